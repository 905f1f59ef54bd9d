// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/limitspage.h"

#include "core/config/schema/configsource.h"
#include "core/insight/unused.h"
#include "models/assertions/assertionsession.h"
#include "models/common/messagetext.h"
#include "models/limits/driftsession.h"
#include "models/limits/schedulerparity.h"
#include "ui/document/changespanel.h"
#include "ui/document/clusteractions.h"
#include "ui/document/differences.h"
#include "ui/document/findbar.h"
#include "ui/document/problemspanel.h"
#include "ui/document/savesheet.h"
#include "ui/document/textpane.h"
#include "ui/document/versionspanel.h"
#include "ui/document/yamlview.h"
#include "ui/limits/assertioneditor.h"
#include "ui/limits/assertionpanel.h"
#include "ui/limits/configexport.h"
#include "ui/limits/form/limitsform.h"
#include "ui/limits/form/outlinepane.h"
#include "ui/limits/insightpanels.h"
#include "ui/limits/limitsreview.h"
#include "ui/limits/placesync.h"
#include "ui/limits/reviewopen.h"
#include "ui/limits/textassist.h"
#include "ui/theme/icons.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/panewidgets.h"

#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
/// @p openReview is in the menu, because a button of its own does not fit beside the others in a small window.
QWidget* newExportButton(const ConfigExport& flow, QAction* openReview)
{
    auto* button = flatButton(LimitsPage::tr("Export"));
    button->setPopupMode(QToolButton::InstantPopup);
    button->setToolTip(LimitsPage::tr("Export the configuration to another file"));
    auto* menu = new QMenu(button);
    menu->setToolTipsVisible(true);
    menu->addActions(flow.actions());
    menu->addSeparator();
    menu->addAction(openReview);
    button->setMenu(menu);
    return button;
}
} // namespace

LimitsPage::LimitsPage(models::ConfigSession* session, QWidget* parent)
    : DocumentPage(QStringLiteral("limits"), tr("Limits"), Icon::Limits, session, parent)
    , m_session(session)
    , m_outline(new models::QueueOutlineModel(this))
{
    createActions();
    createViews();
    connectSession();
    connectViews();
    showRevision();
}

void LimitsPage::createActions()
{
    m_reviews = new ReviewOpen(m_session, this);
    m_export = new ConfigExport(m_session, this);
    header()->addTool(newExportButton(*m_export, m_reviews->action()));
    m_clusterChanges = new ClusterChanges(this);
    fileActions()->open()->setToolTip(tr("Open a configuration file"));
    m_editActive = newPageAction(this, icon(Icon::Queues), tr("Edit Active Configuration…"), {});
    m_editActive->setToolTip(tr("Save the cluster's active configuration to a file and open it"));
    m_editActive->setEnabled(false);
    connect(m_editActive, &QAction::triggered, this, &LimitsPage::activeRequested);
    m_cluster = new ClusterActions(m_session,
                                   {tr("Edit Cluster Configuration…"),
                                    tr("Save the configuration that %1 has stored to a file and open it"),
                                    tr("Make the open configuration that of %1"),
                                    tr("Connect to Kubernetes first"), tr("Open a configuration first"),
                                    tr("You may not write the ConfigMap with the configuration")},
                                   this);
    connect(m_cluster->apply(), &QAction::triggered, this, &LimitsPage::requestApply);
}

void LimitsPage::setClusterChange(const std::optional<ClusterChange>& change)
{
    if (!change && m_clusterChanges->change())
        panels()->changes()->endPassing();
    m_clusterChanges->show(change);
}

/// What is there before a file is open.
QWidget* LimitsPage::createStart()
{
    auto* open = new QAction(icon(Icon::Open), tr("Open Configuration File…"), this);
    connect(open, &QAction::triggered, this, &LimitsPage::openRequested);
    return new StartPane(Icon::Limits, tr("No configuration is open"),
                         tr("Open a queues.yaml to view, edit and validate its limits."),
                         {open, m_cluster->edit(), m_editActive});
}

