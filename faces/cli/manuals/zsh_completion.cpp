// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "faces/cli/manuals/completion.hpp"
#include "faces/cli/manuals/option_texts.hpp"

namespace gazetteer::cli {
namespace {

/// Text between single quotes of zsh, with a backslash before what _arguments would read.
std::string quoted(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (c == '\'')
            result += "'\\'";
        else if (c == ':' || c == '[' || c == ']' || c == '\\')
            result += '\\';
        result += c;
    }
    return result;
}

std::string action(const Completed& how) {
    switch (how.by) {
        case Completed::By::words:
            return fmt::format("({})", fmt::join(how.words, " "));
        case Completed::By::list:
            return "_gazetteer_" + how.list;
        case Completed::By::files:
            return "_files";
        case Completed::By::folders:
            return "_files -/";
        case Completed::By::expression:
            return "_gazetteer_expression";
        case Completed::By::nothing:
            break;
    }
    return " ";
}

/// One argument of _arguments for each name of an option.
std::string zsh_option(const Option& option, const Vocabulary& vocabulary) {
    std::string result;
    for (const std::string& name : names_of(option)) {
        const bool is_long = name.starts_with("--") && !is_flag(option);
        result += fmt::format(" \\\n                '*{}{}[{}]{}'", name, is_long ? "=" : "",
                              quoted(option.help),
                              is_flag(option) ? ""
                                              : fmt::format(":{}:{}", quoted(value_of(option)),
                                                            action(completed(option, vocabulary))));
    }
    return result;
}

std::string zsh_verb(const Verb& verb, const Vocabulary& vocabulary) {
    std::string result = fmt::format("        {})\n            _arguments", verb.name);
    int place = 1;
    for (const Option& option : verb.options)
        if (is_named(option))
            result += zsh_option(option, vocabulary);
        else
            result += fmt::format(" \\\n                '{}:{}:{}'",
                                  takes_several(option) ? "*" : std::to_string(place++),
                                  quoted(option.names), action(completed(option, vocabulary)));
    if (verb.words != nullptr)
        result +=
            fmt::format(" \\\n                '*:GRAPH:{}'", action(completed_words(vocabulary)));
    return result + " \\\n                '--help[Print help]'\n            ;;\n";
}

}  // namespace

std::string zsh_completion(const Program& program, const Vocabulary& vocabulary) {
    std::string result = "#compdef " + program.name +
                         "\n# SPDX-License-Identifier: GPL-3.0-or-later\n# Completion of " +
                         program.name + " in zsh.\n";
    for (const auto& [name, words] : vocabulary.words)
        result += fmt::format("\n_gazetteer_{}() {{\n    compadd \"$@\" -- {}\n}}\n", name,
                              fmt::join(words, " "));
    result += fmt::format(
        "\n# Completes the name at the end of an expression, and lets the expression go on.\n"
        "_gazetteer_expression() {{\n    compset -P '*[^A-Za-z0-9_]'\n"
        "    compadd -S '' -- {}\n}}\n\n_gazetteer() {{\n    local -a verbs=(\n",
        fmt::join(vocabulary.names, " "));
    for (const Verb& verb : program.verbs)
        result += fmt::format("        '{}:{}'\n", verb.name, quoted(verb.says));
    result +=
        "    )\n    if ((CURRENT == 2)); then\n        _describe verb verbs\n"
        "        compadd -- --help --version\n        return\n    fi\n"
        "    local verb=$words[2]\n    shift words\n    ((CURRENT--))\n    case $verb in\n";
    for (const Verb& verb : program.verbs) result += zsh_verb(verb, vocabulary);
    return result + "    esac\n}\n\n_gazetteer \"$@\"\n";
}

}  // namespace gazetteer::cli
