#include "cli/output.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>

namespace gazetteer::cli {

void print_line(std::string_view line) {
    std::string whole(line);
    whole += '\n';
    if (std::fwrite(whole.data(), 1, whole.size(), stdout) != whole.size() ||
        std::fflush(stdout) != 0)
        throw EnvironmentError(std::string("standard output: ") + std::strerror(errno));
}

void write_file(const std::string& name, std::string_view content) {
    if (name == "-") return print_line(content);
    std::ofstream file(name, std::ios::binary);
    file << content << '\n';
    file.close();
    if (!file) throw EnvironmentError(name + ": " + std::strerror(errno));
}

}  // namespace gazetteer::cli
