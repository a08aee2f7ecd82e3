// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/forall/chain_claim.hpp"

#include <algorithm>
#include <charconv>
#include <functional>
#include <map>
#include <vector>

#include "counterexamples/forall/law_arithmetic.hpp"
#include "graph/formats/words.hpp"
#include "language/expressions/data_games.hpp"
#include "language/expressions/syntax.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {

namespace {

/// A part of the claim for all n.
struct Series {
    bool is_truth = false;
    SequenceLaw law;
};

[[noreturn]] void fail_at(int column, const std::string& message) {
    throw ParseError{message, column};
}

Series truth(SequenceLaw law) {
    return {true, std::move(law)};
}
Series numbers(SequenceLaw law) {
    return {false, std::move(law)};
}

const SequenceLaw& number_of(const Series& series, int column) {
    if (series.is_truth) fail_at(column, "a number is expected here, not a truth value");
    return series.law;
}
const SequenceLaw& truth_of(const Series& series, int column) {
    if (!series.is_truth) fail_at(column, "a truth value is expected here, not a number");
    return series.law;
}

using OfTruths = std::int64_t (*)(std::int64_t, std::int64_t);
using OfLaws = SequenceLaw (*)(const SequenceLaw&, const SequenceLaw&);

const std::map<std::string, OfTruths>& connectives() {
    static const std::map<std::string, OfTruths> all{
        {"and", [](auto a, auto b) { return a & b; }},
        {"or", [](auto a, auto b) { return a | b; }},
        {"xor", [](auto a, auto b) { return a ^ b; }},
        {"->", [](auto a, auto b) { return (1 - a) | b; }},
        {"<->", [](auto a, auto b) { return 1 - (a ^ b); }}};
    return all;
}
const std::map<std::string, OfLaws>& operations() {
    static const std::map<std::string, OfLaws> all{
        {"+", sum}, {"-", difference}, {"*", product}, {"div", quotient}, {"mod", remainder}};
    return all;
}
const std::map<std::string, OfLaws>& functions() {
    static const std::map<std::string, OfLaws> all{
        {"gcd", greatest_common_divisor}, {"min", least_of}, {"max", greatest_of}};
    return all;
}
/// Functions of the sign of a - b; the second argument is ignored.
const std::map<std::string, OfTruths>& comparisons() {
    static const std::map<std::string, OfTruths> all{
        {"=", [](auto sign, auto) -> std::int64_t { return sign == 0; }},
        {"!=", [](auto sign, auto) -> std::int64_t { return sign != 0; }},
        {"<", [](auto sign, auto) -> std::int64_t { return sign < 0; }},
        {"<=", [](auto sign, auto) -> std::int64_t { return sign <= 0; }},
        {">", [](auto sign, auto) -> std::int64_t { return sign > 0; }},
        {">=", [](auto sign, auto) -> std::int64_t { return sign >= 0; }}};
    return all;
}

using OfChain = std::function<Series(ChainTerms&)>;
const std::map<std::string, OfChain>& terms_of_members() {
    static const std::map<std::string, OfChain> all{
        {"n", [](ChainTerms& t) { return numbers(identity_law(t.first())); }},
        {"order", [](ChainTerms& t) { return numbers(t.order()); }},
        {"size", [](ChainTerms& t) { return numbers(t.size()); }},
        {"matching_number", [](ChainTerms& t) { return numbers(t.matching_number()); }},
        {"nullity", [](ChainTerms& t) { return numbers(t.nullity()); }},
        {"gf2_rank", [](ChainTerms& t) { return numbers(t.gf2_rank()); }},
        {"bipartite", [](ChainTerms& t) { return truth(t.bipartite()); }},
        {"has_even_kernel", [](ChainTerms& t) { return truth(t.has_even_kernel()); }}};
    return all;
}

std::int64_t is_zero(std::int64_t a, std::int64_t /*b*/) {
    return a == 0 ? 1 : 0;
}

SequenceLaw negated(const SequenceLaw& law) {
    return difference(constant_law(law.first, 1), law);
}

/// From the leaves to the root; throws ParseError and NotForAll.
class Decision {
  public:
    Decision(const Chain& chain, const LawsUsed& used) : terms_(chain, used) {}

