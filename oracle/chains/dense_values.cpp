// SPDX-License-Identifier: GPL-3.0-or-later
// A value is the least that no move leads to. Some moves tell most of the smaller ones. Whether one
// of the others leads to the least that is left, is a question with one answer for all of them: the
// row of the left heaps, read on, and that of the right ones, read back, have a nim-sum of this
// kind somewhere. If so the next one is asked about; else it is the value. Where too many are asked
// about, all moves are looked at one by one.
#include "oracle/chains/dense_values.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "graph/contract.hpp"
#include "graph/index.hpp"
#include "oracle/chains/seen_values.hpp"

namespace gazetteer::chains {

namespace {

/// So many moves in the middle are looked at one by one: more where values are many.
template <class Word>
constexpr std::size_t looked_at = sizeof(Word) == 1 ? 128 : 1024;
/// So many values at most are asked about. Where that is not enough, nothing is asked for the next
/// values of the kind, so many.
constexpr int asked_max = 64;
constexpr int unasked = 63;
constexpr std::size_t block = 1024;

/// Whether a[i] xor b[i] is the sum for some i.
template <class Word>
bool has_sum(const Word* a, const Word* b, std::size_t count, Word sum) {
    for (std::size_t begin = 0; begin < count; begin += block) {
        const std::size_t end = std::min(count, begin + block);
        Word found = 0;
        for (std::size_t i = begin; i < end; ++i)
            found = static_cast<Word>(found | static_cast<Word>((a[i] ^ b[i]) == sum));
        if (found != 0) return true;
    }
    return false;
}

template <class Word>
class DenseValues {
  public:
    DenseValues(const HeapTable& table, const ValueRows& rows, int length)
        : table_(table), length_(index(length)) {
        for (const KindMoves& moves : table.moves) {
            for (const NearMove& move : moves.near) meet(move.nimber);
            for (const MiddleMove& move : moves.middle) meet(move.nimber);
        }
        on_.assign(rows.size(), std::vector<Word>(length_));
        back_ = on_;
        unasked_.assign(rows.size(), 0);
        for (std::size_t k = 0; k < rows.size(); ++k)
            for (std::size_t n = 0; n < rows[k].size(); ++n) keep(k, n, rows[k][n]);
    }

    /// False once a number has no room in a word.
    bool fit() const { return fit_; }
    void keep(std::size_t k, std::size_t n, int value) {
        meet(value);
        on_[k][n] = static_cast<Word>(value);
        back_[k][length_ - 1 - n] = static_cast<Word>(value);
    }

    /// The value of the heap, whose moves are those of the table.
    int value_of(std::size_t k, int n) {
        seen_.forget();
        seen_.make_room(greatest_);
        const KindMoves& moves = table_.moves[k];
        for (const NearMove& move : moves.near)
            seen_.note(move.nimber ^ number(on_[index(move.kind)][index(n - move.less)]));
        const bool asks = unasked_[k] == 0;
        if (!asks) --unasked_[k];
        note(moves, n, asks ? looked_at<Word> : length_);
        if (!asks) return seen_.mex();
        int value = seen_.mex();
        for (int asked = 0; is_led_to(moves, n, value); ++asked) {
            if (asked == asked_max) {
                unasked_[k] = unasked;
                note(moves, n, length_);
                return seen_.mex();
            }
            seen_.insert(value);
            value = seen_.mex();
        }
        return value;
    }

  private:
    /// The values of the two heaps that a move leaves, at each of its places.
    struct Pairs {
        const Word* left;
        const Word* right;
        std::size_t count;
    };

    static int number(Word word) { return static_cast<int>(word); }
    void meet(int value) {
        greatest_ = std::max(greatest_, value);
        fit_ = fit_ && std::cmp_less_equal(value, std::numeric_limits<Word>::max());
    }
    Pairs pairs_of(const MiddleMove& move, int n) const {
        const int sum = n - move.less;
        const int count = sum - move.right_least - move.left_least + 1;
        if (count <= 0) return {nullptr, nullptr, 0};
        const Word* const right = back_[index(move.right_kind)].data();
        return {on_[index(move.left_kind)].data() + move.left_least,
                right + (length_ - 1 - index(sum - move.left_least)), index(count)};
    }
    /// The first places of each move in the middle.
    void note(const KindMoves& moves, int n, std::size_t most) {
        for (const MiddleMove& move : moves.middle) {
            const Pairs pairs = pairs_of(move, n);
            for (std::size_t i = 0; i < std::min(pairs.count, most); ++i)
                seen_.note(move.nimber ^ number(static_cast<Word>(pairs.left[i] ^ pairs.right[i])));
        }
    }
    /// A value without room in a word may have any answer: it is worked out again in a wider one.
    bool is_led_to(const KindMoves& moves, int n, int value) const {
        return std::ranges::any_of(moves.middle, [&](const MiddleMove& move) {
            const Pairs pairs = pairs_of(move, n);
            return has_sum(pairs.left, pairs.right, pairs.count,
                           static_cast<Word>(value ^ move.nimber));
        });
    }

    const HeapTable& table_;
    std::size_t length_;
    /// The values of each kind by length, and from the greatest length back.
    std::vector<std::vector<Word>> on_;
    std::vector<std::vector<Word>> back_;
    /// For so many values of a kind all moves are looked at.
    std::vector<int> unasked_;
    bool fit_ = true;
    int greatest_ = 0;
    Seen seen_;
};

/// As far as all values fit in a word; whether that is the whole length.
template <class Word>
bool extend_in(const HeapTable& table, int length, ValueRows& rows, const EngineLimits& limits) {
    DenseValues<Word> values(table, rows, length);
    for (int n = static_cast<int>(rows[0].size()); n < length && values.fit(); ++n) {
        if (limits.stopped()) throw EngineStopped();
        for (std::size_t k = 0; k < rows.size(); ++k) {
            const std::vector<int>& known = table.short_values[k];
            const int value = index(n) < known.size() ? known[index(n)] : values.value_of(k, n);
            values.keep(k, index(n), value);
            rows[k].push_back(value);
            if (values.fit()) continue;
            // What comes behind in this length would be made of a value cut off.
            for (std::vector<int>& row : rows) row.resize(index(n));
            return false;
        }
    }
    return values.fit();
}

}  // namespace

void extend_densely(const HeapTable& table, int length, ValueRows& rows,
                    const EngineLimits& limits) {
    require(fault_of(table).empty(), "a table without a fault");
    rows.resize(table.moves.size());
    if (rows.empty() || static_cast<int>(rows[0].size()) >= length) return;
    if (extend_in<std::uint8_t>(table, length, rows, limits)) return;
    if (extend_in<std::uint16_t>(table, length, rows, limits)) return;
    extend_in<std::uint32_t>(table, length, rows, limits);
}

}  // namespace gazetteer::chains
