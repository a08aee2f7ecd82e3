(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Positions on a graph that is written as a list of edges: what is left is a bit for each edge. The
   moves of the geographies, rooted and unrooted, and of edge-delete are those of rules.v. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The vertices are 0, ..., k: k is one less than the order. *)
Section Written.
Variable k : nat.
Notation V := [finType of 'I_k.+1].

(* An edge is a pair of vertices, in any order. *)
Definition joins (x y : nat) (e : nat * nat) : bool := (e == (x, y)) || (e == (y, x)).
Definition graph_of_list (es : seq (nat * nat)) : graph V :=
  [set p : V * V | has (joins (val p.1) (val p.2)) es].
Definition written (es : seq (nat * nat)) : bool := all (fun e => (e.1 <= k) && (e.2 <= k)) es.

(* What is left of the edges: a bit for each. *)
Section Left.
Variable es : seq (nat * nat).
Hypothesis es_written : written es.
Implicit Type b : bitseq.

Definition left b : seq (nat * nat) := mask b es.
Definition keep (kept : pred (nat * nat)) b : bitseq := [seq x.1 && kept x.2 | x <- zip b es].
Definition meant_graph b : graph V := graph_of_list (left b).
Definition whole : bitseq := nseq (size es) true.

Lemma left_keep kept b : left (keep kept b) = filter kept (left b).
Proof.
rewrite /left /keep; elim: b es => [|x b IH] [|e l] //=.
by case: x => /=; rewrite IH; case: (kept e).
Qed.

Lemma left_whole : left whole = es.
Proof. by rewrite /left /whole mask_true. Qed.

Lemma left_written b e : e \in left b -> (e.1 <= k) && (e.2 <= k).
Proof. by move/mem_mask=> e_es; have /allP := es_written; apply. Qed.

Lemma joinsC x y e : joins x y e = joins y x e.
Proof. by rewrite /joins orbC. Qed.

Lemma in_meant b (u w : V) : ((u, w) \in meant_graph b) = has (joins (val u) (val w)) (left b).
Proof. by rewrite inE. Qed.

(* The ends of the edges at u, on the other side. *)
Definition ends_at (u : nat) b : seq nat :=
  flatten [seq (if e.1 == u then [:: e.2] else [::]) ++ (if e.2 == u then [:: e.1] else [::])
          | e <- left b].

Lemma in_ends_at u w b : (w \in ends_at u b) = has (joins u w) (left b).
Proof.
rewrite /ends_at; elim: (left b) => [//|[x y] l IH] /=.
rewrite mem_cat IH mem_cat /joins !xpair_eqE; congr orb.
by case: eqP => [->|_]; case: eqP => [->|_]; rewrite ?inE ?eqxx ?in_nil ?andbF ?andbT ?orbF //=
  1?eq_sym // 1?[in RHS]eq_sym // ?(eq_sym w) // orbC.
Qed.

Lemma ends_small u w b : w \in ends_at u b -> w <= k.
Proof.
rewrite in_ends_at => /hasP[e /left_written /andP[e1 e2]].
by case/orP=> /eqP e_eq; move: e1 e2; rewrite e_eq.
Qed.

Definition vertex (u : nat) : V := inord u.
Lemma val_vertex u : u <= k -> val (vertex u) = u.
Proof. by move=> u_k; rewrite /vertex /= inordK. Qed.

Lemma in_neighbours_meant b u (w : V) :
  u <= k -> (w \in neighbours (meant_graph b) (vertex u)) = (val w \in ends_at u b).
Proof. by move=> u_k; rewrite in_neighbours in_meant val_vertex // in_ends_at. Qed.

(* Taking an edge, and all edges at a vertex. *)
Definition without (u w : nat) : bitseq -> bitseq := keep (fun e => ~~ joins u w e).
Definition leaving (u : nat) : bitseq -> bitseq := keep (fun e => (e.1 != u) && (e.2 != u)).

Lemma has_filter (a kept : pred (nat * nat)) (c : bool) l :
  (forall e, a e -> kept e = c) -> has a (filter kept l) = has a l && c.
Proof.
move=> same; elim: l => [//|e l IH] /=; case a_e: (a e) => /=.
  by rewrite (same e a_e); case: c same IH => same IH /=; rewrite ?a_e // IH andbF.
by case: (kept e) => //=; rewrite a_e.
Qed.

Lemma meant_without b u w : u <= k -> w <= k ->
  meant_graph (without u w b) = without_edge (meant_graph b) (vertex u) (vertex w).
Proof.
move=> u_k w_k; apply/setP=> -[x y]; rewrite in_without_edge !in_meant /without left_keep.
rewrite (@has_filter _ _ (~~ ((x == vertex u) && (y == vertex w))
                          && ~~ ((x == vertex w) && (y == vertex u)))) //.
move=> e; rewrite -!(inj_eq val_inj) !val_vertex // -negb_or /joins.
case/orP=> /eqP->; rewrite !xpair_eqE //.
by rewrite orbC; congr (~~ (_ || _)); exact: andbC.
Qed.

Lemma meant_leaving b u : u <= k -> meant_graph (leaving u b) = isolating (meant_graph b) (vertex u).
Proof.
move=> u_k; apply/setP=> -[x y]; rewrite in_isolating !in_meant /leaving left_keep.
rewrite (@has_filter _ _ ((x != vertex u) && (y != vertex u))) //.
move=> e; rewrite -!(inj_eq val_inj) !val_vertex // /joins.
by case/orP=> /eqP-> //=; exact: andbC.
Qed.

(* The geographies: a position is the vertex of the token and the edges that are left. *)
Definition rooted_pos := [eqType of nat * bitseq].
Definition rooted_key (p : rooted_pos) : bitseq := nseq p.1 true ++ false :: p.2.
Definition rooted_meant (p : rooted_pos) : graph V * V := (meant_graph p.2, vertex p.1).
Definition rooted_proper (p : rooted_pos) : bool := p.1 <= k.

Lemma rooted_key_inj : injective rooted_key.
Proof.
rewrite /rooted_key => -[u b] [w c] /=.
elim: u w => [|u IH] [|w] //= []; first by move->.
by move/IH=> [-> ->].
Qed.

Definition vertex_moves (p : rooted_pos) : seq rooted_pos :=
  [seq (w, leaving p.1 p.2) | w <- ends_at p.1 p.2].
Definition edge_moves (p : rooted_pos) : seq rooted_pos :=
  [seq (w, without p.1 w p.2) | w <- ends_at p.1 p.2].

Lemma vertex_moves_proper p q : rooted_proper p -> q \in vertex_moves p -> rooted_proper q.
Proof. by move=> _ /mapP[w /ends_small w_k ->]. Qed.
Lemma edge_moves_proper p q : rooted_proper p -> q \in edge_moves p -> rooted_proper q.
Proof. by move=> _ /mapP[w /ends_small w_k ->]. Qed.

Lemma vertex_moves_meant p : rooted_proper p ->
  options (rooted_meant p : UVG V) =i [seq (rooted_meant q : UVG V) | q <- vertex_moves p].
Proof.
case: p => u b u_k q; apply/UVG_optionP/mapP => [[w uw ->]|[p /mapP[w w_end ->] ->]].
- exists (val w, leaving u b); last by rewrite /rooted_meant meant_leaving // /vertex inord_val.
  by apply: map_f; rewrite -in_neighbours_meant // in_neighbours.
have w_k := ends_small w_end; exists (vertex w); last by rewrite /rooted_meant /= meant_leaving.
by rewrite -in_neighbours in_neighbours_meant // val_vertex.
Qed.

Lemma edge_moves_meant p : rooted_proper p ->
  options (rooted_meant p : UEG V) =i [seq (rooted_meant q : UEG V) | q <- edge_moves p].
Proof.
case: p => u b u_k q; apply/UEG_optionP/mapP => [[w uw ->]|[p /mapP[w w_end ->] ->]].
- exists (val w, without u w b).
    by apply: map_f; rewrite -in_neighbours_meant // in_neighbours.
  by rewrite /rooted_meant /= meant_without ?leq_ord // /vertex inord_val.
have w_k := ends_small w_end; exists (vertex w); last by rewrite /rooted_meant /= meant_without.
by rewrite -in_neighbours in_neighbours_meant // val_vertex.
Qed.

(* Their unrooted forms: no vertex before the first move. *)
Definition unrooted_pos := [eqType of option nat * bitseq].
Definition unrooted_key (p : unrooted_pos) : bitseq :=
  if p.1 is Some u then true :: rooted_key (u, p.2) else false :: p.2.
Definition unrooted_meant (graph_meant : bitseq -> graph V) (p : unrooted_pos) :
    graph V + graph V * V :=
  if p.1 is Some u then inr (graph_meant p.2, vertex u) else inl (graph_meant p.2).
Definition unrooted_proper (p : unrooted_pos) : bool :=
  if p.1 is Some u then u <= k else true.
Definition unrooted_moves (moves : rooted_pos -> seq rooted_pos) (p : unrooted_pos) :
    seq unrooted_pos :=
  if p.1 is Some u then [seq (Some q.1, q.2) | q <- moves (u, p.2)]
  else [seq (Some v, p.2) | v <- iota 0 k.+1].

Lemma unrooted_key_inj : injective unrooted_key.
Proof.
move=> [[u|] b] [[w|] c] //=; rewrite /unrooted_key /=; last by case=> ->.
by case=> /rooted_key_inj[-> ->].
Qed.

Section Unrooted.
Variables (opts : graph V * V -> seq (graph V * V)) (moves : rooted_pos -> seq rooted_pos).
Variable graph_meant : bitseq -> graph V.
Let meant (p : rooted_pos) : graph V * V := (graph_meant p.2, vertex p.1).
Hypothesis moves_proper : forall p q, rooted_proper p -> q \in moves p -> rooted_proper q.
Hypothesis moves_meant : forall p, rooted_proper p -> opts (meant p) =i [seq meant q | q <- moves p].

Lemma unrooted_moves_proper p q :
  unrooted_proper p -> q \in unrooted_moves moves p -> unrooted_proper q.
Proof.
case: p => [[u|] b] u_k /mapP[x].
  by move/(moves_proper (p := (u, b)) u_k)=> x_k ->.
by rewrite mem_iota => /andP[_ x_k] ->; rewrite /unrooted_proper /= -ltnS.
Qed.

Lemma unrooted_moves_meant p : unrooted_proper p ->
  unrooted_options opts (unrooted_meant graph_meant p) =i
  [seq unrooted_meant graph_meant q | q <- unrooted_moves moves p].
Proof.
case: p => [[u|] b] u_k q; apply/mapP/mapP.
- case=> r; rewrite (moves_meant (p := (u, b)) u_k) => /mapP[x x_in ->] ->.
  exists (Some x.1, x.2) => //.
  exact: (map_f (fun x : rooted_pos => (Some x.1, x.2)) x_in).
- case=> x /mapP[y y_in ->] ->; exists (meant y).
    by rewrite (moves_meant (p := (u, b)) u_k); apply: map_f.
  by [].
- case=> v _ ->; exists (Some (val v), b).
    by apply: (map_f (fun v => (Some v, b))); rewrite mem_iota /=.
  by rewrite /unrooted_meant /= /vertex inord_val.
- by case=> x /mapP[v _ ->] ->; exists (vertex v); rewrite ?mem_enum.
Qed.
End Unrooted.

(* Edge-delete: a position is the edges that are left. *)
Definition degree_left (u : nat) b : nat := count (fun w => has (joins u w) (left b)) (iota 0 k.+1).

Lemma degree_meant u b : u <= k -> degree (meant_graph b) (vertex u) = degree_left u b.
Proof.
move=> u_k; rewrite /degree /degree_left cardE -val_enum_ord count_map enumT /enum_mem size_filter.
by apply: eq_count => w; rewrite /= in_neighbours_meant // in_ends_at.
Qed.

Definition delete_moves (b : bitseq) : seq bitseq :=
  [seq without e.1 e.2 b | e <- left b & (1 < degree_left e.1 b) && (1 < degree_left e.2 b)].

(* An edge that joins u and w is (u, w) or (w, u). *)
Lemma joined_degrees u w e b : u <= k -> w <= k -> joins u w e ->
  (1 < degree_left e.1 b) && (1 < degree_left e.2 b) =
  (1 < degree (meant_graph b) (vertex u)) && (1 < degree (meant_graph b) (vertex w)).
Proof.
by move=> u_k w_k; rewrite !degree_meant // => /orP[] /eqP-> //=; rewrite andbC.
Qed.

Lemma joined_without u w e b : u <= k -> w <= k -> joins u w e ->
  meant_graph (without e.1 e.2 b) = without_edge (meant_graph b) (vertex u) (vertex w).
Proof.
move=> u_k w_k /orP[] /eqP-> /=; rewrite meant_without // /without_edge.
by congr (_ :\: _); rewrite setUC.
Qed.

Lemma delete_moves_meant b :
  options (meant_graph b : edge_delete V) =i [seq (meant_graph c : edge_delete V) | c <- delete_moves b].
Proof.
move=> F; apply/delete_optionsP/mapP => [[u [w [uw u2 w2 ->]]]|[c /mapP[e]]].
- have := uw; rewrite in_meant => /hasP[e e_left e_uw].
  have [u_k w_k] := (leq_ord u, leq_ord w).
  exists (without e.1 e.2 b).
    apply: map_f; rewrite mem_filter e_left andbT (joined_degrees _ u_k w_k e_uw).
    by rewrite /vertex !inord_val u2.
  by rewrite (joined_without _ u_k w_k e_uw) /vertex !inord_val.
- rewrite mem_filter => /andP[/andP[e1 e2] e_left] -> ->.
  have /andP[e1_k e2_k] := left_written e_left.
  exists (vertex e.1), (vertex e.2); split; rewrite ?degree_meant ?meant_without //.
  rewrite in_meant !val_vertex //; apply/hasP; exists e => //.
  by rewrite /joins -surjective_pairing eqxx.
Qed.

End Left.
End Written.
