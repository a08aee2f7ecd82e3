(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Evidence of each kind, read and judged: what is accepted holds. *)
From mathcomp Require Import all_ssreflect.
From Coq Require Import String.
From Gazetteer Require Import games grundy partizan_rules text statement.
From Gazetteer Require Import positions strategies written.
From Gazetteer Require Import edge_lists formats spelling reader.
From Gazetteer Require unproved kernel_judge matching_judge mirror_judge parity_judge.
From Gazetteer Require paths_judge levels_judge chain_laws chain_judge claim_judge member_judge.
From Gazetteer Require rule_syntax rule_values rule_outcomes rule_judge.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

Definition next_wins (o : outcome) : bool := if o is Next_wins then true else false.

(* The end of a kind of evidence: what was read from line i on proves the statement, or the condition
   that `fails` behind so many of its lines. *)
Definition if_proved (E : Type) (judge : statement -> E -> bool)
    (fails : statement -> E -> nat * string) (s : statement) (i : nat) (r : reading E) :
    reading statement :=
  then_read r (fun j e =>
    if judge s e then (j, Read s)
    else let: (lines, why) := fails s e in (i + lines, Invalid (Because why))).

Lemma if_provedP E (judge : statement -> E -> bool) fails s i r j s' :
  if_proved judge fails s i r = (j, Read s') -> s' = s /\ exists e, judge s e.
Proof.
rewrite /if_proved; peel_line=> k [e [_]]; case: ifP => [judged [_ <-]|_].
  by split=> //; exists e.
by case: (fails s e).
Qed.
Definition no_evidence (kind : bytes) {T : Type} : result T :=
  Malformed kind (Because "no evidence of this kind for this claim").

(* Play written out. *)
Section Played.
Variables (number_max fuel : nat) (file : text).

Definition graph_fine (s : start) : bool :=
  match s with
  | Rooted r g _ | Unrooted r g => if is_directed r then arcs_fine g else fine g
  | _ => fine (graph_in s)
  end.
Lemma graph_fineE s : graph_fine s = graph_ok s.
Proof. by case: s => [r g v|r g|g|g|g|g u v p|g u v p] /=; rewrite ?fineE ?arcs_fineE. Qed.

(* The first position, where play is checked. *)
Definition small_enough (s : start) : bool :=
  if s is Edge_labelling g then size (edge_list g) <= 16 else true.
Definition start_of (s : start) : result written :=
  let* _ := prove (order (graph_in s) <= 64) "strategies are checked up to order 64" in
  let* _ := prove (graph_fine s && small_enough s)
    "strategies of labellings are checked up to size 16" in
  some_or (Invalid (Because "the game does not start on this graph from these roots")) (written_of s).

Definition by_strategy (s : start) (o : outcome) (i : nat) : reading statement :=
  then_read (i, start_of s) (fun i w =>
  then_read (check_strategy number_max (@same_pos w) (@moves_from w) fuel file i (first_pos w)
    (next_wins o)) (fun i _ => (i, Read (Outcome s o)))).
Definition by_value (s : start) (v : nat) (i : nat) : reading statement :=
  then_read (i, let* _ := demand_impartial s in start_of s) (fun i w =>
  then_read (check_value number_max (@same_pos w) (@moves_from w) fuel file i (first_pos w) v)
    (fun i _ => (i, Read (Grundy s v)))).
Definition by_moves (s : start) (verdict : bytes) (i : nat) : reading statement :=
  then_read (i, let* _ := demand_impartial s in start_of s) (fun i w =>
  then_read (check_winning_moves number_max (@same_pos w) (@moves_from w) fuel file i (first_pos w)
    verdict) (fun i ms => (i, Read (Winning_moves s ms)))).

Lemma start_of_faithful s w : start_of s = Read w ->
  exists proper value, @faithful s w proper value.
Proof.
rewrite /start_of; peel=> _ _; peel=> _ /proveP/andP[ok _] found.
by apply: written_of_faithful (or_invalidP found); rewrite -graph_fineE.
Qed.

Lemma by_strategy_true s o i j s' :
  by_strategy s o i = (j, Read s') -> s' = Outcome s o /\ holds s'.
Proof.
rewrite /by_strategy; peel_line=> i1 [w [[_ w_s]]]; peel_line=> i2 [u [checked [_ <-]]]; split=> //.
have [proper [value [[same_eq moves_ok value_ok first_ok] [[p p_s p_value] _]]]] :=
  start_of_faithful w_s.
case: u checked => checked.
have := check_strategy_true same_eq moves_ok value_ok first_ok checked.
rewrite /= p_s -p_value; case: o {checked} => /=; rewrite /is_won /is_lost.
  by case: eqP => // nonzero _; apply/not_P => /grundy0_P.
by case: eqP => // zero _; apply/grundy0_P.
Qed.

Lemma by_value_true s v i j s' : by_value s v i = (j, Read s') -> s' = Grundy s v /\ holds s'.
Proof.
rewrite /by_value; peel_line=> i1 [w [[_]]]; peel=> _ /demand_impartialP imp w_s.
peel_line=> i2 [u [checked [_ <-]]]; split=> //.
have [proper [value [[same_eq moves_ok value_ok first_ok] [[p p_s p_value] _]]]] :=
  start_of_faithful w_s.
case: u checked => checked; have := check_value_true same_eq moves_ok value_ok first_ok checked.
by rewrite /= imp p_s p_value.
Qed.

Lemma by_moves_true s verdict i j s' : by_moves s verdict i = (j, Read s') ->
  exists2 ms, s' = Winning_moves s ms & winning_moves_text ms = verdict /\ holds s'.
