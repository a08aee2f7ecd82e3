// SPDX-License-Identifier: GPL-3.0-or-later
// How positions are remembered: each for itself, or one for each class of positions that play
// alike.
#pragma once

#include "oracle/script/analysis.hpp"

namespace gazetteer::script {

/// The position with these vertices alone, numbered anew in ascending order; the tokens must stand
/// on them. O(order).
Position restricted(const Position& position, VertexSet part);
/// The components of the vertices present, an arc joining its ends in either direction.
std::vector<VertexSet> components(const Position& position);

/// Each position for itself. A position is not taken apart.
class ExactKey {
  public:
    using Part = VertexSet;
    explicit ExactKey(const Rules&) {}
    std::array<VertexSet, 1> parts(const Position& position) const { return {position.present}; }
    void write(const Position& position, VertexSet, Key& key) const { encode(position, key); }
    static Position restricted(const Position& position, VertexSet part) {
        return script::restricted(position, part);
    }
};

/// One for each isomorphism class, with the tokens and sets as colours. Where the analysis proves
/// it a position is the sum of its components, or what has no token is left out of account.
class ClassKey {
  public:
    using Part = VertexSet;
    explicit ClassKey(const Rules& rules);
    /// Parts also of partizan games under normal play: their values add, their outcomes do not.
    static ClassKey for_values(const Rules& rules);
    /// A position without tokens plays as the sum of its parts; else there is one part.
    std::vector<VertexSet> parts(const Position& position) const;
    /// Tells apart what differs in the part.
    void write(const Position& position, VertexSet part, Key& key) const;
    static Position restricted(const Position& position, VertexSet part) {
        return script::restricted(position, part);
    }

  private:
    std::size_t tokens_;
    std::size_t sets_;
    bool is_sum_;
    bool stays_at_tokens_;
};

}  // namespace gazetteer::script
