// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/tables/subset_game_table.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <string>

#include "graph/index.hpp"

namespace gazetteer {

namespace {

constexpr int low_max = 10;
constexpr int low_min = 6;
constexpr int elements_max = 48;

bool has_low_move(const std::vector<SubsetMove>& moves, VertexSet low) {
    return std::ranges::any_of(moves, [&](const SubsetMove& m) { return low.contains(m.element); });
}

/// Some move on an element of `low` leads to a state with another such move.
bool has_chain(const std::vector<std::vector<SubsetMove>>& moves, VertexSet low) {
    for (const auto& from : moves)
        for (const SubsetMove& m : from)
            if (low.contains(m.element) && has_low_move(moves[index(m.target)], low)) return true;
    return false;
}

}  // namespace

double SubsetGameTable::bytes(int elements, std::size_t states) {
    return static_cast<double>(SubsetRow::words(elements)) * static_cast<double>(states) *
           sizeof(Word);
}

SubsetGameTable::SubsetGameTable(int elements, std::vector<std::vector<SubsetMove>> moves,
                                 std::size_t bytes_max)
    : elements_(elements), states_(moves.size()), moves_(std::move(moves)) {
    require(0 <= elements, "a number of elements");
    if (elements > elements_max)
        throw TableTooLarge("a game of " + std::to_string(elements) +
                            " elements; a table over their subsets holds at most " +
                            std::to_string(elements_max));
    if (bytes(elements, states_) > static_cast<double>(bytes_max))
        throw TableTooLarge(bytes(elements, states_), bytes_max);
    number_elements();
    rows_.resize((states_ << (elements_ - low_)) * words_);
    for (std::uint64_t high = 0; high < std::uint64_t{1} << (elements_ - low_); ++high)
        decide(high);
}

/// Chooses the low elements, without chains where that makes a word full.
void SubsetGameTable::number_elements() {
    const VertexSet all = VertexSet::first(elements_);
    VertexSet low;
    for (int e : all)
        if (low.size() < low_max && !has_chain(moves_, low | VertexSet{e})) low.insert(e);
    rows_at_once_ = low.size() >= std::min(low_min, elements_);
    for (int e : all - low)
        if (low.size() < low_min) low.insert(e);
    low_ = low.size();
    place_.resize(index(elements_));
    int next = 0;
    for (VertexSet part : {low, all - low})
        for (int e : part) place_[index(e)] = next++;
    words_ = SubsetRow::words(low_);
    high_moves_.resize(states_);
    low_moves_.resize(states_);
    std::size_t rows{};
    for (std::size_t q = 0; q < states_; ++q)
        for (const SubsetMove& m : moves_[q])
            if (const int place = place_[index(m.element)]; place < low_)
                low_moves_[q].push_back({place, m.target, rows++});
            else
                high_moves_[q].push_back({place - low_, m.target});
    moved_.resize(rows * words_);
    states_in_order_.resize(states_);
    std::iota(states_in_order_.begin(), states_in_order_.end(), std::size_t{0});
    std::stable_partition(states_in_order_.begin(), states_in_order_.end(),
                          [&](std::size_t q) { return low_moves_[q].empty(); });
}

void SubsetGameTable::decide(std::uint64_t high) {
    for (bool again = true; again;) {
        again = false;
        for (std::size_t state : states_in_order_) again |= find_row(high, state) && !rows_at_once_;
    }
}

/// Returns whether the row has changed.
bool SubsetGameTable::find_row(std::uint64_t high, std::size_t state) {
    sources_.clear();
    for (const SubsetMove& m : high_moves_[state])
        if ((high >> m.element & 1) != 0)
            sources_.push_back(row(high ^ std::uint64_t{1} << m.element, index(m.target)));
    for (const LowMove& m : low_moves_[state]) {
        Word* const moved = &moved_[m.row * words_];
        SubsetRow::move(moved, row(high, index(m.target)), m.element, words_);
        sources_.push_back(moved);
    }
    return SubsetRow::set_to_rest(row(high, state), sources_, words_);
}

bool SubsetGameTable::loses(std::uint64_t left, int state) const {
    require(left < std::uint64_t{1} << elements_, "a subset of the elements");
    require(index(state) < states_, "a state of the game");
    std::uint64_t numbers = 0;
    for (; left != 0; left &= left - 1)
        numbers |= std::uint64_t{1} << place_[index(std::countr_zero(left))];
    const Word* const found = &rows_[((numbers >> low_) * states_ + index(state)) * words_];
    return SubsetRow::contains(found,
                               VertexSet::from_bits(numbers & ((std::uint64_t{1} << low_) - 1)));
}

std::uint64_t SubsetGameTable::count_of_P() const {
    const Word valid = low_ < 6 ? (Word{1} << (1 << low_)) - 1 : ~Word{0};
    std::uint64_t result = 0;
    for (Word word : rows_) result += static_cast<unsigned>(std::popcount(word & valid));
    return result;
}

}  // namespace gazetteer
