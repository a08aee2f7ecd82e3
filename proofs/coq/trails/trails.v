(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Trails with two straight line segments at a vertex [SV25, section 2], and the vertices that are on
   one segment of a 180-degree trail, in closed form. *)
From Coq Require Import ZArith Lia Bool Wf_nat.
From Gazetteer Require Import lattice rays returns.

Local Open Scope Z_scope.

(* One ray that returns after t steps, or two rays that end in corners after t and s steps. *)
Inductive trail : Type :=
  | Closed (h : direction) (t : nat)
  | Open (h k : direction) (t s : nat).

(* How many of f 0, ..., f (t - 1) are true. *)
Fixpoint times (f : nat -> bool) (t : nat) : nat :=
  match t with O => O | S t' => (if f t' then 1 else 0) + times f t' end.
Definition same_point (p q : point) : bool := (fst p =? fst q) && (snd p =? snd q).

Section Trails.
Variables M N : Z.
Variable v : point.
Notation place := (place M N).
Notation heading := (heading M N).
Notation corner := (corner M N).
Notation stops := (stops M N).

Definition trail_at (phi : trail) : Prop :=
  match phi with
  | Closed h t => stops v h t /\ place v h t = v
  | Open h k t s => h <> k /\ (stops v h t /\ corner (place v h t)) /\
                    (stops v k s /\ corner (place v k s))
  end.
Definition is_closed (phi : trail) : Prop :=
  match phi with Closed _ _ => True | Open _ _ _ _ => False end.
(* Where the two segments at v lie, seen from v. *)
Definition ends (phi : trail) : direction * direction :=
  match phi with
  | Closed h t => (h, opposite (heading v h t))
  | Open h k _ _ => (h, k)
  end.
(* A 180-degree trail. *)
Definition straight (phi : trail) : Prop := snd (ends phi) = opposite (fst (ends phi)).
(* A 90-degree trail: the segments are neither one nor on one line. *)
Definition right_angle (phi : trail) : Prop :=
  snd (ends phi) <> fst (ends phi) /\ snd (ends phi) <> opposite (fst (ends phi)).

(* A trail as a walk of this many diagonal steps: a closed one from v to v, an open one from a corner
   through v to a corner. *)
Definition trail_steps (phi : trail) : nat :=
  match phi with Closed _ t => t | Open _ _ t s => t + s end.
Definition trail_place (phi : trail) (r : nat) : point :=
  match phi with
  | Closed h _ => place v h r
  | Open h k t _ => if (r <=? t)%nat then place v h (t - r) else place v k (r - t)
  end.
(* On how many straight line segments a vertex of the grid is: how often the walk is there. The two
   segments that meet at v count as one, so a closed walk's last point is left out. *)
Definition segments (phi : trail) (w : point) : nat :=
  times (fun r => same_point (trail_place phi r) w)
        (match phi with Closed _ t => t | Open _ _ t s => S (t + s) end).

End Trails.

Lemma same_pointP p q : same_point p q = true <-> p = q.
Proof.
  unfold same_point; rewrite andb_true_iff, !Z.eqb_eq; destruct p, q; cbn [fst snd]; split.
  - intros [-> ->]; reflexivity.
  - intros [= -> ->]; split; reflexivity.
Qed.

Lemma times_zero f t : times f t = 0%nat <-> forall r, (r < t)%nat -> f r = false.
Proof.
  induction t as [|t IH]; cbn [times]; [split; [intros _ r; lia|reflexivity]|].
  destruct (f t) eqn:E; split.
  - lia.
  - intro all; rewrite all in E by lia; discriminate.
  - intros Z r lt; destruct (Nat.eq_dec r t) as [->|ne]; [exact E|]; apply IH; lia.
  - intro all; apply IH; intros r lt; apply all; lia.
Qed.

Lemma times_one f t :
  times f t = 1%nat <->
  exists r, (r < t)%nat /\ f r = true /\ forall r', (r' < t)%nat -> f r' = true -> r' = r.
