// SPDX-License-Identifier: GPL-3.0-or-later
// What is true of the server on all bytes: asked by the fuzzer and by the tests.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "faces/editor/reading/faults.hpp"
#include "faces/editor/server/server.hpp"
#include "graph/contract.hpp"

namespace gazetteer::editor {

/// Games and conjectures are read here, where no process is started; a paper's games would be added
/// to those of this process. Files that a text names are passed over, and a check says nothing.
inline Json quick_outcome(const Task& task) {
    if (task.kind == Task::Kind::checking)
        return {{"severity", 2}, {"verdict", "NOT CHECKED"}, {"says", ""}};
    const bool plain = task.text.find("file") == std::string::npos;
    std::vector<Fault> faults;
    if (task.language == Language::game) faults = faults_of_games(task.text);
    if (task.language == Language::conjectures && plain)
        faults = faults_of_conjectures(task.text, "");
    Json result = Json::array();
    for (const Fault& fault : faults) {
        require(fault.at <= task.text.size(), "a fault within the text");
        require(!fault.message.empty(), "a message");
        result.push_back({{"at", fault.at}, {"severity", 1}, {"message", fault.message}});
    }
    return {{"faults", result}};
}

/// All that a server says to these bytes, which come in pieces of so many.
inline std::string said_to(std::string_view bytes, std::size_t piece) {
    Server server("VERSION");
    std::string result;
    for (std::size_t at = 0; at < bytes.size(); at += piece) {
        server.receive(bytes.substr(at, piece));
        result += server.take_output();
    }
    for (auto tasks = server.take_tasks(); !tasks.empty(); tasks = server.take_tasks())
        for (const Task& task : tasks) server.finish(task.number, quick_outcome(task));
    result += server.take_output();
    return result + (server.exit_code() ? std::to_string(*server.exit_code()) : "");
}

/// Throws ContractViolation where what is said is no sequence of messages of JSON-RPC, or depends
/// on where the bytes are cut.
inline void require_sound_server(std::string_view bytes) {
    const std::string said = said_to(bytes, bytes.size() + 1);
    require(said == said_to(bytes, 1), "the same answers wherever the bytes are cut");
    FrameReader frames;
    frames.add(said);
    while (const auto frame = frames.next()) {
        const Json message = Json::parse(frame->content, nullptr, false);
        require(message.is_object() && message.value("jsonrpc", "") == "2.0", "JSON-RPC");
        require(message.contains("method") != message.contains("id"), "a notice or a response");
        if (message.contains("id"))
            require(message.contains("result") != message.contains("error"), "one answer");
    }
    require(frames.fault().empty(), "messages with headers");
}

/// The bytes as one dialogue: behind what begins it, each line is the text of a message.
inline void require_sound_dialogue(std::string_view lines) {
    std::string bytes = framed(R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{}})");
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        bytes += framed(lines.substr(0, end));
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
    require_sound_server(bytes);
}

/// The bytes as a text that is open, asked about at each of its places.
inline void require_sound_text(std::string_view text) {
    for (const Language language : {Language::game, Language::paper, Language::conjectures}) {
        Document document{.uri = "untitled:a", .language = language, .text = std::string(text)};
        const TextIndex index(document.text);
        document_symbols(document);
        lenses(document);
        for (std::size_t at = 0; at <= text.size(); ++at) {
            const Position position = index.position_of(at);
            require(index.offset_of(position) <= at, "a place before its byte, or there");
            require(index.position_of(index.offset_of(position)) == position, "the same place");
            hover(document, at);
            definition(document, at);
        }
        completion(document, text.size());
    }
}

}  // namespace gazetteer::editor
