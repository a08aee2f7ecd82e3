(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The edge-labelling game solved with a memo: the outcome that this computes is that of the
   definition, on every graph. Positions that a symmetry of the graph carries to each other are
   solved once. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Compare_dec.
From Gazetteer Require Import games rules isomorphisms memo edges_left solver labelling_rules.
From Gazetteer Require Import statement written_games written_labelling.
From Gazetteer Require Import labelling_symmetry labelling_moves.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The numbers ks in one of several orders; which it is does not matter. `same` and leb are read by
   extraction as OCaml's own. *)
Definition in_order (ks order : seq nat) : seq nat := [seq nth 0 ks i | i <- order].
Fixpoint sooner (ks order best : seq nat) : bool :=
  match order, best with
  | i :: order', y :: best' =>
      let x := nth 0 ks i in if same x y then sooner ks order' best' else Compare_dec.leb x y
  | _, _ => false
  end.
Definition least_from (ks best : seq nat) (orders : seq (seq nat)) : seq nat :=
  foldl (fun best order => if sooner ks order best then in_order ks order else best) best orders.
Definition least (ks : seq nat) (orders : seq (seq nat)) : seq nat := least_from ks ks orders.

Lemma least_in ks orders : least ks orders \in ks :: [seq in_order ks order | order <- orders].
Proof.
rewrite /least; move: {2 3}ks => best; rewrite /least_from.
elim: orders best => [|order orders IH] best /=; first exact: mem_head.
case: sooner; first by rewrite in_cons IH orbT.
by have := IH best; rewrite !in_cons => /orP[->|->]; rewrite ?orbT.
Qed.

Fixpoint written_bits (xs : seq nat) : bitseq :=
  if xs is x :: rest then rooted_key (x, written_bits rest) else [::].
Lemma written_bits_inj : injective written_bits.
Proof.
have some y ys : rooted_key (y, ys) <> [::] by rewrite /rooted_key /=; case: y.
elim=> [|x xs IH] [|y ys] //= xs_ys; first by case: (some y (written_bits ys)).
  by case: (some x (written_bits xs)).
by case/rooted_key_inj: xs_ys => -> /IH->.
Qed.

Section Boards.
Variable n : nat.
Notation V := [finType of 'I_n].
Notation meant := (@meant_position n).
Implicit Types (l : edge_seq) (t : seq nat) (s : label_pos).

(* Where the edge with these ends is listed. *)
Definition place l a b : nat := seq.find (joins_ends a b) l.

(* The list t takes each vertex to another; a symmetry keeps which are joined. *)
Definition keeps_edges l t : bool :=
  all (fun u => all (fun v =>
    has (joins_ends u v) l == has (joins_ends (nth 0 t u) (nth 0 t v)) l) (iota 0 n)) (iota 0 n).
Definition symmetries l : seq (seq nat) := [seq t <- permutations (iota 0 n) | keeps_edges l t].
Definition carried_order l t : seq nat := [seq place l (nth 0 t e.1) (nth 0 t e.2) | e <- l].
Definition orders l : seq (seq nat) := undup [seq carried_order l t | t <- symmetries l].

Definition label_key (orders : seq (seq nat)) s : bitseq :=
  written_bits (least (labels s) orders).

Lemma joinsC a b : joins_ends a b =1 joins_ends b a.
Proof. by move=> e; rewrite !joins_endsE orbC. Qed.
Lemma placeC l a b : place l a b = place l b a.
Proof. exact/eq_find/joinsC. Qed.

Lemma label_at_place s a b : label_at s a b = nth 0 (labels s) (place (ends_of s) a b).
Proof. by elim: s => [|[e k] s IH] //=; rewrite IH /place /=; case: ifP. Qed.

Lemma in_graph_has l (u v : V) : ((u, v) \in board n Uvg l) = has (joins_ends (val u) (val v)) l.
Proof.
rewrite in_board /= (@in_beside n) /joined /=; apply/orP/hasP => [[uv|vu]|[e e_l]].
- by exists (val u, val v); rewrite // joins_endsE eqxx.
- by exists (val v, val u); rewrite // joins_endsE eqxx orbT.
- by rewrite joins_endsE => /orP[] /eqP <-; [left | right].
Qed.

Section Symmetry.
Variables (l : edge_seq) (t : seq nat).
Hypothesis t_sym : t \in symmetries l.

Lemma t_perm : perm_eq t (iota 0 n).
Proof. by move: t_sym; rewrite mem_filter mem_permutations => /andP[]. Qed.
Lemma t_size : size t = n.
Proof. by rewrite (perm_size t_perm) size_iota. Qed.
Lemma t_small u : u < n -> nth 0 t u < n.
Proof.
move=> u_n; have : nth 0 t u \in t by rewrite mem_nth ?t_size.
by rewrite (perm_mem t_perm) mem_iota.
Qed.

Definition turned (u : V) : V := Ordinal (t_small (ltn_ord u)).

Lemma turned_edge u v :
  ((turned u, turned v) \in board n Uvg l) = ((u, v) \in board n Uvg l).
Proof.
move: t_sym; rewrite mem_filter => /andP[/allP/(_ (val u))]; rewrite mem_iota ltn_ord => /(_ isT).
by move=> /allP/(_ (val v)); rewrite mem_iota ltn_ord !in_graph_has => /(_ isT)/eqP.
Qed.

Lemma turned_isomorphism : isomorphism (board n Uvg l) (board n Uvg l) turned.
Proof.
split=> [|u v]; last exact: turned_edge.
apply: injF_bij => u v [] /eqP; rewrite nth_uniq ?t_size ?(perm_uniq t_perm) ?iota_uniq //.
by move/eqP=> uv; apply: val_inj.
Qed.

Lemma labels_zip xs : size xs = size l -> labels (zip l xs) = xs.
Proof. by move=> xs_l; apply: unzip2_zip; rewrite xs_l. Qed.
Lemma ends_zip xs : size xs = size l -> ends_of (zip l xs) = l.
Proof. by move=> xs_l; apply: unzip1_zip; rewrite xs_l. Qed.

Lemma carried_order_label s (u v : V) : ends_of s = l ->
  label_at (zip l (in_order (labels s) (carried_order l t))) (val u) (val v) =
  label_at s (val (turned u)) (val (turned v)).
Proof.
move=> s_l; have order_size : size (in_order (labels s) (carried_order l t)) = size l.
  by rewrite !size_map.
rewrite !label_at_place labels_zip // ends_zip // s_l.
have [uv|not_uv] := boolP (has (joins_ends (val u) (val v)) l); last first.
  have not_turned : ~~ has (joins_ends (val (turned u)) (val (turned v))) l.
    by rewrite -in_graph_has turned_edge in_graph_has.
  rewrite /place !(hasNfind) // !nth_default ?order_size //.
  by rewrite /labels size_map -s_l size_map.
have i_l : place l (val u) (val v) < size l by rewrite -has_find.
rewrite (nth_map 0) ?size_map // (nth_map (0, 0)) //; congr nth.
have := nth_find (0, 0) uv; rewrite joins_endsE -/(place _ _ _).
by case/orP=> /eqP->; rewrite //= placeC.
Qed.

Lemma carried_order_is_P s : ends_of s = l ->
  is_P (meant (zip l (in_order (labels s) (carried_order l t)))) = is_P (meant s).
Proof.
move=> s_l; have order_size : size (in_order (labels s) (carried_order l t)) = size l.
  by rewrite !size_map.
apply/esym/(carried_is_P turned_isomorphism); split; rewrite /= ?s_l ?ends_zip //.
by case=> u v; rewrite !ffunE carried_order_label.
Qed.
End Symmetry.

Definition on_board l s : bool := proper_label n s && (ends_of s == l).

Lemma label_key_alike l p q : on_board l p -> on_board l q ->
  label_key (orders l) p = label_key (orders l) q -> is_P (meant p) = is_P (meant q).
Proof.
have one s xs : on_board l s -> xs = least (labels s) (orders l) ->
    is_P (meant (zip l xs)) = is_P (meant s).
  case/andP=> _ /eqP s_l xs_least.
  have : xs \in labels s :: [seq in_order (labels s) order | order <- orders l].
    by rewrite xs_least least_in.
  case/predU1P=> [->|/mapP[order]]; first by rewrite -s_l zip_unzip.
  by rewrite mem_undup => /mapP[t t_sym ->] ->; apply: carried_order_is_P.
move=> p_ok q_ok /written_bits_inj same.
by rewrite -(one p _ p_ok (erefl _)) -(one q _ q_ok same).
Qed.

Lemma proper_ordered s : proper_label n s -> ordered s.
Proof.
by case/andP=> lt s1; rewrite /ordered s1 andbT; apply: sub_all lt => e /andP[].
Qed.

Lemma quick_on_board l p q : on_board l p -> q \in quick_labellings n p -> on_board l q.
Proof.
case/andP=> p_ok /eqP p_l; rewrite quick_labellingsE ?proper_ordered //.
case/mapP=> m m_in ->; case/mapP: m_in => e _ ->.
by rewrite /on_board /proper_label /= ends_set_label p_l eqxx andbT -p_l.
Qed.

Lemma quick_meant p : proper_label n p ->
  options (meant p) =i [seq meant q | q <- quick_labellings n p].
Proof.
move=> p_ok q; rewrite label_moves_meant //.
rewrite (map_comp meant (fun m : move * label_pos => m.2)); apply: eq_mem_map => {}q.
by rewrite quick_labellingsE ?proper_ordered.
Qed.

Definition solved_labelling l : bool :=
  let symmetric := orders l in
  head true (outcomes_by_memo (quick_labellings n) (label_key symmetric) (size l).*2.+2
               [:: [seq (e, 0) | e <- l]]).

Theorem solved_labelling_is_P l : all (fun e => (e.1 < e.2) && (e.2 < n)) l -> uniq l ->
  solved_labelling l = is_P (labelling_start (board n Uvg l)).
Proof.
move=> l_ok l1; rewrite /solved_labelling /=.
have ends : ends_of [seq (e, 0) | e <- l] = l by rewrite /ends_of -map_comp map_id_in.
have start_ok : on_board l [seq (e, 0) | e <- l].
  by rewrite /on_board /proper_label ends l_ok l1 eqxx.
have start : meant [seq (e, 0) | e <- l] = labelling_start (board n Uvg l).
  rewrite /meant_position ends; congr (_, _); apply/ffunP=> d; rewrite !ffunE.
  by elim: (l) => //= e l' ->; case: ifP.
rewrite (outcomes_by_memo_alike (G := edge_labelling V) (@label_key_alike l)
  (@quick_on_board l)) //=.
- by rewrite start.
- by move=> p /andP[p_ok _]; apply: quick_meant.
- by rewrite start_ok.
move=> p; rewrite inE => /eqP->; rewrite start ltnS /= -(edges_on l_ok l1) /edges.
have sub : unlabelled (labelling_start (board n Uvg l)) \subset board n Uvg l.
  by apply/subsetP=> e; rewrite inE => /andP[].
apply: leq_trans (subset_leq_card sub) _; rewrite -[X in X <= _]odd_double_half addnC.
by rewrite -[X in _ <= X]addn1 leq_add2l leq_b1.
Qed.
End Boards.

(* The same for graphs that are given by their adjacency. *)
Definition labelling_outcome (n : nat) (edge : rel nat) : bool :=
  solved_labelling n (listed n edge).

Theorem labelling_outcome_is_P (edge : rel nat) :
  symmetric edge -> irreflexive edge ->
  forall n, labelling_outcome n edge = is_P (labelling_start (solver.graph_of n edge)).
Proof.
move=> edge_sym edge_irr n; rewrite /labelling_outcome solved_labelling_is_P.
- congr (is_P (labelling_start _)); apply/setP=> -[u v].
  rewrite in_graph_has inE -(has_listed edge_sym edge_irr (ltn_ord u) (ltn_ord v)).
  by apply: eq_has => e; rewrite joins_endsE.
- by apply/allP=> -[u v]; rewrite in_listed /= => /and3P[-> _ ->].
- apply: filter_uniq; apply: allpairs_uniq; rewrite ?iota_uniq //.
  by move=> [a b] [c d].
Qed.
