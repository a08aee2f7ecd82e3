(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The arithmetic by which gazetteer-check decides a claim for all n. On n, n + p, n + 2 p, ... a law that
   grows by s in each period is a line a + b t; sums, products with a number, and settled quotients, remainders,
   greatest common divisors, minima and comparisons of lines are lines. So is the number of vertices of which
   something is true, if the numbers of those with the same values are lines. *)
From Coq Require Import ZArith Lia Bool List.
Open Scope Z_scope.

Inductive operation :=
  | Plus | Minus | Times | Div | Mod | Gcd | Min | Max
  | Equal | Less | Less_equal | And | Or | Xor | Implies | Iff.
(* Truth values are 1 and 0, as those of laws are. Vertices e is the number of vertices at which e is true, and
   At_vertex i the i-th value there. *)
Inductive expression :=
  | Number (z : Z) | Units | Law (i : nat) | Not (e : expression) | Abs (e : expression)
  | Two (o : operation) (a b : expression) | At_vertex (i : nat) | Vertices (e : expression).

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
(* How many of these are true, if each has a value. *)
Fixpoint number_true (values : list (option Z)) : option Z :=
  match values with
  | nil => Some 0
  | a :: more =>
      match a, number_true more with Some a, Some k => Some (of_bool (is_true a) + k) | _, _ => None end
  end.
(* With the laws, and the values at each vertex. One vertex is spoken of at a time: the one whose values are `here`. *)
Section Values.
Variables (laws : nat -> Z -> Z) (vertices : list (list Z)).
Fixpoint value (here : option (list Z)) (e : expression) (n : Z) : option Z :=
  match e with
  | Number z => Some z
  | Units => Some n
  | Law i => Some (laws i n)
  | Not e => option_map (fun a => of_bool (negb (is_true a))) (value here e n)
  | Abs e => option_map Z.abs (value here e n)
  | Two o a b =>
      match value here a n, value here b n with Some a, Some b => computed o a b | _, _ => None end
  | At_vertex i => match here with Some w => nth_error w i | None => None end
  | Vertices e =>
      match here with
      | Some _ => None
      | None => number_true (map (fun w => value (Some w) e n) vertices)
      end
  end.
End Values.

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
(* The number of those vertices of which something is true: for those with the same values there is the line of what
   is asked of them, which is to be constant, and the line of their number. *)
Fixpoint tallied (classes : list (option line * line)) : option line :=
  match classes with
  | nil => Some (constant 0)
  | (l, m) :: more =>
      match l, tallied more with
      | Some (a, b), Some k =>
          if b =? 0 then Some (if is_true a then (fst k + fst m, snd k + snd m) else k) else None
      | _, _ => None
      end
  end.
Section Lines.
Variables (units : line) (laws : nat -> line).
(* The values that vertices have, and how many have them. *)
Variable tallies : option (list (list Z * line)).
Fixpoint line_of (here : option (list Z)) (e : expression) : option line :=
  match e with
  | Number z => Some (constant z)
  | Units => Some units
  | Law i => Some (laws i)
  | Not e =>
      match line_of here e with
      | Some (a, b) => if b =? 0 then Some (constant (of_bool (negb (is_true a)))) else None
      | None => None
      end
  (* It is the greater one of two lines. *)
  | Abs e =>
      match line_of here e with Some l => line_of_two Max l (minus (constant 0) l) | None => None end
  | Two o a b =>
      match line_of here a, line_of here b with
      | Some l, Some m => line_of_two o l m
      | _, _ => None
      end
  | At_vertex i => match here with Some w => option_map constant (nth_error w i) | None => None end
  | Vertices e =>
      match here, tallies with
      | None, Some classes => tallied (map (fun c => (line_of (Some (fst c)) e, snd c)) classes)
      | _, _ => None
      end
  end.
End Lines.

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

(* Sums, products, quotients and comparisons of lines have the values of their lines. *)
Theorem line_of_two_true o l m k t : 0 <= t -> line_of_two o l m = Some k ->
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
