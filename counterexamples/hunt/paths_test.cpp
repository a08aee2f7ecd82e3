// SPDX-License-Identifier: GPL-3.0-or-later
// Random conjectures hunted along every path that a hunt has: by search, from tables and batches,
// as streams of whole orders, in shards that are stopped at savings and taken up again, graph by
// graph from a list, over digraphs, and by the second judge. All come to the same.
//
// GAZETTEER_CONJECTURES says how many conjectures the long test draws, 100 unless told, and
// GAZETTEER_SEED from which seed on. 5,000 are for a night:
//
//     GAZETTEER_CONJECTURES=5000 counterexamples_tests --gtest_filter='PathsLong*'
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "counterexamples/grounds/digraph_ground.hpp"
#include "counterexamples/hunt/hunt.hpp"
#include "counterexamples/hunt/recheck.hpp"
#include "counterexamples/hunt/sharded_hunt.hpp"
#include "counterexamples/hunt/whole_order.hpp"
#include "counterexamples/testkit/same_hunts.hpp"
#include "language/testkit/random_expressions.hpp"
#include "work/stop.hpp"

namespace gazetteer::conjectures {
namespace {

using properties::Dice;

/// One conjecture with its ground and its limits.
struct RandomHunt {
    std::string text;
    About about = About::graphs;
    GraphRestrictions which = {};
    DigraphClass directed = {};
    int order_max = 4;
    HuntOptions options = {};

