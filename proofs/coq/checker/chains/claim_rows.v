(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A claim on n, n + s, n + 2 s, ... is one truth value if its line is constant (chains/lines_for_all.v). So it is true
   of all members if it is on finitely many such rows, and of each smaller member. *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import text tables boards chain_laws chain_terms claim_text chain_claims.
From Gazetteer Require line_arithmetic lines_for_all.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Record arithmetic_evidence := Arithmetic_evidence { settled : nat; step : nat }.

(* An integer by its binary digits. *)
Fixpoint integer_within (fuel n : nat) : Z :=
  match fuel, n with
  | fuel'.+1, _.+1 =>
      let half := integer_within fuel' n./2 in if odd n then Z.succ_double half else Z.double half
  | _, _ => 0%Z
  end.
Definition integer (n : nat) : Z := integer_within n n.

(* The line of a law on n, n + s, n + 2 s, ...; one number for s = 0. *)
Definition law_line (g : number_law) (s n : nat) : line_arithmetic.line :=
  (integer (given_value g n), integer (Nat.div s (given_period g) * given_adds g)).
(* The values that vertices have there, and how many have them. *)
Notation tallies := (option (seq (seq Z * line_arithmetic.line))).
Definition claim_line (c : chain_claim) (x : expression) (classes : tallies) (s n : nat) :
    option line_arithmetic.line :=
  line_arithmetic.line_of (integer n, integer s) (fun i => law_line (nth no_law (laws_said c) i) s n) classes None x.
Definition true_line (l : option line_arithmetic.line) : bool :=
  if l is Some (a, b) then Z.eqb b 0 && ~~ Z.eqb a 0 else false.

Fixpoint all_from (f : nat -> bool) (n count : nat) : bool :=
  if count is count'.+1 then if f n then all_from f n.+1 count' else false else true.

Section Truths.
Variables (c : chain_claim) (e : arithmetic_evidence).
Definition repeats_there (g : given_law) : bool :=
  (given_from g <= settled e) && same (Nat.modulo (step e) (given_period g)) 0.
(* With what is known of the vertices. *)
Definition all_true (x : expression) (classes : nat -> nat -> tallies) : bool :=
  all_from (fun n => true_line (claim_line c x (classes 0 n) 0 n)) (claim_from c) (settled e - claim_from c) &&
  all_from (fun n => true_line (claim_line c x (classes (step e) n) (step e) n)) (settled e) (step e).
Definition no_tallies (s n : nat) : tallies := None.
End Truths.

Lemma integerE n : integer n = Z.of_nat n.
Proof.
rewrite /integer; suff within f m : m <= f -> integer_within f m = Z.of_nat m by exact: within.
elim: f m => [|f IH] [|m] //; rewrite ltnS => m_f; rewrite [LHS]/=.
have half_f : uphalf m <= f.
  by rewrite (leq_trans _ m_f) // -ltnS -[uphalf m]/(m.+1./2) -divn2 ltn_Pdiv.
rewrite IH // -[in RHS](odd_double_half m.+1) -[uphalf m]/(m.+1./2) -[~~ odd m]/(odd m.+1).
move: (odd m.+1) (m.+1./2) => [] h; rewrite /nat_of_bool -addnn -!plusE ?Z.succ_double_spec ?Z.double_spec; lia.
Qed.

Lemma all_fromP f n count m : all_from f n count -> n <= m -> m < n + count -> f m.
Proof.
elim: count n => [|count IH] n /=; first by move=> _ n_m; rewrite addn0 ltnNge n_m.
case: ifP => // f_n rest; rewrite leq_eqVlt => /orP[/eqP<-//|n_m].
by rewrite -addSnnS; apply: IH.
Qed.

(* A law of a claim at the numbers of a row. *)
Lemma given_grows (g : number_law) n s t : 0 < given_period g -> given_from g <= n ->
  Nat.modulo s (given_period g) = 0 ->
  given_value g (n + s * t) = given_value g n + Nat.div s (given_period g) * given_adds g * t.
Proof.
case: g => least values p from adds /= p0 from_n p_s; rewrite /given_value /=.
rewrite !ltnNge from_n (leq_trans from_n (leq_addr _ _)) /=.
have p_not0 : p <> 0 by move=> p_0; rewrite p_0 in p0.
have s_eq : s = Nat.div s p * p.
  by have := PeanoNat.Nat.div_mod s p p_not0; rewrite p_s PeanoNat.Nat.add_0_r PeanoNat.Nat.mul_comm.
move: (Nat.div s p) s_eq => q s_eq.
have -> : n + s * t - from = (n - from) + q * t * p.
  by rewrite s_eq -addnBAC // mulnAC.
rewrite -!plusE -!multE PeanoNat.Nat.mod_add // PeanoNat.Nat.div_add //.
lia.
Qed.

Lemma nth_in (T : Type) (x0 : T) xs i : i < size xs -> List.In (nth x0 xs i) xs.
Proof. by elim: xs i => // x xs IH [|i] /= i_lt; [left|right; apply: IH]. Qed.
Lemma in_nth (T : Type) (x0 : T) xs x : List.In x xs -> exists2 i, i < size xs & nth x0 xs i = x.
Proof.
by elim: xs => // y xs IH [->|/IH[i i_lt <-]]; [exists 0|exists i.+1].
Qed.

(* Only the values at n matter. *)
Lemma value_there laws laws' vs x z : (forall i, laws i z = laws' i z) -> forall here,
  line_arithmetic.value laws vs here x z = line_arithmetic.value laws' vs here x z.
