// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates of terms on all members of a chain, made for the tests.
#pragma once

#include <numeric>

#include "certificates/testkit/law_certificates.hpp"
#include "characterizations/chains/chain_laws.hpp"

namespace gazetteer::certificates {

struct TermOnChain {
    const char* term;
    const char* chain;
    std::optional<ChainPlace> v = std::nullopt;
};

/// Whether the term is `less` less without the vertex.
inline SequenceLaw law_without(const SequenceLaw& whole, const SequenceLaw& without,
                               std::int64_t less) {
    const int first = std::max(whole.first, without.first);
    const int from = std::max(whole.repeats_from(), without.repeats_from());
    return least_form(law_of_lines(
        first, from - first, std::lcm(whole.period, without.period), [&](std::int64_t n) {
            const int units = static_cast<int>(n);
            return std::int64_t{whole.at(units) - without.at(units) == less ? 1 : 0};
        }));
}

inline SequenceLaw law_of_term(const TermOnChain& of, const Chain& chain) {
    const std::string term = of.term;
    const auto known = [](const ChainLawOrNot& law) { return std::get<ChainLaw>(law).law; };
    if (term == "matching_number") return known(matching_number_law(chain, {}));
    if (term == "nullity") return known(nullity_law(chain, {}));
    if (term == "bipartite") return known(bipartite_law(chain, {}));
    if (term == "has_even_kernel") return known(has_even_kernel_law(chain, {}));
    if (term == "independence_number") return known(independence_number_law(chain, {}));
    if (term == "chromatic_number") return known(chromatic_number_law(chain, {}));
    if (term == "domination_number") return known(domination_number_law(chain, {}));
    if (term == "independent_domination_number")
        return known(independent_domination_number_law(chain, {}));
    if (term == "P(uvg)")
        return law_without(known(matching_number_law(chain, {})),
                           known(matching_number_without_law(chain, *of.v)), 0);
    if (term == "P(ueg)")
        return law_without(known(nullity_law(chain, {})), known(nullity_without_law(chain, *of.v)),
                           1);
    return known(in_even_kernel_law(chain, *of.v));
}

inline std::string certificate_of_term(const TermOnChain& of) {
    const Chain chain = *parse_chain(of.chain);
    return written([&](std::ostream& out) {
        write_sequence(out, of.term, chain, law_of_term(of, chain), of.v);
    });
}

inline constexpr const char* with_ends =
    "chain \"path 2\" joins 1-0 left \"K3\" joins 0-0 right \"path 3\" joins 0-1 n";

inline std::vector<std::string> sequence_certificates() {
    using Part = ChainPlace::Part;
    std::vector<std::string> result;
    for (const TermOnChain& of : std::vector<TermOnChain>{
             {"matching_number", "cycle n"},
             {"matching_number", "ladder n"},
             {"matching_number", "comb n"},
             {"matching_number", "prism n"},
             {"matching_number", "moebius n"},
             {"matching_number", with_ends},
             {"nullity", "ladder n"},
             {"nullity", "cycle n"},
             {"nullity", "moebius n"},
             {"nullity", "chain \"path 3\" joins 1-1 n"},
             {"nullity", with_ends},
             {"bipartite", "cycle n"},
             {"bipartite", with_ends},
             {"bipartite", "moebius n"},
             {"chromatic_number", "cycle n"},
             {"chromatic_number", "moebius n"},
             {"chromatic_number", "chain \"cycle 5\" joins 0-1,2-0,4-4 ring n"},
             {"chromatic_number", with_ends},
             {"has_even_kernel", "prism n"},
             {"has_even_kernel", with_ends},
             {"independence_number", "moebius n"},
             {"independence_number", with_ends},
             {"domination_number", "prism n"},
             {"domination_number", with_ends},
             {"domination_number", "cycle n"},
             {"independent_domination_number", "grid 3 n"},
             {"independent_domination_number", "sun n"},
             {"independent_domination_number", "ladder n"},
             {"in_even_kernel", "path n", ChainPlace{Part::unit, 1, false, 0}},
             {"in_even_kernel", "cycle n", ChainPlace{Part::unit, 0, false, 0}},
             {"in_even_kernel", "comb n", ChainPlace{Part::unit, 1, true, 1}},
             {"in_even_kernel", "path n", ChainPlace{Part::unit, 0, true, 0}},
             {"in_even_kernel", "path n", ChainPlace{Part::unit, 2, false, 0}},
             {"in_even_kernel", "ladder n", ChainPlace{Part::unit, 2, true, 1}},
             {"in_even_kernel", with_ends, ChainPlace{Part::left, 0, false, 1}},
             {"in_even_kernel", with_ends, ChainPlace{Part::right, 0, false, 2}}})
        result.push_back(certificate_of_term(of));
    const auto add = [&](const char* term, const char* chain, const SequenceLaw& law,
                         const ChainPlace& v) {
        result.push_back(written(
            [&](std::ostream& out) { write_sequence(out, term, *parse_chain(chain), law, v); }));
    };
    add("P(uvg)", "path n", {1, 0, 2, 0, {1, 0}}, {Part::unit, 0, false, 0});
    add("P(uvg)", "path n", {2, 0, 2, 0, {0, 0}}, {Part::unit, 1, true, 0});
    add("P(uvg)", "path n", {3, 0, 2, 0, {1, 0}}, {Part::unit, 2, false, 0});
    add("P(uvg)", "comb n", {2, 0, 1, 0, {0}}, {Part::unit, 1, false, 0});
    add("P(uvg)", "cycle n", {3, 0, 2, 0, {1, 0}}, {Part::unit, 0, false, 0});
    add("P(uvg)", "path n", {1, 0, 2, 0, {1, 0}}, {Part::unit, 0, true, 0});
    add("P(uvg)", "comb n", {1, 0, 1, 0, {0}}, {Part::unit, 0, true, 1});
    add("P(uvg)", "cycle n", {3, 0, 2, 0, {1, 0}}, {Part::unit, 1, true, 0});
    add("P(uvg)", "cycle n", {3, 0, 2, 0, {1, 0}}, {Part::unit, 0, true, 0});
    add("P(ueg)", "path n", {1, 0, 2, 0, {1, 0}}, {Part::unit, 0, false, 0});
    add("P(ueg)", "ladder n", {1, 0, 3, 0, {0, 1, 0}}, {Part::unit, 0, true, 0});
    return result;
}

}  // namespace gazetteer::certificates
