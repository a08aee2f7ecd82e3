// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates of laws: each is accepted, and each change of one is told. Tables that are changed
// are written with the values that follow from them, so that the graphs alone can tell.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "certificates/testkit/law_certificates.hpp"
#include "certificates/testkit/mutants.hpp"
#include "graph/index.hpp"
#include "language/testkit/chain_laws.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::certificates {
namespace {

using chains::GameLaw;
using chains::Pattern;
using check::Judgement;
using testing::HasSubstr;

struct Found {
    script::Rules rules;
    Pattern pattern;
    GameLaw law;

    Found(const script::Rules& game, const Pattern& chains)
        : rules(game), pattern(chains), law(chains::law_of(rules, pattern, {.length_max = 2000})) {}
    explicit Found(const GameOnChain& pair)
        : Found(shipped_game(pair.game), chains::pattern_of(*parse_chain(pair.chain))) {}

    check::Finding judged() const {
        return certificates::judged(law_certificate(rules, pattern, law));
    }
    std::vector<int> values_to(int length) const {
        const chains::ValueRows rows = chains::values(law.table.heaps, length);
        const std::vector<int>& row = rows[index(law.table.first_kind)];
        return {row.begin() + law.length_min + law.table.first_longer, row.end()};
    }
    /// After a change of the table: all values and the period that follow from it.
    void follow_the_table() {
        law.rows = chains::values(law.table.heaps, 3000);
        law.proved = chains::find_period(law.table.heaps, law.rows);
        require(law.proved.has_value(), "a period");
        const std::vector<int>& row = law.rows[index(law.table.first_kind)];
        law.values.assign(row.begin() + law.length_min + law.table.first_longer, row.end());
        law.own = {std::max(law.length_min, law.proved->preperiod - law.table.first_longer),
                   law.proved->period};
    }
};

void expect_fault(const check::Finding& finding, const std::string& reason) {
    EXPECT_EQ(finding.judgement, Judgement::invalid) << finding.text;
    EXPECT_THAT(finding.text, HasSubstr(reason));
}

TEST(LawCertificates, AreAccepted) {
    for (const GameOnChain& pair : small_laws()) {
        const check::Finding finding = judged(certificate_of_law(pair));
        EXPECT_EQ(finding.judgement, Judgement::valid) << finding.text << pair.chain;
        EXPECT_THAT(finding.text, HasSubstr("claim chain-law"));
        EXPECT_THAT(finding.text, HasSubstr(std::string("game ") + pair.game));
    }
}

/// "GAME; CHAIN; PROVED: ...".
TEST(LawCertificatesStandard, AllProvedLawsOfTheDocumentHaveThem) {
    std::ifstream file(source_path("docs/families/laws.txt"));
    int proved = 0;
    int lines = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.find("; PROVED: ") == std::string::npos) continue;
        ++lines;
        const std::size_t game_end = line.find("; ");
        const std::size_t chain_end = line.find("; ", game_end + 2);
        const std::string name = line.substr(game_end + 2, chain_end - game_end - 2);
        for (const auto& [pattern_name, pattern] : conjectures::named_patterns()) {
            if (pattern_name != name) continue;
            const check::Finding finding =
                Found(shipped_game(line.substr(0, game_end)), pattern).judged();
            EXPECT_EQ(finding.judgement, Judgement::valid) << line << '\n' << finding.text;
            ++proved;
        }
    }
    EXPECT_EQ(proved, lines);
    EXPECT_GE(lines, 60);
}

TEST(LawCertificates, SayTheChain) {
    EXPECT_THAT(judged(certificate_of_law({"node_kayles", "moebius n"})).text,
                HasSubstr("ring of units A_ joined 0-0 1-1, turn 1 0, verdict period 1 from 2"));
    EXPECT_THAT(judged(certificate_of_law(small_laws().back())).text,
                HasSubstr("row of units @ joined 0-0, left end Bw 0-0, verdict period 34 from 50"));
}

TEST(LawCertificates, AMoveThatIsLostIsTold) {
    int lost = 0;
    for (const GameOnChain& pair :
         {GameOnChain{"node_kayles", "comb n"}, {"node_kayles", "moebius n"}}) {
        const Found found(pair);
        for (std::size_t k = 0; k < found.law.table.heaps.moves.size(); ++k) {
            const chains::KindMoves& moves = found.law.table.heaps.moves[k];
            for (std::size_t i = 0; i < moves.near.size() + moves.middle.size(); ++i) {
                Found changed = found;
                auto& near = changed.law.table.heaps.moves[k].near;
                auto& middle = changed.law.table.heaps.moves[k].middle;
                if (i < near.size())
                    near.erase(near.begin() + static_cast<std::ptrdiff_t>(i));
                else
                    middle.erase(middle.begin() + static_cast<std::ptrdiff_t>(i - near.size()));
                changed.follow_the_table();
                // A move near an end may be one in the middle too.
                if (changed.judged().judgement == Judgement::valid) {
                    EXPECT_EQ(changed.law.values, found.values_to(3000));
                    continue;
                }
                expect_fault(changed.judged(), "has a move that the table lacks");
                ++lost;
            }
        }
    }
    EXPECT_GE(lost, 8) << lost;
}

