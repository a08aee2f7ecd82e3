(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The text of a claim for all n, read into an expression of chains/line_arithmetic.v. From the loosest sign to
   the tightest: <->, ->, or, xor, and, not, comparisons, + and -, * / div mod, unary minus. The body of forall, exists
   or count reaches as far to the right as it can. What a text says is what this reader makes of it. *)
From Coq Require Import String ZArith.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import text.
From Gazetteer Require line_arithmetic.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

Notation expression := line_arithmetic.expression.
Notation two := line_arithmetic.Two.
Notation number := line_arithmetic.Number.

(* The words: names, numbers and signs, of which a longer one stands before those that it begins with. *)
Definition is_digit (c : byte) : bool := (48 <= c) && (c <= 57).
Definition is_letter (c : byte) : bool :=
  [|| (97 <= c) && (c <= 122), (65 <= c) && (c <= 90) | eqn c 95].
Definition signs : seq bytes :=
  [seq bytes_of w | w <- [:: "<->"; "->"; "<="; ">="; "!="; "<"; ">"; "="; "+"; "-"; "*"; "/"; "("; ")"; ","; ":"]].
Fixpoint letters_of (l : bytes) : bytes * bytes :=
  if l is c :: l' then
    if is_letter c || is_digit c then let: (w, rest) := letters_of l' in (c :: w, rest) else ([::], l)
  else ([::], [::]).
Fixpoint sign_of (signs : seq bytes) (l : bytes) : option (bytes * bytes) :=
  if signs is w :: signs' then
    if strip w l is Some rest then Some (w, rest) else sign_of signs' l
  else None.
Definition first_word (l : bytes) : option (bytes * bytes) :=
  match letters_of l with
  | ([::], _) => sign_of signs l
  | ((c :: _) as w, rest) => if is_letter c || all is_digit w then Some (w, rest) else None
  end.
Fixpoint words_within (fuel : nat) (l : bytes) : option (seq bytes) :=
  match l, fuel with
  | [::], _ => Some [::]
  | c :: l', fuel'.+1 =>
      if eqn c space then words_within fuel' l'
      else if first_word l is Some (w, rest) then omap (cons w) (words_within fuel' rest) else None
  | _, 0 => None
  end.

(* What is read: a truth value, a number, or a quotient, of which floor or ceil makes a number. *)
Inductive phrase := Truth of expression | Count of expression | Quotient of expression & expression.
Definition opposite (x : expression) : expression := two line_arithmetic.Minus (number 0%Z) x.
Definition truths (o : line_arithmetic.operation) (a b : phrase) : option phrase :=
  if (a, b) is (Truth x, Truth y) then Some (Truth (two o x y)) else None.
Definition counts (o : line_arithmetic.operation) (a b : phrase) : option phrase :=
  if (a, b) is (Count x, Count y) then Some (Count (two o x y)) else None.
Definition quotient (a b : phrase) : option phrase :=
  if (a, b) is (Count x, Count y) then Some (Quotient x y) else None.
Definition says (w : string) (l : bytes) : bool := same_bytes l (bytes_of w).

(* The signs of a level, which join from the left what the next level reads. *)
Definition joins_at (level : nat) (w : bytes) : option (phrase -> phrase -> option phrase) :=
  match level with
  | 0 => if says "<->" w then Some (truths line_arithmetic.Iff) else None
  | 2 => if says "or" w then Some (truths line_arithmetic.Or) else None
  | 3 => if says "xor" w then Some (truths line_arithmetic.Xor) else None
  | 4 => if says "and" w then Some (truths line_arithmetic.And) else None
  | 7 => if says "+" w then Some (counts line_arithmetic.Plus)
         else if says "-" w then Some (counts line_arithmetic.Minus) else None
  | 8 => if says "*" w then Some (counts line_arithmetic.Times)
         else if says "/" w then Some quotient
         else if says "div" w then Some (counts line_arithmetic.Div)
         else if says "mod" w then Some (counts line_arithmetic.Mod) else None
  | _ => None
  end.
Definition compared (w : bytes) : option (expression -> expression -> expression) :=
  if says "=" w then Some (two line_arithmetic.Equal)
  else if says "!=" w then Some (fun x y => line_arithmetic.Not (two line_arithmetic.Equal x y))
  else if says "<" w then Some (two line_arithmetic.Less)
  else if says "<=" w then Some (two line_arithmetic.Less_equal)
  else if says ">" w then Some (fun x y => two line_arithmetic.Less y x)
  else if says ">=" w then Some (fun x y => two line_arithmetic.Less_equal y x) else None.

Fixpoint joined_all (o : line_arithmetic.operation) (a : phrase) (parts : seq phrase) : option phrase :=
  if parts is b :: parts' then obind (fun c => joined_all o c parts') (counts o a b)
  else if a is Count _ then Some a else None.
