// SPDX-License-Identifier: GPL-3.0-or-later
// Reads conditions by recursive descent. From the loosest sign to the tightest: <->, ->, or, xor,
// and, not, comparisons, + and -, * div mod, unary minus. A quantifier's body reaches as far to the
// right as it can.
#include <algorithm>

#include "certificates/check/rules/signs.hpp"

namespace gazetteer::check {

namespace {

using Op = Part::Op;
using Sort = Part::Sort;
using namespace signs;

class ConditionReader {
  public:
    ConditionReader(Words& words, const Rules& rules, const std::vector<std::string>& names)
        : words_(words), rules_(rules), scope_(names) {}

    Condition read() {
        wanted(&ConditionReader::whole, Sort::boolean);
        return std::move(condition_);
    }

  private:
    using Tighter = int (ConditionReader::*)();

    /// Bounds the recursion: parentheses, signs and quantifiers inside one another.
    struct Deeper {
        explicit Deeper(ConditionReader& reader) : depth(reader.depth_) {
            if (++depth > 1000) reader.words_.fault("the condition is nested too deeply");
        }
        ~Deeper() { --depth; }
        Deeper(const Deeper&) = delete;
        Deeper& operator=(const Deeper&) = delete;
        int& depth;
    };

    Sort sort(int id) const { return condition_.parts[static_cast<std::size_t>(id)].sort; }
    int add(Op op, Sort of, std::vector<int> parts, std::int64_t value = 0) {
        condition_.parts.push_back({op, of, value, std::move(parts)});
        return static_cast<int>(condition_.parts.size()) - 1;
    }
    int demanded(int id, Sort sort_wanted) const {
        constexpr std::array<const char*, 4> nouns{"a boolean", "an integer", "a vertex",
                                                   "a graph"};
        if (sort(id) != sort_wanted)
            words_.fault(std::string(nouns.at(static_cast<std::size_t>(sort_wanted))) +
                         " belongs before this");
        return id;
    }
    int wanted(Tighter tighter, Sort sort_wanted) {
        return demanded((this->*tighter)(), sort_wanted);
    }

    int whole() {
        int left = implication();
        while (words_.take_if("<->")) {
            demanded(left, Sort::boolean);
            left = add(Op::equivalence, Sort::boolean,
                       {left, wanted(&ConditionReader::implication, Sort::boolean)});
        }
        return left;
    }
    int implication() {
        const Deeper deeper(*this);
        const int left = chain(or_sign, Sort::boolean, &ConditionReader::exclusive);
        if (!words_.take_if("->")) return left;
        demanded(left, Sort::boolean);
        return add(Op::implication, Sort::boolean,
                   {left, wanted(&ConditionReader::implication, Sort::boolean)});
    }
    int exclusive() { return chain(xor_sign, Sort::boolean, &ConditionReader::conjunction); }
    int conjunction() { return chain(and_sign, Sort::boolean, &ConditionReader::negation); }
    int negation() {
        const Deeper deeper(*this);
        if (!words_.take_if("not")) return comparison();
        return add(Op::negation, Sort::boolean,
                   {wanted(&ConditionReader::negation, Sort::boolean)});
    }
    int sum() { return chain(sum_signs, Sort::integer, &ConditionReader::product); }
    int product() { return chain(product_signs, Sort::integer, &ConditionReader::negative); }
    int negative() {
        const Deeper deeper(*this);
        if (!words_.take_if("-")) return operand();
        return add(Op::minus, Sort::integer, {wanted(&ConditionReader::negative, Sort::integer)});
    }

    /// One or more, from the left, all of one sort.
    int chain(std::span<const Sign> signs_here, Sort of, Tighter tighter) {
        int left = (this->*tighter)();
        while (const Sign* sign = known(signs_here, words_.next())) {
            demanded(left, of);
            words_.take();
            left = add(sign->op, of, {left, wanted(tighter, of)});
        }
        return left;
    }

    /// "a < b <= c" is "a < b and b <= c".
    int comparison() {
        int left = sum();
        std::optional<int> result;
        while (const Sign* sign = known<Sign>(comparisons, words_.next())) {
            words_.take();
            const int one = sign->op == Op::member ? membership(left) : compared(left, sign->op);
            result = result ? add(Op::conjunction, Sort::boolean, {*result, one}) : one;
            if (sign->op == Op::member) return *result;
            left = condition_.parts[static_cast<std::size_t>(one)].parts[1];
        }
        return result.value_or(left);
    }
    int compared(int left, Op op) {
        const bool same = op == Op::equal || op == Op::unequal;
        const Sort of = op == Op::adjacent || (same && sort(left) == Sort::vertex) ? Sort::vertex
                                                                                   : Sort::integer;
        demanded(left, of);
        return add(op, Sort::boolean, {left, wanted(&ConditionReader::sum, of)});
    }
    int membership(int left) {
        demanded(left, Sort::vertex);
        return add(Op::member, Sort::boolean, {left}, take_set());
    }
    std::int64_t take_set() {
        const std::size_t place = place_of(words_.next(), rules_.sets);
        if (place == rules_.sets.size()) words_.fault("a set belongs here");
        words_.take();
        return static_cast<std::int64_t>(place);
    }

