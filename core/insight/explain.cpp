// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/explain.h"

#include "core/cluster/application.h"
#include "core/cluster/partitionplan.h"
#include "core/cluster/queue.h"
#include "core/placement/ruleset.h"
#include "core/resource/display.h"
#include "core/resource/quantity.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <map>
#include <set>
#include <utility>

namespace quotadeck::insight {
namespace {
using cluster::AttemptOutcome;

constexpr const char* kRequest = "request";

Quantity toQuantity(std::uint64_t count)
{
    return static_cast<Quantity>(std::min(count, static_cast<std::uint64_t>(kMaxQuantity)));
}

/// The application that the question is about, as far as the scheduler's checks look at it.
Result<cluster::Application> applicationOf(const Question& question, const QueuePath& leaf)
{
    cluster::ApplicationSpec spec;
    spec.id = question.app;
    spec.queue = leaf;
    spec.user = question.user;
    cluster::Application app(std::move(spec), {});
    cluster::Request request;
    request.key = kRequest;
    request.resource = question.request;
    if (!app.addRequest(request, {}))
        return fail(
            ErrorCode::InvalidArgument, "request",
            QUOTADECK_TEXT("insight", "The request is empty: at least one amount must be above zero."));
    if (question.isRunning) {
        cluster::Allocation held;
        held.request = std::move(request);
        held.request.key = "held";
        if (auto restored = app.restore(std::move(held), {}); !restored)
            return tl::unexpected(std::move(restored).error());
    }
    return app;
}

/// One explanation under way.
class Explainer
{
public:
    Explainer(const QuotaState& state, const config::PartitionConfig& partition, const cluster::Queue& leaf,
              const Question& question, Mode mode)
        : m_state(state)
        , m_partition(partition)
        , m_leaf(leaf)
        , m_mode(mode)
    {
        m_result.question = question;
        m_result.knowsUsage = state.knowsUsage;
        m_result.knowsQueues = state.knowsQueues;
    }

    Result<Explanation> run()
    {
        auto verdict = judge(m_result.question);
        if (!verdict)
            return tl::unexpected(std::move(verdict).error());
        m_result.verdict = *std::move(verdict);
        addRows();
        markBinding();
        if (!m_result.isAllowed())
            findFitting();
        return std::move(m_result);
    }

private:
    [[nodiscard]] Result<cluster::QuotaVerdict> judge(const Question& question) const
    {
        return applicationOf(question, m_leaf.path).map([&](const cluster::Application& app) {
            return cluster::judge(app, *app.findRequest(kRequest), m_leaf, m_state.usage, m_mode);
        });
    }

    [[nodiscard]] const Question& question() const { return m_result.question; }
    /// In Mode::Seed user and group are asked at every increase (ENF-19), the queue only of accepted ones (ENF-10).
    [[nodiscard]] bool asksPeopleForApplications() const
    {
        return m_mode == Mode::Seed || !question().isRunning;
    }

    void addRows()
    {
        const ugm::LimitTrace trace = m_state.usage.trace(m_leaf.path, question().app, question().user);
        if (trace.group)
            m_result.group = trace.isGroupSettled
                ? ugm::GroupMatch{*trace.group, {}}
                : m_state.usage.limits()->matchGroup(m_leaf.path, question().user.groups);
        std::vector<const cluster::Queue*> queues;
        for (const cluster::Queue* queue = &m_leaf; queue; queue = queue->parent)
            queues.push_back(queue);
        for (std::size_t level = queues.size(); level-- > 0;) {
            addQueue(*queues[level]);
            addSubject(trace.user.at(level), DenialSubject::User, question().user.user.text());
            if (trace.group)
                addSubject(trace.groupLevels.at(level), DenialSubject::Group, trace.group->text());
        }
    }

