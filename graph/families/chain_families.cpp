// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/families/chain_families.hpp"

#include "graph/chains/named_chains.hpp"

namespace gazetteer {

namespace {

using Values = Family::Values;

/// The family of a chain with one number.
template <Chain (*make)()>
Family family_of(const char* name, int least) {
    return {.name = name,
            .parameters = {{"N", least, 250'000}},
            .rule = "",
            .order = [](Values v) { return order(make(), v[0]); },
            .member = [](Values v) { return member(make(), v[0]); },
            .size_max = [](Values v) { return size(make(), v[0]); }};
}

}  // namespace

std::vector<Family> families_of_chains() {
    return {family_of<ladder_chain>("ladder", 1),
            family_of<comb_chain>("comb", 1),
            {.name = "caterpillar",
             .parameters = {{"K", 0, chain_part_order_max - 1}, {"N", 1, 60'000}},
             .rule = "",
             .order = [](Values v) { return order(caterpillar_chain(v[0]), v[1]); },
             .member = [](Values v) { return member(caterpillar_chain(v[0]), v[1]); },
             .size_max = [](Values v) { return size(caterpillar_chain(v[0]), v[1]); }},
            family_of<sun_chain>("sun", 3),
            family_of<prism_chain>("prism", 3),
            family_of<moebius_chain>("moebius", 2)};
}

}  // namespace gazetteer
