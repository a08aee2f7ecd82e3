// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/shards/sharded_run.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <optional>

#include "work/put_in_place.hpp"

namespace gazetteer::runs {

namespace {

namespace fs = std::filesystem;

/// Held by the one process that works on a file. A lock beside the database, since closing any
/// descriptor of the database itself would drop SQLite's own locks. The system drops it with the
/// process.
class Lock {
  public:
    explicit Lock(const std::string& path)
        : name_(path + ".lock"), fd_(::open(name_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666)) {
        if (fd_ < 0) throw RunFileError(name_ + ": " + std::strerror(errno));
        if (flock(fd_, LOCK_EX | LOCK_NB) != 0) {
            const int error = errno;
            close(fd_);
            if (error == EWOULDBLOCK)
                throw RunConflict(path + ": another process is at work on it");
            throw RunFileError(name_ + ": " + std::strerror(error));
        }
    }
    Lock(const Lock&) = delete;
    ~Lock() {
        unlink(name_.c_str());
        close(fd_);
    }

  private:
    std::string name_;
    int fd_;
};

/// The difference between two headers, in the words of a complaint; empty if none.
std::string difference(const Header& there, const Header& wanted) {
    const auto both = [](const char* what, const std::string& a, const std::string& b) {
        return std::string(what) + " is " + a + ", not " + b;
    };
    if (there.version != wanted.version) return both("its version", there.version, wanted.version);
    if (there.command != wanted.command) return both("its command", there.command, wanted.command);
    if (there.shard != wanted.shard)
        return both("its shard", to_string(there.shard), to_string(wanted.shard));
    if (there != wanted) return "its units are others";
    return {};
}

/// What run it is, for people and to compare.
std::string work_text(const Header& header) {
    return "version " + header.version + ", shard " + to_string(header.shard) + " of " +
           header.command;
}

void insist_same_run(const std::string& path, const RunFile& file, const Header& wanted) {
    const std::string other = difference(file.header(), wanted);
    if (!other.empty())
        throw RunConflict(path + ": of another run: " + other + "; give another name");
}

RunFile begun_or_resumed(const FilePlan& plan, const Header& header) {
    const std::string path = unfinished(plan.path);
    if (!fs::exists(path)) return RunFile::create(path, header);
    if (!plan.resume) throw RunConflict(path + ": an unfinished run; --resume goes on with it");
    if (is_blank(path)) return RunFile::create(path, header);
    RunFile file = RunFile::open(path);
    insist_same_run(path, file, header);
    return file;
}

/// Whether the finished file is there already, of this very run.
bool finished_before(const FilePlan& plan, const Header& header) {
    if (!fs::exists(plan.path)) return false;
    if (!plan.resume) throw RunConflict(plan.path + ": exists; remove it, or give another name");
    const RunFile file = RunFile::open(plan.path);
    insist_same_run(plan.path, file, header);
    return file.done();
}

}  // namespace

bool run_shard(const FilePlan& plan, const Header& header,
               const std::function<bool(Ledger&)>& work) {
    const Lock lock(plan.path);
    if (finished_before(plan, header)) return true;
    {
        RunFile file = begun_or_resumed(plan, header);
        if (!file.done()) {
            Ledger ledger(
                file.units(), [&](int unit, const UnitState& s) { file.save(unit, s); },
                SnapshotPlan{plan.path, work_text(header)});
            if (!work(ledger)) return false;
            file.finish();
        }
    }
    put_in_place(unfinished(plan.path), plan.path);
    return true;
}

}  // namespace gazetteer::runs
