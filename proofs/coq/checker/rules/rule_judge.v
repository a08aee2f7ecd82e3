(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The judges of strategies and of Grundy values of games given as data: they accept nothing but the
   truth. Lines are those of checker/move_lines.v. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import grundy text positions move_lines strategies.
From Gazetteer Require Import rule_syntax rule_values rule_play rule_outcomes.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

Lemma same_pairs_eq s t : same_pairs s t -> s = t.
Proof.
elim: s t => [|[a c] s IH] [|[b d] t] //=; rewrite !eqnE.
by case: eqP => // ->; case: eqP => // -> /IH->.
Qed.
Lemma same_sets_eq s t : same_sets s t -> s = t.
Proof.
by elim: s t => [|a s IH] [|b t] //=; case: ifP => // /same_bytesP-> /IH->.
Qed.
Lemma same_position_eq p q : same_position p q -> p = q.
Proof.
case: p q => [[vs es] ts ss t c] [[vs' es'] ts' ss' t' c'] /=.
rewrite /same_position /= => /and5P[/same_bytesP-> /same_pairs_eq-> /same_bytesP->].
move=> /same_sets_eq-> /andP[]; by case: t; case: t' => // _; case: c; case: c'.
Qed.

(* How often at most parts of conditions are worked out for the moves from a position of n vertices,
   or a number over the limit. *)
Definition work_max : nat := 2 ^ 32.
Definition within_limit (n : nat) : nat := if n <= work_max then n else work_max.+1.
Fixpoint work_of (n : nat) (t : term) : nat :=
  let over k t := iter k (fun w => within_limit (w * n)) (work_of n t) in
  within_limit (match t with
    | Asked _ ts => n + sumn [seq work_of n t | t <- ts]
    | Parenthesis t | Negation t | Opposite t | Member t _ => (work_of n t).+1
    | Joined a _ b | Computed a _ b | Compared a _ b => (work_of n a + work_of n b).+1
    | Quantified _ (Over xs) t => (over (size xs) t).+1
    | Quantified _ (Beside _ _) t => (over 2 t).+1
    | _ => 1
    end).
Definition too_much_work (r : rules) (n : nat) : bool :=
  let of_rule m :=
    let places := if where_made m is Along_edge _ _ then n * n else n in
    if condition m is Some t then within_limit (places * work_of n t) else 0 in
  work_max < sumn [seq of_rule m | m <- moves_of r].

Section Judges.
Variables (number_max : nat) (r : rules).
Notation all_moves := (moves r).

(* A strategy: whether the player who moves next wins. *)
Section Strategies.
Notation open_positions := (kept (position * bool)).

Definition refused : reason := Because "the rules cannot be followed from here".
Definition way_prefix (w : way) : bytes := way_text w ++ [:: 58].
Notation one_way := (one_move number_max same_position way_prefix).
Notation every_way := (every_move number_max same_position way_prefix).

Definition read_ruled_outcome (open : open_positions) (id : nat) (p : position) (wins : bool)
    (line : bytes) : result open_positions :=
  let* (w, line') := word line in
  let* _ := prove (same_bytes w (if wins then [:: 78] else [:: 80])) other_outcome in
  let* ms := some_or (Invalid refused) (all_moves p) in
  if misere r && nilp ms then
    let* _ := prove wins "who cannot move wins" in
    let* _ := end_of_line line' in Read open
  else if wins then
    let* (reply, line'') := word line' in
    let* open' := one_way ms id line' reply open in
    let* _ := end_of_line line'' in Read open'
  else every_way ms id line' open.

Definition says_ruled (x : position * bool) : Prop := says r x.1 (Next_player_wins x.2).

Lemma kept_true (A : Type) (t : kept A) : all_kept (fun=> True) t.
Proof. by elim: t => // -[a|] zeros IH ones IH'. Qed.

Lemma read_ruled_outcome_true open id p wins line open' : True ->
  read_ruled_outcome open id p wins line = Read open' ->
  (all_kept (fun=> True) open -> all_kept (fun=> True) open') /\
  (all_kept (fun x => says_ruled (x.1, x.2)) open' ->
   says_ruled (p, wins) /\ all_kept (fun x => says_ruled (x.1, x.2)) open).
Proof.
move=> _; rewrite /read_ruled_outcome; peel=> -[w line'] _; peel=> -[] _.
peel=> ms found; have moves_p := or_invalidP found; case: ifP => [/andP[mis /nilP ms_nil]|not_end].
  peel=> -[] /proveP-> ; peel=> _ _ [<-]; split=> // all_open; split=> //.
  by apply: Won_at_end mis; rewrite moves_p ms_nil.
case: wins.
  peel=> -[reply line''] _; peel=> open1 moved; peel=> _ _ [<-].
  have [w' [q [in_ms all_q]]] := one_move_all same_position_eq (fun x => says_ruled (x.1, x.2)) moved.
  split=> [_|]; first exact: kept_true.
  by case/all_q=> lost_q all_open; split=> //; apply: (Won moves_p in_ms).
move=> every; split=> [_|]; first exact: kept_true.
case/(every_move_all same_position_eq _ every)=> all_won all_open; split=> //.
by apply: (Lost moves_p) => [|w' q in_ms]; [rewrite not_end | apply: (Forall_In all_won in_ms)].
Qed.

Definition check_ruled_strategy (fuel : nat) (file : text) (i : nat) (p : position) (wins : bool) :
    reading unit :=
  read_positions number_max read_ruled_outcome fuel file i 0 (put [::] (p, wins) Nothing).

Lemma check_ruled_strategy_true fuel file i p wins j :
  check_ruled_strategy fuel file i p wins = (j, Read tt) -> says r p (Next_player_wins wins).
Proof.
move=> checked.
by have [] := @read_positions_true _ _ _ _ (fun=> True) _ read_ruled_outcome_true _ _ _ _ _ _ _
  checked.
Qed.
End Strategies.

(* Grundy values; at the start perhaps any. *)
Section Values.
Notation open_positions := (kept (position * option nat)).
Notation every_way_value := (every_value number_max same_position way_prefix).

(* The moves that win, too. *)
Definition read_ways_and_value (open : open_positions) (id : nat) (p : position)
    (claim : option nat) (line : bytes) : result (seq way * open_positions) :=
  let* (w, line1) := word line in
  let* v := number_at number_max line w in
  let* _ := prove (if claim is Some c then eqn c v else true) other_value in
  let* ms := some_or (Invalid refused) (all_moves p) in
  let* (vs, line2, open') := every_way_value ms id line1 open in
  let* _ := prove (is_least_missing v vs) not_least in
  let* _ := end_of_line line2 in
  Read (winning ms vs, open').

Definition read_ruled_value (open : open_positions) (id : nat) (p : position) (claim : option nat)
    (line : bytes) : result open_positions :=
  let* (_, open') := read_ways_and_value open id p claim line in Read open'.

Definition says_ruled_value (x : position * option nat) : Prop :=
  if x.2 is Some v then has_value r x.1 v else True.

Lemma read_ways_and_value_true open id p claim line ws open' :
  read_ways_and_value open id p claim line = Read (ws, open') ->
  all_kept says_ruled_value open' ->
  [/\ says_ruled_value (p, claim), all_kept says_ruled_value open &
      exists ms vs, [/\ moves r p = Some ms, size vs = size ms, ws = winning ms vs &
        forall w q v, List.In (w, q, v) (zip ms vs) -> has_value r q v]].
Proof.
rewrite /read_ways_and_value; peel=> -[w line1] _; peel=> v _; peel=> -[] /proveP claim_v.
peel=> ms found; have moves_p := or_invalidP found; peel=> -[[vs line2] open1] every.
peel=> -[] /proveP/is_least_missingP least; peel=> _ _ [<- <-].
have [sizes says_all] := every_value_all same_position_eq says_ruled_value every.
case/says_all=> values_ok all_open; have all_values w' q v' (in_both : List.In (w', q, v') (zip ms vs)) :
  has_value r q v' := Forall_In values_ok in_both.
split=> //; last by exists ms, vs.
rewrite /says_ruled_value /=; case: claim claim_v => // c; rewrite eqnE => /eqP->.
by rewrite -least; apply: (Has_value moves_p sizes all_values).
Qed.

Lemma read_ruled_value_true open id p claim line open' : True ->
  read_ruled_value open id p claim line = Read open' ->
  (all_kept (fun=> True) open -> all_kept (fun=> True) open') /\
  (all_kept (fun x => says_ruled_value (x.1, x.2)) open' ->
   says_ruled_value (p, claim) /\ all_kept (fun x => says_ruled_value (x.1, x.2)) open).
Proof.
move=> _; rewrite /read_ruled_value; peel=> -[ws open1] read [<-].
have eta t : all_kept (fun x => says_ruled_value (x.1, x.2)) t <-> all_kept says_ruled_value t.
  by elim: t => // a zeros IH ones IH' /=; rewrite IH IH'; case: a => [[]|].
split=> [_|/eta says_all]; first exact: kept_true.
by have [says_p all_open _] := read_ways_and_value_true read says_all; split=> //; apply/eta.
Qed.

Definition check_ruled_value (fuel : nat) (file : text) (i : nat) (p : position) (v : nat) :
    reading unit :=
  read_positions number_max read_ruled_value fuel file i 0 (put [::] (p, Some v) Nothing).

Lemma check_ruled_value_true fuel file i p v j :
  check_ruled_value fuel file i p v = (j, Read tt) -> has_value r p v.
Proof.
move=> checked.
by have [] := @read_positions_true _ _ _ _ (fun=> True) _ read_ruled_value_true _ _ _ _ _ _ _
  checked.
Qed.

(* The line of the start shows which moves win. *)
Definition check_winning_ways (fuel : nat) (file : text) (i : nat) (p : position)
    (written : bytes) : reading (seq way) :=
  then_read (next_line file i) (fun i line =>
  then_read (i,
    let* (w, rest) := word line in
    let* named := number_at number_max line w in
    let* _ := demand (eqn named 0) line numbered in
    let* (ws, open) := read_ways_and_value Nothing 0 p None rest in
    let* _ := prove (same_bytes (ways_text ws) written) "other moves win" in
    Read (ws, open)) (fun i x =>
  then_read (read_positions number_max read_ruled_value fuel file i 1 x.2)
    (fun i _ => (i, Read x.1)))).

Lemma check_winning_ways_true fuel file i p written j ws : has_values r ->
  check_winning_ways fuel file i p written = (j, Read ws) ->
  ways_text ws = written /\ says r p (Winning_moves_are ws).
Proof.
move=> valued; rewrite /check_winning_ways; peel_line=> i1 [line [_]].
peel_line=> i2 [[ws' open] [[_ read]]] /=; peel_line=> i3 [u [checked [_ <-]]].
move: read; peel=> -[w line1] _; peel=> named _; peel=> _ _; peel=> -[ws2 open2] read.
peel=> -[] /proveP/same_bytesP text_eq [ws_eq open_eq]; split; first by rewrite -ws_eq.
case: u checked => checked; rewrite -open_eq in checked.
have says_open := @read_positions_true _ _ _ _ (fun=> True) _ read_ruled_value_true _ _ _ _ _ _
  (kept_true open2) checked.
have {}says_open : all_kept says_ruled_value open2.
  by move: says_open; elim: (open2) => // a zeros IH ones IH' /= [? [/IH ? /IH' ?]]; case: a.
have [_ _ [ms [vs [moves_p sizes ways_eq values_ok]]]] := read_ways_and_value_true read says_open.
split=> //; exists ms => //; have [_ normal] := andP valued.
have decided w' q v : List.In (w', q, v) (zip ms vs) -> if v == 0 then lost r q else won r q.
  by move/values_ok; apply: value_decides.
rewrite -ws_eq ways_eq /winning; split=> [w'|w' q in_ms]; last first.
  by have [v /decided] := in_zip sizes in_ms; case: eqP; auto.
split.
- have: forall x, List.In x (zip ms vs) -> List.In x (zip ms vs) by [].
  elim: {1 3}(zip ms vs) => // -[[w1 q1] v1] l IH sub /=; rewrite eqnE.
  have {}IH := IH (fun x in_l => sub x (or_intror in_l)).
  case: eqP => [v0|_] //= => -[<-|//]; exists q1.
    by have [] := zip_in (sub _ (or_introl erefl)).
  by have := decided _ _ _ (sub _ (or_introl erefl)); rewrite v0.
- case=> q in_ms lost_q; have [v in_both] := in_zip sizes in_ms.
  have := decided _ _ _ in_both; case: eqP => [v0 _|_ /(lost_not_won lost_q)//].
  rewrite v0 in in_both; elim: (zip ms vs) in_both => // -[[w1 q1] v1] l IH /=; rewrite eqnE.
  by case=> [[-> _ ->]|/IH in_l]; [left | case: eqP => // _; right].
Qed.
End Values.
End Judges.
