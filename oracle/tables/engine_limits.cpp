// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/tables/engine_limits.hpp"

#include <cmath>
#include <cstdio>

namespace gazetteer {

std::string memory_text(double bytes) {
    constexpr double mebi = 1024.0 * 1024;
    char text[64];
    if (bytes < 1024 * mebi)
        std::snprintf(text, sizeof text, "%.0f MiB", std::fmax(1, std::ceil(bytes / mebi)));
    else if (bytes < 1e6 * 1024 * mebi)
        std::snprintf(text, sizeof text, "%.1f GiB", bytes / (1024 * mebi));
    else
        std::snprintf(text, sizeof text, "%.0e GiB", bytes / (1024 * mebi));
    return text;
}

void MemoLimits::check_bytes(double bytes, std::size_t positions) const {
    if (bytes > static_cast<double>(limits_.bytes))
        throw EngineLimitExceeded("a memo of more than " + std::to_string(positions) +
                                  " positions needs " + memory_text(bytes) + ", allowed are " +
                                  memory_text(static_cast<double>(limits_.bytes)));
}

}  // namespace gazetteer
