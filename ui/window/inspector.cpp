// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/inspector.h"

#include "core/resource/display.h"
#include "models/common/celltext.h"
#include "models/common/share.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/labels.h"

#include <QCoreApplication>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace quotadeck::ui {
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

DetailCell heading(const QString& name)
{
    DetailCell fact = label(name);
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
    const auto add = [&](const auto& owners, auto name) {
        for (const auto& owner : owners) {
            const UsageNode* node = findNode(owner.nodes, path);
            if (node && hasLimit(*node))
                section.rows << DetailRow{label(name(text(owner.name.text()))), label(limitText(*node))};
        }
    };
    if (partition.groups) {
        add(*partition.groups, [](const QString& group) {
            return group == QStringLiteral("*") ? InspectorTexts::tr("everyone else (*)")
                                                : InspectorTexts::tr("group %1").arg(group);
        });
    }
    if (partition.users)
        add(*partition.users, [](const QString& user) { return InspectorTexts::tr("user %1").arg(user); });
    return section;
}

InspectorSection settingsOf(const QueueInfo& queue)
{
    InspectorSection section;
    section.title = InspectorTexts::tr("Settings");
    section.headers = {InspectorTexts::tr("Setting"), InspectorTexts::tr("Value")};
    section.flexible = 1;
    const auto add = [&section](const QString& name, const QString& value) {
        section.rows << DetailRow{label(name), label(value)};
    };
    const auto yesNo = [](bool isOn) { return isOn ? InspectorTexts::tr("yes") : InspectorTexts::tr("no"); };
    add(InspectorTexts::tr("Status"), queue.status.empty() ? models::unsetText() : text(queue.status));
    add(InspectorTexts::tr("Running / max apps"),
        models::applicationsText(queue.runningApps, queue.maxRunningApps));
    add(InspectorTexts::tr("From configuration"), yesNo(queue.isManaged));
    if (!queue.sortingPolicy.empty())
        add(InspectorTexts::tr("Sort policy"), text(queue.sortingPolicy));
    add(InspectorTexts::tr("Preemption"), yesNo(queue.preemptionEnabled));
    for (const auto& [name, value] : queue.properties)
        add(text(name), text(value));
    return section;
}

InspectorDetails queueDetails(const PartitionSnapshot& partition, const QueueInfo& queue)
{
    InspectorDetails details;
    const bool isDynamic = queue.isLeaf && !queue.isManaged;
    details.kind = isDynamic ? models::RowKind::DynamicQueue
        : queue.isLeaf       ? models::RowKind::LeafQueue
                             : models::RowKind::ParentQueue;
    details.title = text(std::string(queue.path.name()));
    details.subtitle = text(queue.path.text());
    const auto types = typesOf({queue.allocated, queue.max, queue.guaranteed, queue.pending});
    details.sections
        = {useOf(queue, types), roomOf(queue, types), limitsAt(partition, queue.path), settingsOf(queue)};
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
            section.rows.insert(rowsBefore, DetailRow{heading(text(node.path.text()))});
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
    details.sections = {levelsOf(nodes, QueuePath(queue.toStdString()))};
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

InspectorDetails applicationDetails(const ApplicationInfo& application)
{
    InspectorSection summary;
    summary.title = InspectorTexts::tr("Summary");
    summary.headers = {InspectorTexts::tr("Property"), InspectorTexts::tr("Value")};
    summary.flexible = 1;
    const auto add = [&summary](const QString& name, const QString& value) {
        summary.rows << DetailRow{label(name), label(value.isEmpty() ? models::unsetText() : value)};
    };
    const auto amounts = [](ResourceView resource) {
        return resource.entries().empty() ? InspectorTexts::tr("none") : models::quantitiesText(resource);
    };
    QStringList groups;
    for (const GroupName& group : application.groups)
        groups << text(group.text());
    add(InspectorTexts::tr("State"), text(application.state));
    add(InspectorTexts::tr("Queue"), text(application.queue.text()));
    add(InspectorTexts::tr("User"), text(application.user.text()));
    add(InspectorTexts::tr("Groups"), groups.join(QStringLiteral(", ")));
    add(InspectorTexts::tr("Used"), amounts(application.used));
    add(InspectorTexts::tr("Pending"), amounts(application.pending));
    add(InspectorTexts::tr("Peak"), amounts(application.maxUsed));
    add(InspectorTexts::tr("Allocations"), QString::number(application.allocations.size()));
    add(InspectorTexts::tr("Requests"), QString::number(application.requests.size()));

    InspectorDetails details;
    details.kind = models::RowKind::Application;
    details.title = text(application.id.text());
    details.subtitle = InspectorTexts::tr("Application");
    details.sections = {summary, requestsOf(application)};
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

std::optional<InspectorDetails> inspect(const PartitionSnapshot& partition, const Subject& subject)
{
    const std::string name = subject.name.toStdString();
    switch (subject.kind) {
    case Subject::Kind::None:
    case Subject::Kind::Node: // its page has the details
        return std::nullopt;
    case Subject::Kind::Queue:
        if (const auto* queue
            = findIn(partition.queues, [&](const auto& it) { return it.path.text() == name; }))
            return queueDetails(partition, *queue);
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
            return applicationDetails(*application);
        return std::nullopt;
    }
    return std::nullopt;
}

namespace {
constexpr int kIconSize = 20;
constexpr QSize kInspectorSize(328, 500);
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
    strong.setPointSizeF(strong.pointSizeF() * 1.15);
    strong.setWeight(QFont::DemiBold);
    m_title->setFont(strong);
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

void Inspector::showHint(const QString& text)
{
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
    return window()->width() < kWideWindow ? kInspectorSize : QSize(kWidthInWide, kInspectorSize.height());
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
        for (QWidget* part : std::initializer_list<QWidget*>{section.title, section.empty, section.table})
            delete part;
    }
    m_sections.clear();
    for (const InspectorSection& section : details.sections)
        m_sections << createSection(section);
}

Inspector::Section Inspector::createSection(const InspectorSection& section)
{
    Section place{new QLabel(m_body), new QLabel(m_body),
                  new DetailTable(section.headers, section.flexible, m_body), section.headers};
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    place.title->setFont(strong);
    place.title->setContentsMargins(metrics::kCellMargin, metrics::kMedium, metrics::kMedium, 0);
    place.empty->setContentsMargins(metrics::kCellMargin, 0, metrics::kMedium, 0);
    place.empty->setWordWrap(true);
    place.empty->setForegroundRole(QPalette::PlaceholderText);
    int row = m_column->count() - 1; // before the stretch
    for (QWidget* part : std::initializer_list<QWidget*>{place.title, place.empty, place.table})
        m_column->insertWidget(row++, part);
    return place;
}
} // namespace quotadeck::ui

#include "moc_inspector.cpp"
