// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/summarybook.h"

#include <algorithm>
#include <map>
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

/// The names that a summary has; those that a line lacks are not known.
Subject plainSubject(const ApplicationSummary& summary)
{
    const auto known
        = [](const std::string& text) { return text.empty() ? std::nullopt : std::optional(text); };
    Subject subject;
    subject[Dimension::Application] = known(summary.id.text());
    subject[Dimension::User] = known(summary.user.text());
    subject[Dimension::Queue] = known(summary.queue.text());
    return subject;
}

SubjectPtr ownerOn(const std::string& instanceType, const Subject& plain)
{
    Subject subject = plain;
    subject[Dimension::InstanceType] = instanceType == "UNKNOWN" ? "" : instanceType;
    return std::make_shared<const Subject>(std::move(subject));
}

/// Whether a listed application is the one of a summary or of another list. A line of an old form may lack times, and the partition
/// of a saved list is not known.
template <typename Identity>
bool isSame(const Identity& one, const Identity& other)
{
    const auto& [rmId, id, submitted, finished] = one;
    const auto& [otherRmId, otherId, otherSubmitted, otherFinished] = other;
    if (id != otherId || (rmId != otherRmId && !rmId.empty() && !otherRmId.empty()))
        return false;
    if (submitted != kNeverStarted && otherSubmitted != kNeverStarted)
        return submitted == otherSubmitted;
    return finished == otherFinished || finished == kNeverStarted || otherFinished == kNeverStarted;
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
    return add(summary, true); // only those that ran have one (SUM-4)
}

