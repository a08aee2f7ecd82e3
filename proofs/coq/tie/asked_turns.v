(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Questions on the algorithm for bipartite graphs and its steps, on the matrix game, and on the play
   inside gadgets. *)
From mathcomp Require Import all_ssreflect all_algebra.
From Gazetteer Require Import games rules matrices matrix_game pseudoarc counted elimination bipartite_turns.
From Gazetteer Require gadgets.
From Tie Require Import asked.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Each with the number of steps. The rows of the graph are the algorithm's own. *)
Definition ask_solve k (rows : seq (seq bool * bool)) : option (seq bool) * nat := elimination.solve k rows.
Definition ask_turn n (edge : nat -> nat -> bool) v : (bool * nat) * (option nat * nat) * (seq nat * nat) :=
  let rows := bipartite_turns.adjacency (the_graph n edge) in
  (decide_P rows v, winning_move rows v, winning_moves rows v).
(* Whether the matrix game is P, from each row and each column. *)
Definition ask_matrix_game m n (entry : nat -> nat -> bool) : seq bool :=
  let M := (\matrix_(i < m, j < n) (entry i j)%:R)%R : 'M['F_2]_(m, n) in
  [seq is_P ((M, l) : matrix_game m n) | l <- map inl (enum 'I_m) ++ map inr (enum 'I_n)].

(* Whether the graph acts as an arc from x to y: the four worths that arriving at the exit may have. *)
Definition acts_as_arcb (V : finType) (E : graph V) x y : bool :=
  all (fun w : bool * bool => let worth (b : bool) := if b then w.1 else w.2 in
         (gadgets.entering_wins E x y worth == worth true) && ~~ gadgets.entering_wins E y x worth)
      (pairs_of [:: false; true] [:: false; true]).
Definition ask_acts n (edge : nat -> nat -> bool) x y : bool :=
  if vertex_list n [:: x; y] is [:: u; v] then acts_as_arcb (the_graph n edge) u v else false.
Lemma acts_as_arcP (V : finType) (E : graph V) x y : reflect (gadgets.acts_as_arc E x y) (acts_as_arcb E x y).
Proof.
apply: (iffP allP) => [all_w worth|acts w _]; last 
  by have [/eqP A B] := acts (fun b => if b then w.1 else w.2); apply/andP.
have same exit k F v b : gadgets.first_wins exit worth k F v b =
    gadgets.first_wins exit (fun c => if c then worth true else worth false) k F v b.
  have worthE c : worth c = (if c then worth true else worth false) by case: c.
  elim: k F v b => [|k IH] F v b /=; rewrite -worthE; case: ifP => // _.
  by case: b; [apply: eq_existsb | apply: eq_forallb] => w; rewrite IH.
have := all_w (worth true, worth false).
rewrite /gadgets.entering_wins !same /= => H.
have /H/andP[/eqP] : (worth true, worth false) \in pairs_of [:: false; true] [:: false; true].
  by case: (worth true); case: (worth false).
by [].
Qed.

(* Whether who is to move loses in the pseudoarc, at each place, by the edges that are left and what it
   is worth to arrive at x and at y. *)
Definition ask_inside (left : nat -> bool) (worth : bool -> bool) : seq bool :=
  let s := [seq nth (0, 0) pseudoarc k | k <- iota 0 (size pseudoarc) & left k] in
  [seq pseudoarc.inside (size s) s i (fun _ at_y => worth at_y) | i <- iota 0 7].
Definition ask_pseudoarc := (pseudoarc, way, [seq after_way k | k <- iota 0 4]).
