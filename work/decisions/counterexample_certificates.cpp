// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/decisions/counterexample_certificates.hpp"

#include <map>
#include <set>

#include "certificates/certificate.hpp"
#include "certificates/data_strategy.hpp"
#include "certificates/refuting_graph.hpp"
#include "characterizations/even_kernels/engines/refutation.hpp"
#include "characterizations/even_kernels/even_kernels.hpp"
#include "language/expressions/data_games.hpp"
#include "language/expressions/evaluator.hpp"
#include "oracle/partizan.hpp"
#include "work/decisions/bound_witnesses.hpp"
#include "work/decisions/certify.hpp"
#include "work/decisions/decide.hpp"
#include "work/limits.hpp"

namespace gazetteer::decisions {

namespace {

/// What a term said of a graph or of vertices of it.
struct Fact {
    conjectures::TermUse use;
    AnyGraph graph;
    std::vector<Vertex> at;
    conjectures::Integer value;
    bool yes;
};

std::vector<Fact> facts_at(const conjectures::Conjecture& conjecture,
                           const conjectures::Found& found) {
    std::vector<Fact> result;
    std::set<std::tuple<int, conjectures::TermGame, AnyGraph, std::vector<Vertex>>> seen;
    conjectures::Evaluator evaluator(conjecture);
    evaluator.listen([&](const conjectures::TermUse& use, const conjectures::Subject& of,
                         conjectures::Tokens tokens, conjectures::Integer value) {
        const AnyGraph g = of.is_directed() ? AnyGraph(of.digraph()) : AnyGraph(of.graph());
        std::vector<Vertex> at{tokens.first, tokens.second};
        std::erase(at, -1);
        if (seen.emplace(use.place, use.game, g, at).second)
            result.push_back({use, g, at, value, value == conjectures::Integer(1)});
    });
    evaluator.load(found.graph);
    evaluator.at(found.rooted ? 0 : -1);
    return result;
}

Game game_of(conjectures::TermGame game) {
    return visit(game, []<class R>() { return Game::of<typename RootedForm<R>::type>(); });
}

Board board_of(const Game& game, const AnyGraph& g) {
    if (g.is_directed()) return g.digraph();
    return SparseGraph(game.is<EdgeDelete>() ? without_isolated(g.graph()) : g.graph());
}

Question question_of(const Fact& fact) {
    const Game game = game_of(fact.use.game);
    return {game, board_of(game, fact.graph), {fact.at, is_unrooted(fact.use.game)}};
}

Board board_of(const AnyGraph& g) {
    return g.is_directed() ? Board(g.digraph()) : Board(SparseGraph(g.graph()));
}

void write_outcome(std::ostream& out, const Fact& fact) {
    const Question question = question_of(fact);
    const std::stop_token stop = runs::stop_of_thread();
    SearchSettings settings;
    settings.limits.stop = &stop;
    const Answer answer = decide(question, settings);
    require(answer.is_N() != fact.yes, "the solvers to agree with the hunt");
    write_certificate(out, question, answer);
}

/// Calls `write` with all memory and the stop of this thread. Throws runs::Stopped for
/// EngineStopped.
template <class Write>
auto with_stop(Write write) {
    const std::stop_token stop = runs::stop_of_thread();
    EngineLimits limits = no_limits;
    limits.stop = &stop;
    try {
        return write(limits);
    } catch (const EngineStopped&) {
        throw runs::Stopped();
    }
}

/// P or the outcome of a game given as data.
void write_data_outcome(std::ostream& out, const script::Rules& rules, const Fact& fact) {
    const Start start{fact.at, conjectures::is_unrooted_data(fact.use.game)};
    const std::vector<Outcome> outcomes = with_stop([&](const EngineLimits& limits) {
        return write_certificate(out, rules, board_of(fact.graph), start, limits);
    });
    const auto wins = [&](std::size_t i) { return outcomes[i] == Outcome::N; };
    const bool agrees = rules.is_partizan() ? fact.value == conjectures::Integer(static_cast<int>(
                                                                partizan_outcome(wins(0), wins(1))))
                                            : fact.yes != wins(0);
    require(agrees, "the solvers to agree with the hunt");
}

/// A Grundy value, or the number of winning moves, with these.
void write_value(std::ostream& out, const script::Rules* rules, const Fact& fact,
                 certificates::ValueClaim claim) {
    const certificates::FirstValue found = with_stop([&](const EngineLimits& limits) {
        if (rules == nullptr) return write_values(out, question_of(fact), claim, limits);
        const Start start{fact.at, conjectures::is_unrooted_data(fact.use.game)};
        return write_values(out, *rules, board_of(fact.graph), start, claim, limits);
    });
    const int value =
        claim == certificates::ValueClaim::grundy ? found.grundy : found.winning_moves;
    require(fact.value == conjectures::Integer(value), "the table to agree with the hunt");
}

void write_kernel(std::ostream& out, const Fact& fact) {
    const SparseGraph g(fact.graph.graph());
    const std::optional<Vertex> containing =
        fact.at.empty() ? std::nullopt : std::optional<Vertex>(fact.at.front());
    if (fact.yes) {
        const auto answer = even_kernels::EvenKernels(g).ask({.containing = containing},
                                                             {.stop = runs::stop_of_thread()});
        if (answer.existence == even_kernels::EvenKernelExistence::inconclusive)
            throw runs::Stopped();
        certificates::write_even_kernel(out, g, containing, answer.kernel);
        return;
    }
    certificates::RefutationWriter writer(out, g, containing);
    const auto answer =
        refute_even_kernel(g, containing, writer.sink(), {.stop = runs::stop_of_thread()});
    if (answer.existence == even_kernels::EvenKernelExistence::inconclusive) throw runs::Stopped();
    require(answer.existence == even_kernels::EvenKernelExistence::none,
            "the solvers to agree with the hunt");
    writer.finish();
}

/// The rules of the games given as data that the conjecture asks of, by name.
std::vector<std::vector<std::string>> games_of(const conjectures::Expression& expression) {
    std::map<std::string, std::vector<std::string>> result;
    for (const conjectures::Node& node : expression.nodes())
        if (const script::Rules* const rules = rules_of(node.game))
            result.try_emplace(rules->name, certificates::certificate_rules(*rules));
    std::vector<std::vector<std::string>> games;
    for (auto& [name, rules] : result) games.push_back(std::move(rules));
    return games;
}

/// The refutation itself. Throws InputError where gazetteer-check cannot judge it.
void write_refutation(std::ostream& out, const conjectures::Conjecture& conjecture,
                      const conjectures::Found& found, const std::vector<std::string>& hypotheses) {
    if (found.graph.is_directed() || found.graph.order() > Graph::order_max)
        throw InputError("refutations are judged on graphs of order at most 64");
    const Graph& g = found.graph.graph();
    const std::stop_token stop = runs::stop_of_thread();
    const certificates::RefutingGraphWriter writer(
        {to_string(conjecture.expression()),
         g.order() > 0 ? hypotheses : std::vector<std::string>{}, g,
         found.rooted ? std::optional<Vertex>(0) : std::nullopt, games_of(conjecture.expression())},
        [stop] {
            if (stop.stop_requested()) throw runs::Stopped();
        });
    std::vector<certificates::BoundWitness> witnesses;
    std::map<std::string, std::int64_t> values;
    for (const std::string& term : writer.terms()) {
        const WitnessedTerm known = bound_witnesses(term, g);
        std::ranges::copy(known.witnesses, std::back_inserter(witnesses));
        if (known.value) values[term] = *known.value;
    }
    writer.write(out, witnesses, values);
}

}  // namespace

Written write_certificates(std::ostream& out, const conjectures::Conjecture& conjecture,
                           const conjectures::Found& found,
                           const std::vector<std::string>& hypotheses) {
    Written written;
    for (const Fact& fact : facts_at(conjecture, found)) {
        const std::string_view name = conjectures::term(fact.use.place).name;
        const script::Rules* rules = rules_of(fact.use.game);
        if (rules != nullptr && (name == "P" || name == "outcome"))
            write_data_outcome(out, *rules, fact);
        else if (name == "P")
            write_outcome(out, fact);
        else if (name == "grundy")
            write_value(out, rules, fact, certificates::ValueClaim::grundy);
        else if (name == "winning_moves" && !(rules != nullptr && rules->misere))
            write_value(out, rules, fact, certificates::ValueClaim::winning_moves);
        else if (name == "in_even_kernel" || name == "has_even_kernel")
            write_kernel(out, fact);
        else
            continue;
        ++written.certificates;
    }
    // Last, for gazetteer-check-verified judges a file up to here.
    try {
        write_refutation(out, conjecture, found, hypotheses);
        ++written.certificates;
    } catch (const InputError& error) {
        written.unsaid = error.what();
    }
    return written;
}

}  // namespace gazetteer::decisions
