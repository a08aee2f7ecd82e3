(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* News in the graph without the border of D leads to news in the graph. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import Lia.
From Gazetteer Require Import games rules matchings counted vertex_tables matching_search.
From Gazetteer Require Import partner_tables swapped_paths.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Pull.
Variables (V : finType) (E : graph V).
Hypothesis simpleE : simple E.
Local Notation partners := (table V V).
Local Notation k := (width V).
Local Notation joined := (fun u w => (u, w) \in E).
Implicit Types (M N L Q : partners) (D : table V partners) (b : table V V).
Implicit Types (t u v w x y z : V).

Definition known A (t : table V A) u : bool := entry t u.

(* The vertices with an entry in a part of the border, and their number. *)
Definition marked b z : bool := has (fun e => (e.1 == z) && isSome e.2) b.
Definition weight b : nat := count (fun e => isSome e.2) b.

Lemma marked_key b z : marked b z -> z \in unzip1 b.
Proof.
elim: b => //= e b IH; case/orP=> [/andP[/eqP<- _]|/IH z_b]; by rewrite inE ?eqxx ?z_b ?orbT.
Qed.

Lemma marked_none b x z : marked ((x, None) :: b) z = marked b z.
Proof. by rewrite /marked /= andbF. Qed.

Lemma marked_known b z : full b -> marked b z = known b z.
Proof.
move=> b_full; have : uniq (unzip1 b) by rewrite b_full enum_uniq.
elim: b {b_full} => //= -[x o] b IH /andP[x_b /IH {}IH]; rewrite IH /known /entry /=.
case: (eqVneq x z) => //= x_z; rewrite -/(entry b z) -/(known b z) -IH.
by rewrite (negPf (contra (@marked_key b z) _)) ?orbF // -x_z.
Qed.

Lemma entry_in b z y : full b -> (z, Some y) \in b -> entry b z = Some y.
Proof.
move=> b_full; have : uniq (unzip1 b) by rewrite b_full enum_uniq.
elim: b {b_full} => //= -[x o] b IH /andP[x_b /IH {}IH]; rewrite inE xpair_eqE /entry /=.
case: (eqVneq x z) => [x_z|_ /=]; last exact: IH.
by case/orP=> [/andP[_ /eqP <-]|/(map_f fst) z_b] //=; rewrite x_z [_ \in _]z_b in x_b.
Qed.

(* L is M without its edges at b. *)
Definition stripped M b L : Prop :=
  [/\ good E L, forall z, marked b z -> ~~ covers L z,
      forall u w, entry L u = Some w -> entry M u = Some w,
      covered M <= covered L + (weight b).*2 &
      forall z x, marked b z -> marked b x -> entry M z = Some x ->
        (covered M).+2 <= covered L + (weight b).*2].

Lemma stripped_misses M b L u : stripped M b L -> ~~ covers M u -> ~~ covers L u.
Proof.
case=> _ _ sub _ _; apply: contra => /coversP[w /sub uw]; by rewrite /covers uw.
Qed.

Lemma strip_costs M b :
  good E M -> within (strip M b) (size b * (4 * k)).+1 (stripped M b).
Proof.
move=> good_M; elim: b => [|[z [y|]] b IH] /=.
- apply: within_enter => //; apply: within_ret; split=> //; first by rewrite addn0.
- rewrite mulSn; move: (size b * _) IH => rest IH; apply: within_enter => //.
  apply: within_bind IH _ _; first by count_steps.
  move=> L [good_L misses sub size_L twice]; have [L_full _] := good_L.
  apply: within_bind (get_costs z L_full) _ _; first by count_steps.
  have M_neq u w : entry M u = Some w -> u != w := partner_neq simpleE good_M.
  move=> _ ->; case zx: (entry L z) => [x|].
  + have xz : entry L x = Some z by case: (proj2 good_L _ _ zx).
    apply: (within_weak (cut_costs good_L zx)); first by count_steps.
    move=> r [good_r values].
    have rc v : covers r v = [&& covers L v, v != z & v != x].
      by rewrite /covers values; case: (v == z); case: (v == x); rewrite ?andbF ?andbT.
    have size_r : covered L = (covered r).+2.
      by apply: covered_cut rc; rewrite ?/covers ?zx ?xz // eq_sym; apply: (partner_neq simpleE good_L zx).
    split=> // [u /orP[/andP[/eqP<- _]|/misses u_exp]|u w||].
    * by rewrite rc eqxx andbF.
    * by rewrite rc (negPf u_exp).
    * by rewrite values; case: ifP => // _; apply: sub.
    * by rewrite /weight /= -/(weight b) doubleS !addnS -!addSn -size_r.
    * rewrite /weight /= -/(weight b) doubleS !addnS -!addSn -size_r => u w.
      case/orP=> [/andP[/eqP<- _]|u_b] /orP[/andP[/eqP<- _]|w_b] uw; last exact: twice uw.
      - by have := M_neq _ _ uw; rewrite eqxx.
      - by move: (misses _ w_b); rewrite (sub _ _ zx) in uw; case: uw => <-; rewrite /covers xz.
      - have := proj1 (proj2 good_M _ _ uw); rewrite (sub _ _ zx) => -[x_u].
        by move: (misses _ u_b); rewrite -x_u /covers xz.
  + apply: within_ret; split=> // [u /orP[/andP[/eqP<- _]|/misses //]||].
    * by rewrite /covers zx.
    * by rewrite /weight /= -/(weight b) doubleS !addnS; do 2!apply: leqW.
    * by move=> u w _ _ _; rewrite /weight /= -/(weight b) doubleS !addnS.
- rewrite mulSn; move: (size b * _) IH => rest IH; apply: within_enter => //.
  apply: (within_weak IH) => [|L [good_L misses sub size_L twice]]; first by count_steps.
  by split=> // [u|u w]; rewrite !marked_none; [apply: misses | apply: twice].
Qed.

Variable M : partners.
Hypothesis good_M : good E M.

(* The matchings that are kept. *)
Definition kept D : Prop :=
  [/\ full D,
      forall u N, entry D u = Some N -> [/\ good E N, ~~ covers N u & covered M <= covered N] &
      forall u, ~~ covers M u -> known D u].

Variable D : table V partners.
Hypothesis kept_D : kept D.

(* A part of the border, and news in the graph without it. *)
Definition border_part b : Prop :=
  uniq (unzip1 b) /\
  forall z y, (z, Some y) \in b -> [/\ ~~ known D z, known D y & (z, y) \in E].
Definition misses_all b Q : Prop := forall z, marked b z -> ~~ covers Q z.
Definition news_without b Q (o : option V) : Prop :=
  [/\ good E Q, misses_all b Q &
      if o is Some x
      then [/\ ~~ known D x, ~~ marked b x, ~~ covers Q x & covered M <= covered Q + (weight b).*2]
      else (covered M).+2 <= covered Q + (weight b).*2].

Lemma border_part_tail e b : border_part (e :: b) -> border_part b.
Proof. by case=> /andP[_ b_uniq] b_ok; split=> // z y zy; apply: b_ok; rewrite inE zy orbT. Qed.

Lemma marked_unknown b z : border_part b -> marked b z -> ~~ known D z.
Proof.
move=> [_ b_ok] /hasP[[x [y|]] x_b /andP[/= /eqP x_z //]] _.
by rewrite -x_z; case: (b_ok _ _ x_b).
Qed.

Lemma known_unmarked b z : border_part b -> known D z -> ~~ marked b z.
Proof. by move=> b_ok z_D; apply: contraL z_D; apply: marked_unknown. Qed.

(* What neither of two matchings covers is not covered after an exchange. *)
Lemma swapped_misses N Q t r u :
  swapped E N Q t r -> ~~ covers N u -> ~~ covers Q u -> ~~ covers r.1.1 u /\ ~~ covers r.1.2 u.
Proof.
case=> _ _ _ /(_ u) sum _ /negPf Nu /negPf Qu; move: sum; rewrite Nu Qu.
by case: (covers r.1.1 u); case: (covers r.1.2 u).
Qed.

Lemma join_misses_all b L p t r :
  border_part b -> known D p || (p \notin unzip1 b) -> known D t || (t \notin unzip1 b) -> misses_all b L ->
  (forall v, covers r v = [|| v == p, v == t | covers L v]) -> misses_all b r.
Proof.
move=> b_ok p_out t_out miss values z z_b; rewrite values (negPf (miss z z_b)) orbF.
have outside q : known D q || (q \notin unzip1 b) -> z != q.
  case/orP=> [/(known_unmarked b_ok)|] q_out; apply: contraNneq q_out => <- //; exact: marked_key.
by rewrite negb_or !outside.
Qed.

Lemma join_covers L r p t :
  (forall v, entry r v = if v == p then Some t else if v == t then Some p else entry L v) ->
  forall v, covers r v = [|| v == p, v == t | covers L v].
Proof. by move=> values v; rewrite /covers values; case: (v == p); case: (v == t). Qed.

Lemma strip_all_costs N b :
  good E N -> size b <= #|V| -> within (strip N b) (4 * (k * k)) (stripped N b).
Proof.
move=> good_N size_b; apply: (within_weak (strip_costs b good_N)) => //.
by rewrite /width; move: #|V| (size b) size_b => n m m_n; count_steps.
Qed.

Lemma pull_costs b Q o :
  border_part b -> size b <= #|V| -> news_without b Q o ->
  within (pull (enum V) D b Q o) (size b * (20 * (k * k))).+1 (fun r => news_without [::] r.1 r.2).
Proof.
elim: b Q o => [|[z oy] b IH] Q o b_ok size_b [good_Q Q_b news].
  by apply: within_enter => //; apply: within_ret; split.
case: oy b_ok size_b Q_b news => [y|] b_ok size_b Q_b news /=; last first.
  have {}IH := IH Q o (border_part_tail b_ok) (ltnW size_b).
  rewrite mulSn; move: (size b * _) IH => rest IH; apply: within_enter => //.
  apply: (within_weak (IH _)) => //; last by count_steps.
  split=> // [u u_b|]; first by apply: Q_b; rewrite marked_none.
  by case: o news {IH} => [x|//]; rewrite marked_none.
have tail := border_part_tail b_ok; have [/andP[/= z_b _] /(_ z y)[]] := b_ok; first by rewrite inE eqxx.
move=> z_D y_D zy; have z_exp : ~~ covers Q z by apply: Q_b; rewrite /marked /= eqxx.
have z_unmarked : ~~ marked b z by apply: contra z_b; apply: marked_key.
have Q_tail : misses_all b Q by move=> u u_b; apply: Q_b; rewrite /marked /= -/(marked b u) u_b orbT.
rewrite mulSn; move: (size b * _) IH => rest IH; apply: within_enter => //.
rewrite /weight /= -/(weight b) doubleS !addnS in news.
case: o news => [x|] news; last first.
  apply: (within_weak (IH Q (Some z) tail (ltnW size_b) _)) => //; count_steps.
have {}IH R u := IH R (Some u) tail (ltnW size_b).
have [D_full kept_N _] := kept_D.
case: news => x_D; rewrite /marked /= -/(marked b x) negb_or andbT => /andP[z_x x_b] x_exp size_Q.
apply: within_bind (get_costs y D_full) _ _; first by count_steps.
move=> _ ->; case yN: (entry D y) => [N0|]; last by rewrite /known yN in y_D.
have [good_N0 N0_y size_N0] := kept_N _ _ yN.
apply: within_bind (strip_all_costs good_N0 (ltnW size_b)) _ _; first by count_steps.
move=> N N_strip; have N_y := stripped_misses N_strip N0_y.
case: (N_strip) => good_N N_b _ size_N _; have {size_N0} size_N := leq_trans size_N0 size_N.
apply: within_bind (swap_all_costs simpleE good_N good_Q z_exp) _ _; first by count_steps.
move=> r r_swap; have := swapped_size r_swap; case: (r_swap) => good_1 good_2 r_z sum [w ends].
have miss_1 : misses_all b r.1.1.
  by move=> u u_b; case: (swapped_misses r_swap (N_b u u_b) (Q_tail u u_b)).
have miss_2 : misses_all b r.1.2.
  by move=> u u_b; case: (swapped_misses r_swap (N_b u u_b) (Q_tail u u_b)).
case: r.2 ends => ends; last first.
  move=> size_1; apply: (within_weak (IH r.1.1 z _)) => //; last by count_steps.
  by split=> //; split; rewrite ?size_1.
case: ends => w_z _ _ _ values [size_2 size_1].
apply: within_bind (get_costs x (proj1 good_2)) _ _; first by count_steps.
move=> _ ->; case rx: (entry r.1.2 x) => [x'|]; last first.
  apply: (within_weak (IH r.1.2 x _)) => //; last by count_steps.
  by split=> //; split; rewrite ?size_2 // /covers rx.
have yz : (y, z) \in E by rewrite -(undirected simpleE).
have r_y : ~~ covers r.1.1 y by rewrite values (negPf N_y).
apply: within_bind (join_costs simpleE good_1 yz r_y r_z) _ _; first by count_steps.
move=> N' [good_N' /join_covers N'E]; apply: (within_weak (IH N' x _)) => //; last by count_steps.
split=> //; first by apply: join_misses_all N'E; rewrite ?y_D ?z_b ?orbT.
split=> //; last by rewrite (covered_join r_y r_z (simple_neq simpleE yz) N'E) -size_1.
have x_y : x != y by apply: contraNneq x_D => ->.
rewrite N'E (negPf x_y) eq_sym (negPf z_x) /=.
have := sum x; rewrite (negPf x_exp) addn0 /(covers r.1.2) rx addn1.
by case: (covers r.1.1 x); case: (covers N x).
Qed.
End Pull.
