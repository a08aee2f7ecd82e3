// SPDX-License-Identifier: GPL-3.0-or-later
// Lenses, symbols and diagnostics: what is asked about a whole text.
#include <algorithm>

#include "faces/editor/answers/answers.hpp"
#include "faces/editor/answers/places.hpp"
#include "faces/editor/reading/outline.hpp"

namespace gazetteer::editor {

namespace {

/// Null for what cannot be checked.
const char* lens_title(Symbol::Kind kind) {
    switch (kind) {
        case Symbol::Kind::claim:
            return "check this claim";
        case Symbol::Kind::conjecture:
            return "check this conjecture";
        case Symbol::Kind::game:
            return "check this game";
        case Symbol::Kind::definition:
        case Symbol::Kind::file:
            break;
    }
    return nullptr;
}

/// As the protocol numbers kinds of symbols: a file, a class, a function, a key.
int symbol_kind(Symbol::Kind kind) {
    switch (kind) {
        case Symbol::Kind::file:
            return 1;
        case Symbol::Kind::game:
            return 5;
        case Symbol::Kind::definition:
            return 12;
        case Symbol::Kind::claim:
        case Symbol::Kind::conjecture:
            break;
    }
    return 20;
}

Json diagnostic(const TextIndex& index, const std::string& text, const Fault& fault) {
    const std::size_t at = std::min(fault.at, text.size());
    return {{"range", range_of(index, at, word_end(text, at))},
            {"severity", static_cast<int>(fault.severity)},
            {"source", "gazetteer"},
            {"message", fault.message}};
}

}  // namespace

Json lenses(const Document& document) {
    const TextIndex index(document.text);
    Json result = Json::array();
    for (const Symbol& symbol : outline_of(document.language, document.text)) {
        // The rules of a game in a paper are checked with the claims about it.
        const bool within =
            symbol.kind == Symbol::Kind::game && document.language != Language::game;
        const char* const title = within ? nullptr : lens_title(symbol.kind);
        if (title == nullptr) continue;
        result.push_back({{"range", range_of(index, symbol.begin, symbol.end)},
                          {"command",
                           {{"title", title},
                            {"command", check_command},
                            {"arguments", {document.uri, symbol.name}}}}});
    }
    return result;
}

Json document_symbols(const Document& document) {
    const TextIndex index(document.text);
    Json result = Json::array();
    for (const Symbol& symbol : outline_of(document.language, document.text)) {
        const std::size_t end = symbol.line_begin + index.line_at(symbol.line_begin).size();
        result.push_back({{"name", symbol.name},
                          {"detail", symbol.line},
                          {"kind", symbol_kind(symbol.kind)},
                          {"range", range_of(index, symbol.line_begin, std::max(end, symbol.end))},
                          {"selectionRange", range_of(index, symbol.begin, symbol.end)}});
    }
    return result;
}

Json diagnostics(const Document& document) {
    const TextIndex index(document.text);
    Json result = Json::array();
    std::vector<Fault> all = document.faults;
    all.insert(all.end(), document.verdicts.begin(), document.verdicts.end());
    if (all.size() > diagnostics_max) {
        const std::size_t more = all.size() - diagnostics_max;
        all.resize(diagnostics_max);
        all.push_back({0, Severity::error, std::to_string(more) + " more faults are not shown"});
    }
    for (const Fault& fault : all) result.push_back(diagnostic(index, document.text, fault));
    return result;
}

}  // namespace gazetteer::editor
