// SPDX-License-Identifier: GPL-3.0-or-later
// What the satisfiability engines share: what they say of a limit, and which models they ask for.
#include "characterizations/even_kernels/engines/loop.hpp"

#include <gtest/gtest.h>

#include "graph/families.hpp"
#include "work/stop.hpp"

namespace gazetteer::even_kernels {
namespace {

using Goal = EvenKernelQuestion::Goal;
using Kernels = std::vector<std::vector<Vertex>>;

TEST(SolverLoop, SaysWhichLimitWasMet) {
    EXPECT_EQ(limit_met(Budget({.seconds = 0})), "the time limit");
    EXPECT_EQ(limit_met(Budget({.seconds = 3600})), "a limit of the solver");
    EXPECT_EQ(limit_met(Budget({})), "a limit of the solver");
    runs::Stop stop;
    stop.request();
    EXPECT_EQ(limit_met(Budget({.seconds = 0, .stop = stop.token()})), "an interrupt");
}

/// A solver that has these models, and then this answer. It counts what is asked of it.
struct ToldSolver {
    Kernels models;
    Satisfiable last;
    std::size_t asked = 0;
    int blocked = 0;
    std::vector<int> sizes{};

    Satisfiable solve(const Budget& /*budget*/) {
        return asked++ < models.size() ? Satisfiable::yes : last;
    }
    const std::vector<Vertex>& kernel() const { return models[asked - 1]; }
    std::uint64_t nodes() const { return 10 + asked; }
    void block() { ++blocked; }
    void shrink_below(int size) { sizes.push_back(size); }
};

/// Three vertices without an edge: every set is an even kernel.
EvenKernelAnswer told_by(ToldSolver& solver, Goal goal, const EvenKernelLimits& limits = {}) {
    Budget budget(limits);
    return ask_for_models(solver, SparseGraph(3, {}), {.goal = goal}, budget, "told");
}

const Kernels falling{{0, 1, 2}, {1, 2}, {0}};

TEST(SolverLoop, AsksForOneForAllOrForSmallerOnes) {
    ToldSolver any{falling, Satisfiable::no};
    EXPECT_EQ(told_by(any, Goal::any).kernel, falling[0]);
    EXPECT_EQ(any.asked, 1u);
    ToldSolver all{falling, Satisfiable::no};
    EXPECT_EQ(told_by(all, Goal::all).kernels, (Kernels{{0}, {0, 1, 2}, {1, 2}}));
    EXPECT_EQ(all.blocked, 3);
    EXPECT_TRUE(all.sizes.empty());
    ToldSolver smallest{falling, Satisfiable::no};
    const EvenKernelAnswer least = told_by(smallest, Goal::smallest);
    EXPECT_EQ(least.kernel, falling[2]);
    EXPECT_EQ(smallest.sizes, (std::vector<int>{3, 2, 1}));
    EXPECT_EQ(smallest.blocked, 0);
    EXPECT_EQ(least.engine, "told");
    EXPECT_EQ(least.nodes, 14u);
    for (Goal goal : {Goal::any, Goal::all, Goal::smallest}) {
        ToldSolver nothing{{}, Satisfiable::no};
        EXPECT_EQ(told_by(nothing, goal).existence, EvenKernelExistence::none);
        EXPECT_EQ(nothing.asked, 1u);
    }
}

TEST(SolverLoop, KeepsWhatALimitLeaves) {
    ToldSolver smallest{falling, Satisfiable::unknown};
    const EvenKernelAnswer least = told_by(smallest, Goal::smallest);
    EXPECT_EQ(least.existence, EvenKernelExistence::inconclusive);
    EXPECT_EQ(least.kernel, falling[2]);
    EXPECT_TRUE(least.kernels.empty());
    EXPECT_EQ(least.stopped_by, "a limit of the solver");
    EXPECT_EQ(least.nodes, 14u);
    ToldSolver all{falling, Satisfiable::unknown};
    const EvenKernelAnswer some = told_by(all, Goal::all);
    EXPECT_EQ(some.kernels, falling);
    EXPECT_TRUE(some.kernel.empty());
    for (Goal goal : {Goal::any, Goal::all, Goal::smallest}) {
        ToldSolver nothing{{}, Satisfiable::unknown};
        const EvenKernelAnswer open = told_by(nothing, goal);
        EXPECT_EQ(open.existence, EvenKernelExistence::inconclusive);
        EXPECT_TRUE(open.kernel.empty() && open.kernels.empty());
    }
}

TEST(SolverLoop, EndsAtTheKernelBeyondTheLimit) {
    ToldSolver enough{falling, Satisfiable::no};
    EXPECT_EQ(told_by(enough, Goal::all, {.kernels = 3}).kernels.size(), 3u);
    ToldSolver many{falling, Satisfiable::no};
    const EvenKernelAnswer few = told_by(many, Goal::all, {.kernels = 2});
    EXPECT_EQ(few.stopped_by, "the limit on the number of kernels");
    EXPECT_EQ(few.kernels, (Kernels{{0, 1, 2}, {1, 2}}));
    EXPECT_EQ(many.asked, 3u);
}

/// On a path of order 3, whose one even kernel is its two ends.
TEST(SolverLoop, AnswersAtOnceWhereNothingIsLeftToSolve) {
    const SparseGraph g = path(3);
    const ParityProblem open{{{0}}, {0, -1, -1}, {2}, {}, {}};
    const auto at_once = [&](const ParityProblem& problem, std::optional<Vertex> containing) {
        return answer_at_once(g, problem, {.containing = containing});
    };
    for (const std::optional<Vertex> asked : {std::optional<Vertex>(), {0}, {2}})
        EXPECT_FALSE(at_once(open, asked));
    EXPECT_EQ(variable_to_assume(open, {.containing = 0}), 0);
    for (const std::optional<Vertex> asked : {std::optional<Vertex>(), {1}, {2}})
        EXPECT_EQ(variable_to_assume(open, {.containing = asked}), std::nullopt);
    EXPECT_EQ(vertices_of(open, [](int) { return true; }), (std::vector<Vertex>{2, 0}));
    EXPECT_EQ(vertices_of(open, [](int) { return false; }), (std::vector<Vertex>{2}));
    const ParityProblem ends{{}, {-1, -1, -1}, {0, 2}, {}, {}};
    const ParityProblem nothing{{}, {-1, -1, -1}, {}, {}, {}};
    for (const auto& none : {at_once(open, 1), at_once(ends, 1), at_once(nothing, {})}) {
        ASSERT_TRUE(none);
        EXPECT_EQ(none->existence, EvenKernelExistence::none);
        EXPECT_EQ(none->engine + std::to_string(none->nodes), "reduction0");
    }
    for (const std::optional<Vertex> asked : {std::optional<Vertex>(), {2}}) {
        const auto both = at_once(ends, asked);
        ASSERT_TRUE(both);
        EXPECT_EQ(both->kernel, (std::vector<Vertex>{0, 2}));
        EXPECT_EQ(both->engine + std::to_string(both->nodes), "reduction0");
    }
}

}  // namespace
}  // namespace gazetteer::even_kernels
