(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A matching and a barrier as lists: the odd components beyond the barrier are counted, and the
   count is proved to be a Tutte-Berge pair of the graph. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings exchange gallai_edmonds slither barriers.
From Gazetteer Require Import statement tables edge_lists.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Labels that no edge beyond the barrier B changes: a class of odd size has an odd component, so
   there are at most as many. *)
Section Labels.
Variables (V : finType) (E : graph V) (B : {set V}) (label : V -> nat).
Hypothesis simpleE : simple E.
Hypothesis no_crossing : forall u v, (u, v) \in E -> u \notin B -> v \notin B -> label u = label v.
Local Notation component := (component E setT B).
Definition class (c : nat) : {set V} := [set v in ~: B | label v == c].

Lemma component_label u v : u \in component v -> label u = label v.
Proof.
rewrite inE => /connectP[s s_path ->]; elim: s v s_path => //= w s IH v.
rewrite in_inducing !inE => /andP[/and3P[vw vB wB] /IH->].
by apply/esym/no_crossing; rewrite ?andbT in vB wB.
Qed.

Lemma class_component c v : v \in class c -> [set w in class c | w \in component v] = component v.
Proof.
rewrite inE => /andP[v_B /eqP <-].
have v_out : v \in setT :\: B by rewrite in_setD -in_setC v_B in_setT.
apply/setP=> w; rewrite !in_set andbC; case: (boolP (connect _ v w)) => //= vw.
have w_comp : w \in component v by rewrite inE.
have := component_inside v_out w_comp; rewrite in_setD => /andP[-> _].
by rewrite (component_label w_comp) eqxx.
Qed.

Lemma odd_class c : odd #|class c| ->
  exists K, [/\ K \in odd_components E setT B, K != set0 & [forall v in K, label v == c]].
Proof.
set R := fun v w => w \in component v.
have R_equiv : {in class c & &, equivalence_rel R}.
  move=> x y z _ _ _; split; first by rewrite /R inE connect0.
  by rewrite /R => /(component_eq simpleE)->.
