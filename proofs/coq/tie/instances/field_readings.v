(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The fields of 16 and of 64 elements as lists of bits, and with them whether orders that divide 15 or 63 are
   balanced. The powers of x are listed; that they are all nonzero elements shows that this is a field. *)
From mathcomp Require Import all_ssreflect all_algebra.
From Gazetteer Require Import bipartite boxes splitting zeros balanced_orders.
From Tie Require Import booleans plays readings balance_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

(* The polynomial with these coefficients. *)
Definition poly_of (b : seq bool) : {poly F2} := Poly [seq (x : nat)%:R | x : bool <- b].
Definition xor (a b : seq bool) : seq bool := [seq x.1 (+) x.2 | x <- zip a b].
Lemma coef_poly_of b i : (poly_of b)`_i = (nth false b i : nat)%:R.
Proof.
rewrite coef_Poly; have [lt_i|ge_i] := ltnP i (size b); first by rewrite (nth_map false).
by rewrite !nth_default ?size_map.
Qed.
Lemma addb_F2 x y : (x (+) y : nat)%:R = (x : nat)%:R + (y : nat)%:R :> F2.
Proof. by case: x; case: y; rewrite ?addr0 ?add0r // two_F2. Qed.
Lemma nth_xor a b i : size a = size b -> nth false (xor a b) i = nth false a i (+) nth false b i.
Proof.
move=> same; have [lt_i|ge_i] := ltnP i (size a).
  by rewrite (nth_map (false, false)) ?nth_zip // size_zip -same minnn.
by rewrite !nth_default // -?same // size_map size_zip -same minnn.
Qed.
Lemma size_xor a b : size a = size b -> size (xor a b) = size a.
Proof. by move=> same; rewrite size_map size_zip -same minnn. Qed.
Lemma poly_of_xor a b : size a = size b -> poly_of (xor a b) = poly_of a + poly_of b.
Proof. by move=> same; apply/polyP=> i; rewrite coefD !coef_poly_of nth_xor // addb_F2. Qed.

Fixpoint all_bits (d : nat) : seq (seq bool) :=
  if d is d'.+1 then [seq x :: b | x <- [:: false; true], b <- all_bits d'] else [:: [::]].
Lemma in_all_bits b : b \in all_bits (size b).
Proof.
elim: b => [|x b IH]; first by rewrite inE.
by apply/allpairsP; exists (x, b); split=> //; case: x.
Qed.

(* Modulo x^d + low. *)
Section Field.
Variable low : seq bool.
Definition degree_of := size low.
Notation d := degree_of.
Definition nonzero_elements : nat := (2 ^ d).-1.
Notation N := nonzero_elements.
Definition modulus : {poly F2} := 'X^d + poly_of low.
Definition one_bits : seq bool := true :: nseq d.-1 false.
Definition next_power (b : seq bool) : seq bool :=
  xor (false :: take d.-1 b) (if last false b then low else nseq d false).
Definition powers : seq (seq bool) := traject next_power one_bits N.+1.
Definition is_field : bool :=
  [&& (0 < d)%N, uniq (take N powers), iter N next_power one_bits == one_bits &
      all (fun b => has id b ==> (b \in take N powers)) (all_bits d)].
Hypothesis field : is_field.
Lemma d0 : (0 < d)%N. Proof. by case/and4P: field. Qed.
Lemma N0 : (0 < N)%N.
Proof. by rewrite /nonzero_elements -subn1 subn_gt0 -{1}(expn0 2) ltn_exp2l ?d0. Qed.
Lemma size_one : size one_bits = d.
Proof. by rewrite /= size_nseq prednK ?d0. Qed.
Lemma size_next b : size b = d -> size (next_power b) = d.
Proof.
move=> size_b; have size_shift : size (false :: take d.-1 b) = d.
  by rewrite /= size_take size_b ltn_predL d0 prednK ?d0.
by rewrite size_xor size_shift //; case: ifP; rewrite ?size_nseq.
Qed.
Lemma size_iter j : size (iter j next_power one_bits) = d.
Proof. by elim: j => [|j IH]; [exact: size_one | exact: size_next]. Qed.
Lemma next_mod b : size b = d -> modulus %| 'X * poly_of b + poly_of (next_power b).
Proof.
move=> size_b; have size_shift : size (false :: take d.-1 b) = d.
  by rewrite /= size_take size_b ltn_predL d0 prednK ?d0.
rewrite poly_of_xor; last by rewrite size_shift; case: ifP; rewrite ?size_nseq.
have shift : 'X * poly_of b + poly_of (false :: take d.-1 b) = if last false b then 'X^d else 0.
  apply/polyP=> i; rewrite coefD coefXM !coef_poly_of.
  have -> : (if last false b then 'X^d else 0 : {poly F2})`_i = (last false b && (i == d) : nat)%:R.
    by case: (last false b); rewrite ?coefXn ?coef0.
  rewrite -nth_last size_b; case: i => [|i] /=.
    by rewrite addr0 eq_sym gtn_eqF ?d0 ?andbF.
  rewrite -addb_F2; congr ((_ : bool) : nat)%:R.
  rewrite -[d in _ == d]prednK ?d0 // eqSS; case: (ltngtP i d.-1) => [lt_i|gt_i|->].
  - by rewrite nth_take // addbb andbF.
  - rewrite nth_default; last by rewrite size_b -[d]prednK ?d0.
    by rewrite nth_default ?andbF // size_take size_b ltn_predL d0 ltnW.
  - by rewrite andbT [nth _ (take _ _) _]nth_default ?addbF // size_take size_b ltn_predL d0.
