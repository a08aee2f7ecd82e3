(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The judge of evidence of the kind states.
   Evidence: states_evidence, the numbers of the lines "preperiod" and "period".
   Judge: judge_states q e. Theorem: states_judged, accepted implies sequence_holds q. It stands on the walks of
   chains/chain_walks.v and chains/chain_null_sets.v: one return of a state proves how the term of all members grows. *)
From mathcomp Require Import all_ssreflect.
From Coq Require Import String.
From Gazetteer Require Import boards text tables weighted_walks chain_sets chain_rows chain_simple chain_walks.
From Gazetteer Require Import chain_laws chain_claims chain_sequences member_sets term_walks.
From Gazetteer Require claim_judge member_judge statement.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

Record states_evidence := States_evidence { units_before : nat; units_between : nat }.

(* A state and so many that follow it. *)
Fixpoint walked (count : nat) (follows : chain_state -> chain_state) (st : chain_state) : seq chain_state :=
  if count is m.+1 then st :: walked m follows (follows st) else [:: st].
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
(* Whether the walk takes so few steps that it is made: a state has a total for each pattern of a unit, and on a ring
   for each two of them. *)
Definition steps_max : nat := 2 ^ 28.
Definition few_steps : bool :=
  let count := pattern_count t s k in
  count * count * (if closed k then count else 1) <= Nat.div steps_max members_seen.+1.
(* Where neighbours are counted, no member joins two vertices twice. *)
Definition joins_once : bool :=
  is_counting t ==> parts_single s k &&
    (if closed k then (2 < given_least g) || simple_list (piece_edges s k 2) else true).
Definition states_walked : seq chain_state := walked members_seen (term_behind t s k) (term_starts t s k).
Definition state_at (walk : seq chain_state) (n : nat) : chain_state := nth [::] walk n.-1.
(* By how much the state behind so many units is greater when it comes back. *)
Definition returned (walk : seq chain_state) : nat :=
  first_total (state_at walk (units_before e + units_between e)) - first_total (state_at walk (units_before e)).
Definition comes_back (walk : seq chain_state) (a : nat) : bool :=
  same_state a (state_at walk (units_before e)) (state_at walk (units_before e + units_between e)).
(* A truth value does not grow. *)
Definition grows_so (a : nat) : bool :=
  [&& same (Nat.modulo (units_between e) (given_period g)) 0,
      same a (Nat.div (units_between e) (given_period g) * given_adds g) & ~~ is_truth t || same a 0].
Definition has_law (walk : seq chain_state) : bool :=
  let tells := term_tells t s k in
  let least := given_least g in
  all_values (given_value g) least [seq tells st | st <- take (members_seen - least) (drop least.-1 walk)].

(* In the order in which gazetteer-check tells the first that fails. Work that is too much is not done. *)
Definition judge_states : result unit :=
  let* _ := prove enough_units "a number of units is too small" in
  let* _ := prove has_no_ends "a ring has no ends" in
  let* _ := prove has_values "the law has another number of values" in
  let* _ := prove (claim_judge.is_member c (given_least g)) (member_judge.no_piece c (given_least g)) in
  let* _ := prove is_small "a part of the chain has more than 8 vertices" in
  let* _ := prove (chain_ok s k) "an edge leads out of its part" in
  let* _ := if joins_once && few_steps then Read tt else Not_judged in
  let walk := states_walked in
  let a := returned walk in
  let* _ := prove (comes_back walk a) "the state does not come back" in
  let* _ := prove (grows_so a) "the law does not grow as the states do" in
  prove (has_law walk) "the law is not that of the members".
End Conditions.

Lemma nth_walked count follows st n : n <= count -> nth [::] (walked count follows st) n = iter n follows st.
Proof. by elim: count st n => [|count IH] st [|n] //= n_count; rewrite IH // -iterSr. Qed.
Lemma size_walked count follows st : size (walked count follows st) = count.+1.
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
  chain_ok s k -> joins_once q -> is_counting (sequence_term q) -> fewest_units q <= given_least (sequence_law q) ->
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

