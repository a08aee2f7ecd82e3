(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The arithmetic by which gazetteer-check decides a claim for all n. On n, n + p, n + 2 p, ... a law that
   grows by s in each period is a line a + b t; sums, products with a number, and settled quotients, remainders,
   greatest common divisors, minima and comparisons of lines are lines. If a claim is true for each n
   below some number by itself, and from there on for p lines at once, it is true for all n. *)
From Coq Require Import ZArith Lia Bool List.
Open Scope Z_scope.

Inductive operation :=
  | Plus | Minus | Times | Div | Mod | Gcd | Min | Max
  | Equal | Less | Less_equal | And | Or | Xor | Implies | Iff.
(* Truth values are 1 and 0, as those of laws are. *)
Inductive expression :=
  | Number (z : Z) | Units | Law (i : nat) | Not (e : expression) | Abs (e : expression)
  | Two (o : operation) (a b : expression).

Definition of_bool (b : bool) : Z := if b then 1 else 0.
Definition is_true (z : Z) : bool := negb (z =? 0).
(* A division by 0 has no value. *)
Definition computed (o : operation) (a b : Z) : option Z :=
  match o with
  | Plus => Some (a + b) | Minus => Some (a - b) | Times => Some (a * b)
  | Div => if b =? 0 then None else Some (a / b)
  | Mod => if b =? 0 then None else Some (a mod b)
  | Gcd => Some (Z.gcd a b) | Min => Some (Z.min a b) | Max => Some (Z.max a b)
  | Equal => Some (of_bool (a =? b)) | Less => Some (of_bool (a <? b))
  | Less_equal => Some (of_bool (a <=? b))
  | And => Some (of_bool (is_true a && is_true b)) | Or => Some (of_bool (is_true a || is_true b))
  | Xor => Some (of_bool (xorb (is_true a) (is_true b)))
  | Implies => Some (of_bool (negb (is_true a) || is_true b))
  | Iff => Some (of_bool (eqb (is_true a) (is_true b)))
  end.
Fixpoint value (laws : nat -> Z -> Z) (e : expression) (n : Z) : option Z :=
  match e with
  | Number z => Some z
  | Units => Some n
  | Law i => Some (laws i n)
  | Not e => option_map (fun a => of_bool (negb (is_true a))) (value laws e n)
  | Abs e => option_map Z.abs (value laws e n)
  | Two o a b =>
      match value laws a n, value laws b n with Some a, Some b => computed o a b | _, _ => None end
  end.

(* a + b t *)
Definition line : Type := Z * Z.
Definition at_step (l : line) (t : Z) : Z := fst l + snd l * t.
Definition constant (z : Z) : line := (z, 0).

(* The sign of a line, if it is the same for all t. *)
Definition settled_sign (l : line) : option comparison :=
  let (a, b) := l in
  match a ?= 0 with
  | Eq => if b =? 0 then Some Eq else None
  | Lt => if b <=? 0 then Some Lt else None
  | Gt => if 0 <=? b then Some Gt else None
  end.
Definition minus (l m : line) : line := (fst l - fst m, snd l - snd m).
Definition settled (f : comparison -> bool) (l m : line) : option line :=
  option_map (fun c => constant (of_bool (f c))) (settled_sign (minus l m)).
Definition divides (c b : Z) : bool := negb (c =? 0) && (b mod c =? 0).
Definition gcd_line (l m : line) : option line :=
  if (snd m =? 0) && ((snd l =? 0) || divides (fst m) (snd l))
  then Some (constant (Z.gcd (fst l) (fst m))) else None.
Definition truth (f : bool -> bool -> bool) (l m : line) : option line :=
  if (snd l =? 0) && (snd m =? 0)
  then Some (constant (of_bool (f (is_true (fst l)) (is_true (fst m))))) else None.