Proof.
rewrite /by_moves; peel_line=> i1 [w [[_]]]; peel=> _ /demand_impartialP imp w_s.
peel_line=> i2 [ms [checked [_ <-]]]; exists ms => //.
have [proper [value [[same_eq moves_ok value_ok first_ok] [[p p_s p_value] wins]]]] :=
  start_of_faithful w_s.
have [text_eq ms_eq] := check_winning_moves_true same_eq moves_ok value_ok first_ok checked.
split=> //=; split=> //; split; first by rewrite p_s.
by move=> m; rewrite ms_eq; split=> /(wins imp m).
Qed.

(* By the rules that the certificate carries. *)
Definition ruled_start (s : ruled) : result rule_values.position :=
  let n := order (ruled_graph s) in
  let* _ := prove (n <= 64) "strategies are checked up to order 64" in
  let* _ := if rule_judge.too_much_work (by_rules s) n then Not_judged else Read tt in
  some_or (Invalid rule_judge.refused) (first_position s).

Definition by_ruled_strategy (s : ruled) (wins : bool) (i : nat) : reading statement :=
  then_read (i, ruled_start s) (fun i p =>
  then_read (rule_judge.check_ruled_strategy number_max (by_rules s) fuel file i p wins)
    (fun i _ => (i, Read (By_rules s (rule_outcomes.Next_player_wins wins))))).
Definition by_ruled_value (s : ruled) (v : nat) (i : nat) : reading statement :=
  then_read (i, let* _ := demand_valued s in ruled_start s)
    (fun i p =>
  then_read (rule_judge.check_ruled_value number_max (by_rules s) fuel file i p v)
    (fun i _ => (i, Read (By_rules s (rule_outcomes.Value_is v))))).
Definition by_ways (s : ruled) (verdict : bytes) (i : nat) : reading statement :=
  then_read (i, let* _ := demand_valued s in ruled_start s)
    (fun i p =>
  then_read (rule_judge.check_winning_ways number_max (by_rules s) fuel file i p verdict)
    (fun i ws => (i, Read (By_rules s (rule_outcomes.Winning_moves_are ws))))).

Lemma ruled_startP s p : ruled_start s = Read p -> first_position s = Some p.
Proof. by rewrite /ruled_start; peel=> -[] _; peel=> -[] _ found; exact: or_invalidP found. Qed.

Lemma by_ruled_strategy_true s wins i j s' : by_ruled_strategy s wins i = (j, Read s') ->
  s' = By_rules s (rule_outcomes.Next_player_wins wins) /\ holds s'.
