#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# All man pages without a warning: manpages.sh QUOTADECK MANDOC WORK
set -euo pipefail
rm -rf "$3"
SOURCE_DATE_EPOCH=1795747200 "$1" man --directory "$3"
[ "$(find "$3" -name '*.1' | wc -l)" -gt 20 ]
"$2" -Tlint -W warning "$3"/*.1
# The same bytes each time, and one page as in the folder.
SOURCE_DATE_EPOCH=1795747200 "$1" man check | cmp - "$3/quotadeck-check.1"
