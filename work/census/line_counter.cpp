// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/census/line_counter.hpp"

#include <algorithm>

namespace gazetteer::census {

std::string to_string(const Answers& answers) {
    const bool digits = std::ranges::all_of(answers, [](int answer) { return answer < 10; });
    std::string result;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        if (!digits && i > 0) result += ',';
        result += std::to_string(answers[i]);
    }
    return result;
}

}  // namespace gazetteer::census
