(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The algorithms of bipartite_turns.v are right, and take few steps [FSU93, Corollary 3.3]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels bipartite counted elimination.
From Gazetteer Require Import bipartite_turns.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* What they do to lists. *)
Section Lists.
Variable T : eqType.
Implicit Types (s : seq T) (f g : T -> bool) (rows : T -> seq bool) (v w : T).

Lemma count_rows_value (l : seq (seq bool)) : result (count_rows l) = size l.
Proof. by elim: l => //= r l ->. Qed.

Lemma line_value rows s v : v \in s -> result (line (map rows s) (index v s)) = rows v.
Proof.
elim: s => //= x s IH; rewrite inE; by case: eqVneq => [->|_] //= /IH.
Qed.

Lemma zero_equations_value (l : seq (seq bool)) :
  result (zero_equations l) = [seq (r, false) | r <- l].
Proof. by elim: l => //= r l ->. Qed.

Lemma unit_equations_value rows s v :
  uniq s -> result (unit_equations (map rows s) (index v s)) = [seq (rows u, u == v) | u <- s].
Proof.
elim: s => //= x s IH /andP[x_s s_uniq]; case: eqVneq => [x_v|x_v] /=; last by rewrite IH.
rewrite zero_equations_value -map_comp; congr (_ :: _); apply/eq_in_map => u u_s /=.
by congr (_, _); apply/esym/negbTE; apply: contraNneq x_s => u_v; rewrite x_v -u_v.
Qed.

Lemma dot_value f g s : result (dot (map f s) (map g s)) = odd (count (fun x => f x && g x) s).
Proof. by elim: s => //= x s ->; rewrite oddD; case: (_ && _). Qed.

Lemma first_common_value f g s :
  match result (first_common (map f s) (map g s)) with
  | Some i => exists2 x, f x && g x & i = index x s
  | None => ~~ has (fun x => f x && g x) s
  end.
Proof.
elim: s => //= x s IH; case fg: (f x && g x) => /=; first by exists x; rewrite ?eqxx.
case: (result _) IH => //= i [y fgy ->]; exists y => //.
by case: eqVneq => // x_y; rewrite x_y fgy in fg.
Qed.

Lemma clear_bit_value f s w :
  uniq s -> result (clear_bit (map f s) (index w s)) = [seq f x && (x != w) | x <- s].
Proof.
elim: s => //= x s IH /andP[x_s s_uniq]; case: eqVneq => [x_w|x_w] /=; last by rewrite IH // andbT.
rewrite andbF; congr (_ :: _); apply/eq_in_map => y y_s.
by rewrite (_ : y != w) ?andbT //; apply: contraNneq x_s => y_w; rewrite x_w -y_w.
Qed.

Lemma clear_entry_value rows s v i :
  uniq s -> result (clear_entry (map rows s) (index v s) i) =
            [seq if u == v then result (clear_bit (rows u) i) else rows u | u <- s].
Proof.
elim: s => //= x s IH /andP[x_s s_uniq]; case: eqVneq => [x_v|x_v] /=; last by rewrite IH.
congr (_ :: _); apply/eq_in_map => y y_s; case: eqVneq => // y_v.
by move: x_s; rewrite x_v -y_v y_s.
Qed.

(* Their steps. *)
Lemma count_rows_steps (l : seq (seq bool)) : steps (count_rows l) = (size l).+1.
Proof. by elim: l => //= r l ->; rewrite addn0. Qed.

Lemma line_steps (l : seq (seq bool)) i : steps (line l i) <= (size l).+1.
Proof. by elim: l i => [|r l IH] [|i] //=; rewrite ltnS. Qed.

Lemma unit_equations_steps (l : seq (seq bool)) i : steps (unit_equations l i) <= (size l).+1.
Proof.
have zero k : steps (zero_equations k) <= (size k).+1 by elim: k => //= r k; rewrite addn0 ltnS.
by elim: l i => [|r l IH] [|i] //=; rewrite addn0 ltnS ?zero.
Qed.

Lemma first_common_steps (r s : seq bool) : steps (first_common r s) <= (size s).+1.
Proof. by elim: r s => [|x r IH] [|y s] //=; case: (_ && _); rewrite //= addn0 ltnS IH. Qed.

