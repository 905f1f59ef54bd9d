#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs a build below a folder and uses it there: install.sh BUILD WORK
set -euo pipefail
build=$1
work=$2
rm -rf "$work"
DESTDIR= cmake --install "$build" --prefix "$work/first" >/dev/null
# It has no fixed place.
mv "$work/first" "$work/second"
share=$work/second/share
id=io.github.quotadeck.QuotaDeck
for file in applications/$id.desktop applications/$id.Recording.desktop applications/$id.Scenario.desktop \
    applications/$id.Configuration.desktop \
    metainfo/$id.metainfo.xml mime/packages/$id.xml icons/hicolor/scalable/apps/$id.svg icons/hicolor/48x48/apps/$id.png \
    man/man1/quotadeck.1 man/man1/quotadeck-check.1 bash-completion/completions/quotadeck zsh/vendor-completions/_quotadeck \
    fish/vendor_completions.d/quotadeck.fish quotadeck/scenarios/busy-cluster.yaml quotadeck/scenarios/scenario.schema.json \
    quotadeck/schemas/alerts.schema.json quotadeck/schemas/assertions.schema.json quotadeck/schemas/collect.schema.json \
    quotadeck/schemas/prices.schema.json quotadeck/schemas/template.schema.json; do
    [ -s "$share/$file" ] || { echo "not installed: share/$file"; exit 1; }
done
[ -s "$work/second/lib/systemd/system/quotadeck-collect.service" ] || { echo "not installed: the unit"; exit 1; }
for page in index.md de/index.md; do
    [ -s "$share/doc/quotadeck/docs/handbook/$page" ] || { echo "not installed: the handbook, $page"; exit 1; }
done
# Where it is built as HTML: package.handbook reads those pages.
if grep -q '^QUOTADECK_HTML:BOOL=ON$' "$build/CMakeCache.txt"; then
    for page in index.html de/index.html reference/cli.html handbook.css; do
        [ -s "$share/doc/quotadeck/html/$page" ] || { echo "not installed: the handbook as HTML, $page"; exit 1; }
    done
fi
# Pages of the handbook refer to no page, document or picture that is missing.
for page in "$share/doc/quotadeck/docs/handbook"/*.md "$share/doc/quotadeck/docs/handbook"/*/*.md; do
    { grep -oE '\]\([^):]+\)' "$page" || true; } | sed 's/^](//; s/)$//' | sort -u | while read -r other; do
        [ -s "$(dirname "$page")/$other" ] || { echo "$page refers to $other"; exit 1; }
    done
done
# Documents refer to no other one that is missing.
for document in "$share/doc/quotadeck/docs"/*.md; do
    { grep -oE '\]\([a-z]+\.md' "$document" || true; } | sed 's/.*(//' | sort -u | while read -r other; do
        [ -s "$share/doc/quotadeck/docs/$other" ] || { echo "$document refers to $other"; exit 1; }
    done
done
# Documents name no schema that is missing.
for schema in $(grep -ohE '/usr/share/quotadeck/[a-z]+/[a-z]+\.schema\.json' "$share/doc/quotadeck/docs"/*.md | sort -u); do
    [ -s "$share/${schema#/usr/share/}" ] || { echo "not installed: $schema"; exit 1; }
done
"$work/second/bin/quotadeck" check --fail-on warning "$share/doc/quotadeck/samples/queues.yaml"
"$work/second/bin/quotadeck" simulate parent-queue --check >/dev/null
# Each subcommand that --help lists has a page.
"$work/second/bin/quotadeck" --help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z-]\+\) .*/\1/p' | while read -r subcommand; do
    [ -s "$share/man/man1/quotadeck-$subcommand.1" ] || { echo "no page for $subcommand"; exit 1; }
done
if command -v update-mime-database >/dev/null; then
    XDG_DATA_DIRS=$share update-mime-database "$share/mime" 2>/dev/null
    grep -q '^50:application/vnd.quotadeck.recording:\*.qdrec$' "$share/mime/globs2"
fi
rm -rf "$work"
