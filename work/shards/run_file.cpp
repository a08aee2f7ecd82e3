// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/shards/run_file.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <map>

#include "work/digest.hpp"

namespace gazetteer::runs {

namespace {

/// "gztr" in SQLite's application_id.
constexpr std::int64_t application_id = 0x677a7472;
constexpr std::int64_t format_version = 1;
constexpr const char* state_running = "running";
constexpr const char* state_done = "DONE";

/// Each text with its length, so that no two lists have one digest by their seams.
std::string digest_of(const std::vector<std::string>& texts) {
    Crc64 crc;
    for (const std::string& text : texts) {
        const std::string framed = fmt::format("{}:{}", text.size(), text);
        crc.process_bytes(framed.data(), framed.size());
    }
    return fmt::format("{:016x}", crc.checksum());
}

std::string digest_of(int number, const UnitState& unit) {
    return digest_of({std::to_string(number), unit.done ? "1" : "0", std::to_string(unit.items),
                      std::to_string(unit.failures), unit.result.dump()});
}

std::int64_t integer(const Database::Value& value) {
    const auto* number = std::get_if<std::int64_t>(&value);
    if (number == nullptr) throw RunFileError("a number was expected");
    return *number;
}

std::string text(const Database::Value& value) {
    const auto* found = std::get_if<std::string>(&value);
    if (found == nullptr) throw RunFileError("a text was expected");
    return *found;
}

std::int64_t pragma(Database& database, const std::string& name) {
    return integer(database.run("PRAGMA " + name).at(0).at(0));
}

/// Read-write where the file and its folder allow it: only so does SQLite undo a transaction that
/// was cut off. Where they do not, SQLite reads it.
Database opened(const std::string& path) {
    if (!std::filesystem::is_regular_file(path)) throw RunFileError(path + ": no such file");
    return {path, Database::Mode::write};
}

constexpr const char* run_table =
    "CREATE TABLE run (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT";
constexpr const char* unit_table =
    "CREATE TABLE unit (number INTEGER PRIMARY KEY, done INTEGER NOT NULL, items INTEGER NOT "
    "NULL, failures INTEGER NOT NULL, result TEXT NOT NULL, digest TEXT NOT NULL) STRICT";

/// The two tables and nothing else: a view in place of a table could be without end.
void check_schema(Database& database) {
    const auto schema = database.run(
        "SELECT type, name, sql FROM sqlite_schema WHERE type <> 'index' OR sql <> '' ORDER BY "
        "name");
    const auto is_table = [](const Database::Row& row, const char* name, const char* sql) {
        return text(row.at(0)) == "table" && text(row.at(1)) == name && text(row.at(2)) == sql;
    };
    if (schema.size() != 2 || !is_table(schema[0], "run", run_table) ||
        !is_table(schema[1], "unit", unit_table))
        throw RunFileError(database.path() + ": damaged: its tables are not those of a run file");
}

void check_kind(Database& database) {
    const std::string& path = database.path();
    if (database.run("SELECT 1 FROM sqlite_schema").empty())
        throw RunFileError(path + ": empty: nothing was saved in it");
    if (pragma(database, "application_id") != application_id)
        throw RunFileError(path + ": an SQLite database, but no run file of gazetteer");
    const std::int64_t format = pragma(database, "user_version");
    if (format != format_version)
        throw RunFileError(fmt::format("{}: a run file of format {}; this program reads format {}",
                                       path, format, format_version));
    check_schema(database);
    const std::string verdict = text(database.run("PRAGMA integrity_check(1)").at(0).at(0));
    if (verdict != "ok") throw RunFileError(path + ": damaged: " + verdict);
}

using Values = std::map<std::string, std::string>;

Header header_of(const Values& values) {
    const auto shard = parse_shard(values.at("shard"));
    if (!shard) throw RunFileError("its shard '" + values.at("shard") + "' is not one");
    const int units = std::stoi(values.at("units"));
    if (units < 0) throw RunFileError("its number of units is negative");
    return {values.at("version"), values.at("command"), values.at("generator"), *shard, units};
}

void put(Database& database, const std::string& key, const std::string& value) {
    database.run("INSERT OR REPLACE INTO run VALUES (?, ?)", {key, value});
}

void write_schema(Database& database, const Header& header) {
    database.run(fmt::format("PRAGMA application_id = {}", application_id));
    database.run(fmt::format("PRAGMA user_version = {}", format_version));
    database.run(run_table);
    database.run(unit_table);
    put(database, "version", header.version);
    put(database, "command", header.command);
    put(database, "generator", header.generator);
    put(database, "shard", to_string(header.shard));
    put(database, "units", std::to_string(header.units));
    put(database, "state", state_running);
}

/// `read`, with the name of the file before what it complains of.
template <class Read>
void naming(const std::string& path, Read read) {
    try {
        read();
    } catch (const RunFileError& e) {
        const std::string message = e.what();
        throw RunFileError(message.starts_with(path) ? message : path + ": damaged: " + message);
    } catch (const std::exception& e) {
        throw RunFileError(path + ": damaged: " + e.what());
    }
}

}  // namespace

bool is_blank(const std::string& path) {
    Database database = opened(path);
    return database.run("SELECT 1 FROM sqlite_schema").empty() &&
           pragma(database, "application_id") == 0;
}

RunFile RunFile::create(const std::string& path, const Header& header) {
    RunFile file(Database(path, Database::Mode::create), header);
    file.database_.in_transaction([&] { write_schema(file.database_, header); });
    return file;
}

RunFile RunFile::open(const std::string& path) {
    Database database = opened(path);
    check_kind(database);
    Values values;
    Header header;
    naming(path, [&] {
        for (const auto& row : database.run("SELECT key, value FROM run"))
            values[text(row.at(0))] = text(row.at(1));
        header = header_of(values);
    });
    RunFile file(std::move(database), std::move(header));
    naming(path, [&] {
        file.load_units();
        file.done_ = values.at("state") == state_done;
        if (!file.done_) return;
        file.digest_ = values.at("digest");
        if (file.digest_ != file.whole_digest())
            throw RunFileError("its digest does not fit its contents");
    });
    return file;
}

void RunFile::load_units() {
    for (const auto& row :
         database_.run("SELECT number, done, items, failures, result, digest FROM unit")) {
        const auto number = static_cast<std::size_t>(integer(row.at(0)));
        if (number >= units_.size()) throw RunFileError("a unit beyond the last");
        UnitState& unit = units_[number];
        unit.done = integer(row.at(1)) != 0;
        unit.items = static_cast<std::uint64_t>(integer(row.at(2)));
        unit.failures = static_cast<std::uint64_t>(integer(row.at(3)));
        unit.result = nlohmann::json::parse(text(row.at(4)));
        if (text(row.at(5)) != digest_of(static_cast<int>(number), unit))
            throw RunFileError(fmt::format("the digest of unit {} does not fit it", number));
    }
}

void RunFile::save(int unit, const UnitState& state) {
    database_.in_transaction([&] {
        database_.run(
            "INSERT OR REPLACE INTO unit VALUES (?, ?, ?, ?, ?, ?)",
            {std::int64_t{unit}, std::int64_t{state.done}, static_cast<std::int64_t>(state.items),
             static_cast<std::int64_t>(state.failures), state.result.dump(),
             digest_of(unit, state)});
    });
    units_.at(static_cast<std::size_t>(unit)) = state;
}

std::string RunFile::whole_digest() const {
    std::vector<std::string> texts{header_.version, header_.command, header_.generator,
                                   to_string(header_.shard), std::to_string(header_.units)};
    for (std::size_t i = 0; i < units_.size(); ++i)
        texts.push_back(digest_of(static_cast<int>(i), units_[i]));
    return digest_of(texts);
}

void RunFile::finish() {
    digest_ = whole_digest();
    database_.in_transaction([&] {
        put(database_, "digest", digest_);
        put(database_, "state", state_done);
    });
    done_ = true;
}

}  // namespace gazetteer::runs
