// SPDX-License-Identifier: GPL-3.0-or-later
// The programs in bin/ and libexec/ of the archive that ./package static makes. Each starts the
// program of its own name in lib/gazetteer/, by the loader and with the libraries that lie there.
// So it does not matter which C library the system has: this file is linked statically. The loader
// is told by its arguments, since a variable would reach the children too, such as Graphviz.
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

constexpr int exit_environment = 4;
using Path = std::array<char, PATH_MAX>;

[[noreturn]] void fail(const char* file, const char* why) {
    std::fprintf(stderr, "%s: %s\n", file, why);
    std::exit(exit_environment);
}

/// Cuts the last part off an absolute path, and returns it.
const char* cut(Path& path) {
    char* const slash = std::strrchr(path.data(), '/');
    *slash = '\0';
    return slash + 1;
}

/// folder/name.
Path joined(const Path& folder, const char* name) {
    Path result{};
    const int length = std::snprintf(result.data(), result.size(), "%s/%s", folder.data(), name);
    if (length < 0 || static_cast<std::size_t>(length) >= result.size())
        fail(name, std::strerror(ENAMETOOLONG));
    return result;
}

char* word(const char* text) {
    return const_cast<char*>(text);
}

}  // namespace

int main(int argc, char** argv) {
    Path own{};
    if (readlink("/proc/self/exe", own.data(), own.size() - 1) < 0)
        fail("/proc/self/exe", std::strerror(errno));
    Path prefix = own;
    const char* const name = cut(prefix);
    cut(prefix);
    Path libraries = joined(prefix, "lib/gazetteer");
    if (std::strpbrk(libraries.data(), ":;$") != nullptr)
        fail(own.data(), "the loader takes no folder with one of : ; $ in its name; move it");
    Path loader = joined(libraries, "ld-linux-x86-64.so.2");
    Path program = joined(libraries, name);
    const std::array begin{loader.data(),    word("--inhibit-cache"), word("--library-path"),
                           libraries.data(), word("--argv0"),         own.data(),
                           program.data()};
    // The words of the loader, those after our own name, and the null behind them.
    const std::size_t rest = static_cast<std::size_t>(std::max(argc, 1) - 1);
    auto* const words = static_cast<char**>(std::calloc(begin.size() + rest + 1, sizeof(char*)));
    if (words == nullptr) fail(own.data(), std::strerror(errno));
    std::copy_n(argv + 1, rest, std::copy(begin.begin(), begin.end(), words));
    execv(loader.data(), words);
    fail(loader.data(), std::strerror(errno));
}
