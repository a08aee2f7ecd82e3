(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A move in the middle of a chain depends on its distances to the ends only through its radius.
   Chains of all lengths as infinite boards: part 0 is the left end, parts 1 to n are the units, part n + 1
   is the right end. A game is local with radius r if whether a move may be made, and what it does, depends
   on the ball of radius r around it alone, up to isomorphism, and if it changes nothing outside. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import Lia.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The part, and the vertex within it. *)
Definition vertex : eqType := [eqType of nat * nat].
Record board := Board { present : pred vertex; joined : rel vertex }.

Definition ball (G : board) (r : nat) (x u : vertex) : Prop :=
  exists p, [/\ path (joined G) x p, last x p = u & size p <= r].

(* f carries the ball around x to that around y. *)
Record alike (r : nat) (G H : board) (x y : vertex) (f : vertex -> vertex) : Prop := Alike {
  centre : f x = y;
  into : forall u, ball G r x u -> ball H r y (f u);
  onto : forall w, ball H r y w -> exists2 u, ball G r x u & f u = w;
  one_to_one : forall u v, ball G r x u -> ball G r x v -> f u = f v -> u = v;
  same_present : forall u, ball G r x u -> present H (f u) = present G u;
  same_joined : forall u v, ball G r x u -> ball G r x v -> joined H (f u) (f v) = joined G u v
}.

(* A move names a vertex, and another one in its ball: along an edge, its other end; else itself. *)
Record rule := Rule {
  allowed : board -> vertex -> vertex -> Prop;
  after : board -> vertex -> vertex -> board
}.

