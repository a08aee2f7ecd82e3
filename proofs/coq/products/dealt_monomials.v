(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Monomials that numbers are dealt out to: where each is a power of two and they are spread, what can
   be dealt gives a monomial that is not zero modulo the powers of the variables. *)
From mathcomp Require Import all_ssreflect ssralg poly polydiv zmodp matrix mxalgebra.
From Gazetteer Require Import boxes local_rule rule_member.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Implicit Types (f g : seq factor) (bits : seq nat).

(* Each number is positive, and its double divides those after it. *)
Fixpoint spread bits : bool :=
  if bits is p :: bits' then [&& (0 < p)%N, all (fun q => p.*2 %| q)%N bits' & spread bits'] else
    true.

Lemma spread_powers n s :
  sorted ltn s -> all (fun b => n <= b)%N s -> spread [seq (2 ^ b)%N | b <- s].
Proof.
elim: s n => //= b s IH n ss /andP[_ _]; have all_b : all (fun b' => b < b')%N s.
  exact: order_path_min ltn_trans ss.
rewrite expn_gt0 (IH b.+1 (path_sorted ss) all_b) andbT /=.
by apply/allP=> q /mapP[b' /(allP all_b) lt_b ->]; rewrite -mul2n -expnS dvdn_exp2l.
Qed.

Lemma spread_digits o : spread (digits o).
Proof.
apply: (@spread_powers 0); last exact/allP.
by apply: sorted_filter (iota_ltn_sorted 0 o); apply: ltn_trans.
Qed.

Definition residue P g := [seq (x.2 %% P)%N | x <- g].

Lemma gives_residue P p f g : (P %| p)%N -> g \in gives p f -> residue P g = residue P f.
Proof.
move=> P_p; elim: f g => // x f IH g; rewrite inE => /orP[/eqP->|/mapP[k /IH e ->]] /=.
  by rewrite -modnDmr (eqP P_p) addn0.
by rewrite e.
Qed.

Lemma deals_residue P bits f g :
  all (fun p => P %| p)%N bits -> g \in deals bits f -> residue P g = residue P f.
Proof.
elim: bits f => [|p bits IH] f /=; first by rewrite inE => _ /eqP->.
case/andP=> P_p all_P /flatten_mapP[k /(gives_residue P_p) <-]; exact: IH.
Qed.

Lemma gives_uniq p f : (0 < p)%N -> uniq [seq residue p.*2 g | g <- gives p f].
Proof.
move=> p0; elim: f => //= x f IH; rewrite -map_comp; apply/andP; split.
  apply/mapP=> -[g _ /= [e _]]; have /eqP := e; rewrite -[X in _ == X %[mod _]]addn0 eqn_modDl.
  by rewrite mod0n modn_small ?gtn_eqF // -addnn -addn1 leq_add2l.
rewrite (eq_map (f2 := (fun r => (x.2 %% p.*2)%N :: r) \o residue p.*2)) //.
by rewrite map_comp map_inj_uniq // => a b [].
Qed.

Lemma uniq_flatten (X Y : eqType) (s : seq X) (F : X -> seq X) (h : X -> Y) :
  uniq (map h s) -> (forall x, x \in s -> uniq (F x)) ->
  (forall x y, x \in s -> y \in F x -> h y = h x) -> uniq (flatten (map F s)).
Proof.
elim: s => //= x s IH /andP[x_s uniq_s] uniq_F h_F.
rewrite cat_uniq uniq_F ?mem_head //= IH //; last first.
- by move=> y z y_s; apply: h_F; rewrite inE y_s orbT.
- by move=> y y_s; apply: uniq_F; rewrite inE y_s orbT.
rewrite andbT; apply/hasPn=> z /flatten_mapP[y y_s z_y]; apply: contra x_s => z_x.
by rewrite -(h_F x z) ?mem_head // (h_F y z) ?map_f // inE y_s orbT.
Qed.

Lemma deals_uniq bits f : spread bits -> uniq (deals bits f).
Proof.
elim: bits f => //= p bits IH f /and3P[p0 all_p /IH uniq_bits].
apply: (uniq_flatten (gives_uniq f p0)) => [g _|g k _]; first exact: uniq_bits.
exact: deals_residue.
Qed.

Section Vanishes.
Variable K : comRingType.
Implicit Types cs es : seq nat.

(* The ideal of the x_i^c_i: every coefficient below all c_i is zero. *)
Fixpoint vanishes cs : polynomials K cs -> Prop :=
  match cs return polynomials K cs -> Prop with
  | [::] => fun p => p = 0
  | c :: cs' => fun p : {poly polynomials K cs'} => forall k, (k < c)%N -> vanishes p`_k
  end.

Lemma ideal_vanishes cs : ideal (@vanishes cs).
Proof.
elim: cs => [|c cs IH] /=.
  split=> [|x y -> ->|a x ->] //; first by rewrite addr0.
  by rewrite mulr0.
split=> [k _|x y Ix Iy k lt_k|a x Ix k lt_k].
- by rewrite coef0; apply: ideal_zero.
- by rewrite coefD; apply: (ideal_add IH); [apply: Ix | apply: Iy].
- rewrite coefM; apply: big_ind => [||i _]; [exact: ideal_zero|exact: ideal_add|].
  by apply: (ideal_mul IH); apply: Ix; apply: leq_ltn_trans (leq_subr _ _) lt_k.
Qed.

Lemma vanishes_const c cs (p : polynomials K cs) :
  vanishes p -> vanishes (p%:P : polynomials K (c :: cs)).
Proof. by move=> Ip k _; rewrite coefC; case: eqP => // _; apply: (ideal_zero (ideal_vanishes
  cs)). Qed.

Lemma zip_map1 (X Y Z : Type) (h : X -> Z) (s : seq X) (t : seq Y) :
  zip (map h s) t = [seq (h x.1, x.2) | x <- zip s t].
Proof. by elim: s t => [|x s IH] [|y t] //=; rewrite IH. Qed.

(* The factors f at the variables. *)
Definition at_variables f : seq (polynomials K (unzip1 f) * factor) :=
  zip (variables K (unzip1 f)) f.

Lemma size_at_variables f : size (variables K (unzip1 f)) = size f.
Proof. by rewrite size_variables size_map. Qed.

Lemma at_variables1 f : unzip1 (at_variables f) = variables K (unzip1 f).
Proof. by rewrite unzip1_zip // size_at_variables. Qed.
Lemma at_variables2 f : unzip2 (at_variables f) = f.
Proof. by rewrite unzip2_zip // size_at_variables. Qed.

Lemma vanishing_variables f : vanishing (@vanishes (unzip1 f)) (at_variables f).
Proof.
elim: f => [|x f IH]; first by case.
case=> t y; rewrite /at_variables /= inE => /orP[/eqP[-> ->] k lt_k|].
  by rewrite coefXn ltn_eqF //; apply: (ideal_zero (ideal_vanishes _)).
rewrite zip_map1 => /mapP[z z_in [-> ->]] /=; rewrite -rmorphX; apply: vanishes_const.
exact: IH.
Qed.

(* The coefficient of the monomial with the exponents es. *)
Fixpoint coef_at cs es : polynomials K cs -> K :=
  match cs return polynomials K cs -> K with
  | [::] => id
  | c :: cs' => fun p : {poly polynomials K cs'} => coef_at (behead es) p`_(head 0%N es)
  end.

