#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Reads every page as a screen reader does, in an X server and a session bus of its own:
# walk.sh PROGRAM PYTHON FOLDER CONFIGURATION. The environment may name another scenario and how long cells are held:
# QUOTADECK_WALK_SCENARIO=large QUOTADECK_WALK_SECONDS=60
set -euo pipefail
program=$1 python=$2 folder=$3 configuration=$4
scenario=${QUOTADECK_WALK_SCENARIO:-busy-cluster}
here=$(cd "$(dirname "$0")" && pwd)
rm -rf "$folder"
mkdir -p "$folder/run"
chmod 700 "$folder/run"
export HOME=$folder XDG_CONFIG_HOME=$folder/config XDG_DATA_HOME=$folder/data XDG_RUNTIME_DIR=$folder/run
export QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 QT_QPA_PLATFORM=xcb NO_AT_BRIDGE=1

coproc X { exec Xvfb -displayfd 1 -screen 0 1280x800x24 -nolisten tcp 2>"$folder/x.log"; }
trap 'kill "$X_PID" 2>/dev/null || true' EXIT
read -r display <&"${X[0]}" || { cat "$folder/x.log"; exit 1; }
export DISPLAY=:$display

# The program ends with the bus, and the bus with the shell.
dbus-run-session -- bash -euo pipefail -c '
    status=0
    walk() { # walk PAGES OPTION...: all pages, or those
        "$program" "${@:2}" --size 1280x800 >"$folder/program.log" 2>&1 &
        "$python" "$here/walk.py" $! $1 || status=1
        if ! kill $! 2>/dev/null; then
            echo "The program ended by itself:"
            cat "$folder/program.log"
            status=1
        fi
        wait $! 2>/dev/null || true
    }
    program=$1 python=$2 here=$3 folder=$4
    walk "" --simulate "$5" --page overview
    walk Limits --open "$6" --page limits
    exit "$status"
' walk "$program" "$python" "$here" "$folder" "$scenario" "$configuration"
