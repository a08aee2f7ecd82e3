(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What the theorems on rays and trails say at each vertex of a small grid. *)
From Coq Require Import ZArith String.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels lattice grids rays returns trails straight_trails grid_trails
  signs.
From Gazetteer Require SV25.
From Tie Require Import booleans plays readings ray_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition directions : seq direction := [:: NE; NW; SE; SW].
Section Grid.
Variables m n : nat.
(* A ray that never stops is where it was after so many steps. *)
Let period : nat := (m.+1 * n.+1).*2.
Let times : seq nat := iota 1 period.
Let vertices : seq ('I_m * 'I_n) := enum [finType of 'I_m * 'I_n].
Section Vertex.
Variable v : 'I_m * 'I_n.
Let stopping h : seq nat := [seq t <- times | decide (stops (side m) (side n) (point_of v) h t) tt].
Let trails : seq trail := [seq Closed h t | h <- directions, t <- times] ++
  flatten [seq [seq Open x.1 x.2 t s | t <- stopping x.1, s <- stopping x.2]
          | x <- [seq (h, k) | h <- directions, k <- directions]].

Definition lemma_4_case_1 :=
  [seq ltac:(reading_of (fun H1 H2 => proj1 (@SV25.lemma_4_case_1 m n v t H1 H2) k)) | t <- times, k <- iota 0 3] ++
  [seq ltac:(reading_of (fun H1 H2 => proj2 (@SV25.lemma_4_case_1 m n v t H1 H2) s)) | t <- times, s <- times].
Definition lemma_4_case_2 := [seq ltac:(reading_of (@SV25.lemma_4_case_2 m n v t)) | t <- times].
Definition lemma_4_case_3 :=
  [seq ltac:(reading_of (fun H1 H2 => proj1 (@SV25.lemma_4_case_3 m n v t H1 H2))) | t <- times] ++
  [seq ltac:(reading_of (fun H1 H2 => proj2 (@SV25.lemma_4_case_3 m n v t H1 H2) s)) | t <- times, s <- times].
Definition lemma_4_case_3_1 :=
  [seq ltac:(reading_of (fun H1 H2 => let: And3 A _ _ := @SV25.lemma_4_case_3_1 m n v t H1 H2 in A k))
  | t <- times, k <- iota 0 3] ++
  [seq ltac:(reading_of (fun H1 H2 => let: And3 _ A _ := @SV25.lemma_4_case_3_1 m n v t H1 H2 in A s))
  | t <- times, s <- times] ++
  [seq ltac:(reading_of (fun H1 H2 => let: And3 _ _ A := @SV25.lemma_4_case_3_1 m n v t H1 H2 in A s))
  | t <- times, s <- times].
