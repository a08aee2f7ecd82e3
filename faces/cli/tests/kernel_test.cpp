// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/verbs.hpp"
#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "graph/formats/formats.hpp"
#include "graph/predicates.hpp"

namespace gazetteer::cli {
namespace {

using Json = nlohmann::json;

std::vector<Json> kernel(Words arguments, const std::string& input = "") {
    arguments.insert(arguments.begin(), "kernel");
    arguments.push_back("--json");
    const Ran run = run_gazetteer(arguments, input);
    EXPECT_EQ(run.exit_code, exit_ok) << run.err;
    return run.json_lines();
}

TEST(Kernel, SmallestCases) {
    EXPECT_EQ(kernel({"?"}), (std::vector<Json>{{{"graph", "?"},
                                                 {"containing", nullptr},
                                                 {"exists", false},
                                                 {"kernel", Json::array()},
                                                 {"engine", "reduction"}}}));
    EXPECT_EQ(kernel({"@"})[0]["kernel"], Json::array({0}));
    EXPECT_EQ(kernel({"A_"})[0]["exists"], false);
    EXPECT_THAT(kernel({"--containing", "1", "A?"})[0]["kernel"].get<std::vector<Vertex>>(),
                testing::Contains(1));
}

TEST(Kernel, EveryEngineOnEveryGoal) {
    const std::string octahedron = to_graph6(cocktail_party(3));
    for (const char* engine : {"auto", "z3", "nullspace", "xor", "brute"}) {
        const Json all = kernel({"--engine", engine, "--all", octahedron})[0];
        EXPECT_EQ(all["count"], 3) << engine;
        EXPECT_EQ(all["kernels"], Json({{0, 1}, {2, 3}, {4, 5}})) << engine;
        const Json one = kernel({"--engine", engine, "--containing", "3", octahedron})[0];
        EXPECT_EQ(one["kernel"], Json({2, 3})) << engine;
        const Json least = kernel({"--engine", engine, "--smallest", to_graph6(cycle(4))})[0];
        EXPECT_EQ(least["kernel"].size(), 2u) << engine;
        EXPECT_EQ(least["exists"], true) << engine;
    }
}

TEST(Kernel, AStreamOfGraphs) {
    const auto lines = kernel({}, "A_\n>>graph6<<\nBw\r\nDqK\n");
    ASSERT_EQ(lines.size(), 3u);
    for (const Json& line : lines) {
        const SparseGraph g = *parse_graph(line["graph"].get<std::string>());
        EXPECT_EQ(is_even_kernel(g, line["kernel"].get<std::vector<Vertex>>()), line["exists"]);
    }
}

TEST(Kernel, TableForPeople) {
    const Ran run = run_gazetteer({"kernel", "--all", "C]", "A_"});
    EXPECT_EQ(run.out,
              "C]  exists  2 even kernels  by nullspace\n  {0, 1}\n  {2, 3}\n"
              "A_  none  0 even kernels  by reduction\n");
}

TEST(Kernel, ALimitIsNeverNone) {
    const std::string cubic = to_sparse6(random_regular_graph(10'000, 3, 1));
    const Ran memory = run_gazetteer({"kernel", "--memory", "1", "--json"}, cubic + "\n");
    EXPECT_EQ(memory.exit_code, exit_inconclusive);
    EXPECT_EQ(memory.json_lines()[0]["exists"], nullptr);
    EXPECT_THAT(memory.json_lines()[0]["stopped_by"].get<std::string>(),
                testing::StartsWith("the memory limit of 1 MiB: order 10000 in "));
    EXPECT_EQ(run_gazetteer({"kernel", "--time-limit", "600", "C]"}).exit_code, exit_ok);
    const Ran time = run_gazetteer({"kernel", "--time-limit", "0", "--json", "C]"});
    EXPECT_EQ(time.exit_code, exit_inconclusive);
    EXPECT_EQ(time.json_lines()[0]["exists"], nullptr);
}

/// An answer was found, but its certificate needs more than the memory limit.
TEST(Kernel, ARefutationTooLargeIsSaid) {
    const std::string certificate = testing::TempDir() + "/too_large_a_refutation";
    const Ran run = run_gazetteer({"kernel", "--memory", "1", "--certificate", certificate},
                                  to_sparse6(path(10'000)) + "\n");
    EXPECT_EQ(run.exit_code, exit_inconclusive);
    EXPECT_THAT(run.out, testing::HasSubstr("none  by reduction"));
    EXPECT_THAT(run.err, testing::StartsWith("gazetteer: no certificate: the refutation was "
                                             "stopped by the memory limit"));
}

/// Within the memory limit where leaves, parts or few coordinates make it small; else the limit.
TEST(KernelLong, AMillionVertices) {
    const auto answer = [](const SparseGraph& g) {
        return run_gazetteer({"kernel", "--json"}, to_sparse6(g) + "\n").json_lines()[0];
    };
    EXPECT_EQ(answer(path(1'000'000))["exists"], false);
    EXPECT_EQ(answer(path(1'000'001))["kernel"].size(), 500'001u);
    EXPECT_EQ(answer(cycle(1'000'000))["kernel"].size(), 500'000u);
    // Isolated vertices make an order that is longer than its text.
    EXPECT_EQ(answer(SparseGraph(4096, {}))["kernel"], Json::array({0}));
    expect_one_complaint(run_gazetteer({"kernel", to_sparse6(SparseGraph(1'000'000, {}))}),
                         exit_usage,
                         "<argument 1>:1:4: order 1000000 is above 4096, the largest read here");
    std::vector<Edge> star;
    for (Vertex v = 1; v < 1'000'000; ++v) star.push_back({0, v});
    EXPECT_THAT(answer(SparseGraph(1'000'000, star))["stopped_by"].get<std::string>(),
                testing::StartsWith("the memory limit of 2048 MiB: order 1000000 in "));
}

TEST(Kernel, BadInputIsOneLine) {
    const auto complain = [](const Words& arguments, const std::string& message,
                             const std::string& input = "") {
        Words all{"kernel"};
        all.insert(all.end(), arguments.begin(), arguments.end());
        expect_one_complaint(run_gazetteer(all, input), exit_usage, message);
    };
    complain({"--all", "--smallest", "A_"}, "--all and --smallest exclude each other");
    complain({"--containing", "2", "A_"}, "<argument 1>:1: there is no vertex 2: the order is 2");
    complain({"--engine", "brute", to_graph6(path(21))},
             "<argument 1>:1: brute force takes orders up to 20; this graph has 21");
    complain({"--engine", "magic", "A_"},
             "--engine: magic not in {auto,z3,nullspace,xor,brute}; see gazetteer kernel --help");
    complain({"--containing", "-1", "A_"},
             "--containing: Value -1 not in range 0 to 16777216; see gazetteer kernel --help");
    complain({"--nonsense", "A_"}, "unknown option --nonsense; see gazetteer kernel --help");
    complain({}, "<stdin>:1:3: graph6 of order 2 ends before this byte", "A_x\n");
    complain({}, "<stdin>: no graph; one a line is expected");
    complain({"--file", "/no/such/file"}, "/no/such/file: No such file or directory");
}

/// The paw (a triangle with a pendant edge) is the one graph of order 4.
TEST(Kernel, CensusOfEvenKernels) {
    const auto census = [](Words more) {
        Words arguments{"census", "even-kernel", "--order", "4", "--json"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const Ran run = run_gazetteer(arguments);
        EXPECT_EQ(run.exit_code, exit_ok) << run.err;
        return run.out;
    };
    EXPECT_EQ(census({}), R"({"game":"even-kernel","order":4,"connected":false,"graphs":11,)"
                          R"("with_even_kernel":7,"P_iff_in_even_kernel":10,"every_vertex_N":3,)"
                          R"("P_without_kernel_roots":1,"P_without_kernel_orbits":1})"
                          "\n");
    EXPECT_EQ(census({"--connected"}),
              R"({"game":"even-kernel","order":4,"connected":true,"graphs":6,)"
              R"("with_even_kernel":3,"P_iff_in_even_kernel":5,"every_vertex_N":2,)"
              R"("P_without_kernel_roots":1,"P_without_kernel_orbits":1})"
              "\n");
}

TEST(Kernel, TheExampleOfItsHelpRuns) {
    expect_example_runs("kernel");
}

}  // namespace
}  // namespace gazetteer::cli
