// SPDX-License-Identifier: GPL-3.0-or-later
// Grounds of digraphs: their words, the classes in their order, given ones, and what a text is.
#include "counterexamples/grounds/digraph_ground.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "graph/errors.hpp"
#include "graph/families.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::HasSubstr;

/// The digraphs of a level, each of the size of its piece.
std::vector<Digraph> digraphs_of(const Level& level) {
    std::vector<Digraph> result;
    for (const Piece& piece : level.pieces)
        piece.each_digraph([&](const Digraph& d) {
            EXPECT_TRUE(piece.size < 0 || piece.size == d.size());
            result.push_back(d);
            return true;
        });
    return result;
}

TEST(DigraphGround, WordsCombineInAnyOrder) {
    const auto read = [](const char* text) { return **parse_digraph_class(text); };
    EXPECT_EQ(read("digraphs"), DigraphClass{});
    EXPECT_EQ(read("oriented"), DigraphClass{.oriented = true});
    EXPECT_EQ(read("tournaments"), DigraphClass{.tournaments = true});
    EXPECT_EQ(read("acyclic,connected"), (DigraphClass{.acyclic = true, .connected = true}));
    EXPECT_EQ(read("connected strongly-connected"), read("strongly_connected,\tconnected"));
    EXPECT_TRUE(read("strongly_connected").strongly_connected);
    EXPECT_FALSE(parse_digraph_class("connected")) << "a class of graphs";
    EXPECT_FALSE(parse_digraph_class(""));
    const auto wrong = *parse_digraph_class("oriented conected");
    EXPECT_EQ(wrong.error().column, 10);
    EXPECT_THAT(wrong.error().message, HasSubstr("'conected' is not a word of digraphs"));
}

TEST(DigraphGround, NamesLeaveOutWhatFollows) {
    const auto name = [](const char* text) { return to_string(**parse_digraph_class(text)); };
    EXPECT_EQ(name("digraphs"), "digraphs");
    EXPECT_EQ(name("connected oriented"), "connected oriented digraphs");
    EXPECT_EQ(name("oriented acyclic"), "acyclic digraphs");
    EXPECT_EQ(name("oriented tournaments"), "tournaments");
    EXPECT_EQ(name("connected strongly_connected tournaments"), "strongly connected tournaments");
}

TEST(DigraphGround, AClassIsGoneThroughByOrder) {
    Ground ground = digraph_ground({.oriented = true}, 2, 4);
    EXPECT_EQ(ground.name, "oriented digraphs of order 2 to 4");
    EXPECT_EQ(ground.name_to, "oriented digraphs of order 2 to {}");
    EXPECT_TRUE(ground.exhaustive);
    EXPECT_EQ(ground.about, About::digraphs);
    for (const auto& [order, count] : {std::pair(2, 2U), std::pair(3, 7U), std::pair(4, 42U)}) {
        const std::optional<Level> level = ground.next();
        ASSERT_TRUE(level);
        EXPECT_EQ(level->order, order);
        EXPECT_EQ(level->count, count);
        EXPECT_EQ(level->whole_digraphs, DigraphClass{.oriented = true});
        EXPECT_EQ(level->pieces.back().size, order * (order - 1) / 2);
        EXPECT_EQ(digraphs_of(*level).size(), count);
    }
    EXPECT_FALSE(ground.next());
    const auto in_shard = [](int res) {
        return digraphs_of(*digraph_ground({.tournaments = true}, 6, 6, {res, 2}).next()).size();
    };
    EXPECT_LT(in_shard(0), 56U);
    EXPECT_EQ(in_shard(0) + in_shard(1), 56U);
}

/// 450 are three pieces, of which a shard of two has the first and the last.
TEST(DigraphGround, GivenOnesKeepTheirOrigins) {
    std::vector<Digraph> given;
    std::vector<Origin> origins;
    for (int i = 0; i < 450; ++i) {
        given.emplace_back(1 + i % 60);
        origins.push_back({"the text", i});
    }
    std::vector<int> lines;
    for (const int res : {0, 1}) {
        Ground ground = digraph_list_ground("those", given, {res, 2}, origins);
        EXPECT_EQ(ground.name, "those");
        EXPECT_EQ(ground.about, About::digraphs);
        const Level level = *ground.next();
        EXPECT_FALSE(ground.next());
        EXPECT_EQ(level.count, 450U);
        EXPECT_EQ(level.pieces.size(), res == 0 ? 2U : 1U);
        for (const Piece& piece : level.pieces)
            piece.each_digraph([&](const Digraph& d) {
                lines.push_back(piece.origin->line);
                EXPECT_EQ(d, given[static_cast<std::size_t>(lines.back())]);
                return true;
            });
    }
    std::ranges::sort(lines);
    for (std::size_t i = 0; i < 450; ++i) EXPECT_EQ(lines.at(i), origins[i].line);
    const Level plain = *digraph_list_ground("those", given).next();
    EXPECT_FALSE(digraph_list_ground("those", given).exhaustive);
    EXPECT_EQ(plain.pieces[0].origin, nullptr);
    EXPECT_EQ(digraphs_of(plain), given);
    int seen = 0;
    plain.pieces[0].each_digraph([&](const Digraph&) { return ++seen < 2; });
    EXPECT_EQ(seen, 2) << "it stops when asked";
    const std::vector<Digraph> even(400);
    EXPECT_EQ(digraph_list_ground("those", even).next()->pieces.size(), 2U) << "none is empty";
    origins.pop_back();
    EXPECT_THROW(digraph_list_ground("those", given, {}, origins), ContractViolation);
}

