(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Copies of the rectangle, reflected in all multiples of its sides, and the lines of slope 1 that fold
   into rays [SV25, proof of Lemma 4]. *)
From Coq Require Import ZArith Lia Bool.
From Gazetteer Require Import lattice rays returns.

Local Open Scope Z_scope.

(* The point of the rectangle of which a point of the plane is a copy. *)
Definition folded (m n : nat) (p : point) : point :=
  (Z.of_nat (fold m (fst p)), Z.of_nat (fold n (snd p))).
(* The point t steps from p in direction h, without reflection. *)
Definition straight_on (p : point) (h : direction) (t : Z) : point :=
  (fst p + sign (fst h) * t, snd p + sign (snd h) * t).

Lemma fold_lifts (n : nat) j s : exists g, lifts (Z.of_nat (S n)) (sign s * j) (Z.of_nat (fold n j)) g.
Proof.
  assert (E := Z.div_mod j (2 * Z.of_nat (S n)) ltac:(lia)).
  assert (B := Z.mod_pos_bound j (2 * Z.of_nat (S n)) ltac:(lia)).
  unfold fold; destruct (Z.leb_spec (j mod (2 * Z.of_nat (S n))) (Z.of_nat (S n))).
  - exists s; unfold lifts; rewrite Z2Nat.id by lia; split; [lia|].
    destruct s; cbn [sign]; [exists (- (j / (2 * Z.of_nat (S n))))|exists (j / (2 * Z.of_nat (S n)))]; lia.
  - exists (negb s); unfold lifts; rewrite Z2Nat.id by lia; split; [lia|].
    destruct s; cbn [sign negb];
      [exists (- (j / (2 * Z.of_nat (S n))) - 1)|exists (j / (2 * Z.of_nat (S n)) + 1)]; lia.
Qed.

Lemma fold_copies n j :
  fold n (2 * Z.of_nat (S n) + j) = fold n j /\ fold n (2 * Z.of_nat (S n) - j) = fold n j.
Proof.
  split.
  - rewrite Z.add_comm; apply fold_period.
  - rewrite <- (fold_even n j), <- (fold_period n (- j)); f_equal; lia.
Qed.

Lemma fold_periods n j q : fold n (j + 2 * Z.of_nat (S n) * q) = fold n j.
Proof.
  assert (up : forall k : nat, forall x, fold n (x + 2 * Z.of_nat (S n) * Z.of_nat k) = fold n x).
  { induction k as [|k IH]; intro x; [f_equal; lia|].
    rewrite <- (IH x), <- (fold_period n (x + 2 * Z.of_nat (S n) * Z.of_nat k)); f_equal; lia. }
  destruct (Z.le_ge_cases 0 q) as [P|P].
  - rewrite <- (Z2Nat.id q) by exact P; apply up.
  - rewrite <- (up (Z.to_nat (- q)) (j + 2 * Z.of_nat (S n) * q)), Z2Nat.id by lia; f_equal; lia.
Qed.

Section Embedding.
Variables m n : nat.
Notation M := (Z.of_nat (S m)).
Notation N := (Z.of_nat (S n)).
Hypotheses (M1 : 1 < M) (N1 : 1 < N).
Variable v : point.
Hypothesis v_inside : inside M N v.

(* A straight line folds into the ray. *)
Lemma line_folds h t : folded m n (straight_on v h (Z.of_nat t)) = place M N v h t.
Proof.
  symmetry; unfold folded, straight_on; cbn [fst snd].
  destruct (fold_lifts m (fst v + sign (fst h) * Z.of_nat t) (fst h)) as [g X].
  destruct (fold_lifts n (snd v + sign (snd h) * Z.of_nat t) (snd h)) as [g' Y].
  apply (place_lifts M N M1 N1 v h t _ (g, g')); cbn [fst snd].
  - apply inside_in_rectangle; assumption.
  - apply (lifts_shift _ _ _ _ _ 0 X); unfold along; destruct (fst h); cbn [sign]; lia.
  - apply (lifts_shift _ _ _ _ _ 0 Y); unfold across; destruct (snd h); cbn [sign]; lia.
Qed.

Lemma folded_vertex : folded m n v = v.
Proof.
  exact (eq_trans (f_equal (folded m n) (eq_trans (surjective_pairing v) (f_equal2 pair
    (eq_sym (Z.add_0_r _)) (eq_sym (Z.add_0_r _))))) (line_folds NE 0)).
Qed.

Variables h k : Z.

Lemma copy_NE : 0 < k -> fst v = h * M - k * N ->
  returns_from M N v NE (Z.to_nat (2 * k * N)) SE.
Proof.
  intros k0 a; assert (B : ball M N v NE (Z.to_nat (2 * k * N)) = (v, opposite SE)).
  { apply (return_eq M N M1 N1); [assumption|]; rewrite Z2Nat.id by nia; cbn [fst snd opposite SE NE negb sign].
    split; [exists (- h)|exists (- k)]; lia. }
  split; [split; [nia|]|]; apply (ball_place _ _ _ _ _ _ _ B).
Qed.

Lemma copy_SW : 0 < k -> fst v = - h * M + k * N ->
  returns_from M N v SW (Z.to_nat (2 * k * N)) NW.
Proof.
  intros k0 a; assert (B : ball M N v SW (Z.to_nat (2 * k * N)) = (v, opposite NW)).
  { apply (return_eq M N M1 N1); [assumption|]; rewrite Z2Nat.id by nia; cbn [fst snd opposite NW SW negb sign].
    split; [exists (- h)|exists (- k)]; lia. }
  split; [split; [nia|]|]; apply (ball_place _ _ _ _ _ _ _ B).
Qed.

End Embedding.

Lemma line_NE M N v h k : fst v = h * M - k * N ->
  straight_on v NE (2 * k * N) = (2 * h * M - fst v, 2 * k * N + snd v).
Proof. intro a; unfold straight_on; cbn [fst snd NE sign]; f_equal; lia. Qed.

Lemma line_SW M N v h k : fst v = - h * M + k * N ->
  straight_on v SW (2 * k * N) = (- 2 * h * M - fst v, - 2 * k * N + snd v).
Proof. intro a; unfold straight_on; cbn [fst snd SW sign]; f_equal; lia. Qed.

Lemma copy_in_embedding M N v h k : 0 < h -> 0 < k -> inside M N v ->
  0 <= 2 * h * M - fst v <= 2 * h * M /\ 0 <= 2 * k * N + snd v <= (2 * k + 1) * N.
Proof. intros h0 k0 [X Y]; split; nia. Qed.

(* The coefficients: positive, whichever of the two forms. *)
Lemma positive_combination M N d a :
  1 < M -> 1 < N -> 0 < d -> (exists p q, p * M + q * N = d) -> divides d a -> 0 < a ->
  exists h k, 0 < h /\ 0 < k /\ a = h * M - k * N.
Proof.
  intros M1 N1 d0 [p [q D]] [c ->] a0.
  set (K := Z.abs (c * p) + Z.abs (c * q) + 1).
  exists (c * p + N * K), (M * K - c * q); unfold K; repeat split; [nia|nia|].
  rewrite <- D; ring.
Qed.

Lemma other_coefficients M N a h k :
  1 < M -> 1 < N -> 0 < h -> 0 < k -> a = h * M - k * N ->
  0 < h * k * N - h /\ 0 < h * k * M - k /\ a = - (h * k * N - h) * M + (h * k * M - k) * N.
Proof.
  intros M1 N1 h0 k0 ->; assert (1 < k * N) by nia; assert (1 < h * M) by nia.
  repeat split; [nia|nia|ring].
Qed.
