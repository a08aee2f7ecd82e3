(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A reader of conditions by precedence, which may go on for as long as it needs: what the words of a
   condition are to it. It judges nothing. That they have one reading is proved with it in rule_readings.v. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import text rule_syntax rule_grammar rule_reader.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* The signs that stand behind a term. *)
Inductive sign :=
  | Joins of connective | Computes of operation | Compares of comparison | Is_member.
Definition sign_word (s : sign) : string :=
  match s with
  | Joins c => connective_word c | Computes o => operation_word o
  | Compares c => comparison_word c | Is_member => "in"
  end.
Definition all_signs : seq sign :=
  [:: Joins Iff; Joins Implies; Joins Or; Joins Xor; Joins And; Computes Plus; Computes Minus;
      Computes Times; Computes Div; Computes Mod; Is_member] ++ map Compares comparisons.
Definition sign_of (w : bytes) : option sign := find_word all_signs sign_word w.
Lemma sign_ofK s : sign_of (bytes_of (sign_word s)) = Some s.
Proof. by case: s => [[]|[]|[]|]. Qed.

(* The level of what a sign makes, the least level on its right, and what may stand on its left. *)
Definition sign_level (s : sign) : nat :=
  match s with
  | Joins c => match c with Iff => 0 | Implies => 1 | Or => 2 | Xor => 3 | And => 4 end
  | Computes o => match o with Plus | Minus => 7 | _ => 8 end
  | Compares _ | Is_member => 6
  end.
Definition right_level (s : sign) : nat :=
  match s with
  | Joins c => (around_connective c).2 | Computes o => (around_operation o).2 | _ => 7
  end.
Definition may_follow (s : sign) (t : term) : bool :=
  match s with
  | Joins c => on_left (around_connective c).1 t
  | Computes o => on_left (around_operation o).1 t
  | _ => compared_on_left t
  end.

(* What is read: a term of this level at least; or what goes on from a term that has been read, by signs
   of this level at least. *)
