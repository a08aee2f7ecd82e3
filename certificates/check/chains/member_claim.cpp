// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/chains/member_claim.hpp"

#include "certificates/check/chains/claim_words.hpp"
#include "certificates/check/chains/member_terms.hpp"
#include "certificates/check/chains/piece_play.hpp"
#include "certificates/check/chains/radius.hpp"
#include "certificates/check/invariants/evaluation.hpp"
#include "certificates/check/invariants/tokens.hpp"
#include "certificates/check/statement.hpp"
#include "graph/predicates.hpp"

namespace gazetteer::check {

namespace {

invariants::Part number(std::int64_t value) {
    return {.op = invariants::Op::constant, .sort = invariants::Sort::number, .value = value};
}
invariants::Part truth(bool value) {
    return {
        .op = invariants::Op::constant, .sort = invariants::Sort::boolean, .value = value ? 1 : 0};
}

/// The words of claims about members, which the reader of expressions asks for.
class MemberWords {
  public:
    MemberWords(const MemberClaim& claim, int units)
        : claim_(claim),
          units_(units),
          position_(piece(claim.chain, 0, units)),
          graph_(position_.board.underlying()) {}

    const Graph& graph() const { return graph_; }

    std::optional<invariants::Part> take(invariants::Tokens& tokens,
                                         const invariants::BoundVertex& bound) const {
        const std::string word(tokens.next());
        if (tokens.next(1) != "(") return alone(word, tokens);
        if (is_of_game(tokens)) {
            const int value = of_game(tokens);
            return word == "grundy" ? number(value) : truth((value == 0) == (word == "P"));
        }
        const auto asked = take_word_at_vertex(tokens);
        if (!asked) return std::nullopt;
        const auto holds = [&](Vertex v) { return is_so_at(asked->term, v) != asked->negated; };
        if (const auto v = bound(tokens.next())) {
            tokens.take();
            tokens.want(")");
            return is_among(*v, holds);
        }
        const Vertex v = place(tokens);
        tokens.want(")");
        return truth(holds(v));
    }

  private:
    /// The word without arguments.
    std::optional<invariants::Part> alone(const std::string& word,
                                          invariants::Tokens& tokens) const {
        std::optional<invariants::Part> result;
        if (word == "n") result = number(units_);
        if (word == "matching_number")
            result = number(greatest_matching(graph_, graph_.vertices()));
        if (word == "nullity") result = number(nullity_within(graph_, graph_.vertices()));
        if (word == "gf2_rank")
            result = number(graph_.order() - nullity_within(graph_, graph_.vertices()));
        if (word == "has_even_kernel") result = truth(some_even_kernel(graph_, -1));
        if (result) tokens.take();
        return result;
    }

    int of_game(invariants::Tokens& tokens) const {
        tokens.take();
        tokens.want("(");
        for (const Rules& rules : claim_.games) {
            if (!tokens.take_if(rules.name)) continue;
            tokens.want(")");
            radius_of(rules);
            return PiecePlay(rules).value(position_);
        }
        tokens.fault("a game of the certificate belongs here");
    }

    /// P(uvg) at v, P(ueg), or in_even_kernel.
    bool is_so_at(const std::string& term, Vertex v) const {
        if (term == "P(uvg)") return is_missed(v);
        if (term == "in_even_kernel") return some_even_kernel(graph_, v);
        if (!is_bipartite(graph_)) throw Refusal{"P(ueg, v) has a theorem on bipartite graphs"};
        return nullity_within(graph_, graph_.vertices() - VertexSet{v}) ==
               nullity_within(graph_, graph_.vertices()) - 1;
    }
    /// Whether v is one of those of which it holds.
    template <class Holds>
    invariants::Part is_among(const invariants::Part& v, Holds holds) const {
        std::uint64_t bits = 0;
        for (Vertex u : graph_.vertices())
            if (holds(u)) bits |= std::uint64_t{1} << u;
        invariants::Part result{.op = invariants::Op::member, .sort = invariants::Sort::boolean};
        result.parts.push_back(v);
        result.parts.push_back({.op = invariants::Op::these,
                                .sort = invariants::Sort::set,
                                .value = static_cast<std::int64_t>(bits)});
        return result;
    }
    bool is_missed(Vertex v) const {
        return greatest_matching(graph_, graph_.vertices() - VertexSet{v}) ==
               greatest_matching(graph_, graph_.vertices());
    }

    /// Vertices of the left end, of the units one after the other, and of the right end.
    Vertex place(invariants::Tokens& tokens) const {
        const PieceKind& chain = claim_.chain.kind(0);
        const int left = chain.left.graph.order();
        const int unit = claim_.chain.unit.graph.order();
        if (tokens.take_if("first")) return 0;
        if (tokens.take_if("last")) return graph_.order() - 1;
        const std::string word(tokens.take());
        tokens.want("(");
        int i = 0;
        if (word == "unit" || word == "last_unit") {
            i = take_number(tokens);
            tokens.want(",");
        }
        const Vertex j = take_number(tokens);
        tokens.want(")");
        const int order = word == "left"    ? left
                          : word == "right" ? chain.right.graph.order()
                                            : unit;
        if (j >= order || i >= units_) throw Refusal{"the member has no such vertex"};
        if (word == "left") return j;
        if (word == "right") return left + units_ * unit + j;
        if (word == "unit") return left + i * unit + j;
        if (word == "last_unit") return left + (units_ - 1 - i) * unit + j;
        tokens.fault("a vertex belongs before this");
    }

    const MemberClaim& claim_;
    int units_;
    RulesPosition position_;
    Graph graph_;
};

}  // namespace

bool is_true_of_member(const Reader& reader, const MemberClaim& claim, int units) {
    const auto unproved = [&](const std::string& why) {
        return Finding{Judgement::invalid, reader.line(), 1,
                       "of " + std::to_string(units) + " units: " + why};
    };
    try {
        const MemberWords words(claim, units);
        const invariants::Expression expression = invariants::read_expression(
            claim.expression,
            [&](invariants::Tokens& tokens, const invariants::BoundVertex& bound) {
                return words.take(tokens, bound);
            });
        invariants::Known known;
        invariants::Steps steps;
        return is_true(expression, words.graph(), -1, known, steps);
    } catch (const GraphFault& fault) {
        throw unproved(fault.what);
    } catch (const Refusal& refusal) {
        throw unproved(refusal.why);
    } catch (const invariants::Unproved& open) {
        throw unproved(open.reason);
    } catch (const invariants::TextFault& fault) {
        throw unproved("the expression, at " + std::to_string(fault.offset + 1) + ": " +
                       fault.message);
    }
}

void check_member(Reader& reader, const Statement& s) {
    const MemberClaim& claim = *s.member;
    reader.prove(claim.units_min >= 1 && claim.units_min <= claim.units,
                 "the member is not among those of the chain");
    reader.prove(!claim.chain.kind(0).is_ring_with_ends(), "a ring has no ends");
    for (int units = claim.units_min; units < claim.units; ++units)
        reader.prove(is_true_of_member(reader, claim, units), "a smaller member refutes the claim");
    reader.prove(!is_true_of_member(reader, claim, claim.units), "the claim is true of the member");
}

}  // namespace gazetteer::check
