// SPDX-License-Identifier: GPL-3.0-or-later
// The errors of the program in public words.
#include "gazetteer/errors.hpp"

#include <algorithm>

#include "characterizations/even_kernels/search.hpp"
#include "counterexamples/hunt/level_reports.hpp"
#include "faces/library/inside.hpp"
#include "graph/contract.hpp"
#include "graph/enumeration/process.hpp"
#include "graph/errors.hpp"
#include "language/expressions/syntax.hpp"
#include "oracle/tables/page_memory.hpp"
#include "work/decisions/question.hpp"
#include "work/run_errors.hpp"
#include "work/threads.hpp"

namespace gazetteer::v0 {

Error::~Error() = default;
InputError::~InputError() = default;
OutOfReach::~OutOfReach() = default;
LimitReached::~LimitReached() = default;
Stopped::~Stopped() = default;
EnvironmentError::~EnvironmentError() = default;
Defect::~Defect() = default;

const char* version() {
    return GAZETTEER_VERSION;
}

namespace {

/// The public error that says the same.
template <class Public, class Internal>
[[noreturn]] void say(const Internal& e) {
    throw Public(std::string(e.what()));
}

}  // namespace

void rethrow_in_public() {
    try {
        throw;
    } catch (const Error&) {
        throw;
    } catch (const EngineStopped&) {
        throw Stopped("stopped by the time limit or on request");
    } catch (const runs::Stopped&) {
        throw Stopped("stopped by the time limit or on request");
    } catch (const EngineLimitExceeded& e) {
        say<LimitReached>(e);
    } catch (const runs::MemoryExceeded& e) {
        say<LimitReached>(e);
    } catch (const even_kernels::LimitReached& e) {
        say<LimitReached>(e);
    } catch (const OutOfMemory& e) {
        say<LimitReached>(e);
    } catch (const decisions::OutOfReach& e) {
        say<OutOfReach>(e);
    } catch (const gazetteer::InputError& e) {
        say<InputError>(e);
    } catch (const gazetteer::EnvironmentError& e) {
        say<EnvironmentError>(e);
    } catch (const ProcessError& e) {
        say<EnvironmentError>(e);
    } catch (const runs::RunFileError& e) {
        say<EnvironmentError>(e);
    } catch (const runs::RunConflict& e) {
        say<InputError>(e);
    } catch (const conjectures::CountMismatch& e) {
        say<EnvironmentError>(e);
    } catch (const ContractViolation& e) {
        say<Defect>(e);
    }
}

void check_vertex(int v, int order) {
    if (v < 0 || v >= order)
        throw InputError("there is no vertex " + std::to_string(v) + ": the order is " +
                         std::to_string(order));
}

void refuse(std::string_view text, const ParseError& error, const std::string& where) {
    const auto at = std::min(static_cast<std::size_t>(std::max(error.column - 1, 0)), text.size());
    const std::string_view before = text.substr(0, at);
    const auto line = 1 + static_cast<int>(std::ranges::count(before, '\n'));
    const std::size_t end_of_line = before.rfind('\n');
    const std::size_t begin = end_of_line == before.npos ? 0 : end_of_line + 1;
    throw InputError(conjectures::describe(text, error, where), line,
                     static_cast<int>(at - begin) + 1);
}

CallLimits::CallLimits(const Limits& limits)
    : stop_(limits.seconds, limits.stop),
      token_(stop_.token()),
      bytes_(limits.bytes),
      threads_(runs::thread_count(limits.threads)),
      of_thread_(token_, limits.bytes) {}

EngineLimits CallLimits::engine() const {
    return {.bytes = bytes_, .threads = threads_, .stop = &token_};
}

}  // namespace gazetteer::v0
