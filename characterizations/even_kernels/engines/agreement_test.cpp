// SPDX-License-Identifier: GPL-3.0-or-later
// Every engine, in every encoding, on the reduced problem and on the plain one, gives the even
// kernels that the definition gives: on every graph of order <= 8, for every root.
#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include "characterizations/even_kernels/engines/brute.hpp"
#include "characterizations/even_kernels/engines/nullspace.hpp"
#include "characterizations/even_kernels/engines/xor.hpp"
#include "characterizations/even_kernels/engines/z3.hpp"
#include "characterizations/even_kernels/even_kernels.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::even_kernels {
namespace {

using Goal = EvenKernelQuestion::Goal;
using Kernels = std::vector<std::vector<Vertex>>;

/// One engine on a stream of graphs: what it keeps between questions, and between graphs, it keeps
/// here too.
class Contender {
  public:
    virtual ~Contender() = default;
    virtual void load(const Graph& g) = 0;
    virtual EvenKernelAnswer ask(const EvenKernelQuestion& question) = 0;
};

/// As the command line asks: one reduction and one solver for all questions about a graph.
class ByName : public Contender {
  public:
    explicit ByName(EvenKernelEngine engine) : engine_(engine) {}
    void load(const Graph& g) override { kernels_.emplace(g, engine_); }
    EvenKernelAnswer ask(const EvenKernelQuestion& question) override {
        return kernels_->ask(question);
    }

  private:
    EvenKernelEngine engine_;
    std::optional<EvenKernels> kernels_;
};

enum class Problem { plain, equations, forms };

ParityProblem problem_of(const Graph& g, Problem which) {
    if (which == Problem::plain) return plain_problem(g);
    return reduced_problem(EvenKernelSystem(g),
                           which == Problem::forms ? LinearPart::forms : LinearPart::equations);
}

class ByXor : public Contender {
  public:
    ByXor(Problem problem, bool gauss) : problem_(problem), gauss_(gauss) {}
    void load(const Graph& g) override {
        kernels_.emplace(g, problem_of(g, problem_), XorOptions{.gauss = gauss_});
    }
    EvenKernelAnswer ask(const EvenKernelQuestion& question) override {
        return kernels_->ask(question);
    }

  private:
    Problem problem_;
    bool gauss_;
    std::optional<XorEvenKernels> kernels_;
};

/// One context for the whole stream.
class ByZ3 : public Contender {
  public:
    ByZ3(Z3Encoding encoding, Problem problem) : kernels_(encoding), problem_(problem) {}
    void load(const Graph& g) override { kernels_.load(g, problem_of(g, problem_)); }
    EvenKernelAnswer ask(const EvenKernelQuestion& question) override {
        return kernels_.ask(question);
    }

