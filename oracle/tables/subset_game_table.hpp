// SPDX-License-Identifier: GPL-3.0-or-later
// One game on all subsets of a set at once, 64 to a word: where a position is a state (a token's
// vertex, say) and the set of elements left (arcs, say), and a move uses one element up. Why it
// works: the positions are decided in ascending order of the sets as numbers, and a set's options
// are smaller; a move on one of the first elements is a shift within a row.
#pragma once

#include <cstdint>
#include <vector>

#include "oracle/tables/subset_rows.hpp"

namespace gazetteer {

/// Uses up `element` and leads to `target`.
struct SubsetMove {
    int element = 0;
    int target = 0;
};

/// Normal play: no move means loss. states * 2^elements / 8 bytes.
class SubsetGameTable {
  public:
    /// moves[q]: the moves from state q, each possible iff its element is left. Throws
    /// TableTooLarge before more than bytes_max bytes are taken.
    SubsetGameTable(int elements, std::vector<std::vector<SubsetMove>> moves,
                    std::size_t bytes_max);

    /// The player to move from this state, with these elements left, loses.
    bool loses(std::uint64_t left, int state) const;
    /// How many positions are lost for the player to move.
    std::uint64_t count_of_P() const;

    static double bytes(int elements, std::size_t states);

  private:
    using Word = SubsetRow::Word;
    /// A move on a low element, and where the row that it wins is kept.
    struct LowMove {
        int element;
        int target;
        std::size_t row;
    };
    void number_elements();
    void decide(std::uint64_t high);
    bool find_row(std::uint64_t high, std::size_t state);
    Word* row(std::uint64_t high, std::size_t state) {
        return &rows_[(high * states_ + state) * words_];
    }

    int elements_;
    std::size_t states_;
    std::vector<std::vector<SubsetMove>> moves_;
    int low_ = 0;
    std::size_t words_ = 1;
    /// place_[e]: the number of element e; numbers below low_ are bits of a row.
    std::vector<int> place_;
    /// No move on a low element leads to a state with another such move.
    bool rows_at_once_ = false;
    std::vector<std::vector<SubsetMove>> high_moves_;
    std::vector<std::vector<LowMove>> low_moves_;
    /// States without low moves first.
    std::vector<std::size_t> states_in_order_;
    std::vector<Word> moved_;
    std::vector<const Word*> sources_;
    std::vector<Word> rows_;
};

}  // namespace gazetteer