Inductive mode := Climb of nat | Go_on of nat & term.
Definition any_word : parse name := fun ws => if ws is w :: ws' then Some (w, ws') else None.
Definition read_binder (ws : words) : option (binder * words) :=
  if ws is x :: ws' then
    if behind "~" ws' is Some ws'' then
      then_parse (any_word ws'') (fun y ws => Some (Beside x y, ws))
    else then_parse (more (size ws') any_word predT ws' [:: x]) (fun xs ws => Some (Over xs, ws))
  else None.
Definition made (s : sign) (a b : term) : term :=
  match s with
  | Joins c => Joined a c b | Computes o => Computed a o b | Compares c => Compared a c b
  | Is_member => a
  end.

Section Step.
Variable self : mode -> parse term.
Definition go_on (n : nat) (t : term) : parse term := fun ws =>
  if ws is w :: ws' then
    if sign_of w is Some s then
      if may_follow s t && (n <= sign_level s) then
        if s is Is_member then then_parse (any_word ws') (fun x ws => self (Go_on n (Member t x)) ws)
        else then_parse (self (Climb (right_level s)) ws') (fun b ws => self (Go_on n (made s t b)) ws)
      else Some (t, ws)
    else Some (t, ws)
  else Some (t, ws).
Definition primary : parse term := fun ws =>
  if ws is w :: ws' then
    if reads "(" w then
      then_parse (self (Climb 0) ws') (fun t ws => wanted ")" (Parenthesis t) ws)
    else if reads "not" w then
      then_parse (self (Climb 5) ws') (fun t ws => Some (Negation t, ws))
    else if reads "-" w then
      then_parse (self (Climb 9) ws') (fun t ws => Some (Opposite t, ws))
    else if find_word quantifiers quantifier_word w is Some q then
      then_parse (read_binder ws') (fun b ws =>
      then_parse (wanted ":" b ws) (fun b ws =>
      then_parse (self (Climb 0) ws) (fun t ws => Some (Quantified q b t, ws))))
    else if find_word questions question_word w is Some q then
      if behind "(" ws' is Some ws'' then
        then_parse (list_of (self (Climb 0)) predT ws'') (fun ts ws => wanted ")" (Asked q ts) ws)
      else Some (Asked q [::], ws')
    else if reads "G" w then Some (Whole, ws')
    else if reads "true" w then Some (Truth true, ws')
    else if reads "false" w then Some (Truth false, ws')
    else if reads "empty" w then
      if behind "(" ws' is Some ws'' then
        then_parse (any_word ws'') (fun s ws => wanted ")" (Empty_set s) ws)
      else None
    else if is_number w then Some (Number w, ws')
    else Some (Vertex w, ws')
  else None.
Definition step (m : mode) : parse term :=
  match m with
  | Climb n => fun ws => then_parse (primary ws) (fun t ws => self (Go_on n t) ws)
  | Go_on n t => go_on n t
  end.
End Step.
Fixpoint run (fuel : nat) (m : mode) (ws : words) : option (term * words) :=
  if fuel is fuel'.+1 then step (run fuel') m ws else None.

(* What is read if the reader may go on for long enough. *)
Definition comes_to (T : Type) (f : nat -> option T) (y : T) : Prop :=
  exists k, forall g, k <= g -> f g = Some y.
Definition is_read (m : mode) (ws : words) (t : term) (rest : words) : Prop :=
  comes_to (fun g => run g m ws) (t, rest).

Lemma comes_to_step m ws y : comes_to (fun g => step (run g) m ws) y -> comes_to (run^~ m ^~ ws) y.
Proof. by case=> k all; exists k.+1 => -[//|g]; rewrite ltnS => /all. Qed.
Lemma comes_to_then (S T : Type) (f : nat -> option (S * words)) (F : nat -> S -> parse T) x ws y :
  comes_to f (x, ws) -> comes_to (fun g => F g x ws) y ->
  comes_to (fun g => then_parse (f g) (F g)) y.
Proof.
move=> [k1 all1] [k2 all2]; exists (maxn k1 k2) => g; rewrite geq_max => /andP[k1_g k2_g].
by rewrite (all1 _ k1_g) /=; apply: all2.
Qed.

(* Names and numbers are no words of the language. *)
Definition unreserved (w : bytes) : bool := is_name w || is_number w.
Lemma readsP w x : reflect (x = bytes_of w) (reads w x).
Proof. exact: same_bytesP. Qed.
Lemma reads_unreserved w x : unreserved x -> ~~ unreserved (bytes_of w) -> reads w x = false.
Proof. by move=> x_free not_w; apply/readsP=> x_w; rewrite -x_w x_free in not_w. Qed.
Lemma find_unreserved (T : Type) (all_of : seq T) word_of x :
  unreserved x -> all (fun y => ~~ unreserved (bytes_of (word_of y))) all_of ->
  find_word all_of word_of x = None.
Proof. by move=> x_free; elim: all_of => //= y l IH /andP[/(reads_unreserved x_free)-> /IH]. Qed.

(* Conditions whose names are names and whose numbers are numbers. *)
Definition binder_lexical (b : binder) : bool :=
  match b with Over xs => (0 < size xs) && all is_name xs | Beside x y => is_name x && is_name y end.
Fixpoint lexical (t : term) : bool :=
  match t with
  | Number digits => is_number digits
  | Vertex x | Empty_set x => is_name x
  | Truth _ | Whole => true
  | Asked _ ts => all lexical ts
  | Parenthesis t | Negation t | Opposite t => lexical t
  | Joined a _ b | Computed a _ b | Compared a _ b => lexical a && lexical b
  | Member t s => lexical t && is_name s
  | Quantified _ b t => binder_lexical b && lexical t
  end.

(* Induction over terms, those asked of among them. *)
Fixpoint term_within (P : term -> Prop)
    (step : forall t, (match t with
      | Asked _ ts => List.Forall P ts
      | Parenthesis t | Negation t | Opposite t | Member t _ | Quantified _ _ t => P t
      | Joined a _ b | Computed a _ b | Compared a _ b => P a /\ P b
      | _ => True end) -> P t) (t : term) : P t :=
  let here := term_within step in
  step t (match t with
    | Asked _ ts =>
        (fix all (ts : seq term) : List.Forall P ts :=
          match ts with
          | [::] => List.Forall_nil P
          | t :: ts' => List.Forall_cons t (here t) (all ts')
          end) ts
    | Parenthesis t | Negation t | Opposite t | Member t _ | Quantified _ _ t => here t
    | Joined a _ b | Computed a _ b | Compared a _ b => conj (here a) (here b)
    | _ => I end).

Definition next_sign (ws : words) : option sign := if ws is w :: _ then sign_of w else None.
(* A sign that follows may follow. *)
Definition fits (t : term) (rest : words) : Prop :=
  ~~ next_is "(" rest /\ if next_sign rest is Some s then may_follow s t else True.
(* No sign of the level follows. *)
Definition stops (n : nat) (rest : words) : Prop :=
  if next_sign rest is Some s then sign_level s < n else True.

Lemma stops_here n t rest : stops n rest -> is_read (Go_on n t) rest t rest.
Proof.
move=> stop; apply: comes_to_step; exists 0 => g _ /=; rewrite /go_on.
case: rest stop => // w ws; rewrite /stops /=; case: (sign_of w) => // s.
by rewrite ltnNge => /negPf->; rewrite andbF.
Qed.

(* What stands last in a term, and its least level. *)
Definition last_of (t : term) : option (nat * term) :=
  match t with
  | Joined _ c b => Some (right_level (Joins c), b)
  | Computed _ o b => Some (right_level (Computes o), b)
  | Compared _ c b => Some (right_level (Compares c), b)
  | Negation b => Some (5, b)
  | Opposite b => Some (9, b)
  | _ => None
  end.
Lemma last_stops t r b rest : last_of t = Some (r, b) -> fits t rest -> stops r rest.
Proof.
move=> t_b [_]; rewrite /stops; case: (next_sign rest) => // s; case: t t_b => //=.
- by move=> x [<- _]; case: s => [[]|[]|c|].
- by move=> x [<- _]; case: s => [[]|[]|c|].
- by move=> a c x [<- _]; case: c; case: s => [[]|[]|c'|].
- by move=> a c x [<- _]; case: c; case: s => [[]|[]|c'|].
- by move=> a c x [<- _]; case: s => [[]|[]|c'|].
Qed.
Lemma last_fits t r b rest : last_of t = Some (r, b) -> r <= level b -> fits t rest -> fits b rest.
Proof.
move=> t_b r_b [no_bracket may]; split=> //; case: (next_sign rest) may => // s; move: r_b.
case: t t_b => //= [x|x|a c x|a c x|a c x] [<- <-]; try case: c; move=> r_x;
  case: s => [c'|c'|c'|] /andP[le ends]; apply/andP; split=> //;
  first [exact: leq_trans (leq_trans le _) r_x | apply/orP; left].
all: by [move: le | apply: leq_trans r_x].
Qed.

(* The parts of a term are read first: then what is left goes on from it. *)
Lemma climb_on n t ws rest u rest' :
  comes_to (fun g => primary (run g) ws) (t, rest) -> is_read (Go_on n t) rest u rest' ->
  is_read (Climb n) ws u rest'.
Proof.
move=> first on; apply: comes_to_step; rewrite /step.
exact: (comes_to_then (F := fun g t ws => run g (Go_on n t) ws)) first on.
Qed.

(* Lists with commas between, up to a word that is none. *)
Section Lists.
Variables (T : Type) (words_of : T -> words) (one : nat -> parse T) (close : bytes).
Hypothesis closes : reads "," close = false.
Definition ends_item (ws : words) : Prop :=
  exists w ws', ws = w :: ws' /\ (w = bytes_of "," \/ w = close).
Definition item_read (x : T) : Prop := forall rest, ends_item rest ->
  comes_to (fun g => one g (words_of x ++ rest)) (x, rest).

Lemma more_read xs fuel found rest : List.Forall item_read xs -> size xs <= fuel ->
  comes_to (fun g => more fuel (one g) predT
      (flatten [seq bytes_of "," :: w | w <- map words_of xs] ++ close :: rest) found)
    (rev found ++ xs, close :: rest).
Proof.
elim: xs fuel found => [|x xs IH] fuel found.
  by move=> _ _; exists 0 => g _; case: fuel => [|fuel] /=; rewrite ?closes cats0.
move=> all_read; have x_read := List.Forall_inv all_read; have xs_read := List.Forall_inv_tail all_read.
case: fuel => // fuel le_fuel /=; rewrite -catA.
have -> : rev found ++ x :: xs = rev (x :: found) ++ xs by rewrite rev_cons cat_rcons.
apply: (comes_to_then (F := fun g x ws => more fuel (one g) predT ws (x :: found))) (IH _ _ xs_read le_fuel).
apply: x_read; case: (xs) => [|y ys]; first by exists close, rest; split=> //; right.
by eexists; eexists; split; [reflexivity | left].
Qed.

Lemma enough_words xs rest :
  size xs <= size (flatten [seq bytes_of "," :: w | w <- map words_of xs] ++ close :: rest).
Proof.
rewrite size_cat; apply: leq_trans (leq_addr _ _).
by elim: xs => //= x xs IH; rewrite size_cat ltnS (leq_trans IH) ?leq_addl.
Qed.
End Lists.

Lemma binder_read b rest : binder_lexical b ->
  read_binder (binder_words b ++ bytes_of ":" :: rest) = Some (b, bytes_of ":" :: rest).
Proof.
case: b => [[|x xs]|x y] //= _.
have [|k all_g] := @more_read name (fun x => [:: x]) (fun=> any_word) (bytes_of ":") erefl xs
  _ [:: x] rest _ (enough_words (fun x => [:: x]) (bytes_of ":") xs rest).
  by elim: (xs) => [|y ys IH]; constructor=> // rest' _; exists 0.
move: (all_g k (leqnn k)) => /= ->; case: (xs) => //.
Qed.

Lemma comes_to_eq (T : Type) (f f' : nat -> option T) y :
  (forall g, f g = f' g) -> comes_to f' y -> comes_to f y.
Proof. by move=> eq_f [k all_g]; exists k => g k_g; rewrite eq_f all_g. Qed.

Lemma name_no_number x : is_name x -> is_number x = false.
Proof.
case: x => // c x /andP[/andP[letter _] _]; apply/negP=> /and3P[_ _ /andP[/andP[_ c_57] _]].
suff c_58 : 58 <= c by have := leq_trans c_58 c_57.
by case/or3P: letter => [/andP[le _]|/andP[le _]|/eqP->] //; apply: leq_trans le.
Qed.

(* What the first word says. *)
Section Primary.
Variable self : mode -> parse term.
Lemma primary_unreserved x ws :
  unreserved x -> primary self (x :: ws) = Some (if is_number x then Number x else Vertex x, ws).
Proof.
move=> x_free; have free w := @reads_unreserved w x x_free.
rewrite /primary (free "("%string isT) (free "not"%string isT) (free "-"%string isT).
rewrite (@find_unreserved _ quantifiers quantifier_word x x_free isT).
rewrite (@find_unreserved _ questions question_word x x_free isT) (free "G"%string isT).
rewrite (free "true"%string isT).
by rewrite (free "false"%string isT) (free "empty"%string isT); case: ifP.
Qed.
Lemma primary_asked q ws : primary self (bytes_of (question_word q) :: ws) =
  if behind "(" ws is Some ws' then
    then_parse (list_of (self (Climb 0)) predT ws') (fun ts ws => wanted ")" (Asked q ts) ws)
  else Some (Asked q [::], ws).
Proof. by case: q. Qed.
Lemma primary_quantified q ws : primary self (bytes_of (quantifier_word q) :: ws) =
  then_parse (read_binder ws) (fun b ws =>
  then_parse (wanted ":" b ws) (fun b ws =>
  then_parse (self (Climb 0) ws) (fun t ws => Some (Quantified q b t, ws)))).
Proof. by case: q. Qed.
End Primary.
