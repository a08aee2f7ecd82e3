(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Who wins Slither, by the sequence of the graphs G_i [And74, Theorem 1], and what follows for graphs with a
   perfect matching, with independent inner vertices, or with outer vertices alone. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings even_kernels exchange gallai_edmonds.
From Gazetteer Require Import slither inner_graphs matched_play alternating barriers slither_examples.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma perfect_in_G (V : finType) (E : graph V) (i : nat) (v : V) :
  simple E -> v \in perfect_vertices (G_ E i) -> v \in vertices_of E i.
Proof.
move=> simpleE /perfect_verticesP[v_out _]; apply: contraR v_out => v_i.
have [M maxM] := maximum_exists (G_ E i); apply/outerP; exists M => //; apply/saturatesP=> -[w vw].
have [sub _ _] := matchingP _ _ (proj1 (maximumP _ _ maxM)).
by have := sub _ _ vw; rewrite in_inducing (negPf v_i) andbF.
Qed.

Lemma perfect_mate_in_G (V : finType) (E M : graph V) (i : nat) (v : V) :
  simple E -> maximum (G_ E i) M -> v \in perfect_vertices (G_ E i) ->
  (exists w, (v, w) \in M) /\ forall w, (v, w) \in M -> w \in perfect_vertices (G_ E i).
Proof.
move=> simpleE maxM v_perf; have [v_out _] := perfect_verticesP _ _ v_perf.
split; first exact: (mate_exists maxM v_out).
by move=> w; apply: perfect_mate v_perf => //; apply: simple_G.
Qed.

Lemma slither_first (V : finType) (E : graph V) (x y : V) :
  (x, y) \in E -> (after E [:: x; y] : slither V) \in options (slither_start E).
Proof.
move=> xy; apply/mapP; exists (x, y); rewrite ?mem_enum //=.
by congr (_, _, _); apply/setP=> z; rewrite !inE.
Qed.

Lemma first_player_wins (V : finType) (E M : graph V) (i : nat) (v : V) :
  simple E -> (forall j, j < i -> perfect_vertices (G_ E j) = set0) ->
  v \in perfect_vertices (G_ E i) -> maximum (G_ E i) M ->
  (exists w, (v, w) \in M) /\
  forall w, (v, w) \in M ->
    [/\ (v, w) \in E, plays_through E i M [:: v; w] & P_position (after E [:: v; w])].
Proof.
move=> simpleE first_i v_perf maxM; have [mate mates] := perfect_mate_in_G simpleE maxM v_perf.
split=> // w vw; have [sub _ _] := matchingP _ _ (proj1 (maximumP _ _ maxM)).
have := sub _ _ vw; rewrite in_inducing => /and3P[vwE v_i w_i].
have vw_plays : plays_through E i M [:: v; w].
  apply: ready_through => //; first by move=> z; rewrite !inE => /orP[] /eqP->.
  exact: (ready_perfect (simple_G simpleE i) maxM v_perf vw).
by split=> //; apply: plays_through_P maxM vw_plays (shows_after _ _ _).
Qed.

Lemma second_player_answers (V : finType) (E : graph V) (x y : V) :
  simple E -> (forall i, perfect_vertices (G_ E i) = set0) -> (x, y) \in E ->
  exists i, [/\ (x, y) \in G_ E i /\ (x, y) \notin G_ E i.+1,
                x \in outer (G_ E i) \/ y \in outer (G_ E i) &
    forall v0 v1 M, (v0, v1) = (x, y) \/ (v0, v1) = (y, x) ->
      maximum (G_ E i) M -> ~~ saturates M v0 ->
      exists z, [/\ (v1, z) \in M, z \notin [:: v1; v0], plays_through E i M [:: z; v1; v0] &
                    N_position (after E [:: x; y])]].
Proof.
move=> simpleE no_perfect xy; have [n n_empty] := vertices_vanish simpleE.
have nowhere v : v \notin vertices_of E n by rewrite n_empty inE.
have answer i v0 v1 M : (v0, v1) = (x, y) \/ (v0, v1) = (y, x) -> (v0, v1) \in G_ E i ->
    maximum (G_ E i) M -> ~~ saturates M v0 ->
    exists z, [/\ (v1, z) \in M, z \notin [:: v1; v0], plays_through E i M [:: z; v1; v0] &
                  N_position (after E [:: x; y])].
  move=> ends v01 maxM v0_exp.
  have [z [v1z z_s z_ready]] := ready_exposed (simple_G simpleE i) maxM v0_exp v01.
  have [sub _ _] := matchingP _ _ (proj1 (maximumP _ _ maxM)).
  have := sub _ _ v1z; rewrite in_inducing => /and3P[v1zE v1_i z_i].
  have z_plays : plays_through E i M [:: z; v1; v0].
    apply: ready_through => // u; rewrite !inE => /or3P[] /eqP-> //.
    by move: v01; rewrite in_inducing => /and3P[].
  exists z; split=> //.
  have s_p : shows E [:: v1; v0] (after E [:: x; y]).
    case: ends => -[-> ->]; last exact: shows_after.
    exact: (shows_rev (shows_after E x [:: y])).
  have [r r_opt z_r] := shows_extend s_p v1zE z_s; apply: N_intro r_opt _.
  exact: (plays_through_P maxM z_plays z_r).
have [i [_ x_i x_Si]] := last_with (nowhere x); have [j [_ y_j y_Sj]] := last_with (nowhere y).
have yx : (y, x) \in E by rewrite -undirected.
have [i_j|j_i] := leqP i j.
- have xy_i : (x, y) \in G_ E i by rewrite in_inducing xy x_i (subsetP (vertices_decrease E i_j)).
  have yx_i : (y, x) \in G_ E i by rewrite -(undirected (simple_G simpleE i)).
  exists i; split.
  + by split=> //; rewrite in_inducing (negPf x_Si) andbF.
  + by left; apply: last_outer.
  + by move=> v0 v1 M ends; apply: answer => //; case: ends => -[-> ->].
- have xy_j : (x, y) \in G_ E j.
    by rewrite in_inducing xy y_j (subsetP (vertices_decrease E (ltnW j_i))).
  have yx_j : (y, x) \in G_ E j by rewrite -(undirected (simple_G simpleE j)).
  exists j; split.
  + by split=> //; rewrite in_inducing (negPf y_Sj) !andbF.
  + by right; apply: last_outer.
  + by move=> v0 v1 M ends; apply: answer => //; case: ends => -[-> ->].
Qed.

Lemma slither_by_G (V : finType) (E : graph V) :
  simple E ->
  [/\ exists n, forall i, n <= i -> vertices_of E i = set0,
      (exists i v, v \in perfect_vertices (G_ E i)) -> N_position (slither_start E) &
      ~ (exists i v, v \in perfect_vertices (G_ E i)) -> P_position (slither_start E)].
Proof.
move=> simpleE; split.
- have [n n_empty] := vertices_vanish simpleE; exists n => i /(vertices_decrease E).
  by rewrite n_empty subset0 => /eqP.
- case=> i0 [v0 v0_perf].
  have some : exists i, perfect_vertices (G_ E i) != set0 by exists i0; apply/set0Pn; exists v0.
  have [i /set0Pn[v v_perf] first_i] := ex_minnP some.
  have [M maxM] := maximum_exists (G_ E i).
  have [|[w vw] wins] := first_player_wins simpleE _ v_perf maxM.
    by move=> j j_i; apply/eqP; apply: contraTT j_i => /first_i; rewrite -leqNgt.
  have [vwE _ vw_P] := wins w vw; exact: (N_intro (slither_first vwE) vw_P).
- move=> none; have no_perfect i : perfect_vertices (G_ E i) = set0.
    by have [//|[v v_perf]] := set_0Vmem (perfect_vertices (G_ E i)); case: none; exists i, v.
  constructor=> q /mapP[[x y]]; rewrite mem_enum => xy ->.
  have -> : (E, [set (x, y).1; (x, y).2], Some (x, y)) = after E [:: x; y].
    by rewrite /after /=; congr (_, _, _); apply/setP=> z; rewrite !inE.
  have [i [_ [x_out|y_out] answer]] := second_player_answers simpleE no_perfect xy.
  + have [M maxM x_exp] := outerP _ _ x_out.
    by have [|z []] := answer x y M _ maxM x_exp; first by left.
  + have [M maxM y_exp] := outerP _ _ y_out.
    by have [|z []] := answer y x M _ maxM y_exp; first by right.
Qed.

Lemma slither_by_barriers (V : finType) (E : graph V) (n : nat) (W : nat -> {set V})
    (M : nat -> graph V) :
  simple E -> W 0 = setT -> (forall k, k < n -> shown_level E (W k) (W k.+1) (M k)) ->
  (W n = set0 -> P_position (slither_start E)) /\
  forall (B : {set V}) (x y : V),
    tutte_berge_pair E (W n) B (M n) -> (x, y) \in M n ->
    (forall v, v = x \/ v = y -> v \in W n :\: B /\ ~~ odd #|component E (W n) B v|) ->
    N_position (slither_start E) /\ P_position (after E [:: x; y]).
Proof.
move=> simpleE W0 shown; have [vertices no_perfect] := shown_sequence simpleE W0 shown.
split=> [Wn|B x y pair xy even].
  have [_ _ P_if] := slither_by_G simpleE; apply: P_if => -[i [v v_perf]].
  have [lt_i|ge_i] := ltnP i n; first by rewrite no_perfect ?inE in v_perf.
  have := subsetP (vertices_decrease E ge_i) v (perfect_in_G simpleE v_perf).
  by rewrite vertices // Wn inE.
have G_n : G_ E n = inducing E (W n) by rewrite /G_ vertices.
have maxM := pair_maximum simpleE pair.
have not_out v : v = x \/ v = y -> v \notin outer (inducing E (W n)).
  by case/even=> v_WB; apply: (even_not_outer simpleE pair).
have x_perf : x \in perfect_vertices (G_ E n).
  rewrite G_n; apply/perfect_verticesP; split; first by apply: not_out; left.
  apply/negP=> x_inn; have /negP := not_out y (or_intror erefl); apply.
  exact: (inner_mate (simple_inducing simpleE _) maxM x_inn xy).
rewrite -G_n in maxM; have [_ wins] := first_player_wins simpleE no_perfect x_perf maxM.
have [xyE _ xy_P] := wins y xy; split=> //; exact: (N_intro (slither_first xyE) xy_P).
Qed.

Lemma vertices_1 (V : finType) (E : graph V) : vertices_of E 1 = inner E.
Proof. by rewrite /= -/(G_ E 0) G_0. Qed.

Lemma perfect_matching_inner (V : finType) (E M : graph V) :
  simple E -> perfect E M -> vertices_of E 1 = set0.
Proof.
move=> simpleE M_perfect; have no_outer v : v \notin outer E.
  by apply/not_outerP=> M'; apply: perfect_saturates_all M_perfect.
apply/setP=> v; rewrite vertices_1 [RHS]inE.
by apply/innerP=> -[_ [w]]; rewrite (negPf (no_outer w)).
Qed.

Lemma perfect_matching_N (V : finType) (E M : graph V) :
  simple E -> perfect E M -> 0 < #|V| -> N_position (slither_start E).
Proof.
move=> simpleE M_perfect /card_gt0P[v _]; have [_ N_if _] := slither_by_G simpleE.
apply: N_if; exists 0, v; rewrite G_0; apply/perfect_verticesP; split.
  by apply/not_outerP=> M'; apply: perfect_saturates_all M_perfect.
by rewrite -vertices_1 (perfect_matching_inner simpleE M_perfect) inE.
Qed.

(* If the inner vertices are joined by no edge and there are no perfect ones, then player 2 wins. *)
Lemma independent_inner_P (V : finType) (E : graph V) :
  simple E -> perfect_vertices E = set0 -> independent E (inner E) -> P_position (slither_start E).
Proof.
move=> simpleE none ind; have [_ _ P_if] := slither_by_G simpleE; apply: P_if => -[[|i] [v v_perf]].
  by rewrite G_0 none inE in v_perf.
have no_edge u w : (u, w) \notin G_ E i.+1.
  rewrite in_inducing; apply/and3P=> -[uw u_i w_i].
  have sub := subsetP (vertices_decrease E (ltn0Sn i)); rewrite vertices_1 in sub.
  by move: (ind u w (sub _ u_i) (sub _ w_i)); rewrite uw.
have [v_out _] := perfect_verticesP _ _ v_perf; have [M maxM] := maximum_exists (G_ E i.+1).
have [w vw] := mate_exists maxM v_out.
have [sub _ _] := matchingP _ _ (proj1 (maximumP _ _ maxM)).
by have := sub _ _ vw; rewrite (negPf (no_edge v w)).
Qed.

Lemma all_outer_P (V : finType) (E : graph V) :
  simple E -> outer E = setT -> P_position (slither_start E).
Proof.
move=> simpleE all_outer; apply: independent_inner_P => //.
- by apply/setP=> v; rewrite [RHS]inE; apply/perfect_verticesP=> -[]; rewrite all_outer inE.
- by move=> u w /inner_not_outer; rewrite all_outer inE.
Qed.

(* On K_2. *)
Lemma sequence_from_G_1 :
  ~ (forall (V : finType) (E : graph V), simple E ->
       ((exists i v, 0 < i /\ v \in perfect_vertices (G_ E i)) -> N_position (slither_start E)) /\
       (~ (exists i v, 0 < i /\ v \in perfect_vertices (G_ E i)) -> P_position (slither_start E))).
Proof.
pose E := complete [finType of bool]; have simpleE : simple E := simple_complete _.
have E_perfect : perfect E E.
  apply/andP; split; last first.
    by apply/forallP=> b; apply/saturatesP; exists (~~ b); rewrite inE; case: b.
  apply/matchingP; split=> [//|u v|u v w]; rewrite !inE /= ?(eq_sym v) //.
  by case: u; case: v; case: w.
move=> /(_ [finType of bool] E simpleE)[_ P_if]; apply: (P_and_N_exclude (P_if _)).
- case=> i [v [i0 v_perf]]; case: i i0 v_perf => // i _ v_perf; have := perfect_in_G simpleE v_perf.
  move/(subsetP (vertices_decrease E (ltn0Sn i))).
  by rewrite (perfect_matching_inner simpleE E_perfect) inE.
- apply: (perfect_matching_N simpleE E_perfect); by rewrite card_bool.
Qed.
