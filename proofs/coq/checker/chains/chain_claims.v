(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What a certificate of a claim on a chain states: if games and terms have the laws that stand in it, the claim is true
   of all members with so many units or more. *)
From Coq Require Import String ZArith.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import text boards chain_laws chain_terms claim_text vertex_terms vertex_words.
From Gazetteer Require rule_syntax line_arithmetic.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* A law: the value of n + period is that of n and `adds` more. *)
Record number_law := Number_law {
  given_least : nat;
  given_values : seq nat;
  given_period : nat;
  given_from : nat;
  given_adds : nat
}.
Definition given_value (g : number_law) (n : nat) : nat :=
  let: (from, least, p) := (given_from g, given_least g, given_period g) in
  if n < from then nth 0 (given_values g) (n - least)
  else nth 0 (given_values g) (from - least + Nat.modulo (n - from) p)
    + Nat.div (n - from) p * given_adds g.

(* What has a value on each member: a game has its Grundy value, and a term at a vertex its truth value. *)
Inductive law_subject :=
  Of_game of rule_syntax.rules | Of_term of chain_term | Of_vertex of vertex_term & chain_place.
Record given_law := Given_law { given_of : law_subject; given_numbers :> number_law }.
Definition no_rules : rule_syntax.rules := rule_syntax.Rules [::] false [::] [::] false [::].
Definition no_law : given_law := Given_law (Of_game no_rules) (Number_law 1 [:: 0] 1 1 0).
Definition is_of_game (g : given_law) : bool := if given_of g is Of_game _ then true else false.

Record chain_claim := Chain_claim {
  claim_unit : part;
  claim_turn : seq nat;
  (* The chains: a kind of pieces, without moves. *)
  claim_kind : kind;
  given : seq given_law;
  claimed : bytes;
  claim_from : nat
}.

(* The pieces are the chains. *)
Definition chain_of (c : chain_claim) (r : rule_syntax.rules) : chain_law :=
  Chain_law r (claim_unit c) (claim_turn c) 0 [:: claim_kind c] 0 1 [::] 1 1.
(* The chain of n units as a graph. *)
Definition member (c : chain_claim) (n : nat) : plain :=
  let s := chain_of c no_rules in Plain (piece_order s (claim_kind c) n) (piece_edges s (claim_kind c) n).
(* The member with n units has it. *)
Definition place_in (c : chain_claim) (n : nat) (p : chain_place) : option nat :=
  let: (s, k) := (chain_of c no_rules, claim_kind c) in
  let within m j v := if j < m then Some (v + j) else None in
  let of_unit i j := if i < n then within (part_order (claim_unit c)) j (unit_at s k i) else None in
  match p with
  | In_left j => within (part_order (left_end k)) j 0
  | In_unit i j => of_unit i j
  | In_last_unit i j => if i < n then of_unit (n - i.+1) j else None
  | In_right j => within (part_order (right_end k)) j (unit_at s k n)
  end.

(* It has the vertex, and the term this truth value there. *)
Definition vertex_value (c : chain_claim) (t : vertex_term) (p : chain_place) (n v : nat) : Prop :=
  exists2 w : vertex_of (member c n), place_in c n p = Some (val w) & truth_is (true_at t (graph_of (member c n)) w) v.
(* By the rules, it has this Grundy value. *)
Definition game_value (c : chain_claim) (r : rule_syntax.rules) (n v : nat) : Prop :=
  piece_value (chain_of c r) 0 n v.
Definition has_value (c : chain_claim) (s : law_subject) (n v : nat) : Prop :=
  match s with
  | Of_game r => game_value c r n v
  | Of_term t => term_is (graph_of (member c n)) t v
  | Of_vertex t p => vertex_value c t p n v
  end.
(* What is asked of a vertex that is bound, by number: the terms, and the degree. *)
Definition bound_terms : seq vertex_term := [:: Lost_in_uvg; In_even_kernel].
Definition degree_number : nat := size bound_terms.
Definition bound_value (c : chain_claim) (n : nat) (w : vertex_of (member c n)) (i v : nat) : Prop :=
  let E := graph_of (member c n) in
  if i < degree_number then truth_is (true_at (nth Lost_in_uvg bound_terms i) E w) v
  else i = degree_number /\ #|[set u | (w, u) \in E]| = v.
Definition laws_hold (c : chain_claim) : Prop :=
  forall i n, i < size (given c) -> let g := nth no_law (given c) i in
    given_least g <= n -> has_value c (given_of g) n (given_value g n).

