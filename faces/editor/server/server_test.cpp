// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/editor/server/server.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "faces/editor/server/processes.hpp"
#include "faces/editor/server/server_properties.hpp"
#include "faces/editor/testkit/dialogue.hpp"
#include "graph/errors.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::editor {
namespace {

using testing::HasSubstr;

class Dialogues : public testing::TestWithParam<std::string> {};

TEST_P(Dialogues, GoesAsItIsKept) {
    const std::string kept = text_of_source("faces/editor/dialogues/" + GetParam() + ".txt");
    ASSERT_NE(kept, "");
    EXPECT_EQ(replayed(kept, told_back), kept)
        << "ninja -C build editor_record && build/faces/editor/editor_record";
}

INSTANTIATE_TEST_SUITE_P(Kept, Dialogues,
                         testing::Values("paper", "game", "conjectures", "cancel", "hostile", "cut",
                                         "no_length", "exit"),
                         [](const auto& dialogue) { return dialogue.param; });

TEST(DialogueFiles, AreAllReplayed) {
    EXPECT_EQ(dialogue_files().size(), 9u);
}

/// The messages of the editor in a dialogue, as bytes.
std::string bytes_of(const std::string& file) {
    std::istringstream lines(text_of_source(file));
    std::string result;
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with("> ")) result += framed(line.substr(2));
    return result;
}

TEST(ServerStandard, SaysTheSameWhereverTheBytesAreCut) {
    for (const std::string& file : dialogue_files()) {
        const std::string bytes = bytes_of(file);
        EXPECT_NO_THROW(require_sound_server(bytes)) << file;
        for (const std::size_t piece : {std::size_t{7}, std::size_t{100}, std::size_t{4096}})
            EXPECT_EQ(said_to(bytes, piece), said_to(bytes, bytes.size())) << file;
        // A client that dies in the middle of a message.
        for (std::size_t cut = 0; cut < bytes.size(); cut += 97)
            EXPECT_NO_THROW(said_to(std::string_view(bytes).substr(0, cut), 4096)) << file << cut;
    }
}

TEST(ServerStandard, AnswersAtEachPlaceOfATextInEveryLanguage) {
    for (const char* text :
         {"", "\n", "game \u03c7\n move u",
          "paper A \"\u201cT\u201d\"\nclaim T \"S\"\n  holds \u03b1",
          "a | holds | order ..3 | \U0001F600 |", "  # \r\n  x\n\r", "claim a \"\n  repaired by b",
          "define k(u) =\n  compiled ", "a | b |c| d | e | f", "game\ngame g\n\n move"})
        EXPECT_NO_THROW(require_sound_text(text)) << text;
}

TEST(Server, ATextThatIsTooLongIsToldAndNotKept) {
    const std::string long_text(document_length_max + 1, 'a');
    const auto open = [](const std::string& text) {
        return Json{
            {"jsonrpc", "2.0"},
            {"method", "textDocument/didOpen"},
            {"params",
             {{"textDocument", {{"uri", "a"}, {"languageId", "gazetteer-game"}, {"text", text}}}}}};
    };
    Server server("VERSION");
    server.receive(framed(R"({"jsonrpc":"2.0","id":0,"method":"initialize"})"));
    server.take_output();
    server.receive(framed(open(long_text).dump()));
    EXPECT_THAT(server.take_output(), HasSubstr("a text has at most 1048576 bytes"));
    EXPECT_TRUE(server.take_tasks().empty());
    // A part of it cannot be changed; the whole can.
    const std::string change = R"({"jsonrpc":"2.0","method":"textDocument/didChange","params":)"
                               R"({"textDocument":{"uri":"a"},"contentChanges":[)";
    server.receive(framed(change + R"({"range":{"start":{"line":0,"character":0},)"
                                   R"("end":{"line":0,"character":1}},"text":""}]}})"));
    EXPECT_TRUE(server.take_tasks().empty());
    server.receive(framed(change + R"({"text":"game a"}]}})"));
    ASSERT_EQ(server.take_tasks().size(), 1u);
}

TEST(Server, ACheckIsStartedOnceAndEndedWithItsText) {
    Server server("VERSION");
    server.receive(framed(R"({"jsonrpc":"2.0","id":0,"method":"initialize"})"));
    server.receive(framed(R"({"jsonrpc":"2.0","method":"textDocument/didOpen","params":)"
                          R"({"textDocument":{"uri":"a","languageId":"","text":""}}})"));
    server.receive(framed(R"({"jsonrpc":"2.0","id":1,"method":"workspace/executeCommand",)"
                          R"("params":{"command":"gazetteer.check","arguments":["a","b"]}})"));
    const std::vector<Task> tasks = server.take_tasks();
    ASSERT_EQ(tasks.size(), 1u);
    EXPECT_TRUE(server.take_tasks().empty());
    EXPECT_TRUE(server.take_ended().empty());
    server.receive(framed(R"({"jsonrpc":"2.0","method":"textDocument/didClose","params":)"
                          R"({"textDocument":{"uri":"a"}}})"));
    EXPECT_EQ(server.take_ended(), std::vector<int>{tasks.front().number});
}

