(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The border of D, and the news in the graph without it. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import Lia.
From Gazetteer Require Import games rules matchings counted vertex_tables matching_search.
From Gazetteer Require Import partner_tables swapped_paths search_pull.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Spread.
Variables (V : finType) (E : graph V).
Hypothesis simpleE : simple E.
Local Notation partners := (table V V).
Local Notation k := (width V).
Local Notation joined := (fun u w => (u, w) \in E).
Implicit Types (M N L Q : partners) (D R : table V partners) (b : table V V).
Implicit Types (t u v w x y z p : V).

(* The border of D: the vertices outside that have a neighbour in D, with one such neighbour. *)
Definition bordered D b : Prop :=
  [/\ full b,
      forall z y, entry b z = Some y -> [/\ ~~ known D z, known D y & (z, y) \in E] &
      forall z y, ~~ known D z -> known D y -> (z, y) \in E -> known b z].

Lemma bordered_part D b : bordered D b -> border_part E D b.
Proof.
case=> b_full b_ok _; split; first by rewrite b_full enum_uniq.
by move=> z y /(entry_in b_full); apply: b_ok.
Qed.

Lemma test_costs u w : within (test joined u w) 1 (fun c => c = ((u, w) \in E)).
Proof. by []. Qed.

Definition border_cost : nat := k * (k + k * k.+2).+1.
Lemma border_costs D : full D -> within (border_of (enum V) joined D) border_cost (bordered D).
Proof.
move=> D_full; pose P z (o : option V) :=
  if o is Some y then [/\ ~~ known D z, known D y & (z, y) \in E]
  else forall y, ~~ known D z -> known D y -> (z, y) \notin E.
have line z : within (o <- get D z;;
    if o is Some _ then ret None
    else first (fun y => b <- test joined z y;; p <- get D y;;
                 ret (if p is Some _ then if b then Some y else None else None)) (enum V))
    (k + k * k.+2) (P z).
  apply: within_bind (get_costs z D_full) _ _; first by count_steps.
  move=> _ ->; case zD: (entry D z) => [N|]; first by apply: within_ret => y; rewrite /known zD.
  apply: (within_weak (@first_costs _ _ _ k.+1
    (fun y o => if o is Some y' then [/\ y' = y, known D y & (z, y) \in E]
                else known D y -> (z, y) \notin E) _)) => [y||[y|] /=].
  - apply: within_bind (test_costs z y) _ _; first by [].
    move=> _ ->; rewrite subn1; apply: within_bind (get_costs y D_full) _ _; first by [].
    move=> _ ->; apply: within_ret; rewrite /known; case: (entry D y) => [N|] //=.
    by case: ((z, y) \in E).
  - by count_steps.
  - by case=> y' [-> y_D zy]; split; rewrite // /known zD.
  - by move=> none y _; apply: none.
apply: (within_weak (tabulate_costs line)) => // b [b_full values]; split=> // z y.
- by move=> zy; have := values z; rewrite zy.
- move=> zD yD zy; have := values z; rewrite /known; case: (entry b z) => //= /(_ y zD yD).
  by rewrite zy.
Qed.

Definition next_cost : nat := k * (k + k * (k + k).+2).+1.
Lemma next_costs D R :
  full D -> full R ->
  within (next_to (enum V) joined D R) next_cost
    (fun o => if o is Some ((p, L), (t, N))
              then [/\ entry R p = Some L, entry D t = Some N, entry R t = None & (p, t) \in E]
              else forall p t, known R p -> known D t -> (p, t) \in E -> known R t).
Proof.
move=> D_full R_full.
apply: (within_weak (@first_costs _ _ _ (k + k * (k + k).+2)
  (fun p o => if o is Some ((p, L), (t, N))
              then [/\ entry R p = Some L, entry D t = Some N, entry R t = None & (p, t) \in E]
              else forall t, known R p -> known D t -> (p, t) \in E -> known R t) _)) => [p||].
