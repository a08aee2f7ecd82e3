// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/chains/claim_for_all.hpp"

#include "certificates/check/chains/lines.hpp"
#include "certificates/check/chains/piece_play.hpp"
#include "certificates/check/chains/radius.hpp"
#include "certificates/check/invariants/tokens.hpp"
#include "certificates/check/rules/play.hpp"
#include "certificates/check/statement.hpp"
#include "graph/index.hpp"

namespace gazetteer::check {

namespace {

/// A part of the claim.
using Tree = invariants::Part;

constexpr int settled_max = 1 << 20;

Tree written_part(std::int64_t value) {
    return {.op = invariants::Op::constant, .sort = invariants::Sort::number, .value = value};
}
Tree joined_parts(invariants::Op op, invariants::Sort sort, Tree a, Tree b) {
    Tree result{.op = op, .sort = sort};
    result.parts.push_back(std::move(a));
    result.parts.push_back(std::move(b));
    return result;
}
Tree negated_part(Tree a) {
    Tree result{.op = invariants::Op::negation, .sort = invariants::Sort::boolean};
    result.parts.push_back(std::move(a));
    return result;
}
/// The name 0 is n, the name i + 1 the law i.
Tree units_name() {
    return {.op = invariants::Op::name, .sort = invariants::Sort::number, .value = 0};
}

std::int64_t count_of(std::size_t items) {
    return static_cast<std::int64_t>(items);
}

/// a + b n.
Tree linear_part(std::int64_t a, std::int64_t b) {
    return joined_parts(invariants::Op::add, invariants::Sort::number, written_part(a),
                        joined_parts(invariants::Op::multiply, invariants::Sort::number,
                                     written_part(b), units_name()));
}
Tree order_part(const ChainLaw& chain) {
    const PieceKind& ends = chain.kind(0);
    return linear_part(ends.left.graph.order() + ends.right.graph.order(),
                       chain.unit.graph.order());
}
Tree size_part(const ChainLaw& chain) {
    const PieceKind& ends = chain.kind(0);
    const std::int64_t joins = count_of(chain.unit.joins.size());
    const std::int64_t beside = ends.left.graph.size() + ends.right.graph.size() +
                                count_of(ends.left.joins.size() + ends.right.joins.size());
    return linear_part(beside - (ends.closed ? 0 : joins), chain.unit.graph.size() + joins);
}

/// The words of claims, each as a law or what is made of one.
class ClaimWords {
  public:
    explicit ClaimWords(const ClaimForAll& claim) : claim_(claim) {}

    std::optional<Tree> take(invariants::Tokens& tokens) const {
        const std::string word(tokens.next());
        if (tokens.next(1) != "(") return alone(word, tokens);
        const bool outcome = word == "P" || word == "N";
        if (word == "grundy" || (outcome && tokens.next(3) == ")")) {
            Tree value = of_game(tokens);
            if (word == "grundy") return value;
            return joined_parts(word == "P" ? invariants::Op::equal : invariants::Op::unequal,
                                invariants::Sort::boolean, std::move(value), written_part(0));
        }
        if (!outcome && word != "saturated" && word != "in_even_kernel") return std::nullopt;
        tokens.take();
        tokens.want("(");
        std::string term = word == "in_even_kernel" ? word : "P(uvg)";
        if (outcome) {
            if (!tokens.take_if("uvg")) {
                tokens.want("ueg");
                term = "P(ueg)";
            }
            tokens.want(",");
        }
        const PlaceInChain place = taken_place(tokens);
        tokens.want(")");
        Tree result = law_of(tokens, term, &place);
        return word == "N" || word == "saturated" ? negated_part(std::move(result)) : result;
    }

  private:
    std::optional<Tree> alone(const std::string& word, invariants::Tokens& tokens) const {
        std::optional<Tree> result;
        if (word == "n") result = units_name();
        if (word == "order") result = order_part(claim_.chain);
        if (word == "size") result = size_part(claim_.chain);
        if (word == "gf2_rank")
            result = joined_parts(invariants::Op::subtract, invariants::Sort::number,
                                  order_part(claim_.chain), law_of(tokens, "nullity", nullptr));
        if (word == "vertex_cover_number")
            result = joined_parts(invariants::Op::subtract, invariants::Sort::number,
                                  order_part(claim_.chain),
                                  law_of(tokens, "independence_number", nullptr));
        if (is_term_of_chains(word) && !is_at_vertex(word)) result = law_of(tokens, word, nullptr);
        if (result) tokens.take();
        return result;
    }

    Tree law_of(const invariants::Tokens& tokens, const std::string& term,
                const PlaceInChain* place) const {
        for (std::size_t i = 0; i < claim_.laws.size(); ++i) {
            const ChainSequence& law = claim_.laws[i];
            if (law.term != term || law.place.has_value() != (place != nullptr)) continue;
            if (place == nullptr || *law.place == *place) return name_of(i);
        }
        tokens.fault("no law is given of '" + term + "'");
    }
    Tree name_of(std::size_t law) const {
        const std::string& term = claim_.laws[law].term;
        const bool counts = term == "grundy" || is_count(term);
        return {.op = invariants::Op::name,
                .sort = counts ? invariants::Sort::number : invariants::Sort::boolean,
                .value = count_of(law) + 1};
    }

