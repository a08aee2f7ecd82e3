// SPDX-License-Identifier: GPL-3.0-or-later
// Games in which something falls: Timber, Hackenbush, Cutthroat. Each shipped game against plain
// play from its paper's sentence, which knows no language of games, on all small boards; then what
// the papers say.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/formats/formats.hpp"
#include "language/rules/game_library.hpp"
#include "oracle/grundy.hpp"
#include "oracle/partizan_values/value_names.hpp"
#include "oracle/script/solver.hpp"
#include "oracle/script/values.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::ElementsAre;

script::Rules falling(const std::string& name) {
    return *GameLibrary::shipped().find(name);
}

/// An edge or an arc; `colour` is 'b' or 'r', in Timber nothing.
struct Piece {
    Vertex u = 0;
    Vertex w = 0;
    char colour = ' ';
    auto operator<=>(const Piece&) const = default;
};
using Pieces = std::set<Piece>;

/// The pieces that are joined with the vertex.
Pieces joined_with(Vertex v, const Pieces& pieces) {
    std::set<Vertex> met{v};
    Pieces result;
    for (bool again = true; again;) {
        again = false;
        for (const Piece& piece : pieces) {
            if (met.count(piece.u) + met.count(piece.w) == 0) continue;
            again = result.insert(piece).second || again;
            met.insert({piece.u, piece.w});
        }
    }
    return result;
}

/// "Choose a domino, topple it in the direction of its arc; it topples what is joined with the
/// head."
int plain_timber(const Pieces& arcs, std::map<Pieces, int>& known) {
    if (const auto found = known.find(arcs); found != known.end()) return found->second;
    std::vector<int> values;
    for (const Piece& arc : arcs) {
        Pieces left = arcs;
        left.erase(arc);
        for (const Piece& fallen : joined_with(arc.w, left)) left.erase(fallen);
        values.push_back(plain_timber(left, known));
    }
    return known[arcs] = mex(std::move(values));
}

/// "Left cuts a blue edge, Right a red one; what is not joined with the ground falls."
bool plain_hackenbush_wins(const Pieces& edges, Vertex ground, char mover) {
    for (const Piece& edge : edges) {
        if (edge.colour != mover) continue;
        Pieces left = edges;
        left.erase(edge);
        const char other = mover == 'b' ? 'r' : 'b';
        if (!plain_hackenbush_wins(joined_with(ground, left), ground, other)) return true;
    }
    return false;
}

/// Vertices by their colours, 'b' or 'r'; those that have gone are not there.
using Colours = std::map<Vertex, char>;

/// Without the components of one colour.
Colours of_two_colours(const Graph& g, const Colours& colours) {
    Colours result;
    for (const auto& [v, colour] : colours) {
        std::set<Vertex> met{v};
        for (std::size_t size = 0; size < met.size();) {
            size = met.size();
            for (const auto& [w, other] : colours)
                for (Vertex x : std::set<Vertex>(met))
                    if (g.adjacent(w, x)) met.insert(w);
        }
        for (Vertex w : met)
            if (colours.at(w) != colour) result[v] = colour;
    }
    return result;
}

/// "Left removes a black vertex, Right a white one; then monochromatic components are removed."
bool plain_cutthroat_wins(const Graph& g, const Colours& colours, char mover) {
    for (const auto& [v, colour] : colours) {
        if (colour != mover) continue;
        Colours left = colours;
        left.erase(v);
        if (!plain_cutthroat_wins(g, of_two_colours(g, left), mover == 'b' ? 'r' : 'b'))
            return true;
    }
    return false;
}

PartizanOutcome outcome_of(bool left_wins_first, bool right_wins_first) {
    if (left_wins_first) return right_wins_first ? PartizanOutcome::N : PartizanOutcome::L;
    return right_wins_first ? PartizanOutcome::R : PartizanOutcome::P;
}

