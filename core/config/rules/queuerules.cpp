// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/nearestname.h"
#include "core/base/text.h"
#include "core/config/rules/acltext.h"
#include "core/config/rules/names.h"
#include "core/config/rules/queuevisit.h"
#include "core/config/rules/rules.h"
#include "core/config/schema/effective.h"
#include "core/config/schema/queueproperties.h"
#include "core/resource/resourceops.h"

#include <absl/container/flat_hash_map.h>
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <span>
#include <utility>
#include <vector>

namespace quotadeck::config {
namespace {
constexpr RuleInfo kAcl{
    "VAL-31", Severity::Error, "acl", QUOTADECK_TEXT("rules", "An access list is \"users groups\""),
    QUOTADECK_TEXT(
        "rules",
        "Names are separated by commas, and one space separates users from groups; \"*\" is everyone.")};
constexpr RuleInfo kQueueName{
    "VAL-42", Severity::Error, "queue-name",
    QUOTADECK_TEXT("rules", "Queue names are legal and unique among siblings"),
    QUOTADECK_TEXT(
        "rules", "Use 1 to 64 letters, digits and _ - : # / @, no dot. Upper and lower case do not matter.")};
constexpr RuleInfo kQueueDuplicate = kQueueName.withCategory("queue-duplicate");
constexpr RuleInfo kProperty{"CFG-LINT-2", Severity::Warning, "",
                             QUOTADECK_TEXT("rules", "Queue properties have known names and values"),
                             QUOTADECK_TEXT("rules",
                                            "An unknown property has no effect, and an invalid value is "
                                            "replaced by the default, both without a message.")};
constexpr RuleInfo kQueueNameCase{
    "CFG-LINT-5", Severity::Warning, "",
    QUOTADECK_TEXT("rules", "Queue names with limits or rules on them are in lower case"),
    QUOTADECK_TEXT("rules",
                   "Usage is counted under the lower-case name; limits and fixed rules with capital letters "
                   "may never apply.")};
constexpr RuleInfo kAclIgnored{
    "CFG-LINT-7", Severity::Warning, "",
    QUOTADECK_TEXT("rules", "Access lists have no entries that the scheduler ignores"),
    QUOTADECK_TEXT("rules",
                   "A \"*\" among other names is ignored, and white space other than a single space becomes "
                   "part of a name.")};
constexpr RuleInfo kParentFalse{
    "VAL-LINT-5", Severity::Warning, "",
    QUOTADECK_TEXT("rules", "A queue with children does not set \"parent: false\""),
    QUOTADECK_TEXT("rules", "Children make it a parent in any case. Remove the key.")};
constexpr RuleInfo kAclSpaces{
    "VAL-90", Severity::Warning, "", QUOTADECK_TEXT("rules", "An access list has at most one space"),
    QUOTADECK_TEXT("rules",
                   "More spaces pass validation, but the queue cannot be created when the file is applied.")};
constexpr RuleInfo kRootCase{
    "VAL-91", Severity::Warning, "", QUOTADECK_TEXT("rules", "The root queue is exactly \"root\""),
    QUOTADECK_TEXT("rules", "Another spelling passes validation, but the partition cannot be created.")};
constexpr RuleInfo kTemplateQuantity{
    "VAL-93", Severity::Warning, "",
    QUOTADECK_TEXT("rules", "The resources of a child template are quantities"),
    QUOTADECK_TEXT("rules",
                   "Validation does not check them. If one is not a quantity, the queue cannot be created "
                   "when the file is applied.")};
constexpr RuleInfo kAclNameIgnored{
    "VAL-95", Severity::Warning, "", QUOTADECK_TEXT("rules", "Names in access lists have legal characters"),
    QUOTADECK_TEXT("rules",
                   "Names with other characters are dropped without a message, so they grant nothing.")};

void checkAcl(RuleRun& run, const std::string& path, std::string_view key, const TextField& acl) // VAL-31
{
    const std::size_t fields = aclFieldCount(acl.value);
    if (fields > 2) {
        run.report(
            kAcl, path, acl.span,
            Message(QUOTADECK_TEXT(
                        "rules",
                        "\"%1\" has %2 parts: write users, one space, groups; names are separated by commas"),
                    key, fields));
    }
}

void checkChildNames(RuleRun& run, const std::string& path, const QueueConfig& queue) // VAL-42
{
    absl::flat_hash_map<std::string, const QueueConfig*> seen;
    seen.reserve(queue.queues.value.size());
    for (const QueueConfig& child : queue.queues.value) {
        const std::string& name = child.name.value;
        if (!isQueueName(name)) {
            run.report(
                kQueueName, pathBelow(path, child), placeOf(child),
                name.empty()
                    ? Message(QUOTADECK_TEXT("rules", "a queue needs a name"))
                    : Message(
                        QUOTADECK_TEXT("rules",
                                       "\"%1\" is not a queue name: use 1 to 64 of A-Z a-z 0-9 _ - : # / @"),
                        name));
        }
        const auto [first, isNew] = seen.try_emplace(asciiLowered(name), &child);
        if (!isNew) {
            run.report(kQueueDuplicate, pathBelow(path, child), placeOf(child),
                       Message(QUOTADECK_TEXT(
                                   "rules",
                                   "\"%1\" has a queue \"%2\" already; upper and lower case do not matter"),
                               path, first->second->name.value))
                .related.push_back(
                    {placeOf(*first->second), QUOTADECK_TEXT("rules", "the first one is here")});
        }
    }
}

/// @p path is that of @p queue. All queues share the string: one for each would cost an allocation.
void checkQueue(RuleRun& run, std::string& path, const QueueConfig& queue)
{
    checkAcl(run, path, "adminacl", queue.adminAcl);
    checkAcl(run, path, "submitacl", queue.submitAcl);
    checkLimits(run, path, queue);
    checkChildNames(run, path, queue);
    const std::size_t length = path.size();
    for (const QueueConfig& child : queue.queues.value) { // VAL-43
        path.append(path.empty() ? "" : ".").append(child.name.value);
        checkQueue(run, path, child);
        path.resize(length);
    }
}

constexpr std::array<QueueLint, 20> kQueueLints
    = {lintTypes,         lintProperties,       lintNameCase,         lintZeroMax,
       lintAclForm,       lintReservedName,     lintAncestorMax,      lintRootLimit,
       lintWildcardAlone, lintRepeatedNames,    lintZeroApplications, lintParentFalse,
       lintMissingQuota,  lintAclSpaces,        lintRootName,         lintTemplate,
       lintAclNames,      adviseShadowedGroups, adviseNearMax,        adviseSharedWildcard};

constexpr std::string_view kRecovery = "@recovery@";

/// True when @p path, in lower case, is one of @p fixedPaths or on the way to one.
bool isOnFixedPath(const std::set<std::string>& fixedPaths, const std::string& path)
{
    const auto below = path + '.';
    const auto next = fixedPaths.lower_bound(below);
    return fixedPaths.contains(path) || (next != fixedPaths.end() && next->starts_with(below));
}

void addRootBounds(std::vector<RootBound>& bounds, TextList LimitConfig::*kind, const QueueConfig& root)
{
    const auto& limits = root.limits.value;
    // A wildcard of the root binds every name that has no limit there, which is checked (VAL-79).
    if (std::ranges::any_of(limits, [kind](const LimitConfig& limit) {
            return std::ranges::find((limit.*kind).value, kWildcard, &TextField::value)
                != (limit.*kind).value.end();
        }))
        return;
    const auto first = bounds.size();
    for (const LimitConfig& limit : limits) {
        if ((limit.*kind).value.empty())
            continue;
        const Resource values = parseResource(limit.maxResources).value;
        for (const Resource::Entry& entry : values.entries()) {
            const auto begin = bounds.begin() + static_cast<std::ptrdiff_t>(first);
            const auto bound = std::find_if(
                begin, bounds.end(), [&entry](const RootBound& other) { return other.type == entry.type; });
            if (bound == bounds.end())
                bounds.push_back({kind, entry.type, entry.value, &limit, {}});
            else if (entry.value < bound->value)
                *bound = {kind, entry.type, entry.value, &limit, {}};
        }
    }
}

std::vector<RootBound> rootBounds(const QueueConfig& root)
{
    std::vector<RootBound> bounds;
    addRootBounds(bounds, &LimitConfig::users, root);
    addRootBounds(bounds, &LimitConfig::groups, root);
    for (RootBound& bound : bounds) {
        for (const TextField& name : (bound.limit->*bound.kind).value)
            bound.names.emplace(name.value);
    }
    return bounds;
}

class QueueTourGuide
{
public:
    explicit QueueTourGuide(RuleRun& run) : m_run(run)
    {
        for (const PlacementRuleConfig& rule : run.partition().placementRules.value)
            m_tour.fixedPaths.insert(fixedPathOf(rule).path);
    }

