// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/prove.hpp"

#include "counterexamples/forall/chain_claim.hpp"
#include "faces/library/hunts/conjecture_lock.hpp"
#include "faces/library/inside.hpp"
#include "graph/families/chain_text.hpp"

namespace gazetteer::v0 {

namespace {

using conjectures::ChainClaim;

ForAll verdict_of(ChainClaim::Verdict verdict) {
    switch (verdict) {
        case ChainClaim::Verdict::proved:
            return ForAll::proved;
        case ChainClaim::Verdict::refuted:
            return ForAll::refuted;
        case ChainClaim::Verdict::sequence:
            return ForAll::sequence;
        case ChainClaim::Verdict::inconclusive:
            break;
    }
    return ForAll::inconclusive;
}

ProveAnswer told(const ChainClaim& claim) {
    ProveAnswer result;
    result.verdict = verdict_of(claim.verdict);
    result.reason = claim.reason;
    if (result.verdict == ForAll::inconclusive) return result;
    const SequenceLaw& law = claim.law;
    result.law = Law{law.first,  law.repeats_from(),         law.period, law.slope,
                     law.values, gazetteer::exceptions(law), law.slopes};
    if (result.verdict == ForAll::refuted) result.least = claim.least;
    return result;
}

}  // namespace

std::int64_t Law::at(std::int64_t n) const {
    if (n < first)
        throw InputError("the sequence begins with n = " + std::to_string(first) + ", not " +
                         std::to_string(n));
    return SequenceLaw{first, repeats_from - first, period, slope, values, slopes}.at(n);
}

const char* to_string(ForAll verdict) {
    constexpr const char* names[] = {"proved", "refuted", "sequence", "inconclusive"};
    return names[static_cast<int>(verdict)];
}

ProveAnswer prove(const std::string& claim, const std::string& family, const Limits& limits) {
    const ConjecturesInUse in_use;
    return in_public([&] {
        const Chain chain = value_of(parse_chain(family), family, "<family>");
        const CallLimits call(limits);
        try {
            return told(value_of(conjectures::decide_for_all(claim, chain), claim, "<claim>"));
        } catch (const runs::Stopped&) {
            return ProveAnswer{.reason = "stopped before it was decided"};
        }
    });
}

}  // namespace gazetteer::v0
