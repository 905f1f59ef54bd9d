# SPDX-License-Identifier: GPL-3.0-or-later
# Prints what bash proposes for a line: ask.bash SCRIPT LINE
source "$1"
read -ra COMP_WORDS <<<"$2"
[[ $2 == *' ' ]] && COMP_WORDS+=("")
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_quotadeck
printf '%s\n' "${COMPREPLY[@]}"