(* The words of the claim. The value of the i-th subject has the name Law i. A word belongs to the first one of which
   it is a word. *)
Fixpoint first_phrase (word_of : nat -> law_subject -> option phrase) (i : nat) (subjects : seq law_subject) :
    option phrase :=
  if subjects is s :: subjects' then
    if word_of i s is Some p then Some p else first_phrase word_of i.+1 subjects'
  else None.
Definition linear (a : Z) (b : nat) : phrase :=
  Count (two line_arithmetic.Plus (number a)
    (two line_arithmetic.Times (number (Z.of_nat b)) line_arithmetic.Units)).
Definition order_term (c : chain_claim) : phrase :=
  let k := claim_kind c in
  linear (Z.of_nat (part_order (left_end k) + part_order (right_end k))) (part_order (claim_unit c)).
(* A row of n units has one join of units less than a ring. *)
Definition edges_of_part (p : part) : nat := size (part_edges p) + size (part_joins p).
Definition size_term (c : chain_claim) : phrase :=
  let k := claim_kind c in
  let beside := edges_of_part (left_end k) + edges_of_part (right_end k) in
  let missing := if closed k then 0 else size (part_joins (claim_unit c)) in
  linear (Z.of_nat beside - Z.of_nat missing)%Z (edges_of_part (claim_unit c)).
Definition game_word (w game : bytes) (i : nat) (s : law_subject) : option phrase :=
  let value := line_arithmetic.Law i in
  let is_0 := two line_arithmetic.Equal value (number 0%Z) in
  if (if s is Of_game r then same_bytes game (rule_syntax.title r) else false) then
    if says "grundy" w then Some (Count value)
    else if says "P" w then Some (Truth is_0)
    else if says "N" w then Some (Truth (line_arithmetic.Not is_0)) else None
  else None.
Definition term_word (w : bytes) (i : nat) (s : law_subject) : option phrase :=
  let value := line_arithmetic.Law i in
  if s is Of_term t then
    if says (term_name t) w then
      if (if t is Of_sets t then is_truth t else false) then Some (Truth value) else Some (Count value)
    else None
  else None.
Definition vertex_word (x : vertex_saying) (i : nat) (s : law_subject) : option phrase :=
  let value := line_arithmetic.Law i in
  if s is Of_vertex t p then
    if same_vertex_term (said_term x) t && same_place (said_place x) p then
      Some (Truth (if denied x then line_arithmetic.Not value else value))
    else None
  else None.
(* The order less the value of a term. *)
Definition order_less (c : chain_claim) (subjects : seq law_subject) (w : string) : option phrase :=
  obind (counts line_arithmetic.Minus (order_term c)) (first_phrase (term_word (bytes_of w)) 0 subjects).
Definition word_alone (c : chain_claim) (subjects : seq law_subject) (w : bytes) : option phrase :=
  if says "n" w then Some (Count line_arithmetic.Units)
  else if says "order" w then Some (order_term c)
  else if says "size" w then Some (size_term c)
  else if says "vertex_cover_number" w then order_less c subjects "independence_number"
  else if says "gf2_rank" w then order_less c subjects "nullity"
  else first_phrase (term_word w) 0 subjects.
(* What is said of the vertex that is bound to the name. *)
Definition bound_word (name : bytes) (ts : seq bytes) : option (phrase * seq bytes) :=
  let here p more := if more is v :: b :: rest then
    if same_bytes v name && says ")" b then Some (p, rest) else None else None in
  let is_so := line_arithmetic.At_vertex in
  if ts is w :: a :: more then
    if ~~ says "(" a then None
    else if says "in_even_kernel" w then here (Truth (is_so 1)) more
    else if says "saturated" w then here (Truth (line_arithmetic.Not (is_so 0))) more
    else if says "degree" w then here (Count (is_so degree_number)) more
    else if (says "P" w || says "N" w) then
      if more is g :: c :: more' then
        if says "uvg" g && says "," c then
          here (Truth (if says "P" w then is_so 0 else line_arithmetic.Not (is_so 0))) more'
        else None
      else None
    else None
  else None.
