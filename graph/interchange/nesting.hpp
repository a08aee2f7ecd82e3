// SPDX-License-Identifier: GPL-3.0-or-later
// Readers of libraries call themselves for what is nested: a text that would exhaust the stack is
// refused before.
#pragma once

#include <string_view>

namespace gazetteer::interchange {

constexpr int nesting_max = 200;

/// Refuses XML with more than nesting_max elements that are open at once.
void refuse_deep_elements(std::string_view text);

}  // namespace gazetteer::interchange
