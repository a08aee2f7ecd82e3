// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/hunt/suite.hpp"

#include <fmt/format.h>

#include "faces/cli/arguments/shard_arguments.hpp"
#include "faces/cli/hunt/recheck.hpp"
#include "faces/cli/hunt/request.hpp"
#include "faces/cli/hunt/suite_line.hpp"
#include "faces/cli/marks/marked_drawer.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "faces/reports/hunts/hunt_html.hpp"
#include "faces/reports/hunts/hunt_text.hpp"
#include "faces/reports/junit.hpp"

namespace gazetteer::cli {

namespace {

using Json = nlohmann::ordered_json;

/// What is said of a line that the time did not suffice for.
constexpr const char* not_reached = "not reached";

std::string junit_of(const std::string& file, const std::vector<conjectures::SuiteLine>& lines,
                     const std::vector<SuiteOutcome>& outcomes) {
    std::vector<reports::JunitCase> cases;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        const SuiteOutcome& outcome = outcomes[i];
        cases.push_back({file, lines[i].id, outcome.seconds});
        if (!outcome.fault.empty()) cases.back().failures = {outcome.fault};
        if (outcome.report.verdict == conjectures::HuntVerdict::inconclusive)
            cases.back().skipped = "inconclusive: stopped, or a graph was given up";
        cases.back().output = suite_summary(lines[i], outcome.report);
    }
    for (std::size_t i = outcomes.size(); i < lines.size(); ++i) {
        cases.push_back({file, lines[i].id});
        cases.back().skipped = not_reached;
    }
    return reports::junit_text(file, cases);
}

/// On the ground of the line, unless that is random.
Improvement improved_line(const conjectures::SuiteLine& line, const SuiteOutcome& outcome,
                          const ImproveArguments& arguments,
                          const conjectures::HuntOptions& options) {
    if (!arguments.asked()) return {};
    if (line.ground.model) {
        fmt::print(stderr, "gazetteer: {}: random graphs are neither repaired nor sharpened on\n",
                   line.id);
        return {};
    }
    return improved(
        *line.conjecture, outcome.report, arguments, [&line] { return ground_of(line.ground); },
        options);
}

Json json_of(const conjectures::SuiteLine& line, const SuiteOutcome& outcome,
             const Improvement& improvement) {
    Json result{{"id", line.id},
                {"expected", to_string(line.expected)},
                {"as_expected", outcome.fault.empty()}};
    if (!outcome.fault.empty()) result["fault"] = outcome.fault;
    result.update(reports::json_of(*line.conjecture, outcome.report));
    add_improvement(result, improvement);
    result["ground"] = line.ground.text;
    if (!line.comment.empty()) result["comment"] = line.comment;
    return result;
}

reports::Provenance suite_provenance(const SuiteFiles& files) {
    std::vector<std::string> words{"gazetteer", "hunt", "--file", files.conjectures};
    for (const std::string& file : files.games) words.insert(words.end(), {"--games", file});
    for (const std::string& term : files.terms) words.insert(words.end(), {"--term", term});
    words.insert(words.end(), {"--html", "-"});
    return {{"program", std::string("gazetteer ") + program_version()},
            {"command", reports::shell_command(words)}};
}

std::string page_of(const SuiteFiles& files, const std::vector<conjectures::SuiteLine>& lines,
                    const std::vector<SuiteOutcome>& outcomes, const std::stop_token& stop) {
    std::vector<reports::SuiteRow> rows;
    for (std::size_t i = 0; i < outcomes.size(); ++i)
        rows.push_back({.id = lines[i].id,
                        .text = lines[i].text,
                        .comment = lines[i].comment,
                        .expected = to_string(lines[i].expected),
                        .fault = outcomes[i].fault,
                        .conjecture = &*lines[i].conjecture,
                        .report = &outcomes[i].report});
    return reports::suite_page(files.conjectures, rows, suite_provenance(files),
                               marked_drawer({.stop = stop}));
}

/// What the second judge says of a line, or why it says nothing; nothing if it is not asked.
struct SecondWord {
    std::string words;
    std::optional<conjectures::Recheck> recheck;
};

SecondWord second_word(const SuiteFiles& files, const conjectures::SuiteLine& line,
                       const conjectures::HuntReport& report,
                       const conjectures::HuntOptions& options) {
    if (!files.request.recheck) return {};
    if (!report.within && !report.within_digraphs)
        return {"  not rechecked: it is no class of graphs", {}};
    if (report.given_up.count > 0) return {"  not rechecked: a graph was given up", {}};
    try {
        check_recheck(files.request, *line.conjecture);
        const auto second = rechecked(*line.conjecture, files.request, report, options);
        return {"  rechecked: " + recheck_words(second), second};
    } catch (const InputError& e) {
        return {std::string("  not rechecked: ") + e.what(), {}};
    }
}

}  // namespace

int run_suite(const SuiteFiles& files, const conjectures::HuntOptions& options) {
    const std::vector<conjectures::SuiteLine> lines = suite_lines(files.conjectures);
    std::vector<SuiteOutcome> outcomes;
    bool refuted = false;
    bool inconclusive = false;
    for (const conjectures::SuiteLine& line : lines) {
        if (options.stop.stop_requested()) break;
        outcomes.push_back(run_suite_line(line, options));
        const SuiteOutcome& now = outcomes.back();
        inconclusive = inconclusive || now.report.verdict == conjectures::HuntVerdict::inconclusive;
        refuted = refuted || !now.fault.empty();
        warn_of(line.conjecture->expression(), line.id + ": ");
        const SecondWord second = second_word(files, line, now.report, options);
        const Improvement improvement = improved_line(line, now, files.improve, options);
        inconclusive = inconclusive || !improvement.complete();
        if (files.json) {
            Json json = json_of(line, now, improvement);
            if (second.recheck) json["recheck"] = json_of(*second.recheck);
            print_line(json.dump());
        } else if (files.junit != "-" && files.html != "-") {
            print_line(suite_summary(line, now.report) + second.words +
                       (now.fault.empty() ? "" : "  NOT AS EXPECTED: " + now.fault));
            for (const std::string& told : improvement_lines(*line.conjecture, improvement))
                print_line(told);
        }
        if (second.recheck) insist_on_agreement(*second.recheck, line.id + ": ");
    }
    for (std::size_t i = outcomes.size(); i < lines.size() && files.json; ++i)
        print_line(Json{{"id", lines[i].id},
                        {"expected", to_string(lines[i].expected)},
                        {"verdict", nullptr},
                        {"skipped", not_reached}}
                       .dump());
    inconclusive = inconclusive || outcomes.size() < lines.size();
    if (!files.junit.empty()) write_file(files.junit, junit_of(files.conjectures, lines, outcomes));
    if (!files.html.empty()) write_file(files.html, page_of(files, lines, outcomes, options.stop));
    return refuted ? exit_refuted : inconclusive ? exit_inconclusive : exit_ok;
}

}  // namespace gazetteer::cli
