(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* How many neighbours in a set the vertices of a member of a chain have. A vertex has neighbours in its own part and in
   the parts beside it alone. So what is asked of all vertices of a member is asked of its parts, each with what the two
   beside it give. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import chain_laws chain_sets.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* What a vertex on one side of joins has in a set on the other side; within a part both are. *)
Definition to_left (es : seq (nat * nat)) (y : bits) (w : nat) : nat :=
  count (fun e => (e.1 == w) && nth false y e.2) es.
Definition to_right (es : seq (nat * nat)) (x : bits) (w : nat) : nat :=
  count (fun e => (e.2 == w) && nth false x e.1) es.
Definition got (es : seq (nat * nat)) (x : bits) (w : nat) : nat := to_left es x w + to_right es x w.

(* Parts 0, ..., m of a set x: where the vertices of each begin, how many there are, and what x is there. A block is the
   edges from one part to another one, or within one. *)
Section Blocks.
Variables (x : bits) (m : nat) (base order : nat -> nat) (there : nat -> bits).
Hypothesis bits_there : forall j v, j <= m -> v < order j -> nth false x (base j + v) = nth false (there j) v.
Hypothesis apart : forall i j, i < j -> j <= m -> base i + order i <= base j.
Definition block : Type := nat * nat * seq (nat * nat).
Definition edges_of (b : block) : seq (nat * nat) := between (base b.1.1) (base b.1.2) b.2.
Definition block_ok (b : block) : bool :=
  [&& b.1.1 <= m, b.1.2 <= m & all (fun e => (e.1 < order b.1.1) && (e.2 < order b.1.2)) b.2].
Definition got_of (i w : nat) (b : block) : nat :=
  (if b.1.1 == i then to_left b.2 (there b.1.2) w else 0) + (if b.1.2 == i then to_right b.2 (there b.1.1) w else 0).

Lemma count_if (T : Type) (b : bool) (p : pred T) (es : seq T) :
  count (fun e => b && p e) es = if b then count p es else 0.
Proof. by case: b => //=; rewrite count_pred0. Qed.
Lemma same_place i j v w : i <= m -> j <= m -> v < order i -> w < order j ->
  (base i + v == base j + w) = (i == j) && (v == w).
Proof.
have one_way a b c d : a < b -> b <= m -> c < order a -> (base a + c == base b + d) = false.
  move=> a_b b_m c_a; apply/ltn_eqF/(leq_trans (n := base a + order a)); first by rewrite ltn_add2l.
  exact: leq_trans (apart a_b b_m) (leq_addr _ _).
move=> i_m j_m v_i w_j; case: (ltngtP i j) => [i_j|j_i|<-]; first exact: one_way; last by rewrite eqn_add2l.
by rewrite eq_sym one_way.
Qed.

Lemma got_block b i w : block_ok b -> i <= m -> w < order i -> got (edges_of b) x (base i + w) = got_of i w b.
Proof.
case: b => -[a c] es /and3P[/= a_m c_m /allP in_range] i_m w_i; rewrite /got /got_of /to_left /to_right !count_map.
by congr (_ + _); rewrite -count_if; apply: eq_in_count => e /in_range/andP[e1 e2] /=;
  rewrite same_place // bits_there // andbA.
Qed.
Lemma got_cat es fs v : got (es ++ fs) x v = got es x v + got fs x v.
Proof. by rewrite /got /to_left /to_right !count_cat addnACA. Qed.
Lemma got_blocks bs i w : all block_ok bs -> i <= m -> w < order i ->
  got (flatten [seq edges_of b | b <- bs]) x (base i + w) = sumn [seq got_of i w b | b <- bs].
Proof.
move=> + i_m w_i; elim: bs => //= b bs IH /andP[b_ok bs_ok].
by rewrite got_cat got_block // IH.
Qed.
End Blocks.

Lemma sum_at (f : nat -> nat) a i n : sumn [seq if a + j == i then f j else 0 | j <- iota 0 n] =
  if (a <= i) && (i < a + n) then f (i - a) else 0.
