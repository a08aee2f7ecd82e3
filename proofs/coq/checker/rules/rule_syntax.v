(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The rules of games given as data (docs/GAMES.md) and their text: what rules are made of, the
   words they are written in, and the one way in which words are spaced. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import partizan_rules text.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

Definition name := bytes.
Definition has_name (x : name) (names : seq name) : bool := has (same_bytes x) names.

(* Conditions. *)
Inductive quantifier := For_all | Exists | Count.
Inductive connective := Iff | Implies | Or | Xor | And.
Inductive operation := Plus | Minus | Times | Div | Mod.
Inductive comparison :=
  | Equal | Equal_equal | Unequal | Less | Less_equal | Greater | Greater_equal | Adjacent.
Inductive question :=
  | Order | Size | Components | Connected | Bipartite | Degree
  | Complement | Delete_vertex | Delete_edge.
(* "x, y, z", or "x ~ y": the neighbours of y, or if y is a new name, both ends of each edge. *)
Inductive binder := Over of seq name | Beside of name & name.

Inductive term :=
  | Number of bytes
  | Vertex of name
  | Truth of bool
  (* "G" *)
  | Whole
  | Asked of question & seq term
  (* "empty(S)" *)
  | Empty_set of name
  | Parenthesis of term
  | Negation of term
  | Opposite of term
  | Joined of term & connective & term
  | Computed of term & operation & term
  (* "a < b <= c" compares what is left of "<=", itself a comparison, with c: it says that a < b,
     and that b <= c. *)
  | Compared of term & comparison & term
  (* "u in S" *)
  | Member of term & name
  | Quantified of quantifier & binder & term.

(* What a move does. *)
Inductive item :=
  | At of name | All_in of name | Neighbours of name | Into of name | Reachable of name.
Inductive effect :=
  | Delete of seq item
  | Keep of seq item
  | Erase_edge of name & name
  | Erase_at of name
  | Include of name & seq item
  | Exclude of name & seq item
  (* "v := u" *)
  | Put of name & name.

(* Made at a vertex, or along an edge or an arc. *)
Inductive place := At_vertex of name | Along_edge of name & name.
Record rule := Rule {
  (* None: both players have it. *)
  whose : option player;
  where_made : place;
  condition : option term;
  (* The first effect, and the others; whether ';' stands before each, or ','. *)
  first_effect : effect;
  more_effects : seq (bool * effect)
}.
Record rules := Rules {
  title : name;
  directed : bool;
  tokens : seq name;
  sets : seq name;
  misere : bool;
  moves_of : seq rule
}.

Definition is_partizan (r : rules) : bool := has (fun m => isSome (whose m)) (moves_of r).

(* The words. *)
Definition quantifier_word (q : quantifier) : string :=
  match q with For_all => "forall" | Exists => "exists" | Count => "count" end.
Definition connective_word (c : connective) : string :=
  match c with Iff => "<->" | Implies => "->" | Or => "or" | Xor => "xor" | And => "and" end.
Definition operation_word (o : operation) : string :=
  match o with Plus => "+" | Minus => "-" | Times => "*" | Div => "div" | Mod => "mod" end.
Definition comparison_word (c : comparison) : string :=
  match c with
  | Equal => "=" | Equal_equal => "==" | Unequal => "!=" | Less => "<" | Less_equal => "<="
  | Greater => ">" | Greater_equal => ">=" | Adjacent => "~"
  end.
Definition question_word (q : question) : string :=
  match q with
  | Order => "order" | Size => "size" | Components => "components" | Connected => "connected"
  | Bipartite => "bipartite" | Degree => "degree" | Complement => "complement"
  | Delete_vertex => "delete" | Delete_edge => "delete_edge"
  end.

Definition words := seq bytes.
Definition said_words (s : seq string) : words := [seq bytes_of w | w <- s].
Definition in_brackets (ws : words) : words := bytes_of "(" :: ws ++ [:: bytes_of ")"].
(* With commas between. *)
Definition listed (ws : seq words) : words :=
  if ws is w :: ws' then w ++ flatten [seq bytes_of "," :: w' | w' <- ws'] else [::].

Definition binder_words (b : binder) : words :=
  match b with
  | Over xs => listed [seq [:: x] | x <- xs]
  | Beside x y => [:: x; bytes_of "~"; y]
  end.
