(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The lines of the matrix of a bipartite graph: which are P-positions of UEG, which moves win from a line
   that is none, and who wins when the root is chosen first [FSU93, Theorem 3.1, Corollary 3.6]. *)
From mathcomp Require Import all_ssreflect ssralg zmodp matrix mxalgebra.
From Gazetteer Require Import games rules even_kernels isomorphisms bipartite matrices.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A line is a P-position iff it is in the span of the others. *)
Lemma lines_P (m n : nat) (M : 'M['F_2]_(m, n)) :
  (forall i : 'I_m, P_position ((graph_of_matrix M, inl i) : UEG _) <->
                    (matrix.row i M <= row' i M)%MS) /\
  (forall j : 'I_n, P_position ((graph_of_matrix M, inr j) : UEG _) <->
                    (matrix.row j M^T <= row' j M^T)%MS).
Proof.
split=> l; rewrite (bipartite_kernel (simple_matrix M) (@matrix_bipartition _ _ M)).
- by rewrite row_kernel row_span.
- by rewrite column_kernel row_kernel row_span.
Qed.

Lemma lines_even_kernel (V : finType) (E : graph V) (X : {set V}) (m n : nat)
    (M : 'M['F_2]_(m, n)) (rows : 'I_m -> V) (columns : 'I_n -> V) :
  simple E -> matrix_of E X M rows columns ->
  (forall I : {set 'I_m}, I != set0 ->
     (\sum_(i in I) matrix.row i M = 0)%R <-> even_kernel E [set rows i | i in I]) /\
  (forall J : {set 'I_n}, J != set0 ->
     (\sum_(j in J) col j M = 0)%R <-> even_kernel E [set columns j | j in J]).
Proof.
move=> simpleE /(matrix_isomorphism simpleE) iso; split=> I I0.
- rewrite rows_even_kernel // (isomorphism_even_kernel _ iso).
  by rewrite -imset_comp.
- rewrite columns_even_kernel // (isomorphism_even_kernel _ iso).
  by rewrite -imset_comp.
Qed.

(* A move from a row wins iff e_i is a sum of columns with that column among them. *)
Lemma line_winning_move (V : finType) (E : graph V) (X : {set V}) (m n : nat)
    (M : 'M['F_2]_(m, n)) (r : 'I_m -> V) (c : 'I_n -> V) (i : 'I_m) (k : 'I_n) :
  simple E -> matrix_of E X M r c -> (M i k != 0)%R ->
  P_position ((without_edge E (r i) (c k), c k) : UEG V) <->
  (exists b : 'cV_n, M *m b = delta_mx i 0 /\ b k 0 != 0)%R.
Proof.
move=> simpleE /(matrix_isomorphism simpleE) iso ik; rewrite -(row_winning_move ik); apply: iff_sym.
exact: (isomorphism_UEG (inr k) (isomorphism_without_edge (inl i) (inr k) iso)).
Qed.

(* A row not in the span of the others has a winning move, and each solution tells some. *)
Lemma independent_line_wins (V : finType) (E : graph V) (X : {set V}) (m n : nat)
    (M : 'M['F_2]_(m, n)) (r : 'I_m -> V) (c : 'I_n -> V) (i : 'I_m) :
  simple E -> matrix_of E X M r c -> ~ (matrix.row i M <= row' i M)%MS ->
  (exists b : 'cV_n, M *m b = delta_mx i 0)%R /\
  forall b : 'cV_n, (M *m b = delta_mx i 0)%R ->
    (exists k, b k 0 != 0 /\ M i k != 0)%R /\
    forall k, (b k 0 != 0)%R -> (M i k != 0)%R ->
      P_position ((without_edge E (r i) (c k), c k) : UEG V).
Proof.
move=> simpleE mat not_in_span; split.
- have /not_P : ~ P_position ((graph_of_matrix M, inl i) : UEG _).
    by case: (lines_P M) => /(_ i) in_rows _; rewrite in_rows.
  move/N_option=> [_ /UEG_optionP[[j|k] ik ->]]; rewrite ?inE // in ik *.
  by move/(row_winning_move ik) => [b [Mb _]]; exists b.
- move=> b Mb; split=> [|k bk ik]; last by apply/(line_winning_move simpleE mat ik); exists b.
  have : ((M *m b) i 0 != 0)%R by rewrite Mb mxE !eqxx GRing.oner_neq0.
  rewrite mxE; have [/existsP[k /andP[bk ik]] _|/existsPn none] :=
    boolP [exists k, (b k 0 != 0)%R && (M i k != 0)%R]; first by exists k.
  rewrite big1 ?eqxx // => k _; have := none k; rewrite negb_and !negbK.
  by case/orP=> /eqP->; rewrite ?GRing.mulr0 ?GRing.mul0r.
Qed.

(* Two solutions differ by an element of the kernel, which makes the column a P-position. *)
Lemma line_all_winning_moves (V : finType) (E : graph V) (X : {set V}) (m n : nat)
    (M : 'M['F_2]_(m, n)) (r : 'I_m -> V) (c : 'I_n -> V) (i : 'I_m) (b : 'cV_n) :
  simple E -> matrix_of E X M r c -> (M *m b = delta_mx i 0)%R ->
  forall k, (M i k != 0)%R ->
    P_position ((without_edge E (r i) (c k), c k) : UEG V) <->
    (b k 0 != 0)%R \/ P_position ((E, c k) : UEG V).
Proof.
move=> simpleE mat Mb k ik; rewrite (line_winning_move simpleE mat ik).
rewrite -(isomorphism_UEG (inr k) (matrix_isomorphism simpleE mat)) column_P.
split=> [[d [Md dk]]|[bk|[x Mx xk]]].
- have [b0|bk] := eqVneq (b k 0)%R 0%R; [right | by left].
  by exists (d - b)%R; rewrite ?mulmxBr ?Md ?Mb ?GRing.subrr // !mxE b0 GRing.subr0.
- by exists b.
- have [b0|bk] := eqVneq (b k 0)%R 0%R; last by exists b.
  by exists (b + x)%R; rewrite mulmxDr Mb Mx GRing.addr0 mxE b0 GRing.add0r.
Qed.

Lemma matrix_graph_unrooted (m n : nat) (M : 'M['F_2]_(m, n)) :
  P_position (inl (graph_of_matrix M) : unrooted_UEG _) <-> m = n /\ \rank M = m.
Proof.
have kernels v := bipartite_kernel (simple_matrix M) (@matrix_bipartition _ _ M) v.
have -> : P_position (inl (graph_of_matrix M) : unrooted_UEG _) <-> row_free M /\ row_free M^T.
  rewrite -!no_row_kernel; split.
  - move/P_positionP; rewrite is_P_unrooted_UEG => /forallP all_N.
    split=> [i|j /column_kernel] /kernels v_P; [have := all_N (inl i) | have := all_N (inr j)];
      by rewrite (introT (P_positionP _) v_P).
  - case=> no_row no_column; apply/P_positionP; rewrite is_P_unrooted_UEG; apply/forallP=> v.
    by apply/negP=> /P_positionP/kernels; case: v => [i /no_row|j /column_kernel/no_column].
rewrite /row_free mxrank_tr; split=> [[/eqP M_m /eqP M_n]|[m_n M_m]].
- by split; [exact: etrans (esym M_m) M_n | exact: M_m].
- by split; apply/eqP; [exact: M_m | exact: etrans M_m m_n].
Qed.

Lemma matrix_unrooted (V : finType) (E : graph V) (X : {set V}) (m n : nat)
    (M : 'M['F_2]_(m, n)) (rows : 'I_m -> V) (columns : 'I_n -> V) :
  simple E -> matrix_of E X M rows columns ->
  P_position (inl E : unrooted_UEG V) <-> m = n /\ \rank M = m.
Proof.
move=> simpleE /(matrix_isomorphism simpleE)/isomorphism_unrooted_UEG <-.
exact: matrix_graph_unrooted.
Qed.
