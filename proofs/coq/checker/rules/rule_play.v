(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What rules mean (docs/GAMES.md): the moves from a position, one by one. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import partizan_rules text rule_syntax rule_values.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Effects.
Variables (r : rules) (p : position).
Notation g := (on_board p).

(* What effects name, before the move. *)
Definition vertex_at (env : named) (x : name) : nat :=
  if vertex_named env x is Some v then v else 0.
Definition item_vertices (env : named) (i : item) : seq nat :=
  match i with
  | At x => [:: vertex_at env x]
  | All_in s => set_named r p s
  | Neighbours x => heads g (vertex_at env x)
  | Into x => tails g (vertex_at env x)
  | Reachable x => met_from g (vertex_at env x)
  end.
Definition items_vertices (env : named) (l : seq item) : seq nat :=
  flatten [seq item_vertices env i | i <- l].

(* The effects are done in their order; q is what those before have made of p. *)
Definition on (h : board) (q : position) : position :=
  Position h (tokens_on q) (members q) (turn q) (choosing q).
Definition vertices_taken (gone : seq nat) (q : position) : position :=
  Position (without_vertices gone (on_board q)) (tokens_on q)
    [seq [seq v <- s | ~~ among v gone] | s <- members q] (turn q) (choosing q).
Definition set_changed (s : name) (change : seq nat -> seq nat) (q : position) : position :=
  let k := find (same_bytes s) (sets r) in
  Position (on_board q) (tokens_on q)
    (set_nth [::] (members q) k (change (nth [::] (members q) k))) (turn q) (choosing q).
Definition done (env : named) (q : position) (e : effect) : position :=
  let here := vertices (on_board q) in
  match e with
  | Delete l => vertices_taken (items_vertices env l) q
  | Keep l =>
      let kept := items_vertices env l in
      vertices_taken [seq v <- here | ~~ among v kept] q
  | Erase_edge x y =>
      let u := vertex_at env x in let w := vertex_at env y in
      on ((if directed r then without_one_arc u w else without_both_arcs u w) (on_board q)) q
  | Erase_at x => on (without_arcs_at_all [:: vertex_at env x] (on_board q)) q
  | Include s l =>
      let added := items_vertices env l in
      set_changed s (fun old => [seq v <- here | among v old || among v added]) q
  | Exclude s l =>
      let removed := items_vertices env l in
      set_changed s (fun old => [seq v <- old | ~~ among v removed]) q
  | Put t x =>
      Position (on_board q)
        (set_nth 0 (tokens_on q) (find (same_bytes t) (tokens r)) (vertex_at env x))
        (members q) (turn q) (choosing q)
  end.

(* A move as it is written: its number in the rules if they have several; its vertex, or those of
   its edge or arc (true). A token is left out. *)
Definition way : Type := option nat * nat * option (bool * nat).

(* What was tried: the condition does not hold; the rules lead to no position; or a move. *)
Inductive attempt := No_move | No_position | A_move of way & position.

Definition after_move (m : rule) (env : named) : position :=
  let q := foldl (done env) p (first_effect m :: [seq e.2 | e <- more_effects m]) in
  if is_partizan r then
    Position (on_board q) (tokens_on q) (members q) (opponent (turn p)) (choosing q)
  else q.
Definition tried (m : rule) (w : way) (env : named) : attempt :=
  match (if condition m is Some t then value_of r p env t else Bool true) with
  | Too_large => No_position
  | Bool true =>
      let q := after_move m env in
      (* A token may not stand on a vertex that has gone. *)
      if all (fun v => among v (vertices (on_board q))) (tokens_on q) then A_move w q
      else No_position
  | _ => No_move
  end.

(* The vertices of a name in the place of a move: its token's, or all. *)
Definition range_of (env : named) (x : name) : seq nat :=
  if has_name x (tokens r) then [:: vertex_at env x] else vertices g.
Definition attempts (number : option nat) (m : rule) : seq attempt :=
  let env := zip (tokens r) (tokens_on p) in
  let is_token x := has_name x (tokens r) in
  let bind x v := if is_token x then env else (x, v) :: env in
  match where_made m with
  | At_vertex x => [seq tried m (number, v, None) (bind x v) | v <- range_of env x]
  | Along_edge x y =>
      flatten [seq [seq
        tried m
          (if is_token y then (number, u, None)
           else if is_token x then (number, w, None)
           else (number, u, Some (directed r, w)))
          (if is_token y then bind x u else (y, w) :: bind x u)
      | w <- heads g u & among w (range_of env y)] | u <- range_of env x]
  end.
Definition is_to_move (m : rule) : bool :=
  match whose m, turn p with
  | None, _ | Some Left, Left | Some Right, Right => true
  | _, _ => false
  end.
End Effects.

Fixpoint same_pairs (s t : seq (nat * nat)) : bool :=
  match s, t with
  | [::], [::] => true
  | (a, c) :: s', (b, d) :: t' =>
      if eqn a b then if eqn c d then same_pairs s' t' else false else false
  | _, _ => false
  end.
Fixpoint same_sets (s t : seq (seq nat)) : bool :=
  match s, t with
  | [::], [::] => true
  | a :: s', b :: t' => if same_bytes a b then same_sets s' t' else false
  | _, _ => false
  end.
Definition same_player (s t : player) : bool :=
  match s, t with Left, Left | Right, Right => true | _, _ => false end.
Definition same_position (p q : position) : bool :=
  [&& same_bytes (vertices (on_board p)) (vertices (on_board q)),
      same_pairs (arcs (on_board p)) (arcs (on_board q)),
      same_bytes (tokens_on p) (tokens_on q), same_sets (members p) (members q),
      same_player (turn p) (turn q) & (if choosing p then choosing q else ~~ choosing q)].

(* Of the attempts those that are moves, each position once; None if one leads to no position. *)
Fixpoint moves_among (l : seq attempt) (seen : seq position) : option (seq (way * position)) :=
  match l with
  | [::] => Some [::]
  | No_move :: l' => moves_among l' seen
  | No_position :: _ => None
  | A_move w q :: l' =>
      if has (same_position q) seen then moves_among l' seen
      else omap (cons (w, q)) (moves_among l' (q :: seen))
  end.

(* The moves of the player whose turn it is, in the order of the rules, then of the vertices. *)
Definition moves (r : rules) (p : position) : option (seq (way * position)) :=
  if choosing p then
    Some [seq ((None, v, None), Position (on_board p) [:: v] (members p) (turn p) false)
         | v <- vertices (on_board p)]
  else
    let several := 1 < size (moves_of r) in
    let numbered := zip (iota 1 (size (moves_of r))) (moves_of r) in
    moves_among
      (flatten [seq attempts r p (if several then Some m.1 else None) m.2
               | m <- numbered & is_to_move p m.2])
      [::].
