// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/editor/server/serve.hpp"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <stdexcept>

#include "faces/editor/server/server.hpp"
#include "faces/editor/words/vocabulary.hpp"

namespace gazetteer::editor {

namespace {

/// What can be read now; nothing at the end.
std::string some_bytes(int file) {
    std::array<char, 65536> bytes{};
    ssize_t size = 0;
    do size = ::read(file, bytes.data(), bytes.size());
    while (size < 0 && errno == EINTR);
    return {bytes.data(), static_cast<std::size_t>(size > 0 ? size : 0)};
}

/// Starts and ends what the server asks for.
void run_tasks(Server& server, Processes& processes) {
    for (const int task : server.take_ended()) processes.end(task);
    for (const Task& task : server.take_tasks()) try {
            processes.start(task);
        } catch (const std::runtime_error& e) {
            server.fail(task.number, e.what());
        }
}

}  // namespace

int serve(const Serving& serving) {
    // Each process begins with the lists that this one has made.
    expression_words();
    theorems();
    Server server(serving.version, shipped_file);
    Processes processes(serving.check, serving.seconds);
    while (!server.exit_code()) {
        std::vector<Ended> ended;
        const bool readable = processes.wait(serving.in, ended);
        for (const Ended& one : ended)
            one.outcome ? server.finish(one.task, *one.outcome) : server.fail(one.task, one.fault);
        if (readable) {
            const std::string bytes = some_bytes(serving.in);
            if (bytes.empty()) return 1;
            server.receive(bytes);
        }
        run_tasks(server, processes);
        if (!write_all(serving.out, server.take_output()))
            throw std::runtime_error(std::string("the editor does not read: ") +
                                     std::strerror(errno));
    }
    return *server.exit_code();
}

}  // namespace gazetteer::editor
