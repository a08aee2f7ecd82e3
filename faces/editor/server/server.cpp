// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/editor/server/server.hpp"

#include <algorithm>

namespace gazetteer::editor {

namespace {

bool is_id(const Json& id) {
    return id.is_string() || id.is_number_integer() || id.is_number_unsigned();
}

/// 1 for the error, 2 for the warning, 3 for the information, as the protocol has them.
Json shown(Severity severity, const std::string& message) {
    return {{"type", static_cast<int>(severity)}, {"message", message}};
}

}  // namespace

void Server::receive(std::string_view bytes) {
    frames_.add(bytes);
    while (!exit_code_) {
        const auto frame = frames_.next();
        if (!frame) break;
        take(*frame);
    }
    if (exit_code_ || frames_.fault().empty()) return;
    refuse(nullptr, Error::parse_error, frames_.fault());
    exit_code_ = 2;
}

void Server::take(const Frame& frame) {
    if (frame.too_long)
        return refuse(nullptr, Error::invalid_request,
                      "a message has at most " + std::to_string(message_length_max) +
                          " bytes; this one has " + std::to_string(frame.length));
    const Json message = Json::parse(frame.content, nullptr, false);
    if (message.is_discarded())
        return refuse(nullptr, Error::parse_error, "the message is not JSON in UTF-8");
    take_message(message);
}

void Server::take_message(const Json& message) {
    const Json& id = member(message, "id");
    const Json& method = member(message, "method");
    const bool request = message.is_object() && message.contains("id");
    const bool sound = message.is_object() && member(message, "jsonrpc") == "2.0" &&
                       (!request || is_id(id) || (id.is_null() && !method.is_string()));
    // This server asks nothing, so that nobody needs its answers.
    const bool response =
        sound && !method.is_string() && (message.contains("result") || message.contains("error"));
    if (response) return;
    if (!sound || !method.is_string())
        return refuse(is_id(id) ? id : Json(), Error::invalid_request,
                      "a message is an object with \"jsonrpc\": \"2.0\", a \"method\" that is a "
                      "string, and, of a request, an \"id\" that is an integer or a string");
    if (request)
        answer(id, method.get<std::string>(), member(message, "params"));
    else
        notice(method.get<std::string>(), member(message, "params"));
}

void Server::answer(const Json& id, const std::string& method, const Json& params) {
    try {
        if (state_ == State::fresh && method != "initialize")
            throw RequestFault(Error::not_initialized, "the first request is 'initialize'");
        if (state_ == State::shut_down)
            throw RequestFault(Error::invalid_request, "behind 'shutdown' there is only 'exit'");
        if (auto result = result_of(id, method, params)) respond(id, std::move(*result));
    } catch (const RequestFault& fault) {
        refuse(id, fault.code(), fault.what());
    }
}

void Server::notice(const std::string& method, const Json& params) {
    if (method == "exit") {
        exit_code_ = state_ == State::shut_down ? 0 : 1;
        return;
    }
    if (state_ != State::running) return;
    try {
        if (method == "textDocument/didOpen") return open(params);
        if (method == "textDocument/didChange") return change(params);
        if (method == "textDocument/didClose") return close(params);
        if (method == "$/cancelRequest") return cancel(params);
    } catch (const RequestFault& fault) {
        notify("window/logMessage", shown(Severity::error, method + ": " + fault.what()));
    }
}

std::optional<Json> Server::result_of(const Json& id, const std::string& method,
                                      const Json& params) {
    if (method == "initialize") {
        if (state_ != State::fresh)
            throw RequestFault(Error::invalid_request, "'initialize' was sent before");
        state_ = State::running;
        return initialized();
    }
    if (method == "shutdown") {
        state_ = State::shut_down;
        return Json();
    }
    const auto at_place = [&](const auto& of_place) {
        const Document& document = document_of(params);
        const Position position = position_member(params, "position");
        return of_place(document, TextIndex(document.text).offset_of(position));
    };
    if (method == "textDocument/completion") return at_place(completion);
    if (method == "textDocument/hover") return at_place(hover);
    if (method == "textDocument/definition")
        return at_place([this](const Document& document, std::size_t offset) {
            return definition(document, offset, shipped_);
        });
    if (method == "textDocument/codeLens") return lenses(document_of(params));
    if (method == "textDocument/documentSymbol") return document_symbols(document_of(params));
    if (method == "workspace/executeCommand") {
        begin_check(id, params);
        return std::nullopt;
    }
    throw RequestFault(Error::method_not_found, "there is no method '" + method + "' here");
}

Json Server::initialized() const {
    return {{"capabilities",
             {{"positionEncoding", "utf-16"},
              {"textDocumentSync", {{"openClose", true}, {"change", 2}}},
              {"completionProvider", Json::object()},
              {"hoverProvider", true},
              {"definitionProvider", true},
              {"documentSymbolProvider", true},
              {"codeLensProvider", Json::object()},
              {"executeCommandProvider", {{"commands", {check_command}}}}}},
            {"serverInfo", {{"name", "gazetteer"}, {"version", version_}}}};
}

void Server::begin_check(const Json& id, const Json& params) {
    if (member(params, "command") != check_command)
        refuse_params("the one command is '" + std::string(check_command) + "'");
    const Json& arguments = member(params, "arguments");
    if (!arguments.is_array() || arguments.size() != 2 || !arguments[0].is_string() ||
        !arguments[1].is_string())
        refuse_params("'arguments' are the URI of an open text, and the name of what is checked");
    const Document& document = document_of({{"textDocument", {{"uri", arguments[0]}}}});
    // The first one runs and does not wait.
    if (checks_.size() > checks_waiting_max)
        throw RequestFault(Error::request_failed, std::to_string(checks_waiting_max) +
                                                      " checks wait already; end one, or wait");
    Task task{++last_task_,  Task::Kind::checking,    document.language,
              document.text, folder_of(document.uri), arguments[1].get<std::string>()};
    checks_.push_back({std::move(task), document.uri, id});
}

void Server::cancel(const Json& params) {
    const Json& id = member(params, "id");
    for (std::size_t i = 0; i < checks_.size(); ++i)
        if (checks_[i].request == id)
            return end_check(i, Error::request_cancelled, "the check was cancelled");
}

void Server::end_check(std::size_t place, Error code, const std::string& why) {
    const auto check = checks_.begin() + static_cast<std::ptrdiff_t>(place);
    if (check->started) ended_.push_back(check->task.number);
    refuse(check->request, code, why);
    checks_.erase(check);
}

std::vector<Task> Server::take_tasks() {
    std::vector<Task> result = std::exchange(tasks_, {});
    if (!checks_.empty() && !std::exchange(checks_.front().started, true))
        result.push_back(checks_.front().task);
    return result;
}

std::vector<int> Server::take_ended() {
    return std::exchange(ended_, {});
}

std::string Server::take_output() {
    return std::exchange(output_, {});
}

void Server::respond(const Json& id, Json result) {
    send({{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}});
}

void Server::refuse(const Json& id, Error code, const std::string& message) {
    send({{"jsonrpc", "2.0"},
          {"id", id},
          {"error", {{"code", static_cast<int>(code)}, {"message", message}}}});
}

void Server::notify(const char* method, Json params) {
    send({{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}});
}

void Server::send(const Json& message) {
    // A message may quote a part of a character.
    output_ += framed(message.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace gazetteer::editor
