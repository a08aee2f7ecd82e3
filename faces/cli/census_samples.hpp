// SPDX-License-Identifier: GPL-3.0-or-later
// census --samples: probabilities in G(n, p) by sampling, where no census reaches.
#pragma once

#include <string>
#include <vector>

#include "faces/cli/arguments/verb.hpp"
#include "work/census/census.hpp"
#include "work/census/polynomial.hpp"
#include "work/progress.hpp"

namespace gazetteer::cli {

struct SampleArguments {
    std::uint64_t samples = 0;
    std::uint64_t seed = 1;
    std::uint64_t nodes_max = 1'000'000;
    std::vector<double> ps{0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9};
};

void add_sample_options(Verb& verb, SampleArguments& arguments);

/// "P(vertex 1 is an N-position) in G(n, p), ueg".
std::string plot_title(const census::Request& request);

/// Throws InputError when the subject cannot be sampled, or not as asked for.
void insist_sampled(const census::Request& request);

/// Samples every order of the request and prints an object or a table each; `plot` is a file or
/// empty, in which the exact curves are drawn as well. The options used are threads and memory.
/// Returns the exit code.
int run_samples(const SampleArguments& arguments, const census::Request& request,
                const runs::RunOptions& options, const std::string& plot,
                const std::vector<census::Probability>& exact, runs::Monitor& monitor);

}  // namespace gazetteer::cli
