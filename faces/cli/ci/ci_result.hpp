// SPDX-License-Identifier: GPL-3.0-or-later
// What became of one thing that a repository has checked: a conjecture of a file, a claim of a
// paper, or a game.
#pragma once

#include <string>

namespace gazetteer::cli {

enum class CiState {
    passed,
    failed,
    /// A graph was given up, or the work was stopped within it.
    inconclusive,
    /// The time was over before it began.
    not_reached,
};

/// How the answer was come by: now, from the cache, or by a graph that was found before.
enum class CiSource { checked, cached, replayed };

struct CiResult {
    std::string file;
    /// Counted from 1.
    int line = 1;
    std::string id;
    bool is_game = false;
    CiState state = CiState::passed;
    CiSource source = CiSource::checked;
    /// In a line; of a failure, why it is one.
    std::string summary = {};
    std::string fault = {};
    double seconds = 0;
};

/// "passed", "FAILED", "inconclusive", "not reached".
const char* to_string(CiState state);
/// "checked", "cached", "replayed".
const char* to_string(CiSource source);

}  // namespace gazetteer::cli
