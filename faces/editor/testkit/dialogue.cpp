// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/editor/testkit/dialogue.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "faces/editor/server/processes.hpp"
#include "faces/editor/server/server.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::editor {

namespace {

std::string unescaped(std::string text) {
    for (const auto& [written, byte] : {std::pair("\\r", '\r'), std::pair("\\n", '\n')})
        for (auto at = text.find(written); at != text.npos; at = text.find(written, at))
            text.replace(at, 2, 1, byte);
    return text;
}

class Replay {
  public:
    explicit Replay(const Checker& check) : processes_(check, {}) {}

    void line(const std::string& text) {
        if (text.starts_with("< ") || text.starts_with("exit ")) return;
        said_ += text + "\n";
        if (text.starts_with("> ")) server_.receive(framed(text.substr(2)));
        if (text.starts_with("! ")) server_.receive(unescaped(text.substr(2)));
        if (text == "wait") run_tasks();
        tell();
    }
    std::string end() { return said_; }

  private:
    void start() {
        for (const int task : server_.take_ended()) processes_.end(task);
        for (const Task& task : server_.take_tasks()) processes_.start(task);
    }
    void run_tasks() {
        for (start(); !processes_.empty(); start()) {
            std::vector<Ended> ended;
            processes_.wait(-1, ended);
            for (const Ended& one : ended)
                one.outcome ? server_.finish(one.task, *one.outcome)
                            : server_.fail(one.task, one.fault);
        }
    }
    void tell() {
        FrameReader frames;
        frames.add(server_.take_output());
        while (const auto frame = frames.next()) said_ += "< " + frame->content + "\n";
        if (server_.exit_code() && !std::exchange(exited_, true))
            said_ += "exit " + std::to_string(*server_.exit_code()) + "\n";
    }

    Server server_{"VERSION", [](const conjectures::GameFile& file) {
                       return std::string("/shipped/") + file.name;
                   }};
    Processes processes_;
    std::string said_;
    bool exited_ = false;
};

}  // namespace

std::string replayed(const std::string& dialogue, const Checker& check) {
    Replay replay(check);
    std::istringstream lines(dialogue);
    for (std::string line; std::getline(lines, line);) replay.line(line);
    return replay.end();
}

CheckAnswer told_back(const Task& task) {
    return {Severity::information, "HOLDS", task.name + " of " + name_of(task.language)};
}

std::vector<std::string> dialogue_files() {
    std::vector<std::string> result;
    for (const auto& file :
         std::filesystem::directory_iterator(source_path("faces/editor/dialogues")))
        result.push_back("faces/editor/dialogues/" + file.path().filename().string());
    std::ranges::sort(result);
    return result;
}

std::string text_of_source(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(source_path(path)).rdbuf();
    return text.str();
}

}  // namespace gazetteer::editor
