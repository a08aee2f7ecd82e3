(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Questions on rays and trails, on the regions that they cut out, and on their labellings. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import ZArith Lia Relations.
From Gazetteer Require Import rules rays returns trails grid_trails regions labellings around grid_labellings
  extended embedding portions.
From Tie Require Import booleans plays readings asked asked_graphs.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Local Obligation Tactic := intros.

(* Integers, points and natural numbers of Coq's library. *)
Instance decided_Z_eq (a b : Z) : decided (a = b) :=
  Decided (decide := fun _ => Z.eqb a b) (iff_sym (Z.eqb_eq a b)).
Instance decided_Z_le (a b : Z) : decided (a <= b)%Z :=
  Decided (decide := fun _ => Z.leb a b) (iff_sym (Z.leb_le a b)).
Instance decided_Z_lt (a b : Z) : decided (a < b)%Z :=
  Decided (decide := fun _ => Z.ltb a b) (iff_sym (Z.ltb_lt a b)).
Instance decided_point_eq (p q : point) : decided (p = q) :=
  Decided (decide := fun _ => same_point p q) (iff_sym (same_pointP p q)).
Instance decided_lt (a b : nat) : decided (a < b)%coq_nat := Decided (decide := fun _ => a < b) (rwP ltP).
Instance decided_le (a b : nat) : decided (a <= b)%coq_nat := Decided (decide := fun _ => a <= b) (rwP leP).
Section Bounded.
Variables (P : nat -> Prop) (a b : nat).
Context `{forall s, decided (P s)}.
Program Instance decided_between : decided (forall s, (a < s)%coq_nat /\ (s < b)%coq_nat -> P s) | 1 :=
  Decided (decide := fun _ => all (fun s => decide (P s) tt) [seq s <- iota 0 b | a < s]) _.
Next Obligation.
apply: rwP; apply: (iffP allP) => all_s s.
  by case=> /ltP a_s /ltP s_b; apply/(decideP (P s))/all_s; rewrite mem_filter a_s mem_iota.
by rewrite mem_filter mem_iota => /andP[/ltP a_s /ltP s_b]; apply/(decideP (P s)); apply: all_s.
Qed.
Program Instance decided_some_between : decided (exists s, ((a < s)%coq_nat /\ (s < b)%coq_nat) /\ P s) | 1 :=
  Decided (decide := fun _ => has (fun s => decide (P s) tt) [seq s <- iota 0 b | a < s]) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => -[s].
  by rewrite mem_filter mem_iota => /andP[/ltP a_s /ltP s_b] /(decideP (P s)); exists s.
by case=> -[/ltP a_s /ltP s_b] Ps; exists s; [rewrite mem_filter a_s mem_iota | apply/(decideP (P s))].
Qed.
Program Instance decided_some_below : decided (exists s, (s < b)%coq_nat /\ P s) | 1 :=
  Decided (decide := fun _ => has (fun s => decide (P s) tt) (iota 0 b)) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => -[s].
  by rewrite mem_iota => /ltP s_b /(decideP (P s)); exists s.
by case=> /ltP s_b Ps; exists s; [rewrite mem_iota | apply/(decideP (P s))].
Qed.
Program Instance decided_some_upto : decided (exists s, (s <= b)%coq_nat /\ P s) | 1 :=
  Decided (decide := fun _ => has (fun s => decide (P s) tt) (iota 0 b.+1)) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => -[s].
  by rewrite mem_iota add0n ltnS => /leP s_b /(decideP (P s)); exists s.
by case=> /leP s_b Ps; exists s; [rewrite mem_iota add0n ltnS | apply/(decideP (P s))].
Qed.
End Bounded.
Existing Instances decided_between decided_some_between decided_some_below decided_some_upto | 1.
Definition headings : seq direction := [:: SW; NW; SE; NE].
Program Instance decided_some_heading (P : direction -> Prop) `{forall g, decided (P g)} :
  decided (exists g, P g) | 1 := Decided (decide := fun _ => has (fun g => decide (P g) tt) headings) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => -[g]; first by move=> _ /(decideP (P g)); exists g.
by move=> Pg; exists g; [case: g {Pg} => -[] [] | apply/(decideP (P g))].
Qed.

(* A number that is one of a list, if any. *)
Lemma listed_iff (P : Z -> Prop) `{forall j, decided (P j)} (l : seq Z) :
  (forall j, P j -> List.In j l) -> (exists j, P j) <-> has (fun j => decide (P j) tt) l.
Proof.
move=> within; split=> [[j Pj]|].
- have := within j Pj; elim: l {within} => //= a l IH [->|/IH->]; last by rewrite orbT.
  by rewrite (introT (decideP (P j)) Pj).
- by elim: l {within} => //= a l IH /orP[/(decideP (P a))|]; [exists a | exact: IH].
Qed.

Section Rays.
Variables (M N : Z) (v : point).
Global Instance decided_in_rectangle p : decided (in_rectangle M N p). Proof. by_definition. Defined.
Global Instance decided_inside p : decided (rays.inside M N p). Proof. by_definition. Defined.
Global Instance decided_corner p : decided (corner M N p). Proof. by_definition. Defined.
Global Instance decided_returns h t : decided (returns M N v h t). Proof. by_definition. Defined.
Global Instance decided_returns_from h t g : decided (returns_from M N v h t g).
Proof. by_definition. Defined.
Global Instance decided_first_return h t : decided (first_return M N v h t). Proof. by_definition. Defined.
Global Instance decided_next_return h s t : decided (next_return M N v h s t).
Proof. by_definition. Defined.
Global Instance decided_hits h t : decided (hits_corner_before M N v h t). Proof. by_definition. Defined.
Global Instance decided_stops h t : decided (stops M N v h t). Proof. by_definition. Defined.
Global Instance decided_trail_at phi : decided (trail_at M N v phi).
Proof. case: phi => *; by_definition. Defined.
Global Instance decided_straight phi : decided (straight M N v phi). Proof. by_definition. Defined.
Global Instance decided_right_angle phi : decided (right_angle M N v phi). Proof. by_definition. Defined.
Global Instance decided_draws phi p q : decided (trail_draws M N v phi p q). Proof. by_definition. Defined.
Global Instance decided_on_trail phi p : decided (on_trail M N v phi p). Proof. by_definition. Defined.
Global Instance decided_start p : decided (start_of_portions p). Proof. by_definition. Defined.
Global Instance decided_portion h t : decided (portion M N v h t). Proof. by_definition. Defined.
Global Instance decided_to_corner h t : decided (portion_to_corner M N v h t).
Proof. by_definition. Defined.
Global Instance decided_tile p : decided (tile M N v p). Proof. by_definition. Defined.
Global Instance decided_grid_step p q : decided (grid_step p q). Proof. by_definition. Defined.
(* How far along the line a point is can be seen from its first coordinate. *)
Definition on_line g p q (j : Z) : Prop := (0 <= j /\
  in_rectangle M N (straight_on v g j) /\ in_rectangle M N (straight_on v g (j + 1)) /\
  (p = straight_on v g j /\ q = straight_on v g (j + 1) \/
   q = straight_on v g j /\ p = straight_on v g (j + 1)))%Z.
Global Instance decided_on_line g p q j : decided (on_line g p q j). Proof. by_definition. Defined.
Lemma on_line_at g p q j : on_line g p q j -> List.In j [:: Z.abs (p.1 - v.1); Z.abs (q.1 - v.1)]%Z.
Proof.
have far : (0 <= j)%Z -> Z.abs ((straight_on v g j).1 - v.1) = j.
  by rewrite /straight_on; case: g => -[] y; cbn [fst snd sign]; lia.
by case=> /far j_at [_ [_ [[-> _]|[-> _]]]]; [left | right; left].
Qed.
Global Instance decided_line g p q : decided (line_draws M N v g p q) :=
  Decided (decide := fun _ => has (fun j => decide (on_line g p q j) tt)
      [:: Z.abs (p.1 - v.1); Z.abs (q.1 - v.1)]%Z)
    (listed_iff (@on_line_at g p q)).
Global Instance decided_extended phi p q : decided (extended_draws M N v phi p q).
Proof. by_definition. Defined.
End Rays.

(* A point is told as a pair of numbers, as it has no negative coordinate. *)
Definition seen (p : point) : nat * nat := (Z.to_nat p.1, Z.to_nat p.2).
(* Rays and trails at each vertex of the m by n grid, for t steps. *)
Section Trails.
Variables (m n t : nat).
Notation M := (side m).
Notation N := (side n).
Definition at_vertices (A : Type) (ask : point -> A) : seq A := [seq ask (point_of v) | v <- grid_vertices m n].
(* Of each heading: the places, the times at which the ray that stops does, and at which it is in a
   portion's end and a portion's end in a corner. *)
Definition ask_rays := at_vertices (fun v => [seq
  ([seq seen (rays.place M N v h s) | s <- iota 0 t],
   [:: [seq s <- iota 0 t | decide (stops M N v h s) tt];
        [seq s <- iota 0 t | decide (portion M N v h s) tt];
        [seq s <- iota 0 t | decide (portion_to_corner M N v h s) tt]]) | h <- headings]).
(* The returns of the ray that never stops: its time, from where, whether it is the first and whether the
   ray has hit a corner before, and the time of the next. *)
Definition ask_returns := at_vertices (fun v => [seq [seq
  (s, [seq g <- headings | decide (returns_from M N v h s g) tt],
   ([:: decide (first_return M N v h s) tt; decide (hits_corner_before M N v h s) tt],
    [seq r <- iota 0 t | decide (next_return M N v h s r) tt]))
  | s <- [seq s <- iota 0 t | decide (returns M N v h s) tt]] | h <- headings]).
(* The trails at v of at most t steps a ray, each in one of its two senses. *)
Definition earlier (h k : direction) : bool := index h headings <= index k headings.
Definition ends_of v h : seq nat :=
  let s := find (fun s => decide (stops M N v h s) tt) (iota 0 t) in [:: s.-1; s; s.+1].
Definition candidates v : seq trail :=
  [seq Closed h s | h <- headings, s <- ends_of v h] ++
  flatten [seq [seq Open hk.1 hk.2 s r | s <- ends_of v hk.1, r <- ends_of v hk.2]
          | hk <- pairs_of headings headings].
Definition trails_at v : seq trail :=
  [seq phi <- candidates v | decide (trail_at M N v phi) tt & earlier (ends M N v phi).1 (ends M N v phi).2].
(* Whether it is straight, or has a right angle; its places; of each vertex whether it is on the trail,
   and on one segment. *)
Definition ask_trails := [seq let p := point_of v in
  [seq ([:: decide (straight M N p phi) tt; decide (right_angle M N p phi) tt],
        [seq seen (trail_place M N p phi r) | r <- iota 0 (trail_steps phi).+1],
        at_vertices (fun w => decide (on_trail M N p phi w) tt),
        [seq w \in on_one_segment v phi | w <- grid_vertices m n])
  | phi <- trails_at p] | v <- grid_vertices m n].
End Trails.
