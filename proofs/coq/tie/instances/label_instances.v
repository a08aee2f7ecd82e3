(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What Lemma 6 of [SV25] says of a trail and a labelling, which is told by the tiles of the rectangle. *)
From Coq Require Import ZArith Lia String.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels lattice grids rays returns trails grid_trails regions labellings
  grid_labellings.
From Gazetteer Require SV25.
From Tie Require Import booleans plays readings ray_readings tile_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Obligation Tactic := intros; cbv beta.

Section Vertex.
Variables (m n : nat) (u : 'I_m * 'I_n).
Let times : seq nat := iota 1 (last_time m n).
Let labellings h t : seq (point -> bool) :=
  let w := winding (side m) (side n) (point_of u) h t in [:: w; (fun p => ~~ w p); (fun _ => false)].
Definition lemma_6 :=
  flatten [seq [seq ltac:(reading_of (@SV25.lemma_6 m n u x.1 x.2 positive)) | positive <- labellings x.1 x.2]
  | x <- [seq (h, t) | h <- [:: NE; NW; SE; SW], t <- times]].
Definition lemma_6_cases := flatten [seq flatten [seq
  ltac:(reading_of (fun H1 H2 H3 => proj1 (@SV25.lemma_6_cases m n u x.1 x.2 positive H1 H2 H3))) ::
  [seq ltac:(reading_of (fun H1 H2 H3 => proj2 (@SV25.lemma_6_cases m n u x.1 x.2 positive H1 H2 H3) w))
  | w <- enum [finType of 'I_m * 'I_n] & (odd (row w + column w) == odd (row u + column u)) && (w != u)] | positive <- take 1 (labellings x.1 x.2)]
  | x <- [seq (h, t) | h <- [:: NE; NW; SE; SW],
          t <- [seq t <- times | decide (stops (side m) (side n) (point_of u) h t) tt]]].
End Vertex.
Definition at_corner_of (f : forall m n : nat, 'I_m * 'I_n -> seq (option (seq part))) (s : seq nat) :=
  let m := nth 0 s 0 in let n := nth 0 s 1 in
  summary (flatten [seq f m n v | v <- enum [finType of 'I_m * 'I_n] &
    (row v == nth 0 s 2) && (column v == nth 0 s 3)]).
Local Open Scope string_scope.
Definition of_labels : seq (string * (seq nat -> seq nat)) := [::
  ("SV25.lemma_6", at_corner_of lemma_6); ("SV25.lemma_6_cases", at_corner_of lemma_6_cases)].