    /// The types that a row shows: what is asked for and what is limited.
    [[nodiscard]] std::vector<ResourceType> typesWith(ResourceView limited) const
    {
        std::set<ResourceType> all;
        for (const auto& [type, value] : question().request.entries())
            all.insert(type);
        for (const auto& [type, value] : limited.entries())
            all.insert(type);
        std::vector<ResourceType> types(all.begin(), all.end());
        std::ranges::sort(types, precedesForDisplay);
        return types;
    }

    void addQueue(const cluster::Queue& queue)
    {
        TraceRow row{queue.path, DenialSubject::Queue, {}, Match::None, {}};
        const bool isEndless = !queue.parent && !m_state.knowsQueues;
        for (const ResourceType type : typesWith(isEndless ? ResourceView(std::nullopt) : queue.max)) {
            TraceCell cell{.type = type, .used = queue.allocated.valueOr0(type)};
            cell.asked = question().request.find(type);
            if (!isEndless)
                cell.limit = ResourceView(queue.max).find(type);
            if (!queue.parent && !isEndless && !cell.limit)
                cell.limit = 0; // what no node offers (QUE-20)
            const Decision decision = cell.asked ? cluster::fitsHere(queue, type, *cell.asked) : Decision();
            add(row, cell, decision, queue);
        }
        TraceCell apps{.used = toQuantity(cluster::countedApplications(queue))};
        if (queue.maxApplications != 0)
            apps.limit = toQuantity(queue.maxApplications);
        if (!question().isRunning && !queue.allocatingAccepted.contains(question().app))
            apps.asked = 1;
        add(row, apps, apps.asked ? cluster::canRunHere(queue, question().app) : Decision(), queue);
        row.match = hasLimit(row) ? Match::Named : Match::None;
        m_result.rows.push_back(std::move(row));
    }

    void addSubject(const ugm::LimitLevel& level, DenialSubject subject, const std::string& name)
    {
        TraceRow row{level.queue, subject, name, Match::None, {}};
        const ugm::Limit limit = level.limit.value_or(ugm::Limit());
        if (level.limit) {
            const bool isWildcard = level.origin == LimitOrigin::Wildcard || name == ugm::kWildcard;
            row.match = isWildcard ? Match::Wildcard : Match::Named;
        }
        for (const ResourceType type : typesWith(limit.maxResources)) {
            TraceCell cell{.type = type, .limit = limit.most(type), .used = level.used.valueOr0(type)};
            cell.asked = question().request.find(type);
            const bool fits = !cell.asked || !cell.limit || ugm::hasRoom(*cell.limit, cell.used, *cell.asked);
            add(row, cell, fits ? Decision() : denial(row, level.origin, cell));
        }
        TraceCell apps{.used = toQuantity(level.running)};
        if (limit.maxApplications != 0)
            apps.limit = toQuantity(limit.maxApplications);
        if (!level.isCounted && asksPeopleForApplications())
            apps.asked = 1;
        const bool mayRun = !apps.asked || limit.allowsAnother(level.running);
        add(row, apps, mayRun ? Decision() : denial(row, level.origin, apps));
        m_result.rows.push_back(std::move(row));
    }

    static Decision denial(const TraceRow& row, LimitOrigin origin, const TraceCell& cell)
    {
        return Decision{Denial{row.subject, row.name, row.queue, origin, cell.type, cell.used,
                               cell.asked.value_or(0), cell.limit.value_or(0)}};
    }

    static bool hasLimit(const TraceRow& row)
    {
        return std::ranges::any_of(row.cells, [](const TraceCell& cell) { return cell.limit.has_value(); });
    }

    void add(TraceRow& row, TraceCell cell, const Decision& decision,
             const std::optional<std::reference_wrapper<const cluster::Queue>>& queue = {})
    {
        if (cell.limit)
            cell.headroom = saturatingSubtract(*cell.limit, cell.used);
        if (!decision.isAllowed()) {
            cell.isInTheWay = true;
            // Whatever a stopped queue or a parent may use, nothing is scheduled in it (QUE-65, QUE-45).
            if (m_result.verdict.outcome != AttemptOutcome::NotScheduled)
                addRaise(m_result.raises,
                         raiseFor(*decision.denial, m_partition, !queue || queue->get().isManaged));
        }
        row.cells.push_back(cell);
    }

