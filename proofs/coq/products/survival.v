(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The local rule of grids [docs/GRIDS.md], the other half: if the rule does not say that the sum
   divides the monomial, there is a ring in which the sum is zero and the monomial is not. *)
From mathcomp Require Import all_ssreflect ssralg poly polydiv zmodp matrix mxalgebra.
From Coq Require Import Lia.
From Gazetteer Require Import boxes local_rule rule_member dealt_monomials.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

(* lia on the inequalities of ssreflect. *)
Ltac nat_lia :=
  repeat match goal with H : is_true (leq _ _) |- _ => apply (elimT leP) in H end;
  apply/leP; change addn with Nat.add in *; change subn with Nat.sub in *; lia.

Implicit Types (f g : seq factor) (bits : seq nat).

Section Survival.
Variable K : comRingType.
Hypothesis two : 1 + 1 = 0 :> K.

(* In some ring over K there is an ideal, and modulo it t_i with these factors and sum 0 whose
   product t_1^o_1 ... t_d^o_d is not 0. *)
Definition survives f : Prop :=
  exists (A : comRingType) (c : {rmorphism K -> A}) (I : A -> Prop) (F : seq (A * factor)),
    [/\ ideal I, unzip2 F = f, I (sum_of F), vanishing I F & ~ I (product_of F)].

Lemma survives_perm f g : perm_eq f g -> survives f -> survives g.
Proof.
move=> fg [A [c [I [F [idI F_f sum_I van prod_I]]]]].
have [G [FG G_g]] : exists G, perm_eq F G /\ unzip2 G = g.
  elim: g f F fg F_f {sum_I van prod_I} => [|m g IH] f F fg F_f.
    by exists [::]; split=> //; move: fg; rewrite -F_f => /perm_nilP; case: (F).
  have m_F : m \in unzip2 F by rewrite F_f (perm_mem fg) mem_head.
  have [t [G [perm G_rem]]] := take_out m_F.
  have rem_g : perm_eq (rem m f) g.
    by rewrite -(perm_cons m) -(permPl (perm_to_rem _)) // -F_f.
  have [H [GH H_g]] := IH _ G rem_g (etrans G_rem (congr1 (rem m) F_f)).
  exists ((t, m) :: H); split; last by rewrite /= H_g.
  by rewrite (perm_trans perm) // perm_cons.
exists A, c, I, G; split=> //.
- by rewrite /sum_of -(perm_big _ FG).
- by move=> x; rewrite -(perm_mem FG); apply: van.
- by rewrite /product_of -(perm_big _ FG).
Qed.

Lemma survives_nil : survives [::].
Proof.
exists K, [rmorphism of idfun], (fun x => x = 0), [::]; split=> //.
- split=> [|x y -> ->|a x ->] //; first by rewrite addr0.
  by rewrite mulr0.
- by rewrite /sum_of big_nil.
- by rewrite /product_of big_nil => /eqP; rewrite oner_eq0.
Qed.

