// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mode.h"
#include "core/placement/placement.h"
#include "core/placement/queueview.h"
#include "core/placement/rule.h"
#include "core/placement/submission.h"

#include <optional>
#include <string>
#include <string_view>

namespace quotadeck::placement {
/// Runs single rules for one application. Internal to core/placement.
class RuleRun
{
public:
    RuleRun(const Submission& application, const QueueView& queues, Mode mode)
        : m_application(application)
        , m_queues(queues)
        , m_mode(mode)
    {
    }

    /// The queue that @p rule and its parents lead to (Found), before anything is asked of that queue but whether it
    /// exists (PLC-10 to PLC-27).
    [[nodiscard]] RuleStep run(const Rule& rule) const;

private:
    void lead(const Rule& rule, RuleStep& step) const;
    [[nodiscard]] std::optional<std::string> valueOf(const Rule& rule) const;
    [[nodiscard]] bool isForUser(const Rule& rule) const;
    [[nodiscard]] bool isQualified(const Rule& rule, std::string_view value) const;
    [[nodiscard]] std::optional<QueuePath> parentOf(const Rule& rule, RuleStep& step) const;
    void settle(const Rule& rule, QueuePath path, RuleStep& step) const;

    const Submission& m_application;
    const QueueView& m_queues;
    Mode m_mode;
};
} // namespace quotadeck::placement
