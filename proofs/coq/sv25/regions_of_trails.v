(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Section 2.1 of [SV25], from Lemma 5 on: the regions of a closed 90-degree trail, their labels, and the
   moves that they make winning. d = gcd(m + 1, n + 1). *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import ZArith.
From Gazetteer Require Import games rules even_kernels grids rays trails grid_trails regions labellings.
From Gazetteer Require Import around grid_labellings extended positive_regions drawn_trails.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Lemma 5. The regions obtained from a closed 90-degree trail have a proper labelling such that all
   unbounded regions are negative. *)
Theorem lemma_5 (m n : nat) (u : 'I_m * 'I_n) (h : direction) (t : nat) :
  trail_at (side m) (side n) (point_of u) (Closed h t) ->
  right_angle (side m) (side n) (point_of u) (Closed h t) ->
  exists positive, labels_regions u (Closed h t) positive.
Proof. exact: labels_of_right_angle. Qed.

(* Lemma 5, proof: the regions of a closed 90-degree trail with the segments at u extended to the sides
   of the rectangle have a proper labelling; after any has been switched in what the extensions enclose
   it is a proper labelling of the regions of the trail. *)
Theorem lemma_5_extended_trail (m n : nat) (u : 'I_m * 'I_n) (h : direction) (t : nat) :
  let v := point_of u in let phi := Closed h t in
  trail_at (side m) (side n) v phi -> right_angle (side m) (side n) v phi ->
  (exists positive, proper (side m) (side n) v (extended_draws (side m) (side n) v phi) positive) /\
  forall positive, proper (side m) (side n) v (extended_draws (side m) (side n) v phi) positive ->
    proper (side m) (side n) v (trail_draws (side m) (side n) v phi)
      (switched (side m) (side n) v phi positive).
Proof. exact: extended_trail_labels. Qed.

(* Lemma 5, proof: two consecutive unbounded regions, in a walk round the rectangle, are one or share a
   common neighbouring region, and by any proper labelling they have the same label. *)
Theorem lemma_5_unbounded_regions (m n : nat) (u : 'I_m * 'I_n) (h : direction) (t : nat) (p q : point) :
  let v := point_of u in let drawn := trail_draws (side m) (side n) v (Closed h t) in
  trail_at (side m) (side n) v (Closed h t) -> right_angle (side m) (side n) v (Closed h t) ->
  consecutive (side m) (side n) v p q ->
  (same_region (side m) (side n) v drawn p q \/
   exists c, share_a_side (side m) (side n) v drawn p c /\ share_a_side (side m) (side n) v drawn q c) /\
  forall positive, proper (side m) (side n) v drawn positive -> positive p = positive q.
Proof. exact: consecutive_unbounded. Qed.

(* Fig. 3: at the vertex (3, 4) of G_{11 x 8}, the trail to the west. The regions of the extended trail
   have a proper labelling such that, after switching the labels of those on the right of the extended
   segments, the labelling is proper and all unbounded regions are negative. *)
Theorem figure_3 (u : 'I_11 * 'I_8) :
  row u = 3 -> column u = 4 ->
  let v := point_of u in let phi := Closed NW 54 in
  [/\ trail_at (side 11) (side 8) v phi, ends (side 11) (side 8) v phi = (NW, SW),
      forall p, enclosed (side 11) (side 8) v phi p = (Z.abs (p.2 - 4) <? p.1 - 3)%Z &
      exists positive,
        proper (side 11) (side 8) v (extended_draws (side 11) (side 8) v phi) positive /\
        labels_regions u phi (switched (side 11) (side 8) v phi positive)].
Proof. exact: trail_11_8. Qed.

(* Lemma 6. By a proper labelling of the regions separated by a closed 90-degree trail at u such that all
   unbounded regions are negative: for a neighbour v of u in a positive region the vertices of different
   parity from u inside positive regions form an even kernel of G - uv containing v; and there is such
   a v. *)
Theorem lemma_6 (m n : nat) (u : 'I_m * 'I_n) (h : direction) (t : nat) (positive : point -> bool) :
  trail_at (side m) (side n) (point_of u) (Closed h t) ->
  right_angle (side m) (side n) (point_of u) (Closed h t) ->
  labels_regions u (Closed h t) positive ->
  (forall v, (u, v) \in grid m n -> positive (point_of v) ->
     even_kernel (without_edge (grid m n) u v) (inside_positive u positive) /\
     v \in inside_positive u positive) /\
  exists v, (u, v) \in grid m n /\ positive (point_of v).
