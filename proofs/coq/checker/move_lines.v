(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The moves that a line of a certificate lists, whatever a move is: one of them, all of them, or all with
   the values to which they lead. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import grundy text positions.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* The least number that is not among the values; only looked for where it can be this one. *)
Definition is_least_missing (v : nat) (values : seq nat) : bool :=
  [&& v <= size values, ~~ has (eqn v) values & all (fun k => has (eqn k) values) (iota 0 v)].

Lemma has_eqn v s : has (eqn v) s = (v \in s).
Proof. by rewrite -has_pred1; apply: eq_has => k; rewrite eqnE eq_sym. Qed.

Lemma is_least_missingP v values : is_least_missing v values -> mex values = v.
Proof.
case/and3P=> _; rewrite has_eqn => v_out /allP below; apply: mex_eq => // k k_v.
by rewrite -has_eqn; apply: below; rewrite mem_iota.
Qed.

Lemma Forall_In (T : Type) (P : T -> Prop) s x : List.Forall P s -> List.In x s -> P x.
Proof. by move=> all_s; have [H _] := List.Forall_forall P s; move: x; apply: H. Qed.

Definition same_bool (b c : bool) : bool := if b then c else ~~ c.
Lemma same_bool_eq b c : same_bool b c -> b = c. Proof. by case: b; case: c. Qed.
Definition same_value (a b : option nat) : bool :=
  match a, b with Some v, Some w => eqn v w | None, None => true | _, _ => false end.
Lemma same_value_eq a b : same_value a b -> a = b.
Proof. by case: a => [v|]; case: b => [w|] //=; rewrite eqnE => /eqP->. Qed.

Definition not_legal : reason := Because "the move is not legal".
Definition out_of_order : reason := Because "a move is missing or out of order".

Section Lines.
Variables (number_max : nat) (Pos M : Type).
Variable same : Pos -> Pos -> bool.
Hypothesis same_eq : forall p q, same p q -> p = q.
(* How a move is written, up to the number of the position to which it leads. *)
Variable prefix : M -> bytes.

(* Outcomes: whether the player who moves next wins. *)
Section Outcomes.
Notation open_positions := (kept (Pos * bool)).
Notation lead := (lead number_max same same_bool).

(* The one move of a line with N. *)
Fixpoint one_move (ms : seq (M * Pos)) (id : nat) (here reply : bytes) (open : open_positions) :
    result open_positions :=
  match ms with
  | [::] => Invalid not_legal
  | (m, q) :: ms' =>
      if strip (prefix m) reply is Some number then lead open id here number q false
      else one_move ms' id here reply open
  end.

(* All moves of a line with P. *)
Fixpoint every_move (ms : seq (M * Pos)) (id : nat) (line : bytes) (open : open_positions) :
    result open_positions :=
  match ms with
  | [::] => let* _ := end_of_line line in Read open
  | (m, q) :: ms' =>
      let* (reply, line') := word line in
      let* number := some_or (Invalid out_of_order) (strip (prefix m) reply) in
      let* open' := lead open id line number q true in
      every_move ms' id line' open'
  end.

Lemma one_move_all (P : Pos * bool -> Prop) ms id here reply open open' :
  one_move ms id here reply open = Read open' ->
  exists m q, List.In (m, q) ms /\
    (all_kept P open' <-> P (q, false) /\ all_kept P open).
Proof.
elim: ms => // -[m q] ms IH /=; case: (strip _ _) => [number led|/IH[m' [q' [in_ms all]]]].
  by exists m, q; split; [left | apply: lead_all led; [apply: same_eq | apply: same_bool_eq]].
by exists m', q'; split=> //; right.
Qed.

Lemma every_move_all (P : Pos * bool -> Prop) ms id line open open' :
  every_move ms id line open = Read open' ->
  (all_kept P open' <-> List.Forall (fun m => P (m.2, true)) ms /\ all_kept P open).
Proof.
elim: ms line open => [|[m q] ms IH] line open /=.
  by peel=> _ _ [->]; split=> [//|[]//]; split.
peel=> -[reply line'] _; peel=> number _; peel=> open1 led rest; rewrite (IH _ _ rest).
rewrite (lead_all same_eq same_bool_eq P led); split=> [[all_ms [Pq all_open]]|[all_ms all_open]].
  by split=> //; constructor.
by have := all_ms; inversion 1; subst.
Qed.

End Outcomes.

(* Values; at the start perhaps any. *)
Section Values.
Notation open_positions := (kept (Pos * option nat)).
Notation lead := (lead number_max same same_value).

(* A number and a value behind "=". *)
Definition with_value (line reached : bytes) : result (bytes * nat) :=
  match split_at 61 reached with
  | (_, None) => Malformed line (Because "'=' and a value belong here")
  | (number, Some w) => let* v := number_at number_max line w in Read (number, v)
  end.
(* All moves, with the values of those read before; the moves to positions of value 0. *)
Fixpoint every_value (ms : seq (M * Pos)) (id : nat) (line : bytes) (open : open_positions) :
    result (seq nat * bytes * open_positions) :=
  match ms with
  | [::] => Read ([::], line, open)
  | (m, q) :: ms' =>
      let* (reply, line1) := word line in
      let* reached := some_or (Invalid out_of_order) (strip (prefix m) reply) in
      let* (number, v) := with_value line reached in
      let* open1 := lead open id line number q (Some v) in
      let* (vs, line2, open2) := every_value ms' id line1 open1 in
      Read (v :: vs, line2, open2)
  end.

Definition winning (ms : seq (M * Pos)) (values : seq nat) : seq M :=
  pmap (fun x => if eqn x.2 0 then Some x.1.1 else None) (zip ms values).

Lemma every_value_all (P : Pos * option nat -> Prop) ms id line open values line' open' :
  every_value ms id line open = Read (values, line', open') ->
  size values = size ms /\
  (all_kept P open' <->
   List.Forall (fun x => P (x.1.2, Some x.2)) (zip ms values) /\ all_kept P open).
Proof.
elim: ms line open values line' open' => [|[m q] ms IH] line open values line' open' /=.
  by case=> <- _ <-; split=> //=; split=> [all_open|[]//]; split=> //; constructor.
peel=> -[reply line1] _; peel=> reached _; peel=> -[number v] _; peel=> open1 led.
peel=> -[[vs line2] open2] rest [<- _ <-]; have [size_eq all2] := IH _ _ _ _ _ rest.
split; first by rewrite /= size_eq.
rewrite all2 (lead_all same_eq same_value_eq P led).
split=> [[all_ms [Pq all_open]]|[all_ms all_open]]; first by split=> //; constructor.
by have := all_ms; inversion 1; subst.
Qed.
End Values.
End Lines.
