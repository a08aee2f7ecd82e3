// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/editor/grammars/grammars.hpp"

#include <algorithm>

#include "faces/editor/answers/answers.hpp"
#include "faces/editor/words/vocabulary.hpp"

namespace gazetteer::editor {

namespace {

/// "a|b|c", longer words before their beginnings, blanks as any number of blanks.
std::string choice(const Words& words, const auto& fits) {
    std::vector<std::string> names;
    for (const Word& word : words)
        if (fits(word)) names.push_back(word.name);
    std::ranges::sort(names, [](const std::string& a, const std::string& b) {
        return a.size() != b.size() ? a.size() > b.size() : a < b;
    });
    names.erase(std::unique(names.begin(), names.end()), names.end());
    std::string result;
    for (std::string name : names) {
        if (const auto blank = name.find(' '); blank != name.npos) name.replace(blank, 1, "\\s+");
        result += (result.empty() ? "" : "|") + name;
    }
    return result;
}

std::string all(const Words& words) {
    return choice(words, [](const Word&) { return true; });
}

std::string of_kind(const Words& words, Word::Kind kind) {
    return choice(words, [kind](const Word& word) { return word.kind == kind; });
}

Json pattern(const std::string& name, const std::string& match) {
    return {{"name", name + ".gazetteer"}, {"match", match}};
}

Json words_pattern(const std::string& name, const std::string& words) {
    return pattern(name, "(?<![\\w-])(?:" + words + ")(?![\\w-])");
}

Json included(const std::vector<std::string>& names) {
    Json result = Json::array();
    for (const std::string& name : names) result.push_back({{"include", "#" + name}});
    return result;
}

/// The parts that the grammars share.
Json repository() {
    const std::string terms = of_kind(expression_words(), Word::Kind::function);
    return {
        {"comment", pattern("comment.line.number-sign", "(?:^|(?<=\\s))#.*$")},
        {"sentence", pattern("string.quoted.double", "\"[^\"]*\"?")},
        {"number", pattern("constant.numeric", "\\b\\d+(?:\\.\\.\\d*)?\\b|\\.\\.\\d+\\b")},
        {"operator",
         pattern(
             "keyword.operator",
             "<->|->|<=|>=|!=|:=|\\+=|-=|[=<>~+*/^|-]|"
             "[\u21D4\u2194\u21D2\u2192\u2228\u2227\u00AC\u2260\u2264\u2265\u2208\u2200\u2203]")},
        {"keyword",
         words_pattern("keyword.control", of_kind(expression_words(), Word::Kind::keyword))},
        {"constant",
         words_pattern("constant.language", of_kind(expression_words(), Word::Kind::constant))},
        {"term", words_pattern("support.function", terms)},
        {"builtInGame", words_pattern("entity.name.type", all(game_names()))},
        {"ground", words_pattern("support.class", all(ground_words()))},
        {"expression",
         {{"patterns", included({"comment", "sentence", "keyword", "constant", "term",
                                 "builtInGame", "number", "operator"})}}},
        {"rules",
         {{"patterns",
           Json::array(
               {{{"include", "#comment"}},
                {{"match", "^\\s*(source)\\b(.*)$"},
                 {"captures",
                  {{"1", {{"name", "keyword.other.gazetteer"}}},
                   {"2", {{"name", "string.unquoted.gazetteer"}}}}}},
                {{"match", "^\\s*(game)\\s+(\\w+)"},
                 {"captures",
                  {{"1", {{"name", "keyword.other.gazetteer"}}},
                   {"2", {{"name", "entity.name.type.gazetteer"}}}}}},
                words_pattern("keyword.other", all(game_lines())),
                words_pattern("keyword.control", of_kind(move_words(), Word::Kind::keyword)),
                words_pattern("support.function", of_kind(move_words(), Word::Kind::function)),
                {{"include", "#expression"}}})}}}};
}

/// From a word at the beginning of a line to the next line that begins with one.
Json lines_of(const std::string& words, const std::string& next, const Json& inside) {
    return {{"begin", "^\\s+(" + words + ")\\b"},
            {"beginCaptures", {{"1", {{"name", "keyword.other.gazetteer"}}}}},
            {"end", "^(?=\\S|\\s+(?:" + next + ")\\b)"},
            {"patterns", inside}};
}

Json header(const std::string& word, const std::string& rest, const std::string& name) {
    return {
        {"match", "^(" + word + ")\\s+" + rest},
        {"captures",
         {{"1", {{"name", "keyword.other.gazetteer"}}}, {"2", {{"name", name + ".gazetteer"}}}}}};
}

Json paper_patterns() {
    const std::string next = all(claim_lines()) + "|" + all(paper_lines());
    const auto text = Json::array({{{"include", "#comment"}},
                                   {{"match", "\\S[^#]*"}, {"name", "string.unquoted.gazetteer"}}});
    return Json::array(
        {{{"include", "#comment"}},
         header("paper", "([\\w-]+)", "entity.name.section"),
         header("claim", "([^\"]+)", "entity.name.section"),
         header("use", "(\\S+)", "string.unquoted"),
         {{"begin", "^(define)\\s+(\\w+)"},
          {"beginCaptures",
           {{"1", {{"name", "keyword.other.gazetteer"}}},
            {"2", {{"name", "entity.name.function.gazetteer"}}}}},
          {"end", "^(?=\\S)"},
          {"patterns", included({"expression"})}},
         {{"begin", "^(game)\\s+(\\w+)"},
          {"beginCaptures",
           {{"1", {{"name", "keyword.other.gazetteer"}}},
            {"2", {{"name", "entity.name.type.gazetteer"}}}}},
          {"end", "^(?=\\S)"},
          {"patterns", included({"rules"})}},
         lines_of("holds|misses", next, included({"expression"})),
         lines_of("on", next, included({"comment", "ground", "number", "operator"})),
         lines_of("status", next,
                  Json::array({{{"include", "#comment"}},
                               words_pattern("constant.language", all(statuses()))})),
         lines_of(next, next, text),
         {{"include", "#sentence"}}});
}

Json conjecture_patterns() {
    return Json::array(
        {{{"match", "^\\s*#.*$"}, {"name", "comment.line.number-sign.gazetteer"}},
         header("use", "(\\S+)", "string.unquoted"),
         {{"begin", "^(define)\\s+(\\w+)"},
          {"beginCaptures",
           {{"1", {{"name", "keyword.other.gazetteer"}}},
            {"2", {{"name", "entity.name.function.gazetteer"}}}}},
          {"end", "^(?=\\S)"},
          {"patterns", included({"expression"})}},
         {{"match", "^\\s*([^|#]+?)\\s+\\|([^|]*)\\|([^|]*)\\|\\s(.*?)(\\s\\|\\s[^|]*)?$"},
          {"captures",
           {{"1", {{"name", "entity.name.section.gazetteer"}}},
            {"2",
             {{"patterns", Json::array({words_pattern("constant.language", all(verdicts())),
                                        pattern("constant.other", "\\S+")})}}},
            {"3", {{"patterns", included({"ground", "number", "operator"})}}},
            {"4", {{"patterns", included({"expression"})}}},
            {"5", {{"name", "comment.line.gazetteer"}}}}}}});
}

GrammarFile file(const std::string& what, const std::string& name, const Json& patterns) {
    const Json grammar{{"name", name},
                       {"scopeName", "source.gazetteer." + what},
                       {"patterns", patterns},
                       {"repository", repository()}};
    return {"faces/editor/vscode/syntaxes/gazetteer-" + what + ".tmLanguage.json",
            grammar.dump(2) + "\n"};
}

}  // namespace

std::vector<GrammarFile> grammar_files() {
    return {file("game", "Gazetteer: games", included({"rules"})),
            file("paper", "Gazetteer: paper", paper_patterns()),
            file("conjectures", "Gazetteer: conjectures", conjecture_patterns())};
}

}  // namespace gazetteer::editor
