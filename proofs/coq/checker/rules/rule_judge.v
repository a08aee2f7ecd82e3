(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The judges of strategies and of Grundy values of games given as data: they accept nothing but the
   truth. Lines are those of checker/strategies.v. *)
From mathcomp Require Import all_ssreflect.
From Coq Require Import String.
From Gazetteer Require Import grundy text positions strategies.
From Gazetteer Require Import rule_syntax rule_values rule_play rule_outcomes.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

Lemma same_numbers_eq s t : same_numbers s t -> s = t.
Proof. by elim: s t => [|a s IH] [|b t] //=; rewrite eqnE; case: eqP => // -> /IH->. Qed.
Lemma same_pairs_eq s t : same_pairs s t -> s = t.
Proof.
elim: s t => [|[a c] s IH] [|[b d] t] //=; rewrite !eqnE.
by case: eqP => // ->; case: eqP => // -> /IH->.
Qed.
Lemma same_sets_eq s t : same_sets s t -> s = t.
Proof.
by elim: s t => [|a s IH] [|b t] //=; case: ifP => // /same_numbers_eq-> /IH->.
Qed.
Lemma same_position_eq p q : same_position p q -> p = q.
Proof.
case: p q => [[vs es] ts ss t c] [[vs' es'] ts' ss' t' c'] /=.
rewrite /same_position /= => /and5P[/same_numbers_eq-> /same_pairs_eq-> /same_numbers_eq->].
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
Notation lead := (lead number_max same_position same_bool).

Definition refused : reason := Because "the rules cannot be followed from here".
Definition way_prefix (w : way) : bytes := way_text w ++ [:: 58].

(* The one move of a line with N. *)
Fixpoint one_way (ms : seq (way * position)) (id : nat) (here reply : bytes)
    (open : open_positions) : result open_positions :=
  match ms with
  | [::] => Invalid not_legal
  | (w, q) :: ms' =>
      if strip (way_prefix w) reply is Some number then lead open id here number q false
      else one_way ms' id here reply open
  end.
