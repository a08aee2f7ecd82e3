// SPDX-License-Identifier: GPL-3.0-or-later
#include "proofs/smt/solver.hpp"

#include <fstream>
#include <set>
#include <stdexcept>

#include "graph/enumeration/process.hpp"
#include "proofs/smt/sexpr.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::smt {
namespace {

const std::vector<std::string> no_options;

/// No limit of time: what ends a query that takes too long is the limit of its test.
std::vector<std::string> options_of(const std::string& program) {
    if (program == "z3") return {};
    return {"--produce-models", "--incremental", "--finite-model-find"};
}

/// Without the lines that echo a name, which z3 prints bare and cvc5 in quotes.
std::string without_names(const std::string& output, const std::set<std::string>& names) {
    std::istringstream lines(output);
    std::string result;
    for (std::string line; std::getline(lines, line);)
        if (!names.contains(line)) result += line + "\n";
    return result;
}

std::set<std::string> echoes(const Script& script) {
    std::set<std::string> result;
    for (const Query& query : script.queries) {
        result.insert(query.name);
        result.insert('"' + query.name + '"');
    }
    return result;
}

bool is_status(const Sexpr& line) {
    return line.atom == "sat" || line.atom == "unsat" || line.atom == "unknown";
}

std::string script_of(std::span<const std::string> declarations,
                      std::span<const Situation> situations) {
    std::string result = "(set-option :produce-models true)\n(set-logic ALL)\n";
    for (const std::string& declaration : declarations) result += declaration + "\n";
    for (const Situation& situation : situations) {
        result += "(push 1)\n";
        for (const std::string& assertion : situation.assertions)
            result += "(assert " + assertion + ")\n";
        result += "(check-sat)\n(get-value (";
        for (const Expected& expected : situation.expected) result += "\n  " + expected.term;
        result += "))\n(pop 1)\n";
    }
    return result;
}

}  // namespace

const std::string& Values::text(const std::string& term) const {
    const auto found = texts_.find(term);
    if (found == texts_.end())
        throw std::runtime_error("the query does not ask for the value of " + term);
    return found->second;
}

int Values::number(const std::string& term) const {
    const Sexpr value = read_sexprs(text(term)).at(0);
    return value.is("-") ? -std::stoi(value.items.at(1).atom) : std::stoi(value.atom);
}

std::string Values::describe() const {
    std::string result;
    for (const auto& [term, value] : texts_)
        result += (result.empty() ? "" : ", ") + term + " = " + value;
    return result;
}

std::string Solver::output(const std::vector<std::string>& options, const std::string& file) const {
    std::vector<std::string> arguments = options_of(program);
    arguments.insert(arguments.end(), options.begin(), options.end());
    arguments.push_back(file);
    std::string result;
    try {
        for_each_line({{program, arguments}}, [&result](std::string_view line) {
            result += std::string(line) + "\n";
            return true;
        });
    } catch (const ProgramNotFound& missing) {
        throw std::runtime_error(missing.program() + ": not found; it is the Debian package " +
                                 missing.program());
    } catch (const ProcessError& error) {
        throw std::runtime_error(std::string(error.what()) + "; its output was\n" + result);
    }
    return result;
}

std::string Solver::output_of_text(const std::vector<std::string>& options,
                                   const std::string& text) const {
    const TemporaryFolder folder;
    const std::string file = folder.path("query.smt2");
    std::ofstream(file) << text;
    return output(options, file);
}

std::vector<Answer> Solver::answers(const Script& script) const {
    const std::string said =
        without_names(output(no_options, script.path.string()), echoes(script));
    std::vector<Answer> result;
    for (const Sexpr& line : read_sexprs(said)) {
        if (is_status(line)) {
            result.push_back({line.atom, {}});
        } else if (line.is_list && !result.empty() && !line.is("error")) {
            for (const Sexpr& pair : line.items)
                result.back().values.set(pair.items.at(0).text(), pair.items.at(1).text());
        } else {
            throw std::runtime_error(program + " on " + script.path.string() + ": " + line.text());
        }
    }
    if (result.size() != script.queries.size())
        throw std::runtime_error(program + " answers " + std::to_string(result.size()) + " of " +
                                 std::to_string(script.queries.size()) + " queries of " +
                                 script.path.string());
    return result;
}

std::vector<std::vector<std::string>> Solver::evaluate(
    std::span<const std::string> declarations, std::span<const Situation> situations) const {
    const std::vector<Sexpr> said =
        read_sexprs(output_of_text(no_options, script_of(declarations, situations)));
    if (said.size() != 2 * situations.size())
        throw std::runtime_error(program + " does not evaluate: " + said.at(0).text());
    std::vector<std::vector<std::string>> result;
    for (std::size_t i = 0; i < said.size(); i += 2) {
        if (said[i].atom != "sat")
            throw std::runtime_error(program + " finds a situation " + said[i].text());
        result.emplace_back();
        for (const Sexpr& pair : said[i + 1].items)
            result.back().push_back(pair.items.at(1).text());
    }
    return result;
}

std::vector<std::string> Solver::statuses(const Query& refuted,
                                          std::span<const std::string> instances) const {
    Query hypotheses = refuted;
    hypotheses.assertions.pop_back();
    std::string text = hypotheses.script();
    for (const std::string& instance : instances)
        text += "(push 1)\n(assert " + instance + ")\n(check-sat)\n(pop 1)\n";
    std::vector<std::string> result;
    for (const Sexpr& said : read_sexprs(output_of_text(no_options, text)))
        result.push_back(said.text());
    return result;
}

std::string Solver::checked_status(const Query& query) const {
    // cvc5 1.0.3 cannot write out the later refutations of an incremental run. By default it takes
    // chains of resolutions on trust; with this granularity only rewriting by the theories.
    const std::vector<std::string> options{"--no-incremental", "--check-proofs",
                                           "--proof-granularity=theory-rewrite"};
    const auto said = read_sexprs(output_of_text(options, query.script() + "(check-sat)\n"));
    return said.size() == 1 ? said[0].text() : "no single answer";
}

}  // namespace gazetteer::smt
