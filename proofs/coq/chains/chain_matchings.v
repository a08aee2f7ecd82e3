(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The graph of an open chain, as certificates write it, has the matching number of the row of its parts
   (chains/matching_rows.v): the left end, the units, and the right end. So one return of a state proves how the
   matching numbers of its members grow. *)
From mathcomp Require Import all_ssreflect.
From Gazetteer Require Import matching_rows chain_laws.
From Gazetteer Require heap_tables.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The size of a maximum matching. An edge is a pair of vertices, in either order. *)
Definition largest (T : eqType) (es : seq (T * T)) : nat := most [seq size M | M <- choices es & uniq (ends M)].

Section Largest.
Variable T : eqType.
Implicit Types es fs M : seq (T * T).

Lemma largest_ge es M : subseq M es -> uniq (ends M) -> size M <= largest es.
Proof. by move=> M_sub M_ok; apply: le_most; apply: map_f; rewrite mem_filter M_ok mem_choices. Qed.
Lemma largest_le es k : (forall M, subseq M es -> uniq (ends M) -> size M <= k) -> largest es <= k.
Proof.
move=> le_k; apply: most_le => x /mapP[M M_in ->]; move: M_in.
by rewrite mem_filter mem_choices => /andP[M_ok M_sub]; apply: le_k.
Qed.
Lemma perm_ends es fs : perm_eq es fs -> perm_eq (ends es) (ends fs).
Proof. by move=> same; apply: perm_cat; apply: perm_map. Qed.

Lemma largest_perm_le es fs : perm_eq es fs -> largest es <= largest fs.
Proof.
move=> /permP same; apply: largest_le => M M_sub M_ok.
have /count_subseqP[N N_sub M_N] : forall x, count_mem x M <= count_mem x fs.
  by move=> x; rewrite -same leq_count_subseq.
by rewrite (perm_size M_N); apply: largest_ge => //; rewrite -(perm_uniq (perm_ends M_N)).
Qed.
Lemma largest_perm es fs : perm_eq es fs -> largest es = largest fs.
Proof. by move=> same; apply/eqP; rewrite eqn_leq !largest_perm_le // perm_sym. Qed.

Definition swapped es : seq (T * T) := [seq (e.2, e.1) | e <- es].
Lemma swappedK : involutive swapped.
Proof. by move=> es; rewrite /swapped -map_comp -[RHS]map_id; apply: eq_map => -[]. Qed.
Lemma largest_swapped_le es fs : largest (es ++ fs) <= largest (es ++ swapped fs).
Proof.
apply: largest_le => M /subseq_of_cat[A [B [-> A_sub B_sub]]] ok.
have -> : size (A ++ B) = size (A ++ swapped B) by rewrite !size_cat size_map.
apply: largest_ge; first by rewrite cat_subseq // map_subseq.
rewrite (perm_uniq (ends_cat _ _)); rewrite (perm_uniq (ends_cat _ _)) in ok.
rewrite -(perm_uniq (_ : perm_eq (ends A ++ ends B) _)) // perm_cat2l.
by rewrite /ends /lefts /rights /swapped -!map_comp perm_catC.
Qed.
Lemma largest_swapped es fs : largest (es ++ swapped fs) = largest (es ++ fs).
Proof.
by apply/eqP; rewrite eqn_leq largest_swapped_le andbT -{2}[fs]swappedK largest_swapped_le.
Qed.
End Largest.

(* Other names of the vertices. *)
Definition renamed (S T : Type) (f : S -> T) (es : seq (S * S)) : seq (T * T) := [seq (f e.1, f e.2) | e <- es].
Lemma ends_renamed (S T : Type) (f : S -> T) es : ends (renamed f es) = [seq f x | x <- ends es].
Proof. by rewrite /ends /lefts /rights /renamed map_cat -!map_comp. Qed.
Lemma ends_subseq (T : eqType) (M es : seq (T * T)) : subseq M es -> {subset ends M <= ends es}.
Proof.
move=> /mem_subseq sub x; rewrite !mem_cat => /orP[] /mapP[e /sub e_in ->].
  by rewrite map_f.
by rewrite [X in _ || X]map_f // orbT.
Qed.
Lemma largest_renamed (S T : eqType) (f : S -> T) (es : seq (S * S)) : {in ends es &, injective f} ->
  largest (renamed f es) = largest es.
