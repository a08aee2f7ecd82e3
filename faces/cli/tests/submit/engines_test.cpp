// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer submit with the programs of others: GNU parallel, a real Slurm of one node, Snakemake,
// Dask with two workers. A Job for Kubernetes, whose clusters need more than one machine, is read
// and run by a stand-in, which refuses what Kubernetes would.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/tests/started.hpp"
#include "faces/cli/tests/submit/submitting.hpp"
#include "faces/cli/verbs.hpp"
#include "work/testkit/source_path.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {
namespace {

namespace fs = std::filesystem;

/// submit itself saw the shard fail.
void expect_retried(const std::string& said) {
    EXPECT_NE(said.find("shards 5 failed; again (1 of 3)\n"), std::string::npos) << said;
}

/// The engine gave the shard to somebody else.
void expect_not_retried(const std::string& said) {
    EXPECT_EQ(said.find("failed"), std::string::npos) << said;
}

/// A shard that refutes is done, and has not failed.
void expect_refuted_at_once(const std::string& engine, const std::string& environment = "") {
    const TemporaryFolder folder;
    const Ran ran = run_shell(environment + " gazetteer submit --engine " + engine +
                              " --shards 3 --jobs 2 --dir " + folder.path() +
                              " -- hunt 'order < 4' --order ..4");
    EXPECT_EQ(ran.exit_code, exit_refuted) << ran.err;
    EXPECT_EQ(ran.out, run_gazetteer({"hunt", "order < 4", "--order", "..4"}).out);
    expect_not_retried(ran.err);
}

TEST(SubmitLong, ByGnuParallel) {
    expect_retried(expect_single_run("parallel"));
}

TEST(SubmitLong, BySlurm) {
    if (geteuid() != 0) GTEST_SKIP() << "not root: Slurm's servers cannot be started";
    if (!installed("slurmctld") || !installed("slurmd") || !installed("munged"))
        GTEST_SKIP() << "slurm-wlm or munge is not installed";
    const TemporaryFolder folder;
    const std::string script = source_path("faces/cli/tests/submit/slurm.sh");
    const Ran start = run_shell(script + " start " + folder.path());
    if (start.exit_code == 0)
        expect_retried(expect_single_run("slurm", "SLURM_CONF=" + folder.path("slurm.conf")));
    else
        ADD_FAILURE() << start.err;
    EXPECT_EQ(run_shell(script + " stop " + folder.path()).exit_code, 0);
}

TEST(SubmitLong, BySnakemake) {
    if (!installed("snakemake")) GTEST_SKIP() << "snakemake is not installed";
    expect_retried(expect_single_run("snakemake"));
    expect_refuted_at_once("snakemake");
}

/// Debian's Python, which has Debian's Dask, stands first.
class SubmitByDaskLong : public testing::Test {
  protected:
    void SetUp() override {
        if (run_shell("/usr/bin/python3 -c 'import distributed'").exit_code != 0)
            GTEST_SKIP() << "python3-distributed is not installed";
        fs::create_symlink("/usr/bin/python3", folder_.path("python3"));
    }
    std::string path() const { return "PATH=" + folder_.path() + ":$PATH"; }

  private:
    TemporaryFolder folder_;
};

TEST_F(SubmitByDaskLong, AShardIsKilled) {
    expect_retried(expect_single_run("dask", path()));
    expect_refuted_at_once("dask", path());
}

/// Dask starts another worker, and gives it the shard. The shard of the first is not alive any
/// more: two processes at one file are refused.
TEST_F(SubmitByDaskLong, AWorkerIsKilled) {
    expect_not_retried(expect_single_run("dask", path(), Victim::worker));
}

/// A stand-in for kubectl and its cluster, as the program that PATH has.
class SubmitByKubernetesLong : public testing::Test {
  protected:
    void SetUp() override {
        fs::create_symlink(source_path("faces/cli/tests/submit/kubectl"), folder_.path("kubectl"));
        fs::create_directory(folder_.path("cluster"));
    }
    /// The Jobs there are, as JSON.
    std::string jobs() const { return run_shell("cat " + folder_.path("cluster") + "/*").out; }
    std::string environment() const {
        return "CLUSTER=" + folder_.path("cluster") + " PATH=" + folder_.path() + ":$PATH";
    }

  private:
    TemporaryFolder folder_;
};

TEST_F(SubmitByKubernetesLong, AShardIsKilled) {
    expect_not_retried(expect_single_run("kubernetes", environment()));
}

TEST_F(SubmitByKubernetesLong, APodThatRefutesHasNotFailed) {
    expect_refuted_at_once("kubernetes", environment());
    EXPECT_NE(jobs().find("\"failed\": 0"), std::string::npos) << jobs();
}

/// Names that Kubernetes, YAML or sh would interpret.
TEST_F(SubmitByKubernetesLong, AFoldersNameIsNeverInterpreted) {
    const TemporaryFolder outside;
    for (const char* name : {"$(JOB_COMPLETION_INDEX)", "$$(HOME)", "$(touch OWNED)", "a'b\"c\\d",
                             "- &a *b #c", "{{d}}", "\xc3\xa9\n"}) {
        const std::string folder = outside.path(name);
        StartPlan plan = of_shell(environment() +
                                  " gazetteer submit --engine kubernetes --shards 2 "
                                  "--dir=\"$FOLDER\" -- census uvg --order 3");
        plan.environment.push_back("FOLDER=" + folder);
        const Ran run = Started(plan).wait();
        EXPECT_EQ(run.exit_code, exit_ok) << name << run.err;
        EXPECT_TRUE(fs::exists(folder + "/shard-1.gztr")) << name;
    }
    EXPECT_FALSE(fs::exists("OWNED"));
}

/// The stand-in judges: what a cluster would refuse, it refuses.
TEST_F(SubmitByKubernetesLong, AJobThatIsNoneIsRefused) {
    const TemporaryFolder there;
    const std::string submit = environment() + " gazetteer submit --engine kubernetes --shards 2 ";
    const std::string census = "--dir " + there.path() + " -- census uvg --order 3";
    ASSERT_EQ(run_shell(submit + census).exit_code, exit_ok);
    const std::string create = environment() + " kubectl create --filename ";
    for (const char* change :
         {"s/Indexed/indexed/", "s/completions: 2/completions: two/", "s/completions:/complete:/",
          "s/Never/Always/", "s/mountPath/mount/", "s/name: gazetteer-/name: Gazetteer-/",
          "s/- name: shards/- name: other/", "s/batch.v1/batch\\/v2/", "/image:/d"}) {
        const std::string changed = there.path("changed.yaml");
        ASSERT_EQ(run_shell("sed '" + std::string(change) + "' " + there.path("job.yaml") + " >" +
                            changed + " && ! cmp -s " + changed + " " + there.path("job.yaml"))
                      .exit_code,
                  0)
            << change;
        EXPECT_EQ(run_shell(create + changed).exit_code, 1) << change;
    }
}

}  // namespace
}  // namespace gazetteer::cli
