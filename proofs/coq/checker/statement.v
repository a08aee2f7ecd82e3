(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What a certificate may state, and when it holds: by the games of rules.v, Grundy values and even
   kernels; and by the rules of a game given as data (rule_outcomes.v). The grammar of
   docs/CERTIFICATES.md is read into these statements. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules paths directed_rules partizan_rules
  labelling_rules.
From Gazetteer Require Export boards.
From Gazetteer Require rule_syntax rule_values rule_outcomes chain_laws local_laws chain_claims chain_sequences.
From Gazetteer Require vertex_sequences.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A position of some game. *)
Record played := Played { of_game : game; at_position : of_game }.
Arguments Played : clear implicits.
Definition is_won (p : played) : Prop := N_position (at_position p).
Definition is_lost (p : played) : Prop := P_position (at_position p).

(* The four geographies with one token. *)
Inductive geography := Uvg | Ueg | Dvg | Deg.
Definition board_of (r : geography) (g : plain) : graph (vertex_of g) :=
  match r with Uvg | Ueg => graph_of g | Dvg | Deg => digraph_of g end.
Definition rooted_game (r : geography) (V : finType) : game :=
  match r with Uvg => UVG V | Ueg => UEG V | Dvg => DVG V | Deg => DEG V end.
Definition rooted_at (r : geography) (V : finType) : graph V -> V -> rooted_game r V :=
  match r with
  | Uvg => fun E v => (E, v) | Ueg => fun E v => (E, v)
  | Dvg => fun E v => (E, v) | Deg => fun E v => (E, v)
  end.
Definition unrooted_game (r : geography) (V : finType) : game :=
  match r with
  | Uvg => unrooted_UVG V | Ueg => unrooted_UEG V | Dvg => unrooted_DVG V | Deg => unrooted_DEG V
  end.
Definition unrooted_at (r : geography) (V : finType) : graph V -> unrooted_game r V :=
  match r with
  | Uvg => fun E => inl E | Ueg => fun E => inl E | Dvg => fun E => inl E | Deg => fun E => inl E
  end.
(* The position after the first move of the unrooted form. *)
Definition begun_at (r : geography) (V : finType) : graph V -> V -> unrooted_game r V :=
  match r with
  | Uvg => fun E v => inr (E, v) | Ueg => fun E v => inr (E, v)
  | Dvg => fun E v => inr (E, v) | Deg => fun E v => inr (E, v)
  end.
(* What a move from v to w leaves. *)
Definition moved_along (r : geography) (V : finType) (E : graph V) (v w : V) : graph V :=
  match r with
  | Uvg => isolating E v | Ueg => without_edge E v w
  | Dvg => without_arcs_at E v | Deg => without_arc E v w
  end.

(* Where play starts. *)
Inductive start :=
  | Rooted of geography & plain & nat
  | Unrooted of geography & plain
  | Slither of plain
  | Edge_delete of plain
  | Edge_labelling of plain
  (* Left's vertex, Right's, and who moves next. *)
  | Partizan_uvg of plain & nat & nat & player
  | Partizan_ueg of plain & nat & nat & player.

(* The vertex of this number, if there is one. *)
Definition vertex_in (g : plain) (v : nat) : option (vertex_of g) := insub v.

(* None: a root is not a vertex, the tokens of partizan UVG do not start apart, or edge-delete does
   not start on a graph with an isolated vertex. *)
Definition position_of (s : start) : option played :=
  match s with
  | Rooted r g v =>
      if vertex_in g v is Some v then
        Some (Played (rooted_game r _) (rooted_at r (board_of r g) v))
      else None
  | Unrooted r g => Some (Played (unrooted_game r _) (unrooted_at r (board_of r g)))
  | Slither g => Some (Played (slither _) (slither_start (graph_of g)))
  | Edge_delete g =>
      if [forall u, 0 < degree (graph_of g) u] then Some (Played (edge_delete _) (graph_of g))
      else None
  | Edge_labelling g => Some (Played (edge_labelling _) (labelling_start (graph_of g)))
  | Partizan_uvg g l r mover =>
      if (vertex_in g l, vertex_in g r) is (Some l, Some r) then
        if l != r then Some (Played (turns (partizan_UVG _)) ((graph_of g, l, r), mover)) else None
      else None
  | Partizan_ueg g l r mover =>
      if (vertex_in g l, vertex_in g r) is (Some l, Some r) then
        Some (Played (turns (partizan_UEG _)) ((graph_of g, l, r), mover))
      else None
  end.

Definition impartial (s : start) : bool :=
  match s with Partizan_uvg _ _ _ _ | Partizan_ueg _ _ _ _ => false | _ => true end.

(* A move as it is written: a vertex, an edge u-v with u < v, or such an edge and its label. *)
Inductive move := To of nat | Along of nat & nat | Label of nat & nat & nat.

Definition move_code (m : move) : nat + nat * nat + nat * nat * nat :=
  match m with
  | To v => inl (inl v) | Along u v => inl (inr (u, v)) | Label u v l => inr (u, v, l)
  end.
Definition move_decode (c : nat + nat * nat + nat * nat * nat) : move :=
  match c with
  | inl (inl v) => To v | inl (inr (u, v)) => Along u v | inr (u, v, l) => Label u v l
  end.
