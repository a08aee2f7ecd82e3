// SPDX-License-Identifier: GPL-3.0-or-later
// Writes small valid certificates of every kind, and every so many of their mutants, into a folder,
// a file each: what two checkers are compared on.
#include <filesystem>
#include <fstream>
#include <iostream>

#include "certificates/testkit/corpus.hpp"
#include "certificates/testkit/mutants.hpp"

int main(int argc, char** argv) {
    using namespace gazetteer::certificates;
    if (argc != 3) return std::cerr << "usage: write_mutants FOLDER EVERY\n", 2;
    const std::filesystem::path folder = argv[1];
    const int every = std::stoi(argv[2]);
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    int texts = 0;
    int mutants = 0;
    int written = 0;
    const auto write = [&](const std::string& text) {
        std::ofstream(folder / std::to_string(written++), std::ios::binary) << text;
    };
    for (const auto& list : {theorem_certificates(), strategy_certificates(), value_certificates()})
        for (const std::string& certificate : list) {
            const std::string text = certificate + "total 1\n";
            ++texts;
            write(text);
            for_each_mutant(text, [&](const std::string& mutant) {
                if (mutants++ % every == 0) write(mutant);
            });
        }
    std::cout << texts << " certificates, " << written - texts << " of " << mutants << " mutants\n";
}
