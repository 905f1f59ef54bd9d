// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/overview/overviewpage.h"

#include "models/alerts/alertsession.h"
#include "models/common/celltext.h"
#include "models/overview/overviewsession.h"
#include "ui/alerts/attentionpane.h"
#include "ui/overview/overviewpane.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/placeholder.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace quotadeck::ui {
namespace {
using enum ColumnDefault::Align;
using models::CapacityModel;
using models::ChangeListModel;
using models::HealthModel;
using models::LimitUseModel;
using models::StateCountModel;
using models::WaitingModel;

constexpr auto kOverviewPage = "overview";
constexpr int kCapacityShare = 10; // of the upper row
constexpr int kStatesShare = 7;
constexpr int kHealthShare = 9;
constexpr int kWideOverview = 1100; // px; limits and waiting applications have room side by side

QList<ColumnDefault> capacityColumns()
{
    return {
        {.column = CapacityModel::TypeColumn, .width = 70, .align = Text, .isFlexible = true},
        {.column = CapacityModel::ShareColumn, .width = 100, .align = Text, .isFlexible = true},
        {.column = CapacityModel::UsedColumn, .width = 70, .align = Number},
        {.column = CapacityModel::TotalColumn, .width = 70, .align = Number},
        {.column = CapacityModel::PendingColumn,
         .width = 70,
         .align = Number,
         .shown = ColumnDefault::Shown::No},
    };
}

QList<ColumnDefault> stateColumns()
{
    return {
        {.column = StateCountModel::StateColumn, .width = 90, .align = Text, .isFlexible = true},
        {.column = StateCountModel::CountColumn, .width = 90, .align = Number},
    };
}

QList<ColumnDefault> healthColumns()
{
    return {
        {.column = HealthModel::CheckColumn, .width = 120, .align = Text, .isFlexible = true},
        {.column = HealthModel::ResultColumn, .width = 60, .align = Text},
        {.column = HealthModel::DiagnosisColumn,
         .width = 90,
         .align = Text,
         .shown = ColumnDefault::Shown::No,
         .isFlexible = true},
    };
}

QList<ColumnDefault> limitColumns()
{
    return {
        {.column = LimitUseModel::NameColumn, .width = 90, .align = Text, .isFlexible = true},
        {.column = LimitUseModel::ShareColumn, .width = 96, .align = Text},
        {.column = LimitUseModel::UsedColumn,
         .width = 140,
         .align = Text,
         .isFlexible = true,
         .isWholeFirst = true}, // a cut amount says less than a cut name
        {.column = LimitUseModel::PlaceColumn, .width = 60, .align = Text, .isFlexible = true},
        {.column = LimitUseModel::TrendColumn, .width = 50, .align = Number},
        {.column = LimitUseModel::ForecastColumn, .width = 66, .align = Number},
    };
}

QList<ColumnDefault> waitingColumns()
{
    return {
        {.column = WaitingModel::ReasonColumn, .width = 120, .align = Text, .isFlexible = true},
        {.column = WaitingModel::ApplicationsColumn, .width = 50, .align = Number},
        {.column = WaitingModel::AgeColumn, .width = 70, .align = Number},
        {.column = WaitingModel::LongestColumn, .width = 80, .align = Text, .isFlexible = true},
    };
}

QList<ColumnDefault> changeColumns()
{
    return {
        {.column = ChangeListModel::TimeColumn, .width = 76, .align = Text},
        {.column = ChangeListModel::ChangeColumn, .width = 200, .align = Text, .isFlexible = true},
    };
}
} // namespace

OverviewPage::OverviewPage(models::OverviewSession* session, QWidget* parent)
    : Page(QLatin1String(kOverviewPage), tr("Overview"), Icon::Overview, parent)
    , m_session(session)
    , m_stack(new QStackedWidget(this))
    , m_nothing(new Placeholder(Icon::Overview, m_stack))
    , m_content(new QWidget(m_stack))
    , m_title(new QLabel(m_content))
    , m_subtitle(new ElidedLabel(m_content))
    , m_column(new QVBoxLayout(m_content))
    , m_lower(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_recent(new QBoxLayout(QBoxLayout::TopToBottom))
{
    createPanes();
    QFont font = m_title->font();
    font.setBold(true);
    m_title->setFont(font);
    setTextScale(m_title, 1.25);
    connect(&TextSize::current(), &TextSize::changed, this, &OverviewPage::arrange);
    m_subtitle->setElideMode(Qt::ElideRight);

    auto* heading = new QHBoxLayout;
    heading->setSpacing(metrics::kMedium);
    heading->addWidget(m_title);
    heading->addWidget(m_subtitle, 1);
    auto* upper = new QHBoxLayout;
    upper->setSpacing(metrics::kSmall);
    upper->addWidget(m_capacity, kCapacityShare);
    upper->addWidget(m_states, kStatesShare);
    upper->addWidget(m_health, kHealthShare);
    m_lower->setSpacing(metrics::kSmall);
    m_lower->addWidget(m_limits, 3); // its rows are longer
    m_recent->setSpacing(metrics::kSmall);
    m_recent->addWidget(m_waiting, 3);
    m_recent->addWidget(m_changes, 2);
    m_lower->addLayout(m_recent, 2);
    m_column->setContentsMargins(metrics::kMedium, metrics::kSmall, metrics::kMedium, metrics::kMedium);
    m_column->setSpacing(metrics::kSmall);
    m_column->addLayout(heading);
    m_column->addLayout(upper, 3);
    m_column->addLayout(m_lower, 5);

    m_stack->addWidget(m_content);
    m_stack->addWidget(m_nothing);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_stack);
    setFocusProxy(m_limits->table());
    connectPanes();
    showSession();
}

