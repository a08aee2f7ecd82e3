(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Matchings of a graph with a Hamiltonian path, and, where it is bipartite and of odd order, its outer
   and inner vertices [And74, after Theorem 1]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings even_kernels exchange gallai_edmonds.
From Gazetteer Require Import slither_examples.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A graph with a Hamiltonian path, given by the place of each vertex on it, counted from 0. *)
Section HamiltonianPath.
Variables (V : finType) (E : graph V) (place : V -> nat).
Hypothesis simpleE : simple E.
Hypothesis place_lt : forall v, place v < #|V|.
Hypothesis place_inj : injective place.
Hypothesis place_step : forall u v, place v = (place u).+1 -> (u, v) \in E.
Implicit Types (M : graph V) (u v w : V) (c i : nat).

Lemma at_place i : i < #|V| -> exists v, place v = i.
Proof.
move=> lt_i; pose f v := Ordinal (place_lt v).
have f_inj : injective f by move=> u v /(congr1 val); apply: place_inj.
have : Ordinal lt_i \in codom f by apply: (inj_card_onto f_inj); rewrite card_ord.
by case/codomP=> v /(congr1 val) /= ->; exists v.
Qed.

(* The places but c, which is even, in pairs. *)
Definition partner c i : nat := if odd i == (i < c) then i.-1 else i.+1.

Lemma partnerP c i :
  ~~ odd c -> i != c ->
  [/\ partner c (partner c i) = i, partner c i != c &
      partner c i = i.+1 \/ i = (partner c i).+1].
