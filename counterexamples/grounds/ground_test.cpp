// SPDX-License-Identifier: GPL-3.0-or-later
// Grounds: how many graphs, which, in which order, and how they are named.
#include "counterexamples/grounds/ground.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <sstream>

#include "counterexamples/hunt/suite.hpp"
#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "language/naive/naive_terms.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::HasSubstr;

/// The graphs of a ground, the whole or a shard, each once, sizes ascending within a level.
std::vector<Graph> all_of(Ground ground, bool whole = true) {
    std::vector<Graph> result;
    while (const auto level = ground.next()) {
        std::uint64_t count = 0;
        int size = -1;
        for (const Piece& piece : level->pieces) {
            EXPECT_LE(size, piece.size);
            size = piece.size;
            piece.each([&](const Graph& g) {
                EXPECT_TRUE(level->order < 0 || g.order() == level->order);
                EXPECT_TRUE(piece.size < 0 || g.size() == piece.size);
                result.push_back(g);
                ++count;
                return true;
            });
        }
        EXPECT_EQ(count, whole ? level->count.value_or(count) : count);
    }
    return result;
}

/// How many graphs of more than 64 vertices it has.
std::size_t large_of(Ground ground) {
    std::size_t result = 0;
    while (const auto level = ground.next())
        for (const Piece& piece : level->pieces)
            if (piece.each_large)
                piece.each_large([&](const LargeGraph&) { return ++result != 0; });
    return result;
}

std::set<std::string> classes(const std::vector<Graph>& graphs) {
    std::set<std::string> result;
    for (const Graph& g : graphs) EXPECT_TRUE(result.insert(to_graph6(canonical(g))).second);
    return result;
}

/// All graphs of order <= 6 that satisfy a test.
std::set<std::string> classes_where(const std::function<bool(const Graph&)>& test) {
    std::vector<Graph> result;
    for_each_graph({.order_max = 6}, [&](const Graph& g) {
        if (test(g)) result.push_back(g);
        return true;
    });
    return classes(result);
}

bool is(const char* term, const Graph& g) {
    return naive::graph_terms().at(term)(g) != 0;
}
long number(const char* term, const Graph& g) {
    return naive::graph_terms().at(term)(g);
}

std::set<std::string> of(const char* restrictions) {
    return classes(all_of(exhaustive_ground(*parse_restrictions(restrictions), 0, 6)));
}

TEST(GroundLong, RestrictionsAreWhatTheySay) {
    EXPECT_EQ(of(""), classes_where([](const Graph&) { return true; }));
    EXPECT_EQ(of("graphs"), of("all"));
    EXPECT_EQ(of("vertex-transitive"),
              classes_where([](const Graph& g) { return is("vertex_transitive", g); }));
    for (const char* word : {"connected", "biconnected", "bipartite", "chordal", "regular"})
        EXPECT_EQ(of(word), classes_where([&](const Graph& g) { return is(word, g); })) << word;
    EXPECT_EQ(of("trees"), classes_where([](const Graph& g) { return is("tree", g); }));
    EXPECT_EQ(of("triangle-free"),
              classes_where([](const Graph& g) { return is("triangle_free", g); }));
    EXPECT_EQ(of("claw-free"), classes_where([](const Graph& g) { return is("claw_free", g); }));
    EXPECT_EQ(of("K4-free"),
              classes_where([](const Graph& g) { return number("clique_number", g) < 4; }));
    EXPECT_EQ(of("split"), classes_where([](const Graph& g) {
                  return naive::some_subset(g, [&](VertexSet s) {
                      return naive::clique(g, s) && naive::independent(g, g.vertices() - s);
                  });
              }));
    EXPECT_EQ(of("perfect"), classes_where([](const Graph& g) {
                  return !naive::some_subset(g, [&](VertexSet s) {
                      const Graph h = g.induced(s);
                      return number("chromatic_number", h) != number("clique_number", h);
                  });
              }));
    EXPECT_EQ(of("square-free"), classes_where([](const Graph& g) {
                  for (Vertex u : g.vertices())
                      for (Vertex v : g.vertices())
                          if (u != v && (g.neighbours(u) & g.neighbours(v)).size() > 1)
                              return false;
                  return true;
              }));
}

