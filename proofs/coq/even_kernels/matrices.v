(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* UEG on a binary matrix [FSU93, section 3]. *)
From mathcomp Require Import all_ssreflect ssralg zmodp matrix mxalgebra.
From Gazetteer Require Import games rules even_kernels bipartite isomorphisms.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

(* The bipartite graph of a binary matrix: a vertex for each row and each column, an edge for each
   nonzero entry. *)
Definition graph_of_matrix m n (M : 'M['F_2]_(m, n)) : graph [finType of 'I_m + 'I_n] :=
  [set e | match e with
           | (inl i, inr j) => M i j != 0
           | (inr j, inl i) => M i j != 0
           | _ => false
           end].

Definition rows_of m n : {set 'I_m + 'I_n} := [set v | if v is inl _ then true else false].

Lemma simple_matrix m n (M : 'M['F_2]_(m, n)) : simple (graph_of_matrix M).
Proof. by split=> [[u|u]|[u|u] [v|v]]; rewrite !inE. Qed.

Lemma matrix_bipartition m n (M : 'M['F_2]_(m, n)) :
  bipartition (graph_of_matrix M) (rows_of m n).
Proof. by move=> [u|u] [v|v]; rewrite !inE. Qed.

Lemma opp_F2 (x : 'F_2) : - x = x.
Proof. by case: x => -[|[|//]] ?; apply/val_inj. Qed.

(* A row is in an even kernel iff some combination of the rows, with it, is zero. *)
Lemma row_kernel m n (M : 'M['F_2]_(m, n)) (i : 'I_m) :
  (exists2 S, even_kernel (graph_of_matrix M) S & inl i \in S) <->
  (exists2 u : 'rV_m, u *m M = 0 & u 0 i != 0).
Proof.
have inl_inj : injective (@inl 'I_m 'I_n) by move=> a b [].
have count (S : {set 'I_m + 'I_n}) k : #|neighbours (graph_of_matrix M) (inr k) :&: S| =
    #|[set j | (inl j \in S) && (M j k != 0)]|.
  rewrite -(card_imset _ inl_inj); apply: eq_card => v; rewrite !inE.
  apply/andP/imsetP=> [|[j]]; last by rewrite inE => /andP[jS Mjk] ->.
  by case: v => [j|j] [] // Mjk jS; exists j; rewrite // inE jS.
have sum_even (u : 'rV['F_2]_m) k : ((u *m M) 0 k == 0) = ~~ odd #|[set j | (u 0 j != 0) && (M j k != 0)]|.
  rewrite -(@sum_F2 _ (u 0) (fun j => M j k != 0)) mxE.
  by congr (_ == _); apply: eq_bigr => j _; rewrite -nonzero_F2.
split=> [[S [_ ind even] iS]|[u uM ui]].
- exists (\row_j (inl j \in S)%:R); last by rewrite mxE iS oner_neq0.
  apply/rowP=> k; rewrite [RHS]mxE; apply/eqP; rewrite sum_even.
  rewrite (_ : [set j | _] = [set j | (inl j \in S) && (M j k != 0)]); last first.
    by apply/setP=> j; rewrite !inE mxE; case: (_ \in S); rewrite ?oner_neq0 ?eqxx.
  rewrite -count; have [kS|] := boolP (inr k \in S); last exact: even.
  rewrite (_ : _ :&: S = set0) ?cards0 //; apply/setP=> v; rewrite in_setI in_neighbours in_set0.
  by apply/negP=> /andP[kv vS]; have := ind _ _ kS vS; rewrite kv.
- exists [set v | if v is inl j then u 0 j != 0 else false]; last by rewrite inE.
  split=> [|[a|a] [b|b]|[a|k] _]; rewrite ?inE //.
  + by apply/set0Pn; exists (inl i); rewrite inE.
  + rewrite (_ : _ :&: _ = set0) ?cards0 //; apply/setP=> -[b|b]; rewrite !inE ?andbF //.
  + rewrite count (_ : [set j | _] = [set j | (u 0 j != 0) && (M j k != 0)]).
      by rewrite -sum_even uM mxE.
    by apply/setP=> j; rewrite !inE.
Qed.

(* Some combination with a row is zero iff the row is in the span of the others. *)
Lemma row_span m n (M : 'M['F_2]_(m, n)) (i : 'I_m) :
  (exists2 u : 'rV_m, u *m M = 0 & u 0 i != 0) <-> (row i M <= row' i M)%MS.
Proof.
have expand (u : 'rV_m) : u *m M = u 0 i *: row i M + (\row_j u 0 (lift i j)) *m row' i M.
  apply/rowP=> k; rewrite !mxE (bigD1_ord i) //=; congr (_ + _).
  by apply: eq_bigr => j _; rewrite !mxE.
split=> [[u uM ui]|/submxP[D rowD]].
- apply/submxP; exists (\row_j u 0 (lift i j)).
  move: uM; rewrite expand [u 0 i]nonzero_F2 ui scale1r => /eqP; rewrite addr_eq0 => /eqP->.
  by apply/rowP=> k; rewrite mxE opp_F2.
- exists (\row_j oapp (D 0) 1 (unlift i j)); last by rewrite mxE unlift_none.
  rewrite expand mxE unlift_none /= scale1r (_ : \row_j _ = D).
    by apply/rowP=> k; rewrite -rowD !mxE -{2}[M i k]opp_F2 subrr.
  by apply/rowP=> j; rewrite !mxE liftK.
Qed.

(* The other way around, for the columns: the graph of the transposed matrix is the same graph. *)
Definition swapped m n (v : 'I_m + 'I_n) : 'I_n + 'I_m :=
  match v with inl i => inr i | inr j => inl j end.

Lemma swappedK m n : cancel (@swapped m n) (@swapped n m).
Proof. by case. Qed.

Lemma even_kernel_swapped m n (M : 'M['F_2]_(m, n)) S :
  even_kernel (graph_of_matrix M) S ->
  even_kernel (graph_of_matrix M^T) (@swapped m n @: S).
Proof.
have edge u v : ((swapped u, swapped v) \in graph_of_matrix M^T) = ((u, v) \in graph_of_matrix M).
  by case: u v => [a|a] [b|b]; rewrite !inE /= ?mxE.
have inj := can_inj (@swappedK m n).
case=> /set0Pn[x xS] ind even; split.
- by apply/set0Pn; exists (swapped x); apply: imset_f.
- by move=> _ _ /imsetP[u uS ->] /imsetP[v vS ->]; rewrite edge; apply: ind.
- move=> w; rewrite -[w](@swappedK n m) (mem_imset _ _ inj) => wS.
  rewrite (_ : _ :&: _ = @swapped m n @: (neighbours (graph_of_matrix M) (swapped w) :&: S)).
    by rewrite card_imset //; apply: even.
  apply/setP=> y; rewrite -[y](@swappedK n m) in_setI in_neighbours edge !(mem_imset _ _ inj).
  by rewrite in_setI in_neighbours.
Qed.

Lemma column_kernel m n (M : 'M['F_2]_(m, n)) (j : 'I_n) :
  (exists2 S, even_kernel (graph_of_matrix M) S & inr j \in S) <->
  (exists2 S, even_kernel (graph_of_matrix M^T) S & inl j \in S).
Proof.
split=> -[S kerS jS].
- exists (@swapped m n @: S); first exact: even_kernel_swapped.
  by apply/imsetP; exists (inr j).
- exists (@swapped n m @: S); first by have := even_kernel_swapped kerS; rewrite trmxK.
  by apply/imsetP; exists (inl j).
Qed.

(* No row is in an even kernel iff the rows are independent. *)
Lemma no_row_kernel m n (M : 'M['F_2]_(m, n)) :
  (forall i, ~ exists2 S, even_kernel (graph_of_matrix M) S & inl i \in S) <-> row_free M.
Proof.
split=> [none|free i /row_kernel[u uM]].
- rewrite -kermx_eq0; apply/eqP/matrixP=> a b; rewrite [RHS]mxE; apply/eqP/negPn/negP=> nz.
  apply: (none b); apply/row_kernel; exists (row a (kermx M)); last by rewrite mxE.
  by rewrite -row_mul mulmx_ker row0.
- by move/eqP: uM; rewrite (mulmx_free_eq0 _ free) => /eqP->; rewrite mxE eqxx.
Qed.

(* Sets of rows, and of columns, that sum to 0 are the even kernels on one side. *)
Lemma rows_even_kernel m n (M : 'M['F_2]_(m, n)) (I : {set 'I_m}) :
  I != set0 ->
  \sum_(i in I) row i M = 0 <-> even_kernel (graph_of_matrix M) [set inl i | i in I].
Proof.
have inl_inj : injective (@inl 'I_m 'I_n) by move=> a b [].
move=> I0; have count k : #|neighbours (graph_of_matrix M) (inr k) :&: [set inl i | i in I]| =
    #|[set i | (i \in I) && (M i k != 0)]|.
  rewrite -(card_imset _ inl_inj); apply: eq_card => v; rewrite in_setI in_neighbours.
  apply/andP/imsetP=> [[vk /imsetP[i iI v_i]]|[i]].
  - by exists i => //; move: vk; rewrite v_i !inE iI.
  - by rewrite inE => /andP[iI ik] ->; rewrite inE ik (mem_imset _ _ inl_inj).
have sum_even k : ((\sum_(i in I) row i M) 0 k == 0) = ~~ odd #|[set i | (i \in I) && (M i k != 0)]|.
  rewrite summxE -odd_F2 -sum1_card natr_sum [in RHS]big_mkcond /= [in LHS]big_mkcond /=.
  congr (_ == _); apply: eq_bigr => i _; rewrite inE !mxE {1}[M i k]nonzero_F2.
  by case: (i \in I); case: (M i k != 0).
split=> [sum0|[_ _ even]].
- apply: (@side_even_kernel _ _ _ (@matrix_bipartition _ _ M) _ true).
  + by case/set0Pn: I0 => i iI; apply/set0Pn; exists (inl i); rewrite (mem_imset _ _ inl_inj).
  + by move=> _ /imsetP[i _ ->]; rewrite inE.
  + by move=> [i|k]; rewrite inE // => _; rewrite count -sum_even sum0 mxE.
- apply/rowP=> k; rewrite [RHS]mxE; apply/eqP; rewrite sum_even -count; apply: even.
  by apply/imsetP=> -[].
Qed.

Lemma columns_even_kernel m n (M : 'M['F_2]_(m, n)) (J : {set 'I_n}) :
  J != set0 ->
  \sum_(j in J) col j M = 0 <-> even_kernel (graph_of_matrix M) [set inr j | j in J].
Proof.
move=> J0; have -> : \sum_(j in J) col j M = (\sum_(j in J) row j M^T)^T.
  by rewrite raddf_sum /=; apply: eq_bigr => j _; rewrite tr_row trmxK.
have zero (v : 'rV['F_2]_m) : v^T = 0 <-> v = 0.
  by split=> [/(congr1 trmx)|->]; rewrite ?trmxK ?trmx0.
rewrite zero rows_even_kernel //.
have swap : [set inr j | j in J] = @swapped n m @: [set inl j | j in J].
  by rewrite -imset_comp.
have swap' : [set inl j | j in J] = @swapped m n @: [set inr j | j in J].
  by rewrite -imset_comp.
split=> ker; first by rewrite swap -{1}[M]trmxK; apply: even_kernel_swapped.
by rewrite swap'; apply: even_kernel_swapped.
Qed.

(* To move from the row i to the column k wins iff some b with M b = e_i has b_k != 0. *)
Lemma row_winning_move m n (M : 'M['F_2]_(m, n)) i k :
  M i k != 0 ->
  P_position ((without_edge (graph_of_matrix M) (inl i) (inr k), inr k) : UEG _) <->
  exists b : 'cV_n, M *m b = delta_mx i 0 /\ b k 0 != 0.
Proof.
have inr_inj : injective (@inr 'I_m 'I_n) by move=> a b [].
move=> ik; have ik_edge : (inl i, inr k) \in graph_of_matrix M by rewrite inE.
rewrite (bipartite_winning_move (simple_matrix M) (@matrix_bipartition _ _ M) ik_edge).
have entry (b : 'cV['F_2]_n) a : ((M *m b) a 0 == 0) = ~~ odd #|[set j | (b j 0 != 0) && (M a j != 0)]|.
  rewrite -(@sum_F2 _ (fun j => b j 0) (fun j => M a j != 0)) mxE.
  by congr (_ == _); apply: eq_bigr => j _; rewrite -nonzero_F2 mulrC.
have count (T : {set 'I_m + 'I_n}) a : (forall u, u \in T -> (u \in rows_of m n) != (inl i \in rows_of m n)) ->
    #|neighbours (graph_of_matrix M) (inl a) :&: T| = #|[set j | (inr j \in T) && (M a j != 0)]|.
  move=> T_side; rewrite -(card_imset _ inr_inj); apply: eq_card => v; rewrite in_setI in_neighbours.
  apply/andP/imsetP=> [[av vT]|[j]].
  - have := T_side v vT; case: v av vT => [j|j]; rewrite !inE // => aj jT _.
    by exists j; rewrite // inE jT.
  - by rewrite inE => /andP[jT aj] ->; rewrite inE.
split=> [[T [T_side T_count kT]]|[b [Mb bk]]].
- exists (\col_j (inr j \in T)%:R); split; last by rewrite mxE kT oner_neq0.
  apply/colP=> a; rewrite [delta_mx _ _ _ _]mxE andbT.
  rewrite [LHS]nonzero_F2 entry (_ : [set j | _] = [set j | (inr j \in T) && (M a j != 0)]); last first.
    by apply/setP=> j; rewrite !inE mxE; case: (_ \in T); rewrite ?oner_neq0 ?eqxx.
  rewrite -count // negbK T_count ?inE //.
- exists [set v | if v is inr j then b j 0 != 0 else false].
  have T_side u : u \in [set v : 'I_m + 'I_n | if v is inr j then b j 0 != 0 else false] ->
      (u \in rows_of m n) != (inl i \in rows_of m n) by case: u => [u|u]; rewrite !inE.
  split=> // [[a|a]|]; rewrite !inE // => _; rewrite count //.
  rewrite (_ : [set j | _] = [set j | (b j 0 != 0) && (M a j != 0)]); last first.
    by apply/setP=> j; rewrite !inE.
  have -> : (inl a == inl i :> 'I_m + 'I_n) = (a == i) by [].
  by apply/negb_inj; rewrite -entry Mb mxE andbT; case: (a == i); rewrite ?oner_eq0 ?eqxx.
Qed.

Lemma column_P m n (M : 'M['F_2]_(m, n)) k :
  P_position ((graph_of_matrix M, inr k) : UEG _) <->
  exists2 x : 'cV_n, M *m x = 0 & x k 0 != 0.
