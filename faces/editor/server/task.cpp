// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/editor/server/task.hpp"

#include <exception>

namespace gazetteer::editor {

namespace {

Json read(const Task& task) {
    Json faults = Json::array();
    for (const Fault& fault : faults_of(task.language, task.text, task.folder))
        faults.push_back({{"at", fault.at},
                          {"severity", static_cast<int>(fault.severity)},
                          {"message", fault.message}});
    return {{"faults", faults}};
}

Json json_of(const CheckAnswer& answer) {
    return {{"severity", static_cast<int>(answer.severity)},
            {"verdict", answer.verdict},
            {"says", answer.says}};
}

}  // namespace

Json outcome_of(const Task& task, const Checker& check) {
    const bool reading = task.kind == Task::Kind::reading;
    try {
        return reading ? read(task) : json_of(check(task));
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& e) {
        if (!reading) return json_of({Severity::error, "NOT CHECKED", e.what()});
        return {{"faults", {{{"at", 0}, {"severity", 1}, {"message", e.what()}}}}};
    }
}

std::vector<Fault> faults_in(const Json& outcome) {
    std::vector<Fault> result;
    for (const Json& fault : outcome.at("faults"))
        result.push_back({fault.at("at"), static_cast<Severity>(fault.at("severity").get<int>()),
                          fault.at("message")});
    return result;
}

}  // namespace gazetteer::editor
