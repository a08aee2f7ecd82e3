(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What conditions of rules mean (docs/GAMES.md): boards and positions as plain lists and numbers,
   and the value of a term in a position. The lists of vertices and arcs ascend. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String ZArith.
From Gazetteer Require Import partizan_rules text rule_syntax.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* What is left of the board. A graph has both arcs of each edge. *)
Record board := Board { vertices : seq nat; arcs : seq (nat * nat) }.

Definition among (v : nat) (s : seq nat) : bool := has (eqn v) s.
Definition is_arc (g : board) (u w : nat) : bool :=
  has (fun e => eqn e.1 u && eqn e.2 w) (arcs g).
Definition adjacent (g : board) (u w : nat) : bool := is_arc g u w || is_arc g w u.
Definition heads (g : board) (u : nat) : seq nat := [seq e.2 | e <- arcs g & eqn e.1 u].
Definition tails (g : board) (u : nat) : seq nat := [seq e.1 | e <- arcs g & eqn e.2 u].

Definition without_arcs_at_all (gone : seq nat) (g : board) : board :=
  Board (vertices g) [seq e <- arcs g | ~~ among e.1 gone && ~~ among e.2 gone].
Definition without_vertices (gone : seq nat) (g : board) : board :=
  Board [seq v <- vertices g | ~~ among v gone] (arcs (without_arcs_at_all gone g)).
Definition without_one_arc (u w : nat) (g : board) : board :=
  Board (vertices g) [seq e <- arcs g | ~~ (eqn e.1 u && eqn e.2 w)].
Definition without_both_arcs (u w : nat) (g : board) : board :=
  without_one_arc w u (without_one_arc u w g).
Definition complement_of (g : board) : board :=
  Board (vertices g)
    (flatten [seq [seq (u, w) | w <- vertices g & ~~ eqn u w && ~~ adjacent g u w]
             | u <- vertices g]).

(* What paths from some vertices meet; `next` gives the ends of arcs, each once. *)
Fixpoint met (steps : nat) (next : nat -> seq nat) (found todo : seq nat) : seq nat :=
  match steps, todo with
  | steps'.+1, v :: todo' =>
      let fresh := [seq w <- next v | ~~ among w found] in
      met steps' next (found ++ fresh) (todo' ++ fresh)
  | _, _ => found
  end.
Definition met_from (g : board) (u : nat) : seq nat :=
  met (size (vertices g)).+1 (heads g) [:: u] [:: u].

(* Each component is told by its least vertex. *)
Definition components_of (g : board) : nat :=
  count (fun v => all (leq v) (met_from g v)) (vertices g).
(* No walk of odd length comes back: 2 v is v behind an even number of steps, 2 v + 1 behind an odd
   one. *)
Definition is_bipartite (g : board) : bool :=
  let next x := [seq if odd x then w.*2 else w.*2.+1 | w <- heads g x./2] in
  ~~ has (fun v =>
    among v.*2.+1 (met (size (vertices g)).*2.+1 next [:: v.*2] [:: v.*2])) (vertices g).

(* A position. *)
Record position := Position {
  on_board : board;
  (* In the order in which the rules name them. *)
  tokens_on : seq nat;
  members : seq (seq nat);
  turn : player;
  (* The token is yet to be put on a vertex: that is the move. *)
  choosing : bool
}.

(* The value of a term. A division by 0 and the degree of a vertex that has gone are undefined. An
   integer beyond 64 bits is not computed with: such rules lead to no position. *)
Inductive value :=
  | Bool of bool | Int of Z | Point of nat | Graph of board | Undefined | Too_large.

Definition conjoined (a : value) (b : unit -> value) : value :=
  match a with
  | Bool false => a
  | Too_large => a
  | Bool true => match b tt with Bool c => Bool c | Too_large => Too_large | _ => Undefined end
  | _ => match b tt with Bool false => Bool false | Too_large => Too_large | _ => Undefined end
  end.
Definition negated (a : value) : value :=
  match a with Bool b => Bool (~~ b) | Too_large => Too_large | _ => Undefined end.
Definition disjoined (a : value) (b : unit -> value) : value :=
  negated (conjoined (negated a) (fun x => negated (b x))).
Definition agreeing (a b : value) : value :=
  match a, b with
  | Too_large, _ | _, Too_large => Too_large
  | Bool a, Bool b => Bool (if a then b else ~~ b)
  | _, _ => Undefined
  end.
Definition joined (c : connective) (a : value) (b : unit -> value) : value :=
  match c with
  | And => conjoined a b
  | Or => disjoined a b
  | Implies => disjoined (negated a) b
  | Iff => agreeing a (b tt)
  | Xor => negated (agreeing a (b tt))
  end.

