(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Trails on grids: the m x n grid in the rectangle [0, m + 1] x [0, n + 1] [SV25, section 1]. *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import rules lattice grids rays returns trails straight_trails.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The vertex (a, b) stands at the point (a, b) of the rectangle. *)
Definition side (k : nat) : Z := Z.of_nat k.+1.
Definition point_of m n (v : 'I_m * 'I_n) : point := (Z.of_nat (row v), Z.of_nat (column v)).
(* The vertices on exactly one straight line segment of a trail at v. *)
Definition on_one_segment m n (v : 'I_m * 'I_n) (phi : trail) : {set 'I_m * 'I_n} :=
  [set w | segments (side m) (side n) (point_of v) phi (point_of w) == 1].

Section GridTrails.
Variables m n : nat.
Implicit Types (u v w : 'I_m * 'I_n) (phi : trail).

Lemma side_m v : (1 < side m)%Z.
Proof. by rewrite /side; have := ltn_ord v.1 => /ltP; lia. Qed.
Lemma side_n v : (1 < side n)%Z.
Proof. by rewrite /side; have := ltn_ord v.2 => /ltP; lia. Qed.

Lemma point_inside v : inside (side m) (side n) (point_of v).
Proof.
have /ltP a := ltn_ord v.1; have /ltP b := ltn_ord v.2.
by split; rewrite /side /row /column /=; lia.
Qed.

Lemma point_of_inj u w : point_of u = point_of w -> u = w.
Proof.
move=> e; have /Nat2Z.inj a := congr1 fst e; have /Nat2Z.inj b := congr1 snd e.
by case: u w a b {e} => [i j] [k l] [ik] [jl]; congr pair; apply: ord_inj.
Qed.

Section Divisor.
Variable d : nat.
Hypothesis d_pos : 0 < d.

Lemma dividesE a : divides (Z.of_nat d) (Z.of_nat a) <-> d %| a.
Proof. by split=> [/(dvd_Z d_pos)|/(dvd_Z d_pos)]. Qed.
End Divisor.

Notation d := (gcdn m.+1 n.+1).

Lemma gcd_pos : 0 < d.
Proof. by rewrite gcdn_gt0. Qed.
Lemma gcd_posP : (0 < d)%coq_nat.
Proof. exact/ltP/gcd_pos. Qed.
Lemma gcd_posZ : (0 < Z.of_nat d)%Z.
Proof. by have := gcd_posP; lia. Qed.
Lemma gcd_side_m : divides (Z.of_nat d) (side m).
Proof. exact/(dividesE gcd_pos)/dvdn_gcdl. Qed.
Lemma gcd_side_n : divides (Z.of_nat d) (side n).
Proof. exact/(dividesE gcd_pos)/dvdn_gcdr. Qed.
Lemma gcd_bezout : exists p q, (p * side m + q * side n)%Z = Z.of_nat d.
Proof.
case: (@egcdnP m.+1 n.+1 (ltn0Sn m)) => kp kq bezout _.
exists (Z.of_nat kp), (- Z.of_nat kq)%Z; rewrite /side; move/(congr1 Z.of_nat): bezout.
by rewrite -plusE -!multE Nat2Z.inj_add !Nat2Z.inj_mul; lia.
Qed.

Lemma on_line v : (d %| row v) || (d %| column v) ->
  divides (Z.of_nat d) (point_of v).1 \/ divides (Z.of_nat d) (point_of v).2.
Proof. by case/orP=> /(dividesE gcd_pos); [left|right]. Qed.

(* How many neighbours a vertex has in a set, by the points around it. *)
Lemma at_points (S : {set 'I_m * 'I_n}) a b :
  \sum_(w in S) (row w == a) && (column w == b) = at_point S a b.
Proof.
have [/existsP[v /andP[/eqP<- /eqP<-]]|none] := boolP [exists v : 'I_m * 'I_n, (row v == a) && (column v == b)].
- rewrite at_vertex; have only w : (row w == row v) && (column w == column v) = (w == v).
    by case: w v => [i j] [k l]; rewrite /row /column /= !eqSS xpair_eqE.
  case: (boolP (v \in S)) => vS; last first.
    by rewrite big1 // => w wS; rewrite only; case: eqP vS => // <-; rewrite wS.
  rewrite (bigD1 v) //= only eqxx big1 ?addn0 // => w /andP[_ /negPf w_v].
  by rewrite only w_v.
- rewrite at_outside => [|w]; last by apply/negP=> w_ab; case/existsP: none; exists w.
  by rewrite big1 // => w _; case: (boolP (_ && _)) => // w_ab; case/existsP: none; exists w.
Qed.

Lemma count_neighbours (S : {set 'I_m * 'I_n}) u :
  #|neighbours (grid m n) u :&: S| =
  at_point S (row u).+1 (column u) + at_point S (row u).-1 (column u) +
  (at_point S (row u) (column u).+1 + at_point S (row u) (column u).-1).
Proof.
have -> : neighbours (grid m n) u :&: S = [set w in S | (u, w) \in grid m n].
  by apply/setP=> w; rewrite !inE andbC.
rewrite -sum1_card big_mkcond /=.
transitivity (\sum_(w in S) ((u, w) \in grid m n : nat)).
  by rewrite [RHS]big_mkcond /=; apply: eq_bigr => w _; rewrite inE; case: (w \in S); case: (_ \in _).
by rewrite (eq_bigr _ (fun w _ => grid_neighbours u w)) !big_split /= !at_points.
Qed.

