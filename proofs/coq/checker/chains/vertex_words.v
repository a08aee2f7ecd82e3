(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The words of a claim that say something of a vertex: "in_even_kernel(v)", "saturated(v)", "P(uvg, v)" and
   "N(uvg, v)". The vertex v is "first", "last", "unit(i, j)", "last_unit(i, j)", "left(j)" or "right(j)". *)
From Coq Require Import String.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import text chain_laws vertex_terms claim_text.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

Section Words.
Variables (unit : part) (k : kind).
(* The first vertex of the members of a chain, and the last one. *)
Definition first_place : chain_place := if part_order (left_end k) is 0 then In_unit 0 0 else In_left 0.
Definition last_place : chain_place :=
  if part_order (right_end k) is r.+1 then In_right r else In_last_unit 0 (part_order unit).-1.

(* Each reader gives what it has read and the words behind it. *)
Definition place_number (w : bytes) : option nat :=
  if all is_digit w && (size w <= 4) then Some (foldl (fun n c => n * 10 + (c - 48)) 0 w) else None.
Definition one_number (ts : seq bytes) : option (nat * seq bytes) :=
  if ts is a :: j :: b :: rest then
    if says "(" a && says ")" b then omap (fun j => (j, rest)) (place_number j) else None
  else None.
Definition two_numbers (ts : seq bytes) : option (nat * nat * seq bytes) :=
  if ts is a :: i :: c :: j :: b :: rest then
    if [&& says "(" a, says "," c & says ")" b] then
      if (place_number i, place_number j) is (Some i, Some j) then Some (i, j, rest) else None
    else None
  else None.
Definition read_place_word (ts : seq bytes) : option (chain_place * seq bytes) :=
  if ts is w :: more then
    if says "first" w then Some (first_place, more)
    else if says "last" w then Some (last_place, more)
    else if says "left" w then omap (fun r => (In_left r.1, r.2)) (one_number more)
    else if says "right" w then omap (fun r => (In_right r.1, r.2)) (one_number more)
    else if says "unit" w then omap (fun r => (In_unit r.1.1 r.1.2, r.2)) (two_numbers more)
    else if says "last_unit" w then omap (fun r => (In_last_unit r.1.1 r.1.2, r.2)) (two_numbers more)
    else None
  else None.

(* A term at a vertex, or its denial. A vertex is saturated if every maximum matching saturates it, that is, if it is
   won in undirected vertex geography [FSU93, Theorem 1.1]. *)
Record vertex_saying := Vertex_saying { said_term : vertex_term; said_place : chain_place; denied : bool }.
Definition saying_at (t : vertex_term) (is_denied : bool) (ts : seq bytes) : option (vertex_saying * seq bytes) :=
  if read_place_word ts is Some (p, b :: rest) then
    if says ")" b then Some (Vertex_saying t p is_denied, rest) else None
  else None.
Definition read_saying (ts : seq bytes) : option (vertex_saying * seq bytes) :=
  if ts is w :: a :: more then
    if ~~ says "(" a then None
    else if says "in_even_kernel" w then saying_at In_even_kernel false more
    else if says "saturated" w then saying_at Lost_in_uvg true more
    else if says "P" w || says "N" w then
      if more is g :: c :: more' then
        if says "uvg" g && says "," c then saying_at Lost_in_uvg (says "N" w) more' else None
      else None
    else None
  else None.
(* All that a text says so, of each term at each place once. *)
Definition same_said (x y : vertex_saying) : bool :=
  same_vertex_term (said_term x) (said_term y) && same_place (said_place x) (said_place y).
Fixpoint sayings (ts : seq bytes) : seq vertex_saying :=
  if ts is _ :: ts' then
    let more := sayings ts' in
    if read_saying ts is Some (x, _) then if has (same_said x) more then more else x :: more else more
  else [::].
End Words.
