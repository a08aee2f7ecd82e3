(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Reachable vertices, components and bipartite boards of rule_values.v are what they are called:
   told by paths, by one vertex for each component, and by two colours. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import rule_values.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma amongE v s : among v s = (v \in s).
Proof. by rewrite /among -has_pred1; apply: eq_has => k; rewrite eqnE eq_sym. Qed.
Lemma is_arcE g u w : is_arc g u w = ((u, w) \in arcs g).
Proof.
rewrite /is_arc -has_pred1; apply: eq_has => -[x y] /=.
by rewrite !eqnE xpair_eqE.
Qed.
Lemma in_heads g u w : (w \in heads g u) = is_arc g u w.
Proof.
rewrite is_arcE; apply/mapP/idP => [[[x y]]|uw].
  by rewrite mem_filter eqnE /= => /andP[/eqP-> xy] ->.
by exists (u, w); rewrite // mem_filter eqnE eqxx.
Qed.

(* A path leads from u to w. *)
Definition leads (e : rel nat) (u w : nat) : Prop := exists2 s, path e u s & w = last u s.

Lemma leads_refl e u : leads e u u. Proof. by exists [::]. Qed.
Lemma leads_trans e u v w : leads e u v -> leads e v w -> leads e u w.
Proof.
case=> s path_s -> [t path_t ->]; exists (s ++ t); last by rewrite last_cat.
by rewrite cat_path path_s.
Qed.
Lemma leads_step (e : rel nat) u w : e u w -> leads e u w.
Proof. by move=> uw; exists [:: w]; rewrite //= uw. Qed.
Lemma leads_sym (e : rel nat) u w : symmetric e -> leads e u w -> leads e w u.
Proof.
move=> e_sym [s path_s ->].
elim: s u path_s => [|x s IH] u /=; first by move=> _; apply: leads_refl.
by case/andP=> ux /IH xs; apply: leads_trans xs (leads_step _); rewrite e_sym.
Qed.

(* The search. *)
Section Search.
Variables (next : nat -> seq nat) (all_of : seq nat).
Hypothesis next_uniq : forall v, uniq (next v).
Hypothesis next_in : forall v w, v \in all_of -> w \in next v -> w \in all_of.
Notation e := (fun u w => w \in next u).

Lemma met_all steps found todo :
  uniq found -> {subset found <= all_of} -> {subset todo <= found} ->
  (forall v, v \in found -> v \in todo \/ {subset next v <= found}) ->
  size all_of + size todo <= steps + size found ->
  let met := met steps next found todo in
  [/\ {subset found <= met}, forall v, v \in met -> {subset next v <= met} &
      forall w, w \in met -> exists2 u, u \in found & leads e u w].
Proof.
elim: steps found todo => [|steps IH] found todo uniq_found in_all in_found closed enough /=.
  have few := uniq_leq_size uniq_found in_all.
  have todo_nil : todo = [::].
    apply: size0nil; apply/eqP.
    by rewrite -leqn0 -(leq_add2l (size all_of)) addn0 (leq_trans enough).
  split=> // [v /closed[]|w w_in]; [by rewrite todo_nil | by [] |].
  by exists w => //; apply: leads_refl.
case: todo in_found closed enough => [|v todo] in_found closed enough.
  split=> // [v /closed[]//|w w_in]; by exists w => //; apply: leads_refl.
set fresh := [seq w <- next v | ~~ among w found].
have v_found : v \in found by apply: in_found; rewrite mem_head.
have in_fresh w : (w \in fresh) = (w \in next v) && (w \notin found).
  by rewrite mem_filter amongE andbC.
have [|||||sub closed' reached] := IH (found ++ fresh) (todo ++ fresh).
- rewrite cat_uniq uniq_found filter_uniq // andbT; apply/hasPn => w.
  by rewrite in_fresh => /andP[].
- move=> w; rewrite mem_cat => /orP[/in_all//|]; rewrite in_fresh => /andP[w_next _].
  exact: next_in (in_all _ v_found) w_next.
- move=> w; rewrite !mem_cat => /orP[w_todo|->]; rewrite ?orbT //.
  by rewrite in_found // in_cons w_todo orbT.
- move=> w; rewrite mem_cat => /orP[w_found|w_fresh]; last by left; rewrite mem_cat w_fresh orbT.
  case: (closed w w_found) => [|next_found].
    rewrite in_cons => /orP[/eqP->|w_todo]; last by left; rewrite mem_cat w_todo.
    right=> x x_next; rewrite mem_cat in_fresh x_next.
    by case: (x \in found).
  by right=> x /next_found x_found; rewrite mem_cat x_found.
- by move: enough; rewrite !size_cat /= addnS addSn ltnS !addnA leq_add2r.
split=> [w w_found|//|w /reached[u]]; first by apply: sub; rewrite mem_cat w_found.
rewrite mem_cat => /orP[u_found uw|]; first by exists u.
by rewrite in_fresh => /andP[vu _] uw; exists v => //; apply: leads_trans uw; apply: leads_step.
Qed.

Lemma metP steps u w : u \in all_of -> size all_of <= steps ->
  reflect (leads e u w) (w \in met steps next [:: u] [:: u]).
Proof.
move=> u_in enough; have [||||sub closed reached] := @met_all steps [:: u] [:: u] isT.
- by move=> x; rewrite inE => /eqP->.
- by [].
- by move=> x x_u; left.
- by rewrite leq_add2r.
apply: (iffP idP) => [/reached[x]|[s path_s ->]]; first by rewrite inE => /eqP->.
have u_met : u \in met steps next [:: u] [:: u] by apply: sub; rewrite mem_head.
move: closed u_met path_s; set all_met := met _ _ _ _ => closed.
move: (u) => x; elim: s x => //= y s IH x /closed x_closed /andP[/x_closed y_met]; exact: IH.
Qed.
End Search.

(* A board as play has it. *)
Definition board_ok (g : board) : bool :=
  [&& uniq (vertices g), uniq (arcs g) &
      all (fun e => (e.1 \in vertices g) && (e.2 \in vertices g)) (arcs g)].

Section Boards.
Variable g : board.
Hypothesis g_ok : board_ok g.

Lemma heads_uniq u : uniq (heads g u).
Proof.
have /and3P[_ uniq_arcs _] := g_ok; rewrite map_inj_in_uniq ?filter_uniq //.
move=> [a b] [c d]; rewrite !mem_filter /= !eqnE.
by case/andP=> /eqP-> _ /andP[/eqP-> _] ->.
Qed.
Lemma heads_in u w : w \in heads g u -> w \in vertices g.
Proof.
have /and3P[_ _ /allP ends_in] := g_ok.
by rewrite in_heads is_arcE => /ends_in /andP[].
Qed.

(* reachable(u): what a path from u meets, with u. *)
Theorem met_fromP u w : u \in vertices g ->
  reflect (leads (is_arc g) u w) (w \in met_from g u).
Proof.
move=> u_in; have arc_e : (fun u w => w \in heads g u) =2 is_arc g by move=> x y; apply: in_heads.
have := @metP (heads g) (vertices g) heads_uniq (fun v x _ => @heads_in v x) (size (vertices g)).+1
  u w u_in (leqnSn _).
move=> found; apply: (iffP found) => -[s path_s ->]; exists s => //.
  by rewrite -(eq_path arc_e).
by rewrite (eq_path arc_e).
Qed.

Hypothesis g_sym : symmetric (is_arc g).

(* One vertex of each component: every vertex has paths to just one of them. *)
Theorem components_ofP : exists of_each : seq nat,
  [/\ uniq of_each, {subset of_each <= vertices g}, size of_each = components_of g &
      forall v, v \in vertices g ->
        exists2 r, r \in of_each & forall r', r' \in of_each -> leads (is_arc g) v r' <-> r' = r].
Proof.
have /and3P[uniq_v _ _] := g_ok.
pose least v := all (leq v) (met_from g v).
exists [seq v <- vertices g | least v]; split.
- exact: filter_uniq.
- by move=> v; rewrite mem_filter => /andP[].
- by rewrite size_filter.
move=> v v_in; have v_met : v \in met_from g v by apply/met_fromP => //; apply: leads_refl.
pose r := \big[minn/v]_(w <- met_from g v) w.
have r_le w : w \in met_from g v -> r <= w.
  rewrite /r; elim: (met_from g v) => // x s IH; rewrite in_cons big_cons.
  by case/orP=> [/eqP->|/IH r_w]; rewrite geq_min ?leqnn // r_w orbT.
have r_met : r \in met_from g v.
  rewrite /r; have : {subset met_from g v <= met_from g v} by [].
  elim: {1 3}(met_from g v) => [|x s IH] sub; first by rewrite big_nil.
  rewrite big_cons; case: (leqP x (\big[minn/v]_(w <- s) w)) => [x_le|x_gt].
    by apply: sub; rewrite mem_head.
  by apply: IH => y y_s; apply: sub; rewrite in_cons y_s orbT.
have v_r : leads (is_arc g) v r by apply/met_fromP.
have r_in : r \in vertices g.
  case: v_r => s; case: (lastP s) => [_ -> //|t y]; rewrite rcons_path last_rcons => /andP[_ ty] ->.
  by apply: (@heads_in (last v t)); rewrite in_heads.
exists r.
  rewrite mem_filter r_in andbT; apply/allP => w /(met_fromP _ r_in) r_w.
  by apply: r_le; apply/met_fromP => //; apply: leads_trans v_r r_w.
move=> x; rewrite mem_filter => /andP[/allP x_least x_in]; split=> [v_x|-> //].
apply/eqP; rewrite eqn_leq r_le; last by apply/met_fromP.
rewrite andbT; apply: x_least; apply/met_fromP => //.
exact: leads_trans (leads_sym g_sym v_x) v_r.
Qed.

(* Behind an even number of steps (2 v), or behind an odd one (2 v + 1). *)
Definition doubled (x : nat) : seq nat :=
  [seq if odd x then w.*2 else w.*2.+1 | w <- heads g x./2].
Notation step := (fun x y => y \in doubled x).

Lemma in_doubled x y : (y \in doubled x) = is_arc g x./2 y./2 && (odd y == ~~ odd x).
Proof.
rewrite -in_heads; apply/mapP/andP => [[w w_in ->]|[y_in /eqP y_odd]].
  by case: (odd x); rewrite /= ?odd_double ?uphalf_double ?doubleK.
exists y./2 => //; rewrite -{1}[y]odd_double_half y_odd; by case: (odd x).
Qed.
Lemma step_sym : symmetric step.
Proof. by move=> x y; rewrite !in_doubled g_sym; case: (odd x); case: (odd y). Qed.

Definition other (x : nat) : nat := ~~ odd x + x./2.*2.
Lemma other_odd x : odd (other x) = ~~ odd x.
Proof. by rewrite oddD odd_double addbF oddb. Qed.
Lemma other_half x : (other x)./2 = x./2. Proof. exact: half_bit_double. Qed.
Lemma leads_other x y : leads step x y -> leads step (other x) (other y).
Proof.
case=> s path_s ->; elim: s x path_s => [|z s IH] x /=; first by move=> _; apply: leads_refl.
case/andP=> xz /IH; apply: leads_trans; apply: leads_step.
by move: xz; rewrite !in_doubled !other_half !other_odd; case: (odd x); case: (odd z).
Qed.

(* A path doubled. *)
Lemma leads_doubled u w : leads (is_arc g) u w -> exists b : bool, leads step u.*2 (b + w.*2).
Proof.
case=> s path_s ->.
suff lift (a : bool) : exists b : bool, leads step (a + u.*2) (b + (last u s).*2).
  exact: (lift false).
elim: s u a path_s => [|x s IH] u a /=; first by exists a; apply: leads_refl.
case/andP=> ux /(IH _ (~~ a)) [b xs]; exists b; apply: leads_trans xs; apply: leads_step.
by rewrite in_doubled !half_bit_double ux !oddD !odd_double !addbF !oddb eqxx.
Qed.

Lemma doubled_uniq x : uniq (doubled x).
Proof.
rewrite map_inj_uniq ?heads_uniq // => a b; case: (odd x); first exact: double_inj.
by case=> /double_inj.
Qed.
Lemma met_doubledP u y : u \in vertices g ->
  reflect (leads step u.*2 y)
    (y \in met (size (vertices g)).*2.+1 doubled [:: u.*2] [:: u.*2]).
Proof.
move=> u_in; pose all_of := [seq v.*2 | v <- vertices g] ++ [seq v.*2.+1 | v <- vertices g].
have all_in x : (x \in all_of) = (x./2 \in vertices g).
  rewrite mem_cat; apply/orP/idP => [[]/mapP[v v_in ->]|x_in].
  - by rewrite doubleK.
  - by rewrite /= uphalf_double.
  by case: (boolP (odd x)) => odd_x; [right | left]; apply/mapP; exists x./2; rewrite //;
    rewrite -{1}[x]odd_double_half ?odd_x ?(negPf odd_x).
apply: (@metP doubled all_of doubled_uniq).
- by move=> v w _; rewrite all_in in_doubled -in_heads => /andP[/heads_in].
- by rewrite all_in doubleK.
- by rewrite size_cat !size_map addnn.
Qed.

(* bipartite: two colours suffice. *)
Theorem is_bipartiteP : is_bipartite g <->
  exists colour : nat -> bool, forall u w, is_arc g u w -> colour u != colour w.
Proof.
have ends_in u w : is_arc g u w -> u \in vertices g /\ w \in vertices g.
  by move=> uw; split; [move: uw; rewrite g_sym|move: uw]; rewrite -in_heads => /heads_in.
split=> [even|[colour proper]]; last first.
  apply/hasPn => v v_in; rewrite amongE; apply/negP => /(met_doubledP _ v_in)[s path_s].
  have keeps t x : path step x t ->
      colour (last x t)./2 (+) odd (last x t) = colour x./2 (+) odd x.
    elim: t x => //= y t IH x /andP[xy /IH->]; move: xy; rewrite in_doubled => /andP[/proper].
    by case: (colour _); case: (colour _) => // _ /eqP->; case: (odd x).
  move=> v_last; have := keeps s v.*2 path_s; rewrite -v_last /= uphalf_double doubleK odd_double.
  by case: (colour v).
have [of_each [_ each_in _ one_each]] := components_ofP.
pose rep v := head 0 [seq r <- of_each | r \in met_from g v].
have repP v : v \in vertices g -> [/\ rep v \in vertices g, leads (is_arc g) v (rep v) &
    forall r, r \in of_each -> leads (is_arc g) v r -> r = rep v].
  move=> v_in; have [r r_each only] := one_each v v_in.
  have : r \in [seq r <- of_each | r \in met_from g v].
    by rewrite mem_filter r_each andbT; apply/met_fromP => //; apply/only.
  rewrite /rep; case E: [seq _ <- _ | _] => [//|x l] _ /=.
  have : x \in x :: l by rewrite mem_head.
  rewrite -E mem_filter => /andP[/(met_fromP _ v_in) v_x x_each]; split=> [|//|y y_each v_y].
    exact: each_in.
  by rewrite (proj1 (only y y_each) v_y) (proj1 (only x x_each) v_x).
exists (fun v =>
  v.*2.+1 \in met (size (vertices g)).*2.+1 doubled [:: (rep v).*2] [:: (rep v).*2]).
move=> u w uw; have [u_in w_in] := ends_in u w uw.
have [r_in u_r _] := repP u u_in; have [r'_in w_r only] := repP w w_in.
have [_ _ only_u] := repP u u_in.
have same : rep u = rep w.
  have [r r_each only'] := one_each u u_in.
  have u_to_r : leads (is_arc g) u r by apply/(only' r r_each).
  rewrite -(only_u r r_each u_to_r); apply: only => //.
  by apply: leads_trans u_to_r; apply: leads_step; rewrite g_sym.
rewrite -same; set r := rep u in r_in u_r same *.
have no_odd : ~ leads step r.*2 r.*2.+1.
  move/(met_doubledP _ r_in) => odd_walk; move/hasPn: even => /(_ r r_in).
  by rewrite amongE /= odd_walk.
have step_uw (b : bool) : leads step (b + u.*2) (~~ b + w.*2).
  by apply: leads_step; rewrite in_doubled !half_bit_double uw !oddD !odd_double !addbF !oddb eqxx.
have to_u := leads_doubled (leads_sym g_sym u_r).
apply/negP => /eqP both.
case: (boolP (u.*2.+1 \in met (size (vertices g)).*2.+1 doubled [:: r.*2] [:: r.*2])) => u_odd.
  have w_odd := u_odd; rewrite both in w_odd.
  have r_w : leads step r.*2 w.*2.+1 by apply/met_doubledP.
  have r_u : leads step r.*2 u.*2.+1 by apply/met_doubledP.
  apply: no_odd; apply: leads_trans r_u _; apply: leads_trans (step_uw true) _.
  have := leads_other (leads_sym step_sym r_w).
  by rewrite /other /= !odd_double /= uphalf_double doubleK.
have [b r_u] := to_u; have b_even : b = false.
  by apply/negbTE/negP => b1; move/negP: u_odd; apply; apply/met_doubledP; rewrite // b1 in r_u *.
move/negP: u_odd; apply; rewrite both; apply/met_doubledP => //.
by apply: leads_trans (step_uw false); rewrite b_even in r_u.
Qed.
End Boards.
