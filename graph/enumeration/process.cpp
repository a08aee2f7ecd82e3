// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/enumeration/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

#include "graph/contract.hpp"
#include "work/limits.hpp"
#include "work/program_files.hpp"

extern char** environ;

namespace gazetteer {

namespace {

void insist(bool succeeded, const char* call) {
    if (!succeeded) throw ProcessError(std::string(call) + ": " + std::strerror(errno));
}

/// Owns a file descriptor.
class Descriptor {
  public:
    explicit Descriptor(int fd = -1) : fd_(fd) {}
    Descriptor(Descriptor&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(fd_, other.fd_);
        return *this;
    }
    ~Descriptor() {
        if (fd_ >= 0) close(fd_);
    }
    int get() const { return fd_; }

  private:
    int fd_;
};

/// None of the three standard streams, which a program may be started without: those of a child
/// are put in their places one after the other.
Descriptor beyond_standard(Descriptor given) {
    if (given.get() > STDERR_FILENO) return given;
    Descriptor other(fcntl(given.get(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
    insist(other.get() >= 0, "fcntl");
    return other;
}

/// Waits until something can be read. Throws runs::Stopped when this thread's work is to stop.
void await_input(const Descriptor& from) {
    constexpr int milliseconds_a_look = 100;
    std::array<pollfd, 1> waiting{{{from.get(), POLLIN, {}}}};
    for (;;) {
        if (runs::stop_requested()) throw runs::Stopped();
        const int ready = ::poll(waiting.data(), waiting.size(), milliseconds_a_look);
        if (ready > 0) return;
        insist(ready == 0 || errno == EINTR, "poll");
    }
}

/// The next bytes of the descriptor, 0 of them at the end.
std::size_t read_some(const Descriptor& from, char* buffer, std::size_t size) {
    ssize_t got;
    do got = read(from.get(), buffer, size);
    while (got < 0 && errno == EINTR);
    insist(got >= 0, "read");
    return static_cast<std::size_t>(got);
}

/// What a child is started with: its three standard streams and the default action on SIGPIPE
/// (the parent may ignore that signal; a generator that nobody reads must still end).
class SpawnPlan {
  public:
    SpawnPlan(const Descriptor& in, const Descriptor& out, const Descriptor& errors) {
        posix_spawn_file_actions_init(&actions_);
        posix_spawnattr_init(&attributes_);
        if (in.get() >= 0)
            posix_spawn_file_actions_adddup2(&actions_, in.get(), STDIN_FILENO);
        else
            posix_spawn_file_actions_addopen(&actions_, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        posix_spawn_file_actions_adddup2(&actions_, out.get(), STDOUT_FILENO);
        posix_spawn_file_actions_adddup2(&actions_, errors.get(), STDERR_FILENO);
        sigset_t broken_pipe;
        sigemptyset(&broken_pipe);
        sigaddset(&broken_pipe, SIGPIPE);
        posix_spawnattr_setsigdefault(&attributes_, &broken_pipe);
        posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGDEF);
    }
    SpawnPlan(const SpawnPlan&) = delete;
    ~SpawnPlan() {
        posix_spawnattr_destroy(&attributes_);
        posix_spawn_file_actions_destroy(&actions_);
    }
    /// Starts the command and returns its process id.
    pid_t start(const Command& command) const {
        std::vector<char*> argv{const_cast<char*>(command.program.c_str())};
        for (const std::string& argument : command.arguments)
            argv.push_back(const_cast<char*>(argument.c_str()));
        argv.push_back(nullptr);
        pid_t id = -1;
        const std::string companion = runs::companion_program(command.program);
        int error = start(companion, argv, id);
        if (error == ENOENT) error = start(command.program, argv, id);
        // Debian says nauty-geng, nauty's own makefile geng.
        const std::string_view debian = "nauty-";
        if (error == ENOENT && command.program.starts_with(debian))
            error = start(command.program.substr(debian.size()), argv, id);
        if (error == ENOENT) throw ProgramNotFound(command.program);
        if (error != 0) throw ProcessError(command.program + ": " + std::strerror(error));
        return id;
    }

  private:
    /// The error, or 0.
    int start(const std::string& program, const std::vector<char*>& argv, pid_t& id) const {
        return posix_spawnp(&id, program.c_str(), &actions_, &attributes_, argv.data(), environ);
    }

    posix_spawn_file_actions_t actions_;
    posix_spawnattr_t attributes_;
};

/// The children of one pipeline; the destructor kills and awaits those not yet awaited.
class Pipeline {
  public:
    /// Delegates, so that the destructor also runs when a later command cannot be started.
    explicit Pipeline(const std::vector<Command>& commands) : Pipeline() {
        for (const Command& command : commands) start(command);
    }
    Pipeline(const Pipeline&) = delete;
    ~Pipeline() {
        for (const Child& child : children_) kill(child.id, SIGKILL);
        for (const Child& child : children_) await(child);
    }
    const Descriptor& output() const { return output_; }
    /// Awaits all children and throws if one failed.
    void finish() {
        std::string failed;
        while (!children_.empty()) {
            const Child child = children_.back();
            children_.pop_back();
            const int status = await(child);
            if (status != 0) failed = child.program + ": " + description(status);
        }
        if (!failed.empty()) throw ProcessError(failed + first_error_line());
    }

  private:
    struct Child {
        pid_t id;
        std::string program;
    };

    Pipeline() {
        Descriptor errors(memfd_create("errors", MFD_CLOEXEC));
        insist(errors.get() >= 0, "memfd_create");
        errors_ = beyond_standard(std::move(errors));
    }
    void start(const Command& command) {
        std::array<int, 2> ends{};
        insist(pipe2(ends.data(), O_CLOEXEC) == 0, "pipe2");
        Descriptor first(ends[0]);
        Descriptor second(ends[1]);
        Descriptor reading = beyond_standard(std::move(first));
        const Descriptor writing = beyond_standard(std::move(second));
        const pid_t id = SpawnPlan(output_, writing, errors_).start(command);
        children_.push_back({id, command.program});
        output_ = std::move(reading);
    }
    static int await(const Child& child) {
        int status = 0;
        while (waitpid(child.id, &status, 0) < 0)
            if (errno != EINTR) return -1;
        return status;
    }
    static std::string description(int status) {
        if (WIFSIGNALED(status)) return "ended by signal " + std::to_string(WTERMSIG(status));
        return "exit status " + std::to_string(WEXITSTATUS(status));
    }
    std::string first_error_line() const {
        std::array<char, 500> text{};
        lseek(errors_.get(), 0, SEEK_SET);
        const std::size_t length = read_some(errors_, text.data(), text.size());
        const std::string_view line(text.data(), length);
        return line.empty() ? "" : ": " + std::string(line.substr(0, line.find('\n')));
    }

    Descriptor errors_;
    Descriptor output_;
    std::vector<Child> children_;
};

}  // namespace

bool for_each_line(const std::vector<Command>& pipeline, const LineVisitor& visit) {
    require(!pipeline.empty(), "at least one command");
    Pipeline running(pipeline);
    std::vector<char> buffer(1 << 16);
    std::string begun;
    for (;;) {
        await_input(running.output());
        const std::size_t got = read_some(running.output(), buffer.data(), buffer.size());
        if (got == 0) break;
        std::string_view rest(buffer.data(), got);
        for (std::size_t end; (end = rest.find('\n')) != rest.npos; rest.remove_prefix(end + 1)) {
            begun.append(rest.substr(0, end));
            if (!visit(begun)) return false;
            begun.clear();
        }
        begun.append(rest);
    }
    running.finish();
    return begun.empty() || visit(begun);
}

}  // namespace gazetteer
