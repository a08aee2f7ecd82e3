(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Section 3 of [FSU93]: UEG on bipartite graphs, by the lines of a matrix over the field of two
   elements. *)
From mathcomp Require Import all_ssreflect ssralg finalg zmodp matrix mxalgebra.
From Gazetteer Require Import games rules even_kernels isomorphisms bipartite matrices matrix_game.
From Gazetteer Require Import counted bipartite_turns elimination_wins lines each_turn.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

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
