// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartspage.h"

#include "core/resource/display.h"
#include "ui/charts/chartpane.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/segmentedswitch.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QStackedWidget>

#include <algorithm>

namespace quotadeck::ui {
namespace {
using models::SubjectKind;
constexpr auto kKind = "kind";
constexpr auto kCount = "count";
constexpr auto kSpan = "minutes";
constexpr auto kZone = "zone";

std::optional<SubjectKind> kindOf(const Subject& subject)
{
    switch (subject.kind) {
    case Subject::Kind::Queue:
        return SubjectKind::Queue;
    case Subject::Kind::User:
        return SubjectKind::User;
    case Subject::Kind::Group:
        return SubjectKind::Group;
    case Subject::Kind::None:
    case Subject::Kind::Application:
        break;
    }
    return std::nullopt;
}

/// The leaves: parents would always be on top, and say nothing that their leaves do not.
QSet<QString> leavesOf(const PartitionSnapshot* partition)
{
    QSet<QString> leaves;
    if (!partition || !partition->queues)
        return leaves;
    for (const QueueInfo& queue : *partition->queues) {
        if (queue.isLeaf)
            leaves << QString::fromStdString(queue.path.text());
    }
    return leaves;
}

QStringList typesOf(const PartitionSnapshot* partition)
{
    if (!partition || !partition->queues || partition->queues->empty())
        return {};
    const QueueInfo& root = partition->queues->front();
    std::vector<ResourceType> types;
    for (const ResourceView resource : {ResourceView(root.allocated), ResourceView(root.max)}) {
        for (const Resource::Entry& entry : resource.entries()) {
            if (std::find(types.begin(), types.end(), entry.type) == types.end())
                types.push_back(entry.type);
        }
    }
    std::sort(types.begin(), types.end(), precedesForDisplay);
    QStringList names;
    for (const ResourceType type : types)
        names << QString::fromStdString(type.name());
    return names;
}
} // namespace

ChartsPage::ChartsPage(const models::SeriesStore* store, QWidget* parent)
    : Page(QStringLiteral("charts"), tr("Charts"), Icon::Charts, parent)
    , m_store(store)
    , m_kinds(new SegmentedSwitch(this))
    , m_count(new QSpinBox(this))
    , m_spans(new QComboBox(this))
    , m_zones(new SegmentedSwitch(this))
    , m_caption(new QLabel(this))
    , m_stack(new QStackedWidget(this))
    , m_pane(new ChartPane(store, this))
    , m_placeholder(new Placeholder(Icon::Charts, this))
{
    m_placeholder->setMessage(
        tr("No samples yet"),
        tr("A chart begins with the first answer of the source and grows from then on."));
    m_stack->addWidget(m_placeholder);
    m_stack->addWidget(m_pane);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(createBar());
    column->addWidget(m_stack, 1);
    setFocusProxy(m_pane);

    connect(m_kinds, &SegmentedSwitch::currentChanged, this, &ChartsPage::setKind);
    connect(m_count, &QSpinBox::valueChanged, this, [this](int count) {
        m_pane->picker().setCount(count);
        m_pane->refresh();
    });
    connect(m_spans, &QComboBox::currentIndexChanged, this,
            [this] { m_pane->setSpan(std::chrono::minutes(m_spans->currentData().toInt())); });
    connect(m_zones, &SegmentedSwitch::currentChanged, this,
            [this](int zone) { m_pane->setZone(static_cast<TimeZone>(zone)); });
}

QWidget* ChartsPage::createBar()
{
    m_kinds->addChoice(static_cast<int>(SubjectKind::Queue), tr("Queues"));
    m_kinds->addChoice(static_cast<int>(SubjectKind::User), tr("Users"));
    m_kinds->addChoice(static_cast<int>(SubjectKind::Group), tr("Groups"));
    m_kinds->setAccessibleName(tr("Whose use is shown"));
    m_count->setRange(3, 12);
    m_count->setValue(6);
    m_count->setPrefix(tr("Top "));
    m_count->setAccessibleName(tr("How many lines"));
    for (const auto& [minutes, text] : {std::pair(5, tr("5 minutes")), std::pair(15, tr("15 minutes")),
                                        std::pair(60, tr("1 hour")), std::pair(240, tr("4 hours"))})
        m_spans->addItem(text, minutes);
    m_spans->setCurrentIndex(1);
    m_spans->setAccessibleName(tr("Span of time"));
    m_zones->addChoice(static_cast<int>(TimeZone::Local), tr("Local time"));
    m_zones->addChoice(static_cast<int>(TimeZone::Utc), tr("UTC"));
    m_zones->setAccessibleName(tr("Time zone"));
    m_caption->setForegroundRole(QPalette::PlaceholderText);

    auto* bar = new QWidget(this);
    bar->setAutoFillBackground(true);
    bar->setBackgroundRole(QPalette::Window);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(metrics::kMedium, metrics::kTiny + 2, metrics::kMedium, metrics::kTiny + 2);
    row->setSpacing(metrics::kSmall);
    row->addWidget(m_kinds);
    row->addWidget(m_count);
    row->addWidget(m_caption);
    row->addStretch(1);
    row->addWidget(m_spans);
    row->addWidget(m_zones);
    return bar;
}

void ChartsPage::setResource(const QString& type)
{
    m_resource = type;
    applyResource();
}

void ChartsPage::setPartition(const PartitionSnapshot* partition)
{
    m_pane->picker().setCandidates(leavesOf(partition));
    if (const QStringList types = typesOf(partition); types != m_types) {
        m_types = types;
        applyResource();
    }
}

void ChartsPage::applyResource()
{
    // One axis has one unit: where each row would have its own, the first type is as good as any.
    const QString type = m_resource == QStringLiteral("dominant") ? m_types.value(0) : m_resource;
    if (!type.isEmpty())
        m_pane->picker().setType(ResourceType(type.toStdString()));
    updateCaption();
    m_pane->refresh();
}

void ChartsPage::updateCaption()
{
    const auto type = m_pane->picker().type();
    //: resource type
    m_caption->setText(type ? tr("%1 used, limits dashed").arg(QString::fromStdString(type->name()))
                            : QString());
}

void ChartsPage::setKind(int kind)
{
    m_pane->picker().setKind(static_cast<SubjectKind>(kind));
    m_pane->refresh();
}

void ChartsPage::setSubject(const Subject& subject)
{
    if (const auto kind = kindOf(subject)) {
        m_pane->picker().pin(*kind, subject.name);
        m_pane->refresh();
    }
}

void ChartsPage::setScope(const Subject& subject)
{
    setSubject(subject);
    if (const auto kind = kindOf(subject))
        m_kinds->setCurrent(static_cast<int>(*kind));
}

void ChartsPage::setPaused(bool isPaused)
{
    m_pane->setPaused(isPaused);
}

void ChartsPage::focusFilter()
{
    m_kinds->setFocus(Qt::ShortcutFocusReason);
}

void ChartsPage::samplesRecorded()
{
    m_stack->setCurrentWidget(m_store->axis().size() > 0 ? static_cast<QWidget*>(m_pane) : m_placeholder);
    m_pane->refresh();
}

QVariantMap ChartsPage::saveState() const
{
    return {{QLatin1String(kKind), m_kinds->current()},
            {QLatin1String(kCount), m_count->value()},
            {QLatin1String(kSpan), m_spans->currentData()},
            {QLatin1String(kZone), m_zones->current()}};
}

void ChartsPage::restoreState(const QVariantMap& state)
{
    m_kinds->setCurrent(state.value(QLatin1String(kKind), m_kinds->current()).toInt());
    m_count->setValue(state.value(QLatin1String(kCount), m_count->value()).toInt());
    if (const int span = m_spans->findData(state.value(QLatin1String(kSpan))); span >= 0)
        m_spans->setCurrentIndex(span);
    m_zones->setCurrent(state.value(QLatin1String(kZone), m_zones->current()).toInt());
}
} // namespace quotadeck::ui
