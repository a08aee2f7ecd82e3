// SPDX-License-Identifier: GPL-3.0-or-later
// What one call may use. Limits end work early and never change an answer.
#pragma once

#include <cstddef>
#include <limits>
#include <stop_token>

namespace gazetteer::v0 {

struct Limits {
    /// From the call on; infinity sets no clock.
    double seconds = std::numeric_limits<double>::infinity();
    /// For memos and tables, all threads together.
    std::size_t bytes = std::size_t{2} << 30;
    /// 0 takes one a core.
    int threads = 0;
    /// Requested from another thread, it ends the call.
    std::stop_token stop = {};
};

}  // namespace gazetteer::v0
