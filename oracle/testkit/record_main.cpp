// SPDX-License-Identifier: GPL-3.0-or-later
// Writes what the tests compare with: oracle_record SOURCE_DIR rewrites tools/bench/signature.txt
// and oracle/testkit/playthroughs/*.txt below it.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "oracle/testkit/playthrough.hpp"
#include "oracle/testkit/signature.hpp"

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "usage: oracle_record SOURCE_DIR\n";
        return 2;
    }
    const std::filesystem::path source = argv[1];
    std::filesystem::create_directories(source / "oracle/testkit/playthroughs");
    for (const auto& [game, lines] : gazetteer::playthroughs()) {
        std::string file = game + ".txt";
        std::ranges::replace(file, ' ', '-');
        std::ofstream(source / "oracle/testkit/playthroughs" / file) << lines;
    }
    std::ofstream out(source / "tools/bench/signature.txt");
    out << gazetteer::signature();
    return out ? 0 : 1;
}
