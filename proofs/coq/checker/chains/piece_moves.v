(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A move on a piece of an open kind, by the rules of the certificate, depends on how far it is from the ends
   only through the radius of the rules. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import partizan_rules text rule_values rule_boards rule_play rule_outcomes rule_radius.
From Gazetteer Require Import rule_near rule_conditions rule_moved chain_laws piece_boards.
From Gazetteer Require rule_syntax local_moves left_end_moves.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A board with both arcs of each edge. *)
Definition edges_board (n : nat) (es : seq (nat * nat)) : board := Board (iota 0 n) (both_arcs n es).
Lemma edges_board_arc n es u w :
  is_arc (edges_board n es) u w = [&& u < n, w < n & ((u, w) \in es) || ((w, u) \in es)].
Proof.
rewrite is_arcE; apply/flatten_mapP/idP => [[x x_in /mapP[y]]|/and3P[u_in w_in uw]].
  rewrite mem_filter => /andP[xy y_in] [-> ->]; move: x_in y_in xy.
  by rewrite !mem_iota /adjacent !is_arcE /= => -> ->.
exists u; first by rewrite mem_iota.
by apply/mapP; exists w; rewrite // mem_filter mem_iota /adjacent !is_arcE uw.
Qed.
Lemma edges_board_once n es : uniq (arcs (edges_board n es)).
Proof.
rewrite allpairs_uniq_dep ?iota_uniq //; first by move=> u _; rewrite filter_uniq ?iota_uniq.
by move=> [u w] [x y] _ _ /= [-> ->].
Qed.

Section Pieces.
Variables (s : chain_law) (k : kind).
Hypothesis fit : parts_fit s k.
Hypothesis open : ~~ closed k.
Notation num := (number_in_piece s k).
Definition piece_board (n : nat) : board := edges_board (piece_order s k n) (piece_edges s k n).

Lemma placed_present n u v : 0 < n -> (u, v) \in placed_edges s k n ->
  present (line s k n) u /\ present (line s k n) v.
Proof.
move=> n_pos; rewrite in_placed //.
have there w : present (line s k n) w = (w.2 < local_moves.part_order (part_in s k n w.1)) by [].
have /and5P[ll lu uu uj /andP[rr ru]] := fit.
rewrite !there !orders //.
have below m l es : pairs_below m l es -> (u.2, v.2) \in es -> u.2 < m /\ v.2 < l.
  by move=> /allP all_in /all_in/andP.
case/or4P=> [/and3P[/eqP-> /eqP-> /(below _ _ _ ll)]|/and3P[/eqP-> /eqP-> /(below _ _ _ lu)]||] //=.
- by rewrite n_pos.
- case/and3P=> /andP[u_pos u_n] /eqP-> /(below _ _ _ uu).
  by rewrite u_n; case: (u.1) u_pos.
case/or3P.
- case/and3P=> /andP[u_pos u_n] /eqP-> /(below _ _ _ uj); rewrite (ltnW u_n) u_n /=.
  by case: (u.1) u_pos.
- by case/and3P=> /eqP-> /eqP-> /(below _ _ _ rr); rewrite /= ltnn eqxx.
- case/and3P=> /eqP-> /eqP-> /(below _ _ _ ru); rewrite /= ltnn eqxx leqnn.
  by case: (n) n_pos.
Qed.

Lemma edges_symmetric p : symmetric (edges_of_part p).
Proof. by move=> a b; rewrite /edges_of_part orbC. Qed.
Lemma piece_shown n : 0 < n -> shows (piece_board n) num (line s k n).
Proof.
move=> n_pos; split.
- exact: iota_ltn_sorted.
- exact: edges_board_once.
- by apply/allP => -[u w] uw; move: (edges_board_arc (piece_order s k n) (piece_edges s k n) u w);
    rewrite is_arcE /= uw !mem_iota /= => /esym/and3P[-> ->].
