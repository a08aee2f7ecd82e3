# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of one's own, in two lines: take a vertex together with all its neighbours, if it has
any."""

import gazetteer

game = gazetteer.Game.from_text(
    """
game clearing on graphs
move u where degree(u) >= 1: delete(u, N(u))
"""
)

values = [gazetteer.solve(f"path {order}", game).grundy for order in range(1, 30)]
print("Grundy values on paths:", *values)
for period in range(1, 15):
    if all(values[i] == values[i + period] for i in range(len(values) - period)):
        print("period", period, "as far as we looked")
        break

print(game.name, "on cycles:", *(gazetteer.solve(f"cycle {n}", game).outcome for n in range(3, 16)))
counted = gazetteer.census(game, (1, 6))
for order in range(1, 7):
    print(order, counted.total(order))
