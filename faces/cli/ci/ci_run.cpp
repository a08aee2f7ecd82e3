// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/ci/ci_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <fstream>
#include <sstream>

#include "counterexamples/papers/paper_key.hpp"
#include "counterexamples/papers/paper_reader.hpp"
#include "faces/cli/arguments/shard_arguments.hpp"
#include "faces/cli/ci/ci_cache.hpp"
#include "faces/cli/ci/ci_papers.hpp"
#include "faces/cli/ci/found_file.hpp"
#include "faces/cli/ci/kept_report.hpp"
#include "faces/cli/hunt/suite_line.hpp"
#include "faces/cli/input/script_games.hpp"
#include "faces/reports/hunts/hunt_text.hpp"
#include "graph/formats/text_within.hpp"
#include "oracle/script/check.hpp"

namespace gazetteer::cli {

namespace {

constexpr const char* not_reached_in_time = "the time was over";

bool is_game_file(const std::string& name) {
    return name.ends_with(".game");
}

/// The text of a file, a byte too many where it is too long for a paper and for conjectures.
std::string text_in(const std::string& file) {
    return text_within(file, std::max(conjectures::paper_length_max, conjectures::suite_length_max))
        .value_or("");
}

/// The texts of the files of games among the names.
std::vector<GamesFile> game_files_in(const std::vector<std::string>& names) {
    std::vector<std::string> games;
    for (const std::string& name : names) {
        if (!is_game_file(name)) continue;
        if (!std::ifstream(name)) throw InputError(name + ": " + std::strerror(errno));
        games.push_back(name);
    }
    return read_games_files(games);
}

/// The line of the file that begins the game; 1 if none does.
int line_of_game(const std::string& text, const std::string& name) {
    std::istringstream lines(text);
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        std::istringstream words(line);
        std::string first, second;
        if (words >> first >> second && first == "game" && second == name) return number;
    }
    return 1;
}

/// The first fault of the game; empty if all checks hold.
std::string fault_of_game(const script::Rules& rules) {
    try {
        for (const script::Finding& finding : script::check_game(rules))
            if (!finding.fault.empty()) return finding.what + ": " + finding.fault;
    } catch (const InputError& e) {
        return e.what();
    }
    return "";
}

/// A file of conjectures, read.
struct Suite {
    std::string file;
    std::vector<conjectures::SuiteLine> lines;
};

class CiRun {
  public:
    CiRun(const CiFiles& files, const conjectures::HuntOptions& options,
          const std::function<void(const CiResult&)>& tell)
        : options_(options),
          tell_(tell),
          cache_(files.cache),
          found_file_(files.found),
          terms_(files.terms.terms) {
        games_ = game_files_in(files.names);
        add_to_conjectures(games_);
        add_to_conjectures(files.terms);
        for (const std::string& name : files.names) {
            if (is_game_file(name)) continue;
            const std::string text = text_in(name);
            if (conjectures::begins_paper(text))
                papers_.push_back(ci_paper(name));
            else
                suites_.push_back({name, suite_lines(name)});
        }
        found_ = read_found(found_file_);
    }

    std::vector<CiResult> run() {
        for (const GamesFile& file : games_)
            for (const script::Rules& rules : games_in(file.name)) check(file, rules);
        for (const bool replayed : {true, false})
            for (const Suite& suite : suites_)
                for (const conjectures::SuiteLine& line : suite.lines)
                    if (replayed == is_refuted_again(line)) check(suite, line, replayed);
        for (const CiPaper& paper : papers_)
            check_paper(paper, cache_, options_,
                        [this](CiResult result) { add(std::move(result)); });
        if (new_found_) write_found(found_file_, found_);
        return std::move(results_);
    }

  private:
    void add(CiResult result) {
        tell_(result);
        results_.push_back(std::move(result));
    }

