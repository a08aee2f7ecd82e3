(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The rules of the geographies on digraphs, clause by clause those of
   oracle/rules/directed_vertex_geography.hpp and directed_edge_geography.hpp. A digraph on a finite
   set V of vertices is the set of its arcs, each a pair of its tail and its head: two opposite arcs
   may join two vertices. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition digraph (V : finType) := {set V * V}.

Section Digraphs.
Variable V : finType.
Implicit Types (D : digraph V) (u v w : V).

Definition loop_free D : Prop := forall u, (u, u) \notin D.
Definition out_neighbours D u : {set V} := [set w | (u, w) \in D].
(* That arc is taken away, not the opposite one. *)
Definition without_arc D u w : digraph V := D :\ (u, w).
(* All arcs at u, in and out, are taken away, and u stays as an isolated vertex. *)
Definition without_arcs_at D u : digraph V := [set a in D | (a.1 != u) && (a.2 != u)].

(* A position: the digraph that is left, and the root, where the token stands. *)
Definition rooted_digraph : eqType := [eqType of digraph V * V].

(* DVG: move the token along an arc, from tail to head; the vertex left is removed. *)
Definition directed_vertex_options (p : rooted_digraph) : seq rooted_digraph :=
  [seq (without_arcs_at p.1 p.2, w) | w <- enum (out_neighbours p.1 p.2)].

(* DEG: move the token along an arc, from tail to head, and erase that arc. *)
Definition directed_edge_options (p : rooted_digraph) : seq rooted_digraph :=
  [seq (without_arc p.1 p.2 w, w) | w <- enum (out_neighbours p.1 p.2)].

Lemma in_out_neighbours D u w : (w \in out_neighbours D u) = ((u, w) \in D).
Proof. by rewrite inE. Qed.

Lemma without_arc_proper D u w : (u, w) \in D -> #|without_arc D u w| < #|D|.
Proof. by move=> uw; rewrite /without_arc [#|D|](cardsD1 (u, w)) uw. Qed.

Lemma directed_vertex_options_shorten (p q : rooted_digraph) :
  q \in directed_vertex_options p -> #|q.1| < #|p.1|.
Proof. by case/mapP=> w; rewrite mem_enum inE => uw ->; apply: isolating_proper uw. Qed.

Lemma directed_edge_options_shorten (p q : rooted_digraph) :
  q \in directed_edge_options p -> #|q.1| < #|p.1|.
Proof. by case/mapP=> w; rewrite mem_enum inE => uw ->; apply: without_arc_proper uw. Qed.

Definition DVG : game := Game directed_vertex_options_shorten.
Definition DEG : game := Game directed_edge_options_shorten.

(* Their unrooted forms: the first move chooses the root. *)
Definition unrooted_DVG : game :=
  @Game [eqType of digraph V + rooted_digraph] _ _
    (unrooted_options_shorten directed_vertex_options_shorten).
Definition unrooted_DEG : game :=
  @Game [eqType of digraph V + rooted_digraph] _ _
    (unrooted_options_shorten directed_edge_options_shorten).

Lemma in_without_arc D u w x y :
  ((x, y) \in without_arc D u w) = ((x, y) \in D) && ~~ ((x == u) && (y == w)).
Proof. by rewrite !inE xpair_eqE andbC. Qed.

Lemma in_without_arcs_at D u x y :
  ((x, y) \in without_arcs_at D u) = [&& (x, y) \in D, x != u & y != u].
Proof. by rewrite inE. Qed.

Lemma loop_free_without_arc D u w : loop_free D -> loop_free (without_arc D u w).
Proof. by move=> noloop x; rewrite in_without_arc (negPf (noloop x)). Qed.

Lemma DVG_optionP D v (q : DVG) :
  reflect (exists2 w, (v, w) \in D & q = (without_arcs_at D v, w)) (q \in options ((D, v) : DVG)).
Proof.
apply: (iffP mapP) => -[w]; rewrite ?mem_enum ?in_out_neighbours => vw ->; exists w => //.
by rewrite mem_enum in_out_neighbours.
Qed.

Lemma DEG_optionP D v (q : DEG) :
  reflect (exists2 w, (v, w) \in D & q = (without_arc D v w, w)) (q \in options ((D, v) : DEG)).
Proof.
apply: (iffP mapP) => -[w]; rewrite ?mem_enum ?in_out_neighbours => vw ->; exists w => //.
by rewrite mem_enum in_out_neighbours.
Qed.

End Digraphs.
