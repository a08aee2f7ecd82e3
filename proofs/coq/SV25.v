(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* T. Sereekiatdilok, P. Vichitkunakorn, Undirected edge geography games on grids (2025): the
   statements that are proved here for all sizes. The vertex v is (a, b) = (row v, column v), counted
   from 1, and d = gcd(m + 1, n + 1). *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import all_ssreflect.
From Gazetteer Require Import games rules even_kernels bipartite lattice grids.
From Gazetteer Require Import rays returns trails straight_trails embedding grid_trails.
From Gazetteer Require Import regions labellings around grid_labellings extended figures signs.
From Gazetteer Require Import diagonals rays_return positive_regions segments_and_diagonals.
From Gazetteer Require Import drawn_trails.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Theorem 2. (G_{m x n}, v) is a P-position iff d does not divide a and d does not divide b. *)
Theorem theorem_2 (m n : nat) (v : 'I_m * 'I_n) :
  P_position ((grid m n, v) : UEG _) <->
  ~~ (gcdn m.+1 n.+1 %| row v) /\ ~~ (gcdn m.+1 n.+1 %| column v).
Proof. exact: grid_outcome. Qed.

(* Theorem 1. At the corner (1, 1): a P-position iff gcd(m + 1, n + 1) != 1. *)
Theorem theorem_1 (m n : nat) (v : 'I_m * 'I_n) :
  row v = 1 -> column v = 1 ->
  P_position ((grid m n, v) : UEG _) <-> gcdn m.+1 n.+1 != 1.
Proof. by move=> a1 b1; rewrite theorem_2 a1 b1 dvdn1; split=> [[]|]. Qed.

(* Theorem 3. Every vertex of an even kernel is P; in a bipartite graph no other is. *)
Theorem theorem_3 (V : finType) (E : graph V) (v : V) :
  simple E ->
  (forall S, even_kernel E S -> v \in S -> P_position ((E, v) : UEG V)) /\
  (bipartite E -> P_position ((E, v) : UEG V) <-> exists2 S, even_kernel E S & v \in S).
Proof.
move=> simpleE; split=> [S|[X bip]]; first exact: even_kernel_P.
exact: bipartite_kernel simpleE bip v.
Qed.

(* Theorem 7 as printed, without the hypothesis of Lemma 4, fails. *)
Theorem theorem_7_fails_as_printed :
  ~ (forall (m n : nat) (u : 'I_m * 'I_n), N_position ((grid m n, u) : UEG _)).
Proof.
move=> /(_ 1 1 (ord0, ord0)) is_N; apply: P_and_N_exclude is_N.
by apply/theorem_2.
Qed.

(* Theorem 10. If d divides neither a nor b, then (G, v) is a P-position. *)
Theorem theorem_10 (m n : nat) (v : 'I_m * 'I_n) :
  ~~ (gcdn m.+1 n.+1 %| row v) -> ~~ (gcdn m.+1 n.+1 %| column v) ->
  P_position ((grid m n, v) : UEG _).
Proof. by move=> a b; apply/theorem_2. Qed.

(* Corollary 12 as printed fails: S_1 is empty on the 1 by 1 grid. *)
Theorem corollary_12_fails_as_printed :
  ~ (forall m n k : nat, 0 < m -> 0 < n -> k <= gcdn m.+1 n.+1 ->
       even_kernel (grid m n) (diagonals m n (gcdn m.+1 n.+1) (Z.of_nat k))).
Proof.
move=> /(_ 1 1 1 isT isT isT)[/set0Pn[[[i Hi] [j Hj]] in_S] _ _]; move: in_S.
by rewrite inE /row /column /=; case: i Hi j Hj => [|//] _ [|//] _.
Qed.

(* Corollary 12, repaired. S_k is an even kernel for k = 0, ..., d if d >= 3, and for k = 0 and
   k = 2 if d = 2; for d = 1, and for d = 2 and k = 1, it is empty. *)
Theorem corollary_12 (m n k : nat) :
  let d := gcdn m.+1 n.+1 in
  k <= d ->
  if (2 < d) || (d == 2) && (k != 1)
  then even_kernel (grid m n) (diagonals m n d (Z.of_nat k))
  else diagonals m n d (Z.of_nat k) = set0.
Proof. exact: diagonals_are_kernels. Qed.

(* Corollary 12: a vertex (a, b) with d dividing neither a nor b is in S_k for exactly two values of k
   in {0, 1, ..., d}. *)
Theorem corollary_12_two_values_of_k (m n : nat) (v : 'I_m * 'I_n) :
  let d := gcdn m.+1 n.+1 in
  ~~ (d %| row v) -> ~~ (d %| column v) ->
  #|[set k : 'I_d.+1 | v \in diagonals m n d (Z.of_nat k)]| = 2.
Proof. exact: on_two_diagonals. Qed.

(* Section 1, after Theorem 2: at each of the four corners Theorem 2 is Theorem 1. *)
Theorem theorem_1_from_theorem_2 (m n : nat) (v : 'I_m * 'I_n) :
  row v \in [:: 1; m] -> column v \in [:: 1; n] ->
  P_position ((grid m n, v) : UEG _) <-> gcdn m.+1 n.+1 != 1.
Proof. exact: corners_P. Qed.

(* Section 2.1. The vertex u stands at the point (a, b) of the rectangle [0, m + 1] x [0, n + 1]. *)

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

(* Section 2.2. *)

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
