// SPDX-License-Identifier: GPL-3.0-or-later
// The script by which Dask runs shards: workers on this machine, or those of a cluster of Dask.
#pragma once

namespace gazetteer::cli {

/// A worker that is killed takes its shard with it, so that the shard's file is free for the worker
/// to which Dask gives the shard next.
constexpr const char* dask_script = R"py(#!/usr/bin/env python3
"""Runs shards by Dask. gazetteer submit calls it and merges them; by hand:

    python3 dask_shards.py [--workers N | --scheduler ADDRESS] SHARD...

Each worker has to see this folder. Ends with 1 if a shard is not done.
"""

import argparse
import ctypes
import os
import signal
import subprocess
import sys

from distributed import Client, LocalCluster, as_completed


def run_shard(folder, number):
    """Whether the shard's file is there in the end."""

    def end_with_worker():
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)

    with open(os.path.join(folder, f"shard-{number}.log"), "ab") as log:
        command = ["/bin/sh", os.path.join(folder, "shard.sh"), str(number)]
        subprocess.run(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                       preexec_fn=end_with_worker, check=False)
    return os.path.exists(os.path.join(folder, f"shard-{number}.gztr"))


def main():
    words = argparse.ArgumentParser(description="Runs shards by Dask.")
    words.add_argument("--workers", type=int, default=os.cpu_count())
    words.add_argument("--scheduler")
    words.add_argument("shards", type=int, nargs="+")
    asked = words.parse_args()
    folder = os.path.dirname(os.path.abspath(__file__))
    cluster = asked.scheduler or LocalCluster(
        n_workers=asked.workers, threads_per_worker=1, memory_limit=0, dashboard_address=None)
    with Client(cluster) as client:
        runs = {client.submit(run_shard, folder, number, pure=False): number
                for number in asked.shards}
        failed = []
        for run in as_completed(runs):
            if run.status != "finished" or not run.result():
                failed.append(runs[run])
    if failed:
        sys.exit(f"shards {', '.join(map(str, sorted(failed)))} failed")


if __name__ == "__main__":
    main()
)py";

}  // namespace gazetteer::cli