void LimitsPage::createViews()
{
    auto* outline = new OutlinePane(m_session, m_outline);
    m_outlinePane = outline;
    m_outlineView = outline->view();

    m_form = new LimitsForm(m_session);
    connect(m_form, &LimitsForm::editingChanged, this, &LimitsPage::showVerdict);
    connect(m_form, &LimitsForm::told, this,
            [this](models::RowState state, const QString& text) { messages()->show(state, text); });

    new TextAssist(m_session, textView());
    auto* textColumn = titled(heading(tr("Text")), textPane());

    m_places
        = new PlaceSync(m_session, {m_outlineView, outline->filter(), m_outline, m_form, textView()}, this);

    auto* columns = new QSplitter(Qt::Horizontal);
    columns->setChildrenCollapsible(false);
    columns->addWidget(outline);
    columns->addWidget(m_form);
    columns->addWidget(textColumn);
    columns->setSizes({255, 550, 385});
    columns->setStretchFactor(0, 2);
    columns->setStretchFactor(1, 4);
    columns->setStretchFactor(2, 4);
    auto* split = new QSplitter(Qt::Vertical);
    split->setChildrenCollapsible(false);
    split->addWidget(columns);
    split->addWidget(panels());
    split->setStretchFactor(0, 2);
    split->setStretchFactor(1, 1);
    split->setSizes({520, 200});
    setViews(createStart(), titled(header(), split));
    m_pauseMessages = new MessageBar;
    addBar(m_pauseMessages);
    addBar(m_export->bar());
    addBar(m_clusterChanges->bar());
}

ReviewDetails* LimitsPage::newReview()
{
    if (m_assertionPanel && m_assertionPanel->editor())
        m_assertionPanel->editor()->commit(); // a review has the text as it is
    return new LimitsReview(m_session, m_source, m_assertions);
}

void LimitsPage::showVersion(const QString& id)
{
    panels()->versions()->select(id);
    panels()->enter(panels()->versions());
}

void LimitsPage::setInsight(models::InsightSource* source, models::SampleHistory* history)
{
    m_insight = new InsightPanels(source, history, panels(), this);
    connect(m_insight, &InsightPanels::limitChosen, this,
            [this](const QString& partition, const insight::UnusedLimit& limit) {
                m_places->selectLimit(partition, limit);
            });
    m_reviews->setInsight(source);
    m_outlinePane->offerDonors();
    connect(m_outlinePane, &OutlinePane::donorsRequested, this, &LimitsPage::findDonors);
    m_source = source;
    m_live = new models::LiveUsageWatch(source, this);
    connect(m_live, &models::LiveUsageWatch::changed, this, [this] { m_form->setLiveUsage(m_live->live()); });
    m_live->setWatched(isVisible());
    m_drift = new models::DriftSession(source, this);
    connect(m_drift, &models::DriftSession::changed, this, [this] {
        m_outline->setDrift(m_drift->drift());
        const models::DriftPtr& drift = m_drift->drift();
        m_outlinePane->showDrift(drift && drift->isClusterKnown && drift->hasMarks());
        m_form->setDrift(m_drift->drift());
    });
    connect(m_drift, &models::DriftSession::confirmed, this, [this] { m_form->setDrift(m_drift->drift()); });
    m_drift->setWatched(isVisible());
    const auto showActive = [this, source] {
        m_editActive->setEnabled(source->active() != nullptr);
        m_session->setUsage(source->snapshot());
        panels()->changes()->setActive(source->active(), source->age());
    };
    connect(source, &models::InsightSource::activeChanged, this, showActive);
    connect(source, &models::InsightSource::snapshotChanged, this, showActive);
    showActive();
}

