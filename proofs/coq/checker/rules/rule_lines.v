(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Rules have one reading: two games of the language that are spelled by the same lines are the same. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import partizan_rules text rule_syntax rule_grammar rule_reader rule_readings
  rule_words rule_moves.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* The words of a move are words of the language. *)
Section Lexemes.
Variables (sets tokens : seq name) (directed : bool).
Hypotheses (sets_named : all is_name sets) (tokens_named : all is_name tokens).
Lemma item_lexemes scope i : all is_name scope -> item_ok sets scope i -> all lexeme (item_words i).
Proof.
move=> scope_named; case: i => [x|x|x|x|x] /= x_in; rewrite name_lexeme //.
all: by first [exact: named scope_named x_in | exact: named sets_named x_in].
Qed.
Lemma items_lexemes scope l : all is_name scope -> items_ok sets scope l -> all lexeme (items_words l).
Proof.
move=> scope_named /andP[_ l_ok]; apply: listed_lexemes; rewrite all_map.
by apply: sub_all l_ok => i; apply: item_lexemes.
Qed.
Lemma effect_lexemes scope e :
  all is_name scope -> effect_ok sets tokens scope e -> all lexeme (effect_words e).
Proof.
move=> scope_named; have items := items_lexemes scope_named.
have name x : has_name x scope -> lexeme x := fun x_in => name_lexeme (named scope_named x_in).
case: e => [l|l|x y|x|s l|s l|t x] /=.
- by move=> /items l_lex; rewrite all_cat l_lex.
- by move=> /items l_lex; rewrite all_cat l_lex.
- by case/andP=> /name-> /name->.
- by move=> /name->.
- by case/andP=> /(named sets_named)/name_lexeme-> /items.
- by case/andP=> /(named sets_named)/name_lexeme-> /items.
- by case/andP=> /(named tokens_named)/name_lexeme-> /name->.
Qed.
Lemma place_lexemes p scope : scope_at sets tokens p = Some scope -> all lexeme (place_words directed p).
Proof.
move=> at_p; have scope_named := place_named tokens_named at_p; have [_ _ /andP[_]] := scope_atP at_p.
have name x : has_name x scope -> lexeme x := fun x_in => name_lexeme (named scope_named x_in).
by case: p {at_p} => [x|x y] /=; [case/andP=> /name-> | case/and3P=> /name-> /name->; case: (directed)].
Qed.
Lemma rule_lexemes m : rule_ok directed sets tokens m -> all lexeme (rule_words directed m).
Proof.
rewrite /rule_ok; case E: (scope_at _ _ _) => [scope|] // /and3P[cond first more].
have scope_named := place_named tokens_named E; have effect := @effect_lexemes scope _ scope_named.
rewrite rule_words_eq /body_words; do 3!rewrite !all_cat /=; rewrite (place_lexemes E) (effect _ first) /=.
have -> : all lexeme (if whose m is Some s then [:: player_word s] else [::]) by case: (whose m) => [[]|].
have -> : all lexeme (more_words (more_effects m)).
  elim: (more_effects m) more => //= -[semi e] es IH /andP[/= e_ok /IH es_lex].
  by rewrite all_cat effect // es_lex; case: (semi).
case: (condition m) cond => [t|] //= t_ok; rewrite andbT; apply: term_lexemes.
by have [] := ok_lexical sets_named scope_named t_ok.
Qed.
End Lexemes.

(* The words of the lines. *)
Definition names_words (first : string) (names : seq name) : seq words :=
  if names is [::] then [::] else [:: bytes_of first :: listed [seq [:: x] | x <- names]].
Definition rules_words (r : rules) : seq words :=
  [:: bytes_of "game"; title r] ::
  (if directed r then [:: said_words [:: "on"; "digraphs"]] else [::]) ++
  names_words "token" (tokens r) ++ names_words "set" (sets r) ++
  (if misere r then [:: said_words [:: "misere"]] else [::]) ++
  [seq rule_words (directed r) m | m <- moves_of r].
Lemma rules_lines_words r : rules_lines r = [seq spaced_line ws | ws <- rules_words r].
Proof.
rewrite /rules_lines /rules_words /= !map_cat -map_comp.
by case: (directed r); case: (tokens r) => [|x s]; case: (sets r) => [|y t]; case: (misere r).
Qed.
Lemma names_lexemes first names : lexeme (bytes_of first) -> all is_name names ->
  all (all lexeme) (names_words first names).
Proof.
case: names => // x names first_lex named; rewrite /names_words /= first_lex andbT.
apply: (listed_lexemes (ws := [seq [:: y] | y <- x :: names])); rewrite all_map.
by apply: sub_all named => y y_name; rewrite /= name_lexeme.
Qed.
Lemma rules_lexemes r : rules_ok r -> all (all lexeme) (rules_words r).
Proof.
move=> ok; have [title_name _] := andP ok.
have [/[!all_cat]/andP[tokens_named sets_named] [_ moves_ok]] := rules_facts ok.
rewrite /rules_words /= name_lexeme //= !all_cat !names_lexemes //= all_map.
case: (directed r) moves_ok; case: (misere r) => moves_ok //=.
all: by apply: sub_all moves_ok => m; apply: rule_lexemes.
Qed.
Lemma lines_injective s t : all (all lexeme) s -> all (all lexeme) t ->
  [seq spaced_line ws | ws <- s] = [seq spaced_line ws | ws <- t] -> s = t.
