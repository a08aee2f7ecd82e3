(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* All graphs of order at most 4, for the smallest P-position whose root is in no even kernel
   [FSU93, Fig. 2]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules isomorphisms small.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition pairs_below (n : nat) : seq (nat * nat) :=
  [seq e <- [seq (u, v) | u <- iota 0 n, v <- iota 0 n] | e.1 < e.2].
(* Every choice of some of them. *)
Definition all_lists (n : nat) : seq edge_list :=
  [seq mask s (pairs_below n) | s <- all_words (size (pairs_below n))].

(* The list of a graph. *)
Definition list_of (n : nat) (F : graph [finType of 'I_n]) : edge_list :=
  [seq e <- pairs_below n | [exists u, exists v, [&& (u, v) \in F, val u == e.1 & val v == e.2]]].

Lemma in_all_lists n F : @list_of n F \in all_lists n.
Proof.
rewrite /list_of filter_mask; apply: map_f.
set s := map _ _; have <- : size s = size (pairs_below n) by rewrite size_map.
exact: in_all_words.
Qed.

Lemma in_list_of n (F : graph [finType of 'I_n]) (u v : 'I_n) :
  ((val u, val v) \in list_of F) = (u < v) && ((u, v) \in F).
Proof.
rewrite mem_filter mem_filter /=.
have -> : (val u, val v) \in [seq (u, v) | u <- iota 0 n, v <- iota 0 n].
  by apply/allpairsP; exists (val u, val v); rewrite !mem_iota /= !ltn_ord.
rewrite andbT andbC; congr andb; apply/existsP/idP => [[x /existsP[y /and3P[xy]]]|uv].
  by rewrite !(inj_eq val_inj) => /eqP<- /eqP<-.
by exists u; apply/existsP; exists v; rewrite uv !eqxx.
Qed.

Lemma graph_on_list_of n (F : graph [finType of 'I_n]) : simple F -> graph_on n (list_of F) = F.
Proof.
case=> noloop sym; apply/setP=> -[u v]; rewrite inE /adjacent /= !in_list_of (sym v u).
case: (ltngtP u v) => //= [_|/val_inj->]; rewrite ?orbF //.
by rewrite (negPf (noloop v)).
Qed.

(* Whether a list of four vertices names the paw with its end as the first. *)
Definition is_paw (l : edge_list) (f : seq nat) : bool :=
  all (fun u => all (fun v => adjacent l (nth 0 f u) (nth 0 f v) ==
    adjacent [:: (0, 1); (1, 2); (1, 3); (2, 3)] u v) (iota 0 4)) (iota 0 4).
Definition orders_of (v : nat) : seq (seq nat) :=
  [seq v :: s | s <- permutations (rem v (iota 0 4))].

Definition exceptional (n : nat) (l : edge_list) (v : nat) : bool :=
  is_P ((l, v) : list_UEG) &&
  all (fun s => ~~ (nth false s v && list_even_kernel n l s)) (all_words n).

Definition only_the_paw (n : nat) : bool :=
  all (fun l => all (fun v => exceptional n l v ==>
    (n == 4) && has (is_paw l) (orders_of v)) (iota 0 n)) (all_lists n).

Lemma to_order_4 : all only_the_paw (iota 0 5).
Proof. by vm_compute. Qed.

Lemma list_even_kernel_set n l (s : seq bool) :
  list_even_kernel n l s -> has (nth false s) (iota 0 n) ->
  even_kernel (graph_on n l) [set u : 'I_n | nth false s u].
Proof.
case/and3P=> _ /allP ind /allP even /hasP[v]; rewrite mem_iota => /andP[_ v_n] sv.
have below (u : 'I_n) : val u \in iota 0 n by rewrite mem_iota ltn_ord.
split.
- by apply/set0Pn; exists (Ordinal v_n); rewrite inE.
- move=> x y; rewrite !inE => sx sy; have /allP/(_ _ (below y)) := ind _ (below x).
  by rewrite sx sy.
- move=> u; rewrite inE => su; have := even _ (below u); rewrite (negPf su) orFb.
  rewrite -val_enum_ord count_map cardE size_filter -enumT => odd_u.
  by congr (~~ odd _): odd_u; apply: eq_count => w; rewrite /= !inE.
Qed.

(* The paw, a triangle 1 2 3 with an edge to the root 0. *)
Definition paw : graph [finType of 'I_4] := graph_on 4 [:: (0, 1); (1, 2); (1, 3); (2, 3)].

Lemma list_of_below n (F : graph [finType of 'I_n]) : ends_below n (list_of F).
Proof.
apply/allP=> e; rewrite mem_filter => /andP[/existsP[u /existsP[v /and3P[_ /eqP <- /eqP <-]]] _].
by rewrite !ltn_ord.
Qed.

Lemma paw_found n (F : graph [finType of 'I_n]) (v : 'I_n) :
  n <= 4 -> simple F -> is_P ((F, v) : UEG _) ->
  (forall S, even_kernel F S -> v \notin S) -> exists f, isomorphism paw F f /\ f ord0 = v.
Proof.
move=> n4 simpleF v_P no_kernel; have F_l := graph_on_list_of simpleF.
have exc : exceptional n (list_of F) v.
  apply/andP; split; first by rewrite -(list_UEG_P v (list_of_below F)) F_l.
  apply/allP=> s _; apply/negP=> /andP[sv s_ker].
  have some : has (nth false s) (iota 0 n).
    by apply/hasP; exists (val v); rewrite ?mem_iota /= ?ltn_ord.
  have := list_even_kernel_set s_ker some; rewrite F_l => /no_kernel.
  by rewrite inE sv.
have n5 : n \in iota 0 5 by rewrite mem_iota.
have /allP/(_ _ (in_all_lists F))/allP/(_ (val v)) := allP to_order_4 n n5.
rewrite mem_iota /= ltn_ord exc => /(_ isT)/andP[/eqP n_4 /hasP[f]].
subst n; case/mapP=> s; rewrite mem_permutations => s_perm f_s f_paw.
have f_perm : perm_eq f (iota 0 4).
  have v4 : val v \in iota 0 4 by rewrite mem_iota ltn_ord.
  by rewrite f_s (permPr (perm_to_rem v4)) perm_cons.
have size_f : size f = 4 by rewrite (perm_size f_perm).
have uniq_f : uniq f by rewrite (perm_uniq f_perm) iota_uniq.
have f4 (u : 'I_4) : nth 0 f u < 4.
  have : nth 0 f u \in iota 0 4 by rewrite -(perm_mem f_perm) mem_nth // size_f.
  by rewrite mem_iota.
exists (fun u => Ordinal (f4 u)); split; last by apply: val_inj; rewrite /= f_s.
split.
  apply: injF_bij => a b /(congr1 val)/eqP /=; rewrite nth_uniq ?size_f // => /eqP.
  exact: val_inj.
move=> a b; rewrite -F_l !inE /=; have a4 : val a \in iota 0 4 by rewrite mem_iota ltn_ord.
have b4 : val b \in iota 0 4 by rewrite mem_iota ltn_ord.
exact/eqP/(allP (allP f_paw _ a4) _ b4).
Qed.

Lemma paw_only (V : finType) (E : graph V) (v : V) :
  simple E -> #|V| <= 4 -> P_position ((E, v) : UEG V) ->
  (forall S, even_kernel E S -> v \notin S) -> exists f, isomorphism paw E f /\ f ord0 = v.
Proof.
move=> simpleE V4 v_P no_kernel.
pose F : graph [finType of 'I_#|V|] := [set e | (enum_val e.1, enum_val e.2) \in E].
have iso : isomorphism E F (@enum_rank V).
  split=> [|x y]; first exact: enum_rank_bij.
  by rewrite inE /= !enum_rankK.
have iso' : isomorphism F E (@enum_val V predT).
  by split=> [|x y]; [exact: enum_val_bij | rewrite inE].
have [] := @paw_found _ F (enum_rank v) V4.
- exact: isomorphism_simple iso simpleE.
- by rewrite -(isomorphism_is_P_UEG v iso); apply/P_positionP.
- move=> S /(isomorphism_even_kernel S iso') /no_kernel; apply: contra => vS.
  by apply/imsetP; exists (enum_rank v); rewrite // enum_rankK.
- move=> f [[f_bij f_edge] f0]; exists (fun u => enum_val (f u)); split.
    split=> [|x y]; first by case: iso' => e_bij _; apply: bij_comp e_bij f_bij.
    by rewrite -f_edge inE.
  by rewrite f0 enum_rankK.
Qed.

Lemma paw_has_no_even_kernel (S : {set 'I_4}) : ~ even_kernel paw S.
Proof. by apply: no_even_kernel; vm_compute. Qed.
