(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Minors, and the planar graphs by Wagner's theorem [Wag37]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels mirror_examples.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The edges of E with both ends in S; S is connected if any two of its vertices are linked by them. *)
Definition linked_in (V : finType) (E : graph V) (S : {set V}) : rel V :=
  fun u v => [&& u \in S, v \in S & (u, v) \in E].
Definition connected_set (V : finType) (E : graph V) (S : {set V}) : Prop :=
  forall u v, u \in S -> v \in S -> connect (linked_in E S) u v.

(* Branch sets, one for each vertex of H: nonempty, connected and disjoint, with an edge between those of
   adjacent vertices. H is a minor of E if there are such sets. *)
Record branch_sets (W V : finType) (H : graph W) (E : graph V) (B : W -> {set V}) : Prop := Branch_sets {
  branch_nonempty : forall h, B h != set0;
  branch_connected : forall h, connected_set E (B h);
  branch_disjoint : forall g h u, u \in B g -> u \in B h -> g = h;
  branch_joined : forall g h, (g, h) \in H -> exists u v, [/\ u \in B g, v \in B h & (u, v) \in E]
}.
Definition minor (W V : finType) (H : graph W) (E : graph V) : Prop := exists B, branch_sets H E B.

(* Wagner's theorem, here as the definition: a finite graph is planar iff neither K_5 nor K_{3,3} is a
   minor of it. *)
Definition planar (V : finType) (E : graph V) : Prop :=
  ~ minor (complete [finType of 'I_5]) E /\ ~ minor (complete_bipartite 3) E.

(* Any two vertices are adjacent or have a common neighbour, even outside of any two others. *)
Definition well_knit (W : finType) (H : graph W) : Prop :=
  forall (S : {set W}) g h, #|S| <= 2 -> g \notin S -> h \notin S -> g != h ->
    (g, h) \in H \/ exists q, [/\ q \notin S, (g, q) \in H & (q, h) \in H].

Lemma complete_well_knit (W : finType) : well_knit (complete W).
Proof. by move=> S g h _ _ _ gh; left; rewrite inE. Qed.

Lemma complete_bipartite_well_knit : well_knit (complete_bipartite 3).
Proof.
move=> S [s i] [t j] S2 gS hS gh; rewrite !inE /=; have [st|_] := eqVneq s t; last by left.
right; subst t; have [q q_S] : exists q : 'I_3, (~~ s, q) \notin S.
  apply/existsP; rewrite -negb_forall; apply/negP=> /forallP all_S.
  have : #|[set (~~ s, q) | q : 'I_3]| <= #|S| by apply/subset_leq_card/subsetP=> _ /imsetP[q _ ->].
  by rewrite card_imset => [|q r [//]]; rewrite card_ord leqNgt ltnS S2.
by exists (~~ s, q); rewrite q_S !inE /=; case: (s).
Qed.

Section Separation.
Variables (W V : finType) (H : graph W) (E : graph V) (B : W -> {set V}).
Hypothesis branchB : branch_sets H E B.
Implicit Types (T : {set V}) (side : pred V).

(* Those whose branch sets meet T are at most as many as T has vertices. *)
Definition owners T : {set W} := [set h | [exists u in B h, u \in T]].

Lemma in_owners T h u : u \in B h -> u \in T -> h \in owners T.
Proof. by move=> uh uT; rewrite inE; apply/exists_inP; exists u. Qed.

Lemma card_owners T : #|owners T| <= #|T|.
Proof.
have Some_inj : injective (@Some W) by move=> g h [].
rewrite -(card_imset _ Some_inj).
apply: leq_trans (leq_imset_card (fun u => [pick h | u \in B h]) T).
apply/subset_leq_card/subsetP=> _ /imsetP[h h_T ->]; move: h_T; rewrite inE => /exists_inP[u uh uT].
apply/imsetP; exists u => //; case: pickP => [g ug|/(_ h)]; last by rewrite uh.
by rewrite (branch_disjoint branchB uh ug).
Qed.

(* An edge of H takes an edge of E of its own. *)
Lemma minor_edges : #|H| <= #|E|.
Proof.
have Some_inj : injective (@Some (W * W)) by move=> d e [].
rewrite -(card_imset _ Some_inj).
pose own (e : V * V) := [pick d : W * W | (e.1 \in B d.1) && (e.2 \in B d.2)].
apply: leq_trans (leq_imset_card own E).
apply/subset_leq_card/subsetP=> _ /imsetP[[g h] /(branch_joined branchB)[u [v [ug vh uv]]] ->].
apply/imsetP; exists (u, v) => //; rewrite /own.
case: pickP => [[g' h']|/(_ (g, h))]; last by rewrite /= ug vh.
by case/andP=> /= /(branch_disjoint branchB ug)-> /(branch_disjoint branchB vh)->.
Qed.

(* T separates the side from the rest: each edge between them has an end in T. *)
Definition separates T side : Prop :=
  forall u v, (u, v) \in E -> side u != side v -> (u \in T) || (v \in T).

Lemma same_side T side h u v :
  separates T side -> h \notin owners T -> u \in B h -> v \in B h -> side u = side v.
Proof.
move=> sep h_T uh vh; have [p p_path ->] := connectP (branch_connected branchB uh vh).
elim: p u uh p_path => //= w p IH u uh /andP[/and3P[_ wh uw] /(IH _ wh) <-].
apply/eqP; case: eqP => // /eqP/(sep _ _ uw) /orP[] inT; case/negP: h_T; exact: in_owners inT.
Qed.

(* So the branch sets that avoid two separating vertices are on one side, if H is well knit. *)
Lemma one_side T side g h u v : well_knit H -> separates T side -> #|T| <= 2 ->
  g \notin owners T -> h \notin owners T -> u \in B g -> v \in B h -> side u = side v.
Proof.
move=> knit sep T2 gT hT; have across i j x y : i \notin owners T -> j \notin owners T ->
    (i, j) \in H -> x \in B i -> y \in B j -> side x = side y.
  move=> iT jT /(branch_joined branchB)[s [t [si tj st]]] xi yj.
  rewrite (same_side sep iT xi si) (same_side sep jT yj tj).
  apply/eqP; case: eqP => // /eqP/(sep _ _ st) /orP[] inT.
    by case/negP: iT; apply: in_owners inT.
  by case/negP: jT; apply: in_owners inT.
have [->|gh] := eqVneq g h; first by move=> *; apply: (same_side sep hT).
have [|gh_H|[q [qT gq qh]]] := knit (owners T) g h _ gT hT gh; first exact: leq_trans (card_owners T) T2.
  exact: across.
have /set0Pn[x xq] := branch_nonempty branchB q.
by move=> ug vh; rewrite (across g q u x) //; apply: (across q h).
Qed.

(* If each branch set meets T, then H has at most as many vertices as T. *)
Lemma all_owners T : (forall h, h \in owners T) -> #|W| <= #|T|.
Proof.
by move=> all_T; apply: leq_trans (card_owners T); rewrite -cardsT; apply/subset_leq_card/subsetP.
Qed.
End Separation.