Status SummaryBook::add(const ApplicationSummary& summary, bool hasStarted)
{
    const auto time = runTimeOf(summary);
    if (!time)
        return fail(ErrorCode::Parse, {}, QUOTADECK_TEXT("usage", "the summary has no time"));
    if (!summary.hasUsed) // not known is not zero
        return fail(
            ErrorCode::Parse, {},
            QUOTADECK_TEXT("usage", "the summary does not say what was used: the line may be cut off"));
    if (!m_known.insert(identityOf(summary)).second) {
        ++m_repeated;
        return {};
    }
    m_withoutPreempted += summary.hasPreempted ? 0U : 1U;
    m_withoutPlaceholders += summary.hasPlaceholders ? 0U : 1U;
    m_notCompleted += summary.state == "Completed" ? 0U : 1U;
    const auto plain = std::make_shared<const Subject>(plainSubject(summary));
    if (hasStarted)
        addWait(plain, *time, summary);
    else
        ++m_neverStarted;
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

void SummaryBook::addWait(const SubjectPtr& plain, const Period& time, const ApplicationSummary& summary)
{
    const auto wait = waitOf(summary.submitted, summary.started);
    m_withoutWait += wait ? 0U : 1U;
    m_ledger.waits.push_back({plain, time.from, wait});
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

SummaryBook::Identity SummaryBook::identityOf(const ApplicationSummary& summary)
{
    const auto count = [](const auto& at) { return at ? at->count() : kNeverStarted; };
    return {summary.rmId, summary.id.text(), count(summary.submitted), count(summary.finished)};
}

void SummaryBook::addFinished(const std::vector<ApplicationInfo>& applications, const std::string& rmId)
{
    for (const ApplicationInfo& application : applications) {
        if (auto finished = finishedSummary(application, rmId))
            m_finished.push_back(*std::move(finished));
    }
}

std::optional<Message> SummaryBook::problem() const
{
    const auto isReported = [](const FinishedSummary& each) { return each.summary.hasUsed; };
    if (summaries() > 0 || std::ranges::any_of(m_finished, isReported))
        return std::nullopt;
    if (m_finished.empty())
        return QUOTADECK_TEXT("usage",
                              "no finished application is listed: the scheduler lists those of about "
                              "the last three days");
    if (std::ranges::none_of(m_finished, &FinishedSummary::hasHeld))
        return QUOTADECK_TEXT("usage", "none of the listed applications got anything before it ended");
    return Message(
        QUOTADECK_COUNT_TEXT("usage",
                             "the scheduler does not report what its %n finished applications used: "
                             "use logs with application summaries, or a store that quotadeck "
                             "collect writes",
                             "the scheduler does not report what its %n finished application used: "
                             "use logs with application summaries, or a store that quotadeck "
                             "collect writes"),
        Message::Count(
            static_cast<std::size_t>(std::ranges::count_if(m_finished, &FinishedSummary::hasHeld))));
}

/// Books what the lists have beyond the summaries.
void SummaryBook::bookFinished()
{
    // A list that was saved earlier may have what a later one lacks.
    std::vector<const FinishedSummary*> finished;
    for (const bool isReported : {true, false}) {
        for (const FinishedSummary& each : m_finished) {
            if (each.summary.hasUsed == isReported && each.hasHeld)
                finished.push_back(&each);
        }
    }
    std::multimap<std::string, Identity> known;
    for (const Identity& identity : m_known)
        known.emplace(std::get<1>(identity), identity);
    std::vector<const FinishedSummary*> unreported;
    for (const FinishedSummary* const each : finished) {
        const Identity identity = identityOf(each->summary);
        const auto [first, last] = known.equal_range(each->summary.id.text());
        if (std::any_of(first, last,
                        [&identity](const auto& other) { return isSame(other.second, identity); })) {
            ++m_listedAgain;
            continue;
        }
        known.emplace(each->summary.id.text(), identity);
        if (!each->summary.hasUsed
            || !add(each->summary, each->hasStarted)) // without any time it cannot be placed
            unreported.push_back(each);
    }
    bookUnreported(unreported);
}

/// What @p finished used is not known: not of any resource that is reported of others, or of itself.
void SummaryBook::bookUnreported(const std::vector<const FinishedSummary*>& finished)
{
    m_unreported = finished.size();
    std::set<ResourceType> ofOthers;
    for (const Record& record : m_ledger.records)
        ofOthers.insert(record.type);
    for (const FinishedSummary* const each : finished) {
        const auto time = runTimeOf(each->summary);
        m_neverStarted += each->hasStarted ? 0U : 1U;
        if (!time) {
            m_withoutWait += each->hasStarted ? 1U : 0U;
            continue;
        }
        const auto owner = std::make_shared<const Subject>(plainSubject(each->summary)); // on unknown nodes
        if (each->hasStarted)
            addWait(owner, *time, each->summary);
        std::set<ResourceType> types = ofOthers;
        types.insert(each->types.begin(), each->types.end());
        for (const ResourceType type : types) {
            m_usedUnknown.push_back({owner, Account::Used, type, *time, std::nullopt, false});
            m_preemptedUnknown.push_back({owner, Account::Preempted, type, *time, std::nullopt, false});
            m_placeholdersUnknown.push_back({owner, Account::Placeholder, type, *time, std::nullopt, false});
        }
    }
}

Ledger SummaryBook::take()
{
    bookFinished();
    const std::size_t all = summaries() + m_unreported;
    m_ledger.known = {knowledge(m_unreported, all), knowledge(m_withoutPreempted + m_unreported, all),
                      knowledge(m_withoutPlaceholders + m_unreported, all)};
    m_ledger.knowsWaits = knowledge(m_withoutWait, all - m_neverStarted);
    if (m_ledger.knowsWaits == Knowledge::None)
        m_ledger.waits.clear();
    for (auto* const unknown : {&m_usedUnknown, &m_preemptedUnknown, &m_placeholdersUnknown}) {
        const auto records = std::exchange(*unknown, {});
        if (!records.empty() && m_ledger.knows(records.front().account) == Knowledge::Part)
            m_ledger.records.insert(m_ledger.records.end(), records.begin(), records.end());
    }
    addNotes();
    return std::exchange(m_ledger, {});
}

void SummaryBook::addNotes()
{
    const auto note = [this](std::size_t count, MessageTemplate text) {
        if (count > 0)
            m_ledger.notes.emplace_back(text, Message::Count(count));
    };
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
    note(m_finished.size(),
         QUOTADECK_COUNT_TEXT("usage",
                              "%n finished applications are listed: a scheduler lists them for about three "
                              "days, until it restarts",
                              "%n finished application is listed: a scheduler lists them for about three "
                              "days, until it restarts"));
    note(m_listedAgain,
         QUOTADECK_COUNT_TEXT("usage",
                              "%n finished applications are also in a log, or listed again, and count once",
                              "%n finished application is also in a log, or listed again, and counts once"));
    note(m_unreported,
         QUOTADECK_COUNT_TEXT("usage",
                              "what %n finished applications used is not reported and not in the sums",
                              "what %n finished application used is not reported and not in the sums"));
    if (m_ledger.knowsWaits == Knowledge::Part)
        note(m_withoutWait,
             QUOTADECK_COUNT_TEXT("usage", "%n summaries do not say how long the application waited",
                                  "%n summary does not say how long the application waited"));
    m_ledger.notes.emplace_back(QUOTADECK_TEXT(
        "usage", "summaries are of applications that have ended: what still runs is not in them"));
}
} // namespace quotadeck::usage
