(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Members of a chain whose parts have neither loops nor double edges have none, if they are not rings of two units. So
   the number of neighbours that a vertex has in a set is told from the lists of edges. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import chain_laws chain_sets chain_neighbours.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* How often two vertices are joined; a loop counts twice. *)
Definition copies (e : nat * nat) (es : seq (nat * nat)) : nat := count_mem e es.
Definition joined_so_often (es : seq (nat * nat)) (v w : nat) : nat := copies (v, w) es + copies (w, v) es.
Definition simple_list (es : seq (nat * nat)) : bool := all (fun e => joined_so_often es e.1 e.2 <= 1) es.

Lemma joinedC es v w : joined_so_often es v w = joined_so_often es w v.
Proof. by rewrite /joined_so_often addnC. Qed.
Lemma simple_listP es v w : simple_list es -> joined_so_often es v w <= 1.
Proof.
move/allP=> once; case: (posnP (joined_so_often es v w)) => [-> //|].
rewrite {1}/joined_so_often addn_gt0 /copies -!has_count !has_pred1 => /orP[/once //|/once].
by rewrite joinedC.
Qed.
Lemma joined_cat es fs v w : joined_so_often (es ++ fs) v w = joined_so_often es v w + joined_so_often fs v w.
Proof. by rewrite /joined_so_often /copies !count_cat addnACA. Qed.

Section Blocks.
Variables (m : nat) (base order : nat -> nat).
Hypothesis apart : forall i j, i < j -> j <= m -> base i + order i <= base j.
Definition copies_of (i j v w : nat) (b : block) : nat := if (b.1.1 == i) && (b.1.2 == j) then copies (v, w) b.2 else 0.
Lemma copies_block b i j v w : block_ok m order b -> i <= m -> j <= m -> v < order i -> w < order j ->
  copies (base i + v, base j + w) (edges_of base b) = copies_of i j v w b.
Proof.
case: b => -[a c] es /and3P[/= a_m c_m /allP in_range] i_m j_m v_i w_j; rewrite /copies /copies_of count_map -count_if.
apply: eq_in_count => -[e1 e2] /in_range/andP[/= e1_a e2_c]; rewrite !xpair_eqE.
by rewrite !(same_place apart) // andbACA.
Qed.
(* The two parts that a block joins. Parts are joined by one block at most, and it joins two vertices once at most. *)
Definition joins_parts (i j : nat) (b : block) : bool := ((b.1.1, b.1.2) == (i, j)) || ((b.1.1, b.1.2) == (j, i)).
Definition single (b : block) : bool := if b.1.1 == b.1.2 then simple_list b.2 else uniq b.2.
Lemma block_joins b i j v w : single b -> copies_of i j v w b + copies_of j i w v b <= joins_parts i j b.
Proof.
case: b => -[a c] es; rewrite /single /copies_of /joins_parts /= !xpair_eqE.
case: (altP (a =P c)) => [<-|a_c] es_once.
  by rewrite [(a == j) && _]andbC orbb; case: ifP => // _; apply: simple_listP.
case: (altP andP) => [[/eqP a_i /eqP c_j]|_] /=.
  rewrite (_ : (a == j) = false) /=; last by rewrite -c_j (negPf a_c).
  by rewrite addn0 /copies count_uniq_mem // leq_b1.
by case: ((a == j) && (c == i)); rewrite // add0n /copies count_uniq_mem // leq_b1.
Qed.
Lemma blocks_join bs i j v w : all (block_ok m order) bs -> all single bs ->
  i <= m -> j <= m -> v < order i -> w < order j -> count (joins_parts i j) bs <= 1 ->
  joined_so_often (flatten [seq edges_of base b | b <- bs]) (base i + v) (base j + w) <= 1.
Proof.
move=> bs_ok bs_once i_m j_m v_i w_j; apply: leq_trans.
elim: bs bs_ok bs_once => //= b bs IH /andP[b_ok bs_ok] /andP[b_once bs_once]; rewrite joined_cat.
apply: leq_add; last exact: IH.
by rewrite /joined_so_often !copies_block //; apply: block_joins.
Qed.
End Blocks.

Section Members.
Variables (s : chain_law) (k : kind) (n : nat).
Hypothesis ok : chain_ok s k.
Let u := unit_part s.
Definition parts_single : bool :=
  [&& simple_list (part_edges (left_end k)), simple_list (part_edges u), simple_list (part_edges (right_end k)),
      uniq (part_joins (left_end k)), uniq (part_joins u), uniq (part_joins (right_end k)) &
      closed k ==> uniq (joins_turned s)].
Hypothesis once : parts_single.
Hypothesis not_two : closed k -> 1 < n.

Lemma count_row (p : pred block) (f : nat -> block) m : (forall i j, p (f i) -> p (f j) -> i = j) ->
  count p [seq f i | i <- iota 0 m] <= has p [seq f i | i <- iota 0 m].
Proof.
move=> one; elim: (iota 0 m) (iota_uniq 0 m) => //= i hs IH /andP[i_hs hs_uniq].
case p_i: (p (f i)); last by rewrite add0n /=; apply: IH.
rewrite (_ : count _ _ = 0) //; apply/eqP; rewrite -leqn0 leqNgt -has_count.
by apply/hasP=> -[_ /mapP[j j_in ->] p_j]; move: i_hs; rewrite (one _ _ p_i p_j) j_in.
Qed.
(* Two blocks of a member join other parts. *)
Lemma apart_once i j : count (joins_parts i j) (blocks s k n) <= 1.
Proof.
wlog i_j : i j / i <= j.
  move=> le; case: (leqP i j) => [|/ltnW j_i]; first exact: le.
  by rewrite (eq_count (_ : _ =1 joins_parts j i)) ?le // => b; rewrite /joins_parts orbC.
have same_unit h : joins_parts i j (h.+1, h.+1, part_edges u) -> i = h.+1 /\ j = h.+1.
  by rewrite /joins_parts /= !xpair_eqE => /orP[] /andP[/eqP<- /eqP<-].
have next_unit h : joins_parts i j (h.+1, h.+2, part_joins u) -> i = h.+1 /\ j = h.+2.
  rewrite /joins_parts /= !xpair_eqE => /orP[] /andP[/eqP h_i /eqP h_j]; first by [].
  by move: i_j; rewrite -h_i -h_j ltnn.
rewrite /blocks !count_cat.
have units : count (joins_parts i j) [seq (h.+1, h.+1, part_edges u) | h <- iota 0 n.+1] <=
    [&& i == j, 0 < i & i <= n.+1].
  apply: leq_trans (@count_row (joins_parts i j) (fun h => (h.+1, h.+1, part_edges u)) n.+1 _) _
    => [h h' /same_unit[i_h _] /same_unit[i_h' _]|].
    by apply: succn_inj; rewrite -i_h.
  case: hasP => // -[_ /mapP[h h_in ->] /same_unit[-> ->]]; rewrite eqxx /=.
  by move: h_in; rewrite mem_iota add0n => /andP[_ ->].
have rows : count (joins_parts i j) [seq (h.+1, h.+2, part_joins u) | h <- iota 0 n] <= [&& j == i.+1, 0 < i & i <= n].
  apply: leq_trans (@count_row (joins_parts i j) (fun h => (h.+1, h.+2, part_joins u)) n _) _
    => [h h' /next_unit[i_h _] /next_unit[i_h' _]|].
    by apply: succn_inj; rewrite -i_h.
  case: hasP => // -[_ /mapP[h h_in ->] /next_unit[-> ->]]; rewrite eqxx /=.
  by move: h_in; rewrite mem_iota add0n => /andP[_ ->].
