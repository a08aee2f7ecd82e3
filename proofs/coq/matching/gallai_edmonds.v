(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What is needed of the theory of Gallai and Edmonds: outer, inner and perfect vertices, and along
   which vertices a maximum matching can be followed. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings exchange.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The subgraph induced by W; the vertices outside W stay, as isolated vertices. *)
Definition inducing (V : finType) (E : graph V) (W : {set V}) : graph V :=
  [set e in E | (e.1 \in W) && (e.2 \in W)].

(* [And74, section 2]: outer, a maximum matching exposes it; inner, not outer and joined to an outer
   vertex; perfect, neither. *)
Definition outer (V : finType) (E : graph V) : {set V} := [set v | missed_by_maximum E v].
Definition inner (V : finType) (E : graph V) : {set V} :=
  [set v | (v \notin outer E) && [exists w in outer E, (v, w) \in E]].
Definition perfect_vertices (V : finType) (E : graph V) : {set V} :=
  [set v | (v \notin outer E) && (v \notin inner E)].

Section Classes.
Variables (V : finType) (E : graph V).
Hypothesis simpleE : simple E.
Implicit Types (M : graph V) (B S T W : {set V}) (a d r s t u v w x y z : V).

Lemma in_inducing F W u v : ((u, v) \in inducing F W) = [&& (u, v) \in F, u \in W & v \in W].
Proof. by rewrite inE. Qed.

Lemma simple_inducing W : simple (inducing E W).
Proof.
case: simpleE => noloop sym; split=> [u|u v]; first by rewrite in_inducing (negPf (noloop u)).
by rewrite !in_inducing sym; congr andb; exact: andbC.
Qed.

Lemma outerP v : reflect (exists2 M, maximum E M & ~~ saturates M v) (v \in outer E).
Proof. by rewrite inE; apply: missed_by_maximumP. Qed.

Lemma not_outerP v : reflect (forall M, maximum E M -> saturates M v) (v \notin outer E).
Proof. by rewrite inE; apply: not_missedP. Qed.

Lemma innerP v :
  reflect (v \notin outer E /\ exists2 w, w \in outer E & (v, w) \in E) (v \in inner E).
Proof.
rewrite [v \in inner E]inE; apply: (iffP andP) => -[v_out].
  by case/existsP=> w /andP[]; split=> //; exists w.
by case=> w w_out vw; split=> //; apply/existsP; exists w; rewrite w_out.
Qed.

Lemma inner_not_outer v : v \in inner E -> v \notin outer E.
Proof. by case/innerP. Qed.

Lemma outer_not_inner v : v \in outer E -> v \notin inner E.
Proof. by apply: contraTN => /inner_not_outer. Qed.

Lemma perfect_verticesP v :
  reflect (v \notin outer E /\ v \notin inner E) (v \in perfect_vertices E).
Proof. by rewrite [v \in perfect_vertices E]inE; apply: andP. Qed.