Proof.
rewrite (bipartite_kernel (simple_matrix M) (@matrix_bipartition _ _ M)) column_kernel row_kernel.
split=> -[x Mx xk]; exists x^T; rewrite ?mxE //.
- by rewrite -[M]trmxK -trmx_mul Mx trmx0.
- by rewrite -trmx_mul Mx trmx0.
Qed.

(* M is the matrix of the bipartite graph E with the parts X and its complement: the rows are the
   vertices of X and the columns the others, each once, in some order, and an entry is 1 iff its row
   and its column are joined. *)
Record matrix_of (V : finType) (E : graph V) (X : {set V}) m n (M : 'M['F_2]_(m, n))
    (rows : 'I_m -> V) (columns : 'I_n -> V) : Prop := MatrixOf {
  matrix_parts : bipartition E X;
  matrix_rows : injective rows /\ (forall v, v \in X <-> exists i, v = rows i);
  matrix_columns : injective columns /\ (forall v, v \notin X <-> exists j, v = columns j);
  matrix_entries : forall i j, (M i j != 0) = ((rows i, columns j) \in E)
}.

Lemma matrix_exists (V : finType) (E : graph V) (X : {set V}) :
  bipartition E X -> exists m n (M : 'M['F_2]_(m, n)) rows columns, matrix_of E X M rows columns.
