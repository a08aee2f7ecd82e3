// SPDX-License-Identifier: GPL-3.0-or-later
// A claim about all members of a chain, decided from laws of its terms that earlier certificates of
// the same file have proved.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "certificates/check/chains/sequence.hpp"

namespace gazetteer::check {

struct ClaimForAll {
    /// One kind, the chains.
    ChainLaw chain = {};
    /// The laws, without the chain; the term "grundy" has the rules of its game.
    std::vector<ChainSequence> laws = {};
    std::string expression = {};
    /// It is true of all members with so many units or more.
    int from = 1;
};

constexpr int given_laws_max = 64;

/// What a proved law says, in words that no other one has.
std::string key_of(const ChainLaw& chain, const ChainSequence& law);
/// The law of a game as one of the term "grundy".
ChainSequence sequence_of(const ChainLaw& law, const std::string& rules_text);

/// On an open chain the state behind `from` units comes back behind `after` more, of each term that
/// is asked of a vertex. On a ring 0 and 1: the vertices of the first unit stand for all.
struct ReturnOfStates {
    int from = 1;
    int after = 1;
};
struct ArithmeticEvidence {
    /// Each n below it is decided by itself, and from there on all that differ by multiples of
    /// `step` at once.
    int settled = 1;
    int step = 1;
    /// Where the claim has a quantifier over the vertices.
    std::optional<ReturnOfStates> states = std::nullopt;
};

/// Why the claim is not true for all n from `from` on, or not seen to be; empty if it is. Says
/// nothing of the laws. At most 2^26 steps.
std::string why_not_for_all(const ClaimForAll& claim, const ArithmeticEvidence& evidence);

}  // namespace gazetteer::check
