// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertion/evaluator.h"

#include "core/access/queueaccess.h"
#include "core/base/nearestname.h"
#include "core/base/text.h"
#include "core/config/schema/effective.h"
#include "core/insight/explain.h"
#include "core/insight/queuecheck.h"
#include "core/insight/quotastate.h"
#include "core/placement/ruleset.h"
#include "core/resource/display.h"
#include "core/resource/quantity.h"
#include "core/ugm/limits.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <limits>
#include <set>
#include <unordered_map>
#include <utility>

namespace quotadeck::assertion {
namespace {
using insight::Explanation;
using insight::QuotaRaise;
using insight::RaiseTarget;
using insight::TraceCell;
using insight::TraceRow;

constexpr Quantity kLeast = std::numeric_limits<Quantity>::min();

Quantity floorOf(Quantity amount, Quantity unit)
{
    const Quantity quotient = amount / unit;
    return amount % unit != 0 && amount < 0 ? quotient - 1 : quotient;
}

/// One number on the way to the root that bounds an expected one.
struct Bound
{
    const TraceRow* row = nullptr;
    const TraceCell* cell = nullptr; ///< has a limit
    Quantity unit = 1; ///< what one of the expected number takes of this one
    bool isGate = false; ///< it bounds only whether anything at all is allowed