apply: leq_trans (leq_add (leqnn _) (leq_add units (leq_add rows (leqnn _)))) _.
have ascends a c e : a <= c -> joins_parts i j (a, c, e) = (a == i) && (c == j).
  move=> a_c; rewrite /joins_parts /= !xpair_eqE; case: andP => //= no; apply/negP=> /andP[/eqP a_j /eqP c_i].
  have ij : i = j by apply/eqP; rewrite eqn_leq i_j -a_j -c_i.
  by case: no; rewrite a_j c_i ij.
have descends a c e : c <= a -> joins_parts i j (a, c, e) = (c == i) && (a == j).
  by move=> c_a; rewrite -(ascends c a e c_a) /joins_parts /= !xpair_eqE orbC [in RHS]andbC [X in _ || X]andbC.
have ring : count (joins_parts i j) (if closed k then [:: (n.+1, 1, joins_turned s)] else [::]) <=
    [&& 1 < n, i == 1 & j == n.+1].
  by case: (closed k) not_two => // /(_ isT) n_1; rewrite /= descends // n_1 addn0 [1 == i]eq_sym [n.+1 == j]eq_sym.
apply: leq_trans (leq_add (leqnn _) (leq_add (leqnn _) (leq_add (leqnn _) (leq_add (leqnn _) ring)))) _.
rewrite /= (descends n.+2 n.+1) // !ascends // !addn0 {units rows ring same_unit next_unit ascends descends}.
have [h ->] : exists h, j = i + h by exists (j - i); rewrite subnKC.
case: h => [|[|h]]; rewrite ?addn0 ?addn1; last first.
- have far a : a <= i.+1 -> (a == i + h.+2) = false.
    by move=> a_i; apply/ltn_eqF; rewrite !addnS ltnS (leq_trans a_i) // ltnS leq_addr.
  have -> : (n.+2 == i) && (n.+2 == i + h.+2) = false by case: eqP => //= n_i; rewrite far // n_i.
  have -> : (n.+1 == i) && (n.+2 == i + h.+2) = false by case: eqP => //= n_i; rewrite far // n_i.
  rewrite [i + h.+2 == i.+1]eq_sym !(far i, far 0, far i.+1) //.
  have -> : (0 == i) && (1 == i + h.+2) = false by case: eqP => //= i_0; rewrite far.
  by rewrite andbF !add0n; case: andP.
