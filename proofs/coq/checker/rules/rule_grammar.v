(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Which rules are of the language: names, sorts, and how tightly signs bind. So a line of rules has
   one meaning. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import partizan_rules text rule_syntax.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* Names. *)
Definition reserved : words := operators ++ said_words
  [:: "game"; "on"; "token"; "set"; "misere"; "source"; "left"; "right"; "move"; "delete"; "erase";
      "any"; "keep"; "forall"; "exists"; "count"; "N"; "into"; "order"; "reachable"; "size"; "connected";
      "degree"; "G"; "true"; "bipartite"; "empty"; "false"; "delete_edge"; "complement";
      "components"].
Definition is_name (x : name) : bool :=
  (if x is c :: _ then is_letter c else false) &&
  all (fun c => is_letter c || is_digit c) x && ~~ has_name x reserved.
Definition is_number (digits : bytes) : bool :=
  [&& 0 < size digits, size digits <= 18 & all is_digit digits].

(* From the loosest sign to the tightest: <->, ->, or, xor, and, not, comparisons, + and -, * div
   mod, unary minus; then what needs no parentheses. *)
Definition level (t : term) : nat :=
  match t with
  | Joined _ Iff _ => 0 | Joined _ Implies _ => 1 | Joined _ Or _ => 2 | Joined _ Xor _ => 3
  | Joined _ And _ => 4
  | Negation _ => 5
  | Compared _ _ _ | Member _ _ => 6
  | Computed _ Plus _ | Computed _ Minus _ => 7
  | Computed _ _ _ => 8
  | Opposite _ => 9
  | _ => 10
  end.
(* The least levels on the left and on the right of a sign: what binds equally is read from the
   left, but "->" from the right. *)
Definition around_connective (c : connective) : nat * nat :=
  match c with
  | Iff => (0, 1) | Implies => (2, 1) | Or => (2, 3) | Xor => (3, 4) | And => (4, 5)
  end.
Definition around_operation (o : operation) : nat * nat :=
  match o with Plus | Minus => (7, 8) | _ => (8, 9) end.

(* The body of a quantifier reaches as far to the right as it can: no sign follows it. *)
Fixpoint ends_in_quantifier (t : term) : bool :=
  match t with
  | Quantified _ _ _ => true
  | Negation t | Opposite t => ends_in_quantifier t
  | Joined _ _ b | Computed _ _ b | Compared _ _ b => ends_in_quantifier b
  | _ => false
  end.
Definition on_left (least : nat) (t : term) : bool :=
  (least <= level t) && ~~ ends_in_quantifier t.
Definition compared_on_left (t : term) : bool :=
  ((7 <= level t) || (if t is Compared _ _ _ then true else false)) && ~~ ends_in_quantifier t.

Fixpoint well_placed (t : term) : bool :=
  match t with
  | Asked _ ts => all well_placed ts
  | Parenthesis t | Quantified _ _ t => well_placed t
  | Negation t => (5 <= level t) && well_placed t
  | Opposite t => (9 <= level t) && well_placed t
  | Joined a c b =>
      let: (l, r) := around_connective c in
      [&& on_left l a, r <= level b, well_placed a & well_placed b]
  | Computed a o b =>
      let: (l, r) := around_operation o in
      [&& on_left l a, r <= level b, well_placed a & well_placed b]
  | Compared a _ b => [&& compared_on_left a, 7 <= level b, well_placed a & well_placed b]
  | Member a _ => compared_on_left a && well_placed a
  | _ => true
  end.

(* Sorts. *)
Inductive sort := A_boolean | An_integer | A_vertex | A_graph.
Definition is_sort (s t : sort) : bool :=
  match s, t with
  | A_boolean, A_boolean | An_integer, An_integer | A_vertex, A_vertex | A_graph, A_graph => true
  | _, _ => false
  end.
Definition of_sort (s : sort) (t : option sort) : bool :=
  if t is Some t then is_sort s t else false.
Definition sort_asked (q : question) : sort :=
  match q with
  | Order | Size | Components | Degree => An_integer
  | Connected | Bipartite => A_boolean
  | Complement | Delete_vertex | Delete_edge => A_graph
  end.
(* Of how many vertices it is asked, behind the graph, if one is named. *)
Definition vertices_asked (q : question) : nat :=
  match q with Degree | Delete_vertex => 1 | Delete_edge => 2 | _ => 0 end.
Definition comparable (c : comparison) (a b : sort) : bool :=
  match c with
  | Adjacent => is_sort A_vertex a && is_sort A_vertex b
  | Equal | Equal_equal | Unequal =>
      (is_sort A_vertex a || is_sort An_integer a) && is_sort a b
  | _ => is_sort An_integer a && is_sort An_integer b
  end.

Section Terms.
Variables (directed : bool) (sets : seq name).

