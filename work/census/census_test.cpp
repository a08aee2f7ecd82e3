// SPDX-License-Identifier: GPL-3.0-or-later
// A census in one process: engines against each other and against the definition, threads, stops,
// and what is printed.
#include "work/census/census.hpp"

#include <gtest/gtest.h>

#include "graph/contract.hpp"
#include "graph/enumeration/labelled_graphs.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/slither.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"
#include "work/census/line_counter.hpp"
#include "work/census/polynomial.hpp"
#include "work/census/report.hpp"
#include "work/census/testkit/counted.hpp"
#include "work/stop.hpp"

namespace gazetteer::census {
namespace {

Request request(const std::string& subject, int order_max) {
    Request result;
    result.subject = subject;
    result.order_max = order_max;
    result.json = true;
    result.by_size = true;
    return result;
}

TEST(CensusStandard, EveryEngineGivesTheAnswersOfTheFirst) {
    for (const Subject& subject : subjects()) {
        const bool directed = subject.kind == Kind::digraphs;
        for (const EngineName& engine : subject.engines) {
            if (engine == subject.whole.engine) continue;
            const int searched = directed || subject.engines.front().order_max < 6 ? 4 : 6;
            const int defined = directed ? 3 : 4;
            Request r = request(subject.name, engine.name == "definition" ? defined : searched);
            r.check = engine.name;
            const Findings findings = counted(r);
            EXPECT_TRUE(findings.examples.empty()) << findings.examples.front();
            EXPECT_TRUE(findings.disagreements.empty()) << subject.name << " " << engine.name;
        }
    }
}

TEST(Census, AnOrderThatNoEngineReachesIsRefused) {
    try {
        check_request(request("edge-labelling", 6));
        ADD_FAILURE();
    } catch (const std::invalid_argument& e) {
        EXPECT_STREQ(e.what(), "no engine reaches order 6; search reaches order 5");
    }
}

TEST(Census, TheSameForAnyNumberOfThreads) {
    for (const char* engine : {"extensions", "classes"}) {
        Request r = request("ueg", 7);
        r.engine = engine;
        const std::string one = report_text(r, counted(r, 1));
        EXPECT_EQ(report_text(r, counted(r, 2)), one);
        EXPECT_EQ(report_text(r, counted(r, 7)), one);
    }
}

/// The threads share one table of the order, made anew for another order.
TEST(Census, ATableIsTheSameForAnyNumberOfThreads) {
    for (const char* subject : {"deg", "partizan-ueg"}) {
        Request r = request(subject, 4);
        const std::string one = report_text(r, counted(r, 1));
        EXPECT_EQ(report_text(r, counted(r, 3)), one);
        EXPECT_EQ(report_text(r, counted(r, 3)), one);
        Request other = r;
        other.engine = "search";
        EXPECT_EQ(counted(other).tally, counted(r).tally);
    }
}

/// The engines of whole orders against the fastest graph by graph, in numbers and in print.
void expect_whole_orders(const std::string& subject, const std::string& engine, int order_min,
                         int order_max) {
    for (const bool connected : {false, true})
        for (const bool labelled : {false, true}) {
            Request r = request(subject, order_max);
            r.order_min = order_min;
            r.connected = connected;
            r.labelled = labelled;
            EXPECT_TRUE(by_whole_order(r, order_max));
            Request other = r;
            other.engine = engine;
            EXPECT_FALSE(by_whole_order(other, order_min));
            const Findings findings = counted(r);
            EXPECT_EQ(report_text(r, findings), report_text(r, counted(other)));
            r.engine = "extensions";
            EXPECT_EQ(counted(r).tally, findings.tally);
        }
}

void expect_whole_orders_of_all(int order_min, int order_max) {
    expect_whole_orders("ueg", "classes", order_min, order_max);
    expect_whole_orders("edge-delete", "classes", order_min, order_max);
    expect_whole_orders("uvg", "batch", order_min, order_max);
    expect_whole_orders("slither", "batch", order_min, order_max);
}

TEST(CensusStandard, AWholeOrderAtOnceCountsTheSame) {
    expect_whole_orders_of_all(0, 7);
    expect_whole_orders("even-kernel", "nullspace", 0, 7);
}

/// The graphs of order 8 are ten times as many, and take as long as all other tests here together.
TEST(CensusLong, AWholeOrderAtOnceCountsTheSame) {
    expect_whole_orders_of_all(8, 8);
}

TEST(CensusExtreme, AWholeOrderAtOnceCountsTheSameOfEvenKernels) {
    expect_whole_orders("even-kernel", "nullspace", 8, 8);
}

/// The message of a run by whole orders with so much memory for each of two threads; empty when
/// it is done.
std::string over_memory(int order, std::size_t memo_bytes) {
    const Plan plan(request("ueg", order), {0, 1});
    runs::Ledger ledger(std::vector<runs::UnitState>(static_cast<std::size_t>(plan.units())),
                        [](int, const runs::UnitState&) {});
    runs::Monitor monitor;
    try {
        EXPECT_TRUE(run_census(plan, ledger, {.threads = 2, .memo_bytes = memo_bytes}, monitor));
    } catch (const EngineLimitExceeded& e) {
        return e.what();
    }
    return "";
}

TEST(Census, AWholeOrderIsNotBegunWithoutRoomForIt) {
    EXPECT_EQ(over_memory(8, 30'000), "");
    EXPECT_EQ(over_memory(8, 20'000), "order 8 by the engine 'extensions' takes about 1 MiB");
    EXPECT_EQ(over_memory(11, std::size_t{1} << 30),
              "order 11 by the engine 'extensions' takes about 3451 MiB");
}

TEST(Census, AWholeOrderIsNotComparedGraphByGraph) {
    Request r = request("ueg", 5);
    r.check = "classes";
    EXPECT_NO_THROW(check_request(r));
    EXPECT_FALSE(by_whole_order(r, 5));
    r.engine = "extensions";
    try {
        check_request(r);
        FAIL();
    } catch (const RefusedOption& e) {
        EXPECT_EQ(e.option(), "check");
        EXPECT_STREQ(e.what(),
                     "the engine 'extensions' counts whole orders, and two engines are compared "
                     "graph by graph");
    }
    r.check = "";
    EXPECT_NO_THROW(check_request(r));
    r.order_max = 13;
    EXPECT_THROW(check_request(r), std::invalid_argument);
    r.engine = "";
    EXPECT_NO_THROW(check_request(r));
    EXPECT_TRUE(by_whole_order(r, 12));
    EXPECT_FALSE(by_whole_order(r, 13));
    EXPECT_EQ(generator_text(r), "extensions to order 0..12 RES/MOD, nauty-geng -q 13 RES/MOD");
}

/// Each of sixteen nodes keeps a sixteenth of a layer, but the keys of all 1,018,997,864 graphs H.
TEST(Census, NodesThatExchangeShareTheMemoryOfAnOrder) {
    const WholeOrder& ueg = find_subject("ueg")->whole;
    constexpr std::size_t keys = std::size_t{1'018'997'864} * sizeof(std::uint64_t);
    EXPECT_GT(ueg.bytes(12, 1), std::size_t{500} << 30);
    EXPECT_LT(ueg.bytes(12, 16), std::size_t{32} << 30);
    EXPECT_LT(ueg.bytes(12, 1000), 2 * keys);
    EXPECT_GE(ueg.bytes(12, 1000), keys);
}

TEST(Census, AWholeOrderIsStopped) {
    Request r = request("ueg", 9);
    r.order_min = 9;
    const Plan plan(r, {});
    runs::Ledger ledger(fresh_units(plan));
    runs::Monitor monitor{.stop = runs::stopped_token()};
    EXPECT_FALSE(run_census(plan, ledger, {.threads = 2}, monitor));
    EXPECT_EQ(bound_reached(plan, ledger.units()), 8);
}

TEST(Census, OrdersAreCutIntoUnitsThatCoverThem) {
    Request r = request("uvg", 9);
    r.engine = "batch";
    for (const int mod : {1, 2, 16}) {
        const Plan plan(r, {mod - 1, mod});
        EXPECT_EQ(plan.first_of(0), 0);
        EXPECT_EQ(plan.last_of(9), plan.units());
        for (int unit = 0; unit < plan.units(); ++unit) {
            const int order = plan.order_of(unit);
            EXPECT_LE(plan.first_of(order), unit);
            EXPECT_LT(unit, plan.last_of(order));
            EXPECT_EQ(plan.part_of(unit).res % mod, mod - 1);
        }
    }
    EXPECT_GT(Plan(r, {}).last_of(9) - Plan(r, {}).first_of(9), 100);
}

/// Answers P at every root, so wrong wherever there is an edge.
Subject with_a_wrong_engine() {
    Subject subject{.name = "wrong"};
    subject.columns = [](bool) { return Columns{{"graphs"}, ""}; };
    const auto all_P = [](int) {
        return one_by_one<Graph>([](const Graph& g, Answers& answers) {
            answers.assign(static_cast<std::size_t>(g.order()), 1);
        });
    };
    const auto definition = [](int) {
        return one_by_one<Graph>([](const Graph& g, Answers& answers) {
            for (Vertex v : g.vertices())
                answers.push_back(outcome<UndirectedEdgeGeography>({g, v}) == Outcome::P ? 1 : 0);
        });
    };
    equip<Graph>(subject, {{{"all-P", "wrong"}, all_P}, {{"definition", "right"}, definition}},
                 [](const Graph&, const Answers&, bool, Values& values) { values = {1}; });
    return subject;
}

TEST(Census, AWrongEngineIsNamedWithItsGraph) {
    const LineCounter counter = with_a_wrong_engine().counter(
        {.order = 3, .engine = "", .check = "definition", .labelled = false});
    Tally tally;
    const std::vector<std::string> lines{"B?", "BG", "Bw"};
    EXPECT_EQ(counter.count(lines, tally),
              (std::vector<std::string>{"BG: all-P 111, definition 100",
                                        "Bw: all-P 111, definition 000"}));
    EXPECT_EQ(tally.total(3), (Tally::Row{3, 3}));
    const std::vector<std::string> nonsense{"no graph"};
    EXPECT_THROW(counter.count(nonsense, tally), ProcessError);
}

TEST(Census, EnginesThatAreNoneAreRefused) {
    const auto refusal = [](Request r) -> std::string {
        try {
            check_request(r);
        } catch (const RefusedOption& e) {
            return e.option() + " | " + e.what();
        } catch (const std::invalid_argument& e) {
            return e.what();
        }
        return "";
    };
    Request r = request("slither", 5);
    EXPECT_EQ(refusal(r), "");
    r.engine = "oracle";
    EXPECT_EQ(refusal(r),
              "'oracle' is not an engine here; the engines are extensions batch search "
              "theorem definition");
    r.engine = "batch";
    r.order_max = 20;
    EXPECT_EQ(refusal(r), "the engine 'batch' reaches order 12");
    r.engine = "";
    EXPECT_EQ(refusal(r), "");
    r.order_max = 33;
    EXPECT_EQ(refusal(r), "order | an order from 0 to 32, not 33");
    r.order_min = 34;
    EXPECT_EQ(refusal(r), "order | an order from 0 to 32, not 34");
    r.order_min = 5;
    r.order_max = 3;
    EXPECT_EQ(refusal(r), "order | no order is from 5 to 3");
    r = request("deg", 9);
    EXPECT_EQ(refusal(r), "order | no census of digraphs is in reach above order 8");
    r = request("ueg", 14);
    r.labelled = true;
    EXPECT_EQ(refusal(r), "labelled | orders to 13");
    r = request("chess", 3);
    EXPECT_EQ(refusal(r), "'chess' is nothing that is counted");
}

/// What a stopped run leaves, gone on with until it is done, is what one run gives.
TEST(Census, StoppedAndGoneOnWith) {
    Request r = request("uvg", 7);
    r.engine = "batch";
    const std::string whole = report_text(r, counted(r));
    const Plan plan(r, {});
    const auto states = counted_in_rounds(
        plan, 2, [&](const auto& reached) { EXPECT_LT(bound_reached(plan, reached), 7); });
    EXPECT_EQ(bound_reached(plan, states), 7);
    EXPECT_EQ(report_text(r, findings_of(r, states)), whole);
}

TEST(Census, LostGraphsAreNoticed) {
    const Request r = request("uvg", 5);
    Tally tally = counted(r).tally;
    EXPECT_NO_THROW(check_totals(r, tally));
    tally.add({5, 4}, 0, 1);
    try {
        check_totals(r, tally);
        FAIL();
    } catch (const std::runtime_error& e) {
        EXPECT_STREQ(e.what(), "7 graphs of order 5 and size 4 counted, there are 6");
    }
    Tally without;
    const Findings whole = counted(r);
    for (const auto& [cell, row] : whole.tally.rows())
        if (cell != Cell{5, 10}) without.row(cell) = row;
    EXPECT_THROW(check_totals(r, without), std::runtime_error);
}

TEST(Census, RequestsSurviveTheirJson) {
    Request r = request("edge-delete", 5);
    r.order_min = 2;
    r.connected = r.labelled = true;
    r.engine = "classes";
    r.check = "definition";
    EXPECT_EQ(request_from_json(to_json(r), {}), r);
    EXPECT_ANY_THROW(request_from_json(nlohmann::json::parse("{\"verb\":\"census\"}"), {}));
}

/// The same event counted by playing on every labelled graph.
template <class Happens>
std::vector<Integer> by_labelled_graphs(int order, Happens happens) {
    std::vector<Integer> result(static_cast<std::size_t>(order * (order - 1) / 2 + 1));
    for_each_labelled_graph(order, [&](const Graph& g) {
        if (happens(g)) result[static_cast<std::size_t>(g.size())] += 1;
    });
    return result;
}

template <class Happens>
void expect_probability(const char* subject, int order_max, Happens happens) {
    Request r = request(subject, order_max);
    r.labelled = true;
    const Findings findings = counted(r);
    for (int order = 1; order <= order_max; ++order)
        EXPECT_EQ(probability(r, findings.tally, order).favourable,
                  by_labelled_graphs(order, happens))
            << subject << " " << order;
}

TEST(CensusStandard, ProbabilitiesAreThoseOfAllLabelledGraphs) {
    expect_probability("ueg", 5, [](const Graph& g) {
        return outcome<UndirectedEdgeGeography>({g, 0}) == Outcome::N;
    });
    expect_probability("uvg", 5, [](const Graph& g) {
        return outcome<UndirectedVertexGeography>({g, 0}) == Outcome::N;
    });
    expect_probability("slither", 4, [](const Graph& g) {
        return outcome<Slither>(Slither::start(g)) == Outcome::N;
    });
}

/// All labelled graphs, weighed one by one: the counts are those of playing on each.
TEST(Census, LabelledCountsAreThoseOfAllLabelledGraphs) {
    Request r = request("ueg", 4);
    r.labelled = true;
    const Findings findings = counted(r);
    std::vector<Integer> row(4);
    row[0] = 11;
    for_each_labelled_graph(4, [&](const Graph& g) {
        int P = 0;
        for (Vertex v : g.vertices())
            P += outcome<UndirectedEdgeGeography>({g, v}) == Outcome::P ? 1 : 0;
        row[1] += 1;
        row[2] += 4;
        row[3] += P;
    });
    const Tally::Row total = findings.tally.total(4);
    for (std::size_t i = 0; i < row.size(); ++i) EXPECT_EQ(Integer(entry(total, i)), row[i]) << i;
}

TEST(Polynomial, IsTheSameInBothForms) {
    const Probability f{3, "", {0, 2, 1, 1}};
    // 2p(1-p)^2 + p^2(1-p) + p^3
    EXPECT_EQ(f.coefficients(), (std::vector<Integer>{0, 2, -3, 2}));
    for (const double p : {0.0, 0.25, 0.5, 1.0})
        EXPECT_NEAR(f.at(p), 2 * p - 3 * p * p + 2 * p * p * p, 1e-12);
    EXPECT_EQ((Probability{1, "", {1}}.coefficients()), (std::vector<Integer>{1}));
}

TEST(Polynomial, OfWhatHasNone) {
    Request r = request("ueg", 4);
    EXPECT_FALSE(has_probability(r, 4));
    r.labelled = true;
    EXPECT_TRUE(has_probability(r, 4));
    EXPECT_FALSE(has_probability(r, 0));
    r.connected = true;
    EXPECT_FALSE(has_probability(r, 4));
    r = request("edge-delete", 4);
    r.labelled = true;
    EXPECT_FALSE(has_probability(r, 4));
    EXPECT_THROW(probability(r, {}, 4), ContractViolation);
}

}  // namespace
}  // namespace gazetteer::census
