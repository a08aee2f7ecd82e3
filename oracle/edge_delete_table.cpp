#include "oracle/edge_delete_table.hpp"

#include <algorithm>
#include <memory>
#include <numeric>
#include <string>

#include "graph/vectorized.hpp"
#include "oracle/subset_layers.hpp"

namespace gazetteer {

namespace {

using Word = std::uint64_t;

std::size_t index(int n) {
    return static_cast<std::size_t>(n);
}

Word bit(int i) {
    return Word{1} << i;
}

// The summands.

bool can_go(const Graph& g, const Edge& e) {
    return g.degree(e.u) > 1 && g.degree(e.v) > 1;
}

bool covered_for_good(const Graph& g, Vertex v) {
    for (Vertex w : g.neighbours(v))
        if (!can_go(g, edge(v, w))) return true;
    return g.degree(v) == 0;
}

/// The edges that can go with those they hang together with, each set ascending.
std::vector<std::vector<Edge>> edge_classes(const Graph& g) {
    std::vector<Edge> left = g.edges();
    std::erase_if(left, [&](const Edge& e) { return !can_go(g, e); });
    std::vector<std::vector<Edge>> result;
    while (!left.empty()) {
        std::vector<Edge> found{left.front()};
        std::erase(left, found.front());
        for (std::size_t i = 0; i < found.size(); ++i)
            for (Vertex v : {found[i].u, found[i].v})
                if (!covered_for_good(g, v))
                    for (Vertex w : g.neighbours(v))
                        if (std::erase(left, edge(v, w)) > 0) found.push_back(edge(v, w));
        std::ranges::sort(found);
        result.push_back(std::move(found));
    }
    return result;
}

CoverGame cover_game(const Graph& g, const std::vector<Edge>& edges) {
    if (edges.size() > 63)
        throw TableTooLarge("a summand of " + std::to_string(edges.size()) +
                            " edges that can go; a table holds at most 63");
    CoverGame result{static_cast<int>(edges.size()), {}};
    for (Vertex v : g.vertices()) {
        if (covered_for_good(g, v)) continue;
        Word cover = 0;
        for (std::size_t i = 0; i < edges.size(); ++i)
            if (edges[i].u == v || edges[i].v == v) cover |= Word{1} << i;
        if (cover != 0) result.covers.push_back(cover);
    }
    return result;
}

// The table. The elements 0..low-1 number the bits of a row, the others the rows.

constexpr int low_max = 15;

/// The element of `left` that meets the fewest covers not yet met.
int least_meeting(const CoverGame& game, Word left, const std::vector<bool>& met) {
    int best = -1;
    int best_cost = 0;
    for (Word rest = left; rest != 0; rest &= rest - 1) {
        const int element = std::countr_zero(rest);
        int cost = 0;
        for (std::size_t c = 0; c < met.size(); ++c)
            if (!met[c] && (game.covers[c] & bit(element)) != 0) ++cost;
        if (best >= 0 && cost >= best_cost) continue;
        best = element;
        best_cost = cost;
    }
    return best;
}

/// The same game with its elements in such an order that few covers meet the first ones: rows that
/// leave a cover without an element are passed over whole.
CoverGame sorted(const CoverGame& game) {
    CoverGame result{game.elements, std::vector<Word>(game.covers.size())};
    std::vector<bool> met(game.covers.size(), false);
    Word left = game.elements == 0 ? 0 : ~Word{0} >> (64 - game.elements);
    for (int place = 0; place < game.elements; ++place) {
        const int element = least_meeting(game, left, met);
        left &= ~bit(element);
        for (std::size_t c = 0; c < met.size(); ++c)
            if ((game.covers[c] & bit(element)) != 0) {
                met[c] = true;
                result.covers[c] |= bit(place);
            }
    }
    return result;
}

/// The words of a row: those for subsets of one size of the elements 6..low-1 stand together, the
/// smaller sizes first, so that no word of a stretch depends on another of it.
class RowOrder {
  public:
    explicit RowOrder(int low) : words_(std::size_t{1} << std::max(0, low - 6)) {
        std::vector<std::size_t> subsets(words_);
        std::iota(subsets.begin(), subsets.end(), std::size_t{0});
        std::ranges::stable_sort(subsets, {}, [](std::size_t s) { return std::popcount(s); });
        std::vector<std::size_t> place(words_);
        for (std::size_t i = 0; i < words_; ++i) place[subsets[i]] = i;
        for (std::size_t i = 0; i < words_; ++i) {
            if (i == 0 || std::popcount(subsets[i]) != std::popcount(subsets[i - 1]))
                stretches_.push_back(i);
            for (std::size_t rest = subsets[i]; rest != 0; rest &= rest - 1)
                below_.push_back(place[subsets[i] & ~(rest & (0 - rest))]);
        }
        stretches_.push_back(words_);
        subsets_ = std::move(subsets);
    }

    std::size_t words() const { return words_; }
    /// Word i stands for the subset subsets()[i] of the elements from 6 on.
    const std::vector<std::size_t>& subsets() const { return subsets_; }
    /// The stretches' first words, and the end. The words of stretch s have s words below each.
    const std::vector<std::size_t>& stretches() const { return stretches_; }
    /// For each word in turn, the words with one element less.
    const std::vector<std::size_t>& below() const { return below_; }

