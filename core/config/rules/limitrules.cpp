// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/names.h"
#include "core/config/rules/queuevisit.h"
#include "core/config/rules/rules.h"
#include "core/config/schema/effective.h"
#include "core/resource/display.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace quotadeck::config {
namespace {
constexpr RuleInfo kLimitEmpty{"VAL-33", Severity::Error, "limit-empty",
                               QUOTADECK_TEXT("rules", "A limit has at least one user or group"),
                               QUOTADECK_TEXT("rules", "Add a user or a group, or \"*\" for everyone else.")};
constexpr RuleInfo kLimitUserName{
    "VAL-34", Severity::Error, "limit-user-name",
    QUOTADECK_TEXT("rules", "Users and groups of a limit are legal names"),
    QUOTADECK_TEXT("rules",
                   "Letters, digits and some signs are allowed, and \"*\" for "
                   "everyone else; none of @ # / $ is allowed in the name of a group.")};
constexpr RuleInfo kLimitGroupName = kLimitUserName.withCategory("limit-group-name");
constexpr RuleInfo kLimitDuplicate{
    "VAL-35", Severity::Error, "limit-duplicate",
    QUOTADECK_TEXT("rules", "A name is limited once on a queue"),
    QUOTADECK_TEXT(
        "rules",
        "Each user and group occurs in one limit of the queue. Combine the limits of a name in one.")};
constexpr RuleInfo kLimitAfterWildcard{
    "VAL-36", Severity::Error, "limit-wildcard-order",
    QUOTADECK_TEXT("rules", "A wildcard comes after all names"),
    QUOTADECK_TEXT("rules", "Names after \"*\" would never match. Move the wildcard limit to the end.")};
constexpr RuleInfo kLimitGroupWildcardOnly{
    "VAL-37", Severity::Error, "limit-group-wildcard-only",
    QUOTADECK_TEXT("rules", "A wildcard group follows a named group"),
    QUOTADECK_TEXT(
        "rules",
        "The group wildcard alone is not allowed: name a group in the same limit or in one before it.")};
constexpr RuleInfo kLimitQuantity{
    "VAL-38", Severity::Error, "limit-resource-parse",
    QUOTADECK_TEXT("rules", "The resources of a limit are quantities above zero"),
    QUOTADECK_TEXT("rules", "Write quantities such as 500m or 10Gi, with at least one above zero.")};
constexpr RuleInfo kLimitZero = kLimitQuantity.withCategory("limit-resource-zero");
constexpr RuleInfo kLimitNull{
    "VAL-39", Severity::Error, "limit-null",
    QUOTADECK_TEXT("rules", "A limit sets resources or applications"),
    QUOTADECK_TEXT("rules", "Set maxapplications or maxresources, or remove the limit.")};
constexpr RuleInfo kLimitAboveQueueApplications{
    "VAL-40", Severity::Error, "limit-vs-queue-apps",
    QUOTADECK_TEXT("rules", "A limit allows no more applications than its queue"),
    QUOTADECK_TEXT("rules", "Lower the limit or raise the maximum of the queue.")};
constexpr RuleInfo kLimitAboveQueueMax{
    "VAL-41", Severity::Error, "limit-vs-queue-max",
    QUOTADECK_TEXT("rules", "A limit allows no more resources than its queue"),
    QUOTADECK_TEXT("rules", "Lower the limit or raise the maximum of the queue.")};
constexpr RuleInfo kQueueMaxQuantity = kLimitAboveQueueMax.withCategory("resource-parse");
constexpr RuleInfo kLimitAboveRootLimit{
    "VAL-LINT-1", Severity::Warning, "",
    QUOTADECK_TEXT("rules", "A limit fits into every limit of the root queue"),
    QUOTADECK_TEXT("rules",
                   "The scheduler compares only limits of the same name, and names with the wildcard.")};
constexpr RuleInfo kWildcardNotAlone{
    "VAL-LINT-2", Severity::Warning, "", QUOTADECK_TEXT("rules", "A wildcard is the only entry of its list"),
    QUOTADECK_TEXT("rules",
                   "The other names in the list have the same limit anyway, each for its own usage.")};
constexpr RuleInfo kNameRepeated{
    "VAL-LINT-3", Severity::Warning, "", QUOTADECK_TEXT("rules", "A name occurs once in a list"),
    QUOTADECK_TEXT(
        "rules",
        "The scheduler's manual states that repeated names are ignored; the scheduler rejects them.")};
constexpr RuleInfo kApplicationsZero{
    "VAL-LINT-4", Severity::Warning, "", QUOTADECK_TEXT("rules", "A maximum of applications is not 0"),
    QUOTADECK_TEXT(
        "rules",
        "0 is read as not set, which means no limit. Remove the key, or write the intended number.")};
constexpr RuleInfo kGroupShadowed{
    "ADV-1", Severity::Info, "", QUOTADECK_TEXT("rules", "No group wildcard hides a named group above it"),
    QUOTADECK_TEXT(
        "rules",
        "An application is counted under the group that matches on the lowest queue, and * matches every "
        "group: the limit of the named group further up does not count what runs here.")};
constexpr RuleInfo kGroupWildcardShared{
    "ADV-4", Severity::Info, "", QUOTADECK_TEXT("rules", "A group wildcard is intended as one shared limit"),
    QUOTADECK_TEXT("rules",
                   "All members of all other groups share the limit of the group *. For a limit for each "
                   "user add the user *.")};

/// Values by name. Most queues have limits for few names, which are searched fastest one by one.
///
/// Ownership: keeps views of the names, which must outlive it.
template <typename Value>
class NameTable
{
public:
    /// nullptr when @p name is not there. Lives until the next change.
    [[nodiscard]] const Value* find(std::string_view name) const
    {
        if (m_numbers.empty()) {
            const auto entry = std::ranges::find(m_entries, name, &Entry::first);
            return entry == m_entries.end() ? nullptr : &entry->second;
        }
        const auto number = m_numbers.find(name);
        return number == m_numbers.end() ? nullptr : &m_entries[number->second].second;
    }
    /// Adds @p name, which is not there.
    void add(std::string_view name, Value value)
    {
        constexpr std::size_t kFew = 16;
        m_entries.emplace_back(name, std::move(value));
        if (m_entries.size() <= kFew)
            return;
        for (std::size_t i = m_numbers.size(); i < m_entries.size(); ++i)
            m_numbers.emplace(m_entries[i].first, i);
    }
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }

private:
    using Entry = std::pair<std::string_view, Value>;

