(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Section 2 of [GGHR]: the positions on a path, by the orders of their paths, and the levels of a
   game. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules isomorphisms grids paths levels states path_positions.
From Gazetteer Require Import path_of_14.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Section 2: "Each vertex of D(P_n) is a collection of paths each of order at least two. In
   addition, the orders of these subpaths of P_n add to n." And each such collection is a
   vertex. *)
Theorem vertices_of_D_path (n : nat) :
  2 <= n ->
  (forall F, vertex_of_D (path_graph n : edge_delete _) F ->
     exists p, [/\ named F p, all (leq 2) p & sumn p = n]) /\
  (forall p, all (leq 2) p -> sumn p = n ->
     exists2 F, vertex_of_D (path_graph n : edge_delete _) F & named F p).
Proof. exact: path_states. Qed.

(* "There are several sequences of moves that give rise to the position (2, 3, 3, 6)": from P_14 by
   (2, 12) or by (5, 9), and then by (2, 3, 9). *)
Theorem sequences_to_2_3_3_6 :
  forall first, first \in [:: pieces [:: 2; 12] : graph [finType of 'I_14]; pieces [:: 5; 9]] ->
  path (fun E F : edge_delete [finType of 'I_14] => F \in options E)
       (path_graph 14) [:: first; pieces [:: 2; 3; 9]; pieces [:: 2; 3; 3; 6]].
Proof. exact: lines_to_2_3_3_6. Qed.

(* "... (2, 3, 3, 3, 3), which has no successors." *)
Theorem position_2_3_3_3_3 (V : finType) (E F : graph V) :
  named E [:: 2; 3; 3; 3; 3] -> F \notin options (E : edge_delete V).
Proof. exact: sink_2_3_3_3_3. Qed.

(* "The only successor of (2, 3, 3, 2, 4) is (2, 3, 3, 2, 2), which is a sink. Thus (2, 3, 3, 2, 4) is
   in N", repaired: (2, 3, 3, 2, 2, 2). *)
Theorem position_2_3_3_2_4 (V : finType) (E : graph V) :
  named E [:: 2; 3; 3; 2; 4] ->
  [/\ exists F : edge_delete V, F \in options (E : edge_delete V),
      forall F : edge_delete V, F \in options (E : edge_delete V) ->
        named F [:: 2; 3; 3; 2; 2; 2] /\ options F = [::] &
      N_position (E : edge_delete V)].
Proof. exact: only_option_of_2_3_3_2_4. Qed.

(* "(2, 3, 3, 6) is a vertex of D(P_14) and this vertex has two successors, namely (2, 3, 3, 2, 4) and
   (2, 3, 3, 3, 3)": two names, each of some successor, and of no graph both. *)
Theorem position_2_3_3_6 :
  (exists2 E : edge_delete [finType of 'I_14],
     reachable (path_graph 14 : edge_delete _) E & named E [:: 2; 3; 3; 6]) /\
  forall (V : finType) (E : graph V), named E [:: 2; 3; 3; 6] ->
    [/\ forall F : edge_delete V, F \in options (E : edge_delete V) ->
          named F [:: 2; 3; 3; 2; 4] \/ named F [:: 2; 3; 3; 3; 3],
        exists2 F : edge_delete V, F \in options (E : edge_delete V) & named F [:: 2; 3; 3; 2; 4],
        exists2 F : edge_delete V, F \in options (E : edge_delete V) & named F [:: 2; 3; 3; 3; 3] &
        forall F : graph V, ~ (named F [:: 2; 3; 3; 2; 4] /\ named F [:: 2; 3; 3; 3; 3])].
Proof. exact: options_by_name_2_3_3_6. Qed.

(* As printed it fails: the orders of (2, 3, 3, 2, 2) add to 12. *)
Theorem position_2_3_3_2_4_fails_as_printed :
  ~ (forall F, F \in options (pieces [:: 2; 3; 3; 2; 4] : edge_delete _) ->
       isomorphic F (pieces [:: 2; 3; 3; 2; 2])).
Proof.
have opt : subpath 14 (fun j => (j != 12) && (j \notin scanl addn 0 [:: 2; 3; 3; 2; 4])) \in
    options (pieces [:: 2; 3; 3; 2; 4] : edge_delete _) by apply/subpath_cuttable; exists 12.
by move=> /(_ _ opt)[f [/bij_eq_card]]; rewrite !card_ord.
Qed.

(* They are not the classes of a partition of D(P_n): a sink is in L_0 and in L_1. *)
Theorem levels_fail_as_printed (n : nat) :
  (exists L : nat -> edge_delete [finType of 'I_n] -> Prop, levels_as_printed L) /\
  forall L : nat -> edge_delete [finType of 'I_n] -> Prop, levels_as_printed L ->
    ~ (forall x, reachable (path_graph n : edge_delete _) x -> exists! k, L k x).
Proof.
split=> [|L]; first exact: levels_as_printed_exist.
case=> L0 L1 _ part; have [x x_reach x_sink] := reachable_sink (path_graph n : edge_delete _).
have [k [_ only]] := part x x_reach.
have k0 : k = 0 by apply/only/L0.
have : k = 1 by apply/only/L1 => y; rewrite x_sink.
by rewrite k0.
Qed.

(* Then there are such levels, and every position, of any game, is in exactly one. *)
Theorem levels_are_a_partition (G : game) :
  (exists L : nat -> G -> Prop, levels L) /\
  forall L : nat -> G -> Prop, levels L -> forall x, exists! k, L k x.
Proof. exact: levels_partition. Qed.
