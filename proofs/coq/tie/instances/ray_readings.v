(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Rays and trails in a rectangle, decided: when they stop, where they return, which vertices are on one
   segment. *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import rules grids rays returns trails straight_trails grid_trails.
From Tie Require Import booleans plays readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Obligation Tactic := intros; cbv beta.

Instance decided_Z_eq (x y : Z) : decided (x = y) | 0 :=
  Decided (decide := fun _ => Z.eqb x y) (iff_sym (Z.eqb_eq x y)).
Instance decided_Z_lt (x y : Z) : decided (x < y)%Z :=
  Decided (decide := fun _ => Z.ltb x y) (iff_sym (Z.ltb_lt x y)).
Instance decided_Z_le (x y : Z) : decided (x <= y)%Z :=
  Decided (decide := fun _ => Z.leb x y) (iff_sym (Z.leb_le x y)).
Instance decided_nat_lt (x y : nat) : decided (x < y)%coq_nat := Decided (decide := fun _ => x < y) (rwP ltP).
Program Instance decided_point_eq (p q : Z * Z) : decided (p = q) | 0 :=
  Decided (decide := fun _ => same_point p q) _.
Next Obligation. exact: iff_sym (same_pointP p q). Qed.
Program Instance decided_ball_eq (b c : (Z * Z) * (bool * bool)) : decided (b = c) | 0 :=
  Decided (decide := fun _ => same_point b.1 c.1 && (b.2 == c.2)) _.
Next Obligation.
apply: rwP; apply: (iffP andP) => [[/same_pointP bc /eqP]|->]; last by split; [apply/same_pointP|].
by case: b c bc => [p h] [q k] /= -> ->.
Qed.
Instance decided_direction_eq (h k : bool * bool) : decided (h = k) | 0 :=
  Decided (decide := fun _ => h == k) (rwP eqP).
Lemma in_times_before t s : (s \in iota 1 t.-1) <-> (0 < s)%coq_nat /\ (s < t)%coq_nat.
Proof.
rewrite mem_iota add1n; split=> [/andP[/ltP s0 /ltP s_t]|[s0 s_t]]; first by split; lia.
by apply/andP; split; apply/ltP; lia.
Qed.
Program Instance decided_times_before (t : nat) (P : nat -> Prop) `{forall s, decided (P s)} :
  decided (forall s, (0 < s)%coq_nat /\ (s < t)%coq_nat -> P s) | 1 :=
  Decided (decide := fun _ => all (fun s => decide (P s) tt) (iota 1 t.-1)) _.
Next Obligation.
have within s := in_times_before t s.
apply: rwP; apply: (iffP allP) => Ps s s_t; apply/(decideP (P s)); exact/Ps/within.
Qed.
Program Instance decided_times_between (s t : nat) (P : nat -> Prop) `{forall r, decided (P r)} :
  decided (forall r, (s < r)%coq_nat /\ (r < t)%coq_nat -> P r) | 2 :=
  Decided (decide := fun _ => all (fun r => if s < r then decide (P r) tt else true) (iota 0 t)) _.
Next Obligation.
apply: rwP; apply: (iffP allP) => [Pr r [/ltP s_r /ltP r_t]|Pr r].
  by have := Pr r; rewrite mem_iota r_t s_r => /(_ isT)/(decideP (P r)).
rewrite mem_iota => r_t; case: ifP => // s_r; apply/(decideP (P r))/Pr.
by split; apply/ltP.
Qed.
Program Instance decided_exists_before (t : nat) (P : nat -> Prop) `{forall s, decided (P s)} :
  decided (exists s, ((0 < s)%coq_nat /\ (s < t)%coq_nat) /\ P s) | 1 :=
  Decided (decide := fun _ => has (fun s => decide (P s) tt) (iota 1 t.-1)) _.
Next Obligation.
have within s := in_times_before t s.
apply: rwP; apply: (iffP hasP) => [[s /within s_t /(decideP (P s))]|[s [/within s_t Ps]]]; exists s => //.
by apply/(decideP (P s)).
Qed.

Program Instance decided_exists_to (b : nat) (P Q : nat -> Prop) `{forall k, decided (P k)}
  `{forall k, decided (Q k)} : decided (exists k, [/\ k <= b, P k & Q k]) | 1 :=
  Decided (decide := fun _ => has (fun k => decide (P k /\ Q k) tt) (iota 0 b.+1)) _.
Next Obligation.
have dec k := decideP (P k /\ Q k).
apply: rwP; apply: (iffP hasP) => [[k]|[k [le_k Pk Qk]]].
  by rewrite mem_iota ltnS => le_k /dec[Pk Qk]; exists k.
by exists k; [rewrite mem_iota ltnS|apply/dec].
Qed.

Section Rays.
Variables (M N : Z) (v : point).
Global Instance decided_corner p : decided (corner M N p) := ltac:(unfold corner; typeclasses eauto).
Global Instance decided_returns h t : decided (returns M N v h t) := ltac:(unfold returns; typeclasses eauto).
Global Instance decided_returns_from h t g : decided (returns_from M N v h t g) :=
  ltac:(unfold returns_from; typeclasses eauto).
Global Instance decided_first_return h t : decided (first_return M N v h t) :=
  ltac:(unfold first_return; typeclasses eauto).
Global Instance decided_hits h t : decided (hits_corner_before M N v h t) :=
  ltac:(unfold hits_corner_before; typeclasses eauto).
Global Instance decided_stops h t : decided (stops M N v h t) := ltac:(unfold stops; typeclasses eauto).
Global Instance decided_trail_at phi : decided (trail_at M N v phi) :=
  match phi return decided (trail_at M N v phi) with
  | Closed h t => ltac:(cbn; typeclasses eauto)
  | Open h k t s => ltac:(cbn; typeclasses eauto)
  end.
Global Instance decided_straight phi : decided (straight M N v phi) := ltac:(unfold straight; typeclasses eauto).
Global Instance decided_right_angle phi : decided (right_angle M N v phi) :=
  ltac:(unfold right_angle; typeclasses eauto).
End Rays.

Instance decided_next_return M N v h s t : decided (next_return M N v h s t) :=
  ltac:(unfold next_return; typeclasses eauto).

(* A ray from a vertex has stopped when one that does not stop would be where it was at first. *)
Section Times.
Variables (m n : nat) (v : 'I_m * 'I_n).
Definition last_time : nat := (m.+1 * n.+1).*2.
Lemma ball_again h : ball (side m) (side n) (point_of v) h last_time = (point_of v, h).
Proof.
have M1 := side_m v; have N1 := side_n v; have v_in := point_inside v.
have E : Z.of_nat last_time = (2 * side m * side n)%Z.
  by rewrite /last_time -mul2n /side -!multE !Nat2Z.inj_mul; lia.
apply: (iffRL (ball_eq (side m) (side n) M1 N1 (point_of v) h last_time (point_of v) h
  (inside_in_rectangle _ _ _ v_in) v_in)).
rewrite E /along /across /lifts; case: v_in => vx vy.
split; split; try lia; [exists (- side n)%Z | exists (- side m)%Z]; ring.
Qed.
Lemma ball_period h t :
  ball (side m) (side n) (point_of v) h (t + last_time) = ball (side m) (side n) (point_of v) h t.
Proof. by elim: t => [|t IH]; [exact: ball_again|rewrite addSn /= IH]. Qed.
Lemma stops_in_time h t : stops (side m) (side n) (point_of v) h t -> t <= last_time.
Proof.
have back : place (side m) (side n) (point_of v) h last_time = point_of v by rewrite /place ball_again.
case=> t0 [_ before]; rewrite leqNgt; apply/negP=> /ltP lt_t.
have pos : (0 < last_time)%coq_nat by apply/ltP; rewrite /last_time double_gt0 muln_gt0.
by case: (before last_time (conj pos lt_t)).
Qed.
Let directions : seq direction := [:: NE; NW; SE; SW].
Let times : seq nat := iota 0 last_time.+1.
Let in_times h t : stops (side m) (side n) (point_of v) h t -> t \in times.
Proof. by move=> /stops_in_time le_t; rewrite mem_iota ltnS. Qed.
Let in_directions (h : direction) : h \in directions. Proof. by case: h => -[] []. Qed.
Program Definition decided_some_stop h (A : nat -> Prop) `{forall t, decided (A t)} :
  decided (exists t, stops (side m) (side n) (point_of v) h t /\ A t) := Decided (decide := fun _ =>
  has (fun t => decide (stops (side m) (side n) (point_of v) h t /\ A t) tt) times) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => [[t _ /(decideP (_ /\ A t))]|[t t_A]]; first by exists t.
by exists t; [case: t_A => /in_times | apply/(decideP (stops (side m) (side n) (point_of v) h t /\ A t))].
Qed.
(* A ray that never stops, too, comes back in that time if it does. *)
Program Definition decided_comes_back h g :
  decided (exists t, returns_from (side m) (side n) (point_of v) h t g) := Decided (decide := fun _ =>
  has (fun t => decide (returns_from (side m) (side n) (point_of v) h t g) tt) times) _.
Next Obligation.
have dec t := decideP (returns_from (side m) (side n) (point_of v) h t g).
apply: rwP; apply: (iffP hasP) => [[t _ /dec]|[t]]; first by exists t.
elim/ltn_ind: t => t IH t_back; have [le_t|lt_t] := leqP t last_time.
  by exists t; [rewrite mem_iota ltnS | apply/dec].
have earlier : t = (t - last_time) + last_time by rewrite subnK // ltnW.
apply: (IH (t - last_time)); first by rewrite ltn_subrL (leq_ltn_trans _ lt_t) // /last_time double_gt0 muln_gt0.
move: t_back; rewrite {1}earlier /returns_from /returns /place /heading ball_period => -[[_ at_v] dir].
by split=> //; split=> //; apply/ltP; rewrite subn_gt0.
Qed.
Program Definition decided_some_closed (A B : direction -> nat -> Prop) `{forall h t, decided (A h t)}
  `{forall h t, decided (B h t)} :
  decided (exists h t, [/\ A h t, trail_at (side m) (side n) (point_of v) (Closed h t) & B h t]) :=
  Decided (decide := fun _ => has (fun h => has (fun t =>
    decide [/\ A h t, trail_at (side m) (side n) (point_of v) (Closed h t) & B h t] tt) times) directions) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => [[h _ /hasP[t _ /(decideP [/\ A h t, _ & B h t])]]|[h [t t_A]]].
  by exists h, t.
exists h => //; apply/hasP; exists t; first by case: t_A => _ [/in_times].
by apply/(decideP [/\ A h t, trail_at (side m) (side n) (point_of v) (Closed h t) & B h t]).
Qed.
Program Definition decided_some_trail (A : trail -> Prop) `{forall phi, decided (A phi)} :
  decided (exists phi, trail_at (side m) (side n) (point_of v) phi /\ A phi) := Decided (decide := fun _ =>
  let said phi := decide (trail_at (side m) (side n) (point_of v) phi /\ A phi) tt in
  has (fun h => has (fun t => said (Closed h t)) times || has (fun k => has (fun t =>
    if decide (stops (side m) (side n) (point_of v) h t) tt then has (fun s => said (Open h k t s)) times
    else false) times) directions) directions) _.
Next Obligation.
have dec phi := decideP (trail_at (side m) (side n) (point_of v) phi /\ A phi).
apply: rwP; apply: (iffP hasP) => [[h _ /orP[/hasP[t _ /dec]|/hasP[k _ /hasP[t _]]]]|[phi at_A]].
- by exists (Closed h t).
- by case: ifP => // _ /hasP[s _ /dec]; exists (Open h k t s).
case: phi at_A => [h t|h k t s] at_A; exists h => //; apply/orP; [left | right].
- by apply/hasP; exists t; [case: at_A => -[/in_times] | apply/dec].
- case: (at_A) => -[_ [[h_t _] [k_s _]]] _; apply/hasP; exists k => //; apply/hasP; exists t; first exact: in_times h_t.
  rewrite (introT (decideP (stops (side m) (side n) (point_of v) h t)) h_t).
  by apply/hasP; exists s; [exact: in_times k_s | apply/dec].
Qed.
Program Definition decided_some_trail_and (A B : trail -> Prop) `{forall phi, decided (A phi)}
  `{forall phi, decided (B phi)} :
  decided (exists phi, [/\ trail_at (side m) (side n) (point_of v) phi, A phi & B phi]) := Decided (decide :=
  fun _ => @decide _ (decided_some_trail (A := fun phi => A phi /\ B phi)) tt) _.
Next Obligation.
rewrite -decide_iff.
by split=> [[phi [at_v phi_A phi_B]]|[phi [at_v [phi_A phi_B]]]]; exists phi.
Qed.
End Times.
Existing Instances decided_comes_back decided_some_trail_and decided_next_return | 0.
Existing Instances decided_some_stop decided_some_closed decided_some_trail | 0.
