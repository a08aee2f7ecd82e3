// SPDX-License-Identifier: GPL-3.0-or-later
// Reads one claim of a paper.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "counterexamples/papers/paper_reader.hpp"
#include "counterexamples/papers/paper_syntax.hpp"
#include "counterexamples/used/used_names.hpp"
#include "properties/papers/paper_blocks.hpp"

namespace gazetteer::conjectures {

using properties::PaperBlock;
using properties::PlacedText;

/// Collects the faults of a file.
class PaperFaults {
  public:
    void add(const PlacedText& text, int column, std::string message) {
        const auto [line, at] = text.place_of(column);
        all_.push_back({line, at, std::move(message)});
    }
    void add(const PlacedText& text, const ParseError& error, int from = 1) {
        add(text, from + error.column - 1, error.message);
    }
    void add(PaperFault fault) { all_.push_back(std::move(fault)); }
    std::size_t size() const { return all_.size(); }
    /// By place.
    std::vector<PaperFault> sorted() const;

  private:
    std::vector<PaperFault> all_;
};

/// The claim of a block whose header has been read; its id has the key of the paper. What cannot be
/// read is a fault, and the rest is read.
PaperClaim read_claim(const PaperBlock& block, const PaperLine& header, const std::string& key,
                      const UsedNames& names, const PaperSurroundings& surroundings,
                      PaperFaults& faults);

}  // namespace gazetteer::conjectures
