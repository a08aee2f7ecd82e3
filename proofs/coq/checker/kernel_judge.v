(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The judge of evidence of the kind even-kernel.
   Evidence: kernel_evidence. One_kernel s is a line "kernel s"; Moves m is a pair of lines "move
   v", "kernel s" for each (v, s) of m, of which unrooted UEG needs one for each root if it is P,
   and the others one.
   Judge: judge_even_kernel s e. Theorem: even_kernel_judged, accepted implies holds s. It stands
   on Proposition 2.2 of [FSU93]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels statement tables edge_lists.
From Gazetteer Require FSU93.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Inductive kernel_evidence :=
  | One_kernel of seq nat
  | Moves of seq (nat * seq nat).

(* The vertices with an odd number of neighbours in the set. *)
Definition count_edge (inside : table bool) (t : table bool) (e : nat * nat) : table bool :=
  let t := if get false inside e.2 then flip t e.1 else t in
  if get false inside e.1 then flip t e.2 else t.
Definition odd_vertices (inside : table bool) (l : seq (nat * nat)) : table bool :=
  foldl (count_edge inside) Blank l.

Definition is_kernel (g : plain) (s : seq nat) : bool :=
  [&& ~~ nilp s, ascending s, has_vertices g s &
      let inside := marks s in
      all (fun e => ~~ (get false inside e.1 && get false inside e.2)) (edge_list g)
      && unmarked (odd_vertices inside (edge_list g))].
Definition contains (s : seq nat) (v : nat) : bool := has (same v) s.
Definition kernel_with (g : plain) (v : nat) (s : seq nat) : bool := contains s v && is_kernel g s.
(* The move from the root wins: its end lies in a kernel of the edges left. *)
Definition move_into_kernel (g : plain) (root : nat) (m : nat * seq nat) : bool :=
  joins (edge_list g) root m.1 && kernel_with (drop_edge g root m.1) m.1 m.2.
Fixpoint moves_into_kernels (g : plain) (root : nat) (ms : seq (nat * seq nat)) : bool :=
  if ms is m :: ms' then move_into_kernel g root m && moves_into_kernels g root.+1 ms'
  else same root (order g).

Definition kernel_order_max : nat := 1024.

Definition judge_even_kernel (s : statement) (e : kernel_evidence) : bool :=
  match s, e with
  | Even_kernel g None true, One_kernel k => fine g && is_kernel g k
  | Even_kernel g (Some v) true, One_kernel k => fine g && kernel_with g v k
  | Outcome (Rooted Ueg g v) Previous_wins, One_kernel k => fine g && kernel_with g v k
  | Outcome (Rooted Ueg g v) Next_wins, Moves [:: m] => fine g && move_into_kernel g v m
  | Outcome (Unrooted Ueg g) Previous_wins, Moves ms =>
      [&& fine g, order g <= kernel_order_max & moves_into_kernels g 0 ms]
  | Outcome (Unrooted Ueg g) Next_wins, Moves [:: m] => fine g && kernel_with g m.1 m.2
  | _, _ => false
  end.

Lemma containsE s v : contains s v = (v \in s).
Proof. by rewrite -has_pred1; apply: eq_has => w; rewrite sameE eq_sym. Qed.

Lemma get_odd_vertices g inside v :
  get false (odd_vertices inside (edge_list g)) v = odd (count (get false inside) (row g v)).
Proof.
suff any t l : get false (foldl (count_edge inside) t l) v =
    odd (count (get false inside)
          ([seq e.2 | e <- l & same e.1 v] ++ [seq e.1 | e <- l & same e.2 v])) (+) get false t v.
  by rewrite any addbF.
elim: l t => [|e l IH] t //=; rewrite IH !count_cat !oddD !(fun_if (map _)) !(fun_if (count _)) /=.
rewrite !(fun_if odd) !oddD /count_edge !sameE ![_ == v]eq_sym.
set a := odd _; set b := odd _.
case in1: (get false inside e.1); case in2: (get false inside e.2); rewrite ?get_flip;
case: (v == e.1); case: (v == e.2); by case: a; case: b; case: (get false t v).
Qed.

Lemma is_kernelP g s :
  fine g -> is_kernel g s -> even_kernel (graph_of g) [set v : vertex_of g | val v \in s].
Proof.
move=> fine_g /and4P[some _ /allP s_n /andP[/allP ind /unmarkedP even]].
have in_s v : get false (marks s) v = (v \in s) := get_marks s v.
split.
- case: s some s_n {ind even in_s} => // v s _ s_n; have v_n := s_n v (mem_head v s).
  by apply/set0Pn; exists (Ordinal v_n); rewrite inE mem_head.
- move=> u v; rewrite !inE => us vs.
  by apply/negP=> /orP[] /ind; rewrite !in_s /= us vs.
- move=> u _; have := even u; rewrite get_odd_vertices -card_row // => even_u.
  rewrite (_ : _ :&: _ =
    [set v in neighbours (graph_of g) u | get false (marks s) (val v)]) ?even_u //.
  by apply/setP=> v; rewrite !inE in_s.
Qed.

Lemma kernel_withP g v s :
  fine g -> kernel_with g v s -> exists2 u : vertex_of g, val u = v &
    exists2 S : {set vertex_of g}, even_kernel (graph_of g) S & u \in S.
Proof.
move=> fine_g /andP[]; rewrite containsE => v_s ker; have /and4P[_ _ /allP/(_ _ v_s) v_n _] := ker.
exists (Ordinal v_n) => //; exists [set u : vertex_of g | val u \in s]; last by rewrite inE.
exact: is_kernelP ker.
Qed.

Lemma move_into_kernel_N g (v : vertex_of g) m :
  fine g -> move_into_kernel g v m -> N_position ((graph_of g, v) : UEG _).
Proof.
move=> fine_g /andP[]; rewrite joinsE => vw ker; have [_ w_n _] := joined_below fine_g vw.
pose w : vertex_of g := Ordinal w_n; have [] := @kernel_withP (drop_edge g v w) _ _ _ ker.
  exact: fine_drop_edge.
move=> u u_w [S kerS uS]; have u_eq : u = w by apply: val_inj.
apply: (@N_intro (UEG _) _ (without_edge (graph_of g) v w, w)).
  by apply/UEG_optionP; exists w; rewrite ?in_graph_of.
rewrite u_eq in uS; move: kerS; rewrite drop_edgeE => kerS.
exact: FSU93.proposition_2_2 (simple_without_edge _ _ (simple_graph_of fine_g)) kerS uS.
Qed.

Lemma moves_into_kernels_N g root ms (v : vertex_of g) :
  fine g -> moves_into_kernels g root ms -> root <= v -> N_position ((graph_of g, v) : UEG _).
Proof.
move=> fine_g; elim: ms root => [|m ms IH] root /=.
  by rewrite sameE => /eqP->; rewrite leqNgt ltn_ord.
case/andP=> v_m ms_ok; rewrite leq_eqVlt => /orP[/eqP root_v|]; last exact: IH.
by apply: (@move_into_kernel_N g v m); rewrite // -root_v.
Qed.

Theorem even_kernel_judged s e : judge_even_kernel s e -> holds s.
Proof.
case: s => [[r g v|r g|||||] o|||g c b|||||||] //; try case: r => //.
- case: o e => -[k|[|m [|]]] //= /andP[fine_g].
  + move=> v_m; have /andP[v_adj _] := v_m; rewrite joinsE in v_adj.
    have [v_n _ _] := joined_below fine_g v_adj; rewrite vertex_inE.
    exact: (@move_into_kernel_N g (Ordinal v_n) m).
  + case/(kernel_withP fine_g)=> u <- [S kerS uS]; rewrite vertex_in_val.
    exact: FSU93.proposition_2_2 (simple_graph_of fine_g) kerS uS.
- have first_P (v : vertex_of g) : (inr (graph_of g, v) : unrooted_UEG _) \in
      options (inl (graph_of g) : unrooted_UEG _) by apply/map_f; rewrite mem_enum.
  case: o e => -[k|ms] //=.
  + case: ms => [|m [|]] // /andP[fine_g /(kernel_withP fine_g)[v _ [S kerS vS]]].
    apply: N_intro (first_P v) _; apply/P_positionP; rewrite is_P_unrooted_UEG_rooted.
    exact/P_positionP/(FSU93.proposition_2_2 (simple_graph_of fine_g) kerS vS).
  + case/and3P=> fine_g _ ms_ok; apply/P_positionP; rewrite is_P_unrooted_UEG; apply/forallP=> v.
    exact/N_positionP/(moves_into_kernels_N fine_g ms_ok).
- case: e => [k|ms]; case: c b => [v|] [] // /andP[fine_g].
  + case/(kernel_withP fine_g)=> u <- [S kerS uS].
    by split; [exact: ltn_ord | exists S => //; exists u].
  + by move/(is_kernelP fine_g)=> kerS; split=> //; exists [set v : vertex_of g | val v \in k].
Qed.
