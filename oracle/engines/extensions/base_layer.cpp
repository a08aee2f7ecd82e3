// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/extensions/base_layer.hpp"

namespace gazetteer {

BaseLayer::BaseLayer(int order, const std::vector<std::uint64_t>& keys, std::size_t words)
    : order_(order),
      words_a_graph_(words),
      keys_(&keys),
      words_(keys.size() * words),
      places_(keys) {}

}  // namespace gazetteer
