// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/advice.h"

#include "core/access/queueaccess.h"
#include "core/cluster/queue.h"
#include "core/cluster/queuetree.h"
#include "core/placement/ruleset.h"
#include "core/resource/display.h"
#include "core/snapshot/nodespace.h"

#include <algorithm>
#include <limits>
#include <unordered_set>
#include <utility>

namespace quotadeck::insight {
namespace {
/// What has to be given back at one level.
struct Need
{
    const TraceRow* row = nullptr;
    std::optional<ResourceType> type; ///< none: the number of applications
    Quantity missing = 0; ///< above zero
};

/// An application that could give something back.
struct Candidate
{
    const ApplicationInfo* app = nullptr;
    Resource held;
    std::vector<Quantity> frees; ///< for each need, never negative
};

Resource heldBy(const ApplicationInfo& app)
{
    if (app.allocations.empty())
        return app.used.value_or(Resource());
    Resource held; // with placeholders, which count for limits but not as used
    for (const AllocationInfo& allocation : app.allocations) {
        for (const auto& [type, value] : ResourceView(allocation.resource).entries())
            held.set(type, saturatingAdd(held.valueOr0(type), value));
    }
    return held;
}

/// Finds the applications that a blocked request waits for.
class WaitFinder
{
public:
    WaitFinder(const QuotaState& state, const PartitionSnapshot& snapshot, const Explanation& explanation,
               const std::stop_token& stop)
        : m_state(state)
        , m_snapshot(snapshot)
        , m_explanation(explanation)
        , m_stop(stop)
    {
    }

    void addTo(Advice& advice)
    {
        for (const TraceRow& row : m_explanation.rows) {
            for (const TraceCell& cell : row.cells) {
                if (cell.isInTheWay && !addNeed(row, cell))
                    return;
            }
        }
        advice.exceedsLimit = m_exceedsLimit;
        if (m_exceedsLimit || m_needs.empty() || !m_snapshot.applications)
            return;
        findCandidates();
        for (const std::size_t number : smallestSet())
            advice.waits.push_back(waitFor(m_candidates[number]));
    }

private:
    /// False: what is used there is unknown.
    bool addNeed(const TraceRow& row, const TraceCell& cell)
    {
        if (!m_explanation.knows(row))
            return false;
        const Quantity limit = cell.limit.value_or(0);
        const Quantity asked = cell.asked.value_or(0);
        m_exceedsLimit = m_exceedsLimit || asked > limit;
        m_needs.push_back({&row, cell.type, saturatingSubtract(saturatingAdd(cell.used, asked), limit)});
        m_charged.push_back(chargedTo(row));
        return true;
    }

    /// The applications that a user or group is charged with in the queue of @p row and below.
    [[nodiscard]] std::unordered_set<ApplicationId> chargedTo(const TraceRow& row) const
    {
        const auto applications = [&row](const auto& listed) -> std::unordered_set<ApplicationId> {
            for (const auto& usage : *listed) {
                if (usage.name.text() != row.name)
                    continue;
                if (const UsageNode* node = findNode(usage.nodes, row.queue))
                    return {node->runningApplications.begin(), node->runningApplications.end()};
            }
            return {};
        };
        if (row.subject == DenialSubject::User && m_snapshot.users)
            return applications(m_snapshot.users);
        if (row.subject == DenialSubject::Group && m_snapshot.groups)
            return applications(m_snapshot.groups);
        return {};
    }

    [[nodiscard]] bool isCharged(const ApplicationInfo& app, std::size_t need) const
    {
        const TraceRow& row = *m_needs[need].row;
        if (row.subject != DenialSubject::Queue)
            return m_charged[need].contains(app.id);
        return row.queue.contains(app.queue.lowered());
    }

    /// Whether @p app is one of those that its queue counts (ENF-10).
    [[nodiscard]] bool isCounted(const ApplicationInfo& app) const
    {
        const cluster::Queue* leaf = m_state.queues.find(app.queue);
        return app.state == "Running" || (leaf != nullptr && leaf->allocatingAccepted.contains(app.id));
    }

