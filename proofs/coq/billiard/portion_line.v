(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The line that the billiard ball's trajectory through (1, 2) unfolds to [FSU93, Theorem 4.2], on
   the table [0, M] x [0, N], M and N coprime: at its place X the ball stands where X and X + 1 are
   folded. How the portions that lead to a corner stand on it. *)
From Coq Require Import ZArith Znumtheory Lia Bool.
From Gazetteer Require Import rays portions.

Local Open Scope Z_scope.

Section Lead.
Variables M N : Z.
Hypotheses (M1 : 2 < M) (N1 : 2 < N) (coprime : rel_prime M N).

Definition line (w : point) (g : direction) (X : Z) : Prop :=
  lifts M X (fst w) (fst g) /\ lifts N (X + 1) (snd w) (snd g).

Lemma product_multiple a e f : a = 2 * M * e -> a = 2 * N * f -> exists q, a = 2 * (M * N) * q.
Proof.
  intros E F; assert (D : (N | M * e)) by (exists f; lia).
  apply Gauss in D; [|apply rel_prime_sym, coprime]; destruct D as [g G]; exists g; nia.
Qed.

(* One of the intervals between two places of corners. *)
Variable A : Z.
Hypothesis A_corner : (exists p, A = M * p) /\ (exists q, A + 1 = N * q).
Notation B := (A + M * N).

Lemma line_once w g X Y : A < X < B -> A < Y < B -> line w g X -> line w g Y -> X = Y.
Proof.
  intros IX IY [[_ [p P]] [_ [q Q]]] [[_ [p' P']] [_ [q' Q']]].
  destruct (product_multiple (X - Y) (p' - p) (q' - q)) as [e E]; [lia|lia|].
  assert (C : - (2 * (M * N)) < 2 * (M * N) * e < 2 * (M * N)) by lia.
  apply small_multiple in C; [subst e; lia|nia].
Qed.

Lemma line_one_way w g X Y : A < X < B -> A < Y < B -> line w g X -> ~ line w (opposite g) Y.
Proof.
  destruct A_corner as [[a Ea] [b Eb]].
  intros IX IY [[_ [p P]] [_ [q Q]]] [[_ [p' P']] [_ [q' Q']]].
  assert (S : forall s, sign (negb s) = - sign s) by (intros []; reflexivity).
  cbn [opposite fst snd] in P', Q'; rewrite S in P', Q'.
  destruct (product_multiple (X + Y - 2 * A) (- p - p' - a) (- q - q' - b)) as [e E]; [lia|lia|].
  assert (0 < e) by nia; assert (e < 1) by nia; lia.
Qed.

(* It passes a point on one slope once. *)
Lemma line_slope w g k X Y : A < X < B -> A < Y < B -> line w g X -> line w k Y ->
  k = g \/ k = opposite g -> X = Y.
Proof.
  intros IX IY LX LY [-> | ->]; [exact (line_once w g X Y IX IY LX LY)|].
  exfalso; exact (line_one_way w g X Y IX IY LX LY).
Qed.