Proof.
have none (b : bool) : (forall j, j < n -> a + j != i) ->
    sumn [seq if a + j == i then f j else 0 | j <- iota 0 n] = 0.
  move=> no; rewrite (_ : [seq _ | j <- _] = [seq 0 | j <- iota 0 n]); first by elim: (iota 0 n).
  by apply/eq_in_map=> j; rewrite mem_iota => /no/negPf->.
case: ifP => [/andP[a_i i_n]|out]; last first.
  apply: (none true) => j j_n; apply/eqP=> j_i; move: out; rewrite -j_i leq_addr ltn_add2l j_n.
  by [].
have : i - a < n by rewrite ltn_subLR.
move: {none} (i - a) (subnKC a_i) => j <- j_n {i a_i i_n}.
rewrite -(subnKC j_n) addSnnS iotaD map_cat sumn_cat /= add0n eqxx.
rewrite (_ : [seq _ | j0 <- iota 0 j] = [seq 0 | j0 <- iota 0 j]); last first.
  by apply/eq_in_map=> h; rewrite mem_iota add0n eqn_add2l => /ltn_eqF->.
rewrite (_ : [seq _ | j0 <- iota j.+1 _] = [seq 0 | j0 <- iota j.+1 (n - j.+1)]); last first.
  by apply/eq_in_map=> h; rewrite mem_iota eqn_add2l => /andP[/gtn_eqF->].
have zeros (T : Type) (hs : seq T) : sumn [seq 0 | _ <- hs] = 0 by elim: hs.
by rewrite !zeros addn0.
Qed.

(* The blocks of a member with n + 1 units: part 0 is the left end, part i + 1 is unit i, and then the right end. *)
Section Members.
Variables (s : chain_law) (k : kind) (n : nat) (l r : bits) (xs : seq bits).
Hypotheses (ok : chain_ok s k) (l_size : size l = part_order (left_end k)).
Hypotheses (xs_size : size xs = n.+1) (xs_all : forall x, x \in xs -> size x = part_order (unit_part s)).
Let u := unit_part s.
Let x := whole l xs r.
Definition blocks : seq block :=
  [:: (0, 0, part_edges (left_end k)); (0, 1, part_joins (left_end k))] ++
  [seq (i.+1, i.+1, part_edges u) | i <- iota 0 n.+1] ++ [seq (i.+1, i.+2, part_joins u) | i <- iota 0 n] ++
  [:: (n.+2, n.+2, part_edges (right_end k)); (n.+2, n.+1, part_joins (right_end k))] ++
  (if closed k then [:: (n.+1, 1, joins_turned s)] else [::]).
Definition begins (j : nat) : nat := if j is i.+1 then unit_at s k i else 0.
Definition order_of (j : nat) : nat :=
  if j is 0 then part_order (left_end k) else if j <= n.+1 then part_order u else part_order (right_end k).
Definition there (j : nat) : bits := if j is i.+1 then if i <= n then nth [::] xs i else r else l.

Lemma piece_blocks : piece_edges s k n.+1 = flatten [seq edges_of begins b | b <- blocks].
Proof.
rewrite /piece_edges /blocks; cbv zeta; rewrite !map_cat !flatten_cat -!map_comp /edges_of /=.
by rewrite cats0 -!catA; case: (closed k); rewrite /= ?cats0.
Qed.
Lemma bits_there j v : j <= n.+2 -> v < order_of j -> nth false x (begins j + v) = nth false (there j) v.
Proof.
case: j => [|i] /=; first by move=> _ v_l; exact: (@in_left k l r xs l_size v).
rewrite !ltnS => i_n; case: ifP => i_le v_lt; first exact: (@in_unit s k n l r xs).
have -> : i = n.+1 by apply/eqP; rewrite eqn_leq i_n ltnNge i_le.
exact: (@in_right s k n l r xs).
Qed.
Lemma parts_apart i j : i < j -> j <= n.+2 -> begins i + order_of i <= begins j.
Proof.
case: j => // j; case: i => [|i] /=; first by rewrite /unit_at add0n leq_addr.
rewrite !ltnS => i_j j_n; have i_n : i <= n := leq_trans i_j j_n.
rewrite i_n /unit_at -addnA leq_add2l addnC -mulSn leq_mul2r i_j.
by rewrite orbT.
Qed.
Lemma blocks_ok : all (block_ok n.+2 order_of) blocks.
Proof.
have /and4P[/andP[u_in u_on] /andP[l_in l_on] /andP[r_in r_on] ring_ok] := ok.
rewrite /blocks !all_cat !all_map; apply/and5P; split.
- by rewrite /block_ok /= l_in l_on.
- apply/allP=> i; rewrite mem_iota add0n => /andP[_ i_n]; rewrite /block_ok /=.
  by have i_n' : i <= n.+1 := ltnW i_n; rewrite !ltnS in i_n i_n' *; rewrite i_n i_n'.