Proof.
move=> f_inj; have same M : subseq M es -> uniq (ends (renamed f M)) = uniq (ends M).
  move=> /ends_subseq sub; rewrite ends_renamed map_inj_in_uniq // => x y /sub x_in /sub y_in; exact: f_inj.
apply/eqP; rewrite eqn_leq; apply/andP; split; apply: largest_le => M.
  by case/subseq_of_map=> N N_sub -> ok; rewrite size_map; apply: largest_ge => //; rewrite -same.
move=> M_sub ok; have -> : size M = size (renamed f M) by rewrite size_map.
by apply: largest_ge; rewrite ?map_subseq // same.
Qed.

Section Chains.
Variables (s : chain_law) (k : kind).
Hypothesis is_open : ~~ closed k.
(* The places of each part are its vertices, and its edges to the unit beside it lead to vertices there. *)
Definition part_ok (p : part) (beside : nat) : bool :=
  all (fun e => (e.1 < part_order p) && (e.2 < part_order p)) (part_edges p) &&
  all (fun e => (e.1 < part_order p) && (e.2 < beside)) (part_joins p).
Let u := unit_part s.
Hypothesis parts_ok : [&& part_ok u (part_order u), part_ok (left_end k) (part_order u) &
  part_ok (right_end k) (part_order u)].

(* The row: part 0 is the left end, part i + 1 is unit i. *)
Definition inside_of (i : nat) : seq (nat * nat) := if i is 0 then part_edges (left_end k) else part_edges u.
Definition across_of (i : nat) : seq (nat * nat) := if i is 0 then part_joins (left_end k) else part_joins u.
Definition number_of (x : vertex) : nat := if x.1 is i.+1 then unit_at s k i + x.2 else x.2.
Definition row_number (n : nat) : nat :=
  ended_number inside_of across_of (swapped (part_joins (right_end k))) (part_edges (right_end k)) n.

Lemma row_renamed n : perm_eq (renamed number_of (edges inside_of across_of n.+1))
  (between 0 0 (part_edges (left_end k)) ++ between 0 (unit_at s k 0) (part_joins (left_end k)) ++
   flatten [seq between (unit_at s k i) (unit_at s k i) (part_edges u) | i <- iota 0 n.+1] ++
   flatten [seq between (unit_at s k i) (unit_at s k i.+1) (part_joins u) | i <- iota 0 n]).
Proof.
have in_part i es : renamed number_of (within i.+1 es) = between (unit_at s k i) (unit_at s k i) es.
  by rewrite /renamed /within /between -map_comp.
have to_next i es : renamed number_of (onward i.+1 es) = between (unit_at s k i) (unit_at s k i.+1) es.
  by rewrite /renamed /onward /between -map_comp.
have cat a b : renamed number_of (a ++ b) = renamed number_of a ++ renamed number_of b by apply: map_cat.
have at_end es : renamed number_of (within 0 es) = between 0 0 es by rewrite /renamed /within /between -map_comp.
have from_end es : renamed number_of (onward 0 es) = between 0 (unit_at s k 0) es.
  by rewrite /renamed /onward /between -map_comp.
elim: n => [|n IH]; first by rewrite /= !cat in_part at_end from_end !cats0.
have one_more (f : nat -> seq (nat * nat)) m :
    flatten [seq f i | i <- iota 0 m.+1] = flatten [seq f i | i <- iota 0 m] ++ f m.
  by rewrite -addn1 iotaD map_cat flatten_cat /= cats0.
have -> : renamed number_of (edges inside_of across_of n.+2) = renamed number_of (edges inside_of across_of n.+1) ++
    between (unit_at s k n) (unit_at s k n.+1) (part_joins u) ++
    between (unit_at s k n.+1) (unit_at s k n.+1) (part_edges u).
  by rewrite -to_next -in_part -!cat.
rewrite (one_more (fun i => between (unit_at s k i) (unit_at s k i) (part_edges u)) n.+1).
rewrite (one_more (fun i => between (unit_at s k i) (unit_at s k i.+1) (part_joins u)) n).
have moved (L H X Y J E : seq (nat * nat)) : perm_eq ((L ++ H ++ X ++ Y) ++ J ++ E) (L ++ H ++ (X ++ E) ++ Y ++ J).
  by rewrite -!catA !perm_cat2l [Y ++ _]catA perm_catC.
