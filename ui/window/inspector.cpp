// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/inspector.h"

#include "core/filter/expression.h"
#include "core/resource/display.h"
#include "models/common/celltext.h"
#include "models/common/durationtext.h"
#include "models/common/share.h"
#include "models/insight/queuedetails.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/labels.h"
#include "ui/window/accessquestion.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <map>
#include <set>
#include <vector>

namespace quotadeck::ui {
namespace {
constexpr QLatin1StringView kQueue("queue:");
constexpr QLatin1StringView kUser("user:");
constexpr QLatin1StringView kGroup("group:");
constexpr QLatin1StringView kApplication("application:");
constexpr QLatin1StringView kNode("node:");

QLatin1StringView prefixOf(Subject::Kind kind)
{
    switch (kind) {
    case Subject::Kind::None:
    case Subject::Kind::ElasticGroup: // no page selects one for others
        return {};
    case Subject::Kind::Queue:
        return kQueue;
    case Subject::Kind::User:
        return kUser;
    case Subject::Kind::Group:
        return kGroup;
    case Subject::Kind::Application:
        return kApplication;
    case Subject::Kind::Node:
        return kNode;
    }
    return {};
}

QString pageOf(Subject::Kind kind)
{
    switch (kind) {
    case Subject::Kind::None:
    case Subject::Kind::ElasticGroup: // no page selects one for others
        return {};
    case Subject::Kind::Queue:
        return QStringLiteral("queues");
    case Subject::Kind::User:
    case Subject::Kind::Group:
        return QStringLiteral("people");
    case Subject::Kind::Application:
        return QStringLiteral("applications");
    case Subject::Kind::Node:
        return QStringLiteral("nodes");
    }
    return {};
}
} // namespace

QString linkTo(const Subject& subject)
{
    return subject.kind == Subject::Kind::None || subject.name.isEmpty()
        ? QString()
        : prefixOf(subject.kind) + subject.name;
}

QString linkToNode(const QString& id)
{
    return kNode + id;
}

std::optional<InspectorTarget> targetOf(const QString& link)
{
    using Kind = Subject::Kind;
    for (const Kind kind : {Kind::Queue, Kind::User, Kind::Group, Kind::Application}) {
        if (const QLatin1StringView prefix = prefixOf(kind); link.startsWith(prefix))
            return InspectorTarget{pageOf(kind), {kind, link.mid(prefix.size()), {}}, {}};
    }
    if (link.startsWith(kNode))
        return InspectorTarget{
            QStringLiteral("nodes"),
            {},
            QStringLiteral("node:")
                + QString::fromStdString(filter::valueText(link.mid(kNode.size()).toStdString()))};
    return std::nullopt;
}

namespace {
using models::Emphasis;
using models::Share;

/// Texts of the functions here, which belong to no class that has a tr().
struct InspectorTexts
{
    Q_DECLARE_TR_FUNCTIONS(quotadeck::ui::InspectorTexts)
};

QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

DetailCell label(const QString& name)
{
    DetailCell fact;
    fact.text = name;
    return fact;
}

DetailCell linked(const QString& name, const Subject& subject)
{
    DetailCell fact = label(name);
    fact.link = linkTo(subject);
    return fact;
}

/// The path of a queue over the rows about it.
DetailCell queueHeading(const QueuePath& path)
{
    DetailCell fact = linked(text(path.text()), {Subject::Kind::Queue, text(path.text()), {}});
    fact.emphasis = Emphasis::Strong;
    return fact;
}

DetailCell number(const QString& value, Emphasis emphasis = Emphasis::Normal)
{
    return {value, DetailCell::Align::Number, emphasis, models::RowState::Normal, {}};
}

DetailCell shareFact(const Share& share)
{
    const Emphasis emphasis = share.isLimited() ? Emphasis::Normal : Emphasis::Dim;
    return {share.text(), DetailCell::Align::Number, emphasis, share.state(), {}};
}

std::vector<ResourceType> typesOf(std::initializer_list<ResourceView> resources)
{
    std::set<ResourceType> found;
    for (const ResourceView& resource : resources) {
        for (const Resource::Entry& entry : resource.entries())
            found.insert(entry.type);
    }
    std::vector<ResourceType> types(found.begin(), found.end());
    std::sort(types.begin(), types.end(), precedesForDisplay);
    return types;
}

/// What @p resource has of @p type; @p unset where it does not define it.
DetailCell amount(ResourceView resource, ResourceType type, const QString& unset)
{
    const auto value = resource.find(type);
    return value ? number(models::quantityText(type, *value)) : number(unset, Emphasis::Dim);
}

/// Used against the maximum, a row for each type.
InspectorSection useOf(const QueueInfo& queue, const std::vector<ResourceType>& types)
{
    InspectorSection section;
    section.title = InspectorTexts::tr("Usage vs. maximum");
    section.headers = {InspectorTexts::tr("Resource"), InspectorTexts::tr("Used"), InspectorTexts::tr("Max"),
                       InspectorTexts::tr("%", "percentage, a column's title")};
    section.emptyText = InspectorTexts::tr("No usage and no quota.");
    for (const ResourceType type : types) {
        const Quantity used = ResourceView(queue.allocated).valueOr0(type);
        section.rows << DetailRow{label(text(type.name())), number(models::quantityText(type, used)),
                                  amount(queue.max, type, models::unlimitedText()),
                                  shareFact(Share(used, ResourceView(queue.max).find(type)))};
    }
    return section;
}

/// What is assured, left and waited for, a row for each type.
InspectorSection roomOf(const QueueInfo& queue, const std::vector<ResourceType>& types)
{
    InspectorSection section;
    section.title = InspectorTexts::tr("Guaranteed, headroom, pending");
    section.headers = {InspectorTexts::tr("Resource"), InspectorTexts::tr("Guaranteed"),
                       InspectorTexts::tr("Headroom"), InspectorTexts::tr("Pending")};
    section.emptyText = InspectorTexts::tr("Nothing guaranteed or pending.");
    for (const ResourceType type : types) {
        const Quantity pending = ResourceView(queue.pending).valueOr0(type);
        section.rows << DetailRow{
            label(text(type.name())), amount(queue.guaranteed, type, models::unsetText()),
            amount(queue.headroom, type, models::unlimitedText()),
            number(models::quantityText(type, pending), pending == 0 ? Emphasis::Dim : Emphasis::Normal)};
    }
    return section;
}

QString limitText(const UsageNode& node)
{
    QString resources = models::quantitiesText(node.maxResources);
    if (node.maxApplications == 0)
        return resources;
    if (ResourceView(node.maxResources).entries().empty())
        return InspectorTexts::tr("apps %1").arg(node.maxApplications);
    return InspectorTexts::tr("%1, apps %2").arg(resources).arg(node.maxApplications);
}

bool hasLimit(const UsageNode& node)
{
    return node.maxApplications != 0 || !ResourceView(node.maxResources).entries().empty();
}

InspectorSection limitsAt(const PartitionSnapshot& partition, const QueuePath& path)
{
    InspectorSection section;
    section.title = InspectorTexts::tr("Limits set here");
    section.headers = {InspectorTexts::tr("Applies to"), InspectorTexts::tr("Limit")};
    section.flexible = 1;
    section.emptyText = InspectorTexts::tr("No user or group limits known for this queue.");
    const auto add = [&](const auto& owners, Subject::Kind kind, auto name) {
        for (const auto& owner : owners) {
            const UsageNode* node = findNode(owner.nodes, path);
            if (node && hasLimit(*node))
                section.rows << DetailRow{
                    linked(name(text(owner.name.text())), {kind, text(owner.name.text()), {}}),
                    label(limitText(*node))};
        }
    };
    if (partition.groups) {
        add(*partition.groups, Subject::Kind::Group, [](const QString& group) {
            return group == QStringLiteral("*") ? InspectorTexts::tr("everyone else (*)")
                                                : InspectorTexts::tr("group %1").arg(group);
        });
    }
    if (partition.users)
        add(*partition.users, Subject::Kind::User,
            [](const QString& user) { return InspectorTexts::tr("user %1").arg(user); });
    return section;
}

/// The part that the queue has of its parent's usage, and of its parent's guaranteed amount.
InspectorSection shareOf(const PartitionSnapshot& partition, const QueueInfo& queue,
                         const std::vector<ResourceType>& types)
{
    InspectorSection section;
    section.title = InspectorTexts::tr("Share of the parent");
    section.headers = {InspectorTexts::tr("Resource"), InspectorTexts::tr("Of usage"),
                       InspectorTexts::tr("Of guaranteed")};
    const QueueInfo* parent = models::queueAt(partition, queue.parent);
    if (!parent) {
        section.emptyText = queue.parent.isEmpty()
            ? InspectorTexts::tr("The root has no parent.")
            : InspectorTexts::tr("The source does not report the parent.");
        return section;
    }
    section.emptyText = InspectorTexts::tr("No usage and no guaranteed amount.");
    const QString name = text(parent->path.text());
    for (const ResourceType type : types) {
        const auto cell
            = [&](std::optional<Quantity> part, std::optional<Quantity> whole, const QString& none) {
                  DetailCell fact = number(models::unsetText(), Emphasis::Dim);
                  fact.toolTip = none;
                  if (!whole || *whole <= 0)
                      return fact;
                  fact = number(Share(part.value_or(0), whole).text(),
                                part.value_or(0) == 0 ? Emphasis::Dim : Emphasis::Normal);
                  //: amounts, path of a queue
                  fact.toolTip = InspectorTexts::tr("%1 of %2 at %3")
                                     .arg(models::quantityText(type, part.value_or(0)),
                                          models::quantityText(type, *whole), name);
                  return fact;
              };
        section.rows << DetailRow{
            label(text(type.name())),
            cell(ResourceView(queue.allocated).valueOr0(type), ResourceView(parent->allocated).find(type),
                 InspectorTexts::tr("Nothing is used at %1").arg(name)),
            cell(ResourceView(queue.guaranteed).find(type), ResourceView(parent->guaranteed).find(type),
                 InspectorTexts::tr("Nothing is guaranteed at %1").arg(name))};
    }
    return section;
}

InspectorSection sectionOf(const models::QueueDetailGroup& group)
{
    InspectorSection section;
    section.title = group.title;
    section.headers = {InspectorTexts::tr("Setting"), InspectorTexts::tr("Value")};
    section.flexible = 1;
    section.emptyText = group.emptyText;
    section.isPlain = true;
    for (const models::QueueDetail& detail : group.details) {
        DetailCell value = label(detail.value);
        value.emphasis = detail.emphasis;
        value.toolTip = detail.help.isEmpty() ? QString() : detail.value + u'\n' + detail.help;
        value.link = linkTo({Subject::Kind::Queue, detail.from, {}});
        section.rows << DetailRow{label(detail.name), value};
    }
    return section;
}

InspectorDetails detailsOfQueue(const PartitionSnapshot& partition, const QueueInfo& queue,
                                const config::PartitionConfig* active)
{
    InspectorDetails details;
    const bool isDynamic = queue.isLeaf && !queue.isManaged;
    details.kind = isDynamic ? models::RowKind::DynamicQueue
        : queue.isLeaf       ? models::RowKind::LeafQueue
                             : models::RowKind::ParentQueue;
    details.title = text(std::string(queue.path.name()));
    details.subtitle = text(queue.path.text());
    const auto types = typesOf({queue.allocated, queue.max, queue.guaranteed, queue.pending});
    details.sections = {useOf(queue, types), roomOf(queue, types), limitsAt(partition, queue.path),
                        shareOf(partition, queue, types)};
    for (const models::QueueDetailGroup& group : models::queueDetails(partition, queue, active))
        details.sections << sectionOf(group);
    return details;
}

InspectorSection levelsOf(const std::vector<UsageNode>& nodes, const QueuePath& below)
{
    InspectorSection section;
    section.title = below.isEmpty()
        ? InspectorTexts::tr("Limits on every level")
        : InspectorTexts::tr("Limits along the path to %1").arg(text(below.text()));
    section.headers = {InspectorTexts::tr("Resource"), InspectorTexts::tr("Used"),
                       InspectorTexts::tr("Limit"), InspectorTexts::tr("%")};
    section.emptyText = InspectorTexts::tr("No limits and no usage.");
    const auto apps
        = [](const UsageNode& node) { return static_cast<Quantity>(node.runningApplications.size()); };
    for (const UsageNode& node : nodes) {
        if (!below.isEmpty() && !node.path.contains(below))
            continue;
        const qsizetype rowsBefore = section.rows.size();
        const auto add = [&](const QString& what, const QString& used, const QString& limit,
                             const Share& share) {
            const Emphasis emphasis = share.isLimited() ? Emphasis::Normal : Emphasis::Dim;
            section.rows << DetailRow{label(what), number(used), number(limit, emphasis), shareFact(share)};
        };
        for (const ResourceType type : typesOf({node.usage, node.maxResources})) {
            const Quantity used = ResourceView(node.usage).valueOr0(type);
            const auto limit = ResourceView(node.maxResources).find(type);
            add(text(type.name()), models::quantityText(type, used),
                limit ? models::quantityText(type, *limit) : models::unlimitedText(), Share(used, limit));
        }
        if (node.maxApplications != 0) {
            add(InspectorTexts::tr("apps"), QString::number(apps(node)),
                QString::number(node.maxApplications),
                Share(apps(node), static_cast<Quantity>(node.maxApplications)));
        }
        if (section.rows.size() > rowsBefore)
            section.rows.insert(rowsBefore, DetailRow{queueHeading(node.path)});
    }
    return section;
}

InspectorDetails personDetails(models::RowKind kind, const QString& name, const QString& subtitle,
                               const std::vector<UsageNode>& nodes, const QString& queue)
{
    InspectorDetails details;
    details.kind = kind;
    details.title = name;
    details.subtitle = subtitle;
    InspectorSection comparison;
    comparison.title = InspectorTexts::tr("Comparison");
    comparison.headers = {InspectorTexts::tr("Name")};
    comparison.emptyText = InspectorTexts::tr("Select a second row (Ctrl+click) to see both side by side.");
    details.sections = {levelsOf(nodes, QueuePath(queue.toStdString())), comparison};
    return details;
}

InspectorSection requestsOf(const ApplicationInfo& application)
{
    InspectorSection section;
    section.title = InspectorTexts::tr("Reasons for waiting");
    section.headers = {InspectorTexts::tr("Reason"), InspectorTexts::tr("Count")};
    section.emptyText = InspectorTexts::tr("The scheduler reports no reason for waiting.");
    std::map<std::string, std::int64_t> reasons;
    for (const RequestInfo& request : application.requests) {
        for (const AllocationLogEntry& entry : request.log)
            reasons[entry.message] += entry.count;
    }
    for (const auto& [message, count] : reasons)
        section.rows << DetailRow{label(text(message)), number(QString::number(count))};
    return section;
}

InspectorSection nodesOf(const ApplicationInfo& application)
{
    InspectorSection section;
    section.title = InspectorTexts::tr("Nodes");
    section.headers = {InspectorTexts::tr("Node"), InspectorTexts::tr("Allocations")};
    section.emptyText = InspectorTexts::tr("Nothing is allocated.");
    std::map<std::string, int> counts;
    for (const AllocationInfo& allocation : application.allocations) {
        if (!allocation.nodeId.empty())
            ++counts[allocation.nodeId];
    }
    for (const auto& [id, count] : counts) {
        DetailCell node = label(text(id));
        node.link = linkToNode(text(id));
        section.rows << DetailRow{node, number(QString::number(count))};
    }
    return section;
}

bool hasEnded(const ApplicationInfo& application)
{
    return application.finishedTime != 0 || application.state == "Completed" || application.state == "Failed"
        || application.state == "Rejected" || application.state == "Expired";
}

/// Without the day where it goes without saying.
QString sinceText(std::int64_t time, SystemTime now)
{
    constexpr std::chrono::hours kDay{24};
    const std::chrono::nanoseconds since(time);
    if (time == 0)
        return models::unsetText();
    return now.time_since_epoch() - since < kDay && now != SystemTime()
        ? models::clockText(std::chrono::floor<std::chrono::milliseconds>(since))
        : models::knownTimeText(since);
}

/// The states in order, when each began and how long it lasted. That the application is new is not logged (APP-4).
InspectorSection statesOf(const ApplicationInfo& application, SystemTime now)
{
    InspectorSection section;
    section.title = InspectorTexts::tr("State timeline");
    section.headers
        = {InspectorTexts::tr("State"), InspectorTexts::tr("Since"), InspectorTexts::tr("For", "duration")};
    section.emptyText = InspectorTexts::tr("The scheduler reports no states with times.");
    std::vector<StateLogEntry> states = application.stateLog;
    std::ranges::stable_sort(states, {}, &StateLogEntry::time);
    if (application.submissionTime != 0)
        states.insert(states.begin(), {application.submissionTime, "New"});
    for (std::size_t index = 0; index < states.size(); ++index) {
        const StateLogEntry& entry = states[index];
        const bool isLast = index + 1 == states.size();
        std::optional<std::int64_t> end;
        if (!isLast)
            end = states[index + 1].time;
        else if (!hasEnded(application) && now != SystemTime())
            end = now.time_since_epoch().count();
        DetailCell since = number(sinceText(entry.time, now));
        since.toolTip = models::knownTimeText(std::chrono::nanoseconds(entry.time));
        section.rows << DetailRow{label(text(entry.state)), since,
                                  end && entry.time != 0
                                      ? number(models::ageText(std::chrono::nanoseconds(*end - entry.time)))
                                      : number(models::unsetText(), Emphasis::Dim)};
    }
    return section;
}

/// "1.5 GiB·s"
DetailCell resourceSeconds(const ResourceHistory& history, const std::string& instance, ResourceType type)
{
    const auto found = history.find(instance);
    const auto value = found == history.end() ? std::nullopt : ResourceView(found->second).find(type);
    return value
        ? number(InspectorTexts::tr("%1·s", "amount times seconds").arg(models::quantityText(type, *value)))
        : number(models::unsetText(), Emphasis::Dim);
}

/// What allocations that have ended used, for each instance type (SUM-1).
InspectorSection resourceSecondsOf(const ApplicationInfo& application)
{
    InspectorSection section;
    section.title = InspectorTexts::tr("Resource-seconds");
    section.headers = {InspectorTexts::tr("Resource"), InspectorTexts::tr("Used"),
                       InspectorTexts::tr("Preempted"), InspectorTexts::tr("Placeholders")};
    section.emptyText = hasEnded(application)
        ? InspectorTexts::tr("The scheduler no longer reports them once an application has finished.")
        : InspectorTexts::tr("Counted when an allocation ends. None is reported yet.");
    std::map<std::string, std::set<ResourceType>> types;
    for (const ResourceHistory* history :
         {&application.usageHistory, &application.preemptedHistory, &application.placeholderHistory}) {
        for (const auto& [instance, amounts] : *history) {
            for (const Resource::Entry& entry : amounts.entries())
                types[instance].insert(entry.type);
        }
    }
    for (const auto& [instance, known] : types) {
        DetailCell name
            = label(instance.empty() ? InspectorTexts::tr("Unknown instance type") : text(instance));
        name.emphasis = Emphasis::Strong;
        section.rows << DetailRow{name};
        std::vector<ResourceType> sorted(known.begin(), known.end());
        std::sort(sorted.begin(), sorted.end(), precedesForDisplay);
        for (const ResourceType type : sorted) {
            section.rows << DetailRow{label(text(type.name())),
                                      resourceSeconds(application.usageHistory, instance, type),
                                      resourceSeconds(application.preemptedHistory, instance, type),
                                      resourceSeconds(application.placeholderHistory, instance, type)};
        }
    }
    return section;
}

InspectorDetails applicationDetails(const ApplicationInfo& application, SystemTime now)
{
    InspectorSection summary;
    summary.title = InspectorTexts::tr("Summary");
    summary.headers = {InspectorTexts::tr("Property"), InspectorTexts::tr("Value")};
    summary.flexible = 1;
    summary.isPlain = true;
    const auto add = [&summary](const QString& name, const QString& value) {
        summary.rows << DetailRow{label(name), label(value.isEmpty() ? models::unsetText() : value)};
    };
    const bool isOver = hasEnded(application);
    const auto amounts = [isOver](ResourceView resource) {
        if (resource.entries().empty())
            return isOver ? models::unsetText() : InspectorTexts::tr("none");
        return models::quantitiesText(resource);
    };
    const auto time
        = [](std::int64_t since) { return models::knownTimeText(std::chrono::nanoseconds(since)); };
    const auto addLink = [&summary](const QString& name, const Subject& subject) {
        summary.rows << DetailRow{
            label(name), subject.name.isEmpty() ? label(models::unsetText()) : linked(subject.name, subject)};
    };
    add(InspectorTexts::tr("State"), text(application.state));
    if (!application.rejectedMessage.empty())
        add(InspectorTexts::tr("Reason"), text(application.rejectedMessage));
    addLink(InspectorTexts::tr("Queue"), {Subject::Kind::Queue, text(application.queue.text()), {}});
    addLink(InspectorTexts::tr("User"), {Subject::Kind::User, text(application.user.text()), {}});
    if (application.groups.empty())
        add(InspectorTexts::tr("Group"), {});
    for (const GroupName& group : application.groups)
        addLink(InspectorTexts::tr("Group"), {Subject::Kind::Group, text(group.text()), {}});
    add(InspectorTexts::tr("Used"), amounts(application.used));
    add(InspectorTexts::tr("Pending"), amounts(application.pending));
    add(InspectorTexts::tr("Peak"), amounts(application.maxUsed));
    if (!isOver) {
        add(InspectorTexts::tr("Allocations"), QString::number(application.allocations.size()));
        add(InspectorTexts::tr("Requests"), QString::number(application.requests.size()));
    }
    add(InspectorTexts::tr("Submitted"), time(application.submissionTime));
    add(InspectorTexts::tr("Running since"),
        application.startTime == kNeverStarted
            ? QString()
            : models::timeText(std::chrono::milliseconds(application.startTime)));
    if (isOver)
        add(InspectorTexts::tr("Finished"), time(application.finishedTime));

    InspectorDetails details;
    details.kind = models::RowKind::Application;
    details.title = text(application.id.text());
    details.subtitle = InspectorTexts::tr("Application");
    details.sections = {summary};
    if (!isOver) // nothing waits or runs
        details.sections << requestsOf(application) << nodesOf(application);
    details.sections << statesOf(application, now) << resourceSecondsOf(application);
    return details;
}

template <typename List, typename IsIt>
auto findIn(const std::optional<List>& list, IsIt isIt) -> const typename List::value_type*
{
    if (!list)
        return nullptr;
    const auto found = std::find_if(list->begin(), list->end(), isIt);
    return found == list->end() ? nullptr : &*found;
}
} // namespace

std::optional<InspectorDetails> inspect(const PartitionSnapshot& partition, const Subject& subject,
                                        const config::PartitionConfig* active, SystemTime now)
{
    const std::string name = subject.name.toStdString();
    switch (subject.kind) {
    case Subject::Kind::None:
    case Subject::Kind::Node: // its page has the details, as of the next
    case Subject::Kind::ElasticGroup:
        return std::nullopt;
    case Subject::Kind::Queue:
        if (const auto* queue
            = findIn(partition.queues, [&](const auto& it) { return it.path.text() == name; }))
            return detailsOfQueue(partition, *queue, active);
        return std::nullopt;
    case Subject::Kind::User:
        if (const auto* user
            = findIn(partition.users, [&](const auto& it) { return it.name.text() == name; }))
            return personDetails(models::RowKind::User, subject.name, InspectorTexts::tr("User"), user->nodes,
                                 subject.queue);
        return std::nullopt;
    case Subject::Kind::Group:
        if (const auto* group
            = findIn(partition.groups, [&](const auto& it) { return it.name.text() == name; })) {
            const bool isWildcard = name == "*";
            return personDetails(isWildcard ? models::RowKind::WildcardGroup : models::RowKind::Group,
                                 subject.name,
                                 isWildcard ? InspectorTexts::tr("Users not covered by a named group")
                                            : InspectorTexts::tr("Group"),
                                 group->nodes, subject.queue);
        }
        return std::nullopt;
    case Subject::Kind::Application:
        if (const auto* application
            = findIn(partition.applications, [&](const auto& it) { return it.id.text() == name; }))
            return applicationDetails(*application, now);
        if (const auto* ended = partition.finished.find(ApplicationId(name)))
            return applicationDetails(*ended, now);
        return std::nullopt;
    }
    return std::nullopt;
}

namespace {
/// The tracked queues of @p subject; nullptr when it does not exist.
const std::vector<UsageNode>* nodesOfPerson(const PartitionSnapshot& partition, const Subject& subject)
{
    const std::string name = subject.name.toStdString();
    const auto nodesIn = [&name](const auto& list) -> const std::vector<UsageNode>* {
        const auto* owner = findIn(list, [&name](const auto& it) { return it.name.text() == name; });
        return owner ? &owner->nodes : nullptr;
    };
    if (subject.kind == Subject::Kind::User)
        return nodesIn(partition.users);
    return subject.kind == Subject::Kind::Group ? nodesIn(partition.groups) : nullptr;
}

/// "12 / 16", or "12 / ∞" without a limit.
DetailCell useCell(const QString& used, const QString& limit, const Share& share)
{
    DetailCell cell = number(QStringLiteral("%1 / %2").arg(used, limit));
    cell.state = share.state();
    cell.emphasis = share.isLimited() ? Emphasis::Normal : Emphasis::Dim;
    if (share.isLimited())
        //: used and limit, used part
        cell.toolTip = InspectorTexts::tr("%1 (%2)").arg(cell.text, share.text());
    return cell;
}

DetailCell useOfType(const UsageNode* node, ResourceType type)
{
    const auto used = node ? ResourceView(node->usage).valueOr0(type) : 0;
    const auto limit = node ? ResourceView(node->maxResources).find(type) : std::nullopt;
    if (used == 0 && !limit)
        return number(models::unsetText(), Emphasis::Dim);
    return useCell(models::quantityText(type, used),
                   limit ? models::quantityText(type, *limit) : models::unlimitedText(), Share(used, limit));
}

DetailCell applicationsOf(const UsageNode* node)
{
    if (!node || (node->runningApplications.empty() && node->maxApplications == 0))
        return number(models::unsetText(), Emphasis::Dim);
    const auto running = static_cast<Quantity>(node->runningApplications.size());
    const auto limit = node->maxApplications == 0
        ? std::nullopt
        : std::optional(static_cast<Quantity>(node->maxApplications));
    return useCell(QString::number(running), limit ? QString::number(*limit) : models::unlimitedText(),
                   Share(running, limit));
}

/// A heading for each queue that either of the two uses or is limited in, and a row for each of their resources.
InspectorSection sideBySide(const std::vector<UsageNode>& left, const std::vector<UsageNode>& right)
{
    InspectorSection section;
    section.title = InspectorTexts::tr("Used / limit on every level");
    section.emptyText = InspectorTexts::tr("No limits and no usage.");
    std::vector<QueuePath> paths;
    for (const auto* nodes : {&left, &right}) {
        for (const UsageNode& node : *nodes)
            paths.push_back(node.path);
    }
    std::sort(paths.begin(), paths.end(), precedesInTree);
    paths.erase(std::unique(paths.begin(), paths.end()), paths.end());
    static const UsageNode kNothing;
    for (const QueuePath& path : paths) {
        const UsageNode* const a = findNode(left, path);
        const UsageNode* const b = findNode(right, path);
        const UsageNode& first = a ? *a : kNothing;
        const UsageNode& second = b ? *b : kNothing;
        QList<DetailRow> rows;
        for (const ResourceType type :
             typesOf({first.usage, first.maxResources, second.usage, second.maxResources}))
            rows << DetailRow{label(text(type.name())), useOfType(a, type), useOfType(b, type)};
        const auto hasApplications = [](const UsageNode& node) {
            return node.maxApplications != 0 || !node.runningApplications.empty();
        };
        if (hasApplications(first) || hasApplications(second))
            rows << DetailRow{label(InspectorTexts::tr("apps")), applicationsOf(a), applicationsOf(b)};
        if (!rows.isEmpty())
            section.rows << DetailRow{queueHeading(path)} << rows;
    }
    return section;
}
} // namespace

std::optional<InspectorDetails> compare(const PartitionSnapshot& partition, const Subject& left,
                                        const Subject& right)
{
    const auto* a = nodesOfPerson(partition, left);
    const auto* b = nodesOfPerson(partition, right);
    if (!a || !b)
        return std::nullopt;
    InspectorDetails details;
    details.kind = left.kind == Subject::Kind::User ? models::RowKind::User : models::RowKind::Group;
    //: two users or groups
    details.title = InspectorTexts::tr("%1 and %2").arg(left.name, right.name);
    details.subtitle = InspectorTexts::tr("Comparison");
    details.sections = {sideBySide(*a, *b)};
    details.sections.front().headers = {InspectorTexts::tr("Type"), left.name, right.name};
    return details;
}

namespace {
constexpr int kIconSize = 20;
constexpr QSize kInspectorSize(328, 500);
constexpr int kInspectorNameWidth = 190; ///< of settings, beside their values
constexpr int kWideWindow = 1600; ///< where the tables beside it have room to spare
constexpr int kWidthInWide = 400; ///< names of resources are legible beside three columns of numbers
} // namespace

Inspector::Inspector(QWidget* parent)
    : QScrollArea(parent)
    , m_icon(new IconLabel(kIconSize, this))
    , m_title(new ElidedLabel(this))
    , m_subtitle(new ElidedLabel(this))
    , m_hint(new QLabel(this))
    , m_body(new QWidget(this))
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setAccessibleName(tr("Inspector"));
    m_body->setAutoFillBackground(true);
    m_body->setBackgroundRole(QPalette::Base);
    setWidget(m_body);

    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    m_title->setFont(strong);
    setTextScale(m_title, 1.15);
    m_subtitle->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_hint->setForegroundRole(QPalette::PlaceholderText);

    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_title);
    names->addWidget(m_subtitle);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(metrics::kCellMargin, metrics::kMedium, metrics::kMedium, 0);
    head->setSpacing(metrics::kSmall);
    head->addWidget(m_icon, 0, Qt::AlignTop);
    head->addLayout(names, 1);
    m_column = new QVBoxLayout(m_body);
    // Texts are at one line with those in the cells of the tables.
    m_column->setContentsMargins(metrics::kMedium - metrics::kCellMargin, 0, 0, metrics::kMedium);
    m_column->setSpacing(metrics::kTiny);
    m_column->addLayout(head);
    m_column->addWidget(m_hint);
    m_column->addStretch(1);
    m_hint->setContentsMargins(metrics::kCellMargin, metrics::kTiny, metrics::kMedium, 0);
    showHint(tr("Select a queue, user, group or application to see its details."));
}

