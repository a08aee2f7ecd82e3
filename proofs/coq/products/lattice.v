(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Two-valued functions on a rectangle of the lattice, zero on its border, whose sums over the four
   neighbours of every inner point are even: which lines they vanish on, and a family of them in
   closed form. *)
From Coq Require Import ZArith Lia Bool.
From Gazetteer Require Import waves.

Local Open Scope Z_scope.

Section Lines.
Variables (m n : nat) (f : nat -> nat -> bool).
Hypothesis f_top : forall b, f 0 b = false.
Hypothesis f_bottom : forall b, f (S m) b = false.
Hypothesis f_left : forall a, f a 0 = false.
Hypothesis f_right : forall a, f a (S n) = false.
Hypothesis f_even : forall a b, (1 <= a <= m)%nat -> (1 <= b <= n)%nat ->
  xorb (xorb (f (S a) b) (f (pred a) b)) (xorb (f a (S b)) (f a (pred b))) = false.

Let N := Z.of_nat (S n).

(* The mirror images of the points 0, ..., N of a line in both its ends, over and over. *)
Definition fold (j : Z) : nat :=
  Z.to_nat (if j mod (2 * N) <=? N then j mod (2 * N) else 2 * N - j mod (2 * N)).
Definition first_row (j : Z) : bool := f 1 (fold j).

Lemma fold_even j : fold (- j) = fold j.
Proof.
  unfold fold; destruct (Z.eq_dec (j mod (2 * N)) 0) as [E|E].
  - rewrite Z.mod_opp_l_z by (unfold N in *; lia || exact E); rewrite E; reflexivity.
  - rewrite Z.mod_opp_l_nz by (unfold N in *; lia || exact E).
    assert (B := Z.mod_pos_bound j (2 * N)).
    destruct (Z.leb_spec (j mod (2 * N)) N), (Z.leb_spec (2 * N - j mod (2 * N)) N);
      unfold N in *; f_equal; lia.
Qed.

Lemma fold_period j : fold (j + 2 * N) = fold j.
Proof.
  unfold fold; replace (j + 2 * N) with (j + 1 * (2 * N)) by lia.
  rewrite Z.mod_add by (unfold N; lia); reflexivity.
Qed.

Lemma fold_inside (b : nat) : (b <= S n)%nat -> fold (Z.of_nat b) = b.
Proof.
  intro le_b; unfold fold; rewrite Z.mod_small by (unfold N; lia).
  destruct (Z.leb_spec (Z.of_nat b) N); unfold N in *; lia.
Qed.

Lemma first_row_even j : first_row (- j) = first_row j.
Proof. unfold first_row; rewrite fold_even; reflexivity. Qed.
Lemma first_row_period j : first_row (j + 2 * Z.of_nat (S n)) = first_row j.
Proof. unfold first_row; fold N; rewrite fold_period; reflexivity. Qed.
Lemma first_row_zero : first_row 0 = false.
Proof. exact (f_left 1). Qed.
Lemma first_row_N : first_row (Z.of_nat (S n)) = false.
Proof. unfold first_row; rewrite fold_inside by lia; apply f_right. Qed.

Notation w := (wave first_row).

Lemma wave_agrees (a : nat) : (a <= m)%nat ->
  forall b, (b <= S n)%nat -> w a (Z.of_nat b) = f a b /\ w (S a) (Z.of_nat b) = f (S a) b.
Proof.
  induction a as [|a IH]; intros le_a b le_b.
  - split; [symmetry; apply f_top|].
    cbn [wave]; rewrite xorb_false_l, Z.add_0_r; unfold first_row; rewrite fold_inside by lia.
    reflexivity.
  - split; [apply (IH ltac:(lia) b le_b)|].
    destruct (Nat.eq_dec b 0) as [->|b0].
    { rewrite f_left; apply wave_at_zero; auto using first_row_even, first_row_zero. }
    destruct (Nat.eq_dec b (S n)) as [->|bN].
    { rewrite f_right; apply wave_at_N;
        auto using first_row_even, first_row_period, first_row_zero, first_row_N. }
    assert (A := wave_equation first_row a (Z.of_nat b)).
    replace (Z.of_nat b + 1) with (Z.of_nat (S b)) in A by lia.
    replace (Z.of_nat b - 1) with (Z.of_nat (pred b)) in A by lia.
    rewrite (proj1 (IH ltac:(lia) b ltac:(lia))) in A.
    rewrite (proj2 (IH ltac:(lia) (S b) ltac:(lia))) in A.
    rewrite (proj2 (IH ltac:(lia) (pred b) ltac:(lia))) in A.
    assert (B := f_even (S a) b ltac:(lia) ltac:(lia)); cbn [Nat.pred] in B.
    revert A B; destruct (w (S (S a)) (Z.of_nat b)), (f a b), (f (S a) (S b)),
      (f (S a) (pred b)), (f (S (S a)) b); cbn; congruence.
