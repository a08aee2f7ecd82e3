(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The laws of a claim at the vertices that stand for all tell the values of all vertices of the members.
   Theorem: values_known. *)
From Coq Require Import String ZArith.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import rules text tables boards chain_simple chain_sets chain_laws claim_text chain_claims.
From Gazetteer Require Import claim_judge vertex_terms vertex_tallies vertex_returns vertex_degrees.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* Where the state behind F units comes back behind A more. *)
Section Laws.
Variables (c : chain_claim) (F A : nat) (x : expression).
Let s := chain_of c no_rules.
Let k := claim_kind c.
Let U := part_order (claim_unit c).
Definition asked_terms : seq (option vertex_term) :=
  [seq if asks x i then Some (nth Lost_in_uvg bound_terms i) else None | i <- iota 0 degree_number].
Definition asked_is (a : vertex_term -> bool) : bool := all (fun o => if o is Some t then a t else true) asked_terms.
Definition is_at (t : vertex_term) (p : chain_place) (g : given_law) : bool :=
  if given_of g is Of_vertex u r then same_vertex_term u t && same_place r p else false.
Definition law_at_place (t : vertex_term) (p : chain_place) : option number_law :=
  ohead [seq given_numbers g | g <- given c & is_at t p g].
Definition laws_of_place (p : chain_place) : vertex_laws := [seq obind (law_at_place^~ p) o | o <- asked_terms].
Definition all_laws : known_laws :=
  Known_laws [seq laws_of_place (In_left j) | j <- iota 0 (part_order (left_end k))]
    [seq [seq laws_of_place (In_unit i j) | j <- iota 0 U] | i <- iota 0 (F + A)]
    [seq laws_of_place (In_right j) | j <- iota 0 (part_order (right_end k))].
(* The first vertex at which no law is given, or one that begins too late. *)
Fixpoint vertex_fault (terms : seq (option vertex_term)) (laws : vertex_laws) (least : nat) : option string :=
  if terms is o :: terms' then
    let later := vertex_fault terms' (behead laws) least in
    match o, head None laws with
    | None, _ => later
    | Some _, Some g => if given_least g <= least then later else Some "a law at a vertex begins too late"
    | Some _, None => Some "no law is given at a vertex that stands for others"
    end
  else None.
Definition part_fault (least : nat) (laws : seq vertex_laws) : option string :=
  foldr (fun at_vertex fault => if vertex_fault asked_terms at_vertex least is Some why then Some why else fault)
    None laws.
Fixpoint units_fault (least : nat) (laws : seq (seq vertex_laws)) : option string :=
  if laws is of_unit :: more then
    if part_fault least of_unit is Some why then Some why else units_fault least.+1 more
  else None.
Definition known_fault (laws : known_laws) : option string :=
  if part_fault (claim_from c) (laws_left laws) is Some why then Some why
  else if part_fault (claim_from c) (laws_right laws) is Some why then Some why
  else units_fault 1 (laws_units laws).
Definition no_degrees : known_degrees := Known_degrees (fun _ => 0) (fun _ _ _ => 0) (fun _ => 0).
Definition degrees_told : known_degrees := if asks x degree_number then degrees_of c else no_degrees.

Lemma asked_term i : i < degree_number -> nth None (asked_terms) i =
  if asks x i then Some (nth Lost_in_uvg bound_terms i) else None.
Proof. by move=> i_lt; rewrite (nth_map 0) ?size_iota // nth_iota // add0n. Qed.
Lemma asked_isP a i : asked_is a -> i < degree_number -> asks x i -> a (nth Lost_in_uvg bound_terms i).
Proof.
move=> /(all_nthP None)/(_ i); rewrite size_map size_iota => a_is i_lt asked.
by have := a_is i_lt; rewrite asked_term // asked.
Qed.

(* The laws given tell the values. *)
Hypothesis laws_ok : laws_hold c.
Lemma told_by_law t p g n : law_at_place t p = Some g -> given_least g <= n ->
  vertex_value c t p n (given_value g n).
Proof.
rewrite /law_at_place => found least_n; have [h h_in [h_at h_g]] : exists2 h, List.In h (given c) &
    is_at t p h /\ given_numbers h = g.
  elim: (given c) found => //= h hs IH; case: ifP => [h_at|_] => [[<-]|/IH[h' h'_in there]].
    by exists h => //; left.
  by exists h' => //; right.
