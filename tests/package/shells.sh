#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Asks a shell what it completes: shells.sh bash|zsh|fish QUOTADECK WORK. The cases stand in cases.txt.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
shell=$1
program=$2
work=$3
rm -rf "$work"
mkdir -p "$work/home"
cd "$work"
touch queues-of-the-test.yaml snapshot-of-the-test.json
export HOME=$work/home TERM=dumb
script=$work/home/_quotadeck
"$program" completion "$shell" --out "$script"

proposed() { # LINE
    case $shell in
        bash) bash --norc --noprofile "$here/ask.bash" "$script" "$1" ;;
        zsh) zsh -f "$here/ask.zsh" "$work/home" "$1" ;;
        fish) fish --no-config -c 'source $argv[1]; complete -C $argv[2]' "$script" "$1" | cut -f1 ;;
    esac
}

failures=0
cases=0
while IFS= read -r case; do
    [[ -z $case || $case == '#'* ]] && continue
    line=${case%%[|!]*}
    line=${line% }
    # An empty word is completed after a space.
    [[ $line =~ (--format|--rows|get)$ ]] && line+=' '
    expected=
    unexpected=
    [[ $case == *'|'* ]] && expected=${case#*|} && expected=${expected%%!*}
    [[ $case == *'!'* ]] && unexpected=${case#*!}
    words=$(proposed "$line")
    cases=$((cases + 1))
    for word in $expected; do
        grep -qxF -- "$word" <<<"$words" || { echo "\"$line\" does not propose $word: ${words//$'\n'/ }"; failures=1; }
    done
    for word in $unexpected; do
        ! grep -qxF -- "$word" <<<"$words" || { echo "\"$line\" proposes $word: ${words//$'\n'/ }"; failures=1; }
    done
done <"$here/cases.txt"
echo "$cases cases"
[ "$cases" -gt 0 ]
exit "$failures"
