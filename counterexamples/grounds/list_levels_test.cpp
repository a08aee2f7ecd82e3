// SPDX-License-Identifier: GPL-3.0-or-later
// Grounds of graphs that are given: each is there once, with where it comes from, in its shard.
#include "counterexamples/grounds/list_levels.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "graph/families.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

constexpr int given_many = 450;
using OrderOfLine = std::map<int, int>;

/// A graph a line, in three pieces; every hundredth is large where some are.
std::vector<AnyGraph> given_graphs(bool with_large) {
    std::vector<AnyGraph> result;
    for (int i = 0; i < given_many; ++i)
        result.push_back(with_large && i % 100 == 0 ? any_graph_of(path(70 + i))
                                                    : AnyGraph(Graph(i % 60)));
    return result;
}

std::vector<Origin> lines_to(int count) {
    std::vector<Origin> result;
    for (int line = 1; line <= count; ++line) result.push_back({"", line});
    return result;
}

OrderOfLine orders_of_lines(const std::vector<AnyGraph>& graphs) {
    OrderOfLine result;
    for (const AnyGraph& g : graphs) result[static_cast<int>(result.size()) + 1] = g.order();
    return result;
}

/// Adds the order of each graph of a ground at its line, and expects none to be there.
void add_orders_of_lines(Ground ground, OrderOfLine& result) {
    EXPECT_FALSE(ground.exhaustive);
    while (const auto level = ground.next())
        for (const Piece& piece : level->pieces) {
            const auto add = [&](const auto& g) {
                EXPECT_TRUE(result.emplace(piece.origin->line, g.order()).second);
                return true;
            };
            piece.each(add);
            if (piece.each_large) piece.each_large(add);
        }
}

/// How many of a piece's graphs are visited where the second ends it.
int visited_of(const Piece& piece) {
    int result = 0;
    const auto until_two = [&](const auto&) { return ++result < 2; };
    piece.each(until_two);
    if (result == 0) piece.each_large(until_two);
    return result;
}

TEST(ListLevels, HaveEachGraphOnceInItsShard) {
    for (const bool with_large : {false, true}) {
        const std::vector<AnyGraph> graphs = given_graphs(with_large);
        OrderOfLine seen;
        for (const int res : {0, 1, 2}) {
            const auto of_shard = [&] {
                return list_of_any_order_ground("given", graphs, {res, 3}, lines_to(given_many));
            };
            add_orders_of_lines(of_shard(), seen);
            const Level level = *of_shard().next();
            EXPECT_EQ(level.count, given_many) << "in all shards";
            EXPECT_EQ(level.pieces.size(), with_large && res == 0 ? 2u : 1u);
        }
        EXPECT_EQ(seen, orders_of_lines(graphs));
    }
}

TEST(ListLevels, EndWithAVisitAndAfterTheirLast) {
    std::vector<Graph> small(250, Graph(3));
    Ground plain = list_ground("given", small);
    EXPECT_FALSE(plain.exhaustive);
    const Level level = *plain.next();
    EXPECT_EQ(level.pieces.size(), 2u);
    EXPECT_EQ(level.count, 250u);
    EXPECT_EQ(visited_of(level.pieces[0]), 2);
    EXPECT_FALSE(plain.next());
    Ground with_lines = list_ground("given", small, {}, lines_to(250));
    EXPECT_EQ(visited_of(with_lines.next()->pieces[1]), 2);
    Ground large = list_of_any_order_ground("", {2, any_graph_of(path(70))}, {}, {});
    const Level only_large = *large.next();
    EXPECT_EQ(only_large.pieces.size(), 1u);
    EXPECT_EQ(visited_of(only_large.pieces[0]), 2);
    EXPECT_TRUE(list_ground("none", {}).next()->pieces.empty());
    EXPECT_EQ(list_ground("", std::vector(2 * piece_length, Graph(1))).next()->pieces.size(), 2u);
    EXPECT_THROW(list_ground("", small, {}, lines_to(3)), ContractViolation);
    EXPECT_THROW(list_of_any_order_ground("", given_graphs(true), {}, lines_to(3)),
                 ContractViolation);
}