Definition lemma_4_case_3_2 := [seq ltac:(reading_of (@SV25.lemma_4_case_3_2 m n v t)) | t <- times].
Definition lemma_4_case_3_3 := flatten [seq
  [seq ltac:(reading_of (fun H1 H2 H3 H4 => let: And3 A _ _ := @SV25.lemma_4_case_3_3 m n v t t' H1 H2 H3 H4 in A k))
  | k <- iota 0 3] ++
  [seq ltac:(reading_of (fun H1 H2 H3 H4 => let: And3 _ A _ := @SV25.lemma_4_case_3_3 m n v t t' H1 H2 H3 H4 in A k))
  | k <- iota 0 3] | t <- times, t' <- times].
(* Four returns, one after the other, from the first or later. *)
Let four_returns : seq (nat * nat * (nat * nat)) :=
  let s := [seq t <- iota 1 period.*2 | same_point (place (side m) (side n) (point_of v) NE t) (point_of v)] in
  [seq ((nth 0 s i, nth 0 s i.+1), (nth 0 s i.+2, nth 0 s i.+3)) | i <- iota 0 (size s)].
Definition lemma_4_case_3_3_fails_as_printed :=
  [seq ltac:(reading_of_refuted @SV25.lemma_4_case_3_3_fails_as_printed
     ltac:(fun H => constr:(H m n v t x.1.1 x.1.2 x.2.1 x.2.2))) | t <- times, x <- four_returns].
Definition lemma_4_endless_rays :=
  [:: ltac:(reading_of (proj1 (@SV25.lemma_4_endless_rays m n v)));
      ltac:(reading_of (proj2 (@SV25.lemma_4_endless_rays m n v)))].
Definition lemma_4 := [:: ltac:(reading_of (@SV25.lemma_4 m n v))].
Definition lemma_8 := [:: ltac:(reading_of (@SV25.lemma_8 m n v))].
Definition lemma_8_rays := [seq ltac:(reading_of (@SV25.lemma_8_rays m n v h)) | h <- directions].
Definition lemma_9 := [seq ltac:(reading_of (@SV25.lemma_9 m n v phi)) | phi <- trails].
Definition figure_4 := [seq ltac:(reading_of (@SV25.figure_4 m n v u phi)) | u <- vertices, phi <- trails].
Let pairs := [seq (w, w') | w <- vertices, w' <- vertices].
Definition note_modulo_2d :=
  [seq ltac:(reading_of (@SV25.note_modulo_2d m n v phi x.1 x.2)) | phi <- trails, x <- pairs].
Definition note_reflections := [seq ltac:(reading_of (@SV25.note_reflections m n v phi x.1.1 x.1.2 x.2))
  | phi <- trails, x <- [seq (y, q) | y <- pairs, q <- iota 0 3]].
Let sets : seq {set 'I_m * 'I_n} := [seq [set u in s] | s <- sublists vertices].
Definition corollary_12_trails := [seq ltac:(reading_of (@SV25.corollary_12_trails m n v S)) | S <- sets].
End Vertex.
Definition corollary_12_signs k := summary [:: ltac:(reading_of (@SV25.corollary_12_signs m n k))].
End Grid.

(* At the vertex (a, b), from 1. *)
Definition at_vertex (f : forall m n : nat, 'I_m * 'I_n -> seq (option (seq part))) (s : seq nat) :=
  let m := nth 0 s 0 in let n := nth 0 s 1 in
  summary (flatten [seq f m n v | v <- enum [finType of 'I_m * 'I_n] &
    (row v == nth 0 s 2) && (column v == nth 0 s 3)]).
Local Open Scope string_scope.
Definition of_rays : seq (string * (seq nat -> seq nat)) := [::
  ("SV25.lemma_4_case_1", at_vertex lemma_4_case_1);
  ("SV25.lemma_4_case_2", at_vertex lemma_4_case_2);
  ("SV25.lemma_4_case_3", at_vertex lemma_4_case_3);
  ("SV25.lemma_4_case_3_1", at_vertex lemma_4_case_3_1);
  ("SV25.lemma_4_case_3_2", at_vertex lemma_4_case_3_2);
  ("SV25.lemma_4_case_3_3", at_vertex lemma_4_case_3_3);
  ("SV25.lemma_4_case_3_3_fails_as_printed", at_vertex lemma_4_case_3_3_fails_as_printed);
  ("SV25.lemma_4_endless_rays", at_vertex lemma_4_endless_rays);
  ("SV25.lemma_4", at_vertex lemma_4);
  ("SV25.lemma_8", at_vertex lemma_8);
  ("SV25.lemma_8_rays", at_vertex lemma_8_rays);
  ("SV25.lemma_9", at_vertex lemma_9);
  ("SV25.figure_4", at_vertex figure_4);
  ("SV25.note_modulo_2d", at_vertex note_modulo_2d);
  ("SV25.note_reflections", at_vertex note_reflections);
  ("SV25.corollary_12_trails", at_vertex corollary_12_trails);
  ("SV25.corollary_12_signs", fun s => corollary_12_signs (nth 0 s 0) (nth 0 s 1) (nth 0 s 2))].
