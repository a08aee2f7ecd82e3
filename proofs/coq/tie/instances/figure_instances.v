(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What the theorems on Figs. 3, 4 and 5 of [FSU93] say: two sets of vertices of large grids, and the
   portions of a ball's trajectory near a corner. *)
From Coq Require Import ZArith Lia String.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels lattice grids rays returns trails grid_trails portions
  portion_kernels ball_table ball_figures.
From Gazetteer Require FSU93.
From Tie Require Import booleans plays readings ray_readings grid_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Obligation Tactic := intros; cbv beta.

(* A portion has come to an end when the ball repeats its way. *)
Program Instance decided_portion M N v h t : decided (portion M N v h t) :=
  ltac:(unfold portion, start_of_portions; typeclasses eauto).
Section Leads.
Variables (M N : Z) (v : point) (h : direction).
Hypotheses (M1 : (1 < M)%Z) (N1 : (1 < N)%Z) (v_in : in_rectangle M N v).
Lemma decided_leads_at : decided (leads_to_corner M N v h).
Proof.
apply: (@Decided _ (fun _ => has (portionb M N v h) (iota 0 (period M N).+1))).
apply: rwP; apply: (iffP hasP) => [[t _ /portionP]|[t t_leads]]; exists t => //; last exact/portionP.
by rewrite mem_iota ltnS; apply: (portion_within (v := v) (h := h)) => //; case: t_leads.
Defined.
End Leads.
Section SidesFrom3.
Variables m n : nat.
Let M := Z.of_nat m.+3.
Let N := Z.of_nat n.+3.
Let M3 : (3 <= M)%Z. Proof. by rewrite /M; lia. Qed.
Let N3 : (3 <= N)%Z. Proof. by rewrite /N; lia. Qed.
Instance decided_leads_12 h : decided (leads_to_corner M N (1, 2)%Z h).
Proof. by apply: decided_leads_at; rewrite /in_rectangle /=; lia. Defined.
Instance decided_leads_21 h : decided (leads_to_corner M N (2, 1)%Z h).
Proof. by apply: decided_leads_at; rewrite /in_rectangle /=; lia. Defined.
End SidesFrom3.
Existing Instances decided_leads_12 decided_leads_21 | 0.
Program Instance decided_within (b t : nat) (P Q : nat -> Prop) `{forall u, decided (P u)} `{forall u, decided (Q u)} :
  decided (exists u, u + t <= b /\ P u \/ t <= u <= b /\ Q u) | 0 := Decided (decide := fun _ =>
  has (fun u => decide (u + t <= b /\ P u \/ t <= u <= b /\ Q u) tt) (iota 0 b.+1)) _.
Next Obligation.
have dec u := decideP (u + t <= b /\ P u \/ t <= u <= b /\ Q u).
apply: rwP; apply: (iffP hasP) => [[u _ /dec]|[u both]]; exists u => //; last exact/dec.
rewrite mem_iota ltnS; case: both => [[le_u _]|[/andP[_ //]]].
exact: leq_trans (leq_addr t u) le_u.
Qed.

Section Figure4.
Variables m n : nat.
Definition figure_4 := summary (
  ltac:(reading_of (fun H1 H2 H3 => proj1 (@FSU93.figure_4 m.+2 n.+2 H1 H2 H3))) ::
  flatten [seq [seq ltac:(reading_of (fun H1 H2 H3 H4 =>
      proj2 (@FSU93.figure_4 m.+2 n.+2 H1 H2 H3) H4 x.1 x.2 t)) | t <- iota 0 (m.+3 * n.+3).*2]
    | x <- [seq (v, h) | v <- [:: (1, 2)%Z; (2, 1)%Z], h <- [:: NE; NW; SE; SW]]]).
End Figure4.

(* A set that a test gives is never made: its members are those of the list of all vertices. *)
Section Tested.
Variables (V : finType) (P : V -> bool).
Context `{forall x, decided (is_true (P x))}.
Definition tested : seq V := [seq x <- enum V | decide (is_true (P x)) tt].
Lemma testedE : enum [set x | P x] = tested.
Proof.
rewrite /tested /enum_mem -filter_predI; apply: eq_filter => x /=; rewrite !inE andbT.
by apply/idP/idP => /(decideP (is_true (P x))).
Qed.
Program Instance decided_in_tested u : decided (is_true (u \in [set x | P x])) :=
  Decided (decide := fun _ => decide (is_true (P u)) tt) _.
Next Obligation. by rewrite inE; apply: decide_iff. Qed.
Program Instance decided_number_tested k : decided (#|[set x | P x]| = k) :=
  Decided (decide := fun _ => size tested == k) _.
Next Obligation. by rewrite cardE testedE; apply: rwP eqP. Qed.
End Tested.
Existing Instances decided_in_tested decided_number_tested | 0.
Program Instance decided_andb (b c : bool) `{decided (is_true b)} `{decided (is_true c)} : decided (is_true (b && c)) | 1 :=
  Decided (decide := fun _ => if decide (is_true b) tt then decide (is_true c) tt else false) _.
Next Obligation.
by apply: rwP; case: (decideP (is_true b)) => [->|/negP/negPf->]; [exact: (decideP (is_true c))|constructor].
Qed.
Definition kernel_on (V : finType) (adjacent : V -> V -> bool) (members : seq V) : bool :=
  [&& ~~ nilp members, all (fun u => all (fun v => ~~ adjacent u v) members) members &
      all (fun u => (u \in members) || ~~ odd (count (adjacent u) members)) (enum V)].
Section TestedKernels.
Variables (m n : nat) (P : 'I_m * 'I_n -> bool).
Context `{forall x, decided (is_true (P x))}.
Program Instance decided_tested_kernel : decided (even_kernel (grid m n) [set x | P x]) :=
  Decided (decide := fun _ => kernel_on (@grid_adjacent m n) (tested (P := P))) _.
Next Obligation. by rewrite -testedE; apply: rwP (kernel_byP _ (@grid_adjacentE m n)). Qed.
End TestedKernels.
Existing Instance decided_tested_kernel | 0.
Program Instance decided_traversed_kernel m n a b p h t :
  decided (even_kernel (without_edge (grid m n) a b) (traversed_oddly m n p h t)) | 0 :=
  Decided (decide := fun _ => kernel_on (adjacent_without (@grid_adjacent m n) a b)
    (tested (P := fun w => odd (times (fun s => same_point (place (side m) (side n) p h s) (point_of w)) t.+1)))) _.
Next Obligation. by rewrite -testedE; apply: rwP (kernel_byP _ (grid_withoutE a b)). Qed.

Hint Opaque even_kernel portion_to_corner : typeclass_instances.
Hint Extern 0 (decided (is_true _)) => progress cbv beta; typeclasses eauto : typeclass_instances.

Definition figure_3_of (P : 'I_14 * 'I_9 -> bool) := ltac:(reading_of (@FSU93.figure_3 [set u | P u])).
Definition figure_3 (_ : unit) :=
  let on u := [&& ~~ (5 %| row u), ~~ (5 %| column u) &
    dividesb 10 (Z.of_nat (row u) - Z.of_nat (column u)) || dividesb 10 (Z.of_nat (row u) + Z.of_nat (column u))] in
  summary [seq figure_3_of P | P <- [:: on; (fun u => ~~ on u); (fun u => on u && (1 < row u))]].

Definition figure_5 (_ : unit) :=
  let first k : seq 'I_k := take 2 (enum 'I_k) in
  let near : seq ('I_12 * 'I_9) := [seq (i, j) | i <- first 12, j <- first 9] in
  summary [seq ltac:(reading_of (@FSU93.figure_5 u v)) | u <- near, v <- near].

Local Open Scope string_scope.
Definition of_figures : seq (string * (seq nat -> seq nat)) := [::
  ("FSU93.figure_3", fun _ => figure_3 tt);
  ("FSU93.figure_4", fun s => figure_4 (nth 0 s 0 - 2) (nth 0 s 1 - 2));
  ("FSU93.figure_5", fun _ => figure_5 tt)].
