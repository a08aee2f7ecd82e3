(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Section 2.1 of [SV25]: trails, and the rays that return to a vertex (a, b), counted from 1, with d | a or
   d | b for d = gcd(m + 1, n + 1), so that there is a closed 90-degree trail. The vertex u stands at the
   point (a, b) of the rectangle [0, m + 1] x [0, n + 1]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import ZArith Lia.
From Gazetteer Require Import lattice grids rays returns trails embedding grid_trails rays_return.
From Gazetteer Require Import drawn_trails.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Fig. 1, and section 2 after it: the trails at (2, 2) in G_{5,3} are one closed and one open 90-degree
   trail, each of them run in both directions; there is no 180-degree trail. *)
Theorem figure_1 (v : 'I_5 * 'I_3) :
  row v = 2 -> column v = 2 ->
  let p := point_of v in let at_v := trail_at (side 5) (side 3) p in
  [/\ forall phi, at_v phi <->
        phi = Closed NE 8 \/ phi = Closed SE 8 \/ phi = Open NW SW 2 2 \/ phi = Open SW NW 2 2,
      forall r, r <= 8 -> place (side 5) (side 3) p SE r = place (side 5) (side 3) p NE (8 - r),
      forall phi, at_v phi -> right_angle (side 5) (side 3) p phi &
      forall phi, at_v phi -> ~ straight (side 5) (side 3) p phi].
Proof. exact: trails_5_3. Qed.

(* Lemma 4, proof: a = h (m + 1) - k (n + 1) with positive h and k, whenever d | a; then also
   a = - h' (m + 1) + k' (n + 1) with h' = h k (n + 1) - h and k' = h k (m + 1) - k, and conversely. *)
Theorem lemma_4_coefficients (m n : nat) (u : 'I_m * 'I_n) :
  let a := Z.of_nat (row u) in
  (gcdn m.+1 n.+1 %| row u ->
     exists h k, (0 < h /\ 0 < k /\ a = h * side m - k * side n)%Z) /\
  (forall h k, (0 < h -> 0 < k -> a = h * side m - k * side n ->
     0 < h * k * side n - h /\ 0 < h * k * side m - k /\
     a = - (h * k * side n - h) * side m + (h * k * side m - k) * side n)%Z) /\
  (forall h k, (0 < h -> 0 < k -> a = - h * side m + k * side n ->
     0 < h * k * side n - h /\ 0 < h * k * side m - k /\
     a = (h * k * side n - h) * side m - (h * k * side m - k) * side n)%Z).
Proof. exact: coefficients. Qed.