void LimitsPage::setAssertions(models::AssertionSession* session, std::vector<std::string> scenarios)
{
    m_assertions = session;
    m_reviews->setAssertions(session);
    auto* panel = new AssertionPanel(session);
    m_assertionPanel = panel;
    panel->setScenarios(std::move(scenarios));
    connect(panel, &AssertionPanel::asking, this, [this, panel] {
        Q_EMIT askingAboutEdits();
        panels()->setCurrentWidget(panel);
    });
    connect(panel, &AssertionPanel::lookedFor, this, [this, panel] { panels()->setCurrentWidget(panel); });
    connect(qApp, &QApplication::focusChanged, panel, [this, panel](QWidget*, QWidget* now) {
        if (now && now->window() == window() && !qobject_cast<QMenuBar*>(now)) // a menu gives it back
            giveKeys(panel->editor() && panel->editor()->isAncestorOf(now));
    });
    panels()->addTab(panel, panel->title());
    connect(panel, &AssertionPanel::titleChanged, this,
            [this, panel] { panels()->setTabText(panels()->indexOf(panel), panel->title()); });
    connect(panel, &AssertionPanel::queueChosen, this,
            [this](const QString& partition, const QString& queue) {
                m_places->selectQueue(partition, QueuePath(queue.toStdString()));
            });
    connect(panel, &AssertionPanel::versionRequested, this, &LimitsPage::showVersion);
    const auto create = [this, panel](const assertion::DraftPlace& place) {
        panels()->setCurrentWidget(panel);
        panel->create(place);
    };
    m_form->offerAssertions();
    connect(m_form, &LimitsForm::assertionRequested, panel, create);
    m_outlinePane->offerAssertions();
    connect(m_outlinePane, &OutlinePane::assertionRequested, panel, create);
    session->setWatched(isVisible());
}

void LimitsPage::giveKeys(bool isToAssertions)
{
    if (std::exchange(m_hasAssertionKeys, isToAssertions) == isToAssertions)
        return;
    const AssertionEditor* const editor = m_assertionPanel->editor();
    if (isToAssertions && m_source)
        m_assertionPanel->editor()->names()->setSnapshot(m_source->snapshot());
    const QList<QAction*> own = actions();
    for (QAction* action : own) {
        const QList<QKeySequence> keys = action->shortcuts();
        if (std::ranges::any_of(keys, [editor](const QKeySequence& each) { return editor->hasKeys(each); }))
            action->setShortcutContext(isToAssertions ? Qt::WidgetShortcut
                                                      : Qt::WidgetWithChildrenShortcut); // else ambiguous
    }
}

QAction* LimitsPage::commandAction(Command command) const
{
    return m_hasAssertionKeys ? m_assertionPanel->editor()->commandAction(command)
                              : DocumentPage::commandAction(command);
}

void LimitsPage::setAssertionRecovery(models::RecoveryFiles* recovery)
{
    m_assertionPanel->setRecovery(recovery);
}

void LimitsPage::afterEdits(const std::function<void()>& next)
{
    DocumentPage::afterEdits([this, next] {
        afterOtherEdits([this, next] {
            if (DocumentPage::isSettled())
                next();
            else
                afterEdits(next); // something was typed meanwhile
        });
    });
}

void LimitsPage::afterOtherEdits(const std::function<void()>& next)
{
    if (m_assertionPanel)
        m_assertionPanel->afterEdits(next);
    else
        next();
}

bool LimitsPage::isSettled()
{
    const bool isSaved = DocumentPage::isSettled();
    return isSaved && (!m_assertionPanel || m_assertionPanel->isSettled());
}

void LimitsPage::findDonors(const QString& partition, const QString& queue)
{
    if (m_insight)
        m_insight->findDonors(partition, queue);
}

void LimitsPage::setParity(models::SchedulerParity* parity)
{
    m_parity = parity;
    panels()->problems()->addHead(new ParityLine(parity));
    connect(parity, &models::SchedulerParity::changed, this, &LimitsPage::showVerdict);
}

models::DirectoryGroups* LimitsPage::directory() const
{
    return m_insight ? m_insight->directory() : nullptr;
}

models::MembershipFile* LimitsPage::memberships() const
{
    return m_insight ? m_insight->memberships() : nullptr;
}

void LimitsPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    if (m_live) {
        m_live->setWatched(true);
        m_drift->setWatched(true);
    }
    if (m_assertions)
        m_assertions->setWatched(true);
}

void LimitsPage::hideEvent(QHideEvent* event)
{
    Page::hideEvent(event);
    if (m_live) {
        m_live->setWatched(false);
        m_drift->setWatched(false);
    }
    if (m_assertions)
        m_assertions->setWatched(false);
}