    std::vector<Entry> m_entries;
    std::unordered_map<std::string_view, std::size_t> m_numbers; ///< positions in it, once there are many
};

/// The differences between the users and the groups of a limit.
struct Names
{
    bool (*isValid)(std::string_view);
    const RuleInfo& badName;
    MessageTemplate isInvalid; ///< of the name
    MessageTemplate isRepeated; ///< of the name and the queue
    MessageTemplate isAfterWildcard; ///< of the name
};

constexpr Names kUsers
    = {isUserName, kLimitUserName,
       QUOTADECK_TEXT("rules",
                      "\"%1\" is not a user name: start with a letter or _, go on with A-Z a-z 0-9 _ : # / . "
                      "@ -, at the end also $"),
       QUOTADECK_TEXT("rules", "user \"%1\" has a limit on %2 already"),
       QUOTADECK_TEXT("rules", "user \"%1\" comes after the wildcard \"*\": named users must come first")};
constexpr Names kGroups
    = {isGroupName, kLimitGroupName,
       QUOTADECK_TEXT("rules",
                      "\"%1\" is not a group name: start with a letter or _, go on with A-Z a-z 0-9 _ : . -"),
       QUOTADECK_TEXT("rules", "group \"%1\" has a limit on %2 already"),
       QUOTADECK_TEXT("rules", "group \"%1\" comes after the wildcard \"*\": named groups must come first")};