Lemma clear_bit_steps r i : steps (clear_bit r i) <= (size r).+1.
Proof. by elim: r i => [|x r IH] [|i] //=; rewrite addn0 ltnS. Qed.

Lemma clear_entry_steps (l : seq (seq bool)) i j n :
  all (fun r => size r <= n) l -> steps (clear_entry l i j) <= size l + n.+2.
Proof.
elim: l i => [|r l IH] [|i] //= /andP[r_n l_n]; rewrite addn0.
  by have := clear_bit_steps r j; arithmetic.
by have := IH i l_n; arithmetic.
Qed.
End Lists.

Section Graphs.
Variables (V : finType) (E : graph V).
Implicit Types (T : {set V}) (u v w : V).
Local Notation n := #|V|.

Definition members T : seq bool := [seq u \in T | u <- enum V].

Lemma size_enum : size (enum V) = n.
Proof. by rewrite -cardT. Qed.

Lemma count_enum (P : pred V) : count P (enum V) = #|P|.
Proof. by rewrite [enum V]enumT cardE /enum_mem size_filter; apply: eq_count. Qed.

Lemma dot_members u T : result (dot (adjacency_row E u) (members T)) = odd #|neighbours E u :&: T|.
Proof. by rewrite dot_value count_enum; congr odd; apply: eq_card => w; rewrite !inE. Qed.

Lemma members_all (b : seq bool) : size b = n -> exists T, b = members T.
Proof.
move=> size_b; exists [set u | nth false b (number u)].
apply: (@eq_from_nth _ false) => [|i]; rewrite size_b; first by rewrite size_map size_enum.
move=> i_n; rewrite /members.
have x0 : V by apply: (@enum_val V predT (Ordinal i_n)).
rewrite (nth_map x0) ?size_enum // inE /number index_uniq ?enum_uniq //.
by rewrite size_enum.
Qed.

(* The vertices of which v has an odd number as neighbours, and each other vertex an even number. *)
Definition odd_only v T : Prop := forall u, odd #|neighbours E u :&: T| = (u == v).

Lemma satisfies_members v T :
  all (satisfies (members T)) [seq (adjacency_row E u, u == v) | u <- enum V] <-> odd_only v T.
Proof.
rewrite all_map; split=> [/allP sat u|odd_T].
  have u_in : u \in enum V by rewrite mem_enum.
  by have /eqP /= := sat u u_in; rewrite dot_members.
by apply/allP=> u _; rewrite /= /satisfies dot_members odd_T.
Qed.

Lemma odd_at_right v :
  match result (odd_at (adjacency E) (number v)) with
  | Some b => exists2 T, b = members T & odd_only v T
  | None => ~ exists T, odd_only v T
  end.
Proof.
rewrite /= count_rows_value unit_equations_value ?enum_uniq // size_map size_enum.
set eqs := [seq _ | u <- _]; have unknowns : in_unknowns n eqs.
  by rewrite /in_unknowns all_map; apply/allP=> u _; rewrite /= size_map size_enum.
case: (result _) (solve_right unknowns) => [b [size_b sat]|none].
  by have [T b_T] := members_all size_b; exists T => //; apply/satisfies_members; rewrite -b_T.
case=> T /satisfies_members sat; have := none (members T).
by rewrite size_map size_enum sat => /(_ erefl).
Qed.

Lemma cube_bound k b c :
  b <= k.+1 -> c <= k.+1 * (k * k.+2 + k.+3) -> k.+1 + (b + c) + 2 * k.+1 <= (k + 2) ^ 3.
Proof. by rewrite !expnS expn0; arithmetic. Qed.

Lemma odd_at_steps v :
  steps (odd_at (adjacency E) (number v)) + 2 * n.+1 <= (n + 2) ^ 3.
Proof.
rewrite /= count_rows_value count_rows_steps size_map size_enum.
have eqs := unit_equations_steps (adjacency E) (number v); rewrite size_map size_enum in eqs.
rewrite unit_equations_value ?enum_uniq //; set l := [seq _ | u <- _].
have := @solve_steps n n l; rewrite /l size_map size_enum => /(_ _ (leqnn n)) cost.
have {}cost : steps (solve n l) <= n.+1 * (n * n.+2 + n.+3).
  by apply: cost; rewrite /in_unknowns all_map; apply/allP=> u _; rewrite /= size_map size_enum.