Fixpoint term_words (t : term) : words :=
  match t with
  | Number digits => [:: digits]
  | Vertex x => [:: x]
  | Truth b => said_words [:: if b then "true" else "false"]
  | Whole => said_words [:: "G"]
  | Asked q ts =>
      bytes_of (question_word q) ::
        (if ts is [::] then [::] else in_brackets (listed [seq term_words t | t <- ts]))
  | Empty_set s => bytes_of "empty" :: in_brackets [:: s]
  | Parenthesis t => in_brackets (term_words t)
  | Negation t => bytes_of "not" :: term_words t
  | Opposite t => bytes_of "-" :: term_words t
  | Joined a c b => term_words a ++ bytes_of (connective_word c) :: term_words b
  | Computed a o b => term_words a ++ bytes_of (operation_word o) :: term_words b
  | Compared a c b => term_words a ++ bytes_of (comparison_word c) :: term_words b
  | Member t s => term_words t ++ [:: bytes_of "in"; s]
  | Quantified q b t =>
      bytes_of (quantifier_word q) :: binder_words b ++ bytes_of ":" :: term_words t
  end.

Definition item_words (i : item) : words :=
  match i with
  | At x | All_in x => [:: x]
  | Neighbours x => bytes_of "N" :: in_brackets [:: x]
  | Into x => bytes_of "into" :: in_brackets [:: x]
  | Reachable x => bytes_of "reachable" :: in_brackets [:: x]
  end.
Definition items_words (l : seq item) : words := listed [seq item_words i | i <- l].
Definition effect_words (e : effect) : words :=
  match e with
  | Delete l => bytes_of "delete" :: in_brackets (items_words l)
  | Keep l => bytes_of "keep" :: in_brackets (items_words l)
  | Erase_edge x y => bytes_of "erase" :: in_brackets [:: x; bytes_of ","; y]
  | Erase_at x => bytes_of "erase" :: in_brackets [:: x]
  | Include s l => s :: bytes_of "+=" :: items_words l
  | Exclude s l => s :: bytes_of "-=" :: items_words l
  | Put t x => [:: t; bytes_of ":="; x]
  end.
Definition place_words (directed : bool) (p : place) : words :=
  match p with
  | At_vertex x => [:: x]
  | Along_edge x y => [:: x; bytes_of (if directed then "->" else "~"); y]
  end.
Definition player_word (s : player) : bytes := bytes_of (if s is Left then "left" else "right").
Definition rule_words (directed : bool) (m : rule) : words :=
  (if whose m is Some s then [:: player_word s] else [::]) ++
  bytes_of "move" :: place_words directed (where_made m) ++
  (if condition m is Some t then bytes_of "where" :: term_words t else [::]) ++
  bytes_of ":" :: effect_words (first_effect m) ++
  flatten [seq bytes_of (if e.1 then ";" else ",") :: effect_words e.2 | e <- more_effects m].

(* How words are spaced. *)
Definition is_digit (c : byte) : bool := (48 <= c) && (c <= 57).
Definition is_letter (c : byte) : bool :=
  [|| (97 <= c) && (c <= 122), (65 <= c) && (c <= 90) | eqn c 95].
Definition operators : words :=
  said_words [:: "where"; "not"; "and"; "or"; "xor"; "div"; "mod"; "in"].
Definition spaced (a b : bytes) : bool :=
  if same_bytes a (bytes_of "(") then false
  else if has_name b (said_words [:: ")"; ","; ":"; ";"]) then false
  else if same_bytes b (bytes_of "(") then
    (if a is c :: _ then ~~ is_letter c else true) || has_name a operators
  else true.
Fixpoint spaced_behind (last : bytes) (ws : words) : bytes :=
  if ws is w :: ws' then
    (if spaced last w then space :: w else w) ++ spaced_behind w ws'
  else [::].
Definition spaced_line (ws : words) : bytes :=
  if ws is w :: ws' then w ++ spaced_behind w ws' else [::].

(* The lines of rules. *)
Definition names_line (first : string) (names : seq name) : seq bytes :=
  if names is [::] then [::]
  else [:: spaced_line (bytes_of first :: listed [seq [:: x] | x <- names])].
Definition rules_lines (r : rules) : seq bytes :=
  spaced_line [:: bytes_of "game"; title r] ::
  (if directed r then [:: bytes_of "on digraphs"] else [::]) ++
  names_line "token" (tokens r) ++ names_line "set" (sets r) ++
  (if misere r then [:: bytes_of "misere"] else [::]) ++
  [seq spaced_line (rule_words (directed r) m) | m <- moves_of r].