- apply: within_bind (get_costs p R_full) _ _; first by count_steps.
  move=> _ ->; case pL: (entry R p) => [L|]; last by apply: within_ret => t; rewrite /known pL.
  apply: (within_weak (@first_costs _ _ _ (k + k).+1
    (fun t o => if o is Some ((p, L), (t, N))
                then [/\ entry R p = Some L, entry D t = Some N, entry R t = None & (p, t) \in E]
                else known D t -> (p, t) \in E -> known R t) _)) => [t||].
  + apply: within_bind (test_costs p t) _ _; first by [].
    move=> _ ->; rewrite subn1; apply: within_bind (get_costs t D_full) _ _; first by count_steps.
    move=> _ ->; apply: within_bind (get_costs t R_full) _ _; first by count_steps.
    move=> _ ->; apply: within_ret; rewrite /known; case tN: (entry D t) => [N|] //.
    by case tR: (entry R t) => [L'|] //; case: ((p, t) \in E) / boolP.
  + by count_steps.
  + by move=> [[[p' L'] [t N]]|none] /=; [case=> _ | move=> t _; apply: none].
- by [].
- by move=> [[[p L] [t N]]|none] /=; [case=> _ | move=> p t; apply: none].
Qed.

Variable M : partners.
Hypothesis good_M : good E M.
Variable D : table V partners.
Hypothesis kept_D : kept E M D.
Variable b : table V V.
Hypothesis border_b : bordered D b.
Let D_full : full D. Proof. by case: kept_D. Qed.
Let b_full : full b. Proof. by case: border_b. Qed.
Let b_part : border_part E D b := bordered_part border_b.
Let size_b : size b <= #|V|. Proof. by rewrite (full_size b_full). Qed.

(* A matching without the border, that leaves the size of M by at most the size of the border; and
   one that is larger. *)
Definition fits L : Prop := [/\ good E L, misses_all b L & covered M <= covered L + (weight b).*2].
Definition larger L : Prop :=
  [/\ good E L, misses_all b L & (covered M).+2 <= covered L + (weight b).*2].

Lemma join_costs_larger L p t :
  fits L -> known D p -> known D t -> ~~ covers L p -> ~~ covers L t -> (p, t) \in E ->
  within (join L p t) (2 * k) larger.
Proof.
move=> [good_L L_b size_L] p_D t_D Lp Lt pt.
apply: (within_weak (join_costs simpleE good_L pt Lp Lt)) => // Q [good_Q /join_covers QE].
split=> //; first by apply: (join_misses_all b_part _ _ L_b QE); rewrite ?p_D ?t_D.
by rewrite (covered_join Lp Lt (simple_neq simpleE pt) QE) !addSn !ltnS.
Qed.

(* R has matchings that miss the fixed vertex x. *)
Definition reached x R : Prop :=
  full R /\ forall p L, entry R p = Some L ->
    [/\ fits L, ~~ covers L p, ~~ covers L x & p != x] /\ known D p.
(* No path within D leads from R to x. *)
Definition unreached x R : Prop :=
  exists S : {set V}, [/\ forall p, known R p -> p \in S, x \notin S &
    forall p t, p \in S -> known D t -> (p, t) \in E -> t \in S].

Lemma known_set R p L R' :
  entry R p = None -> (forall v, entry R' v = if v == p then Some L else entry R v) ->
  #|[set v | known R' v]| = #|[set v | known R v]|.+1.
Proof.
move=> Rp values; rewrite (cardsD1 p) inE /known values eqxx /= add1n; congr _.+1.
apply: eq_card => v; rewrite !inE /known values; case: (eqVneq v p) => [->|//].
by rewrite Rp.
Qed.

Definition turn_cost : nat := next_cost + 20 * (k * k).
Lemma spread_costs fuel x R :
  reached x R -> #|V| < size fuel + #|[set p | known R p]| ->
  within (spread (enum V) joined fuel D b R) (size fuel * turn_cost).+1
    (fun o => if o is Some Q then larger Q else unreached x R).
Proof.
elim: fuel R => [|f fuel IH] R [R_full R_ok] /= fuel_R.
  by have := leq_trans fuel_R (max_card _); rewrite ltnn.
rewrite mulSn; move: (size fuel * _) IH => rest IH; rewrite /turn_cost.
apply: within_enter => //.
apply: within_bind (next_costs D_full R_full) _ _; first by count_steps.
have kk : 2 * k <= k * k by rewrite leq_mul2r orbT.
move: next_cost => c [[[p L] [t N0]]|closed] /=; last first.
  apply: within_ret; exists [set p | known R p]; split=> [p||].
  - by rewrite inE.
  - rewrite inE; apply/negP; rewrite /known; case xL: (entry R x) => [L|] // _.
    by case: (R_ok _ _ xL) => -[_ _ _]; rewrite eqxx.
  - by move=> p t; rewrite !inE; apply: closed.
move=> [pL tN tR pt]; have [[fits_L Lp Lx p_x] p_D] := R_ok _ _ pL.
have t_D : known D t by rewrite /known tN.
case: (fits_L) => good_L L_b size_L.
have [_ kept_N _] := kept_D; have [good_N0 N0_t size_N0] := kept_N _ _ tN.
apply: within_bind (get_costs t (proj1 good_L)) _ _; first by count_steps.
move=> _ ->; case tL: (entry L t) => [t'|]; last first.
  have Lt : ~~ covers L t by rewrite /covers tL.
  apply: within_bind (join_costs_larger fits_L p_D t_D Lp Lt pt) _ _; first by count_steps.
  by move=> Q; apply: within_ret.
apply: within_bind (strip_all_costs simpleE good_N0 size_b) _ _; first by count_steps.
move=> N N_strip; have N_t := stripped_misses N_strip N0_t.
case: (N_strip) => good_N N_b _ size_N _; have {size_N0} size_N := leq_trans size_N0 size_N.
apply: within_bind (swap_all_costs simpleE good_L good_N N_t) _ _; first by count_steps.
move=> r r_swap; have := swapped_size r_swap; case: (r_swap) => good_1 good_2 r_t sum [w ends].
have miss u : marked b u -> ~~ covers r.1.1 u /\ ~~ covers r.1.2 u.
  by move=> u_b; apply: swapped_misses r_swap (L_b u u_b) (N_b u u_b).
case: r.2 ends => ends.
  case=> size_2 _; apply: within_ret; split=> //; first by move=> u /miss[].
  by rewrite size_2 !addSn !ltnS.
move=> size_1; have fits_1 : fits r.1.1 by split; rewrite ?size_1 // => u /miss[].
apply: within_bind (get_costs p (proj1 good_1)) _ _; first by count_steps.
move=> _ ->; case rp: (entry r.1.1 p) => [p'|]; last first.
  have r_p : ~~ covers r.1.1 p by rewrite /covers rp.
  apply: within_bind (join_costs_larger fits_1 p_D t_D r_p r_t pt) _ _; first by count_steps.
  by move=> Q; apply: within_ret.
have p_w : p = w.
  case: ends => _ _ /(_ p); rewrite /(covers r.1.1) rp (negPf Lp) /=.
  by case: eqVneq.
have r_x : ~~ covers r.1.1 x.
  by case: ends => _ _ ->; rewrite (negPf Lx) -p_w eq_sym (negPf p_x).
apply: within_bind (set_costs t (Some r.1.1) R_full) _ _; first by count_steps.
move=> R' [R'_full R'E]; have fuel_R' : #|V| < size fuel + #|[set p | known R' p]|.
  by rewrite (known_set tR R'E) addnS -addSn.
have reached' : reached x R'.
  split=> // u L'; rewrite R'E; case: (eqVneq u t) => [-> [<-]|_]; last exact: R_ok.
  by split=> //; split=> //; apply: contraNneq Lx => <-; rewrite /covers tL.
apply: (within_weak (IH R' reached' fuel_R')); first by count_steps.
move=> [Q //|[S [R'_S x_S closed]]]; exists S; split=> // u u_R; apply: R'_S.
by rewrite /known R'E; case: ifP.
Qed.

(* A matching of D that L misses leads no further. *)
Definition alone L x : Prop :=
  exists S : {set V}, [/\ forall u, known D u -> ~~ covers L u -> u != x -> u \in S, x \notin S &
    forall p t, p \in S -> known D t -> (p, t) \in E -> t \in S].

Definition within_cost : nat := k * (k + k + k * (k + k).+2 + k * turn_cost).+1.
Lemma within_costs L :
  fits L ->
  within (news_within (enum V) joined D b L) within_cost
    (fun o => if o is Some (Q, o) then news_without E M D b Q o
              else forall x, known D x -> ~~ covers L x -> alone L x).
Proof.
move=> fits_L; case: (fits_L) => good_L L_b size_L; have [L_full _] := good_L.
apply: (within_weak (@first_costs _ _ _ (k + k + k * (k + k).+2 + k * turn_cost)
  (fun x o => if o is Some (Q, o) then news_without E M D b Q o
              else known D x -> ~~ covers L x -> alone L x) _)) => [x||]; last 2 first.
- by [].
- by move=> [[Q o] [x]|].
apply: within_bind (get_costs x D_full) _ _; first by count_steps.
move=> _ ->; apply: within_bind (get_costs x L_full) _ _; first by count_steps.
move=> _ ->; rewrite /(known D x) /(covers L x); case xN: (entry D x) => [Nx|]; last exact: within_ret.
case xL: (entry L x) => [y|]; first exact: within_ret.
have start u : within (du <- get D u;; ou <- get L u;; same <- step (ret (u == x));;
             ret (match du, ou with
                  | Some _, None => if same then None else Some L
                  | _, _ => None
                  end)) (k + k).+1
    (fun o => if o is Some L' then [/\ L' = L, known D u, ~~ covers L u & u != x]
              else known D u -> ~~ covers L u -> u = x).
  apply: within_bind (get_costs u D_full) _ _; first by count_steps.
  move=> _ ->; apply: within_bind (get_costs u L_full) _ _; first by count_steps.
  move=> _ ->; apply: (@within_bind _ _ _ _ 1 _ (fun s => s = (u == x))); rewrite //; first by count_steps.
  move=> s ->; apply: within_ret; rewrite /known /covers.
  by case: (entry D u) => [N|] //; case: (entry L u) => [w|] //; case: eqVneq.
apply: within_bind (tabulate_costs start) _ _; first by count_steps.
move=> R [R_full R_ok]; have reached_R : reached x R.
  split=> // p L' pL; have := R_ok p; rewrite pL => -[-> p_D Lp p_x].
  by split=> //; split=> //; rewrite /covers xL.
have fuel : #|V| < size (x :: enum V) + #|[set p | known R p]|.
  by rewrite /= -cardE addSn ltnS leq_addr.
apply: within_bind (spread_costs reached_R fuel) _ _.
  have cost : (size (x :: enum V) * turn_cost).+1 <= k * turn_cost.
    have -> : k * turn_cost = turn_cost + #|V|.+1 * turn_cost by rewrite -mulSn.
    rewrite /= -cardE -add1n leq_add2r.
    by rewrite /turn_cost addn_gt0 !muln_gt0 orbT.
  by move: cost; move: (_ * turn_cost) (k * turn_cost) => c d; count_steps.
move=> [Q [good_Q Q_b size_Q]|[S [R_S x_S closed]]]; apply: within_ret; first by split.
move=> _ _; exists S; split=> // u u_D Lu u_x; apply: R_S; have := R_ok u; rewrite /known.
by case: (entry R u) => [//|] /(_ u_D Lu) u_x'; rewrite u_x' eqxx in u_x.
Qed.

Lemma at_border_costs L :
  stripped E M b L ->
  within (news_at_border (enum V) M D b L) (k * (4 * k).+1)
    (fun o => if o is Some (Q, o) then news_without E M D b Q o
              else forall z x, known b z -> entry M z = Some x -> known D x).
Proof.
move=> L_strip; case: (L_strip) => good_L L_b sub size_L twice.
apply: (within_weak (@first_costs _ _ _ (4 * k)
  (fun z o => if o is Some (Q, o) then news_without E M D b Q o
              else forall x, known b z -> entry M z = Some x -> known D x) _)) => [z||]; last 2 first.
- by [].
- by move=> [[Q o] [x]|none] //= z x; apply: none.
have [M_full _] := good_M.
apply: within_bind (get_costs z b_full) _ _; first by count_steps.
move=> _ ->; apply: within_bind (get_costs z M_full) _ _; first by count_steps.
move=> _ ->; case zy: (entry b z) => [y|]; last by apply: within_ret; rewrite /known zy.
case zx: (entry M z) => [x|]; last exact: within_ret.
apply: within_bind (get_costs x D_full) _ _; first by count_steps.
move=> _ ->; apply: within_bind (get_costs x b_full) _ _; first by count_steps.
move=> _ ->; apply: within_ret; rewrite /known; case xN: (entry D x) => [N|].
  by move=> x' _ [<-]; rewrite xN.
have z_b : marked b z by rewrite (marked_known _ b_full) /known zy.
split=> //; case xb: (entry b x) => [x'|].
  by apply: twice zx; rewrite // (marked_known _ b_full) /known xb.
split=> //; rewrite ?(marked_known _ b_full) /known ?xN ?xb //.
apply/coversP=> -[w xw]; have := sub _ _ xw; rewrite (proj1 (proj2 good_M _ _ zx)) => -[z_w].
by move: (L_b z z_b); rewrite z_w /covers (proj1 (proj2 good_L _ _ xw)).
Qed.

(* There is news, or the border is closed. *)
Definition settled : Prop :=
  exists L, [/\ stripped E M b L, forall z x, known b z -> entry M z = Some x -> known D x &
                forall x, known D x -> ~~ covers L x -> alone L x].
Definition news_cost : nat := 4 * (k * k) + k * (4 * k).+1 + within_cost.
Lemma news_costs :
  within (news (enum V) joined M D b) news_cost
    (fun o => if o is Some (Q, o) then news_without E M D b Q o else settled).
Proof.
apply: within_bind (strip_all_costs simpleE good_M size_b) _ _; first by rewrite /news_cost -addnA leq_addr.
move=> L L_strip; apply: within_bind (at_border_costs L_strip) _ _.
  by rewrite /news_cost -addnA addKn leq_addr.
move=> [[Q o]|at_border]; first exact: within_ret.
have fits_L : fits L by case: L_strip.
apply: (within_weak (within_costs fits_L)); first by rewrite /news_cost -addnA !addKn.
by move=> [[Q o]|alone_L] //; exists L.
Qed.
End Spread.
