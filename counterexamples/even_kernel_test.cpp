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

}  // namespace
}  // namespace gazetteer
