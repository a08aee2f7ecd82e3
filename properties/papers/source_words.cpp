// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/papers/source_words.hpp"

#include <algorithm>

#include "properties/papers/paper_blocks.hpp"

namespace gazetteer::properties {

namespace {

constexpr const char* blanks = " \t";

/// The first word of a line, and what follows it.
struct Said {
    std::string word;
    std::string rest;
};

Said said_by(const std::string& text) {
    const auto end = std::min(text.find_first_of(blanks), text.size());
    const auto rest = std::min(text.find_first_not_of(blanks, end), text.size());
    return {text.substr(0, end), text.substr(rest)};
}

/// `ID "SENTENCE"`: what stands before the first quote, and what stands in quotes.
struct Named {
    std::string name;
    std::string quoted;
};

Named named_by(const std::string& text) {
    const auto quote = text.find('"');
    const auto end = text.find_last_not_of(blanks, quote - 1);
    return {text.substr(0, end + 1), text.substr(quote + 1, text.rfind('"') - quote - 1)};
}

Status status_of(const std::string& word) {
    for (const Status status : {Status::proved, Status::conjectured, Status::open, Status::cited})
        if (word == to_string(status)) return status;
    return Status::asserted;
}

ClaimWords words_of(const PaperBlock& block, const std::string& key, std::string says) {
    ClaimWords result{.says = std::move(says)};
    bool refuted = false;
    for (const PlacedText& entry : block.entries) {
        const Said line = said_by(entry.text());
        if (line.word == "place") result.place = line.rest;
        if (line.word == "reads") result.reading = line.rest;
        if (line.word == "status") result.status = status_of(line.rest);
        if (line.word == "proved") result.proved = line.rest;
        if (line.word == "repaired") result.repaired_by = key + " " + said_by(line.rest).rest;
        refuted = refuted || line.word == "refuted" || line.word == "repaired";
    }
    if (refuted) result.status = Status::refuted;
    return result;
}

std::string reference_of(const PaperBlock& block, const std::string& title) {
    std::string by;
    std::string journal;
    for (const PlacedText& entry : block.entries) {
        const Said line = said_by(entry.text());
        if (line.word == "by") by = line.rest + ", ";
        if (line.word == "journal") journal = ", " + line.rest;
    }
    return by + title + journal;
}

}  // namespace

SourceWords source_words(std::string_view file) {
    SourceWords result;
    std::string key;
    for (const PaperBlock& block : paper_blocks(file)) {
        const Said header = said_by(block.header.text());
        if (header.word != "paper" && header.word != "claim") continue;
        const Named named = named_by(header.rest);
        if (header.word == "paper") {
            key = named.name;
            result.reference = reference_of(block, named.quoted);
        } else {
            result.claims.emplace(key + " " + named.name, words_of(block, key, named.quoted));
        }
    }
    return result;
}

}  // namespace gazetteer::properties