    /// The most that it lets through.
    [[nodiscard]] std::optional<Quantity> most() const
    {
        if (isGate)
            return cell->isInTheWay ? std::optional<Quantity>(0) : std::nullopt;
        return floorOf(saturatingSubtract(*cell->limit, cell->used), unit);
    }
    /// What it has to be at least for @p wanted.
    [[nodiscard]] Quantity enoughFor(Quantity wanted) const
    {
        return saturatingAdd(cell->used, isGate ? 1 : saturatingMultiply(wanted, unit));
    }
    /// The largest value with which it lets no more than @p wanted through.
    [[nodiscard]] Quantity mostFor(Quantity wanted) const
    {
        return saturatingAdd(cell->used, saturatingAdd(saturatingMultiply(wanted, unit), unit - 1));
    }
};

/// A number and what is known of it: the real one is from least to most.
struct Bounded
{
    std::optional<Quantity> most; ///< nothing: unlimited
    std::optional<Quantity> least; ///< the same as most when all is known
    std::vector<Bound> bounds;
    const Bound* binding = nullptr; ///< the smallest of the bounds
    bool isSet = false; ///< the configuration sets one of the numbers
};

bool meets(const Expectation& expectation, const std::optional<Quantity>& value, bool isSet)
{
    switch (expectation.comparison) {
    case Comparison::AtLeast:
        return !value || *value >= expectation.amount;
    case Comparison::Above:
        return !value || *value > expectation.amount;
    case Comparison::AtMost:
        return value && *value <= expectation.amount;
    case Comparison::Below:
        return value && *value < expectation.amount;
    case Comparison::Equal:
        return value && *value == expectation.amount;
    case Comparison::Unlimited:
        return !value;
    case Comparison::NotSet:
        return !isSet;
    }
    return false;
}

AssertionVerdict verdictOf(const Expectation& expectation, const Bounded& number)
{
    const auto judged
        = [](bool isMet) { return isMet ? AssertionVerdict::Passed : AssertionVerdict::Failed; };
    const bool most = meets(expectation, number.most, number.isSet);
    if (number.most == number.least || expectation.comparison == Comparison::NotSet)
        return judged(most);
    const bool least = meets(expectation, number.least, number.isSet);
    if (expectation.comparison == Comparison::Equal) { // it may lie between both
        const bool isBelow = number.least && expectation.amount < *number.least;
        const bool isAbove = number.most && expectation.amount > *number.most;
        return isBelow || isAbove ? AssertionVerdict::Failed : AssertionVerdict::Unknown;
    }
    return most == least ? judged(most) : AssertionVerdict::Unknown;
}

/// The number that has to be reached at least; nothing: the expectation is about no smallest one.
std::optional<Quantity> leastWanted(const Expectation& expectation)
{
    switch (expectation.comparison) {
    case Comparison::AtLeast:
    case Comparison::Equal:
        return expectation.amount;
    case Comparison::Above:
        return saturatingAdd(expectation.amount, 1);
    default:
        return std::nullopt;
    }
}

std::optional<Quantity> mostWanted(const Expectation& expectation)
{
    switch (expectation.comparison) {
    case Comparison::AtMost:
    case Comparison::Equal:
        return expectation.amount;
    case Comparison::Below:
        return saturatingSubtract(expectation.amount, 1);
    default:
        return std::nullopt;
    }
}

Message numberText(const Expectation& expectation, const std::optional<Quantity>& value)
{
    if (!value)
        return QUOTADECK_TEXT("assertion", "unlimited");
    if (!expectation.type)
        return std::to_string(*value);
    return amountMessage(expectation.type, *value);
}

void addResourceTypes(std::set<std::string, std::less<>>& names, const config::TextMap& map)
{
    for (const config::TextEntry& entry : map.value) {
        if (!names.contains(entry.key))
            names.insert(entry.key);
    }
}

void addResourceTypes(std::set<std::string, std::less<>>& names, const config::QueueConfig& queue)
{
    const auto add = [&names](const config::Field<config::ResourcesConfig>& resources) {
        addResourceTypes(names, resources.value.max);
        addResourceTypes(names, resources.value.guaranteed);
    };
    add(queue.resources);
    add(queue.childTemplate.value.resources);
    for (const config::LimitConfig& limit : queue.limits.value)
        addResourceTypes(names, limit.maxResources);
    for (const config::QueueConfig& child : queue.queues.value)
        addResourceTypes(names, child);
}

bool hasMissing(const std::vector<placement::RuleStep>& trace)
{
    return std::ranges::any_of(trace, [](const placement::RuleStep& step) {
        return step.outcome == placement::Outcome::Missing || hasMissing(step.parent);
    });
}

MessageTemplate blockingTemplate(const QuotaRaise& number)
{
    const bool isWildcard = number.name == ugm::kWildcard;
    switch (number.subject) {
    case DenialSubject::User:
        return isWildcard ? QUOTADECK_TEXT("assertion", "limit of everyone else (*) at %2: %3")
                          : QUOTADECK_TEXT("assertion", "limit of user %1 at %2: %3");
    case DenialSubject::Group:
        return isWildcard ? QUOTADECK_TEXT("assertion", "limit of all other groups together at %2: %3")
                          : QUOTADECK_TEXT("assertion", "limit of group %1 at %2: %3");
    case DenialSubject::Queue:
        break;
    }
    return number.target == RaiseTarget::Capacity ? QUOTADECK_TEXT("assertion", "size of the cluster: %3")
                                                  : QUOTADECK_TEXT("assertion", "quota of queue %2: %3");
}
} // namespace

std::string_view verdictName(AssertionVerdict verdict)
{
    switch (verdict) {
    case AssertionVerdict::Passed:
        return "passed";
    case AssertionVerdict::Failed:
        return "failed";
    case AssertionVerdict::Unknown:
        break;
    }
    return "unknown";
}

std::vector<LimitChange> changesOf(const AssertionResult& result)
{
    std::vector<LimitChange> changes;
    for (const ExpectationResult& part : result.expectations) {
        if (part.verdict == AssertionVerdict::Passed)
            continue;
        if (part.changes.empty())
            return {};
        for (const LimitChange& change : part.changes) {
            const QuotaRaise& number = change.number;
            const auto known = std::ranges::find_if(changes, [&number](const LimitChange& other) {
                return other.number.target == number.target && other.number.queue == number.queue
                    && other.number.limit == number.limit && other.number.type == number.type;
            });
            if (!number.isEdit() || (known != changes.end() && known->kind != change.kind))
                return {};
            if (known == changes.end())
                changes.push_back(change);
            else if (change.kind == LimitChange::Kind::Raise)
                known->number.to = std::max(known->number.to, number.to);
            else
                known->number.to = std::min(known->number.to, number.to);
        }
    }
    return changes;
}

Message describe(const BlockingLimit& limit)
{
    const QuotaRaise& number = limit.number;
    const Message value = amountMessage(number.type, number.from);
    const Message used = amountMessage(number.type, limit.used);
    Message amounts;
    if (!number.type)
        amounts = limit.isUsageKnown
            ? Message(QUOTADECK_TEXT("assertion", "%1 of %2 applications run"), limit.used, number.from)
            : Message(QUOTADECK_TEXT("assertion", "it allows %1 applications"), number.from);
    else
        amounts = limit.isUsageKnown
            ? Message(QUOTADECK_TEXT("assertion", "%1 %2 of %3 used"), number.type->name(), used, value)
            : Message(QUOTADECK_TEXT("assertion", "it allows %1 %2"), number.type->name(), value);
    return {blockingTemplate(number), number.name, number.queue.text(), amounts};
}

/// A partition in force at a moment.
struct Evaluator::State
{
    std::size_t position = 0; ///< of the partition
    Moment moment;
    const config::PartitionConfig* partition = nullptr;
    SnapshotPtr snapshot; ///< null for an empty cluster
    const PartitionSnapshot* usage = nullptr; ///< part of it
    std::optional<insight::QuotaState> quotas; ///< set without a problem
    tl::expected<placement::RuleSet, placement::RuleError> rules;
    std::set<std::string, std::less<>>
        types{}; ///< that the configuration or the cluster has; empty: not collected
    std::unordered_map<std::string, const config::QueueConfig*>
        configured{}; ///< by path; empty: not collected
    std::unordered_map<std::string, Message> unknownQueues{};
    std::optional<Error> problem{}; ///< why there is no usage; the rest is not valid then
    std::set<std::string, std::less<>> users{}; ///< whose limits are in force
    bool isDirty = false; ///< a queue was created for a question

