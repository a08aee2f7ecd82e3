// SPDX-License-Identifier: GPL-3.0-or-later
// How much processor time the Grundy values of a game on a chain take: chains_bench GAME CHAIN
// UNITS, as in chains_bench node_kayles 'ladder n' 100000.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>

#include "graph/families/chain_text.hpp"
#include "language/rules/game_library.hpp"
#include "oracle/chains/dense_values.hpp"
#include "oracle/chains/laws.hpp"

namespace {

using namespace gazetteer;

/// Every length is computed, whether or not there is a period.
void measure(const script::Rules& rules, const Chain& chain, int units) {
    const chains::ChainTable table = chains::table_of(rules, chains::pattern_of(chain));
    chains::ValueRows rows;
    const std::clock_t start = std::clock();
    chains::extend_densely(table.heaps, units, rows);
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    std::size_t moves = 0;
    for (const chains::KindMoves& of : table.heaps.moves)
        moves += of.near.size() + of.middle.size();
    int greatest = 0;
    for (const std::vector<int>& row : rows)
        greatest = std::max(greatest, *std::ranges::max_element(row));
    fmt::print("{} kinds, {} moves, values to {}: {} units in {:.2f} s of processor time\n",
               table.kinds.size(), moves, greatest, units, seconds);
}

}  // namespace

int main(int argc, char** argv) {
    const auto library = conjectures::GameLibrary::shipped();
    const script::Rules* const rules = argc == 4 ? library.find(argv[1]) : nullptr;
    const auto chain = argc == 4 ? parse_chain(argv[2]) : Parsed<Chain>(ParseError{"", 1});
    const int units = argc == 4 ? std::atoi(argv[3]) : 0;
    if (rules == nullptr || !chain || units < 1) {
        fmt::print(stderr, "usage: chains_bench GAME CHAIN UNITS\n");
        return 2;
    }
    measure(*rules, *chain, units);
    return 0;
}
