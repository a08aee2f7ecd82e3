(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The value of a term on one member of a chain is what the walk along the chain tells there. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import boards text tables chain_sets chain_simple matching_walks.
From Gazetteer Require Import chain_laws chain_claims chain_sequences member_sets term_walks member_matchings.
From Gazetteer Require Import member_colours.
From Gazetteer Require Import claim_judge sequence_judge.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma are_simple_once es v w : are_simple es -> joined_so_often es v w <= 1.
Proof.
elim: es => //= -[a b] es IH /and3P[/= a_b others /IH once]; rewrite -[_ :: es]cat1s joined_cat.
have [here|] := boolP (((a, b) == (v, w)) || ((a, b) == (w, v))); last first.
  by rewrite negb_or /joined_so_often /copies /= => /andP[/negPf-> /negPf->].
have -> : joined_so_often es v w = 0.
  apply/eqP; rewrite /joined_so_often /copies addn_eq0; apply/andP; split; apply/eqP/count_memPn.
    by apply: contra others => vw; apply/hasP; exists (v, w).
  by apply: contra others => wv; apply/hasP; exists (w, v) => //=; rewrite orbC.
rewrite sameE in a_b; rewrite addn0 /joined_so_often /copies /= !addn0.
by case: eqP => [[a_v _]|_]; case: eqP => [[_ b_v]|_] //; rewrite a_v b_v eqxx in a_b.
Qed.

Section Told.
Variables (c : chain_claim) (t : chain_term) (count : nat).
Let s := chain_of c no_rules.
Let k := claim_kind c.
Let q := Chain_sequence c t (Number_law 0 [::] 0 0 0).
Let e := States_evidence count 0.
(* The states behind so many units and fewer. There are none where the walk would take too much work. *)
Definition term_walk : seq told_state :=
  if [&& is_small q, chain_ok s k & few_steps q e] then states_walked q e else [::].
Definition told_on (walk : seq told_state) (n : nat) : option nat := (nth no_state walk n.-1).2.

Lemma size_states : 0 < count -> size (states_walked q e) = count.+1.
Proof.
move=> count0; have seen : members_seen q e = count by rewrite /members_seen /= maxn0 addn0.
rewrite /states_walked /set_walk /matching_walk seen; case: (sequence_term q) => [t'||].
- by rewrite size_map size_walked.
- by case: (closed _); rewrite /= size_map size_walked ?prednK.
- exact: size_colours_walk.
Qed.
Theorem told_on_true n v : 0 < count -> is_member c n -> told_on term_walk n = Some v ->
  term_is (graph_of (member c n)) t v.
Proof.
move=> count0 /and3P[n0 _ simple]; rewrite /told_on /term_walk.
case: ifP => [/and3P[_ ok _]|_]; last by rewrite nth_nil.
have once p r : p < piece_order s k n -> r < piece_order s k n -> joined_so_often (piece_edges s k n) p r <= 1.
  by move=> _ _; apply: are_simple_once simple.
have seen : members_seen q e = count by rewrite /members_seen /= maxn0 addn0.
have [n_seen|] := ltnP n.-1 (size (states_walked q e)); last by move=> far; rewrite nth_default.
move: n_seen; rewrite size_states // => n_seen.
case t_is: (t) => [t'||] told.
- apply: (term_told_there ok n0); first by move=> _; apply: once.
  move: told; rewrite /states_walked /= t_is /set_walk seen.
  by rewrite (nth_map [::]) ?size_walked // nth_walked.
- have [fewest|single] := leqP (fewest_units q) n; last first.
    move: told single; rewrite /states_walked /= t_is /matching_walk /fewest_units.
    by case: (closed _) => //=; case: (n) n0 => [|[]].
  have N0 : 0 < members_seen q e by rewrite seen.
  have [_ walk_at _] := matching_walk_is (e := e) (t_is : sequence_term q = Matching_number) N0.
  move: told; rewrite walk_at; last by rewrite fewest seen; case: (n) n0 n_seen.
  case: n n0 fewest once {n_seen simple} => // n _ fewest once /=.
  rewrite (matching_told_means (parts_of_chain ok)) //; last by move: fewest; rewrite /fewest_units; case: ifP.
  by case=> <-; apply: (greatest_matching (g := member c n.+1)); first exact: piece_in_range.
- have n_at : n.-1 <= members_seen q e by rewrite seen -ltnS.
  move: told; rewrite /states_walked /= t_is (nth_colours_walk _ _ _ n_at) => told.
  exact: chromatic_told ok n0 told.
Qed.
End Told.
