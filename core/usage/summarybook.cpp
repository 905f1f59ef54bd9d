// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/summarybook.h"

#include <algorithm>
#include <utility>

namespace quotadeck::usage {
namespace {
/// When the application ran; nothing if the summary does not say.
std::optional<Period> runTimeOf(const ApplicationSummary& summary)
{
    const auto begin = summary.started ? summary.started
        : summary.submitted            ? summary.submitted
                                       : summary.finished;
    const auto end = summary.finished ? summary.finished : begin;
    if (!begin)
        return std::nullopt;
    return Period{std::chrono::floor<Seconds>(std::min(*begin, *end)), std::chrono::floor<Seconds>(*end)};
}

SubjectPtr ownerOn(const std::string& instanceType, const Subject& plain)
{
    Subject subject = plain;
    subject[Dimension::InstanceType] = instanceType == "UNKNOWN" ? "" : instanceType;
    return std::make_shared<const Subject>(std::move(subject));
}

Knowledge knowledge(std::size_t without, std::size_t all)
{
    if (without == 0)
        return Knowledge::All;
    return without == all ? Knowledge::None : Knowledge::Part;
}
} // namespace

Status SummaryBook::add(const ApplicationSummary& summary)
{
    const auto time = runTimeOf(summary);
    if (!time)
        return fail(ErrorCode::Parse, {}, QUOTADECK_TEXT("usage", "the summary has no time"));
    if (!summary.hasUsed) // not known is not zero
        return fail(
            ErrorCode::Parse, {},
            QUOTADECK_TEXT("usage", "the summary does not say what was used: the line may be cut off"));
    const auto count = [](const auto& at) { return at ? at->count() : kNeverStarted; };
    if (!m_known.emplace(summary.rmId, summary.id.text(), count(summary.submitted), count(summary.finished))
             .second) {
        ++m_repeated;
        return {};
    }
    m_withoutPreempted += summary.hasPreempted ? 0U : 1U;
    m_withoutPlaceholders += summary.hasPlaceholders ? 0U : 1U;
    m_notCompleted += summary.state == "Completed" ? 0U : 1U;
    Subject subject;
    const auto known = [](const std::string& text) {
        return text.empty() ? std::nullopt : std::optional(text); // fields that a line lacks
    };
    subject[Dimension::Application] = known(summary.id.text());
    subject[Dimension::User] = known(summary.user.text());
    subject[Dimension::Queue] = known(summary.queue.text());
    const auto plain = std::make_shared<const Subject>(subject);
    const auto wait = waitOf(summary.submitted, summary.started);
    m_withoutWait += wait ? 0U : 1U;
    m_ledger.waits.push_back({plain, time->from, wait});
    add(plain, *time, Account::Used, summary.usage.used);
    add(plain, *time, Account::Preempted, summary.usage.preempted);
    add(plain, *time, Account::Placeholder, summary.usage.placeholder);
    if (!summary.hasPreempted)
        addUnknown(m_preemptedUnknown, plain, *time, Account::Preempted, summary.usage.used);
    if (!summary.hasPlaceholders)
        addUnknown(m_placeholdersUnknown, plain, *time, Account::Placeholder, summary.usage.used);
    return {};
}

void SummaryBook::add(const SubjectPtr& plain, const Period& time, Account account,
                      const ResourceHistory& history)
{
    for (const auto& [instanceType, amounts] : history) {
        const auto owner = ownerOn(instanceType, *plain);
        for (const auto& [type, value] : amounts.entries()) {
            // A counter of 64 bits that was full is negative where it wrapped, and the largest number where it was held (SUM-3).
            const bool hasOverflowed = value < 0 || value == kMaxQuantity;
            m_ledger.records.push_back(
                {owner, account, type, time, hasOverflowed ? std::nullopt : std::optional<Amount>(value)});
        }
    }
}

void SummaryBook::addUnknown(std::vector<Record>& records, const SubjectPtr& plain, const Period& time,
                             Account account, const ResourceHistory& history)
{
    for (const auto& [instanceType, amounts] : history) {
        const auto owner = ownerOn(instanceType, *plain);
        for (const auto& [type, value] : amounts.entries())
            records.push_back({owner, account, type, time, std::nullopt, false});
    }
}

Ledger SummaryBook::take()
{
    const auto note = [this](std::size_t count, MessageTemplate text) {
        if (count > 0)
            m_ledger.notes.emplace_back(text, Message::Count(count));
    };
    m_ledger.known = {Knowledge::All, knowledge(m_withoutPreempted, summaries()),
                      knowledge(m_withoutPlaceholders, summaries())};
    m_ledger.knowsWaits = knowledge(m_withoutWait, summaries());
    if (m_ledger.knowsWaits == Knowledge::None)
        m_ledger.waits.clear();
    for (auto* const unknown : {&m_preemptedUnknown, &m_placeholdersUnknown}) {
        const auto records = std::exchange(*unknown, {});
        if (!records.empty() && m_ledger.knows(records.front().account) == Knowledge::Part)
            m_ledger.records.insert(m_ledger.records.end(), records.begin(), records.end());
    }
    note(m_repeated,
         QUOTADECK_COUNT_TEXT("usage", "%n summaries occur again and count once",
                              "%n summary occurs again and counts once"));
    note(m_notCompleted,
         QUOTADECK_COUNT_TEXT("usage",
                              "%n summaries are of applications that did not complete: their amounts may be "
                              "incomplete",
                              "%n summary is of an application that did not complete: its amounts may be "
                              "incomplete"));
    if (m_withoutPreempted > 0 && m_withoutPreempted < summaries())
        note(m_withoutPreempted,
             QUOTADECK_COUNT_TEXT("usage", "%n summaries do not say what was preempted",
                                  "%n summary does not say what was preempted"));
    if (m_withoutPlaceholders > 0 && m_withoutPlaceholders < summaries())
        note(m_withoutPlaceholders,
             QUOTADECK_COUNT_TEXT("usage", "%n summaries do not say what placeholders held",
                                  "%n summary does not say what placeholders held"));
    if (m_ledger.knowsWaits == Knowledge::Part)
        note(m_withoutWait,
             QUOTADECK_COUNT_TEXT("usage", "%n summaries do not say how long the application waited",
                                  "%n summary does not say how long the application waited"));
    m_ledger.notes.emplace_back(QUOTADECK_TEXT(
        "usage", "summaries are of applications that have ended: what still runs is not in them"));
    return std::exchange(m_ledger, {});
}
} // namespace quotadeck::usage