exact: perm_trans (perm_cat IH (perm_refl _)) (moved _ _ _ _ _ _).
Qed.

(* Vertices of the row have different numbers: each place is below the order of its part, but for the last one. *)
Definition order_of (i : nat) : nat := if i is 0 then part_order (left_end k) else part_order u.
Lemma number_below x : x.2 < order_of x.1 -> number_of x < unit_at s k x.1.
Proof.
case: x => [[|i] v] /= v_lt; first by rewrite /number_of /unit_at mul0n addn0.
by rewrite /number_of /unit_at /= mulSn [part_order (unit_part s) + _]addnC addnA ltn_add2l.
Qed.
Lemma number_from x i : i < x.1 -> unit_at s k i <= number_of x.
Proof.
case: x => [[|j] v] //= i_j; apply: leq_trans (leq_addr _ _); rewrite /unit_at leq_add2l leq_mul2r.
by rewrite -ltnS i_j orbT.
Qed.
Lemma number_inj n : {in [pred x : vertex | (x.1 <= n) ==> (x.2 < order_of x.1)] &,
  forall x y, x.1 <= n.+1 -> y.1 <= n.+1 -> number_of x = number_of y -> x = y}.
Proof.
suff one_way x y : (x.1 <= n) ==> (x.2 < order_of x.1) -> x.1 < y.1 -> y.1 <= n.+1 -> number_of x != number_of y.
  move=> x y; rewrite !inE => x_ok y_ok x_n y_n same.
  case: (ltngtP x.1 y.1) => [x_y|y_x|].
  - by have := one_way _ _ x_ok x_y y_n; rewrite same eqxx.
  - by have := one_way _ _ y_ok y_x x_n; rewrite same eqxx.
  case: x y same {x_ok y_ok x_n y_n} => [i v] [j w] + /= ij; rewrite -{}ij /number_of /=.
  by case: i => [->|i /addnI->].
move=> x_ok x_y y_n; have x_n : x.1 <= n by rewrite -ltnS; apply: leq_trans y_n.
by rewrite neq_ltn (leq_trans (number_below (implyP x_ok x_n)) (number_from x_y)).
Qed.

Lemma places_ok n x : x \in ends (edges inside_of across_of n) -> x.2 < order_of x.1.
Proof.
have /and3P[/andP[/allP u_in /allP u_on] /andP[/allP l_in /allP l_on] _] := parts_ok.
have of_edges (es : seq edge) : (forall e, e \in es -> (e.1.2 < order_of e.1.1) && (e.2.2 < order_of e.2.1)) ->
    forall y, y \in ends es -> y.2 < order_of y.1.
  by move=> ok y; rewrite mem_cat => /orP[] /mapP[e /ok/andP[e1 e2] ->].
