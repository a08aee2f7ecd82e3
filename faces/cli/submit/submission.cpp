// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/submit/submission.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <thread>

#include "faces/cli/output/output.hpp"
#include "graph/errors.hpp"
#include "work/program_files.hpp"

namespace gazetteer::cli {

namespace fs = std::filesystem;

std::string quoted(const std::string& word) {
    std::string result = "'";
    for (char c : word) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return result + "'";
}

Submission::Submission(const SubmitArguments& arguments)
    : arguments_(arguments), folder_(fs::absolute(arguments.folder).lexically_normal()) {}

std::string Submission::shard_file(int shard) const {
    return path(fmt::format("shard-{}.gztr", shard));
}

std::vector<std::string> Submission::shard_files() const {
    std::vector<std::string> result;
    for (int shard = 0; shard < arguments_.shards; ++shard) result.push_back(shard_file(shard));
    return result;
}

std::vector<int> Submission::missing() const {
    std::vector<int> result;
    for (int shard = 0; shard < arguments_.shards; ++shard)
        if (!fs::exists(shard_file(shard))) result.push_back(shard);
    return result;
}

std::string Submission::shell_command(const std::string& program, const std::string& shard) const {
    std::string line = quoted(program);
    for (const std::string& word : arguments_.command) line += " " + quoted(word);
    return line + fmt::format(" --shard \"{0}/{1}\" --resume --out {2}\"shard-{0}.gztr\"", shard,
                              arguments_.shards, quoted(path("")));
}

void Submission::write_script() const {
    std::error_code error;
    fs::create_directories(folder_, error);
    if (error) throw EnvironmentError(folder_.string() + ": " + error.message());
    write_file(path("shard.sh"), "#!/bin/sh\n# One shard, number $1.\ncd " +
                                     quoted(fs::current_path().string()) + " || exit 1\nexec " +
                                     shell_command(runs::program_file().string(), "$1"));
}

std::vector<std::string> lines_of(const Command& command, const char* package) {
    std::vector<std::string> result;
    try {
        for_each_line({command}, [&](std::string_view line) {
            result.emplace_back(line);
            return true;
        });
    } catch (const ProgramNotFound& e) {
        throw EnvironmentError(fmt::format("{}; it is in Debian's package {}", e.what(), package));
    }
    return result;
}

namespace {

/// Asks again for five minutes where the answer is a ProcessError.
bool patiently(const std::function<bool()>& ask) {
    constexpr int patience = 60;
    for (int attempt = 1; attempt < patience; ++attempt) try {
            return ask();
        } catch (const ProcessError&) {
            std::this_thread::sleep_for(std::chrono::seconds(5));
        }
    return ask();
}

}  // namespace

bool follow(const Submission& submission, const runs::Stop& stop,
            const std::function<bool()>& is_there, const std::function<void()>& cancel) {
    auto pause = std::chrono::milliseconds(250);
    for (int shown = -1; patiently(is_there);) {
        if (stop.requested()) {
            cancel();
            return false;
        }
        const int done = submission.done();
        if (done != shown)
            fmt::print(stderr, "{} of {} shards are DONE\n", done, submission.arguments().shards);
        shown = done;
        std::this_thread::sleep_for(pause);
        pause = std::min(2 * pause, std::chrono::milliseconds(10'000));
    }
    return true;
}

std::string last_line(const std::string& path) {
    std::ifstream file(path);
    std::string last;
    for (std::string line; std::getline(file, line);)
        if (!line.empty()) last = line;
    return last.empty() ? "it wrote nothing" : last;
}

}  // namespace gazetteer::cli
