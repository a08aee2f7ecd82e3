// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/decisions/bound_witnesses.hpp"

#include <algorithm>
#include <map>

#include "certificates/check/invariants/terms/set_properties.hpp"
#include "characterizations/matchings/matching_criterion.hpp"
#include "graph/index.hpp"
#include "graph/predicates.hpp"
#include "language/expressions/terms.hpp"
#include "language/terms/invariants/attained.hpp"
#include "work/decisions/offered_lines.hpp"
#include "work/decisions/reduced_graphs.hpp"
#include "work/decisions/witness_search.hpp"

namespace gazetteer::decisions {

namespace {

namespace invariants = conjectures::invariants;
namespace own = check::invariants;
using conjectures::Integer;

/// Two are adjacent if the sets of theirs meet.
template <class Sets>
Graph where_sets_meet(const Graph& g, Sets set_of) {
    Graph result(g.order());
    for (Vertex v : g.vertices())
        for (Vertex u : VertexSet::first(v))
            if (set_of(u).meets(set_of(v))) result.add_edge(u, v);
    return result;
}

/// The line graph, with the edges in the order 0-1, 0-2, 1-2, ...; nothing if these are too many.
std::optional<Graph> edges_meeting(const Graph& g) {
    if (g.size() > Graph::order_max) return std::nullopt;
    std::vector<VertexSet> ends;
    for (Vertex v : g.vertices())
        for (Vertex u : g.neighbours(v) & VertexSet::first(v)) ends.push_back({u, v});
    return where_sets_meet(Graph(g.size()), [&](Vertex e) { return ends[index(e)]; });
}

/// Sets that may leave many components: none, one vertex or two, all but an independent set, and
/// the one for the toughness.
std::vector<VertexSet> parting_sets(const Graph& g) {
    std::vector<VertexSet> result{{}};
    for (Vertex v : g.vertices()) {
        result.push_back({v});
        for (Vertex u : VertexSet::first(v)) result.push_back({u, v});
    }
    result.push_back(g.vertices() - least_part(g, value_of("independence_number")));
    if (const auto set = invariants::tough_set(g)) result.push_back(*set);
    return result;
}

class Lines : public OfferedLines {
  public:
    using OfferedLines::OfferedLines;

    void make() {
        if (const auto make = makers().find(term()); make != makers().end())
            (this->*make->second)();
    }

  private:
    using Make = void (Lines::*)();
    static const std::map<std::string_view, Make>& makers();

    VertexSet part_with(const char* term) const { return least_part(g_, value_of(term)); }
    Graph spanning() const { return fewest_edges(g_, value_); }

    void greatest_part() { at_least(least_part(g_, value_)); }
    void imperfect_part() {
        if (value() == 0) at_most(least_part(g_, value_));
    }
    /// Colours, each class a clique of the other graph.
    void colours() { at_most(classes(most_edges(g_, value_of("chromatic_number")))); }
    std::vector<int> cliques() const {
        return classes(most_edges(conjectures::complement(g_), value_of("chromatic_number")));
    }

    void independence_number() {
        greatest_part();
        at_most(cliques());
    }
    void clique_number() {
        greatest_part();
        colours();
    }
    void vertex_cover_number() {
        at_most(g_.vertices() - part_with("independence_number"));
        at_least(cliques());
    }
    void decycling_number() { at_most(g_.vertices() - part_with("induced_forest_number")); }
    void chromatic_number() {
        greatest_part();
        colours();
    }
    void chromatic_index() {
        greatest_part();
        if (const auto line = edges_meeting(g_))
            at_most(classes(most_edges(*line, value_of("chromatic_number"))));
    }
    void choice_number() {
        greatest_part();
        at_most(degenerate_order(g_));
    }
    void hadwiger_number() {
        at_least(complete_minor(g_, value_));
        at_most(invariants::elimination_order(g_));
    }

    /// Vertices whose sets do not meet.
    template <class Sets>
    void packing(Sets set_of) {
        at_least(least_part(where_sets_meet(g_, set_of), value_of("independence_number")));
    }
    void domination_number() {
        at_most(centres(spanning()));
        packing([&](Vertex v) { return g_.neighbours(v) | VertexSet{v}; });
    }
    void total_domination_number() {
        if (!is_finite()) return;
        at_most(totally_dominating(spanning()));
        packing([&](Vertex v) { return g_.neighbours(v); });
    }
    void independent_domination_number() { at_most(independently_dominating(g_, value_)); }
    void paired_domination_number() {
        if (is_finite()) offer("at-most", text_of(inner_edges(spanning())));
    }
    void roman_domination_number() { at_most(guards(spanning(), 2, 1)); }
    void double_roman_domination_number() { at_most(guards(spanning(), 3, 2)); }

    /// A spanning tree with as many leaves as there can be.
    VertexSet inner_of_tree() const {
        return of_degree_above_1(fewest_edges(g_, value_of("max_leaves")));
    }
    bool has_tree() const { return g_.order() > 2 && value_of("max_leaves")(g_).is_finite(); }
    void max_leaves() {
        if (has_tree()) at_least(g_.vertices() - inner_of_tree());
    }
    void connected_domination_number() {
        if (has_tree()) at_most(inner_of_tree());
    }

