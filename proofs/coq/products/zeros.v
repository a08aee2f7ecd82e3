(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The zeros of the Fibonacci polynomials over a field of characteristic 2 [docs/GRIDS.md]: f_n is 0
   at w + 1/w, w of order q, as often as the table of exponents says. *)
From mathcomp Require Import all_ssreflect ssralg poly polydiv zmodp matrix mxalgebra.
From Gazetteer Require Import boxes box_multiples.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

(* How often f_n is 0 at w + 1/w, w of order q, with k the greatest such that 2^k divides n. *)
Definition exponent (q n : nat) : nat :=
  let k := logn 2 n in
  if q == 1%N then (2 ^ k - 1)%N else if (q %| n)%N then (2 ^ k.+1)%N else 0%N.

Section Fibonacci.
Variable L : comRingType.
Hypothesis two : 1 + 1 = 0 :> L.
Implicit Types x w : L.

Lemma square2 x y : (x + y) ^+ 2 = x ^+ 2 + y ^+ 2 :> L.
Proof. by rewrite sqrrD mulr2n double0 // addr0. Qed.

Lemma fibonacci_double n x : fibonacci (n + n) x = x * fibonacci n x ^+ 2.
Proof.
case: n => [|n]; first by rewrite expr0n mulr0.
rewrite addnS fibonacciD (fibonacciSS n) mulrDl [fibonacci n x * _]mulrC -addrA double0 // addr0.
by rewrite -mulrA -expr2.
Qed.

Lemma fibonacci_odd j x :
  fibonacci (j + j).+1 x = (fibonacci j.+1 x + fibonacci j x) ^+ 2.
Proof. by rewrite fibonacciD square2 !expr2. Qed.

Lemma fibonacci_power k m x :
  fibonacci (2 ^ k * m) x = x ^+ (2 ^ k - 1) * fibonacci m x ^+ (2 ^ k).
Proof.
elim: k => [|k IH]; first by rewrite mul1n expr0 mul1r expr1.
rewrite expnS -mulnA mul2n -addnn fibonacci_double IH exprMn -!exprM mulrA -exprS.
by rewrite [(2 ^ k * 2)%N]mulnC; congr (_ ^+ _ * _); case: (2 ^ k)%N (expn_gt0 2 k) => // e _;
  rewrite muln2 mul2n doubleS !subn1.
Qed.

(* The polynomial whose square is f_(2 j + 1). *)
Definition half_fibonacci j x := fibonacci j.+1 x + fibonacci j x.

Lemma fibonacci_factors k j x :
  fibonacci (2 ^ k * (j + j).+1) x = x ^+ (2 ^ k - 1) * half_fibonacci j x ^+ (2 ^ k.+1).
Proof. by rewrite fibonacci_power fibonacci_odd -exprM -expnS. Qed.

Lemma fibonacci_value n w v : w * v = 1 ->
  fibonacci n (w + v) * (w + v) = w ^+ n + v ^+ n.
Proof.
move=> wv; have vw : v * w = 1 by rewrite mulrC.
suff both : fibonacci n (w + v) * (w + v) = w ^+ n + v ^+ n /\
    fibonacci n.+1 (w + v) * (w + v) = w ^+ n.+1 + v ^+ n.+1 by case: both.
elim: n => [|n [IH IH1]].
  by rewrite [fibonacci 0 _]/(0 : L) mul0r !expr0 two [fibonacci 1 _]/(1 : L) mul1r !expr1.
have e1 : w * v ^+ n.+1 = v ^+ n by rewrite exprS mulrA wv mul1r.
have e2 : v * w ^+ n.+1 = w ^+ n by rewrite exprS mulrA vw mul1r.
split=> //; rewrite fibonacciSS mulrDl IH -mulrA IH1 mulrDl !mulrDr e1 e2 -!exprS.
have abc (a b c d : L) : a + d + (c + b) + (c + d) = a + b.
  by rewrite -addrA (addrACA c) double0 // add0r addrACA double0 // addr0.
exact: abc.
Qed.
End Fibonacci.