/// The place of a name.
struct NamePlace
{
    TextSpan span;
    const LimitConfig* limit;
};

/// The names seen on one queue so far, over all its limits.
using Seen = NameTable<NamePlace>;

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
            m_run.report(kLimitEmpty, m_path, limit.span,
                         QUOTADECK_TEXT("rules", "this limit has no users and no groups: add at least one"));
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
    void offerOrder(Finding& finding, const TextList& list, const NamePlace& wildcard);
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
            m_run.report(names.badName, m_path, name.span, {names.isInvalid, name.value});
        }
        if (const NamePlace* const first = seen.find(name.value)) {
            Finding& finding
                = m_run.report(kLimitDuplicate, m_path, name.span, {names.isRepeated, name.value, m_path});
            finding.related.push_back({first->span, QUOTADECK_TEXT("rules", "the first one is here")});
            // Of two limits the later one applies to the queues below.
            if (m_run.quotaFixes().mayEditLimits(m_queue)
                && (first->limit == &limit || !m_run.quotaFixes().hasLimitsBelow(m_queue)))
                addFix(finding, Message(QUOTADECK_TEXT("rules", "Remove \"%1\" here"), name.value),
                       m_run.writer().removeItem(name.span));
        } else {
            seen.add(name.value, {name.span, &limit});
        }
        const NamePlace* const wildcard = isWildcard ? nullptr : seen.find(kWildcard);
        if (wildcard) {
            Finding& finding
                = m_run.report(kLimitAfterWildcard, m_path, name.span, {names.isAfterWildcard, name.value});
            finding.related.push_back({wildcard->span, QUOTADECK_TEXT("rules", "the wildcard is here")});
            offerOrder(finding, list, *wildcard);
        }
    }
}

/// The fix moves the wildcard to the end of its list, or its limit to the end. Limits that name groups are not moved,
/// because the order of groups has an effect.
void LimitChecker::offerOrder(Finding& finding, const TextList& list, const NamePlace& wildcard)
{
    if (!m_run.quotaFixes().mayEditLimits(m_queue))
        return;
    const auto isSame = [&](const TextField& name) { return name.span == wildcard.span; };
    if (std::ranges::any_of(list.value, isSame))
        addFix(finding, QUOTADECK_TEXT("rules", "Move \"*\" to the end of the list"),
               m_run.writer().moveItemLast(wildcard.span));
    else if (hasOnlyWildcards(wildcard.limit->users) && hasOnlyWildcards(wildcard.limit->groups))
        addFix(finding, QUOTADECK_TEXT("rules", "Move the limit of \"*\" to the end"),
               m_run.writer().moveItemLast(wildcard.limit->span));
}

void LimitChecker::checkGroupWildcard(const LimitConfig& limit) // VAL-37
{
    const NamePlace* const wildcard = m_groups.find(kWildcard);
    // Reported once, at the limit of the wildcard.
    if (!wildcard || m_groups.size() != 1 || wildcard->limit != &limit)
        return;
    m_run.report(
        kLimitGroupWildcardOnly, m_path, wildcard->span,
        Message(QUOTADECK_TEXT("rules",
                               "the group wildcard \"*\" needs a limit for a named group before it on %1"),
                m_path));
}

void LimitChecker::checkValues(const LimitConfig& limit, const ParsedResource& resources)
{
    reportQuantities(m_run, kLimitQuantity, m_path, {QuotaPlace::Kind::Limit, &m_queue, &limit},
                     resources.bad);
    const bool hasResources = !limit.maxResources.value.empty();
    if (hasResources && resources.bad.empty() && !strictlyGreaterThanZero(resources.value)) { // VAL-38
        m_run.report(
            kLimitZero, m_path, limit.maxResources.span,
            QUOTADECK_TEXT("rules", "\"maxresources\" has only zeros: at least one value must be above 0"));
    }
    if (!hasResources && limit.maxApplications.value == 0) { // VAL-39
        m_run.report(
            kLimitNull, m_path, limit.span,
            QUOTADECK_TEXT("rules",
                           "this limit limits nothing: set \"maxresources\", \"maxapplications\" or both"));
    }
}