TEST(Ground, BoundsCombine) {
    EXPECT_EQ(of("regular 2"), classes_where([](const Graph& g) {
                  return g.order() == 0 ||
                         (number("min_degree", g) == 2 && number("max_degree", g) == 2);
              }));
    EXPECT_EQ(of("connected degree 2..3"), classes_where([](const Graph& g) {
                  return is("connected", g) && (g.order() == 0 || (number("min_degree", g) >= 2 &&
                                                                   number("max_degree", g) <= 3));
              }));
    EXPECT_EQ(of("bipartite, edges 3..5"), classes_where([](const Graph& g) {
                  return is("bipartite", g) && g.size() >= 3 && g.size() <= 5;
              }));
    EXPECT_EQ(of("trees degree ..2"), classes_where([](const Graph& g) {
                  return is("tree", g) && number("max_degree", g) <= 2;
              }));
    EXPECT_EQ(of("connected bipartite vertex-transitive degree 2.."),
              classes_where([](const Graph& g) {
                  return is("connected", g) && is("bipartite", g) && is("vertex_transitive", g) &&
                         (g.order() == 0 || g.degree(0) >= 2);
              }));
    EXPECT_EQ(of("biconnected bipartite"), classes_where([](const Graph& g) {
                  return is("biconnected", g) && is("bipartite", g);
              }));
}

/// The shards of a ground are disjoint and together the whole.
TEST(GroundLong, ShardsAreParts) {
    const auto lines_of = [](Ground ground) {
        std::multiset<std::string> lines;
        while (const auto level = ground.next())
            for (const Piece& piece : level->pieces)
                piece.each([&](const Graph& g) {
                    lines.insert(to_graph6(g));
                    return true;
                });
        return lines;
    };
    const auto expect_parts = [&](const std::function<Ground(const runs::Shard&)>& ground_of) {
        const auto whole = lines_of(ground_of({}));
        for (const int mod : {2, 3, 11}) {
            std::multiset<std::string> together;
            for (int res = 0; res < mod; ++res) together.merge(lines_of(ground_of({res, mod})));
            EXPECT_EQ(together, whole) << ground_of({}).name << " in " << mod;
        }
    };
    for (const char* words : {"", "connected", "trees", "regular", "biconnected bipartite", "split",
                              "vertex-transitive", "degree 1..3, edges 4..6"})
        expect_parts([&](const runs::Shard& shard) {
            return exhaustive_ground(*parse_restrictions(words), 0, 6, shard);
        });
    const auto model = *parse_random_model("gnp(9, 0.5)");
    for (const std::uint64_t count : {0U, 1U, 199U, 1001U})
        expect_parts(
            [&](const runs::Shard& shard) { return random_ground(model, count, 3, shard); });
    expect_parts(
        [](const runs::Shard& shard) { return **parse_families("grid 1..20 1..20", {}, shard); });
}

/// nauty shares these among processes.
TEST(GroundLong, SharedOrdersAreComplete) {
    for (const char* words : {"", "connected", "connected bipartite", "biconnected"}) {
        const auto which = *parse_restrictions(words);
        EXPECT_EQ(all_of(exhaustive_ground(which, 9, 9)).size(), *known_count(which, 9)) << words;
    }
    for (const char* words :
         {"bipartite", "triangle-free", "connected triangle-free", "connected bipartite"}) {
        const auto which = *parse_restrictions(words);
        EXPECT_EQ(all_of(exhaustive_ground(which, 10, 10)).size(), *known_count(which, 10))
            << words;
    }
    const auto trees = *parse_restrictions("trees");
    EXPECT_EQ(all_of(exhaustive_ground(trees, 0, 18)).size(),
              1u + 1 + 1 + 2 + 3 + 6 + 11 + 23 + 47 + 106 + 235 + 551 + 1301 + 3159 + 7741 + 19320 +
                  48629 + 123867);
}