    [[nodiscard]] Quantity freedBy(const ApplicationInfo& app, const Resource& held, std::size_t need) const
    {
        if (!isCharged(app, need))
            return 0;
        if (m_needs[need].type)
            return std::max<Quantity>(0, held.valueOr0(*m_needs[need].type));
        return m_needs[need].row->subject != DenialSubject::Queue || isCounted(app) ? 1 : 0;
    }

    void findCandidates()
    {
        for (const ApplicationInfo& app : *m_snapshot.applications) {
            if (app.id == m_explanation.question.app) // it cannot wait for its own end
                continue;
            Candidate candidate{&app, heldBy(app), {}};
            for (std::size_t need = 0; need < m_needs.size(); ++need)
                candidate.frees.push_back(freedBy(app, candidate.held, need));
            if (std::ranges::any_of(candidate.frees, [](Quantity freed) { return freed > 0; }))
                m_candidates.push_back(std::move(candidate));
        }
    }

    /// How much of the missing amounts @p candidate gives back: 1 for each need that it meets alone.
    [[nodiscard]] static double worth(const Candidate& candidate, const std::vector<Quantity>& missing)
    {
        double sum = 0;
        for (std::size_t need = 0; need < missing.size(); ++need) {
            if (missing[need] > 0)
                sum += static_cast<double>(std::min(candidate.frees[need], missing[need]))
                    / static_cast<double>(missing[need]);
        }
        return sum;
    }

    /// Numbers of candidates that together meet all needs, none of which can be left out; empty: there is no such set.
    /// For a single need, the usual case, the largest first gives the smallest number of them. For several needs it is
    /// a good one: the smallest takes exponential time to find.
    [[nodiscard]] std::vector<std::size_t> smallestSet() const
    {
        std::vector<Quantity> missing;
        for (const Need& need : m_needs)
            missing.push_back(need.missing);
        std::vector<std::size_t> chosen;
        std::vector<bool> isChosen(m_candidates.size());
        while (std::ranges::any_of(missing, [](Quantity amount) { return amount > 0; })) {
            std::size_t best = m_candidates.size();
            double most = 0;
            for (std::size_t number = 0; number < m_candidates.size(); ++number) {
                const double value = isChosen[number] ? 0 : worth(m_candidates[number], missing);
                if (value > most) {
                    most = value;
                    best = number;
                }
            }
            if (best == m_candidates.size() || chosen.size() == Advice::kMostWaits || m_stop.stop_requested())
                return {};
            chosen.push_back(best);
            isChosen[best] = true;
            for (std::size_t need = 0; need < missing.size(); ++need)
                missing[need] = saturatingSubtract(missing[need], m_candidates[best].frees[need]);
        }
        leaveOutNeedless(chosen);
        return chosen;
    }

    /// A later choice for one need may make an earlier one for another needless.
    void leaveOutNeedless(std::vector<std::size_t>& chosen) const
    {
        for (std::size_t place = chosen.size(); place-- > 0;) {
            std::vector<std::size_t> rest = chosen;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(place));
            if (meetsAll(rest))
                chosen = std::move(rest);
        }
    }

    [[nodiscard]] bool meetsAll(const std::vector<std::size_t>& chosen) const
    {
        for (std::size_t need = 0; need < m_needs.size(); ++need) {
            Quantity freed = 0;
            for (const std::size_t number : chosen)
                freed = saturatingAdd(freed, m_candidates[number].frees[need]);
            if (freed < m_needs[need].missing)
                return false;
        }
        return true;
    }

    [[nodiscard]] WaitFor waitFor(const Candidate& candidate) const
    {
        WaitFor wait{candidate.app->id, candidate.app->user, candidate.app->queue, {}};
        for (std::size_t need = 0; need < m_needs.size(); ++need) {
            if (m_needs[need].type && candidate.frees[need] > 0)
                wait.held.set(*m_needs[need].type, candidate.held.valueOr0(*m_needs[need].type));
        }
        return wait;
    }

