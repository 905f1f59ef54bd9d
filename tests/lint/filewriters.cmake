# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DROOT=<source dir> -P filewriters.cmake
# Fails when anything but core/file writes files: other ways report success for what a full disk did not take.
# (SQLite writes the usage history and stores of consumption; main() reads settings of earlier versions.)
set(ways "QSaveFile|QTemporaryFile|QLockFile|QPdfWriter [a-zA-Z]+\\([^&]|std::ofstream|std::fstream|[^a-zA-Z]fopen\\(|::creat\\(|O_CREAT|setFileName\\(|image\\.save\\([^&]")
file(GLOB_RECURSE files "${ROOT}/core/*.cpp" "${ROOT}/core/*.h" "${ROOT}/models/*.cpp" "${ROOT}/models/*.h"
    "${ROOT}/ui/*.cpp" "${ROOT}/ui/*.h" "${ROOT}/app/*.cpp" "${ROOT}/app/*.h")
foreach(file IN LISTS files)
    file(RELATIVE_PATH relative "${ROOT}" "${file}")
    if(relative MATCHES "^core/file/")
        continue()
    endif()
    file(STRINGS "${file}" hits REGEX "${ways}")
    foreach(hit IN LISTS hits)
        message(SEND_ERROR "${relative}: only core/file may write files: ${hit}")
    endforeach()
    file(STRINGS "${file}" hits REGEX "QSettings")
    if(hits AND NOT relative STREQUAL "app/main.cpp")
        message(SEND_ERROR "${relative}: settings are kept by SettingsStore")
    endif()
endforeach()
