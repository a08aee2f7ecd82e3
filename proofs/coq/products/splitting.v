(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A polynomial over a finite field splits in a greater finite field. *)
From mathcomp Require Import all_ssreflect ssralg poly polydiv mxpoly zmodp finalg matrix mxalgebra.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Section Extension.
Variables (F : finFieldType) (p : {poly F}).
Hypothesis irr : irreducible_poly p.
Let d := (size p).-1.
Fact size_p : size p = d.+1.
Proof. by rewrite /d prednK // ltnW // irr.1. Qed.
Fact p_nonzero : p != 0.
Proof. exact: irredp_neq0 irr. Qed.
Fact d_positive : (0 < d)%N.
Proof. by rewrite -ltnS -size_p irr.1. Qed.

(* The remainders modulo p. *)
Definition extension of irreducible_poly p := 'rV[F]_d.
Local Notation ext := (extension irr).
Canonical extension_eqType := [eqType of ext].
Canonical extension_choiceType := [choiceType of ext].
Canonical extension_countType := [countType of ext].
Canonical extension_finType := [finType of ext].
Canonical extension_zmodType := [zmodType of ext].

Definition class (g : {poly F}) : ext := poly_rV (g %% p).
Definition remainder (u : ext) : {poly F} := rVpoly u.

Lemma remainder_class g : remainder (class g) = g %% p.
Proof. by rewrite /remainder poly_rV_K // -ltnS -size_p ltn_modp p_nonzero. Qed.

Lemma class_remainder u : class (remainder u) = u.
Proof.
rewrite /class modp_small ?rVpolyK // size_p ltnS; exact: size_poly.
Qed.

Lemma class_additive : additive class.
Proof. by move=> a b; rewrite /class modpD modpN linearB. Qed.

Definition ext_mul (u v : ext) : ext := class (remainder u * remainder v).

Lemma class_mul a b : class (a * b) = ext_mul (class a) (class b).
Proof. by rewrite /ext_mul !remainder_class /class [in RHS]modp_mul [in RHS]mulrC [in
  RHS]modp_mul mulrC. Qed.

Fact ext_mulA : associative ext_mul.
Proof.
move=> u v w; rewrite -(class_remainder u) -(class_remainder v) -(class_remainder w).
by rewrite -!class_mul mulrA.
Qed.
Fact ext_mulC : commutative ext_mul.
Proof. by move=> u v; rewrite /ext_mul mulrC. Qed.
Fact ext_mul1 : left_id (class 1) ext_mul.
Proof. by move=> u; rewrite -{1}(class_remainder u) -class_mul mul1r class_remainder. Qed.
Fact ext_mulD : left_distributive ext_mul +%R.
Proof.
move=> u v w; rewrite /ext_mul -(raddfD (Additive class_additive)) -mulrDl.
by rewrite /remainder linearD.
Qed.
Fact ext_nontrivial : class 1 != 0.
Proof.
apply/eqP=> /(congr1 remainder); rewrite remainder_class /remainder linear0 => /eqP.
by rewrite modp_small ?oner_eq0 // size_poly1 irr.1.
Qed.

Definition ext_ringMixin := ComRingMixin ext_mulA ext_mulC ext_mul1 ext_mulD ext_nontrivial.
Canonical extension_ringType := RingType ext ext_ringMixin.
Canonical extension_comRingType := ComRingType ext ext_mulC.

Fact class_rmorphism : rmorphism class.
Proof. by split; [exact: class_additive|split=> [a b|]; [exact: class_mul|]]. Qed.
Canonical class_additiveM := Additive class_additive.
Canonical class_rmorphismM := RMorphism class_rmorphism.

