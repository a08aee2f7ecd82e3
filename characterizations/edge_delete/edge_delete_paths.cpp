// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/edge_delete/edge_delete_paths.hpp"

#include <algorithm>
#include <array>

#include "graph/contract.hpp"

namespace gazetteer {
namespace {

std::size_t index(std::int64_t i) {
    return static_cast<std::size_t>(i);
}

int grundy_of(std::span<const std::int64_t> orders) {
    int result = 0;
    for (std::int64_t n : orders) result ^= edge_delete_path_grundy_value(n);
    return result;
}

/// The vertices of a component in path order, or nothing if it is not a path of order >= 2.
std::vector<Vertex> in_path_order(const SparseGraph& g, const std::vector<Vertex>& component) {
    const auto end = std::ranges::find_if(component, [&](Vertex v) { return g.degree(v) == 1; });
    if (end == component.end() ||
        std::ranges::any_of(component, [&](Vertex v) { return g.degree(v) > 2; }))
        return {};
    std::vector<Vertex> result{*end};
    Vertex before = *end;
    Vertex here = g.neighbours(before).front();
    for (;;) {
        result.push_back(here);
        const auto next =
            std::ranges::find_if(g.neighbours(here), [&](Vertex w) { return w != before; });
        if (next == g.neighbours(here).end()) return result;
        before = here;
        here = *next;
    }
}

/// The edges that the split stands for: the one after `part` vertices from either end.
void append_edges(const std::vector<Vertex>& way, std::int64_t part, std::vector<Edge>& edges) {
    const auto n = static_cast<std::int64_t>(way.size());
    edges.push_back(edge(way[index(part - 1)], way[index(part)]));
    if (part != n - part) edges.push_back(edge(way[index(n - part - 1)], way[index(n - part)]));
}

}  // namespace

std::vector<int> edge_delete_path_grundy_values(int n_max) {
    require(n_max >= -1, "n_max >= -1");
    std::vector<int> g;
    for (int n = 0; n <= n_max; ++n) {
        std::vector<bool> taken;
        for (int k = 2; k <= n - 2; ++k) {
            const std::size_t value = index(g[index(k)] ^ g[index(n - k)]);
            if (taken.size() <= value) taken.resize(value + 1);
            taken[value] = true;
        }
        g.push_back(static_cast<int>(std::ranges::find(taken, false) - taken.begin()));
    }
    return g;
}

OctalGame dawsons_kayles() {
    return {{0, 7}};
}

const PeriodCertificate& edge_delete_path_certificate() {
    static const PeriodCertificate certificate = [] {
        auto result = certify_period(dawsons_kayles(), 34, 60);
        require(is_valid(result), "a valid certificate of the period 34");
        return result;
    }();
    return certificate;
}

int edge_delete_path_grundy_value(std::int64_t n) {
    require(n >= 2, "a path of order n >= 2");
    return edge_delete_path_certificate().value(n - 2);
}

bool in_sets_of_theorem_4(std::int64_t n) {
    constexpr std::array<std::int64_t, 9> exceptional{2, 3, 7, 11, 17, 23, 27, 31, 37};
    constexpr std::array<std::int64_t, 5> first_of_class{41, 45, 57, 61, 65};
    return std::ranges::find(exceptional, n) != exceptional.end() ||
           std::ranges::any_of(first_of_class,
                               [n](auto first) { return n >= first && (n - first) % 34 == 0; });
}

PathsVerdict decide_edge_delete_on_paths(std::span<const std::int64_t> orders) {
    const int grundy = grundy_of(orders);
    PathsVerdict verdict{grundy == 0 ? Outcome::P : Outcome::N, grundy, {}};
    if (verdict.outcome == Outcome::P) return verdict;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const std::int64_t n = orders[i];
        const int wanted = grundy ^ edge_delete_path_grundy_value(n);
        for (std::int64_t k = 2; k <= n - k; ++k)
            if ((edge_delete_path_grundy_value(k) ^ edge_delete_path_grundy_value(n - k)) == wanted)
                verdict.winning_splits.push_back({static_cast<int>(i), k});
    }
    return verdict;
}

std::optional<EdgeDeletePathsVerdict> decide_edge_delete_on_paths(const SparseGraph& g) {
    std::vector<std::vector<Vertex>> ways;
    std::vector<std::int64_t> orders;
    for (const auto& component : components(g)) {
        ways.push_back(in_path_order(g, component));
        if (ways.back().empty()) return std::nullopt;
        orders.push_back(static_cast<std::int64_t>(component.size()));
    }
    const PathsVerdict verdict = decide_edge_delete_on_paths(orders);
    EdgeDeletePathsVerdict result{verdict.outcome, verdict.grundy, {}};
    for (const auto& split : verdict.winning_splits)
        append_edges(ways[index(split.component)], split.part, result.winning_moves);
    std::ranges::sort(result.winning_moves);
    return result;
}

}  // namespace gazetteer