Proof.
move=> c_even i_c; rewrite /partner; have [lt_i|ge_i] := ltnP i c.
- case: (boolP (odd i)) => [i_odd|i_even] /=.
  + case: i i_odd i_c lt_i => [//|j] /= /negPf j_even _ lt_j.
    by rewrite j_even (ltnW lt_j) /=; split; [| rewrite neq_ltn (ltnW lt_j) | right].
  + have lt_Si : i.+1 < c.
      by rewrite ltn_neqAle lt_i andbT; apply: contraNneq c_even => <- /=.
    by rewrite /= i_even lt_Si; split; [| rewrite neq_ltn lt_Si | left].
- have gt_i : c < i by rewrite ltn_neqAle eq_sym i_c.
  case: (boolP (odd i)) => [i_odd|i_even] /=.
  + rewrite i_odd ltnNge (leq_trans ge_i (leqnSn i)) /=.
    by split; [| rewrite neq_ltn (leq_trans gt_i) ?orbT | left].
  + case: i i_even i_c {ge_i} gt_i => [//|j] /=; rewrite negbK => j_odd _; rewrite ltnS => ge_j.
    have gt_j : c < j by rewrite ltn_neqAle ge_j andbT; apply: contraNneq c_even => ->.
    by rewrite j_odd ltnNge ge_j /=; split; [| rewrite neq_ltn gt_j orbT | right].
Qed.

Definition in_pairs c : graph V :=
  [set e | (place e.1 != c) && (place e.2 == partner c (place e.1))].

Lemma in_pairs_matching c : ~~ odd c -> matching E (in_pairs c).
Proof.
move=> c_even; apply/matchingP; split=> [u v|u v|u v w]; rewrite !inE /=.
- case/andP=> u_c /eqP v_u; have [_ _ [next|next]] := partnerP c_even u_c.
  + by apply: place_step; rewrite v_u.
  + by rewrite undirected //; apply: place_step; rewrite v_u -next.
- case/andP=> u_c /eqP v_u; have [twice not_c _] := partnerP c_even u_c.
  by rewrite v_u not_c twice eqxx.
- by case/andP=> _ /eqP v_u /andP[_ /eqP w_u]; apply: place_inj; rewrite v_u.
Qed.

Lemma in_pairs_saturates c v :
  ~~ odd c -> (c == #|V|) || odd #|V| && (c < #|V|) -> saturates (in_pairs c) v = (place v != c).
Proof.
move=> c_even V_c; apply/saturatesP/idP=> [[w]|v_c]; first by rewrite inE => /andP[].
suff /at_place[w w_v] : partner c (place v) < #|V|.
  by exists w; rewrite inE /= v_c w_v eqxx.
have lt_v := place_lt v; rewrite /partner.
case: ifP => [_|/negbT step]; first exact: leq_ltn_trans (leq_pred _) lt_v.
rewrite ltn_neqAle lt_v andbT; apply/eqP=> last_v; move: step c_even.
case/orP: V_c => [/eqP->|/andP[]]; first by rewrite lt_v -last_v /=; case: (odd _).
rewrite -last_v /= ltnS => /negPf-> le_c; rewrite ltnNge le_c //.
Qed.

Lemma hamiltonian_perfect : ~~ odd #|V| -> perfect E (in_pairs #|V|).
Proof.
move=> V_even; rewrite /perfect in_pairs_matching //=; apply/forallP=> v.
by rewrite in_pairs_saturates ?eqxx // neq_ltn place_lt.
Qed.

Section Odd.
Hypothesis V_odd : odd #|V|.

Lemma in_pairs_size c : ~~ odd c -> c < #|V| -> #|in_pairs c| = #|V|.-1.
Proof.
move=> c_even lt_c; have [v v_c] := at_place lt_c.
rewrite (card_matching (in_pairs_matching c_even)) -(cardsC1 v); apply: eq_card => u.
rewrite !inE in_pairs_saturates ?V_odd ?lt_c ?orbT // -v_c; congr negb.
by apply/eqP/eqP=> [/place_inj|->].
Qed.

Lemma matching_size M : matching E M -> #|M| <= #|V|.-1.
Proof.
move=> EM; have := even_saturated simpleE EM; rewrite (card_matching EM).
rewrite -ltnS prednK; last by case: (#|V|) V_odd.
rewrite ltn_neqAle max_card andbT; by apply: contraNneq => ->.
Qed.

Lemma in_pairs_maximum c : ~~ odd c -> c < #|V| -> maximum E (in_pairs c).
Proof.
move=> c_even lt_c; apply/maximumP; split; first exact: in_pairs_matching.
by move=> M /matching_size; rewrite in_pairs_size.
Qed.

Lemma even_place_outer v : ~~ odd (place v) -> v \in outer E.
Proof.
move=> v_even; apply/outerP; exists (in_pairs (place v)); first exact: in_pairs_maximum.
by rewrite in_pairs_saturates ?eqxx // V_odd place_lt orbT.
Qed.

End Odd.
End HamiltonianPath.

(* A matching joins as many vertices of one part of a bipartite graph as of the other. *)
Lemma matched_part (V : finType) (E M : graph V) (X : {set V}) :
  bipartition E X -> matching E M ->
  #|[set v in X | saturates M v]| <= #|[set v in ~: X | saturates M v]|.
Proof.
move=> bip /matchingP[sub sym fun1]; pose mate v := odflt v [pick w | (v, w) \in M].
have mateP v : saturates M v -> (v, mate v) \in M.
  move=> /saturatesP[w vw]; rewrite /mate; case: pickP => //= none.
  by have := none w; rewrite /= vw.
rewrite -(@card_in_imset _ _ mate [set v in X | saturates M v]); last first.
  move=> u v; rewrite !inE => /andP[_ /mateP/sym uM] /andP[_ /mateP/sym vM] same.
  by rewrite same in uM; apply: fun1 uM vM.
apply: subset_leq_card; apply/subsetP=> _ /imsetP[v v_in ->].
move: v_in; rewrite inE => /andP[vX /mateP vM]; rewrite !inE; apply/andP; split; last first.
  by apply/saturatesP; exists v; apply: sym.
by have := bip _ _ (sub _ _ vM); rewrite vX; case: (_ \in X).
Qed.

Lemma matched_parts (V : finType) (E M : graph V) (X : {set V}) :
  bipartition E X -> matching E M ->
  #|[set v in X | saturates M v]| = #|[set v in ~: X | saturates M v]|.
Proof.
move=> bip EM; apply/eqP; rewrite eqn_leq (matched_part bip EM) /=.
rewrite -{2}(setCK X); apply: (matched_part _ EM) => u v /bip.
by rewrite !inE; case: (_ \in X); case: (_ \in X).
Qed.

(* A bipartite graph of odd order with a Hamiltonian path: the vertices at its even places are
   outer, those at its odd places inner. *)
Section OddBipartite.
Variables (V : finType) (E : graph V) (place : V -> nat).
Hypothesis simpleE : simple E.
Hypothesis place_lt : forall v, place v < #|V|.
Hypothesis place_inj : injective place.
Hypothesis place_step : forall u v, place v = (place u).+1 -> (u, v) \in E.
Hypothesis V_odd : odd #|V|.
Let X : {set V} := [set v | odd (place v)].
Hypothesis bip : bipartition E X.

Lemma odd_place_not_outer v : odd (place v) -> v \notin outer E.
Proof.
move=> v_odd; apply/outerP=> -[M maxM v_exp]; have V0 : 0 < #|V| by case: (#|V|) V_odd.
have EM : matching E M by case/andP: maxM.
have max0 := in_pairs_maximum simpleE place_lt place_inj place_step V_odd (isT : ~~ odd 0) V0.
have EM0 : matching E (in_pairs place 0) by case/andP: max0.
have size_M : #|M| = #|V|.-1.
  apply/eqP; rewrite eqn_leq (matching_size simpleE V_odd EM) /=.
  rewrite -(in_pairs_size simpleE place_lt place_inj place_step V_odd (isT : ~~ odd 0) V0).
  by have /maximumP[_ ->] := maxM.
have sat_M u : saturates M u = (u != v).
  have /eqP/setP/(_ u) : [set w | saturates M w] == [set~ v].
    rewrite eqEcard cardsC1 -(card_matching EM) size_M leqnn andbT.
    by apply/subsetP=> w; rewrite !inE; apply: contraTneq => ->.
  by rewrite !inE.
have [x x_0] := at_place place_lt place_inj V0.
have sat_0 u : saturates (in_pairs place 0) u = (u != x).
  rewrite (in_pairs_saturates place_lt place_inj) ?V_odd ?V0 ?orbT // -x_0; congr negb.
  by apply/eqP/eqP=> [/place_inj|->].
have parts N u : (forall w, saturates N w = (w != u)) -> matching E N -> #|X :\ u| = #|~: X :\ u|.
  move=> sat_N EN; have := matched_parts bip EN; congr (_ = _); apply: eq_card => w;
  by rewrite !inE sat_N andbC.
have := parts _ _ sat_M EM; have := parts _ _ sat_0 EM0.
have vX : v \in X by rewrite inE.
have xX : x \in ~: X by rewrite !inE x_0.
have -> : X :\ x = X by apply/setP=> w; rewrite !inE; case: eqVneq => [->|//]; rewrite x_0.
have -> : ~: X :\ v = ~: X.
  by apply/setP=> w; rewrite !inE; case: eqVneq => [->|//]; rewrite v_odd.
move=> card_X card_C; have lt_X : #|X| < #|~: X| by rewrite (cardsD1 x (~: X)) xX card_X.
have lt_C : #|~: X| < #|X| by rewrite (cardsD1 v X) vX card_C.
by have := ltn_trans lt_X lt_C; rewrite ltnn.
Qed.

Lemma place_outer v : (v \in outer E) = ~~ odd (place v).
Proof.
have [v_odd|v_even] := boolP (odd (place v)); last exact: (even_place_outer simpleE).
exact: negbTE (odd_place_not_outer v_odd).
Qed.

Lemma place_inner v : (v \in inner E) = odd (place v).
Proof.
apply/idP/idP=> [/inner_not_outer|v_odd]; first by rewrite place_outer negbK.
apply/innerP; split; first exact: odd_place_not_outer.
have [|w w_v] := @at_place _ place place_lt place_inj (place v).-1.
  exact: leq_ltn_trans (leq_pred _) (place_lt v).
have v_w : place v = (place w).+1 by rewrite w_v prednK //; case: (place v) v_odd.
exists w; last by rewrite undirected //; apply: place_step.
by rewrite place_outer; move: v_odd; rewrite v_w.
Qed.

End OddBipartite.
