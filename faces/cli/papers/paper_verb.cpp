// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer paper: a paper to begin with, and what one that is written does not say yet.
#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "counterexamples/papers/paper_gaps.hpp"
#include "counterexamples/papers/paper_reader.hpp"
#include "counterexamples/papers/paper_skeleton.hpp"
#include "faces/cli/arguments/common_options.hpp"
#include "faces/cli/input/script_games.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"

namespace gazetteer::cli {

namespace {

struct PaperArguments {
    std::string action;
    std::vector<std::string> games;
    std::string check;
    bool json = false;
};

std::string gap_json(const std::string& file, const conjectures::PaperGap& gap) {
    return nlohmann::ordered_json{
        {"file", file}, {"line", gap.line}, {"id", gap.id}, {"word", gap.word}, {"says", gap.says}}
        .dump();
}

int check(const PaperArguments& arguments) {
    const auto gaps = conjectures::gaps_of(conjectures::paper_of_file(arguments.check));
    for (const conjectures::PaperGap& gap : gaps)
        print_line(arguments.json ? gap_json(arguments.check, gap)
                                  : fmt::format("{}:{}: {}: {}: {}", arguments.check, gap.line,
                                                gap.id, gap.word, gap.says));
    return gaps.empty() ? exit_ok : exit_refuted;
}

int begin(const PaperArguments& arguments) {
    if (arguments.games.empty())
        throw InputError("'new' takes files of games: gazetteer paper new mine.game");
    std::vector<script::Rules> games;
    for (const std::string& file : arguments.games)
        for (script::Rules& rules : games_in(file)) games.push_back(std::move(rules));
    std::string text = conjectures::paper_skeleton(games);
    text.pop_back();
    print_line(text);
    return exit_ok;
}

int run(const PaperArguments& arguments) {
    const bool is_new = !arguments.action.empty();
    if (is_new == !arguments.check.empty())
        throw InputError("expected 'new' with files of games, or --check with the file of a paper");
    if (is_new && arguments.json) throw InputError("--json goes with --check");
    return is_new ? begin(arguments) : check(arguments);
}

}  // namespace

Verb paper_verb() {
    Verb verb{.name = "paper",
              .says =
                  "Begin the file of a paper, or list what one does not say yet "
                  "(docs/PAPERS.md)."};
    const auto arguments = std::make_shared<PaperArguments>();
    verb.option("ACTION", &arguments->action, "new: print a paper to begin with, on these games")
        .one_of({"new"});
    verb.option("GAMES", &arguments->games, "Files of games, as docs/GAMES.md has them");
    verb.option("--check", &arguments->check,
                "List what the paper in FILE does not say yet: places, readings, misses")
        .value_named("FILE");
    add_json_option(verb, arguments->json, "One JSON object for each thing that is not said");
    verb.footer =
        "Exit codes: 0 printed, or nothing is left to say; 1 something is; 2 a file is at fault.\n"
        "A claim is run by gazetteer verify FILE.\n"
        "Example: gazetteer paper new mine.game > mine.txt";
    verb.run = [arguments] { return run(*arguments); };
    return verb;
}

}  // namespace gazetteer::cli
