# SPDX-License-Identifier: GPL-3.0-or-later
# Writes the handbook and the documents that it links to as HTML pages:
#   cmake -DCMARK=cmark-gfm -DDOCUMENTS=resources/docs -DREFERENCE="alerts;cli" -DOUTPUT=html -P HandbookHtml.cmake
# Pages in English are in OUTPUT, those of other languages in a folder each, the documents of REFERENCE in OUTPUT/reference.
# cmark-gfm reads Markdown. This script adds what it does not write: the frame of a page, ids of headings, and links between
# pages. The same sources give the same bytes.
cmake_minimum_required(VERSION 3.25)

# Where files are installed, relative to each other: pictures and samples are not copied for the HTML pages.
set(installed_pages "/html")
set(installed_documents "/docs")
set(installed_samples "/samples")

get_filename_component(DOCUMENTS "${DOCUMENTS}" ABSOLUTE)
get_filename_component(OUTPUT "${OUTPUT}" ABSOLUTE)

# The page of a document, both as paths below DOCUMENTS and OUTPUT; empty for documents without a page.
function(page_of document page)
    set(found "")
    if(document MATCHES "^handbook/(.+)\\.md$")
        set(found "${CMAKE_MATCH_1}.html")
    elseif(document MATCHES "^([^/]+)\\.md$" AND CMAKE_MATCH_1 IN_LIST REFERENCE)
        set(found "reference/${CMAKE_MATCH_1}.html")
    endif()
    if(NOT EXISTS "${DOCUMENTS}/${document}")
        set(found "")
    endif()
    set(${page} "${found}" PARENT_SCOPE)
endfunction()

# What a link of a document becomes on its page; empty if its target is part of the sources only.
function(link_of document link result)
    if(link MATCHES "^(#|[a-z]+:)")
        set(${result} "${link}" PARENT_SCOPE)
        return()
    endif()
    string(REGEX MATCH "^([^#]*)(#.*)?$" ignored "${link}")
    set(path "${CMAKE_MATCH_1}")
    set(fragment "${CMAKE_MATCH_2}")
    cmake_path(ABSOLUTE_PATH path BASE_DIRECTORY "${DOCUMENTS}/${document}/.." NORMALIZE)
    if(NOT EXISTS "${path}")
        message(FATAL_ERROR "${DOCUMENTS}/${document}: the link \"${link}\" has no file. Correct it.")
    endif()
    cmake_path(RELATIVE_PATH path BASE_DIRECTORY "${DOCUMENTS}" OUTPUT_VARIABLE target)
    page_of("${target}" page)
    if(page)
        set(installed "${installed_pages}/${page}")
    elseif(target MATCHES "^pictures/")
        set(installed "${installed_documents}/${target}")
    elseif(target MATCHES "^\\.\\./samples/(.+)$")
        set(installed "${installed_samples}/${CMAKE_MATCH_1}")
    else()
        set(${result} "" PARENT_SCOPE)
        return()
    endif()
    page_of("${document}" own)
    cmake_path(GET own PARENT_PATH folder)
    cmake_path(RELATIVE_PATH installed BASE_DIRECTORY "${installed_pages}/${folder}")
    set(${result} "${installed}${fragment}" PARENT_SCOPE)
endfunction()

# The text of a heading without tags, still escaped for HTML.
function(plain_text html result)
    string(REGEX REPLACE "<[^>]*>" "" text "${html}")
    set(${result} "${text}" PARENT_SCOPE)
endfunction()

# The id of a heading, as GitHub makes it: a link with a fragment works there and here.
function(id_of html result)
    plain_text("${html}" id)
    string(REGEX REPLACE "&(amp|lt|gt|quot);" "" id "${id}")
    string(TOLOWER "${id}" id)
    foreach(letters "Ä/ä" "Ö/ö" "Ü/ü")
        string(REPLACE "/" ";" letters "${letters}")
        list(GET letters 0 upper)
        list(GET letters 1 lower)
        string(REPLACE "${upper}" "${lower}" id "${id}")
    endforeach()
    foreach(mark "„" "“" "”" "‚" "‘" "’" "…" "–" "—" "∞" "→")
        string(REPLACE "${mark}" "" id "${id}")
    endforeach()
    string(REGEX REPLACE "[]!\"#$%&'()*+,./:;<=>?@[\\^`{|}~]" "" id "${id}")
    string(REPLACE " " "-" id "${id}")
    set(${result} "${id}" PARENT_SCOPE)
endfunction()