rewrite addrA shift; case: (last false b); first exact: dvdpp.
have -> : poly_of (nseq d false) = 0 by apply/polyP=> i; rewrite coef_poly_of nth_nseq coef0; case: ifP.
by rewrite addr0 dvdp0.
Qed.
Lemma two_P : 1 + 1 = 0 :> {poly F2}. Proof. by rewrite -polyCD two_F2. Qed.
Lemma poly_of_one : poly_of one_bits = 1.
Proof. by apply/polyP=> -[|i]; rewrite coef_poly_of coef1 //= nth_nseq; case: ifP. Qed.
Lemma power_mod j : modulus %| 'X^j + poly_of (iter j next_power one_bits).
Proof.
elim: j => [|j IH]; first by rewrite poly_of_one two_P dvdp0.
have := dvdp_add (dvdp_mull 'X IH) (next_mod (size_iter j)).
by rewrite mulrDr -exprS -addrA (addrA ('X * _)) (double0 two_P) add0r.
Qed.
Lemma power_N : modulus %| 'X^N + 1.
Proof. by have := power_mod N; case/and4P: field => _ _ /eqP-> _; rewrite poly_of_one. Qed.
Lemma size_poly_of b : (size (poly_of b) <= size b)%N.
Proof. by apply: leq_trans (size_Poly _) _; rewrite size_map. Qed.
Lemma size_modulus : size modulus = d.+1.
Proof. by rewrite size_addl size_polyXn // ltnS size_poly_of. Qed.

Lemma modulus_irreducible : irreducible_poly modulus.
Proof.
split=> [|q q1 q_m]; first by rewrite size_modulus ltnS d0.
have m0 : modulus != 0 by rewrite -size_poly_eq0 size_modulus.
have q0 : q != 0 by apply: contraTneq q_m => ->; rewrite dvd0p.
rewrite -(dvdp_size_eqp q_m) size_modulus eqn_leq -[X in (_ <= X)%N]size_modulus dvdp_leq //=.
rewrite ltnNge; apply/negP=> q_d; pose b := mkseq (fun i => q`_i != 0) d.
have q_b : poly_of b = q.
  apply/polyP=> i; rewrite coef_poly_of; have [lt_i|ge_i] := ltnP i d.
    by rewrite nth_mkseq // [RHS]nonzero_F2.
  by rewrite !nth_default ?size_mkseq // (leq_trans q_d).
have b_some : has id b.
  apply: contraNT q0 => /hasPn none; rewrite -q_b; apply/eqP/polyP=> i; rewrite coef_poly_of coef0.
  have [lt_i|ge_i] := ltnP i (size b); last by rewrite nth_default.
  by have := none _ (mem_nth false lt_i); case: (nth _ _ _).
have [/and4P[_ _ _ /allP all_b]] := field.
have size_b : size b = d by rewrite size_mkseq.
have := all_b b; rewrite -{1}size_b in_all_bits b_some => /(_ isT)/mem_take/trajectP[j _ b_j].
have q_Xj : q %| 'X^j.
  have := dvdp_trans q_m (power_mod j); rewrite -b_j q_b -[X in _ %| _ + X](opp_id two_P).
  by rewrite dvdp_subl.
have cop : coprimep q 'X^N.
  have /dvdpP[h h_eq] := dvdp_trans q_m power_N; apply/Bezout_eq1_coprimepP; exists (h, 1).
  by rewrite /= -h_eq mul1r addrAC (double0 two_P) add0r.
case/negP: q1; rewrite -coprimepp; apply: coprimep_dvdr q_Xj _.
by rewrite coprimep_sym; apply: coprimep_expr; rewrite coprimep_pexpr ?N0 in cop.
Qed.

Notation K := (extension_finFieldType modulus_irreducible).
Notation element b := (class modulus_irreducible (poly_of b) : K).
Notation x_bar := (class modulus_irreducible 'X : K).
Lemma element_power j : element (iter j next_power one_bits) = x_bar ^+ j.
Proof.
have : class modulus_irreducible ('X^j + poly_of (iter j next_power one_bits)) = 0 :> K.
  by have := power_mod j; rewrite /dvdp /class => /eqP->; apply: linear0.
rewrite rmorphD rmorphX => /eqP; rewrite addr_eq0 => /eqP->.
by rewrite (opp_id (two_K modulus_irreducible)).
Qed.
Lemma element_inj a b : size a = d -> size b = d -> element a = element b -> a = b.
Proof.
move=> size_a size_b /(congr1 (@remainder _ _ _)); rewrite !remainder_class.
have small c : size c = d -> poly_of c %% modulus = poly_of c.
  by move=> size_c; apply: modp_small; rewrite size_modulus ltnS -size_c size_poly_of.
rewrite !small // => same; apply: (@eq_from_nth _ false) => [|i _]; first by rewrite size_b.
have := congr1 (fun p : {poly F2} => p`_i) same; rewrite !coef_poly_of.
by case: (nth _ a i); case: (nth _ b i) => // /eqP; rewrite ?oner_eq0 // eq_sym oner_eq0.
Qed.
Lemma nth_powers i : (i <= N)%N -> nth [::] powers i = iter i next_power one_bits.
Proof. by move=> le_i; rewrite (set_nth_default one_bits) ?size_traject ?nth_traject. Qed.
Lemma x_order : N.-primitive_root x_bar.
Proof.
have N0 := N0; have [/and4P[_ uniq_p /eqP back _]] := field.
have one : element one_bits = 1 by rewrite poly_of_one rmorph1.
have xN : x_bar ^+ N = 1 by rewrite -element_power back one.
have [k prim k_N] := prim_order_exists N0 xN; have k0 := prim_order_gt0 prim.
have := dvdn_leq N0 k_N; rewrite leq_eqVlt => /orP[/eqP<- //|lt_k].
have k_one : iter k next_power one_bits = one_bits.
  by apply: element_inj; rewrite ?size_iter ?size_one // element_power (prim_expr_order prim) one.
have nth_p i : (i < N)%N -> nth [::] (take N powers) i = iter i next_power one_bits.
  by move=> lt_i; rewrite nth_take // nth_powers // ltnW.
have := nth_uniq [::] (i := k) (j := 0) _ _ uniq_p; rewrite size_takel ?size_traject //.
by move/(_ lt_k N0); rewrite !nth_p // k_one eqxx => /esym/eqP k_eq; rewrite k_eq in k0.
Qed.

(* What balance_readings.v asks, with the powers of x in a list. *)
Fixpoint reaches_zero (pw : seq (seq bool)) (qs : seq nat) (sum : seq bool) : bool :=
  if qs is q :: qs' then
    has (fun b => let a := ((N %/ q) * b)%N in
      reaches_zero pw qs' (xor sum (xor (nth [::] pw a) (nth [::] pw (N - a)))))
      [seq b <- iota 0 q | coprime b q]
  else ~~ has id sum.
Lemma reaches_zeroE qs g sum : all (fun q => q %| N)%N qs -> size sum = d ->
  class modulus_irreducible g = element sum ->
  reaches modulus_irreducible N qs g = reaches_zero powers qs sum.
Proof.
elim: qs g sum => [|q qs IH] g sum /=.
  move=> _ size_sum ->; have size_0 : size (nseq d false) = d by rewrite size_nseq.
  have zero : element (nseq d false) = 0.
    have -> : poly_of (nseq d false) = 0.
      by apply/polyP=> i; rewrite coef_poly_of nth_nseq coef0; case: ifP.
    by rewrite rmorph0.
  apply/eqP/idP => [|/hasPn none].
    rewrite -zero => /(element_inj size_sum size_0)->; apply/hasPn=> x.
    by rewrite mem_nseq => /andP[_ /eqP->].
  rewrite -zero; congr (class _ (poly_of _)); rewrite -size_sum; apply/all_pred1P/allP=> x /none.
  by case: x.
case/andP=> q_N qs_N size_sum g_sum; apply: eq_in_has => b; rewrite mem_filter mem_iota => /andP[_ /= b_q].
set a := (N %/ q * b)%N; have a_N : (a <= N)%N.
  by rewrite -[X in (_ <= X)%N](divnK q_N) leq_mul2l (ltnW b_q) orbT.
rewrite !nth_powers ?leq_subr //; apply: IH => //.
  by rewrite !size_xor ?size_iter ?size_sum.
rewrite !poly_of_xor ?size_xor ?size_iter ?size_sum //.
have class_add u v : class modulus_irreducible (u + v) = class modulus_irreducible u +
    class modulus_irreducible v :> K by apply: rmorphD.
rewrite !class_add g_sum !element_power; congr (_ + (_ + _)); exact: rmorphX.
Qed.
Definition balanced_here (qs : seq nat) : bool := reaches_zero powers qs (nseq d false).
Lemma balanced_hereP qs : all (fun q => q %| N)%N qs -> reflect (balanced qs) (balanced_here qs).
Proof.
move=> qs_N; have zero : poly_of (nseq d false) = 0.
  by apply/polyP=> i; rewrite coef_poly_of nth_nseq coef0; case: ifP.
rewrite /balanced_here -(reaches_zeroE (g := 0) qs_N) ?size_nseq ?zero //.
apply: (iffP idP); last exact: (iffLR (balanced_reaches x_order qs_N)).
exact: (iffRL (balanced_reaches x_order qs_N)).
Qed.
End Field.

(* x^4 + x + 1 and x^6 + x + 1. *)
Definition low_16 : seq bool := [:: true; true; false; false].
Definition low_64 : seq bool := [:: true; true; false; false; false; false].
Lemma field_16 : is_field low_16. Proof. by vm_compute. Qed.
Lemma field_64 : is_field low_64. Proof. by vm_compute. Qed.

(* The orders that the sides s offer, and whether all of them are those of elements of one of the fields. *)
Definition orders (n : nat) : seq nat := [seq q <- iota 1 n.+1 | odd q & (q %| n.+1)%N].
Fixpoint all_offered (s : seq nat) : seq (seq nat) :=
  if s is n :: s' then [seq q :: qs | q <- orders n, qs <- all_offered s'] else [:: [::]].
Lemma in_orders n q : (q \in orders n) = odd q && (q %| n.+1)%N.
Proof.
rewrite mem_filter mem_iota andb_idr // => /andP[q_odd q_n].
by rewrite odd_gt0 // add1n ltnS dvdn_leq.
Qed.
Lemma in_all_offered s qs : (qs \in all_offered s) = offered s qs.
Proof.
rewrite /offered; elim: s qs => [|n s IH] [|q qs] //=.
  by apply/negbTE/allpairsP=> -[[q qs] []].
rewrite -in_orders -IH; apply/allpairsP/andP => [[[q' qs'] /= [q_in qs_in [-> ->]]] //|[q_in qs_in]].
by exists (q, qs).
Qed.
Definition fits (N : nat) (s : seq nat) : bool := all (fun n => all (fun q => (q %| N)%N) (orders n)) s.
Definition supported (s : seq nat) : bool := fits 15 s || fits 63 s.
Lemma fits_all N s qs : fits N s -> offered s qs -> all (fun q => q %| N)%N qs.
Proof.
rewrite /fits /offered; elim: s qs => [|n s IH] [|q qs] //= /andP[/allP n_N s_N] /andP[q_n /(IH _ s_N)->].
by rewrite n_N // in_orders.
Qed.

Section Answer.
Variables (s : seq nat) (Q : seq nat -> Prop).
Hypothesis ok : supported s.
Context `{forall q, decided (Q q)}.
Definition balanced_in (qs : seq nat) : bool :=
  if fits 15 s then balanced_here low_16 qs else balanced_here low_64 qs.
Lemma balanced_inP qs : offered s qs -> reflect (balanced qs) (balanced_in qs).
Proof.
move=> off; move: ok; rewrite /balanced_in /supported; case: ifP => [fit _|_ /= fit].
- by apply: (balanced_hereP field_16); apply: fits_all fit off.
- by apply: (balanced_hereP field_64); apply: fits_all fit off.
Qed.
Lemma answerP : reflect (exists q, [/\ offered s q, balanced q & Q q])
  (has (fun q => if decide (Q q) tt then balanced_in q else false) (all_offered s)).
Proof.
apply: (iffP hasP) => [[q]|[q [off bal Qq]]].
  rewrite in_all_offered => off; case: decideP => // Qq /(balanced_inP off) bal.
  by exists q.
by exists q; rewrite ?in_all_offered //; case: decideP => // _; apply/balanced_inP.
Qed.
Definition decided_answer : decided (exists q, [/\ offered s q, balanced q & Q q]) :=
  Decided (decide := fun _ => has (fun q => if decide (Q q) tt then balanced_in q else false) (all_offered s))
    (rwP answerP).
End Answer.
