; SPDX-License-Identifier: GPL-3.0-or-later
; [FSU93, Theorem 4.1, proof] "Suppose n is odd. ... let v = (0, 0, 0, ..., 0). Let w = (1, 0, 0, ...,
; 0) and let S be the set of 0, 1 sequences of length n with precisely one 1. Then S is an even kernel
; for (Q_n - vw, w)."
;
; The reduction. A sequence x with precisely o ones has n neighbours in Q_n: n - o with one 1 more and
; o with one 1 fewer. So the number of its neighbours in S depends on n and o alone. Without the edge
; vw the vertex v, the only one with o = 0, loses the neighbour w, which is in S; no other vertex
; outside S loses one, as w is in S. Two elements of S have as many ones, so they are not adjacent.
; n is the dimension 2h + 1, and w makes S nonempty as n >= 1.
(set-logic ALL)

(define-fun in_S ((ones Int)) Bool (= ones 1))
; The neighbours in S of a sequence of length n with so many ones.
(define-fun neighbours_in_S ((n Int) (ones Int)) Int
  (+ (ite (in_S (+ ones 1)) (- n ones) 0) (ite (in_S (- ones 1)) ones 0)))
; The same in Q_n - vw, outside S.
(define-fun neighbours_left_in_S ((n Int) (ones Int)) Int
  (- (neighbours_in_S n ones) (ite (= ones 0) 1 0)))
(define-fun even_at ((n Int) (ones Int)) Bool
  (or (in_S ones) (= (mod (neighbours_left_in_S n ones) 2) 0)))

(declare-const n Int)
(declare-const h Int)
(declare-const ones Int)
(assert (>= n 1))

(push 1)
(assert (<= 0 ones n))
(push 1)
(assert (= n (+ (* 2 h) 1)))
(echo "even: the hypotheses")
(set-info :status sat)
(check-sat)
(assert (not (even_at n ones)))
(echo "even")
(set-info :status unsat)
(check-sat)
(pop 1)
(push 1)
(assert (not (even_at n ones)))
(assert (<= n 8))
(echo "even: n is even")
(set-info :status sat)
(check-sat)
(get-value (n ones))
(pop 1)
(pop 1)
