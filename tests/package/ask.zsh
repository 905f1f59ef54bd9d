# SPDX-License-Identifier: GPL-3.0-or-later
# Prints what zsh proposes for a line: ask.zsh FOLDER LINE. The completion runs on a terminal of its own, as it does for a user.
zmodload zsh/zpty || exit 2
zpty shell zsh -f -i
zpty -w shell "fpath=(${(q)1} \$fpath) PROMPT= RPROMPT="
zpty -w shell 'autoload -Uz compinit && compinit -u -D
setopt no_list_beep rc_quotes
zstyle ":completion:*" list-grouped false
compadd() {
    if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)* ]]; then
        builtin compadd "$@"
        return
    fi
    local -a found
    builtin compadd -A found "$@"
    local word
    for word in "${found[@]}"; do print -r -- "PROPOSED<$word>"; done
    builtin compadd "$@"
}
ended() { print "EN""DED"; exit }
comppostfuncs=(ended)
bindkey "^I" complete-word
print "REA""DY"'
local output
zpty -r shell output '*READY*' || exit 2
zpty -w -n shell "$2"$'\t'
zpty -r shell output '*ENDED*'
for line in ${(f)output}; do
    [[ $line == *PROPOSED\<*\>* ]] && print -r -- "${${line##*PROPOSED<}%%>*}"
done
zpty -d shell
