// SPDX-License-Identifier: GPL-3.0-or-later
// The language server as a value: bytes of the client in, bytes for the client out, and tasks that
// somebody else runs. It reads no clock and starts nothing, so that a dialogue can be replayed.
//
// Protocol: LSP 3.17 over JSON-RPC 2.0. Positions are in UTF-16. What is answered at once is
// answered in the order of the requests; a check answers when it ends, and other messages are
// answered meanwhile.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "faces/editor/protocol/frames.hpp"
#include "faces/editor/server/params.hpp"
#include "faces/editor/server/task.hpp"

namespace gazetteer::editor {

/// Beyond these an open is ignored, and a check is refused; both are told.
constexpr std::size_t documents_max = 256;
constexpr std::size_t checks_waiting_max = 16;

class Server {
  public:
    explicit Server(std::string version, ShippedFiles shipped = {})
        : version_(std::move(version)), shipped_(std::move(shipped)) {}

    /// What the client sent. Never throws for what the bytes are.
    void receive(std::string_view bytes);
    /// What is to be sent to it.
    std::string take_output();

    /// Tasks that are to be started now. One check runs at a time, the others wait.
    std::vector<Task> take_tasks();
    /// Numbers of tasks that were started and whose outcome nobody wants any more.
    std::vector<int> take_ended();
    /// A task has ended by itself. An outcome of a task that is ended already is ignored.
    void finish(int task, const Json& outcome);
    /// It did not come to an outcome, and why: the time was over, or a defect.
    void fail(int task, const std::string& why);

    /// 0 after shutdown and exit, 1 after exit alone, 2 when no message can be found in the bytes.
    const std::optional<int>& exit_code() const { return exit_code_; }

  private:
    enum class State { fresh, running, shut_down };
    struct Reading {
        std::string uri;
    };
    struct Check {
        Task task;
        std::string uri;
        Json request;
        bool started = false;
    };

    void take(const Frame& frame);
    void take_message(const Json& message);
    void answer(const Json& id, const std::string& method, const Json& params);
    void notice(const std::string& method, const Json& params);
    /// Nothing: it is answered later.
    std::optional<Json> result_of(const Json& id, const std::string& method, const Json& params);
    Json initialized() const;

    void open(const Json& params);
    void change(const Json& params);
    void close(const Json& params);
    void cancel(const Json& params);
    void begin_check(const Json& id, const Json& params);

    void put_text(Document& document, std::string text);
    void apply_change(Document& document, const Json& change);
    /// What was asked of a text that is no more.
    void forget(const std::string& uri, const std::string& why);
    void end_check(std::size_t place, Error code, const std::string& why);
    void read(const Document& document);
    void publish(const Document& document);
    void tell_verdict(const Check& check, const Json& outcome);

    Document& document_of(const Json& params);
    void respond(const Json& id, Json result);
    void refuse(const Json& id, Error code, const std::string& message);
    void notify(const char* method, Json params);
    void send(const Json& message);

    std::string version_;
    ShippedFiles shipped_;
    FrameReader frames_;
    State state_ = State::fresh;
    std::optional<int> exit_code_;
    std::string output_;
    std::map<std::string, Document> documents_;
    int last_task_ = 0;
    std::vector<Task> tasks_;
    std::vector<int> ended_;
    /// By the number of the task.
    std::map<int, Reading> readings_;
    /// In the order in which they were asked for; the first one runs.
    std::deque<Check> checks_;
};

}  // namespace gazetteer::editor
