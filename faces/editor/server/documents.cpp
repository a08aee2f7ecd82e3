// SPDX-License-Identifier: GPL-3.0-or-later
// What a server knows of the texts that are open, and what tasks find out about them.
#include <algorithm>
#include <utility>

#include "faces/editor/reading/outline.hpp"
#include "faces/editor/server/server.hpp"

namespace gazetteer::editor {

namespace {

/// Texts have versions of the client's; one without has none.
std::int64_t version_in(const Json& text_document) {
    const Json& version = member(text_document, "version");
    return version.is_number_integer() ? version.get<std::int64_t>() : 0;
}

}  // namespace

Document& Server::document_of(const Json& params) {
    const std::string uri = text_member(member(params, "textDocument"), "uri");
    const auto found = documents_.find(uri);
    if (found == documents_.end()) refuse_params("no text is open as '" + uri + "'");
    return found->second;
}

void Server::open(const Json& params) {
    const Json& item = member(params, "textDocument");
    const std::string uri = text_member(item, "uri");
    if (documents_.size() >= documents_max && !documents_.contains(uri))
        refuse_params("at most " + std::to_string(documents_max) + " texts are open");
    Document document{.uri = uri, .version = version_in(item)};
    std::string text = text_member(item, "text");
    document.language = language_of(text_member(item, "languageId"), uri, text);
    forget(uri, "the text was opened again");
    Document& here = documents_[uri] = std::move(document);
    put_text(here, std::move(text));
}

void Server::change(const Json& params) {
    Document& document = document_of(params);
    const Json& changes = member(params, "contentChanges");
    if (!changes.is_array()) refuse_params("'contentChanges' is to be an array");
    Document changed = document;
    for (const Json& change : changes) apply_change(changed, change);
    changed.version = version_in(member(params, "textDocument"));
    forget(document.uri, "the text was changed");
    document = std::move(changed);
    put_text(document, std::move(document.text));
}

void Server::apply_change(Document& document, const Json& change) {
    std::string text = text_member(change, "text");
    const Json& range = member(change, "range");
    if (range.is_null()) {
        document.too_long = text.size() > document_length_max;
        document.text = std::move(text);
        return;
    }
    if (document.too_long) return;
    const TextIndex index(document.text);
    const std::size_t begin = index.offset_of(position_member(range, "start"));
    const std::size_t end = index.offset_of(position_member(range, "end"));
    if (end < begin) refuse_params("the end of a range is not before its start");
    document.text.replace(begin, end - begin, text);
    document.too_long = document.text.size() > document_length_max;
}

void Server::put_text(Document& document, std::string text) {
    document.too_long = document.too_long || text.size() > document_length_max;
    document.text = document.too_long ? "" : std::move(text);
    document.faults.clear();
    document.verdicts.clear();
    if (document.too_long) {
        document.faults.push_back({0, Severity::error,
                                   "a text has at most " + std::to_string(document_length_max) +
                                       " bytes; this one is not looked at"});
        return publish(document);
    }
    if (document.language != Language::other) read(document);
}

void Server::close(const Json& params) {
    const Document& document = document_of(params);
    const std::string uri = document.uri;
    forget(uri, "the text was closed");
    documents_.erase(uri);
    notify("textDocument/publishDiagnostics", {{"uri", uri}, {"diagnostics", Json::array()}});
}

void Server::forget(const std::string& uri, const std::string& why) {
    for (std::size_t i = checks_.size(); i-- > 0;)
        if (checks_[i].uri == uri) end_check(i, Error::content_modified, why);
    std::erase_if(readings_, [&](const auto& reading) {
        if (reading.second.uri != uri) return false;
        const auto waits = std::ranges::find(tasks_, reading.first, &Task::number);
        if (waits == tasks_.end())
            ended_.push_back(reading.first);
        else
            tasks_.erase(waits);
        return true;
    });
}

void Server::read(const Document& document) {
    tasks_.push_back({++last_task_, Task::Kind::reading, document.language, document.text,
                      folder_of(document.uri)});
    readings_[last_task_] = {document.uri};
}

void Server::publish(const Document& document) {
    notify("textDocument/publishDiagnostics", {{"uri", document.uri},
                                               {"version", document.version},
                                               {"diagnostics", diagnostics(document)}});
}

void Server::finish(int task, const Json& outcome) {
    if (const auto reading = readings_.find(task); reading != readings_.end()) {
        Document& document = documents_.at(reading->second.uri);
        readings_.erase(reading);
        document.faults = faults_in(outcome);
        return publish(document);
    }
    if (checks_.empty() || checks_.front().task.number != task) return;
    const Check check = std::move(checks_.front());
    checks_.pop_front();
    tell_verdict(check, outcome);
}

void Server::fail(int task, const std::string& why) {
    const bool reading = readings_.contains(task);
    finish(task, reading ? Json{{"faults",
                                 {{{"at", 0}, {"severity", 2}, {"message", "not read: " + why}}}}}
                         : Json{{"severity", 2}, {"verdict", "NOT CHECKED"}, {"says", why}});
}

void Server::tell_verdict(const Check& check, const Json& outcome) {
    Document& document = documents_.at(check.uri);
    const std::string said =
        outcome.at("verdict").get<std::string>() + ": " + outcome.at("says").get<std::string>();
    const auto severity = static_cast<Severity>(outcome.at("severity").get<int>());
    const std::vector<Symbol> names = outline_of(document.language, document.text);
    const Symbol* const symbol = symbol_named(names, check.task.name);
    const std::size_t at = symbol == nullptr ? 0 : symbol->begin;
    std::erase_if(document.verdicts, [&](const Fault& verdict) { return verdict.at == at; });
    document.verdicts.push_back({at, severity, said});
    publish(document);
    notify("window/showMessage",
           {{"type", static_cast<int>(severity)}, {"message", check.task.name + ": " + said}});
    respond(check.request, outcome);
}

}  // namespace gazetteer::editor
