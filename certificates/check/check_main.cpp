// gazetteer-check: judges certificates and trusts nothing of the program that wrote them.
#include <fstream>
#include <iostream>

#include "counterexamples/check/check.hpp"

int main(int argc, char** argv) {
    if (argc < 2) std::cerr << "usage: gazetteer-check FILE...\n";
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
