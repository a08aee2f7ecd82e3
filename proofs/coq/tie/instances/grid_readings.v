(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What the theorems on grids, tables and whole numbers are read with: divisors, points of a table, and
   times that a bound ends. *)
From mathcomp Require Import all_ssreflect all_algebra.
From Coq Require Import ZArith Lia.
From Gazetteer Require Import games rules even_kernels grids boxes rays trails figures portions portion_kernels
  ball_table ball_figures.
From Tie Require Import booleans plays readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Whole numbers and points. *)
Definition dividesb (a b : Z) : bool := if (a =? 0)%Z then (b =? 0)%Z else (b mod a =? 0)%Z.
Lemma dividesP a b : reflect (Z.divide a b) (dividesb a b).
Proof.
rewrite /dividesb; case: (Z.eqb_spec a 0) => [->|a0].
  by apply: (iffP (Z.eqb_spec b 0)) => [->|]; [exists 0%Z | apply: Z.divide_0_l].
by apply: (iffP (Z.eqb_spec _ 0)) => ?; apply/Z.mod_divide.
Qed.
Instance decided_divides a b : decided (Z.divide a b) :=
  Decided (decide := fun _ => dividesb a b) (rwP (dividesP a b)).
Lemma Z_eqP (a b : Z) : reflect (a = b) (a =? b)%Z.
Proof. by apply: (iffP idP) => /Z.eqb_eq. Qed.
Instance decided_Z (a b : Z) : decided (a = b) | 1 := Decided (decide := fun _ => (a =? b)%Z) (rwP (Z_eqP a b)).
Lemma pointP (p q : point) : reflect (p = q) (same_point p q).
Proof. by apply: (iffP idP) => /same_pointP. Qed.
Instance decided_point (p q : point) : decided (p = q) | 1 :=
  Decided (decide := fun _ => same_point p q) (rwP (pointP p q)).
Instance decided_points (p q : Z * Z) : decided (p = q) | 1 := decided_point p q.
Lemma cornerP M N p : reflect (corner M N p) (cornerb M N p).
Proof. by apply: (iffP idP) => /cornerb_eq. Qed.
Instance decided_corner M N p : decided (corner M N p) :=
  Decided (decide := fun _ => cornerb M N p) (rwP (cornerP M N p)).
Lemma insideP M N p : reflect (inside M N p) (within M N p).
Proof. by apply: (iffP idP) => /withinP. Qed.
Instance decided_inside M N p : decided (inside M N p) :=
  Decided (decide := fun _ => within M N p) (rwP (insideP M N p)).

(* Numbers that the proposition itself bounds. *)
Section Bounded.
Variables (b : nat) (P : nat -> Prop).
Context `{forall k, decided (P k)}.
Lemma betweenP k : (0 < k < b) = (k \in iota 1 b.-1).
Proof. by rewrite mem_iota; case: k => [|k] //=; case: b. Qed.
Program Instance decided_forall_between : decided (forall k, 0 < k < b -> P k) | 2 :=
  Decided (decide := fun _ => all (fun k => decide (P k) tt) (iota 1 b.-1)) _.
Next Obligation.
apply: rwP; apply: (iffP allP) => Pk k; last by rewrite -betweenP => /Pk/(decideP (P k)).
by rewrite betweenP => /Pk/(decideP (P k)).
Qed.
Lemma to_boundP : reflect (forall k, k <= b -> P k) (all (fun k => decide (P k) tt) (iota 0 b.+1)).
Proof.
apply: (iffP allP) => Pk k; last by rewrite mem_iota => /Pk/(decideP (P k)).
by move=> k_b; apply/(decideP (P k))/Pk; rewrite mem_iota.
Qed.
Instance decided_forall_to : decided (forall k, k <= b -> P k) | 2 :=
  Decided (decide := fun _ => all (fun k => decide (P k) tt) (iota 0 b.+1)) (rwP to_boundP).
End Bounded.
Existing Instances decided_forall_between decided_forall_to | 2.
Program Instance decided_two_between b (P Q : nat -> nat -> Prop)
    `{forall t u, decided (P t u)} `{forall t u, decided (Q t u)} :
  decided (exists t u, [/\ 0 < t < b, 0 < u < b, P t u & Q t u]) | 2 :=
  Decided (decide := fun _ => has (fun t => has (fun u =>
    if decide (P t u) tt then decide (Q t u) tt else false) (iota 1 b.-1)) (iota 1 b.-1)) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => [[t t_b /hasP[u u_b]]|[t [u [t_b u_b PH QH]]]].
  by case: ifP => // /decideP PH /decideP QH; exists t, u; rewrite !betweenP.
exists t; rewrite -?betweenP //; apply/hasP; exists u; rewrite -?betweenP //.
by case: decideP => // _; apply/decideP.
Qed.
Section TwoBelow.
Variables (a b : nat) (P : nat -> nat -> Prop).
Context `{forall t u, decided (P t u)}.
Lemma two_belowP : reflect (forall t u, t < a -> u < b -> P t u)
  (all (fun t => all (fun u => decide (P t u) tt) (iota 0 b)) (iota 0 a)).