Lemma coef_at0 cs es : coef_at es (0 : polynomials K cs) = 0.
Proof. by elim: cs es => //= c cs IH es; rewrite coef0. Qed.

Lemma coef_atD cs es (p q : polynomials K cs) : coef_at es (p + q) = coef_at es p + coef_at es q.
Proof. by elim: cs es p q => //= c cs IH es p q; rewrite coefD. Qed.

Lemma coef_at_vanishes f (p : polynomials K (unzip1 f)) :
  below f -> vanishes p -> coef_at (unzip2 f) p = 0.
Proof. by elim: f p => //= x f IH p /andP[x_below f_below] Ip; apply: IH => //; apply: Ip. Qed.

Lemma monomial_const cs (ts : seq (polynomials K cs)) g :
  monomial [seq (t%:P : {poly polynomials K cs}) | t <- ts] g = (monomial ts g)%:P.
Proof.
elim: ts g => [|t ts IH] [|x g] //=; by rewrite IH polyCM rmorphX.
Qed.

Lemma coef_at_monomial cs es g : size g = size cs -> size es = size cs ->
  coef_at es (monomial (variables K cs) g) = (unzip2 g == es)%:R.
Proof.
elim: cs es g => [|c cs IH] [|e es] [|x g] //= [size_g] [size_es].
rewrite monomial_const coefMC coefXn eqseq_cons eq_sym; case: eqP => _; last by rewrite mul0r
  coef_at0.
by rewrite mul1r IH.
Qed.

(* What can be dealt out gives a monomial that is not zero. *)
Lemma dealt_not_vanishes f bits : spread bits -> can_be_dealt bits f ->
  ~ vanishes ((\prod_(p <- bits) \sum_(t <- variables K (unzip1 f)) t ^+ p) *
              monomial (variables K (unzip1 f)) f).
Proof.
move=> spr /hasP[h h_in h_below]; rewrite deals_sum ?size_at_variables // => Ip.
have h1 := deals_first h_in; rewrite -h1 in Ip.
have := coef_at_vanishes h_below Ip; rewrite h1 => {Ip}; apply/eqP.
rewrite (big_morph (coef_at (unzip2 h)) (@coef_atD _ _) (coef_at0 _ _)).
rewrite (bigD1_seq h) ?deals_uniq //= coef_at_monomial; last 2 first.
- by rewrite -h1 !size_map.
- by rewrite size_map -h1 !size_map.
rewrite eqxx big_seq_cond big1 ?addr0 ?oner_neq0 // => g /andP[/deals_first g1 g_h].
rewrite coef_at_monomial; last 2 first.
- by rewrite -g1 !size_map.
- by rewrite size_map -h1 !size_map.
case: eqP => // g2; case/eqP: g_h.
by rewrite -(zip_unzip g) -(zip_unzip h) g1 h1 g2.
Qed.
End Vanishes.