    Series of(const Syntax& syntax) {
        switch (syntax.kind) {
            case Syntax::Kind::number:
                return numbers(constant_law(terms_.first(), number(syntax)));
            case Syntax::Kind::name:
                return term(syntax);
            case Syntax::Kind::operation:
                return operation(syntax);
            case Syntax::Kind::comparison:
                return all_comparisons(syntax);
            default:
                fail_at(syntax.column, std::string("quantifiers, sets and graphs are not decided "
                                                   "for all n; there are ") +
                                           chain_terms());
        }
    }

  private:
    static std::int64_t number(const Syntax& syntax, std::int64_t most = law_number_max) {
        std::int64_t result = 0;
        const char* const end = syntax.text.data() + syntax.text.size();
        const auto [next, error] = std::from_chars(syntax.text.data(), end, result);
        if (syntax.kind != Syntax::Kind::number || error != std::errc() || next != end ||
            result > most)
            fail_at(syntax.column, "a number to " + std::to_string(most) + " is expected");
        return result;
    }

    Series operation(const Syntax& syntax) {
        const Syntax& left = syntax.children[0];
        const Series a = of(left);
        if (syntax.children.size() == 1) {
            if (syntax.text == "not") return truth(negated(truth_of(a, left.column)));
            if (syntax.text == "-") return numbers(negative(number_of(a, left.column)));
            fail_at(syntax.column, "'" + syntax.text + "' is not decided for all n");
        }
        const Syntax& right = syntax.children[1];
        const Series b = of(right);
        if (const auto found = connectives().find(syntax.text); found != connectives().end()) {
            const SequenceLaw& of_left = truth_of(a, left.column);
            return truth(pointwise(of_left, truth_of(b, right.column), found->second));
        }
        const auto found = operations().find(syntax.text);
        if (found == operations().end())
            fail_at(syntax.column,
                    "'" + syntax.text + "' is not decided for all n; there are + - * div mod");
        const SequenceLaw& of_left = number_of(a, left.column);
        return numbers(found->second(of_left, number_of(b, right.column)));
    }

    /// a < b < c is a < b and b < c.
    Series all_comparisons(const Syntax& syntax) {
        SequenceLaw result = constant_law(terms_.first(), 1);
        Series a = of(syntax.children[0]);
        for (std::size_t i = 0; i < syntax.operators.size(); ++i) {
            const Syntax& right = syntax.children[i + 1];
            const Series b = of(right);
            const auto found = comparisons().find(syntax.operators[i].text);
            if (found == comparisons().end())
                fail_at(syntax.operators[i].column,
                        "'" + syntax.operators[i].text + "' is not decided for all n");
            const SequenceLaw& of_left = number_of(a, syntax.children[i].column);
            const SequenceLaw sign = comparison(of_left, number_of(b, right.column));
            result =
                pointwise(result, pointwise(sign, sign, found->second), connectives().at("and"));
            a = b;
        }
        return truth(result);
    }

    Series term(const Syntax& syntax) {
        const std::string& name = syntax.text;
        const std::size_t given = syntax.children.size();
        if (const auto found = terms_of_members().find(name);
            found != terms_of_members().end() && given == 0)
            return found->second(terms_);
        if (const auto found = functions().find(name); found != functions().end() && given == 2) {
            const SequenceLaw a = number_of(of(syntax.children[0]), syntax.children[0].column);
            return numbers(
                found->second(a, number_of(of(syntax.children[1]), syntax.children[1].column)));
        }
        if (name == "in_even_kernel" && given == 1)
            return truth(terms_.in_even_kernel(place(syntax.children[0])));
        if (name == "saturated" && given == 1)
            return truth(negated(terms_.uvg_is_P(place(syntax.children[0]))));
        if (name == "grundy" && given == 1) return numbers(grundy(syntax.children[0]));
        if ((name == "P" || name == "N") && given == 1) {
            const SequenceLaw value = grundy(syntax.children[0]);
            const SequenceLaw is_P = pointwise(value, value, is_zero);
            return truth(name == "P" ? is_P : negated(is_P));
        }
        if ((name == "P" || name == "N") && given == 2) {
            const SequenceLaw is_P = outcome(syntax.children[0], place(syntax.children[1]));
            return truth(name == "P" ? is_P : negated(is_P));
        }
        fail_at(syntax.column, "'" + name + "' with " + std::to_string(given) +
                                   " arguments is not decided for all n; there are " +
                                   chain_terms());
    }

