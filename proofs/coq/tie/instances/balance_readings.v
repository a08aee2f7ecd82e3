(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Whether orders are balanced is asked of all fields of characteristic 2. It is told in one of them: if a
   field GF(2)[x] / m has a root x of unity of the order N, then orders that divide N are balanced iff
   powers of x are. For let them be so in another field F, and adjoin x to F, that is, take F[x] modulo m.
   There each root of unity w differs from some power of x by no unit. *)
From mathcomp Require Import all_ssreflect all_algebra.
From Gazetteer Require Import bipartite boxes box_multiples local_rule rule_member splitting zeros balanced_orders.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.
Notation F2 := [finFieldType of 'F_2].

(* GF(2) in each ring of characteristic 2. *)
Section Prime.
Variables (A : comRingType) (two : 1 + 1 = 0 :> A).
Definition from_F2 (x : 'F_2) : A := (x != 0)%:R.
Fact from_F2_rmorphism : rmorphism from_F2.
Proof.
have two2 := two_F2; split=> [x y|].
  rewrite (opp_id two_F2) (opp_id two) (nonzero_F2 x) (nonzero_F2 y) /from_F2.
  by case: (x != 0); case: (y != 0); rewrite ?addr0 ?add0r ?two2 ?two ?eqxx ?oner_eq0.
split=> [x y|]; last by rewrite /from_F2 oner_eq0.
by rewrite /from_F2 mulf_eq0; case: (x == 0); case: (y == 0); rewrite /= ?mulr0 ?mul0r ?mulr1.
Qed.
Definition from_F2_morphism := RMorphism from_F2_rmorphism.
End Prime.

Section Adjoined.
Variables (m : {poly F2}) (irr : irreducible_poly m) (N : nat).
Notation K := (extension_finFieldType irr).
Notation x_bar := (class irr 'X : K).
Hypothesis x_order : N.-primitive_root x_bar.
Lemma N0 : (0 < N)%N. Proof. exact: prim_order_gt0 x_order. Qed.

Lemma class_zero (g : {poly F2}) : class irr g = 0 :> K -> m %| g.
Proof. by move/(congr1 (@remainder _ _ _)); rewrite remainder_class /remainder linear0 /dvdp => ->. Qed.

Section Field.
Variables (F : fieldType) (two : 1 + 1 = 0 :> F).
Notation A := [comRingType of {poly F}].
Let phi : {rmorphism {poly F2} -> {poly F}} := map_poly_rmorphism (from_F2_morphism two).
Lemma two_A : 1 + 1 = 0 :> A. Proof. by rewrite -polyCD two. Qed.
Definition modulus_divides (h : A) : Prop := phi m %| h.
Lemma modulus_ideal : ideal modulus_divides.
Proof. by split=> [|g h|c h]; [exact: dvdp0 | exact: dvdp_add | exact: dvdp_mull]. Qed.
Lemma modulus_proper : ~ modulus_divides 1.
Proof.
by rewrite /modulus_divides dvdp1 size_map_poly => /eqP m1; have := irr.1; rewrite m1.
Qed.
Lemma zero_divides g : class irr g = 0 :> K -> modulus_divides (phi g).
Proof. by move/class_zero; rewrite /modulus_divides dvdp_map. Qed.
Lemma phi_X n : phi ('X ^+ n) = 'X ^+ n.
Proof. by rewrite rmorphX; congr (_ ^+ _); apply: map_polyX. Qed.
Lemma power_one k : modulus_divides (1 + 'X ^+ (N * k)).
Proof.
rewrite -phi_X -(rmorph1 phi) -rmorphD; apply: zero_divides.
have -> : class irr (1 + 'X ^+ (N * k)) = 1 + x_bar ^+ N ^+ k.
  by rewrite -exprM -rmorphX -(rmorph1 [rmorphism of class irr]) -rmorphD.
rewrite (prim_expr_order x_order) expr1n.
have two_P : 1 + 1 = 0 :> {poly F2} by rewrite -polyCD two_F2.
by rewrite -(rmorph1 [rmorphism of class irr]) -rmorphD two_P rmorph0.
Qed.

(* A root of unity in F differs by a unit from all powers of x but those of its order; for the product of
   all its differences from powers of x is 0. *)
Section Root.
Variables (q : nat) (w : F).
Hypotheses (w_order : q.-primitive_root w) (q_N : (q %| N)%N).
Notation e b := ((N %/ q) * b)%N.
Lemma q0 : (0 < q)%N. Proof. exact: prim_order_gt0 w_order. Qed.
Lemma product_zero : modulus_divides (\prod_(0 <= b < q) (w%:P + 'X ^+ e b)).
Proof.
pose G : {poly {poly F2}} := \prod_(0 <= b < q) ('X - ('X ^+ e b)%:P) - ('X ^+ q - 1).
have G0 : map_poly (class irr : {poly F2} -> K) G = 0.
  rewrite rmorphB rmorph_prod rmorphB rmorph1 rmorphX /= map_polyX.
  rewrite -(factor_Xn_sub_1 (dvdn_prim_root x_order q_N)); apply/eqP; rewrite subr_eq0.
  apply/eqP; apply: eq_bigr => b _.
  by rewrite rmorphB /= map_polyX map_polyC /= exprM !rmorphX.
have map_G : map_poly phi G = \prod_(0 <= b < q) ('X - ('X ^+ e b)%:P) - ('X ^+ q - 1).
  rewrite rmorphB rmorph_prod; congr (_ - _).
    apply: eq_bigr => b _; rewrite rmorphB; congr (_ - _); first exact: map_polyX.
    by apply: etrans (map_polyC _ _) _; congr (_%:P); apply: phi_X.
  by rewrite rmorphB rmorph1 rmorphX; congr (_ ^+ _ - _); apply: map_polyX.
have horner_G : (map_poly phi G).[w%:P] = \prod_(0 <= b < q) (w%:P + 'X ^+ e b).
  rewrite map_G !hornerE hornerXn -polyC_exp (prim_expr_order w_order) subrr subr0 horner_prod.
  by apply: eq_bigr => b _; rewrite hornerXsubC (opp_id two_A).
rewrite -horner_G horner_coef; apply: (ideal_sum modulus_ideal) => k _.
rewrite mulrC; apply: (ideal_mul modulus_ideal); rewrite coef_map; apply: zero_divides.
by have := congr1 (fun g : {poly K} => g`_k) G0; rewrite coef_map coef0.
Qed.

Variable J : A -> Prop.
Hypotheses (idJ : ideal J) (J_m : forall h, modulus_divides h -> J h).
Notation unit_modulo t := (adjoin J t 1).
Lemma other_order b : (b < q)%N -> ~~ coprime b q -> unit_modulo (w%:P + 'X ^+ e b).
Proof.
move=> b_q not_cop; pose d := (q %/ gcdn b q)%N; pose g := gcdn b q.
have g1 : (1 < g)%N by rewrite ltn_neqAle eq_sym not_cop gcdn_gt0 q0 orbT.
have d_q : (0 < d < q)%N.
  apply/andP; split; last exact: (ltn_Pdiv g1 q0).
  by rewrite /d divn_gt0 ?gcdn_gt0 ?q0 ?orbT // dvdn_leq ?q0 ?dvdn_gcdr.
have w_d : w ^+ d + 1 != 0.
  rewrite addr_eq0 (opp_id two) -(prim_order_dvd w_order); case/andP: d_q => d0 d_lt.
  by apply/negP=> /(dvdn_leq d0); rewrite leqNgt d_lt.
have e_d : (e b * d = N * (b %/ g))%N.
  have b_eq := divnK (dvdn_gcdl b q); have q_eq : (d * g = q)%N := divnK (dvdn_gcdr b q).
  have := divnK q_N; set k := (N %/ q)%N => N_eq; rewrite -N_eq -q_eq -{1}b_eq -/g; set a := (b %/ g)%N.
  by rewrite -!mulnA; congr (k * _)%N; rewrite mulnCA [RHS]mulnCA [(a * d)%N]mulnC.
have := subrXX (w%:P : A) ('X ^+ e b) d; rewrite !(opp_id two_A); set S := \sum_(i < d) _ => S_eq.
pose U : A := (w ^+ d + 1)^-1%:P; exists (U * S).
have -> : 1 + U * S * (w%:P + 'X ^+ e b) = U * (1 + 'X ^+ (N * (b %/ g))).
  rewrite -mulrA [S * _]mulrC -S_eq -exprM e_d -polyC_exp.
  transitivity (U * ((w ^+ d)%:P + 1) + U * ((w ^+ d)%:P + 'X^(N * (b %/ g)))).
    by congr (_ + _); rewrite -polyC1 -polyCD -polyCM mulVf.
  by rewrite -mulrDr addrACA (double0 two_A) add0r.
apply: (ideal_mul idJ); apply: J_m; exact: power_one.
Qed.
Lemma unit_product (t : nat -> A) l :
  (forall b, b \in l -> unit_modulo (t b)) -> unit_modulo (\prod_(b <- l) t b).
Proof.
elim: l => [|b l IH] units.
  by exists 1; rewrite big_nil mulr1 two_A; apply: ideal_zero idJ.
have [c tc] := units b (mem_head _ _).
have [d td] : unit_modulo (\prod_(b <- l) t b) by apply: IH => b' b'_l; apply: units; rewrite inE b'_l orbT.
rewrite big_cons; set P := \prod_(b <- l) t b in td *; exists (d * c).
have -> : 1 + d * c * (t b * P) = (1 + d * P) + d * P * (1 + c * t b).
  rewrite mulrDr mulr1 -addrA (addrA (d * P)) (double0 two_A) add0r; congr (_ + _).
  by rewrite -!mulrA; congr (d * _); rewrite mulrA [LHS]mulrC.
by apply: (ideal_add idJ) => //; apply: (ideal_mul idJ).
Qed.
Lemma some_root :
  (forall b, (b < q)%N -> coprime b q -> unit_modulo (w%:P + 'X ^+ e b)) -> J 1.
Proof.
move=> units; have [|c one] := @unit_product (fun b => w%:P + 'X ^+ e b) (index_iota 0 q).
  move=> b; rewrite mem_index_iota => /andP[_ b_q].
  by have [cop|not_cop] := boolP (coprime b q); [apply: units | apply: other_order].
by apply: (ideal_cancel two_A idJ one); apply/J_m/product_zero.
Qed.
End Root.

(* The sum of g and of as many w + 1/w, w a power of x of each order, can be 0. *)
Fixpoint reaches (qs : seq nat) (g : {poly F2}) : bool :=
  if qs is q :: qs' then
    has (fun b => reaches qs' (g + ('X ^+ ((N %/ q) * b) + 'X ^+ (N - (N %/ q) * b))))
      [seq b <- iota 0 q | coprime b q]
  else class irr g == 0 :> K.
Lemma cancel_twice (P S x y z u v : A) :
  (P + (x + z)) + S + ((y + x) + (z + v)) = (P + ((y + u) + S)) + (u + v).
Proof.
rewrite -(addrA P (x + z)) [x + z + S]addrC (addrA P S) -(addrA (P + S)).
rewrite [y + u + S]addrC (addrA P S) -(addrA (P + S)); congr (_ + _).
rewrite -(addrA y u) (addrA u u) (double0 two_A) add0r [y + x]addrC addrACA.
by rewrite (addrA x x) (addrA z z) !(double0 two_A) !add0r.
Qed.
Lemma reaches_or_all (qs : seq nat) (ws : seq F) (J : A -> Prop) (g : {poly F2}) :
  ideal J -> (forall h, modulus_divides h -> J h) ->
  size ws = size qs -> all (fun q => q %| N)%N qs ->
  (forall i, (i < size qs)%N -> (nth 0%N qs i).-primitive_root ws`_i) ->
  J (phi g + (\sum_(w <- ws) (w + w^-1))%:P) -> ~~ reaches qs g -> J 1.
Proof.
elim: qs ws J g => [|q qs IH] [|w ws] J g //= idJ J_m.
  move=> _ _ _; rewrite big_nil addr0 => J_g g0.
  pose h := remainder (class irr g : K)^-1.
  have one : J (1 + phi h * phi g).
    apply: J_m; rewrite -(rmorph1 phi) -rmorphM -rmorphD; apply: zero_divides.
    have class_h : class irr h = (class irr g : K)^-1 by apply: class_remainder.
    have -> : class irr (1 + h * g) = class irr 1 + class irr h * class irr g :> K.
      by rewrite rmorphD rmorphM.
    rewrite class_h mulVf //.
    have two_P : 1 + 1 = 0 :> {poly F2} by rewrite -polyCD two_F2.
    by rewrite -(rmorph1 [rmorphism of class irr]) -rmorphD two_P rmorph0.
  by apply: (ideal_cancel two_A idJ one).
case=> size_ws /andP[q_N qs_N] orders J_g none.
have w_order : q.-primitive_root w by apply: (orders 0%N).
apply: (some_root w_order q_N idJ J_m) => b b_q cop.
set a := (N %/ q * b)%N; have a_N : (a <= N)%N.
  by rewrite -[X in (_ <= X)%N](divnK q_N) leq_mul2l (ltnW b_q) orbT.
have idJ' := ideal_adjoin (w%:P + 'X ^+ a) idJ.
apply: (IH ws (adjoin J (w%:P + 'X ^+ a)) (g + ('X ^+ a + 'X ^+ (N - a)))) => // [h /J_m|i i_qs||].
- exact: adjoin_sub.
- by move: orders => /(_ i.+1); apply.
- exists (1 + w^-1%:P * 'X ^+ (N - a)).
  have w0 := prim_nonzero w_order.
  have -> : phi (g + ('X ^+ a + 'X ^+ (N - a))) = phi g + ('X ^+ a + 'X ^+ (N - a)).
    by rewrite rmorphD rmorphD !phi_X.
  have -> : (1 + w^-1%:P * 'X ^+ (N - a)) * (w%:P + 'X ^+ a) =
      (w%:P + 'X ^+ a) + ('X ^+ (N - a) + w^-1%:P * 'X ^+ N) :> A.
    have -> : 'X ^+ N = 'X ^+ (N - a) * 'X ^+ a :> A by rewrite -exprD subnK.
    rewrite mulrDl mul1r mulrDr; congr (_ + (_ + _)); last by rewrite mulrA.
    by rewrite mulrAC -polyCM mulVf // mul1r.
  rewrite (cancel_twice _ _ _ _ _ (w^-1%:P)); apply: (ideal_add idJ).
    by move: J_g; rewrite big_cons !polyCD.
  have -> : w^-1%:P + w^-1%:P * 'X ^+ N = w^-1%:P * (1 + 'X ^+ (N * 1)) :> A by rewrite muln1 mulrDr mulr1.
  by apply: (ideal_mul idJ); apply/J_m/power_one.
- by move/hasPn: none => /(_ b); rewrite mem_filter mem_iota cop b_q; apply.
Qed.
End Field.

Lemma two_K : 1 + 1 = 0 :> K.
Proof.
have two_P : 1 + 1 = 0 :> {poly F2} by rewrite -polyCD two_F2.
by rewrite -(rmorph1 [rmorphism of class irr]) -rmorphD two_P rmorph0.
Qed.
Lemma reaches_balanced qs g : all (fun q => q %| N)%N qs -> reaches qs g ->
  exists ws : seq K, [/\ size ws = size qs,
    forall i, (i < size qs)%N -> (nth 0%N qs i).-primitive_root ws`_i &
    class irr g + \sum_(w <- ws) (w + w^-1) = 0].
Proof.
elim: qs g => [|q qs IH] g /=; first by move=> _ /eqP g0; exists [::]; rewrite big_nil addr0.
case/andP=> q_N qs_N /hasP[b]; rewrite mem_filter mem_iota => /andP[cop /= b_q].
move/(IH _ qs_N)=> [ws [size_ws orders]].
set a := (N %/ q * b)%N; have a_N : (a <= N)%N.
  by rewrite -[X in (_ <= X)%N](divnK q_N) leq_mul2l (ltnW b_q) orbT.
have inverse : x_bar ^+ (N - a) = (x_bar ^+ a)^-1.
  have a0 : x_bar ^+ a != 0 by rewrite expf_neq0 // (prim_nonzero x_order).
  by apply: (mulIf a0); rewrite mulVf // -exprD subnK // prim_expr_order.
rewrite rmorphD rmorphD !rmorphX -/x_bar => sum0.
exists (x_bar ^+ a :: ws); split=> /=; first by rewrite size_ws.
- case=> [_|i]; last exact: orders.
  by rewrite /= exprM (prim_root_exp_coprime _ (dvdn_prim_root x_order q_N)).
- by rewrite big_cons -inverse addrA.
Qed.
Theorem balanced_reaches qs : all (fun q => q %| N)%N qs -> balanced qs <-> reaches qs 0.
Proof.
move=> qs_N; split=> [[F [ws [two size_ws orders sum0]]]|/(reaches_balanced qs_N)[ws [size_ws orders sum0]]].
  apply: contraT => none; case: (@modulus_proper F two).
  apply: (reaches_or_all (modulus_ideal two) _ size_ws qs_N orders _ none) => //.
  by rewrite sum0 rmorph0 addr0; apply: dvdp0.
by exists K, ws; split=> //; [exact: two_K | move: sum0; rewrite rmorph0 add0r].
Qed.
End Adjoined.