(* Lemma 4, proof: copies of the rectangle, reflected in all multiples of its sides, so that (i, j),
   (2 (m + 1) +- i, j) and (i, 2 (n + 1) +- j) are copies of one vertex. For a = h (m + 1) - k (n + 1)
   the copy (2 h (m + 1) - a, 2 k (n + 1) + b) of u is in [0, 2 h (m + 1)] x [0, (2 k + 1) (n + 1)] and on
   the line of slope 1 through u; for a = - h' (m + 1) + k' (n + 1) so is (- 2 h' (m + 1) - a,
   - 2 k' (n + 1) + b). The lines fold into the rays to NE and SW, which so return from SE and NW. *)
Theorem lemma_4_embedding (m n : nat) (u : 'I_m * 'I_n) (h k : Z) :
  (0 < h)%Z -> (0 < k)%Z ->
  let v := point_of u in let a := v.1 in let b := v.2 in let t := Z.to_nat (2 * k * side n) in
  (forall i, fold m (2 * side m + i) = fold m i /\ fold m (2 * side m - i) = fold m i) /\
  (forall j, fold n (2 * side n + j) = fold n j /\ fold n (2 * side n - j) = fold n j) /\
  (forall g s, folded m n (straight_on v g (Z.of_nat s)) = place (side m) (side n) v g s) /\
  (a = (h * side m - k * side n)%Z ->
    let copy := (2 * h * side m - a, 2 * k * side n + b)%Z in
    [/\ folded m n copy = v, straight_on v NE (Z.of_nat t) = copy,
        (0 <= copy.1 <= 2 * h * side m)%Z /\ (0 <= copy.2 <= (2 * k + 1) * side n)%Z &
        returns_from (side m) (side n) v NE t SE]) /\
  (a = (- h * side m + k * side n)%Z ->
    let copy := (- 2 * h * side m - a, - 2 * k * side n + b)%Z in
    [/\ folded m n copy = v, straight_on v SW (Z.of_nat t) = copy &
        returns_from (side m) (side n) v SW t NW]).
Proof. exact: copies_on_a_line. Qed.

(* Fig. 2: copies of G_{3 x 2} on the rectangle [0, 8] x [0, 9] where (h, k) = (1, 1). So a = 1, and for
   each b the line from (a, b) to its copy (7, 6 + b) stays in the rectangle and folds into the ray to NE,
   which so returns from SE. *)
Theorem figure_2 (u : 'I_3 * 'I_2) :
  let h := 1%Z in let k := 1%Z in
  (2 * h * side 3, (2 * k + 1) * side 2)%Z = (8, 9)%Z /\
  (Z.of_nat (row u) = (h * side 3 - k * side 2)%Z <-> row u = 1) /\
  (row u = 1 ->
    let copy := (7, 6 + Z.of_nat (column u))%Z in
    [/\ copy = straight_on (point_of u) NE 6, folded 3 2 copy = point_of u,
        (0 <= copy.1 <= 8)%Z /\ (0 <= copy.2 <= 9)%Z &
        returns_from (side 3) (side 2) (point_of u) NE 6 SE]).
Proof.
move=> h k; have sides : side 3 = 4%Z /\ side 2 = 3%Z by [].
split=> //; split; first by rewrite /h /k; case: sides => -> ->; split=> [|->] //; lia.
move=> a1 copy; have [_ [_ [_ [+ _]]]] := lemma_4_embedding u (erefl : 0 < 1)%Z (erefl : 0 < 1)%Z.
rewrite /point_of a1 => /(_ erefl)[E line [x y] R].
by split.
Qed.

(* Lemma 4, proof: if d | a the endless ray to NE returns at some time from SE, and that to SW from NW;
   if d | b, with x and y exchanged, from NW and from SE. *)
Theorem lemma_4_endless_rays (m n : nat) (u : 'I_m * 'I_n) :
  let comes_back h from := exists t, returns_from (side m) (side n) (point_of u) h t from in
  (gcdn m.+1 n.+1 %| row u -> comes_back NE SE /\ comes_back SW NW) /\
  (gcdn m.+1 n.+1 %| column u -> comes_back NE NW /\ comes_back SW SE).
Proof. exact: endless_rays. Qed.

(* Lemma 4, proof, Case 1: a ray to NE that first returns from SW leaves to NE and returns from SW,
   repeatedly: after every multiple of that time, and whenever it returns. *)
Theorem lemma_4_case_1 (m n : nat) (u : 'I_m * 'I_n) (t : nat) :
  let v := point_of u in
  first_return (side m) (side n) v NE t -> returns_from (side m) (side n) v NE t SW ->
  (forall k, 0 < k -> returns_from (side m) (side n) v NE (k * t) SW) /\
  (forall s, returns (side m) (side n) v NE s -> returns_from (side m) (side n) v NE s SW).
Proof. exact: returns_opposite. Qed.

(* Case 2: a ray to NE that first returns from NE has hit a corner. *)
Theorem lemma_4_case_2 (m n : nat) (u : 'I_m * 'I_n) (t : nat) :
  let v := point_of u in
  first_return (side m) (side n) v NE t -> returns_from (side m) (side n) v NE t NE ->
  hits_corner_before (side m) (side n) v NE t.
Proof.
move=> v F [R H]; have B := ball_of_place _ _ _ _ _ _ R.2; rewrite H in B.
have [c [-> [c0 C]]] := back_by_corner _ _ (side_m u) (side_n u) _ (point_inside u) _ _ R.1 B.
by exists c; split=> //; split=> //; lia.
Qed.

(* Case 3: a ray to NE that hits a corner before it first returns then returns from NE, and so leaves
   to SW. *)
Theorem lemma_4_case_3 (m n : nat) (u : 'I_m * 'I_n) (t : nat) :
  let v := point_of u in
  first_return (side m) (side n) v NE t -> hits_corner_before (side m) (side n) v NE t ->
  returns_from (side m) (side n) v NE t NE /\
  forall s, ball (side m) (side n) v NE (s + t) = ball (side m) (side n) v SW s.
Proof. exact: returns_after_corner. Qed.

(* Case 3.1: a ray to SW that first returns from NE leaves to SW and returns from NE, repeatedly. After
   Case 3 there is none. *)
Theorem lemma_4_case_3_1 (m n : nat) (u : 'I_m * 'I_n) (t : nat) :
  let v := point_of u in
  first_return (side m) (side n) v SW t -> returns_from (side m) (side n) v SW t NE ->
  [/\ forall k, 0 < k -> returns_from (side m) (side n) v SW (k * t) NE,
      forall s, returns (side m) (side n) v SW s -> returns_from (side m) (side n) v SW s NE &
      forall s, first_return (side m) (side n) v NE s -> ~ hits_corner_before (side m) (side n) v NE s].
Proof. exact: no_corner_to_NE. Qed.

(* Case 3.2: a ray to SW that first returns from SW has hit a corner. *)
Theorem lemma_4_case_3_2 (m n : nat) (u : 'I_m * 'I_n) (t : nat) :
  let v := point_of u in
  first_return (side m) (side n) v SW t -> returns_from (side m) (side n) v SW t SW ->
  hits_corner_before (side m) (side n) v SW t.
Proof.
move=> v F [R H]; have B := ball_of_place _ _ _ _ _ _ R.2; rewrite H in B.
have [c [-> [c0 C]]] := back_by_corner _ _ (side_m u) (side_n u) _ (point_inside u) _ _ R.1 B.
by exists c; split=> //; split=> //; lia.
Qed.

(* Case 3.3 as printed: the rays to NE and to SW hit corners before they first return, and the first
   four returns are from NE, SW, NE and SE. It fails in the 1 by 1 grid. *)
Theorem lemma_4_case_3_3_fails_as_printed :
  ~ (forall m n (u : 'I_m * 'I_n) t t1 t2 t3 t4, let v := point_of u in
       let next := next_return (side m) (side n) v NE in
       first_return (side m) (side n) v NE t -> hits_corner_before (side m) (side n) v NE t ->
       first_return (side m) (side n) v SW t -> hits_corner_before (side m) (side n) v SW t ->
       next 0 t1 -> next t1 t2 -> next t2 t3 -> next t3 t4 ->
       [/\ returns_from (side m) (side n) v NE t1 NE, returns_from (side m) (side n) v NE t2 SW,
          returns_from (side m) (side n) v NE t3 NE & returns_from (side m) (side n) v NE t4 SE]).
Proof. exact: returns_in_1_by_1. Qed.

(* Case 3.3, repaired: if the rays to NE and to SW hit corners before they first return, after t and t'
   steps, the one to NE leaves to NE, returns from NE, leaves to SW, returns from SW, repeatedly, and
   there are no other returns. *)
Theorem lemma_4_case_3_3 (m n : nat) (u : 'I_m * 'I_n) (t t' : nat) :
  let v := point_of u in
  first_return (side m) (side n) v NE t -> hits_corner_before (side m) (side n) v NE t ->
  first_return (side m) (side n) v SW t' -> hits_corner_before (side m) (side n) v SW t' ->
  [/\ forall k, returns_from (side m) (side n) v NE (k * (t + t') + t) NE,
      forall k, 0 < k -> returns_from (side m) (side n) v NE (k * (t + t')) SW &
      forall s, returns (side m) (side n) v NE s ->
        exists k, s = k * (t + t') \/ s = k * (t + t') + t].
Proof. exact: returns_by_turns. Qed.

(* Lemma 4. If d | a or d | b, then there is a closed 90-degree trail at u, obtained from a ray going from
   u in the direction (+1, +1) or (-1, -1). *)
Theorem lemma_4 (m n : nat) (u : 'I_m * 'I_n) :
  (gcdn m.+1 n.+1 %| row u) || (gcdn m.+1 n.+1 %| column u) ->
  exists h t, [/\ h = NE \/ h = SW, trail_at (side m) (side n) (point_of u) (Closed h t) &
    right_angle (side m) (side n) (point_of u) (Closed h t)].
Proof. exact: closed_right_angle. Qed.
