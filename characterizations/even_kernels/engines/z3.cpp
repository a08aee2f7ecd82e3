// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/engines/z3.hpp"

#include <z3++.h>

#include <chrono>
#include <cmath>
#include <limits>

#include "characterizations/even_kernels/engines/loop.hpp"
#include "graph/contract.hpp"

namespace gazetteer::even_kernels {

std::string to_string(Z3Encoding encoding) {
    switch (encoding) {
        case Z3Encoding::boolean_xor:
            return "boolean_xor";
        case Z3Encoding::bit_vector:
            return "bit_vector";
        case Z3Encoding::pseudo_boolean:
            return "pseudo_boolean";
        case Z3Encoding::sat_tactic:
            return "sat_tactic";
        case Z3Encoding::sat_core:
            return "sat_core";
    }
    return {};
}

namespace {

z3::solver make_solver(z3::context& context, Z3Encoding encoding) {
    if (encoding == Z3Encoding::sat_core) return z3::solver(context, "QF_FD");
    if (encoding != Z3Encoding::sat_tactic) return z3::solver(context);
    return (z3::tactic(context, "simplify") & z3::tactic(context, "tseitin-cnf") &
            z3::tactic(context, "sat"))
        .mk_solver();
}

/// The sums of an even kernel in one encoding.
class Encoder {
  public:
    Encoder(z3::context& context, z3::solver& solver, Z3Encoding encoding)
        : context_(context), solver_(solver), encoding_(encoding) {}

    z3::expr new_variable() {
        const std::string name = "x" + std::to_string(count_++);
        if (encoding_ == Z3Encoding::bit_vector) return context_.bv_const(name.c_str(), 1);
        return context_.bool_const(name.c_str());
    }
    z3::expr holds(const z3::expr& x) const {
        return encoding_ == Z3Encoding::bit_vector ? x == context_.bv_val(1, 1) : x;
    }
    void add_sum(const z3::expr_vector& terms, bool odd) {
        switch (encoding_) {
            case Z3Encoding::boolean_xor:
            case Z3Encoding::bit_vector:
                return add_chain(terms, odd);
            case Z3Encoding::pseudo_boolean:
                return add_pseudo_boolean(terms, odd);
            case Z3Encoding::sat_tactic:
            case Z3Encoding::sat_core:
                return add_pieces(terms, odd);
        }
    }

  private:
    z3::expr sum(const z3::expr_vector& terms, unsigned from, unsigned to) const {
        z3::expr result = terms[static_cast<int>(from)];
        for (unsigned i = from + 1; i < to; ++i) result = result ^ terms[static_cast<int>(i)];
        return result;
    }
    void add_chain(const z3::expr_vector& terms, bool odd) {
        solver_.add(holds(sum(terms, 0, terms.size())) == context_.bool_val(odd));
    }
    void add_pseudo_boolean(const z3::expr_vector& terms, bool odd) {
        z3::expr_vector all(context_);
        std::vector<int> coefficients;
        for (unsigned i = 0; i < terms.size(); ++i) {
            all.push_back(terms[static_cast<int>(i)]);
            coefficients.push_back(1);
        }
        for (unsigned power = 2; power <= terms.size(); power *= 2) {
            all.push_back(new_variable());
            coefficients.push_back(-static_cast<int>(power));
        }
        solver_.add(z3::pbeq(all, coefficients.data(), odd ? 1 : 0));
    }
    /// a + b + c = t, t + d + e = t', ...
    void add_pieces(const z3::expr_vector& terms, bool odd) {
        constexpr unsigned piece = 3;
        z3::expr_vector rest = terms;
        while (rest.size() > piece + 1) {
            z3::expr_vector next(context_);
            for (unsigned i = 0; i < rest.size(); i += piece) {
                const unsigned end = std::min(i + piece, rest.size());
                next.push_back(new_variable());
                solver_.add(next.back() == sum(rest, i, end));
            }
            rest = next;
        }
        add_chain(rest, odd);
    }

    z3::context& context_;
    z3::solver& solver_;
    Z3Encoding encoding_;
    int count_ = 0;
};

/// 4,294,967,295, for no limit, where there are more seconds than that.
unsigned in_milliseconds(double seconds) {
    using Milliseconds = std::chrono::duration<double, std::milli>;
    const Milliseconds exactly = std::chrono::duration<double>(seconds);
    constexpr double never = std::numeric_limits<unsigned>::max();
    return static_cast<unsigned>(std::min(never, std::ceil(exactly.count())));
}

}  // namespace

struct Z3EvenKernels::Implementation {
    Z3Encoding encoding;
    z3::context context{};
    std::optional<z3::solver> solver{};
    SparseGraph graph{};
    ParityProblem problem{};
    std::vector<z3::expr> variables{};
    z3::expr_vector assumptions{context};
    std::optional<z3::model> model{};
    std::uint64_t solver_calls{};

