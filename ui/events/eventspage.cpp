// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/events/eventspage.h"

#include "models/events/eventlistmodel.h"
#include "models/events/eventlog.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/filterchips.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/newestrows.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QToolButton>

namespace quotadeck::ui {
namespace {
using models::EventKind;
using models::EventListModel;
using models::EventLog;
constexpr auto kFollowEvents = "follow";

QList<ColumnDefault> eventColumns()
{
    using enum ColumnDefault::Align;
    using enum ColumnDefault::Shown;
    return {
        {.column = EventListModel::TimeColumn, .width = 152, .align = Text},
        {.column = EventListModel::EventColumn, .width = 124, .align = Text, .isFlexible = true},
        {.column = EventListModel::KindColumn, .width = 94, .align = Text},
        {.column = EventListModel::ObjectColumn, .width = 110, .align = Text, .isFlexible = true},
        {.column = EventListModel::QueueColumn, .width = 110, .align = Text, .isFlexible = true},
        {.column = EventListModel::MessageColumn, .width = 110, .align = Text, .isFlexible = true},
        {.column = EventListModel::AmountColumn, .width = 136, .align = Text, .isFlexible = true},
        {.column = EventListModel::ReferenceColumn,
         .width = 110,
         .align = Text,
         .shown = No,
         .isFlexible = true},
    };
}
} // namespace

EventsPage::EventsPage(EventListModel* model, EventLog* log, QWidget* parent)
    : TablePage(QStringLiteral("events"), tr("Events"), Icon::Events, model, eventColumns(),
                {.table = tr("Events"),
                 .filter = tr("Filter events"),
                 .noMatch = tr("No events match"),
                 .emptyTitle = tr("No events yet"),
                 .emptyReason = tr("Events are listed as they happen, from the moment the source is opened."),
                 .unknownReason = {}},
                parent)
    , m_model(model)
    , m_log(log)
    , m_follow(new QToolButton(this))
    , m_newest(new NewestRows(table(), EventListModel::TimeColumn, m_follow, this))
    , m_note(new ElidedLabel(this))
{
    removeExplanation();
    table()->setRootIsDecorated(false);
    table()->sortByColumn(EventListModel::TimeColumn, Qt::DescendingOrder);
    addControl(new FilterChips(filterField(), model, QLatin1String(EventListModel::kKindField), tr("Kind"),
                               models::eventKindName, this));
    createFollowButton();
    createNote();
    connect(table(), &QAbstractItemView::activated, this, [this] { open(table()->currentId()); });
    connect(table()->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (const Subject subject = currentSubject(); subject.kind != Subject::Kind::None)
            Q_EMIT subjectChanged(subject);
    });
    connect(log, &EventLog::listChanging, m_newest, &NewestRows::hold);
    connect(log, &EventLog::changed, this, [this] {
        m_newest->update();
        showNote();
    });
    showNote();
}

void EventsPage::createFollowButton()
{
    m_follow->setText(tr("Follow"));
    m_follow->setToolTip(tr("Keep the newest event in view; scroll away from it to stop"));
    addControl(m_follow);
}

void EventsPage::createNote()
{
    auto* strip = new QWidget(this);
    strip->setAutoFillBackground(true);
    strip->setBackgroundRole(QPalette::Window);
    auto* row = new QHBoxLayout(strip);
    row->setContentsMargins(metrics::kMedium, metrics::kTiny, metrics::kMedium, metrics::kTiny);
    row->addWidget(m_note);
    m_note->setElideMode(Qt::ElideRight);
    m_note->setAccessibleName(tr("Origin of the events"));
    followTextSize(strip, [strip] { strip->setFixedHeight(strip->sizeHint().height()); });
    addPane(strip);
}

void EventsPage::open(const QString& id)
{
    const models::EventRow* event = m_model->event(id);
    if (!event)
        return;
    const QString object = event->object;
    switch (event->kind) {
    case EventKind::Request:
    case EventKind::Application:
        Q_EMIT pageRequested(QStringLiteral("applications"), {Subject::Kind::Application, object, {}});
        break;
    case EventKind::Node:
        Q_EMIT filterRequested(QStringLiteral("nodes"), QStringLiteral("node=") + filterValue(object));
        break;
    case EventKind::Queue:
        Q_EMIT filterRequested(QStringLiteral("queues"), {}); // a filter could hide it
        Q_EMIT subjectChanged({Subject::Kind::Queue, object, {}});
        break;
    case EventKind::User:
    case EventKind::Group:
        Q_EMIT filterRequested(QStringLiteral("people"), QStringLiteral("name=") + filterValue(object));
        break;
    case EventKind::Scheduler:
        Q_EMIT pageRequested(QStringLiteral("overview"), {});
        break;
    }
}

Subject EventsPage::subjectOf(const QString& rowId) const
{
    const models::EventRow* event = m_model->event(rowId);
    // A table that gets the focus has a current row, which nobody has selected.
    if (!event || !table()->selectedIds().contains(rowId))
        return {};
    switch (event->kind) {
    case EventKind::Request:
    case EventKind::Application:
        return {Subject::Kind::Application, event->object, {}};
    case EventKind::Queue:
        return {Subject::Kind::Queue, event->object, {}};
    case EventKind::User:
        return {Subject::Kind::User, event->object, {}};
    case EventKind::Group:
        return {Subject::Kind::Group, event->object, {}};
    case EventKind::Node:
    case EventKind::Scheduler:
        break;
    }
    return {};
}

QString EventsPage::eventFilter() const
{
    const models::EventRow* event = m_model->event(table()->currentId());
    if (event && event->kind == EventKind::Node)
        return QStringLiteral("object=") + filterValue(event->object);
    return TablePage::eventFilter();
}

void EventsPage::showNote()
{
    QStringList sentences;
    switch (m_log->origin()) {
    case EventLog::Origin::None:
        break;
    case EventLog::Origin::Reported:
        sentences << tr("Reported by the scheduler, of all partitions.");
        break;
    case EventLog::Origin::Compared:
        sentences << tr("Found by comparing snapshots: what began and ended in between is missing.");
        break;
    }
    if (m_log->dropped() > 0)
        sentences << tr("Only the last %1 are kept. Older ones dropped: %2.")
                         .arg(QLocale().toString(static_cast<qulonglong>(EventListModel::kMostEvents)),
                              QLocale().toString(static_cast<qulonglong>(m_log->dropped())));
    if (m_isPaused)
        sentences << tr("Paused. New events: %1.")
                         .arg(QLocale().toString(static_cast<qulonglong>(m_log->waiting())));
    m_note->setText(sentences.join(u' '));
}

void EventsPage::setPaused(bool isPaused)
{
    m_isPaused = isPaused;
    showNote();
}

QString EventsPage::matchText() const
{
    return tr("%1 of %n events match", nullptr, m_model->totalCount()).arg(m_model->rowCount());
}

/// Of a source that reports none they are found by comparing.
bool EventsPage::isKnown(const PartitionSnapshot& /*partition*/) const
{
    return true;
}

QVariantMap EventsPage::saveState() const
{
    QVariantMap state = TablePage::saveState();
    state.insert(QLatin1String(kFollowEvents), m_follow->isChecked());
    return state;
}

void EventsPage::restoreState(const QVariantMap& state)
{
    TablePage::restoreState(state);
    m_follow->setChecked(state.value(QLatin1String(kFollowEvents), m_follow->isChecked()).toBool());
}
} // namespace quotadeck::ui

#include "moc_eventspage.cpp"