void LimitsPage::connectSession()
{
    using models::ConfigSession;
    connect(m_session, &ConfigSession::revisionChanged, this, &LimitsPage::showRevision);
    connect(m_session, &ConfigSession::opened, m_pauseMessages, &MessageBar::clearMessage);
    connect(m_session, &ConfigSession::textRead, this, &LimitsPage::showReading);
    connect(m_session, &ConfigSession::openFailed, this, &LimitsPage::showRevision);
    connect(m_export, &ConfigExport::aboutToExport, this, &LimitsPage::commitInput);
}

void LimitsPage::connectViews()
{
    connect(m_session, &models::ConfigSession::lockChanged, this,
            [this] { m_clusterChanges->setLocked(m_session->isLocked()); });
    connect(m_clusterChanges, &ClusterChanges::mergeRequested, this, [this] {
        m_session->setLocked(false); // as the button says
        commitInput();
        Q_EMIT clusterMergeRequested();
    });
    connect(m_clusterChanges, &ClusterChanges::compareRequested, this, [this] {
        commitInput();
        panels()->compareForNow(withClusterConfiguration(), m_clusterChanges->change()->text);
    });
    connect(m_pauseMessages, &MessageBar::actionTriggered, this, [this] {
        textView()->reveal(m_session->verdict().findings.front().span);
        textView()->setFocus();
    });
    connect(m_places, &PlaceSync::moved, this, &LimitsPage::followPlace);
    connect(panels()->problems(), &ProblemsPanel::findingChosen, m_places, &PlaceSync::jumpTo);
    connect(panels()->changes(), &ChangesPanel::changeChosen, this, [this](const config::Change& change) {
        m_places->selectQueue(QueuePath(change.path));
        if (change.newSpan)
            textView()->reveal(*change.newSpan);
    });
    connect(panels()->changes(), &ChangesPanel::countChanged, this,
            [this] { m_outline->setChanges(panels()->changes()->changes()); });
}

void LimitsPage::showReading(const QString& path)
{
    m_places->showReading(QFileInfo(path).fileName());
    showEditor(true);
}

void LimitsPage::showRevision()
{
    const auto revision = m_session->revision();
    showEditor(revision != nullptr);
    if (revision && !focusProxy()) {
        const bool isFocused = window()->focusWidget() == this; // with the window active or not
        setFocusProxy(m_outlineView);
        if (isFocused)
            setFocus();
    }
    if (!revision) {
        showVerdict();
        return;
    }
    const bool isPaused = !revision->isReadable() && m_places->queue();
    m_form->setEnabled(!isPaused);
    if (isPaused) {
        pauseForm();
        return;
    }
    m_pauseMessages->clearMessage();
    m_places->showRevision();
    if (m_wanted.kind != Subject::Kind::None)
        goToLimits(std::exchange(m_wanted, {}));
    showVerdict();
}

void LimitsPage::pauseForm()
{
    const auto& findings = m_session->verdict().findings;
    m_pauseMessages->showMessage(models::RowState::Warning,
                                 tr("The form is read-only until the text is fixed. Line %1: %2")
                                     .arg(QString::number(findings.front().span.begin.line),
                                          models::messageText(findings.front().message)),
                                 tr("Go to Line"));
    showVerdict();
}

void LimitsPage::showVerdict()
{
    const auto revision = m_session->revision();
    showFile(m_form->isEditing());
    if (!revision)
        return;

    const bool isPackaged = revision->document.source().embedded() != nullptr;
    header()->setKind(
        isPackaged ? tr("ConfigMap") : QString(),
        tr("The file is a Kubernetes manifest with the configuration in a ConfigMap. Edits change the "
           "configuration only."));
    const int errors = panels()->problems()->count(config::Severity::Error);
    const bool isAccepted = revision->verdict.accepted;
    const bool isDisputed = m_parity && m_parity->state() == models::SchedulerParity::State::Disagrees;
    const QIcon sign = !isAccepted ? stateIcon(models::RowState::Critical)
        : isDisputed || revision->partitions.empty() // accepted, and yet everything is gone
        ? stateIcon(models::RowState::Warning)
        : okIcon();
    header()->setVerdict({sign,
                          isDisputed && isAccepted ? tr("QuotaDeck accepts this, the scheduler rejects it")
                              : isDisputed         ? tr("QuotaDeck rejects this, the scheduler accepts it")
                              : isAccepted
                              ? tr("The scheduler would accept this")
                              : tr("The scheduler would reject this: %n error(s)", nullptr, errors)});
}

