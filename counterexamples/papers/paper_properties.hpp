// SPDX-License-Identifier: GPL-3.0-or-later
// What is true of the reader of papers on every text: asked by the fuzzer and by the tests.
#pragma once

#include <string_view>
#include <vector>

#include "counterexamples/papers/paper_reader.hpp"
#include "graph/contract.hpp"
#include "language/rules/game_file.hpp"

namespace gazetteer::conjectures {

/// How long each line of a text is.
inline std::vector<std::size_t> line_lengths(std::string_view text) {
    std::vector<std::size_t> result{0};
    for (const char c : text) {
        if (c == '\n')
            result.push_back(0);
        else
            ++result.back();
    }
    return result;
}

/// Throws ContractViolation where a fault has no place in the text, a second reading differs, or a
/// statement that was read is not read from its own text. Texts that name files are passed over.
inline void require_sound_paper(std::string_view text) {
    if (text.find("file") != text.npos || text.find("use") != text.npos) return;
    const auto take_games = [](std::string_view games, const std::string&) {
        const auto read = parse_games(games);
        return read ? std::nullopt : std::optional(read.error());
    };
    const PaperSurroundings surroundings{.add_games = take_games};
    const PaperReading reading = read_paper(text, surroundings);
    require(reading.faults == read_paper(text, surroundings).faults, "the same faults twice");
    const std::vector<std::size_t> lengths = line_lengths(text);
    for (const PaperFault& fault : reading.faults) {
        require(fault.line >= 1 && fault.line <= static_cast<int>(lengths.size()),
                "a line of the text");
        const auto past = static_cast<int>(lengths[static_cast<std::size_t>(fault.line) - 1]) + 1;
        require(fault.column >= 1 && fault.column <= past, "a column of the line or one past it");
        require(!fault.message.empty(), "a message");
    }
    for (const PaperClaim& claim : reading.paper.claims) {
        if (!claim.holds) continue;
        const Expression& expression = claim.holds->conjecture.expression();
        const auto again = parse_like(to_string(expression), expression);
        require(again && *again == expression, "a statement is read from its own text");
    }
}

}  // namespace gazetteer::conjectures
