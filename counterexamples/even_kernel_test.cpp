// The engines against the definition and against each other, on every small graph and every root.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "counterexamples/even_kernel_brute.hpp"
#include "counterexamples/even_kernel_cubes.hpp"
#include "counterexamples/even_kernel_nullspace.hpp"
#include "counterexamples/even_kernel_xor.hpp"
#include "counterexamples/even_kernel_z3.hpp"
#include "counterexamples/even_kernels.hpp"
#include "graph/canonical.hpp"
#include "graph/families.hpp"
#include "graph/formats.hpp"
#include "graph/nauty_stream.hpp"
#include "graph/predicates.hpp"

namespace gazetteer {
namespace {

using Goal = EvenKernelQuestion::Goal;
using testing::ElementsAre;
using testing::IsEmpty;

std::vector<EvenKernelQuestion> questions(const Graph& g) {
    std::vector<EvenKernelQuestion> result;
    for (Goal goal : {Goal::any, Goal::all, Goal::smallest}) {
        result.push_back({.containing = std::nullopt, .goal = goal});
        for (Vertex v : g.vertices()) result.push_back({.containing = v, .goal = goal});
    }
    return result;
}

/// The parts of an answer that do not depend on the engine.
void expect_same(const EvenKernelAnswer& a, const EvenKernelAnswer& b, Goal goal) {
    EXPECT_EQ(a.existence, b.existence);
    if (goal == Goal::all) {
        EXPECT_EQ(a.kernels, b.kernels);
    }
    if (goal == Goal::smallest) {
        EXPECT_EQ(a.kernel.size(), b.kernel.size());
    }
}

void compare_nullspace_with_brute(const Graph& g) {
    SCOPED_TRACE(to_graph6(g));
    const EvenKernelSystem system(g);
    for (const EvenKernelQuestion& question : questions(g))
        expect_same(nullspace_even_kernel(system, question), brute_even_kernel(g, question),
                    question.goal);
}

/// On the reduced problem in both forms and on the plain one.
void compare_xor_with_brute(const Graph& g) {
    SCOPED_TRACE(to_graph6(g));
    const EvenKernelSystem system(g);
    for (const ParityProblem& problem :
         {plain_problem(g), reduced_problem(system, LinearPart::equations),
          reduced_problem(system, LinearPart::forms)}) {
        XorEvenKernels engine(g, problem);
        for (const EvenKernelQuestion& question : questions(g))
            expect_same(engine.ask(question), brute_even_kernel(g, question), question.goal);
    }
}

/// One Z3 for the whole stream.
class Z3OnAStream {
  public:
    explicit Z3OnAStream(Z3Encoding encoding, bool plain) : engine_(encoding), plain_(plain) {}
    void compare_with_brute(const Graph& g) {
        SCOPED_TRACE(to_graph6(g));
        engine_.load(g, plain_ ? plain_problem(g) : reduced_problem(EvenKernelSystem(g)));
        for (const EvenKernelQuestion& question : questions(g))
            expect_same(engine_.ask(question), brute_even_kernel(g, question), question.goal);
    }

