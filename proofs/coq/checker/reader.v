(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The reader of certificates, line by line as certificates/check/*.cpp read them. Nothing here is
   trusted: checker/verified.v proves what is accepted. *)
From mathcomp Require Import all_ssreflect.
From Coq Require Import String.
From Gazetteer Require Import partizan_rules text statement positions strategies formats spelling.
From Gazetteer Require rule_syntax rule_outcomes rule_reader heap_tables chain_laws chain_claims.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* The next line begins with this word; what stands behind it, with no spaces too many before it. *)
Definition next_said (first : string) (file : text) (i : nat) : reading bytes :=
  then_read (next_line file i) (fun i line => (i,
    let* (w, rest) := word line in
    let* _ := demand (same_bytes w (bytes_of first)) line (Belongs first) in Read rest)).
(* A line of this word and what `read` makes of the rest. *)
Definition next_read (T : Type) (first : string) (read : bytes -> result T)
    (file : text) (i : nat) :
    reading T :=
  then_read (next_said first file i) (fun i rest => (i, read rest)).
(* The same; what else belongs there. *)
Definition next_value (T : Type) (first : string) (value : bytes -> option T) (otherwise : reason) :
    text -> nat -> reading T :=
  next_read first (fun rest => some_or (Malformed rest otherwise) (value rest)).

Definition is_word (w : string) (l : bytes) : bool := same_bytes l (bytes_of w).
Definition vertex_at (n : nat) (here w : bytes) : result nat :=
  if n is n'.+1 then number_at n' here w else Malformed here (Number_below 0).
Definition next_vertex (first : string) (n : nat) : text -> nat -> reading nat :=
  next_read first (fun rest => vertex_at n rest rest).

(* The vertices, edges or paths of the rest of a line. *)
Definition must_ascend : reason := Because "the order must ascend".
Fixpoint read_list (A : Type) (item : bytes -> bytes -> result A) (follows : A -> A -> bool) (fuel : nat)
    (last : option A) (line : bytes) (found : seq A) : result (seq A) :=
  if line is [::] then Read (rev found)
  else if fuel is fuel'.+1 then
    let* (w, rest) := word line in
    let* x := item line w in
    let* _ := demand (if last is Some y then follows y x else true) line must_ascend in
    read_list item follows fuel' (Some x) rest (x :: found)
  else Not_judged.
Definition ascending_vertices (n : nat) (line : bytes) : result (seq nat) :=
  read_list (vertex_at n) (fun a b => a < b) (size line) None line [::].
Definition any_vertices (n : nat) (line : bytes) : result (seq nat) :=
  read_list (vertex_at n) (fun _ _ => true) (size line) None line [::].
Definition edge_at (n : nat) (here w : bytes) : result (nat * nat) :=
  let: (a, b) := split_at 45 w in
  let* u := vertex_at n here a in
  let* v := vertex_at n here (if b is Some b then b else [::]) in
  if u < v then Read (u, v) else Malformed here (Because "an edge is written u-v with u < v").
Definition edge_follows (e f : nat * nat) : bool :=
  if eqn e.1 f.1 then e.2 < f.2 else e.1 < f.1.
Definition ascending_edges (n : nat) (line : bytes) : result (seq (nat * nat)) :=
  read_list (edge_at n) edge_follows (size line) None line [::].
Definition one_vertex (n : nat) (line : bytes) : result nat :=
  let* (w, rest) := word line in
  let* v := vertex_at n line w in
  let* _ := end_of_line rest in Read v.
Definition one_edge (n : nat) (line : bytes) : result (nat * nat) :=
  let* (w, rest) := word line in
  let* e := edge_at n line w in
  let* _ := end_of_line rest in Read e.

(* The games by their names. *)
Inductive named :=
  | Is_rooted of geography | Is_unrooted of geography
  | Is_slither | Is_edge_delete | Is_edge_labelling | Is_partizan_uvg | Is_partizan_ueg.
Definition games : seq (string * named) :=
  [:: ("uvg", Is_rooted Uvg); ("ueg", Is_rooted Ueg);
      ("dvg", Is_rooted Dvg); ("deg", Is_rooted Deg);
      ("unrooted uvg", Is_unrooted Uvg); ("unrooted ueg", Is_unrooted Ueg);
      ("unrooted dvg", Is_unrooted Dvg); ("unrooted deg", Is_unrooted Deg);
      ("slither", Is_slither); ("edge-delete", Is_edge_delete);
      ("edge-labelling", Is_edge_labelling);
      ("partizan-uvg", Is_partizan_uvg); ("partizan-ueg", Is_partizan_ueg)].
Fixpoint find_game (games : seq (string * named)) (l : bytes) : option named :=
  if games is (name, game) :: rest then if is_word name l then Some game else find_game rest l
  else None.

Definition read_player (l : bytes) : option player :=
  if is_word "left" l then Some Left else if is_word "right" l then Some Right else None.

Definition next_player : text -> nat -> reading player :=
  next_value "mover" read_player (Either "left" "right").
(* A graph has one spelling. *)
Definition next_graph (directed : bool) : text -> nat -> reading plain :=
  next_value "graph" (if directed then read_digraph else read_graph) (Because "no graph is spelled so").

Definition read_tokens (partizan : nat -> nat -> player -> start) (g : plain)
    (file : text) (i : nat) :
    reading start :=
  then_read (next_vertex "left" (order g) file i) (fun i l =>
  then_read (next_vertex "right" (order g) file i) (fun i r =>
  then_read (next_player file i) (fun i s => (i, Read (partizan l r s))))).

Definition read_start (file : text) (i : nat) : reading start :=
  then_read (next_line file i) (fun i line =>
  then_read (i,
    let* (first, rest) := word line in
    let* _ := demand (is_word "game" first) line (Either "game" "rules") in
    some_or (Malformed rest (Because "no game of this name")) (find_game games rest))
  (fun i game =>
  let directed := match game with
    | Is_rooted Dvg | Is_rooted Deg | Is_unrooted Dvg | Is_unrooted Deg => true | _ => false end in
  then_read (next_graph directed file i) (fun i g =>
  match game with
  | Is_rooted r =>
      then_read (next_vertex "root" (order g) file i) (fun i v =>
      (i, Read (Rooted r g v)))
  | Is_unrooted r => (i, Read (Unrooted r g))
  | Is_slither => (i, Read (Slither g))
  | Is_edge_delete => (i, Read (Edge_delete g))
  | Is_edge_labelling => (i, Read (Edge_labelling g))
  | Is_partizan_uvg => read_tokens (Partizan_uvg g) g file i
  | Is_partizan_ueg => read_tokens (Partizan_ueg g) g file i
  end))).

(* A game given as data: as many lines of rules as the first line says, the graph, the tokens and
   who moves. *)
Definition rule_lines_max : nat := 45.
Definition no_rules {T : Type} : result T :=
  Malformed [::] (Because "these are no rules in their one spelling").
Definition may_be_rule (line : bytes) : bool :=
  if rule_reader.words_in line is Some (w :: _) then
    has (fun first => is_word first w)
      [:: "game"; "on"; "token"; "set"; "misere"; "move"; "left"; "right"]
  else false.
Fixpoint read_lines (count : nat) (file : text) (i : nat) : reading (seq bytes) :=
  if count is count'.+1 then
    then_read (next_line file i) (fun i line =>
    then_read (i, if may_be_rule line then Read tt else no_rules) (fun i _ =>
    then_read (read_lines count' file i) (fun i lines => (i, Read (line :: lines)))))
  else (i, Read [::]).
Definition next_rules (file : text) (i : nat) : reading rule_syntax.rules :=
  then_read (next_read "rules" (fun l => number_at rule_lines_max l l) file i) (fun i count =>
  then_read (read_lines count file i) (fun i lines =>
  (i, some_or no_rules (rule_reader.read_rules lines)))).
Fixpoint read_vertices (count n : nat) (line : bytes) : result (seq nat) :=
  if count is count'.+1 then
    let* (w, rest) := word line in
    let* v := vertex_at n line w in
    let* vs := read_vertices count' n rest in Read (v :: vs)
  else let* _ := end_of_line line in Read [::].
Definition read_placed (r : rule_syntax.rules) (n : nat) (line : bytes) :
    result (option (seq nat)) :=
  let* (w, rest) := word line in
  if is_word "free" w && rule_outcomes.tokens_ok r n None then
    let* _ := end_of_line rest in Read None
  else let* vs := read_vertices (size (rule_syntax.tokens r)) n line in Read (Some vs).
Definition read_ruled (file : text) (i : nat) : reading ruled :=
  then_read (next_rules file i) (fun i r =>
  then_read (next_graph (rule_syntax.directed r) file i) (fun i g =>
  then_read
    (if nilp (rule_syntax.tokens r) then (i, Read (Some [::]))
     else next_read "tokens" (read_placed r (order g)) file i) (fun i placed =>
  then_read
    (if rule_syntax.is_partizan r then next_player file i
     else (i, Read Left)) (fun i mover =>
  (i, Read (Ruled r g placed mover)))))).
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
(* Terms whose laws gazetteer-check alone judges. *)
Definition term_line (line : bytes) : result unit :=
  if is_word "grundy" line then Read tt
  else if has (fun w => is_word w line) [:: "matching_number"; "nullity"; "has_even_kernel"; "bipartite";
    "in_even_kernel"; "P(uvg)"; "P(ueg)"] then Not_judged
  else Malformed line (Because "no term of this name").
Definition read_given (number_max : nat) (file : text) (i : nat) : reading chain_claims.given_law :=
  then_read (next_read "term" term_line file i) (fun i _ =>
  then_read (next_rules file i) (fun i r =>
  then_read (next_read "units" (fun l => number_at length_max l l) file i) (fun i units =>
  then_read (next_read "law" (wide_numbers number_max) file i) (fun i law =>
  then_read (next_read "verdict" given_verdict file i) (fun i v =>
  (i, Read (chain_claims.Given_law r units law v.1.1 v.1.2 v.2))))))).
Fixpoint read_all_given (number_max count : nat) (file : text) (i : nat)
    (found : seq chain_claims.given_law) : reading (seq chain_claims.given_law) :=
  if count is count'.+1 then
    then_read (read_given number_max file i) (fun i g => read_all_given number_max count' file i (g :: found))
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
  then_read (read_all_given number_max count file i [::]) (fun i given =>
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

(* Whether the next line begins with "rules". *)
Definition rules_follow (file : text) (i : nat) : bool :=
  if obind line_of (file i) is Some line then
    if word line is Read (first, _) then is_word "rules" first else false
  else false.

(* What the head claims; of winning moves as the verdict is written. *)
Inductive claim :=
  | Claims of statement
  | Claims_winning_moves of start & bytes
  | Claims_winning_ways of ruled & bytes.

Definition read_outcome_name (l : bytes) : option outcome :=
  if is_word "N" l then Some Next_wins else if is_word "P" l then Some Previous_wins else None.
Definition read_existence (l : bytes) : option bool :=
  if is_word "exists" l then Some true else if is_word "none" l then Some false else None.
Definition read_member (n : nat) (l : bytes) : result (option nat) :=
  if is_word "any" l then Read None else let* v := vertex_at n l l in Read (Some v).
Definition period_max : nat := 1023.
Definition read_period (l : bytes) : result nat :=
  if strip (said "period" [::]) l is Some w then number_at period_max l w
  else Malformed l (Because "'period' and a number belong here").

Section Heads.
Variable number_max : nat.

(* Claims of docs/CERTIFICATES.md that gazetteer-check alone judges. *)
Definition is_unproved (name : bytes) : bool :=
  is_word "chain-sequence" name || is_word "refutes" name.
Definition no_claim : reason := Because "no claim of this name".
Definition no_moves : reason := Because "moves or 'none' belong here".
Definition partizan_values : reason := Because "a partizan game has no Grundy values".
Definition demand_impartial (s : start) : result unit :=
  let mover := if s is (Partizan_uvg _ _ _ p | Partizan_ueg _ _ _ p) then player_name p else [::] in
  demand (impartial s) mover partizan_values.

Definition demand_valued (s : ruled) : result unit :=
  let r := by_rules s in
  let graph := if rule_syntax.directed r then digraph6_text else graph_text in
  let* _ := demand (~~ rule_syntax.is_partizan r) (player_name (mover s)) partizan_values in
  demand (~~ rule_syntax.misere r)
    (if nilp (rule_syntax.tokens r) then graph (ruled_graph s) else [::])
    (Because "a misere game has no Grundy values").
Lemma demand_impartialP s x : demand_impartial s = Read x -> impartial s.
Proof. exact: demandP. Qed.
Lemma demand_valuedP s x : demand_valued s = Read x -> rule_outcomes.has_values (by_rules s).
Proof. by rewrite /demand_valued; peel=> _ /demandP one_sided /demandP normal; apply/andP. Qed.

Definition read_ruled_claim (name : bytes) (file : text) (i : nat) : reading claim :=
  then_read (read_ruled file i) (fun i s =>
  if is_word "outcome" name then
    then_read (next_value "verdict" read_outcome_name (Either "N" "P") file i) (fun i o =>
    (i, Read (Claims (By_rules s (rule_outcomes.Next_player_wins
      (if o is Next_wins then true else false))))))
  else if is_word "grundy" name then
    then_read (i, demand_valued s) (fun i _ =>
    then_read (next_read "verdict" (fun l => number_at number_max l l) file i) (fun i v =>
    (i, Read (Claims (By_rules s (rule_outcomes.Value_is v))))))
  else if is_word "winning-moves" name then
    then_read (i, demand_valued s) (fun i _ =>
    then_read (next_said "verdict" file i) (fun i v =>
    (i, let* _ := demand (~~ nilp v) v no_moves in Read (Claims_winning_ways s v))))
  else (i, Malformed name no_claim)).

Definition read_claim (file : text) (i : nat) : reading claim :=
  then_read (next_said "claim" file i) (fun i name =>
  let of_play := [|| is_word "outcome" name, is_word "grundy" name | is_word "winning-moves" name] in
  if of_play && rules_follow file i then read_ruled_claim name file i else
  if is_word "outcome" name then
    then_read (read_start file i) (fun i s =>
    then_read (next_value "verdict" read_outcome_name (Either "N" "P") file i) (fun i o =>
    (i, Read (Claims (Outcome s o)))))
  else if is_word "grundy" name then
    then_read (read_start file i) (fun i s =>
    then_read (i, demand_impartial s) (fun i _ =>
    then_read (next_read "verdict" (fun l => number_at number_max l l) file i) (fun i v =>
    (i, Read (Claims (Grundy s v))))))
  else if is_word "winning-moves" name then
    then_read (read_start file i) (fun i s =>
    then_read (i, demand_impartial s) (fun i _ =>
    then_read (next_said "verdict" file i) (fun i v =>
    (i, let* _ := demand (~~ nilp v) v no_moves in Read (Claims_winning_moves s v)))))
  else if is_word "even-kernel" name then
    then_read (next_graph false file i) (fun i g =>
    then_read (next_read "containing" (read_member (order g)) file i) (fun i c =>
    then_read (next_value "verdict" read_existence (Either "exists" "none") file i) (fun i b =>
    (i, Read (Claims (Even_kernel g c b))))))
  else if is_word "edge-delete-paths" name then
    then_read (next_read "verdict" read_period file i) (fun i p =>
    (i, Read (Claims (Edge_delete_paths p))))
  else if is_word "chain-law" name then
    then_read (read_law file i) (fun i s => (i, Read (Claims (Law_of_chain s))))
  else if is_word "chain-proves" name then
    then_read (read_chain_claim number_max file i) (fun i c => (i, Read (Claims (Claim_on_chain c))))
  else if is_word "chain-refutes" name then
    then_read (read_refuted file i) (fun i m => (i, Read (Claims (Refuted_on_chain m))))
  else if is_unproved name then (i, Not_judged)
  else (i, Malformed name no_claim)).
End Heads.
