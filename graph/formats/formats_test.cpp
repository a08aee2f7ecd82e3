// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/formats/formats.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <random>
#include <set>
#include <sstream>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats_properties.hpp"
#include "graph/formats/line_reader.hpp"

namespace gazetteer {
namespace {

std::vector<std::string> output_of(const std::vector<Command>& pipeline) {
    std::vector<std::string> result;
    for_each_line(pipeline, [&](std::string_view line) {
        result.emplace_back(line);
        return true;
    });
    return result;
}

/// A file of lines, given to a nauty program as its input file.
std::vector<std::string> through(const std::string& program, const std::string& option,
                                 const std::vector<std::string>& lines) {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    const std::string file = testing::TempDir() + "/" + test->test_suite_name() + test->name();
    std::ofstream out(file);
    for (const std::string& line : lines) out << line << '\n';
    out.close();
    return output_of({{program, {"-q" + option, file}}});
}

/// The lines of nauty-geng for the orders 1..order_max.
std::vector<std::string> geng_lines(int order_max) {
    std::vector<std::string> result;
    for (int n = 1; n <= order_max; ++n)
        for (std::string& line : output_of({{"nauty-geng", {"-q", std::to_string(n)}}}))
            result.push_back(std::move(line));
    return result;
}

/// What nauty-showg -e prints: order, size, then the ends of the edges.
template <class AnyGraph, class Link>
void expect_shown(const std::vector<std::string>& shown, const std::vector<AnyGraph>& graphs,
                  std::vector<Link> (AnyGraph::*links)() const) {
    std::stringstream numbers;
    for (const std::string& line : shown) numbers << line << ' ';
    for (const AnyGraph& g : graphs) {
        int order = -1;
        int size = -1;
        numbers >> order >> size;
        ASSERT_EQ(order, g.order());
        ASSERT_EQ(size, g.size());
        std::set<Link> found;
        for (int i = 0; i < size; ++i) {
            Link link;
            auto& [from, to] = link;
            numbers >> from >> to;
            found.insert(link);
        }
        const auto expected = (g.*links)();
        ASSERT_EQ(found, std::set<Link>(expected.begin(), expected.end()));
    }
    std::string rest;
    EXPECT_FALSE(numbers >> rest) << rest;
}

TEST(Formats, SmallestGraphs) {
    EXPECT_EQ(to_graph6(Graph()), "?");
    EXPECT_EQ(to_graph6(Graph(1)), "@");
    EXPECT_EQ(to_graph6(Graph(2, {{0, 1}})), "A_");
    EXPECT_EQ(to_sparse6(SparseGraph()), ":?");
    EXPECT_EQ(to_sparse6(Graph(1)), ":@");
    EXPECT_EQ(to_sparse6(Graph(2)), ":A");
    EXPECT_EQ(to_sparse6(Graph(2, {{0, 1}})), ":An");
    EXPECT_EQ(to_digraph6(Digraph()), "&?");
    EXPECT_EQ(to_digraph6(Digraph(1)), "&@?");
    EXPECT_EQ(to_digraph6(Digraph(2, {{0, 1}})), "&AO");
    for (const char* line : {"?", ":?", ">>graph6<<?", ">>sparse6<<:?"})
        EXPECT_EQ(*parse_graph(line), SparseGraph()) << line;
    EXPECT_EQ(*parse_digraph(">>digraph6<<&AO"), Digraph(2, {{0, 1}}));
}

/// The example of nauty's formats.txt: n = 7, edges 0-1 0-2 1-2 5-6.
TEST(Formats, TheExamplesOfTheDescription) {
    const SparseGraph g(7, {{0, 1}, {0, 2}, {1, 2}, {5, 6}});
    EXPECT_EQ(to_sparse6(g), ":Fa@x^");
    EXPECT_EQ(*parse_graph(":Fa@x^"), g);
    EXPECT_EQ(to_graph6(Graph(5, {{0, 2}, {0, 4}, {1, 3}, {3, 4}})), "DQc");
    EXPECT_EQ(to_digraph6(Digraph(5, {{0, 2}, {0, 4}, {3, 1}, {3, 4}})), "&DI?AO?");
}

/// Orders on both sides of each length of the order's field.
TEST(Formats, OrdersAtTheBordersOfTheirEncodings) {
    for (int n : {0, 1, 62, 63, 64, 100, 258047, 258048}) {
        const SparseGraph g = n < 2 ? SparseGraph(n, {}) : path(n);
        EXPECT_EQ(*parse_graph(to_sparse6(g)), g) << n;
        if (n <= 100) {
            EXPECT_EQ(*parse_graph(to_graph6(g)), g) << n;
        }
    }
    EXPECT_TRUE(parse_graph(to_sparse6(SparseGraph(4096, {}))));
    EXPECT_EQ(parse_graph(to_sparse6(SparseGraph(4097, {}))).error(),
              (ParseError{"order 4097 is above 4096, the largest read here", 3}));
    EXPECT_EQ(to_sparse6(SparseGraph(258047, {})), ":~}~~");
    EXPECT_EQ(to_sparse6(SparseGraph(258048, {})), ":~~???~??");
    EXPECT_EQ(*parse_digraph(to_digraph6(Digraph(64, {{63, 0}}))), Digraph(64, {{63, 0}}));
}

TEST(FormatsStandard, GraphsOfGengThroughCopygAndShowg) {
    const std::vector<std::string> lines = geng_lines(7);
    ASSERT_EQ(lines.size(), 1252u);
    std::vector<std::string> sparse6;
    std::vector<SparseGraph> graphs;
    for (const std::string& line : lines) {
        graphs.push_back(*parse_graph(line));
        EXPECT_EQ(to_graph6(graphs.back()), line);
        EXPECT_EQ(to_graph6(*parse_small_graph(line)), line);
        sparse6.push_back(to_sparse6(graphs.back()));
        EXPECT_EQ(*parse_graph(sparse6.back()), graphs.back()) << sparse6.back();
    }
    EXPECT_EQ(through("nauty-copyg", "s", lines), sparse6);
    EXPECT_EQ(through("nauty-copyg", "g", sparse6), lines);
    expect_shown(through("nauty-showg", "e", lines), graphs, &SparseGraph::edges);
    expect_shown(through("nauty-showg", "e", sparse6), graphs, &SparseGraph::edges);
}

TEST(FormatsStandard, DigraphsOfDirectgThroughCopygAndShowg) {
    std::vector<std::string> lines;
    std::vector<Digraph> digraphs;
    for (int n = 1; n <= 5; ++n)
        for (const std::string& line :
             output_of({{"nauty-geng", {"-q", std::to_string(n)}}, {"nauty-directg", {"-q"}}})) {
            digraphs.push_back(*parse_digraph(line));
            EXPECT_EQ(to_digraph6(digraphs.back()), line);
            lines.push_back(line);
        }
    ASSERT_EQ(lines.size(), 9846u);
    EXPECT_EQ(through("nauty-copyg", "z", lines), lines);
    expect_shown(through("nauty-showg", "e", lines), digraphs, &Digraph::arcs);
}

/// A graph with about two edges a vertex, the same for the same seed.
SparseGraph random_sparse_graph(int order, unsigned seed) {
    std::mt19937 random(seed);
    std::set<Edge> edges;
    for (int i = 0; i < 2 * order; ++i) {
        const auto u = static_cast<Vertex>(random() % static_cast<unsigned>(order));
        const auto v = static_cast<Vertex>(random() % static_cast<unsigned>(order));
        if (u != v) edges.insert(edge(u, v));
    }
    return {order, std::vector<Edge>(edges.begin(), edges.end())};
}

TEST(Formats, Sparse6OfEveryOrderUpTo70) {
    std::vector<std::string> lines;
    for (int n = 1; n <= 70; ++n)
        for (unsigned seed = 0; seed < 3; ++seed)
            lines.push_back(to_sparse6(random_sparse_graph(n, seed)));
    EXPECT_EQ(through("nauty-copyg", "s", lines), lines);
}

TEST(FormatsLong, Sparse6OfOrder100000ThroughCopyg) {
    const SparseGraph g = random_sparse_graph(100000, 1);
    const std::string line = to_sparse6(g);
    EXPECT_EQ(*parse_graph(line), g);
    EXPECT_EQ(through("nauty-copyg", "s", {line}), std::vector<std::string>{line});
}

TEST(FormatsStandard, Sparse6OfOrder120000FromGenspecialg) {
    const auto lines = output_of({{"nauty-genspecialg", {"-q", "-s", "-p120000", "-c100000"}}});
    EXPECT_EQ(lines,
              (std::vector<std::string>{to_sparse6(path(120000)), to_sparse6(cycle(100000))}));
}

TEST(FormatsLong, Sparse6OfOrder100000ThroughShowg) {
    const SparseGraph g = random_sparse_graph(100000, 2);
    expect_shown<SparseGraph, Edge>(through("nauty-showg", "e", {to_sparse6(g)}), {g},
                                    &SparseGraph::edges);
}

struct Malformed {
    std::string line;
    ParseError error;
};

TEST(Formats, MalformedGraphs) {
    const std::vector<Malformed> cases{
        {"", {"no graph on this line", 1}},
        {">>graph6<<", {"no graph on this line", 11}},
        {"D", {"graph6 of order 5 needs 2 bytes after the order, here are 0", 2}},
        {"Dq", {"graph6 of order 5 needs 2 bytes after the order, here are 1", 3}},
        {"DqKK", {"graph6 of order 5 ends before this byte", 4}},
        {"DqL", {"the padding bits of graph6 of order 5 are not 0", 3}},
        {"D?\n{", {"byte 10 (the end of a line) is not in '?'..'~'", 3}},
        {"D K", {"byte 32 (a blank) is not in '?'..'~'", 2}},
        {"D\xffK", {"byte 255 (not ASCII) is not in '?'..'~'", 2}},
        {">>graph6<<D!K", {"byte 33 ('!') is not in '?'..'~'", 12}},
        {std::string("D\0K", 3), {"byte 0 (a control character) is not in '?'..'~'", 2}},
        {"~", {"the line ends within the order", 2}},
        {"~?A", {"the line ends within the order", 4}},
        {"~~?????", {"the line ends within the order", 8}},
        {"~~~~~~~~", {"order 68719476735 is above 16777216, the largest read here", 3}},
        {":~~~~~~~~", {"order 68719476735 is above 4096, the largest read here", 4}},
        {"~~?@???", {"the line ends within the order", 8}},
        {"~~??~~~~",
         {"graph6 of order 16777215 needs 23456243864918 bytes after the order, here are 0", 9}},
        {"&AO", {"a digraph (digraph6) where a graph belongs", 1}},
        {";A", {"incremental sparse6 is not read", 1}},
        {">>graph6<<:An", {"sparse6 under the header >>graph6<<", 11}},
        {">>sparse6<<A_", {"sparse6 starts with ':'", 12}},
        {":", {"the line ends within the order", 2}},
        {":A?", {"a loop at vertex 0 is refused", 3}},
        {":@?", {"a loop at vertex 0 is refused", 3}},
        {":Ab", {"edge 0-1 stands twice; it is refused", 3}},
        {":An~", {"no vertex is left for this byte", 4}},
    };
    for (const Malformed& c : cases) {
        const auto parsed = parse_graph(c.line);
        ASSERT_FALSE(parsed) << c.line;
        EXPECT_EQ(parsed.error().message, c.error.message) << c.line;
        EXPECT_EQ(parsed.error().column, c.error.column) << c.line;
    }
    EXPECT_EQ(parse_small_graph("~?@@").error().message,
              "order 65 is above 64, the largest read here");
}

TEST(Formats, WhatStandsAroundAGraphDoesNoHarm) {
    const SparseGraph path(2, {{0, 1}});
    for (const char* line : {"A_", " A_", "\tA_ \t", "A_\r", "A_\r\n",
                             "\xef\xbb\xbf"
                             "A_",
                             "\xef\xbb\xbf >>graph6<<A_ ", ":An\n"})
        EXPECT_EQ(*parse_graph(line), path) << line;
    EXPECT_TRUE(parse_digraph(" \xef\xbb\xbf&AO").error().column > 1);
    EXPECT_TRUE(parse_digraph("\xef\xbb\xbf &AO "));
    // A column is one of the whole line.
    EXPECT_EQ(parse_graph("\xef\xbb\xbf D!K").error(),
              (ParseError{"byte 33 ('!') is not in '?'..'~'", 6}));
    EXPECT_EQ(parse_graph("  ").error(), (ParseError{"no graph on this line", 3}));
    EXPECT_EQ(parse_graph("D \xef\xbb\xbfK").error().message,
              "byte 32 (a blank) is not in '?'..'~'");
    EXPECT_EQ(parse_graph("D\xef\xbb\xbfK").error().message,
              "byte 239 (a byte order mark of UTF-8) is not in '?'..'~'");
}

TEST(Formats, WhatStandsInsteadOfAGraphIsNamed) {
    using namespace std::string_literals;
    const std::vector<std::pair<std::string, std::string>> cases{
        {"\x1f\x8b\x08\x00"s, "this is a file packed by gzip; unpack it first: gunzip -c FILE"},
        {"\xfd"
         "7zXZ\0"s,
         "this is a file packed by xz; unpack it first: xz -dc FILE"},
        {"PK\x03\x04"s, "this is a zip archive; unpack it first: unzip -p FILE"},
        {"\xff\xfe"
         "A\0"s,
         "this is a text in UTF-16; write it as ASCII or UTF-8"},
        {"0-1 1-2", "this looks like a list of edges; a line of graph6 or sparse6 is expected"},
        {"[(0, 1), (1, 2)]",
         "this looks like a list of edges; a line of graph6 or sparse6 is expected"},
    };
    for (const auto& [line, message] : cases) {
        EXPECT_EQ(parse_graph(line).error(), (ParseError{message, 1}));
        EXPECT_EQ(parse_small_graph(line).error(), (ParseError{message, 1}));
        EXPECT_EQ(parse_digraph(line).error(), (ParseError{message, 1}));
    }
    // These begin alike, and are graphs.
    EXPECT_TRUE(parse_graph("PK" + std::string(61, '?')).error().message.find("zip") ==
                std::string::npos);
    EXPECT_EQ(parse_graph("\"A_\"").error().message,
              "byte 34 (a quotation mark) is not in '?'..'~'");
}

TEST(Formats, MalformedDigraphs) {
    const std::vector<Malformed> cases{
        {"", {"no digraph on this line", 1}},
        {"A_", {"digraph6 starts with '&'", 1}},
        {">>graph6<<&AO", {"digraph6 starts with '&'", 1}},
        {"&", {"the line ends within the order", 2}},
        {"&A", {"digraph6 of order 2 needs 1 bytes after the order, here are 0", 3}},
        {"&AOO", {"digraph6 of order 2 ends before this byte", 4}},
        {"&AP", {"the padding bits of digraph6 of order 2 are not 0", 3}},
        {"&A_?", {"digraph6 of order 2 ends before this byte", 4}},
        {"&A_", {"a loop at vertex 0 is refused", 3}},
        {"&AC", {"a loop at vertex 1 is refused", 3}},
        {"&@_", {"a loop at vertex 0 is refused", 3}},
        {"&A\x7f", {"byte 127 (a control character) is not in '?'..'~'", 3}},
        {"&~?@@", {"order 65 is above 64, the largest read here", 3}},
    };
    for (const Malformed& c : cases) {
        const auto parsed = parse_digraph(c.line);
        ASSERT_FALSE(parsed) << c.line;
        EXPECT_EQ(parsed.error().message, c.error.message) << c.line;
        EXPECT_EQ(parsed.error().column, c.error.column) << c.line;
    }
}

/// A few hundred thousand damaged lines: bytes changed, cut, doubled.
TEST(FormatsStandard, DamagedLinesAreReadSoundly) {
    std::vector<std::string> seeds = geng_lines(5);
    for (const char* line :
         {":Fa@x^", "&DI?AO?", ">>graph6<<DqK", ">>sparse6<<:An", ":~?@?_", "~?@@", "~~?????@", ""})
        seeds.emplace_back(line);
    std::mt19937 random(7);
    const auto below = [&random](std::size_t n) { return random() % n; };
    for (int i = 0; i < 200000; ++i) {
        std::string line = seeds[below(seeds.size())];
        if (below(4) == 0) line.insert(0, 1, ":&~?"[below(4)]);
        for (std::size_t changes = below(4); changes > 0; --changes) {
            const std::size_t at = below(line.size() + 1);
            const auto byte = static_cast<char>(below(8) == 0 ? below(256) : 63 + below(64));
            if (at == line.size())
                line.push_back(byte);
            else if (below(3) == 0)
                line.erase(at, 1);
            else
                line[at] = byte;
        }
        ASSERT_NO_THROW(require_sound_parsing(line)) << testing::PrintToString(line);
    }
}

TEST(LineReader, EndsOfLinesHeadersAndEmptyLines) {
    std::istringstream in(">>graph6<<\n\r\nA_\r\n\n@\n:A?");
    LineReader lines(in, "graphs.g6");
    EXPECT_EQ(lines.next(), "A_");
    EXPECT_EQ(lines.place(1), (Place{"graphs.g6", 3, 1}));
    EXPECT_EQ(lines.next(), "@");
    const auto last = lines.next();
    ASSERT_TRUE(last);
    EXPECT_EQ(lines.describe(parse_graph(*last).error()),
              "graphs.g6:6:3: a loop at vertex 0 is refused");
    EXPECT_FALSE(lines.next());
    EXPECT_FALSE(lines.next());
}

TEST(LineReader, BlanksAndAByteOrderMarkAreTakenOff) {
    std::istringstream in("\xef\xbb\xbf>>graph6<<\r\n  \r\n  A_ \n\t:A?");
    LineReader lines(in, "graphs.g6");
    EXPECT_EQ(lines.next(), "A_");
    EXPECT_EQ(lines.place(1), (Place{"graphs.g6", 3, 3}));
    const auto last = lines.next();
    ASSERT_TRUE(last);
    EXPECT_EQ(lines.describe(parse_graph(*last).error()),
              "graphs.g6:4:4: a loop at vertex 0 is refused");
}

TEST(LineReader, AnEmptyInput) {
    std::istringstream in("");
    EXPECT_FALSE(LineReader(in, "nothing").next());
}

}  // namespace
}  // namespace gazetteer
