(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Section 2.2 of [SV25]: the 180-degree trails, and the even kernels S_k that they give.
   d = gcd(m + 1, n + 1). *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import ZArith.
From Gazetteer Require Import games rules grids rays trails grid_trails grid_labellings signs.
From Gazetteer Require Import segments_and_diagonals drawn_trails.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Lemma 8, proof: if d divides neither a nor b, any ray leaving v stops at a corner or returns to v
   in the opposite direction: it arrives as it left. *)
Theorem lemma_8_rays (m n : nat) (v : 'I_m * 'I_n) (h : direction) :
  ~~ (gcdn m.+1 n.+1 %| row v) -> ~~ (gcdn m.+1 n.+1 %| column v) ->
  exists t, stops (side m) (side n) (point_of v) h t /\
    (corner (side m) (side n) (place (side m) (side n) (point_of v) h t) \/
     returns_from (side m) (side n) (point_of v) h t (opposite h)).
Proof. exact: rays_stop_straight. Qed.

(* Lemma 8. If d divides neither a nor b, then there is a 180-degree trail at v, closed or open. *)
Theorem lemma_8 (m n : nat) (v : 'I_m * 'I_n) :
  ~~ (gcdn m.+1 n.+1 %| row v) -> ~~ (gcdn m.+1 n.+1 %| column v) ->
  exists phi, trail_at (side m) (side n) (point_of v) phi /\
    straight (side m) (side n) (point_of v) phi.
Proof.
move=> a b; have [phi [at_v E]] := straight_trail NE a b; exists phi; split=> //.
by rewrite /straight E.
Qed.

(* Lemma 9. The set of vertices on a 180-degree trail at v that are on exactly one straight line segment
   forms an even kernel of G containing v. *)
Theorem lemma_9 (m n : nat) (v : 'I_m * 'I_n) (phi : trail) :
  trail_at (side m) (side n) (point_of v) phi -> straight (side m) (side n) (point_of v) phi ->
  even_kernel (grid m n) (on_one_segment v phi) /\ v \in on_one_segment v phi.
Proof. exact: one_segment_kernel. Qed.

(* Lemma 9, proof, and Fig. 4: a vertex u can only have 0, 2 or 4 neighbours in that set K. *)
Theorem figure_4 (m n : nat) (v u : 'I_m * 'I_n) (phi : trail) :
  trail_at (side m) (side n) (point_of v) phi -> straight (side m) (side n) (point_of v) phi ->
  #|neighbours (grid m n) u :&: on_one_segment v phi| \in [:: 0; 2; 4].
Proof. exact: even_on_one_segment. Qed.

(* Section 2.2, after Example 11: the even kernel of Lemma 9 has a repetitive pattern modulo 2 d in
   both coordinates. *)