    void check(const GamesFile& file, const script::Rules& rules) {
        CiResult result{.file = file.name,
                        .line = line_of_game(file.text, rules.name),
                        .id = rules.name,
                        .is_game = true};
        const auto start = std::chrono::steady_clock::now();
        const std::string key =
            fmt::format("gazetteer {}\ngame {}\n{}", program_version(), rules.name, file.text);
        if (const auto kept = cache_.find(key); kept && kept->is_string()) {
            result.source = CiSource::cached;
            result.fault = kept->get<std::string>();
        } else if (options_.stop.stop_requested()) {
            result.state = CiState::not_reached;
            result.summary = not_reached_in_time;
            return add(result);
        } else {
            result.fault = fault_of_game(rules);
            cache_.keep(key, result.fault);
        }
        result.summary = result.fault.empty() ? "all checks of games hold" : result.fault;
        if (!result.fault.empty()) result.state = CiState::failed;
        result.seconds = seconds_since(start);
        add(result);
    }

    /// Whether one of the graphs found before refutes the conjecture, which is expected to hold.
    bool is_refuted_again(const conjectures::SuiteLine& line) const {
        return line.expected == conjectures::Expected::holds &&
               again(line).verdict == conjectures::HuntVerdict::refuted;
    }
    conjectures::HuntReport again(const conjectures::SuiteLine& line) const {
        conjectures::SuiteGround ground{.text = line.ground.text,
                                        .graphs = found_for(line, found_)};
        if (ground.graphs.empty()) return {};
        return conjectures::hunt(*line.conjecture, ground, options_);
    }

    void check(const Suite& suite, const conjectures::SuiteLine& line, bool replayed) {
        CiResult result{.file = suite.file, .line = line.line, .id = line.id};
        const auto start = std::chrono::steady_clock::now();
        const std::string key = key_of(line);
        conjectures::HuntReport report;
        if (replayed) {
            result.source = CiSource::replayed;
            report = again(line);
        } else if (const auto kept = cache_.find(key)) {
            result.source = CiSource::cached;
            report = kept_report(*kept, line);
        } else if (options_.stop.stop_requested()) {
            result.state = CiState::not_reached;
            result.summary = not_reached_in_time;
            return add(result);
        } else {
            report = run_suite_line(line, options_).report;
            if (is_kept(report)) cache_.keep(key, kept_json(report));
        }
        result.fault = suite_fault(line, report);
        result.summary = suite_words(line, report);
        if (!result.fault.empty())
            result.state = CiState::failed;
        else if (report.verdict == conjectures::HuntVerdict::inconclusive)
            result.state = CiState::inconclusive;
        result.seconds = seconds_since(start);
        remember(line, report);
        add(result);
    }

    /// Keeps what refutes a conjecture that was expected to hold.
    void remember(const conjectures::SuiteLine& line, const conjectures::HuntReport& report) {
        if (found_file_.empty() || line.expected != conjectures::Expected::holds) return;
        if (report.verdict != conjectures::HuntVerdict::refuted) return;
        const FoundLine one{.graph = text_of(report.counterexamples.front().graph),
                            .ground = line.ground.text,
                            .conjecture = line.text};
        if (std::ranges::find(found_, one) != found_.end()) return;
        found_.push_back(one);
        new_found_ = true;
    }

    /// All that the verdict depends on; empty where that is too long to be kept.
    std::string key_of(const conjectures::SuiteLine& line) const {
        std::string result = fmt::format("gazetteer {}\nground {}\n{}\n", program_version(),
                                         line.ground.text, line.margin ? "near" : "");
        const std::optional<std::string> graphs = file_text(line.ground);
        if (!graphs) return "";
        result += *graphs;
        result += line.text + "\n" + key_text(*line.conjecture);
        for (const GamesFile& file : games_) result += file.text;
        for (const std::string& term : terms_) result += "term " + term + "\n";
        return result;
    }

    static double seconds_since(std::chrono::steady_clock::time_point start) {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    }

    conjectures::HuntOptions options_;
    const std::function<void(const CiResult&)>& tell_;
    CiCache cache_;
    std::string found_file_;
    /// With the commands that compute them.
    std::vector<std::string> terms_;
    std::vector<GamesFile> games_;
    std::vector<Suite> suites_;
    std::vector<CiPaper> papers_;
    std::vector<FoundLine> found_;
    bool new_found_ = false;
    std::vector<CiResult> results_;
};

}  // namespace

std::vector<CiResult> run_ci(const CiFiles& files, const conjectures::HuntOptions& options,
                             const std::function<void(const CiResult&)>& tell) {
    return CiRun(files, options, tell).run();
}

}  // namespace gazetteer::cli
