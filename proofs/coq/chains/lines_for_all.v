(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* On n, n + p, n + 2 p, ... a claim has the values of its line (line_arithmetic.v). If it is true for each n below some
   number by itself, and from there on for p lines at once, it is true for all n. *)
From Coq Require Import ZArith Lia Bool List.
From Gazetteer Require Import line_arithmetic.
Open Scope Z_scope.

(* How many vertices have values of which this is true. *)
Fixpoint sum_true (truth : list Z -> bool) (classes : list (list Z * line)) (t : Z) : Z :=
  match classes with
  | nil => 0
  | (w, m) :: more => (if truth w then at_step m t else 0) + sum_true truth more t
  end.
Definition truth_of_line (l : option line) : bool := match l with Some (a, _) => is_true a | None => false end.
Lemma tallied_true f classes l : tallied (map (fun c => (f (fst c), snd c)) classes) = Some l ->
  (forall w m, In (w, m) classes -> exists a, f w = Some (a, 0)) /\
  forall t, sum_true (fun w => truth_of_line (f w)) classes t = at_step l t.
Proof.
  revert l; induction classes as [|[w m] classes IH]; intros l; cbn [map tallied fst snd sum_true].
  { intros [= <-]; split; [intros w m []|intro t; unfold at_step; simpl; ring]. }
  destruct (f w) as [[a b]|] eqn:f_w; [|discriminate].
  destruct (tallied _) as [k|]; [|discriminate].
  destruct (b =? 0) eqn:b0; [|discriminate]; intros [= <-]; tested; subst.
  destruct (IH k eq_refl) as [settled_there sums]; split.
  - intros v q [[= <- <-]|there]; [now exists a|now apply settled_there with q].
  - intro t; rewrite sums; cbn [truth_of_line]; destruct (is_true a); unfold at_step; simpl; ring.
Qed.

(* The numbers of vertices with the same values are these lines: so many vertices of a row have values of which
   something is true. *)
Definition tallies_true (vertices : Z -> list (list Z)) (n p : Z) (tallies : option (list (list Z * line))) : Prop :=
  forall classes, tallies = Some classes -> forall t, 0 <= t -> forall (body : list Z -> option Z) truth,
  (forall w m, In (w, m) classes -> exists a, body w = Some a /\ is_true a = truth w) ->
  number_true (map body (vertices (n + p * t))) = Some (sum_true truth classes t).

(* On the numbers of a row, each expression has the values of its line. *)
Theorem line_true (n p : Z) (laws : nat -> Z -> Z) (lines : nat -> line) (vertices : Z -> list (list Z)) tallies :
  (forall i t, 0 <= t -> laws i (n + p * t) = at_step (lines i) t) ->
  tallies_true vertices n p tallies ->
  forall e here l, line_of (n, p) lines tallies here e = Some l ->
  forall t, 0 <= t -> value laws (vertices (n + p * t)) here e (n + p * t) = Some (at_step l t).
