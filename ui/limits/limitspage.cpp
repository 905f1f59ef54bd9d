// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/limitspage.h"

#include "models/limits/textplace.h"
#include "ui/limits/changespanel.h"
#include "ui/limits/exportflow.h"
#include "ui/limits/findbar.h"
#include "ui/limits/form/limitsform.h"
#include "ui/limits/form/outlinepane.h"
#include "ui/limits/insightpanels.h"
#include "ui/limits/paneparts.h"
#include "ui/limits/problemspanel.h"
#include "ui/limits/saveflow.h"
#include "ui/limits/textassist.h"
#include "ui/limits/versionspanel.h"
#include "ui/limits/yamlview.h"
#include "ui/theme/colors.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/placeholder.h"

#include <QAction>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
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

} // namespace

LimitsPage::LimitsPage(models::ConfigSession* session, QWidget* parent)
    : Page(QStringLiteral("limits"), tr("Limits"), Icon::Limits, parent)
    , m_session(session)
    , m_outline(new models::QueueOutlineModel(this))
{
    createActions();
    createViews();
    connectSession();
    showRevision();
}

void LimitsPage::createActions()
{
    const auto add = [this](const QIcon& icon, const QString& text, const QKeySequence& keys) {
        auto* action = new QAction(icon, text, this);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setToolTip(tr("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText)));
        addAction(action);
        return action;
    };
    m_open = add(icon(Icon::Open), tr("Open…"), {});
    m_open->setToolTip(tr("Open a configuration file"));
    m_save = add(icon(Icon::Save), tr("Save…"), QKeySequence::Save);
    m_undo = add({}, tr("Undo"), QKeySequence::Undo);
    m_redo = add({}, tr("Redo"), Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
    m_redo->setShortcuts({m_redo->shortcut(), Qt::CTRL | Qt::Key_Y});
    m_reload = add(icon(Icon::Refresh), tr("Reload"), {});
    m_reload->setToolTip(tr("Read the file again and drop the edits"));
    connect(m_open, &QAction::triggered, this, &LimitsPage::openRequested);
    connect(m_save, &QAction::triggered, this, &LimitsPage::save);
    m_validate = add({}, tr("Validate"), Qt::Key_F7);
    m_showChanges = add({}, tr("Changes"), Qt::CTRL | Qt::Key_D);
    connect(m_validate, &QAction::triggered, this, &LimitsPage::showProblems);
    connect(m_showChanges, &QAction::triggered, this, [this] {
        commitOpenEditor();
        m_panels->setCurrentWidget(m_changes);
        m_changes->setFocus();
    });
    auto* replace = add({}, tr("Replace in the text"), Qt::CTRL | Qt::Key_H);
    connect(replace, &QAction::triggered, this, [this] { m_find->open(FindBar::Mode::Replace); });
    connect(m_undo, &QAction::triggered, this, &LimitsPage::undo);
    connect(m_redo, &QAction::triggered, m_session, &models::ConfigSession::redo);
    connect(m_reload, &QAction::triggered, this, &LimitsPage::reload);
}

void LimitsPage::createViews()
{
    auto* outline = new OutlinePane(m_session, m_outline);
    m_outlineView = outline->view();

    m_form = new LimitsForm(m_session);
    connect(m_form, &LimitsForm::editingChanged, this, &LimitsPage::showVerdict);
    connect(m_form, &LimitsForm::told, this, [this](models::RowState state, const QString& text) {
        m_messages->showMessage(state, text, {});
    });

    m_text = new YamlView;
    new TextAssist(m_session, m_text);
    m_saveFlow = new SaveFlow(m_session, this);
    m_exportFlow = new ExportFlow(m_session, this);
    m_find = new FindBar(m_session, m_text);
    auto* textPane = titled(heading(tr("Text")), titled(m_find, m_text));

    createPanels();

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

    auto* start = createStart();
    auto* editor = new QWidget;
    auto* editorLayout = new QVBoxLayout(editor);
    editorLayout->setContentsMargins(0, 0, 0, 0);
    editorLayout->setSpacing(0);
    editorLayout->addWidget(createHeader());
    editorLayout->addWidget(m_split, 1);

    m_stack = new QStackedWidget;
    m_stack->addWidget(start);
    m_stack->addWidget(editor);
    m_messages = new MessageBar;
    m_pauseMessages = new MessageBar;
    createDiskBar();
    createRecoveryBar();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_recoveryMessages);
    layout->addWidget(m_diskMessages);
    layout->addWidget(m_pauseMessages);
    layout->addWidget(m_saveFlow->bars());
    layout->addWidget(m_exportFlow->bar());
    layout->addWidget(m_messages);
    layout->addWidget(m_stack, 1);
}

void LimitsPage::setInsight(models::InsightSource* source)
{
    m_insight = new InsightPanels(source, m_panels, this);
    m_saveFlow->setInsight(source);
    m_facts = new models::FactsKeeper(source, this);
    connect(m_facts, &models::FactsKeeper::changed, this, [this] { m_form->setFacts(m_facts->facts()); });
    m_facts->setWatched(isVisible());
    const auto showActive = [this, source] {
        m_editActive->setEnabled(source->active() != nullptr);
        m_changes->setActive(source->active(), source->age());
    };
    connect(source, &models::InsightSource::activeChanged, this, showActive);
    connect(source, &models::InsightSource::snapshotChanged, this, showActive);
    showActive();
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

void LimitsPage::createPanels()
{
    m_problems = new ProblemsPanel(m_session);
    addActions(m_problems->pageActions());
    m_changes = new ChangesPanel(m_session);
    m_panels = new QTabWidget;
    m_panels->setAccessibleName(tr("Panels of the editor"));
    m_panels->setDocumentMode(true);
    m_panels->addTab(m_problems, {});
    m_panels->addTab(m_changes, {});
    m_versions = new VersionsPanel(m_session);
    m_panels->addTab(m_versions, {});
    connect(m_versions, &VersionsPanel::countChanged, this, &LimitsPage::namePanels);
    connect(m_versions, &VersionsPanel::failed, this,
            [this](const Error& error) { report(tr("The version cannot be used: %1"), error); });
    connect(m_versions, &VersionsPanel::compareRequested, this,
            [this](const QString& name, const std::string& text) {
                m_changes->compareWith(name, text);
                m_panels->setCurrentWidget(m_changes);
            });
    connect(m_problems, &ProblemsPanel::findingChosen, this, &LimitsPage::jumpToFinding);
    connect(m_changes, &ChangesPanel::changeChosen, this, [this](const config::Change& change) {
        if (const auto queue = m_outline->indexOfQueue(QueuePath(change.path)); queue.isValid())
            m_outlineView->setCurrentIndex(queue);
        if (change.newSpan)
            m_text->reveal(*change.newSpan);
    });
    connect(m_changes, &ChangesPanel::countChanged, this, [this] {
        m_outline->setChanges(m_changes->changes());
        namePanels();
    });
}

void LimitsPage::namePanels()
{
    m_panels->setTabText(m_panels->indexOf(m_problems), tr("Problems (%1)").arg(m_problems->count()));
    m_panels->setTabText(m_panels->indexOf(m_changes), tr("Changes (%1)").arg(m_changes->count()));
    m_panels->setTabText(m_panels->indexOf(m_versions), tr("Versions (%1)").arg(m_versions->count()));
}

void LimitsPage::connectSession()
{
    connect(m_session, &models::ConfigSession::revisionChanged, this, &LimitsPage::showRevision);
    connect(m_session, &models::ConfigSession::revisionChanged, this, [this] {
        if (m_diskMessages->isVisible())
            showDiskChange(); // whether there are edits may be another thing now
    });
    connect(m_session, &models::ConfigSession::busyChanged, this, &LimitsPage::showVerdict);
    connect(m_session, &models::ConfigSession::opened, this, [this] {
        m_messages->hide();
        m_diskMessages->clearMessage();
        m_pauseMessages->clearMessage();
    });
    connect(m_session, &models::ConfigSession::textRead, this, &LimitsPage::preview);
    connect(m_session, &models::ConfigSession::busyChanged, this, [this] {
        if (m_session->isBusy()) // what was said of the last step does not hold for the next
            m_messages->hide();
    });
    connect(m_saveFlow, &SaveFlow::problemsRequested, this, &LimitsPage::showProblems);
    connect(m_saveFlow, &SaveFlow::diskChangeMet, this, [this] {
        m_diskMessages->clearMessage(); // it may have been hidden
        showDiskChange();
    });
    connect(m_saveFlow, &SaveFlow::openRequested, this, [this](const QString& path, const std::string& text) {
        commitOpenEditor();
        const bool isSame = !m_session->isBusy() && m_session->revision()->text() == text;
        if (isSame)
            m_session->open(path);
        else
            afterEdits([this, path] { m_session->open(path); });
    });
    connect(m_session, &models::ConfigSession::writeObstacleChanged, this, &LimitsPage::showVerdict);
    connect(m_exportFlow, &ExportFlow::aboutToExport, this, &LimitsPage::commitOpenEditor);
    connect(m_text, &YamlView::typed, m_session, &models::ConfigSession::type);
    connect(m_text, &YamlView::typingChanged, this, &LimitsPage::showVerdict);
    connect(m_text, &YamlView::caretRested, this, &LimitsPage::followCaret);
    connect(m_pauseMessages, &MessageBar::actionTriggered, this, [this] {
        m_text->reveal(m_session->revision()->verdict.findings.front().span);
        m_text->setFocus();
    });
    connect(m_session, &models::ConfigSession::editRefused, this,
            [this](const Error& error) { report(tr("The edit was not made: %1"), error); });
    connect(m_session, &models::ConfigSession::openFailed, this,
            [this](const Error& error) { report(tr("The file could not be opened: %1"), error); });
    connect(m_session, &models::ConfigSession::saveFailed, this,
            [this](const Error& error) { report(tr("Nothing was saved, your edits are kept: %1"), error); });
    connect(m_session, &models::ConfigSession::versionFailed, this,
            [this](const Error& error) { report(tr("Saved, but no version could be kept: %1"), error); });
    connect(m_session, &models::ConfigSession::mergeFailed, this, [this](const Error& error) {
        report(tr("The file on disk cannot be merged, your edits are kept: %1"), error);
    });
    connect(m_session, &models::ConfigSession::changedOnDisk, this, &LimitsPage::showDiskChange);
    connect(m_session, &models::ConfigSession::diskSettled, m_diskMessages, &MessageBar::clearMessage);
    connect(m_session, &models::ConfigSession::saved, m_changes, &ChangesPanel::endPassing);
    connect(m_session, &models::ConfigSession::diskSettled, m_changes, &ChangesPanel::endPassing);
    connect(m_session, &models::ConfigSession::mergeConflicts, this, &LimitsPage::askAboutConflicts);

    connect(m_outlineView->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &LimitsPage::showQueueOf);
    connect(m_form, &LimitsForm::placeChosen, this, [this](const TextSpan& place) {
        suggestPerson();
        if (!m_isFollowingCaret)
            m_text->reveal(place);
    });
}

void LimitsPage::preview(const QString& path, const std::string& text)
{
    m_text->preview(text);
    m_queue.reset();
    m_outline->setRevision(nullptr);
    m_form->showNothing(tr("Reading %1…").arg(QFileInfo(path).fileName()),
                        tr("The rules are looking at the file."));
    m_stack->setCurrentIndex(1);
}

void LimitsPage::report(const QString& sentence, const Error& error)
{
    const QString cause = error.where.empty()
        ? QString::fromStdString(error.message)
        : tr("%1: %2").arg(QString::fromStdString(error.where), QString::fromStdString(error.message));
    m_messages->showMessage(models::RowState::Critical, sentence.arg(cause), {});
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
    const bool isPaused = !revision->isReadable() && m_queue;
    m_form->setEnabled(!isPaused);
    if (isPaused) {
        pauseForm();
        return;
    }
    m_pauseMessages->clearMessage();
    m_outline->setRevision(revision);
    const bool isShown = !m_queue && selectFirst();
    if (!isShown)
        showQueueOf(m_outlineView->currentIndex());
    showVerdict();
}

/// Whether there is one; what is selected is shown, too.
bool LimitsPage::selectFirst()
{
    m_outlineView->expandToDepth(1);
    m_outlineView->setCurrentIndex(m_outline->firstWithLimits());
    return m_queue.has_value();
}

void LimitsPage::showQueueOf(const QModelIndex& index)
{
    if (!index.isValid()) {
        const auto& revision = m_session->revision();
        if (revision && !revision->isReadable())
            m_form->showNothing(tr("The file cannot be read as a configuration"),
                                tr("Mend the problem that is listed below in the text on the right."));
        else if (m_outline->rowCount() == 0)
            m_form->showNothing(
                tr("The file has no queues yet"),
                tr("Write \"partitions:\" in the text on the right; Ctrl+Space tells what may follow."));
        else
            m_form->showNothing(tr("No queue is selected"),
                                tr("Select a queue on the left to see its limits."));
        return;
    }
    const auto& row = m_outline->row(index);
    const bool isOther = !m_queue || m_queue->partition != row.partition || m_queue->kind != row.kind
        || m_queue->queue != row.queue;
    m_queue = row;
    m_problems->setQueue(row.queue);
    suggestPerson();
    m_form->showNode(row);
    if (isOther && !m_isFollowingCaret)
        m_text->reveal(row.place);
}

/// What is selected is what one wants to know the effect of.
void LimitsPage::suggestPerson()
{
    if (m_insight && m_queue && !m_queue->queue.isEmpty())
        m_insight->suggest({m_form->currentUser(), {}, QString::fromStdString(m_queue->queue.text())});
}

void LimitsPage::jumpToFinding(const config::Finding& finding)
{
    const auto offset = finding.span.begin.offset;
    const auto place = models::placeAt(*m_session->revision(), offset);
    if (const auto queue = m_outline->indexOfQueue(QueuePath(finding.path)); queue.isValid())
        m_outlineView->setCurrentIndex(queue);
    else if (place)
        goTo(*place, offset);
    m_text->reveal(finding.span);
}

void LimitsPage::goTo(const models::TextPlace& place, std::size_t offset)
{
    m_isFollowingCaret = true;
    if (const auto row = m_outline->indexOfPlace(place); row.isValid())
        m_outlineView->setCurrentIndex(row);
    m_form->selectAt(place, offset);
    m_isFollowingCaret = false;
}

void LimitsPage::setScope(const Subject& subject)
{
    if (const auto queue = m_outline->indexOfQueue(QueuePath(subject.name.toStdString())); queue.isValid())
        m_outlineView->setCurrentIndex(queue);
}

void LimitsPage::reload()
{
    afterEdits([this] { m_session->reload(); });
}

void LimitsPage::save()
{
    commitOpenEditor();
    m_saveFlow->request();
}

void LimitsPage::focusFilter()
{
    if (m_session->revision())
        m_find->open(FindBar::Mode::Find);
    else
        m_messages->showMessage(
            models::RowState::Notice,
            tr("There is no text to find anything in yet: open a configuration first (Ctrl+O)."), {});
}

QString LimitsPage::filterTitle() const
{
    return tr("&Find in Text…");
}

void LimitsPage::undo()
{
    m_text->tellTyping();
    m_session->undo();
}

void LimitsPage::showProblems()
{
    commitOpenEditor();
    m_panels->setCurrentWidget(m_problems);
    m_problems->setFocus();
}

QList<QWidget*> LimitsPage::focusStops()
{
    return {m_outlineView, m_form, m_text, m_panels->currentWidget()};
}

void LimitsPage::followCaret(std::size_t offset)
{
    const auto& revision = m_session->revision();
    const auto place = revision ? models::placeAt(*revision, offset) : std::nullopt;
    if (!place || m_text->isTyping())
        return;
    goTo(*place, offset);
}

void LimitsPage::commitOpenEditor()
{
    m_text->tellTyping();
    m_form->commit();
}
} // namespace quotadeck::ui
