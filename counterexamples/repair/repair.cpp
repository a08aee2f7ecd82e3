// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/repair/repair.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include "counterexamples/grounds/digraph_ground.hpp"
#include "counterexamples/hunt/tally.hpp"
#include "counterexamples/repair/hypotheses.hpp"
#include "counterexamples/repair/repair_search.hpp"
#include "counterexamples/repair/repair_table.hpp"
#include "language/expressions/terms.hpp"
#include "work/threads.hpp"

namespace gazetteer::conjectures {

namespace {

/// The terms within a part of an expression, as texts.
std::set<std::string> terms_within(const Expression& expression, int id) {
    std::set<std::string> result;
    const Node& node = expression.node(id);
    if (node.op == Op::term) result.insert(to_string(expression, id));
    for (int child : node.children) result.merge(terms_within(expression, child));
    return result;
}

/// A hypothesis in the term would say what the conclusion says, or a part of it: the term is a
/// boolean of the conclusion, or that is about no other term but the order.
bool is_conclusion(const std::string& name, const Conjecture& conjecture) {
    std::set<std::string> terms = terms_within(conjecture.expression(), conjecture.conclusion());
    if (terms.erase(name) == 0) return false;
    terms.erase("order");
    return terms.empty() || term(find_term(name)).result == Type::boolean;
}

class Repairing {
  public:
    Repairing(const Conjecture& conjecture, const Judge& judge, const RepairOptions& options)
        : conjecture_(conjecture), judge_(judge), options_(options) {}

    RepairReport all() {
        add_hypotheses();
        if (const auto inequality = inequality_of(conjecture_)) {
            if (!judge_.stopped())
                report_.bound = tight_bound(conjecture_, *inequality, judge_, options_.named);
            if (!judge_.stopped())
                report_.factor = tight_factor(conjecture_, *inequality, judge_, options_.named);
        }
        take_one_side();
        report_.complete = !judge_.stopped();
        return std::move(report_);
    }

  private:
    std::vector<std::string> terms() const {
        if (!options_.terms.empty()) return options_.terms;
        std::vector<std::string> result;
        for (const std::string& term :
             hypothesis_terms(conjecture_.expression().about(), conjecture_.about_vertices()))
            if (!is_conclusion(term, conjecture_)) result.push_back(term);
        return result;
    }

    void add_hypotheses() {
        table_ = repair_table(conjecture_, terms(), judge_);
        report_.why_not = table_.why_not;
        if (!table_.why_not.empty()) return;
        report_.out_of_reach = table_.out_of_reach;
        RowSet failing(table_.rows.size());
        for (std::size_t i = 0; i < failing.size(); ++i) failing[i] = table_.rows[i].fails;
        report_.graphs_met = graphs_of(~RowSet(failing.size()));
        report_.graphs_failing = graphs_of(failing);
        RepairSearch found;
        std::vector<Literal> literals;
        runs::on_threads(judge_.options().threads, [&] {
            literals = hypotheses_of(table_.terms, failing.size(), judge_.options().stop);
            found = search_repairs(literals, failing, options_.listed, judge_.options().stop);
        });
        report_.literals = literals.size();
        report_.found_single = found.found_single;
        report_.found_pairs = found.found_pairs;
        for (const FoundRepair& repair : found.repairs) {
            if (judge_.stopped()) return;
            std::vector<std::string> texts{literals[repair.a].text};
            if (repair.b) texts.push_back(literals[*repair.b].text);
            judge_hypothesis(texts, repair.left, failing);
        }
    }

