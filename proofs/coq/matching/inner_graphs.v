(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The graphs G_i of Slither [And74, Theorem 1]: each has fewer vertices than the one before, and a
   vertex that is not in one of them has a last one, of which it is an outer vertex. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings exchange gallai_edmonds slither.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Graphs.
Variables (V : finType) (E : graph V).
Hypothesis simpleE : simple E.
Implicit Types (W : {set V}) (i k n : nat) (a d v w : V).

Lemma simple_G k : simple (G_ E k).
Proof. exact: simple_inducing. Qed.

Lemma G_0 : G_ E 0 = E.
Proof. by apply/setP=> -[u v]; rewrite in_inducing !inE !andbT. Qed.

Lemma inner_inside W : inner (inducing E W) \subset W.
Proof. by apply/subsetP=> v /innerP[_ [w _]]; rewrite in_inducing => /and3P[]. Qed.

Lemma vertices_decrease i k : i <= k -> vertices_of E k \subset vertices_of E i.
Proof.
elim: k => [|k IH]; first by rewrite leqn0 => /eqP->.
rewrite leq_eqVlt => /orP[/eqP->//|]; rewrite ltnS => /IH.
exact: subset_trans (inner_inside _).
Qed.

(* A vertex is in a last one of the G_i that have it. *)
Lemma last_with k w :
  w \notin vertices_of E k ->
  exists i, [/\ i < k, w \in vertices_of E i & w \notin vertices_of E i.+1].
Proof.
elim: k => [|k IH] w_k; first by rewrite inE in w_k.
have [w_in|/IH[i [i_k w_i w_Si]]] := boolP (w \in vertices_of E k); first by exists k.
by exists i; split=> //; apply: ltnW.
Qed.

Lemma last_outer i w :
  perfect_vertices (G_ E i) = set0 -> w \notin vertices_of E i.+1 -> w \in outer (G_ E i).
Proof.
move=> no_perfect w_i; apply: contraT => w_out.
have : w \in perfect_vertices (G_ E i) by apply/perfect_verticesP.
by rewrite no_perfect inE.
Qed.

(* Fewer than half of the vertices are inner. *)
Lemma inner_count W : W != set0 -> 2 * #|inner (inducing E W)| < #|W|.
Proof.
move=> W0; have simpleW := simple_inducing simpleE W; set H := inducing E W in simpleW *.
have inn_W : inner H \subset W := inner_inside W.
have [->|[a a_inn]] := set_0Vmem (inner H); first by rewrite cards0 card_gt0.
have [_ [d d_out ad]] := innerP _ _ a_inn.
have [N maxN d_exp] := outerP _ _ d_out.
have [sub sym fun1] := matchingP _ _ (proj1 (maximumP _ _ maxN)).
pose mate v := odflt v [pick w | (v, w) \in N].
have mateP v : v \in inner H -> (v, mate v) \in N.
  move=> v_inn; rewrite /mate; case: pickP => //= none.
  by have [w vw] := mate_exists maxN (inner_not_outer v_inn); have := none w; rewrite /= vw.
have mate_inj : {in inner H &, injective mate}.
  move=> u v /mateP/sym uN /mateP/sym vN same; rewrite same in uN; exact: fun1 uN vN.
have dW : d \in W by move: ad; rewrite in_inducing => /and3P[].
have : [set mate v | v in inner H] \subset (W :\: inner H) :\ d.
  apply/subsetP=> _ /imsetP[v v_inn ->]; have vN := mateP v v_inn.
  have m_out := inner_mate simpleW maxN v_inn vN.
  rewrite in_setD1 in_setD (outer_not_inner m_out) /=; apply/andP; split.
    by apply: contraNneq d_exp => <-; apply/saturatesP; exists v; apply: sym.
  by have := sub _ _ vN; rewrite in_inducing => /and3P[].
move/subset_leq_card; rewrite card_in_imset // => le_inn.
have := cardsID (inner H) W; rewrite (setIidPr inn_W) => <-.
rewrite mul2n -addnn ltn_add2l; apply: leq_trans (_ : #|(W :\: inner H) :\ d| < _) => //.
by rewrite [X in _ < X](cardsD1 d) in_setD dW (outer_not_inner d_out).
Qed.

Lemma vertices_vanish : exists n, vertices_of E n = set0.
Proof.
suff bound n : #|vertices_of E n| <= #|V| - n.
  by exists #|V|; apply/eqP; have := bound #|V|; rewrite subnn leqn0 cards_eq0.
elim: n => [|n IH]; first by rewrite subn0 max_card.
have [W0|] := eqVneq (vertices_of E n) set0.
  by have := vertices_decrease (leqnSn n); rewrite W0 subset0 => /eqP->; rewrite cards0.
move/inner_count; rewrite -[inner _]/(vertices_of E n.+1) => lt_W.
have lt_Wn : #|vertices_of E n.+1| < #|V| - n.
  by apply: leq_trans IH; apply: leq_ltn_trans lt_W; rewrite leq_pmull.
by rewrite subnS -ltnS prednK //; apply: leq_ltn_trans lt_Wn.
Qed.

End Graphs.
