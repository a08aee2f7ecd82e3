// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>

#include "work/progress.hpp"

namespace gazetteer::runs {

std::string progress_text(std::uint64_t items, std::uint64_t items_before, double total,
                          double seconds, const std::string& what) {
    const double rate = seconds > 0 ? static_cast<double>(items - items_before) / seconds : 0;
    if (total <= 0) return fmt::format("{} {}, {:.0f}/s", items, what, rate);
    const double left = std::max(0.0, total - static_cast<double>(items));
    return fmt::format("{} of {:.0f} {} ({:.1f} %), {:.0f}/s{}", items, total, what,
                       100 * static_cast<double>(items) / total, rate,
                       rate > 0 ? fmt::format(", {:.0f} s remain", left / rate) : "");
}

}  // namespace gazetteer::runs
