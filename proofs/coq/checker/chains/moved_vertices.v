(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A vertex of any unit of an open chain is one of its first or last unit, if the units before that one, or behind it,
   belong to the end. So a law at the one vertex is a law at the other one, of members with so many units fewer. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules boards chain_laws chain_terms chain_claims vertex_sequences moved_ends.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Moved.
Variables (p : chain_place) (c : chain_claim).
Let s := chain_of c no_rules.
Let k := claim_kind c.
Definition chain_between (k : kind) : chain_claim :=
  Chain_claim (claim_unit c) (claim_turn c) k (given c) (claimed c) (claim_from c).
Definition moved_chain : chain_claim :=
  if closed k then c else
  match p with
  | In_unit i _ => chain_between (units_left s i k)
  | In_last_unit i _ => chain_between (units_right s i k)
  | _ => c
  end.
Definition moved_place : chain_place :=
  if closed k then p else
  match p with In_unit _ j => In_unit 0 j | In_last_unit _ j => In_last_unit 0 j | _ => p end.
(* So many units are in the end. *)
Definition units_moved : nat :=
  if closed k then 0 else match p with In_unit i _ | In_last_unit i _ => i | _ => 0 end.
Definition moved_law (g : number_law) : number_law :=
  Number_law (given_least g - units_moved) (given_values g) (given_period g) (given_from g - units_moved)
    (given_adds g).
End Moved.
Definition moved (q : vertex_sequence) : vertex_sequence :=
  let: (p, c) := (truth_at q, members_of q) in
  Vertex_sequence (moved_chain p c) (truth_of q) (moved_place p c) (moved_law p c (truth_law q)).

(* The same graph has the same truth. *)
Lemma same_truth t (g h : plain) (v : vertex_of g) (w : vertex_of h) u :
  order g = order h -> joined g =2 joined h -> val v = val w ->
  truth_is (true_at t (graph_of g) v) u -> truth_is (true_at t (graph_of h) w) u.
Proof.
case: g h v w => m es [m' fs] /= v w m_eq; case: m' / m_eq w => w joined_eq v_w.
have -> : w = v by apply: val_inj.
have -> // : graph_of (Plain m fs) = graph_of (Plain m es).
by apply/setP=> -[a b]; rewrite !in_set; apply/esym/joined_eq.
Qed.
Lemma same_value t (c d : chain_claim) (p r : chain_place) n m u :
  order (member c n) = order (member d m) -> joined (member c n) =2 joined (member d m) ->
  place_in c n p = place_in d m r -> vertex_value c t p n u -> vertex_value d t r m u.
Proof.
move=> order_eq joined_eq place_eq [v p_v v_u].
have v_lt : val v < order (member d m) by rewrite -order_eq; apply: ltn_ord.
exists (Ordinal v_lt); first by rewrite -place_eq.
exact: same_truth order_eq joined_eq _ v_u.
Qed.

Lemma order_units_left s i l : part_order (iter i (longer_left s) l) = part_order l + i * part_order (unit_part s).
Proof. by elim: i => [|i IH]; rewrite ?addn0 //= IH mulSn -addnA [_ * _ + _]addnC. Qed.
Theorem moved_value t p c n u : 0 < n ->
  vertex_value (moved_chain p c) t (moved_place p c) n u -> vertex_value c t p (n + units_moved p c) u.
Proof.
move=> n0; rewrite /moved_chain /moved_place /units_moved; case open: (closed _); first by rewrite addn0.
have {}open := negbT open; set s := chain_of c no_rules; set k := claim_kind c.
case: p => [j|i j|i j|j]; rewrite ?addn0 //; have i_lt : i < n + i by rewrite -[X in X < _]add0n ltn_add2r.
  have [order_eq joined_eq] := with_units_left s i open n0.
  by apply: same_value => //; rewrite /place_in /= n0 i_lt /unit_at /= order_units_left addn0.
have [order_eq joined_eq] := with_units_right s i open n0.
have last_lt : n - 1 < n by rewrite subn1 ltn_predL.
by apply: same_value => //; rewrite /place_in /= n0 i_lt -[i.+1]add1n subnDr last_lt (leq_trans last_lt) ?leq_addr.
Qed.

Theorem moved_holds q : units_moved (truth_at q) (members_of q) < given_least (truth_law q) ->
  given_least (truth_law q) <= given_from (truth_law q) -> vertex_sequence_holds (moved q) -> vertex_sequence_holds q.
Proof.
case: q => c t p g /=; set i := units_moved p c => i_least least_from q_holds n /= least_n.
have i_n : i <= n := leq_trans (ltnW i_least) least_n.
have i_from : i <= given_from g := leq_trans (ltnW i_least) least_from.
have i_lt_n := leq_trans i_least least_n; have n0 : 0 < n - i by rewrite subn_gt0.
have := q_holds (n - i) (leq_sub2r i least_n); rewrite /= => /(moved_value n0); rewrite -/i subnK //.
suff -> : given_value (moved_law p c g) (n - i) = given_value g n by [].
rewrite /given_value /= -/i.
have less a : i <= a -> (n - i) - (a - i) = n - a by move=> i_a; rewrite subnBA // subnK.
have -> : given_from g - i - (given_least g - i) = given_from g - given_least g.
  by rewrite subnBA ?subnK // ltnW.
by rewrite !less ?(ltnW i_least) // ltn_subRL subnKC.
Qed.
