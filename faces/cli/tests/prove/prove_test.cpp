// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "faces/cli/tests/certificates.hpp"
#include "faces/cli/tests/run.hpp"
#include "faces/cli/verbs.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {
namespace {

using testing::HasSubstr;
using testing::Not;
using Json = nlohmann::json;

Ran prove(const std::string& claim, const std::string& family, const Words& more = {}) {
    Words arguments{"prove", claim, "--family", family};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_gazetteer(arguments);
}

TEST(Prove, DecidesForAllN) {
    const Ran proved = prove("P(uvg, first) <-> n mod 2 = 1", "path n");
    EXPECT_EQ(proved.exit_code, exit_ok) << proved.err;
    EXPECT_EQ(proved.out, "PROVED  P(uvg, first) <-> n mod 2 = 1  on path n, for all n >= 1\n");
    const Ran refuted = prove("has_even_kernel", "cycle n");
    EXPECT_EQ(refuted.exit_code, exit_refuted);
    EXPECT_THAT(refuted.out, HasSubstr("for all n >= 3: not for n = 3; period 2 from n = 3"));
    const Ran open = prove("P(ueg, first)", "cycle n");
    EXPECT_EQ(open.exit_code, exit_inconclusive);
    EXPECT_THAT(open.out, HasSubstr("the member of 3 units is not bipartite"));
}

TEST(Prove, GivesASequenceAndItsLaw) {
    EXPECT_EQ(prove("matching_number", "path n", {"--first", "5"}).out,
              "SEQUENCE  matching_number  on path n, for all n >= 1; period 2 from n = 1, each "
              "adds 1\n"
              "  n mod 2               0          1\n"
              "  value               n/2  (n - 1)/2\n"
              "  offset 1    0, 1, 1, 2, 2\n");
    const Ran kayles = prove("grundy(kayles)", "path n", {"--first", "3"});
    EXPECT_THAT(kayles.out, HasSubstr("period 12 from n = 71"));
    EXPECT_THAT(kayles.out,
                HasSubstr("  n mod 12       0   1   2   3   4   5   6   7   8   9  10  11\n"
                          "  value          4   1   2   8   1   4   7   2   1   8   2   7\n"
                          "  exceptions  3: 3, 6: 3, 9: 4, 11: 6, 15: 7, 18: 3, 21: 4, 22: 6, "));
    EXPECT_THAT(kayles.out, HasSubstr("\n  offset 1    1, 2, 3\n"));
    EXPECT_THAT(prove("order", "path n").out, HasSubstr("  value         n\n"));
    EXPECT_THAT(prove("2 - 3 * order", "path n").out, HasSubstr("  value         -3n + 2\n"));
    EXPECT_THAT(prove("n mod 121", "path n").out, HasSubstr("  table       of 121 values: --json"));
    const Ran ran = prove("nullity", "grid 2 n", {"--json", "--first", "6"});
    EXPECT_EQ(ran.json_lines(), (std::vector<Json>{{{"claim", "nullity"},
                                                    {"family", "grid 2 n"},
                                                    {"verdict", "SEQUENCE"},
                                                    {"first", 1},
                                                    {"repeats_from", 1},
                                                    {"period", 3},
                                                    {"slope", 0},
                                                    {"values", {0, 2, 0}},
                                                    {"terms", {0, 2, 0, 0, 2, 0}},
                                                    {"exceptions", Json::array()}}}));
    const Ran unlike = prove("n * (n mod 2)", "path n", {"--json"});
    EXPECT_EQ(unlike.json_lines()[0]["slope"], Json(nullptr));
    EXPECT_EQ(unlike.json_lines()[0]["slopes"], (Json{2, 0}));
    EXPECT_THAT(prove("n * (n mod 2)", "path n").out,
                AllOf(HasSubstr("from n = 1, to some n it adds more than to others\n"),
                      HasSubstr("  value         0  n\n")));
    EXPECT_EQ(prove("max(n, 3)", "path n", {"--json"}).json_lines()[0]["exceptions"],
              (Json{{1, 3}, {2, 3}}));
}

TEST(Prove, TellsWhatIsWrong) {
    const Ran claim = prove("girth = 3", "path n");
    EXPECT_EQ(claim.exit_code, exit_usage);
    EXPECT_THAT(claim.err, HasSubstr("<claim>:1:1: 'girth'"));
    const Ran family = prove("n = 1", "wheel n");
    EXPECT_EQ(family.exit_code, exit_usage);
    EXPECT_THAT(family.err, HasSubstr("--family:1:1: 'wheel' is not a chain"));
}

TEST(Prove, KeepsToItsLimits) {
    const Ran little = prove("matching_number = n", "grid 16 n", {"--memory", "1"});
    EXPECT_EQ(little.exit_code, exit_inconclusive) << little.err;
    EXPECT_THAT(little.out, HasSubstr("the numbers of matchings"));
}

TEST(Prove, CertifiesTheLawsOfGames) {
    const TemporaryFile file;
    const Ran ran =
        prove("P(node_kayles) <-> n mod 2 = 0", "comb n", {"--certificate", file.name()});
    EXPECT_EQ(ran.exit_code, exit_ok) << ran.err;
    const Ran check = run_check(file);
    EXPECT_EQ(check.exit_code, 0) << check.out;
    EXPECT_THAT(check.out, HasSubstr("VALID: claim chain-law, game node_kayles, "));
    EXPECT_THAT(check.out, HasSubstr("row of units A_ joined 0-0, verdict period 2 from 1"));
}

TEST(Prove, CertifiesAClaimFromItsLaws) {
    const TemporaryFile file;
    const auto checked = [&](const std::string& claim, const std::string& family) {
        const Ran ran = prove(claim, family, {"--certificate", file.name()});
        EXPECT_EQ(ran.exit_code, exit_ok) << ran.out << ran.err;
        const Ran check = run_check(file);
        EXPECT_EQ(check.exit_code, 0) << check.out;
        return check.out;
    };
    EXPECT_THAT(checked("P(node_kayles) <-> n mod 2 = 0", "comb n"),
                HasSubstr("claim chain-proves, row of units A_ joined 0-0, term grundy, "));
    EXPECT_THAT(checked("P(ueg, first) <-> n mod 2 = 1", "path n"),
                HasSubstr("term P(ueg), at unit 0 0, units 1, verdict period 2 from 1 adds 0"));
    EXPECT_THAT(checked("3 * matching_number + 1 >= n and size - order = -1", "path n"),
                HasSubstr("expression 3 * matching_number + 1 >= n and size - order = -1, from 1"));
    // What grows in some classes of n alone is a line on each.
    checked("n * nullity = n - 2 * (1 - nullity) * matching_number", "path n");
    checked("n div (1 + n mod 3) <= n", "path n");
    checked("bipartite <-> n mod 2 = 0", "cycle n");
    checked("in_even_kernel(first) <-> n mod 6 = 3", "moebius n");
    checked("P(uvg, last_unit(1, 0)) or n > 1", "path n");
}

TEST(Prove, QuantifiesOverVerticesAndCertifiesIt) {
    EXPECT_THAT(prove("count v: P(uvg, v)", "path n").out,
                HasSubstr("  value                 0  (n + 1)/2\n"));
    const TemporaryFile file;
    const auto checked = [&](const std::string& claim, const std::string& family, int exit_code) {
        const Ran ran = prove(claim, family, {"--certificate", file.name()});
        EXPECT_EQ(ran.exit_code, exit_code) << ran.out;
        EXPECT_EQ(ran.err, "") << claim;
        const Ran check = run_check(file);
        EXPECT_EQ(check.exit_code, 0) << check.out;
        return check.out;
    };
    EXPECT_THAT(checked("forall v: N(uvg, v)", "ladder n", exit_ok),
                HasSubstr("expression forall v: N(uvg, v), from 1, verdict true (by vertices)"));
    EXPECT_THAT(checked("(count v: degree(v) = 1) = 2", "path n", exit_refuted),
                HasSubstr("from 1, verdict false at 1 (by members)"));
    checked("count v: P(uvg, v)", "path n", exit_ok);
    checked("(exists v: P(ueg, v)) <-> nullity > 0", "grid 3 n", exit_ok);
    checked("exists u: P(uvg, u) and in_even_kernel(first)", "cycle n", exit_refuted);
}

TEST(ProveLong, CertifiesClaimsThatBindAVertex) {
    int certified = 0;
    for (const char* chain :
         {"path n", "cycle n", "comb n", "ladder n", "prism n", "moebius n", "grid 3 n",
          "caterpillar 2 n",
          "chain \"path 2\" joins 1-0 left \"K3\" joins 0-0 right \"path 3\" joins 0-1 n"})
        for (const char* claim :
             {"(exists v: P(uvg, v)) <-> 2 * matching_number < order", "forall v: N(uvg, v)",
              "(count v: P(uvg, v)) >= order - 2 * matching_number",
              "(exists v: in_even_kernel(v)) <-> has_even_kernel",
              "bipartite -> 2 * (count v: degree(v) > 0) >= size div 2",
              "forall v: in_even_kernel(v) -> degree(v) < 4",
              "(forall v: P(uvg, v)) -> (exists u: degree(u) < 4) and n > 0"}) {
            const TemporaryFile file;
            const Ran ran = prove(claim, chain, {"--certificate", file.name()});
            EXPECT_NE(ran.exit_code, exit_inconclusive) << claim << " on " << chain;
            EXPECT_EQ(ran.err, "") << claim << " on " << chain;
            ++certified;
        }
    EXPECT_EQ(certified, 63);
}

TEST(Prove, CertifiesTheLeastMemberThatRefutes) {
    const TemporaryFile file;
    const Ran ran =
        prove("P(node_kayles) <-> n mod 5 = 4 or n = 8", "path n", {"--certificate", file.name()});
    EXPECT_EQ(ran.exit_code, exit_refuted);
    EXPECT_EQ(ran.err, "");
    const Ran check = run_check(file);
    EXPECT_EQ(check.exit_code, 0) << check.out;
    EXPECT_THAT(check.out, HasSubstr("VALID: claim chain-refutes, game node_kayles, "));
    EXPECT_THAT(check.out, HasSubstr("from 1, verdict false at 9"));
}

TEST(Prove, RefutesFromTheFirstMemberThatHasTheVertex) {
    const TemporaryFile file;
    const auto told = [&](const std::string& claim, const std::string& family) {
        const Ran ran = prove(claim, family, {"--certificate", file.name()});
        EXPECT_EQ(ran.exit_code, exit_refuted) << ran.out;
        EXPECT_EQ(ran.err, "") << claim;
        const Ran check = run_check(file);
        EXPECT_EQ(check.exit_code, 0) << check.out;
        return check.out;
    };
    EXPECT_THAT(told("in_even_kernel(unit(2, 0))", "path n"),
                HasSubstr("from 3, verdict false at 4"));
    EXPECT_THAT(told("saturated(last_unit(1, 0)) <-> n != 5", "comb n"),
                HasSubstr("from 2, verdict false at 5"));
    EXPECT_THAT(told("P(node_kayles) <-> P(ueg, unit(3, 0))", "path n"),
                HasSubstr("from 4, verdict false at 4"));
}

/// Each term is recomputed by the checker as the laws have it.
TEST(ProveLong, CertifiesRefutationsOfEachTerm) {
    int refuted = 0;
    for (const char* chain :
         {"path n", "cycle n", "comb n", "ladder n", "moebius n", "grid 3 n",
          "chain \"path 2\" joins 1-0 left \"K3\" joins 0-0 right \"path 3\" joins 0-1 n"})
        for (const char* claim :
             {"P(uvg, first)", "N(uvg, last)", "saturated(unit(0, 0)) or n < 3",
              "nullity = n mod 2", "gf2_rank = order - n mod 3", "has_even_kernel <-> n mod 3 = 1",
              "in_even_kernel(last_unit(0, 0))", "matching_number = order div 2", "bipartite",
              "P(ueg, first)", "size - order < gcd(n, 6)", "min(n, nullity) = max(n - 3, 0)",
              "domination_number = n", "independence_number <= n", "chromatic_number = 2"}) {
            const TemporaryFile file;
            const Ran ran = prove(claim, chain, {"--certificate", file.name()});
            if (ran.exit_code != exit_refuted) continue;
            EXPECT_EQ(ran.err, "") << claim << " on " << chain;
            ++refuted;
        }
    EXPECT_GE(refuted, 50);
}

TEST(ProveLong, CertifiesSequences) {
    int certified = 0;
    for (const char* chain :
         {"path n", "cycle n", "comb n", "ladder n", "sun n", "prism n", "moebius n", "grid 3 n",
          "grid 4 n", "caterpillar 2 n",
          "chain \"path 2\" joins 1-0 left \"K3\" joins 0-0 right \"path 3\" joins 0-1 n"})
        for (const char* claim :
             {"matching_number", "nullity", "has_even_kernel or n > 0", "bipartite or n > 0",
              "2 * matching_number <= order", "P(uvg, first) <-> not saturated(first)",
              "in_even_kernel(last) -> has_even_kernel", "gf2_rank + nullity = order",
              "nullity mod 2 = order mod 2", "gcd(n, 6) <= min(n, 6)", "domination_number",
              "chromatic_number", "chromatic_number = 2 or not bipartite or n < 3",
              "independence_number + vertex_cover_number = order",
              "domination_number <= independent_domination_number"}) {
            const TemporaryFile file;
            const Ran ran = prove(claim, chain, {"--certificate", file.name()});
            EXPECT_EQ(ran.exit_code, exit_ok) << claim << " on " << chain;
            EXPECT_EQ(ran.err, "") << claim << " on " << chain;
            ++certified;
        }
    EXPECT_EQ(certified, 165);
}

TEST(Prove, SaysWhatHasNoCertificate) {
    const TemporaryFile file;
    const Ran ran = prove("bipartite", "grid 9 n", {"--certificate", file.name()});
    EXPECT_EQ(ran.exit_code, exit_inconclusive);
    EXPECT_THAT(ran.err, HasSubstr("no certificate of 'bipartite': a part of the chain has more"));
    const Ran other = prove("n > 34 -> matching_number(path(n - 34)) < n", "path n",
                            {"--certificate", file.name()});
    EXPECT_EQ(other.exit_code, exit_inconclusive);
    EXPECT_THAT(other.err, HasSubstr("no certificate of 'n > 34"));
    const Ran far = prove("matching_number < 40", "path n", {"--certificate", file.name()});
    EXPECT_EQ(far.exit_code, exit_refuted);
    EXPECT_THAT(far.err, HasSubstr("has 65 vertices; it is checked to 64"));
}

TEST(Prove, AFilesGroundWithoutAnUpperEndIsDecidedToo) {
    const TemporaryFolder folder;
    const std::string file = folder.path("file.txt");
    std::ofstream(file) << "proved | holds | cycle 3.. | size = order\n"
                           "fails | holds | ladder 1.. | order < 100\n"
                           "least | refuted | ladder 1.. | order < 100\n"
                           "bound | holds | cycle 3.., order ..9 | girth = order\n"
                           "ends | holds | cycle 3..9 | size = order\n";
    const Ran ran = run_gazetteer({"hunt", "--file", file});
    EXPECT_EQ(ran.exit_code, exit_refuted);
    EXPECT_THAT(ran.out, HasSubstr("(order <= 20): 18 graphs, met by 18; for all n: PROVED\n"));
    EXPECT_THAT(ran.out, HasSubstr("; for all n: REFUTED at ladder 50  NOT AS EXPECTED: expected "
                                   "to hold, refuted by "));
    EXPECT_THAT(ran.out, HasSubstr("; for all n: REFUTED at ladder 50\n"));
    EXPECT_THAT(ran.out, HasSubstr("(order <= 9): 7 graphs, met by 7; for all n: by bound\n"));
    EXPECT_THAT(ran.out, HasSubstr("cycle 3..9 (order <= 64): 7 graphs, met by 7\n"));
    const auto lines = run_gazetteer({"hunt", "--file", file, "--json"}).json_lines();
    EXPECT_EQ(lines.at(0)["for_all"][0]["verdict"], "PROVED");
    EXPECT_EQ(lines.at(1)["for_all"][0]["least"], "ladder 50");
    EXPECT_EQ(lines.at(3)["for_all"][0]["family"], "cycle n, n >= 3");
    EXPECT_FALSE(lines.at(4).contains("for_all"));
    const Ran ci = run_gazetteer({"ci", file, "--cache", folder.path("cache")});
    EXPECT_THAT(ci.out, HasSubstr("for all n: PROVED"));
    EXPECT_THAT(run_gazetteer({"ci", file, "--cache", folder.path("cache")}).out,
                HasSubstr("for all n: PROVED"));
}

TEST(Prove, AHuntOverAFamilyWithoutAnUpperEndIsToo) {
    const auto hunted = [](const std::string& conjecture, const std::string& graphs,
                           const Words& more = {}) {
        Words arguments{"hunt", conjecture, "--graphs", graphs, "--order", "..12"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run_gazetteer(arguments);
    };
    const Ran proved = hunted("P(node_kayles)", "prism 3..");
    EXPECT_EQ(proved.exit_code, exit_ok);
    EXPECT_THAT(proved.out, HasSubstr("\n  on       prism 3.. (order <= 12): 4 graphs\n"
                                      "  for all  prism n, n >= 3: PROVED\n"));
    const Ran refuted = hunted("order < 100", "ladder");
    EXPECT_EQ(refuted.exit_code, exit_refuted);
    EXPECT_THAT(refuted.out, HasSubstr("\n  by       ladder 50, in canonical form "));
    EXPECT_THAT(refuted.out, HasSubstr("\n  for all  ladder n, n >= 1: REFUTED at ladder 50\n"));
    const Ran far = hunted("order < 1000", "path 5..");
    EXPECT_EQ(far.exit_code, exit_refuted);
    EXPECT_THAT(far.out, HasSubstr("INCONCLUSIVE  order < 1000\n"));
    EXPECT_THAT(far.out, HasSubstr("REFUTED at path 1000: no member so large is played on\n"));
    EXPECT_THAT(hunted("girth = order", "cycle 3..").out,
                HasSubstr("\n  for all  cycle n, n >= 3: by bound: 'girth' with 0 arguments"));
    EXPECT_THAT(hunted("size = order", "cycle 3..9").out, Not(HasSubstr("for all")));
    const auto json = hunted("order != 6", "prism", {"--json"}).json_lines();
    EXPECT_EQ(json.at(0)["for_all"][0]["verdict"], "REFUTED");
    const TemporaryFolder folder;
    const std::string part = folder.path("part");
    hunted("size = order", "cycle 3..", {"--shard", "0/1", "--out", part});
    EXPECT_EQ(run_gazetteer({"merge", part}).out, hunted("size = order", "cycle 3..").out);
    const std::string file = folder.path("file.txt");
    std::ofstream(file) << "proved | holds | cycle 3.. | size = order\n";
    EXPECT_THAT(run_gazetteer({"hunt", "--file", file, "--html", "-"}).out,
                HasSubstr("data-label=\"For all n\">PROVED"));
}

TEST(Prove, EachReportOfAPaperSaysWhatIsKnownForAllN) {
    const TemporaryFolder folder;
    const std::string file = folder.path("paper.txt");
    std::ofstream(file) << "paper You26 \"Cycles\"\n"
                           "claim A \"One.\"\n  place here\n  holds size = order\n"
                           "  on cycle 3..\n"
                           "claim B \"Two.\"\n  place here\n  holds girth = order\n"
                           "  on cycle 3.., order ..9\n";
    const Ran table = run_gazetteer({"verify", file});
    EXPECT_THAT(table.out, HasSubstr("  misses  for all n  counterexample\n"));
    EXPECT_THAT(table.out, HasSubstr("  PROVED\n"));
    EXPECT_THAT(table.out, HasSubstr("  by bound\n"));
    EXPECT_THAT(table.err, HasSubstr("You26 B: cycle n, n >= 3: by bound: 'girth'"));
    const Json rows = Json::parse(run_gazetteer({"verify", file, "--json", "-"}).out);
    EXPECT_EQ(rows[0]["for_all"][0], (Json{{"family", "cycle n, n >= 3"},
                                           {"verdict", "PROVED"},
                                           {"least", nullptr},
                                           {"reason", nullptr}}));
    EXPECT_THAT(run_gazetteer({"verify", file, "--junit", "-"}).out,
                HasSubstr("<system-out>cycle n, n &gt;= 3: PROVED</system-out>"));
    EXPECT_THAT(run_gazetteer({"verify", file, "--html", "-"}).out,
                HasSubstr("<li>cycle n, n &gt;= 3: PROVED</li>"));
    const std::string part = folder.path("part");
    EXPECT_EQ(run_gazetteer({"verify", file, "--shard", "0/1", "--out", part}).exit_code, exit_ok);
    EXPECT_EQ(run_gazetteer({"merge", part}).out, table.out);
}

TEST(Prove, ExampleRuns) {
    expect_example_runs("prove");
}

}  // namespace
}  // namespace gazetteer::cli
