(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The games of rules.v on graphs that are written as lists of edges, solved with a memo: the outcomes
   that these functions compute are those of the definition, on every graph. *)
From mathcomp Require Import all_ssreflect.
From Gazetteer Require Import games rules memo.

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

(* Slither: a position is the path's vertices, a bit for each vertex, and its ends. *)
Definition slither_pos := [eqType of option (nat * nat) * bitseq].
Definition slither_key (p : slither_pos) : bitseq :=
  if p.1 is Some (u, v) then true :: rooted_key (u, rooted_key (v, p.2)) else false :: p.2.
Definition path_of (path : bitseq) : {set V} := [set v : V | nth false path v].
Definition slither_meant (p : slither_pos) : slither_position V :=
  (meant_graph whole, path_of p.2,
   if p.1 is Some (u, v) then Some (vertex u, vertex v) else None).
Definition slither_proper (p : slither_pos) : bool :=
  if p.1 is Some (u, v) then (u <= k) && (v <= k) else true.
Definition with_vertex (w : nat) (path : bitseq) : bitseq :=
  [seq nth false path v || (v == w) | v <- iota 0 k.+1].
Definition longer (path : bitseq) (u : nat) : seq nat :=
  [seq w <- ends_at u whole | ~~ nth false path w].
Definition slither_moves (p : slither_pos) : seq slither_pos :=
  if p.1 is Some (u, v) then
    [seq (Some (w, v), with_vertex w p.2) | w <- longer p.2 u] ++
    [seq (Some (u, w), with_vertex w p.2) | w <- longer p.2 v]
  else
    flatten [seq [:: (Some e, with_vertex e.1 (with_vertex e.2 [::]));
                     (Some (e.2, e.1), with_vertex e.1 (with_vertex e.2 [::]))] | e <- es].

Lemma slither_key_inj : injective slither_key.
Proof.
move=> [[[u v]|] b] [[[x y]|] c] //=; rewrite /slither_key /=; last by case=> ->.
by case=> /rooted_key_inj[-> /rooted_key_inj[-> ->]].
Qed.

Lemma nth_with_vertex w path (v : V) : nth false (with_vertex w path) v = nth false path v || (val v == w).
Proof. by rewrite /with_vertex (nth_map 0) ?size_iota // nth_iota // add0n. Qed.

Lemma path_with_vertex w path : w <= k -> path_of (with_vertex w path) = path_of path :|: [set vertex w].
Proof.
move=> w_k; apply/setP=> v; rewrite !inE nth_with_vertex; congr orb.
by rewrite -(inj_eq val_inj) val_vertex.
Qed.

Lemma in_longer path u (w : V) : u <= k ->
  (val w \in longer path u) = (w \in neighbours (meant_graph whole) (vertex u) :\: path_of path).
Proof. by move=> u_k; rewrite mem_filter in_setD in_neighbours_meant // inE. Qed.

Lemma longer_small path u w : w \in longer path u -> w <= k.
Proof. by rewrite mem_filter => /andP[_ /ends_small]. Qed.

Lemma slither_moves_proper p q : slither_proper p -> q \in slither_moves p -> slither_proper q.
Proof.
case: p => [[[u v]|] path] /=; rewrite /slither_moves /=.
  move=> /andP[u_k v_k]; rewrite mem_cat => /orP[] /mapP[w /longer_small w_k ->] /=.
    by apply/andP.
  by apply/andP.
move=> _ /flattenP[l /mapP[e e_es ->]].
have /andP[e1 e2] : (e.1 <= k) && (e.2 <= k) by have /allP := es_written; apply.
by rewrite !inE => /orP[] /eqP-> /=; rewrite /slither_proper /= ?e1 ?e2 //; case: (e) e1 e2 => a b /= -> ->.
Qed.

Lemma opened (u v : nat) : u <= k -> v <= k ->
  path_of (with_vertex u (with_vertex v [::])) = [set vertex u; vertex v] /\
  path_of (with_vertex u (with_vertex v [::])) = [set vertex v; vertex u].
Proof.
move=> u_k v_k; rewrite !path_with_vertex //.
have -> : path_of [::] = set0 by apply/setP=> x; rewrite !inE nth_nil.
by rewrite set0U; split=> //; rewrite setUC.
Qed.

Lemma longer_meant path u v (q : slither_position V) : u <= k ->
  (q \in [seq (meant_graph whole, path_of path :|: [set w], Some (w, vertex v))
          | w <- enum (neighbours (meant_graph whole) (vertex u) :\: path_of path)]) =
  (q \in [seq slither_meant x
          | x <- [seq (Some (w, v), with_vertex w path) : slither_pos | w <- longer path u]]).
Proof.
move=> u_k; apply/mapP/mapP => [[w]|[x /mapP[w w_in ->] ->]].
- rewrite mem_enum -in_longer // => w_in ->; exists (Some (val w, v), with_vertex (val w) path).
    exact: (map_f (fun w => (Some (w, v), with_vertex w path) : slither_pos) w_in).
  by rewrite /slither_meant /= path_with_vertex ?leq_ord // /vertex !inord_val.
have w_k := longer_small w_in; exists (vertex w).
  by rewrite mem_enum -in_longer // val_vertex.
by rewrite /slither_meant /= path_with_vertex.
Qed.

Lemma longer_meant_right path u v (q : slither_position V) : v <= k ->
  (q \in [seq (meant_graph whole, path_of path :|: [set w], Some (vertex u, w))
          | w <- enum (neighbours (meant_graph whole) (vertex v) :\: path_of path)]) =
  (q \in [seq slither_meant x
          | x <- [seq (Some (u, w), with_vertex w path) : slither_pos | w <- longer path v]]).
Proof.
move=> v_k; apply/mapP/mapP => [[w]|[x /mapP[w w_in ->] ->]].
- rewrite mem_enum -in_longer // => w_in ->; exists (Some (u, val w), with_vertex (val w) path).
    exact: (map_f (fun w => (Some (u, w), with_vertex w path) : slither_pos) w_in).
  by rewrite /slither_meant /= path_with_vertex ?leq_ord // /vertex !inord_val.
have w_k := longer_small w_in; exists (vertex w).
  by rewrite mem_enum -in_longer // val_vertex.
by rewrite /slither_meant /= path_with_vertex.
Qed.

Lemma openings_meant (q : slither_position V) :
  (q \in [seq (meant_graph whole, [set e.1; e.2], Some e) | e <- enum (meant_graph whole)]) =
  (q \in [seq slither_meant x | x <- slither_moves (None, [::])]).
Proof.
apply/mapP/mapP => [[[u v]]|[x /flattenP[l /mapP[e e_es ->] x_l] ->]].
- rewrite mem_enum in_meant left_whole => /hasP[e e_es e_uv] ->.
  have [u_k v_k] := (leq_ord u, leq_ord v).
  have [uv_opened vu_opened] := opened u_k v_k.
  have [vu_opened' uv_opened'] := opened v_k u_k.
  case/orP: e_uv => /eqP e_eq.
    exists (Some (val u, val v), with_vertex u (with_vertex v [::])).
      by apply/flattenP; exists [:: (Some e, with_vertex e.1 (with_vertex e.2 [::]));
        (Some (e.2, e.1), with_vertex e.1 (with_vertex e.2 [::]))]; rewrite ?map_f // e_eq mem_head.
    by rewrite /slither_meant /= uv_opened /vertex !inord_val.
  exists (Some (val u, val v), with_vertex v (with_vertex u [::])).
    apply/flattenP; exists [:: (Some e, with_vertex e.1 (with_vertex e.2 [::]));
      (Some (e.2, e.1), with_vertex e.1 (with_vertex e.2 [::]))]; rewrite ?map_f // e_eq.
    by rewrite !inE eqxx orbT.
  by rewrite /slither_meant /= uv_opened' /vertex !inord_val.
have /andP[e1 e2] : (e.1 <= k) && (e.2 <= k) by have /allP := es_written; apply.
have [one other] := opened e1 e2.
have e_in : has (joins e.1 e.2) es by apply/hasP; exists e; rewrite // /joins -surjective_pairing eqxx.
move: x_l; rewrite !inE => /orP[] /eqP->.
- exists (vertex e.1, vertex e.2).
    by rewrite mem_enum in_meant left_whole !val_vertex.
  by move: one; case: (e) => a b /= one; rewrite /slither_meant /= one.
exists (vertex e.2, vertex e.1); last by rewrite /slither_meant /= other.
rewrite mem_enum in_meant left_whole !val_vertex //.
by rewrite (eq_has (joinsC _ _)).
Qed.

Lemma slither_moves_meant p : slither_proper p ->
  options (slither_meant p : slither V) =i [seq (slither_meant q : slither V) | q <- slither_moves p].
Proof.
case: p => [[[u v]|] path]; last by move=> _ q; rewrite -[RHS]openings_meant.
move=> /andP[u_k v_k] q; rewrite /slither_moves /= map_cat [RHS]mem_cat mem_cat.
by rewrite longer_meant // longer_meant_right.
Qed.
End Left.

(* More moves than any play has. *)
Definition depth : nat := (k.+1 * k.+1).+2.
Definition vertices : seq nat := iota 0 k.+1.

Lemma card_graph (E : graph V) : #|E| < depth.-1.
Proof. by rewrite /depth ltnS; apply: leq_trans (max_card _) _; rewrite card_prod !card_ord. Qed.

(* Of each vertex as the root: whether the position is P. *)
Definition solved_vertex es : seq bool :=
  outcomes_by_memo (vertex_moves es) rooted_key depth [seq (v, whole es) | v <- vertices].
Definition solved_edge es : seq bool :=
  outcomes_by_memo (edge_moves es) rooted_key depth [seq (v, whole es) | v <- vertices].
Definition solved_unrooted (moves : seq (nat * nat) -> rooted_pos -> seq rooted_pos) es : bool :=
  head true (outcomes_by_memo (unrooted_moves (moves es)) unrooted_key depth [:: (None, whole es)]).
Definition solved_unrooted_vertex := solved_unrooted vertex_moves.
Definition solved_unrooted_edge := solved_unrooted edge_moves.
Definition solved_delete es : bool :=
  head true (outcomes_by_memo (delete_moves es) id depth [:: whole es]).
Definition solved_slither es : bool :=
  head true (outcomes_by_memo (slither_moves es) slither_key depth [:: (None, [::])]).

Lemma meant_whole es : meant_graph es (whole es) = graph_of_list es.
Proof. by rewrite /meant_graph left_whole. Qed.

Lemma starts_meant es : [seq rooted_meant es p | p <- [seq (v, whole es) | v <- vertices]] =
  [seq (graph_of_list es, v) | v <- enum V].
Proof.
rewrite -map_comp /vertices -val_enum_ord -map_comp; apply: eq_map => v.
by rewrite /= /rooted_meant /= meant_whole /vertex inord_val.
Qed.

Lemma starts_proper es : all rooted_proper [seq (v, whole es) | v <- vertices].
Proof. by rewrite all_map; apply/allP=> v; rewrite mem_iota => /andP[_]. Qed.

Lemma small_graph (E : graph V) : #|E| < depth.
Proof. exact: leq_trans (card_graph E) (leq_pred _). Qed.

Lemma solved_unrooted_is_P (opts : rooted V -> seq (rooted V))
    (shorten : forall p q, q \in opts p -> #|q.1| < #|p.1|) moves es
    (graph_meant : bitseq -> graph V) :
  (forall p q, rooted_proper p -> q \in moves es p -> rooted_proper q) ->
  (forall p, rooted_proper p -> opts (graph_meant p.2, vertex p.1) =i
     [seq (graph_meant q.2, vertex q.1) | q <- moves es p]) ->
  solved_unrooted moves es =
  is_P (inl (graph_meant (whole es)) :
    @Game [eqType of graph V + rooted V] _ _ (unrooted_options_shorten shorten)).
Proof.
move=> proper_moves meant_moves; rewrite /solved_unrooted.
rewrite (outcomes_by_memo_correct (G := Game (unrooted_options_shorten shorten)) unrooted_key_inj
  (unrooted_moves_proper proper_moves) (unrooted_moves_meant meant_moves)) //=.
by move=> p; rewrite inE => /eqP->; rewrite /unrooted_meant /= ltnS card_graph.
Qed.

Section Theorems.
Variable es : seq (nat * nat).
Hypothesis es_written : written es.

Theorem solved_vertex_is_P :
  solved_vertex es = [seq is_P ((graph_of_list es, v) : UVG V) | v <- enum V].
Proof.
rewrite /solved_vertex (outcomes_by_memo_correct (G := UVG V) rooted_key_inj
  (vertex_moves_proper es_written) (vertex_moves_meant es_written) (starts_proper es)).
  by rewrite map_comp starts_meant -map_comp.
by move=> p _; apply: small_graph.
Qed.

Theorem solved_edge_is_P :
  solved_edge es = [seq is_P ((graph_of_list es, v) : UEG V) | v <- enum V].
Proof.
rewrite /solved_edge (outcomes_by_memo_correct (G := UEG V) rooted_key_inj
  (edge_moves_proper es_written) (edge_moves_meant es_written) (starts_proper es)).
  by rewrite map_comp starts_meant -map_comp.
by move=> p _; apply: small_graph.
Qed.

Theorem solved_unrooted_vertex_is_P :
  solved_unrooted_vertex es = is_P (inl (graph_of_list es) : unrooted_UVG V).
Proof.
rewrite -meant_whole.
exact: solved_unrooted_is_P (vertex_moves_proper es_written) (vertex_moves_meant es_written).
Qed.

Theorem solved_unrooted_edge_is_P :
  solved_unrooted_edge es = is_P (inl (graph_of_list es) : unrooted_UEG V).
Proof.
rewrite -meant_whole.
exact: solved_unrooted_is_P (edge_moves_proper es_written) (edge_moves_meant es_written).
Qed.

Theorem solved_delete_is_P : solved_delete es = is_P (graph_of_list es : edge_delete V).
Proof.
rewrite /solved_delete (outcomes_by_memo_correct (G := edge_delete V) (proper := predT)
  (@inj_id bitseq) _ (fun b _ => delete_moves_meant es_written b)) //=.
  by rewrite meant_whole.
by move=> p _; apply: small_graph.
Qed.

Theorem solved_slither_is_P : solved_slither es = is_P (slither_start (graph_of_list es) : slither V).
Proof.
rewrite /solved_slither (outcomes_by_memo_correct (G := slither V) slither_key_inj
  (slither_moves_proper es_written) (slither_moves_meant es_written)) //=.
  congr is_P; rewrite /slither_meant /slither_start /= meant_whole; congr (_, _, _).
  by apply/setP=> v; rewrite !inE nth_nil.
move=> p; rewrite inE => /eqP->; rewrite /slither_meant /slither_remaining /= card_ord /depth.
by rewrite !ltnS leq_addr.
Qed.
End Theorems.
End Written.

(* The same for every order, and for graphs that are given by their adjacency. *)
Section Orders.
Variables (n : nat) (edge : rel nat).
Hypotheses (edge_sym : symmetric edge) (edge_irr : irreflexive edge).

Definition graph_of : graph [finType of 'I_n] := [set e : 'I_n * 'I_n | edge e.1 e.2].
Definition listed : seq (nat * nat) :=
  [seq e <- [seq (u, v) | u <- iota 0 n, v <- iota 0 n] | (e.1 < e.2) && edge e.1 e.2].

Definition vertex_outcome : seq bool := if n is k.+1 then solved_vertex k listed else [::].
Definition edge_outcome : seq bool := if n is k.+1 then solved_edge k listed else [::].
Definition delete_outcome : bool := if n is k.+1 then solved_delete k listed else true.
Definition slither_outcome : bool := if n is k.+1 then solved_slither k listed else true.
Definition unrooted_vertex_outcome : bool :=
  if n is k.+1 then solved_unrooted_vertex k listed else true.
Definition unrooted_edge_outcome : bool :=
  if n is k.+1 then solved_unrooted_edge k listed else true.

Lemma in_listed u v : ((u, v) \in listed) = [&& u < v, edge u v & v < n].
Proof.
rewrite mem_filter /= -andbA; case uv: (u < v) => //=; congr andb.
apply/allpairsP/idP => [[[x y] /= [x_n y_n e_eq]]|v_n].
  by move: y_n; rewrite mem_iota; case: e_eq => _ ->.
by exists (u, v); rewrite !mem_iota /= v_n (ltn_trans uv v_n).
Qed.

Lemma has_listed u v : u < n -> v < n -> has (joins u v) listed = edge u v.
Proof.
move=> u_n v_n; apply/hasP/idP => [[[x y]]|uv].
  rewrite in_listed => /and3P[_ xy _]; rewrite /joins => /orP[] /eqP[<- <-] //.
  by rewrite edge_sym.
have : (u < v) || (v < u) by rewrite -neq_ltn; apply/eqP=> u_v; move: uv; rewrite u_v edge_irr.
case/orP=> lt_uv.
  by exists (u, v); rewrite ?in_listed ?lt_uv ?uv // /joins eqxx.
by exists (v, u); rewrite ?in_listed ?lt_uv ?[edge v u]edge_sym ?uv // /joins eqxx orbT.
Qed.
End Orders.

Section EveryGraph.
Variables (edge : rel nat).
Hypotheses (edge_sym : symmetric edge) (edge_irr : irreflexive edge).

Lemma listed_written k : written k (listed k.+1 edge).
Proof.
apply/allP=> -[u v]; rewrite in_listed => /and3P[uv _ v_k] /=.
by rewrite -ltnS (leq_trans uv (ltnW v_k)) -[v <= k]ltnS v_k.
Qed.

Lemma graph_of_listed k : graph_of_list k (listed k.+1 edge) = graph_of k.+1 edge.
Proof. by apply/setP=> -[u v]; rewrite !inE has_listed ?ltn_ord. Qed.

Lemma no_vertex (T : Type) (f : 'I_0 -> T) : [seq f v | v <- enum 'I_0] = [::].
Proof. by apply: size0nil; rewrite size_map -cardE card_ord. Qed.
Lemma no_edge (E : graph [finType of 'I_0]) : enum E = [::].
Proof. by apply: size0nil; rewrite -cardE; apply: eq_card0 => -[[]]. Qed.

Theorem vertex_outcome_is_P n :
  vertex_outcome n edge = [seq is_P ((graph_of n edge, v) : UVG _) | v <- enum 'I_n].
Proof.
case: n => [|k]; first by rewrite no_vertex.
by rewrite /vertex_outcome solved_vertex_is_P ?listed_written // graph_of_listed.
Qed.
Theorem edge_outcome_is_P n :
  edge_outcome n edge = [seq is_P ((graph_of n edge, v) : UEG _) | v <- enum 'I_n].
Proof.
case: n => [|k]; first by rewrite no_vertex.
by rewrite /edge_outcome solved_edge_is_P ?listed_written // graph_of_listed.
Qed.
Theorem delete_outcome_is_P n : delete_outcome n edge = is_P (graph_of n edge : edge_delete _).
Proof.
case: n => [|k]; last by rewrite /delete_outcome solved_delete_is_P ?listed_written // graph_of_listed.
by rewrite is_P_eq /= /delete_options no_edge.
Qed.
Theorem slither_outcome_is_P n : slither_outcome n edge = is_P (slither_start (graph_of n edge)).
Proof.
case: n => [|k]; last by rewrite /slither_outcome solved_slither_is_P ?listed_written // graph_of_listed.
by rewrite is_P_eq /= no_edge.
Qed.
Theorem unrooted_vertex_outcome_is_P n :
  unrooted_vertex_outcome n edge = is_P (inl (graph_of n edge) : unrooted_UVG _).
Proof.
case: n => [|k]; first by rewrite is_P_eq /= no_vertex.
by rewrite /unrooted_vertex_outcome solved_unrooted_vertex_is_P ?listed_written // graph_of_listed.
Qed.
Theorem unrooted_edge_outcome_is_P n :
  unrooted_edge_outcome n edge = is_P (inl (graph_of n edge) : unrooted_UEG _).
Proof.
case: n => [|k]; first by rewrite is_P_eq /= no_vertex.
by rewrite /unrooted_edge_outcome solved_unrooted_edge_is_P ?listed_written // graph_of_listed.
Qed.
End EveryGraph.