TEST(Ground, FamiliesAreTheirMembers) {
    const auto family = [](const char* text) { return all_of(**parse_families(text)); };
    EXPECT_EQ(family("grid 2..3 2..3").size(), 4u);
    EXPECT_EQ(family("cube ..5").size(), 6u);
    EXPECT_EQ(family("cube ..9").size(), 7u) << "order at most 64";
    EXPECT_EQ(family("cycle ..6").size(), 4u) << "from 3";
    EXPECT_EQ(family("path 4")[0].size(), 3);
    EXPECT_EQ(family("complete ..4").size(), 5u);
    EXPECT_EQ(family("complete_bipartite 1..2 3")[1].size(), 6);
    EXPECT_EQ(family("cocktail_party 2")[0].size(), 4);
    EXPECT_EQ(family("cube").size(), 7u) << "to order 64";
    EXPECT_EQ(all_of(**parse_families("cycle", {-1, 6})).size(), 4u);
    EXPECT_EQ(all_of(**parse_families("path ..9", {5, 20})).size(), 5u);
    EXPECT_EQ((*parse_families("cycle", {4, 6}))->name, "cycle (order 4 to 6)");
    EXPECT_THAT(parse_families("cycle 9..", {1, 8})->error().message,
                HasSubstr("no member of order 1 to 8"));
    EXPECT_FALSE(parse_families("connected"));
    EXPECT_EQ((*parse_families("path 53..200"))->name, "path 53..200 (order <= 256)");
    EXPECT_EQ(large_of(**parse_families("path 53..200")), 136u);
    EXPECT_EQ(large_of(**parse_families("path 53..200", {1, 60})), 0u);
    EXPECT_EQ(large_of(**parse_families("grid 2..9 2..9")), 0u);
    EXPECT_EQ(large_of(**parse_families("cycle")), 0u);
    EXPECT_EQ(large_of(**parse_families("cycle 255..300")), 2u);
    EXPECT_EQ(large_of(**parse_families("path 53..", {-1, 200})), 136u);
    EXPECT_THAT(parse_families("grid 2..3")->error().message,
                HasSubstr("'grid' takes two ranges, such as 2..6 2..6"));
    EXPECT_EQ(parse_families("grid 2..3")->error().column, 1);
    EXPECT_THAT(parse_families("path 2 3")->error().message, HasSubstr("takes one range"));
    EXPECT_THAT(parse_families("cube x")->error().message, HasSubstr("'x' is not a range"));
    EXPECT_THAT(parse_families("cycle 1..2")->error().message, HasSubstr("no member"));
}

/// Zero is a bound, and a number that may be there.
TEST(Ground, FamiliesBeginWithTheirLeastMembers) {
    const auto members_of = [](const char* text, Range orders = {}) {
        return all_of(**parse_families(text, orders)).size();
    };
    const auto name_of = [](const char* text, Range orders = {}) {
        return (*parse_families(text, orders))->name;
    };
    EXPECT_EQ(members_of("cube 0"), 1u);
    EXPECT_EQ(members_of("complete", {-1, 0}), 1u);
    EXPECT_EQ(members_of("complete", {0, 0}), 1u);
    EXPECT_EQ(name_of("cycle", {0, 6}), "cycle (order <= 6)");
    EXPECT_EQ(name_of("path ..64"), "path ..64 (order <= 64)");
    EXPECT_EQ(name_of("path 3 \t,"), "path 3 (order <= 64)");
}

