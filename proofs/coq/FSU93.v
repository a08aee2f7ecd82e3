(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A. S. Fraenkel, E. R. Scheinerman, D. Ullman, Undirected edge geography, Theoretical Computer
   Science 112 (1993) 371-381: the statements that are proved here for all sizes, in the order of
   the paper. *)
From mathcomp Require Import all_ssreflect all_algebra.
From Coq Require Import ZArith Lia.
From Gazetteer Require Import games rules matchings even_kernels isomorphisms bipartite matrices cubes.
From Gazetteer Require Import lattice grids boxes small gallai_edmonds barriers tutte_berge even_cycles.
From Gazetteer Require rays ball_table grid_trails portions portion_kernels ball_figures cylinders.
From Gazetteer Require gadgets gadget_numbers local_rule balanced_orders box_outcomes.
From Gazetteer Require Import directed_rules pseudoarc arcs_replaced replaced_size minors planar_gadgets.
From Gazetteer Require Import partizan_rules four_questions races token_games.
From Gazetteer Require Import matrix_game figure_2 hamiltonian tree_kernels regular_matrices.
From Gazetteer Require Import counted bipartite_turns elimination_wins.
From Gazetteer Require Import vertex_geography lines complete existence each_turn box_ideals.
From Gazetteer Require Import grid_squares trajectory corner layers.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Theorem 1.1. UVG from (G, v) is a first player win iff every maximum matching of G saturates
   v. *)
Theorem theorem_1_1 (V : finType) (E : graph V) (v : V) :
  simple E ->
  N_position ((E, v) : UVG V) <-> (forall M, maximum E M -> saturates M v).
Proof. exact: UVG_N. Qed.

(* Theorem 1.1, proof: the second player, with a maximum matching M that misses v, wins who always moves
   the token along an edge of M: against every line of play there is always such a move. *)
Theorem theorem_1_1_second_player (V : finType) (E M : graph V) (v : V) :
  simple E -> maximum E M -> ~~ saturates M v -> wins_along M ((E, v) : UVG V).
Proof.
move=> simpleE maxM v_exp; have /maximumP[/matchingP[sub _ _] _] := maxM.
have M_E : M :&: E = M by apply/setIidPl/subsetP=> -[x y]; apply: sub.
by apply: maximum_wins_along; rewrite ?M_E.
Qed.

(* Theorem 1.1, proof: the first player, if every maximum matching saturates v, chooses any maximum
   matching M, and always moves along an edge of M: there is such a move at v, and after each, against
   every line of play. *)
