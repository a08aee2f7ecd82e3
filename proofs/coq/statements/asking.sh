# SPDX-License-Identifier: GPL-3.0-or-later
# What print and check_weakenings share: asking Coq about names. To be read by bash after
# `folder`, with the compiled proofs, and `scratch`, an empty folder, are set.

. "${BASH_SOURCE[0]%/*}/../modules.sh"
read_modules "$folder"
mapfile -t sources < <(printf '%s\n' "${modules[@]}" | grep '^[A-Z]')
# Those that the statements import: a name of another file does not change how theirs are printed.
mapfile -t rooms < <(for source in "${sources[@]}"; do
    sed -n 's/^From Gazetteer Require Import \(.*\)\.$/\1/p' "$folder/${file_of[$source]}"
done | tr ' ' '\n' | grep '^[a-z]' | awk 'NR == FNR { used[$1]; next } $1 in used' - <(printf '%s\n' "${modules[@]}"))

# What is loaded before Coq is asked.
required=("${modules[@]}")

# names WORDS FILE: what the file declares by one of the words, as file.name, in order.
names() {
    local module=${2##*/}
    sed -nE "s/^ *(Local )?($1) ([A-Za-z0-9_']+).*/${module%.v}.\3/p" "$2"
}

# Writes what Coq answers to the command $1, of each name on the standard input, to the file $2/name.
# "short" as $2 prints our names without their files and hides implicit arguments; "full" hides nothing.
ask() {
    mkdir -p "$scratch/$2"
    {
        echo 'From Coq Require Import ZArith. From mathcomp Require Import all_ssreflect all_algebra.'
        echo "From Gazetteer Require ${required[*]}."
        [ "$2" = full ] || echo "From Gazetteer Require Import ${rooms[*]}."
        # mathcomp prints a matrix without its field.
        echo "Notation \"''M[' R ]_ ( m , n )\" := (matrix R m n) (only printing) : type_scope."
        echo "Notation \"''cV[' R ]_ n\" := (matrix R n 1) (only printing) : type_scope."
        echo 'Set Printing Width 100. Unset Printing Implicit Defensive.'
        [ "$2" = short ] || echo 'Set Printing All. Set Printing Depth 100000.'
        while read -r name; do echo "Redirect \"$2/$name\" $1 $name."; done
    } >"$scratch/ask_$2.v"
    (cd "$scratch" && coqc -q -w none -R "$folder" Gazetteer "ask_$2.v")
}

# The first paragraph of an answer: what Coq says after it is about arguments and opacity.
answer() { sed -n '/^$/q; s/ *$//p' "$scratch/$1/$2.out"; }
# A digest of what is printed, but for the name, when nothing is hidden.
digest() { answer full "$1" | tr -s ' \n' '  ' | sed 's/^[^ ]* : //' | sha256sum | cut -c1-12; }
