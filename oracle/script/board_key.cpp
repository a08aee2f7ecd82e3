// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/script/board_game.hpp"

namespace gazetteer::script {

BoardKey::BoardKey(const Rules& rules, std::shared_ptr<const Board> board, std::uint32_t number)
    : view_(std::move(board), rules),
      number_(number),
      tokens_(rules.tokens.size()),
      sets_(rules.sets.size()) {
    const Analysis analysis = analyse(rules);
    is_sum_ = analysis.is_sum() && rules.has_grundy_values();
    stays_at_tokens_ = analysis.stays_at_tokens;
}

BoardKey::Parts BoardKey::parts(const BoardPosition& position) const {
    if (stays_at_tokens_) {
        WideSet tokens;
        for (std::size_t i = 0; i < tokens_; ++i) tokens.insert(position.tokens[i]);
        return {view_.reachable(position, tokens, true)};
    }
    if (!is_sum_) return {position.present};
    Parts result;
    for (WideSet left = position.present; !left.empty();) {
        WideSet least;
        least.insert(left.front());
        const WideSet part = view_.reachable(position, least, true);
        left -= part;
        result.push_back(part);
    }
    return result;
}

BoardPosition BoardKey::restricted(const BoardPosition& position, const WideSet& part) const {
    BoardPosition result = position;
    result.present &= part;
    for (WideSet& set : result.sets) set &= part;
    if (part == position.present) return result;
    for (std::size_t i = 0; i < result.edges.size(); ++i)
        for (int bit : VertexSet::from_bits(position.edges[i]))
            if (!part.contains(view_.board().ends(64 * i + static_cast<std::size_t>(bit)).first))
                result.edges[i] &= ~(std::uint64_t{1} << bit);
    return result;
}

/// A component has degrees of sum 2 (k - 1) if it is a tree, 2 k if it has one cycle.
BoardKey::Shape BoardKey::shape(const BoardPosition& position, const WideSet& part) const {
    if (!is_sum_ || tokens_ > 0 || sets_ > 0 || view_.board().directed()) return Shape::other;
    int degrees = 0;
    for (WideSet left = part; !left.empty();) {
        WideSet v;
        v.insert(left.front());
        left -= v;
        const int degree = view_.out_neighbours(position, v.front()).size();
        if (degree > 2) return Shape::other;
        degrees += degree;
    }
    return degrees == 2 * part.size() ? Shape::cycle : Shape::path;
}

void BoardKey::write(const BoardPosition& position, const WideSet& part, Key& key) const {
    if (number_ > 0) {
        const Shape its = shape(position, part);
        key.write(static_cast<std::uint64_t>(its), 2);
        if (its != Shape::other) return key.write(static_cast<std::uint64_t>(part.size()), 9);
        key.write(number_, 32);
    }
    const int order = view_.board().order();
    const auto write_set = [&](WideSet set) {
        set &= part;
        for (int i = 0; 64 * i < order; ++i)
            key.write(set.words()[static_cast<std::size_t>(i)], std::min(64, order - 64 * i));
    };
    write_set(position.present);
    const bool whole = part == position.present || position.edges.empty();
    for (std::uint64_t word : whole ? position.edges : restricted(position, part).edges)
        key.write(word, 64);
    for (std::size_t i = 0; i < tokens_; ++i)
        key.write(static_cast<std::uint64_t>(position.tokens[i]), 8);
    for (std::size_t i = 0; i < sets_; ++i) write_set(position.sets[i]);
}

}  // namespace gazetteer::script
