(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What is true at the vertices of an open chain, far from its left end. The units from that of the vertex on belong to
   the right end. So the state behind the units before it tells what is true there. Once the state comes back, so does
   that, if as many units stand behind. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import boards tables weighted_walks chain_sets chain_rows chain_simple chain_walks.
From Gazetteer Require Import largest_matchings matching_fronts matching_walks chain_leaves.
From Gazetteer Require Import chain_laws chain_claims chain_sequences vertex_sequences member_sets marked_members.
From Gazetteer Require Import term_walks moved_ends moved_vertices sequence_judge vertex_judge vertex_tallies.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Units in the right end are an end of the chain. *)
Section Ends.
Variables (s : chain_law) (k : kind).
Hypothesis open : ~~ closed k.
Lemma units_right_ok m : chain_ok s k -> chain_ok s (units_right s m k).
Proof.
rewrite /chain_ok /= (negPf open) !andbT => /and3P[u_ok -> r_ok]; rewrite u_ok /=.
elim: m => //= m; move: (iter m _ _) => r /andP[r_in r_on]; have /andP[u_in u_on] := u_ok.
rewrite /part_ok /= !all_cat !all_map; apply/andP; split; last first.
  by apply: sub_all u_on => e /= /andP[e_1 e_2]; rewrite e_1 (leq_trans e_2) ?leq_addr.
apply/and3P; split.
- by apply: sub_all u_in => e /andP[e_1 e_2]; rewrite (leq_trans e_1) ?(leq_trans e_2) ?leq_addr.
- by apply: sub_all r_in => e /= /andP[e_1 e_2]; rewrite !ltn_add2l e_1 e_2.
by apply: sub_all r_on => e /= /andP[e_1 e_2]; rewrite ltn_add2l e_1 (leq_trans e_2) ?leq_addr.
Qed.
End Ends.

Section Deep.
Variables (c : chain_claim) (t : vertex_term).
Let s := chain_of c no_rules.
Let k := claim_kind c.
Hypotheses (open : ~~ closed k) (ok : chain_ok s k) (once : parts_single s k).

(* The chain with m units in its right end, and vertex j of the first one of these. *)
Definition from_unit (m j : nat) : vertex_sequence :=
  Vertex_sequence (chain_between c (units_right s m k)) t (In_right j) (Number_law 1 [::] 1 1 0).
Lemma first_behind m : part_order (iter m (longer_right s) (right_end k)) =
  m * part_order (unit_part s) + part_order (right_end k).
Proof. by elim: m => //= m ->; rewrite mulSn addnA. Qed.
Lemma in_end m j : 0 < m -> j < part_order (claim_unit c) ->
  j < part_order (iter m (longer_right s) (right_end k)).
Proof. by rewrite first_behind; case: m => // m _ j_lt; rewrite (leq_trans j_lt) // mulSn -addnA leq_addr. Qed.
Lemma place_behind m j n : 0 < m -> j < part_order (claim_unit c) ->
  place_in (members_of (from_unit m j)) n (In_right j) = place_in c (n + m) (In_unit n j).
Proof.
move=> m0 j_lt; have n_m : n < n + m by rewrite -[X in X < _]addn0 ltn_add2l.
by rewrite /place_in /= n_m j_lt (in_end m0 j_lt).
Qed.
Lemma value_behind m j n u : 0 < n -> 0 < m -> j < part_order (claim_unit c) ->
  vertex_value (members_of (from_unit m j)) t (In_right j) n u -> vertex_value c t (In_unit n j) (n + m) u.
Proof.
move=> n0 m0 j_lt; have [order_eq joined_eq] := with_units_right s m open n0.
apply: same_value; [exact: order_eq|exact: joined_eq|exact: place_behind].
Qed.

Lemma told_behind m j n : 0 < n -> 0 < m -> j < part_order (claim_unit c) -> exists2 u,
  vertex_told (from_unit m j) n = Some u & vertex_value c t (In_unit n j) (n + m) u.
Proof.
move=> n0 m0 j_lt; set q := from_unit m j; set d := members_of q.
have q_ok : chain_ok (chain_of d no_rules) (claim_kind d) by apply: units_right_ok.
have fits : place_fits (truth_at q) d by apply: in_end.
have [u told] : exists u, vertex_told q n = Some u.
  rewrite /vertex_told; case lost: (is_lost q); last by eexists.
  have parts := parts_of_chain q_ok; rewrite /lost_value; case: n n0 => // n _.
  rewrite (matching_told_means parts) /= ?(negPf open) // (matching_told_means (leaf_fits parts fits)) ?(negPf open) //.
  by eexists.