Lemma move_codeK : cancel move_code move_decode. Proof. by case. Qed.
Definition move_eqMixin := CanEqMixin move_codeK.
Canonical move_eqType := EqType move move_eqMixin.

(* The position after that first move of an impartial game; None: it is not a move. *)
Definition after (s : start) (m : move) : option played :=
  match s, m with
  | Rooted r g v, To w =>
      if (vertex_in g v, vertex_in g w) is (Some v, Some w) then
        if (v, w) \in board_of r g then
          Some (Played (rooted_game r _) (rooted_at r (moved_along r (board_of r g) v w) w))
        else None
      else None
  | Unrooted r g, To v =>
      if vertex_in g v is Some v then
        Some (Played (unrooted_game r _) (begun_at r (board_of r g) v))
      else None
  | Slither g, Along u v =>
      if (vertex_in g u, vertex_in g v) is (Some u, Some v) then
        if (u < v) && ((u, v) \in graph_of g) then
          Some (Played (slither _) (graph_of g, [set u; v], Some (u, v)))
        else None
      else None
  | Edge_delete g, Along u v =>
      if (vertex_in g u, vertex_in g v) is (Some u, Some v) then
        if [&& u < v, (u, v) \in graph_of g & deletable (graph_of g) (u, v)] then
          Some (Played (edge_delete _) (without_edge (graph_of g) u v))
        else None
      else None
  | Edge_labelling g, Label u v l =>
      if (vertex_in g u, vertex_in g v) is (Some u, Some v) then
        let p := label (labelling_start (graph_of g)) (u, v) l in
        if [&& u < v, (u, v) \in graph_of g, 0 < l <= edges (graph_of g) & magic_so_far p] then
          Some (Played (edge_labelling _) p)
        else None
      else None
  | _, _ => None
  end.

(* Where play of a game given as data starts: the vertices of its tokens, or None if it has one that
   the first player puts; and who moves, Left in an impartial game. *)
Record ruled := Ruled {
  by_rules : rule_syntax.rules;
  ruled_graph : plain;
  placed : option (seq nat);
  mover : player
}.
(* None: the rules, the board or the tokens are not of the language. *)
Definition first_position (s : ruled) : option rule_values.position :=
  let g := ruled_graph s in
  if (if rule_syntax.directed (by_rules s) then arcs_ok g else plain_ok g) then
    rule_outcomes.first_position (by_rules s) (order g) (edge_list g) (placed s) (mover s)
  else None.

Inductive outcome := Next_wins | Previous_wins.

Inductive statement :=
  | Outcome of start & outcome
  | Grundy of start & nat
  (* The first moves that win are these. *)
  | Winning_moves of start & seq move
  (* There is an even kernel (that contains the vertex), or there is none. *)
  | Even_kernel of plain & option nat & bool
  (* The Grundy values of edge-delete on the paths have this period from some order on. *)
  | Edge_delete_paths of nat
  | By_rules of ruled & rule_outcomes.verdict
  (* The Grundy values of a game, whose moves have a radius, on the chains of all lengths. *)
  | Law_of_chain of chain_laws.chain_law
  (* A claim about the chains of all lengths, if games and terms have the laws that stand in it. *)
  | Claim_on_chain of chain_claims.chain_claim
  (* The claim is false of one of them. *)
  | Refuted_on_chain of chain_claims.refuted_claim
  (* The values of a term on the chains of all lengths. *)
  | Sequence_on_chain of chain_sequences.chain_sequence
  (* The truth of a term at a vertex of the chains of all lengths. *)
  | Truth_on_chain of vertex_sequences.vertex_sequence.

Definition kernel_exists (g : plain) (containing : option nat) : Prop :=
  exists2 S : {set vertex_of g}, even_kernel (graph_of g) S &
    if containing is Some v then exists2 u, u \in S & val u = v else True.

Definition holds (s : statement) : Prop :=
  match s with
  | Outcome s Next_wins => if position_of s is Some p then is_won p else False
  | Outcome s Previous_wins => if position_of s is Some p then is_lost p else False
  | Grundy s value =>
      impartial s /\ if position_of s is Some p then grundy (at_position p) = value else False
  | Winning_moves s moves =>
      impartial s /\ position_of s <> None /\
      forall m, m \in moves <-> exists2 q, after s m = Some q & is_lost q
  | Even_kernel g containing there_is =>
      (if containing is Some v then v < order g else True) /\
      if there_is then kernel_exists g containing else ~ kernel_exists g containing
  | Edge_delete_paths period =>
      0 < period /\ exists from, forall n, from <= n -> path_value (n + period) = path_value n
  | By_rules s v =>
      if first_position s is Some p then rule_outcomes.says (by_rules s) p v else False
  | Law_of_chain s => chain_laws.law_holds s /\ local_laws.moves_stay_near s
  | Claim_on_chain s => chain_claims.claim_holds s
  | Refuted_on_chain s => chain_claims.refuted s
  | Sequence_on_chain q => chain_sequences.sequence_holds q
  | Truth_on_chain q => vertex_sequences.vertex_sequence_holds q
  end.
