(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A move has one reading: two moves of the language that are spelled by the same words are the same. For
   reading the words of its effects gives them back. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import partizan_rules text rule_syntax rule_grammar rule_reader rule_climbing
  rule_readings rule_words.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.
Local Arguments parse_name : simpl never.

Lemma has_name_cat x s t : has_name x (s ++ t) = has_name x s || has_name x t.
Proof. exact: has_cat. Qed.
Lemma names_apart s t x : names_differ (s ++ t) -> has_name x s -> has_name x t = false.
Proof.
elim: s => //= y s IH /andP[y_new differ] /orP[/same_bytesP->|/IH]; last exact.
by move: y_new; rewrite has_name_cat negb_or => /andP[_ /negPf].
Qed.
Lemma name_read x ws : is_name x -> parse_name (x :: ws) = Some (x, ws).
Proof. by case: x => // c x /andP[/andP[letter _] _]; rewrite /parse_name /= letter. Qed.
Lemma reads_name w x : is_name x -> ~~ unreserved (bytes_of w) -> reads w x = false.
Proof. by move=> x_name; apply: reads_unreserved; rewrite /unreserved x_name. Qed.

(* What may stand behind an item. *)
Definition plain (rest : words) : bool :=
  if rest is w :: _ then has_name w (said_words [:: ","; ")"; ";"]) else true.
Lemma plain_next rest : plain rest -> all (fun w => ~~ next_is w rest) [:: "("; "+="; "-="; ":="].
Proof. by case: rest => // v rest /or4P[/same_bytesP->|/same_bytesP->|/same_bytesP->|]. Qed.
Lemma behind_next w rest : ~~ next_is w rest -> behind w rest = None.
Proof. by case: rest => //= x rest /negPf->. Qed.

Section Moves.
Variables sets tokens : seq name.
Hypothesis sets_named : all is_name sets.
Lemma no_set w : is_name (bytes_of w) = false -> has_name (bytes_of w) sets = false.
Proof. by move=> no_name; apply/negP=> /(named sets_named); rewrite no_name. Qed.

Section Scope.
Variable scope : seq name.
Hypothesis scope_named : all is_name scope.
Hypothesis apart : forall x, has_name x scope -> has_name x sets = false.

Lemma item_reading i rest : item_ok sets scope i -> plain rest ->
  parse_item sets (item_words i ++ rest) = Some (i, rest).
Proof.
move=> ok /plain_next/= /andP[/behind_next no_bracket _].
case: i ok => [x|s|x|x|x] /= x_in.
- by rewrite apart // no_bracket name_read // (named scope_named x_in).
- by rewrite x_in.
- by rewrite (no_set (w := "N") erefl) name_read // (named scope_named x_in).
- by rewrite (no_set (w := "into") erefl) name_read // (named scope_named x_in).
- by rewrite (no_set (w := "reachable") erefl) name_read // (named scope_named x_in).
Qed.
Lemma item_begins i rest : item_ok sets scope i -> plain rest ->
  effect_begins (item_words i ++ rest) = false.
Proof.
move=> ok /plain_next/= /and5P[_ /negPf no_plus /negPf no_minus /negPf no_put _].
have x_name : forall x, is_name x -> [|| reads "delete" x, reads "erase" x | reads "keep" x] = false.
  by move=> x x_name; rewrite !reads_name.
case: i ok => [x /(named scope_named)/x_name|s /(named sets_named)/x_name|x _|x _|x _] //=.
all: rewrite no_plus no_minus no_put !orbF; move/negbT.
all: by rewrite !negb_or => /and3P[/negPf-> /negPf-> /negPf->].
Qed.

(* Where the items end. *)
Definition ends (goes_on : words -> bool) (rest : words) : bool :=
  plain rest && (if rest is w :: ws then ~~ (reads "," w && goes_on ws) else true).
Section Items.
Variable goes_on : words -> bool.
Hypothesis on_items : forall i rest, item_ok sets scope i -> plain rest -> goes_on (item_words i ++ rest).
Lemma behind_items (l : seq item) rest : plain rest ->
  plain (flatten [seq bytes_of "," :: w | w <- [seq item_words i | i <- l]] ++ rest).
Proof. by case: l. Qed.
Lemma more_items l fuel found rest : all (item_ok sets scope) l -> size l <= fuel -> ends goes_on rest ->
  more fuel (parse_item sets) goes_on
    (flatten [seq bytes_of "," :: w | w <- [seq item_words i | i <- l]] ++ rest) found =
  Some (rev found ++ l, rest).
Proof.
elim: l fuel found => [|i l IH] fuel found /=.
  rewrite cats0 => _ _ /andP[_]; case: rest => [|w rest]; case: fuel => //= fuel /negPf-> //.
case/andP=> i_ok l_ok; case: fuel => //= fuel le_fuel end_rest; rewrite -catA.
have plain_rest := behind_items l (andP end_rest).1.
by rewrite on_items //= item_reading // IH // rev_cons cat_rcons.
Qed.
Lemma items_reading l rest : items_ok sets scope l -> ends goes_on rest ->
  list_of (parse_item sets) goes_on (items_words l ++ rest) = Some (l, rest).
Proof.
case: l => // i l /andP[_ /= /andP[i_ok l_ok]] end_rest; rewrite /items_words /list_of /= -catA.
rewrite item_reading ?behind_items ?(andP end_rest).1 //= more_items //.
elim: (l) => //= j k IH; rewrite size_cat /= ltnS; apply: leq_trans IH _; rewrite !size_cat.
by rewrite -addnA leq_addl.
Qed.
End Items.

(* Where an effect ends. *)
Definition ends_effect (rest : words) : bool :=
  if rest is w :: ws then reads ";" w || reads "," w && effect_begins ws else true.
Lemma ends_items rest : ends_effect rest -> ends (fun ws => ~~ effect_begins ws) rest.
Proof.
by case: rest => //= w ws /orP[/readsP->|/andP[/readsP-> begins]] //; rewrite /ends /= begins.
Qed.
Lemma in_parentheses_reading make l rest : items_ok sets scope l ->
  in_parentheses sets make (in_brackets (items_words l) ++ rest) = Some (make l, rest).
Proof.
move=> l_ok; rewrite /in_parentheses /in_brackets /= -catA.
by rewrite (items_reading (goes_on := predT)).
Qed.
Hypothesis tokens_in : forall t, has_name t tokens -> has_name t scope.
Lemma effect_reading e rest : effect_ok sets tokens scope e -> ends_effect rest ->
  parse_effect sets (effect_words e ++ rest) = Some (e, rest).
Proof.
move=> ok end_rest; have end_items := ends_items end_rest.
have name x : has_name x scope -> is_name x := named scope_named (x := x).
have begins i r : item_ok sets scope i -> plain r -> ~~ effect_begins (item_words i ++ r).
  by move=> i_ok plain_r; rewrite item_begins.
case: e ok => [l|l|x y|x|s l|s l|t x] /=.
- exact: in_parentheses_reading.
- exact: in_parentheses_reading.
- by case/andP=> /name x_name /name y_name; rewrite name_read //= name_read.
- by move=> /name x_name; rewrite name_read.
- case/andP=> /(named sets_named) s_name l_ok; rewrite !reads_name //=.
  by rewrite (items_reading begins l_ok).
- case/andP=> /(named sets_named) s_name l_ok; rewrite !reads_name //=.
  by rewrite (items_reading begins l_ok).
- by case/andP=> /tokens_in/name t_name /name x_name; rewrite !reads_name //= name_read.
Qed.
Definition more_words (es : seq (bool * effect)) : words :=
  flatten [seq bytes_of (if e.1 then ";" else ",") :: effect_words e.2 | e <- es].
Lemma effect_words_begin e rest : effect_ok sets tokens scope e -> effect_begins (effect_words e ++ rest).
Proof. by case: e => [l|l|x y|x|s l|s l|t x] //= _; rewrite ?orbT. Qed.
Lemma more_end es : all (fun e => effect_ok sets tokens scope e.2) es -> ends_effect (more_words es).
Proof. by case: es => // -[[] e] es //= /andP[e_ok _]; rewrite effect_words_begin. Qed.
Lemma effects_reading es fuel found : all (fun e => effect_ok sets tokens scope e.2) es ->
  size es <= fuel -> more_effects_in sets fuel (more_words es) found = Some (rev found ++ es, [::]).
Proof.
elim: es fuel found => [|[semi e] es IH] [|fuel] found //=; rewrite ?cats0 //.
case/andP=> e_ok es_ok le_fuel; rewrite effect_reading //; last exact: more_end.
rewrite [X in if X then _ else _](_ : _ = true); last by case: (semi).
by rewrite /= IH // rev_cons cat_rcons; case: (semi).
Qed.
Lemma enough_effects es : size es <= size (more_words es).
Proof. by elim: es => //= e es IH; rewrite size_cat ltnS (leq_trans IH) // leq_addl. Qed.
(* The effects of a move, to the end of its line. *)
Definition all_effects_ok (e : effect) (es : seq (bool * effect)) : bool :=
  effect_ok sets tokens scope e && all (fun e => effect_ok sets tokens scope e.2) es.
Lemma effects_reading_all e es : all_effects_ok e es ->
  parse_effect sets (effect_words e ++ more_words es) = Some (e, more_words es) /\
  more_effects_in sets (size (more_words es)) (more_words es) [::] = Some (es, [::]).
Proof.
case/andP=> e_ok es_ok; rewrite effect_reading ?more_end //.
by rewrite effects_reading ?enough_effects.
Qed.
End Scope.

Hypothesis tokens_named : all is_name tokens.
Hypothesis differ : names_differ (tokens ++ sets).
Lemma scope_facts p scope : scope_at sets tokens p = Some scope ->
  [/\ all is_name scope, forall x, has_name x scope -> has_name x sets = false &
      forall t, has_name t tokens -> has_name t scope].
Proof.
move=> at_p; split; first exact: place_named tokens_named at_p.
all: have [new -> /andP[new_bound _]] := scope_atP at_p => x; rewrite has_name_cat.
- case/orP=> [x_new|]; last exact: names_apart.
  elim: new new_bound x_new => //= y new IH /andP[/andP[_ /negPf y_new] /IH].
  by move=> apart /orP[/same_bytesP->|].
- by move=> ->; rewrite orbT.
Qed.

Variable directed : bool.
Notation rule_ok := (rule_ok directed sets tokens).
(* What stands behind the place of a move. *)
Definition body_words (m : rule) : words :=
  (if condition m is Some t then bytes_of "where" :: term_words t else [::]) ++
  bytes_of ":" :: effect_words (first_effect m) ++ more_words (more_effects m).
Lemma rule_words_eq m : rule_words directed m =
  (if whose m is Some s then [:: player_word s] else [::]) ++
  bytes_of "move" :: place_words directed (where_made m) ++ body_words m.
Proof. by []. Qed.

Lemma one_place p p' m m' :
  place_words directed p ++ body_words m = place_words directed p' ++ body_words m' ->
  p = p' /\ body_words m = body_words m'.
Proof.
case: p p' => [x|x y] [x'|x' y'] /= [<-] //; rewrite /body_words.
- by case: (condition m) => [t|] /=; case: (directed).
- by case: (condition m') => [t|] /=; case: (directed).
- by move=> [<- ->].
Qed.

Lemma one_player m m' : rule_words directed m = rule_words directed m' -> whose m = whose m' /\
  place_words directed (where_made m) ++ body_words m = place_words directed (where_made m') ++ body_words m'.