    void markBinding()
    {
        std::map<std::optional<ResourceType>, Quantity> least;
        for (const TraceRow& row : m_result.rows) {
            for (const TraceCell& cell : row.cells) {
                if (!cell.headroom)
                    continue;
                const auto [known, isNew] = least.try_emplace(cell.type, *cell.headroom);
                known->second = std::min(known->second, *cell.headroom);
            }
        }
        for (TraceRow& row : m_result.rows) {
            for (TraceCell& cell : row.cells)
                cell.isBinding = cell.headroom && least.at(cell.type) == *cell.headroom;
        }
        for (const auto& [type, value] : least) {
            if (!type)
                continue;
            if (!m_result.headroom)
                m_result.headroom.emplace();
            m_result.headroom->set(*type, value);
        }
    }

    /// What is left of the request when each amount is cut to what there is room for, if that passes.
    void findFitting()
    {
        Question smaller = question();
        for (const auto& [type, asked] : question().request.entries()) {
            const auto room = ResourceView(m_result.headroom).find(type);
            smaller.request.set(type,
                                room ? std::clamp<Quantity>(asked, 0, std::max<Quantity>(0, *room)) : asked);
        }
        const auto verdict = judge(smaller);
        if (verdict && verdict->outcome == AttemptOutcome::Allocated)
            m_result.fitting = smaller.request;
    }