TEST(FallingGames, TimberIsPlainTimberOnAllDigraphsToOrder4) {
    script::Solver<> solver(falling("timber"));
    std::map<Pieces, int> known;
    int seen = 0;
    for_each_digraph(0, 4, [&](const Digraph& d) {
        Pieces arcs;
        for (const Arc& arc : d.arcs()) arcs.insert({arc.tail, arc.head});
        EXPECT_EQ(solver.grundy_value(solver.game().start(d, {})), plain_timber(arcs, known))
            << to_digraph6(d);
        ++seen;
        return !testing::Test::HasFailure();
    });
    EXPECT_EQ(seen, 1 + 1 + 3 + 16 + 218);
}

/// The board of a picture: its vertices, its edges in their order, then the two marks. The ground
/// is the vertex 0.
Graph board_of(int order, const Pieces& edges) {
    const int blue = order + static_cast<int>(edges.size());
    Graph result(blue + 2);
    result.add_edge(0, blue);
    result.add_edge(0, blue + 1);
    Vertex at = order;
    for (const Piece& edge : edges) {
        result.add_edge(edge.u, at);
        result.add_edge(edge.w, at);
        result.add_edge(at++, edge.colour == 'b' ? blue : blue + 1);
    }
    return result;
}

PartizanOutcome plain_hackenbush(const Pieces& edges) {
    const Pieces standing = joined_with(0, edges);
    return outcome_of(plain_hackenbush_wins(standing, 0, 'b'),
                      plain_hackenbush_wins(standing, 0, 'r'));
}

template <class Solver>
auto begun_on(Solver& solver, const Graph& board) {
    return solver.game().start(board, std::vector{board.order() - 2, board.order() - 1});
}

TEST(FallingGamesStandard, HackenbushIsPlainHackenbushOnAllPicturesToOrder4) {
    script::Solver<> solver(falling("blue_red_hackenbush"));
    int pictures = 0;
    for_each_graph({.order_min = 1, .order_max = 4}, [&](const Graph& g) {
        for (Vertex ground : g.vertices())
            for (int colours = 0; colours < 1 << g.size(); ++colours) {
                Pieces edges;
                int bit = 0;
                // The ground comes first.
                const auto name = [&](Vertex v) { return v == ground ? 0 : v == 0 ? ground : v; };
                for (const Edge& e : g.edges())
                    edges.insert({name(e.u), name(e.v), (colours >> bit++ & 1) != 0 ? 'b' : 'r'});
                EXPECT_EQ(solver.partizan_outcome(begun_on(solver, board_of(g.order(), edges))),
                          plain_hackenbush(edges))
                    << to_graph6(g) << " " << ground << " " << colours;
                ++pictures;
            }
        return !testing::Test::HasFailure();
    });
    EXPECT_EQ(pictures,
              1 + 2 * 3 + 3 * (1 + 2 + 4 + 8) + 4 * (1 + 2 + 2 * 4 + 3 * 8 + 2 * 16 + 32 + 64));
}

TEST(FallingGames, CutthroatIsPlainCutthroatOnAllColouredGraphsToOrder5) {
    script::Solver<> solver(falling("cutthroat"));
    for_each_graph({.order_min = 1, .order_max = 6}, [&](const Graph& g) {
        for (Vertex black : g.vertices()) {
            Colours colours;
            for (Vertex v : g.vertices())
                if (v != black) colours[v] = g.adjacent(v, black) ? 'b' : 'r';
            const Colours start = of_two_colours(g, colours);
            EXPECT_EQ(solver.partizan_outcome(solver.game().start(g, std::vector{black})),
                      outcome_of(plain_cutthroat_wins(g, start, 'b'),
                                 plain_cutthroat_wins(g, start, 'r')))
                << to_graph6(g) << " " << black;
        }
        return !testing::Test::HasFailure();
    });
}

/// The shipped game says what is linked with the ground by numbers of components, in a condition.
TEST(FallingGames, GreenHackenbushIsTheSameByStages) {
    const auto parsed = parse_games(
        "game fallen token ground start keep(joined(ground)) "
        "move u ~ w: erase(u, w) then keep(joined(ground))");
    ASSERT_TRUE(parsed);
    script::Solver<> stages(parsed->front());
    script::Solver<> conditions(falling("green_hackenbush"));
    for_each_graph({.order_min = 1, .order_max = 5}, [&](const Graph& g) {
        for (Vertex ground : g.vertices())
            EXPECT_EQ(stages.grundy_value(stages.game().start(g, std::vector{ground})),
                      conditions.grundy_value(conditions.game().start(g, std::vector{ground})))
                << to_graph6(g) << " " << ground;
        return !testing::Test::HasFailure();
    });
}