Theorem note_modulo_2d (m n : nat) (v : 'I_m * 'I_n) (phi : trail) (w w' : 'I_m * 'I_n) :
  let d := gcdn m.+1 n.+1 in
  trail_at (side m) (side n) (point_of v) phi -> straight (side m) (side n) (point_of v) phi ->
  row w = row w' %[mod 2 * d] -> column w = column w' %[mod 2 * d] ->
  (w \in on_one_segment v phi) = (w' \in on_one_segment v phi).
Proof.
move=> d at_v S /mod_Z[p P] /mod_Z[q Q]; rewrite !segments_diagonals // !(in_diagonals _ (gcd_pos m n)).
by rewrite -/d P Q; apply: diagonal_period; apply: gcd_posP.
Qed.

(* Section 2.2, after Example 11: it has a repetitive pattern modulo d up to reflections: it is its own
   mirror image in every multiple of d, i and 2 q d - i alike. *)
Theorem note_reflections (m n : nat) (v : 'I_m * 'I_n) (phi : trail) (w w' : 'I_m * 'I_n) (q : nat) :
  let d := gcdn m.+1 n.+1 in
  trail_at (side m) (side n) (point_of v) phi -> straight (side m) (side n) (point_of v) phi ->
  row w + row w' = 2 * q * d /\ column w = column w' \/
  row w = row w' /\ column w + column w' = 2 * q * d ->
  (w \in on_one_segment v phi) = (w' \in on_one_segment v phi).
Proof. exact: segments_reflected. Qed.

(* Corollary 12, and section 2.2 before it: the even kernels that the 180-degree trails at v give are
   exactly the S_k with v in S_k. *)
Theorem corollary_12_trails (m n : nat) (v : 'I_m * 'I_n) (S : {set 'I_m * 'I_n}) :
  let d := gcdn m.+1 n.+1 in
  ~~ (d %| row v) -> ~~ (d %| column v) ->
  (exists phi, [/\ trail_at (side m) (side n) (point_of v) phi,
     straight (side m) (side n) (point_of v) phi & S = on_one_segment v phi]) <->
  (exists k, [/\ k <= d, v \in S & S = diagonals m n d (Z.of_nat k)]).
Proof. exact: trails_give_diagonals. Qed.

(* Fig. 6: the S_k of G_{19 x 14} for k = 0, ..., 5 are even kernels, each that of a 180-degree trail. *)
Theorem figure_6 (k : nat) :
  k <= 5 ->
  even_kernel (grid 19 14) (diagonals 19 14 5 (Z.of_nat k)) /\
  exists v phi, [/\ trail_at (side 19) (side 14) (point_of v) phi,
    straight (side 19) (side 14) (point_of v) phi &
    on_one_segment v phi = diagonals 19 14 5 (Z.of_nat k) :> {set 'I_19 * 'I_14}].
Proof. exact: kernels_19_14. Qed.

(* Example 11 and Fig. 5. In G = G_{11 x 8} an even kernel containing v = (2, 4) is obtained from a closed
   180-degree trail at (2, 4), so (G, (2, 4)) is a P-position. At u = (3, 4) there is a winning move to v:
   an even kernel of G - uv containing v is obtained from a closed 90-degree trail at u, that to the west. *)
Theorem example_11 (v u : 'I_11 * 'I_8) :
  row v = 2 -> column v = 4 -> row u = 3 -> column u = 4 ->
  (exists h t, let phi := Closed h t in
     [/\ trail_at (side 11) (side 8) (point_of v) phi, straight (side 11) (side 8) (point_of v) phi,
         even_kernel (grid 11 8) (on_one_segment v phi) & v \in on_one_segment v phi]) /\
  P_position ((grid 11 8, v) : UEG _) /\
  (exists h t positive, let phi := Closed h t in
     [/\ trail_at (side 11) (side 8) (point_of u) phi, right_angle (side 11) (side 8) (point_of u) phi,
         labels_regions u phi positive &
         even_kernel (without_edge (grid 11 8) u v) (inside_positive u positive) /\
         v \in inside_positive u positive]) /\
  (u, v) \in grid 11 8 /\ P_position ((without_edge (grid 11 8) u v, v) : UEG _).
Proof. exact: kernels_11_8. Qed.

(* Corollary 12, the other readings of the signs, for d >= 2. With i + j = k or i - j = - k, as with
   i + j = k or i - j = k, S_k is an even kernel iff k is 0 or d; with i + j = k or i + j = - k iff m = n,
   and k = d or k = d - 1 >= 2; with i + j = k or - k and also i - j = k or - k it is empty. *)
Theorem corollary_12_signs (m n k : nat) :
  let d := gcdn m.+1 n.+1 in
  1 < d -> k <= d ->
  [/\ even_kernel (grid m n) (signed_diagonals m n d (matched d k)) <-> k = 0 \/ k = d,
      even_kernel (grid m n) (signed_diagonals m n d (first_only d k)) <-> k = 0 \/ k = d,
      even_kernel (grid m n) (signed_diagonals m n d (second_only d k)) <->
        m = n /\ (k = d \/ k = d.-1 /\ 2 <= k) &
      signed_diagonals m n d (both d k) = set0].
Proof. exact: signed_kernels. Qed.
