(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The walks along a chain with 0, 1, 2, ... colours (chains/colour_walks.v) tell the chromatic number of each member,
   by its definition. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import rules boards weighted_walks chain_labels colour_walks.
From Gazetteer Require Import chain_laws chain_claims chain_sequences member_sets term_walks.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Notation told_colours := (chain_state * option nat)%type.
Definition colours_unknown : told_colours := ([::], None).

Section Walks.
Variables (s : chain_law) (k : kind).
(* With so many colours: the states behind n + 1 units and fewer, and whether the colours suffice for the member. *)
Definition colours_suffice (c : nat) : chain_state -> option nat :=
  let ends := colour_ends c s k (proper_on c (unit_part s)) in
  fun st => if isSome (told true ends st) then Some c else None.
Definition colour_walk (c n : nat) : seq told_colours :=
  let steps := colour_steps s (proper_on c (unit_part s)) in
  let tells := colours_suffice c in
  [seq (st, tells st) | st <- traject (state_behind true steps) (colour_starts c k (proper_on c (unit_part s))) n.+1].
(* With each of these numbers of colours: all states, and the first number that suffices. *)
Definition first_told (a b : told_colours) : told_colours := (a.1 ++ b.1, if a.2 is Some v then Some v else b.2).
Definition colours_walk (cs : seq nat) (n : nat) : seq told_colours :=
  foldr (fun c rest => [seq first_told x.1 x.2 | x <- zip (colour_walk c n) rest]) (nseq n.+1 colours_unknown) cs.

Definition colours_state (cs : seq nat) (n : nat) : chain_state := flatten [seq colour_state c s k n | c <- cs].
Definition first_sufficient (cs : seq nat) (n : nat) : option nat :=
  foldr (fun c rest => if is_coloured c s k (colour_state c s k n) then Some c else rest) None cs.

Lemma size_colour_walk c n : size (colour_walk c n) = n.+1.
Proof. by rewrite size_map size_traject. Qed.
Lemma nth_colour_walk c n i : i <= n ->
  nth colours_unknown (colour_walk c n) i =
    (colour_state c s k i, if is_coloured c s k (colour_state c s k i) then Some c else None).
Proof.
move=> i_n; rewrite (nth_map [::]) ?size_traject //.
by rewrite (set_nth_default (colour_starts c k (proper_on c (unit_part s)))) ?size_traject // nth_traject.
Qed.
Lemma size_colours_walk cs n : size (colours_walk cs n) = n.+1.
Proof.
elim: cs => [|c cs IH] /=; first by rewrite size_nseq.
by rewrite size_map size_zip size_colour_walk IH minnn.
Qed.
Lemma nth_colours_walk cs n i : i <= n ->
  nth colours_unknown (colours_walk cs n) i = (colours_state cs i, first_sufficient cs i).
Proof.
move=> i_n; elim: cs => [|c cs IH]; first by rewrite nth_nseq if_same.
rewrite [colours_walk _ _]/= (nth_map (colours_unknown, colours_unknown)); last first.
  by rewrite size_zip size_colour_walk size_colours_walk minnn.
rewrite nth_zip ?size_colour_walk ?size_colours_walk // IH nth_colour_walk // /first_told /=.
by case: is_coloured.
Qed.

Lemma colours_return cs e q n : colours_state cs (e + q) = colours_state cs e -> e <= n ->
  first_sufficient cs (n + q) = first_sufficient cs n.
Proof.
move=> back e_n; elim: cs back => //= c cs IH /eqP.
rewrite /colours_state /= eqseq_cat; last by rewrite !(size_colour_state _ _ _ (_ + _)) -!(size_colour_state _ _ _ e).
by case/andP=> /eqP c_back /eqP/IH ->; rewrite (colours_come_back c_back e_n).
Qed.
Lemma first_sufficientP m count n v : first_sufficient (iota m count) n = Some v ->
  is_coloured v s k (colour_state v s k n) /\ forall c, m <= c < v -> ~~ is_coloured c s k (colour_state c s k n).
Proof.
elim: count m => //= count IH m; case: ifP => [m_ok [<-]|m_not /IH[v_ok others]].
  by split=> // c /andP[m_c c_m]; move: (leq_ltn_trans m_c c_m); rewrite ltnn.
split=> // c /andP[]; rewrite leq_eqVlt => /orP[/eqP<- _|m_c c_v]; first by rewrite m_not.
by apply: others; rewrite m_c.
Qed.
End Walks.

(* Colourings of a member are those of its graph. *)
Theorem coloured_graph (c : chain_claim) n colours : let s := chain_of c no_rules in let k := claim_kind c in
  chain_ok s k -> 0 < n -> colouring_there colours s k n <-> colourable (graph_of (member c n)) colours.
Proof.
move=> s k ok n0; have in_range := piece_in_range ok n0; split=> [[x [x_n x_in /allP x_proper]]|[f f_proper]].
  have lt v : v < piece_order s k n -> nth 0 x v < colours by move=> v_n; apply: (allP x_in); rewrite mem_nth ?x_n.
  exists (fun v => Ordinal (lt (val v) (ltn_ord v))) => u w; rewrite inE /joined /= => uw.
  apply/eqP=> /(congr1 val) /= alike; case/orP: uw => /x_proper /=; by rewrite /unlike alike eqnE eqxx.
exists [seq val (f v) | v <- enum 'I_(piece_order s k n)].
have at_place (v : 'I_(piece_order s k n)) :
    nth 0 [seq val (f v) | v <- enum 'I_(piece_order s k n)] (val v) = val (f v).
  have v_lt : val v < size (enum 'I_(piece_order s k n)) by rewrite size_enum_ord ltn_ord.
  by rewrite (nth_map v) //; congr (val (f _)); apply: nth_ord_enum.
split; first by rewrite size_map size_enum_ord.
  by apply/allP=> _ /mapP[v _ ->]; apply: ltn_ord.
apply/allP=> -[a b] ab; have /andP[/= a_n b_n] := allP in_range _ ab.
rewrite -[a]/(val (Ordinal a_n)) -[b]/(val (Ordinal b_n)) !at_place /unlike eqnE.
by apply: f_proper; rewrite inE /joined /= ab.
Qed.
Theorem chromatic_told (c : chain_claim) n count v : let s := chain_of c no_rules in let k := claim_kind c in
  chain_ok s k -> 0 < n -> first_sufficient s k (iota 0 count) n.-1 = Some v ->
  term_is (graph_of (member c n)) Chromatic_number v.
Proof.
move=> s k ok n0 /first_sufficientP[v_ok fewer]; have means j := coloured_means j ok n.-1.
rewrite prednK // in means; split=> [|j j_ok]; first by apply/(coloured_graph _ ok n0)/means.
rewrite leqNgt; apply/negP=> j_v; have /negP[] := fewer j (j_v : 0 <= j < v).
by apply/means/(coloured_graph _ ok n0).
Qed.

(* The least number of colours that suffices for these members, if walks with fewer colours, and so many, take few
   steps. *)
Section Search.
Variables (s : chain_law) (k : kind) (fewest n steps_max : nat).
Definition colours_max : nat := 16.
Definition few_colour_steps (c : nat) : bool :=
  let widest := maxn (part_order (unit_part s)) (maxn (part_order (left_end k)) (part_order (right_end k))) in
  if 2 ^ 19 < c ^ widest then false
  else
    let count := size (proper_on c (unit_part s)) in
    let beside := size (proper_on c (left_end k)) + size (proper_on c (right_end k)) in
    count * (count * (if closed k then count else 1) + beside) <= Nat.div steps_max n.+1.
Fixpoint colours_from (fuel c : nat) : option nat :=
  if fuel is fuel'.+1 then
    if ~~ few_colour_steps c then None
    else if all (fun st : told_colours => isSome st.2) (drop fewest.-1 (colour_walk s k c n)) then Some c
    else colours_from fuel' c.+1
  else None.
Definition colours_found : option nat := colours_from colours_max.+1 0.
Definition colours_tried : seq nat := iota 0 (if colours_found is Some c then c.+1 else 0).
End Search.