    [[nodiscard]] bool isEmptyCluster() const { return moment.kind == Moment::Kind::Empty; }
};

namespace {
/// The queues of a configuration by path: it may have thousands side by side.
using QueuesByPath = std::unordered_map<std::string, const config::QueueConfig*>;

void addQueues(QueuesByPath& queues, const config::QueueConfig& queue, const QueuePath& path)
{
    queues.emplace(path.text(), &queue);
    for (const config::QueueConfig& child : queue.queues.value)
        addQueues(queues, child, path.child(asciiLowered(child.name.value)));
}

/// Leaves out the limits of all users but @p users, who alone are asked about: a tracker keeps a tree for each other one.
void keepLimitsOf(const std::set<std::string, std::less<>>& users, config::QueueConfig& queue)
{
    std::erase_if(queue.limits.value, [&users](config::LimitConfig& limit) {
        std::erase_if(limit.users.value, [&users](const config::TextField& name) {
            return name.value != ugm::kWildcard && !users.contains(name.value);
        });
        return limit.users.value.empty() && limit.groups.value.empty();
    });
    for (config::QueueConfig& child : queue.queues.value)
        keepLimitsOf(users, child);
}

/// The evaluation of one assertion.
class AssertionRun
{
public:
    AssertionRun(const Assertion& assertion, insight::QuotaState& quotas,
                 const config::PartitionConfig& partition, QueuesByPath& configured,
                 const tl::expected<placement::RuleSet, placement::RuleError>& rules, bool isEmptyCluster)
        : m_assertion(assertion)
        , m_quotas(quotas)
        , m_partition(partition)
        , m_configured(configured)
        , m_rules(rules)
        , m_knowsUsage(isEmptyCluster || quotas.knowsUsage)
        , m_knowsQueues(isEmptyCluster || quotas.knowsQueues)
    {
    }

    /// @p unknownQueue: the problem of a queue that neither exists nor can be created.
    template <typename UnknownQueue>
    Result<AssertionResult> run(const UnknownQueue& unknownQueue)
    {
        m_placement = placed(); // before a queue is created for other expectations
        m_leaf = m_assertion.queue;
        if (m_leaf.isEmpty() && m_placement.queue)
            m_leaf = *m_placement.queue;
        const auto* const queue = m_leaf.isEmpty() ? nullptr : m_quotas.queues.find(m_leaf);
        if (m_leaf.isEmpty())
            m_noQueue = Message(QUOTADECK_TEXT("assertion", "the application is rejected: %1"),
                                m_placement.rejection);
        else if (queue != nullptr && queue->isDraining) // QUE-42, PLC-44
            m_noQueue = QUOTADECK_TEXT("assertion", "the queue is draining and takes no new applications");
        else if (queue == nullptr && !isCreatable())
            m_noQueue = unknownQueue(m_leaf);
        if (m_assertion.queue.isEmpty() && isPlacementUnknown())
            m_unknownQueue = unknownPlacement();
        else if (!m_knowsQueues && !m_leaf.isEmpty() && queue == nullptr) // it keeps its quota then (QUE-53)
            m_unknownQueue = QUOTADECK_TEXT(
                "assertion", "the snapshot lists no queues, and placement may have created this one");
        m_access = accessNow();
        AssertionResult result;
        for (std::size_t i = 0; i < m_assertion.expectations.size(); ++i) {
            const Expectation& expectation = m_assertion.expectations[i];
            auto found = resultOf(expectation);
            if (!found)
                return tl::unexpected(std::move(found).error());
            found->expectation = i;
            if (found->verdict == AssertionVerdict::Failed
                || (found->verdict == AssertionVerdict::Unknown
                    && result.verdict == AssertionVerdict::Passed))
                result.verdict = found->verdict;
            result.expectations.push_back(*std::move(found));
        }
        return result;
    }
    [[nodiscard]] bool hasCreated() const { return m_hasCreated; }

private:
    [[nodiscard]] placement::Placement placed() const
    {
        if (!m_rules) {
            placement::Placement rejected;
            rejected.rejection = placement::describe(m_rules.error());
            return rejected;
        }
        placement::Submission submission;
        submission.queue = m_assertion.queue.text();
        submission.user = m_assertion.user;
        submission.tags = m_assertion.tags;
        return m_rules->place(submission, m_quotas.queues);
    }

    [[nodiscard]] bool isCreatable() const
    {
        return m_rules && placement::isCreatable(*m_rules, m_quotas.queues, m_leaf);
    }

    [[nodiscard]] Access accessNow() const
    {
        const auto lists = placement::aclsOf(m_quotas.queues);
        const auto may = [&](access::Permission permission) {
            return access::checkAccess(permission, m_leaf, m_assertion.user, lists).isAllowed();
        };
        if (m_leaf.isEmpty())
            return Access::None;
        if (may(access::Permission::Administer))
            return Access::Administer;
        return may(access::Permission::Submit) ? Access::Submit : Access::None;
    }

    Result<ExpectationResult> resultOf(const Expectation& expectation)
    {
        using Kind = Expectation::Kind;
        if (expectation.kind == Kind::Placed)
            return placedResult(expectation);
        if (!m_unknownQueue.isEmpty() || !m_noQueue.isEmpty()) {
            const bool isUnknown = !m_unknownQueue.isEmpty();
            ExpectationResult result;
            result.verdict = isUnknown ? AssertionVerdict::Unknown : AssertionVerdict::Failed;
            result.found = isUnknown ? QUOTADECK_TEXT("assertion", "an unknown queue")
                                     : QUOTADECK_TEXT("assertion", "no queue");
            result.reason = isUnknown ? m_unknownQueue : m_noQueue;
            return result;
        }
        if (expectation.kind == Kind::Access)
            return accessResult(expectation);
        if (expectation.kind == Kind::Allowed)
            return allowedResult(expectation);
        if (const Status status = explainOnce(); !status)
            return tl::unexpected(status.error());
        return expectation.kind == Kind::ChargedGroup ? groupResult(expectation) : numberResult(expectation);
    }