  private:
    std::size_t words_;
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

class CoverTable {
  public:
    CoverTable(const CoverGame& game, int value_max, std::size_t bytes_max)
        : game_(sorted(game)),
          low_(std::min(game.elements, low_max)),
          value_max_(value_max),
          bytes_max_(bytes_max),
          layers_(game.elements - low_),
          order_(low_),
          allowed_(order_.words()),
          open_(order_.words()) {
        for (int size = 0; size <= layers_.elements(); ++size) {
            std::uint64_t& most = rows_max_[index(size % 2)];
            most = std::max(most, layers_.count(size));
        }
        for (Word cover : game_.covers) meets_.push_back(row_of_sets_meeting(cover));
    }

    std::size_t bytes_per_plane() const {
        return (rows_max_[0] + rows_max_[1]) * (order_.words() * sizeof(Word) + 1);
    }

    int value() {
        for (int size = 0; size <= layers_.elements(); ++size) {
            used_before_ = std::move(used_);
            used_.assign(layers_.count(size), 0);
            layers_.for_each(size, [&](Word high, std::uint64_t rank) { decide(high, rank); });
        }
        return value_;
    }

  private:
    /// All sets of low elements that meet the cover; nothing when none does.
    std::vector<Word> row_of_sets_meeting(Word cover) const {
        std::vector<Word> result;
        cover &= bit(low_) - 1;
        if (cover == 0) return result;
        Word in_word = 0;
        for (int x = 0; x < 64; ++x)
            if ((index(x) & cover & 63) != 0) in_word |= bit(x);
        for (std::size_t subset : order_.subsets())
            result.push_back((subset & cover >> 6) != 0 ? ~Word{0} : in_word);
        return result;
    }

    /// Writes to allowed_ the row of all covers; false when there are none.
    bool find_covers(Word high) {
        std::ranges::fill(allowed_, ~Word{0});
        for (std::size_t c = 0; c < meets_.size(); ++c) {
            if ((game_.covers[c] >> low_ & high) != 0) continue;
            if (meets_[c].empty()) return false;
            for (std::size_t i = 0; i < allowed_.size(); ++i) allowed_[i] &= meets_[c][i];
        }
        return true;
    }

    /// All planes of one row.
    void decide(Word high, std::uint64_t rank) {
        if (!find_covers(high)) return;
        const int size = std::popcount(high);
        layers_.ranks_without_each(high, ranks_);
        for (int k = 0;; ++k) {
            if (k == static_cast<int>(planes_.size())) add_plane();
            Word* const plane = planes_[index(k)].of(size) + rank * order_.words();
            find_plane(k, size, plane);
            const bool more = without_plane(allowed_.data(), plane, order_.words());
            used_[rank] = static_cast<std::uint8_t>(k + 1);
            note_if_last(plane, k, size);
            if (!more || k == value_max_) return;
        }
    }

    /// One plane of one row, from the rows below and, word by word, from the row itself.
    void find_plane(int k, int size, Word* plane) {
        rows_.clear();
        for (std::uint64_t below : ranks_)
            if (used_before_[below] > k)
                rows_.push_back(planes_[index(k)].of(size - 1) + below * order_.words());
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

    /// The whole set is the last position of all.
    void note_if_last(const Word* plane, int k, int size) {
        if (size < layers_.elements()) return;
        if ((plane[order_.words() - 1] >> ((std::size_t{1} << std::min(low_, 6)) - 1) & 1) != 0)
            value_ = k;
    }

    void add_plane() {
        const std::size_t bytes = (planes_.size() + 1) * bytes_per_plane();
        if (bytes > bytes_max_) throw TableTooLarge(static_cast<double>(bytes), bytes_max_);
        planes_.push_back({std::make_unique_for_overwrite<Word[]>(rows_max_[0] * order_.words()),
                           std::make_unique_for_overwrite<Word[]>(rows_max_[1] * order_.words())});
    }

    CoverGame game_;
    int low_;
    int value_max_;
    std::size_t bytes_max_;
    SubsetLayers layers_;
    RowOrder order_;
    std::uint64_t rows_max_[2] = {};
    std::vector<PlaneRows> planes_;
    /// For each row of the layer, and of that before: how many planes it has. 0: no covers.
    std::vector<std::uint8_t> used_;
    std::vector<std::uint8_t> used_before_;
    /// For each cover, the sets of low elements that meet it.
    std::vector<std::vector<Word>> meets_;
    std::vector<Word> allowed_;
    std::vector<Word> open_;
    std::vector<std::uint64_t> ranks_;
    std::vector<const Word*> rows_;
    int value_ = value_max_ + 1;
};

}  // namespace

std::vector<CoverGame> edge_delete_summands(const Graph& g) {
    std::vector<CoverGame> result;
    for (const std::vector<Edge>& edges : edge_classes(g)) result.push_back(cover_game(g, edges));
    return result;
}

std::size_t cover_game_bytes(const CoverGame& game) {
    return CoverTable(game, 0, 0).bytes_per_plane();
}

int cover_game_value(const CoverGame& game, int value_max, std::size_t bytes_max) {
    return CoverTable(game, value_max, bytes_max).value();
}

Outcome edge_delete_outcome(const Graph& g, std::size_t bytes_max) {
    const std::vector<CoverGame> summands = edge_delete_summands(g);
    int value = 0;
    if (summands.size() == 1)
        value = cover_game_value(summands.front(), 0, bytes_max);
    else
        value = edge_delete_grundy_value(g, bytes_max);
    return value == 0 ? Outcome::P : Outcome::N;
}

int edge_delete_grundy_value(const Graph& g, std::size_t bytes_max) {
    int result = 0;
    for (const CoverGame& summand : edge_delete_summands(g))
        result ^= cover_game_value(summand, summand.elements, bytes_max);
    return result;
}

}  // namespace gazetteer
