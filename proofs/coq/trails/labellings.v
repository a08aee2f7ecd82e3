(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The regions of a closed 90-degree trail have a proper labelling, negative outside
   [SV25, Lemma 5], and what the trail looks like at each of its points. *)
From Coq Require Import ZArith Lia Bool.
From Gazetteer Require Import rays returns trails straight_trails regions.

Local Open Scope Z_scope.

(* The steps of a trail, without direction. *)
Definition trail_draws (M N : Z) (v : point) (phi : trail) (p q : point) : Prop :=
  exists r, (r < trail_steps phi)%nat /\
    (trail_place M N v phi r = p /\ trail_place M N v phi (S r) = q \/
     trail_place M N v phi r = q /\ trail_place M N v phi (S r) = p).

Lemma toward_back p g : toward (toward p g) (opposite g) = p.
Proof.
  destruct p as [x y], g as [[] []]; unfold toward; cbn [fst snd opposite negb sign]; f_equal; lia.
Qed.

Lemma toward_inj p g g' : toward p g = toward p g' -> g = g'.
Proof.
  unfold toward; intro E; assert (X := f_equal fst E); assert (Y := f_equal snd E); cbn [fst snd] in *.
  destruct g as [[] []], g' as [[] []]; cbn [fst snd sign] in *; try reflexivity; exfalso; lia.
Qed.

Lemma point_eq (p q : point) : p = q <-> fst p = fst q /\ snd p = snd q.
Proof.
  split; [intros ->; auto|intros [X Y]]; rewrite (surjective_pairing p), (surjective_pairing q), X, Y.
  reflexivity.
Qed.

Section ClosedTrail.
Variables M N : Z.
Hypotheses (M1 : 1 < M) (N1 : 1 < N).
Variable u : point.
Hypothesis u_inside : inside M N u.
Variables (h : direction) (t : nat).
Hypotheses (stops_t : stops M N u h t) (back : place M N u h t = u).
Notation place := (place M N u h).
Notation heading := (heading M N u h).
Notation at_time := (at_time M N u h).
Notation draws := (trail_draws M N u (Closed h t)).

Let u_in : in_rectangle M N u := inside_in_rectangle M N u u_inside.

Lemma place_step r : place (S r) = toward (place r) (heading (S r)).
Proof. reflexivity. Qed.

Lemma heading_step r :
  heading (S r) = (turned M (fst (place r)) (fst (heading r)), turned N (snd (place r)) (snd (heading r))).
Proof. reflexivity. Qed.

(* Inside the rectangle the ray goes straight on. *)
Lemma heading_inside r : inside M N (place r) -> heading (S r) = heading r.
Proof.
  intros [X Y]; rewrite heading_step, (surjective_pairing (heading r)); cbn [fst snd]; unfold turned.
  f_equal.
  - destruct (fst (heading r)); [apply Z.ltb_lt|apply Z.leb_gt]; lia.
  - destruct (snd (heading r)); [apply Z.ltb_lt|apply Z.leb_gt]; lia.
Qed.

Lemma draws_eq p q : draws p q <->
  exists r, (r < t)%nat /\ (place r = p /\ place (S r) = q \/ place r = q /\ place (S r) = p).
Proof. reflexivity. Qed.

Lemma draws_sym p q : draws p q <-> draws q p.
Proof. rewrite !draws_eq; split; intros [r [lt [A|A]]]; exists r; tauto. Qed.

(* A step from p to q = p + g, or back, is in time with g or against it. *)
Lemma step_times r g p :
  place r = p -> place (S r) = toward p g -> at_time p g (Z.of_nat r).
Proof.
  intros E E'; rewrite place_step, E in E'; apply toward_inj in E'.
  destruct (ball_lifts M N M1 N1 u h (S r) u_in) as [[Bx [x X]] [By [y Y]]].
  destruct (place_in_rectangle M N M1 N1 u h r u_in) as [Rx Ry]; rewrite E in *.
  rewrite place_step, E, E' in X, Y; unfold toward, along, across in *; cbn [fst snd] in *.
  unfold trails.at_time, lifts, along, across.
  split; (split; [assumption|]); [exists x|exists y]; rewrite Nat2Z.inj_succ in *;
    [destruct (fst g)|destruct (snd g)]; cbn [sign] in *; lia.
