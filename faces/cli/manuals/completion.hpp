// SPDX-License-Identifier: GPL-3.0-or-later
// Completion of command lines in shells, made of the declarations of the options.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "faces/cli/arguments/verb.hpp"

namespace gazetteer::cli {

/// What values may be, by what help calls them: GAME, CLASS. Files and folders are known.
struct Vocabulary {
    std::map<std::string, std::vector<std::string>> words;
    /// Values that are expressions: the name at their end is completed.
    std::set<std::string> expressions;
    /// The names that stand in expressions.
    std::vector<std::string> names;
};

/// How a value is completed. The words are those of the kinds `words` and `list`.
struct Completed {
    enum class By { nothing, words, list, files, folders, expression } by;
    std::vector<std::string> words;
    /// The name of a list of the vocabulary.
    std::string list;
};
Completed completed(const Option& option, const Vocabulary& vocabulary);
/// What the words of a verb are that stand for no option: graphs.
Completed completed_words(const Vocabulary& vocabulary);

/// For bash 4.4 and later, needing nothing of the package bash-completion.
std::string bash_completion(const Program& program, const Vocabulary& vocabulary);
/// A function that compinit finds: the file is to be named _gazetteer.
std::string zsh_completion(const Program& program, const Vocabulary& vocabulary);
std::string fish_completion(const Program& program, const Vocabulary& vocabulary);

}  // namespace gazetteer::cli
