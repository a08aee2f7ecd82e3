// SPDX-License-Identifier: GPL-3.0-or-later
// Every source file names its licence; the rule is first seen to find a fault.
#include "tools/license.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "tools/functions.hpp"
#include "tools/prose.hpp"
#include "tools/style.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::source_tree {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

const std::string ours = "SPDX-License-Identifier: GPL-3.0-or-later";

TEST(License, ALineOfItIsAComment) {
    for (const char* line : {"// ", "# ", "; "}) EXPECT_TRUE(is_license_line(line + ours));
    EXPECT_TRUE(is_license_line("(* " + ours + " *)"));
    EXPECT_TRUE(is_license_line("/* " + ours + " */"));
    EXPECT_TRUE(is_license_line("// SPDX-License-Identifier: MIT"));
    EXPECT_FALSE(is_license_line(ours));
    EXPECT_FALSE(is_license_line("// " + ours + " and a word"));
}

TEST(License, AFileWithoutItIsFound) {
    EXPECT_THAT(missing_license({"a.cpp", "// " + ours + "\nint a;\n"}), IsEmpty());
    EXPECT_THAT(missing_license({"a", "#!/bin/sh\n# " + ours + "\n"}), IsEmpty());
    EXPECT_THAT(missing_license({"a.cpp", "int a;\n// " + ours + "\n"}), SizeIs(1));
    EXPECT_THAT(missing_license({"a.cpp", "// SPDX-License-Identifier: MIT\n"}), SizeIs(1));
    EXPECT_THAT(missing_license({"a.cpp", ""}), SizeIs(1));
}

TEST(License, SourcesAreToldFromData) {
    EXPECT_TRUE(is_source_file({"a/b.smt2", ""}));
    EXPECT_TRUE(is_source_file({"a/b", "#!/bin/sh\n"}));
    EXPECT_FALSE(is_source_file({"a/b.game", ""}));
    EXPECT_FALSE(is_source_file({"docs/b.md", ""}));
}

TEST(License, ItsLineIsNotOneOfTheFileNorOfItsComment) {
    const std::string line = "// " + ours + "\n";
    std::string text = line;
    for (std::size_t i = 0; i < file_lines_max; ++i) text += "int a;\n";
    EXPECT_THAT(long_files({"a.cpp", text}), IsEmpty());
    EXPECT_THAT(long_files({"a.cpp", text + "int a;\n"}), SizeIs(1));
    ASSERT_THAT(comments(line + "// Words.\n"), SizeIs(1));
    EXPECT_THAT(bad_comments({"a.cpp", line + "// Of a hunt, the seed.\n"}), SizeIs(1));
}

TEST(License, EverySourceFileNamesIt) {
    std::vector<SourceFile> all = files(source_path(), {""});
    std::ifstream in(source_path(".ci/run"));  // the one source in a folder that starts with a dot
    all.push_back({".ci/run", {std::istreambuf_iterator<char>(in), {}}});
    std::size_t sources = 0;
    for (const SourceFile& file : all) {
        if (!is_source_file(file)) continue;
        ++sources;
        EXPECT_THAT(missing_license(file), IsEmpty());
    }
    EXPECT_GT(sources, 1000u);
}

}  // namespace
}  // namespace gazetteer::source_tree