Proof.
rewrite /by_ruled_strategy; peel_line=> i1 [p [[_ /ruled_startP p_s]]].
peel_line=> i2 [[] [checked [_ <-]]]; split=> //=.
by rewrite p_s; apply: rule_judge.check_ruled_strategy_true checked.
Qed.

Lemma by_ruled_value_true s v i j s' : by_ruled_value s v i = (j, Read s') ->
  s' = By_rules s (rule_outcomes.Value_is v) /\ holds s'.
Proof.
rewrite /by_ruled_value; peel_line=> i1 [p [[_]]]; peel=> _ /demand_valuedP valued /ruled_startP p_s.
peel_line=> i2 [[] [checked [_ <-]]]; split=> //=; rewrite p_s; split=> //.
exact: rule_judge.check_ruled_value_true checked.
Qed.

Lemma by_ways_true s verdict i j s' : by_ways s verdict i = (j, Read s') ->
  exists2 ws, s' = By_rules s (rule_outcomes.Winning_moves_are ws) &
    rule_outcomes.ways_text ws = verdict /\ holds s'.
Proof.
rewrite /by_ways; peel_line=> i1 [p [[_]]]; peel=> _ /demand_valuedP valued /ruled_startP p_s.
peel_line=> i2 [ws [checked [_ <-]]]; exists ws => //.
by have := rule_judge.check_winning_ways_true valued checked; rewrite /= p_s.
Qed.
End Played.

(* The evidence of theorems: read to its end, then judged. So what leaves the grammar is Malformed, and
   Invalid is said of nothing else. *)
Section Theorems.
Variable file : text.

Definition read_kernel (n : nat) (i : nat) : reading (seq nat) :=
  next_read "kernel" (ascending_vertices n) file i.
Definition read_move_and_kernel (n : nat) (i : nat) : reading (nat * seq nat) :=
  then_read (next_read "move" (one_vertex n) file i) (fun i v =>
  then_read (read_kernel n i) (fun i k => (i, Read (v, k)))).
