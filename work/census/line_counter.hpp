// SPDX-License-Identifier: GPL-3.0-or-later
// From an engine's answers on a graph to counts, for graphs and digraphs alike: what the subjects
// of a census share.
#pragma once

#include <algorithm>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/process.hpp"
#include "graph/formats/formats.hpp"
#include "oracle/tables/thread_limits.hpp"
#include "work/census/subject.hpp"

namespace gazetteer::census {

/// What an engine says of each root of a graph, or of the graph as a whole, in an order that the
/// subject chooses.
using Answers = std::vector<std::uint8_t>;

/// One thread's engine; graphs of one order, at most as many as its batch, and for each of them
/// what becomes its answers.
template <class AnyGraph>
using Decide = std::function<void(std::span<const AnyGraph>, std::span<Answers>)>;

template <class AnyGraph>
struct Engine {
    EngineName name;
    /// For graphs of this order.
    std::function<Decide<AnyGraph>(int order)> make;
    /// How many graphs it decides at once.
    std::size_t batch = 1;
};

inline std::string text_of(const Graph& g) {
    return to_graph6(g);
}
inline std::string text_of(const Digraph& d) {
    return to_digraph6(d);
}

/// decide_one(g, answers), one graph after the other; a limit that is exceeded names the graph.
template <class AnyGraph, class DecideOne>
Decide<AnyGraph> one_by_one(DecideOne decide_one) {
    return [decide_one](std::span<const AnyGraph> graphs, std::span<Answers> answers) {
        for (std::size_t i = 0; i < graphs.size(); ++i) {
            answers[i].clear();
            try {
                decide_one(graphs[i], answers[i]);
            } catch (const EngineLimitExceeded& e) {
                throw EngineLimitExceeded(text_of(graphs[i]) + ": " + e.what());
            } catch (const EngineStopped&) {
                throw runs::Stopped();
            }
        }
    };
}

/// How many classes a memo for the whole stream may hold until it is emptied: half a gigabyte.
constexpr std::size_t classes_max = 4'000'000;

/// The numbers of one graph, in the order of the columns.
using Values = std::vector<std::uint64_t>;
template <class AnyGraph>
using Evaluate = std::function<void(const AnyGraph&, const Answers&, bool labelled, Values&)>;

inline Parsed<Graph> parse_line(std::string_view line, const Graph*) {
    return parse_small_graph(line);
}
inline Parsed<Digraph> parse_line(std::string_view line, const Digraph*) {
    return parse_digraph(line);
}

/// n!/|Aut|: how many labelled graphs are isomorphic to g.
template <class AnyGraph>
std::uint64_t labellings(const AnyGraph& g) {
    std::uint64_t factorial = 1;
    for (int i = 2; i <= g.order(); ++i) factorial *= static_cast<std::uint64_t>(i);
    return factorial / automorphism_count(g);
}

/// One a line: "0110" for answers below 10, with commas from there on.
std::string to_string(const Answers& answers);

template <class AnyGraph>
class Counter {
  public:
    Counter(Decide<AnyGraph> decide, Decide<AnyGraph> check, Evaluate<AnyGraph> evaluate,
            const Counting& how)
        : decide_(std::move(decide)),
          check_(std::move(check)),
          evaluate_(std::move(evaluate)),
          how_(how) {}

    /// Throws what the engines throw, with nothing added to the tally.
    std::vector<std::string> operator()(std::span<const std::string> lines, Tally& tally) {
        graphs_.clear();
        for (const std::string& line : lines) graphs_.push_back(parsed(line));
        answers_.resize(lines.size());
        decide_(graphs_, answers_);
        checked_.resize(check_ ? lines.size() : 0);
        if (check_) check_(graphs_, checked_);
        for (std::size_t i = 0; i < lines.size(); ++i) add(graphs_[i], answers_[i], tally);
        return check_ ? disagreements(lines) : std::vector<std::string>();
    }

  private:
    static AnyGraph parsed(const std::string& line) {
        auto result = parse_line(line, static_cast<const AnyGraph*>(nullptr));
        if (!result)
            throw ProcessError("nauty printed \"" + line + "\": " + result.error().message);
        return *result;
    }
    void add(const AnyGraph& g, const Answers& answers, Tally& tally) {
        evaluate_(g, answers, how_.labelled, values_);
        Tally::Row& row = tally.row({g.order(), g.size()});
        if (row.size() < values_.size() + 1) row.resize(values_.size() + 1);
        row[0] += 1;
        const std::uint64_t weight = how_.labelled ? labellings(g) : 1;
        for (std::size_t i = 0; i < values_.size(); ++i)
            if (values_[i] != 0) row[i + 1] += Count(values_[i]) * weight;
    }
    std::vector<std::string> disagreements(std::span<const std::string> lines) {
        std::vector<std::string> result;
        for (std::size_t i = 0; i < lines.size(); ++i)
            if (checked_[i] != answers_[i])
                result.push_back(lines[i] + ": " + how_.engine + " " + to_string(answers_[i]) +
                                 ", " + how_.check + " " + to_string(checked_[i]));
        return result;
    }

    Decide<AnyGraph> decide_;
    Decide<AnyGraph> check_;
    Evaluate<AnyGraph> evaluate_;
    Counting how_;
    std::vector<AnyGraph> graphs_;
    std::vector<Answers> answers_;
    std::vector<Answers> checked_;
    Values values_;
};

/// The engine of a name, or without one the first that reaches the order; `names` are all that
/// there are.
template <class AnyGraph>
const Engine<AnyGraph>& engine_of(const std::vector<Engine<AnyGraph>>& engines,
                                  const std::vector<EngineName>& names, const std::string& name,
                                  int order) {
    for (const auto& engine : engines) {
        if (engine.name.name != name && !(name.empty() && order <= engine.name.order_max)) continue;
        if (order <= engine.name.order_max) return engine;
        throw std::invalid_argument("the engine '" + name + "' reaches order " +
                                    std::to_string(engine.name.order_max));
    }
    if (name.empty())
        throw std::invalid_argument("no engine reaches order " + std::to_string(order) + "; " +
                                    names.front().name + " reaches order " +
                                    std::to_string(names.front().order_max));
    std::string message = "'" + name + "' is not an engine here; the engines are";
    for (const EngineName& other : names) message += " " + other.name;
    throw std::invalid_argument(message);
}

/// A subject's engines and evaluation, with the type of its graphs forgotten. The engine of whole
/// orders is there already, if there is one.
template <class AnyGraph>
void equip(Subject& subject, std::vector<Engine<AnyGraph>> engines, Evaluate<AnyGraph> evaluate) {
    if (!subject.whole.engine.name.empty()) subject.engines.push_back(subject.whole.engine);
    for (const auto& engine : engines) subject.engines.push_back(engine.name);
    subject.counter = [engines = std::move(engines), names = subject.engines,
                       evaluate = std::move(evaluate)](const Counting& asked) {
        Counting how = asked;
        const Engine<AnyGraph>& engine = engine_of(engines, names, how.engine, how.order);
        how.engine = engine.name.name;
        LineCounter result{.batch = engine.batch};
        Decide<AnyGraph> check;
        if (!how.check.empty()) {
            const Engine<AnyGraph>& other = engine_of(engines, names, how.check, how.order);
            result.batch = std::max(result.batch, other.batch);
            check = other.make(how.order);
        }
        result.count = Counter<AnyGraph>(engine.make(how.order), std::move(check), evaluate, how);
        return result;
    };
}

}  // namespace gazetteer::census
