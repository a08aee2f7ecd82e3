// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/chains/mirror_law.hpp"

#include <algorithm>

#include "characterizations/edge_delete/mirror.hpp"

namespace gazetteer {

std::variant<SequenceLaw, std::string> mirror_law(const Chain& chain) {
    if (!chain.ring || !chain.twist.empty() || chain.unit.order() % 2 == 0)
        return "mirror automorphisms are known for all n on rings without a twist whose units have "
               "odd order";
    const int first = units_min(chain);
    SequenceLaw law{first, std::max(0, 3 - first), 2, 0, {}};
    for (int n = first; n < law.repeats_from() + law.period; ++n) {
        const bool has_one =
            n < 3 ? find_mirror_automorphism(to_graph(member(chain, n))).has_value() : n % 2 == 0;
        law.values.push_back(has_one ? 1 : 0);
    }
    return least_form(law);
}

}  // namespace gazetteer