Fixpoint read_moves_and_kernels (n count : nat) (i : nat) (found : seq (nat * seq nat)) :
    reading (seq (nat * seq nat)) :=
  if count is count'.+1 then
    then_read (read_move_and_kernel n i) (fun i m => read_moves_and_kernels n count' i (m :: found))
  else (i, Read (rev found)).
Definition read_kernel_evidence (s : statement) (i : nat) : reading kernel_judge.kernel_evidence :=
  let one n := then_read (read_kernel n i) (fun i k => (i, Read (kernel_judge.One_kernel k))) in
  let pair n := then_read (read_move_and_kernel n i) (fun i m =>
    (i, Read (kernel_judge.Moves [:: m]))) in
  match s with
  | Even_kernel g _ true | Outcome (Rooted Ueg g _) Previous_wins => one (order g)
  | Outcome (Rooted Ueg g _) Next_wins | Outcome (Unrooted Ueg g) Next_wins => pair (order g)
  | Outcome (Unrooted Ueg g) Previous_wins =>
      then_read (read_moves_and_kernels (order g) (order g) i [::]) (fun i ms =>
      (i, Read (kernel_judge.Moves ms)))
  | _ => (i, no_evidence (bytes_of "even-kernel"))
  end.

Definition read_matching_evidence (s : statement) (i : nat) :
    reading matching_judge.matching_evidence :=
  let pair n first i :=
    then_read (next_read "matching" (ascending_edges n) file i) (fun i m =>
    then_read (next_read "barrier" (ascending_vertices n) file i) (fun i b =>
    (i, Read (matching_judge.Matching_evidence first m b)))) in
  match s with
  | Outcome (Rooted Uvg g _) _ | Outcome (Unrooted Uvg g) Previous_wins => pair (order g) None i
  | Outcome (Unrooted Uvg g) Next_wins =>
      then_read (next_read "move" (one_vertex (order g)) file i) (fun i v =>
        pair (order g) (Some v) i)
  | _ => (i, no_evidence (bytes_of "matching"))
  end.

Definition read_mirror_evidence (s : statement) (i : nat) : reading mirror_judge.mirror_evidence :=
  let image g e i :=
    then_read (next_read "image" (any_vertices (order g)) file i) (fun i f => (i, Read (e, f))) in
  match s with
  | Outcome (Edge_delete g) Previous_wins => image g None i
  | Outcome (Edge_delete g) Next_wins =>
      then_read (next_read "move" (one_edge (order g)) file i) (fun i e => image g (Some e) i)
  | _ => (i, no_evidence (bytes_of "mirror"))
  end.

(* The lines of the tree, as many as it has. *)
Definition a_step : reason := Because "'branch', 'parity', 'edge' or 'empty' belongs here".
Definition read_parity_line (n : nat) (line : bytes) : result parity_judge.parity_line :=
  let* (kind, rest) := word line in
  if is_word "branch" kind then
    let* (w, behind) := word rest in
    let* v := vertex_at n rest w in
    let* (w, value) := word behind in
    let* b := number_at 1 behind w in
    let* _ := end_of_line value in Read (parity_judge.Branch v (eqn b 1))
  else if is_word "parity" kind then
    let* s := ascending_vertices n rest in Read (parity_judge.Parity s)
  else if is_word "edge" kind then
    let* (u, v) := one_edge n rest in Read (parity_judge.Edge u v)
  else let* _ := demand (is_word "empty" kind) line a_step in
    let* _ := end_of_line rest in Read parity_judge.Empty.
Fixpoint read_tree (fuel n wanted : nat) (i : nat) (found : seq parity_judge.parity_line) :
    reading (seq parity_judge.parity_line) :=
  match wanted, fuel with
  | 0, _ => (i, Read (rev found))
  | _, 0 => (i, Not_judged)
  | wanted'.+1, fuel'.+1 =>
      then_read (next_line file i) (fun i line =>
      then_read (i, read_parity_line n line) (fun i x =>
      let wanted := if x is parity_judge.Branch _ _ then wanted.+1 else wanted' in
      read_tree fuel' n wanted i (x :: found)))
  end.
Definition read_parity_evidence (fuel : nat) (s : statement) (i : nat) :
    reading (seq parity_judge.parity_line) :=
  if s is Even_kernel g _ false then read_tree fuel (order g) 1 i [::]
  else (i, no_evidence (bytes_of "parity")).

Fixpoint read_values (count : nat) (line : bytes) (found : seq nat) : result (seq nat) :=
  if count is count'.+1 then
    let* (w, rest) := word line in
    let* v := number_at value_max line w in
    read_values count' rest (v :: found)
  else let* _ := end_of_line line in Read (rev found).
Definition period_line (line : bytes) : result nat :=
  let* (w, rest) := word line in
  let* n := number_at period_max line w in
  let* _ := end_of_line rest in Read n.
Definition read_paths_evidence (s : statement) (i : nat) : reading paths_judge.paths_evidence :=
  let table :=
    then_read (next_read "preperiod" period_line file i) (fun i from =>
    then_read (next_read "period" period_line file i) (fun i period =>
    then_read (next_read "values" (fun line =>
      read_values (from + from + (period + period) + 2) line [::]) file i) (fun i values =>
    (i, Read (paths_judge.Paths_evidence from period values))))) in
  match s with
  | Edge_delete_paths _ | Outcome (Edge_delete _) _ => table
  | _ => (i, no_evidence (bytes_of "paths"))
  end.

(* As many paths as stand there. *)
Fixpoint read_paths (fuel n : nat) (i : nat) (found : seq (seq nat)) : reading (seq (seq nat)) :=
  if begins_with 112 file i then
    if fuel is fuel'.+1 then
      then_read (next_read "path" (any_vertices n) file i) (fun i p =>
      read_paths fuel' n i (p :: found))
    else (i, Not_judged)
  else (i, Read (rev found)).
Definition read_pair (n i : nat) : reading (seq (nat * nat) * seq nat) :=
  then_read (next_read "matching" (ascending_edges n) file i) (fun i m =>
  then_read (next_read "barrier" (ascending_vertices n) file i) (fun i b => (i, Read (m, b)))).
Definition read_opening (n i : nat) : reading levels_judge.opening_level :=
  then_read (read_pair n i) (fun i pair =>
  then_read (next_read "move" (one_edge n) file i) (fun i e =>
  (i, Read (levels_judge.Opening_level pair.1 pair.2 e)))).
Fixpoint read_levels (fuel n count : nat) (opens : bool) (i : nat)
    (found : seq levels_judge.imperfect_level) : reading levels_judge.levels_evidence :=
  match count, opens with
  | 1, true =>
      then_read (read_opening n i) (fun i l =>
      (i, Read (levels_judge.Levels_evidence (rev found) (Some l))))
  | 0, _ => (i, Read (levels_judge.Levels_evidence (rev found) None))
  | count'.+1, _ =>
      then_read (read_pair n i) (fun i pair =>
      then_read (read_paths fuel n i [::]) (fun i paths =>
      read_levels fuel n count' opens i
        (levels_judge.Imperfect_level pair.1 pair.2 paths :: found)))
  end.
Definition read_levels_evidence (fuel : nat) (s : statement) (i : nat) :
    reading levels_judge.levels_evidence :=
  if s is Outcome (Slither g) o then
    then_read (next_read "levels" (one_vertex 32) file i) (fun i count =>
    read_levels fuel (order g) count (next_wins o) i [::])
  else (i, no_evidence (bytes_of "levels")).

(* A row of values for each kind. *)
Fixpoint read_rows (count : nat) (i : nat) (found : seq (seq nat)) : reading (seq (seq nat)) :=
  if count is count'.+1 then
    then_read (next_read "values" numbers file i) (fun i row => read_rows count' i (row :: found))
  else (i, Read (rev found)).
Definition read_heaps_evidence (s : statement) (i : nat) : reading chain_judge.heaps_evidence :=
  if s is Law_of_chain c then
    then_read (next_read "preperiod" one_length file i) (fun i from =>
    then_read (next_read "period" one_length file i) (fun i period =>
    then_read (read_rows (size (chain_laws.kinds c)) i [::]) (fun i rows =>
    (i, Read (chain_judge.Heaps_evidence from period rows)))))
  else (i, no_evidence (bytes_of "heaps")).

Definition units_max : nat := 2 ^ 20.
Definition read_arithmetic_evidence (s : statement) (i : nat) : reading claim_judge.arithmetic_evidence :=
  if s is Claim_on_chain _ then
    then_read (next_read "settled" (one_vertex units_max.+1) file i) (fun i settled =>
    then_read (next_read "step" (one_vertex units_max.+1) file i) (fun i step =>
    (i, Read (claim_judge.Arithmetic_evidence settled step))))
  else (i, no_evidence (bytes_of "arithmetic")).
End Theorems.

(* The members of a chain are played on; there are no lines. *)
Definition by_members (s : statement) (i : nat) : reading statement :=
  (i, if s is Refuted_on_chain m then let* _ := member_judge.judge_members m in Read s
      else no_evidence (bytes_of "members")).
Lemma by_members_true s i j s' : by_members s i = (j, Read s') -> s' = s /\ holds s'.
Proof.
by case: s => // m [_]; peel=> -[] /member_judge.members_judged m_refuted [<-].
Qed.

(* The kinds of evidence by their names; `shown` are the statements that the file has proved before. *)
Definition judge (number_max fuel : nat) (file : text) (shown : seq statement) (kind : bytes) (c : claim)
    (i : nat) : reading statement :=
  let nothing := (i, no_evidence kind) in
  let by_theorem E (read : statement -> nat -> reading E) judge fails :=
    if c is Claims s then if_proved judge fails s i (read s i) else nothing in
  if is_word "strategy" kind then
    match c with
    | Claims (Outcome s o) => by_strategy number_max fuel file s o i
    | Claims (By_rules s (rule_outcomes.Next_player_wins wins)) =>
        by_ruled_strategy number_max fuel file s wins i
    | _ => nothing
    end
  else if is_word "values" kind then
    match c with
    | Claims (Grundy s v) => by_value number_max fuel file s v i
    | Claims_winning_moves s verdict => by_moves number_max fuel file s verdict i
    | Claims (By_rules s (rule_outcomes.Value_is v)) => by_ruled_value number_max fuel file s v i
    | Claims_winning_ways s verdict => by_ways number_max fuel file s verdict i
    | _ => nothing
    end
  else if is_word "even-kernel" kind then
    by_theorem _ (read_kernel_evidence file) kernel_judge.judge_even_kernel unproved.kernel_fails
  else if is_word "matching" kind then
    by_theorem _ (read_matching_evidence file) matching_judge.judge_matching unproved.matching_fails
  else if is_word "mirror" kind then
    by_theorem _ (read_mirror_evidence file) mirror_judge.judge_mirror unproved.mirror_fails
  else if is_word "parity" kind then
    by_theorem _ (read_parity_evidence file fuel) parity_judge.judge_parity unproved.parity_fails
  else if is_word "paths" kind then
    by_theorem _ (read_paths_evidence file) paths_judge.judge_paths unproved.paths_fail
  else if is_word "levels" kind then
    by_theorem _ (read_levels_evidence file fuel) levels_judge.judge_levels unproved.levels_fail
  else if is_word "heaps" kind then
    by_theorem _ (read_heaps_evidence file) chain_judge.judge_statement unproved.heaps_fail
  else if is_word "arithmetic" kind then
    by_theorem _ (read_arithmetic_evidence file)
      (fun s e => claim_judge.laws_stated shown s && claim_judge.judge_statement s e)
      (unproved.arithmetic_fails shown)
  else if is_word "members" kind then
    if c is Claims s then by_members s i else nothing
  else nothing.

(* The statement of which a claim is the head. *)
Definition states (c : claim) (s : statement) : Prop :=
  match c with
  | Claims s' => s = s'
  | Claims_winning_moves s' verdict =>
      exists2 ms, s = Winning_moves s' ms & winning_moves_text ms = verdict
  | Claims_winning_ways s' verdict =>
      exists2 ws, s = By_rules s' (rule_outcomes.Winning_moves_are ws) &
        rule_outcomes.ways_text ws = verdict
  end.

Lemma by_theorem_true E (read : statement -> nat -> reading E) (judge_it : statement -> E -> bool)
    fails kind c i j s :
  (forall s e, judge_it s e -> holds s) ->
  (if c is Claims s then if_proved judge_it fails s i (read s i) else (i, no_evidence kind))
    = (j, Read s) ->
  states c s /\ holds s.
Proof. by move=> sound; case: c => // s' /if_provedP[-> [e /sound]]. Qed.

Lemma judge_true number_max fuel file shown kind c i j s :
  judge number_max fuel file shown kind c i = (j, Read s) -> states c s /\ holds s.
Proof.
rewrite /judge; case: ifP => _.
  case: c => // -[] // s'; first by move=> o /by_strategy_true[->].
  by case=> // wins /by_ruled_strategy_true[->].
case: ifP => _.
  case: c => [[]|s' verdict|s' verdict] //.
  - by move=> s' v /by_value_true[->].
  - by move=> s' [] // v /by_ruled_value_true[->].
  - by case/by_moves_true=> ms -> [text_eq holds_s]; split=> //; exists ms.
  - by case/by_ways_true=> ws -> [text_eq holds_s]; split=> //; exists ws.
do 7 (case: ifP => _; first by apply: by_theorem_true;
  (exact: kernel_judge.even_kernel_judged || exact: matching_judge.matching_judged
  || exact: mirror_judge.mirror_judged || exact: parity_judge.parity_judged
  || exact: paths_judge.paths_judged || exact: levels_judge.levels_judged
  || exact: chain_judge.statement_judged)).
case: ifP => _.
  by apply: by_theorem_true => s' e /andP[_]; exact: claim_judge.statement_judged.
by case: ifP => _ //; case: c => // s' /by_members_true[->].
Qed.
