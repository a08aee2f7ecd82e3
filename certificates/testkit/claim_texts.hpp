// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates of claims on all members of a chain, made for the tests.
#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "certificates/testkit/law_certificates.hpp"
#include "certificates/testkit/sequence_certificates.hpp"

namespace gazetteer::certificates {

/// A certificate of a claim, and what stands before it in its file: laws that it is decided from.
struct ClaimText {
    std::string text = {};
    Shown shown = {};
    std::string before = {};
    std::size_t laws = 0;
    std::string file() const { return before + text + "total " + std::to_string(laws + 1) + "\n"; }
};

/// On a law of node_kayles, or of a term.
inline ClaimText claim_on(const std::string& claim, const std::string& family,
                          const std::vector<UsedLaw>& terms,
                          const std::optional<check::ReturnOfStates>& states = std::nullopt) {
    const Chain chain = *parse_chain(family);
    ClaimText result;
    std::ostringstream before;
    std::vector<UsedLaw> used;
    const chains::Pattern pattern = chains::pattern_of(chain);
    for (const UsedLaw& term : terms) {
        used.push_back(term);
        if (term.game != nullptr) {
            const chains::GameLaw law = chains::law_of(*term.game, pattern, {.length_max = 2000});
            write_law(before, *term.game, pattern, law, &result.shown);
            used.back() = used_law(*term.game, law);
        } else {
            write_sequence(before, term.term, chain, term.law, term.v, &result.shown);
        }
    }
    std::ostringstream text;
    write_claim_for_all(text, claim, chain, units_min(chain), used, result.shown, states);
    result.text = text.str();
    result.before = before.str();
    result.laws = terms.size();
    return result;
}

inline UsedLaw of_node_kayles() {
    return {"grundy", &shipped_game("node_kayles")};
}

/// Those that speak of games, or of n alone.
inline std::vector<ClaimText> claims_on_games() {
    return {claim_on("P(node_kayles) <-> n mod 2 = 0", "comb n", {of_node_kayles()}),
            claim_on("N(node_kayles) and size = 3 * n", "moebius n", {of_node_kayles()}),
            claim_on("min(n, 7) >= gcd(n, 7) -> -size = 1 - n", "path n", {}),
            claim_on("ceil((1 - n) / 2) = -floor((n - 1) / 2) and floor((n - 7) / -3) = "
                     "-ceil(floor(n - 7) / 3)",
                     "path n", {})};
}

/// Those that speak of terms of the whole member, and of games besides.
inline std::vector<ClaimText> claims_on_terms() {
    const auto on = [](const char* claim, const char* family, const std::vector<const char*>& terms,
                       std::vector<UsedLaw> laws) {
        for (const char* term : terms)
            laws.push_back(
                {term, nullptr, std::nullopt, law_of_term({term, family}, *parse_chain(family))});
        return claim_on(claim, family, laws);
    };
    return {on("2 * matching_number + n mod 2 = order", "path n", {"matching_number"}, {}),
            on("matching_number = floor(n / 2) and abs(3 - order) <= n + 1", "path n",
               {"matching_number"}, {}),
            on("N(node_kayles) xor (independence_number + matching_number) div 2 mod 2 = 0",
               "comb n", {"independence_number", "matching_number"}, {of_node_kayles()}),
            on("(has_even_kernel -> bipartite) and gf2_rank = order - nullity", "cycle n",
               {"nullity", "bipartite", "has_even_kernel"}, {}),
            on("domination_number <= vertex_cover_number and not size < order", "sun n",
               {"domination_number", "independence_number", "domination_number"}, {}),
            on("independent_domination_number = n - (n - 1) div 2", "ladder n",
               {"independent_domination_number"}, {}),
            on("chromatic_number = 2 + n mod 2 and (bipartite <-> chromatic_number < 3)", "cycle n",
               {"bipartite", "chromatic_number"}, {})};
}

/// Those that speak of a vertex, and of terms of the whole member besides.
inline std::vector<ClaimText> claims_at_vertices() {
    using Part = ChainPlace::Part;
    const auto kernel = [](const char* family, const ChainPlace& v) -> UsedLaw {
        return {"in_even_kernel", nullptr, v,
                law_of_term({"in_even_kernel", family, v}, *parse_chain(family))};
    };
    const UsedLaw matched{"matching_number", nullptr, std::nullopt, {1, 0, 2, 1, {0, 1}}};
    const UsedLaw first{"P(uvg)", nullptr, ChainPlace{}, {1, 0, 2, 0, {1, 0}}};
    const UsedLaw last{"P(uvg)", nullptr, ChainPlace{Part::unit, 0, true, 0}, {1, 0, 2, 0, {1, 0}}};
    const UsedLaw on_ring{
        "P(uvg)", nullptr, ChainPlace{Part::unit, 0, true, 0}, {3, 0, 2, 0, {1, 0}}};
    return {claim_on("saturated(first) xor (order - 2 * matching_number) div 1 = 1 and n > 0",
                     "path n", {first, matched}),
            claim_on("in_even_kernel(last) <-> P(uvg, unit(0, 0)) and not N(uvg, last)", "path n",
                     {last, first, kernel("path n", {Part::unit, 0, true, 0})}),
            claim_on("N(uvg, last_unit(0,0)) <-> in_even_kernel(first)", "cycle n",
                     {on_ring, kernel("cycle n", {Part::unit, 0, false, 0})}),
            claim_on("in_even_kernel(last) and not in_even_kernel(left(1))", with_ends,
                     {kernel(with_ends, {Part::left, 0, false, 1}),
                      kernel(with_ends, {Part::right, 0, false, 2})})};
}

/// A claim that binds a vertex, of which these terms are asked; and other terms.
inline ClaimText claim_on_all_vertices(const std::string& claim, const char* family,
                                       const std::set<std::string>& at_v,
                                       const std::vector<const char*>& terms = {}) {
    const Chain chain = *parse_chain(family);
    const VerticesForAll vertices = vertices_for_all(chain, at_v);
    std::vector<UsedLaw> laws;
    for (const char* term : terms)
        laws.push_back({term, nullptr, std::nullopt, law_of_term({term, family}, chain)});
    for (const ChainPlace& v : vertices.places)
        for (const std::string& term : at_v)
            laws.push_back({term, nullptr, v, law_of_term({term.c_str(), family, v}, chain)});
    return claim_on(claim, family, laws, vertices.states);
}

/// Those that bind a vertex: open chains, with ends and without, and rings.
inline std::vector<ClaimText> claims_on_all_vertices() {
    return {claim_on_all_vertices("forall v: N(uvg, v)", "ladder n", {"P(uvg)"}),
            claim_on_all_vertices("(count v: P(uvg, v)) = (n mod 2) * ((n + 1) div 2)", "path n",
                                  {"P(uvg)"}),
            claim_on_all_vertices("(exists u: not saturated(u)) <-> 2 * matching_number < order",
                                  "path n", {"P(uvg)"}, {"matching_number"}),
            claim_on_all_vertices("forall v: in_even_kernel(v) -> n mod 2 = 0 and degree(v) = 2",
                                  "cycle n", {"in_even_kernel"}),
            claim_on_all_vertices("forall first: P(ueg, first) -> degree(first) < 3", "comb n",
                                  {"P(ueg)"}),
            claim_on_all_vertices("(count v: degree(v) = 1) = 3 and n > 0", with_ends, {}),
            claim_on_all_vertices("(count v: P(uvg, v) or degree(v) > 3) = n + 5", with_ends,
                                  {"P(uvg)"})};
}

inline std::vector<ClaimText> claims() {
    std::vector<ClaimText> result = claims_on_games();
    for (const auto& some : {claims_on_terms(), claims_at_vertices(), claims_on_all_vertices()})
        for (const ClaimText& claim : some) result.push_back(claim);
    return result;
}

/// A certificate that a member of n units refutes the claim, which names these shipped games. All
/// smaller members are of the claim, or those with `from` units or more.
inline std::string refuting_member(const std::string& claim, const std::string& family, int n,
                                   const std::vector<std::string>& names,
                                   std::optional<int> from = std::nullopt) {
    const Chain chain = *parse_chain(family);
    std::vector<script::Rules> games;
    for (const std::string& name : names) games.push_back(shipped_game(name));
    return written([&](std::ostream& out) {
        write_refuting_member(out, claim, chain, from.value_or(units_min(chain)), n, games);
    });
}

/// Claims that members refute: open chains and rings, a twist, one game, two and none.
inline std::vector<std::string> refuting_members() {
    return {
        refuting_member("grundy(node_kayles) < 3", "path n", 5, {"node_kayles"}),
        refuting_member("P(arc_kayles) -> n != 8", "cycle n", 8, {"arc_kayles"}),
        refuting_member("size < 3 * n and N(edge_deletion)", "moebius n", 2, {"edge_deletion"}),
        refuting_member("grundy(node_kayles) <= grundy(arc_kayles) + 1 or size > order", "path n",
                        5, {"node_kayles", "arc_kayles"}),
        refuting_member("floor(size / 2) < order - 2", "comb n", 1, {}),
        refuting_member("2 * matching_number >= order - n mod 2 and n < 6", "path n", 6, {}),
        refuting_member("not has_even_kernel", "prism n", 6, {}),
        refuting_member("bipartite xor has_even_kernel or n < 7", "cycle n", 7, {}),
        refuting_member("vertex_cover_number < 4 and gf2_rank = order", "comb n", 4, {}),
        refuting_member("domination_number = (n + 3) div 4", "cycle n", 4, {}),
        refuting_member("chromatic_number < 3 or n = 2", "moebius n", 4, {}),
        refuting_member("chromatic_number <= 2 or n != 5", "prism n", 5, {}),
        refuting_member("P(uvg, first) -> n < 4", "path n", 5, {}),
        refuting_member("in_even_kernel(last) <-> bipartite and n != 6", "cycle n", 6, {}),
        refuting_member("saturated(unit(0, 1)) and (N(uvg,last) -> n != 3)", "comb n", 3, {}),
        refuting_member("not in_even_kernel(right(0)) or n < 3", with_ends, 3, {}),
        refuting_member("forall v: P(uvg, v) -> degree(v) = 1 or n < 5", "path n", 5, {}),
        refuting_member("(count v: in_even_kernel(v)) < order", "cycle n", 4, {}),
        refuting_member("exists v: P(uvg, v)", "grid 3 n", 2, {}),
        refuting_member("(count u: degree(u) = 3) < 7", "prism n", 4, {}),
        refuting_member("(count v: P(uvg, v) and not in_even_kernel(v)) != 5", with_ends, 2, {}),
        refuting_member("in_even_kernel(unit(2, 0))", "path n", 4, {}, 3),
        refuting_member("saturated(last_unit(1, 0)) <-> n != 5", "comb n", 5, {}, 2),
        refuting_member("nullity < 4 and independence_number > 0", "moebius n", 3, {}),
        refuting_member("N(node_kayles) -> independent_domination_number != 5", with_ends, 4,
                        {"node_kayles"})};
}

/// True claims as long, or nested as deep, as a text may be, and some beyond.
inline std::vector<ClaimText> claims_at_limits() {
    const ClaimText one = claim_on("true", "path n", {});
    std::vector<ClaimText> result;
    const auto add = [&](const std::string& first, const std::string& repeated, int count,
                         const std::string& inside, const std::string& closing,
                         const std::string& last) {
        std::string text = first;
        for (int i = 0; i < count; ++i) text += repeated;
        text += inside;
        for (int i = 0; i < count; ++i) text += closing;
        result.push_back(one);
        result.back().text = with(one.text, "expression true", "expression " + text + last);
    };
    for (const int count : {98, 99, 100}) add("", "(", count, "true", ")", "");
    for (const int count : {296, 297, 298})
        add("", "not ", count, count % 2 == 0 ? "n > 0" : "n < 1", "", "");
    for (const int count : {296, 297, 298})
        add("", "-", count, count % 2 == 0 ? "n > 0" : "n < 0", "", "");
    for (const int count : {296, 297, 298}) add("", "n < 0 -> ", count, "true", "", "");
    for (const int count : {73, 74, 75}) add("", "floor(", count, "n", ")", " = n");
    for (const int count : {73, 74, 75}) add("", "abs(", count, "n", ")", " = n");
    for (const int count : {73, 74, 75}) add("", "min(n, ", count, "n", ")", " = n");
    for (const int count : {19995, 19996, 19997}) add("n", " ", count, "> 0", "", "");
    return result;
}

}  // namespace gazetteer::certificates
