// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/edge_delete/cover_game_table.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <numeric>

#include "graph/bits/vectorized.hpp"
#include "graph/index.hpp"
#include "oracle/tables/subset_layers.hpp"

namespace gazetteer {

namespace {

using Word = std::uint64_t;

Word bit(int i) {
    return Word{1} << i;
}

// The elements 0..low-1 number the bits of a row, the others the rows.

constexpr int low_max = 15;

/// The elements of a game in such an order that few covers meet the first ones: rows that leave a
/// cover without an element are passed over whole. Next comes one that meets the fewest covers not
/// yet met.
std::vector<int> sorted_elements(const CoverGame& game) {
    std::vector<int> left(index(game.elements));
    std::iota(left.begin(), left.end(), 0);
    std::vector<Word> unmet = game.covers;
    std::vector<int> result;
    while (!left.empty()) {
        const int element = std::ranges::min(left, {}, [&](int e) {
            return std::ranges::count_if(unmet, [&](Word cover) { return (cover & bit(e)) != 0; });
        });
        std::erase(left, element);
        std::erase_if(unmet, [&](Word cover) { return (cover & bit(element)) != 0; });
        result.push_back(element);
    }
    return result;
}

/// The same game, elements[i] now being element i.
CoverGame renamed(const CoverGame& game, const std::vector<int>& elements) {
    CoverGame result{game.elements, std::vector<Word>(game.covers.size())};
    for (std::size_t place = 0; place < elements.size(); ++place)
        for (std::size_t c = 0; c < game.covers.size(); ++c)
            if ((game.covers[c] & bit(elements[place])) != 0) result.covers[c] |= Word{1} << place;
    return result;
}

/// The words of a row: those for subsets of one size of the elements 6..low-1 stand together, the
/// smaller sizes first, so that no word of a stretch depends on another of it.
class RowOrder {
  public:
    explicit RowOrder(int low) {
        const int elements = std::max(0, low - 6);
        std::vector<std::size_t> place(std::size_t{1} << elements);
        for (int size = 0; size <= elements; ++size) {
            stretches_.push_back(subsets_.size());
            for (std::size_t subset = 0; subset < place.size(); ++subset) {
                if (std::popcount(subset) != size) continue;
                place[subset] = subsets_.size();
                subsets_.push_back(subset);
                for (std::size_t rest = subset; rest != 0; rest &= rest - 1)
                    below_.push_back(place[subset & ~(rest & (0 - rest))]);
            }
        }
        stretches_.push_back(subsets_.size());
    }

    std::size_t words() const { return subsets_.size(); }
    /// Word i stands for the subset subsets()[i] of the elements from 6 on.
    const std::vector<std::size_t>& subsets() const { return subsets_; }
    /// The stretches' first words, and the end. The words of stretch s have s words below each.
    const std::vector<std::size_t>& stretches() const { return stretches_; }
    /// For each word in turn, the words with one element less.
    const std::vector<std::size_t>& below() const { return below_; }

  private:
    std::vector<std::size_t> subsets_;
    std::vector<std::size_t> stretches_;
    std::vector<std::size_t> below_;
};

/// Bit x of level[k] is set when x has k bits.
constexpr Word level[7] = {0x0000000000000001, 0x0000000100010116, 0x0001011601161668,
                           0x0116166816686880, 0x1668688068808000, 0x6880800080000000,
                           0x8000000000000000};

/// Adds 2^e to every member of a set for each e < 6. Where bit e was set already, the sum has no
/// more bits than the member, so the sums with one bit more are right.
inline Word one_more(Word set) {
    return set << 1 | set << 2 | set << 4 | set << 8 | set << 16 | set << 32;
}

/// The members of `allowed` none of whose options are, where options lack one of 6 elements.
inline Word plane_in_word(Word allowed) {
    Word result = allowed & level[0];
    Word last = result;
    for (int k = 1; k <= 6; ++k) {
        last = allowed & level[k] & ~one_more(last);
        result |= last;
    }
    return result;
}

/// Takes four rows out of `open`.
GAZETTEER_VECTORIZED
void without_rows(Word* open, const Word* const* rows, std::size_t words) {
    const Word* const a = rows[0];
    const Word* const b = rows[1];
    const Word* const c = rows[2];
    const Word* const d = rows[3];
    for (std::size_t i = 0; i < words; ++i) open[i] &= ~(a[i] | b[i] | c[i] | d[i]);
}

GAZETTEER_VECTORIZED
void planes_in_words(Word* plane, const Word* allowed, std::size_t words) {
    for (std::size_t i = 0; i < words; ++i) plane[i] = plane_in_word(allowed[i]);
}

/// Takes the plane out of what is allowed; false when nothing is left.
GAZETTEER_VECTORIZED
bool without_plane(Word* allowed, const Word* plane, std::size_t words) {
    Word left = 0;
    for (std::size_t i = 0; i < words; ++i) left |= allowed[i] &= ~plane[i];
    return left != 0;
}

/// Two layers of one plane: a row for each subset of the high elements of an even, an odd size.
struct PlaneRows {
    std::unique_ptr<Word[]> even;
    std::unique_ptr<Word[]> odd;
    Word* of(int size) const { return (size % 2 == 0 ? even : odd).get(); }
};

/// What is shared by all threads: the planes, and for each row of the layer at work and of that
/// before how many planes it has.
class CoverTable {
  public:
    CoverTable(const CoverGame& g, const EngineLimits& limits)
        : elements(sorted_elements(g)),
          game(renamed(g, elements)),
          low(std::min(g.elements, low_max)),
          layers(g.elements - low),
          order(low),
          limits_(limits) {
        for (int size = 0; size <= layers.elements(); ++size) {
            std::uint64_t& most = rows_max_[index(size % 2)];
            most = std::max(most, layers.count(size));
        }
        for (Word cover : game.covers) meets.push_back(row_of_sets_meeting(cover));
        values_.assign(elements.size() + 1, CoverGameValues::no_move);
    }

