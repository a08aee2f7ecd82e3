(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The positions of Slither, edge-delete and the partizan geographies as numbers and lists of edges,
   as written_games.v has those of the other geographies. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules partizan_rules text statement written_games.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* An edge as it is written. *)
Definition ordered (u w : nat) : nat * nat := if u < w then (u, w) else (w, u).
Definition edge_move (u w : nat) : move := let: (a, b) := ordered u w in Along a b.

Section Others.
Variable n : nat.
Notation V := [finType of 'I_n].
Implicit Types (l : edge_seq) (u v w : nat).
Notation graph_on l := (board n Uvg l).

Lemma in_graph_on l (v w : V) : ((v, w) \in graph_on l) = (val w \in beside (val v) l).
Proof. by rewrite in_board. Qed.
Definition in_beside_n := @in_beside n.
Lemma beside_small u w l : in_range n l -> w \in beside u l -> w < n.
Proof. exact: (@near_small n Uvg). Qed.
Lemma insub_in u (u_n : u < n) : (insub u : option V) = Some (Ordinal u_n).
Proof. exact: insubT. Qed.
Lemma insub_val (v : V) : (insub (val v) : option V) = Some v.
Proof. exact: valK. Qed.

(* Edge-delete: the edges that are left. *)
Definition goes l (e : nat * nat) : bool :=
  if has (fun x => ~~ eqn x e.2) (beside e.1 l) then has (fun x => ~~ eqn x e.1) (beside e.2 l)
  else false.
Definition delete_moves l : seq (move * edge_seq) :=
  [seq (Along e.1 e.2, without e.1 e.2 l) | e <- l & goes l e].
Definition value_delete l : nat := grundy (graph_on l : edge_delete V).

Lemma degree_on l (v w : V) : (v, w) \in graph_on l -> in_range n l ->
  (1 < degree (graph_on l) v) = has (fun x => ~~ eqn x (val w)) (beside (val v) l).
Proof.
move=> vw in_l; rewrite /degree (cardsD1 w) in_neighbours vw ltnS.
apply/card_gt0P/hasP=> [[x]|[x x_v x_w]].
  by rewrite in_setD1 in_neighbours in_graph_on => /andP[x_w x_v]; exists (val x); rewrite ?eqnE.
have x_n := beside_small in_l x_v; exists (Ordinal x_n).
by rewrite in_setD1 in_neighbours in_graph_on x_v andbT; rewrite eqnE in x_w.
Qed.

Lemma without_edge_on l (v w : V) :
  without_edge (graph_on l) v w = graph_on (without (val v) (val w) l).
Proof. exact: (@moved_board n Ueg). Qed.
Lemma without_edgeC (E : graph V) (v w : V) : without_edge E v w = without_edge E w v.
Proof. by rewrite /without_edge setUC. Qed.

Lemma goes_on l (v w : V) : in_range n l -> (v, w) \in graph_on l ->
  goes l (val v, val w) = (1 < degree (graph_on l) v) && (1 < degree (graph_on l) w).
Proof.
move=> in_l vw; rewrite (degree_on vw in_l) (@degree_on l w v) //.
by move: vw; rewrite !in_graph_on !in_beside_n /joined /= orbC.
Qed.

Lemma in_list_on l u w (u_n : u < n) (w_n : w < n) :
  (u, w) \in l -> (Ordinal u_n, Ordinal w_n) \in graph_on l.
Proof. by move=> uw; rewrite in_graph_on in_beside_n /joined /= uw. Qed.

Lemma delete_moves_proper l :
  in_range n l -> List.Forall (fun m => in_range n m.2) (delete_moves l).
Proof.
move=> in_l; apply/List.Forall_forall=> m /List.in_map_iff[e [<- _]] /=.
exact: (in_range_rest Ueg).
Qed.

Lemma value_delete_moves l :
  in_range n l -> value_delete l = mex [seq value_delete m.2 | m <- delete_moves l].
Proof.
move=> in_l; rewrite /value_delete grundy_eq /delete_moves -map_comp; apply: eq_mex => x.
apply/mapP/mapP=> [[F /delete_optionsP[v [w [vw v2 w2 ->]]] ->]|[[u w]]].
- have := vw; rewrite in_graph_on in_beside_n => /orP[] /= e_l.
    exists (val v, val w); last by rewrite without_edge_on.
    by rewrite mem_filter e_l goes_on // v2 w2.
  exists (val w, val v); last by rewrite without_edgeC without_edge_on.
  rewrite mem_filter e_l goes_on ?v2 ?w2 //.
  by rewrite in_graph_on in_beside_n /joined /= e_l.
- rewrite mem_filter => /andP[ok e_l] ->.
  have /andP[/= u_n w_n] := allP in_l _ e_l; have e_on := in_list_on u_n w_n e_l.
  exists (without_edge (graph_on l) (Ordinal u_n) (Ordinal w_n)); last by rewrite without_edge_on.
  move: ok; rewrite (goes_on in_l e_on) => /andP[u2 w2].
  by apply/delete_optionsP; exists (Ordinal u_n), (Ordinal w_n).
Qed.

(* Slither: the ends of the path, if it has begun, and its vertices in order. *)
Section Slither.
Variable es : edge_seq.
Hypothesis es_in : in_range n es.

Definition slither_pos : Type := option (nat * nat) * seq nat.
Definition same_slither (p q : slither_pos) : bool :=
  match p.1, q.1 with
  | None, None => same_bytes p.2 q.2
  | Some (u, v), Some (x, y) =>
      if eqn u x then if eqn v y then same_bytes p.2 q.2 else false else false
  | _, _ => false
  end.
Fixpoint insert (w : nat) (s : seq nat) : seq nat :=
  match s with
  | [::] => [:: w]
  | x :: s' => if w < x then w :: s else x :: insert w s'
  end.
Definition longer (path : seq nat) (u : nat) : seq nat :=
  [seq w <- beside u es | ~~ has (eqn w) path].
Definition slither_moves (p : slither_pos) : seq (move * slither_pos) :=
  if p.1 is Some (u, v) then
    [seq (edge_move w u, (Some (ordered w v), insert w p.2)) | w <- longer p.2 u] ++
    [seq (edge_move w v, (Some (ordered u w), insert w p.2)) | w <- longer p.2 v]
  else [seq (edge_move e.1 e.2, (Some (ordered e.1 e.2), insert e.1 [:: e.2])) | e <- es].
Definition path_set (path : seq nat) : {set V} := [set v | val v \in path].
Definition value_path (path : seq nat) (u v : V) : nat :=
  grundy ((graph_on es, path_set path, Some (u, v)) : slither V).
Definition value_slither (p : slither_pos) : nat :=
  if p.1 is Some (u, v) then
    if ((insub u : option V), (insub v : option V)) is (Some u, Some v) then value_path p.2 u v
    else 0
  else grundy (slither_start (graph_on es)).
Definition proper_slither (p : slither_pos) : bool :=
  if p.1 is Some (u, v) then (u < n) && (v < n) else true.

Lemma same_slither_eq p q : same_slither p q -> p = q.
Proof.
case: p q => [[[u v]|] s] [[[x y]|] t]; rewrite /same_slither //= ?eqnE;
last by move/same_bytesP->.
by case: eqP => // ->; case: eqP => // -> /same_bytesP->.
Qed.

Lemma mem_insert w x s : (x \in insert w s) = (x == w) || (x \in s).
Proof.
elim: s => //= y s IH; case: ifP => _; first by rewrite in_cons.
by rewrite !in_cons IH orbCA.
Qed.

Lemma path_insert (w : V) path : path_set (insert (val w) path) = path_set path :|: [set w].
Proof. by apply/setP=> v; rewrite !inE mem_insert orbC. Qed.

Lemma in_longer path u (w : V) :
  u < n -> (val w \in longer path u) =
  (w \in neighbours (graph_on es) (insubd w u) :\: path_set path).
Proof.
move=> u_n; rewrite mem_filter in_setD in_neighbours in_graph_on inE val_insubd u_n.
by congr (~~ _ && _); rewrite -has_pred1; apply: eq_has => x; rewrite eqnE eq_sym.
Qed.

(* The order of the ends does not matter. *)
Lemma value_path_sym path (u v : V) : value_path path u v = value_path path v u.
Proof.
pose R (p x : slither V) :=
  exists E S a b, p = (E, S, Some (a, b)) /\ x = (E, S, Some (b, a)).
apply: (@grundy_map _ _ R); last by exists (graph_on es), (path_set path), u, v.
- move=> _ _ [E [S [a [b [-> ->]]]]] q; rewrite /= mem_cat => /orP[] /mapP[w w_in ->].
    exists (E, S :|: [set w], Some (b, w)); first by rewrite mem_cat map_f ?orbT.
    by exists E, (S :|: [set w]), w, b.
  exists (E, S :|: [set w], Some (w, a)); first by rewrite mem_cat map_f.
  by exists E, (S :|: [set w]), a, w.
- move=> _ _ [E [S [a [b [-> ->]]]]] q; rewrite /= mem_cat => /orP[] /mapP[w w_in ->].
    exists (E, S :|: [set w], Some (a, w)); first by rewrite mem_cat map_f ?orbT.
    by exists E, (S :|: [set w]), a, w.
  exists (E, S :|: [set w], Some (w, b)); first by rewrite mem_cat map_f.
  by exists E, (S :|: [set w]), w, b.
Qed.

Lemma value_ordered path (u v : V) :
  value_slither (Some (ordered (val u) (val v)), path) = value_path path u v.
Proof.
rewrite /value_slither /ordered /=; case: ifP => _ /=; rewrite !insub_val //.
exact: value_path_sym.
Qed.

Lemma proper_ordered u v path : u < n -> v < n -> proper_slither (Some (ordered u v), path).
Proof. by rewrite /ordered => u_n v_n; case: ifP => _; rewrite /proper_slither /= u_n v_n. Qed.

Lemma slither_moves_proper p :
  proper_slither p -> List.Forall (fun m => proper_slither m.2) (slither_moves p).
Proof.
case: p => [[[u v]|] path] p_ok; apply/List.Forall_forall=> m in_ms.
  case/andP: p_ok => /= u_n v_n; case: (List.in_app_or _ _ _ in_ms) => in_half;
  have [w [<- w_in]] := (List.in_map_iff _ _ _).1 in_half;
  have := introT (@In_mem nat_eqType _ _) w_in;
  by rewrite mem_filter => /andP[_ /(beside_small es_in) w_n]; apply: proper_ordered.
have [e [<- e_in]] := (List.in_map_iff _ _ _).1 in_ms.
have /(allP es_in)/andP[e1 e2] := introT (@In_mem [eqType of nat * nat] _ _) e_in.
exact: proper_ordered.
Qed.

Lemma value_slither_moves p :
  proper_slither p -> value_slither p = mex [seq value_slither m.2 | m <- slither_moves p].
Proof.
case: p => [[[u v]|] path] p_ok.
- case/andP: p_ok => /= u_n v_n; rewrite {1}/value_slither /= !insub_in /value_path grundy_eq.
  rewrite map_cat -!map_comp /=; apply: eq_mex => x.
  have small w a : w \in longer path a -> w < n by rewrite mem_filter =>
    /andP[_ /(beside_small es_in)].
  have at_end (w : V) a (a_n : a < n) : insubd w a = Ordinal a_n.
    by apply: val_inj; rewrite val_insubd a_n.
  rewrite map_cat !mem_cat -!map_comp; congr orb; apply/mapP/mapP=> -[w w_in ->].
  + exists (val w); first by rewrite (in_longer _ _ u_n) (at_end _ _ u_n) -mem_enum.
    by rewrite /= -path_insert -[v]/(val (Ordinal v_n)) value_ordered.
  + have w_n := small _ _ w_in; exists (Ordinal w_n).
      by rewrite mem_enum -(at_end (Ordinal w_n) _ u_n) -(in_longer _ _ u_n).
    by rewrite /= -[w]/(val (Ordinal w_n)) -[v]/(val (Ordinal v_n)) value_ordered /value_path
      path_insert.
  + exists (val w); first by rewrite (in_longer _ _ v_n) (at_end _ _ v_n) -mem_enum.
    by rewrite /= -path_insert -[u]/(val (Ordinal u_n)) value_ordered.
  + have w_n := small _ _ w_in; exists (Ordinal w_n).
      by rewrite mem_enum -(at_end (Ordinal w_n) _ v_n) -(in_longer _ _ v_n).
    by rewrite /= -[w]/(val (Ordinal w_n)) -[u]/(val (Ordinal u_n)) value_ordered /value_path
      path_insert.
- rewrite {1}/value_slither /= grundy_eq /= -!map_comp; apply: eq_mex => x.
  have opened (a b : V) : path_set (insert (val a) [:: val b]) = [set a; b].
    by rewrite path_insert setUC; congr (_ :|: _); apply/setP=> y; rewrite !inE.
  apply/mapP/mapP=> -[[u v]].
  + rewrite mem_enum in_graph_on in_beside_n => /orP[] /= e_l ->.
      by exists (val u, val v); rewrite //= value_ordered /value_path opened.
    by exists (val v, val u); rewrite //= value_ordered value_path_sym /value_path opened setUC.
  + move=> e_l ->; have /andP[/= u_n v_n] := allP es_in _ e_l.
    exists (Ordinal u_n, Ordinal v_n); first by rewrite mem_enum; apply: in_list_on.
    by rewrite /= -[u]/(val (Ordinal u_n)) -[v]/(val (Ordinal v_n)) value_ordered /value_path
      opened.
Qed.
End Slither.
End Others.
