(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The judge of evidence of the kind states.
   Evidence: states_evidence, the numbers of the lines "preperiod" and "period".
   Judge: judge_states q e. Theorem: states_judged, accepted implies sequence_holds q. It stands on the walks of
   chains/chain_walks.v, chains/chain_null_sets.v and chains/matching_walks.v: one return of a state proves how the term
   of all members grows. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import boards text tables weighted_walks chain_sets chain_rows chain_simple chain_walks.
From Gazetteer Require Import matching_fronts matching_walks.
From Gazetteer Require Import chain_laws chain_claims chain_sequences member_sets term_walks member_matchings.
From Gazetteer Require Import member_colours.
From Gazetteer Require claim_judge piece_faults statement.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

Record states_evidence := States_evidence { units_before : nat; units_between : nat }.

(* A state and so many that follow it. *)
Fixpoint walked (S : Type) (count : nat) (follows : S -> S) (st : S) : seq S :=
  if count is m.+1 then st :: walked m follows (follows st) else [:: st].
(* A state, and the value of the member that ends there. *)
Notation told_state := (chain_state * option nat)%type.
Definition no_state : told_state := ([::], None).
Definition same_total (a : nat) (o b : option nat) : bool :=
  match o, b with
  | Some v, Some u => same (v + a) u
  | None, None => true
  | _, _ => false
  end.
Definition same_state (a : nat) (st st' : chain_state) : bool := all2 (all2 (same_total a)) st st'.
Definition first_total (st : chain_state) : nat := head 0 (pmap id (flatten st)).
Fixpoint all_values (value_at : nat -> nat) (n : nat) (values : seq (option nat)) : bool :=
  if values is o :: values' then
    if (if o is Some v then same v (value_at n) else false) then all_values value_at n.+1 values' else false
  else true.

Section Conditions.
Variables (q : chain_sequence) (e : states_evidence).
Let c := sequence_chain q.
Let g := sequence_law q.
Let k := claim_kind c.
Let s := chain_of c no_rules.
Let t := sequence_term q.
Definition fewest_units : nat := if closed k then 2 else 1.
Definition enough_units : bool :=
  [&& fewest_units <= units_before e, 0 < units_between e, 0 < given_period g, fewest_units <= given_least g &
      given_least g <= given_from g].
Definition has_no_ends : bool := if closed k then same (part_order (left_end k) + part_order (right_end k)) 0 else true.
Definition has_values : bool := same (size (given_values g) + given_least g) (given_from g + given_period g).
Definition is_small : bool :=
  [&& part_order (unit_part s) <= 8, part_order (left_end k) <= 8 & part_order (right_end k) <= 8].
(* So many members are looked at. *)
Definition members_seen : nat := maxn (units_before e) (given_from g) + units_between e.
(* Whether the walk takes so few steps that it is made. A state of sets has a total for each pattern of a unit, and on a
   ring for each two of them. One of matchings has a total for each set of the front. *)
Definition step_bits : nat := 28.
Definition steps_max : nat := 2 ^ step_bits.
Definition steps_to_next : nat :=
  match t with
  | Of_sets t =>
      let count := pattern_count t s k in count * count * (if closed k then count else 1)
  | Matching_number =>
      let u := unit_part s in
      let beside := maxn (part_order u) (maxn (part_order (left_end k)) (part_order (right_end k))) in
      2 ^ (kept s k + part_order u + beside) * (size (part_edges u) + size (part_joins u)).+2
  | Chromatic_number => 0
  end.
(* The numbers of colours up to one that suffices for the members looked at. The limit has no name here: Coq computes
   what has a name even where it is not asked for, and this number is too great. *)
Definition colour_numbers : seq nat := colours_tried s k fewest_units members_seen (2 ^ step_bits).
Definition few_steps : bool :=
  if t is Chromatic_number then ~~ nilp colour_numbers else steps_to_next <= Nat.div steps_max members_seen.+1.
Definition is_counted : bool :=
  match t with Of_sets t => ~~ is_truth t | Matching_number => true | Chromatic_number => false end.
(* Where neighbours are counted, no member joins two vertices twice, nor where edges are chosen. *)
Definition counts_edges : bool :=
  match t with Of_sets t => is_counting t | Matching_number => true | Chromatic_number => false end.
Definition joins_once : bool :=
  counts_edges ==> parts_single s k &&
    (if closed k then (2 < given_least g) || simple_list (piece_edges s k 2) else true).
Definition set_walk (t : set_term) : seq told_state :=
  let tells := term_tells t s k in
  [seq (st, tells st) | st <- walked members_seen (term_behind t s k) (term_starts t s k)].
(* A ring of one unit is no graph, and has no state. *)
Definition matching_walk : seq told_state :=
  let walk count :=
    [seq ([:: listed st], matching_told s k st) | st <- walked count (next_totals s k) (walk_start s k)] in
  if closed k then no_state :: walk members_seen.-1 else walk members_seen.
Definition states_walked : seq told_state :=
  match t with
  | Of_sets t => set_walk t
  | Matching_number => matching_walk
  | Chromatic_number => colours_walk s k colour_numbers members_seen
  end.
Definition state_at (walk : seq told_state) (n : nat) : chain_state := (nth no_state walk n.-1).1.
(* By how much the state behind so many units is greater when it comes back. *)
Definition returned (walk : seq told_state) : nat :=
  first_total (state_at walk (units_before e + units_between e)) - first_total (state_at walk (units_before e)).
Definition comes_back (walk : seq told_state) (a : nat) : bool :=
  same_state a (state_at walk (units_before e)) (state_at walk (units_before e + units_between e)).
(* What is not counted does not grow. *)
Definition grows_so (a : nat) : bool :=
  [&& same (Nat.modulo (units_between e) (given_period g)) 0,
      same a (Nat.div (units_between e) (given_period g) * given_adds g) & is_counted || same a 0].
Definition has_law (walk : seq told_state) : bool :=
  let least := given_least g in
  all_values (given_value g) least [seq st.2 | st <- take (members_seen - least) (drop least.-1 walk)].

(* In the order in which gazetteer-check tells the first that fails. Work that is too much is not done. *)
Definition judge_states : result unit :=
  let* _ := prove enough_units "a number of units is too small" in
  let* _ := prove has_no_ends "a ring has no ends" in
  let* _ := prove has_values "the law has another number of values" in
  let* _ := prove (claim_judge.is_member c (given_least g)) (piece_faults.no_piece c (given_least g)) in
  let* _ := prove is_small "a part of the chain has more than 8 vertices" in
  let* _ := prove (chain_ok s k) "an edge leads out of its part" in
  let* _ := if joins_once && few_steps then Read tt else Not_judged in
  let walk := states_walked in
  let a := returned walk in
  let* _ := prove (comes_back walk a) "the state does not come back" in
  let* _ := prove (grows_so a) "the law does not grow as the states do" in
  prove (has_law walk) "the law is not that of the members".
End Conditions.

Lemma nth_walked (S : Type) (z : S) count follows st n : n <= count ->
  nth z (walked count follows st) n = iter n follows st.
Proof. by elim: count st n => [|count IH] st [|n] //= n_count; rewrite IH // -iterSr. Qed.
Lemma size_walked (S : Type) count follows (st : S) : size (walked count follows st) = count.+1.
Proof. by elim: count st => //= count IH st; rewrite IH. Qed.
Lemma same_stateP a st st' : same_state a st st' -> st' = shifted a st.
Proof.
have all2P (A : Type) (f : A -> A) (r : A -> A -> bool) : (forall x y, r x y -> y = f x) ->
    forall xs ys, all2 r xs ys -> ys = [seq f x | x <- xs].
  by move=> rf; elim=> [|x xs IH] [|y ys] //= /andP[/rf-> /IH->].
by apply: (@all2P); apply: (@all2P) => -[v|] [u|] //=; rewrite sameE => /eqP->.
Qed.
Lemma all_valuesP value_at n values i : all_values value_at n values -> i < size values ->
  nth None values i = Some (value_at (n + i)).
Proof.
elim: values n i => // o values IH n [|i] /=; case: o => [v|] //; rewrite sameE; case: eqP => // v_eq rest.
  by rewrite v_eq addn0.
by rewrite ltnS -addSnnS; apply: IH.
Qed.
Lemma joins_onceP q e : (if joins_once q && few_steps q e then Read tt else Not_judged) = Read tt -> joins_once q.
Proof. by case: (joins_once q). Qed.
Lemma simple_throughout q n p r : let c := sequence_chain q in let s := chain_of c no_rules in let k := claim_kind c in
  chain_ok s k -> joins_once q -> counts_edges q ->
  fewest_units q <= given_least (sequence_law q) ->
  given_least (sequence_law q) <= n -> p < piece_order s k n -> r < piece_order s k n ->
  joined_so_often (piece_edges s k n) p r <= 1.
Proof.
move=> c s k ok; rewrite /joins_once => /implyP once /once; rewrite -/c -/s -/k => /andP[single two].
rewrite /fewest_units -/c -/k; case ring: (closed k) two => two fewest_least least_n; last first.
  case: n least_n => [|n] least_n; first by move: (leq_trans fewest_least least_n).
  by apply: members_simple; rewrite // ring.
have n2 : 1 < n := leq_trans fewest_least least_n.
have [n3|] := ltnP 2 n; first by case: n n3 {n2 least_n} => // n n3; apply: members_simple.
rewrite leq_eqVlt ltnS leqNgt n2 orbF => /eqP n_2 _ _; rewrite n_2 in least_n *.
by apply: simple_listP; move: two; rewrite ltnNge least_n.
Qed.

(* A walk whose values are those behind n units, and grow, has the law of all values if it has that of those seen. *)
Section Walks.
Variables (q : chain_sequence) (e : states_evidence).
Let N := members_seen q e.
Lemma fewest_positive : 0 < fewest_units q. Proof. by rewrite /fewest_units; case: ifP. Qed.
Lemma law_follows (walk : seq told_state) (value : nat -> option nat) (adds : nat) :
  size walk = N.+1 -> (forall n, fewest_units q <= n <= N.+1 -> (nth no_state walk n.-1).2 = value n) ->
  enough_units q e ->
  (forall n, units_before e <= n -> value (n + units_between e) = omap (addn^~ adds) (value n)) ->
  same (Nat.modulo (units_between e) (given_period (sequence_law q))) 0 ->
  same adds (Nat.div (units_between e) (given_period (sequence_law q)) * given_adds (sequence_law q)) ->
  has_law q e walk ->
  forall n, given_least (sequence_law q) <= n -> value n = Some (given_value (sequence_law q) n).
Proof.
move=> walk_size walk_at; set g := sequence_law q; rewrite /enough_units /has_law -/g -/N.
case/and5P=> fewest_e q0 p0 fewest_least least_from grown no_rest a_grown law.
have least0 : 0 < given_least g := leq_trans fewest_positive fewest_least.
have near n : given_least g <= n < N -> value n = Some (given_value g n).
  move=> /andP[least_n n_seen]; have taken : size (take (N - given_least g) (drop (given_least g).-1 walk)) =
      N - given_least g.
    by rewrite size_takel // size_drop walk_size leq_sub // leq_pred.
  have := all_valuesP (i := n - given_least g) law; rewrite subnKC // => <-; last first.
    by rewrite size_map taken ltn_sub2r // (leq_ltn_trans least_n).
  rewrite (nth_map no_state) ?taken ?ltn_sub2r // ?(leq_ltn_trans least_n) //.
  rewrite nth_take ?ltn_sub2r // ?(leq_ltn_trans least_n) //.
  have -> : nth no_state (drop (given_least g).-1 walk) (n - given_least g) = nth no_state walk n.-1.
    by rewrite nth_drop -{2}(subnKC least_n); case: (given_least g) least0.
  by rewrite walk_at // (leq_trans fewest_least least_n) leqW // ltnW.
move=> n; have [b] := ubnP n; elim: b n => // b IH n n_b least_n.
have [n_near|n_far] := ltnP n N; first by apply: near; rewrite least_n.
have [m n_m] : exists m, n = m + units_between e.
  by exists (n - units_between e); rewrite subnK // (leq_trans _ n_far) // leq_addl.
move: n_far; rewrite n_m /N /members_seen leq_add2r geq_max => /andP[e_m from_m].
rewrite grown // IH; last 2 first.
- by rewrite -ltnS; apply: leq_trans n_b; rewrite n_m ltnS -addn1 leq_add2l.
- exact: leq_trans least_from from_m.
congr Some; have := @claim_rows.given_grows g _ (units_between e) 1 p0 from_m; rewrite !muln1 => -> //.
  by congr (_ + _); apply/eqP; rewrite -sameE.
by apply/eqP; rewrite -sameE.
Qed.

(* What a walk has to be: its states and values are those behind n units, and a state that comes back makes the values
   grow. *)
Definition is_walk (state : nat -> chain_state) (value : nat -> option nat) : Prop :=
  [/\ size (states_walked q e) = N.+1,
      forall n, fewest_units q <= n <= N.+1 -> nth no_state (states_walked q e) n.-1 = (state n, value n) &
      forall b p a, fewest_units q <= b -> state (b + p) = shifted a (state b) -> is_counted q || (a == 0) ->
        forall n, b <= n -> value (n + p) = omap (addn^~ a) (value n)].
Lemma set_walk_is t : sequence_term q = Of_sets t ->
  let: (s, k) := (chain_of (sequence_chain q) no_rules, claim_kind (sequence_chain q)) in
  is_walk (fun n => term_state t s k n.-1) (fun n => term_tells t s k (term_state t s k n.-1)).
Proof.
move=> q_t; rewrite /is_walk /states_walked /is_counted q_t /set_walk; split.
- by rewrite size_map size_walked.
- move=> n /andP[_ n_N]; have n_seen : n.-1 <= N by case: n n_N.
  by rewrite (nth_map [::]) ?size_walked // nth_walked.
move=> b p a b_few back a_counted n b_n; have b0 := leq_trans fewest_positive b_few.
apply: (term_grows a_counted b0 _ b_n).
by move: back; case: (b) b0 => // c _; rewrite addSn.
Qed.
Lemma matching_walk_is : sequence_term q = Matching_number -> 0 < N ->
  let: (s, k) := (chain_of (sequence_chain q) no_rules, claim_kind (sequence_chain q)) in
  is_walk (fun n => [:: listed (matching_totals s k n)]) (fun n => matching_told s k (matching_totals s k n)).
Proof.
move=> q_m N0; rewrite /is_walk /states_walked q_m /matching_walk -/N; split.
- by case: (closed _); rewrite /= size_map size_walked // prednK.
- rewrite /fewest_units /matching_totals => n; set k := claim_kind _; set s := chain_of _ _.
  case ring: (closed k) => /andP[n_few n_N].
    case: n n_few n_N => [|[|n]] //= _; rewrite ltnS => n_N; rewrite subn2 /=.
    rewrite (nth_map (walk_start s k)) ?nth_walked ?size_walked ?prednK // -ltnS prednK //.
  case: n n_few n_N => // n _ n_N; rewrite subn1 /= (nth_map (walk_start s k)) ?size_walked // nth_walked //.
move=> b p a b_few /= [back] _ n b_n; exact: totals_come_back b_few back b_n.
Qed.
Lemma colours_walk_is : sequence_term q = Chromatic_number ->
  let: (s, k) := (chain_of (sequence_chain q) no_rules, claim_kind (sequence_chain q)) in
  is_walk (fun n => colours_state s k (colour_numbers q e) n.-1)
    (fun n => first_sufficient s k (colour_numbers q e) n.-1).
Proof.
move=> q_c; rewrite /is_walk /states_walked /is_counted q_c; split; first exact: size_colours_walk.
  by move=> n /andP[_ n_N]; apply: nth_colours_walk; case: n n_N.
move=> b p a b_few back /eqP a_0 n b_n; have b0 := leq_trans fewest_positive b_few; rewrite {}a_0 in back *.
have none st : shifted 0 st = st.
  by rewrite /shifted map_id_in // => row _; rewrite map_id_in // => -[v|] // _; rewrite /= addn0.
rewrite none in back; have -> o : omap (addn^~ 0) o = o by case: o => [v|] //=; rewrite addn0.
have b_n' : b.-1 <= n.-1 by rewrite -!subn1 leq_sub2r.
have n0 := leq_trans b0 b_n; rewrite -[RHS](colours_return _ b_n' : first_sufficient _ _ _ (n.-1 + p) = _).
  by case: (n) n0.
by move: back; case: (b) b0.
Qed.

Lemma walk_returns (walk : seq told_state) (state : nat -> chain_state) (value : nat -> option nat) a :
  enough_units q e ->
  (forall n, fewest_units q <= n <= N.+1 -> nth no_state walk n.-1 = (state n, value n)) -> comes_back e walk a ->
  state (units_before e + units_between e) = shifted a (state (units_before e)).
Proof.
case/and5P=> fewest_e _ _ _ _ walk_at comes.
have eq_N : units_before e + units_between e <= N.+1 by rewrite leqW // /N /members_seen leq_add2r leq_maxl.
have e_N := leq_trans (leq_addr (units_between e) _) eq_N.
have fewest_eq := leq_trans fewest_e (leq_addr (units_between e) _).
by move/same_stateP: comes; rewrite /state_at !walk_at ?fewest_e ?fewest_eq ?eq_N ?e_N.
Qed.
Lemma walk_law state value : is_walk state value -> enough_units q e ->
  let a := returned e (states_walked q e) in
  comes_back e (states_walked q e) a -> grows_so q e a -> has_law q e (states_walked q e) ->
  forall n, given_least (sequence_law q) <= n -> value n = Some (given_value (sequence_law q) n).
Proof.
case=> walk_size walk_at grows enough a comes /and3P[no_rest a_grown a_counted] law.
have /and5P[fewest_e _ _ _ _] := enough; have back := walk_returns enough walk_at comes.
apply: law_follows walk_size _ enough _ no_rest a_grown law => [n n_in|]; first by rewrite walk_at.
by apply: grows fewest_e back _; rewrite -sameE.
Qed.
End Walks.

Theorem states_judged q e : judge_states q e = Read tt -> sequence_holds q.
Proof.
rewrite /judge_states; peel=> -[] /proveP enough; peel=> -[] _; peel=> -[] _; peel=> -[] _.
peel=> -[] _; peel=> -[] /proveP ok; peel=> -[] /joins_onceP once; peel=> -[] /proveP comes; peel=> -[].
move=> /proveP grows /proveP law n least_n.
have /and5P[_ q0 _ fewest_least _] := enough.
have n0 : 0 < n := leq_trans (leq_trans (fewest_positive q) fewest_least) least_n.
have simple := simple_throughout ok once _ fewest_least least_n.
case q_t: (sequence_term q) => [t||].
- apply: (term_told_there ok n0); last exact: (walk_law (set_walk_is e q_t)).
  by move=> counts p r; apply: simple; rewrite /counts_edges q_t.
- have N0 : 0 < members_seen q e by rewrite /members_seen (leq_trans q0) ?leq_addl.
  have := walk_law (matching_walk_is q_t N0) enough comes grows law least_n.
  case: n n0 least_n simple => // n _ least_n simple.
  rewrite (matching_told_means (parts_of_chain ok)) //; last first.
    by have := leq_trans fewest_least least_n; rewrite /fewest_units; case: ifP.
  case=> <-; apply: (greatest_matching (g := member (sequence_chain q) n.+1)); first exact: piece_in_range.
  by move=> p r; apply: simple; rewrite /counts_edges q_t.
- exact: chromatic_told ok n0 (walk_law (colours_walk_is e q_t) enough comes grows law least_n).
Qed.
