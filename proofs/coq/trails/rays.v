(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Rays on the rectangle [0, M] x [0, N]: from a point with slope +1 or -1, reflected at the sides
   [SV25, section 2; FSU93, Theorem 4.2]. The definitions are those of
   characterizations/grids/trails.hpp. *)
From Coq Require Import ZArith Lia Bool.

Local Open Scope Z_scope.

Definition point : Type := Z * Z.
(* Whether to the east, and whether to the north. *)
Definition direction : Type := bool * bool.
Definition NE : direction := (true, true).
Definition NW : direction := (false, true).
Definition SE : direction := (true, false).
Definition SW : direction := (false, false).
Definition opposite (h : direction) : direction := (negb (fst h), negb (snd h)).
Definition sign (s : bool) : Z := if s then 1 else -1.

Section Rays.
Variables M N : Z.

Definition in_rectangle (p : point) : Prop := 0 <= fst p <= M /\ 0 <= snd p <= N.
(* Not on a side of the rectangle. *)
Definition inside (p : point) : Prop := 0 < fst p < M /\ 0 < snd p < N.
Definition corner (p : point) : Prop := (fst p = 0 \/ fst p = M) /\ (snd p = 0 \/ snd p = N).

(* A component of the direction turns where it would leave 0, ..., L. *)
Definition turned (L x : Z) (s : bool) : bool := if s then x <? L else x <=? 0.
(* A ball at a point, with the direction of its last step, makes a diagonal step. *)
Definition step (b : point * direction) : point * direction :=
  let s := turned M (fst (fst b)) (fst (snd b)) in
  let r := turned N (snd (fst b)) (snd (snd b)) in
  ((fst (fst b) + sign s, snd (fst b) + sign r), (s, r)).
(* The ray from v in direction h that never stops, after t steps: where it is, and its direction. *)
Fixpoint ball (v : point) (h : direction) (t : nat) : point * direction :=
  match t with O => (v, h) | S t' => step (ball v h t') end.
Definition place (v : point) (h : direction) (t : nat) : point := fst (ball v h t).
Definition heading (v : point) (h : direction) (t : nat) : direction := snd (ball v h t).

(* It returns to v from SE when it arrives there heading to NW. *)
Definition returns (v : point) (h : direction) (t : nat) : Prop :=
  (0 < t)%nat /\ place v h t = v.
Definition returns_from (v : point) (h : direction) (t : nat) (from : direction) : Prop :=
  returns v h t /\ heading v h t = opposite from.
Definition first_return (v : point) (h : direction) (t : nat) : Prop :=
  returns v h t /\ forall s, (0 < s < t)%nat -> place v h s <> v.
Definition hits_corner_before (v : point) (h : direction) (t : nat) : Prop :=
  exists s, (0 < s < t)%nat /\ corner (place v h s).
(* The ray that stops, at a corner or on return to v, stops after t steps. *)
Definition stops (v : point) (h : direction) (t : nat) : Prop :=
  (0 < t)%nat /\ (place v h t = v \/ corner (place v h t)) /\
  forall s, (0 < s < t)%nat -> place v h s <> v /\ ~ corner (place v h s).

Hypotheses (M1 : 1 < M) (N1 : 1 < N).

(* The unfolded coordinate A is the place x of 0, ..., L, passed in direction s. *)
Definition lifts (L A x : Z) (s : bool) : Prop :=
  0 <= x <= L /\ exists q, sign s * x = A + 2 * L * q.
Definition along (v : point) (h : direction) (t : Z) : Z := sign (fst h) * fst v + t.
Definition across (v : point) (h : direction) (t : Z) : Z := sign (snd h) * snd v + t.

Lemma lifts_step L A x s :
  0 < L -> lifts L A x s -> lifts L (A + 1) (x + sign (turned L x s)) (turned L x s).
Proof.
  intros L0 [B [q E]]; unfold turned, lifts; destruct s; cbn [sign] in *.
  - destruct (Z.ltb_spec x L); cbn [sign]; split; try lia; [exists q; lia|].
    exists (q - 1); replace x with L in * by lia; lia.
  - destruct (Z.leb_spec x 0); cbn [sign]; split; try lia; exists q; lia.
Qed.

Lemma lifts_shift L A A' x s q : lifts L A x s -> A' = A + 2 * L * q -> lifts L A' x s.
Proof. intros [B [p E]] ->; split; [exact B|]; exists (p - q); lia. Qed.

Lemma small_multiple L q : 0 < L -> - (2 * L) < 2 * L * q < 2 * L -> q = 0.
Proof. nia. Qed.

Lemma first_multiples L q : 0 < L -> 0 <= 2 * L * q <= 2 * L -> q = 0 \/ q = 1.
Proof. clear M1 N1; nia. Qed.

Lemma lifts_place L A x s x' s' : 0 < L -> lifts L A x s -> lifts L A x' s' -> x = x'.
Proof.
  intros L0 [B [q E]] [B' [q' E']].
  destruct s, s'; cbn [sign] in *; assert (C := small_multiple L (q - q') L0); lia.
Qed.

