// SPDX-License-Identifier: GPL-3.0-or-later
// Programs against the oracle: right ones, ones with a bug, and each way of failing. The solvers
// are in Python, docs/conjectures/*.py.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "faces/cli/tests/certificates.hpp"
#include "faces/cli/tests/run.hpp"
#include "faces/reports/html/html_page.hpp"
#include "graph/canonical/canonical.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const std::string solvers = source_path("docs/conjectures/");

/// A copy of a solver with one line changed: the only one with the text `from`.
std::string with_bug(const std::string& solver, const std::string& from, const std::string& to) {
    std::string text = contents(solvers + solver);
    const auto place = text.find(from);
    EXPECT_NE(place, text.npos) << from;
    text.replace(place, from.size(), to);
    const std::string result = ::testing::TempDir() + "with-bug-" + solver;
    std::ofstream(result) << text;
    return result;
}

/// It takes a root with more than three neighbours for a win.
std::string matchings_with_bug() {
    return with_bug("uvg_by_matchings.py", "    return matching_number(rest)",
                    "    return g.degree(v) > 3 or matching_number(rest)");
}

/// gazetteer compare with these arguments, the program behind them.
Ran compare(Words arguments, const Words& command) {
    arguments.insert(arguments.begin(), "compare");
    arguments.emplace_back("--");
    arguments.insert(arguments.end(), command.begin(), command.end());
    return run_gazetteer(arguments);
}

/// The graph of a disagreement in JSON, in canonical form.
Graph graph_of(const Ran& ran) {
    const auto by = ran.json_lines().at(0).at("disagreement");
    return canonical(*parse_small_graph(by.at("graph").get<std::string>()));
}

/// Runs the line behind "replay".
Ran replayed(const Ran& ran) {
    const auto begin = ran.out.find("gazetteer compare");
    return run_shell(ran.out.substr(begin, ran.out.find('\n', begin) - begin));
}

/// Python's parser of XML reads it; prints tests, failures and skipped.
std::string parsed_xml(const std::string& file) {
    return run_shell(
               "python3 -c 'import sys, xml.etree.ElementTree as e\n"
               "suite = e.parse(sys.argv[1]).getroot()\n"
               "print(suite.tag, *[suite.get(k) for k in (\"tests\", \"failures\", \"skipped\")])'"
               " " +
               file)
        .out;
}

TEST(CompareStandard, ASolverOnNetworkxIsRight) {
    const std::string junit = ::testing::TempDir() + "compare-right.xml";
    const Ran ran = compare({"uvg", "--order", "..5", "--random", "10", "--junit", junit},
                            {"python3", solvers + "uvg_by_matchings.py"});
    EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("AGREES  uvg: python3 "),
                               HasSubstr("graphs of order <= 5: 52 graphs, 231 positions\n"),
                               HasSubstr("10 random graphs of order 6 to 8, seed 1: 10 graphs, ")));
    EXPECT_EQ(parsed_xml(junit), "testsuite 6 0 0\n");
}

TEST(CompareLong, OneWithABugIsRefutedByALeastGraphWithItsCertificate) {
    const std::string bug = matchings_with_bug();
    const TemporaryFile file;
    const std::string junit = ::testing::TempDir() + "compare-wrong.xml";
    for (const char* threads : {"1", "3"}) {
        const Ran ran =
            compare({"uvg", "--certificate", file.name(), "--junit", junit, "--threads", threads},
                    {"python3", bug});
        EXPECT_EQ(ran.exit_code, 1) << ran.err;
        // A root of degree 4 that is P: four neighbours, matched among themselves.
        EXPECT_THAT(ran.out,
                    AllOf(HasSubstr(": order 5, size 6\n"), HasSubstr("theirs   N\n"),
                          HasSubstr("right    P\n"), HasSubstr("least    a least one"),
                          HasSubstr("on       graphs of order <= 5, as far as this one: 41 "
                                    "graphs, 176 positions\n")));
        EXPECT_EQ(replayed(ran).exit_code, 1);
    }
    EXPECT_EQ(run_check(file).exit_code, 0);
    EXPECT_THAT(run_check(file).out, HasSubstr("game uvg, "));
    EXPECT_THAT(run_check(file).out, HasSubstr("verdict P"));
    EXPECT_EQ(parsed_xml(junit), "testsuite 5 1 0\n");
    EXPECT_THAT(contents(junit), HasSubstr("theirs N, right P"));
}

