(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The local rule of grids [docs/GRIDS.md], one half: if the rule says that the sum divides the monomial,
   it does, modulo any ideal with the powers t_i^c_i. *)
From mathcomp Require Import all_ssreflect ssralg zmodp matrix mxalgebra.
From Coq Require Import Ring.
From Gazetteer Require Import boxes local_rule.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Implicit Types f g : seq factor.

Section Identities.
Variables (R : Type) (zero one : R) (add mul sub : R -> R -> R) (opp : R -> R).
Hypothesis R_ring : ring_theory zero one add mul sub opp eq.
Add Ring R_ring : R_ring.
Local Notation "a + b" := (add a b).
Local Notation "a * b" := (mul a b).
Local Notation "a - b" := (sub a b).

(* The quotient of two powers by a difference, for twice the exponent plus one. *)
Lemma doubled_quotient (x v B B' xh vh : R) :
  xh = B - v * B' -> vh = B - x * B' ->
  (x * xh + v * vh) * B - v * (x * xh * B' + vh * B) = x * xh * xh /\
  (x * xh + v * vh) * B - x * (x * xh * B' + vh * B) = v * vh * vh.
Proof. by move=> -> ->; split; ring. Qed.

Lemma two_longest_identity (x v B B' xh vh P g : R) :
  xh = B - v * B' -> vh = B - x * B' ->
  xh * B * P =
  g * ((x * xh + v * vh) * B) + opp g * (x * xh * xh) + opp B' * (v * vh * P) +
  (x * xh * B' + vh * B) * (P - g * v).
Proof. by move=> -> ->; ring. Qed.
End Identities.

Section Ideals.
Variable A : comRingType.
Hypothesis two : 1 + 1 = 0 :> A.
Implicit Types (I T : A -> Prop) (t z : A).

Lemma A_ring : @ring_theory A 0 1 +%R *%R (fun a b => a - b) -%R eq.
Proof.
by split; [exact: add0r|exact: addrC|exact: addrA|exact: mul1r|exact: mulrC|exact: mulrA|
  exact: mulrDl| |exact: addrN].
Qed.

(* The ideal that t generates together with I. *)
Definition adjoin I t : A -> Prop := fun z => exists c, I (z + c * t).

Lemma ideal_adjoin I t : ideal I -> ideal (adjoin I t).
Proof.
move=> idI; split=> [|x y [a xa] [b yb]|c x [a xa]].
- by exists 0; rewrite mul0r addr0; apply: ideal_zero.
- by exists (a + b); rewrite mulrDl addrACA; apply: ideal_add.
- by exists (c * a); rewrite -mulrA -mulrDr; apply: ideal_mul.
Qed.

Lemma adjoin_sub I t z : ideal I -> I z -> adjoin I t z.
Proof. by move=> idI Iz; exists 0; rewrite mul0r addr0. Qed.

Lemma adjoin_self I t c : ideal I -> adjoin I t (c * t).
Proof. by move=> idI; exists c; rewrite double0 //; apply: ideal_zero. Qed.

Lemma ideal_mulr I z c : ideal I -> I z -> I (z * c).
Proof. by move=> idI Iz; rewrite mulrC; apply: ideal_mul. Qed.

Lemma square_sum (x y : A) : (x + y) ^+ 2 = x ^+ 2 + y ^+ 2.
Proof. by rewrite sqrrD mulr2n double0 // addr0. Qed.

Lemma power_sum (x y : A) b : (x + y) ^+ (2 ^ b) = x ^+ (2 ^ b) + y ^+ (2 ^ b).
Proof. by elim: b => [|b IH]; rewrite ?expr1 // expnSr !exprM IH square_sum. Qed.

Lemma power_big (X : Type) (s : seq X) (h : X -> A) b :
  (\sum_(i <- s) h i) ^+ (2 ^ b) = \sum_(i <- s) h i ^+ (2 ^ b).
Proof.
elim: s => [|i s IH]; last by rewrite !big_cons power_sum IH.
by rewrite !big_nil expr0n expn_eq0.
Qed.

(* The sum of x^i v^j over i + j = 2^e - 2, in two ways. *)
Lemma power_quotient (x v : A) e : exists B',
  x ^+ (2 ^ e - 1) = (x + v) ^+ (2 ^ e - 1) - v * B' /\
  v ^+ (2 ^ e - 1) = (x + v) ^+ (2 ^ e - 1) - x * B'.
Proof.
elim: e => [|e [B' [ex ev]]]; first by exists 0; rewrite !mulr0 !subr0 !expr0.
have E : (2 ^ e = (2 ^ e - 1).+1)%N by rewrite subn1 prednK // expn_gt0.
have N : (2 ^ e.+1 - 1 = 2 ^ e + (2 ^ e - 1))%N.
  by rewrite expnS mul2n -addnn -addnBA // expn_gt0.
have [d1 d2] := doubled_quotient A_ring ex ev.
exists (x * x ^+ (2 ^ e - 1) * B' + v ^+ (2 ^ e - 1) * (x + v) ^+ (2 ^ e - 1)).
rewrite N !exprD power_sum; move: d1 d2; rewrite -!exprS -E => d1 d2.
by rewrite -d1 -d2.
Qed.

(* The monomial of the factors f at ts. *)
Fixpoint monomial (ts : seq A) f : A :=
  match ts, f with t :: ts', x :: f' => t ^+ x.2 * monomial ts' f' | _, _ => 1 end.

Lemma gives_size p f g : g \in gives p f -> size g = size f.
Proof.
elim: f g => // x f IH g; rewrite inE => /orP[/eqP->|/mapP[h /IH e ->]] //=.
by rewrite e.
Qed.

Lemma gives_sum p ts f : size ts = size f ->
  (\sum_(t <- ts) t ^+ p) * monomial ts f = \sum_(g <- gives p f) monomial ts g.
Proof.
elim: ts f => [|t ts IH] [|x f] //=; first by rewrite !big_nil mul0r.
case=> /IH e; rewrite !big_cons mulrDl big_map /= -mulr_sumr -e mulrA -exprD [(p + _)%N]addnC.
by rewrite [X in _ + X]mulrCA.
Qed.

Lemma deals_sum bits ts f : size ts = size f ->
  (\prod_(p <- bits) \sum_(t <- ts) t ^+ p) * monomial ts f =
  \sum_(g <- deals bits f) monomial ts g.
Proof.
elim: bits f => [|p bits IH] f size_f /=; first by rewrite big_nil big_seq1 mul1r.
rewrite big_cons mulrAC gives_sum // mulr_suml big_flatten big_map big_seq [RHS]big_seq.
by apply: eq_bigr => g /gives_size size_g; rewrite mulrC IH // size_g.
Qed.

(* A power of the sum by its digits. *)
Lemma digits_power (X : Type) (s : seq X) (h : X -> A) bits :
  (forall p, p \in bits -> power_of_2 p) ->
  (\sum_(i <- s) h i) ^+ (\sum_(p <- bits) p) = \prod_(p <- bits) \sum_(i <- s) h i ^+ p.
Proof.
elim: bits => [|p bits IH] pow; first by rewrite !big_nil expr0.
rewrite !big_cons exprD IH => [|q q_in]; last by apply: pow; rewrite inE q_in orbT.
by have [b ->] := pow p (mem_head _ _); rewrite power_big.
Qed.

(* Factors with their t. *)
Notation placed := (A * factor)%type.
Implicit Types F G : seq placed.
Definition sum_of F : A := \sum_(x <- F) x.1.
Definition product_of F : A := \prod_(x <- F) x.1 ^+ x.2.2.

Lemma product_monomial F : product_of F = monomial (unzip1 F) (unzip2 F).
Proof. by rewrite /product_of; elim: F => [|x F IH]; rewrite ?big_nil ?big_cons //= IH. Qed.

Lemma take_out F m : m \in unzip2 F ->
  exists t G, perm_eq F ((t, m) :: G) /\ unzip2 G = rem m (unzip2 F).
Proof.
elim: F => //= -[t x] F IH; rewrite inE /= eq_sym; have [->|_] /= := eqVneq x m.
  by exists t, F.
move=> /IH[u [G [perm e]]]; exists u, ((t, x) :: G); split; last by rewrite /= e.
by rewrite (perm_trans (y := (t, x) :: (u, m) :: G)) ?perm_cons // (perm_catCA [:: _] [:: _]).
Qed.

Definition vanishing T F := forall x : placed, x \in F -> T (x.1 ^+ x.2.1).

Lemma product_vanishes T F : ideal T -> vanishing T F ->
  has (fun x => x.1 <= x.2)%N (unzip2 F) -> T (product_of F).
Proof.
move=> idT van /hasP[m /mapP[x xF ->] /subnK e].
rewrite /product_of (big_rem x xF) /=; apply: ideal_mulr => //.
by rewrite -e exprD; apply: ideal_mul => //; apply: van.
Qed.

Lemma monomial_vanishes T ts f : ideal T -> size ts = size f ->
  (forall i, (i < size f)%N -> T (ts`_i ^+ (nth (0, 0)%N f i).1)) ->
  ~~ below f -> T (monomial ts f).
Proof.
move=> idT; elim: ts f => [|t ts IH] [|x f] //= [size_f] van.
rewrite negb_and -leqNgt => /orP[/subnK<-|not_below].
  by rewrite exprD -mulrA; apply: ideal_mul => //; apply: ideal_mulr => //; apply: (van 0%N).
by apply: ideal_mul => //; apply: IH => // i lt_i; apply: (van i.+1).
Qed.

Lemma ideal_big T (X : eqType) (s : seq X) (h : X -> A) :
  ideal T -> (forall i, i \in s -> T (h i)) -> T (\sum_(i <- s) h i).
Proof.
move=> idT all_T; rewrite big_seq; apply: big_ind => //; first exact: ideal_zero.
exact: ideal_add.
Qed.

Lemma deals_first bits f g : g \in deals bits f -> unzip1 g = unzip1 f.
Proof.
have gives_first p f' g' : g' \in gives p f' -> unzip1 g' = unzip1 f'.
  elim: f' g' => // x f' IH g'; rewrite inE => /orP[/eqP->|/mapP[k /IH e ->]] //=; by rewrite e.
elim: bits f => [|p bits IH] f /=; first by rewrite inE => /eqP->.
by move=> /flatten_mapP[k /gives_first <- /IH].
Qed.

(* What can be dealt out in no way gives a multiple: modulo the sum, t is the sum of the others. *)
Lemma undealt_member T t (m : factor) G bits : ideal T -> vanishing T G ->
  (forall p, p \in bits -> power_of_2 p) -> m.2 = (\sum_(p <- bits) p)%N ->
  ~~ can_be_dealt bits (unzip2 G) ->
  adjoin T (t + sum_of G) (t ^+ m.2 * product_of G).
Proof.
move=> idT van pow m_bits undealt; have idJ := ideal_adjoin (t + sum_of G) idT.
have T_sum : T (sum_of G ^+ m.2 * product_of G).
  rewrite m_bits digits_power // product_monomial.
  under eq_bigr => p _ do rewrite -(big_map (fun x : placed => x.1) predT (fun u => u ^+ p)).
  have size_G : size (unzip1 G) = size (unzip2 G) by rewrite !size_map.
  rewrite deals_sum //; apply: ideal_big => // g g_in.
  have firsts := deals_first g_in; have size_g := congr1 size firsts; rewrite !size_map in size_g.
  apply: monomial_vanishes => // [|i lt_i|]; first by rewrite size_G size_g size_map.
    have -> : (nth (0, 0)%N g i).1 = nth 0%N (unzip1 g) i by rewrite (nth_map (0, 0)%N).
    rewrite size_g in lt_i; rewrite firsts (nth_map (0, 0)%N) ?size_map //.
    rewrite !(nth_map (0, (0, 0)%N)) //; apply: van; exact: mem_nth.
  by apply: contra undealt => g_below; apply/hasP; exists g.
have -> : t ^+ m.2 * product_of G =
    (t ^+ m.2 - sum_of G ^+ m.2) * product_of G + sum_of G ^+ m.2 * product_of G.
  by rewrite mulrBl subrK.
apply: (ideal_add idJ); last exact: adjoin_sub.
rewrite subrXX mulrAC -mulrA mulrC; apply: (ideal_mul idJ).
by rewrite (opp_id two) -[X in adjoin _ _ X]mul1r; apply: adjoin_self.
Qed.

Lemma two_longest_member T t z G e : ideal T ->
  T (t ^+ (2 ^ e.+1 - 1)) -> T (z ^+ (2 ^ e.+1 - 1)) ->
  (forall x, x \in G -> x.2.1 <= x.2.2 + 2 ^ e)%N -> vanishing T G ->
  adjoin T (sum_of G) (product_of G) ->
  adjoin T (t + (z + sum_of G)) (t ^+ (2 ^ e - 1) * (z ^+ (2 ^ e - 1) * product_of G)).
Proof.
move=> idT T_t T_z G_e van [g]; set v := sum_of G; set P := product_of G => T_g.
have idJ := ideal_adjoin (t + (z + v)) idT; set J := adjoin _ _ in idJ *.
have T_vP : T (v ^+ (2 ^ e) * P).
  rewrite /v power_big // mulr_suml; apply: ideal_big => // x xG.
  rewrite /P /product_of (big_rem x xG) /= mulrA -exprD addnC; apply: ideal_mulr => //.
  by have /subnK<- := G_e x xG; rewrite exprD; apply: ideal_mul => //; apply: van.
have E : (2 ^ e = (2 ^ e - 1).+1)%N by rewrite subn1 prednK // expn_gt0.
have N : (2 ^ e.+1 - 1 = 2 ^ e + (2 ^ e - 1))%N.
  by rewrite expnS mul2n -addnn -addnBA // expn_gt0.
have near n : J (t ^+ n - (z + v) ^+ n).
  rewrite subrXX; apply: ideal_mulr => //; rewrite (opp_id two) -[_ + _]mul1r.
  exact: adjoin_self.
have J_N : J ((z + v) ^+ (2 ^ e.+1 - 1)).
  have := ideal_add idJ (near (2 ^ e.+1 - 1)%N) (adjoin_sub (t + (z + v)) idT T_t).
  rewrite -(opp_id two (t ^+ _ - _)) opprB.
  by rewrite subrK.
have [B' [ez ev]] := power_quotient z v e.
have J_B : J (z ^+ (2 ^ e - 1) * (z + v) ^+ (2 ^ e - 1) * P).
  rewrite (two_longest_identity A_ring P g ez ev) -!exprS -E -power_sum // -!exprD -N.
  apply: (ideal_add idJ); [apply: (ideal_add idJ); [apply: (ideal_add idJ)|]|].
  + exact: (ideal_mul idJ).
  + by apply: (ideal_mul idJ); apply: adjoin_sub.
  + by apply: (ideal_mul idJ); apply: adjoin_sub.
  + by apply: (ideal_mul idJ); apply: adjoin_sub => //; rewrite (opp_id two).
have -> : t ^+ (2 ^ e - 1) * (z ^+ (2 ^ e - 1) * P) =
    (z ^+ (2 ^ e - 1) * P) * (t ^+ (2 ^ e - 1) - (z + v) ^+ (2 ^ e - 1)) +
    z ^+ (2 ^ e - 1) * (z + v) ^+ (2 ^ e - 1) * P.
  by rewrite mulrBr [X in _ - X]mulrAC subrK mulrC.
by apply: (ideal_add idJ) => //; apply: (ideal_mul idJ).
Qed.

(* If the rule says that the sum divides, it does. *)
Theorem rule_member n T F : ideal T -> vanishing T F ->
  (forall x, x \in unzip2 F -> side_factor x) -> sum_divides_in n (unzip2 F) ->
  adjoin T (sum_of F) (product_of F).
Proof.
move=> idT; elim/ltn_ind: n F => -[|n] IH F van sides //=.
set f := unzip2 F; case: ifP => [not_below _|/negbT].
  by apply: adjoin_sub => //; apply: product_vanishes.
rewrite belowE negbK => f_below.
have [->|f0] := eqVneq f [::]; first by rewrite /longest nth_nil /greatest big_nil.
have [m_in m_top] := longestP f0.
have [t [G [perm G_f]]] := take_out m_in; rewrite -G_f.
have in_G x : x \in G -> x \in F by move=> xG; rewrite (perm_mem perm) inE xG orbT.
have van_G : vanishing T G by move=> x /in_G; apply: van.
have m_below := allP f_below _ m_in; have m_side := sides _ m_in.
have G_sides x : x \in unzip2 G -> side_factor x /\ (x.1 <= greatest f)%N.
  case/mapP=> y /in_G yF ->; have y_f : y.2 \in f by apply: map_f.
  by split; [apply: sides | apply: le_greatest].
rewrite /sum_of /product_of !(perm_big _ perm) !big_cons /= -/(sum_of G) -/(product_of G).
have undealt bits := @undealt_member T t (longest f) G bits idT van_G.
case: ifP => [c_even /andP[m0 all_long]|/negbFE c_odd].
  case: m_side => [[a [j m_eq]]|[a m1 [m2|[j m2]]]]; last 1 first.
  - apply: (undealt [:: (2 ^ j)%N]) => [p||]; first by rewrite inE => /eqP->; exists j.
      by rewrite big_seq1.
    rewrite /can_be_dealt /= -m2; apply/hasPn=> g.
    rewrite -[flatten _]/(flatten (map (fun g => [:: g]) _)) flatten_seq1 => g_in.
    elim: (unzip2 G) all_long g g_in => //= x f' IHf /andP[x_long /IHf long] g.
    rewrite inE => /orP[/eqP->|/mapP[k /long k_long ->]] /=; first by rewrite ltnNge x_long.
    by rewrite negb_and k_long orbT.
  - move: m_below c_even; rewrite -m_top m_eq /=; case: a {m_eq} => // a.
    by rewrite expnS mul2n oddB ?double_gt0 ?expn_gt0 // odd_double.
  - by rewrite m2 in m0.
case: ifP => [_ undealt_G|several].
  apply: (undealt (digits (longest f).2)) => //; first exact: digits_powers.
  by rewrite digits_sum.
case: ifP => [/allP same|//].
have [e c_e] := odd_greatest f0 sides f_below c_odd; have half_c := half_odd e.
have G0 : unzip2 G != [::] by apply: contraFneq several => ->.
have [z_in z_top] := longestP G0.
have z_c : (longest (unzip2 G)).1 = greatest f.
  apply/eqP; rewrite z_top eqn_leq; apply/andP; split.
    by rewrite -z_top; have [_] := G_sides _ z_in.
  by move/negbT: several => /allPn[y /le_greatest y_in /negPn/eqP<-].
have [z [H [perm_H H_G]]] := take_out z_in; rewrite -H_G.
have in_H x : x \in H -> x \in G by move=> xH; rewrite (perm_mem perm_H) inE xH orbT.
have van_H : vanishing T H by move=> x /in_H; apply: van_G.
have half_of y : y \in f -> y.1 = greatest f -> y.2 = (2 ^ e - 1)%N.
  by move=> /same + e_y; rewrite e_y eqxx c_e half_c => /eqP.
have G_f' y : y \in unzip2 G -> y \in f by case/mapP=> w /in_G w_F ->; apply: map_f.
have m2 : (longest f).2 = (2 ^ e - 1)%N by apply: half_of.
have z2 : (longest (unzip2 G)).2 = (2 ^ e - 1)%N by apply: half_of (G_f' _ z_in) z_c.
move=> div_H; rewrite /sum_of /product_of !(perm_big _ perm_H) !big_cons /=.
rewrite -/(sum_of H) -/(product_of H) m2 z2; apply: two_longest_member => //.
- have := van (t, longest f); rewrite /= m_top c_e; apply.
  by rewrite (perm_mem perm) mem_head.
- have := van_G (z, longest (unzip2 G)); rewrite /= z_c c_e; apply.
  by rewrite (perm_mem perm_H) mem_head.
- move=> x xH; have x_G : x.2 \in unzip2 G by apply: map_f; apply: in_H.
  have [x_side] := G_sides _ x_G; rewrite leq_eqVlt => /orP[/eqP x_c|x_c].
    rewrite (half_of _ (G_f' _ x_G) x_c) x_c c_e expnS mul2n -addnn.
    by rewrite -addnBAC ?expn_gt0.
  by apply: leq_trans (leq_addl _ _); apply: shorter; rewrite // -c_e.
- apply: (IH n) => // x /mapP[y /in_H yG ->].
  by have [] := G_sides y.2 (map_f _ yG).
Qed.
End Ideals.
