(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* How a ray comes back to the vertex that it left: the cases of [SV25, proof of Lemma 4]. *)
From Coq Require Import ZArith Lia Bool Wf_nat.
From Gazetteer Require Import rays.

Local Open Scope Z_scope.

Definition point_dec (p q : point) : {p = q} + {p <> q}.
Proof. decide equality; apply Z.eq_dec. Defined.

Lemma least (P : nat -> Prop) (dec : forall n, {P n} + {~ P n}) n :
  P n -> exists t, (t <= n)%nat /\ P t /\ forall s, (s < t)%nat -> ~ P s.
Proof.
  induction n as [n IH] using lt_wf_ind; intro Pn.
  assert (D : (exists s, (s < n)%nat /\ P s) \/ forall s, (s < n)%nat -> ~ P s).
  { clear IH Pn; induction n as [|n [[s [lt Ps]]|none]].
    - right; intros s lt; lia.
    - left; exists s; split; [lia|exact Ps].
    - destruct (dec n) as [Pn|nPn]; [left; exists n; split; [lia|exact Pn]|right].
      intros s lt; destruct (Nat.eq_dec s n) as [->|ne]; [exact nPn|apply none; lia]. }
  destruct D as [[s [lt Ps]]|none]; [|exists n; auto].
  destruct (IH s lt Ps) as [t [le rest]]; exists t; split; [lia|exact rest].
Qed.

(* Two returns, or the start and the first return, and none between. *)
Definition next_return (M N : Z) (v : point) (h : direction) (s t : nat) : Prop :=
  (s < t)%nat /\ place M N v h s = v /\ place M N v h t = v /\
  forall r, (s < r < t)%nat -> place M N v h r <> v.

Section Returns.
Variables M N : Z.
Hypotheses (M1 : 1 < M) (N1 : 1 < N).
Variable v : point.
Hypothesis v_inside : inside M N v.

Notation ball := (ball M N).
Notation place := (place M N).
Notation heading := (heading M N).
Notation corner := (corner M N).
Notation returns := (returns M N).
Notation first_return := (first_return M N).

Let v_in : in_rectangle M N v. Proof. destruct v_inside; split; lia. Qed.

Lemma ball_place h t w g : ball v h t = (w, g) -> place v h t = w /\ heading v h t = g.
Proof. intro E; unfold rays.place, rays.heading; rewrite E; auto. Qed.

Lemma ball_of_place h t w : place v h t = w -> ball v h t = (w, heading v h t).
Proof. intros <-; apply surjective_pairing. Qed.

Lemma return_eq h t g :
  ball v h t = (v, g) <->
  (exists p, sign (fst g) * fst v = sign (fst h) * fst v + Z.of_nat t + 2 * M * p) /\
  (exists q, sign (snd g) * snd v = sign (snd h) * snd v + Z.of_nat t + 2 * N * q).
Proof.
  rewrite (ball_eq M N M1 N1) by assumption; unfold lifts, along, across.
  destruct v_in as [Bx By]; tauto.
Qed.

(* Once it is back in the direction in which it left, all repeats itself. *)
Lemma period h t : ball v h t = (v, h) -> forall k, ball v h (k * t) = (v, h).
Proof.
  intros E k; induction k as [|k IH]; [reflexivity|].
  cbn [Nat.mul]; rewrite ball_add.
  destruct (ball_place _ _ _ _ IH) as [-> ->]; exact E.
Qed.

(* From a corner it comes back as it went in. *)
Lemma corner_mirror h c s w g :
  corner (place v h c) -> (s <= c)%nat -> inside M N w ->
  ball v h (c - s) = (w, g) -> ball v h (c + s) = (w, opposite g).
