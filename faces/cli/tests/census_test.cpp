// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/tests/started.hpp"
#include "faces/cli/verbs.hpp"
#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "oracle/grundy.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/directed_edge_geography.hpp"
#include "oracle/rules/directed_vertex_geography.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "oracle/rules/slither.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {
namespace {

using Json = nlohmann::json;

Json census(const std::string& game, int order, bool connected) {
    Words arguments{"census", game, "--order", std::to_string(order), "--json"};
    if (connected) arguments.push_back("--connected");
    const Ran run = run_gazetteer(arguments);
    EXPECT_EQ(run.exit_code, exit_ok) << run.err;
    const auto lines = run.json_lines();
    return lines.size() == 1 ? lines[0] : Json();
}

/// The keys as the documentation lists them, with the values given.
Json rooted(const std::string& game, int order, bool connected, const std::vector<int>& counts) {
    return {{"game", game},
            {"order", order},
            {"connected", connected},
            {"graphs", counts[0]},
            {"roots", counts[1]},
            {"P_roots", counts[2]},
            {"P_orbits", counts[3]},
            {"every_vertex_N", counts[4]},
            {"every_vertex_P", counts[5]}};
}

/// Everything counted by the definition of outcome.
template <class Position>
class Tally {
  public:
    explicit Tally(Outcome (*outcome)(const Position&)) : outcome_(outcome) {}
    template <class AnyGraph>
    bool operator()(const AnyGraph& g) {
        int P = 0;
        for (Vertex v : g.vertices()) P += outcome_({g, v}) == Outcome::P ? 1 : 0;
        for (Vertex v : orbit_representatives(g))
            counts_[3] += outcome_({g, v}) == Outcome::P ? 1 : 0;
        counts_[0] += 1;
        counts_[1] += g.order();
        counts_[2] += P;
        counts_[4] += P == 0 ? 1 : 0;
        counts_[5] += P == g.order() ? 1 : 0;
        return true;
    }
    const std::vector<int>& counts() const { return counts_; }