Lemma grid_degree u : #|neighbours (grid m n) u| <= 4.
Proof.
by rewrite -[neighbours _ _]setIT count_neighbours; do 4!case: (at_point _ _ _).
Qed.

(* A number and its opposite give the same diagonals. *)
Lemma plus_minus_number k l : plus_minus d k l = true -> forall t, plus_minus d l t = plus_minus d k t.
Proof.
have P c := plus_minusP d c gcd_posP; move/P=> [q E] t; apply/idP/idP=> /P[p F]; apply/P.
- case: E => E; case: F => F; [exists (q + p)%Z; left|exists (p - q)%Z; right|
    exists (q + p)%Z; right|exists (p - q)%Z; left]; lia.
- case: E => E; case: F => F; [exists (p - q)%Z; left|exists (q + p)%Z; right|
    exists (p + q)%Z; right|exists (p - q)%Z; left]; lia.
Qed.

Lemma plus_minus_refl k : plus_minus d k k = true.
Proof. by apply/(plus_minusP d _ gcd_posP); exists 0%Z; left; lia. Qed.

Lemma diagonals_number k l : plus_minus d k l = true -> diagonals m n d l = diagonals m n d k.
Proof. by move=> kl; apply/setP=> w; rewrite !inE !(plus_minus_number kl). Qed.

Section Trail.
Variables (v : 'I_m * 'I_n) (phi : trail).
Hypotheses (at_v : trail_at (side m) (side n) (point_of v) phi)
  (straight_phi : straight (side m) (side n) (point_of v) phi).

(* The number whose diagonals they are. *)
Definition number_of : Z := line_number (point_of v) (ends (side m) (side n) (point_of v) phi).1.

Lemma segments_diagonals : on_one_segment v phi = diagonals m n d number_of.
Proof.
apply/setP=> w; rewrite inE (in_diagonals _ gcd_pos).
have E := straight_segments _ _ (side_m v) (side_n v) _ (point_inside v) _ gcd_posP gcd_side_m
  gcd_side_n gcd_bezout _ _ at_v straight_phi (point_inside w).
by apply/eqP/idP=> [/E|/E].
Qed.

Lemma start_on_one_segment : v \in on_one_segment v phi.
Proof.
by rewrite inE (segments_at_start _ _ _ (point_inside v) _ at_v straight_phi).
Qed.

Lemma segments_kernel : even_kernel (grid m n) (on_one_segment v phi).
Proof.
have := start_on_one_segment; rewrite segments_diagonals => v_in.
apply: diagonals_kernel; rewrite ?gcd_pos ?dvdn_gcdl ?dvdn_gcdr //.
by apply/set0Pn; exists v.
Qed.

End Trail.

(* There are trails along both lines through a vertex off the lines of multiples of d. *)
Lemma straight_trail v h : ~~ (d %| row v) -> ~~ (d %| column v) ->
  exists phi, trail_at (side m) (side n) (point_of v) phi /\
    ends (side m) (side n) (point_of v) phi = (h, opposite h).
Proof.
move=> a b; apply: (straight_trail_along _ _ (side_m v) (side_n v) _ (point_inside v) _ gcd_posP gcd_side_m
  gcd_side_n gcd_bezout) => [/(dividesE gcd_pos)|/(dividesE gcd_pos)] on; [move: a|move: b]; by rewrite on.
Qed.

End GridTrails.

Lemma mod_Z d a b : a = b %[mod 2 * d] -> exists q, Z.of_nat a = (Z.of_nat b + 2 * Z.of_nat d * q)%Z.
Proof.
move=> ab; rewrite (divn_eq a (2 * d)) (divn_eq b (2 * d)) ab.
exists (Z.of_nat (a %/ (2 * d)) - Z.of_nat (b %/ (2 * d)))%Z.
by rewrite -!plusE -!multE !Nat2Z.inj_add !Nat2Z.inj_mul; lia.
Qed.

(* The diagonals repeat themselves. *)
Section Pattern.
Variables (d : nat) (k : Z).
Hypothesis d_pos : (0 < d)%coq_nat.
Local Open Scope Z_scope.

Lemma diagonal_period i j p q :
  diagonal d k (i + 2 * Z.of_nat d * p) (j + 2 * Z.of_nat d * q) = diagonal d k i j.
Proof.
rewrite /diagonal; congr xorb.
- by apply: (plus_minus_shift _ _ d_pos _ _ (p + q)); lia.
- by apply: (plus_minus_shift _ _ d_pos _ _ (p - q)); lia.
Qed.

Lemma diagonal_mirror_x i j q : diagonal d k (2 * Z.of_nat d * q - i) j = diagonal d k i j.
Proof.
rewrite /diagonal Bool.xorb_comm; congr xorb; rewrite -[RHS](plus_minus_opp _ _ d_pos).
- by apply: (plus_minus_shift _ _ d_pos _ _ q); lia.
- by apply: (plus_minus_shift _ _ d_pos _ _ q); lia.
Qed.

Lemma diagonal_mirror_y i j q : diagonal d k i (2 * Z.of_nat d * q - j) = diagonal d k i j.
Proof.
rewrite /diagonal Bool.xorb_comm; congr xorb.
- by apply: (plus_minus_shift _ _ d_pos _ _ (- q)); lia.
- by apply: (plus_minus_shift _ _ d_pos _ _ q); lia.
Qed.

End Pattern.
