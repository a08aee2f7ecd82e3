(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What the theorems on Figs. 1 and 2 of [SV25], and on the lines through copies of a grid, say. *)
From Coq Require Import ZArith Lia String.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules lattice grids rays returns trails straight_trails grid_trails embedding.
From Gazetteer Require SV25.
From Tie Require Import booleans plays readings ray_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Obligation Tactic := intros; cbv beta.

Definition same_trail (phi psi : trail) : bool :=
  match phi, psi with
  | Closed h t, Closed h' t' => (h == h') && (t == t')
  | Open h k t s, Open h' k' t' s' => [&& h == h', k == k', t == t' & s == s']
  | _, _ => false
  end.
Program Instance decided_trail_eq (phi psi : trail) : decided (phi = psi) | 0 :=
  Decided (decide := fun _ => same_trail phi psi) _.
Next Obligation.
apply: rwP; apply: (iffP idP) => [|->]; last by case: psi => [h t|h k t s]; rewrite /= !eqxx.
case: phi psi => [h t|h k t s] [h' t'|h' k' t' s'] //=; first by case/andP=> /eqP-> /eqP->.
by case/and4P=> /eqP-> /eqP-> /eqP-> /eqP->.
Qed.

Definition compass : seq direction := [:: NE; NW; SE; SW].
Section Figure1.
Variable v : 'I_5 * 'I_3.
Let times : seq nat := iota 1 (6 * 4).*2.
Let stopping h : seq nat := [seq t <- times | decide (stops (side 5) (side 3) (point_of v) h t) tt].
Let trails : seq trail := [seq Closed h t | h <- compass, t <- times] ++
  flatten [seq [seq Open x.1 x.2 t s | t <- stopping x.1, s <- stopping x.2]
          | x <- [seq (h, k) | h <- compass, k <- compass]].
Definition figure_1 :=
  [seq ltac:(reading_of (fun H1 H2 => let: And4 A _ _ _ := @SV25.figure_1 v H1 H2 in A phi)) | phi <- trails] ++
  [seq ltac:(reading_of (fun H1 H2 => let: And4 _ A _ _ := @SV25.figure_1 v H1 H2 in A r)) | r <- iota 0 10] ++
  [seq ltac:(reading_of (fun H1 H2 => let: And4 _ _ A _ := @SV25.figure_1 v H1 H2 in A phi)) | phi <- trails] ++
  [seq ltac:(reading_of (fun H1 H2 => let: And4 _ _ _ A := @SV25.figure_1 v H1 H2 in A phi)) | phi <- trails].
End Figure1.

Definition to_side (k : nat) : seq Z := [seq Z.of_nat i | i <- iota 1 k.+1].
Lemma in_to_side k h : (0 < h <= side k)%Z -> Z.to_nat h \in iota 1 k.+1 /\ h = Z.of_nat (Z.to_nat h).
Proof.
move=> h_k; split; last by rewrite Z2Nat.id; lia.
by rewrite /side in h_k; rewrite mem_iota add1n; apply/andP; split; apply/ltP; lia.
Qed.

