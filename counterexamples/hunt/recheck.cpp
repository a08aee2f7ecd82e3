// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/hunt/recheck.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <numeric>

#include "counterexamples/hunt/tally.hpp"
#include "graph/enumeration/graph_counts.hpp"
#include "graph/enumeration/parsed_lines.hpp"
#include "language/naive/instances.hpp"
#include "language/naive/naive_digraphs.hpp"
#include "language/naive/naive_graphs.hpp"
#include "language/naive/naive_terms.hpp"
#include "properties/framework/domain.hpp"
#include "work/limits.hpp"
#include "work/threads.hpp"

namespace gazetteer::conjectures {

namespace {

constexpr int counted_order_max = 11;
constexpr int counted_digraph_order_max = 8;

/// All graphs of an order and size, by nauty-geng without any of its restrictions.
void for_each_of(int order, int size, const std::function<void(const Graph&)>& visit) {
    if (order == 0) {
        visit(Graph(0));
        return;
    }
    const std::string sizes = std::to_string(size);
    for_each_parsed({{"nauty-geng", {"-q", std::to_string(order), sizes + ":" + sizes}}},
                    parse_small_graph, [&](const Graph& g) {
                        visit(g);
                        return true;
                    });
}
/// All digraphs of an order and size: those that nauty-directg makes of all graphs of the order.
void for_each_of(int order, int size, const std::function<void(const Digraph&)>& visit) {
    if (order == 0) {
        visit(Digraph(0));
        return;
    }
    const std::string sizes = std::to_string(size);
    for_each_parsed({{"nauty-geng", {"-q", std::to_string(order)}},
                     {"nauty-directg", {"-q", "-e" + sizes + ":" + sizes}}},
                    parse_digraph, [&](const Digraph& d) {
                        visit(d);
                        return true;
                    });
}

/// How many graphs nauty makes of a slice; nothing where they are not counted.
std::optional<std::uint64_t> made_of(const HuntReport& report, const Slice& slice) {
    const bool directed = report.within_digraphs.has_value();
    if (slice.order > (directed ? counted_digraph_order_max : counted_order_max))
        return std::nullopt;
    return (directed ? digraph_counts_by_size(slice.order) : graph_counts_by_size(slice.order))
        .at(static_cast<std::size_t>(slice.size));
}

bool contains_square(const Graph& g) {
    for (Vertex u : g.vertices())
        for (Vertex w : g.vertices())
            if (u < w && (g.neighbours(u) & g.neighbours(w)).size() > 1) return true;
    return false;
}

/// A clique and an independent set have all vertices.
bool has_split_parts(const Graph& g) {
    return naive::some_subset(g, [&](VertexSet s) {
        return naive::clique(g, s) && naive::independent(g, g.vertices() - s);
    });
}

bool has_those_degrees(const GraphRestrictions& which, const Graph& g) {
    const std::vector<Vertex> all = g.vertices().to_vector();
    if (which.regular && !naive::regular(g)) return false;
    return std::ranges::all_of(all, [&](Vertex v) {
        return which.degree_min <= g.degree(v) && g.degree(v) <= which.degree_max;
    });
}

template <class AGraph, class Class>
SizeTally judged(const naive::Statement& statement, const Class& which, const Slice& slice) {
    SizeTally result;
    for_each_of(slice.order, slice.size, [&](const AGraph& g) {
        if (runs::stop_requested()) throw runs::Stopped();
        if (!belongs_by_definition(which, g)) return;
        const naive::Instances instances = statement.on(g);
        add(result, {1, instances.met > 0 ? 1U : 0U, instances.met, instances.failing});
    });
    return result;
}

SizeTally judged(const naive::Statement& statement, const HuntReport& report, const Slice& slice) {
    return report.within_digraphs ? judged<Digraph>(statement, *report.within_digraphs, slice)
                                  : judged<Graph>(statement, report.within.value(), slice);
}

/// The places of the slices in a random order, as many as the limit lets in.
std::vector<std::size_t> drawn(const HuntReport& report, const RecheckOptions& options) {
    std::vector<std::size_t> places(report.slices.size());
    std::iota(places.begin(), places.end(), 0U);
    properties::Dice dice(options.seed);
    for (std::size_t i = places.size(); i > 1; --i)
        std::swap(places[i - 1], places[static_cast<std::size_t>(dice.below(static_cast<int>(i)))]);
    std::uint64_t left = options.graphs_max;
    std::erase_if(places, [&](std::size_t place) {
        const auto graphs = made_of(report, report.slices[place]);
        if (!graphs || *graphs > left) return true;
        left -= *graphs;
        return false;
    });
    return places;
}

std::string words(const SizeTally& tally, About about) {
    return fmt::format("{} {}, {} met, {} instances, {} failing", tally.graphs,
                       about == About::digraphs ? "digraphs" : "graphs", tally.graphs_met,
                       tally.instances_met, tally.failures);
}

}  // namespace

bool belongs_by_definition(const GraphRestrictions& which, const Graph& g) {
    const auto none = [](bool asked, bool found) { return !asked || !found; };
    return which.size_min <= g.size() && g.size() <= which.size_max &&
           has_those_degrees(which, g) && none(which.connected, naive::component_count(g) > 1) &&
           none(which.biconnected, !naive::biconnected(g)) &&
           none(which.bipartite, !naive::bipartite(g)) &&
           none(which.triangle_free, !naive::triangle_free(g)) &&
           none(which.square_free, contains_square(g)) &&
           none(which.k4_free,
                naive::some_subset(
                    g, [&](VertexSet s) { return s.size() == 4 && naive::clique(g, s); })) &&
           none(which.chordal, !naive::chordal(g)) && none(which.split, !has_split_parts(g)) &&
           none(which.perfect, which.perfect && naive::perfect(g) == 0) &&
           none(which.claw_free, !naive::claw_free(g)) &&
           none(which.vertex_transitive, naive::graph_terms().at("vertex_transitive")(g) == 0) &&
           none(which.trees, !(naive::forest(g) && naive::component_count(g) == 1));
}

bool belongs_by_definition(const DigraphClass& which, const Digraph& d) {
    const auto is = [&](const char* word) { return naive::digraph_terms().at(word)(d) != 0; };
    return (!which.oriented || is("oriented")) && (!which.tournaments || is("tournament")) &&
           (!which.acyclic || (is("acyclic") && is("oriented"))) &&
           (!which.connected || naive::component_count(naive::named(d).graph) <= 1) &&
           (!which.strongly_connected || is("strongly_connected"));
}

Recheck recheck(const Conjecture& conjecture, const HuntReport& report,
                const RecheckOptions& options) {
    const naive::Statement statement(conjecture.expression());
    Recheck result;
    result.seed = options.seed;
    result.about = conjecture.expression().about();
    result.slices_in_all = report.slices.size();
    const std::vector<std::size_t> places = drawn(report, options);
    std::vector<std::optional<SizeTally>> wanted(places.size());
    runs::in_turn(places.size(), options.threads, [&](std::size_t i) {
        const runs::WorkLimits limits(options.stop);
        try {
            wanted[i] = judged(statement, report, report.slices[places[i]]);
        } catch (const runs::Stopped&) {
        }
    });
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Slice& slice = report.slices[places[i]];
        result.complete = result.complete && wanted[i];
        if (!wanted[i]) continue;
        ++result.slices;
        add(result.seen, *wanted[i]);
        if (*wanted[i] != slice.seen)
            result.differences.push_back({slice, *wanted[i], result.about});
    }
    return result;
}

std::string to_string(const RecheckDifference& difference) {
    return fmt::format("order {}, size {}: the hunt has {}; the second judge has {}",
                       difference.hunted.order, difference.hunted.size,
                       words(difference.hunted.seen, difference.about),
                       words(difference.wanted, difference.about));
}

}  // namespace gazetteer::conjectures
