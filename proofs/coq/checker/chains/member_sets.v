(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The sets that walks along a chain find (chains/chain_walks.v) are the sets of vertices of its members: a term by its
   definition is what the walk tells. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import rules boards weighted_walks chain_sets chain_neighbours chain_rows.
From Gazetteer Require Import chain_simple chain_walks chain_null_sets chain_laws chain_claims chain_sequences.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* What a term asks of sets of vertices. *)
Definition no_two (a b : bool) : bool := ~~ (a && b).
Definition asked (t : set_term) : question :=
  match t with
  | Independence_number => Question no_two (fun _ => false) orb (fun _ _ => true) false true false
  | Bipartite => Question (fun a b => ~~ eqb a b) (fun _ => false) orb (fun _ _ => true) false false false
  | Domination_number => Question (fun _ _ => true) (leq 1) orb orb false true true
  | Independent_domination_number => Question no_two (leq 1) orb orb false true true
  | Has_even_kernel => Question no_two odd addb (fun a b => a || ~~ b) true false false
  | Nullity => null_question
  end.
Lemma asked_sums t : seen_sums (asked t).
Proof. by case: t; split=> //= m n; rewrite ?oddD //; case: m. Qed.
Lemma asked_symmetric t : symmetric (meet (asked t)).
Proof. by case: t => [] [] []. Qed.
(* Whether the number of neighbours counts, and not only whether there are any. *)
Definition is_counting (t : set_term) : bool := match t with Has_even_kernel | Nullity => true | _ => false end.
(* Whether the sets themselves are counted, and not the vertices of one. *)
Definition counts_sets (t : set_term) : bool := if t is Nullity then true else false.
(* The value of the term by the best set. *)
Definition told_by (t : set_term) (o : option nat) : option nat :=
  if is_truth t then Some (if o is Some _ then 1 else 0) else o.

