(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The local rule of grids [docs/GRIDS.md]: when t_1 + ... + t_d divides the monomial of the t_i^o_i
   modulo the t_i^c_i, in characteristic 2. Here: what it computes, and of which factors. *)
From mathcomp Require Import all_ssreflect ssralg zmodp matrix mxalgebra.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

(* A factor t^o modulo t^c is the pair (c, o). *)
Notation factor := (nat * nat)%type.
Implicit Types f g : seq factor.

(* The powers of two whose sum is o. *)
Definition digits (o : nat) : seq nat := [seq (2 ^ b)%N | b <- iota 0 o & odd (o %/ 2 ^ b)].

(* All ways to give p to one of the factors, and to deal several numbers out. *)
Fixpoint gives (p : nat) f : seq (seq factor) :=
  if f is x :: f' then ((x.1, x.2 + p)%N :: f') :: [seq x :: g | g <- gives p f'] else [::].
Fixpoint deals (bits : seq nat) f : seq (seq factor) :=
  if bits is p :: bits' then flatten [seq deals bits' g | g <- gives p f] else [:: f].
Definition below f := all (fun x : factor => x.2 < x.1)%N f.
Definition can_be_dealt (bits : seq nat) f : bool := has below (deals bits f).

(* The local rule, for the factors f and at least as many rounds. c is the greatest of the c_i, m a
   factor with it. In turn: some o_i is not below c_i; c is even, a power of two; c is odd, and that
   of m alone; c is that of several factors. *)
Definition greatest f : nat := (\max_(x <- f) x.1)%N.
Definition longest f : factor := nth (0, 0)%N f (find (fun x => x.1 == greatest f) f).
Fixpoint sum_divides_in (rounds : nat) f : bool :=
  if rounds is rounds'.+1 then
    let c := greatest f in
    let m := longest f in
    let others := rem m f in
    if has (fun x => x.1 <= x.2)%N f then true
    else if ~~ odd c then (0 < m.2)%N && all (fun x => x.1 <= x.2 + m.2)%N others
    else if all (fun x => x.1 != c) others then ~~ can_be_dealt (digits m.2) others
    else if all (fun x => (x.1 == c) ==> (x.2 == c./2)) f then
      sum_divides_in rounds' (rem (longest others) others)
    else false
  else false.
Definition sum_divides f : bool := sum_divides_in (size f) f.

(* The factors that a side can have. *)
Definition side_factor (x : factor) : Prop :=
  (exists e j, x = (2 ^ e - 1, 2 ^ j - 1)%N) \/
  (exists2 e, x.1 = (2 ^ e.+1)%N & x.2 = 0%N \/ exists j, x.2 = (2 ^ j)%N).

Lemma greatest_in f : f != [::] -> has (fun x => x.1 == greatest f) f.
Proof.
rewrite /greatest; case: f => // x f _; elim: f x => [|y f IH] x.
  by rewrite /= big_seq1 eqxx.
have := IH y; rewrite !big_cons; move: (\max_(j <- f) j.1)%N => g /= IHy.
by case: (leqP x.1 (maxn y.1 g)) => _; rewrite ?eqxx ?IHy ?orbT.
Qed.

Lemma longestP f : f != [::] -> longest f \in f /\ (longest f).1 = greatest f.
Proof.
move/greatest_in => has_top; split; last exact: (eqP (nth_find (0, 0)%N has_top)).
by apply: mem_nth; rewrite -has_find.
Qed.

Lemma le_greatest f x : x \in f -> (x.1 <= greatest f)%N.
Proof. by move=> xf; rewrite /greatest (big_rem x xf) leq_maxl. Qed.

Lemma belowE f : has (fun x : factor => x.1 <= x.2)%N f = ~~ below f.
Proof. by rewrite -has_predC; apply: eq_has => x /=; rewrite -leqNgt. Qed.

Definition power_of_2 p := exists b, p = (2 ^ b)%N.

Lemma digits_powers o p : p \in digits o -> power_of_2 p.
Proof. by move/mapP=> [b _ ->]; exists b. Qed.

Lemma digits_sum o : (\sum_(p <- digits o) p = o)%N.
Proof.
suff {o} sum_mod o n : (\sum_(p <- [seq 2 ^ b | b <- iota 0 n & odd (o %/ 2 ^ b)]) p = o %% 2 ^
  n)%N.
  by rewrite sum_mod modn_small // ltn_expl.
elim: n => [|n IH]; first by rewrite big_nil expn0 modn1.
have -> : iota 0 n.+1 = iota 0 n ++ [:: n] by rewrite -[n.+1]addn1 iotaD.
rewrite filter_cat map_cat big_cat IH /=.
have -> : (o %% 2 ^ n.+1 = o %% 2 ^ n + odd (o %/ 2 ^ n) * 2 ^ n)%N.
  have lt_r : (o %% 2 ^ n < 2 ^ n)%N by rewrite ltn_mod expn_gt0.
  have := divn_eq o (2 ^ n); move: (o %% _)%N (o %/ _)%N lt_r => r q lt_r ->.
  have -> : (q * 2 ^ n + r = q./2 * 2 ^ n.+1 + (r + odd q * 2 ^ n))%N.
    by rewrite -{1}(odd_double_half q) mulnDl expnS [RHS]addnA mulnA muln2 -[LHS]addnA [LHS]addnC.
  rewrite modnMDl modn_small // expnS mul2n -addnn -addSn leq_add //.
  by case: (odd _); rewrite ?mul1n // mul0n.
by case: (odd _); rewrite ?big_nil ?big_seq1 /= ?mul1n ?mul0n.
Qed.

(* The greatest c_i, if it is odd and each o_i is below its c_i. *)
Lemma odd_greatest f : f != [::] -> (forall x, x \in f -> side_factor x) -> below f ->
  odd (greatest f) -> exists e, greatest f = (2 ^ e.+1 - 1)%N.
Proof.
move=> /longestP[m_in m_top] sides /allP/(_ _ m_in) m_below c_odd.
case: (sides _ m_in) => [[[|a] [j m_eq]]|[a m1 _]]; rewrite -m_top.
- by move: m_below; rewrite m_eq.
- by exists a; rewrite m_eq.
- by move: c_odd; rewrite -m_top m1 expnS mul2n odd_double.
Qed.

Lemma half_odd e : ((2 ^ e.+1 - 1)./2 = 2 ^ e - 1)%N.
Proof.
rewrite expnS mul2n; case: (2 ^ e)%N (expn_gt0 2 e) => // k _.
by rewrite doubleS !subn1 /= uphalf_double.
Qed.

(* A factor that is shorter than 2^(e + 1) - 1 is at most 2^e. *)
Lemma shorter (x : factor) e : side_factor x -> (x.1 < 2 ^ e.+1 - 1)%N -> (x.1 <= 2 ^ e)%N.
Proof.
have le a : (2 ^ a < 2 ^ e.+1)%N -> (2 ^ a <= 2 ^ e)%N by rewrite ltn_exp2l // ltnS leq_exp2l.
case=> [[a [j -> /=]]|[a -> _]].
- rewrite -ltnS !subn1 !prednK ?expn_gt0 // => /le le_a; rewrite -subn1; exact: leq_trans
  (leq_subr _ _) le_a.
- by move=> lt_a; apply: le; apply: leq_trans lt_a (leq_subr _ _).
Qed.
