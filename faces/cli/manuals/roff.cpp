// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/manuals/roff.hpp"

#include <algorithm>
#include <cctype>
#include <sstream>

#include "work/regex.hpp"

namespace gazetteer::cli {
namespace {

constexpr std::size_t columns_max = 78;

bool ends_sentence(const std::string& word) {
    return word.ends_with('.') || word.ends_with(':') || word.ends_with('?');
}

bool starts_sentence(const std::string& word) {
    return std::islower(static_cast<unsigned char>(word.front())) == 0;
}

/// Cuts "0 done; 1 not. More." after the codes, and gives back what follows.
std::string take_exit_codes(const std::string& text, std::vector<std::string>& codes) {
    static const Regex between(R"(;\s+(?=\d ))");
    std::istringstream lines(between.replaced(text, "\n"));
    for (std::string line; std::getline(lines, line);) codes.push_back(line);
    const auto stop = codes.back().find(". ");
    const std::string rest = stop == std::string::npos ? "" : codes.back().substr(stop + 2);
    codes.back().resize(std::min(stop, codes.back().find_last_not_of('.') + 1));
    return rest;
}

}  // namespace

std::string roff(const std::string& text) {
    std::string result;
    for (const char c : text) switch (c) {
            case '\\':
                result += "\\e";
                break;
            case '-':
                result += "\\-";
                break;
            case '\'':
                result += "\\(aq";
                break;
            case '`':
                result += "\\(ga";
                break;
            case '^':
                result += "\\(ha";
                break;
            case '~':
                result += "\\(ti";
                break;
            case '"':
                result += "\\(dq";
                break;
            default:
                result += c;
        }
    return result.starts_with('.') ? "\\&" + result : result;
}

std::string bold(const std::string& text) {
    return "\\fB" + roff(text) + "\\fR";
}

std::string italic(const std::string& text) {
    return "\\fI" + roff(text) + "\\fR";
}

std::string filled(const std::string& text) {
    std::istringstream words(text);
    std::string result;
    std::string line;
    std::string last;
    for (std::string word; words >> word; last = word) {
        const bool is_next = ends_sentence(last) && starts_sentence(word);
        if (!line.empty() && (is_next || line.size() + 1 + word.size() > columns_max)) {
            result += roff(line) + "\n";
            line.clear();
        }
        line += (line.empty() ? "" : " ") + word;
    }
    return line.empty() ? result : result + roff(line) + "\n";
}

HelpNotes notes_of(const std::string& footer) {
    static const std::string codes = "Exit codes: ";
    static const std::string example = "Example: ";
    HelpNotes notes;
    std::string all_codes;
    std::istringstream lines(footer);
    enum { nothing, text, rows, exits } open = nothing;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(example)) {
            notes.examples.push_back(line.substr(example.size()));
            open = nothing;
        } else if (line.starts_with(codes)) {
            all_codes = line.substr(codes.size());
            open = exits;
        } else if (open == exits) {
            all_codes += " " + line;
        } else if (const auto kind = line.starts_with("  ") ? rows : text; open == kind) {
            notes.paragraphs.back() += (kind == rows ? "\n" : " ") + line;
        } else {
            notes.paragraphs.push_back(line);
            open = kind;
        }
    }
    if (all_codes.empty()) return notes;
    const std::string rest = take_exit_codes(all_codes, notes.exit_codes);
    if (!rest.empty()) notes.paragraphs.push_back(rest);
    return notes;
}

}  // namespace gazetteer::cli
