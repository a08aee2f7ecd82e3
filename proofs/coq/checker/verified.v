(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The checker of files of certificates, and what it proves: every statement that it calls VALID
   stands in the file, as docs/CERTIFICATES.md writes it, and holds. gazetteer-check-verified is
   extracted from `check_file`. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import text statement positions strategies spelling reader evidence.
From Gazetteer Require rule_syntax rule_grammar rule_words rule_lines.
From Gazetteer Require chain_laws chain_claims claim_judge.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* The lines from i on are these. *)
Definition stands (file : text) (i : nat) (lines : seq bytes) : Prop :=
  forall k, k < size lines -> file (i + k) = Some (nth [::] lines k ++ [:: newline]).

Fixpoint stands_there (file : text) (i : nat) (lines : seq bytes) : bool :=
  if lines is line :: rest then
    if file i is Some read then
      if same_bytes read (line ++ [:: newline]) then stands_there file i.+1 rest else false
    else false
  else true.

Lemma stands_thereP file i lines : stands_there file i lines -> stands file i lines.
Proof.
elim: lines i => [|line rest IH] i //=; case E: (file i) => [read|//].
case: same_bytesP => // read_eq /IH there [|k] /= k_small; first by rewrite addn0 E read_eq.
by rewrite addnS -addSn; apply: there.
Qed.

(* The head of a claim as it is written. *)
Definition claim_lines (c : claim) : seq bytes :=
  match c with
  | Claims s => spelled s
  | Claims_winning_moves s verdict => claims "winning-moves" s verdict
  | Claims_winning_ways s verdict =>
      said "claim" (bytes_of "winning-moves") :: ruled_lines s ++ [:: said "verdict" verdict]
  end.

(* What is printed of a fault in this line: its column, from 1, and the reason. *)
Definition column (read : option bytes) (here : bytes) : nat :=
  (size (if read is Some read then without_newline read else [::]) - size here).+1.
Definition reason_text (why : reason) : bytes :=
  let quoted w := 39 :: bytes_of w ++ [:: 39] in
  match why with
  | Because w => bytes_of w
  | Belongs w => quoted w ++ bytes_of " belongs here"
  | Either a b => quoted a ++ bytes_of " or " ++ quoted b ++ bytes_of " belongs here"
  | Number_below n =>
      bytes_of "a number 0.." ++ (if n is n'.+1 then number_text n' else bytes_of "-1")
        ++ bytes_of " belongs here"
  | Byte_not_printable c =>
      bytes_of "byte " ++ number_text c ++ bytes_of " is not printable ASCII"
  end.

Section Check.
(* The greatest number of a position and the greatest value that is read; and as many lines as may
   be read. *)
Variables (number_max fuel : nat) (file : text).

Definition other_version : reason := Because "the format has another version than 2".
Definition no_program : reason := Because "a name and version belong here".
Definition other_spelling : reason := Because "the statement is spelled otherwise".
(* One certificate, from line i on, behind those of the statements `shown`: its statement, proved. *)
Definition check_certificate (shown : seq statement) (i : nat) : reading statement :=
  then_read (next_said "gazetteer-certificate" file i) (fun i rest =>
  then_read (i, demand (is_word "2" rest) rest other_version) (fun i _ =>
  then_read (next_said "program" file i) (fun i rest =>
  then_read (i, demand (~~ nilp rest) rest no_program) (fun from _ =>
  then_read (read_claim number_max file from) (fun i c =>
  then_read (i, demand (stands_there file from (claim_lines c)) [::] other_spelling) (fun i _ =>
  then_read (next_said "evidence" file i) (fun i kind =>
  then_read (judge number_max fuel file shown kind c i) (fun i s =>
  (* The laws that a claim is decided from stand there. *)
  then_read (i, prove (claim_judge.laws_stated shown s) "a law is not stated before") (fun i _ =>
  then_read (next_said "end" file i) (fun i rest =>
  then_read (i, end_of_line rest) (fun i _ => (i, Read s)))))))))))).