TEST(CompareLong, ARandomDisagreementIsShrunkToALeastOne) {
    const std::string bug = matchings_with_bug();
    // In a forest such a root has a neighbour's neighbour for each of its four neighbours.
    const Graph spider(9, {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 5}, {2, 6}, {3, 7}, {4, 8}});
    const Ran random = compare({"uvg", "--graphs", "trees", "--order", "..3", "--random", "100",
                                "--model", "tree(13)", "--json"},
                               {"python3", bug});
    ASSERT_EQ(random.exit_code, 1) << random.err;
    EXPECT_EQ(graph_of(random), canonical(spider));
    EXPECT_THAT(random.out, HasSubstr("\"hit\":\"L"));
    EXPECT_THAT(random.out, HasSubstr("none among trees of order <= 3"));
    const Ran least =
        compare({"uvg", "--graphs", "trees", "--order", "..9", "--json"}, {"python3", bug});
    EXPECT_EQ(graph_of(least), canonical(spider));
}

TEST(CompareLong, WhereSaysOnWhichGraphsASolverSpeaks) {
    const std::string bug = matchings_with_bug();
    const Ran graphs =
        compare({"uvg", "--where", "max_degree <= 3", "--order", "..5"}, {"python3", bug});
    EXPECT_EQ(graphs.exit_code, 0) << graphs.out << graphs.err;
    EXPECT_THAT(graphs.out, HasSubstr("52 graphs, asked on 41 graphs, 176 "));
    EXPECT_EQ(
        compare({"uvg", "--where", "degree <= 3", "--order", "5"}, {"python3", bug}).exit_code, 0);
    EXPECT_EQ(compare({"uvg", "--where", "degree > 3", "--order", "5"}, {"python3", bug}).exit_code,
              1);
}

TEST(CompareStandard, GrundyValuesOfAGameGivenAsData) {
    const Words options{"node_kayles", "--ask", "grundy", "--order", "..5"};
    EXPECT_EQ(compare(options, {"python3", solvers + "node_kayles_values.py"}).exit_code, 0);
    // It adds the values of components.
    const std::string bug = with_bug("node_kayles_values.py", "value(part) ^", "value(part) +");
    const TemporaryFile file;
    Words certified = options;
    certified.insert(certified.end(), {"--certificate", file.name()});
    const Ran ran = compare(certified, {"python3", bug});
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_THAT(ran.out, AllOf(HasSubstr("by       A?: order 2, size 0\n"),
                               HasSubstr("theirs   2\n"), HasSubstr("right    0\n")));
    EXPECT_EQ(ran.err, "");
    EXPECT_THAT(run_check(file).out, HasSubstr("VALID: claim grundy, "));
    EXPECT_THAT(run_check(file).out, HasSubstr("verdict 0 (by values)"));
}

TEST(CompareStandard, ListsOfMovesHaveCertificates) {
    const auto certified = [](const std::string& game, const std::string& told) {
        const TemporaryFile file;
        const Ran ran =
            compare({game, "--ask", "moves", "--order", "3", "--certificate", file.name()},
                    {"sh", "-c", "while read graph; do echo -; done"});
        EXPECT_EQ(ran.exit_code, 1) << game << ran.err;
        EXPECT_THAT(ran.err, HasSubstr(told)) << game;
        EXPECT_EQ(ran.err.empty(), told.empty()) << game;
        return run_check(file).out;
    };
    EXPECT_THAT(certified("uvg", ""), HasSubstr("VALID: claim winning-moves, game uvg, graph BO, "
                                                "root 0, verdict 2 (by values)"));
    EXPECT_THAT(certified("node_kayles", ""), HasSubstr("verdict 0 1 2 (by values)"));
    EXPECT_THAT(certified("misere_node_kayles", "lists of moves of partizan and misere games"),
                HasSubstr("(by strategy)"));
}