Lemma line_place w g w' g' X : line w g X -> line w' g' X -> w = w'.
Proof.
  intros [LX LY] [LX' LY']; rewrite (surjective_pairing w), (surjective_pairing w'); f_equal.
  - exact (lifts_place M X _ _ _ _ ltac:(lia) LX LX').
  - exact (lifts_place N (X + 1) _ _ _ _ ltac:(lia) LY LY').
Qed.

Lemma line_heading w g g' X : inside M N w -> line w g X -> line w g' X -> g = g'.
Proof.
  intros [Wx Wy] [LX LY] [LX' LY']; rewrite (surjective_pairing g), (surjective_pairing g');
    f_equal.
  - exact (lifts_heading M X _ _ _ Wx LX LX').
  - exact (lifts_heading N (X + 1) _ _ _ Wy LY LY').
Qed.

(* It is in a corner at its places of corners. *)
Definition corner_at (X : Z) : Prop := (exists p, X = M * p) /\ (exists q, X + 1 = N * q).

Lemma line_corner w g X : line w g X -> (corner M N w <-> corner_at X).
Proof.
  intros [LX LY]; unfold corner, corner_at.
  rewrite (side_multiple M X _ _ ltac:(lia) LX), (side_multiple N (X + 1) _ _ ltac:(lia) LY).
  reflexivity.
Qed.

Lemma corner_at_eq X : corner_at X <-> exists e, X = A + M * N * e.
Proof.
  destruct A_corner as [[a Ea] [b Eb]]; split.
  - intros [[p P] [q Q]].
    assert (D : (N | M * (p - a))) by (exists (q - b); lia).
    apply Gauss in D; [|apply rel_prime_sym, coprime]; destruct D as [e E]; exists e; nia.
  - intros [e ->]; split; [exists (a + N * e)|exists (b + M * e)]; lia.
Qed.

Lemma no_corner_between X : A < X < B -> ~ corner_at X.
Proof. intros I C; apply corner_at_eq in C; destruct C as [e E]; assert (0 < e) by nia; nia. Qed.

(* The ray goes up the line or down. *)
Lemma ray_up v h X t : in_rectangle M N v -> line v h X ->
  line (place M N v h t) (heading M N v h t) (X + Z.of_nat t).
Proof.
  intros V [[_ [p P]] [_ [q Q]]].
  destruct (ball_lifts M N ltac:(lia) ltac:(lia) v h t V) as [LX LY].
  unfold along, across in *; split.
  - apply (lifts_shift _ _ _ _ _ (- p) LX); lia.
  - apply (lifts_shift _ _ _ _ _ (- q) LY); lia.
Qed.

Lemma ray_down v h X t : in_rectangle M N v -> line v (opposite h) X ->
  line (place M N v h t) (opposite (heading M N v h t)) (X - Z.of_nat t).
Proof.
  intros V [[_ [p P]] [_ [q Q]]].
  destruct (ball_lifts M N ltac:(lia) ltac:(lia) v h t V) as [LX LY].
  assert (S : forall s, sign (negb s) = - sign s) by (intros []; reflexivity).
  cbn [opposite fst snd] in P, Q; rewrite S in P, Q; unfold along, across in *.
  apply lifts_opposite in LX; apply lifts_opposite in LY; split.
  - apply (lifts_shift _ _ _ _ _ (- p) LX); lia.
  - apply (lifts_shift _ _ _ _ _ (- q) LY); lia.
Qed.

Definition visit (X : Z) : Prop := exists w g, start_of_portions w /\ line w g X.

(* It leads to the corner after len steps unless it is at (1, 2) or (2, 1) before. *)
Lemma leads_eq v h g (x e : Z) (len : nat) :
  (forall t, line (place M N v h t) (g t) (x + e * Z.of_nat t)) ->
  (0 < len)%nat -> corner_at (x + e * Z.of_nat len) ->
  (forall s, (0 < s < len)%nat -> ~ corner_at (x + e * Z.of_nat s)) ->
  (leads_to_corner M N v h <->
   forall s, (0 < s < len)%nat -> ~ visit (x + e * Z.of_nat s)).
Proof.
  intros R len0 C none; split.
  - intros [t [[t0 [_ free]] Ct]] s lt [w [k [W L]]].
    apply (line_corner _ _ _ (R t)) in Ct.
    assert (E : w = place M N v h s) by exact (line_place _ _ _ _ _ L (R s)).
    destruct (Nat.lt_ge_cases s t) as [st|ts].
    + apply (free s ltac:(lia)); rewrite <- E; exact W.
    + exact (none t ltac:(lia) Ct).
  - intro free; exists len; apply (line_corner _ _ _ (R len)) in C.
    split; [|exact C]; split; [exact len0|]; split; [left; exact C|].
    intros s lt; split; intro H.
    + apply (none s lt), (line_corner _ _ _ (R s)), H.
    + apply (free s lt); exists (place M N v h s), (g s); split; [exact H|apply R].
Qed.

Lemma leads_up v h X : in_rectangle M N v -> A < X < B -> line v h X ->
  (leads_to_corner M N v h <-> forall Y, X < Y < B -> ~ visit Y).
Proof.
  intros V I L; assert (E : Z.of_nat (Z.to_nat (B - X)) = B - X) by lia.
  rewrite (leads_eq v h (heading M N v h) X 1 (Z.to_nat (B - X))).
  - split; intros free; [intros Y J|intros s lt; apply free; lia].
    replace Y with (X + 1 * Z.of_nat (Z.to_nat (Y - X))) by lia; apply free; lia.
  - intro t; replace (X + 1 * Z.of_nat t) with (X + Z.of_nat t) by lia; apply ray_up; assumption.
  - lia.
  - apply corner_at_eq; exists 1; lia.
  - intros s lt; apply no_corner_between; lia.
Qed.

Lemma leads_down v h X : in_rectangle M N v -> A < X < B -> line v (opposite h) X ->
  (leads_to_corner M N v h <-> forall Y, A < Y < X -> ~ visit Y).
Proof.
  intros V I L; assert (E : Z.of_nat (Z.to_nat (X - A)) = X - A) by lia.
  rewrite (leads_eq v h (fun t => opposite (heading M N v h t)) X (-1) (Z.to_nat (X - A))).
  - split; intros free; [intros Y J|intros s lt; apply free; lia].
    replace Y with (X + -1 * Z.of_nat (Z.to_nat (X - Y))) by lia; apply free; lia.
  - intro t; replace (X + -1 * Z.of_nat t) with (X - Z.of_nat t) by lia; apply ray_down; assumption.
  - lia.
  - apply corner_at_eq; exists 0; lia.
  - intros s lt; apply no_corner_between; lia.
Qed.

(* The ends of the interval are beyond (2, 1) at -2 and (1, 2) at 1; and it has (1, 2) and (2, 1) on
   the other slope at Q and beside it. *)
Hypotheses (A2 : A < -2) (B1 : 1 < B).
Variables (s : bool) (Q : Z).
Notation Q' := (Q + sign s).
Hypotheses (Q_in : A < Q < B) (Q'_in : A < Q' < B).
Hypotheses (at_Q : line (1, 2) (s, negb s) Q) (at_Q' : line (2, 1) (s, negb s) Q').

Lemma line_at w g X p q : in_rectangle M N w ->
  sign (fst g) * fst w = X + 2 * M * p -> sign (snd g) * snd w = X + 1 + 2 * N * q -> line w g X.
Proof. intros [? ?] ? ?; split; (split; [assumption|]); eexists; eassumption. Qed.

Ltac in_it := unfold in_rectangle; cbn [fst snd]; lia.
Lemma at_1 : line (1, 2) NE 1.
Proof. apply (line_at _ _ _ 0 0); [in_it|cbn [NE fst snd sign]; lia ..]. Qed.
Lemma at_0 : line (0, 1) NE 0.
Proof. apply (line_at _ _ _ 0 0); [in_it|cbn [NE fst snd sign]; lia ..]. Qed.
Lemma at_minus_1 : line (1, 0) SW (-1).
Proof. apply (line_at _ _ _ 0 0); [in_it|cbn [SW fst snd sign]; lia ..]. Qed.
Lemma at_minus_2 : line (2, 1) SW (-2).
Proof. apply (line_at _ _ _ 0 0); [in_it|cbn [SW fst snd sign]; lia ..]. Qed.

Lemma start_inside w : start_of_portions w -> inside M N w.
Proof. unfold inside; intros [-> | ->]; cbn [fst snd]; lia. Qed.

Lemma visits X : A < X < B -> visit X -> X = 1 \/ X = -2 \/ X = Q \/ X = Q'.
Proof.
  intros I [w [g [[-> | ->] L]]].
  - assert (D : (g = NE \/ g = opposite NE) \/ (g = (s, negb s) \/ g = opposite (s, negb s)))
      by (destruct g as [[] []], s; cbn; auto).
    destruct D as [D|D].
    + left; symmetry; apply (line_slope (1, 2) NE g 1 X); auto using at_1; lia.
    + right; right; left; symmetry; apply (line_slope (1, 2) (s, negb s) g Q X); auto.
  - assert (D : (g = SW \/ g = opposite SW) \/ (g = (s, negb s) \/ g = opposite (s, negb s)))
      by (destruct g as [[] []], s; cbn; auto).
    destruct D as [D|D].
    + right; left; symmetry; apply (line_slope (2, 1) SW g (-2) X); auto using at_minus_2; lia.
    + right; right; right; symmetry; apply (line_slope (2, 1) (s, negb s) g Q' X); auto.
Qed.

Lemma visit_1 : visit 1. Proof. exists (1, 2), NE; split; [left; reflexivity|exact at_1]. Qed.
Lemma visit_minus_2 : visit (-2).
Proof. exists (2, 1), SW; split; [right; reflexivity|exact at_minus_2]. Qed.
Lemma visit_Q : visit Q.
Proof. exists (1, 2), (s, negb s); split; [left; reflexivity|exact at_Q]. Qed.
Lemma visit_Q' : visit Q'.
Proof. exists (2, 1), (s, negb s); split; [right; reflexivity|exact at_Q']. Qed.

Lemma apart w X : start_of_portions w -> line w (s, negb s) X -> X < -2 \/ 1 < X.
Proof.
  intros W L.
  assert (X <> 1).
  { intros ->; assert (E := line_place _ _ _ _ _ L at_1); subst w.
    assert (F := line_heading _ _ _ _ (start_inside _ W) L at_1); destruct s; discriminate. }
  assert (X <> 0).
  { intros ->; assert (E := line_place _ _ _ _ _ L at_0); subst w; destruct W; discriminate. }
  assert (X <> -1).
  { intros ->; assert (E := line_place _ _ _ _ _ L at_minus_1); subst w; destruct W; discriminate. }
  assert (X <> -2).
  { intros ->; assert (E := line_place _ _ _ _ _ L at_minus_2); subst w.
    assert (F := line_heading _ _ _ _ (start_inside _ W) L at_minus_2); destruct s; discriminate. }
  lia.
Qed.

Lemma one_side : Q < -2 /\ Q' < -2 \/ 1 < Q /\ 1 < Q'.
Proof.
  assert (C := apart (1, 2) Q (or_introl eq_refl) at_Q).
  assert (C' := apart (2, 1) Q' (or_intror eq_refl) at_Q').
  destruct s; cbn [sign] in *; lia.
Qed.

Notation leads := (leads_to_corner M N).

Lemma leads_b : leads (1, 2) NE <-> Q < 0.
Proof.
  rewrite (leads_up (1, 2) NE 1); [|in_it|lia|exact at_1].
  assert (S := one_side); split.
  - intro free; destruct S as [S|S]; [lia|]; exfalso; apply (free Q); [lia|exact visit_Q].
  - intros less Y J V; apply visits in V; lia.
Qed.

Lemma leads_c : leads (2, 1) NE <-> 0 < Q.
Proof.
  rewrite (leads_down (2, 1) NE (-2)); [|in_it|lia|exact at_minus_2].
  assert (S := one_side); split.
  - intro free; destruct S as [S|S]; [|lia]; exfalso; apply (free Q); [lia|exact visit_Q].
  - intros more Y J V; apply visits in V; lia.
Qed.

Lemma leads_a : leads (1, 2) NW <-> if s then Q < 0 else 0 < Q.
Proof.
  assert (S := one_side); assert (L := at_Q); assert (V1 := visit_1); assert (V2 := visit_minus_2).
  assert (V := visits); destruct s eqn:E; cbn [sign negb] in *.
  - rewrite (leads_down (1, 2) NW Q); [|in_it|lia|exact L]; split.
    + intro free; destruct S as [S|S]; [lia|]; exfalso; apply (free 1); [lia|exact V1].
    + intros less Y J W; apply V in W; lia.
  - rewrite (leads_up (1, 2) NW Q); [|in_it|lia|exact L]; split.
    + intro free; destruct S as [S|S]; [|lia]; exfalso; apply (free (-2)); [lia|exact V2].
    + intros more Y J W; apply V in W; lia.
Qed.

Lemma leads_d : leads (2, 1) SE <-> if s then 0 < Q else Q < 0.
Proof.
  assert (S := one_side); assert (L := at_Q'); assert (V1 := visit_1); assert (V2 := visit_minus_2).
  assert (V := visits); destruct s eqn:E; cbn [sign negb] in *.
  - rewrite (leads_up (2, 1) SE (Q + 1)); [|in_it|lia|exact L]; split.
    + intro free; destruct S as [S|S]; [|lia]; exfalso; apply (free (-2)); [lia|exact V2].
    + intros more Y J W; apply V in W; lia.
  - rewrite (leads_down (2, 1) SE (Q + -1)); [|in_it|lia|exact L]; split.
    + intro free; destruct S as [S|S]; [lia|]; exfalso; apply (free 1); [lia|exact V1].
    + intros less Y J W; apply V in W; lia.
Qed.

End Lead.
