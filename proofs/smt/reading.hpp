// SPDX-License-Identifier: GPL-3.0-or-later
// What ties each file of queries to the games: the values that its definitions must have, and
// whether the model of a near miss is a counterexample.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "proofs/smt/solver.hpp"

namespace gazetteer::smt {

/// Says why the values are not a counterexample; empty if they are one.
using Counterexample = std::function<std::string(const Values&)>;

struct Reading {
    /// By the rules and predicates of graph/ and oracle/, on small graphs.
    std::function<std::vector<Situation>()> definitions;
    /// By the name of the near miss.
    std::map<std::string, Counterexample> near_misses;
    /// By the name of a refuted query: small instances of the sentence, each as an assertion, that
    /// its hypotheses must not exclude.
    std::function<std::map<std::string, std::vector<std::string>>()> instances;
};

/// By the name of the file, without .smt2.
using Readings = std::map<std::string, Reading>;
Readings grid_readings();
Readings cube_readings();
Readings path_readings();
Readings mirror_readings();
Readings even_kernel_readings();
Readings pseudoarc_readings();
Readings matching_readings();
Readings all_readings();

/// "(f 1 (- 2))" with the value.
Expected value_of(const std::string& function, const std::vector<int>& arguments, bool value);
Expected value_of(const std::string& function, const std::vector<int>& arguments, int value);

/// "(and (= m 3) (= n (- 4)))".
std::string fixed(const std::vector<std::pair<std::string, int>>& values);
/// "(and ...)" of one or more.
std::string all_of(const std::vector<std::string>& assertions);

/// Faults that are found one by one: the first that fails is named.
struct Check {
    bool holds;
    const char* what;
};
std::string first_failing(const std::vector<Check>& checks);

}  // namespace gazetteer::smt