    const QuotaState& m_state;
    const config::PartitionConfig& m_partition;
    const cluster::Queue& m_leaf;
    Mode m_mode;
    Explanation m_result;
};

/// The blocking limit, with the name of its user or group and its queue.
MessageTemplate blockedTemplate(const Denial& denial)
{
    switch (denial.subject) {
    case DenialSubject::User:
        return denial.origin == LimitOrigin::Wildcard
            ? QUOTADECK_TEXT("insight",
                             "Blocked by the limit of everyone else (*), which applies to %1, at %2: %3")
            : QUOTADECK_TEXT("insight", "Blocked by the limit of user %1 at %2: %3");
    case DenialSubject::Group:
        return denial.name == ugm::kWildcard
            ? QUOTADECK_TEXT("insight", "Blocked by the limit of all other groups together at %2: %3")
            : QUOTADECK_TEXT("insight", "Blocked by the limit of group %1 at %2: %3");
    case DenialSubject::Queue:
        break;
    }
    return denial.queue.parent().isEmpty() && denial.type
        ? QUOTADECK_TEXT("insight", "Blocked by the size of the cluster at %2: %3")
        : QUOTADECK_TEXT("insight", "Blocked by the quota at %2: %3");
}

/// @p isUsageKnown: else the usage is left out, since it would be zero.
Message amountsOf(const Denial& denial, bool isUsageKnown)
{
    if (!denial.type && !isUsageKnown)
        return {QUOTADECK_TEXT("insight", "it allows %1 applications."), denial.limit};
    if (!denial.type)
        return {QUOTADECK_TEXT("insight", "%1 of %2 applications run."), denial.used, denial.limit};
    const auto shown = [&denial](Quantity value) { return amountMessage(denial.type, value); };
    if (!isUsageKnown)
        return {QUOTADECK_TEXT("insight", "it allows %1 %2, requests %3."), shown(denial.limit),
                denial.type->name(), shown(denial.asked)};
    return {QUOTADECK_TEXT("insight", "%1 of %2 %3 used, requests %4."), shown(denial.used),
            shown(denial.limit), denial.type->name(), shown(denial.asked)};
}

std::int64_t priorityOf(const RequestInfo& request)
{
    std::int64_t priority = 0;
    std::from_chars(request.priority.data(), request.priority.data() + request.priority.size(), priority);
    return priority;
}
} // namespace

std::string_view matchName(Match match)
{
    switch (match) {
    case Match::None:
        return "none";
    case Match::Named:
        return "named";
    case Match::Wildcard:
        return "wildcard";
    }
    return {};
}

bool Explanation::knows(const TraceRow& row) const
{
    return row.subject == DenialSubject::Queue ? knowsQueues : knowsUsage;
}

Message Explanation::sentence() const
{
    if (verdict.denial) {
        const Denial& denial = *verdict.denial;
        const bool isUsageKnown = denial.subject == DenialSubject::Queue ? knowsQueues : knowsUsage;
        return {blockedTemplate(denial), denial.name, denial.queue.text(), amountsOf(denial, isUsageKnown)};
    }
    if (verdict.outcome == AttemptOutcome::NotScheduled)
        return {QUOTADECK_TEXT("insight", "Not scheduled: %1 is stopped or not a leaf."),
                question.queue.text()};
    if (!knowsAll())
        return {QUOTADECK_TEXT("insight", "Allowed in %1; some usage is unknown."), question.queue.text()};
    return {QUOTADECK_TEXT("insight", "Allowed: no limit or quota along the path to %1 blocks it."),
            question.queue.text()};
}

Message questionText(const Question& question, QueueSource source)
{
    std::vector<Message> names;
    for (const GroupName& group : question.user.groups)
        names.emplace_back(group.text());
    const Message groups = names.empty()
        ? Message(QUOTADECK_TEXT("insight", "no groups"))
        : Message(QUOTADECK_TEXT("insight", "groups %1"), Message::joined(std::move(names)));
    const Message request = resourceMessage(question.request);
    const std::string& user = question.user.user.text();
    const std::string& queue = question.queue.text();
    if (question.queue.isEmpty())
        return {QUOTADECK_TEXT("insight", "A new application of user %1 (%2) requests %3 and no queue."),
                user, groups, request};
    const bool isPlaced = source == QueueSource::Placed;
    if (question.app.isEmpty())
        return {isPlaced ? QUOTADECK_TEXT("insight",
                                          "A new application of user %1 (%2) requests %3 and is placed in %4 "
                                          "by the rules.")
                         : QUOTADECK_TEXT("insight", "A new application of user %1 (%2) requests %3 in %4."),
                user, groups, request, queue};
    return {isPlaced ? QUOTADECK_TEXT("insight",
                                      "Application %5 of user %1 (%2) requests %3 and is placed in %4 by the "
                                      "rules.")
                     : QUOTADECK_TEXT("insight", "Application %5 of user %1 (%2) requests %3 in %4."),
            user,
            groups,
            request,
            queue,
            question.app.text()};
}

Message chargedGroupText(const Explanation& explanation)
{
    if (!explanation.group)
        return QUOTADECK_TEXT("insight", "No charged group: no group limit along the path covers the user.");
    const std::string& name = explanation.group->group.text();
    const std::string& queue = explanation.group->queue.text();
    const bool isWildcard = name == ugm::kWildcard;
    if (queue.empty())
        return {
            isWildcard ? QUOTADECK_TEXT(
                "insight", "Charged to all other groups together (*), determined by its current usage.")
                       : QUOTADECK_TEXT("insight", "Charged to group %1, determined by its current usage."),
            name};
    return {isWildcard
                ? QUOTADECK_TEXT("insight", "Charged to all other groups together (*), by the limit at %2.")
                : QUOTADECK_TEXT("insight", "Charged to group %1, by the limit at %2."),
            name, queue};
}

Message fittingText(const Resource& fitting)
{
    return {QUOTADECK_TEXT("insight", "At most %1 would fit now."), resourceMessage(fitting)};
}

std::optional<Question> waitingQuestion(const ApplicationInfo& app)
{
    const auto waitsLonger = [](const RequestInfo& left, const RequestInfo& right) {
        return std::pair(-priorityOf(left), left.requestTime)
            < std::pair(-priorityOf(right), right.requestTime);
    };
    const auto first = std::ranges::min_element(app.requests, waitsLonger);
    if (first == app.requests.end() || !first->resource)
        return std::nullopt;
    const bool isAccepted = app.state == "New" || app.state == "Accepted";
    return Question{{app.user, app.groups}, app.queue, app.id, !isAccepted, *first->resource,
                    first->requiredNodeId};
}

placement::Placement placementOf(const QuotaState& state, const config::PartitionConfig& partition,
                                 const access::UserGroups& user,
                                 const std::map<std::string, std::string>& tags)
{
    const auto rules = placement::RuleSet::fromConfig(partition.placementRules.value, state.mode);
    if (!rules)
        return {std::nullopt, {}, {}, placement::describe(rules.error())};
    placement::Submission submission;
    submission.user = user;
    submission.tags = tags;
    return rules->place(submission, state.queues);
}

Result<QueuePath> placedQueue(const QuotaState& state, const config::PartitionConfig& partition,
                              const access::UserGroups& user, const std::map<std::string, std::string>& tags)
{
    auto placed = placementOf(state, partition, user, tags);
    if (!placed.queue)
        return fail(ErrorCode::NotFound, user.user.text(), std::move(placed.rejection));
    return *std::move(placed.queue);
}

Result<Explanation> explain(QuotaState& state, const config::PartitionConfig& partition,
                            const Question& question, Mode mode)
{
    assumeCapacity(state, question.request);
    const cluster::Queue* leaf = state.queues.find(question.queue);
    if (leaf == nullptr) {
        auto created = state.queues.create(question.queue);
        if (!created)
            return tl::unexpected(std::move(created).error());
        leaf = *created;
    }
    return Explainer(state, partition, *leaf, question, mode).run();
}

namespace {
std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kBlanks = " \t";
    text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
    return text.substr(0, text.find_last_not_of(kBlanks) + 1);
}

std::vector<std::string_view> splitAtCommas(std::string_view text)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const auto comma = std::min(text.find(','), text.size());
        if (const auto part = trimmed(text.substr(0, comma)); !part.empty())
            parts.push_back(part);
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return parts;
}
} // namespace

