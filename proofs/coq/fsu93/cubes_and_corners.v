(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Section 4 of [FSU93]: the cubes, and the corners of grids. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import ZArith Lia.
From Gazetteer Require Import games rules even_kernels cubes grids.
From Gazetteer Require rays ball_table portions portion_kernels ball_figures.
From Gazetteer Require Import grid_squares trajectory corner.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Theorem 4.1. (Q_n, v) is a P-position iff n is even. *)
Theorem theorem_4_1 (n : nat) (v : {ffun 'I_n -> bool}) :
  P_position ((cube n, v) : UEG _) <-> ~~ odd n.
Proof. exact: cube_outcome. Qed.

(* Theorem 4.1, proof: for odd n, v = (0, ..., 0), and w any sequence with precisely one 1, the set S
   of these sequences is an even kernel of Q_n - vw. *)
Theorem theorem_4_1_kernel (n : nat) (v w : {ffun 'I_n -> bool}) :
  let S := [set u : {ffun 'I_n -> bool} | #|[set i | u i]| == 1] in
  odd n -> v = [ffun=> false] -> w \in S ->
  even_kernel (without_edge (cube n) v w) S.
Proof.
move=> S n_odd v0 wS; have -> : S = neighbours (cube n) v.
  by apply/setP=> u; rewrite v0 one_bit.
by move: wS; rewrite v0 one_bit in_neighbours => /cubeP[i ->]; apply: cube_kernel.
Qed.

(* Theorem 4.1, proof: "the winning strategy for the first player is to always play into S". *)
Theorem theorem_4_1_strategy (n : nat) (v w : {ffun 'I_n -> bool}) :
  let S := [set u : {ffun 'I_n -> bool} | #|[set i | u i]| == 1] in
  odd n -> v = [ffun=> false] -> w \in S ->
  (v, w) \in cube n /\ wins_into S ((without_edge (cube n) v w, w) : UEG _).
Proof.
move=> S n_odd v0 wS; split; first by move: wS; rewrite v0 one_bit in_neighbours.
apply: kernel_wins_into (wS); first exact: simple_without_edge (@simple_cube n).
exact: theorem_4_1_kernel.
Qed.

(* Theorem 4.2. For m, n >= 2 the corner (1, 1) of the m by n grid is a P-position iff
   gcd(m + 1, n + 1) != 1. (It holds for m = 1 or n = 1 too: section 5 (4).) *)
Theorem theorem_4_2 (m n : nat) (v : 'I_m * 'I_n) :
  1 < m -> 1 < n -> row v = 1 -> column v = 1 ->
  P_position ((grid m n, v) : UEG _) <-> gcdn m.+1 n.+1 != 1.
Proof. by move=> _ _; apply: corner_P. Qed.

(* Theorem 4.2, proof: for every common divisor d > 1 of m + 1 and n + 1 the set S of the (i, j) with
   d not dividing i, d not dividing j, and 2 d dividing i - j or i + j is an even kernel, and (1, 1)
   is in it. *)
Theorem theorem_4_2_kernel (m n d : nat) (v : 'I_m * 'I_n) (S : {set 'I_m * 'I_n}) :
  1 < d -> d %| m.+1 -> d %| n.+1 -> row v = 1 -> column v = 1 ->
  (forall u, u \in S <->
     [/\ ~~ (d %| row u), ~~ (d %| column u) &
         Z.divide (2 * Z.of_nat d) (Z.of_nat (row u) - Z.of_nat (column u)) \/
         Z.divide (2 * Z.of_nat d) (Z.of_nat (row u) + Z.of_nat (column u))]) ->
  even_kernel (grid m n) S /\ v \in S.
Proof. exact: squares_kernel. Qed.

(* Theorem 4.2, proof: "and either 2d | (i - j) or 2d | (i + j)" is never both, where d divides neither
   i nor j. *)
Theorem theorem_4_2_either_or (d i j : nat) :
  ~~ (d %| i) -> ~~ (d %| j) ->
  ~ (Z.divide (2 * Z.of_nat d) (Z.of_nat i - Z.of_nat j) /\
     Z.divide (2 * Z.of_nat d) (Z.of_nat i + Z.of_nat j)).
Proof.
move=> /negP d_i _ [[p Ep] [q Eq]]; apply: d_i; apply/dvdnP; exists (Z.to_nat (p + q)).
by apply: Nat2Z.inj; rewrite -multE Nat2Z.inj_mul; nia.
Qed.

(* The set S in words: divide the rectangle into d-by-d squares, and colour these in checkerboard
   fashion. S is the set of points on the interiors of the diagonals, of one diagonal of each square,
   chosen by its colour. *)
Theorem theorem_4_2_in_words (m n d : nat) (u : 'I_m * 'I_n) :
  1 < d -> d %| m.+1 -> d %| n.+1 ->
  [/\ ~~ (d %| row u), ~~ (d %| column u) &
      Z.divide (2 * Z.of_nat d) (Z.of_nat (row u) - Z.of_nat (column u)) \/
      Z.divide (2 * Z.of_nat d) (Z.of_nat (row u) + Z.of_nat (column u))] <->
  [/\ 0 < row u %% d, 0 < column u %% d &
      if odd (row u %/ d + column u %/ d) then row u %% d + column u %% d = d
      else row u %% d = column u %% d].
Proof. exact: squares_in_words. Qed.

(* Fig. 3 shows the set S for the 14 by 9 grid. There gcd(15, 10) = 5, so d = 5: there are six squares,
   and S, an even kernel, has the four points on the interior of one diagonal of each. *)
Theorem figure_3 (S : {set 'I_14 * 'I_9}) :
  (forall u, u \in S <->
     [/\ ~~ (5 %| row u), ~~ (5 %| column u) &
         Z.divide (2 * Z.of_nat 5) (Z.of_nat (row u) - Z.of_nat (column u)) \/
         Z.divide (2 * Z.of_nat 5) (Z.of_nat (row u) + Z.of_nat (column u))]) ->
  [/\ gcdn 15 10 = 5, even_kernel (grid 14 9) S, #|S| = 24 &
      forall q p, q < 3 -> p < 2 ->
      let across u := row u - 5 * q in let along u := column u - 5 * p in
      let square :=
        [set u in S | (5 * q <= row u <= 5 * q + 5) && (5 * p <= column u <= 5 * p + 5)] in
      #|square| = 4 /\
      ((forall u, u \in square -> across u = along u) \/
       (forall u, u \in square -> across u + along u = 5))].
Proof. exact: squares_14_9. Qed.

(* Theorem 4.2, proof: if gcd(m + 1, n + 1) = 1 then one of m and n is even. *)
Theorem theorem_4_2_parity (m n : nat) : gcdn m.+1 n.+1 = 1 -> ~~ odd m || ~~ odd n.
Proof.
move=> g1; rewrite -negb_and; apply/negP=> /andP[m_odd n_odd].
have : 2 %| gcdn m.+1 n.+1 by rewrite dvdn_gcd !dvdn2 /= m_odd n_odd.
by rewrite g1.
Qed.

(* Theorem 4.2, proof: the billiard ball on the table [0, m + 1] x [0, n + 1] begins its journey
   at corner (m + 1, 0), with slope -1. After travelling through lcm(m + 1, n + 1) = (m + 1)(n +
   1) steps it is in another corner, and in none before. *)
Theorem theorem_4_2_trajectory (m n : nat) :
  1 < m -> 1 < n -> gcdn m.+1 n.+1 = 1 ->
  let M := Z.of_nat m.+1 in let N := Z.of_nat n.+1 in
  let steps := lcmn m.+1 n.+1 in
  [/\ steps = m.+1 * n.+1, rays.corner M N (ball_table.billiard_place M N steps),
      ball_table.billiard_place M N steps <> (M, 0%Z) &
      forall t, 0 < t < steps -> ~ rays.corner M N (ball_table.billiard_place M N t)].
Proof. exact: journey_ends. Qed.

(* The ball's trajectory, for m even, takes it through any given vertex at most twice, once with
   slope +1 and once with slope -1; and only through vertices (i, j) with i + j odd. *)
Theorem theorem_4_2_at_most_twice (m n : nat) :
  1 < m -> 1 < n -> gcdn m.+1 n.+1 = 1 -> ~~ odd m ->
  let M := Z.of_nat m.+1 in let N := Z.of_nat n.+1 in
  let place := ball_table.billiard_place M N in let slope := ball_table.billiard_slope M N in
  (forall t u, 0 < t < m.+1 * n.+1 -> 0 < u < m.+1 * n.+1 ->
     rays.inside M N (place t) -> place t = place u -> slope t = slope u -> t = u) /\
  (forall t, Z.odd ((place t).1 + (place t).2) = true /\ (slope t = 1 \/ slope t = -1)%Z).
Proof. exact: visits_at_most_twice. Qed.

(* For m even the orbit visits every vertex (i, j) with i + j odd exactly twice. *)
Theorem theorem_4_2_exactly_twice (m n i j : nat) :
  1 < m -> 1 < n -> gcdn m.+1 n.+1 = 1 -> ~~ odd m ->
  1 <= i <= m -> 1 <= j <= n -> odd (i + j) ->
  let place := ball_table.billiard_place (Z.of_nat m.+1) (Z.of_nat n.+1) in
  exists t u, [/\ 0 < t < m.+1 * n.+1, 0 < u < m.+1 * n.+1, t <> u &
    forall s, 0 < s < m.+1 * n.+1 -> place s = (Z.of_nat i, Z.of_nat j) <-> s = t \/ s = u].
Proof. exact: visits_exactly_twice. Qed.

(* Theorem 4.2, proof, Fig. 5: portion b of the trajectory leaves (1, 2) to the north-east, portion c
   leaves (2, 1) so. Let it lead to a corner of the table, by t steps, and let S be the set of all
   vertices which are traversed an odd number of times on it. S is an independent set, and every
   vertex not in S is adjacent to an even number of members of S except (1, 1). So S is an even kernel
   once the edge from (1, 1) to the start is away, and a move along it results in a P-position. That
   exactly one of b and c leads to a corner where gcd(m + 1, n + 1) = 1: figure_4. *)
Theorem theorem_4_2_portion_b (m n t : nat) (u v : 'I_m * 'I_n) :
  row u = 1 -> column u = 1 -> (row v, column v) \in [:: (1, 2); (2, 1)] ->
  let start := (Z.of_nat (row v), Z.of_nat (column v)) in
  portions.portion_to_corner (Z.of_nat m.+1) (Z.of_nat n.+1) start rays.NE t ->
  let S := portion_kernels.traversed_oddly m n start rays.NE t in
  [/\ independent (grid m n) S, v \in S,
      forall w, w \notin S -> odd #|neighbours (grid m n) w :&: S| = (w == u),
      even_kernel (without_edge (grid m n) u v) S &
      (v \in neighbours (grid m n) u) /\ P_position ((without_edge (grid m n) u v, v) : UEG _)].
Proof. exact: portion_opens. Qed.

(* Theorem 4.2, proof, and Fig. 4: of the four portions a and b leave (1, 2) to the north-west and the
   north-east, c and d leave (2, 1) to the north-east and the south-east. Two of them lead to corners
   of the table; not both a and d, and not both b and c; so exactly one of b and c. For m even they
   are portions of the ball's trajectory from (m + 1, 0), run forwards or backwards. *)
Theorem figure_4 (m n : nat) :
  1 < m -> 1 < n -> gcdn m.+1 n.+1 = 1 ->
  let M := Z.of_nat m.+1 in let N := Z.of_nat n.+1 in
  let leads := portions.leads_to_corner M N in
  (exists a b c d : bool,
     [/\ leads (1, 2)%Z rays.NW <-> a, leads (1, 2)%Z rays.NE <-> b,
         leads (2, 1)%Z rays.NE <-> c, leads (2, 1)%Z rays.SE <-> d &
         [/\ a + b + c + d = 2, ~~ (a && d), ~~ (b && c) & b (+) c]]) /\
  (~~ odd m -> forall v h t,
     (v, h) = ((1, 2)%Z, rays.NW) \/ (v, h) = ((1, 2)%Z, rays.NE) \/
     (v, h) = ((2, 1)%Z, rays.NE) \/ (v, h) = ((2, 1)%Z, rays.SE) ->
     portions.portion M N v h t ->
     let ball := ball_table.billiard_place M N in
     exists u,
       u + t <= m.+1 * n.+1 /\ (forall s, s <= t -> ball (u + s) = rays.place M N v h s) \/
       t <= u <= m.+1 * n.+1 /\ (forall s, s <= t -> ball (u - s) = rays.place M N v h s)).
Proof. exact: four_portions. Qed.

(* Fig. 5: an even kernel in the 12 by 9 grid without the edge from (1, 1) to (1, 2). It is the set of
   portion b, which leads to the corner (13, 0) by 38 steps. *)
Theorem figure_5 (u v : 'I_12 * 'I_9) :
  row u = 1 -> column u = 1 -> row v = 1 -> column v = 2 ->
  [/\ portions.portion_to_corner 13 10 (1, 2)%Z rays.NE 38,
      rays.place 13 10 (1, 2)%Z rays.NE 38 = (13, 0)%Z &
      even_kernel (without_edge (grid 12 9) u v)
        (portion_kernels.traversed_oddly 12 9 (1, 2)%Z rays.NE 38)].
Proof.
move=> u1 u2 v1 v2.
have leads : portions.portion_to_corner 13 10 (1, 2)%Z rays.NE 38.
  by apply/ball_figures.portionP; vm_compute.
split=> //; have := @theorem_4_2_portion_b 12 9 38 u v u1 u2.
by rewrite v1 v2 => /(_ isT leads)[].
Qed.

(* Theorem 4.2, proof: if gcd(m + 1, n + 1) = 1, at least one of the two opening moves from the
   corner (1, 1), to (1, 2) and to (2, 1), leads to a P-position. *)
Theorem theorem_4_2_opening (m n : nat) (v : 'I_m * 'I_n) :
  1 < m -> 1 < n -> row v = 1 -> column v = 1 -> gcdn m.+1 n.+1 = 1 ->
  exists w, [/\ (v, w) \in grid m n, (row w, column w) \in [:: (1, 2); (2, 1)] &
    P_position ((without_edge (grid m n) v w, w) : UEG _)].
Proof. by move=> _ _; apply: corner_opening. Qed.
