(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A reader of rules, by recursive descent as certificates/check/rules/ reads them. It is trusted
   with nothing: what it reads is written again and compared, and its sorts and levels are
   checked. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import partizan_rules text rule_syntax rule_grammar.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* Words. *)
Definition signs : words := said_words
  [:: "<->"; "->"; "<="; ">="; "!="; "=="; "+="; "-="; ":="; "<"; ">"; "="; "~"; "+"; "-"; "*"; "(";
      ")"; ","; ":"; ";"].
Definition in_word (c : byte) : bool := is_letter c || is_digit c.
Definition first_sign (line : bytes) : option bytes :=
  ohead [seq s <- signs | if strip s line is Some _ then true else false].
Fixpoint words_within (fuel : nat) (line : bytes) : option words :=
  match line, fuel with
  | [::], _ => Some [::]
  | c :: rest, fuel'.+1 =>
      if eqn c space then words_within fuel' rest
      else if in_word c then
        let n := find (fun c => ~~ in_word c) line in
        if is_letter c || all is_digit (take n line) then
          omap (cons (take n line)) (words_within fuel' (drop n line))
        else None
      else if first_sign line is Some s then
        omap (cons s) (words_within fuel' (drop (size s) line))
      else None
  | _, 0 => None
  end.
Definition words_in (line : bytes) : option words := words_within (size line) line.

Definition reads (w : string) (x : bytes) : bool := same_bytes x (bytes_of w).
Definition next_is (w : string) (ws : words) : bool := if ws is x :: _ then reads w x else false.
Definition behind (w : string) (ws : words) : option words :=
  if ws is x :: ws' then if reads w x then Some ws' else None else None.
Definition parse (T : Type) := words -> option (T * words).
Definition then_parse (S T : Type) (r : option (S * words)) (f : S -> parse T) :
    option (T * words) :=
  if r is Some (x, ws) then f x ws else None.
Definition wanted (w : string) (T : Type) (x : T) : parse T :=
  fun ws => omap (pair x) (behind w ws).

(* The thing of this word. *)
Fixpoint find_word (T : Type) (all : seq T) (word_of : T -> string) (w : bytes) : option T :=
  if all is x :: all' then
    if reads (word_of x) w then Some x else find_word all' word_of w
  else None.

(* One or more with commas between. *)
Fixpoint more (T : Type) (fuel : nat) (one : parse T) (goes_on : words -> bool) (ws : words)
    (found : seq T) : option (seq T * words) :=
  match ws, fuel with
  | w :: ws', fuel'.+1 =>
      if reads "," w && goes_on ws' then
        if one ws' is Some (x, ws'') then more fuel' one goes_on ws'' (x :: found) else None
      else Some (rev found, ws)
  | _, _ => Some (rev found, ws)
  end.
Definition list_of (T : Type) (one : parse T) (goes_on : words -> bool) : parse (seq T) := fun ws =>
  then_parse (one ws) (fun x ws => more (size ws) one goes_on ws [:: x]).

(* Conditions. *)
Fixpoint chain (S : Type) (fuel : nat) (sign : bytes -> option S) (make : term -> S -> term -> term)
    (tighter : parse term) (left : term) (ws : words) : option (term * words) :=
  match ws, fuel with
  | w :: ws', fuel'.+1 =>
      if sign w is Some s then
        if tighter ws' is Some (t, ws'') then chain fuel' sign make tighter (make left s t) ws''
        else None
      else Some (left, ws)
  | _, _ => Some (left, ws)
  end.
Definition chained (S : Type) (sign : bytes -> option S) (make : term -> S -> term -> term)
    (tighter : parse term) : parse term := fun ws =>
  then_parse (tighter ws) (fun t ws => chain (size ws) sign make tighter t ws).

Definition connectives (c : connective) := chained (find_word [:: c] connective_word) Joined.
Definition operations (l : seq operation) := chained (find_word l operation_word) Computed.
Definition comparisons : seq comparison :=
  [:: Equal; Equal_equal; Unequal; Less; Less_equal; Greater; Greater_equal; Adjacent].
Definition quantifiers : seq quantifier := [:: For_all; Exists; Count].
Definition questions : seq question :=
  [:: Order; Size; Components; Connected; Bipartite; Degree; Complement; Delete_vertex;
      Delete_edge].

Definition parse_name : parse name := fun ws =>
  if ws is ((c :: _) as w) :: ws' then if is_letter c then Some (w, ws') else None else None.
Definition parse_binder : parse binder := fun ws =>
  then_parse (parse_name ws) (fun x ws =>
  if behind "~" ws is Some ws' then then_parse (parse_name ws') (fun y ws => Some (Beside x y, ws))
  else then_parse (more (size ws) parse_name predT ws [:: x]) (fun xs ws => Some (Over xs, ws))).

