#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Takes the pictures of the documents with a built program: resources/scripts/pictures.sh [BUILD], build/dev by default.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
build=${1:-$root/build/dev}
pictures=$root/resources/docs/pictures
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 TZ=UTC XDG_CONFIG_HOME=$scratch XDG_DATA_HOME=$scratch XDG_STATE_HOME=$scratch
export XDG_RUNTIME_DIR=$scratch
mkdir -p "$pictures"

take() { # PAGE ARGUMENT...
    local page=$1
    shift
    "$build/app/quotadeck" "$@" --page "$page" --theme light --size 1280x720 --screenshot "$pictures/$page.png"
}
for page in overview queues people applications nodes events charts simulate connections; do
    take "$page" --simulate busy-cluster --after 8000
done
take elastic --simulate elastic-four-teams --after 5000
cp "$root/resources/samples/queues.yaml" "$scratch" # the window shows the path
take limits --open "$scratch/queues.yaml" --after 3000

# States that need a few clicks come from the tests of these states.
export QUOTADECK_SCENES=$scratch
"$build/tests/scenes/tests_scenes" tst_explainscenes aRequestIsDenied
"$build/tests/scenes/tests_scenes" tst_savescenes theReviewOfEdits
mv "$scratch/aRequestIsDenied-light-small.png" "$pictures/explain.png"
mv "$scratch/theReviewOfEdits-light-small.png" "$pictures/review.png"

# Fewer colours make small files.
command -v convert >/dev/null || exit 0
for picture in "$pictures"/*.png; do
    convert "$picture" +dither -colors 255 "PNG8:$picture"
done
