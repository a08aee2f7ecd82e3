// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/arguments/command_line.hpp"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <map>

#include <algorithm>
#include <array>
#include <cctype>

#include "faces/cli/output/output.hpp"
#include "graph/families/graph_text.hpp"
#include "graph/formats/words.hpp"

namespace gazetteer::cli {

namespace {

/// The option's condition as CLI11 checks it, and describes it in the help.
struct Impose {
    CLI::Option& option;

    void operator()(std::monostate) const {}
    template <typename T>
    void operator()(const Range<T>& range) const {
        option.check(CLI::Range(range.min, range.max));
    }
    void operator()(const OneOf& one_of) const {
        const CLI::Validator is_member = CLI::IsMember(one_of.words);
        const auto fault_of = [is_member, words = one_of.words](std::string& text) {
            const std::string fault = is_member(text);
            return fault.empty() ? fault : fault + nearest_or(text, words);
        };
        option.check(CLI::Validator(fault_of, is_member.get_description()));
    }
    void operator()(Positive) const { option.check(CLI::PositiveNumber); }
    void operator()(NonNegative) const { option.check(CLI::NonNegativeNumber); }
    void operator()(const WithUnit& number) const {
        option.transform(CLI::AsNumberWithUnit(number.units));
    }
};

bool asks_for_help(const std::string& word) {
    return word == "-h" || word == "--help";
}

/// The verb that a word names; null of an option of the program. Throws InputError of another word,
/// with the nearest verb.
const Verb* verb_of(const Program& program, const std::string& word) {
    const std::string help = "; see " + program.name + " --help";
    if (asks_for_help(word) || word == "--version") return nullptr;
    if (word.starts_with('-'))
        throw InputError("unknown option " + word.substr(0, 40) + " before the verb" + help);
    const auto named = std::ranges::find(program.verbs, word, &Verb::name);
    if (named != program.verbs.end()) return &*named;
    std::vector<std::string> names;
    for (const Verb& verb : program.verbs) names.push_back(verb.name);
    throw InputError("'" + word.substr(0, 40) + "' is no verb" + nearest_or(word, names) + help);
}

/// Every condition on numbers lets nan through.
const CLI::Validator is_number(
    [](const std::string& text) {
        std::string lower = text;
        std::ranges::transform(lower, lower.begin(),
                               [](unsigned char c) { return std::tolower(c); });
        return lower.find("nan") == lower.npos ? "" : "not a number: " + text;
    },
    "");

/// Adds an option for the variable of each type; a bool is a flag.
struct AddTo {
    CLI::App& app;
    const Option& option;