    const QuotaState& m_state;
    const PartitionSnapshot& m_snapshot;
    const Explanation& m_explanation;
    const std::stop_token& m_stop;
    std::vector<Need> m_needs;
    std::vector<std::unordered_set<ApplicationId>> m_charged; ///< for each need
    std::vector<Candidate> m_candidates;
    bool m_exceedsLimit = false;
};

/// How many levels two paths share.
std::size_t sharedLevels(const QueuePath& left, const QueuePath& right)
{
    const auto ours = left.parts();
    const auto theirs = right.parts();
    const auto [end, other] = std::ranges::mismatch(ours, theirs);
    return static_cast<std::size_t>(end - ours.begin());
}

/// How many pods of @p explanation its headroom holds; nothing: any number.
std::optional<Quantity> podsIn(const Explanation& explanation)
{
    std::optional<Quantity> pods;
    for (const auto& [type, asked] : explanation.question.request.entries()) {
        const auto room = ResourceView(explanation.headroom).find(type);
        if (room && asked > 0)
            pods = std::min(pods.value_or(std::numeric_limits<Quantity>::max()), *room / asked);
    }
    return pods;
}

/// Finds queues that allow a blocked request.
class QueueFinder
{
public:
    QueueFinder(QuotaState& state, const config::PartitionConfig& partition, const Question& question,
                const std::stop_token& stop)
        : m_state(state)
        , m_partition(partition)
        , m_question(question)
        , m_stop(stop)
    {
        m_question.app = {}; // an application cannot move: it is submitted again
        m_question.isRunning = false;
    }

    void addTo(Advice& advice)
    {
        // With rules that cannot be built the scheduler rejects every application (VAL-92).
        const auto rules = placement::RuleSet::fromConfig(m_partition.placementRules.value, m_state.mode);
        if (!rules)
            return;
        std::size_t tried = 0;
        for (const QueuePath& queue : leaves()) {
            if (m_stop.stop_requested() || tried == Advice::kMostTried)
                break;
            if (!maySubmit(queue))
                continue;
            ++tried;
            Question question = m_question;
            question.queue = queue;
            const auto explanation = explain(m_state, m_partition, question, m_state.mode);
            if (!explanation || !explanation->isAllowed())
                continue;
            if (isPlaced(*rules, queue))
                advice.queues.push_back({queue, podsIn(*explanation)});
            else
                ++advice.placedElsewhere;
        }
        // Unlimited first. The order is stable: of queues with equal headroom the nearest stays first.
        std::ranges::stable_sort(advice.queues, std::ranges::greater(), [](const OtherQueue& other) {
            return other.pods.value_or(std::numeric_limits<Quantity>::max());
        });
        if (advice.queues.size() > Advice::kMostQueues)
            advice.queues.resize(Advice::kMostQueues);
    }

private:
    /// The other active leaves, the nearest to the queue of the question first.
    [[nodiscard]] std::vector<QueuePath> leaves() const
    {
        const QueuePath here = m_question.queue.lowered();
        std::vector<std::pair<std::size_t, QueuePath>> found;
        for (const cluster::Queue* queue : m_state.queues.queues()) {
            if (queue->isLeaf && queue->state == cluster::QueueState::Active && queue->path != here)
                found.emplace_back(sharedLevels(queue->path, here), queue->path);
        }
        std::ranges::stable_sort(found, std::ranges::greater(), &std::pair<std::size_t, QueuePath>::first);
        std::vector<QueuePath> paths;
        paths.reserve(found.size());
        for (auto& [shared, path] : found)
            paths.push_back(std::move(path));
        return paths;
    }

