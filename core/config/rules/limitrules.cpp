// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/limitrules.h"

#include "core/config/rules/names.h"
#include "core/config/rules/nametable.h"
#include "core/config/rules/ruleresources.h"
#include "core/config/schema/effective.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <utility>

namespace quotadeck::config {
namespace {
/// What differs between the users and the groups of a limit.
struct Names
{
    std::string_view noun;
    bool (*isValid)(std::string_view);
    std::string_view allowed;
    Check badName;
    Check duplicate;
    Check afterWildcard;
};

constexpr Names kUsers = {"user",
                          isUserName,
                          "start with a letter or _, go on with A-Z a-z 0-9 _ : # / . @ -, at the end also $",
                          Check::LimitUserName,
                          Check::LimitUserDuplicate,
                          Check::LimitUserAfterWildcard};
constexpr Names kGroups = {"group",
                           isGroupName,
                           "start with a letter or _, go on with A-Z a-z 0-9 _ : . -",
                           Check::LimitGroupName,
                           Check::LimitGroupDuplicate,
                           Check::LimitGroupAfterWildcard};

/// Where a name stands.
struct Place
{
    TextSpan span;
    const LimitConfig* limit;
};
/// The names seen on one queue so far, over all its limits.
using Seen = NameTable<Place>;

bool hasOnlyWildcards(const TextList& list)
{
    return std::ranges::all_of(list.value, [](const TextField& name) { return name.value == kWildcard; });
}

class LimitChecker
{
public:
    LimitChecker(RuleRun& run, const std::string& path, const QueueConfig& queue)
        : m_run(run)
        , m_path(path)
        , m_queue(queue)
        , m_queueMax(parseResource(queue.resources.value.max))
    {
    }

    void check(const LimitConfig& limit)
    {
        if (limit.users.value.empty() && limit.groups.value.empty()) {
            m_run.report(Check::LimitEmpty, m_path, limit.span,
                         "this limit is for nobody: give it users, groups or both");
        }
        checkNames(limit, limit.users, kUsers, m_users);
        checkNames(limit, limit.groups, kGroups, m_groups);
        checkGroupWildcard(limit);
        const ParsedResource resources = parseResource(limit.maxResources);
        checkValues(limit, resources);
        checkAgainstQueue(limit, resources);
    }

private:
    void checkNames(const LimitConfig& limit, const TextList& list, const Names& names, Seen& seen);
    void offerOrder(Finding& finding, const TextList& list, const Place& wildcard);
    void checkGroupWildcard(const LimitConfig& limit);
    void checkValues(const LimitConfig& limit, const ParsedResource& resources);
    void checkAgainstQueue(const LimitConfig& limit, const ParsedResource& resources);

