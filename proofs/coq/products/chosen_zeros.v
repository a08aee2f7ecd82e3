(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The theorem of grids of any dimension [docs/GRIDS.md], the other direction: over a field in which
   the Fibonacci polynomials split, an ideal is decided at each choice of their zeros. *)
From mathcomp Require Import all_ssreflect ssralg poly polydiv zmodp matrix mxalgebra.
From Coq Require Import Ring.
From Gazetteer Require Import games rules boxes box_multiples local_rule rule_member survival.
From Gazetteer Require Import zeros splitting balanced_orders.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Section Identity.
Variables (R : Type) (zero one : R) (add mul sub : R -> R -> R) (opp : R -> R).
Hypothesis R_ring : ring_theory zero one add mul sub opp eq.
Add Ring R_ring : R_ring.
Local Notation "a + b" := (add a b).
Local Notation "a * b" := (mul a b).

Lemma coprime_identity (a b P Q z d e : R) : a * P + b * Q = one ->
  z + (a * e + b * d) * (P * Q) = a * P * (z + e * Q) + b * Q * (z + d * P).
Proof.
move=> ab; transitivity (one * z + (a * e + b * d) * (P * Q)); first by ring.
by rewrite -ab; ring.
Qed.
End Identity.

Section Split.
Variable L : fieldType.
Hypothesis two : 1 + 1 = 0 :> L.
Implicit Types (o l : seq (L * nat)) (x y : L * nat).
Notation fib n := (fibonacci n 'X : {poly L}).

(* The zeros o of f_(n + 1), each once, with as many factors as it has. *)
Definition splits_by n o : Prop :=
  [/\ uniq [seq root_of y | y <- o],
      (forall y, y \in o -> y.2.-primitive_root y.1 /\ (y.2 %| n.+1)%N) &
      fib n.+1 %| \prod_(y <- o) ('X - (root_of y)%:P) ^+ exponent y.2 n.+1].
Fixpoint split_sides (s : seq nat) (os : seq (seq (L * nat))) : Prop :=
  match s, os with
  | [::], [::] => True
  | n :: s', o :: os' => splits_by n o /\ split_sides s' os'
  | _, _ => False
  end.
Fixpoint choices (os : seq (seq (L * nat))) : seq (seq (L * nat)) :=
  if os is o :: os' then [seq y :: l | y <- o, l <- choices os'] else [:: [::]].

Lemma choices_chosen s os l : split_sides s os -> l \in choices os -> chosen s l.
Proof.
elim: s os l => [|n s IH] [|o os] l //=; first by rewrite inE => _ /eqP->.
case=> [[_ all_o _] rest] /allpairsP[[y l'] /= [y_o l'_in ->]].
by have [prim dv] := all_o _ y_o; split=> //; apply: IH rest l'_in.
Qed.

Section Ring.
Variables (A : comRingType) (c : {rmorphism L -> A}).
Let two_A : 1 + 1 = 0 :> A := twoA two c.
Implicit Types I : A -> Prop.

Lemma adjoin_coprime I (p q : {poly L}) (t z : A) : ideal I -> coprimep p q ->
  adjoin I (map_poly c p).[t] z -> adjoin I (map_poly c q).[t] z ->
  adjoin I (map_poly c (p * q)).[t] z.
Proof.
move=> idI /Bezout_eq1_coprimepP[[a b] /= ab] [d Id] [e Ie].
set P := (map_poly c p).[t] in Id *; set Q := (map_poly c q).[t] in Ie *.
have PQ : (map_poly c (p * q)).[t] = P * Q by rewrite rmorphM hornerM.
have AB : (map_poly c a).[t] * P + (map_poly c b).[t] * Q = 1.
  by rewrite -!hornerM -hornerD -!rmorphM -rmorphD ab rmorph1 hornerC.
exists ((map_poly c a).[t] * e + (map_poly c b).[t] * d); rewrite PQ.
rewrite (coprime_identity (A_ring A) z d e AB).
by apply: (ideal_add idI); apply: (ideal_mul idI).
Qed.

Lemma adjoin_zeros I n o (t z : A) : ideal I -> uniq [seq root_of y | y <- o] ->
  (forall y, y \in o -> adjoin I ((t - c (root_of y)) ^+ exponent y.2 n.+1) z) ->
  adjoin I (map_poly c (\prod_(y <- o) ('X - (root_of y)%:P) ^+ exponent y.2 n.+1)).[t] z.
Proof.
move=> idI; elim: o => [|y o IH] /=.
  by rewrite big_nil rmorph1 hornerC => _ _; exists z; rewrite mulr1 double0 //; apply: ideal_zero.
case/andP=> y_o uniq_o all_o; rewrite big_cons; apply: adjoin_coprime => //.
- apply: coprimep_expl; rewrite coprimep_sym coprimep_XsubC /root horner_prod.
  rewrite prodf_seq_neq0; apply/allP=> x x_o /=; rewrite horner_exp hornerXsubC expf_neq0 //.
  by rewrite subr_eq0; apply: contra y_o => /eqP->; apply: map_f.
- rewrite rmorphX rmorphB /= map_polyX map_polyC horner_exp hornerXsubC.
  by apply: all_o; rewrite mem_head.
- by apply: IH => // x x_o; apply: all_o; rewrite inE x_o orbT.
Qed.

(* To be in an ideal with f_(n + 1)(t) is to be in it with each of the powers. *)
Lemma split_step I n o (t z : A) : ideal I -> splits_by n o -> I (fibonacci n.+1 t) ->
  (forall y, y \in o -> adjoin I ((t - c (root_of y)) ^+ exponent y.2 n.+1) z) -> I z.
Proof.
move=> idI [uniq_o _ /dvdpP[k prod_eq]] I_t all_o.
have [e] := adjoin_zeros idI uniq_o all_o.
rewrite prod_eq rmorphM hornerM horner_fibonacci mulrA => Ie.
exact: (ideal_cancel two_A idI Ie I_t).
Qed.

(* The ideal has the powers at the chosen zeros. *)
Fixpoint powers_in I (s : seq nat) (ts : seq A) l : Prop :=
  match s, l with
  | n :: s', y :: l' =>
      I ((head 0 ts - c (root_of y)) ^+ exponent y.2 n.+1) /\ powers_in I s' (behead ts) l'
  | _, _ => True
  end.

Lemma by_choices s os (ts : seq A) I (z : A) : split_sides s os -> ideal I -> relations I s ts ->
  (forall l (J : A -> Prop), l \in choices os -> ideal J -> (forall u, I u -> J u) ->
    powers_in J s ts l -> J z) ->
  I z.
Proof.
elim: s os ts I => [|n s IH] [|o os] ts I //=.
  by move=> _ idI _ all_l; apply: (all_l [::]).
case=> o_n rest idI [I_t rel] all_l; apply: (split_step idI o_n I_t) => y y_o.
have idJ := ideal_adjoin ((head 0 ts - c (root_of y)) ^+ exponent y.2 n.+1) idI.
set J := adjoin _ _ in idJ *; have I_J u : I u -> J u by apply: adjoin_sub.
apply: (IH os (behead ts) J) => // [|l K l_in idK J_K pow].
  by elim: {IH rest all_l} s (behead ts) rel => //= n' s IHs us [I_u /IHs r]; split=> //; apply:
    I_J.
apply: (all_l (y :: l)) => //=; first by apply: allpairs_f.
- by move=> u /I_J /J_K.
- split=> //; apply: J_K; rewrite -[X in J X]mul1r; exact: adjoin_self.
Qed.

(* The distances from the zeros, with their factors. *)
Fixpoint distances (s : seq nat) : box_vertex s -> seq A -> seq (L * nat) -> seq (A * factor) :=
  match s with
  | [::] => fun _ _ _ => [::]
  | n :: s' => fun v ts l =>
      if l is y :: l' then
        (head 0 ts - c (root_of y), (exponent y.2 n.+1, exponent y.2 (v.1 : 'I_n).+1))
        :: distances v.2 (behead ts) l'
      else [::]
  end.

Lemma distances_factors s (v : box_vertex s) ts l :
  chosen s l -> unzip2 (distances v ts l) = factors v (unzip2 l).
Proof. by elim: s v ts l => [|n s IH] v ts [|y l] //= [_ _ /IH->]. Qed.

Lemma distances_vanish I s (v : box_vertex s) ts l :
  powers_in I s ts l -> vanishing I (distances v ts l).
Proof.
elim: s v ts l => [|n s IH] v ts [|y l] //= [I_t rest] x; rewrite inE => /orP[/eqP->|] //.
exact: IH rest x.
Qed.

Lemma distances_sum s (v : box_vertex s) ts l : size ts = size s -> chosen s l ->
  sum_of (distances v ts l) = \sum_(t <- ts) t - c (\sum_(y <- l) root_of y).
Proof.
elim: s v ts l => [|n s IH] v [|t ts] [|y l] //=.
  by move=> _ _; rewrite /sum_of !big_nil rmorph0 subr0.
move=> [size_t] [_ _ rest]; rewrite /sum_of big_cons -/(sum_of _) IH // !big_cons.
by rewrite (rmorphD c (root_of y)) opprD addrACA.
Qed.

Lemma distances_value s (v : box_vertex s) ts l : chosen s l ->
  exists U, value ts v = U * product_of (distances v ts l).
Proof.
elim: s v ts l => [|n s IH] v ts [|y l] //=.
  by move=> _; exists 1; rewrite /product_of big_nil mulr1.
case=> prim _ /(IH v.2 (behead ts))[U ->].
have [U' [-> _]] := fibonacci_near two c (head 0 ts) (ltn0Sn (v.1 : 'I_n)) prim.
exists (U' * U); rewrite /product_of big_cons /=; set P := \prod_(_ <- _) _.
by rewrite [_ * U']mulrC -!mulrA; congr (_ * _); rewrite mulrCA.
Qed.

(* If the rule says of each choice with sum 0 that the sum divides, the product is in the ideal. *)
Lemma all_divide_member s (v : box_vertex s) os ts I :
  split_sides s os -> size ts = size s -> ideal I -> relations I s ts -> I (\sum_(t <- ts) t) ->
  (forall l, l \in choices os -> \sum_(y <- l) root_of y = 0 -> sum_divides (factors v (unzip2
    l))) ->
  I (value ts v).
Proof.
move=> os_s size_ts idI rel I_sum div; apply: (by_choices os_s idI rel) => l J l_in idJ I_J pow.
have l_s := choices_chosen os_s l_in; have [U ->] := distances_value v ts l_s.
apply: (ideal_mul idJ); have van : vanishing J (distances v ts l) by apply: distances_vanish pow.
have sum_J : J (sum_of (distances v ts l) + c (\sum_(y <- l) root_of y)).
  by rewrite distances_sum // subrK; apply: I_J.
have [sum0|sum1] := eqVneq (\sum_(y <- l) root_of y) 0.
  rewrite sum0 rmorph0 addr0 in sum_J.
  have := @rule_member _ two_A (size s) J (distances v ts l) idJ van.
  rewrite distances_factors // => /(_ (fun x : factor => chosen_factors (x := x) l_s)).
  have := div l l_in sum0; rewrite /sum_divides size_factors => -> /(_ isT)[e Je].
  exact: (ideal_cancel two_A idJ Je sum_J).
(* A sum that is not 0 is a unit: its distance from the sum of the zeros is nilpotent. *)
have [b big_b] : exists b, forall x : A * factor, x \in distances v ts l -> (x.2.1 <= 2 ^ b)%N.
  exists (\max_(d <- distances v ts l) d.2.1)%N => x x_in; apply: ltnW.
  apply: leq_ltn_trans (ltn_expl _ (isT : 1 < 2)%N).
  by rewrite (big_rem x x_in) leq_maxl.
have J_power : J (sum_of (distances v ts l) ^+ (2 ^ b)).
  rewrite /sum_of power_big //; apply: (ideal_big idJ) => x x_in.
  by have /subnK<- := big_b x x_in; rewrite exprD; apply: (ideal_mul idJ); apply: van.
have J_one : J 1.
  have : J ((sum_of (distances v ts l) + c (\sum_(y <- l) root_of y)) ^+ (2 ^ b)).
    have [e ->] : exists e, (2 ^ b = e.+1)%N by exists (2 ^ b).-1; rewrite prednK // expn_gt0.
    by rewrite exprS; apply: ideal_mulr.
  rewrite power_sum // => J_both.
  have J_c : J (c (\sum_(y <- l) root_of y) ^+ (2 ^ b)).
    by have := ideal_add idJ J_both J_power; rewrite addrAC double0 // add0r.
  have : J (c (\sum_(y <- l) root_of y)^-1 ^+ (2 ^ b) * c (\sum_(y <- l) root_of y) ^+ (2 ^ b)).
    exact: (ideal_mul idJ).
  by rewrite -exprMn -rmorphM mulVf // rmorph1 expr1n.
by rewrite -[product_of _]mulr1; apply: (ideal_mul idJ).
Qed.
End Ring.
End Split.