/// A solver that answers by `gazetteer solve`, once a graph: an oracle against itself.
std::string solve_again(const std::string& game, const std::string& field) {
    const std::string file = ::testing::TempDir() + "solve-again.py";
    std::ofstream(file) << R"(
import functools, json, subprocess, sys
game, field = sys.argv[1:]
def words(moves):
    if isinstance(moves, dict):
        return words(moves['left']) + '; ' + words(moves['right'])
    return ' '.join('-'.join(map(str, reversed(m))) if isinstance(m, list) else str(m)
                    for m in reversed(moves)) or '-'
@functools.cache
def solved(graph):
    ran = subprocess.run(['gazetteer', 'solve', game, '--by', 'oracle', '--json', graph],
                         capture_output=True, check=True)
    return [json.loads(line) for line in ran.stdout.splitlines()]
for line in sys.stdin:
    graph, *root = line.split()
    root = [int(v) for v in root]
    for answer in solved(graph):
        if answer.get('root', []) in (root, *root[:1]):
            found = answer[field]
    print(words(found) if field == 'winning_moves' else found, flush=True)
)";
    return "python3 " + file + " " + game + " " + field;
}

/// On digraphs without circuits the two directed games are one.
TEST(CompareStandard, WhereSpeaksOfDigraphs) {
    const auto against = [](const Words& more) {
        Words command{"gazetteer", "compare", "dvg", "--threads", "1"};
        command.insert(command.end(), more.begin(), more.end());
        command.insert(command.end(), {"--", solve_again("deg", "outcome")});
        return run_shell(reports::shell_command(command));
    };
    const Ran acyclic = against({"--where", "acyclic", "--order", "..3"});
    EXPECT_EQ(acyclic.exit_code, 0) << acyclic.out << acyclic.err;
    EXPECT_THAT(acyclic.out, HasSubstr("digraphs of order <= 3"));
    EXPECT_THAT(acyclic.out, HasSubstr("asked on 9 "));
    EXPECT_EQ(against({"--where", "outdegree = 0", "--order", "..2"}).exit_code, 0);
    EXPECT_EQ(against({"--graphs", "acyclic", "--order", "3"}).exit_code, 0);
    EXPECT_EQ(against({"--graphs", "tournaments", "--order", "4"}).exit_code, 1);
    EXPECT_EQ(against({"--graph", "&A?", "--random", "2", "--model", "tournament(3)"}).exit_code,
              0);
}

TEST(CompareLong, EveryKindOfGameHasOutcomesAndMoves) {
    for (const char* game : {"ueg", "dvg", "deg", "partizan-uvg", "partizan-ueg", "slither",
                             "edge-delete", "edge-labelling", "snort", "misere_arc_kayles"})
        for (const std::string ask : {"outcome", "moves"}) {
            const std::string field = ask == "moves" ? "winning_moves" : ask;
            const std::string order = game[0] == 'd' ? "2" : "3";
            const Ran ran = run_shell(
                reports::shell_command({"gazetteer", "compare", game, "--ask", ask, "--order",
                                        order, "--threads", "1", "--", solve_again(game, field)}));
            EXPECT_EQ(ran.exit_code, 0) << game << ran.out << ran.err;
        }
}

TEST(Compare, ADisagreementOnADigraphIsShrunkToAnArc) {
    const Ran random = compare({"deg", "--order", "1", "--random", "20", "--random-order", "4..5"},
                               {"while read d v; do echo P; done"});
    EXPECT_EQ(random.exit_code, 1);
    EXPECT_THAT(random.out, HasSubstr(": order 2, size 1\n"));
    EXPECT_THAT(random.out, HasSubstr("least    shrunk"));
}