Proof.
apply: (iffP allP) => [PH t u t_a u_b|PH t].
  have /allP PHt : all (fun u => decide (P t u) tt) (iota 0 b) by apply: PH; rewrite mem_iota.
  by apply/decideP; apply: PHt; rewrite mem_iota.
rewrite mem_iota => /andP[_ t_a]; apply/allP=> u; rewrite mem_iota => /andP[_ u_b].
by apply/decideP/PH.
Qed.
Instance decided_forall_two_below : decided (forall t u, t < a -> u < b -> P t u) | 1 :=
  Decided (decide := fun _ => all (fun t => all (fun u => decide (P t u) tt) (iota 0 b)) (iota 0 a))
    (rwP two_belowP).
End TwoBelow.
Existing Instance decided_forall_two_below | 1.
Section TwoBetween.
Variables (b : nat) (P : nat -> nat -> Prop).
Context `{forall t u, decided (P t u)}.
Lemma two_betweenP : reflect (forall t u, 0 < t < b -> 0 < u < b -> P t u)
  (all (fun t => all (fun u => decide (P t u) tt) (iota 1 b.-1)) (iota 1 b.-1)).
Proof.
apply: (iffP allP) => [PH t u|PH t t_b].
  by rewrite !betweenP => /PH/allP PHt /PHt/decideP.
by apply/allP=> u u_b; apply/decideP/PH; rewrite betweenP.
Qed.
Instance decided_forall_two_between : decided (forall t u, 0 < t < b -> 0 < u < b -> P t u) | 1 :=
  Decided (decide := fun _ => all (fun t => all (fun u => decide (P t u) tt) (iota 1 b.-1)) (iota 1 b.-1))
    (rwP two_betweenP).
End TwoBetween.
Existing Instance decided_forall_two_between | 1.
Program Instance decided_common_divisor a b :
  decided (exists2 d, 1 < d & (d %| a.+1) && (d %| b.+1)) | 1 :=
  Decided (decide := fun _ => has (fun d => (d %| a.+1) && (d %| b.+1)) (iota 2 a)) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => [[d]|[d d1 /andP[d_a d_b]]].
  by rewrite mem_iota => /andP[d1 _] both; exists d.
exists d; rewrite ?d_a ?d_b // mem_iota d1 addnC addn2 ltnS.
exact: dvdn_leq.
Qed.
Section Five.
Variables P Q R S T : Prop.
Context `{decided P} `{decided Q} `{decided R} `{decided S} `{decided T}.
Lemma fiveP : reflect [/\ P, Q, R, S & T] (if decide [/\ P, Q, R & S] tt then decide T tt else false).
Proof.
case: (decideP [/\ P, Q, R & S]) => [[p q r s]|not].
  by apply: (iffP (decideP T)) => [t|[]].
by constructor; case=> p q r s _; apply: not.
Qed.
Instance decided_and5 : decided [/\ P, Q, R, S & T] :=
  Decided (decide := fun _ => if decide [/\ P, Q, R & S] tt then decide T tt else false) (rwP fiveP).
End Five.
Existing Instance decided_and5.

(* Of an even kernel, the members are listed once. *)
Section Members.
Variables (V : finType) (E : graph V) (adjacent : V -> V -> bool) (S : {set V}).
Hypothesis adjacentE : forall u v, ((u, v) \in E) = adjacent u v.
Definition kernel_by : bool :=
  let members := enum S in
  [&& ~~ nilp members, all (fun u => all (fun v => ~~ adjacent u v) members) members &
      all (fun u => (u \in members) || ~~ odd (count (adjacent u) members)) (enum V)].
