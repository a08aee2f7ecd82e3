// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/manuals/completion.hpp"

#include "faces/cli/manuals/option_texts.hpp"

namespace gazetteer::cli {

Completed completed(const Option& option, const Vocabulary& vocabulary) {
    using By = Completed::By;
    if (is_flag(option)) return {By::nothing, {}, ""};
    const std::vector<std::string> choice = words_of(option);
    if (!choice.empty()) return {By::words, choice, ""};
    const std::string value = value_of(option);
    if (value == "FILE" || option.names_output) return {By::files, {}, ""};
    if (value == "FOLDER") return {By::folders, {}, ""};
    if (vocabulary.expressions.contains(value)) return {By::expression, {}, ""};
    const auto known = vocabulary.words.find(value);
    if (known == vocabulary.words.end()) return {By::nothing, {}, ""};
    return {By::list, known->second, value};
}

Completed completed_words(const Vocabulary& vocabulary) {
    const auto known = vocabulary.words.find("GRAPH");
    if (known == vocabulary.words.end()) return {Completed::By::nothing, {}, ""};
    return {Completed::By::list, known->second, "GRAPH"};
}

}  // namespace gazetteer::cli