(* For all values of the name. *)
Fixpoint quantified (q : quantifier) (range : seq nat) (body : nat -> value) : value :=
  match range with
  | [::] => match q with For_all => Bool true | Exists => Bool false | Count => Int 0 end
  | v :: range' =>
      match q with
      | For_all => conjoined (body v) (fun _ => quantified q range' body)
      | Exists => disjoined (body v) (fun _ => quantified q range' body)
      | Count =>
          match body v, quantified q range' body with
          | Too_large, _ | _, Too_large => Too_large
          | Bool true, Int n => Int (Z.succ n)
          | Bool false, Int n => Int n
          | _, _ => Undefined
          end
      end
  end.

Definition integer_max : Z := 9223372036854775807.
Definition bounded (x : Z) : value := if Z.leb (Z.abs x) integer_max then Int x else Too_large.
Definition computed (o : operation) (a b : value) : value :=
  match a, b with
  | Too_large, _ | _, Too_large => Too_large
  | Int x, Int y =>
      match o with
      | Plus => bounded (Z.add x y)
      | Minus => bounded (Z.sub x y)
      | Times => bounded (Z.mul x y)
      (* Rounded down. *)
      | Div => if Z.eqb y 0 then Undefined else Int (Z.div x y)
      | Mod => if Z.eqb y 0 then Undefined else Int (Z.modulo x y)
      end
  | _, _ => Undefined
  end.
Definition compared (g : board) (c : comparison) (a b : value) : value :=
  match a, b with
  | Too_large, _ | _, Too_large => Too_large
  | Int x, Int y =>
      match c with
      | Equal | Equal_equal => Bool (Z.eqb x y)
      | Unequal => Bool (~~ Z.eqb x y)
      | Less => Bool (Z.ltb x y)
      | Less_equal => Bool (Z.leb x y)
      | Greater => Bool (Z.ltb y x)
      | Greater_equal => Bool (Z.leb y x)
      | Adjacent => Undefined
      end
  | Point u, Point w =>
      match c with
      | Equal | Equal_equal => Bool (eqn u w)
      | Unequal => Bool (~~ eqn u w)
      | Adjacent => Bool (adjacent g u w)
      | _ => Undefined
      end
  | _, _ => Undefined
  end.

Definition number (n : nat) : value := Int (Z.of_nat n).
(* A graph has both arcs of each edge. *)
Definition answer (q : question) (g : board) (asked : seq value) : value :=
  match q, asked with
  | Order, [::] => number (size (vertices g))
  | Size, [::] => number (count (fun e => e.1 < e.2) (arcs g))
  | Components, [::] => number (components_of g)
  | Connected, [::] => Bool (components_of g <= 1)
  | Bipartite, [::] => Bool (is_bipartite g)
  | Degree, [:: Point v] => if among v (vertices g) then number (size (heads g v)) else Undefined
  | Complement, [::] => Graph (complement_of g)
  | Delete_vertex, [:: Point v] => Graph (without_vertices [:: v] g)
  | Delete_edge, [:: Point u; Point w] => Graph (without_both_arcs u w g)
  | _, _ => Undefined
  end.

(* The vertices of names, the innermost first. *)
Definition named := seq (name * nat).
Fixpoint vertex_named (env : named) (x : name) : option nat :=
  if env is (y, v) :: env' then if same_bytes x y then Some v else vertex_named env' x else None.
Definition decimal (digits : bytes) : Z :=
  foldl (fun z c => Z.add (Z.mul z 10) (Z.of_nat (c - 48))) Z0 digits.

Section Conditions.
Variables (r : rules) (p : position).
Notation g := (on_board p).

(* The set of this name. *)
Definition set_named (s : name) : seq nat :=
  nth [::] (members p) (find (same_bytes s) (sets r)).

Fixpoint over_names (q : quantifier) (xs : seq name) (env : named) (body : named -> value) :
    value :=
  if xs is x :: xs' then
    quantified q (vertices g) (fun v => over_names q xs' ((x, v) :: env) body)
  else body env.
Definition neighbours (u : nat) : seq nat := [seq w <- vertices g | adjacent g u w].
Definition bound (q : quantifier) (b : binder) (env : named) (body : named -> value) : value :=
  match b with
  | Over xs => over_names q xs env body
  | Beside x y =>
      if vertex_named env y is Some v then
        quantified q (neighbours v) (fun w => body ((x, w) :: env))
      else
        quantified q (vertices g) (fun v =>
          quantified q (neighbours v) (fun w => body [:: (x, w), (y, v) & env]))
  end.

(* The value of a term, and that of the last of the terms that it compares. *)
Fixpoint values (env : named) (t : term) : value * value :=
  let value_of t := (values env t).1 in
  let plain v := (v, v) in
  match t with
  | Number digits => plain (Int (decimal digits))
  | Vertex x => plain (if vertex_named env x is Some v then Point v else Undefined)
  | Truth b => plain (Bool b)
  | Whole => plain (Graph g)
  | Asked q ts =>
      let of_terms := [seq value_of t | t <- ts] in
      plain (if of_terms is Graph h :: rest then answer q h rest else answer q g of_terms)
  | Empty_set s => plain (Bool (nilp (set_named s)))
  | Parenthesis t => plain (value_of t)
  | Negation t => plain (negated (value_of t))
  | Opposite t => plain (computed Minus (Int 0) (value_of t))
  | Joined a c b => plain (joined c (value_of a) (fun _ => value_of b))
  | Computed a o b => plain (computed o (value_of a) (value_of b))
  | Compared a c b =>
      let (of_a, last) := values env a in
      let v := value_of b in
      let here := fun _ => compared g c last v in
      (if a is Compared _ _ _ then conjoined of_a here else here tt, v)
  | Member a s =>
      let (of_a, last) := values env a in
      let here := fun _ => if last is Point v then Bool (among v (set_named s)) else Undefined in
      plain (if a is Compared _ _ _ then conjoined of_a here else here tt)
  | Quantified q b t => plain (bound q b env (fun env' => (values env' t).1))
  end.
Definition value_of (env : named) (t : term) : value := (values env t).1.
End Conditions.