Definition line_of_two (o : operation) (l m : line) : option line :=
  match o with
  | Plus => Some (fst l + fst m, snd l + snd m)
  | Minus => Some (minus l m)
  | Times =>
      if snd l =? 0 then Some (fst l * fst m, fst l * snd m)
      else if snd m =? 0 then Some (fst l * fst m, snd l * fst m) else None
  | Div =>
      if (snd m =? 0) && divides (fst m) (snd l) then Some (fst l / fst m, snd l / fst m) else None
  | Mod =>
      if (snd m =? 0) && divides (fst m) (snd l) then Some (constant (fst l mod fst m)) else None
  | Gcd => match gcd_line l m with Some g => Some g | None => gcd_line m l end
  | Min => option_map (fun c => match c with Lt => l | _ => m end) (settled_sign (minus l m))
  | Max => option_map (fun c => match c with Gt => l | _ => m end) (settled_sign (minus l m))
  | Equal => settled (fun c => match c with Eq => true | _ => false end) l m
  | Less => settled (fun c => match c with Lt => true | _ => false end) l m
  | Less_equal => settled (fun c => match c with Gt => false | _ => true end) l m
  | And => truth andb l m
  | Or => truth orb l m
  | Xor => truth xorb l m
  | Implies => truth (fun a b => negb a || b) l m
  | Iff => truth eqb l m
  end.
Fixpoint line_of (units : line) (laws : nat -> line) (e : expression) : option line :=
  match e with
  | Number z => Some (constant z)
  | Units => Some units
  | Law i => Some (laws i)
  | Not e =>
      match line_of units laws e with
      | Some (a, b) => if b =? 0 then Some (constant (of_bool (negb (is_true a)))) else None
      | None => None
      end
  (* It is the greater one of two lines. *)
  | Abs e =>
      match line_of units laws e with Some l => line_of_two Max l (minus (constant 0) l) | None => None end
  | Two o a b =>
      match line_of units laws a, line_of units laws b with
      | Some l, Some m => line_of_two o l m
      | _, _ => None
      end
  end.

Ltac tested := repeat match goal with
  | H : (_ && _) = true |- _ => apply andb_prop in H; destruct H
  | H : negb _ = true |- _ => apply negb_true_iff in H
  | H : (_ =? _) = true |- _ => apply Z.eqb_eq in H
  | H : (_ =? _) = false |- _ => apply Z.eqb_neq in H
  | H : (_ <=? _) = true |- _ => apply Z.leb_le in H
  end.

Lemma settled_sign_true l c t : 0 <= t -> settled_sign l = Some c -> (at_step l t ?= 0) = c.
Proof.
  destruct l as [a b]; unfold settled_sign, at_step; simpl; intro t0.
  destruct (Z.compare_spec a 0) as [a0|a0|a0].
  - destruct (b =? 0) eqn:b0; [|discriminate]; intros [= <-]; tested; subst; reflexivity.
  - destruct (b <=? 0) eqn:b0; [|discriminate]; intros [= <-]; tested.
    apply Z.compare_lt_iff; nia.
  - destruct (0 <=? b) eqn:b0; [|discriminate]; intros [= <-]; tested.
    apply Z.compare_gt_iff; nia.
Qed.

Lemma minus_at l m t : at_step (minus l m) t = at_step l t - at_step m t.
Proof. unfold at_step, minus; simpl; ring. Qed.

Lemma compared l m c t : 0 <= t -> settled_sign (minus l m) = Some c ->
  (at_step l t ?= at_step m t) = c.
Proof.
  intros t0 H; rewrite <- (settled_sign_true _ _ t t0 H), minus_at.
  now rewrite Z.compare_sub.
Qed.

Lemma divides_true c b : divides c b = true -> c <> 0 /\ b = (b / c) * c.
Proof.
  unfold divides; intro H; tested; split; auto.
  pose proof (Z.div_mod b c); lia.
Qed.

Lemma gcd_line_true l m g t : gcd_line l m = Some g ->
  Z.gcd (at_step l t) (at_step m t) = at_step g t.
