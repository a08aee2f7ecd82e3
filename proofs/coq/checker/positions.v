(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Play written out, a line for each position: what certificates/check/positions.hpp checks, for any
   game of which the moves and their values are known. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import grundy text statement.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* What was kept under a number: a binary tree, the digits of the number are the way to it. *)
Inductive kept (A : Type) := Nothing | Branch of option A & kept A & kept A.
Arguments Nothing {A}.

Fixpoint binary (fuel n : nat) : bitseq :=
  if fuel is fuel'.+1 then if eqn n 0 then [::] else odd n :: binary fuel' n./2 else [::].

Section Kept.
Variable A : Type.
Implicit Types (t : kept A) (k : bitseq) (P : A -> Prop).

Fixpoint look (k : bitseq) t : option A :=
  match t, k with
  | Nothing, _ => None
  | Branch a _ _, [::] => a
  | Branch _ zeros ones, b :: k' => look k' (if b then ones else zeros)
  end.

Fixpoint put (k : bitseq) (x : A) t : kept A :=
  match k, t with
  | [::], Nothing => Branch (Some x) Nothing Nothing
  | [::], Branch _ zeros ones => Branch (Some x) zeros ones
  | true :: k', Nothing => Branch None Nothing (put k' x Nothing)
  | false :: k', Nothing => Branch None (put k' x Nothing) Nothing
  | true :: k', Branch a zeros ones => Branch a zeros (put k' x ones)
  | false :: k', Branch a zeros ones => Branch a (put k' x zeros) ones
  end.

Definition branch (a : option A) (zeros ones : kept A) : kept A :=
  match a, zeros, ones with None, Nothing, Nothing => Nothing | _, _, _ => Branch a zeros ones end.

Arguments branch : simpl never.

Fixpoint forget (k : bitseq) t : kept A :=
  match k, t with
  | _, Nothing => Nothing
  | [::], Branch _ zeros ones => branch None zeros ones
  | true :: k', Branch a zeros ones => branch a zeros (forget k' ones)
  | false :: k', Branch a zeros ones => branch a (forget k' zeros) ones
  end.

(* All that is kept satisfies P. *)
Fixpoint all_kept P t : Prop :=
  if t is Branch a zeros ones then
    (if a is Some x then P x else True) /\ all_kept P zeros /\ all_kept P ones
  else True.

Lemma all_branch P a zeros ones :
  all_kept P (branch a zeros ones) <-> all_kept P (Branch a zeros ones).