- have next a : (a == a.+1) = false by rewrite ltn_eqF.
  have far_off : (n.+2 == i) && (n.+2 == i.+1) = false by case: eqP => //= ->.
  rewrite far_off next eqxx; case: i {i_j far_off} => [|i]; first by rewrite /= !andbF.
  rewrite !eqSS /=; case: (ltngtP n i) => [n_i|i_n|<-] /=; rewrite ?addn0 ?add0n //.
  + by case: i n_i => [|i] //; rewrite ?andbF.
  + by case: i i_n => [|i] _; rewrite ?andbF //; case: (ltngtP 1 n).
  + by rewrite (gtn_eqF (ltnSn n)) !andbF.
have next a : (a == a.+1) = false by rewrite ltn_eqF.
have off : (n.+1 == i) && (n.+2 == i) = false by case: eqP => //= <-; rewrite gtn_eqF.
rewrite off next eqxx !andbb; case: i {i_j off} => [|i]; first by rewrite /= !andbF.
rewrite !eqSS /= ltnS; case: (ltngtP i n) => [i_n|n_i|->] /=; rewrite ?addn0 ?add0n //.
- by rewrite (gtn_eqF (leqW i_n)) !andbF.
- by rewrite !andbF addn0; case: (_ == _).
by rewrite (gtn_eqF (ltnSn n)); case: n => // m; rewrite andbF.
Qed.

Lemma placed p : p < piece_order s k n.+1 -> exists i v, [/\ i <= n.+2, v < order_of s k n i & p = begins s k i + v].
Proof.
rewrite /piece_order /unit_at => p_n; have [p_l|l_p] := ltnP p (part_order (left_end k)); first by exists 0, p.
have [p_u|u_p] := ltnP (p - part_order (left_end k)) (n.+1 * part_order u).
  have u0 : 0 < part_order u by case: (part_order u) p_u => //; rewrite muln0.
  exists ((p - part_order (left_end k)) %/ part_order u).+1, ((p - part_order (left_end k)) %% part_order u).
  have h_n : (p - part_order (left_end k)) %/ part_order u <= n by rewrite -ltnS ltn_divLR.
  split; first exact: leqW.
    by rewrite /order_of ltnS h_n ltn_mod.
  by rewrite /= /unit_at -addnA -divn_eq subnKC.
exists n.+2, (p - part_order (left_end k) - n.+1 * part_order u).
rewrite /= ltnn /unit_at -addnA !subnKC //; split=> //.
by rewrite ltn_subLR // ltn_subLR // addnA.
Qed.
(* Members have neither loops nor double edges. *)
Theorem members_simple p q : p < piece_order s k n.+1 -> q < piece_order s k n.+1 ->
  joined_so_often (piece_edges s k n.+1) p q <= 1.
Proof.
case/placed=> i [v [i_n v_i ->]] /placed[j [w [j_n w_j ->]]]; rewrite piece_blocks.
apply: (@blocks_join n.+2 (begins s k) (order_of s k n)) => //; last exact: apart_once.
- by move=> a b; apply: parts_apart.
- exact: blocks_ok.
have /and5P[L_e u_e R_e L_j /and3P[u_j R_j t_j]] := once.
rewrite /blocks !all_cat !all_map; apply/and5P; split.
- by rewrite /single /= L_e L_j.
- by apply/allP=> h _; rewrite /single /= eqxx.
- by apply/allP=> h _; rewrite /single /= ltn_eqF.
- by rewrite /single /= eqxx R_e gtn_eqF // R_j.
by case: (closed k) t_j not_two => //= + /(_ isT) n_1; rewrite /single /= (gtn_eqF (leqW n_1)) => ->.
Qed.
End Members.

(* The neighbours of a vertex in a set, one by one. *)
Lemma got_each es x p n : all (fun e => (e.1 < n) && (e.2 < n)) es ->
  got es x p = \sum_(q < n) nth false x q * joined_so_often es p q.
Proof.
elim: es => [|[a b] es IH] /=; first by rewrite big1 // => q _; rewrite muln0.
case/andP=> /andP[a_n b_n] /IH es_each.
have one c (t : bool) : c < n -> t && nth false x c = \sum_(q < n) nth false x q * (t && (c == q)) :> nat.
  move=> c_n; rewrite (bigD1 (Ordinal c_n)) //= eqxx andbT big1 ?addn0; first by rewrite mulnb andbC.
  by move=> q /eqP q_c; case: eqP => [c_q|]; rewrite ?andbF ?muln0 //; case: q_c; apply/val_inj.
have -> : got ((a, b) :: es) x p = ((a == p) && nth false x b) + ((b == p) && nth false x a) + got es x p.
  by rewrite /got /to_left /to_right /= addnACA.
rewrite es_each (one b) // (one a) // -!big_split; apply: eq_bigr => q _ /=.
by rewrite -!mulnDr /joined_so_often /copies /= !xpair_eqE [(a == q) && _]andbC addnACA.
Qed.