Qed.

Lemma last_row_vanishes : vanishes first_row (S m).
Proof.
  assert (inside : forall b, (b <= S n)%nat -> w (S m) (Z.of_nat b) = false).
  { intros b le_b; rewrite (proj2 (wave_agrees m (le_n m) b le_b)); apply f_bottom. }
  assert (folded : forall j, w (S m) j = w (S m) (Z.of_nat (fold j))).
  { assert (mod_period : forall j, w (S m) j = w (S m) (j mod (2 * N))).
    { intro j; rewrite (Z.div_mod j (2 * N)) at 1 by (unfold N; lia).
      generalize (j mod (2 * N)); intro r.
      assert (up : forall k : nat, forall x, w (S m) (2 * N * Z.of_nat k + x) = w (S m) x).
      { induction k as [|k IH]; intro x; [f_equal; lia|].
        replace (2 * N * Z.of_nat (S k) + x) with (2 * N * Z.of_nat k + x + 2 * N) by lia.
        unfold N; rewrite wave_period by apply first_row_period; apply IH. }
      destruct (Z.le_ge_cases 0 (j / (2 * N))) as [P|P].
      - rewrite <- (Z2Nat.id (j / (2 * N))) by exact P; apply up.
      - rewrite <- (up (Z.to_nat (- (j / (2 * N))))); f_equal.
        rewrite Z2Nat.id by lia; lia. }
    intro j; rewrite mod_period; unfold fold.
    assert (B := Z.mod_pos_bound j (2 * N) ltac:(unfold N; lia)).
    destruct (Z.leb_spec (j mod (2 * N)) N); rewrite Z2Nat.id by lia; [reflexivity|].
    replace (2 * N - j mod (2 * N)) with (- (j mod (2 * N)) + 2 * Z.of_nat (S n)) by (unfold N; lia).
    rewrite wave_period by apply first_row_period.
    rewrite wave_even by apply first_row_even; reflexivity. }
  intro j; rewrite folded; apply inside; unfold fold.
  assert (B := Z.mod_pos_bound j (2 * N) ltac:(unfold N; lia)).
  destruct (Z.leb_spec (j mod (2 * N)) N); unfold N in *; lia.
Qed.

(* f vanishes on every line whose number is a multiple of a common divisor of m + 1 and n + 1 that
   is a combination of them. *)
Theorem zero_line (g k kp kq b : nat) :
  (kp * S m = kq * S n + g)%nat -> (k * g <= S m)%nat -> (b <= S n)%nat -> f (k * g) b = false.
Proof.
  intros bezout le_m le_b.
  assert (Vn : vanishes first_row (S n)).
  { apply row_N_vanishes;
      auto using first_row_even, first_row_period, first_row_zero, first_row_N. }
  assert (Vg : vanishes first_row g).
  { apply vanishes_sub with (q := (kq * S n)%nat).
    - rewrite Nat.add_comm, <- bezout; apply vanishes_mul, last_row_vanishes.
    - apply vanishes_mul, Vn. }
  assert (Vk := vanishes_mul first_row k g Vg (Z.of_nat b)).
  destruct (k * g)%nat as [|a]; [apply f_top|].
  rewrite <- (proj2 (wave_agrees a ltac:(lia) b le_b)); exact Vk.
Qed.

End Lines.

Section ClosedForm.
Variables (d : nat) (k : Z).
Hypothesis d_pos : (0 < d)%nat.

Definition congruent (a b : Z) : bool := (a - b) mod (2 * Z.of_nat d) =? 0.
Definition plus_minus (t : Z) : bool := congruent t k || congruent t (- k).

