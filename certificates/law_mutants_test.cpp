// SPDX-License-Identifier: GPL-3.0-or-later
// Corrupted certificates of laws of chains. Whatever the checker accepts must state a truth: the
// law that stands there has the values of the game that stands there, played by the oracle's
// interpreter on the chains that stand there.
#include <gtest/gtest.h>

#include "certificates/testkit/judged_mutants.hpp"
#include "certificates/testkit/law_certificates.hpp"
#include "graph/formats/formats.hpp"
#include "graph/index.hpp"
#include "oracle/script/solver.hpp"

namespace gazetteer::certificates {
namespace {

using check::Judgement;

/// The head of an accepted text, read plainly.
struct StatedLaw {
    std::string rules = {};
    chains::Pattern pattern = {};
    int units = 0;
    std::vector<int> values = {};
    int period = 0;
    int from = 0;

    int at(int n) const {
        return values.at(index((n < from ? n : from + (n - from) % period) - units));
    }
};

std::vector<chains::Link> links_of(const std::string& words) {
    std::vector<chains::Link> result;
    std::istringstream in(words);
    for (std::string word; in >> word;)
        result.emplace_back(std::stoi(word), std::stoi(word.substr(word.find('-') + 1)));
    return result;
}

StatedLaw stated(const std::string& text) {
    StatedLaw law;
    std::istringstream in(text);
    int rules_left = 0;
    struct Kind {
        bool closed;
        chains::End left = {};
        chains::End right = {};
    };
    std::vector<Kind> kinds;
    bool at_left = true;
    for (std::string line; std::getline(in, line);) {
        const std::string word = line.substr(0, line.find(' '));
        const std::string rest = word.size() < line.size() ? line.substr(word.size() + 1) : "";
        const auto numbers = [&] {
            std::vector<int> result;
            std::istringstream words(rest);
            for (int number = 0; words >> number;) result.push_back(number);
            return result;
        };
        if (rules_left > 0) {
            // The name is free, and the language has words that the checker does not know.
            law.rules += (word == "game" ? "game mine" : line) + "\n";
            --rules_left;
        } else if (word == "rules") {
            rules_left = std::stoi(rest);
        } else if (word == "unit") {
            const SparseGraph unit = *parse_graph(rest);
            law.pattern.unit.order = unit.order();
            law.pattern.unit.edges = unit.edges();
        } else if (word == "joins") {
            law.pattern.unit.joins = links_of(rest);
        } else if (word == "turn") {
            law.pattern.turn = numbers();
        } else if (word == "kind") {
            kinds.push_back({rest.starts_with("ring")});
        } else if (word == "left" || word == "right") {
            at_left = word == "left";
            const SparseGraph end = *parse_graph(rest);
            (at_left ? kinds.back().left : kinds.back().right) = {end.order(), end.edges(), {}};
        } else if (word == "hooks") {
            (at_left ? kinds.back().left : kinds.back().right).hooks = links_of(rest);
        } else if (word == "first") {
            const Kind& first = kinds.at(index(std::stoi(rest)));
            law.pattern.left = first.left;
            law.pattern.right = first.right;
            law.pattern.closed = first.closed;
        } else if (word == "units") {
            law.units = law.pattern.length_min = std::stoi(rest);
        } else if (word == "law") {
            law.values = numbers();
        } else if (word == "verdict") {
            std::istringstream words(rest);
            std::string period;
            std::string from;
            words >> period >> law.period >> from >> law.from;
            return law;
        }
    }
    throw std::runtime_error("no verdict");
}

/// The chains to order 14 have the values, and the least one.
void expect_a_truth(const std::string& text) {
    const StatedLaw law = stated(text);
    const script::Rules rules = game_of_text(law.rules);
    script::Solver<script::ClassKey> solver(rules);
    const int ends = law.pattern.left.order + law.pattern.right.order;
    for (int n = law.units; n == law.units || n * law.pattern.unit.order + ends <= 14; ++n) {
        const Graph g = chains::graph_of(
            law.pattern, {law.pattern.left, law.pattern.right, n, law.pattern.closed});
        ASSERT_EQ(solver.grundy_value(solver.game().start(g, {})), law.at(n)) << n << '\n' << text;
    }
}

TEST(LawMutantsLong, ThatAreAcceptedStateATruth) {
    MutantCount all;
    // The language refuses the rules for a reason of its own.
    int otherwise_refused = 0;
    for (const std::string& text : law_certificates()) {
        expect_a_truth(text);
        judge_mutants(
            text, all,
            [](const std::string& mutant) { return judged(mutant).judgement == Judgement::valid; },
            [&](const std::string& mutant) {
                try {
                    expect_a_truth(mutant);
                } catch (const InputError&) {
                    ++otherwise_refused;
                }
            });
        if (testing::Test::HasFatalFailure()) return;
    }
    EXPECT_GE(all.mutants, 40'000);
    // Names, the order of moves, and moves that another one stands for.
    EXPECT_LT(all.accepted * 5, all.mutants);
    EXPECT_LT(otherwise_refused * 50, all.accepted);
    std::cout << all.mutants << " mutants, " << all.accepted << " accepted, of these "
              << otherwise_refused << " with rules that the language refuses\n";
}

TEST(LawMutants, AreToldApartFromTheTruth) {
    const std::string text = certificate_of_law({"node_kayles", "comb n"});
    EXPECT_EQ(stated(text).at(1001), 1);
    StatedLaw wrong = stated(with(text, "law 1 0", "law 1 1"));
    EXPECT_EQ(wrong.at(1000), 1);
}

}  // namespace
}  // namespace gazetteer::certificates