Proof.
move=> same; elim: x => [//|//|i|y IH|y IH|o y IHy w IHw|//|y IH] here /=; rewrite ?same ?IH ?IHy ?IHw //.
case: here => //; congr line_arithmetic.number_true; apply: eq_map => us; exact: IH.
Qed.
(* A claim that speaks of no vertex that is bound has the same value with all values of vertices. *)
Fixpoint binds (x : expression) : bool :=
  match x with
  | line_arithmetic.Not y | line_arithmetic.Abs y => binds y
  | line_arithmetic.Two _ y z => binds y || binds z
  | line_arithmetic.At_vertex _ | line_arithmetic.Vertices _ => true
  | _ => false
  end.
Lemma unbound_value laws vs vs' here x z : ~~ binds x ->
  line_arithmetic.value laws vs here x z = line_arithmetic.value laws vs' here x z.
Proof.
elim: x => [//|//|//|y IH|y IH|o y IHy w IHw|//|//] /=; first by move/IH->.
  by move/IH->.
by case/norP=> /IHy-> /IHw->.
Qed.
Lemma unbound_vertices c n x : ~~ binds x -> vertices_have c n x (nseq (order (member c n)) [::]).
Proof.
move=> unbound; split=> [|w i]; first by rewrite size_nseq.
suff -> : asks x i = false by [].
elim: x unbound => [//|//|//|y IH|y IH|o y IHy w' IHw|//|//] /=; try exact: IH.
by case/norP=> /IHy-> /IHw->.
Qed.
(* One more than the greatest number of a value that is asked for. *)
Fixpoint values_asked (y : expression) : nat :=
  match y with
  | line_arithmetic.Not z | line_arithmetic.Abs z | line_arithmetic.Vertices z => values_asked z
  | line_arithmetic.Two _ z w => maxn (values_asked z) (values_asked w)
  | line_arithmetic.At_vertex i => i.+1
  | _ => 0
  end.
Lemma asks_below x i : asks x i -> i < values_asked x.
Proof.
elim: x => //= [o y IHy z IHz|j]; last by move/eqnP->.
by rewrite leq_max => /orP[/IHy->|/IHz->]; rewrite ?orbT.
Qed.
(* Where nothing is known of vertices, nothing is asked of them. *)
Lemma nothing_asked units lines x l i : line_arithmetic.line_of units lines None None x = Some l -> asks x i = false.
Proof.
elim: x l => [//|//|//|y IH|y IH|o y IHy w IHw|//|//] l /=.
- by case E: (line_arithmetic.line_of _ _ _ _ y) => [k|] // _; apply: IH E.
- by case E: (line_arithmetic.line_of _ _ _ _ y) => [k|] // _; apply: IH E.
case E: (line_arithmetic.line_of _ _ _ _ y) => [k|] //; case E': (line_arithmetic.line_of _ _ _ _ w) => [k'|] // _.
by rewrite (IHy _ E) (IHw _ E').
Qed.

Lemma true_lineP l : true_line l -> exists2 a, l = Some (a, 0%Z) & line_arithmetic.is_true a.
Proof. by case: l => [[a b]|] //= /andP[/Z.eqb_eq-> a0]; exists a. Qed.

Section Judged.
Variables (c : chain_claim) (e : arithmetic_evidence).
(* The values of vertices, and what is known of them. *)
Variables (vertices : nat -> seq (seq Z)) (classes : nat -> nat -> tallies).
Let laws := laws_said c.
Definition tallies_ok (s n : nat) : Prop :=
  lines_for_all.tallies_true (fun z => vertices (Z.to_nat z)) (integer n) (integer s) (classes s n).
Notation value_at x n :=
  (line_arithmetic.value (fun i _ => Z.of_nat (given_value (nth no_law laws i) n)) (vertices n) None x (Z.of_nat n)).

(* A row that is found true is so at each of its numbers. *)
Lemma row_true x s n : tallies_ok s n -> true_line (claim_line c x (classes s n) s n) ->
  (forall i t, let g := nth no_law laws i in
     given_value g (n + s * t) = given_value g n + Nat.div s (given_period g) * given_adds g * t) ->
  forall t, exists2 z, value_at x (n + s * t) = Some z & line_arithmetic.is_true z.
Proof.
move=> known; case/true_lineP=> a line_a a_true grows t; exists a => //.
pose law_at i z := Z.of_nat (given_value (nth no_law laws i) (Z.to_nat z)).
have at_number k : (integer n + integer s * Z.of_nat k)%Z = Z.of_nat (n + s * k).
  by rewrite !integerE -plusE -multE; lia.
have := lines_for_all.line_true (integer n) (integer s) law_at _ _ _ _ known _ _ _ line_a (Z.of_nat t).
have a_at : line_arithmetic.at_step (a, 0%Z) (Z.of_nat t) = a.
  by rewrite /line_arithmetic.at_step /= Z.add_0_r.
rewrite at_number a_at Nat2Z.id => value_a.
transitivity (line_arithmetic.value law_at (vertices (n + s * t)) None x (Z.of_nat (n + s * t))).
  by apply: value_there => i; rewrite /law_at Nat2Z.id.
apply: value_a => [i k k0|]; last by lia.
rewrite -(Z2Nat.id k) // at_number /law_at Nat2Z.id grows.
by rewrite /line_arithmetic.at_step /= !integerE -/laws -plusE -multE; lia.
Qed.

Hypothesis repeat : forall g, List.In g laws -> 0 < given_period g /\ repeats_there e g.
Lemma rows_true x : 0 < claim_from c -> claim_from c <= settled e -> 0 < step e ->
  (forall n, claim_from c <= n -> tallies_ok 0 n) -> (forall n, settled e <= n -> tallies_ok (step e) n) ->
  all_true c e x classes ->
  forall n, claim_from c <= n -> exists2 z, value_at x n = Some z & line_arithmetic.is_true z.
Proof.
move=> from0 from_settled step0 early_ok late_ok /andP[early late] n from_n.
have [near|far] := ltnP n (settled e).
  have := row_true (early_ok n from_n) (all_fromP early from_n _) _ 0; rewrite muln0 addn0; apply.
    by rewrite subnKC.
  have div_0 p : Nat.div 0 p = 0 by case: p.
  by move=> i t /=; rewrite div_0 !mul0n !addn0.
pose m := settled e + (n - settled e) %% step e.
have settled_m : settled e <= m by rewrite /m leq_addr.
have m_late : true_line (claim_line c x (classes (step e) m) (step e) m).
  by apply: (all_fromP late); rewrite // /m ltn_add2l ltn_pmod.
have -> : n = m + step e * ((n - settled e) %/ step e).
  by rewrite /m -addnA [_ %% _ + _]addnC mulnC -divn_eq subnKC.
apply: (row_true (late_ok m settled_m) m_late) => i t /=.
have [i_lt|i_ge] := ltnP i (size laws); last first.
  rewrite nth_default //; apply: given_grows => //; first exact: leq_trans from0 (leq_trans from_settled settled_m).
have [p0 /andP[from_s]] := repeat (nth_in no_law i_lt).
rewrite sameE => /eqP p_s; apply: given_grows => //; exact: leq_trans from_s settled_m.
Qed.
(* So the claim is true, if these are the values of the vertices. *)
Lemma rows_said x n (at_vertices : seq (seq nat)) : laws_hold c -> claim_read c = Some x -> claim_from c <= n ->
  vertices n = [seq [seq Z.of_nat u | u <- us] | us <- at_vertices] -> vertices_have c n x at_vertices ->
  (exists2 z, value_at x n = Some z & line_arithmetic.is_true z) -> claim_true c n.
Proof.
move=> laws_ok x_read from_n n_vertices have_them [z value_z z_true].
exists x, (fun i => given_value (nth no_law laws i) n), at_vertices, z; split=> // [i|]; last by rewrite -n_vertices.
rewrite size_map => i_lt; rewrite (nth_map no_law) //; have := nth_in no_law i_lt; rewrite -/laws.
move: (nth _ _ _) => g /List.filter_In[]; case/(in_nth no_law)=> j j_lt <- least_n; apply: laws_ok => //.
exact: leq_trans least_n from_n.
Qed.
End Judged.