Proof.
move=> bip; pose rows (i : 'I_#|X|) := enum_val i; pose columns (j : 'I_#|~: X|) := enum_val j.
exists #|X|, #|~: X|, (\matrix_(i, j) ((rows i, columns j) \in E)%:R), rows, columns.
split=> // [||i j]; last by rewrite mxE; case: (_ \in E); rewrite ?oner_neq0 ?eqxx.
- split=> [|v]; first exact: enum_val_inj.
  split=> [vX|[i ->]]; last exact: enum_valP.
  by exists (enum_rank_in vX v); rewrite /rows enum_rankK_in.
- split=> [|v]; first exact: enum_val_inj.
  rewrite -in_setC; split=> [vX|[j ->]]; last exact: enum_valP.
  by exists (enum_rank_in vX v); rewrite /columns enum_rankK_in.
Qed.

Lemma matrix_of_transpose (V : finType) (E : graph V) (X : {set V}) m n (M : 'M['F_2]_(m, n)) r c :
  simple E -> matrix_of E X M r c -> matrix_of E (~: X) M^T c r.
Proof.
move=> simpleE [bip [r_inj r_X] [c_inj c_X] entry]; split.
- by move=> u v /bip; rewrite !inE (eqtype.inj_eq negb_inj).
- by split=> // v; rewrite inE.
- by split=> // v; rewrite inE negbK.
- by move=> i j; rewrite mxE entry (undirected simpleE).
Qed.

