// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/limitspage.h"

#include "models/limits/schedulerparity.h"
#include "ui/editing/editrecovery.h"
#include "ui/editing/fileediting.h"
#include "ui/editing/fileheader.h"
#include "ui/editing/filemessages.h"
#include "ui/editing/filesaving.h"
#include "ui/editing/savesheet.h"
#include "ui/editing/startpane.h"
#include "ui/editing/versionspanel.h"
#include "ui/limits/changespanel.h"
#include "ui/limits/configexport.h"
#include "ui/limits/editorpanels.h"
#include "ui/limits/findbar.h"
#include "ui/limits/form/limitsform.h"
#include "ui/limits/form/outlinepane.h"
#include "ui/limits/limitsreview.h"
#include "ui/limits/placesync.h"
#include "ui/limits/problemspanel.h"
#include "ui/limits/textassist.h"
#include "ui/limits/yamlview.h"
#include "ui/theme/icons.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/panewidgets.h"

#include <QAction>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
/// What findings and the text view share: a marked place.
YamlMark markOf(const config::Finding& finding)
{
    return {finding.span, finding.severity == config::Severity::Error,
            QString::fromStdString(finding.message)};
}

QWidget* newExportButton(const ConfigExport& flow)
{
    auto* button = flatButton(LimitsPage::tr("Export"));
    button->setPopupMode(QToolButton::InstantPopup);
    button->setToolTip(LimitsPage::tr("Export the configuration to another file"));
    auto* menu = new QMenu(button);
    menu->setToolTipsVisible(true);
    menu->addActions(flow.actions());
    button->setMenu(menu);
    return button;
}
} // namespace

LimitsPage::LimitsPage(models::ConfigSession* session, QWidget* parent)
    : Page(QStringLiteral("limits"), tr("Limits"), Icon::Limits, parent)
    , m_session(session)
    , m_outline(new models::QueueOutlineModel(this))
{
    createEditing();
    createActions();
    createViews();
    connectSession();
    connectViews();
    showRevision();
}

void LimitsPage::createEditing()
{
    m_editing = new FileEditing(m_session, this);
    new SaveReview(
        m_session, m_editing->saving(), [this] { return new LimitsReview(m_session, m_source); }, this);
    m_export = new ConfigExport(m_session, this);
    m_editing->header()->addTool(newExportButton(*m_export));
    auto* open = m_editing->actions()->open();
    open->setToolTip(tr("Open a configuration file"));
    connect(open, &QAction::triggered, this, &LimitsPage::openRequested);
}

void LimitsPage::createActions()
{
    m_validate = newPageAction(this, {}, tr("Validate"), Qt::Key_F7);
    m_showChanges = newPageAction(this, {}, tr("Changes"), Qt::CTRL | Qt::Key_D);
    connect(m_validate, &QAction::triggered, this, &LimitsPage::showProblems);
    connect(m_showChanges, &QAction::triggered, this, [this] {
        commitOpenEditor();
        m_panels->enter(m_panels->changes());
    });
    auto* replace = newPageAction(this, {}, tr("Replace in the text"), Qt::CTRL | Qt::Key_H);
    connect(replace, &QAction::triggered, this, [this] { m_find->open(FindBar::Mode::Replace); });
    m_editActive = newPageAction(this, icon(Icon::Queues), tr("Edit Active Configuration…"), {});
    m_editActive->setToolTip(tr("Save the cluster's active configuration to a file and open it"));
    m_editActive->setEnabled(false);
    connect(m_editActive, &QAction::triggered, this, &LimitsPage::activeRequested);
}

/// What is there before a file is open.
QWidget* LimitsPage::createStart()
{
    auto* open = new QAction(icon(Icon::Open), tr("Open Configuration File…"), this);
    connect(open, &QAction::triggered, this, &LimitsPage::openRequested);
    return new StartPane(Icon::Limits, tr("No configuration is open"),
                         tr("Open a queues.yaml to view, edit and validate its limits."),
                         {open, m_editActive});
}

