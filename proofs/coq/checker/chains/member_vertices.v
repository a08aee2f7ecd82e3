(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The truth of a term at a vertex of one member of a chain is what the walk along the chain tells there. *)
From mathcomp Require Import all_ssreflect.
From Gazetteer Require Import boards chain_sets chain_simple matching_walks chain_laws chain_claims chain_sequences.
From Gazetteer Require Import vertex_sequences claim_judge sequence_judge vertex_judge member_terms.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Told.
Variables (c : chain_claim) (t : vertex_term) (p : chain_place) (count : nat).
Let s := chain_of c no_rules.
Let k := claim_kind c.
Let q := Vertex_sequence c t p (Number_law 0 [::] 0 0 0).
Let e := States_evidence count 0.
(* The states behind so many units and fewer. There are none for other vertices, and where the walk would take too much
   work. *)
Definition vertex_walk_to : seq told_state :=
  if [&& place_fits p c, is_near p, is_small (told_law q), chain_ok s k & few_vertex_steps q e] then vertex_walk q e
  else [::].

Theorem vertex_told_true n v : 0 < count -> is_member c n -> told_on vertex_walk_to n = Some v ->
  vertex_value c t p n v.
Proof.
move=> count0 /and3P[n0 _ simple]; rewrite /told_on /vertex_walk_to.
case: ifP => [/and5P[fits near _ ok _]|_]; last by rewrite nth_nil.
have once a b : a < piece_order s k n -> b < piece_order s k n -> joined_so_often (piece_edges s k n) a b <= 1.
  by move=> _ _; apply: are_simple_once simple.
have seen : members_seen (told_law q) e = count by rewrite /members_seen /= maxn0 addn0.
have N0 : 0 < members_seen (told_law q) e by rewrite seen.
have size_walk : size (vertex_walk q e) = count.+1.
  rewrite /vertex_walk; case lost: (is_lost q); first by have [-> _] := lost_walks_at lost N0; rewrite seen.
  by rewrite size_map size_walked seen.
have [n_seen|far] := ltnP n.-1 (size (vertex_walk q e)); last by rewrite nth_default.
rewrite size_walk ltnS in n_seen; rewrite /vertex_walk; case lost: (is_lost q); last first.
  rewrite kernel_walk_at ?seen // => told; case: n n0 once told {n_seen simple} => // n _ once told.
  by apply: (@told_true q); rewrite ?lost // /vertex_told lost.
have [_ walk_at] := lost_walks_at lost N0; have [fewest|single] := leqP (fewest_units (told_law q)) n; last first.
  rewrite /lost_walk /states_walked /= lost /matching_walk; move: single; rewrite /fewest_units /= -/k.
  have -> : closed (leaf_kind p k) = closed k by case: (p).
  by case: (closed k); case: n n0 {n_seen once simple} => [|[]].
rewrite walk_at ?fewest ?seen /=; last by case: n n_seen {n0 simple once fewest}.
case: n n0 fewest once {n_seen simple} => // n _ fewest once told.
apply: (@told_true q) => //; first by move=> _; move: fewest; rewrite /fewest_units /=; case: ifP.
by rewrite /vertex_told lost.
Qed.
End Told.
