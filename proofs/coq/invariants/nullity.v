(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The nullity of a graph over the field of two elements, and the sets of vertices that it counts. *)
From mathcomp Require Import all_ssreflect ssralg zmodp matrix mxalgebra.
From Gazetteer Require Import rules bipartite.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.

Section Nullity.
Variables (V : finType) (E : graph V).
Definition adjacency_matrix : 'M['F_2]_#|V| :=
  (\matrix_(i, j) ((enum_val i, enum_val j) \in E)%:R)%R.
(* The dimension of its null space. *)
Definition nullity : nat := #|V| - \rank adjacency_matrix.

(* Each vertex has an even number of neighbours in the set. *)
Definition null_set (S : {set V}) : bool := [forall v, ~~ odd #|neighbours E v :&: S|].

Let row_of (S : {set V}) : 'rV['F_2]_#|V| := (\row_j (enum_val j \in S)%:R)%R.
Let set_of_row (u : 'rV['F_2]_#|V|) : {set V} := [set v | (u 0 (enum_rank v) != 0)%R].
Lemma row_ofK : cancel row_of set_of_row.
Proof. by move=> S; apply/setP=> v; rewrite inE mxE enum_rankK; case: (v \in S). Qed.
Lemma set_of_rowK : cancel set_of_row row_of.
Proof. by move=> u; apply/rowP=> j; rewrite mxE inE enum_valK -nonzero_F2. Qed.

(* The sets are the vectors of the null space. *)
Lemma null_row S : null_set S = (row_of S <= kermx adjacency_matrix^T)%MS.
Proof.
have at_v v : (row_of S *m adjacency_matrix^T)%R 0%R (enum_rank v) =
    (\sum_w (w \in S)%:R * ((v, w) \in E)%:R)%R.
  rewrite mxE (reindex (@enum_rank V)) /=; last first.
    by exists (@enum_val V predT) => w _; rewrite ?enum_valK ?enum_rankK.
  by apply: eq_bigr => w _; rewrite !mxE !enum_rankK.
have even v : ((row_of S *m adjacency_matrix^T)%R 0%R (enum_rank v) == 0)%R = ~~ odd #|neighbours E v :&: S|.
  rewrite at_v (@sum_F2 V (fun w => (w \in S)%:R%R) (fun w => (v, w) \in E)); congr (~~ odd _).
  by apply: eq_card => w; rewrite !inE andbC; case: (w \in S).
apply/forallP/sub_kermxP=> [all_even|zero v]; last by rewrite -even zero mxE.
by apply/rowP=> j; rewrite [RHS]mxE -(enum_valK j); apply/eqP; rewrite even.
Qed.

Lemma vectors_of_space m n (A : 'M['F_2]_(m, n)) : #|[set u : 'rV['F_2]_n | (u <= A)%MS]| = 2 ^ \rank A.
Proof.
have base_inj : injective (fun w : 'rV['F_2]_(\rank A) => w *m row_base A)%R.
  exact: row_free_inj (row_base_free A).
have <- : #|[set (w *m row_base A)%R | w : 'rV['F_2]_(\rank A)]| = 2 ^ \rank A.
  by rewrite card_imset // card_mx card_Fp // mul1n.
apply: eq_card => u; rewrite inE -(eq_row_base A).
by apply/submxP/imsetP=> -[w]; [move=> ->|move=> _ ->]; exists w; rewrite ?inE.
Qed.

Theorem null_sets_number : #|[set S | null_set S]| = 2 ^ nullity.
Proof.
rewrite -(card_imset _ (can_inj row_ofK)) /nullity -mxrank_tr -mxrank_ker -vectors_of_space.
apply: eq_card => u; rewrite inE; apply/imsetP/idP=> [[S]|u_null].
  by rewrite inE null_row => ? ->.
by exists (set_of_row u); rewrite ?inE ?null_row set_of_rowK.
Qed.
End Nullity.
