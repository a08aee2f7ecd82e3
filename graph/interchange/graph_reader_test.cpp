// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/interchange/graph_reader.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/iostreams/copy.hpp>
#include <boost/iostreams/filter/gzip.hpp>
#include <boost/iostreams/filtering_stream.hpp>
#include <sstream>

#include "graph/errors.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"
#include "graph/interchange/incremental_sparse6.hpp"

namespace gazetteer {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// "line: text", or the fault.
std::vector<std::string> all_of(const std::string& text, bool directed = false) {
    std::istringstream in(text);
    GraphReader reader(in, "file", directed);
    std::vector<std::string> result;
    while (const auto next = reader.next()) {
        const auto* const graph = std::get_if<ReadGraph>(&*next);
        result.push_back(graph != nullptr ? std::to_string(graph->line) + ": " + graph->text
                                          : std::get<std::string>(*next));
    }
    return result;
}

std::string packed(const std::string& text) {
    std::ostringstream out;
    std::istringstream in(text);
    boost::iostreams::filtering_ostream filter;
    filter.push(boost::iostreams::gzip_compressor());
    filter.push(out);
    boost::iostreams::copy(in, filter);
    return out.str();
}

TEST(GraphReader, LinesMayBeOfAnyKind) {
    EXPECT_THAT(all_of("DhC\n\n>>graph6<<\npath 5\n:DaYn\n0-1 1-2 2-3 3-4\nK5\n"),
                ElementsAre("1: DhC", "4: path 5", "5: :DaYn", "6: DhC", "7: K5"));
    EXPECT_THAT(all_of(">>graph6<<DhC\r\nDhC"), ElementsAre("1: DhC", "2: DhC"));
    EXPECT_THAT(all_of("\xef\xbb\xbf 0-1"), ElementsAre("1: A_"));
}

TEST(GraphReader, AFaultIsToldAndTheNextLinesFollow) {
    const auto lines = all_of("DhC\nD\n0-1 1-1\nDhC\n");
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_THAT(lines[1], HasSubstr("file:2:2: "));
    EXPECT_THAT(lines[2], HasSubstr("file:3:5: a loop at the vertex 1"));
    EXPECT_EQ(lines[3], "4: DhC");
}

TEST(GraphReader, ATextOfAnotherProgramIsOneGraph) {
    EXPECT_THAT(all_of("\n\np edge 3 2\ne 1 2\ne 2 3\n"), ElementsAre("1: Bg"));
    EXPECT_THAT(all_of("p edge 3 2\ne 1 2\ne 2 4\n"),
                ElementsAre("file:3:5: '4' where a vertex is expected, from 1 to 3"));
    EXPECT_THAT(all_of("\xef\xbb\xbfgraph { a -- b -- c }"), ElementsAre("1: Bg"));
    EXPECT_THAT(all_of("0 1\n2 1\n", true), ElementsAre("1: &BOO"));
}

TEST(GraphReader, MatricesAndListsOfNeighboursAreSetApartByBlankLines) {
    EXPECT_THAT(all_of("010\n101\n010\n\n01\n10\n"), ElementsAre("1: Bg", "5: A_"));
    EXPECT_THAT(all_of("1: 2\n2: 1 3\n3: 2\n\n1: 2\n2: 1\n"), ElementsAre("1: Bg", "5: A_"));
    EXPECT_THAT(all_of("010\n101\n010\n\n01\n1x\n"),
                ElementsAre("1: Bg", HasSubstr("file:6:2: 'x' where an entry is expected")));
}

/// Orders 10, 13, 32 are bytes that end or part lines of a text.
TEST(GraphReader, AFileOfMulticodeHasManyGraphs) {
    std::string file;
    std::vector<std::string> expected;
    for (const int order : {2, 10, 13, 32, 35, 1, 10}) {
        const Board path = order == 1 ? SparseGraph(1, {}) : SparseGraph(order, {{0, 1}});
        if (order == 1) {
            file += '\1';
            expected.push_back(std::to_string(expected.size() + 1) + ": @");
            continue;
        }
        file += std::get<std::string>(write_interchange(Interchange::multicode, {path}));
        expected.push_back(std::to_string(expected.size() + 1) + ": " +
                           to_graph6(std::get<SparseGraph>(path)));
    }
    EXPECT_EQ(all_of(file), expected);
    EXPECT_EQ(all_of(">>multi_code le<<" + file), expected);
    EXPECT_EQ(all_of(packed(file)), expected);
    const std::string from_ten = file.substr(3);
    EXPECT_EQ(all_of(from_ten).size(), expected.size() - 1);
    EXPECT_EQ(all_of(from_ten).front(), "1: " + expected[1].substr(3));
    EXPECT_THAT(all_of(file.substr(0, file.size() - 1)).back(),
                HasSubstr("file:7:11: it ends within the neighbours of the vertex 9 of 10"));
}

TEST(GraphReader, WhatIsPackedIsUnpacked) {
    EXPECT_THAT(all_of(packed("DhC\n0-1\n")), ElementsAre("1: DhC", "2: A_"));
    EXPECT_THAT(all_of(packed("p edge 3 2\ne 1 2\ne 2 3\n")), ElementsAre("1: Bg"));
    const std::string whole = packed(std::string(100'000, '\n') + "DhC\n");
    EXPECT_THROW(all_of(whole.substr(0, whole.size() / 2)), InputError);
    EXPECT_THROW(all_of("\x1f not packed"), InputError);
}

TEST(GraphReader, IncrementalSparse6ChangesTheGraphBefore) {
    // The empty graph of order 5, then the path edge by edge.
    EXPECT_THAT(all_of(":DaYn\n;aYn\n"), ElementsAre("1: :DaYn", "2: :D"));
    EXPECT_THAT(all_of(":D\n;aYn\n"), ElementsAre("1: :D", "2: :DaYn"));
    EXPECT_THAT(all_of("DhC\n;aYn\n").at(1),
                HasSubstr("incremental sparse6 without a graph before it"));
}

TEST(GraphReader, IncrementalSparse6IsWrittenAndReadAgain) {
    const std::vector<SparseGraph> graphs{
        path(5),  cycle(5),  SparseGraph(5, {}), SparseGraph(5, {}),
        path(70), cycle(70), SparseGraph(0, {}), path(1)};
    std::string text;
    std::optional<SparseGraph> before;
    std::vector<std::string> wanted;
    for (const SparseGraph& g : graphs) {
        text += incremental_sparse6(before, g) + "\n";
        wanted.push_back(std::to_string(wanted.size() + 1) + ": " + to_sparse6(g));
        before = g;
    }
    EXPECT_EQ(all_of(text), wanted);
    EXPECT_THAT(text, testing::StartsWith(":DaYn\n;"));
    EXPECT_EQ(std::ranges::count(text, ';'), 4);
}

/// With names that come in another order than the edges bring them, and that graph6 could have.
TEST(GraphReader, WhatIsWrittenIsToldByItsContent) {
    const NamedGraph graph{
        Board(SparseGraph(4, {{0, 3}, {1, 2}})), {"ann", "bob", "eve", "joe"}, {}};
    for (const std::string& name : interchange_names()) {
        const auto text = write_interchange(*interchange_named(name), graph);
        std::istringstream in(std::get<std::string>(text));
        GraphReader reader(in, "file", false);
        EXPECT_EQ(reader.next_graph().value().graph.board, graph.board) << name;
    }
}

TEST(GraphReader, ATextThatIsNothingIsToldLineByLine) {
    EXPECT_THAT(all_of("pth 5\n").at(0), HasSubstr("file:1:1: 'pth' is not a family"));
    EXPECT_THAT(all_of(""), ElementsAre());
    EXPECT_THAT(all_of("\n \n"), ElementsAre());
}

}  // namespace
}  // namespace gazetteer
