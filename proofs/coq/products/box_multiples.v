(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Vertices of one box whose Fibonacci polynomials divide each other: f_a divides f_(k a), and modulo
   f_n, f_a and f_g divide each other for g = gcd(a, n). *)
From mathcomp Require Import all_ssreflect ssralg zmodp matrix mxalgebra.
From Gazetteer Require Import grids boxes box_functionals.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

(* f_a divides f_(k a), so what is N stays N when its coordinates are multiplied. *)
Lemma fibonacciD (L : comRingType) a b (x : L) :
  fibonacci (a + b).+1 x = fibonacci a.+1 x * fibonacci b.+1 x + fibonacci a x * fibonacci b x.
Proof.
have f0 : fibonacci 0 x = 0 by []; have f1 : fibonacci 1 x = 1 by [].
move: a; apply: two_back => [||a IH IH1]; first by rewrite f0 f1 mul1r mul0r addr0.
  by rewrite add1n fibonacciSS (fibonacciSS 0) f0 f1 mulr1 addr0 mul1r.
rewrite !addSn fibonacciSS -[(a + b).+1]addSn IH1 addSn IH (fibonacciSS a.+1).
rewrite [X in _ = _ + X * _]fibonacciSS.
move: (fibonacci a.+2 x) (fibonacci a.+1 x) (fibonacci a x) (fibonacci b.+1 x) => F2 F1 F0 B1.
by rewrite mulrDr !mulrDl !mulrA addrACA.
Qed.

Lemma fibonacciM (L : comRingType) k a (x : L) :
  exists c, fibonacci (k * a) x = c * fibonacci a x.
Proof.
elim: k => [|k [c IH]]; first by exists 0; rewrite mul0n mul0r.
case: a IH => [|a] IH; first by exists 0; rewrite muln0 mulr0.
exists (fibonacci (k * a.+1).+1 x + c * fibonacci a x).
by rewrite mulSn addSn [(a + _)%N]addnC fibonacciD IH mulrDl; congr (_ + _); rewrite mulrAC.
Qed.

Lemma value_multiple (L : comRingType) s (r : seq L) (v w : box_vertex s) :
  multiple v w -> exists c, value r w = c * value r v.
Proof.
elim: s r v w => [|n s IH] r v w; first by exists 1; rewrite mulr1.
case/andP=> /dvdnP[k w_k] /(IH (behead r))[c w_c].
have [a w_a] := fibonacciM k (v.1 : 'I_n).+1 (head 0 r).
by exists (a * c); rewrite /= w_k w_a w_c mulrACA.
Qed.

(* Modulo f_n, f_a and f_g divide each other for g = gcd(a, n). *)
Section Gcds.
Variables (L : comRingType) (I : L -> Prop).
Hypotheses (two : 1 + 1 = 0 :> L) (idealI : ideal I).

Lemma fibonacci_square n (x : L) :
  fibonacci n.+1 x * fibonacci n.+1 x = 1 + fibonacci n.+2 x * fibonacci n x.
Proof.
elim: n => [|n IH].
  have -> : fibonacci 1 x = 1 by []. have -> : fibonacci 0 x = 0 by [].
  by rewrite mulr0 addr0 mulr1.
have e2 := fibonacciSS n x; rewrite (fibonacciSS n.+1) [in RHS]mulrDl IH.
rewrite addrCA [1 + (1 + _)]addrA two add0r {2}e2.
move: (fibonacci n.+2 x) (fibonacci n.+1 x) (fibonacci n x) => f2 f1 f0.
by rewrite mulrDr mulrA [f2 * x]mulrC.
Qed.

Lemma fibonacci_gcd a n (x : L) :
  (0 < a)%N -> I (fibonacci n x) -> exists c, I (fibonacci (gcdn a n) x + c * fibonacci a x).
Proof.
move=> a_pos f_n; case: (egcdnP n a_pos) => k l bezout _.
have [g g_eq] : exists g, gcdn a n = g.+1 by exists (gcdn a n).-1; rewrite prednK // gcdn_gt0 a_pos.
have [c c_eq] := fibonacciM k a x; have [b b_eq] := fibonacciM l n x.
pose u := fibonacci (l * n).+1 x.
have f_ln : I (fibonacci (l * n) x) by rewrite b_eq; apply: (ideal_mul idealI).
have f_ka : c * fibonacci a x = u * fibonacci g.+1 x + fibonacci (l * n) x * fibonacci g x.
  by rewrite -c_eq bezout g_eq addnS fibonacciD.
have uu : I (1 + u * u).
  by rewrite /u fibonacci_square addrA two add0r; apply: (ideal_mul idealI).
exists (u * c); rewrite g_eq -mulrA f_ka mulrDr mulrA addrA -[X in X + _ + _]mul1r -mulrDl.
apply: (ideal_add idealI); first by rewrite mulrC; apply: (ideal_mul idealI).
by rewrite mulrCA mulrC; apply: (ideal_mul idealI).
Qed.

Lemma value_same_gcds s (r : seq L) (v w : box_vertex s) :
  relations I s r -> same_gcds v w -> exists c, I (value r w + c * value r v).
Proof.
elim: s r v w => [|n s IH] r v w.
  by exists 1; rewrite mulr1 double0 //; apply: (ideal_zero idealI).
case=> f_n rel /andP[/eqP gcds /(IH _ _ _ rel)[c2 W]] /=.
have [c1 V] := fibonacci_gcd (ltn0Sn (v.1 : 'I_n)) f_n.
have /dvdnP[k w_k] : (gcdn (v.1 : 'I_n).+1 n.+1 %| (w.1 : 'I_n).+1)%N by rewrite gcds dvdn_gcdl.
have [m w_m] := fibonacciM k (gcdn (v.1 : 'I_n).+1 n.+1) (head 0 r).
rewrite w_k w_m; move: (fibonacci _ _) V => g V.
move: (fibonacci (v.1 : 'I_n).+1 (head 0 r)) (value (behead r) v.2) V (value (behead r) w.2) W.
move=> f a V b W; exists (m * c1 * c2).
have -> : m * g * b + m * c1 * c2 * (f * a) = m * b * (g + c1 * f) + m * c1 * f * (b + c2 * a).
  rewrite !mulrDr; have -> : m * c1 * f * b = m * b * (c1 * f).
    by rewrite !mulrA [m * b * c1]mulrAC [_ * b * f]mulrAC.
  rewrite addrA -[_ + _ + m * b * (c1 * f)]addrA double0 // addr0.
  by congr (_ + _); [rewrite mulrAC | rewrite mulrACA].
apply: (ideal_add idealI); exact: (ideal_mul idealI).
Qed.

Lemma ideal_cancel (x y c : L) : I (x + c * y) -> I y -> I x.
Proof.
move=> sum_I y_I; have -> : x = (x + c * y) + c * y by rewrite -addrA double0 // addr0.
by apply: (ideal_add idealI) => //; apply: (ideal_mul idealI).
Qed.
End Gcds.

Lemma same_gcds_sym s (v w : box_vertex s) : same_gcds v w = same_gcds w v.
Proof. by elim: s v w => //= n s IH v w; rewrite eq_sym IH. Qed.