void OverviewPage::createPanes()
{
    const auto pane = [this](auto& model, QList<ColumnDefault> columns, const OverviewPane::Texts& texts) {
        return new OverviewPane(&model, std::move(columns), texts, m_content);
    };
    m_capacity = pane(m_session->capacity, capacityColumns(),
                      {tr("Capacity"), tr("No node has capacity"), tr("Not reported by this source")});
    m_states = pane(m_session->states, stateColumns(),
                    {tr("Applications"), tr("No applications"), tr("Not reported by this source")});
    m_health = pane(m_session->health, healthColumns(),
                    {tr("Health"), tr("No checks"), tr("Not reported by this source")});
    m_limits = pane(m_session->limits, limitColumns(),
                    {tr("Highest use of limits"), tr("No queue, user or group is limited"),
                     tr("Not reported by this source")});
    m_waiting = pane(m_session->waiting, waitingColumns(),
                     {tr("Waiting applications by reason"), tr("No application is waiting"),
                      tr("Not reported by this source")});
    m_changes = pane(m_session->changes, changeColumns(),
                     {tr("Changes in the last hour"), tr("No changes seen in the last hour"), {}});
    const auto sorted = [](OverviewPane* of, int column, Qt::SortOrder order) {
        of->table()->setSortingEnabled(true);
        of->table()->sortByColumn(column, order);
    };
    sorted(m_states, StateCountModel::CountColumn, Qt::DescendingOrder);
    sorted(m_health, HealthModel::ResultColumn, Qt::AscendingOrder);
    sorted(m_limits, LimitUseModel::ShareColumn, Qt::DescendingOrder);
    sorted(m_waiting, WaitingModel::AgeColumn, Qt::DescendingOrder);
    sorted(m_changes, ChangeListModel::TimeColumn, Qt::DescendingOrder);
}

void OverviewPage::connectPanes()
{
    connect(m_session, &models::OverviewSession::changed, this, &OverviewPage::showSession);
    const auto onActivated = [this](OverviewPane* pane, auto act) {
        connect(pane->table(), &QAbstractItemView::activated, this,
                [pane, act] { act(pane->table()->currentId()); });
    };
    onActivated(m_capacity, [this](const QString&) { Q_EMIT pageRequested(QStringLiteral("nodes"), {}); });
    onActivated(m_states, [this](const QString& id) {
        if (const auto* row = m_session->states.row(id); row && row->isListed)
            Q_EMIT filterRequested(QStringLiteral("applications"),
                                   QStringLiteral("state:") + filterValue(row->state));
    });
    onActivated(m_limits, [this](const QString& id) { openLimit(id); });
    onActivated(m_waiting, [this](const QString& id) {
        if (const auto* row = m_session->waiting.row(id))
            Q_EMIT pageRequested(QStringLiteral("explain"), {Subject::Kind::Application, row->longest, {}});
    });
    onActivated(m_changes, [this](const QString& id) {
        if (const auto* row = m_session->changes.row(id))
            openChange(*row);
    });
}

void OverviewPage::openLimit(const QString& id)
{
    const auto* row = m_session->limits.row(id);
    if (!row)
        return;
    switch (row->kind) {
    case models::RowKind::User:
        openSubject(QStringLiteral("people"), {Subject::Kind::User, row->name, {}});
        break;
    case models::RowKind::Group:
    case models::RowKind::WildcardGroup:
        openSubject(QStringLiteral("people"), {Subject::Kind::Group, row->name, {}});
        break;
    default:
        openSubject(QStringLiteral("queues"), {Subject::Kind::Queue, row->name, {}});
        break;
    }
}

void OverviewPage::openChange(const models::ChangeRow& change)
{
    using enum models::EventMark::Kind;
    const QString name = QString::fromStdString(change.mark.names.front());
    switch (change.mark.kind) {
    case Configuration:
        if (name == QLatin1String("root") || name.startsWith(QLatin1String("root.")))
            openSubject(QStringLiteral("queues"), {Subject::Kind::Queue, name, {}});
        else
            Q_EMIT filterRequested(QStringLiteral("people"), QStringLiteral("name:") + filterValue(name));
        break;
    case NodesLost: // there is nothing to look at any more but the others
        Q_EMIT filterRequested(QStringLiteral("nodes"), {});
        break;
    case NodesAdded:
        Q_EMIT filterRequested(QStringLiteral("nodes"), QStringLiteral("node:") + filterValue(name));
        break;
    case Restart:
    case HealthLost:
    case HealthRestored:
        m_health->table()->setFocus();
        break;
    }
}