    SequenceLaw grundy(const Syntax& game) {
        const auto data = data_game_named(game.text);
        if (!data || !game.children.empty())
            fail_at(game.column, "'" + game.text +
                                     "' is not a game given as data; 'gazetteer games' lists them");
        return terms_.grundy(*rules_of(*data));
    }

    SequenceLaw outcome(const Syntax& game, const ChainPlace& v) {
        if (game.text == "uvg") return terms_.uvg_is_P(v);
        if (game.text == "ueg") return terms_.ueg_is_P(v);
        fail_at(game.column, "'" + game.text +
                                 "' is not decided for all n; the games are uvg, and ueg where "
                                 "all members are bipartite");
    }

    ChainPlace place(const Syntax& syntax) const {
        const std::string& name = syntax.text;
        const auto arguments = static_cast<int>(syntax.children.size());
        if (name == "first" && arguments == 0) return first_place(terms_.chain());
        if (name == "last" && arguments == 0) return last_place(terms_.chain());
        const Chain& chain = terms_.chain();
        if ((name == "unit" || name == "last_unit") && arguments == 2)
            return {ChainPlace::Part::unit, static_cast<int>(number(syntax.children[0], place_max)),
                    name == "last_unit", vertex_of(chain.unit, syntax.children[1])};
        if (name == "left" && arguments == 1)
            return {ChainPlace::Part::left, 0, false,
                    vertex_of(chain.left.graph, syntax.children[0])};
        if (name == "right" && arguments == 1)
            return {ChainPlace::Part::right, 0, false,
                    vertex_of(chain.right.graph, syntax.children[0])};
        fail_at(syntax.column,
                "a vertex is expected: first, last, unit(i, j), last_unit(i, j), left(j) or "
                "right(j)");
    }

    static Vertex vertex_of(const Graph& part, const Syntax& syntax) {
        if (part.order() == 0) fail_at(syntax.column, "the chain has no such end");
        return static_cast<Vertex>(number(syntax, part.order() - 1));
    }

    static constexpr int place_max = 1000;
    ChainTerms terms_;
};

ChainClaim claim_of(const Series& series) {
    ChainClaim result{ChainClaim::Verdict::sequence, series.law, 0, {}};
    if (!series.is_truth) return result;
    const auto wrong = std::ranges::find(series.law.values, 0);
    result.verdict = wrong == series.law.values.end() ? ChainClaim::Verdict::proved
                                                      : ChainClaim::Verdict::refuted;
    if (result.verdict == ChainClaim::Verdict::refuted)
        result.least = series.law.first + static_cast<int>(wrong - series.law.values.begin());
    return result;
}

ChainClaim inconclusive(const std::string& reason) {
    return {ChainClaim::Verdict::inconclusive, {}, 0, reason};
}

}  // namespace

const char* to_string(ChainClaim::Verdict verdict) {
    switch (verdict) {
        case ChainClaim::Verdict::proved:
            return "PROVED";
        case ChainClaim::Verdict::refuted:
            return "REFUTED";
        case ChainClaim::Verdict::sequence:
            return "SEQUENCE";
        case ChainClaim::Verdict::inconclusive:
            break;
    }
    return "INCONCLUSIVE";
}

const char* chain_terms() {
    return "n, order, size, matching_number, nullity, gf2_rank, bipartite, has_even_kernel, and at "
           "a vertex v P(uvg, v), N(uvg, v), P(ueg, v), N(ueg, v), saturated(v), "
           "in_even_kernel(v); of games without a token grundy(GAME), P(GAME), N(GAME)";
}

Parsed<ChainClaim> decide_for_all(std::string_view text, const Chain& chain, const LawsUsed& used) {
    const auto syntax = parse_syntax(text);
    if (!syntax) return syntax.error();
    try {
        return claim_of(Decision(chain, used).of(*syntax));
    } catch (const ParseError& error) {
        return error;
    } catch (const NotForAll& why) {
        return inconclusive(why.what());
    } catch (const runs::MemoryExceeded& why) {
        return inconclusive(why.what());
    }
}

}  // namespace gazetteer::conjectures
