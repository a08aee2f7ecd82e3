(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The inner vertices are a barrier that proves every maximum matching (Tutte and Berge, Gallai and
   Edmonds); and each vertex that no maximum matching misses is in such a barrier. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings exchange gallai_edmonds slither.
From Gazetteer Require Import inner_graphs slither_examples barriers.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section InnerBarrier.
Variables (V : finType) (E : graph V) (W : {set V}).
Hypothesis simpleE : simple E.
Implicit Types (M N : graph V) (t u v w x y : V).
Let H := inducing E W.
Let B := inner H.
Let R := inducing E (W :\: B).
Let simpleH : simple H := simple_inducing simpleE W.
Let simpleR : simple R := simple_inducing simpleE (W :\: B).
Local Notation component := (component E W B).

Lemma without_inner : inducing H (~: B) = R.
Proof.
apply/setP=> -[x y]; rewrite !in_inducing !in_setC !in_setD.
by case: (_ \in E); case: (x \in W); case: (y \in W); case: (x \in B); case: (y \in B).
Qed.

Variable M : graph V.
Hypothesis maxM : maximum H M.
Let HM : matching H M.
Proof. by case/andP: maxM. Qed.
Let kept := inducing M (~: B).

Lemma max_kept : maximum R kept.
Proof.
have [max' _] := stability_set simpleH (subxx (inner H)).
by rewrite -without_inner; apply: max'.
Qed.

Lemma outer_of_rest v : v \in W :\: B -> (v \in outer R) = (v \in outer H).
Proof.
rewrite in_setD => /andP[vB _]; have [_ outer_R] := stability_set simpleH (subxx (inner H)).
by rewrite -without_inner outer_R in_setU (negPf vB) orbF.
Qed.

(* An outer vertex and all of its component: outer, and no maximum matching of the rest misses
   two. *)
Lemma outer_component t w :
  t \in W :\: B -> t \in outer H -> w \in component t -> w \in outer H /\ never_both R t w.
Proof.
move=> t_WB t_out; rewrite inE => /connectP[s s_path ->].
elim/last_ind: s s_path => [_|s x IH] /=; first by split=> //; apply: never_both_refl.
rewrite rcons_path last_rcons => /andP[/IH[l_out t_l]]; set l := last t s in l_out t_l *.
move=> lx; have := lx; rewrite in_inducing => /and3P[lxE l_WB x_WB].
have lxH : (l, x) \in H.
  by move: l_WB x_WB; rewrite in_inducing lxE !in_setD => /andP[_ ->] /andP[_ ->].
split.
- have /orP[//|x_B] := outer_neighbour simpleH l_out lxH.
  by move: x_WB; rewrite in_setD x_B.
- apply: never_both_trans simpleR _ t_l (neighbours_never_both simpleR lx).
  by have := outer_of_rest l_WB; rewrite l_out inE.
Qed.

(* The vertices outside B that keep no edge: one for each vertex that M misses, one for each
   of B. *)
Let tops : {set V} := [set v in W :\: B | ~~ saturates kept v].

Lemma tops_outer t : t \in tops -> t \in outer H.
Proof.
rewrite inE => /andP[t_WB t_exp]; rewrite -outer_of_rest //; apply/outerP.
by exists kept => //; apply: max_kept.
Qed.

Lemma tops_component t : t \in tops -> component t \in odd_components E W B.
Proof.
move=> t_top; have t_out := tops_outer t_top; move: (t_top); rewrite inE => /andP[t_WB t_exp].
rewrite inE; apply/andP; split; first by apply/imsetP; exists t.
have [sub sym fun1] := matchingP _ _ (proj1 (maximumP _ _ max_kept)).
have inside u w : u \in component t -> (u, w) \in kept -> w \in component t.
  move=> u_t uw; rewrite inE in u_t; rewrite inE.
  exact: connect_trans u_t (connect1 (sub _ _ uw)).
have match_K : matching R (inducing kept (component t)).
  apply/matchingP; split=> [u w|u w|u w x]; rewrite !(in_inducing kept).
  - by case/and3P=> uw _ _; apply: sub.
  - by case/and3P=> /sym-> -> ->.
  - by case/and3P=> uw _ _ /and3P[ux _ _]; apply: fun1 uw ux.
have := even_saturated simpleR match_K.
rewrite (cardsD1 t (component t)) inE connect0 add1n /=; congr (~~ odd _).
apply: eq_card => u; rewrite in_setD1 inE; apply/saturatesP/andP=> [[w]|[u_t u_K]].
  rewrite in_inducing => /and3P[uw u_K _]; split=> //; apply: contraNneq t_exp => <-.
  by apply/saturatesP; exists w.
have [_ /never_bothP[t_u|both]] := outer_component t_WB t_out u_K; first by rewrite t_u eqxx in u_t.
have /saturatesP[w uw] := both _ max_kept t_exp.
by exists w; rewrite in_inducing uw u_K (inside u).
Qed.

Lemma tops_apart : {in tops &, injective component}.
Proof.
move=> t u t_top u_top same; have t_out := tops_outer t_top.
move: t_top u_top; rewrite [t \in _]inE [u \in _]inE => /andP[t_WB t_exp] /andP[_ u_exp].
have u_t : u \in component t by rewrite same inE connect0.
have [_ /never_bothP[//|both]] := outer_component t_WB t_out u_t.
by move: u_exp; rewrite (both _ max_kept t_exp).
Qed.

Lemma many_tops : #|missed W M| + #|B| <= #|tops|.
Proof.
have [sub sym fun1] := matchingP _ _ HM.
have mateP v : v \in B -> (v, mate M v) \in M.
  move=> vB; have [w vw] := mate_exists maxM (inner_not_outer vB).
  by rewrite (mate_eq HM vw).
have mate_inj : {in B &, injective (mate M)}.
  move=> u v /mateP/sym uM /mateP/sym vM same; rewrite same in uM; exact: fun1 uM vM.
have apart : [disjoint missed W M & mate M @: B].
  rewrite disjoint_subset; apply/subsetP=> v; rewrite inE => /andP[_ v_exp]; rewrite inE.
  apply: contraNN v_exp => /imsetP[u /mateP/sym uM ->]; apply/saturatesP; by exists u.
have -> : #|missed W M| + #|B| = #|missed W M :|: mate M @: B|.
  have /eqP meet0 : missed W M :&: mate M @: B == set0 by rewrite setI_eq0.
  by rewrite cardsU meet0 cards0 subn0 (card_in_imset mate_inj).
apply/subset_leq_card/subsetP=> v; rewrite inE => /orP[|/imsetP[u uB ->]].
- rewrite inE => /andP[vW v_exp]; have v_out : v \in outer H by apply/outerP; exists M.
  have /negPf vB : v \notin B := outer_not_inner v_out.
  rewrite [v \in tops]inE in_setD vB vW /=.
  apply: contraNN v_exp => /saturatesP[w]; rewrite in_inducing => /andP[vw _].
  by apply/saturatesP; exists w.
- have uM := mateP u uB; have m_out := inner_mate simpleH maxM uB uM.
  have /negPf mB : mate M u \notin B := outer_not_inner m_out.
  rewrite [_ \in tops]inE in_setD mB /=; apply/andP; split.
    by have := sub _ _ uM; rewrite in_inducing => /and3P[].
  apply/saturatesP=> -[w]; rewrite in_inducing => /and3P[mw _]; rewrite in_setC.
  by rewrite (fun1 _ _ _ mw (sym _ _ uM)) uB.
Qed.

Lemma inner_barrier : tutte_berge_pair E W B M.
Proof.
split=> //; first exact: inner_inside.
apply/eqP; rewrite eqn_leq; apply/andP; split.
- apply: leq_trans (odd_components_few B simpleE HM) _.
  by apply: leq_trans (tokens_few _ HM) _; rewrite cardsU leq_subr.
- apply: leq_trans many_tops _; rewrite -(card_in_imset tops_apart).
  apply/subset_leq_card/subsetP=> _ /imsetP[t t_top ->]; exact: tops_component.
Qed.
End InnerBarrier.

Section Verdict.
Variables (V : finType) (E : graph V).
Hypothesis simpleE : simple E.
Implicit Types (B W : {set V}) (M N : graph V) (v w : V).

Lemma inducing_all : inducing E setT = E.
Proof. by apply/setP=> -[x y]; rewrite in_inducing !inE !andbT. Qed.

Lemma inducing_others v : inducing E (setT :\ v) = isolating E v.
Proof. by apply/setP=> -[x y]; rewrite in_inducing in_isolating !inE !andbT. Qed.

(* An outer vertex: the inner vertices and a maximum matching that misses it. *)
Lemma outer_pair v :
  v \in outer E <-> exists M B, tutte_berge_pair E setT B M /\ ~~ saturates M v.
Proof.
split=> [/outerP[M maxM v_exp]|[M [B [pair v_exp]]]].
- exists M, (inner (inducing E setT)); split=> //; apply: inner_barrier => //.
  by rewrite inducing_all.
- by apply/outerP; exists M => //; have := pair_maximum simpleE pair; rewrite inducing_all.
Qed.

(* A vertex that is not outer is in a barrier: it, and the inner vertices of the rest. *)
Lemma not_outer_pair v :
  v \notin outer E <-> exists M B, tutte_berge_pair E setT B M /\ v \in B.
Proof.
split=> [v_out|[M [B [pair vB]]]]; last first.
  by have := barrier_not_outer simpleE pair vB; rewrite inducing_all.
have [M maxM] := maximum_exists E; have [w vw] := mate_exists maxM v_out.
have [max' w_exp] := maximum_without_mate simpleE (not_outerP _ _ v_out) maxM vw.
set W := setT :\ v; set M' := without_edge M v w in max' w_exp.
have maxW : maximum (inducing E W) M' by rewrite inducing_others.
have [B_W HM count] := inner_barrier simpleE maxW; set B := inner (inducing E W) in B_W count.
have v_B : v \notin B by apply/negP=> /(subsetP B_W); rewrite !inE eqxx.
have EM : matching E M by case/andP: maxM.
have same : setT :\: (v |: B) = W :\: B.
  by apply/setP=> x; rewrite !(in_setD, in_setU1, in_set1, in_setT) negb_or !andbT andbC.
have odd_same : odd_components E setT (v |: B) = odd_components E W B.
  by rewrite /odd_components /component same.
exists M, (v |: B); split; last by rewrite !inE eqxx.
split; [exact: subsetT | by rewrite inducing_all |].
have size_M : #|M| = #|M'|.+2 := card_without_edge (simple_matching simpleE EM) vw.
have allM : matching (inducing E setT) M by rewrite inducing_all.
have V_W : #|[set: V]| = #|W|.+1 by rewrite (cardsD1 v) inE.
have size_W := size_missed HM; have := size_missed allM.
rewrite V_W size_M !addSn => -[size_V].
have missed_W : #|missed W M'| = #|missed [set: V] M|.+1.
  by apply/eqP; rewrite -(eqn_add2l #|M'|) addnS size_V size_W.
by rewrite odd_same count missed_W cardsU1 v_B addSn add1n addnS.
Qed.

End Verdict.
