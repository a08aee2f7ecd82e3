(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The graph of arcs_replaced.v has no well-knit minor of order 5 or more that the digraph does not have:
   so it is planar if the digraph is. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules directed_rules pseudoarc arcs_replaced minors.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The underlying graph of a digraph. *)
Definition underlying (V : finType) (D : digraph V) : graph V :=
  [set p | (p.1 != p.2) && ((p \in D) || ((p.2, p.1) \in D))].

Section Gadgets.
Variables (V A W : finType) (tail head : A -> V) (F : graph V) (H : graph W).
Hypothesis arcs_in_F : forall k, tail k != head k ->
  (tail k, head k) \in F /\ (head k, tail k) \in F.
Notation C := (with_copies V A).
Notation G := (copies tail head (fun=> pseudoarc)).
Notation at_ := (at_place tail head).
Implicit Types (u v : V) (w : C) (k : A).

(* The edges at an outer vertex are to the places a and d, the others are within a copy. *)
Definition entered_at u k (i : 'I_5) : bool :=
  ((u == tail k) && (i == place_a :> nat)) || ((u == head k) && (i == place_d :> nat)).
Definition may_be_joined (w w' : C) : bool :=
  match w, w' with
  | inl _, inl _ => false
  | inl u, inr (k, i) | inr (k, i), inl u => entered_at u k i
  | inr (k, i), inr (l, j) => (k == l) && (((i : nat, j : nat) \in pseudoarc) ||
                                           ((j : nat, i : nat) \in pseudoarc))
  end.

Lemma may_be_joinedC w w' : may_be_joined w w' = may_be_joined w' w.
Proof. by case: w w' => [u|[k i]] [v|[l j]] //=; rewrite eq_sym orbC. Qed.

Lemma joined_by_edge w w' : (w, w') \in G -> may_be_joined w w'.
Proof.
case/in_copies=> k [e [e_in e_w]].
suff e_ok : may_be_joined (at_ k e.1) (at_ k e.2).
  by case/orP: e_w => /eqP[-> ->]; rewrite // may_be_joinedC.
have /allP/(_ e e_in) : all (fun e => [|| e == (place_x, place_a), e == (place_d, place_y)
    | (e.1 < 5) && (e.2 < 5)]) pseudoarc by [].
case/or3P=> [/eqP->|/eqP->|/andP[e1 e2]].
- by rewrite at_x [at_ k _]at_inner //= /entered_at eqxx inordK.
- by rewrite at_y [at_ k _]at_inner //= /entered_at eqxx inordK ?orbT.
- by rewrite !at_inner //= eqxx !inordK // -surjective_pairing e_in.
Qed.

(* The outer vertices near a vertex: itself, or the ends of its copy. *)
Definition near w v : bool :=
  match w with inl u => v == u | inr (k, _) => (v == tail k) || (v == head k) end.

Lemma near_linked w u v : near w u -> near w v -> u != v -> (u, v) \in F.
Proof.
case: w => [t|[k i]] /=; first by move=> /eqP-> /eqP->; rewrite eqxx.
by case/orP=> /eqP-> /orP[] /eqP->; rewrite ?eqxx // => t_h; have [] := @arcs_in_F k; rewrite // eq_sym.
Qed.

Lemma entered_near u k i : entered_at u k i -> near (inr (k, i)) u.
Proof. by case/orP=> /andP[/eqP->] _ /=; rewrite eqxx ?orbT. Qed.

(* Branch sets that all have an outer vertex, less their inner vertices. *)
Section Outer.
Variable B : W -> {set C}.
Hypotheses (branchB : branch_sets H G B) (all_outer : forall h, exists u, inl u \in B h).
Hypothesis loopless : forall h, (h, h) \notin H.
Definition outer_part h : {set V} := [set u | inl u \in B h].

Lemma linked_near w u v h : near w u -> near w v -> inl u \in B h -> inl v \in B h ->
  connect (linked_in F (outer_part h)) u v.
Proof.
move=> wu wv uh vh; have [->|u_v] := eqVneq u v; first exact: connect0.
by apply: connect1; rewrite /linked_in !inE uh vh (near_linked wu wv).
Qed.

Lemma reached_outside h w u : w \in B h -> inl u \in B h ->
  exists v, [/\ near w v, inl v \in B h & connect (linked_in F (outer_part h)) v u].
Proof.
move=> wh uh; have [p] := connectP (branch_connected branchB wh uh).
elim: p w wh => [|w' p IH] w wh /=; first by move=> _ <-; exists u; rewrite /= eqxx connect0.
case/andP=> /and3P[_ wh' /joined_by_edge ww'] /(IH _ wh') reach /reach{IH reach}[v [wv vh vu]].
case: w w' wh wh' ww' wv => [x|[k i]] [y|[l j]] //= wh wh' ww' wv.
- exists x; rewrite eqxx; split=> //; apply: connect_trans vu.
  exact: (@linked_near (inr (l, j))) (entered_near ww') wv wh vh.
- move: wv => /eqP E; subst v; exists y; split=> //; exact: entered_near ww'.
- by exists v; case/andP: ww' => /eqP->.
Qed.

Lemma outer_branch_sets : branch_sets H F outer_part.
Proof.
split.
- by move=> h; have [u uh] := all_outer h; apply/set0Pn; exists u; rewrite inE.
- move=> h u v; rewrite !inE => uh vh; have [x [/eqP -> _]] := reached_outside uh vh.
  exact.
- by move=> g h u; rewrite !inE; exact: (branch_disjoint branchB).
- move=> g h gh; have g_h : g != h by apply: contraTneq gh => ->.
  have [w [w' [wg wh /joined_by_edge ww']]] := branch_joined branchB gh.
  have [[u ug] [v vh]] := (all_outer g, all_outer h).
  have [x [wx xg _]] := reached_outside wg ug; have [y [wy yh _]] := reached_outside wh vh.
  exists x, y; rewrite !inE; split=> //.
  have x_y : x != y.
    by apply: contraNneq g_h => E; apply/eqP/(branch_disjoint branchB xg); rewrite E.
  case: w w' ww' wx wy {wg wh} => [s|[k i]] [t|[l j]] //= ww' wx wy.
  + by move: wx => /eqP E; subst x; apply: (@near_linked (inr (l, j))) => //; apply: entered_near ww'.
  + by move: wy => /eqP E; subst y; apply: (@near_linked (inr (k, i))) => //; apply: entered_near ww'.
  + by case/andP: ww' wy => /eqP<- _ wy; apply: (@near_linked (inr (k, i))).
Qed.
End Outer.

(* The vertices within the copy of k. *)
Definition inner_to k (w : C) : bool := if w is inr (l, _) then l == k else false.

(* Two vertices separate the copy from the rest: its ends x and y, and its doors a and d. *)
Definition ends k : {set C} := [set at_ k place_x; at_ k place_y].
Definition doors k : {set C} := [set at_ k place_a; at_ k place_d].

Lemma entered_ends u k i : entered_at u k i -> inl u \in ends k.
Proof. by rewrite !inE; case/orP=> /andP[/eqP-> _]; rewrite ?at_x ?at_y eqxx ?orbT. Qed.

Lemma at_places k (i : 'I_5) : at_ k i = inr (k, i).
Proof. by rewrite at_inner ?inord_val. Qed.

Lemma entered_doors u k i : entered_at u k i -> inr (k, i) \in doors k.
Proof.
by rewrite !inE -at_places; case/orP=> /andP[_ /eqP->]; rewrite eqxx ?orbT.
Qed.

Lemma separates_if k (T : {set C}) :
  (forall u i, entered_at u k i -> (inl u \in T) || (inr (k, i) \in T)) -> separates G T (inner_to k).
Proof.
move=> crossed [u|[l i]] [v|[m j]] /joined_by_edge //=.
- by move=> joined; have [E|//] := eqVneq m k; move: joined; rewrite E => /crossed.
- by move=> joined; have [E|//] := eqVneq l k; move: joined; rewrite E orbC => /crossed.
- by case/andP=> /eqP-> _; rewrite eqxx.
Qed.

Lemma separates_ends k : separates G (ends k) (inner_to k).
Proof. by apply: separates_if => u i /entered_ends ->. Qed.
Lemma separates_doors k : separates G (doors k) (inner_to k).
Proof. by apply: separates_if => u i /entered_doors ->; rewrite orbT. Qed.

(* The neighbours of b are a and c. *)
Lemma separates_b k : separates G [set at_ k place_a; at_ k place_c] (pred1 (at_ k place_b)).
Proof.
have b_next w : may_be_joined (at_ k place_b) w -> w \in [set at_ k place_a; at_ k place_c].
  rewrite at_inner //; case: w => [u|[l j]] /=; first by rewrite /entered_at inordK // !andbF.
  case/andP=> /eqP<-; rewrite inordK // !inE -at_places.
  by case: j => [[|[|[|[|[|]]]]]] //= _ _; rewrite eqxx ?orbT.
move=> u v /joined_by_edge uv /=; have [u_b _|_] := eqVneq u (at_ k place_b).
  by rewrite [v \in _]b_next ?orbT // -u_b.
by have [v_b _|//] := eqVneq v (at_ k place_b); rewrite b_next // -v_b may_be_joinedC.
Qed.

(* A well-knit graph of order 5 or more has no branch set within a copy. *)
Lemma outer_in_each (B : W -> {set C}) : well_knit H -> 4 < #|W| -> branch_sets H G B ->
  forall h, exists u, inl u \in B h.
Proof.
move=> knit W5 branchB h0; apply/existsP; apply: contraT; rewrite negb_exists => /forallP no_outer.
have /set0Pn[w0 w0_in] := branch_nonempty branchB h0.
case: w0 w0_in => [u|[k i]] w0_in; first by have := no_outer u; rewrite w0_in.
have beyond (T : {set C}) : #|T| <= 4 -> exists h, h \notin owners B T.
  move=> T4; apply/existsP; rewrite -negb_forall; apply/negP=> /forallP all_T.
  by have := leq_trans W5 (leq_trans (all_owners branchB all_T) T4); rewrite ltnn.
have less (T U : {set C}) h : T \subset U -> h \notin owners B U -> h \notin owners B T.
  move=> /subsetP TU; apply: contra; rewrite !inE => /exists_inP[w wh /TU wU].
  by apply/exists_inP; exists w.
have two (w w' : C) : #|[set w; w']| <= 2 by rewrite cards2; case: (_ != _).
have one (w : C) : #|[set w]| <= 2 by rewrite cards1.
have at_most_4 (T U : {set C}) : #|T| <= 2 -> #|U| <= 2 -> #|T :|: U| <= 4.
  by move=> T2 U2; apply: leq_trans (leq_card_setU _ _) (leq_add T2 U2).
have h0_ends : h0 \notin owners B (ends k).
  rewrite inE; apply/exists_inPn=> w wh; rewrite !inE at_x at_y.
  by apply/norP; split; apply: contraTneq wh => ->.
(* What has no end of k is within the copy. *)
have within_1 h w : h \notin owners B (ends k) -> w \in B h -> inner_to k w.
  move=> h_ends wh; rewrite -(one_side branchB knit (@separates_ends k) (two _ _) h0_ends h_ends w0_in wh).
  exact: eqxx.
have [h1 h1_out] := beyond (ends k :|: doors k) (at_most_4 _ _ (two _ _) (two _ _)).
have h1_ends := less _ _ _ (subsetUl _ _) h1_out; have h1_doors := less _ _ _ (subsetUr _ _) h1_out.
have /set0Pn[w1 w1_in] := branch_nonempty branchB h1.
(* So is what has no door of it. *)
have within_2 h w : h \notin owners B (doors k) -> w \in B h -> inner_to k w.
  move=> h_doors wh.
  rewrite -(one_side branchB knit (@separates_doors k) (two _ _) h1_doors h_doors w1_in wh).
  exact: within_1 w1_in.
(* And only b is within the copy besides four vertices. *)
pose four := [set at_ k place_a; at_ k place_c] :|: [set at_ k place_d; at_ k place_z].
have [h2 h2_four] := beyond four (at_most_4 _ _ (two _ _) (two _ _)).
have h2_ac := less _ _ _ (subsetUl _ _) h2_four.
have h2_doors : h2 \notin owners B (doors k).
  by apply: less h2_four; apply/subsetP=> w; rewrite !inE => /orP[] ->; rewrite ?orbT.
have h2_b w : w \in B h2 -> w = at_ k place_b.
  move=> wh; have := within_2 _ _ h2_doors wh; case: w wh => // -[l j] wh /eqP E; subst l.
  have : inr (k, j) \notin four.
    by apply: contra h2_four => w_four; apply: in_owners w_four.
  rewrite !inE -at_places; case: j wh => [[|[|[|[|[|]]]]]] //= j5 wh; rewrite ?eqxx ?orbT //.
have /set0Pn[b b_in] := branch_nonempty branchB h2; have E := h2_b b b_in; subst b.
(* So what has neither a nor c is b as well. *)
have [h3 h3_out] := beyond (at_ k place_b |: [set at_ k place_a; at_ k place_c])
  (at_most_4 _ _ (one _) (two _ _)).
have h3_ac := less _ _ _ (subsetUr _ _) h3_out.
have /set0Pn[w3 w3_in] := branch_nonempty branchB h3.
case/negP: h3_out; apply: (in_owners w3_in); apply/setU1P; left; apply/eqP.
have /= -> := one_side branchB knit (@separates_b k) (two _ _) h3_ac h2_ac w3_in b_in.
exact: eqxx.
Qed.

Lemma gadgets_keep_minors : well_knit H -> 4 < #|W| -> (forall h, (h, h) \notin H) ->
  minor H G -> minor H F.
Proof.
move=> knit W5 loopless [B branchB]; exists (outer_part B).
exact: outer_branch_sets (outer_in_each knit W5 branchB) loopless.
Qed.
End Gadgets.

Lemma replace_arcs_planar (V : finType) (D : digraph V) :
  planar (underlying D) -> planar (replace_arcs D).
Proof.
have arcs_in (k : arc_of D) : (val k).1 != (val k).2 ->
    ((val k).1, (val k).2) \in underlying D /\ ((val k).2, (val k).1) \in underlying D.
  have k_in : val k \in D := valP k.
  by move=> t_h; rewrite !inE /= -surjective_pairing k_in orbT t_h eq_sym t_h.
case=> no_5 no_33; split=> [/(gadgets_keep_minors arcs_in)|/(gadgets_keep_minors arcs_in)] minor_D.
- apply/no_5/minor_D; rewrite ?card_ord //; first exact: complete_well_knit.
  by move=> h; rewrite inE eqxx.
- apply/no_33/minor_D; rewrite ?card_prod ?card_bool ?card_ord //; first exact: complete_bipartite_well_knit.
  by move=> h; rewrite inE eqxx.
Qed.
