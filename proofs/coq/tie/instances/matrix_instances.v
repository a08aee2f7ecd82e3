(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What the theorems on bipartite graphs and their matrices over GF(2) say of each small graph. *)
From mathcomp Require Import all_ssreflect all_algebra.
From Coq Require Import String.
From Gazetteer Require Import games rules matchings even_kernels matrices.
From Gazetteer Require FSU93.
From Tie Require Import booleans plays readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Each vertex of Y once. *)
Definition lists (V : finType) (Y : {set V}) k (rows : 'I_k -> V) : Prop :=
  (forall i j, rows i = rows j -> i = j) /\ forall v, v \in Y <-> exists i, v = rows i.
Definition listsb V Y k rows : bool := ltac:(
  let P := eval unfold lists in (@lists V Y k rows) in exact (@decide P ltac:(typeclasses eauto) tt)).
Lemma listsP V Y k rows : reflect (@lists V Y k rows) (@listsb V Y k rows).
Proof. exact: decideP. Qed.
Section MatrixOf.
Variables (V : finType) (E : graph V) (X : {set V}) (m n : nat) (M : 'M['F_2]_(m, n)).
Variables (rows : 'I_m -> V) (columns : 'I_n -> V).
Definition matrix_ofb : bool := [&& bipartitionb E X, listsb X rows, listsb (~: X) columns &
  all (fun i => all (fun j => (M i j != 0%R) == ((rows i, columns j) \in E)) (enum 'I_n)) (enum 'I_m)].
Lemma matrix_ofP : reflect (matrix_of E X M rows columns) matrix_ofb.
Proof.
apply: (iffP and4P) => [[bip /listsP r /listsP[inj c] /allP entry]|[bip r [inj c] entry]].
- split; [exact/bipartitionP | exact: r | | move=> i j].
    by split=> // v; rewrite -in_setC; apply: c.
  by have := entry i; rewrite mem_enum => /(_ isT)/allP/(_ j); rewrite mem_enum => /(_ isT)/eqP.
- split; [exact/bipartitionP | exact/listsP | | ].
    by apply/listsP; split=> // v; rewrite in_setC; apply: c.
  by apply/allP=> i _; apply/allP=> j _; rewrite entry.
Qed.
Global Instance decided_matrix_of : decided (matrix_of E X M rows columns) :=
  Decided (decide := fun _ => matrix_ofb) (rwP matrix_ofP).
End MatrixOf.

Section Matrices.
Variables (n : nat) (edge : nat -> nat -> bool) (the_root : nat).
Let E : graph [finType of 'I_n] := [set e : 'I_n * 'I_n | edge e.1 e.2].
Let parts : seq {set 'I_n} := [seq X <- enum {set 'I_n} | bipartitionb E X].
Section OfPart.
Variable X : {set 'I_n}.
Definition row_vertex (i : 'I_#|X|) : 'I_n := enum_val i.
Definition column_vertex (j : 'I_#|~: X|) : 'I_n := enum_val j.
Definition the_matrix : 'M['F_2]_(#|X|, #|~: X|) :=
  \matrix_(i, j) ((row_vertex i, column_vertex j) \in E)%:R%R.
Definition root_rows := [seq i <- enum 'I_#|X| | val (row_vertex i) == the_root].
End OfPart.

Definition theorem_3_1 := summary (flatten [seq
  [seq ltac:(reading_of (proj1 (FSU93.theorem_3_1 (the_matrix X)) i)) | i <- root_rows X] | X <- parts]).
Definition theorem_3_1_every_bipartition := summary (flatten [seq
  [seq ltac:(reading_of (fun H1 H2 H3 => proj1 (proj2 (@FSU93.theorem_3_1_every_bipartition _ E X H1 H2)
     _ _ (the_matrix X) (@row_vertex X) (@column_vertex X) H3) i)) | i <- enum 'I_#|X|] | X <- enum {set 'I_n}]).
Definition section_3_matrix_game := summary (flatten [seq
  [seq ltac:(reading_of (fun H1 H2 H3 => proj2 (proj2 (@FSU93.section_3_matrix_game _ E X H1 H2)
     _ _ (the_matrix X) (@row_vertex X) (@column_vertex X) H3) l))
  | l <- map inl (enum 'I_#|X|) ++ map inr (enum 'I_#|~: X|)] | X <- enum {set 'I_n}]).
Definition theorem_3_1_kernel := summary (flatten [seq
  [seq ltac:(reading_of (fun H1 H2 => proj1 (@FSU93.theorem_3_1_kernel _ E X _ _ (the_matrix X) (@row_vertex X)
     (@column_vertex X) H1 H2) I)) | I <- enum {set 'I_#|X|}] | X <- enum {set 'I_n}]).
Definition corollary_3_6 := summary [seq
  ltac:(reading_of (@FSU93.corollary_3_6 _ E X _ _ (the_matrix X) (@row_vertex X) (@column_vertex X)))
  | X <- enum {set 'I_n}].
Definition section_5_1_bipartite := summary [seq
  ltac:(reading_of (@FSU93.section_5_1_bipartite _ E X _ _ (the_matrix X) (@row_vertex X) (@column_vertex X)))
  | X <- enum {set 'I_n}].
End Matrices.

Local Open Scope string_scope.
Definition of_matrices : seq (string * (nat -> (nat -> nat -> bool) -> nat -> seq nat)) := [::
  ("FSU93.theorem_3_1", theorem_3_1);
  ("FSU93.theorem_3_1_every_bipartition", fun n edge _ => theorem_3_1_every_bipartition n edge);
  ("FSU93.section_3_matrix_game", fun n edge _ => section_3_matrix_game n edge);
  ("FSU93.theorem_3_1_kernel", fun n edge _ => theorem_3_1_kernel n edge);
  ("FSU93.corollary_3_6", fun n edge _ => corollary_3_6 n edge);
  ("FSU93.section_5_1_bipartite", fun n edge _ => section_5_1_bipartite n edge)].
