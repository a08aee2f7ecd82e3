// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/hunt/ground_options.hpp"

#include "graph/families/named.hpp"

namespace gazetteer::cli {

namespace {

/// What --graphs takes, for its help.
std::string classes_text() {
    return "connected biconnected bipartite triangle-free square-free K4-free chordal split "
           "perfect "
           "claw-free vertex-transitive trees regular [k], degree a..b, edges a..b; or a family "
           "with a range for "
           "each "
           "number, grid 2..6 2..6 or cube ..5: " +
           family_list() +
           "; or digraphs, oriented, tournaments, acyclic, strongly_connected, connected digraphs";
}

}  // namespace

void add_ground_options(Verb& verb, HuntRequest& request) {
    verb.option("--graphs", &request.graphs, classes_text()).value_named("CLASS");
    verb.option("--order", &request.order,
                "Orders of the graphs: a..b, ..b (from 1) or b; ..7 if none (of digraphs ..5, of a "
                "family all)")
        .value_named("RANGE");
    verb.option("--input", &request.input, "Graphs one a line, from FILE or - (stdin)")
        .value_named("FILE");
    verb.option("--graph", &request.given,
                "This graph (graph6, sparse6, digraph6, a family's, as 'grid 3 3', or a "
                "construction, as "
                "'corona(K8, K1)'); may be repeated")
        .value_named("GRAPH")
        .one_word();
    verb.option(
            "--random", &request.random,
            "gnp(n, p), gnm(n, m), tree(n), bipartite(a, b, p), regular(n, d), digraph(n, p) or "
            "tournament(n)")
        .value_named("MODEL");
    verb.option("--count", &request.count, "Random graphs to draw")
        .between(std::uint64_t{0}, std::uint64_t{1'000'000'000'000})
        .shows_default();
    verb.option("--seed", &request.seed, "Seed of the random graphs or of the search")
        .non_negative()
        .shows_default();
    verb.option(
            "--exhaustive", &request.exhaustive_order_max,
            "Replace a random counterexample, or one searched for, by a least one up to this order")
        .between(0, 20)
        .shows_default();
}

int grounds_in(const HuntRequest& request) {
    const int grounds = (request.graphs.empty() && request.order.empty() ? 0 : 1) +
                        (request.input.empty() ? 0 : 1) + (request.given.empty() ? 0 : 1) +
                        (request.random.empty() ? 0 : 1);
    if (grounds > 1)
        throw InputError("--graphs with --order, --input, --graph and --random exclude each other");
    return grounds;
}

}  // namespace gazetteer::cli
