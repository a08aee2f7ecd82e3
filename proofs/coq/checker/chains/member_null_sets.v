(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The walk that counts null sets (chains/chain_null_sets.v) tells the nullity of each member of a chain. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import rules nullity boards chain_sets chain_rows chain_simple chain_walks chain_null_sets.
From Gazetteer Require Import chain_laws chain_claims chain_sequences member_sets.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A sum over all sets of vertices. *)
Lemma sum_sets (g : plain) (f : {set vertex_of g} -> nat) :
  \sum_(S : {set vertex_of g}) f S = \sum_(x <- all_bits (order g)) f (set_of g x).
Proof.
rewrite -(big_map (set_of g) predT f); apply: perm_big; apply: uniq_perm; first exact: index_enum_uniq.
  rewrite map_inj_in_uniq ?all_bits_uniq // => x y; rewrite !in_all_bits => /eqP x_n /eqP y_n /setP same.
  apply: (@eq_from_nth _ false) => [|i]; rewrite ?x_n ?y_n // => i_n.
  by have := same (Ordinal i_n); rewrite !inE.
move=> S; rewrite mem_index_enum; apply/esym/mapP; exists (bits_of S); last by rewrite bits_ofK.
by rewrite in_all_bits bits_of_size.
Qed.

Theorem nullity_told (c : chain_claim) n v : let s := chain_of c no_rules in let k := claim_kind c in
  let g := member c n in chain_ok s k -> 0 < n ->
  (forall p q, p < order g -> q < order g -> joined_so_often (edge_list g) p q <= 1) ->
  null_value s k n = Some v -> nullity (graph_of g) = v.
Proof.
move=> s k g ok n0 once /(null_value_means ok n0); rewrite /null_number => number_is.
apply/eqP; rewrite -(eqn_exp2l _ _ (isT : 1 < 2)) -null_sets_number -number_is -sum1_card big_mkcond /=.
rewrite (sum_sets (fun S => if S \in [set S | null_set (graph_of g) S] then 1 else 0)); apply/eqP.
apply: eq_bigr => x _; rewrite inE.
have lasts := lastingP (t := Nullity) ok n0 (fun _ => once) x.
have -> : null_set (graph_of g) (set_of g x) = lasting null_question (edge_list g) (order g) x.
  by apply/forallP/lasts.
by case: lasting.
Qed.
