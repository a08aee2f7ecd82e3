(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Who wins by rules, what a position is worth, and what a certificate states of it. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import grundy partizan_rules text.
From Gazetteer Require Import rule_syntax rule_grammar rule_values rule_play.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* No proof that play ends is asked for: a position is won or lost if it is so after finitely many
   moves, whatever the other player does. Under misere, who cannot move wins. *)
Inductive lost (r : rules) : position -> Prop :=
  | Lost p ms : moves r p = Some ms -> ~~ (misere r && nilp ms) ->
      (forall w q, List.In (w, q) ms -> won r q) -> lost r p
with won (r : rules) : position -> Prop :=
  | Won p ms w q : moves r p = Some ms -> List.In (w, q) ms -> lost r q -> won r p
  | Won_at_end p : moves r p = Some [::] -> misere r -> won r p.

(* The Grundy value: the least number that no option has. *)
Inductive has_value (r : rules) : position -> nat -> Prop :=
  | Has_value p ms vs : moves r p = Some ms -> size vs = size ms ->
      (forall w q v, List.In (w, q, v) (zip ms vs) -> has_value r q v) ->
      has_value r p (mex vs).

(* No position is both won and lost. *)
Scheme lost_min := Minimality for lost Sort Prop with won_min := Minimality for won Sort Prop.
Lemma lost_not_won r p : lost r p -> won r p -> False.
Proof.
apply: (@lost_min r (fun p => won r p -> False) (fun p => lost r p -> False)) => {p}.
- move=> p ms moves_p not_end options_won not_lost won_p.
  case: won_p moves_p => {p} [p ms' w q moves_p in_ms lost_q|p moves_p mis];
    rewrite moves_p => -[eq_ms].
    by apply: (not_lost w q) lost_q; rewrite -eq_ms.
  by move: not_end; rewrite -eq_ms mis.
- move=> p ms w q moves_p in_ms _ not_won lost_p.
  case: lost_p moves_p => {}p ms' moves_p _ options_won; rewrite moves_p => -[eq_ms].
  by apply: not_won (options_won w q _); rewrite eq_ms.
- move=> p moves_p mis lost_p; case: lost_p moves_p => {}p ms moves_p not_end _.
  by rewrite moves_p => -[eq_ms]; move: not_end; rewrite eq_ms mis.
Qed.

Lemma in_zip (A B : Type) (s : seq A) (t : seq B) x : size t = size s ->
  List.In x s -> exists y, List.In (x, y) (zip s t).
Proof.
elim: s t => [|a s IH] [|b t] //= [size_eq] [->|in_s]; first by exists b; left.
by have [y in_zip] := IH t size_eq in_s; exists y; right.
Qed.
Lemma zip_in (A : Type) (s : seq A) (t : seq nat) x y : List.In (x, y) (zip s t) ->
  List.In x s /\ y \in t.
Proof.
elim: s t => [|a s IH] [|b t] //= [[-> ->]|in_st]; first by rewrite mem_head; auto.
by have [in_s in_t] := IH t in_st; rewrite in_cons in_t orbT; auto.
Qed.
Lemma in_zip_right (A : Type) (s : seq A) (t : seq nat) y : size t = size s -> y \in t ->
  exists x, List.In (x, y) (zip s t).
Proof.
elim: s t => [|a s IH] [|b t] //= [size_eq]; rewrite in_cons => /orP[/eqP->|in_t].
  by exists a; left.
by have [x in_zip] := IH t size_eq in_t; exists x; right.
Qed.

(* A position is lost if its value is 0, and won if it has another. *)
Lemma value_decides r p v : ~~ misere r -> has_value r p v -> if v == 0 then lost r p else won r p.
Proof.
move=> normal; elim=> {p v} p ms vs moves_p sizes _ options_ok.
have [out inside] := mexP vs; case: eqP => [mex0|/eqP mex_pos].
  apply: (Lost moves_p); first by rewrite (negPf normal).
  move=> w q in_ms; have [v in_both] := in_zip sizes in_ms; have := options_ok w q v in_both.
  by case: eqP => // v0; have [_] := zip_in in_both; rewrite v0 -mex0 (negPf out).
have zero_in : 0 \in vs by apply: inside; rewrite lt0n.
have [[w q] in_both] := in_zip_right sizes zero_in.
by apply: (Won moves_p (proj1 (zip_in in_both))); have := options_ok w q 0 in_both.
Qed.

(* And it has one value at most. *)
Lemma zip_same (A : Type) (s : seq A) (vs ws : seq nat) : size vs = size s -> size ws = size s ->
  (forall x v w, List.In (x, v) (zip s vs) -> List.In (x, w) (zip s ws) -> v = w) -> vs = ws.
Proof.
elim: s vs ws => [|a s IH] [|v vs] [|w ws] //= [sizes] [sizes'] same; congr (_ :: _).
  by apply: (same a); left.
by apply: IH => // x v' w' in_v in_w; apply: (same x); right.
Qed.
Lemma value_unique r p v w : has_value r p v -> has_value r p w -> v = w.
Proof.
move=> value_p; elim: value_p w => {p v} p ms vs moves_p sizes _ same w value_w.
case: value_w moves_p => {}p ms' ws moves_p sizes' options_w; rewrite moves_p => -[eq_ms]; subst.
congr mex; apply: (zip_same sizes sizes') => -[x q] v u in_v in_u.
exact: same in_v _ (options_w x q u in_u).
Qed.

(* What is stated: that the player who moves next wins, or the other; a Grundy value; or which moves
   win. *)
Inductive verdict :=
  | Next_player_wins of bool
  | Value_is of nat
  | Winning_moves_are of seq way.

(* Grundy values are those of games in which both players have the same moves, and who cannot move
   loses. *)
Definition has_values (r : rules) : bool := ~~ is_partizan r && ~~ misere r.
Definition says (r : rules) (p : position) (v : verdict) : Prop :=
  match v with
  | Next_player_wins true => won r p
  | Next_player_wins false => lost r p
  | Value_is k => has_values r /\ has_value r p k
  | Winning_moves_are ws =>
      has_values r /\ exists2 ms, moves r p = Some ms &
        (forall w, List.In w ws <-> exists2 q, List.In (w, q) ms & lost r q) /\
        (forall w q, List.In (w, q) ms -> lost r q \/ won r q)
  end.

(* Where play starts: on a graph with these edges (a digraph with these arcs) and vertices 0, ...,
   n - 1; the tokens there, or one token that the first player puts on a vertex (None). *)
Definition tokens_ok (r : rules) (n : nat) (placed : option (seq nat)) : bool :=
  if placed is Some vs then eqn (size vs) (size (tokens r)) && all (fun v => v < n) vs
  else eqn (size (tokens r)) 1 && ~~ is_partizan r.
Definition both_arcs (n : nat) (edges : seq (nat * nat)) : seq (nat * nat) :=
  let g := Board (iota 0 n) edges in
  flatten [seq [seq (u, w) | w <- iota 0 n & adjacent g u w] | u <- iota 0 n].
Definition first_position (r : rules) (n : nat) (edges : seq (nat * nat))
    (placed : option (seq nat)) (mover : player) : option position :=
  if [&& rules_ok r, tokens_ok r n placed & is_partizan r || same_player mover Left] then
    Some (Position (Board (iota 0 n) (if directed r then edges else both_arcs n edges))
      (if placed is Some vs then vs else [:: 0]) (nseq (size (sets r)) [::]) mover
      (if placed is Some _ then false else true))
  else None.

(* How a move is written. *)
Definition way_text (w : way) : bytes :=
  let: (k, u, other) := w in
  (if k is Some k then number_text k ++ [:: 46] else [::]) ++ number_text u ++
  (if other is Some (arc, v) then (if arc then 62 else 45) :: number_text v else [::]).
Definition ways_text (ws : seq way) : bytes :=
  if ws is w :: ws' then way_text w ++ flatten [seq space :: way_text w' | w' <- ws']
  else bytes_of "none"%string.
