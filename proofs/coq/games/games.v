(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Finite impartial games under normal play: options, P- and N-positions, kernels. What everything
   else here is said in. The definitions are those of oracle/ruleset.hpp and oracle/outcome.hpp. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A game: the options of each position, finitely many, and a bound on the moves that remain, so
   that play ends. *)
Record game := Game {
  position :> eqType;
  options : position -> seq position;
  remaining : position -> nat;
  options_shorten : forall p q, q \in options p -> remaining q < remaining p
}.

(* A position is P (the previous player wins) iff every option is N; it is N (the next player wins)
   iff some option is P. A position without options is P: who cannot move loses. *)
Inductive P_position (G : game) : G -> Prop :=
  | P_intro p : (forall q, q \in options p -> N_position q) -> P_position p
with N_position (G : game) : G -> Prop :=
  | N_intro p q : q \in options p -> P_position q -> N_position p.

(* Every line of play from p has exactly k moves. *)
Fixpoint lasts_exactly (G : game) (p : G) (k : nat) : Prop :=
  if k is k'.+1 then
    options p != [::] /\ forall q, q \in options p -> lasts_exactly q k'
  else options p = [::].

(* The outcome as a function. *)
Fixpoint is_P_within (G : game) (moves : nat) (p : G) : bool :=
  if moves is m.+1 then all (fun q => ~~ is_P_within m q) (options p) else true.
Definition is_P (G : game) (p : G) : bool := is_P_within (remaining p) p.

Section Outcome.
Variable G : game.
Implicit Types p q : G.

Lemma options_wf : well_founded (fun q p : G => q \in options p).
Proof.
suff step n p : remaining p < n -> Acc (fun q p : G => q \in options p) p by move=> p; apply: step.
elim: n p => [|n IH] p; first by rewrite ltn0.
rewrite ltnS => le_p; apply: Acc_intro => q q_opt; apply: IH.
exact: leq_trans (options_shorten q_opt) le_p.
Qed.

(* Induction on the length of play. *)
Lemma play_ind (K : G -> Prop) :
  (forall p, (forall q, q \in options p -> K q) -> K p) -> forall p, K p.
Proof. by move=> step p; elim: (options_wf p) => x _ IH; apply: step. Qed.

Lemma is_P_within_enough m p : remaining p <= m -> is_P_within m p = is_P p.
Proof.
have agree : forall k l q, remaining q <= k -> remaining q <= l ->
    is_P_within k q = is_P_within l q.
  have none q : remaining q <= 0 -> options q = [::].
    case E: (options q) => [//|x s]; have /options_shorten: x \in options q by rewrite E mem_head.
    by case: (remaining q).
  elim=> [|k IH] [|l] q le_k le_l //=; try by rewrite (none q).
  apply: eq_in_all => x /options_shorten lt_x; congr (~~ _).
  by apply: IH; rewrite -ltnS (leq_trans lt_x).
by move=> le_p; apply: agree.
Qed.

Lemma is_P_eq p : is_P p = all (fun q => ~~ is_P q) (options p).
Proof.
transitivity (is_P_within (remaining p).+1 p); first by rewrite is_P_within_enough.
rewrite /=; apply: eq_in_all => q q_opt; congr (~~ _); apply: is_P_within_enough.
exact: ltnW (options_shorten q_opt).
Qed.

Lemma is_PPn p : reflect (exists2 q, q \in options p & is_P q) (~~ is_P p).
Proof.
rewrite is_P_eq -has_predC; apply: (iffP hasP) => -[q q_opt];
by rewrite /= ?negbK => q_P; exists q; rewrite //= negbK.
Qed.

Lemma outcomes p : (is_P p -> P_position p) /\ (~~ is_P p -> N_position p).
Proof.
elim/play_ind: p => p IH; split.
- rewrite is_P_eq => /allP all_N; constructor=> q q_opt.
  by have [_] := IH q q_opt; apply; apply: all_N.
- by move/is_PPn=> [q q_opt q_P]; apply: (N_intro q_opt); have [] := IH q q_opt; auto.
Qed.

Lemma P_options p : P_position p -> forall q, q \in options p -> N_position q.
Proof. by case. Qed.

Lemma N_option p : N_position p -> exists2 q, q \in options p & P_position q.
Proof. by case=> {}p q; exists q. Qed.

Lemma P_and_N_exclude p : P_position p -> N_position p -> False.
Proof.
elim/play_ind: p => p IH p_P p_N.
have [q q_opt q_P] := N_option p_N.
exact: IH q_opt q_P (P_options p_P q_opt).
Qed.

Lemma P_positionP p : reflect (P_position p) (is_P p).
Proof.
have [p_P p_N] := outcomes p; case: (boolP (is_P p)) => [/p_P|/p_N] H; constructor=> // p_P'.
exact: P_and_N_exclude p_P' H.
Qed.

Lemma N_positionP p : reflect (N_position p) (~~ is_P p).
Proof.
have [p_P p_N] := outcomes p.
case: (boolP (is_P p)) => [/p_P|/p_N] H; constructor=> // p_N'.
exact: P_and_N_exclude H p_N'.
Qed.

(* Every position is P or N, and no position is both. *)
Lemma P_or_N p : P_position p \/ N_position p.
Proof. by have [p_P p_N] := outcomes p; case: (boolP (is_P p)); auto. Qed.

Lemma not_P p : ~ P_position p <-> N_position p.
Proof.
split=> [p_nP|p_N p_P]; last exact: P_and_N_exclude p_P p_N.
by case: (P_or_N p).
Qed.

(* A kernel of the options, within positions that play does not leave, is the set of P-positions. *)
Lemma is_P_kernel (inside : G -> Prop) (K : pred G) :
  (forall p q, inside p -> q \in options p -> inside q) ->
  (forall p, inside p -> K p = all (fun q => ~~ K q) (options p)) ->
  forall p, inside p -> is_P p = K p.
Proof.
move=> closed K_kernel p; elim/play_ind: p => p IH p_in.
rewrite is_P_eq K_kernel //; apply: eq_in_all => q q_opt.
by rewrite IH //; apply: closed q_opt.
Qed.

(* A set of positions from each of which every move can be answered by a move back into it. *)
Lemma P_by_replies (K : G -> Prop) :
  (forall p q, K p -> q \in options p -> exists2 r, r \in options q & K r) ->
  forall p, K p -> P_position p.
Proof.
move=> reply p; elim/(well_founded_ind (Wf_nat.well_founded_ltof _ (@remaining G))): p.
move=> p IH p_K.
constructor=> q q_opt; have [r r_opt r_K] := reply p q p_K q_opt.
apply: (N_intro r_opt); apply: IH r_K; apply/ltP.
exact: ltn_trans (options_shorten r_opt) (options_shorten q_opt).
Qed.

End Outcome.

(* Two games whose positions correspond, option by option, have the same outcomes. *)
Lemma is_P_map (G H : game) (R : G -> H -> Prop) :
  (forall p x, R p x -> forall q, q \in options p -> exists2 y, y \in options x & R q y) ->
  (forall p x, R p x -> forall y, y \in options x -> exists2 q, q \in options p & R q y) ->
  forall p x, R p x -> is_P p = is_P x.
Proof.
move=> forth back p; elim/play_ind: p => p IH x p_x.
rewrite !is_P_eq; apply/allP/allP => all_N.
- by move=> y /(back _ _ p_x)[q q_opt q_y]; rewrite -(IH q q_opt y q_y) all_N.
- by move=> q q_opt; have [y y_opt q_y] := forth _ _ p_x q q_opt; rewrite (IH q _ y) ?all_N.
Qed.
