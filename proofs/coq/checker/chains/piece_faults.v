(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Why a member of a chain is no graph that is looked at, as gazetteer-check says it. *)
From Coq Require Import Ascii String.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import text chain_claims claim_judge.

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
