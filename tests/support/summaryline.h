// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/jsontext.h"
#include "core/usage/summary.h"

#include <chrono>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quotadeck::test {
/// How the summary line is written (SUM-5).
enum class SummaryForm {
    Seed, ///< JSON as in the design document: `appId`, used resources only
    Json, ///< JSON of servers until 1.4: `appID`, and preempted resources
    Text, ///< servers since 1.5
};

/// The fields of a JSON summary as they are appended.
class SummaryJson
{
public:
    void addText(std::string_view name, std::string_view text)
    {
        addName(name);
        appendJsonQuoted(m_out, text);
    }

    void addTime(std::string_view name, std::optional<std::chrono::milliseconds> time)
    {
        if (!time)
            return;
        addName(name);
        m_out += std::to_string(time->count());
    }

    void addHistory(std::string_view name, const ResourceHistory& history)
    {
        addName(name);
        m_out += '{';
        const char* between = "";
        for (const auto& [instanceType, amounts] : history) {
            m_out += std::exchange(between, ",");
            appendJsonQuoted(m_out, instanceType);
            m_out += ':';
            addAmounts(amounts);
        }
        m_out += '}';
    }

    [[nodiscard]] std::string text() const { return m_out + '}'; }

private:
    void addName(std::string_view name)
    {
        m_out += m_out.size() > 1 ? "," : "";
        appendJsonQuoted(m_out, name);
        m_out += ':';
    }

    void addAmounts(const Resource& amounts)
    {
        m_out += '{';
        const char* between = "";
        for (const auto& [type, value] : amounts.entries()) {
            m_out += std::exchange(between, ",");
            appendJsonQuoted(m_out, type.name());
            m_out += ':' + std::to_string(value);
        }
        m_out += '}';
    }

    std::string m_out = "{";
};

inline std::string jsonSummary(const usage::ApplicationSummary& summary, SummaryForm form)
{
    SummaryJson fields;
    fields.addText(form == SummaryForm::Seed ? "appId" : "appID", summary.id.text());
    fields.addTime("submissionTime", summary.submitted);
    fields.addTime("startTime", summary.started);
    fields.addTime("finishTime", summary.finished);
    fields.addText("user", summary.user.text());
    fields.addText("queue", summary.queue.text());
    fields.addText("state", summary.state);
    fields.addText("rmID", summary.rmId);
    fields.addHistory("resourceUsage", summary.usage.used);
    if (form == SummaryForm::Json)
        fields.addHistory("preemptedResource", summary.usage.preempted);
    return fields.text();
}

inline std::string historyText(const ResourceHistory& history)
{
    std::string out = "TrackedResource{";
    const char* between = "";
    for (const auto& [instanceType, amounts] : history) {
        for (const auto& [type, value] : amounts.entries())
            out += fmt::format("{}{}:{}={}", std::exchange(between, ","), instanceType, type.name(), value);
    }
    return out + '}';
}

inline std::string textSummary(const usage::ApplicationSummary& summary)
{
    std::vector<std::string> fields{"ApplicationID: " + summary.id.text()};
    const auto addTime = [&fields](std::string_view name, std::optional<std::chrono::milliseconds> time) {
        if (time)
            fields.push_back(fmt::format("{}: {}", name, time->count()));
    };
    addTime("SubmissionTime", summary.submitted);
    addTime("StartTime", summary.started);
    addTime("FinishTime", summary.finished);
    fields.push_back("User: " + summary.user.text());
    fields.push_back("Queue: " + summary.queue.text());
    fields.push_back("State: " + summary.state);
    fields.push_back("RmID: " + summary.rmId);
    fields.push_back("ResourceUsage: " + historyText(summary.usage.used));
    fields.push_back("PreemptedResource: " + historyText(summary.usage.preempted));
    fields.push_back("PlaceholderResource: " + historyText(summary.usage.placeholder));
    return fmt::format("{{{}}}", fmt::join(fields, ", "));
}

/// The message from the prefix on, without a line end, as the scheduler writes it.
[[nodiscard]] inline std::string summaryLine(const usage::ApplicationSummary& summary,
                                             SummaryForm form = SummaryForm::Seed)
{
    return fmt::format("{} {}", usage::kSummaryPrefix,
                       form == SummaryForm::Text ? textSummary(summary) : jsonSummary(summary, form));
}
} // namespace quotadeck::test
