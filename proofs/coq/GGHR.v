(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* R. P. Gallant, G. Gunther, B. L. Hartnell, D. F. Rall, A game of edge removal on graphs: the
   statements that are proved here for all sizes. An A graph is an N-position of edge-delete, a B
   graph a P-position. *)
From mathcomp Require Import all_ssreflect.
From Gazetteer Require Import games grundy rules isomorphisms mirrors cubes grids paths.
From Gazetteer Require Import labelling_rules spanning_positions octal labelled leaf_opening.
From Gazetteer Require Import ends_early components digraph_kernels binary_nim levels states.
From Gazetteer Require Import path_positions path_of_14 mirror_examples reflected_grids partial_weight.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* "In particular, the vertices correspond to the spanning subgraphs of G having no isolated
   vertices." *)
Theorem vertices_of_D (V : finType) (G F : graph V) :
  simple G -> no_isolated_vertex G ->
  vertex_of_D (G : edge_delete V) F <-> [/\ simple F, F \subset G & no_isolated_vertex F].
Proof. exact: states_are_subgraphs. Qed.

(* "A vertex H of D(G) is considered to be a position or a state of the game played on G, but D(H)
   is also an induced subdigraph of D(G)": on the vertices of D(G) that are subgraphs of H. *)
Theorem induced_subdigraph (V : finType) (G H : graph V) :
  simple G -> no_isolated_vertex G -> vertex_of_D (G : edge_delete V) H ->
  (forall F, vertex_of_D (H : edge_delete V) F <->
             vertex_of_D (G : edge_delete V) F /\ F \subset H) /\
  (forall F F', arc_of_D (H : edge_delete V) F F' <->
     [/\ arc_of_D (G : edge_delete V) F F', F \subset H & F' \subset H]).
Proof. exact: induced_states. Qed.

(* "In fact, H could have k connected components C_1, C_2, ..., C_k in which case it is consistent
   to consider H as a vertex in the directed graph arising from the game sum of k edge-delete
   games": its Grundy value is the nim-sum of those of its components, each a graph on its own
   vertices. *)
Theorem sum_of_components (V : finType) (H : graph V) :
  simple H ->
  grundy (H : edge_delete V) =
  \big[nim/0]_(C in connected_components H) grundy (subgraph_on H C : edge_delete _).
Proof. exact: grundy_components. Qed.

(* Section 1: "Since the number of edges is decreased by one with each move of the game, it is clear that
   there are no closed walks in D(G), and each sequence of legal moves is finite." *)
Theorem no_closed_walks (V : finType) (E : graph V) (moves : seq (graph V)) :
  simple E -> path (fun F H => H \in options (F : edge_delete V)) E moves ->
  size moves + edges (last E moves) = edges E /\ (last E moves = E -> moves = [::]).
Proof. exact: edges_counted. Qed.

(* Theorem 1. A digraph without circuits possesses a unique kernel. *)
Theorem theorem_1 (V : finType) (arc : rel V) :
  (forall u v, arc u v -> ~~ connect arc v u) -> exists! K : {set V}, kernel arc K.
Proof. exact: unique_kernel. Qed.

(* Section 2, before Lemma 2: the Nim-sum, as printed "where each r_i is non-negative", fails: the
   result depends on the choice of the r_i, as 2 = 2 . 2^0 = 1 . 2^1. *)
Theorem nim_sum_fails_as_printed :
  ~ (forall (k : nat) (r r' s : nat -> nat),
       \sum_(i < k) r i * 2 ^ i = \sum_(i < k) r' i * 2 ^ i ->
       \sum_(i < k) (r i + s i) %% 2 * 2 ^ i = \sum_(i < k) (r' i + s i) %% 2 * 2 ^ i).
Proof.
move=> /(_ 2 (fun i => if i == 0 then 2 else 0) (fun i => if i == 0 then 0 else 1) (fun=> 0)).
by rewrite !big_ord_recl !big_ord0 => /(_ erefl).
Qed.

(* Repaired, where each r_i and s_i is 0 or 1: it is the exclusive or of the binary digits. *)
Theorem nim_sum (k : nat) (r s : nat -> bool) :
  \sum_(i < k) (r i + s i) %% 2 * 2 ^ i =
  nim (\sum_(i < k) r i * 2 ^ i) (\sum_(i < k) s i * 2 ^ i).
Proof. exact: nim_of_digits. Qed.

(* Section 1: P is a kernel of D(G), whose vertices are the positions to which play on G may come. *)
Theorem P_is_a_kernel (V : finType) (G : edge_delete V) :
  (forall F H, reachable G F -> reachable G H -> P_position F -> P_position H ->
     H \notin options F) /\
  (forall F, reachable G F -> ~ P_position F ->
     exists2 H, H \in options F & reachable G H /\ P_position H).
Proof. exact: P_positions_kernel. Qed.

(* Lemma 2 (i), as it is used: the disjoint union of two B graphs is a B graph. *)
Theorem lemma_2_i (V W : finType) (E : graph V) (F : graph W) :
  P_position (E : edge_delete V) -> P_position (F : edge_delete W) ->
  P_position (disjoint_union E F : edge_delete _).
Proof. exact: union_P. Qed.

(* Lemma 2 (ii): of a B graph and an A graph, an A graph. *)
Theorem lemma_2_ii (V W : finType) (E : graph V) (F : graph W) :
  P_position (E : edge_delete V) -> N_position (F : edge_delete W) ->
  N_position (disjoint_union E F : edge_delete _).
Proof. exact: union_N. Qed.

(* Section 2: "Each vertex of D(P_n) is a collection of paths each of order at least two. In
   addition, the orders of these subpaths of P_n add to n." And each such collection is a
   vertex. *)
Theorem vertices_of_D_path (n : nat) :
  2 <= n ->
  (forall F, vertex_of_D (path_graph n : edge_delete _) F ->
     exists p, [/\ named F p, all (leq 2) p & sumn p = n]) /\
  (forall p, all (leq 2) p -> sumn p = n ->
     exists2 F, vertex_of_D (path_graph n : edge_delete _) F & named F p).
Proof. exact: path_states. Qed.

(* "There are several sequences of moves that give rise to the position (2, 3, 3, 6)": from P_14 by
   (2, 12) or by (5, 9), and then by (2, 3, 9). *)
Theorem sequences_to_2_3_3_6 :
  forall first, first \in [:: pieces [:: 2; 12] : graph [finType of 'I_14]; pieces [:: 5; 9]] ->
  path (fun E F : edge_delete [finType of 'I_14] => F \in options E)
       (path_graph 14) [:: first; pieces [:: 2; 3; 9]; pieces [:: 2; 3; 3; 6]].
Proof. exact: lines_to_2_3_3_6. Qed.

(* "... (2, 3, 3, 3, 3), which has no successors." *)
Theorem position_2_3_3_3_3 (V : finType) (E F : graph V) :
  named E [:: 2; 3; 3; 3; 3] -> F \notin options (E : edge_delete V).
Proof. exact: sink_2_3_3_3_3. Qed.

(* "The only successor of (2, 3, 3, 2, 4) is (2, 3, 3, 2, 2), which is a sink. Thus (2, 3, 3, 2, 4) is
   in N", repaired: (2, 3, 3, 2, 2, 2). *)
Theorem position_2_3_3_2_4 (V : finType) (E : graph V) :
  named E [:: 2; 3; 3; 2; 4] ->
  [/\ exists F : edge_delete V, F \in options (E : edge_delete V),
      forall F : edge_delete V, F \in options (E : edge_delete V) ->
        named F [:: 2; 3; 3; 2; 2; 2] /\ options F = [::] &
      N_position (E : edge_delete V)].
Proof. exact: only_option_of_2_3_3_2_4. Qed.

(* "(2, 3, 3, 6) is a vertex of D(P_14) and this vertex has two successors, namely (2, 3, 3, 2, 4) and
   (2, 3, 3, 3, 3)": two names, each of some successor, and of no graph both. *)
Theorem position_2_3_3_6 :
  (exists2 E : edge_delete [finType of 'I_14],
     reachable (path_graph 14 : edge_delete _) E & named E [:: 2; 3; 3; 6]) /\
  forall (V : finType) (E : graph V), named E [:: 2; 3; 3; 6] ->
    [/\ forall F : edge_delete V, F \in options (E : edge_delete V) ->
          named F [:: 2; 3; 3; 2; 4] \/ named F [:: 2; 3; 3; 3; 3],
        exists2 F : edge_delete V, F \in options (E : edge_delete V) & named F [:: 2; 3; 3; 2; 4],
        exists2 F : edge_delete V, F \in options (E : edge_delete V) & named F [:: 2; 3; 3; 3; 3] &
        forall F : graph V, ~ (named F [:: 2; 3; 3; 2; 4] /\ named F [:: 2; 3; 3; 3; 3])].
Proof. exact: options_by_name_2_3_3_6. Qed.

(* As printed it fails: the orders of (2, 3, 3, 2, 2) add to 12. *)
Theorem position_2_3_3_2_4_fails_as_printed :
  ~ (forall F, F \in options (pieces [:: 2; 3; 3; 2; 4] : edge_delete _) ->
       isomorphic F (pieces [:: 2; 3; 3; 2; 2])).
Proof.
have opt : subpath 14 (fun j => (j != 12) && (j \notin scanl addn 0 [:: 2; 3; 3; 2; 4])) \in
    options (pieces [:: 2; 3; 3; 2; 4] : edge_delete _) by apply/subpath_cuttable; exists 12.
by move=> /(_ _ opt)[f [/bij_eq_card]]; rewrite !card_ord.
Qed.

(* They are not the classes of a partition of D(P_n): a sink is in L_0 and in L_1. *)
Theorem levels_fail_as_printed (n : nat) :
  (exists L : nat -> edge_delete [finType of 'I_n] -> Prop, levels_as_printed L) /\
  forall L : nat -> edge_delete [finType of 'I_n] -> Prop, levels_as_printed L ->
    ~ (forall x, reachable (path_graph n : edge_delete _) x -> exists! k, L k x).
Proof.
split=> [|L]; first exact: levels_as_printed_exist.
case=> L0 L1 _ part; have [x x_reach x_sink] := reachable_sink (path_graph n : edge_delete _).
have [k [_ only]] := part x x_reach.
have k0 : k = 0 by apply/only/L0.
have : k = 1 by apply/only/L1 => y; rewrite x_sink.
by rewrite k0.
Qed.

(* Then there are such levels, and every position, of any game, is in exactly one. *)
Theorem levels_are_a_partition (G : game) :
  (exists L : nat -> G -> Prop, levels L) /\
  forall L : nat -> G -> Prop, levels L -> forall x, exists! k, L k x.
Proof. exact: levels_partition. Qed.

(* Section 2. The Grundy value g(x) is the least number that g(y) is for no successor y of x, and
   P = {x : g(x) = 0}, N = {x : g(x) > 0}. *)
Theorem grundy_function (V : finType) (E : edge_delete V) :
  [/\ forall F, F \in options E -> grundy F != grundy E,
      forall k, k < grundy E -> exists2 F, F \in options E & grundy F = k,
      P_position E <-> grundy E = 0 &
      N_position E <-> 0 < grundy E].
Proof.
split=> [F|k||]; [exact: grundy_option | exact: grundy_below | exact: grundy0_P | ].
by rewrite -not_P grundy0_P lt0n; split=> /eqP.
Qed.

(* Section 2, after Lemma 2: the Grundy value of a disjoint union is the nim-sum of the Grundy values
   of its parts. *)
Theorem grundy_of_a_sum (V W : finType) (E : graph V) (F : graph W) :
  grundy (disjoint_union E F : edge_delete _) =
  nim (grundy (E : edge_delete V)) (grundy (F : edge_delete W)).
Proof. exact: grundy_union. Qed.

(* Section 2, after Lemma 2: the successors of P_n are (2, n - 2), (3, n - 3), ..., (n - 2, 2); each
   is P_n without an edge, the one by which the first a vertices were joined to the others. *)
Theorem successors_of_a_path (n : nat) (F : graph [finType of 'I_n]) :
  (F \in options (path_graph n : edge_delete _) <->
   exists a, [/\ 2 <= a, a + 2 <= n & F = subpath n (fun k => k != a)]) /\
  (forall a, a <= n -> isomorphic (disjoint_union (path_graph a) (path_graph (n - a)))
                                 (subpath n (fun k => k != a))).
Proof.
split=> [|a le_a]; last by have := cut_path a (n - a); rewrite subnKC.
by rewrite path_options; split=> -[a [a1 a_n ->]]; exists a; split; rewrite // addn2 in a_n *.
Qed.

(* Section 2, after Lemma 2: g(n), the Grundy value of P_n, is the least number that
   g(a) (+) g(n - a) is for no a, 2 <= a <= n - 2. *)
Theorem recurrence (n : nat) :
  let g k := grundy (path_graph k : edge_delete _) in
  g n = mex [seq nim (g a) (g (n - a)) | a <- iota 2 (n - 3)].
Proof. exact: path_recurrence. Qed.

(* Section 2, as computed: g(n) is the Grundy value of a heap of n - 2 in the octal game .07, and
   g(n + 34) = g(n) for all n >= 55. *)
Theorem guy_smith (n : nat) :
  let g k := grundy (path_graph k : edge_delete _) in
  (2 <= n -> g n = grundy ([:: n - 2] : dawsons_kayles)) /\ (55 <= n -> g (n + 34) = g n).
Proof.
move=> g; split=> [n2|]; last exact: path_period.
by rewrite -dawson_path subnK.
Qed.

(* Lemma 3, proof: "By Lemma 2 (a, a) in P" is said of every a from 2 on. Lemma 2 gives it of an a
   with P_a in P, as P_2 and P_3 are; P_4 is not. *)
Theorem by_lemma_2_fails_as_printed :
  (forall a, 2 <= a < 4 -> P_position (path_graph a : edge_delete _)) /\
  ~ (forall a, 2 <= a -> P_position (path_graph a : edge_delete _)).
Proof.
have small a : 2 <= a < 90 -> P_position (path_graph a : edge_delete _) <->
    a \in B_wins_small ++ [:: 41; 45; 57; 61; 65; 75; 79].
  by move=> a_in; rewrite grundy0_P (below_90 a_in).
split=> [[|[|[|[|a]]]] // _|]; try exact/small.
by move=> all_P; have := iffLR (small 4 isT) (all_P 4 isT).
Qed.

(* Lemma 3, proof: "A computer program has verified that (m, m + 34) is in P for 56 <= m <= 145." *)
Theorem lemma_3_base (m : nat) :
  56 <= m <= 145 ->
  P_position (disjoint_union (path_graph m) (path_graph (m + 34)) : edge_delete _).
Proof.
case/andP=> m56 m145; apply/union_P_eq/esym/period_base.
by rewrite (ltnW m56).
Qed.

(* Lemma 3, proof: the induction step, which works from 145 on. *)
Theorem lemma_3_step (M : nat) :
  145 <= M ->
  (forall m, 56 <= m < M ->
     P_position (disjoint_union (path_graph m) (path_graph (m + 34)) : edge_delete _)) ->
  P_position (disjoint_union (path_graph M) (path_graph (M + 34)) : edge_delete _).
Proof.
move=> M145 IH; apply/union_P_eq/esym/(@period_step 56) => // m m_in.
exact/esym/union_P_eq/IH.
Qed.

(* Lemma 3. For every m >= 56 the position (m, m + 34) is in P. *)
Theorem lemma_3 (m : nat) :
  56 <= m ->
  P_position (disjoint_union (path_graph m) (path_graph (m + 34)) : edge_delete _).
Proof. by move=> /ltnW m55; apply/union_P_eq/esym/path_period. Qed.

(* The same from 55 on, but not for 54. *)
Theorem lemma_3_sharp :
  (forall m, 55 <= m ->
     P_position (disjoint_union (path_graph m) (path_graph (m + 34)) : edge_delete _)) /\
  N_position (disjoint_union (path_graph 54) (path_graph (54 + 34)) : edge_delete _).
Proof.
split=> [m m55|]; first exact/union_P_eq/esym/path_period.
by apply/not_P => /union_P_eq/esym/eqP; apply/negP/no_period_54.
Qed.

(* Section 2, before Theorem 4: the paths of order n < 90 on which B wins. *)
Theorem paths_below_90 (n : nat) :
  2 <= n < 90 ->
  P_position (path_graph n : edge_delete _) <->
  n \in [:: 2; 3; 7; 11; 17; 23; 27; 31; 37; 41; 45; 57; 61; 65; 75; 79].
Proof. by move=> n_in; rewrite grundy0_P (below_90 n_in). Qed.

(* Theorem 4. B wins the edge delete game on the path of order n iff n belongs to one of the sets
   {2, 3, 7, 11, 17, 23, 27, 31, 37} and {41 + 34 k, 45 + 34 k, 57 + 34 k, 61 + 34 k, 65 + 34 k :
   k >= 0}. *)
Theorem theorem_4 (n : nat) :
  2 <= n ->
  P_position (path_graph n : edge_delete _) <->
  n \in [:: 2; 3; 7; 11; 17; 23; 27; 31; 37] \/
  exists k, n \in [:: 41 + 34 * k; 45 + 34 * k; 57 + 34 * k; 61 + 34 * k; 65 + 34 * k].
Proof. by move=> n2; rewrite grundy0_P; apply: path_value_0. Qed.

(* Theorem 5. If G has an automorphism f without fixed points, with f(f(x)) = x and x not adjacent to
   f(x) for all x, then B has a winning strategy on G. *)
Theorem theorem_5 (V : finType) (E : graph V) (f : V -> V) :
  mirror E f -> P_position (E : edge_delete V).
Proof. exact: mirror_P. Qed.

(* Theorem 5, proof: when A deletes the edge xy, B's reply f(x)f(y) is legal, and f is again such an
   automorphism of what is left. *)
Theorem theorem_5_reply (V : finType) (E : graph V) (f : V -> V) (x y : V) :
  mirror E f -> (x, y) \in E -> 1 < degree E x -> 1 < degree E y ->
  [/\ (f x, f y) \in without_edge E x y, 1 < degree (without_edge E x y) (f x),
      1 < degree (without_edge E x y) (f y) &
      mirror (without_edge (without_edge E x y) (f x) (f y)) f].
Proof. exact: mirror_reply. Qed.

(* Theorem 5, proof: B, answering xy by f(x)f(y), wins against every line of A. *)
Theorem theorem_5_strategy (V : finType) (E : graph V) (f : V -> V) :
  mirror E f -> wins_by_reply f E.
Proof. exact: mirror_wins_by_reply. Qed.

(* Section 3, after the examples: a legal move to a graph as in Theorem 5 wins. *)
Theorem theorem_5_opening (V : finType) (E F : graph V) (f : V -> V) :
  F \in delete_options E -> mirror F f -> N_position (E : edge_delete V).
Proof. by move=> F_opt /mirror_P; apply: (@N_intro (edge_delete V)). Qed.

(* Section 3: two B graphs joined by an edge make an A graph. *)
Theorem joining (V W : finType) (E : graph V) (F : graph W) (u : V) (v : W) :
  no_isolated_vertex E -> no_isolated_vertex F ->
  P_position (E : edge_delete V) -> P_position (F : edge_delete W) ->
  N_position (joined E F u v : edge_delete _).
Proof. exact: joined_N. Qed.

(* Section 3, example (i): even cycles, under the half turn. *)
Theorem even_cycles (k : nat) :
  1 < k ->
  mirror (cycle_graph k.*2) (@half_turn k) /\ P_position (cycle_graph k.*2 : edge_delete _).
Proof. exact: half_turn_mirror. Qed.

(* Section 3, example (ii): an even number of copies of the same graph, under the map that takes each
   to its partner, the first to the last and so on. *)
Theorem even_copies (V : finType) (E : graph V) (k : nat) :
  mirror (copies E k.*2) (@exchanging_copies V k.*2) /\ P_position (copies E k.*2 : edge_delete _).
Proof. exact: copies_mirror. Qed.

(* Section 3, example (iii): the complete bipartite graphs K_{2t,2t}, under a map that interchanges
   pairs within each colour class. *)
Theorem complete_bipartite_even (t : nat) :
  mirror (complete_bipartite t.*2) (@exchanging_copies [finType of bool] t.*2) /\
  P_position (complete_bipartite t.*2 : edge_delete _).
Proof. exact: complete_bipartite_mirror. Qed.

(* Section 3, example (iv): a complete graph of even order without a perfect matching; the vertices
   (i, b) and (i, 1 - b) were matched, and are interchanged. *)
Theorem complete_without_perfect_matching (n : nat) :
  mirror (cocktail_party n) (@exchanging_ends n) /\ P_position (cocktail_party n : edge_delete _).
Proof. exact: cocktail_party_mirror. Qed.

(* Section 3, example (v): the hypercubes, under the map that interchanges 0's and 1's, for
   dimension n >= 2. On Q_1 B wins too, where there is no move. *)
Theorem hypercubes (n : nat) :
  (1 < n -> mirror (cube n) (@antipode n)) /\ (0 < n -> P_position (cube n : edge_delete _)).
Proof. exact: antipode_mirror. Qed.

(* As printed, without n >= 2, the example fails: in Q_1 = K_2 the map breaks (3). *)
Theorem hypercubes_fail_as_printed : ~ (forall n, 0 < n -> mirror (cube n) (@antipode n)).
Proof.
move=> /(_ 1 isT)[_ _ _ /(_ [ffun=> false])]; apply/negP; rewrite negbK; apply/cubeP.
by exists ord0; apply/ffunP=> i; rewrite !ffunE ord1.
Qed.

(* Section 3, example (vi): even by even grids, under the point reflection. *)
Theorem even_by_even_grid (m n : nat) :
  mirror (grid m.*2 n.*2) (@point_reflection m.*2 n.*2) /\ P_position (grid m.*2 n.*2 : edge_delete _).
Proof. exact: even_grid_mirror. Qed.

(* As printed, "any even by odd grid is an A graph" fails: the 2 by 1 grid is a B graph. *)
Theorem even_by_odd_fails_as_printed :
  ~ (forall k m : nat, 0 < k -> N_position (grid k.*2 m.*2.+1 : edge_delete _)).
Proof. by move=> /(_ 1 0 isT); apply: P_and_N_exclude two_by_one_grid. Qed.

(* The same, repaired: every even by odd grid 2 k by 2 m + 1 but 2 by 1, on which B wins. To delete the
   edge that joins (k, m + 1) to (k + 1, m + 1) is legal, and leaves a graph as in Theorem 5. *)
Theorem even_by_odd_grid (k m : nat) :
  0 < k ->
  if (k == 1) && (m == 0) then P_position (grid k.*2 m.*2.+1 : edge_delete _)
  else N_position (grid k.*2 m.*2.+1 : edge_delete _) /\
       exists u v, [/\ row u = k /\ column u = m.+1, row v = k.+1 /\ column v = m.+1,
         without_edge (grid k.*2 m.*2.+1) u v \in delete_options (grid k.*2 m.*2.+1) &
         mirror (without_edge (grid k.*2 m.*2.+1) u v) (@point_reflection k.*2 m.*2.+1)].
Proof. exact: even_by_odd_opens. Qed.

(* Section 4: "Thus, in general, the game will be over before all the edges have been labeled": on
   every graph with two edges or more some line of play ends so. *)
Theorem over_before_all_labelled (V : finType) (E : graph V) :
  simple E -> no_isolated_vertex E -> 2 <= edges E ->
  exists q : edge_labelling V,
    [/\ reachable (labelling_start E) q, options q = [::] & unlabelled q != set0].
Proof. exact: line_ends_early. Qed.

(* Section 4: "as long as an incident edge remains unlabeled, the partial weight may actually
   exceed k": in some line on the path of order 5, whose vertex u is complete with its weight, and
   x is not. *)
Theorem partial_weight_exceeds :
  exists (p : edge_labelling [finType of 'I_5]) (u x : 'I_5),
    [/\ reachable (labelling_start (path_graph 5)) p, complete_at p u,
        exists y, (x, y) \in unlabelled p & weight p u < weight p x].
Proof. exact: weight_above_constant. Qed.

(* Section 4: "Hence the players can assign any label to edges but must always leave some edge
   unlabeled at every vertex. In essence, this is simply the edge delete game": the label 1 may be
   put on the edge at a leaf, and then the moves are, in every position, each unused label on each
   edge that edge-delete allows on the unlabelled edges. *)
Theorem opening_is_edge_delete (V : finType) (E : graph V) (leaf u : V) :
  simple E -> neighbours E leaf = [set u] ->
  leaf_opening E leaf u \in options (labelling_start E) /\
  forall p q : edge_labelling V, reachable (leaf_opening E leaf u) p ->
    q \in options p <->
    exists e l, [/\ e \in unlabelled p, deletable (unlabelled p) e, 0 < l <= edges E, unused p l
                  & q = label p e l].
Proof.
move=> simpleE leaf_u; have [_ first] := opening_opened simpleE leaf_u; split=> // p q o_p.
exact: opened_option (reachable_opened simpleE leaf_u o_p).
Qed.

(* Section 4: "Thus the first player would make such a move on her first play if she could win the
   edge delete game on the rest of the graph", where the opponent begins: then it wins. The rest
   is what has no label, without the leaf's edge; a vertex that has no other is isolated there. *)
Theorem opening_wins (V : finType) (E : graph V) (leaf u : V) :
  simple E -> neighbours E leaf = [set u] ->
  P_position (without_edge E leaf u : edge_delete V) ->
  leaf_opening E leaf u \in options (labelling_start E) /\ P_position (leaf_opening E leaf u).
Proof. exact: leaf_opening_P. Qed.

(* "... if the first player uses the label 1 on an edge to a leaf on his/her first move, the constant
   k is set to 1 and this cannot be achieved at any other vertex" fails on K_2. *)
Theorem constant_1_fails_as_printed :
  ~ (forall (V : finType) (E : graph V) (l : V * V -> nat) (leaf u : V),
       simple E -> neighbours E leaf = [set u] -> labelling E l -> l (leaf, u) = 1 ->
       forall x, x != leaf -> ~ has_weight E l x 1).
Proof. exact: weight_1_on_an_edge. Qed.

(* Repaired: nor at any vertex but the other end of that edge, where it is a leaf too. *)
Theorem constant_1 (V : finType) (E : graph V) (l : V * V -> nat) (leaf u x : V) :
  simple E -> neighbours E leaf = [set u] -> labelling E l -> l (leaf, u) = 1 ->
  x != leaf -> ~ (x = u /\ degree E u = 1) -> ~ has_weight E l x 1.
Proof.
move=> simpleE leaf_u labels l1 x_leaf not_end [all_labelled weight1].
by have := weight_1 leaf_u labels l1 x_leaf not_end all_labelled; rewrite weight1.
Qed.

(* Section 4: "If one attaches a leaf to every vertex of this graph [with an odd number of edges] to
   form a new graph H, then no matter how the players move on H, A will always win": every line of
   play deletes exactly the edges of the graph. *)
Theorem leaves (V : finType) (E : graph V) :
  simple E -> odd (edges E) ->
  lasts_exactly (with_leaves E : edge_delete _) (edges E) /\
  N_position (with_leaves E : edge_delete _).
Proof.
move=> simpleE odd_E; have lasts := leaves_last simpleE (erefl (edges E)).
by split=> //; apply/N_positionP; rewrite (is_P_lasts lasts) negbK.
Qed.
