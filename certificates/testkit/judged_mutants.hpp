// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of the mutants of a certificate in a test.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "certificates/testkit/mutants.hpp"

namespace gazetteer::certificates {

struct MutantCount {
    int mutants = 0;
    int accepted = 0;
};

/// Counts the mutants of a text, and calls `expect_true` on those that are accepted; the first
/// fatal failure ends it.
inline void judge_mutants(const std::string& text, MutantCount& count,
                          const std::function<bool(const std::string&)>& is_accepted,
                          const Visit& expect_true) {
    for_each_mutant(text, [&](const std::string& mutant) {
        if (mutant == text || testing::Test::HasFatalFailure()) return;
        ++count.mutants;
        if (!is_accepted(mutant)) return;
        ++count.accepted;
        expect_true(mutant);
    });
}

}  // namespace gazetteer::certificates
