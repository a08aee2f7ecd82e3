(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Which of the four portions of the billiard ball's trajectory lead to a corner [FSU93,
   Theorem 4.2, Fig. 4], and that they are portions of it. *)
From Coq Require Import ZArith Znumtheory Lia Bool.
From Gazetteer Require Import rays ball_table portions portion_line.

Local Open Scope Z_scope.

Section Choice.
Variables M N : Z.
Hypotheses (M1 : 2 < M) (N1 : 2 < N) (coprime : rel_prime M N).

Lemma shifted w g X Y p q :
  line M N w g X -> Y = X + 2 * M * p -> Y = X + 2 * N * q -> line M N w g Y.
Proof.
  intros [LX LY] P Q; split.
  - exact (lifts_shift _ _ _ _ _ p LX P).
  - apply (lifts_shift _ _ _ _ _ q LY); lia.
Qed.

Lemma mirrored w g X C : corner_at M N C -> line M N w g X -> line M N w (opposite g) (2 * C - X).
Proof.
  intros [[p P] [q Q]] [LX LY]; apply lifts_opposite in LX; apply lifts_opposite in LY; split.
  - apply (lifts_shift _ _ _ _ _ p LX); lia.
  - apply (lifts_shift _ _ _ _ _ q LY); lia.
Qed.

Lemma not_multiple K X Y : 2 < K -> X = 1 \/ X = 2 \/ X = -1 \/ X = -2 -> X <> K * Y.
Proof. intros K2 C E; assert (0 < Y < 1 \/ -1 < Y < 0 \/ Y = 0) by nia; lia. Qed.

Lemma interval : exists A, corner_at M N A /\ A < -2 /\ 1 < A + M * N.
Proof.
  destruct (rel_prime_bezout M N coprime) as [u v E].
  set (r := (- u * M) mod (M * N)); set (k := (- u * M) / (M * N)).
  assert (MN : 0 < M * N) by nia.
  assert (D := Z.div_mod (- u * M) (M * N) ltac:(lia)); fold r k in D.
  assert (R := Z.mod_pos_bound (- u * M) (M * N) MN); fold r in R.
  assert (C : corner_at M N (r - M * N)).
  { split; [exists (- u - N * k - N)|exists (v - M * k - M)]; lia. }
  assert (free : forall X, r - M * N = X -> X <> -1 /\ X <> -2 /\ X <> 0).
  { intros X E'; destruct C as [[p P] [q Q]]; rewrite E' in *; repeat split; intros ->.
    - apply (not_multiple M (-1) p M1); auto.
    - apply (not_multiple M (-2) p M1); auto.
    - apply (not_multiple N 1 q N1); auto. }
  assert (up : forall X, r = X -> X <> 0 /\ X <> 1).
  { intros X E'; destruct C as [[p P] [q Q]]; split; intros ->.
    - apply (not_multiple N 1 (q + M) N1); [auto|lia].
    - apply (not_multiple M 1 (p + N) M1); [auto|lia]. }
  exists (r - M * N); split; [exact C|].
  destruct (free _ eq_refl) as [? [? ?]], (up _ eq_refl); lia.
Qed.

Lemma other_slope A : corner_at M N A -> exists s Q,
  A < Q < A + M * N /\ A < Q + sign s < A + M * N /\
  line M N (1, 2) (s, negb s) Q /\ line M N (2, 1) (s, negb s) (Q + sign s).
Proof.
  intro CA; destruct (rel_prime_bezout M N coprime) as [u v E].
  set (W := 2 * (M * N)); assert (W0 : 0 < W) by (unfold W; nia).
  set (P := 1 - 4 * M * u); assert (EP : P = -3 + 4 * v * N) by (unfold P; lia).
  set (P1 := A + (P - A) mod W); set (k := (P - A) / W).
  assert (D := Z.div_mod (P - A) W ltac:(lia)); fold k in D.
  assert (R := Z.mod_pos_bound (P - A) W W0).
  assert (E1 : P1 = P - W * k) by (unfold P1; lia).
  assert (L1 : line M N (1, 2) SE P1).
  { split; (split; [cbn [fst snd]; lia|]); cbn [SE fst snd sign]; unfold W in *;
      [exists (2 * u + N * k)|exists (- 2 * v + M * k)]; lia. }
  assert (L2 : line M N (2, 1) SE (P1 + 1)).
  { split; (split; [cbn [fst snd]; lia|]); cbn [SE fst snd sign]; unfold W in *;
      [exists (2 * u + N * k)|exists (- 2 * v + M * k)]; lia. }
  assert (CB : corner_at M N (A + M * N)).
  { destruct CA as [[p ?] [q ?]]; split; [exists (p + N)|exists (q + M)]; lia. }
  assert (CC : corner_at M N (A + W)).
  { destruct CA as [[p ?] [q ?]]; unfold W; split; [exists (p + 2 * N)|exists (q + 2 * M)]; lia. }
  assert (free : forall w g X, inside M N w -> line M N w g X -> ~ corner_at M N X).
  { intros w g X I L C; apply (line_corner M N ltac:(lia) ltac:(lia) w g X L) in C.
    exact (corner_not_inside M N w C I). }
  assert (I1 : inside M N (1, 2)) by (unfold inside; cbn [fst snd]; lia).
  assert (I2 : inside M N (2, 1)) by (unfold inside; cbn [fst snd]; lia).
  assert (P1 <> A /\ P1 <> A + M * N)
    by (split; intro Z; apply (free _ _ _ I1 L1); rewrite Z; assumption).
  assert (P1 + 1 <> A + M * N /\ P1 + 1 <> A + W)
    by (split; intro Z; apply (free _ _ _ I2 L2); rewrite Z; assumption).
  assert (A <= P1 < A + W) by (unfold P1; lia).
  destruct (Z_lt_le_dec P1 (A + M * N)) as [C|C].
  - exists true, P1; cbn [sign negb]; repeat split; try lia; try apply L1; apply L2.
  - exists false, (2 * (A + M * N) - P1); cbn [sign negb]; unfold W in *.
    split; [lia|]; split; [lia|]; split; [exact (mirrored _ _ _ _ CB L1)|].
    replace (2 * (A + M * N) - P1 + -1) with (2 * (A + M * N) - (P1 + 1)) by lia.
    exact (mirrored _ _ _ _ CB L2).
