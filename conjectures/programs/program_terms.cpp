// SPDX-License-Identifier: GPL-3.0-or-later
#include "conjectures/programs/program_terms.hpp"

#include <charconv>
#include <deque>
#include <map>
#include <memory>
#include <regex>
#include <set>

#include "conjectures/language/condition.hpp"
#include "conjectures/language/terms.hpp"
#include "conjectures/programs/asked_program.hpp"

namespace gazetteer::conjectures {

namespace {

struct Added {
    ProgramTerm term;
    double seconds;
};

std::deque<Added>& added() {
    static std::deque<Added> all;
    return all;
}

Integer parsed_answer(const Added& of, const std::string& question, const std::string& answer) {
    if (of.term.type == Type::boolean) {
        if (answer == "true" || answer == "1") return 1;
        if (answer == "false" || answer == "0") return 0;
    } else {
        if (answer == "infinity") return Integer::infinity();
        std::int64_t value = 0;
        const char* const last = answer.data() + answer.size();
        const auto [end, error] = std::from_chars(answer.data(), last, value);
        if (error == std::errc{} && end == last && Integer(value).is_finite()) return value;
    }
    throw ProcessError("the program '" + of.term.command + "' answered '" + answer +
                       "' to the line '" + question + "', and " + of.term.name + " is " +
                       (of.term.type == Type::boolean ? "true or false" : "an integer"));
}

std::vector<Integer> answers_of(int number, const std::vector<std::string>& lines) {
    thread_local std::map<int, std::unique_ptr<AskedProgram>> programs;
    const Added& of = added().at(static_cast<std::size_t>(number));
    auto& program = programs[number];
    if (!program) program = std::make_unique<AskedProgram>(of.term.command);
    try {
        const std::vector<std::string> answers = program->answers(lines, of.seconds);
        std::vector<Integer> result;
        for (std::size_t i = 0; i < lines.size(); ++i)
            result.push_back(parsed_answer(of, lines[i], answers[i]));
        return result;
    } catch (...) {
        programs.erase(number);
        throw;
    }
}

}  // namespace

Parsed<ProgramTerm> parse_program_term(std::string_view text) {
    static const std::regex form(
        R"(\s*([a-z][a-z0-9_]*)\s*(\(\s*v\s*\))?\s*(:\s*(integer|boolean))?\s*=\s*(\S.*))");
    std::match_results<std::string_view::const_iterator> match;
    if (!std::regex_match(text.begin(), text.end(), match, form))
        return ParseError{
            "a term of a program is 'f = COMMAND' or 'f(v): boolean = COMMAND', f being a name in "
            "small letters, v there for a term of vertices, and integer or boolean its type",
            1};
    ProgramTerm result{std::string(text), match[1].str(), Type::integer, match[2].matched,
                       match[5].str()};
    if (match[4].str() == "boolean") result.type = Type::boolean;
    if (result.name == "v" || has_meaning(result.name))
        return ParseError{"'" + result.name + "' has a meaning already: choose another name",
                          static_cast<int>(match.position(1)) + 1};
    return result;
}

void add_program_term(ProgramTerm term, double seconds) {
    added().push_back({std::move(term), seconds});
    const ProgramTerm& kept = added().back().term;
    Term entry{.name = kept.name.c_str(),
               .result = kept.type,
               .definition = "what the program answers",
               .source = kept.command.c_str(),
               .growth = Growth::exponential,
               .nanoseconds = 100'000};
    entry.program = static_cast<int>(added().size()) - 1;
    if (kept.at_vertex)
        entry.asked_at_vertices = asked_at_vertices;
    else
        entry.asked = asked;
    add_term(entry);
}

std::vector<std::string> program_terms_in(const Expression& expression) {
    std::set<int> used;
    for (const Node& node : expression.nodes())
        if (node.op == Op::term && term(node.value).program >= 0)
            used.insert(term(node.value).program);
    std::vector<std::string> result;
    for (int number : used)
        result.push_back(added().at(static_cast<std::size_t>(number)).term.text);
    return result;
}

Integer asked(int number, const Graph& g) {
    return answers_of(number, {to_graph6(g)}).front();
}

std::vector<Integer> asked_at_vertices(int number, const Graph& g) {
    std::vector<std::string> lines;
    for (Vertex v : g.vertices()) lines.push_back(to_graph6(g) + " " + std::to_string(v));
    return answers_of(number, lines);
}

}  // namespace gazetteer::conjectures