    int operand() {
        const std::string_view word = words_.next();
        if (const Sign* quantifier = known<Sign>(quantifiers, word)) {
            words_.take();
            return quantified(quantifier->op);
        }
        if (words_.take_if("(")) {
            const int result = whole();
            words_.want(")");
            return result;
        }
        if (is_name(word)) return named();
        return number();
    }

    int number() {
        const std::string digits(words_.next());
        if (digits.empty() || digits.find_first_not_of("0123456789") != std::string::npos)
            words_.fault("a name, a number or '(' belongs here");
        if (digits.size() > 18) words_.fault("an integer has at most 18 digits");
        words_.take();
        return add(Op::constant, Sort::integer, {}, std::stoll(digits));
    }

    int named() {
        const std::string word(words_.next());
        if (const Term* term = known<Term>(known_terms, word)) return applied(*term);
        if (word == "G" || word == "true" || word == "false") {
            words_.take();
            return word == "G" ? add(Op::whole, Sort::graph, {})
                               : add(Op::constant, Sort::boolean, {}, word == "true" ? 1 : 0);
        }
        if (words_.take_if("empty")) {
            words_.want("(");
            const std::int64_t set = take_set();
            words_.want(")");
            return add(Op::empty, Sort::boolean, {}, set);
        }
        return variable();
    }

    /// The innermost of that name.
    int variable() {
        const auto found = std::ranges::find(scope_.rbegin(), scope_.rend(), words_.next());
        if (found == scope_.rend())
            words_.fault("'" + std::string(words_.next()) +
                         "' is no word that gazetteer-check knows in a condition");
        words_.take();
        return add(Op::variable, Sort::vertex, {}, scope_.rend() - found - 1);
    }

    /// A graph, if it is not the whole, then vertices.
    int applied(const Term& term) {
        if (rules_.directed)
            words_.fault("'" + std::string(term.name) + "' is asked of graphs, not of digraphs");
        words_.take();
        std::vector<int> parts;
        if (words_.take_if("(")) {
            do parts.push_back(whole());
            while (words_.take_if(","));
            words_.want(")");
        }
        if (parts.empty() || sort(parts[0]) != Sort::graph)
            parts.insert(parts.begin(), add(Op::whole, Sort::graph, {}));
        if (parts.size() != 1 + term.vertices)
            words_.fault("before this, '" + std::string(term.name) +
                         "' has another number of vertices");
        for (std::size_t i = 1; i < parts.size(); ++i) demanded(parts[i], Sort::vertex);
        return add(term.op, term.sort, std::move(parts));
    }

    int quantified(Op op) {
        const Deeper deeper(*this);
        std::vector<std::string> bound{take_bound()};
        std::optional<int> around;
        if (words_.take_if("~")) {
            if (std::ranges::count(scope_, words_.next()) == 0) return over_edges(op, bound[0]);
            around = variable();
        }
        while (!around && words_.take_if(",")) bound.push_back(take_bound());
        return body(op, bound, around);
    }
    std::string take_bound() {
        if (place_of(words_.next(), rules_.sets) < rules_.sets.size())
            words_.fault("a set has this name");
        return words_.take_name();
    }
    void enter(const std::string& name) {
        scope_.push_back(name);
        condition_.names = std::max(condition_.names, scope_.size());
    }
    /// "forall u, w: ..." is two quantifiers.
    int body(Op op, const std::vector<std::string>& bound, std::optional<int> around) {
        words_.want(":");
        for (const std::string& name : bound) enter(name);
        int result = whole();
        for (std::size_t left = bound.size(); left > 0; --left) result = leave(op, result, around);
        return result;
    }
    /// Over all edges, in both directions: over all vertices, then over the neighbours of each.
    int over_edges(Op op, const std::string& name) {
        if (op == Op::count) words_.fault("count is over vertices or neighbours");
        if (words_.next() == name) words_.fault("the ends of an edge differ");
        enter(take_bound());
        const auto place = static_cast<std::int64_t>(scope_.size()) - 1;
        const int around = add(Op::variable, Sort::vertex, {}, place);
        return leave(op, body(op, {name}, around), std::nullopt);
    }
    /// Ends the scope of the innermost name.
    int leave(Op op, int inner, std::optional<int> around) {
        scope_.pop_back();
        std::vector<int> parts{demanded(inner, Sort::boolean)};
        if (around) parts.push_back(*around);
        return add(op, op == Op::count ? Sort::integer : Sort::boolean, std::move(parts),
                   static_cast<std::int64_t>(scope_.size()));
    }

    Words& words_;
    const Rules& rules_;
    std::vector<std::string> scope_;
    Condition condition_;
    int depth_ = 0;
};

}  // namespace

std::size_t place_of(std::string_view name, const std::vector<std::string>& names) {
    return static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
}

Condition read_condition(Words& words, const Rules& rules, const std::vector<std::string>& names) {
    return ConditionReader(words, rules, names).read();
}

}  // namespace gazetteer::check