TEST(Compare, AGameOfAFileAndAnUnrootedOne) {
    const std::string file = ::testing::TempDir() + "compare.game";
    std::ofstream(file) << "game mine on graphs\nmove u: delete(u)\n";
    const std::string even = "while read g; do case $g in @*|B*) echo N;; *) echo P;; esac; done";
    EXPECT_EQ(compare({"mine", "--games", file, "--order", "..4"}, {even}).exit_code, 0);
    const Ran wrong =
        compare({"mine", "--games", file, "--order", "..4"}, {"while read g; do echo N; done"});
    EXPECT_EQ(wrong.exit_code, 1);
    EXPECT_EQ(replayed(wrong).exit_code, 1);
    // On the path of order 3 the first player chooses.
    const std::string program =
        "while read g; do case $g in BW|Bg) echo N;; *) echo P;; esac; done";
    const Ran by_name = compare({"unrooted(uvg)", "--graph", "path 3"}, {program});
    const Ran by_option = compare({"uvg", "--unrooted", "--graph", "path 3"}, {program});
    EXPECT_EQ(by_name.exit_code, by_option.exit_code);
    EXPECT_EQ(
        compare({"edge_delete", "--order", "..3"}, {"while read g; do echo P; done"}).exit_code, 1);
}

TEST(Compare, NothingComparedIsNoSuccess) {
    const std::string program = "while read g v; do echo N; done";
    const Ran empty = compare({"uvg", "--where", "order > 9", "--order", "..3"}, {program});
    EXPECT_EQ(empty.exit_code, 3);
    EXPECT_THAT(empty.out, AllOf(HasSubstr("INCONCLUSIVE"), HasSubstr("nothing  was compared\n"),
                                 HasSubstr("7 graphs, asked on 0 graphs")));
    EXPECT_EQ(compare({"edge-delete", "--order", "1"}, {program}).exit_code, 3);
    const std::string junit = ::testing::TempDir() + "compare-empty.xml";
    compare({"uvg", "--where", "order > 2", "--order", "..3", "--junit", junit},
            {"while read g v; do echo P; done"});
    EXPECT_THAT(contents(junit), HasSubstr("<skipped message=\"nothing was compared\"/>"));
}

TEST(Compare, AProgramThatFailsIsNamedWithItsLine) {
    const std::string junit = ::testing::TempDir() + "compare-failed.xml";
    const auto fails = [&](const std::string& program, const std::string& message,
                           const std::string& ask = "outcome") {
        // Only the one that sleeps is to be too slow.
        const std::string patience = program.starts_with("sleep") ? "0.3" : "600";
        const Ran ran = compare({"uvg", "--graph", "path 3", "--root", "1", "--answer-seconds",
                                 patience, "--ask", ask, "--junit", junit},
                                {program});
        EXPECT_EQ(ran.exit_code, 4) << program << ran.out;
        EXPECT_THAT(ran.err, HasSubstr(message));
        EXPECT_THAT(ran.out, Not(HasSubstr("\nAGREES")));
        EXPECT_THAT(contents(junit), HasSubstr("failures=\"1\""));
    };
    fails("exit 3", "the program 'exit 3' ended without an answer to the line 'Bg 1'");
    fails("sleep 999", "did not answer in time to the line 'Bg 1'");
    fails("/nowhere/at/all 2> /dev/null", "ended without an answer");
    fails("read a; printf 'N\\nN\\n'; cat", "wrote more than one line: 'N' too");
    fails("read a; echo n; cat", "answered 'n' to the line 'Bg 1', and an outcome is N or P");
    fails("read a; echo L; cat", "an outcome is N or P");
    fails("read a; echo -1; cat", "a Grundy value is a natural number", "grundy");
    fails("read a; echo '0>1'; cat", "winning moves are vertices or pairs", "moves");
    fails("read a; echo '0; 1'; cat", "winning moves are vertices or pairs", "moves");
    EXPECT_EQ(parsed_xml(junit), "testsuite 1 1 0\n");
}

