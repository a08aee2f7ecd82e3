// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/output/output.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "faces/cli/output/whole_file.hpp"

namespace gazetteer::cli {

namespace {

int more_to_write = 0;
bool reader_gone = false;

}  // namespace

MoreToWrite::MoreToWrite(bool more) : more_(more) {
    more_to_write += more ? 1 : 0;
}
MoreToWrite::~MoreToWrite() {
    more_to_write -= more_ ? 1 : 0;
}

bool reader_is_gone() {
    return reader_gone;
}

void print_line(std::string_view line) {
    print_text(std::string(line) + '\n');
}

void print_text(std::string_view whole) {
    if (reader_gone && more_to_write > 0) return;
    if (std::fwrite(whole.data(), 1, whole.size(), stdout) == whole.size() &&
        std::fflush(stdout) == 0)
        return;
    if (errno != EPIPE)
        throw EnvironmentError(std::string("standard output: ") + std::strerror(errno));
    reader_gone = true;
    if (more_to_write == 0) throw ReaderGone();
}

void write_file(const std::string& name, std::string_view content) {
    if (name == "-") return print_line(content);
    WholeFile file(name);
    file.stream() << content << '\n';
    file.keep();
}

}  // namespace gazetteer::cli
