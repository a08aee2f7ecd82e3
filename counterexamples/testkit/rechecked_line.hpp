// SPDX-License-Identifier: GPL-3.0-or-later
// A statement of a file, hunted and judged a second time.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "counterexamples/grounds/digraph_ground.hpp"
#include "counterexamples/hunt/hunt.hpp"
#include "counterexamples/hunt/recheck.hpp"
#include "counterexamples/hunt/suite.hpp"
#include "counterexamples/hunt/suite_ground.hpp"
#include "language/naive/naive_graphs.hpp"

namespace gazetteer::conjectures {

/// Hunts at orders of at most 5, of digraphs 4, on a ground of whole orders, and rechecks where the
/// second evaluator knows the words. Returns whether it was.
inline bool is_rechecked(const std::string& id, const Conjecture& conjecture,
                         const SuiteGround& of) {
    if (of.model || !of.graphs.empty() || !of.file.empty()) return false;
    const auto ground = parse_ground(of.text, {}, 7);
    const auto level = ground ? ground->next() : std::nullopt;
    if (!level || (!level->whole && !level->whole_digraphs)) return false;
    const std::string text = to_string(conjecture.expression());
    const HuntReport report = hunt(conjecture,
                                   level->whole ? exhaustive_ground(level->whole->which, 1, 5)
                                                : digraph_ground(*level->whole_digraphs, 1, 4),
                                   {});
    try {
        const Recheck second = recheck(conjecture, report, {.seed = 7, .graphs_max = 60});
        for (const RecheckDifference& difference : second.differences)
            ADD_FAILURE() << id << ": " << text << ": " << to_string(difference);
        return true;
    } catch (const naive::Unknown& unknown) {
        GTEST_LOG_(INFO) << id << ": " << unknown.what();
        return false;
    }
}

}  // namespace gazetteer::conjectures
