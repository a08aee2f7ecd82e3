// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/forall/claim_decision.hpp"

#include <cctype>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "counterexamples/forall/claim_vertex.hpp"
#include "counterexamples/forall/each_vertex.hpp"
#include "graph/families/chain_text.hpp"
#include "language/expressions/data_games.hpp"

namespace gazetteer::conjectures {

namespace {

using OfChain = std::function<Series(ChainTerms&)>;
const std::map<std::string, OfChain>& terms_of_members() {
    static const auto all = [] {
        std::map<std::string, OfChain> result{
            {"order", [](ChainTerms& t) { return numbers(t.order()); }},
            {"size", [](ChainTerms& t) { return numbers(t.size()); }},
            {"gf2_rank", [](ChainTerms& t) { return numbers(t.gf2_rank()); }},
            {"vertex_cover_number", [](ChainTerms& t) { return numbers(t.vertex_cover_number()); }},
            {"mirror", [](ChainTerms& t) { return truth(t.mirror()); }}};
        for (const TermOfMembers& term : terms_of_one_law())
            result.emplace(term.name, [&term](ChainTerms& t) {
                const SequenceLaw law = t.of_member(term.name);
                return term.is_truth ? truth(law) : numbers(law);
            });
        return result;
    }();
    return all;
}

std::int64_t is_zero(std::int64_t a, std::int64_t /*b*/) {
    return a == 0 ? 1 : 0;
}
std::int64_t is_positive(std::int64_t a, std::int64_t /*b*/) {
    return a > 0 ? 1 : 0;
}

/// "path(order - 34)": a chain, and its number of units for each n.
struct OtherMember {
    Chain chain;
    SequenceLaw units;
};

/// From the leaves to the root.
class Decision {
  public:
    Decision(const Chain& chain, LawsUsed used) : used_(std::move(used)) { terms_of(chain); }

    /// P(uvg) alone speaks of the variable, if it is_v.
    Series of_each_vertex(const Syntax& body, const std::string& quantifier,
                          const std::string& variable, bool is_v) {
        VertexNow v{variable, {}, is_v};
        // A number is told to be none of truth before it is told to grow.
        if (!says_of_vertex(body, v)) truth_of(of(body), body.column);
        const SequenceLaw number = number_true(
            terms().chain(), [&](const ChainPlace& place) { return truth_at(body, v, place); },
            v.states);
        if (quantifier == "count") return numbers(number);
        const bool all = quantifier == "forall";
        const SequenceLaw signs =
            comparison(number, all ? terms().order() : constant_law(terms().first(), 0));
        return truth(pointwise(signs, signs, all ? is_zero : is_positive));
    }

    Series of(const Syntax& syntax) {
        if (vertex_ && !says_of_vertex(syntax, *vertex_)) return beside_vertex(syntax);
        switch (syntax.kind) {
            case Syntax::Kind::number:
                return numbers(constant_law(terms().first(), written_number(syntax)));
            case Syntax::Kind::name:
                return named(syntax);
            case Syntax::Kind::operation:
                return syntax.children.size() == 1
                           ? operated(syntax, of(syntax.children[0]))
                           : operated(syntax, of(syntax.children[0]), of(syntax.children[1]));
            case Syntax::Kind::comparison:
                return all_comparisons(syntax);
            case Syntax::Kind::quantifier:
                return quantified(syntax);
            default:
                fail_at(syntax.column,
                        std::string("sets and graphs are not decided for all n; there are ") +
                            chain_terms());
        }
    }

  private:
    Series quantified(const Syntax& syntax) {
        const bool known =
            syntax.text == "forall" || syntax.text == "exists" || syntax.text == "count";
        const Syntax& body = syntax.children[0];
        if (!known || syntax.variables.size() != 1 || syntax.children.size() != 1 ||
            body.kind == Syntax::Kind::where || names_set(syntax.variables[0].text))
            fail_at(syntax.column,
                    "of quantifiers, 'forall v: ...', 'exists v: ...' and 'count v: ...' over all "
                    "vertices are decided for all n");
        if (vertex_)
            fail_at(syntax.column, "'" + vertex_->name +
                                       "' stands within another quantifier; one vertex at a time "
                                       "is decided for all n");
        return of_each_vertex(body, syntax.text, syntax.variables[0].text, false);
    }
    static bool names_set(const std::string& name) {
        return std::isupper(static_cast<unsigned char>(name[0])) != 0;
    }