    /// Takes the hypothesis if an ordinary hunt finds what the table says.
    void judge_hypothesis(const std::vector<std::string>& literals, const RowSet& left,
                          const RowSet& failing) {
        std::vector<std::string> hypotheses = hypothesis_texts(conjecture_);
        hypotheses.insert(hypotheses.end(), literals.begin(), literals.end());
        AddedHypothesis added{
            .literals = {},
            .statement = stated(conjecture_, hypotheses, conclusion_text(conjecture_)),
            .least_excluded = {},
        };
        const HuntReport report = judge_.report(added.statement);
        if (!Judge::holds(report)) return;
        if (table_.given_up.count == 0 && table_.out_of_reach.empty())
            require(report.instances_met == left.count(), "the hunt meets what the table leaves");
        const std::vector<std::string> said = hypothesis_texts(added.statement);
        added.literals.assign(said.end() - static_cast<std::ptrdiff_t>(literals.size()),
                              said.end());
        const RowSet excluded = ~left;
        added.graphs_left = report.graphs_met;
        added.graphs_excluded = graphs_of(excluded);
        added.instances_excluded = excluded.count();
        added.graphs_excluded_held = added.graphs_excluded - graphs_of(excluded & failing);
        added.least_excluded = least(excluded);
        if (const RowSet held = excluded_held(excluded, failing); held.any())
            added.least_excluded_held = least(held);
        report_.hypotheses.push_back(std::move(added));
    }

    /// The rows of graphs on which nothing fails.
    RowSet excluded_held(const RowSet& excluded, const RowSet& failing) const {
        std::set<std::uint32_t> fail;
        for (std::size_t i = failing.find_first(); i != RowSet::npos; i = failing.find_next(i))
            fail.insert(table_.rows[i].graph);
        RowSet result = excluded;
        for (std::size_t i = 0; i < result.size(); ++i)
            if (result[i] && fail.contains(table_.rows[i].graph)) result.reset(i);
        return result;
    }

    std::uint64_t graphs_of(const RowSet& rows) const {
        std::uint64_t result = 0;
        std::optional<std::uint32_t> last;
        // The rows of a graph stand one behind the other.
        for (std::size_t i = rows.find_first(); i != RowSet::npos; i = rows.find_next(i)) {
            result += last == table_.rows[i].graph ? 0 : 1;
            last = table_.rows[i].graph;
        }
        return result;
    }

    Found least(const RowSet& rows) const {
        const auto size_of = [&](std::size_t row) {
            const MetGraph& g = table_.graphs[table_.rows[row].graph];
            return std::pair(g.order, g.size);
        };
        std::optional<std::pair<int, int>> smallest;
        for (std::size_t i = rows.find_first(); i != RowSet::npos; i = rows.find_next(i))
            if (!smallest || size_of(i) < *smallest) smallest = size_of(i);
        std::optional<Found> result;
        for (std::size_t i = rows.find_first(); i != RowSet::npos; i = rows.find_next(i)) {
            if (size_of(i) != *smallest) continue;
            const MetInstance& row = table_.rows[i];
            Found found = found_at(*parse_any_graph_text(table_.graphs[row.graph].text), row.root);
            if (!result || precedes(found, *result)) result = std::move(found);
        }
        return result.value();
    }

    void take_one_side() {
        const Expression& expression = conjecture_.expression();
        const Node& node = expression.node(conjecture_.conclusion());
        std::vector<std::string> signs;
        if (node.op == Op::equivalence) signs = {"->", "<-"};
        if (node.op == Op::equal && is_number(expression.node(node.children[0]).type))
            signs = {"<=", ">="};
        for (const std::string& sign : signs) {
            if (judge_.stopped()) return;
            std::string left = "(" + to_string(expression, node.children[0]) + ")";
            std::string right = "(" + to_string(expression, node.children[1]) + ")";
            if (sign == "<-") std::swap(left, right);
            const std::string text = left + (sign == "<-" ? " -> " : " " + sign + " ") + right;
            const Conjecture statement = stated(conjecture_, hypothesis_texts(conjecture_), text);
            if (Judge::holds(judge_.report(statement))) report_.one_sided.push_back(statement);
        }
    }
    static bool is_number(Type type) { return type == Type::integer || type == Type::real; }

    const Conjecture& conjecture_;
    const Judge& judge_;
    const RepairOptions& options_;
    RepairTable table_;
    RepairReport report_;
};

}  // namespace

RepairReport repair(const Conjecture& conjecture, const Judge& judge,
                    const RepairOptions& options) {
    return Repairing(conjecture, judge, options).all();
}

}  // namespace gazetteer::conjectures