void LimitChecker::checkAgainstQueue(const LimitConfig& limit, const ParsedResource& resources)
{
    const std::uint64_t queueApps = m_queue.maxApplications.value;
    if (queueApps != 0 && queueApps < limit.maxApplications.value) { // VAL-40
        Finding& finding = m_run.report(
            kLimitAboveQueueApplications, m_path, limit.maxApplications.span,
            Message(
                QUOTADECK_TEXT("rules", "this limit allows %1 applications, but queue %2 only %3 in total"),
                limit.maxApplications.value, m_path, queueApps));
        finding.related.push_back(
            {m_queue.maxApplications.span, QUOTADECK_TEXT("rules", "the maximum of the queue")});
        m_run.quotaFixes().lowerLimitApplications(finding, limit);
        m_run.quotaFixes().raiseApplications(finding, m_queue, limit.maxApplications.value);
    }
    if (m_queue.name.value == kRootQueue) // VAL-41
        return;
    // Reported once, with the first limit.
    reportQuantities(m_run, kQueueMaxQuantity, m_path, {QuotaPlace::Kind::Max, &m_queue, nullptr},
                     std::exchange(m_queueMax.bad, {}));
    for (const Excess& excess : excesses(m_queueMax.value, resources.value)) {
        Finding& finding = m_run.report(
            kLimitAboveQueueMax, m_path, placeIn(limit.maxResources, excess.type, limit.span),
            Message(QUOTADECK_TEXT("rules", "this limit allows %1, more than the maximum %2 of queue %3"),
                    excess.askedText(), excess.allowedText(), m_path));
        finding.related.push_back({placeIn(m_queue.resources.value.max, excess.type, placeOf(m_queue)),
                                   QUOTADECK_TEXT("rules", "the maximum of the queue")});
        m_run.quotaFixes().lowerLimit(finding, limit);
        m_run.quotaFixes().raiseMax(finding, m_queue, excess.type);
    }
}

bool isWildcard(const TextField& name)
{
    return name.value == kWildcard;
}

bool sharesName(const TextList& names, const std::unordered_set<std::string_view>& others)
{
    return !names.value.empty()
        && (others.contains(kWildcard) || std::ranges::any_of(names.value, [&](const TextField& name) {
                return others.contains(name.value);
            }));
}

/// The first group wildcard of @p queue; nullptr when there is none.
const TextField* groupWildcard(const QueueConfig& queue)
{
    for (const LimitConfig& limit : queue.limits.value) {
        const auto found = std::ranges::find_if(limit.groups.value, isWildcard);
        if (found != limit.groups.value.end())
            return &*found;
    }
    return nullptr;
}

void reportRepeated(RuleRun& run, const QueueVisit& visit, const MessageTemplate& message,
                    TextList LimitConfig::*list)
{
    std::unordered_set<std::string_view> seen;
    for (const LimitConfig& limit : visit.queue.limits.value) {
        for (const TextField& name : (limit.*list).value) {
            if (!seen.emplace(name.value).second) {
                run.report(kNameRepeated, visit.path(), name.span, {message, name.value});
            }
        }
    }
}

void reportZero(RuleRun& run, const std::string& path, const TextSpan& mapping, const CountField& field,
                bool mayEdit)
{
    Finding& finding = run.report(
        kApplicationsZero, path, field.span,
        QUOTADECK_TEXT(
            "rules",
            "\"maxapplications: 0\" means no limit, although the documentation forbids it: remove the key"));
    if (mayEdit)
        addFix(finding, QUOTADECK_TEXT("rules", "Remove \"maxapplications\""),
               run.writer().removeKey(mapping, "maxapplications"));
}
} // namespace

void checkLimits(RuleRun& run, const std::string& path, const QueueConfig& queue)
{
    if (queue.limits.value.empty())
        return;
    LimitChecker checker(run, path, queue);
    for (const LimitConfig& limit : queue.limits.value)
        checker.check(limit);
}

