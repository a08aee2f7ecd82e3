# SPDX-License-Identifier: GPL-3.0-or-later
"""Is a position of UEG lost exactly if its root is in an even kernel? For bipartite graphs it is
(FSU93, Corollary 3.2). Not in general, and the least counterexample is drawn."""

import gazetteer

bipartite = gazetteer.hunt("P(ueg) <-> in_even_kernel", "bipartite, order ..7")
print(bipartite)

found = gazetteer.hunt("P(ueg) <-> in_even_kernel", "order ..6", certificate=True)
first = found.counterexample
print(found.verdict, first.graph.graph6, "at vertex", first.vertex)
print("its certificate is valid:", found.certificate.valid)

picture = gazetteer.draw(first.graph, root=first.vertex, game="ueg", title="the paw")
picture.save("counterexample.svg")

# How many graphs of each order are counterexamples?
table = gazetteer.evaluate(["order"], "order ..6", where="exists u: P(ueg, u) and not in_even_kernel(u)")
for order in range(1, 7):
    print(order, list(table["order"]).count(order))
