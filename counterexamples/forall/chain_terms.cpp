// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/forall/chain_terms.hpp"

#include <algorithm>
#include <array>

#include "characterizations/chains/mirror_law.hpp"
#include "counterexamples/forall/game_laws.hpp"

namespace gazetteer::conjectures {

namespace {

const ChainLaw& known_law(const ChainLawOrNot& law) {
    if (const auto* const why = std::get_if<std::string>(&law)) throw NotForAll(*why);
    return std::get<ChainLaw>(law);
}

std::int64_t are_equal(std::int64_t a, std::int64_t b) {
    return a == b ? 1 : 0;
}
std::int64_t is_one_less(std::int64_t a, std::int64_t b) {
    return a == b - 1 ? 1 : 0;
}
/// a + b n, from its values at two numbers.
SequenceLaw linear_law(int first, std::int64_t at_first, std::int64_t at_next) {
    return {first, 0, 1, at_next - at_first, {at_first}};
}

}  // namespace

std::span<const TermOfMembers> terms_of_one_law() {
    static const std::array<TermOfMembers, 8> all{
        {{"matching_number", false, matching_number_law},
         {"nullity", false, nullity_law},
         {"independence_number", false, independence_number_law},
         {"domination_number", false, domination_number_law},
         {"independent_domination_number", false, independent_domination_number_law},
         {"chromatic_number", false, chromatic_number_law},
         {"bipartite", true, bipartite_law},
         {"has_even_kernel", true, has_even_kernel_law}}};
    return all;
}

SequenceLaw ChainTerms::order() const {
    return linear_law(first_, gazetteer::order(chain_, first_),
                      gazetteer::order(chain_, first_ + 1));
}

SequenceLaw ChainTerms::size() const {
    return linear_law(first_, gazetteer::size(chain_, first_), gazetteer::size(chain_, first_ + 1));
}

const SequenceLaw& ChainTerms::kept(const std::string& name,
                                    const std::function<SequenceLaw()>& law) {
    const auto found = laws_.find(name);
    return found != laws_.end() ? found->second : laws_.emplace(name, law()).first->second;
}

SequenceLaw ChainTerms::of_member(const std::string& name) {
    const auto term = std::ranges::find(terms_of_one_law(), name, &TermOfMembers::name);
    return kept(name, [&] {
        const ChainLawOrNot found = term->law(chain_, {});
        const ChainLaw& law = known_law(found);
        returns_[name] = {law.returns_from, law.returns_after};
        return used(name, law.law);
    });
}

StatesReturn ChainTerms::return_of(const std::string& name) {
    of_member(name);
    return returns_.at(name);
}

SequenceLaw ChainTerms::mirror() {
    return kept("mirror", [this] {
        const auto law = mirror_law(chain_);
        if (const auto* const why = std::get_if<std::string>(&law)) throw NotForAll(*why);
        return used("mirror", std::get<SequenceLaw>(law));
    });
}

SequenceLaw ChainTerms::degree(const ChainPlace& v) const {
    // A unit more before or behind the vertex, where there is one, changes nothing at it.
    const int first = units_min(chain_, v);
    return least_form(law_of_lines(first, 1, 1, [&](std::int64_t n) {
        const SparseGraph g = member(chain_, static_cast<int>(n));
        return std::int64_t{g.degree(vertex_at(chain_, v, static_cast<int>(n)))};
    }));
}

SequenceLaw ChainTerms::in_even_kernel(const ChainPlace& v) {
    return used("in_even_kernel", known_law(in_even_kernel_law(chain_, v)).law, v);
}

SequenceLaw ChainTerms::uvg_is_P(const ChainPlace& v) {
    const SequenceLaw without = known_law(matching_number_without_law(chain_, v)).law;
    const SequenceLaw lost = difference(of_member("matching_number"), without);
    return used("P(uvg)", pointwise(lost, constant_law(lost.first, 0), are_equal), v);
}

SequenceLaw ChainTerms::ueg_is_P(const ChainPlace& v) {
    if (const auto n = first_zero(of_member("bipartite")))
        throw NotForAll("P(ueg) has a theorem on bipartite graphs, and the member of " +
                        std::to_string(*n) + " units is not bipartite");
    const SequenceLaw without = known_law(nullity_without_law(chain_, v)).law;
    const SequenceLaw change = difference(without, of_member("nullity"));
    return used("P(ueg)", pointwise(change, constant_law(change.first, 0), is_one_less), v);
}

SequenceLaw ChainTerms::grundy(const script::Rules& rules) {
    return kept("grundy " + rules.name, [&] { return grundy_law(rules, chain_, used_.of_game); });
}

}  // namespace gazetteer::conjectures