    void visitAll()
    {
        const Resource none;
        static_cast<void>(visit(rootOf(m_run.partition()), nullptr, none));
    }

private:
    /// Returns the guarantee that the queue adds to its parent (VAL-57).
    Resource visit(const QueueConfig& queue, const QueueVisit* above, const Resource& ceiling)
    {
        QueueVisit visit{above,
                         queue,
                         parseResource(queue.resources.value.guaranteed),
                         parseResource(queue.resources.value.max),
                         ceiling,
                         {},
                         m_tour};
        if (!above)
            m_tour.rootBounds = rootBounds(queue);
        const std::size_t groups = m_tour.groups.size();
        for (const LimitConfig& limit : queue.limits.value) {
            for (const TextField& group : limit.groups.value) {
                if (group.value != kWildcard)
                    m_tour.groups.push_back({group.value, group.span, &visit});
            }
        }
        if (!queue.queues.value.empty()) {
            const Resource below = *componentMin(visit.max.value, ceiling);
            for (const QueueConfig& child : queue.queues.value)
                addTo(visit.sum, this->visit(child, &visit, below));
        }
        m_tour.groups.resize(groups, {});
        for (const QueueLint lint : kQueueLints)
            lint(m_run, visit);
        return isZero(visit.guaranteed.value) ? std::move(visit.sum) : std::move(visit.guaranteed.value);
    }

