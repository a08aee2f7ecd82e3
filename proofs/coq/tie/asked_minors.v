(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Whether a graph is a minor of another. Each vertex of the other is given to a branch set or to none: a
   search through all ways, which is proved to decide the definition. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels mirror_examples minors.
From Tie Require Import booleans plays readings asked.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The lists of k choices, put before s, of which one passes the test. Where more of the needed are missing
   than there are choices left, none does. *)
Section Search.
Variables (W : eqType) (needed : seq W) (test : seq (option W) -> bool).
Let choices := None :: map Some needed.
Fixpoint some_choices (k : nat) (s : seq (option W)) : bool :=
  (size [seq h <- needed | Some h \notin s] <= k) &&
  if k is k'.+1 then has (fun o => some_choices k' (o :: s)) choices else test s.

Hypothesis uniq_needed : uniq needed.
Hypothesis test_needs : forall s, test s -> {in needed, forall h, Some h \in s}.

Lemma some_choicesP k s :
  reflect (exists t, [/\ size t = k, {subset t <= choices} & test (t ++ s)]) (some_choices k s).
Proof.
elim: k s => [|k IH] s; apply: (iffP andP) => [[_ ok]|[t [t_k t_in ok]]].
- by exists [::].
- move: ok; rewrite (size0nil t_k) /= => ok; split=> //; rewrite leqn0 size_eq0 -(negbK (_ == _)) -has_filter.
  by apply/negP=> /hasP[h h_in /negP]; apply; exact: test_needs ok h h_in.
- case/hasP: ok => o o_in /IH[t [t_k t_in ok]]; exists (rcons t o); rewrite size_rcons t_k cat_rcons.
  by split=> // o'; rewrite mem_rcons inE => /predU1P[->|/t_in].
- case/lastP: t t_k t_in ok => // t o /eqP; rewrite size_rcons eqSS => /eqP t_k t_in; rewrite cat_rcons => ok.
  split; last first.
    apply/hasP; exists o; first by apply: t_in; rewrite mem_rcons mem_head.
    by apply/IH; exists t; split=> // o' o'_t; apply: t_in; rewrite mem_rcons inE o'_t orbT.
  have <- : size (rcons t o) = k.+1 by rewrite size_rcons t_k.
  rewrite -(size_map Some); apply: uniq_leq_size => [|x /mapP[h]].
    by rewrite map_inj_uniq ?filter_uniq // => g h [].
  rewrite mem_filter => /andP[h_s h_in] ->; have := test_needs ok h_in.
  by rewrite -cat_rcons mem_cat (negPf h_s) orbF.
Qed.
End Search.

Section Minors.
Variables (W V : finType) (H : graph W) (E : graph V).

(* The branch sets by what the vertices in the list are given to. *)
Definition owner (vs : seq V) (s : seq (option W)) (v : V) : option W := nth None s (index v vs).
Definition owned vs s h : {set V} := [set v | owner vs s v == Some h].

Definition connectedb vs s h : bool :=
  let S := owned vs s h in
  let own := [seq v <- vs | v \in S] in
  all (fun u => all (fun v => connect (linked_in E S) u v) own) own.
Definition branchb ws vs hs es s : bool :=
  [&& all (fun h => has (fun v => owner vs s v == Some h) vs) ws,
      all (fun e : W * W => has (fun e' : V * V =>
        (owner vs s e'.1 == Some e.1) && (owner vs s e'.2 == Some e.2)) es) hs &
      all (connectedb vs s) ws].
(* With as many edges at least. *)
Definition minorb : bool :=
  let ws := enum W in let vs := enum V in let hs := enum H in let es := enum E in
  (size hs <= size es) && some_choices ws (branchb ws vs hs es) (size vs) [::].

Lemma branchP s : reflect (branch_sets H E (owned (enum V) s))
  (branchb (enum W) (enum V) (enum H) (enum E) s).
Proof.
apply: (iffP and3P) => [[/allP owns /allP joins /allP conn]|[owns conn _ joins]]; last split.
- split.
  + move=> h; have /hasP[v _ hv] := owns h (mem_enum _ _).
    by apply/set0Pn; exists v; rewrite inE.
  + move=> h u v uh vh; have /allP/(_ u) := conn h (mem_enum _ _).
    by rewrite mem_filter uh mem_enum => /(_ isT)/allP/(_ v); rewrite mem_filter vh mem_enum; apply.
  + by move=> g h u; rewrite !inE => /eqP-> /eqP[].
  + move=> g h gh; have /hasP[[u v]] := joins (g, h) (etrans (mem_enum _ _) gh).
    by rewrite mem_enum => uv /andP[ug vh]; exists u, v; rewrite !inE.
- apply/allP=> h _; have /set0Pn[v] := owns h; rewrite inE => vh.
  by apply/hasP; exists v; rewrite ?mem_enum.
- apply/allP=> -[g h]; rewrite mem_enum => /joins[u [v [ug vh uv]]].
  by apply/hasP; exists (u, v); rewrite ?mem_enum //=; move: ug vh; rewrite !inE => -> ->.
- apply/allP=> h _; apply/allP=> u; rewrite mem_filter => /andP[uh _].
  by apply/allP=> v; rewrite mem_filter => /andP[vh _]; apply: conn.
Qed.

Lemma minorP : reflect (minor H E) minorb.
Proof.
have search := @some_choicesP W (enum W) (branchb (enum W) (enum V) (enum H) (enum E)) (enum_uniq _).
have needs s : branchb (enum W) (enum V) (enum H) (enum E) s -> {in enum W, forall h, Some h \in s}.
  case/and3P=> /allP owns _ _ h h_in; have /hasP[v _ /eqP hv] := owns h h_in.
  rewrite -hv /owner mem_nth // ltnNge; apply/negP=> out.
  by move: hv; rewrite /owner nth_default.
apply: (iffP andP) => [[_ /(search needs)[s [_ _]]]|[B branchB]].
  by rewrite cats0 => /branchP; exists (owned (enum V) s).
split; first by rewrite -!cardE (minor_edges branchB).
apply/(search needs); exists [seq [pick h | v \in B h] | v <- enum V]; rewrite size_map; split=> //.
  move=> _ /mapP[v _ ->]; case: pickP => [h _|_]; last exact: mem_head.
  by rewrite inE /= map_f ?orbT // mem_enum.
rewrite cats0; apply/branchP; have same h : owned (enum V) [seq [pick h | v \in B h] | v <- enum V] h = B h.
  apply/setP=> v; rewrite inE /owner (nth_map v) ?index_mem ?mem_enum // nth_index ?mem_enum //.
  case: pickP => [g gv|none]; last by rewrite none.
  by apply/eqP/idP=> [[<-]|hv] //; rewrite (branch_disjoint branchB gv hv).
split=> [h|h|g h u|g h]; rewrite ?same.
- exact: (branch_nonempty branchB).
- exact: (branch_connected branchB).
- exact: (branch_disjoint branchB).
- exact: (branch_joined branchB).
Qed.
End Minors.

Program Instance decided_minor (W V : finType) (H : graph W) (E : graph V) : decided (minor H E) :=
  Decided (decide := fun _ => minorb H E) _.
Next Obligation. exact: (rwP (minorP H E)). Qed.
Instance decided_planar (V : finType) (E : graph V) : decided (planar E).
Proof. by rewrite /planar; typeclasses eauto. Defined.

Definition ask_planar n (edge : nat -> nat -> bool) : bool := decide (planar (the_graph n edge)) tt.