    CLI::Option* operator()(bool* flag) const {
        return app.add_flag(option.names, *flag, option.help);
    }
    template <typename T>
    CLI::Option* operator()(T* variable) const {
        return app.add_option(option.names, *variable, option.help);
    }
};

bool takes_numbers(const Target& target) {
    return std::holds_alternative<double*>(target) ||
           std::holds_alternative<std::optional<double>*>(target) ||
           std::holds_alternative<std::vector<double>*>(target);
}

void add(CLI::App& app, const Option& option) {
    CLI::Option& added = *std::visit(AddTo{app, option}, option.target);
    std::visit(Impose{added}, option.condition);
    if (takes_numbers(option.target)) added.check(is_number);
    if (option.value_name) added.type_name(*option.value_name);
    if (!option.default_text.empty()) added.default_str(option.default_text);
    if (option.is_required) added.required();
    if (option.separator != 0) added.delimiter(option.separator);
    if (option.takes_one_word) added.allow_extra_args(false);
}

/// The option of the verb that was probably meant by a word of letters: the nearest one, or one
/// that begins alike; empty if there is none.
std::string meant_option(const Verb& verb, const std::string& word) {
    std::vector<std::string> names = {"help"};
    for (const Option& option : verb.options)
        for (const TextWord& name : words_of(option.names, ","))
            if (name.text.starts_with("--")) names.emplace_back(name.text.substr(2));
    if (const std::string near = nearest(word, names); !near.empty()) return "--" + near;
    const auto begins_alike = [&word](const std::string& name) {
        return word.size() > 1 && (name.starts_with(word) || word.starts_with(name));
    };
    const auto found = std::ranges::find_if(names, begins_alike);
    return found == names.end() ? "" : "--" + *found;
}

/// Where a graph would stand, if the word is one.
std::string told_place(const Verb& verb, const std::string& word) {
    const bool takes_graph = std::ranges::any_of(
        verb.options, [](const Option& option) { return option.names == "--graph"; });
    if (!takes_graph || !parse_graph_text(word)) return "";
    return "; a graph stands behind --graph";
}

/// The words that were left of a verb's, without the "--" behind which none is an option. Throws
/// InputError if the verb does not take them: an option that it has not, with the nearest one, or a
/// word too many. "-" is no option.
std::vector<std::string> words_left(const std::string& program, const Verb& verb,
                                    std::vector<std::string> left) {
    const std::string help = "; see " + program + " " + verb.name + " --help";
    const auto mark = std::ranges::find(left, "--");
    for (auto word = left.begin(); word != mark; ++word) {
        if (!word->starts_with('-') || *word == "-") continue;
        const std::string name = word->substr(0, word->find('='));
        const std::string near =
            meant_option(verb, name.substr(std::min(name.size(), name.find_first_not_of('-'))));
        throw InputError("unknown option " + name.substr(0, 40) + told_nearest(near) + help);
    }
    if (mark != left.end()) left.erase(mark);
    if (verb.words == nullptr && !left.empty())
        throw InputError("'" + left.front().substr(0, 40) + "' is a word too many" +
                         told_place(verb, left.front()) + help);
    return left;
}

/// The options that name a file to be written. Throws InputError where two name one file: the
/// second would take the place of the first. So it does where "-" names standard output to an
/// option that cannot have it.
void insist_on_distinct_outputs(const Verb& verb) {
    std::map<std::filesystem::path, std::string> writers;
    for (const Option& option : verb.options) {
        const auto* const* name = std::get_if<std::string*>(&option.target);
        if (name == nullptr || (*name)->empty() || !option.names_output) continue;
        const bool is_standard = **name == "-";
        if (is_standard && option.refuses_standard_output)
            throw InputError(option.names + ": '-' is no " + option.value_name.value_or("FILE") +
                             ": standard output has the answers");
        const auto [known, fresh] = writers.try_emplace(
            is_standard ? "-"
                        : std::filesystem::weakly_canonical(std::filesystem::absolute(**name)),
            option.names);
        if (!fresh)
            throw InputError(known->second + " and " + option.names + " would both write " +
                             (is_standard ? "standard output" : **name));
    }
}

/// Reads the words by `app`, or prints what they ask for; false then. `fault` may say more than
/// CLI11 about words that `app` does not take.
template <typename Fault>
bool parsed(CLI::App& app, int argc, const char* const* argv, const Fault& fault) {
    try {
        app.parse(argc, argv);
        return true;
    } catch (const CLI::CallForHelp&) {
        print_line(app.help());
    } catch (const CLI::CallForVersion& e) {
        print_line(e.what());
    } catch (const CLI::ParseError& e) {
        fault();
        throw InputError(std::string(e.what()) + "; see " + app.get_name() + " --help");
    }
    return false;
}

/// The verb has an application of its own: below one of the program, CLI11 would give that the
/// words behind "--".
int run_verb(const Program& program, const Verb& verb, int argc, const char* const* argv) {
    CLI::App app(verb.says, program.name + " " + verb.name);
    // CLI11 would read the words "[...]" of a verb as a list, and names what is left over
    // backwards.
    app.allow_extras();
    for (const Option& option : verb.options) add(app, option);
    app.footer(verb.footer);
    const auto left = [&] { return words_left(program.name, verb, app.remaining()); };
    if (!parsed(app, argc, argv, left)) return 0;
    std::vector<std::string> words = left();
    if (verb.words != nullptr) *verb.words = std::move(words);
    insist_on_distinct_outputs(verb);
    return verb.run();
}

}  // namespace

int run_command_line(const Program& program, int argc, const char* const* argv) {
    const Verb* const verb = argc > 1 ? verb_of(program, argv[1]) : nullptr;
    if (verb != nullptr) return run_verb(program, *verb, argc - 1, argv + 1);
    // "--help VERB" is "VERB --help".
    if (argc > 2 && asks_for_help(argv[1])) {
        if (const Verb* const asked = verb_of(program, argv[2]))
            return run_verb(program, *asked, 2, std::array{argv[2], argv[1]}.data());
    }
    CLI::App app(program.says, program.name);
    app.set_version_flag("--version", program.version);
    app.require_subcommand(1);
    app.footer(program.footer);
    for (const Verb& each : program.verbs) app.add_subcommand(each.name, each.says);
    parsed(app, argc, argv, [] {});
    return 0;
}

}  // namespace gazetteer::cli
