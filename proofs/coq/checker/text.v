(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The text of certificates: bytes as numbers, lines, words and decimal numbers, as
   certificates/check/reader.hpp reads them. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import Ascii String.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

Definition byte := nat.
Definition bytes := seq byte.

(* Why reading ends, in the words of certificates/check/. Nothing is proved of it. *)
Inductive reason :=
  | Because of string
  (* What belongs there: this word, one of these two, or a number. *)
  | Belongs of string
  | Either of string & string
  | Number_below of nat
  | Byte_not_printable of byte.
(* What reading gives, or why it ends: the text leaves the grammar where so much of the line is left;
   it does not prove the statement; or it asks for more work than is done here. *)
Inductive result (T : Type) :=
  Read of T | Malformed of bytes & reason | Invalid of reason | Not_judged.
Arguments Malformed {T}.
Arguments Invalid {T}.
Arguments Not_judged {T}.

Definition bind (S T : Type) (r : result S) (f : S -> result T) : result T :=
  match r with
  | Read x => f x
  | Malformed here why => Malformed here why
  | Invalid why => Invalid why
  | Not_judged => Not_judged
  end.
Arguments bind : simpl never.
Notation "'let*' x ':=' r 'in' f" := (bind r (fun x => f))
  (at level 200, x pattern, r at level 100, f at level 200, right associativity).
Definition demand (b : bool) (here : bytes) (why : reason) : result unit :=
  if b then Read tt else Malformed here why.
Definition prove (b : bool) (why : string) : result unit :=
  if b then Read tt else Invalid (Because why).
Definition some_or (S : Type) (otherwise : result S) (o : option S) : result S :=
  if o is Some x then Read x else otherwise.

Lemma bindP (S T : Type) (r : result S) (f : S -> result T) y :
  bind r f = Read y -> exists2 x, r = Read x & f x = Read y.
Proof. by case: r => // x; exists x. Qed.
Ltac peel := let H := fresh "H" in move=> H; case: (bindP H) => {H}.
Lemma demandP b here why x : demand b here why = Read x -> b. Proof. by case: b. Qed.
Lemma proveP b why x : prove b why = Read x -> b. Proof. by case: b. Qed.
Lemma or_invalidP (T : Type) why (o : option T) x : some_or (Invalid why) o = Read x -> o = Some x.
Proof. by case: o => // y [->]. Qed.

(* Of a word written in Coq. *)
Fixpoint bytes_of (s : string) : bytes :=
  if s is String c s' then nat_of_ascii c :: bytes_of s' else [::].

Fixpoint same_bytes (s t : bytes) : bool :=
  match s, t with
  | [::], [::] => true
  | a :: s', b :: t' => if eqn a b then same_bytes s' t' else false
  | _, _ => false
  end.
Lemma same_bytesP s t : reflect (s = t) (same_bytes s t).
Proof.
elim: s t => [|a s IH] [|b t] /=; try by constructor.
rewrite eqnE; case: eqP => [->|no]; last by constructor=> -[].
by apply: (iffP (IH t)) => [->|[]].
Qed.

Definition newline : byte := 10.
Definition space : byte := 32.
Definition printable (c : byte) : bool := (32 <= c) && (c <= 126).

(* The line without its newline, if it has one, behind printable bytes alone. *)
Fixpoint line_of (read : bytes) : option bytes :=
  match read with
  | [::] => None
  | c :: rest =>
      if eqn c newline then (if rest is [::] then Some [::] else None)
      else if printable c then omap (cons c) (line_of rest) else None
  end.

Lemma line_ofP read line : line_of read = Some line -> read = line ++ [:: newline].
Proof.
elim: read line => //= c rest IH line; rewrite eqnE; case: eqP => [->|_].
  by case: (rest) => // -[<-].
by case: ifP => // _; case E: (line_of rest) => [l|] //= [<-]; rewrite (IH l).
Qed.

(* Where no line is read: what is left of it from the first byte on that may not stand there. *)
Fixpoint without_newline (read : bytes) : bytes :=
  match read with
  | [::] => [::]
  | c :: rest => if eqn c newline && nilp rest then [::] else c :: without_newline rest
  end.
Fixpoint from_bad_byte (line : bytes) : bytes :=
  if line is c :: rest then (if printable c then from_bad_byte rest else line) else [::].

(* The bytes up to the first space, and what stands behind it, if there is one. *)
Fixpoint split_at (stop : byte) (l : bytes) : bytes * option bytes :=
  match l with
  | [::] => ([::], None)
  | c :: rest =>
      if eqn c stop then ([::], Some rest)
      else let: (w, behind) := split_at stop rest in (c :: w, behind)
  end.

(* The next word and the rest of the line; empty at its end. A space too many is a fault. *)
Definition word (l : bytes) : result (bytes * bytes) :=
  if l is [::] then Read ([::], [::])
  else match split_at space l with
  | (w, None) => Read (w, [::])
  | ([::], Some _) => Malformed l (Because "a space too many")
  | (_, Some [::]) => Malformed [:: space] (Because "a space too many")
  | (w, Some rest) => Read (w, rest)
  end.
Definition end_of_line (l : bytes) : result unit :=
  let* (w, _) := word l in demand (nilp w) l (Because "a word too many").

(* A number up to a maximum, in decimal, without sign or leading zeros. *)
Fixpoint digits (maximum value : nat) (l : bytes) : option nat :=
  match l with
  | [::] => Some value
  | c :: rest =>
      if (48 <= c) && (c <= 57) then
        let value' := value * 10 + (c - 48) in
        if value' <= maximum then digits maximum value' rest else None
      else None
  end.
Definition number_in (maximum : nat) (l : bytes) : option nat :=
  match l with
  | [::] => None
  | c :: rest =>
      if eqn c 48 then (if rest is [::] then Some 0 else None) else digits maximum 0 l
  end.

(* The number of a word, where so much of the line is left. *)
Definition number_at (maximum : nat) (here w : bytes) : result nat :=
  if number_in maximum w is Some n then Read n else Malformed here (Number_below maximum.+1).

Lemma digits_le maximum value l n : value <= maximum -> digits maximum value l = Some n ->
  n <= maximum.
Proof.
elim: l value => [|c rest IH] value /=; first by move=> le_v [<-].
by move=> _; case: ifP => // _; case: ifP => // le_v; apply: IH.
Qed.
Lemma number_in_le maximum l n : number_in maximum l = Some n -> n <= maximum.
Proof.
case: l => // c rest; rewrite /number_in; case: ifP => _; first by case: rest => // -[<-].
exact: digits_le.
Qed.

(* How a number is written. *)
Fixpoint digits_of (fuel n : nat) (behind : bytes) : bytes :=
  let behind' := (48 + Nat.modulo n 10) :: behind in
  if fuel is fuel'.+1 then
    if n <= 9 then behind' else digits_of fuel' (Nat.div n 10) behind'
  else behind'.
Definition number_text (n : nat) : bytes := digits_of n n [::].

(* What stands behind the prefix. *)
Fixpoint strip (prefix l : bytes) : option bytes :=
  match prefix, l with
  | [::], _ => Some l
  | a :: prefix', b :: l' => if eqn a b then strip prefix' l' else None
  | _, [::] => None
  end.

(* A text gives its lines by their numbers, from 0, each with its newline. Reading from line i on
   ends at some line, with what was read or a fault in the line before it. *)
Definition text := nat -> option bytes.
Definition reading (T : Type) : Type := nat * result T.

Definition then_read (S T : Type) (r : reading S) (f : nat -> S -> reading T) : reading T :=
  match r with
  | (i, Read x) => f i x
  | (i, Malformed here why) => (i, Malformed here why)
  | (i, Invalid why) => (i, Invalid why)
  | (i, Not_judged) => (i, Not_judged)
  end.
Arguments then_read : simpl never.
Lemma then_readP (S T : Type) (r : reading S) (f : nat -> S -> reading T) j y :
  then_read r f = (j, Read y) -> exists i x, r = (i, Read x) /\ f i x = (j, Read y).
Proof. by case: r => i [] // x fx; exists i, x. Qed.

(* Whether line i begins with this byte. *)
Definition begins_with (first : byte) (file : text) (i : nat) : bool :=
  if file i is Some (c :: _) then eqn c first else false.

Definition next_line (file : text) (i : nat) : reading bytes :=
  (i.+1,
   if obind line_of (file i) is Some line then Read line
   else
     let bad := if file i is Some read then from_bad_byte (without_newline read) else [::] in
     Malformed bad (if bad is c :: _ then Byte_not_printable c
                    else Because "the input ends within a certificate")).
Ltac peel_line := let H := fresh "H" in move=> H; case: (then_readP H) => {H}.