Proof.
  intros laws_ok tallies_ok; induction e as [z| |i|e IH|e IH|o a IHa b IHb|i|e IH]; intros here l H t t0; simpl in *.
  - injection H as <-; unfold at_step; simpl; now rewrite Z.add_0_r.
  - injection H as <-; reflexivity.
  - injection H as <-; now rewrite laws_ok.
  - destruct (line_of (n, p) lines tallies here e) as [[c d]|] eqn:E; [|discriminate].
    destruct (d =? 0) eqn:d0; [|discriminate]; injection H as <-; tested; subst.
    rewrite (IH _ _ E t t0); unfold at_step; simpl; now rewrite !Z.add_0_r.
  - destruct (line_of (n, p) lines tallies here e) as [m|] eqn:E; [|discriminate].
    rewrite (IH _ _ E t t0); change (line_of_two Max m (minus (constant 0) m) = Some l) in H.
    rewrite <- (line_of_two_true Max m _ _ t t0 H), minus_at; cbn [computed option_map]; f_equal.
    unfold at_step at 3; simpl; lia.
  - destruct (line_of (n, p) lines tallies here a) as [l1|] eqn:E; [|discriminate].
    destruct (line_of (n, p) lines tallies here b) as [l2|] eqn:F; [|discriminate].
    rewrite (IHa _ _ E t t0), (IHb _ _ F t t0); now apply line_of_two_true.
  - destruct here as [w|]; [|discriminate].
    destruct (nth_error w i) as [z|]; [|discriminate]; injection H as <-.
    unfold at_step; simpl; now rewrite Z.add_0_r.
  - destruct here as [w|]; [discriminate|]; destruct tallies as [classes|]; [|discriminate].
    destruct (tallied_true (fun w => line_of (n, p) lines (Some classes) (Some w) e) _ _ H) as [settled_there sums].
    rewrite <- sums.
    apply (tallies_ok classes eq_refl t t0); intros w m there.
    destruct (settled_there w m there) as [a E]; exists a; rewrite (IH _ _ E t t0), E.
    unfold at_step; simpl; now rewrite Z.add_0_r.
Qed.

(* A law that repeats: f (n + q) = f n + s from some number on. *)
Lemma law_line f from q s n k t : 0 < q -> from <= n -> 0 <= t -> 0 <= k ->
  (forall m, from <= m -> f (m + q) = f m + s) ->
  f (n + q * k * t) = at_step (f n, s * k) t.
Proof.
  intros q0 n_from t0 k0 again; unfold at_step; simpl.
  assert (steps : forall j, 0 <= j -> f (n + q * j) = f n + s * j).
    apply (Zlt_0_ind (fun j => f (n + q * j) = f n + s * j)); intros j IH j0.
    destruct (Z.eq_dec j 0) as [->|j1]; [now rewrite !Z.mul_0_r, !Z.add_0_r|].
    replace (n + q * j) with (n + q * (j - 1) + q) by ring.
    rewrite again by nia; rewrite IH by lia; ring.
  replace (q * k * t) with (q * (k * t)) by ring; rewrite steps by nia; ring.
Qed.

(* So a claim is true for all n. *)
Theorem true_for_all (laws : nat -> Z -> Z) (vertices : Z -> list (list Z)) (e : expression) (from settled step : Z)
    (lines : Z -> nat -> line) (tallies : Z -> option (list (list Z * line))) :
  0 < step ->
  (forall n, from <= n < settled -> exists z, value laws (vertices n) None e n = Some z /\ is_true z = true) ->
  (forall n, settled <= n < settled + step ->
    (forall i t, 0 <= t -> laws i (n + step * t) = at_step (lines n i) t) /\
    tallies_true vertices n step (tallies n) /\
    exists a, line_of (n, step) (lines n) (tallies n) None e = Some (a, 0) /\ is_true a = true) ->
  forall n, from <= n -> exists z, value laws (vertices n) None e n = Some z /\ is_true z = true.
Proof.
  intros step0 early late n n_from.
  destruct (Z_lt_le_dec n settled) as [near|far]; [now apply early|].
  set (r := (n - settled) mod step); set (t := (n - settled) / step).
  pose proof (Z.mod_pos_bound (n - settled) step step0) as bound.
  pose proof (Z.div_mod (n - settled) step) as split_n.
  assert (t0 : 0 <= t) by (apply Z.div_pos; lia).
  destruct (late (settled + r)) as [laws_ok [tallies_ok [a [line_ok a_true]]]]; [fold r in bound; lia|].
  exists a; split; [|exact a_true].
  replace n with (settled + r + step * t) by (unfold r, t; lia).
  rewrite (line_true _ _ _ _ _ _ laws_ok tallies_ok _ _ _ line_ok t t0); unfold at_step; simpl.
  now rewrite Z.add_0_r.
Qed.