have parts := equivalence_partitionP R_equiv.
rewrite (card_partition parts) => odd_sum.
have [/existsP[K /andP[K_part K_odd]]|none] :=
  boolP [exists K in equivalence_partition R (class c), odd #|K|].
- have /imsetP[v v_c K_eq] := K_part; rewrite class_component // in K_eq.
  have := v_c; rewrite inE in_setC => /andP[v_B /eqP v_label].
  exists K; split; last by apply/forall_inP=> w; rewrite K_eq => /component_label->; apply/eqP.
  + by rewrite inE K_odd andbT K_eq imset_f // inE v_B inE.
  + by apply/set0Pn; exists v; rewrite K_eq inE connect0.
- exfalso; move: odd_sum; apply/negP.
  apply: (big_ind (fun m => ~~ odd m)) => // [m n|K K_part].
    by rewrite oddD => /negPf-> /negPf->.
  by apply: contraNN none => K_odd; apply/existsP; exists K; rewrite K_part.
Qed.

Lemma odd_classes_few n : #|[set c : 'I_n | odd #|class c|]| <= #|odd_components E setT B|.
Proof.
pose of_class (c : nat) K := [&& K \in odd_components E setT B, K != set0 &
  [forall v in K, label v == c]].
pose chosen (c : 'I_n) : {set V} := odflt set0 [pick K | of_class c K].
have chosenP (c : 'I_n) : odd #|class c| -> of_class c (chosen c).
  rewrite /chosen; case: pickP => // none /odd_class[K [K1 K2 K3]].
  by have := none K; rewrite /of_class K1 K2 K3.
rewrite -(@card_in_imset _ _ chosen); last first.
  move=> c d; rewrite !inE => /chosenP/and3P[_ /set0Pn[v v_K] /forall_inP c_K].
  move=> /chosenP/and3P[_ _ /forall_inP d_K] same_K; apply: val_inj => /=.
  by rewrite -(eqP (c_K v v_K)); apply/eqP/d_K; rewrite -same_K.
apply: subset_leq_card; apply/subsetP=> _ /imsetP[c c_odd ->]; rewrite inE in c_odd.
by have /and3P[] := chosenP _ c_odd.
Qed.
End Labels.

(* Labels of the components: a forest, of each vertex the parent and of each root the size, in
   which the trees of the ends of each edge are joined. Nothing is proved of it: the labels are
   checked. *)
Definition forest : Type := table (option nat) * table nat.
Fixpoint find_root (steps : nat) (parent : table (option nat)) (v : nat) : nat :=
  if steps is s.+1 then if get None parent v is Some p then find_root s parent p else v else v.
Definition join_trees (n : nat) (outside : table bool) (f : forest) (e : nat * nat) : forest :=
  if get false outside e.1 || get false outside e.2 then f else
  let u := find_root n f.1 e.1 in
  let v := find_root n f.1 e.2 in
  if same u v then f else
  let (parent, below) := f in
  let size_u := get 1 below u in
  let size_v := get 1 below v in
  if size_u < size_v then (put None parent u (Some v), put 1 below v (Nat.add size_u size_v))
  else (put None parent v (Some u), put 1 below u (Nat.add size_u size_v)).
Definition component_labels (g : plain) (outside : table bool) : nat -> nat :=
  let f := foldl (join_trees (order g) outside) (Blank, Blank) (edge_list g) in
  find_root (order g) f.1.

Definition no_edge_crosses (g : plain) (outside : table bool) (label : nat -> nat) : bool :=
  all (fun e => [|| get false outside e.1, get false outside e.2 | same (label e.1) (label e.2)])
      (edge_list g).
Definition odd_labels (g : plain) (outside : table bool) (label : nat -> nat) : nat :=
  let t := foldl (fun t v => if get false outside v then t else flip t (label v))
                 Blank (iota 0 (order g)) in
  count (get false t) (iota 0 (order g)).

Lemma count_ord n (P : pred nat) : count P (iota 0 n) = #|[set v : 'I_n | P (val v)]|.
Proof.
rewrite -sum1_card -sum1_count -{1}[n]subn0 -/(index_iota 0 n) big_mkord.
by apply: eq_bigl => v; rewrite inE.
Qed.

Lemma odd_labelsE g (B : {set vertex_of g}) outside label :
  (forall v : vertex_of g, get false outside v = (v \in B)) ->
  odd_labels g outside label =
  #|[set c : 'I_(order g) | odd #|class B (fun v : vertex_of g => label v) c|]|.
Proof.
move=> B_eq; rewrite /odd_labels; set t := foldl _ _ _.
have get_t c : get false t c = odd (count (fun v => ~~ get false outside v && (label v == c))
                                      (iota 0 (order g))).
  rewrite /t; move: (iota 0 (order g)) => s.
  suff any u : get false (foldl (fun t v =>
    if get false outside v then t else flip t (label v)) u s) c =
      odd (count (fun v => ~~ get false outside v && (label v == c)) s) (+) get false u c.
    by rewrite any addbF.
  elim: s u => [|v s IH] u //=; rewrite IH oddD oddb; case: (get false outside v) => //=.
  by rewrite get_flip [c == _]eq_sym addbA; congr addb; rewrite addbC.
rewrite count_ord; apply: eq_card => c; rewrite !inE get_t count_ord; congr odd.
by apply: eq_card => v; rewrite !inE B_eq.
Qed.

(* The ends of the edges of a list. *)
Fixpoint ends (l : seq (nat * nat)) : seq nat :=
  if l is e :: l' then e.1 :: e.2 :: ends l' else [::].
(* No number twice. *)
Fixpoint distinct (t : table bool) (s : seq nat) : bool :=
  if s is v :: s' then ~~ get false t v && distinct (put false t v true) s' else true.
(* The first list is part of the second, in the same order. *)
Fixpoint part_of (m l : seq (nat * nat)) : bool :=
  match l, m with
  | _, [::] => true
  | [::], _ => false
  | f :: l', e :: m' => part_of (if same_pair e f then m' else m) l'
  end.
Definition is_pair (g : plain) (m : seq (nat * nat)) (b : seq nat) : bool :=
  [&& part_of m (edge_list g), distinct Blank (ends m), has_vertices g b, distinct Blank b &
      let outside := marks b in
      let label := component_labels g outside in
      no_edge_crosses g outside label &&
      same (Nat.add (order g) (size b)) (Nat.add (odd_labels g outside label) (size (ends m)))].

Lemma distinctE s : distinct Blank s = uniq s.
Proof.
suff any t : distinct t s = uniq s && all (fun v => ~~ get false t v) s.
  by rewrite any all_predT andbT.
elim: s t => //= v s IH t; rewrite IH; case: (get false t v) => /=; first by rewrite andbF.
rewrite (eq_all (_ : _ =1 predI (predC1 v) (fun u => ~~ get false t u))); last first.
  by move=> u; rewrite /= get_put; case: (u == v).
have -> : (v \notin s) = all (predC1 v) s by rewrite -has_pred1 -all_predC.
by rewrite all_predI andbA [X in X && _]andbC.
Qed.

Lemma part_ofE m l : part_of m l = subseq m l.
Proof.
elim: l m => [|f l IH] [|e m] //=; rewrite ?same_pairE ?IH //; case: l {IH} => //.
Qed.

Lemma mem_ends l v : (v \in ends l) = has (fun e => (e.1 == v) || (e.2 == v)) l.
Proof. by elim: l => //= e l IH; rewrite !inE IH ![v == _]eq_sym orbA. Qed.

Section Pair.
Variables (g : plain) (m : seq (nat * nat)) (b : seq nat).
Hypothesis fine_g : fine g.
Hypothesis pair : is_pair g m b.
Local Notation E := (graph_of g).
Definition matching_of : graph (vertex_of g) := graph_of (Plain (order g) m).
Definition barrier_of : {set vertex_of g} := [set v | val v \in b].

Lemma same_end e f x :
  e \in m -> f \in m -> (x == e.1) || (x == e.2) -> (x == f.1) || (x == f.2) -> e = f.
Proof.
move: pair => /and5P[_ + _ _ _]; rewrite distinctE; elim: m => // h l IH /=.
rewrite !inE => /and3P[+ + uniq_l]; rewrite negb_or !mem_ends => /andP[_ h1] h2.
have apart i : i \in l -> (x == h.1) || (x == h.2) -> ~~ ((x == i.1) || (x == i.2)).
  move=> i_l; rewrite ![x == _]eq_sym => x_h; apply/negP=> x_i.
  case/orP: x_h => /eqP x_eq; [case/negP: h1|case/negP: h2]; apply/hasP; exists i => //;
  by rewrite x_eq.
case/predU1P=> [->|e_l] /predU1P[->|f_l] //; last exact: IH.
- by move=> x_h x_f; have := apart f f_l x_h; rewrite x_f.
- by move=> x_e x_h; have := apart e e_l x_h; rewrite x_e.
Qed.

Lemma in_matching_of u v :
  ((u, v) \in matching_of) = ((val u, val v) \in m) || ((val v, val u) \in m).
Proof. by rewrite inE. Qed.

Lemma matching_edge e : e \in m -> e \in edge_list g.
Proof. by have /and5P[+ _ _ _ _] := pair; rewrite part_ofE => /mem_subseq; apply. Qed.

Lemma pair_matching : matching E matching_of.
Proof.
apply/matchingP; split=> [u v|u v|u v w]; rewrite !in_matching_of.
- by rewrite in_graph_of /joined => /orP[] /matching_edge->; rewrite ?orbT.
- by rewrite orbC.
- case/orP=> uv /orP[] uw; apply: val_inj; have := @same_end _ _ (val u) uv uw;
  rewrite /= !eqxx ?orbT => /(_ isT isT) [] //.
  + by move=> -> ->.
  + by move=> -> ->.
Qed.

Lemma saturates_matching_of v : saturates matching_of v = (val v \in ends m).
Proof.
rewrite mem_ends; apply/saturatesP/hasP=> [[w]|[e e_m e_v]].
- by rewrite in_matching_of => /orP[] vw; eexists; try exact: vw; rewrite /= eqxx ?orbT.
- have /andP[lt_e e2_n] := fine_edge fine_g (matching_edge e_m); have e1_n := ltn_trans lt_e e2_n.
  case/orP: e_v => /eqP v_e; [exists (Ordinal e2_n) | exists (Ordinal e1_n)];
  by rewrite in_matching_of /= -v_e -surjective_pairing e_m ?orbT.
Qed.

Lemma inducing_all (V : finType) (F : graph V) : inducing F setT = F.
Proof. by apply/setP=> -[u v]; rewrite in_inducing !inE !andbT. Qed.

Lemma ends_below : all (ltn^~ (order g)) (ends m).
Proof.
apply/allP=> v; rewrite mem_ends => /hasP[e /matching_edge/(fine_edge fine_g)/andP[lt_e e2_n]].
by case/orP=> /eqP<- //; apply: ltn_trans e2_n.
Qed.

Lemma missed_matching_of : #|missed setT matching_of| + size (ends m) = order g.
Proof.
have /and5P[_ + _ _ _] := pair; rewrite distinctE => uniq_ends.
rewrite -(card_named uniq_ends ends_below) -[RHS]card_ord -(cardC (mem (missed setT matching_of))).
by congr addn; apply: eq_card => v; rewrite !inE /= saturates_matching_of negbK.
Qed.

Lemma card_barrier_of : #|barrier_of| = size b.
Proof. by have /and5P[_ _ b_n + _] := pair; rewrite distinctE => uniq_b; apply: card_named. Qed.

Lemma pair_tutte_berge : tutte_berge_pair E setT barrier_of matching_of.
Proof.
have simpleE := simple_graph_of fine_g; split; rewrite ?subsetT ?inducing_all ?pair_matching //.
have /and5P[_ _ _ _ /andP[/allP crossing]] := pair; rewrite sameE => /eqP count.
have in_b (v : vertex_of g) : get false (marks b) v = (v \in barrier_of) by rewrite get_marks inE.
move: crossing count; set label := component_labels _ _ => crossing count.
have few : odd_labels g (marks b) label <= #|odd_components E setT barrier_of|.
  rewrite (odd_labelsE _ in_b); apply: odd_classes_few => // u v uv u_b v_b.
  move: uv; rewrite in_graph_of => /orP[] /crossing; rewrite !in_b (negPf u_b) (negPf v_b) sameE;
  by move/eqP.
have EM : matching (inducing E setT) matching_of by rewrite inducing_all pair_matching.
have most := leq_trans (odd_components_few barrier_of simpleE EM) (tokens_few barrier_of EM).
have all_of : odd_labels g (marks b) label = #|missed setT matching_of| + #|barrier_of|.
  apply/eqP; rewrite -(eqn_add2r (size (ends m))) -plusE -count card_barrier_of plusE.
  by rewrite -missed_matching_of addnAC.
apply/eqP; rewrite eqn_leq -{2}all_of few andbT; apply: leq_trans most _.
by rewrite cardsU leq_subr.
Qed.

Lemma pair_maximum_matching : maximum E matching_of.
Proof. by have := pair_maximum (simple_graph_of fine_g) pair_tutte_berge; rewrite inducing_all. Qed.

Lemma barrier_never_missed v : v \in barrier_of -> v \notin outer E.
Proof.
by move/(barrier_not_outer (simple_graph_of fine_g) pair_tutte_berge); rewrite inducing_all.
Qed.
End Pair.
