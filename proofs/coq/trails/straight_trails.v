(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* 180-degree trails [SV25, Lemmas 8 and 9]: there is one along every direction when the divisor
   divides neither coordinate, and which vertices are on one of its segments. *)
From Coq Require Import ZArith Lia Bool.
From Gazetteer Require Import lattice rays returns trails.

Local Open Scope Z_scope.

Section StraightTrails.
Variables M N : Z.
Hypotheses (M1 : 1 < M) (N1 : 1 < N).
Variable v : point.
Hypothesis v_inside : inside M N v.
Notation ball := (ball M N).
Notation place := (place M N).
Notation heading := (heading M N).
Notation corner := (corner M N).
Notation stops := (stops M N).
Notation at_time := (at_time M N v).
Notation corner_time := (corner_time M N v).

Let v_in : in_rectangle M N v. Proof. destruct v_inside; split; lia. Qed.

Lemma opposite_neq h : opposite h <> h.
Proof. destruct h as [[] []]; discriminate. Qed.

Lemma start_no_corner h : ~ corner_time h 0.
Proof. exact (not_corner_inside M N M1 v h v h 0 v_inside (at_start M N v v_inside h)). Qed.

(* No corner from v, included, until the ray stops. *)
Lemma no_corner_before h t c : stops v h t -> 0 <= c < Z.of_nat t -> ~ corner_time h c.
Proof.
  intros [_ [_ none]] lt C; destruct (Z.eq_dec c 0) as [->|c0]; [exact (start_no_corner h C)|].
  apply (proj2 (none (Z.to_nat c) ltac:(lia))).
  apply (corner_place M N M1 N1 v v_inside); rewrite Z2Nat.id by lia; exact C.
Qed.

Section ClosedTrail.
Variables (h : direction) (t : nat).
Hypotheses (S : stops v h t) (back : ball v h t = (v, h)).

Let t0 : (0 < t)%nat := proj1 S.

Lemma closed_period : (exists p, Z.of_nat t = 2 * M * p) /\ (exists q, Z.of_nat t = 2 * N * q).
Proof.
  apply (return_eq M N M1 N1) in back; [|assumption]; destruct back as [[p X] [q Y]].
  split; [exists (- p)|exists (- q)]; lia.
Qed.

Lemma closed_window w g s : inside M N w -> at_time h w g s ->
  exists r, (r < t)%nat /\ (at_time h w g (Z.of_nat r) \/ at_time h w (opposite g) (Z.of_nat r)).
Proof.
  intros W A; destruct closed_period as [[p P] [q Q]].
  assert (B := Z.mod_pos_bound s (Z.of_nat t) ltac:(lia)).
  exists (Z.to_nat (s mod Z.of_nat t)); split; [lia|left]; rewrite Z2Nat.id by lia.
  assert (E := Z.div_mod s (Z.of_nat t) ltac:(lia)).
  replace (s mod Z.of_nat t) with (s + - (Z.of_nat t * (s / Z.of_nat t))) by lia.
  apply (at_time_shift M N v h w g s _ (- (p * (s / Z.of_nat t))) (- (q * (s / Z.of_nat t)))).
  - rewrite P at 1; ring.
  - rewrite Q at 1; ring.
  - exact A.
Qed.