Lemma count_members u : #|neighbours E u :&: S| = count (adjacent u) (enum S).
Proof.
rewrite cardE -size_filter; congr size; rewrite /enum_mem -filter_predI.
by apply: eq_filter => v /=; rewrite !inE adjacentE.
Qed.
Lemma kernel_byP : reflect (even_kernel E S) kernel_by.
Proof.
apply: (iffP and3P) => [[S0 /allP ind /allP even]|[S0 ind even]]; split.
- by apply: contraNneq S0 => ->; rewrite enum_set0.
- move=> u v uS vS; rewrite adjacentE.
  by have := ind u; rewrite mem_enum => /(_ uS)/allP/(_ v); rewrite mem_enum => /(_ vS).
- move=> u uS; have := even u; rewrite !mem_enum (negPf uS) => /(_ isT).
  by rewrite count_members.
- by rewrite /nilp -cardE cards_eq0.
- apply/allP=> u; rewrite mem_enum => uS; apply/allP=> v; rewrite mem_enum => vS.
  by rewrite -adjacentE; apply: ind.
- apply/allP=> u _; rewrite mem_enum -count_members.
  by case: (boolP (u \in S)) => //= /even.
Qed.
End Members.
Definition grid_adjacent m n (u v : 'I_m * 'I_n) : bool :=
  (u.1 == v.1) && next u.2 v.2 || (u.2 == v.2) && next u.1 v.1.
Lemma grid_adjacentE m n (u v : 'I_m * 'I_n) : ((u, v) \in grid m n) = grid_adjacent u v.
Proof. by rewrite inE. Qed.
Instance decided_grid_kernel m n (S : {set 'I_m * 'I_n}) : decided (even_kernel (grid m n) S) | 0 :=
  Decided (decide := fun _ => kernel_by (@grid_adjacent m n) S) (rwP (kernel_byP S (@grid_adjacentE m n))).
Definition adjacent_without (V : finType) (adjacent : V -> V -> bool) (a b u v : V) : bool :=
  [&& adjacent u v, ~~ ((u == a) && (v == b)) & ~~ ((u == b) && (v == a))].
Lemma grid_withoutE m n (a b u v : 'I_m * 'I_n) :
  ((u, v) \in without_edge (grid m n) a b) = adjacent_without (@grid_adjacent m n) a b u v.
Proof. by rewrite in_without_edge grid_adjacentE. Qed.
Instance decided_grid_kernel_without m n (a b : 'I_m * 'I_n) (S : {set 'I_m * 'I_n}) :
  decided (even_kernel (without_edge (grid m n) a b) S) | 0 :=
  Decided (decide := fun _ => kernel_by (adjacent_without (@grid_adjacent m n) a b) S)
    (rwP (kernel_byP S (grid_withoutE a b))).

(* Portions of the trajectory: after 2 M N steps the ball repeats its way. *)
Instance decided_portion_to_corner M N v h t : decided (portion_to_corner M N v h t) :=
  Decided (decide := fun _ => portionb M N v h t) (rwP (portionP M N v h t)).
Section Period.
Variables (M N : Z) (v : point) (h : direction).
Hypotheses (M1 : (1 < M)%Z) (N1 : (1 < N)%Z) (v_in : in_rectangle M N v).
Definition period : nat := Z.to_nat (2 * M * N).
Lemma place_period t : place M N v h (t + period) = place M N v h t.
Proof.
have [X Y] := ball_lifts M N M1 N1 v h t v_in.
have time : Z.of_nat (t + period) = (Z.of_nat t + 2 * M * N)%Z.
  by rewrite -plusE Nat2Z.inj_add Z2Nat.id; lia.
apply: (place_lifts M N M1 N1 _ _ _ (place M N v h t) (heading M N v h t)) => //; rewrite time.
- by apply: (lifts_shift _ _ _ _ _ N X); rewrite /along; lia.
- by apply: (lifts_shift _ _ _ _ _ M Y); rewrite /across; lia.
Qed.
Lemma portion_within t : portion M N v h t -> t <= period.
Proof.
case=> _ [ends none]; rewrite leqNgt; apply/negP=> late.
have back : place M N v h (t - period) = place M N v h t.
  by rewrite -place_period subnK // ltnW.
have period0 : 0 < period by apply/ltP; rewrite /period; lia.
have [|not_corner not_start] := none (t - period).
  by split; apply/ltP; rewrite ?subn_gt0 // ltn_subrL period0 (leq_ltn_trans _ late).
by case: ends; rewrite -back.
Qed.
End Period.
