// SPDX-License-Identifier: GPL-3.0-or-later
// A conjecture made ready: what its nodes range over, which variables they leave unbound, and what
// is asked first.
#include "language/expressions/program.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <utility>

#include "language/expressions/arithmetic.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/expressions/symbols.hpp"

namespace gazetteer::conjectures {
namespace {

/// One letter for each class that an operation belongs to.
std::string classes_of(Op op) {
    std::string result;
    for (const auto& [is, letter] :
         {std::pair{is_quantifier(op), 'q'}, std::pair{binds(op), 'b'},
          std::pair{is_over_edges(op), 'e'}, std::pair{is_over_neighbours(op), 'n'},
          std::pair{is_over_sets(op), 's'}, std::pair{is_over_numbers(op), 'k'},
          std::pair{is_fold(op), 'f'}, std::pair{is_comparison(op), 'c'},
          std::pair{is_arithmetic(op), 'a'}, std::pair{arithmetic::is_for_all(op), 'A'},
          std::pair{arithmetic::is_exists(op), 'E'}, std::pair{arithmetic::is_sum(op), '+'},
          std::pair{arithmetic::is_greatest(op), '>'}})
        if (is) result += letter;
    return result;
}

/// The same by the tables of signs and words.
std::map<Op, std::string> wanted_classes() {
    std::map<Op, std::string> result{{Op::set_of, "b"}};
    for (const symbols::Symbol& sign : symbols::comparisons)
        if (sign.op != Op::adjacent && sign.op != Op::arc) result[sign.op] = "c";
    for (const char* sign : {"+", "-", "*", "div", "mod", "/", "^"})
        result[*symbols::find(symbols::operations, sign)] = "a";
    for (const symbols::Symbol& function : symbols::functions) result[function.op] = "a";
    const std::map<std::string, std::pair<std::string, std::string>> words{
        {"forall", {"", "A"}}, {"exists", {"", "E"}}, {"count", {"", ""}},
        {"sum", {"f", "+"}},   {"max", {"f", ">"}},   {"min", {"f", ""}}};
    for (const symbols::Quantifier& known : symbols::quantifiers) {
        const auto& [fold, kind] = words.at(known.text);
        result[known.vertices] = "qb" + fold + kind;
        result[known.neighbours] = "qbn" + fold + kind;
        result[known.sets] = "qbs" + fold + kind;
        result[known.numbers] = "qbk" + fold + kind;
        if (known.edges) result[*known.edges] = "qbef" + kind;
    }
    // To count edges is to add truth values.
    result[Op::count_edges] = "qbef+";
    return result;
}

TEST(Program, KnowsOperationsByTheTablesOfSignsAndWords) {
    const std::map<Op, std::string> wanted = wanted_classes();
    for (int i = 0; i <= static_cast<int>(Op::least_edge); ++i) {
        const auto op = static_cast<Op>(i);
        const auto known = wanted.find(op);
        EXPECT_EQ(classes_of(op), known == wanted.end() ? "" : known->second) << i;
    }
}

Program program_of(const std::string& text, By by = By::oracle, About about = About::graphs) {
    const auto expression = parse_expression(text, about);
    EXPECT_TRUE(expression) << text << ": " << expression.error().message;
    return Program(Conjecture(*expression, by));
}

/// The place of the last step that has this operation.
std::size_t step_with(const Program& program, Op op) {
    std::size_t result = program.steps().size();
    for (std::size_t i = 0; i < program.steps().size(); ++i)
        if (program.steps()[i].op == op) result = i;
    EXPECT_LT(result, program.steps().size());
    return result;
}

const Step& last_with(const Program& program, Op op) {
    return program.steps()[step_with(program, op)];
}

using Slots = std::vector<int>;

/// A variable is unbound in what is inside its quantifier, and nowhere else.
TEST(Program, KnowsWhichVariablesAreUnbound) {
    const Program pair = program_of("exists u: forall w ~ u: degree(w) < distance(v, u)");
    EXPECT_EQ(last_with(pair, Op::less).variables, (Slots{0, 1, 2}));
    EXPECT_EQ(last_with(pair, Op::for_all_neighbours).variables, (Slots{0, 1}));
    EXPECT_EQ(last_with(pair, Op::exists).variables, (Slots{0}));
    const Program edges = program_of("(sum edge u ~ w: degree(u) + distance(w, v)) = 3");
    EXPECT_EQ(last_with(edges, Op::add).variables, (Slots{0, 1, 2}));
    EXPECT_EQ(last_with(edges, Op::sum_edges).variables, (Slots{0}));
    const Program by_property =
        program_of("exists u: connected({w ~ x: degree(w) + degree(x) > distance(u, v)})");
    EXPECT_EQ(last_with(by_property, Op::greater).variables, (Slots{0, 1, 2, 3}));
    EXPECT_EQ(last_with(by_property, Op::set_of).variables, (Slots{0, 1}));
    const Program vertices = program_of("exists u: |{w: w ~ u and w != v}| = 2");
    EXPECT_EQ(last_with(vertices, Op::conjunction).variables, (Slots{0, 1, 2}));
    EXPECT_EQ(last_with(vertices, Op::set_of).variables, (Slots{0, 1}));
}

TEST(Program, KnowsWhichSetsAndNumbersAreUnbound) {
    const Program program =
        program_of("forall k in 1..3: exists S: forall u: u in S -> degree(u) = k");
    EXPECT_EQ(last_with(program, Op::implication).variables, (Slots{3}));
    EXPECT_EQ(last_with(program, Op::implication).others, (Slots{1, 2}));
    EXPECT_EQ(last_with(program, Op::for_all).variables, Slots{});
    EXPECT_EQ(last_with(program, Op::for_all).others, (Slots{1, 2}));
    EXPECT_EQ(last_with(program, Op::exists_set).others, (Slots{1}));
    EXPECT_EQ(last_with(program, Op::for_all_numbers).others, Slots{});
    const Program edges = program_of("exists edges M: forall u: degree(M, u) = 1");
    EXPECT_EQ(last_with(edges, Op::for_all).others, (Slots{1}));
    EXPECT_EQ(last_with(edges, Op::exists_set).others, Slots{});
}

/// A part costs at least what is in it, and a quantifier several times as much: one over sets more.
TEST(Program, CostsWhatItsPartsCost) {
    const Program program =
        program_of("(exists u: degree(u) = 3) and (exists S: |S| = 3) and order = 3");
    for (const Step& step : program.steps()) {
        double inside = 0;
        for (int child : step.children) inside += program.at(child).cost;
        EXPECT_GT(step.cost, inside);
        if (step.op != Op::term) continue;
        EXPECT_GE(step.cost, inside + term(step.value).nanoseconds);
    }
    const auto times = [&](Op op) {
        const Step& step = last_with(program, op);
        return step.cost / program.at(step.children[0]).cost;
    };
    EXPECT_GT(times(Op::exists), 2);
    EXPECT_GT(times(Op::exists_set), times(Op::exists));
    EXPECT_EQ(last_with(program, Op::whole_graph).cost, 1) << "no term, and no part";
}

/// The members of a chain in the order in which they are asked, as texts.
std::vector<std::string> asked_in_order(const std::string& text, Op op) {
    const auto expression = parse_expression(text);
    EXPECT_TRUE(expression) << text << ": " << expression.error().message;
    const Program program{Conjecture(*expression)};
    std::vector<std::string> result;
    for (int child : last_with(program, op).children)
        result.push_back(to_string(*expression, child));
    return result;
}

using Texts = std::vector<std::string>;

TEST(Program, AsksTheCheapestOfAChainFirst) {
    EXPECT_EQ(asked_in_order("bandwidth = 3 and (planar and order = 4) and (tree or order = 3)",
                             Op::conjunction),
              (Texts{"order = 4", "tree or order = 3", "bandwidth = 3", "planar"}));
    EXPECT_EQ(asked_in_order("planar or (order = 4 or planar)", Op::disjunction),
              (Texts{"order = 4", "planar"}));
    EXPECT_EQ(asked_in_order("planar xor order = 4", Op::exclusive_or),
              (Texts{"planar", "order = 4"}));
    const auto expression = parse_expression("bandwidth = 3 and order = 4 -> planar -> tree");
    const Program program{Conjecture(*expression)};
    Texts hypotheses;
    for (int id : program.hypotheses()) hypotheses.push_back(to_string(*expression, id));
    EXPECT_EQ(hypotheses, (Texts{"order = 4", "bandwidth = 3", "planar"}));
}

TEST(Program, AsksTheCheapestConditionOfASetFirst) {
    const Program program = program_of(
        "exists S: chromatic_number(induced(S)) <= 2 and |S| <= 3 and planar(induced(S))");
    const Step& step = last_with(program, Op::exists_set);
    ASSERT_EQ(program.plans().size(), 1U);
    ASSERT_EQ(step.plan, 0U);
    std::vector<double> costs;
    for (const SetCondition& condition : program.plans()[0].conditions)
        costs.push_back(program.at(condition.id).cost);
    EXPECT_EQ(costs.size(), 3U);
    EXPECT_TRUE(std::ranges::is_sorted(costs));
    EXPECT_EQ(last_with(program_of("exists S: |S| = 3"), Op::exists_set).plan, no_plan);
    EXPECT_EQ(last_with(program, Op::conjunction).plan, no_plan);
    const Program two = program_of("(exists S: |S| <= 2) and (forall S: |S| <= 3)");
    EXPECT_EQ(two.plans().size(), 2U);
    EXPECT_NE(last_with(two, Op::exists_set).plan, last_with(two, Op::for_all_sets).plan);
}

/// N is asked as P, and told the other way round.
TEST(Program, HasEachTermWithItsGameOnce) {
    const Program program =
        program_of("P(ueg) and N(ueg) and P(uvg) and order = order(complement)");
    std::map<std::string, std::set<std::size_t>> places;
    for (const Step& step : program.steps()) {
        if (step.op != Op::term) continue;
        ASSERT_LT(step.use, program.uses().size());
        const TermUse& use = program.uses()[step.use];
        const std::string name = term(step.value).name;
        EXPECT_EQ(step.inverted, name == "N") << name;
        EXPECT_STREQ(term(use.place).name, name == "N" ? "P" : name.c_str());
        places[term(use.place).name + std::string(" ") + to_string(use.game)].insert(step.use);
    }
    EXPECT_EQ(program.uses().size(), 4U) << "P of two games, order and the complement";
    for (const auto& [name, its] : places) EXPECT_EQ(its.size(), 1U) << name;
    EXPECT_EQ(places.size(), 4U);
}

TEST(Program, KnowsTermsOfTwoGraphsOrVertices) {
    const auto is_of_two = [](const std::string& text, About about = About::graphs) {
        const Program program = program_of(text, By::oracle, about);
        return last_with(program, Op::term).of_two;
    };
    EXPECT_TRUE(is_of_two("distance(v, v) = 0"));
    EXPECT_TRUE(is_of_two("isomorphic(K3)"));
    EXPECT_FALSE(is_of_two("degree = 2"));
    EXPECT_FALSE(is_of_two("P(ueg)"));
    EXPECT_FALSE(is_of_two("P(edge_delete)"));
    EXPECT_TRUE(is_of_two("value(partizan_vertex_geography, v, v) = 0"));
}

TEST(Program, SpeaksOfTheTypesOfItsParts) {
    const Program program = program_of("value(col) = 0");
    EXPECT_TRUE(program.speaks_of(Type::game_value));
    EXPECT_TRUE(program.speaks_of(Type::boolean));
    EXPECT_FALSE(program.speaks_of(Type::set));
    EXPECT_FALSE(program_of("order = 0").speaks_of(Type::game_value));
}

/// On one edge the sum is 1, whichever side of it is asked first.
TEST(Program, HasRoomForTwoVariablesALevel) {
    std::string sum = "(sum edge u ~ w";
    for (int i = 0; i < 395; ++i) sum += ", edge u ~ w";
    sum += ": 1)";
    for (const std::string& text :
         {"exists S: |S| + " + sum + " = 1", "exists S: " + sum + " + |S| = 1"}) {
        const auto expression = parse_expression(text);
        ASSERT_TRUE(expression) << expression.error().message;
        Evaluator evaluator{Conjecture(*expression)};
        evaluator.load(Graph(2, {{0, 1}}));
        EXPECT_EQ(evaluator.at(-1), Instance::holds);
    }
}

/// In whatever order the numbers come.
TEST(Program, FoldsNumbersToTheirSumAndTheirBounds) {
    std::vector<int> numbers{2, 5, 7, 11};
    do {
        std::vector<Real> values;
        for (const int number : numbers) values.emplace_back(Integer(number));
        const auto text = [&](Op op) { return to_string(arithmetic::folded(op, values)); };
        EXPECT_EQ(text(Op::sum), "25");
        EXPECT_EQ(text(Op::greatest), "11");
        EXPECT_EQ(text(Op::least), "2");
    } while (std::ranges::next_permutation(numbers).found);
    EXPECT_EQ(to_string(arithmetic::folded(Op::sum, {})), "0");
    EXPECT_EQ(to_string(arithmetic::folded(Op::greatest, {})), "undefined");
}

}  // namespace
}  // namespace gazetteer::conjectures
