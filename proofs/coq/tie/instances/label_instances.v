(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What Lemma 6 of [SV25] says of a trail and a labelling, which is told by the tiles of the rectangle. *)
From Coq Require Import ZArith Lia String.
From mathcomp Require Import all_ssreflect.
From Gazetteer Require Import games rules even_kernels lattice grids rays returns trails grid_trails regions labellings
  grid_labellings.
From Gazetteer Require SV25.
From Tie Require Import booleans plays readings asked_regions ray_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Obligation Tactic := intros; cbv beta.

Instance decided_draws M N v phi p q : decided (trail_draws M N v phi p q).
Proof.
pose here r := trail_place M N v phi r; pose next r := trail_place M N v phi r.+1.
apply: (@Decided _ (fun _ => has (fun r => same_point (here r) p && same_point (next r) q ||
  same_point (here r) q && same_point (next r) p) (iota 0 (trail_steps phi)))).
apply: rwP; apply: (iffP hasP) => [[r]|[r [/ltP lt_r both]]].
  rewrite mem_iota => /andP[_ /ltP lt_r] both; exists r; split=> //.
  by case/orP: both => /andP[/same_pointP ? /same_pointP ?]; [left|right].
exists r; first by rewrite mem_iota.
by case: both => -[? ?]; apply/orP; [left|right]; apply/andP; split; apply/same_pointP.
Defined.
Section Labels.
Variables (m n : nat) (u : 'I_m * 'I_n) (phi : trail) (positive : point -> bool).
Let drawn := trail_draws (side m) (side n) (point_of u) phi.
Let drawn_here p q : decided (drawn p q) := decided_draws (side m) (side n) (point_of u) phi p q.
Existing Instance drawn_here.
Let cut (i j : place_in m n) : bool :=
  decide (separated (side m) (side n) (point_of u) drawn (to_point i) (to_point j)) tt.
Definition labelsb : bool :=
  let same := @looked_up m n (@in_one_region m n (point_of u) drawn drawn_here) in
  let apart := @looked_up m n (@table_of m n cut) in
  properb (point_of u) same apart positive && negative_outsideb (point_of u) same positive.
Lemma labelsP : reflect (labels_regions u phi positive) labelsb.
Proof.
have sameE := @in_one_regionE m n (point_of u) drawn drawn_here.
have pr := properP sameE (@looked_upE m n cut) positive; have ng := negative_outsideP sameE positive.
by apply: (iffP andP) => [[/pr p_proper /ng p_out]|[/pr p_proper /ng p_out]].
Qed.
End Labels.
Instance decided_labels m n (u : 'I_m * 'I_n) phi positive : decided (labels_regions u phi positive) | 0 :=
  Decided (decide := fun _ => labelsb u phi positive) (rwP (labelsP u phi positive)).

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
