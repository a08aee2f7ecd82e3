(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The portions of the billiard ball's trajectory near the corner (0, 0) [FSU93, Theorem 4.2,
   Fig. 4]: through which vertices one goes an odd number of times, seen from a vertex beside
   them. *)
From Coq Require Import ZArith Lia Bool.
From Gazetteer Require Import rays trails.

Local Open Scope Z_scope.

(* The portion that leaves v in direction h ends after t steps: in a corner, or at the next visit of
   (1, 2) or (2, 1). *)
Definition start_of_portions (p : point) : Prop := p = (1, 2) \/ p = (2, 1).
Definition portion (M N : Z) (v : point) (h : direction) (t : nat) : Prop :=
  (0 < t)%nat /\ (corner M N (place M N v h t) \/ start_of_portions (place M N v h t)) /\
  forall s, (0 < s < t)%nat ->
    ~ corner M N (place M N v h s) /\ ~ start_of_portions (place M N v h s).
Definition portion_to_corner (M N : Z) (v : point) (h : direction) (t : nat) : Prop :=
  portion M N v h t /\ corner M N (place M N v h t).
Definition leads_to_corner (M N : Z) (v : point) (h : direction) : Prop :=
  exists t, portion_to_corner M N v h t.

(* Whether an odd number of f 0, ..., f (t - 1) is true. *)
Fixpoint oddly (f : nat -> bool) (t : nat) : bool :=
  match t with O => false | S t' => xorb (f t') (oddly f t') end.

Lemma oddly_xor f g t : oddly (fun s => xorb (f s) (g s)) t = xorb (oddly f t) (oddly g t).
Proof.
  induction t as [|t IH]; [reflexivity|]; cbn [oddly]; rewrite IH.
  destruct (f t), (g t), (oddly f t), (oddly g t); reflexivity.
Qed.

Lemma oddly_eq f g t : (forall s, (s < t)%nat -> f s = g s) -> oddly f t = oddly g t.
Proof.
  induction t as [|t IH]; intro E; [reflexivity|]; cbn [oddly].
  rewrite E by lia; f_equal; apply IH; intros s lt; apply E; lia.
Qed.

Lemma oddly_false f t : (forall s, (s < t)%nat -> f s = false) -> oddly f t = false.
Proof.
  intro E; rewrite (oddly_eq f (fun _ => false) t E); clear E.
  induction t as [|t IH]; [reflexivity|cbn [oddly]; rewrite IH; reflexivity].
Qed.

Section Beside.
Variables M N : Z.
Hypotheses (M1 : 1 < M) (N1 : 1 < N).

Definition within (p : point) : bool :=
  (0 <? fst p) && (fst p <? M) && ((0 <? snd p) && (snd p <? N)).
(* Whether p is one of the four points beside w. *)
Definition beside (p w : point) : bool :=
  xorb (xorb (same_point p (fst w + 1, snd w)) (same_point p (fst w - 1, snd w)))
       (xorb (same_point p (fst w, snd w + 1)) (same_point p (fst w, snd w - 1))).
(* Whether the step that led the ball to where it is passed w, at its left or at its right. *)
Definition passed (b : point * direction) (w : point) : bool :=
  xorb (same_point w (fst (fst b) - sign (fst (snd b)), snd (fst b)))
       (same_point w (fst (fst b), snd (fst b) - sign (snd (snd b)))).
Definition before (b : point * direction) : point :=
  (fst (fst b) - sign (fst (snd b)), snd (fst b) - sign (snd (snd b))).

Lemma withinP p : within p = true <-> inside M N p.
Proof. unfold within, inside; rewrite !andb_true_iff, !Z.ltb_lt; tauto. Qed.

Lemma test_shift x i c : (x =? i + c) = (i =? x - c).
Proof. destruct (Z.eqb_spec x (i + c)), (Z.eqb_spec i (x - c)); lia. Qed.
Lemma test_shift_back x i c : (x =? i - c) = (i =? x + c).
Proof. destruct (Z.eqb_spec x (i - c)), (Z.eqb_spec i (x + c)); lia. Qed.
Lemma test_other i x : i <> x -> (i =? x) = false.
Proof. apply Z.eqb_neq. Qed.

Ltac all_tests :=
  repeat match goal with |- context [?a =? ?b] => destruct (a =? b) end; reflexivity.

(* The points beside a point that the ball passes at the left and the right are two before it and
   the other two after it; where it turns, the same one twice. *)
Lemma passes b w :
  in_rectangle M N (before b) -> in_rectangle M N (fst b) -> ~ corner M N (fst b) -> inside M N w ->
  within (fst b) && beside (fst b) w = xorb (passed b w) (passed (step M N b) w).
Proof.
  destruct b as [[x y] [s r]], w as [i j].
  unfold in_rectangle, corner, inside, before, beside, passed, step, same_point.
  cbn [fst snd].
  intros [B1 B2] [R1 R2] C [I J].
  rewrite (test_shift x i), (test_shift_back x i), (test_shift y j), (test_shift_back y j),
    (Z.eqb_sym x), (Z.eqb_sym y).
  assert (back : forall z u, z + sign u - sign u = z) by (intros; lia); rewrite !back.
  assert (X : (x = 0 /\ s = false \/ x = M /\ s = true) \/ 0 < x < M)
    by (destruct s; cbn [sign] in *; lia).
  assert (Y : (y = 0 /\ r = false \/ y = N /\ r = true) \/ 0 < y < N)
    by (destruct r; cbn [sign] in *; lia).
  destruct X as [X|X]; [|destruct Y as [Y|Y]].
  - assert (W : within (x, y) = false).
    { apply not_true_is_false; intro W; apply withinP in W; destruct W as [W _]; cbn in W; lia. }
    assert (T : turned M x s = negb s) by (unfold turned; destruct X as [[-> ->]|[-> ->]];
      [apply Z.leb_refl|apply Z.ltb_irrefl]).
    assert (same : sign (negb s) = - sign s) by (destruct s; reflexivity).
    rewrite W, T, same, (test_other i x) by lia.
    unfold Z.sub; destruct (i =? x + - sign s), (j =? y); reflexivity.
  - assert (W : within (x, y) = false).
    { apply not_true_is_false; intro W; apply withinP in W; destruct W as [_ W]; cbn in W; lia. }
    assert (T : turned N y r = negb r) by (unfold turned; destruct Y as [[-> ->]|[-> ->]];
      [apply Z.leb_refl|apply Z.ltb_irrefl]).
    assert (same : sign (negb r) = - sign r) by (destruct r; reflexivity).
    rewrite W, T, same, (test_other j y) by lia.
    unfold Z.sub; rewrite !andb_false_r.
    destruct (i =? x), (j =? y + - sign r); reflexivity.
  - assert (W : within (x, y) = true) by (apply withinP; split; assumption).
    assert (T : turned M x s = s) by (unfold turned; destruct s;
      [apply Z.ltb_lt|apply Z.leb_gt]; lia).
    assert (T' : turned N y r = r) by (unfold turned; destruct r;
      [apply Z.ltb_lt|apply Z.leb_gt]; lia).
    rewrite W, T, T'.
    destruct s, r; cbn [sign andb]; unfold Z.sub; cbn [Z.opp]; all_tests.
Qed.

Variables (v : point) (h : direction) (t : nat).
Hypotheses (v_in : in_rectangle M N v) (v_before : in_rectangle M N (before (v, h))).
Hypothesis no_corner : forall s, (s < t)%nat -> ~ corner M N (place M N v h s).

Lemma before_step b : before (step M N b) = fst b.
Proof. destruct b as [[x y] [s r]]; unfold before, step; cbn [fst snd]; f_equal; lia. Qed.

Lemma beside_times w : inside M N w ->
  oddly (fun s => within (place M N v h s) && beside (place M N v h s) w) t =
  xorb (passed (v, h) w) (passed (ball M N v h t) w).
Proof.
  intro W; clear -M1 N1 v_in v_before no_corner W; induction t as [|k IH].
  - symmetry; apply xorb_nilpotent.
  - cbn [oddly ball]; rewrite IH by (intros s lt; apply no_corner; lia).
    unfold place at 1 2; rewrite passes; try assumption.
    + destruct (passed (v, h) w), (passed (ball M N v h k) w),
        (passed (step M N (ball M N v h k)) w); reflexivity.
    + destruct k as [|k]; [exact v_before|]; cbn [ball]; rewrite before_step.
      apply place_in_rectangle; assumption.
    + apply place_in_rectangle; assumption.
    + apply no_corner; lia.
Qed.

Lemma passed_at_corner b w : corner M N (fst b) -> inside M N w -> passed b w = false.
Proof.
  destruct b as [[x y] [s r]], w as [i j]; unfold corner, inside, passed, same_point; cbn [fst snd].
  intros [X Y] [I J]; rewrite (test_other i x), (test_other j y), andb_false_r by lia; reflexivity.
Qed.

(* On the way to a corner only the first step, which is not made, leaves something over. *)
Lemma beside_to_corner w : inside M N w -> corner M N (place M N v h t) ->
  oddly (fun s => within (place M N v h s) && beside (place M N v h s) w) (S t) =
  passed (v, h) w.
Proof.
  intros W C; cbn [oddly]; rewrite beside_times by assumption.
  rewrite (passed_at_corner (ball M N v h t) w C W), xorb_false_r.
  assert (E : within (place M N v h t) = false).
  { apply not_true_is_false; intro I; apply withinP in I.
    exact (corner_not_inside M N _ C I). }
  rewrite E; apply xorb_false_l.
Qed.

End Beside.

(* The ball stays on points of one parity. *)
Lemma place_odd M N v h t :
  Z.odd (fst (place M N v h t) + snd (place M N v h t)) = Z.odd (fst v + snd v).
Proof.
  induction t as [|t IH]; [reflexivity|]; rewrite <- IH; unfold place; cbn [ball].
  destruct (ball M N v h t) as [[x y] [s r]]; unfold step; cbn [fst snd].
  destruct (turned M x s), (turned N y r); cbn [sign];
    [replace (x + 1 + (y + 1)) with (x + y + 2 * 1) by lia|
     replace (x + 1 + (y + -1)) with (x + y + 2 * 0) by lia|
     replace (x + -1 + (y + 1)) with (x + y + 2 * 0) by lia|
     replace (x + -1 + (y + -1)) with (x + y + 2 * -1) by lia];
    rewrite Z.odd_add_mul_2; reflexivity.
Qed.
