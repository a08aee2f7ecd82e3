(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The points on the diagonals of a checkerboard of d-by-d squares [FSU93, Theorem 4.2]. *)
From Coq Require Import ZArith Lia.
Local Open Scope Z_scope.
Lemma diagonal_of_square d q r p s : 0 < d -> 0 < r < d -> 0 < s < d ->
  (Z.divide (2 * d) ((q * d + r) - (p * d + s)) \/ Z.divide (2 * d) ((q * d + r) + (p * d + s))) <->
  ((exists h, q + p = 2 * h + 1) /\ r + s = d) \/ ((exists h, q + p = 2 * h) /\ r = s).
Proof.
  intros D R S.
  assert (between : forall K e, 0 < d * e < K -> K = 2 * d -> e = 1).
  { intros K e B ->; assert (0 < e) by nia; assert (e < 2) by nia; lia. }
  assert (zero : forall e, - d < d * e < d -> e = 0).
  { intros e B; assert (-1 < e) by nia; assert (e < 1) by nia; lia. }
  split.
  - intros [[e E]|[e E]].
    + right; assert (F : r - s = d * (2 * e - q + p)) by lia.
      assert (G := zero (2 * e - q + p) ltac:(lia)); rewrite G in F.
      split; [exists (p + e); lia|lia].
    + left; assert (F : r + s = d * (2 * e - q - p)) by lia.
      assert (B : 0 < d * (2 * e - q - p) < 2 * d) by (rewrite <- F; lia).
      assert (G := between _ (2 * e - q - p) B eq_refl).
      rewrite G in F; split; [exists (e - 1); lia|lia].
  - intros [[[h H] E]|[[h H] E]].
    + right; exists (h + 1); replace q with (2 * h + 1 - p) by lia.
      replace r with (d - s) by lia; ring.
    + left; exists (h - p); replace q with (2 * h - p) by lia; subst r; ring.
Qed.
