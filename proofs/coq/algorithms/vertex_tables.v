(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Tables of vertices, and searches through all vertices, with their steps counted. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import Lia.
From Gazetteer Require Import counted.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A table has a line for each vertex, with an entry or none. *)
Section Tables.
Variables (V : eqType) (A : Type).
Definition table : Type := seq (V * option A)%type.
Implicit Types (t : table) (u : V) (o : option A).

Fixpoint get t u : counted (option A) :=
  step match t with
       | [::] => ret None
       | (x, o) :: t' => if x == u then ret o else get t' u
       end.
Fixpoint set t u o : counted table :=
  step match t with
       | [::] => ret [::]
       | (x, p) :: t' => if x == u then ret ((x, o) :: t') else r <- set t' u o;; ret ((x, p) :: r)
       end.
(* The table of what f finds for each vertex of s, and what it finds for the first for which it
   finds something. *)
Fixpoint tabulate (f : V -> counted (option A)) (s : seq V) : counted table :=
  step match s with
       | [::] => ret [::]
       | x :: s' => o <- f x;; r <- tabulate f s';; ret ((x, o) :: r)
       end.
Fixpoint first (f : V -> counted (option A)) (s : seq V) : counted (option A) :=
  step match s with
       | [::] => ret None
       | x :: s' => o <- f x;; if o is Some a then ret (Some a) else first f s'
       end.

Definition entry t u : option A := result (get t u).
End Tables.

(* A program takes at most k steps to a result of which P holds. *)
Definition within A (c : counted A) (k : nat) (P : A -> Prop) : Prop := P (result c) /\ steps c <= k.

Lemma within_weak A (c : counted A) k l (P Q : A -> Prop) :
  within c k P -> k <= l -> (forall x, P x -> Q x) -> within c l Q.
Proof. by case=> Px ck kl PQ; split; [apply: PQ | apply: leq_trans kl]. Qed.

Lemma within_ret A (x : A) k (P : A -> Prop) : P x -> within (ret x) k P.
Proof. by []. Qed.

Lemma within_enter A (c : counted A) k (P : A -> Prop) :
  0 < k -> within c (k - 1) P -> within (step c) k P.
Proof. by case: k => // k _; rewrite subn1. Qed.

Lemma within_bind A B (a : counted A) (f : A -> counted B) k K (P : A -> Prop) (Q : B -> Prop) :
  within a k P -> k <= K -> (forall x, P x -> within (f x) (K - k) Q) -> within (bind a f) K Q.
Proof.
case=> Pa a_k k_K /(_ _ Pa)[Qb b_K]; split=> //=.
by rewrite -(subnKC k_K) leq_add.
Qed.

(* The unit of the bounds. *)
Definition width (V : finType) : nat := #|V|.+2.
Lemma width_gt1 (V : finType) : 1 < width V.
Proof. by []. Qed.

Ltac count_steps :=
  intros; try match goal with |- context [width ?W] => have ? := width_gt1 W end;
  repeat match goal with
  | H : is_true (_ <= _) |- _ => move/leP: H; rewrite -?mul2n -?plusE -?multE -?minusE => H
  end;
  apply/leP; rewrite -?mul2n -?plusE -?multE -?minusE; first [lia | nia].

Lemma loop_cost n c : (n * c.+1).+1 <= n.+2 * c.+1.
Proof. by rewrite !mulSn addnA -addn1 addnC leq_add2r. Qed.

Section Costs.
Variables (V : finType) (A : Type).
Implicit Types (t : table V A) (u v : V) (o : option A).
Definition full t : Prop := unzip1 t = enum V.
Local Notation k := (width V).

Lemma full_size t : full t -> size t = #|V|.
Proof. by move=> t_full; rewrite cardE -t_full size_map. Qed.

Lemma get_costs t u : full t -> within (get t u) k (fun o => o = entry t u).
Proof.
move/full_size=> size_t; split=> //; apply: (@leq_trans (size t).+1); last by rewrite size_t ltnW.
by elim: t {size_t} => //= -[x o] t IH; case: ifP.
Qed.

Lemma set_costs t u o :
  full t -> within (set t u o) k (fun r => full r /\ forall v, entry r v = if v == u then o else entry t v).
Proof.
move=> t_full; have size_t := full_size t_full; split; last first.
  apply: (@leq_trans (size t).+1); last by rewrite size_t ltnW.
  by elim: t {t_full size_t} => //= -[x p] t IH; case: ifP => //= _; rewrite addn0.
have u_t : u \in enum V by rewrite mem_enum.
rewrite /full -t_full in u_t *; elim: t u_t {t_full size_t} => //= -[x p] t IH; rewrite inE.
case: (eqVneq u x) => [-> _|u_x /= /IH[keys values]] /=.
  by split=> // v; rewrite /entry /= eq_sym; case: eqVneq.
rewrite keys; split=> // v; rewrite /entry /=.
by case: (eqVneq x v) => [<-|x_v] /=; [rewrite eq_sym (negPf u_x) | apply: values].
Qed.

Lemma tabulate_costs (f : V -> counted (option A)) c (P : V -> option A -> Prop) :
  (forall u, within (f u) c (P u)) ->
  within (tabulate f (enum V)) (k * c.+1) (fun t => full t /\ forall u, P u (entry t u)).
Proof.
move=> f_c; have all_in u : u \in enum V by rewrite mem_enum.
suff [values cost] : within (tabulate f (enum V)) (size (enum V) * c.+1).+1
    (fun t => unzip1 t = enum V /\ forall u, u \in enum V -> P u (entry t u)).
  split; first by case: values => keys values; split=> // u; apply: values.
  by apply: leq_trans cost _; rewrite -cardE loop_cost.
elim: (enum V) {all_in} => [|x s [[keys values] cost]] //=.
have [Px x_c] := f_c x; split; last by move: x_c cost => /=; count_steps.
rewrite /= keys; split=> // u; rewrite inE /entry /= eq_sym; case: eqVneq => [<- _ //|_ /=].
exact: values.
Qed.
End Costs.

Lemma first_costs (V : finType) A (f : V -> counted (option A)) c (P : V -> option A -> Prop) :
  (forall u, within (f u) c (P u)) ->
  within (first f (enum V)) (width V * c.+1)
    (fun o => if o is Some a then exists u, P u (Some a) else forall u, P u None).
Proof.
move=> f_c; suff [value cost] : within (first f (enum V)) (size (enum V) * c.+1).+1
    (fun o => if o is Some a then exists u, P u (Some a) else forall u, u \in enum V -> P u None).
  split; last by apply: leq_trans cost _; rewrite -cardE loop_cost.
  by case: (result _) value => // value u; apply: value; rewrite mem_enum.
elim: (enum V) => [|x s [value cost]] //=.
have [Px x_c] := f_c x; case: (f x) Px x_c => -[a|] j /= Px x_c.
  by split; [exists x | move: x_c cost => /=; count_steps].
split; last by move: x_c cost => /=; count_steps.
case: (first f s) value => -[a|] i //= value u; rewrite inE; case: eqVneq => [-> _ //|_ /=].
exact: value.
Qed.
