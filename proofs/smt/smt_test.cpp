// SPDX-License-Identifier: GPL-3.0-or-later
// A file of queries, by one solver: the answers are those that the file expects; each refuted query
// rests on hypotheses that can hold, and has a near miss without one of them; the model of each
// near miss is a counterexample by the rules and predicates of oracle/ and graph/; what the file
// defines is what graph/ and oracle/ compute, on small graphs; and its hypotheses leave out no
// small instance of the sentence.
//
//   smt_test PROGRAM FILE     PROGRAM is z3 or cvc5
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <set>

#include "proofs/smt/reading.hpp"
#include "proofs/smt/script.hpp"
#include "proofs/smt/solver.hpp"

namespace gazetteer::smt {
namespace {

Solver solver;
std::string file;

Script script() {
    return read_script(file);
}

/// Asked for once.
const std::vector<Answer>& answers() {
    static const std::vector<Answer> result = solver.answers(script());
    return result;
}

Reading reading() {
    const std::string name = std::filesystem::path(file).stem().string();
    const Readings all = all_readings();
    const auto found = all.find(name);
    if (found == all.end()) throw std::runtime_error("no reading of " + name);
    return found->second;
}

TEST(Smt, TheAnswersAreThoseThatTheFileExpects) {
    const Script queries = script();
    int refuted = 0;
    for (std::size_t i = 0; i < answers().size(); ++i) {
        EXPECT_EQ(answers()[i].status, queries.queries[i].expected) << queries.queries[i].name;
        if (answers()[i].status == "unsat") ++refuted;
    }
    EXPECT_GE(refuted, 1);
}

TEST(Smt, ARefutedQueryHasSatisfiableHypothesesAndANearMiss) {
    const std::vector<Query> queries = script().queries;
    for (const Query& refuted : queries) {
        if (refuted.expected != "unsat") continue;
        EXPECT_TRUE(refuted.assertions.back().starts_with("(not ")) << refuted.name;
        const auto some = [&](bool (*stands)(const Query&, const Query&)) {
            return std::ranges::any_of(queries, [&](const Query& query) {
                return query.expected == "sat" && stands(query, refuted);
            });
        };
        EXPECT_TRUE(some(has_hypotheses_of)) << refuted.name << ": hypotheses not shown to hold";
        EXPECT_TRUE(some(drops_one_hypothesis_of)) << refuted.name << ": no near miss";
    }
}

TEST(Smt, ASatisfiableQueryShowsHypothesesOrANearMiss) {
    const std::vector<Query> queries = script().queries;
    std::set<std::string> names;
    for (const Query& query : queries) {
        EXPECT_TRUE(names.insert(query.name).second) << query.name << " twice";
        if (query.expected == "unsat") continue;
        const auto serves = [&](bool (*stands)(const Query&, const Query&)) {
            return std::ranges::any_of(queries, [&](const Query& refuted) {
                return refuted.expected == "unsat" && stands(query, refuted);
            });
        };
        const bool is_near_miss = serves(drops_one_hypothesis_of);
        EXPECT_TRUE(is_near_miss || serves(has_hypotheses_of)) << query.name;
        EXPECT_EQ(is_near_miss, !query.terms.empty()) << query.name << ": its model is checked";
    }
}

TEST(Smt, ANearMissIsACounterexample) {
    const Script queries = script();
    std::map<std::string, Counterexample> checks = reading().near_misses;
    for (std::size_t i = 0; i < answers().size(); ++i) {
        const Query& query = queries.queries[i];
        if (query.terms.empty()) continue;
        ASSERT_TRUE(checks.contains(query.name)) << query.name << ": nothing checks its model";
        EXPECT_EQ(checks[query.name](answers()[i].values), "")
            << query.name << ": " << answers()[i].values.describe();
        checks.erase(query.name);
    }
    for (const auto& [name, check] : checks) ADD_FAILURE() << "no near miss " << name;
}

TEST(Smt, TheDefinitionsAreThoseOfTheGames) {
    const Script queries = script();
    const std::vector<Situation> situations = reading().definitions();
    const auto values = solver.evaluate(queries.declarations, situations);
    std::set<std::string> compared;
    for (std::size_t i = 0; i < situations.size(); ++i)
        for (std::size_t k = 0; k < situations[i].expected.size(); ++k) {
            const auto& [term, value] = situations[i].expected[k];
            compared.insert(term.starts_with("(") ? term.substr(1, term.find(' ') - 1) : term);
            ASSERT_EQ(values[i].at(k), value) << term << " in situation " << i;
        }
    for (const std::string& name : queries.defined_names)
        EXPECT_TRUE(compared.contains(name)) << "nothing compares " << name;
}

TEST(Smt, NoSmallInstanceIsLeftOut) {
    auto instances = reading().instances();
    for (const Query& query : script().queries) {
        if (query.expected != "unsat") continue;
        const std::vector<std::string> all = instances[query.name];
        instances.erase(query.name);
        EXPECT_GE(all.size(), 1u) << "no instance of " << query.name;
        const std::vector<std::string> statuses = solver.statuses(query, all);
        ASSERT_EQ(statuses.size(), all.size()) << query.name;
        for (std::size_t i = 0; i < all.size(); ++i)
            ASSERT_EQ(statuses[i], "sat") << query.name << " leaves out " << all[i];
    }
    for (const auto& [name, all] : instances) ADD_FAILURE() << "no refuted query " << name;
}

TEST(Smt, ARowOfTheDocumentSaysWhatIsProved) {
    const std::filesystem::path path(file);
    std::ifstream trust(path.parent_path() / "../../docs/TRUST.md");
    const std::string row = "| `" + path.stem().string() + "` |";
    std::string line;
    while (std::getline(trust, line) && !line.starts_with(row)) {
    }
    EXPECT_TRUE(line.starts_with(row)) << "docs/TRUST.md has no row of " << path.stem();
}

/// Asks cvc5 only: z3 does not check its own proofs.
TEST(SmtProofs, ARefutationIsCheckedStepByStep) {
    for (const Query& query : script().queries)
        if (query.expected == "unsat") {
            EXPECT_EQ(solver.checked_status(query), "unsat") << query.name;
        }
}

}  // namespace
}  // namespace gazetteer::smt

int main(int argc, char** argv) {
    ::testing::InitGoogleTest(&argc, argv);
    if (argc != 3) {
        std::fprintf(stderr, "usage: smt_test PROGRAM FILE\n");
        return 2;
    }
    gazetteer::smt::solver.program = argv[1];
    gazetteer::smt::file = argv[2];
    return RUN_ALL_TESTS();
}
