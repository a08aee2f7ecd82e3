(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A line of rules has one division into words, and a condition that is spelled in it one reading: the
   text of a condition of the language is that of no other (rule_readings.v). *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import text rule_syntax rule_grammar rule_reader rule_climbing rule_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* The words of the language: letters and digits, or a sign. *)
Definition lettered (w : bytes) : bool := ~~ nilp w && all in_word w.
Definition lexeme (w : bytes) : bool := lettered w || has_name w signs.

Definition no_word (tail : bytes) : bool := if tail is c :: _ then ~~ in_word c else true.
(* What stands behind a word that is neither a letter nor part of a longer sign: ' ', ')', ',', ':', ';'. *)
Definition breaks (tail : bytes) : bool :=
  if tail is c :: _ then c \in [:: 32; 41; 44; 58; 59] else true.

Lemma has_name_case (P : bytes -> Prop) w names :
  has_name w names -> (forall x, List.In x names -> P x) -> P w.
Proof.
elim: names => //= x names IH /orP[/same_bytesP->|in_names] all_P; first by apply: all_P; left.
by apply: IH in_names _ => y y_in; apply: all_P; right.
Qed.

Lemma first_sign_read w tail : has_name w signs -> breaks tail || reads "(" w ->
  first_sign (w ++ tail) = Some w.
Proof.
move=> w_sign; apply: (has_name_case
  (P := fun w => breaks tail || reads "(" w -> first_sign (w ++ tail) = Some w) w_sign) => x.