    static AssertionVerdict judged(bool isMet)
    {
        return isMet ? AssertionVerdict::Passed : AssertionVerdict::Failed;
    }

    /// True when a queue that is not listed may decide where the application is placed.
    [[nodiscard]] bool isPlacementUnknown() const { return !m_knowsQueues && hasMissing(m_placement.trace); }

    static Message unknownPlacement()
    {
        return QUOTADECK_TEXT("assertion",
                              "the snapshot lists no queues, and a rule needs one that placement "
                              "may have created");
    }

    ExpectationResult placedResult(const Expectation& expectation) const
    {
        ExpectationResult result;
        const std::string found = m_placement.queue ? m_placement.queue->text() : std::string();
        result.verdict = judged(equalsIgnoringAsciiCase(found, expectation.name));
        if (isPlacementUnknown()) {
            result.verdict = AssertionVerdict::Unknown;
            result.reason = unknownPlacement();
        }
        if (m_placement.queue)
            result.found = found;
        else
            result.found = QUOTADECK_TEXT("assertion", "rejected");
        if (!m_placement.queue && result.reason.isEmpty() && result.verdict == AssertionVerdict::Failed)
            result.reason = m_placement.rejection;
        return result;
    }

    ExpectationResult accessResult(const Expectation& expectation) const
    {
        ExpectationResult result;
        // An administrator of a queue may submit to it, too.
        result.verdict = judged(expectation.access == Access::Submit ? m_access != Access::None
                                                                     : m_access == expectation.access);
        result.found = m_access == Access::Administer
            ? Message(QUOTADECK_TEXT("assertion", "submit and admin"))
            : m_access == Access::Submit ? Message(QUOTADECK_TEXT("assertion", "submit alone"))
                                         : Message(QUOTADECK_TEXT("assertion", "no access"));
        return result;
    }

    ExpectationResult groupResult(const Expectation& expectation) const
    {
        ExpectationResult result;
        const std::string group = m_explanation->group ? m_explanation->group->group.text() : std::string();
        result.verdict = judged(group == expectation.name);
        if (group.empty())
            result.found = QUOTADECK_TEXT("assertion", "not set");
        else
            result.found = group;
        if (result.verdict == AssertionVerdict::Failed)
            result.reason = insight::chargedGroupText(*m_explanation);
        return result;
    }

    [[nodiscard]] insight::Question questionWith(Resource request) const
    {
        return {m_assertion.user, m_leaf, ApplicationId(), false, std::move(request), {}, {}};
    }

    Result<Explanation> explained(Resource request)
    {
        m_hasCreated = m_hasCreated || m_quotas.queues.find(m_leaf) == nullptr;
        return insight::explain(m_quotas, m_partition, questionWith(std::move(request)));
    }

    /// The numbers on the way to the root, of every type that the assertion needs.
    Status explainOnce()
    {
        if (m_explanation)
            return {};
        Resource request;
        for (const auto& [type, value] : m_assertion.request.entries()) {
            if (value > 0)
                request.set(type, value);
        }
        for (const Expectation& expectation : m_assertion.expectations) {
            if (expectation.type && !request.find(*expectation.type))
                request.set(*expectation.type, 1);
        }
        if (request.entries().empty())
            request.set("vcore", 1);
        auto answer = explained(std::move(request));
        if (!answer)
            return tl::unexpected(std::move(answer).error());
        m_explanation = *std::move(answer);
        return {};
    }

    [[nodiscard]] bool isScheduled(const Explanation& explanation) const
    {
        return explanation.verdict.outcome != cluster::AttemptOutcome::NotScheduled;
    }

    [[nodiscard]] bool knows(const TraceRow& row) const
    {
        return row.subject == DenialSubject::Queue ? m_knowsQueues : m_knowsUsage;
    }

    /// What bounds the number of @p expectation in @p explanation.
    [[nodiscard]] std::vector<Bound> boundsOf(const Expectation& expectation,
                                              const Explanation& explanation) const
    {
        using Kind = Expectation::Kind;
        std::vector<Bound> bounds;
        for (const TraceRow& row : explanation.rows) {
            for (const TraceCell& cell : row.cells) {
                if (!cell.limit)
                    continue;
                Bound bound{&row, &cell};
                if (expectation.kind == Kind::Applications) {
                    bound.unit = cell.type ? m_assertion.request.valueOr0(*cell.type) : 1;
                } else if (!cell.type) {
                    bound.isGate = true;
                    if (expectation.kind == Kind::Headroom)
                        continue;
                } else if (cell.type != expectation.type) {
                    continue;
                }
                if (bound.unit > 0)
                    bounds.push_back(bound);
            }
        }
        return bounds;
    }