TEST(Compare, ItStopsWhileAProgramIsThinking) {
    const Ran ran = compare({"uvg", "--order", "..3", "--time-limit", "0.3"}, {"sleep 60"});
    EXPECT_EQ(ran.exit_code, 3);
    EXPECT_THAT(ran.out, AllOf(HasSubstr("INCONCLUSIVE"), HasSubstr("nothing in full"),
                               HasSubstr("stopped before the end")));
}

TEST(Compare, MovesMayComeInAnyOrderAndWithTheirEndsExchanged) {
    const auto exit_code = [](const std::string& answer) {
        return compare({"slither", "--ask", "moves", "--graph", "A_"},
                       {"while read g; do echo '" + answer + "'; done"})
            .exit_code;
    };
    EXPECT_EQ(exit_code("0-1"), exit_code("1-0 0-1"));
    EXPECT_NE(exit_code("0-1"), exit_code("-"));
    EXPECT_EQ(exit_code("-"), exit_code(""));
}

TEST(Compare, AMoveOfSeveralEdgesIsRead) {
    const auto exit_code = [](const std::string& answer) {
        return compare({"graph_nim", "--ask", "moves", "--graph", "Bo"},
                       {"while read g; do echo '" + answer + "'; done"})
            .exit_code;
    };
    EXPECT_EQ(exit_code("0-1,2"), 0);
    EXPECT_EQ(exit_code("0-1"), 1);
    EXPECT_EQ(exit_code("0-1=2"), exit_code("two moves"));
}

TEST(Compare, ComplaintsSayWhatWouldBeRight) {
    const auto complains = [](const Words& arguments, const std::string& message) {
        const Ran ran = compare(arguments, {"cat"});
        EXPECT_EQ(ran.exit_code, 2) << message;
        EXPECT_THAT(ran.err, HasSubstr(message));
    };
    complains({"node_kayle"}, "the nearest known one is node_kayles");
    complains({"slither", "--unrooted"}, "slither has no unrooted form");
    complains({"snort", "--ask", "grundy"}, "snort is partizan");
    complains({"misere_node_kayles", "--ask", "grundy"}, "misere_node_kayles is misere");
    complains({"uvg", "--where", "degre > 1"}, "the nearest known one is degree");
    complains({"uvg", "--where", "order"}, "--where:1:1: expected a boolean");
    complains({"slither", "--where", "degree > 1"}, "slither has no token");
    complains({"dvg", "--where", "bipartite"}, "bipartite(underlying)");
    complains({"dvg", "--graphs", "trees"},
              "--graphs trees has graphs, and dvg is played on digraphs");
    complains({"uvg", "--graphs", "tournaments"},
              "tournaments has digraphs, and uvg is played on graphs");
    complains({"deg", "--random", "3", "--model", "gnp(4, 0.5)"},
              "has graphs, and deg is played on");
    complains({"uvg", "--root", "x"}, "--root takes vertices");
    complains({"partizan-uvg", "--root", "1"}, "2 vertices expected");
    complains({"uvg", "--order", "x"}, "--order takes");
    complains({"uvg", "--graph", "B"}, "--graph");
    complains({"uvg", "--graph", "Bw", "--order", "3"}, "exclude each other");
    complains({"uvg", "--random-order", "3..4"}, "go with --random");
    complains({"uvg", "--random", "5", "--random-order", "4..65"}, "a <= b <= 64");
    complains({"uvg", "--random", "5", "--graphs", "trees"}, "takes a --model");
    complains({"uvg", "--random", "5", "--model", "treee(5)"}, "--model");
    EXPECT_EQ(run_gazetteer({"compare", "uvg"}).exit_code, 2);
}

TEST(Compare, ItsHelpHasAnExampleThatRuns) {
    expect_example_runs("compare");
}

}  // namespace
}  // namespace gazetteer::cli
