(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Section 3 of [And74]: who wins Slither, and by which play. In a position of Slither P says that who moved
   last can force a win, N that who moves next can. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings even_kernels gallai_edmonds slither inner_graphs.
From Gazetteer Require Import barriers slither_examples along_matchings slither_outcome.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Section 3, properties (1) and (2), and that player j never chooses an edge of M and player i
   always does: from every opening of Lemmas 2, 3 and 4, with every maximum matching that they
   allow. *)
Theorem section_3_properties (V : finType) (E M : graph V) :
  simple E -> maximum E M ->
  [/\ forall x y, (x, y) \in M -> x \in perfect_vertices E -> y \in perfect_vertices E ->
        plays_along E M [:: x; y],
      forall v0 v1, ~~ saturates M v0 -> (v0, v1) \in E ->
        exists y, [/\ (v1, y) \in M, y \notin [:: v0; v1] & plays_along E M [:: v0; v1; y]] &
      forall v0 v1 R, ~~ saturates M v0 -> {subset v1 :: R <= inner E} -> (v0, v1) \in E ->
        exists y, [/\ (last v1 R, y) \in M, y \notin v0 :: v1 :: R &
                      plays_along E M (rcons [:: v0, v1 & R] y)]].
Proof. exact: openings_along. Qed.

(* Lemma 2. Let M be a maximum matching of G and x y in M an edge that joins two perfect vertices.
   If player 1 chooses it at his first turn, he can force a win: along M. *)
Theorem lemma_2 (V : finType) (E M : graph V) (x y : V) :
  simple E -> maximum E M -> (x, y) \in M ->
  x \in perfect_vertices E -> y \in perfect_vertices E ->
  plays_along E M [:: x; y] /\ P_position (after E [:: x; y]).
Proof.
move=> simpleE maxM xy x_perf y_perf; have [from_edge _ _] := section_3_properties simpleE maxM.
have xy_plays := from_edge x y xy x_perf y_perf; split=> //.
exact: (plays_along_P maxM xy_plays (shows_after _ _ _)).
Qed.

(* Lemma 3. If player 1 initially chooses an edge v_0 v_1 with v_0 an outer vertex, then player 2
   can force a win: along any maximum matching that exposes v_0, whose edge at v_1 he chooses
   first. *)
Theorem lemma_3 (V : finType) (E : graph V) (v0 v1 : V) :
  simple E -> (v0, v1) \in E -> v0 \in outer E ->
  N_position (after E [:: v0; v1]) /\
  forall M, maximum E M -> ~~ saturates M v0 ->
    exists y, [/\ (v1, y) \in M, y \notin [:: v0; v1] & plays_along E M [:: v0; v1; y]].
Proof. exact: outer_opening. Qed.

(* Lemma 4. Let the path R of edges chosen so far contain only inner vertices of G, v_1 and v_2 its
   endpoints, and let v_1 v_0 be an edge with v_0 an outer vertex. If player j chooses it, player i
   can force a win: along any maximum matching that exposes v_0, whose edge at v_2 he chooses
   first. *)
Theorem lemma_4 (V : finType) (E : graph V) (v0 v1 v2 : V) (R : seq V) :
  simple E -> {subset v1 :: R <= inner E} -> v2 = last v1 R -> (v1, v0) \in E -> v0 \in outer E ->
  N_position (after E [:: v0, v1 & R]) /\
  forall M, maximum E M -> ~~ saturates M v0 ->
    exists y, [/\ (v2, y) \in M, y \notin [:: v0, v1 & R] &
                  plays_along E M (rcons [:: v0, v1 & R] y)].
Proof. exact: outer_after_inner. Qed.

(* Lemma 4, proof: M is a maximum matching which leaves v_0 exposed. No edge of R is in M; v_2 meets
   an edge v_2 v_3 of M, and v_3 is neither v_0 nor in R. *)
Theorem lemma_4_no_edge_of_R (V : finType) (E M : graph V) (v0 v1 v2 : V) (R : seq V) :
  simple E -> {subset v1 :: R <= inner E} -> v2 = last v1 R ->
  maximum E M -> ~~ saturates M v0 ->
  (forall x y, x \in v1 :: R -> y \in v1 :: R -> (x, y) \notin M) /\
  exists v3, [/\ (v2, v3) \in M, v3 != v0 & v3 \notin v1 :: R].
