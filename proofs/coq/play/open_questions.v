(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Questions of [FSU93, section 5] that the register has as open, or what they come to, as
   statements. Nothing here is proved and nothing depends on this file: each is a proposition, said
   so that an answer could be written as a theorem. What a question leaves free (a criterion, a
   class of graphs) is a variable of its statement. *)
From mathcomp Require Import all_ssreflect all_algebra.
From Gazetteer Require Import games rules.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A property of graphs on every finite set of vertices. *)
Definition criterion : Type := forall V : finType, graph V -> Prop.

(* Section 5 (1): which graphs have even kernels? Those for which a criterion holds. *)
Definition decides_even_kernels (C : criterion) : Prop :=
  forall (V : finType) (E : graph V), simple E -> (C V E <-> exists S, even_kernel E S).

(* Section 5 (1): which graphs G have the property that (G, v) is a P-position of UEG iff v is in an
   even kernel? Complete graphs and bipartite graphs share this property. Which others? *)
Definition kernel_property (V : finType) (E : graph V) : Prop :=
  forall v, P_position ((E, v) : UEG V) <-> exists2 S, even_kernel E S & v \in S.
Definition decides_kernel_property (C : criterion) : Prop :=
  forall (V : finType) (E : graph V), simple E -> (C V E <-> kernel_property E).

(* Section 5 (2): how do we decide whether (G, v) is an N-position in UEG for every vertex v? *)
Definition decides_every_vertex_N (C : criterion) : Prop :=
  forall (V : finType) (E : graph V), simple E ->
    (C V E <-> forall v, N_position ((E, v) : UEG V)).

(* Section 5 (3): the random graph on n + 1 vertices in which each pair is an edge with probability
   p, independently. The probability of a graph with e edges is p ^ e (1 - p) ^ (the other
   pairs). *)
Definition simple_graphs (n : nat) : {set graph [finType of 'I_n.+1]} :=
  [set E : graph [finType of 'I_n.+1] |
    [forall u, (u, u) \notin E] && [forall u, forall v, ((u, v) \in E) == ((v, u) \in E)]].
Definition probability (n : nat) (p : rat) (E : graph [finType of 'I_n.+1]) : rat :=
  (p ^+ edges E * (1 - p) ^+ ('C(n.+1, 2) - edges E))%R.
Definition probability_of_N (n : nat) (p : rat) : rat :=
  (\sum_(E in simple_graphs n | ~~ is_P ((E, ord0) : UEG _)) probability p E)%R.
(* "We suspect that the probability that (G, 1) is an N-position goes to 1 as n goes to infinity",
   for every p strictly between 0 and 1. *)
Definition almost_always_N : Prop :=
  forall p : rat, (0 < p < 1)%R -> forall epsilon : rat, (0 < epsilon)%R ->
    exists n0, forall n, n0 <= n -> (1 - epsilon < probability_of_N n p)%R.