have [i i_lt i_h] := in_nth no_law h_in; have := @laws_ok i n i_lt; cbv zeta; rewrite i_h h_g => /(_ least_n).
move: h_at; rewrite /is_at; case: (given_of h) => // u r /andP[/same_vertex_termP-> /same_placeP->].
by [].
Qed.
Lemma bound_by_value n p (w : vertex_of (member c n)) i v : i < degree_number ->
  place_in c n p = Some (val w) -> vertex_value c (nth Lost_in_uvg bound_terms i) p n v -> bound_value w i v.
Proof.
move=> i_lt p_w [w' p_w' v_is]; rewrite /bound_value i_lt.
by have <- : w' = w by apply: val_inj; move: p_w'; rewrite p_w => -[].
Qed.

Lemma bound_by_degree n (w : vertex_of (member c n)) v : #|neighbours (graph_of (member c n)) w| = v ->
  bound_value w degree_number v.
Proof. by rewrite /bound_value ltnn. Qed.

Hypotheses (open : ~~ closed k) (F0 : 0 < F) (A0 : 0 < A) (few : values_asked x <= degree_number.+1).
Hypothesis fit : 0 < values_asked x -> chain_ok s k && parts_single s k.
Hypothesis back : forall i, i < degree_number -> asks x i -> state_returns c (nth Lost_in_uvg bound_terms i) F A.
Hypothesis known : known_fault all_laws = None.
Let laws := all_laws.
Lemma vertex_known terms at_vertex least i : vertex_fault terms at_vertex least = None -> i < size terms ->
  nth None terms i -> exists2 g, nth None at_vertex i = Some g & given_least g <= least.
Proof.
elim: terms at_vertex i => // o terms IH at_vertex i /=.
have nth_at j : nth None at_vertex j = nth None (head None at_vertex :: behead at_vertex) j.
  by case: at_vertex j => [|g at_vertex] [|j] //=; rewrite nth_nil.
rewrite nth_at; case: o => [t|]; last by case: i => // i; apply: IH.
case: (head None at_vertex) => // g; case: ifP => // g_least; case: i => [|i]; first by exists g.
exact: IH.
Qed.
Lemma part_known least of_part at_vertex : part_fault least of_part = None -> List.In at_vertex of_part ->
  vertex_fault (asked_terms) at_vertex least = None.
