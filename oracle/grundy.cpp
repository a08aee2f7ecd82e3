// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/grundy.hpp"

#include <algorithm>

namespace gazetteer {

int mex(std::vector<int> values) {
    std::ranges::sort(values);
    int result = 0;
    for (int value : values)
        if (value == result) ++result;
    return result;
}

}  // namespace gazetteer