exact: cube_bound eqs cost.
Qed.

Hypothesis simpleE : simple E.
Variable X : {set V}.
Hypothesis bip : bipartition E X.

Lemma odd_only_move v w T :
  odd_only v T -> (v, w) \in E -> w \in T -> P_position ((without_edge E v w, w) : UEG V).
Proof.
move=> odd_T vw wT; apply/(bipartite_winning_move simpleE bip vw).
exists [set u in T | (u \in X) != (v \in X)]; split=> [u|x x_v|]; first by rewrite inE => /andP[].
- rewrite -odd_T; congr odd; apply: eq_card => y; rewrite !inE.
  case: (boolP ((x, y) \in E)) => // /bip; rewrite x_v eq_sym => -> /=.
  by rewrite andbT.
- by rewrite inE wT eq_sym bip.
Qed.

Lemma odd_only_N v : (exists T, odd_only v T) <-> N_position ((E, v) : UEG V).
Proof.
split=> [[T odd_T]|].
- have : odd #|neighbours E v :&: T| by rewrite odd_T eqxx.
  move/odd_gt0/card_gt0P=> [w]; rewrite inE in_neighbours => /andP[vw wT].
  apply: (@N_intro (UEG V) (E, v) (without_edge E v w, w)); last exact: odd_only_move wT.
  by apply/UEG_optionP; exists w.
- move/N_option=> [_ /UEG_optionP[w vw ->]].
  move/(bipartite_winning_move simpleE bip vw) => [T [T_side count _]]; exists T => u.
  have [u_v|u_v] := eqVneq (u \in X) (v \in X); first exact: count.
  rewrite (_ : _ :&: T = set0) ?cards0; last first.
    apply/setP=> y; rewrite in_setI in_neighbours in_set0; apply/negP=> /andP[/bip u_y /T_side].
    by move: u_y u_v; case: (u \in X); case: (y \in X); case: (v \in X).
  by apply/esym/negbTE; apply: contraNneq u_v => ->.
Qed.

(* The outcome. *)
Lemma decide_P_right v : result (decide_P (adjacency E) (number v)) = is_P ((E, v) : UEG V).
Proof.
have := odd_at_right v.
have -> : result (decide_P (adjacency E) (number v)) =
    if result (odd_at (adjacency E) (number v)) is Some _ then false else true by [].
