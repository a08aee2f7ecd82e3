// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/forall/chain_claim.hpp"

#include <algorithm>

#include "counterexamples/forall/claim_decision.hpp"
#include "language/expressions/syntax.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {

namespace {

bool quantifies(const Syntax& syntax) {
    return syntax.kind == Syntax::Kind::quantifier ||
           std::ranges::any_of(syntax.children, quantifies);
}

ChainClaim claim_of(const Series& series, const Syntax& syntax) {
    ChainClaim result{ChainClaim::Verdict::sequence, series.law, 0, {}, quantifies(syntax)};
    if (!series.is_truth) return result;
    const auto wrong = first_zero(series.law);
    result.verdict = wrong ? ChainClaim::Verdict::refuted : ChainClaim::Verdict::proved;
    result.least = wrong.value_or(0);
    return result;
}

ChainClaim inconclusive(const std::string& reason) {
    return {ChainClaim::Verdict::inconclusive, {}, 0, reason};
}

}  // namespace

const char* to_string(ChainClaim::Verdict verdict) {
    switch (verdict) {
        case ChainClaim::Verdict::proved:
            return "PROVED";
        case ChainClaim::Verdict::refuted:
            return "REFUTED";
        case ChainClaim::Verdict::sequence:
            return "SEQUENCE";
        case ChainClaim::Verdict::inconclusive:
            break;
    }
    return "INCONCLUSIVE";
}

const char* chain_terms() {
    return "n, order, size, matching_number, independence_number, vertex_cover_number, "
           "domination_number, independent_domination_number, chromatic_number, nullity, "
           "gf2_rank, bipartite, has_even_kernel, mirror, and "
           "at a vertex v P(uvg, v), N(uvg, v), P(ueg, v), N(ueg, v), saturated(v), "
           "in_even_kernel(v), degree(v); of all vertices forall v: ..., exists v: ..., "
           "count v: ...; of games without a token grundy(GAME), P(GAME), N(GAME); of another "
           "chain matching_number(path(n - 1)), grundy(GAME, comb(2 * n))";
}

Parsed<ChainClaim> decide_for_all(std::string_view text, const Chain& chain, AboutVertices about,
                                  const LawsUsed& used) {
    const auto syntax = parse_syntax(text);
    if (!syntax) return syntax.error();
    try {
        return claim_of(decided(*syntax, chain, about, used), *syntax);
    } catch (const ParseError& error) {
        return error;
    } catch (const NotForAll& why) {
        return inconclusive(why.what());
    } catch (const runs::MemoryExceeded& why) {
        return inconclusive(why.what());
    }
}

}  // namespace gazetteer::conjectures