    /// Few vertices with a property that all have.
    template <class Property>
    void few(Property has) {
        if (!is_finite()) return;
        if (const auto set = set_within(g_, value(), has)) at_most(*set);
    }
    void zero_forcing_number() {
        few([&](VertexSet s) { return own::forces(g_, s); });
    }
    void total_forcing_number() {
        few([&](VertexSet s) { return own::forces(g_, s) && own::has_company(g_, s); });
    }
    void power_domination_number() {
        few([&](VertexSet s) { return own::observes(g_, s); });
    }
    void metric_dimension() {
        few([&, d = own::all_distances(g_)](VertexSet s) { return own::tells_apart(d, s); });
    }
    void geodetic_number() {
        few([&, between = own::shortest_paths(g_)](VertexSet s) {
            return own::geodetic_closure(between, s) == g_.vertices();
        });
    }
    void burning_number() { at_most(invariants::burning_order(g_)); }

    void matching_number() {
        const TutteBergePair pair = unrooted_uvg_verdict(g_).witness;
        offer("at-least", text_of(pair.matching));
        at_most(pair.barrier);
    }
    void hamiltonian() {
        if (value() == 1)
            at_least(along(spanning()));
        else
            parting("at-most");
    }
    void path_cover_number() {
        const Value traceable = value_of("traceable");
        const bool is_traceable = traceable(g_) == Integer(1);
        at_most(along(fewest_edges(g_, is_traceable ? traceable : value_)));
        parting("at-least");
    }
    void longest_path() {
        at_least(along_edges(spanning()));
        parting("at-most");
    }
    void longest_cycle() {
        at_least(along_edges(spanning()));
        parting("at-most");
    }
    /// Without the vertices that have no edge, or the first vertex alone.
    static std::vector<Vertex> along_edges(const Graph& g) {
        std::vector<Vertex> result = along(g);
        if (g.size() == 0) return {result.begin(), result.begin() + std::min(g.order(), 1)};
        std::erase_if(result, [&](Vertex v) { return g.degree(v) == 0; });
        return result;
    }
    void toughness() {
        if (const auto set = invariants::tough_set(g_)) at_most(*set);
    }
    void parting(const std::string& side) {
        for (VertexSet set : parting_sets(g_)) offer(side, text_of(set.to_vector()));
    }

    void treewidth() {
        greatest_part();
        at_most(invariants::elimination_order(g_));
    }
    void pathwidth() {
        greatest_part();
        at_most(invariants::separation_order(g_));
    }
    void bandwidth() {
        greatest_part();
        at_most(invariants::bandwidth_order(g_));
    }

    /// A number for each vertex: 1 in the first of two sets of different orders, and 2 in the
    /// second.
    void two_of(const std::vector<VertexSet>& sets) {
        const auto other = std::ranges::find_if(
            sets, [&](VertexSet set) { return set.size() != sets.front().size(); });
        if (other == sets.end()) return;
        std::vector<int> numbers;
        for (Vertex v : g_.vertices())
            numbers.push_back((sets.front().contains(v) ? 1 : 0) + (other->contains(v) ? 2 : 0));
        at_most(numbers);
    }
    void well_covered() {
        std::vector<VertexSet> sets = least_sets(
            g_, [&](VertexSet cover) { return is_independent(g_, g_.vertices() - cover); });
        for (VertexSet& set : sets) set = g_.vertices() - set;
        two_of(sets);
    }
    void well_totally_dominated() {
        two_of(least_sets(g_, [&](VertexSet s) { return own::dominates(g_, s, true); }));
    }
};

const std::map<std::string_view, Lines::Make>& Lines::makers() {
    static const std::map<std::string_view, Make> result{
        {"independence_number", &Lines::independence_number},
        {"clique_number", &Lines::clique_number},
        {"vertex_cover_number", &Lines::vertex_cover_number},
        {"decycling_number", &Lines::decycling_number},
        {"chromatic_number", &Lines::chromatic_number},
        {"chromatic_index", &Lines::chromatic_index},
        {"choice_number", &Lines::choice_number},
        {"hadwiger_number", &Lines::hadwiger_number},
        {"domination_number", &Lines::domination_number},
        {"total_domination_number", &Lines::total_domination_number},
        {"independent_domination_number", &Lines::independent_domination_number},
        {"paired_domination_number", &Lines::paired_domination_number},
        {"roman_domination_number", &Lines::roman_domination_number},
        {"double_roman_domination_number", &Lines::double_roman_domination_number},
        {"max_leaves", &Lines::max_leaves},
        {"connected_domination_number", &Lines::connected_domination_number},
        {"zero_forcing_number", &Lines::zero_forcing_number},
        {"total_forcing_number", &Lines::total_forcing_number},
        {"power_domination_number", &Lines::power_domination_number},
        {"metric_dimension", &Lines::metric_dimension},
        {"geodetic_number", &Lines::geodetic_number},
        {"burning_number", &Lines::burning_number},
        {"matching_number", &Lines::matching_number},
        {"hamiltonian", &Lines::hamiltonian},
        {"path_cover_number", &Lines::path_cover_number},
        {"longest_path", &Lines::longest_path},
        {"longest_cycle", &Lines::longest_cycle},
        {"toughness", &Lines::toughness},
        {"treewidth", &Lines::treewidth},
        {"pathwidth", &Lines::pathwidth},
        {"bandwidth", &Lines::bandwidth},
        {"well_covered", &Lines::well_covered},
        {"well_totally_dominated", &Lines::well_totally_dominated},
        {"induced_forest_number", &Lines::greatest_part},
        {"induced_bipartite_number", &Lines::greatest_part},
        {"induced_tree_number", &Lines::greatest_part},
        {"induced_path_number", &Lines::greatest_part},
        {"perfect", &Lines::imperfect_part},
    };
    return result;
}

}  // namespace

WitnessedTerm bound_witnesses(const std::string& term, const Graph& g) {
    Lines lines(term, g);
    lines.make();
    return {lines.finite_value(), lines.kept()};
}

}  // namespace gazetteer::decisions
