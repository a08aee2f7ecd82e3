(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* UEG on the cubes [FSU93, Theorem 4.1]. A vertex of Q_n is a sequence of n bits; its neighbours are
   those that differ from it in exactly one. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels bipartite.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition flip n (v : {ffun 'I_n -> bool}) (i : 'I_n) : {ffun 'I_n -> bool} :=
  [ffun j => v j (+) (j == i)].
Definition cube n : graph [finType of {ffun 'I_n -> bool}] :=
  [set e : {ffun 'I_n -> bool} * {ffun 'I_n -> bool} | [exists i, e.2 == flip e.1 i]].

Section Cube.
Variable n : nat.
Implicit Types v w : {ffun 'I_n -> bool}.
Lemma flipK v i : flip (flip v i) i = v.
Proof. by apply/ffunP=> j; rewrite !ffunE addbK. Qed.
Lemma flipC v i j : flip (flip v i) j = flip (flip v j) i.
Proof. by apply/ffunP=> k; rewrite !ffunE addbAC. Qed.
Lemma flip_inj v : injective (flip v).
Proof.
move=> i j /ffunP/(_ i); rewrite !ffunE eqxx addbT => e.
by apply/eqP; move: e; case: (v i); case: (i == j).
Qed.
Lemma cubeP v w : reflect (exists i, w = flip v i) ((v, w) \in cube n).
Proof. by rewrite inE; apply: (iffP existsP) => -[i] /= => [/eqP|] ->; exists i. Qed.
Lemma flip_neq v i : flip v i != v.
Proof. by apply/eqP=> /ffunP/(_ i); rewrite ffunE eqxx addbT; case: (v i). Qed.
Lemma simple_cube : simple (cube n).
Proof.
split=> [v|v w].
- by apply/cubeP=> -[i] /eqP; rewrite eq_sym (negPf (flip_neq v i)).
- by apply/cubeP/cubeP=> -[i ->]; exists i; rewrite flipK.
Qed.
Lemma cube_neighbours v : neighbours (cube n) v = flip v @: 'I_n.
Proof.
apply/setP=> w; rewrite in_neighbours; apply/cubeP/imsetP=> -[i]; first by move=> ->; exists i.
by move=> _ ->; exists i.
Qed.
Lemma cube_degree v : degree (cube n) v = n.
Proof. by rewrite /degree cube_neighbours card_imset ?card_ord //; apply: flip_inj. Qed.
Definition odd_weight v := odd (\sum_i v i).
Lemma odd_flip v i : odd_weight (flip v i) = ~~ odd_weight v.
Proof.
rewrite /odd_weight (bigD1 i) //= [in RHS](bigD1 i) //= !oddD ffunE eqxx addbT.
have -> : \sum_(j | j != i) flip v i j = \sum_(j | j != i) v j.
  by apply: eq_bigr => j /negPf ji; rewrite ffunE ji addbF.
by rewrite !oddb addNb.
Qed.
(* A sequence with o ones has n - o neighbours with one 1 more, and o with one 1 fewer. *)
Definition ones v : nat := #|[set i | v i]|.
Lemma flip_ones v i : [set j | flip v i j] = if v i then [set j | v j] :\ i else i |: [set j | v j].
Proof.
by apply/setP=> j; case: ifP => v_i; rewrite !inE ffunE; case: eqP => [->|]; rewrite ?v_i ?addbF.
Qed.
Lemma ones_of_neighbours v :
  #|[set w in neighbours (cube n) v | ones w == (ones v).+1]| = n - ones v /\
  #|[set w in neighbours (cube n) v | (ones w).+1 == ones v]| = ones v.
Proof.
have ones_flip i : if v i then (ones (flip v i)).+1 = ones v else ones (flip v i) = (ones v).+1.
  rewrite /ones flip_ones; case: (boolP (v i)) => v_i; last by rewrite cardsU1 inE v_i.
  by rewrite [in RHS](cardsD1 i) inE v_i.
have neighbours_at (Q : pred nat) : [set w in neighbours (cube n) v | Q (ones w)] =
    flip v @: [set i | Q (ones (flip v i))].
  apply/setP=> w; rewrite inE cube_neighbours; apply/andP/imsetP.
    by case=> /imsetP[i _ ->] Q_i; exists i; rewrite ?inE.
  by case=> i; rewrite inE => Q_i ->; split=> //; apply: imset_f.
split.
  rewrite (neighbours_at (fun k => k == (ones v).+1)) card_imset; last exact: flip_inj.
  have -> : [set i | ones (flip v i) == (ones v).+1] = ~: [set i | v i].
    apply/setP=> i; rewrite !inE; have := ones_flip i; case: ifP => _ => [<-|->]; last by rewrite eqxx.
    by apply/negbTE; rewrite neq_ltn ltnS leqnSn.
  by rewrite cardsCs setCK card_ord.
rewrite (neighbours_at (fun k => k.+1 == ones v)) card_imset; last exact: flip_inj.
congr #|pred_of_set _|; apply/setP=> i; rewrite !inE; have := ones_flip i; case: ifP => _ => [->|->].
  by rewrite eqxx.
by apply/negbTE; rewrite neq_ltn orbC ltnS leqnSn.
Qed.
Lemma cube_bipartition : bipartition (cube n) [set v | odd_weight v].
Proof. by move=> v w /cubeP[i ->]; rewrite !inE odd_flip; case: (odd_weight v). Qed.

Lemma cube_P v : ~~ odd n -> P_position ((cube n, v) : UEG _).
Proof.
move=> n_even; have even u : ~~ odd #|neighbours (cube n) u| by rewrite -/(degree _ _) cube_degree.
apply: (@even_kernel_P _ _ [set w | odd_weight w == odd_weight v]); rewrite ?inE //.
  exact: simple_cube.
apply: (side_even_kernel cube_bipartition (side := odd_weight v)).
- by apply/set0Pn; exists v; rewrite inE.
- by move=> w; rewrite !inE => /eqP.
- move=> w; rewrite inE => w_v; rewrite (setIidPl _) //.
  apply/subsetP=> x; rewrite in_neighbours => /cubeP[i ->]; rewrite inE odd_flip.
  by move: w_v; case: (odd_weight w); case: (odd_weight v).
Qed.

(* Common neighbours of two vertices come in pairs. *)
Lemma common_even v x : x != v -> ~~ odd #|neighbours (cube n) x :&: neighbours (cube n) v|.
Proof.
move=> x_v; set C := _ :&: _; have [->|[y yC]] := set_0Vmem C; first by rewrite cards0.
move: (yC); rewrite in_setI !in_neighbours => /andP[/cubeP[j yj] /cubeP[i yi]].
have ij : i != j by apply: contra_neq x_v => e; rewrite -[x](flipK _ j) -yj yi e flipK.
have xE : x = flip (flip v i) j by rewrite -yi yj flipK.
rewrite (_ : C = [set flip v i; flip v j]).
  by rewrite cards2 (inj_eq (@flip_inj v)) ij.
apply/setP=> z; rewrite in_setI !in_neighbours in_set2; apply/andP/orP.
- case=> /cubeP[a zx] /cubeP[b zv]; have := zx; rewrite zv xE => /ffunP e.
  have [->|bi] := eqVneq b i; first by left.
  have [->|bj] := eqVneq b j; first by right.
  have := e b; rewrite !ffunE eqxx (negPf bi) (negPf bj) !addbF => eb.
  have ba : b = a by apply/eqP; move: eb; case: (v b); case: (b == a).
  have := e i; rewrite !ffunE eqxx (negPf ij) -ba (eq_sym i) (negPf bi).
  by case: (v i).
- case=> /eqP->; split; apply/cubeP; [exists j|exists i|exists i|exists j] => //.
  + by rewrite xE flipK.
  + by rewrite xE flipC flipK.
Qed.

(* With an odd number of neighbours: without the edge to one of them they are an even kernel. *)
Lemma cube_kernel v i0 :
  odd n -> even_kernel (without_edge (cube n) v (flip v i0)) (neighbours (cube n) v).
Proof.
move=> n_odd; pose w := flip v i0; pose F := without_edge (cube n) v w; pose S := neighbours (cube n) v.
have vw : (v, w) \in cube n by apply/cubeP; exists i0.
have S_side u : u \in S -> (u \in [set x | odd_weight x]) = ~~ odd_weight v.
  by rewrite in_neighbours => /cubeP[i ->]; rewrite inE odd_flip.
split.
- by apply/set0Pn; exists w; rewrite in_neighbours.
- move=> a b aS bS; rewrite in_without_edge negb_and.
  by rewrite (side_independent cube_bipartition S_side aS bS).
- move=> x xS; have [->|x_v] := eqVneq x v.
    have := cube_degree v; rewrite /degree (cardD1 w) in_neighbours vw add1n => deg.
    have : ~~ odd #|[predD1 neighbours (cube n) v & w]| by move: n_odd; rewrite -{1}deg.
    congr (~~ odd _); apply: eq_card => y.
    rewrite [LHS]inE /= in_neighbours in_setI !in_neighbours in_without_edge eqxx /=.
    have -> : (v == w) = false by apply/negbTE; rewrite eq_sym; exact: flip_neq.
    by case: ((v, y) \in cube n); case: (y == w).
  rewrite (_ : _ :&: S = neighbours (cube n) x :&: S); first exact: common_even.
  have x_w : x != w by apply: contraNneq xS => ->; rewrite in_neighbours.
  by apply/setP=> y; rewrite !in_setI !in_neighbours in_without_edge (negPf x_v) (negPf x_w) /= andbT.
Qed.

(* The neighbours of 0 are the sequences with precisely one 1. *)
Lemma one_bit w :
  (w \in [set u : {ffun 'I_n -> bool} | #|[set i | u i]| == 1]) =
  (w \in neighbours (cube n) [ffun=> false]).
Proof.
rewrite inE in_neighbours; apply/cards1P/cubeP=> -[i w_i]; exists i.
- by apply/ffunP=> j; have /setP/(_ j) := w_i; rewrite !inE !ffunE addFb.
- by apply/setP=> j; rewrite !inE w_i !ffunE addFb.
Qed.

Lemma cube_N v : odd n -> N_position ((cube n, v) : UEG _).
Proof.
move=> n_odd; have [i0 _] : exists i0 : 'I_n, true by case: (n) n_odd => // n' _; exists ord0.
have vw : (v, flip v i0) \in cube n by apply/cubeP; exists i0.
apply: (@N_intro (UEG _) (cube n, v) (without_edge (cube n) v (flip v i0), flip v i0)).
  by apply/UEG_optionP; exists (flip v i0).
apply: (even_kernel_P _ (cube_kernel v i0 n_odd)); rewrite ?in_neighbours //.
exact: simple_without_edge simple_cube.
Qed.

Lemma cube_outcome v : P_position ((cube n, v) : UEG _) <-> ~~ odd n.
Proof.
split=> [v_P|]; last exact: cube_P.
by apply/negP=> n_odd; apply: P_and_N_exclude v_P (cube_N v n_odd).
Qed.
End Cube.