- move=> v; rewrite mem_iota /= => v_lt; exact: numbered_all.
- by move=> u u_in; rewrite mem_iota /= number_there.
- by move=> u v u_in v_in; apply: (number_apart u_in v_in).
- move=> u v u_in v_in; rewrite edges_board_arc (number_there u_in) (number_there v_in).
  rewrite (joined_placed s k n_pos) (edges_placed s open n_pos).
  have in_edges a b : present (line s k n) a -> present (line s k n) b ->
      ((num a, num b) \in [seq (num e.1, num e.2) | e <- placed_edges s k n]) =
      ((a, b) \in placed_edges s k n).
    move=> a_in b_in; apply/mapP/idP => [[[c d] e_in [a_c b_d]]|e_in]; last by exists (a, b).
    have [c_in d_in] := placed_present n_pos e_in.
    by rewrite (number_apart a_in c_in a_c) (number_apart b_in d_in b_d).
  by rewrite !in_edges.
- move=> u v; rewrite joined_placed // => /orP[] /(placed_present n_pos)[] //.
- by apply: local_moves.chain_symmetric; apply: edges_symmetric.
Qed.

(* The order of the numbers nearby is the same. *)
Lemma moved_order rho n m i j u v :
  local_moves.same_around (joined_part (left_end k)) (joined_part (unit_part s)) (last_part (right_end k))
    (joins_right k) rho n i m j ->
  present (line s k n) u -> present (line s k n) v ->
  present (line s k m) (local_moves.moved i j u) -> present (line s k m) (local_moves.moved i j v) ->
  local_moves.near rho i u -> local_moves.near rho i v ->
  (num (local_moves.moved i j u) < num (local_moves.moved i j v)) = (num u < num v).
Proof.
move=> same u_in v_in u_in' v_in' u_near v_near.
rewrite (number_ltn u_in v_in) (number_ltn u_in' v_in').
have [a _ [u_a fu_a]] := local_moves.stands same u_near.
have [b _ [v_b fv_b]] := local_moves.stands same v_near.
by rewrite fu_a fv_b u_a v_b !ltn_add2l !eqn_add2l.
Qed.
End Pieces.

(* A move of the rules: at a vertex, or from the first to the second along an edge. *)
Section Made.
Variables (r : rule_syntax.rules) (p : position) (number : option nat) (m : rule_syntax.rule).
Definition made_at (u w : nat) : attempt :=
  match rule_syntax.where_made m with
  | rule_syntax.At_vertex x => tried r p m (number, u, None) [:: (x, u)]
  | rule_syntax.Along_edge x y =>
      tried r p m (number, u, Some (rule_syntax.directed r, w)) [:: (y, w); (x, u)]
  end.
Lemma attempts_made : rule_syntax.tokens r = [::] -> tokens_on p = [::] -> attempts r p number m =
  if along_edge m then
    flatten [seq [seq made_at u w | w <- heads (on_board p) u & among w (vertices (on_board p))]
            | u <- vertices (on_board p)]
  else [seq made_at u u | u <- vertices (on_board p)].
Proof.
move=> no_tokens no_places; rewrite /attempts /along_edge /made_at no_places no_tokens /range_of no_tokens /=.
by case: (rule_syntax.where_made m).
Qed.
End Made.

Lemma farthest_in (A : Type) (far : A -> distance) l a n : List.In a l ->
  foldr farthest (Steps 0) [seq far b | b <- l] = Steps n -> exists2 d, far a = Steps d & d <= n.
Proof.
elim: l n => //= b l IH n a_in /steps_farthest[d [e [b_d l_e d_n e_n]]].
case: a_in => [<-|/IH/(_ l_e)[c a_c c_e]]; first by exists d.
by exists c; rewrite // (leq_trans c_e).
Qed.
Lemma along_in r m : List.In m (rule_syntax.moves_of r) -> along_edge m -> along_edges r.
Proof. by rewrite /along_edges; elim: (rule_syntax.moves_of r) => //= a l IH [->->|/IH m_l /m_l->]; rewrite ?orbT. Qed.

