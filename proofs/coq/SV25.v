(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* T. Sereekiatdilok, P. Vichitkunakorn, Undirected edge geography games on grids (2025): the
   statements that are proved here for all sizes. The vertex v is (a, b) = (row v, column v), counted
   from 1, and d = gcd(m + 1, n + 1). *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import all_ssreflect.
From Gazetteer Require Import games rules even_kernels bipartite lattice grids.
From Gazetteer Require Import rays returns trails straight_trails embedding grid_trails.
From Gazetteer Require Import regions labellings around grid_labellings extended figures signs.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Theorem 2. (G_{m x n}, v) is a P-position iff d does not divide a and d does not divide b. *)
Theorem theorem_2 (m n : nat) (v : 'I_m * 'I_n) :
  P_position ((grid m n, v) : UEG _) <->
  ~~ (gcdn m.+1 n.+1 %| row v) /\ ~~ (gcdn m.+1 n.+1 %| column v).
Proof.
by rewrite (bipartite_kernel (@simple_grid m n) (@grid_bipartition m n)); apply: grid_kernel.
Qed.

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

Lemma diagonals_nonempty m n d k :
  d %| m.+1 -> d %| n.+1 -> k <= d -> (2 < d) || (d == 2) && (k != 1) ->
  diagonals m n d (Z.of_nat k) != set0.