Proof.
  unfold gcd_line, at_step; destruct l as [a b], m as [c d]; simpl.
  destruct (d =? 0) eqn:d0; [|discriminate]; tested; subst; simpl.
  destruct (b =? 0) eqn:b0; simpl.
    intros [= <-]; tested; subst; simpl; now rewrite !Z.add_0_r.
  destruct (divides c b) eqn:c_b; [|discriminate]; intros [= <-]; simpl.
  destruct (divides_true _ _ c_b) as [_ b_eq].
  rewrite !Z.add_0_r, b_eq.
  replace (a + b / c * c * t) with (a + b / c * t * c) by ring.
  now rewrite Z.gcd_comm, Z.gcd_add_mult_diag_r, Z.gcd_comm.
Qed.

Lemma truth_true f l m k t : truth f l m = Some k ->
  of_bool (f (is_true (at_step l t)) (is_true (at_step m t))) = at_step k t.
Proof.
  unfold truth, at_step; destruct l as [a b], m as [c d]; simpl.
  destruct (b =? 0) eqn:b0; [|discriminate]; destruct (d =? 0) eqn:d0; [|discriminate].
  intros [= <-]; tested; subst; simpl; now rewrite !Z.add_0_r.
Qed.

Lemma line_of_two_true o l m k t : 0 <= t -> line_of_two o l m = Some k ->
  computed o (at_step l t) (at_step m t) = Some (at_step k t).
Proof.
  intros t0; destruct o; cbn [line_of_two computed].
  - intros [= <-]; f_equal; unfold at_step; simpl; ring.
  - intros [= <-]; now rewrite minus_at.
  - destruct l as [a b], m as [c d]; unfold at_step; simpl.
    destruct (b =? 0) eqn:b0; [|destruct (d =? 0) eqn:d0; [|discriminate]];
      intros [= <-]; tested; subst; simpl; f_equal; ring.
  - destruct l as [a b], m as [c d]; unfold at_step; simpl.
    destruct (d =? 0) eqn:d0; [|discriminate]; tested; subst; simpl.
    destruct (divides c b) eqn:c_b; [|discriminate]; intros [= <-]; simpl.
    destruct (divides_true _ _ c_b) as [c0 b_eq]; rewrite Z.add_0_r.
    apply Z.eqb_neq in c0 as c0'; rewrite c0'; f_equal.
    rewrite b_eq at 1; replace (a + b / c * c * t) with (a + b / c * t * c) by ring.
    now rewrite Z.div_add.
  - destruct l as [a b], m as [c d]; unfold at_step; simpl.
    destruct (d =? 0) eqn:d0; [|discriminate]; tested; subst; simpl.
    destruct (divides c b) eqn:c_b; [|discriminate]; intros [= <-]; simpl.
    destruct (divides_true _ _ c_b) as [c0 b_eq]; rewrite Z.add_0_r.
    apply Z.eqb_neq in c0 as c0'; rewrite c0'; f_equal.
    rewrite b_eq; replace (a + b / c * c * t) with (a + b / c * t * c) by ring.
    now rewrite Z.mod_add, Z.add_0_r.
  - destruct (gcd_line l m) as [g|] eqn:E; [intros [= <-] | intro H]; f_equal.
      now apply gcd_line_true.
    rewrite Z.gcd_comm; now apply gcd_line_true.
  - destruct (settled_sign (minus l m)) as [c|] eqn:E; [|cbn; discriminate].
    cbn [option_map]; intros [= <-]; pose proof (compared l m c t t0 E) as C; unfold Z.min; rewrite C; destruct c; auto.
    apply Z.compare_eq in C; now rewrite C.
  - destruct (settled_sign (minus l m)) as [c|] eqn:E; [|cbn; discriminate].
    cbn [option_map]; intros [= <-]; pose proof (compared l m c t t0 E) as C; unfold Z.max; rewrite C; destruct c; auto.
    apply Z.compare_eq in C; now rewrite C.
  - unfold settled; destruct (settled_sign (minus l m)) as [c|] eqn:E; [|cbn; discriminate].
    cbn [option_map]; intros [= <-]; rewrite Z.eqb_compare, (compared l m c t t0 E); now destruct c.
  - unfold settled; destruct (settled_sign (minus l m)) as [c|] eqn:E; [|cbn; discriminate].
    cbn [option_map]; intros [= <-]; unfold Z.ltb; rewrite (compared l m c t t0 E); now destruct c.
  - unfold settled; destruct (settled_sign (minus l m)) as [c|] eqn:E; [|cbn; discriminate].
    cbn [option_map]; intros [= <-]; unfold Z.leb; rewrite (compared l m c t t0 E); now destruct c.
  - intro H; f_equal; now apply (truth_true andb).
  - intro H; f_equal; now apply (truth_true orb).
  - intro H; f_equal; now apply (truth_true xorb).
  - intro H; f_equal; now apply (truth_true (fun a b => negb a || b)).
  - intro H; f_equal; now apply (truth_true eqb).
