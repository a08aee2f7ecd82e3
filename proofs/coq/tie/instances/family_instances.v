(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What the theorems of the register say of small members of families: complete graphs, cubes, paths,
   cycles and grids, each given by its numbers. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import games rules grundy matchings even_kernels cubes grids mirrors paths octal
  gallai_edmonds slither.
From Gazetteer Require FSU93 SV25 GGHR And74.
From Tie Require Import booleans plays readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Complete.
Variable n : nat.
Let V := [finType of 'I_n].
Let vertices : seq V := enum V.
Let sets : seq {set V} := enum {set V}.
Definition FSU93_corollary_2_4 := summary [seq ltac:(reading_of (@FSU93.corollary_2_4 V v)) | v <- vertices].
Definition FSU93_corollary_2_4_every_first_move :=
  summary (flatten [seq [seq ltac:(reading_of (@FSU93.corollary_2_4_every_first_move V v q))
                        | q <- options ((complete V, v) : UEG V)] | v <- vertices]).
Definition FSU93_complete_graph_of_order_1_has_an_even_kernel :=
  summary [:: ltac:(reading_of_refuted @FSU93.complete_graph_of_order_1_has_an_even_kernel
    ltac:(fun H => constr:(H V)))].
Definition FSU93_complete_graph_has_no_even_kernel :=
  summary [seq ltac:(reading_of (@FSU93.complete_graph_has_no_even_kernel V S)) | S <- sets].
Definition And74_complete_even_fails_as_printed :=
  summary [:: ltac:(reading_of_refuted @And74.complete_even_fails_as_printed ltac:(fun H => constr:(H n)))].
Definition And74_complete_even := summary [:: ltac:(reading_of (@And74.complete_even n))].
Definition And74_complete_odd := summary [:: ltac:(reading_of (@And74.complete_odd n))].
End Complete.

Section Cubes.
Variable n : nat.
Let vertices : seq {ffun 'I_n -> bool} := enum [finType of {ffun 'I_n -> bool}].
Definition FSU93_theorem_4_1 := summary [seq ltac:(reading_of (@FSU93.theorem_4_1 n v)) | v <- vertices].
Definition FSU93_theorem_4_1_kernel :=
  summary [seq ltac:(reading_of (@FSU93.theorem_4_1_kernel n v w)) | v <- vertices, w <- vertices].
Definition FSU93_theorem_4_1_strategy :=
  summary [seq ltac:(reading_of (@FSU93.theorem_4_1_strategy n v w)) | v <- vertices, w <- vertices].
Definition FSU93_section_5_1_cubes := summary [:: ltac:(reading_of (@FSU93.section_5_1_cubes n))].
Definition GGHR_hypercubes :=
  summary [:: ltac:(reading_of (proj1 (GGHR.hypercubes n))); ltac:(reading_of (proj2 (GGHR.hypercubes n)))].
Definition GGHR_hypercubes_fail_as_printed :=
  summary [:: ltac:(reading_of_refuted GGHR.hypercubes_fail_as_printed ltac:(fun H => constr:(H n)))].
End Cubes.

Section Paths.
Variable n : nat.
Definition GGHR_paths_below_90 := summary [:: ltac:(reading_of (@GGHR.paths_below_90 n))].
Definition GGHR_recurrence := summary [:: ltac:(reading_of (@GGHR.recurrence n))].
Definition GGHR_guy_smith := summary [:: ltac:(reading_of (proj1 (GGHR.guy_smith n)))].
Definition GGHR_grundy_function := summary [:: ltac:(reading_of (@GGHR.grundy_function _ (path_graph n)))].
Definition GGHR_even_cycles := summary [:: ltac:(reading_of (@GGHR.even_cycles n))].
Definition GGHR_complete_bipartite_even := summary [:: ltac:(reading_of (GGHR.complete_bipartite_even n))].
Definition GGHR_complete_without_perfect_matching :=
  summary [:: ltac:(reading_of (GGHR.complete_without_perfect_matching n))].
End Paths.

Section Grids.
Variables m n : nat.
Let vertices : seq ('I_m * 'I_n) := enum [finType of 'I_m * 'I_n].
Definition FSU93_theorem_4_2 := summary [seq ltac:(reading_of (@FSU93.theorem_4_2 m n v)) | v <- vertices].
Definition FSU93_theorem_4_2_parity := summary [:: ltac:(reading_of (@FSU93.theorem_4_2_parity m n))].
Definition FSU93_theorem_4_2_opening :=
  summary [seq ltac:(reading_of (@FSU93.theorem_4_2_opening m n v)) | v <- vertices].
Definition FSU93_section_5_4_vertices :=
  summary [seq ltac:(reading_of (@FSU93.section_5_4_vertices m n v)) | v <- vertices].
Definition SV25_theorem_1 := summary [seq ltac:(reading_of (@SV25.theorem_1 m n v)) | v <- vertices].
Definition SV25_theorem_2 := summary [seq ltac:(reading_of (@SV25.theorem_2 m n v)) | v <- vertices].
Definition SV25_theorem_1_from_theorem_2 :=
  summary [seq ltac:(reading_of (@SV25.theorem_1_from_theorem_2 m n v)) | v <- vertices].
Definition And74_grid_even := summary [:: ltac:(reading_of (@And74.grid_even m n))].
Definition And74_grid_odd := summary [:: ltac:(reading_of (@And74.grid_odd m n))].
Definition And74_grid_even_matching := summary [:: ltac:(reading_of (@And74.grid_even_matching m n))].
Definition GGHR_even_by_even_grid := summary [:: ltac:(reading_of (@GGHR.even_by_even_grid m n))].
Definition GGHR_even_by_odd_fails_as_printed :=
  summary [:: ltac:(reading_of_refuted GGHR.even_by_odd_fails_as_printed ltac:(fun H => constr:(H m n)))].
Definition SV25_corollary_12 k := summary [:: ltac:(reading_of (@SV25.corollary_12 m n k))].
Definition SV25_corollary_12_fails_as_printed k :=
  summary [:: ltac:(reading_of_refuted SV25.corollary_12_fails_as_printed ltac:(fun H => constr:(H m n k)))].
(* At the vertex (a, b), from 1. *)
Definition at_vertex (a b : nat) : seq ('I_m * 'I_n) := [seq v <- vertices | (row v == a) && (column v == b)].
Definition SV25_theorem_10 a b := summary [seq ltac:(reading_of (@SV25.theorem_10 m n v)) | v <- at_vertex a b].
Definition SV25_theorem_7_fails_as_printed a b :=
  summary [seq ltac:(reading_of_refuted SV25.theorem_7_fails_as_printed ltac:(fun H => constr:(H m n v)))
          | v <- at_vertex a b].
Definition SV25_corollary_12_two_values_of_k a b :=
  summary [seq ltac:(reading_of (@SV25.corollary_12_two_values_of_k m n v)) | v <- at_vertex a b].
End Grids.

Definition on_one (f : nat -> seq nat) (s : seq nat) := f (nth 0 s 0).
Definition on_two (f : nat -> nat -> seq nat) (s : seq nat) := f (nth 0 s 0) (nth 0 s 1).
Definition on_three (f : nat -> nat -> nat -> seq nat) (s : seq nat) := f (nth 0 s 0) (nth 0 s 1) (nth 0 s 2).
Definition on_four (f : nat -> nat -> nat -> nat -> seq nat) (s : seq nat) :=
  f (nth 0 s 0) (nth 0 s 1) (nth 0 s 2) (nth 0 s 3).
Local Open Scope string_scope.
Definition of_families : seq (string * (seq nat -> seq nat)) := [::
  ("FSU93.corollary_2_4", on_one FSU93_corollary_2_4);
  ("FSU93.corollary_2_4_every_first_move", on_one FSU93_corollary_2_4_every_first_move);
  ("FSU93.complete_graph_of_order_1_has_an_even_kernel", on_one FSU93_complete_graph_of_order_1_has_an_even_kernel);
  ("FSU93.complete_graph_has_no_even_kernel", on_one FSU93_complete_graph_has_no_even_kernel);
  ("And74.complete_even_fails_as_printed", on_one And74_complete_even_fails_as_printed);
  ("And74.complete_even", on_one And74_complete_even);
  ("And74.complete_odd", on_one And74_complete_odd);
  ("FSU93.theorem_4_1", on_one FSU93_theorem_4_1);
  ("FSU93.theorem_4_1_kernel", on_one FSU93_theorem_4_1_kernel);
  ("FSU93.theorem_4_1_strategy", on_one FSU93_theorem_4_1_strategy);
  ("FSU93.section_5_1_cubes", on_one FSU93_section_5_1_cubes);
  ("GGHR.hypercubes", on_one GGHR_hypercubes);
  ("GGHR.hypercubes_fail_as_printed", on_one GGHR_hypercubes_fail_as_printed);
  ("GGHR.paths_below_90", on_one GGHR_paths_below_90);
  ("GGHR.recurrence", on_one GGHR_recurrence);
  ("GGHR.guy_smith", on_one GGHR_guy_smith);
  ("GGHR.grundy_function", on_one GGHR_grundy_function);
  ("GGHR.even_cycles", on_one GGHR_even_cycles);
  ("GGHR.complete_bipartite_even", on_one GGHR_complete_bipartite_even);
  ("GGHR.complete_without_perfect_matching", on_one GGHR_complete_without_perfect_matching);
  ("FSU93.theorem_4_2", on_two FSU93_theorem_4_2);
  ("FSU93.theorem_4_2_parity", on_two FSU93_theorem_4_2_parity);
  ("FSU93.theorem_4_2_opening", on_two FSU93_theorem_4_2_opening);
  ("FSU93.section_5_4_vertices", on_two FSU93_section_5_4_vertices);
  ("SV25.theorem_1", on_two SV25_theorem_1);
  ("SV25.theorem_2", on_two SV25_theorem_2);
  ("SV25.theorem_1_from_theorem_2", on_two SV25_theorem_1_from_theorem_2);
  ("And74.grid_even", on_two And74_grid_even);
  ("And74.grid_odd", on_two And74_grid_odd);
  ("And74.grid_even_matching", on_two And74_grid_even_matching);
  ("GGHR.even_by_even_grid", on_two GGHR_even_by_even_grid);
  ("GGHR.even_by_odd_fails_as_printed", on_two GGHR_even_by_odd_fails_as_printed);
  ("SV25.corollary_12", on_three SV25_corollary_12);
  ("SV25.corollary_12_fails_as_printed", on_three SV25_corollary_12_fails_as_printed);
  ("SV25.theorem_10", on_four SV25_theorem_10);
  ("SV25.theorem_7_fails_as_printed", on_four SV25_theorem_7_fails_as_printed);
  ("SV25.corollary_12_two_values_of_k", on_four SV25_corollary_12_two_values_of_k)].
