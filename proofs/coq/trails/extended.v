(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The steps of [SV25, proof of Lemma 5]: the trail with both its segments at u extended to the sides of
   the rectangle, the labels switched in what the extensions enclose, and the unbounded regions in a walk
   round the rectangle. *)
From Coq Require Import ZArith Lia Bool Relations.
From Gazetteer Require Import rays returns trails straight_trails embedding regions labellings around.

Local Open Scope Z_scope.

(* The steps from u straight on in direction g, to a side of the rectangle. *)
Definition line_draws (M N : Z) (u : point) (g : direction) (p q : point) : Prop :=
  exists j, 0 <= j /\
    in_rectangle M N (straight_on u g j) /\ in_rectangle M N (straight_on u g (j + 1)) /\
    (p = straight_on u g j /\ q = straight_on u g (j + 1) \/
     q = straight_on u g j /\ p = straight_on u g (j + 1)).
(* The segments of a trail at u are extended beyond u, so in the opposite directions. *)
Definition extended_draws (M N : Z) (u : point) (phi : trail) (p q : point) : Prop :=
  trail_draws M N u phi p q \/
  line_draws M N u (opposite (fst (ends M N u phi))) p q \/
  line_draws M N u (opposite (snd (ends M N u phi))) p q.
(* On the side of u in direction g; and between the extensions. *)
Definition beyond (u : point) (g : direction) (p : point) : bool :=
  0 <? sign (fst g) * (fst p - fst u) + sign (snd g) * (snd p - snd u).
Definition enclosed (M N : Z) (u : point) (phi : trail) (p : point) : bool :=
  beyond u (opposite (fst (ends M N u phi))) p && beyond u (opposite (snd (ends M N u phi))) p.
Definition switched (M N : Z) (u : point) (phi : trail) (positive : point -> bool) (p : point) : bool :=
  xorb (positive p) (enclosed M N u phi p).

(* Tiles on the sides of the rectangle that are next to each other in a walk round it: e is the point
   between them. *)
Definition grid_step (p q : point) : Prop := Z.abs (fst p - fst q) + Z.abs (snd p - snd q) = 1.
Definition consecutive (M N : Z) (u p q : point) : Prop :=
  tile M N u p /\ ~ inside M N p /\ tile M N u q /\ ~ inside M N q /\ p <> q /\
  exists e, in_rectangle M N e /\ ~ inside M N e /\ grid_step p e /\ grid_step q e.

Section Extended.
Variables M N : Z.
Hypotheses (M1 : 1 < M) (N1 : 1 < N).
Variable u : point.
Hypothesis u_inside : inside M N u.

Lemma tile_odd p : tile M N u p -> exists e, fst p - fst u + (snd p - snd u) = 2 * e + 1.
Proof.
  intros [_ odd].
  assert (O : Z.odd (fst p + snd p - (fst u + snd u)) = true).
  { rewrite Z.odd_sub; destruct (Z.odd (fst p + snd p)), (Z.odd (fst u + snd u)); congruence || reflexivity. }
  apply Z.odd_spec in O; destruct O as [k O]; exists k; lia.
Qed.

Ltac decide_beyond :=
  repeat match goal with
  | |- context [0 <? ?b] => destruct (Z.ltb_spec 0 b); try (exfalso; lia)
  end.