TEST(Ground, InputIsReadInOtherFormats) {
    std::istringstream edges("0-1 1-2\n2-0 0-1 1-2\n");
    EXPECT_EQ(all_of(input_ground(edges, "in")),
              (std::vector{Graph(3, {{0, 1}, {1, 2}}), Graph(3, {{0, 1}, {1, 2}, {0, 2}})}));
    std::istringstream dimacs("c a triangle\np edge 3 3\ne 1 2\ne 2 3\ne 1 3\n");
    EXPECT_EQ(all_of(input_ground(dimacs, "in")),
              (std::vector{Graph(3, {{0, 1}, {1, 2}, {0, 2}})}));
    std::istringstream loop("p edge 2 1\ne 1 1\n");
    EXPECT_THAT([&] { all_of(input_ground(loop, "in")); },
                testing::ThrowsMessage<InputError>(HasSubstr("in:2:")));
}

TEST(Ground, ChainsByTheirPartsAreTheirMembers) {
    const auto of = [](const std::string& range, Range orders = {}) {
        return all_of(**parse_families("chain \"path 2\" joins 0-0 " + range, orders));
    };
    EXPECT_EQ(of("2..4").size(), 3u);
    EXPECT_EQ(of("2..4")[0].order(), 4);
    EXPECT_EQ(of("3..", {-1, 20}).size(), 8u);
    EXPECT_EQ(of("1..").size(), 32u) << "to order 64";
    EXPECT_EQ(of("1..", {4, 8}).size(), 3u);
    const auto ring = [](const char* range) {
        return parse_families(std::string("chain \"K1\" joins 0-0 ring ") + range);
    };
    EXPECT_EQ(all_of(**ring("1..5")).size(), 3u) << "from 3";
    EXPECT_EQ(large_of(**ring("60..70")), 6u);
    EXPECT_EQ((**ring("1..5")).name, "chain \"K1\" joins 0-0 ring 1..5 (order <= 64)");
    EXPECT_THAT(ring("1..2")->error().message, HasSubstr("no member"));
    EXPECT_THAT(ring("0")->error().message, HasSubstr("no member"));
    EXPECT_THAT(ring("3-4")->error().message, HasSubstr("'3-4' is not a range"));
    EXPECT_EQ(ring("3-4")->error().column, 27);
    EXPECT_THAT(ring("1..2 3")->error().message, HasSubstr("one range"));
    EXPECT_EQ(ring("1..2 3")->error().column, 32);
    EXPECT_THAT(parse_families("chain \"K1\" 3..")->error().message,
                HasSubstr("joins is expected"));
}

TEST(Ground, InputIsReadLineByLine) {
    std::istringstream good("A_\n:Bcb\n\nD~{\n");
    Ground three = input_ground(good, "in");
    EXPECT_FALSE(three.exhaustive);
    EXPECT_EQ(three.next()->order, -1) << "its graphs are of several";
    good.clear(), good.seekg(0);
    EXPECT_EQ(all_of(input_ground(good, "in")).size(), 3u);
    std::istringstream bad("A_\nA\n");
    EXPECT_THROW(all_of(input_ground(bad, "in")), InputError);
}

TEST(Ground, RandomDrawsDependOnTheSeedAlone) {
    const auto drawn = [](const char* model, std::uint64_t count, std::uint64_t seed) {
        return all_of(random_ground(*parse_random_model(model), count, seed));
    };
    EXPECT_EQ(drawn("gnp(10, 0.5)", 30, 1), drawn("gnp(10, 0.5)", 30, 1));
    EXPECT_NE(drawn("gnp(10, 0.5)", 30, 1), drawn("gnp(10, 0.5)", 30, 2));
    const auto draws = drawn("gnp(10, 0.5)", 3, 7);
    for (std::uint64_t i = 0; i < draws.size(); ++i)
        EXPECT_EQ(drawn_graph(*parse_random_model("gnp(10, 0.5)"), 7, i), AnyGraph(draws[i]));
    EXPECT_TRUE(drawn_graph(*parse_random_model("digraph(4, 0.5)"), 7, 1).is_directed());
    EXPECT_EQ(random_ground(*parse_random_model("digraph(4, 0.5)"), 3, 7).about, About::digraphs);
}

