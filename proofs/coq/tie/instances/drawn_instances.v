(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What Fig. 3 and Example 11 of [SV25] say of the grid 11 x 8: trails that are drawn, the regions of one,
   and two P-positions, which elimination decides. *)
From Coq Require Import ZArith Lia String.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels bipartite lattice grids rays returns trails grid_trails
  regions labellings grid_labellings extended counted elimination bipartite_turns elimination_wins.
From Gazetteer Require SV25.
From Tie Require Import booleans plays readings ray_readings grid_readings stop_readings asked_regions
  tile_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Obligation Tactic := intros; cbv beta.

(* Outcomes on a grid, and on one without an edge, by elimination. *)
Lemma adjacencyE (V : finType) (E : graph V) (adjacent : V -> V -> bool) :
  (forall u v, ((u, v) \in E) = adjacent u v) ->
  adjacency E = [seq [seq adjacent u v | v <- enum V] | u <- enum V].
Proof. by move=> E_by; apply: eq_map => u; apply: eq_map => v. Qed.
Section Outcomes.
Variables m n : nat.
Implicit Types u v w : 'I_m * 'I_n.
Definition eliminated (adjacent : 'I_m * 'I_n -> 'I_m * 'I_n -> bool) v : bool :=
  let all := enum [finType of 'I_m * 'I_n] in
  result (decide_P [seq [seq adjacent u w | w <- all] | u <- all] (index v all)).
Program Instance decided_grid_outcome v : decided (P_position ((grid m n, v) : UEG _)) | 0 :=
  Decided (decide := fun _ => eliminated (@grid_adjacent m n) v) _.
Next Obligation.
rewrite /eliminated -(adjacencyE (@grid_adjacentE m n)).
by rewrite (decide_P_right (@simple_grid m n) (@grid_bipartition m n)); apply: rwP (P_positionP _).
Qed.
Program Instance decided_outcome_without u w v :
  decided (P_position ((without_edge (grid m n) u w, v) : UEG _)) | 0 :=
  Decided (decide := fun _ => eliminated (adjacent_without (@grid_adjacent m n) u w) v) _.
Next Obligation.
rewrite /eliminated -(adjacencyE (grid_withoutE u w)).
have bip : bipartition (without_edge (grid m n) u w) [set v | odd (row v + column v)].
  by move=> x y; rewrite in_without_edge => /and3P[xy _ _]; apply: grid_bipartition.
by rewrite (decide_P_right (simple_without_edge _ _ (@simple_grid m n)) bip); apply: rwP (P_positionP _).
Qed.
Program Instance decided_grid_edge u v : decided (is_true ((u, v) \in grid m n)) | 0 :=
  Decided (decide := fun _ => grid_adjacent u v) _.
Next Obligation. by rewrite grid_adjacentE. Qed.
End Outcomes.
Existing Instances decided_grid_outcome decided_outcome_without decided_grid_edge | 0.

(* The points in the east, between two lines, are enclosed iff u is where the lines meet and the segments go
   west. *)
Section East.
Variables (M N a b : Z) (u : point) (phi : trail).
Definition enclosed_to_the_east : bool := same_point u (a, b) &&
  ((ends M N u phi == (NW, SW)) || (ends M N u phi == (SW, NW))).
Lemma both_sides (A B C D : Z) : ((0 <? A) && (0 <? B) = (C <? D))%Z <-> ((0 < A /\ 0 < B) <-> C < D)%Z.
Proof.
by case: (Z.ltb_spec0 0 A) => ?; case: (Z.ltb_spec0 0 B) => ?; case: (Z.ltb_spec0 C D) => ?;
  split=> //= same; first [tauto | by exfalso; tauto].
Qed.
Lemma enclosed_eastP :
  reflect (forall p, enclosed M N u phi p = (Z.abs (p.2 - b) <? p.1 - a)%Z) enclosed_to_the_east.
Proof.
pose K := (Z.abs (u.1 - a) + Z.abs (u.2 - b) + 1)%Z.
rewrite /enclosed_to_the_east /enclosed /beyond; case: (ends M N u phi) => g k.
apply: (iffP andP) => [[/same_pointP-> gk] p|east].
  by apply/both_sides; case/orP: gk => /eqP[-> ->]; cbn -[Z.mul Z.add Z.sub]; lia.
have {}east q r := iffLR (both_sides _ _ _ _) (east (q, r)).
have within q r : (Z.abs (r - b) < q - a)%Z -> _ := iffRL (east q r).
have beside q r : ~ (Z.abs (r - b) < q - a)%Z -> _ := fun no both => no (iffLR (east q r) both).
have := within (a + K + 1)%Z (b + K)%Z ltac:(cbn; lia).
have := within (a + K + 1)%Z (b - K)%Z ltac:(cbn; lia).
have := within (a + 1)%Z b ltac:(cbn; lia); have := beside a b ltac:(cbn; lia).
have := beside (a + K)%Z (b + K)%Z ltac:(cbn; lia); have := beside (a + K)%Z (b - K)%Z ltac:(cbn; lia).
rewrite /K {K east within beside}.
by case: g k => -[] [] [[] []]; cbn -[Z.mul Z.add Z.sub]; intros; split=> //; try apply/same_pointP;
  try rewrite [u]surjective_pairing; try congr pair; lia.
Qed.
Program Instance decided_enclosed_east :
  decided (forall p, enclosed M N u phi p = (Z.abs (p.2 - b) <? p.1 - a)%Z) :=
  Decided (decide := fun _ => enclosed_to_the_east) _.
Next Obligation. exact: rwP enclosed_eastP. Qed.
End East.
Existing Instance decided_enclosed_east | 0.

(* A closed trail of one kind with a set that it gives. *)
Section ClosedTrails.
Variables (m n : nat) (v : 'I_m * 'I_n) (A B C : direction -> nat -> Prop).
Context `{forall h t, decided (A h t)} `{forall h t, decided (B h t)} `{forall h t, decided (C h t)}.
Notation closed h t := (trail_at (side m) (side n) (point_of v) (Closed h t)).
Lemma some_closed_with :
  (exists h t, [/\ closed h t, A h t, B h t & C h t]) <-> exists h t, closed h t /\ [/\ A h t, B h t & C h t].
Proof. by split=> [[h [t []]]|[h [t [at_v []]]]]; exists h, t. Qed.
Definition decided_some_closed_with := decided_as some_closed_with
  (decided_some_closed_trail v (A := fun h t => [/\ A h t, B h t & C h t])).
End ClosedTrails.
Existing Instance decided_some_closed_with | 0.

Definition vertices_11_8 : seq ('I_11 * 'I_8) := enum [finType of 'I_11 * 'I_8].
Definition figure_3 (_ : seq nat) := summary [seq ltac:(reading_of (@SV25.figure_3 u)) | u <- vertices_11_8].
Definition example_11 (_ : seq nat) :=
  summary [seq ltac:(reading_of (@SV25.example_11 v u)) | v <- vertices_11_8, u <- vertices_11_8].
Local Open Scope string_scope.
Definition of_drawn : seq (string * (seq nat -> seq nat)) := [::
  ("SV25.figure_3", figure_3); ("SV25.example_11", example_11)].
