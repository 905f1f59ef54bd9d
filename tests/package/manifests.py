# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the manifests of Flatpak and AppImage, which no test builds, with the rest of the project: manifests.py SOURCE"""

import re
import sys
from pathlib import Path

import yaml

SOURCE = Path(sys.argv[1])
ID = "io.github.quotadeck.QuotaDeck"
FLATPAK = f"resources/package/{ID}.yaml"
APPIMAGE = "resources/package/AppImageBuilder.yml"

# Where the Flatpak gets a library of QuotaDeckDependencies.cmake from: a module, or None for the runtime.
LIBRARIES = {
    "PkgConfig": None, "ZSTD": None, "ZLIB": None, "OpenSSL": None,
    "LIBYAML": "libyaml", "RE2": "re2", "absl": "abseil-cpp", "yaml-cpp": "yaml-cpp", "fmt": "fmt", "tl-expected": "tl-expected",
    "simdjson": "simdjson", "CLI11": "cli11", "Qt6Keychain": "qtkeychain", "DTL_INCLUDE_DIR": "dtl",
    "QSCINTILLA_LIBRARY": "qscintilla", "QSCINTILLA_INCLUDE_DIR": "qscintilla",
}
QT_MODULES = {
    **dict.fromkeys("Core DBus Gui Widgets Network Sql Svg PrintSupport LinguistTools Test".split()),
    "Charts": "qtcharts", "HttpServer": "qthttpserver",
}
failures = []


def check(holds, message):
    if not holds:
        failures.append(message)


def text_of(name):
    return (SOURCE / name).read_text(encoding="utf-8")


class UniqueKeys(yaml.SafeLoader):
    """Rejects a key that a mapping has twice, of which YAML in Python keeps the last one."""

    def construct_mapping(self, node, deep=False):
        keys = [self.construct_object(key, deep) for key, _ in node.value]
        check(len(keys) == len(set(keys)), f"a key twice in {keys}")
        return super().construct_mapping(node, deep)


def manifest(name):
    text = text_of(name)
    head = re.match(r"(?:#.*\n)+", text)
    check(head and "neither built nor tested" in head[0] and "It needs" in head[0],
          f"{name} does not state at its top that it is not tested, and what it needs")
    return yaml.load(text, UniqueKeys)


def flatpak(command):
    read = manifest(FLATPAK)
    check(read["id"] == ID, f"{FLATPAK}: id is {read['id']}")
    check(read["command"] == command, f"{FLATPAK}: command is {read['command']}, the desktop file starts {command}")
    check((read["runtime"], read["sdk"]) == ("org.kde.Platform", "org.kde.Sdk"), f"{FLATPAK}: another runtime")
    # A number would be 6.1 for 6.10.
    check(isinstance(read["runtime-version"], str), f"{FLATPAK}: runtime-version is not quoted")

    modules = [module["name"] for module in read["modules"]]
    check(len(modules) == len(set(modules)), f"{FLATPAK}: a module twice in {modules}")
    check(modules[-1] == "quotadeck", f"{FLATPAK}: the last module is {modules[-1]}")
    needed = dependencies()
    check(needed <= set(modules), f"{FLATPAK} has no module {sorted(needed - set(modules))}")
    helpers = {"qtwebsockets", "libsecret", "cmark-gfm", "quotadeck"}
    check(set(modules) <= needed | helpers, f"{FLATPAK}: nothing needs {sorted(set(modules) - needed - helpers)}")
    for module in read["modules"][:-1]:
        for source in module["sources"]:
            check(source["type"] == "git" and source["url"].startswith("https://") and isinstance(source.get("tag"), str),
                  f"{FLATPAK}: the source of {module['name']} is not a tag of a Git repository: {source}")
    own = read["modules"][-1]["sources"]
    folder = (SOURCE / FLATPAK).parent / own[0]["path"]
    check(len(own) == 1 and own[0]["type"] == "dir" and (folder / "CMakeLists.txt").samefile(SOURCE / "CMakeLists.txt"),
          f"{FLATPAK} does not build these sources: {own}")
    options(FLATPAK, read["modules"][-1]["config-opts"])


