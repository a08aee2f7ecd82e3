(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The reader of what certificates state of chains. Nothing here is trusted, as in line_reader.v. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import partizan_rules text statement positions strategies formats spelling line_reader.
From Gazetteer Require rule_syntax rule_reader heap_tables chain_laws chain_terms chain_claims chain_sequences.
From Gazetteer Require vertex_terms vertex_sequences.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* A law of a chain: the game, the unit, and the kinds of pieces with their moves. *)
Definition length_max : nat := 64 * 128 - 1.
Definition value_max : nat := 64 * 64 - 1.
Definition kinds_max : nat := 1023.
Definition moves_max : nat := 64 * 64.
Definition numbers (line : bytes) : result (seq nat) :=
  read_list (number_at value_max) (fun _ _ => true) (size line) None line [::].
Definition pair_at (m n : nat) (here w : bytes) : result (nat * nat) :=
  let: (a, b) := split_at 45 w in
  let* u := vertex_at m here a in
  let* v := vertex_at n here (if b is Some b then b else [::]) in Read (u, v).
Definition ascending_pairs (m n : nat) (line : bytes) : result (seq (nat * nat)) :=
  read_list (pair_at m n) edge_follows (size line) None line [::].
Fixpoint numbers_to (most : seq nat) (line : bytes) : result (seq nat) :=
  if most is m :: most' then
    let* (w, rest) := word line in
    let* n := number_at m line w in
    let* ns := numbers_to most' rest in Read (n :: ns)
  else let* _ := end_of_line line in Read [::].
Definition one_length (line : bytes) : result nat :=
  let* (w, rest) := word line in
  let* n := number_at length_max line w in
  let* _ := end_of_line rest in Read n.
Definition next_part (first joins : string) (beside : nat -> nat) (file : text) (i : nat) :
    reading chain_laws.part :=
  then_read (next_value first read_graph (Because "no graph is spelled so") file i) (fun i g =>
  then_read (next_read joins (ascending_pairs (order g) (beside (order g))) file i) (fun i es =>
  (i, Read (chain_laws.Part (order g) (edge_list g) es)))).