    [[nodiscard]] bool maySubmit(const QueuePath& queue) const
    {
        return access::checkAccess(access::Permission::Submit, queue, m_question.user,
                                   placement::aclsOf(m_state.queues))
            .isAllowed();
    }

    /// Whether an application that requests @p queue runs there.
    [[nodiscard]] bool isPlaced(const placement::RuleSet& rules, const QueuePath& queue) const
    {
        placement::Submission submission;
        submission.queue = queue.text();
        submission.user = m_question.user;
        submission.tags = m_question.tags;
        const auto placed = rules.place(submission, m_state.queues);
        return placed.queue && placed.queue->lowered() == queue;
    }

    QuotaState& m_state;
    const config::PartitionConfig& m_partition;
    Question m_question;
    const std::stop_token& m_stop;
};

NodeSpace spaceOf(const NodeInfo& node)
{
    return {.capacity = node.capacity,
            .allocated = node.allocated,
            .foreign = node.occupied,
            .available = node.available};
}

/// Adds a node that takes pods to @p fit.
void addNode(NodeFit& fit, const NodeSpace& node, const Resource& request)
{
    ++fit.open;
    bool fits = true;
    for (const auto& [type, asked] : request.entries()) {
        const Quantity free = std::max<Quantity>(0, availableOf(node, type).value_or(0));
        fit.largest.set(type, std::max(free, fit.largest.valueOr0(type)));
        fits = fits && asked <= free;
    }
    fit.fitting += fits ? 1 : 0;
}

std::optional<NodeFit> nodeFit(const PartitionSnapshot& snapshot, const Question& question)
{
    if (!snapshot.nodes || snapshot.nodes->empty())
        return std::nullopt;
    NodeFit fit;
    fit.required = question.requiredNode;
    fit.isRequiredListed = question.requiredNode.empty();
    bool isAllKnown = true;
    for (const NodeInfo& node : *snapshot.nodes) {
        if (!fit.required.empty() && node.id != fit.required)
            continue;
        fit.isRequiredListed = true;
        if (!node.schedulable)
            continue;
        const NodeSpace space = spaceOf(node);
        isAllKnown = isAllKnown && space.isKnown();
        if (space.isKnown())
            addNode(fit, space, question.request);
    }
    if (!fit.fits() && !isAllKnown)
        return std::nullopt;
    for (const auto& [type, asked] : question.request.entries()) {
        if (fit.open > 0 && asked > fit.largest.valueOr0(type))
            fit.tooSmall.push_back(type);
    }
    std::ranges::sort(fit.tooSmall, precedesForDisplay);
    return fit;
}

Message amountsOfTypes(const std::vector<ResourceType>& types, const Resource& amounts)
{
    Resource shown;
    for (const ResourceType type : types)
        shown.set(type, amounts.valueOr0(type));
    return resourceMessage(shown);
}

Message requiredText(const NodeFit& nodes, const Resource& request)
{
    if (!nodes.isRequiredListed)
        return {QUOTADECK_TEXT("insight", "The pod must run on node %1, which the source does not report."),
                nodes.required};
    if (nodes.open == 0)
        return {QUOTADECK_TEXT("insight", "The pod must run on node %1, which takes no new pods."),
                nodes.required};
    if (nodes.fits())
        return {QUOTADECK_TEXT("insight", "The pod must run on node %1, which has room for it."),
                nodes.required};
    return {QUOTADECK_TEXT("insight",
                           "The pod must run on node %1, which has too little room: %2 free, %3 requested."),
            nodes.required, amountsOfTypes(nodes.tooSmall, nodes.largest),
            amountsOfTypes(nodes.tooSmall, request)};
}
} // namespace

Advice adviceFor(QuotaState& state, const config::PartitionConfig& partition,
                 const PartitionSnapshot* snapshot, const Explanation& explanation,
                 const std::stop_token& stop)
{
    Advice advice;
    if (snapshot == nullptr)
        return advice;
    advice.needsSubmission = !explanation.question.app.isEmpty();
    advice.nodes = nodeFit(*snapshot, explanation.question);
    if (explanation.isAllowed())
        return advice;
    if (explanation.verdict.denial)
        WaitFinder(state, *snapshot, explanation, stop).addTo(advice);
    if (explanation.knowsAll())
        QueueFinder(state, partition, explanation.question, stop).addTo(advice);
    return advice;
}