Proof. exact: inner_path_outside. Qed.

(* Theorem 1, proof: the edge of a maximum matching of G_i at a perfect vertex joins it to a perfect
   vertex. *)
Theorem mate_of_perfect (V : finType) (E M : graph V) (i : nat) (v : V) :
  simple E -> maximum (G_ E i) M -> v \in perfect_vertices (G_ E i) ->
  (exists w, (v, w) \in M) /\ forall w, (v, w) \in M -> w \in perfect_vertices (G_ E i).
Proof. exact: perfect_mate_in_G. Qed.

(* Theorem 1, proof, player 1: on the first G_i that has a perfect vertex v, with any maximum
   matching M of it, he chooses the edge of M at v, plays on along M (Lemma 2), and through the
   graphs G_k with k < i as player 2 leaves them (Lemma 4). *)
Theorem theorem_1_player_1 (V : finType) (E M : graph V) (i : nat) (v : V) :
  simple E -> (forall j, j < i -> perfect_vertices (G_ E j) = set0) ->
  v \in perfect_vertices (G_ E i) -> maximum (G_ E i) M ->
  (exists w, (v, w) \in M) /\
  forall w, (v, w) \in M ->
    [/\ (v, w) \in E, plays_through E i M [:: v; w] & P_position (after E [:: v; w])].
Proof. exact: first_player_wins. Qed.

(* Theorem 1, proof, player 2, when no G_i has a perfect vertex: whatever edge player 1 chooses
   first, in the last G_i that has it an end v_0 of it is outer. Along any maximum matching of G_i
   that exposes v_0 player 2 plays as in Lemma 3, and through the graphs G_k with k < i as player 1
   leaves them (Lemma 4). *)
Theorem theorem_1_player_2 (V : finType) (E : graph V) (x y : V) :
  simple E -> (forall i, perfect_vertices (G_ E i) = set0) -> (x, y) \in E ->
  exists i, [/\ (x, y) \in G_ E i /\ (x, y) \notin G_ E i.+1,
                x \in outer (G_ E i) \/ y \in outer (G_ E i) &
    forall v0 v1 M, (v0, v1) = (x, y) \/ (v0, v1) = (y, x) ->
      maximum (G_ E i) M -> ~~ saturates M v0 ->
      exists z, [/\ (v1, z) \in M, z \notin [:: v1; v0], plays_through E i M [:: z; v1; v0] &
                    N_position (after E [:: x; y])]].
Proof. exact: second_player_answers. Qed.

(* Theorem 1, the sequence beginning with G_0 = G, as in the proof. The sequence G_i terminates. If
   some G_i contains a perfect vertex, then player 1 can force a win in the game of Slither; if no
   G_i contains a perfect vertex, then player 2 can force a win. *)
Theorem theorem_1 (V : finType) (E : graph V) :
  simple E ->
  [/\ exists n, forall i, n <= i -> vertices_of E i = set0,
      (exists i v, v \in perfect_vertices (G_ E i)) -> N_position (slither_start E) &
      ~ (exists i v, v \in perfect_vertices (G_ E i)) -> P_position (slither_start E)].
Proof. exact: slither_by_G. Qed.

(* Theorem 1, as computed. A chain of barriers, each the vertex set W_(k+1) of the next graph of the
   sequence, with a maximum matching of each graph and one that misses each other vertex, proves the
   winner: player 2 if it ends with the empty set; player 1 if it ends with a graph and a barrier B
   that leaves even components, joined by an edge of the matching, which he can choose first. *)
