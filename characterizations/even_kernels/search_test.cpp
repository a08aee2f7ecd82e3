// SPDX-License-Identifier: GPL-3.0-or-later
// The limits of a search of even kernels, and the check of what it finds.
#include "characterizations/even_kernels/search.hpp"

#include <gtest/gtest.h>

#include <chrono>

#include "graph/contract.hpp"
#include "graph/families.hpp"
#include "work/stop.hpp"

namespace gazetteer::even_kernels {
namespace {

using Kernels = std::vector<std::vector<Vertex>>;

TEST(Budget, CountsNodesToTheLimit) {
    Budget budget({.nodes = 2});
    EXPECT_EQ(budget.spend_node(), nullptr);
    EXPECT_EQ(budget.spend_node(), nullptr);
    EXPECT_STREQ(budget.spend_node(), "the node limit");
    EXPECT_EQ(budget.nodes(), 3u);
}

/// A clock that is asked at each node would cost more than the node.
TEST(Budget, LooksAtTheFirstNodeAndAtEvery64thBehindIt) {
    EXPECT_STREQ(Budget({.seconds = 0}).spend_node(), "the time limit");
    runs::Stop stop;
    Budget budget({.seconds = 0, .stop = stop.token()});
    EXPECT_STREQ(budget.spend_node(), "the time limit");
    stop.request();
    for (int node = 2; node <= 64; ++node) EXPECT_EQ(budget.spend_node(), nullptr) << node;
    EXPECT_STREQ(budget.spend_node(), "an interrupt");
}

TEST(Budget, TimeRunsDown) {
    const Budget budget({.seconds = 3600, .nodes = 7, .kernels = 5});
    const auto now = std::chrono::steady_clock::now();
    while (std::chrono::steady_clock::now() == now) {
    }
    EXPECT_LT(budget.seconds_left(), 3600);
    EXPECT_GT(budget.seconds_left(), 0);
    EXPECT_NE(budget.rest().seconds, 3600);
    EXPECT_EQ(budget.rest().nodes, 7u);
    EXPECT_EQ(budget.rest().kernels, 5u);
    EXPECT_EQ(Budget({.seconds = 0}).seconds_left(), 0);
    EXPECT_EQ(EvenKernelLimits{}.bytes, 2147483648u) << "2 GiB";
}

/// Every second vertex from an end on is the one even kernel of a path of order 5.
TEST(EvenKernelAnswers, AreSortedAndChecked) {
    const SparseGraph g = path(5);
    const EvenKernelQuestion through{.containing = 2};
    const EvenKernelAnswer one = found(g, through, {4, 0, 2}, "brute", 3);
    EXPECT_EQ(one.existence, EvenKernelExistence::exists);
    EXPECT_EQ(one.kernel, (std::vector<Vertex>{0, 2, 4}));
    EXPECT_EQ(one.engine + std::to_string(one.nodes), "brute3");
    EXPECT_THROW(found(g, {}, {0, 2}, "", 0), std::logic_error);
    EXPECT_THROW(found(g, {.containing = 1}, {0, 2, 4}, "", 0), std::logic_error);
    const SparseGraph twins(3, {});
    const EvenKernelAnswer all = found_all(twins, {}, {{2, 1}, {2}, {1, 0}}, "xor", 5);
    EXPECT_EQ(all.kernels, (Kernels{{0, 1}, {1, 2}, {2}}));
    EXPECT_EQ(all.kernel, (std::vector<Vertex>{0, 1}));
    EXPECT_EQ(all.engine + std::to_string(all.nodes), "xor5");
    EXPECT_THROW(found_all(g, {}, {{0, 2, 4}, {1}}, "", 0), std::logic_error);
    EXPECT_EQ(found_all(g, {}, {}, "", 0).existence, EvenKernelExistence::none);
}

TEST(EvenKernelAnswers, OfOtherKindsSayWhoGaveThem) {
    const EvenKernelAnswer no = none("z3", 4);
    EXPECT_EQ(no.existence, EvenKernelExistence::none);
    EXPECT_EQ(no.engine + std::to_string(no.nodes) + no.stopped_by, "z34");
    const EvenKernelAnswer open = inconclusive("z3", 4, "an interrupt");
    EXPECT_EQ(open.existence, EvenKernelExistence::inconclusive);
    EXPECT_EQ(open.engine + std::to_string(open.nodes) + open.stopped_by, "z34an interrupt");
    EXPECT_EQ(EvenKernelAnswer{}.nodes, 0u);
}

TEST(EvenKernelQuestions, NameAVertexOfTheGraph) {
    for (Vertex v : {-1, 3})
        EXPECT_THROW(require_vertex(path(3), {.containing = v}), ContractViolation);
    for (Vertex v : {0, 2}) EXPECT_NO_THROW(require_vertex(path(3), {.containing = v}));
    EXPECT_NO_THROW(require_vertex(path(3), {}));
}

}  // namespace
}  // namespace gazetteer::even_kernels
