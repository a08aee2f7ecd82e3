// SPDX-License-Identifier: GPL-3.0-or-later
// The only file that includes RapidCheck.
#include "properties/framework/random_driver.hpp"

#include <rapidcheck/Random.h>
#include <rapidcheck/Seq.h>
#include <rapidcheck/Shrinkable.h>
#include <rapidcheck/seq/Create.h>
#include <rapidcheck/shrinkable/Create.h>
#include <rapidcheck/shrinkable/Operations.h>

namespace gazetteer::properties {

AnyInstance shrunk_any(AnyInstance instance,
                       const std::function<std::vector<AnyInstance>(const AnyInstance&)>& shrink,
                       const std::function<bool(const AnyInstance&)>& fails) {
    const auto tree = rc::shrinkable::shrinkRecur(
        std::move(instance),
        [shrink](const AnyInstance& of) { return rc::seq::fromContainer(shrink(of)); });
    return rc::shrinkable::findLocalMin(tree, fails).first;
}

std::vector<std::uint64_t> seeds_of_instances(std::uint64_t seed, int n) {
    rc::Random random(seed);
    std::vector<std::uint64_t> result;
    for (int i = 0; i < n; ++i) result.push_back(random.split().next());
    return result;
}

}  // namespace gazetteer::properties
