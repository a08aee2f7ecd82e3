(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* How the rays from a vertex of a grid come back to it: the combinations of the sides, the copies of the
   rectangle, and the cases of the proof [SV25, Lemma 4]. *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels bipartite lattice grids.
From Gazetteer Require Import rays returns trails straight_trails embedding grid_trails.
From Gazetteer Require Import regions labellings around grid_labellings extended figures signs.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma coefficients (m n : nat) (u : 'I_m * 'I_n) :
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

Lemma copies_on_a_line (m n : nat) (u : 'I_m * 'I_n) (h k : Z) :
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

Lemma endless_rays (m n : nat) (u : 'I_m * 'I_n) :
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

(* Case 1. *)
Lemma returns_opposite (m n : nat) (u : 'I_m * 'I_n) (t : nat) :
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

(* Case 3. *)
Lemma returns_after_corner (m n : nat) (u : 'I_m * 'I_n) (t : nat) :
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

(* Case 3.1. *)
Lemma no_corner_to_NE (m n : nat) (u : 'I_m * 'I_n) (t : nat) :
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

(* Case 3.3 as printed, in the 1 by 1 grid. *)
Lemma returns_in_1_by_1 :
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

(* Case 3.3, repaired. *)
Lemma returns_by_turns (m n : nat) (u : 'I_m * 'I_n) (t t' : nat) :
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

Lemma closed_right_angle (m n : nat) (u : 'I_m * 'I_n) :
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