Lemma congruentP a b : congruent a b = true <-> exists q, a = b + 2 * Z.of_nat d * q.
Proof.
  unfold congruent; rewrite Z.eqb_eq; split.
  - intro E; exists ((a - b) / (2 * Z.of_nat d)).
    assert (D := Z.div_mod (a - b) (2 * Z.of_nat d) ltac:(lia)); lia.
  - intros [q ->]; replace (b + 2 * Z.of_nat d * q - b) with (q * (2 * Z.of_nat d)) by lia.
    apply Z.mod_mul; lia.
Qed.

Lemma plus_minusP t :
  plus_minus t = true <-> exists q, t = k + 2 * Z.of_nat d * q \/ t = - k + 2 * Z.of_nat d * q.
Proof.
  unfold plus_minus; rewrite orb_true_iff, !congruentP; split.
  - intros [[q E]|[q E]]; exists q; auto.
  - intros [q [E|E]]; [left|right]; exists q; exact E.
Qed.

Lemma plus_minus_shift s t q : s = t + 2 * Z.of_nat d * q -> plus_minus s = plus_minus t.
Proof.
  intro E; apply eq_true_iff_eq; rewrite !plus_minusP; split; intros [p [P|P]].
  - exists (p - q); left; lia.
  - exists (p - q); right; lia.
  - exists (p + q); left; lia.
  - exists (p + q); right; lia.
Qed.

Lemma plus_minus_opp t : plus_minus (- t) = plus_minus t.
Proof.
  apply eq_true_iff_eq; rewrite !plus_minusP; split; intros [p [P|P]];
    exists (- p); [right|left|right|left]; lia.
Qed.

Definition diagonal (i j : Z) : bool := xorb (plus_minus (i + j)) (plus_minus (i - j)).

Lemma diagonal_even i j :
  xorb (xorb (diagonal (i + 1) j) (diagonal (i - 1) j))
       (xorb (diagonal i (j + 1)) (diagonal i (j - 1))) = false.
Proof.
  unfold diagonal.
  replace (i + 1 + j) with (i + (j + 1)) by lia; replace (i + 1 - j) with (i - (j - 1)) by lia.
  replace (i - 1 + j) with (i + (j - 1)) by lia; replace (i - 1 - j) with (i - (j + 1)) by lia.
  destruct (plus_minus (i + (j + 1))), (plus_minus (i - (j - 1))), (plus_minus (i + (j - 1))),
    (plus_minus (i - (j + 1))); reflexivity.
Qed.

Lemma diagonal_row q j : diagonal (Z.of_nat d * q) j = false.
Proof.
  unfold diagonal; rewrite <- (plus_minus_opp (Z.of_nat d * q - j)).
  rewrite (plus_minus_shift (Z.of_nat d * q + j) (- (Z.of_nat d * q - j)) q) by lia.
  apply xorb_nilpotent.
Qed.

Lemma diagonal_column i q : diagonal i (Z.of_nat d * q) = false.
Proof.
  unfold diagonal.
  rewrite (plus_minus_shift (i + Z.of_nat d * q) (i - Z.of_nat d * q) q) by lia.
  apply xorb_nilpotent.
Qed.

(* Off the lines of multiples of d, at most one of the two diagonals is there. *)
Lemma diagonal_or i j :
  (forall q, i <> Z.of_nat d * q) -> (forall q, j <> Z.of_nat d * q) ->
  diagonal i j = plus_minus (i + j) || plus_minus (i - j).
Proof.
  intros di dj; unfold diagonal.
  destruct (plus_minus (i + j)) eqn:A, (plus_minus (i - j)) eqn:B; try reflexivity; exfalso.
  apply plus_minusP in A; apply plus_minusP in B; destruct A as [p P], B as [q Q].
  destruct P as [P|P], Q as [Q|Q];
    solve [apply (dj (p - q)); lia | apply (di (p + q)); lia].
Qed.

(* The points of the diagonals have the parity of k. *)
Lemma diagonal_parity i j : diagonal i j = true -> exists q, i + j = k + 2 * q.
Proof.
  unfold diagonal; intro D.
  destruct (plus_minus (i + j)) eqn:A.
  - apply plus_minusP in A; destruct A as [q [A|A]].
    + exists (Z.of_nat d * q); lia.
    + exists (Z.of_nat d * q - k); lia.
  - destruct (plus_minus (i - j)) eqn:B; [|discriminate].
    apply plus_minusP in B; destruct B as [q [B|B]].
    + exists (Z.of_nat d * q + j); lia.
    + exists (Z.of_nat d * q + j - k); lia.
Qed.

End ClosedForm.
