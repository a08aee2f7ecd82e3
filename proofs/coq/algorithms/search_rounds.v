(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The algorithm of matching_search.v is right, and takes polynomially many steps. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import Lia.
From Gazetteer Require Import games rules matchings exchange counted closed_sets.
From Gazetteer Require Import vertex_tables matching_search partner_tables swapped_paths.
From Gazetteer Require Import search_pull search_spread.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Rounds.
Variables (V : finType) (E : graph V).
Hypothesis simpleE : simple E.
Local Notation partners := (table V V).
Local Notation k := (width V).
Local Notation joined := (fun u w => (u, w) \in E).
Implicit Types (M N L Q : partners) (D R : table V partners) (b : table V V).
Implicit Types (t u v w x y z p : V).

(* No more news. *)
Definition closed M D : Prop := exists2 b, bordered E D b & settled E M D b.

Lemma fuel_cost x c : 0 < c -> (size (x :: enum V) * c).+1 <= k * c.
Proof.
move=> c_gt0; have -> : k * c = c + #|V|.+1 * c by rewrite -mulSn.
by rewrite /= -cardE -add1n leq_add2r.
Qed.

Definition grow_cost : nat := border_cost V + news_cost V + k * (20 * (k * k)) + k.+1.
Lemma grow_costs fuel M D :
  good E M -> kept E M D -> #|V| < size fuel + #|[set p | known D p]| ->
  within (grow (enum V) joined fuel M D) (size fuel * grow_cost).+1
    (fun r => if r.1 is Some Q then good E Q /\ (covered M).+2 <= covered Q
              else kept E M r.2 /\ closed M r.2).
Proof.
move=> good_M; elim: fuel D => [|f fuel IH] D kept_D fuel_D.
  by have := leq_trans fuel_D (max_card _); rewrite ltnn.
have [D_full kept_N D_all] := kept_D.
rewrite [size _]/= mulSn /=; move: (size fuel * _) IH => rest IH; rewrite /grow_cost.
apply: within_enter => //.
apply: within_bind (border_costs E D_full) _ _; first by count_steps.
move: (border_cost V) => bc b border_b; have [b_full _ _] := border_b.
apply: within_bind (news_costs simpleE good_M kept_D border_b) _ _; first by count_steps.
move: (news_cost V) => nc [[Q o] news|no_news] /=; last first.
  by apply: within_ret; split=> //; exists b.
have size_b : size b <= #|V| by rewrite (full_size b_full).
have part := bordered_part border_b.
have cost : (size b * (20 * (k * k))).+1 <= k * (20 * (k * k)).
  apply: (@leq_trans (#|V|.+1 * (20 * (k * k)))); last by rewrite leq_mul2r leqnSn orbT.
  by rewrite (full_size b_full) [X in _ <= X]mulSn -add1n leq_add2r !muln_gt0.
apply: within_bind (pull_costs simpleE kept_D part size_b news) _ _.
  by move: cost; move: (_ * (20 * _)) (k * (20 * _)) => c d; count_steps.
move: cost; move: (size b * _) (k * (20 * _)) => pc pk pc_k [{news} Q [x|]] [good_Q _ /=]; last first.
  by rewrite addn0 => size_Q; apply: within_ret.
rewrite addn0 => -[x_D _ Qx size_Q].
apply: within_bind (set_costs x (Some Q) D_full) _ _; first by count_steps.
move=> D' [D'_full D'E].
have Dx : entry D x = None by move: x_D; rewrite /known; case: (entry D x).
apply: (within_weak (IH D' _ _)) => //; first 1 last.
- by rewrite (known_set Dx D'E) addnS -addSn.
- by count_steps.
split=> // [u N|u u_exp]; rewrite ?/known D'E.
  by case: (eqVneq u x) => [-> [<-]|_]; [split | apply: kept_N].
by case: (eqVneq u x) => [//|_]; apply: D_all.
Qed.

Definition enlarge_cost : nat := (k * k.+1 + k * grow_cost).+1.
Lemma enlarge_costs fuel M :
  good E M -> #|V| < size fuel + covered M ->
  within (enlarge (enum V) joined fuel M) (size fuel * enlarge_cost).+1
    (fun D => exists M', [/\ good E M', kept E M' D & closed M' D]).
Proof.
elim: fuel M => [|x fuel IH] M good_M fuel_M.
  by have := leq_trans fuel_M (max_card _); rewrite ltnn.
have [M_full _] := good_M.
rewrite [size _]/= mulSn /=; move: (size fuel * _) IH => rest IH; rewrite /enlarge_cost.
apply: within_enter => //.
have start u : within (o <- get M u;; ret (if o is None then Some M else None)) k
    (fun o => if o is Some N then N = M /\ ~~ covers M u else covers M u).
  apply: within_bind (get_costs u M_full) _ _; first by [].
  by move=> _ ->; apply: within_ret; rewrite /covers; case: (entry M u).
apply: within_bind (tabulate_costs start) _ _.
  by move: (k * grow_cost) (k * k.+1) => c d; count_steps.
move=> D [D_full D_ok]; have kept_D : kept E M D.
  split=> // [u N uN|u u_exp]; have := D_ok u; first by rewrite uN => -[-> u_exp].
  by rewrite /known; case: (entry D u) => //; rewrite (negPf u_exp).
have fuel_D : #|V| < size (x :: enum V) + #|[set p | known D p]|.
  by rewrite /= -cardE addSn ltnS leq_addr.
have gc_gt0 : 0 < grow_cost by rewrite /grow_cost addnS.
have cost := fuel_cost x gc_gt0.
apply: within_bind (grow_costs good_M kept_D fuel_D) _ _.
  by move: cost; move: (_ * grow_cost) (k * grow_cost) (k * k.+1) => c d e; count_steps.
move: cost; move: (_ * grow_cost) (k * grow_cost) (k * k.+1) => c d e cost.
move=> [[Q|] D'] /= => [[good_Q size_Q]|[kept_D' closed_D']]; last first.
  by apply: within_ret; exists M.
apply: (within_weak (IH Q good_Q _)) => //; last by count_steps.
by apply: leq_trans fuel_M _; rewrite addSnnS leq_add2l ltnW.
Qed.

(* With no more news, D is what maximum matchings miss. *)
Lemma closed_right M D v :
  good E M -> kept E M D -> closed M D -> known D v = missed_by_maximum E v.
Proof.
move=> good_M [D_full kept_N D_all] [b [b_full b_ok b_all] [L [L_strip at_border alone_L]]].
have EM := matching_pairs good_M; have [good_L L_b sub _ _] := L_strip.
pose S := [set u | known D u]; pose A := [set z | known b z].
have A_out z : z \in A -> z \notin S.
  by rewrite !inE /(known b); case zy: (entry b z) => [y|] // _; case: (b_ok _ _ zy).
have A_all y z : y \in S -> (y, z) \in E -> z \notin S -> z \in A.
  by rewrite !inE => yS yz zS; apply: (b_all z y); rewrite // -(undirected simpleE).
have missed_S u : ~~ saturates (pairs M) u -> u \in S.
  by rewrite saturates_pairs inE; apply: D_all.
have A_mate z x : z \in A -> (z, x) \in pairs M -> x \in S.
  by rewrite !inE => zA /eqP; apply: at_border.
have root_missed r : r \in [set u in S | ~~ saturates (pairs M) u ||
    [exists z in A, (u, z) \in pairs M]] -> known D r /\ ~~ covers L r.
  rewrite inE => /andP[]; rewrite inE => rS root; split=> //; move: root.
  case/orP=> [|/existsP[z /andP[zA]]]; first by rewrite saturates_pairs; apply: stripped_misses L_strip.
  rewrite inE /= => /eqP rz; apply/coversP=> -[w rw]; have := sub _ _ rw; rewrite rz => -[z_w].
  have z_b : marked b z by rewrite (marked_known _ b_full); move: zA; rewrite inE.
  by move: (L_b z z_b); rewrite z_w /covers (proj1 (proj2 good_L _ _ rw)).
have roots_apart r s : r \in [set u in S | ~~ saturates (pairs M) u ||
    [exists z in A, (u, z) \in pairs M]] -> s \in [set u in S | ~~ saturates (pairs M) u ||
    [exists z in A, (u, z) \in pairs M]] ->
    connect (fun u v => [&& u \in S, v \in S & (u, v) \in E]) r s -> r = s.
  move=> /root_missed[r_S Lr] /root_missed[s_S Ls] /connectP[q q_path q_s].
  apply/eqP; apply: contraT => r_s; have [T [T_all s_T T_closed]] := alone_L s s_S Ls.
  have : r \in T by apply: T_all.
  elim: q r q_path q_s {r_S Lr r_s} => [|x q IH] r /=; first by move=> _ <-; rewrite (negPf s_T).
  case/andP=> /and3P[_ xS rx] q_path q_s rT; apply: (IH x) => //.
  by apply: T_closed rT _ rx; move: xS; rewrite inE.
have maxM : maximum E (pairs M) := closed_maximum simpleE EM A_out A_all missed_S A_mate roots_apart.
apply/idP/idP=> [|v_missed]; last first.
  by have := closed_missed simpleE EM A_out A_all missed_S A_mate roots_apart v_missed; rewrite inE.
rewrite /known; case vN: (entry D v) => [N|] // _; have [good_N Nv size_N] := kept_N _ _ vN.
apply/missed_by_maximumP; exists (pairs N); last by rewrite saturates_pairs.
by apply: maximum_of_size maxM (matching_pairs good_N) _; rewrite (card_pairs good_M) (card_pairs good_N).
Qed.

Definition decide_cost : nat := k * 1 + k * enlarge_cost + k.
Lemma decide_costs v :
  within (decide_missed (enum V) joined v) decide_cost (fun answer => answer = missed_by_maximum E v).
Proof.
have start u : within (ret None : counted (option V)) 0 (fun o => o = None) by [].
apply: within_bind (tabulate_costs start) _ _; first by rewrite /decide_cost -addnA leq_addr.
move=> M [M_full none]; have good_M : good E M by split=> // u w; rewrite none.
have fuel : #|V| < size (v :: enum V) + covered M by rewrite /= -cardE addSn ltnS leq_addr.
have cost := fuel_cost v (isT : 0 < enlarge_cost).
apply: within_bind (enlarge_costs good_M fuel) _ _.
  by apply: leq_trans cost _; rewrite /decide_cost -addnA addKn leq_addr.
move=> D [M' [good_M' kept_D closed_D]]; have [D_full _ _] := kept_D.
apply: within_bind (get_costs v D_full) _ _.
  rewrite /decide_cost -addnA addKn; move: cost.
  by move: (_ * enlarge_cost) (k * enlarge_cost) => c d; count_steps.
move=> _ ->; apply: within_ret; rewrite -(closed_right v good_M' kept_D closed_D) /known.
by case: (entry D v).
Qed.

(* Each power of the width is at least twice the one before. *)
Lemma decide_polynomial : decide_cost <= 26 * expn (#|V| + 2) 7.
Proof.
have -> : #|V| + 2 = k by rewrite addn2.
have double a : 2 * a <= k * a by rewrite leq_mul2r orbT.
have mono a c : a <= c -> k * a <= k * c by move=> a_c; rewrite leq_mul2l a_c orbT.
have next : next_cost V <= 4 * (k * (k * k)).
  by rewrite /next_cost; move: (double 1) (double k); count_steps.
have turn : turn_cost V <= 14 * (k * (k * k)).
  by rewrite /turn_cost; move: next (double (k * k)); move: (next_cost V) => c; count_steps.
have powers := (double 1, double k, double (k * k), double (k * (k * k)), double (k * (k * (k * k)))).
have within : within_cost V <= 16 * (k * (k * (k * (k * k)))).
  rewrite /within_cost; have := mono _ _ (mono _ _ turn); case: powers => [[[[]]]].
  by move: (turn_cost V) => c; count_steps.
have news : news_cost V <= 18 * (k * (k * (k * (k * k)))).
  rewrite /news_cost; move: within; case: powers => [[[[]]]].
  by move: (within_cost V) => c; count_steps.
have grow : grow_cost <= 24 * (k * (k * (k * (k * k)))).
  rewrite /grow_cost /border_cost; move: news; case: powers => [[[[]]]].
  by move: (news_cost V) => c; count_steps.
have enlarge : enlarge_cost <= 25 * (k * (k * (k * (k * (k * k))))).
  rewrite /enlarge_cost; have := mono _ _ grow; have := double (k * (k * (k * (k * k)))).
  by case: powers => [[[[]]]]; move: grow_cost => c; count_steps.
have := mono _ _ enlarge; have := double (k * (k * (k * (k * (k * k))))).
have := double (k * (k * (k * (k * k)))); case: powers => [[[[]]]].
by rewrite /decide_cost !expnS expn0 !muln1; move: enlarge_cost => c; count_steps.
Qed.
End Rounds.
