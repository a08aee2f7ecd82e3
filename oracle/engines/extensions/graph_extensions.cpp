// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/extensions/graph_extensions.hpp"

namespace gazetteer {

GraphExtensions::GraphExtensions(const SmallGraph& base)
    : base_(base), group_(small_group(base)), extensions_(base, group_) {}

}  // namespace gazetteer
