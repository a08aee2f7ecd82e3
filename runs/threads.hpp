// So many threads of oneTBB, more than there are cores if someone asks for them.
#pragma once

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/info.h>
#include <oneapi/tbb/task_arena.h>

#include <algorithm>

namespace gazetteer::runs {

class Threads {
  public:
    /// 0 takes every core.
    explicit Threads(int count)
        : count_(count > 0 ? count : oneapi::tbb::info::default_concurrency()),
          control_(
              oneapi::tbb::global_control::max_allowed_parallelism,
              static_cast<std::size_t>(std::max(count_, oneapi::tbb::info::default_concurrency()))),
          arena_(count_) {}

    int count() const { return count_; }
    /// Runs `work` where its parallel loops have these threads.
    template <class Work>
    void execute(Work work) {
        arena_.execute(work);
    }

  private:
    int count_;
    oneapi::tbb::global_control control_;
    oneapi::tbb::task_arena arena_;
};

}  // namespace gazetteer::runs