Definition applied (f : bytes) (parts : seq phrase) : option phrase :=
  match parts with
  | [::] => None
  | a :: more =>
      if says "gcd" f then joined_all line_arithmetic.Gcd a more
      else if says "min" f then joined_all line_arithmetic.Min a more
      else if says "max" f then joined_all line_arithmetic.Max a more
      else match more, a with
      | [::], Count x =>
          if says "abs" f then Some (Count (line_arithmetic.Abs x))
          else if says "floor" f || says "ceil" f then Some a else None
      | [::], Quotient x y =>
          if says "floor" f then Some (Count (two line_arithmetic.Div x y))
          else if says "ceil" f then Some (Count (opposite (two line_arithmetic.Div (opposite x) y)))
          else None
      | _, _ => None
      end
  end.
Definition written_number (w : bytes) : option phrase :=
  if all is_digit w && (size w <= 9) then
    Some (Count (number (foldl (fun z c => z * 10 + Z.of_nat (c - 48))%Z 0%Z w)))
  else None.

(* What "forall v: ...", "exists v: ..." or "count v: ..." makes of its body, to which v is bound. *)
Definition quantified (w : bytes) (body : expression) : option phrase :=
  let number_of x := line_arithmetic.Vertices x in
  let none x := two line_arithmetic.Equal (number_of x) (number 0%Z) in
  if says "forall" w then Some (Truth (none (line_arithmetic.Not body)))
  else if says "exists" w then Some (Truth (line_arithmetic.Not (none body)))
  else if says "count" w then Some (Count (number_of body)) else None.
Definition is_quantifier (w : bytes) : bool := [|| says "forall" w, says "exists" w | says "count" w].
(* The names that may be bound: words that begin with a small letter and mean nothing else, but for those of
   vertices. *)
Definition words_known : seq string :=
  [:: "n"; "order"; "size"; "nullity"; "bipartite"; "grundy"; "uvg"; "ueg"; "saturated"; "degree"; "true"; "false";
      "not"; "and"; "or"; "xor"; "div"; "mod"; "gcd"; "min"; "max"; "abs"; "floor"; "ceil"; "forall"; "exists"; "count";
      "sum"; "edge"; "where"; "in"; "let"; "infinity"; "empty"].
Definition may_be_bound (w : bytes) : bool :=
  if w is a :: _ then [&& 97 <= a, a <= 122, ~~ has (eqn 95) w & ~~ has (fun known => says known w) words_known]
  else false.

Section Reading.
(* The words that have laws, with what belongs to them. A vertex may be bound to a name. *)
Variable term : option bytes -> seq bytes -> option (phrase * seq bytes).

