// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "faces/cli/manuals/completion.hpp"
#include "faces/cli/manuals/option_texts.hpp"

namespace gazetteer::cli {
namespace {

/// What is the same for every program; the functions of the tables follow.
constexpr const char* frame = R"bash(
# Takes the quote off that the word begins with; the answers are put between quotes by readline.
_gazetteer_from() {
    local cur=${cur#[\"\']}
    mapfile -t COMPREPLY < <(compgen -W "$*" -- "$cur")
}

# Completes the name at the end of an expression, and lets the expression go on.
_gazetteer_expression() {
    local text=${cur#[\"\']} name before word
    name=${text##*[!A-Za-z0-9_]}
    before=${text%"$name"}
    compopt -o nospace
    while IFS= read -r word; do
        COMPREPLY+=("$before$word")
    done < <(compgen -W "$(_gazetteer_list names)" -- "$name")
}

# The place of the word among those that are neither options nor their values, counted from 0.
_gazetteer_place_of_word() {
    local i place=0
    for ((i = 2; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
            =) place=$((place - 1)) ;;
            -*) [[ -z $(_gazetteer_value "$verb" "${COMP_WORDS[i]}") ]] || i=$((i + 1))
                [[ ${COMP_WORDS[i]} != = ]] || i=$((i + 1)) ;;
            *) place=$((place + 1)) ;;
        esac
    done
    echo "$place"
}

_gazetteer() {
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} verb=${COMP_WORDS[1]}
    local by=
    COMPREPLY=()
    if [[ $cur == = ]]; then
        cur=
    elif [[ $prev == = ]]; then
        prev=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    if ((COMP_CWORD == 1)); then
        _gazetteer_from "$(_gazetteer_list verbs) --help --version"
        return
    fi
    by=$(_gazetteer_value "$verb" "$prev")
    if [[ -z $by && $cur == -* ]]; then by="words $(_gazetteer_options "$verb")"; fi
    if [[ -z $by ]]; then by=$(_gazetteer_argument "$verb" "$(_gazetteer_place_of_word)"); fi
    case $by in
        words\ *) _gazetteer_from "${by#words }" ;;
        list\ *) _gazetteer_from "$(_gazetteer_list "${by#list }")" ;;
        files) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "${cur#[\"\']}") ;;
        folders) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- "${cur#[\"\']}") ;;
        expression) _gazetteer_expression ;;
    esac
}
)bash";

std::string text_of(const Completed& how) {
    switch (how.by) {
        case Completed::By::words:
            return fmt::format("words {}", fmt::join(how.words, " "));
        case Completed::By::list:
            return "list " + how.list;
        case Completed::By::files:
            return "files";
        case Completed::By::folders:
            return "folders";
        case Completed::By::expression:
            return "expression";
        case Completed::By::nothing:
            break;
    }
    return "anything";
}

std::string line_of(const std::string& pattern, const std::string& answer) {
    return fmt::format("        {}) echo \"{}\" ;;\n", pattern, answer);
}

/// A function of bash that answers by a pattern.
std::string table(const std::string& name, const std::string& asked, const std::string& lines) {
    return fmt::format("\n{}() {{\n    case {} in\n{}    esac\n}}\n", name, asked, lines);
}

std::string options_of(const Verb& verb) {
    std::string result;
    for (const Option& option : verb.options)
        if (is_named(option)) result += fmt::format("{} ", fmt::join(names_of(option), " "));
    return result + "--help";
}

std::string values_of(const Verb& verb, const Vocabulary& vocabulary) {
    std::string result;
    for (const Option& option : verb.options) {
        if (!is_named(option) || is_flag(option)) continue;
        std::vector<std::string> patterns;
        for (const std::string& name : names_of(option))
            patterns.push_back(fmt::format("\"{} {}\"", verb.name, name));
        result += line_of(fmt::format("{}", fmt::join(patterns, "|")),
                          text_of(completed(option, vocabulary)));
    }
    return result;
}

std::string arguments_of(const Verb& verb, const Vocabulary& vocabulary) {
    std::string result;
    int place = 0;
    for (const Option& option : verb.options)
        if (!is_named(option)) {
            const bool all = takes_several(option);
            result += line_of(all ? fmt::format("\"{} \"*", verb.name)
                                  : fmt::format("\"{} {}\"", verb.name, place++),
                              text_of(completed(option, vocabulary)));
        }
    if (verb.words != nullptr)
        result += line_of(fmt::format("\"{} \"*", verb.name), text_of(completed_words(vocabulary)));
    return result;
}

}  // namespace

std::string bash_completion(const Program& program, const Vocabulary& vocabulary) {
    std::string verbs;
    std::string options;
    std::string values;
    std::string arguments;
    for (const Verb& verb : program.verbs) {
        verbs += (verbs.empty() ? "" : " ") + verb.name;
        options += line_of(verb.name, options_of(verb));
        values += values_of(verb, vocabulary);
        arguments += arguments_of(verb, vocabulary);
    }
    std::string lists = line_of("verbs", verbs);
    lists += line_of("names", fmt::format("{}", fmt::join(vocabulary.names, " ")));
    for (const auto& [name, words] : vocabulary.words)
        lists += line_of(name, fmt::format("{}", fmt::join(words, " ")));
    return "# SPDX-License-Identifier: GPL-3.0-or-later\n# Completion of " + program.name +
           " in bash.\n" + frame + table("_gazetteer_list", "$1", lists) +
           table("_gazetteer_options", "$1", options) +
           table("_gazetteer_value", "\"$1 $2\"", values) +
           table("_gazetteer_argument", "\"$1 $2\"", arguments) + "\ncomplete -F _gazetteer " +
           program.name + "\n";
}

}  // namespace gazetteer::cli
