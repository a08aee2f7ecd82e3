(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The truth of a term at a vertex of one member of a chain is what the walk along the chain tells there. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import boards chain_sets chain_simple matching_walks chain_laws chain_claims chain_sequences.
From Gazetteer Require Import vertex_sequences moved_vertices claim_judge sequence_judge vertex_judge member_terms.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Where the vertex is beside an end. *)
Section Near.
Variables (q : vertex_sequence) (count : nat).
Let c := members_of q.
Let p := truth_at q.
Let s := chain_of c no_rules.
Let k := claim_kind c.
Let e := States_evidence count 0.
Hypotheses (fits : place_fits p c) (near : is_near p) (ok : chain_ok s k) (from_0 : given_from (truth_law q) = 0).
Lemma near_told_true n v : 0 < count -> 0 < n -> are_simple (member_edges c n) ->
  told_on (vertex_walk q e) n = Some v -> vertex_value c (truth_of q) p n v.
Proof.
move=> count0 n0 simple; rewrite /told_on.
have once a b : a < piece_order s k n -> b < piece_order s k n -> joined_so_often (piece_edges s k n) a b <= 1.
  by move=> _ _; apply: are_simple_once simple.
have seen : members_seen (told_law q) e = count by rewrite /members_seen /= from_0 maxn0 addn0.
have N0 : 0 < members_seen (told_law q) e by rewrite seen.
have size_walk : size (vertex_walk q e) = count.+1.
  rewrite /vertex_walk; case lost: (is_lost q); first by have [-> _] := lost_walks_at lost N0; rewrite seen.
  by rewrite size_map size_walked seen.
have [n_seen|far] := ltnP n.-1 (size (vertex_walk q e)); last by rewrite nth_default.
rewrite size_walk ltnS in n_seen; rewrite /vertex_walk; case lost: (is_lost q); last first.
  rewrite kernel_walk_at ?seen // => told; case: n n0 once told {n_seen simple} => // n _ once told.
  by apply: (@told_true q); rewrite ?lost // /vertex_told lost.
have [_ walk_at] := lost_walks_at lost N0; have [fewest|single] := leqP (fewest_units (told_law q)) n; last first.
  rewrite /lost_walk /states_walked /= lost /matching_walk; move: single; rewrite /fewest_units /= -/c -/k.
  have -> : closed (leaf_kind (truth_at q) k) = closed k by case: (truth_at q).
  by case: (closed k); case: n n0 {n_seen once simple} => [|[]].
rewrite walk_at ?fewest ?seen /=; last by case: n n_seen {n0 simple once fewest}.
case: n n0 fewest once {n_seen simple} => // n _ fewest once told.
apply: (@told_true q) => //; first by move=> _; move: fewest; rewrite /fewest_units /=; case: ifP.
by rewrite /vertex_told lost.
Qed.
End Near.

Section Told.
Variables (c : chain_claim) (t : vertex_term) (p : chain_place) (count : nat).
Let q := moved (Vertex_sequence c t p (Number_law 0 [::] 0 0 0)).
Let d := members_of q.
Let i := units_moved p c.
Let e := States_evidence (count - i) 0.
(* The states behind so many units and fewer. There are none where the units between the vertex and an end have more
   than 8 vertices with that end, and where the walk would take too much work. *)
Definition vertex_walk_to : seq told_state :=
  if (i < count) && (i * part_order (claim_unit c) <= 8) then
    if [&& place_fits (truth_at q) d, is_near (truth_at q), is_small (told_law q),
           chain_ok (chain_of d no_rules) (claim_kind d) & few_vertex_steps q e] then
      let walk := vertex_walk q e in
      let so_far m := if are_simple (member_edges d m.+1) then nth no_state walk m else no_state in
      nseq i no_state ++ [seq so_far m | m <- iota 0 (size walk)]
    else [::]
  else [::].

Theorem vertex_told_true n v : 0 < n -> told_on vertex_walk_to n = Some v -> vertex_value c t p n v.
Proof.
move=> n0; rewrite /told_on /vertex_walk_to; case: ifP => [/andP[i_count _]|_]; last by rewrite nth_nil.
case: ifP => [/and5P[fits near _ ok _]|_]; last by rewrite nth_nil.
rewrite nth_cat size_nseq; case: ltnP => [n_i|i_n]; first by rewrite nth_nseq n_i.
have i_lt : i < n by case: n n0 i_n.
have -> : n.-1 - i = (n - i).-1 by rewrite -!subn1 subnAC.
set walk := vertex_walk q e; have [seen|far] := ltnP (n - i).-1 (size walk); last first.
  by rewrite nth_default ?size_map ?size_iota.
have n_i0 : 0 < n - i by rewrite subn_gt0.
rewrite (nth_map 0) ?size_iota // nth_iota // add0n prednK //; case: ifP => // simple told.
rewrite -(subnK (ltnW i_lt)); apply: (moved_value n_i0).
by apply: (@near_told_true q _ fits near ok _ _ _ _ n_i0 simple told); rewrite ?subn_gt0 //= sub0n.
Qed.
End Told.
