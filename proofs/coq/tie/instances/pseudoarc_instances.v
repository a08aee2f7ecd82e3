(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What Theorem 2.1 says: of the pseudoarc, and of each small digraph. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import games rules small directed_rules pseudoarc arcs_replaced replaced_size minors planar_gadgets.
From Gazetteer Require FSU93.
From Tie Require Import booleans plays readings asked_minors.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Instance decided_legal (A : finType) (left : A -> seq (nat * nat)) : decided (legal left).
Proof. by rewrite /legal; typeclasses eauto. Defined.
Program Instance decided_on_the_way (m : nat) (s : nat -> seq (nat * nat)) (P : nat -> nat * nat -> Prop)
    `{forall i e, decided (P i e)} : decided (forall i e, 0 < i < m -> e \in s i -> P i e) | 1 :=
  Decided (decide := fun _ => all (fun i => all (fun e => decide (P i e) tt) (s i)) (iota 1 m.-1)) _.
Next Obligation.
have in_iota i : (i \in iota 1 m.-1) = (0 < i < m) by rewrite mem_iota; case: m => [|m']; rewrite ?addn0 ?addSn; case: i.
apply: rwP; apply: (iffP allP) => [all_i i e i_m e_i|all_i i].
  by have /allP/(_ e e_i)/decideP := all_i i (etrans (in_iota i) i_m).
by rewrite in_iota => i_m; apply/allP=> e e_i; apply/decideP/all_i.
Qed.

(* What is left when the token arrives, for each line of play in what is left of a pseudoarc. *)
Fixpoint arrivals (k : nat) (s : seq (nat * nat)) (i : nat) : seq (seq (nat * nat) * bool) :=
  if 4 < i then [:: (s, i == place_y)] else
  if k is k'.+1 then flatten [seq arrivals k' (rem e s) (other_end e i) | e <- edges_at s i] else [::].
(* What exits may be worth: to each arrival either. *)
Definition exits (l : seq (seq (nat * nat) * bool)) : seq (seq (nat * nat) -> bool -> bool) :=
  [seq (fun s b => (s, b) \in won) | won <- sublists (undup l)].

(* These three wait for a list to be given, or the program would compute them whenever it starts. *)
Definition FSU93_theorem_2_1_way (_ : seq nat) := summary [seq ltac:(reading_of (FSU93.theorem_2_1_way exit))
  | exit <- exits (arrivals 7 (after_way 1) place_a)].
Definition FSU93_theorem_2_1_z (_ : seq nat) := summary [seq ltac:(reading_of (FSU93.theorem_2_1_z exit))
  | exit <- exits (arrivals 7 (rem (place_z, place_d) (rem (place_d, place_y) pseudoarc)) place_z)].

(* Two terminals, and a copy from the first to the second, alone or with a whole one back. *)
Section Suicide.
Variable k : nat.
Let A := [finType of 'I_k.+1].
Let tail (a : A) : 'I_2 := inord (val a).
Let head (a : A) : 'I_2 := inord (1 - val a).
Let left (i : nat) (a : A) := if val a == 0 then after_way i else pseudoarc.
Definition suicides := flatten [seq
  [seq ltac:(reading_of (@FSU93.theorem_2_1_suicide [finType of 'I_2] A tail head (left i) ord0 i q))
  | q <- options ((copies tail head (left i), at_place tail head ord0 (nth 0 way i)) : UEG _)] | i <- iota 0 7].
End Suicide.
Definition FSU93_theorem_2_1_suicide (_ : seq nat) := summary (suicides 0 ++ suicides 1).

Section Graphs.
Variables (n : nat) (edge : nat -> nat -> bool) (the_root : nat).
Let V := [finType of 'I_n].
Let E : graph V := [set e : 'I_n * 'I_n | edge e.1 e.2].
Let D : digraph V := E.
Let vertices : seq V := enum V.
Let root : seq V := [seq v <- vertices | val v == the_root].
Definition FSU93_theorem_2_1 := summary [seq ltac:(reading_of (@FSU93.theorem_2_1 V D w)) | w <- root].
Definition FSU93_theorem_2_1_degree := summary [seq ltac:(reading_of (fun H => @FSU93.theorem_2_1_degree V D H w))
  | w <- enum (replaced_vertices D)].
Definition FSU93_theorem_2_1_polynomial := summary [:: ltac:(reading_of (@FSU93.theorem_2_1_polynomial V D))].
Definition FSU93_theorem_2_1_planar := summary [:: ltac:(reading_of (@FSU93.theorem_2_1_planar V D))].
End Graphs.

Local Open Scope string_scope.
Definition of_arcs : seq (string * (nat -> (nat -> nat -> bool) -> nat -> seq nat)) := [::
  ("FSU93.theorem_2_1", FSU93_theorem_2_1);
  ("FSU93.theorem_2_1_degree", fun n edge _ => FSU93_theorem_2_1_degree n edge);
  ("FSU93.theorem_2_1_planar", fun n edge _ => FSU93_theorem_2_1_planar n edge);
  ("FSU93.theorem_2_1_polynomial", fun n edge _ => FSU93_theorem_2_1_polynomial n edge)].
Definition of_pseudoarc : seq (string * (seq nat -> seq nat)) := [::
  ("FSU93.theorem_2_1_way", FSU93_theorem_2_1_way);
  ("FSU93.theorem_2_1_z", FSU93_theorem_2_1_z);
  ("FSU93.theorem_2_1_suicide", FSU93_theorem_2_1_suicide)].
