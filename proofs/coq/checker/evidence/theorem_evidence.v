(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The evidence of theorems: read to its end, then judged. So what leaves the grammar is Malformed, and
   Invalid is said of nothing else. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import partizan_rules text statement.
From Gazetteer Require Import positions strategies.
From Gazetteer Require Import edge_lists formats reader play_evidence.
From Gazetteer Require kernel_judge matching_judge mirror_judge parity_judge.
From Gazetteer Require paths_judge levels_judge chain_laws chain_reader chain_judge claim_rows sequence_judge.
From Gazetteer Require bound_judge.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

Definition no_evidence (kind : bytes) {T : Type} : result T :=
  Malformed kind (Because "no evidence of this kind for this claim").

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
Definition read_arithmetic_evidence (s : statement) (i : nat) : reading claim_rows.arithmetic_evidence :=
  if s is Claim_on_chain _ then
    then_read (next_read "settled" (one_vertex units_max.+1) file i) (fun i settled =>
    then_read (next_read "step" (one_vertex units_max.+1) file i) (fun i step =>
    (i, Read (claim_rows.Arithmetic_evidence settled step))))
  else (i, no_evidence (bytes_of "arithmetic")).

(* That of claims that bind a vertex: the numbers of a claim, and of the states that come back. *)
Definition read_return (line : bytes) : result (nat * nat) :=
  let* (w, rest) := word line in
  let* from := vertex_at chain_reader.length_max.+1 line w in
  let* (w, behind) := word rest in
  let* after := vertex_at chain_reader.length_max.+1 rest w in
  let* _ := end_of_line behind in Read (from, after).
Definition read_vertices_evidence (s : statement) (i : nat) : reading bound_judge.vertices_evidence :=
  then_read (read_arithmetic_evidence s i) (fun i e =>
  then_read (next_read "return" read_return file i) (fun i r =>
  (i, Read (bound_judge.Vertices_evidence e r.1 r.2)))).

Definition read_states_evidence (i : nat) : reading sequence_judge.states_evidence :=
  let units := one_vertex chain_reader.length_max.+1 in
  then_read (next_read "preperiod" units file i) (fun i e =>
  then_read (next_read "period" units file i) (fun i q => (i, Read (sequence_judge.States_evidence e q)))).
End Theorems.
