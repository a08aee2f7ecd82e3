// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/propose/propose.hpp"

#include <algorithm>

#include "counterexamples/propose/bound_search.hpp"
#include "counterexamples/propose/condition_search.hpp"
#include "work/threads.hpp"

namespace gazetteer::conjectures {

ProposalReport propose(const ValueTable& table, const ProposalOptions& options) {
    ProposalReport result;
    runs::on_threads(options.threads, [&] {
        result = table.target.type == Type::boolean ? ConditionSearch(table, options).all()
                                                    : BoundSearch(table, options).all();
    });
    std::ranges::stable_sort(result.proposals, std::greater<>(), &Proposal::decided);
    return result;
}

std::uint64_t candidates_of(const ValueTable& table) {
    return table.target.type == Type::boolean ? ConditionSearch::candidates_of(table)
                                              : BoundSearch::candidates_of(table);
}

}  // namespace gazetteer::conjectures