  private:
    Outcome (*outcome_)(const Position&);
    std::vector<int> counts_ = std::vector<int>(6);
};

template <class R>
void expect_counts_by_definition(int order_max) {
    for (int order = 0; order <= order_max; ++order)
        for (const bool connected : {false, true}) {
            Tally<typename R::Position> tally(&outcome<R>);
            if constexpr (std::is_same_v<typename R::Position, RootedGraph>)
                for_each_graph({order, order, connected}, std::ref(tally));
            else
                for_each_digraph(order, order, std::ref(tally), connected);
            EXPECT_EQ(census(R::name, order, connected),
                      rooted(R::name, order, connected, tally.counts()));
        }
}

TEST(CensusLong, RootedCountsByDefinition) {
    expect_counts_by_definition<UndirectedVertexGeography>(5);
    expect_counts_by_definition<UndirectedEdgeGeography>(5);
    expect_counts_by_definition<DirectedVertexGeography>(3);
    expect_counts_by_definition<DirectedEdgeGeography>(3);
}

TEST(Census, SmallestOrders) {
    EXPECT_EQ(census("ueg", 0, false), rooted("ueg", 0, false, {1, 0, 0, 0, 1, 1}));
    EXPECT_EQ(census("ueg", 1, true), rooted("ueg", 1, true, {1, 1, 1, 1, 0, 1}));
    EXPECT_EQ(census("uvg", 2, false), rooted("uvg", 2, false, {2, 4, 2, 1, 1, 1}));
    EXPECT_EQ(census("dvg", 2, false), rooted("dvg", 2, false, {3, 6, 3, 2, 1, 1}));
}

TEST(CensusStandard, SlitherByDefinition) {
    for (int order = 0; order <= 5; ++order) {
        int n = 0;
        int p = 0;
        for_each_graph({.order_min = order, .order_max = order}, [&](const Graph& g) {
            (outcome<Slither>(Slither::start(g)) == Outcome::N ? n : p) += 1;
            return true;
        });
        EXPECT_EQ(census("slither", order, false), (Json{{"game", "slither"},
                                                         {"order", order},
                                                         {"connected", false},
                                                         {"graphs", n + p},
                                                         {"N", n},
                                                         {"P", p}}));
    }
}

TEST(CensusStandard, EdgeDeleteByDefinition) {
    for (int order = 0; order <= 5; ++order) {
        int n = 0;
        int p = 0;
        Json histogram = Json::object();
        for_each_graph({.order_min = order, .order_max = order}, [&](const Graph& g) {
            if (has_isolated_vertex(g)) return true;
            const int value = grundy_value<EdgeDelete>(g);
            Json& count = histogram[std::to_string(value)];
            count = (count.is_null() ? 0 : count.get<int>()) + 1;
            (value != 0 ? n : p) += 1;
            return true;
        });
        EXPECT_EQ(census("edge-delete", order, false), (Json{{"game", "edge-delete"},
                                                             {"order", order},
                                                             {"connected", false},
                                                             {"graphs", n + p},
                                                             {"N", n},
                                                             {"P", p},
                                                             {"grundy", histogram}}));
    }
}

/// Exchanging the players exchanges L and R, so they are as many.
TEST(Census, PartizanClassesAreBalanced) {
    for (const char* game : {"partizan-uvg", "partizan-ueg"}) {
        const Json line = census(game, 4, true);
        EXPECT_EQ(line["graphs"], 6);
        EXPECT_EQ(line["roots"], game == std::string("partizan-uvg") ? 72 : 96);
        EXPECT_EQ(line["L"], line["R"]);
        EXPECT_EQ(line["N"].get<int>() + line["P"].get<int>() + 2 * line["L"].get<int>(),
                  line["roots"]);
    }
}

TEST(Census, TheTableForPeople) {
    const Ran run = run_gazetteer({"census", "ueg", "--order", "2"});
    EXPECT_EQ(run.out,
              "game            ueg\norder           2\nconnected       false\n"
              "graphs          2\nroots           4\nP_roots         2\nP_orbits        1\n"
              "every_vertex_N  1\nevery_vertex_P  1\n");
}

TEST(Census, OrdersLabellingsSizesAndASecondEngine) {
    const Ran run = run_gazetteer(
        {"census", "uvg", "--order", "1..2", "--labelled", "--by-size", "--check", "theorem"});
    EXPECT_EQ(run.exit_code, exit_ok) << run.err;
    EXPECT_EQ(run.out,
              "game               uvg\norder              1\nconnected          false\n"
              "labelled           true\nunlabelled_graphs  1\ncheck              theorem\n"
              "disagreements      0\ngraphs             1\nroots              1\n"
              "P_roots            1\n"
              "P(vertex 1 is an N-position) = 0\n"
              "size  graphs  roots  P_roots\n"
              "   0       1      1        1\n"
              "\n"
              "game               uvg\norder              2\nconnected          false\n"
              "labelled           true\nunlabelled_graphs  2\ncheck              theorem\n"
              "disagreements      0\ngraphs             2\nroots              4\n"
              "P_roots            2\n"
              "P(vertex 1 is an N-position) = p\n"
              "size  graphs  roots  P_roots\n"
              "   0       1      2        2\n"
              "   1       1      2        0\n");
}

TEST(Census, SamplesAndPlots) {
    const TemporaryFolder folder;
    const Words arguments{"census", "ueg", "--order", "3..4",   "--json",          "--samples",
                          "30",     "--p", "0,0.5",   "--plot", folder.path("svg")};
    const Ran run = run_gazetteer(arguments);
    EXPECT_EQ(run.exit_code, exit_ok) << run.err;
    EXPECT_EQ(run_gazetteer(arguments).out, run.out);
    const auto lines = run.json_lines();
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_EQ(lines[1]["order"], 4);
    EXPECT_EQ(lines[1]["points"][0], (Json{{"p", 0.0},
                                           {"samples", 30},
                                           {"happened", 0},
                                           {"undecided", 0},
                                           {"low", 0.0},
                                           {"high", 0.113513}}))
        << lines[1]["points"][0];
    EXPECT_GT(std::filesystem::file_size(folder.path("svg")), 1000u);
    EXPECT_EQ(run_gazetteer(
                  {"census", "ueg", "--order", "3", "--labelled", "--plot", folder.path("exact")})
                  .exit_code,
              exit_ok);
    EXPECT_GT(std::filesystem::file_size(folder.path("exact")), 1000u);
    expect_one_complaint(
        run_gazetteer({"census", "ueg", "--order", "3", "--plot", folder.path("none")}), exit_usage,
        "--plot: no probability: it takes --samples, or --labelled without --connected, and one of "
        "ueg, uvg and slither, or an impartial game given as data, on graphs");
    expect_one_complaint(run_gazetteer({"census", "deg", "--order", "3", "--samples", "5"}),
                         exit_usage, "--samples: ueg, uvg and slither are sampled, not deg");
}

/// With --labelled, orders to 10 are counted, in this picture beside those sampled.
TEST(CensusLong, ExactCurvesBesideSampledPoints) {
    const TemporaryFolder folder;
    const Ran run = run_gazetteer({"census", "ueg", "--order", "8..12", "--labelled", "--samples",
                                   "20", "--p", "0.2", "--json", "--plot", folder.path("both")});
    EXPECT_EQ(run.exit_code, exit_ok) << run.err;
    const auto lines = run.json_lines();
    ASSERT_EQ(lines.size(), 5u);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        EXPECT_EQ(lines[i]["order"], 8 + i);
        EXPECT_EQ(lines[i].contains("points"), i >= 3) << i;
    }
    std::ostringstream svg;
    svg << std::ifstream(folder.path("both")).rdbuf();
    for (const char* name : {">n = 8<", ">n = 10<", ">n = 11 *<", ">n = 12 *<"})
        EXPECT_NE(svg.str().find(name), std::string::npos) << name;
    expect_one_complaint(
        run_gazetteer({"census", "ueg", "--order", "3", "--samples", "5", "--connected"}),
        exit_usage,
        "--samples goes with --order, --seed, --p, --nodes, --labelled, --plot, "
        "--threads and --json");
}

