// SPDX-License-Identifier: GPL-3.0-or-later
// The games that conjectures know are those of the process. Who reads conjectures or evaluates them
// is counted; who adds games waits until nobody does. Who reads never waits for one that waits, so
// that a thread may read within what it reads.
#pragma once

#include <condition_variable>
#include <mutex>

namespace gazetteer::v0 {

class ConjectureLock {
  public:
    static ConjectureLock& of_process() {
        static ConjectureLock lock;
        return lock;
    }
    void enter() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return !writing_; });
        ++readers_;
    }
    void leave() {
        const std::unique_lock lock(mutex_);
        if (--readers_ == 0) changed_.notify_all();
    }
    void enter_alone() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return !writing_ && readers_ == 0; });
        writing_ = true;
    }
    void leave_alone() {
        const std::unique_lock lock(mutex_);
        writing_ = false;
        changed_.notify_all();
    }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    int readers_ = 0;
    bool writing_ = false;
};

/// While it lives, no game is added.
class ConjecturesInUse {
  public:
    ConjecturesInUse() { ConjectureLock::of_process().enter(); }
    ~ConjecturesInUse() { ConjectureLock::of_process().leave(); }
    ConjecturesInUse(const ConjecturesInUse&) = delete;
    ConjecturesInUse& operator=(const ConjecturesInUse&) = delete;
};

/// While it lives, no conjecture is read or evaluated.
class ConjecturesChange {
  public:
    ConjecturesChange() { ConjectureLock::of_process().enter_alone(); }
    ~ConjecturesChange() { ConjectureLock::of_process().leave_alone(); }
    ConjecturesChange(const ConjecturesChange&) = delete;
    ConjecturesChange& operator=(const ConjecturesChange&) = delete;
};

}  // namespace gazetteer::v0
