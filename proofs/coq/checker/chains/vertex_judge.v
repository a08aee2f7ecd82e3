(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The judge of laws of a term at a vertex, with evidence of the kind states.
   Judge: judge_vertex_states q e. Theorem: vertex_states_judged, accepted implies vertex_sequence_holds q. It stands on
   two walks: that of even kernels with a mark at the vertex (chain_walks.v), and that of matchings, along the chain and
   along the one with a leaf at the vertex (chain_leaves.v). *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import games rules boards text tables weighted_walks chain_sets chain_rows chain_simple.
From Gazetteer Require Import chain_walks largest_matchings pendant_matchings matching_fronts matching_walks.
From Gazetteer Require Import chain_leaves.
From Gazetteer Require Import chain_laws chain_claims chain_sequences vertex_sequences member_sets marked_members.
From Gazetteer Require Import term_walks member_matchings missed_vertices moved_vertices.
From Gazetteer Require Import sequence_judge.
From Gazetteer Require claim_judge piece_faults.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* The chain with a leaf at a vertex beside an end. *)
Definition leaf_kind (p : chain_place) (k : kind) : kind :=
  match p with
  | In_left j => leaf_at_left k false j
  | In_unit _ j => leaf_at_left k true j
  | In_last_unit _ j => leaf_at_right k true j
  | In_right j => leaf_at_right k false j
  end.
Definition leaf_chain (p : chain_place) (c : chain_claim) : chain_claim :=
  Chain_claim (claim_unit c) (claim_turn c) (leaf_kind p (claim_kind c)) (given c) (claimed c) (claim_from c).
(* So many units have the vertex. *)
Definition place_units (p : chain_place) : nat := match p with In_unit i _ | In_last_unit i _ => i.+1 | _ => 1 end.
Definition place_fits (p : chain_place) (c : chain_claim) : bool :=
  match p with
  | In_left j => j < part_order (left_end (claim_kind c))
  | In_unit _ j | In_last_unit _ j => j < part_order (claim_unit c)
  | In_right j => j < part_order (right_end (claim_kind c))
  end.
Definition is_near (p : chain_place) : bool := eqn (place_units p) 1.

Section Conditions.
Variables (q : vertex_sequence) (e : states_evidence).
Let c := members_of q.
Let k := claim_kind c.
Let s := chain_of c no_rules.
Let p := truth_at q.
Let g := truth_law q.
Definition is_lost : bool := if truth_of q is Lost_in_uvg then true else false.
(* The laws of the terms that the walks tell. *)
Definition told_law : chain_sequence :=
  Chain_sequence c (if is_lost then Matching_number else Of_sets Has_even_kernel) g.
Definition leaf_law : chain_sequence := Chain_sequence (leaf_chain p c) Matching_number g.
Definition has_units : bool := (place_units p <= units_before e) && (place_units p <= given_least g).
Definition kernel_walk : seq told_state :=
  let d := asked Has_even_kernel in
  let steps := steps d s k in
  let ends := marked_ends d s k (first_marked p) (last_marked p) in
  [seq (st, Some (if told (fewest d) ends st is Some _ then 1 else 0)) |
    st <- walked (members_seen told_law e) (state_behind (fewest d) steps) (marked_starts d s k (first_marked p))].
(* Whether the greatest matching has one edge more with the leaf. *)
Definition one_more (o b : option nat) : option nat :=
  if (o, b) is (Some v, Some u) then Some (if same v.+1 u then 1 else 0) else None.
Definition lost_walk : seq told_state :=
  [seq (w.1.1 ++ w.2.1, one_more w.1.2 w.2.2) | w <- zip (states_walked told_law e) (states_walked leaf_law e)].
Definition vertex_walk : seq told_state := if is_lost then lost_walk else kernel_walk.
Definition few_vertex_steps : bool := if is_lost then few_steps leaf_law e else few_steps told_law e.
(* A truth value does not grow, and sets that are only there have no size. *)
Definition repeats_so (a : nat) : bool :=
  [&& same (Nat.modulo (units_between e) (given_period g)) 0,
      same 0 (Nat.div (units_between e) (given_period g) * given_adds g) & is_lost || same a 0].

(* Whether the walks tell of this vertex, and take so few steps that they are made. *)
Definition walks_there : bool :=
  [&& enough_units told_law e, place_fits p c, is_small told_law, chain_ok s k, joins_once told_law, is_near p &
      few_vertex_steps].
