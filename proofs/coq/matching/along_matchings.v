(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Slither along a maximum matching: the openings from which a player can keep to it
   [And74, Lemmas 2 to 4]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings exchange gallai_edmonds slither matched_play.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma openings_along (V : finType) (E M : graph V) :
  simple E -> maximum E M ->
  [/\ forall x y, (x, y) \in M -> x \in perfect_vertices E -> y \in perfect_vertices E ->
        plays_along E M [:: x; y],
      forall v0 v1, ~~ saturates M v0 -> (v0, v1) \in E ->
        exists y, [/\ (v1, y) \in M, y \notin [:: v0; v1] & plays_along E M [:: v0; v1; y]] &
      forall v0 v1 R, ~~ saturates M v0 -> {subset v1 :: R <= inner E} -> (v0, v1) \in E ->
        exists y, [/\ (last v1 R, y) \in M, y \notin v0 :: v1 :: R &
                      plays_along E M (rcons [:: v0, v1 & R] y)]].
Proof.
move=> simpleE maxM; split=> [x y xy x_perf _|v0 v1 v0_exp v01|v0 v1 R v0_exp R_inn _].
- exact: (ready_plays simpleE maxM (ready_perfect simpleE maxM x_perf xy)).
- have [y [v1y y_s y_ready]] := ready_exposed simpleE maxM v0_exp v01; exists y; split=> //.
    by move: y_s; rewrite !inE orbC.
  exact: (ready_plays simpleE maxM (ready_rev y_ready)).
- have [y [vy y_s y_ready]] := ready_inner simpleE maxM R_inn v0_exp; exists y; split=> //.
  by have := ready_rev y_ready; rewrite rev_cons revK; apply: ready_plays.
Qed.

Lemma after_extend (V : finType) (E : graph V) (x y : V) (s : seq V) :
  (last x s, y) \in E -> y \notin x :: s ->
  exists2 r : slither V, r \in options (after E (x :: s)) & shows E (rev (rcons (x :: s) y)) r.
Proof.
move=> vy y_s; have := shows_rev (shows_after E x s); rewrite rev_path => s_p.
have [] := shows_extend s_p vy; first by rewrite -rev_path mem_rev.
by move=> r r_opt; rewrite -rev_path -rev_rcons; exists r.
Qed.

Lemma plays_along_rev (V : finType) (E M : graph V) (s : seq V) :
  plays_along E M s -> plays_along E M (rev s).
Proof.
case=> {}s ends answers; constructor; first exact: property_1_rev.
by move=> t x t' w t_s; apply: answers; rewrite revK in t_s; case: t_s; auto.
Qed.

Lemma plays_along_N (V : finType) (E M : graph V) (x y : V) (s : seq V) :
  maximum E M -> (last x s, y) \in M -> y \notin x :: s ->
  plays_along E M (rcons (x :: s) y) -> N_position (after E (x :: s)).
Proof.
move=> maxM vy y_s y_plays; have [sub _ _] := matchingP _ _ (proj1 (maximumP _ _ maxM)).
have [r r_opt s_r] := after_extend (sub _ _ vy) y_s; apply: N_intro r_opt _.
exact: (plays_along_P maxM (plays_along_rev y_plays) s_r).
Qed.

Lemma outer_opening (V : finType) (E : graph V) (v0 v1 : V) :
  simple E -> (v0, v1) \in E -> v0 \in outer E ->
  N_position (after E [:: v0; v1]) /\
  forall M, maximum E M -> ~~ saturates M v0 ->
    exists y, [/\ (v1, y) \in M, y \notin [:: v0; v1] & plays_along E M [:: v0; v1; y]].
Proof.
move=> simpleE v01 v0_out.
have answer M : maximum E M -> ~~ saturates M v0 ->
    exists y, [/\ (v1, y) \in M, y \notin [:: v0; v1] & plays_along E M [:: v0; v1; y]].
  by move=> maxM v0_exp; have [_ from_exposed _] := openings_along simpleE maxM; auto.
split=> //; have [M maxM v0_exp] := outerP _ _ v0_out.
have [y [vy y_s y_plays]] := answer M maxM v0_exp.
exact: (@plays_along_N _ E M v0 y [:: v1] maxM vy y_s y_plays).
Qed.

Lemma outer_after_inner (V : finType) (E : graph V) (v0 v1 v2 : V) (R : seq V) :
  simple E -> {subset v1 :: R <= inner E} -> v2 = last v1 R -> (v1, v0) \in E -> v0 \in outer E ->
  N_position (after E [:: v0, v1 & R]) /\
  forall M, maximum E M -> ~~ saturates M v0 ->
    exists y, [/\ (v2, y) \in M, y \notin [:: v0, v1 & R] &
                  plays_along E M (rcons [:: v0, v1 & R] y)].
Proof.
move=> simpleE R_inn -> v10 v0_out.
have answer M : maximum E M -> ~~ saturates M v0 -> exists y, [/\ (last v1 R, y) \in M,
    y \notin [:: v0, v1 & R] & plays_along E M (rcons [:: v0, v1 & R] y)].
  move=> maxM v0_exp; have [_ _ from_inner] := openings_along simpleE maxM.
  by apply: from_inner => //; rewrite undirected.
split=> //; have [M maxM v0_exp] := outerP _ _ v0_out.
have [y [vy y_s y_plays]] := answer M maxM v0_exp.
exact: (@plays_along_N _ E M v0 y (v1 :: R) maxM vy y_s y_plays).
Qed.

Lemma inner_path_outside (V : finType) (E M : graph V) (v0 v1 v2 : V) (R : seq V) :
  simple E -> {subset v1 :: R <= inner E} -> v2 = last v1 R ->
  maximum E M -> ~~ saturates M v0 ->
  (forall x y, x \in v1 :: R -> y \in v1 :: R -> (x, y) \notin M) /\
  exists v3, [/\ (v2, v3) \in M, v3 != v0 & v3 \notin v1 :: R].
Proof.
move=> simpleE R_inn v2_last maxM v0_exp.
have apart x y : x \in v1 :: R -> (x, y) \in M -> y \notin v1 :: R.
  move=> /R_inn x_inn xy; have y_out := inner_mate simpleE maxM x_inn xy.
  by apply: contraL y_out => /R_inn; apply: inner_not_outer.
split=> [x y x_R y_R|]; first by apply/negP=> /(apart x y x_R); rewrite y_R.
have v2_R : v2 \in v1 :: R by rewrite v2_last mem_last.
have [v3 v23] := mate_exists maxM (inner_not_outer (R_inn _ v2_R)).
exists v3; split=> //; last exact: apart v23.
apply: contraNneq v0_exp => <-; apply/saturatesP; exists v2.
by have /maximumP[/matchingP[_ sym _] _] := maxM; apply: sym.
Qed.
