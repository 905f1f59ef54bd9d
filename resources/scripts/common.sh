# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by ./run and ./test: installs what is missing and builds a preset.

# Installs the packages of resources/debian-packages.txt that are not there yet. Needs root or sudo only then.
install_missing_packages() {
    local wanted missing=() package runner=()
    wanted=$(sed 's/#.*//' "$root/resources/debian-packages.txt")
    for package in $wanted; do
        [[ $package == */* ]] && command -v "${package#*/}" >/dev/null && continue
        package=${package%%/*}
        # Two architectures of a package give two lines.
        dpkg-query -W -f '${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "These packages are missing, and installing them needs root or sudo: ${missing[*]}" >&2
            return 1
        fi
        runner=(sudo)
    fi
    echo "Installing ${missing[*]}" >&2
    "${runner[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq >&2 &&
        "${runner[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
}

# build_preset PRESET [TARGET...]: configures when needed, builds, and shows the log only when that fails.
build_preset() {
    local preset=$1 log="$root/build/$1.log"
    shift
    mkdir -p "$root/build"
    echo "Building the $preset preset (log: build/$preset.log)" >&2
    if ! { cmake --preset "$preset" && cmake --build --preset "$preset" ${1:+--target "$@"}; } >"$log" 2>&1; then
        tail -n 80 "$log" >&2
        echo "The $preset build failed; the whole log is in build/$preset.log" >&2
        return 1
    fi
}
