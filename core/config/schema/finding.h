// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/textspan.h"
#include "core/config/yaml/textedit.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quotadeck::config {
enum class Severity { Error, Warning, Info };

/// A rule: what it requires, and how its findings are reported.
struct RuleInfo
{
    std::string_view id; ///< "VAL-37"
    Severity severity = Severity::Error; ///< of a finding, unless the finding has another one
    std::string_view category; ///< the scheduler's reason in one word; empty for warnings and infos
    MessageTemplate title{}; ///< one short sentence: what a configuration should look like
    MessageTemplate help{}; ///< why, and what to do
    bool hasCheck = true; ///< false when validate() never reports it

    /// A rule of the scheduler that explains others and is not checked by itself.
    [[nodiscard]] static constexpr RuleInfo fact(std::string_view id, Severity severity,
                                                 MessageTemplate title, MessageTemplate help)
    {
        return {id, severity, {}, title, help, false};
    }
    /// The same rule where the scheduler gives another reason.
    [[nodiscard]] constexpr RuleInfo withCategory(std::string_view other) const
    {
        return {id, severity, other, title, help, hasCheck};
    }
};

/// Another place that a finding refers to.
struct RelatedPlace
{
    TextSpan span;
    Message message;
};

/// A change that resolves a finding.
struct Fix
{
    Message title;
    std::vector<TextEdit> edits; ///< in the order of the text, not overlapping
};

/// A problem of a configuration, or a way to improve it.
struct Finding
{
    std::string rule; ///< "VAL-37", "CFG-4"
    Severity severity = Severity::Error;
    std::string category; ///< the scheduler's reason in one word, "queue-name"; empty for warnings
    std::string path; ///< of the queue, as spelled; empty when it is not about a queue
    TextSpan span;
    Message message; ///< one sentence that names both sides of a conflict
    std::vector<RelatedPlace> related;
    std::vector<Fix> fixes;
};

/// Collects findings up to a maximum number: a file may have more problems than fit in memory.
class FindingLog
{
public:
    static constexpr std::size_t kMost = 10'000;

    /// The reference is valid until the next call; beyond kMost it refers to a finding that is dropped.
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
