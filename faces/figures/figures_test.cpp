// SPDX-License-Identifier: GPL-3.0-or-later
// The committed figures are what the program draws, and each claim holds of what is drawn: the
// graphs and sets are read back from the SVG.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <numeric>
#include <set>
#include <sstream>

#include "characterizations/grids/grids.hpp"
#include "characterizations/grids/trails.hpp"
#include "faces/figures/figure.hpp"
#include "faces/figures/grid_pictures.hpp"
#include "faces/pictures/testkit/read_back.hpp"
#include "graph/predicates.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/solver.hpp"
#include "properties/catalogue.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::figures {
namespace {

namespace fs = std::filesystem;
using pictures::ReadPanel;
using testing::ElementsAre;

const fs::path folder = source_path("docs/figures");

std::string contents(const fs::path& file) {
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

/// The panels as they stand in the committed file.
std::vector<ReadPanel> committed(const std::string& name) {
    return pictures::read_back(contents(folder / (name + ".svg")));
}

std::optional<properties::AnyClaim> claim(const std::string& id) {
    for (const properties::AnyClaim& one : properties::catalogue())
        if (one.id == id) return one;
    return std::nullopt;
}

TEST(Figures, AreThoseCommitted) {
    std::set<std::string> expected{"README.md"};
    for (const Figure& figure : all_figures()) {
        expected.insert(figure.name + ".svg");
        EXPECT_EQ(contents(folder / (figure.name + ".svg")), to_svg(figure))
            << "rebuild: gazetteer draw --figures docs/figures";
    }
    EXPECT_EQ(contents(folder / "README.md"), index_text(all_figures()));
    std::set<std::string> found;
    for (const auto& file : fs::directory_iterator(folder))
        found.insert(file.path().filename().string());
    EXPECT_EQ(found, expected);
}

TEST(Figures, ShowWhatTheirClaimsSay) {
    for (const Figure& figure : all_figures()) {
        EXPECT_FALSE(figure.shows.empty()) << figure.name;
        for (const ShownClaim& shown : figure.shows) {
            const auto known = claim(shown.id);
            ASSERT_TRUE(known) << figure.name << ": " << shown.id;
            const auto finding = known->replay(shown.instance);
            ASSERT_TRUE(finding) << figure.name << ": " << shown.id << " on " << shown.instance;
            EXPECT_FALSE(finding->failed()) << figure.name << ": " << finding->detail;
            EXPECT_TRUE(finding->nonvacuous()) << figure.name << ": " << shown.id;
            EXPECT_THAT(contents(folder / (figure.name + ".svg")),
                        testing::HasSubstr("claim " + shown.id + " on "));
        }
    }
}

TEST(Figures, ASentenceThatDoesNotHoldOfThemWouldBeNoticed) {
    const Figure figure = fsu93_figure_2();
    const auto smallest = claim(figure.shows[0].id);
    EXPECT_FALSE(smallest->replay("Cj"));
    // The claim about the least exception, asked on an N-position, holds too; what the figure adds
    // is that the drawn root is a P-position in no even kernel, and another root is not.
    const ReadPanel paw = committed("fsu93-fig2").at(0);
    const Graph g = to_graph(paw.graph());
    Solver<UndirectedEdgeGeography> solver;
    for (Vertex v : g.vertices())
        EXPECT_EQ(solver.outcome({g, v}) == Outcome::P, v == paw.root()) << v;
}

/// By trying every set: the vertices of g that are in some even kernel.
std::set<Vertex> in_some_even_kernel(const SparseGraph& g) {
    std::set<Vertex> result;
    for (unsigned set = 1; set < 1U << g.order(); ++set) {
        std::vector<Vertex> kernel;
        for (Vertex v = 0; v < g.order(); ++v)
            if ((set >> v & 1) != 0) kernel.push_back(v);
        if (is_even_kernel(g, kernel)) result.insert(kernel.begin(), kernel.end());
    }
    return result;
}

TEST(Figures, FSU93Fig2HasNoEvenKernelAtItsRoot) {
    const ReadPanel drawn = committed("fsu93-fig2").at(0);
    EXPECT_GE(drawn.root(), 0);
    EXPECT_FALSE(in_some_even_kernel(drawn.graph()).contains(drawn.root()));
}

TEST(Figures, FSU93GridsShowEvenKernels) {
    const ReadPanel three = committed("fsu93-fig3").at(0);
    EXPECT_EQ(three.graph(), (Grid{14, 9}.graph()));
    EXPECT_EQ(three.with_role("kernel"), diagonal_kernel({14, 9}, 5));
    EXPECT_TRUE(is_even_kernel(three.graph(), three.with_role("kernel")));
    const ReadPanel five = committed("fsu93-fig5").at(0);
    const Grid grid{12, 9};
    EXPECT_EQ(five.graph(), grid.graph().without_edge(grid.at(1, 1), grid.at(1, 2)));
    EXPECT_TRUE(is_even_kernel(five.graph(), five.with_role("kernel")));
    EXPECT_EQ(five.vertices.at(static_cast<std::size_t>(grid.at(1, 2))).role, "kernel");
    EXPECT_EQ(five.root(), grid.at(1, 1));
    EXPECT_EQ(five.target(), grid.at(1, 2));
}

TEST(Figures, SV25Fig2IsTheRayUnfolded) {
    const Grid grid{3, 2};
    const ReadPanel drawn = committed("sv25-fig2").at(0);
    EXPECT_EQ(drawn.vertices.size(), 36u);
    EXPECT_EQ(drawn.lines.size(), 6u * static_cast<std::size_t>(grid.graph().size()));
    // The copies of the ends of the line are of the vertex (1, 1), and the ray does come back to it
    // from the south-east.
    EXPECT_EQ(drawn.root() % grid.order(), grid.at(1, 1));
    EXPECT_EQ(drawn.target() % grid.order(), grid.at(1, 1));
    EXPECT_NE(drawn.root(), drawn.target());
    EXPECT_EQ(
        std::ranges::count(returns_of_endless_ray(grid, grid.at(1, 1), NE), SE, &Return::from), 1);
}

TEST(Figures, SV25Fig4HasEveryPattern) {
    const auto panels = committed("sv25-fig4");
    std::multiset<std::size_t> neighbours_in_k;
    for (const ReadPanel& panel : panels) neighbours_in_k.insert(panel.with_role("kernel").size());
    // One segment; two, opposite or adjacent; three; four.
    EXPECT_THAT(neighbours_in_k, ElementsAre(0, 2, 2, 2, 4));
}

TEST(Figures, SV25Fig5ShowsTwoEvenKernels) {
    const Grid grid{11, 8};
    const auto panels = committed("sv25-fig5");
    ASSERT_EQ(panels.size(), 2u);
    EXPECT_EQ(panels[0].graph(), grid.graph());
    EXPECT_TRUE(is_even_kernel(panels[0].graph(), panels[0].with_role("kernel")));
    EXPECT_EQ(panels[0].root(), grid.at(2, 4));
    EXPECT_EQ(panels[1].graph(), grid.graph().without_edge(grid.at(3, 4), grid.at(2, 4)));
    EXPECT_TRUE(is_even_kernel(panels[1].graph(), panels[1].with_role("kernel")));
    EXPECT_EQ(panels[1].root(), grid.at(3, 4));
    EXPECT_EQ(panels[1].target(), grid.at(2, 4));
    for (const ReadPanel& panel : panels)
        EXPECT_EQ(panel.vertices.at(static_cast<std::size_t>(grid.at(2, 4))).role, "kernel");
}

TEST(Figures, SV25Fig6ShowsEverySk) {
    const Grid grid{19, 14};
    const auto panels = committed("sv25-fig6");
    ASSERT_EQ(panels.size(), 6u);
    for (int k = 0; k <= 5; ++k) {
        const ReadPanel& panel = panels[static_cast<std::size_t>(k)];
        EXPECT_EQ(panel.graph(), grid.graph());
        EXPECT_EQ(panel.with_role("kernel"), s_k(grid, k)) << k;
        EXPECT_TRUE(is_even_kernel(panel.graph(), panel.with_role("kernel"))) << k;
    }
}

TEST(Figures, Kun24ShowsALargerMatching) {
    for (const char* name : {"kun24-fig1.1", "kun24-fig1.2"}) {
        const auto panels = committed(name);
        ASSERT_EQ(panels.size(), 2u);
        const auto small = panels[0].lines_with_role("matching");
        const auto large = panels[1].lines_with_role("matching");
        EXPECT_TRUE(is_matching(panels[0].graph(), small)) << name;
        EXPECT_TRUE(is_matching(panels[1].graph(), large)) << name;
        EXPECT_EQ(panels[0].graph(), panels[1].graph()) << name;
        EXPECT_EQ(large.size(), small.size() + 1) << name;
        EXPECT_EQ(panels[0].root(), 0) << name;
    }
}

TEST(DecidingTrail, GivesAnEvenKernelAtEveryVertexOfSmallGrids) {
    for (int m = 2; m <= 6; ++m)
        for (int n = 2; n <= 6; ++n) {
            const Grid grid{m, n};
            std::vector<Vertex> same(static_cast<std::size_t>(grid.order()));
            std::iota(same.begin(), same.end(), 0);
            for (Vertex v = 0; v < grid.order(); ++v) {
                pictures::Picture picture;
                picture.panels = {grid_panel(grid)};
                const std::string says = add_deciding_trail(picture, grid, v, same);
                EXPECT_EQ(says[0] == 'P', grid_outcome(grid, v) == Outcome::P);
                std::vector<Vertex> kernel;
                SparseGraph g = grid.graph();
                for (Vertex w = 0; w < grid.order(); ++w)
                    if (picture.panels[0].vertices[static_cast<std::size_t>(w)].role ==
                        pictures::VertexRole::kernel)
                        kernel.push_back(w);
                for (const pictures::Line& line : picture.panels[0].lines)
                    if (line.role == pictures::LineRole::winning) {
                        g = g.without_edge(line.u, line.v);
                        break;
                    }
                EXPECT_TRUE(is_even_kernel(g, kernel)) << m << " x " << n << " " << v;
            }
        }
}

}  // namespace
}  // namespace gazetteer::figures
