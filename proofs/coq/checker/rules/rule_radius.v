(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* How far a move looks and works, read from the rules alone, as gazetteer-check reads it. rule_near.v and
   rule_moved.v prove that nothing farther matters, or changes. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import partizan_rules text rule_syntax.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Why there is no radius. *)
Inductive unbounded :=
  (* A token, a set, a digraph, misere, or a player's own moves. *)
  | Other_game
  | Whole_graph
  | All_vertices
  | Farther_effect.
(* A distance from the nearest vertex that the move names, or why there is none. *)
Inductive distance := Steps of nat | No_bound of unbounded.
Definition farthest (a b : distance) : distance :=
  match a, b with
  | Steps m, Steps n => Steps (maxn m n)
  | No_bound _, _ => a
  | _, No_bound _ => b
  end.
Definition one_farther (a : distance) : distance := if a is Steps n then Steps n.+1 else a.

(* The distances of the names, the innermost first. *)
Definition distances := seq (name * nat).
Fixpoint distance_of (scope : distances) (x : name) : option nat :=
  if scope is (y, d) :: scope' then if same_bytes x y then Some d else distance_of scope' x else None.

(* A degree is that of the board itself, or of one that lacks vertices or edges. *)
Fixpoint looks (scope : distances) (t : term) : distance :=
  match t with
  | Number _ | Truth _ | Whole => Steps 0
  | Vertex x => if distance_of scope x is Some d then Steps d else No_bound Whole_graph
  | Asked q ts =>
      let within := foldr farthest (Steps 0) [seq looks scope t | t <- ts] in
      match q with
      | Degree => one_farther within
      | Delete_vertex | Delete_edge => within
      | _ => No_bound Whole_graph
      end
  | Empty_set _ | Member _ _ => No_bound Whole_graph
  | Parenthesis t | Negation t | Opposite t => looks scope t
  | Joined a _ b | Computed a _ b | Compared a _ b => farthest (looks scope a) (looks scope b)
  | Quantified _ (Beside x y) t =>
      if distance_of scope y is Some d then farthest (Steps d.+1) (looks ((x, d.+1) :: scope) t)
      else No_bound All_vertices
  | Quantified _ (Over _) _ => No_bound All_vertices
  end.

(* How far from the named vertices a vertex goes, or an edge at it: the neighbours of what goes lose edges. *)
Definition steps_from (scope : distances) (x : name) (n : nat) : distance :=
  if distance_of scope x is Some d then Steps (d + n) else No_bound Farther_effect.
Definition item_works (scope : distances) (i : item) : distance :=
  match i with
  | At x => steps_from scope x 1
  | Neighbours x => steps_from scope x 2
  | _ => No_bound Farther_effect
  end.
Definition works (scope : distances) (e : effect) : distance :=
  match e with
  | Delete l => foldr farthest (Steps 0) [seq item_works scope i | i <- l]
  | Erase_edge x y => farthest (steps_from scope x 0) (steps_from scope y 0)
  | Erase_at x => steps_from scope x 1
  | _ => No_bound Farther_effect
  end.

(* The names that the place of a move brings. *)
Definition names_of (p : place) : seq name :=
  match p with At_vertex x => [:: x] | Along_edge x y => [:: y; x] end.
Definition along_edge (m : rule) : bool := if where_made m is Along_edge _ _ then true else false.
Definition effects_of (m : rule) : seq effect := first_effect m :: [seq e.2 | e <- more_effects m].
Definition rule_reads (m : rule) : distance :=
  let scope := [seq (x, 0) | x <- names_of (where_made m)] in
  farthest (if condition m is Some t then looks scope t else Steps 0)
    (foldr farthest (Steps 0) [seq works scope e | e <- effects_of m]).

(* One game of both players, who cannot move loses, on graphs, without tokens and sets. *)
Definition plain_game (r : rules) : bool :=
  [&& ~~ directed r, ~~ misere r, ~~ is_partizan r, nilp (tokens r) & nilp (sets r)].
Definition reads (r : rules) : distance :=
  if plain_game r then foldr farthest (Steps 0) [seq rule_reads m | m <- moves_of r] else No_bound Other_game.
Definition along_edges (r : rules) : bool := has along_edge (moves_of r).

(* Counted from one vertex of the move: the other one, if any, is its neighbour. *)
Definition radius (r : rules) : option nat :=
  if reads r is Steps n then Some (n + along_edges r) else None.
