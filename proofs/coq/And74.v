(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* W. N. Anderson, Jr., Maximum matching and the game of Slither, Journal of Combinatorial Theory,
   Series B 17 (1974) 234-239: the statements that are proved here for all sizes, in the order of
   the paper. In a position of Slither P says that who moved last can force a win, N that who moves
   next can. *)
From mathcomp Require Import all_ssreflect.
From Gazetteer Require Import games rules matchings even_kernels grids exchange gallai_edmonds.
From Gazetteer Require Import slither inner_graphs alternating barriers slither_examples.
From Gazetteer Require Import hamiltonian_classes grid_snake zigzag forest crossing.
From Gazetteer Require Import matching_sums along_matchings slither_outcome.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Section 2: "if A is an augmenting path, then M + A is a matching which covers two more vertices
   than M, so that M is not maximum" fails for a path without an edge, one exposed vertex (such as
   the proof of Lemma 4 allows). *)
Theorem augmenting_fails_as_printed :
  ~ (forall (V : finType) (E M : graph V) (x : V) (s : seq V),
       simple E -> matching E M -> alternating_path E M (x :: s) ->
       ~~ saturates M x -> ~~ saturates M (last x s) ->
       let M' := edge_sum M (path_edges (x :: s)) in
       [/\ matching E M', #|[set v | saturates M' v]| = #|[set v | saturates M v]|.+2 &
           ~~ maximum E M]).
Proof. exact: augmenting_one_vertex. Qed.

(* The same, repaired: for an augmenting path that has an edge. *)
Theorem augmenting (V : finType) (E M : graph V) (x : V) (s : seq V) :
  simple E -> matching E M -> alternating_path E M (x :: s) -> s != [::] ->
  ~~ saturates M x -> ~~ saturates M (last x s) ->
  let M' := edge_sum M (path_edges (x :: s)) in
  [/\ matching E M', #|[set v | saturates M' v]| = #|[set v | saturates M v]|.+2 &
      ~~ maximum E M].
Proof. exact: augmenting_path. Qed.

(* Section 2: "If A is an alternating path with one endpoint exposed and one endpoint covered, then
   M + A is a matching which covers the same number of vertices as M; however, the exposed endpoint
   of A is now covered and vice versa" fails where the endpoint is covered by an edge that is not
   in A. *)
Theorem exchange_fails_as_printed :
  ~ (forall (V : finType) (E M : graph V) (x : V) (s : seq V),
       simple E -> matching E M -> alternating_path E M (x :: s) ->
       ~~ saturates M x -> saturates M (last x s) ->
       let M' := edge_sum M (path_edges (x :: s)) in
       [/\ matching E M', #|[set v | saturates M' v]| = #|[set v | saturates M v]|,
           saturates M' x & ~~ saturates M' (last x s)]).
Proof. exact: exchange_in_a_triangle. Qed.

(* The same, repaired: where the endpoint is covered by the end edge of A. *)
Theorem exchange_by_end_edge (V : finType) (E M : graph V) (x : V) (s : seq V) :
  simple E -> matching E M -> alternating_path E M (x :: s) ->
  ~~ saturates M x -> end_edge_in M (rev (x :: s)) ->
  let M' := edge_sum M (path_edges (x :: s)) in
  [/\ matching E M', #|[set v | saturates M' v]| = #|[set v | saturates M v]|,
      saturates M' x & ~~ saturates M' (last x s)].
Proof. exact: end_edge_exchange. Qed.

(* Section 2: the classes as Edmonds' algorithm finds them, from any one maximum matching M. What
   it searches is the alternating paths from the vertices that M exposes. Even vertices, to which
   such a path has an even number of edges, are the outer ones; odd vertices, which are not even
   but to which one has an odd number, are the inner ones; vertices that none reaches are the
   perfect ones. M and the path to an outer vertex give a maximum matching which leaves that
   vertex exposed. *)
