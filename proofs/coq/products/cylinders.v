(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* UEG on cylinders, the products of a path and an even cycle [FSU93, section 5 (4)]. *)
From mathcomp Require Import all_ssreflect ssralg zmodp matrix mxalgebra.
From Coq Require Import ZArith Lia.
From Gazetteer Require Import games rules even_kernels bipartite waves lattice grids boxes
  even_cycles.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.

(* A set with an even number of neighbours of each vertex makes its vertices P-positions. *)
Lemma even_set_P (V : finType) (E : graph V) (S : {set V}) v :
  simple E -> bipartite E -> (forall u, ~~ odd #|neighbours E u :&: S|) -> v \in S ->
  P_position ((E, v) : UEG V).
Proof.
move=> simpleE [X bip] even vS; apply/(bipartite_kernel simpleE bip).
exists (restricted X S v); last by rewrite !inE vS /=.
apply: (@side_even_kernel _ _ _ bip _ (v \in X)).
- by apply/set0Pn; exists v; rewrite !inE vS /=.
- by move=> u; rewrite !inE => /andP[_ /eqP].
- move=> w w_side; rewrite (restricted_count simpleE bip) //.
  rewrite (_ : [set x in S | _] = neighbours E w :&: S) //.
  by apply/setP=> x; rewrite !inE (undirected simpleE) andbC.
Qed.

Lemma wave_periodic (h : Z -> bool) (p : Z) :
  (forall x, h (x + p)%Z = h x) -> forall a x, wave h a (x + p)%Z = wave h a x.
Proof.
move=> h_period; elim=> //= a IH x; rewrite -(IH (x - 1)%Z) -(h_period (x + Z.of_nat a)%Z).
by congr (xorb (wave h a _) (h _)); lia.
Qed.

Lemma wave_shift (h : Z -> bool) (t : Z) a x :
  wave (fun y => h (y + t)%Z) a x = wave h a (x + t).
Proof. by elim: a x => //= a IH x; rewrite IH; congr (xorb (wave h a _) (h _)); lia. Qed.

(* The diagonals are waves. *)
Lemma diagonal_wave (d : nat) (k : Z) a x : 0 < d ->
  wave (diagonal d k 1) a x = diagonal d k (Z.of_nat a) x.
Proof.
move/ltP=> d0; have zero y : diagonal d k 0 y = false.
  by have := diagonal_row d k d0 0 y; rewrite Z.mul_0_r.
suff both : forall y, wave (diagonal d k 1) a y = diagonal d k (Z.of_nat a) y /\
    wave (diagonal d k 1) a.+1 y = diagonal d k (Z.of_nat a.+1) y by case: (both x).
elim: a => [|a IH] y.
  by split; rewrite ?zero //= Z.add_0_r; case: (diagonal _ _ _ _).
split; first by case: (IH y).
have := diagonal_even d k d0 (Z.of_nat a.+1) y; have := wave_equation (diagonal d k 1) a y.
rewrite !(proj2 (IH _)) (proj1 (IH y)).
replace (Z.of_nat a.+1 + 1)%Z with (Z.of_nat a.+2) by lia.
replace (Z.of_nat a.+1 - 1)%Z with (Z.of_nat a) by lia.
move: (wave _ _ _) (diagonal d k (Z.of_nat a.+2) y) (diagonal d k (Z.of_nat a) y) => [] [] [];
  by case: (diagonal d k (Z.of_nat a.+1) (y + 1)); case: (diagonal d k (Z.of_nat a.+1) (y - 1)).
Qed.

(* The multiples of an even d = 2 e, as row 1: row d vanishes, and row i does not if i <= e. *)
Section Multiples.
Variable e : nat.
Hypothesis e0 : (0 < Z.of_nat e)%Z.
Definition multiples_of (x : Z) : bool := (x mod (2 * Z.of_nat e) =? 0)%Z.

Lemma multiples_of_period x : multiples_of (x + 2 * Z.of_nat e) = multiples_of x.
Proof.
rewrite /multiples_of (_ : x + 2 * Z.of_nat e = x + 1 * (2 * Z.of_nat e))%Z ?Z.mod_add //; lia.
Qed.

Lemma multiples_of_vanish : vanishes multiples_of e.*2.
Proof.
move=> j; rewrite -addnn -plusE wave_sum.
rewrite (_ : j + Z.of_nat e = j - Z.of_nat e + 2 * Z.of_nat e)%Z; last lia.
by rewrite (wave_periodic multiples_of_period) xorbE addbb.
Qed.

Lemma multiples_of_below i (t : nat) : 0 < t -> i + t <= e ->
  wave multiples_of i (1 - Z.of_nat i - 2 * Z.of_nat t) = false.
Proof.
elim: i t => // i IH t t0 le_e; cbn [wave].
replace (1 - _ - _ - 1)%Z with (1 - Z.of_nat i - 2 * Z.of_nat t.+1)%Z by lia.
rewrite IH // ?addnS // /multiples_of.
replace (1 - Z.of_nat i.+1 - 2 * Z.of_nat t + Z.of_nat i)%Z
  with ((2 * Z.of_nat e - 2 * Z.of_nat t) + (-1) * (2 * Z.of_nat e))%Z by lia.
have lt_t : (Z.of_nat t < Z.of_nat e)%Z.
  by apply/Nat2Z.inj_lt/ltP/(leq_trans _ le_e); rewrite addSn ltnS leq_addl.
move/ltP: t0 => t0; rewrite Z.mod_add ?Z.mod_small; try lia.
by rewrite (proj2 (Z.eqb_neq _ 0)) //; lia.
Qed.

Lemma multiples_of_row i : i < e -> ~ vanishes multiples_of i.+1.
Proof.
move=> lt_i /(_ (- Z.of_nat i)%Z); cbn [wave].
replace (- Z.of_nat i - 1)%Z with (1 - Z.of_nat i - 2 * Z.of_nat 1)%Z by lia.
rewrite multiples_of_below ?addn1 //; replace (- Z.of_nat i + Z.of_nat i)%Z with 0%Z by lia.
by rewrite /multiples_of Z.mod_0_l; last lia.
Qed.
End Multiples.

Section Cylinder.
Variables (n k : nat).
Hypothesis k1 : 1 < k.
Let m := k.*2.
Fact m0 : 0 < m. Proof. by rewrite double_gt0 ltnW. Qed.
Fact mZ : (0 < Z.of_nat m)%Z. Proof. by move/ltP: m0; lia. Qed.
Notation vertex := ('I_n * 'I_m)%type.
Notation cylinder := (product (path_graph n) (cycle_graph m)).
Implicit Types (S : {set vertex}).

Lemma simple_cylinder : simple cylinder.
Proof. exact: simple_product (simple_path n) (simple_cycle k). Qed.

Lemma cylinder_bipartite : bipartite cylinder.
Proof. by eexists; apply: product_bipartition (@path_bipartition n) (@cycle_bipartition k). Qed.

(* The column of the cylinder that an integer stands for. *)
Fact column_lt (j : Z) : Z.to_nat (j mod Z.of_nat m) < m.
Proof. by apply/ltP; have := Z.mod_pos_bound j _ mZ; lia. Qed.
Definition column_of (j : Z) : 'I_m := Ordinal (column_lt j).

Lemma column_of_nat (u : 'I_m) : column_of (Z.of_nat u) = u.
Proof.
apply: val_inj; rewrite /= Z.mod_small ?Nat2Z.id //.
by have /ltP := ltn_ord u; lia.
Qed.

Lemma column_of_period j : column_of (j + Z.of_nat m) = column_of j.
Proof.
apply: val_inj => /=; congr Z.to_nat.
by rewrite (_ : j + Z.of_nat m = j + 1 * Z.of_nat m)%Z ?Z.mod_add //; move: mZ; lia.
Qed.

(* Whether the point (a, j) is in S, rows counted from 1. *)
Definition at_place S (a : nat) (j : Z) : bool :=
  [exists i : 'I_n, (i.+1 == a) && ((i, column_of j) \in S)].

Lemma at_place_vertex S (i : 'I_n) j : at_place S i.+1 j = ((i, column_of j) \in S).
Proof.
apply/existsP/idP=> [[l /andP[/eqP[e]]]|iS]; last by exists i; rewrite eqxx.
by rewrite (ord_inj e).
Qed.

Lemma at_place_outside S a j : (a == 0) || (n < a) -> at_place S a j = false.
Proof.
move=> out; apply/existsP=> -[i /andP[/eqP e]]; move: out; rewrite -e /= ltnS leqNgt.
by rewrite ltn_ord.
Qed.

Lemma column_after (u : 'I_m) : column_of (Z.of_nat u + 1) = after u.
Proof.
apply: val_inj => /=; have := ltn_ord u; move: mZ (nat_of_ord u); rewrite -/m.
move: m => M M0 i; rewrite leq_eqVlt => /orP[/eqP<-|lt_i].
- rewrite modnn (_ : Z.of_nat i + 1 = Z.of_nat i.+1)%Z ?Z.mod_same //; lia.
- by rewrite modn_small // Z.mod_small; move/ltP: lt_i; lia.
Qed.

Lemma column_before (u : 'I_m) : column_of (Z.of_nat u - 1) = before u.
Proof.
apply: val_inj => /=; have := ltn_ord u; move: m0 mZ (nat_of_ord u); rewrite -/m.
move: m => M M1 M0 [|i] /ltP lt_i.
- rewrite add0n modn_small; last by rewrite prednK.
  rewrite (_ : Z.of_nat 0 - 1 = Z.of_nat M.-1 + (-1) * Z.of_nat M)%Z; last by lia.
  by rewrite Z.mod_add ?Z.mod_small ?Nat2Z.id //; lia.
- rewrite addSnnS prednK // modnDr modn_small; last by apply/ltP; lia.
  by rewrite Z.mod_small; lia.
Qed.

Lemma before_neq_after (u : 'I_m) : before u != after u.
Proof.
rewrite eq_sym (before_after k1) -[X in X.+1]/(u.+1 %% m) -addn1 modnDml addn1 -addn2.
by rewrite -[X in _ == X %[mod _]]addn0 eqn_modDl mod0n modn_small // -[2]/(1.*2) ltn_double.
Qed.

Lemma column_of_shift j t : column_of (Z.of_nat (column_of j) + t) = column_of (j + t).
Proof.
have := Z.mod_pos_bound j _ mZ => bound.
by apply: val_inj => /=; rewrite Z2Nat.id ?Zplus_mod_idemp_l; lia.
Qed.

Local Open Scope ring_scope.

Lemma bool_F2 (a b : bool) : ((a (+) b)%:R = a%:R + b%:R :> 'F_2).
Proof. by case: a; case: b; apply/val_inj. Qed.

Lemma cylinder_parity S (i : 'I_n) (u : 'I_m) (j := Z.of_nat u) :
  odd #|neighbours cylinder (i, u) :&: S| =
  (at_place S i.+2 j (+) at_place S i j) (+)
  (at_place S i.+1 (j + 1) (+) at_place S i.+1 (j - 1)).
Proof.
pose h (w : vertex) : 'F_2 := (w \in S)%:R.
have F2_inj (a b : bool) : a%:R = b%:R :> 'F_2 -> a = b by case: a; case: b => // /eqP.
apply: F2_inj.
have -> : (odd #|neighbours cylinder (i, u) :&: S|)%:R =
    \sum_(w | ((i, u), w) \in cylinder) h w :> 'F_2.
  rewrite neighbours_sum -[in RHS](odd_double_half #|_|) natrD -addnn natrD.
  by rewrite (double0 (L := [comRingType of 'F_2]) two_F2) addr0.
rewrite (product_sum (simple_path n) (simple_cycle k)) !bool_F2; congr (_ + _).
- rewrite (eq_bigl (fun l : 'I_n => next i l)) => [|l]; last by rewrite inE.
  rewrite (bigID (fun l : 'I_n => i.+1 == l)) /=; congr (_ + _).
  + case: (ltnP i.+1 n) => [lt_i|ge_i].
      rewrite (bigD1 (Ordinal lt_i)) /= ?/next ?eqxx // big1 => [|l].
        by rewrite addr0 (at_place_vertex S (Ordinal lt_i)) column_of_nat.
      by case/andP=> /andP[_ /eqP e] /eqP[]; apply: ord_inj; rewrite -e.
    rewrite big1 ?at_place_outside // => l /andP[_ /eqP e]; have := ltn_ord l.
    by rewrite -e ltnNge ge_i.
  + case: i => [[|i] lt_i] /=.
      by rewrite at_place_outside // big1 // => l; rewrite /next /= orbF andbN.
    rewrite (bigD1 (Ordinal (ltnW lt_i))) /=; last first.
      by rewrite /next eqxx orbT /= gtn_eqF // leqW.
    rewrite big1 ?addr0 ?(at_place_vertex S (Ordinal (ltnW lt_i))) ?column_of_nat // => l.
    by case/andP=> /andP[/orP[/eqP->|/eqP[e]]]; rewrite ?eqxx // => _ /eqP[]; apply: ord_inj.
- rewrite !at_place_vertex column_after column_before.
  have in_cycle l : ((u, l) \in cycle_graph m) = (l == after u) || (l == before u).
    rewrite inE (before_after k1) -[l == after u]val_eqE /=; congr (_ || _).
    by rewrite [X in _ == X](modn_small (ltn_ord l)) eq_sym.
  rewrite (bigD1 (after u)) ?in_cycle ?eqxx //= (bigD1 (before u)) ?in_cycle ?eqxx ?orbT /=
    ?before_neq_after //.
  rewrite big1 ?addr0 // => l; rewrite in_cycle.
  by case: (l == after u); case: (l == before u).
Qed.
Local Close Scope ring_scope.

Lemma place_parity S (i : 'I_n) (j : Z) :
  odd #|neighbours cylinder (i, column_of j) :&: S| =
  (at_place S i.+2 j (+) at_place S i j) (+)
  (at_place S i.+1 (j + 1) (+) at_place S i.+1 (j - 1)).
Proof.
have shift a t : at_place S a (Z.of_nat (column_of j) + t) = at_place S a (j + t).
  by rewrite /at_place column_of_shift.
have same a : at_place S a (Z.of_nat (column_of j)) = at_place S a j.
  by have := shift a 0%Z; rewrite !Z.add_0_r.
by rewrite cylinder_parity !same shift; congr (_ (+) (_ (+) _)); apply: shift.
Qed.

(* An even set is a wave, and it misses the rows of the multiples of gcd(n + 1, m). *)
Lemma even_set_misses S (v : vertex) :
  (forall u, ~~ odd #|neighbours cylinder u :&: S|) -> gcdn n.+1 m %| v.1.+1 -> v \notin S.
Proof.
move=> even /dvdnP[q v_q]; pose h j := at_place S 1 j.
have agree a j : a <= n -> wave h a j = at_place S a j /\ wave h a.+1 j = at_place S a.+1 j.
  elim: a j => [|a IH] j le_a.
    split; first by rewrite at_place_outside.
    by rewrite /= /h Z.add_0_r; case: (at_place _ _ _).
  have [_ A1] := IH j (ltnW le_a); split=> //.
  have := even (Ordinal le_a, column_of j); rewrite place_parity [nat_of_ord _]/=.
  have := wave_equation h a j; rewrite !(proj2 (IH _ (ltnW le_a)))
    (proj1 (IH _ (ltnW le_a))) !xorbE.
  move: (wave h a.+2 j) (at_place S a.+2 j) (at_place S a j) => [] [] [];
    by case: (at_place _ _ (j + 1)); case: (at_place _ _ (j - 1)).
have last : vanishes h n.+1.
  by move=> j; rewrite (proj2 (agree n j (leqnn n))) at_place_outside // ltnSn orbT.
have around : vanishes h m.
  move=> j; rewrite /m -addnn -plusE wave_sum.
  have h_period x : h (x + Z.of_nat m)%Z = h x by rewrite /h /at_place column_of_period.
  have period := wave_periodic h_period.
  rewrite (_ : j + Z.of_nat k = j - Z.of_nat k + Z.of_nat m)%Z ?period ?xorbE ?addbb //.
  by rewrite /m -addnn -plusE; lia.
have common : vanishes h (gcdn n.+1 m).
  case: (@egcdnP n.+1 m (ltn0Sn n)) => kp kq bezout _.
  apply: (@vanishes_sub _ _ (kq * m)); last exact: vanishes_mul.
  by rewrite plusE addnC -bezout; apply: vanishes_mul.
have := vanishes_mul h q _ common (Z.of_nat v.2); rewrite multE -v_q.
rewrite (proj2 (agree _ _ _)); last exact: ltnW (ltn_ord v.1).
by rewrite at_place_vertex column_of_nat -surjective_pairing => ->.
Qed.

Arguments wave : simpl never.

(* A wave of period m whose row n + 1 vanishes is an even set. *)
Definition wave_set (h : Z -> bool) : {set vertex} :=
  [set v : vertex | wave h v.1.+1 (Z.of_nat v.2)].

Lemma wave_even_set h :
  (forall x, h (x + Z.of_nat m)%Z = h x) -> vanishes h n.+1 ->
  forall u, ~~ odd #|neighbours cylinder u :&: wave_set h|.
Proof.
move=> /wave_periodic period last [i u].
have period_mul a x (q : nat) : wave h a (x + Z.of_nat q * Z.of_nat m) = wave h a x.
  elim: q => [|q IH]; first by congr wave; lia.
  by rewrite -IH -[RHS]period; congr wave; lia.
have period_mod a x : wave h a (x mod Z.of_nat m)%Z = wave h a x.
  have := Z.div_mod x (Z.of_nat m); move: (x / Z.of_nat m)%Z mZ => q M0 e.
  rewrite [in RHS]e; last by lia.
  have [q0|q0] := Z.le_ge_cases 0 q.
    by rewrite -(period_mul a (x mod _)%Z (Z.to_nat q)); congr wave; rewrite Z2Nat.id //; lia.
  rewrite -[RHS](period_mul a _ (Z.to_nat (- q))); congr wave; rewrite Z2Nat.id; lia.
have place a j : a <= n.+1 -> at_place (wave_set h) a j = wave h a j.
  case: a => [|a]; first by rewrite at_place_outside.
  rewrite ltnS leq_eqVlt => /orP[/eqP->|lt_a];
    first by rewrite at_place_outside ?ltnSn ?orbT // last.
  rewrite (at_place_vertex _ (Ordinal lt_a)) inE /= Z2Nat.id ?period_mod //.
  by have [] := Z.mod_pos_bound j _ mZ.
have lt_i := ltn_ord i; have le_i := ltnW lt_i.
rewrite -(column_of_nat u) place_parity !place ?ltnS //; last exact: leqW.
by have := wave_equation h i (Z.of_nat u); rewrite !xorbE => ->; rewrite addbb.
Qed.

(* If v is an N-position, all these waves miss its row. *)
Lemma N_misses_waves h (v : vertex) :
  (forall x, h (x + Z.of_nat m)%Z = h x) -> vanishes h n.+1 ->
  N_position ((cylinder, v) : UEG _) -> vanishes h v.1.+1.
Proof.
move=> h_period last v_N j; apply/negbTE/negP=> hj.
pose g x := h (x + (j - Z.of_nat v.2))%Z.
have g_wave a x : wave g a x = wave h a (x + (j - Z.of_nat v.2))%Z by apply: wave_shift.
apply: P_and_N_exclude v_N; apply: (@even_set_P _ _ (wave_set g)).
- exact: simple_cylinder.
- exact: cylinder_bipartite.
- apply: wave_even_set => [x|x]; last by rewrite g_wave.
  by rewrite /g -[RHS]h_period; congr h; lia.
- by rewrite inE g_wave -[is_true _]/(wave _ _ _ = true) -[RHS]hj; congr wave; lia.
Qed.

Theorem cylinder_rule (v : vertex) :
  P_position ((cylinder, v) : UEG _) <-> ~~ (gcdn n.+1 m %| v.1.+1).
Proof.
split=> [v_P|not_d].
  have [X bip] := cylinder_bipartite; apply/negP=> d_a.
  have [S kerS vS] := iffLR (bipartite_kernel simple_cylinder bip v) v_P.
  have [_ _ even] := iffLR (even_kernel_everywhere _ _) kerS.
  by have := even_set_misses even d_a; rewrite vS.
have [//|v_N] := P_or_N ((cylinder, v) : UEG _); case/negP: not_d.
have := dvdn_gcdl n.+1 m; have := dvdn_gcdr n.+1 m.
have : 0 < gcdn n.+1 m by rewrite gcdn_gt0.
move: (gcdn _ _) => d d_pos d_m d_n; have dZ : (0 < Z.of_nat d)%Z by move/ltP: d_pos; lia.
have up h : vanishes h d -> vanishes h n.+1.
  by move=> hd; case/dvdnP: d_n => q ->; apply: vanishes_mul.
have periods h p : p %| m -> (forall x, h (x + Z.of_nat p)%Z = h x) ->
    forall x, h (x + Z.of_nat m)%Z = h x :> bool.
  case/dvdnP=> q -> h_p; elim: q => [|q IH] x; first by rewrite mul0n; congr h; lia.
  by rewrite -(IH x) -[RHS]h_p; congr h; rewrite mulSn -plusE Nat2Z.inj_add; lia.
have [d_odd|d_even] := boolP (odd d).
- (* A diagonal, of period 2 d. *)
  apply: contraT => d_a; pose a := v.1.+1; pose c := (Z.of_nat a + 1)%Z.
  have : vanishes (diagonal d c 1) a.
    apply: N_misses_waves => //.
    + apply: (periods _ d.*2) => [|x].
        by rewrite -muln2 Gauss_dvd ?coprimen2 // d_m /m -muln2 dvdn_mull.
      rewrite -addnn -plusE /diagonal; congr xorb; apply: plus_minus_shift;
        [exact/ltP| |exact/ltP|].
        by instantiate (1 := 1%Z); lia.
      by instantiate (1 := (-1)%Z); lia.
    + by apply: up => x; rewrite diagonal_wave // -[Z.of_nat d]Z.mul_1_r diagonal_row //; apply/ltP.
  move/(_ 1%Z); rewrite diagonal_wave // diagonal_or; first last.
  + move=> q; have : 1 < d by case: (d) d_pos d_a => [|[|?]] //; rewrite dvd1n.
    move/ltP => d1 e; have : (2 <= Z.of_nat d)%Z by lia.
    by move: (Z.of_nat d) e => D; have [?|?] := Z.le_gt_cases q 0; nia.
  + by move=> q a_q; case/negP: d_a; apply/dvd_Z => //; exists q.
  + exact/ltP.
  + by rewrite (_ : plus_minus _ _ (_ + 1) = true) //; apply/plus_minusP;
      [exact/ltP|exists 0%Z; left; lia].
- (* The multiples of d, in row 1. *)
  have d_e : d = d./2.*2 by rewrite -[LHS]odd_double_half (negPf d_even).
  have two_e : Z.of_nat d = (2 * Z.of_nat d./2)%Z.
    by have := congr1 Z.of_nat d_e; rewrite -addnn -plusE; lia.
  have e0 : (0 < Z.of_nat d./2)%Z by lia.
  have : vanishes (multiples_of d./2) v.1.+1.
    apply: N_misses_waves => //.
    + by apply: (periods _ d) => // x; rewrite two_e; apply: multiples_of_period.
    + by apply: up; rewrite [X in vanishes _ X]d_e; apply: multiples_of_vanish.
  have := multiples_of_vanish e0; rewrite -d_e => v_d v_a.
  have := vanishes_gcd _ _ _ v_a v_d; have [q a_q] := Nat.gcd_divide_l v.1.+1 d.
  have [[|[|c]] d_c] := Nat.gcd_divide_r v.1.+1 d; move: a_q d_c; case: (Nat.gcd _ _) => [|g].
  all: try by move=> _ e; move: dZ; rewrite e; lia.
  + by move=> a_q d_g _; rewrite a_q d_g Nat.mul_1_l multE dvdn_mull.
  + move=> _ d_c /multiples_of_row [] //.
    by apply/ltP; have := congr1 Z.of_nat d_c; lia.
Qed.
End Cylinder.