/// How many orientations of the path with so many edges the second player wins.
int timber_paths_lost(int edges) {
    script::Solver<> solver(falling("timber"));
    int result = 0;
    for (int way = 0; way < 1 << edges; ++way) {
        Digraph d(edges + 1);
        for (Vertex v = 0; v < edges; ++v)
            if ((way >> v & 1) != 0)
                d.add_arc(v, v + 1);
            else
                d.add_arc(v + 1, v);
        result += solver.outcome(solver.game().start(d, {})) == Outcome::P ? 1 : 0;
    }
    return result;
}

/// [NRLMM13]: the Catalan numbers at even lengths, none at odd ones.
TEST(FallingGames, TimberOnPathsIsCountedByTheCatalanNumbers) {
    std::vector<int> lost;
    for (int edges = 0; edges <= 8; ++edges) lost.push_back(timber_paths_lost(edges));
    EXPECT_THAT(lost, ElementsAre(1, 0, 1, 0, 2, 0, 5, 0, 14));
}

/// The value of a string of blue and red edges that stands on the ground.
std::string value_of_string(const std::string& colours) {
    Pieces edges;
    for (Vertex v = 0; v < static_cast<int>(colours.size()); ++v)
        edges.insert({v, v + 1, colours[static_cast<std::size_t>(v)]});
    script::ValueSolver solver(falling("blue_red_hackenbush"));
    const PartizanValue value =
        solver.value(begun_on(solver, board_of(static_cast<int>(colours.size()) + 1, edges)));
    return *ValueNames(solver.values(), 40).name(value);
}

/// [BCG82, chapter 3]: the edges to the first change of colour count 1, each later one half of the
/// one before.
std::string by_the_rule_of_strings(const std::string& colours) {
    int numerator = 0;
    int denominator = 1;
    bool changed = false;
    for (char colour : colours) {
        changed = changed || colour != colours[0];
        numerator *= changed ? 2 : 1;
        denominator *= changed ? 2 : 1;
        numerator += colour == 'b' ? 1 : -1;
    }
    for (; numerator % 2 == 0 && denominator > 1; denominator /= 2) numerator /= 2;
    return std::to_string(numerator) + (denominator > 1 ? "/" + std::to_string(denominator) : "");
}

TEST(FallingGames, HackenbushStringsAreTheirNumbers) {
    EXPECT_EQ(value_of_string("bbr"), "3/2");
    EXPECT_EQ(value_of_string("brrb"), "3/8");
    for (int length = 0; length <= 6; ++length)
        for (int bits = 0; bits < 1 << length; ++bits) {
            std::string colours;
            for (int i = 0; i < length; ++i) colours += (bits >> i & 1) != 0 ? 'b' : 'r';
            EXPECT_EQ(value_of_string(colours), by_the_rule_of_strings(colours)) << colours;
        }
}

/// [MN05, section 1]: one edge between two colours is a win for whoever begins; both of its options
/// are empty.
TEST(FallingGames, AnEdgeOfCutthroatIsAStar) {
    script::ValueSolver solver(falling("cutthroat"));
    // 2 marks 0 as black; 1 is white.
    const Graph edge(3, {{0, 1}, {0, 2}});
    const auto value_of = [&solver](const Graph& g, Vertex black) {
        const PartizanValue value = solver.value(solver.game().start(g, std::vector{black}));
        return *ValueNames(solver.values(), 40).name(value);
    };
    EXPECT_EQ(value_of(edge, 2), "*");
    const Graph alone(2, {{0, 1}});
    EXPECT_EQ(value_of(alone, 1), "0");
}

}  // namespace
}  // namespace gazetteer::conjectures