case: (result (odd_at _ _)) => [b [T _ odd_T]|none].
- by apply/esym/negbTE/N_positionP/odd_only_N; exists T.
- apply/esym/P_positionP; have [//|/odd_only_N v_N] := P_or_N ((E, v) : UEG V).
  by case: none.
Qed.

Lemma winning_move_right v :
  match result (winning_move (adjacency E) (number v)) with
  | Some i => exists w, [/\ i = number w, (v, w) \in E &
                            P_position ((without_edge E v w, w) : UEG V)]
  | None => P_position ((E, v) : UEG V)
  end.
Proof.
have := odd_at_right v; have := decide_P_right v.
have -> : result (decide_P (adjacency E) (number v)) =
    if result (odd_at (adjacency E) (number v)) is Some _ then false else true by [].
have -> : result (winning_move (adjacency E) (number v)) =
    if result (odd_at (adjacency E) (number v)) is Some b
    then result (first_common (result (line (adjacency E) (number v))) b) else None.
  by rewrite /winning_move /bind /=; case: (result (solve _ _)).
case: (result (odd_at _ _)) => [b _ [T -> odd_T]|v_P none]; last exact/P_positionP.
rewrite line_value ?mem_enum //.
have := first_common_value (fun w => (v, w) \in E) (mem T) (enum V).
case: (result _) => [i [w /andP[vw wT] ->]|/hasPn no_common].
  by exists w; split=> //; apply: odd_only_move odd_T vw wT.
have : odd #|neighbours E v :&: T| by rewrite odd_T eqxx.
move/odd_gt0/card_gt0P=> [w]; rewrite inE in_neighbours => vw.
by have := no_common w; rewrite mem_enum /= vw => /(_ isT).
Qed.

End Graphs.

Section Steps.
Variables (V : finType) (E : graph V).
Implicit Types (u v w : V).
Local Notation n := #|V|.

Lemma winning_move_steps v : steps (winning_move (adjacency E) (number v)) <= (n + 2) ^ 3.
Proof.
apply: leq_trans (odd_at_steps E v); rewrite /winning_move.
rewrite [steps _]/(steps (odd_at _ _) + _) leq_add2l.
have := line_steps (adjacency E) (number v); rewrite size_map size_enum => line_n.
have := odd_at_right E v; case: (result (odd_at _ _)) => [b [T -> _]|_] //=.
have := first_common_steps (result (line (adjacency E) (number v))) (members T).
by rewrite size_map size_enum mul2n -addnn => common_n; apply: leq_add.
Qed.

Lemma decide_P_steps v : steps (decide_P (adjacency E) (number v)) <= (n + 2) ^ 3.
Proof.
apply: leq_trans (odd_at_steps E v).
have -> : steps (decide_P (adjacency E) (number v)) = steps (odd_at (adjacency E) (number v)).
  by rewrite [LHS]addn0.
exact: leq_addr.
Qed.

End Steps.

Section Moves.
Variables (V : finType) (E : graph V).
Implicit Types (u v w : V).
Local Notation n := #|V|.

Lemma erase_edge_value v w :
  (v, w) \in E -> simple E ->
  result (erase_edge (adjacency E) (number v) (number w)) = adjacency (without_edge E v w).
Proof.
move=> vw simpleE; have /negPf v_w := simple_neq simpleE vw.
have w_v : (w == v) = false by rewrite eq_sym.
rewrite /erase_edge /= clear_entry_value ?enum_uniq // clear_entry_value ?enum_uniq //.
apply/eq_map => u; rewrite /adjacency_row clear_bit_value ?enum_uniq //.
case: (eqVneq u w) => [->|u_w].
  rewrite w_v clear_bit_value ?enum_uniq //; apply/eq_map => x.
  by rewrite in_without_edge eqxx w_v.
have [->|u_v] := eqVneq u v; apply/eq_map => x.
  by rewrite in_without_edge eqxx v_w /= andbT.
by rewrite in_without_edge (negPf u_v) (negPf u_w) /= !andbT.
Qed.
Lemma erase_edge_steps v i : steps (erase_edge (adjacency E) (number v) i) <= 4 * n + 4.
Proof.
have size_l : size (adjacency E) = n by rewrite size_map size_enum.
have l_n : all (fun r => size r <= n) (adjacency E).
  by rewrite all_map; apply/allP=> u _; rewrite /= size_map size_enum.
have first := clear_entry_steps (number v) i l_n; rewrite size_l in first.
set half := result (clear_entry (adjacency E) (number v) i).
have half_n : all (fun r => size r <= n) half.
  rewrite /half clear_entry_value ?enum_uniq // all_map; apply/allP=> u _ /=.
  have clear_size (r : seq bool) j : size (result (clear_bit r j)) = size r.
    by elim: r j => [|x r IH] [|j] //=; rewrite IH.
  by case: ifP; rewrite ?clear_size size_map size_enum.
have size_half : size half = n by rewrite /half clear_entry_value ?enum_uniq // size_map size_enum.
have := clear_entry_steps i (number v) half_n; rewrite size_half => second.
apply: leq_trans (leq_add first second) _.
by rewrite !addnS !addSn !addn0 !mulSn mul0n addn0 !addnA.
Qed.

Hypothesis simpleE : simple E.
Variable X : {set V}.
Hypothesis bip : bipartition E X.

Definition wins v w : bool := ((v, w) \in E) && is_P ((without_edge E v w, w) : UEG V).

Lemma wins_among_value rows i x r j :
  result (wins_among rows i (x :: r) j) =
  let ws := result (wins_among rows i r j.+1) in
  if x && result (decide_P (result (erase_edge rows i j)) j) then j :: ws else ws.
Proof. by case: x. Qed.

Lemma wins_among_steps rows i x r j :
  steps (wins_among rows i (x :: r) j) =
  ((if x then steps (erase_edge rows i j) + steps (decide_P (result (erase_edge rows i j)) j)
    else 0) +
   steps (wins_among rows i r j.+1)).+1.
Proof.
by rewrite -[X in _ = (_ + X).+1]addn0; case: x.
Qed.

Lemma turn_bound a b c : (4 * a + 4 + b + (c + 1)).+1 <= c + 1 + (b + 4 * a + 5).
Proof. by arithmetic. Qed.

Lemma wins_among_right v (s s' : seq V) :
  enum V = s ++ s' ->
  let found := wins_among (adjacency E) (number v) [seq (v, w) \in E | w <- s'] (size s) in
  result found = [seq number w | w <- s' & wins v w] /\
  steps found <= size s' * ((n + 2) ^ 3 + 4 * n + 5) + 1.
Proof.
elim: s' s => [|w s' IH] s V_s; first by [].
have number_w : size s = number w.
  have := enum_uniq V; rewrite /number V_s cat_uniq => /and3P[_ no_s _].
  rewrite index_cat (_ : (w \in s) = false) /= ?eqxx ?addn0 //.
  by apply: contraNF no_s => w_s; apply/hasP; exists w; rewrite ?mem_head.
have [values cost] := IH (rcons s w) (etrans V_s (esym (cat_rcons w s s'))).
rewrite size_rcons number_w in values cost.
have bipF : bipartition (without_edge E v w) X.
  by move=> x y; rewrite in_without_edge => /andP[/bip].
have tail : size s' * ((n + 2) ^ 3 + 4 * n + 5) + 1 + ((n + 2) ^ 3 + 4 * n + 5) =
            (size s').+1 * ((n + 2) ^ 3 + 4 * n + 5) + 1 by rewrite mulSn addnAC (addnC (_ * _)).
move=> found; rewrite {}/found map_cons wins_among_value wins_among_steps number_w values -tail.
rewrite (_ : [seq x <- w :: s' | wins v x] =
  if wins v w then w :: [seq x <- s' | wins v x] else [seq x <- s' | wins v x]) //.
rewrite (_ : wins v w = ((v, w) \in E) && is_P ((without_edge E v w, w) : UEG V)) //.
case: (boolP ((v, w) \in E)) => [vw|_]; last first.
  split; first by [].
  apply: leq_trans (_ : _ <= (size s' * ((n + 2) ^ 3 + 4 * n + 5) + 1).+1) _ => //.
  by rewrite -[_.+1]addn1 leq_add2l addn_gt0 orbT.
rewrite erase_edge_value // (decide_P_right (simple_without_edge v w simpleE) bipF); split.
  by case: (is_P _).
have erase := erase_edge_steps v (number w).
have decide := @decide_P_steps _ (without_edge E v w) w.
apply: leq_trans (_ : _ <= (4 * n + 4 + (n + 2) ^ 3 +
  (size s' * ((n + 2) ^ 3 + 4 * n + 5) + 1)).+1) _.
  rewrite ltnS; apply: leq_add cost; exact: leq_add erase decide.
exact: turn_bound.
Qed.
Lemma all_moves_bound a b c : b <= a.+1 -> c <= a * ((a + 2) ^ 3 + 4 * a + 5) + 1 ->
  b + c <= (a + 2) ^ 4.
Proof. by rewrite !expnS expn0; arithmetic. Qed.

Lemma winning_moves_right v :
  let moves := winning_moves (adjacency E) (number v) in
  result moves = [seq number w | w <- enum V & wins v w] /\ steps moves <= (n + 2) ^ 4.
Proof.
have row_v : result (line (adjacency E) (number v)) = adjacency_row E v
  by rewrite line_value ?mem_enum.
have := line_steps (adjacency E) (number v); rewrite size_map size_enum => line_n.
have [//|values cost] := @wins_among_right v [::] (enum V); rewrite size_enum in cost.
have moves : winning_moves (adjacency E) (number v) =
  (result (wins_among (adjacency E) (number v) (result (line (adjacency E) (number v))) 0),
   steps (line (adjacency E) (number v)) +
   steps (wins_among (adjacency E) (number v) (result (line (adjacency E) (number v))) 0)) by [].
rewrite {}moves row_v; split; first by [].
exact: all_moves_bound line_n cost.
Qed.
End Moves.