Proof.
rewrite !rule_words_eq; case: (whose m) => [[]|]; case: (whose m') => [[]|] same //;
  try (by move: same => /(congr1 (next_is "left"))); try (by move: same => /(congr1 (next_is "right"))).
- by move: same => /(congr1 (drop 2)); rewrite /= !drop0.
- by move: same => /(congr1 (drop 2)); rewrite /= !drop0.
- by move: same => /(congr1 (drop 1)); rewrite /= !drop0.
Qed.
Lemma one_condition scope m m' :
  all is_name scope -> (forall t, condition m = Some t -> condition_ok directed sets scope t) ->
  (forall t, condition m' = Some t -> condition_ok directed sets scope t) ->
  body_words m = body_words m' -> condition m = condition m' /\
  effect_words (first_effect m) ++ more_words (more_effects m) =
  effect_words (first_effect m') ++ more_words (more_effects m').
Proof.
move=> named_scope ok ok'; rewrite /body_words.
have is_ok t := @ok_lexical directed sets scope t sets_named named_scope.
case: (condition m) ok => [t|] ok; case: (condition m') ok' => [t'|] ok' same.
- have [lex placed] := is_ok t (ok t erefl); have [lex' placed'] := is_ok t' (ok' t' erefl).
  move: same => /(congr1 behead) /= same.
  by have [||-> /(congr1 behead)] := one_term lex placed lex' placed' _ _ same.
- by move: same => /(congr1 (next_is "where")).
- by move: same => /(congr1 (next_is "where")).
- by move: same => /(congr1 behead).
Qed.
Lemma one_rule m m' : rule_ok m -> rule_ok m' -> rule_words directed m = rule_words directed m' -> m = m'.
Proof.
move=> ok ok' /one_player[same_player /one_place[same_place same_body]].
move: ok ok'; rewrite /rule_ok -same_place; case E: (scope_at _ _ _) => [scope|] //.
move=> /and3P[cond first more] /and3P[cond' first' more'].
have [scope_named apart tokens_in] := scope_facts E.
have [||same_condition same_effects] := @one_condition scope m m' scope_named _ _ same_body.
- by move=> t m_t; move: cond; rewrite m_t.
- by move=> t m_t; move: cond'; rewrite m_t.
have read e es : all_effects_ok scope e es -> _ :=
  @effects_reading_all scope scope_named apart tokens_in e es.
have [] := read _ _ (introT andP (conj first more)); have [] := read _ _ (introT andP (conj first' more')).
rewrite same_effects => -> more_read' [same_first same_more]; rewrite -same_more more_read' => -[same_es].
case: m m' same_player same_place same_condition same_first same_es {cond cond' first first' more more'
  same_body same_effects same_more more_read' E} => [p w c e es] [p' w' c' e' es'] /=.
by move=> -> -> -> -> ->.
Qed.
End Moves.
