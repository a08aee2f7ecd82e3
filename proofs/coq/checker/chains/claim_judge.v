(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The judge of evidence of the kind arithmetic.
   Evidence: arithmetic_evidence, the numbers of the lines "settled" and "step".
   Judge: judge_claim c e. Theorem: claim_judged, accepted implies claim_holds c. It stands on the arithmetic of lines
   (claim_rows.v). Each n below the number `settled` is decided by itself, and from there on all that
   differ by multiples of `step` at once. *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import text tables boards chain_laws chain_terms claim_text chain_claims.
From Gazetteer Require rule_syntax rule_grammar rule_lines rule_outcomes line_arithmetic chain_sequences vertex_terms.
From Gazetteer Require vertex_sequences statement.
From Gazetteer Require Export claim_rows.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Each condition, in the order in which gazetteer-check tells the first that fails. *)
Section Conditions.
Variables (c : chain_claim) (e : arithmetic_evidence).
(* A member of the chain has neither a loop nor a double edge. *)
Definition member_order (n : nat) : nat := piece_order (chain_of c no_rules) (claim_kind c) n.
Definition member_edges (n : nat) : seq (nat * nat) := piece_edges (chain_of c no_rules) (claim_kind c) n.
Fixpoint are_simple (es : seq (nat * nat)) : bool :=
  if es is e :: es' then
    [&& ~~ same e.1 e.2, ~~ has (fun f => same_pair e f || same_pair e (f.2, f.1)) es' & are_simple es']
  else true.
Definition is_member (n : nat) : bool := [&& 0 < n, member_order n <= 64 & are_simple (member_edges n)].
(* One of three units that is a graph has no larger ones that are not. *)
Definition least_member : nat := minn (claim_from c) 3.
Definition in_range : bool := (claim_from c <= settled e) && (0 < step e).
Definition has_its_values (g : given_law) : bool :=
  [&& 0 < given_period g, 0 < given_least g, given_least g <= given_from g &
      same (size (given_values g) + given_least g) (given_from g + given_period g)].
Definition begins_before (g : given_law) : bool := given_least g <= claim_from c.
Definition law_ok (g : given_law) : bool := [&& has_its_values g, begins_before g & repeats_there e g].
Definition judge_claim : bool :=
  [&& is_member least_member, in_range, all law_ok (given c) &
      if claim_read c is Some x then all_true c e x no_tallies else false].
End Conditions.

