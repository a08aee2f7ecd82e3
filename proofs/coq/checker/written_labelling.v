(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The positions of the edge-labelling game as a list of the edges with their labels. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules labelling_rules statement.
From Gazetteer Require Import written_games written_others.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Labelling.
Variable n : nat.
Notation V := [finType of 'I_n].
Notation graph_on l := (board n Uvg l).
Implicit Types (u v w a b k : nat) (e : nat * nat).

(* Each edge with its label; 0 where it has none yet. *)
Definition label_pos : Type := seq (nat * nat * nat).
Implicit Type s : label_pos.

Definition ends_of s : edge_seq := [seq x.1 | x <- s].
Fixpoint same_labels s t : bool :=
  match s, t with
  | [::], [::] => true
  | (a, b, k) :: s', (c, d, m) :: t' =>
      if eqn k m then if eqn a c then if eqn b d then same_labels s' t' else false else false
      else false
  | _, _ => false
  end.
Definition joins_ends a b e : bool :=
  if eqn e.1 a then eqn e.2 b else if eqn e.1 b then eqn e.2 a else false.
Fixpoint label_at s a b : nat :=
  if s is (e, k) :: s' then if joins_ends a b e then k else label_at s' a b else 0.
Definition set_label e k s : label_pos :=
  [seq (x.1, if eqn x.1.1 e.1 && eqn x.1.2 e.2 then k else x.2) | x <- s].

Definition around s v : seq nat := undup (beside v (ends_of s)).
Definition is_complete s v : bool :=
  let ws := around s v in ~~ nilp ws && all (fun w => ~~ eqn (label_at s v w) 0) ws.
Definition weight_at s v : nat := sumn [seq label_at s v w | w <- around s v].
Definition is_magic s : bool :=
  let weights := [seq weight_at s v | v <- iota 0 n & is_complete s v] in
  all (eqn (head 0 weights)) weights.

Definition may_label s (m : nat * nat * nat) : bool :=
  [&& eqn (label_at s m.1.1 m.1.2) 0, all (fun e => ~~ eqn (label_at s e.1 e.2) m.2) (ends_of s)
    & is_magic (set_label m.1 m.2 s)].
Definition labellings s : seq (nat * nat * nat) :=
  [seq m <- [seq (e, k) | e <- ends_of s, k <- iota 1 (size s)] | may_label s m].
Definition label_moves s : seq (move * label_pos) :=
  [seq (Label m.1.1 m.1.2 m.2, set_label m.1 m.2 s) | m <- labellings s].

Definition meant_labels s : {ffun V * V -> nat} :=
  [ffun d : V * V => label_at s (val d.1) (val d.2)].
Definition meant_position s : edge_labelling V := (graph_on (ends_of s), meant_labels s).
Definition value_label s : nat := grundy (meant_position s).
Definition proper_label s : bool :=
  all (fun e => (e.1 < e.2) && (e.2 < n)) (ends_of s) && uniq (ends_of s).

Lemma same_labels_eq s t : same_labels s t -> s = t.
Proof.
elim: s t => [|[[a b] k] s IH] [|[[c d] m] t] //=; rewrite !eqnE.
by case: eqP => // ->; case: eqP => // ->; case: eqP => // -> /IH->.
Qed.

Lemma ends_set_label e k s : ends_of (set_label e k s) = ends_of s.
Proof. by rewrite /ends_of -map_comp; apply: eq_map. Qed.
Lemma size_ends s : size (ends_of s) = size s. Proof. exact: size_map. Qed.

Lemma joins_endsE a b e : joins_ends a b e = (e == (a, b)) || (e == (b, a)).
Proof.
case: e => x y; rewrite /joins_ends /= !eqnE !xpair_eqE.
case: (eqVneq x a) => [->|_] /=; last by case: eqP.
by case: (eqVneq a b) => [->|]; rewrite ?orbb ?orbF.
Qed.

Definition same_ends a b u w : bool := ((a, b) == (u, w)) || ((a, b) == (w, u)).
Lemma joins_same a b e : joins_ends a b e = same_ends a b e.1 e.2.
Proof.
case: e => x y; rewrite joins_endsE /same_ends !xpair_eqE /= ![_ == x]eq_sym ![_ == y]eq_sym.
by rewrite [(x == b) && _]andbC.
Qed.

Lemma label_set_other u w k s a b :
  ~~ same_ends a b u w -> label_at (set_label (u, w) k s) a b = label_at s a b.
Proof.
move=> other; elim: s => [//|[[x y] m] s IH] /=; rewrite joins_same /= IH; case: ifP => // ab.
by rewrite !eqnE; case: eqP => [x_u|//]; case: eqP => [y_w|//]; rewrite -x_u -y_w ab in other.
Qed.

Lemma label_set_same u w k s a b : u < w -> all (fun e => e.1 < e.2) (ends_of s) ->
  (u, w) \in ends_of s -> same_ends a b u w -> label_at (set_label (u, w) k s) a b = k.
Proof.
move=> lt_uw; elim: s => [//|[[x y] m] s IH] /= /andP[lt_xy strict] + ab.
rewrite in_cons joins_same /= !eqnE => uw; case: ifP => [ab_xy|not_xy].
  suff [-> ->] : x = u /\ y = w by rewrite !eqxx.
  move: ab ab_xy; rewrite /same_ends !xpair_eqE.
  by case/orP=> /andP[/eqP-> /eqP->]; case/orP=> /andP[/eqP x_eq /eqP y_eq]; subst;
    (by split) || (by rewrite ltnNge ltnW in lt_xy).
apply: IH => //; case/orP: uw => // /eqP[u_x w_y].
by rewrite u_x w_y not_xy in ab.
Qed.

Lemma same_ends_val (x y z t : V) :
  same_ends (val x) (val y) (val z) (val t) = ((x, y) == (z, t)) || ((x, y) == (t, z)).
Proof. by rewrite /same_ends !xpair_eqE. Qed.

(* What a label does, and when it may be put. *)
Lemma meant_set s (x y : V) k : x < y -> all (fun e => e.1 < e.2) (ends_of s) ->
  (val x, val y) \in ends_of s ->
  meant_position (set_label (val x, val y) k s) = label (meant_position s) (x, y) k.
Proof.
move=> lt_xy strict xy; rewrite /meant_position ends_set_label /label; congr (_, _).
apply/ffunP=> -[a b]; rewrite !ffunE /= -same_ends_val.
by case: (boolP (same_ends _ _ _ _)) => ab; [rewrite label_set_same | rewrite label_set_other].
Qed.

Lemma label_symmetric s a b : label_at s a b = label_at s b a.
Proof. by elim: s => //= -[e k] s ->; rewrite !joins_endsE orbC. Qed.

Lemma in_around s (v w : V) :
  (val w \in around s (val v)) = (w \in neighbours (graph_on (ends_of s)) v).
Proof. by rewrite mem_undup in_neighbours in_graph_on. Qed.
Lemma around_small s v w : in_range n (ends_of s) -> w \in around s v -> w < n.
Proof. by rewrite mem_undup; apply: beside_small. Qed.

Lemma complete_meant s (v : V) :
  in_range n (ends_of s) -> is_complete s (val v) = complete_at (meant_position s) v.
Proof.
move=> s_in; rewrite /is_complete /complete_at; congr andb.
  apply/idP/set0Pn=> [|[w]]; last by rewrite -in_around; case: (around s (val v)).
  case E: (around s (val v)) => [//|w ws] _;
  have w_in : w \in around s (val v) by rewrite E mem_head.
  by exists (Ordinal (around_small s_in w_in)); rewrite -in_around.
apply/allP/forall_inP=> [all_w w|all_w w w_in].
  by rewrite -in_around => /all_w; rewrite ffunE eqnE.
have := all_w (Ordinal (around_small s_in w_in)); rewrite -in_around ffunE eqnE; exact.
Qed.

Lemma sum_numbers (F : nat -> nat) (xs : seq nat) : uniq xs -> all (fun w => w < n) xs ->
  \sum_(w : V | val w \in xs) F (val w) = sumn [seq F w | w <- xs].
Proof.
move=> xs1 /allP xs_n; rewrite sumnE big_map -(big_mkord (fun w => w \in xs) F).
rewrite -big_filter; apply: perm_big; apply: uniq_perm => //.
  by rewrite filter_uniq ?iota_uniq.
move=> w; rewrite mem_filter mem_index_iota /=.
by case w_in: (w \in xs) => //=; apply: xs_n.
Qed.

Lemma weight_meant s (v : V) :
  in_range n (ends_of s) -> weight_at s (val v) = weight (meant_position s) v.
Proof.
move=> s_in; rewrite /weight_at -sum_numbers ?undup_uniq //; last first.
  by apply/allP=> w; apply: around_small.
by apply: eq_big => [w|w _]; rewrite ?in_around // ffunE.
Qed.

Lemma magic_meant s : in_range n (ends_of s) -> is_magic s = magic_so_far (meant_position s).
Proof.
move=> s_in; rewrite /is_magic; set weights := [seq _ | _ <- _ & _].
have in_weights v : is_complete s v -> v < n -> weight_at s v \in weights.
  by move=> v_complete v_n; apply: map_f; rewrite mem_filter v_complete mem_iota.
apply/allP/forallP=> [all_same u|all_same k].
  apply/forallP=> v; apply/implyP; rewrite -!complete_meant // => /andP[u_c v_c].
  rewrite -!weight_meant // -(eqP (all_same _ (in_weights _ u_c (ltn_ord u)))).
  by have := all_same _ (in_weights _ v_c (ltn_ord v)); rewrite eqnE.
rewrite eqnE; case E: weights => [//|m ms] k_in.
have witness k' : k' \in weights -> exists2 v : V, complete_at (meant_position s) v &
    k' = weight (meant_position s) v.
  case/mapP=> v; rewrite mem_filter mem_iota => /andP[v_c /andP[_ v_n]] ->.
  by exists (Ordinal v_n); rewrite -?complete_meant -?weight_meant.
have [u u_c ->] : exists2 v : V, complete_at (meant_position s) v & m = weight (meant_position s) v.
  by apply: witness; rewrite E mem_head.
have [v v_c ->] : exists2 v : V, complete_at (meant_position s) v & k = weight (meant_position s) v.
  by apply: witness; rewrite E.
by have /forallP/(_ v)/implyP := all_same u; rewrite u_c v_c; apply.
Qed.

(* The number of edges. *)
Lemma simple_on (l : edge_seq) : all (fun e => e.1 < e.2) l -> simple (graph_on l).
Proof.
move=> /allP strict; split=> [u|u v]; last by rewrite !in_graph_on !(@in_beside n) /joined /= orbC.
by rewrite in_graph_on (@in_beside n) /joined /= orbb; apply/negP=> /strict; rewrite ltnn.
Qed.

Lemma edges_on (l : edge_seq) :
  all (fun e => (e.1 < e.2) && (e.2 < n)) l -> uniq l -> edges (graph_on l) = size l.
Proof.
move=> strict l1; rewrite /edges; suff -> : #|graph_on l| = (size l).*2 by rewrite doubleK.
elim: l strict l1 => [|[u w] l IH] /=.
  by move=> _ _; apply/eqP; rewrite cards_eq0; apply/eqP/setP=> -[x y]; rewrite !inE.
case/andP=> /andP[lt_uw w_n] strict /andP[uw_l l1].
have u_n := ltn_trans lt_uw w_n; pose x : V := Ordinal u_n; pose y : V := Ordinal w_n.
have all_strict : all (fun e => e.1 < e.2) ((u, w) :: l).
  by rewrite /= lt_uw; apply: sub_all strict => e /andP[].
have xy : (x, y) \in graph_on ((u, w) :: l) by rewrite in_graph_on (@in_beside n) /joined /=
  mem_head.
rewrite (card_without_edge (simple_on all_strict) xy) doubleS -(IH strict l1); congr _.+2.
apply: eq_card => -[a b]; rewrite without_edge_on in_graph_on in_graph_on withoutE /=.
rewrite eqxx /=; congr (val b \in beside (val a) _).
apply/all_filterP/allP=> -[c d] cd; apply/andP; split; first by apply: contraNneq uw_l => <-.
apply/eqP=> -[c_w d_u]; have /andP[/= lt_cd _] := allP strict _ cd.
by rewrite c_w d_u ltnNge ltnW in lt_cd.
Qed.

Lemma proper_label_in s : proper_label s ->
  [/\ all (fun e => e.1 < e.2) (ends_of s), in_range n (ends_of s)
    & edges (graph_on (ends_of s)) = size s].
Proof.
case/andP=> strict s1; split; last by rewrite edges_on // size_ends.
  by apply: sub_all strict => e /andP[].
by apply: sub_all strict => e /andP[lt_e e_n]; rewrite e_n (ltn_trans lt_e e_n).
Qed.

Lemma label_moves_proper s :
  proper_label s -> List.Forall (fun m => proper_label m.2) (label_moves s).
Proof.
move=> s_ok; apply/List.Forall_forall=> m in_ms.
by have [w [<- _]] := (List.in_map_iff _ _ _).1 in_ms; rewrite /proper_label /= ends_set_label.
Qed.

Lemma may_label_meant s (x y : V) k : x < y -> proper_label s -> (val x, val y) \in ends_of s ->
  may_label s (val x, val y, k) =
  [&& meant_labels s (x, y) == 0, unused (meant_position s) k
    & magic_so_far (label (meant_position s) (x, y) k)].
Proof.
move=> lt_xy s_ok xy; have [strict s_in _] := proper_label_in s_ok.
rewrite /may_label /= ffunE eqnE; congr andb; rewrite magic_meant ?ends_set_label // meant_set //.
congr andb; apply/allP/forall_inP=> [no_edge [a b]|no_edge [c d] cd].
  rewrite in_graph_on (@in_beside n) ffunE /= => /orP[] /no_edge //=.
  by rewrite label_symmetric.
have /andP[c_n d_n] := allP s_in _ cd.
have := no_edge (Ordinal c_n, Ordinal d_n); rewrite ffunE; apply.
by rewrite in_graph_on (@in_beside n) /joined /= cd.
Qed.

Lemma labelC (p : labelled V) (x y : V) k : label p (x, y) k = label p (y, x) k.
Proof. by congr (_, _); apply/ffunP=> d; rewrite !ffunE /= orbC. Qed.

(* An edge of the graph in the order in which it is listed. *)
Lemma listed_edge s (a b : V) : proper_label s -> (a, b) \in graph_on (ends_of s) ->
  exists x y : V, [/\ x < y, (val x, val y) \in ends_of s & (x, y) = (a, b) \/ (x, y) = (b, a)].
Proof.
move=> s_ok; have [strict _ _] := proper_label_in s_ok.
rewrite in_graph_on (@in_beside n) => /orP[] /= ab; have := allP strict _ ab => /= lt_ab.
  by exists a, b; split=> //; left.
by exists b, a; split=> //; right.
Qed.

(* The moves are those of the game. *)
Lemma label_moves_meant s : proper_label s ->
  options (meant_position s) =i [seq meant_position m.2 | m <- label_moves s].
Proof.
move=> s_ok q; have [strict s_in s_edges] := proper_label_in s_ok.
rewrite /label_moves -map_comp.
apply/label_optionP/mapP=> [[[a b] [k [[ab ab0 k_le k_un ->] magic]]]|[[e k]]].
- have [u [w [lt_uw uw uw_ab]]] := listed_edge s_ok ab.
  have q_eq : label (meant_position s) (a, b) k = label (meant_position s) (u, w) k.
    by case: uw_ab => -[-> ->] //; apply: labelC.
  exists (val u, val w, k); last by rewrite /= meant_set // -q_eq.
  rewrite mem_filter may_label_meant // k_un -q_eq magic !andbT; apply/andP; split.
    move: ab0 => /= ab0; apply/eqP; case: uw_ab => -[-> ->] //.
    by move: ab0; rewrite !ffunE label_symmetric.
  apply/allpairsP; exists ((val u, val w), k); rewrite mem_iota add1n ltnS -s_edges.
  by split=> //; case/andP: k_le => -> ->.
- rewrite mem_filter => /andP[may /allpairsP[[[u w] k'] /= [uw k_in [e_eq k_eq]]]] ->.
  subst e k'; have /andP[lt_uw w_n] := allP (proj1 (andP s_ok)) _ uw.
  pose y : V := Ordinal w_n; pose z : V := Ordinal (ltn_trans lt_uw w_n).
  move: may; rewrite -[u]/(val z) -[w]/(val y) may_label_meant // => /and3P[/eqP zero un magic].
  exists (z, y), k; rewrite -meant_set //; split=> //; last by rewrite meant_set.
  split=> //; first by rewrite in_graph_on (@in_beside n) /joined /= uw.
  by move: k_in; rewrite mem_iota add1n ltnS s_edges.
Qed.

Lemma value_label_moves s :
  proper_label s -> value_label s = mex [seq value_label m.2 | m <- label_moves s].
Proof.
move=> s_ok; rewrite /value_label grundy_eq.
rewrite (map_comp (@grundy (edge_labelling V)) (fun m => meant_position m.2)).
by apply/eq_mex/eq_mem_map/label_moves_meant.
Qed.
End Labelling.