void Inspector::setInsight(models::InsightSource* source)
{
    m_access = new AccessQuestion(source, m_body);
    m_access->hide();
    m_column->insertWidget(m_column->count() - 1, m_access); // before the stretch
}

void Inspector::showAccess(const QString& queue)
{
    if (!m_access)
        return;
    m_access->setQueue(queue);
    m_access->setVisible(!queue.isEmpty());
}

void Inspector::setStale(bool isStale)
{
    m_isStale = isStale;
    for (const Section& section : std::as_const(m_sections))
        ui::setStale(section.table, isStale);
}

void Inspector::showHint(const QString& text)
{
    showAccess({});
    rebuild({});
    m_title->setText({});
    m_subtitle->setText({});
    for (QWidget* part : std::initializer_list<QWidget*>{m_icon, m_title, m_subtitle})
        part->hide();
    m_hint->setText(text);
    m_hint->show();
}

QSize Inspector::sizeHint() const
{
    return scaled(window()->width() < scaled(kWideWindow) ? kInspectorSize
                                                          : QSize(kWidthInWide, kInspectorSize.height()));
}

void Inspector::showDetails(const InspectorDetails& details)
{
    m_hint->hide();
    for (QWidget* part : std::initializer_list<QWidget*>{m_icon, m_title, m_subtitle})
        part->show();
    m_icon->setIcon(kindIcon(details.kind));
    m_title->setText(details.title);
    m_subtitle->setText(details.subtitle);
    if (!hasSameShape(details))
        rebuild(details);
    for (qsizetype i = 0; i < m_sections.size(); ++i) {
        const InspectorSection& section = details.sections[i];
        const Section& place = m_sections[i];
        place.title->setText(section.title);
        place.title->show();
        place.table->setAccessibleName(section.title);
        place.table->setRows(section.rows);
        place.table->setVisible(!section.rows.isEmpty());
        place.empty->setText(section.emptyText);
        place.empty->setVisible(section.rows.isEmpty());
    }
    alignValues();
}

