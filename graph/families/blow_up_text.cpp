// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar, with blanks between any two of its signs:
//
//   blow-up:  class
//             complete_multipartite(N, N, ...)
//             join(class, class, ...)
//             union(class, class, ...)
//             blowup(class, class, ...; I-J I-J ...)
//   class:    K N    empty(N)    corona(K N, K1)
//
// where no blank stands between K and N, and I and J count classes from 0. A comma may stand
// between two pairs I-J, for expressions, whose quotes have no blanks.
#include "graph/families/blow_up_text.hpp"

#include <algorithm>

#include "graph/families.hpp"
#include "graph/families/named.hpp"
#include "graph/families/sign_reader.hpp"
#include "graph/formats/words.hpp"

namespace gazetteer {

namespace {

constexpr int class_size_max = 1'000'000;
constexpr int blow_up_order_max = 1'000'000;
constexpr std::int64_t blow_up_size_max = 1'000'000;

const char* blow_up_list() {
    return "K5, empty(7), corona(K8, K1), complete_multipartite(2, 3, 3), join(K3, empty(7)), "
           "union(K3, corona(K2, K1)), blowup(K3, empty(4), corona(K2, K1); 0-1 1-2)";
}

std::string unknown_construction(const std::string& word) {
    const std::string said = "'" + word + "' is not a construction";
    if (const Family* const family = find_family(word))
        return said + "; the family is written " + family->usage();
    const std::vector<std::string> known{"empty", "corona", "complete_multipartite",
                                         "join",  "union",  "blowup"};
    return said + nearest_or(word, known, std::string("; there are ") + blow_up_list());
}

/// Reads from the left; throws ParseError.
class BlowUpReader : SignReader {
  public:
    explicit BlowUpReader(std::string_view text) : SignReader(text) {}

    BlowUp whole() {
        BlowUp result = blow_up();
        expect_end(to_string(result));
        return result;
    }

  private:
    BlowUp blow_up() {
        sign();
        const std::size_t begin = at_;
        const std::string word = small_word();
        if (word == "complete_multipartite") return complete_multipartite();
        if (word == "join") return joined();
        if (word == "union") return with_quotient(classes_until(")"));
        if (word == "blowup") return with_joins(with_quotient(classes_until(";)")));
        at_ = begin;
        return with_quotient({one_class()});
    }

    BlowUp complete_multipartite() {
        expect('(');
        std::vector<BlowUpClass> classes;
        do classes.push_back({ClassKind::independent, class_size()});
        while (goes_on(classes));
        expect(')');
        return complete_quotient(with_quotient(classes));
    }

    BlowUp joined() {
        sign();
        const std::size_t begin = at_;
        const std::vector<BlowUpClass> classes = classes_until(")");
        if (std::ranges::count(classes, ClassKind::pendant_clique, &BlowUpClass::kind) > 0) {
            at_ = begin;
            fail(
                "join takes K5 and empty(7); cliques with leaves are joined by blowup(K5, "
                "corona(K8, K1); 0-1), where leaves stay leaves");
        }
        return complete_quotient(with_quotient(classes));
    }

    static BlowUp with_quotient(const std::vector<BlowUpClass>& classes) {
        return {classes, Graph(static_cast<int>(classes.size()))};
    }

    static BlowUp complete_quotient(BlowUp b) {
        b.quotient = to_graph(complete(b.quotient.order()));
        return b;
    }

    /// "(class, class, ...", up to one of the signs; the last of them, ")", is read.
    std::vector<BlowUpClass> classes_until(const std::string& ends) {
        expect('(');
        std::vector<BlowUpClass> result;
        do result.push_back(one_class());
        while (goes_on(result));
        if (ends.find(sign()) == ends.npos)
            fail(ends.size() == 1 ? "',' or ')' is expected" : "',', ';' or ')' is expected");
        take_if(')');
        return result;
    }

    /// Whether a comma follows, which is read.
    bool goes_on(const std::vector<BlowUpClass>& classes) {
        if (sign() != ',') return false;
        if (classes.size() == static_cast<std::size_t>(Graph::order_max))
            fail("at most 64 classes are read");
        ++at_;
        return true;
    }

    /// The quotient's edges, where a semicolon is next.
    BlowUp with_joins(BlowUp b) {
        if (!take_if(';')) return b;
        const int last = b.quotient.order() - 1;
        for (bool is_due = false; is_due || sign() != ')';) {
            const std::size_t begin = at_;
            const Vertex i = class_number(last);
            expect('-');
            const Vertex j = class_number(last);
            if (i == j || b.quotient.adjacent(i, j)) {
                at_ = begin;
                fail(i == j ? "a class is joined to another one, not to itself"
                            : "these classes are joined already");
            }
            b.quotient.add_edge(i, j);
            is_due = take_if(',');
        }
        ++at_;
        return b;
    }

    BlowUpClass one_class() {
        if (sign() == 'K') return {ClassKind::clique, clique_order()};
        const std::size_t begin = at_;
        const std::string word = small_word();
        if (word == "empty") {
            expect('(');
            const int size = class_size();
            expect(')');
            return {ClassKind::independent, size};
        }
        if (word == "corona") return corona();
        at_ = begin;
        if (word.empty()) fail("a class is expected: K5, empty(7) or corona(K8, K1)");
        fail(is_nested(word) ? word +
                                   " stands for a whole graph; a class is K5, empty(7) or "
                                   "corona(K8, K1)"
                             : unknown_construction(word));
    }

    BlowUpClass corona() {
        expect('(');
        if (sign() != 'K') fail("corona takes a clique, as in corona(K8, K1)");
        const int size = clique_order();
        expect(',');
        sign();
        if (!text_.substr(at_).starts_with("K1"))
            fail("corona takes K1 behind the clique, as in corona(K8, K1)");
        at_ += 2;
        expect(')');
        return {ClassKind::pendant_clique, size};
    }

    int clique_order() {
        ++at_;
        if (at_ == text_.size() || !is_decimal(text_[at_]))
            fail("an order is expected behind K, as in K5");
        return class_size();
    }

    static bool is_nested(const std::string& word) {
        return word == "join" || word == "union" || word == "blowup" ||
               word == "complete_multipartite";
    }

    Vertex class_number(int last) {
        return number(0, last, "a class from 0 to " + std::to_string(last) + ", as in 0-1,");
    }

    int class_size() {
        return number(1, class_size_max, "a number from 1 to " + std::to_string(class_size_max));
    }
};

}  // namespace

Parsed<BlowUp> parse_blow_up(std::string_view text) {
    try {
        BlowUp result = BlowUpReader(text).whole();
        if (result.order() > blow_up_order_max)
            return ParseError{"the order is " + std::to_string(result.order()) + "; at most " +
                                  std::to_string(blow_up_order_max) + " is made",
                              1};
        if (result.size() > blow_up_size_max)
            return ParseError{"there are " + std::to_string(result.size()) + " edges; at most " +
                                  std::to_string(blow_up_size_max) + " are made",
                              1};
        return result;
    } catch (const ParseError& error) {
        return error;
    }
}

}  // namespace gazetteer
