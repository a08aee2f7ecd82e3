// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/chains/claim_for_all.hpp"

#include <algorithm>

#include "certificates/check/chains/claim_words.hpp"
#include "certificates/check/chains/lines.hpp"
#include "certificates/check/chains/piece_play.hpp"
#include "certificates/check/chains/radius.hpp"
#include "certificates/check/chains/vertex_counts.hpp"
#include "certificates/check/rules/play.hpp"
#include "certificates/check/statement.hpp"
#include "graph/index.hpp"

namespace gazetteer::check {

namespace {

/// A part of the claim.
using Tree = invariants::Part;

constexpr int settled_max = 1 << 20;

template <class Items>
std::int64_t count_of(const Items& items) {
    return static_cast<std::int64_t>(items.size());
}

bool quantifies(const Tree& part) {
    return part.op == invariants::Op::for_all || part.op == invariants::Op::exists ||
           part.op == invariants::Op::count || std::ranges::any_of(part.parts, quantifies);
}
/// What is asked of the vertex that is bound.
void see_asked(const Tree& part, VertexCounts::Asked& asked) {
    if (part.op == invariants::Op::name && part.value < 0 && part.value >= -count_of(asked))
        asked[static_cast<std::size_t>(-1 - part.value)] = true;
    for (const Tree& one : part.parts) see_asked(one, asked);
}

/// A claim on n, n + step, n + 2 step, ...; at n alone if step is 0. The step is a multiple of all
/// periods then, and n large enough.
class ClaimLines {
  public:
    ClaimLines(const ClaimForAll& claim, const Tree& whole, const ArithmeticEvidence& evidence)
        : claim_(claim), whole_(whole) {
        if (!evidence.states) return;
        if (!quantifies(whole)) throw Refusal{"no vertex is bound: this evidence is for others"};
        VertexCounts::Asked asked{};
        see_asked(whole, asked);
        vertices_.emplace(claim, asked, *evidence.states);
    }

    bool is_true_on(int n, int step) {
        n_ = n;
        step_ = step;
        return line(whole_).at != 0;
    }

  private:
    Line line(const Tree& part) {
        return line_of(part,
                       {[this](std::int64_t name) { return of_name(name); },
                        [this](const Tree& quantifier) { return of_quantifier(quantifier); }},
                       steps_);
    }
    Line of_name(std::int64_t name) const {
        if (name == 0) return {n_, step_};
        if (name < 0 && values_ != nullptr)
            return {(*values_)[static_cast<std::size_t>(-1 - name)], 0};
        if (name < 0 || name > count_of(claim_.laws))
            throw Refusal{"the claim has a word that has no law"};
        const ChainSequence& law = claim_.laws[static_cast<std::size_t>(name - 1)];
        if (n_ < law.units_least) throw Refusal{"a law begins behind the claim"};
        return {value_of_law(law, n_), step_ / law.period * law.adds};
    }

    /// How many vertices the body is true of. It is of the same values of terms for all t.
    Line number_true(const Tree& body) {
        const auto here = vertices_->at(n_, steps_);
        const auto next = step_ == 0 ? here : vertices_->at(n_ + step_, steps_);
        Line result;
        for (const auto& [values, number] : next) {
            const auto found = here.find(values);
            const std::int64_t now = found == here.end() ? 0 : found->second;
            values_ = &values;
            if (line(body).at == 0) continue;
            result.at += now;
            result.grows += number - now;
        }
        values_ = nullptr;
        return result;
    }
    Line of_quantifier(const Tree& part) {
        if (!vertices_) throw Refusal{"the claim has a word that has no law"};
        if (values_ != nullptr) throw Refusal{"one vertex is bound at a time"};
        const Tree& condition = part.parts[1];
        if (part.over != invariants::Over::vertices || condition.op != invariants::Op::constant)
            throw Refusal{"the vertices of the whole member are gone through"};
        const Line number = number_true(part.parts[0]);
        if (part.op == invariants::Op::count) return number;
        const Line order = part.op == invariants::Op::for_all ? order_on_line() : Line{};
        const Line apart{number.at - order.at, number.grows - order.grows};
        if (apart.at == 0 && apart.grows != 0)
            throw Refusal{"a quantifier of the claim is not settled"};
        return {(apart.at == 0) == (part.op == invariants::Op::for_all) ? 1 : 0, 0};
    }
    Line order_on_line() const {
        const PieceKind& ends = claim_.chain.kind(0);
        const std::int64_t unit = claim_.chain.unit.graph.order();
        return {ends.left.graph.order() + ends.right.graph.order() + unit * n_, unit * step_};
    }

