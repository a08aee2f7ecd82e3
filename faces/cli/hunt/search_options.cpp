// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/hunt/search_options.hpp"

#include <fmt/format.h>

#include "counterexamples/search/assumed_class.hpp"
#include "counterexamples/search/guided_hunt.hpp"
#include "counterexamples/search/random_moves.hpp"
#include "graph/families/named.hpp"
#include "language/expressions/large_terms.hpp"

namespace gazetteer::cli {

namespace {

const HuntRequest without_search;

/// deg on larger digraphs takes long.
constexpr int digraph_search_order_max = 10;

/// The numbers of the search, and the orders if any are given.
template <class Space>
void set_bounds(conjectures::GuidedSearchIn<Space>& search, const HuntRequest& request,
                int most = Graph::order_max) {
    search.seed = request.seed;
    search.tries = request.tries;
    search.islands = request.islands;
    if (request.order.empty()) return;
    const auto range = conjectures::parse_range(request.order);
    if (!range || range->high > most)
        throw InputError(fmt::format(
            "--order takes ..40, 3..40 or 40 with --search, at most {}{}, not '{}'", most,
            most > Graph::order_max
                ? ""
                : " (of trees, of graphs without --over, and --over blowups or links, 1000)",
            request.order));
    search.space.order_min = std::max(range->low, 1);
    if (range->high >= 0) search.space.order_max = range->high;
    if (search.space.order_min > search.space.order_max)
        throw InputError("--order: no order in '" + request.order + "' is from 1 to " +
                         std::to_string(search.space.order_max));
}

/// Among the graphs of --graphs.
template <class Space>
conjectures::GuidedSearchIn<Space> search_among_graphs(const HuntRequest& request,
                                                       int most = Graph::order_max) {
    conjectures::GuidedSearchIn<Space> result;
    const std::string graphs = graphs_of(request);
    if (find_family(graphs.substr(0, graphs.find(' '))) != nullptr)
        throw InputError("a guided search goes over a class of graphs, not over a family: '" +
                         graphs + "'");
    result.space.which = value_of(conjectures::parse_restrictions(graphs), graphs, "--graphs");
    set_bounds(result, request, most);
    return result;
}

/// Whether the search has graphs to begin with. A portfolio has none where each of its spaces has
/// none.
template <class Space>
bool has_start(const Space& space, std::uint64_t seed) {
    return start_of(space, seed).has_value();
}
bool has_start(const conjectures::PortfolioSpace& space, std::uint64_t seed) {
    return !space.with_use(seed).spaces().empty();
}

/// Among those of them on which the hypotheses hold that speak of a class. Where no such graph is
/// found to begin with, among all.
template <class Space>
conjectures::GuidedSearchIn<Space> search_among_assumed(const conjectures::Conjecture& conjecture,
                                                        const HuntRequest& request,
                                                        int most = Graph::order_max) {
    const auto all = search_among_graphs<Space>(request, most);
    auto result = all;
    result.space.which = all.space.order_max > Graph::order_max
                             ? assumed_large_class(all.space.which, conjecture)
                             : assumed_class(all.space.which, conjecture);
    if (result.space.which == all.space.which) return all;
    return has_start(result.space, result.seed) ? result : all;
}

/// Whether the search is among trees of which some have more than 64 vertices.
bool asks_for_large_trees(const conjectures::Conjecture& conjecture, const HuntRequest& request) {
    const auto range = conjectures::parse_range(request.order);
    if (!range || range->high <= Graph::order_max) return false;
    if (request.over != "all" && request.over != "flips") return false;
    const auto which = conjectures::parse_restrictions(graphs_of(request));
    return which &&
           assumed_large_class(*which, conjecture) == conjectures::GraphRestrictions{.trees = true};
}

conjectures::GuidedTreeSearch guided_tree_search_of(const HuntRequest& request) {
    conjectures::GuidedTreeSearch result;
    set_bounds(result, request, conjectures::large_order_max);
    return result;
}

conjectures::GuidedDigraphSearch guided_digraph_search_of(const HuntRequest& request) {
    conjectures::GuidedDigraphSearch result;
    result.space.order_max = digraph_search_order_max;
    result.space.which = value_of(conjectures::parse_digraph_class(request.graphs).value(),
                                  request.graphs, "--graphs");
    set_bounds(result, request);
    if (request.over != without_search.over && request.over != "flips")
        throw InputError("--over " + request.over +
                         " goes among graphs; digraphs are searched by flips");
    return result;
}

}  // namespace

void add_search_options(Verb& verb, HuntRequest& request) {
    verb.option("--search", &request.search,
                "Search beyond exhaustion, guided by how far a graph is from failing; over the "
                "--graphs of --order (..20 if none, of digraphs ..10; at most ..1000, of digraphs "
                "and with the other --over than blowups and links ..64)");
    verb.option("--trees", &request.trees, "With --search: for --graphs trees");
    verb.option(
            "--over", &request.over,
            "With --search: flips: change single edges and vertices; blowups: change classes of "
            "like vertices, as in corona(K8, K1); compositions: rewrite expressions, as in "
            "join(cycle(5), K2); links: of graphs that hang together at single vertices, as in "
            "link(K3, beads(path(9), K4)); circulants, cayley: change groups and connection sets; "
            "all: side by side, links where --order goes beyond 64")
        .one_of({"all", "flips", "blowups", "compositions", "links", "circulants", "cayley"})
        .shows_default()
        .value_named("");
    verb.option("--family", &request.family,
                "With --search: set the numbers of a construction that was found free to M, and "
                "judge graphs to order 64 by all that can be said; without it to 40, where large "
                "graphs are asked all that the conjecture says")
        .between(0, 500)
        .value_named("M");
    verb.option("--tries", &request.tries, "With --search: graphs to look at")
        .between(std::uint64_t{1}, std::uint64_t{1'000'000'000'000})
        .shows_default();
    verb.option("--islands", &request.islands,
                "With --search: searches side by side; what is found depends on it, not on "
                "--threads")
        .between(1, 1000)
        .shows_default();
}

std::string graphs_of(const HuntRequest& request) {
    return request.trees ? "trees" : request.graphs;
}

void check_search(const HuntRequest& request) {
    if (!request.search) {
        if (request.trees) throw InputError("--trees goes with --search; else --graphs trees");
        if (request.tries != without_search.tries || request.islands != without_search.islands)
            throw InputError("--tries and --islands go with --search");
        if (request.family != without_search.family)
            throw InputError("--family goes with --search");
        if (request.over != without_search.over) throw InputError("--over goes with --search");
        return;
    }
    if (!request.input.empty() || !request.given.empty() || !request.random.empty())
        throw InputError(
            "--search goes with --graphs and --order, not with given or random graphs");
    if (request.trees && !request.graphs.empty())
        throw InputError("--trees stands for --graphs trees: not both");
    if (request.near > 0)
        throw InputError(
            "--near goes with graphs that are gone through; --search names the closest");
    if (request.by != without_search.by)
        throw InputError("--search asks the oracle alone: no --by " + request.by);
}

conjectures::GuidedSearch guided_search_of(const HuntRequest& request) {
    return search_among_graphs<conjectures::SearchSpace>(request);
}

conjectures::HuntReport searched(const conjectures::Conjecture& conjecture,
                                 const HuntRequest& request,
                                 const conjectures::HuntOptions& options) {
    if (about_of(request) == conjectures::About::digraphs)
        return hunt_guided(conjecture, guided_digraph_search_of(request), request.graphs, options);
    if (asks_for_large_trees(conjecture, request))
        return hunt_guided(conjecture, guided_tree_search_of(request), "trees", options);
    const auto in = [&](const auto& search) {
        return hunt_guided(conjecture, search, graphs_of(request), options);
    };
    if (request.over == "flips")
        return in(search_among_assumed<conjectures::SearchSpace>(conjecture, request));
    if (request.over == "blowups")
        return in(search_among_assumed<conjectures::BlowUpSpace>(conjecture, request,
                                                                 conjectures::large_order_max));
    if (request.over == "compositions")
        return in(search_among_assumed<conjectures::CompositionSpace>(conjecture, request));
    if (request.over == "links") {
        auto search = search_among_assumed<conjectures::CompositionSpace>(
            conjecture, request, conjectures::large_order_max);
        search.space = linked_compositions(search.space);
        return in(search);
    }
    if (request.over == "circulants" || request.over == "cayley") {
        auto search = search_among_assumed<conjectures::CayleySpace>(conjecture, request);
        search.space.cyclic_only = request.over == "circulants";
        return in(search);
    }
    return in(search_among_assumed<conjectures::PortfolioSpace>(conjecture, request,
                                                                conjectures::large_order_max));
}

}  // namespace gazetteer::cli