    RuleRun& m_run;
    const std::string& m_path;
    const QueueConfig& m_queue;
    ParsedResource m_queueMax;
    Seen m_users;
    Seen m_groups;
};

void LimitChecker::checkNames(const LimitConfig& limit, const TextList& list, const Names& names, Seen& seen)
{
    for (const TextField& name : list.value) {
        const bool isWildcard = name.value == kWildcard;
        if (!isWildcard && !names.isValid(name.value)) {
            m_run.report(names.badName, m_path, name.span,
                         fmt::format("\"{}\" is no {} name: {}", name.value, names.noun, names.allowed));
        }
        if (const Place* const first = seen.find(name.value)) {
            Finding& finding = m_run.report(
                names.duplicate, m_path, name.span,
                fmt::format("{} \"{}\" has a limit on {} already", names.noun, name.value, m_path));
            finding.related.push_back({first->span, "the first one is here"});
            // Of two limits the later one binds the queues below.
            if (m_run.quotaFixes().mayEditLimits(m_queue)
                && (first->limit == &limit || !m_run.quotaFixes().hasLimitsBelow(m_queue)))
                addFix(finding, fmt::format("Remove \"{}\" here", name.value),
                       m_run.writer().removeItem(name.span));
        } else {
            seen.add(name.value, {name.span, &limit});
        }
        const Place* const wildcard = isWildcard ? nullptr : seen.find(kWildcard);
        if (wildcard) {
            Finding& finding = m_run.report(
                names.afterWildcard, m_path, name.span,
                fmt::format("{} \"{}\" comes after the wildcard \"*\": named {}s must come first", names.noun,
                            name.value, names.noun));
            finding.related.push_back({wildcard->span, "the wildcard is here"});
            offerOrder(finding, list, *wildcard);
        }
    }
}

/// The wildcard goes to the end: of its list, or with its limit. Limits that name groups stay where they are,
/// because the order of the groups has a meaning.
void LimitChecker::offerOrder(Finding& finding, const TextList& list, const Place& wildcard)
{
    if (!m_run.quotaFixes().mayEditLimits(m_queue))
        return;
    const auto isSame = [&](const TextField& name) { return name.span == wildcard.span; };
    if (std::ranges::any_of(list.value, isSame))
        addFix(finding, "Move \"*\" to the end of the list", m_run.writer().moveItemLast(wildcard.span));
    else if (hasOnlyWildcards(wildcard.limit->users) && hasOnlyWildcards(wildcard.limit->groups))
        addFix(finding, "Move the limit of \"*\" to the end",
               m_run.writer().moveItemLast(wildcard.limit->span));
}

void LimitChecker::checkGroupWildcard(const LimitConfig& limit) // VAL-37
{
    const Place* const wildcard = m_groups.find(kWildcard);
    // Where the wildcard stands tells it all; every limit behind it would only repeat it.
    if (!wildcard || m_groups.size() != 1 || wildcard->limit != &limit)
        return;
    m_run.report(
        Check::LimitGroupWildcardOnly, m_path, wildcard->span,
        fmt::format("the group wildcard \"*\" needs a limit for a named group before it on {}", m_path));
}

void LimitChecker::checkValues(const LimitConfig& limit, const ParsedResource& resources)
{
    reportQuantities(m_run, Check::LimitQuantity, m_path, {QuotaPlace::Kind::Limit, &m_queue, &limit},
                     resources.bad);
    const bool hasResources = !limit.maxResources.value.empty();
    if (hasResources && resources.bad.empty() && !strictlyGreaterThanZero(resources.value)) { // VAL-38
        m_run.report(Check::LimitZero, m_path, limit.maxResources.span,
                     "\"maxresources\" has only zeros: at least one value must be above 0");
    }
    if (!hasResources && limit.maxApplications.value == 0) { // VAL-39
        m_run.report(Check::LimitNull, m_path, limit.span,
                     "this limit limits nothing: set \"maxresources\", \"maxapplications\" or both");
    }
}

void LimitChecker::checkAgainstQueue(const LimitConfig& limit, const ParsedResource& resources)
{
    const std::uint64_t queueApps = m_queue.maxApplications.value;
    if (queueApps != 0 && queueApps < limit.maxApplications.value) { // VAL-40
        Finding& finding
            = m_run.report(Check::LimitAboveQueueApplications, m_path, limit.maxApplications.span,
                           fmt::format("this limit allows {} applications, but queue {} only {} altogether",
                                       limit.maxApplications.value, m_path, queueApps));
        finding.related.push_back({m_queue.maxApplications.span, "the maximum of the queue"});
        m_run.quotaFixes().lowerLimitApplications(finding, limit);
        m_run.quotaFixes().raiseApplications(finding, m_queue, limit.maxApplications.value);
    }
    if (m_queue.name.value == kRootQueue) // VAL-41
        return;
    // The first limit tells what is wrong with the maximum; the others would only repeat it.
    reportQuantities(m_run, Check::QueueMaxQuantity, m_path, {QuotaPlace::Kind::Max, &m_queue, nullptr},
                     std::exchange(m_queueMax.bad, {}));
    for (const Excess& excess : excesses(m_queueMax.value, resources.value)) {
        Finding& finding = m_run.report(
            Check::LimitAboveQueueMax, m_path, placeIn(limit.maxResources, excess.type, limit.span),
            fmt::format("this limit allows {}, more than the maximum {} of queue {}", excess.askedText(),
                        excess.allowedText(), m_path));
        finding.related.push_back({placeIn(m_queue.resources.value.max, excess.type, placeOf(m_queue)),
                                   "the maximum of the queue"});
        m_run.quotaFixes().lowerLimit(finding, limit);
        m_run.quotaFixes().raiseMax(finding, m_queue, excess.type);
    }
}
} // namespace

void checkLimits(RuleRun& run, const std::string& path, const QueueConfig& queue)
{
    LimitChecker checker(run, path, queue);
    for (const LimitConfig& limit : queue.limits.value)
        checker.check(limit);
}
} // namespace quotadeck::config
