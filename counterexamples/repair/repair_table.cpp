// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/repair/repair_table.hpp"

#include <oneapi/tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <atomic>

#include "counterexamples/hunt/piece_runner.hpp"
#include "counterexamples/hunt/tally.hpp"
#include "graph/errors.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/expressions/parse_value.hpp"

namespace gazetteer::conjectures {

namespace {

/// What one piece of the ground gives.
struct MetPart {
    std::vector<MetGraph> graphs;
    std::vector<MetInstance> rows;
    /// A row after the other.
    std::vector<std::int64_t> values;
    std::uint64_t graph_count = 0;
    GivenUpTally given_up;
};

/// What the threads share.
struct SharedMet {
    SharedMet(std::size_t terms, std::size_t most) : lacking(terms), bytes_max(most) {}
    /// Whether a term has no value somewhere.
    std::vector<std::atomic<bool>> lacking;
    std::atomic<std::size_t> bytes = 0;
    std::size_t bytes_max;
    bool is_full() const { return bytes > bytes_max; }
};

/// The statement and the terms as evaluators; one a thread.
class MetRows {
  public:
    MetRows(const Conjecture& conjecture, const std::vector<Expression>& terms, SharedMet& shared)
        : conjecture_(conjecture), statement_(conjecture), shared_(&shared) {
        for (const Expression& term : terms) terms_.emplace_back(Conjecture(term));
    }

    /// Adds the rows of a graph; returns whether to go on.
    template <class AGraph>
    bool add(const AGraph& g, MetPart& part) {
        ++part.graph_count;
        std::vector<MetInstance> rows;
        const std::string limit = limit_met([&] { rows = rows_of(g, part.graphs.size()); });
        if (!limit.empty()) {
            give_up(part.given_up, {g, limit});
            return true;
        }
        if (rows.empty()) return true;
        const std::size_t first = part.values.size();
        part.values.resize(first + rows.size() * terms_.size());
        for (std::size_t i = 0; i < terms_.size(); ++i) {
            if (shared_->lacking[i]) continue;
            const std::string lack = limit_met([&] {
                terms_[i].load(g);
                for (std::size_t r = 0; r < rows.size(); ++r)
                    part.values[first + r * terms_.size() + i] =
                        terms_[i].value(rows[r].root).value();
            });
            if (!lack.empty()) shared_->lacking[i] = true;
        }
        part.graphs.push_back({text_of(AnyGraph(g)), g.order(), g.size()});
        part.rows.insert(part.rows.end(), rows.begin(), rows.end());
        // In the part, in the table, and as bits of the hypotheses made of a term.
        shared_->bytes += rows.size() * (sizeof(MetInstance) + terms_.size() * 24) +
                          sizeof(MetGraph) + part.graphs.back().text.size();
        return !shared_->is_full();
    }

  private:
    template <class AGraph>
    std::vector<MetInstance> rows_of(const AGraph& g, std::size_t number) {
        std::vector<MetInstance> result;
        statement_.load(g);
        for (Vertex root : instances_of(conjecture_, g)) {
            const Instance instance = statement_.at(root);
            if (instance == Instance::vacuous) continue;
            result.push_back(
                {static_cast<std::uint32_t>(number), root, instance == Instance::fails});
        }
        return result;
    }

    Conjecture conjecture_;
    Evaluator statement_;
    std::vector<Evaluator> terms_;
    SharedMet* shared_;
};

std::vector<Expression> term_expressions(const std::vector<std::string>& texts, About about) {
    std::vector<Expression> result;
    for (const std::string& text : texts) {
        const auto parsed = parse_value(text, about);
        if (!parsed) throw InputError("'" + text + "': " + parsed.error().message);
        if (parsed->node(parsed->root()).type == Type::real)
            throw InputError("'" + text +
                             "': a hypothesis is made of a boolean or an integer, and this is a "
                             "real: take floor(...) or ceil(...) of it");
        result.push_back(*parsed);
    }
    return result;
}

void append_part(RepairTable& table, MetPart&& part, std::size_t terms) {
    const auto before = static_cast<std::uint32_t>(table.graphs.size());
    std::ranges::move(part.graphs, std::back_inserter(table.graphs));
    for (MetInstance row : part.rows) {
        row.graph += before;
        table.rows.push_back(row);
    }
    for (std::size_t i = 0; i < part.values.size(); ++i)
        table.terms[i % terms].values.emplace_back(part.values[i]);
    table.graph_count += part.graph_count;
    add(table.given_up, std::move(part.given_up));
}

void drop_lacking(RepairTable& table, const SharedMet& shared) {
    std::vector<ValueColumn> kept;
    for (std::size_t i = 0; i < table.terms.size(); ++i)
        if (shared.lacking[i])
            table.out_of_reach.push_back(table.terms[i].text);
        else
            kept.push_back(std::move(table.terms[i]));
    table.terms = std::move(kept);
}

}  // namespace

RepairTable repair_table(const Conjecture& conjecture, const std::vector<std::string>& terms,
                         const Judge& judge) {
    const std::vector<Expression> expressions =
        term_expressions(terms, conjecture.expression().about());
    RepairTable result;
    for (const Expression& e : expressions)
        result.terms.push_back({to_string(e), e.node(e.root()).type, {}});
    SharedMet shared(terms.size(), judge.options().bytes / 2);
    std::size_t memos = memos_of(conjecture.expression());
    for (const Expression& e : expressions) memos += memos_of(e);
    PieceRunner runner(judge.options(), memos, asks_in_batches(conjecture.expression()));
    tbb::enumerable_thread_specific<MetRows> met(
        [&] { return MetRows(conjecture, expressions, shared); });
    Ground ground = judge.ground();
    while (const auto level = ground.next()) {
        std::vector<MetPart> parts(level->pieces.size());
        const auto complete = runner.run(*level, [&](std::size_t piece) -> PieceRunner::Visit {
            return [&mine = met.local(), &part = parts[piece]](const auto& g) {
                return mine.add(g, part);
            };
        });
        if (judge.stopped()) result.why_not = "stopped";
        if (shared.is_full()) result.why_not = "the values do not fit into --memory";
        if (!result.why_not.empty()) return result;
        require(std::ranges::count(complete, 0) == 0, "the whole level");
        for (MetPart& part : parts) append_part(result, std::move(part), terms.size());
    }
    drop_lacking(result, shared);
    return result;
}

}  // namespace gazetteer::conjectures