    [[nodiscard]] Bounded boundedBy(const Expectation& expectation) const
    {
        Bounded number;
        const bool isHeadroom = expectation.kind == Expectation::Kind::Headroom;
        const Quantity floor = isHeadroom ? kLeast : 0;
        bool isUnknown = !m_knowsQueues; // the size of the cluster is unknown then
        number.bounds = boundsOf(expectation, *m_explanation);
        std::optional<Quantity> smallest;
        for (const Bound& bound : number.bounds) {
            isUnknown = isUnknown || !knows(*bound.row);
            number.isSet = number.isSet
                || (!bound.isGate && targetOf(*bound.row, *bound.cell) != RaiseTarget::Capacity);
            const auto most = bound.most();
            if (most && (!smallest || *most < *smallest)) {
                smallest = most;
                number.binding = &bound;
            }
        }
        if (smallest)
            number.most = std::max(floor, *smallest);
        if (!isHeadroom && !isScheduled(*m_explanation)) {
            number.most = 0;
            number.binding = nullptr;
        }
        number.least = isUnknown ? floor : number.most;
        return number;
    }

    Result<ExpectationResult> numberResult(const Expectation& expectation)
    {
        const Bounded number = boundedBy(expectation);
        ExpectationResult result;
        result.verdict = verdictOf(expectation, number);
        result.amount = number.most;
        result.found = numberText(expectation, number.most);
        if (result.verdict == AssertionVerdict::Unknown) {
            result.isMost = true;
            result.reason = unknownUsage();
            return result;
        }
        if (result.verdict == AssertionVerdict::Passed)
            return result;
        if (expectation.kind != Expectation::Kind::Headroom && !isScheduled(*m_explanation)) {
            result.reason = m_explanation->sentence();
            return result;
        }
        if (number.binding != nullptr)
            result.blocking = blockingOf(*number.binding);
        if (expectation.comparison == Comparison::NotSet && number.isSet)
            result.found = QUOTADECK_TEXT("assertion", "set");
        const auto least = leastWanted(expectation);
        const auto most = mostWanted(expectation);
        const bool isUnlimited = expectation.comparison == Comparison::Unlimited;
        if (expectation.comparison == Comparison::NotSet || (isUnlimited && number.least == number.most))
            result.changes = removalsOf(expectation, number.bounds);
        if (least && number.most && *number.most < *least) {
            result.changes = raisesFor(number.bounds, *least);
            if (most && !isBoundedBy(number.bounds, *most)) { // once an application may run, it gets more
                const auto lower = lowerFor(expectation, *m_explanation, number.bounds, *most);
                if (lower.empty())
                    result.changes.clear();
                else
                    result.changes.push_back(lower.front());
            }
        } else if (most && (!number.most || *number.most > *most)) {
            result.isTooMuch = true;
            result.changes = lowerFor(expectation, *m_explanation, number.bounds, *most);
        }
        const auto isRaise
            = [](const LimitChange& change) { return change.kind == LimitChange::Kind::Raise; };
        if (number.least != number.most && std::ranges::any_of(result.changes, isRaise))
            result.changes.clear(); // how much is enough is unknown
        return result;
    }

    /// True when one of @p bounds lets no more than @p wanted through, whether or not another application may run.
    static bool isBoundedBy(const std::vector<Bound>& bounds, Quantity wanted)
    {
        return std::ranges::any_of(bounds, [wanted](const Bound& bound) {
            return !bound.isGate && bound.most() && *bound.most() <= wanted;
        });
    }

    Result<ExpectationResult> allowedResult(const Expectation& expectation)
    {
        const auto answer = explained(m_assertion.request);
        if (!answer)
            return tl::unexpected(answer.error());
        ExpectationResult result;
        result.found = answer->isAllowed() ? "true" : "false";
        result.verdict = judged(answer->isAllowed() == expectation.isAllowed);
        // More usage than is known can only deny what is allowed now.
        if (answer->isAllowed() && !isDecided(*answer)) {
            result.verdict = AssertionVerdict::Unknown;
            result.reason = unknownUsage();
            return result;
        }
        if (result.verdict == AssertionVerdict::Passed)
            return result;
        if (!answer->isAllowed()) {
            if (!answer->verdict.denial) {
                result.reason = answer->sentence();
                return result;
            }
            result.blocking = blockingOf(*answer->verdict.denial, *answer);
            if (!isDecided(*answer))
                return result; // how much is enough is unknown
            for (const QuotaRaise& raise : answer->raises)
                result.changes.push_back({LimitChange::Kind::Raise, raise});
            return result;
        }
        for (const auto& [type, value] : m_assertion.request.entries()) {
            if (value == 0 || !result.changes.empty())
                continue;
            Expectation part;
            part.type = type;
            result.changes = lowerFor(part, *answer, boundsOf(part, *answer), value - 1);
        }
        return result;
    }

    /// True when no number on the way depends on usage that is not known.
    [[nodiscard]] bool isDecided(const Explanation& explanation) const
    {
        return m_knowsQueues && std::ranges::none_of(explanation.rows, [this](const TraceRow& row) {
                   return !knows(row) && std::ranges::any_of(row.cells, [](const TraceCell& cell) {
                       return cell.limit && cell.asked;
                   });
               });
    }