(* The vertices of a matrix as those of the graph whose matrix it is. *)
Definition line_vertex (V : finType) m n (r : 'I_m -> V) (c : 'I_n -> V) (l : 'I_m + 'I_n) : V :=
  match l with inl i => r i | inr j => c j end.

Lemma matrix_isomorphism (V : finType) (E : graph V) (X : {set V}) m n (M : 'M['F_2]_(m, n)) r c :
  simple E -> matrix_of E X M r c -> isomorphism (graph_of_matrix M) E (line_vertex r c).
Proof.
move=> simpleE [bip [r_inj r_X] [c_inj c_X] entry].
have rX i : r i \in X by apply/r_X; exists i.
have cX j : c j \notin X by apply/c_X; exists j.
split.
- have lines v : exists l, line_vertex r c l == v.
    by have [/r_X[i ->]|/c_X[j ->]] := boolP (v \in X); [exists (inl i) | exists (inr j)] => /=.
  pose g v := xchoose (lines v); have gK v : line_vertex r c (g v) = v := eqP (xchooseP (lines v)).
  exists g; last exact: gK.
  move=> l; have := gK (line_vertex r c l).
  move: (g _) => [i|j]; case: l => [i'|j'] /=; try by [move/r_inj-> | move/c_inj->].
  + by move=> e; have := rX i; rewrite e (negPf (cX j')).
  + by move=> e; have := rX i'; rewrite -e (negPf (cX j)).
- move=> [i|j] [i'|j'] /=; rewrite !inE ?entry //.
  + by apply/negP=> /bip; rewrite !rX.
  + by rewrite (undirected simpleE).
  + by apply/negP=> /bip; rewrite !(negPf (cX _)).
Qed.
