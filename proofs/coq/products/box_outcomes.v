(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The theorem of grids of any dimension [docs/GRIDS.md]. *)
From mathcomp Require Import all_ssreflect ssralg poly polydiv mxpoly zmodp finalg matrix mxalgebra.
From Gazetteer Require Import games rules boxes box_functionals local_rule survival zeros splitting.
From Gazetteer Require Import balanced_orders chosen_zeros.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Section Options.
Variable L : fieldType.
Hypothesis two : 1 + 1 = 0 :> L.
Implicit Types (r w : L) (rs : seq L).
Notation fib n := (fibonacci n 'X : {poly L}).

Lemma zero_order n r w : w != 0 -> r = w + w^-1 -> root (fib n.+1) r ->
  exists q, q.-primitive_root w /\ (q %| n.+1)%N.
Proof.
move=> w0 ->; rewrite /root horner_fib => /eqP zero.
have := fibonacci_value two n.+1 (divff w0); rewrite zero mul0r => /esym/eqP.
rewrite power_value_zero // => /eqP wn; have [q prim dv] := prim_order_exists (ltn0Sn n) wn.
by exists q.
Qed.

(* A list of zeros w + 1/w with the w and their orders. *)
Lemma zero_orders n rs : (forall r, r \in rs -> exists2 w, w != 0 & r = w + w^-1) ->
  (forall r, r \in rs -> root (fib n.+1) r) ->
  exists o : seq (L * nat), [seq root_of y | y <- o] = rs /\
    forall y, y \in o -> y.2.-primitive_root y.1 /\ (y.2 %| n.+1)%N.
Proof.
elim: rs => [|r rs IH] all_w all_root; first by exists [::].
have [w w0 r_w] := all_w r (mem_head _ _).
have [q [prim dv]] := zero_order w0 r_w (all_root r (mem_head _ _)).
have [r' r'_in|r' r'_in|o [o_rs o_all]] := IH.
- by apply: all_w; rewrite inE r'_in orbT.
- by apply: all_root; rewrite inE r'_in orbT.
exists ((w, q) :: o); split=> [|y]; first by rewrite /= o_rs r_w.
by rewrite inE => /orP[/eqP->|/o_all].
Qed.

Lemma options_exist n rs : fib n.+1 %= \prod_(r <- rs) ('X - r%:P) ->
  (forall r, r \in rs -> exists2 w, w != 0 & r = w + w^-1) ->
  exists o : seq (L * nat), splits_by n o.
Proof.
move=> fib_rs all_w.
have all_root r : r \in rs -> root (fib n.+1) r.
  by move=> r_in; rewrite (eqp_root fib_rs) root_prod_XsubC.
have [r|r|o [o_rs o_all]] := @zero_orders n (undup rs); rewrite ?mem_undup; first exact: all_w.
  exact: all_root.
exists o; split=> //; first by rewrite o_rs undup_uniq.
rewrite (eqp_dvdl _ fib_rs) -prodr_undup_exp_count -o_rs big_map.
have most y : y \in o -> (count_mem (root_of y) rs <= exponent y.2 n.+1)%N.
  move=> y_o; have [prim dv] := o_all y y_o; have [u fib_u u_r] := fib_exponent two (ltn0Sn n) prim.
  rewrite leqNgt; apply/negP=> lt_e; case/negP: u_r; rewrite -/(root u (y.1 + y.1^-1)).
  have : ('X - (root_of y)%:P) ^+ (exponent y.2 n.+1).+1 %| fib n.+1.
    rewrite (eqp_dvdr _ fib_rs) -prodr_undup_exp_count -o_rs big_map (big_rem y y_o) /=.
    by apply: dvdp_mulr; apply: dvdp_exp2l.
  rewrite fib_u exprSr dvdp_mul2l ?expf_neq0 ?polyXsubC_eq0 // dvdp_XsubCl; exact.
rewrite big_seq [X in _ %| X]big_seq.
by apply: (big_ind2 (fun p q => p %| q)) => // [p1 q1 p2 q2|y /most]; [exact: dvdp_mul | exact:
  dvdp_exp2l].
Qed.

(* A divisor of a product of linear factors is one up to a unit. *)
Lemma divisor_splits (p : {poly L}) rs : p %| \prod_(r <- rs) ('X - r%:P) ->
  exists2 us, p %= \prod_(r <- us) ('X - r%:P) & {subset us <= rs}.
Proof.
move/dvdp_prod_XsubC=> [m p_m]; exists (mask m rs) => // r; apply: mem_mask.
Qed.
End Options.

Lemma map_fibonacci (F L : fieldType) (f : {rmorphism F -> L}) n :
  map_poly f (fibonacci n 'X) = fibonacci n 'X.
Proof.
suff both : map_poly f (fibonacci n 'X) = fibonacci n 'X :> {poly L} /\
    map_poly f (fibonacci n.+1 'X) = fibonacci n.+1 'X :> {poly L} by case: both.
elim: n => [|n [IH IH1]]; first by split; rewrite ?rmorph0 ?rmorph1.
by split=> //; rewrite !fibonacciSS rmorphD rmorphM /= map_polyX IH IH1.
Qed.

(* A field of characteristic 2 in which each f_(n_i + 1) splits, its zeros being w + 1/w. *)
Lemma splitting_field (s : seq nat) :
  exists L : fieldType, 1 + 1 = 0 :> L /\ exists os : seq (seq (L * nat)), split_sides s os.
Proof.
pose F := [finFieldType of 'F_2].
have fib0 (K : fieldType) n : 1 + 1 = 0 :> K -> fibonacci n.+1 'X != 0 :> {poly K}.
  move=> two; have [q prim _] := prim_order_exists (ltn0Sn 0) (expr1n K 1).
  have [u e u1] := fib_exponent two (ltn0Sn n) prim.
  by rewrite e mulf_neq0 ?expf_neq0 ?polyXsubC_eq0 //; apply: contraNneq u1 => ->; rewrite horner0.
pose p : {poly F} := \prod_(n <- s) fibonacci n.+1 'X.
have p0 : p != 0 by rewrite prodf_seq_neq0; apply/allP=> n _ /=; apply: fib0 two_F2.
have [L1 [f1 [a [rs [a0 p_rs]]]]] := splits p0 (leqnSn _).
have two1 : 1 + 1 = 0 :> L1 by rewrite -(rmorph1 f1) -rmorphD two_F2 rmorph0.
pose g (r : L1) : {poly L1} := 'X * ('X + r%:P) + 1.
have g0 r : g r != 0.
  have g1 : (g r).[0] = 1 by rewrite /g hornerD hornerM hornerX mul0r add0r -polyC1 hornerC.
  by apply: contraTneq (oner_neq0 L1) => g_r; rewrite -g1 g_r horner0 eqxx.
have G0 : \prod_(r <- rs) g r != 0 by rewrite prodf_seq_neq0; apply/allP=> r _ /=; apply: g0.
have [L [f2 [b [us [b0 g_us]]]]] := splits G0 (leqnSn _).
have two : 1 + 1 = 0 :> L by rewrite -(rmorph1 f2) -rmorphD two1 rmorph0.
exists L; split=> //.
have all_w r : r \in rs -> exists2 w, w != 0 & f2 r = w + w^-1.
  move=> r_in; have : map_poly f2 (g r) %| \prod_(u <- us) ('X - u%:P).
    rewrite -(dvdpZr _ _ b0) -g_us dvdp_map (big_rem r r_in) /=; exact: dvdp_mulr.
  have g_r : map_poly f2 (g r) = 'X * ('X + (f2 r)%:P) + 1.
    by rewrite rmorphD rmorphM rmorphD /= rmorph1 map_polyX map_polyC.
  move/divisor_splits=> [[|w vs] g_vs _].
    have := eqp_size g_vs; rewrite big_nil size_poly1 g_r => /eqP/size_poly1P[k k0 e].
    have k1 : k = 1.
      by rewrite -[k](hornerC _ 0) -e hornerD hornerM hornerX mul0r add0r -polyC1 hornerC.
    move/eqP: e; rewrite k1 -subr_eq0 addrK mulf_eq0 polyX_eq0 /=.
    by rewrite -[f2 r]opprK polyCN polyXsubC_eq0.
  have : root (map_poly f2 (g r)) w by rewrite (eqp_root g_vs) root_prod_XsubC mem_head.
  rewrite g_r /root !hornerE addr_eq0 (opp_id two) => /eqP w_r; exists w.
    by apply: contra_eq_neq w_r => ->; rewrite mul0r eq_sym oner_neq0.
  have w0 : w != 0 by apply: contra_eq_neq w_r => ->; rewrite mul0r eq_sym oner_neq0.
  have -> : w^-1 = w + f2 r by apply: (mulfI w0); rewrite divff.
  by rewrite addrA double0 // add0r.
have one_side n : n \in s -> exists o : seq (L * nat), splits_by n o.
  move=> n_s; have : fibonacci n.+1 'X %| \prod_(r <- [seq f2 r | r <- rs]) ('X - r%:P).
    have -> : \prod_(r <- [seq f2 r | r <- rs]) ('X - r%:P) =
        map_poly f2 (\prod_(r <- rs) ('X - r%:P)).
      rewrite big_map rmorph_prod; apply: eq_bigr => r _.
      by rewrite rmorphB /= map_polyX map_polyC.
    rewrite -(map_fibonacci f2) dvdp_map -(dvdpZr _ _ a0) -p_rs -(map_fibonacci f1) dvdp_map.
    by rewrite /p (big_rem n n_s) /=; apply: dvdp_mulr.
  move/divisor_splits=> [vs fib_vs vs_rs]; apply: (options_exist two fib_vs) => r /vs_rs.
  by move/mapP=> [r1 r1_in ->]; apply: all_w.
elim: {p p0 p_rs} s one_side => [|n s IH] one_side; first by exists [::].
have [o o_n] := one_side n (mem_head _ _).
have [n' n'_in|os os_s] := IH; first by apply: one_side; rewrite inE n'_in orbT.
by exists (o :: os).
Qed.

Section ChosenOrders.
Variable F : fieldType.
Hypothesis two : 1 + 1 = 0 :> F.
Implicit Types l : seq (F * nat).

Lemma chosen_offered s l : chosen s l -> offered s (unzip2 l).
Proof.
rewrite /offered; elim: s l => [|n s IH] [|y l] //= [prim dv /IH->].
by rewrite (odd_order two prim) dv.
Qed.

Lemma chosen_primitive s l i : chosen s l -> (i < size (unzip2 l))%N ->
  (nth 0%N (unzip2 l) i).-primitive_root (unzip1 l)`_i.
Proof. by elim: s l i => [|n s IH] [|y l] // [|i] //= [prim _ rest]; first move=> _; [|apply:
  IH]. Qed.

Lemma offered_chosen s q (w : seq F) : offered s q -> size w = size q ->
  (forall i, (i < size q)%N -> (nth 0%N q i).-primitive_root w`_i) -> chosen s (zip w q).
Proof.
rewrite /offered; elim: s q w => [|n s IH] [|q0 q] [|w0 w] //= /andP[/andP[_ dv] offers] [size_w]
  prim.
split=> //; first exact: (prim 0%N).
by apply: IH => // i; apply: (prim i.+1).
Qed.
End ChosenOrders.

(* The theorem. *)
Theorem box_outcome (s : seq nat) (v : box_vertex s) :
  P_position ((box s, v) : UEG _) <->
  exists q, [/\ offered s q, balanced q & ~~ sum_divides (factors v q)].
Proof.
split=> [v_P|[q [offers [F [w [two size_w prim sum0]]] not_div]]].
- have [L [two [os os_s]]] := splitting_field s.
  pose good (l : seq (L * nat)) :=
    (\sum_(y <- l) root_of y == 0) && ~~ sum_divides (factors v (unzip2 l)).
  have [/hasP[l l_in /andP[/eqP sum0 not_div]]|/hasPn none] := boolP (has good (choices os)).
    have l_s := choices_chosen os_s l_in; exists (unzip2 l); split=> //.
      exact: chosen_offered.
    exists L, (unzip1 l); split=> //; first by rewrite !size_map.
      by move=> i; apply: (chosen_primitive l_s).
    by rewrite big_map.
  case: (P_and_N_exclude v_P); apply: (in_ideal_N two); have [c _] := constants L s.
  apply: (all_divide_member two c os_s _ (ideal_grid L s) (relations_ideal L s)).
  + exact: size_variables.
  + rewrite -[X in grid_ideal X]addr0 -[X in grid_ideal (X + _)]mul1r.
    exact/GridSum/GridZero.
  + by move=> l l_in sum0; have := none l l_in; rewrite /good sum0 eqxx /= negbK.
- have l2 : unzip2 (zip w q) = q by rewrite unzip2_zip // size_w.
  have l1 : unzip1 (zip w q) = w by rewrite unzip1_zip // size_w.
  apply: (@chosen_P F two s v (zip w q)); last by rewrite l2.
    exact: offered_chosen.
  by rewrite -[RHS]sum0 -[in RHS]l1 big_map.
Qed.