Lemma closed_one_way w g r r' : inside M N w -> (r < t)%nat -> (r' < t)%nat ->
  at_time h w g (Z.of_nat r) -> ~ at_time h w (opposite g) (Z.of_nat r').
Proof.
  intros W lt lt' A A'; destruct (corner_between M N v h w g _ _ A A') as [c [E C]].
  apply (no_corner_before h t c S); [lia|exact C].
Qed.

Lemma closed_once w g r r' : inside M N w -> (r < t)%nat -> (r' < t)%nat ->
  at_time h w g (Z.of_nat r) -> at_time h w g (Z.of_nat r') -> r = r'.
Proof.
  assert (less : forall r r', (r < r' < t)%nat ->
      at_time h w g (Z.of_nat r) -> at_time h w g (Z.of_nat r') -> False).
  { clear r r'; intros r r' lt A A'.
    destruct (same_direction_times M N v h w g _ _ A A') as [[p P] [q Q]].
    apply (proj1 (proj2 (proj2 S) (r' - r)%nat ltac:(lia))).
    apply (ball_place M N v h (r' - r) v h); apply (return_eq M N M1 N1); [assumption|].
    rewrite Nat2Z.inj_sub by lia; split; [exists (- p)|exists (- q)]; lia. }
  intros W lt lt' A A'; destruct (Nat.lt_trichotomy r r') as [L|[L|L]]; [|exact L|]; exfalso.
  - exact (less r r' ltac:(lia) A A').
  - exact (less r' r ltac:(lia) A' A).
Qed.

End ClosedTrail.

Section OpenTrail.
Variables (h : direction) (t s : nat).
Definition open_time (r : nat) : Z := Z.of_nat t - Z.of_nat r.

Lemma open_place w r : inside M N w ->
  (trail_place M N v (Open h (opposite h) t s) r = w <-> exists g, at_time h w g (open_time r)).
Proof.
  intro W; unfold open_time; cbn [trail_place]; destruct (Nat.leb_spec r t) as [le|lt];
    rewrite (place_at M N M1 N1 v v_inside _ _ w W).
  - rewrite Nat2Z.inj_sub by lia; reflexivity.
  - rewrite Nat2Z.inj_sub by lia; split; intros [g A]; exists (opposite g).
    + rewrite <- (opposite_opposite h).
      replace (Z.of_nat t - Z.of_nat r) with (- (Z.of_nat r - Z.of_nat t)) by lia.
      apply at_time_opposite in A; exact A.
    + apply at_time_opposite in A.
      replace (Z.of_nat r - Z.of_nat t) with (- (Z.of_nat t - Z.of_nat r)) by lia; exact A.
Qed.

Hypotheses (S : stops v h t) (C : corner (place v h t)).
Hypotheses (S' : stops v (opposite h) s) (C' : corner (place v (opposite h) s)).

Let t0 : (0 < t)%nat := proj1 S.
Let s0 : (0 < s)%nat := proj1 S'.

Lemma end_corner : corner_time h (Z.of_nat t).
Proof. apply (corner_place M N M1 N1 v v_inside); exact C. Qed.

Lemma begin_corner : corner_time h (- Z.of_nat s).
Proof.
  rewrite <- (opposite_opposite h); apply corner_time_opposite.
  apply (corner_place M N M1 N1 v v_inside); exact C'.
Qed.

Lemma open_no_corner c : - Z.of_nat s < c < Z.of_nat t -> ~ corner_time h c.
Proof.
  intros lt D; destruct (Z.le_ge_cases 0 c) as [P|P].
  - exact (no_corner_before h t c S ltac:(lia) D).
  - apply corner_time_opposite in D; exact (no_corner_before _ s (- c) S' ltac:(lia) D).
Qed.

Lemma open_length :
  (exists p, Z.of_nat t + Z.of_nat s = M * p) /\ (exists q, Z.of_nat t + Z.of_nat s = N * q).
Proof.
  destruct end_corner as [[p X] [q Y]], begin_corner as [[p' X'] [q' Y']].
  unfold along, across in *; split; [exists (p - p')|exists (q - q')]; lia.
Qed.

Lemma open_window w g c : inside M N w -> at_time h w g c ->
  exists r, (r < Datatypes.S (t + s))%nat /\
    (at_time h w g (open_time r) \/ at_time h w (opposite g) (open_time r)).
Proof.
  intros W A; destruct open_length as [[p P] [q Q]].
  set (L := Z.of_nat t + Z.of_nat s) in *; set (y := c + Z.of_nat s).
  assert (B := Z.mod_pos_bound y (2 * L) ltac:(unfold L; lia)).
  assert (E := Z.div_mod y (2 * L) ltac:(unfold L; lia)).
  assert (D : at_time h w g (y mod (2 * L) - Z.of_nat s)).
  { replace (y mod (2 * L) - Z.of_nat s) with (c + - (2 * L * (y / (2 * L)))) by (unfold y in *; lia).
    apply (at_time_shift M N v h w g c _ (- (p * (y / (2 * L)))) (- (q * (y / (2 * L))))).
    - rewrite P at 1; ring.
    - rewrite Q at 1; ring.
    - exact A. }
  set (z := y mod (2 * L) - Z.of_nat s) in *; destruct (Z.le_ge_cases z (Z.of_nat t)) as [le|ge].
  - exists (Z.to_nat (Z.of_nat t - z)); unfold open_time; rewrite Z2Nat.id by lia.
    split; [unfold z, L in *; lia|left].
    replace (Z.of_nat t - (Z.of_nat t - z)) with z by lia; exact D.
  - exists (Z.to_nat (z - Z.of_nat t)); unfold open_time; rewrite Z2Nat.id by lia.
    split; [unfold z, L in *; lia|right].
    replace (Z.of_nat t - (z - Z.of_nat t)) with (2 * Z.of_nat t - z) by lia.
    exact (reflected_time M N v h w g z _ end_corner D).
Qed.

Lemma open_one_way w g r r' : inside M N w ->
  (r < Datatypes.S (t + s))%nat -> (r' < Datatypes.S (t + s))%nat ->
  at_time h w g (open_time r) -> ~ at_time h w (opposite g) (open_time r').
Proof.
  intros W lt lt' A A'; destruct (corner_between M N v h w g _ _ A A') as [c [E D]].
  unfold open_time in *.
  assert (in_window : - Z.of_nat s <= c <= Z.of_nat t) by lia.
  assert (no_end : forall c', corner_time h c' -> c' <> Z.of_nat t - Z.of_nat r).
  { intros c' D' ->; exact (not_corner_inside M N M1 v h w g _ W A D'). }
  assert (ct := no_end _ end_corner); assert (cs := no_end _ begin_corner).
  destruct (Z.eq_dec c (Z.of_nat t)) as [->|ne]; [lia|].
  destruct (Z.eq_dec c (- Z.of_nat s)) as [->|ne']; [lia|].
  exact (open_no_corner c ltac:(lia) D).
Qed.

Lemma open_once w g r r' : inside M N w ->
  (r < Datatypes.S (t + s))%nat -> (r' < Datatypes.S (t + s))%nat ->
  at_time h w g (open_time r) -> at_time h w g (open_time r') -> r = r'.
Proof.
  assert (less : forall r r', (r < r' < Datatypes.S (t + s))%nat ->
      at_time h w g (open_time r) -> at_time h w g (open_time r') -> False).
  { clear r r'; intros r r' lt A A'; unfold open_time in *.
    destruct (same_direction_times M N v h w g _ _ A' A) as [[p P] [q Q]].
    assert (p0 : 0 < p) by nia.
    apply (open_no_corner (Z.of_nat t - M * p)); [lia|].
    destruct end_corner as [[x X] [y Y]]; unfold trails.corner_time, along, across in *.
    split; [exists (x - p)|exists (y - q)]; lia. }
  intros W lt lt' A A'; destruct (Nat.lt_trichotomy r r') as [L|[L|L]]; [|exact L|]; exfalso.
  - exact (less r r' ltac:(lia) A A').
  - exact (less r' r ltac:(lia) A' A).
Qed.

End OpenTrail.

Lemma straight_closed h t : straight M N v (Closed h t) -> place v h t = v -> ball v h t = (v, h).
Proof.
  unfold straight; cbn [ends fst snd]; intros E P; rewrite (surjective_pairing (ball v h t)).
  fold (place v h t) (heading v h t); rewrite P; f_equal.
  rewrite <- (opposite_opposite (heading v h t)), E; apply opposite_opposite.
Qed.

Lemma segments_one phi w :
  segments M N v phi w = 1%nat <->
  exists r, (r < match phi with Closed _ t => t | Open _ _ t s => Datatypes.S (t + s) end)%nat /\
    trail_place M N v phi r = w /\
    forall r', (r' < match phi with Closed _ t => t | Open _ _ t s => Datatypes.S (t + s) end)%nat ->
      trail_place M N v phi r' = w -> r' = r.
Proof.
  unfold segments; rewrite times_one; split; intros [r [lt [E one]]]; exists r; split; try exact lt.
  - apply same_pointP in E; split; [exact E|]; intros r' lt' E'; apply one; [exact lt'|].
    apply same_pointP; exact E'.
  - split; [apply same_pointP; exact E|]; intros r' lt' E'; apply same_pointP in E'; auto.
Qed.

(* v is on one segment of its 180-degree trails. *)
Lemma segments_at_start phi : trail_at M N v phi -> straight M N v phi -> segments M N v phi v = 1%nat.
Proof.
  rewrite segments_one; destruct phi as [h t|h k t s]; cbn [trail_at]; unfold straight; cbn [ends fst snd].
  - intros [[t0 [_ none]] _] _; exists 0%nat; split; [exact t0|]; split; [reflexivity|].
    intros [|r] lt E; [reflexivity|]; exfalso; apply (proj1 (none (Datatypes.S r) ltac:(lia))); exact E.
  - intros [_ [[[t0 [_ none]] C] [[s0 [_ none']] C']]] ->; exists t; cbn [trail_place].
    rewrite Nat.leb_refl, Nat.sub_diag; split; [lia|]; split; [reflexivity|]; intros r lt E.
    destruct (Nat.leb_spec r t) as [le|gt].
    + destruct (Nat.eq_dec r t) as [->|ne]; [reflexivity|exfalso].
      destruct r as [|r]; [rewrite Nat.sub_0_r in E; rewrite E in C; exact (corner_not_inside _ _ _ C v_inside)|].
      apply (proj1 (none (t - Datatypes.S r)%nat ltac:(lia))); exact E.
    + exfalso; destruct (Nat.eq_dec r (t + s)) as [->|ne].
      * replace (t + s - t)%nat with s in E by lia; rewrite E in C'.
        exact (corner_not_inside _ _ _ C' v_inside).
      * apply (proj1 (none' (r - t)%nat ltac:(lia))); exact E.
Qed.

Lemma has_stop h : exists t, stops v h t.
Proof.
  assert (corner_dec : forall p, {corner p} + {~ corner p}).
  { intro p; unfold rays.corner.
    destruct (Z.eq_dec (fst p) 0), (Z.eq_dec (fst p) M), (Z.eq_dec (snd p) 0), (Z.eq_dec (snd p) N);
      tauto. }
  destruct (least (fun t => (0 < t)%nat /\ (place v h t = v \/ corner (place v h t))))
    with (n := round_trip M N) as [t [_ [[t0 E] none]]].
  - intro n; destruct (Nat.eq_dec n 0) as [->|n0]; [right; intros [? _]; lia|].
    destruct (point_dec (place v h n) v) as [e|e]; [left; split; [lia|auto]|].
    destruct (corner_dec (place v h n)) as [c|c]; [left; split; [lia|auto]|right; tauto].
  - split; [exact (round_trip_pos M N M1 N1)|left].
    apply (ball_place M N v h _ v h); apply (round_trip_eq M N M1 N1); assumption.
  - exists t; split; [exact t0|]; split; [exact E|]; intros s lt; split; intro F;
      apply (none s ltac:(lia)); (split; [lia|auto]).
Qed.

Variable d : nat.
Hypothesis d_pos : (0 < d)%nat.
Notation dZ := (Z.of_nat d).
Hypotheses (d_M : divides dZ M) (d_N : divides dZ N) (bezout : exists p q, p * M + q * N = dZ).

(* The vertices on exactly one segment are those of the diagonals of v modulo 2 d. *)
Lemma straight_segments phi w :
  trail_at M N v phi -> straight M N v phi -> inside M N w ->
  (segments M N v phi w = 1%nat <->
   diagonal d (line_number v (fst (ends M N v phi))) (fst w) (snd w) = true).
Proof.
  intros T straight_phi W; rewrite segments_one; destruct phi as [h t|h k t s]; cbn [trail_at ends fst] in *.
  - destruct T as [S P]; assert (B := straight_closed h t straight_phi P).
    rewrite <- (once_on_diagonal M N M1 N1 v d d_pos d_M d_N bezout h Z.of_nat t
      (closed_window h t S B) (closed_one_way h t S) (closed_once h t S) w W).
    split; intros [r [lt [E one]]]; exists r; (split; [exact lt|]).
    + split; [apply (place_at M N M1 N1 v v_inside h r w W); exact E|].
      intros r' lt' E'; apply one; [exact lt'|]; apply (place_at M N M1 N1 v v_inside h r' w W); exact E'.
    + split; [apply (place_at M N M1 N1 v v_inside h r w W); exact E|].
      intros r' lt' E'; apply one; [exact lt'|]; apply (place_at M N M1 N1 v v_inside h r' w W); exact E'.
  - destruct T as [_ [[S C] [S' C']]]; unfold straight in straight_phi; cbn [ends fst snd] in straight_phi.
    subst k.
    rewrite <- (once_on_diagonal M N M1 N1 v d d_pos d_M d_N bezout h (open_time t) _
      (open_window h t s S C S' C') (open_one_way h t s S C S' C') (open_once h t s S C S') w W).
    split; intros [r [lt [E one]]]; exists r; (split; [exact lt|]).
    + split; [apply (open_place h t s w r W); exact E|].
      intros r' lt' E'; apply one; [exact lt'|]; apply (open_place h t s w r' W); exact E'.
    + split; [apply (open_place h t s w r W); exact E|].
      intros r' lt' E'; apply one; [exact lt'|]; apply (open_place h t s w r' W); exact E'.
Qed.

(* Lemma 8. *)
Lemma four_headings h g :
  g = h \/ g = opposite h \/ g = (negb (fst h), snd h) \/ g = (fst h, negb (snd h)).
Proof. destruct h as [[] []], g as [[] []]; cbn; tauto. Qed.

Hypotheses (not_a : ~ divides dZ (fst v)) (not_b : ~ divides dZ (snd v)).

(* A ray that returns returns in the direction in which it left. *)
Lemma stops_straight h t : stops v h t -> place v h t = v -> ball v h t = (v, h).
Proof.
  intros S P; assert (B := ball_of_place M N v h t v P).
  destruct (four_headings h (heading v h t)) as [E|[E|[E|E]]]; rewrite E in B; [exact B| | |]; exfalso.
  - destruct (back_by_corner M N M1 N1 v v_inside h t (proj1 S) B) as [c [-> [c0 C]]].
    apply (proj2 (proj2 (proj2 S) c ltac:(lia))); exact C.
  - apply not_a, (mirrored_x M N M1 N1 v v_inside dZ d_M d_N bezout h); exists t; split; [apply S|exact B].
  - apply not_b, (mirrored_y M N M1 N1 v v_inside dZ d_M d_N bezout h); exists t; split; [apply S|exact B].
Qed.

Lemma straight_trail_along h :
  exists phi, trail_at M N v phi /\ ends M N v phi = (h, opposite h).
Proof.
  destruct (has_stop h) as [t S], (has_stop (opposite h)) as [s S'].
  destruct (proj1 (proj2 S)) as [P|C].
  - exists (Closed h t); split; [split; assumption|]; cbn [ends].
    rewrite (proj2 (ball_place M N v h t v h (stops_straight h t S P))); reflexivity.
  - exists (Open h (opposite h) t s); split; [|reflexivity].
    assert (C' : corner (place v (opposite h) s)).
    { destruct (proj1 (proj2 S')) as [P'|C']; [exfalso|exact C'].
      assert (B' := stops_straight _ s S' P').
      destruct (closed_period (opposite h) s S' B') as [[p E] [q F]].
      assert (s0 : (0 < s)%nat) by apply S'.
      apply (corner_place M N M1 N1 v v_inside) in C; apply corner_time_opposite in C.
      assert (B := Z.mod_pos_bound (- Z.of_nat t) (Z.of_nat s) ltac:(lia)).
      assert (D := Z.div_mod (- Z.of_nat t) (Z.of_nat s) ltac:(lia)).
      apply (no_corner_before (opposite h) s _ S' B).
      set (k := - Z.of_nat t / Z.of_nat s) in *.
      replace (- Z.of_nat t mod Z.of_nat s) with (- Z.of_nat t - Z.of_nat s * k) by lia.
      destruct C as [[x X] [y Y]]; unfold trails.corner_time, along, across in *.
      split; [exists (x - 2 * p * k)|exists (y - 2 * q * k)].
      - rewrite E; lia.
      - rewrite F; lia. }
    cbn [trail_at]; split; [|split; split; assumption].
    intro E; exact (opposite_neq h (eq_sym E)).
Qed.

End StraightTrails.
