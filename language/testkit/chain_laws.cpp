// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/testkit/chain_laws.hpp"

#include "graph/chains/named_chains.hpp"
#include "graph/families/chain_text.hpp"
#include "graph/index.hpp"
#include "language/rules/game_library.hpp"
#include "oracle/chains/laws.hpp"

namespace gazetteer::conjectures {

namespace {

using chains::GameLaw;
using chains::Pattern;
using chains::pattern_of;
using chains::Unit;

constexpr std::size_t values_shown = 24;
constexpr int length_max = 2'000;

Chain ring(Chain chain) {
    chain.ring = true;
    return chain;
}

/// A chain of paths of three vertices, with these joins and ends.
Pattern in_words(const char* joins) {
    return pattern_of(*parse_chain(std::string("chain \"path 3\" joins ") + joins));
}

std::string numbers(const std::vector<int>& list, std::size_t most) {
    std::string result;
    for (std::size_t i = 0; i < list.size() && i < most; ++i)
        result += (i == 0 ? "" : " ") + std::to_string(list[i]);
    return list.size() > most ? result + " ..." : result;
}

std::string law_text(const GameLaw& law) {
    std::string result;
    if (law.proved)
        result = "PROVED: period " + std::to_string(law.own.period) +
                 " from n = " + std::to_string(law.own.preperiod) +
                 "; exceptions: " + (law.exceptions.empty() ? "none" : numbers(law.exceptions, 30));
    else
        result = "no period of all kinds to length " + std::to_string(law.rows[0].size());
    return result + "; kinds: " + std::to_string(law.table.kinds.size()) +
           "; pieces compared: " + std::to_string(law.table.checked) +
           "; values from n = " + std::to_string(law.length_min) + ": " +
           numbers(law.values, values_shown);
}

std::string answer(const script::Rules& rules, const Pattern& pattern) {
    try {
        return law_text(chains::law_of(rules, pattern, {.length_max = length_max}));
    } catch (const chains::NotDecided& why) {
        return std::string("not decided: ") + why.what();
    }
}

}  // namespace

const std::vector<NamedPattern>& named_patterns() {
    const Unit k3{3, {{0, 1}, {0, 2}, {1, 2}}, {{0, 0}, {1, 1}, {2, 2}}};
    const Unit triangle{2, {{0, 1}}, {{0, 0}, {1, 0}}};
    const Unit strip{2, {{0, 1}}, {{0, 0}, {1, 1}, {1, 0}}};
    const Unit beads{3, {{0, 1}, {0, 2}, {1, 2}}, {{1, 0}}};
    const Unit king{2, {{0, 1}}, {{0, 0}, {0, 1}, {1, 0}, {1, 1}}};
    static const std::vector<NamedPattern> result{
        {"path", pattern_of(path_chain())},
        {"cycle", pattern_of(cycle_chain())},
        {"comb", pattern_of(comb_chain())},
        {"sun", pattern_of(sun_chain())},
        {"caterpillar 2", pattern_of(caterpillar_chain(2))},
        {"sun with 2 leaves a vertex", pattern_of(ring(caterpillar_chain(2)))},
        {"caterpillar 3", pattern_of(caterpillar_chain(3))},
        {"ladder", pattern_of(ladder_chain())},
        {"prism", pattern_of(prism_chain())},
        {"moebius", pattern_of(moebius_chain())},
        {"grid 3", pattern_of(grid_chain(3))},
        {"K_3 x path", {.unit = k3}},
        {"K_3 x cycle", {.unit = k3, .closed = true}},
        {"triangles in a row", {.unit = triangle}},
        {"triangles in a ring", {.unit = triangle, .closed = true}},
        {"square of a path of 2n", {.unit = strip}},
        {"square of a cycle of 2n", {.unit = strip, .closed = true}},
        {"triangles joined by edges", {.unit = beads}},
        {"triangles joined by edges in a ring", {.unit = beads, .closed = true}},
        {"king's 2 x n", {.unit = king}},
        {"king's 2 x n ring", {.unit = king, .closed = true}},
        {"diamonds in a row", in_words("1-0,1-1,1-2 left \"K1\" joins 0-0,0-1,0-2 n")},
        {"4-cycles in a row at opposite vertices", in_words("1-0,1-2 left \"K1\" joins 0-0,0-2 n")},
        {"4-cycles in a row at neighbours", in_words("2-0,2-2 left \"K1\" joins 0-0,0-2 n")},
        {"path of 3n with edges to the third next", in_words("2-0,0-0,1-1,2-2 n")},
    };
    return result;
}

std::string chain_laws_text() {
    std::string result =
        "# The Grundy values of the shipped games on chains of n units, n as large as one likes.\n"
        "# Written by: chain_laws_record FILE. README.md says what a line means.\n";
    std::string others;
    const GameLibrary library = GameLibrary::shipped();
    for (const script::Rules& rules : library.games()) {
        try {
            chains::locality_of(rules);
        } catch (const chains::NotDecided& why) {
            others += rules.name + "; any chain; not decided: " + why.what() + "\n";
            continue;
        }
        for (const auto& [name, pattern] : named_patterns())
            result += rules.name + "; " + name + "; " + answer(rules, pattern) + "\n";
    }
    return result + others;
}

}  // namespace gazetteer::conjectures