Qed.

Lemma arrival_times r g p :
  place r = toward p g -> place (S r) = p -> at_time p (opposite g) (Z.of_nat (S r)).
Proof.
  intros E E'; rewrite place_step, E in E'.
  assert (G : heading (S r) = opposite g).
  { apply (toward_inj (toward p g)); rewrite toward_back; exact E'. }
  destruct (ball_lifts M N M1 N1 u h (S r) u_in) as [X Y].
  rewrite place_step, E, E', G in X, Y; split; assumption.
Qed.

(* The trail runs along each of its steps once. *)
Lemma step_once p g r r' :
  (r < t)%nat -> (r' < t)%nat ->
  place r = p /\ place (S r) = toward p g \/ place r = toward p g /\ place (S r) = p ->
  place r' = p /\ place (S r') = toward p g \/ place r' = toward p g /\ place (S r') = p -> r = r'.
Proof.
  assert (same : forall k k' s s' w, 0 <= s -> s < s' -> s' <= Z.of_nat t ->
      s' - s < Z.of_nat t -> k = k' -> at_time w k s -> at_time w k' s' -> False).
  { intros k k' s s' w s0 lt le lt' <- A A'.
    destruct (same_direction_times M N u h w k _ _ A A') as [[x X] [y Y]].
    apply (proj1 (proj2 (proj2 stops_t) (Z.to_nat (s' - s)) ltac:(lia))).
    apply (ball_place M N u h _ u h); apply (return_eq M N M1 N1); [assumption|].
    rewrite Z2Nat.id by lia; split; [exists (- x)|exists (- y)]; lia. }
  assert (corners : forall k s s' w, 0 < s + s' < 2 * Z.of_nat t ->
      at_time w k s -> at_time w (opposite k) s' -> False).
  { intros k s s' w lt A A'.
    destruct (corner_between M N u h w k s s' A A') as [c [E C]].
    apply (no_corner_before M N M1 N1 u u_inside h t c stops_t); [lia|exact C]. }
  assert (less : forall r r', (r < r' < t)%nat ->
    place r = p /\ place (S r) = toward p g \/ place r = toward p g /\ place (S r) = p ->
    place r' = p /\ place (S r') = toward p g \/ place r' = toward p g /\ place (S r') = p -> False).
  { clear r r'; intros r r' lt [[A B]|[A B]] [[A' B']|[A' B']].
    - apply (same g g (Z.of_nat r) (Z.of_nat r') p); try lia; try reflexivity; apply step_times; assumption.
    - apply (corners g (Z.of_nat r) (Z.of_nat (S r')) p); [lia|apply step_times|apply arrival_times];
        assumption.
    - apply (corners g (Z.of_nat r') (Z.of_nat (S r)) p); [lia|apply step_times|apply arrival_times];
        assumption.
    - apply (same (opposite g) (opposite g) (Z.of_nat (S r)) (Z.of_nat (S r')) p); try lia;
        try reflexivity; apply arrival_times; assumption. }
  intros lt lt' A A'; destruct (Nat.lt_trichotomy r r') as [L|[L|L]]; [|exact L|]; exfalso;
    [exact (less r r' ltac:(lia) A A')|exact (less r' r ltac:(lia) A' A)].
Qed.

Lemma is_step_eq p q r : is_step place p q r = true <->
  place r = p /\ place (S r) = q \/ place r = q /\ place (S r) = p.
Proof.
  unfold is_step; rewrite orb_true_iff, !andb_true_iff, !Z.eqb_eq, !point_eq; tauto.
Qed.

Lemma draws_parity p g : parity_of (is_step place p (toward p g)) t = true <-> draws p (toward p g).
Proof.
  rewrite parity_once.
  - rewrite draws_eq; split; intros [r [lt E]]; exists r; (split; [exact lt|]);
      apply is_step_eq; exact E.
  - intros r r' lt lt' E E'; apply is_step_eq in E; apply is_step_eq in E'.
    exact (step_once p g r r' lt lt' E E').
Qed.

Lemma walk_steps r : (r < t)%nat -> exists g, place (S r) = toward (place r) g.
Proof. intros _; exists (heading (S r)); reflexivity. Qed.

Lemma walk_closed : place t = place 0%nat.
Proof. exact back. Qed.

Lemma tile_parity p : tile M N u p ->
  exists k, fst p + snd p = fst (place 0%nat) + snd (place 0%nat) + 2 * k + 1.
Proof.
  intros [_ odd]; change (place 0%nat) with u.
  assert (O : Z.odd (fst p + snd p - (fst u + snd u)) = true).
  { rewrite Z.odd_sub; destruct (Z.odd (fst p + snd p)), (Z.odd (fst u + snd u)); congruence || reflexivity. }
  apply Z.odd_spec in O; destruct O as [k O]; exists k; lia.
Qed.

(* The labelling: positive where a half-line crosses the trail an odd number of times. *)
Definition winding (p : point) : bool := crossings place t p.

Lemma winding_jumps p g : tile M N u p -> tile M N u (toward p g) ->
  xorb (winding p) (winding (toward p g)) = true <-> side_drawn draws p g.
Proof.
  intros T T'; destruct (tile_parity p T) as [k K], (tile_parity _ T') as [k' K'].
  unfold side_drawn, winding; destruct p as [x y]; unfold toward in *; cbn [fst snd] in *.
  destruct g as [[] []]; cbn [fst snd sign] in *.
  - rewrite (crossings_falling place t walk_steps walk_closed x y) by (exists k; exact K).
    assert (D := draws_parity (x + 1, y) NW); unfold toward in D; cbn [fst snd NW sign] in D.
    replace (x + 1 + -1) with x in D by lia; exact D.
  - assert (C := crossings_rising place t walk_steps walk_closed (x + 1) (y + -1) (ex_intro _ k' K')).
    assert (D := draws_parity (x, y + -1) NE); unfold toward in D; cbn [fst snd NE sign] in D.
    replace (y + -1 + 1) with y in * by lia; replace (x + 1 - 1) with x in * by lia.
    rewrite xorb_comm, C, draws_sym; exact D.
  - assert (C := crossings_rising place t walk_steps walk_closed x y (ex_intro _ k K)).
    assert (D := draws_parity (x + -1, y) NE); unfold toward in D; cbn [fst snd NE sign] in D.
    replace (x - 1) with (x + -1) in C by lia; replace (x + -1 + 1) with x in D by lia.
    rewrite C; exact D.
  - assert (C := crossings_falling place t walk_steps walk_closed (x + -1) (y + -1) (ex_intro _ k' K')).
    assert (D := draws_parity (x, y + -1) NW); unfold toward in D; cbn [fst snd NW sign] in D.
    replace (y + -1 + 1) with y in * by lia; replace (x + -1 + 1) with x in * by lia.
    rewrite xorb_comm, C, draws_sym; exact D.
Qed.

Lemma winding_proper : proper M N u draws winding.
Proof.
  apply proper_locally; intros p g T T'; rewrite <- (winding_jumps p g T T').
  destruct (winding p), (winding (toward p g)); cbn [xorb]; split; congruence.
Qed.

Lemma winding_negative : negative_outside M N u draws winding.
Proof.
  apply negative_on_sides; [exact winding_proper|]; intros q T out.
  destruct (tile_parity q T) as [k K], (proj1 T) as [X Y]; unfold winding; destruct q as [x y].
  cbn [fst snd] in *; apply (crossings_on_sides M N place t walk_steps); try exact walk_closed.
  - intro r; exact (place_in_rectangle M N M1 N1 u h r u_in).
  - exists k; exact K.
  - unfold inside in out; cbn [fst snd] in out; lia.
Qed.

(* At a vertex of the trail other than u the trail goes straight on. *)
Lemma straight_on_inside w g : inside M N w -> w <> u -> draws w (toward w g) ->
  draws w (toward w (opposite g)).
Proof.
  intros W ne D; rewrite draws_eq in D; destruct D as [r [lt [[A B]|[A B]]]]; rewrite draws_eq.
  - destruct r as [|r]; [exfalso; apply ne; symmetry; exact A|].
    exists r; split; [lia|]; right; split; [|exact A].
    rewrite place_step, A in B; apply toward_inj in B.
    rewrite <- B, heading_inside by (rewrite A; exact W).
    rewrite <- A, place_step, toward_back; reflexivity.
  - assert (rt : r <> pred t).
    { intro e; apply ne; rewrite <- B, e; replace (S (pred t)) with t by lia; exact back. }
    exists (S r); split; [lia|]; left; split; [exact B|].
    rewrite place_step, heading_inside by (rewrite B; exact W); rewrite B; f_equal.
    apply (toward_inj (toward w g)); rewrite toward_back, <- A, <- place_step; exact B.
Qed.

(* At u it has the two segments of its ends. *)
Lemma draws_at_u g : draws u (toward u g) <-> g = h \/ g = opposite (heading t).
Proof.
  assert (t0 : (0 < t)%nat) by apply stops_t.
  assert (first : heading 1%nat = h) by (apply (heading_inside 0); exact u_inside).
  rewrite draws_eq; split.
  - intros [r [lt [[A B]|[A B]]]].
    + destruct r as [|r]; [|exfalso; apply (proj1 (proj2 (proj2 stops_t) (S r) ltac:(lia))); exact A].
      left; rewrite place_step, first in B; apply toward_inj in B; auto.
    + destruct (Nat.eq_dec (S r) t) as [e|ne];
        [|exfalso; apply (proj1 (proj2 (proj2 stops_t) (S r) ltac:(lia))); exact B].
      right; rewrite place_step, A, e in B.
      assert (H : heading t = opposite g) by (apply (toward_inj (toward u g)); rewrite toward_back; exact B).
      rewrite H, opposite_opposite; reflexivity.
  - intros [->| ->].
    + exists 0%nat; split; [exact t0|]; left; split; [reflexivity|]; rewrite place_step, first; reflexivity.
    + exists (pred t); split; [lia|]; right; replace (S (pred t)) with t by lia.
      split; [|exact back]; assert (E := place_step (pred t)).
      replace (S (pred t)) with t in E by lia; rewrite back in E.
      rewrite <- (toward_back (place (pred t)) (heading t)), <- E; reflexivity.
Qed.

Lemma no_corner_on_trail p q : draws p q -> ~ corner M N p.
Proof.
  rewrite draws_eq; intros [r [lt [[A B]|[A B]]]] C.
  - destruct r as [|r]; [rewrite <- A in C; exact (corner_not_inside M N u C u_inside)|].
    apply (proj2 (proj2 (proj2 stops_t) (S r) ltac:(lia))); rewrite A; exact C.
  - destruct (Nat.eq_dec (S r) t) as [e|ne].
    + rewrite e in B; rewrite back in B; rewrite <- B in C; exact (corner_not_inside M N u C u_inside).
    + apply (proj2 (proj2 (proj2 stops_t) (S r) ltac:(lia))); rewrite B; exact C.
Qed.

(* Where each arrival turns by f, or would have come from outside the rectangle, what is drawn one way
   is drawn the other way too. *)
Lemma drawn_after_turn w f d : w <> u ->
  (forall g, f (f g) = g) -> (forall g, f (opposite g) = opposite (f g)) ->
  (forall k, place k = w -> heading (S k) = f (heading k) \/
    ~ in_rectangle M N (toward w (opposite (heading k)))) ->
  draws w (toward w d) -> draws w (toward w (opposite (f d))).
Proof.
  intros ne ff fo turn D.
  rewrite draws_eq in D; destruct D as [k [lt [[A B]|[A B]]]]; rewrite draws_eq.
  - destruct k as [|k]; [exfalso; apply ne; symmetry; exact A|].
    exists k; split; [lia|]; right; split; [|exact A].
    assert (P : place k = toward w (opposite (heading (S k)))).
    { rewrite <- A, place_step, toward_back; reflexivity. }
    destruct (turn (S k) A) as [T|T].
    + rewrite place_step, A in B; apply toward_inj in B; rewrite B in T; rewrite P.
      rewrite T, ff; reflexivity.
    + exfalso; apply T; rewrite <- P; apply (place_in_rectangle M N M1 N1 u h k u_in).
  - assert (kt : k <> pred t).
    { intro e; apply ne; rewrite <- B, e; replace (S (pred t)) with t by lia; exact back. }
    exists (S k); split; [lia|]; left; split; [exact B|].
    assert (H : heading (S k) = opposite d).
    { apply (toward_inj (toward w d)); rewrite toward_back, <- A, <- place_step; exact B. }
    rewrite place_step, B; destruct (turn (S k) B) as [T|T]; rewrite H in T.
    + rewrite T, fo; reflexivity.
    + exfalso; apply T; rewrite opposite_opposite, <- A; apply (place_in_rectangle M N M1 N1 u h k u_in).
Qed.

(* At a side of the rectangle it is reflected. *)
Lemma reflected_x w s r : fst w = 0 \/ fst w = M -> 0 < snd w < N ->
  draws w (toward w (s, r)) -> draws w (toward w (s, negb r)).
Proof.
  intros Wx Wy D; rewrite <- (negb_involutive s) at 1.
  apply (drawn_after_turn w (fun g => (negb (fst g), snd g)) (s, r)); [| | | |exact D].
  - intros ->; destruct u_inside; lia.
  - intros [a b]; cbn; rewrite negb_involutive; reflexivity.
  - intros [a b]; reflexivity.
  - intros k A; rewrite heading_step, A; unfold turned.
    destruct (heading k) as [a b]; cbn [fst snd].
    assert (b' : (if b then snd w <? N else snd w <=? 0) = b)
      by (destruct b; [apply Z.ltb_lt|apply Z.leb_gt]; lia).
    rewrite b'; unfold in_rectangle, toward; cbn [opposite fst snd].
    destruct a; cbn [negb sign]; destruct Wx as [e|e]; rewrite e.
    + right; lia.
    + left; f_equal; apply Z.ltb_ge; lia.
    + left; f_equal; apply Z.leb_le; lia.
    + right; lia.
Qed.

Lemma reflected_y w s r : snd w = 0 \/ snd w = N -> 0 < fst w < M ->
  draws w (toward w (s, r)) -> draws w (toward w (negb s, r)).
Proof.
  intros Wy Wx D; rewrite <- (negb_involutive r) at 1.
  apply (drawn_after_turn w (fun g => (fst g, negb (snd g))) (s, r)); [| | | |exact D].
  - intros ->; destruct u_inside; lia.
  - intros [a b]; cbn; rewrite negb_involutive; reflexivity.
  - intros [a b]; reflexivity.
  - intros k A; rewrite heading_step, A; unfold turned.
    destruct (heading k) as [a b]; cbn [fst snd].
    assert (a' : (if a then fst w <? M else fst w <=? 0) = a)
      by (destruct a; [apply Z.ltb_lt|apply Z.leb_gt]; lia).
    rewrite a'; unfold in_rectangle, toward; cbn [opposite fst snd].
    destruct b; cbn [negb sign]; destruct Wy as [e|e]; rewrite e.
    + right; lia.
    + left; f_equal; apply Z.ltb_ge; lia.
    + left; f_equal; apply Z.leb_le; lia.
    + right; lia.
Qed.

End ClosedTrail.