Proof.
  induction t as [|t IH]; cbn [times]; [split; [discriminate|intros [r [lt _]]; lia]|].
  destruct (f t) eqn:E; split.
  - intro Z; assert (Z' : times f t = 0%nat) by lia; assert (none := proj1 (times_zero f t) Z').
    exists t; split; [lia|]; split; [exact E|]; intros r' lt e.
    destruct (Nat.eq_dec r' t) as [->|ne]; [reflexivity|]; rewrite none in e by lia; discriminate.
  - intros [r [lt [e one]]]; assert (r = t) by (symmetry; apply one; auto; lia); subst r.
    enough (times f t = 0%nat) by lia; apply times_zero; intros r lt'; destruct (f r) eqn:F; [|reflexivity].
    assert (r = t) by (apply one; auto); lia.
  - intro O; apply IH in O; destruct O as [r [lt [e one]]]; exists r; split; [lia|]; split; [exact e|].
    intros r' lt' e'; destruct (Nat.eq_dec r' t) as [->|ne]; [congruence|]; apply one; auto; lia.
  - intros [r [lt [e one]]]; apply IH; destruct (Nat.eq_dec r t) as [->|ne]; [congruence|].
    exists r; split; [lia|]; split; [exact e|]; intros r' lt'; apply one; lia.
Qed.

Section Straight.
Variables M N : Z.
Hypotheses (M1 : 1 < M) (N1 : 1 < N).
Variable v : point.
Hypothesis v_inside : inside M N v.
Notation ball := (ball M N).
Notation place := (place M N).
Notation heading := (heading M N).
Notation corner := (corner M N).

Let v_in : in_rectangle M N v. Proof. destruct v_inside; split; lia. Qed.

(* The line through v in direction h, at the time tau before or after it is at v. *)
Definition at_time (h : direction) (w : point) (g : direction) (tau : Z) : Prop :=
  lifts M (along v h tau) (fst w) (fst g) /\ lifts N (across v h tau) (snd w) (snd g).
Definition corner_time (h : direction) (tau : Z) : Prop :=
  (exists p, along v h tau = M * p) /\ (exists q, across v h tau = N * q).

Lemma sign_negb s : sign (negb s) = - sign s.
Proof. destruct s; reflexivity. Qed.

Lemma at_time_opposite h w g tau : at_time h w g tau <-> at_time (opposite h) w (opposite g) (- tau).
Proof.
  unfold at_time, along, across; cbn [opposite fst snd].
  rewrite <- (negb_involutive (fst g)) at 1; rewrite <- (negb_involutive (snd g)) at 1.
  rewrite !sign_negb; split; intros [X Y];
    apply lifts_opposite in X; apply lifts_opposite in Y;
    rewrite ?negb_involutive in *;
    (split; [apply (lifts_shift _ _ _ _ _ 0 X)|apply (lifts_shift _ _ _ _ _ 0 Y)]); lia.
Qed.

Lemma corner_time_opposite h tau : corner_time h tau -> corner_time (opposite h) (- tau).
Proof.
  unfold corner_time, along, across; cbn [opposite fst snd]; rewrite !sign_negb.
  intros [[p X] [q Y]]; split; [exists (- p)|exists (- q)]; lia.
Qed.

Lemma corner_place h t : corner (place v h t) <-> corner_time h (Z.of_nat t).
Proof. exact (corner_eq M N M1 N1 v h t v_in). Qed.

Lemma place_at h t w : inside M N w -> (place v h t = w <-> exists g, at_time h w g (Z.of_nat t)).
Proof.
  intro W; rewrite (place_eq M N v h t w v_in W); split; intros [g E]; exists g;
    apply (ball_eq M N M1 N1); assumption.
Qed.

Lemma not_corner_inside h w g tau : inside M N w -> at_time h w g tau -> ~ corner_time h tau.
Proof.
  intros [Wx Wy] [X Y] [C _]; apply (side_multiple M _ _ _ ltac:(lia) X) in C; lia.
Qed.

Lemma at_start h : at_time h v h 0.
Proof.
  destruct v_in as [Bx By]; unfold at_time, along, across.
  split; split; try assumption; exists 0; lia.
Qed.

