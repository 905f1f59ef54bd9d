# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DROOT=<source dir> -P layers.cmake
# Fails when a file includes what its layer may not know. `app --> ui --> models --> core`; the feed and the history
# know requests, core and background, the command line and the server core alone; a folder of core knows only those listed before it.
set(failed FALSE)

function(forbid folder pattern)
    file(GLOB_RECURSE files "${ROOT}/${folder}/*.h" "${ROOT}/${folder}/*.cpp")
    foreach(file IN LISTS files)
        file(STRINGS "${file}" hits REGEX "^[ \t]*#[ \t]*include[ \t]*(${pattern})")
        foreach(hit IN LISTS hits)
            file(RELATIVE_PATH relative "${ROOT}" "${file}")
            message(SEND_ERROR "${relative}: ${folder} may not ${hit}")
        endforeach()
    endforeach()
endfunction()

forbid(core "\"(background|models|ui|app|tests)/|<Q")
forbid(background "\"(core|models|ui|app|tests)/|<Q(Widget|Network|Sql)")
forbid(models "\"(ui|app|tests)/|<Q(Widget|Main|Dialog|Network|Http|Chart|Sql)|<Qsci")
forbid(ui "\"(app|tests)/|<Q(Network|Http|Tcp|Sql)")
# What joins sources, models and windows: no folder of app that does one thing uses it.
set(wiring "settings|cluster|support|commands|window|[a-z]+\\.h")
forbid(app/http "\"(models|ui|app/(cli|connect|feed|history|kube|serve)|app/(${wiring})|tests)/?|<QWidget")
forbid(app/kube "\"(models|ui|app/(cli|connect|feed|history|serve)|app/(${wiring})|tests)/?|<QWidget")
forbid(app/feed "\"(models|ui|app/(cli|connect|history|kube|serve)|app/(${wiring})|tests)/?|<QWidget")
forbid(app/connect "\"(models|ui|app/(cli|feed|history|serve)|app/(${wiring})|tests)/?|<QWidget")
forbid(app/history "\"(models|ui|app/(cli|connect|feed|kube|serve)|app/(${wiring})|tests)/?|<QWidget")
forbid(app/cli "\"(background|models|ui|app/(connect|feed|history|http|kube|serve)|app/(${wiring})|tests)/?|<Q")
forbid(app/serve "\"(background|models|ui|app/(cli|connect|feed|history|http|kube)|app/(${wiring})|tests)/?|<QWidget")

# What edits any kind of document knows none of them.
forbid(models/document "\"models/(limits|elastic|insight)/")
forbid(ui/document "\"(ui|models)/(limits|elastic)/")

# The folders inside @p parent, in order: each may use the ones before it.
function(forbid_later parent)
    set(remaining ${ARGN})
    foreach(folder IN LISTS ARGN)
        list(REMOVE_ITEM remaining ${folder})
        if(remaining)
            list(JOIN remaining "|" later)
            forbid(${parent}/${folder} "\"${parent}/(${later})/")
        endif()
    endforeach()
endfunction()

forbid_later(core base file resource filter snapshot config access placement ugm usage cluster elastic insight metrics alert kube connect link sim assertion)
forbid_later(app settings cluster support commands window)
forbid_later(core/config yaml packaging schema rules edit diff report)
