(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Why a member of a chain is no graph that is looked at, and why a claim is not seen to be true, in the words of
   gazetteer-check. *)
From Coq Require Import Ascii String.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import text claim_text chain_claims claim_judge.
From Gazetteer Require line_arithmetic.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.

Definition numeral (n : nat) : string := foldr (fun c => String (ascii_of_nat c)) "" (number_text n).
Definition no_piece (c : chain_claim) (n : nat) : string :=
  let piece := ("kind 0 with " ++ numeral n ++ " units ")%string in
  if n is 0 then (piece ++ "is no piece")%string
  else if member_order c n <= 64 then "a piece has a loop or a double edge"
  else (piece ++ "has " ++ numeral (member_order c n) ++ " vertices; it is checked to 64")%string.

(* The first number of units at which the claim is not seen to be true. *)
Fixpoint first_false (ok : nat -> bool) (n count : nat) : option nat :=
  if count is count'.+1 then if ok n then first_false ok n.+1 count' else Some n else None.
Definition row_fault (c : chain_claim) (x : expression) (classes : tallies) (s n : nat) : string :=
  if claim_line c x classes s n is Some (a, _) then
    if line_arithmetic.is_true a then "the evidence does not prove the statement"
    else ("the claim is false for n = " ++ numeral n)%string
  else "a part of the claim is not settled".
Definition rows_fault (c : chain_claim) (e : arithmetic_evidence) (x : expression) (classes : nat -> nat -> tallies) :
    string :=
  let fails s n := row_fault c x (classes s n) s n in
  let ok s n := true_line (claim_line c x (classes s n) s n) in
  let: (from, settled, step) := (claim_from c, settled e, step e) in
  if first_false (ok 0) from (settled - from) is Some n then fails 0 n
  else if first_false (ok step) settled step is Some n then fails step n
  else "the evidence does not prove the statement".
