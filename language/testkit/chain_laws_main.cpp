// SPDX-License-Identifier: GPL-3.0-or-later
// Writes what a test compares with: chain_laws_record FILE, docs/families/laws.txt in the source
// tree.
#include <fstream>
#include <iostream>

#include "language/testkit/chain_laws.hpp"

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "usage: chain_laws_record FILE\n";
        return 2;
    }
    std::ofstream out(argv[1]);
    out << gazetteer::conjectures::chain_laws_text();
    return out ? 0 : 1;
}
