(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The outcome and the winning moves of UEG on a bipartite graph by Gaussian elimination, with the
   steps counted [FSU93, Corollary 3.3]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels bipartite counted elimination.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A graph is given by its adjacency matrix, row by row, and a vertex by its number. *)
Section Input.
Variables (V : finType) (E : graph V).
Definition number (v : V) : nat := index v (enum V).
Definition adjacency_row (u : V) : seq bool := [seq (u, w) \in E | w <- enum V].
Definition adjacency : seq (seq bool) := [seq adjacency_row u | u <- enum V].
End Input.

Fixpoint count_rows (rows : seq (seq bool)) : counted nat :=
  step match rows with [::] => ret 0 | _ :: rows' => n <- count_rows rows';; ret n.+1 end.

Fixpoint line (rows : seq (seq bool)) (v : nat) : counted (seq bool) :=
  step match rows, v with
       | [::], _ => ret [::]
       | r :: _, 0 => ret r
       | _ :: rows', v'.+1 => line rows' v'
       end.

(* The equations A b = e_v, which ask for a set of vertices of which v has an odd number as
   neighbours, and each other vertex an even number. *)
Fixpoint zero_equations (rows : seq (seq bool)) : counted (seq equation) :=
  step match rows with
       | [::] => ret [::]
       | r :: rows' => s <- zero_equations rows';; ret ((r, false) :: s)
       end.
Fixpoint unit_equations (rows : seq (seq bool)) (v : nat) : counted (seq equation) :=
  step match rows, v with
       | [::], _ => ret [::]
       | r :: rows', 0 => s <- zero_equations rows';; ret ((r, true) :: s)
       | r :: rows', v'.+1 => s <- unit_equations rows' v';; ret ((r, false) :: s)
       end.
Definition odd_at (rows : seq (seq bool)) (v : nat) : counted (option (seq bool)) :=
  n <- count_rows rows;; s <- unit_equations rows v;; solve n s.

(* Whether the position is P: there is no such set. *)
Definition decide_P (rows : seq (seq bool)) (v : nat) : counted bool :=
  b <- odd_at rows v;; ret (if b is Some _ then false else true).

(* A winning move: to a neighbour of v in such a set. *)
Fixpoint first_common (r s : seq bool) : counted (option nat) :=
  step match r, s with
       | x :: r', y :: s' =>
         if x && y then ret (Some 0) else i <- first_common r' s';; ret (omap S i)
       | _, _ => ret None
       end.
Definition winning_move (rows : seq (seq bool)) (v : nat) : counted (option nat) :=
  b <- odd_at rows v;;
  match b with
  | None => ret None
  | Some b' => r <- line rows v;; first_common r b'
  end.

(* All winning moves: each is made, and it is asked whether the position after it is P. *)
Fixpoint clear_bit (r : seq bool) (w : nat) : counted (seq bool) :=
  step match r, w with
       | [::], _ => ret [::]
       | _ :: r', 0 => ret (false :: r')
       | x :: r', w'.+1 => t <- clear_bit r' w';; ret (x :: t)
       end.
Fixpoint clear_entry (rows : seq (seq bool)) (v w : nat) : counted (seq (seq bool)) :=
  step match rows, v with
       | [::], _ => ret [::]
       | r :: rows', 0 => t <- clear_bit r w;; ret (t :: rows')
       | r :: rows', v'.+1 => t <- clear_entry rows' v' w;; ret (r :: t)
       end.
Definition erase_edge (rows : seq (seq bool)) (v w : nat) : counted (seq (seq bool)) :=
  half <- clear_entry rows v w;; clear_entry half w v.
Fixpoint wins_among (rows : seq (seq bool)) (v : nat) (r : seq bool) (w : nat) :
    counted (seq nat) :=
  step match r with
       | [::] => ret [::]
       | x :: r' =>
         wins <- (if x then rest <- erase_edge rows v w;; decide_P rest w else ret false);;
         ws <- wins_among rows v r' w.+1;;
         ret (if wins then w :: ws else ws)
       end.
Definition winning_moves (rows : seq (seq bool)) (v : nat) : counted (seq nat) :=
  r <- line rows v;; wins_among rows v r 0.