void lintRootLimit(RuleRun& run, const QueueVisit& visit)
{
    if (visit.isRoot() || visit.tour.rootBounds.empty())
        return;
    for (const LimitConfig& limit : visit.queue.limits.value) {
        const Resource values = parseResource(limit.maxResources).value;
        for (const RootBound& bound : visit.tour.rootBounds) {
            const auto value = values.find(bound.type);
            // Limits with a common name are compared by the scheduler (VAL-79).
            if (!value || *value <= bound.value || !reportedType(bound.type.name()).empty()
                || (limit.*bound.kind).value.empty() || sharesName(limit.*bound.kind, bound.names))
                continue;
            const auto entry
                = std::ranges::find(limit.maxResources.value, bound.type.name(), &TextEntry::key);
            run.report(
                   kLimitAboveRootLimit, visit.path(), entry->valueSpan,
                   Message(
                       QUOTADECK_TEXT(
                           "rules",
                           "this limit allows %1 %2, more than %3 that a limit of the root queue allows: "
                           "that limit is intended as the upper bound, but the scheduler does not check it"),
                       bound.type.name(), Message::Figure{displayQuantity(bound.type, *value)},
                       Message::Figure{displayQuantity(bound.type, bound.value)}))
                .related.push_back(
                    {bound.limit->span, QUOTADECK_TEXT("rules", "the limit of the root queue")});
        }
    }
}

void lintWildcardAlone(RuleRun& run, const QueueVisit& visit)
{
    for (const LimitConfig& limit : visit.queue.limits.value) {
        for (const TextList* const list : {&limit.users, &limit.groups}) {
            const auto wildcard = std::ranges::find_if(list->value, isWildcard);
            if (wildcard != list->value.end() && list->value.size() > 1) {
                run.report(kWildcardNotAlone, visit.path(), wildcard->span,
                           QUOTADECK_TEXT("rules",
                                          "according to the documentation \"*\" must be alone in its list: "
                                          "add a separate limit for it"));
            }
        }
    }
}

void lintRepeatedNames(RuleRun& run, const QueueVisit& visit)
{
    if (!run.hasErrors()) // a name that is repeated is one (VAL-35)
        return;
    reportRepeated(run, visit,
                   QUOTADECK_TEXT("rules",
                                  "according to the documentation a repeated user is ignored, but the "
                                  "scheduler rejects \"%1\" a second time"),
                   &LimitConfig::users);
    reportRepeated(run, visit,
                   QUOTADECK_TEXT("rules",
                                  "according to the documentation a repeated group is ignored, but the "
                                  "scheduler rejects \"%1\" a second time"),
                   &LimitConfig::groups);
}

void lintZeroApplications(RuleRun& run, const QueueVisit& visit)
{
    const auto isZero = [](const CountField& field) { return field.isSet && field.value == 0; };
    const QueueConfig& queue = visit.queue;
    if (isZero(queue.maxApplications))
        reportZero(run, visit.path(), queue.span, queue.maxApplications, true);
    for (const LimitConfig& limit : queue.limits.value) {
        if (isZero(limit.maxApplications))
            reportZero(run, visit.path(), limit.span, limit.maxApplications,
                       run.quotaFixes().mayEditLimits(queue));
    }
}

