# SPDX-License-Identifier: GPL-3.0-or-later
# What `cmake --install` installs. Nothing has a fixed prefix: the program has its scenarios, texts and icons inside.
include(GNUInstallDirs)

# Man pages and completions are written by the program, so that they have what --help has.
set(shell_files "${PROJECT_BINARY_DIR}/shell")
set(man_pages "${shell_files}/man1")
set(written_files "${shell_files}/quotadeck" "${shell_files}/_quotadeck" "${shell_files}/quotadeck.fish")
# A program with sanitizers must not fail for what Qt keeps until its end.
set(run ${CMAKE_COMMAND} -E env ASAN_OPTIONS=detect_leaks=0 $<TARGET_FILE:quotadeck>)
add_custom_command(OUTPUT ${written_files} "${man_pages}/quotadeck.1"
    COMMAND ${CMAKE_COMMAND} -E make_directory "${shell_files}"
    COMMAND ${run} completion bash --out "${shell_files}/quotadeck"
    COMMAND ${run} completion zsh --out "${shell_files}/_quotadeck"
    COMMAND ${run} completion fish --out "${shell_files}/quotadeck.fish"
    COMMAND ${CMAKE_COMMAND} -E rm -rf "${man_pages}"
    COMMAND ${run} man --directory "${man_pages}"
    DEPENDS quotadeck
    COMMENT "Man pages and completions" VERBATIM)
add_custom_target(shell_files ALL DEPENDS ${written_files} "${man_pages}/quotadeck.1")

set(id io.github.quotadeck.QuotaDeck)
# By the name of the package; that of the project has capitals.
set(documents_folder "${CMAKE_INSTALL_DATAROOTDIR}/doc/quotadeck")
set(desktop "${PROJECT_SOURCE_DIR}/resources/desktop")
set(icons "${CMAKE_INSTALL_DATADIR}/icons/hicolor")

install(TARGETS quotadeck RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
install(DIRECTORY "${man_pages}/" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" FILES_MATCHING PATTERN "*.1")
install(FILES "${shell_files}/quotadeck" DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions")
install(FILES "${shell_files}/_quotadeck" DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions")
install(FILES "${shell_files}/quotadeck.fish" DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d")

# The first opens links, the others the files of a MIME type.
install(FILES "${desktop}/${id}.desktop" "${desktop}/${id}.Recording.desktop" "${desktop}/${id}.Scenario.desktop"
        "${desktop}/${id}.Configuration.desktop"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/applications")
install(FILES "${desktop}/${id}.metainfo.xml" DESTINATION "${CMAKE_INSTALL_DATADIR}/metainfo")
install(FILES "${desktop}/${id}.mime.xml" DESTINATION "${CMAKE_INSTALL_DATADIR}/mime/packages" RENAME "${id}.xml")
install(FILES "${PROJECT_SOURCE_DIR}/resources/icons/quotadeck.svg"
    DESTINATION "${icons}/scalable/apps" RENAME "${id}.svg")
foreach(size 16 24 32 48 64 128 256)
    install(FILES "${PROJECT_SOURCE_DIR}/resources/icons/hicolor/${size}.png"
        DESTINATION "${icons}/${size}x${size}/apps" RENAME "${id}.png")
endforeach()

# With the folders that they refer to each other by.
set(documents "${PROJECT_SOURCE_DIR}/resources/docs")
set(reference alerts assertions ci cli collect export features filter history reports rules templates)
list(TRANSFORM reference REPLACE "(.+)" "${documents}/\\1.md" OUTPUT_VARIABLE reference_files)
install(FILES ${reference_files} DESTINATION "${documents_folder}/docs" COMPONENT documents)
install(DIRECTORY "${documents}/handbook" "${documents}/pictures" DESTINATION "${documents_folder}/docs" COMPONENT documents)
install(FILES "${PROJECT_SOURCE_DIR}/CHANGES.md" DESTINATION "${documents_folder}" COMPONENT documents)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/resources/samples" DESTINATION "${documents_folder}" COMPONENT documents)

# The same documents for a browser.
if(QUOTADECK_HTML)
    set(html "${PROJECT_BINARY_DIR}/html")
    file(GLOB handbook_files CONFIGURE_DEPENDS "${documents}/handbook/*.md" "${documents}/handbook/*/*.md")
    set(html_script "${CMAKE_CURRENT_LIST_DIR}/HandbookHtml.cmake")
    # The stamp is outside of the folder, which is installed as it is.
    add_custom_command(OUTPUT "${PROJECT_BINARY_DIR}/html.stamp"
        COMMAND ${CMAKE_COMMAND} -DCMARK=${QUOTADECK_CMARK} -DDOCUMENTS=${documents} "-DREFERENCE=${reference}" -DOUTPUT=${html}
            -P "${html_script}"
        COMMAND ${CMAKE_COMMAND} -E touch "${PROJECT_BINARY_DIR}/html.stamp"
        DEPENDS "${html_script}" "${documents}/handbook.css" ${handbook_files} ${reference_files}
        COMMENT "Handbook as HTML" VERBATIM)
    add_custom_target(html ALL DEPENDS "${PROJECT_BINARY_DIR}/html.stamp")
    install(DIRECTORY "${html}/" DESTINATION "${documents_folder}/html" COMPONENT documents)
endif()

# With the schema that editors check them with.
install(DIRECTORY "${PROJECT_SOURCE_DIR}/resources/scenarios" DESTINATION "${CMAKE_INSTALL_DATADIR}/quotadeck")
# Likewise for the other files that are written by hand.
install(DIRECTORY "${PROJECT_SOURCE_DIR}/resources/schemas" DESTINATION "${CMAKE_INSTALL_DATADIR}/quotadeck")

# Distributions look for units in a folder that does not depend on the prefix.
set(QUOTADECK_UNIT_FOLDER lib/systemd/system CACHE STRING "Folder of systemd units, below the prefix or absolute")
mark_as_advanced(QUOTADECK_UNIT_FOLDER)
# The unit has the paths of the configured prefix; installed elsewhere, edit it.
set(unit "${PROJECT_BINARY_DIR}/quotadeck-collect.service")
set(documents_path "${CMAKE_INSTALL_FULL_DATAROOTDIR}/doc/quotadeck/docs")
configure_file("${PROJECT_SOURCE_DIR}/resources/systemd/quotadeck-collect.service.in" "${unit}" @ONLY)
install(FILES "${unit}" DESTINATION "${QUOTADECK_UNIT_FOLDER}")