- apply/allP=> i; rewrite mem_iota add0n => /andP[_ i_n]; rewrite /block_ok /=.
  by have i_n' : i <= n := ltnW i_n; rewrite !ltnS !(leqW i_n') i_n i_n'.
- by rewrite /block_ok /= !ltnn !leqnn leqnSn r_in r_on.
by case: (closed k) ring_ok => //= /and3P[_ _ turned_ok]; rewrite /block_ok /= leqnSn leqnn turned_ok.
Qed.
Lemma got_there i w : i <= n.+2 -> w < order_of i ->
  got (piece_edges s k n.+1) x (begins i + w) = sumn [seq got_of there i w b | b <- blocks].
Proof. rewrite piece_blocks; apply: got_blocks blocks_ok => //; [exact: bits_there|exact: parts_apart]. Qed.

Lemma got_sum (es : seq (nat * nat)) i w a b m :
  sumn [seq got_of there i w (a + j, b + j, es) | j <- iota 0 m] =
  (if (a <= i) && (i < a + m) then to_left es (there (b + (i - a))) w else 0) +
  (if (b <= i) && (i < b + m) then to_right es (there (a + (i - b))) w else 0).
Proof.
rewrite -!(sum_at (fun j => _ es (there (_ + j)) w)); elim: (iota 0 m) => //= j js ->.
by rewrite /got_of /= addnACA.
Qed.
Theorem got_parts i w : i <= n.+2 -> w < order_of i ->
  got (piece_edges s k n.+1) x (begins i + w) =
  (got_of there i w (0, 0, part_edges (left_end k)) + got_of there i w (0, 1, part_joins (left_end k))) +
  ((if (0 < i) && (i <= n.+1) then got (part_edges u) (there i) w else 0) +
   ((if (0 < i) && (i <= n) then to_left (part_joins u) (there i.+1) w else 0) +
    (if (1 < i) && (i <= n.+1) then to_right (part_joins u) (there i.-1) w else 0)) +
   (got_of there i w (n.+2, n.+2, part_edges (right_end k)) +
    got_of there i w (n.+2, n.+1, part_joins (right_end k)) +
    if closed k then got_of there i w (n.+1, 1, joins_turned s) else 0)).
Proof.
move=> i_n w_i; rewrite got_there // /blocks 4!map_cat 4!sumn_cat -!map_comp.
have := got_sum (part_edges u) i w 1 1 n.+1; have := got_sum (part_joins u) i w 1 2 n.
rewrite !add1n !ltnS => joins units.
congr (_ + _); first by rewrite /= addn0.
rewrite -addnA; congr (_ + _).
  rewrite (_ : [seq _ | j <- iota 0 n.+1] = [seq got_of there i w (1 + j, 1 + j, part_edges u) | j <- iota 0 n.+1]) //.
  by rewrite units; case: ifP => // /andP[i0 _]; rewrite subn1 prednK.
congr (_ + _); last by case: (closed k); rewrite /= ?addn0 ?addnA.
rewrite (_ : [seq _ | j <- iota 0 n] = [seq got_of there i w (1 + j, 2 + j, part_joins u) | j <- iota 0 n]) //.
rewrite joins; congr (_ + _); case: ifP => // /andP[i0 _].
  by rewrite subn1 add2n prednK.
by rewrite subn2 prednK // -ltnS prednK // (ltnW i0).
Qed.
End Members.