    RuleRun& m_run;
    QueueTour m_tour;
};

/// Calls @p visit(key, list) for the access lists of @p queue that can be read (VAL-31) and contain names; the others
/// have no problems.
template <typename Visitor>
void forEachAcl(const QueueConfig& queue, Visitor visit)
{
    const auto visitOne = [&visit](std::string_view key, const TextField& acl) {
        if (!acl.value.empty() && acl.value != "*" && splitUnicodeSpace(acl.value).size() <= 2)
            visit(key, acl);
    };
    visitOne("adminacl", queue.adminAcl);
    visitOne("submitacl", queue.submitAcl);
}

bool hasUpperCase(std::string_view text)
{
    return std::ranges::any_of(text, [](char c) { return c >= 'A' && c <= 'Z'; });
}

bool hasLimits(const QueueConfig& queue)
{
    return !queue.limits.value.empty() || std::ranges::any_of(queue.queues.value, hasLimits);
}

Message quoted(const std::vector<std::string_view>& names)
{
    constexpr std::size_t kMostNamed = 3;
    std::vector<Message> shown;
    for (std::size_t i = 0; i < std::min(kMostNamed, names.size()); ++i)
        shown.emplace_back(fmt::format("\"{}\"", names[i]));
    return fewOf(std::move(shown), names.size());
}

constexpr std::string_view kSortPolicy = "application.sort.policy";

void reportUnknown(RuleRun& run, const QueueVisit& visit, const TextMap& properties, const TextEntry& entry)
{
    std::vector<std::string_view> keys;
    std::ranges::transform(queueProperties(), std::back_inserter(keys), &QueueProperty::key);
    const std::string_view nearest = nearestKey(entry.key, keys);
    if (nearest.empty()) {
        run.report(kProperty, visit.path(), entry.keySpan,
                   Message(QUOTADECK_TEXT("rules", "unknown property \"%1\": it has no effect"), entry.key));
        return;
    }
    Finding& finding
        = run.report(kProperty, visit.path(), entry.keySpan,
                     Message(QUOTADECK_TEXT("rules", "unknown property \"%1\": did you mean \"%2\"?"),
                             entry.key, nearest));
    const bool isTaken
        = std::ranges::find(properties.value, nearest, &TextEntry::key) != properties.value.end();
    if (!isTaken && findQueueProperty(nearest)->isLegal(entry.value) && entry.value != "stateaware")
        addFix(finding, Message(QUOTADECK_TEXT("rules", "Rename the property to \"%1\""), nearest),
               run.writer().replace(entry.keySpan, nearest, ScalarUse::Quantity));
}

void checkProperty(RuleRun& run, const QueueVisit& visit, const TextMap& properties, const TextEntry& entry)
{
    const QueueProperty* const property = findQueueProperty(entry.key);
    if (!property) {
        reportUnknown(run, visit, properties, entry);
        return;
    }
    const TextSpan place = entry.valueSpan.isEmpty() ? entry.keySpan : entry.valueSpan;
    if (entry.key == kSortPolicy && entry.value == "stateaware") {
        Finding& finding = run.report(
            kProperty, visit.path(), place,
            QUOTADECK_TEXT("rules", "the sort policy \"stateaware\" was removed: the scheduler uses fifo"));
        addFix(finding, QUOTADECK_TEXT("rules", "Write fifo"),
               run.writer().replace(place, "fifo", ScalarUse::Text));
        return;
    }
    if (property->isLegal(entry.value))
        return;
    Finding& finding = run.report(
        kProperty, visit.path(), place,
        Message(
            QUOTADECK_TEXT("rules", "\"%1\" is not a value of \"%2\", so the scheduler uses %3: write %4"),
            entry.value, entry.key, property->otherwise, property->legal));
    const std::string better = asciiLowered(trimmedUnicode(entry.value));
    if (!better.empty() && better != "stateaware" && property->isLegal(better))
        addFix(finding, Message(QUOTADECK_TEXT("rules", "Write %1"), better),
               run.writer().replace(entry.valueSpan, better, ScalarUse::Text));
}
} // namespace

void checkQueues(RuleRun& run)
{
    const QueueConfig& root = rootOf(run.partition());
    std::string path = pathBelow({}, root);
    checkQueue(run, path, root);
}

void lintNameCase(RuleRun& run, const QueueVisit& visit)
{
    const std::string& name = visit.queue.name.value;
    if (visit.isRoot() || !hasUpperCase(name))
        return;
    const bool isInRule = isOnFixedPath(visit.tour.fixedPaths, asciiLowered(visit.path()));
    if (!isInRule && !hasLimits(visit.queue))
        return;
    Finding& finding = run.report(
        kQueueNameCase, visit.path(), placeOf(visit.queue),
        isInRule ? Message(QUOTADECK_TEXT("rules",
                                          "queue \"%1\" is named in a fixed placement rule, which only finds "
                                          "lower-case names: write it in lower case"),
                           name)
                 : Message(
                     QUOTADECK_TEXT("rules",
                                    "queue \"%1\" has capital letters, so limits on it or below do not match "
                                    "the usage, which is counted in lower case: write it in lower case"),
                     name));
    const std::string lowered = asciiLowered(name);
    if (run.partition().placementRules.value.empty() && lowered != kRootQueue && lowered != kRecovery)
        addFix(finding, Message(QUOTADECK_TEXT("rules", "Write \"%1\""), lowered),
               run.writer().replace(visit.queue.name.span, lowered, ScalarUse::Text));
}

void lintAclForm(RuleRun& run, const QueueVisit& visit)
{
    forEachAcl(visit.queue, [&](std::string_view key, const TextField& acl) {
        if (!ignoredNames(acl.value).wildcards.empty()) {
            run.report(
                kAclIgnored, visit.path(), acl.span,
                Message(QUOTADECK_TEXT(
                            "rules",
                            "\"*\" among other names in \"%1\" is ignored: write it alone to allow everyone"),
                        key));
        }
        if (hasForeignSpace(acl.value) && !failsWhenApplied(acl.value) && !letsEveryoneIn(acl.value)) {
            Finding& finding = run.report(
                kAclIgnored, visit.path(), acl.span,
                {letsSomebodyIn(acl.value)
                     ? QUOTADECK_TEXT("rules",
                                      "\"%1\" has white space other than a space, such as a tab or a line "
                                      "break, which becomes part of the name, so that name is ignored: use "
                                      "one space between users and groups, and nothing around them")
                     : QUOTADECK_TEXT("rules",
                                      "\"%1\" has white space other than a space, such as a tab or a line "
                                      "break, which becomes part of the name, so nobody is allowed: use one "
                                      "space between users and groups, and nothing around them"),
                 key});
            const auto better = withSingleSpace(acl.value);
            if (better && !letsEveryoneIn(*better)) // a fix must not allow more users
                addFix(finding, QUOTADECK_TEXT("rules", "Use a space"),
                       run.writer().replace(acl.span, *better, ScalarUse::Text));
        }
    });
}

void lintAclSpaces(RuleRun& run, const QueueVisit& visit)
{
    forEachAcl(visit.queue, [&](std::string_view key, const TextField& acl) {
        if (!failsWhenApplied(acl.value))
            return;
        Finding& finding = run.report(
            kAclSpaces, visit.path(), acl.span,
            Message(
                QUOTADECK_TEXT("rules",
                               "accepted by the validator, but fails when applied: \"%1\" has more than one "
                               "space, so the queue cannot be created: write users, one space, groups"),
                key));
        if (const auto better = withSingleSpace(acl.value))
            addFix(finding, Message(QUOTADECK_TEXT("rules", "Write \"%1\""), *better),
                   run.writer().replace(acl.span, *better, ScalarUse::Text));
    });
}

void lintAclNames(RuleRun& run, const QueueVisit& visit)
{
    forEachAcl(visit.queue, [&](std::string_view key, const TextField& acl) {
        const IgnoredNames ignored = ignoredNames(acl.value);
        if (!ignored.users.empty()) {
            run.report(
                kAclNameIgnored, visit.path(), acl.span,
                Message(QUOTADECK_TEXT("rules",
                                       "accepted by the validator, but the scheduler ignores %2 in \"%1\" "
                                       "when it applies the file: a user in "
                                       "an access list may have only A-Z a-z 0-9 _ . @ -, at the end also $"),
                        key, quoted(ignored.users)));
        }
        if (!ignored.groups.empty()) {
            run.report(
                kAclNameIgnored, visit.path(), acl.span,
                Message(QUOTADECK_TEXT(
                            "rules",
                            "accepted by the validator, but the scheduler ignores %2 in \"%1\" when it "
                            "applies the file: a group in an access list may have only A-Z a-z 0-9 _ -"),
                        key, quoted(ignored.groups)));
        }
    });
}

void lintReservedName(RuleRun& run, const QueueVisit& visit)
{
    if (visit.isRoot())
        return;
    const std::string& name = visit.queue.name.value;
    if (equalsIgnoringAsciiCase(name, kRootQueue)) {
        run.report(
            kReservedName, visit.path(), placeOf(visit.queue),
            Message(QUOTADECK_TEXT("rules",
                                   "%1 has the name of the root queue: the scheduler ignores its resources"),
                    visit.path()));
    } else if (equalsIgnoringAsciiCase(name, kRecovery)) {
        run.report(
            kReservedName, visit.path(), placeOf(visit.queue),
            Message(QUOTADECK_TEXT(
                        "rules", "\"%1\" is the scheduler's own queue for recovery: nobody can submit to it"),
                    name));
    }
}

void lintParentFalse(RuleRun& run, const QueueVisit& visit)
{
    const QueueConfig& queue = visit.queue;
    // The root is always marked as a parent here.
    if (visit.isRoot() || !queue.parent.isSet || queue.parent.value || queue.queues.value.empty())
        return;
    Finding& finding = run.report(
        kParentFalse, visit.path(), queue.parent.span,
        Message(QUOTADECK_TEXT("rules", "\"parent: false\" has no effect: %1 has queues below it"),
                visit.path()));
    addFix(finding, QUOTADECK_TEXT("rules", "Remove \"parent\""),
           run.writer().removeKey(queue.span, "parent"));
}

void lintRootName(RuleRun& run, const QueueVisit& visit)
{
    const TextField& name = visit.queue.name;
    if (!visit.isRoot() || name.value == kRootQueue)
        return;
    Finding& finding
        = run.report(kRootCase, name.value, placeOf(visit.queue),
                     Message(QUOTADECK_TEXT("rules",
                                            "accepted by the validator, but fails when applied: the root "
                                            "queue must be spelled \"root\", not \"%1\""),
                             name.value));
    addFix(finding, QUOTADECK_TEXT("rules", "Write \"root\""),
           run.writer().replace(name.span, kRootQueue, ScalarUse::Text));
}

void lintTemplate(RuleRun& run, const QueueVisit& visit)
{
    const bool isLeaf = visit.queue.queues.value.empty() && !visit.queue.parent.value;
    if (isLeaf)
        return;
    const ChildTemplateConfig& childTemplate = visit.queue.childTemplate.value;
    if (isEmptyTemplate(childTemplate))
        return;
    const ResourcesConfig& resources = childTemplate.resources.value;
    for (const TextMap* const map : {&resources.guaranteed, &resources.max}) {
        reportQuantities(run, kTemplateQuantity, visit.path(),
                         {QuotaPlace::Kind::Template, &visit.queue, nullptr}, parseResource(*map).bad,
                         QUOTADECK_TEXT("rules",
                                        "accepted by the validator, but fails when applied: the child "
                                        "template cannot be read, %1: %2"));
    }
}

void checkQueueLints(RuleRun& run)
{
    QueueTourGuide(run).visitAll();
}

void lintProperties(RuleRun& run, const QueueVisit& visit)
{
    for (const TextMap* const properties :
         {&visit.queue.properties, &visit.queue.childTemplate.value.properties}) {
        for (const TextEntry& entry : properties->value)
            checkProperty(run, visit, *properties, entry);
    }
}

std::span<const RuleInfo> queueRules()
{
    static constexpr std::array kRules{
        RuleInfo::fact(
            "VAL-30", Severity::Error,
            QUOTADECK_TEXT("rules", "Both access lists of a queue have the right form"),
            QUOTADECK_TEXT("rules",
                           "The administrators' list is checked first, then that of the submitters.")),
        kAcl,
        kQueueName,
        RuleInfo::fact(
            "VAL-43", Severity::Error, QUOTADECK_TEXT("rules", "Children are checked after their parent"),
            QUOTADECK_TEXT("rules",
                           "The first error that the scheduler reports is the one highest in the tree.")),
        RuleInfo::fact(
            "VAL-44", Severity::Error, QUOTADECK_TEXT("rules", "A queue name has 1 to 64 legal characters"),
            QUOTADECK_TEXT(
                "rules",
                "Letters, digits and _ - : # / @ are allowed; a dot separates the parts of a path.")),
        RuleInfo::fact("VAL-48", Severity::Error,
                       QUOTADECK_TEXT("rules", "Names match from the first to the last character"),
                       QUOTADECK_TEXT("rules", "A trailing line break makes a name illegal.")),
        kProperty,
        kQueueNameCase,
        kAclIgnored,
        kReservedName,
        kParentFalse,
        kAclSpaces,
        kRootCase,
        kTemplateQuantity,
        kAclNameIgnored,
    };
    return kRules;
}
} // namespace quotadeck::config
