(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The kernel of a digraph without circuits: the P-positions of a walk along its arcs [GGHR, Theorem 1]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A set of vertices of a digraph that no arc joins, and to which every other vertex has an arc. *)
Definition kernel (V : finType) (arc : rel V) (K : {set V}) : Prop :=
  (forall u v, u \in K -> v \in K -> ~~ arc u v) /\
  (forall u, u \notin K -> exists2 v, v \in K & arc u v).

Section Digraph.
Variables (V : finType) (arc : rel V).
Hypothesis no_circuit : forall u v, arc u v -> ~~ connect arc v u.

Lemma successors_shorten (u v : V) :
  v \in enum (arc u) -> #|[set w | connect arc v w]| < #|[set w | connect arc u w]|.
Proof.
rewrite mem_enum => uv; apply: proper_card; apply/properP; split.
- apply/subsetP=> w; rewrite !inE; apply: connect_trans; exact: connect1.
- by exists u; rewrite inE ?connect0 // no_circuit.
Qed.

Definition walk_game : game := Game successors_shorten.

Lemma kernelP (K : {set V}) :
  kernel arc K <-> forall u : walk_game, (u \in K) = all (fun v => v \notin K) (options u).
Proof.
have opt (u v : V) : (v \in enum (arc u)) = arc u v by rewrite mem_enum.
split=> [[ind abs] u|K_eq].
- apply/idP/allP=> [uK v|all_out].
    by rewrite opt => uv; apply/negP=> vK; have := ind u v uK vK; rewrite uv.
  apply: contraT => /abs[v vK uv].
  by have := all_out v; rewrite opt uv vK => /(_ isT).
- split=> [u v uK vK|u].
    apply/negP=> uv; move: uK; rewrite (K_eq u) => /allP/(_ v).
    by rewrite opt uv vK => /(_ isT).
  rewrite (K_eq u) -has_predC => /hasP[v]; rewrite opt /= negbK => uv vK.
  by exists v.
Qed.

(* The P-positions of the walk are the kernel [GGHR, Theorem 1]. *)
Lemma unique_kernel : exists! K : {set V}, kernel arc K.
Proof.
exists [set u | is_P (u : walk_game)]; split.
- apply/kernelP=> u; rewrite inE is_P_eq; apply: eq_in_all => v _; by rewrite inE.
- move=> K /kernelP K_eq; apply/setP=> u; rewrite inE.
  exact: (@is_P_kernel walk_game (fun=> True) (fun u => u \in K)).
Qed.
End Digraph.
