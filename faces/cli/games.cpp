// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer games: the games that are known, and the checks of those that somebody has written.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "faces/cli/arguments/common_options.hpp"
#include "faces/cli/input/script_games.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "oracle/rules/games.hpp"
#include "oracle/script/analysis.hpp"
#include "oracle/script/check.hpp"

namespace gazetteer::cli {

namespace {

using Json = nlohmann::ordered_json;

struct GamesArguments {
    std::vector<std::string> files;
    std::string check;
    bool json = false;
};

Json description_of(const script::Rules& rules) {
    const script::Analysis analysis = script::analyse(rules);
    return {{"name", rules.name},
            {"board", rules.directed ? "digraph" : "graph"},
            {"tokens", rules.tokens.size()},
            {"partizan", rules.is_partizan()},
            {"misere", rules.misere},
            {"as_data", true},
            {"sum_of_components", analysis.is_sum()},
            {"source", rules.source}};
}

std::vector<Json> descriptions(const conjectures::GameLibrary& library) {
    std::vector<Json> result;
    Games::for_each([&result]<class R>() {
        result.push_back({{"name", R::name},
                          {"board", is_directed<R> ? "digraph" : "graph"},
                          {"tokens", token_count<R>},
                          {"partizan", PartizanRuleset<R>},
                          {"misere", false},
                          {"as_data", false}});
    });
    for (const script::Rules& rules : library.games()) result.push_back(description_of(rules));
    return result;
}

std::string line_of(const Json& game) {
    std::string result = fmt::format("{:<28}  {:<7}  {} token{}", game["name"].get<std::string>(),
                                     game["board"].get<std::string>(), game["tokens"].dump(),
                                     game["tokens"] == 1 ? " " : "s");
    if (game["partizan"] == true) result += "  partizan";
    if (game["misere"] == true) result += "  misere";
    if (game["as_data"] == true) result += "  as data";
    if (game.value("sum_of_components", false)) result += ", a sum of components";
    return result;
}

int list(const GamesArguments& arguments) {
    for (const Json& game : descriptions(library_of(arguments.files)))
        print_line(arguments.json ? game.dump() : line_of(game));
    return exit_ok;
}

/// Prints what a check of a game found; whether it found no fault.
bool report(const script::Rules& rules, const GamesArguments& arguments) {
    const std::vector<script::Finding> findings = script::check_game(rules);
    bool passes = true;
    Json checks = Json::array();
    for (const script::Finding& finding : findings) {
        passes = passes && finding.fault.empty();
        checks.push_back({{"checked", finding.what}, {"fault", finding.fault}});
    }
    const std::vector<std::string> play =
        passes ? script::play_through(rules) : std::vector<std::string>{};
    if (arguments.json) {
        print_line(
            Json{{"game", rules.name}, {"passes", passes}, {"checks", checks}, {"play", play}}
                .dump());
        return passes;
    }
    print_line(rules.name);
    for (const script::Finding& finding : findings)
        print_line((finding.fault.empty() ? "  holds: " + finding.what
                                          : "  FAILS: " + finding.what + ": " + finding.fault));
    for (const std::string& line : play) print_line("    " + line);
    return passes;
}

int check(const GamesArguments& arguments) {
    const std::vector<script::Rules> games = games_in(arguments.check);
    if (games.empty()) throw InputError(arguments.check + ": there is no game in it");
    bool passes = true;
    for (const script::Rules& rules : games) passes = report(rules, arguments) && passes;
    return passes ? exit_ok : exit_refuted;
}

}  // namespace

Verb games_verb() {
    Verb verb{.name = "games",
              .says = "List the games; check those that you have written (docs/GAMES.md)."};
    const auto arguments = std::make_shared<GamesArguments>();
    verb.option("--check", &arguments->check,
                "Check each game of FILE on all small boards, and print a line of play")
        .value_named("FILE");
    add_games_option(verb, arguments->files);
    add_json_option(verb, arguments->json, "One JSON object a game");
    verb.footer =
        "Exit codes: 0 listed, or all checks hold; 1 a check fails; 2 a file is at fault.\n"
        "Example: gazetteer games --json";
    verb.run = [arguments] {
        return arguments->check.empty() ? list(*arguments) : check(*arguments);
    };
    return verb;
}

}  // namespace gazetteer::cli
