// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/propose/literals.hpp"

namespace gazetteer::conjectures {

namespace {

class Literals {
  public:
    explicit Literals(const ValueTable& table) : table_(table), literals_(table.weights.size()) {}

    std::vector<Literal> all() {
        for (const ValueColumn& term : table_.terms)
            if (term.type == Type::boolean)
                literals_.add_boolean(term);
            else
                add_integer(term);
        for (const ValueColumn& a : table_.terms)
            for (const ValueColumn& b : table_.terms)
                if (&a != &b && a.type == Type::integer && b.type == Type::integer)
                    add_comparisons(a, b);
        return std::move(literals_).all();
    }

  private:
    template <class Test>
    void add(std::string text, Test test) {
        literals_.add(std::move(text), test);
    }
    void add_integer(const ValueColumn& term) {
        const std::string text = "(" + term.text + ")";
        for (int c = 0; c <= 3; ++c) {
            const std::string number = std::to_string(c);
            add(text + " = " + number, [&](std::size_t i) { return equal(term.values[i], c); });
            add(text + " > " + number, [&](std::size_t i) { return less(c, term.values[i]); });
            add(text + " <= " + number, [&](std::size_t i) { return less(term.values[i], c + 1); });
        }
        for (int c = 0; c <= 1; ++c)
            add(text + " mod 2 = " + std::to_string(c),
                [&](std::size_t i) { return equal(modulo(term.values[i], 2), c); });
    }
    void add_comparisons(const ValueColumn& a, const ValueColumn& b) {
        const std::string left = "(" + a.text + ")";
        const std::string right = "(" + b.text + ")";
        if (&a < &b) {
            add(left + " = " + right,
                [&](std::size_t i) { return equal(a.values[i], b.values[i]); });
            add(left + " != " + right, [&](std::size_t i) {
                return !a.values[i].is_undefined() && !b.values[i].is_undefined() &&
                       a.values[i] != b.values[i];
            });
        }
        add(left + " < " + right, [&](std::size_t i) { return less(a.values[i], b.values[i]); });
        add(left + " = 2 * " + right,
            [&](std::size_t i) { return equal(a.values[i], Integer(2) * b.values[i]); });
    }

    const ValueTable& table_;
    LiteralList literals_;
};

}  // namespace

std::vector<Literal> literals_of(const ValueTable& table) {
    return Literals(table).all();
}

}  // namespace gazetteer::conjectures
