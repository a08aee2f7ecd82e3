(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The labels of the four tiles around a point of a closed 90-degree trail's parity
   [SV25, proof of Lemma 6], and the unbounded regions [SV25, proof of Lemma 5]. *)
From Coq Require Import ZArith Lia Bool Relations.
From Gazetteer Require Import rays returns trails straight_trails regions labellings.

Local Open Scope Z_scope.

(* The walk of a trail is at the point w. *)
Definition on_trail (M N : Z) (v : point) (phi : trail) (w : point) : Prop :=
  exists r, (r <= trail_steps phi)%nat /\ trail_place M N v phi r = w.
Definition east_of (w : point) : point := (fst w + 1, snd w).
Definition west_of (w : point) : point := (fst w - 1, snd w).
Definition north_of (w : point) : point := (fst w, snd w + 1).
Definition south_of (w : point) : point := (fst w, snd w - 1).

Section Around.
Variables M N : Z.
Hypotheses (M1 : 1 < M) (N1 : 1 < N).
Variable u : point.
Hypothesis u_inside : inside M N u.
Variables (h : direction) (t : nat).
Hypotheses (stops_t : stops M N u h t) (back : place M N u h t = u).
Notation place := (place M N u h).
Notation heading := (heading M N u h).
Notation draws := (trail_draws M N u (Closed h t)).
Notation tile := (tile M N u).

Definition even_with (w : point) : Prop := Z.odd (fst w + snd w) = Z.odd (fst u + snd u).

Lemma draws_dec p g : {draws p (toward p g)} + {~ draws p (toward p g)}.
Proof.
  destruct (parity_of (is_step place p (toward p g)) t) eqn:E; [left|right].
  - apply (draws_parity M N M1 N1 u u_inside h t stops_t); exact E.
  - intro D; apply (draws_parity M N M1 N1 u u_inside h t stops_t) in D; congruence.
Qed.

Section Tiles.
Variable drawn : point -> point -> Prop.
Hypothesis drawn_sym : forall p q, drawn p q <-> drawn q p.
Variable positive : point -> bool.
Hypothesis proper_positive : proper M N u drawn positive.

Lemma tile_step p q g : tile p -> tile q -> q = toward p g ->
  (side_drawn drawn p g -> positive p <> positive q) /\
  (~ side_drawn drawn p g -> positive p = positive q).
Proof.
  intros T T' ->; apply (proj2 (proper_locally M N u drawn positive) proper_positive); assumption.
Qed.

Lemma tiles_around w : inside M N w -> even_with w ->
  tile (east_of w) /\ tile (west_of w) /\ tile (north_of w) /\ tile (south_of w).
Proof.
  intros [X Y] E; unfold regions.tile, in_rectangle, east_of, west_of, north_of, south_of, even_with in *.
  cbn [fst snd]; rewrite <- E; destruct w as [x y]; cbn [fst snd] in *.
  replace (x + 1 + y) with (x + y + 1) by lia; replace (x - 1 + y) with (x + y - 1) by lia.
  replace (x + (y + 1)) with (x + y + 1) by lia; replace (x + (y - 1)) with (x + y - 1) by lia.
  rewrite Z.odd_add, Z.odd_sub; destruct (Z.odd (x + y)); cbn; repeat split; lia || discriminate.
Qed.

(* The tiles around w, and the four steps from w between them. *)
Lemma labels_around w : inside M N w -> even_with w ->
  ((drawn w (toward w NE) -> positive (east_of w) <> positive (north_of w)) /\
   (~ drawn w (toward w NE) -> positive (east_of w) = positive (north_of w))) /\
  ((drawn w (toward w SE) -> positive (east_of w) <> positive (south_of w)) /\
   (~ drawn w (toward w SE) -> positive (east_of w) = positive (south_of w))) /\
  ((drawn w (toward w NW) -> positive (west_of w) <> positive (north_of w)) /\
   (~ drawn w (toward w NW) -> positive (west_of w) = positive (north_of w))) /\
  ((drawn w (toward w SW) -> positive (west_of w) <> positive (south_of w)) /\
   (~ drawn w (toward w SW) -> positive (west_of w) = positive (south_of w))).
Proof.
  intros W E; destruct (tiles_around w W E) as [TE [TW [TN TS]]]; destruct w as [x y].
  unfold east_of, west_of, north_of, south_of in *; cbn [fst snd] in *.
  assert (A := tile_step _ _ NW TE TN); assert (B := tile_step _ _ SW TE TS).
  assert (C := tile_step _ _ NE TW TN); assert (D := tile_step _ _ SE TW TS).
  unfold side_drawn, toward in *; cbn [fst snd NE SE NW SW sign] in *.
  replace (x + 1 + -1) with x in * by lia; replace (x - 1 + 1) with x in * by lia.
  change (y + -1) with (y - 1) in *; change (x + -1) with (x - 1) in *.
  specialize (A eq_refl); specialize (B eq_refl); specialize (C eq_refl); specialize (D eq_refl).
  tauto.
Qed.

End Tiles.

Variable positive : point -> bool.
Hypothesis proper_positive : proper M N u draws positive.

Definition count_around (w : point) : nat :=
  Nat.b2n (positive (east_of w)) + Nat.b2n (positive (west_of w)) +
  (Nat.b2n (positive (north_of w)) + Nat.b2n (positive (south_of w))).

Lemma closed_trail_at w : on_trail M N u (Closed h t) w <-> exists r, (r <= t)%nat /\ place r = w.
Proof. reflexivity. Qed.

