(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The pieces of an open kind are chains of parts: what a certificate numbers is the place in the part behind
   all parts before it. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import rule_values rule_boards rule_outcomes rule_near chain_laws.
From Gazetteer Require local_moves.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Lines.
Variables (s : chain_law) (k : kind).
Notation unit_ := (unit_part s).
Notation left_ := (left_end k).
Notation right_ := (right_end k).

(* A part of local_moves.v, and how it is joined to the next one. *)
Definition edges_of_part (p : part) : rel nat := fun a b => ((a, b) \in part_edges p) || ((b, a) \in part_edges p).
Definition joined_part (p : part) : local_moves.part :=
  local_moves.Part (part_order p) (edges_of_part p) (fun a b => (a, b) \in part_joins p).
Definition last_part (p : part) : local_moves.part :=
  local_moves.Part (part_order p) (edges_of_part p) (fun _ _ => false).
Definition joins_right : rel nat := fun a b => (b, a) \in part_joins right_.
Definition line (n : nat) : local_moves.board :=
  local_moves.chain (joined_part left_) (joined_part unit_) (last_part right_) joins_right n.
Definition part_in (n p : nat) : local_moves.part :=
  local_moves.part_at (joined_part left_) (joined_part unit_) (last_part right_) joins_right n p.

(* The first vertex of a part, and the number of a vertex. *)
Definition part_first (p : nat) : nat := if p is p'.+1 then unit_at s k p' else 0.
Definition number_in_piece (u : place_of) : nat := part_first u.1 + u.2.
Notation num := number_in_piece.

(* All edges are between vertices that are there. *)
Definition pairs_below (m n : nat) (es : seq (nat * nat)) : bool := all (fun e => (e.1 < m) && (e.2 < n)) es.
Definition parts_fit : bool :=
  let: (l, u, r) := (part_order left_, part_order unit_, part_order right_) in
  [&& pairs_below l l (part_edges left_), pairs_below l u (part_joins left_),
      pairs_below u u (part_edges unit_), pairs_below u u (part_joins unit_),
      pairs_below r r (part_edges right_) & pairs_below r u (part_joins right_)].
Hypothesis fit : parts_fit.
Hypothesis open : ~~ closed k.

Section One.
Variable n : nat.
Hypothesis n_pos : 0 < n.
Notation order_of p := (local_moves.part_order (part_in n p)).

Lemma orders p : order_of p =
  if p == 0 then part_order left_ else if p <= n then part_order unit_
  else if p == n.+1 then part_order right_ else 0.
Proof.
rewrite /part_in /local_moves.part_at; case: p => [|p] //=.
by case: (ltngtP p.+1 n) => // n_p; rewrite ?eqSS; case: ifP.
Qed.
Lemma first_next p : p <= n -> part_first p.+1 = part_first p + order_of p.
Proof.
move=> p_n; rewrite orders p_n; case: p p_n => [|p] _ /=; first by rewrite /unit_at mul0n addn0.
by rewrite /unit_at mulSn addnA addnAC.
Qed.
Lemma first_later p q : p < q -> q <= n.+1 -> part_first p + order_of p <= part_first q.
Proof.
elim: q => // q IH; rewrite ltnS => p_q q_n.
rewrite (first_next (p := q)) //; move: p_q; rewrite leq_eqVlt => /predU1P[->//|p_q].
by apply: leq_trans (IH p_q (ltnW q_n)) (leq_addr _ _).
Qed.
Lemma present_part u : local_moves.present (line n) u -> u.1 <= n.+1.
Proof.
change (local_moves.present (line n) u) with (u.2 < order_of u.1); rewrite orders.
case: (u.1) => [|q] //=; case: (ltnP q n) => [q_n|_]; first by move=> _; apply: leqW.
by case: eqP => // ->.
Qed.
Lemma number_before u v : local_moves.present (line n) u -> local_moves.present (line n) v ->
  u.1 < v.1 -> num u < num v.
Proof.
move=> u_in v_in u_v; rewrite /num; apply: leq_trans (leq_addr _ _).
by apply: leq_trans (first_later u_v (present_part v_in)); rewrite ltn_add2l.
Qed.
(* The numbers are in the order of the parts, and then within them. *)
Lemma number_ltn u v : local_moves.present (line n) u -> local_moves.present (line n) v ->
  (num u < num v) = (u.1 < v.1) || (u.1 == v.1) && (u.2 < v.2).
Proof.
move=> u_in v_in; case: (ltngtP u.1 v.1) => [u_v|v_u|u_v] /=.
- exact: number_before.
- by apply/negbTE; rewrite -leqNgt ltnW // number_before.
- by rewrite /num u_v ltn_add2l.
Qed.
Lemma number_apart u v : local_moves.present (line n) u -> local_moves.present (line n) v ->
  num u = num v -> u = v.
Proof.
move=> u_in v_in same; have := number_ltn u_in v_in; have := number_ltn v_in u_in.
rewrite same ltnn; case: u v {u_in v_in same} => [p a] [q b] /=.
by case: (ltngtP p q) => //= ->; case: (ltngtP a b) => // ->.
Qed.
Lemma number_there u : local_moves.present (line n) u -> num u < piece_order s k n.
Proof.
move=> u_in; have u_n := present_part u_in; rewrite /num.
have -> : piece_order s k n = part_first n.+1 + order_of n.+1.
  by rewrite orders /= ltnn eqxx.
move: u_n; rewrite leq_eqVlt => /predU1P[u_last|u_n].
  by rewrite u_last ltn_add2l -u_last; apply: u_in.
apply: leq_trans (leq_trans (first_later u_n (leqnn _)) (leq_addr _ _)).
by rewrite ltn_add2l; apply: u_in.
Qed.
Lemma numbered_all v : v < piece_order s k n -> exists2 u, local_moves.present (line n) u & num u = v.
Proof.
rewrite /piece_order => v_lt.
have there p a : a < order_of p -> local_moves.present (line n) (p, a) by [].
have [v_l|l_v] := ltnP v (part_order left_).
  by exists (0, v) => //; apply: there; rewrite orders.
have [v_u|u_v] := ltnP v (unit_at s k n); last first.
  exists (n.+1, v - unit_at s k n); last by rewrite /num /= subnKC.
  by apply: there; rewrite orders /= ltnn eqxx ltn_subLR.
have v_eq := divn_eq (v - part_order left_) (part_order unit_).
have u0 : 0 < part_order unit_.
  case: (posnP (part_order unit_)) => // u0; move: v_u; rewrite /unit_at u0 muln0 addn0 => v_l.
  by move: (leq_trans v_l l_v); rewrite ltnn.
exists (((v - part_order left_) %/ part_order unit_).+1, (v - part_order left_) %% part_order unit_).
  apply: there; rewrite orders /= ltn_divLR //; move: v_u; rewrite /unit_at -ltn_subLR // => ->.
  exact: ltn_pmod.
by rewrite /num /= /unit_at -addnA -v_eq subnKC.
Qed.

(* The edges by the places of their ends. *)
Definition placed_edges : seq (place_of * place_of) :=
  let at_ p q es : seq (place_of * place_of) := [seq ((p, e.1), (q, e.2)) | e <- es] in
  at_ 0 0 (part_edges left_) ++ at_ 0 1 (part_joins left_) ++
  flatten [seq at_ i.+1 i.+1 (part_edges unit_) | i <- iota 0 n] ++
  flatten [seq at_ i.+1 i.+2 (part_joins unit_) | i <- iota 0 n.-1] ++
  at_ n.+1 n.+1 (part_edges right_) ++ at_ n.+1 n (part_joins right_).
Lemma edges_placed : piece_edges s k n = [seq (num e.1, num e.2) | e <- placed_edges].
Proof.
rewrite /piece_edges (negPf open) cats0 /placed_edges !map_cat !map_flatten.
have n1 : unit_at s k n.-1 = part_first n by case: (n) n_pos.
rewrite n1; congr (_ ++ (_ ++ (flatten _ ++ (flatten _ ++ (_ ++ _)))));
  rewrite -map_comp; apply: eq_map => // i; by rewrite /= -map_comp; apply: eq_map.
Qed.

Lemma in_places p q (es : seq (nat * nat)) (u v : place_of) :
  ((u, v) \in [seq ((p, e.1), (q, e.2)) : place_of * place_of | e <- es]) =
  [&& u.1 == p, v.1 == q & (u.2, v.2) \in es].
Proof.
case: u v => [p' a] [q' b] /=; apply/mapP/and3P => [[[c d] e_in [-> -> -> ->]]|[/eqP-> /eqP-> e_in]] //.
by exists (a, b).
Qed.
Lemma in_placed u v : ((u, v) \in placed_edges) =
  [|| [&& u.1 == 0, v.1 == 0 & (u.2, v.2) \in part_edges left_],
      [&& u.1 == 0, v.1 == 1 & (u.2, v.2) \in part_joins left_],
      [&& 0 < u.1 <= n, v.1 == u.1 & (u.2, v.2) \in part_edges unit_],
      [&& 0 < u.1 < n, v.1 == u.1.+1 & (u.2, v.2) \in part_joins unit_],
      [&& u.1 == n.+1, v.1 == n.+1 & (u.2, v.2) \in part_edges right_] |
      [&& u.1 == n.+1, v.1 == n & (u.2, v.2) \in part_joins right_]].
Proof.
have in_row (es : seq (nat * nat)) m d : ((u, v) \in flatten [seq
      [seq ((i.+1, e.1), (d + i.+1, e.2)) : place_of * place_of | e <- es] | i <- iota 0 m]) =
    [&& 0 < u.1 <= m, v.1 == d + u.1 & (u.2, v.2) \in es].
  apply/flatten_mapP/and3P => [[i]|[/andP[u_pos u_m] v_u e_in]].
    by rewrite mem_iota in_places => i_m /and3P[/eqP-> /eqP-> ->].
  exists u.1.-1; first by rewrite mem_iota /= prednK.
  by rewrite in_places prednK // eqxx v_u.
rewrite /placed_edges !mem_cat !in_places (in_row _ _ 0) (in_row _ _ 1) add0n add1n.
by have -> : (u.1 < n) = (u.1 <= n.-1) by case: (n) n_pos.
Qed.

Lemma joined_placed u v : local_moves.joined (line n) u v =
  ((u, v) \in placed_edges) || ((v, u) \in placed_edges).
Proof.
rewrite !in_placed; case: u v => [p a] [q b] /=; rewrite -!/(part_in n _).
have edges_in i : local_moves.edges (part_in n i) =
    if i == 0 then edges_of_part left_ else if i <= n then edges_of_part unit_
    else if i == n.+1 then edges_of_part right_ else fun _ _ => false.
  rewrite /part_in /local_moves.part_at; case: i => [|i] //=.
  by case: (ltngtP i.+1 n) => // i_n; rewrite ?eqSS; case: ifP.
have next_in i : local_moves.to_next (part_in n i) =
    if i == 0 then (fun a b => (a, b) \in part_joins left_) else if i < n then
    (fun a b => (a, b) \in part_joins unit_) else if i == n then joins_right else fun _ _ => false.
  rewrite /part_in /local_moves.part_at; case: i => [|i] //=.
  by case: ifP => // _; case: ifP => // _; case: ifP.
have no_next i : (i == i.+1) = false by apply/negbTE; rewrite neq_ltn leqnn.
have no_next' i : (i.+1 == i) = false by rewrite eq_sym.
have no_two i : (i.+2 == i) = false by apply/negbTE; rewrite neq_ltn leqnSn orbT.
have no_two' i : (i == i.+2) = false by rewrite eq_sym.
have no_start : (0 == n) = false by rewrite eq_sym (gtn_eqF n_pos).
rewrite edges_in !next_in /joins_right; have [<-|p_q] := eqVneq p q.
  rewrite ?no_next ?no_next' ?no_two ?andbF /=; case: p => [|p] /=; first by rewrite !orbF.
  by rewrite ?eqSS; case: (ltngtP p n) => [p_n|n_p|->] /=; rewrite ?no_next' /= ?orbF.
have [<-|p_q'] := eqVneq p.+1 q.
  rewrite ?eqxx ?no_next ?no_next' ?no_two ?andbF /=; case: p {p_q} => [|p] /=; rewrite ?eqSS ?andbF.
    by rewrite no_start ?andbF ?orbF.
  case: (ltngtP p.+1 n) => [p_n|n_p|<-]; last first.
    by rewrite !eqSS ?no_next ?no_next' ?no_two' ?no_two ?no_two' /= ?andbF ?orbF.
    by rewrite (gtn_eqF (leqW n_p)) ?no_two ?no_two' /= ?andbF ?orbF.
  by rewrite (ltn_eqF (ltnW p_n)) ?no_two ?no_two' /= ?andbF ?orbF.
have [<-|p_q''] := eqVneq q.+1 p.
  rewrite ?eqxx ?no_next ?no_next' ?no_two ?andbF /=; case: q {p_q p_q'} => [|q] /=; rewrite ?eqSS ?andbF.
    by rewrite no_start ?andbF ?orbF.
  case: (ltngtP q.+1 n) => [q_n|n_q|<-]; last first.
    by rewrite !eqSS ?no_next ?no_next' ?no_two' ?no_two ?no_two' /= ?andbF ?orbF.
    by rewrite (gtn_eqF (leqW n_q)) ?no_two ?no_two' /= ?andbF ?orbF.
  by rewrite (ltn_eqF (ltnW q_n)) ?no_two ?no_two' /= ?andbF ?orbF.
apply/esym/negbTE/negP; do ?case/orP; case/and3P=> // /eqP p_eq /eqP q_eq _;
  by move: p_q p_q' p_q''; rewrite p_eq q_eq ?eqxx.
Qed.
End One.
End Lines.
