(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The values at all vertices of one member of a chain, from those that terms have at its places. Degrees are counted.
   Theorem: rows_have. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import rules text tables boards chain_neighbours chain_simple chain_laws claim_text.
From Gazetteer Require Import chain_claims claim_judge vertex_terms member_sets member_terms vertex_degrees bound_laws.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope seq_scope.

(* So many units from the left end on have, with the units before them, at most 8 vertices beside that end. Vertices of
   these are counted from there, and others from the other end. *)
Definition left_units (c : chain_claim) (count : nat) : nat :=
  size [seq i <- iota 0 count | i * part_order (claim_unit c) <= 8 - part_order (left_end (claim_kind c))].

Definition right_units (c : chain_claim) (count : nat) : nat :=
  size [seq i <- iota 0 count | i * part_order (claim_unit c) <= 8 - part_order (right_end (claim_kind c))].
(* The places of all vertices of the open chains of so many units and fewer. There are none where some vertices have too
   many on both sides. *)
Definition bound_places (c : chain_claim) (count : nat) : seq chain_place :=
  let: (k, near) := (claim_kind c, left_units c count) in
  let of_units f units := flatten [seq [seq f i j | j <- iota 0 (part_order (claim_unit c))] | i <- iota 0 units] in
  if ~~ closed k && (count - near <= right_units c count) then
    [seq In_left j | j <- iota 0 (part_order (left_end k))] ++ of_units In_unit near ++
    of_units In_last_unit (count - near) ++ [seq In_right j | j <- iota 0 (part_order (right_end k))]
  else [::].

Section Rows.
Variables (c : chain_claim) (n : nat) (x : expression).
(* The truth value of a term at a place. *)
Variable told : vertex_term -> chain_place -> result nat.
Let k := claim_kind c.
Let U := part_order (claim_unit c).

Definition place_of (v : nat) : chain_place :=
  let L := part_order (left_end k) in
  if v < L then In_left v
  else if v < L + n * U then
    let: (i, j) := (Nat.div (v - L) U, Nat.modulo (v - L) U) in
    if i < left_units c n then In_unit i j else In_last_unit (n - i.+1) j
  else In_right (v - (L + n * U)).
Definition is_place (p : chain_place) (v : nat) : bool := if place_in c n p is Some w then same w v else false.
Definition edges_at (v : nat) : nat := from_here (member_edges c n) v + to_here (member_edges c n) v.
Fixpoint terms_told (terms : seq (option vertex_term)) (p : chain_place) : result (seq nat) :=
  if terms is o :: more then
    let* v := if o is Some t then told t p else Read 0 in
    let* vs := terms_told more p in Read (v :: vs)
  else Read [::].
Definition row_at (v : nat) : result (seq nat) :=
  if is_place (place_of v) v then let* us := terms_told (asked_terms x) (place_of v) in Read (rcons us (edges_at v))
  else Not_judged.
Fixpoint rows_from (v count : nat) : result (seq (seq nat)) :=
  if count is count'.+1 then
    let* us := row_at v in
    let* uss := rows_from v.+1 count' in Read (us :: uss)
  else Read [::].
(* Edges lead to vertices, and no more is asked than there is. *)
Definition rows_known : bool :=
  all (fun e => (e.1 < member_order c n) && (e.2 < member_order c n)) (member_edges c n) &&
  (values_asked x <= degree_number.+1).
Definition rows_of_member : result (seq (seq nat)) :=
  if rows_known then rows_from 0 (member_order c n) else Not_judged.

Hypothesis told_true : forall t p v, told t p = Read v -> vertex_value c t p n v.
Hypothesis simple : are_simple (member_edges c n).
Lemma edges_at_degree (w : vertex_of (member c n)) :
  all (fun e => (e.1 < member_order c n) && (e.2 < member_order c n)) (member_edges c n) ->
  #|neighbours (graph_of (member c n)) w| = edges_at (val w).
Proof.
move=> in_range; have once p r : p < order (member c n) -> r < order (member c n) ->
    joined_so_often (edge_list (member c n)) p r <= 1 by move=> _ _; apply: are_simple_once.
have := got_all (g := member c n) (nseq (order (member c n)) true) w in_range once.
have -> : set_of (member c n) (nseq (order (member c n)) true) = setT.
  by apply/setP=> u; rewrite !inE nth_nseq ltn_ord.
rewrite setIT => <-; rewrite /got (to_left_all _ in_range) (to_right_all _ in_range).
by [].
Qed.
Lemma terms_told_size terms p us : terms_told terms p = Read us -> size us = size terms.
Proof. by elim: terms us => [|o terms IH] us /=; [case=> <-|peel=> v _; peel=> vs /IH<- [<-]]. Qed.
Lemma terms_told_true terms p us i t : terms_told terms p = Read us -> nth None terms i = Some t ->
  vertex_value c t p n (nth 0 us i).
Proof.
elim: terms us i => [|o terms IH] us i /=; first by rewrite nth_nil.
peel=> v v_told; peel=> vs /IH later [<-]; case: i => [|i] /=; last exact: later.
by move=> o_t; move: v_told; rewrite o_t => /told_true.
Qed.
Lemma rows_from_nth v count uss i : rows_from v count = Read uss ->
  size uss = count /\ (i < count -> row_at (v + i) = Read (nth [::] uss i)).
Proof.
elim: count v uss i => [|count IH] v uss i /=; first by case=> <-.
peel=> us us_v; peel=> vs rest [<-]; have [<- _] := IH _ _ 0 rest; split=> //.
case: i => [|i] /=; first by rewrite addn0.
by have [_ later] := IH _ _ i rest; rewrite ltnS addnS -addSn => i_lt; apply: later; have [<-] := IH _ _ 0 rest.
Qed.

Theorem rows_have uss : rows_of_member = Read uss -> vertices_have c n x uss.
Proof.
rewrite /rows_of_member; case: ifP => // /andP[in_range few] rows.
split=> [|w i asked]; first by have [-> _] := rows_from_nth 0 rows.
have [_ /(_ (ltn_ord w))] := rows_from_nth (val w) rows; rewrite add0n /row_at; case: ifP => // there.
peel=> us us_told [<-]; have us_size := terms_told_size us_told.
apply: (all_asked few asked) => [|i_lt|_]; first by rewrite us_size size_map size_iota.
  apply: (bound_by_value (p := place_of (val w))) => //.
    by move: there; rewrite /is_place; case: place_in => // v; rewrite sameE => /eqP->.
  by apply: terms_told_true us_told _; rewrite asked_term // asked.
exact: edges_at_degree.
Qed.
End Rows.
