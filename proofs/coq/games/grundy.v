(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Grundy values of finite impartial games, and of their sums (Sprague and Grundy): the nim-sum of
   those of the parts. *)
From Coq Require Import NArith Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The least number that is not in s. *)
Definition mex (s : seq nat) : nat := find (fun k => k \notin s) (iota 0 (size s).+1).

Lemma mexP s : (mex s \notin s) /\ (forall k, k < mex s -> k \in s).
Proof.
have some : has (fun k => k \notin s) (iota 0 (size s).+1).
  rewrite has_predC; apply/negP=> /allP/(uniq_leq_size (iota_uniq _ _)).
  by rewrite size_iota ltnn.
have := some; rewrite has_find size_iota => small; split=> [|k lt_k].
- by have := nth_find 0 some; rewrite nth_iota.
- have := before_find 0 lt_k; rewrite nth_iota ?(ltn_trans lt_k) // add0n.
  by move/negbFE.
Qed.

Lemma mex_eq s n : n \notin s -> (forall k, k < n -> k \in s) -> mex s = n.
Proof.
have [out inside] := mexP s => n_out n_inside.
by case: (ltngtP (mex s) n) => [/n_inside|/inside|//]; [rewrite (negPf out) | rewrite (negPf n_out)].
Qed.

Lemma eq_mex s t : s =i t -> mex s = mex t.
Proof.
have [out inside] := mexP t => s_t; apply: mex_eq => [|k /inside]; by rewrite s_t.
Qed.

(* The nim-sum: the exclusive or of the binary digits. *)
Definition nim (a b : nat) : nat := N.to_nat (N.lxor (N.of_nat a) (N.of_nat b)).

Lemma of_nim a b : N.of_nat (nim a b) = N.lxor (N.of_nat a) (N.of_nat b).
Proof. exact: N2Nat.id. Qed.

Lemma nimC a b : nim a b = nim b a.
Proof. by rewrite /nim N.lxor_comm. Qed.

Lemma nimA a b c : nim a (nim b c) = nim (nim a b) c.
Proof. by rewrite /nim !N2Nat.id N.lxor_assoc. Qed.

Lemma nimn0 a : nim a 0 = a.
Proof. by rewrite /nim N.lxor_0_r Nat2N.id. Qed.

Lemma nimnn a : nim a a = 0.
Proof. by rewrite /nim N.lxor_nilpotent. Qed.

Lemma nimI b : injective (nim b).
Proof. by move=> a a' /(congr1 (nim b)); rewrite !nimA nimnn ![nim 0 _]nimC !nimn0. Qed.

Lemma nim_eq0 a b : (nim a b == 0) = (a == b).
Proof. by apply/eqP/eqP=> [|->]; [rewrite -(nimnn a) => /nimI | rewrite nimnn]. Qed.

(* A last binary digit. *)
Definition digit (b : bool) (a : N) : N := if b then N.succ_double a else N.double a.

Lemma lxor_digit b c x y : N.lxor (digit b x) (digit c y) = digit (b (+) c) (N.lxor x y).
Proof. by case: b; case: c; case: x; case: y. Qed.

Lemma digits (a : N) : exists b x, a = digit b x.
Proof.
by case: a => [|[p|p|]]; [exists false, N0 | exists true, (N.pos p) | exists false, (N.pos p) |
  exists true, N0].
Qed.

Lemma digit_lt b x c y :
  N.lt (digit b x) (digit c y) <-> N.lt x y \/ x = y /\ b = false /\ c = true.
Proof.
case: b; case: c; rewrite /digit ?N.succ_double_spec ?N.double_spec; split; try lia;
  move=> ?; have := N.lt_total x y; intuition lia.
Qed.

(* Every number below a nim-sum is one in which a part is less. *)
Lemma lxor_lt a b c : N.lt c (N.lxor a b) ->
  (exists2 a', N.lt a' a & N.lxor a' b = c) \/ (exists2 b', N.lt b' b & N.lxor a b' = c).
Proof.
elim/N.binary_ind: a b c => [b c|a IH b c|a IH b c]; first by rewrite N.lxor_0_l; right; exists c.
all: have [bd [b' ->]] := digits b; have [cd [c' ->]] := digits c.
- rewrite -[N.double a]/(digit false a) lxor_digit addFb => /digit_lt[/IH[[x x_a <-]|[y y_b <-]]|].
  + by left; exists (digit (cd (+) bd) x); [apply/digit_lt; left | rewrite lxor_digit addbK].
  + by right; exists (digit cd y); [apply/digit_lt; left | rewrite lxor_digit].
  + case=> -> [-> ->]; right; exists (digit false b'); last by rewrite lxor_digit.
    by apply/digit_lt; right.
- rewrite -[N.succ_double a]/(digit true a) lxor_digit => /digit_lt[/IH[[x x_a <-]|[y y_b <-]]|].
  + by left; exists (digit (cd (+) bd) x); [apply/digit_lt; left | rewrite lxor_digit addbK].
  + right; exists (digit (~~ cd) y); first by apply/digit_lt; left.
    by rewrite lxor_digit addTb negbK.
  + case=> -> [-> bd0]; left; exists (digit false a); first by apply/digit_lt; right.
    by rewrite lxor_digit; case: bd bd0.
Qed.

Lemma nim_lt a b c : c < nim a b ->
  (exists2 a', a' < a & nim a' b = c) \/ (exists2 b', b' < b & nim a b' = c).
Proof.
have lt_N m n : m < N.to_nat n -> N.lt (N.of_nat m) n by move/ltP; lia.
have lt_nat m n : N.lt m (N.of_nat n) -> N.to_nat m < n by move=> ?; apply/ltP; lia.
case/lt_N/lxor_lt=> -[x x_lt x_c]; [left|right]; exists (N.to_nat x); rewrite ?lt_nat //.
all: by rewrite /nim N2Nat.id x_c Nat2N.id.
Qed.

(* In binary, digit by digit. *)
Lemma nim_digit (b c : bool) x y : nim (b + x.*2) (c + y.*2) = (b (+) c) + (nim x y).*2.
Proof.
have of_digit (d : bool) z : N.of_nat (d + z.*2) = digit d (N.of_nat z).
  by rewrite -mul2n -multE -plusE; case: d; rewrite /nat_of_bool /digit ?N.succ_double_spec ?N.double_spec; lia.
by apply: Nat2N.inj; rewrite of_digit !of_nim !of_digit lxor_digit.
Qed.

(* What is defined from its values at the options. *)
Fixpoint by_options_within (T : Type) (step : seq T -> T) (G : game) (moves : nat) (p : G) : T :=
  if moves is m.+1 then step [seq by_options_within step m q | q <- options p] else step [::].
Definition by_options (T : Type) (step : seq T -> T) (G : game) (p : G) : T :=
  by_options_within step (remaining p) p.

Section ByOptions.
Variables (T : Type) (step : seq T -> T) (G : game).
Implicit Types p q : G.

Lemma by_options_enough m p : remaining p <= m -> by_options_within step m p = by_options step p.
Proof.
have agree : forall k l q, remaining q <= k -> remaining q <= l ->
    by_options_within step k q = by_options_within step l q.
  have none q : remaining q <= 0 -> options q = [::].
    case E: (options q) => [//|x s]; have /options_shorten: x \in options q by rewrite E mem_head.
    by case: (remaining q).
  elim=> [|k IH] [|l] q le_k le_l //=; try by rewrite (none q).
  congr step; apply/eq_in_map=> x /options_shorten lt_x.
  by apply: IH; rewrite -ltnS (leq_trans lt_x).
by move=> le_p; apply: agree.
Qed.

Lemma by_options_eq p : by_options step p = step [seq by_options step q | q <- options p].
Proof.
transitivity (by_options_within step (remaining p).+1 p); first by rewrite by_options_enough.
rewrite /=; congr step; apply/eq_in_map=> q q_opt; apply: by_options_enough.
exact: ltnW (options_shorten q_opt).
Qed.
End ByOptions.

(* The Grundy value: the least number that no option has. *)
Definition grundy (G : game) (p : G) : nat := by_options mex p.

(* The length of the longest play. *)
Definition height (G : game) (p : G) : nat := by_options (fun s => \max_(h <- s) h.+1) p.

(* The positions to which play from p may come. *)
Definition reachable (G : game) (p q : G) : Prop :=
  exists2 s, path (fun x y => y \in options x) p s & last p s = q.

Section Grundy.
Variable G : game.
Implicit Types p q : G.

Lemma grundy_eq p : grundy p = mex [seq grundy q | q <- options p].
Proof. exact: by_options_eq. Qed.

Lemma height_le p k : (height p <= k) = all (fun q => height q < k) (options p).
Proof.
rewrite /height by_options_eq -/(@height G) big_map; elim: (options p) => [|q s IH].
  by rewrite big_nil.
by rewrite big_cons geq_max IH.
Qed.

Lemma height_S p k : height p = k.+1 -> exists2 q, q \in options p & height q = k.
Proof.
move=> p_k; have : ~~ (height p <= k) by rewrite p_k ltnn.
rewrite height_le -has_predC => /hasP[q q_opt]; rewrite /= -leqNgt => le_q; exists q => //.
have : height p <= k.+1 by rewrite p_k.
by rewrite height_le => /allP/(_ q q_opt) lt_q; apply/eqP; rewrite eqn_leq le_q -ltnS lt_q.
Qed.

Lemma reachable_sink p : exists2 q, reachable p q & options q = [::].
Proof.
elim/play_ind: p => p IH; case E: (options p) => [|x s]; first by exists p => //; exists [::].
have x_opt : x \in options p by rewrite E mem_head.
have [q [t x_t t_q] q_sink] := IH x x_opt.
by exists q => //; exists (x :: t); rewrite //= x_opt.
Qed.

Lemma grundy_option p q : q \in options p -> grundy q != grundy p.
Proof.
move=> q_opt; rewrite [grundy p]grundy_eq; apply: contraTneq (map_f (@grundy G) q_opt) => ->.
by have [] := mexP [seq grundy q | q <- options p].
Qed.

Lemma grundy_below p k : k < grundy p -> exists2 q, q \in options p & grundy q = k.
Proof.
rewrite grundy_eq; have [_ below] := mexP [seq grundy q | q <- options p].
by case/below/mapP=> q q_opt ->; exists q.
Qed.

(* The P-positions are those of Grundy value 0. *)
Lemma grundy0_P p : P_position p <-> grundy p = 0.
Proof.
have is_P_0 : is_P p = (grundy p == 0).
  apply: (@is_P_kernel G (fun=> True) (fun p => grundy p == 0)) => // {}p _.
  apply/eqP/allP=> [p0 q /grundy_option|no0]; first by rewrite p0.
  apply/eqP; apply: contraT; rewrite -lt0n => /grundy_below[q /no0]; by move/eqP.
by split=> [/P_positionP|p0]; [rewrite is_P_0 => /eqP | apply/P_positionP; rewrite is_P_0 p0].
Qed.
End Grundy.

(* Positions that correspond, option by option, have the same Grundy value. *)
Lemma grundy_map (G H : game) (R : G -> H -> Prop) :
  (forall p x, R p x -> forall q, q \in options p -> exists2 y, y \in options x & R q y) ->
  (forall p x, R p x -> forall y, y \in options x -> exists2 q, q \in options p & R q y) ->
  forall p x, R p x -> grundy p = grundy x.
Proof.
move=> forth back p; elim/play_ind: p => p IH x p_x; rewrite !grundy_eq; apply: eq_mex => k.
apply/mapP/mapP=> [[q q_opt ->]|[y y_opt ->]].
- by have [y y_opt q_y] := forth _ _ p_x q q_opt; exists y; rewrite ?(IH q q_opt y q_y).
- by have [q q_opt q_y] := back _ _ p_x y y_opt; exists q; rewrite ?(IH q q_opt y q_y).
Qed.

(* A sum: a move in it is a move in one of the parts. *)
Lemma grundy_sum (G H K : game) (sum : G -> H -> K) :
  (forall p x r, r \in options (sum p x) <->
     (exists2 q, q \in options p & r = sum q x) \/ (exists2 y, y \in options x & r = sum p y)) ->
  forall p x, grundy (sum p x) = nim (grundy p) (grundy x).
Proof.
move=> sum_options p x; have [n] := ubnP (remaining p + remaining x).
elim: n p x => // n IH p x lt_n.
have IHl q : q \in options p -> grundy (sum q x) = nim (grundy q) (grundy x).
  move=> /options_shorten lt_q; apply: IH; rewrite -ltnS (leq_trans _ lt_n) // ltnS.
  by rewrite ltn_add2r.
have IHr y : y \in options x -> grundy (sum p y) = nim (grundy p) (grundy y).
  move=> /options_shorten lt_y; apply: IH; rewrite -ltnS (leq_trans _ lt_n) // ltnS.
  by rewrite ltn_add2l.
rewrite grundy_eq; apply: mex_eq => [|k].
- apply/negP=> /mapP[r /sum_options[[q q_opt ->]|[y y_opt ->]]].
  + rewrite IHl // ![nim _ (grundy x)]nimC => /nimI e.
    by have := grundy_option q_opt; rewrite e eqxx.
  + by rewrite IHr // => /nimI e; have := grundy_option y_opt; rewrite e eqxx.
- case/nim_lt=> -[v /grundy_below[q q_opt <-] <-]; apply/mapP.
  + by exists (sum q x); [apply/sum_options; left; exists q | rewrite IHl].
  + by exists (sum p q); [apply/sum_options; right; exists q | rewrite IHr].
Qed.
