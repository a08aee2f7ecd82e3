(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What the theorems of [FSU93] on grids and their numbers say of small ones. *)
From mathcomp Require Import all_ssreflect all_algebra.
From Coq Require Import String ZArith.
From Gazetteer Require Import games rules even_kernels grids boxes rays lattice portions portion_kernels ball_table.
From Gazetteer Require FSU93.
From Tie Require Import booleans plays readings family_instances grid_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A set, and those that differ from it in one vertex. *)
Definition near (V : finType) (S : {set V}) : seq {set V} :=
  S :: [seq (if u \in S then S :\ u else u |: S) | u <- enum V].

Section Grids.
Variables m n : nat.
Let vertices : seq ('I_m * 'I_n) := enum [finType of 'I_m * 'I_n].
Let numbers := iota 0 (m + n + 3).
(* The d of the claims. *)
Let divisors := [seq d <- iota 2 (m + n) | (d %| m.+1) && (d %| n.+1)].
Let steps := m.+1 * n.+1.

Definition theorem_4_2_kernel :=
  summary (flatten [seq [seq ltac:(reading_of (@FSU93.theorem_4_2_kernel m n x.1 x.2 S))
                        | S <- near (diagonals m n x.1 0)]
                   | x <- [seq (d, v) | d <- numbers, v <- vertices]]).
Definition theorem_4_2_either_or :=
  summary (flatten [seq [seq ltac:(reading_of (@FSU93.theorem_4_2_either_or d i j)) | i <- iota 1 m, j <- iota 1 n]
                   | d <- divisors]).
Definition theorem_4_2_in_words :=
  summary [seq ltac:(reading_of (@FSU93.theorem_4_2_in_words m n d u)) | d <- numbers, u <- vertices].
Definition theorem_4_2_trajectory := summary [:: ltac:(reading_of (@FSU93.theorem_4_2_trajectory m n))].
(* The second half at each time to the end. *)
Definition theorem_4_2_at_most_twice := summary
  (ltac:(reading_of (fun H1 H2 H3 H4 => proj1 (@FSU93.theorem_4_2_at_most_twice m n H1 H2 H3 H4))) ::
   [seq ltac:(reading_of (fun H1 H2 H3 H4 => proj2 (@FSU93.theorem_4_2_at_most_twice m n H1 H2 H3 H4) t))
   | t <- iota 0 steps.+1]).
Definition theorem_4_2_exactly_twice := summary
  [seq ltac:(reading_of (@FSU93.theorem_4_2_exactly_twice m n i j)) | i <- iota 0 m.+2, j <- iota 0 n.+2].
Definition portion_b_at (u v : 'I_m * 'I_n) t := 
  ltac:(reading_of (@FSU93.theorem_4_2_portion_b m n t u v)).
Definition theorem_4_2_portion_b := summary (flatten
  [seq [seq portion_b_at u v t | t <- iota 0 steps] | u <- vertices, v <- vertices]).
Definition section_5_4_corner := summary [seq ltac:(reading_of (@FSU93.section_5_4_corner m n v)) | v <- vertices].
End Grids.

Existing Instance decided_some_set | 3.
Section Boxes.
Variables l m n : nat.
Let vertices : seq (box_vertex [:: l; m; n]) := enum (box_vertex [:: l; m; n]).
Definition section_5_4_multiples :=
  summary [seq ltac:(reading_of (@FSU93.section_5_4_multiples [:: l; m; n] v w)) | v <- vertices, w <- vertices].
Definition section_5_4_gcds :=
  summary [seq ltac:(reading_of (@FSU93.section_5_4_gcds [:: l; m; n] v w)) | v <- vertices, w <- vertices].
Definition section_5_4_witnesses :=
  summary [seq ltac:(reading_of (@FSU93.section_5_4_witnesses l [:: m; n] v)) | v <- vertices].
End Boxes.

Section Cylinders.
Variables n m : nat.
Definition section_5_4_cylinders := summary
  [seq ltac:(reading_of (@FSU93.section_5_4_cylinders n m v)) | v <- enum [finType of 'I_n * 'I_m]].
End Cylinders.

Local Open Scope string_scope.
Definition of_grids : seq (string * (seq nat -> seq nat)) := [::
  ("FSU93.theorem_4_2_kernel", on_two theorem_4_2_kernel);
  ("FSU93.theorem_4_2_either_or", on_two theorem_4_2_either_or);
  ("FSU93.theorem_4_2_in_words", on_two theorem_4_2_in_words);
  ("FSU93.theorem_4_2_trajectory", on_two theorem_4_2_trajectory);
  ("FSU93.theorem_4_2_at_most_twice", on_two theorem_4_2_at_most_twice);
  ("FSU93.theorem_4_2_exactly_twice", on_two theorem_4_2_exactly_twice);
  ("FSU93.theorem_4_2_portion_b", on_two theorem_4_2_portion_b);
  ("FSU93.section_5_4_corner", on_two section_5_4_corner);
  ("FSU93.section_5_4_multiples", on_three section_5_4_multiples);
  ("FSU93.section_5_4_gcds", on_three section_5_4_gcds);
  ("FSU93.section_5_4_witnesses", on_three section_5_4_witnesses);
  ("FSU93.section_5_4_cylinders", on_two section_5_4_cylinders)].