Theorem claim_judged c e : judge_claim c e -> claim_holds c.
Proof.
case/and4P=> /and3P[]; rewrite leq_min => /andP[from0 _] _ _ /andP[from_settled step0] ok.
case E: (claim_read c) => [x|//] all_ok laws_ok n from_n.
pose vertices n := [seq [seq Z.of_nat u | u <- us] | us <- nseq (order (member c n)) ([::] : seq nat)].
apply: (@rows_said c vertices x n (nseq (order (member c n)) [::])) => //.
  split=> [|w i]; first by rewrite size_nseq.
  case/andP: all_ok => _ /all_fromP/(_ (leqnn _)); rewrite -[X in X < _]addn0 ltn_add2l => /(_ step0).
  case/true_lineP=> a line_a _.
  by rewrite (nothing_asked i line_a).
apply: (rows_true (classes := no_tallies) _ _ _ _ _ _ all_ok) => // g /List.filter_In[/(in_nth no_law)[j j_lt <-] _].
by move/(all_nthP no_law)/(_ j j_lt): ok => /and3P[/and4P[p0 _ _ _] _ repeats].
Qed.

(* Whether a law of the claim is what a law of a chain states. *)
Definition same_pairs (es fs : seq (nat * nat)) : bool := all2 same_pair es fs.
Definition same_part (p q : part) : bool :=
  [&& same (part_order p) (part_order q), same_pairs (part_edges p) (part_edges q) &
      same_pairs (part_joins p) (part_joins q)].
Definition same_chain (s : chain_law) (k : kind) (c : chain_claim) : bool :=
  let l := claim_kind c in
  [&& same_part (unit_part s) (claim_unit c),
      (if closed l then same_bytes (turn s) (claim_turn c) else true), eqb (closed k) (closed l),
      same_part (left_end k) (left_end l) & same_part (right_end k) (right_end l)].
Definition same_numbers (g h : number_law) : bool :=
  [&& same (given_least g) (given_least h), same_bytes (given_values g) (given_values h),
      same (given_period g) (given_period h), same (given_from g) (given_from h) &
      same (given_adds g) (given_adds h)].
Definition numbers_of (s : chain_law) : number_law := Number_law (units_least s) (law s) (law_period s) (law_from s) 0.
Definition states_game (c : chain_claim) (r : rule_syntax.rules) (g : number_law) (s : chain_law) : bool :=
  [&& same_chain s (kind_of s (first s)) c, rule_grammar.rules_ok r,
      all2 same_bytes (rule_syntax.rules_lines (chain_rules s)) (rule_syntax.rules_lines r) &
      same_numbers (numbers_of s) g].
Definition states_term (c : chain_claim) (t : chain_term) (g : number_law) (q : chain_sequences.chain_sequence) :
    bool :=
  let d := chain_sequences.sequence_chain q in
  [&& same_chain (chain_of d no_rules) (claim_kind d) c, same_term (chain_sequences.sequence_term q) t &
      same_numbers (chain_sequences.sequence_law q) g].

Definition states_vertex (c : chain_claim) (t : vertex_terms.vertex_term) (p : vertex_terms.chain_place)
    (g : number_law) (q : vertex_sequences.vertex_sequence) : bool :=
  let d := vertex_sequences.members_of q in
  [&& same_chain (chain_of d no_rules) (claim_kind d) c,
      vertex_terms.same_vertex_term (vertex_sequences.truth_of q) t,
      vertex_terms.same_place (vertex_sequences.truth_at q) p & same_numbers (vertex_sequences.truth_law q) g].

Lemma same_pairsP es fs : same_pairs es fs -> es = fs.
Proof.
by elim: es fs => [|e es IH] [|f fs] //= /andP[]; rewrite same_pairE => /eqP-> /IH->.
Qed.
Lemma same_textsP (s t : seq bytes) : all2 same_bytes s t -> s = t.
Proof. by elim: s t => [|l s IH] [|m t] //= /andP[/same_bytesP-> /IH->]. Qed.
Lemma same_partP p q : same_part p q -> p = q.
Proof.
case: p q => [n es js] [m fs ks]; case/and3P; rewrite sameE => /eqP /= -> /same_pairsP /= -> .
by move/same_pairsP => /= ->.
Qed.
Lemma moduloE m p : Nat.modulo m p = m %% p.
Proof.
case: p => [|p]; first by rewrite modn0.
have p_not0 : p.+1 <> 0 by [].
rewrite [in RHS](PeanoNat.Nat.div_mod m p.+1 p_not0) plusE multE mulnC modnMDl modn_small //.
by apply/ltP/PeanoNat.Nat.mod_upper_bound.
Qed.

Lemma same_numbersP g h : same_numbers g h -> g = h.
Proof.
case: g h => [least values p from adds] [least' values' p' from' adds'].
case/and5P; rewrite !sameE => /eqP /= -> /same_bytesP /= -> /eqP -> /eqP -> /eqP -> //.
Qed.
Lemma same_chainP s k c n : same_chain s k c ->
  (piece_order s k n, piece_edges s k n) =
    (piece_order (chain_of c no_rules) (claim_kind c) n, piece_edges (chain_of c no_rules) (claim_kind c) n).
Proof.
case/and5P=> /same_partP unit_eq turn_eq /eqP closed_eq /same_partP left_eq /same_partP right_eq.
rewrite /piece_order /piece_edges /unit_at /= unit_eq left_eq right_eq closed_eq.
by case: (closed (claim_kind c)) turn_eq => // /same_bytesP->.
Qed.

(* Then it is a law of the games on the chains, if the table of the law is that of the pieces. *)
Lemma game_stated c r g s n : states_game c r g s -> (exists t, is_table_of_the_pieces s t) -> law_holds s ->
  given_least g <= n -> game_value c r n (given_value g n).
Proof.
case/and4P=> /same_chainP chain_eq r_ok /same_textsP lines_eq /same_numbersP<- [t t_table] s_holds least_n.
have := s_holds t t_table n least_n; have -> : law_value s n = given_value (numbers_of s) n.
  by rewrite /law_value /given_value /= muln0 addn0 moduloE; case: ifP.
rewrite /game_value /piece_value; have [-> ->] := chain_eq n.
have [s_ok|s_not] := boolP (rule_grammar.rules_ok (chain_rules s)).
  by rewrite (rule_lines.rules_one_reading s_ok r_ok lines_eq).
by rewrite /rule_outcomes.first_position (negPf s_not).
Qed.
(* And it is one of a term, by its definition. *)
Lemma term_stated c t g q n : states_term c t g q -> chain_sequences.sequence_holds q -> given_least g <= n ->
  term_is (graph_of (member c n)) t (given_value g n).
Proof.
case/and3P=> /same_chainP chain_eq /same_termP<- /same_numbersP<- q_holds least_n.
have := q_holds n least_n; suff -> : member (chain_sequences.sequence_chain q) n = member c n by [].
by rewrite /member; have [-> ->] := chain_eq n.
Qed.
Lemma vertex_stated c t p g q n : states_vertex c t p g q -> vertex_sequences.vertex_sequence_holds q ->
  given_least g <= n -> vertex_value c t p n (given_value g n).
Proof.
case/and4P=> same /vertex_terms.same_vertex_termP<- /vertex_terms.same_placeP<- /same_numbersP<- q_holds least_n.
have := q_holds n least_n; rewrite /vertex_value.
have -> : member (vertex_sequences.members_of q) n = member c n.
  by rewrite /member; have [-> ->] := same_chainP n same.
suff -> : place_in (vertex_sequences.members_of q) n = place_in c n by [].
case/and5P: same => /same_partP /= unit_eq _ _ /same_partP left_eq /same_partP right_eq.
by rewrite /place_in /unit_at /= unit_eq left_eq right_eq.
Qed.

Definition judge_statement (s : statement.statement) (e : arithmetic_evidence) : bool :=
  if s is statement.Claim_on_chain c then judge_claim c e else false.
Theorem statement_judged s e : judge_statement s e -> statement.holds s.
Proof. by case: s => // c; apply: claim_judged. Qed.

(* Whether each law of a claim is what one of these statements says. *)
Definition says_law (c : chain_claim) (g : given_law) (s : statement.statement) : bool :=
  match given_of g, s with
  | Of_game r, statement.Law_of_chain l => states_game c r g l
  | Of_term t, statement.Sequence_on_chain q => states_term c t g q
  | Of_vertex t p, statement.Truth_on_chain q => states_vertex c t p g q
  | _, _ => false
  end.
Definition laws_stated (shown : seq statement.statement) (s : statement.statement) : bool :=
  if s is statement.Claim_on_chain c then all (fun g => has (says_law c g) shown) (given c) else true.
