// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textspan.h"
#include "core/config/yaml/textedit.h"

#include <cstddef>
#include <string>
#include <utility>
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

/// Takes findings up to a number that nobody reads to the end: a file may be wrong in more places than fit in memory.
class FindingLog
{
public:
    static constexpr std::size_t kMost = 10'000;

    /// The reference lives until the next one; beyond kMost it is that of a finding which is dropped.
    Finding& add(Finding finding)
    {
        if (m_findings.size() < kMost)
            return m_findings.emplace_back(std::move(finding));
        m_isCut = true;
        return m_dropped = std::move(finding);
    }
    [[nodiscard]] bool isCut() const { return m_isCut; }
    [[nodiscard]] std::vector<Finding> take() { return std::move(m_findings); }

private:
    std::vector<Finding> m_findings;
    Finding m_dropped;
    bool m_isCut = false;
};
} // namespace quotadeck::config
