(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The billiard ball of [FSU93, Theorem 4.2] on the table [0, M] x [0, N], M and N coprime: it
   begins at the corner (M, 0). *)
From Coq Require Import ZArith Znumtheory Lia Bool.
From Gazetteer Require Import rays.

Local Open Scope Z_scope.

Section Billiard.
Variables M N : Z.
Hypotheses (M1 : 1 < M) (N1 : 1 < N) (coprime : rel_prime M N).

Definition billiard_place (t : nat) : point := place M N (M, 0) NW t.
(* The slope of the step that has led there: +1 or -1. *)
Definition billiard_slope (t : nat) : Z :=
  let h := heading M N (M, 0) NW t in sign (fst h) * sign (snd h).

Lemma sign_cases b : sign b = 1 \/ sign b = -1.
Proof. destruct b; cbn; lia. Qed.

Lemma between K q : 0 < K * q < K -> False.
Proof. intros [A B]; assert (0 < q) by nia; nia. Qed.

Lemma start_in : in_rectangle M N (M, 0).
Proof. unfold in_rectangle; cbn; lia. Qed.

Lemma billiard_lifts t :
  lifts M (Z.of_nat t - M) (fst (billiard_place t)) (fst (heading M N (M, 0) NW t)) /\
  lifts N (Z.of_nat t) (snd (billiard_place t)) (snd (heading M N (M, 0) NW t)).
Proof.
  destruct (ball_lifts M N M1 N1 (M, 0) NW t start_in) as [X Y].
  unfold along, across, NW in *; cbn [fst snd sign] in *; split.
  - replace (Z.of_nat t - M) with (-1 * M + Z.of_nat t) by lia; exact X.
  - replace (Z.of_nat t) with (1 * 0 + Z.of_nat t) by lia; exact Y.
Qed.

Lemma billiard_corner t :
  corner M N (billiard_place t) <-> exists q, Z.of_nat t = M * N * q.
Proof.
  unfold billiard_place; rewrite (corner_eq M N M1 N1 (M, 0) NW t start_in).
  unfold along, across, NW; cbn [fst snd sign]; split.
  - intros [[p P] [q Q]].
    assert (D : (N | M * (p + 1))) by (exists q; lia).
    apply Gauss in D; [|apply rel_prime_sym, coprime].
    destruct D as [e E]; exists e; nia.
  - intros [q Q]; split; [exists (N * q - 1)|exists (M * q)]; lia.
Qed.

(* After M N steps it is in another corner, and in none before. *)
Lemma billiard_absorbed :
  corner M N (billiard_place (Z.to_nat (M * N))) /\
  billiard_place (Z.to_nat (M * N)) <> (M, 0) /\
  forall t, (0 < t < Z.to_nat (M * N))%nat -> ~ corner M N (billiard_place t).
Proof.
  assert (MN : Z.of_nat (Z.to_nat (M * N)) = M * N) by (apply Z2Nat.id; nia).
  split; [apply billiard_corner; exists 1; lia|split].
  - intro E; destruct (billiard_lifts (Z.to_nat (M * N))) as [[_ [p P]] [_ [q Q]]].
    rewrite E, MN in P, Q; cbn [fst snd] in P, Q.
    assert (EN : (2 | N)).
    { destruct (sign_cases (fst (heading M N (M, 0) NW (Z.to_nat (M * N))))) as [S|S];
        rewrite S in P; [exists (1 - p)|exists (- p)]; apply (Z.mul_reg_l _ _ M); lia. }
    assert (EM : (2 | M)) by (exists (- q); apply (Z.mul_reg_l _ _ N); lia).
    destruct coprime as [_ _ G]; specialize (G 2 EM EN); destruct G as [g G]; lia.
  - intros t B C; apply billiard_corner in C; destruct C as [q Q].
    assert (T : 0 < Z.of_nat t < M * N) by lia; rewrite Q in T.
    exact (between (M * N) q T).
Qed.

Lemma double_multiple a b e f :
  a = 2 * M * e -> a = 2 * N * f -> b = a -> exists q, b = 2 * (M * N) * q.
Proof.
  intros E F ->; assert (D : (N | M * e)) by (exists f; lia).
  apply Gauss in D; [|apply rel_prime_sym, coprime]; destruct D as [g G]; exists g; nia.
Qed.

(* It passes a vertex with each slope once at most. *)
Lemma billiard_once t u :
  (0 < t < Z.to_nat (M * N))%nat -> (0 < u < Z.to_nat (M * N))%nat ->
  inside M N (billiard_place t) -> billiard_place t = billiard_place u ->
  billiard_slope t = billiard_slope u -> t = u.