    /// The body at the place of the vertex.
    SequenceLaw truth_at(const Syntax& body, VertexNow& v, const ChainPlace& place) {
        v.place = place;
        vertex_ = std::move(v);
        const Series result = of(body);
        v = std::move(*vertex_);
        vertex_.reset();
        return truth_of(result, body.column);
    }
    /// A part that says nothing of the vertex is decided once.
    Series beside_vertex(const Syntax& syntax) {
        const auto known = vertex_->beside.find(&syntax);
        if (known != vertex_->beside.end()) return known->second;
        VertexNow kept = std::move(*vertex_);
        vertex_.reset();
        const Series part = of(syntax);
        vertex_ = std::move(kept);
        if (!is_bounded(part.law))
            throw NotForAll("beside what is said of a vertex stands a number that grows");
        vertex_->meets({part.law.repeats_from(), part.law.period});
        vertex_->beside.emplace(&syntax, part);
        return part;
    }

    /// Those of the members, and of each other chain that a part names.
    ChainTerms& terms() { return *all_terms_.front(); }
    ChainTerms& terms_of(const Chain& chain) {
        for (const auto& known : all_terms_)
            if (known->chain() == chain) return *known;
        return *all_terms_.emplace_back(std::make_unique<ChainTerms>(chain, used_));
    }

    /// a < b < c is a < b and b < c.
    Series all_comparisons(const Syntax& syntax) {
        SequenceLaw result = constant_law(terms().first(), 1);
        Series a = of(syntax.children[0]);
        for (std::size_t i = 0; i < syntax.operators.size(); ++i) {
            const Syntax& right = syntax.children[i + 1];
            Series b = of(right);
            const SequenceLaw& of_left = number_of(a, syntax.children[i].column);
            const SequenceLaw one =
                compared(syntax.operators[i], of_left, number_of(b, right.column));
            result = connected(result, one, [](auto x, auto y) { return x & y; });
            a = std::move(b);
        }
        return truth(result);
    }

    Series named(const Syntax& syntax) {
        const std::string& name = syntax.text;
        const std::size_t given = syntax.children.size();
        if (given == 0 && name == "n") return numbers(identity_law(terms().first()));
        if (given == 0 && (name == "true" || name == "false"))
            return truth(constant_law(terms().first(), name == "true" ? 1 : 0));
        if (is_function_of_two(name) && given == 2)
            return function_of_two(syntax, of(syntax.children[0]), of(syntax.children[1]));
        if (is_function_of_one(name) && given == 1) return of_one(syntax);
        const std::size_t games = asks_game(name) && given > 0 ? 1 : 0;
        if (given == games + 1)
            if (const auto other = other_member(syntax.children[games])) {
                Series there = of_whole(syntax, games, terms_of(other->chain));
                there.law = composed(there.law, other->units);
                return there;
            }
        const bool here = vertex_ && vertex_->is_v && is_of_vertex(syntax);
        if (given == games + 1 || here) return at_vertex(syntax, games);
        return of_whole(syntax, given, terms());
    }

    Series of_one(const Syntax& function) {
        if (const Syntax* const inner = quotient_to_round(function))
            return rounded_quotient(function, of(inner->children[0]), of(inner->children[1]));
        return function_of_one(function, of(function.children[0]));
    }