Proof.
  intros C le W E; apply (corner_eq M N M1 N1) in C; [|exact v_in]; destruct C as [[p X] [q Y]].
  apply (ball_eq M N M1 N1) in E; try assumption; destruct E as [LX LY].
  apply (ball_eq M N M1 N1); try assumption; unfold along, across in *.
  split; [apply lifts_opposite in LX; apply (lifts_shift _ _ _ _ _ p LX)|
          apply lifts_opposite in LY; apply (lifts_shift _ _ _ _ _ q LY)]; lia.
Qed.

(* Case 2: a ray that comes back as it left has hit a corner half way. *)
Lemma back_by_corner h t :
  (0 < t)%nat -> ball v h t = (v, opposite h) ->
  exists c, (t = 2 * c)%nat /\ (0 < c)%nat /\ corner (place v h c).
Proof.
  intros t0 E; apply return_eq in E; destruct E as [[p X] [q Y]].
  exists (Z.to_nat (- (sign (fst h) * fst v + M * p))).
  assert (X' : sign (fst (opposite h)) = - sign (fst h)) by (destruct h as [[] ?]; reflexivity).
  assert (Y' : sign (snd (opposite h)) = - sign (snd h)) by (destruct h as [? []]; reflexivity).
  rewrite X' in X; rewrite Y' in Y.
  split; [lia|]; split; [lia|]; apply (corner_eq M N M1 N1); [exact v_in|].
  unfold along, across; rewrite Z2Nat.id by lia; split; [exists (- p)|exists (- q)]; lia.
Qed.

(* Case 3: the first return after a corner is from where it left. *)
Lemma after_corner h c t :
  (0 < c < t)%nat -> corner (place v h c) -> first_return v h t ->
  (t = 2 * c)%nat /\ ball v h t = (v, opposite h).
Proof.
  intros lt C [[t0 E] first].
  assert (t = 2 * c)%nat.
  { destruct (Nat.lt_trichotomy t (2 * c)) as [less|[eq|more]]; [exfalso|exact eq|exfalso].
    - assert (B := corner_mirror h c (t - c) v).
      apply (first (2 * c - t)%nat); [lia|].
      apply ball_of_place in E.
      destruct (rays.place M N v h (c - (t - c))) as [x y] eqn:P.
      assert (X := corner_eq M N M1 N1 v h c v_in); apply X in C; clear X.
      destruct C as [[p X] [q Y]].
      apply (ball_eq M N M1 N1) in E; try assumption; destruct E as [LX LY].
      apply (place_lifts M N M1 N1 v h _ v (opposite (heading v h t))); try assumption;
        unfold along, across in *; [apply lifts_opposite in LX|apply lifts_opposite in LY].
      + apply (lifts_shift _ _ _ _ _ p LX); lia.
      + apply (lifts_shift _ _ _ _ _ q LY); lia.
    - apply (first (2 * c)%nat); [lia|].
      assert (B := corner_mirror h c c v h C (le_n c) v_inside).
      rewrite Nat.sub_diag in B; specialize (B eq_refl).
      replace (2 * c)%nat with (c + c)%nat by lia; apply (ball_place _ _ _ _ B). }
  split; [assumption|]; subst t.
  replace (2 * c)%nat with (c + c)%nat by lia; apply corner_mirror; auto.
  rewrite Nat.sub_diag; reflexivity.
Qed.

(* What comes after the first return is a ray in the direction of that return. *)
Lemma return_splits h t s g :
  first_return v h t -> (0 < s)%nat -> ball v h s = (v, g) ->
  s = t /\ g = heading v h t \/
  (t < s)%nat /\ ball v (heading v h t) (s - t) = (v, g).
Proof.
  intros [[t0 E] first] s0 B; destruct (Nat.lt_trichotomy s t) as [less|[->|more]].
  - exfalso; apply (first s); [lia|]; apply (ball_place _ _ _ _ B).
  - left; split; [reflexivity|]; symmetry; apply (ball_place _ _ _ _ B).
  - right; split; [exact more|]; rewrite <- B.
    replace s with ((s - t) + t)%nat at 2 by lia; rewrite ball_add, E; reflexivity.
Qed.

(* Case 1: a ray that first returns in the direction in which it left does so ever after. *)
Lemma returns_same h t :
  first_return v h t -> heading v h t = h ->
  forall s g, (0 < s)%nat -> ball v h s = (v, g) -> g = h.
Proof.
  intros F H s; induction s as [s IH] using lt_wf_ind; intros g s0 B.
  destruct (return_splits h t s g F s0 B) as [[_ ->]|[lt B']]; [exact H|].
  rewrite H in B'; destruct F as [[t0 _] _]; apply (IH (s - t)%nat); [lia|lia|exact B'].
Qed.

(* Case 3.3: if the rays both ways first come back as they left, they have no other returns. *)
Lemma returns_on_line h t t' :
  first_return v h t -> heading v h t = opposite h ->
  first_return v (opposite h) t' -> heading v (opposite h) t' = h ->
  forall s k g, k = h \/ k = opposite h -> (0 < s)%nat -> ball v k s = (v, g) ->
  g = h \/ g = opposite h.
Proof.
  intros F H F' H' s; induction s as [s IH] using lt_wf_ind; intros k g K s0 B.
  assert (t0 : (0 < t)%nat) by apply F; assert (t0' : (0 < t')%nat) by apply F'.
  destruct K as [-> | ->].
  - destruct (return_splits _ _ _ _ F s0 B) as [[_ ->]|[lt B']]; [right; exact H|].
    rewrite H in B'; apply (IH (s - t)%nat ltac:(lia) (opposite h)); [right; reflexivity|lia|exact B'].
  - destruct (return_splits _ _ _ _ F' s0 B) as [[_ ->]|[lt B']]; [left; exact H'|].
    rewrite H' in B'; apply (IH (s - t')%nat ltac:(lia) h); [left; reflexivity|lia|exact B'].
Qed.

(* It leaves in direction h, comes back after t steps as it left, leaves the other way, comes back
   after t' more as it left, and so on: at no other time is it back. *)
Lemma back_and_forth h t t' :
  first_return v h t -> heading v h t = opposite h ->
  first_return v (opposite h) t' -> heading v (opposite h) t' = h ->
  (forall k, ball v h (k * (t + t')) = (v, h) /\ ball v h (k * (t + t') + t) = (v, opposite h)) /\
  (forall s, returns v h s -> exists k, (s = k * (t + t') \/ s = k * (t + t') + t)%nat).
Proof.
  intros F H F' H'.
  assert (B := ball_of_place h t v (proj2 (proj1 F))); rewrite H in B.
  assert (B' := ball_of_place (opposite h) t' v (proj2 (proj1 F'))); rewrite H' in B'.
  assert (P : ball v h (t + t') = (v, h)).
  { rewrite Nat.add_comm, ball_add; destruct (ball_place _ _ _ _ B) as [-> ->]; exact B'. }
  split.
  - intro k; assert (K := period h (t + t') P k); split; [exact K|].
    rewrite Nat.add_comm, ball_add; destruct (ball_place _ _ _ _ K) as [-> ->]; exact B.
  - intro s; induction s as [s IH] using lt_wf_ind; intros [s0 E].
    apply ball_of_place in E; destruct (return_splits _ _ _ _ F s0 E) as [[-> _]|[lt E']].
    { exists 0%nat; right; reflexivity. }
    rewrite H in E'; destruct (return_splits _ _ (s - t) _ F' ltac:(lia) E') as [[e _]|[lt' E'']].
    { exists 1%nat; left; lia. }
    rewrite H' in E''; assert (t0 : (0 < t)%nat) by apply F.
    destruct (IH (s - t - t')%nat ltac:(lia)) as [k [K|K]].
    + split; [lia|]; apply (ball_place _ _ _ _ E'').
    + exists (Datatypes.S k); left; lia.
    + exists (Datatypes.S k); right; lia.
Qed.

(* Both ways of the line through v are one ray, run forwards and backwards. *)
Lemma backwards h t g : ball v h t = (v, g) -> ball v (opposite g) t = (v, opposite h).
Proof.
  rewrite !return_eq; intros [[p X] [q Y]].
  split; [exists p|exists q]; destruct h as [[] []], g as [[] []]; cbn [opposite fst snd negb sign] in *; lia.
Qed.

Lemma opposite_opposite h : opposite (opposite h) = h.
Proof. destruct h as [[] []]; reflexivity. Qed.

(* Some time after which every ray is back. *)
Definition round_trip : nat := Z.to_nat (2 * M * N).
Lemma round_trip_pos : (0 < round_trip)%nat.
Proof. unfold round_trip; nia. Qed.
Lemma round_trip_eq h : ball v h round_trip = (v, h).
Proof.
  apply return_eq; unfold round_trip; rewrite Z2Nat.id by nia.
  split; [exists (- N)|exists (- M)]; lia.
Qed.

Lemma has_first_return h s :
  (0 < s)%nat -> place v h s = v -> exists t, (t <= s)%nat /\ first_return v h t.
Proof.
  intros s0 E.
  destruct (least (fun t => (0 < t)%nat /\ place v h t = v)) with (n := s) as [t [le [R none]]].
  - intro n; destruct (Nat.eq_dec n 0) as [->|n0]; [right; intros [? _]; lia|].
    destruct (point_dec (place v h n) v) as [e|e]; [left; split; [lia|exact e]|right; tauto].
  - split; assumption.
  - exists t; split; [exact le|]; split; [exact R|].
    intros r [r0 lt] e; apply (none r lt); auto.
Qed.

(* The greatest common divisor of the sides. *)
Variable d : Z.
Definition divides (a : Z) : Prop := exists q, a = d * q.
Hypotheses (d_M : divides M) (d_N : divides N) (bezout : exists p q, p * M + q * N = d).
Hypothesis d_pos : 0 < d.

(* A time that is A modulo 2 M and B modulo 2 N. *)
Lemma common_time A B q :
  A - B = 2 * d * q -> exists t x y, (0 < t)%nat /\ Z.of_nat t = A + 2 * M * x /\ Z.of_nat t = B + 2 * N * y.
Proof.
  intro E; destruct bezout as [p [r D]].
  set (T := A - 2 * p * M * q); assert (T_B : T = B + 2 * r * N * q) by (unfold T; nia).
  set (K := Z.abs T + 1); assert (K0 : 0 < T + 2 * M * (N * K)) by (unfold K; nia).
  exists (Z.to_nat (T + 2 * M * (N * K))), (- p * q + N * K), (r * q + M * K).
  split; [lia|]; rewrite Z2Nat.id by lia.
  split; [unfold T; ring|]; rewrite T_B; ring.
Qed.

(* The endless rays of the proof of Lemma 4: along a multiple of d the ray comes back mirrored. *)
Lemma mirrored_x h : divides (fst v) <-> exists t, (0 < t)%nat /\ ball v h t = (v, (negb (fst h), snd h)).
Proof.
  split.
  - intros [k a]; destruct (common_time (- 2 * (sign (fst h) * fst v)) 0 (- sign (fst h) * k))
      as [t [x [y [t0 [X Y]]]]]; [rewrite a; ring|].
    exists t; split; [exact t0|]; apply return_eq; cbn [fst snd].
    split; [exists (- x)|exists (- y); lia]; destruct h as [[] ?]; cbn [fst negb sign] in *; lia.
  - intros [t [_ B]]; apply return_eq in B; destruct B as [[p X] [q Y]]; cbn [fst snd] in *.
    destruct d_M as [M' eM], d_N as [N' eN].
    destruct h as [[] r]; cbn [fst snd negb sign] in *.
    + exists (N' * q - M' * p); rewrite Z.mul_sub_distr_l, !Z.mul_assoc, <- eM, <- eN; lia.
    + exists (M' * p - N' * q); rewrite Z.mul_sub_distr_l, !Z.mul_assoc, <- eM, <- eN; lia.
Qed.

Lemma mirrored_y h : divides (snd v) <-> exists t, (0 < t)%nat /\ ball v h t = (v, (fst h, negb (snd h))).
Proof.
  split.
  - intros [k b]; destruct (common_time 0 (- 2 * (sign (snd h) * snd v)) (sign (snd h) * k))
      as [t [x [y [t0 [X Y]]]]]; [rewrite b; ring|].
    exists t; split; [exact t0|]; apply return_eq; cbn [fst snd].
    split; [exists (- x); lia|exists (- y)]; destruct h as [? []]; cbn [snd negb sign] in *; lia.
  - intros [t [_ B]]; apply return_eq in B; destruct B as [[p X] [q Y]]; cbn [fst snd] in *.
    destruct d_M as [M' eM], d_N as [N' eN].
    destruct h as [s []]; cbn [fst snd negb sign] in *.
    + exists (M' * p - N' * q); rewrite Z.mul_sub_distr_l, !Z.mul_assoc, <- eM, <- eN; lia.
    + exists (N' * q - M' * p); rewrite Z.mul_sub_distr_l, !Z.mul_assoc, <- eM, <- eN; lia.
Qed.

(* Lemma 4: the ray in direction h or the one in the opposite direction first comes back at a right
   angle, without a corner. *)
Lemma right_angle_return h :
  divides (fst v) \/ divides (snd v) ->
  exists k t, (k = h \/ k = opposite h) /\ first_return v k t /\
    ~ hits_corner_before M N v k t /\
    heading v k t <> k /\ heading v k t <> opposite k.
Proof.
  intro on_line.
  assert (turns : forall k, exists s g, (0 < s)%nat /\ ball v k s = (v, g) /\ g <> k /\ g <> opposite k).
  { intro k; destruct on_line as [D|D]; [apply (mirrored_x k) in D|apply (mirrored_y k) in D];
      destruct D as [s [s0 B]]; exists s; eexists; split; try exact s0; split; try exact B;
      destruct k as [[] []]; split; discriminate. }
  assert (first : forall k, exists t, first_return v k t).
  { intro k; destruct (has_first_return k round_trip round_trip_pos) as [t [_ F]]; [|exists t; exact F].
    apply (ball_place _ _ _ _ (round_trip_eq k)). }
  assert (no_corner : forall k t, first_return v k t -> heading v k t <> opposite k ->
      ~ hits_corner_before M N v k t).
  { intros k t F ne [c [lt C]]; apply ne.
    destruct (after_corner k c t lt C F) as [_ B]; apply (ball_place _ _ _ _ B). }
  assert (not_same : forall k t, first_return v k t -> heading v k t <> k).
  { intros k t F e; destruct (turns k) as [s [g [s0 [B [ne _]]]]].
    apply ne, (returns_same k t F e s g s0 B). }
  assert (dir_dec : forall g k : direction, {g = k} + {g <> k}) by (repeat decide equality).
  destruct (first h) as [t F], (first (opposite h)) as [t' F'].
  destruct (dir_dec (heading v h t) (opposite h)) as [e|ne];
    [|exists h, t; repeat split; auto; apply F].
  destruct (dir_dec (heading v (opposite h) t') h) as [e'|ne'].
  - exfalso; destruct (turns h) as [s [g [s0 [B [g1 g2]]]]].
    destruct (returns_on_line h t t' F e F' e' s h g (or_introl eq_refl) s0 B) as [G|G]; tauto.
  - exists (opposite h), t'; rewrite opposite_opposite; repeat split; auto; try apply F'.
    apply no_corner; [exact F'|]; rewrite opposite_opposite; exact ne'.
Qed.

End Returns.
