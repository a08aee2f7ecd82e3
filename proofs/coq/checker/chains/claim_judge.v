(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The judge of evidence of the kind arithmetic.
   Evidence: arithmetic_evidence, the numbers of the lines "settled" and "step".
   Judge: judge_claim c e. Theorem: claim_judged, accepted implies claim_holds c. It stands on the arithmetic of lines
   (chains/line_arithmetic.v). Each n below the number `settled` is decided by itself, and from there on all that
   differ by multiples of `step` at once. *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import text tables boards chain_laws chain_terms claim_text chain_claims.
From Gazetteer Require rule_syntax rule_grammar rule_lines rule_outcomes line_arithmetic chain_sequences vertex_terms.
From Gazetteer Require vertex_sequences statement.

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
Definition claim_line (c : chain_claim) (x : expression) (s n : nat) : option line_arithmetic.line :=
  line_arithmetic.line_of (integer n, integer s) (fun i => law_line (nth no_law (given c) i) s n) x.
Definition true_line (l : option line_arithmetic.line) : bool :=
  if l is Some (a, b) then Z.eqb b 0 && ~~ Z.eqb a 0 else false.

Fixpoint all_from (f : nat -> bool) (n count : nat) : bool :=
  if count is count'.+1 then if f n then all_from f n.+1 count' else false else true.

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
Definition repeats_there (g : given_law) : bool :=
  (given_from g <= settled e) && same (Nat.modulo (step e) (given_period g)) 0.
Definition law_ok (g : given_law) : bool := [&& has_its_values g, begins_before g & repeats_there g].
Definition all_true (x : expression) : bool :=
  all_from (fun n => true_line (claim_line c x 0 n)) (claim_from c) (settled e - claim_from c) &&
  all_from (fun n => true_line (claim_line c x (step e) n)) (settled e) (step e).
Definition judge_claim : bool :=
  [&& is_member least_member, in_range, all law_ok (given c) &
      if claim_read c is Some x then all_true x else false].
End Conditions.

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

(* Only the values at n matter. *)
Lemma value_there laws laws' x z : (forall i, laws i z = laws' i z) ->
  line_arithmetic.value laws x z = line_arithmetic.value laws' x z.
Proof. by move=> same; elim: x => [//|//|i|y IH|y IH|o y IHy w IHw] /=; rewrite ?same ?IH ?IHy ?IHw. Qed.

Lemma true_lineP l : true_line l -> exists2 a, l = Some (a, 0%Z) & line_arithmetic.is_true a.
Proof. by case: l => [[a b]|] //= /andP[/Z.eqb_eq-> a0]; exists a. Qed.

Section Judged.
Variables (c : chain_claim) (e : arithmetic_evidence).
Hypothesis ok : all (law_ok c e) (given c).

Lemma law_okP i : let g := nth no_law (given c) i in
  i < size (given c) -> law_ok c e g.
Proof. by move=> g; move/(all_nthP no_law): ok; apply. Qed.

(* A row that is found true is so at each of its numbers. *)
Lemma row_true x s n : true_line (claim_line c x s n) ->
  (forall i t, let g := nth no_law (given c) i in
     given_value g (n + s * t) = given_value g n + Nat.div s (given_period g) * given_adds g * t) ->
  forall t, exists2 z,
    line_arithmetic.value (fun i _ => Z.of_nat (given_value (nth no_law (given c) i) (n + s * t))) x
      (Z.of_nat (n + s * t)) = Some z & line_arithmetic.is_true z.
Proof.
case/true_lineP=> a line_a a_true grows t; exists a => //.
pose laws i z := Z.of_nat (given_value (nth no_law (given c) i) (Z.to_nat z)).
have at_number k : (integer n + integer s * Z.of_nat k)%Z = Z.of_nat (n + s * k).
  by rewrite !integerE -plusE -multE; lia.
have := line_arithmetic.line_true (integer n) (integer s) laws _ _ _ _ line_a (Z.of_nat t).
have a_at : line_arithmetic.at_step (a, 0%Z) (Z.of_nat t) = a.
  by rewrite /line_arithmetic.at_step /= Z.add_0_r.
rewrite at_number a_at => value_a.
transitivity (line_arithmetic.value laws x (Z.of_nat (n + s * t))).
  by apply: value_there => i; rewrite /laws Nat2Z.id.
apply: value_a => [i k k0|]; last by lia.
rewrite -(Z2Nat.id k) // at_number /laws Nat2Z.id grows.
by rewrite /line_arithmetic.at_step /= !integerE -plusE -multE; lia.
Qed.

Lemma rows_true x : 0 < claim_from c -> claim_from c <= settled e -> 0 < step e -> all_true c e x ->
  forall n, claim_from c <= n -> exists2 z,
    line_arithmetic.value (fun i _ => Z.of_nat (given_value (nth no_law (given c) i) n)) x (Z.of_nat n) = Some z &
    line_arithmetic.is_true z.
Proof.
move=> from0 from_settled step0 /andP[early late] n from_n.
have [near|far] := ltnP n (settled e).
  have := row_true (all_fromP early from_n _) _ 0; rewrite muln0 addn0; apply.
    by rewrite subnKC.
  have div_0 p : Nat.div 0 p = 0 by case: p.
  by move=> i t /=; rewrite div_0 !mul0n !addn0.
pose m := settled e + (n - settled e) %% step e.
have m_late : true_line (claim_line c x (step e) m).
  by apply: (all_fromP late); rewrite /m ?leq_addr // ltn_add2l ltn_pmod.
have -> : n = m + step e * ((n - settled e) %/ step e).
  by rewrite /m -addnA [_ %% _ + _]addnC mulnC -divn_eq subnKC.
apply: (row_true m_late) => i t /=.
have settled_m : settled e <= m by rewrite /m leq_addr.
have [i_lt|i_ge] := ltnP i (size (given c)); last first.
  rewrite nth_default //; apply: given_grows => //; first exact: leq_trans from0 (leq_trans from_settled settled_m).
have /and3P[/and4P[p0 _ _ _] _ /andP[from_s]] := law_okP i_lt.
rewrite sameE => /eqP p_s; apply: given_grows => //; exact: leq_trans from_s settled_m.
Qed.
End Judged.

Theorem claim_judged c e : judge_claim c e -> claim_holds c.
Proof.
case/and4P=> /and3P[]; rewrite leq_min => /andP[from0 _] _ _ /andP[from_settled step0] ok.
case E: (claim_read c) => [x|//] all_ok laws_ok n from_n.
have [z value_z z_true] := rows_true ok from0 from_settled step0 all_ok from_n.
exists x, (fun i => given_value (nth no_law (given c) i) n), z; split=> // i; rewrite size_map => i_lt.
rewrite (nth_map no_law) //; apply: laws_ok => //; have /and3P[_ before _] := law_okP ok i_lt.
exact: leq_trans before from_n.
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
