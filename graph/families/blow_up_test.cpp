// SPDX-License-Identifier: GPL-3.0-or-later
// Blow-ups are the graphs that their definition says, and their texts are read back.
#include "graph/families/blow_up.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "graph/canonical/canonical.hpp"
#include "graph/families.hpp"
#include "graph/families/blow_up_text.hpp"
#include "graph/families/graph_text.hpp"
#include "graph/families/graph_text_properties.hpp"
#include "work/limits.hpp"
#include "work/testkit/peak_bytes.hpp"

namespace gazetteer {
namespace {

using testing::HasSubstr;

/// A vertex by its definition.
struct Member {
    int its_class;
    int number;
    bool is_leaf;
};

std::vector<Member> members_of(const BlowUp& b) {
    std::vector<Member> result;
    for (int i = 0; i < static_cast<int>(b.classes.size()); ++i) {
        const BlowUpClass& one = b.classes[static_cast<std::size_t>(i)];
        for (int n = 0; n < one.size; ++n) result.push_back({i, n, false});
        for (int n = 0; n < one.size && one.kind == ClassKind::pendant_clique; ++n)
            result.push_back({i, n, true});
    }
    return result;
}

bool are_adjacent(const BlowUp& b, const Member& x, const Member& y) {
    if (x.its_class != y.its_class)
        return !x.is_leaf && !y.is_leaf && b.quotient.adjacent(x.its_class, y.its_class);
    const ClassKind kind = b.classes[static_cast<std::size_t>(x.its_class)].kind;
    if (x.is_leaf != y.is_leaf) return x.number == y.number;
    return !x.is_leaf && kind != ClassKind::independent;
}

Graph by_definition(const BlowUp& b) {
    const std::vector<Member> members = members_of(b);
    Graph result(static_cast<int>(members.size()));
    for (Vertex u : result.vertices())
        for (Vertex v = 0; v < u; ++v)
            if (are_adjacent(b, members[static_cast<std::size_t>(u)],
                             members[static_cast<std::size_t>(v)]))
                result.add_edge(u, v);
    return result;
}

BlowUp read(const char* text) {
    const auto parsed = parse_blow_up(text);
    EXPECT_TRUE(parsed) << text << ": " << (parsed ? "" : parsed.error().message);
    return parsed ? *parsed : BlowUp{{{}}, Graph(1)};
}

TEST(BlowUpStandard, IsWhatItsDefinitionSays) {
    int count = 0;
    for_each_blow_up(3, 1, 8, [&](const BlowUp& b) {
        const Graph g = b.small_graph();
        EXPECT_EQ(g, by_definition(b)) << to_string(b);
        EXPECT_EQ(b.graph(), SparseGraph(g)) << to_string(b);
        EXPECT_EQ(b.order(), g.order()) << to_string(b);
        EXPECT_EQ(b.size(), g.size()) << to_string(b);
        const BlowUp simple = simplified(b);
        EXPECT_LE(simple.classes.size(), b.classes.size()) << to_string(b);
        EXPECT_EQ(canonical(simple.small_graph()), canonical(g)) << to_string(b);
        EXPECT_EQ(simplified(simple), simple) << to_string(b);
        EXPECT_EQ(read(to_string(b).c_str()), b) << to_string(b);
        ++count;
        return true;
    });
    // Compositions of 1 to 8 in two sorts of parts and one of even parts, with all quotients.
    EXPECT_EQ(count, 20 + 2 * 166 + 8 * 764);
}

TEST(BlowUp, IsReadAloud) {
    for (const auto& [text, order, size] :
         std::vector<std::tuple<const char*, int, int>>{{"K1", 1, 0},
                                                        {"K5", 5, 10},
                                                        {"empty(7)", 7, 0},
                                                        {"corona(K8, K1)", 16, 36},
                                                        {"complete_multipartite(2, 3, 3)", 8, 21},
                                                        {"join(K3, empty(7))", 10, 24},
                                                        {"union(K3, corona(K2, K1))", 7, 6},
                                                        {"blowup(K3, corona(K2, K1); 0-1)", 7, 12},
                                                        {"blowup(K3, empty(4), corona(K2, K1); "
                                                         "0-1 1-2)",
                                                         11, 3 + 3 + 12 + 8}}) {
        EXPECT_EQ(to_string(read(text)), text);
        const auto graph = parse_graph_text(text);
        ASSERT_TRUE(graph) << text;
        EXPECT_EQ(graph->order(), order) << text;
        EXPECT_EQ(graph->size(), size) << text;
        EXPECT_EQ(*parse_small_graph_text(text), to_graph(*graph)) << text;
    }
    EXPECT_EQ(*parse_graph_text(" K5 "), complete(5));
    EXPECT_EQ(*parse_graph_text("complete_multipartite(2,3)"), complete_bipartite(2, 3));
    EXPECT_EQ(to_string(read("join ( K3,empty( 7 ) )")), "join(K3, empty(7))");
    EXPECT_EQ(to_string(read("blowup(K3,K2,K1;0-1,1-2)")), "blowup(K3, K2, K1; 0-1 1-2)");
    EXPECT_EQ(to_string(read("blowup(K3, K2)")), "union(K3, K2)");
    EXPECT_EQ(to_string(read("blowup(K3, K2; 1-0)")), "join(K3, K2)");
}

TEST(BlowUp, IsToldByFewClasses) {
    for (const auto& [text, simple] : std::vector<std::pair<const char*, const char*>>{
             {"join(K3, K2)", "K5"},
             {"union(empty(3), empty(4))", "empty(7)"},
             {"join(empty(7), K2, empty(1))", "join(K3, empty(7))"},
             {"join(K1, empty(7))", "complete_multipartite(1, 7)"},
             {"join(empty(3), empty(2), K1)", "complete_multipartite(1, 2, 3)"},
             {"blowup(corona(K2, K1), corona(K6, K1); 0-1)", "corona(K8, K1)"},
             {"blowup(K1, K1, corona(K8, K1); 0-1 0-2)", "corona(K9, K1)"},
             {"blowup(K1, K1, K1, K1; 0-1 1-2 2-3)", "corona(K2, K1)"},
             {"union(K2, K2)", "union(K2, K2)"},
             {"blowup(empty(2), K1, empty(1); 0-1 1-2)", "complete_multipartite(1, 3)"},
             {"blowup(K2, empty(3), K4; 0-1 1-2)", "blowup(K2, K4, empty(3); 0-2 1-2)"}})
        EXPECT_EQ(to_string(simplified(read(text))), simple) << text;
}

template <class Read>
void expect_fault_of(Parsed<Read> (*read)(std::string_view), const char* text, int column,
                     const char* message) {
    const auto parsed = read(text);
    ASSERT_FALSE(parsed) << text;
    EXPECT_THAT(parsed.error().message, HasSubstr(message)) << text;
    EXPECT_EQ(parsed.error().column, column) << text;
}
void expect_fault(const char* text, int column, const char* message) {
    expect_fault_of(parse_graph_text, text, column, message);
}
/// The same of a blow-up alone, where other constructions are not read.
void expect_fault_in_blow_up(const char* text, int column, const char* message) {
    expect_fault_of(parse_blow_up, text, column, message);
}

TEST(BlowUp, SaysWhatIsWrongAndWhatWouldBeRight) {
    expect_fault("crona(K8, K1)", 1,
                 "'crona' is not a construction; the nearest known one is corona");
    expect_fault("xyzzy(K8)", 1, "'xyzzy' is not a construction; there are K5, empty(7), ");
    expect_fault_in_blow_up("path(5)", 1,
                            "'path' is not a construction; the family is written path N");
    expect_fault("empty(0)", 7, "a number from 1 to 1000000 is expected");
    expect_fault("empty(7", 8, "')' is expected");
    expect_fault("  K5x", 5, "the end is expected after K5");
    expect_fault("join(K3; 0-1)", 8, "',' or ')' is expected");
    expect_fault_in_blow_up("join(K3, corona(K2, K1))", 5,
                            "joined by blowup(K5, corona(K8, K1); 0-1)");
    expect_fault_in_blow_up("corona(empty(3), K1)", 8, "corona takes a clique");
    expect_fault_in_blow_up("corona(K3, K2)", 12, "corona takes K1 behind the clique");
    expect_fault_in_blow_up("union(K3, join(K2, K1))", 11,
                            "join stands for a whole graph; a class is K5");
    expect_fault_in_blow_up("union(K3, 5)", 11,
                            "a class is expected: K5, empty(7) or corona(K8, K1)");
    expect_fault("blowup(K3, K4; 0-2)", 18, "a class from 0 to 1, as in 0-1, is expected");
    expect_fault("blowup(K3, K4; 0-1,)", 20, "a class from 0 to 1, as in 0-1, is expected");
    expect_fault("blowup(K3, K4; 1-1)", 16, "not to itself");
    expect_fault("blowup(K3, K4; 0-1 1-0)", 20, "joined already");
    expect_fault("complete_multipartite(2, x)", 26, "a number from 1");
}

TEST(BlowUp, KnowsItsSizeBeforeMemoryIsTaken) {
    expect_fault("K1000000", 1, "there are 499999500000 edges; at most 1000000 are made");
    expect_fault("K1500", 1, "there are 1124250 edges; at most 1000000 are made");
    EXPECT_EQ(read("K1414").size(), 998'991);
    expect_fault_in_blow_up("corona(K1000000, K1)", 1,
                            "the order is 2000000; at most 1000000 is made");
    EXPECT_THAT(parse_small_graph_text("empty(65)").error().message,
                HasSubstr("the order is 65; at most 64 is read here"));
    {
        const runs::WorkLimits limits({}, 16U << 20);
        expect_fault("K1000", 1, "the graph takes 20 MiB, allowed are 16 MiB");
    }
    for (const char* text : {"K1000", "corona(K300, K1)", "join(K10, empty(9000))", "empty(99999)"})
        EXPECT_LE(runs::peak_bytes([&] { read(text).graph(); }), read(text).bytes()) << text;
    EXPECT_THAT(parse_board("K5", true).error().message, HasSubstr("a digraph is expected"));
    std::string many = "union(K1";
    for (int i = 1; i < 65; ++i) many += ", K1";
    EXPECT_THAT(parse_blow_up(many + ")").error().message, HasSubstr("at most 64 classes"));
}

/// Texts made of the signs of the grammar.
TEST(BlowUpStandard, DamagedTextsAreReadSoundly) {
    const std::vector<std::string> parts{
        "K",  "5",       "empty", "(",   ")", ",",       "union",    "7",  "join",
        "K1", "corona(", "; ",    "0-1", " ", "blowup(", "empty(2)", "K3", "corona(K2, K1)",
        "x"};
    std::mt19937 random(3);
    const auto below = [&random](std::size_t n) { return random() % n; };
    int sound = 0;
    for (int i = 0; i < 30'000; ++i) {
        std::string line = std::vector<std::string>{"join(", "union(", "blowup(", "K4"}[below(4)];
        for (std::size_t more = below(7); more > 0; --more) line += parts[below(parts.size())];
        if (below(2) == 0) line += ")";
        ASSERT_NO_THROW(require_sound_graph_text(line)) << line;
        sound += parse_graph_text(line) ? 1 : 0;
    }
    EXPECT_GT(sound, 300);
}

}  // namespace
}  // namespace gazetteer
