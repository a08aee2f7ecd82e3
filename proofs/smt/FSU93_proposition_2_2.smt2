; SPDX-License-Identifier: GPL-3.0-or-later
; [FSU93, Proposition 2.2] "If S is an even kernel for G and v is in S, then (G, v) is a P-position in
; UEG. Proof. The second player wins with the following simple strategy: Always move to a vertex in S
; (it does not matter which one). ... the second player is never at a loss for a move."
;
; An even kernel is nonempty, "no two elements of S are adjacent" (1), and "every vertex not in S is
; adjacent to an even number (possibly 0) of vertices in S" (2). V is the set of vertices, of any
; size; G has the edges E. The first player moves from v to w, which leaves G1 = G - vw with the edges
; E1; the second from w to u, which leaves G2 = G1 - wu with the edges E2.
;
; The reduction. (odd a) says that a has an odd number of neighbours in S; of this number three things
; are used, that are true of any finite number:
;   - without the edge vw, a has one neighbour in S fewer if a is w and v in S, or a is v and w in S:
;     that is how odd1 is defined from odd, and odd2 from odd1;
;   - whoever has an odd number of them has one: the hypothesis on w in G1.
; The invariant is that S is an even kernel of what is left and contains the token. From there the
; first player must leave S (first query), the second player can move back into it (second), and S
; is an even kernel again, (1) by the third query and (2) by the fourth; it contains u, and so the
; invariant holds again. The game ends as edges are erased, and not with the second player to move.
;
; The hypotheses and the near misses are shown satisfiable by graphs with the four vertices v0, ...,
; v3, in which (odd a) is the parity that it should be.
(set-logic ALL)

(declare-sort V 0)
(declare-fun E (V V) Bool)
(declare-fun S (V) Bool)
(declare-fun odd (V) Bool)
(declare-const v V)
(declare-const w V)
(declare-const u V)
(declare-const v0 V)
(declare-const v1 V)
(declare-const v2 V)
(declare-const v3 V)

(define-fun same_pair ((a V) (b V) (c V) (d V)) Bool
  (or (and (= a c) (= b d)) (and (= a d) (= b c))))
(define-fun E1 ((a V) (b V)) Bool (and (E a b) (not (same_pair a b v w))))
(define-fun E2 ((a V) (b V)) Bool (and (E1 a b) (not (same_pair a b w u))))
(define-fun odd1 ((a V)) Bool (xor (odd a) (and (= a w) (S v)) (and (= a v) (S w))))
(define-fun odd2 ((a V)) Bool (xor (odd1 a) (and (= a u) (S w)) (and (= a w) (S u))))

; A graph, the root v in S, and a move of the first player.
(assert (forall ((a V) (b V)) (= (E a b) (E b a))))
(assert (forall ((a V)) (not (E a a))))
(assert (S v))
(assert (E v w))
(assert (=> (odd1 w) (exists ((b V)) (and (E1 w b) (S b)))))

(push 1)
(assert (forall ((a V) (b V)) (not (and (E a b) (S a) (S b)))))
(assert (forall ((a V)) (=> (not (S a)) (not (odd a)))))
(push 1)
(assert (distinct v0 v1 v2 v3))
(assert (forall ((a V)) (or (= a v0) (= a v1) (= a v2) (= a v3))))
(assert (forall ((a V)) (= (odd a) (xor (and (E a v0) (S v0)) (and (E a v1) (S v1))
                                        (and (E a v2) (S v2)) (and (E a v3) (S v3))))))
(echo "the first move: the hypotheses")
(set-info :status sat)
(check-sat)
(pop 1)
(push 1)
(assert (not (not (S w))))
(echo "the first player leaves S")
(set-info :status unsat)
(check-sat)
(pop 1)
(push 1)
(assert (not (exists ((b V)) (and (E1 w b) (S b)))))
(echo "there is a reply into S")
(set-info :status unsat)
(check-sat)
(pop 1)
(assert (E1 w u))
(assert (S u))
(push 1)
(assert (distinct v0 v1 v2 v3))
(assert (forall ((a V)) (or (= a v0) (= a v1) (= a v2) (= a v3))))
(assert (forall ((a V)) (= (odd a) (xor (and (E a v0) (S v0)) (and (E a v1) (S v1))
                                        (and (E a v2) (S v2)) (and (E a v3) (S v3))))))
(echo "the reply: the hypotheses")
(set-info :status sat)
(check-sat)
(pop 1)
(push 1)
(assert (not (forall ((a V) (b V)) (not (and (E2 a b) (S a) (S b))))))
(echo "(1) holds again")
(set-info :status unsat)
(check-sat)
(pop 1)
(push 1)
(assert (not (forall ((a V)) (=> (not (S a)) (not (odd2 a))))))
(echo "(2) holds again")
(set-info :status unsat)
(check-sat)
(pop 1)
(pop 1)

