(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What theorems of FSU93.v say of the diagonals of small grids, and of small boxes. *)
From Coq Require Import ZArith String.
From mathcomp Require Import all_ssreflect.
From Gazetteer Require Import games rules even_kernels grids boxes.
From Gazetteer Require FSU93.
From Tie Require Import booleans plays readings divisor_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Grids.
Variables m n : nat.
Let vertices : seq ('I_m * 'I_n) := enum [finType of 'I_m * 'I_n].
(* Sets among which the kernels are. *)
Definition some_sets : seq {set 'I_m * 'I_n} :=
  [:: set0; setT] ++ [seq diagonals m n d (Z.of_nat k) | d <- iota 1 6, k <- iota 0 3].
Definition theorem_4_2_kernel := summary (flatten [seq
  [seq ltac:(reading_of (@FSU93.theorem_4_2_kernel m n d v S)) | v <- vertices, S <- some_sets]
  | d <- iota 0 7]).
Definition theorem_4_2_either_or := summary (flatten [seq
  [seq ltac:(reading_of (@FSU93.theorem_4_2_either_or d i j)) | i <- iota 1 m, j <- iota 1 n]
  | d <- iota 2 (m + n) & (d %| m.+1) && (d %| n.+1)]).
Definition theorem_4_2_in_words := summary [seq ltac:(reading_of (@FSU93.theorem_4_2_in_words m n d u))
  | d <- iota 0 7, u <- vertices].
Definition section_5_4_corner :=
  summary [seq ltac:(reading_of (@FSU93.section_5_4_corner m n v)) | v <- vertices].
End Grids.

Definition section_5_4_multiples (s : seq nat) := let vertices := enum (box_vertex s) in
  summary [seq ltac:(reading_of (@FSU93.section_5_4_multiples s v w)) | v <- vertices, w <- vertices].
Definition section_5_4_gcds (s : seq nat) := let vertices := enum (box_vertex s) in
  summary [seq ltac:(reading_of (@FSU93.section_5_4_gcds s v w)) | v <- vertices, w <- vertices].
Definition section_5_4_cylinders n m :=
  summary [seq ltac:(reading_of (@FSU93.section_5_4_cylinders n m v)) | v <- enum [finType of 'I_n * 'I_m]].

Definition two (f : nat -> nat -> seq nat) (s : seq nat) := f (nth 0 s 0) (nth 0 s 1).
Local Open Scope string_scope.
Definition of_boxes : seq (string * (seq nat -> seq nat)) := [::
  ("FSU93.theorem_4_2_kernel", two theorem_4_2_kernel);
  ("FSU93.theorem_4_2_either_or", two theorem_4_2_either_or);
  ("FSU93.theorem_4_2_in_words", two theorem_4_2_in_words);
  ("FSU93.section_5_4_corner", two section_5_4_corner);
  ("FSU93.section_5_4_multiples", section_5_4_multiples);
  ("FSU93.section_5_4_gcds", section_5_4_gcds);
  ("FSU93.section_5_4_cylinders", two section_5_4_cylinders)].
