// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of terms that programs compute; programs that are asked.
#include "language/programs/program_terms.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <set>

#include "graph/enumeration/nauty_stream.hpp"
#include "language/expressions/terms.hpp"
#include "language/programs/asked_program.hpp"
#include "language/terms/graphs_ahead.hpp"

namespace gazetteer::conjectures {
namespace {

/// A term, and the questions that its program was asked: it answers with 7, and ends when it is
/// asked about one of the graphs `deadly`, as a pattern of sh.
class LoggedTerm {
  public:
    explicit LoggedTerm(const std::string& kind, const std::string& deadly = "-")
        : log_(::testing::TempDir() + kind + ".log") {
        // No term can be taken back, and a test may be repeated.
        static int made = 0;
        const std::string name = kind + "_" + std::to_string(++made);
        std::ofstream(log_, std::ios::trunc).close();
        add_program_term(parse_program_term(name + " = while read a; do echo $a >> '" + log_ +
                                            "'; case $a in " + deadly +
                                            ") exit;; esac; echo 7; done")
                             .value());
        number_ = term(find_term(name)).program;
    }
    Integer at(const Graph& g) const { return asked(number_, g); }
    std::vector<std::string> questions() const {
        std::ifstream in(log_);
        std::vector<std::string> result;
        for (std::string line; std::getline(in, line);) result.push_back(line);
        return result;
    }

  private:
    std::string log_;
    int number_ = -1;
};

/// Gives the 34 graphs of order 5 to `visit`, kept back as a hunt does.
void visit_ahead(const std::function<void(const Graph&)>& visit) {
    GraphsAhead ahead([&](const Graph& g) {
        visit(g);
        return true;
    });
    for_each_graph({.order_min = 5, .order_max = 5}, [&](const Graph& g) { return ahead.add(g); });
    ahead.finish();
}

TEST(ProgramTermAhead, IsAskedAboutManyGraphsAtOnceAndAboutEachOnce) {
    const LoggedTerm logged("logged_all");
    std::vector<std::size_t> asked_by_then;
    visit_ahead([&](const Graph& g) {
        EXPECT_EQ(logged.at(g), Integer(7));
        asked_by_then.push_back(logged.questions().size());
    });
    ASSERT_EQ(asked_by_then.size(), 34u);
    EXPECT_EQ((std::vector<std::size_t>(asked_by_then.begin(), asked_by_then.begin() + 8)),
              (std::vector<std::size_t>{1, 3, 3, 7, 7, 7, 7, 15}));
    const auto all = logged.questions();
    EXPECT_EQ(all.size(), 34u);
    EXPECT_EQ(std::set(all.begin(), all.end()).size(), 34u);
}

TEST(ProgramTermAhead, IsHardlyAskedWhereNobodyAsks) {
    const LoggedTerm logged("logged_some");
    int wanted = 0;
    visit_ahead([&](const Graph& g) {
        if (g.size() % 2 == 1) return;
        EXPECT_EQ(logged.at(g), Integer(7));
        ++wanted;
    });
    EXPECT_LE(logged.questions().size(), static_cast<std::size_t>(wanted) + 8);
    // Graphs that are not ahead are asked about alone.
    const LoggedTerm alone("logged_alone");
    visit_ahead([&](const Graph& g) { EXPECT_EQ(alone.at(complement(g)), Integer(7)); });
    EXPECT_EQ(alone.questions().size(), 34u);
}

TEST(ProgramTermAhead, FailsOnlyOnAGraphThatIsAskedAbout) {
    const std::string deadly = "D?{";
    const LoggedTerm logged("logged_deadly", "'" + deadly + "'");
    bool met = false;
    int answered = 0;
    visit_ahead([&](const Graph& g) {
        if (to_graph6(g) == deadly) {
            met = true;
            return;
        }
        EXPECT_EQ(logged.at(g), Integer(7)) << to_graph6(g);
        ++answered;
    });
    EXPECT_TRUE(met);
    EXPECT_EQ(answered, 33);
    // The star was asked about ahead, which was forgotten.
    const auto all = logged.questions();
    EXPECT_EQ(std::ranges::count(all, deadly), 1);
    EXPECT_THROW(logged.at(*parse_small_graph(deadly)), ProcessError);
}

TEST(ProgramTerm, IsFoundInTheExpressionsThatUseIt) {
    static int made = 0;
    const std::string name = "found_" + std::to_string(++made);
    const std::string text = name + " = cat";
    add_program_term(parse_program_term(text).value());
    const auto found_in = [](const std::string& expression) {
        return program_terms_in(*parse_expression(expression));
    };
    EXPECT_EQ(found_in(name + " = 1 or order < " + name), std::vector{text});
    EXPECT_TRUE(found_in("order = 1 and tree").empty());
}

TEST(ProgramTerm, IsReadFromItsText) {
    const auto plain = parse_program_term("f = cat a = b");
    ASSERT_TRUE(plain);
    EXPECT_EQ(plain->name, "f");
    EXPECT_EQ(plain->command, "cat a = b");
    EXPECT_EQ(plain->type, Type::integer);
    EXPECT_FALSE(plain->at_vertex);
    const auto full = parse_program_term(" my_term2 ( v ) : boolean = x");
    ASSERT_TRUE(full);
    EXPECT_EQ(full->name, "my_term2");
    EXPECT_EQ(full->type, Type::boolean);
    EXPECT_TRUE(full->at_vertex);
    for (const char* text : {"", "f", "f =", "f = ", "F = x", "2 = x", "f(w) = x", "f: vertex = x",
                             "order = x", "v = x", "gcd = x", "ueg = x"})
        EXPECT_FALSE(parse_program_term(text)) << text;
    EXPECT_EQ(parse_program_term("  order = x").error().column, 3);
}

TEST(AskedProgram, AnswersInOrderAndAgain) {
    AskedProgram cat("cat");
    EXPECT_EQ(cat.answers({"a", "b", "c"}, 5), (std::vector<std::string>{"a", "b", "c"}));
    EXPECT_EQ(cat.answers({"d"}, 5), std::vector<std::string>{"d"});
    EXPECT_TRUE(cat.answers({}, 5).empty());
}

TEST(AskedProgram, TakesMoreLinesThanPipesHold) {
    AskedProgram cat("cat", 1000);
    const std::vector<std::string> lines(3000, std::string(1000, 'x'));
    EXPECT_EQ(cat.answers(lines, 20), lines);
    AskedProgram short_ones("cat", 999);
    EXPECT_THROW(short_ones.answers({std::string(20'000, 'x')}, 5), ProcessError);
}

TEST(AskedProgram, HasTheWordsOfAShellLine) {
    AskedProgram program("while read a b; do echo \"$b $a\"; done");
    EXPECT_EQ(program.answers({"x y"}, 5), std::vector<std::string>{"y x"});
}

TEST(AskedProgram, ThatHasEndedSaysSo) {
    AskedProgram program("read a; echo $a");
    EXPECT_EQ(program.answers({"a"}, 5), std::vector<std::string>{"a"});
    EXPECT_THROW(program.answers({"b"}, 5), ProcessError);
}

}  // namespace
}  // namespace gazetteer::conjectures
