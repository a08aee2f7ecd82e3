# SPDX-License-Identifier: GPL-3.0-or-later
"""FSU93, Theorem 1.1, checked by playing: the first player wins UVG from v if and only if every
maximum matching saturates v."""

import gazetteer

found = gazetteer.hunt("N(uvg) <-> saturated", "order ..6")
print(found)
assert found.verdict is gazetteer.Verdict.HOLDS

# The theorem names the move: along a maximum matching.
answer = gazetteer.solve("path 6", "uvg", root=2, by="theorem", certificate=True)
print(answer.outcome, answer.winning_moves, "by", answer.decided_by)

# Nobody has to believe that: the certificate is judged by a program that knows no theorem.
for finding in answer.certificate.check():
    print(finding.judgement, finding.text)

# A near miss is refuted, so the check can fail.
near = gazetteer.hunt("N(uvg) <-> not cut_vertex", "connected, order 2..6")
print(near.verdict, near.counterexample.graph.graph6)
assert near.verdict is gazetteer.Verdict.REFUTED
