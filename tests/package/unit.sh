#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Reads the unit as systemd does, and what it may do: unit.sh SYSTEMD-ANALYZE UNIT QUOTADECK WORK
set -euo pipefail
analyze=$1
unit=$2
quotadeck=$3
work=$4
rm -rf "$work"
mkdir -p "$work"
grep -q '^ExecStart=/.*/quotadeck collect ' "$unit"
# Not installed, the program is where it was built.
sed "s|^ExecStart=[^ ]*|ExecStart=$quotadeck|" "$unit" >"$work/quotadeck-collect.service"
problems=$("$analyze" verify --man=no "$work/quotadeck-collect.service" 2>&1 | grep quotadeck || true)
[ -z "$problems" ] || { echo "$problems"; exit 1; }
# 0 is the least that a service may do, 100 is everything.
"$analyze" security --no-pager --offline=true --threshold=20 "$work/quotadeck-collect.service" | tail -n 1
rm -rf "$work"