void Inspector::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    alignValues();
}

/// Sections of names and values read as one list.
void Inspector::alignValues()
{
    int width = 0;
    for (const Section& section : std::as_const(m_sections)) {
        const QAbstractItemView* table = section.table;
        if (section.isPlain && section.table->rowCount() > 0)
            width = std::max(width, table->sizeHintForColumn(0));
    }
    for (const Section& section : std::as_const(m_sections)) {
        if (!section.isPlain)
            continue;
        section.table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Fixed);
        section.table->horizontalHeader()->resizeSection(
            0, std::min({width, scaled(kInspectorNameWidth), viewport()->width() * 11 / 20}));
    }
}

bool Inspector::hasSameShape(const InspectorDetails& details) const
{
    return std::equal(
        m_sections.begin(), m_sections.end(), details.sections.begin(), details.sections.end(),
        [](const Section& left, const InspectorSection& right) { return left.headers == right.headers; });
}

void Inspector::rebuild(const InspectorDetails& details)
{
    for (const Section& section : std::as_const(m_sections)) {
        for (QWidget* part : std::initializer_list<QWidget*>{section.title, section.empty, section.table}) {
            part->hide();
            m_column->removeWidget(part);
            part->disconnect(this);
            part->setParent(nullptr);
            part->deleteLater(); // a click on a link in it may be what leads to other details
        }
    }
    m_sections.clear();
    for (const InspectorSection& section : details.sections)
        m_sections << createSection(section);
}

Inspector::Section Inspector::createSection(const InspectorSection& section)
{
    Section place{new QLabel(m_body), new QLabel(m_body),
                  new DetailTable(section.headers, section.flexible, m_body), section.headers,
                  section.isPlain};
    place.table->horizontalHeader()->setHidden(section.isPlain);
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    place.title->setFont(strong);
    place.title->setContentsMargins(metrics::kCellMargin, metrics::kMedium, metrics::kMedium, 0);
    place.empty->setContentsMargins(metrics::kCellMargin, 0, metrics::kMedium, 0);
    place.empty->setWordWrap(true);
    place.empty->setForegroundRole(QPalette::PlaceholderText);
    ui::setStale(place.table, m_isStale);
    connect(place.table, &DetailTable::linkActivated, this, &Inspector::linkActivated);
    int row = m_column->count() - (m_access ? 2 : 1); // before that and the stretch
    for (QWidget* part : std::initializer_list<QWidget*>{place.title, place.empty, place.table})
        m_column->insertWidget(row++, part);
    if (m_access)
        setTabOrder(place.table, m_access); // it was made before
    return place;
}
} // namespace quotadeck::ui

#include "moc_inspector.cpp"