Fixpoint read_near (steps kinds : nat) (file : text) (i : nat) (found : seq heap_tables.near_move) :
    reading (seq heap_tables.near_move) :=
  match begins_with 110 file i, steps with
  | true, steps'.+1 =>
      then_read (next_read "near" (fun line =>
        let* ns := numbers_to [:: value_max; kinds.-1; length_max] line in
        Read (heap_tables.Near (nth 0 ns 0) (nth 0 ns 1) (nth 0 ns 2))) file i) (fun i m =>
      read_near steps' kinds file i (m :: found))
  | _, _ => (i, Read (rev found))
  end.
Fixpoint read_middle (steps kinds : nat) (file : text) (i : nat)
    (found : seq heap_tables.middle_move) : reading (seq heap_tables.middle_move) :=
  match begins_with 109 file i, steps with
  | true, steps'.+1 =>
      then_read (next_read "middle" (fun line =>
        let most := [:: value_max; kinds.-1; length_max; kinds.-1; length_max; length_max] in
        let* ns := numbers_to most line in
        Read (heap_tables.Middle (nth 0 ns 0) (nth 0 ns 1) (nth 0 ns 2) (nth 0 ns 3) (nth 0 ns 4)
          (nth 0 ns 5))) file i) (fun i m =>
      read_middle steps' kinds file i (m :: found))
  | _, _ => (i, Read (rev found))
  end.
Definition kind_line (line : bytes) : result (bool * nat) :=
  let* (w, rest) := word line in
  let* _ := demand (is_word "open" w || is_word "ring" w) line (Either "open" "ring") in
  let* n := one_length rest in Read (is_word "ring" w, n).
Definition read_kind (order kinds : nat) (file : text) (i : nat) : reading chain_laws.kind :=
  then_read (next_read "kind" kind_line file i) (fun i shape =>
  then_read (next_part "left" "hooks" (fun _ => order) file i) (fun i left =>
  then_read (next_part "right" "hooks" (fun _ => order) file i) (fun i right =>
  then_read (read_near moves_max kinds file i [::]) (fun i near =>
  then_read (read_middle moves_max kinds file i [::]) (fun i middle =>
  then_read (next_read "short" numbers file i) (fun i short =>
  (i, Read (chain_laws.Kind shape.1 shape.2 left right (heap_tables.Moves near middle) short)))))))).
Fixpoint read_kinds (left order kinds : nat) (file : text) (i : nat) (found : seq chain_laws.kind) :
    reading (seq chain_laws.kind) :=
  if left is left'.+1 then
    then_read (read_kind order kinds file i) (fun i k =>
    read_kinds left' order kinds file i (k :: found))
  else (i, Read (rev found)).
Definition law_verdict (line : bytes) : result (nat * nat) :=
  let* (w, line1) := word line in
  let* _ := demand (is_word "period" w) line (Belongs "period") in
  let* (w, line2) := word line1 in
  let* p := number_at length_max line1 w in
  let* (w, line3) := word line2 in
  let* _ := demand (is_word "from" w) line2 (Belongs "from") in
  let* from := one_length line3 in Read (p, from).
Definition read_law (file : text) (i : nat) : reading chain_laws.chain_law :=
  then_read (next_rules file i) (fun i r =>
  then_read (next_part "unit" "joins" (fun n => n) file i) (fun i unit =>
  let order := chain_laws.part_order unit in
  then_read (next_read "turn" (any_vertices order) file i) (fun i turn =>
  then_read (next_read "start" one_length file i) (fun i start =>
  then_read (next_read "kinds" (fun l => number_at kinds_max l l) file i) (fun i count =>
  then_read (read_kinds count order count file i [::]) (fun i kinds =>
  then_read (next_vertex "first" count file i) (fun i first =>
  then_read (next_read "units" one_length file i) (fun i units =>
  then_read (next_read "law" numbers file i) (fun i law =>
  then_read (next_read "verdict" law_verdict file i) (fun i v =>
  (i, Read (chain_laws.Chain_law r unit turn start kinds first units law v.1 v.2)))))))))))).

(* A claim about a chain, and the laws that it is decided from. *)
Definition given_laws_max : nat := 64.
Definition chain_shape (line : bytes) : result bool :=
  let* (w, rest) := word line in
  let* _ := demand (is_word "open" w || is_word "ring" w) line (Either "open" "ring") in
  let* _ := end_of_line rest in Read (is_word "ring" w).
Definition wide_numbers (most : nat) (line : bytes) : result (seq nat) :=
  read_list (number_at most) (fun _ _ => true) (size line) None line [::].
Definition three_numbers : reason := Because "'period', 'from' and 'adds' belong here, each with a number".
Definition length_behind (first : string) (line : bytes) : result (nat * bytes) :=
  let* (w, rest) := word line in
  let* _ := demand (is_word first w) line three_numbers in
  let* (w, behind) := word rest in
  let* n := number_at length_max rest w in Read (n, behind).
Definition given_verdict (line : bytes) : result (nat * nat * nat) :=
  let* (p, line) := length_behind "period" line in
  let* (from, line) := length_behind "from" line in
  let* (adds, line) := length_behind "adds" line in
  let* _ := end_of_line line in Read (p, from, adds).
Fixpoint term_among (ts : seq chain_terms.chain_term) (line : bytes) : result chain_terms.chain_term :=
  if ts is t :: ts' then if is_word (chain_terms.term_name t) line then Read t else term_among ts' line
  (* The term that gazetteer-check alone judges. *)
  else if is_word "P(ueg)" line then Not_judged
  else Malformed line (Because "no term of this name").
Definition read_term : bytes -> result chain_terms.chain_term := term_among chain_terms.all_terms.
(* A term on all members, or at a vertex of them. *)
Fixpoint vertex_term_among (ts : seq vertex_terms.vertex_term) (line : bytes) : option vertex_terms.vertex_term :=
  if ts is t :: ts' then
    if is_word (vertex_terms.vertex_term_name t) line then Some t else vertex_term_among ts' line
  else None.
Definition read_any_term (line : bytes) : result (chain_terms.chain_term + vertex_terms.vertex_term) :=
  if vertex_term_among vertex_terms.all_vertex_terms line is Some t then Read (inr t)
  else let* t := read_term line in Read (inl t).
Definition read_place (unit : chain_laws.part) (k : chain_laws.kind) (line : bytes) :
    result vertex_terms.chain_place :=
  let* (part, rest) := word line in
  let from_last := is_word "last_unit" part in
  let at_left := is_word "left" part in
  if is_word "unit" part || from_last then
    let* (w, behind) := word rest in
    let* i := number_at length_max rest w in
    let* (w, more) := word behind in
    let* j := vertex_at (chain_laws.part_order unit) behind w in
    let* _ := end_of_line more in
    Read (if from_last then vertex_terms.In_last_unit i j else vertex_terms.In_unit i j)
  else
    let* _ := demand (at_left || is_word "right" part) line
      (Because "'unit', 'last_unit', 'left' or 'right' belongs here") in
    let* (w, more) := word rest in
    let beside := if at_left then chain_laws.left_end k else chain_laws.right_end k in
    let* j := vertex_at (chain_laws.part_order beside) rest w in
    let* _ := end_of_line more in
    Read (if at_left then vertex_terms.In_left j else vertex_terms.In_right j).
(* Of what a claim has a law: of a game, whose rules follow, of a term, or of a term at a vertex. *)
Definition read_subject (line : bytes) : result (option (chain_terms.chain_term + vertex_terms.vertex_term)) :=
  if is_word "grundy" line then Read None else let* t := read_any_term line in Read (Some t).
Definition read_values (number_max : nat) (file : text) (i : nat) : reading chain_claims.number_law :=
  then_read (next_read "units" (fun l => number_at length_max l l) file i) (fun i units =>
  then_read (next_read "law" (wide_numbers number_max) file i) (fun i law =>
  then_read (next_read "verdict" given_verdict file i) (fun i v =>
  (i, Read (chain_claims.Number_law units law v.1.1 v.1.2 v.2))))).
Definition read_given (number_max : nat) (chain : chain_laws.part * seq nat * chain_laws.kind) (file : text) (i : nat) :
    reading chain_claims.given_law :=
  let: (unit, _, kind) := chain in
  then_read (next_read "term" read_subject file i) (fun i t =>
  then_read (match t with
    | None => then_read (next_rules file i) (fun i r => (i, Read (chain_claims.Of_game r)))
    | Some (inl t) => (i, Read (chain_claims.Of_term t))
    | Some (inr t) => then_read (next_read "at" (read_place unit kind) file i) (fun i p =>
        (i, Read (chain_claims.Of_vertex t p)))
    end) (fun i s =>
  then_read (read_values number_max file i) (fun i g => (i, Read (chain_claims.Given_law s g))))).
Fixpoint read_all_given (number_max count : nat) (chain : chain_laws.part * seq nat * chain_laws.kind) (file : text)
    (i : nat) (found : seq chain_claims.given_law) : reading (seq chain_claims.given_law) :=
  if count is count'.+1 then
    then_read (read_given number_max chain file i) (fun i g =>
    read_all_given number_max count' chain file i (g :: found))
  else (i, Read (rev found)).
(* The chain: what repeats, its turn, and the kind of pieces. *)
Definition read_chain (file : text) (i : nat) : reading (chain_laws.part * seq nat * chain_laws.kind) :=
  then_read (next_part "unit" "joins" (fun n => n) file i) (fun i unit =>
  let order := chain_laws.part_order unit in
  then_read (next_read "turn" (any_vertices order) file i) (fun i turn =>
  then_read (next_read "chain" chain_shape file i) (fun i ring =>
  then_read (next_part "left" "hooks" (fun _ => order) file i) (fun i left =>
  then_read (next_part "right" "hooks" (fun _ => order) file i) (fun i right =>
  (i, Read (unit, turn, chain_laws.Kind ring 0 left right (heap_tables.Moves [::] [::]) [::]))))))).
(* What is claimed of it, with these laws. *)
Definition read_expression (chain : chain_laws.part * seq nat * chain_laws.kind)
    (given : seq chain_claims.given_law) (file : text) (i : nat) : reading chain_claims.chain_claim :=
  let: (unit, turn, kind) := chain in
  then_read (next_said "expression" file i) (fun i text =>
  then_read (next_read "from" (fun l => number_at length_max l l) file i) (fun i from =>
  (i, Read (chain_claims.Chain_claim unit turn kind given text from)))).
Definition read_chain_claim (number_max : nat) (file : text) (i : nat) : reading chain_claims.chain_claim :=
  then_read (read_chain file i) (fun i chain =>
  then_read (next_read "laws" (fun l => number_at given_laws_max l l) file i) (fun i count =>
  then_read (read_all_given number_max count chain file i [::]) (fun i given =>
  then_read (read_expression chain given file i) (fun i c =>
  then_read (next_read "verdict" (fun l =>
    demand (is_word "true" l) l (Because "'true' belongs here")) file i) (fun i _ => (i, Read c)))))).

(* A claim that is refuted, and the games that it names. *)
Definition games_max : nat := 16.
Fixpoint read_games (count : nat) (file : text) (i : nat) (found : seq rule_syntax.rules) :
    reading (seq rule_syntax.rules) :=
  if count is count'.+1 then
    then_read (next_rules file i) (fun i r => read_games count' file i (r :: found))
  else (i, Read (rev found)).
Definition false_at (l : bytes) : result nat :=
  if strip (said "false" (said "at" [::])) l is Some w then number_at length_max l w
  else Malformed l (Because "'false at' and a number belong here").
Definition read_refuted (file : text) (i : nat) : reading chain_claims.refuted_claim :=
  then_read (next_read "games" (fun l => number_at games_max l l) file i) (fun i count =>
  then_read (read_games count file i [::]) (fun i games =>
  then_read (read_chain file i) (fun i chain =>
  then_read (read_expression chain [::] file i) (fun i c =>
  then_read (next_read "verdict" false_at file i) (fun i n =>
  (i, Read (chain_claims.Refuted_claim c games n))))))).

Definition read_sequence (number_max : nat) (file : text) (i : nat) :
    reading (chain_sequences.chain_sequence + vertex_sequences.vertex_sequence) :=
  then_read (read_chain file i) (fun i chain =>
  let: (unit, turn, kind) := chain in
  let c := chain_claims.Chain_claim unit turn kind [::] [::] 0 in
  then_read (next_read "term" read_any_term file i) (fun i t =>
  match t with
  | inl t =>
      then_read (read_values number_max file i) (fun i g => (i, Read (inl (chain_sequences.Chain_sequence c t g))))
  | inr t =>
      then_read (next_read "at" (read_place unit kind) file i) (fun i p =>
      then_read (read_values number_max file i) (fun i g => (i, Read (inr (vertex_sequences.Vertex_sequence c t p g)))))
  end)).
