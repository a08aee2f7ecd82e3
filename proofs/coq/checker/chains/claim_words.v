(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The words of a claim on a chain say what the graph of its member has: the order, the number of edges, the values of
   terms, the least size of a vertex cover, and the rank of the adjacency matrix. *)
From Coq Require Import ZArith Lia String.
From mathcomp Require Import all_ssreflect ssralg zmodp matrix mxalgebra.
From Gazetteer Require Import games rules nullity boards text chain_laws chain_terms claim_text chain_claims.
From Gazetteer Require Import matchings vertex_geography vertex_terms vertex_words.
From Gazetteer Require line_arithmetic.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope nat_scope.

(* The words "order" and "size" are the order of the chain of n units and the number of its edges. *)
Theorem order_said c r laws vs here n x : order_term c = Count x ->
  line_arithmetic.value laws vs here x (Z.of_nat n) = Some (Z.of_nat (piece_order (chain_of c r) (claim_kind c) n)).
Proof.
by case=> <- /=; congr Some; rewrite /piece_order /unit_at /= -!plusE -!multE; lia.
Qed.
Lemma size_flatten_map (A : Type) (f : nat -> seq A) k ns :
  (forall i, size (f i) = k) -> size (flatten [seq f i | i <- ns]) = size ns * k.
Proof. by move=> f_k; elim: ns => //= i ns IH; rewrite size_cat IH f_k mulSn. Qed.
Theorem size_said c r laws vs here n x : 0 < n -> size_term c = Count x ->
  line_arithmetic.value laws vs here x (Z.of_nat n) =
    Some (Z.of_nat (size (piece_edges (chain_of c r) (claim_kind c) n))).
Proof.
case: n => // n _ [<-]; rewrite [LHS]/=; congr Some.
have sized es (f g : nat -> nat) m : size (flatten [seq between (f i) (g i) es | i <- iota 0 m]) = m * size es.
  by rewrite (size_flatten_map (k := size es)) => [|i]; rewrite ?size_iota ?size_map.
rewrite /piece_edges; cbv zeta.
rewrite 3!size_cat sized size_cat (sized _ (unit_at _ _) (fun i => unit_at _ _ i.+1)) 2!size_cat !size_map.
by rewrite /edges_of_part; case: (closed _); rewrite ?size_map /= -!plusE -!multE; lia.
Qed.

(* The vertices outside an independent set meet all edges [Gallai 1959]. *)
Section Covers.
Variables (V : finType) (E : graph V).
Definition covering (S : {set V}) : Prop := forall u w, (u, w) \in E -> u \in S \/ w \in S.
Lemma covers_beside (S : {set V}) : independent E S <-> covering (~: S).
Proof.
split=> [free u w uw|covers u w u_S w_S].
  by rewrite !inE; case u_S: (u \in S); [right; apply/negP=> w_S; move: (free u w u_S w_S); rewrite uw|left].
by apply/negP=> /covers; rewrite !inE u_S w_S => -[].
Qed.
Lemma least_cover v : greatest_size (independent E) v -> v <= #|V| /\ least_size covering (#|V| - v).
Proof.
case=> -[S S_free S_v] greatest; split; first by rewrite -S_v max_card.
split=> [|C C_covers]; first by exists (~: S); [apply/covers_beside|rewrite cardsCs setCK S_v].
rewrite leq_subCl; have <- : #|~: C| = #|V| - #|C| by rewrite cardsCs setCK.
by apply: greatest; apply/covers_beside; rewrite setCK.
Qed.
Lemma rank_beside : nullity E <= #|V| /\ \rank (adjacency_matrix E) = #|V| - nullity E.
Proof. by rewrite /nullity leq_subr subKn // rank_leq_row. Qed.
End Covers.
(* A vertex that is not lost is saturated by every maximum matching [FSU93, Theorem 1.1]. *)
Theorem saturated_said (V : finType) (E : graph V) v : simple E ->
  (~ true_at Lost_in_uvg E v <-> forall M, maximum E M -> saturates M v).
Proof.
move=> E_simple; have lost_is : true_at Lost_in_uvg E v <-> missed_by_maximum E v.
  by rewrite -UVG_matching //; split=> /P_positionP.
split=> [won|all_saturate]; first by apply/not_missedP/negP=> /lost_is.
by move/lost_is; apply/negP/not_missedP.
Qed.

(* The word of a term is its value, as a number or as a truth value. *)
Lemma first_word_of_term w i subjects p : first_phrase (term_word w) i subjects = Some p ->
  exists j t, [/\ j < size subjects, nth (Of_game no_rules) subjects j = Of_term t, w = bytes_of (term_name t)
    & p = if (if t is Of_sets s then is_truth s else false) then Truth (line_arithmetic.Law (i + j))
          else Count (line_arithmetic.Law (i + j))].
