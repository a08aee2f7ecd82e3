// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/programs/program_terms.hpp"

#include <algorithm>
#include <charconv>
#include <deque>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <span>

#include "language/expressions/condition.hpp"
#include "language/expressions/terms.hpp"
#include "language/programs/asked_program.hpp"
#include "language/terms/graphs_ahead.hpp"
#include "work/regex.hpp"

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

/// The lines that ask about a graph.
std::vector<std::string> questions(const Added& of, const Graph& g) {
    const std::string line = to_graph6(g);
    if (!of.term.at_vertex) return {line};
    std::vector<std::string> result;
    for (Vertex v : g.vertices()) result.push_back(line + " " + std::to_string(v));
    return result;
}

/// One program of this thread, with its answers on the graphs ahead.
class Asker {
  public:
    explicit Asker(const Added& of) : of_(of) {}

    const std::vector<Integer>& answers(const Graph& g) {
        const std::span<const Graph> ahead = GraphsAhead::from(g);
        // What is asked of another graph, as of the complement, leaves the batch as it is.
        if (ahead.empty()) return alone_ = asked_at_once(std::span(&g, 1)).front();
        while (!known_.empty() && known_.front().graph != g) {
            if (!known_.front().used) ++unused_;
            known_.pop_front();
        }
        if (known_.empty()) ask(ahead);
        known_.front().used = true;
        return known_.front().values;
    }

  private:
    struct Known {
        Graph graph;
        std::vector<Integer> values;
        bool used = false;
    };

    void ask(std::span<const Graph> ahead) {
        batch_ = unused_ > 0 ? 1 : std::clamp<std::size_t>(2 * batch_, 1, batch_max_);
        unused_ = 0;
        std::span<const Graph> batch = ahead.first(std::min(batch_, ahead.size()));
        std::vector<std::vector<Integer>> values;
        try {
            values = asked_at_once(batch);
        } catch (const ProcessError&) {
            if (batch.size() == 1) throw;
            // The next failure might take as long to be seen as this one.
            batch_max_ = 1;
            batch = batch.first(1);
            values = asked_at_once(batch);
        }
        for (std::size_t i = 0; i < batch.size(); ++i)
            known_.push_back({batch[i], std::move(values[i])});
    }

    /// For each of the graphs the values on it. After an error the program is started anew.
    std::vector<std::vector<Integer>> asked_at_once(std::span<const Graph> graphs) {
        std::vector<std::string> lines;
        std::vector<std::size_t> ends;
        for (const Graph& g : graphs) {
            std::ranges::move(questions(of_, g), back_inserter(lines));
            ends.push_back(lines.size());
        }
        if (!program_) program_.emplace(of_.term.command);
        try {
            const std::vector<std::string> answers = program_->answers(lines, of_.seconds);
            std::vector<std::vector<Integer>> result;
            std::size_t line = 0;
            for (std::size_t end : ends) {
                for (result.emplace_back(); line < end; ++line)
                    result.back().push_back(parsed_answer(of_, lines[line], answers[line]));
            }
            return result;
        } catch (...) {
            program_.reset();
            throw;
        }
    }

    const Added& of_;
    std::optional<AskedProgram> program_;
    /// In the order of the graphs ahead.
    std::deque<Known> known_;
    std::vector<Integer> alone_;
    /// How many graphs the last batch was of, and the next one may be of.
    std::size_t batch_ = 0;
    std::size_t batch_max_ = 64;
    /// Answers of the last batch that nobody asked for.
    std::size_t unused_ = 0;
};

const std::vector<Integer>& answers_of(int number, const Graph& g) {
    thread_local std::map<int, Asker> askers;
    return askers.try_emplace(number, added().at(static_cast<std::size_t>(number)))
        .first->second.answers(g);
}

}  // namespace

Parsed<ProgramTerm> parse_program_term(std::string_view text) {
    static const Regex form(
        R"(\s*([a-z][a-z0-9_]*)\s*(\(\s*v\s*\))?\s*(:\s*(integer|boolean))?\s*=\s*(\S.*))");
    const auto match = form.whole(text);
    if (!match)
        return ParseError{
            "a term of a program is 'f = COMMAND' or 'f(v): boolean = COMMAND', f being a name in "
            "small letters, v there for a term of vertices, and integer or boolean its type",
            1};
    const Regex::Groups& part = *match;
    ProgramTerm result{std::string(text), part[1], Type::integer, !part[2].empty(), part[5]};
    if (part[4] == "boolean") result.type = Type::boolean;
    if (result.name == "v" || has_meaning(result.name))
        return ParseError{"'" + result.name + "' has a meaning already: choose another name",
                          static_cast<int>(text.find(part[1])) + 1};
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
    return answers_of(number, g).front();
}

std::vector<Integer> asked_at_vertices(int number, const Graph& g) {
    return answers_of(number, g);
}

}  // namespace gazetteer::conjectures
