// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textspan.h"
#include "core/config/textedit.h"

#include <string>
#include <vector>

namespace quotadeck::config {
enum class Severity { Error, Warning, Info };

/// Another place that a finding speaks of.
struct RelatedPlace
{
    TextSpan span;
    std::string message;
};

/// A change that settles a finding.
struct Fix
{
    std::string title;
    std::vector<TextEdit> edits; ///< in the order of the text, not overlapping
};

/// One thing that is wrong, or could be better, in a configuration.
struct Finding
{
    std::string rule; ///< "VAL-37", "CFG-4"
    Severity severity = Severity::Error;
    std::string category; ///< the scheduler's reason in one word, "queue-name"; empty for warnings
    std::string path; ///< of the queue, as spelled; empty where none is concerned
    TextSpan span;
    std::string message; ///< one sentence that names both sides of a conflict
    std::vector<RelatedPlace> related;
    std::vector<Fix> fixes;
};
} // namespace quotadeck::config
