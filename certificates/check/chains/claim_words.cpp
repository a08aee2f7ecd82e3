// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/chains/claim_words.hpp"

#include <algorithm>

#include "certificates/check/invariants/tokens.hpp"

namespace gazetteer::check {

namespace {

/// A part of the claim.
using Tree = invariants::Part;

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

    std::optional<Tree> take(invariants::Tokens& tokens,
                             const invariants::BoundVertex& bound) const {
        const std::string word(tokens.next());
        if (tokens.next(1) != "(") return alone(word, tokens);
        if (word == "degree" && bound(tokens.next(2))) return of_bound_vertex(tokens, word);
        if (is_of_game(tokens)) {
            Tree value = of_game(tokens);
            if (word == "grundy") return value;
            return joined_parts(word == "P" ? invariants::Op::equal : invariants::Op::unequal,
                                invariants::Sort::boolean, std::move(value), written_part(0));
        }
        const auto asked = take_word_at_vertex(tokens);
        if (!asked) return std::nullopt;
        Tree result = at_vertex(tokens, asked->term, bound);
        return asked->negated ? negated_part(std::move(result)) : result;
    }

  private:
    /// The term has been taken, to the vertex.
    Tree at_vertex(invariants::Tokens& tokens, const std::string& term,
                   const invariants::BoundVertex& bound) const {
        if (bound(tokens.next())) {
            tokens.take();
            tokens.want(")");
            return name_of_bound(term);
        }
        const PlaceInChain place = taken_place(tokens);
        tokens.want(")");
        return law_of(tokens, term, &place);
    }
    /// "degree(u)".
    static Tree of_bound_vertex(invariants::Tokens& tokens, const std::string& term) {
        for (int i = 0; i < 3; ++i) tokens.take();
        tokens.want(")");
        return name_of_bound(term);
    }
    static Tree name_of_bound(const std::string& term) {
        const auto place = std::ranges::find(terms_of_bound, term) - terms_of_bound.begin();
        return {.op = invariants::Op::name,
                .sort = term == "degree" ? invariants::Sort::number : invariants::Sort::boolean,
                .value = -1 - place};
    }

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
            result.unit = take_number(tokens);
            tokens.want(",");
        }
        result.vertex = take_number(tokens);
        tokens.want(")");
        return result;
    }

    const ClaimForAll& claim_;
};

}  // namespace

bool is_of_game(const invariants::Tokens& tokens) {
    const std::string_view word = tokens.next();
    return word == "grundy" || ((word == "P" || word == "N") && tokens.next(3) == ")");
}

std::optional<WordAtVertex> take_word_at_vertex(invariants::Tokens& tokens) {
    const std::string word(tokens.next());
    const bool outcome = word == "P" || word == "N";
    if (!outcome && word != "saturated" && word != "in_even_kernel") return std::nullopt;
    tokens.take();
    tokens.want("(");
    WordAtVertex result{word == "in_even_kernel" ? word : "P(uvg)",
                        word == "N" || word == "saturated"};
    if (!outcome) return result;
    if (!tokens.take_if("uvg")) {
        tokens.want("ueg");
        result.term = "P(ueg)";
    }
    tokens.want(",");
    return result;
}

int take_number(invariants::Tokens& tokens) {
    if (!invariants::is_digits(tokens.next()) || tokens.next().size() > 4)
        tokens.fault("a number belongs here");
    return std::stoi(std::string(tokens.take()));
}

invariants::Expression read_claim(const ClaimForAll& claim) {
    const ClaimWords words(claim);
    return invariants::read_expression(
        claim.expression, [&](invariants::Tokens& tokens, const invariants::BoundVertex& bound) {
            return words.take(tokens, bound);
        });
}

}  // namespace gazetteer::check
