// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/engines/xor.hpp"

#include <cryptominisat5/cryptominisat.h>

#include <utility>

#include "characterizations/even_kernels/engines/loop.hpp"
#include "work/stop.hpp"

namespace gazetteer::even_kernels {

namespace {

using CMSat::Lit;

/// No question needs as many.
constexpr std::uint64_t conflicts_max = std::uint64_t{1} << 60;

unsigned number(int x) {
    return static_cast<unsigned>(x);
}
Lit positive(int x) {
    return Lit(number(x), false);
}
Lit negative(int x) {
    return Lit(number(x), true);
}

}  // namespace

struct XorEvenKernels::Implementation {
    SparseGraph graph;
    ParityProblem problem;
    CMSat::SATSolver solver;
    /// That each holds.
    std::vector<Lit> variables{};
    /// What holds during one question only hangs on this variable, which is assumed.
    std::optional<int> question{};
    std::vector<Lit> assumptions{};
    std::uint64_t spent_nodes{};

    Implementation(SparseGraph g, ParityProblem p, XorOptions options)
        : graph(std::move(g)), problem(std::move(p)) {
        if (options.gauss) solver.set_allow_otf_gauss();
        solver.new_vars(problem.members.size());
        for (int x = 0; x < problem.variables(); ++x) variables.push_back(positive(x));
        if (problem.always.empty()) solver.add_clause(variables);
        for (const auto& [x, y] : problem.exclusive) solver.add_clause({negative(x), negative(y)});
        for (const auto& [summands, odd] : problem.equations)
            solver.add_xor_clause({summands.begin(), summands.end()}, odd);
    }

    int new_variable() {
        solver.new_var();
        return static_cast<int>(solver.nVars()) - 1;
    }
    void begin(const EvenKernelQuestion& asked) {
        assumptions.clear();
        if (const auto before = std::exchange(question, std::nullopt))
            solver.add_clause({negative(*before)});
        if (asked.goal != EvenKernelQuestion::Goal::any) {
            question = new_variable();
            assumptions.push_back(positive(*question));
        }
        if (const auto x = variable_to_assume(problem, asked)) assumptions.push_back(positive(*x));
        spent_nodes = 0;
    }

    Satisfiable solve(const Budget& budget) {
        if (limit_met(budget) != "a limit of the solver") return Satisfiable::unknown;
        // The solver counts processor time, in steps of some milliseconds: it would end early, or
        // late on a busy machine. It ends by itself only where it began too late for the stop.
        const double seconds = budget.seconds_left();
        const runs::Stop stop(seconds, budget.limits().stop);
        const std::stop_callback interrupt(stop.token(), [this] { solver.interrupt_asap(); });
        solver.set_max_time(seconds + 1);
        solver.set_max_confl(std::min(budget.limits().nodes, conflicts_max));
        const CMSat::lbool result = solver.solve(&assumptions);
        spent_nodes += solver.get_last_conflicts();
        if (result == CMSat::l_Undef) return Satisfiable::unknown;
        return result == CMSat::l_True ? Satisfiable::yes : Satisfiable::no;
    }
    bool holds(int x) const {
        return solver.get_model()[static_cast<std::size_t>(x)] == CMSat::l_True;
    }
    std::vector<Vertex> kernel() const {
        return vertices_of(problem, [this](int x) { return holds(x); });
    }
    std::uint64_t nodes() const { return spent_nodes; }
    void block() {
        std::vector<Lit> clause{negative(*question)};
        for (const Lit x : variables) clause.push_back(holds(static_cast<int>(x.var())) ? ~x : x);
        solver.add_clause(clause);
    }
    /// Fewer than `size` vertices: a sequential counter [Sinz 2005] over what is in anyway, as the
    /// question is, and the members of the variables; counter[i] is implied when more than i of
    /// those passed hold.
    void shrink_below(int size) {
        std::vector<int> units(problem.always.size(), *question);
        for (int x = 0; x < problem.variables(); ++x)
            units.insert(units.end(), problem.members[static_cast<std::size_t>(x)].size(), x);
        std::vector<int> counter;
        for (int x : units) counter = counted(counter, x, size - 1);
    }
    std::vector<int> counted(const std::vector<int>& before, int x, int most) {
        std::vector<int> after;
        const std::size_t length = std::min(before.size() + 1, static_cast<std::size_t>(most));
        for (std::size_t i = 0; i < length; ++i) {
            after.push_back(new_variable());
            if (i < before.size()) solver.add_clause({negative(before[i]), positive(after[i])});
            if (i == 0)
                solver.add_clause({negative(x), positive(after[i])});
            else
                solver.add_clause({negative(x), negative(before[i - 1]), positive(after[i])});
        }
        if (before.size() == static_cast<std::size_t>(most)) {
            std::vector<Lit> overflow{negative(*question), negative(x)};
            if (most > 0) overflow.push_back(negative(before.back()));
            solver.add_clause(overflow);
        }
        return after;
    }
};

XorEvenKernels::XorEvenKernels(SparseGraph g, ParityProblem problem, XorOptions options)
    : implementation_(std::make_unique<Implementation>(std::move(g), std::move(problem), options)) {
}
XorEvenKernels::~XorEvenKernels() = default;
XorEvenKernels::XorEvenKernels(XorEvenKernels&&) noexcept = default;
XorEvenKernels& XorEvenKernels::operator=(XorEvenKernels&&) noexcept = default;

EvenKernelAnswer XorEvenKernels::ask(const EvenKernelQuestion& question,
                                     const EvenKernelLimits& limits) {
    Implementation& own = *implementation_;
    require_vertex(own.graph, question);
    Budget budget(limits);
    if (auto answer = answer_at_once(own.graph, own.problem, question)) return *answer;
    own.begin(question);
    return ask_for_models(own, own.graph, question, budget, "xor");
}

}  // namespace gazetteer::even_kernels