Proof. exact: inside_positive_kernel. Qed.

(* Lemma 6, proof: u has 1 or 3 neighbours in K, the vertices of different parity from u inside positive
   regions. Another vertex w of u's parity has 4 inside a positive region, none inside a negative one,
   and 2 on the trail. Off the trail, w is inside the region of the tile east of it. *)
Theorem lemma_6_cases (m n : nat) (u : 'I_m * 'I_n) (h : direction) (t : nat)
    (positive : point -> bool) :
  let phi := Closed h t in
  let on w := on_trail (side m) (side n) (point_of u) phi (point_of w) in
  let in_K w := #|neighbours (grid m n) w :&: inside_positive u positive| in
  trail_at (side m) (side n) (point_of u) phi -> right_angle (side m) (side n) (point_of u) phi ->
  labels_regions u phi positive ->
  in_K u \in [:: 1; 3] /\
  forall w, w != u -> odd (row w + column w) = odd (row u + column u) ->
    [/\ ~ on w -> positive (east_of (point_of w)) -> in_K w = 4,
        ~ on w -> ~~ positive (east_of (point_of w)) -> in_K w = 0 &
        on w -> in_K w = 2].
Proof. exact: inside_positive_counts. Qed.

(* Theorem 7, repaired. If d | a or d | b, then (G, u) is an N-position. There is a closed 90-degree trail
   at u, and a proper labelling of its regions with all unbounded regions negative; by every such trail
   and labelling u has a neighbour in a positive region, and to go to any such v is a winning move. *)
Theorem theorem_7 (m n : nat) (u : 'I_m * 'I_n) :
  (gcdn m.+1 n.+1 %| row u) || (gcdn m.+1 n.+1 %| column u) ->
  let labelled h t positive :=
    [/\ trail_at (side m) (side n) (point_of u) (Closed h t),
        right_angle (side m) (side n) (point_of u) (Closed h t) &
        labels_regions u (Closed h t) positive] in
  [/\ N_position ((grid m n, u) : UEG _), exists h t positive, labelled h t positive &
      forall h t positive, labelled h t positive ->
        (exists v, (u, v) \in grid m n /\ positive (point_of v)) /\
        forall v, (u, v) \in grid m n -> positive (point_of v) ->
          P_position ((without_edge (grid m n) u v, v) : UEG _)].
Proof. exact: positive_moves_win. Qed.

(* Abstract: a winning strategy for the winner, always to move into the even kernel. From a P-position, if
   d divides neither a nor b, into S_k, for any k with v in S_k, and there is one; from an N-position, if
   d | a or d | b, first to a neighbour in a positive region of a labelled closed 90-degree trail, and then
   into the vertices of different parity from v inside positive regions. Whatever the opponent does there
   is such a move until he has none. *)
Theorem winning_strategy (m n : nat) (v : 'I_m * 'I_n) :
  let d := gcdn m.+1 n.+1 in
  (~~ (d %| row v) -> ~~ (d %| column v) ->
     (exists k, k <= d /\ v \in diagonals m n d (Z.of_nat k)) /\
     forall k, v \in diagonals m n d (Z.of_nat k) ->
       wins_into (diagonals m n d (Z.of_nat k)) ((grid m n, v) : UEG _)) /\
  ((d %| row v) || (d %| column v) ->
     let labelled h t positive :=
       [/\ trail_at (side m) (side n) (point_of v) (Closed h t),
           right_angle (side m) (side n) (point_of v) (Closed h t) &
           labels_regions v (Closed h t) positive] in
     (exists h t positive, labelled h t positive) /\
     forall h t positive, labelled h t positive ->
       (exists w, (v, w) \in grid m n /\ positive (point_of w)) /\
       forall w, (v, w) \in grid m n -> positive (point_of w) ->
         wins_into (inside_positive v positive) ((without_edge (grid m n) v w, w) : UEG _)).
Proof. exact: always_into_kernel. Qed.