Lemma lifts_heading L A x s s' : 0 < x < L -> lifts L A x s -> lifts L A x s' -> s = s'.
Proof.
  intros x0 [B [q E]] [B' [q' E']]; assert (L0 : 0 < L) by lia.
  destruct s, s'; try reflexivity; cbn [sign] in *; exfalso.
  - destruct (first_multiples L (q - q') L0) as [C|C]; [lia| |]; nia.
  - destruct (first_multiples L (q' - q) L0) as [C|C]; [lia| |]; nia.
Qed.

Lemma lifts_opposite L A x s : lifts L A x s -> lifts L (- A) x (negb s).
Proof. intros [B [q E]]; split; [exact B|]; exists (- q); destruct s; cbn [sign negb] in *; lia. Qed.

Lemma ball_lifts v h t : in_rectangle v ->
  lifts M (along v h (Z.of_nat t)) (fst (place v h t)) (fst (heading v h t)) /\
  lifts N (across v h (Z.of_nat t)) (snd (place v h t)) (snd (heading v h t)).
Proof.
  intros [Bx By]; unfold along, across; induction t as [|t [IHx IHy]].
  - split; split; try assumption; exists 0; cbn; lia.
  - rewrite Nat2Z.inj_succ; unfold Z.succ; rewrite !Z.add_assoc.
    unfold place, heading in *; cbn [ball step fst snd]; split; apply lifts_step; assumption || lia.
Qed.

Lemma inside_in_rectangle v : inside v -> in_rectangle v.
Proof. intros [? ?]; split; lia. Qed.

Lemma place_in_rectangle v h t : in_rectangle v -> in_rectangle (place v h t).
Proof. intro B; destruct (ball_lifts v h t B) as [[? _] [? _]]; split; assumption. Qed.

Lemma place_lifts v h t w g : in_rectangle v ->
  lifts M (along v h (Z.of_nat t)) (fst w) (fst g) ->
  lifts N (across v h (Z.of_nat t)) (snd w) (snd g) -> place v h t = w.
Proof.
  intros B X Y; destruct (ball_lifts v h t B) as [X' Y'].
  rewrite (surjective_pairing (place v h t)), (surjective_pairing w); f_equal.
  - exact (lifts_place M _ _ _ _ _ ltac:(lia) X' X).
  - exact (lifts_place N _ _ _ _ _ ltac:(lia) Y' Y).
Qed.

Lemma heading_lifts v h t w g : in_rectangle v -> inside w ->
  lifts M (along v h (Z.of_nat t)) (fst w) (fst g) ->
  lifts N (across v h (Z.of_nat t)) (snd w) (snd g) -> ball v h t = (w, g).
Proof.
  intros B [Wx Wy] X Y; assert (P := place_lifts v h t w g B X Y).
  destruct (ball_lifts v h t B) as [X' Y']; rewrite P in X', Y'.
  rewrite (surjective_pairing (ball v h t)); fold (place v h t) (heading v h t); rewrite P; f_equal.
  rewrite (surjective_pairing (heading v h t)), (surjective_pairing g); f_equal.
  - exact (lifts_heading M _ _ _ _ Wx X' X).
  - exact (lifts_heading N _ _ _ _ Wy Y' Y).
Qed.

Lemma ball_eq v h t w g : in_rectangle v -> inside w ->
  (ball v h t = (w, g) <->
   lifts M (along v h (Z.of_nat t)) (fst w) (fst g) /\
   lifts N (across v h (Z.of_nat t)) (snd w) (snd g)).
Proof.
  intros B W; split; [|intros [X Y]; apply heading_lifts; assumption].
  intro E; assert (L := ball_lifts v h t B); unfold place, heading in L; rewrite E in L; exact L.
Qed.

Lemma place_eq v h t w : in_rectangle v -> inside w ->
  (place v h t = w <-> exists g, ball v h t = (w, g)).
Proof.
  intros B W; split; [|intros [g E]; unfold place; rewrite E; reflexivity].
  intro E; exists (heading v h t); unfold place, heading in *; rewrite <- E.
  apply surjective_pairing.
Qed.

Lemma side_multiple L A x s : 0 < L -> lifts L A x s -> (x = 0 \/ x = L <-> exists p, A = L * p).
Proof.
  intros L0 [B [q E]]; split.
  - intros [->| ->]; destruct s; cbn [sign] in *; eexists;
      [instantiate (1 := - (2 * q))|instantiate (1 := - (2 * q))|
       instantiate (1 := 1 - 2 * q)|instantiate (1 := - 1 - 2 * q)]; lia.
  - intros [p ->]; destruct s; cbn [sign] in *;
      [assert (x = L * (p + 2 * q)) by lia|assert (x = L * (- p - 2 * q)) by lia];
      [assert (p + 2 * q = 0 \/ p + 2 * q = 1) by nia|
       assert (- p - 2 * q = 0 \/ - p - 2 * q = 1) by nia]; nia.
Qed.

(* It is at a corner when the unfolded coordinates are multiples of the sides. *)
Lemma corner_eq v h t : in_rectangle v ->
  (corner (place v h t) <->
   (exists p, along v h (Z.of_nat t) = M * p) /\ (exists q, across v h (Z.of_nat t) = N * q)).
Proof.
  intro B; destruct (ball_lifts v h t B) as [X Y]; unfold corner.
  rewrite (side_multiple M _ _ _ ltac:(lia) X), (side_multiple N _ _ _ ltac:(lia) Y).
  reflexivity.
Qed.

Lemma ball_add v h s t : ball v h (t + s) = ball (place v h s) (heading v h s) t.
Proof.
  induction t as [|t IH].
  - apply surjective_pairing.
  - cbn [Nat.add ball]; rewrite IH; reflexivity.
Qed.

Lemma corner_not_inside p : corner p -> ~ inside p.
Proof. intros [[?|?] _] [? _]; lia. Qed.

End Rays.