Proof.
elim: s t => [|ws s IH] [|ws' t] //= /andP[ws_lex s_lex] /andP[ws'_lex t_lex] [same_line /IH->] //.
by rewrite (spaced_line_injective ws_lex ws'_lex same_line).
Qed.

(* A line that may be there is told by its first word. *)
Definition may_be (w : string) (lines : seq words) : bool :=
  if lines is ws :: rest then next_is w ws && nilp rest else true.
Definition other (w : string) (ws : words) : bool := ~~ next_is w ws.
Lemma peel w s s' t t' : may_be w s -> may_be w s' -> all (other w) t -> all (other w) t' ->
  s ++ t = s' ++ t' -> s = s' /\ t = t'.
Proof.
rewrite /other; case: s s' => [|ws [|? ?]] [|ws' [|? ?]] //=; rewrite ?andbF ?andbT //.
- by move=> _ ws'_w; case: t => //= x t /andP[x_w _] _ [x_ws' _]; rewrite x_ws' ws'_w in x_w.
- by move=> ws_w _ _; case: t' => //= x t' /andP[x_w _] [ws_x _]; rewrite -ws_x ws_w in x_w.
- by move=> _ _ _ _ [-> ->].
Qed.
Lemma listed_names s t : listed [seq [:: x] | x <- s] = listed [seq [:: x] | x <- t] -> s = t.
Proof.
have behind : forall s t : seq name, flatten [seq bytes_of "," :: w | w <- [seq [:: x] | x <- s]] =
    flatten [seq bytes_of "," :: w | w <- [seq [:: x] | x <- t]] -> s = t.
  by elim=> [|x u IH] [|y v] //= [-> /IH->].
by case: s t => [|x s] [|y t] //= [-> /behind->].
Qed.
Lemma names_injective first s t : names_words first s = names_words first t -> s = t.
Proof.
by case: s t => [|x s] [|y t] // /(congr1 (head [::])) /(congr1 behead) same; apply: listed_names.
Qed.

(* What is spelled so has one reading. *)
Lemma names_may_be first names : may_be first (names_words first names).
Proof. by case: names => //= x s; rewrite andbT; apply/same_bytesP. Qed.
Lemma names_other w first names : ~~ next_is w [:: bytes_of first] -> all (other w) (names_words first names).
Proof. by case: names => //= x s; rewrite andbT. Qed.
Lemma rules_other w directed s : ~~ has_name (bytes_of w) (said_words [:: "left"; "right"; "move"]) ->
  all (other w) [seq rule_words directed m | m <- s].
Proof.
rewrite /= /other => no; elim: s => //= m s ->; rewrite andbT /rule_words.
by case: (whose m) => [[]|] /=; apply: contra no => /same_bytesP <-.
Qed.
Lemma rules_one_reading r r' : rules_ok r -> rules_ok r' -> rules_lines r = rules_lines r' -> r = r'.
Proof.
move=> ok ok'; rewrite !rules_lines_words => /(lines_injective (rules_lexemes ok) (rules_lexemes ok')).
rewrite /rules_words => -[same_title].
case/(peel (w := "on")) => [||||same_directed].
- by case: (directed r).
- by case: (directed r').
- by rewrite !all_cat !names_other // rules_other //; case: (misere r).
- by rewrite !all_cat !names_other // rules_other //; case: (misere r').
case/(peel (w := "token")) => [||||/names_injective same_tokens].
- exact: names_may_be.
- exact: names_may_be.
- by rewrite !all_cat names_other // rules_other //; case: (misere r).
- by rewrite !all_cat names_other // rules_other //; case: (misere r').
case/(peel (w := "set")) => [||||/names_injective same_sets].
- exact: names_may_be.
- exact: names_may_be.
- by rewrite all_cat rules_other //; case: (misere r).
- by rewrite all_cat rules_other //; case: (misere r').
case/(peel (w := "misere")) => [||||same_misere].
- by case: (misere r).
- by case: (misere r').
- exact: rules_other.
- exact: rules_other.
have same_d : directed r = directed r' by move: same_directed; case: (directed r); case: (directed r').
have same_m : misere r = misere r' by move: same_misere; case: (misere r); case: (misere r').
have [named_r [differ_r moves_r]] := rules_facts ok; have [_ [_ moves_r']] := rules_facts ok'.
move: named_r differ_r moves_r moves_r'; rewrite -same_d -same_tokens -same_sets all_cat.
move=> /andP[tokens_named sets_named] differ ok_moves ok_moves' same_moves.
have same_moves_of : moves_of r = moves_of r'.
  elim: (moves_of r) (moves_of r') ok_moves ok_moves' same_moves => [|m s IH] [|m' s'] //=.
  move=> /andP[m_ok s_ok] /andP[m'_ok s'_ok] [same_m0 /(IH _ s_ok s'_ok)->].
  by rewrite (one_rule sets_named tokens_named differ m_ok m'_ok same_m0).
move: same_title same_d same_tokens same_sets same_m same_moves_of.
by case: (r) => ti d tk st mi mv; case: (r') => ti' d' tk' st' mi' mv' /= -> -> -> -> -> ->.
Qed.
