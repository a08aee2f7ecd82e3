(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Two-valued functions on the square lattice whose sums over the four neighbours of every point
   are even: solutions of a wave equation over the field of two elements. What the theorems on grids
   rest on. *)
From Coq Require Import ZArith Lia Bool.

Local Open Scope Z_scope.

Section Wave.
Variable h : Z -> bool.

(* The solution whose row 0 is zero and whose row 1 is h. *)
Fixpoint wave (i : nat) (j : Z) : bool :=
  match i with
  | O => false
  | S i' => xorb (wave i' (j - 1)) (h (j + Z.of_nat i'))
  end.

Lemma wave_other_side (i : nat) (j : Z) :
  wave (S i) j = xorb (wave i (j + 1)) (h (j - Z.of_nat i)).
Proof.
  revert j; induction i as [|i IH]; intro j.
  - cbn [wave]; rewrite 2!xorb_false_l; f_equal; lia.
  - change (wave (S (S i)) j) with (xorb (wave (S i) (j - 1)) (h (j + Z.of_nat (S i)))).
    rewrite IH.
    change (wave (S i) (j + 1)) with (xorb (wave i (j + 1 - 1)) (h (j + 1 + Z.of_nat i))).
    replace (j - 1 + 1) with j by lia; replace (j + 1 - 1) with j by lia.
    replace (j + 1 + Z.of_nat i) with (j + Z.of_nat (S i)) by lia.
    replace (j - 1 - Z.of_nat i) with (j - Z.of_nat (S i)) by lia.
    destruct (wave i j), (h (j + Z.of_nat (S i))), (h (j - Z.of_nat (S i))); reflexivity.
Qed.

Lemma wave_equation (i : nat) (j : Z) :
  xorb (wave (S (S i)) j) (wave i j) = xorb (wave (S i) (j + 1)) (wave (S i) (j - 1)).
Proof.
  change (wave (S (S i)) j) with (xorb (wave (S i) (j - 1)) (h (j + Z.of_nat (S i)))).
  change (wave (S i) (j + 1)) with (xorb (wave i (j + 1 - 1)) (h (j + 1 + Z.of_nat i))).
  replace (j + 1 - 1) with j by lia.
  replace (j + 1 + Z.of_nat i) with (j + Z.of_nat (S i)) by lia.
  destruct (wave i j), (wave (S i) (j - 1)), (h (j + Z.of_nat (S i))); reflexivity.
Qed.

Lemma wave_sum (p q : nat) (j : Z) :
  wave (p + q) j = xorb (wave p (j + Z.of_nat q)) (wave q (j - Z.of_nat p)).
Proof.
  revert j; induction q as [|q IH]; intro j.
  - rewrite Nat.add_0_r; cbn [wave]; rewrite xorb_false_r; f_equal; lia.
  - rewrite Nat.add_succ_r.
    change (wave (S (p + q)) j) with (xorb (wave (p + q) (j - 1)) (h (j + Z.of_nat (p + q)))).
    change (wave (S q) (j - Z.of_nat p)) with
      (xorb (wave q (j - Z.of_nat p - 1)) (h (j - Z.of_nat p + Z.of_nat q))).
    rewrite IH.
    assert (A := wave_other_side p (j + Z.of_nat q)).
    change (wave (S p) (j + Z.of_nat q)) with
      (xorb (wave p (j + Z.of_nat q - 1)) (h (j + Z.of_nat q + Z.of_nat p))) in A.
    replace (j - 1 + Z.of_nat q) with (j + Z.of_nat q - 1) by lia.
    replace (j + Z.of_nat (p + q)) with (j + Z.of_nat q + Z.of_nat p) by lia.
    replace (j - 1 - Z.of_nat p) with (j - Z.of_nat p - 1) by lia.
    replace (j + Z.of_nat (S q)) with (j + Z.of_nat q + 1) by lia.
    replace (j - Z.of_nat p + Z.of_nat q) with (j + Z.of_nat q - Z.of_nat p) by lia.
    revert A.
    destruct (wave p (j + Z.of_nat q - 1)), (h (j + Z.of_nat q + Z.of_nat p)),
      (wave p (j + Z.of_nat q + 1)), (h (j + Z.of_nat q - Z.of_nat p)),
      (wave q (j - Z.of_nat p - 1)); simpl; congruence.
Qed.

Definition vanishes (p : nat) : Prop := forall j, wave p j = false.

Lemma vanishes_add p q : vanishes p -> vanishes q -> vanishes (p + q).
Proof. intros Hp Hq j; rewrite wave_sum, Hp, Hq; reflexivity. Qed.

Lemma vanishes_sub p q : vanishes (p + q) -> vanishes q -> vanishes p.
Proof.
  intros Hpq Hq j; assert (A := Hpq (j - Z.of_nat q)); rewrite wave_sum, Hq in A.
  rewrite xorb_false_r in A; rewrite <- A; f_equal; lia.
Qed.

Lemma vanishes_mul k p : vanishes p -> vanishes (k * p).
Proof.
  intro Hp; induction k as [|k IH]; [intro j; reflexivity|].
  exact (vanishes_add _ _ Hp IH).
Qed.

Lemma vanishes_gcd p q : vanishes p -> vanishes q -> vanishes (Nat.gcd p q).
Proof.
  revert q; induction p as [p IH] using lt_wf_ind; intros q Hp Hq.
  destruct p as [|p]; [exact Hq|].
  change (vanishes (Nat.gcd (Nat.modulo q (S p)) (S p))).
  apply IH; [apply Nat.mod_upper_bound; discriminate| |exact Hp].
  apply vanishes_sub with (q := (Nat.div q (S p) * S p)%nat); [|apply vanishes_mul, Hp].
  replace (Nat.modulo q (S p) + Nat.div q (S p) * S p)%nat with q; [exact Hq|].
  rewrite (Nat.div_mod q (S p)) at 1 by discriminate; lia.
Qed.

(* Row 1 even, of period 2 N, and zero at 0 and N: then so are all rows, and row N vanishes. *)
Variable N : nat.
Hypothesis h_even : forall j, h (- j) = h j.
Hypothesis h_period : forall j, h (j + 2 * Z.of_nat N) = h j.
Hypothesis h_zero : h 0 = false.
Hypothesis h_N : h (Z.of_nat N) = false.

Lemma wave_even (i : nat) (j : Z) : wave i (- j) = wave i j.
Proof.
  revert j; induction i as [|i IH]; intro j; [reflexivity|].
  rewrite wave_other_side; cbn [wave].
  replace (- j + 1) with (- (j - 1)) by lia; rewrite IH; f_equal.
  rewrite <- (h_even (- j - Z.of_nat i)); f_equal; lia.
Qed.

Lemma wave_period (i : nat) (j : Z) : wave i (j + 2 * Z.of_nat N) = wave i j.
Proof.
  revert j; induction i as [|i IH]; intro j; [reflexivity|]; cbn [wave].
  replace (j + 2 * Z.of_nat N - 1) with (j - 1 + 2 * Z.of_nat N) by lia; rewrite IH; f_equal.
  rewrite <- (h_period (j + Z.of_nat i)); f_equal; lia.
Qed.

Lemma wave_at_zero (i : nat) : wave i 0 = false.
Proof.
  enough (wave i 0 = false /\ wave (S i) 0 = false) by tauto.
  induction i as [|i [IH0 IH1]]; [split; [reflexivity|rewrite <- h_zero; cbn [wave]; rewrite xorb_false_l; f_equal; lia]|split; [exact IH1|]].
  assert (A := wave_equation i 0); rewrite IH0, xorb_false_r in A; rewrite A.
  replace (0 - 1) with (- (0 + 1)) by lia; rewrite wave_even; apply xorb_nilpotent.
Qed.

Lemma wave_at_N (i : nat) : wave i (Z.of_nat N) = false.
Proof.
  enough (wave i (Z.of_nat N) = false /\ wave (S i) (Z.of_nat N) = false) by tauto.
  induction i as [|i [IH0 IH1]].
    split; [reflexivity|]; rewrite <- h_N; cbn [wave]; rewrite xorb_false_l; f_equal; lia.
  split; [exact IH1|].
  assert (A := wave_equation i (Z.of_nat N)); rewrite IH0, xorb_false_r in A; rewrite A.
  replace (Z.of_nat N + 1) with (- (Z.of_nat N - 1) + 2 * Z.of_nat N) by lia.
  rewrite wave_period, wave_even; apply xorb_nilpotent.
Qed.

Lemma row_N_step (j : Z) : wave N (j + 2) = wave N j.
Proof.
  destruct N as [|n] eqn:E; [reflexivity|].
  rewrite (wave_other_side n j); cbn [wave].
  replace (j + 2 - 1) with (j + 1) by lia; f_equal.
  replace (j + 2 + Z.of_nat n) with (j - Z.of_nat n + 2 * Z.of_nat N) by lia.
  rewrite E, h_period; reflexivity.
Qed.

Lemma row_N_vanishes : vanishes N.
Proof.
  assert (zero_one : wave N 0 = false /\ wave N 1 = false).
  { split; [apply wave_at_zero|].
    destruct N as [|n] eqn:E; [reflexivity|]; cbn [wave].
    replace (1 - 1) with 0 by lia; rewrite wave_at_zero.
    replace (1 + Z.of_nat n) with (Z.of_nat (S n)) by lia; rewrite h_N; reflexivity. }
  assert (both : forall k : nat,
    wave N (Z.of_nat k) = false /\ wave N (Z.of_nat (S k)) = false).
  { induction k as [|k [IH0 IH1]]; [exact zero_one|split; [exact IH1|]].
    replace (Z.of_nat (S (S k))) with (Z.of_nat k + 2) by lia; rewrite row_N_step; exact IH0. }
  intro j; destruct (Z.le_ge_cases 0 j).
  - rewrite <- (Z2Nat.id j) by lia; apply both.
  - rewrite <- wave_even, <- (Z2Nat.id (- j)) by lia; apply both.
Qed.

End Wave.
