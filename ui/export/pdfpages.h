// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>

namespace quotadeck::ui {
/// The bytes of a PDF file with @p html on A4, dark on white whatever the theme: titles of tables are repeated on each page, which
/// has the title of the document and its number. Pages with wide tables are in landscape, and the text as small as the widest
/// table needs, down to a half.
///
/// Errors: Io where the pages cannot be written. Threading: any; needs a QGuiApplication.
[[nodiscard]] Result<std::string> pdfOfHtml(const std::string& html);
} // namespace quotadeck::ui
