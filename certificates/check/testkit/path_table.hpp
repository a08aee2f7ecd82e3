// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of Grundy values of paths, for the tests of the checker.
#pragma once

#include <set>
#include <string>
#include <vector>

namespace gazetteer::check {

/// The Grundy values G(0), G(1), ... of the heaps of .07, by their definition.
inline std::vector<int> path_values(std::size_t count) {
    std::vector<int> values;
    while (values.size() < count) {
        std::set<int> options;
        for (std::size_t a = 0; a + 2 <= values.size(); ++a)
            options.insert(values[a] ^ values[values.size() - 2 - a]);
        int value = 0;
        while (options.contains(value)) ++value;
        values.push_back(value);
    }
    return values;
}

/// They and their period, as evidence.
inline std::string path_table(std::size_t preperiod, std::size_t period) {
    std::string line = "values";
    for (int value : path_values(2 * preperiod + 2 * period + 2))
        line += " " + std::to_string(value);
    return "paths\npreperiod " + std::to_string(preperiod) + "\nperiod " + std::to_string(period) +
           "\n" + line + "\n";
}

}  // namespace gazetteer::check
