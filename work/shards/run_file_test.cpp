// SPDX-License-Identifier: GPL-3.0-or-later
// Run files: what is saved is what is read, and what is damaged, foreign or of another run is
// refused with a reason.
#include "work/shards/run_file.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "work/shards/merge.hpp"
#include "work/shards/sharded_run.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::runs {
namespace {

namespace fs = std::filesystem;

Header header(int res = 0, int mod = 1, const std::string& version = "1.0") {
    return {version, "{\"verb\":\"test\"}", "nauty-geng -q 5 RES/MOD", {res, mod}, 2};
}

UnitState unit(int items, bool done = true) {
    return {static_cast<std::uint64_t>(items), 1, {{"sum", items}}, done};
}

/// One finished shard of two units.
void write_shard(const std::string& path, const Header& h) {
    RunFile file = RunFile::create(path, h);
    file.save(0, unit(3 + h.shard.res));
    file.save(1, unit(5));
    file.finish();
}

template <class Work>
std::string complaint(Work work) {
    try {
        work();
    } catch (const std::exception& e) {
        return e.what();
    }
    return "";
}

TEST(Shard, IsReadAsItIsWritten) {
    EXPECT_EQ(parse_shard("3/16"), (Shard{3, 16}));
    EXPECT_EQ(parse_shard("0/1"), (Shard{0, 1}));
    EXPECT_EQ(to_string(Shard{3, 16}), "3/16");
    for (const char* text : {"", "3", "/", "3/", "/3", "3/3", "4/3", "-1/3", "1/-3", "1/3 ", "+1/3",
                             "1/3/5", "0/0", "0/1000001", "0/99999999999", "x/3"})
        EXPECT_EQ(parse_shard(text), std::nullopt) << text;
    EXPECT_EQ(parse_shard("0/1000000"), (Shard{0, shard_mod_max}));
    EXPECT_EQ(parse_shard(std::string_view("3/161").substr(0, 4)), (Shard{3, 16}));
    EXPECT_EQ(to_string(Shard{}), "0/1") << "the whole";
}

TEST(Shard, PartsOfAllShardsCoverTheRun) {
    std::vector<int> hit(3 * 4);
    for (int res = 0; res < 3; ++res)
        for (int part = 0; part < 4; ++part) {
            const Shard finer = part_of({res, 3}, part, 4);
            EXPECT_EQ(finer.mod, 12);
            ++hit[static_cast<std::size_t>(finer.res)];
        }
    EXPECT_EQ(hit, std::vector<int>(12, 1));
}

TEST(RunFile, KeepsWhatIsSaved) {
    const TemporaryFolder folder;
    const std::string path = folder.path("a");
    {
        RunFile file = RunFile::create(path, header(2, 7));
        file.save(1, unit(4, false));
        file.save(1, unit(9));
        EXPECT_EQ(file.units(), (std::vector<UnitState>{UnitState{}, unit(9)}));
        file.save(0, unit(4, false));
    }
    const RunFile read = RunFile::open(path);
    EXPECT_EQ(read.header(), header(2, 7));
    EXPECT_EQ(read.units(), (std::vector<UnitState>{unit(4, false), unit(9)}));
    EXPECT_FALSE(read.done());
    write_shard(folder.path("b"), header());
    EXPECT_TRUE(RunFile::open(folder.path("b")).done());
    EXPECT_EQ(RunFile::open(folder.path("b")).digest().size(), 16u);
}

/// Computed by a program of its own: files of earlier versions have these digests.
TEST(RunFile, DigestsAreThoseOfTheFormat) {
    const TemporaryFolder folder;
    const std::string path = folder.path("a");
    write_shard(path, header());
    EXPECT_EQ(RunFile::open(path).digest(), "0ce1a2a9a96201ec");
}

TEST(RunFile, MayHaveNoUnits) {
    const TemporaryFolder folder;
    Header none = header();
    none.units = 0;
    RunFile file = RunFile::create(folder.path("a"), none);
    file.finish();
    EXPECT_TRUE(file.done());
    EXPECT_EQ(RunFile::open(folder.path("a")).header(), none);
    EXPECT_TRUE(RunFile::open(folder.path("a")).done());
}

/// Executes SQL on a file behind the library's back.
void tamper(const std::string& path, const std::string& sql) {
    Database(path, Database::Mode::write).run(sql);
}

TEST(RunFile, DamageIsNamed) {
    const TemporaryFolder folder;
    const std::string path = folder.path("a");
    const auto after = [&](const std::string& sql) {
        fs::remove(path);
        write_shard(path, header());
        tamper(path, sql);
        return complaint([&] { RunFile::open(path); });
    };
    EXPECT_EQ(after("UPDATE unit SET items = 4 WHERE number = 0"),
              path + ": damaged: the digest of unit 0 does not fit it");
    EXPECT_EQ(after("UPDATE unit SET result = 'x' WHERE number = 1").substr(0, path.size() + 10),
              path + ": damaged:");
    EXPECT_EQ(after("DELETE FROM unit WHERE number = 1"),
              path + ": damaged: its digest does not fit its contents");
    EXPECT_EQ(after("UPDATE run SET value = '2.0' WHERE key = 'version'"),
              path + ": damaged: its digest does not fit its contents");
    EXPECT_EQ(after("UPDATE run SET value = '9/3' WHERE key = 'shard'"),
              path + ": damaged: its shard '9/3' is not one");
    EXPECT_EQ(after("UPDATE run SET value = '-1' WHERE key = 'units'"),
              path + ": damaged: its number of units is negative");
    EXPECT_EQ(after("UPDATE unit SET number = 2 WHERE number = 1"),
              path + ": damaged: a unit beyond the last");
    EXPECT_NE(after("DELETE FROM run WHERE key = 'units'"), "");
    EXPECT_EQ(after("PRAGMA user_version = 7"),
              path + ": a run file of format 7; this program reads format 1");
    EXPECT_EQ(after("PRAGMA application_id = 7"),
              path + ": an SQLite database, but no run file of gazetteer");
    EXPECT_EQ(after("UPDATE run SET value = value"), "");
}

TEST(RunFile, OtherTablesAreRefused) {
    const TemporaryFolder folder;
    const std::string path = folder.path("a");
    const std::string endless =
        " AS WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n) SELECT ";
    for (const std::vector<std::string>& changes : std::vector<std::vector<std::string>>{
             {"DROP TABLE unit", "CREATE VIEW unit" + endless +
                                     "i AS number, 1 AS done, 0 AS items, 0 AS failures, '{}' AS "
                                     "result, '' AS digest FROM n"},
             {"DROP TABLE run", "CREATE VIEW run" + endless + "i AS key, 'x' AS value FROM n"},
             {"DROP TABLE unit"},
             {"CREATE TABLE more (x)"},
             {"CREATE INDEX more ON unit (items + 1)"},
             {"CREATE TRIGGER more AFTER INSERT ON unit BEGIN DELETE FROM unit; END"},
             {"ALTER TABLE unit ADD COLUMN more TEXT"}}) {
        fs::remove(path);
        write_shard(path, header());
        for (const std::string& sql : changes) tamper(path, sql);
        EXPECT_EQ(complaint([&] { RunFile::open(path); }),
                  path + ": damaged: its tables are not those of a run file")
            << changes.back();
    }
}

TEST(RunFile, ForeignFilesAreNamed) {
    const TemporaryFolder folder;
    const std::string path = folder.path("a");
    EXPECT_EQ(complaint([&] { RunFile::open(path); }), path + ": no such file");
    std::ofstream(path) << std::string(5000, 'x');
    EXPECT_EQ(complaint([&] { RunFile::open(path); }), path + ": file is not a database");
    std::ofstream(path, std::ios::trunc).close();
    EXPECT_EQ(complaint([&] { RunFile::open(path); }), path + ": empty: nothing was saved in it");
    EXPECT_TRUE(is_blank(path));
    fs::remove(path);
    write_shard(path, header());
    fs::resize_file(path, fs::file_size(path) / 2);
    EXPECT_NE(complaint([&] { RunFile::open(path); }), "");
}

/// Changes every byte of a small file: each change is noticed, or makes no difference.
TEST(RunFileStandard, ChangedBytesAreNoticedOrOfNoAccount) {
    const TemporaryFolder folder;
    const std::string path = folder.path("a");
    write_shard(path, header());
    std::string content(fs::file_size(path), '\0');
    std::ifstream(path, std::ios::binary)
        .read(content.data(), static_cast<std::streamsize>(content.size()));
    const std::vector<UnitState> units = RunFile::open(path).units();
    int noticed = 0;
    for (std::size_t i = 0; i < content.size(); i += 7) {
        std::string changed = content;
        changed[i] = static_cast<char>(changed[i] ^ 0x15);
        std::ofstream(path, std::ios::binary | std::ios::trunc) << changed;
        try {
            const RunFile file = RunFile::open(path);
            EXPECT_EQ(file.header(), header()) << i;
            EXPECT_EQ(file.units(), units) << i;
        } catch (const RunFileError&) {
            ++noticed;
        }
    }
    EXPECT_GT(noticed, 50);
}

bool finish_all(Ledger& ledger) {
    for (int i = 0; i < 2; ++i) ledger.write(i, unit(i));
    return true;
}

TEST(ShardedRun, GoesOnWhereItWasLeft) {
    const TemporaryFolder folder;
    const std::string path = folder.path("a");
    EXPECT_FALSE(run_shard({path}, header(), [](Ledger& ledger) {
        ledger.write(1, unit(7));
        return false;
    }));
    EXPECT_FALSE(fs::exists(path));
    EXPECT_EQ(status_of(path).path, path + ".tmp");
    EXPECT_EQ(status_of(path).units_done, 1);
    EXPECT_EQ(status_of(path).items, 7u);
    EXPECT_EQ(status_of(path).failures, 1u);
    EXPECT_EQ(complaint([&] { run_shard({path}, header(), finish_all); }),
              path + ".tmp: an unfinished run; --resume goes on with it");
    EXPECT_EQ(complaint([&] {
                  run_shard({path, true}, header(0, 2), finish_all);
              }),
              path + ".tmp: of another run: its shard is 0/1, not 0/2; give another name");
    Header other = header();
    other.command = "{}";
    EXPECT_EQ(complaint([&] {
                  run_shard({path, true}, other, finish_all);
              }),
              path +
                  ".tmp: of another run: its command is {\"verb\":\"test\"}, not {}; give "
                  "another name");
    other = header();
    other.units = 3;
    EXPECT_EQ(complaint([&] {
                  run_shard({path, true}, other, finish_all);
              }),
              path + ".tmp: of another run: its units are others; give another name");
    EXPECT_TRUE(run_shard({path, true}, header(), [](Ledger& ledger) {
        EXPECT_EQ(ledger.units()[1], unit(7));
        ledger.write(0, unit(1));
        return true;
    }));
    EXPECT_FALSE(fs::exists(path + ".tmp"));
    EXPECT_FALSE(fs::exists(path + ".lock"));
    EXPECT_TRUE(status_of(path).done);
    EXPECT_EQ(status_of(path).units_done, 2);
    EXPECT_EQ(status_of(path).items, 8u);
    EXPECT_EQ(status_of(path).failures, 2u);
    EXPECT_EQ(complaint([&] { run_shard({path}, header(), finish_all); }),
              path + ": exists; remove it, or give another name");
    EXPECT_TRUE(run_shard({path, true}, header(), [](Ledger&) {
        ADD_FAILURE() << "done again";
        return false;
    }));
    EXPECT_EQ(complaint([&] {
                  run_shard({path, true}, header(0, 1, "2.0"), finish_all);
              }),
              path + ": of another run: its version is 1.0, not 2.0; give another name");
}

TEST(ShardedRun, OneProcessAtATime) {
    const TemporaryFolder folder;
    const std::string path = folder.path("a");
    EXPECT_TRUE(run_shard({path}, header(), [&](Ledger& ledger) {
        EXPECT_EQ(complaint([&] {
                      run_shard({path, true}, header(), finish_all);
                  }),
                  path + ": another process is at work on it");
        return finish_all(ledger);
    }));
}

int descriptors_open() {
    int result = 0;
    for (int descriptor = 0; descriptor < 256; ++descriptor)
        result += fcntl(descriptor, F_GETFD) >= 0 ? 1 : 0;
    return result;
}

TEST(ShardedRun, LeavesNothingOpen) {
    const TemporaryFolder folder;
    const std::string path = folder.path("a");
    const int before = descriptors_open();
    EXPECT_TRUE(run_shard({path}, header(), [&](Ledger& ledger) {
        const int within = descriptors_open();
        EXPECT_NE(complaint([&] { run_shard({path, true}, header(), finish_all); }), "");
        EXPECT_EQ(descriptors_open(), within);
        return finish_all(ledger);
    }));
    EXPECT_EQ(descriptors_open(), before);
}

/// What is too large for the file lies beside it, and says which part of which run it is.
TEST(ShardedRun, SnapshotsAreOfAUnitOfTheRun) {
    const TemporaryFolder folder;
    const std::string path = folder.path("a");
    EXPECT_TRUE(run_shard({path}, header(1, 3), [&](Ledger& ledger) {
        const auto plan = ledger.snapshot_of("level 4");
        EXPECT_EQ(plan->path, path + ".level 4");
        EXPECT_EQ(plan->work, "level 4, version 1.0, shard 1/3 of {\"verb\":\"test\"}");
        return finish_all(ledger);
    }));
    EXPECT_FALSE(Ledger({}).snapshot_of("level 4")) << "where nothing is kept";
}

TEST(ShardedRun, NeedsNoStandardInput) {
    const TemporaryFolder folder;
    const int kept = dup(0);
    close(0);
    EXPECT_TRUE(run_shard({folder.path("a")}, header(), finish_all));
    if (kept < 0) return;
    dup2(kept, 0);
    close(kept);
}

TEST(ShardedRun, AFileCutOffAtItsBeginningIsBegunAgain) {
    const TemporaryFolder folder;
    const std::string path = folder.path("a");
    std::ofstream(path + ".tmp").close();
    EXPECT_TRUE(run_shard({path, true}, header(), finish_all));
    std::ofstream(folder.path("b.tmp")) << "something else, of somebody else, to be left alone";
    EXPECT_NE(complaint([&] { run_shard({folder.path("b"), true}, header(), finish_all); }), "");
}

/// A database of another program is not a file to begin anew, with tables and without them.
TEST(RunFile, ADatabaseOfAnotherProgramIsNotBlank) {
    const TemporaryFolder folder;
    Database(folder.path("a"), Database::Mode::create).run("CREATE TABLE t (x)");
    EXPECT_FALSE(is_blank(folder.path("a")));
    Database(folder.path("b"), Database::Mode::create).run("PRAGMA application_id = 7");
    EXPECT_FALSE(is_blank(folder.path("b")));
}

TEST(Merge, RefusesWhatIsNotOneRun) {
    const TemporaryFolder folder;
    const std::string a = folder.path("a");
    const std::string b = folder.path("b");
    const std::string c = folder.path("c");
    write_shard(a, header(0, 3));
    write_shard(b, header(1, 3));
    write_shard(c, header(2, 3));
    const Merged merged = merge({c, a, b});
    EXPECT_EQ(merged.mod, 3);
    EXPECT_EQ(merged.units,
              (std::vector<UnitState>{unit(3), unit(5), unit(4), unit(5), unit(5), unit(5)}));
    const auto refusal = [](const std::vector<std::string>& paths) {
        return complaint([&] { merge(paths); });
    };
    EXPECT_EQ(refusal({}), "no files to merge");
    EXPECT_EQ(refusal({a, c}), "no file is shard 1/3");
    EXPECT_EQ(refusal({b, c}), "no file is shard 0/3");
    EXPECT_EQ(refusal({a, b}), "no file is shard 2/3");
    const std::string d = folder.path("d");
    fs::copy_file(a, d);
    EXPECT_EQ(refusal({a, b, d}), a + " and " + d + " are both shard 0/3");
    fs::remove(d);
    write_shard(d, header(2, 3, "2.0"));
    EXPECT_EQ(refusal({a, b, d}), a + " and " + d + " are not of one run: versions 1.0 and 2.0");
    fs::remove(d);
    write_shard(d, header(2, 4));
    EXPECT_EQ(refusal({a, b, d}), a + " and " + d + " are not of one run: shards 0/3 and 2/4");
    fs::remove(d);
    Header other = header(2, 3);
    other.command = "{}";
    write_shard(d, other);
    EXPECT_EQ(refusal({a, b, d}),
              a + " and " + d + " are not of one run: commands {\"verb\":\"test\"} and {}");
    fs::remove(d);
    other = header(2, 3);
    other.generator = "nauty-geng -q 6 RES/MOD";
    write_shard(d, other);
    EXPECT_EQ(refusal({a, b, d}), a + " and " + d + " are not of one run: generators " +
                                      header().generator + " and " + other.generator);
    EXPECT_EQ(refusal({a, b, folder.path("none")}), folder.path("none") + ": no such file");
    RunFile::create(folder.path("e.tmp"), header(2, 3));
    EXPECT_EQ(refusal({a, b, folder.path("e")}), folder.path("e") + ": not DONE; its run is in " +
                                                     folder.path("e") +
                                                     ".tmp, --resume finishes it");
    EXPECT_EQ(refusal({a, b, folder.path("e.tmp")}),
              folder.path("e.tmp") + ": not DONE; --resume finishes it");
}

/// One file is a run, whatever else lies beside it; all of its units and its end have to be there.
TEST(Merge, TakesARunOfOneShardThatIsFinished) {
    const TemporaryFolder folder;
    const std::string path = folder.path("a");
    write_shard(path, header());
    write_shard(unfinished(path), header());
    EXPECT_EQ(merge({path}).units, (std::vector<UnitState>{unit(3), unit(5)}));
    const auto refusal = [&](bool unit_done, bool finished) {
        fs::remove(path);
        RunFile file = RunFile::create(path, header());
        file.save(0, unit(3, unit_done));
        file.save(1, unit(5));
        if (finished) file.finish();
        return complaint([&] { merge({path}); });
    };
    EXPECT_EQ(refusal(true, true), "");
    EXPECT_EQ(refusal(true, false), path + ": not DONE; --resume finishes it");
    EXPECT_EQ(refusal(false, true), path + ": not DONE; --resume finishes it");
}

}  // namespace
}  // namespace gazetteer::runs
