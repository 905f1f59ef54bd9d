# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DROOT=<source dir> -P motion.cmake
# Fails when code animates anything: nothing in the window moves by itself, so that there is no option to switch it off.
set(ways "QPropertyAnimation|QVariantAnimation|QAbstractAnimation|Q(Sequential|Parallel)AnimationGroup|QTimeLine|QMovie|QScroller|setAnimated\\((true|1)\\)|QChart::(Series|GridAxis|All)Animations|setEffectEnabled\\([^)]*true\\)|rogress->setRange\\(0, 0\\)")
file(GLOB_RECURSE files "${ROOT}/models/*.cpp" "${ROOT}/models/*.h" "${ROOT}/ui/*.cpp" "${ROOT}/ui/*.h" "${ROOT}/app/*.cpp" "${ROOT}/app/*.h")
foreach(file IN LISTS files)
    file(RELATIVE_PATH relative "${ROOT}" "${file}")
    file(STRINGS "${file}" hits REGEX "${ways}")
    foreach(hit IN LISTS hits)
        message(SEND_ERROR "${relative}: nothing in the window may be animated: ${hit}")
    endforeach()
endforeach()