(* All moves of a line with P. *)
Fixpoint every_way (ms : seq (way * position)) (id : nat) (line : bytes) (open : open_positions) :
    result open_positions :=
  match ms with
  | [::] => let* _ := end_of_line line in Read open
  | (w, q) :: ms' =>
      let* (reply, line') := word line in
      let* number := some_or (Invalid out_of_order) (strip (way_prefix w) reply) in
      let* open' := lead open id line number q true in
      every_way ms' id line' open'
  end.

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

Lemma one_way_all (P : position * bool -> Prop) ms id here reply open open' :
  one_way ms id here reply open = Read open' ->
  exists w q, List.In (w, q) ms /\ (all_kept P open' <-> P (q, false) /\ all_kept P open).
Proof.
elim: ms => // -[w q] ms IH /=; case: (strip _ _) => [number led|/IH[w' [q' [in_ms all]]]].
  exists w, q; split; first by left.
  by apply: lead_all led; [apply: same_position_eq | apply: same_bool_eq].
by exists w', q'; split=> //; right.
Qed.

Lemma every_way_all (P : position * bool -> Prop) ms id line open open' :
  every_way ms id line open = Read open' ->
  (all_kept P open' <->
   (forall w q, List.In (w, q) ms -> P (q, true)) /\ all_kept P open).
Proof.
elim: ms line open => [|[w q] ms IH] line open /=.
  by peel=> _ _ [->]; split=> [//|[]//].
peel=> -[reply line'] _; peel=> number _; peel=> open1 led rest; rewrite (IH _ _ rest).
rewrite (lead_all same_position_eq same_bool_eq P led).
split=> [[all_ms [Pq all_open]]|[all_ms all_open]].
  by split=> // w' q' [[_ <-]|/all_ms].
by split; [move=> w' q' in_ms; apply: (all_ms w'); right | split=> //; apply: (all_ms w); left].
Qed.

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
  have [w1 [q1 [_ all1]]] := one_way_all (fun=> True) moved.
  have [w2 [q2 [in_ms all2]]] := one_way_all (fun x => says_ruled (x.1, x.2)) moved.
  split; first by move=> all_open; apply/all1.
  by case/all2=> lost_q all_open; split=> //; apply: (Won moves_p in_ms).
move=> every; split; first by move=> all_open; apply/(every_way_all _ every); split.
case/(every_way_all _ every)=> all_won all_open; split=> //.
by apply: (Lost moves_p); [rewrite not_end | exact: all_won].
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
Notation lead := (lead number_max same_position same_value).

Fixpoint every_way_value (ms : seq (way * position)) (id : nat) (line : bytes)
    (open : open_positions) : result (seq nat * bytes * open_positions) :=
  match ms with
  | [::] => Read ([::], line, open)
  | (w, q) :: ms' =>
      let* (reply, line1) := word line in
      let* reached := some_or (Invalid out_of_order) (strip (way_prefix w) reply) in
      let* (number, v) := with_value number_max line reached in
      let* open1 := lead open id line number q (Some v) in
      let* (vs, line2, open2) := every_way_value ms' id line1 open1 in
      Read (v :: vs, line2, open2)
  end.

Definition winning_ways (ms : seq (way * position)) (vs : seq nat) : seq way :=
  pmap (fun x => if eqn x.2 0 then Some x.1.1 else None) (zip ms vs).

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
  Read (winning_ways ms vs, open').

Definition read_ruled_value (open : open_positions) (id : nat) (p : position) (claim : option nat)
    (line : bytes) : result open_positions :=
  let* (_, open') := read_ways_and_value open id p claim line in Read open'.

Definition says_ruled_value (x : position * option nat) : Prop :=
  if x.2 is Some v then has_value r x.1 v else True.

Lemma every_way_value_all (P : position * option nat -> Prop) ms id line open vs line' open' :
  every_way_value ms id line open = Read (vs, line', open') ->
  size vs = size ms /\
  (all_kept P open' <->
   (forall w q v, List.In (w, q, v) (zip ms vs) -> P (q, Some v)) /\ all_kept P open).
Proof.
elim: ms line open vs line' open' => [|[w q] ms IH] line open vs line' open' /=.
  by case=> <- _ <-; split=> //=; split=> [all_open|[]//]; split.
peel=> -[reply line1] _; peel=> reached _; peel=> -[number v] _; peel=> open1 led.
peel=> -[[us line2] open2] rest [<- _ <-]; have [size_eq all2] := IH _ _ _ _ _ rest.
split; first by rewrite /= size_eq.
rewrite all2 (lead_all same_position_eq same_value_eq P led) /=.
split=> [[all_ms [Pq all_open]]|[all_ms all_open]].
  by split=> // w' q' v' [[_ <- <-]|/all_ms].
split; first by move=> w' q' v' in_ms; apply: (all_ms w'); right.
by split=> //; apply: (all_ms w); left.
Qed.

Lemma read_ways_and_value_true open id p claim line ws open' :
  read_ways_and_value open id p claim line = Read (ws, open') ->
  all_kept says_ruled_value open' ->
  [/\ says_ruled_value (p, claim), all_kept says_ruled_value open &
      exists ms vs, [/\ moves r p = Some ms, size vs = size ms, ws = winning_ways ms vs &
        forall w q v, List.In (w, q, v) (zip ms vs) -> has_value r q v]].
Proof.
rewrite /read_ways_and_value; peel=> -[w line1] _; peel=> v _; peel=> -[] /proveP claim_v.
peel=> ms found; have moves_p := or_invalidP found; peel=> -[[vs line2] open1] every.
peel=> -[] /proveP/is_least_missingP least; peel=> _ _ [<- <-].
have [sizes says_all] := every_way_value_all says_ruled_value every.
case/says_all=> all_values all_open; split=> //; last by exists ms, vs.
rewrite /says_ruled_value /=; case: claim claim_v => // c; rewrite eqnE => /eqP->.
by rewrite -least; apply: (Has_value moves_p sizes all_values).
Qed.

Lemma kept_true (A : Type) (t : kept A) : all_kept (fun=> True) t.
Proof. by elim: t => // -[a|] zeros IH ones IH'. Qed.

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
rewrite -ws_eq ways_eq /winning_ways; split=> [w'|w' q in_ms]; last first.
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
