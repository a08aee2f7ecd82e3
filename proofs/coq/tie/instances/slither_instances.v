(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What the theorems on Slither say of small graphs, and of grids. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import games rules matchings grids gallai_edmonds slither alternating forest.
From Gazetteer Require And74.
From Tie Require Import booleans plays readings slither_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Graphs.
Variables (n : nat) (edge : nat -> nat -> bool).
Let V := [finType of 'I_n].
Let E : graph V := [set e : V * V | edge e.1 e.2].
Let vertices : seq V := enum V.
Let matchings : seq (graph V) := all_matchings E.
Let sequence : seq nat := iota 0 n.+1.
Let at_levels := [seq (i, v) | i <- sequence, v <- vertices].
Let paths : seq (seq V) := uniq_seqs V n.

Definition first_perfect_fails_as_printed :=
  summary [seq ltac:(reading_of_refuted @And74.first_perfect_fails_as_printed
    ltac:(fun H => constr:(H V E x.1 x.2))) | x <- at_levels].
Definition mate_of_perfect :=
  summary [seq ltac:(reading_of (@And74.mate_of_perfect _ E M x.1 x.2)) | M <- matchings, x <- at_levels].
Definition not_all_inner :=
  summary ([seq ltac:(reading_of (fun H => proj1 (@And74.not_all_inner _ E H) i)) | i <- sequence] ++
           [:: ltac:(reading_of (fun H => proj2 (@And74.not_all_inner _ E H)))]).
Definition logarithm := summary [seq ltac:(reading_of (@And74.logarithm _ E k)) | k <- sequence].
Definition theorem_1_fails_as_printed :=
  summary [:: ltac:(reading_of_refuted @And74.theorem_1_fails_as_printed ltac:(fun H => constr:(H V E)))].
Definition theorem_1 := summary [:: ltac:(reading_of (@And74.theorem_1 _ E))].
Definition classes := summary [seq ltac:(reading_of (@And74.classes _ E M v)) | M <- matchings, v <- vertices].
Definition lemma_1_tree :=
  summary [seq ltac:(reading_of (@And74.lemma_1_tree _ E M v)) | M <- matchings, v <- vertices].
Definition lemma_1_path_B :=
  summary (flatten [seq [seq ltac:(reading_of (@And74.lemma_1_path_B _ E x.1 x.2 v v1))
    | v <- vertices, v1 <- vertices] | x <- [seq (M, M') | M <- matchings, M' <- matchings]]).
Definition lemma_4_no_edge_of_R := summary (flatten (flatten [seq [seq [seq
  ltac:(reading_of (@And74.lemma_4_no_edge_of_R _ E M x.1 x.2 v2 R))
  | M <- matchings, v2 <- vertices] | R <- paths] | x <- [seq (v0, v1) | v0 <- vertices, v1 <- vertices]])).
Definition section_3_properties := summary (flatten [seq
  [seq ltac:(reading_of (fun H1 H2 => let: And3 A _ _ := @And74.section_3_properties _ E M H1 H2 in A v0 v1))
  | v0 <- vertices, v1 <- vertices] ++
  [seq ltac:(reading_of (fun H1 H2 => let: And3 _ A _ := @And74.section_3_properties _ E M H1 H2 in A v0 v1))
  | v0 <- vertices, v1 <- vertices] ++
  [seq ltac:(reading_of (fun H1 H2 => let: And3 _ _ A := @And74.section_3_properties _ E M H1 H2 in A x.1 x.2 R))
  | R <- paths, x <- [seq (v0, v1) | v0 <- vertices, v1 <- vertices]] | M <- matchings]).
Definition lemma_2 := summary (flatten [seq [seq ltac:(reading_of (@And74.lemma_2 _ E M x y))
  | x <- vertices, y <- vertices] | M <- matchings]).
Definition lemma_3 :=
  summary [seq ltac:(reading_of (@And74.lemma_3 _ E v0 v1)) | v0 <- vertices, v1 <- vertices].
Definition lemma_4 := summary (flatten [seq [seq ltac:(reading_of (@And74.lemma_4 _ E v0 x.1 x.2 R))
  | R <- paths, x <- [seq (v1, v2) | v1 <- vertices, v2 <- vertices]] | v0 <- vertices]).
End Graphs.

Definition grid_odd_outer (s : seq nat) :=
  let m := nth 0 s 0 in let n := nth 0 s 1 in
  summary [seq ltac:(reading_of (@And74.grid_odd_outer m n v)) | v <- enum [finType of 'I_m * 'I_n]].

Local Open Scope string_scope.
Definition of_slither : seq (string * (nat -> (nat -> nat -> bool) -> nat -> seq nat)) := [::
  ("And74.first_perfect_fails_as_printed", fun n edge _ => first_perfect_fails_as_printed n edge);
  ("And74.mate_of_perfect", fun n edge _ => mate_of_perfect n edge);
  ("And74.not_all_inner", fun n edge _ => not_all_inner n edge);
  ("And74.logarithm", fun n edge _ => logarithm n edge);
  ("And74.theorem_1_fails_as_printed", fun n edge _ => theorem_1_fails_as_printed n edge);
  ("And74.theorem_1", fun n edge _ => theorem_1 n edge);
  ("And74.classes", fun n edge _ => classes n edge);
  ("And74.lemma_1_tree", fun n edge _ => lemma_1_tree n edge);
  ("And74.lemma_1_path_B", fun n edge _ => lemma_1_path_B n edge);
  ("And74.lemma_4_no_edge_of_R", fun n edge _ => lemma_4_no_edge_of_R n edge);
  ("And74.section_3_properties", fun n edge _ => section_3_properties n edge);
  ("And74.lemma_2", fun n edge _ => lemma_2 n edge);
  ("And74.lemma_3", fun n edge _ => lemma_3 n edge);
  ("And74.lemma_4", fun n edge _ => lemma_4 n edge)].
Definition of_slither_numbers : seq (string * (seq nat -> seq nat)) := [::
  ("And74.grid_odd_outer", grid_odd_outer)].
