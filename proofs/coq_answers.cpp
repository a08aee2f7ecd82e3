// SPDX-License-Identifier: GPL-3.0-or-later
#include "proofs/coq_answers.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>

#include "work/testkit/temporary_folder.hpp"

namespace gazetteer {

std::vector<std::string> coq_answers(const std::string& program,
                                     const std::vector<std::string>& questions) {
    const TemporaryFolder folder;
    const std::string file = folder.path("questions");
    {
        std::ofstream out(file);
        for (const std::string& question : questions) out << question << '\n';
    }
    std::vector<std::string> result;
    FILE* pipe = ::popen(("'" + program + "' < '" + file + "'").c_str(), "r");
    if (pipe == nullptr) return result;
    std::string line;
    for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe))
        if (c == '\n') {
            result.push_back(line);
            line.clear();
        } else {
            line += static_cast<char>(c);
        }
    EXPECT_EQ(::pclose(pipe), 0);
    return result;
}

int run_with_coq(int argc, char** argv, std::string& program, int& bound) {
    ::testing::InitGoogleTest(&argc, argv);
    if (argc != 2 && argc != 3) {
        std::fprintf(stderr, "usage: %s PROGRAM [BOUND]\n", argv[0]);
        return 2;
    }
    program = argv[1];
    if (argc == 3) bound = std::atoi(argv[2]);
    return RUN_ALL_TESTS();
}

}  // namespace gazetteer