    std::size_t bytes_per_plane() const {
        return (rows_max_[0] + rows_max_[1]) * (order.words() * sizeof(Word) + 1);
    }

    /// One layer, by workers made by `worker`.
    template <class MakeWorker>
    void decide_layer(int size, MakeWorker worker) {
        used_before_ = std::move(used_);
        used_.assign(layers.count(size), 0);
        runs::in_parallel(layers.count(size), rows_a_run, limits_.threads,
                          [&](std::uint64_t first, std::uint64_t last) {
                              if (limits_.stopped()) throw EngineStopped();
                              layers.for_each_of(size, first, last, worker());
                          });
    }

    /// The row of `rank` in the plane of value k, which is made if need be.
    Word* row(int k, int size, std::uint64_t rank) {
        if (k >= planes_.load(std::memory_order_acquire)) add_planes(k + 1);
        return rows_[index(k)].of(size) + rank * order.words();
    }
    int planes_before(std::uint64_t rank) const { return used_before_[rank]; }
    void set_planes(std::uint64_t rank, int count) {
        used_[rank] = static_cast<std::uint8_t>(count);
    }
    /// Each by one row alone: the value of all elements is number `elements.size()`.
    void note_value_without(std::size_t place, int value) { values_[place] = value; }
    CoverGameValues values() const {
        CoverGameValues result{values_.back(), std::vector<int>(elements.size())};
        for (std::size_t place = 0; place < elements.size(); ++place)
            result.without[index(elements[place])] = values_[place];
        return result;
    }

    /// elements[i] is the element of the game that is element i here.
    const std::vector<int> elements;
    const CoverGame game;
    const int low;
    const SubsetLayers layers;
    const RowOrder order;
    /// For each cover, the sets of low elements that meet it.
    std::vector<std::vector<Word>> meets;

  private:
    static constexpr std::uint64_t rows_a_run = 16;

    /// All sets of low elements that meet the cover; nothing when none does.
    std::vector<Word> row_of_sets_meeting(Word cover) const {
        std::vector<Word> result;
        cover &= bit(low) - 1;
        if (cover == 0) return result;
        Word in_word = 0;
        for (int x = 0; x < 64; ++x)
            if ((index(x) & cover) != 0) in_word |= bit(x);
        for (std::size_t subset : order.subsets())
            result.push_back((subset & cover >> 6) != 0 ? ~Word{0} : in_word);
        return result;
    }

    void add_planes(int count) {
        const std::lock_guard lock(adding_);
        for (int k = planes_; k < count; ++k) {
            const std::size_t bytes = index(k + 1) * bytes_per_plane();
            if (bytes > limits_.bytes)
                throw TableTooLarge(static_cast<double>(bytes), limits_.bytes);
            rows_[index(k)] = {
                std::make_unique_for_overwrite<Word[]>(rows_max_[0] * order.words()),
                std::make_unique_for_overwrite<Word[]>(rows_max_[1] * order.words())};
            planes_.store(k + 1, std::memory_order_release);
        }
    }

