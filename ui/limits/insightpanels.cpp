// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/insightpanels.h"

#include "core/access/groupresolver.h"
#include "models/insight/donorsession.h"
#include "models/insight/samplehistory.h"
#include "models/insight/unusedsession.h"
#include "models/limits/schedulerparity.h"
#include "ui/limits/chargepanel.h"
#include "ui/limits/donorpanel.h"
#include "ui/limits/effectivepanel.h"
#include "ui/limits/findingpanels.h"
#include "ui/limits/impactpanel.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/panewidgets.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QTabWidget>
#include <QToolButton>

namespace quotadeck::ui {
namespace {
QIcon iconOf(models::SchedulerParity::State state)
{
    using Answer = models::SchedulerParity::State;
    switch (state) {
    case Answer::Agrees:
        return okIcon();
    case Answer::Disagrees:
        return stateIcon(models::RowState::Critical);
    case Answer::Unreachable:
        return stateIcon(models::RowState::Warning);
    case Answer::None:
        return stateIcon(models::RowState::Stale);
    case Answer::Asking:
        break;
    }
    return icon(Icon::Refresh);
}
} // namespace

ParityLine::ParityLine(models::SchedulerParity* parity, QWidget* parent)
    : QWidget(parent)
    , m_parity(parity)
    , m_icon(new IconLabel(metrics::kIcon, this))
    , m_text(new ElidedLabel(this))
    , m_copy(flatButton(tr("Copy Report")))
    , m_again(flatButton(tr("Validate Again")))
{
    m_copy->setToolTip(tr("Copy both results and the text for a bug report"));
    m_again->setToolTip(tr("Validate the text with the scheduler again"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kSmall, metrics::kTiny, metrics::kSmall, 0);
    row->setSpacing(metrics::kSmall);
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    row->addWidget(m_copy);
    row->addWidget(m_again);
    for (QWidget* button : {m_copy, m_again})
        keepSizeWhenHidden(button);
    connect(m_copy, &QToolButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_parity->report()); });
    connect(m_again, &QToolButton::clicked, m_parity, &models::SchedulerParity::askAgain);
    connect(m_parity, &models::SchedulerParity::changed, this, &ParityLine::refresh);
    refresh();
}

void ParityLine::refresh()
{
    const QString summary = m_parity->summary();
    m_text->setText(summary.isEmpty() ? tr("Not validated by a scheduler: not connected") : summary);
    m_icon->setIcon(iconOf(m_parity->state()));
    m_copy->setVisible(m_parity->state() == models::SchedulerParity::State::Disagrees);
    m_again->setVisible(m_parity->state() == models::SchedulerParity::State::Unreachable
                        || m_parity->state() == models::SchedulerParity::State::Disagrees);
}

InsightPanels::InsightPanels(models::InsightSource* source, models::SampleHistory* history, QTabWidget* tabs,
                             QWidget* page)
    : QObject(page)
    , m_tabs(tabs)
    , m_page(page)
    , m_session(new models::EffectiveSession(source, this))
    , m_names(new models::KnownNames(source, this))
    , m_memberships(new models::MembershipFile(source, this))
    , m_directory(new models::DirectoryGroups(source, std::make_unique<access::OsResolver>(), this))
    , m_impact(new ImpactPanel(source))
    , m_effective(new EffectivePanel(m_session, m_names))
    , m_charges(new ChargePanel(m_session, m_memberships, m_directory))
    , m_sums(new models::OversubscriptionSession(source, this))
    , m_oversubscription(new OversubscriptionPanel(m_sums))
    , m_history(history ? history : new models::SampleHistory(this))
    , m_donorSession(new models::DonorSession(source, m_history, this))
    , m_donors(new DonorPanel(m_donorSession))
    , m_unusedSession(new models::UnusedSession(source, m_history, this))
    , m_unused(new UnusedPanel(m_unusedSession))
{
    for (QWidget* panel : std::initializer_list<QWidget*>{m_impact, m_effective, m_charges,
                                                          m_oversubscription, m_donors, m_unused})
        m_tabs->addTab(panel, QString());
    nameTabs();
    auto* impact = new QAction(tr("Impact of Edits"), page);
    impact->setShortcut(Qt::CTRL | Qt::Key_I);
    impact->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    page->addAction(impact);
    connect(impact, &QAction::triggered, this, &InsightPanels::showImpact);
    connect(m_impact, &ImpactPanel::titleChanged, this, &InsightPanels::nameTabs);
    connect(m_oversubscription, &OversubscriptionPanel::titleChanged, this, &InsightPanels::nameTabs);
    connect(m_unused, &UnusedPanel::titleChanged, this, &InsightPanels::nameTabs);
    connect(m_unused, &UnusedPanel::limitChosen, this, &InsightPanels::limitChosen);
    connect(m_charges, &ChargePanel::titleChanged, this, &InsightPanels::nameTabs);
    connect(m_charges, &ChargePanel::personChosen, this, &InsightPanels::showPerson);
    connect(m_impact, &ImpactPanel::personChosen, this, &InsightPanels::showPerson);
    connect(m_impact, &ImpactPanel::titleChanged, this, [this] {
        if (m_effective->isEmpty() && m_impact->mostAffected().isComplete())
            m_effective->suggest(m_impact->mostAffected());
    });
    connect(m_tabs, &QTabWidget::currentChanged, this, &InsightPanels::watchDonors);
    page->installEventFilter(this);
    setWatched(page->isVisible());
}

void InsightPanels::showImpact()
{
    m_tabs->setCurrentWidget(m_impact);
    m_impact->setFocus(Qt::ShortcutFocusReason);
}

void InsightPanels::suggest(const models::EffectivePerson& person)
{
    m_effective->suggest(person);
    m_sums->setPartition(person.partition);
    m_unusedSession->setPartition(person.partition);
    m_donors->suggest(person.partition, person.queue);
}

void InsightPanels::findDonors(const QString& partition, const QString& queue)
{
    m_tabs->setCurrentWidget(m_donors);
    m_donors->ask(partition, queue);
    m_donors->enter();
}

void InsightPanels::showPerson(const models::EffectivePerson& person)
{
    m_effective->setPerson(person);
    m_tabs->setCurrentWidget(m_effective);
}

/// Be a panel in front or not: the names of the tabs count. But that of donors says nothing.
bool InsightPanels::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_page && (event->type() == QEvent::Show || event->type() == QEvent::Hide))
        setWatched(event->type() == QEvent::Show);
    return QObject::eventFilter(watched, event);
}

void InsightPanels::setWatched(bool isWatched)
{
    m_isWatched = isWatched;
    m_impact->setWatched(isWatched);
    m_session->setWatched(isWatched);
    m_names->setWatched(isWatched);
    m_sums->setWatched(isWatched);
    m_unusedSession->setWatched(isWatched);
    watchDonors();
}

void InsightPanels::watchDonors()
{
    m_donorSession->setWatched(m_isWatched && m_tabs->currentWidget() == m_donors);
}

void InsightPanels::nameTabs()
{
    m_tabs->setTabText(m_tabs->indexOf(m_impact), m_impact->title());
    m_tabs->setTabText(m_tabs->indexOf(m_effective), tr("Effective"));
    m_tabs->setTabText(m_tabs->indexOf(m_charges), m_charges->title());
    m_tabs->setTabText(m_tabs->indexOf(m_oversubscription), m_oversubscription->title());
    m_tabs->setTabText(m_tabs->indexOf(m_donors), tr("Donors"));
    m_tabs->setTabText(m_tabs->indexOf(m_unused), m_unused->title());
}
} // namespace quotadeck::ui

#include "moc_insightpanels.cpp"