Theorem states_judged q e : judge_states q e = Read tt -> sequence_holds q.
Proof.
case: q => c t g; rewrite /judge_states; set k := claim_kind c; set s := chain_of c no_rules.
peel=> -[] /proveP/and5P[fewest_e q0 p0 fewest_least least_from]; peel=> -[] _; peel=> -[] _; peel=> -[] _.
peel=> -[] _; peel=> -[] /proveP chain_is_ok; peel=> -[] /joins_onceP once; peel=> -[] /proveP comes; peel=> -[].
move/proveP/and3P=> /= [no_rest a_grown a_counted] /proveP law.
set walk := states_walked _ _ in comes a_grown a_counted law; set a := returned _ _ in comes a_grown a_counted.
have some_units : 0 < fewest_units (Chain_sequence c t g) by rewrite /fewest_units; case: ifP.
have e0 : 0 < units_before e := leq_trans some_units fewest_e.
have least0 : 0 < given_least g := leq_trans some_units fewest_least.
pose value n := term_tells t s k (term_state t s k n.-1).
have walk_at n : n <= members_seen (Chain_sequence c t g) e -> nth [::] walk n = term_state t s k n.
  by move=> n_seen; rewrite /walk /states_walked nth_walked.
have [e_seen eq_seen] : units_before e <= members_seen (Chain_sequence c t g) e /\
    units_before e + units_between e <= members_seen (Chain_sequence c t g) e.
  by rewrite /members_seen /= leq_add2r leq_maxl (leq_trans (leq_maxl _ _) (leq_addr _ _)).
have back : term_state t s k ((units_before e).-1 + units_between e) =
    shifted a (term_state t s k (units_before e).-1).
  move/same_stateP: comes; rewrite /state_at !walk_at ?(leq_trans (leq_pred _)) //.
  by case: (units_before e) e0 => // m _; rewrite addSn.
have grows n : units_before e <= n -> value (n + units_between e) = omap (addn^~ a) (value n).
  by move=> e_n; apply: (term_grows _ e0 back e_n); rewrite -sameE.
have near n : given_least g <= n < members_seen (Chain_sequence c t g) e -> value n = Some (given_value g n).
  move=> /andP[least_n n_seen]; set N := members_seen _ _ in n_seen law walk_at.
  have taken : size (take (N - given_least g) (drop (given_least g).-1 walk)) = N - given_least g.
    by rewrite size_takel // size_drop size_walked leq_sub // leq_pred.
  have := all_valuesP (i := n - given_least g) law; rewrite subnKC // => <-; last first.
    by rewrite size_map taken ltn_sub2r // (leq_ltn_trans least_n).
  rewrite (nth_map [::]) ?taken ?ltn_sub2r // ?(leq_ltn_trans least_n) //.
  rewrite nth_take ?ltn_sub2r // ?(leq_ltn_trans least_n) //.
  have -> : nth [::] (drop (given_least g).-1 walk) (n - given_least g) = nth [::] walk n.-1.
    by rewrite nth_drop -{2}(subnKC least_n); case: (given_least g) least0.
  by rewrite walk_at // (leq_trans (leq_pred n)) // ltnW.
have all_n n : given_least g <= n -> value n = Some (given_value g n).
  have [b] := ubnP n; elim: b n => // b IH n n_b least_n.
  have [n_near|n_far] := ltnP n (members_seen (Chain_sequence c t g) e); first by apply: near; rewrite least_n.
  have [m n_m] : exists m, n = m + units_between e.
    by exists (n - units_between e); rewrite subnK // (leq_trans _ n_far) // leq_addl.
  move: n_far; rewrite n_m leq_add2r geq_max => /andP[e_m from_m].
  rewrite grows // IH; last 2 first.
  - by rewrite -ltnS; apply: leq_trans n_b; rewrite n_m ltnS -addn1 leq_add2l.
  - exact: leq_trans least_from from_m.
  congr Some; have := @claim_judge.given_grows g _ (units_between e) 1 p0 from_m; rewrite !muln1 => -> //.
    by congr (_ + _); apply/eqP; rewrite -sameE.
  by apply/eqP; rewrite -sameE.
move=> n least_n; apply: (term_told_there chain_is_ok); first exact: leq_trans least0 least_n; last exact: all_n.
by move=> counts p r; apply: (simple_throughout (q := Chain_sequence c t g)).
Qed.