Proof.
rewrite /part_fault; move: (asked_terms) => terms; elim: of_part => //= us uss IH.
by case E: (vertex_fault terms us least) => [//|] rest [<- //|]; apply: IH rest.
Qed.
Lemma unit_known least units i : units_fault least units = None -> i < size units ->
  part_fault (least + i) (nth [::] units i) = None.
Proof.
elim: units least i => // us uss IH least [|i] /=; case E: (part_fault least us) => [//|] rest i_lt.
  by rewrite addn0.
by rewrite -addSnnS; apply: IH.
Qed.
(* At a place with these laws the values are those that are asked for. *)
Lemma place_told p m i least : i < degree_number -> asks x i -> least <= m ->
  vertex_fault (asked_terms) (laws_of_place p) least = None ->
  vertex_value c (nth Lost_in_uvg bound_terms i) p m (nth 0 (values_there (laws_of_place p) m) i).
Proof.
move=> i_lt asked least_m no_fault_there; have terms_size : size (asked_terms) = degree_number.
  by rewrite size_map size_iota.
have [|//|g g_i g_least] := vertex_known no_fault_there (i := i); first by rewrite terms_size.
  by rewrite asked_term // asked.
have i_size : i < size (laws_of_place p) by rewrite size_map terms_size.
rewrite (nth_map None) // g_i; apply: told_by_law (leq_trans g_least least_m).
by move: g_i; rewrite (nth_map None) ?terms_size // asked_term // asked.
Qed.

Lemma all_asked i n (w : vertex_of (member c n)) us d : asks x i -> size us = degree_number ->
  (i < degree_number -> bound_value w i (nth 0 us i)) ->
  (asks x degree_number -> #|neighbours (graph_of (member c n)) w| = d) ->
  i < size (rcons us d) /\ bound_value w i (nth 0 (rcons us d) i).
Proof.
move=> asked us_s value degree; rewrite size_rcons us_s nth_rcons us_s.
have i_few : i <= degree_number by rewrite -ltnS (leq_trans (asks_below asked)).
split=> //; move: i_few; rewrite leq_eqVlt => /orP[/eqP i_eq|i_lt]; last by rewrite i_lt; apply: value.
by rewrite i_eq ltnn eqxx; apply: bound_by_degree; apply: degree; rewrite -i_eq.
Qed.
Lemma place_size p m : size (values_there (laws_of_place p) m) = degree_number.
Proof. by rewrite !size_map size_iota. Qed.
Lemma units_size i : size (nth [::] (laws_units laws) (like F A i)) = U.
Proof. by rewrite (nth_map 0) ?size_iota ?like_known // size_map size_iota. Qed.
Lemma in_map_iota (T : Type) (f : nat -> T) j o : j < o -> List.In (f j) [seq f j | j <- iota 0 o].
Proof.
move=> j_o; have := @nth_in _ (f 0) [seq f j | j <- iota 0 o] j; 
by rewrite size_map size_iota (nth_map 0) ?size_iota // nth_iota //; apply.
Qed.
Theorem values_known n : claim_from c <= n -> 0 < n -> vertices_have c n x (vertex_values F A laws degrees_told n).
Proof.
case: n => [//|n]; move: known; rewrite /known_fault; case left_ok: (part_fault _ _) => //.
case right_ok: (part_fault _ _) => // units_ok.
move=> from_n n0; split.
  by rewrite (size_values degrees_told units_size) !size_map !size_iota /= /piece_order /unit_at.
move=> w i asked; have /andP[ok once] := fit (leq_ltn_trans (leq0n i) (asks_below asked)).
have told_degrees : asks x degree_number -> degrees_told = degrees_of c by rewrite /degrees_told => ->.
have [left_sized right_sized] : size (laws_left laws) = part_order (left_end k) /\
    size (laws_right laws) = part_order (right_end k) by split; rewrite size_map size_iota.
have w_lt : val w < part_order (left_end k) + n.+1 * U + part_order (right_end k) by apply: ltn_ord.
have [w_left|left_w] := ltnP (val w) (part_order (left_end k)).
  have left_nth : nth [::] (laws_left laws) (val w) = laws_of_place (In_left (val w)).
    by rewrite (nth_map 0) ?size_iota // nth_iota // add0n.
  rewrite values_left ?left_sized // left_nth.
  apply: all_asked (place_size _ _) _ _ => // [i_lt|/told_degrees->]; last first.
    exact: degree_left.
  apply: (@bound_by_value n.+1 (In_left (val w))) => //.
    by rewrite /place_in w_left.
  apply: place_told from_n _ => //; apply: (part_known left_ok); exact: in_map_iota.
pose v := val w - part_order (left_end k); have w_v : val w = part_order (left_end k) + v by rewrite subnKC.
have [v_units|units_v] := ltnP v (n.+1 * U); last first.
  pose j := v - n.+1 * U; have w_j : val w = part_order (left_end k) + n.+1 * U + j by rewrite -addnA subnKC // -w_v.
  have j_lt : j < part_order (right_end k) by move: w_lt; rewrite w_j ltn_add2l.
  rewrite w_j -left_sized (values_right _ units_size) ?right_sized // (nth_map 0) ?size_iota // nth_iota // add0n.
  apply: all_asked (place_size _ _) _ _ => // [i_lt|/told_degrees->]; last first.
    exact: degree_right.
  apply: (@bound_by_value n.+1 (In_right j)) => //.
    by rewrite /place_in j_lt /unit_at w_j.
  apply: place_told from_n _ => //; apply: (part_known right_ok); exact: in_map_iota.
have U0 : 0 < U by case: U v_units => //; rewrite muln0.
pose h := v %/ U; pose j := v %% U; have j_lt : j < U by rewrite ltn_mod.
have h_lt : h < n.+1 by rewrite ltn_divLR.
have w_h : val w = part_order (left_end k) + h * U + j by rewrite -addnA -divn_eq -w_v.
have like_lt := like_known F h A0; have like_h := like_le F A h.
rewrite w_h -left_sized (values_unit _ units_size) // (nth_map 0) ?size_iota // nth_iota // add0n.
rewrite (nth_map 0) ?size_iota // nth_iota // add0n.
apply: all_asked (place_size _ _) _ _ => // [i_lt|/told_degrees->]; last first.
  by rewrite !sameE eqSS; apply: degree_unit.
apply: (@bound_by_value n.+1 (In_unit h j)) => //.
  by rewrite /place_in h_lt j_lt /unit_at w_h.
apply: (value_like open ok once F0 (back i_lt asked)) => //.
apply: (place_told (least := 1 + like F A h)) => //.
  by rewrite add1n ltn_subRL subnK.
have unit_ok := unit_known units_ok (i := like F A h); rewrite size_map size_iota in unit_ok.
have := unit_ok like_lt; rewrite (nth_map 0) ?size_iota // nth_iota // add0n => /part_known; apply.
exact: in_map_iota.
Qed.
End Laws.