Theorem theorem_1_1_first_player (V : finType) (E M : graph V) (v : V) :
  simple E -> (forall M', maximum E M' -> saturates M' v) -> maximum E M ->
  (exists2 w, (v, w) \in E & (v, w) \in M) /\
  forall w, (v, w) \in E -> (v, w) \in M -> wins_along M ((isolating E v, w) : UVG V).
Proof. exact: first_moves_along. Qed.

(* Section 1, after Theorem 1.1: the second player wins unrooted UVG iff the graph has a perfect
   matching. *)
Theorem unrooted_perfect_matching (V : finType) (E : graph V) :
  simple E -> P_position (inl E : unrooted_UVG V) <-> exists M, perfect E M.
Proof. exact: unrooted_UVG_P. Qed.

(* Section 1, after Theorem 1.1: (G, v) is N iff the maximum matchings of G - v are smaller than
   those of G. *)
Theorem size_test (V : finType) (E M M' : graph V) (v : V) :
  simple E -> maximum E M -> maximum (isolating E v) M' ->
  N_position ((E, v) : UVG V) <-> #|M'| < #|M|.
Proof. exact: UVG_N_size. Qed.

(* Theorem 1.1, as computed. The position is P iff the root is an outer vertex; a move to w wins
   iff w is an outer vertex of G - v; and a Tutte-Berge pair (M, B) proves the outcome: P iff
   there is one whose M misses v, N iff there is one whose B contains v. *)
Theorem theorem_1_1_verdict (V : finType) (E : graph V) (v : V) :
  simple E ->
  [/\ P_position ((E, v) : UVG V) <-> v \in outer E,
      forall w, (v, w) \in E ->
        P_position ((isolating E v, w) : UVG V) <-> w \in outer (isolating E v),
      P_position ((E, v) : UVG V) <->
        (exists M B, tutte_berge_pair E setT B M /\ ~~ saturates M v) &
      N_position ((E, v) : UVG V) <-> (exists M B, tutte_berge_pair E setT B M /\ v \in B)].
Proof. exact: UVG_verdict. Qed.

(* Theorem 2.1, proof. (D, w) is a P-position of DEG iff (G, w) is a P-position of UEG, where the graph G
   has a copy of the pseudoarc for every arc of D. *)
Theorem theorem_2_1 (V : finType) (D : digraph V) (w : V) :
  simple (replace_arcs D) /\
  (P_position ((D, w) : DEG V) <-> P_position ((replace_arcs D, inl w) : UEG _)).
Proof.
split; first exact: simple_replace_arcs.
by split=> /P_positionP w_P; apply/P_positionP; rewrite ?replace_arcs_outcome // -replace_arcs_outcome.
Qed.

(* Theorem 2.1, proof: who moves into the pseudoarc from x arrives 4 moves later at y. Whatever the
   positions are worth in which the token has left the pseudoarc, that at a is worth what that at y is
   where the way has been used; and on the way, which is x a b c d y, each move that strays loses. *)
Theorem theorem_2_1_way (exit : seq (nat * nat) -> bool -> bool) :
  inside 7 (after_way 1) place_a exit = exit (after_way 5) true /\
  forall i e, 0 < i < 5 -> e \in edges_at (after_way i) (nth 0 way i) ->
    (e = (nth 0 way i, nth 0 way i.+1) -> other_end e (nth 0 way i) = nth 0 way i.+1 /\
                                          rem e (after_way i) = after_way i.+1) /\
    (e <> (nth 0 way i, nth 0 way i.+1) ->
       inside 7 (rem e (after_way i)) (other_end e (nth 0 way i)) exit = false).
Proof.
split; first exact: inside_from_x.
by move=> i e i5 e_i; split=> [e_way|]; [exact: keeps_to_way|exact: strays].
Qed.

(* Theorem 2.1, proof: "any move straying from this path is immediate suicide". In every graph where the
   token is on the way in a copy of the pseudoarc, the opponent wins after a move off the way. *)
Theorem theorem_2_1_suicide (V A : finType) (tail head : A -> V) (left : A -> seq (nat * nat))
    (k : A) (i : nat) (q : UEG (with_copies V A)) :
  legal left -> 0 < i < 5 -> left k = after_way i ->
  q \in options ((copies tail head left, at_place tail head k (nth 0 way i)) : UEG _) ->
  q.2 <> at_place tail head k (nth 0 way i.+1) -> N_position q.
Proof. exact: stray_N. Qed.

(* Theorem 2.1, proof: after a move from y into the pseudoarc, to d, the opponent who goes on to z wins,
   whatever the positions are worth in which the token has left it. *)
Theorem theorem_2_1_z (exit : seq (nat * nat) -> bool -> bool) :
  let left := rem (place_d, place_y) pseudoarc in
  (place_z, place_d) \in edges_at left place_d /\
  other_end (place_z, place_d) place_d = place_z /\
  inside 7 (rem (place_z, place_d) left) place_z exit = true.
Proof. by split=> //; split=> //; exact: reply_z. Qed.

(* Fig. 1: of the graphs of order at most 8 and maximum degree 3 with two terminals x and y of degree 1
   that act as an arc from x to y the pseudoarc is the only one. No isolated vertices: a connected
   graph with two terminals has none. *)
Theorem figure_1 (V : finType) (E : graph V) (x y : V) :
  simple E -> no_isolated_vertex E -> #|V| <= 8 -> (forall v, degree E v <= 3) ->
  x != y -> degree E x = 1 -> degree E y = 1 ->
  gadgets.acts_as_arc E x y <->
  exists f : V -> 'I_7,
    [/\ bijective f, forall u v, ((u, v) \in E) = ((f u, f v) \in graph_on 7 pseudoarc),
        f x = place_x :> nat & f y = place_y :> nat].
Proof. exact: gadget_numbers.acts_as_pseudoarc. Qed.

(* Theorem 2.1, after the proof: if no vertex of D has more than three arcs, in and out together, then
   the maximum degree of G is at most 3. *)
Theorem theorem_2_1_degree (V : finType) (D : digraph V) :
  (forall v, total_degree D v <= 3) -> forall w, degree (replace_arcs D) w <= 3.
Proof. exact: replace_arcs_degree. Qed.

(* Theorem 2.1, after the proof: if D is planar then so is G. The planar graphs are those of Wagner's
   theorem [Wag37], and D is planar if its underlying graph is. *)
Theorem theorem_2_1_planar (V : finType) (D : digraph V) :
  planar (underlying D) -> planar (replace_arcs D).
Proof. exact: replace_arcs_planar. Qed.

(* Theorem 2.1, proof: "This construction is clearly polynomial". *)
Theorem theorem_2_1_polynomial (V : finType) (D : digraph V) :
  #|replaced_vertices D| = #|V| + 5 * #|D| /\ edges (replace_arcs D) = 8 * #|D|.
Proof. by split; [exact: replace_arcs_order|exact: replace_arcs_size]. Qed.

(* Theorem 2.1, proof: "the game can last only |E| moves". *)
Theorem theorem_2_1_length (V : finType) (E : graph V) (v : V) (moves : seq (UEG V)) :
  simple E -> path (fun p q => q \in options p) ((E, v) : UEG V) moves -> size moves <= edges E.
Proof. exact: UEG_lasts. Qed.

(* Proposition 2.2. If S is an even kernel of G and v is in S, then (G, v) is a P-position of
   UEG. *)
Theorem proposition_2_2 (V : finType) (E : graph V) (S : {set V}) (v : V) :
  simple E -> even_kernel E S -> v \in S -> P_position ((E, v) : UEG V).
Proof. exact: even_kernel_P. Qed.

(* Proposition 2.2, proof: the second player wins who always moves to a vertex in S, it does not
   matter which: after every move v w there is such a move, and whichever it is, S is then an even
   kernel of what is left. *)
Theorem proposition_2_2_strategy (V : finType) (E : graph V) (S : {set V}) (v : V) :
  simple E -> even_kernel E S -> v \in S ->
  wins_into S ((E, v) : UEG V) /\
  forall w, (v, w) \in E ->
    (exists2 u, u \in S & (w, u) \in without_edge E v w) /\
    (forall u, u \in S -> (w, u) \in without_edge E v w ->
       even_kernel (without_edge (without_edge E v w) w u) S).
Proof.
move=> simpleE kerS vS; split=> [|w vw]; first exact: kernel_wins_into.
split; first exact: kernel_reply kerS vS vw simpleE.
by move=> u; apply: kernel_stays.
Qed.

(* Corollary 2.3. Two nonadjacent vertices v and w with the same neighbours are P-positions of UEG: {v, w}
   is an even kernel. *)
Theorem corollary_2_3 (V : finType) (E : graph V) (v w : V) :
  simple E -> v != w -> (v, w) \notin E -> neighbours E v = neighbours E w ->
  even_kernel E [set v; w] /\ P_position ((E, v) : UEG V).
Proof.
move=> simpleE v_w vw same; have kernel := twins_even_kernel simpleE v_w vw same.
by split=> //; apply: (even_kernel_P simpleE kernel); rewrite !inE eqxx.
Qed.

(* Corollary 2.4, proof: on a complete graph every first move is a winning move. *)
Theorem corollary_2_4_every_first_move (V : finType) (v : V) (q : UEG V) :
  q \in options ((complete V, v) : UEG V) -> P_position q.
Proof. by case/UEG_optionP=> w; rewrite inE /= => v_w ->; apply: complete_move. Qed.

(* Corollary 2.4. For n >= 2, (K_n, v) is an N-position of UEG. *)
Theorem corollary_2_4 (V : finType) (v : V) : 1 < #|V| -> N_position ((complete V, v) : UEG V).
Proof. exact: complete_N. Qed.

(* Fig. 2: a P-position whose root is in no even kernel. The paw, a triangle 1 2 3 with an edge to the
   root 0. *)
Theorem figure_2 :
  [/\ simple paw, P_position ((paw, ord0) : UEG _) & forall S, even_kernel paw S -> ord0 \notin S].
Proof.
split=> [||S /paw_has_no_even_kernel //]; first exact: simple_graph_on.
by apply/P_positionP; rewrite list_UEG_P //; vm_compute.
Qed.

(* Fig. 2: of order at most 4 there is no other P-position whose root is in no even kernel. *)
Theorem figure_2_smallest (V : finType) (E : graph V) (v : V) :
  simple E -> #|V| <= 4 ->
  (P_position ((E, v) : UEG V) /\ forall S, even_kernel E S -> v \notin S) <->
  exists f, isomorphism paw E f /\ f ord0 = v.
Proof.
move=> simpleE V4; split=> [[v_P no_kernel]|[f [iso <-]]]; first exact: paw_only.
have [_ root_P _] := figure_2; split; first exact/(isomorphism_UEG _ iso).
have [g [fK gK] iso'] := isomorphism_inverse iso.
by move=> S /(isomorphism_even_kernel S iso')/paw_has_no_even_kernel.
Qed.

(* Section 2, after Corollary 2.4: "graphs without an even kernel, such as K_n (with n >= 1)" fails
   for n = 1. *)
Theorem complete_graph_of_order_1_has_an_even_kernel :
  ~ (forall V : finType, 0 < #|V| -> forall S : {set V}, ~ even_kernel (complete V) S).
Proof. exact: complete_of_order_1. Qed.

(* The same, repaired: K_n with n >= 2 has no even kernel. *)
Theorem complete_graph_has_no_even_kernel (V : finType) (S : {set V}) :
  1 < #|V| -> ~ even_kernel (complete V) S.
Proof. exact: complete_no_kernel. Qed.

(* Section 3, before Theorem 3.1: the vertices of a bipartite graph are in one-to-one correspondence with
   the lines of its matrix, and UEG is played on the matrix: each line has there the outcome of its
   vertex. *)
Theorem section_3_matrix_game (V : finType) (E : graph V) (X : {set V}) :
  simple E -> bipartition E X ->
  (exists m n (M : 'M['F_2]_(m, n)) rows columns, matrix_of E X M rows columns) /\
  forall m n (M : 'M['F_2]_(m, n)) rows columns, matrix_of E X M rows columns ->
    bijective (line_vertex rows columns) /\
    forall l, P_position ((M, l) : matrix_game m n) <->
              P_position ((E, line_vertex rows columns l) : UEG V).
Proof.
move=> simpleE bip; split=> [|m n M r c mat]; first exact: matrix_exists.
have iso := matrix_isomorphism simpleE mat; split=> [|l]; first by case: iso.
by rewrite matrix_game_outcome; apply: isomorphism_UEG.
Qed.

(* Theorem 3.1. Given a binary matrix M and a line l, (M, l) is a P-position of UEG iff l is in the
   span over GF(2) of the other lines parallel to it. The bipartite graph of M has a vertex for each
   line and an edge for each 1; row' i M is M without its row i, and M^T has the columns as rows. *)
Theorem theorem_3_1 (m n : nat) (M : 'M['F_2]_(m, n)) :
  (forall i : 'I_m, P_position ((graph_of_matrix M, inl i) : UEG _) <->
                    (matrix.row i M <= row' i M)%MS) /\
  (forall j : 'I_n, P_position ((graph_of_matrix M, inr j) : UEG _) <->
                    (matrix.row j M^T <= row' j M^T)%MS).
Proof. exact: lines_P. Qed.

(* Theorem 3.1 for bipartite graphs: each has a matrix, whose rows are the vertices of one part and
   whose columns are those of the other, and for each such matrix it holds. *)
Theorem theorem_3_1_every_bipartition (V : finType) (E : graph V) (X : {set V}) :
  simple E -> bipartition E X ->
  (exists m n (M : 'M['F_2]_(m, n)) rows columns, matrix_of E X M rows columns) /\
  forall m n (M : 'M['F_2]_(m, n)) rows columns, matrix_of E X M rows columns ->
    (forall i, P_position ((E, rows i) : UEG V) <-> (matrix.row i M <= row' i M)%MS) /\
    (forall j, P_position ((E, columns j) : UEG V) <-> (matrix.row j M^T <= row' j M^T)%MS).
Proof.
move=> simpleE bip; split=> [|m n M r c mat]; first exact: matrix_exists.
have [in_rows in_columns] := theorem_3_1 M; have iso := matrix_isomorphism simpleE mat.
split=> l; first by rewrite -in_rows; apply: iff_sym (isomorphism_UEG (inl l) iso).
by rewrite -in_columns; apply: iff_sym (isomorphism_UEG (inr l) iso).
Qed.

(* Theorem 3.1, proof: the sum of the rows r_i, i in I, is 0 iff the set of their vertices is an even
   kernel, where I is not empty; and so for the columns. *)
Theorem theorem_3_1_kernel (V : finType) (E : graph V) (X : {set V}) (m n : nat)
    (M : 'M['F_2]_(m, n)) (rows : 'I_m -> V) (columns : 'I_n -> V) :
  simple E -> matrix_of E X M rows columns ->
  (forall I : {set 'I_m}, I != set0 ->
     (\sum_(i in I) matrix.row i M = 0)%R <-> even_kernel E [set rows i | i in I]) /\
  (forall J : {set 'I_n}, J != set0 ->
     (\sum_(j in J) col j M = 0)%R <-> even_kernel E [set columns j | j in J]).
Proof. exact: lines_even_kernel. Qed.

(* Theorem 3.1, proof: if the row r_i is not in the span of the other rows, then e_i is a sum of
   columns, b_1 c_1 + ... + b_n c_n. For every such b there is a k with b_k = 1 and the entry i of c_k
   1, and to move from r_i to each such c_k wins. And so for a column. *)
Theorem theorem_3_1_winning_move (V : finType) (E : graph V) (X : {set V}) (m n : nat)
    (M : 'M['F_2]_(m, n)) (rows : 'I_m -> V) (columns : 'I_n -> V) :
  simple E -> matrix_of E X M rows columns ->
  (forall i, ~ (matrix.row i M <= row' i M)%MS ->
     (exists b : 'cV_n, M *m b = delta_mx i 0)%R /\
     forall b : 'cV_n, (M *m b = delta_mx i 0)%R ->
       (exists k, b k 0 != 0 /\ M i k != 0)%R /\
       forall k, (b k 0 != 0)%R -> (M i k != 0)%R ->
         P_position ((without_edge E (rows i) (columns k), columns k) : UEG V)) /\
  (forall j, ~ (matrix.row j M^T <= row' j M^T)%MS ->
     (exists b : 'cV_m, M^T *m b = delta_mx j 0)%R /\
     forall b : 'cV_m, (M^T *m b = delta_mx j 0)%R ->
       (exists k, b k 0 != 0 /\ M^T j k != 0)%R /\
       forall k, (b k 0 != 0)%R -> (M^T j k != 0)%R ->
         P_position ((without_edge E (columns j) (rows k), rows k) : UEG V)).
Proof.
move=> simpleE mat; split=> l; first exact: independent_line_wins mat.
exact: independent_line_wins (matrix_of_transpose simpleE mat).
Qed.

(* The proof yields all winning moves of a row: with b as there, those to the columns k with b_k = 1,
   and those to the columns that are P-positions themselves. And so of a column. *)
Theorem theorem_3_1_all_winning_moves (V : finType) (E : graph V) (X : {set V}) (m n : nat)
    (M : 'M['F_2]_(m, n)) (rows : 'I_m -> V) (columns : 'I_n -> V) :
  simple E -> matrix_of E X M rows columns ->
  (forall i (b : 'cV_n), (M *m b = delta_mx i 0)%R ->
     forall k, (M i k != 0)%R ->
       P_position ((without_edge E (rows i) (columns k), columns k) : UEG V) <->
       (b k 0 != 0)%R \/ P_position ((E, columns k) : UEG V)) /\
  (forall j (b : 'cV_m), (M^T *m b = delta_mx j 0)%R ->
     forall k, (M^T j k != 0)%R ->
       P_position ((without_edge E (columns j) (rows k), rows k) : UEG V) <->
       (b k 0 != 0)%R \/ P_position ((E, rows k) : UEG V)).
Proof.
move=> simpleE mat; split=> l b; first exact: line_all_winning_moves mat.
exact: line_all_winning_moves (matrix_of_transpose simpleE mat).
Qed.

(* Corollary 3.6. The second player wins unrooted UEG on a bipartite graph with the matrix M iff M is
   invertible over GF(2), that is square and of full rank. *)
Theorem corollary_3_6 (V : finType) (E : graph V) (X : {set V}) (m n : nat)
    (M : 'M['F_2]_(m, n)) (rows : 'I_m -> V) (columns : 'I_n -> V) :
  simple E -> matrix_of E X M rows columns ->
  P_position (inl E : unrooted_UEG V) <-> m = n /\ \rank M = m.
Proof. exact: matrix_unrooted. Qed.

(* Corollary 3.2. In a bipartite graph (G, v) is a P-position of UEG iff v is in an even kernel. *)
Theorem corollary_3_2 (V : finType) (E : graph V) (v : V) :
  simple E -> bipartite E ->
  P_position ((E, v) : UEG V) <-> exists2 S, even_kernel E S & v \in S.
Proof. by move=> simpleE [X bip]; apply: bipartite_kernel simpleE bip v. Qed.

(* Corollary 3.3. "There is a polynomial-time algorithm for UEG in case the rooted graph is bipartite."
   The algorithm reads the adjacency matrix and the number of the root, and eliminates; on a graph of
   order n it takes at most (n + 2)^3 steps. *)
Theorem corollary_3_3 (V : finType) (E : graph V) (v : V) :
  simple E -> bipartite E ->
  let run := decide_P (adjacency E) (number v) in
  (result run <-> P_position ((E, v) : UEG V)) /\ steps run <= expn (#|V| + 2) 3.
Proof.
move=> simpleE [X bip]; split; last exact: decide_P_steps.
by rewrite (decide_P_right simpleE bip); split=> /P_positionP.
Qed.

(* After Corollary 3.3: "we can efficiently (e.g., using Gaussian elimination) compute a winning move (if
   one exists) at each turn". In whatever position play has come to, one elimination gives a winning
   move, or says that the position is P; one elimination for each move gives all that win. *)
Theorem corollary_3_3_each_turn (V : finType) (E : graph V) (v : V) (moves : seq (UEG V)) :
  simple E -> bipartite E -> path (fun p q => q \in options p) ((E, v) : UEG V) moves ->
  forall F u, last ((E, v) : UEG V) moves = (F, u) ->
  let wins i := exists w, [/\ i = number w, (u, w) \in F & P_position ((without_edge F u w, w) : UEG V)] in
  let one := winning_move (adjacency F) (number u) in
  let all_of_them := winning_moves (adjacency F) (number u) in
  match result one with Some i => wins i | None => P_position ((F, u) : UEG V) end /\
  steps one <= expn (#|V| + 2) 3 /\
  (forall i, i \in result all_of_them <-> wins i) /\
  steps all_of_them <= expn (#|V| + 2) 4.
Proof. exact: elimination_each_turn. Qed.

(* Corollary 3.5. If v is in the part X and every vertex of the other part has even degree, then
   (G, v) is a P-position. *)
Theorem corollary_3_5 (V : finType) (E : graph V) (X : {set V}) (v : V) :
  simple E -> bipartition E X -> v \in X -> (forall y, y \notin X -> ~~ odd (degree E y)) ->
  P_position ((E, v) : UEG V).
Proof.
move=> simpleE bip vX even; apply: (@even_kernel_P _ _ X) => //.
exact: part_even_kernel (ex_intro _ v vX) even.
Qed.

(* Corollary 3.4. If G is bipartite and every vertex has even degree, then (G, v) is a P-position
   for every vertex v. *)
Theorem corollary_3_4 (V : finType) (E : graph V) (v : V) :
  simple E -> bipartite E -> (forall u, ~~ odd (degree E u)) -> P_position ((E, v) : UEG V).
Proof.
move=> simpleE [X bip] even; have [vX|vX] := boolP (v \in X).
- by apply: corollary_3_5 bip vX _ => // y _.
- apply: (@corollary_3_5 _ _ (~: X)) => //; last by rewrite inE.
  by move=> x y /bip; rewrite !inE (eqtype.inj_eq negb_inj).
Qed.

(* Corollary 3.4, proof: "each part is an even kernel" fails where a part is empty. *)
Theorem empty_part_is_no_even_kernel :
  ~ (forall (V : finType) (E : graph V) (X : {set V}), 0 < #|V| -> simple E -> bipartition E X ->
       (forall u, ~~ odd (degree E u)) -> even_kernel E X).
Proof.
move=> /(_ [finType of unit] set0 set0); rewrite card_unit => /(_ isT) H.
case: H => [|u v|u|]; rewrite ?eqxx ?inE //; first by split=> *; rewrite !inE.
by rewrite /degree (_ : neighbours _ _ = set0) ?cards0 //; apply/setP=> x; rewrite !inE.
Qed.

(* The same, repaired: each nonempty part is an even kernel. *)
Theorem nonempty_part_is_an_even_kernel (V : finType) (E : graph V) (X : {set V}) :
  bipartition E X -> (forall u, ~~ odd (degree E u)) ->
  (X != set0 -> even_kernel E X) /\ (X != setT -> even_kernel E (~: X)).
Proof.
move=> bip even; split=> [/set0Pn X0|XT]; first exact: part_even_kernel X0 _.
apply: part_even_kernel => // [x y /bip|]; first by rewrite !inE (eqtype.inj_eq negb_inj).
by apply/set0Pn; apply: contraNneq XT => /(congr1 (@setC V)); rewrite setCK setC0 => ->.
Qed.

(* Theorem 4.1. (Q_n, v) is a P-position iff n is even. *)
Theorem theorem_4_1 (n : nat) (v : {ffun 'I_n -> bool}) :
  P_position ((cube n, v) : UEG _) <-> ~~ odd n.
Proof. exact: cube_outcome. Qed.

(* Theorem 4.1, proof: for odd n, v = (0, ..., 0), and w any sequence with precisely one 1, the set S
   of these sequences is an even kernel of Q_n - vw. *)
Theorem theorem_4_1_kernel (n : nat) (v w : {ffun 'I_n -> bool}) :
  let S := [set u : {ffun 'I_n -> bool} | #|[set i | u i]| == 1] in
  odd n -> v = [ffun=> false] -> w \in S ->
  even_kernel (without_edge (cube n) v w) S.
Proof.
move=> S n_odd v0 wS; have -> : S = neighbours (cube n) v.
  by apply/setP=> u; rewrite v0 one_bit.
by move: wS; rewrite v0 one_bit in_neighbours => /cubeP[i ->]; apply: cube_kernel.
Qed.

(* Theorem 4.1, proof: "the winning strategy for the first player is to always play into S". *)
Theorem theorem_4_1_strategy (n : nat) (v w : {ffun 'I_n -> bool}) :
  let S := [set u : {ffun 'I_n -> bool} | #|[set i | u i]| == 1] in
  odd n -> v = [ffun=> false] -> w \in S ->
  (v, w) \in cube n /\ wins_into S ((without_edge (cube n) v w, w) : UEG _).
Proof.
move=> S n_odd v0 wS; split; first by move: wS; rewrite v0 one_bit in_neighbours.
apply: kernel_wins_into (wS); first exact: simple_without_edge (@simple_cube n).
exact: theorem_4_1_kernel.
Qed.

(* Theorem 4.2. For m, n >= 2 the corner (1, 1) of the m by n grid is a P-position iff
   gcd(m + 1, n + 1) != 1. (It holds for m = 1 or n = 1 too: section 5 (4).) *)
Theorem theorem_4_2 (m n : nat) (v : 'I_m * 'I_n) :
  1 < m -> 1 < n -> row v = 1 -> column v = 1 ->
  P_position ((grid m n, v) : UEG _) <-> gcdn m.+1 n.+1 != 1.
Proof. by move=> _ _; apply: corner_P. Qed.

(* Theorem 4.2, proof: for every common divisor d > 1 of m + 1 and n + 1 the set S of the (i, j) with
   d not dividing i, d not dividing j, and 2 d dividing i - j or i + j is an even kernel, and (1, 1)
   is in it. *)
Theorem theorem_4_2_kernel (m n d : nat) (v : 'I_m * 'I_n) (S : {set 'I_m * 'I_n}) :
  1 < d -> d %| m.+1 -> d %| n.+1 -> row v = 1 -> column v = 1 ->
  (forall u, u \in S <->
     [/\ ~~ (d %| row u), ~~ (d %| column u) &
         Z.divide (2 * Z.of_nat d) (Z.of_nat (row u) - Z.of_nat (column u)) \/
         Z.divide (2 * Z.of_nat d) (Z.of_nat (row u) + Z.of_nat (column u))]) ->
  even_kernel (grid m n) S /\ v \in S.
Proof. exact: squares_kernel. Qed.

(* Theorem 4.2, proof: "and either 2d | (i - j) or 2d | (i + j)" is never both, where d divides neither
   i nor j. *)
Theorem theorem_4_2_either_or (d i j : nat) :
  ~~ (d %| i) -> ~~ (d %| j) ->
  ~ (Z.divide (2 * Z.of_nat d) (Z.of_nat i - Z.of_nat j) /\
     Z.divide (2 * Z.of_nat d) (Z.of_nat i + Z.of_nat j)).
Proof.
move=> /negP d_i _ [[p Ep] [q Eq]]; apply: d_i; apply/dvdnP; exists (Z.to_nat (p + q)).
by apply: Nat2Z.inj; rewrite -multE Nat2Z.inj_mul; nia.
Qed.

(* The set S in words: divide the rectangle into d-by-d squares, and colour these in checkerboard
   fashion. S is the set of points on the interiors of the diagonals, of one diagonal of each square,
   chosen by its colour. *)
Theorem theorem_4_2_in_words (m n d : nat) (u : 'I_m * 'I_n) :
  1 < d -> d %| m.+1 -> d %| n.+1 ->
  [/\ ~~ (d %| row u), ~~ (d %| column u) &
      Z.divide (2 * Z.of_nat d) (Z.of_nat (row u) - Z.of_nat (column u)) \/
      Z.divide (2 * Z.of_nat d) (Z.of_nat (row u) + Z.of_nat (column u))] <->
  [/\ 0 < row u %% d, 0 < column u %% d &
      if odd (row u %/ d + column u %/ d) then row u %% d + column u %% d = d
      else row u %% d = column u %% d].
Proof. exact: squares_in_words. Qed.

(* Fig. 3 shows the set S for the 14 by 9 grid. There gcd(15, 10) = 5, so d = 5: there are six squares,
   and S, an even kernel, has the four points on the interior of one diagonal of each. *)
Theorem figure_3 (S : {set 'I_14 * 'I_9}) :
  (forall u, u \in S <->
     [/\ ~~ (5 %| row u), ~~ (5 %| column u) &
         Z.divide (2 * Z.of_nat 5) (Z.of_nat (row u) - Z.of_nat (column u)) \/
         Z.divide (2 * Z.of_nat 5) (Z.of_nat (row u) + Z.of_nat (column u))]) ->
  [/\ gcdn 15 10 = 5, even_kernel (grid 14 9) S, #|S| = 24 &
      forall q p, q < 3 -> p < 2 ->
      let across u := row u - 5 * q in let along u := column u - 5 * p in
      let square :=
        [set u in S | (5 * q <= row u <= 5 * q + 5) && (5 * p <= column u <= 5 * p + 5)] in
      #|square| = 4 /\
      ((forall u, u \in square -> across u = along u) \/
       (forall u, u \in square -> across u + along u = 5))].
Proof. exact: squares_14_9. Qed.

(* Theorem 4.2, proof: if gcd(m + 1, n + 1) = 1 then one of m and n is even. *)
Theorem theorem_4_2_parity (m n : nat) : gcdn m.+1 n.+1 = 1 -> ~~ odd m || ~~ odd n.
Proof.
move=> g1; rewrite -negb_and; apply/negP=> /andP[m_odd n_odd].
have : 2 %| gcdn m.+1 n.+1 by rewrite dvdn_gcd !dvdn2 /= m_odd n_odd.
by rewrite g1.
Qed.

(* Theorem 4.2, proof: the billiard ball on the table [0, m + 1] x [0, n + 1] begins its journey
   at corner (m + 1, 0), with slope -1. After travelling through lcm(m + 1, n + 1) = (m + 1)(n +
   1) steps it is in another corner, and in none before. *)
Theorem theorem_4_2_trajectory (m n : nat) :
  1 < m -> 1 < n -> gcdn m.+1 n.+1 = 1 ->
  let M := Z.of_nat m.+1 in let N := Z.of_nat n.+1 in
  let steps := lcmn m.+1 n.+1 in
  [/\ steps = m.+1 * n.+1, rays.corner M N (ball_table.billiard_place M N steps),
      ball_table.billiard_place M N steps <> (M, 0%Z) &
      forall t, 0 < t < steps -> ~ rays.corner M N (ball_table.billiard_place M N t)].
Proof. exact: journey_ends. Qed.

(* The ball's trajectory, for m even, takes it through any given vertex at most twice, once with
   slope +1 and once with slope -1; and only through vertices (i, j) with i + j odd. *)
Theorem theorem_4_2_at_most_twice (m n : nat) :
  1 < m -> 1 < n -> gcdn m.+1 n.+1 = 1 -> ~~ odd m ->
  let M := Z.of_nat m.+1 in let N := Z.of_nat n.+1 in
  let place := ball_table.billiard_place M N in let slope := ball_table.billiard_slope M N in
  (forall t u, 0 < t < m.+1 * n.+1 -> 0 < u < m.+1 * n.+1 ->
     rays.inside M N (place t) -> place t = place u -> slope t = slope u -> t = u) /\
  (forall t, Z.odd ((place t).1 + (place t).2) = true /\ (slope t = 1 \/ slope t = -1)%Z).
Proof. exact: visits_at_most_twice. Qed.

(* For m even the orbit visits every vertex (i, j) with i + j odd exactly twice. *)
Theorem theorem_4_2_exactly_twice (m n i j : nat) :
  1 < m -> 1 < n -> gcdn m.+1 n.+1 = 1 -> ~~ odd m ->
  1 <= i <= m -> 1 <= j <= n -> odd (i + j) ->
  let place := ball_table.billiard_place (Z.of_nat m.+1) (Z.of_nat n.+1) in
  exists t u, [/\ 0 < t < m.+1 * n.+1, 0 < u < m.+1 * n.+1, t <> u &
    forall s, 0 < s < m.+1 * n.+1 -> place s = (Z.of_nat i, Z.of_nat j) <-> s = t \/ s = u].
Proof. exact: visits_exactly_twice. Qed.

(* Theorem 4.2, proof, Fig. 5: portion b of the trajectory leaves (1, 2) to the north-east, portion c
   leaves (2, 1) so. Let it lead to a corner of the table, by t steps, and let S be the set of all
   vertices which are traversed an odd number of times on it. S is an independent set, and every
   vertex not in S is adjacent to an even number of members of S except (1, 1). So S is an even kernel
   once the edge from (1, 1) to the start is away, and a move along it results in a P-position. That
   exactly one of b and c leads to a corner where gcd(m + 1, n + 1) = 1: figure_4. *)
Theorem theorem_4_2_portion_b (m n t : nat) (u v : 'I_m * 'I_n) :
  row u = 1 -> column u = 1 -> (row v, column v) \in [:: (1, 2); (2, 1)] ->
  let start := (Z.of_nat (row v), Z.of_nat (column v)) in
  portions.portion_to_corner (Z.of_nat m.+1) (Z.of_nat n.+1) start rays.NE t ->
  let S := portion_kernels.traversed_oddly m n start rays.NE t in
  [/\ independent (grid m n) S, v \in S,
      forall w, w \notin S -> odd #|neighbours (grid m n) w :&: S| = (w == u),
      even_kernel (without_edge (grid m n) u v) S &
      (v \in neighbours (grid m n) u) /\ P_position ((without_edge (grid m n) u v, v) : UEG _)].
Proof. exact: portion_opens. Qed.

(* Theorem 4.2, proof, and Fig. 4: of the four portions a and b leave (1, 2) to the north-west and the
   north-east, c and d leave (2, 1) to the north-east and the south-east. Two of them lead to corners
   of the table; not both a and d, and not both b and c; so exactly one of b and c. For m even they
   are portions of the ball's trajectory from (m + 1, 0), run forwards or backwards. *)
Theorem figure_4 (m n : nat) :
  1 < m -> 1 < n -> gcdn m.+1 n.+1 = 1 ->
  let M := Z.of_nat m.+1 in let N := Z.of_nat n.+1 in
  let leads := portions.leads_to_corner M N in
  (exists a b c d : bool,
     [/\ leads (1, 2)%Z rays.NW <-> a, leads (1, 2)%Z rays.NE <-> b,
         leads (2, 1)%Z rays.NE <-> c, leads (2, 1)%Z rays.SE <-> d &
         [/\ a + b + c + d = 2, ~~ (a && d), ~~ (b && c) & b (+) c]]) /\
  (~~ odd m -> forall v h t,
     (v, h) = ((1, 2)%Z, rays.NW) \/ (v, h) = ((1, 2)%Z, rays.NE) \/
     (v, h) = ((2, 1)%Z, rays.NE) \/ (v, h) = ((2, 1)%Z, rays.SE) ->
     portions.portion M N v h t ->
     let ball := ball_table.billiard_place M N in
     exists u,
       u + t <= m.+1 * n.+1 /\ (forall s, s <= t -> ball (u + s) = rays.place M N v h s) \/
       t <= u <= m.+1 * n.+1 /\ (forall s, s <= t -> ball (u - s) = rays.place M N v h s)).
Proof. exact: four_portions. Qed.

(* Fig. 5: an even kernel in the 12 by 9 grid without the edge from (1, 1) to (1, 2). It is the set of
   portion b, which leads to the corner (13, 0) by 38 steps. *)
Theorem figure_5 (u v : 'I_12 * 'I_9) :
  row u = 1 -> column u = 1 -> row v = 1 -> column v = 2 ->
  [/\ portions.portion_to_corner 13 10 (1, 2)%Z rays.NE 38,
      rays.place 13 10 (1, 2)%Z rays.NE 38 = (13, 0)%Z &
      even_kernel (without_edge (grid 12 9) u v)
        (portion_kernels.traversed_oddly 12 9 (1, 2)%Z rays.NE 38)].
Proof.
move=> u1 u2 v1 v2.
have leads : portions.portion_to_corner 13 10 (1, 2)%Z rays.NE 38.
  by apply/ball_figures.portionP; vm_compute.
split=> //; have := @theorem_4_2_portion_b 12 9 38 u v u1 u2.
by rewrite v1 v2 => /(_ isT leads)[].
Qed.

(* Theorem 4.2, proof: if gcd(m + 1, n + 1) = 1, at least one of the two opening moves from the
   corner (1, 1), to (1, 2) and to (2, 1), leads to a P-position. *)
Theorem theorem_4_2_opening (m n : nat) (v : 'I_m * 'I_n) :
  1 < m -> 1 < n -> row v = 1 -> column v = 1 -> gcdn m.+1 n.+1 = 1 ->
  exists w, [/\ (v, w) \in grid m n, (row w, column w) \in [:: (1, 2); (2, 1)] &
    P_position ((without_edge (grid m n) v w, w) : UEG _)].
Proof. by move=> _ _; apply: corner_opening. Qed.

(* Section 5 (1): as asked there, of every vertex in G and not only of those outside S, an even kernel
   is the same. *)
Theorem section_5_1_rewording (V : finType) (E : graph V) (S : {set V}) :
  even_kernel E S <->
  [/\ S != set0, independent E S & forall u, ~~ odd #|neighbours E u :&: S|].
Proof. exact: even_kernel_everywhere. Qed.

(* Section 5 (1): the two criteria for a bipartite graph: it has an even kernel iff some root is a
   P-position, and iff its matrix is not invertible. *)
Theorem section_5_1_bipartite (V : finType) (E : graph V) (X : {set V}) (m n : nat)
    (M : 'M['F_2]_(m, n)) (rows : 'I_m -> V) (columns : 'I_n -> V) :
  simple E -> matrix_of E X M rows columns ->
  ((exists S, even_kernel E S) <-> exists v, P_position ((E, v) : UEG V)) /\
  ((exists S, even_kernel E S) <-> ~ (m = n /\ \rank M = m)).
Proof. exact: bipartite_has_kernel. Qed.

(* Section 5 (1): the n-cube has an even kernel iff n is even. *)
Theorem section_5_1_cubes (n : nat) : (exists S, even_kernel (cube n) S) <-> ~~ odd n.
Proof. exact: cube_has_kernel. Qed.

(* Section 5 (1): a tree has an even kernel iff it has no perfect matching. It needs no more than that
   there is no cycle. *)
Theorem section_5_1_trees (V : finType) (E : graph V) :
  simple E -> acyclic E -> (exists S, even_kernel E S) <-> ~ exists M, perfect E M.
Proof. exact: tree_has_kernel. Qed.

(* Section 5 (1): "Complete graphs and bipartite graphs share this property", that (G, v) is a
   P-position of UEG iff v is in an even kernel. *)
Theorem section_5_1_property (V : finType) :
  (forall v : V, P_position ((complete V, v) : UEG V) <->
                 exists2 S, even_kernel (complete V) S & v \in S) /\
  (forall (E : graph V) (v : V), simple E -> bipartite E ->
     P_position ((E, v) : UEG V) <-> exists2 S, even_kernel E S & v \in S).
Proof. exact: P_in_kernels. Qed.

(* Section 5 (2) asks when (G, v) is N for every vertex v. Not whenever G has no even kernel: the paw
   has none. *)
Theorem section_5_2_even_kernels_do_not_decide :
  ~ (forall (V : finType) (E : graph V), simple E ->
       (forall v, N_position ((E, v) : UEG V)) <-> ~ exists S, even_kernel E S).
Proof.
have [simple_paw root_P _] := figure_2.
case/(_ _ paw simple_paw)=> _ /(_ _ ord0)/(P_and_N_exclude root_P); apply.
by case=> S /paw_has_no_even_kernel.
Qed.

(* Section 5 (4): "We showed that for (i, j) = (1, 1) we have a P-position iff m + 1 and n + 1 have a
   nontrivial common factor", here for all m and n. *)
Theorem section_5_4_corner (m n : nat) (v : 'I_m * 'I_n) :
  row v = 1 -> column v = 1 ->
  P_position ((grid m n, v) : UEG _) <-> exists2 d, 1 < d & (d %| m.+1) && (d %| n.+1).
Proof. exact: corner_common_factor. Qed.

(* Section 5 (4) asks for which (i, j) the grid is a P-position. Answered by [SV25, Theorem 2]. *)
Theorem section_5_4_vertices (m n : nat) (v : 'I_m * 'I_n) :
  P_position ((grid m n, v) : UEG _) <->
  ~~ (gcdn m.+1 n.+1 %| row v) /\ ~~ (gcdn m.+1 n.+1 %| column v).
Proof.
by rewrite (bipartite_kernel (@simple_grid m n) (@grid_bipartition m n)); apply: grid_kernel.
Qed.

(* Section 5 (4): on a product of even cycles every vertex is a P-position. (A cycle has order 3 at
   least.) *)
Theorem section_5_4_tori (s : seq nat) (v : box_vertex s) :
  all (fun n => (3 < n) && ~~ odd n) s -> P_position ((torus s, v) : UEG _).
Proof. by move=> /torus_even[simple_s bip_s even_s]; apply: corollary_3_4. Qed.

(* Section 5 (4): on the product of a path of order n and an even cycle of order m, (a, b) is P iff
   gcd(n + 1, m) does not divide a. (A cycle has order 3 at least.) *)
Theorem section_5_4_cylinders (n m : nat) (v : 'I_n * 'I_m) :
  3 < m -> ~~ odd m ->
  P_position ((product (path_graph n) (cycle_graph m), v) : UEG _) <-> ~~ (gcdn n.+1 m %| v.1.+1).
Proof.
move=> m3 m_even; have m_eq : m = m./2.*2 by rewrite -[LHS]odd_double_half (negPf m_even).
by move: m3 v; rewrite m_eq -[4]/(2.*2) leq_double => k1 v; apply: (cylinders.cylinder_rule k1).
Qed.

(* Section 5 (4): "One can also consider higher-dimensional grid graphs." The grid with sides of
   orders s, of any dimension: the vertex (a_1, ..., a_d) is N iff the product of the f_(a_i)(x_i)
   lies in the ideal of the polynomials over the field of two elements that x_1 + ... + x_d and
   the f_(n_i + 1)(x_i) generate. *)
Theorem section_5_4_higher_dimension (s : seq nat) (v : box_vertex s) :
  N_position ((box s, v) : UEG _) <->
  grid_ideal (value (variables [comRingType of 'F_2] s) v).
Proof. exact: N_iff_in_ideal. Qed.

(* The answer for all dimensions: the vertex (a_1, ..., a_d) is P iff there are odd q_i, q_i | n_i + 1,
   balanced (w_i of order q_i in characteristic 2 with the w_i + 1/w_i of sum 0), for which the local
   rule does not say that the sum divides. *)
Theorem section_5_4_answer (s : seq nat) (v : box_vertex s) :
  P_position ((box s, v) : UEG _) <->
  exists q, [/\ balanced_orders.offered s q, balanced_orders.balanced q &
                ~~ local_rule.sum_divides (balanced_orders.factors v q)].
Proof. exact: box_outcomes.box_outcome. Qed.

(* The same answer for four dimensions, and for five. *)
Theorem section_5_4_dimension_4 (k l m n : nat) (v : box_vertex [:: k; l; m; n]) :
  P_position ((box [:: k; l; m; n], v) : UEG _) <->
  exists q, [/\ balanced_orders.offered [:: k; l; m; n] q, balanced_orders.balanced q &
                ~~ local_rule.sum_divides (balanced_orders.factors v q)].
Proof. exact: section_5_4_answer. Qed.

Theorem section_5_4_dimension_5 (j k l m n : nat) (v : box_vertex [:: j; k; l; m; n]) :
  P_position ((box [:: j; k; l; m; n], v) : UEG _) <->
  exists q, [/\ balanced_orders.offered [:: j; k; l; m; n] q, balanced_orders.balanced q &
                ~~ local_rule.sum_divides (balanced_orders.factors v q)].
Proof. exact: section_5_4_answer. Qed.

(* A P vertex has an even kernel, and an N vertex a vector b with A b = e_v, that the first layer gives: layer
   k + 1 is the sum of the neighbours in layer k, of layer k - 1, and of the vertex v where it is in layer k,
   for b. And the layer behind the last is empty. *)
Theorem section_5_4_witnesses (n : nat) (s : seq nat) (v : box_vertex (n :: s)) :
  (P_position ((box (n :: s), v) : UEG _) <-> exists first, let K := grown (box s) n no_source first in
     [/\ layer (box s) no_source first n.+1 = set0, even_kernel (box (n :: s)) K & v \in K]) /\
  (N_position ((box (n :: s), v) : UEG _) <-> exists first, let b := grown (box s) n (source_at v) first in
     layer (box s) (source_at v) first n.+1 = set0 /\
     forall u, odd #|neighbours (box (n :: s)) u :&: b| = (u == v)).
Proof.
have [X bip] := box_bipartite s; have simple_s := simple_box s.
by split; [apply: P_by_layers bip v | apply: N_by_layers bip v].
Qed.

(* Common zeros r of the f_(n_i + 1) with sum 0, in any ring of characteristic 2, at which the product
   is not 0 prove that the vertex is P. *)
Theorem section_5_4_common_zero (s : seq nat) (v : box_vertex s) (L : comRingType) (r : seq L) :
  (1 + 1 = 0 :> L)%R -> size r = size s -> relations (fun x => x = 0%R) s r ->
  (\sum_(x <- r) x = 0)%R -> value r v <> 0%R -> P_position ((box s, v) : UEG _).
Proof. exact: common_zero_P. Qed.

(* If the coordinates of w are multiples of those of v, counted from 1, and v is N, then so is w. So
   the corner (1, ..., 1) is P if any vertex is. *)
Theorem section_5_4_multiples (s : seq nat) (v w : box_vertex s) :
  multiple v w -> N_position ((box s, v) : UEG _) -> N_position ((box s, w) : UEG _).
Proof. exact: multiples_N. Qed.

(* The outcome of (a_1, ..., a_d) depends on the gcd(a_i, n_i + 1) alone. *)
Theorem section_5_4_gcds (s : seq nat) (v w : box_vertex s) :
  same_gcds v w -> N_position ((box s, v) : UEG _) <-> N_position ((box s, w) : UEG _).
Proof. exact: same_gcds_N. Qed.

(* Section 5 (2): "In particular, ... how do we decide whether (G, v) is an N-position in UEG for every
   vertex v": the second player wins unrooted UEG iff it is. *)
Theorem section_5_2_restated (V : finType) (E : graph V) :
  P_position (inl E : unrooted_UEG V) <-> forall v, N_position ((E, v) : UEG V).
Proof.
split=> [/P_positionP|all_N].
- by rewrite is_P_unrooted_UEG => /forallP all_N v; apply/N_positionP.
- by apply/P_positionP; rewrite is_P_unrooted_UEG; apply/forallP=> v; apply/N_positionP.
Qed.

(* Section 5 (5): the four decision problems for partizan UVG, the tokens apart. The answer to exactly
   one is yes, they are the four classes, and exchanging the tokens exchanges red and blue. *)
Theorem section_5_5_uvg (V : finType) (E : graph V) (red blue : V) :
  red != blue ->
  let p := (E, red, blue) : partizan_UVG V in
  let q := (E, blue, red) : partizan_UVG V in
  exactly_one (player_1_can p) (player_2_can p) (red_can p) (blue_can p) /\
  ((player_1_can p <-> class_of p = N_class) /\ (player_2_can p <-> class_of p = P_class) /\
   (red_can p <-> class_of p = L_class) /\ (blue_can p <-> class_of p = R_class)) /\
  ((player_1_can p <-> player_1_can q) /\ (player_2_can p <-> player_2_can q) /\
   (red_can p <-> blue_can q) /\ (blue_can p <-> red_can q)).
Proof.
move=> _ p q; have [one classes] := answers_classes p.
by split=> //; split=> //; exact: UVG_exchanged.
Qed.

(* The same for partizan UEG, where the tokens may share a vertex. *)
Theorem section_5_5_ueg (V : finType) (E : graph V) (red blue : V) :
  let p := (E, red, blue) : partizan_UEG V in
  let q := (E, blue, red) : partizan_UEG V in
  exactly_one (player_1_can p) (player_2_can p) (red_can p) (blue_can p) /\
  ((player_1_can p <-> class_of p = N_class) /\ (player_2_can p <-> class_of p = P_class) /\
   (red_can p <-> class_of p = L_class) /\ (blue_can p <-> class_of p = R_class)) /\
  ((player_1_can p <-> player_1_can q) /\ (player_2_can p <-> player_2_can q) /\
   (red_can p <-> blue_can q) /\ (blue_can p <-> red_can q)).
Proof.
move=> p q; have [one classes] := answers_classes p.
by split=> //; split=> //; exact: UEG_exchanged.
Qed.

(* Section 5 (5): while the tokens are in different components, the player from whose token the longer
   path starts wins partizan UVG, no matter who moves first; if the longest ones are equal, player 2
   wins. Player 1 never does. *)
Theorem section_5_5_uvg_apart (V : finType) (E : graph V) (red blue : V) :
  simple E -> apart E red blue ->
  let p := (E, red, blue) : partizan_UVG V in
  (forall u, exists n, longest_path E u n) /\
  forall a b, longest_path E red a -> longest_path E blue b ->
    (red_can p <-> b < a) /\ (blue_can p <-> a < b) /\ (player_2_can p <-> a = b) /\
    ~ player_1_can p.
Proof.
move=> simpleE far p; split=> [u|a b long_a long_b]; first exact: longest_path_exists.
have := partizan_UVG_race (p := (E, red, blue)) simpleE far long_a long_b.
by have [n [s [l r]]] := four_questions p; rewrite n s l r; tauto.
Qed.

(* The same for partizan UEG, with trails for paths. *)
Theorem section_5_5_ueg_apart (V : finType) (E : graph V) (red blue : V) :
  simple E -> apart E red blue ->
  let p := (E, red, blue) : partizan_UEG V in
  (forall u, exists n, longest_trail E u n) /\
  forall a b, longest_trail E red a -> longest_trail E blue b ->
    (red_can p <-> b < a) /\ (blue_can p <-> a < b) /\ (player_2_can p <-> a = b) /\
    ~ player_1_can p.
Proof.
move=> simpleE far p; split=> [u|a b long_a long_b]; first exact: longest_trail_exists.
have := partizan_UEG_race (p := (E, red, blue)) simpleE far long_a long_b.
by have [n [s [l r]]] := four_questions p; rewrite n s l r; tauto.
Qed.

(* Section 5 (5): the reduction from HAMILTONIAN PATH. On the board that a new vertex joined to every
   vertex of G and a separate path with |V(G)| edges make with G, one token at the new vertex and the
   other at the end of the path, player 2 can win partizan UVG iff G has a Hamiltonian path. *)
Theorem section_5_5_reduction (V : finType) (E : graph V) :
  simple E ->
  simple (path_and_apex E) /\ #|board_vertices V| = 2 * #|V| + 2 /\
  (player_2_can ((path_and_apex E, apex V, path_end V) : partizan_UVG _) <->
   exists s, hamiltonian_path E s).
Proof.
move=> simpleE; split; [exact: simple_board|split; last exact: second_player_hamiltonian].
by rewrite card_sum card_option card_ord mul2n -addnn addn2 addSn addnS.
Qed.