(* How many of these may stand inside one another. *)
Definition depth_max : nat := 1000.
Inductive stage := At_implication | At_negation | At_negative.
Fixpoint parse_term (depth : nat) (s : stage) (ws : words) {struct depth} : option (term * words) :=
  if depth is d.+1 then
    let whole d := connectives Iff (parse_term d At_implication) in
    match s with
    | At_implication =>
        then_parse
          (connectives Or (connectives Xor (connectives And (parse_term d At_negation))) ws)
          (fun a ws =>
            if behind "->" ws is Some ws' then
              then_parse (parse_term d At_implication ws') (fun b ws =>
              Some (Joined a Implies b, ws))
            else Some (a, ws))
    | At_negation =>
        if behind "not" ws is Some ws' then
          then_parse (parse_term d At_negation ws') (fun t ws => Some (Negation t, ws))
        else
          let sum := operations [:: Plus; Minus]
            (operations [:: Times; Div; Mod] (parse_term d At_negative)) in
          then_parse (chained (find_word comparisons comparison_word) Compared sum ws) (fun a ws =>
          if behind "in" ws is Some ws' then
            then_parse (parse_name ws') (fun s ws => Some (Member a s, ws))
          else Some (a, ws))
    | At_negative =>
        match ws with
        | [::] => None
        | w :: ws' =>
            if reads "-" w then
              then_parse (parse_term d At_negative ws') (fun t ws => Some (Opposite t, ws))
            else if find_word quantifiers quantifier_word w is Some q then
              if d is e.+1 then
                then_parse (parse_binder ws') (fun b ws =>
                then_parse (wanted ":" b ws) (fun b ws =>
                then_parse (whole e ws) (fun t ws => Some (Quantified q b t, ws))))
              else None
            else if reads "(" w then
              then_parse (whole d ws') (fun t ws => wanted ")" (Parenthesis t) ws)
            else if find_word questions question_word w is Some q then
              if behind "(" ws' is Some ws'' then
                then_parse (list_of (whole d) predT ws'') (fun ts ws => wanted ")" (Asked q ts) ws)
              else Some (Asked q [::], ws')
            else if reads "G" w then Some (Whole, ws')
            else if reads "true" w then Some (Truth true, ws')
            else if reads "false" w then Some (Truth false, ws')
            else if reads "empty" w then
              if behind "(" ws' is Some ws'' then
                then_parse (parse_name ws'') (fun s ws => wanted ")" (Empty_set s) ws)
              else None
            else if w is c :: _ then
              if is_letter c then Some (Vertex w, ws')
              else if is_digit c then Some (Number w, ws')
              else None
            else None
        end
    end
  else None.
Definition parse_condition : parse term :=
  connectives Iff (parse_term depth_max At_implication).

(* Moves. *)
Section Moves.
Variables (directed : bool) (sets : seq name).

Definition parse_item : parse item := fun ws =>
  match ws with
  | [::] => None
  | w :: ws' =>
      if has_name w sets then Some (All_in w, ws')
      else if behind "(" ws' is Some ws'' then
        then_parse (parse_name ws'') (fun x ws =>
        if reads "N" w then wanted ")" (Neighbours x) ws
        else if reads "into" w then wanted ")" (Into x) ws
        else if reads "reachable" w then wanted ")" (Reachable x) ws
        else None)
      else then_parse (parse_name ws) (fun x ws => Some (At x, ws))
  end.
Definition effect_begins (ws : words) : bool :=
  match ws with
  | w :: ws' =>
      [|| reads "delete" w, reads "erase" w, reads "keep" w, next_is "+=" ws', next_is "-=" ws'
        | next_is ":=" ws']
  | [::] => false
  end.
Definition in_parentheses (make : seq item -> effect) : parse effect := fun ws =>
  if behind "(" ws is Some ws' then
    then_parse (list_of parse_item predT ws') (fun l ws => wanted ")" (make l) ws)
  else None.
Definition parse_effect : parse effect := fun ws =>
  match ws with
  | [::] => None
  | w :: ws' =>
      if reads "erase" w then
        if behind "(" ws' is Some ws'' then
          then_parse (parse_name ws'') (fun x ws =>
          if behind "," ws is Some ws' then
            then_parse (parse_name ws') (fun y ws => wanted ")" (Erase_edge x y) ws)
          else wanted ")" (Erase_at x) ws)
        else None
      else if reads "delete" w then in_parentheses Delete ws'
      else if reads "keep" w then in_parentheses Keep ws'
      else if behind ":=" ws' is Some ws'' then
        then_parse (parse_name ws'') (fun x ws => Some (Put w x, ws))
      else
        let items := list_of parse_item (fun ws => ~~ effect_begins ws) in
        if behind "+=" ws' is Some ws'' then
          then_parse (items ws'') (fun l ws => Some (Include w l, ws))
        else if behind "-=" ws' is Some ws'' then
          then_parse (items ws'') (fun l ws => Some (Exclude w l, ws))
        else None
  end.
Fixpoint more_effects_in (fuel : nat) (ws : words) (found : seq (bool * effect)) :
    option (seq (bool * effect) * words) :=
  match ws, fuel with
  | w :: ws', fuel'.+1 =>
      if reads "," w || reads ";" w then
        then_parse (parse_effect ws') (fun e ws =>
        more_effects_in fuel' ws ((reads ";" w, e) :: found))
      else Some (rev found, ws)
  | _, _ => Some (rev found, ws)
  end.

Definition parse_place : parse place := fun ws =>
  then_parse (parse_name ws) (fun x ws =>
  if behind (if directed then "->" else "~") ws is Some ws' then
    then_parse (parse_name ws') (fun y ws => Some (Along_edge x y, ws))
  else Some (At_vertex x, ws)).
Definition parse_rule (ws : words) : option rule :=
  let: (player, ws) :=
    if behind "left" ws is Some ws' then (Some Left, ws')
    else if behind "right" ws is Some ws' then (Some Right, ws') else (None, ws) in
  if behind "move" ws is Some ws then
    if parse_place ws is Some (p, ws) then
      let condition :=
        if behind "where" ws is Some ws' then
          then_parse (parse_condition ws') (fun t ws => Some (Some t, ws))
        else Some (None, ws) in
      if then_parse condition (fun c ws => wanted ":" c ws) is Some (c, ws) then
        if parse_effect ws is Some (e, ws) then
          if more_effects_in (size ws) ws [::] is Some (es, [::]) then Some (Rule player p c e es)
          else None
        else None
      else None
    else None
  else None.
End Moves.

Definition parse_names (first : string) (lines : seq words) : seq name * seq words :=
  if lines is (w :: ws) :: lines' then
    if reads first w then
      if list_of parse_name predT ws is Some (names, [::]) then (names, lines') else ([::], lines)
    else ([::], lines)
  else ([::], lines).
Definition parse_line (line : seq string) (lines : seq words) : bool * seq words :=
  let fix same (ss : seq string) (ws : words) : bool :=
    match ss, ws with
    | [::], [::] => true
    | s :: ss', w :: ws' => reads s w && same ss' ws'
    | _, _ => false
    end in
  if lines is ws :: lines' then if same line ws then (true, lines') else (false, lines)
  else (false, lines).
Fixpoint all_some (T : Type) (l : seq (option T)) : option (seq T) :=
  match l with
  | [::] => Some [::]
  | Some x :: l' => omap (cons x) (all_some l')
  | None :: _ => None
  end.

Definition parse_rules (lines : seq bytes) : option rules :=
  if all_some [seq words_in line | line <- lines] is Some ([:: _; title] :: lines) then
    let: (directed, lines) := parse_line [:: "on"; "digraphs"] lines in
    let: (tokens, lines) := parse_names "token" lines in
    let: (sets, lines) := parse_names "set" lines in
    let: (misere, lines) := parse_line [:: "misere"] lines in
    if all_some [seq parse_rule directed sets ws | ws <- lines] is Some moves then
      Some (Rules title directed tokens sets misere moves)
    else None
  else None.

(* The rules that are spelled so. *)
Fixpoint same_lines (s t : seq bytes) : bool :=
  match s, t with
  | [::], [::] => true
  | a :: s', b :: t' => if same_bytes a b then same_lines s' t' else false
  | _, _ => false
  end.
Definition read_rules (lines : seq bytes) : option rules :=
  if parse_rules lines is Some r then
    if same_lines (rules_lines r) lines && rules_ok r then Some r else None
  else None.

(* The shipped edge-delete, and what is not of the language. *)
Example edge_deletion : isSome (read_rules (said_words [:: "game edge_deletion";
  "move u ~ w where degree(u) > 1 and degree(w) > 1: erase(u, w)"])).
Proof. by vm_compute. Qed.
Example not_rules :
  all (fun line => ~~ isSome (read_rules (said_words [:: "game g"; "set S"; line])))
  [:: "move u ~ w where degree(u) > 1 and degree(w): erase(u, w)"; "move u ~ u: erase(u)";
      "move u where (exists x: x = u) and x = u: S += u"; "move u where u: S += u";
      "move u where u in S = u: S += u"; "move u: S  += u"; "move u: S += w"; "move S: delete(S)";
      "move u: v := u"; "move u where exists x: true and exists: delete(u)"; "move u: delete()"].
Proof. by vm_compute. Qed.