Proof.
move=> d_m d_n le_k big.
have d1 : 1 < d by case/orP: big => [/ltnW //|/andP[/eqP->]].
have m0 : 0 < m by move: (dvdn_leq (ltn0Sn m) d_m); case: (m) => // /(leq_trans d1).
have [j [j0 [jd j_k]]] : exists j, 0 < j /\ j < d /\ (k = j.+1 \/ k.+1 = j \/ k = 0 /\ j = 1).
  have dE : d = d.-1.+1 by rewrite (ltn_predK d1).
  have [->|k0] := eqVneq k 0; first by exists 1; split=> //; split=> //; right; right.
  have k_pos : 0 < k by rewrite lt0n.
  have [kd|kd] := ltnP k.+1 d; first by exists k.+1; split=> //; split=> //; right; left.
  have [k1|k1] := eqVneq k 1.
    move: big kd; rewrite k1 eqxx andbF orbF => big kd; have := leq_trans big kd; by [].
  exists k.-1; split; first by case: (k) k0 k1 => [|[|]].
  split; first by rewrite prednK.
  by left; rewrite prednK.
have jn : j.-1 < n by rewrite prednK // -ltnS (leq_trans jd) // dvdn_leq.
pose v : 'I_m * 'I_n := (Ordinal m0, Ordinal jn).
have Er : row v = 1 by []. have Ec : column v = j by rewrite /column /= prednK.
have dZ : (0 < d)%coq_nat by apply/ltP; apply: ltnW.
apply/set0Pn; exists v; rewrite inE Er Ec; apply/and3P; split.
- by rewrite dvdn1 (gtn_eqF d1).
- by rewrite gtnNdvd.
- apply/orP; case: j_k => [j_k|[j_k|[k0 j_1]]]; [left|right|right];
    apply/(@plus_minusP d _ dZ); exists 0%Z; [left|right|left]; lia.
Qed.

(* Corollary 12, repaired. S_k is an even kernel for k = 0, ..., d if d >= 3, and for k = 0 and
   k = 2 if d = 2; for d = 1, and for d = 2 and k = 1, it is empty. *)
Theorem corollary_12 (m n k : nat) :
  let d := gcdn m.+1 n.+1 in
  k <= d ->
  if (2 < d) || (d == 2) && (k != 1)
  then even_kernel (grid m n) (diagonals m n d (Z.of_nat k))
  else diagonals m n d (Z.of_nat k) = set0.
Proof.
move=> d le_k; have d_pos : 0 < d by rewrite gcdn_gt0.
have d_m : d %| m.+1 := dvdn_gcdl _ _; have d_n : d %| n.+1 := dvdn_gcdr _ _.
case: ifP => [big|small]; first by apply: diagonals_kernel => //; apply: diagonals_nonempty.
apply/setP=> v; rewrite [RHS]inE; apply/negbTE/negP.
have [d1|d2] : d = 1 \/ d = 2 /\ k = 1.
  move: small d_pos; case: (d) => [|[|[|e]]] //=; first by left.
  by case: eqP => // -> _ _; right.
- by rewrite inE d1 dvd1n.
- case: d2 => -> ->; rewrite inE !dvdn2 !negbK => /and3P[a_odd b_odd].
  have half a : odd a -> exists p, Z.of_nat a = (2 * p + 1)%Z.
    move=> a1; exists (Z.of_nat a./2).
    by rewrite -{1}[a]odd_double_half a1 -addnn add1n Nat2Z.inj_succ -plusE Nat2Z.inj_add; lia.
  have [p ->] := half _ a_odd; have [r ->] := half _ b_odd.
  by case/orP=> /(@plus_minusP 2 1 (ltP (isT : 0 < 2)))[q]; lia.
Qed.

(* Each number is +- k modulo 2 d for exactly one k in {0, ..., d}. *)
Lemma plus_minus_once (d : nat) (t : Z) :
  0 < d -> exists2 k0 : 'I_d.+1, true & forall k : 'I_d.+1, plus_minus d (Z.of_nat k) t = (k == k0).
Proof.
move=> d0; have dZ := ltP d0; have dZ' : (0 < 2 * Z.of_nat d)%Z by lia.
have [q [r [r_range t_eq]]] : exists q r,
    (0 <= r < 2 * Z.of_nat d)%Z /\ (t = 2 * Z.of_nat d * q + r)%Z.
  exists (t / (2 * Z.of_nat d))%Z, (t mod (2 * Z.of_nat d))%Z; split; first exact: Z.mod_pos_bound.
  by apply: Z.div_mod; lia.
have [k0 [k0_r le_k0]] : exists k0 : nat,
    (Z.of_nat k0 = r \/ Z.of_nat k0 = 2 * Z.of_nat d - r)%Z /\ (k0 <= d)%coq_nat.
  case: (Z.leb_spec r (Z.of_nat d)) => ?; first by exists (Z.to_nat r); lia.
  by exists (Z.to_nat (2 * Z.of_nat d - r)); lia.
have lt_k0 : k0 < d.+1 by rewrite ltnS; apply/leP.
exists (Ordinal lt_k0) => // k.
have le_k : (k <= d)%coq_nat by apply/leP; rewrite -ltnS.
apply/idP/eqP=> [/(@plus_minusP d _ dZ)[p k_t]|->]; last first.
  apply/(@plus_minusP d _ dZ); rewrite [nat_of_ord _]/=.
  by case: k0_r => ->; [exists q; left | exists (q + 1)%Z; right]; lia.
apply: ord_inj; rewrite /=; apply: Nat2Z.inj.
have bound e : (- (2 * Z.of_nat d) < 2 * Z.of_nat d * e < 2 * Z.of_nat d -> e = 0)%Z by nia.
have bound2 e : (0 <= 2 * Z.of_nat d * e <= 2 * Z.of_nat d -> e = 0 \/ e = 1)%Z by nia.
move/Nat2Z.inj_le: le_k0 => le_k0; move/Nat2Z.inj_le: le_k => le_k.
have k_pos := Nat2Z.is_nonneg k; have k0_pos := Nat2Z.is_nonneg k0.
case: k0_r => e0; case: k_t => e1.
- have := bound (p - q)%Z; nia.
- have := bound2 (p - q)%Z; nia.
- have := bound2 (q + 1 - p)%Z; nia.
- have := bound (q + 1 - p)%Z; nia.
Qed.

(* Corollary 12: a vertex (a, b) with d dividing neither a nor b is in S_k for exactly two values of k
   in {0, 1, ..., d}. *)
Theorem corollary_12_two_values_of_k (m n : nat) (v : 'I_m * 'I_n) :
  let d := gcdn m.+1 n.+1 in
  ~~ (d %| row v) -> ~~ (d %| column v) ->
  #|[set k : 'I_d.+1 | v \in diagonals m n d (Z.of_nat k)]| = 2.
Proof.
move=> d d_a d_b; have d_pos : 0 < d by rewrite gcdn_gt0.
have [k1 _ sum_k1] := plus_minus_once (Z.of_nat (row v) + Z.of_nat (column v)) d_pos.
have [k2 _ diff_k2] := plus_minus_once (Z.of_nat (row v) - Z.of_nat (column v)) d_pos.
have -> : [set k : 'I_d.+1 | v \in diagonals m n d (Z.of_nat k)] = [set k1; k2].
  by apply/setP=> k; rewrite !inE d_a d_b sum_k1 diff_k2.
rewrite cards2; suff -> : k1 != k2 by [].
apply/eqP=> same; have dZ := ltP d_pos.
have divides a q : Z.of_nat a = (Z.of_nat d * q)%Z -> d %| a.
  move=> a_eq; apply/dvdnP; exists (Z.to_nat q); apply: Nat2Z.inj; rewrite -multE Nat2Z.inj_mul.
  by nia.
have := sum_k1 k1; rewrite eqxx => /(@plus_minusP d _ dZ)[p sum_eq].
have := diff_k2 k2; rewrite eqxx -same => /(@plus_minusP d _ dZ)[q diff_eq].
case: sum_eq => sum_eq; case: diff_eq => diff_eq.
- by move/negP: d_b; apply; apply: (divides _ (p - q)%Z); lia.
- by move/negP: d_a; apply; apply: (divides _ (p + q)%Z); lia.
- by move/negP: d_a; apply; apply: (divides _ (p + q)%Z); lia.
- by move/negP: d_b; apply; apply: (divides _ (p - q)%Z); lia.
Qed.

(* Section 1, after Theorem 2: at each of the four corners Theorem 2 is Theorem 1. *)
Theorem theorem_1_from_theorem_2 (m n : nat) (v : 'I_m * 'I_n) :
  row v \in [:: 1; m] -> column v \in [:: 1; n] ->
  P_position ((grid m n, v) : UEG _) <-> gcdn m.+1 n.+1 != 1.
Proof.
have corner k a : a \in [:: 1; k] -> gcdn m.+1 n.+1 %| k.+1 ->
    (gcdn m.+1 n.+1 %| a) = (gcdn m.+1 n.+1 == 1).
  rewrite !inE => /orP[]/eqP-> d_k; first exact: dvdn1.
  by rewrite -dvdn1; apply/idP/idP=> [d_k'|]; [rewrite -(dvdn_addr 1 d_k') addn1 | rewrite dvdn1 => /eqP->].
move=> /corner/(_ (dvdn_gcdl _ _)) a_eq /corner/(_ (dvdn_gcdr _ _)) b_eq.
by rewrite theorem_2 a_eq b_eq; split=> [[]|].
Qed.

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
Proof.
move=> a b p at_v; have p_eq : p = (2, 2)%Z by rewrite /p /point_of a b.
have p_in : inside (side 5) (side 3) p := point_inside v.
pose stop (h : direction) := if h.1 then 8 else 2.
have stops_at h : stops (side 5) (side 3) p h (stop h).
  by rewrite p_eq; apply: stopsb_stops; case: h => [[] []]; vm_compute.
have kind h : if h.1 then place (side 5) (side 3) p h (stop h) = p
    else corner (side 5) (side 3) (place (side 5) (side 3) p h (stop h)).
  by rewrite p_eq; case: h => [[] []] /=; try apply/cornerb_eq; vm_compute.
have listed phi : at_v phi <->
    phi = Closed NE 8 \/ phi = Closed SE 8 \/ phi = Open NW SW 2 2 \/ phi = Open SW NW 2 2.
  split=> [T|].
    case: (trail_cases _ _ _ _ stop fst p_in stops_at kind T) => [[[[] []] [//= _ ->]]|]; auto.
    by case=> -[[] []] [[[] []] [ne [//= _ [//= _ ->]]]]; auto.
  have ends_at g : stops (side 5) (side 3) p g (stop g) /\
      if g.1 then place (side 5) (side 3) p g (stop g) = p
      else corner (side 5) (side 3) (place (side 5) (side 3) p g (stop g)).
    by split; [exact: stops_at | exact: kind].
  by case=> [->|[->|[->|->]]]; [exact: (ends_at NE) | exact: (ends_at SE) | |];
    (split; first by []); split; [exact: (ends_at NW) | exact: (ends_at SW) | exact: (ends_at SW) |
    exact: (ends_at NW)].
have angle phi : at_v phi -> right_angle (side 5) (side 3) p phi.
  by move/listed; rewrite /right_angle p_eq; case=> [->|[->|[->|->]]]; vm_compute; split.
split=> // [r|phi /angle[_ no] //].
by rewrite p_eq; do 9!(case: r => [|r]; first by vm_compute).
Qed.

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
Proof.
move=> a; have m1 := side_m u; have n1 := side_n u; split; [|split].
- move=> d_a; apply: (positive_combination _ _ _ a m1 n1 (@gcd_posZ m n) (@gcd_bezout m n)).
    exact/(dividesE (@gcd_pos m n)).
  by rewrite /a /row; lia.
- by move=> h k; apply: other_coefficients.
- move=> h k h0 k0 a_hk; have [|k1 [h1 E]] := other_coefficients _ _ a _ _ n1 m1 k0 h0; first lia.
  by split; [lia|split; [lia|rewrite {1}E; ring]].
Qed.

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
Proof.
move=> h0 k0 v a b t; have m1 := side_m u; have n1 := side_n u; have v_in := point_inside u.
have tE : Z.of_nat t = (2 * k * side n)%Z by rewrite Z2Nat.id //; nia.
have lines g s : folded m n (straight_on v g (Z.of_nat s)) = place (side m) (side n) v g s.
  exact: line_folds.
have back g from : returns_from (side m) (side n) v g t from -> place (side m) (side n) v g t = v.
  by case=> -[].
split; first exact: fold_copies. split; first exact: fold_copies. split=> //; split.
- move=> a_hk copy; have R := copy_NE m n m1 n1 v v_in h k k0 a_hk.
  have line : straight_on v NE (Z.of_nat t) = copy by rewrite tE; apply: line_NE.
  split=> //; first by rewrite -line lines; apply: back R.
  exact: copy_in_embedding.
- move=> a_hk copy; have R := copy_SW m n m1 n1 v v_in h k k0 a_hk.
  have line : straight_on v SW (Z.of_nat t) = copy by rewrite tE; apply: line_SW.
  by split=> //; rewrite -line lines; apply: back R.
Qed.

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
Proof.
move=> comes_back; have m1 := side_m u; have n1 := side_n u; have v_in := point_inside u.
have dm := @gcd_side_m m n; have dn := @gcd_side_n m n; have bez := @gcd_bezout m n.
have come h t g : 0 < t -> ball (side m) (side n) (point_of u) h t = (point_of u, opposite g) ->
    comes_back h g.
  by move=> t0 B; exists t; split; [split; [exact/ltP|]|]; case: (ball_place _ _ _ _ _ _ _ B).
split=> /(dividesE (gcd_pos m n)) D.
- have mirrored g := iffLR (mirrored_x _ _ m1 n1 _ v_in _ dm dn bez g) D.
  by split; [have [t [/ltP t0 B]] := mirrored NE | have [t [/ltP t0 B]] := mirrored SW]; apply: (come _ t).
- have mirrored g := iffLR (mirrored_y _ _ m1 n1 _ v_in _ dm dn bez g) D.
  by split; [have [t [/ltP t0 B]] := mirrored NE | have [t [/ltP t0 B]] := mirrored SW]; apply: (come _ t).
Qed.

(* Lemma 4, proof, Case 1: a ray to NE that first returns from SW leaves to NE and returns from SW,
   repeatedly: after every multiple of that time, and whenever it returns. *)
Theorem lemma_4_case_1 (m n : nat) (u : 'I_m * 'I_n) (t : nat) :
  let v := point_of u in
  first_return (side m) (side n) v NE t -> returns_from (side m) (side n) v NE t SW ->
  (forall k, 0 < k -> returns_from (side m) (side n) v NE (k * t) SW) /\
  (forall s, returns (side m) (side n) v NE s -> returns_from (side m) (side n) v NE s SW).
Proof.
move=> v F [R H]; have B := ball_of_place _ _ _ _ _ _ R.2; rewrite H in B.
have t0 : 0 < t by apply/ltP; case: R.
split=> [k k0|s Rs].
- have [P Q] := ball_place _ _ _ _ _ _ _ (period _ _ _ _ _ B k).
  by split=> //; split=> //; apply/ltP; rewrite muln_gt0 k0.
- split=> //; have Bs := ball_of_place _ _ _ _ _ _ Rs.2.
  by rewrite (returns_same _ _ _ _ _ F H _ _ Rs.1 Bs).
Qed.

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
Proof.
move=> v F [c [lt_c C]].
have [_ B] := after_corner _ _ (side_m u) (side_n u) _ (point_inside u) _ _ _ lt_c C F.
have [P H] := ball_place _ _ _ _ _ _ _ B.
by split=> [|s]; [split=> //; case: F | rewrite ball_add P H].
Qed.

(* Case 3.1: a ray to SW that first returns from NE leaves to SW and returns from NE, repeatedly. After
   Case 3 there is none. *)
Theorem lemma_4_case_3_1 (m n : nat) (u : 'I_m * 'I_n) (t : nat) :
  let v := point_of u in
  first_return (side m) (side n) v SW t -> returns_from (side m) (side n) v SW t NE ->
  [/\ forall k, 0 < k -> returns_from (side m) (side n) v SW (k * t) NE,
      forall s, returns (side m) (side n) v SW s -> returns_from (side m) (side n) v SW s NE &
      forall s, first_return (side m) (side n) v NE s -> ~ hits_corner_before (side m) (side n) v NE s].
Proof.
move=> v F [R H]; have B := ball_of_place _ _ _ _ _ _ R.2; rewrite H in B.
have t0 : 0 < t by apply/ltP; case: R.
split=> [k k0|s Rs|s Fs [c [lt_c C]]].
- have [P Q] := ball_place _ _ _ _ _ _ _ (period _ _ _ _ _ B k).
  by split=> //; split=> //; apply/ltP; rewrite muln_gt0 k0.
- split=> //; have Bs := ball_of_place _ _ _ _ _ _ Rs.2.
  by rewrite (returns_same _ _ _ _ _ F H _ _ Rs.1 Bs).
- have [_ Bs] := after_corner _ _ (side_m u) (side_n u) _ (point_inside u) _ _ _ lt_c C Fs.
  have [_ Hs] := ball_place _ _ _ _ _ _ _ Bs.
  have Bt := backwards _ _ (side_m u) (side_n u) _ (point_inside u) _ _ _ B.
  have := return_splits _ _ _ _ _ _ _ Fs R.1 Bt; rewrite Hs => -[[_]//|[lt_s B']].
  by have := returns_same _ _ _ _ _ F H _ _ _ B' => /(_ ltac:(lia)).
Qed.

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
Proof.
have between s r : (s < r)%coq_nat /\ (r < s.+2)%coq_nat -> r = s.+1 by lia.
move=> /(_ 1 1 (ord0, ord0) 2 2 4 6 8) /=.
have corner_at h : h = NE \/ h = SW -> hits_corner_before 2 2 (1, 1)%Z h 2.
  by case=> ->; exists 1; (split; [lia|]); split; by [left|right].
have first h : h = NE \/ h = SW -> first_return 2 2 (1, 1)%Z h 2.
  by case=> ->; (split; [split; [lia|]|move=> r /(between 0)->]).
have next s : s \in [:: 0; 2; 4; 6] -> next_return 2 2 (1, 1)%Z NE s s.+2.
  by rewrite !inE => /or4P[] /eqP->; split; try lia; (split; [|split]) => // r /between ->.
move=> /(_ (first NE (or_introl erefl)) (corner_at NE (or_introl erefl))
  (first SW (or_intror erefl)) (corner_at SW (or_intror erefl))
  (next 0 isT) (next 2 isT) (next 4 isT) (next 6 isT)).
by case=> _ _ _ [].
Qed.

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
Proof.
move=> v F [c [lt_c C]] F' [c' [lt_c' C']].
have [_ B] := after_corner _ _ (side_m u) (side_n u) _ (point_inside u) _ _ _ lt_c C F.
have [_ B'] := after_corner _ _ (side_m u) (side_n u) _ (point_inside u) _ _ _ lt_c' C' F'.
have [_ H] := ball_place _ _ _ _ _ _ _ B; have [_ H'] := ball_place _ _ _ _ _ _ _ B'.
have [times others] := back_and_forth _ _ _ _ _ _ F H F' H'.
have t0 : 0 < t by apply/ltP; case: F => -[].
split=> // k => [|k0]; have [E E'] := times k.
- have [P Q] := ball_place _ _ _ _ _ _ _ E'; split=> //; split=> //; apply/ltP.
  by rewrite addn_gt0 t0 orbT.
- have [P Q] := ball_place _ _ _ _ _ _ _ E; split=> //; split=> //; apply/ltP.
  by rewrite muln_gt0 k0 addn_gt0 t0.
Qed.

(* Lemma 4. If d | a or d | b, then there is a closed 90-degree trail at u, obtained from a ray going from
   u in the direction (+1, +1) or (-1, -1). *)
Theorem lemma_4 (m n : nat) (u : 'I_m * 'I_n) :
  (gcdn m.+1 n.+1 %| row u) || (gcdn m.+1 n.+1 %| column u) ->
  exists h t, [/\ h = NE \/ h = SW, trail_at (side m) (side n) (point_of u) (Closed h t) &
    right_angle (side m) (side n) (point_of u) (Closed h t)].
Proof.
move=> /on_line lines; have m1 := side_m u; have n1 := side_n u; have v_in := point_inside u.
have [h [t [way [[[t0 P] first] [no_corner [not_same not_back]]]]]] :=
  right_angle_return _ _ m1 n1 _ v_in _ (gcd_side_m m n) (gcd_side_n m n) (gcd_bezout m n) NE lines.
exists h, t; split=> //.
- split=> //; split=> //; split; first by left.
  move=> s lt_s; split; first exact: (first s lt_s).
  by move=> C; apply: no_corner; exists s.
- split=> /= [E|/(congr1 opposite)]; first by apply: not_back; rewrite -[LHS]opposite_opposite E.
  by rewrite !opposite_opposite.
Qed.

(* Lemma 5. The regions obtained from a closed 90-degree trail have a proper labelling such that all
   unbounded regions are negative. *)
Theorem lemma_5 (m n : nat) (u : 'I_m * 'I_n) (h : direction) (t : nat) :
  trail_at (side m) (side n) (point_of u) (Closed h t) ->
  right_angle (side m) (side n) (point_of u) (Closed h t) ->
  exists positive, labels_regions u (Closed h t) positive.
Proof. by move=> at_u _; apply: labels_exist. Qed.

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
Proof.
move=> v phi at_u angle; have [S P] := at_u; have [n1 n2] := right_angle_heading angle.
split; last by move=> positive; apply: switched_proper; rewrite /v; first exact: point_inside.
have [positive [labels _]] := labels_exist at_u.
exists (switched (side m) (side n) v phi positive).
by apply: unswitched_proper; rewrite /v; first exact: point_inside.
Qed.

(* Lemma 5, proof: two consecutive unbounded regions, in a walk round the rectangle, are one or share a
   common neighbouring region, and by any proper labelling they have the same label. *)
Theorem lemma_5_unbounded_regions (m n : nat) (u : 'I_m * 'I_n) (h : direction) (t : nat) (p q : point) :
  let v := point_of u in let drawn := trail_draws (side m) (side n) v (Closed h t) in
  trail_at (side m) (side n) v (Closed h t) -> right_angle (side m) (side n) v (Closed h t) ->
  consecutive (side m) (side n) v p q ->
  (same_region (side m) (side n) v drawn p q \/
   exists c, share_a_side (side m) (side n) v drawn p c /\ share_a_side (side m) (side n) v drawn q c) /\
  forall positive, proper (side m) (side n) v drawn positive -> positive p = positive q.
Proof.
move=> v drawn [S P] _ pq.
have near := consecutive_neighbourly _ _ (side_m u) (side_n u) _ (point_inside u) _ _ S P _ _ pq.
split; last by move=> positive; apply: neighbourly_label near; case: pq.
case: near => [one|[c [pc qc]]]; [by left|right]; exists c.
have whole x : separated (side m) (side n) v drawn x c -> share_a_side (side m) (side n) v drawn x c.
  by move=> xc; exists x, c; split; [exact: Relation_Operators.rt_refl|split=> //; exact: Relation_Operators.rt_refl].
by split; apply: whole.
Qed.

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
Proof.
move=> a b v phi; have v_eq : v = (3, 4)%Z by rewrite /v /point_of a b.
have at_u : trail_at (side 11) (side 8) v phi.
  by rewrite v_eq; split; [apply: stopsb_stops; vm_compute | vm_compute].
have E : ends (side 11) (side 8) v phi = (NW, SW) by rewrite v_eq; vm_compute.
have angle : right_angle (side 11) (side 8) v phi by rewrite /right_angle E; split.
have [n1 n2] := right_angle_heading angle; have [S P] := at_u.
split=> //.
  move=> [x y]; rewrite /enclosed E v_eq /beyond /NW /SW /opposite /fst /snd /negb /sign.
  apply/idP/idP=> [/andP[/Z.ltb_spec0 c /Z.ltb_spec0 e]|/Z.ltb_spec0 c].
    by apply/Z.ltb_spec0; lia.
  by apply/andP; split; apply/Z.ltb_spec0; lia.
have [positive [labels neg]] := labels_exist at_u.
exists (switched (side 11) (side 8) v phi positive); split.
  by apply: unswitched_proper; rewrite /v; first exact: point_inside.
have same p : switched (side 11) (side 8) v phi (switched (side 11) (side 8) v phi positive) p = positive p.
  exact: switched_twice.
split; last by move=> p Tp /(neg p Tp); rewrite same.
split=> [p q Tp /(labels.1 p q Tp)|p q Tp Tq /(labels.2 p q Tp Tq)]; by rewrite !same.
Qed.

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
Proof.
move=> at_u angle labels; split; last exact: positive_neighbour at_u labels angle.
by move=> v; apply: positive_kernel at_u labels angle v.
Qed.

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
Proof.
move=> phi on in_K at_u angle labels.
split; first by have [at_start _ _] := counts at_u labels erefl; apply: at_start.
move=> w w_u E; have [_ on_w off_w] := counts at_u labels E; split.
- by rewrite /in_K => /off_w-> ->.
- by rewrite /in_K => /off_w-> /negPf->.
- exact: on_w.
Qed.

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
Proof.
move=> on_line labelled; split.
- by apply/not_P/theorem_2 => -[/negPf a /negPf b]; rewrite a b in on_line.
- have [h [t [_ at_u angle]]] := lemma_4 on_line; have [positive labels] := lemma_5 at_u angle.
  by exists h, t, positive.
- move=> h t positive [at_u angle labels]; have [move_to some] := lemma_6 at_u angle labels.
  split=> // v uv v_pos; have [ker vK] := move_to v uv v_pos.
  exact: even_kernel_P (simple_without_edge _ _ (@simple_grid m n)) ker vK.
Qed.

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
Proof.
move=> d; have d_pos : 0 < d := gcd_pos m n; split=> [a b|on_line labelled]; split.
- have [k _ only] := plus_minus_once (Z.of_nat (row v) + Z.of_nat (column v)) d_pos.
  by exists k; split; [rewrite -ltnS ltn_ord | rewrite inE a b only eqxx].
- move=> k v_in; apply: (kernel_wins_into (@simple_grid m n) _ v_in).
  have ne : diagonals m n d (Z.of_nat k) != set0 by apply/set0Pn; exists v.
  exact: (@diagonals_kernel m n d _ d_pos (dvdn_gcdl m.+1 n.+1) (dvdn_gcdr m.+1 n.+1) ne).
- by have [] := theorem_7 on_line.
- move=> h t positive [at_v angle labels]; have [move_to some] := lemma_6 at_v angle labels.
  split; first exact: some.
  move=> w vw w_pos; have [ker wK] := move_to w vw w_pos.
  exact: kernel_wins_into (simple_without_edge _ _ (@simple_grid m n)) ker wK.
Qed.

(* Section 2.2. *)

(* Lemma 8, proof: if d divides neither a nor b, any ray leaving v stops at a corner or returns to v
   in the opposite direction: it arrives as it left. *)
Theorem lemma_8_rays (m n : nat) (v : 'I_m * 'I_n) (h : direction) :
  ~~ (gcdn m.+1 n.+1 %| row v) -> ~~ (gcdn m.+1 n.+1 %| column v) ->
  exists t, stops (side m) (side n) (point_of v) h t /\
    (corner (side m) (side n) (place (side m) (side n) (point_of v) h t) \/
     returns_from (side m) (side n) (point_of v) h t (opposite h)).
Proof.
move=> a b; have m1 := side_m v; have n1 := side_n v; have v_in := point_inside v.
have [t S] := has_stop _ _ m1 n1 _ v_in h; exists t; split=> //; case: (S) => t0 [[P|C] _]; [right|by left].
have off c : ~~ (gcdn m.+1 n.+1 %| c) -> ~ divides (Z.of_nat (gcdn m.+1 n.+1)) (Z.of_nat c).
  by move=> /negP c_off /(dividesE (gcd_pos m n)).
have B := stops_straight _ _ m1 n1 _ v_in _ (gcd_posP m n) (gcd_side_m m n) (gcd_side_n m n)
  (gcd_bezout m n) (off _ a) (off _ b) _ _ S P.
by have [_ H] := ball_place _ _ _ _ _ _ _ B; split=> //; rewrite H opposite_opposite.
Qed.

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
Proof. by move=> at_v S; split; [apply: segments_kernel | apply: start_on_one_segment]. Qed.

(* Lemma 9, proof, and Fig. 4: a vertex u can only have 0, 2 or 4 neighbours in that set K. *)
Theorem figure_4 (m n : nat) (v u : 'I_m * 'I_n) (phi : trail) :
  trail_at (side m) (side n) (point_of v) phi -> straight (side m) (side n) (point_of v) phi ->
  #|neighbours (grid m n) u :&: on_one_segment v phi| \in [:: 0; 2; 4].
Proof.
move=> at_v S; have [ker _] := lemma_9 at_v S.
have := kernel_even_everywhere u ker.
have := leq_trans (subset_leq_card (subsetIl _ (on_one_segment v phi))) (grid_degree u).
by move: #|_| => [|[|[|[|[|k]]]]].
Qed.

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
Proof.
move=> d at_v S; rewrite !segments_diagonals // !(in_diagonals _ (gcd_pos m n)) -/d.
have Z_sum a b : a + b = 2 * q * d -> Z.of_nat a = (2 * Z.of_nat d * Z.of_nat q - Z.of_nat b)%Z.
  by move/(congr1 Z.of_nat); rewrite -plusE -!multE Nat2Z.inj_add !Nat2Z.inj_mul; lia.
case=> -[]; first by move=> /Z_sum-> ->; apply: diagonal_mirror_x; apply: gcd_posP.
by move=> -> /Z_sum->; apply: diagonal_mirror_y; apply: gcd_posP.
Qed.

(* Corollary 12, and section 2.2 before it: the even kernels that the 180-degree trails at v give are
   exactly the S_k with v in S_k. *)
Theorem corollary_12_trails (m n : nat) (v : 'I_m * 'I_n) (S : {set 'I_m * 'I_n}) :
  let d := gcdn m.+1 n.+1 in
  ~~ (d %| row v) -> ~~ (d %| column v) ->
  (exists phi, [/\ trail_at (side m) (side n) (point_of v) phi,
     straight (side m) (side n) (point_of v) phi & S = on_one_segment v phi]) <->
  (exists k, [/\ k <= d, v \in S & S = diagonals m n d (Z.of_nat k)]).
Proof.
move=> d a b; split=> [[phi [at_v straight_phi ->]]|[k [le_k vS S_k]]].
- have v_in := start_on_one_segment at_v straight_phi.
  have [k _ only] := plus_minus_once (number_of v phi) (gcd_pos m n).
  exists k; split=> //; first by rewrite -ltnS ltn_ord.
  by rewrite segments_diagonals //; apply: diagonals_number; rewrite only eqxx.
- have [h h_k] : exists h, plus_minus d (Z.of_nat k) (line_number (point_of v) h) = true.
    move: vS; rewrite S_k inE => /and3P[_ _ /orP[]] k_v; [exists SE|exists NE];
      move: k_v; rewrite /line_number /=; congr (is_true (plus_minus _ _ _)); lia.
  have [phi [at_v E]] := straight_trail h a b.
  have straight_phi : straight (side m) (side n) (point_of v) phi by rewrite /straight E.
  exists phi; split=> //; rewrite segments_diagonals // S_k; apply/esym/diagonals_number.
  by rewrite /number_of E.
Qed.

(* Fig. 6: the S_k of G_{19 x 14} for k = 0, ..., 5 are even kernels, each that of a 180-degree trail. *)
Theorem figure_6 (k : nat) :
  k <= 5 ->
  even_kernel (grid 19 14) (diagonals 19 14 5 (Z.of_nat k)) /\
  exists v phi, [/\ trail_at (side 19) (side 14) (point_of v) phi,
    straight (side 19) (side 14) (point_of v) phi &
    on_one_segment v phi = diagonals 19 14 5 (Z.of_nat k) :> {set 'I_19 * 'I_14}].
Proof.
move=> le_k; have ker : even_kernel (grid 19 14) (diagonals 19 14 5 (Z.of_nat k)).
  by have := @corollary_12 19 14 k le_k.
split=> //; case: (ker) => /set0Pn[v vS] _ _; exists v.
move: (vS); rewrite inE => /and3P[a b _].
have [phi [at_v straight_phi E]] := iffRL (@corollary_12_trails 19 14 v _ a b)
  (ex_intro _ k (And3 (le_k : k <= gcdn 20 15) vS erefl)).
by exists phi; split.
Qed.

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
Proof.
move=> va vb ua ub; have v_eq : point_of v = (2, 4)%Z by rewrite /point_of va vb.
have u_eq : point_of u = (3, 4)%Z by rewrite /point_of ua ub.
have uv : (u, v) \in grid 11 8.
  by move: va vb ua ub; rewrite inE /row /column /next /= -!val_eqE /= => -[->] [->] [->] [->].
have at_v : trail_at (side 11) (side 8) (point_of v) (Closed NE 72).
  by rewrite v_eq; split; [apply: stopsb_stops; vm_compute | vm_compute].
have straight_v : straight (side 11) (side 8) (point_of v) (Closed NE 72).
  by rewrite v_eq; vm_compute.
have at_u : trail_at (side 11) (side 8) (point_of u) (Closed NW 54).
  by rewrite u_eq; split; [apply: stopsb_stops; vm_compute | vm_compute].
have angle : right_angle (side 11) (side 8) (point_of u) (Closed NW 54).
  by rewrite u_eq; split; vm_compute.
have labels := winding_labels at_u.
have v_pos : winding (side 11) (side 8) (point_of u) NW 54 (point_of v) by rewrite u_eq v_eq; vm_compute.
have [ker vK] := positive_kernel at_u labels angle uv v_pos.
split; first by exists NE, 72; have [] := lemma_9 at_v straight_v.
split; first by apply/theorem_2; rewrite va vb.
split; first by exists NW, 54, (winding (side 11) (side 8) (point_of u) NW 54).
by split=> //; apply: even_kernel_P (simple_without_edge _ _ (@simple_grid 11 8)) ker vK.
Qed.

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
Proof.
move=> d d2 le_k; have d_m : d %| m.+1 := dvdn_gcdl _ _; have d_n : d %| n.+1 := dvdn_gcdr _ _.
have ker : 2 < d \/ k != 1 -> even_kernel (grid m n) (diagonals m n d (Z.of_nat k)).
  move=> big; have := @corollary_12 m n k le_k; case: ifP => // /negP[].
  by case: big => [->//|->]; rewrite andbT orbC eq_sym -leq_eqVlt.
have ends : k = 0 \/ k = d -> even_kernel (grid m n) (diagonals m n d (Z.of_nat k)).
  by move=> k_eq; apply: ker; case: k_eq => ->; [right | case: (ltngtP 2 d) d2 => [|//|<-]; [left|right]].
have middle : ~ (0 < k /\ k < d) -> k = 0 \/ k = d.
  move=> no; have [->|k0] := posnP k; [by left|right]; apply/eqP; rewrite eqn_leq le_k leqNgt.
  by apply/negP=> kd; apply: no.
split.
- split=> [kerS|k_eq]; last by rewrite matched_same //; apply: ends.
  by apply: middle => -[k0 kd]; apply: matched_not kerS.
- split=> [kerS|k_eq]; last by rewrite first_same //; apply: ends.
  by apply: middle => -[k0 kd]; apply: first_not kerS.
- split=> [kerS|[mn k_eq]]; first exact: second_kernel kerS.
  have md : m.+1 = d by rewrite /d mn gcdnn.
  rewrite second_same //; [|by rewrite -mn|by case: k_eq => [->|[-> _]]; rewrite ?leq_pred].
  by apply: ker; case: k_eq => [->|[_ k2]]; [case: (ltngtP 2 d) d2 => [|//|<-]; [left|right] | right; rewrite neq_ltn k2 orbT].
- exact: both_empty.
Qed.
