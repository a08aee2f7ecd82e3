(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Conjectures of docs/conjectures/games.txt and fsu93.txt that hold for all graphs. The name of
   each lemma is that of its line. Nothing depends on this file. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules matchings even_kernels bipartite exchange.
From Gazetteer Require Import gallai_edmonds races tree_kernels.
From Gazetteer Require Import partizan_rules four_questions token_games.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Proved.
Variable V : finType.
Implicit Types (E F M : graph V) (S : {set V}) (u v w x y : V).

(* A P-vertex of a bipartite graph that is the only one is isolated. *)
Lemma ueg_lone_P E u :
  simple E -> bipartite E -> P_position ((E, u) : UEG V) ->
  (forall v, P_position ((E, v) : UEG V) -> v = u) -> degree E u = 0.
Proof.
move=> simpleE [X bip] /(bipartite_kernel simpleE bip)[S kerS uS] only.
have S_u : S = [set u].
  apply/setP=> x; rewrite inE; apply/idP/eqP=> [xS|->//]; apply: only.
  exact: even_kernel_P simpleE kerS xS.
have [_ ind even] := kerS; apply/eqP; rewrite cards_eq0; apply: contraT => /set0Pn[x].
rewrite in_neighbours => ux; have xS : x \notin S.
  by apply/negP=> xS; have := ind u x uS xS; rewrite ux.
have := even x xS; rewrite (_ : _ :&: S = [set u]) ?cards1 // S_u.
by apply/setIidPr; rewrite sub1set in_neighbours -(undirected simpleE).
Qed.

(* Two adjacent vertices that are twins otherwise. *)
Lemma ueg_adjacent_twins E v w :
  simple E -> (v, w) \in E ->
  (forall x, x != v -> x != w -> ((v, x) \in E) = ((w, x) \in E)) -> N_position ((E, v) : UEG V).
Proof.
move=> simpleE vw same; have v_w := simple_neq simpleE vw.
apply: (@N_intro (UEG V) (E, v) (without_edge E v w, w)); first by apply/UEG_optionP; exists w.
have simple' := simple_without_edge v w simpleE.
apply: (even_kernel_P simple' (S := [set w; v])); last by rewrite !inE eqxx.
apply: twins_even_kernel => //; first by rewrite eq_sym.
  by rewrite in_without_edge !eqxx /= !andbF.
apply/setP=> x; rewrite !in_neighbours !in_without_edge !eqxx (negPf v_w)
  [w == v]eq_sym (negPf v_w) /=.
rewrite !andbT; have [->|x_v] := eqVneq x v; first by rewrite (negPf (loopless simpleE v)) !andbF.
have [->|x_w] := eqVneq x w; first by rewrite (negPf (loopless simpleE w)) !andbF.
by rewrite !andbT same.
Qed.

(* A position has at most as many options as its root has neighbours. *)
Lemma mex_size s : mex s <= size s.
Proof.
have [_ below] := mexP s; rewrite -[mex s](size_iota 0);
  apply: uniq_leq_size (iota_uniq _ _) _ => k.
by rewrite mem_iota add0n; apply: below.
Qed.

Lemma ueg_grundy_degree E v : grundy ((E, v) : UEG V) <= degree E v.
Proof. by rewrite grundy_eq; apply: leq_trans (mex_size _) _; rewrite !size_map -cardE. Qed.

(* At least as many P-vertices as a maximum matching misses. M has each edge as two pairs. *)
Lemma uvg_count_least E M :
  simple E -> maximum E M -> #|V| <= #|M| + #|[set v | is_P ((E, v) : UVG V)]|.
Proof.
move=> simpleE maxM; have /maximumP[EM _] := maxM; rewrite (card_matching EM).
rewrite -(cardsC [set v | saturates M v]) leq_add2l; apply/subset_leq_card/subsetP=> v.
rewrite !inE => v_exp; rewrite UVG_matching //; apply/missed_by_maximumP.
by exists M.
Qed.

(* No move to an inner vertex wins UVG. *)
Lemma uvg_inner_moves E v w :
  simple E -> (v, w) \in E -> w \in inner E -> N_position ((isolating E v, w) : UVG V).
Proof.
move=> simpleE vw w_in; apply/N_positionP; have simple' := simple_isolating v simpleE.
rewrite UVG_matching //; apply/negP=> /missed_by_maximumP[M' maxM' w_exp].
have /maximumP[EM' le_M'] := maxM'; move: (EM'); rewrite matching_isolating => /andP[EM v_exp].
have [M maxM] := maximum_exists E; have [/outerP[N maxN v_N]|v_out] := boolP (v \in outer E).
- have /maximumP[EN _] := maxN;
  have le_N : #|N| <= #|M'| by apply: le_M'; rewrite matching_isolating EN.
  have /negP[] := inner_not_outer w_in; apply/outerP; exists M' => //.
  exact: maximum_of_size maxN EM le_N.
- have [x vx] := mate_exists maxM v_out.
  have [max' _] := maximum_without_mate simpleE (not_outerP _ _ v_out) maxM vx.
  have /maximumP[matM _] := maxM; have simpleM := simple_matching simpleE matM.
  have le_M : #|M| <= #|with_edge M' v w|.
    rewrite (card_with_edge simpleE vw EM v_exp) (card_without_edge simpleM vx) !ltnS.
    by apply: le_M'; have /maximumP[] := max'.
  have max1 := maximum_of_size maxM (matching_with_edge simpleE vw EM v_exp w_exp) le_M.
  have /negP[] := v_out; apply: (inner_mate simpleE max1 w_in).
  by rewrite in_with_edge !eqxx !orbT.
Qed.

(* On a forest no vertex is met twice: UEG is UVG. *)
Lemma ueg_trees_are_uvg E v :
  simple E -> acyclic E -> is_P ((E, v) : UEG V) = is_P ((E, v) : UVG V).
Proof.
pose near F x y := connect (linked F) x y.
pose R (p : UEG V) (q : UVG V) := [/\ simple p.1, acyclic p.1, p.2 = q.2, {subset q.1 <= p.1} &
  forall x y, near p.1 p.2 x -> (x, y) \in p.1 -> (x, y) \in q.1].
suff step (p : UEG V) (q : UVG V) w : R p q -> (p.2, w) \in p.1 ->
    R (without_edge p.1 p.2 w, w) (isolating q.1 q.2, w).
  move=> simpleE no_cycle; apply: (@is_P_map (UEG V) (UVG V) R); last by split.
  - move=> [F x] [H y] Rp q /UEG_optionP[w xw ->]; have [_ _ x_y _ keep] := Rp.
    exists (isolating H y, w); last exact: step Rp xw.
    by apply/UVG_optionP; exists w => //; rewrite -(x_y : x = y);
      apply: keep; rewrite // /near connect0.
  - move=> [F x] [H y] Rp q /UVG_optionP[w yw ->]; have [_ _ x_y sub _] := Rp.
    have xw : (x, w) \in F by rewrite (x_y : x = y); apply: sub.
    by exists (without_edge F x w, w); [apply/UEG_optionP; exists w | exact: step Rp xw].
case: p q => F x [H y] [/= simpleF no_cycle <- sub keep] xw; split=> //=.
- exact: simple_without_edge.
- by apply: acyclic_sub no_cycle => e; rewrite inE => /andP[].
- case=> a b; rewrite in_isolating in_without_edge => /and3P[/sub-> a_x b_x].
  by rewrite (negPf a_x) (negPf b_x) andbF.
- move=> a b near_a ab; have /negP cut := edge_cuts simpleF no_cycle xw.
  have simple' := simple_without_edge x w simpleF.
  have near_b : near (without_edge F x w) w b := connect_trans near_a (connect1 ab).
  have -> : ((a, b) \in isolating H x) = ((a, b) \in H).
    rewrite in_isolating; have -> : a != x by apply: contraTneq near_a => ->; apply/negP.
    by have -> : b != x by [apply: contraTneq near_b => ->; apply/negP]; rewrite !andbT.
  have subF : subrel (linked (without_edge F x w)) (linked F).
    by move=> c d; rewrite /linked in_without_edge => /andP[].
  apply: keep; last exact: subF ab.
  by apply: connect_trans (connect1 xw) _; apply: connect_sub near_a => c d /subF; apply: connect1.
Qed.

(* 5.1-property-cocktail: where every vertex has a twin that is no neighbour, the P-vertices are
   those in even kernels: all of them. *)
Lemma kernel_property_twins E :
  simple E ->
  (forall v, exists w, [/\ v != w, (v, w) \notin E & neighbours E v = neighbours E w]) ->
  forall v, P_position ((E, v) : UEG V) <-> exists2 S, even_kernel E S & v \in S.
Proof.
move=> simpleE twins v; have [w [v_w vw same]] := twins v.
have kernel := twins_even_kernel simpleE v_w vw same.
split=> _; last exact: even_kernel_P simpleE kernel (set21 v w).
by exists [set v; w]; rewrite ?set21.
Qed.

(* FSU93 5(1) which others: complete multipartite graphs, unless one vertex alone is adjacent to all
   others. *)
Lemma kernel_property_multipartite E :
  simple E -> (forall x y, (x, y) \notin E -> neighbours E x = neighbours E y) ->
  (forall v, (forall x, x != v -> (v, x) \in E) ->
     exists2 w, w != v & forall x, x != w -> (w, x) \in E) ->
  forall v, P_position ((E, v) : UEG V) <-> exists2 S, even_kernel E S & v \in S.
Proof.
move=> simpleE parts others v; have [/existsP[w /andP[w_v vw]]|/existsPn all_adjacent] :=
  boolP [exists w, (w != v) && ((v, w) \notin E)].
  have v_w : v != w by rewrite eq_sym.
  have kernel := twins_even_kernel simpleE v_w vw (parts v w vw).
  split=> _; last exact: even_kernel_P simpleE kernel (set21 v w).
  by exists [set v; w]; rewrite ?set21.
have v_all x : x != v -> (v, x) \in E.
  by move=> x_v; have := all_adjacent x; rewrite x_v negbK.
have [w w_v w_all] := others v v_all; split=> [v_P|[S kerS vS]];
  last exact: even_kernel_P simpleE kerS vS.
case: (P_and_N_exclude v_P); apply: (ueg_adjacent_twins simpleE (v_all w w_v)) => x x_v x_w.
by rewrite v_all ?w_all.
Qed.

(* ed-stars: a move of edge-delete needs an edge both of whose ends have another. *)
Lemma ed_stars E :
  N_position (E : edge_delete V) -> exists u w, [/\ (u, w) \in E, 1 < degree E u & 1 < degree E w].
Proof. by case/N_option=> F /delete_optionsP[u [w [uw u2 w2 _]]] _; exists u, w. Qed.

(* 5.5-one-vertex: with both tokens at one vertex neither colour is better. *)
Lemma one_vertex_uvg E v :
  player_1_can ((E, v, v) : partizan_UVG V) \/ player_2_can ((E, v, v) : partizan_UVG V).
Proof.
have [[some one] _] := answers_classes ((E, v, v) : partizan_UVG V).
have [_ [_ [red_blue _]]] := UVG_exchanged ((E, v, v) : two_tokens V).
by tauto.
Qed.
End Proved.