(* The last line of a file: a file that was cut, even between two certificates, lacks it. *)
Definition check_total (i count : nat) : reading unit :=
  if file i is None then (i, Malformed [::] (Because "the file was cut here: 'total' is missing"))
  else then_read (next_line file i) (fun i line => (i,
    let* (w, rest) := word line in
    let* _ := demand (is_word "total" w) line (Either "gazetteer-certificate" "total") in
    let* _ := demand (same_bytes rest (number_text count)) rest
      (Because "the file has another number of certificates") in
    demand (~~ file i) rest (Because "the file goes on behind its total"))).

(* Whether another certificate follows: its first line begins with 'g'. *)
Definition another : nat -> bool := begins_with 103 file.

(* The certificates found valid: the lines where each begins and ends, from 0, and its statement.
   Then what became of the file: read to its end, or the fault before line i. *)
Fixpoint check_from (steps i count : nat) (shown : seq statement) :
    seq (nat * nat * statement) * reading unit :=
  if steps is steps'.+1 then
    match check_certificate shown i with
    | (j, Read s) =>
        let: (valid, rest) :=
          if another j then check_from steps' j count.+1 (s :: shown) else ([::], check_total j count.+1) in
        ((i, j, s) :: valid, rest)
    | (j, Malformed here why) => ([::], (j, Malformed here why))
    | (j, Invalid why) => ([::], (j, Invalid why))
    | (j, Not_judged) => ([::], (j, Not_judged))
    end
  else ([::], (i, Not_judged)).
Definition check_file : seq (nat * nat * statement) * reading unit := check_from fuel 0 0 [::].

Lemma check_certificate_true shown i j s : check_certificate shown i = (j, Read s) ->
  [/\ stands file i.+2 (spelled s), holds s & claim_judge.laws_stated shown s].
