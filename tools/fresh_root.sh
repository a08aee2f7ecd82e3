# SPDX-License-Identifier: GPL-3.0-or-later
# A fresh Debian root, for the scripts that source this file and have the `name` that they complain
# by. The release is that of this machine unless FRESH_SUITE names another; FRESH_OPTIONS are further
# options for mmdebstrap.

cannot() {
    echo "$name: $*" >&2
    exit 4
}

# Takes away the root when all is well; leaves it to be looked at otherwise.
leave_root() {
    local status=$?
    for place in dev/shm proc dev; do
        if mountpoint -q "$root/$place"; then umount -R "$root/$place"; fi
    done
    if [ "$status" -eq 0 ]; then rm -rf --one-file-system "$root"; else
        echo "$name: failed; the root is left in $root" >&2
    fi
}

# fresh_root PACKAGES: makes the folder $root a Debian with these packages, separated by commas.
# Says what is missing and exits 4 where it cannot.
fresh_root() {
    command -v mmdebstrap >/dev/null || cannot "not found: the Debian package mmdebstrap"
    [ "$(id -u)" -eq 0 ] || cannot "run this as root: it makes a Debian root and enters it"
    local suite=${FRESH_SUITE:-$(. /etc/os-release && echo "$VERSION_CODENAME")}
    root=$(mktemp -d --tmpdir gazetteer-fresh.XXXXXX)
    trap leave_root EXIT
    echo "$name: Debian $suite in $root" >&2
    # shellcheck disable=SC2086
    mmdebstrap --quiet --variant=apt --include="$1" ${FRESH_OPTIONS:-} "$suite" "$root"
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mount --make-rslave "$root/dev"
}

# inside COMMAND: a line of sh in the root.
inside() {
    env -i HOME=/root LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin \
        ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} \
        chroot "$root" sh -c "$1"
}
