(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* UEG on a grid by the greatest common divisor d: its outcome, the corners, and the even kernels S_k, of
   which two contain a vertex that has one [SV25, Theorems 1 and 2, Corollary 12]. *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels bipartite lattice grids.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma grid_outcome (m n : nat) (v : 'I_m * 'I_n) :
  P_position ((grid m n, v) : UEG _) <->
  ~~ (gcdn m.+1 n.+1 %| row v) /\ ~~ (gcdn m.+1 n.+1 %| column v).
Proof.
by rewrite (bipartite_kernel (@simple_grid m n) (@grid_bipartition m n)); apply: grid_kernel.
Qed.

Lemma corners_P (m n : nat) (v : 'I_m * 'I_n) :
  row v \in [:: 1; m] -> column v \in [:: 1; n] ->
  P_position ((grid m n, v) : UEG _) <-> gcdn m.+1 n.+1 != 1.
Proof.
have corner k a : a \in [:: 1; k] -> gcdn m.+1 n.+1 %| k.+1 ->
    (gcdn m.+1 n.+1 %| a) = (gcdn m.+1 n.+1 == 1).
  rewrite !inE => /orP[]/eqP-> d_k; first exact: dvdn1.
  by rewrite -dvdn1; apply/idP/idP=> [d_k'|]; [rewrite -(dvdn_addr 1 d_k') addn1 | rewrite dvdn1 => /eqP->].
move=> /corner/(_ (dvdn_gcdl _ _)) a_eq /corner/(_ (dvdn_gcdr _ _)) b_eq.
by rewrite grid_outcome a_eq b_eq; split=> [[]|].
Qed.

Lemma diagonals_nonempty m n d k :
  d %| m.+1 -> d %| n.+1 -> k <= d -> (2 < d) || (d == 2) && (k != 1) ->
  diagonals m n d (Z.of_nat k) != set0.
