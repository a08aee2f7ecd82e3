// What the rules alone say about every play: that it ends, what goes, and whether a position is the
// sum of its components.
#pragma once

#include "oracle/script/rules.hpp"

namespace gazetteer::script {

/// Why each is true stands at the function that finds it, in analysis.cpp.
struct Analysis {
    /// The moves that may go on for ever, as far as the analysis sees: for each what it is and what
    /// would be right. Empty: every play ends.
    std::vector<std::string> endless = {};
    /// Some move takes vertices away.
    bool vertices_go = false;
    /// Some move takes edges away and leaves their ends.
    bool edges_go = false;
    /// Why a position is not the sum of its components; empty: it is.
    std::string not_a_sum = {};

    bool ends() const { return endless.empty(); }
    bool is_sum() const { return not_a_sum.empty(); }
};
/// O(the length of the rules).
Analysis analyse(const Rules& rules);

}  // namespace gazetteer::script