void LimitsPage::createViews()
{
    auto* outline = new OutlinePane(m_session, m_outline);
    m_outlineView = outline->view();

    m_form = new LimitsForm(m_session);
    connect(m_form, &LimitsForm::editingChanged, this, &LimitsPage::showVerdict);
    connect(m_form, &LimitsForm::told, this, [this](models::RowState state, const QString& text) {
        m_editing->messages()->show(state, text);
    });

    m_text = new YamlView;
    new TextAssist(m_session, m_text);
    m_find = new FindBar(m_session, m_text);
    auto* textPane = titled(heading(tr("Text")), titled(m_find, m_text));

    m_places = new PlaceSync(m_session, {m_outlineView, m_outline, m_form, m_text}, this);
    m_panels = new EditorPanels(m_session);
    addActions(m_panels->problems()->pageActions());

    auto* columns = new QSplitter(Qt::Horizontal);
    columns->setChildrenCollapsible(false);
    columns->addWidget(outline);
    columns->addWidget(m_form);
    columns->addWidget(textPane);
    columns->setSizes({290, 550, 350});
    columns->setStretchFactor(0, 2);
    columns->setStretchFactor(1, 4);
    columns->setStretchFactor(2, 4);
    m_split = new QSplitter(Qt::Vertical);
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(columns);
    m_split->addWidget(m_panels);
    m_split->setStretchFactor(0, 2);
    m_split->setStretchFactor(1, 1);
    m_split->setSizes({520, 200});

    auto* editor = titled(m_editing->header(), m_split);
    m_stack = new QStackedWidget;
    m_stack->addWidget(createStart());
    m_stack->addWidget(editor);
    m_pauseMessages = new MessageBar;
    m_editing->strip()->addBar(m_pauseMessages);
    m_editing->strip()->addBar(m_export->bar());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_editing->strip());
    layout->addWidget(m_stack, 1);
}

void LimitsPage::setInsight(models::InsightSource* source)
{
    m_insight = new InsightPanels(source, m_panels, this);
    m_source = source;
    m_facts = new models::FactsKeeper(source, this);
    connect(m_facts, &models::FactsKeeper::changed, this, [this] { m_form->setFacts(m_facts->facts()); });
    m_facts->setWatched(isVisible());
    const auto showActive = [this, source] {
        m_editActive->setEnabled(source->active() != nullptr);
        m_panels->changes()->setUsage(source->snapshot());
        m_panels->changes()->setActive(source->active(), source->age());
    };
    connect(source, &models::InsightSource::activeChanged, this, showActive);
    connect(source, &models::InsightSource::snapshotChanged, this, showActive);
    showActive();
}

void LimitsPage::setRecovery(models::RecoveryKeeper* recovery)
{
    m_editing->recovery()->setKeeper(recovery);
}

void LimitsPage::setInstances(const models::InstanceWatch* watch)
{
    m_editing->setInstances(watch);
}

void LimitsPage::setParity(models::SchedulerParity* parity)
{
    m_parity = parity;
    m_panels->problems()->setParity(parity);
    connect(parity, &models::SchedulerParity::changed, this, &LimitsPage::showVerdict);
}

models::MembershipFile* LimitsPage::memberships() const
{
    return m_insight ? m_insight->memberships() : nullptr;
}

void LimitsPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    if (m_facts)
        m_facts->setWatched(true);
}

void LimitsPage::hideEvent(QHideEvent* event)
{
    Page::hideEvent(event);
    if (m_facts)
        m_facts->setWatched(false);
}

void LimitsPage::connectSession()
{
    using models::ConfigSession;
    connect(m_session, &ConfigSession::revisionChanged, this, &LimitsPage::showRevision);
    connect(m_session, &ConfigSession::busyChanged, this, &LimitsPage::showVerdict);
    connect(m_session, &ConfigSession::writeObstacleChanged, this, &LimitsPage::showVerdict);
    connect(m_session, &ConfigSession::opened, m_pauseMessages, &MessageBar::clearMessage);
    connect(m_session, &ConfigSession::textRead, this, &LimitsPage::preview);
    connect(m_session, &ConfigSession::openFailed, this,
            &LimitsPage::showRevision); // instead of another's preview

    connect(m_editing, &FileEditing::aboutToUse, this, &LimitsPage::commitOpenEditor);
    connect(m_editing->actions(), &FileActions::aboutToUndo, m_text, &YamlView::tellTyping);
    connect(m_editing, &FileEditing::asking, this, &LimitsPage::askingAboutEdits);
    connect(m_editing, &FileEditing::compareRequested, m_panels, &EditorPanels::compareForNow);
    connect(m_editing->saving(), &FileSaving::problemsRequested, this, &LimitsPage::showProblems);
    connect(m_export, &ConfigExport::aboutToExport, this, &LimitsPage::commitOpenEditor);
}

void LimitsPage::connectViews()
{
    connect(m_text, &YamlView::typed, m_session, &models::ConfigSession::type);
    connect(m_text, &YamlView::typingChanged, this, &LimitsPage::showVerdict);
    connect(m_pauseMessages, &MessageBar::actionTriggered, this, [this] {
        m_text->reveal(m_session->revision()->verdict.findings.front().span);
        m_text->setFocus();
    });
    connect(m_places, &PlaceSync::moved, this, &LimitsPage::followPlace);
    connect(m_panels->versions(), &VersionsPanel::failed, this, [this](const Error& error) {
        m_editing->messages()->report(tr("The version cannot be used: %1"), error);
    });
    connect(m_panels->versions(), &VersionsPanel::restored, m_editing->messages(),
            &FileMessages::showRestored);
    connect(m_panels->problems(), &ProblemsPanel::findingChosen, m_places, &PlaceSync::jumpTo);
    connect(m_panels->changes(), &ChangesPanel::changeChosen, this, [this](const config::Change& change) {
        m_places->selectQueue(QueuePath(change.path));
        if (change.newSpan)
            m_text->reveal(*change.newSpan);
    });
    connect(m_panels->changes(), &ChangesPanel::countChanged, this,
            [this] { m_outline->setChanges(m_panels->changes()->changes()); });
}