Lemma heading_unique h w g g' tau : inside M N w -> at_time h w g tau -> at_time h w g' tau -> g = g'.
Proof.
  intros [Wx Wy] [X Y] [X' Y']; rewrite (surjective_pairing g), (surjective_pairing g'); f_equal.
  - exact (lifts_heading M _ _ _ _ Wx X X').
  - exact (lifts_heading N _ _ _ _ Wy Y Y').
Qed.

(* Two times in opposite directions at one place: a corner half way. *)
Lemma corner_between h w g tau tau' :
  at_time h w g tau -> at_time h w (opposite g) tau' ->
  exists c, tau + tau' = 2 * c /\ corner_time h c.
Proof.
  unfold at_time, lifts, corner_time, along, across; cbn [opposite fst snd]; rewrite !sign_negb.
  intros [[_ [p X]] [_ [q Y]]] [[_ [p' X']] [_ [q' Y']]].
  exists (- (sign (fst h) * fst v) - M * (p + p')); split; [lia|].
  split; [exists (- (p + p'))|exists (- (q + q'))]; lia.
Qed.

Lemma at_time_shift h w g tau P p q :
  P = 2 * M * p -> P = 2 * N * q -> at_time h w g tau -> at_time h w g (tau + P).
Proof.
  intros Pp Pq [X Y]; unfold at_time, along, across in *; split.
  - apply (lifts_shift _ _ _ _ _ p X); lia.
  - apply (lifts_shift _ _ _ _ _ q Y); lia.
Qed.

Lemma same_direction_times h w g tau tau' :
  at_time h w g tau -> at_time h w g tau' ->
  (exists p, tau' - tau = 2 * M * p) /\ (exists q, tau' - tau = 2 * N * q).
Proof.
  intros [[_ [p X]] [_ [q Y]]] [[_ [p' X']] [_ [q' Y']]]; unfold along, across in *.
  split; [exists (p - p')|exists (q - q')]; lia.
Qed.

Lemma reflected_time h w g tau c :
  corner_time h c -> at_time h w g tau -> at_time h w (opposite g) (2 * c - tau).
Proof.
  intros [[p C] [q D]] [X Y]; unfold at_time, along, across in *; cbn [opposite fst snd].
  apply lifts_opposite in X; apply lifts_opposite in Y.
  split; [apply (lifts_shift _ _ _ _ _ p X)|apply (lifts_shift _ _ _ _ _ q Y)]; lia.
Qed.

Variable d : nat.
Hypothesis d_pos : (0 < d)%nat.
Notation dZ := (Z.of_nat d).
Hypotheses (d_M : divides dZ M) (d_N : divides dZ N) (bezout : exists p q, p * M + q * N = dZ).

(* The number that all points of the line share modulo 2 d. *)
Definition line_number (h : direction) : Z := sign (fst h) * fst v - sign (snd h) * snd v.

Lemma line_number_shared h w g tau :
  at_time h w g tau -> exists q, sign (fst g) * fst w - sign (snd g) * snd w = line_number h + 2 * dZ * q.
Proof.
  intros [[_ [p X]] [_ [q Y]]]; unfold along, across, line_number in *.
  destruct d_M as [M' eM], d_N as [N' eN]; exists (M' * p - N' * q).
  rewrite X, Y, eM, eN; ring.
Qed.

Lemma line_passes h w g q :
  in_rectangle M N w ->
  sign (fst g) * fst w - sign (snd g) * snd w = line_number h + 2 * dZ * q ->
  exists tau, at_time h w g tau.
Proof.
  intros [Wx Wy] E; unfold line_number in E.
  destruct (common_time M N M1 N1 dZ bezout (sign (fst g) * fst w - sign (fst h) * fst v)
    (sign (snd g) * snd w - sign (snd h) * snd v) q) as [t [x [y [_ [X Y]]]]]; [lia|].
  exists (Z.of_nat t); unfold at_time, lifts, along, across.
  split; (split; [assumption|]); [exists (- x)|exists (- y)]; lia.
Qed.

(* The times tau 0, ..., tau (len - 1) at which a straight trail is at its points. *)
Variables (h : direction) (tau : nat -> Z) (len : nat).
Hypothesis window : forall w g s, inside M N w -> at_time h w g s ->
  exists r, (r < len)%nat /\ (at_time h w g (tau r) \/ at_time h w (opposite g) (tau r)).
Hypothesis one_way : forall w g r r', inside M N w -> (r < len)%nat -> (r' < len)%nat ->
  at_time h w g (tau r) -> ~ at_time h w (opposite g) (tau r').
Hypothesis once : forall w g r r', inside M N w -> (r < len)%nat -> (r' < len)%nat ->
  at_time h w g (tau r) -> at_time h w g (tau r') -> r = r'.

Definition hit (w : point) (g : direction) : Prop := exists r, (r < len)%nat /\ at_time h w g (tau r).

Lemma hit_line w g : inside M N w ->
  (hit w g \/ hit w (opposite g) <->
   plus_minus d (line_number h) (sign (fst g) * fst w - sign (snd g) * snd w) = true).
Proof.
  intro W; rewrite (plus_minusP d _ d_pos); split.
  - intros [[r [lt A]]|[r [lt A]]]; destruct (line_number_shared _ _ _ _ A) as [q E].
    + exists q; left; exact E.
    + exists (- q); right; cbn [opposite fst snd] in E; rewrite !sign_negb in E; lia.
  - intros [q [E|E]].
    + destruct (line_passes h w g q (inside_in_rectangle M N w W) E) as [s A].
      destruct (window w g s W A) as [r [lt [B|B]]]; [left|right]; exists r; auto.
    + destruct (line_passes h w (opposite g) (- q) (inside_in_rectangle M N w W)) as [s A].
      { cbn [opposite fst snd]; rewrite !sign_negb; lia. }
      destruct (window w (opposite g) s W A) as [r [lt [B|B]]]; [right|left; rewrite opposite_opposite in B];
        exists r; auto.
Qed.

Lemma direction_cases (g : direction) : g = NE \/ g = SW \/ g = SE \/ g = NW.
Proof. destruct g as [[] []]; tauto. Qed.

Lemma once_on_diagonal w : inside M N w ->
  ((exists r, (r < len)%nat /\ (exists g, at_time h w g (tau r)) /\
     forall r', (r' < len)%nat -> (exists g, at_time h w g (tau r')) -> r' = r) <->
   diagonal d (line_number h) (fst w) (snd w) = true).
Proof.
  intro W.
  assert (D := hit_line w NE W); assert (A := hit_line w SE W); cbn [NE SE fst snd sign] in D, A.
  replace (1 * fst w - 1 * snd w) with (fst w - snd w) in D by lia.
  replace (1 * fst w - -1 * snd w) with (fst w + snd w) in A by lia.
  change (opposite NE) with SW in D; change (opposite SE) with NW in A.
  assert (ones : forall g, hit w g -> hit w (opposite g) -> False).
  { intros g [r [lt a]] [r' [lt' a']]; exact (one_way w g r r' W lt lt' a a'). }
  unfold diagonal; split.
  - intros [r [lt [[g a] only]]].
    assert (other : forall g', hit w g' -> g' = g).
    { intros g' [r' [lt' a']]; assert (r' = r) by (apply only; eauto); subst r'.
      exact (heading_unique h w g' g (tau r) W a' a). }
    assert (H : hit w g) by (exists r; auto).
    destruct (plus_minus d (line_number h) (fst w + snd w)),
      (plus_minus d (line_number h) (fst w - snd w)); try reflexivity; exfalso.
    + destruct (proj2 D eq_refl) as [x|x]; apply other in x; destruct (proj2 A eq_refl) as [y|y];
        apply other in y; subst; discriminate.
    + destruct (direction_cases g) as [-> |[-> |[-> | ->]]];
        [discriminate (proj1 D (or_introl H))|discriminate (proj1 D (or_intror H))|
         discriminate (proj1 A (or_introl H))|discriminate (proj1 A (or_intror H))].
  - intro X.
    assert (K : exists g, hit w g /\ forall g', hit w g' -> g' = g \/ g' = opposite g).
    { destruct (plus_minus d (line_number h) (fst w + snd w)),
        (plus_minus d (line_number h) (fst w - snd w)); try discriminate X.
      - assert (no : forall g, g = NE \/ g = SW -> ~ hit w g).
        { intros g [-> | ->] H; [discriminate (proj1 D (or_introl H))|discriminate (proj1 D (or_intror H))]. }
        destruct (proj2 A eq_refl) as [H|H]; eexists; (split; [exact H|]); intros g' H';
          destruct (direction_cases g') as [-> |[-> |[-> | ->]]]; auto; exfalso;
          eapply no; try exact H'; auto.
      - assert (no : forall g, g = SE \/ g = NW -> ~ hit w g).
        { intros g [-> | ->] H; [discriminate (proj1 A (or_introl H))|discriminate (proj1 A (or_intror H))]. }
        destruct (proj2 D eq_refl) as [H|H]; eexists; (split; [exact H|]); intros g' H';
          destruct (direction_cases g') as [-> |[-> |[-> | ->]]]; auto; exfalso;
          eapply no; try exact H'; auto. }
    destruct K as [g [[r [lt a]] only]]; exists r; split; [exact lt|]; split; [exists g; exact a|].
    intros r' lt' [g' a']; assert (H' : hit w g') by (exists r'; auto).
    destruct (only g' H') as [-> | ->]; [exact (once w g r' r W lt' lt a' a)|].
    exfalso; apply (ones g); [exists r; auto|exact H'].
Qed.

End Straight.
