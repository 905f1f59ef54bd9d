// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/statusstrip.h"

#include "core/resource/display.h"
#include "models/common/sourcetexts.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>
#include <vector>

namespace quotadeck::ui {
namespace {
/// A handful, looked up for every amount of the cluster: a scan over pointers beats a tree.
using Types = std::vector<ResourceType>;

void collect(Types& types, ResourceView resource)
{
    for (const Resource::Entry& entry : resource.entries()) {
        if (std::find(types.begin(), types.end(), entry.type) == types.end())
            types.push_back(entry.type);
    }
}

template <typename Owners>
void collectUsage(Types& types, const std::optional<Owners>& owners)
{
    if (!owners)
        return;
    for (const auto& owner : *owners) {
        for (const UsageNode& node : owner.nodes) {
            collect(types, node.usage);
            collect(types, node.maxResources);
        }
    }
}

Types typesOf(const PartitionSnapshot& partition)
{
    Types types;
    collect(types, partition.info.capacity);
    if (partition.queues) {
        for (const QueueInfo& queue : *partition.queues) {
            collect(types, queue.allocated);
            collect(types, queue.max);
            collect(types, queue.guaranteed);
            collect(types, queue.pending);
        }
    }
    collectUsage(types, partition.users);
    collectUsage(types, partition.groups);
    return types;
}

QString versionOf(const ClusterInfo& cluster)
{
    for (const auto& component : cluster.buildInformation) {
        if (const auto version = component.find("buildVersion"); version != component.end())
            return QString::fromStdString(version->second);
    }
    return {};
}

template <typename List>
std::optional<qsizetype> countOf(const std::optional<List>& list)
{
    return list ? std::optional(static_cast<qsizetype>(list->size())) : std::nullopt;
}
} // namespace

SnapshotSummary snapshotSummary(const ClusterSnapshot& snapshot, std::string_view partitionName)
{
    SnapshotSummary summary;
    if (!snapshot.clusters.empty()) {
        summary.cluster = QString::fromStdString(snapshot.clusters.front().clusterName);
        summary.version = versionOf(snapshot.clusters.front());
    }
    for (const PartitionSnapshot& partition : snapshot.partitions)
        summary.partitions << QString::fromStdString(partition.info.name);
    const PartitionSnapshot* partition = findPartition(snapshot, partitionName);
    if (!partition)
        return summary;

    Types ordered = typesOf(*partition);
    std::sort(ordered.begin(), ordered.end(), precedesForDisplay);
    for (const ResourceType type : ordered)
        summary.resourceTypes << QString::fromStdString(type.name());
    summary.queues = countOf(partition->queues);
    summary.users = countOf(partition->users);
    summary.groups = countOf(partition->groups);
    summary.applications = countOf(partition->applications);
    return summary;
}

namespace {
QIcon sourceIcon(const SourceStatus& status)
{
    switch (status.state) {
    case SourceState::Live:
        return okIcon();
    case SourceState::Retrying:
        return stateIcon(models::RowState::Warning);
    case SourceState::Unauthorized:
        return stateIcon(models::RowState::Critical);
    case SourceState::Stopped:
    case SourceState::Connecting:
        return stateIcon(models::RowState::Stale);
    }
    return {};
}

/// Shows @p text in @p label, which never gets narrower with another text: what stands beside it does not move with each number.
void showSteadily(QLabel* label, const QString& text)
{
    label->setText(text);
    label->setMinimumWidth(text.isEmpty() ? 0 : std::max(label->minimumWidth(), label->sizeHint().width()));
}
} // namespace

StatusStrip::StatusStrip(QWidget* parent)
    : QStatusBar(parent)
    , m_stateIcon(new IconLabel(metrics::kIcon, this))
    , m_source(addPart<QLabel>())
    , m_simulated(addPart<StateLabel>())
    , m_recording(addPart<StateLabel>())
    , m_counts(addPart<QLabel>())
    , m_latency(addPart<QLabel>())
    , m_age(addPart<StateLabel>())
{
    setSizeGripEnabled(false);
    setContentsMargins(0, 0, metrics::kSmall, 0);
    for (QLabel* number : std::initializer_list<QLabel*>{m_latency, m_age})
        followTextSize(number, [number] { number->setMinimumWidth(0); });
    auto* counts = new QWidget;
    counts->setSizePolicy(QSizePolicy::Ignored,
                          QSizePolicy::Preferred); // a long name does not widen the window
    auto* row = new QHBoxLayout(counts);
    row->setContentsMargins(metrics::kMedium, 0, 0, 0);
    row->setSpacing(metrics::kTiny);
    row->addWidget(m_stateIcon);
    row->addWidget(m_source);
    row->addWidget(m_counts);
    row->addStretch(1);
    m_messages = new MessageStrip(counts, this);
    addWidget(m_messages, 1);
    for (QLabel* right : std::initializer_list<QLabel*>{m_simulated, m_recording, m_latency, m_age})
        addPermanentWidget(right);
    m_simulated->setText(tr("SIMULATED"));
    m_simulated->setToolTip(tr("Values from the embedded simulator, not from a cluster"));
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    m_simulated->setState(models::RowState::Notice);
    m_recording->setState(models::RowState::Critical);
    for (QLabel* mark : {m_simulated, m_recording}) {
        mark->setFont(strong);
        mark->hide();
    }
    m_recording->setToolTip(tr("Recording all data from the source to a file"));
    m_latency->setToolTip(tr("Duration of the last read"));
    for (QLabel* number : std::initializer_list<QLabel*>{m_latency, m_age})
        number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_age->setToolTip(tr("Time since the last successful read"));
    m_source->setText(tr("No source"));
}

template <typename Label>
Label* StatusStrip::addPart()
{
    auto* label = new Label(this);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setContentsMargins(metrics::kTiny, 1, metrics::kSmall, 1);
    return label;
}

void StatusStrip::showStatus(const SourceStatus& status, SystemTime now, std::chrono::milliseconds interval)
{
    const bool isNone = status.kind == SourceKind::None;
    m_stateIcon->setVisible(!isNone);
    showCounts();
    // What is recorded or simulated does not age.
    m_latency->setVisible(!isNone && status.kind != SourceKind::Recording && status.lastGood);
    m_age->setVisible(status.kind == SourceKind::Rest);
    m_simulated->setVisible(status.isSimulated);
    if (isNone) {
        m_source->setText(tr("No source"));
        m_source->setToolTip({});
        return;
    }
    m_stateIcon->setIcon(sourceIcon(status));
    //: name of the source, how it is doing
    m_source->setText(tr("%1 · %2").arg(QString::fromStdString(status.name), models::stateText(status)));
    m_source->setToolTip(
        status.isWatched
            ? tr("The scheduler reports changes, which are read soon. Without changes everything is "
                 "read every %n s.",
                 nullptr, static_cast<int>(std::chrono::ceil<std::chrono::seconds>(status.interval).count()))
            : QString());
    showSteadily(m_latency, status.lastGood ? tr("%1 ms").arg(status.latency.count()) : QString());
    showSteadily(m_age, models::ageText(status, now));
    m_age->setState(models::ageState(status, now, interval));
    layout()->activate(); // or a longer number is cut until something else lays the bar out
}

bool StatusStrip::isRecording() const
{
    return !m_recording->text().isEmpty();
}

void StatusStrip::showRecording(const QString& text)
{
    m_recording->setText(text);
    m_recording->setVisible(!text.isEmpty());
}

void StatusStrip::showDetails(const SnapshotSummary& summary)
{
    QStringList parts;
    const auto add = [&parts](std::optional<qsizetype> count, auto text) {
        if (count)
            parts << text(static_cast<int>(*count));
    };
    add(summary.queues, [](int n) { return tr("%n queues", nullptr, n); });
    add(summary.users, [](int n) { return tr("%n users", nullptr, n); });
    add(summary.groups, [](int n) { return tr("%n groups", nullptr, n); });
    add(summary.applications, [](int n) { return tr("%n applications", nullptr, n); });
    m_counts->setText(parts.join(QStringLiteral("  ·  ")));
    showCounts();
}

/// Only where there is something to read: a screen reader would stop at an empty text, which has no name.
void StatusStrip::showCounts()
{
    m_counts->setVisible(!m_stateIcon->isHidden() && !m_counts->text().isEmpty());
}
} // namespace quotadeck::ui

#include "moc_statusstrip.cpp"