  private:
    Z3EvenKernels kernels_;
    Problem problem_;
};

struct Entry {
    std::string name;
    std::function<std::unique_ptr<Contender>()> make;
};

std::string to_string(Problem problem) {
    return problem == Problem::plain ? "plain"
                                     : (problem == Problem::forms ? "forms" : "equations");
}

std::vector<Entry> named_engines() {
    std::vector<Entry> all;
    for (const char* name : {"auto", "z3", "nullspace", "xor"})
        all.push_back({name, [engine = *even_kernel_engine(name)] {
                           return std::make_unique<ByName>(engine);
                       }});
    return all;
}

std::vector<Entry> encodings() {
    std::vector<Entry> all;
    for (Problem problem : {Problem::plain, Problem::equations, Problem::forms}) {
        for (bool gauss : {true, false})
            all.push_back({(gauss ? "gauss_" : "xor_") + to_string(problem),
                           [=] { return std::make_unique<ByXor>(problem, gauss); }});
        for (Z3Encoding encoding : z3_encodings)
            all.push_back({"z3_" + even_kernels::to_string(encoding) + "_" + to_string(problem),
                           [=] { return std::make_unique<ByZ3>(encoding, problem); }});
    }
    return all;
}

std::vector<Entry> all_engines() {
    std::vector<Entry> all = named_engines();
    for (Entry& entry : encodings()) all.push_back(std::move(entry));
    return all;
}

/// Those of all even kernels that contain the root, if there is one.
Kernels through(const Kernels& all, std::optional<Vertex> root) {
    Kernels result;
    for (const auto& kernel : all)
        if (!root || std::ranges::count(kernel, *root) == 1) result.push_back(kernel);
    return result;
}

/// `truth`: all even kernels with the root that the question names. That a set found is an even
/// kernel with the root is checked where it is found.
void expect_true(const EvenKernelAnswer& answer, Goal goal, const Kernels& truth) {
    EXPECT_EQ(answer.existence,
              truth.empty() ? EvenKernelExistence::none : EvenKernelExistence::exists);
    if (goal == Goal::all) {
        EXPECT_EQ(answer.kernels, truth);
    }
    if (goal == Goal::smallest && !truth.empty()) {
        EXPECT_EQ(answer.kernel.size(),
                  std::ranges::min(truth, {}, &std::vector<Vertex>::size).size());
    }
}

/// The goals that are asked for each root; all three are also asked without a root.
enum class PerRoot { one, every_goal };

void compare(Contender& contender, const Graph& g, const Kernels& kernels, PerRoot per_root) {
    SCOPED_TRACE(to_graph6(g));
    contender.load(g);
    for (Goal goal : {Goal::any, Goal::all, Goal::smallest})
        expect_true(contender.ask({.goal = goal}), goal, kernels);
    for (Vertex v : g.vertices())
        for (Goal goal : {Goal::any, Goal::all, Goal::smallest})
            if (goal == Goal::any || per_root == PerRoot::every_goal)
                expect_true(contender.ask({.containing = v, .goal = goal}), goal,
                            through(kernels, v));
}

struct Range {
    int order_min;
    int order_max;
    PerRoot per_root = PerRoot::every_goal;
    /// Only the graphs whose number in the stream is a multiple of this.
    int step = 1;
};

void compare(const Entry& entry, const Range& range) {
    const std::unique_ptr<Contender> contender = entry.make();
    int number = 0;
    for_each_graph({.order_min = range.order_min, .order_max = range.order_max},
                   [&](const Graph& g) {
                       if (number++ % range.step == 0)
                           compare(*contender, g, brute_even_kernel(g, {.goal = Goal::all}).kernels,
                                   range.per_root);
                       return !testing::Test::HasFailure();
                   });
}

class Agreement : public testing::TestWithParam<Entry> {};
using AgreementStandard = Agreement;
using AgreementExtreme = Agreement;
using AgreementLong = Agreement;

TEST_P(Agreement, EqualsBruteForceToOrder4) {
    compare(GetParam(), {.order_min = 0, .order_max = 4});
}
TEST_P(AgreementStandard, EqualsBruteForceAtOrder5) {
    compare(GetParam(), {.order_min = 5, .order_max = 5});
}
TEST_P(AgreementLong, EqualsBruteForceAtOrder6) {
    compare(GetParam(), {.order_min = 6, .order_max = 6});
}
TEST_P(AgreementLong, EqualsBruteForceOnEvery200thGraphOfOrder8) {
    compare(GetParam(), {.order_min = 8, .order_max = 8, .per_root = PerRoot::one, .step = 200});
}
TEST_P(AgreementExtreme, EqualsBruteForceAtOrder7) {
    compare(GetParam(), {.order_min = 7, .order_max = 7});
}
/// The goals `all` and `smallest` through a root are left to the orders below.
TEST_P(AgreementExtreme, EqualsBruteForceAtOrder8) {
    compare(GetParam(), {.order_min = 8, .order_max = 8, .per_root = PerRoot::one});
}

const auto name_of = [](const auto& info) { return info.param.name; };
INSTANTIATE_TEST_SUITE_P(, Agreement, testing::ValuesIn(all_engines()), name_of);
INSTANTIATE_TEST_SUITE_P(, AgreementStandard, testing::ValuesIn(all_engines()), name_of);
INSTANTIATE_TEST_SUITE_P(, AgreementLong, testing::ValuesIn(all_engines()), name_of);
INSTANTIATE_TEST_SUITE_P(, AgreementExtreme, testing::ValuesIn(all_engines()), name_of);

/// The parts are put together as the definition says of the whole: connected graphs of order up to
/// 4 beside those of order up to 5, whose numbers are around theirs.
TEST(EvenKernelParts, EqualBruteForceOnTwoPartsBesideEachOther) {
    std::vector<Graph> parts;
    for_each_graph({.order_min = 1, .order_max = 5, .connected = true}, [&](const Graph& g) {
        parts.push_back(g);
        return true;
    });
    ByName contender(EvenKernelEngine::automatic);
    for (const Graph& inner : parts)
        for (const Graph& outer : parts) {
            if (inner.order() > 4 || testing::Test::HasFailure()) continue;
            std::vector<Edge> edges;
            for (Edge e : inner.edges()) edges.push_back({e.u + 1, e.v + 1});
            const auto moved = [&](Vertex v) { return v == 0 ? v : v + inner.order(); };
            for (Edge e : outer.edges()) edges.push_back(edge(moved(e.u), moved(e.v)));
            const Graph g(inner.order() + outer.order(), edges);
            compare(contender, g, brute_even_kernel(g, {.goal = Goal::all}).kernels, PerRoot::one);
        }
}

/// That the truth above is the definition's: brute force for every question against its own list.
TEST(BruteForce, AgreesWithItselfToOrder6) {
    for_each_graph({.order_max = 6}, [](const Graph& g) {
        SCOPED_TRACE(to_graph6(g));
        const Kernels kernels = brute_even_kernel(g, {.goal = Goal::all}).kernels;
        for (Goal goal : {Goal::any, Goal::all, Goal::smallest}) {
            expect_true(brute_even_kernel(g, {.goal = goal}), goal, kernels);
            for (Vertex v : g.vertices())
                expect_true(brute_even_kernel(g, {.containing = v, .goal = goal}), goal,
                            through(kernels, v));
        }
        return true;
    });
}

/// Answers that are wrong in one thing each.
TEST(BruteForce, TheComparisonSeesAMissingKernel) {
    const Kernels kernels{{0, 1}, {2, 3}};
    EXPECT_NONFATAL_FAILURE(
        expect_true({.existence = EvenKernelExistence::exists, .kernels = {{0, 1}}}, Goal::all,
                    kernels),
        "kernels");
    EXPECT_NONFATAL_FAILURE(
        expect_true({.existence = EvenKernelExistence::none}, Goal::any, kernels), "existence");
}

}  // namespace
}  // namespace gazetteer::even_kernels