Theorem theorem_1_verdict (V : finType) (E : graph V) (n : nat) (W : nat -> {set V})
    (M : nat -> graph V) :
  simple E -> W 0 = setT -> (forall k, k < n -> shown_level E (W k) (W k.+1) (M k)) ->
  (W n = set0 -> P_position (slither_start E)) /\
  forall (B : {set V}) (x y : V),
    tutte_berge_pair E (W n) B (M n) -> (x, y) \in M n ->
    (forall v, v = x \/ v = y -> v \in W n :\: B /\ ~~ odd #|component E (W n) B v|) ->
    N_position (slither_start E) /\ P_position (after E [:: x; y]).
Proof. exact: slither_by_barriers. Qed.

(* Theorem 1 as printed, the sequence beginning with G_1, fails: K_2 has no such perfect vertex, and
   player 1 wins on it. *)
Theorem theorem_1_fails_as_printed :
  ~ (forall (V : finType) (E : graph V), simple E ->
       ((exists i v, 0 < i /\ v \in perfect_vertices (G_ E i)) -> N_position (slither_start E)) /\
       (~ (exists i v, 0 < i /\ v \in perfect_vertices (G_ E i)) -> P_position (slither_start E))).
Proof. exact: sequence_from_G_1. Qed.

(* Theorem 1, proof: "Since v is a perfect vertex of G" is said of a perfect vertex of the first G_i
   that has one. It fails: where i > 0, v is an inner vertex of G. An instance: two vertices, joined
   to each other and to three more. *)
Theorem first_perfect_fails_as_printed :
  ~ (forall (V : finType) (E : graph V) (i : nat) (v : V), simple E ->
       (forall j, j < i -> perfect_vertices (G_ E j) = set0) ->
       v \in perfect_vertices (G_ E i) -> v \in perfect_vertices E).
Proof.
move=> H; have [none some] := hub_classes.
have := H _ hub 1 (inl true) simple_hub _ some; rewrite none inE => /(_ _)/notF; apply.
by case=> // _; rewrite G_0.
Qed.

(* Theorem 1, proof: "not all vertices of any G_i can be inner" fails for the graph without a
   vertex. *)
Theorem not_all_inner_fails_as_printed :
  ~ (forall (V : finType) (E : graph V), simple E -> #|inner E| < #|V|).
Proof.
move=> /(_ [finType of 'I_0] (complete _) (simple_complete _)).
by rewrite card_ord ltn0.
Qed.

(* The same, repaired: G_(i+1) contains fewer vertices than a G_i that has one, and the sequence
   reaches the graph of order 0. *)
Theorem not_all_inner (V : finType) (E : graph V) :
  simple E ->
  (forall i, vertices_of E i != set0 -> #|vertices_of E i.+1| < #|vertices_of E i|) /\
  exists n, vertices_of E n = set0.
Proof.
move=> simpleE; split=> [i /(inner_count simpleE)|]; last exact: vertices_vanish.
by apply: leq_ltn_trans; rewrite leq_pmull.
Qed.

(* After Theorem 1: "if G has v vertices, then the number of inner vertices is less than v/2" fails
   for v = 0. *)
Theorem half_inner_fails_as_printed :
  ~ (forall (V : finType) (E : graph V), simple E -> 2 * #|inner E| < #|V|).
Proof.
move=> /(_ [finType of 'I_0] (complete _) (simple_complete _)).
by rewrite card_ord ltn0.
Qed.

(* The same, repaired: for v >= 1. *)
Theorem half_inner (V : finType) (E : graph V) : simple E -> 0 < #|V| -> 2 * #|inner E| < #|V|.
Proof.
move=> simpleE V0; have := @inner_count _ _ simpleE setT; rewrite -/(G_ E 0) G_0 cardsT; apply.
by rewrite -card_gt0 cardsT.
Qed.

(* After Theorem 1: the number of applications of Edmonds' algorithm, one to each G_i that has a
   vertex, is O(log v): if n + 1 of them have, then 2^(n + 1) <= v + 1. *)
Theorem logarithm (V : finType) (E : graph V) (n : nat) :
  simple E -> (forall i, i <= n -> vertices_of E i != set0) -> 2 ^ n.+1 <= #|V|.+1.
Proof.
move=> simpleE nonempty.
have bound i : i <= n -> 2 ^ i * #|vertices_of E i|.+1 <= #|V|.+1.
  elim: i => [|i IH] lt_i; first by rewrite mul1n ltnS max_card.
  apply: leq_trans (IH (ltnW lt_i)); rewrite expnSr -mulnA leq_mul2l mulnS add2n !ltnS.
  by rewrite (inner_count simpleE (nonempty _ (ltnW lt_i))) orbT.
apply: leq_trans (bound n (leqnn n)); rewrite expnSr leq_mul2l ltnS card_gt0.
by rewrite nonempty ?orbT.
Qed.