Proof.
elim: subjects i => // s subjects IH i /=; case E: (term_word w i s) => [q|].
  case=> <-; move: E; rewrite /term_word /says; case: s => // t; case: same_bytesP => // w_t found.
  by exists 0, t; rewrite addn0; split=> //; move: found; case: ifP => _ [].
by case/IH=> j [t [j_size at_j w_t p_j]]; exists j.+1, t; rewrite addnS.
Qed.
Lemma first_word_at_vertex x i subjects p : first_phrase (vertex_word x) i subjects = Some p ->
  exists j, [/\ j < size subjects, nth (Of_game no_rules) subjects j = Of_vertex (said_term x) (said_place x)
    & let value := line_arithmetic.Law (i + j) in p = Truth (if denied x then line_arithmetic.Not value else value)].
Proof.
elim: subjects i => // s subjects IH i /=; case E: (vertex_word x i s) => [q|].
  case=> <-; move: E; rewrite /vertex_word; case: s => // t r.
  case: ifP => // /andP[/same_vertex_termP<- /same_placeP<-] [<-].
  by exists 0; rewrite addn0.
by case/IH=> j [j_size at_j p_j]; exists j.+1; rewrite addnS.
Qed.
Section Said.
Variables (c : chain_claim) (subjects : seq law_subject) (n : nat) (v : nat -> nat).
Hypothesis values : forall i, i < size subjects -> has_value c (nth (Of_game no_rules) subjects i) n (v i).
Let E := graph_of (member c n).
Let laws i (_ : Z) := Z.of_nat (v i).
Variables (at_vertices : seq (seq Z)) (here : option (seq Z)).
Let said x := line_arithmetic.value laws at_vertices here x (Z.of_nat n).

Theorem term_said t p : first_phrase (term_word (bytes_of (term_name t))) 0 subjects = Some p ->
  exists u x, [/\ p = (if (if t is Of_sets s then is_truth s else false) then Truth x else Count x), term_is E t u
    & said x = Some (Z.of_nat u)].
Proof.
case/first_word_of_term=> j [t' [j_size at_j name_eq ->]]; move: at_j; rewrite add0n.
have <- : t = t' by apply: same_termP; rewrite /same_term name_eq; apply/same_bytesP.
by move=> at_j; exists (v j), (line_arithmetic.Law j); split=> //; move: (values j_size); rewrite at_j.
Qed.
Theorem vertex_said x p : first_phrase (vertex_word x) 0 subjects = Some p ->
  exists (w : vertex_of (member c n)) y u,
    [/\ p = Truth y, place_in c n (said_place x) = Some (val w), said y = Some (Z.of_nat u)
      & truth_is (if denied x then ~ true_at (said_term x) E w else true_at (said_term x) E w) u].
Proof.
case/first_word_at_vertex=> j [j_size at_j ->]; have := values j_size; rewrite at_j => -[w x_w w_v]; exists w.
case: denied; last by exists (line_arithmetic.Law j), (v j).
exists (line_arithmetic.Not (line_arithmetic.Law j)), (1 - v j); split=> //.
  by rewrite /said /= /laws; case: w_v => -[-> _].
by case: w_v => -[-> w_is]; [right|left]; split=> // not_w.
Qed.
Lemma order_less_said t p : order_less c subjects (term_name t) = Some p ->
  exists u x, [/\ p = Count x, term_is E t u & said x = Some (Z.of_nat (order (member c n)) - Z.of_nat u)%Z].
Proof.
rewrite /order_less; case told: (first_phrase _ _ _) => [q|//] /=.
have [u [y [-> t_u y_u]]] := term_said told; case: ifP => // _ [<-]; exists u; eexists; split=> //.
rewrite /said /=; rewrite -/(said y) y_u; congr Some.
by rewrite /piece_order /unit_at /= -!plusE -!multE; lia.
Qed.
Theorem cover_said p : word_alone c subjects (bytes_of "vertex_cover_number") = Some p ->
  exists u x, [/\ p = Count x, least_size (covering E) u & said x = Some (Z.of_nat u)].
Proof.
case/(@order_less_said (Of_sets Independence_number))=> u [x [-> /least_cover[]]].
rewrite card_ord => u_order least x_u; exists (order (member c n) - u), x; split=> //.
by rewrite x_u -minusE; congr Some; move/leP: u_order; lia.
Qed.
Theorem rank_said p : word_alone c subjects (bytes_of "gf2_rank") = Some p ->
  exists2 x, p = Count x & said x = Some (Z.of_nat (\rank (adjacency_matrix E))).
Proof.
case/(@order_less_said (Of_sets Nullity))=> u [x [-> u_eq x_u]]; exists x => //.
rewrite x_u -[u](u_eq : nullity E = u); have [] := rank_beside E => + ->; rewrite card_ord => null_order.
by rewrite -minusE; congr Some; move/leP: null_order; lia.
Qed.
End Said.