(* The least positive h and k, if there are any. *)
Section Combination.
Variables (m n : nat) (u : 'I_m * 'I_n).
Let a : Z := Z.of_nat (row u).
Let combined h k : Prop := (0 < h /\ 0 < k /\ a = h * side m - k * side n)%Z.
Lemma least_combined h k : combined h k -> exists h' k', [/\ combined h' k', (h' <= side n)%Z & (k' <= side m)%Z].
Proof.
have a_m : (0 < a < side m)%Z := proj1 (point_inside u); have m1 := side_m u; have n1 := side_n u.
case=> h0 [k0 a_eq]; pose q := ((h - 1) / side n)%Z.
have E := Z.div_mod (h - 1) (side n) ltac:(lia); have B := Z.mod_pos_bound (h - 1) (side n) ltac:(lia).
exists (h - q * side n)%Z, (k - q * side m)%Z; rewrite /combined -/q in E *.
have h1 : (1 <= h - q * side n <= side n)%Z by lia.
have a_eq' : a = ((h - q * side n) * side m - (k - q * side m) * side n)%Z by rewrite a_eq; ring.
move: (h - q * side n)%Z (k - q * side m)%Z h1 a_eq' => h' k' h1 a_eq'.
have k_eq : (k' * side n = h' * side m - a)%Z by lia.
have m_h : (side m <= h' * side m <= side n * side m)%Z by split; nia.
have k1 : (0 < k')%Z by apply: (Zmult_gt_0_lt_0_reg_r (side n)); lia.
have k_m : (k' <= side m)%Z by apply: (Zmult_lt_0_le_reg_r _ _ (side n)); lia.
by split=> //; [split; [|split]|]; lia.
Qed.
End Combination.
Program Instance decided_combined m n (u : 'I_m * 'I_n) : decided
  (exists h k, (0 < h /\ 0 < k /\ Z.of_nat (row u) = h * side m - k * side n)%Z) := Decided (decide := fun _ =>
  has (fun i => has (fun j => decide (Z.of_nat (row u) = Z.of_nat i * side m - Z.of_nat j * side n)%Z tt)
    (iota 1 m.+1)) (iota 1 n.+1)) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => [[i + /hasP[j +]]|[h0 [k0 /least_combined]]].
  rewrite !mem_iota => /andP[/ltP i0 _] /andP[/ltP j0 _] /(decideP (_ = _)) a_eq.
  by exists (Z.of_nat i), (Z.of_nat j); split; [lia|split; [lia|]].
case=> h [k [[h1 [k1 a_eq]] h_n k_m]]; have [h_in hE] := in_to_side (conj h1 h_n).
have [k_in kE] := in_to_side (conj k1 k_m); exists (Z.to_nat h) => //; apply/hasP; exists (Z.to_nat k) => //.
by apply/(decideP (_ = _)); rewrite -hE -kE.
Qed.

Section Embedding.
Variables (m n : nat) (u : 'I_m * 'I_n).
Let whole : seq Z := [seq (Z.of_nat i - 9)%Z | i <- iota 0 19].
Definition embedded h k :=
  [seq ltac:(reading_of (fun H1 H2 => proj1 (@SV25.lemma_4_embedding m n u h k H1 H2) i)) | i <- whole] ++
  [seq ltac:(reading_of (fun H1 H2 => proj1 (proj2 (@SV25.lemma_4_embedding m n u h k H1 H2)) i)) | i <- whole] ++
  [seq ltac:(reading_of (fun H1 H2 => proj1 (proj2 (proj2 (@SV25.lemma_4_embedding m n u h k H1 H2))) g s))
  | g <- compass, s <- iota 0 9] ++
  [:: ltac:(reading_of (fun H1 H2 => proj1 (proj2 (proj2 (proj2 (@SV25.lemma_4_embedding m n u h k H1 H2))))));
      ltac:(reading_of (fun H1 H2 => proj2 (proj2 (proj2 (proj2 (@SV25.lemma_4_embedding m n u h k H1 H2))))))].
Definition lemma_4_embedding := flatten [seq embedded h k | h <- to_side n, k <- to_side m].
Definition lemma_4_coefficients :=
  ltac:(reading_of (proj1 (@SV25.lemma_4_coefficients m n u))) ::
  [seq ltac:(reading_of (proj1 (proj2 (@SV25.lemma_4_coefficients m n u)) h k)) | h <- whole, k <- whole] ++
  [seq ltac:(reading_of (proj2 (proj2 (@SV25.lemma_4_coefficients m n u)) h k)) | h <- whole, k <- whole].
End Embedding.
Definition figure_2 (w : 'I_3 * 'I_2) := ltac:(reading_of (@SV25.figure_2 w)).

Definition at_vertex (f : forall m n : nat, 'I_m * 'I_n -> seq (option (seq part))) (s : seq nat) :=
  let m := nth 0 s 0 in let n := nth 0 s 1 in
  summary (flatten [seq f m n v | v <- enum [finType of 'I_m * 'I_n] &
    (row v == nth 0 s 2) && (column v == nth 0 s 3)]).
Local Open Scope string_scope.
Definition of_embedding : seq (string * (seq nat -> seq nat)) := [::
  ("SV25.figure_1", fun _ => summary (flatten [seq figure_1 v | v <- enum [finType of 'I_5 * 'I_3]]));
  ("SV25.figure_2", fun _ => summary [seq figure_2 w | w <- enum [finType of 'I_3 * 'I_2]]);
  ("SV25.lemma_4_embedding", at_vertex lemma_4_embedding);
  ("SV25.lemma_4_coefficients", at_vertex lemma_4_coefficients)].