(* A graph, and truth values of its vertices. *)
Section Boards.
Variable g : plain.
Definition set_of (x : bits) : {set vertex_of g} := [set v | nth false x (val v)].
Definition bits_of (S : {set vertex_of g}) : bits := [seq v \in S | v <- enum (vertex_of g)].
Lemma bits_of_size S : size (bits_of S) = order g.
Proof. by rewrite size_map -cardT card_ord. Qed.
Lemma bits_ofK S : set_of (bits_of S) = S.
Proof.
apply/setP=> v; have v_lt : val v < size (enum 'I_(order g)) by rewrite size_enum_ord ltn_ord.
by rewrite inE /bits_of (nth_map v) // nth_ord_enum.
Qed.
Lemma count_filter_ords (p : pred nat) n : count p (iota 0 n) = size (enum [pred v : 'I_n | p v]).
Proof. by rewrite -val_enum_ord count_map -size_filter enumT. Qed.
Lemma set_of_count x : size x = order g -> #|set_of x| = count id x.
Proof.
move=> x_size; rewrite /set_of cardsE cardE -count_filter_ords.
rewrite -x_size -[in RHS](mkseq_nth false x) /mkseq count_map.
exact: eq_count.
Qed.
(* What all edges ask, said of the graph. *)
Lemma fine_graph (meet : bool -> bool -> bool) x : symmetric meet ->
  all (fun e => (e.1 < order g) && (e.2 < order g)) (edge_list g) ->
  reflect (forall u v, (u, v) \in graph_of g -> meet (u \in set_of x) (v \in set_of x)) (fine meet (edge_list g) x).
Proof.
move=> sym /allP in_range; apply: (iffP allP) => [all_meet u v|all_meet [a b] e_in].
  by rewrite !inE /= => /orP[] /all_meet //=; rewrite sym.
have /andP[/= a_lt b_lt] := in_range _ e_in.
by have := all_meet (Ordinal a_lt) (Ordinal b_lt); rewrite !inE /joined /= e_in => /(_ isT).
Qed.
End Boards.

(* The edges of a member join vertices of it. *)
Lemma piece_in_range s k n : chain_ok s k -> 0 < n ->
  all (fun e => (e.1 < piece_order s k n) && (e.2 < piece_order s k n)) (piece_edges s k n).
Proof.
case: n => // n /and4P[/andP[u_in u_on] /andP[l_in l_on] /andP[r_in r_on] ring_ok] _.
have unit_fits i : i <= n -> unit_at s k i + part_order (unit_part s) <= piece_order s k n.+1.
  move=> i_n; apply: leq_trans (leq_addr _ _); rewrite /unit_at -addnA leq_add2l addnC -mulSn.
  by rewrite leq_mul2r ltnS i_n orbT.
have left_fits : 0 + part_order (left_end k) <= piece_order s k n.+1.
  by rewrite add0n /piece_order /unit_at -!addnA leq_addr.
have right_fits : unit_at s k n.+1 + part_order (right_end k) <= piece_order s k n.+1 by [].
have fits a b p q es : a + p <= piece_order s k n.+1 -> b + q <= piece_order s k n.+1 ->
    all (fun e => (e.1 < p) && (e.2 < q)) es ->
    all (fun e => (e.1 < piece_order s k n.+1) && (e.2 < piece_order s k n.+1)) (between a b es).
  move=> a_p b_q; rewrite all_map; apply: sub_all => e /andP[e1 e2] /=.
  by rewrite (leq_trans _ a_p) ?ltn_add2l // (leq_trans _ b_q) ?ltn_add2l.
have flat f (ns : seq nat) : (forall i, i \in ns ->
      all (fun e => (e.1 < piece_order s k n.+1) && (e.2 < piece_order s k n.+1)) (f i)) ->
    all (fun e => (e.1 < piece_order s k n.+1) && (e.2 < piece_order s k n.+1)) (flatten [seq f i | i <- ns]).
  elim: ns => //= i ns IH all_f; rewrite all_cat all_f ?mem_head // IH // => j j_in.
  by apply: all_f; rewrite in_cons j_in orbT.
rewrite /piece_edges; cbv zeta; rewrite 6!all_cat.
rewrite (fits _ _ _ _ _ left_fits left_fits l_in) (fits _ _ _ _ _ left_fits (unit_fits 0 isT) l_on).
rewrite (fits _ _ _ _ _ right_fits right_fits r_in) (fits _ _ _ _ _ right_fits (unit_fits n (leqnn n)) r_on).
rewrite !flat => [|i|i]; last 2 first.
- by rewrite mem_iota add0n => i_n; apply: fits u_on; apply: unit_fits => //; apply: ltnW.
- by rewrite mem_iota => i_n; apply: fits u_in; apply: unit_fits.
case: (closed k) ring_ok => //= /and3P[_ _ turned_ok].
exact: fits (unit_fits n (leqnn n)) (unit_fits 0 isT) turned_ok.
Qed.

(* The number of neighbours that are chosen, if no two vertices are joined twice, and else whether there are some. *)
Lemma got_all (g : plain) x (v : vertex_of g) : all (fun e => (e.1 < order g) && (e.2 < order g)) (edge_list g) ->
  (forall p q, p < order g -> q < order g -> joined_so_often (edge_list g) p q <= 1) ->
  got (edge_list g) x v = #|neighbours (graph_of g) v :&: set_of g x|.
Proof.
move=> in_range once; rewrite (got_each _ _ in_range) -sum1_card [RHS]big_mkcond; apply: eq_bigr => w _ /=.
rewrite !inE /=; have := once v w (ltn_ord v) (ltn_ord w); rewrite /joined -!has_pred1 !has_count.
rewrite -/(copies _ _) -/(copies (val w, val v) _) -addn_gt0 -/(joined_so_often _ _ _).
by case: (joined_so_often _ _ _) => [|[|]] // _; case: (nth false x w).
Qed.
Lemma got_some (g : plain) x (v : vertex_of g) : all (fun e => (e.1 < order g) && (e.2 < order g)) (edge_list g) ->
  (0 < got (edge_list g) x v) = (0 < #|neighbours (graph_of g) v :&: set_of g x|).
Proof.
move=> /allP in_range; rewrite card_gt0 /got addn_gt0 -!has_count.
apply/orP/set0Pn=> [|[w]]; last first.
  rewrite !inE => /andP[/orP[] vw w_x]; [left|right]; apply/hasP; [exists (val v, val w)|exists (val w, val v)] => //=;
    by rewrite eqxx.
case=> /hasP[[a b] e_in /= /andP[/eqP a_v x_b]]; have /andP[/= a_lt b_lt] := in_range _ e_in.
  by exists (Ordinal b_lt); rewrite !inE /joined /= x_b -a_v e_in.
by exists (Ordinal a_lt); rewrite !inE /joined /= x_b -a_v e_in orbT.
Qed.

Section Terms.
Variables (c : chain_claim) (n : nat) (t : set_term).
Let s := chain_of c no_rules.
Let k := claim_kind c.
Let g := member c n.
Hypotheses (ok : chain_ok s k) (n0 : 0 < n).
(* Neighbours are counted on simple graphs. *)
Hypothesis once : is_counting t -> forall p q, p < order g -> q < order g -> joined_so_often (edge_list g) p q <= 1.
Let E := graph_of g.
Let in_range : all (fun e => (e.1 < order g) && (e.2 < order g)) (edge_list g) := piece_in_range ok n0.

Lemma seen_there x (v : vertex_of g) : seen (asked t) (got (edge_list g) x v) =
  seen (asked t) #|neighbours E v :&: set_of g x|.
Proof.
have same := got_some x v in_range; have [counts|] := boolP (is_counting t).
  by rewrite (got_all x v in_range (once counts)).
by case: t => // _; exact: same.
Qed.

(* The sets of vertices that are as a term asks. *)
Definition as_asked (S : {set vertex_of g}) : Prop :=
  [/\ forall u v, (u, v) \in E -> meet (asked t) (u \in S) (v \in S),
      forall v, enough (asked t) (v \in S) (seen (asked t) #|neighbours E v :&: S|) & some (asked t) ==> (S != set0)].
Lemma lastingP x : reflect (forall v : vertex_of g, enough (asked t) (v \in set_of g x)
    (seen (asked t) #|neighbours E v :&: set_of g x|)) (lasting (asked t) (edge_list g) (order g) x).
Proof.
apply: (iffP allP) => [all_v w|all_v w].
  by have := all_v (val w); rewrite mem_iota /= ltn_ord => /(_ isT); rewrite -seen_there inE.
rewrite mem_iota add0n => /andP[_ w_lt]; have := all_v (Ordinal w_lt).
by rewrite -seen_there inE.
Qed.
Lemma sets_there v : set_there (asked t) s k n v <->
  exists2 S, as_asked S & v = if counted (asked t) then #|S| else 0.
Proof.
have some_there x : size x = order g -> has id x = (set_of g x != set0).
  by move=> x_n; rewrite -card_gt0 set_of_count // has_count.
split=> [[x [x_n x_fine x_lasts x_some ->]]|[S [S_meet S_enough S_some] ->]].
  exists (set_of g x); last by rewrite /weight set_of_count.
  split; first exact: (fine_graph x (@asked_symmetric t) in_range x_fine).
    exact/lastingP.
  by rewrite -some_there.
exists (bits_of S); split; first exact: bits_of_size.
- by apply/(fine_graph _ (@asked_symmetric t) in_range) => a b ab; rewrite bits_ofK; apply: S_meet.
- by apply/lastingP=> v0; rewrite bits_ofK.
- by rewrite some_there ?bits_of_size // bits_ofK.
by rewrite /weight -(set_of_count (bits_of_size S)) bits_ofK.
Qed.

(* They are those of its definition. *)
Lemma independent_as (S : {set vertex_of g}) :
  (forall u v, (u, v) \in E -> no_two (u \in S) (v \in S)) <-> independent E S.
Proof.
split=> S_ok a b; first by move=> a_S b_S; apply/negP=> /S_ok; rewrite a_S b_S.
by move=> ab; apply/negP=> /andP[a_S b_S]; have := S_ok a b a_S b_S; rewrite ab.
Qed.
Lemma dominating_as (S : {set vertex_of g}) : (forall v, (v \in S) || (0 < #|neighbours E v :&: S|)) <-> dominating E S.
Proof.
split=> S_ok v; have := S_ok v.
  case/orP=> [|]; first by left.
  by rewrite card_gt0 => /set0Pn[u]; rewrite !inE => /andP[vu u_S]; right; exists u; rewrite ?inE.
case=> [->//|[u u_S vu]]; apply/orP; right; rewrite card_gt0; apply/set0Pn; exists u.
by rewrite inE u_S inE vu.
Qed.
Lemma bipartite_as : t = Bipartite -> (exists S, as_asked S) <-> bipartite E.
Proof.
rewrite /as_asked => ->; split=> [[S [S_ok _ _]]|[S S_ok]]; exists S.
  by move=> a b /S_ok /=; do 2!case: (_ \in _).
by split=> // a b /S_ok /=; do 2!case: (_ \in _).
Qed.
Lemma even_kernels_as : t = Has_even_kernel -> (exists S, as_asked S) <-> exists S, even_kernel E S.
Proof.
rewrite /as_asked => ->; split=> -[S [S_1 S_2 S_3]]; exists S.
  split=> [//||v v_S]; first exact/independent_as.
  by have := S_2 v; rewrite /= (negPf v_S).
split=> [|v|//]; first exact/independent_as.
by have [//|/S_3] := boolP (v \in S).
Qed.

(* The term is what the walk tells. *)
Theorem term_told v : ~~ counts_sets t -> told_by t (set_value (asked t) s k n) = Some v -> set_term_is E t v.
Proof.
move=> of_sets; have := set_value_means (@asked_sums t) ok n0; set o := set_value _ _ _ _ => o_best told.
have sized : counted (asked t) -> told_by t o = o -> exists2 m, o = Some m &
    (exists2 S, as_asked S & #|S| = m) /\ forall S, as_asked S -> better (fewest (asked t)) m #|S|.
  move=> is_counted same; rewrite same in told; rewrite told in o_best.
  exists v => //; case: o_best => /sets_there[S S_ok]; rewrite is_counted => -> best; split; first by exists S.
  by move=> T T_ok; apply: best; apply/sets_there; exists T => //; rewrite is_counted.
have truth : told_by t o = Some (if o is Some _ then 1 else 0) -> truth_is (exists S, as_asked S) v.
  move=> same; move: told; rewrite same => -[<-]; case: o o_best {same sized} => [m [/sets_there[S S_ok _] _]|no].
    by left; split=> //; exists S.
  by right; split=> // -[S S_ok]; apply: (no (if counted (asked t) then #|S| else 0)); apply/sets_there; exists S.
have of_size (kind : {set vertex_of g} -> Prop) : counted (asked t) -> told_by t o = o ->
    (forall S, as_asked S <-> kind S) -> if fewest (asked t) then least_size kind v else greatest_size kind v.
  move=> is_counted same as_kind; have [m o_m [[S S_ok S_m] m_best]] := sized is_counted same.
  move: told; rewrite same o_m => -[<-]; rewrite /better in m_best.
  case: (fewest (asked t)) m_best => m_best; (split; first by exists S; rewrite // -as_kind).
    by move=> T /as_kind/m_best.
  by move=> T /as_kind/m_best.
have of_truth (fact : Prop) : told_by t o = Some (if o is Some _ then 1 else 0) ->
    ((exists S, as_asked S) <-> fact) -> truth_is fact v.
  by move=> /truth[[-> yes]|[-> no]] as_fact; [left|right]; split=> //; rewrite -as_fact.
move: bipartite_as even_kernels_as of_size of_truth of_sets {sized truth o_best}; rewrite /as_asked /told_by.
case: t => // bipartite_is kernels_are of_size of_truth _.
- apply: (of_size _ isT erefl) => S; rewrite -independent_as; split=> [[]|S_ok] //; split=> //.
- exact: of_truth (bipartite_is erefl).
- by apply: (of_size _ isT erefl) => S; rewrite -dominating_as; split=> [[]|S_ok].
- by apply: (of_size _ isT erefl) => S; rewrite -independent_as -dominating_as; split=> [[]|[S_ok S_all]].
- exact: of_truth (kernels_are erefl).
Qed.
End Terms.
