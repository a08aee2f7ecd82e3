(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* UEG on cycles [FSU93, section 5 (1)]: the P-vertices are those in even kernels. On an odd cycle
   there are none of either kind. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels bipartite grids alternating mirrors.
From Gazetteer Require even_cycles.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* On a path that begins at the root every line of play goes to its end. *)
Lemma path_lasts (V : finType) (x : V) (s : seq V) :
  uniq (x :: s) -> lasts_exactly ((path_edges (x :: s), x) : UEG V) (size s).
Proof.
elim: s x => [|y s IH] x.
  move=> _; have none := mem_enum (neighbours (path_edges [:: x]) x).
  rewrite /= /edge_options /=; case: (enum _) none => // z t /(_ z).
  by rewrite inE eqxx in_neighbours inE.
move=> /= /and3P[x_s y_s s_uniq]; move: (x_s); rewrite inE negb_or => /andP[x_y x_t].
have at_x z : ((x, z) \in path_edges [:: x, y & s]) = (z == y).
  rewrite path_edges_cons in_setU in_set2 !xpair_eqE eqxx (negPf x_y) andTb andFb orbF.
  have [//|_] := eqVneq z y; rewrite orFb; apply: contraNF x_s => /path_edges_inside/andP[].
  by [].
have left : without_edge (path_edges [:: x, y & s]) x y = path_edges (y :: s).
  apply/setP=> -[a b]; rewrite in_without_edge path_edges_cons in_setU in_set2 !xpair_eqE.
  case: (boolP ((a, b) \in path_edges (y :: s))) => [ab|_]; last by rewrite orbF -negb_or andbN.
  have /andP[a_s b_s] := path_edges_inside ab.
  have -> : (a == x) = false by apply: contraNF x_s => /eqP<-.
  have -> : (b == x) = false by apply: contraNF x_s => /eqP<-.
  by rewrite !andbF orbT.
split; last first.
  by move=> q /UEG_optionP[z]; rewrite at_x => /eqP-> ->; rewrite left; apply: IH; rewrite /= y_s.
have : (without_edge (path_edges [:: x, y & s]) x y, y) \in
    options ((path_edges [:: x, y & s], x) : UEG V).
  by apply/UEG_optionP; exists y; rewrite ?at_x.
by move=> y_opt; apply/eqP=> none; move: y_opt; rewrite [options _]none.
Qed.

Lemma in_path_edges (V : finType) (f : nat -> V) (k m : nat) (a b : V) :
  (a, b) \in path_edges [seq f i | i <- iota k m.+1] <->
  exists i, [/\ k <= i, i < k + m & (a = f i /\ b = f i.+1) \/ (b = f i /\ a = f i.+1)].
Proof.
elim: m k => [|m IH] k.
  by split=> [|[i [k_i i_k _]]]; rewrite ?inE //; move: i_k; rewrite addn0 ltnNge k_i.
rewrite [iota _ _]/= !map_cons path_edges_cons in_setU in_set2 !xpair_eqE -!map_cons.
rewrite -[k.+1 :: _]/(iota k.+1 m.+1).
split=> [/orP[/orP[/andP[/eqP-> /eqP->]|/andP[/eqP-> /eqP->]]|/IH[i [k_i i_m ab]]]|
  [i [k_i i_m ab]]].
- by exists k; split; rewrite ?leqnn ?addnS ?ltnS ?leq_addr //; left.
- by exists k; split; rewrite ?leqnn ?addnS ?ltnS ?leq_addr //; right.
- by exists i; split; rewrite // ?addnS -?addSn // ltnW.
- have [i_k|k_i'] := leqP i k.
    have <- : i = k by apply/eqP; rewrite eqn_leq i_k k_i.
    by case: ab => -[-> ->]; rewrite !eqxx ?orbT.
  by apply/orP; right; apply/IH; exists i; rewrite addSn -addnS.
Qed.

Section Cycle.
Variable n : nat.
Hypotheses (n3 : 2 < n).
Let n0 : 0 < n. Proof. exact: leq_trans n3. Qed.
Local Notation C := (cycle_graph n).

Definition turned (i : nat) : 'I_n := Ordinal (ltn_pmod i n0).

Lemma turned_eq i j : (turned i == turned j) = (i == j %[mod n]).
Proof. by []. Qed.

Lemma turned_val (a : 'I_n) : turned a = a.
Proof. by apply/val_inj; rewrite /= modn_small. Qed.

Lemma turned_period i : turned (i + n) = turned i.
Proof. by apply/val_inj; rewrite /= modnDr. Qed.

Lemma in_cycle i j : ((turned i, turned j) \in C) =
  (turned i.+1 == turned j) || (turned j.+1 == turned i).
Proof.
by rewrite inE /= !turned_eq -[(i %% n).+1]addn1 -[(j %% n).+1]addn1 !modnDml !addn1 !modn_mod.
Qed.

Lemma simple_cycle : simple C.
Proof.
split=> [a|a b]; last by rewrite !inE orbC.
rewrite -(turned_val a) in_cycle orbb turned_eq -addn1 -[X in _ == X %[mod n]]addn0 eqn_modDl.
by rewrite mod0n modn_small // ltnW.
Qed.

(* From v, going up, the rest of the cycle is a path of all vertices that ends at v. *)
Lemma cycle_path (v : 'I_n) :
  let s := [seq turned (v + i) | i <- iota 1 n] in
  [/\ uniq s, size s = n & without_edge C v (turned v.+1) = path_edges s].
Proof.
set f := fun i => turned (v + i); set s := map _ _.
have f_inj i j : 0 < i <= n -> 0 < j <= n -> f i = f j -> i = j.
  move=> /andP[i0 i_n] /andP[j0 j_n] /eqP; rewrite turned_eq eqn_modDl => ij.
  case: i i0 i_n ij => // i _ i_n; case: j j0 j_n => // j _ j_n.
  by rewrite -addn1 -[j.+1]addn1 eqn_modDr !modn_small // => /eqP->.
have s_uniq : uniq s.
  rewrite map_inj_in_uniq ?iota_uniq // => i j; rewrite !mem_iota !add1n !ltnS.
  exact: f_inj.
have size_s : size s = n by rewrite size_map size_iota.
have s_all a : a \in s.
  have [||_ ->] := @uniq_min_size _ s (enum 'I_n) s_uniq; last by rewrite mem_enum.
    by move=> b _; rewrite mem_enum.
  by rewrite size_s size_enum_ord.
have f_n : f n = v by rewrite /f turned_period turned_val.
split=> //; apply/setP=> -[a b]; apply/idP/idP.
- rewrite in_without_edge => /and3P[ab not_vw not_wv].
  have s_m : s = [seq f i | i <- iota 1 n.-1.+1] by rewrite prednK.
  rewrite s_m; apply/in_path_edges.
  have /mapP[i] := s_all a; have /mapP[j] := s_all b;
    rewrite !mem_iota !add1n !ltnS => j_n b_j i_n a_i.
  move: ab; rewrite a_i b_j in_cycle => /orP[] /eqP up.
  + exists i; have [i_lt|] := ltnP i n.
      split; first by case/andP: i_n.
        by rewrite ?add1n prednK.
      by left; rewrite /f addnS up.
    move=> n_i; have i_eq : i = n by apply/eqP; rewrite eqn_leq n_i; case/andP: i_n => _ ->.
    have f_j : f j = turned v.+1 by rewrite /f -up i_eq -addSn turned_period.
    by case/negP: not_vw; rewrite a_i b_j i_eq f_n f_j !eqxx.
  + exists j; have [j_lt|] := ltnP j n.
      split; first by case/andP: j_n.
        by rewrite ?add1n prednK.
      by right; rewrite /f addnS up.
    move=> n_j; have j_eq : j = n by apply/eqP; rewrite eqn_leq n_j; case/andP: j_n => _ ->.
    have f_i : f i = turned v.+1 by rewrite /f -up j_eq -addSn turned_period.
    by case/negP: not_wv; rewrite a_i b_j j_eq f_n f_i !eqxx.
- have s_m : s = [seq f i | i <- iota 1 n.-1.+1] by rewrite prednK.
  rewrite s_m => /in_path_edges[i [i1 i_n ab]]; rewrite ?add1n prednK // in i_n.
  have edge : (f i, f i.+1) \in without_edge C v (turned v.+1).
    have in_C : (f i, f i.+1) \in C by rewrite /f in_cycle addnS eqxx.
    have i_in : 0 < i <= n by rewrite i1 ltnW.
    have f1 : turned v.+1 = f 1 by rewrite /f addn1.
    have i_v : (f i == v) = false.
      apply/negP; rewrite -f_n => /eqP/f_inj i_eq; move: i_n.
      by rewrite i_eq ?ltnn // n0 leqnn.
    rewrite in_without_edge in_C i_v /= f1; apply/negP=> /andP[/eqP/f_inj i_1].
    rewrite -f_n => /eqP/f_inj i_2.
    have {}i_1 : i = 1 by apply: i_1; rewrite // n0.
    have : i.+1 = n by apply: i_2; rewrite ?i_n ?n0 ?leqnn.
    by rewrite i_1 => n_2; move: n3; rewrite -n_2.
  case: ab => -[-> ->] //; by rewrite -(undirected (simple_without_edge _ _ simple_cycle)).
Qed.
(* On an odd cycle the first player gets round. *)
Lemma odd_cycle_N v : odd n -> N_position ((C, v) : UEG _).
Proof.
move=> n_odd; have [s_uniq size_s rest] := cycle_path v.
apply: (@N_intro (UEG _) (C, v) (without_edge C v (turned v.+1), turned v.+1)).
  by apply/UEG_optionP; exists (turned v.+1); rewrite // -{1}(turned_val v) in_cycle eqxx.
have head_s : head v [seq turned (v + i) | i <- iota 1 n] = turned v.+1.
  by rewrite -nth0 (nth_map 0) ?size_iota // nth_iota // addn1.
apply/P_positionP; rewrite {}rest; move: s_uniq size_s head_s.
case: [seq _ | i <- _] => [|x t] /=; first by move=> _ n_0; have := n0; rewrite -[X in _ < X]n_0.
move=> s_uniq size_t <-; rewrite (is_P_lasts (path_lasts s_uniq)).
by have := n_odd; rewrite -[X in odd X]size_t.
Qed.

(* From a vertex of an even kernel every second vertex is in it. *)
Lemma odd_cycle_no_kernel S : odd n -> ~ even_kernel C S.
Proof.
move=> n_odd [/set0Pn[v vS] ind even].
have second a : turned a \in S -> turned a.+2 \in S.
  move=> aS; apply: contraT => a2S.
  have a1S : turned a.+1 \notin S.
    by apply/negP=> a1S; have := ind _ _ aS a1S; rewrite in_cycle eqxx.
  have := even _ a1S; rewrite (_ : _ :&: S = [set turned a]) ?cards1 //.
  apply/setP=> b; rewrite in_setI in_neighbours in_set1 -(turned_val b) in_cycle.
  have succ : (turned b.+1 == turned a.+1) = (turned b == turned a).
    by rewrite !turned_eq -[b.+1]addn1 -[a.+1]addn1 eqn_modDr.
  rewrite succ; apply/andP/eqP=> [[/orP[/eqP<-|/eqP] //]|->]; first by rewrite (negPf a2S).
  by rewrite aS eqxx orbT.
have evens k : turned (v + k.*2) \in S.
  elim: k => [|k IH]; first by rewrite addn0 turned_val.
  by rewrite doubleS !addnS; apply: second.
have := ind v (turned v.+1) vS; rewrite -{2}(turned_val v) in_cycle eqxx => next.
have /next // : turned v.+1 \in S.
have := evens n.+1./2; rewrite (_ : (n.+1./2).*2 = n.+1); last first.
  by rewrite -[RHS](odd_double_half n.+1) /= n_odd.
by rewrite addnS -addSn turned_period.
Qed.
End Cycle.

Lemma kernel_property_cycles n : 2 < n ->
  forall v, P_position ((cycle_graph n, v) : UEG _) <->
            exists2 S, even_kernel (cycle_graph n) S & v \in S.
Proof.
move=> n3; have simpleC := simple_cycle n3; have [n_odd|n_even] := boolP (odd n) => v.
- split=> [v_P|[S kerS _]]; last by case: (odd_cycle_no_kernel n3 n_odd kerS).
  by case: (P_and_N_exclude v_P (odd_cycle_N n3 v n_odd)).
- have n_k : n = n./2.*2 by rewrite -[LHS]odd_double_half (negPf n_even).
  move: n3 v simpleC; rewrite n_k; move: n./2 => k k3 v simpleC.
  exact: bipartite_kernel simpleC (@even_cycles.cycle_bipartition k) v.
Qed.