    std::optional<OtherMember> other_member(const Syntax& syntax) {
        if (syntax.kind != Syntax::Kind::name || syntax.children.empty()) return std::nullopt;
        std::string text = syntax.text;
        const Syntax& last = syntax.children.back();
        for (const Syntax& child : syntax.children) {
            if (&child == &last) break;
            if (child.kind != Syntax::Kind::number) return std::nullopt;
            text += " " + child.text;
        }
        const auto chain = parse_chain(text + " n");
        if (!chain) return std::nullopt;
        return OtherMember{*chain, number_of(of(last), last.column)};
    }

    /// A term of a whole graph; `given`: its arguments without that graph.
    Series of_whole(const Syntax& syntax, std::size_t given, ChainTerms& of) {
        const std::string& name = syntax.text;
        if (const auto found = terms_of_members().find(name);
            found != terms_of_members().end() && given == 0)
            return found->second(of);
        if (!asks_game(name) || given != 1)
            fail_at(syntax.column, "'" + name + "' with " + std::to_string(syntax.children.size()) +
                                       " arguments is not decided for all n; there are " +
                                       chain_terms());
        const SequenceLaw value = of.grundy(game_of(syntax.children[0]));
        if (name == "grundy") return numbers(value);
        const SequenceLaw is_P = pointwise(value, value, is_zero);
        return truth(name == "P" ? is_P : negated(is_P));
    }

    static const script::Rules& game_of(const Syntax& game) {
        // Both have the same options (language/rules/games_equal_test.cpp).
        const std::string name = game.text == "edge_delete" ? "edge_deletion" : game.text;
        const auto data = data_game_named(name);
        if (!data || !game.children.empty())
            fail_at(game.column, "'" + game.text +
                                     "' is not a game given as data; 'gazetteer games' lists them");
        return *rules_of(*data);
    }

    /// A term of a vertex, which is the last argument if it has more than its game.
    Series at_vertex(const Syntax& syntax, std::size_t games) {
        const bool named = syntax.children.size() > games;
        const auto place = [&] { return named ? vertex(syntax.children.back()) : vertex_->place; };
        if (games == 0 && syntax.text == "in_even_kernel") {
            met("has_even_kernel");
            return truth(terms().in_even_kernel(place()));
        }
        if (games == 0 && syntax.text == "degree") {
            // That of a vertex of the first unit may differ.
            if (vertex_) vertex_->meets({1, 1});
            return numbers(terms().degree(place()));
        }
        if (games == 0 && syntax.text == "saturated") return truth(negated(uvg_is_P(place())));
        if (games == 1 && syntax.text != "grundy") {
            const SequenceLaw is_P = outcome(syntax.children[0], place());
            return truth(syntax.text == "P" ? is_P : negated(is_P));
        }
        return of_whole(syntax, syntax.children.size(), terms());
    }
    ChainPlace vertex(const Syntax& syntax) {
        if (vertex_ && syntax.text == vertex_->name && syntax.children.empty())
            return vertex_->place;
        return place_in(terms().chain(), syntax);
    }

    /// A term at the vertex of a quantifier is known by the states of this one.
    void met(const std::string& of_member) {
        if (vertex_) vertex_->meets(terms().return_of(of_member));
    }
    SequenceLaw uvg_is_P(const ChainPlace& v) {
        met("matching_number");
        return terms().uvg_is_P(v);
    }
    SequenceLaw outcome(const Syntax& game, const ChainPlace& v) {
        if (game.text == "uvg") return uvg_is_P(v);
        if (game.text == "ueg") {
            met("nullity");
            return terms().ueg_is_P(v);
        }
        fail_at(game.column, "'" + game.text +
                                 "' is not decided for all n; the games are uvg, and ueg where "
                                 "all members are bipartite");
    }

    std::optional<VertexNow> vertex_;
    LawsUsed used_;
    std::vector<std::unique_ptr<ChainTerms>> all_terms_;
};

}  // namespace

Series decided(const Syntax& claim, const Chain& chain, AboutVertices about, const LawsUsed& used) {
    Decision decision(chain, used);
    return about == AboutVertices::each_v ? decision.of_each_vertex(claim, "forall", "v", true)
                                          : decision.of(claim);
}

}  // namespace gazetteer::conjectures