TEST(Server, OnlySoManyTextsAreOpen) {
    Server server("VERSION");
    server.receive(framed(R"({"jsonrpc":"2.0","id":0,"method":"initialize"})"));
    server.take_output();
    for (std::size_t i = 0; i <= documents_max; ++i) {
        EXPECT_EQ(server.take_output(), "");
        server.receive(framed(R"({"jsonrpc":"2.0","method":"textDocument/didOpen","params":)"
                              R"({"textDocument":{"uri":")" +
                              std::to_string(i) + R"(","languageId":"","text":""}}})"));
    }
    EXPECT_THAT(server.take_output(), HasSubstr("at most 256 texts are open"));
}

TEST(Answers, AGameOfAUsedFileIsFoundThere) {
    const TemporaryFolder folder;
    std::ofstream(folder.path("more games.game")) << "# \u03c7\ngame other\n  move u: delete(u)\n";
    const std::string text =
        "paper A \"T\"\nuse nothing.game\nuse more games.game\nclaim T \"S\"\n  holds N(other)\n";
    const Document document{
        .uri = uri_of(folder.path("a.txt")), .language = Language::paper, .text = text};
    const Json found = definition(document, text.find("other"));
    EXPECT_EQ(path_of(found["uri"].get<std::string>()), folder.path("more games.game"));
    EXPECT_EQ(found["range"]["start"], (Json{{"line", 1}, {"character", 5}}));
    // On the line itself it is the file.
    EXPECT_EQ(definition(document, text.find("games.game"))["uri"], found["uri"]);
    EXPECT_TRUE(definition(document, text.find("holds")).is_null());
}

TEST(Server, ManyFaultsAreCounted) {
    std::string text;
    for (int i = 0; i < 1100; ++i) text += "a b\n";
    Document document{.uri = "a", .language = Language::conjectures, .text = text};
    document.faults = faults_of_conjectures(text, "");
    ASSERT_EQ(document.faults.size(), 1100u);
    const Json told = diagnostics(document);
    ASSERT_EQ(told.size(), diagnostics_max + 1);
    EXPECT_EQ(told.back()["message"], "100 more faults are not shown");
}

/// All that one task comes to in a process of its own.
Ended run_alone(const Task& task, const Checker& check, TaskSeconds seconds) {
    Processes processes(check, seconds);
    processes.start(task);
    std::vector<Ended> ended;
    while (ended.empty()) processes.wait(-1, ended);
    EXPECT_TRUE(processes.empty());
    return ended.front();
}

const Task a_check{.number = 7, .kind = Task::Kind::checking, .name = "a"};

TEST(Processes, WhatACheckDoesIsNotDoneHere) {
    int here = 0;
    const Ended ended = run_alone(
        a_check,
        [&here](const Task& task) {
            here = 1;
            return CheckAnswer{Severity::error, "REFUTED", task.name + std::string(200'000, 'b')};
        },
        {});
    EXPECT_EQ(here, 0);
    ASSERT_TRUE(ended.outcome);
    EXPECT_EQ(ended.outcome->at("says").get<std::string>().size(), 200'001u);
    EXPECT_EQ(ended.outcome->at("severity"), 1);
}

TEST(Processes, ACheckThatFailsSaysWhy) {
    const Checker refuses = [](const Task&) -> CheckAnswer { throw InputError("no such claim"); };
    EXPECT_EQ(run_alone(a_check, refuses, {}).outcome->at("says"), "no such claim");
    const Checker dies = [](const Task&) -> CheckAnswer { std::abort(); };
    const Ended ended = run_alone(a_check, dies, {});
    EXPECT_FALSE(ended.outcome);
    EXPECT_EQ(ended.fault, "the process was ended by the signal Aborted");
}

TEST(Processes, ATaskThatDoesNotEndIsKilled) {
    const Checker waits = [](const Task&) -> CheckAnswer {
        for (;;) pause();
    };
    const Ended ended = run_alone(a_check, waits, {.checking = 0.01});
    EXPECT_EQ(ended.fault, "it took more than 1 s");
    Processes processes(waits, {});
    processes.start(a_check);
    processes.end(a_check.number);
    EXPECT_TRUE(processes.empty());
    processes.end(a_check.number);
    processes.start(a_check);
}

}  // namespace
}  // namespace gazetteer::editor