Definition term_of (c : chain_claim) (subjects : seq law_subject) (bound : option bytes) (ts : seq bytes) :
    option (phrase * seq bytes) :=
  if obind (bound_word^~ ts) bound is Some read then Some read else
  match ts with
  | w :: more =>
      let: (applied, game, closing, rest) :=
        if more is a :: g :: b :: rest then (says "(" a, g, says ")" b, rest)
        else (false, [::], false, [::]) in
      let of_game := [|| says "grundy" w, says "P" w | says "N" w] in
      if [&& of_game, applied & closing] then omap (fun t => (t, rest)) (first_phrase (game_word w game) 0 subjects)
      else if (if more is a :: _ then says "(" a else false) then
        if read_saying (claim_unit c) (claim_kind c) ts is Some (x, rest) then
          omap (fun p => (p, rest)) (first_phrase (vertex_word x) 0 subjects)
        else None
      else omap (fun p => (p, more)) (word_alone c subjects w)
  | [::] => None
  end.
Definition read_with (c : chain_claim) (subjects : seq law_subject) : option expression :=
  read_text (term_of c subjects) (claimed c).

(* Whether the expression asks for the i-th value of the vertex that is bound. *)
Fixpoint asks (x : expression) (i : nat) : bool :=
  match x with
  | line_arithmetic.Not y | line_arithmetic.Abs y | line_arithmetic.Vertices y => asks y i
  | line_arithmetic.Two _ y z => asks y i || asks z i
  | line_arithmetic.At_vertex j => eqn i j
  | _ => false
  end.
(* The values of the vertices of the member, of each that is asked for. *)
Definition vertices_have (c : chain_claim) (n : nat) (x : expression) (values : seq (seq nat)) : Prop :=
  size values = order (member c n) /\
  forall (w : vertex_of (member c n)) i, asks x i ->
    i < size (nth [::] values (val w)) /\ bound_value w i (nth 0 (nth [::] values (val w)) i).
(* What the claim is of the chain of n units: with the values that games and terms have there, and that vertices
   have. *)
Definition said_with (c : chain_claim) (subjects : seq law_subject) (n : nat) (truth : bool) : Prop :=
  exists (x : expression) (v : nat -> nat) (at_vertices : seq (seq nat)) (z : Z),
    [/\ read_with c subjects = Some x,
        forall i, i < size subjects -> has_value c (nth (Of_game no_rules) subjects i) n (v i),
        vertices_have c n x at_vertices,
        line_arithmetic.value (fun i _ => Z.of_nat (v i)) [seq [seq Z.of_nat u | u <- us] | us <- at_vertices] None x
          (Z.of_nat n) = Some z
      & line_arithmetic.is_true z = truth].

(* The games and terms whose laws are given, for all members of the claim. *)
Definition laws_said (c : chain_claim) : seq given_law :=
  [seq g : given_law <- given c | given_least g <= claim_from c].
Definition subjects_given (c : chain_claim) : seq law_subject := [seq given_of g | g <- laws_said c].
Definition claim_read (c : chain_claim) : option expression := read_with c (subjects_given c).
Definition claim_true (c : chain_claim) (n : nat) : Prop := said_with c (subjects_given c) n true.
Definition claim_holds (c : chain_claim) : Prop :=
  laws_hold c -> forall n, claim_from c <= n -> claim_true c n.

(* The claim is false of the chain of so many units, and true of those with fewer. No law is given. *)
Record refuted_claim := Refuted_claim {
  about : chain_claim;
  games : seq rule_syntax.rules;
  refuted_at : nat
}.
(* The subjects of the claim: the games, and the terms of which there is a word in the text, also at a vertex. *)
Definition is_named_by (t : chain_term) (w : bytes) : bool :=
  says (term_name t) w ||
  match t with
  | Of_sets Independence_number => says "vertex_cover_number" w
  | Of_sets Nullity => says "gf2_rank" w
  | _ => false
  end.
Definition terms_named (text : bytes) : seq chain_term :=
  if words_within (size text) text is Some ws then [seq t <- all_terms | has (is_named_by t) ws] else [::].
Definition vertices_named (c : chain_claim) : seq law_subject :=
  if words_within (size (claimed c)) (claimed c) is Some ws then
    [seq Of_vertex (said_term x) (said_place x) | x <- sayings (claim_unit c) (claim_kind c) ws]
  else [::].
Definition subjects_named (m : refuted_claim) : seq law_subject :=
  [seq Of_game r | r <- games m] ++ [seq Of_term t | t <- terms_named (claimed (about m))] ++ vertices_named (about m).
Definition refuted (m : refuted_claim) : Prop :=
  let: (c, named) := (about m, subjects_named m) in
  [/\ claim_from c <= refuted_at m, said_with c named (refuted_at m) false
    & forall n, claim_from c <= n < refuted_at m -> said_with c named n true].