; In the first two near misses w has no other edge, so that the first player wins at once.
(push 1)
(assert (forall ((a V)) (=> (not (S a)) (not (odd a)))))
(assert (not (not (S w))))
(assert (distinct v0 v1 v2 v3))
(assert (forall ((a V)) (or (= a v0) (= a v1) (= a v2) (= a v3))))
(assert (forall ((a V)) (= (odd a) (xor (and (E a v0) (S v0)) (and (E a v1) (S v1))
                                        (and (E a v2) (S v2)) (and (E a v3) (S v3))))))
(assert (forall ((a V)) (=> (E w a) (= a v))))
(echo "the first player leaves S: without (1)")
(set-info :status sat)
(check-sat)
(get-value (v w v0 v1 v2 v3 (S v0) (S v1) (S v2) (S v3)
            (E v0 v1) (E v0 v2) (E v0 v3) (E v1 v2) (E v1 v3) (E v2 v3)))
(pop 1)

(push 1)
(assert (forall ((a V) (b V)) (not (and (E a b) (S a) (S b)))))
(assert (not (exists ((b V)) (and (E1 w b) (S b)))))
(assert (distinct v0 v1 v2 v3))
(assert (forall ((a V)) (or (= a v0) (= a v1) (= a v2) (= a v3))))
(assert (forall ((a V)) (= (odd a) (xor (and (E a v0) (S v0)) (and (E a v1) (S v1))
                                        (and (E a v2) (S v2)) (and (E a v3) (S v3))))))
(assert (forall ((a V)) (=> (E w a) (= a v))))
(echo "there is a reply into S: without (2)")
(set-info :status sat)
(check-sat)
(get-value (v w v0 v1 v2 v3 (S v0) (S v1) (S v2) (S v3)
            (E v0 v1) (E v0 v2) (E v0 v3) (E v1 v2) (E v1 v3) (E v2 v3)
            (E1 v0 v1) (E1 v0 v2) (E1 v0 v3) (E1 v1 v2) (E1 v1 v3) (E1 v2 v3)))
(pop 1)

(push 1)
(assert (forall ((a V)) (=> (not (S a)) (not (odd a)))))
(assert (E1 w u))
(assert (S u))
(assert (not (forall ((a V) (b V)) (not (and (E2 a b) (S a) (S b))))))
(assert (distinct v0 v1 v2 v3))
(assert (forall ((a V)) (or (= a v0) (= a v1) (= a v2) (= a v3))))
(assert (forall ((a V)) (= (odd a) (xor (and (E a v0) (S v0)) (and (E a v1) (S v1))
                                        (and (E a v2) (S v2)) (and (E a v3) (S v3))))))
(echo "(1) holds again: without (1)")
(set-info :status sat)
(check-sat)
(get-value (v w u v0 v1 v2 v3 (S v0) (S v1) (S v2) (S v3)
            (E v0 v1) (E v0 v2) (E v0 v3) (E v1 v2) (E v1 v3) (E v2 v3)
            (E1 v0 v1) (E1 v0 v2) (E1 v0 v3) (E1 v1 v2) (E1 v1 v3) (E1 v2 v3)
            (E2 v0 v1) (E2 v0 v2) (E2 v0 v3) (E2 v1 v2) (E2 v1 v3) (E2 v2 v3)))
(pop 1)

(push 1)
(assert (forall ((a V) (b V)) (not (and (E a b) (S a) (S b)))))
(assert (forall ((a V)) (=> (not (S a)) (not (odd a)))))
(assert (E1 w u))
(assert (not (forall ((a V)) (=> (not (S a)) (not (odd2 a))))))
(assert (distinct v0 v1 v2 v3))
(assert (forall ((a V)) (or (= a v0) (= a v1) (= a v2) (= a v3))))
(assert (forall ((a V)) (= (odd a) (xor (and (E a v0) (S v0)) (and (E a v1) (S v1))
                                        (and (E a v2) (S v2)) (and (E a v3) (S v3))))))
(echo "(2) holds again: a reply that is not into S")
(set-info :status sat)
(check-sat)
(get-value (v w u v0 v1 v2 v3 (S v0) (S v1) (S v2) (S v3)
            (E v0 v1) (E v0 v2) (E v0 v3) (E v1 v2) (E v1 v3) (E v2 v3)
            (E1 v0 v1) (E1 v0 v2) (E1 v0 v3) (E1 v1 v2) (E1 v1 v3) (E1 v2 v3)
            (E2 v0 v1) (E2 v0 v2) (E2 v0 v3) (E2 v1 v2) (E2 v1 v3) (E2 v2 v3)))
(pop 1)
