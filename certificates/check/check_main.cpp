// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer-check: judges certificates and trusts nothing of the program that wrote them.
#include <fstream>
#include <iostream>
#include <string_view>

#include "certificates/check/check.hpp"
#include "certificates/check/usage.hpp"
#include "gazetteer_build.hpp"

int main(int argc, char** argv) {
    using gazetteer::check::usage;
    const std::string_view option = argc == 2 ? argv[1] : "";
    if (option == "--help") return std::cout << usage << std::flush ? 0 : 2;
    if (option == "--version")
        return std::cout << "gazetteer-check " GAZETTEER_BUILD "\n" << std::flush ? 0 : 2;
    if (argc < 2) std::cerr << usage;
    int worst = argc < 2 ? 2 : 0;
    for (int i = 1; i < argc; ++i) {
        std::ifstream in(argv[i], std::ios::binary);
        if (!in) std::cerr << argv[i] << ": cannot be opened\n";
        worst = std::max(worst, gazetteer::check::check_all(in, argv[i], std::cout));
    }
    if (std::cout.flush()) return worst;
    std::cerr << "standard output cannot be written\n";
    return 2;
}
