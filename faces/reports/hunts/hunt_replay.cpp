// SPDX-License-Identifier: GPL-3.0-or-later
// The lines for the shell that make what a hunt told again.
#include <fmt/format.h>

#include "faces/reports/html/html_page.hpp"
#include "faces/reports/hunts/hunt_text.hpp"
#include "language/expressions/data_games.hpp"
#include "language/programs/program_terms.hpp"

namespace gazetteer::reports {

namespace {

/// The hunt, and on what.
std::string hunt_line(const conjectures::Conjecture& conjecture, const std::string& ground) {
    std::string result =
        fmt::format("gazetteer hunt '{}'", conjectures::to_string(conjecture.expression()));
    for (const std::string& file : conjectures::files_of_games(conjecture.expression()))
        result += fmt::format(" --games {}", shell_command({file}));
    for (const std::string& program : conjectures::program_terms_in(conjecture.expression()))
        result += fmt::format(" --term {}", shell_command({program}));
    result += " " + ground;
    if (conjecture.by() == conjectures::By::oracle) return result;
    return result + fmt::format(" --by {}", conjectures::to_string(conjecture.by()));
}

}  // namespace

std::string guided_text(const conjectures::GuidedDraw& guided) {
    const std::string graphs =
        guided.graphs.empty() ? "" : fmt::format(" --graphs '{}'", guided.graphs);
    const std::string over = guided.over.empty() ? "" : " --over " + guided.over;
    const std::string family =
        guided.family_size_max > 0 ? fmt::format(" --family {}", guided.family_size_max) : "";
    return fmt::format(
        "--search{} --order {}..{}{} --tries {} --islands {} --seed {} --exhaustive {}{}", graphs,
        guided.order_min, guided.order_max, over, guided.tries, guided.islands, guided.seed,
        guided.exhaustive_order_max, family);
}

std::string replay_line(const conjectures::Conjecture& conjecture, const AnyGraph& graph) {
    return hunt_line(conjecture, fmt::format("--graph '{}'", text_of(graph)));
}

std::vector<std::string> replay_lines(const conjectures::Conjecture& conjecture,
                                      const conjectures::HuntReport& report) {
    std::vector<std::string> result;
    if (const auto& guided = report.guided; guided && guided->complete)
        result.push_back(hunt_line(conjecture, guided_text(*guided)));
    if (const auto& draw = report.draw)
        result.push_back(
            hunt_line(conjecture,
                      fmt::format("--random '{}' --count {} --seed {} --exhaustive {}", draw->model,
                                  draw->count, draw->seed, draw->exhaustive_order_max)));
    result.push_back(replay_line(conjecture, report.counterexamples.front().graph));
    return result;
}

}  // namespace gazetteer::reports