exists u => //; apply: value_behind => //; case: n n0 told => // n _ told.
apply: (told_true q_ok _ fits _ _ told) => // [_|a b]; first by rewrite /= (negPf open).
have [order_eq _] := with_units_right s m open (ltn0Sn n).
have often := units_right_often s m a b open (ltn0Sn n).
rewrite [X in a < X]order_eq [X in b < X]order_eq [X in X <= 1]often => a_lt b_lt.
by apply: (members_simple ok once) => //; rewrite (negPf open).
Qed.

(* The state behind F units comes back behind A more. *)
Definition state_returns (F A : nat) : Prop :=
  match t with
  | In_even_kernel => term_state Has_even_kernel s k (F.-1 + A) = shifted 0 (term_state Has_even_kernel s k F.-1)
  | Lost_in_uvg => exists a,
      listed (matching_totals s k (F + A)) = [seq omap (addn^~ a) o | o <- listed (matching_totals s k F)]
  end.
Section Returned.
Variables (F A : nat).
Hypotheses (F0 : 0 < F) (back : state_returns F A).
Lemma told_returns m j n : F <= n -> vertex_told (from_unit m j) (n + A) = vertex_told (from_unit m j) n.
Proof.
move=> F_n; rewrite /vertex_told /is_lost /=; move: back; rewrite /state_returns; case t => [back_t|[a back_t]].
  rewrite /kernel_value; set d := members_of _.
  have := @marked_value_grows (asked Has_even_kernel) (chain_of d no_rules) (claim_kind d)
    (first_marked (In_right j)) (last_marked (In_right j)) F A 0 n F0 _ F_n.
  move/(_ _) => ->; first by case: (marked_value _ _ _ _ _ n) => //= v; rewrite addn0.
  move: back_t; rewrite /term_state /term_behind /term_starts -!state_iter; exact.
rewrite /lost_value; set d := members_of _; set s' := chain_of d no_rules.
have grows k' : closed k' = closed k -> left_end k' = left_end k ->
    matching_told s' k' (matching_totals s' k' (n + A)) =
    omap (addn^~ a) (matching_told s' k' (matching_totals s' k' n)).
  move=> closed_eq left_eq; have same_totals i : matching_totals s' k' i = matching_totals s k i.
    by rewrite /matching_totals /walk_start /first_totals /next_totals /kept closed_eq left_eq.
  by apply: (@totals_come_back s' k' F) => //; rewrite ?closed_eq ?(negPf open) // !same_totals.
by rewrite !grows // one_more_grown; case: (one_more _ _) => //= v; rewrite addn0.
Qed.

Lemma value_unique p n u w : vertex_value c t p n u -> vertex_value c t p n w -> u = w.
Proof.
case=> x p_x u_x [y p_y w_y]; have x_y : x = y by apply: val_inj; move: p_y; rewrite p_x => -[].
by subst y; case: u_x => -[-> x_is]; case: w_y => -[-> y_is].
Qed.
Theorem value_returns i m j u : F <= i -> 0 < m -> j < part_order (claim_unit c) ->
  vertex_value c t (In_unit i j) (i + m) u -> vertex_value c t (In_unit (i + A) j) (i + A + m) u.
Proof.
move=> F_i m0 j_lt u_i; have i0 := leq_trans F0 F_i; have [w told w_i] := told_behind i0 m0 j_lt.
have iA : 0 < i + A by apply: leq_trans (leq_addr _ _).
have [w' told' w_iA] := told_behind iA m0 j_lt.
move: told'; rewrite told_returns // told => -[w_eq].
by rewrite (value_unique u_i w_i) w_eq.
Qed.

Theorem value_like i n j u : i < n -> j < part_order (claim_unit c) ->
  vertex_value c t (In_unit (like F A i) j) (n - (i - like F A i)) u -> vertex_value c t (In_unit i j) n u.
Proof.
move=> i_n j_lt; have [i_F|F_i] := ltnP i F; first by rewrite /like i_F subnn subn0.
rewrite like_far //.
set r := (i - F) %% A; set h := (i - F) %/ A; have i_eq : i = F + r + h * A.
  by rewrite -addnA [r + _]addnC -divn_eq subnKC.
have -> : n - (i - (F + r)) = F + r + (n - i).
  have r_i : F + r <= i by rewrite [X in _ <= X]i_eq leq_addr.
  by rewrite subnBA // addnC addnBA // ltnW.
have m0 : 0 < n - i by rewrite subn_gt0.
suff goes g : vertex_value c t (In_unit (F + r) j) (F + r + (n - i)) u ->
    vertex_value c t (In_unit (F + r + g * A) j) (F + r + g * A + (n - i)) u.
  by move/(goes h); rewrite -i_eq subnKC // ltnW.
elim: g => [|g IH]; first by rewrite mul0n addn0.
move/IH; rewrite mulSn [A + _]addnC addnA; apply: value_returns => //.
by rewrite -addnA leq_addr.
Qed.
End Returned.
End Deep.