    [[nodiscard]] Message unknownUsage() const
    {
        if (!m_knowsQueues)
            return QUOTADECK_TEXT("assertion",
                                  "the snapshot lists no queues: their usage and the size of the cluster are "
                                  "unknown");
        return QUOTADECK_TEXT("assertion", "the snapshot lists no users and groups: their usage is unknown");
    }

    [[nodiscard]] bool isManaged(const TraceRow& row) const
    {
        const auto* queue = m_quotas.queues.find(row.queue);
        return queue != nullptr && queue->isManaged;
    }

    [[nodiscard]] RaiseTarget targetOf(const TraceRow& row, const TraceCell& cell) const
    {
        if (row.subject != DenialSubject::Queue)
            return RaiseTarget::Limit;
        if (row.queue.parent().isEmpty())
            return cell.type ? RaiseTarget::Capacity : RaiseTarget::Restart;
        return isManaged(row) ? RaiseTarget::Quota : RaiseTarget::DynamicQueue;
    }

    /// nullptr for a queue that is not configured.
    [[nodiscard]] const config::QueueConfig* configured(const QueuePath& path) const
    {
        if (m_configured.empty())
            addQueues(m_configured, config::rootOf(m_partition), QueuePath(config::kRootQueue));
        const auto found = m_configured.find(path.text());
        return found == m_configured.end() ? nullptr : found->second;
    }

    [[nodiscard]] bool canChange(const QuotaRaise& number) const
    {
        const config::QueueConfig* const queue = configured(number.queue);
        return queue != nullptr && canBecome(number, *queue);
    }

    [[nodiscard]] bool isRemovable(const QuotaRaise& number) const
    {
        const config::QueueConfig* const queue = configured(number.queue);
        return queue != nullptr && canBeRemoved(number, *queue);
    }

    /// The number of @p bound with what it has to become.
    [[nodiscard]] QuotaRaise numberOf(const Bound& bound, Quantity to) const
    {
        const TraceRow& row = *bound.row;
        const bool isUser = row.subject == DenialSubject::User;
        const bool isWildcard = isUser && row.match == insight::Match::Wildcard;
        QuotaRaise number{targetOf(row, *bound.cell),
                          row.subject,
                          isWildcard ? std::string(ugm::kWildcard) : row.name,
                          row.queue,
                          {},
                          bound.cell->type,
                          *bound.cell->limit,
                          to};
        const config::QueueConfig* const queue
            = number.target == RaiseTarget::Limit ? configured(row.queue) : nullptr;
        if (queue == nullptr)
            return number;
        const auto list = isUser ? &config::LimitConfig::users : &config::LimitConfig::groups;
        if (const auto* limit = config::limitFor(*queue, list, number.name))
            number.limit = static_cast<std::size_t>(limit - queue->limits.value.data());
        return number;
    }

    [[nodiscard]] BlockingLimit blockingOf(const Bound& bound) const
    {
        BlockingLimit blocking{numberOf(bound, *bound.cell->limit), bound.cell->used, knows(*bound.row)};
        const config::QueueConfig* const queue = configured(blocking.number.queue);
        if (queue != nullptr && isConfigured(blocking.number))
            blocking.place = placeOf(blocking.number, *queue);
        return blocking;
    }

    [[nodiscard]] BlockingLimit blockingOf(const Denial& denial, const Explanation& explanation) const
    {
        for (const TraceRow& row : explanation.rows) {
            if (row.subject != denial.subject || row.queue != denial.queue)
                continue;
            const auto cell = std::ranges::find(row.cells, denial.type, &TraceCell::type);
            if (cell != row.cells.end() && cell->limit)
                return blockingOf(Bound{&row, &*cell});
        }
        return {insight::raiseFor(denial, m_partition, true), denial.used};
    }

    static bool isConfigured(const QuotaRaise& number)
    {
        return number.isEdit() || number.target == RaiseTarget::Restart;
    }

    [[nodiscard]] std::vector<LimitChange> raisesFor(const std::vector<Bound>& bounds, Quantity wanted) const
    {
        std::vector<QuotaRaise> raises;
        for (const Bound& bound : bounds) {
            const auto most = bound.most();
            if (most && *most < wanted)
                insight::addRaise(raises, numberOf(bound, bound.enoughFor(wanted)));
        }
        std::vector<LimitChange> changes;
        for (const QuotaRaise& raise : raises)
            changes.push_back({LimitChange::Kind::Raise, raise});
        return changes;
    }

    /// Takes out all of @p bounds that @p expectation excludes.
    [[nodiscard]] std::vector<LimitChange> removalsOf(const Expectation& expectation,
                                                      const std::vector<Bound>& bounds) const
    {
        std::vector<LimitChange> changes;
        for (const Bound& bound : bounds) {
            if (bound.isGate && (expectation.comparison == Comparison::NotSet || !bound.most()))
                continue;
            const QuotaRaise number = numberOf(bound, 0);
            if (number.target == RaiseTarget::Capacity && expectation.comparison == Comparison::NotSet)
                continue; // the cluster has it, not the configuration
            if (bound.isGate || !isRemovable(number))
                return {};
            const auto isSameNumber = [&number](const LimitChange& change) { // of a limit of users and groups
                return change.number.target == number.target && change.number.queue == number.queue
                    && change.number.limit == number.limit && change.number.type == number.type;
            };
            if (std::ranges::none_of(changes, isSameNumber))
                changes.push_back({LimitChange::Kind::Remove, number});
        }
        const bool canBeMade = std::ranges::all_of(changes, [&](const LimitChange& change) {
            return canBeRemovedTogether(changes, change.number.queue, *configured(change.number.queue));
        });
        return canBeMade ? changes : std::vector<LimitChange>();
    }

