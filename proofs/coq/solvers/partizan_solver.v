(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The partizan geographies solved with a memo as in solver.v: the classes that these functions
   compute are those of the definition, on every graph. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules memo edges_left solver partizan_rules.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The vertices are 0, ..., k. *)
Section Written.
Variable k : nat.
Notation V := [finType of 'I_k.+1].

(* A position: the player to move, the vertices of Left's token and of Right's, and a bit for each
   edge, whether it is left. *)
Definition turn_pos := [eqType of player * (nat * nat) * bitseq].
Definition turn_key (p : turn_pos) : bitseq :=
  is_left p.1.1 :: rooted_key (p.1.2.1, rooted_key (p.1.2.2, p.2)).
Definition turn_proper (p : turn_pos) : bool := (p.1.2.1 <= k) && (p.1.2.2 <= k).
Definition token_at (s : player) (tokens : nat * nat) : nat :=
  if s is Left then tokens.1 else tokens.2.
Definition tokens_moved (s : player) (tokens : nat * nat) (w : nat) : nat * nat :=
  if s is Left then (w, tokens.2) else (tokens.1, w).

Lemma turn_key_inj : injective turn_key.
Proof.
move=> [[s [u v]] b] [[t [x y]] c]; rewrite /turn_key /= => -[/(can_inj is_leftK)->].
by case/rooted_key_inj=> -> /rooted_key_inj[-> ->].
Qed.

Section Left.
Variable es : seq (nat * nat).
Hypothesis es_written : written k es.

Definition board_meant (tokens : nat * nat) (b : bitseq) : two_tokens V :=
  (meant_graph k es b, vertex k tokens.1, vertex k tokens.2).
Definition turn_meant (p : turn_pos) : two_tokens V * player := (board_meant p.1.2 p.2, p.1.1).

(* The move of s to each vertex of a list. *)
Definition turns_to (p : turn_pos) (rest : nat -> bitseq) (ws : seq nat) : seq turn_pos :=
  [seq (opponent p.1.1, tokens_moved p.1.1 p.1.2 w, rest w) | w <- ws].

Definition turn_vertex_moves (p : turn_pos) : seq turn_pos :=
  let v := token_at p.1.1 p.1.2 in
  turns_to p (fun=> leaving es v p.2)
    [seq w <- ends_at es v p.2 | (w != p.1.2.1) && (w != p.1.2.2)].
Definition turn_edge_moves (p : turn_pos) : seq turn_pos :=
  let v := token_at p.1.1 p.1.2 in turns_to p (fun w => without es v w p.2) (ends_at es v p.2).

Lemma turns_to_proper p rest ws q :
  (forall w, w \in ws -> w <= k) -> turn_proper p -> q \in turns_to p rest ws -> turn_proper q.
Proof.
case: p => -[s [u v]] b ws_k /andP[/= u_k v_k] /mapP[w /ws_k w_k ->].
by case: s; rewrite /turn_proper /= w_k ?u_k ?v_k.
Qed.

Lemma turn_vertex_moves_proper p q :
  turn_proper p -> q \in turn_vertex_moves p -> turn_proper q.
Proof.
by apply: turns_to_proper => w; rewrite mem_filter => /andP[_ /(ends_small es_written)].
Qed.
Lemma turn_edge_moves_proper p q : turn_proper p -> q \in turn_edge_moves p -> turn_proper q.
Proof. by apply: turns_to_proper => w /(ends_small es_written). Qed.

Lemma token_small s (tokens : nat * nat) :
  (tokens.1 <= k) && (tokens.2 <= k) -> token_at s tokens <= k.
Proof. by case/andP; case: s. Qed.

Lemma token_meant s tokens b : token s (board_meant tokens b) = vertex k (token_at s tokens).
Proof. by case: s. Qed.

Lemma moved_meant s tokens b c w :
  moved s (board_meant tokens b) (meant_graph k es c) (vertex k w) =
  board_meant (tokens_moved s tokens w) c.
Proof. by case: s. Qed.

Lemma turn_vertex_moves_meant p : turn_proper p ->
  options (turn_meant p : turns (partizan_UVG V)) =i
  [seq (turn_meant q : turns (partizan_UVG V)) | q <- turn_vertex_moves p].
Proof.
case: p => [[s tokens] b] small q; have v_k := token_small s small.
have [u1_k u2_k] := andP small.
apply/turnsP/mapP => [[c /partizan_UVG_moveP[w []]]|[r /mapP[w]]].
  rewrite token_meant => vw w1 w2 -> ->.
  exists (opponent s, tokens_moved s tokens (val w), leaving es (token_at s tokens) b).
    apply: (map_f (fun w => (opponent s, tokens_moved s tokens w, _))).
    rewrite mem_filter -in_neighbours_meant // in_neighbours vw andbT.
    by rewrite -(val_vertex u1_k) -(val_vertex u2_k) !(inj_eq val_inj) w1.
  rewrite /turn_meant /= -[w in LHS]inord_val -(meant_leaving es _ v_k).
  by rewrite moved_meant.
rewrite mem_filter => /andP[/andP[w1 w2] w_end] -> ->; have w_k := ends_small es_written w_end.
exists (board_meant (tokens_moved s tokens w) (leaving es (token_at s tokens) b)) => //.
apply/partizan_UVG_moveP; exists (vertex k w); last first.
  by rewrite token_meant -(meant_leaving es _ v_k) moved_meant.
split; rewrite -?(inj_eq val_inj) /= ?val_vertex //.
by rewrite token_meant -in_neighbours in_neighbours_meant ?val_vertex.
Qed.

Lemma turn_edge_moves_meant p : turn_proper p ->
  options (turn_meant p : turns (partizan_UEG V)) =i
  [seq (turn_meant q : turns (partizan_UEG V)) | q <- turn_edge_moves p].
Proof.
case: p => [[s tokens] b] small q; have v_k := token_small s small.
apply/turnsP/mapP => [[c /partizan_UEG_moveP[w]]|[r /mapP[w]]].
  rewrite token_meant => vw -> ->.
  exists (opponent s, tokens_moved s tokens (val w), without es (token_at s tokens) w b).
    apply: (map_f (fun w => (opponent s, tokens_moved s tokens w, without es _ w b))).
    by rewrite -in_neighbours_meant // in_neighbours.
  rewrite /turn_meant /= -(moved_meant _ _ b) (meant_without es _ v_k (leq_ord w)).
  by rewrite /vertex !inord_val.
move=> w_end -> ->; have w_k := ends_small es_written w_end.
exists (board_meant (tokens_moved s tokens w) (without es (token_at s tokens) w b)) => //.
apply/partizan_UEG_moveP; exists (vertex k w); last first.
  by rewrite token_meant -(meant_without es _ v_k w_k) moved_meant.
by rewrite token_meant -in_neighbours in_neighbours_meant ?val_vertex.
Qed.
End Left.

(* The class of each pair of vertices: those of Left's token and of Right's. *)
Definition pairs_of (keep : rel nat) : seq (nat * nat) :=
  [seq p <- [seq (u, v) | u <- vertices k, v <- vertices k] | keep p.1 p.2].
Definition starts_of es (tokens : seq (nat * nat)) : seq turn_pos :=
  flatten [seq [:: (Left, p, whole es); (Right, p, whole es)] | p <- tokens].
Fixpoint classes_from (answers : seq bool) : seq outcome_class :=
  if answers is l :: r :: rest then class_if (~~ l) (~~ r) :: classes_from rest else [::].

Definition solved_partizan_vertex es (tokens : seq (nat * nat)) : seq outcome_class :=
  classes_from (outcomes_by_memo (turn_vertex_moves es) turn_key (depth k) (starts_of es tokens)).
Definition solved_partizan_edge es (tokens : seq (nat * nat)) : seq outcome_class :=
  classes_from (outcomes_by_memo (turn_edge_moves es) turn_key (depth k) (starts_of es tokens)).

Section Theorems.
Variable es : seq (nat * nat).
Hypothesis es_written : written k es.

Lemma starts_of_proper tokens :
  all (fun p => (p.1 <= k) && (p.2 <= k)) tokens -> all turn_proper (starts_of es tokens).
Proof. by elim: tokens => //= p l IH /andP[p_k /IH ->]; rewrite /turn_proper /= p_k. Qed.

Lemma whole_board p :
  board_meant es p (whole es) = (graph_of_list k es, vertex k p.1, vertex k p.2).
Proof. by rewrite /board_meant meant_whole. Qed.

Theorem solved_partizan_vertex_is_class tokens :
  all (fun p => (p.1 <= k) && (p.2 <= k)) tokens ->
  solved_partizan_vertex es tokens =
  [seq class_of ((graph_of_list k es, vertex k p.1, vertex k p.2) : partizan_UVG V) | p <- tokens].
Proof.
move=> small; rewrite /solved_partizan_vertex.
rewrite (outcomes_by_memo_correct (G := turns (partizan_UVG V)) turn_key_inj
  (turn_vertex_moves_proper es_written) (turn_vertex_moves_meant es_written)).
- by elim: tokens {small} => //= p l ->; rewrite /turn_meant /= whole_board.
- exact: starts_of_proper.
- by move=> p _; apply: small_graph.
Qed.

Theorem solved_partizan_edge_is_class tokens :
  all (fun p => (p.1 <= k) && (p.2 <= k)) tokens ->
  solved_partizan_edge es tokens =
  [seq class_of ((graph_of_list k es, vertex k p.1, vertex k p.2) : partizan_UEG V) | p <- tokens].
Proof.
move=> small; rewrite /solved_partizan_edge.
rewrite (outcomes_by_memo_correct (G := turns (partizan_UEG V)) turn_key_inj
  (turn_edge_moves_proper es_written) (turn_edge_moves_meant es_written)).
- by elim: tokens {small} => //= p l ->; rewrite /turn_meant /= whole_board.
- exact: starts_of_proper.
- by move=> p _; apply: small_graph.
Qed.
End Theorems.
End Written.

(* The same for every order, and for graphs that are given by their adjacency: the classes of all
   (u, v), in order; in partizan UVG of those with u != v. *)
Definition partizan_vertex_outcome (n : nat) (edge : rel nat) : seq outcome_class :=
  if n is k.+1 then
    solved_partizan_vertex k (listed n edge) (pairs_of k (fun u v => u != v))
  else [::].
Definition partizan_edge_outcome (n : nat) (edge : rel nat) : seq outcome_class :=
  if n is k.+1 then
    solved_partizan_edge k (listed n edge) (pairs_of k (fun _ _ => true))
  else [::].

Lemma pairs_small k keep : all (fun p => (p.1 <= k) && (p.2 <= k)) (pairs_of k keep).
Proof.
apply/allP=> p; rewrite mem_filter => /andP[_ /allpairsP[[u v] /= [u_k v_k ->]]].
by move: u_k v_k; rewrite !mem_iota /= !add0n !ltnS => -> ->.
Qed.

Lemma enum_no_vertex : enum 'I_0 = [::].
Proof. by apply: size0nil; rewrite -cardE card_ord. Qed.

(* All pairs of vertices, in order, that are to be kept. *)
Definition vertex_pairs n (keep : rel nat) : seq ('I_n * 'I_n) :=
  [seq p <- [seq (u, v) | u <- enum 'I_n, v <- enum 'I_n] | keep (val p.1) (val p.2)].

Lemma pairs_of_vertices k keep :
  pairs_of k keep = [seq (val p.1, val p.2) | p <- vertex_pairs k.+1 keep].
Proof.
rewrite /pairs_of /vertex_pairs /vertices -val_enum_ord allpairs_mapl.
rewrite (allpairs_mapr (fun (u : 'I_k.+1) (v : nat) => (val u, v)) (fun=> val)).
pose names (p : 'I_k.+1 * 'I_k.+1) := (val p.1, val p.2).
by rewrite -(@filter_map _ _ names (fun p => keep p.1 p.2)) (map_allpairs names).
Qed.

Section EveryGraph.
Variables (edge : rel nat).
Hypotheses (edge_sym : symmetric edge) (edge_irr : irreflexive edge).

Theorem partizan_vertex_outcome_is_class n :
  partizan_vertex_outcome n edge =
  [seq class_of ((graph_of n edge, p.1, p.2) : partizan_UVG _)
  | p <- vertex_pairs n (fun u v => u != v)].
Proof.
case: n => [|k]; first by rewrite /vertex_pairs enum_no_vertex.
rewrite /partizan_vertex_outcome solved_partizan_vertex_is_class ?listed_written ?pairs_small //.
rewrite graph_of_listed // pairs_of_vertices -map_comp; apply: eq_map => p /=.
by rewrite /vertex !inord_val.
Qed.

Theorem partizan_edge_outcome_is_class n :
  partizan_edge_outcome n edge =
  [seq class_of ((graph_of n edge, p.1, p.2) : partizan_UEG _)
  | p <- vertex_pairs n (fun _ _ => true)].
Proof.
case: n => [|k]; first by rewrite /vertex_pairs enum_no_vertex.
rewrite /partizan_edge_outcome solved_partizan_edge_is_class ?listed_written ?pairs_small //.
rewrite graph_of_listed // pairs_of_vertices -map_comp; apply: eq_map => p /=.
by rewrite /vertex !inord_val.
Qed.
End EveryGraph.
