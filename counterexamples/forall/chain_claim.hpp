// SPDX-License-Identifier: GPL-3.0-or-later
// Claims about all members of a chain, in the language of conjectures: "P(uvg, first) <-> n mod 2 =
// 1". n is the number of units. Terms of the members are laws (characterizations/chains/), and so
// is what arithmetic, comparisons and connectives make of them: the claim is decided for all n.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "counterexamples/forall/chain_terms.hpp"
#include "graph/chains/chain.hpp"
#include "graph/chains/sequence_law.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::conjectures {

/// What a text says of all n.
struct ChainClaim {
    enum class Verdict : std::uint8_t {
        /// A truth value that is true for all n.
        proved,
        /// One that is false for `least`.
        refuted,
        /// A number: the law is the answer.
        sequence,
        /// `reason` says why.
        inconclusive,
    };
    Verdict verdict = Verdict::inconclusive;
    /// Unless inconclusive. Truth values are 0 and 1.
    SequenceLaw law;
    int least = 0;
    std::string reason;
    /// It has a quantifier over the vertices.
    bool quantifies = false;
};
const char* to_string(ChainClaim::Verdict verdict);

/// The terms that are decided for all n, for help texts.
const char* chain_terms();

/// What a claim says of vertices that no quantifier names.
enum class AboutVertices : std::uint8_t {
    /// Nothing.
    none,
    /// It is said of each vertex v, and P(uvg) alone is that of v.
    each_v,
};

/// Decides a claim, or gives the law of a number. It begins where all parts have a value: the path
/// of n - 34 units has one from n = 35 on, unless another part decides before, as in n > 34 -> ...
/// The error is one of syntax, of a name or of a type, with its column. A limit of the thread's
/// memory makes the claim inconclusive. Throws runs::Stopped, and what `used` throws.
Parsed<ChainClaim> decide_for_all(std::string_view text, const Chain& chain,
                                  AboutVertices about = AboutVertices::none,
                                  const LawsUsed& used = {});

}  // namespace gazetteer::conjectures