    /// The smallest change that lets no more than @p wanted through: of numbers that are set the one nearest to it, else a new
    /// quota of the queue.
    [[nodiscard]] std::vector<LimitChange> lowerFor(const Expectation& expectation,
                                                    const Explanation& explanation,
                                                    const std::vector<Bound>& bounds, Quantity wanted) const
    {
        if (wanted < 0 && expectation.kind != Expectation::Kind::Headroom)
            return {}; // no number is below zero
        const LimitChange* best = nullptr;
        std::vector<LimitChange> candidates;
        candidates.reserve(bounds.size());
        for (const Bound& bound : bounds) {
            if (bound.isGate)
                continue;
            const QuotaRaise number = numberOf(bound, bound.mostFor(wanted));
            if (number.to < number.from && canChange(number))
                candidates.push_back({LimitChange::Kind::Lower, number});
        }
        for (const LimitChange& candidate : candidates) {
            if (best == nullptr
                || candidate.number.from - candidate.number.to < best->number.from - best->number.to)
                best = &candidate;
        }
        if (best != nullptr)
            return {*best};
        return newQuota(expectation, explanation, wanted);
    }

    [[nodiscard]] std::vector<LimitChange> newQuota(const Expectation& expectation,
                                                    const Explanation& explanation, Quantity wanted) const
    {
        const auto row = std::ranges::find_if(explanation.rows, [this](const TraceRow& candidate) {
            return candidate.subject == DenialSubject::Queue && candidate.queue == m_leaf.lowered();
        });
        if (row == explanation.rows.end())
            return {};
        const std::optional<ResourceType> type
            = expectation.kind == Expectation::Kind::Applications ? std::nullopt : expectation.type;
        const auto cell = std::ranges::find(row->cells, type, &TraceCell::type);
        if (cell == row->cells.end() || cell->limit)
            return {};
        const Bound bound{&*row, &*cell};
        QuotaRaise number{targetOf(*row, *cell), DenialSubject::Queue, {}, row->queue, {}, type, 0,
                          bound.mostFor(wanted)};
        if (number.to <= 0 || !canChange(number))
            return {};
        return {{LimitChange::Kind::Set, number}};
    }

