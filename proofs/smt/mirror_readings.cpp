// SPDX-License-Identifier: GPL-3.0-or-later
// [GGHR, proof of Theorem 5]: the reply by the automorphism, by the rules of edge-delete.
#include <algorithm>
#include <array>

#include "characterizations/edge_delete/mirror.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/predicates.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "proofs/smt/model_graph.hpp"
#include "proofs/smt/reading.hpp"

namespace gazetteer::smt {
namespace {

using Map = std::vector<Vertex>;

Vertex at(const Map& f, Vertex v) {
    return f[static_cast<std::size_t>(v)];
}

/// The graph on v0, v1, ... with the map f and the edge xy.
std::vector<std::string> facts_of(const Graph& g, const Map& f, const Edge& xy) {
    std::vector<std::string> result = smt::facts_of(g, "E");
    result.push_back("(= x " + name_of(xy.u) + ")");
    result.push_back("(= y " + name_of(xy.v) + ")");
    for (Vertex v : g.vertices())
        result.push_back("(= (f " + name_of(v) + ") " + name_of(at(f, v)) + ")");
    return result;
}

/// Graphs of order 4 with a map f and an edge xy, whatever f is.
std::vector<Situation> definitions() {
    const std::array<Map, 4> maps{{{0, 1, 2, 3}, {1, 0, 3, 2}, {2, 3, 0, 1}, {1, 2, 3, 0}}};
    std::vector<Situation> result;
    for_each_graph({.order_min = 4, .order_max = 4}, [&](const Graph& g) {
        for (const Map& f : maps)
            for (const Edge& xy : g.edges()) {
                Situation one{facts_of(g, f, xy), {}};
                expect_edges(one.expected, "E1", without_edges(g, {xy}));
                expect_edges(one.expected, "E2",
                             without_edges(g, {xy, edge(at(f, xy.u), at(f, xy.v))}));
                expect_same_pairs(one.expected, 4);
                result.push_back(one);
            }
        return true;
    });
    return result;
}

/// The graphs with a mirror automorphism to order 6, one automorphism and one legal move each.
std::map<std::string, std::vector<std::string>> instances() {
    std::vector<std::string> all;
    for_each_graph({.order_min = 1, .order_max = 6}, [&](const Graph& g) {
        const auto f = find_mirror_automorphism(g);
        if (!f || has_isolated_vertex(g)) return true;
        const std::vector<Graph> options = EdgeDelete::options(g);
        if (options.empty()) return true;
        std::vector<std::string> facts = facts_of(g, *f, EdgeDelete::move(g, options.front()));
        facts.push_back(no_other_vertex(g.order()));
        all.push_back(all_of(facts));
        return true;
    });
    return {{"the reply is an edge of G1", all},
            {"f is an automorphism of G2", all},
            {"no vertex of G2 is isolated", all},
            {"u is not adjacent to f(u) in G2", all}};
}

/// The play of a model: A erases xy, B replies with f(x)f(y).
struct Play {
    Graph g, g1, g2;
    Map f;
    Edge xy, reply;
    Vertex u, w;

    explicit Play(const Values& values) : Play(values, ModelGraph(values, 6)) {}
    Play(const Values& values, const ModelGraph& model)
        : g(model.graph("E")),
          g1(model.graph("E1")),
          g2(model.graph("E2")),
          f(model.map("f")),
          xy(edge(model.vertex("x"), model.vertex("y"))),
          reply(edge(at(f, xy.u), at(f, xy.v))),
          u(model.vertex("u")),
          w(model.vertex("w")) {
        static_cast<void>(values);
    }

    template <class Holds>
    bool all(Holds holds) const {
        return std::ranges::all_of(g.vertices(), holds);
    }
    bool no_fixed_point() const {
        return all([this](Vertex v) { return at(f, v) != v; });
    }
    bool involution() const {
        return all([this](Vertex v) { return at(f, at(f, v)) == v; });
    }
    bool not_adjacent(const Graph& graph) const {
        return all([&](Vertex v) { return !graph.adjacent(v, at(f, v)); });
    }
    /// The graphs are those of the play, A's move is legal, and only the hypothesis `dropped` among
    /// (1), (2), (3) may fail.
    std::vector<Check> premises(int dropped) const {
        const auto legal = EdgeDelete::options(g);
        return {{g1 == without_edges(g, {xy}), "E1 is G - xy"},
                {g2 == without_edges(g, {xy, reply}), "E2 is G - xy - f(x)f(y)"},
                {is_automorphism(g, f), "f is an automorphism"},
                {std::ranges::find(legal, g1) != legal.end(), "xy is a legal move"},
                {dropped == 1 || no_fixed_point(), "(1) holds"},
                {dropped == 2 || involution(), "(2) holds"},
                {dropped == 3 || not_adjacent(g), "(3) holds"}};
    }
};

Counterexample without(int dropped, const char* what, bool (*fails)(const Play&)) {
    return [=](const Values& values) {
        const Play play(values);
        std::vector<Check> checks = play.premises(dropped);
        checks.push_back({fails(play), what});
        return first_failing(checks);
    };
}

bool reply_is_no_edge(const Play& play) {
    return play.reply == play.xy || !play.g1.adjacent(play.reply.u, play.reply.v);
}
bool is_no_automorphism(const Play& play) {
    return !is_automorphism(play.g2, play.f);
}
bool reply_is_illegal(const Play& play) {
    const auto legal = EdgeDelete::options(play.g1);
    return std::ranges::find(legal, play.g2) == legal.end();
}
bool is_adjacent_to_its_image(const Play& play) {
    return !play.not_adjacent(play.g2);
}

}  // namespace

Readings mirror_readings() {
    return {{"GGHR_theorem_5_reply",
             {definitions,
              {{"the reply is an edge of G1: without (3)",
                without(3, "the reply is no edge of G1", reply_is_no_edge)},
               {"f is an automorphism of G2: without (2)",
                without(2, "f is no automorphism of G2", is_no_automorphism)},
               {"no vertex of G2 is isolated: without (1)",
                without(1, "the reply is not legal", reply_is_illegal)},
               {"u is not adjacent to f(u) in G2: without (3)",
                without(3, "(3) fails in G2", is_adjacent_to_its_image)}},
              instances}}};
}

}  // namespace gazetteer::smt
