(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* That the rules of a law are local, and its pieces long enough for their radius: what is asked of a certificate,
   and what follows for all lengths. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import partizan_rules rule_values rule_play rule_outcomes rule_radius rule_near.
From Gazetteer Require Import rule_moved chain_laws piece_boards piece_moves.
From Gazetteer Require rule_syntax.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* So many units that no move looks at both ends, or all around a ring. *)
Definition least_length (steps : nat) (along is_closed : bool) : nat :=
  maxn 1 (steps + steps + along + (if is_closed then 2 else 0)).
Definition long_enough (s : chain_law) (steps : nat) (k : kind) : bool :=
  least_length steps (along_edges (chain_rules s)) (closed k) <= start s - longer k.
Definition fits_together (s : chain_law) (k : kind) : bool := if closed k then true else parts_fit s k.
Definition is_local (s : chain_law) : bool :=
  if reads (chain_rules s) is Steps n then
    all (fits_together s) (kinds s) && all (long_enough s n) (kinds s)
  else false.

(* The rules have a radius. A move on a piece of an open kind is one on every other piece, at the same place or so
   many parts further, if the parts around are the same to the radius, and leaves the same there. From the start
   on no move looks at both ends: to its radius before and behind one vertex of the move are fewer parts, but
   for that one, than the piece has with its ends. *)
Definition moves_stay_near (s : chain_law) : Prop :=
  exists rho, radius (chain_rules s) = Some rho /\
  forall k, k < size (kinds s) -> ~~ closed (kind_of s k) ->
    pieces_alike s (kind_of s k) (chain_rules s) rho /\
    forall n, start s <= n + longer (kind_of s k) -> rho + rho < n + 2.

Theorem local_judged s : is_local s -> moves_stay_near s.
Proof.
rewrite /is_local; case all_n: (reads _) => [n|//] /andP[fits long].
exists (n + along_edges (chain_rules s)); split; first by rewrite /radius all_n.
move=> k k_lt open; have fit := all_nthP no_kind fits k k_lt.
split.
  apply: piece_moves_alike => //; last by rewrite /radius all_n.
  by move: fit; rewrite /fits_together -/(kind_of s k) (negPf open).
move=> m start_m; have := all_nthP no_kind long k k_lt.
rewrite /long_enough -/(kind_of s k) (negPf open) /least_length addn0 geq_max => /andP[_ enough].
have {enough} : n + n + along_edges (chain_rules s) <= m.
  by apply: leq_trans enough _; rewrite leq_subLR addnC.
move=> n_m; rewrite addnACA addnA [X in _ < X]addn2; apply: leq_ltn_trans (_ : _ <= m.+1) _ => //.
by rewrite -[m.+1]addn1; apply: leq_add n_m _; case: (along_edges _).
Qed.

(* Where play on a piece starts. *)
Theorem first_on_piece s k n p : moves_stay_near s ->
  first_position (chain_rules s) (piece_order s k n) (piece_edges s k n) (Some [::]) Left = Some p ->
  on_board p = piece_board s k n /\ tokens_on p = [::].
Proof.
case=> rho [+ _]; rewrite /radius /reads; case plain: (plain_game _) => // _.
rewrite /first_position; case: ifP => // _ [<-] /=.
by have /and5P[/negPf-> _ _ _ _] := plain.
Qed.
