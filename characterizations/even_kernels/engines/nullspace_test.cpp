// SPDX-License-Identifier: GPL-3.0-or-later
// Where the search in null spaces branches and ends, and the memory of its states.
#include "characterizations/even_kernels/engines/nullspace.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::even_kernels {
namespace {

using Goal = EvenKernelQuestion::Goal;

/// Follows a search by its steps, and holds each class that it branches on to what the header says.
class Follower {
  public:
    explicit Follower(const EvenKernelSystem& system)
        : system_(system), values_(static_cast<std::size_t>(system.classes()), -1) {}

    void step(const SearchStep& step) {
        if (step.kind == SearchStep::Kind::open) {
            EXPECT_TRUE(may_branch_on(step.c)) << step.c;
            before_.push_back(values_);
            ++branchings_;
        } else if (step.kind == SearchStep::Kind::close) {
            values_ = before_.back();
            before_.pop_back();
        } else if (step.c >= 0) {
            values_[static_cast<std::size_t>(step.c)] = step.value;
        }
    }
    int branchings() const { return branchings_; }

  private:
    using Classes = std::vector<int>;

    int value(int c) const { return values_[static_cast<std::size_t>(c)]; }
    bool is_open(int c) const { return value(c) == -1; }
    auto open_neighbours(int c) const {
        return std::ranges::count_if(system_.neighbours(c), [&](int d) { return is_open(d); });
    }
    bool leads(int c, const Classes& among) const {
        return std::ranges::count(among, c) == 1 && std::ranges::all_of(among, [&](int d) {
                   return open_neighbours(d) <= open_neighbours(c);
               });
    }
    /// The open classes of the equations that still need a vertex.
    std::vector<Classes> in_need() const {
        std::vector<Classes> result;
        for (const Classes& equation : system_.equations()) {
            Classes open;
            auto in = std::ranges::count_if(equation, [&](int c) { return value(c) == 1; });
            std::ranges::copy_if(equation, std::back_inserter(open),
                                 [&](int c) { return is_open(c); });
            if (in % 2 == 1 && !open.empty()) result.push_back(open);
        }
        return result;
    }
    bool may_branch_on(int c) const {
        const std::vector<Classes> equations = in_need();
        if (equations.empty()) {
            Classes open;
            for (int d = 0; d < system_.classes(); ++d)
                if (is_open(d)) open.push_back(d);
            return leads(c, open);
        }
        const std::size_t least = std::ranges::min(equations, {}, &Classes::size).size();
        return std::ranges::any_of(equations, [&](const Classes& equation) {
            return equation.size() == least && leads(c, equation);
        });
    }

    const EvenKernelSystem& system_;
    std::vector<int> values_;
    std::vector<std::vector<int>> before_;
    int branchings_ = 0;
};

int branchings_of(const SparseGraph& g) {
    const EvenKernelSystem system(g);
    int result = 0;
    for (Goal goal : {Goal::any, Goal::smallest, Goal::all})
        for (Vertex v = -1; v < std::min(g.order(), 2); ++v) {
            EvenKernelQuestion question{.goal = goal};
            if (v >= 0) question.containing = v;
            Follower follower(system);
            nullspace_even_kernel(system, question, {},
                                  [&](const SearchStep& step) { follower.step(step); });
            result += follower.branchings();
        }
    return result;
}

/// In the last graph an equation with two vertices in needs no other.
TEST(NullspaceSearch, BranchesWhereTheHeaderSays) {
    for_each_graph({.order_max = 5}, [](const Graph& g) {
        SCOPED_TRACE(to_graph6(g));
        branchings_of(SparseGraph(g));
        return !testing::Test::HasFailure();
    });
    for (const SparseGraph& g :
         {line_graph(mutilated_grid(4, 6)), symplectic_graph(2), cube(4),
          SparseGraph(disjoint_union(to_graph(complete_bipartite(1, 5)), to_graph(cycle(6))))})
        EXPECT_GT(branchings_of(g), 2);
}

/// A limit on nodes is met one node beyond it, and nothing is done then.
TEST(NullspaceSearch, EndsAtTheNodeBeyondTheLimit) {
    for (const SparseGraph& g :
         {SparseGraph(3, {}), symplectic_graph(2), cube(4), line_graph(mutilated_grid(4, 6))})
        for (Goal goal : {Goal::any, Goal::smallest, Goal::all}) {
            const EvenKernelSystem system(g);
            const std::uint64_t nodes = nullspace_even_kernel(system, {.goal = goal}).nodes;
            EXPECT_GT(nodes, 0U);
            for (std::uint64_t limit = 0; limit < nodes; ++limit) {
                const auto answer = nullspace_even_kernel(system, {.goal = goal}, {.nodes = limit});
                EXPECT_EQ(answer.stopped_by, "the node limit");
                EXPECT_EQ(answer.nodes, limit + 1);
            }
        }
}

/// Three isolated vertices: all of them are the first even kernel, at the third node; with all of
/// them in, there are three states beside the first.
TEST(NullspaceSearch, EndsAtTheFirstKernelBeyondTheLimit) {
    const EvenKernelSystem system(SparseGraph(3, {}));
    EXPECT_EQ(nullspace_even_kernel(system, {}).nodes, 3U);
    EXPECT_EQ(nullspace_even_kernel(system, {.goal = Goal::all}).nodes, 7U);
    EXPECT_EQ(nullspace_even_kernel(system, {.goal = Goal::all}, {.kernels = 0}).nodes, 3U);
    const EvenKernelSystem twins(path(3));
    EXPECT_EQ(nullspace_even_kernel(twins, {.containing = 1}).nodes, 0U);
}

TEST(NullspaceSearch, AsksForTheStatesOfAllLevels) {
    const EvenKernelSystem system(SparseGraph(3, {}));
    const std::size_t bytes = 3 * PropagationState(system).bytes();
    const auto ask = [&](std::size_t limit) {
        return nullspace_even_kernel(system, {.goal = Goal::all}, {.bytes = limit});
    };
    EXPECT_EQ(ask(bytes).existence, EvenKernelExistence::exists);
    EXPECT_EQ(ask(bytes).kernels.size(), 7U);
    const EvenKernelAnswer few = ask(bytes - 1);
    EXPECT_EQ(few.stopped_by, "the memory limit: states of the search");
    EXPECT_EQ(few.nodes, 3U);
}

}  // namespace
}  // namespace gazetteer::even_kernels
