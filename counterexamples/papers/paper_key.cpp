// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/papers/paper_key.hpp"

#include <sstream>

#include "counterexamples/papers/paper_syntax.hpp"
#include "language/expressions/data_games.hpp"

namespace gazetteer::conjectures {

namespace {

void add(std::string& to, const char* what, const std::string& text) {
    to += std::string(what) + " " + std::to_string(text.size()) + " " + text + "\n";
}

void add(std::string& to, const SuiteGround& ground, const std::string& file) {
    add(to, "ground", ground.text);
    if (!ground.file.empty()) add(to, "file", file);
}

}  // namespace

bool begins_paper(std::string_view text) {
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        if (line.find_first_not_of(" \t\r") == line.npos || line.starts_with('#')) continue;
        const auto header = parse_paper_line(line, PaperLines::headers);
        return header && header->word == "paper";
    }
    return false;
}

std::string key_text(const PaperClaim& claim) {
    std::string result;
    add(result, "claim", claim.id);
    add(result, "status", std::to_string(static_cast<int>(claim.status)));
    add(result, "compiled", claim.compiled);
    add(result, "repaired", claim.repaired_by);
    if (claim.holds) result += key_text(claim.holds->conjecture);
    for (const SuiteGround& ground : claim.grounds) {
        const std::optional<std::string> file = file_text(ground);
        if (!file) return "";
        add(result, ground, *file);
    }
    for (const PaperMiss& miss : claim.misses) {
        add(result, "miss", miss.name);
        result += key_text(miss.statement.conjecture);
    }
    if (claim.refuted_by)
        add(result, "refuted",
            text_of(claim.refuted_by->graph) + " " +
                std::to_string(claim.refuted_by->root.value_or(-1)));
    return result;
}

std::string key_text(const Conjecture& conjecture) {
    const Expression& expression = conjecture.expression();
    std::string result;
    add(result, "statement", to_string(expression));
    for (const std::string& rules : rules_texts(expression)) add(result, "game", rules);
    return result;
}

}  // namespace gazetteer::conjectures