Record local (r : nat) (R : rule) : Prop := Local {
  looks : forall G H x y f, alike r G H x y f -> forall x', ball G r x x' ->
    allowed R G x x' <-> allowed R H y (f x');
  works : forall G H x y f, alike r G H x y f -> forall x', ball G r x x' -> allowed R G x x' ->
    (forall u, ball G r x u -> present (after R H y (f x')) (f u) = present (after R G x x') u) /\
    (forall u v, ball G r x u -> ball G r x v ->
      joined (after R H y (f x')) (f u) (f v) = joined (after R G x x') u v);
  leaves : forall G x x', symmetric (joined G) -> ball G r x x' -> allowed R G x x' ->
    (forall u, ~ ball G r x u -> present (after R G x x') u = present G u) /\
    (forall u v, ~ (ball G r x u /\ ball G r x v) ->
      joined (after R G x x') u v = joined G u v)
}.

(* A chain: how many vertices each part has, its edges, and the edges from it to the next one. *)
Record part := Part { part_order : nat; edges : rel nat; to_next : rel nat }.
Definition nothing : part := Part 0 (fun _ _ => false) (fun _ _ => false).

Section Chains.
(* The last unit is joined to the right end by joins of its own. *)
Variables (left unit right : part) (to_right : rel nat).

Definition part_at (n p : nat) : part :=
  if p == 0 then left
  else if p < n then unit
  else if p == n then Part (part_order unit) (edges unit) to_right
  else if p == n.+1 then right else nothing.
Definition chain (n : nat) : board := Board
  (fun u => u.2 < part_order (part_at n u.1))
  (fun u v =>
    if u.1 == v.1 then edges (part_at n u.1) u.2 v.2
    else if u.1.+1 == v.1 then to_next (part_at n u.1) u.2 v.2
    else if v.1.+1 == u.1 then to_next (part_at n v.1) v.2 u.2
    else false).

(* Within the radius, the parts are the same ones around part i of n units, and around part j of m. *)
Definition same_around (r n i m j : nat) : Prop :=
  [/\ r <= i, r <= j & forall a, a <= r + r -> part_at n (i - r + a) = part_at m (j - r + a)].

Lemma same_aroundC r n i m j : same_around r n i m j -> same_around r m j n i.
Proof. by case=> r_i r_j same; split=> // a a_r; rewrite same. Qed.

(* As many parts further as j is than i. *)
Definition moved (i j : nat) (u : vertex) : vertex := (u.1 + j - i, u.2).
Definition near (r i : nat) (u : vertex) : bool := (i - r <= u.1) && (u.1 <= i + r).

Lemma moved_part r i j a : r <= i -> r <= j -> i - r + a + j - i = j - r + a.
Proof. by move=> /leP r_i /leP r_j; rewrite -!plusE -!minusE; lia. Qed.

Lemma near_part r i p : r <= i -> i - r <= p -> p <= i + r ->
  exists2 a, a <= r + r & p = i - r + a.
Proof.
move=> r_i low high; exists (p - (i - r)); last by rewrite subnKC.
by rewrite leq_subLR addnA subnK.
Qed.

Lemma near_far r i a : r <= i -> (i - r <= i - r + a <= i + r) = (a <= r + r).
Proof. by move=> r_i; rewrite leq_addr -{2}(subnK r_i) -addnA leq_add2l. Qed.

Section Two.
Variables r n i m j : nat.
Hypothesis same : same_around r n i m j.
Let f := moved i j.

(* u stands at the distance a from the beginning of both balls. *)
Lemma stands u : near r i u ->
  exists2 a, a <= r + r & u.1 = i - r + a /\ (f u).1 = j - r + a.
Proof.
case: same => r_i r_j _ /andP[low high]; have [a a_r u_a] := near_part r_i low high.
by exists a => //; split=> //; rewrite /f /moved u_a moved_part.
Qed.

Lemma near_moved u : near r i u -> near r j (f u).
Proof. by case: same => _ r_j _ /stands[a a_r [_ f_a]]; rewrite /near f_a near_far. Qed.

Lemma moved_back u : near r i u -> moved j i (f u) = u.
Proof.
case: same => r_i r_j _ u_near; have [a _ [u_a f_a]] := stands u_near.
by rewrite /moved f_a moved_part // -u_a /f /moved /= -surjective_pairing.
Qed.

Lemma same_part u : near r i u -> part_at m (f u).1 = part_at n u.1.
Proof. by case: same => _ _ same_parts /stands[a a_r [-> ->]]; rewrite same_parts. Qed.

Lemma moved_eq u v : near r i u -> near r i v ->
  ((f u).1 == (f v).1) = (u.1 == v.1) /\ ((f u).1.+1 == (f v).1) = (u.1.+1 == v.1).
Proof.
move=> /stands[a _ [-> ->]] /stands[b _ [-> ->]].
by rewrite -!addnS !eqn_add2l.
Qed.

Lemma chains_joined u v : near r i u -> near r i v ->
  joined (chain m) (f u) (f v) = joined (chain n) u v.
Proof.
move=> u_near v_near; rewrite /chain.
have [e_uv s_uv] := moved_eq u_near v_near; have [_ s_vu] := moved_eq v_near u_near.
by rewrite [joined _ _ _]/= e_uv s_uv s_vu (same_part u_near) (same_part v_near).
Qed.

Lemma chains_present u : near r i u -> present (chain m) (f u) = present (chain n) u.
Proof. by move=> u_near; rewrite [present _ _]/= same_part. Qed.
End Two.

(* An edge leads to the same part or the next one. *)
Lemma near_edge n u v : joined (chain n) u v -> u.1 <= v.1.+1 /\ v.1 <= u.1.+1.
Proof.
rewrite /=; have [->|_] := eqVneq u.1 v.1; first by rewrite leqnSn.
have [<-|_] := eqVneq u.1.+1 v.1; first by split; rewrite // leqW // leqW.
by have [<-|//] := eqVneq v.1.+1 u.1; split; rewrite // leqW // leqW.
Qed.

Lemma near_path n u p : path (joined (chain n)) u p ->
  u.1 <= (last u p).1 + size p /\ (last u p).1 <= u.1 + size p.
Proof.
elim: p u => [|v p IH] u /=; first by rewrite addn0.
case/andP=> /near_edge[u_v v_u] /IH[low high]; split.
- by rewrite addnS (leq_trans u_v).
- by rewrite (leq_trans high) // addnS -addSn leq_add2r.
Qed.

Lemma near_prefix n r u p : path (joined (chain n)) u p -> size p <= r ->
  forall v, v \in u :: p -> near r u.1 v.
Proof.
move=> is_path p_r v; rewrite inE => /predU1P[->|/splitPr p_v].
  by rewrite /near leq_subr leq_addr.
case: p_v is_path p_r => p1 p2; rewrite -cat_rcons cat_path size_cat size_rcons => /andP[path1 _] p_r.
have [low high] := near_path path1; rewrite last_rcons size_rcons in low high.
have p1_r : (size p1).+1 <= r by rewrite (leq_trans _ p_r) ?leq_addr.
by rewrite /near leq_subLR addnC (leq_trans low) ?leq_add2l //= (leq_trans high) ?leq_add2l.
Qed.

Lemma ball_near n r x u : ball (chain n) r x u -> near r x.1 u.
Proof. by case=> p [is_path <- p_r]; apply: (near_prefix is_path p_r); rewrite mem_last. Qed.

Lemma ball_moved r n m x y u : same_around r n x.1 m y.1 -> y.2 = x.2 ->
  ball (chain n) r x u -> ball (chain m) r y (moved x.1 y.1 u).
Proof.
move=> same y_x [p [is_path <- p_r]]; set f := moved x.1 y.1; exists (map f p).
have y_f : y = f x by rewrite /f /moved addKn -y_x -surjective_pairing.
have along q v : path (joined (chain n)) v q -> (forall z, z \in v :: q -> near r x.1 z) ->
    path (joined (chain m)) (f v) (map f q).
  elim: q v => [//|w q IH] v /andP[v_w w_q] near_q.
  have v_near := near_q v (mem_head _ _).
  have w_near : near r x.1 w by apply: near_q; rewrite !inE eqxx orbT.
  change (joined (chain m) (f v) (f w) && path (joined (chain m)) (f w) (map f q)).
  rewrite (chains_joined same v_near w_near) v_w IH // => z z_q.
  by apply: near_q; rewrite inE z_q orbT.
rewrite size_map y_f last_map; split=> //.
exact: (along p x is_path (near_prefix is_path p_r)).
Qed.

(* The balls around vertices of the same place in units at the same distances are alike. *)
Theorem balls_alike r n m x y : same_around r n x.1 m y.1 -> y.2 = x.2 ->
  alike r (chain n) (chain m) x y (moved x.1 y.1).
Proof.
move=> same y_x; have back := same_aroundC same; split.
- by rewrite /moved addKn -y_x -surjective_pairing.
- by move=> u; apply: (ball_moved same y_x).
- move=> w w_in; exists (moved y.1 x.1 w); first by apply: (ball_moved back (esym y_x)).
  exact: (moved_back back (ball_near w_in)).
- move=> u v /ball_near u_near /ball_near v_near u_v.
  by rewrite -(moved_back same u_near) u_v (moved_back same v_near).
- by move=> u /ball_near u_near; apply: (chains_present same u_near).
- by move=> u v /ball_near u_near /ball_near v_near; apply: (chains_joined same u_near v_near).
Qed.

(* Parts r or more from the ends. *)
Lemma in_the_middle r n i m j : r < i -> i + r < n -> r < j -> j + r < m -> same_around r n i m j.
Proof.
move=> r_i i_n r_j j_m; split; rewrite ?(ltnW r_i) ?(ltnW r_j) // => a a_r.
have part k l : r < k -> k + r < l -> part_at l (k - r + a) = unit.
  move=> r_k k_l; have low : 0 < k - r by rewrite subn_gt0.
  have high : k - r + a < l.
    by rewrite (leq_ltn_trans _ k_l) // -{2}(subnK (ltnW r_k)) -addnA leq_add2l.
  by rewrite /part_at high -leqn0 leqNgt addn_gt0 low.
by rewrite !part.
Qed.

(* The same distance from the left end. *)
Lemma near_the_left r n m i : r <= i -> i + r < n -> i + r < m -> same_around r n i m i.
Proof.
move=> r_i i_n i_m; split=> // a a_r.
have high l : i + r < l -> i - r + a < l.
  by apply: leq_ltn_trans; rewrite -{2}(subnK r_i) -addnA leq_add2l.
by rewrite /part_at !high.
Qed.

(* The same distance from the right end. *)
Lemma near_the_right r n m c : c + r < n -> c + r < m -> same_around r n (n - c) m (m - c).
Proof.
have part k a : c + r < k -> part_at k (k - c - r + a) =
    if a < c + r then unit
    else if a == c + r then Part (part_order unit) (edges unit) to_right
    else if a == (c + r).+1 then right else nothing.
  move=> c_k; rewrite -subnDA; have q0 : 0 < k - (c + r) by rewrite subn_gt0.
  rewrite -{1}(subnK (ltnW c_k)); move: (k - (c + r)) q0 => q q0.
  rewrite /part_at -[(q + (c + r)).+1]addnS ltn_add2l !eqn_add2l.
  by rewrite -[q + a == 0]leqn0 leqNgt addn_gt0 q0.
have within k : c + r < k -> r <= k - c.
  move=> /ltnW c_k; rewrite -(leq_add2l c) subnKC //.
  exact: leq_trans (leq_addr r c) c_k.
move=> c_n c_m; split; try exact: within.
by move=> a _; rewrite (part n a c_n) (part m a c_m).
Qed.

Hypothesis left_symmetric : symmetric (edges left).
Hypothesis unit_symmetric : symmetric (edges unit).
Hypothesis right_symmetric : symmetric (edges right).
Lemma part_symmetric n p : symmetric (edges (part_at n p)).
Proof. by rewrite /part_at; do 4 case: ifP => // _. Qed.
Lemma chain_symmetric n : symmetric (joined (chain n)).
Proof.
move=> u v; rewrite [LHS]/= [RHS]/= [v.1 == u.1]eq_sym.
have [->|u_v] := eqVneq u.1 v.1; first exact: part_symmetric.
have [u_next|_] := eqVneq u.1.+1 v.1; have [v_next|_] //= := eqVneq v.1.+1 u.1.
by have := ltnn u.1; rewrite -{2}v_next -u_next ltnS leqnSn.
Qed.

(* Where the parts within the radius are the same, a move of one chain is one of the other, and does the
   same around it; elsewhere it does nothing. *)
Theorem moves_alike r R n m x x' y : local r R ->
  same_around r n x.1 m y.1 -> y.2 = x.2 -> ball (chain n) r x x' ->
  let f := moved x.1 y.1 in
  (allowed R (chain n) x x' <-> allowed R (chain m) y (f x')) /\
  (allowed R (chain n) x x' ->
    [/\ forall u, ball (chain n) r x u ->
          present (after R (chain m) y (f x')) (f u) = present (after R (chain n) x x') u,
        forall u v, ball (chain n) r x u -> ball (chain n) r x v ->
          joined (after R (chain m) y (f x')) (f u) (f v) = joined (after R (chain n) x x') u v,
        forall u, ~ ball (chain n) r x u -> present (after R (chain n) x x') u = present (chain n) u
      & forall u v, ~ (ball (chain n) r x u /\ ball (chain n) r x v) ->
          joined (after R (chain n) x x') u v = joined (chain n) u v]).
Proof.
move=> R_local same y_x x'_in f; have similar := balls_alike same y_x.
split=> [|ok]; first exact: (looks R_local similar).
have [same_vertices same_edges] := works R_local similar x'_in ok.
by have [] := leaves R_local (@chain_symmetric n) x'_in ok.
Qed.

(* In the middle: whatever the distances to the ends, if they are greater than the radius. *)
Corollary middle_moves r R n m x x' y : local r R ->
  r < x.1 -> x.1 + r < n -> r < y.1 -> y.1 + r < m -> y.2 = x.2 -> ball (chain n) r x x' ->
  allowed R (chain n) x x' <-> allowed R (chain m) y (moved x.1 y.1 x').
Proof.
move=> R_local r_x x_n r_y y_m y_x x'_in.
by have [] := moves_alike R_local (in_the_middle r_x x_n r_y y_m) y_x x'_in.
Qed.
End Chains.

Lemma ball_centre G r x : ball G r x x.
Proof. by exists [::]. Qed.
Lemma ball_step G r x u v : ball G r x u -> joined G u v -> ball G r.+1 x v.
Proof.
case=> p [is_path <- p_r] u_v; exists (rcons p v).
by rewrite rcons_path is_path last_rcons size_rcons.
Qed.
Lemma ball_wider G r s x u : r <= s -> ball G r x u -> ball G s x u.
Proof. by move=> r_s [p [is_path last_p p_r]]; exists p; split=> //; apply: leq_trans r_s. Qed.
