(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A new vertex beside one vertex of each member of a chain: the members are those of another chain, in which an end has
   one vertex more. So a walk along that chain tells whether some greatest matching misses the vertex. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import largest_matchings pendant_matchings chain_laws chain_sets matching_walks.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A part with one vertex more, joined to vertex j of the unit beside it, or of the part itself. *)
Definition with_leaf (p : part) (in_unit : bool) (j : nat) : part :=
  let leaf := [:: (part_order p, j)] in
  Part (part_order p).+1 (part_edges p ++ if in_unit then [::] else leaf)
    (part_joins p ++ if in_unit then leaf else [::]).
Definition leaf_at_left (k : kind) (in_unit : bool) (j : nat) : kind :=
  Kind (closed k) (longer k) (with_leaf (left_end k) in_unit j) (right_end k) (moves k) (short_values k).
Definition leaf_at_right (k : kind) (in_unit : bool) (j : nat) : kind :=
  Kind (closed k) (longer k) (left_end k) (with_leaf (right_end k) in_unit j) (moves k) (short_values k).

Lemma with_leaf_ok p in_unit j m : part_ok p m -> j < (if in_unit then m else part_order p) ->
  part_ok (with_leaf p in_unit j) m.
Proof.
rewrite /part_ok /with_leaf /= !all_cat => /andP[edges_in joins_in] j_lt.
have wider q es : all (fun e => (e.1 < part_order p) && (e.2 < q)) es ->
    all (fun e => (e.1 < (part_order p).+1) && (e.2 < q)) es.
  by apply: sub_all => e /andP[e_1 ->]; rewrite (leqW e_1).
have -> : all (fun e => (e.1 < (part_order p).+1) && (e.2 < (part_order p).+1)) (part_edges p).
  by apply: sub_all edges_in => e /andP[e_1 e_2]; rewrite (leqW e_1) (leqW e_2).
rewrite (wider _ _ joins_in); case: in_unit j_lt => j_lt; rewrite /= ?ltnSn ?j_lt ?andbT //=.
exact: leqW j_lt.
Qed.

Lemma joined_first (T : eqType) (a b : seq T) e : perm_eq ((a ++ [:: e]) ++ b) ((a ++ b) ++ [:: e]).
Proof. by rewrite -!catA perm_cat2l perm_catC. Qed.
Lemma joined_second (T : eqType) (a b c : seq T) e : perm_eq (a ++ (b ++ [:: e]) ++ c) ((a ++ b ++ c) ++ [:: e]).
Proof. by rewrite -!catA !perm_cat2l perm_catC. Qed.

Section Leaves.
Variables (s : chain_law) (k : kind) (n : nat) (in_unit : bool) (j : nat).
Let u := unit_part s.
Let m := part_order (left_end k).
Hypothesis ok : parts_fit s k.

Lemma leaf_left_fits : j < (if in_unit then part_order u else m) -> parts_fit s (leaf_at_left k in_unit j).
Proof.
move=> j_lt; move: ok; rewrite /parts_fit /= => /and4P[-> l_ok -> ->]; rewrite !andbT /=.
exact: with_leaf_ok.
Qed.
Lemma leaf_right_fits : j < (if in_unit then part_order u else part_order (right_end k)) ->
  parts_fit s (leaf_at_right k in_unit j).
Proof.
move=> j_lt; move: ok; rewrite /parts_fit /= => /and4P[-> -> r_ok ->]; rewrite !andbT /=.
exact: with_leaf_ok.
Qed.

(* At the left the vertices behind the new one have other numbers. *)
Definition left_place : nat := if in_unit then unit_at s k 0 + j else j.
Lemma leaf_left_edges : j < (if in_unit then part_order u else m) ->
  perm_eq (piece_edges s (leaf_at_left k in_unit j) n.+1)
    (renamed (bump m) (piece_edges s k n.+1) ++ [:: (m, bump m left_place)]).
Proof.
move=> j_lt; have /and4P[/andP[u_in u_on] /andP[l_in l_on] /andP[r_in r_on] ring_ok] := ok.
have left_at v : v < m -> bump m (0 + v) = 0 + v by move=> v_m; rewrite /bump leqNgt v_m.
set k' := leaf_at_left k in_unit j.
have unit_same i v q : v < q -> bump m (unit_at s k i + v) = unit_at s k' i + v.
  by move=> _; rewrite /bump /unit_at -!addnA leq_addr add1n.
have flat f g (ns : seq nat) : (forall i, renamed (bump m) (f i) = g i) ->
    renamed (bump m) (flatten [seq f i | i <- ns]) = flatten [seq g i | i <- ns].
  by move=> f_g; elim: ns => //= i ns IH; rewrite /renamed map_cat -!/(renamed _ _) f_g IH.
