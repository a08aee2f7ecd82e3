// SPDX-License-Identifier: GPL-3.0-or-later
// What stands for nauty in WebAssembly, against nauty: on all graphs to order 7 and all digraphs to
// order 4, as they are and relabelled.
// Beside the library under names of its own.
#define densenauty densenauty_here
#define numcomponents numcomponents_here
#define isconnected isconnected_here
#define isbiconnected isbiconnected_here
#define girth girth_here
#define diamstats diamstats_here
#define find_dist find_dist_here
#define numtriangles numtriangles_here
// NOLINTBEGIN(bugprone-suspicious-include)
#include "faces/page/wasm/nauty_here.cpp"
#include "faces/page/wasm/gutils_here.cpp"
// NOLINTEND(bugprone-suspicious-include)
#undef densenauty
#undef numcomponents
#undef isconnected
#undef isbiconnected
#undef girth
#undef diamstats
#undef find_dist
#undef numtriangles

#include <gtest/gtest.h>

#include <set>

#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families/graph_text.hpp"
#include "language/terms/terms_graph.hpp"

namespace gazetteer {

/// Without the lists of nauty's forms: ours is what is tested.
here::Labelled here::as_nauty(const Kind&, const Labelled& own) {
    return own;
}

namespace {

struct HereForm {
    std::vector<::graph> rows;
    std::vector<int> orbits;
    double group_order;
    std::vector<std::vector<int>> generators;
};

std::vector<std::vector<int>> generators_told;
void take_generator(int, int* image, int*, int, int, int order) {
    generators_told.emplace_back(image, image + order);
}

/// What nauty_here says of a graph or digraph whose vertices are renamed by `places`.
template <class Board>
HereForm form_here(const Board& board, const std::vector<int>& places, bool directed) {
    const int order = board.order();
    std::array<::graph, 64> rows{};
    for (Vertex v = 0; v < order; ++v)
        for (Vertex w = 0; w < order; ++w) {
            bool joined = false;
            if constexpr (std::is_same_v<Board, Graph>)
                joined = board.neighbours(v).contains(w);
            else
                joined = board.has_arc(v, w);
            if (joined)
                rows[static_cast<std::size_t>(places[static_cast<std::size_t>(v)])] |=
                    here::bit_of(places[static_cast<std::size_t>(w)]);
        }
    std::array<int, 64> lab{};
    std::array<int, 64> ptn{};
    std::array<int, 64> orbits{};
    std::array<::graph, 64> form{};
    DEFAULTOPTIONS_GRAPH(options);
    options.getcanon = TRUE;
    options.digraph = directed ? TRUE : FALSE;
    options.userautomproc = take_generator;
    generators_told.clear();
    statsblk stats;
    densenauty_here(rows.data(), lab.data(), ptn.data(), orbits.data(), &options, &stats, 1, order,
                    form.data());
    return {{form.begin(), form.begin() + order},
            {orbits.begin(), orbits.begin() + order},
            stats.grpsize1,
            generators_told};
}

std::vector<int> identity(int order) {
    std::vector<int> result(static_cast<std::size_t>(order));
    std::iota(result.begin(), result.end(), 0);
    return result;
}
/// Another order of the vertices, one for each of the numbers from 0 on.
std::vector<int> shuffled(int order, int which) {
    std::vector<int> result = identity(order);
    std::ranges::sort(result, {}, [which](int v) { return (5 * v + 3 + which * v * v) % 67; });
    return result;
}
constexpr int shuffles = 4;

template <class Board>
void expect_form(const Board& board, bool directed, std::set<std::vector<::graph>>& forms) {
    const HereForm form = form_here(board, identity(board.order()), directed);
    EXPECT_EQ(form.group_order, static_cast<double>(automorphism_count(board)));
    std::vector<Vertex> least;
    for (Vertex v = 0; v < board.order(); ++v)
        if (form.orbits[static_cast<std::size_t>(v)] == v) least.push_back(v);
    EXPECT_EQ(least, orbit_representatives(board));
    EXPECT_LE(std::ssize(form.generators), std::max(board.order() - 1, 0));
    for (int i = 0; i < shuffles; ++i)
        EXPECT_EQ(form_here(board, shuffled(board.order(), i), directed).rows, form.rows);
    EXPECT_TRUE(forms.insert(form.rows).second) << "two classes with one form";
}

TEST(NautyHere, HasAFormForEachClassOfGraphs) {
    std::set<std::vector<::graph>> forms;
    for_each_graph({.order_min = 1, .order_max = 7}, [&](const Graph& g) {
        expect_form(g, false, forms);
        return true;
    });
    EXPECT_EQ(forms.size(), 1252u);
}

TEST(NautyHere, HasAFormForEachClassOfDigraphs) {
    std::set<std::vector<::graph>> forms;
    for_each_digraph(1, 4, [&](const Digraph& d) {
        expect_form(d, true, forms);
        return true;
    });
    EXPECT_EQ(forms.size(), 238u);
}

/// Graphs that look alike at every vertex, where the search branches most.
TEST(NautyHere, LabelsSymmetricGraphs) {
    std::set<std::vector<::graph>> forms;
    for (const char* text :
         {"kneser 5 2", "cube 3", "cycle 12", "circulant 12 1 5", "circulant 12 2 3",
          "union(K4, union(K4, K4))", "union(cube(3), K4)", "union(cycle(5), cycle(7))",
          "cocktail_party 5", "complete_bipartite 5 5", "moebius 6", "prism 6"})
        expect_form(*parse_small_graph_text(text), false, forms);
}

/// Many automorphisms and few leaves: what the automorphisms prune.
TEST(NautyHere, IsFastWhereAllLooksAlike) {
    const HereForm form = form_here(Graph(40), identity(40), false);
    EXPECT_EQ(std::ssize(form.generators), 39);
}

TEST(NautyHere, ItsUtilitiesAreNautys) {
    using conjectures::Integer;
    namespace invariants = conjectures::invariants;
    for_each_graph({.order_min = 3, .order_max = 6}, [](const Graph& g) {
        const int n = g.order();
        std::array<::graph, 64> rows{};
        for (const Edge& e : g.edges()) {
            rows[static_cast<std::size_t>(e.u)] |= here::bit_of(e.v);
            rows[static_cast<std::size_t>(e.v)] |= here::bit_of(e.u);
        }
        int radius = 0;
        int diameter = 0;
        diamstats_here(rows.data(), 1, n, &radius, &diameter);
        const auto finite = [](Integer value, int none) {
            return value == Integer::infinity() ? none : static_cast<int>(value.value());
        };
        EXPECT_EQ(radius, finite(invariants::radius(g), -1));
        EXPECT_EQ(diameter, finite(invariants::diameter(g), -1));
        EXPECT_EQ(girth_here(rows.data(), 1, n), finite(invariants::girth(g), 0));
        EXPECT_EQ(numcomponents_here(rows.data(), 1, n), invariants::components(g).value());
        EXPECT_EQ(isbiconnected_here(rows.data(), 1, n), invariants::biconnected(g).value());
        EXPECT_EQ(numtriangles_here(rows.data(), 1, n) == 0,
                  invariants::triangle_free(g).value() == 1);
        return true;
    });
}

}  // namespace
}  // namespace gazetteer
