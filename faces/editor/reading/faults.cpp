// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/editor/reading/faults.hpp"

#include <algorithm>
#include <sstream>

#include "counterexamples/hunt/suite.hpp"
#include "counterexamples/papers/paper_reader.hpp"
#include "faces/editor/reading/outline.hpp"
#include "faces/editor/text/text_index.hpp"
#include "language/rules/game_file.hpp"

namespace gazetteer::editor {

namespace {

/// What a text says in an old way, told where the statement begins.
void add_warnings(const conjectures::Conjecture& conjecture, std::size_t at,
                  std::vector<Fault>& to) {
    for (const std::string& warning : conjecture.expression().warnings())
        to.push_back({at, Severity::warning, warning});
}

std::vector<Fault> sorted(std::vector<Fault> faults) {
    std::ranges::stable_sort(faults, {}, &Fault::at);
    return faults;
}

std::vector<Fault> faults_of_paper(const std::string& text, const std::string& folder) {
    const conjectures::PaperReading reading = conjectures::read_paper_here(text, folder);
    std::vector<Fault> result;
    for (const conjectures::PaperFault& fault : reading.faults)
        result.push_back(
            {offset_of_place(text, fault.line, fault.column), Severity::error, fault.message});
    for (const conjectures::PaperClaim& claim : reading.paper.claims)
        if (claim.holds)
            add_warnings(claim.holds->conjecture, offset_of_place(text, claim.line, 1), result);
    return sorted(std::move(result));
}

/// What a game's reader says of the part of a text from `begin` on.
void add_fault_of_part(std::string_view part, std::size_t begin, std::vector<Fault>& to) {
    const auto games = conjectures::parse_games(part);
    if (!games)
        to.push_back({begin + static_cast<std::size_t>(games.error().column) - 1, Severity::error,
                      games.error().message});
}

}  // namespace

std::vector<Fault> faults_of_games(std::string_view text) {
    if (conjectures::parse_games(text)) return {};
    std::vector<Fault> result;
    std::size_t begin = 0;
    for (const Symbol& game : outline_of(Language::game, text)) {
        if (game.line_begin > begin)
            add_fault_of_part(text.substr(begin, game.line_begin - begin), begin, result);
        begin = game.line_begin;
    }
    add_fault_of_part(text.substr(begin), begin, result);
    // What no game has by itself, such as a name that two have.
    if (result.empty()) add_fault_of_part(text, 0, result);
    return result;
}

std::vector<Fault> faults_of_conjectures(const std::string& text, const std::string& folder) {
    std::istringstream in(text);
    const conjectures::SuiteReading reading = conjectures::read_whole_suite(in, folder);
    std::vector<Fault> result;
    for (const conjectures::SuiteFault& fault : reading.faults)
        result.push_back({offset_of_place(text, fault.line, fault.error.column), Severity::error,
                          fault.error.message});
    for (const conjectures::SuiteLine& line : reading.lines)
        add_warnings(*line.conjecture, offset_of_place(text, line.line, 1), result);
    return sorted(std::move(result));
}

std::vector<Fault> faults_of(Language language, const std::string& text,
                             const std::string& folder) {
    switch (language) {
        case Language::game:
            return faults_of_games(text);
        case Language::paper:
            return faults_of_paper(text, folder);
        case Language::conjectures:
            return faults_of_conjectures(text, folder);
        case Language::other:
            break;
    }
    return {};
}

}  // namespace gazetteer::editor