have -> : renamed (bump m) (piece_edges s k n.+1) =
    between 0 0 (part_edges (left_end k)) ++ between 0 (unit_at s k' 0) (part_joins (left_end k)) ++
    flatten [seq between (unit_at s k' i) (unit_at s k' i) (part_edges u) | i <- iota 0 n.+1] ++
    flatten [seq between (unit_at s k' i) (unit_at s k' i.+1) (part_joins u) | i <- iota 0 n] ++
    between (unit_at s k' n.+1) (unit_at s k' n.+1) (part_edges (right_end k)) ++
    between (unit_at s k' n.+1) (unit_at s k' n) (part_joins (right_end k)) ++
    (if closed k then between (unit_at s k' n) (unit_at s k' 0) (joins_turned s) else [::]).
  rewrite /piece_edges; cbv zeta; rewrite /renamed 6!map_cat -!/(renamed _ _).
  rewrite (placed_between left_at left_at l_in) (placed_between left_at (unit_same 0 ^~ (part_order u)) l_on).
  rewrite (placed_between (unit_same n.+1 ^~ _) (unit_same n.+1 ^~ _) r_in).
  rewrite (placed_between (unit_same n.+1 ^~ _) (unit_same n ^~ _) r_on).
  rewrite (flat _ (fun i => between (unit_at s k' i) (unit_at s k' i) (part_edges u))); last first.
    by move=> i; apply: placed_between (unit_same i ^~ _) (unit_same i ^~ _) u_in.
  rewrite (flat _ (fun i => between (unit_at s k' i) (unit_at s k' i.+1) (part_joins u))); last first.
    by move=> i; apply: placed_between (unit_same i ^~ _) (unit_same i.+1 ^~ _) u_on.
  do 6!congr (_ ++ _); case: (closed k) ring_ok => // turned_ok.
  exact: placed_between (unit_same n ^~ _) (unit_same 0 ^~ _) turned_ok.
rewrite {1}/piece_edges; cbv zeta.
have -> : bump m left_place = if in_unit then unit_at s k' 0 + j else j.
  rewrite /left_place; case: in_unit j_lt => j_lt; first exact: unit_same j_lt.
  exact: left_at.
rewrite /k' /=; case: (in_unit) => /=; rewrite ?cats0 /between !map_cat /= add0n -/m -!/(between _ _ _).
  exact: joined_second.
exact: joined_first.
Qed.
Definition right_place : nat := unit_at s k (if in_unit then n else n.+1) + j.
Lemma leaf_right_edges : perm_eq (piece_edges s (leaf_at_right k in_unit j) n.+1)
  (piece_edges s k n.+1 ++ [:: (piece_order s k n.+1, right_place)]).
Proof.
rewrite /piece_edges /right_place /piece_order; cbv zeta; rewrite /= -/u.
have grouped (A B C D X : seq (nat * nat)) : A ++ B ++ C ++ D ++ X = (A ++ B ++ C ++ D) ++ X by rewrite -!catA.
rewrite 2!grouped; case: (in_unit); rewrite /= ?cats0 /between !map_cat /= -!/(between _ _ _).
  by rewrite -[X in perm_eq _ X]catA perm_cat2l; apply: joined_second.
exact: joined_second.
Qed.

(* What a walk along the chain with the new vertex tells. *)
Theorem leaf_left_largest : j < (if in_unit then part_order u else m) ->
  largest (piece_edges s (leaf_at_left k in_unit j) n.+1) =
  largest (piece_edges s k n.+1) + missed (piece_edges s k n.+1) left_place.
Proof.
have inj : injective (bump m) := can_inj (bumpK m).
move=> /leaf_left_edges/largest_perm->; rewrite pendant_largest ?neq_bump //.
  by rewrite missed_renamed // largest_renamed // => a b _ _; apply: inj.
by rewrite ends_renamed; apply/mapP=> -[v _ /eqP]; rewrite (negPf (neq_bump m v)).
Qed.
Theorem leaf_right_largest : all (fun e => (e.1 < piece_order s k n.+1) && (e.2 < piece_order s k n.+1))
    (piece_edges s k n.+1) ->
  right_place < piece_order s k n.+1 ->
  largest (piece_edges s (leaf_at_right k in_unit j) n.+1) =
  largest (piece_edges s k n.+1) + missed (piece_edges s k n.+1) right_place.
Proof.
move=> in_range place_lt; rewrite (largest_perm leaf_right_edges) pendant_largest ?(gtn_eqF place_lt) //.
by apply/negP=> /(below_ends in_range); rewrite ltnn.
Qed.
End Leaves.
