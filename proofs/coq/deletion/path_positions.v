(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What is left of a path in edge-delete, as a sequence of pieces, and its name, the orders of its components
   [GGHR, section 2]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules isomorphisms mirrors grids paths spanning_positions states.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* What is left of a path as (p_1, ..., p_k): its vertices are split into pieces of p_1, ..., p_k vertices
   in this order, and the edges between two pieces are gone. *)
Definition pieces (p : seq nat) : graph [finType of 'I_(sumn p)] :=
  subpath (sumn p) (fun k => k \notin scanl addn 0 p).

(* The paper names a vertex of D(P_n) by the orders of its components, each a path. *)
Definition named (V : finType) (E : graph V) (p : seq nat) : Prop := isomorphic E (collection p).

Lemma pieces_named (p : seq nat) : named (pieces p) p.
Proof.
elim: p => [|a p IH].
  have no_vertex (v : 'I_(sumn [::])) : False by case: v.
  exists (fun v => match no_vertex v with end); split=> [|v]; last by case: (no_vertex v).
  by exists (fun v : void => match v with end) => [v|[]]; case: (no_vertex v).
have shifted b s : scanl addn b s = map (addn b) (scanl addn 0 s).
  elim: s b => //= x s IHs b; rewrite IHs [in RHS]IHs -map_comp; congr cons.
  by apply: eq_map => y; rewrite /= add0n addnA.
pose kept k := k \notin scanl addn 0 (a :: p).
have cut : ~~ kept a by rewrite negbK /= inE eqxx.
apply: isomorphic_trans (isomorphic_union_right _ IH).
apply: isomorphic_sym; have := @cut_subpath a (sumn p) kept cut.
rewrite (@eq_subpath a _ predT) => [|k /andP[_ k_a]]; last first.
  rewrite /kept /= shifted inE negb_or neq_ltn k_a /=; apply/mapP=> -[y _ k_y].
  by move: k_a; rewrite k_y add0n ltnNge leq_addr.
rewrite (@eq_subpath (sumn p) _ (fun k => k \notin scanl addn 0 p)) => [|k /andP[k0 _]].
  by rewrite -path_subpath.
rewrite /kept /= shifted inE -{2}[a]addn0 eqn_add2l (gtn_eqF k0) /=; congr negb.
by rewrite add0n (mem_map (@addnI a)).
Qed.

Lemma path_states (n : nat) :
  2 <= n ->
  (forall F, vertex_of_D (path_graph n : edge_delete _) F ->
     exists p, [/\ named F p, all (leq 2) p & sumn p = n]) /\
  (forall p, all (leq 2) p -> sumn p = n ->
     exists2 F, vertex_of_D (path_graph n : edge_delete _) F & named F p).
Proof.
move=> n2; have simpleP k : simple (path_graph k).
  split=> [u|u w]; rewrite !inE; first by apply/nextP=> -[] /eqP; rewrite ?ltn_eqF // gtn_eqF.
  by apply/nextP/nextP=> -[]; auto.
have none : no_isolated_vertex (path_graph n) by move=> u; apply: path_no_isolated.
split=> [F /(states_are_subgraphs _ (simpleP n) none)[simpleF FP noneF]|p p2 p_n].
  have [kept F_eq] := subpath_of simpleF FP; rewrite F_eq in noneF *.
  exact: subpath_collection noneF.
rewrite -p_n in none *; exists (pieces p); last exact: pieces_named.
have [f iso] := pieces_named p.
apply/states_are_subgraphs => //; split.
- split=> [u|u w]; rewrite !in_subpath.
    by have := loopless (simpleP _) u; rewrite inE => /negPf->.
  by have := undirected (simpleP _) u w; rewrite !inE => ->; rewrite maxnC.
- by apply/subsetP=> -[u w]; rewrite in_subpath inE => /andP[].
- by move=> u; rewrite -(isomorphism_degree u iso) collection_no_isolated.
Qed.

(* Graphs of one name have the same moves, by name. *)
Lemma named_options (V : finType) (E : graph V) (p : seq nat) :
  named E p -> forall E' : graph V, E' \in delete_options E ->
  exists2 F', F' \in delete_options (pieces p) & isomorphic E' F'.
Proof.
move=> E_p E' E'_opt; apply: isomorphic_options E'_opt.
exact: isomorphic_trans E_p (isomorphic_sym (pieces_named p)).
Qed.

Lemma option_named (V : finType) (E : graph V) (p q : seq nat) F :
  named E p -> F \in delete_options (pieces p) -> named F q ->
  exists2 E' : graph V, E' \in delete_options E & named E' q.
Proof.
move=> E_p F_opt F_q.
have [E' E'_opt iso] := isomorphic_options
  (isomorphic_trans (pieces_named p) (isomorphic_sym E_p)) F_opt.
by exists E' => //; apply: isomorphic_trans F_q; apply: isomorphic_sym.
Qed.