    explicit Implementation(Z3Encoding e) : encoding(e) {}

    z3::expr holds(int x) {
        const z3::expr& variable = variables[static_cast<std::size_t>(x)];
        return encoding == Z3Encoding::bit_vector ? variable == context.bv_val(1, 1) : variable;
    }
    /// A solver for the whole stream, each graph in a scope of its own: making one costs several
    /// times as much as a small graph.
    void start_again() {
        if (solver)
            solver->pop();
        else
            solver.emplace(make_solver(context, encoding));
        solver->push();
    }
    void load(SparseGraph g, ParityProblem p) {
        graph = std::move(g);
        problem = std::move(p);
        start_again();
        Encoder encoder(context, *solver, encoding);
        variables.clear();
        for (int x = 0; x < problem.variables(); ++x) variables.push_back(encoder.new_variable());
        z3::expr_vector any(context);
        for (int x = 0; x < problem.variables(); ++x) any.push_back(holds(x));
        if (problem.always.empty()) solver->add(z3::mk_or(any));
        const z3::expr never = context.bool_val(false);
        for (const auto& [x, y] : problem.exclusive)
            solver->add(z3::implies(holds(x), holds(y) == never));
        for (const auto& [summands, odd] : problem.equations) {
            z3::expr_vector terms(context);
            for (int x : summands) terms.push_back(variables[static_cast<std::size_t>(x)]);
            encoder.add_sum(terms, odd);
        }
    }

    Satisfiable solve(const Budget& budget) {
        if (limit_met(budget) != "a limit of the solver") return Satisfiable::unknown;
        const std::stop_callback interrupt(budget.limits().stop, [this] { context.interrupt(); });
        solver->set("timeout", in_milliseconds(budget.seconds_left()));
        ++solver_calls;
        switch (solver->check(assumptions)) {
            case z3::sat:
                model.emplace(solver->get_model());
                return Satisfiable::yes;
            case z3::unsat:
                return Satisfiable::no;
            default:
                return Satisfiable::unknown;
        }
    }
    bool is_in(int x) { return model->eval(holds(x)).is_true(); }
    std::vector<Vertex> kernel() {
        return vertices_of(problem, [this](int x) { return is_in(x); });
    }
    std::uint64_t nodes() const { return solver_calls; }
    void block() {
        z3::expr_vector differs(context);
        for (int x = 0; x < problem.variables(); ++x)
            differs.push_back(holds(x) != context.bool_val(is_in(x)));
        solver->add(z3::mk_or(differs));
    }
    void shrink_below(int size) {
        z3::expr_vector terms(context);
        std::vector<int> weights;
        for (int x = 0; x < problem.variables(); ++x) {
            terms.push_back(holds(x));
            weights.push_back(
                static_cast<int>(problem.members[static_cast<std::size_t>(x)].size()));
        }
        const int more = size - static_cast<int>(problem.always.size());
        solver->add(z3::pble(terms, weights.data(), more - 1));
    }
};

Z3EvenKernels::Z3EvenKernels(Z3Encoding encoding)
    : implementation_(std::make_unique<Implementation>(encoding)) {}
Z3EvenKernels::~Z3EvenKernels() = default;
Z3EvenKernels::Z3EvenKernels(Z3EvenKernels&&) noexcept = default;
Z3EvenKernels& Z3EvenKernels::operator=(Z3EvenKernels&&) noexcept = default;

void Z3EvenKernels::load(SparseGraph g, ParityProblem problem) {
    implementation_->load(std::move(g), std::move(problem));
}

EvenKernelAnswer Z3EvenKernels::ask(const EvenKernelQuestion& question,
                                    const EvenKernelLimits& limits) {
    Implementation& own = *implementation_;
    require(own.solver.has_value(), "a graph loaded");
    require_vertex(own.graph, question);
    Budget budget(limits);
    if (auto answer = answer_at_once(own.graph, own.problem, question)) return *answer;
    own.assumptions = z3::expr_vector(own.context);
    if (const auto x = variable_to_assume(own.problem, question))
        own.assumptions.push_back(own.holds(*x));
    const bool scoped = question.goal != EvenKernelQuestion::Goal::any;
    own.solver_calls = 0;
    if (scoped) own.solver->push();
    EvenKernelAnswer answer = ask_for_models(own, own.graph, question, budget, "z3");
    if (scoped) own.solver->pop();
    return answer;
}

}  // namespace gazetteer::even_kernels