do 21 (case=> [<-|]; first by case: tail => [|c tail] //=; rewrite ?orbF ?orbT ?inE //;
  do 4?(case/orP=> [/eqP->//|]); move/eqP->).
by [].
Qed.
Lemma sign_head w : has_name w signs -> if w is c :: _ then ~~ in_word c && (c != space) else false.
Proof.
move=> w_sign; apply: (has_name_case
  (P := fun w => is_true (if w is c :: _ then ~~ in_word c && (c != space) else false)) w_sign) => x.
by do 21 (case=> [<-//|]).
Qed.

Lemma lexeme_head w : lexeme w -> if w is c :: _ then c != space else false.
Proof.
case/orP=> [|/sign_head]; last by case: w => // c w /andP[].
by case: w => // c w /= /andP[]; case: eqP => // ->.
Qed.

Definition first_lexeme (line : bytes) : bytes :=
  if line is c :: _ then
    if in_word c then take (find (fun c => ~~ in_word c) line) line else odflt [::] (first_sign line)
  else [::].

Lemma behind_word w ws : reads "(" w ||
  (let tail := spaced_behind w ws in
   breaks tail || (if w is c :: _ then is_letter c else false) && no_word tail).
Proof.
case: ws => [|v ws] /=; first by rewrite orbT.
case spaced_v: (spaced w v); first by rewrite orbT.
move: spaced_v; rewrite /spaced; case: ifP => [bracket _|_]; first by rewrite /reads bracket.
case: ifP => [v_in _|_].
  apply: (has_name_case (P := fun v => _ || (breaks (v ++ _) || _)) v_in) => x.
  by do 4 (case=> [<-|]; first by rewrite /= ?inE ?orbT).
case: ifP => // /same_bytesP-> /negbT; rewrite negb_or => /andP[letter _].
by case: w letter => //= c w; rewrite negbK => ->; rewrite !orbT.
Qed.

Lemma first_lexeme_read w ws : lexeme w -> first_lexeme (w ++ spaced_behind w ws) = w.
Proof.
have := behind_word w ws; move: (spaced_behind w ws) => tail behind /orP[/andP[some letters]|w_sign].
- have no_tail : no_word tail.
    case/orP: behind => [/readsP w_eq|/orP[|/andP[] //]]; first by rewrite w_eq in letters.
    by case: tail => // c tail; rewrite /breaks !inE; do 4?(case/orP=> [/eqP->//|]); move/eqP->.
  have find_w : find (fun c => ~~ in_word c) (w ++ tail) = size w.
    rewrite find_cat ifF; last by apply/negbTE; rewrite has_predC negbK.
    by case: tail no_tail {behind} => [|c tail] /=; rewrite ?addn0 // => ->; rewrite addn0.
  rewrite /first_lexeme find_w take_size_cat //.
  by case: w some letters {behind find_w} => // c w _ /= /andP[->].
- have head := sign_head w_sign; have breaking : breaks tail || reads "(" w.
    case/orP: behind => [->|/orP[->//|/andP[letter _]]]; rewrite ?orbT //.
    by case: w head letter {w_sign} => // c w; rewrite /in_word; case: (is_letter c).
  rewrite /first_lexeme (first_sign_read w_sign breaking).
  by case: w head {w_sign breaking behind} => // c w /= /andP[/negPf->].
Qed.

Lemma behind_injective w ws ws' : all lexeme ws -> all lexeme ws' ->
  spaced_behind w ws = spaced_behind w ws' -> ws = ws'.
Proof.
elim: ws w ws' => [|v ws IH] w [|v' ws'] //=.
- by move=> _ /andP[/lexeme_head head _]; case: (spaced w v') => //; case: v' head.
- by move=> /andP[/lexeme_head head _] _; case: (spaced w v) => //; case: v head.
case/andP=> v_lex ws_lex /andP[v'_lex ws'_lex] same_line.
have same_rest : v ++ spaced_behind v ws = v' ++ spaced_behind v' ws'.
  move: same_line (lexeme_head v_lex) (lexeme_head v'_lex).
  case: (spaced w v); case: (spaced w v') => //; first by case.
  - by case: v' {v'_lex} => // c v' [<- _]; rewrite eqxx.
  - by case: v {v_lex IH} => // c v [-> _]; rewrite eqxx.
have v_v' : v = v' by rewrite -(first_lexeme_read ws v_lex) same_rest first_lexeme_read.
by move: same_rest; rewrite v_v' => /eqP; rewrite eqseq_cat // => /andP[_ /eqP/(IH _ _ ws_lex ws'_lex)->].
Qed.

Lemma spaced_line_injective ws ws' : all lexeme ws -> all lexeme ws' ->
  spaced_line ws = spaced_line ws' -> ws = ws'.
Proof.
case: ws ws' => [|w ws] [|w' ws'] //=.
- by move=> _ /andP[/lexeme_head]; case: w'.
- by move=> /andP[/lexeme_head]; case: w.
case/andP=> w_lex ws_lex /andP[w'_lex ws'_lex] same_line.
have w_w' : w = w' by rewrite -(first_lexeme_read ws w_lex) same_line first_lexeme_read.
by move: same_line; rewrite w_w' => /eqP; rewrite eqseq_cat // =>
  /andP[_ /eqP/(behind_injective ws_lex ws'_lex)->].
Qed.

(* The words of a condition are words of the language. *)
Lemma name_lexeme x : is_name x -> lexeme x.
Proof. by case: x => // c x /andP[/andP[_ letters] _]; apply/orP; left. Qed.
Lemma number_lexeme x : is_number x -> lexeme x.
Proof.
case/and3P=> some _ digits; apply/orP; left; rewrite /lettered; case: x some digits => // c x _.
by apply: sub_all => d digit; rewrite /in_word digit orbT.
Qed.
Lemma listed_lexemes (ws : seq words) : all (all lexeme) ws -> all lexeme (listed ws).
Proof.
case: ws => //= w ws /andP[w_lex ws_lex]; rewrite all_cat w_lex /=.
by elim: ws ws_lex => //= v ws IH /andP[v_lex /IH]; rewrite all_cat v_lex.
Qed.
Lemma binder_lexemes b : binder_lexical b -> all lexeme (binder_words b).
Proof.
case: b => [xs /andP[_ names]|x y /andP[x_name y_name]]; last by rewrite /= !name_lexeme.
apply: listed_lexemes; rewrite all_map; apply: sub_all names => x x_name.
by rewrite /= name_lexeme.
Qed.
Lemma term_lexemes t : lexical t -> all lexeme (term_words t).
Proof.
elim/term_within: t => -[digits|x|c||q ts|x|t|t|t|a c b|a o b|a c b|t x|q c t] IH lex.
- by rewrite /= number_lexeme.
- by rewrite /= name_lexeme.
- by case: (c).
- by [].
- case: ts IH lex => [|t ts] IH lex; first by case: (q).
  have parts : all (all lexeme) [seq term_words t | t <- t :: ts].
    elim: (t :: ts) IH lex => // u us IHus all_back /andP[lex_u lex_us] /=.
    by rewrite (List.Forall_inv all_back) // (IHus (List.Forall_inv_tail all_back)).
  rewrite /term_words -/term_words /in_brackets; move: (listed_lexemes parts) => inner.
  by rewrite /= in inner *; rewrite all_cat inner; case: (q).
- by rewrite /= name_lexeme.
- by rewrite /= /in_brackets all_cat IH.
- by rewrite /= IH.
- by rewrite /= IH.
- by have [a_lex b_lex] := andP lex; rewrite /= all_cat IH.1 //= IH.2 //; case: (c).
- by have [a_lex b_lex] := andP lex; rewrite /= all_cat IH.1 //= IH.2 //; case: (o).
- by have [a_lex b_lex] := andP lex; rewrite /= all_cat IH.1 //= IH.2 //; case: (c).
- by have [t_lex x_name] := andP lex; rewrite /= all_cat IH //= name_lexeme.
- have [c_lex t_lex] := andP lex; rewrite /= all_cat binder_lexemes //= IH // andbT.
  by case: (q).
Qed.

(* What has a sort has names and numbers in it. *)
Lemma named x names : all is_name names -> has_name x names -> is_name x.
Proof. by elim: names => //= y l IH /andP[y_name /IH]; case: same_bytesP => [->|_] //=. Qed.
Lemma of_sort_some (T : Type) (o : option (sort * T)) s : of_sort s (omap fst o) -> isSome o.
Proof. by case: o. Qed.

Section Sorted.
Variables (directed : bool) (sets : seq name).
Hypothesis sets_named : all is_name sets.
Lemma scope_named scope q b scope' : all is_name scope ->
  scope_within sets scope q b = Some scope' -> binder_lexical b /\ all is_name scope'.
Proof.
move=> named_scope; case: b => [xs|x y] /=.
  case: ifP => // /and3P[some bound _] [<-].
  have xs_named : all is_name xs by apply: sub_all bound => x /andP[].
  by rewrite some xs_named all_cat all_rev xs_named.
case: ifP => // /negbFE/andP[x_name _]; case: ifP => [y_in [<-]|_].
  by rewrite x_name (named named_scope y_in) /= x_name named_scope.
by case: ifP => // /and3P[/andP[y_name _] _ _] [<-]; rewrite /= x_name y_name named_scope.
Qed.

Lemma sorted_lexical t scope :
  all is_name scope -> isSome (sorts directed sets scope t) -> lexical t.
Proof.
elim/term_within: t scope => -[digits|x|c||q ts|x|t|t|t|a c b|a o b|a c b|t x|q c t] IH scope
  named_scope //=.
- by case: ifP.
- by case: ifP => // x_in _; apply: named x_in.
- set of_terms := [seq _ | t <- ts]; case: ifP => // /and3P[_ _ all_vertices] _.
  have all_some : all isSome of_terms.
    case: of_terms all_vertices => [|[[]|] l] //= all_vertices;
      by apply: sub_all all_vertices => -[].
  elim: ts IH @of_terms all_some {all_vertices} => //= u us IHus all_back /andP[u_some us_some].
  rewrite (List.Forall_inv all_back scope) ?(IHus (List.Forall_inv_tail all_back)) //.
  by case: (sorts _ _ _ u) u_some.
- by case: ifP => // x_in _; apply: named x_in.
- by case E: (sorts directed sets scope t) => [p|] //= _; apply: (IH scope); rewrite ?E.
- by case: ifP => // /of_sort_some/(IH _ named_scope).
- by case: ifP => // /of_sort_some/(IH _ named_scope).
- by case: ifP => // /andP[/of_sort_some/(IH.1 _ named_scope)-> /of_sort_some/(IH.2 _ named_scope)].
- by case: ifP => // /andP[/of_sort_some/(IH.1 _ named_scope)-> /of_sort_some/(IH.2 _ named_scope)].
- case Ea: (sorts directed sets scope a) => [[s last]|] //.
  case Eb: (sorts directed sets scope b) => [p|] //= _.
  by rewrite (IH.1 scope) ?Ea // (IH.2 scope) ?Eb.
- case E: (sorts directed sets scope t) => [[s last]|] //; case: ifP => // /andP[_ x_in] _.
  by rewrite (IH scope) ?E // (named sets_named x_in).
- case E: (scope_within sets scope q c) => [scope'|] //; case: ifP => // sorted _.
  have [-> named_scope'] := scope_named named_scope E.
  exact: IH named_scope' (of_sort_some sorted).
Qed.
End Sorted.

(* A condition of the language: where these sets and vertices have names. *)
Definition is_condition (t : term) : Prop := exists directed sets scope,
  all is_name (sets ++ scope) /\ condition_ok directed sets scope t.
Lemma ok_lexical directed sets scope t : all is_name sets -> all is_name scope ->
  condition_ok directed sets scope t -> lexical t /\ well_placed t.
Proof.
move=> sets_named scope_named /andP[placed sorted].
by split=> //; apply: sorted_lexical sets_named _ _ scope_named (of_sort_some sorted).
Qed.
Lemma condition_lexical t : is_condition t -> lexical t /\ well_placed t.
Proof.
by case=> directed [sets [scope []]]; rewrite all_cat => /andP[sets_named scope_named]; apply: ok_lexical.
Qed.

(* What is known where a move is made: the tokens, and new names, those of the place among them. *)
Definition names_at (p : place) : seq name :=
  match p with At_vertex x => [:: x] | Along_edge x y => [:: x; y] end.
Lemma scope_atP sets tokens p scope : scope_at sets tokens p = Some scope ->
  exists2 new, scope = new ++ tokens &
    all (is_bound sets) new && all (fun x => has_name x scope) (names_at p).
Proof.
have same x : same_bytes x x by apply/same_bytesP.
have bound x new scope' : all (is_bound sets) new -> (if has_name x (new ++ tokens) then Some (new ++ tokens)
     else if is_bound sets x then Some (x :: new ++ tokens) else None) = Some scope' ->
    exists new', [/\ scope' = new' ++ tokens, all (is_bound sets) new', has_name x scope' &
      forall y, has_name y (new ++ tokens) -> has_name y scope'].
  move=> new_bound; case: ifP => [x_in [<-]|_]; first by exists new.
  case: ifP => // x_bound [<-]; exists (x :: new); rewrite /= x_bound same.
  by split=> // y ->; rewrite orbT.
case: p => [x|x y] /=.
  by case/(bound x [::] _ isT)=> new [-> new_bound x_in _]; exists new; rewrite ?new_bound ?x_in.
case: ifP => // _; case E: (if _ then _ else _) => [names|] //=.
have [new [-> new_bound x_in _]] := bound x [::] _ isT E.
case/(bound y new _ new_bound)=> new' [-> new'_bound y_in kept]; exists new'; rewrite ?new'_bound ?y_in //=.
by rewrite kept.
Qed.
Lemma place_named sets tokens p scope : all is_name tokens ->
  scope_at sets tokens p = Some scope -> all is_name scope.
Proof.
move=> tokens_named /scope_atP[new -> /andP[new_bound _]]; rewrite all_cat tokens_named andbT.
by apply: sub_all new_bound => x /andP[].
Qed.

(* What stands in rules of the language is of it. *)
Lemma rules_facts r : rules_ok r -> all is_name (tokens r ++ sets r) /\ names_differ (tokens r ++ sets r) /\
  all (rule_ok (directed r) (sets r) (tokens r)) (moves_of r).
Proof. by case/andP=> _ /andP[-> /andP[-> /andP[_ /andP[_ /andP[_ /andP[_ /andP[-> _]]]]]]]. Qed.
Lemma rules_condition r m t :
  rules_ok r -> List.In m (moves_of r) -> condition m = Some t -> is_condition t.
Proof.
case/rules_facts=> named [_ moves_ok] m_in m_t.
have: rule_ok (directed r) (sets r) (tokens r) m.
  elim: (moves_of r) moves_ok m_in => //= x l IH /andP[x_ok l_ok] [<- //|]; exact: IH.
rewrite /rule_ok; case E: (scope_at _ _ _) => [scope|] //; rewrite m_t => /and3P[ok _ _].
move: named; rewrite all_cat => /andP[tokens_named sets_named].
by exists (directed r), (sets r), scope; rewrite all_cat sets_named (place_named tokens_named E).
Qed.

(* What is spelled has one reading. *)
Lemma condition_one_reading t t' : is_condition t -> is_condition t' ->
  spaced_line (term_words t) = spaced_line (term_words t') -> t = t'.
Proof.
case/condition_lexical=> lex placed /condition_lexical[lex' placed'].
move=> /(spaced_line_injective (term_lexemes lex) (term_lexemes lex')) same_words.
have closing0 : closing [::] by [].
have [|//] := one_term (rest := [::]) (rest' := [::]) lex placed lex' placed' closing0 closing0.
by rewrite !cats0.
Qed.

(* Words alone do not tell: these two have the same, and one is a condition. *)
Example other_reading :
  let u := Vertex (bytes_of "u") in let adjacent := Compared u Adjacent u in
  let left := Joined (Joined adjacent And adjacent) And adjacent in
  let right := Joined adjacent And (Joined adjacent And adjacent) in
  [/\ term_words left = term_words right, condition_ok false [::] [:: bytes_of "u"] left
    & ~~ condition_ok false [::] [:: bytes_of "u"] right].
Proof. by []. Qed.
