// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/report/checkedfile.h"

#include <string>

namespace quotadeck::config {
/// The result of `quotadeck check --format json` for one file, one line without its break. Keys and their order are
/// part of the interface.
[[nodiscard]] std::string checkReportJson(const CheckedFile& file);
} // namespace quotadeck::config