TEST(DigraphGround, GivenOnesOfEitherKindAreNamed) {
    const AnyGraph small = Graph(2, {{0, 1}});
    const AnyGraph large = *parse_any_graph_text("path 100");
    const AnyGraph directed = *parse_any_graph_text(" &AO");
    EXPECT_EQ(directed, AnyGraph(Digraph(2, {{0, 1}})));
    EXPECT_EQ(any_list_ground({small}).name, "the graph given");
    EXPECT_EQ(any_list_ground({small, small}).name, "the graphs given");
    EXPECT_EQ(any_list_ground({large}).name, "the graph given");
    EXPECT_EQ(any_list_ground({small, large}).name, "the graphs given");
    EXPECT_EQ(any_list_ground({directed}).name, "the digraph given");
    EXPECT_EQ(any_list_ground({directed, directed}).name, "the digraphs given");
    EXPECT_EQ(digraphs_of(*any_list_ground({directed}).next()), std::vector{directed.digraph()});
    EXPECT_THROW(any_list_ground({}), ContractViolation);
    EXPECT_FALSE(parse_any_graph_text("&A"));
    EXPECT_FALSE(parse_any_graph_text("no graph"));
}

TEST(DigraphGround, ATextOfDigraph6IsDirected) {
    EXPECT_TRUE(looks_directed(" \t&AO"));
    EXPECT_TRUE(looks_directed(">>digraph6<<&AO"));
    EXPECT_FALSE(looks_directed(">>graph6<<A_"));
    EXPECT_FALSE(looks_directed("A_ &"));
    EXPECT_FALSE(looks_directed(""));
    EXPECT_FALSE(looks_directed(" \t"));
}

TEST(DigraphGround, AStreamIsWhatItsFirstLineIs) {
    const auto about = [](const char* text, const std::string& rest) {
        std::istringstream in(text);
        const About result = about_of_input(in);
        std::string left;
        std::getline(in, left);
        EXPECT_EQ(left, rest) << text;
        return result;
    };
    EXPECT_EQ(about("\r\n\n&AO\n", "&AO"), About::digraphs);
    EXPECT_EQ(about(">>digraph6<<&AO", ">>digraph6<<&AO"), About::digraphs);
    EXPECT_EQ(about(">>graph6<<A_", ">>graph6<<A_"), About::graphs);
    EXPECT_EQ(about(">>", ">>"), About::graphs);
    EXPECT_EQ(about("A_", "A_"), About::graphs);
    EXPECT_EQ(about("", ""), About::graphs);
}

TEST(DigraphGround, StreamsAreReadInLevels) {
    std::string text = "&AO\n";
    for (int i = 0; i < 20'000; ++i) text += "&@?\n";
    std::istringstream in(text);
    Ground ground = any_input_ground(in, "in");
    EXPECT_EQ(ground.name, "digraphs of in");
    EXPECT_EQ(ground.about, About::digraphs);
    const Level first = *ground.next();
    EXPECT_EQ(first.count, 20'000U);
    first.pieces[0].each_digraph([&](const Digraph& d) {
        EXPECT_EQ(d, Digraph(2, {{0, 1}}));
        EXPECT_EQ(*first.pieces[0].origin, (Origin{"&AO", 1}));
        return false;
    });
    EXPECT_EQ(digraphs_of(*ground.next()).size(), 1U);
    EXPECT_FALSE(ground.next());
    std::istringstream graphs("A_\n");
    EXPECT_EQ(any_input_ground(graphs, "in").about, About::graphs);
}

TEST(DigraphGround, AFileIsOpenAsLongAsItsGround) {
    const TemporaryFolder folder;
    const std::string path = folder.path("digraphs");
    std::ofstream(path) << "&AO\n";
    Ground ground = any_file_ground(path);
    EXPECT_EQ(digraphs_of(*ground.next()), std::vector{Digraph(2, {{0, 1}})});
    EXPECT_THAT([&] { any_file_ground(path + "/none"); },
                testing::ThrowsMessage<InputError>(HasSubstr(path + "/none: Not a directory")));
}

TEST(DigraphGround, ContractedHasTheArcsOfBothEnds) {
    const Digraph d(4, {{0, 1}, {1, 0}, {1, 2}, {3, 1}, {0, 3}});
    EXPECT_EQ(contracted(d, {0, 1}), Digraph(3, {{0, 1}, {2, 0}, {0, 2}}));
}

}  // namespace
}  // namespace gazetteer::conjectures