TEST(LawCertificates, AMoveTooManyIsTold) {
    const Found found({"node_kayles", "comb n"});
    Found changed = found;
    changed.law.table.heaps.moves[0].near.push_back({1, 0, 3});
    changed.follow_the_table();
    expect_fault(changed.judged(), "has not all moves of the table");
    changed = found;
    changed.law.table.heaps.moves[0].middle[1].left_least -= 3;
    changed.follow_the_table();
    expect_fault(changed.judged(), "kind 0 with 0 units is no piece");
}

TEST(LawCertificates, AKindThatIsLeftOutIsTold) {
    Found changed({"node_kayles", "moebius n"});
    auto& table = changed.law.table;
    ASSERT_EQ(table.kinds.size(), 3u);
    for (int k = 0; k < 3; ++k) {
        if (k == table.first_kind) continue;
        Found without = changed;
        for (chains::KindMoves& moves : without.law.table.heaps.moves) {
            std::erase_if(moves.near, [&](const auto& move) { return move.kind == k; });
            std::erase_if(moves.middle, [&](const auto& move) {
                return move.left_kind == k || move.right_kind == k;
            });
        }
        without.follow_the_table();
        expect_fault(without.judged(), "has a move that the table lacks");
    }
}

TEST(LawCertificates, AValueThatIsChangedIsTold) {
    const Found found({"node_kayles", "comb n"});
    const int start = found.law.table.heaps.start();
    Found changed = found;
    changed.law.rows[0][index(start + 1)] ^= 1;
    expect_fault(changed.judged(), "a value is not the least that no move leads to");
    // A short value, and all that follow from it.
    changed = found;
    changed.law.table.heaps.short_values[0][index(start - 1)] ^= 2;
    changed.follow_the_table();
    expect_fault(changed.judged(), "units has the value");
    changed = found;
    changed.law.values[1] ^= 1;
    expect_fault(changed.judged(), "the law is not that of the values");
}

TEST(LawCertificates, ABoundOneTooSmallIsTold) {
    const std::string text = certificate_of_law({"node_kayles", "comb n"});
    const std::size_t line = text.find('\n', text.find("\nvalues ") + 1);
    const std::size_t last = text.rfind(' ', line);
    const std::string shorter = text.substr(0, last) + text.substr(line);
    expect_fault(judged(shorter), "the values do not end at the bound of the theorem");
    // The preperiod one smaller, with as many values as that asks for.
    Found changed({"node_kayles", "path n"});
    --changed.law.proved->preperiod;
    expect_fault(changed.judged(), "the values do not have this period");
    changed = Found({"node_kayles", "comb n"});
    changed.law.proved->preperiod = changed.law.table.heaps.start() - 1;
    expect_fault(changed.judged(), "the preperiod is too small for the table");
}

TEST(LawCertificates, APeriodThatIsHalvedIsTold) {
    Found changed({"node_kayles", "caterpillar 2 n"});
    ASSERT_EQ(changed.law.proved->period, 4);
    changed.law.proved->period = 2;
    expect_fault(changed.judged(), "the values do not have this period");
    changed.law.proved->period = 4;
    changed.law.own.period = 2;
    expect_fault(changed.judged(), "the law is not that of the values");
}

TEST(LawCertificates, AStartBeforeTheRadiusIsTold) {
    Found changed({"odd_vertex_deletion", "path n"});
    changed.law.table.heaps.short_values[0].resize(1);
    changed.follow_the_table();
    expect_fault(changed.judged(), "is too short for the radius of the moves");
}

TEST(LawCertificates, ARingThatIsNotAlikeAllAroundIsTold) {
    const std::string text = certificate_of_law({"node_kayles", "moebius n"});
    expect_fault(judged(with(text, "turn 1 0", "turn 0 0")), "the turn is no symmetry");
    expect_fault(judged(with(text, "turn 1 0", "turn 1")), "the turn is no symmetry");
    expect_fault(judged(with(text, "kind open 1", "kind ring 1")), "are rings, and not the chains");
    expect_fault(judged(with(text, "kind ring 0\nleft ?", "kind ring 0\nleft @")),
                 "are rings with ends");
    // A prism is no Moebius ladder.
    expect_fault(judged(with(text, "turn 1 0", "turn")), "a piece has a loop or a double edge");
    expect_fault(judged(with(text, "units 2\n", "units 1\n")), "the law is not that of the values");
}

TEST(LawCertificates, AnotherGameOrAnotherChainIsTold) {
    const std::string text = certificate_of_law({"node_kayles", "path n"});
    expect_fault(judged(with(text, "delete(u, N(u))", "delete(u)")), "by the graphs");
    expect_fault(judged(with(text, "move u: ", "move u where connected: ")),
                 "a condition looks at the whole graph");
    expect_fault(judged(with(text, "unit @\njoins 0-0", "unit A_\njoins 0-0")), "by the graphs");
    expect_fault(judged(with(text, "joins 0-0", "joins")), "the units are not joined");
}

}  // namespace
}  // namespace gazetteer::certificates
