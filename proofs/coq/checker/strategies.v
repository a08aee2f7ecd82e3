(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The judges of strategies and of Grundy values, for any game of which the moves of a written
   position are known: they accept nothing but the truth. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import games grundy text statement positions move_lines.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

Section Judges.
Variable number_max : nat.
Variable Pos : Type.
Variable same : Pos -> Pos -> bool.
Variable moves : Pos -> seq (move * Pos).
Hypothesis same_eq : forall p q, same p q -> p = q.
(* Which positions occur, and their values. *)
Variables (proper : Pos -> Prop) (value : Pos -> nat).
Hypothesis moves_proper : forall p, proper p -> List.Forall (fun m => proper m.2) (moves p).
Hypothesis value_moves : forall p, proper p -> value p = mex [seq value m.2 | m <- moves p].

(* Outcomes: whether the player who moves next wins. *)
Section Outcomes.
Notation open_positions := (kept (Pos * bool)).
Notation one_move := (one_move number_max same move_prefix).
Notation every_move := (every_move number_max same move_prefix).

Definition other_outcome : string := "the position is to have the other outcome".
Definition read_outcome (open : open_positions) (id : nat) (p : Pos) (wins : bool) (line : bytes) :
    result open_positions :=
  let* (w, line') := word line in
  let* _ := prove (same_bytes w (if wins then [:: 78] else [:: 80])) other_outcome in
  if wins then
    let* (reply, line'') := word line' in
    let* open' := one_move (moves p) id line' reply open in
    let* _ := end_of_line line'' in Read open'
  else every_move (moves p) id line' open.

Definition says_outcome (p : Pos) (wins : bool) : Prop := (value p != 0) = wins.

Lemma read_outcome_true open id p wins line open' : proper p ->
  read_outcome open id p wins line = Read open' ->
  (all_kept (fun x => proper x.1) open -> all_kept (fun x => proper x.1) open') /\
  (all_kept (fun x => says_outcome x.1 x.2) open' ->
   says_outcome p wins /\ all_kept (fun x => says_outcome x.1 x.2) open).
Proof.
move=> p_proper; rewrite /read_outcome; peel=> -[w line'] _; peel=> -[] _.
have proper_ms := moves_proper p_proper; have p_mex := value_moves p_proper.
case: wins.
  peel=> -[reply line''] _; peel=> open1 moved; peel=> _ _ [<-].
  have [m [q [in_ms all]]] := one_move_all same_eq (fun x => proper x.1) moved.
  have [m' [q' [in_ms' all']]] := one_move_all same_eq (fun x => says_outcome x.1 x.2) moved.
  split; first by move=> all_open; apply/all; split=> //; apply: (Forall_In proper_ms in_ms).
  case/all'=> /= q'_0 all_open; split=> //; rewrite /says_outcome p_mex.
  have [out _] := mexP [seq value m.2 | m <- moves p]; apply/negP=> /eqP mex0; move: out.
  have q'_value : value q' = 0 by move: q'_0; rewrite /says_outcome; case: eqP.
  rewrite mex0 -q'_value; elim: (moves p) in_ms' => // x ms IH /= [->|in_ms'] /=.
    by rewrite in_cons eqxx.
  by rewrite in_cons negb_or => /andP[_]; apply: IH.
move=> every; split; first by move=> all_open; apply/(every_move_all same_eq _ every).
case/(every_move_all same_eq _ every)=> all_N all_open; split=> //; rewrite /says_outcome p_mex.
apply/negbTE; rewrite negbK; apply/eqP; apply: mex_eq => //.
elim: all_N => //= x ms x_N _ IH; rewrite in_cons negb_or IH andbT.
by move: x_N; rewrite /says_outcome eq_sym => ->.
Qed.

Definition check_strategy (fuel : nat) (file : text) (i : nat) (p : Pos) (wins : bool) :
    reading unit :=
  read_positions number_max read_outcome fuel file i 0 (put [::] (p, wins) Nothing).

Lemma check_strategy_true fuel file i p wins j : proper p ->
  check_strategy fuel file i p wins = (j, Read tt) -> (value p != 0) = wins.
Proof.
move=> p_proper checked.
have start_proper : all_kept (fun x : Pos * bool => proper x.1) (put [::] (p, wins) Nothing) by [].
by have [] := read_positions_true read_outcome_true start_proper checked.
Qed.
End Outcomes.

(* Grundy values; at the start perhaps any. *)
Section Values.
Notation open_positions := (kept (Pos * option nat)).
Notation every_value := (every_value number_max same move_prefix).

Definition other_value : string := "the position is to have another value".
Definition not_least : string := "the value is not the least that no option has".
(* The moves that win, too. *)
Definition read_moves_and_value (open : open_positions) (id : nat) (p : Pos) (claim : option nat)
    (line : bytes) : result (seq move * open_positions) :=
  let* (w, line1) := word line in
  let* v := number_at number_max line w in
  let* _ := prove (if claim is Some c then eqn c v else true) other_value in
  let ms := moves p in
  let* (values, line2, open') := every_value ms id line1 open in
  let* _ := prove (is_least_missing v values) not_least in
  let* _ := end_of_line line2 in
  Read (winning ms values, open').

Definition read_value (open : open_positions) (id : nat) (p : Pos) (claim : option nat)
    (line : bytes) : result open_positions :=
  let* (_, open') := read_moves_and_value open id p claim line in Read open'.

Definition says_value (p : Pos) (claim : option nat) : Prop :=
  if claim is Some v then value p = v else True.

Lemma read_moves_and_value_true open id p claim line ms open' : proper p ->
  read_moves_and_value open id p claim line = Read (ms, open') ->
  (all_kept (fun x => proper x.1) open -> all_kept (fun x => proper x.1) open') /\
  (all_kept (fun x => says_value x.1 x.2) open' ->
   [/\ says_value p claim, all_kept (fun x => says_value x.1 x.2) open
     & ms = [seq x.1 | x <- moves p & value x.2 == 0]]).
Proof.
move=> p_proper; rewrite /read_moves_and_value; peel=> -[w line1] _; peel=> v _.
peel=> -[] /proveP claim_v; peel=> -[[values line2] open1] every.
peel=> -[] /proveP/is_least_missingP least; peel=> _ _ [ms_eq <-].
have [size_eq proper_all] := every_value_all same_eq (fun x => proper x.1) every.
have [_ says_all] := every_value_all same_eq (fun x => says_value x.1 x.2) every.
have proper_ms := moves_proper p_proper; have p_mex := value_moves p_proper.
split.
  move=> all_open; apply/proper_all; split=> //.
  elim: proper_ms (values) => [|x xs x_proper _ IH] [|b bs] //=; constructor=> //; exact: IH.
case/says_all=> all_values all_open.
have values_eq : values = [seq value m.2 | m <- moves p].
  elim: (moves p) values size_eq all_values {every least ms_eq proper_all says_all} =>
    [|x xs IH] [|b bs] //=.
  case=> size_eq all_values; have [x_b rest] : value x.2 = b /\ List.Forall _ _ :=
    conj (List.Forall_inv all_values) (List.Forall_inv_tail all_values).
  by rewrite x_b -(IH bs).
split=> //; last first.
  rewrite -ms_eq values_eq /winning; elim: (moves p) => //= x xs IH.
  by rewrite eqnE IH; case: ifP.
rewrite /says_value; case: claim claim_v => // c; rewrite eqnE => /eqP->.
by rewrite p_mex -values_eq.
Qed.

Lemma read_value_true open id p claim line open' : proper p ->
  read_value open id p claim line = Read open' ->
  (all_kept (fun x => proper x.1) open -> all_kept (fun x => proper x.1) open') /\
  (all_kept (fun x => says_value x.1 x.2) open' ->
   says_value p claim /\ all_kept (fun x => says_value x.1 x.2) open).
Proof.
move=> p_proper; rewrite /read_value; peel=> -[ms open1] read [<-].
have [all_proper all_says] := read_moves_and_value_true p_proper read.
by split=> // /all_says[].
Qed.

Definition check_value (fuel : nat) (file : text) (i : nat) (p : Pos) (v : nat) : reading unit :=
  read_positions number_max read_value fuel file i 0 (put [::] (p, Some v) Nothing).

Lemma check_value_true fuel file i p v j : proper p ->
  check_value fuel file i p v = (j, Read tt) -> value p = v.
Proof.
move=> p_proper checked.
have start_proper : all_kept (fun x : Pos * option nat => proper x.1) (put [::] (p,
  Some v) Nothing) by [].
by have [] := read_positions_true read_value_true start_proper checked.
Qed.

(* The line of the start shows which moves win. *)
Definition winning_moves_text (ms : seq move) : bytes :=
  if ms is m :: ms' then move_text m ++ flatten [seq space :: move_text m' | m' <- ms']
  else bytes_of "none".

Definition check_winning_moves (fuel : nat) (file : text) (i : nat) (p : Pos) (verdict : bytes) :
    reading (seq move) :=
  then_read (next_line file i) (fun i line =>
  then_read (i,
    let* (w, rest) := word line in
    let* named := number_at number_max line w in
    let* _ := demand (eqn named 0) line numbered in
    let* (ms, open) := read_moves_and_value Nothing 0 p None rest in
    let* _ := prove (same_bytes (winning_moves_text ms) verdict) "other moves win" in
    Read (ms, open)) (fun i x =>
  then_read (read_positions number_max read_value fuel file i 1 x.2) (fun i _ => (i, Read x.1)))).

Lemma check_winning_moves_true fuel file i p verdict j ms : proper p ->
  check_winning_moves fuel file i p verdict = (j, Read ms) ->
  winning_moves_text ms = verdict /\ ms = [seq x.1 | x <- moves p & value x.2 == 0].
Proof.
move=> p_proper; rewrite /check_winning_moves; peel_line=> i1 [line [_]].
peel_line=> i2 [[ms' open] [[_ read]]] /=; peel_line=> i3 [u [checked [_ <-]]].
move: read; peel=> -[w line1] _; peel=> named _; peel=> _ _; peel=> -[ms2 open2] read.
peel=> -[] /proveP/same_bytesP text_eq [<- open_eq]; split=> //.
have [all_proper all_says] := read_moves_and_value_true p_proper read.
rewrite open_eq in all_proper all_says.
case: u checked => checked; have start_proper := all_proper I.
by have /all_says[] := read_positions_true read_value_true start_proper checked.
Qed.
End Values.
End Judges.