Definition is_bound (x : name) : bool := is_name x && ~~ has_name x sets.
(* The names in a quantifier's body, if it may stand there. *)
Definition scope_within (scope : seq name) (q : quantifier) (b : binder) : option (seq name) :=
  let counts := if q is Count then true else false in
  match b with
  | Over xs =>
      if [&& 0 < size xs, all is_bound xs & ~~ counts || (size xs <= 1)] then
        Some (rev xs ++ scope)
      else None
  | Beside x y =>
      if ~~ is_bound x then None
      else if has_name y scope then Some (x :: scope)
      else if [&& is_bound y, ~~ same_bytes x y & ~~ counts] then Some [:: x, y & scope]
      else None
  end.

(* The sort of a term, and that of the last of the terms that it compares. *)
Fixpoint sorts (scope : seq name) (t : term) : option (sort * sort) :=
  let sort_of t := omap fst (sorts scope t) in
  let plain s := Some (s, s) in
  match t with
  | Number digits => if is_number digits then plain An_integer else None
  | Vertex x => if has_name x scope then plain A_vertex else None
  | Truth _ => plain A_boolean
  | Whole => plain A_graph
  | Asked q ts =>
      let of_terms := [seq sort_of t | t <- ts] in
      let vertices := if of_terms is Some A_graph :: rest then rest else of_terms in
      if [&& ~~ directed, eqn (size vertices) (vertices_asked q) & all (of_sort A_vertex) vertices]
      then plain (sort_asked q) else None
  | Empty_set s => if has_name s sets then plain A_boolean else None
  | Parenthesis t => if sort_of t is Some s then plain s else None
  | Negation t => if of_sort A_boolean (sort_of t) then plain A_boolean else None
  | Opposite t => if of_sort An_integer (sort_of t) then plain An_integer else None
  | Joined a _ b =>
      if of_sort A_boolean (sort_of a) && of_sort A_boolean (sort_of b) then plain A_boolean
      else None
  | Computed a _ b =>
      if of_sort An_integer (sort_of a) && of_sort An_integer (sort_of b) then plain An_integer
      else None
  | Compared a c b =>
      if (sorts scope a, sort_of b) is (Some (_, last), Some s) then
        if comparable c last s then Some (A_boolean, s) else None
      else None
  | Member a s =>
      if sorts scope a is Some (_, last) then
        if is_sort A_vertex last && has_name s sets then plain A_boolean else None
      else None
  | Quantified q b t =>
      if scope_within scope q b is Some scope' then
        if of_sort A_boolean (omap fst (sorts scope' t)) then
          plain (if q is Count then An_integer else A_boolean)
        else None
      else None
  end.

Definition condition_ok (scope : seq name) (t : term) : bool :=
  well_placed t && of_sort A_boolean (omap fst (sorts scope t)).

(* The names of vertices in a move: the tokens, then what its place brings. *)
Variable tokens : seq name.
Definition scope_at (p : place) : option (seq name) :=
  let bound x scope :=
    if has_name x scope then Some scope
    else if is_bound x then Some (x :: scope) else None in
  match p with
  | At_vertex x => bound x tokens
  | Along_edge x y => if same_bytes x y then None else obind (bound y) (bound x tokens)
  end.

Definition item_ok (scope : seq name) (i : item) : bool :=
  match i with
  | All_in s => has_name s sets
  | At x | Neighbours x | Into x | Reachable x => has_name x scope
  end.
Definition items_ok (scope : seq name) (l : seq item) : bool :=
  (0 < size l) && all (item_ok scope) l.
Definition effect_ok (scope : seq name) (e : effect) : bool :=
  match e with
  | Delete l | Keep l => items_ok scope l
  | Erase_edge x y => has_name x scope && has_name y scope
  | Erase_at x => has_name x scope
  | Include s l | Exclude s l => has_name s sets && items_ok scope l
  | Put t x => has_name t tokens && has_name x scope
  end.
Definition rule_ok (m : rule) : bool :=
  if scope_at (where_made m) is Some scope then
    [&& (if condition m is Some t then condition_ok scope t else true),
        effect_ok scope (first_effect m) & all (fun e => effect_ok scope e.2) (more_effects m)]
  else false.
End Terms.

Fixpoint names_differ (names : seq name) : bool :=
  if names is x :: names' then ~~ has_name x names' && names_differ names' else true.

Definition rules_ok (r : rules) : bool :=
  [&& is_name (title r), all is_name (tokens r ++ sets r), names_differ (tokens r ++ sets r),
      size (tokens r) <= 4, size (sets r) <= 6, 0 < size (moves_of r), size (moves_of r) <= 40,
      all (rule_ok (directed r) (sets r) (tokens r)) (moves_of r) &
      all (fun line => size line <= 8192) (rules_lines r)].
