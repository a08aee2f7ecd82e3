// SPDX-License-Identifier: GPL-3.0-or-later
// What an editor asks about one text, answered at once from the text alone [LSP 3.17].
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "faces/editor/answers/shipped_files.hpp"
#include "faces/editor/reading/faults.hpp"
#include "faces/editor/text/document.hpp"
#include "faces/editor/text/text_index.hpp"

namespace gazetteer::editor {

using Json = nlohmann::ordered_json;

/// The command of a lens.
constexpr const char* check_command = "gazetteer.check";

struct Document {
    std::string uri = {};
    Language language = Language::other;
    std::int64_t version = 0;
    std::string text = {};
    /// Its text is longer than document_length_max and was not kept.
    bool too_long = false;
    std::vector<Fault> faults = {};
    /// What checks of this very text came to.
    std::vector<Fault> verdicts = {};
};

// Each takes a byte of the text.

/// The words that may stand there and begin as the one before the place does.
Json completion(const Document& document, std::size_t offset);
/// What the word there means; null if nothing is known.
Json hover(const Document& document, std::size_t offset);
/// Where the game, the define or the claim of that name is: here, in a file that is used, or, of a
/// shipped game, in the file of `shipped`. Null if nowhere.
Json definition(const Document& document, std::size_t offset, const ShippedFiles& shipped = {});

/// "check this claim" above each claim, conjecture and game.
Json lenses(const Document& document);
Json document_symbols(const Document& document);
/// The diagnostics: faults, and verdicts behind them. Beyond `diagnostics_max` their number is
/// told.
Json diagnostics(const Document& document);
constexpr std::size_t diagnostics_max = 1000;

}  // namespace gazetteer::editor