    Conjecture conjecture() const { return Conjecture(*parse_expression(text, about)); }
    Ground ground(const runs::Shard& shard = {}) const {
        return about == About::digraphs ? digraph_ground(directed, 0, order_max, shard)
                                        : exhaustive_ground(which, 0, order_max, shard);
    }
};

/// Half of them ask about a game that is known for whole orders.
std::string random_text(Dice& dice, ExpressionDice& expressions) {
    static const std::vector<std::string> games{"P(ueg)",
                                                "N(ueg)",
                                                "winning_moves(ueg) <= 2",
                                                "N(unrooted(ueg))",
                                                "grundy(edge_delete) <= 2",
                                                "P(edge_delete)",
                                                "P(uvg)",
                                                "N(slither)",
                                                "in_even_kernel",
                                                "has_even_kernel",
                                                "bipartite",
                                                "degree > 1"};
    const std::string rest = expressions.boolean(2);
    if (dice.chance(0.5)) return rest;
    const auto game = [&] { return games.at(static_cast<std::size_t>(dice.below(12))); };
    static const std::vector<std::string> signs{" -> ", " or ", " <-> ", " and "};
    const std::string& sign = signs.at(static_cast<std::size_t>(dice.below(4)));
    return "(" + game() + ")" + sign + "((" + game() + ") -> " + rest + ")";
}

GraphRestrictions random_class(Dice& dice) {
    static const std::vector<GraphRestrictions> classes{
        {},
        {},
        {.connected = true},
        {.biconnected = true},
        {.bipartite = true},
        {.triangle_free = true},
        {.chordal = true},
        {.regular = true},
        {.trees = true},
        {.connected = true, .degree_min = 1, .degree_max = 3},
        {.degree_max = 2},
        {.size_min = 2, .size_max = 5}};
    return classes.at(static_cast<std::size_t>(dice.below(12)));
}

RandomHunt random_hunt(std::uint64_t seed) {
    Dice dice(seed);
    RandomHunt result;
    if (dice.below(5) == 0) {
        result.about = About::digraphs;
        result.order_max = 3;
        result.directed.oriented = dice.chance(0.5);
        result.text = ExpressionDice(seed, About::digraphs).boolean(2);
    } else {
        ExpressionDice expressions(seed);
        result.text = random_text(dice, expressions);
        result.which = random_class(dice);
        result.order_max = 4 + dice.below(2);
    }
    result.options.near = dice.below(4);
    result.options.listed = dice.chance(0.5) ? 10'000 : static_cast<std::size_t>(dice.below(4));
    return result;
}

/// One graph after the other, on one thread, each game searched.
HuntReport by_search(const RandomHunt& of) {
    HuntOptions options = of.options;
    options.threads = 1;
    options.whole_orders_from = 99;
    options.answers =
        std::make_shared<OrderAnswers>(runs::WorkLimits::all_memory, OrderAnswers::When::never);
    return hunt(of.conjecture(), of.ground(), options);
}

/// In shards, each stopped after some savings and taken up again as they were saved.
HuntReport by_shards(const RandomHunt& of, Dice& dice) {
    const Conjecture conjecture = of.conjecture();
    const int at_once_from = dice.below(6) + 1;
    const HuntPlan::AtOnce at_once = [&](const WholeOrder& whole) {
        return may_stream(conjecture, whole, at_once_from);
    };
    const KeepLimits kept = kept_of(of.options, true);
    const int mod = 1 + dice.below(3);
    const runs::RunOptions options{.threads = 1 + dice.below(2),
                                   .checkpoint = std::chrono::seconds(0)};
    std::vector<runs::UnitState> units;
    for (int res = 0; res < mod; ++res) {
        const HuntPlan plan(of.ground({res, mod}), at_once);
        std::vector<runs::UnitState> saved(static_cast<std::size_t>(plan.units()));
        for (bool done = false; !done;) {
            runs::Stop stop;
            int left = 1 + dice.below(40);
            runs::Ledger ledger(saved, [&](int, const runs::UnitState&) {
                if (--left == 0) stop.request();
            });
            runs::Monitor monitor{.stop = stop.token()};
            done = hunt_shard(conjecture, plan, kept, ledger, options, monitor);
            // As a run file keeps them.
            saved = ledger.units();
            for (runs::UnitState& unit : saved)
                unit.result = nlohmann::json::parse(unit.result.dump());
        }
        units.insert(units.end(), saved.begin(), saved.end());
    }
    return merged_hunt(
        conjecture, [&](const runs::Shard& shard) { return of.ground(shard); }, mod, kept, units,
        at_once);
}

/// All graphs of the last order that was searched, from a list, beside that order alone.
void expect_same_from_a_list(const RandomHunt& of, const HuntReport& report) {
    if (report.slices.empty() || report.slices.back().order == 0) return;
    const int order = report.slices.back().order;
    std::vector<Graph> graphs;
    Ground ground = exhaustive_ground(of.which, order, order);
    const Level level = ground.next().value();
    for (const Piece& piece : level.pieces)
        piece.each([&](const Graph& g) {
            graphs.push_back(g);
            return true;
        });
    const HuntReport listed = hunt(of.conjecture(), list_ground("", graphs), of.options);
    SizeTally seen;
    for (const Slice& slice : report.slices)
        if (slice.order == order) add(seen, slice.seen);
    EXPECT_EQ(seen,
              (SizeTally{listed.graphs, listed.graphs_met, listed.instances_met, listed.failures}));
    if (listed.failures > 0 && !report.counterexamples.empty()) {
        EXPECT_TRUE(listed.counterexamples.front() == report.counterexamples.front());
    }
}

void expect_the_second_judge_agrees(const RandomHunt& of, const HuntReport& report) {
    const Recheck second =
        recheck(of.conjecture(), report, {.seed = 3, .graphs_max = 25, .threads = 1});
    for (const RecheckDifference& difference : second.differences)
        ADD_FAILURE() << to_string(difference);
}

void expect_the_same_on_all_paths(std::uint64_t seed) {
    const RandomHunt of = random_hunt(seed);
    SCOPED_TRACE(fmt::format("seed {}: {} on {}", seed, of.text, of.ground().name));
    const HuntReport searched = by_search(of);
    HuntOptions options = of.options;
    options.threads = 2;
    expect_same_hunts(hunt(of.conjecture(), of.ground(), options), searched);
    options.answers =
        std::make_shared<OrderAnswers>(runs::WorkLimits::all_memory, OrderAnswers::When::at_once);
    expect_same_hunts(hunt(of.conjecture(), of.ground(), options), searched);
    options.answers = nullptr;
    options.whole_orders_from = 1;
    expect_same_hunts(hunt(of.conjecture(), of.ground(), options), searched);
    Dice dice(seed);
    expect_same_hunts(by_shards(of, dice), searched);
    if (searched.given_up.count > 0) return;
    expect_the_second_judge_agrees(of, searched);
    if (of.about == About::graphs) expect_same_from_a_list(of, searched);
}

/// What a path throws is a failure with its seed.
void expect_no_throw_on_all_paths(std::uint64_t seed) {
    try {
        expect_the_same_on_all_paths(seed);
    } catch (const std::exception& e) {
        ADD_FAILURE() << "seed " << seed << ": " << random_hunt(seed).text << ": " << e.what();
    }
}

void expect_the_same_of_all(std::uint64_t first, std::uint64_t count) {
    for (std::uint64_t seed = first; seed < first + count && !testing::Test::HasFailure(); ++seed)
        expect_no_throw_on_all_paths(seed);
}

std::uint64_t told(const char* name, std::uint64_t otherwise) {
    const char* const text = std::getenv(name);
    return text == nullptr ? otherwise : std::stoull(text);
}

TEST(PathsStandard, TenRandomConjecturesAreTheSameOnEveryPath) {
    expect_the_same_of_all(1, 10);
}

TEST(PathsLong, RandomConjecturesAreTheSameOnEveryPath) {
    const std::uint64_t first = told("GAZETTEER_SEED", 1000);
    const std::uint64_t count = told("GAZETTEER_CONJECTURES", 100);
    testing::Test::RecordProperty("seeds", fmt::format("{} to {}", first, first + count - 1));
    fmt::print("seeds {} to {}\n", first, first + count - 1);
    expect_the_same_of_all(first, count);
}

}  // namespace
}  // namespace gazetteer::conjectures