    const ClaimForAll& claim_;
    const Tree& whole_;
    std::optional<VertexCounts> vertices_;
    int steps_ = 1 << 26;
    int n_ = 1;
    int step_ = 0;
    /// Those of the vertex that is bound, while a body is decided.
    const VertexCounts::Values* values_ = nullptr;
};

bool is_on_later_unit(const ClaimForAll& claim, const ChainSequence& law) {
    return law.place && law.place->part == PlaceInChain::Part::unit && !claim.chain.kind(0).closed;
}

/// Why the laws do not tell the claim where it is asked for.
std::string why_not_given(const ClaimForAll& claim, const ArithmeticEvidence& evidence) {
    const auto [settled, step, states] = evidence;
    if (claim.from < 1 || settled < claim.from || settled > settled_max || step < 1 ||
        step > settled_max)
        return "a number of units is out of range";
    if (states && (settled <= states->from || states->after < 1 || step % states->after != 0))
        return "what is so at the vertices is not periodic there";
    for (const ChainSequence& law : claim.laws) {
        if (law.period < 1 || law.units_least < 1 || law.from < law.units_least ||
            law.values.size() != index(law.from + law.period - law.units_least))
            return "a law has another number of values";
        if (claim.from < law.units_least && !(states && is_on_later_unit(claim, law)))
            return "a law begins behind the claim";
        if (settled < law.from || step % law.period != 0) return "a law is not periodic there";
    }
    return "";
}

void judge_claim(Reader& reader, const ClaimForAll& claim, const ArithmeticEvidence& evidence) {
    for (const ChainSequence& law : claim.laws)
        reader.prove(reader.shown().contains(key_of(claim.chain, law)),
                     "no certificate before this one in the file proves a law that is given");
    // A member of three units that is a graph has no larger ones that are not.
    try {
        piece(claim.chain, 0, std::min(claim.from, 3));
    } catch (const GraphFault& fault) {
        throw Finding{Judgement::invalid, reader.line(), 1, fault.what};
    }
    if (const std::string why = why_not_for_all(claim, evidence); !why.empty())
        throw Finding{Judgement::invalid, reader.line(), 1, why};
}

ArithmeticEvidence read_arithmetic(Reader& reader) {
    const int settled = reader.vertex_line("settled", settled_max + 1);
    return {settled, reader.vertex_line("step", settled_max + 1)};
}

}  // namespace

std::string key_of(const ChainLaw& chain, const ChainSequence& law) {
    std::string result = text_of_chain(chain) + '\n' + law.term + '\n' + law.rules_text;
    if (law.place)
        result += std::to_string(static_cast<int>(law.place->part)) + ' ' +
                  std::to_string(law.place->unit) + ' ' + std::to_string(law.place->vertex);
    result += '\n' + std::to_string(law.units_least) + ' ' + std::to_string(law.from) + ' ' +
              std::to_string(law.period) + ' ' + std::to_string(law.adds) + '\n';
    for (std::int64_t value : law.values) result += std::to_string(value) + ' ';
    return result;
}

ChainSequence sequence_of(const ChainLaw& law, const std::string& rules_text) {
    return {.term = "grundy",
            .rules_text = rules_text,
            .units_least = law.units_least,
            .values = std::vector<std::int64_t>(law.values.begin(), law.values.end()),
            .period = law.period,
            .from = law.from};
}

std::string why_not_for_all(const ClaimForAll& claim, const ArithmeticEvidence& evidence) {
    if (std::string why = why_not_given(claim, evidence); !why.empty()) return why;
    try {
        const invariants::Expression expression = read_claim(claim);
        // Vertices have names too, but no laws.
        if (expression.of_vertex) throw Refusal{"the claim has a word that has no law"};
        ClaimLines lines(claim, expression.whole, evidence);
        for (int n = claim.from; n < evidence.settled + evidence.step; ++n)
            if (!lines.is_true_on(n, n < evidence.settled ? 0 : evidence.step))
                return "the claim is false for n = " + std::to_string(n);
        return "";
    } catch (const Refusal& refusal) {
        return refusal.why;
    } catch (const GraphFault& fault) {
        return fault.what;
    } catch (const invariants::TextFault& fault) {
        return "the expression, at " + std::to_string(fault.offset + 1) + ": " + fault.message;
    }
}

void check_arithmetic(Reader& reader, const Statement& s) {
    judge_claim(reader, *s.claim_for_all, read_arithmetic(reader));
}

void check_vertices(Reader& reader, const Statement& s) {
    ArithmeticEvidence evidence = read_arithmetic(reader);
    reader.next_line("return");
    ReturnOfStates& states = evidence.states.emplace();
    states.from = reader.vertex(length_max + 1);
    states.after = reader.vertex(length_max + 1);
    reader.end_of_line();
    judge_claim(reader, *s.claim_for_all, evidence);
}

}  // namespace gazetteer::check
