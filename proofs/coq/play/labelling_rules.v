(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The vertex-magic edge labelling game [GGHR, section 4], clause by clause
   oracle/rules/edge_labelling.hpp. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Labelling.
Variable V : finType.
Implicit Types (E : graph V) (u v w : V) (f : {ffun V * V -> nat}).

(* A position: the graph, and the label of each edge, on both its pairs; 0 where it has none yet. *)
Definition labelled : eqType := [eqType of graph V * {ffun V * V -> nat}].

(* A vertex is complete when it has an edge and all its edges are labelled. *)
Definition complete_at (p : labelled) v : bool :=
  (neighbours p.1 v != set0) && [forall w in neighbours p.1 v, p.2 (v, w) != 0].
Definition weight (p : labelled) v : nat := \sum_(w in neighbours p.1 v) p.2 (v, w).
(* All complete vertices have the same weight. *)
Definition magic_so_far (p : labelled) : bool :=
  [forall u, forall v, complete_at p u && complete_at p v ==> (weight p u == weight p v)].

Definition unlabelled (p : labelled) : {set V * V} := [set e in p.1 | p.2 e == 0].
Definition unused (p : labelled) (l : nat) : bool := [forall e in p.1, p.2 e != l].
(* The label l on the edge e. *)
Definition label (p : labelled) (e : V * V) (l : nat) : labelled :=
  (p.1, [ffun d => if (d == e) || (d == (e.2, e.1)) then l else p.2 d]).

(* A move puts an unused label of 1, ..., |E| on an unlabelled edge, if all complete vertices have
   the same weight then. *)
Definition label_options (p : labelled) : seq labelled :=
  [seq q <- [seq label p e l | e <- enum (unlabelled p),
                               l <- [seq l <- iota 1 (edges p.1) | unused p l]] | magic_so_far q].

Lemma label_optionP (p q : labelled) :
  reflect (exists e l, [/\ e \in p.1, p.2 e = 0, 0 < l <= edges p.1, unused p l
                         & q = label p e l] /\ magic_so_far q)
          (q \in label_options p).
Proof.
rewrite mem_filter; apply: (iffP andP) => [[q_magic /allpairsP[[e l] /= []]]|].
  rewrite mem_enum inE => /andP[e_E /eqP e0]; rewrite mem_filter mem_iota add1n ltnS.
  by case/andP=> l_un l_le q_eq; exists e, l.
case=> e [l [[e_E e0 l_le l_un ->] q_magic]]; split=> //; apply/allpairsP; exists (e, l).
by rewrite mem_enum inE e_E e0 mem_filter l_un mem_iota add1n ltnS.
Qed.

Lemma label_options_shorten (p q : labelled) :
  q \in label_options p -> #|unlabelled q| < #|unlabelled p|.
Proof.
case/label_optionP=> e [l [[e_E e0 /andP[l0 _] _ ->] _]]; apply: proper_card; apply/properP; split.
  apply/subsetP=> d; rewrite !inE ffunE /=; case: ifP => _ /andP[-> //].
  by rewrite eqn0Ngt l0.
by exists e; rewrite !inE ?e_E ?e0 // ffunE eqxx /= eqn0Ngt l0.
Qed.

Definition edge_labelling : game := Game label_options_shorten.
Definition labelling_start E : edge_labelling := (E, [ffun=> 0]).
End Labelling.