Lemma survives_pair c o1 o2 f : (o1 + o2 < c)%N -> survives f -> survives ((c, o1) :: (c, o2) :: f).
Proof.
move=> lt_c [A [h [I [F [idI <- sum_I van prod_I]]]]].
have twoA : 1 + 1 = 0 :> A by rewrite -(rmorph1 h) -rmorphD two rmorph0.
pose up (x : A * factor) : {poly A} * factor := (x.1%:P, x.2).
exists [comRingType of {poly A}], [rmorphism of polyC \o h],
  (fun p : {poly A} => forall k, (k < c)%N -> I p`_k),
  (('X, (c, o1)) :: ('X, (c, o2)) :: map up F); split.
- split=> [k _|x y Ix Iy k lt_k|a x Ix k lt_k].
  + by rewrite coef0; apply: ideal_zero.
  + by rewrite coefD; apply: (ideal_add idI); [apply: Ix | apply: Iy].
  + rewrite coefM; apply: big_ind => [||i _]; [exact: ideal_zero|exact: ideal_add|].
    by apply: (ideal_mul idI); apply: Ix; apply: leq_ltn_trans (leq_subr _ _) lt_k.
- by rewrite /= /unzip2 -map_comp.
- move=> k _; have twoP : 1 + 1 = 0 :> {poly A} by rewrite -polyCD twoA.
  rewrite /sum_of !big_cons big_map /= addrA (double0 (L := [comRingType of {poly A}]) twoP) add0r.
  by rewrite -rmorph_sum coefC; case: eqP => // _; apply: ideal_zero.
- move=> x; rewrite !inE => /or3P[/eqP->|/eqP->|/mapP[y yF ->]] k lt_k /=.
  + by rewrite coefXn ltn_eqF //; apply: ideal_zero.
  + by rewrite coefXn ltn_eqF //; apply: ideal_zero.
  + rewrite -rmorphX coefC; case: eqP => // _; [exact: van | exact: ideal_zero].
- move/(_ _ lt_c); rewrite /product_of !big_cons big_map /= mulrA -exprD.
  under eq_bigr do rewrite -rmorphX.
  by rewrite -rmorph_prod mulrC coefMXn ltnn subnn coefC eqxx.
Qed.

Lemma sum_at_variables f : sum_of (at_variables K f) = \sum_(t <- variables K (unzip1 f)) t.
Proof. by rewrite -(at_variables1 K f) big_map. Qed.

Lemma product_at_variables f :
  product_of (at_variables K f) = monomial (variables K (unzip1 f)) f.
Proof. by rewrite product_monomial at_variables1 at_variables2. Qed.

Lemma constants cs : exists c : {rmorphism K -> polynomials K cs}, True.
Proof.
elim: cs => [|c cs [h _]]; first by exists [rmorphism of idfun].
by exists [rmorphism of (@polyC (polynomials K cs)) \o h].
Qed.

(* The power of the sum of the variables whose exponent is 2^b vanishes, if no c_i is greater. *)
Lemma power_vanishes f b : (forall x, x \in f -> x.1 <= 2 ^ b)%N ->
  vanishes (sum_of (at_variables K f) ^+ (2 ^ b)).
Proof.
move=> le_b; have two_s := two_polynomials two (unzip1 f); have idV := @ideal_vanishes K (unzip1 f).
rewrite power_big //; apply: (ideal_big idV) => x xF.
have x_f : x.2 \in f by rewrite -{2}(at_variables2 K f) map_f.
have /subnK <- := le_b _ x_f; rewrite exprD; apply: (ideal_mul idV).
exact: (@vanishing_variables K f).
Qed.

Lemma power_dealt f bits : spread bits -> (forall p, p \in bits -> power_of_2 p) ->
  can_be_dealt bits f ->
  ~ vanishes (sum_of (at_variables K f) ^+ (\sum_(p <- bits) p) * product_of (at_variables K f)).
Proof.
move=> spr pow dealt; rewrite (digits_power (two_polynomials two _)) // product_at_variables.
under eq_bigr => p _ do rewrite -(big_map (fun x : _ * factor => x.1) predT (fun t => t ^+ p)).
by rewrite -/(unzip1 _) at_variables1; apply: dealt_not_vanishes.
Qed.

(* One longest factor: its t is the sum of the others. *)
Lemma survives_alone m f bits b : spread bits -> (forall p, p \in bits -> power_of_2 p) ->
  m.2 = (\sum_(p <- bits) p)%N -> can_be_dealt bits f ->
  (2 ^ b <= m.1)%N -> (forall x, x \in f -> x.1 <= 2 ^ b)%N -> survives (m :: f).
Proof.
move=> spr pow m2 dealt m1 le_b; have [h _] := constants (unzip1 f).
have two_s := two_polynomials two (unzip1 f); have idV := @ideal_vanishes K (unzip1 f).
exists (polynomials K (unzip1 f)), h, (@vanishes K (unzip1 f)),
  ((sum_of (at_variables K f), m) :: at_variables K f); split=> //.
- by rewrite /= at_variables2.
- by rewrite {1}/sum_of big_cons /= double0 //; apply: ideal_zero.
- move=> x; rewrite inE => /orP[/eqP->|]; last exact: (@vanishing_variables K f).
  by have /subnK<- := m1; rewrite exprD; apply: (ideal_mul idV); apply: power_vanishes.
- by rewrite {1}/product_of big_cons /= m2; apply: power_dealt.
Qed.

(* Otherwise the sum is asked to kill one of its powers. *)
Lemma survives_dealt f bits b : spread bits -> (forall p, p \in bits -> power_of_2 p) ->
  (\sum_(p <- bits) p)%N = (2 ^ b - 1)%N -> can_be_dealt bits f ->
  (forall x, x \in f -> x.1 <= 2 ^ b)%N -> survives f.
Proof.
move=> spr pow sum_bits dealt le_b; have [h _] := constants (unzip1 f).
have two_s := two_polynomials two (unzip1 f); have idV := @ideal_vanishes K (unzip1 f).
pose y := sum_of (at_variables K f) ^+ (2 ^ b - 1).
exists (polynomials K (unzip1 f)), h, (fun z => vanishes (y * z)), (at_variables K f); split=> //.
- split=> [|z z' Iz Iz'|a z Iz].
  + by rewrite mulr0; apply: ideal_zero.
  + by rewrite mulrDr; apply: ideal_add.
  + by rewrite mulrCA; apply: ideal_mul.
- by rewrite at_variables2.
- by rewrite /y -exprSr subn1 prednK ?expn_gt0 //; apply: power_vanishes.
- by move=> x xF; apply: (ideal_mul idV); apply: (@vanishing_variables K f).
- by rewrite /y -sum_bits; apply: power_dealt.
Qed.

Lemma powers_sum e : (\sum_(p <- [seq 2 ^ b | b <- iota 0 e]) p = 2 ^ e - 1)%N.
Proof.
elim: e => [|e IH]; first by rewrite big_nil.
rewrite -[e.+1]addn1 iotaD map_cat big_cat IH /= big_seq1 add0n addn1 expnS mul2n -addnn.
by rewrite addnBAC ?expn_gt0.
Qed.

(* One number is dealt to the second factor, all others to the first. *)
Lemma deal_two q bits (x y : factor) f :
  (x.1, x.2 + \sum_(p <- bits | p != q) p)%N :: (y.1, y.2 + \sum_(p <- bits | p == q) p)%N :: f
    \in deals bits (x :: y :: f).
Proof.
elim: bits x y => [|p bits IH] x y; first by rewrite !big_nil !addn0 /= -!surjective_pairing inE.
rewrite !big_cons /=; case: (eqVneq p q) => _ /=; rewrite mem_cat mem_cat.
- by rewrite (addnA y.2) (IH x (y.1, y.2 + p)%N) orbT.
- by rewrite (addnA x.2) (IH (x.1, x.2 + p)%N y).
Qed.

Lemma deal_one p f : below f -> has (fun x : factor => x.2 + p < x.1)%N f -> can_be_dealt [:: p] f.
Proof.
rewrite /can_be_dealt /=.
rewrite -[flatten _]/(flatten (map (fun g => [:: g]) _)) flatten_seq1.
elim: f => //= x f IH /andP[x_below f_below] /orP[x_p|/(IH f_below) /hasP[g g_in g_below]].
  by rewrite x_p f_below.
by apply/orP; right; apply/hasP; exists (x :: g); rewrite ?map_f //= x_below.
Qed.

Lemma first_class (x : factor) e : side_factor x -> (x.2 < x.1)%N -> x.1 = (2 ^ e.+1 - 1)%N ->
  exists2 j, x.2 = (2 ^ j - 1)%N & (j <= e)%N.
Proof.
move=> [[a [j ->]] /= lt_x x1|[a -> _] _ /(congr1 odd)].
- exists j => //; move: lt_x; rewrite x1 -ltnS !subn1 !prednK ?expn_gt0 //.
  by rewrite ltn_exp2l.
- by rewrite oddB ?expn_gt0 // !expnS !mul2n !odd_double.
Qed.

(* If the rule does not say that the sum divides, there is such a ring. *)
Theorem rule_survives n f : (size f <= n)%N -> (forall x, x \in f -> side_factor x) ->
  ~~ sum_divides_in n f -> survives f.
Proof.
elim/ltn_ind: n f => -[|n] IH f size_f sides /=; first by case: f size_f {sides} => // _ _;
  apply: survives_nil.
case: ifP => // /negbT; rewrite belowE negbK => f_below.
have [-> _|f0] := eqVneq f [::]; first exact: survives_nil.
have [m_in m_top] := longestP f0; have perm := perm_to_rem m_in.
have in_f x : x \in rem (longest f) f -> x \in f by apply: mem_rem.
set others := rem _ _ in perm in_f *; rewrite perm_sym in perm.
have m_below := allP f_below _ m_in; have m_side := sides _ m_in.
have others_below : below others by apply/allP=> x /in_f; apply: (allP f_below).
have others_le x : x \in others -> (x.1 <= greatest f)%N by move=> /in_f; apply: le_greatest.
case: ifP => [c_even|/negbFE c_odd].
  case: m_side => [[a [j m_eq]]|[a m1 m2]].
    move: m_below c_even; rewrite -m_top m_eq /=; case: a {m_eq} => // a.
    by rewrite expnS mul2n oddB ?double_gt0 ?expn_gt0 // odd_double.
  rewrite negb_and -eqn0Ngt -has_predC => not_long; apply: survives_perm perm _.
  case: m2 => [m2|[j m2]]; last first.
    apply: (@survives_alone _ _ [:: (2 ^ j)%N] a.+1); rewrite /= ?expn_gt0 ?m1 ?big_seq1 //.
    + by move=> p; rewrite inE => /eqP->; exists j.
    + apply: deal_one => //; move: not_long; rewrite m2 expn_eq0 /=.
      by apply: sub_has => x /=; rewrite -ltnNge.
    + by move=> x /others_le; rewrite -m_top m1.
  apply: (@survives_alone _ _ [::] a.+1); rewrite ?big_nil ?m1 //=.
  + by rewrite /can_be_dealt /= others_below.
  + by move=> x /others_le; rewrite -m_top m1.
have [e c_e] := odd_greatest f0 sides f_below c_odd; have half_c := half_odd e.
have two_e : (2 ^ e.+1 = 2 ^ e + 2 ^ e)%N by rewrite expnS mul2n addnn.
have e0 : (0 < 2 ^ e)%N by rewrite expn_gt0.
case: ifP => [/allP alone|several].
  rewrite negbK => dealt; apply: survives_perm perm _.
  apply: (@survives_alone _ _ (digits (longest f).2) e) => //.
  + exact: spread_digits.
  + exact: digits_powers.
  + by rewrite digits_sum.
  + by rewrite m_top c_e two_e -addnBA // leq_addr.
  + move=> x x_in; apply: shorter; first exact/sides/in_f.
    by rewrite -c_e ltn_neqAle alone // others_le.
have [z z_in z_c] : exists2 z, z \in others & z.1 = greatest f.
  by move/negbT: several => /allPn[z z_in /negPn/eqP z_c]; exists z.
case: ifP => [/allP same not_rest|/negbT/allPn[x x_in]]; last first.
  rewrite negb_imply => /andP[/eqP x_c x_half] _.
  have [y [y_in y_c]] : exists y, y \in rem x f /\ y.1 = greatest f.
    have [<-|x_m] := eqVneq (longest f) x; first by exists z.
    exists (longest f); split=> //; move: m_in; rewrite (perm_mem (perm_to_rem x_in)) inE.
    by rewrite (negPf x_m).
  have y_f : y \in f by apply: mem_rem y_in.
  have perm2 : perm_eq (x :: y :: rem y (rem x f)) f.
    by rewrite perm_sym (perm_trans (perm_to_rem x_in)) // perm_cons perm_to_rem.
  have [j x2 le_j] := first_class (sides _ x_in) (allP f_below _ x_in) (etrans x_c c_e).
  have [i y2 le_i] := first_class (sides _ y_f) (allP f_below _ y_f) (etrans y_c c_e).
  have lt_j : (j < e)%N.
    rewrite ltn_neqAle le_j andbT; apply: contra x_half => /eqP j_e.
    by rewrite c_e half_c x2 j_e.
  apply: (survives_perm perm2).
  apply: (@survives_dealt _ [seq (2 ^ b)%N | b <- iota 0 e.+1] e.+1).
  + by apply: (@spread_powers 0); [exact: iota_ltn_sorted | exact/allP].
  + by move=> p /mapP[b _ ->]; exists b.
  + exact: powers_sum.
  + apply/hasP; eexists; first exact: (deal_two (2 ^ j)%N).
    have sum_q : (\sum_(p <- [seq 2 ^ b | b <- iota 0 e.+1] | p == 2 ^ j) p = 2 ^ j)%N.
      rewrite big_map -(big_filter _ _) (_ : [seq b <- _ | _] = [:: j]) ?big_seq1 //.
      rewrite (eq_filter (a2 := pred1 j)) => [|b]; last by rewrite /= eqn_exp2l.
      by rewrite filter_pred1_uniq ?iota_uniq // mem_iota /= add0n ltnS.
    have sum_all := powers_sum e.+1.
    rewrite (bigID (fun p => p == 2 ^ j)%N) /= sum_q in sum_all.
    have lt_2j : (2 ^ j < 2 ^ e)%N by rewrite ltn_exp2l.
    have j0 : (0 < 2 ^ j)%N by rewrite expn_gt0.
    have le_2i : (2 ^ i <= 2 ^ e)%N by rewrite leq_exp2l.
    rewrite /= sum_q x_c y_c c_e x2 y2; apply/and3P; split.
    * by clear - sum_all j0; move: (\sum_(_ <- _ | _) _)%N sum_all => S sum_all; nat_lia.
    * by clear - lt_2j le_2i two_e e0; nat_lia.
    * apply/allP=> w /mem_rem/mem_rem; exact: (allP f_below).
  + move=> w; rewrite (perm_mem perm2) => /le_greatest w_le.
    by apply: leq_trans w_le _; rewrite c_e leq_subr.
have others0 : others != [::] by apply: contraTneq z_in => ->.
have [y_in y_top] := longestP others0.
have y_c : (longest others).1 = greatest f.
  apply/eqP; rewrite y_top eqn_leq -z_c le_greatest // andbT z_c -y_top.
  exact: others_le.
have half_of y : y \in f -> y.1 = greatest f -> y.2 = (2 ^ e - 1)%N.
  by move=> /same + e_y; rewrite e_y eqxx c_e half_c => /eqP.
apply: survives_perm perm _.
have perm_y := perm_to_rem y_in.
have rest_eq : perm_eq (longest f :: longest others :: rem (longest others) others)
    (longest f :: others) by rewrite perm_cons perm_sym.
apply: survives_perm rest_eq _.
rewrite [longest f]surjective_pairing [X in _ :: X :: _]surjective_pairing m_top y_c.
apply: survives_pair.
  rewrite !(half_of, m_top, y_c) //; last exact: in_f.
  by rewrite c_e; clear - two_e e0; nat_lia.
apply: (IH n) => //.
- by rewrite size_rem // (leq_trans (leq_pred _)) // size_rem // -subn1 leq_subLR add1n.
- by move=> x /mem_rem/in_f; apply: sides.
Qed.
End Survival.