/// In ten thousand pieces a shard at most, of two hundred draws at least.
TEST(Ground, RandomDrawsAreThereOnceInPieces) {
    const RandomModel model = *parse_random_model("gnp(5, 0.5)");
    const auto pieces_of = [&](std::uint64_t count, const runs::Shard& shard = {}) {
        const Level level = *random_ground(model, count, 3, shard).next();
        EXPECT_EQ(level.count, count) << "in all shards";
        return level.pieces.size();
    };
    EXPECT_EQ(pieces_of(0), 0u);
    EXPECT_EQ(pieces_of(400), 2u);
    EXPECT_EQ(pieces_of(3'000'000), 10'000u);
    EXPECT_EQ(pieces_of(3'000'001), 9'967u) << "of 301";
    EXPECT_EQ(pieces_of(2'000'001, {0, 2}), 5'001u);
    EXPECT_EQ(pieces_of(2'000'001, {1, 2}), 5'000u);
    std::multiset<std::string> drawn, wanted;
    for (std::uint64_t i = 0; i < 450; ++i)
        wanted.insert(to_graph6(drawn_graph(model, 3, i).graph()));
    for (const int res : {0, 1})
        for (const Graph& g : all_of(random_ground(model, 450, 3, {res, 2}), false))
            drawn.insert(to_graph6(g));
    EXPECT_EQ(drawn, wanted);
    const Ground ground = random_ground(model, 450, 3);
    EXPECT_EQ(ground.name, "450 random graphs gnp(5, 0.5), seed 3");
    EXPECT_FALSE(ground.exhaustive);
}

TEST(Ground, TextsAreParsedOrRefusedInTheirPlace) {
    const auto error = [](const char* text) {
        const auto parsed = parse_ground(text, {}, 7);
        return parsed ? parsed->name
                      : std::to_string(parsed.error().column) + ": " + parsed.error().message;
    };
    EXPECT_EQ(error(""), "graphs of order <= 7");
    EXPECT_EQ(error("connected, order ..5"), "connected graphs of order <= 5");
    EXPECT_EQ(error("order 3..5 trees"), "trees of order 3 to 5");
    EXPECT_EQ(error("order 5"), "graphs of order 5");
    EXPECT_EQ(error("biconnected connected degree 2.."),
              "biconnected graphs with degrees 2.. of "
              "order <= 7");
    EXPECT_EQ(error("conected"),
              "1: unknown class of graphs 'conected'; the nearest known one is connected");
    EXPECT_THAT(error("all zzzzzzzz"),
                HasSubstr("5: unknown class of graphs 'zzzzzzzz'; the words"));
    EXPECT_EQ(error("C5"), "1: unknown class of graphs 'C5'; it is said so: cycle 5");
    EXPECT_EQ(error("all K_12"), "5: unknown class of graphs 'K_12'; it is said so: complete 12");
    EXPECT_EQ(error("trees n=5"), "7: unknown class of graphs 'n=5'; it is said so: order ..7");
    EXPECT_EQ(error("trees up to order 7"),
              "7: unknown class of graphs 'up'; it is said so: order ..7");
    EXPECT_THAT(error("C"), testing::Not(HasSubstr("it is said so")));
    EXPECT_THAT(error("near"), testing::Not(HasSubstr("it is said so")));
    EXPECT_THAT(error("all cycel 5"), HasSubstr("the nearest known one is cycle"));
    EXPECT_EQ(error("degree x"), "1: 'degree' takes a range behind it: 2..3, ..3, 2.., 3");
    EXPECT_EQ(error("order x"), "1: 'order' takes a range behind it: ..7, 3..7, 5");
    EXPECT_EQ(error("trees chordal"), "1: trees combine with degrees and edges only");
    EXPECT_EQ(error("order ..40"), "1: orders of all graphs go to 32");
    EXPECT_EQ(error("vertex-transitive"), "vertex-transitive graphs of order <= 23");
    EXPECT_EQ(error("connected vertex-transitive order 3..9"),
              "connected vertex-transitive graphs of order 3 to 9");
    EXPECT_EQ(error("vertex-transitive order ..24"),
              "19: vertex-transitive graphs are listed to order 23");
    EXPECT_EQ(error("vertex-transitive trees"), "1: trees combine with degrees and edges only");
    EXPECT_THAT(error("order 3.."), HasSubstr("no upper bound"));
    EXPECT_EQ(error("regular 3"), "regular graphs with degrees 3 of order <= 7");
    EXPECT_EQ(error("degree ..3 edges 1..3"),
              "graphs with degrees ..3 with edges 1..3 of order <= 7");
    EXPECT_EQ(error("degree 2.. degree 0..3"), "graphs with degrees ..3 of order <= 7");
    EXPECT_EQ(error("degree ..0, edges 0"), "graphs with degrees 0 with edges 0 of order <= 7");
    EXPECT_EQ(error("degree 1.., edges 3.."),
              "graphs with degrees 1.. with edges 3.. of order <= 7");
    EXPECT_EQ(error("degree ..62 edges ..2015"),
              "graphs with degrees ..62 with edges ..2015 of order <= 7");
    EXPECT_EQ(error("regular 0"), "regular graphs with degrees 0 of order <= 7");
    EXPECT_EQ(error("regular ..3"), "regular graphs with degrees ..3 of order <= 7");
    EXPECT_THAT(error("connected 3"), HasSubstr("11: unknown class of graphs '3'"));
    EXPECT_EQ(error("trees order..5"), "trees of order <= 5");
    EXPECT_EQ(error("trees connected bipartite degree 1..2 edges 3..4"),
              "trees with degrees 1..2 with edges 3..4 of order <= 7");
    EXPECT_EQ(*parse_restrictions("degree ..63, edges ..2016"), GraphRestrictions())
        << "no graph of order 64 has more";
    EXPECT_EQ(parse_ground("connected", {-1, 40}).error().column, 0);
    EXPECT_EQ(parse_ground("connected", {}).error().column, 0);
}

TEST(Ground, OrdersThatAreNotGeneratedAreRefused) {
    const GraphRestrictions listed = *parse_restrictions("vertex-transitive");
    EXPECT_EQ(generated_order_max({}), 32);
    EXPECT_EQ(generated_order_max(listed), 23);
    EXPECT_NO_THROW(exhaustive_ground({}, 0, 32));
    EXPECT_THROW(exhaustive_ground({}, -1, 5), ContractViolation);
    EXPECT_THROW(exhaustive_ground({}, 5, 33), ContractViolation);
    EXPECT_THROW(exhaustive_ground(listed, 5, 24), ContractViolation);
}

TEST(Ground, ABoundIsSaidWhereverItStands) {
    EXPECT_EQ(bounded("order <= {} here", 7), "order <= 7 here");
    EXPECT_EQ(bounded("graphs", 7), "graphs");
}

TEST(Ground, Ranges) {
    EXPECT_EQ(parse_range("2..5")->low, 2);
    EXPECT_EQ(parse_range("2..5")->high, 5);
    EXPECT_EQ(parse_range("..5")->low, -1);
    EXPECT_EQ(parse_range("2..")->high, -1);
    EXPECT_EQ(parse_range("4")->high, 4);
    EXPECT_EQ(parse_range("2..2"), parse_range("2"));
    for (const char* text : {"", "..", "a", "5..2", "-1", "1...2", "1..2..3", "99999999999"})
        EXPECT_FALSE(parse_range(text)) << text;
}

TEST(Suite, LinesAreRead) {
    std::istringstream in(
        "# comment\n\na | holds | order ..4 | tree -> forest | why\n"
        "b | refuted D|c | cycle ..5 | bipartite\nc | open | connected, order ..3 | P(ueg)\n");
    const auto lines = read_suite(in, "f");
    ASSERT_EQ(lines.size(), 3u);
    EXPECT_EQ(lines[0].comment, "why");
    EXPECT_EQ(lines[0].expected, Expected::holds);
    EXPECT_EQ(text_of(*lines[1].by), "D|c");
    EXPECT_EQ(lines[1].line, 4);
    EXPECT_EQ(lines[2].expected, Expected::open);
}

TEST(Suite, FaultsHaveTheirPlace) {
    const auto fault = [](const char* text) -> std::string {
        std::istringstream in(text);
        try {
            read_suite(in, "f");
        } catch (const InputError& e) {
            return e.what();
        }
        return "";
    };
    EXPECT_THAT(fault("a | holds\n"), HasSubstr("f:1:1: expected \"id | expected verdict"));
    EXPECT_EQ(fault("a | open | cycle ..5 | tre\n# c\nb | open | cycle ..5 | tree\n"
                    "b | open | cycle ..5 | tree and\n\nc | open | cycles ..5 | tree\n"),
              "f:1:24: unknown name 'tre'; the nearest known one is true\n"
              "f:4:32: expected a term, a number or '(', found the end\n"
              "f:6:12: unknown class of graphs 'cycles'; the nearest known one is cycle");
    EXPECT_THAT(fault("\na | maybe | order ..3 | tree\n"), HasSubstr("f:2:5: expected holds"));
    EXPECT_THAT(fault("a | refuted A | order ..3 | tree\n"), HasSubstr("f:1:5: expected holds"));
    EXPECT_THAT(fault("a | holds by x | order ..3 | tree\n"), HasSubstr("f:1:5: expected holds"));
    EXPECT_THAT(fault("a | holds at 1 | order ..3 | tree\n"), HasSubstr("f:1:5: expected holds"));
    EXPECT_THAT(fault("a | open | graph D; petersn | tree\n"), HasSubstr("f:1:19: "));
    EXPECT_THAT(fault("a | open | graph Bw; petersn | tree\n"), HasSubstr("f:1:29: "));
    EXPECT_THAT(fault("a | open | random gnq(3, 1) | tree\n"), HasSubstr("f:1:19: "));
    EXPECT_THAT(fault("a | open | random tree(3) cout 3 | tree\n"),
                HasSubstr("expected 'count NUMBER' or 'seed NUMBER', found 'cout 3'"));
    EXPECT_THAT(fault("a | open | random tree(3) count | tree\n"), HasSubstr("found 'count '"));
    EXPECT_THAT(fault("a | open | file no/such | tree\n"),
                HasSubstr("f:1:17: cannot read the file 'no/such'"));
    EXPECT_THAT(fault("define k = degre\ndefine k = 3\n"), HasSubstr("f:2:8: 'k' is defined"));
    EXPECT_THAT(fault("define k = (3\n"), HasSubstr("f:1:14: expected ')'"));
    EXPECT_THAT(fault("a | holds | order ..3 | k = 3\ndefine k = n\n"),
                HasSubstr("f:1:25: unknown name 'k'"));
    EXPECT_THAT(fault("a | holds | order ..3 | tre\n"), HasSubstr("f:1:25: unknown name 'tre'"));
    EXPECT_THAT(fault("a | holds | connectd order ..3 | tree\n"),
                HasSubstr("f:1:13: unknown class"));
    EXPECT_THAT(fault("a | holds | connected | tree\n"), HasSubstr("no upper bound"));
    EXPECT_THAT(fault("a | holds | order ..3 | tree\na | holds | order ..3 | tree\n"),
                HasSubstr("f:2:1: the id 'a' is used above"));
    EXPECT_THAT(fault("# nothing\n"), HasSubstr("f: no conjecture"));
}

}  // namespace
}  // namespace gazetteer::conjectures