/// A stream has levels of twenty thousand: a hunt of it tells how far it has come.
TEST(ListLevels, OfAStreamAreOfBoundedLength) {
    std::string text;
    for (int i = 0; i < 20'001; ++i) text += "@\n";
    std::istringstream in(text);
    Ground ground = input_ground(in, "in");
    EXPECT_EQ(ground.next()->count, 20'000u);
    const Level last = *ground.next();
    EXPECT_EQ(last.count, 1u);
    EXPECT_FALSE(ground.next());
    EXPECT_EQ(visited_of(last.pieces[0]), 1);
    EXPECT_EQ(*last.pieces[0].origin, (Origin{"@", 20'001}));
    EXPECT_EQ(Origin{"K1"}.line, 0) << "without lines";
}

std::string file_of(const TemporaryFolder& folder, const std::string& text) {
    const std::string result = folder.path("graphs");
    std::ofstream(result) << text;
    return result;
}

std::string lines_of(const std::vector<AnyGraph>& graphs) {
    std::string result;
    for (const AnyGraph& g : graphs)
        result += (g.is_large() ? to_sparse6(g.sparse()) : to_graph6(g.graph())) + "\n";
    return result;
}

TEST(GraphFiles, AreReadBlockByBlock) {
    const TemporaryFolder folder;
    std::vector<AnyGraph> graphs;
    while (graphs.size() < 2300)
        for (const AnyGraph& g : given_graphs(true)) graphs.push_back(g);
    const GraphFile file = graph_file(file_of(folder, lines_of(graphs)));
    EXPECT_EQ(file.blocks.size(), 3u);
    OrderOfLine seen;
    for (const int res : {0, 1}) add_orders_of_lines(file_ground(file, {res, 2}), seen);
    EXPECT_EQ(seen, orders_of_lines(graphs));
    const Level level = *file_ground(file).next();
    EXPECT_EQ(visited_of(level.pieces[1]), 2);
    // A piece may be visited again.
    std::vector<int> large{0, 0};
    for (int& count : large) {
        level.pieces[1].each([](const Graph&) { return true; });
        level.pieces[1].each_large([&](const LargeGraph&) { return ++count > 0; });
    }
    EXPECT_EQ(large[0], large[1]);
    int few = 0;
    level.pieces[1].each_large([&](const LargeGraph&) { return ++few < 4; });
    EXPECT_EQ(few, 4);
}

TEST(GraphFiles, HaveFormatsAndFaultsLineByLine) {
    const TemporaryFolder folder;
    // The check value of the CRC-64 of ECMA-182.
    EXPECT_EQ(graph_file(file_of(folder, "123456789")).digest, "6c40df5f0b497347");
    const auto read = [&](const std::string& text) {
        OrderOfLine seen;
        add_orders_of_lines(file_ground(graph_file(file_of(folder, text))), seen);
        return seen;
    };
    EXPECT_EQ(read("Bw\n0-1 1-2 2-3\n\n@"), (OrderOfLine{{1, 3}, {2, 4}, {4, 1}}));
    EXPECT_THAT([&] { read("Bw\nB\n"); }, ThrowsMessage<InputError>(HasSubstr("graphs:2:")));
    EXPECT_THAT([&] { read("Bw\n0-1 1-\n"); }, ThrowsMessage<InputError>(HasSubstr("graphs:2:")));
    EXPECT_THAT([&] { graph_file(folder.path()); },
                ThrowsMessage<InputError>(HasSubstr("no regular file")));
    EXPECT_THROW(graph_file(folder.path("none")), InputError);
    const GraphFile gone = graph_file(file_of(folder, "Bw\n"));
    std::filesystem::remove(gone.path);
    OrderOfLine seen;
    EXPECT_THAT([&] { add_orders_of_lines(file_ground(gone), seen); },
                ThrowsMessage<InputError>(HasSubstr("No such file")));
}

}  // namespace
}  // namespace gazetteer::conjectures
