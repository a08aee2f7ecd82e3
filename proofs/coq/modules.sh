# SPDX-License-Identifier: GPL-3.0-or-later
# What the scripts know of the files of the proofs. To be read by bash.

. "${BASH_SOURCE[0]%/*}/settings"

# Sets `modules` to the names of the files that _CoqProject in the folder $1 lists, in its order, and
# `file_of` to the path of each from there. A file in a room is named without the room.
read_modules() {
    local path name
    modules=()
    declare -gA file_of=()
    while read -r path; do
        name=${path##*/}
        name=${name%.v}
        [ -z "${file_of[$name]:-}" ] || { echo "_CoqProject: two files are named $name" >&2; return 1; }
        modules+=("$name")
        file_of[$name]=$path
    done < <(grep '\.v$' "$1/_CoqProject")
}

# The modules with the theorems of the source $1, in the folder $2: those that its file includes, or it alone.
theorem_modules() {
    sed -n 's/^Include \(.*\)\.$/\1/p' "$2/$1.v" | grep . || echo "$1"
}

# The file $1 without its proofs, but for those that are part of a definition. A lemma in a
# section that is not proved would ask for all hypotheses of the section; in two rooms and here it asks for
# those alone that its sentence names.
without_proofs() {
    local admitted=Admitted.
    case $1 in */trails/* | */billiard/* | */asked_*) admitted='Proof using Type. Admitted.' ;; esac
    awk -v admitted="$admitted" '
        /^Proof/ { held = ""; skipping = 1 }
        !skipping { print; next }
        { held = held $0 "\n" }
        /Qed\.$/ { print admitted; skipping = 0 }
        /Defined\.$/ { printf "%s", held; skipping = 0 }' "$1"
}
