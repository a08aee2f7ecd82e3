// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/used/used_names.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <utility>

#include "graph/formats/line_reader.hpp"
#include "language/expressions/data_games.hpp"
#include "language/rules/game_file.hpp"

namespace gazetteer::conjectures {

namespace {

using properties::PaperBlock;
using properties::PlacedText;

/// A file uses one that uses one, and so on.
constexpr std::size_t levels_max = 16;

/// What is behind the word that the block begins with.
PlacedText behind_word(const PaperBlock& block) {
    const std::string& text = block.header.text();
    const std::size_t word = std::min(text.find_first_of(" \t"), text.size());
    return block.header.from(std::min(text.find_first_not_of(" \t", word), text.size()));
}

/// One name for a file, however its path is written.
std::string canonical(const std::string& path) {
    std::error_code error;
    const auto result = std::filesystem::weakly_canonical(path, error);
    return error ? path : result.string();
}

/// The line and the column of a place of a text; what is missing at the end is missing on the last
/// line.
std::pair<int, int> place_in(std::string_view text, int column) {
    const std::size_t end = text.empty() ? 0 : text.size() - 1;
    const std::string_view before =
        text.substr(0, std::min(static_cast<std::size_t>(column) - 1, end));
    const auto lines = std::ranges::count(before, '\n');
    const std::size_t line_begin = before.rfind('\n') + 1;
    return {static_cast<int>(lines) + 1, static_cast<int>(before.size() - line_begin) + 1};
}

std::string told_circle(const std::vector<std::string>& open, const std::string& again) {
    std::string result = "the files use each other in a circle: ";
    for (auto file = std::ranges::find(open, again); file != open.end(); ++file)
        result += std::filesystem::path(*file).filename().string() + ", ";
    return result + std::filesystem::path(again).filename().string();
}

}  // namespace

std::string name_at(std::string_view text, std::size_t begin) {
    std::size_t end = std::min(begin, text.size());
    const std::size_t first = end;
    while (end < text.size() &&
           (text[end] == '_' || std::isalnum(static_cast<unsigned char>(text[end])) != 0))
        ++end;
    return std::string(text.substr(first, end - first));
}

std::optional<ParseError> add_games_once(std::string_view games, const std::string& file) {
    const auto parsed = parse_games(games);
    if (!parsed) return parsed.error();
    const bool known = std::ranges::all_of(*parsed, [](const script::Rules& rules) {
        const auto before = data_game_named(rules.name);
        return before && script::text(*rules_of(*before)) == script::text(rules);
    });
    return known ? std::nullopt : add_data_games(games, file);
}

bool UsedNames::are_in(const PaperBlock& block) {
    return block.defines() || block.is("use") || block.is("game");
}

std::vector<NameFault> UsedNames::take(const PaperBlock& block) {
    take_here(block);
    const auto [line, column] = behind_word(block).place_of(1);
    std::vector<NameFault> result;
    for (const Fault& found : std::exchange(faults_, {})) {
        const NameFault& fault = found.fault;
        if (found.file.empty())
            result.push_back(fault);
        else
            result.push_back(
                {line, column,
                 to_string(Place{found.file, fault.line, fault.column}) + ": " + fault.message});
    }
    return result;
}

void UsedNames::take_here(const PaperBlock& block) {
    const std::size_t faults = faults_.size();
    if (block.is("game")) {
        add_games(block.lines, block.line);
        if (faults_.size() > faults) faulty_games_.insert(name_at(behind_word(block).text(), 0));
        return;
    }
    const std::string word = block.defines() ? "define" : "use";
    const PlacedText said = behind_word(block);
    if (said.text().empty())
        add(block.header, static_cast<int>(block.header.text().size()) + 1,
            "expected '" + word + (block.defines() ? " NAME(u, w) = EXPRESSION'" : " FILE'"));
    else
        block.defines() ? define(said) : use(said);
    for (const PlacedText& entry : block.entries)
        add(entry, 1, "nothing is indented below '" + word + "'");
}

void UsedNames::define(const PlacedText& said) {
    if (const auto fault = definitions_.add(said.text())) add(said, fault->column, fault->message);
}

void UsedNames::add_games(const std::string& text, int first_line) {
    const auto fault = add_games_(text, open_.empty() ? "the paper" : open_.back());
    if (!fault) return;
    const auto [line, column] = place_in(text, fault->column);
    add(first_line + line - 1, column, fault->message);
}

void UsedNames::use(const PlacedText& said) {
    const std::string folder =
        open_.empty() ? folder_ : std::filesystem::path(open_.back()).parent_path().string();
    const std::string path = (std::filesystem::path(folder) / said.text()).string();
    const std::string file = canonical(path);
    const auto is_it = [&](const std::string& one) { return canonical(one) == file; };
    if (const auto again = std::ranges::find_if(open_, is_it); again != open_.end())
        return add(said, 1, told_circle(open_, *again));
    if (open_.size() == levels_max)
        return add(said, 1,
                   "at most " + std::to_string(levels_max) + " files use one another in a row");
    if (used_.contains(file)) return;
    const auto text = text_of_games(path);
    if (!text) return add(said, 1, "cannot read the file '" + path + "'");
    used_.insert(file);
    open_.push_back(path);
    take_file(*text);
    open_.pop_back();
}

void UsedNames::take_file(const std::string& text) {
    const std::vector<PaperBlock> blocks = properties::paper_blocks(text);
    const bool are_names = std::ranges::any_of(
        blocks, [](const PaperBlock& block) { return block.defines() || block.is("use"); });
    if (!are_names) return add_games(text, 1);
    for (const PaperBlock& block : blocks) {
        const std::string& header = block.header.text();
        if (are_in(block))
            take_here(block);
        else
            add(block.header, 1,
                "a file that is used has definitions and games, and this is '" +
                    header.substr(0, header.find_first_of(" \t")) + "'");
    }
}

void UsedNames::add(const PlacedText& text, int column, std::string message) {
    const auto [line, at] = text.place_of(column);
    add(line, at, std::move(message));
}

void UsedNames::add(int line, int column, std::string message) {
    faults_.push_back(
        {open_.empty() ? std::string() : open_.back(), {line, column, std::move(message)}});
}

}  // namespace gazetteer::conjectures
