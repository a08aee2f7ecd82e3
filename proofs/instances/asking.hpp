// SPDX-License-Identifier: GPL-3.0-or-later
// The theorems in proofs/coq say of small instances what the checks of their claims in properties/
// do: the hypotheses are met by the same instances, the conclusion holds of the same, and both
// sides of an equivalence are what oracle/ and properties/ compute. Each source has a test file.
//
//   instances_test PROGRAM [SIZE]   PROGRAM as written by proofs/coq/tie/build PROGRAM instances;
//                                   to size SIZE at most, though a theorem goes further
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

#include "properties/catalogue.hpp"
#include "properties/domains/graph_domains.hpp"
#include "properties/domains/int_domains.hpp"

namespace gazetteer::properties {

/// What an instance of a theorem tells, as the program prints it: how many values of the variables
/// meet the hypotheses, how many parts of the conclusion are false of them, and how often each
/// part, or side of an equivalence, is true.
using Told = std::vector<int>;

/// How far a theorem is compared, and with what.
template <class T>
struct How {
    int size_max = 4;
    /// False where the claim's check says of a whole graph what the theorem says of a part of it.
    bool hypotheses = true;
    /// False where the claim's check has more to fail by than the theorem's conclusion.
    bool conclusion = true;
    /// Which instances are asked; all if empty.
    std::function<bool(const T&)> only = {};
    /// What each instance is to tell, computed here.
    std::function<Told(const T&)> expected = {};
};

/// The program and the largest size, as the command line has them.
struct Asking {
    std::string program;
    int size_cap = 1000;
};
Asking& asking();

/// What the program tells of each question.
std::vector<Told> told_of(const std::vector<std::string>& questions);

/// The names of the theorems that the program reads.
std::vector<std::string> theorems_read();

/// Those that the tests which ran have compared.
std::vector<std::string>& theorems_compared();

/// The claims that name the theorem as their proof.
std::vector<AnyClaim> claims_of(const std::string& theorem);

/// What the claim's own check finds; an instance outside of its domain does not meet its
/// hypothesis.
Finding found(const AnyClaim& claim, const std::string& instance);

template <class T>
struct Asked {
    std::vector<T> instances;
    std::vector<Told> told;
};

/// Every instance of the domain to the size.
template <class T>
Asked<T> ask(const std::string& theorem, const Domain<T>& domain,
             const std::function<std::string(const T&)>& question, const How<T>& how) {
    Asked<T> result;
    std::vector<std::string> questions;
    for (int size = domain.size_min; size <= std::min(how.size_max, asking().size_cap); ++size)
        domain.enumerate(size, [&](const T& instance) {
            if (how.only && !how.only(instance)) return true;
            result.instances.push_back(instance);
            questions.push_back(theorem + question(instance));
            return true;
        });
    result.told = told_of(questions);
    return result;
}

/// The theorem's hypotheses and conclusion are those of each claim that it proves; some instance
/// meets them.
template <class T>
void compare(const std::string& theorem, const Domain<T>& domain,
             const std::function<std::string(const T&)>& question, const How<T>& how) {
    theorems_compared().push_back(theorem);
    const Asked<T> asked = ask(theorem, domain, question, how);
    ASSERT_EQ(asked.told.size(), asked.instances.size()) << theorem;
    const std::vector<AnyClaim> claims = claims_of(theorem);
    EXPECT_FALSE(claims.empty()) << theorem;
    int met = 0;
    for (std::size_t i = 0; i < asked.told.size(); ++i) {
        const Told& told = asked.told[i];
        ASSERT_GE(told.size(), 2U);
        const std::string instance = domain.print(asked.instances[i]);
        met += told[0] > 0 ? 1 : 0;
        for (const AnyClaim& claim : claims) {
            const Finding finding = found(claim, instance);
            if (how.hypotheses) {
                EXPECT_EQ(told[0] > 0, finding.nonvacuous())
                    << theorem << ", hypotheses: " << instance;
            }
            if (how.conclusion) {
                EXPECT_EQ(told[1] > 0, finding.failed()) << theorem << ", conclusion: " << instance;
            }
        }
        if (how.expected) {
            EXPECT_EQ(told, how.expected(asked.instances[i])) << theorem << ", parts: " << instance;
        }
    }
    std::printf("%s: %zu instances, %d meet the hypotheses\n", theorem.c_str(), asked.told.size(),
                met);
    EXPECT_GT(met, 0) << theorem << ": no instance meets the hypotheses";
}

/// An equivalence without hypotheses.
Told sides(bool left, bool right);

std::string of_graph(const Graph& graph);
std::string of_rooted(const RootedGraph& p);
template <std::size_t K>
std::string of_numbers(const Ints<K>& values) {
    std::string result;
    for (int value : values) result += ' ' + std::to_string(value);
    return result;
}

/// All numbers from `least` on, by the largest, as a claim prints them under these names.
template <std::size_t K>
Domain<Ints<K>> all_numbers(const std::array<std::string, K>& names, const Ints<K>& least) {
    const auto visit_all = [least](int size, const std::function<bool(const Ints<K>&)>& visit) {
        Ints<K> values = least;
        for (std::size_t i = K; i != 0;) {
            if (*std::max_element(values.begin(), values.end()) == size && !visit(values)) return;
            for (i = K; i != 0 && ++values[i - 1] > size; --i) values[i - 1] = least[i - 1];
        }
    };
    return ints_domain<K>({
        .name = "numbers",
        .names = names,
        .size_min = *std::max_element(least.begin(), least.end()),
        .enumerate = visit_all,
        .size = [](const Ints<K>& v) { return *std::max_element(v.begin(), v.end()); },
        .contains =
            [least](const Ints<K>& v) {
                return std::equal(v.begin(), v.end(), least.begin(), std::greater_equal<>());
            },
    });
}

void on_graphs(const std::string& theorem, const How<Graph>& how = {});
void on_rooted_graphs(const std::string& theorem, const How<RootedGraph>& how = {});
/// On the graphs without isolated vertices.
void on_covered_graphs(const std::string& theorem, const How<Graph>& how = {});
void on_complete_graphs(const std::string& theorem, int least, const How<Ints<1>>& how = {});
void on_cubes(const std::string& theorem, int least, int dimension_max);

/// Beyond, play by the definitions takes long.
template <std::size_t K>
bool small_grid(const Ints<K>& sides) {
    return sides[0] * sides[1] <= 6;
}
void on_grids(const std::string& theorem, int side_min, int side_max = 4);
void on_grid_vertices(const std::string& theorem);

}  // namespace gazetteer::properties
