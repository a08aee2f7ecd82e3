// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace gazetteer {

/// The text of vertex_transitive.txt: graph6, one a line.
extern const std::string_view vertex_transitive_list;

}  // namespace gazetteer
