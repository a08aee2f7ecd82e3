(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The 180-degree trails and the sets S_k that they give: the rays, the even kernel on one segment, its
   pattern, and the readings of the signs [SV25, Lemmas 8 and 9, Corollary 12]. *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels bipartite lattice grids.
From Gazetteer Require Import rays returns trails straight_trails embedding grid_trails.
From Gazetteer Require Import regions labellings around grid_labellings extended figures signs.
From Gazetteer Require Import diagonals.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma rays_stop_straight (m n : nat) (v : 'I_m * 'I_n) (h : direction) :
  ~~ (gcdn m.+1 n.+1 %| row v) -> ~~ (gcdn m.+1 n.+1 %| column v) ->
  exists t, stops (side m) (side n) (point_of v) h t /\
    (corner (side m) (side n) (place (side m) (side n) (point_of v) h t) \/
     returns_from (side m) (side n) (point_of v) h t (opposite h)).
Proof.
move=> a b; have m1 := side_m v; have n1 := side_n v; have v_in := point_inside v.
have [t S] := has_stop _ _ m1 n1 _ v_in h; exists t; split=> //; case: (S) => t0 [[P|C] _]; [right|by left].
have off c : ~~ (gcdn m.+1 n.+1 %| c) -> ~ divides (Z.of_nat (gcdn m.+1 n.+1)) (Z.of_nat c).
  by move=> /negP c_off /(dividesE (gcd_pos m n)).
have B := stops_straight _ _ m1 n1 _ v_in _ (gcd_posP m n) (gcd_side_m m n) (gcd_side_n m n)
  (gcd_bezout m n) (off _ a) (off _ b) _ _ S P.
by have [_ H] := ball_place _ _ _ _ _ _ _ B; split=> //; rewrite H opposite_opposite.
Qed.

Lemma one_segment_kernel (m n : nat) (v : 'I_m * 'I_n) (phi : trail) :
  trail_at (side m) (side n) (point_of v) phi -> straight (side m) (side n) (point_of v) phi ->
  even_kernel (grid m n) (on_one_segment v phi) /\ v \in on_one_segment v phi.
Proof. by move=> at_v S; split; [apply: segments_kernel | apply: start_on_one_segment]. Qed.

Lemma even_on_one_segment (m n : nat) (v u : 'I_m * 'I_n) (phi : trail) :
  trail_at (side m) (side n) (point_of v) phi -> straight (side m) (side n) (point_of v) phi ->
  #|neighbours (grid m n) u :&: on_one_segment v phi| \in [:: 0; 2; 4].
Proof.
move=> at_v S; have [ker _] := one_segment_kernel at_v S.
have := kernel_even_everywhere u ker.
have := leq_trans (subset_leq_card (subsetIl _ (on_one_segment v phi))) (grid_degree u).
by move: #|_| => [|[|[|[|[|k]]]]].
Qed.

Lemma segments_reflected (m n : nat) (v : 'I_m * 'I_n) (phi : trail) (w w' : 'I_m * 'I_n) (q : nat) :
  let d := gcdn m.+1 n.+1 in
  trail_at (side m) (side n) (point_of v) phi -> straight (side m) (side n) (point_of v) phi ->
  row w + row w' = 2 * q * d /\ column w = column w' \/
  row w = row w' /\ column w + column w' = 2 * q * d ->
  (w \in on_one_segment v phi) = (w' \in on_one_segment v phi).
Proof.
move=> d at_v S; rewrite !segments_diagonals // !(in_diagonals _ (gcd_pos m n)) -/d.
have Z_sum a b : a + b = 2 * q * d -> Z.of_nat a = (2 * Z.of_nat d * Z.of_nat q - Z.of_nat b)%Z.
  by move/(congr1 Z.of_nat); rewrite -plusE -!multE Nat2Z.inj_add !Nat2Z.inj_mul; lia.
case=> -[]; first by move=> /Z_sum-> ->; apply: diagonal_mirror_x; apply: gcd_posP.
by move=> -> /Z_sum->; apply: diagonal_mirror_y; apply: gcd_posP.
Qed.

Lemma trails_give_diagonals (m n : nat) (v : 'I_m * 'I_n) (S : {set 'I_m * 'I_n}) :
  let d := gcdn m.+1 n.+1 in
  ~~ (d %| row v) -> ~~ (d %| column v) ->
  (exists phi, [/\ trail_at (side m) (side n) (point_of v) phi,
     straight (side m) (side n) (point_of v) phi & S = on_one_segment v phi]) <->
  (exists k, [/\ k <= d, v \in S & S = diagonals m n d (Z.of_nat k)]).
Proof.
move=> d a b; split=> [[phi [at_v straight_phi ->]]|[k [le_k vS S_k]]].
- have v_in := start_on_one_segment at_v straight_phi.
  have [k _ only] := plus_minus_once (number_of v phi) (gcd_pos m n).
  exists k; split=> //; first by rewrite -ltnS ltn_ord.
  by rewrite segments_diagonals //; apply: diagonals_number; rewrite only eqxx.
- have [h h_k] : exists h, plus_minus d (Z.of_nat k) (line_number (point_of v) h) = true.
    move: vS; rewrite S_k inE => /and3P[_ _ /orP[]] k_v; [exists SE|exists NE];
      move: k_v; rewrite /line_number /=; congr (is_true (plus_minus _ _ _)); lia.
  have [phi [at_v E]] := straight_trail h a b.
  have straight_phi : straight (side m) (side n) (point_of v) phi by rewrite /straight E.
  exists phi; split=> //; rewrite segments_diagonals // S_k; apply/esym/diagonals_number.
  by rewrite /number_of E.
Qed.

Lemma kernels_19_14 (k : nat) :
  k <= 5 ->
  even_kernel (grid 19 14) (diagonals 19 14 5 (Z.of_nat k)) /\
  exists v phi, [/\ trail_at (side 19) (side 14) (point_of v) phi,
    straight (side 19) (side 14) (point_of v) phi &
    on_one_segment v phi = diagonals 19 14 5 (Z.of_nat k) :> {set 'I_19 * 'I_14}].
Proof.
move=> le_k; have ker : even_kernel (grid 19 14) (diagonals 19 14 5 (Z.of_nat k)).
  by have := @diagonals_are_kernels 19 14 k le_k.
split=> //; case: (ker) => /set0Pn[v vS] _ _; exists v.
move: (vS); rewrite inE => /and3P[a b _].
have [phi [at_v straight_phi E]] := iffRL (@trails_give_diagonals 19 14 v _ a b)
  (ex_intro _ k (And3 (le_k : k <= gcdn 20 15) vS erefl)).
by exists phi; split.
Qed.

Lemma signed_kernels (m n k : nat) :
  let d := gcdn m.+1 n.+1 in
  1 < d -> k <= d ->
  [/\ even_kernel (grid m n) (signed_diagonals m n d (matched d k)) <-> k = 0 \/ k = d,
      even_kernel (grid m n) (signed_diagonals m n d (first_only d k)) <-> k = 0 \/ k = d,
      even_kernel (grid m n) (signed_diagonals m n d (second_only d k)) <->
        m = n /\ (k = d \/ k = d.-1 /\ 2 <= k) &
      signed_diagonals m n d (both d k) = set0].
Proof.
move=> d d2 le_k; have d_m : d %| m.+1 := dvdn_gcdl _ _; have d_n : d %| n.+1 := dvdn_gcdr _ _.
have ker : 2 < d \/ k != 1 -> even_kernel (grid m n) (diagonals m n d (Z.of_nat k)).
  move=> big; have := @diagonals_are_kernels m n k le_k; case: ifP => // /negP[].
  by case: big => [->//|->]; rewrite andbT orbC eq_sym -leq_eqVlt.
have ends : k = 0 \/ k = d -> even_kernel (grid m n) (diagonals m n d (Z.of_nat k)).
  by move=> k_eq; apply: ker; case: k_eq => ->; [right | case: (ltngtP 2 d) d2 => [|//|<-]; [left|right]].
have middle : ~ (0 < k /\ k < d) -> k = 0 \/ k = d.
  move=> no; have [->|k0] := posnP k; [by left|right]; apply/eqP; rewrite eqn_leq le_k leqNgt.
  by apply/negP=> kd; apply: no.
split.
- split=> [kerS|k_eq]; last by rewrite matched_same //; apply: ends.
  by apply: middle => -[k0 kd]; apply: matched_not kerS.
- split=> [kerS|k_eq]; last by rewrite first_same //; apply: ends.
  by apply: middle => -[k0 kd]; apply: first_not kerS.
- split=> [kerS|[mn k_eq]]; first exact: second_kernel kerS.
  have md : m.+1 = d by rewrite /d mn gcdnn.
  rewrite second_same //; [|by rewrite -mn|by case: k_eq => [->|[-> _]]; rewrite ?leq_pred].
  apply: ker; case: k_eq => [->|[_ k2]]; last by right; rewrite neq_ltn k2 orbT.
  by case: (ltngtP 2 d) d2 => [|//|<-]; [left|right].
- exact: both_empty.
Qed.
