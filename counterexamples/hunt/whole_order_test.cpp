// SPDX-License-Identifier: GPL-3.0-or-later
// Hunts over whole orders as a stream of extensions, beside hunts that search graph by graph:
// everything in the answer is the same.
#include "counterexamples/hunt/whole_order.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <span>

#include "counterexamples/hunt/hunt.hpp"
#include "counterexamples/hunt/sharded_hunt.hpp"
#include "counterexamples/testkit/same_hunts.hpp"
#include "work/stop.hpp"

namespace gazetteer::conjectures {
namespace {

constexpr int never = 99;

struct StreamedHunt {
    const char* text;
    GraphRestrictions which = {};
};

/// About each term that is known for all S at once, and about others.
const std::vector<StreamedHunt> streamed_hunts{
    {"P(ueg) <-> in_even_kernel"},
    {"in_even_kernel -> P(ueg)"},
    {"P(ueg) -> in_even_kernel"},
    {"bipartite -> (P(ueg) <-> in_even_kernel)"},
    {"bipartite and not connected -> (N(ueg) <-> not in_even_kernel)"},
    {"P(ueg) or N(ueg)"},
    {"winning_moves(ueg) <= 2"},
    {"winning_moves(ueg) > 0 <-> N(ueg)"},
    {"winning_moves(ueg) <= degree - 1 or degree = 0", {.connected = true}},
    {"N(unrooted(ueg)) or has_even_kernel"},
    {"winning_moves(unrooted(ueg)) <= independence_number"},
    {"winning_moves(unrooted(ueg)) = count u: P(ueg, u)"},
    {"forall u ~ v: P(ueg, delete_edge(u, v), u) -> N(ueg, v)"},
    {"exists u: P(ueg, delete(u), v) or N(ueg)"},
    {"exists u ~ v: P(ueg, u) or degree(u) > 2"},
    {"(count u: u ~ v and P(ueg, u)) + 1 <= order xor P(ueg)"},
    {"forall u: u = v or (P(ueg, u) -> not u ~ v)"},
    {"P(uvg) -> P(ueg)"},
    {"P(ueg) or P(slither) or order > 2"},
    {"triangle_free and 1 < min_degree -> not P(ueg)"},
    {"forest -> (P(ueg) or degree != 2)"},
    {"tree -> (P(ueg) <-> in_even_kernel)"},
    {"regular and P(ueg) -> size - order <= max_degree"},
    {"chromatic_number <= 2 -> (P(ueg) <-> in_even_kernel)"},
    {"P(ueg) and size > order -> twin", {.biconnected = true}},
    {"P(ueg) <-> in_even_kernel", {.chordal = true}},
    {"N(ueg) or in_even_kernel", {.connected = true, .degree_min = 2, .degree_max = 3}},
    {"N(ueg) or in_even_kernel", {.size_min = 4, .size_max = 7}},
    {"in_even_kernel -> P(ueg)", {.degree_max = 2, .size_max = 5}},
    {"forall u: in_even_kernel(u) -> P(ueg, u)"},
    {"grundy(edge_delete) <= 2"},
    {"P(edge_delete) or size > 1"},
    {"grundy(edge_delete) = 0 <-> P(edge_delete)"},
    {"connected and order > 2 -> grundy(edge_delete) < max_degree"},
    {"winning_moves(edge_delete) <= 3 or N(edge_delete)", {.connected = true}},
    {"P(edge_delete) -> P(ueg) or 7 / 2 < size"},
};

HuntReport hunted_from(const StreamedHunt& of, int order_min, int order_max, HuntOptions options,
                       int whole_orders_from) {
    options.whole_orders_from = whole_orders_from;
    return hunt(Conjecture(*parse_expression(of.text)),
                exhaustive_ground(of.which, order_min, order_max), options);
}

std::shared_ptr<OrderAnswers> by_search() {
    return std::make_shared<OrderAnswers>(runs::WorkLimits::all_memory, OrderAnswers::When::never);
}

/// Order by order, so that a counterexample of a small one does not end it.
void expect_the_same_of_order(const StreamedHunt& of, int order) {
    SCOPED_TRACE(of.text);
    ASSERT_TRUE(may_stream(Conjecture(*parse_expression(of.text)), {of.which, order, {}}, 1));
    const HuntReport searched =
        hunted_from(of, order, order, {.threads = 1, .answers = by_search()}, never);
    for (int threads : {1, 3})
        expect_same_hunts(hunted_from(of, order, order, {.threads = threads}, 1), searched);
    // With the closest calls each graph is looked at alone.
    expect_same_hunts(hunted_from(of, order, order, {.threads = 2, .near = 3}, 1),
                      hunted_from(of, order, order, {.threads = 1, .near = 3}, never));
}

TEST(WholeOrder, HuntsAreTheSameAsBySearchToOrderTwo) {
    for (const StreamedHunt& of : streamed_hunts)
        for (int order = 1; order <= 2; ++order) expect_the_same_of_order(of, order);
}

TEST(WholeOrderStandard, HuntsAreTheSameAsBySearchOfOrdersThreeAndFour) {
    for (const StreamedHunt& of : streamed_hunts)
        for (int order = 3; order <= 4; ++order) expect_the_same_of_order(of, order);
}

TEST(WholeOrderLong, HuntsAreTheSameAsBySearchOfOrdersFiveAndSix) {
    for (const StreamedHunt& of : streamed_hunts)
        for (int order = 5; order <= 6; ++order) expect_the_same_of_order(of, order);
}

TEST(WholeOrderExtreme, HuntsAreTheSameAsBySearchOfOrderEight) {
    for (const StreamedHunt& of : streamed_hunts) {
        SCOPED_TRACE(of.text);
        expect_same_hunts(hunted_from(of, 8, 8, {}, 1), hunted_from(of, 8, 8, {}, never));
    }
}

/// The smaller graphs have fewer edges than the class lets in, and not one is left out for that.
TEST(WholeOrderStandard, ClassesOfFewEdgesAreWhole) {
    for (const GraphRestrictions& which :
         std::vector<GraphRestrictions>{{.degree_max = 1},
                                        {.degree_max = 2},
                                        {.size_max = 7},
                                        {.degree_max = 3, .size_min = 9}})
        for (const char* text : {"N(ueg) or in_even_kernel", "grundy(edge_delete) <= 1"})
            expect_the_same_of_order({text, which}, 7);
}

/// From order 8 on the neighbourhoods of a new vertex are more than the bits of one word.
TEST(WholeOrderStandard, HuntsOfOrderEightAreTheSameAsBySearch) {
    for (const char* text : {"N(ueg) or planar", "grundy(edge_delete) <= 4 and N(ueg)"})
        expect_same_hunts(hunted_from({text, {.size_max = 12}}, 8, 8, {}, 1),
                          hunted_from({text, {.size_max = 12}}, 8, 8, {}, never));
}

TEST(WholeOrder, AHuntEndsWithTheFirstOrderThatHasACounterexample) {
    const StreamedHunt of{"P(ueg) <-> in_even_kernel", {.connected = true}};
    const HuntReport report = hunted_from(of, 1, 6, {}, 2);
    expect_same_hunts(report, hunted_from(of, 1, 6, {}, never));
    EXPECT_EQ(report.counterexamples.front().graph.order(), 4);
}

TEST(WholeOrder, TheLeastOfManyCounterexamplesAreKeptAndAllAreCounted) {
    const StreamedHunt of{"N(ueg)"};
    for (int near : {0, 1}) {
        const HuntReport whole = hunted_from(of, 6, 6, {.near = near}, 1);
        const HuntReport five = hunted_from(of, 6, 6, {.near = near, .listed = 5}, 1);
        EXPECT_EQ(five.counterexample_count(), whole.counterexamples.size());
        EXPECT_EQ(five.failures, whole.failures);
        ASSERT_EQ(five.counterexamples.size(), 5u);
        EXPECT_TRUE(
            std::ranges::equal(five.counterexamples, std::span(whole.counterexamples).first(5)));
        EXPECT_EQ(hunted_from(of, 6, 6, {.listed = 5}, never).counterexamples,
                  five.counterexamples);
    }
}

/// A graph may come after one that has more edges.
TEST(WholeOrder, TheLeastIsKeptWheneverItComes) {
    for (const char* text : {"N(ueg) or size < 3", "N(ueg) or size < 4", "N(ueg) or size < 5"}) {
        SCOPED_TRACE(text);
        const HuntReport whole = hunted_from({text}, 6, 6, {.threads = 1}, 1);
        for (std::size_t listed = 1; listed <= 3; ++listed)
            EXPECT_TRUE(std::ranges::equal(
                hunted_from({text}, 6, 6, {.threads = 1, .listed = listed}, 1).counterexamples,
                std::span(whole.counterexamples).first(listed)));
    }
}

TEST(WholeOrder, TheOneClosestCallIsThatOfASearch) {
    const StreamedHunt of{"winning_moves(ueg) <= 4"};
    const HuntReport streamed = hunted_from(of, 4, 4, {.near = 1}, 1);
    EXPECT_EQ(streamed.near.size(), 1u);
    expect_same_hunts(streamed, hunted_from(of, 4, 4, {.near = 1}, never));
}

/// Told by families, looked at one by one, and in batches, more of them than two batches have.
TEST(WholeOrder, EachGraphIsSeenAndCountedOnce) {
    for (const char* text :
         {"P(ueg) or N(ueg)", "P(ueg) or twin or not twin", "P(ueg) or P(slither) or N(slither)"}) {
        SCOPED_TRACE(text);
        WholeOrderHunt hunt{Conjecture(*parse_expression(text)), {{}, 7, {}}, {}, {.threads = 1}};
        std::uint64_t seen = 0;
        hunt.seen = [&](std::uint64_t graphs) { seen += graphs; };
        const HuntTally tally = hunt_whole_order(hunt);
        EXPECT_EQ(seen, 1044u) << "graphs of order 7";
        EXPECT_EQ(tally.graphs, 1044u);
        EXPECT_THAT(tally.by_size, testing::IsEmpty()) << "not asked for";
    }
}

TEST(WholeOrder, WhatMayBeAStream) {
    const auto may = [](const char* text, const GraphRestrictions& which = {}, int order = 9) {
        return may_stream(Conjecture(*parse_expression(text)), {which, order, {}}, 9);
    };
    EXPECT_TRUE(may("P(ueg) or twin"));
    EXPECT_TRUE(may("P(unrooted(ueg))", {.connected = true}, 11));
    EXPECT_TRUE(may("grundy(edge_delete) < 3"));
    EXPECT_FALSE(may("P(ueg) or twin", {}, 8));
    EXPECT_FALSE(may("P(ueg) or twin", {}, 12));
    EXPECT_FALSE(may("P(ueg) or twin", {.bipartite = true})) << "few graphs";
    EXPECT_FALSE(may_stream(Conjecture(*parse_expression("P(ueg)")), {{}, 0, {}}, 0))
        << "there is no smaller graph";
    EXPECT_FALSE(may("P(uvg) or P(slither)")) << "batches decide them";
    EXPECT_FALSE(may("P(ueg, complement)")) << "another graph";
    EXPECT_FALSE(may("grundy(ueg) = 0"));
    EXPECT_FALSE(may("planar -> connected"));
    const auto game = [](const char* text) {
        return streamed_game(Conjecture(*parse_expression(text)));
    };
    EXPECT_EQ(game("N(ueg) or winning_moves(ueg) > 1"), StreamedGame::ueg_with_moves);
    EXPECT_EQ(game("N(ueg) or twin"), StreamedGame::ueg) << "winning moves take more time";
    EXPECT_EQ(game("winning_moves(edge_delete) > 1"), StreamedGame::none);
    EXPECT_EQ(game("P(edge_delete) or P(ueg)"), StreamedGame::ueg);
}

TEST(WholeOrder, WithoutRoomItIsSearchedAndSaidSo) {
    const Conjecture conjecture(*parse_expression("in_even_kernel -> P(ueg)"));
    std::vector<std::string> said;
    HuntOptions options;
    options.notice = [&](const std::string& what) { said.push_back(what); };
    const auto is_streamed_in = [&](int order, std::size_t mebibytes,
                                    GraphRestrictions which = {}) {
        options.bytes = mebibytes << 20;
        return is_streamed(conjecture, Level{order, {}, {}, WholeOrder{which, order, {}}}, options);
    };
    EXPECT_TRUE(is_streamed_in(10, 60));
    EXPECT_FALSE(is_streamed_in(10, 20));
    EXPECT_THAT(said, testing::IsEmpty()) << "there are tables";
    EXPECT_TRUE(is_streamed_in(11, 4096));
    EXPECT_FALSE(is_streamed_in(11, 2048));
    const std::size_t needed = streamed_bytes(StreamedGame::ueg, {{}, 11, {}});
    const std::size_t mebibytes = (needed + (std::size_t{1} << 20) - 1) >> 20;
    EXPECT_THAT(said, testing::ElementsAre(
                          "order 11 is searched graph by graph: to decide all its graphs at once "
                          "takes about " +
                          std::to_string(mebibytes) + " MiB; allowed are 2048 MiB (--memory)"));
    options.bytes = needed;
    EXPECT_TRUE(is_streamed(conjecture, Level{11, {}, {}, WholeOrder{{}, 11, {}}}, options))
        << "to a byte";
    EXPECT_TRUE(is_streamed_in(11, 2048, {.size_max = 15})) << "fewer layers";
}

TEST(WholeOrder, TheBoundOnEdgesIsPartOfTheRoom) {
    for (const StreamedGame game : {StreamedGame::ueg, StreamedGame::edge_delete}) {
        const auto bytes = [game](int size_max) {
            return streamed_bytes(game, {{.size_max = size_max}, 5, {}});
        };
        EXPECT_EQ(bytes(6), streamed_bytes(game, {{}, 5, {}})) << "order 4 has 6 edges at most";
        EXPECT_LT(bytes(5), bytes(6));
        EXPECT_EQ(streamed_bytes(game, {{.degree_max = 2}, 5, {}}), bytes(5))
            << "a vertex has half of each of its edges";
    }
}

TEST(WholeOrder, APartOfAnOrderAndWhatShallBeSearchedAreNoStreams) {
    const Conjecture conjecture(*parse_expression("in_even_kernel -> P(ueg)"));
    HuntOptions options;
    options.whole_orders_from = 1;
    const Level whole{8, {}, {}, WholeOrder{{}, 8, {}}};
    EXPECT_TRUE(is_streamed(conjecture, whole, options));
    EXPECT_FALSE(is_streamed(conjecture, Level{8, {}, {}, {}}, options));
    options.answers = by_search();
    EXPECT_FALSE(is_streamed(conjecture, whole, options));
    options.answers =
        std::make_shared<OrderAnswers>(runs::WorkLimits::all_memory, OrderAnswers::When::at_once);
    EXPECT_TRUE(is_streamed(conjecture, whole, options));
}

/// A memo has the room that the stream leaves: to a byte what it needs without a stream.
TEST(WholeOrder, WhatTheStreamTakesIsNotForMemos) {
    const Conjecture conjecture(*parse_expression("grundy(ueg) >= 0 or P(ueg)"));
    const auto fits_alone = [&](std::size_t bytes) {
        const Ground complete_graph = exhaustive_ground({.size_min = 21}, 7, 7);
        const HuntOptions options{.threads = 1, .bytes = bytes, .answers = by_search()};
        return hunt(conjecture, complete_graph, options).given_up.count == 0;
    };
    std::size_t low = 0;
    std::size_t needed = std::size_t{1} << 20;
    ASSERT_TRUE(fits_alone(needed));
    while (low + 1 < needed) (fits_alone((low + needed) / 2) ? needed : low) = (low + needed) / 2;
    const WholeOrder of{{.size_min = 21}, 7, {}};
    const auto fits_beside = [&](std::size_t bytes) {
        const HuntOptions options{.threads = 1, .bytes = bytes};
        return hunt_whole_order({conjecture, of, {}, options}).given_up.count == 0;
    };
    const std::size_t streamed = streamed_bytes(streamed_game(conjecture), of);
    EXPECT_FALSE(fits_beside(streamed + needed - 1));
    EXPECT_TRUE(fits_beside(streamed + needed));
}

/// What is told takes no room, where a search would have too little.
TEST(WholeOrder, WhatTheStreamTellsIsNotSearched) {
    constexpr std::size_t too_few = 64;
    const WholeOrder of{{.size_min = 28}, 8, {}};
    for (const char* text :
         {"P(ueg) or N(ueg)", "winning_moves(ueg) <= 9", "grundy(edge_delete) <= 9"}) {
        SCOPED_TRACE(text);
        const Conjecture conjecture(*parse_expression(text));
        const std::size_t bytes = streamed_bytes(streamed_game(conjecture), of) + too_few;
        // With the closest calls each graph is looked at alone.
        const HuntTally told =
            hunt_whole_order({conjecture, of, {.near = 1}, {.threads = 1, .bytes = bytes}});
        EXPECT_EQ(told.given_up.count, 0u);
        const HuntOptions options{.threads = 1, .bytes = too_few, .answers = by_search()};
        EXPECT_EQ(hunt(conjecture, exhaustive_ground(of.which, 8, 8), options).given_up.count, 1u);
    }
}

/// It may come while any graph is looked at, the last among them.
TEST(WholeOrder, AStopAtAnyGraphIsAStop) {
    for (std::uint64_t stop_at = 1; stop_at <= 34; ++stop_at) {
        runs::Stop stop;
        WholeOrderHunt hunt{Conjecture(*parse_expression("P(ueg) or N(ueg)")),
                            {{}, 5, {}},
                            {},
                            {.threads = 1, .stop = stop.token()}};
        std::uint64_t seen = 0;
        hunt.seen = [&](std::uint64_t graphs) {
            seen += graphs;
            if (seen >= stop_at) stop.request();
        };
        EXPECT_FALSE(hunt_whole_order(hunt).complete) << stop_at;
        EXPECT_GE(seen, stop_at);
    }
}

TEST(WholeOrder, AStopEndsIt) {
    runs::Stop stop;
    stop.request();
    const HuntReport report = hunted_from({"P(ueg) or N(ueg)"}, 6, 6, {.stop = stop.token()}, 1);
    EXPECT_EQ(report.verdict, HuntVerdict::inconclusive);
    EXPECT_FALSE(report.complete_order);
}

/// Saved at each chance, stopped at one of them, and taken up again, as often as that is so.
TEST(WholeOrder, WhatWasSavedIsGoneOnWith) {
    const Conjecture conjecture(*parse_expression("winning_moves(ueg) <= 2"));
    const WholeOrder of{{}, 7, {}};
    const HuntTally whole = hunt_whole_order({conjecture, of, {.near = 2}, {.threads = 2}});
    for (int saves : {1, 4, 7}) {
        HuntTally saved;
        std::uint64_t place = 0;
        int stops = 0;
        for (bool complete = false; !complete && !testing::Test::HasFailure();) {
            runs::Stop stop;
            int left = saves;
            WholeOrderHunt part{conjecture, of, {.near = 2}, {.threads = 2, .stop = stop.token()}};
            part.before = saved;
            part.from = place;
            part.due = [] { return true; };
            part.save = [&](std::uint64_t now, HuntTally& tally) {
                EXPECT_GT(now, part.from);
                saved = tally;
                place = now;
                if (--left == 0) stop.request();
            };
            HuntTally tally = hunt_whole_order(part);
            complete = tally.complete;
            stops += complete ? 0 : 1;
            if (complete) saved = std::move(tally);
        }
        EXPECT_GE(stops, 2);
        EXPECT_EQ(saved.graphs, whole.graphs);
        EXPECT_EQ(saved.instances_met, whole.instances_met);
        EXPECT_EQ(saved.failures, whole.failures);
        EXPECT_EQ(saved.counterexamples, whole.counterexamples);
    }
}

TEST(WholeOrder, ShardsComeToTheReportOfOneHunt) {
    for (const char* text : {"in_even_kernel -> P(ueg)", "winning_moves(ueg) <= 3"}) {
        const Conjecture conjecture(*parse_expression(text));
        const auto ground_of = [](const runs::Shard& shard) {
            return exhaustive_ground({.connected = true}, 1, 7, shard);
        };
        const HuntPlan::AtOnce at_once = [](const WholeOrder& of) { return of.order >= 5; };
        const KeepLimits kept{.by_size = true};
        std::vector<runs::UnitState> units;
        constexpr int mod = 3;
        for (int res = 0; res < mod; ++res) {
            const HuntPlan plan(ground_of({res, mod}), at_once);
            EXPECT_EQ(plan.units() - plan.first_unit(4), 3) << "orders 5, 6 and 7";
            runs::Ledger ledger(
                std::vector<runs::UnitState>(static_cast<std::size_t>(plan.units())));
            runs::Monitor monitor;
            EXPECT_TRUE(hunt_shard(conjecture, plan, kept, ledger, {.threads = 2}, monitor));
            units.insert(units.end(), ledger.units().begin(), ledger.units().end());
        }
        const HuntReport merged = merged_hunt(conjecture, ground_of, mod, kept, units, at_once);
        expect_same_hunts(merged, hunt(conjecture, ground_of({}), {.whole_orders_from = never}));
    }
}

}  // namespace
}  // namespace gazetteer::conjectures
