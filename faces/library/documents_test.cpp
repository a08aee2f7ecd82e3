// SPDX-License-Identifier: GPL-3.0-or-later
// docs/LIBRARY.md shows the code of the example as it is, and every public header.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "gazetteer/gazetteer.hpp"
#include "work/testkit/source_path.hpp"

namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

std::string text_of(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(gazetteer::source_path(path)).rdbuf();
    return text.str();
}

TEST(LibraryDocuments, ShowTheExampleGame) {
    const std::string code = text_of("faces/library/example/game.cpp");
    const std::size_t first = code.find("/// Arc kayles");
    ASSERT_NE(first, code.npos);
    const std::size_t last = code.find("\n};\n", first);
    ASSERT_NE(last, code.npos);
    EXPECT_THAT(text_of("docs/LIBRARY.md"), HasSubstr(code.substr(first, last + 4 - first)));
}

TEST(LibraryDocuments, NameEveryPublicHeader) {
    const std::string page = text_of("docs/LIBRARY.md");
    const std::string umbrella = text_of("faces/library/gazetteer/gazetteer.hpp");
    int headers = 0;
    for (const auto& entry :
         fs::directory_iterator(gazetteer::source_path("faces/library/gazetteer"))) {
        const std::string name = "gazetteer/" + entry.path().filename().string();
        EXPECT_THAT(page, HasSubstr("`" + name + "`"));
        if (name != "gazetteer/gazetteer.hpp" && name != "gazetteer/api.hpp") {
            EXPECT_THAT(umbrella, HasSubstr("\"" + name + "\""));
        }
        ++headers;
    }
    EXPECT_GE(headers, 13);
}

TEST(LibraryDocuments, TheVersionIsThatOfTheProgram) {
    const std::string cmake = text_of("CMakeLists.txt");
    EXPECT_THAT(cmake, HasSubstr("VERSION " + std::string(gazetteer::version()) + " "));
}

}  // namespace