    Tree of_game(invariants::Tokens& tokens) const {
        tokens.take();
        tokens.want("(");
        for (std::size_t i = 0; i < claim_.laws.size(); ++i) {
            const ChainSequence& law = claim_.laws[i];
            if (law.term != "grundy" || !tokens.take_if(law.game)) continue;
            tokens.want(")");
            return name_of(i);
        }
        tokens.fault("a game whose law is given belongs here");
    }

    static int taken_number(invariants::Tokens& tokens) {
        if (!invariants::is_digits(tokens.next()) || tokens.next().size() > 4)
            tokens.fault("a number belongs here");
        return std::stoi(std::string(tokens.take()));
    }
    PlaceInChain taken_place(invariants::Tokens& tokens) const {
        using Where = PlaceInChain::Part;
        const PieceKind& ends = claim_.chain.kind(0);
        if (tokens.take_if("first"))
            return {ends.left.graph.order() > 0 ? Where::left : Where::unit, 0, 0};
        const int right = ends.right.graph.order();
        if (tokens.take_if("last"))
            return right > 0
                       ? PlaceInChain{Where::right, 0, right - 1}
                       : PlaceInChain{Where::last_unit, 0, claim_.chain.unit.graph.order() - 1};
        const std::string word(tokens.take());
        PlaceInChain result{word == "left"        ? Where::left
                            : word == "right"     ? Where::right
                            : word == "last_unit" ? Where::last_unit
                                                  : Where::unit,
                            0, 0};
        if (result.part == Where::unit && word != "unit")
            tokens.fault("a vertex belongs before this");
        tokens.want("(");
        if (result.part == Where::unit || result.part == Where::last_unit) {
            result.unit = taken_number(tokens);
            tokens.want(",");
        }
        result.vertex = taken_number(tokens);
        tokens.want(")");
        return result;
    }

    const ClaimForAll& claim_;
};

/// The law on n, n + step, ...; as one number if step is 0. The step is a multiple of its period,
/// and n is large enough.
Line line_of_law(const ChainSequence& law, int n, int step) {
    const int behind = std::max(0, n - law.from);
    const int first = n - behind + behind % law.period;
    return {law.values[index(first - law.units_least)] + behind / law.period * law.adds,
            step / law.period * law.adds};
}

/// Why the laws do not tell the claim where it is asked for.
std::string why_not_given(const ClaimForAll& claim, int settled, int step) {
    if (claim.from < 1 || settled < claim.from || settled > settled_max || step < 1 ||
        step > settled_max)
        return "a number of units is out of range";
    for (const ChainSequence& law : claim.laws) {
        if (law.period < 1 || law.units_least < 1 || law.from < law.units_least ||
            law.values.size() != index(law.from + law.period - law.units_least))
            return "a law has another number of values";
        if (claim.from < law.units_least) return "a law begins behind the claim";
        if (settled < law.from || step % law.period != 0) return "a law is not periodic there";
    }
    return "";
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

std::string why_not_for_all(const ClaimForAll& claim, int settled, int step) {
    if (std::string why = why_not_given(claim, settled, step); !why.empty()) return why;
    try {
        const ClaimWords words(claim);
        const invariants::Expression expression = invariants::read_expression(
            claim.expression, [&](invariants::Tokens& tokens) { return words.take(tokens); });
        // Vertices have names too, but no laws.
        if (expression.of_vertex) throw Refusal{"the claim has a word that has no law"};
        int steps = 1 << 26;
        for (int n = claim.from; n < settled + step; ++n) {
            const int here = n < settled ? 0 : step;
            const Line line = line_of(
                expression.whole,
                [&](std::int64_t name) {
                    if (name == 0) return Line{n, here};
                    if (name > count_of(claim.laws.size()))
                        throw Refusal{"the claim has a word that has no law"};
                    return line_of_law(claim.laws[index(static_cast<int>(name) - 1)], n, here);
                },
                steps);
            if (line.at == 0) return "the claim is false for n = " + std::to_string(n);
        }
        return "";
    } catch (const Refusal& refusal) {
        return refusal.why;
    } catch (const invariants::TextFault& fault) {
        return "the expression, at " + std::to_string(fault.offset + 1) + ": " + fault.message;
    }
}

void check_arithmetic(Reader& reader, const Statement& s) {
    const int settled = reader.vertex_line("settled", settled_max + 1);
    const int step = reader.vertex_line("step", settled_max + 1);
    const ClaimForAll& claim = *s.claim_for_all;
    for (const ChainSequence& law : claim.laws)
        reader.prove(reader.shown().contains(key_of(claim.chain, law)),
                     "no certificate before this one in the file proves a law that is given");
    // A member of three units that is a graph has no larger ones that are not.
    try {
        piece(claim.chain, 0, std::min(claim.from, 3));
    } catch (const GraphFault& fault) {
        throw Finding{Judgement::invalid, reader.line(), 1, fault.what};
    }
    if (const std::string why = why_not_for_all(claim, settled, step); !why.empty())
        throw Finding{Judgement::invalid, reader.line(), 1, why};
}

}  // namespace gazetteer::check
