// SPDX-License-Identifier: GPL-3.0-or-later
// Families whose numbers are computed, "path(order - 34)", against the same with the numbers
// written out, and what is told of members that there are not.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/expressions/parse_value.hpp"
#include "language/expressions/syntax_properties.hpp"
#include "language/numbers/limit_exceeded.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::HasSubstr;

/// On a path.
Integer value_on_path(const std::string& text, int order, Vertex v = -1) {
    const auto parsed = parse_value(text);
    require(static_cast<bool>(parsed), "an expression");
    Evaluator evaluator{Conjecture(*parsed)};
    evaluator.load(to_graph(path(order)));
    return evaluator.value(v);
}

TEST(FamilyMembers, OfNamedNumbersAreReadFromTheirOwnText) {
    for (const char* text :
         {"let k = 5 in size(path(k)) = 4", "let k = 2 in size(path(order + k)) > 4",
          "let m = 2 in size(grid(m, order)) > 1", "size(path(infinity)) > 1"})
        require_sound_expression(text);
    EXPECT_EQ(parse_expression("let k = 5 in size(path(k)) = 4").value(),
              parse_expression("size(path(5)) = 4").value());
}

std::string error_of(const std::string& text) {
    const auto parsed = parse_expression(text);
    return parsed ? "" : std::to_string(parsed.error().column) + ": " + parsed.error().message;
}

/// What the statement is on a path, or what is told.
std::string told_on_path(const std::string& text, int order) {
    const auto parsed = parse_expression(text);
    require(static_cast<bool>(parsed), "a statement");
    Evaluator evaluator{Conjecture(*parsed)};
    evaluator.load(to_graph(path(order)));
    try {
        const Instance now = evaluator.at(-1);
        return now == Instance::holds ? "holds" : now == Instance::fails ? "fails" : "vacuous";
    } catch (const LimitExceeded& e) {
        return e.what();
    }
}

TEST(FamilyMembers, AreThoseWithTheNumbersWrittenOut) {
    for (int n = 1; n <= 7; ++n) {
        const auto number = [n](int more) { return std::to_string(n + more); };
        EXPECT_EQ(value_on_path("size(cycle(order + 2))", n),
                  value_on_path("size(cycle(" + number(2) + "))", n));
        EXPECT_EQ(value_on_path("diameter(grid(order, size + 2))", n),
                  value_on_path("diameter(grid(" + number(0) + ", " + number(1) + "))", n));
        EXPECT_EQ(value_on_path("independence_number(complement(path(order + 1)))", n),
                  value_on_path("independence_number(complement(path(" + number(1) + ")))", n));
        EXPECT_EQ(value_on_path("grundy(node_kayles, path(order + 3))", n),
                  value_on_path("grundy(node_kayles, path(" + number(3) + "))", n));
        EXPECT_EQ(value_on_path("size(path(2 * order + 62))", n), Integer(2 * n + 61)) << "large";
        EXPECT_EQ(value_on_path("size(path(degree + 1))", n, 0), value_on_path("degree", n, 0));
    }
    EXPECT_EQ(value_on_path("size(circulant(2 * order, 1, order))", 4), Integer(12));
    EXPECT_EQ(told_on_path("isomorphic(path(order + 0))", 5), "holds");
    EXPECT_EQ(told_on_path("isomorphic(path(order + 1))", 5), "fails");
    EXPECT_EQ(told_on_path("forall u: size(path(degree(u) + 1)) = degree(u)", 5), "holds");
    EXPECT_EQ(told_on_path("exists u: size(path(degree(u) + 1)) != degree(u)", 5), "fails");
}

TEST(FamilyMembers, ThatThereAreNotAreToldUnlessAnotherPartDecides) {
    const std::string none = "no member of the family path: N is -2, and goes from 0 to 1000000";
    EXPECT_EQ(told_on_path("size(path(order - 5)) >= 0", 3), none);
    EXPECT_EQ(told_on_path("P(node_kayles, path(order - 5))", 3), none);
    EXPECT_EQ(told_on_path("N(node_kayles, path(order - 5))", 3), none);
    EXPECT_EQ(told_on_path("average_distance(path(order - 5)) >= 0", 3), none);
    EXPECT_EQ(told_on_path("size(complement(path(order - 5))) = 0 -> order > 2", 3), "vacuous");
    EXPECT_EQ(told_on_path("size(path(order - 5)) = 1 -> order > 7", 3), none) << "a hypothesis";
    EXPECT_EQ(told_on_path("size(path(order - 5)) = 1 and order > 4 -> false", 3), "vacuous");
    EXPECT_EQ(told_on_path("order > 5 -> size(path(order - 5)) >= 7", 3), "vacuous");
    EXPECT_EQ(told_on_path("order > 5 -> size(path(order - 5)) = order - 6", 8), "holds");
    EXPECT_EQ(told_on_path("size(path(order - 5)) >= 0 or order < 9", 3), "holds");
    EXPECT_THAT(told_on_path("order(cycle(order)) = 2", 2), HasSubstr("N is 2, and goes from 3"));
    EXPECT_THAT(told_on_path("order(path(girth)) = 2", 2), HasSubstr("N is infinity"));
    EXPECT_THAT(told_on_path("order(paley(order)) = 2", 6), HasSubstr("family paley: Q a prime"));
    EXPECT_THAT(told_on_path("order(path(order + 1000)) = 2", 3),
                HasSubstr("path of order 1003; at most 1000 can be"));
    EXPECT_EQ(told_on_path("order(path(1 mod (order - 3))) = 2", 3), "vacuous") << "undefined";
    EXPECT_THROW((void)value_on_path("size(path(order - 5))", 3), LimitExceeded);
}

TEST(FamilyMembers, AreReadAndPrinted) {
    for (const char* text : {"grundy(node_kayles) = grundy(node_kayles, path(order - 34))",
                             "size(grid(order, 2)) > size(circulant(order + 9, 1, 2 + 1))"}) {
        const auto parsed = parse_expression(text);
        ASSERT_TRUE(parsed) << text;
        EXPECT_EQ(to_string(*parsed), text);
        EXPECT_EQ(*parse_expression(to_string(*parsed)), *parsed);
    }
    EXPECT_EQ(error_of("size(path(order, 2)) = 1"),
              "6: expected 'path N', with as many numbers in parentheses");
    EXPECT_THAT(error_of("size(grid(order)) = 1"), HasSubstr("6: expected 'grid M N"));
    EXPECT_THAT(error_of("size(path(order / 2)) = 1"), HasSubstr("17: expected an integer"));
    EXPECT_THAT(error_of("forall u: degree(path(order), u) = 1"),
                HasSubstr("needs a vertex of that graph"));
    EXPECT_THAT(error_of("size(pth(order)) = 1"), HasSubstr("unknown name 'pth'"));
}

}  // namespace
}  // namespace gazetteer::conjectures
