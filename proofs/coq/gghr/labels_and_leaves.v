(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Section 4 of [GGHR]: the edge labelling game, and edge-delete on a graph with a leaf at every
   vertex. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules mirrors grids labelling_rules labelled leaf_opening.
From Gazetteer Require Import ends_early partial_weight.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Section 4: "Thus, in general, the game will be over before all the edges have been labeled": on
   every graph with two edges or more some line of play ends so. *)
Theorem over_before_all_labelled (V : finType) (E : graph V) :
  simple E -> no_isolated_vertex E -> 2 <= edges E ->
  exists q : edge_labelling V,
    [/\ reachable (labelling_start E) q, options q = [::] & unlabelled q != set0].
Proof. exact: line_ends_early. Qed.

(* Section 4: "as long as an incident edge remains unlabeled, the partial weight may actually
   exceed k": in some line on the path of order 5, whose vertex u is complete with its weight, and
   x is not. *)
Theorem partial_weight_exceeds :
  exists (p : edge_labelling [finType of 'I_5]) (u x : 'I_5),
    [/\ reachable (labelling_start (path_graph 5)) p, complete_at p u,
        exists y, (x, y) \in unlabelled p & weight p u < weight p x].
Proof. exact: weight_above_constant. Qed.

(* Section 4: "Hence the players can assign any label to edges but must always leave some edge
   unlabeled at every vertex. In essence, this is simply the edge delete game": the label 1 may be
   put on the edge at a leaf, and then the moves are, in every position, each unused label on each
   edge that edge-delete allows on the unlabelled edges. *)
Theorem opening_is_edge_delete (V : finType) (E : graph V) (leaf u : V) :
  simple E -> neighbours E leaf = [set u] ->
  leaf_opening E leaf u \in options (labelling_start E) /\
  forall p q : edge_labelling V, reachable (leaf_opening E leaf u) p ->
    q \in options p <->
    exists e l, [/\ e \in unlabelled p, deletable (unlabelled p) e, 0 < l <= edges E, unused p l
                  & q = label p e l].
Proof.
move=> simpleE leaf_u; have [_ first] := opening_opened simpleE leaf_u; split=> // p q o_p.
exact: opened_option (reachable_opened simpleE leaf_u o_p).
Qed.

(* Section 4: "Thus the first player would make such a move on her first play if she could win the
   edge delete game on the rest of the graph", where the opponent begins: then it wins. The rest
   is what has no label, without the leaf's edge; a vertex that has no other is isolated there. *)
Theorem opening_wins (V : finType) (E : graph V) (leaf u : V) :
  simple E -> neighbours E leaf = [set u] ->
  P_position (without_edge E leaf u : edge_delete V) ->
  leaf_opening E leaf u \in options (labelling_start E) /\ P_position (leaf_opening E leaf u).
Proof. exact: leaf_opening_P. Qed.

(* "... if the first player uses the label 1 on an edge to a leaf on his/her first move, the constant
   k is set to 1 and this cannot be achieved at any other vertex" fails on K_2. *)
Theorem constant_1_fails_as_printed :
  ~ (forall (V : finType) (E : graph V) (l : V * V -> nat) (leaf u : V),
       simple E -> neighbours E leaf = [set u] -> labelling E l -> l (leaf, u) = 1 ->
       forall x, x != leaf -> ~ has_weight E l x 1).
Proof. exact: weight_1_on_an_edge. Qed.

(* Repaired: nor at any vertex but the other end of that edge, where it is a leaf too. *)
Theorem constant_1 (V : finType) (E : graph V) (l : V * V -> nat) (leaf u x : V) :
  simple E -> neighbours E leaf = [set u] -> labelling E l -> l (leaf, u) = 1 ->
  x != leaf -> ~ (x = u /\ degree E u = 1) -> ~ has_weight E l x 1.
Proof.
move=> simpleE leaf_u labels l1 x_leaf not_end [all_labelled weight1].
by have := weight_1 leaf_u labels l1 x_leaf not_end all_labelled; rewrite weight1.
Qed.

(* Section 4: "If one attaches a leaf to every vertex of this graph [with an odd number of edges] to
   form a new graph H, then no matter how the players move on H, A will always win": every line of
   play deletes exactly the edges of the graph. *)
Theorem leaves (V : finType) (E : graph V) :
  simple E -> odd (edges E) ->
  lasts_exactly (with_leaves E : edge_delete _) (edges E) /\
  N_position (with_leaves E : edge_delete _).
Proof.
move=> simpleE odd_E; have lasts := leaves_last simpleE (erefl (edges E)).
by split=> //; apply/N_positionP; rewrite (is_P_lasts lasts) negbK.
Qed.
