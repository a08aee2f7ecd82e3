// SPDX-License-Identifier: GPL-3.0-or-later
// The writers: what is drawn can be read back, the roles look different, and nothing comes from
// elsewhere.
#include "faces/pictures/svg.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "faces/pictures/dot.hpp"
#include "faces/pictures/lattice.hpp"
#include "faces/pictures/layout.hpp"
#include "faces/pictures/svg_shapes.hpp"
#include "faces/pictures/testkit/read_back.hpp"
#include "graph/enumeration/process.hpp"
#include "graph/families.hpp"

namespace gazetteer::pictures {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

constexpr std::array vertex_roles{
    VertexRole::plain,   VertexRole::kernel,     VertexRole::outer,      VertexRole::inner,
    VertexRole::perfect, VertexRole::n_position, VertexRole::p_position, VertexRole::gone};
constexpr std::array line_roles{LineRole::plain, LineRole::matching, LineRole::erased,
                                LineRole::winning, LineRole::move};

Picture picture_of(const SparseGraph& g) {
    Picture result{.title = "a graph", .description = "some graph", .panels = {}};
    result.panels = {panel_of(g, natural_layout(g)->places)};
    return result;
}

/// Every role once, on a path.
Picture picture_of_everything() {
    Picture result = picture_of(path(static_cast<int>(vertex_roles.size())));
    Panel& panel = result.panels[0];
    for (std::size_t i = 0; i < vertex_roles.size(); ++i) panel.vertices[i].role = vertex_roles[i];
    for (std::size_t i = 0; i < line_roles.size(); ++i) panel.lines[i].role = line_roles[i];
    panel.lines[3].to_u = true;
    panel.lines[4].to_v = true;
    panel.lines[4].label = "1 < 2";
    panel.vertices[2].root = true;
    panel.vertices[3].target = true;
    panel.vertices[4].label = "a & b";
    panel.vertices[5].note = "L, R";
    panel.regions = {union_of_diamonds({{1, 0}})};
    panel.paths = {{PathRole::trail, {{0, 0}, {1, 1}}}};
    panel.texts = {{{0, 1}, "u"}};
    panel.caption = "(a)";
    return result;
}

TEST(Svg, ShowsWhatItWasGiven) {
    const auto panels = read_back(to_svg(picture_of_everything()));
    ASSERT_EQ(panels.size(), 1u);
    ASSERT_EQ(panels[0].vertices.size(), vertex_roles.size());
    for (std::size_t i = 0; i < vertex_roles.size(); ++i)
        EXPECT_EQ(panels[0].vertices[i].role, to_string(vertex_roles[i]));
    for (std::size_t i = 0; i < line_roles.size(); ++i)
        EXPECT_EQ(panels[0].lines[i].role, to_string(line_roles[i]));
    EXPECT_EQ(panels[0].lines[3].heads, "back");
    EXPECT_EQ(panels[0].lines[4].heads, "forward");
    EXPECT_EQ(panels[0].root(), 2);
    EXPECT_EQ(panels[0].target(), 3);
    const SparseGraph g = Grid{4, 3}.graph();
    EXPECT_EQ(read_back(to_svg(picture_of(g)))[0].graph(), g);
    EXPECT_NE(read_back(to_svg(picture_of(g)))[0].graph(), (Grid{3, 4}.graph()));
}

TEST(Svg, NotesStandBesideAndFit) {
    Picture picture = picture_of(path(2));
    const auto width = [&] {
        const std::string svg = to_svg(picture, {.inlined = true});
        return std::stod(svg.substr(svg.find("width=\"") + 7));
    };
    const double before = width();
    picture.panels[0].vertices[1].note = "ends, path";
    EXPECT_THAT(to_svg(picture), HasSubstr(">ends, path</text>"));
    EXPECT_GT(width(), before + 50);
}

TEST(Svg, EscapesTexts) {
    const std::string svg = to_svg(picture_of_everything());
    EXPECT_THAT(svg, HasSubstr("1 &lt; 2"));
    EXPECT_THAT(svg, HasSubstr("a &amp; b"));
    EXPECT_EQ(xml_text("<\"&>\x01"), "&lt;&quot;&amp;&gt; ");
}

TEST(Svg, IsSelfContained) {
    const std::string svg = to_svg(picture_of_everything());
    for (const char* word : {"href", "url(", "@import", "<script", "<image", "file:"})
        EXPECT_THAT(svg, Not(HasSubstr(word)));
    // The name of the format is the only address.
    EXPECT_EQ(svg.find("http"), svg.rfind("http"));
    EXPECT_THAT(svg, HasSubstr("<title id=\"picture-title\">a graph</title>"));
    EXPECT_THAT(svg, HasSubstr("<desc id=\"picture-desc\">some graph</desc>"));
    const std::string inlined = to_svg(picture_of_everything(), {.inlined = true, .id = "x7"});
    EXPECT_TRUE(inlined.starts_with("<svg "));
    EXPECT_THAT(inlined, HasSubstr("aria-labelledby=\"x7-title x7-desc\""));
    EXPECT_THAT(inlined, Not(HasSubstr("<style>")));
}

/// A shape without its colours: the elements and their geometry.
std::set<std::string> shapes_of_vertices() {
    std::set<std::string> result;
    for (const VertexRole role : vertex_roles)
        result.insert(vertex_shape({.role = role}, {0, 0}, 13, ""));
    return result;
}

TEST(Svg, TellsRolesApartWithoutColour) {
    // Plain, outer and kernel are circles; the kernel's is filled black, and a picture has plain
    // or outer vertices, not both.
    EXPECT_EQ(shapes_of_vertices().size(), vertex_roles.size() - 2);
    EXPECT_THAT(svg_style(), HasSubstr(".kernel .shape{fill:#1b1f24}"));
    EXPECT_THAT(svg_style(), HasSubstr(".erased .stroke{stroke-dasharray"));
    const auto drawn = [](LineRole role) {
        return line_shape({.role = role, .to_v = role == LineRole::winning}, {0, 0}, {99, 0}, 9);
    };
    EXPECT_NE(drawn(LineRole::matching), drawn(LineRole::plain));
    EXPECT_NE(drawn(LineRole::winning), drawn(LineRole::plain));
    EXPECT_NE(vertex_shape({.root = true}, {0, 0}, 9, ""), vertex_shape({}, {0, 0}, 9, ""));
}

TEST(Svg, LegendNamesOnlyWhatIsDrawn) {
    Picture picture = picture_of(path(3));
    picture.vertex_legend = {{VertexRole::kernel, "in the kernel"}};
    picture.root_legend = "the root";
    EXPECT_THAT(to_svg(picture), Not(HasSubstr("class=\"legend\"")));
    picture.panels[0].vertices[1].role = VertexRole::kernel;
    EXPECT_THAT(to_svg(picture), HasSubstr("in the kernel"));
    EXPECT_THAT(to_svg(picture), Not(HasSubstr("the root")));
    picture.panels[0].vertices[0].root = true;
    EXPECT_THAT(to_svg(picture), HasSubstr("the root"));
}

TEST(Svg, OfNothing) {
    Picture picture{.title = "K_0", .description = "", .panels = {Panel{}}};
    EXPECT_THAT(to_svg(picture), HasSubstr("</svg>"));
    EXPECT_THAT(to_svg(picture), Not(HasSubstr("inf")));
    EXPECT_THAT(to_svg(picture), Not(HasSubstr("nan")));
}

TEST(Svg, NumbersAreShort) {
    EXPECT_EQ(number(-0.04), "0");
    EXPECT_EQ(number(12.25), "12.3");
    EXPECT_EQ(number(-3), "-3");
}

TEST(Digraphs, AreDrawnWithHeads) {
    const Digraph d(3, {{0, 1}, {1, 0}, {1, 2}});
    const auto panel = read_back(
        to_svg({.title = "", .description = "", .panels = {panel_of(d, circle_places(3))}}))[0];
    ASSERT_EQ(panel.lines.size(), 3u);
    for (const ReadLine& line : panel.lines) EXPECT_EQ(line.heads, "forward");
    Panel drawn = panel_of(d, circle_places(3));
    EXPECT_EQ(line_from(drawn, 1, 0).u, 1);
    EXPECT_TRUE(line_from(drawn, 1, 0).bent);
    EXPECT_FALSE(line_from(drawn, 1, 2).bent);
    EXPECT_ANY_THROW(line_between(drawn, 0, 2));
}

/// Two positions of a play.
Picture two_panels() {
    Picture result = picture_of(path(3));
    result.panels.push_back(result.panels[0]);
    result.panels[0].caption = "start";
    result.panels[1].caption = "1: first 1";
    return result;
}

/// What Graphviz makes of the text, in its format `plain`.
std::vector<std::string> read_by_graphviz(const Picture& picture) {
    const std::string file = ::testing::TempDir() + "/picture.dot";
    std::FILE* out = std::fopen(file.c_str(), "w");
    std::fputs(to_dot(picture).c_str(), out);
    std::fclose(out);
    std::vector<std::string> result;
    for_each_line({{"neato", {"-n2", "-Tplain", file}}}, [&](std::string_view line) {
        result.emplace_back(line.substr(0, line.find(' ', 5)));
        return true;
    });
    return result;
}

TEST(Dot, IsReadByGraphviz) {
    EXPECT_THAT(read_by_graphviz(picture_of(cycle(3))),
                ElementsAre(HasSubstr("graph"), "node 0", "node 1", "node 2", "edge 0", "edge 0",
                            "edge 1", "stop"));
    EXPECT_EQ(read_by_graphviz(picture_of_everything()).size(), 1 + 8 + 7 + 1u);
    EXPECT_THAT(to_dot(picture_of_everything()), HasSubstr("xlabel=\"L, R\""));
    EXPECT_EQ(read_by_graphviz(two_panels()).size(), 2 * (1 + 3 + 2 + 1u));
}

TEST(Tikz, HasANodeForEachVertexAndBalancedBraces) {
    const std::string tikz = to_tikz(picture_of_everything());
    EXPECT_EQ(std::ranges::count(tikz, '{'), std::ranges::count(tikz, '}'));
    EXPECT_EQ(std::ranges::count(tikz, '['), std::ranges::count(tikz, ']'));
    for (int v = 0; v < 7; ++v) EXPECT_THAT(tikz, HasSubstr("(v" + std::to_string(v) + ") at ("));
    EXPECT_THAT(tikz, HasSubstr("a \\& b"));
    EXPECT_THAT(tikz, HasSubstr("above right:L, R"));
    const std::string two = to_tikz(two_panels());
    EXPECT_THAT(two.substr(two.find("\\end{tikzpicture}")), HasSubstr("\\begin{tikzpicture}"));
    EXPECT_THAT(two, HasSubstr("{1: first 1}"));
    for (const VertexRole role : vertex_roles)
        EXPECT_THAT(tikz, HasSubstr(std::string("  ") + to_string(role) + " vertex/.style"));
    for (const LineRole role : line_roles)
        EXPECT_THAT(tikz, HasSubstr(std::string("  ") + to_string(role) + " line/.style"));
}

TEST(Diamonds, HaveAnOutline) {
    EXPECT_TRUE(union_of_diamonds({}).empty());
    EXPECT_THAT(union_of_diamonds({{0, 0}}),
                ElementsAre(ElementsAre(Place{-1, 0}, Place{0, -1}, Place{1, 0}, Place{0, 1})));
    // Two that share a side make a rectangle.
    EXPECT_THAT(union_of_diamonds({{0, 0}, {1, 1}}),
                ElementsAre(ElementsAre(Place{-1, 0}, Place{0, -1}, Place{2, 1}, Place{1, 2})));
    // Eight around a hole: two outlines.
    EXPECT_EQ(
        union_of_diamonds({{-2, 0}, {-1, 1}, {0, 2}, {1, 1}, {2, 0}, {1, -1}, {0, -2}, {-1, -1}})
            .size(),
        2u);
    EXPECT_ANY_THROW(union_of_diamonds({{0, 0}, {1, 0}}));
    EXPECT_ANY_THROW(union_of_diamonds({{0, 0}, {0, 0}}));
}

TEST(Diamonds, AreClipped) {
    EXPECT_THAT(clipped(union_of_diamonds({{0, 0}}), {0, 0}, {9, 9}),
                ElementsAre(testing::UnorderedElementsAre(Place{0, 0}, Place{1, 0}, Place{0, 1})));
    EXPECT_TRUE(clipped(union_of_diamonds({{0, 0}}), {2, 2}, {9, 9}).empty());
}

}  // namespace
}  // namespace gazetteer::pictures
