// SPDX-License-Identifier: GPL-3.0-or-later
// The terms of the members of a chain as laws.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "characterizations/chains/chain_laws.hpp"
#include "counterexamples/forall/game_laws.hpp"
#include "counterexamples/forall/law_arithmetic.hpp"
#include "graph/chains/chain.hpp"
#include "graph/chains/sequence_law.hpp"
#include "oracle/script/rules.hpp"

namespace gazetteer::conjectures {

/// Told what a claim is decided from, as it is found. Null where nobody asks.
struct LawsUsed {
    GameLawSink of_game = nullptr;
    /// Another term of the members of a chain, at a vertex if there is one, and its law; not n,
    /// order and size.
    std::function<void(const Chain&, const std::string&, const std::optional<ChainPlace>&,
                       const SequenceLaw&)>
        of_term = nullptr;
};

/// A term of the whole member that has a law of its own: a number, or a truth value, 0 or 1.
struct TermOfMembers {
    std::string name;
    bool is_truth;
    ChainLawOrNot (*law)(const Chain& chain, const ChainLimits& limits);
};
std::span<const TermOfMembers> terms_of_one_law();

/// What is said behind i + after units of a chain is what is said behind i, i >= from.
struct StatesReturn {
    std::int64_t from = 0;
    std::int64_t after = 1;
};

/// Computes each law once. The laws throw NotForAll where there is none.
class ChainTerms {
  public:
    explicit ChainTerms(const Chain& chain, LawsUsed used = {})
        : chain_(chain), first_(units_min(chain)), used_(std::move(used)) {}

    const Chain& chain() const { return chain_; }
    int first() const { return first_; }

    SequenceLaw order() const;
    SequenceLaw size() const;
    /// A term of terms_of_one_law(), by its name.
    SequenceLaw of_member(const std::string& name);
    /// When the states come back by which such a term is known.
    StatesReturn return_of(const std::string& name);
    SequenceLaw gf2_rank() { return difference(order(), of_member("nullity")); }
    SequenceLaw vertex_cover_number() {
        return difference(order(), of_member("independence_number"));
    }
    /// An automorphism as that of [GGHR, Theorem 5].
    SequenceLaw mirror();
    SequenceLaw degree(const ChainPlace& v) const;
    SequenceLaw in_even_kernel(const ChainPlace& v);
    /// A maximum matching misses v [FSU93, Theorem 1.1].
    SequenceLaw uvg_is_P(const ChainPlace& v);
    /// A null vector has v in its support [FSU93, Theorem 3.1]. All members are bipartite.
    SequenceLaw ueg_is_P(const ChainPlace& v);
    /// The values of a game without tokens.
    SequenceLaw grundy(const script::Rules& rules);

  private:
    SequenceLaw used(const std::string& name, SequenceLaw law,
                     const std::optional<ChainPlace>& v = std::nullopt) const {
        if (used_.of_term) used_.of_term(chain_, name, v, law);
        return law;
    }
    const SequenceLaw& kept(const std::string& name, const std::function<SequenceLaw()>& law);

    Chain chain_;
    int first_;
    LawsUsed used_;
    std::map<std::string, SequenceLaw> laws_;
    std::map<std::string, StatesReturn> returns_;
};

}  // namespace gazetteer::conjectures