Lemma outer_neighbour v w : v \in outer E -> (v, w) \in E -> (w \in outer E) || (w \in inner E).
Proof.
move=> v_out vw; have [//|w_out] := boolP (w \in outer E); apply/innerP; split=> //.
by exists v; rewrite // -undirected.
Qed.

Lemma perfect_neighbour v w :
  v \in perfect_vertices E -> (v, w) \in E -> (w \in perfect_vertices E) || (w \in inner E).
Proof.
case/perfect_verticesP=> v_out v_inn vw; have [|w_inn] := boolP (w \in inner E).
  by rewrite orbT.
rewrite orbF; apply/perfect_verticesP; split=> //; apply: contraNN v_inn => w_out.
by apply/innerP; split=> //; exists w.
Qed.

(* Inner vertices taken away: what is left of a maximum matching is maximum, and only they are outer
   beside those that were. *)
Lemma stability_set B :
  B \subset inner E ->
  (forall M, maximum E M -> maximum (inducing E (~: B)) (inducing M (~: B))) /\
  outer (inducing E (~: B)) = outer E :|: B.
Proof.
have [n] := ubnP #|B|; elim: n B => // n IH B lt_n B_inn.
have [->|[a aB]] := set_0Vmem B.
  have all_edges (F : graph V) : inducing F (~: set0) = F.
    by apply/setP=> -[u v]; rewrite in_inducing !inE !andbT.
  by rewrite setU0 all_edges; split=> // M; rewrite all_edges.
have a_inn := subsetP B_inn a aB.
have [C [Bval aC]] : exists C, B = a |: C /\ a \notin C.
  by exists (B :\ a); rewrite setD1K // !inE eqxx.
have lt_C : #|C| < n by rewrite Bval cardsU1 aC in lt_n.
have C_inn : C \subset inner E by apply: subset_trans B_inn; rewrite Bval subsetUr.
rewrite Bval {B aB lt_n B_inn Bval}.
have [max_C outer_C] := IH C lt_C C_inn.
have simpleC := simple_inducing (~: C).
have isolatingE F : inducing F (~: (a |: C)) = isolating (inducing F (~: C)) a.
  apply/setP=> -[u v]; rewrite in_isolating !in_inducing !inE !negb_or.
  by case: (_ \in F); case: (u == a); case: (v == a); case: (u \in C); case: (v \in C).
have [a_out [d d_out ad]] := innerP _ a_inn.
have a_notC : a \notin outer (inducing E (~: C)) by rewrite outer_C inE negb_or a_out.
have adC : (a, d) \in inducing E (~: C).
  by rewrite in_inducing ad !inE aC /=; apply: contraTN d_out => /(subsetP C_inn)/inner_not_outer.
split=> [M maxM|].
- have EM : matching E M by case/andP: maxM.
  have [_ sym fun1] := matchingP _ _ EM.
  have /saturatesP[w aw] := not_outerP _ a_out M maxM.
  have w_C : w \in ~: C.
    rewrite inE; apply/negP=> wC.
    have := a_notC; rewrite inE => /not_missedP/(_ _ (max_C M maxM))/saturatesP[x].
    rewrite in_inducing => /and3P[ax _]; rewrite (fun1 _ _ _ ax aw) => w_nC.
    by rewrite inE wC in w_nC.
  have awC : (a, w) \in inducing M (~: C) by rewrite in_inducing aw !inE aC; rewrite inE in w_C.
  have all_sat : forall N, maximum (inducing E (~: C)) N -> saturates N a.
    by apply/not_missedP; rewrite inE in a_notC.
  have [maxN _] := maximum_without_mate simpleC all_sat (max_C M maxM) awC.
  rewrite isolatingE (_ : inducing M _ = without_edge (inducing M (~: C)) a w) // isolatingE.
  apply/setP=> -[u v]; rewrite in_isolating in_without_edge.
  have [uv|//] := boolP (_ \in _); move: uv; rewrite in_inducing => /and3P[uv _ _] /=.
  have [u_a|u_a] := eqVneq u a; first by rewrite -u_a in aw; rewrite (fun1 _ _ _ uv aw) eqxx.
  have [v_a|v_a] := eqVneq v a; last by rewrite andbF.
  by rewrite -v_a in aw; rewrite (fun1 _ _ _ (sym _ _ uv) aw) eqxx.
- apply/setP=> x; rewrite isolatingE inE (stability x simpleC _ adC).
  + by have /setP/(_ x) := outer_C; rewrite !inE => ->; rewrite -orbA (orbC (_ == _)).
  + by rewrite inE in a_notC.
  + by have /setP/(_ d) := outer_C; rewrite inE => ->; rewrite inE d_out.
Qed.

(* Why play along a maximum matching M wins. M joins inner vertices to outer ones, and perfect
   vertices to perfect ones. Take the inner vertices away: the rest of M is still maximum there,
   so it misses at most one vertex of each part, a class of outer vertices of which no maximum
   matching of the rest misses two; neighbours among the outer vertices are in one part. That
   vertex is the root of its part: M misses it, or joins it to an inner vertex. An end of the
   path is safe if it is perfect, or outer with the root of its part on the path. From a safe end
   the opponent can move to a perfect vertex, to an inner one, or to an outer one of the same
   part that is not the root: each has an edge of M, to a perfect vertex, to a root, or within
   the part, so again to a safe end; and M joins the vertices of the path among themselves, but
   for inner ones and a vertex that it misses, so that the edge leads off the path. *)
Section MaximumMatching.
Variable M : graph V.
Hypothesis maxM : maximum E M.

Let EM : matching E M.
Proof. by case/andP: maxM. Qed.
Let sub u v : (u, v) \in M -> (u, v) \in E.
Proof. by case/matchingP: EM => sub _ _; apply: sub. Qed.
Let sym u v : (u, v) \in M -> (v, u) \in M.
Proof. by case/matchingP: EM => _ sym _; apply: sym. Qed.
Let fun1 u v w : (u, v) \in M -> (u, w) \in M -> v = w.
Proof. by case/matchingP: EM => _ _ fun1; apply: fun1. Qed.

Lemma mate_exists v : v \notin outer E -> exists w, (v, w) \in M.
Proof. by move/not_outerP/(_ M maxM)/saturatesP. Qed.

Lemma inner_mate a w : a \in inner E -> (a, w) \in M -> w \in outer E.
Proof.
move=> a_inn aw; have [|max' /setP/(_ w)] := @stability_set [set a]; first by rewrite sub1set.
rewrite [RHS]inE [w \in [set a]]inE [w == a]eq_sym (negPf (simple_neq simpleE (sub aw))) orbF => <-.
rewrite inE; apply: (missed_outer (max' M maxM)); apply/saturatesP=> -[x].
rewrite in_inducing => /and3P[wx _]; rewrite (fun1 wx (sym aw)) => a_a.
by rewrite !inE eqxx in a_a.
Qed.

Lemma perfect_mate v w : v \in perfect_vertices E -> (v, w) \in M -> w \in perfect_vertices E.
Proof.
move=> v_perf vw; have /orP[//|w_inn] := perfect_neighbour v_perf (sub vw).
have [v_out _] := perfect_verticesP _ v_perf.
by rewrite (inner_mate w_inn (sym vw)) in v_out.
Qed.

(* The graph and the matching without the inner vertices. *)
Let rest : graph V := inducing E (~: inner E).
Let kept : graph V := inducing M (~: inner E).

Let max_kept : maximum rest kept.
Proof. by have [max' _] := stability_set (subxx (inner E)); apply: max'. Qed.
Let outer_rest v : v \in outer E -> missed_by_maximum rest v.
Proof.
move=> v_out; have [_ /setP/(_ v)] := stability_set (subxx (inner E)).
by rewrite inE => ->; rewrite inE v_out.
Qed.

(* A root: an outer vertex that the matching exposes, or joins to an inner vertex. Its part, the
   outer vertices of which no maximum matching of the rest misses one together with it, is left by
   no edge of the matching elsewhere. *)
Definition root s : bool := (s \in outer E) && ~~ saturates kept s.

(* An end of the path from which the opponent finds no exposed vertex. *)
Definition safe S x : bool :=
  (x \in perfect_vertices E) ||
  (x \in outer E) && [exists s in S, root s && never_both rest s x].

(* The matching joins the vertices of the path among themselves, inner ones excepted. *)
Definition closed_path S : Prop :=
  forall x y, x \in S -> x \notin inner E -> (x, y) \in M -> y \in S.

Lemma safeS S T x : S \subset T -> safe S x -> safe T x.
Proof.
move=> ST /orP[x_perf|/andP[x_out /existsP[s /andP[sS s_root]]]]; rewrite /safe ?x_perf //.
by rewrite x_out; apply/orP; right; apply/existsP; exists s; rewrite (subsetP ST).
Qed.

Lemma safe_root S s : s \in S -> root s -> safe S s.
Proof.
move=> sS s_root; rewrite /safe; have /andP[-> _] := s_root; apply/orP; right.
by apply/existsP; exists s; rewrite sS s_root never_both_refl.
Qed.

Lemma exposed_root s : ~~ saturates M s -> root s.
Proof.
move=> s_exp; apply/andP; split; first by apply/outerP; exists M.
apply: contraNN s_exp => /saturatesP[x]; rewrite in_inducing => /and3P[sx _ _].
by apply/saturatesP; exists x.
Qed.

Lemma inner_mate_root a w : a \in inner E -> (a, w) \in M -> root w.
Proof.
move=> a_inn aw; rewrite /root (inner_mate a_inn aw); apply/saturatesP=> -[x].
by rewrite in_inducing => /and3P[wx _]; rewrite (fun1 wx (sym aw)) inE a_inn.
Qed.

Lemma mate_free S w y :
  closed_path S -> w \notin S -> y \notin inner E -> (w, y) \in M -> y \notin S.
Proof. by move=> closedS w_S y_inn wy; apply: contraNN w_S => yS; apply: closedS (sym wy). Qed.

Lemma closed_pair S w y : closed_path S -> (w, y) \in M -> closed_path (S :|: [set w; y]).
Proof.
move=> closedS wy x z x_S x_inn xz; rewrite !inE.
move: x_S xz; rewrite !inE => /or3P[xS|/eqP->|/eqP->] xz.
- by rewrite (closedS _ _ xS x_inn xz).
- by rewrite (fun1 xz wy) eqxx !orbT.
- by rewrite (fun1 xz (sym wy)) eqxx !orbT.
Qed.

(* From a safe end the opponent moves to w: the matching has an edge w y that meets the path in w
   only, and y is safe. *)
Lemma safe_step S x w :
  closed_path S -> safe S x -> (x, w) \in E -> w \notin S ->
  exists y, [/\ (w, y) \in M, y \notin S, closed_path (S :|: [set w; y]) &
                safe (S :|: [set w; y]) y].
Proof.
move=> closedS x_safe xw w_S.
have from_inner : w \in inner E -> exists y, [/\ (w, y) \in M, y \notin S,
    closed_path (S :|: [set w; y]) & safe (S :|: [set w; y]) y].
  move=> w_inn; have [y wy] := mate_exists (inner_not_outer w_inn).
  have y_inn := outer_not_inner (inner_mate w_inn wy).
  exists y; split=> //; [exact: mate_free wy | exact: closed_pair |].
  by apply: safe_root; [rewrite !inE eqxx !orbT | exact: inner_mate_root wy].
case/orP: x_safe => [x_perf|/andP[x_out /existsP[s /and3P[sS s_root s_x]]]].
  have /orP[w_perf|] := perfect_neighbour x_perf xw; last exact: from_inner.
  have [w_out _] := perfect_verticesP _ w_perf; have [y wy] := mate_exists w_out.
  have y_perf := perfect_mate w_perf wy; have [_ y_inn] := perfect_verticesP _ y_perf.
  exists y; split=> //; [exact: mate_free wy | exact: closed_pair |].
  by rewrite /safe y_perf.
have /orP[w_out|] := outer_neighbour x_out xw; last exact: from_inner.
have simpleR : simple rest := simple_inducing (~: inner E).
have x_w : never_both rest x w.
  by apply: neighbours_never_both => //; rewrite in_inducing xw !in_setC !outer_not_inner.
have s_w := never_both_trans simpleR (outer_rest x_out) s_x x_w.
have /andP[s_out s_exp] := s_root.
have /saturatesP[y] : saturates kept w.
  by case/never_bothP: s_w => [s_w|]; [rewrite s_w in sS; rewrite sS in w_S | apply].
rewrite in_inducing => /and3P[wy _]; rewrite in_setC => y_inn.
have /orP[y_out|] := outer_neighbour w_out (sub wy); last by rewrite (negPf y_inn).
have w_y : never_both rest w y.
  apply: neighbours_never_both => //.
  by rewrite in_inducing (sub wy) !in_setC y_inn outer_not_inner.
exists y; split=> //; [exact: mate_free wy | exact: closed_pair |].
rewrite /safe y_out; apply/orP; right; apply/existsP; exists s.
by rewrite inE sS s_root (never_both_trans simpleR (outer_rest w_out) s_w w_y).
Qed.

(* Where the play along the matching begins. *)
Lemma open_perfect x y :
  x \in perfect_vertices E -> (x, y) \in M ->
  [/\ closed_path [set x; y], safe [set x; y] x & safe [set x; y] y].
Proof.
move=> x_perf xy; rewrite /safe x_perf (perfect_mate x_perf xy); split=> //.
by rewrite -(set0U [set x; y]); apply: closed_pair => // u v; rewrite inE.
Qed.

Lemma open_exposed s : ~~ saturates M s -> closed_path [set s] /\ safe [set s] s.
Proof.
move=> s_exp; split; last by apply: safe_root; rewrite ?inE ?exposed_root.
by move=> x y; rewrite inE => /eqP-> _ sy; rewrite (negPf (exposed_notin y s_exp)) in sy.
Qed.

Lemma open_inner S s v :
  S \subset inner E -> ~~ saturates M s -> v \in S ->
  exists y, [/\ (v, y) \in M, y \notin s |: S, closed_path (y |: (s |: S)) &
                safe (y |: (s |: S)) s /\ safe (y |: (s |: S)) y].
Proof.
move=> S_inn s_exp vS; have v_inn := subsetP S_inn v vS.
have [y vy] := mate_exists (inner_not_outer v_inn).
exists y; split=> //.
- rewrite !inE negb_or; apply/andP; split.
    by apply: contraNneq s_exp => <-; apply/saturatesP; exists v; apply: sym.
  by apply: contraTN (inner_mate v_inn vy) => /(subsetP S_inn)/inner_not_outer.
- move=> x z; rewrite !in_setU1 => /or3P[/eqP->|/eqP->|/(subsetP S_inn)->//] _ xz.
  + by rewrite (fun1 xz (sym vy)) vS !orbT.
  + by rewrite (negPf (exposed_notin z s_exp)) in xz.
- split; apply: safe_root; rewrite ?in_setU1 ?eqxx ?orbT //; first exact: exposed_root.
  exact: inner_mate_root vy.
Qed.

End MaximumMatching.
End Classes.
