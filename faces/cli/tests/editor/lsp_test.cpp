// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer lsp, run as a program and spoken with.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/tests/started.hpp"
#include "faces/editor/protocol/frames.hpp"
#include "faces/editor/text/document.hpp"
#include "work/testkit/source_path.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli::lsp {
namespace {

using editor::framed;
using editor::FrameReader;
using nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

/// The program at the other end of two pipes.
class Client {
  public:
    explicit Client(Words arguments = {}) {
        arguments.insert(arguments.begin(), {gazetteer_program(), "lsp"});
        std::array<int, 2> in{};
        std::array<int, 2> out{};
        EXPECT_EQ(pipe2(in.data(), O_CLOEXEC) + pipe2(out.data(), O_CLOEXEC), 0);
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
        std::vector<char*> words;
        for (std::string& word : arguments) words.push_back(word.data());
        words.push_back(nullptr);
        EXPECT_EQ(posix_spawn(&process_, words[0], &actions, nullptr, words.data(), environ), 0);
        posix_spawn_file_actions_destroy(&actions);
        close(in[0]);
        close(out[1]);
        to_ = in[1];
        from_ = out[0];
        request("initialize", json::object());
        answer();
    }
    ~Client() {
        if (process_ > 0) end();
        close(from_);
    }
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    void send(const json& message) {
        const std::string bytes = framed(message.dump());
        EXPECT_EQ(write(to_, bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
    }
    void notify(const char* method, const json& params) {
        send({{"jsonrpc", "2.0"}, {"method", method}, {"params", params}});
    }
    int request(const char* method, const json& params) {
        send({{"jsonrpc", "2.0"}, {"id", ++last_}, {"method", method}, {"params", params}});
        return last_;
    }
    void open(const std::string& uri, const std::string& language, const std::string& text) {
        notify("textDocument/didOpen",
               {{"textDocument",
                 {{"uri", uri}, {"languageId", language}, {"version", 1}, {"text", text}}}});
    }
    int check(const std::string& uri, const std::string& name) {
        return request("workspace/executeCommand",
                       {{"command", "gazetteer.check"}, {"arguments", {uri, name}}});
    }

    /// The next message; null at the end.
    json next() {
        for (;;) {
            if (const auto frame = frames_.next()) return json::parse(frame->content);
            std::array<char, 4096> bytes{};
            const ssize_t size = read(from_, bytes.data(), bytes.size());
            if (size <= 0) return nullptr;
            frames_.add({bytes.data(), static_cast<std::size_t>(size)});
        }
    }
    /// The next answer; what is told before it is passed over.
    json answer() {
        json message = next();
        while (message.contains("method")) message = next();
        return message;
    }
    /// The diagnostics that are told next.
    json diagnostics() {
        json message = next();
        while (!message.is_null() &&
               message.value("method", "") != "textDocument/publishDiagnostics")
            message = next();
        return message.is_null() ? message : message.at("params").at("diagnostics");
    }
    /// Closes what the program reads; its exit code.
    int end() {
        close(to_);
        int status = 0;
        waitpid(process_, &status, 0);
        process_ = 0;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

  private:
    pid_t process_ = 0;
    int to_ = -1;
    int from_ = -1;
    int last_ = 0;
    FrameReader frames_;
};

constexpr const char* paper = R"(paper You26 "On “stars” and χ"
  by  A. N. Author
game mine
  move u: delete(u, N(u))
claim T1 "Whoever begins wins on every star."
  place   Theorem 1
  holds   N(mine)
  on      complete_bipartite 1 1..6
claim T2 "Whoever begins wins on every tree."
  place   Theorem 2
  holds   N(mine)
  on      trees, order ..6
claim T3 "It has a fault."
  place   Theorem 3
  holds   N(mne)
  on      trees, order ..6
)";

TEST(LspVerb, ChecksClaimsOfAPaperThatIsNotSaved) {
    Client client({"--threads", "1"});
    client.open("untitled:a", "gazetteer-paper", paper);
    const json faults = client.diagnostics();
    ASSERT_EQ(faults.size(), 1u);
    EXPECT_THAT(faults[0]["message"].get<std::string>(), HasSubstr("unknown name 'mne'"));
    client.check("untitled:a", "T1");
    const json holds = client.answer()["result"];
    EXPECT_EQ(holds["verdict"], "HOLDS");
    EXPECT_THAT(holds["says"].get<std::string>(), HasSubstr("6 instances"));
    client.check("untitled:a", "T2");
    const json refuted = client.answer()["result"];
    EXPECT_EQ(refuted["verdict"], "REFUTED");
    EXPECT_THAT(refuted["says"].get<std::string>(), StartsWith("by CR "));
    EXPECT_EQ(refuted["severity"], 1);
    client.check("untitled:a", "T3");
    const json faulty = client.answer()["result"];
    EXPECT_EQ(faulty["verdict"], "NOT CHECKED");
    EXPECT_THAT(faulty["says"].get<std::string>(), HasSubstr("line 15: unknown name 'mne'"));
    client.check("untitled:a", "T4");
    EXPECT_THAT(client.answer()["result"]["says"].get<std::string>(), HasSubstr("no claim 'T4'"));
}

TEST(LspVerb, ChecksConjecturesAndGames) {
    Client client({"--threads", "1"});
    client.open("untitled:c", "gazetteer-conjectures",
                "a | holds | order ..4 | tree -> bipartite\nb | holds | order ..4 | tree\n");
    EXPECT_EQ(client.diagnostics(), json::array());
    client.check("untitled:c", "a");
    EXPECT_EQ(client.answer()["result"],
              json({{"severity", 3},
                    {"verdict", "HOLDS"},
                    {"says", "on graphs of order <= 4: 18 graphs, met by 5"}}));
    client.check("untitled:c", "b");
    const json refuted = client.answer()["result"];
    EXPECT_EQ(refuted["verdict"], "REFUTED");
    EXPECT_EQ(refuted["severity"], 1);
    EXPECT_THAT(refuted["says"].get<std::string>(), HasSubstr("by A?; not as expected"));
    client.open("untitled:d", "gazetteer-conjectures", "# a\na | holds | order ..4 | tre\n");
    client.check("untitled:d", "a");
    const json faulty = client.answer()["result"];
    EXPECT_EQ(faulty["verdict"], "NOT CHECKED");
    EXPECT_THAT(faulty["says"].get<std::string>(), StartsWith("line 2: unknown name 'tre'"));
    client.open("untitled:g", "gazetteer-game", "game mine\n  move u: delete(u)\n");
    client.check("untitled:g", "mine");
    EXPECT_EQ(client.answer()["result"]["verdict"], "HOLDS");
}

std::string text_of(const std::string& path) {
    std::ifstream in(path);
    return {std::istreambuf_iterator<char>(in), {}};
}

TEST(LspVerb, AShippedGameIsAFileThatCanBeOpened) {
    const TemporaryFolder cache;
    ::setenv("XDG_CACHE_HOME", cache.path().c_str(), 1);
    for (int time = 0; time < 2; ++time) {
        Client client;
        client.open("untitled:c", "gazetteer-conjectures", "a | open | order ..4 | P(col)\n");
        client.diagnostics();
        client.request("textDocument/definition", {{"textDocument", {{"uri", "untitled:c"}}},
                                                   {"position", {{"line", 0}, {"character", 26}}}});
        const json found = client.answer()["result"];
        const std::string path = editor::path_of(found.at("uri").get<std::string>());
        EXPECT_EQ(path, cache.path("gazetteer/games/col.game"));
        EXPECT_EQ(text_of(path), text_of(source_path("oracle/games/col.game")));
        EXPECT_EQ(access(path.c_str(), W_OK) == 0, geteuid() == 0);
        // What another version left, or somebody changed, is written anew.
        std::filesystem::remove(path);
        std::ofstream(path) << "game col\n";
    }
    ::unsetenv("XDG_CACHE_HOME");
}

/// It would take hours.
constexpr const char* long_conjecture =
    "a | holds | order ..14 | (count S: tree(induced(S))) >= 0\n";

TEST(LspVerb, AnswersWhileACheckRunsThatCanBeCancelled) {
    Client client;
    client.open("untitled:c", "gazetteer-conjectures", long_conjecture);
    client.diagnostics();
    const int check = client.check("untitled:c", "a");
    const json place{{"textDocument", {{"uri", "untitled:c"}}},
                     {"position", {{"line", 0}, {"character", 37}}}};
    const int hover = client.request("textDocument/hover", place);
    const json told = client.answer();
    EXPECT_EQ(told["id"], hover);
    EXPECT_THAT(told["result"]["contents"]["value"].get<std::string>(), HasSubstr("tree(graph)"));
    client.notify("$/cancelRequest", {{"id", check}});
    const json cancelled = client.answer();
    EXPECT_EQ(cancelled["id"], check);
    EXPECT_EQ(cancelled["error"]["code"], -32800);
    // A check that runs when the editor goes away ends with the server.
    client.check("untitled:c", "a");
    EXPECT_EQ(client.end(), 1);
}

TEST(LspVerb, AChecksTimeIsLimited) {
    Client client({"--time-limit", "0.2", "--threads", "1"});
    client.open("untitled:c", "gazetteer-conjectures", long_conjecture);
    client.check("untitled:c", "a");
    const json ended = client.answer()["result"];
    EXPECT_EQ(ended["verdict"], "INCONCLUSIVE");
    EXPECT_EQ(ended["severity"], 2);
}

TEST(LspVerb, ItsExitCodesAreThoseOfTheProtocol) {
    const auto message = [](const std::string& method) {
        return framed(json{{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}}.dump());
    };
    const std::string exit = framed(R"({"jsonrpc":"2.0","method":"exit"})");
    const auto code = [](const std::string& input) {
        return run_gazetteer({"lsp"}, input).exit_code;
    };
    EXPECT_EQ(code(message("initialize") + message("shutdown") + exit), 0);
    EXPECT_EQ(code(message("initialize") + exit), 1);
    EXPECT_EQ(code(exit), 1);
    EXPECT_EQ(code(""), 1);
    EXPECT_EQ(code(message("initialize") + message("shutdown")), 1);
    const Ran garbage = run_gazetteer({"lsp"}, "GET / HTTP/1.1\r\n\r\n");
    EXPECT_EQ(garbage.exit_code, 2);
    EXPECT_THAT(garbage.out, HasSubstr("-32700"));
    EXPECT_EQ(run_without_reader({"lsp"}).exit_code, 1) << "the input ends at once";
}

TEST(LspVerbStandard, ShippedTextsHaveNoFaults) {
    Client client;
    int texts = 0;
    for (const char* folder :
         {"docs/papers", "docs/conjectures", "oracle/games", "oracle/games/falling"})
        for (const auto& file : std::filesystem::directory_iterator(source_path(folder))) {
            const std::string path = file.path().string();
            if (!path.ends_with(".txt") && !path.ends_with(".game")) continue;
            const std::string text = contents(path);
            if (path.ends_with(".txt") &&
                editor::language_of("", path, text) == editor::Language::other)
                continue;
            ++texts;
            client.open(editor::uri_of(path), "", text);
            for (const json& fault : client.diagnostics())
                EXPECT_NE(fault["severity"], 1) << path << ": " << fault["message"];
        }
    EXPECT_GT(texts, 60);
}

}  // namespace
}  // namespace gazetteer::cli::lsp
