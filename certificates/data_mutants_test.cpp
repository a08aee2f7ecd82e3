// SPDX-License-Identifier: GPL-3.0-or-later
// Corrupted certificates of games given as data, their rules among what is corrupted. The checker
// must accept exactly the mutants that a second judge accepts, which plays by another interpreter,
// and these must state a truth.
#include <gtest/gtest.h>

#include "certificates/testkit/mutants.hpp"
#include "certificates/testkit/naive_rules.hpp"
#include "graph/enumeration/nauty_stream.hpp"

namespace gazetteer::certificates {
namespace {

using check::Judgement;

struct DataTally {
    int mutants = 0;
    int accepted = 0;
    /// Accepted by the checker, but the language refuses such rules for another reason.
    int otherwise_refused = 0;
};

void judge_data_mutant(const std::string& mutant, DataTally& tally) {
    ++tally.mutants;
    const check::Finding finding = judged(mutant);
    const bool accepted = finding.judgement == Judgement::valid;
    tally.accepted += accepted ? 1 : 0;
    ASSERT_FALSE(finding.text.empty());
    try {
        ASSERT_EQ(accepted, naive::accepts_data(mutant)) << finding.text << '\n' << mutant;
        ASSERT_TRUE(!accepted || naive::states_a_truth_of_data(mutant)) << mutant;
    } catch (const naive::OtherwiseRefused&) {
        tally.otherwise_refused += accepted ? 1 : 0;
    } catch (const script::RulesError&) {
        // Rules at fault elsewhere than in the strategy.
    }
}

TEST(DataCertificateMutantsLong, AreJudgedAsTheSecondJudgeDoes) {
    DataTally all;
    for (const std::string& text : data_certificates()) {
        ASSERT_EQ(judged(text).judgement, Judgement::valid) << judged(text).text << '\n' << text;
        ASSERT_TRUE(naive::accepts_data(text)) << text;
        ASSERT_TRUE(naive::states_a_truth_of_data(text)) << text;
        DataTally tally;
        for_each_mutant(text, [&](const std::string& mutant) {
            if (mutant != text && !testing::Test::HasFatalFailure())
                judge_data_mutant(mutant, tally);
        });
        if (testing::Test::HasFatalFailure()) return;
        // A change of the program's name, or of a name in the rules, changes nothing.
        EXPECT_LT(tally.accepted * 4, tally.mutants) << text;
        all.mutants += tally.mutants;
        all.accepted += tally.accepted;
        all.otherwise_refused += tally.otherwise_refused;
    }
    EXPECT_GE(all.mutants, 100'000);
    EXPECT_LT(all.otherwise_refused * 20, all.accepted);
    std::cout << all.mutants << " mutants, " << all.accepted << " accepted, of these "
              << all.otherwise_refused << " with rules that the language refuses otherwise\n";
}

/// One word of the rules changed, so that the strategy is no longer right.
struct ChangedRules {
    const char* game;
    const char* from;
    const char* to;
};
class RulesChanged : public testing::TestWithParam<ChangedRules> {};

TEST_P(RulesChanged, AreSeenOnEverySmallGraph) {
    const ChangedRules change = GetParam();
    const script::Rules& rules = shipped_game(change.game);
    const DataStart start{.free = rules.token_count() == 1};
    int refused = 0;
    for_each_graph({.order_max = 5}, [&](const Graph& g) {
        const std::string text = data_certificate(rules, SparseGraph(g), start);
        const std::string changed = with(text, change.from, change.to);
        EXPECT_EQ(judged(text).judgement, Judgement::valid) << text;
        const check::Finding finding = judged(changed);
        // The fault is no line of the rules, but one of the strategy.
        EXPECT_GT(finding.line, 6) << finding.text;
        // Where it is still right, both games have the same moves in this strategy.
        if (finding.judgement != Judgement::valid)
            ++refused;
        else
            EXPECT_TRUE(naive::states_a_truth_of_data(changed)) << changed;
        return true;
    });
    EXPECT_GE(refused, 15);
}

INSTANTIATE_TEST_SUITE_P(
    Each, RulesChanged,
    testing::Values(
        ChangedRules{"node_kayles", "delete(u, N(u))", "delete(u)"},
        ChangedRules{"grim", "degree(u) > 0", "degree(u) > 1"},
        ChangedRules{"even_vertex_deletion", "mod 2 = 0", "mod 2 = 1"},
        ChangedRules{"misere_arc_kayles", "misere\n", ""},
        ChangedRules{"edge_deletion", "degree(u) > 1 and", "degree(u) > 1 or"},
        ChangedRules{"octal_033", "<= components: delete(u)", "< components: delete(u)"},
        ChangedRules{"odd_cycle_avoidance", "complement(delete_edge(u, w))", "delete_edge(u, w)"},
        ChangedRules{"snort", "left move u", "right move u"},
        ChangedRules{"snort", "w in R: L += u", "w in L: L += u"},
        ChangedRules{"undirected_edge_geography", "erase(v, u)", "erase(v)"},
        ChangedRules{"two_ended_slither", "u in ends and", "u in path and"}),
    [](const auto& one) { return std::string(one.param.game) + std::to_string(one.index); });

TEST(DataCertificates, TheirOppositesAreInvalid) {
    for (const std::string& text : data_certificates()) {
        const bool next_wins = text.find("\nverdict N\n") != std::string::npos;
        const std::string flipped =
            next_wins ? with(text, "verdict N", "verdict P") : with(text, "verdict P", "verdict N");
        EXPECT_EQ(judged(flipped).judgement, Judgement::invalid) << flipped;
    }
}

TEST(DataCertificates, OfAnotherGamesRulesAreInvalid) {
    const SparseGraph path5(5, {{0, 1}, {1, 2}, {2, 3}, {3, 4}});
    const std::string text = data_certificate(shipped_game("node_kayles"), path5);
    const std::string other = with(text, "move u: delete(u, N(u))", "move u ~ w: delete(u, w)");
    EXPECT_EQ(judged(other).judgement, Judgement::invalid);
}

TEST(DataCertificates, WithOtherTokensOrAnotherMoverAreInvalid) {
    const SparseGraph path3(3, {{0, 1}, {1, 2}});
    const std::string from_end =
        data_certificate(shipped_game("undirected_edge_geography"), path3, {{0}});
    EXPECT_EQ(judged(with(from_end, "tokens 0", "tokens 1")).judgement, Judgement::invalid);
    EXPECT_EQ(judged(with(from_end, "tokens 0", "tokens 3")).judgement, Judgement::malformed);
    EXPECT_EQ(judged(with(from_end, "tokens 0", "tokens 0 1")).judgement, Judgement::malformed);
    const SparseGraph point(1, {});
    const std::string left =
        data_certificate(shipped_game("even_odd_vertex_deletion"), point, {.mover = Player::left});
    EXPECT_NE(left.find("mover left\nverdict N\n"), std::string::npos);
    EXPECT_EQ(judged(with(left, "mover left", "mover right")).judgement, Judgement::invalid);
}

TEST(DataCertificates, ThatAreCutAreMalformed) {
    for (const std::string& text : data_certificates())
        for (std::size_t length = 0; length < text.size(); length += 1 + text.size() / 200)
            ASSERT_EQ(judged(text.substr(0, length)).judgement, Judgement::malformed);
}

TEST(DataCertificates, OfTheSmallestBoards) {
    const auto verdict = [](const script::Rules& rules, const SparseGraph& g,
                            const DataStart& start) {
        const std::string text = data_certificate(rules, g, start);
        EXPECT_EQ(judged(text).judgement, Judgement::valid) << judged(text).text << '\n' << text;
        return text.substr(text.find("verdict") + 8, 1);
    };
    const SparseGraph nothing;
    const SparseGraph point(1, {});
    EXPECT_EQ(verdict(shipped_game("node_kayles"), nothing, {}), "P");
    EXPECT_EQ(verdict(shipped_game("node_kayles"), point, {}), "N");
    EXPECT_EQ(verdict(shipped_game("misere_node_kayles"), nothing, {}), "N");
    EXPECT_EQ(verdict(shipped_game("misere_node_kayles"), point, {}), "P");
    // Who has no vertex to put the token on cannot move.
    const script::Rules walk = game_of_text("game walk token t move u ~ t: delete(t), t := u");
    const script::Rules misere_walk =
        game_of_text("game walk token t misere move u ~ t: delete(t), t := u");
    EXPECT_EQ(verdict(walk, nothing, {.free = true}), "P");
    EXPECT_EQ(verdict(walk, point, {.free = true}), "N");
    EXPECT_EQ(verdict(misere_walk, nothing, {.free = true}), "N");
    EXPECT_EQ(verdict(misere_walk, point, {.free = true}), "P");
}

TEST(DataCertificates, AWordThatTheCheckerDoesNotKnowIsNamed) {
    try {
        certificate_rules(game_of_text("game mine move u where planar(delete(u)): delete(u)"));
        FAIL();
    } catch (const InputError& fault) {
        EXPECT_NE(std::string(fault.what()).find("'planar' is no word that gazetteer-check knows"),
                  std::string::npos)
            << fault.what();
    }
}

}  // namespace
}  // namespace gazetteer::certificates
