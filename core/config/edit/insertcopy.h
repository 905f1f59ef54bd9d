// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/edit/configplace.h"
#include "core/config/yaml/yamlsplicer.h"

namespace quotadeck::config {
class ConfigSource;

/// The edits of @p source that insert a copy of @p item of the configuration @p from, with its text and comments; the last
/// step of @p place is the position that it gets. Errors: those of Document::insert().
[[nodiscard]] Result<TextEdits> editsToInsertCopy(const ConfigSource& source, const ConfigPlace& place,
                                                  const ConfigSource& from, const ConfigPlace& item);
} // namespace quotadeck::config