Proof.
move=> d_m d_n le_k big.
have d1 : 1 < d by case/orP: big => [/ltnW //|/andP[/eqP->]].
have m0 : 0 < m by move: (dvdn_leq (ltn0Sn m) d_m); case: (m) => // /(leq_trans d1).
have [j [j0 [jd j_k]]] : exists j, 0 < j /\ j < d /\ (k = j.+1 \/ k.+1 = j \/ k = 0 /\ j = 1).
  have dE : d = d.-1.+1 by rewrite (ltn_predK d1).
  have [->|k0] := eqVneq k 0; first by exists 1; split=> //; split=> //; right; right.
  have k_pos : 0 < k by rewrite lt0n.
  have [kd|kd] := ltnP k.+1 d; first by exists k.+1; split=> //; split=> //; right; left.
  have [k1|k1] := eqVneq k 1.
    move: big kd; rewrite k1 eqxx andbF orbF => big kd; have := leq_trans big kd; by [].
  exists k.-1; split; first by case: (k) k0 k1 => [|[|]].
  split; first by rewrite prednK.
  by left; rewrite prednK.
have jn : j.-1 < n by rewrite prednK // -ltnS (leq_trans jd) // dvdn_leq.
pose v : 'I_m * 'I_n := (Ordinal m0, Ordinal jn).
have Er : row v = 1 by []. have Ec : column v = j by rewrite /column /= prednK.
have dZ : (0 < d)%coq_nat by apply/ltP; apply: ltnW.
apply/set0Pn; exists v; rewrite inE Er Ec; apply/and3P; split.
- by rewrite dvdn1 (gtn_eqF d1).
- by rewrite gtnNdvd.
- apply/orP; case: j_k => [j_k|[j_k|[k0 j_1]]]; [left|right|right];
    apply/(@plus_minusP d _ dZ); exists 0%Z; [left|right|left]; lia.
Qed.

Lemma diagonals_are_kernels (m n k : nat) :
  let d := gcdn m.+1 n.+1 in
  k <= d ->
  if (2 < d) || (d == 2) && (k != 1)
  then even_kernel (grid m n) (diagonals m n d (Z.of_nat k))
  else diagonals m n d (Z.of_nat k) = set0.
Proof.
move=> d le_k; have d_pos : 0 < d by rewrite gcdn_gt0.
have d_m : d %| m.+1 := dvdn_gcdl _ _; have d_n : d %| n.+1 := dvdn_gcdr _ _.
case: ifP => [big|small]; first by apply: diagonals_kernel => //; apply: diagonals_nonempty.
apply/setP=> v; rewrite [RHS]inE; apply/negbTE/negP.
have [d1|d2] : d = 1 \/ d = 2 /\ k = 1.
  move: small d_pos; case: (d) => [|[|[|e]]] //=; first by left.
  by case: eqP => // -> _ _; right.
- by rewrite inE d1 dvd1n.
- case: d2 => -> ->; rewrite inE !dvdn2 !negbK => /and3P[a_odd b_odd].
  have half a : odd a -> exists p, Z.of_nat a = (2 * p + 1)%Z.
    move=> a1; exists (Z.of_nat a./2).
    by rewrite -{1}[a]odd_double_half a1 -addnn add1n Nat2Z.inj_succ -plusE Nat2Z.inj_add; lia.
  have [p ->] := half _ a_odd; have [r ->] := half _ b_odd.
  by case/orP=> /(@plus_minusP 2 1 (ltP (isT : 0 < 2)))[q]; lia.
Qed.

(* Each number is +- k modulo 2 d for exactly one k in {0, ..., d}. *)
Lemma plus_minus_once (d : nat) (t : Z) :
  0 < d -> exists2 k0 : 'I_d.+1, true & forall k : 'I_d.+1, plus_minus d (Z.of_nat k) t = (k == k0).
Proof.
move=> d0; have dZ := ltP d0; have dZ' : (0 < 2 * Z.of_nat d)%Z by lia.
have [q [r [r_range t_eq]]] : exists q r,
    (0 <= r < 2 * Z.of_nat d)%Z /\ (t = 2 * Z.of_nat d * q + r)%Z.
  exists (t / (2 * Z.of_nat d))%Z, (t mod (2 * Z.of_nat d))%Z; split; first exact: Z.mod_pos_bound.
  by apply: Z.div_mod; lia.
have [k0 [k0_r le_k0]] : exists k0 : nat,
    (Z.of_nat k0 = r \/ Z.of_nat k0 = 2 * Z.of_nat d - r)%Z /\ (k0 <= d)%coq_nat.
  case: (Z.leb_spec r (Z.of_nat d)) => ?; first by exists (Z.to_nat r); lia.
  by exists (Z.to_nat (2 * Z.of_nat d - r)); lia.
have lt_k0 : k0 < d.+1 by rewrite ltnS; apply/leP.
exists (Ordinal lt_k0) => // k.
have le_k : (k <= d)%coq_nat by apply/leP; rewrite -ltnS.
apply/idP/eqP=> [/(@plus_minusP d _ dZ)[p k_t]|->]; last first.
  apply/(@plus_minusP d _ dZ); rewrite [nat_of_ord _]/=.
  by case: k0_r => ->; [exists q; left | exists (q + 1)%Z; right]; lia.
apply: ord_inj; rewrite /=; apply: Nat2Z.inj.
have bound e : (- (2 * Z.of_nat d) < 2 * Z.of_nat d * e < 2 * Z.of_nat d -> e = 0)%Z by nia.
have bound2 e : (0 <= 2 * Z.of_nat d * e <= 2 * Z.of_nat d -> e = 0 \/ e = 1)%Z by nia.
move/Nat2Z.inj_le: le_k0 => le_k0; move/Nat2Z.inj_le: le_k => le_k.
have k_pos := Nat2Z.is_nonneg k; have k0_pos := Nat2Z.is_nonneg k0.
case: k0_r => e0; case: k_t => e1.
- have := bound (p - q)%Z; nia.
- have := bound2 (p - q)%Z; nia.
- have := bound2 (q + 1 - p)%Z; nia.
- have := bound (q + 1 - p)%Z; nia.
Qed.

Lemma on_two_diagonals (m n : nat) (v : 'I_m * 'I_n) :
  let d := gcdn m.+1 n.+1 in
  ~~ (d %| row v) -> ~~ (d %| column v) ->
  #|[set k : 'I_d.+1 | v \in diagonals m n d (Z.of_nat k)]| = 2.
Proof.
move=> d d_a d_b; have d_pos : 0 < d by rewrite gcdn_gt0.
have [k1 _ sum_k1] := plus_minus_once (Z.of_nat (row v) + Z.of_nat (column v)) d_pos.
have [k2 _ diff_k2] := plus_minus_once (Z.of_nat (row v) - Z.of_nat (column v)) d_pos.
have -> : [set k : 'I_d.+1 | v \in diagonals m n d (Z.of_nat k)] = [set k1; k2].
  by apply/setP=> k; rewrite !inE d_a d_b sum_k1 diff_k2.
rewrite cards2; suff -> : k1 != k2 by [].
apply/eqP=> same; have dZ := ltP d_pos.
have divides a q : Z.of_nat a = (Z.of_nat d * q)%Z -> d %| a.
  move=> a_eq; apply/dvdnP; exists (Z.to_nat q); apply: Nat2Z.inj; rewrite -multE Nat2Z.inj_mul.
  by nia.
have := sum_k1 k1; rewrite eqxx => /(@plus_minusP d _ dZ)[p sum_eq].
have := diff_k2 k2; rewrite eqxx -same => /(@plus_minusP d _ dZ)[q diff_eq].
case: sum_eq => sum_eq; case: diff_eq => diff_eq.
- by move/negP: d_b; apply; apply: (divides _ (p - q)%Z); lia.
- by move/negP: d_a; apply; apply: (divides _ (p + q)%Z); lia.
- by move/negP: d_a; apply; apply: (divides _ (p + q)%Z); lia.
- by move/negP: d_b; apply; apply: (divides _ (p - q)%Z); lia.
Qed.