Proof.
rewrite /check_certificate; peel_line=> i1 [rest [at1]]; peel_line=> i2 [u1 [[i1_eq _]]].
peel_line=> i3 [rest2 [at2]]; peel_line=> from [u2 [[from_eq _]]]; peel_line=> i5 [c [_]].
peel_line=> i6 [u3 [[_ demanded]]]; have there := stands_thereP (demandP demanded);
peel_line=> i7 [kind [_]].
peel_line=> i8 [s' [judged]]; have [c_s s_holds] := judge_true judged; peel_line=> i9 [u4 [[_ /proveP s_stated]]].
peel_line=> i10 [rest3 [_]]; peel_line=> i11 [u5 [_ [_ s_eq]]]; rewrite -s_eq; split=> //.
have after_said first l k r : next_said first file l = (k, Read r) -> k = l.+1.
  by rewrite /next_said /next_line /then_read; case: (obind _ _) => [x|] // [].
have <- : from = i.+2 by rewrite -from_eq (after_said _ _ _ _ at2) -i1_eq (after_said _ _ _ _ at1).
move: there c_s; clear; case: c => [s2|s2 verdict|s2 verdict] /= there; first by move->.
  by case=> ms -> text_eq; rewrite /= text_eq.
by case=> ws -> text_eq; rewrite /= text_eq.
Qed.

Lemma has_in (A : Type) (a : pred A) (xs : seq A) : has a xs -> exists2 x, List.In x xs & a x.
Proof.
elim: xs => //= x xs IH /orP[a_x|/IH[y y_xs a_y]]; first by exists x => //; left.
by exists y => //; right.
Qed.
(* A statement that is shown, or found valid before. *)
Definition known (shown : seq statement) (valid : seq (nat * nat * statement)) (s : statement) : Prop :=
  List.In s shown \/ exists i j, List.In (i, j, s) valid.

Lemma check_from_true steps l count shown i j s :
  let valid := (check_from steps l count shown).1 in
  List.In (i, j, s) valid ->
  [/\ stands file i.+2 (spelled s), holds s &
      exists2 before, claim_judge.laws_stated before s & forall s', List.In s' before -> known shown valid s'].
Proof.
elim: steps l count shown => // steps IH l count shown /=.
case E: (check_certificate shown l) => [k [s'|here why|why|]] //=.
have [s'_there s'_holds s'_stated] := check_certificate_true E.
have found valid : (l, k, s') = (i, j, s) -> [/\ stands file i.+2 (spelled s), holds s &
    exists2 before, claim_judge.laws_stated before s & forall s', List.In s' before -> known shown valid s'].
  by case=> <- _ <-; split=> //; exists shown => // s2; left.
case: (another k) => /=; last by case=> [/found|[]].
case F: (check_from steps k count.+1 (s' :: shown)) => [valid rest].
case=> [/found //|in_valid].
have := IH k count.+1 (s' :: shown); rewrite F => /(_ in_valid)[there s_holds [before stated_there before_known]].
split=> //; exists before => // s2 /before_known[[<-|in_shown]|[i2 [j2 in_valid2]]].
- by right; exists l, k; left.
- by left.
- by right; exists i2, j2; right.
Qed.

(* What is called VALID is true. *)
Theorem check_file_true i j s :
  List.In (i, j, s) check_file.1 -> stands file i.+2 (spelled s) /\ holds s.
Proof. by case/check_from_true. Qed.

(* A claim for all n that is called VALID is true. If it has laws of games, that is so if the table of each law in the
   file is that of the pieces; the laws of terms hold by their definitions. *)
Theorem check_file_claims i j c :
  List.In (i, j, Claim_on_chain c) check_file.1 ->
  (has chain_claims.is_of_game (chain_claims.given c) ->
   forall i' j' l, List.In (i', j', Law_of_chain l) check_file.1 ->
     exists g, chain_laws.is_table_of_the_pieces l g) ->
  forall n, chain_claims.claim_from c <= n -> chain_claims.claim_true c n.
Proof.
move=> c_valid tables; have [_ c_holds [before stated_there before_known]] := check_from_true c_valid.
apply: c_holds => k n k_small /= least_n.
have /(all_nthP chain_claims.no_law)/(_ k k_small) := stated_there.
case/has_in=> s s_before; have [[]|[i' [j' s_valid]]] := before_known _ s_before.
have [_ s_holds _] := check_from_true s_valid; rewrite /claim_judge.says_law /chain_claims.has_value.
case g_of: (chain_claims.given_of _) => [r|t|t p]; case: s s_valid s_holds {s_before} => // l l_valid l_holds stated.
- apply: claim_judge.game_stated stated _ (proj1 l_holds) least_n; apply: tables l_valid.
  by apply/(has_nthP chain_claims.no_law); exists k; rewrite // /chain_claims.is_of_game g_of.
- exact: claim_judge.term_stated stated l_holds least_n.
- exact: claim_judge.vertex_stated stated l_holds least_n.
Qed.
End Check.

(* Rules of the language are spelled as no others are. *)
Theorem rules_one_reading r r' : rule_grammar.rules_ok r -> rule_grammar.rules_ok r' ->
  rule_syntax.rules_lines r = rule_syntax.rules_lines r' -> r = r'.
Proof. exact: rule_lines.rules_one_reading. Qed.

(* A condition in them is spelled as no other is, in whatever rules. *)
Theorem condition_one_reading r r' m m' t t' :
  rule_grammar.rules_ok r -> List.In m (rule_syntax.moves_of r) -> rule_syntax.condition m = Some t ->
  rule_grammar.rules_ok r' -> List.In m' (rule_syntax.moves_of r') ->
  rule_syntax.condition m' = Some t' ->
  rule_syntax.spaced_line (rule_syntax.term_words t) =
  rule_syntax.spaced_line (rule_syntax.term_words t') -> t = t'.
Proof.
move=> r_ok m_r m_t r'_ok m_r' m_t'; apply: rule_words.condition_one_reading.
- exact: rule_words.rules_condition r_ok m_r m_t.
- exact: rule_words.rules_condition r'_ok m_r' m_t'.
Qed.