Qed.

Notation leads := (leads_to_corner M N).

Lemma four_portions : exists b s : bool,
  (leads (1, 2) NW <-> s = b) /\ (leads (1, 2) NE <-> b = true) /\
  (leads (2, 1) NE <-> b = false) /\ (leads (2, 1) SE <-> s <> b).
Proof.
  destruct interval as [A [C [A2 B1]]], (other_slope A C) as [s [Q [I [I' [L L']]]]].
  assert (a := leads_a M N M1 N1 coprime A C A2 B1 s Q I I' L L').
  assert (b := leads_b M N M1 N1 coprime A C A2 B1 s Q I I' L L').
  assert (c := leads_c M N M1 N1 coprime A C A2 B1 s Q I I' L L').
  assert (d := leads_d M N M1 N1 coprime A C A2 B1 s Q I I' L L').
  assert (Q0 : Q < -2 \/ 1 < Q) by (destruct (one_side M N M1 N1 A s Q I' L L')
    as [[? _]|[? _]]; auto).
  exists (Q <? 0), s; rewrite a, b, c, d; clear a b c d.
  destruct (Z.ltb_spec Q 0), s; repeat split; intros; try lia; congruence.
Qed.
End Choice.

Section OfTheTrajectory.
Variables M N : Z.
Hypotheses (M1 : 1 < M) (N1 : 1 < N) (coprime : rel_prime M N).

(* A ray run backwards. *)
Lemma place_back v h t s : in_rectangle M N v -> (s <= t)%nat ->
  place M N (place M N v h t) (opposite (heading M N v h t)) s = place M N v h (t - s).
Proof.
  intros V le; destruct (ball_lifts M N M1 N1 v h t V) as [[_ [p P]] [_ [q Q]]].
  destruct (ball_lifts M N M1 N1 v h (t - s) V) as [LX LY].
  apply lifts_opposite in LX; apply lifts_opposite in LY.
  assert (S : forall b, sign (negb b) = - sign b) by (intros []; reflexivity).
  apply (place_lifts M N M1 N1 _ _ _ _ (opposite (heading M N v h (t - s))));
    [apply place_in_rectangle; assumption| |];
    unfold along, across in *; cbn [opposite fst snd]; rewrite S.
  - apply (lifts_shift _ _ _ _ _ (- p) LX); lia.
  - apply (lifts_shift _ _ _ _ _ (- q) LY); lia.
Qed.

Notation ball := (billiard_place M N).
Notation steps := (Z.to_nat (M * N)).

Lemma portion_of_trajectory x y h t : Z.odd M = true ->
  0 < x < M -> 0 < y < N -> Z.odd (x + y) = true -> portion M N (x, y) h t ->
  exists u,
    (u + t <= steps)%nat /\ (forall s, (s <= t)%nat -> ball (u + s) = place M N (x, y) h s) \/
    (t <= u <= steps)%nat /\ (forall s, (s <= t)%nat -> ball (u - s) = place M N (x, y) h s).
Proof.
  intros O X Y P [t0 [_ none]].
  pose (r := eqb (fst h) (snd h)).
  destruct (billiard_visits M N M1 N1 coprime x y r O X Y P) as [u [U [at_u slope]]].
  assert (D : heading M N (M, 0) NW u = h \/ opposite (heading M N (M, 0) NW u) = h).
  { unfold billiard_slope in slope; destruct (heading M N (M, 0) NW u) as [[] []], h as [[] []];
      cbn in *; auto; discriminate. }
  assert (start : in_rectangle M N (M, 0)) by (unfold in_rectangle; cbn [fst snd]; lia).
  destruct (billiard_absorbed M N M1 N1 coprime) as [last _].
  exists u; destruct D as [D|D]; [left|right].
  - assert (E : forall s, ball (u + s) = place M N (x, y) h s).
    { intro s; rewrite Nat.add_comm; unfold billiard_place, place at 1; rewrite ball_add.
      unfold billiard_place in at_u; rewrite at_u, D; reflexivity. }
    split; [|intros s _; apply E].
    destruct (Nat.le_gt_cases (u + t) steps) as [le|gt]; [exact le|exfalso].
    destruct (none (steps - u)%nat ltac:(lia)) as [free _]; apply free.
    rewrite <- E; replace (u + (steps - u))%nat with steps by lia; exact last.
  - assert (E : forall s, (s <= u)%nat -> ball (u - s) = place M N (x, y) h s).
    { intros s le; unfold billiard_place in *.
      rewrite <- (place_back (M, 0) NW u s start le), at_u, D; reflexivity. }
    assert (le : (t <= u)%nat).
    { destruct (Nat.le_gt_cases t u) as [le|gt]; [exact le|exfalso].
      destruct (none u ltac:(lia)) as [free _]; apply free.
      rewrite <- E, Nat.sub_diag by lia.
      unfold corner, billiard_place, place; cbn [rays.ball fst snd]; lia. }
    split; [lia|]; intros s les; apply E; lia.
Qed.
End OfTheTrajectory.
