// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/by.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

#include "language/expressions/terms.hpp"

namespace gazetteer::conjectures {

namespace {

using Names = std::vector<std::string_view>;

const Names of_matchings{"inner_vertex", "outer_vertex", "perfect_vertex", "saturated",
                         "matching_number"};
const Names of_gf2{"gf2_rank", "nullity", "in_even_kernel", "has_even_kernel", "even_kernels"};

struct Theorem {
    TermGame game;
    const char* name;
    const char* where;
    /// Terms that rest on its theory.
    const Names& theory;
};

const std::vector<Theorem>& theorems() {
    static const std::vector<Theorem> result{
        {term_game<UndirectedVertexGeography>, "FSU93 Theorem 1.1", "", of_matchings},
        {term_game<Unrooted<UndirectedVertexGeography>>, "FSU93 section 1, unrooted UVG", "",
         of_matchings},
        {term_game<UndirectedEdgeGeography>, "FSU93 Theorem 3.1", "bipartite graphs", of_gf2},
        {term_game<Unrooted<UndirectedEdgeGeography>>, "FSU93 Corollary 3.6", "bipartite graphs",
         of_gf2},
        {term_game<Slither>, "And74 Theorem 1", "", of_matchings},
    };
    return result;
}

constexpr std::array<const char*, 3> by_names{"oracle", "theorem", "auto"};

}  // namespace

const char* to_string(By by) {
    return by_names.at(static_cast<std::size_t>(by));
}

std::optional<By> by_named(const std::string& name) {
    for (By by : {By::oracle, By::theorem, By::automatic})
        if (name == to_string(by)) return by;
    return std::nullopt;
}

std::vector<DecidedGame> decided_games(const Expression& expression) {
    std::set<std::string_view> used;
    std::set<TermGame> asked;
    for (const Node& node : expression.nodes()) {
        if (node.op != Op::term) continue;
        const std::string_view name = term(node.value).name;
        used.insert(name);
        if (name == "P" || name == "N") asked.insert(node.game);
    }
    std::vector<DecidedGame> result;
    for (const Theorem& theorem : theorems()) {
        if (!asked.contains(theorem.game)) continue;
        const auto same = std::ranges::find_if(
            theorem.theory, [&](std::string_view name) { return used.contains(name); });
        result.push_back({theorem.game, theorem.name, theorem.where,
                          same == theorem.theory.end() ? "" : std::string(*same)});
    }
    return result;
}

}  // namespace gazetteer::conjectures