  private:
    Z3EvenKernels engine_;
    bool plain_;
};

void on_every_graph(int order_min, int order_max, const std::function<void(const Graph&)>& check) {
    for_each_graph({.order_min = order_min, .order_max = order_max}, [&](const Graph& g) {
        check(g);
        return true;
    });
}

TEST(Nullspace, SmallestCases) {
    const auto ask = [](const SparseGraph& g, EvenKernelQuestion question = {}) {
        return nullspace_even_kernel(EvenKernelSystem(g), question);
    };
    EXPECT_EQ(ask(SparseGraph(0, {})).existence, EvenKernelExistence::none);
    EXPECT_THAT(ask(SparseGraph(1, {})).kernel, ElementsAre(0));
    EXPECT_EQ(ask(path(2)).existence, EvenKernelExistence::none);
    EXPECT_EQ(ask(path(2)).engine, "reduction") << "nullity 0 answers at once";
    EXPECT_THAT(ask(path(3)).kernel, ElementsAre(0, 2));
    EXPECT_EQ(ask(path(3), {.containing = 1}).existence, EvenKernelExistence::none);
    EXPECT_EQ(ask(SparseGraph(2, {}), {.goal = Goal::all}).kernels.size(), 3u);
    EXPECT_THROW(ask(path(2), {.containing = 2}), ContractViolation);
}

TEST(Nullspace, EqualsBruteForceToOrder6) {
    on_every_graph(0, 6, compare_nullspace_with_brute);
}
TEST(NullspaceStandard, EqualsBruteForceAtOrder7) {
    on_every_graph(7, 7, compare_nullspace_with_brute);
}
TEST(NullspaceExtreme, EqualsBruteForceAtOrder8) {
    on_every_graph(8, 8, compare_nullspace_with_brute);
}

TEST(Xor, EqualsBruteForceToOrder4) {
    on_every_graph(0, 4, compare_xor_with_brute);
}
TEST(XorStandard, EqualsBruteForceAtOrders5And6) {
    on_every_graph(5, 6, compare_xor_with_brute);
}
TEST(XorExtreme, EqualsBruteForceAtOrders7And8) {
    on_every_graph(7, 8, compare_xor_with_brute);
}

void compare_cubes_with_brute(const Graph& g) {
    SCOPED_TRACE(to_graph6(g));
    const EvenKernelSystem system(g);
    for (int count_max : {0, 1, 2, 8}) {
        std::vector<std::vector<Vertex>> kernels;
        for (const PropagationState& cube : even_kernel_cubes(system, count_max)) {
            XorEvenKernels engine(g, residual_problem(system, cube));
            for (auto& kernel : engine.ask({.goal = Goal::all}).kernels)
                kernels.push_back(std::move(kernel));
        }
        std::ranges::sort(kernels);
        EXPECT_EQ(kernels, brute_even_kernel(g, {.goal = Goal::all}).kernels) << count_max;
    }
}
TEST(Cubes, PartitionTheEvenKernelsToOrder5) {
    on_every_graph(0, 5, compare_cubes_with_brute);
}
TEST(CubesStandard, PartitionTheEvenKernelsAtOrder6) {
    on_every_graph(6, 6, compare_cubes_with_brute);
}
TEST(CubesExtreme, PartitionTheEvenKernelsAtOrder7) {
    on_every_graph(7, 7, compare_cubes_with_brute);
}

/// As the command line asks: one reduction and one solver for all questions about a graph.
void compare_all_engines_with_brute(const Graph& g) {
    SCOPED_TRACE(to_graph6(g));
    for (EvenKernelEngine name : {EvenKernelEngine::automatic, EvenKernelEngine::z3,
                                  EvenKernelEngine::nullspace, EvenKernelEngine::xor_}) {
        EvenKernels engine(g, name);
        for (const EvenKernelQuestion& question : questions(g))
            expect_same(engine.ask(question), brute_even_kernel(g, question), question.goal);
    }
}
TEST(EvenKernels, EveryEngineEqualsBruteForceToOrder3) {
    on_every_graph(0, 3, compare_all_engines_with_brute);
}
TEST(EvenKernelsStandard, EveryEngineEqualsBruteForceAtOrders4And5) {
    on_every_graph(4, 5, compare_all_engines_with_brute);
}
TEST(EvenKernelsExtreme, EveryEngineEqualsBruteForceAtOrders6And7) {
    on_every_graph(6, 7, compare_all_engines_with_brute);
}

class Z3EveryEncoding : public testing::TestWithParam<Z3Encoding> {
  protected:
    void compare(int order_min, int order_max) const {
        for (bool plain : {false, true}) {
            Z3OnAStream z3(GetParam(), plain);
            on_every_graph(order_min, order_max, [&](const Graph& g) { z3.compare_with_brute(g); });
        }
    }
};
using Z3EveryEncodingStandard = Z3EveryEncoding;
using Z3EveryEncodingExtreme = Z3EveryEncoding;
const auto every_encoding = testing::Values(Z3Encoding::boolean_xor, Z3Encoding::bit_vector,
                                            Z3Encoding::pseudo_boolean, Z3Encoding::sat_tactic);
const auto name_of_encoding = [](const auto& encoding) { return to_string(encoding.param); };
INSTANTIATE_TEST_SUITE_P(, Z3EveryEncoding, every_encoding, name_of_encoding);
INSTANTIATE_TEST_SUITE_P(, Z3EveryEncodingStandard, every_encoding, name_of_encoding);
INSTANTIATE_TEST_SUITE_P(, Z3EveryEncodingExtreme, every_encoding, name_of_encoding);

TEST_P(Z3EveryEncoding, EqualsBruteForceToOrder3) {
    compare(0, 3);
}
TEST_P(Z3EveryEncodingStandard, EqualsBruteForceAtOrders4And5) {
    compare(4, 5);
}
TEST_P(Z3EveryEncodingExtreme, EqualsBruteForceAtOrders6And7) {
    compare(6, 7);
}

}  // namespace
}  // namespace gazetteer