Lemma on_trail_draws w : on_trail M N u (Closed h t) w <-> exists g, draws w (toward w g).
Proof.
  assert (t0 : (0 < t)%nat) by apply stops_t.
  rewrite closed_trail_at; split.
  - intros [r [le A]]; destruct (Nat.eq_dec r t) as [->|ne].
    + exists h; rewrite <- A, back.
      apply (draws_at_u M N u u_inside h t stops_t back); left; reflexivity.
    + exists (heading (S r)); apply draws_eq; exists r; split; [lia|]; left; split; [exact A|].
      rewrite <- A; reflexivity.
  - intros [g D]; rewrite draws_eq in D; destruct D as [r [lt [[A B]|[A B]]]].
    + exists r; split; [lia|exact A].
    + exists (S r); split; [lia|exact B].
Qed.

(* Off the trail the four tiles are in one region. *)
Lemma around_off_trail w : inside M N w -> even_with w -> ~ on_trail M N u (Closed h t) w ->
  count_around w = if positive (east_of w) then 4%nat else 0%nat.
Proof.
  intros W E off; rewrite on_trail_draws in off.
  destruct (labels_around draws positive proper_positive w W E)
    as [[_ A] [[_ B] [[_ C] [_ D]]]].
  assert (no : forall g, ~ draws w (toward w g)) by (intros g X; apply off; exists g; exact X).
  specialize (A (no NE)); specialize (B (no SE)); specialize (C (no NW)); specialize (D (no SW)).
  unfold count_around; rewrite <- B, C, <- A; destruct (positive (east_of w)); reflexivity.
Qed.

(* On the trail, but for u, two of them are positive. *)
Lemma around_on_trail w : inside M N w -> even_with w -> w <> u -> on_trail M N u (Closed h t) w ->
  count_around w = 2%nat.
Proof.
  intros W E ne on; rewrite on_trail_draws in on.
  assert (A := labels_around draws positive proper_positive w W E).
  assert (S1 := straight_on_inside M N u h t back w NE W ne).
  assert (S2 := straight_on_inside M N u h t back w SW W ne).
  assert (S3 := straight_on_inside M N u h t back w NW W ne).
  assert (S4 := straight_on_inside M N u h t back w SE W ne).
  change (opposite NE) with SW in *; change (opposite SW) with NE in *.
  change (opposite NW) with SE in *; change (opposite SE) with NW in *.
  assert (some : draws w (toward w NE) \/ draws w (toward w SE)).
  { clear A; destruct on as [g D]; destruct g as [[] []]; fold NE NW SE SW in D; tauto. }
  unfold count_around.
  generalize dependent (positive (east_of w)); generalize dependent (positive (west_of w)).
  generalize dependent (positive (north_of w)); generalize dependent (positive (south_of w)).
  intros lS lN lW lE A; destruct A as [[A1 A2] [[B1 B2] [[C1 C2] [D1 D2]]]].
  destruct (draws_dec w NE) as [P|P], (draws_dec w SE) as [Q|Q].
  - specialize (A1 P); specialize (B1 Q); specialize (C1 (S4 Q)); destruct lS, lN, lW, lE; reflexivity || congruence.
  - assert (P' := S1 P); specialize (A1 P); specialize (B2 Q); specialize (D1 P').
    destruct lS, lN, lW, lE; reflexivity || congruence.
  - assert (Q' := S4 Q); specialize (A2 P); specialize (B1 Q); specialize (C1 Q').
    destruct lS, lN, lW, lE; reflexivity || congruence.
  - tauto.
Qed.

(* At u one of the four tiles has another label than the three others. *)
Lemma one_of_two (k k' g : direction) : k' <> k -> k' <> opposite k ->
  (g = k \/ g = opposite k') /\ ~ (opposite g = k \/ opposite g = opposite k') \/
  ~ (g = k \/ g = opposite k') /\ (opposite g = k \/ opposite g = opposite k').
Proof.
  intros n1 n2; destruct k as [[] []], k' as [[] []]; cbn [opposite fst snd negb] in *;
    try (exfalso; apply n1; reflexivity); try (exfalso; apply n2; reflexivity);
    destruct g as [[] []]; cbn [opposite fst snd negb]; intuition discriminate.
Qed.

Lemma around_u : heading t <> h -> heading t <> opposite h ->
  count_around u = 1%nat \/ count_around u = 3%nat.
Proof.
  intros n1 n2; assert (A := labels_around draws positive proper_positive u u_inside eq_refl).
  assert (P := one_of_two h (heading t) NE n1 n2); assert (Q := one_of_two h (heading t) NW n1 n2).
  rewrite <- !(draws_at_u M N u u_inside h t stops_t back) in P, Q.
  change (opposite NE) with SW in *; change (opposite NW) with SE in *.
  unfold count_around.
  generalize dependent (positive (east_of u)); generalize dependent (positive (west_of u)).
  generalize dependent (positive (north_of u)); generalize dependent (positive (south_of u)).
  intros lS lN lW lE A; destruct A as [[A1 A2] [[B1 B2] [[C1 C2] [D1 D2]]]].
  destruct P as [[P P']|[P P']]; destruct Q as [[Q Q']|[Q Q']];
    repeat match goal with
    | H : ?X -> _, E : ?X |- _ => specialize (H E)
    | H : ?X -> _, E : ~ ?X |- _ => clear H
    end; destruct lS, lN, lW, lE; (left; reflexivity) || (right; reflexivity) || congruence.
Qed.

End Around.