(* A label that says which tiles are between two perpendicular lines from u jumps at these lines. *)
Lemma enclosed_jumps g g' p k : g' <> g -> g' <> opposite g ->
  tile M N u p -> tile M N u (toward p k) ->
  xorb (beyond u g p && beyond u g' p) (beyond u g (toward p k) && beyond u g' (toward p k)) = true <->
  side_drawn (line_draws M N u g) p k \/ side_drawn (line_draws M N u g') p k.
Proof.
  intros n1 n2 T T'; destruct (tile_odd p T) as [e E]; destruct T as [[X Y] _], T' as [[X' Y'] _].
  destruct u as [a b], p as [x y]; unfold side_drawn, line_draws, beyond, straight_on, in_rectangle, toward in *.
  cbn [fst snd] in *; split.
  - intro J.
    assert (on_g : forall s : direction, s = g \/ s = g' ->
      (exists j, 0 <= j /\
        (x + sign (fst k) = a + sign (fst s) * j /\ y = b + sign (snd s) * j /\
         x = a + sign (fst s) * (j + 1) /\ y + sign (snd k) = b + sign (snd s) * (j + 1) \/
         x = a + sign (fst s) * j /\ y + sign (snd k) = b + sign (snd s) * j /\
         x + sign (fst k) = a + sign (fst s) * (j + 1) /\ y = b + sign (snd s) * (j + 1))) ->
      exists j, 0 <= j /\
        (0 <= a + sign (fst s) * j <= M /\ 0 <= b + sign (snd s) * j <= N) /\
        (0 <= a + sign (fst s) * (j + 1) <= M /\ 0 <= b + sign (snd s) * (j + 1) <= N) /\
        ((x + sign (fst k), y) = (a + sign (fst s) * j, b + sign (snd s) * j) /\
         (x, y + sign (snd k)) = (a + sign (fst s) * (j + 1), b + sign (snd s) * (j + 1)) \/
         (x, y + sign (snd k)) = (a + sign (fst s) * j, b + sign (snd s) * j) /\
         (x + sign (fst k), y) = (a + sign (fst s) * (j + 1), b + sign (snd s) * (j + 1)))).
    { intros s _ [j [j0 [[A [B [C D]]]|[A [B [C D]]]]]]; exists j; rewrite <- A, <- B, <- C, <- D;
        (split; [exact j0|]); repeat split; try lia; [left|right]; split; reflexivity. }
    assert (either :
      (exists j, 0 <= j /\
        (x + sign (fst k) = a + sign (fst g) * j /\ y = b + sign (snd g) * j /\
         x = a + sign (fst g) * (j + 1) /\ y + sign (snd k) = b + sign (snd g) * (j + 1) \/
         x = a + sign (fst g) * j /\ y + sign (snd k) = b + sign (snd g) * j /\
         x + sign (fst k) = a + sign (fst g) * (j + 1) /\ y = b + sign (snd g) * (j + 1))) \/
      (exists j, 0 <= j /\
        (x + sign (fst k) = a + sign (fst g') * j /\ y = b + sign (snd g') * j /\
         x = a + sign (fst g') * (j + 1) /\ y + sign (snd k) = b + sign (snd g') * (j + 1) \/
         x = a + sign (fst g') * j /\ y + sign (snd k) = b + sign (snd g') * j /\
         x + sign (fst k) = a + sign (fst g') * (j + 1) /\ y = b + sign (snd g') * (j + 1)))).
    { clear on_g; revert J; destruct g as [[] []], g' as [[] []]; cbn [opposite fst snd negb sign] in *;
        try (exfalso; apply n1; reflexivity); try (exfalso; apply n2; reflexivity);
        destruct k as [[] []]; cbn [fst snd sign] in *; decide_beyond; cbn [andb xorb]; intro J;
        try discriminate J;
        solve [left; eexists; (split; [|left; repeat split]); lia
              |left; exists (Z.abs (x - a)); lia | right; exists (Z.abs (x - a)); lia
              |left; exists (Z.abs (x - a) - 1); lia | right; exists (Z.abs (x - a) - 1); lia]. }
    destruct either as [H|H]; [left; apply (on_g g); auto|right; apply (on_g g'); auto].
  - intros [[j [j0 [_ [_ H]]]]|[j [j0 [_ [_ H]]]]];
      (destruct H as [[H1 H2]|[H1 H2]]; injection H1 as A B; injection H2 as C D);
      destruct g as [[] []], g' as [[] []]; cbn [opposite fst snd negb sign] in *;
      try (exfalso; apply n1; reflexivity); try (exfalso; apply n2; reflexivity);
      destruct k as [[] []]; cbn [fst snd sign] in *; try (exfalso; lia);
      decide_beyond; cbn [andb xorb]; try reflexivity; exfalso; lia.
Qed.

Variables (h : direction) (t : nat).
Hypotheses (stops_t : stops M N u h t) (back : rays.place M N u h t = u).
Notation place := (place M N u h).
Notation heading := (heading M N u h).
Notation draws := (trail_draws M N u (Closed h t)).
Notation whole := (extended_draws M N u (Closed h t)).
Hypotheses (angle1 : heading t <> h) (angle2 : heading t <> opposite h).

(* The trail does not run along an extension: else it would pass u along it. *)
Lemma extension_free g : g = opposite h \/ g = heading t ->
  forall p q, line_draws M N u g p q -> ~ draws p q.
Proof.
  intro G; assert (no : forall j : nat, in_rectangle M N (straight_on u g (Z.of_nat j + 1)) ->
    ~ draws (straight_on u g (Z.of_nat j)) (straight_on u g (Z.of_nat j + 1))).
  { induction j as [|j IH]; intros B D.
    - replace (straight_on u g (Z.of_nat 0)) with u in D
        by (destruct u; unfold straight_on; cbn [fst snd]; f_equal; lia).
      replace (straight_on u g (Z.of_nat 0 + 1)) with (toward u g) in D
        by (unfold straight_on, toward; f_equal; lia).
      apply (draws_at_u M N u u_inside h t stops_t back) in D.
      destruct G as [->| ->], D as [D|D].
      + exact (opposite_neq h D).
      + apply angle1; rewrite <- (opposite_opposite (heading t)), <- D; apply opposite_opposite.
      + exact (angle1 D).
      + exact (opposite_neq _ (eq_sym D)).
    - rewrite Nat2Z.inj_succ in *; unfold Z.succ in *.
      set (w := straight_on u g (Z.of_nat j + 1)) in *.
      replace (straight_on u g (Z.of_nat j + 1 + 1)) with (toward w g) in *
        by (unfold w, straight_on, toward; cbn [fst snd]; f_equal; lia).
      assert (W : inside M N w /\ w <> u).
      { destruct u_inside as [X Y], B as [X' Y']; unfold w, inside, straight_on, toward in *.
        cbn [fst snd] in *; split; [destruct g as [[] []]; cbn [fst snd sign] in *; lia|].
        intro e; apply (f_equal fst) in e; cbn [fst] in e; destruct g as [[] []]; cbn [fst sign] in *; lia. }
      destruct W as [W ne]; apply (straight_on_inside M N u h t back w g W ne) in D.
      apply IH; [apply inside_in_rectangle; exact W|]; fold w; apply draws_sym.
      replace (straight_on u g (Z.of_nat j)) with (toward w (opposite g)); [exact D|].
      unfold w, straight_on, toward; cbn [fst snd opposite]; destruct g as [[] []]; cbn [fst snd negb sign];
        f_equal; lia. }
  intros p q [j [j0 [_ [B [[-> ->]|[-> ->]]]]]] D.
  - apply (no (Z.to_nat j)); rewrite Z2Nat.id by lia; assumption.
  - apply (no (Z.to_nat j)); rewrite Z2Nat.id by lia; [assumption|apply draws_sym; exact D].
Qed.

Notation outer := (enclosed M N u (Closed h t)).

Lemma ends_closed : opposite (fst (ends M N u (Closed h t))) = opposite h /\
  opposite (snd (ends M N u (Closed h t))) = heading t.
Proof. cbn [ends fst snd]; rewrite opposite_opposite; split; reflexivity. Qed.

Lemma outer_jumps p k : tile M N u p -> tile M N u (toward p k) ->
  (xorb (outer p) (outer (toward p k)) = true <->
   side_drawn (line_draws M N u (opposite h)) p k \/ side_drawn (line_draws M N u (heading t)) p k).
Proof.
  intros T T'; unfold enclosed; destruct ends_closed as [-> ->].
  apply enclosed_jumps; try assumption; rewrite ?opposite_opposite; assumption.
Qed.

Lemma whole_eq p k : side_drawn whole p k <->
  side_drawn draws p k \/
  (side_drawn (line_draws M N u (opposite h)) p k \/ side_drawn (line_draws M N u (heading t)) p k).
Proof. unfold side_drawn, extended_draws; destruct ends_closed as [-> ->]; reflexivity. Qed.

Lemma outer_not_drawn p k : tile M N u p -> tile M N u (toward p k) ->
  side_drawn draws p k -> xorb (outer p) (outer (toward p k)) = false.
Proof.
  intros T T' D; destruct (xorb (outer p) (outer (toward p k))) eqn:J; [exfalso|reflexivity].
  apply (outer_jumps p k T T') in J; unfold side_drawn in *.
  destruct J as [J|J]; [apply (extension_free _ (or_introl eq_refl) _ _ J)|
                        apply (extension_free _ (or_intror eq_refl) _ _ J)]; exact D.
Qed.

(* Switching in what the extensions enclose makes labellings of the one proper for the other. *)
Lemma switched_proper positive :
  proper M N u whole positive -> proper M N u draws (switched M N u (Closed h t) positive).
Proof.
  intro P; apply proper_locally; intros p k T T'.
  destruct (proj2 (proper_locally M N u whole positive) P p k T T') as [P1 P2].
  rewrite whole_eq in P1, P2; assert (J := outer_jumps p k T T'); unfold switched; split; intro D.
  - assert (F := outer_not_drawn p k T T' D); specialize (P1 (or_introl D)); clear P2 J.
    destruct (outer p), (outer (toward p k)), (positive p), (positive (toward p k)); cbn in *; congruence.
  - destruct (xorb (outer p) (outer (toward p k))) eqn:E.
    + assert (X := P1 (or_intror (proj1 J eq_refl))); clear P1 P2 J.
      destruct (outer p), (outer (toward p k)), (positive p), (positive (toward p k)); cbn in *; congruence.
    + assert (X : positive p = positive (toward p k)) by (apply P2; intros [A|A]; [auto|];
        apply J in A; discriminate).
      clear P1 P2 J; destruct (outer p), (outer (toward p k)), (positive p), (positive (toward p k));
        cbn in *; congruence.
Qed.

Lemma unswitched_proper positive :
  proper M N u draws positive -> proper M N u whole (switched M N u (Closed h t) positive).
Proof.
  intro P; apply proper_locally; intros p k T T'.
  destruct (proj2 (proper_locally M N u draws positive) P p k T T') as [P1 P2].
  rewrite whole_eq; assert (J := outer_jumps p k T T'); unfold switched; split; intro D.
  - destruct D as [D|D].
    + assert (F := outer_not_drawn p k T T' D); specialize (P1 D); clear P2 J.
      destruct (outer p), (outer (toward p k)), (positive p), (positive (toward p k)); cbn in *; congruence.
    + assert (E := proj2 J D).
      assert (X : positive p = positive (toward p k)).
      { apply P2; intro A; assert (F := outer_not_drawn p k T T' A); congruence. }
      clear P1 P2 J; destruct (outer p), (outer (toward p k)), (positive p), (positive (toward p k));
        cbn in *; congruence.
  - assert (X : positive p = positive (toward p k)) by (apply P2; tauto).
    destruct (xorb (outer p) (outer (toward p k))) eqn:E; [exfalso; apply D; right; apply J; reflexivity|].
    clear P1 P2 J; destruct (outer p), (outer (toward p k)), (positive p), (positive (toward p k));
      cbn in *; congruence.
Qed.

Lemma switched_twice positive p :
  switched M N u (Closed h t) (switched M N u (Closed h t) positive) p = positive p.
Proof. unfold switched; destruct (positive p), (outer p); reflexivity. Qed.

(* Unbounded regions, next to each other: the same one, or two with a common neighbour. *)
Lemma side_drawn_back p g : side_drawn draws (toward p g) (opposite g) <-> side_drawn draws p g.
Proof.
  unfold side_drawn, toward; cbn [fst snd opposite].
  replace (fst p + sign (fst g) + sign (negb (fst g))) with (fst p) by (destruct (fst g); cbn; lia).
  replace (snd p + sign (snd g) + sign (negb (snd g))) with (snd p) by (destruct (snd g); cbn; lia).
  apply draws_sym.
Qed.

Lemma joined_sym p q : joined M N u draws p q -> joined M N u draws q p.
Proof.
  intros [T [T' [g [-> D]]]]; split; [exact T'|]; split; [exact T|]; exists (opposite g).
  rewrite side_drawn_back, toward_back; split; [reflexivity|exact D].
Qed.

Definition neighbourly (p q : point) : Prop :=
  same_region M N u draws p q \/ exists c, separated M N u draws p c /\ separated M N u draws q c.

Lemma neighbourly_sym p q : neighbourly p q -> neighbourly q p.
Proof.
  intros [R|[c [A B]]]; [left|right; exists c; auto].
  induction R as [p q J| |p c q _ IH1 _ IH2];
    [apply rt_step, joined_sym, J|apply rt_refl|exact (rt_trans _ _ _ _ _ IH2 IH1)].
Qed.

(* Over the point e of a side that is not a corner: c is the tile on the inner side of e. *)
Lemma over_side p q c g : tile M N u p -> tile M N u q -> tile M N u c ->
  c = toward p g -> (exists k, c = toward q k /\ (side_drawn draws p g <-> side_drawn draws q k)) ->
  {side_drawn draws p g} + {~ side_drawn draws p g} -> neighbourly p q.
Proof.
  intros Tp Tq Tc -> [k [E same]] [D|D].
  - right; exists (toward p g); split; (split; [assumption|]); (split; [exact Tc|]);
      [exists g|exists k; rewrite <- same]; auto.
  - left; apply rt_trans with (toward p g).
    + apply rt_step; split; [exact Tp|]; split; [exact Tc|]; exists g; auto.
    + apply rt_step, joined_sym; split; [exact Tq|]; split; [exact Tc|]; exists k; rewrite <- same; auto.
Qed.

Lemma corner_side p g : tile M N u p -> tile M N u (toward p g) ->
  corner M N (fst p + sign (fst g), snd p) \/ corner M N (fst p, snd p + sign (snd g)) ->
  neighbourly p (toward p g).
Proof.
  intros T T' C; left; apply rt_step; split; [exact T|]; split; [exact T'|]; exists g.
  split; [reflexivity|]; intro D; unfold side_drawn in D; destruct C as [C|C].
  - exact (no_corner_on_trail M N u u_inside h t stops_t back _ _ D C).
  - apply draws_sym in D; exact (no_corner_on_trail M N u u_inside h t stops_t back _ _ D C).
Qed.

Lemma tile_toward p g : tile M N u p -> in_rectangle M N (toward p g) -> tile M N u (toward p g).
Proof.
  intros [_ odd] B; split; [exact B|]; intro E; apply odd; rewrite <- E; unfold toward; cbn [fst snd].
  destruct g as [[] []]; cbn [fst snd sign].
  - replace (fst p + 1 + (snd p + 1)) with (fst p + snd p + 2 * 1) by lia; rewrite Z.odd_add_mul_2; reflexivity.
  - replace (fst p + 1 + (snd p + -1)) with (fst p + snd p) by lia; reflexivity.
  - replace (fst p + -1 + (snd p + 1)) with (fst p + snd p) by lia; reflexivity.
  - replace (fst p + -1 + (snd p + -1)) with (fst p + snd p + 2 * -1) by lia.
    rewrite Z.odd_add_mul_2; reflexivity.
Qed.

Lemma side_at p g e s r : fst p + sign (fst g) = fst e + sign s -> snd p = snd e + sign r ->
  fst p = fst e -> snd p + sign (snd g) = snd e ->
  side_drawn draws p g <-> draws e (toward e (s, r)).
Proof.
  intros A B C D; unfold side_drawn, toward; cbn [fst snd]; rewrite A, D, B, C.
  rewrite <- surjective_pairing; apply draws_sym.
Qed.

Lemma side_at_y p g e s r : snd p + sign (snd g) = snd e + sign r -> fst p = fst e + sign s ->
  snd p = snd e -> fst p + sign (fst g) = fst e ->
  side_drawn draws p g <-> draws e (toward e (s, r)).
Proof.
  intros A B C D; unfold side_drawn, toward; cbn [fst snd]; rewrite A, D, B, C.
  rewrite <- surjective_pairing; reflexivity.
Qed.

Lemma grid_steps p e : grid_step p e ->
  fst p = fst e /\ (snd p = snd e + 1 \/ snd p = snd e - 1) \/
  snd p = snd e /\ (fst p = fst e + 1 \/ fst p = fst e - 1).
Proof. unfold grid_step; lia. Qed.

Lemma consecutive_neighbourly p q : consecutive M N u p q -> neighbourly p q.
Proof.
  intros [Tp [op [Tq [oq [ne [e [[Ex Ey] [oe [sp sq]]]]]]]]].
  assert (Bp := proj1 Tp); assert (Bq := proj1 Tq); destruct Bp as [Px Py], Bq as [Qx Qy].
  assert (ne' : ~ (fst p = fst q /\ snd p = snd q)) by (intro E; apply ne, point_eq; exact E).
  apply grid_steps in sp; apply grid_steps in sq; unfold inside in *.
  assert (places : corner M N e \/ (fst e = 0 \/ fst e = M) /\ 0 < snd e < N \/
    (snd e = 0 \/ snd e = N) /\ 0 < fst e < M)
    by (clear - Ex Ey oe; unfold corner; lia).
  destruct places as [C|[[X Y]|[Y X]]].
  - assert (K : exists s r, fst p = fst e + sign s /\ snd p = snd e /\ fst q = fst e /\ snd q = snd e + sign r \/
        fst q = fst e + sign s /\ snd q = snd e /\ fst p = fst e /\ snd p = snd e + sign r).
    { clear - C Px Py Qx Qy ne' sp sq M1 N1.
      destruct C as [[X|X] [Y|Y]]; [exists true, true|exists true, false|exists false, true|exists false, false];
        cbn [sign]; destruct sp as [[p1 [p2|p2]]|[p1 [p2|p2]]], sq as [[q1 [q2|q2]]|[q1 [q2|q2]]];
        solve [exfalso; lia|left; lia|right; lia]. }
    destruct K as [s [r [[A [B [D F]]]|[A [B [D F]]]]]].
    + assert (E : q = toward p (negb s, r)).
      { apply point_eq; unfold toward; cbn [fst snd]; rewrite A, B, D, F; destruct s; cbn [negb sign]; lia. }
      rewrite E in *; apply corner_side; try assumption; left; cbn [fst snd].
      replace (fst p + sign (negb s), snd p) with e; [exact C|].
      apply point_eq; cbn [fst snd]; rewrite A, B; destruct s; cbn [negb sign]; lia.
    + apply neighbourly_sym; assert (E : p = toward q (negb s, r)).
      { apply point_eq; unfold toward; cbn [fst snd]; rewrite A, B, D, F; destruct s; cbn [negb sign]; lia. }
      rewrite E in *; apply corner_side; try assumption; left; cbn [fst snd].
      replace (fst q + sign (negb s), snd q) with e; [exact C|].
      apply point_eq; cbn [fst snd]; rewrite A, B; destruct s; cbn [negb sign]; lia.
  - assert (K : exists s r, (0 <= fst e + sign s <= M) /\
        fst p = fst e /\ snd p = snd e + sign r /\ fst q = fst e /\ snd q = snd e + sign (negb r)).
    { clear - X Y op oq Px Py Qx Qy ne' sp sq M1 N1.
      assert (p' : fst p = fst e) by (destruct sp as [[p1 _]|[p1 [p2|p2]]]; [exact p1| |]; lia).
      assert (q' : fst q = fst e) by (destruct sq as [[q1 _]|[q1 [q2|q2]]]; [exact q1| |]; lia).
      clear op oq; destruct X as [X|X]; (destruct (Z.lt_ge_cases (snd e) (snd p)) as [L|L];
        [exists (fst e =? 0), true|exists (fst e =? 0), false]);
        destruct (Z.eqb_spec (fst e) 0); cbn [sign negb]; lia. }
    destruct K as [s [r [S [A [B [D F]]]]]].
    assert (Tc : tile M N u (toward p (s, negb r))).
    { apply tile_toward; [exact Tp|]; unfold in_rectangle, toward; cbn [fst snd]; rewrite A, B.
      destruct r; cbn [negb sign]; lia. }
    assert (Dp : side_drawn draws p (s, negb r) <-> draws e (toward e (s, r))).
    { apply side_at; cbn [fst snd]; rewrite ?A, ?B; destruct r; cbn [negb sign]; lia. }
    assert (Dq : side_drawn draws q (s, r) <-> draws e (toward e (s, negb r))).
    { apply side_at; cbn [fst snd]; rewrite ?D, ?F; destruct r; cbn [negb sign]; lia. }
    apply (over_side p q (toward p (s, negb r)) (s, negb r)); try assumption; [reflexivity| |].
    + exists (s, r); split.
      * apply point_eq; unfold toward; cbn [fst snd]; rewrite A, B, D, F; destruct r; cbn [negb sign]; lia.
      * rewrite Dp, Dq; split; intro G.
        -- exact (reflected_x M N M1 N1 u u_inside h t back e s r X Y G).
        -- rewrite <- (negb_involutive r).
           exact (reflected_x M N M1 N1 u u_inside h t back e s (negb r) X Y G).
    + destruct (draws_dec M N M1 N1 u u_inside h t stops_t e (s, r)) as [G|G]; [left|right]; rewrite Dp; exact G.
  - assert (K : exists s r, (0 <= snd e + sign r <= N) /\
        snd p = snd e /\ fst p = fst e + sign s /\ snd q = snd e /\ fst q = fst e + sign (negb s)).
    { clear - X Y op oq Px Py Qx Qy ne' sp sq M1 N1.
      assert (p' : snd p = snd e) by (destruct sp as [[p1 [p2|p2]]|[p1 _]]; [| |exact p1]; lia).
      assert (q' : snd q = snd e) by (destruct sq as [[q1 [q2|q2]]|[q1 _]]; [| |exact q1]; lia).
      clear op oq; destruct Y as [Y|Y]; (destruct (Z.lt_ge_cases (fst e) (fst p)) as [L|L];
        [exists true, (snd e =? 0)|exists false, (snd e =? 0)]);
        destruct (Z.eqb_spec (snd e) 0); cbn [sign negb]; lia. }
    destruct K as [s [r [S [A [B [D F]]]]]].
    assert (Tc : tile M N u (toward p (negb s, r))).
    { apply tile_toward; [exact Tp|]; unfold in_rectangle, toward; cbn [fst snd]; rewrite A, B.
      destruct s; cbn [negb sign]; lia. }
    assert (Dp : side_drawn draws p (negb s, r) <-> draws e (toward e (s, r))).
    { apply side_at_y; cbn [fst snd]; rewrite ?A, ?B; destruct s; cbn [negb sign]; lia. }
    assert (Dq : side_drawn draws q (s, r) <-> draws e (toward e (negb s, r))).
    { apply side_at_y; cbn [fst snd]; rewrite ?D, ?F; destruct s; cbn [negb sign]; lia. }
    apply (over_side p q (toward p (negb s, r)) (negb s, r)); try assumption; [reflexivity| |].
    + exists (s, r); split.
      * apply point_eq; unfold toward; cbn [fst snd]; rewrite A, B, D, F; destruct s; cbn [negb sign]; lia.
      * rewrite Dp, Dq; split; intro G.
        -- exact (reflected_y M N M1 N1 u u_inside h t back e s r Y X G).
        -- rewrite <- (negb_involutive s).
           exact (reflected_y M N M1 N1 u u_inside h t back e (negb s) r Y X G).
    + destruct (draws_dec M N M1 N1 u u_inside h t stops_t e (s, r)) as [G|G]; [left|right]; rewrite Dp; exact G.
Qed.

(* So they have the same label. *)
Lemma neighbourly_label p q positive : tile M N u p -> neighbourly p q ->
  proper M N u draws positive -> positive p = positive q.
Proof.
  intros T [R|[c [A B]]] [one other]; [exact (one p q T R)|].
  assert (apart : forall x, separated M N u draws x c -> positive x <> positive c).
  { intros x [Tx [Tc D]]; apply other; try assumption; exists x, c.
    split; [apply rt_refl|]; split; [apply rt_refl|]; split; [exact Tx|]; split; [exact Tc|exact D]. }
  assert (P := apart p A); assert (Q := apart q B).
  destruct (positive p), (positive q), (positive c); congruence.
Qed.

End Extended.
