(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* G. Kunigami, The Geography Game, NP-Incompleteness (kuniga.me), 14 Sep 2024: the statements that
   are proved here for all sizes. *)
From mathcomp Require Import all_ssreflect.
From Gazetteer Require Import games rules matchings FSU93.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Lemma 1. Player 1 wins iff every maximum matching of G saturates v. *)
Theorem lemma_1 (V : finType) (E : graph V) (v : V) :
  simple E ->
  N_position ((E, v) : UVG V) <-> (forall M, maximum E M -> saturates M v).
Proof. exact: theorem_1_1. Qed.

(* Lemma 1, proof: if a maximum matching M' does not saturate v, it saturates every neighbour of v. *)
Theorem lemma_1_neighbours (V : finType) (E M' : graph V) (v u : V) :
  simple E -> maximum E M' -> ~~ saturates M' v -> (v, u) \in E -> saturates M' u.
Proof.
move=> simpleE maxM v_exp vu; have [x [ux _ _]] := matching_reply simpleE maxM v_exp vu.
by apply/saturatesP; exists x.
Qed.

(* Lemma 1, proof, the converse: if every maximum matching saturates v, then player 1 can move along
   the edge v u of any maximum matching M, and G without v has a maximum matching that does not
   saturate u. *)
Theorem lemma_1_converse (V : finType) (E M : graph V) (v : V) :
  simple E -> (forall M', maximum E M' -> saturates M' v) -> maximum E M ->
  exists u, [/\ (v, u) \in M, (v, u) \in E &
                exists2 M', maximum (isolating E v) M' & ~~ saturates M' u].
Proof.
move=> simpleE all_sat maxM.
have [u [vu vuE [max' sat']]] := matching_opening simpleE all_sat maxM.
by exists u; split=> //; exists (without_edge M v u).
Qed.

(* Section Solving the Problem, after Lemma 1: with M maximum in G and M' in G - v, if |M'| = |M|
   some maximum matching of G misses v; if |M'| < |M| none does; and no other case exists. *)
Theorem size_test (V : finType) (E M M' : graph V) (v : V) :
  simple E -> maximum E M -> maximum (isolating E v) M' ->
  [/\ #|M'| <= #|M|, #|M'| = #|M| -> exists2 M0, maximum E M0 & ~~ saturates M0 v &
      #|M'| < #|M| -> forall M0, maximum E M0 -> saturates M0 v].
Proof.
move=> simpleE maxM maxM'; have := FSU93.size_test simpleE maxM maxM'; rewrite theorem_1_1 // => test.
move/maximumP: (maxM') => [EM' _]; move: EM'; rewrite matching_isolating => /andP[EM' v_exp'].
move/maximumP: (maxM) => [EM le_M]; split; first exact: le_M.
- by move=> eq_M; exists M' => //; apply/maximumP; split=> // M0 /le_M; rewrite eq_M.
- by move/test.
Qed.

(* Generalizations and Variants, as printed, with player 1 the first to move from the vertex v that was
   chosen so that G without v has a matching as large as G has: on a graph of one vertex player 1
   loses. *)
Theorem unrooted_fails_as_printed :
  ~ (forall (V : finType) (E M M' : graph V) (v : V),
       simple E -> maximum E M -> maximum (isolating E v) M' -> #|M'| = #|M| ->
       N_position ((E, v) : UVG V)).
Proof.
pose E : graph [finType of unit] := set0; have [M maxM] := maximum_exists E.
have none : isolating E tt = E by apply/setP=> e; rewrite !inE.
move=> /(_ _ E M M tt); rewrite none => wins.
have /N_option[q] : N_position ((E, tt) : UVG _).
  by apply: wins => //; split=> [u|u v]; rewrite !inE.
by case/UVG_optionP=> w; rewrite inE.
Qed.

(* Generalizations and Variants, repaired: if player 1 may choose the vertex, which is the first move,
   then with M maximum in G, the choice of v wins iff the maximum matchings of G without v are as large
   as M; and player 1 wins iff there is such a vertex. *)
Theorem unrooted (V : finType) (E M : graph V) :
  simple E -> maximum E M ->
  (forall v M', maximum (isolating E v) M' ->
     P_position (inr (E, v) : unrooted_UVG V) <-> #|M'| = #|M|) /\
  (N_position (inl E : unrooted_UVG V) <->
   exists v M', maximum (isolating E v) M' /\ #|M'| = #|M|).
Proof.
move=> simpleE maxM.
have choice v M' : maximum (isolating E v) M' ->
    P_position (inr (E, v) : unrooted_UVG V) <-> #|M'| = #|M|.
  move=> maxM'; have [le_M' eq_M' _] := size_test simpleE maxM maxM'.
  have N_test := FSU93.size_test simpleE maxM maxM'.
  have same : P_position (inr (E, v) : unrooted_UVG V) <-> P_position ((E, v) : UVG V).
    by split=> /P_positionP v_P; apply/P_positionP; [rewrite -is_P_unrooted_UVG_rooted |
      rewrite is_P_unrooted_UVG_rooted].
  rewrite same; split=> [v_P|same_size].
  - apply/eqP; rewrite eqn_leq le_M' leqNgt; apply/negP=> /N_test; exact: P_and_N_exclude v_P.
  - by have [//|/N_test] := P_or_N ((E, v) : UVG V); rewrite same_size ltnn.
split=> //; split=> [/N_option[q /mapP[v _ ->] v_P]|[v [M' [maxM' same_size]]]].
- have [M' maxM'] := maximum_exists (isolating E v).
  by exists v, M'; split=> //; apply/(choice v M').
- apply: (@N_intro (unrooted_UVG V) (inl E) (inr (E, v))); last exact/(choice v M').
  by apply: map_f; rewrite mem_enum.
Qed.
