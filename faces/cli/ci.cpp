// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer ci: the conjectures and games of somebody's repository, checked on every change.
#include <algorithm>
#include <memory>

#include "faces/cli/arguments/common_options.hpp"
#include "faces/cli/ci/ci_reports.hpp"
#include "faces/cli/ci/ci_run.hpp"
#include "faces/cli/hunt/run.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"

namespace gazetteer::cli {

namespace {

struct CiArguments {
    CiFiles files;
    std::string junit;
    std::string sarif;
    std::string summary;
    bool annotations = false;
    bool json = false;
    int threads = 0;
    double seconds = runs::Stop::never;
    std::size_t mebibytes = 2048;
};

/// What is printed while it runs leaves standard output to nobody else.
bool prints_lines(const CiArguments& arguments) {
    const int others = (arguments.junit == "-") + (arguments.sarif == "-") +
                       (arguments.summary == "-") + arguments.json;
    if (others > 1 || (others == 1 && arguments.annotations))
        throw InputError(
            "only one of --junit -, --sarif -, --summary -, --json and --annotations goes to "
            "standard output");
    return others == 0;
}

/// The file that the complaint begins with; the first if none.
const std::string& blamed(const CiArguments& arguments, const std::string& what) {
    const auto& names = arguments.files.names;
    const auto found = std::ranges::find_if(
        names, [&](const std::string& name) { return what.starts_with(name + ":"); });
    return found == names.end() ? names.front() : *found;
}

std::vector<CiResult> results_of(const CiArguments& arguments, bool lines) {
    const HuntLimits limits(arguments.seconds, bytes_of(arguments.mebibytes), arguments.threads);
    try {
        return run_ci(arguments.files, limits.on({}), [&](const CiResult& result) {
            if (arguments.json) print_line(ci_json(result));
            if (lines) print_line(ci_line(result));
            if (arguments.annotations && result.state != CiState::passed)
                print_line(ci_annotation(result));
        });
    } catch (const InputError& e) {
        if (arguments.annotations) print_line(ci_annotation(blamed(arguments, e.what()), e.what()));
        throw;
    }
}

int run(const CiArguments& arguments) {
    const bool lines = prints_lines(arguments);
    const MoreToWrite files(is_named_file(arguments.junit) || is_named_file(arguments.sarif) ||
                            is_named_file(arguments.summary));
    const std::vector<CiResult> results = results_of(arguments, lines);
    if (!arguments.junit.empty()) write_file(arguments.junit, ci_junit(results));
    if (!arguments.sarif.empty()) write_file(arguments.sarif, ci_sarif(results));
    if (!arguments.summary.empty()) write_file(arguments.summary, ci_summary(results));
    const auto any = [&](CiState state) {
        return std::ranges::find(results, state, &CiResult::state) != results.end();
    };
    if (any(CiState::failed)) return exit_refuted;
    return any(CiState::inconclusive) || any(CiState::not_reached) ? exit_inconclusive : exit_ok;
}

void add_report_options(Verb& verb, CiArguments& arguments) {
    verb.option("--junit", &arguments.junit, "JUnit XML to FILE ('-')")
        .value_named("FILE")
        .output();
    verb.option("--sarif", &arguments.sarif, "SARIF 2.1.0 to FILE ('-')")
        .value_named("FILE")
        .output();
    verb.option("--summary", &arguments.summary, "A page in Markdown to FILE ('-')")
        .value_named("FILE")
        .output();
    verb.option("--annotations", &arguments.annotations,
                "Also print what GitHub Actions shows at the line of the file");
    add_json_option(verb, arguments.json, "One JSON object a conjecture or game");
}

}  // namespace

Verb ci_verb() {
    Verb verb{
        .name = "ci",
        .says =
            "Check the conjectures, papers and games of a repository, each again only when it has "
            "changed (docs/CI.md)."};
    const auto arguments = std::make_shared<CiArguments>();
    verb.option(
            "FILE", &arguments->files.names,
            "Files of games, whose names end in .game, of conjectures, as hunt --file takes them, "
            "and of papers, as verify takes them; both may name the games")
        .required();
    verb.option("--cache", &arguments->files.cache, "Keep what is decided in FOLDER")
        .value_named("FOLDER")
        .named_output();
    verb.option("--found", &arguments->files.found,
                "Look first at the counterexamples in FILE, and add those that are found")
        .value_named("FILE")
        .named_output();
    add_program_terms_option(verb, arguments->files.terms);
    add_report_options(verb, *arguments);
    add_threads_option(verb, arguments->threads);
    add_time_limit_option(verb, &arguments->seconds, "Stop after S seconds");
    add_memory_option(verb, arguments->mebibytes,
                      "For the memos of the games, all threads together, in MiB");
    verb.footer =
        "Exit codes: 0 all as expected; 1 a conjecture is not, or a game fails a check; 2 bad\n"
        "usage or input; 3 something was not decided; 4 the environment failed.\n"
        "Example: gazetteer ci conjectures.txt mine.game --cache .gazetteer --found found.txt";
    verb.run = [arguments] { return run(*arguments); };
    return verb;
}

}  // namespace gazetteer::cli