# Adds ids to the headings of a page and changes its links.
function(finish_body document html result)
    set(rest "${html}")
    set(done "")
    set(used "")
    while(rest MATCHES "<(h[1-6])>|<(a href|img src)=\"([^\"]*)\"")
        set(match "${CMAKE_MATCH_0}")
        set(heading "${CMAKE_MATCH_1}")
        set(kind "${CMAKE_MATCH_2}")
        set(link "${CMAKE_MATCH_3}")
        string(FIND "${rest}" "${match}" begin)
        string(LENGTH "${match}" length)
        math(EXPR after "${begin} + ${length}")
        string(SUBSTRING "${rest}" 0 ${begin} before)
        string(SUBSTRING "${rest}" ${after} -1 rest)
        string(APPEND done "${before}")
        if(heading)
            string(FIND "${rest}" "</${heading}>" end)
            string(SUBSTRING "${rest}" 0 ${end} text)
            id_of("${text}" id)
            set(unique "${id}")
            set(number 0)
            while(unique IN_LIST used)
                math(EXPR number "${number} + 1")
                set(unique "${id}-${number}")
            endwhile()
            list(APPEND used "${unique}")
            string(APPEND done "<${heading} id=\"${unique}\">")
            continue()
        endif()
        link_of("${document}" "${link}" target)
        if(NOT target STREQUAL "")
            string(APPEND done "<${kind}=\"${target}\"")
            # A link that shows the name of a file shows that of its page.
            cmake_path(GET link FILENAME file)
            if(target MATCHES "\\.html$")
                string(FIND "${rest}" ">${file}</a>" shown)
                if(shown EQUAL 0)
                    string(LENGTH "${file}" length)
                    math(EXPR length "${length} + 1")
                    string(SUBSTRING "${rest}" ${length} -1 rest)
                    cmake_path(GET target FILENAME file)
                    string(APPEND done ">${file}")
                endif()
            endif()
        elseif(kind STREQUAL "a href")
            # Only its text is left.
            string(FIND "${rest}" ">" begin)
            string(FIND "${rest}" "</a>" end)
            math(EXPR begin "${begin} + 1")
            math(EXPR length "${end} - ${begin}")
            math(EXPR after "${end} + 4")
            string(SUBSTRING "${rest}" ${begin} ${length} text)
            string(SUBSTRING "${rest}" ${after} -1 rest)
            string(APPEND done "${text}")
        else()
            message(FATAL_ERROR "${DOCUMENTS}/${document}: the picture \"${link}\" is not installed. Move it to pictures.")
        endif()
    endwhile()
    string(APPEND done "${rest}")
    # Wide tables scroll, not the page.
    string(REPLACE "<table>" "<div class=\"wide\"><table>" done "${done}")
    string(REPLACE "</table>" "</table></div>" done "${done}")
    set(${result} "${done}" PARENT_SCOPE)
endfunction()

# Names of a language that a page is linked with. A language of the handbook without them is an error.
set(name_en "English")
set(contents_en "Handbook")
set(name_de "Deutsch")
set(contents_de "Handbuch")

# The folder of the pages in a language, below the handbook.
function(folder_of language result)
    set(folder "${language}/")
    if(language STREQUAL "en")
        set(folder "")
    endif()
    set(${result} "${folder}" PARENT_SCOPE)
endfunction()

# The links above a page: to the contents, and to the same page in each other language. A reference has the contents of all.
function(navigation_of document language result)
    set(links "")
    cmake_path(GET document FILENAME file)
    foreach(other "${language}" ${languages})
        folder_of("${other}" folder)
        set(target "handbook/${folder}${file}")
        set(text "${name_${other}}")
        if(other STREQUAL language OR NOT document MATCHES "^handbook/")
            set(target "handbook/${folder}index.md")
            set(text "${contents_${other}}")
        endif()
        if(NOT EXISTS "${DOCUMENTS}/${target}")
            continue()
        endif()
        file(RELATIVE_PATH link "${DOCUMENTS}/${document}/.." "${DOCUMENTS}/${target}")
        link_of("${document}" "${link}" link)
        string(FIND "${links}" "\"${link}\"" known)
        if(known EQUAL -1)
            string(APPEND links "<a href=\"${link}\" lang=\"${other}\" hreflang=\"${other}\">${text}</a>\n")
        endif()
    endforeach()
    set(${result} "${links}" PARENT_SCOPE)
endfunction()

# Writes the page of a document.
function(write_page document)
    page_of("${document}" page)
    set(language "en")
    if(document MATCHES "^handbook/([a-z]+)/")
        set(language "${CMAKE_MATCH_1}")
    endif()
    execute_process(COMMAND "${CMARK}" --to html --extension table --table-prefer-style-attributes "${DOCUMENTS}/${document}"
        OUTPUT_VARIABLE html COMMAND_ERROR_IS_FATAL ANY)
    if(NOT html MATCHES "<h1>([^\n]*)</h1>")
        message(FATAL_ERROR "${DOCUMENTS}/${document} has no title: begin it with \"# \" and its title.")
    endif()
    plain_text("${CMAKE_MATCH_1}" title)
    finish_body("${document}" "${html}" body)
    navigation_of("${document}" "${language}" navigation)
    cmake_path(GET page PARENT_PATH folder)
    file(RELATIVE_PATH style "${OUTPUT}/${folder}" "${OUTPUT}/handbook.css")
    file(WRITE "${OUTPUT}/${page}" "<!DOCTYPE html>
<html lang=\"${language}\">
<head>
<meta charset=\"utf-8\" />
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />
<meta name=\"color-scheme\" content=\"light dark\" />
<title>${title} – QuotaDeck</title>
<link rel=\"stylesheet\" href=\"${style}\" />
</head>
<body>
<nav>
${navigation}</nav>
<main>
${body}</main>
</body>
</html>
")
endfunction()

file(GLOB_RECURSE documents RELATIVE "${DOCUMENTS}" "${DOCUMENTS}/handbook/*.md")
foreach(reference IN LISTS REFERENCE)
    list(APPEND documents "${reference}.md")
endforeach()
list(SORT documents)
set(languages "en")
foreach(document IN LISTS documents)
    if(document MATCHES "^handbook/([a-z]+)/")
        list(APPEND languages "${CMAKE_MATCH_1}")
    endif()
endforeach()
list(REMOVE_DUPLICATES languages)
foreach(language IN LISTS languages)
    if(NOT DEFINED name_${language})
        message(FATAL_ERROR "resources/cmake/HandbookHtml.cmake has no name_${language} and contents_${language}. Add them.")
    endif()
endforeach()

# Pages of documents that no longer exist are not left.
file(REMOVE_RECURSE "${OUTPUT}")
foreach(document IN LISTS documents)
    write_page("${document}")
endforeach()
file(COPY_FILE "${DOCUMENTS}/handbook.css" "${OUTPUT}/handbook.css")