Theorem classes (V : finType) (E M : graph V) (v : V) :
  simple E -> maximum E M ->
  let even := exists r t, reached_by E M r t v /\ ~~ odd (size t) in
  let odd := exists r t, reached_by E M r t v /\ odd (size t) in
  [/\ v \in outer E <-> even, v \in inner E <-> odd /\ ~ even,
      v \in perfect_vertices E <-> ~ odd /\ ~ even &
      forall r t, reached_by E M r t v -> ~~ ssrnat.odd (size t) ->
        let M' := edge_sum M (path_edges (r :: t)) in maximum E M' /\ ~~ saturates M' v].
Proof. exact: classes_by_paths. Qed.

(* Lemma 1. Let M be a maximum matching of G, and A an alternating path for (G, M) such that both
   end edges of A are in M. If one endpoint v of A is an inner vertex, then the other endpoint is an
   outer one. *)
Theorem lemma_1 (V : finType) (E M : graph V) (v : V) (s : seq V) :
  simple E -> maximum E M -> alternating_path E M (v :: s) ->
  end_edge_in M (v :: s) -> end_edge_in M (rev (v :: s)) ->
  v \in inner E -> last v s \in outer E.
Proof. exact: inner_to_outer. Qed.

(* Lemma 1, proof: an inner vertex v is an inner vertex of a tree for (G, M), M maximum. An
   alternating path from an exposed vertex r comes to v by an edge outside M, and goes on by the
   edge e_1 = v v_1 of M, to an outer vertex. *)
Theorem lemma_1_tree (V : finType) (E M : graph V) (v : V) :
  simple E -> maximum E M -> v \in inner E ->
  exists r t v1, [/\ reached_by E M r t v, t != [::], ~~ end_edge_in M (rev (r :: t)),
    alternating_path E M (rcons (r :: t) v1) & (v, v1) \in M /\ v1 \in outer E].
Proof. by move=> simpleE maxM; apply: inner_in_tree. Qed.

(* Lemma 1, proof: the path B. M' is a maximum matching which leaves v_1 exposed. The component of
   M + M' which includes v_1 is an alternating path for (G, M) that begins v_1, v and ends at an
   exposed vertex. *)
Theorem lemma_1_path_B (V : finType) (E M M' : graph V) (v v1 : V) :
  simple E -> maximum E M -> v \in inner E -> (v, v1) \in M ->
  maximum E M' -> ~~ saturates M' v1 ->
  exists s, [/\ alternating_path E M [:: v1, v & s], ~~ saturates M (last v s) &
    let C := [set z | connect (fun a b => (a, b) \in edge_sum M M') v1 z] in
    C = [set z in [:: v1, v & s]] /\
    inducing (edge_sum M M') C = path_edges [:: v1, v & s]].
Proof. exact: walk_to_exposed. Qed.

(* Such M' there are: v_1 is an outer vertex. *)
Lemma lemma_1_path_B_exists (V : finType) (E M : graph V) (v v1 : V) :
  simple E -> maximum E M -> v \in inner E -> (v, v1) \in M ->
  exists2 M', maximum E M' & ~~ saturates M' v1.
Proof.
by move=> simpleE maxM v_inn vv1; apply/outerP; apply: inner_mate vv1.
Qed.

(* Lemma 1, proof: A runs from v along e_1 = v v_1 to w, and both its end edges are in M; B runs
   from v_1 along e_1 to the exposed vertex r. Proceeding along B from r, let s be the first
   vertex of A. Its edge f in M is the next on B, and lies in A'', the part of A from s to w. M,
   exchanged along B', the part of B from r to s, and A'', is a maximum matching that exposes w,
   an outer vertex. *)
Theorem lemma_1_crossing (V : finType) (E M : graph V) (v v1 : V) (a b : seq V) :
  simple E -> maximum E M -> v \in inner E -> (v, v1) \in M ->
  alternating_path E M [:: v, v1 & a] -> end_edge_in M (rev [:: v, v1 & a]) ->
  alternating_path E M [:: v1, v & b] -> ~~ saturates M (last v b) ->
  let w := last v1 a in
  exists B' s f b' A' A'',
    [/\ rev [:: v1, v & b] = B' ++ [:: s, f & b'] /\ [:: v, v1 & a] = A' ++ [:: s, f & A''],
        {in B', forall x, x \notin [:: v, v1 & a]}, (s, f) \in M,
        alternating_path E M (B' ++ [:: s, f & A'']) &
        let M' := edge_sum M (path_edges (B' ++ [:: s, f & A''])) in
        [/\ maximum E M', ~~ saturates M' w & w \in outer E]].
Proof. exact: crossing_exposes. Qed.

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

(* After Theorem 1: a perfect matching exists, and thus player 1 wins: on every graph with an edge.
   Without an edge he has none to choose, and loses. *)
Theorem perfect_matching (V : finType) (E M : graph V) :
  simple E -> perfect E M ->
  (E != set0 -> N_position (slither_start E)) /\ (E = set0 -> P_position (slither_start E)).
Proof.
move=> simpleE M_perfect; split=> [/set0Pn[[x y] _]|->].
  by apply: (perfect_matching_N simpleE M_perfect); apply/card_gt0P; exists x.
by constructor=> q /mapP[e]; rewrite mem_enum inE.
Qed.

(* After Theorem 1: "If G is the complete graph on n vertices, then for even n a perfect matching
   exists, and thus player 1 wins" fails for n = 0: there is no edge to choose. *)
Theorem complete_even_fails_as_printed :
  ~ (forall n, ~~ odd n -> (exists M, perfect (complete [finType of 'I_n]) M) /\
       N_position (slither_start (complete [finType of 'I_n]))).
Proof.
move=> /(_ 0 isT)[_]; apply: P_and_N_exclude; constructor=> q /mapP[[x y] _ _].
by have := ltn_ord x; rewrite ltn0.
Qed.

(* The same, repaired: for even n >= 1. *)
Theorem complete_even (n : nat) :
  0 < n -> ~~ odd n ->
  (exists M, perfect (complete [finType of 'I_n]) M) /\
  N_position (slither_start (complete [finType of 'I_n])).
Proof.
move=> n0 n_even; have [M M_perfect] : exists M, perfect (complete [finType of 'I_n]) M.
  by apply: complete_perfect; rewrite card_ord.
split; first by exists M.
by apply: (perfect_matching_N (simple_complete _) M_perfect); rewrite card_ord.
Qed.

(* After Theorem 1: for odd n all vertices are outer, and player 2 wins. *)
Theorem complete_odd (n : nat) :
  odd n -> outer (complete [finType of 'I_n]) = setT /\
  P_position (slither_start (complete [finType of 'I_n])).
Proof.
move=> n_odd; have all_outer : outer (complete [finType of 'I_n]) = setT.
  by apply: complete_outer; rewrite card_ord.
by split=> //; apply: all_outer_P => //; apply: simple_complete.
Qed.

Lemma grid_card (m n : nat) : #|[finType of 'I_m * 'I_n]| = m * n.
Proof. by rewrite card_prod !card_ord. Qed.

(* After Theorem 1: if mn is even, the m by n grid has a perfect matching. *)
Theorem grid_even_matching (m n : nat) : ~~ odd (m * n) -> exists M, perfect (grid m n) M.
Proof.
rewrite -grid_card => mn_even; exists (in_pairs (@place m n) #|[finType of 'I_m * 'I_n]|).
exact: (hamiltonian_perfect (simple_grid m n) (@snake_lt m n) (@snake_inj m n) (@snake_step m n)).
Qed.

(* And player 1 wins. (Grids are of m, n >= 1.) *)
Theorem grid_even (m n : nat) :
  0 < m -> 0 < n -> ~~ odd (m * n) -> N_position (slither_start (grid m n)).
Proof.
move=> m0 n0 /grid_even_matching[M M_perfect].
by apply: (perfect_matching_N (simple_grid m n) M_perfect); rewrite grid_card muln_gt0 m0.
Qed.

(* After Theorem 1: if mn is odd, the vertices at an even distance from the corner (1, 1), those
   with an even sum of row and column, are outer; the others are inner. *)
Theorem grid_odd_outer (m n : nat) (v : 'I_m * 'I_n) :
  odd (m * n) ->
  (v \in outer (grid m n)) = ~~ odd (grids.row v + column v) /\
  (v \in inner (grid m n)) = odd (grids.row v + column v).
Proof.
move=> mn_odd; have n_odd : odd n by move: mn_odd; rewrite oddM => /andP[].
have bip : bipartition (grid m n) [set v | odd (place v)].
  have := @grid_bipartition m n; rewrite (_ : [set v | _] = [set v | odd (place v)]) //.
  by apply/setP=> u; rewrite !inE snake_odd.
have V_odd : odd #|[finType of 'I_m * 'I_n]| by rewrite grid_card.
have simpleE := simple_grid m n; have lt := @snake_lt m n.
have inj := @snake_inj m n; have step := @snake_step m n.
rewrite -(snake_odd v n_odd); split.
- exact: (place_outer simpleE lt inj step V_odd bip).
- exact: (place_inner simpleE lt inj step V_odd bip).
Qed.

(* And player 2 wins. *)
Theorem grid_odd (m n : nat) : odd (m * n) -> P_position (slither_start (grid m n)).
Proof.
move=> mn_odd; have classes v := grid_odd_outer v mn_odd.
apply: independent_inner_P; first exact: simple_grid.
- apply/setP=> v; rewrite [RHS]inE; apply/perfect_verticesP=> -[].
  by have [-> ->] := classes v; rewrite negbK => ->.
- move=> u w; have [_ ->] := classes u; have [_ ->] := classes w => u_odd w_odd.
  by apply/negP=> /grid_bipartition; rewrite !inE u_odd w_odd.
Qed.
