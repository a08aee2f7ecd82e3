# SPDX-License-Identifier: GPL-3.0-or-later
# What print and check_weakenings share: asking Coq about names. To be read by bash after
# `folder`, with the compiled proofs, and `scratch`, an empty folder, are set.

. "${BASH_SOURCE[0]%/*}/../modules.sh"
read_modules "$folder"
mapfile -t sources < <(printf '%s\n' "${modules[@]}" | grep '^[A-Z]')
# Those that the statements import: a name of another file does not change how theirs are printed.
mapfile -t rooms < <(for source in "${sources[@]}"; do
    for module in $(theorem_modules "$source" "$folder"); do
        sed -n 's/^From Gazetteer Require Import \(.*\)\.$/\1/p' "$folder/${file_of[$module]}"
    done
done | tr ' ' '\n' | grep '^[a-z]' | awk 'NR == FNR { used[$1]; next } $1 in used' - <(printf '%s\n' "${modules[@]}"))

# What is loaded before Coq is asked.
required=("${modules[@]}")

# names WORDS MODULE [SOURCE]: what the module's file declares by one of the words, in order, as module.name
# or, where a source includes the module, as source.name.
names() {
    sed -nE "s/^ *(Local )?($1) ([A-Za-z0-9_']+).*/${3:-$2}.\3/p" "$folder/${file_of[$2]}"
}

# Asks Coq each command on the standard input, such as About name. Of each answer its first paragraph, as what
# Coq says after it is about arguments and opacity, is kept in the file $1/name.answer. "short" as $1 prints
# our names without their files and hides implicit arguments; "full" hides nothing, and tells the digests.
ask() {
    mkdir -p "$scratch/$1"
    cat >"$scratch/commands"
    sed 's/.* //' "$scratch/commands" >"$scratch/names_asked"
    {
        echo 'From Coq Require Import ZArith. From mathcomp Require Import all_ssreflect all_algebra.'
        echo "From Gazetteer Require ${required[*]}."
        [ "$1" = full ] || echo "From Gazetteer Require Import ${rooms[*]}."
        # mathcomp prints a matrix without its field.
        echo "Notation \"''M[' R ]_ ( m , n )\" := (matrix R m n) (only printing) : type_scope."
        echo "Notation \"''cV[' R ]_ n\" := (matrix R n 1) (only printing) : type_scope."
        echo 'Set Printing Width 100. Unset Printing Implicit Defensive.'
        [ "$1" = short ] || echo 'Set Printing All. Set Printing Depth 100000.'
        sed "s|\(.*\) \(.*\)|Redirect \"$1/\2\" \1 \2.|" "$scratch/commands"
    } >"$scratch/ask_$1.v"
    (cd "$scratch" && coqc -q -w none -R "$folder" Gazetteer "ask_$1.v")
    (cd "$scratch/$1" && first_paragraphs <"$scratch/names_asked")
    [ "$1" = short ] || add_digests
}

# The first paragraph of NAME.out to NAME.answer, and in one line without the name to NAME.line, of each
# name on the standard input.
first_paragraphs() {
    sed 's/$/.out/' | xargs awk '
        function write() {
            if (name == "") return
            printf "%s", text > (name ".answer"); close(name ".answer")
            gsub(/[ \n]+/, " ", text); sub(/^[^ ]* : /, "", text)
            printf "%s", text > (name ".line"); close(name ".line")
        }
        FNR == 1 { write(); name = FILENAME; sub(/\.out$/, "", name); text = ""; reading = 1 }
        /^$/ { reading = 0 }
        reading { sub(/ *$/, ""); text = text $0 "\n" }
        END { write() }'
}

# A digest of what is printed, but for the name, when nothing is hidden: digest_of[name].
declare -A digest_of
add_digests() {
    local sum name
    while read -r sum name; do digest_of[${name%.line}]=${sum:0:12}; done < <(cd "$scratch/full" &&
        sed 's/$/.line/' "$scratch/names_asked" | xargs sha256sum)
}