    const Assertion& m_assertion;
    insight::QuotaState& m_quotas;
    const config::PartitionConfig& m_partition;
    QueuesByPath& m_configured; ///< of the partition; filled when needed
    const tl::expected<placement::RuleSet, placement::RuleError>& m_rules;
    bool m_knowsUsage;
    bool m_knowsQueues;
    QueuePath m_leaf;
    Message m_noQueue; ///< why there is none; empty: there is one
    Message m_unknownQueue; ///< why nobody knows whether there is one
    placement::Placement m_placement;
    Access m_access = Access::None;
    std::optional<Explanation> m_explanation;
    bool m_hasCreated = false;
};
} // namespace

Evaluator::Evaluator(const std::vector<config::PartitionConfig>& partitions, MomentReader readMoment,
                     std::string partition)
    : m_partitions(partitions)
    , m_readMoment(std::move(readMoment))
    , m_partition(std::move(partition))
{
}

Evaluator::~Evaluator() = default;

std::optional<std::size_t> Evaluator::partitionOf(const Assertion& assertion) const
{
    const std::string& wanted = assertion.partition.empty() ? m_partition : assertion.partition;
    const auto named = [this](std::string_view name) {
        return std::ranges::find_if(m_partitions, [name](const config::PartitionConfig& partition) {
            return equalsIgnoringAsciiCase(partition.name.value, name);
        });
    };
    auto found = named(wanted.empty() ? config::kDefaultPartition : std::string_view(wanted));
    if (found == m_partitions.end() && wanted.empty())
        found = m_partitions.begin();
    if (found == m_partitions.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - m_partitions.begin());
}

Result<Evaluator::State*> Evaluator::stateOf(const Assertion& assertion)
{
    const auto position = partitionOf(assertion);
    if (!position)
        return fail(ErrorCode::NotFound, {},
                    Message(QUOTADECK_TEXT("assertion", "the configuration has no partition %1"),
                            assertion.partition.empty() ? m_partition : assertion.partition));
    const auto known = std::ranges::find_if(m_states, [&](const std::unique_ptr<State>& state) {
        return state->position == *position && state->moment.isSameAs(assertion.when);
    });
    SnapshotPtr snapshot;
    if (known != m_states.end()) {
        State& state = **known;
        if (state.problem)
            return tl::unexpected(*state.problem);
        if (!state.isDirty && state.users.contains(assertion.user.user.text()))
            return &state;
        snapshot = state.snapshot;
        m_states.erase(known);
    }
    const config::PartitionConfig& partition = m_partitions[*position];
    std::optional<Error> problem;
    const auto isRead = std::ranges::find_if(m_states, [&](const std::unique_ptr<State>& state) {
        return state->moment.isSameAs(assertion.when); // of another partition
    });
    const bool isEmptyCluster = assertion.when.kind == Moment::Kind::Empty;
    if (!snapshot && !isEmptyCluster && isRead != m_states.end()) {
        snapshot = (*isRead)->snapshot;
        if (!snapshot)
            problem = (*isRead)->problem;
    } else if (!snapshot && !isEmptyCluster) {
        auto read = m_readMoment(assertion.when);
        if (read)
            snapshot = *std::move(read);
        else
            problem = std::move(read).error();
    }
    const PartitionSnapshot* usage = nullptr;
    if (snapshot) {
        usage = findPartition(*snapshot, partition.name.value);
        if (usage == nullptr)
            problem = Error{ErrorCode::NotFound, assertion.when.source,
                            Message(QUOTADECK_TEXT("assertion", "it does not contain the partition %1"),
                                    partition.name.value)};
    }
    m_users.insert(assertion.user.user.text());
    config::PartitionConfig asked = partition;
    for (config::QueueConfig& queue : asked.queues.value)
        keepLimitsOf(m_users, queue);
    auto quotas = insight::quotaState(asked, usage);
    if (!quotas && !problem)
        problem = quotas.error();
    m_states.push_back(
        std::make_unique<State>(State{*position, assertion.when, &partition, snapshot, usage,
                                      quotas ? std::optional(*std::move(quotas)) : std::nullopt,
                                      placement::RuleSet::fromConfig(partition.placementRules.value)}));
    m_states.back()->users = m_users;
    m_states.back()->problem = problem;
    if (problem)
        return tl::unexpected(*std::move(problem));
    return m_states.back().get();
}

std::vector<Problem> Evaluator::problems(const AssertionFile& file)
{
    static constexpr std::array<std::string_view, 4> kAlways
        = {"memory", "vcore", "pods", "ephemeral-storage"};
    std::vector<Problem> found;
    const auto check = [&found](ResourceType type, const TextSpan& span, State& state) {
        if (state.types.contains(type.name()))
            return;
        const std::vector<std::string_view> known(state.types.begin(), state.types.end());
        const auto near = nearestKey(type.name(), known);
        found.push_back(
            {span,
             near.empty() ? Message(
                 QUOTADECK_TEXT("assertion", "neither the configuration nor the cluster has a resource %1"),
                 type.name())
                          : Message(QUOTADECK_TEXT("assertion",
                                                   "neither the configuration nor the cluster has a resource "
                                                   "%1; did you mean %2?"),
                                    type.name(), near)});
    };
    for (const Assertion& assertion : file.assertions)
        m_users.insert(assertion.user.user.text());
    for (const Assertion& assertion : file.assertions) {
        auto state = stateOf(assertion);
        if (!state) {
            const Error& error = state.error();
            const bool isPartition = !partitionOf(assertion);
            const TextSpan span = !isPartition ? assertion.when.span
                : assertion.partition.empty()  ? assertion.span
                                               : assertion.partitionSpan;
            found.push_back({span,
                             error.where.empty()
                                 ? error.message
                                 : Message::joined({Message(error.where), error.message}, ": ")});
            continue;
        }
        State& known = **state;
        if (known.types.empty()) {
            known.types.insert(kAlways.begin(), kAlways.end());
            addResourceTypes(known.types, config::rootOf(*known.partition));
            if (known.usage != nullptr && known.usage->queues && !known.usage->queues->empty()) {
                for (const auto& [type, value] : ResourceView(known.usage->queues->front().max).entries())
                    known.types.insert(type.name());
            }
        }
        for (const RequestedType& requested : assertion.requestSpans)
            check(requested.type, requested.span, known);
        for (const Expectation& expectation : assertion.expectations) {
            if (expectation.type)
                check(*expectation.type, expectation.span, known);
        }
    }
    std::ranges::stable_sort(found, {}, [](const Problem& problem) { return problem.span.begin.offset; });
    return found;
}

Result<AssertionResult> Evaluator::evaluate(const Assertion& assertion)
{
    auto found = stateOf(assertion);
    if (!found)
        return tl::unexpected(std::move(found).error());
    State& state = **found;
    AssertionRun run(assertion, *state.quotas, *state.partition, state.configured, state.rules,
                     state.isEmptyCluster());
    auto result = run.run([&state](const QueuePath& queue) {
        const auto [known, isNew] = state.unknownQueues.try_emplace(queue.lowered().text());
        if (isNew) {
            const auto unknown = insight::unknownQueue(*state.partition, state.usage, queue);
            known->second = unknown ? unknown->text() : Message(queue.text());
        }
        return known->second;
    });
    if (run.hasCreated()) {
        // The next question finds the queues as they were. An empty cluster has no other queues that could go.
        if (state.isEmptyCluster())
            state.quotas->queues.removeIdle();
        else
            state.isDirty = true;
    }
    return result;
}
} // namespace quotadeck::assertion