def dependencies():
    """The modules for all libraries that CMake looks for."""
    script = re.sub(r"#.*", "", text_of("resources/cmake/QuotaDeckDependencies.cmake"))
    found = re.findall(r"\b(?:find_package|pkg_check_modules|find_path|find_library)\(\s*([\w-]+)", script)
    components = re.search(r"find_package\(Qt6 [\d.]+ REQUIRED COMPONENTS([^)]*)\)", script).group(1).split()
    check(len(found) > 10 and len(components) > 5, f"too few libraries: {found} {components}")
    modules = set()
    for name, known in [(name, LIBRARIES) for name in found if name != "Qt6"] + [(name, QT_MODULES) for name in components]:
        check(name in known, f"where does the Flatpak get {name} from? Add it to {FLATPAK} and to tests/package/manifests.py")
        modules.add(known.get(name))
    return modules - {None}


def options(name, used):
    """Options of CMake that no longer exist have no effect, and no message."""
    scripts = "".join(path.read_text(encoding="utf-8") for path in sorted((SOURCE / "resources/cmake").glob("*.cmake")))
    for option in re.findall(r"-D(QUOTADECK_\w+)=", " ".join(used)):
        check(re.search(rf"\b{option}\b", scripts), f"{name}: there is no option {option}")


def appimage(command, version, icon):
    read = manifest(APPIMAGE)
    info = read["AppDir"]["app_info"]
    check(read["version"] == 1, f"{APPIMAGE}: the format is {read['version']}")
    check(info["id"] == ID, f"{APPIMAGE}: id is {info['id']}")
    check(info["icon"] == icon, f"{APPIMAGE}: icon is {info['icon']}, that of the desktop file is {icon}")
    check(info["exec"] == f"usr/bin/{command}", f"{APPIMAGE}: exec is {info['exec']}, the desktop file starts {command}")
    check(str(info["version"]) == version, f"{APPIMAGE}: version is {info['version']}, that of the project is {version}")
    check(read["AppImage"]["file_name"] == f"QuotaDeck-{version}-x86_64.AppImage",
          f"{APPIMAGE}: file_name is {read['AppImage']['file_name']}")
    apt = read["AppDir"]["apt"]
    check(apt["include"] == sorted(set(apt["include"])), f"{APPIMAGE}: include is not sorted, or has a package twice")
    for source in apt["sources"]:
        check(" bookworm" in source["sourceline"], f"{APPIMAGE}: {source['sourceline']} is not Debian 12")
    # What the Debian package names: databases, fonts and texts of Qt are not found by looking at libraries.
    control = text_of("debian/control")
    binary = control[control.index("\nPackage: quotadeck\n"):]
    named = re.findall(r"^ ([a-z0-9.+-]+),$", re.search(r"\nDepends:\n(.*?)\nSuggests:", binary, re.DOTALL).group(1), re.MULTILINE)
    check(named and set(named) <= set(apt["include"]), f"{APPIMAGE} lacks {sorted(set(named) - set(apt['include']))}")
    options(APPIMAGE, read["script"])


project = re.search(r"project\(QuotaDeck\s+VERSION ([\d.]+)\n", text_of("CMakeLists.txt")).group(1)
desktop = text_of(f"resources/desktop/{ID}.desktop")
program = re.search(r"^Exec=(\S+)", desktop, re.MULTILINE).group(1)
flatpak(program)
appimage(program, project, re.search(r"^Icon=(.+)$", desktop, re.MULTILINE).group(1))
# Flatpak shows the version of the metainfo.
metainfo = text_of(f"resources/desktop/{ID}.metainfo.xml")
check(re.search(r"<release version=\"([^\"]*)\"", metainfo).group(1) == project, "the newest release of the metainfo is another one")
for failure in failures:
    print(failure)
sys.exit(1 if failures else 0)
