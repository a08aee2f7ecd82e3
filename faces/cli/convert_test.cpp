// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs of other programs at the command line: what each verb reads, what convert writes, and the
// names of vertices on the way.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "faces/cli/tests/run.hpp"
#include "graph/interchange/interchange.hpp"

namespace gazetteer::cli {
namespace {

using testing::HasSubstr;

const std::string dimacs = "c three\np edge 3 2\ne 1 2\ne 2 3\n";

TEST(Convert, TheExampleOfItsHelpRuns) {
    expect_example_runs("convert");
}

/// With names that come in another order than the edges bring them, told by the text alone.
TEST(ConvertLong, NamesComeBackFromEachFormatThatHasThem) {
    const std::string named = "ann bob eve joe ann-joe bob-eve";
    const std::set<std::string> nameless{"matrix", "dimacs", "matrix-market", "multicode"};
    for (const std::string& from : interchange_names()) {
        if (nameless.contains(from)) continue;
        const Ran first = run_gazetteer({"convert", "--to", from, named});
        for (const std::string& to : interchange_names()) {
            if (nameless.contains(to)) continue;
            SCOPED_TRACE(from + " " + to);
            const Ran second = run_gazetteer({"convert", "--to", to}, first.out);
            EXPECT_EQ(run_gazetteer({"convert", "--to", "edges"}, second.out).out, named + "\n");
        }
    }
}

TEST(ConvertLong, EachFormatComesBackFromEach) {
    const std::string graph6 = run_gazetteer({"convert", "grid 2 3"}).out;
    for (const std::string& from : interchange_names()) {
        const Ran first = run_gazetteer({"convert", "--to", from, "grid 2 3"});
        ASSERT_EQ(first.exit_code, 0) << first.err;
        for (const std::string& to : interchange_names()) {
            SCOPED_TRACE(from + " " + to);
            const Ran second = run_gazetteer({"convert", "--to", to, "--from", from}, first.out);
            ASSERT_EQ(second.exit_code, 0) << second.err;
            EXPECT_EQ(run_gazetteer({"convert", "--to", "graph6"}, second.out).out, graph6);
        }
    }
}

/// The lines are those of nauty's copyg -i.
TEST(Convert, IncrementalSparse6SaysWhatChanges) {
    const Ran ran =
        run_gazetteer({"convert", "--to", "incremental-sparse6"}, "D??\nD?C\nD?C\nD?K\nC~\n");
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_EQ(ran.out, ":D\n;o~\n;\n;on\n:CcKI\n");
    EXPECT_EQ(run_gazetteer({"convert"}, ran.out).out, "D??\nD?C\nD?C\nD?K\nC~\n");
    EXPECT_THAT(run_gazetteer({"convert", "--to", "incremental-sparse6", "--directed", "0->1"}).err,
                HasSubstr("incremental-sparse6 has no digraphs; digraph6 has"));
}

TEST(Convert, AFormatOfOneGraphRefusesASecond) {
    const Ran ran = run_gazetteer({"convert", "--to", "dimacs", "path 2", "path 3"});
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_EQ(ran.out, "p edge 2 1\ne 1 2\n");
    EXPECT_THAT(ran.err, HasSubstr("a second graph: this format has one a file"));
    EXPECT_EQ(run_gazetteer({"convert", "--to", "matrix", "path 2", "path 2"}).out,
              "0 1\n1 0\n\n0 1\n1 0\n");
    EXPECT_EQ(run_gazetteer({"convert", "--to", "edges", "path 2", "path 3"}).out,
              "0-1\n0-1 1-2\n");
}

TEST(Convert, LargeAndEmptyGraphsAreWritten) {
    const Ran list = run_gazetteer({"convert", "--to", "adjacency-list", "path 100000"});
    EXPECT_EQ(std::ranges::count(list.out, '\n'), 100'000);
    EXPECT_THAT(run_gazetteer({"convert", "--to", "matrix", "--memory", "64", "path 100000"}).err,
                HasSubstr("allowed are 64 MiB"));
    for (const char* format : {"matrix", "edge-list", "adjacency-list", "edges"})
        EXPECT_EQ(run_gazetteer({"convert", "--to", format, "?"}).out, "\n") << format;
}

TEST(Convert, DigraphsAreSaid) {
    EXPECT_EQ(run_gazetteer({"convert", "--directed", "--to", "digraph6", "0->1 2->1"}).out,
              "&BOO\n");
    EXPECT_THAT(run_gazetteer({"convert", "--to", "digraph6", "0-1"}).err,
                HasSubstr("--directed reads them"));
    EXPECT_THAT(run_gazetteer({"convert", "--directed", "0->1"}).err,
                HasSubstr("graph6 has no digraphs; digraph6 has"));
}

TEST(ConvertStandard, VerbsTakeGraphsOfOtherPrograms) {
    for (const char* verb : {"kernel", "draw"}) {
        Words arguments{verb};
        if (verb == std::string("draw")) arguments.insert(arguments.end(), {"-o", "-"});
        const Ran ran = run_gazetteer(arguments, dimacs);
        EXPECT_EQ(ran.exit_code, 0) << verb << ran.err;
    }
    EXPECT_EQ(run_gazetteer({"play", "uvg", "--root", "0", "0-1 1-2"}).exit_code, 0);
}

TEST(ConvertStandard, PackedGraphsAreUnpacked) {
    const Ran ran = run_shell("printf 'p edge 3 2\\ne 1 2\\ne 2 3\\n' | gzip | gazetteer convert");
    EXPECT_EQ(ran.out, "Bg\n") << ran.err;
}

TEST(Convert, TablesAndRootsHaveNames) {
    const Ran table = run_gazetteer({"solve", "uvg", "--root", "bob", "ann-bob bob-eve"});
    EXPECT_THAT(table.out, HasSubstr("bob  N        ann eve"));
    const Ran kernel = run_gazetteer({"kernel", "ann-bob bob-eve eve-dan dan-ann"});
    EXPECT_THAT(kernel.out, HasSubstr("{ann, eve}"));
    const Ran script = run_gazetteer({"solve", "node_kayles", "ann-bob bob-eve"});
    EXPECT_THAT(script.out, HasSubstr("  bob  "));
    const Ran third = run_gazetteer({"solve", "ueg", "--root", "3", "--json"}, dimacs);
    ASSERT_EQ(third.json_lines().size(), 1U) << third.err;
    EXPECT_EQ(third.json_lines()[0]["root"], 2);
    EXPECT_EQ(third.json_lines()[0]["vertices"], nlohmann::json({"1", "2", "3"}));
    expect_one_complaint(run_gazetteer({"solve", "uvg", "--root", "bo", "ann-bob"}), 2,
                         "<argument 1>:1: there is no vertex 'bo': the vertices are ann bob; the "
                         "nearest known one is bob");
}

TEST(Convert, PlaysAndPicturesHaveNames) {
    const std::string edges = "ann-bob bob-evelyn";
    const Ran play = run_gazetteer({"play", "uvg", "--root", "bob", edges});
    EXPECT_EQ(play.exit_code, 0) << play.err;
    EXPECT_THAT(play.out, HasSubstr("ann bob evelyn: ann-bob bob-evelyn, token = bob"));
    EXPECT_THAT(play.out, HasSubstr("ann evelyn"));
    EXPECT_THAT(run_gazetteer({"play", "node_kayles", edges}).out,
                HasSubstr("ann bob evelyn: ann-bob bob-evelyn"));
    const auto line = run_gazetteer({"play", "uvg", "--json", "--root", "bob", edges}).json_lines();
    EXPECT_EQ(line.at(0).at("vertices"), nlohmann::json({"ann", "bob", "evelyn"}));
    for (const char* what : {"--kernel", "--strategy", "--partition"}) {
        const std::string picture = run_gazetteer({"draw", what, "-o", "-", edges}).out;
        EXPECT_THAT(picture, HasSubstr(">ann</text>")) << what;
        EXPECT_THAT(picture, HasSubstr(">evelyn</text>")) << what;
        EXPECT_THAT(picture, HasSubstr("ann")) << what;
    }
    const std::string kernel = run_gazetteer({"draw", "--kernel", "-o", "-", edges}).out;
    EXPECT_THAT(kernel, HasSubstr("An even kernel: {ann, evelyn}."));
    const std::string trail =
        run_gazetteer({"draw", "--trail", "--root", "bob", "-o", "-", edges}).out;
    EXPECT_THAT(trail, HasSubstr("The root is bob."));
    const std::string data =
        run_gazetteer({"draw", "--trail", "--game", "node_kayles", "-o", "-", edges}).out;
    EXPECT_THAT(data, HasSubstr("A play of node_kayles: bob;"));
}

TEST(Convert, PlacesGoFromFileToFileAndIntoThePicture) {
    const std::string json =
        R"({"nodes":[{"id":"a","x":0,"y":0},{"id":"b","x":30,"y":0},{"id":"c","x":30,"y":40}],)"
        R"("links":[{"source":"a","target":"b"},{"source":"b","target":"c"}]})";
    const std::string graphml = run_gazetteer({"convert", "--to", "graphml"}, json).out;
    EXPECT_THAT(graphml, HasSubstr("<data key=\"y\">40</data>"));
    const auto again = run_gazetteer({"convert", "--to", "json"}, graphml).json_lines().at(0);
    EXPECT_EQ(again.at("nodes").at(2), nlohmann::json({{"id", "c"}, {"x", 30.0}, {"y", 40.0}}));
    const std::string picture = run_gazetteer({"draw", "-o", "-"}, graphml).out;
    EXPECT_THAT(picture, HasSubstr("laid out as its file has it"));
    EXPECT_EQ(run_gazetteer({"draw", "-o", "-"}, json).out, picture);
    const std::string elsewhere = std::string(json).replace(json.find("40"), 2, "90");
    EXPECT_NE(run_gazetteer({"draw", "-o", "-"}, elsewhere).out, picture);
}

TEST(Convert, FaultsHaveTheirPlace) {
    expect_one_complaint(run_gazetteer({"solve", "uvg"}, "p edge 3 2\ne 1 2\ne 2 4\n"), 2,
                         "<stdin>:3:5: '4' where a vertex is expected, from 1 to 3");
    expect_one_complaint(run_gazetteer({"solve", "uvg", "0-1 1-1"}), 2,
                         "<argument 1>:1:5: a loop at the vertex 1; graphs without loops are "
                         "played on");
}

}  // namespace
}  // namespace gazetteer::cli