Section Field.
Variable F : fieldType.
Hypothesis two : 1 + 1 = 0 :> F.
Implicit Types (w r x : F).
Notation fib n := (fibonacci n 'X : {poly F}).

Lemma two_poly : 1 + 1 = 0 :> {poly F}.
Proof. by rewrite -polyCD two. Qed.

Lemma horner_fibonacci (A : comRingType) (c : {rmorphism F -> A}) n (x : A) :
  (map_poly c (fib n)).[x] = fibonacci n x.
Proof.
suff both : (map_poly c (fib n)).[x] = fibonacci n x /\
    (map_poly c (fib n.+1)).[x] = fibonacci n.+1 x by case: both.
elim: n => [|n [IH IH1]]; first by split; rewrite ?rmorph0 ?horner0 // rmorph1 hornerE.
split=> //; rewrite !fibonacciSS rmorphD rmorphM /= map_polyX hornerD IH.
by rewrite hornerM hornerX IH1.
Qed.

Lemma horner_fib n x : (fib n).[x] = fibonacci n x.
Proof. by rewrite -(horner_fibonacci [rmorphism of idfun]) map_poly_id. Qed.

Lemma square1 x : x ^+ 2 = 1 -> x = 1.
Proof.
move=> xx; have /eqP : (x + 1) ^+ 2 = 0 by rewrite square2 // xx expr1n two.
by rewrite expf_eq0 /= addr_eq0 (opp_id two) => /eqP.
Qed.

Lemma natr2 n : n%:R = (odd n)%:R :> F.
Proof. by rewrite -[in LHS](odd_double_half n) natrD -addnn natrD double0 // addr0. Qed.

Lemma odd_order q w : q.-primitive_root w -> odd q.
Proof.
move=> prim; have q0 := prim_order_gt0 prim; apply: contraT => q_even.
have q_eq : q = (q./2 * 2)%N by rewrite muln2 -[LHS]odd_double_half (negPf q_even).
have /eqP : w ^+ q./2 = 1 by apply: square1; rewrite -exprM -q_eq prim_expr_order.
rewrite -(prim_order_dvd prim) => dv; have h0 : (0 < q./2)%N.
  by rewrite -double_gt0 -muln2 -q_eq.
have := dvdn_leq h0 dv; rewrite [X in (X <= _)%N]q_eq muln2 -addnn -[X in (_ <= X)%N]addn0.
by rewrite leq_add2l leqNgt h0.
Qed.

Lemma prim_nonzero q w : q.-primitive_root w -> w != 0.
Proof.
move=> prim; apply: contraTneq (oner_neq0 F) => w0; have := prim_expr_order prim.
by rewrite w0 expr0n gtn_eqF ?(prim_order_gt0 prim) // => <-; rewrite eqxx.
Qed.

Lemma sum_nonzero w : w != 0 -> w != 1 -> w + w^-1 != 0.
Proof.
move=> w0; apply: contra; rewrite addr_eq0 (opp_id two) => /eqP e.
by apply/eqP/square1; rewrite expr2 {2}e divff.
Qed.

Lemma power_value_zero w n : w != 0 -> (w ^+ n + w^-1 ^+ n == 0) = (w ^+ n == 1).
Proof.
move=> w0; have wn0 : w ^+ n != 0 by rewrite expf_neq0.
apply/idP/idP=> [|/eqP e]; last by rewrite exprVn e invr1 two.
rewrite addr_eq0 (opp_id two) exprVn => /eqP e; apply/eqP/square1.
by rewrite expr2 {2}e divff.
Qed.

Lemma half_zero q w j : q.-primitive_root w -> w != 1 ->
  (half_fibonacci j (w + w^-1) == 0) = (q %| (j + j).+1)%N.
Proof.
move=> prim w1; have w0 : w != 0 by apply: prim_nonzero prim.
rewrite (prim_order_dvd prim) -(power_value_zero _ w0).
rewrite -(fibonacci_value two _ (divff w0)) fibonacci_odd // mulf_eq0.
by rewrite (negPf (sum_nonzero w0 w1)) orbF expf_eq0.
Qed.

(* The derivative: x f_n' = (n + 1) f_n. *)
Lemma deriv_fib n : 'X * (fib n)^`() = n.+1%:R * fib n.
Proof.
suff both : 'X * (fib n)^`() = n.+1%:R * fib n /\ 'X * (fib n.+1)^`() = n.+2%:R * fib n.+1.
  by case: both.
elim: n => [|n [IH IH1]].
  split; first by rewrite [fib 0]/(0 : {poly F}) deriv0 !mulr0.
  by rewrite [fib 1]/(1 : {poly F}) derivC mulr0 mulr1 mulr2n two_poly.
split=> //; rewrite fibonacciSS derivD derivM derivX mul1r !mulrDr IH IH1.
have -> : n.+1%:R = n.+3%:R :> {poly F} by rewrite -[n.+3]addn2 natrD mulr2n two_poly addr0.
by congr (_ + _); rewrite -[in RHS]add1n natrD mulrDl mul1r; congr (_ + _); rewrite mulrCA.
Qed.

(* The zeros of half_fibonacci but 0 are simple. *)
Lemma half_simple j r : r != 0 -> half_fibonacci j r = 0 ->
  exists2 h, half_fibonacci j 'X = ('X - r%:P) * h & h.[r] != 0.
Proof.
move=> r0 zero; have g_r : (half_fibonacci j 'X : {poly F}).[r] = half_fibonacci j r.
  by rewrite /half_fibonacci hornerD !horner_fib.
have [h g_h] : exists h, half_fibonacci j 'X = h * ('X - r%:P).
  by apply/factor_theorem; rewrite /root g_r zero.
exists h; first by rewrite g_h mulrC.
apply/eqP=> h_r; have f_eq : fibonacci j.+1 r = fibonacci j r.
  by move/eqP: zero; rewrite addr_eq0 (opp_id two) => /eqP.
have d0 : ((half_fibonacci j 'X)^`() : {poly F}).[r] = 0.
  by rewrite g_h derivM derivB derivX derivC subr0 mulr1 hornerD hornerM hornerXsubC subrr mulr0
    add0r.
have : ('X * (half_fibonacci j 'X)^`() : {poly F}).[r] = fibonacci j r.
  rewrite derivD mulrDr !deriv_fib !mulr_natl hornerD !hornerMn !horner_fib f_eq -mulrnDr
    -mulr_natr.
  by rewrite natr2 oddD /= negbK addbN addbb mulr1.
rewrite hornerM d0 mulr0 => f0; have := fibonacci_square two j r.
by rewrite f_eq -f0 !mulr0 addr0 => /esym/eqP; rewrite oner_eq0.
Qed.

(* How often f_n is 0 at w + 1/w. *)
Theorem fib_exponent q w n : (0 < n)%N -> q.-primitive_root w ->
  exists2 u, fib n = ('X - (w + w^-1)%:P) ^+ exponent q n * u & u.[w + w^-1] != 0.
Proof.
move=> n0 prim; have q_odd := odd_order prim; rewrite /exponent.
have [m m_odd n_eq] := pfactor_coprime (isT : prime 2) n0; rewrite coprime2n in m_odd.
move: (logn 2 n) n_eq => k n_eq; have m_eq : m = (m./2 + m./2).+1.
  by rewrite addnn -[LHS]odd_double_half m_odd.
have q_n : (q %| n)%N = (q %| m)%N.
  by rewrite n_eq Gauss_dvdl // coprime_sym coprimeXl // coprime2n.
have fib_n : fib n = 'X ^+ (2 ^ k - 1) * half_fibonacci m./2 'X ^+ (2 ^ k.+1).
  by rewrite n_eq mulnC {1}m_eq fibonacci_factors //; apply: two_poly.
have half_r r : (half_fibonacci m./2 'X : {poly F}).[r] = half_fibonacci m./2 r.
  by rewrite /half_fibonacci hornerD !horner_fib.
have [q1|q1] := eqVneq q 1%N.
  have -> : w = 1 by have := prim_expr_order prim; rewrite q1 expr1.
  rewrite invr1 two polyC0 subr0; exists (half_fibonacci m./2 'X ^+ (2 ^ k.+1)) => //.
  rewrite horner_exp half_r expf_neq0 //; apply/eqP=> zero.
  have f_eq : fibonacci m./2.+1 0 = fibonacci m./2 0 :> F.
    by move/eqP: zero; rewrite addr_eq0 (opp_id two) => /eqP.
  have := fibonacci_square two m./2 (0 : F); rewrite fibonacciSS mul0r add0r f_eq.
  by move/eqP; rewrite -subr_eq subrr eq_sym oner_eq0.
have w1 : w != 1 by apply: contra q1 => /eqP w1; rewrite -dvdn1 (prim_order_dvd prim) w1 expr1.
have w0 : w != 0 by apply: prim_nonzero prim.
have r0 := sum_nonzero w0 w1; have zero := half_zero m./2 prim w1; rewrite -m_eq -q_n in zero.
case: ifP zero => q_dv zero.
  have [h g_h h_r] := half_simple r0 (eqP zero).
  exists ('X ^+ (2 ^ k - 1) * h ^+ (2 ^ k.+1)); first by rewrite fib_n g_h exprMn mulrCA.
  by rewrite hornerM !horner_exp hornerX mulf_neq0 ?expf_neq0.
exists (fib n); first by rewrite expr0 mul1r.
by rewrite fib_n hornerM !horner_exp hornerX half_r mulf_neq0 ?expf_neq0 ?zero.
Qed.
End Field.