void OverviewPage::openSubject(const QString& page, const Subject& subject)
{
    Q_EMIT filterRequested(page, {}); // a filter could hide it
    Q_EMIT subjectChanged(subject);
}

/// Above what is less urgent.
void OverviewPage::setAlerts(models::AlertSession* session)
{
    m_alerts = session;
    m_attention = new AttentionPane(session, m_content);
    m_column->insertWidget(1, m_attention->pane(), 2);
    connect(m_attention, &AttentionPane::openRequested, this, &OverviewPage::openAlert);
}

void OverviewPage::openAlert(const QString& id)
{
    const models::AlertRow* row = m_alerts->alerts.row(id);
    if (!row)
        return;
    switch (row->subject) {
    case alert::Subject::Queue:
        if (row->quotaGroup.isEmpty())
            openSubject(QStringLiteral("queues"), {Subject::Kind::Queue, row->queue, {}});
        else
            Q_EMIT filterRequested(QStringLiteral("elastic"), {});
        break;
    case alert::Subject::User:
        openSubject(QStringLiteral("people"), {Subject::Kind::User, row->person, {}});
        break;
    case alert::Subject::Group:
        openSubject(QStringLiteral("people"), {Subject::Kind::Group, row->person, {}});
        break;
    case alert::Subject::Cluster:
        m_health->table()->setFocus();
        break;
    }
}

void OverviewPage::setSource(const SourceStatus& status)
{
    m_source = status;
    showSession();
}

void OverviewPage::showSession()
{
    const auto& digest = m_session->digest();
    m_stack->setCurrentWidget(digest ? m_content : static_cast<QWidget*>(m_nothing));
    if (!digest) {
        m_nothing->setNothingRead(m_source);
        return;
    }
    m_title->setText(QString::fromStdString(m_source.name));
    m_subtitle->setText(subtitle());
    m_capacity->setKnown(digest->capacity.has_value());
    m_states->setKnown(digest->states.has_value());
    m_health->setKnown(digest->health.has_value());
    m_limits->setKnown(digest->limits.has_value());
    m_waiting->setKnown(digest->waiting.has_value());
    m_changes->setKnown(true);
    m_limits->setNote(limitNote());
    m_health->setNote(
        digest->health ? tr("%1 of %2 passed").arg(digest->passedChecks).arg(m_session->health.totalCount())
                       : QString());
}

QString OverviewPage::subtitle() const
{
    const auto& digest = m_session->digest();
    QStringList parts;
    if (!digest->cluster.isEmpty())
        parts << digest->cluster;
    if (digest->nodes)
        parts << tr("%n nodes", nullptr, static_cast<int>(*digest->nodes));
    const auto time = std::chrono::floor<std::chrono::milliseconds>(digest->time.time_since_epoch());
    parts << tr("data of %1").arg(models::clockText(time));
    return parts.join(QStringLiteral(" · "));
}

/// How many have used up a limit.
QString OverviewPage::limitNote() const
{
    const auto full = m_session->digest()->fullLimits;
    return full == 0 ? QString() : tr("%n at their limit", nullptr, static_cast<int>(full));
}

/// Where the page is narrow, the rows of the limits take all of its width.
void OverviewPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    arrange();
}

void OverviewPage::arrange()
{
    const bool isWide = width() >= scaled(kWideOverview);
    m_lower->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_recent->setDirection(isWide ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

QList<OverviewPane*> OverviewPage::panes() const
{
    QList<OverviewPane*> panes{m_capacity, m_states, m_health, m_limits, m_waiting, m_changes};
    if (m_attention)
        panes << m_attention->pane(); // last: states that were saved go by the order
    return panes;
}

QList<QWidget*> OverviewPage::focusStops()
{
    QList<QWidget*> stops;
    for (OverviewPane* pane : panes())
        stops << pane->table();
    if (m_attention)
        stops.move(stops.size() - 1, 0); // it is above all others
    return stops;
}

void OverviewPage::setStale(bool isStale)
{
    for (OverviewPane* pane : panes())
        ui::setStale(pane->table(), isStale);
}

void OverviewPage::showAllColumns()
{
    for (OverviewPane* pane : panes())
        pane->table()->showAllColumns();
}

QVariantMap OverviewPage::saveState() const
{
    QVariantMap state;
    for (int i = 0; OverviewPane * pane : panes())
        state.insert(QString::number(i++), pane->table()->saveState());
    return state;
}

void OverviewPage::restoreState(const QVariantMap& state)
{
    for (int i = 0; OverviewPane * pane : panes())
        pane->table()->restoreState(state.value(QString::number(i++)).toMap());
}
} // namespace quotadeck::ui

#include "moc_overviewpage.cpp"