void LimitsPage::preview(const QString& path, const std::string& text)
{
    m_text->preview(text);
    m_places->showReading(QFileInfo(path).fileName());
    m_stack->setCurrentIndex(1);
}

void LimitsPage::showRevision()
{
    const auto& revision = m_session->revision();
    m_stack->setCurrentIndex(revision ? 1 : 0);
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
    m_text->setRevision(revision);
    std::vector<YamlMark> marks;
    std::ranges::transform(revision->verdict.findings, std::back_inserter(marks), markOf);
    m_text->setMarks(std::move(marks));
    const bool isPaused = !revision->isReadable() && m_places->queue();
    m_form->setEnabled(!isPaused);
    if (isPaused) {
        pauseForm();
        return;
    }
    m_pauseMessages->clearMessage();
    m_places->showRevision();
    showVerdict();
}

void LimitsPage::pauseForm()
{
    const auto& findings = m_session->revision()->verdict.findings;
    m_pauseMessages->showMessage(models::RowState::Warning,
                                 tr("The form is read-only until the text is fixed. Line %1: %2")
                                     .arg(findings.front().span.begin.line)
                                     .arg(QString::fromStdString(findings.front().message)),
                                 tr("Go to Line"));
    showVerdict();
}

void LimitsPage::showVerdict()
{
    m_panels->showCounts();
    const auto& revision = m_session->revision();
    const bool isTyping = m_text->isTyping();
    m_editing->show({isTyping, m_form->isEditing()});
    m_validate->setEnabled(revision != nullptr);
    m_showChanges->setEnabled(revision != nullptr);
    if (!revision)
        return;

    const int errors = m_panels->problems()->count(config::Severity::Error);
    const bool isAccepted = revision->verdict.accepted;
    const bool isDisputed = m_parity && m_parity->state() == models::SchedulerParity::State::Disagrees;
    const QIcon sign = !isAccepted ? stateIcon(models::RowState::Critical)
        : isDisputed || revision->partitions.empty() // accepted, and yet everything is gone
        ? stateIcon(models::RowState::Warning)
        : okIcon();
    m_editing->header()->setVerdict(
        {sign,
         isDisputed && isAccepted ? tr("QuotaDeck accepts this, the scheduler rejects it")
             : isDisputed         ? tr("QuotaDeck rejects this, the scheduler accepts it")
             : isAccepted         ? tr("The scheduler would accept this")
                                  : tr("The scheduler would reject this: %n error(s)", nullptr, errors)});
}

/// What is selected is what one wants to know the effect of.
void LimitsPage::followPlace()
{
    const auto& queue = m_places->queue();
    if (!queue)
        return;
    m_panels->problems()->setQueue(queue->queue);
    if (!m_insight || queue->queue.isEmpty())
        return;
    const auto& partitions = m_session->revision()->partitions;
    m_insight->suggest({m_form->currentUser(),
                        {},
                        QString::fromStdString(queue->queue.text()),
                        queue->partition < partitions.size()
                            ? QString::fromStdString(partitions[queue->partition].name.value)
                            : QString()});
}

void LimitsPage::setScope(const Subject& subject)
{
    m_places->selectQueue(QueuePath(subject.name.toStdString()));
}

void LimitsPage::focusFilter()
{
    if (m_session->revision())
        m_find->open(FindBar::Mode::Find);
    else
        m_editing->messages()->bar()->showMessage(
            models::RowState::Notice, tr("No text to search. Open a configuration first (Ctrl+O)."), {});
}

QString LimitsPage::filterTitle() const
{
    return tr("&Find in Text…");
}

void LimitsPage::showProblems()
{
    commitOpenEditor();
    m_panels->enter(m_panels->problems());
}

QList<QWidget*> LimitsPage::focusStops()
{
    return {m_outlineView, m_form, m_text, m_panels->currentWidget()};
}

void LimitsPage::commitOpenEditor()
{
    m_text->tellTyping();
    m_form->commit();
}

void LimitsPage::afterEdits(const std::function<void()>& next)
{
    m_editing->afterEdits(next);
}

bool LimitsPage::isSettled()
{
    return m_editing->isSettled();
}
} // namespace quotadeck::ui
