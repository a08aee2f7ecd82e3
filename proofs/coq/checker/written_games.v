(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The positions of the geographies as numbers and lists of edges, with their moves in the order of
   oracle/rules/*.hpp: their values are those of the games. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules directed_rules partizan_rules statement.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition edge_seq := seq (nat * nat).

Fixpoint same_edges (s t : edge_seq) : bool :=
  match s, t with
  | [::], [::] => true
  | (a, b) :: s', (c, d) :: t' =>
      if eqn a c then if eqn b d then same_edges s' t' else false else false
  | _, _ => false
  end.
Lemma same_edges_eq s t : same_edges s t -> s = t.
Proof.
elim: s t => [|[a b] s IH] [|[c d] t] //=; rewrite !eqnE.
by case: eqP => // ->; case: eqP => // -> /IH->.
Qed.

Lemma In_mem (T : eqType) (x : T) s : reflect (List.In x s) (x \in s).
Proof.
elim: s => [|y s IH]; first by constructor.
rewrite in_cons eq_sym; apply: (iffP orP) => [[/eqP|/IH]|[->|/IH]]; by [left | right].
Qed.

Section Boards.
Variable n : nat.
Notation V := [finType of 'I_n].
Implicit Types (l : edge_seq) (r : geography) (u w : nat).

Definition in_range l : bool := all (fun e => (e.1 < n) && (e.2 < n)) l.
Definition board r l : graph V := board_of r (Plain n l).

(* Where a move from u may lead. *)
Definition out_of u l : seq nat := pmap (fun e => if eqn e.1 u then Some e.2 else None) l.
Definition beside u l : seq nat :=
  pmap (fun e => if eqn e.1 u then Some e.2 else if eqn e.2 u then Some e.1 else None) l.
Definition near r u l : seq nat :=
  match r with Uvg | Ueg => beside u l | Dvg | Deg => out_of u l end.

(* What is left. *)
Definition leaving u l : edge_seq :=
  [seq e <- l | if eqn e.1 u then false else ~~ eqn e.2 u].
Definition without_arc_in u w l : edge_seq :=
  [seq e <- l | if eqn e.1 u then ~~ eqn e.2 w else true].
Definition without u w l : edge_seq :=
  [seq e <- l | if eqn e.1 u then ~~ eqn e.2 w else if eqn e.1 w then ~~ eqn e.2 u else true].
Definition rest r u w l : edge_seq :=
  match r with
  | Uvg | Dvg => leaving u l | Ueg => without u w l | Deg => without_arc_in u w l
  end.

Lemma in_out_of u w l : (w \in out_of u l) = ((u, w) \in l).
Proof.
rewrite mem_pmap; apply/mapP/idP => [[[a b] ab] /=|uw].
  by rewrite eqnE; case: eqP ab => // -> uw [->].
by exists (u, w); rewrite //= eqnE eqxx.
Qed.

Lemma in_beside u w l : (w \in beside u l) = joined (Plain n l) u w.
Proof.
rewrite mem_pmap /joined /=; apply/mapP/orP => [[[a b] ab] /=|[uw|wu]].
- by rewrite !eqnE; case: eqP ab => [-> uw [->]|_]; [left | case: eqP => // -> wu [->]; right].
- by exists (u, w); rewrite //= eqnE eqxx.
- exists (w, u); rewrite //= !eqnE eqxx.
  by case: eqP => // ->.
Qed.

Lemma in_board r l (v w : V) : ((v, w) \in board r l) = (val w \in near r (val v) l).
Proof. by case: r; rewrite inE /near ?in_beside ?in_out_of. Qed.

Lemma in_range_filter p l : in_range l -> in_range (filter p l).
Proof. by move/allP=> in_l; apply/allP=> e; rewrite mem_filter => /andP[_ /in_l]. Qed.

Lemma in_range_rest r u w l : in_range l -> in_range (rest r u w l).
Proof. by case: r; apply: in_range_filter. Qed.

Lemma near_small r u w l : in_range l -> w \in near r u l -> w < n.
Proof.
move=> /allP in_l.
have out : w \in out_of u l -> w < n by rewrite in_out_of => /in_l/andP[].
have near_u : w \in beside u l -> w < n.
  by rewrite in_beside => /orP[] /in_l/andP[].
by case: r.
Qed.

Lemma leavingE u l : leaving u l = [seq e <- l | (e.1 != u) && (e.2 != u)].
Proof. by apply: eq_filter => e; rewrite !eqnE; case: eqP. Qed.
Lemma without_arcE u w l : without_arc_in u w l = [seq e <- l | e != (u, w)].
Proof. by apply: eq_filter => -[a b] /=; rewrite !eqnE xpair_eqE; case: eqP. Qed.
Lemma withoutE u w l : without u w l = [seq e <- l | (e != (u, w)) && (e != (w, u))].
Proof.
apply: eq_filter => -[a b] /=; rewrite !eqnE !xpair_eqE; case: (eqVneq a u) => [->|] /=.
  by case: (eqVneq u w) => [->|]; rewrite /= ?andbb ?andbT.
by case: (eqVneq a w).
Qed.

Lemma moved_board r l (v w : V) :
  moved_along r (board r l) v w = board r (rest r (val v) (val w) l).
Proof.
apply/setP=> -[x y]; have val_eq (a b : V) : (a == b) = (val a == val b) by [].
case: r; rewrite /moved_along ?in_isolating ?in_without_edge ?in_without_arcs_at ?in_without_arc
  !in_board /near /rest ?in_beside ?in_out_of /joined ?leavingE ?without_arcE ?withoutE /=
  !mem_filter /= ?xpair_eqE !val_eq.
- by case: (val x == _); case: (val y == _); rewrite ?andbF ?andbT.
- case: (val x == val v); case: (val x == val w); case: (val y == val v); case: (val y == val w);
  by rewrite ?andbF ?andbT.
- by rewrite andbC.
- by rewrite andbC.
Qed.

(* The positions of a geography: the root and the edges or arcs that are left. *)
Definition geo_pos : Type := nat * edge_seq.
Definition same_geo (p q : geo_pos) : bool := if eqn p.1 q.1 then same_edges p.2 q.2 else false.
Definition leading_to (l : edge_seq) (ws : seq nat) : seq (move * geo_pos) :=
  [seq (To w, (w, l)) | w <- ws].
Definition geo_moves r (p : geo_pos) : seq (move * geo_pos) :=
  let ws := near r p.1 p.2 in
  match r with
  | Uvg | Dvg => leading_to (leaving p.1 p.2) ws
  | Ueg => [seq (To w, (w, without p.1 w p.2)) | w <- ws]
  | Deg => [seq (To w, (w, without_arc_in p.1 w p.2)) | w <- ws]
  end.
Definition proper_geo (p : geo_pos) : bool := (p.1 < n) && in_range p.2.
Definition value_at r (v : V) l : nat := grundy (rooted_at r (board r l) v).
Definition value_geo r (p : geo_pos) : nat :=
  if (insub p.1 : option V) is Some v then value_at r v p.2 else 0.

Lemma same_geo_eq p q : same_geo p q -> p = q.
Proof.
case: p q => [u l] [w k]; rewrite /same_geo eqnE /=.
by case: eqP => // -> /same_edges_eq->.
Qed.

Lemma geo_movesE r p :
  geo_moves r p = [seq (To w, (w, rest r p.1 w p.2)) | w <- near r p.1 p.2].
Proof. by case: r. Qed.

Lemma geo_moves_proper r p : proper_geo p -> List.Forall (fun m => proper_geo m.2) (geo_moves r p).
Proof.
case/andP=> u_n in_l; rewrite geo_movesE;
apply/List.Forall_forall=> m /List.in_map_iff[w [<- w_in]].
rewrite /proper_geo /= (in_range_rest _ _ _ in_l) andbT (@near_small r p.1 w p.2) //.
by apply/(@In_mem nat_eqType).
Qed.

Lemma rooted_options r (E : graph V) v :
  options (rooted_at r E v) =
  [seq rooted_at r (moved_along r E v w) w | w <- enum [set w | (v, w) \in E]].
Proof. by case: r. Qed.

Lemma value_geo_moves r p :
  proper_geo p -> value_geo r p = mex [seq value_geo r m.2 | m <- geo_moves r p].
Proof.
case: p => u l /andP[/= u_n in_l]; rewrite /value_geo /= insubT /= /value_at grundy_eq
  rooted_options.
rewrite -map_comp geo_movesE /= -map_comp; set v := Sub u u_n.
apply: eq_mex => x; apply/mapP/mapP=> -[w].
- rewrite mem_enum inE in_board => w_near ->; exists (val w) => //=.
  by rewrite valK /= moved_board.
- move=> w_near ->; have w_n := near_small in_l w_near.
  exists (Sub w w_n); first by rewrite mem_enum inE in_board.
  by rewrite /= insubT /= moved_board.
Qed.

(* The unrooted forms: no root before the first move. *)
Definition unrooted_pos : Type := option nat * edge_seq.
Definition same_unrooted (p q : unrooted_pos) : bool :=
  match p.1, q.1 with
  | Some u, Some w => if eqn u w then same_edges p.2 q.2 else false
  | None, None => same_edges p.2 q.2
  | _, _ => false
  end.
Definition unrooted_moves r (p : unrooted_pos) : seq (move * unrooted_pos) :=
  if p.1 is Some u then [seq (m.1, (Some m.2.1, m.2.2)) | m <- geo_moves r (u, p.2)]
  else [seq (To v, (Some v, p.2)) | v <- iota 0 n].
Definition proper_unrooted (p : unrooted_pos) : bool :=
  if p.1 is Some u then proper_geo (u, p.2) else in_range p.2.
Definition value_unrooted r (p : unrooted_pos) : nat :=
  if p.1 is Some u then value_geo r (u, p.2) else grundy (unrooted_at r (board r p.2)).

Lemma same_unrooted_eq p q : same_unrooted p q -> p = q.
Proof.
case: p q => [[u|] l] [[w|] k]; rewrite /same_unrooted //= ?eqnE; last by move/same_edges_eq->.
by case: eqP => // -> /same_edges_eq->.
Qed.

Lemma unrooted_moves_proper r p :
  proper_unrooted p -> List.Forall (fun m => proper_unrooted m.2) (unrooted_moves r p).
Proof.
case: p => [[u|] l] p_ok; apply/List.Forall_forall=> m /List.in_map_iff[x [<- x_in]].
  have /List.Forall_forall/(_ x x_in) := @geo_moves_proper r (u, l) p_ok.
  by rewrite /proper_unrooted /= -surjective_pairing.
rewrite /proper_unrooted /= /proper_geo /= (p_ok : in_range l) andbT.
by move/(@In_mem nat_eqType): x_in; rewrite mem_iota.
Qed.

Lemma grundy_begun r (E : graph V) v : grundy (begun_at r E v) = grundy (rooted_at r E v).
Proof.
case: r; apply/esym.
- apply: (grundy_map (G := UVG V) (H := unrooted_UVG V) (R := fun p x => x = inr p)) => // p x ->.
    by move=> q q_opt; exists (inr q) => //; apply: map_f.
  by move=> y /mapP[q q_opt ->]; exists q.
- apply: (grundy_map (G := UEG V) (H := unrooted_UEG V) (R := fun p x => x = inr p)) => // p x ->.
    by move=> q q_opt; exists (inr q) => //; apply: map_f.
  by move=> y /mapP[q q_opt ->]; exists q.
- apply: (grundy_map (G := DVG V) (H := unrooted_DVG V) (R := fun p x => x = inr p)) => // p x ->.
    by move=> q q_opt; exists (inr q) => //; apply: map_f.
  by move=> y /mapP[q q_opt ->]; exists q.
- apply: (grundy_map (G := DEG V) (H := unrooted_DEG V) (R := fun p x => x = inr p)) => // p x ->.
    by move=> q q_opt; exists (inr q) => //; apply: map_f.
  by move=> y /mapP[q q_opt ->]; exists q.
Qed.

Lemma unrooted_options_at r (E : graph V) :
  options (unrooted_at r E) = [seq begun_at r E v | v <- enum V].
Proof. by case: r. Qed.

Lemma value_unrooted_moves r p :
  proper_unrooted p -> value_unrooted r p = mex [seq value_unrooted r m.2 | m <- unrooted_moves r
    p].
Proof.
case: p => [[u|] l] p_ok; rewrite /value_unrooted /=.
  by rewrite (@value_geo_moves r (u, l) p_ok) /unrooted_moves /= -map_comp; congr mex;
    apply: eq_map => -[m []].
have listed (v : V) : v \in enum V by rewrite mem_enum.
rewrite grundy_eq unrooted_options_at /unrooted_moves /= -!map_comp; apply: eq_mex => x.
apply/mapP/mapP=> -[v].
- move=> _ ->; exists (val v); first by rewrite mem_iota ltn_ord.
  by rewrite /= grundy_begun /value_geo /= valK.
- rewrite mem_iota => /andP[_ v_n] ->; exists (Sub v v_n : V); first by rewrite -enumT.
  by rewrite /= grundy_begun /value_geo insubT.
Qed.
End Boards.