void adviseShadowedGroups(RuleRun& run, const QueueVisit& visit)
{
    constexpr std::size_t kMostNamed = 3;
    const TextField* const wildcard = groupWildcard(visit.queue);
    if (!wildcard || visit.tour.groups.empty())
        return;
    std::unordered_set<std::string_view> known; // by name here, or shown already
    for (const LimitConfig& limit : visit.queue.limits.value) {
        for (const TextField& group : limit.groups.value)
            known.emplace(group.value);
    }
    std::vector<const NamedGroup*> shadowed;
    for (const NamedGroup& group : visit.tour.groups) {
        if (known.emplace(group.name).second)
            shadowed.push_back(&group);
        if (shadowed.size() > kMostNamed)
            break;
    }
    if (shadowed.empty())
        return;
    std::vector<Message> names;
    for (std::size_t i = 0; i < std::min(kMostNamed, shadowed.size()); ++i)
        names.emplace_back(QUOTADECK_TEXT("rules", "%1 (limit on %2)"), shadowed[i]->name,
                           shadowed[i]->on->path());
    Finding& finding = run.report(
        kGroupShadowed, visit.path(), wildcard->span,
        {shadowed.size() > kMostNamed
             ? QUOTADECK_TEXT("rules",
                              "in %1 the group wildcard \"*\" hides limits of queues above: members of %2 "
                              "and others count as \"*\" here, unless their group has a limit here too")
             : QUOTADECK_TEXT("rules",
                              "in %1 the group wildcard \"*\" hides limits of queues above: members of %2 "
                              "count as \"*\" here, unless their group has a limit here too"),
         visit.path(), Message::joined(names)});
    for (std::size_t i = 0; i < names.size(); ++i)
        finding.related.push_back(
            {shadowed[i]->span,
             Message(QUOTADECK_TEXT("rules", "the limit of group %1"), shadowed[i]->name)});
}

void adviseSharedWildcard(RuleRun& run, const QueueVisit& visit)
{
    const auto hasGroupWildcard
        = [](const LimitConfig& limit) { return std::ranges::any_of(limit.groups.value, isWildcard); };
    const auto& limits = visit.queue.limits.value;
    const auto limit = std::ranges::find_if(limits, hasGroupWildcard);
    if (limit == limits.end() || !looksPerUser(visit.queue, *limit, limit->maxApplications.value))
        return;
    const auto wildcard = std::ranges::find_if(limit->groups.value, isWildcard);
    run.report(kGroupWildcardShared, visit.path(), wildcard->span,
               {QUOTADECK_COUNT_TEXT("rules",
                                     "all groups without a limit of their own share %n applications; a limit "
                                     "for each single user is \"users: ['*']\"",
                                     "all groups without a limit of their own share %n application; a limit "
                                     "for each single user is \"users: ['*']\""),
                Message::Count{limit->maxApplications.value}});
}

std::span<const RuleInfo> limitRules()
{
    static constexpr std::array kRules{
        RuleInfo::fact("VAL-32", Severity::Error,
                       QUOTADECK_TEXT("rules", "Limits of a queue are checked one by one"),
                       QUOTADECK_TEXT("rules",
                                      "In the order of the list; the names of users and of groups are "
                                      "remembered over all limits of the queue.")),
        kLimitEmpty,
        kLimitUserName,
        kLimitDuplicate,
        kLimitAfterWildcard,
        kLimitGroupWildcardOnly,
        kLimitQuantity,
        kLimitNull,
        kLimitAboveQueueApplications,
        kLimitAboveQueueMax,
        RuleInfo::fact("VAL-45", Severity::Error, QUOTADECK_TEXT("rules", "A user name has legal characters"),
                       QUOTADECK_TEXT("rules",
                                      "It starts with a letter or _ and continues with letters, digits and : "
                                      "# / _ . @ -; it may end with $.")),
        RuleInfo::fact(
            "VAL-46", Severity::Error, QUOTADECK_TEXT("rules", "A group name has legal characters"),
            QUOTADECK_TEXT(
                "rules",
                "It starts with a letter or _ and continues with letters, digits, colons, dots, _ and -.")),
        RuleInfo::fact("VAL-47", Severity::Error,
                       QUOTADECK_TEXT("rules", "A limit is compared with its own queue only"),
                       QUOTADECK_TEXT("rules", "The maxima of queues further up are not compared.")),
        kLimitAboveRootLimit,
        kWildcardNotAlone,
        kNameRepeated,
        kApplicationsZero,
        kGroupShadowed,
        kGroupWildcardShared,
    };
    return kRules;
}
} // namespace quotadeck::config