Qed.

(* On the numbers of a row, each expression has the values of its line. *)
Theorem line_true (n p : Z) (laws : nat -> Z -> Z) (lines : nat -> line) :
  (forall i t, 0 <= t -> laws i (n + p * t) = at_step (lines i) t) ->
  forall e l, line_of (n, p) lines e = Some l ->
  forall t, 0 <= t -> value laws e (n + p * t) = Some (at_step l t).
Proof.
  intros laws_ok; induction e as [z| |i|e IH|e IH|o a IHa b IHb]; intros l H t t0; simpl in *.
  - injection H as <-; unfold at_step; simpl; now rewrite Z.add_0_r.
  - injection H as <-; reflexivity.
  - injection H as <-; now rewrite laws_ok.
  - destruct (line_of (n, p) lines e) as [[c d]|]; [|discriminate].
    destruct (d =? 0) eqn:d0; [|discriminate]; injection H as <-; tested; subst.
    rewrite (IH _ eq_refl t t0); unfold at_step; simpl; now rewrite !Z.add_0_r.
  - destruct (line_of (n, p) lines e) as [m|]; [|discriminate].
    rewrite (IH _ eq_refl t t0); change (line_of_two Max m (minus (constant 0) m) = Some l) in H.
    rewrite <- (line_of_two_true Max m _ _ t t0 H), minus_at; cbn [computed option_map]; f_equal.
    unfold at_step at 3; simpl; lia.
  - destruct (line_of (n, p) lines a) as [l1|]; [|discriminate].
    destruct (line_of (n, p) lines b) as [l2|]; [|discriminate].
    rewrite (IHa _ eq_refl t t0), (IHb _ eq_refl t t0); now apply line_of_two_true.
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
Theorem true_for_all (laws : nat -> Z -> Z) (e : expression) (from settled step : Z)
    (lines : Z -> nat -> line) :
  0 < step ->
  (forall n, from <= n < settled -> exists z, value laws e n = Some z /\ is_true z = true) ->
  (forall n, settled <= n < settled + step ->
    (forall i t, 0 <= t -> laws i (n + step * t) = at_step (lines n i) t) /\
    exists a, line_of (n, step) (lines n) e = Some (a, 0) /\ is_true a = true) ->
  forall n, from <= n -> exists z, value laws e n = Some z /\ is_true z = true.
Proof.
  intros step0 early late n n_from.
  destruct (Z_lt_le_dec n settled) as [near|far]; [now apply early|].
  set (r := (n - settled) mod step); set (t := (n - settled) / step).
  pose proof (Z.mod_pos_bound (n - settled) step step0) as bound.
  pose proof (Z.div_mod (n - settled) step) as split_n.
  assert (t0 : 0 <= t) by (apply Z.div_pos; lia).
  destruct (late (settled + r)) as [laws_ok [a [line_ok a_true]]]; [fold r in bound; lia|].
  exists a; split; [|exact a_true].
  replace n with (settled + r + step * t) by (unfold r, t; lia).
  rewrite (line_true _ _ _ _ laws_ok _ _ line_ok t t0); unfold at_step; simpl.
  now rewrite Z.add_0_r.
Qed.
