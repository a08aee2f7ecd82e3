// SPDX-License-Identifier: GPL-3.0-or-later
// Even kernels over families of graphs: the portfolio beside plain Z3 and beside CryptoMiniSat on
// the plain problem, in one run; then Z3's encodings beside
// each other, with a sixth of the time limit. Prints a table of times and
// ratios in Markdown: docs/EVEN-KERNELS.md holds one. A peer that meets the time limit gives a
// lower bound of the ratio. Usage: kernel_bench [SECONDS [FAMILY]]
#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <functional>
#include <string>

#include "characterizations/even_kernels/engines/nullspace.hpp"
#include "characterizations/even_kernels/engines/xor.hpp"
#include "characterizations/even_kernels/engines/z3.hpp"
#include "characterizations/even_kernels/even_kernels.hpp"
#include "graph/families.hpp"
#include "graph/families/classical.hpp"

namespace gazetteer {
namespace {

struct Instance {
    std::string name;
    std::function<SparseGraph()> make;
};

struct Timed {
    even_kernels::EvenKernelAnswer answer;
    double seconds = 0;
    bool decided() const {
        return answer.existence != even_kernels::EvenKernelExistence::inconclusive;
    }
};

Timed timed(const std::function<even_kernels::EvenKernelAnswer()>& ask) {
    const auto start = std::chrono::steady_clock::now();
    even_kernels::EvenKernelAnswer answer = ask();
    const std::chrono::duration<double> used = std::chrono::steady_clock::now() - start;
    return {std::move(answer), used.count()};
}

SparseGraph circulant(int n, std::initializer_list<int> jumps) {
    return circulant_graph(n, {jumps.begin(), jumps.size()});
}

void add_random(std::vector<Instance>& all) {
    for (int n : {160, 400, 1000})
        for (double p : {0.01, 0.1, 0.5})
            all.push_back(
                {fmt::format("random G({}, {})", n, p), [=] { return random_graph(n, p, 1); }});
    for (int d : {3, 4, 5, 6})
        for (int n : {200, 1000})
            all.push_back({fmt::format("random {}-regular, n = {}", d, n),
                           [=] { return random_regular_graph(n, d, 1); }});
}

void add_line_graphs(std::vector<Instance>& all) {
    for (int n : {8, 10, 12})
        all.push_back({fmt::format("line graph of the {0} x {0} grid less two corners", n),
                       [=] { return line_graph(mutilated_grid(n, n)); }});
    for (int n : {20, 30})
        all.push_back(
            {fmt::format("line graph of K_{}", n), [=] { return line_graph(complete(n)); }});
    all.push_back({"line graph of a random cubic graph, n = 100",
                   [] { return line_graph(random_regular_graph(100, 3, 1)); }});
}

void add_structured(std::vector<Instance>& all) {
    for (int k : {3, 4})
        all.push_back({fmt::format("Kneser K(10, {})", k), [=] { return subset_graph(10, k, 0); }});
    for (int k : {3, 4, 5})
        all.push_back(
            {fmt::format("Johnson J(10, {})", k), [=] { return subset_graph(10, k, k - 1); }});
    for (int q : {5, 7, 9})
        all.push_back({fmt::format("Hamming H(3, {})", q), [=] { return hamming_graph(3, q); }});
    for (int q : {101, 401})
        all.push_back({fmt::format("Paley {}", q), [=] { return paley_graph(q); }});
    for (int n : {255, 341, 1023})
        all.push_back({fmt::format("circulant C_{}(1, 2, 4, 8)", n), [=] {
                           return circulant(n, {1, 2, 4, 8});
                       }});
    for (int steps : {5, 8})
        all.push_back(
            {fmt::format("Mycielski, {} steps", steps), [=] { return mycielski_graph(steps); }});
    for (int n : {8, 16, 30})
        all.push_back({fmt::format("king {0} x {0}", n), [=] { return king_graph(n, n); }});
    for (int n : {8, 16, 30})
        all.push_back({fmt::format("queen {0} x {0}", n), [=] { return queen_graph(n, n); }});
    for (int n : {9, 13, 21})
        all.push_back({fmt::format("Latin square {}", n), [=] { return latin_square_graph(n); }});
    for (int d : {7, 9, 10})
        all.push_back({fmt::format("half-cube {}", d), [=] { return half_cube(d); }});
    for (int m : {3, 4, 5})
        all.push_back(
            {fmt::format("symplectic Sp({})", 2 * m), [=] { return symplectic_graph(m); }});
}

std::vector<Instance> instances(const std::string& filter) {
    std::vector<Instance> all;
    add_random(all);
    add_line_graphs(all);
    add_structured(all);
    std::erase_if(all, [&](const Instance& instance) {
        return instance.name.find(filter) == std::string::npos;
    });
    return all;
}

std::string milliseconds(const Timed& run) {
    return fmt::format("{}{:.1f}", run.decided() ? "" : "> ", run.seconds * 1000);
}

/// How many times as long the peer took; at least that, when it did not end.
std::string ratio(const Timed& peer, const Timed& own) {
    if (!own.decided()) return "-";
    return fmt::format("{}{:.3g}", peer.decided() ? "" : "> ", peer.seconds / own.seconds);
}

void insist_on_agreement(const std::string& name, const Timed& a, const Timed& b) {
    if (!a.decided() || !b.decided() || a.answer.existence == b.answer.existence) return;
    fmt::print(stderr, "the engines disagree on {}\n", name);
    std::exit(1);
}

constexpr int z3_size_max = 50'000;

void compare_with_peers(const std::vector<Instance>& all,
                        const even_kernels::EvenKernelLimits& limits) {
    fmt::print(
        "| graph | order | size | nullity | even kernel | by | ms | plain xor / ours | "
        "plain z3 / ours |\n|---|---|---|---|---|---|---|---|---|\n");
    for (const Instance& instance : all) {
        const SparseGraph g = instance.make();
        const Timed own = timed([&] { return even_kernels::EvenKernels(g).ask({}, limits); });
        const Timed by_xor = timed([&] {
            return even_kernels::XorEvenKernels(g, even_kernels::plain_problem(g)).ask({}, limits);
        });
        const Timed by_z3 = timed([&] {
            // Z3 does not look at its time limit while it takes the problem in.
            if (g.size() > z3_size_max) return even_kernels::inconclusive("z3", 0, "not asked");
            even_kernels::Z3EvenKernels z3(even_kernels::Z3Encoding::boolean_xor);
            z3.load(g, even_kernels::plain_problem(g));
            return z3.ask({}, limits);
        });
        insist_on_agreement(instance.name, own, by_xor);
        insist_on_agreement(instance.name, own, by_z3);
        const char* const verdict =
            !own.decided()
                ? "?"
                : (own.answer.existence == even_kernels::EvenKernelExistence::exists ? "yes"
                                                                                     : "no");
        fmt::print("| {} | {} | {} | {} | {} | {} | {} | {} | {} |\n", instance.name, g.order(),
                   g.size(), even_kernels::EvenKernelSystem(g).nullity(), verdict,
                   own.answer.engine, milliseconds(own), ratio(by_xor, own),
                   g.size() > z3_size_max ? "not asked" : ratio(by_z3, own));
        std::fflush(stdout);
    }
}

/// Larger graphs only show the time limit.
constexpr int encoded_size_max = 1300;

void compare_encodings(const std::vector<Instance>& all,
                       const even_kernels::EvenKernelLimits& limits) {
    fmt::print(
        "\n| Z3, ms | Boolean XOR | bit vectors | pseudo-Boolean | SAT tactic | SAT core | "
        "reduced: "
        "Boolean XOR | bit vectors | pseudo-Boolean | SAT tactic | SAT core |\n"
        "|---|---|---|---|---|---|---|---|---|---|---|\n");
    for (const Instance& instance : all) {
        const SparseGraph g = instance.make();
        if (g.size() > encoded_size_max) continue;
        const even_kernels::EvenKernelSystem system(g);
        std::string row = "| " + instance.name + " |";
        for (const even_kernels::ParityProblem& problem :
             {even_kernels::plain_problem(g),
              even_kernels::reduced_problem(system, even_kernels::LinearPart::equations)})
            for (even_kernels::Z3Encoding encoding : even_kernels::z3_encodings)
                row += " " + milliseconds(timed([&] {
                           even_kernels::Z3EvenKernels z3(encoding);
                           z3.load(g, problem);
                           return z3.ask({}, limits);
                       })) +
                       " |";
        fmt::print("{}\n", row);
        std::fflush(stdout);
    }
}

}  // namespace
}  // namespace gazetteer

int main(int argc, char** argv) {
    using namespace gazetteer;
    even_kernels::EvenKernelLimits limits;
    limits.seconds = argc > 1 ? std::atof(argv[1]) : 60;
    const std::vector<Instance> all = instances(argc > 2 ? argv[2] : "");
    compare_with_peers(all, limits);
    limits.seconds /= 6;
    compare_encodings(all, limits);
}