(* The inverse: there is one by Bezout's theorem. *)
Definition ext_inv (u : ext) : ext := if [pick v : ext | v * u == 1] is Some v then v else 0.

Lemma ext_mulV u : u != 0 -> ext_inv u * u = 1.
Proof.
move=> u0; rewrite /ext_inv; case: pickP => [v /eqP //|none].
have r0 : remainder u != 0 by apply: contra u0 => /eqP r0; rewrite -(class_remainder u) r0 raddf0.
have cop : coprimep (remainder u) p.
  rewrite coprimep_sym coprimep_def; have gcd_p := dvdp_gcdl p (remainder u).
  have [|size1] := eqVneq (size (gcdp p (remainder u))) 1%N; first by [].
  have /eqp_dvdl : gcdp p (remainder u) %= p by apply: irr.2.
  move/(_ (remainder u)); rewrite dvdp_gcdr => /esym /(dvdp_leq r0).
  by rewrite leqNgt size_p ltnS size_poly.
have [[a b] /= ab] := Bezout_eq1_coprimepP _ _ cop.
have /eqP := none (class a); case; apply/eqP.
rewrite -[X in _ * X](class_remainder u) -[_ * _]class_mul -[1]/(class 1) -ab raddfD /=.
by rewrite [X in _ + X]/class modp_mull raddf0 addr0.
Qed.

Fact ext_inv0 : ext_inv 0 = 0.
Proof. by rewrite /ext_inv; case: pickP => // v; rewrite mulr0 eq_sym oner_eq0. Qed.

Definition ext_unitMixin := FieldUnitMixin ext_mulV ext_inv0.
Canonical extension_unitRingType := UnitRingType ext ext_unitMixin.
Canonical extension_comUnitRingType := [comUnitRingType of ext].
Fact ext_field : GRing.Field.mixin_of extension_unitRingType.
Proof. exact. Qed.
Canonical extension_idomainType := IdomainType ext (FieldIdomainMixin ext_field).
Canonical extension_fieldType := FieldType ext ext_field.
Definition extension_finFieldType := [finFieldType of ext].

Definition embedding : {rmorphism F -> ext} := [rmorphism of class \o polyC].

Lemma embedded_horner g : (map_poly embedding g).[class 'X] = class g.
Proof.
rewrite -[in RHS](coefK g) poly_def rmorph_sum horner_coef size_map_poly.
by apply: eq_bigr => i _; rewrite coef_map -mul_polyC rmorphM rmorphX.
Qed.

Lemma extension_root : root (map_poly embedding p) (class 'X).
Proof. by rewrite /root embedded_horner /class modpp raddf0. Qed.
End Extension.

Lemma irreducible_factor (F : finFieldType) (p : {poly F}) :
  (1 < size p)%N -> exists2 q, irreducible_poly q & q %| p.
Proof.
have [n] := ubnP (size p); elim: n p => // n IH p /ltnSE le_n p1.
have p0 : p != 0 by rewrite -size_poly_gt0 ltnW.
have [/existsP[u /and3P[u1 u_p u_dv]]|/existsPn none] :=
    boolP [exists u : 'rV[F]_(size p), 
      [&& (1 < size (rVpoly u))%N, (size (rVpoly u) < size p)%N & rVpoly u %| p]].
  have [q irr_q q_dv] := IH _ (leq_trans u_p le_n) u1.
  by exists q => //; apply: dvdp_trans u_dv.
exists p => //; split=> // q q1 q_dv; have le_q := dvdp_leq p0 q_dv.
have q0 : q != 0 by apply: contraTneq q_dv => ->; rewrite dvd0p.
have := none (poly_rV q); rewrite poly_rV_K // q_dv andbT.
rewrite (_ : (1 < size q)%N) /=; last by rewrite ltn_neqAle eq_sym q1 size_poly_gt0.
by rewrite -leqNgt => ge_q; rewrite -(dvdp_size_eqp q_dv) eqn_leq le_q.
Qed.

Theorem splits n (F : finFieldType) (p : {poly F}) : p != 0 -> (size p <= n.+1)%N ->
  exists (L : finFieldType) (f : {rmorphism F -> L}) (a : L) (rs : seq L),
    a != 0 /\ map_poly f p = a *: \prod_(r <- rs) ('X - r%:P).
Proof.
elim: n F p => [|n IH] F p p0 le_n.
  exists F, [rmorphism of idfun], p`_0, [::]; rewrite big_nil map_poly_id // alg_polyC.
  have p_eq := size1_polyC le_n; rewrite -p_eq; split=> //.
  by apply: contra p0 => /eqP p00; rewrite p_eq p00.
have [p1|p1] := leqP (size p) 1.
  by apply: (IH F p p0); apply: leq_trans p1 _.
have [q irr q_dv] := irreducible_factor p1.
pose E := extension_finFieldType irr; pose f1 : {rmorphism F -> E} := embedding irr.
have [g p_g] : exists g, map_poly f1 p = g * ('X - (class irr 'X)%:P).
  apply/factor_theorem; have /dvdpP[h ->] := q_dv.
  by rewrite rmorphM rootM (extension_root irr) orbT.
have f1p0 : map_poly f1 p != 0 by rewrite map_poly_eq0.
have g0 : g != 0 by apply: contraNneq f1p0 => g0; rewrite p_g g0 mul0r.
have size_g : (size g <= n.+1)%N.
  move: (congr1 (fun h : {poly _} => size h) p_g).
  by rewrite size_map_poly size_Mmonic ?monicXsubC // size_XsubC addn2 /= -ltnS => <-.
have [L [f2 [a [rs [a0 g_eq]]]]] := IH E g g0 size_g.
exists L, [rmorphism of f2 \o f1], a, (f2 (class irr 'X) :: rs); split=> //.
rewrite big_cons mulrC scalerAl -g_eq (map_poly_comp f2 f1) p_g rmorphM rmorphB /=.
by rewrite map_polyX map_polyC.
Qed.