apply: of_edges; elim: n => [|n IH] e; first by case/mapP=> f /l_in f_ok ->.
rewrite !mem_cat => /or3P[/IH //|/mapP[f f_in ->]|/mapP[f /u_in f_ok ->]] //=.
by case: n f_in {IH} => [/l_on|n /u_on].
Qed.

(* The greatest matching of an open chain is that of its row: the theorem that returns of states prove the law of
   (ended_number_grows) is about the graph that a certificate writes. *)
Lemma matching_numberE f g n : matching_number f g n = largest (edges f g n).
Proof. by congr most; congr (map _ _); apply: eq_filter => M; rewrite /= andbT. Qed.

Theorem open_chain_number n : largest (piece_edges s k n.+1) = row_number n.+1.
Proof.
have /and3P[_ _ /andP[_ /allP r_on]] := parts_ok.
set E := edges inside_of across_of n.+1; set R := right_end k.
have -> : row_number n.+1 = largest (E ++ onward n.+1 (swapped (part_joins R)) ++ within n.+2 (part_edges R)).
  rewrite /row_number /ended_number matching_numberE -/R.
  set f := with_end _ _ _; set g := with_end _ _ _.
  have -> : edges f g n.+2 = edges f g n.+1 ++ onward n.+1 (g n.+1) ++ within n.+2 (f n.+2) by [].
  by rewrite edges_with_end // /f /g /with_end !ltnn.
have joins_at : between (unit_at s k n.+1) (unit_at s k n) (part_joins R) =
    swapped (renamed number_of (onward n.+1 (swapped (part_joins R)))).
  by rewrite /swapped /renamed /onward /between -!map_comp; apply: eq_map => -[].
have edges_at : between (unit_at s k n.+1) (unit_at s k n.+1) (part_edges R) =
    renamed number_of (within n.+2 (part_edges R)).
  by rewrite /renamed /within /between -map_comp.
rewrite -[RHS](largest_renamed (f := number_of)).
  rewrite /piece_edges (negPf is_open) cats0 joins_at edges_at -/u.
  set A := between 0 0 _; set B := between 0 _ _; set C := flatten _; set D := flatten _.
  have -> : A ++ B ++ C ++ D ++ renamed number_of (within n.+2 (part_edges R)) ++
      swapped (renamed number_of (onward n.+1 (swapped (part_joins R)))) =
    ((A ++ B ++ C ++ D) ++ renamed number_of (within n.+2 (part_edges R))) ++
      swapped (renamed number_of (onward n.+1 (swapped (part_joins R)))) by rewrite -!catA.
  rewrite largest_swapped; apply: largest_perm.
  have row : perm_eq (renamed number_of E) (A ++ B ++ C ++ D) := row_renamed n.
  have three (X Y Z : seq edge) :
      renamed number_of (X ++ Y ++ Z) = renamed number_of X ++ renamed number_of Y ++ renamed number_of Z.
    by rewrite /renamed map_cat map_cat.
  rewrite three -(catA (A ++ B ++ C ++ D)) perm_sym; exact: perm_cat row (permEl (perm_catC _ _)).
have all_ok x : x \in ends (E ++ onward n.+1 (swapped (part_joins R)) ++ within n.+2 (part_edges R)) ->
    ((x.1 <= n.+1) ==> (x.2 < order_of x.1)) && (x.1 <= n.+2).
  rewrite (perm_mem (ends_cat _ _)) mem_cat => /orP[x_E|].
    by rewrite (places_ok x_E) implybT (leq_trans (part_of_end (subseq_refl _) x_E)).
  rewrite (perm_mem (ends_cat _ _)) mem_cat ends_onward ends_within mem_cat.
  case/orP=> [/orP[]|] /mapP[v v_in ->] /=; rewrite ?ltnn ?leqnn ?leqnSn ?andbT //.
  by move: v_in; rewrite /lefts /swapped -map_comp => /mapP[e /r_on/andP[_ e_lt] ->].
by move=> x y /all_ok/andP[x_ok x_n] /all_ok/andP[y_ok y_n]; apply: (number_inj (n := n.+1)).
Qed.

(* Let the state behind part e come back q units later, all its numbers greater by a. Then q units more add a to the
   matching number of the graph, from e units on. *)
Theorem open_chain_grows e q a : 0 < e ->
  (forall J, J \in choices (part_joins u) ++ choices (swapped (part_joins (right_end k))) ->
    greatest inside_of across_of (e + q) (lefts J) = greatest inside_of across_of e (lefts J) + a) ->
  forall n, e <= n -> largest (piece_edges s k (n + q)) = largest (piece_edges s k n) + a.
Proof.
move=> e0 returns [|n] e_n; first by move: (leq_trans e0 e_n).
rewrite addSn !open_chain_number /row_number -addSn.
have behind i : e <= i -> 0 < i := leq_trans e0.
by apply: (ended_number_grows (e := e) (js := part_joins u) (es := part_edges u)) => // -[|i] // /behind.
Qed.
End Chains.

(* Combs: the state behind the first tooth comes back behind the second one, greater by 1. *)
Section Combs.
Variable s : chain_law.
Hypothesis is_comb : unit_part s = Part 2 [:: (0, 1)] [:: (0, 0)].
Definition comb_kind := Kind false 0 nothing nothing (heap_tables.Moves [::] [::]) [::].
Theorem combs_have_perfect_matchings n : largest (piece_edges s comb_kind n.+1) = n.+1.
Proof.
elim: n => [|n IH].
  by rewrite /piece_edges /unit_at is_comb.
rewrite -addn1 (@open_chain_grows s comb_kind _ _ 1 1 1) ?IH ?addn1 //= ?is_comb //.
rewrite /inside_of /across_of is_comb => J; rewrite !inE => /or3P[] /eqP ->; by vm_compute.
Qed.
End Combs.