Proof.
  intros T U [Ix Iy] same slope.
  destruct (billiard_lifts t) as [[_ [p P]] [_ [q Q]]],
    (billiard_lifts u) as [[_ [p' P']] [_ [q' Q']]].
  unfold billiard_slope in slope; rewrite same in P, Q.
  set (x := fst (billiard_place u)) in *; set (y := snd (billiard_place u)) in *.
  set (h := heading M N (M, 0) NW t) in *; set (g := heading M N (M, 0) NW u) in *.
  assert (B : 0 < Z.of_nat t < M * N) by lia; assert (B' : 0 < Z.of_nat u < M * N) by lia.
  assert (K : h = g \/ (fst h = negb (fst g) /\ snd h = negb (snd g))).
  { destruct h as [[] []], g as [[] []]; cbn in *; auto; lia. }
  destruct K as [K|[K L]].
  - rewrite K in P, Q.
    destruct (double_multiple (Z.of_nat t - Z.of_nat u) (Z.of_nat t - Z.of_nat u) (p' - p) (q' - q))
      as [e E]; [lia|lia|reflexivity|].
    assert (C : - (2 * (M * N)) < 2 * (M * N) * e < 2 * (M * N)) by lia.
    apply small_multiple in C; [subst e; lia|nia].
  - rewrite K in P; rewrite L in Q.
    assert (N1' : forall b z, sign (negb b) * z = - (sign b * z))
      by (intros b z; destruct b; cbn [negb sign]; lia).
    rewrite N1' in P, Q.
    destruct (double_multiple (Z.of_nat t + Z.of_nat u) (Z.of_nat t + Z.of_nat u)
      (1 - p - p') (- q - q'))
      as [e E]; [lia|lia|reflexivity|].
    destruct (between (2 * (M * N)) e); lia.
Qed.

(* Where M is odd it passes the vertices with an odd sum only. *)
Lemma billiard_odd t : Z.odd M = true ->
  Z.odd (fst (billiard_place t) + snd (billiard_place t)) = true.
Proof.
  intro O; destruct (billiard_lifts t) as [[_ [p P]] [_ [q Q]]].
  rewrite Z.odd_spec in *; destruct O as [k K].
  destruct (sign_cases (fst (heading M N (M, 0) NW t))) as [S|S],
    (sign_cases (snd (heading M N (M, 0) NW t))) as [R|R]; rewrite S in P; rewrite R in Q.
  - exists (Z.of_nat t - k - 1 + M * p + N * q); lia.
  - exists (- k - 1 + M * p - N * q); lia.
  - exists (k - M * p + N * q); lia.
  - exists (k - Z.of_nat t - M * p - N * q); lia.
Qed.

Lemma inside_lifts t x y s r :
  0 < x < M -> 0 < y < N -> lifts M (Z.of_nat t - M) x s -> lifts N (Z.of_nat t) y r ->
  ball M N (M, 0) NW t = ((x, y), (s, r)).
Proof.
  intros X Y LX LY; apply (heading_lifts M N M1 N1); cbn [fst snd]; try assumption.
  - exact start_in.
  - split; assumption.
  - unfold along, NW; cbn [fst snd sign].
    replace (-1 * M + Z.of_nat t) with (Z.of_nat t - M) by lia.
    exact LX.
Qed.

(* And each of those with each slope. *)
Lemma billiard_visits x y r : Z.odd M = true ->
  0 < x < M -> 0 < y < N -> Z.odd (x + y) = true ->
  exists t, (0 < t < Z.to_nat (M * N))%nat /\ billiard_place t = (x, y) /\
            billiard_slope t = sign r.
Proof.
  intros O X Y S.
  rewrite Z.odd_spec in O, S; destruct O as [k K], S as [l L].
  destruct (rel_prime_bezout M N coprime) as [u v BZ].
  assert (EV : exists e, sign r * y - x - M = 2 * e).
  { destruct r; cbn [sign]; [exists (y - l - k - 1)|exists (- l - k - 1)]; lia. }
  destruct EV as [e EV].
  pose (t0 := x + M + 2 * M * (e * u)).
  assert (T0y : exists f, t0 = sign r * y + 2 * N * f)
    by (exists (- (e * v)); unfold t0; assert (e * (u * M + v * N) = e) by (rewrite BZ; lia); lia).
  destruct T0y as [f T0y].
  pose (W := 2 * (M * N)); assert (W0 : 0 < W) by (unfold W; nia).
  assert (D := Z.div_mod t0 W ltac:(lia)); assert (B := Z.mod_pos_bound t0 W W0).
  set (t1 := t0 mod W) in *; set (z := t0 / W) in *.
  assert (X1 : t1 = x + M + 2 * M * (e * u - N * z)) by (unfold W, t0 in *; lia).
  assert (Y1 : t1 = sign r * y + 2 * N * (f - M * z)) by (unfold W in *; lia).
  assert (not_multiple : forall q, t1 <> M * q).
  { intros q Q; assert (E : x = M * (q - 1 - 2 * (e * u - N * z))) by lia.
    rewrite E in X; exact (between M _ X). }
  destruct (Z_lt_le_dec t1 (M * N)) as [C|C].
  - assert (0 < t1) by (specialize (not_multiple 0); lia).
    exists (Z.to_nat t1); assert (T : Z.of_nat (Z.to_nat t1) = t1) by lia.
    assert (P : ball M N (M, 0) NW (Z.to_nat t1) = ((x, y), (true, r))).
    { apply inside_lifts; try assumption; rewrite T; split; try lia.
      - exists (- (e * u - N * z)); cbn [sign]; lia.
      - exists (- (f - M * z)); lia. }
    split; [lia|]; unfold billiard_place, billiard_slope, place, heading; rewrite P.
    split; [reflexivity|]; destruct r; reflexivity.
  - assert (t1 <> M * N) by apply not_multiple.
    exists (Z.to_nat (W - t1)); assert (T : Z.of_nat (Z.to_nat (W - t1)) = W - t1) by lia.
    assert (P : ball M N (M, 0) NW (Z.to_nat (W - t1)) = ((x, y), (false, negb r))).
    { apply inside_lifts; try assumption; rewrite T; unfold W; split; try lia.
      - exists (1 + (e * u - N * z) - N); cbn [sign]; lia.
      - exists (f - M * z - M); destruct r; cbn [sign negb] in *; lia. }
    split; [unfold W in *; lia|]; unfold billiard_place, billiard_slope, place, heading; rewrite P.
    split; [reflexivity|]; destruct r; reflexivity.
Qed.

End Billiard.
