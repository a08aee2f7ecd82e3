(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A move does no more than rule_radius.v reads: on boards that are alike around a vertex it may be made in
   both or in neither, what it leaves is alike, and it changes nothing farther. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import partizan_rules text rule_syntax rule_values rule_boards rule_play rule_radius.
From Gazetteer Require Import rule_near rule_conditions.
From Gazetteer Require local_moves.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Moved.
Variables (rho : nat) (G H : plan) (x y : place_of) (f : place_of -> place_of).
Hypothesis similar : local_moves.alike rho G H x y f.
Variables (g h : board) (num num' : place_of -> nat).
Hypothesis shown : shows g num G.
Hypothesis shown' : shows h num' H.
Hypothesis x_in : present G x.
Hypothesis ordered : forall u v, ball G rho x u -> ball G rho x v ->
  (num' (f u) < num' (f v)) = (num u < num v).
Notation out u := (num' (f u)).
Notation goes := (goes_with rho G x f g h num num').
Notation same := (same_left rho G x f g h num num').

Variable far : nat.
Notation placed := (placed G x far).
Notation shown_by := (shown_by num).
Notation shown_by_other := (shown_by_other f num').

(* Nothing goes, and no edge, but nearby. *)
Record far_stays (g' : board) : Prop := Far_stays {
  nothing_new : {subset vertices g' <= vertices g};
  vertices_stay : forall u, present G u -> ~ ball G rho x u -> num u \in vertices g';
  arcs_stay : forall u v, beside G u v -> ~ (ball G rho x u /\ ball G rho x v) ->
    is_arc g' (num u) (num v)
}.
Lemma all_stay : far_stays g.
Proof.
split=> // [u u_in _|u v u_v _]; first by apply: (in_board shown).
by have [u_in v_in] := ends_present shown u_v; rewrite (arcs_beside shown).
Qed.

Definition goes_nearby (gone gone' : seq nat) : Prop :=
  (forall v, ball G rho x v -> (out v \in gone') = (num v \in gone)) /\
  (forall v, present G v -> num v \in gone -> exists2 d, d < rho & ball G d x v).

Lemma arcs_gone_nearby g' h' gone gone' : goes_nearby gone gone' -> same g' h' -> far_stays g' ->
  same (without_arcs_at_all gone g') (without_arcs_at_all gone' h') /\
  far_stays (without_arcs_at_all gone g').
Proof.
move=> [gone_eq gone_near] left_same [new stay arcs_there]; split; first exact: (arcs_gone left_same gone_eq).
split=> // u v u_v far_uv; have [u_in v_in] := ends_present shown u_v.
rewrite is_arc_filter arcs_there //= !amongE andbT; apply/andP; split; apply/negP.
- move=> /(gone_near _ u_in)[d d_rho u_d]; apply: far_uv; split.
    exact: (local_moves.ball_wider (ltnW d_rho) u_d).
  exact: (local_moves.ball_wider d_rho (local_moves.ball_step u_d u_v)).
- move=> /(gone_near _ v_in)[d d_rho v_d]; apply: far_uv; split.
    by apply: local_moves.ball_wider d_rho (local_moves.ball_step v_d _); rewrite (both_ways shown).
  exact: (local_moves.ball_wider (ltnW d_rho) v_d).
Qed.
Lemma vertices_gone_nearby g' h' gone gone' : goes_nearby gone gone' -> same g' h' -> far_stays g' ->
  same (without_vertices gone g') (without_vertices gone' h') /\ far_stays (without_vertices gone g').
Proof.
move=> gone_ok left_same stays; have [_ [new stay arcs_there]] := arcs_gone_nearby gone_ok left_same stays.
have [gone_eq gone_near] := gone_ok; split; first exact: (vertices_gone left_same gone_eq).
split=> [v|u u_in u_far|]; last exact: arcs_there.
  by rewrite mem_filter => /andP[_ /new].
rewrite mem_filter stay // andbT amongE; apply/negP=> /(gone_near _ u_in)[d d_rho u_d].
by apply: u_far; apply: (local_moves.ball_wider (ltnW d_rho) u_d).
Qed.
Lemma edge_gone_nearby g' h' u v : ball G rho x u -> ball G rho x v -> same g' h' -> far_stays g' ->
  same (without_both_arcs (num u) (num v) g') (without_both_arcs (out u) (out v) h') /\
  far_stays (without_both_arcs (num u) (num v) g').
Proof.
move=> u_in v_in left_same [new stay arcs_there]; split; first exact: edge_gone.
have near_in w : ball G rho x w -> present G w := near_present shown x_in (u := w).
split=> // a b a_b far_ab; have [a_in b_in] := ends_present shown a_b.
rewrite !is_arc_filter arcs_there //= !eqnE andbT; apply/andP; split; apply/negP => /andP[/eqP a_u /eqP b_v].
- by apply: far_ab; rewrite (apart shown a_in (near_in _ v_in) a_u) (apart shown b_in (near_in _ u_in) b_v).
- by apply: far_ab; rewrite (apart shown a_in (near_in _ u_in) a_u) (apart shown b_in (near_in _ v_in) b_v).
Qed.

Variables (r : rules) (p q : position).
Hypothesis on_g : on_board p = g.
Hypothesis on_h : on_board q = h.

Lemma placed_at scope env z k n : placed scope env -> steps_from scope z k = Steps n ->
  exists2 u, vertex_at (shown_by env) z = num u /\ vertex_at (shown_by_other env) z = out u &
    exists2 d, ball G d x u & far + n = d + k.
Proof.
rewrite /steps_from; case d_z: (distance_of _ _) => [d|//] all_in [<-].
have [u [u_g u_h u_in]] := placed_found f num num' all_in d_z.
by exists u; [rewrite /vertex_at u_g u_h | exists (far + d); rewrite ?addnA].
Qed.

Lemma item_nearby scope env i n : placed scope env -> item_works scope i = Steps n -> far + n <= rho ->
  goes_nearby (item_vertices r p (shown_by env) i) (item_vertices r q (shown_by_other env) i).
Proof.
move=> all_in; case: i => //= z /(placed_at all_in)[u [-> ->] [d u_d ->]] d_rho.
- have u_in : ball G rho x u by apply: local_moves.ball_wider u_d; rewrite (leq_trans _ d_rho) ?leq_addr.
  split=> v v_in; first by rewrite !inE (out_eq ordered).
  rewrite inE => /eqP/(apart shown v_in (near_present shown x_in u_in)) ->.
  by exists d; rewrite // -addn1.
- have u_in : ball G rho x u by apply: local_moves.ball_wider u_d; rewrite (leq_trans _ d_rho) ?leq_addr.
  rewrite on_g on_h; have u_there := near_present shown x_in u_in; split=> v v_in.
    have there w (w_in : ball G rho x w) := near_present' similar shown x_in w_in.
    rewrite !in_heads (arcs_beside shown' (there _ u_in) (there _ v_in)) (out_beside similar u_in v_in).
    by rewrite (arcs_beside shown u_there (near_present shown x_in v_in)).
  rewrite in_heads (arcs_beside shown) // => u_v; exists d.+1; first by rewrite addn2 in d_rho.
  exact: (local_moves.ball_step u_d u_v).
Qed.
Lemma items_nearby scope env l n : placed scope env ->
  foldr farthest (Steps 0) [seq item_works scope i | i <- l] = Steps n -> far + n <= rho ->
  goes_nearby (items_vertices r p (shown_by env) l) (items_vertices r q (shown_by_other env) l).
Proof.
move=> all_in; elim: l n => [|i l IH] n /=; first by split.
case/steps_farthest=> [k [k' [i_k l_k k_n k'_n]]] n_rho.
have [i_eq i_near] := item_nearby all_in i_k (leq_trans (leq_add (leqnn far) k_n) n_rho).
have [l_eq l_near] := IH _ l_k (leq_trans (leq_add (leqnn far) k'_n) n_rho).
split=> v v_in; rewrite /items_vertices /= !mem_cat; first by rewrite i_eq // l_eq.
by case/orP; [apply: i_near | apply: l_near].
Qed.

Lemma done_nearby scope env e n p' q' : ~~ directed r -> placed scope env -> works scope e = Steps n ->
  far + n <= rho -> same (on_board p') (on_board q') -> far_stays (on_board p') ->
  let p2 := done r p (shown_by env) p' e in let q2 := done r q (shown_by_other env) q' e in
  [/\ same (on_board p2) (on_board q2), far_stays (on_board p2), tokens_on p2 = tokens_on p' &
      tokens_on q2 = tokens_on q'].
Proof.
move=> undirected all_in e_n n_rho left_same stays.
have wider d k u : far + n = d + k -> ball G d x u -> ball G rho x u.
  by move=> n_d; apply: local_moves.ball_wider; rewrite (leq_trans _ n_rho) // n_d leq_addr.
case: e e_n => //= [l|z w|z] e_n.
- by have [] := vertices_gone_nearby (items_nearby all_in e_n n_rho) left_same stays.
- move: e_n; rewrite (negPf undirected) => /steps_farthest[k [k' [z_k w_k k_n k'_n]]].
  have [u [-> ->] [d u_d d_k]] := placed_at all_in z_k; have [v [-> ->] [d' v_d d'_k]] := placed_at all_in w_k.
  have in_rho e (t : place_of) m : m <= n -> far + m = e + 0 -> ball G e x t -> ball G rho x t.
    move=> m_n; rewrite addn0 => m_e; apply: local_moves.ball_wider.
    by rewrite -m_e (leq_trans _ n_rho) // leq_add2l.
  by have [] := edge_gone_nearby (in_rho _ _ _ k_n d_k u_d) (in_rho _ _ _ k'_n d'_k v_d) left_same stays.
- have gone : item_works scope (At z) = Steps n by [].
  by have [] := arcs_gone_nearby (item_nearby all_in gone n_rho) left_same stays.
Qed.

Lemma all_done scope env es n p' q' : ~~ directed r -> placed scope env ->
  foldr farthest (Steps 0) [seq works scope e | e <- es] = Steps n -> far + n <= rho ->
  same (on_board p') (on_board q') -> far_stays (on_board p') ->
  let p2 := foldl (done r p (shown_by env)) p' es in let q2 := foldl (done r q (shown_by_other env)) q' es in
  [/\ same (on_board p2) (on_board q2), far_stays (on_board p2), tokens_on p2 = tokens_on p' &
      tokens_on q2 = tokens_on q'].
Proof.
move=> undirected all_in; elim: es n p' q' => [|e es IH] n p' q' //= e_n n_rho left_same stays.
have [k [k' [e_k es_k k_n k'_n]]] := steps_farthest e_n.
have [left2 stays2 <- <-] := done_nearby undirected all_in e_k
  (leq_trans (leq_add (leqnn far) k_n) n_rho) left_same stays.
exact: IH es_k (leq_trans (leq_add (leqnn far) k'_n) n_rho) left2 stays2.
Qed.

(* Two attempts that go with each other. *)
Definition both_made (a b : attempt) : Prop :=
  match a, b with
  | No_move, No_move | No_position, No_position => True
  | A_move _ p', A_move _ q' => same (on_board p') (on_board q') /\ far_stays (on_board p')
  | _, _ => False
  end.

Theorem tried_nearby m w w' env n : plain_game r -> tokens_on p = [::] -> tokens_on q = [::] ->
  rule_reads m = Steps n -> far + n <= rho ->
  placed [seq (z, 0) | z <- names_of (where_made m)] env ->
  both_made (tried r p m w (shown_by env)) (tried r q m w' (shown_by_other env)).
Proof.
move=> /and5P[undirected _ one_side _ _] no_p no_q.
case/steps_farthest=> [k [k' [c_k e_k k_n k'_n]]] n_rho all_in.
have k_rho := leq_trans (leq_add (leqnn far) k_n) n_rho.
have k'_rho := leq_trans (leq_add (leqnn far) k'_n) n_rho.
have conditions : (if condition m is Some t then value_of r p (shown_by env) t else Bool true) =
    (if condition m is Some t then value_of r q (shown_by_other env) t else Bool true) \/
    both_made (tried r p m w (shown_by env)) (tried r q m w' (shown_by_other env)).
  rewrite /tried /value_of; case: (condition m) c_k => [t t_k|_]; last by left.
  have [+ _] := values_near similar shown shown' x_in ordered r r on_g on_h t_k k_rho all_in.
  case: (values r p _ t).1 => [a|a|a|a||]; case: (values r q _ t).1 => [b|b|b|b||] //=;
    try (by move=> ->; left); by right.
case: conditions => // same_value; rewrite /tried same_value.
case: (match condition m with | Some _ => _ | None => _ end) => [[]|a|a|a||] //=.
rewrite /after_move (negPf one_side).
have left_same : same (on_board p) (on_board q).
  by rewrite on_g on_h; apply: (all_left similar shown shown' x_in).
have stays : far_stays (on_board p) by rewrite on_g; apply: all_stay.
have [same_after stays_after tokens_p tokens_q] :=
  all_done undirected all_in e_k k'_rho left_same stays.
by move: tokens_p tokens_q; rewrite no_p no_q /effects_of => /= -> ->.
Qed.
End Moved.