(* The parts around part i of n units are those around part j of n' units, to this distance. *)
Definition same_parts (s : chain_law) (k : kind) (rho n i n' j : nat) : Prop :=
  local_moves.same_around (joined_part (left_end k)) (joined_part (unit_part s)) (last_part (right_end k))
    (joins_right k) rho n i n' j.

(* Or they are the same from the left end on. *)
Definition same_to_left (s : chain_law) (k : kind) (rho n i n' : nat) : Prop :=
  left_end_moves.same_from_left (joined_part (left_end k)) (joined_part (unit_part s)) (last_part (right_end k))
    (joins_right k) (i + rho) n n'.
(* Which vertex of the other piece goes with each. *)
Definition goes_along (s : chain_law) (k : kind) (rho n n' i : nat) (f : place_of -> place_of) : Prop :=
  (exists2 j, same_parts s k rho n i n' j & f = local_moves.moved i j) \/
  (same_to_left s k rho n i n' /\ f = id).

(* A move on a piece is one on another piece, at the same place or so many parts further, if the parts around are
   the same to the radius of the rules; it leaves the same nearby, and all that is farther. *)
Definition pieces_alike (s : chain_law) (k : kind) (r : rule_syntax.rules) (rho : nat) : Prop :=
  forall n n' m number p q (u w : place_of) f, 0 < n -> 0 < n' ->
  List.In m (rule_syntax.moves_of r) ->
  on_board p = piece_board s k n -> tokens_on p = [::] ->
  on_board q = piece_board s k n' -> tokens_on q = [::] ->
  present (line s k n) u -> (if along_edge m then beside (line s k n) u w else w == u) ->
  goes_along s k rho n n' u.1 f ->
  let num := number_in_piece s k in
  [/\ present (line s k n') (f u), (if along_edge m then beside (line s k n') (f u) (f w) else f w == f u) &
      both_made rho (line s k n) u f (piece_board s k n) (piece_board s k n') num num
        (made_at r p number m (num u) (num w)) (made_at r q number m (num (f u)) (num (f w)))].

Lemma goes_along_alike s k rho n n' u f : goes_along s k rho n n' u.1 f ->
  local_moves.alike rho (line s k n) (line s k n') u (f u) f.
Proof.
case=> [[j same ->]|[same ->]]; last exact: left_end_moves.left_alike.
have f_u : local_moves.moved u.1 j u = (j, u.2) by rewrite /local_moves.moved addKn.
by rewrite f_u; apply: (local_moves.balls_alike (y := (j, u.2)) same).
Qed.
Lemma goes_along_order s k rho n n' i f u v : goes_along s k rho n n' i f ->
  present (line s k n) u -> present (line s k n) v ->
  present (line s k n') (f u) -> present (line s k n') (f v) ->
  local_moves.near rho i u -> local_moves.near rho i v ->
  let num := number_in_piece s k in (num (f u) < num (f v)) = (num u < num v).
Proof. by case=> [[j same ->]|[_ ->]] // *; apply: (moved_order same). Qed.

Theorem piece_moves_alike s k r rho : parts_fit s k -> ~~ closed k -> radius r = Some rho ->
  pieces_alike s k r rho.
Proof.
move=> fit open; rewrite /radius /reads; case plain: (plain_game r) => //.
case all_n: (foldr _ _ _) => [n0|//] [rho_eq] n n' m number p q u w f n_pos n'_pos m_in on_p no_p on_q no_q.
move=> u_in w_ok along_f num; have similar := goes_along_alike along_f.
have shown := piece_shown fit open n_pos; have shown' := piece_shown fit open n'_pos.
have near_in z : ball (line s k n) rho u z -> present (line s k n) z.
  exact: (near_present shown u_in).
have f_in z : ball (line s k n) rho u z -> present (line s k n') (f z).
  by move=> z_near; rewrite (local_moves.same_present similar z_near) near_in.
have ordered z t : ball (line s k n) rho u z -> ball (line s k n) rho u t ->
    (num (f z) < num (f t)) = (num z < num t).
  move=> z_near t_near; apply: (goes_along_order along_f); rewrite ?near_in ?f_in //.
  - exact: local_moves.ball_near z_near.
  - exact: local_moves.ball_near t_near.
have u_near := local_moves.ball_centre (line s k n) rho u.
have [d m_d d_n] := farthest_in m_in all_n.
have d_rho : along_edges r + d <= rho by rewrite -rho_eq addnC leq_add2r.
have w_far : ball (line s k n) (along_edges r) u w.
  move: w_ok; case along: (along_edge m); [move=> u_w | by move=> /eqP->; apply: local_moves.ball_centre].
  by rewrite (along_in m_in along); apply: (local_moves.ball_step (local_moves.ball_centre _ 0 u) u_w).
have w_near : ball (line s k n) rho u w.
  by apply: local_moves.ball_wider w_far; rewrite -rho_eq leq_addl.
split; first exact: f_in.
  by move: w_ok; case: (along_edge m) => [u_w|/eqP->]; rewrite ?(local_moves.same_joined similar).
have tried_alike := tried_nearby similar shown shown' u_in ordered (far := along_edges r) on_p on_q _ _
  plain no_p no_q m_d d_rho.
rewrite /made_at; move: w_ok tried_alike; rewrite /along_edge.
case: (rule_syntax.where_made m) => [x|x y] w_ok tried_alike /=.
- apply: (tried_alike _ _ [:: (x, u)]); split=> //; rewrite addn0; exact: local_moves.ball_centre.
- apply: (tried_alike _ _ [:: (y, w); (x, u)]); split; rewrite ?addn0 //.
  by split; rewrite ?addn0 //; apply: local_moves.ball_centre.
Qed.

(* In the middle, and at the same distance from either end. *)
Corollary parts_in_the_middle s k rho n i n' j : rho < i -> i + rho < n -> rho < j -> j + rho < n' ->
  same_parts s k rho n i n' j.
Proof. exact: local_moves.in_the_middle. Qed.
Corollary parts_from_the_left s k rho n n' i : i + rho < n -> i + rho < n' -> same_to_left s k rho n i n'.
Proof. exact: left_end_moves.far_from_right. Qed.
Corollary parts_from_the_right s k rho n n' c : c + rho < n -> c + rho < n' ->
  same_parts s k rho n (n - c) n' (n' - c).
Proof. exact: local_moves.near_the_right. Qed.
Corollary parts_at_the_right_end s k rho n n' : rho <= n -> rho <= n' -> same_parts s k rho n n.+1 n' n'.+1.
Proof.
have part l a : 0 < l.+1 - rho -> rho <= l.+1 -> local_moves.part_at (joined_part (left_end k))
    (joined_part (unit_part s)) (last_part (right_end k)) (joins_right k) l (l.+1 - rho + a) =
    if a.+1 < rho then joined_part (unit_part s)
    else if a.+1 == rho then local_moves.Part (part_order (unit_part s)) (edges_of_part (unit_part s)) (joins_right k)
    else if a == rho then last_part (right_end k) else local_moves.nothing.
  move=> pos rho_l; have l_eq : l.+1 - rho + rho = l.+1 by rewrite subnK.
  move: (l.+1 - rho) pos l_eq => d pos l_eq; rewrite /local_moves.part_at -[_ + a == 0]leqn0 leqNgt ltn_addr //=.
  have -> : (d + a < l) = (a.+1 < rho) by rewrite -[in RHS](ltn_add2l d) addnS l_eq.
  have -> : (d + a == l) = (a.+1 == rho) by rewrite -[in RHS](eqn_add2l d) addnS l_eq.
  by have -> : (d + a == l.+1) = (a == rho) by rewrite -l_eq eqn_add2l.
move=> rho_n rho_n'; split; rewrite ?leqW // => a _.
by rewrite (part n) ?(part n') ?leqW // subn_gt0 ltnS.
Qed.
