// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/papers/paper_skeleton.hpp"

#include <fmt/format.h>

#include <string_view>

#include "language/expressions/data_games.hpp"

namespace gazetteer::conjectures {

namespace {

constexpr std::string_view head =
    "# docs/PAPERS.md has the form. 'gazetteer paper --check' lists what is still to say.\n"
    "# The statements behind 'holds' are true of every game: put yours there.\n"
    "paper You26 \"The title\"\n"
    "  by       Your Name\n"
    "  journal  where it is found\n";

constexpr std::string_view on_paths =
    "\n"
    "claim {0} paths \"What you have shown of {0} on paths.\"\n"
    "  place   not confirmed\n"
    "  status  open\n"
    "  holds   {1}\n"
    "  on      path 1..7\n";

constexpr std::string_view on_all =
    "\n"
    "# With 'status proved' it is expected to hold, and wants a wrong variant that fails:\n"
    "#   misses NAME: STATEMENT\n"
    "# One that is false as printed has instead\n"
    "#   refuted by GRAPH\n"
    "#   repaired by CLAIM\n"
    "claim {0} small \"What you have shown of {0} on all small {2}.\"\n"
    "  place   not confirmed\n"
    "  status  open\n"
    "  holds   {3} -> {1}\n"
    "  on      {2}, order ..{4}\n";

/// What holds of every game, to be replaced.
std::string asked(const script::Rules& rules) {
    const std::string vertices = rules.token_count() == 2 ? ", u, w" : "";
    const auto is = [&](const char* word, const char* more) {
        return fmt::format("{}({}{}){}", word, rules.name, vertices, more);
    };
    std::string result = rules.is_partizan()
                             ? is("outcome", " = L") + " or " + is("outcome", " = R") + " or " +
                                   is("outcome", " = N") + " or " + is("outcome", " = P")
                             : is("P", "") + " or " + is("N", "");
    return vertices.empty() ? result : "(forall u, w: " + result + ")";
}

bool is_known(const script::Rules& rules) {
    const auto known = data_game_named(rules.name);
    return known && text(*rules_of(*known)) == text(rules);
}

}  // namespace

std::string paper_skeleton(std::span<const script::Rules> games) {
    std::string result(head);
    for (const script::Rules& rules : games)
        if (!is_known(rules)) result += "\n" + text(rules) + "\n";
    for (const script::Rules& rules : games) {
        const std::string what = asked(rules);
        if (!rules.directed) result += fmt::format(on_paths, rules.name, what);
        result += fmt::format(on_all, rules.name, what, rules.directed ? "digraphs" : "graphs",
                              rules.directed ? "acyclic" : "connected", rules.directed ? 3 : 5);
    }
    return result;
}

}  // namespace gazetteer::conjectures