bool lacksNode(const Explanation& explanation, const Advice& advice)
{
    return explanation.isAllowed() && advice.nodes && !advice.nodes->fits();
}

Message answerText(const Explanation& explanation, const Advice& advice)
{
    if (!lacksNode(explanation, advice))
        return explanation.sentence();
    return {explanation.knowsAll()
                ? QUOTADECK_TEXT("insight", "%1 Limits and quotas along the path to %2 allow the request.")
                : QUOTADECK_TEXT("insight",
                                 "%1 Limits and quotas along the path to %2 allow the request; some usage is "
                                 "unknown."),
            describe(*advice.nodes, explanation.question.request), explanation.question.queue.text()};
}

Message waitsText(const Advice& advice)
{
    if (advice.exceedsLimit)
        return QUOTADECK_TEXT("insight",
                              "Waiting does not help: the request is larger than a blocking limit.");
    if (advice.waits.empty())
        return {};
    return {QUOTADECK_COUNT_TEXT("insight",
                                 "The request is allowed when %n applications have ended, all of these:",
                                 "The request is allowed when %n application has ended:"),
            Message::Count{advice.waits.size()}};
}

Message describe(const WaitFor& wait)
{
    if (wait.held.entries().empty())
        return {QUOTADECK_TEXT("insight", "%1 of user %2 in %3"), wait.app.text(), wait.user.text(),
                wait.queue.text()};
    return {QUOTADECK_TEXT("insight", "%1 of user %2 in %3 holds %4"), wait.app.text(), wait.user.text(),
            wait.queue.text(), resourceMessage(wait.held)};
}

Message queuesText(const Advice& advice)
{
    if (advice.queues.empty())
        return {};
    if (advice.needsSubmission)
        return QUOTADECK_TEXT(
            "insight", "Other queues that allow the request now, if the application is submitted again:");
    return QUOTADECK_TEXT("insight", "Other queues that allow the request now:");
}

Message describe(const OtherQueue& queue)
{
    if (!queue.pods)
        return {QUOTADECK_TEXT("insight", "%1 has no limit"), queue.queue.text()};
    return {QUOTADECK_COUNT_TEXT("insight", "%1 has room for %n such pods", "%1 has room for %n such pod"),
            queue.queue.text(), Message::Count{*queue.pods}};
}

Message placedElsewhereText(const Advice& advice)
{
    if (advice.placedElsewhere == 0)
        return {};
    return {QUOTADECK_COUNT_TEXT(
                "insight",
                "%n other queues have room, but the placement rules choose another queue for this user.",
                "%n other queue has room, but the placement rules choose another queue for this user."),
            Message::Count{advice.placedElsewhere}};
}

Message describe(const NodeFit& nodes, const Resource& request)
{
    if (!nodes.required.empty())
        return requiredText(nodes, request);
    if (nodes.open == 0)
        return QUOTADECK_TEXT("insight", "No node takes new pods.");
    if (nodes.fits())
        return {QUOTADECK_COUNT_TEXT("insight", "%n nodes have room for the pod.",
                                     "%n node has room for the pod."),
                Message::Count{nodes.fitting}};
    if (nodes.tooSmall.empty())
        return QUOTADECK_TEXT("insight",
                              "No node has room for the pod: none has all requested amounts free at once.");
    return {QUOTADECK_TEXT(
                "insight",
                "No node has room for the pod: the largest free amount of a node is %1, requested is %2."),
            amountsOfTypes(nodes.tooSmall, nodes.largest), amountsOfTypes(nodes.tooSmall, request)};
}
} // namespace quotadeck::insight
