// SPDX-License-Identifier: GPL-3.0-or-later
// A claim of one's own with its near miss.
#include <gazetteer/gazetteer.hpp>
#include <iostream>

using namespace gazetteer;

/// Whether the root is P in undirected edge geography.
bool is_P(const Instance& instance) {
    return solve(Game::named("ueg"), instance.graph, {{instance.vertex.value()}},
                 {.by = By::search})
               .outcome == Outcome::P;
}

/// Whether an even kernel contains the root.
bool in_even_kernel(const Instance& instance) {
    const Graph& g = std::get<Graph>(instance.graph);
    return even_kernel(g, instance.vertex).existence == Existence::exists;
}

int main() {
    const Claim claim{
        .id = "even kernels",
        .says = "In a bipartite graph a root is P iff an even kernel contains it.",
        .over = "bipartite, order ..6",
        .about_vertices = true,
        .holds = [](const Instance& i) { return tested(is_P(i) == in_even_kernel(i)); },
        .near_misses = {{"N for P",
                         [](const Instance& i) { return tested(is_P(i) != in_even_kernel(i)); }}},
    };
    const ClaimReport report = run(claim);
    std::cout << to_text(report);
    return report.passed() ? 0 : 1;
}
