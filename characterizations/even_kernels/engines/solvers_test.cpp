// SPDX-License-Identifier: GPL-3.0-or-later
// The satisfiability engines where graphs of order 4 do not lead: long sums, what is in anyway,
// limits, and one question after the other.
#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <set>

#include "characterizations/even_kernels/engines/brute.hpp"
#include "characterizations/even_kernels/engines/xor.hpp"
#include "characterizations/even_kernels/engines/z3.hpp"
#include "graph/contract.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "graph/formats/formats.hpp"
#include "work/stop.hpp"

namespace gazetteer::even_kernels {
namespace {

using Goal = EvenKernelQuestion::Goal;
using Kernels = std::vector<std::vector<Vertex>>;

TEST(Z3Encodings, HaveNames) {
    std::set<std::string> names;
    for (Z3Encoding encoding : z3_encodings) names.insert(to_string(encoding));
    EXPECT_EQ(names, (std::set<std::string>{"boolean_xor", "bit_vector", "pseudo_boolean",
                                            "sat_tactic", "sat_core"}));
}

using Ask = std::function<EvenKernelAnswer(const EvenKernelQuestion&, const EvenKernelLimits&)>;

Ask by_xor(const SparseGraph& g, const ParityProblem& problem, XorOptions options = {}) {
    const auto solver = std::make_shared<XorEvenKernels>(g, problem, options);
    return [solver](const auto& question, const auto& limits) {
        return solver->ask(question, limits);
    };
}

Ask by_z3(Z3Encoding encoding, const SparseGraph& g, const ParityProblem& problem) {
    const auto solver = std::make_shared<Z3EvenKernels>(encoding);
    solver->load(g, problem);
    return [solver](const auto& question, const auto& limits) {
        return solver->ask(question, limits);
    };
}

std::vector<Ask> every_solver(const SparseGraph& g, const ParityProblem& problem) {
    std::vector<Ask> result{by_xor(g, problem), by_xor(g, problem, {.gauss = false})};
    for (Z3Encoding encoding : z3_encodings) result.push_back(by_z3(encoding, g, problem));
    return result;
}

/// The leaves of a star make a sum. Its even kernels are the sets of evenly many leaves.
TEST(EvenKernelSolvers, SumTheLeavesOfAStar) {
    for (int leaves = 4; leaves <= 5; ++leaves) {
        const SparseGraph g = complete_bipartite(1, leaves);
        for (const Ask& ask : every_solver(g, plain_problem(g)))
            EXPECT_EQ(ask({.goal = Goal::all}, {}).kernels.size(), (1u << (leaves - 1)) - 1)
                << leaves;
    }
}

/// So many ones are even or odd.
TEST(EvenKernelSolvers, SumOnes) {
    for (int leaves : {5, 9, 13, 14}) {
        const SparseGraph g = complete_bipartite(1, leaves);
        ParityProblem problem = plain_problem(g);
        for (int leaf = 1; leaf <= leaves; ++leaf) problem.equations.push_back({{leaf}, true});
        for (const Ask& ask : every_solver(g, problem))
            EXPECT_EQ(ask({}, {}).existence == EvenKernelExistence::exists, leaves % 2 == 0)
                << leaves;
    }
}

/// The even kernels with all vertices of a class in them, each once.
Kernels with_class(const Kernels& all, std::span<const Vertex> members) {
    Kernels result;
    for (const auto& kernel : all)
        if (std::ranges::includes(kernel, members)) result.push_back(kernel);
    return result;
}

/// Each goal, with no vertex and through each, when some are in anyway.
void expect_of_residual(const Graph& g, const Ask& ask, const Kernels& kernels) {
    for (Vertex v = -1; v < g.order(); ++v) {
        EvenKernelQuestion question;
        if (v >= 0) question.containing = v;
        Kernels truth = kernels;
        std::erase_if(truth, [v](const auto& kernel) {
            return v >= 0 && std::ranges::count(kernel, v) == 0;
        });
        for (Goal goal : {Goal::any, Goal::smallest, Goal::all}) {
            question.goal = goal;
            const EvenKernelAnswer answer = ask(question, {});
            EXPECT_EQ(answer.existence == EvenKernelExistence::exists, !truth.empty());
            if (goal == Goal::all) {
                EXPECT_EQ(answer.kernels, truth);
            }
            if (goal == Goal::smallest && !truth.empty()) {
                EXPECT_EQ(answer.kernel.size(),
                          std::ranges::min(truth, {}, &std::vector<Vertex>::size).size());
            }
        }
    }
}

TEST(EvenKernelSolvers, AddToWhatIsInAnywayToOrder4) {
    for_each_graph({.order_max = 4}, [](const Graph& g) {
        SCOPED_TRACE(to_graph6(g));
        const EvenKernelSystem system{SparseGraph(g)};
        const Kernels all = brute_even_kernel(g, {.goal = Goal::all}).kernels;
        for (int c = 0; c < system.classes(); ++c) {
            PropagationState state(system);
            state.choose(c, 1, nullptr);
            if (!state.propagate(nullptr)) continue;
            const ParityProblem problem = residual_problem(system, state, LinearPart::equations);
            const Kernels truth = with_class(all, system.members(c));
            for (const Ask& ask : {by_xor(SparseGraph(g), problem),
                                   by_z3(Z3Encoding::sat_core, SparseGraph(g), problem)})
                expect_of_residual(g, ask, truth);
        }
        return !testing::Test::HasFailure();
    });
}

/// Before or behind a path of order 3, whose ends are together, vertices without an edge: one is
/// least.
TEST(EvenKernelSolvers, LeaveOutWhatIsNotLeast) {
    for (int others = 1; others <= 8; ++others)
        for (Vertex first : {0, others}) {
            const SparseGraph g(3 + others, {{first, first + 1}, {first + 1, first + 2}});
            for (const Ask& ask :
                 {by_xor(g, plain_problem(g)), by_xor(g, reduced_problem(EvenKernelSystem(g))),
                  by_z3(Z3Encoding::sat_core, g, plain_problem(g))})
                EXPECT_EQ(ask({.goal = Goal::smallest}, {}).kernel.size(), 1u) << others;
        }
}

/// Exponential for resolution: no solver comes to an end.
SparseGraph endless() {
    return line_graph(mutilated_grid(16, 16));
}

/// A path is decided at once, and is not looked at where there is no time, or a stop.
TEST(EvenKernelSolvers, DoNotBeginWithoutTimeOrAfterAStop) {
    for (const Ask& ask : every_solver(path(3), plain_problem(path(3)))) {
        EXPECT_EQ(ask({}, {.seconds = 0}).stopped_by, "the time limit");
        EXPECT_EQ(ask({}, {.stop = runs::stopped_token()}).stopped_by, "an interrupt");
        EXPECT_EQ(ask({}, {}).kernel, (std::vector<Vertex>{0, 2}));
        EXPECT_THROW(ask({.containing = 3}, {}), ContractViolation);
    }
    EXPECT_THROW(Z3EvenKernels().ask({}), ContractViolation) << "no graph is loaded";
}

TEST(EvenKernelSolvers, EndWhenTheTimeIsUpOrAtAStop) {
    const SparseGraph g = endless();
    for (const Ask& ask :
         {by_xor(g, plain_problem(g)), by_z3(Z3Encoding::boolean_xor, g, plain_problem(g))}) {
        EXPECT_EQ(ask({}, {.seconds = 0.05, .nodes = 50'000}).stopped_by, "the time limit");
        const runs::Stop stop(0.05);
        EXPECT_EQ(ask({}, {.stop = stop.token()}).stopped_by, "an interrupt");
    }
}

/// What one question may spend is not what the next may.
TEST(EvenKernelSolvers, ForgetALimitOfTheQuestionBefore) {
    const SparseGraph hard = line_graph(mutilated_grid(4, 6));
    Z3EvenKernels z3;
    z3.load(endless(), plain_problem(endless()));
    EXPECT_EQ(z3.ask({}, {.seconds = 0.001}).existence, EvenKernelExistence::inconclusive);
    z3.load(hard, plain_problem(hard));
    EXPECT_EQ(z3.ask({}).existence, EvenKernelExistence::none);
    z3.load(hard, plain_problem(hard));
    EXPECT_EQ(z3.ask({}, {.seconds = 3600}).existence, EvenKernelExistence::none);
    XorEvenKernels solver(hard, plain_problem(hard));
    const EvenKernelAnswer few = solver.ask({}, {.nodes = 1});
    EXPECT_EQ(few.stopped_by, "a limit of the solver");
    const EvenKernelAnswer all = solver.ask({});
    EXPECT_EQ(all.existence, EvenKernelExistence::none);
    EXPECT_GT(all.nodes, 1u);
    EXPECT_LT(all.nodes, 1'000'000u);
    EXPECT_LT(solver.ask({}).nodes, all.nodes) << "what was learnt serves";
}

/// The nodes of z3 are its calls: one for each of three sets, and one that finds no other.
TEST(EvenKernelSolvers, CountTheCallsOfEachQuestion) {
    Z3EvenKernels z3;
    z3.load(SparseGraph(2, {}), plain_problem(SparseGraph(2, {})));
    for (int time = 0; time < 2; ++time) {
        EXPECT_EQ(z3.ask({.goal = Goal::all}).nodes, 4u);
        EXPECT_EQ(z3.ask({}).nodes, 1u);
    }
    EXPECT_EQ(XorEvenKernels(SparseGraph(2, {}), plain_problem(SparseGraph(2, {}))).ask({}).nodes,
              0u);
}

}  // namespace
}  // namespace gazetteer::even_kernels