Result<Resource> readRequest(std::string_view text)
{
    Resource request;
    for (const std::string_view part : splitAtCommas(text)) {
        const auto equals = part.find('=');
        const std::string_view type = trimmed(part.substr(0, equals));
        if (type.empty() || equals == std::string_view::npos)
            return fail(ErrorCode::InvalidArgument, {},
                        Message(QUOTADECK_TEXT("insight",
                                               "\"%1\" is no amount: write TYPE=QUANTITY, as in vcore=500m"),
                                part));
        const std::string_view amount = trimmed(part.substr(equals + 1));
        const auto value = parseQuantity(amount, quantityKind(type));
        if (!value)
            return fail(ErrorCode::InvalidArgument, {}, describe(value.error(), amount, quantityKind(type)));
        request.set(type, *value);
    }
    return request;
}

std::string requestText(const Resource& request)
{
    std::string text;
    for (const auto& [type, value] : request.entries()) {
        const auto style = type.name() == "memory" ? QuantityStyle::Binary : QuantityStyle::Decimal;
        text += fmt::format("{}{}={}", text.empty() ? "" : ", ", type.name(),
                            formatQuantity(std::max<Quantity>(0, value), quantityKind(type.name()), style));
    }
    return text;
}

std::vector<GroupName> readGroups(std::string_view text)
{
    std::vector<GroupName> groups;
    for (const std::string_view group : splitAtCommas(text))
        groups.emplace_back(group);
    return groups;
}
} // namespace quotadeck::insight
