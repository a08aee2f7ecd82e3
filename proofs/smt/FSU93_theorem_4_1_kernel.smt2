; SPDX-License-Identifier: GPL-3.0-or-later
; [FSU93, Theorem 4.1, proof] "Suppose n is odd. ... let v = (0, 0, 0, ..., 0). Let w = (1, 0, 0, ...,
; 0) and let S be the set of 0, 1 sequences of length n with precisely one 1. Then S is an even kernel
; for (Q_n - vw, w)."
;
; The reduction. A sequence x with precisely o ones has n neighbours in Q_n: n - o with one 1 more and
; o with one 1 fewer (ones_of_neighbours in proofs/coq/products/cubes.v, for every n). So the number of
; its neighbours in S depends on n and o alone. Without the edge vw the vertex v, the only one with
; o = 0, loses the neighbour w, which is in S; no other vertex outside S loses one, as w is in S. Two
; sequences that are adjacent have ones that differ by one. n is the dimension 2h + 1, and w is a
; sequence of length n with one 1.
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

; "no two elements of S are adjacent", at two sequences with so many ones.
(define-fun independent_at ((ones Int) (other Int)) Bool (not (and (in_S ones) (in_S other))))
; w: there are sequences of length n with one 1, and they are in S.
(define-fun nonempty_at ((n Int)) Bool (and (<= 0 1 n) (in_S 1)))

(declare-const n Int)
(declare-const h Int)
(declare-const ones Int)
(declare-const other Int)

(push 1)
(assert (>= n 1))
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

(push 1)
(assert (and (<= 0 ones n) (<= 0 other n)))
(push 1)
(assert (or (= other (+ ones 1)) (= other (- ones 1))))
(echo "independent: the hypotheses")
(set-info :status sat)
(check-sat)
(assert (not (independent_at ones other)))
(echo "independent")
(set-info :status unsat)
(check-sat)
(pop 1)
(push 1)
(assert (not (independent_at ones other)))
(assert (<= 2 n 8))
(echo "independent: any two sequences")
(set-info :status sat)
(check-sat)
(get-value (n ones other))
(pop 1)
(pop 1)

(push 1)
(assert (>= n 0))
(push 1)
(assert (= n (+ (* 2 h) 1)))
(echo "nonempty: the hypotheses")
(set-info :status sat)
(check-sat)
(assert (not (nonempty_at n)))
(echo "nonempty")
(set-info :status unsat)
(check-sat)
(pop 1)
(push 1)
(assert (not (nonempty_at n)))
(assert (<= n 8))
(echo "nonempty: n is even")
(set-info :status sat)
(check-sat)
(get-value (n))
(pop 1)
(pop 1)
