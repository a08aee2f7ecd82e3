#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A Slurm of one node, this machine, for the tests of `gazetteer submit`: servers as processes on
# loopback, ended by their process ids.
#
#   slurm.sh start FOLDER   then SLURM_CONF=FOLDER/slurm.conf for the clients
#   slurm.sh stop FOLDER
#
# As root, with Debian's packages slurm-wlm and munge.
set -euo pipefail
action=$1
folder=$2

# begin NAME COMMAND...: in the background, its process id kept, its output in a log.
begin() {
    local name=$1
    shift
    "$@" >"$folder/$name.log" 2>&1 </dev/null &
    echo $! >>"$folder/pids"
}

# await SECONDS COMMAND...: until the command succeeds.
await() {
    local tries=$((10 * $1))
    shift
    until "$@" >/dev/null 2>&1; do
        if [ $((tries -= 1)) -le 0 ]; then
            echo "slurm.sh: no success within the time: $*" >&2
            tail -n 20 "$folder"/*.log >&2
            exit 1
        fi
        sleep 0.1
    done
}

munge_works() {
    munge -S "$folder/munge/socket" -n | unmunge -S "$folder/munge/socket"
}

# Its own, whether or not the machine has one.
start_munge() {
    install -d -o munge -g munge -m 0711 "$folder/munge"
    dd if=/dev/urandom of="$folder/munge/key" bs=1024 count=1 status=none
    chown munge:munge "$folder/munge/key"
    chmod 0400 "$folder/munge/key"
    begin munged runuser -u munge -- munged --foreground --force --key-file="$folder/munge/key" \
        --pid-file="$folder/munge/pid" --log-file="$folder/munge/log" \
        --seed-file="$folder/munge/seed" --socket="$folder/munge/socket"
    await 60 munge_works
}

# Two ports that nobody has, as the kernel gives them.
free_ports() {
    python3 -c '
import socket
both = [socket.create_server(("127.0.0.1", 0)) for _ in range(2)]
print(*(one.getsockname()[1] for one in both))'
}

write_configuration() {
    local ports
    read -r -a ports <<<"$(free_ports)"
    cat >"$folder/slurm.conf" <<END
ClusterName=gazetteer
SlurmctldHost=$(hostname -s)(127.0.0.1)
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$folder/munge/socket
SlurmctldPort=${ports[0]}
SlurmdPort=${ports[1]}
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
JobAcctGatherType=jobacct_gather/none
ReturnToService=2
MailProg=/bin/true
NodeName=$(hostname -s) NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
END
    # Named, not found out: slurmd would not start where no cgroup file system is mounted, as in a
    # chroot, though nothing above uses cgroups.
    echo "CgroupPlugin=cgroup/v1" >"$folder/cgroup.conf"
}

node_is_idle() {
    [ "$(sinfo -h -o %T)" = idle ]
}

start() {
    mkdir -p "$folder/state" "$folder/spool"
    : >"$folder/pids"
    chmod 0755 "$folder"
    start_munge
    write_configuration
    export SLURM_CONF=$folder/slurm.conf
    begin slurmctld slurmctld -D -i
    begin slurmd slurmd -D
    await 60 node_is_idle
}

stop() {
    [ -e "$folder/pids" ] || return 0
    for pid in $(tac "$folder/pids"); do
        kill "$pid" 2>/dev/null || true
        for _ in $(seq 100); do
            kill -0 "$pid" 2>/dev/null || break
            sleep 0.1
        done
        kill -KILL "$pid" 2>/dev/null || true
    done
}

"$action"