End Conditions.

(* A vertex of another unit of an open chain is one beside an end that has the units between. A unit is counted from the
   last one without a state: that of the members so far. *)
Definition moved_evidence (q : vertex_sequence) (e : states_evidence) : states_evidence :=
  if truth_at q is In_unit _ _ then
    States_evidence (units_before e - units_moved (truth_at q) (members_of q)) (units_between e)
  else e.
Definition end_stays_small (q : vertex_sequence) : bool :=
  units_moved (truth_at q) (members_of q) * part_order (claim_unit (members_of q)) <= 8.
(* As judge_states of sequence_judge.v. *)
Definition judge_vertex_states (q : vertex_sequence) (e : states_evidence) : result unit :=
  let: (c, p, least) := (members_of q, truth_at q, given_least (truth_law q)) in
  let* _ := prove (enough_units (told_law q) e && has_units q e) "a number of units is too small" in
  let* _ := prove (has_no_ends (told_law q)) "a ring has no ends" in
  let* _ := prove (place_fits p c) "the part has no such vertex" in
  let* _ := prove (has_values (told_law q)) "the law has another number of values" in
  let* _ := prove (claim_judge.is_member c least) (piece_faults.no_piece c least) in
  let* _ := prove (is_small (told_law q)) "a part of the chain has more than 8 vertices" in
  let* _ := prove (chain_ok (chain_of c no_rules) (claim_kind c)) "an edge leads out of its part" in
  let* _ := if end_stays_small q then Read tt else Not_judged in
  let: (q', e') := (moved q, moved_evidence q e) in
  let* _ := if walks_there q' e' then Read tt else Not_judged in
  let walk := vertex_walk q' e' in
  let a := returned e' walk in
  let* _ := prove (comes_back e' walk a) "the state does not come back" in
  let* _ := prove (repeats_so q' e' a) "the law does not grow as the states do" in
  prove (has_law (told_law q') e' walk) "the law is not that of the members".

Lemma near_beside p : is_near p -> beside_end p. Proof. by case: p => // -[]. Qed.
Lemma place_there p c n : is_near p -> place_fits p c -> exists v, place_in c n.+1 p = Some v.
Proof.
rewrite /place_in; case: p => [j|i j|i j|j] /=; last 1 first.
- by move=> _ ->; eexists.
- by move=> _ ->; eexists.
- by move=> /eqnP[->] ->; eexists.
by move=> /eqnP[->] ->; rewrite subSS subn0 /= ltnSn; eexists.
Qed.

(* What the leaf tells. *)
Lemma leaf_fits p c : let s := chain_of c no_rules in parts_fit s (claim_kind c) -> place_fits p c ->
  parts_fit s (leaf_kind p (claim_kind c)).
Proof.
move=> s ok; case: p => [j|i j|i j|j] /= j_lt.
- exact: (@leaf_left_fits s (claim_kind c) false j).
- exact: (@leaf_left_fits s (claim_kind c) true j).
- exact: (@leaf_right_fits s (claim_kind c) true j).
- exact: (@leaf_right_fits s (claim_kind c) false j).
Qed.
Lemma leaf_tells p c n v : let s := chain_of c no_rules in let k := claim_kind c in
  chain_ok s k -> is_near p -> place_fits p c -> place_in c n.+1 p = Some v ->
  largest (piece_edges s (leaf_kind p k) n.+1) = largest (piece_edges s k n.+1) + missed (piece_edges s k n.+1) v.
Proof.
move=> s k ok near fits p_v; have parts := parts_of_chain ok; have in_range := piece_in_range ok (ltn0Sn n).
have := place_lt (near_beside near) p_v.
rewrite /place_in in p_v; case: p near fits p_v => [j|i j|i j|j] /= near j_lt.
- by rewrite j_lt => -[<-] _; apply: (@leaf_left_largest s k n false j).
- by move: near => /eqnP[->]; rewrite j_lt => -[<-] _; apply: (@leaf_left_largest s k n true j).
- move: near => /eqnP[->]; rewrite subSS subn0 /= ltnSn j_lt => -[<-].
  exact: (@leaf_right_largest s k n true j).
- by rewrite j_lt => -[<-]; apply: (@leaf_right_largest s k n false j).
Qed.

Lemma one_more_grown a o b : one_more (omap (addn^~ a) o) (omap (addn^~ a) b) = omap (addn^~ 0) (one_more o b).
Proof. by case: o b => [v|] [u|] //; rewrite /one_more /omap /obind /oapp addn0 !sameE -addSn eqn_add2r. Qed.

Section Judged.
Variables (q : vertex_sequence) (e : states_evidence).
Let c := members_of q.
Let k := claim_kind c.
Let s := chain_of c no_rules.
Let p := truth_at q.
Let d := asked Has_even_kernel.
Let N := members_seen (told_law q) e.
(* What the walks tell of the member of n units. *)
Definition kernel_value (n : nat) : option nat :=
  Some (if marked_value d s k (first_marked p) (last_marked p) n is Some _ then 1 else 0).
Definition lost_value (n : nat) : option nat :=
  one_more (matching_told s k (matching_totals s k n))
    (matching_told s (leaf_kind p k) (matching_totals s (leaf_kind p k) n)).
Definition vertex_told (n : nat) : option nat := if is_lost q then lost_value n else kernel_value n.

Lemma kernel_walk_at n : n.-1 <= N ->
  nth no_state (kernel_walk q e) n.-1 = (marked_state d s k (first_marked p) n.-1, kernel_value n).
Proof. by move=> n_seen; rewrite /kernel_walk (nth_map [::]) ?size_walked // nth_walked. Qed.
Lemma lost_walks_at : is_lost q -> 0 < N -> size (lost_walk q e) = N.+1 /\
  forall n, fewest_units (told_law q) <= n <= N.+1 -> nth no_state (lost_walk q e) n.-1 =
    ([:: listed (matching_totals s k n); listed (matching_totals s (leaf_kind p k) n)], lost_value n).
Proof.
move=> lost N0; have told_m : sequence_term (told_law q) = Matching_number by rewrite /= lost.
have [whole_size whole_at _] := matching_walk_is (q := told_law q) (e := e) told_m N0.
have [leaf_size leaf_at _] := matching_walk_is (q := leaf_law q) (e := e) erefl N0.
have closed_same : closed (leaf_kind p k) = closed k by rewrite /p; case: (truth_at q).
have fewest_same : fewest_units (leaf_law q) = fewest_units (told_law q) by rewrite /fewest_units /= closed_same.
split=> [|n n_in]; first by rewrite size_map size_zip whole_size leaf_size minnn.
have n_N : n.-1 < N.+1 by move: n_in => /andP[n0 n_N]; case: n n_N {n0}.
rewrite /lost_walk (nth_map (no_state, no_state)) ?size_zip ?whole_size ?leaf_size ?minnn //.
by rewrite nth_zip ?whole_size ?leaf_size //= whole_at // leaf_at // fewest_same.
Qed.

Lemma told_true n v : chain_ok s k -> is_near p -> place_fits p c -> (is_lost q -> (if closed k then 1 else 0) <= n) ->
  (forall a b, a < piece_order s k n.+1 -> b < piece_order s k n.+1 ->
    joined_so_often (piece_edges s k n.+1) a b <= 1) ->
  vertex_told n.+1 = Some v -> vertex_value c (truth_of q) p n.+1 v.
Proof.
move=> ok near fits n_few simple; have [w p_w] := place_there n near fits.
have w_lt := place_lt (near_beside near) p_w; rewrite /vertex_told; case lost: (is_lost q); last first.
  move=> [<-]; exists (Ordinal w_lt) => //.
  have -> : truth_of q = In_even_kernel by move: lost; rewrite /is_lost; case: (truth_of q).
  exact: (in_even_kernel_told ok (near_beside near) simple).
move/(_ lost): n_few => n_few; rewrite /lost_value (matching_told_means (parts_of_chain ok)) //.
rewrite (matching_told_means (leaf_fits (parts_of_chain ok) fits)); last first.
  by move: n_few; rewrite /p; case: (truth_at q).
rewrite (leaf_tells ok near fits p_w) /one_more sameE -addn1 eqn_add2l => -[<-]; exists (Ordinal w_lt) => //.
have -> : truth_of q = Lost_in_uvg by move: lost; rewrite /is_lost; case: (truth_of q).
have in_range := piece_in_range ok (ltn0Sn n).
have lost_if := @lost_if_missed (member c n.+1) (Ordinal w_lt) in_range simple.
case: (boolP (missed _ _)) lost_if => _ /= lost_if; [left|right]; split=> //.
  exact/lost_if.
by move/lost_if.
Qed.

Hypotheses (enough : enough_units (told_law q) e).
Let walk := vertex_walk q e.
Let a := returned e walk.
Lemma vertex_values : comes_back e walk a -> repeats_so q e a -> has_law (told_law q) e walk ->
  forall n, given_least (truth_law q) <= n -> vertex_told n = Some (given_value (truth_law q) n).
Proof.
have /and5P[fewest_e q0 _ _ _] := enough; have e0 := leq_trans (fewest_positive (told_law q)) fewest_e.
rewrite /a /walk /vertex_told /vertex_walk; case lost: (is_lost q) => comes /and3P[no_rest no_growth no_size] law.
  have N0 : 0 < N by rewrite /N /members_seen (leq_trans q0) ?leq_addl.
  have [walk_size walk_at] := lost_walks_at lost N0.
  have [back back'] := walk_returns enough walk_at comes.
  apply: (law_follows (q := told_law q) (e := e) walk_size _ enough _ no_rest no_growth law) => n.
    by move=> n_in; rewrite walk_at.
  move=> e_n; rewrite /lost_value (totals_come_back fewest_e back e_n) (totals_come_back _ back' e_n).
    exact: one_more_grown.
  by move: fewest_e; rewrite /fewest_units /p; case: (truth_at q).
move: no_size; rewrite lost /= sameE => /eqP a_0; rewrite {}a_0 in comes *.
set state := fun n => marked_state d s k (first_marked p) n.-1.
have walk_at n : fewest_units (told_law q) <= n <= N.+1 ->
    nth no_state (kernel_walk q e) n.-1 = (state n, kernel_value n).
  by move=> /andP[_ n_N]; apply: kernel_walk_at; case: n n_N.
have back := walk_returns enough walk_at comes.
apply: (law_follows (q := told_law q) (e := e) (value := kernel_value) _ _ enough _ no_rest no_growth law).
- by rewrite size_map size_walked.
- by move=> n n_in; rewrite walk_at.
move=> n e_n; rewrite /kernel_value.
have back' : marked_state d s k (first_marked p) ((units_before e).-1 + units_between e) =
    shifted 0 (marked_state d s k (first_marked p) (units_before e).-1).
  by move: back; rewrite /state; case: (units_before e) e0.
by rewrite (marked_value_grows _ e0 back' e_n) /=; case: (marked_value _ _ _ _ _ n).
Qed.
End Judged.

Lemma walks_judged q e : walks_there q e -> let walk := vertex_walk q e in let a := returned e walk in
  comes_back e walk a -> repeats_so q e a -> has_law (told_law q) e walk -> vertex_sequence_holds q.
Proof.
case/and5P=> enough fits _ ok /and3P[once near _] walk a comes grows law n least_n.
have /and5P[_ _ _ fewest_least _] := enough.
have fewest_n : fewest_units (told_law q) <= n := leq_trans fewest_least least_n.
have counting : counts_edges (told_law q) by rewrite /counts_edges /=; case: is_lost.
have simple x y := @simple_throughout (told_law q) n x y ok once counting fewest_least least_n.
have n0 : 0 < n := leq_trans (fewest_positive _) fewest_n.
case: n n0 least_n fewest_n simple => // n _ least_n fewest_n simple.
apply: told_true ok near fits _ simple (vertex_values enough comes grows law least_n).
by move=> _; move: fewest_n; rewrite /fewest_units /=; case: ifP.
Qed.
Theorem vertex_states_judged q e : judge_vertex_states q e = Read tt -> vertex_sequence_holds q.
Proof.
have judgedP (b : bool) : (if b then Read tt else Not_judged) = Read tt -> b by case: b.
rewrite /judge_vertex_states; peel=> -[] /proveP/andP[/and5P[_ _ _ _ least_from] /andP[_ units]].
do 6 peel=> -[] _; peel=> -[] _; peel=> -[] /judgedP there.
peel=> -[] /proveP comes; peel=> -[] /proveP grows /proveP law.
apply: moved_holds => //; last exact: walks_judged there comes grows law.
apply: leq_trans units; rewrite /units_moved; case: ifP => _; case: (truth_at q) => //=.
Qed.