Definition alone (bound : option bytes) (ts : seq bytes) : option (phrase * seq bytes) :=
  if term bound ts is Some read then Some read
  else if ts is w :: ts' then
    if says "true" w then Some (Truth (number 1%Z), ts')
    else if says "false" w then Some (Truth (number 0%Z), ts')
    else omap (fun p => (p, ts')) (written_number w)
  else None.

Definition text_max : nat := 20 * 10 ^ 3.
Definition nesting_max : nat := 3 * 10 ^ 2.

(* Levels 0 <->, 1 ->, 2 or, 3 xor, 4 and, 5 not, 6 comparisons, 7 + and -, 8 * / div mod, 9 unary minus, 10 what
   stands by itself. How deep a part is nested is counted by the parts of levels 1, 5 and 9, and the functions, that it
   stands in. *)
Fixpoint read_part (bound : option bytes) (fuel depth level : nat) (ts : seq bytes) : option (phrase * seq bytes) :=
  if fuel is fuel'.+1 then
    let counted := [|| eqn level 1, eqn level 5 | eqn level 9] in
    let depth' := if counted then depth.+1 else depth in
    if nesting_max < depth' then None else
    match level with
    | 1 =>
        if read_part bound fuel' depth' 2 ts is Some (a, ts1) then
          if ts1 is w :: ts2 then
            if says "->" w then
              if read_part bound fuel' depth' 1 ts2 is Some (b, ts3) then
                omap (fun c => (c, ts3)) (truths line_arithmetic.Implies a b)
              else None
            else Some (a, ts1)
          else Some (a, ts1)
        else None
    | 5 =>
        if ts is w :: ts1 then
          if says "not" w then
            if read_part bound fuel' depth' 5 ts1 is Some (Truth x, ts2) then
              Some (Truth (line_arithmetic.Not x), ts2)
            else None
          else read_part bound fuel' depth' 6 ts
        else None
    | 6 =>
        if read_part bound fuel' depth' 7 ts is Some (a, ts1) then
          if ts1 is w :: ts2 then
            if compared w is Some compare then
              match a, read_part bound fuel' depth' 7 ts2 with
              | Count x, Some (Count y, ts3) =>
                  if (if ts3 is w' :: _ then compared w' else None) is Some _ then None
                  else Some (Truth (compare x y), ts3)
              | _, _ => None
              end
            else Some (a, ts1)
          else Some (a, ts1)
        else None
    | 9 =>
        if ts is w :: ts1 then
          if says "-" w then
            if read_part bound fuel' depth' 9 ts1 is Some (Count x, ts2) then Some (Count (opposite x), ts2) else None
          else read_part bound fuel' depth' 10 ts
        else None
    | 10 =>
        match ts with
        | w :: ts1 =>
            if says "(" w then
              if read_part bound fuel' depth' 0 ts1 is Some (a, w' :: ts2) then
                if says ")" w' then Some (a, ts2) else None
              else None
            else if is_quantifier w && (if ts1 is w' :: _ then ~~ says "(" w' else false) then
              match bound, ts1 with
              | None, v :: colon :: ts2 =>
                  if [&& may_be_bound v, says ":" colon & depth < nesting_max] then
                    if read_part (Some v) fuel' depth.+1 0 ts2 is Some (Truth x, ts3) then
                      omap (fun a => (a, ts3)) (quantified w x)
                    else None
                  else None
              | _, _ => None
              end
            else if alone bound ts is Some read then Some read
            else if ts1 is w' :: ts2 then
              if says "(" w' && (depth < nesting_max) then
                if read_parts bound fuel' depth.+1 ts2 is Some (parts, ts3) then
                  omap (fun a => (a, ts3)) (applied w parts)
                else None
              else None
            else None
        | [::] => None
        end
    | _ =>
        if read_part bound fuel' depth' level.+1 ts is Some (a, ts1) then read_more bound fuel' depth level a ts1
        else None
    end
  else None
with read_more (bound : option bytes) (fuel depth level : nat) (a : phrase) (ts : seq bytes) :
    option (phrase * seq bytes) :=
  if fuel is fuel'.+1 then
    if ts is w :: ts1 then
      if joins_at level w is Some join then
        if read_part bound fuel' depth level.+1 ts1 is Some (b, ts2) then
          if join a b is Some c then read_more bound fuel' depth level c ts2 else None
        else None
      else Some (a, ts)
    else Some (a, ts)
  else None
(* "a, b, ...)" *)
with read_parts (bound : option bytes) (fuel depth : nat) (ts : seq bytes) : option (seq phrase * seq bytes) :=
  if fuel is fuel'.+1 then
    if read_part bound fuel' depth 0 ts is Some (a, w :: ts1) then
      if says ")" w then Some ([:: a], ts1)
      else if says "," w then
        if read_parts bound fuel' depth ts1 is Some (parts, ts2) then Some (a :: parts, ts2) else None
      else None
    else None
  else None.

Definition read_text (l : bytes) : option expression :=
  if text_max < size l then None
  else if words_within (size l) l is Some ts then
    (* A word takes one step on each level. *)
    if read_part None (16 * (size ts).+1) 0 0 ts is Some (Truth x, [::]) then Some x else None
  else None.
End Reading.
