// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of terms that programs compute; programs that are asked.
#include "conjectures/programs/program_terms.hpp"

#include <gtest/gtest.h>

#include "conjectures/programs/asked_program.hpp"

namespace gazetteer::conjectures {
namespace {

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
