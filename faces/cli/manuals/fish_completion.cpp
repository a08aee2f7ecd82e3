// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "faces/cli/manuals/completion.hpp"
#include "faces/cli/manuals/option_texts.hpp"

namespace gazetteer::cli {
namespace {

/// What is the same for every program.
constexpr const char* functions = R"fish(
# Whether the verb is $argv[1], and the word stands at a place from $argv[2] to $argv[3] among those
# that are neither options nor their values, counted from 0.
function __gazetteer_at
    set -l words (commandline -opc)
    test (count $words) -ge 2; and test "$words[2]" = $argv[1]; or return 1
    set -l with_value __gazetteer_values_$argv[1]
    set -l place 0
    set -l is_value no
    for word in $words[3..-1]
        if test $is_value = yes
            set is_value no
        else if contains -- "$word" $$with_value
            set is_value yes
        else if not string match -q -- '-*' "$word"
            set place (math $place + 1)
        end
    end
    test $place -ge $argv[2]; and test $place -le $argv[3]
end

# Completes the name at the end of an expression.
function __gazetteer_expression
    set -l text (commandline -ct | string replace -r '^["\']' '')
    string match -q -- '-*' "$text"; and return
    set -l before (string replace -r '[A-Za-z0-9_]*$' '' -- "$text")
    for name in $__gazetteer_names
        echo "$before$name"
    end
end

complete -c gazetteer -f
complete -c gazetteer -n __fish_use_subcommand -l help -d 'Print help'
complete -c gazetteer -n __fish_use_subcommand -l version -d 'Print the version'
)fish";

/// Text between single quotes of fish.
std::string in_quotes(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (c == '\'' || c == '\\') result += '\\';
        result += c;
    }
    return "'" + result + "'";
}

/// The words that fish offers.
std::string offered(const Completed& how) {
    switch (how.by) {
        case Completed::By::words:
            return " -a " + in_quotes(fmt::format("{}", fmt::join(how.words, " ")));
        case Completed::By::list:
            return " -a \"$__gazetteer_" + how.list + "\"";
        case Completed::By::folders:
            return " -a '(__fish_complete_directories)'";
        case Completed::By::expression:
            return " -a '(__gazetteer_expression)'";
        case Completed::By::files:
        case Completed::By::nothing:
            break;
    }
    return "";
}

std::string of_option(const Verb& verb, const Option& option, const Vocabulary& vocabulary) {
    std::string result =
        fmt::format("complete -c gazetteer -n '__gazetteer_at {} 0 9999'", verb.name);
    for (const std::string& name : names_of(option))
        result += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    const Completed how = completed(option, vocabulary);
    if (!is_flag(option))
        result += how.by == Completed::By::files ? " -r -F" : " -x" + offered(how);
    return result + " -d " + in_quotes(option.help) + "\n";
}

std::string of_arguments(const Verb& verb, const Vocabulary& vocabulary) {
    std::string result;
    int place = 0;
    const auto add = [&](bool all, const Completed& how) {
        result +=
            fmt::format("complete -c gazetteer -n '__gazetteer_at {} {} {}'{}\n", verb.name, place,
                        all ? 9999 : place, how.by == Completed::By::files ? " -F" : offered(how));
        ++place;
    };
    for (const Option& option : verb.options)
        if (!is_named(option)) add(takes_several(option), completed(option, vocabulary));
    if (verb.words != nullptr) add(true, completed_words(vocabulary));
    return result;
}

/// The names of a verb's options that a value follows.
std::string options_with_values(const Verb& verb) {
    std::string result = "set -g __gazetteer_values_" + verb.name;
    for (const Option& option : verb.options)
        if (is_named(option) && !is_flag(option))
            result += fmt::format(" {}", fmt::join(names_of(option), " "));
    return result + "\n";
}

}  // namespace

std::string fish_completion(const Program& program, const Vocabulary& vocabulary) {
    std::string result = "# SPDX-License-Identifier: GPL-3.0-or-later\n# Completion of " +
                         program.name + " in fish.\n" + functions;
    result += fmt::format("\nset -g __gazetteer_names {}\n", fmt::join(vocabulary.names, " "));
    for (const auto& [name, words] : vocabulary.words)
        result += fmt::format("set -g __gazetteer_{} {}\n", name, fmt::join(words, " "));
    for (const Verb& verb : program.verbs) {
        result += "\n" + options_with_values(verb);
        result += fmt::format("complete -c gazetteer -n __fish_use_subcommand -a {} -d {}\n",
                              verb.name, in_quotes(verb.says));
        for (const Option& option : verb.options)
            if (is_named(option)) result += of_option(verb, option, vocabulary);
        result += of_arguments(verb, vocabulary);
    }
    return result;
}

}  // namespace gazetteer::cli
