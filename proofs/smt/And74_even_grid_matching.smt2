; SPDX-License-Identifier: GPL-3.0-or-later
; [And74, after Theorem 1] "If G is an m x n rectangular grid, then if mn is even, a perfect matching
; exists".
;
; The reduction. One of m and n is even, say m. The vertex (i, j) is matched with (i', j), i' = i + 1 for
; odd i and i - 1 for even i. So it is enough that i' is in the grid, next to i, and matched with i.
(set-logic ALL)

(define-fun mate ((i Int)) Int (ite (= (mod i 2) 1) (+ i 1) (- i 1)))
(define-fun is_matched ((m Int) (i Int)) Bool
  (and (<= 1 (mate i) m) (or (= (mate i) (+ i 1)) (= i (+ (mate i) 1))) (= (mate (mate i)) i)))

(declare-const m Int)
(declare-const i Int)
(declare-const h Int)
(assert (<= 1 i m))
(push 1)
(assert (= m (* 2 h)))
(echo "perfect: the hypotheses")
(set-info :status sat)
(check-sat)
(assert (not (is_matched m i)))
(echo "perfect")
(set-info :status unsat)
(check-sat)
(pop 1)
(push 1)
(assert (not (is_matched m i)))
(assert (<= m 8))
(echo "perfect: m is odd")
(set-info :status sat)
(check-sat)
(get-value (m i))
(pop 1)
