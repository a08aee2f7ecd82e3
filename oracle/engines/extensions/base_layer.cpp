// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/extensions/base_layer.hpp"

namespace gazetteer {

BaseLayer::BaseLayer(int order, const std::vector<std::uint64_t>& keys, std::size_t words)
    : order_(order), words_a_graph_(words), keys_(&keys), words_(keys.size() * words) {
    while (places_.size() < 2 * keys.size()) places_.resize(2 * places_.size());
    for (std::uint32_t i = 0; i < keys.size(); ++i) {
        std::size_t place = home(keys[i]);
        while (places_[place] != 0) place = (place + 1) & (places_.size() - 1);
        places_[place] = i + 1;
    }
}

}  // namespace gazetteer
