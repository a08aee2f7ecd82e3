// SPDX-License-Identifier: GPL-3.0-or-later
// No two files define one type: two libraries of one program may not mean two things by a name.
#include "tools/definitions.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "work/testkit/source_path.hpp"

namespace gazetteer::source_tree {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> names(const std::string& text) {
    std::vector<std::string> result;
    for (const Definition& one : definitions({"a.hpp", text})) result.push_back(one.name);
    return result;
}

TEST(Definitions, AreTheTypesOfNamedNamespaces) {
    EXPECT_THAT(names("namespace a::b {\nstruct C {};\nclass D : public C {\n};\n}\n"),
                ElementsAre("a::b::C", "a::b::D"));
    EXPECT_THAT(names("namespace a {\nenum class E : int { x };\nenum F { y };\n}\n"),
                ElementsAre("a::E", "a::F"));
    EXPECT_THAT(names("namespace a {\ntemplate <class T>\nclass G final : H<T> {\n};\n}\n"),
                ElementsAre("a::G"));
    EXPECT_THAT(names("struct A {\n    struct Inside {};\n};\n"), ElementsAre("A"));
}

TEST(Definitions, AreNotWhatOnlyLooksAlike) {
    EXPECT_THAT(names("namespace {\nstruct A {};\n}\nstruct B;\nenum class C : int;\n"), IsEmpty());
    EXPECT_THAT(names("void f() {\n    struct A {};\n}\nstruct B b() {\n}\n"), IsEmpty());
    EXPECT_THAT(names("// struct A {\n/* struct B {} */ const char* c = \"struct C {\";\n"),
                IsEmpty());
    EXPECT_THAT(names("template <>\nstruct A<int> {};\n#define B struct C {\n"), IsEmpty());
}

TEST(Definitions, OfOneNameInTwoFilesAreCaught) {
    const SourceFile one{"a.hpp", "namespace a {\nstruct Tally {};\n}\n"};
    EXPECT_THAT(double_definitions({one, {"b.hpp", "namespace a {\nclass Tally {\n};\n}\n"}}),
                ElementsAre("a::Tally: a.hpp:2, b.hpp:2"));
    EXPECT_THAT(double_definitions({one, {"b.hpp", "namespace b {\nclass Tally {\n};\n}\n"}}),
                IsEmpty());
}

TEST(DefinitionsStandard, AreUniqueInTheWholeTree) {
    const std::vector<SourceFile> all = files(source_path(), {".hpp", ".cpp"});
    std::size_t count = 0;
    for (const SourceFile& file : all) count += definitions(file).size();
    EXPECT_GT(count, 300u);
    EXPECT_THAT(double_definitions(all), IsEmpty());
}

}  // namespace
}  // namespace gazetteer::source_tree