TEST(Census, BFilesAreWritten) {
    const TemporaryFolder folder;
    const Ran run =
        run_gazetteer({"census", "uvg", "--order", "0..4", "--json", "--oeis", folder.path("new")});
    EXPECT_EQ(run.exit_code, exit_ok) << run.err;
    std::ostringstream text;
    text << std::ifstream(folder.path("new/b-uvg-P_roots.txt")).rdbuf();
    EXPECT_NE(text.str().find("\n0 0\n1 1\n2 2\n3 9\n4 16\n"), std::string::npos) << text.str();
    EXPECT_EQ(run_gazetteer({"census", "uvg", "--order", "2", "--oeis", "/dev/null/x"}).exit_code,
              exit_environment);
}

/// An interrupt of the program alone, then of nauty with it, as from a keyboard.
TEST(CensusStandard, AnInterruptPrintsTheOrdersThatAreComplete) {
    for (const bool with_nauty : {false, true}) {
        const Ran run = interrupted({.arguments = {"census", "ueg", "--order", "3..32", "--engine",
                                                   "search", "--json", "--threads", "1"},
                                     .in_a_group = with_nauty},
                                    SIGINT, has_printed("; complete to order "));
        EXPECT_EQ(run.exit_code, exit_inconclusive) << run.err;
        EXPECT_NE(run.err.find("interrupted after "), std::string::npos) << run.err;
        const auto lines = run.json_lines();
        ASSERT_FALSE(lines.empty());
        EXPECT_EQ(lines[0]["graphs"], 4);
        const std::string bound = std::to_string(2 + static_cast<int>(lines.size()));
        EXPECT_NE(run.err.find("; complete to order " + bound + "\n"), std::string::npos)
            << run.err;
    }
}

TEST(Census, TheExampleOfTheHelpRuns) {
    expect_example_runs("census");
}

TEST(Census, BadInput) {
    expect_one_complaint(
        run_gazetteer({"census", "backgammon", "--order", "3"}), exit_usage,
        "'backgammon' is not a game; the games are uvg ueg dvg deg partizan-uvg partizan-ueg "
        "slither edge-delete edge-labelling, and those that 'gazetteer games' lists");
    expect_one_complaint(run_gazetteer({"census", "deg", "--order", "9"}), exit_usage,
                         "--order: no census of digraphs is in reach above order 8");
    expect_one_complaint(
        run_gazetteer({"census", "uvg", "--order", "3", "--engine", "z3"}), exit_usage,
        "'z3' is not an engine here; the engines are extensions batch search theorem "
        "classes definition");
    for (const char* order : {"3-5", "5..3", "-1", "3.."})
        expect_one_complaint(
            run_gazetteer({"census", "uvg", std::string("--order=") + order}), exit_usage,
            std::string("--order: an order, A..B or ..B with A <= B, not '") + order + "'");
    for (const char* order : {"33", "..33"})
        expect_one_complaint(run_gazetteer({"census", "uvg", "--order", order}), exit_usage,
                             "--order: an order from 0 to 32, not 33");
}

TEST(Census, AMissingNautyIsReported) {
    const Ran run = run_shell(
        "program=$(command -v gazetteer); PATH=/nonexistent \"$program\" census uvg "
        "--order 3 --engine batch --json");
    expect_one_complaint(run, exit_environment,
                         "nauty-geng: not found; it is in Debian's package nauty");
}

}  // namespace
}  // namespace gazetteer::cli