Proof.
rewrite /branch.
by case: a => [x|] /=; case: zeros => [|b z o] /=; case: ones => [|b' z' o'] /=; tauto.
Qed.

Lemma all_put P k x t : look k t = None -> all_kept P (put k x t) <-> P x /\ all_kept P t.
Proof.
elim: k t => [|b k IH] [|a zeros ones] /=.
- by move=> _; tauto.
- by move=> ->; tauto.
- by move=> _; case: b => /=; rewrite (IH Nothing) /=; (case: (k) => //; tauto) || tauto.
by case: b => /= none; rewrite IH //; tauto.
Qed.

Lemma all_forget P k x t : look k t = Some x -> all_kept P t <-> P x /\ all_kept P (forget k t).
Proof.
elim: k t => [|b k IH] [|a zeros ones] //=; first by move->; rewrite all_branch /=; tauto.
by case: b => /IH {}IH; rewrite all_branch /= IH; tauto.
Qed.

Lemma all_look P k x t : all_kept P t -> look k t = Some x -> P x.
Proof. by move=> all_t /all_forget H; have [] := (H P).1 all_t. Qed.
End Kept.

(* How a move is written. *)
Definition move_text (m : move) : bytes :=
  match m with
  | To v => number_text v
  | Along u v => number_text u ++ 45 :: number_text v
  | Label u v l => number_text u ++ 45 :: number_text v ++ 61 :: number_text l
  end.
Definition move_prefix (m : move) : bytes := move_text m ++ [:: 58].

Section Play.
(* The greatest number of a position and the greatest value that is read. *)
Variable number_max : nat.
Variable Pos : Type.
Variable same : Pos -> Pos -> bool.
Variable moves : Pos -> seq (move * Pos).

Section Leading.
Variables (Claim : Type) (same_claim : Claim -> Claim -> bool).
Notation open_positions := (kept (Pos * Claim)).

(* A move leads from position `id` to the one of this number. *)
Definition lead (open : open_positions) (id : nat) (reply number : bytes) (q : Pos) (c : Claim) :
    result open_positions :=
  let* child := number_at number_max reply number in
  let* _ := prove (id < child) "a position comes before one that leads to it" in
  let k := binary child child in
  if look k open is Some (q', c') then
    let* _ := prove (same_claim c c' && same q q') "the move leads to another position" in
    Read open
  else Read (put k (q, c) open).

Variable read_one : open_positions -> nat -> Pos -> Claim -> bytes -> result open_positions.

Definition numbered : reason := Because "the positions are numbered 0, 1, ...".
Definition unreached {T : Type} : result T := Invalid (Because "no move leads to this position").
Fixpoint read_positions (fuel : nat) (file : text) (i id : nat) (open : open_positions) :
    reading unit :=
  match open, fuel with
  | Nothing, _ => (i, Read tt)
  | _, 0 => (i, Not_judged)
  | _, fuel'.+1 =>
      then_read (next_line file i) (fun i line =>
      let k := binary id id in
      then_read (i,
        let* (w, rest) := word line in
        let* named := number_at number_max line w in
        let* _ := demand (eqn named id) line numbered in
        let* (p, c) := some_or unreached (look k open) in
        read_one (forget k open) id p c rest) (fun i open =>
      read_positions fuel' file i id.+1 open))
  end.

Hypothesis same_eq : forall p q, same p q -> p = q.
Hypothesis same_claim_eq : forall c d, same_claim c d -> c = d.

Lemma lead_all (P : Pos * Claim -> Prop) open id reply number q c open' :
  lead open id reply number q c = Read open' -> all_kept P open' <-> P (q, c) /\ all_kept P open.
Proof.
rewrite /lead; peel=> child _; peel=> -[] _.
case E: (look _ open) => [[q' c']|]; last by case=> <-; apply: all_put.
peel=> -[] /proveP/andP[/same_claim_eq c_eq /same_eq q_eq] [<-]; subst.
by split=> [all_open|[]//]; split=> //; apply: all_look all_open E.
Qed.

(* If each line follows from those after it, all that is kept is true. *)
Variables (proper : Pos -> Prop) (says : Pos -> Claim -> Prop).
Hypothesis read_one_true : forall open id p c line open', proper p ->
  read_one open id p c line = Read open' ->
  (all_kept (fun x => proper x.1) open -> all_kept (fun x => proper x.1) open') /\
  (all_kept (fun x => says x.1 x.2) open' -> says p c /\ all_kept (fun x => says x.1 x.2) open).

Lemma read_positions_true fuel file i id open j :
  all_kept (fun x => proper x.1) open ->
  read_positions fuel file i id open = (j, Read tt) -> all_kept (fun x => says x.1 x.2) open.
Proof.
elim: fuel i id open => [|fuel IH] i id; case=> [//|a zeros ones] //=.
set open := Branch a zeros ones => all_proper.
peel_line=> i' [line [_]]; peel_line=> i'' [open' [[_ read] rest]].
move: read; peel=> -[w line'] _; peel=> named _; peel=> -[] _; peel=> -[p c].
move=> found read; have kept_p := or_invalidP found.
have [p_proper rest_proper] := (all_forget _ kept_p).1 all_proper.
have [/(_ rest_proper) open'_proper from_open'] := read_one_true p_proper read.
apply/(all_forget _ kept_p); exact: from_open' (IH _ _ _ open'_proper rest).
Qed.
End Leading.
End Play.