/// What is selected is what one wants to know the effect of.
void LimitsPage::followPlace()
{
    const auto& queue = m_places->queue();
    if (!queue)
        return;
    panels()->problems()->setPlace(queue->queue);
    if (!m_insight || queue->queue.isEmpty())
        return;
    const auto revision = m_session->revision();
    const auto& partitions = revision->partitions;
    m_insight->suggest({m_form->currentUser(),
                        {},
                        QString::fromStdString(queue->queue.text()),
                        queue->partition < partitions.size()
                            ? QString::fromStdString(partitions[queue->partition].name.value)
                            : QString()});
}

void LimitsPage::setScope(const Subject& subject)
{
    m_wanted = m_session->revision() ? Subject() : subject;
    if (m_session->revision())
        goToLimits(subject);
}

void LimitsPage::goToLimits(const Subject& subject)
{
    const bool isQueue = subject.kind == Subject::Kind::Queue;
    const QueuePath path((isQueue ? subject.name : subject.queue).toStdString());
    const auto list
        = subject.kind == Subject::Kind::User ? &config::LimitConfig::users : &config::LimitConfig::groups;
    if (!isQueue && m_places->selectLimit(path, list, subject.name))
        return;
    // A user without a limit of their own has that of everyone (ENF-2).
    if (subject.kind == Subject::Kind::User && m_places->selectLimit(path, list, QStringLiteral("*")))
        return;
    QueuePath nearest = path;
    while (!nearest.isEmpty() && !m_places->selectQueue(nearest))
        nearest = nearest.parent();
    if (nearest == path)
        return;
    const QString name = QString::fromStdString(path.text());
    messages()->bar()->showMessage(models::RowState::Notice,
                                   nearest.isEmpty()
                                       ? tr("The open configuration does not list %1.").arg(name)
                                       : tr("The open configuration does not list %1. Selected: %2.")
                                             .arg(name, QString::fromStdString(nearest.text())),
                                   {});
}

Subject LimitsPage::scope() const
{
    const auto& shown = m_places->queue();
    return shown && !shown->queue.isEmpty()
        ? Subject{Subject::Kind::Queue, QString::fromStdString(shown->queue.text()), {}}
        : Subject();
}

/// Also the queues that the filter of the outline hides.
QList<Subject> LimitsPage::filePlaces() const
{
    QList<Subject> places;
    const std::function<void(const QueuePath&, const std::vector<config::QueueConfig>&)> collect
        = [&](const QueuePath& parent, const std::vector<config::QueueConfig>& queues) {
              for (const config::QueueConfig& queue : queues) {
                  const QueuePath path = parent.child(queue.name.value);
                  places << Subject{Subject::Kind::Queue, QString::fromStdString(path.text()), {}};
                  collect(path, queue.queues.value);
              }
          };
    if (m_session->revision()) {
        for (const config::PartitionConfig& partition : m_session->revision()->partitions)
            collect({}, partition.queues.value);
    }
    return places;
}

void LimitsPage::focusFilter()
{
    if (m_hasAssertionKeys)
        m_assertionPanel->editor()->find();
    else if (m_session->revision())
        findBar()->open(FindBar::Mode::Find);
    else
        messages()->bar()->showMessage(models::RowState::Notice,
                                       tr("No text to search. Open a configuration first (Ctrl+O)."), {});
}

QString LimitsPage::filterTitle() const
{
    return tr("&Find in Text…");
}

QList<QWidget*> LimitsPage::focusStops()
{
    return {m_outlineView, m_form, textView(), panels()->currentWidget()};
}

void LimitsPage::commitFields()
{
    m_form->commit();
}
} // namespace quotadeck::ui

#include "moc_limitspage.cpp"