    const EngineLimits& limits_;
    std::uint64_t rows_max_[2] = {};
    std::mutex adding_;
    std::atomic<int> planes_ = 0;
    /// A value is at most the number of elements.
    std::array<PlaneRows, 65> rows_;
    /// 0: no covers.
    std::vector<std::uint8_t> used_;
    std::vector<std::uint8_t> used_before_;
    std::vector<int> values_;
};

/// Decides rows of a table, one after the other, each after all those with one element less.
class CoverRows {
  public:
    CoverRows(CoverTable& table, int value_max)
        : table_(table),
          value_max_(value_max),
          order_(table.order),
          allowed_(order_.words()),
          open_(order_.words()) {}

    /// All planes of one row.
    void operator()(Word high, std::uint64_t rank) {
        if (!find_covers(high)) return;
        const int size = std::popcount(high);
        table_.layers.ranks_without_each(high, ranks_);
        for (int k = 0; k <= value_max_; ++k) {
            Word* const plane = table_.row(k, size, rank);
            find_plane(k, size, plane);
            const bool more = without_plane(allowed_.data(), plane, order_.words());
            table_.set_planes(rank, k + 1);
            note_values(plane, high, k);
            if (!more) return;
        }
        note_values(allowed_.data(), high, value_max_ + 1);
    }

  private:
    /// Writes to allowed_ the row of all covers; false when there are none.
    bool find_covers(Word high) {
        std::ranges::fill(allowed_, ~Word{0});
        for (std::size_t c = 0; c < table_.meets.size(); ++c) {
            if ((table_.game.covers[c] >> table_.low & high) != 0) continue;
            const std::vector<Word>& meets = table_.meets[c];
            if (meets.empty()) return false;
            for (std::size_t i = 0; i < allowed_.size(); ++i) allowed_[i] &= meets[i];
        }
        return true;
    }

    /// One plane of one row, from the rows below and, word by word, from the row itself.
    void find_plane(int k, int size, Word* plane) {
        rows_.clear();
        for (std::uint64_t below : ranks_)
            if (table_.planes_before(below) > k) rows_.push_back(table_.row(k, size - 1, below));
        while (rows_.size() % 4 != 0) rows_.push_back(rows_.back());
        std::ranges::copy(allowed_, open_.begin());
        for (std::size_t i = 0; i < rows_.size(); i += 4)
            without_rows(open_.data(), &rows_[i], order_.words());
        const std::size_t* below = order_.below().data();
        for (std::size_t s = 0; s + 1 < order_.stretches().size(); ++s) {
            const std::size_t first = order_.stretches()[s];
            const std::size_t last = order_.stretches()[s + 1];
            for (std::size_t i = first; i < last; ++i) {
                Word reached = 0;
                for (std::size_t j = 0; j < s; ++j) reached |= plane[*below++];
                open_[i] &= ~reached;
            }
            planes_in_words(plane + first, open_.data() + first, last - first);
        }
    }

    /// The whole set and the sets without one element, as far as they are in this row and plane.
    void note_values(const Word* plane, Word high, int value) {
        const Word low_all = bit(table_.low) - 1;
        const Word missing = (bit(table_.layers.elements()) - 1) & ~high;
        if (std::has_single_bit(missing) && contains(plane, low_all))
            table_.note_value_without(index(table_.low + std::countr_zero(missing)), value);
        if (missing != 0) return;
        if (contains(plane, low_all)) table_.note_value_without(table_.elements.size(), value);
        for (int i = 0; i < table_.low; ++i)
            if (contains(plane, low_all & ~bit(i))) table_.note_value_without(index(i), value);
    }
    bool contains(const Word* plane, Word low_set) const {
        const auto at = static_cast<std::size_t>(std::ranges::find(order_.subsets(), low_set >> 6) -
                                                 order_.subsets().begin());
        return (plane[at] >> (low_set & 63) & 1) != 0;
    }

    CoverTable& table_;
    const int value_max_;
    const RowOrder& order_;
    std::vector<Word> allowed_;
    std::vector<Word> open_;
    std::vector<std::uint64_t> ranks_;
    std::vector<const Word*> rows_;
};

}  // namespace

std::size_t cover_game_bytes(const CoverGame& game) {
    return CoverTable(game, table_limits).bytes_per_plane();
}

CoverGameValues cover_game_values(const CoverGame& game, int value_max,
                                  const EngineLimits& limits) {
    CoverTable table(game, limits);
    for (int size = 0; size <= table.layers.elements(); ++size)
        table.decide_layer(size, [&] { return CoverRows(table, value_max); });
    return table.values();
}

}  // namespace gazetteer
