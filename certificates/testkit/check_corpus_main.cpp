// SPDX-License-Identifier: GPL-3.0-or-later
// Seeds for check_fuzz: writes one small valid certificate of every kind and verdict into a folder,
// a file each. Built with the fuzzers only.
#include <filesystem>
#include <fstream>
#include <iostream>

#include "certificates/testkit/corpus.hpp"
#include "certificates/testkit/data_certificates.hpp"
#include "certificates/testkit/law_certificates.hpp"
#include "certificates/testkit/refuting_certificates.hpp"

int main(int argc, char** argv) {
    if (argc != 2) return std::cerr << "usage: check_corpus FOLDER\n", 2;
    const std::filesystem::path folder = argv[1];
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    int count = 0;
    for (const auto& list :
         {gazetteer::certificates::theorem_certificates(),
          gazetteer::certificates::strategy_certificates(),
          gazetteer::certificates::value_certificates(),
          gazetteer::certificates::data_certificates(), gazetteer::certificates::law_certificates(),
          gazetteer::certificates::refuting_certificates()})
        for (const std::string& text : list)
            std::ofstream(folder / std::to_string(count++), std::ios::binary) << text;
    std::cout << count << " certificates\n";
}
