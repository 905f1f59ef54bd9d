// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/limitspage.h"

#include "ui/limits/changespanel.h"
#include "ui/limits/editablecelldelegate.h"
#include "ui/limits/insightpanels.h"
#include "ui/limits/mergedialog.h"
#include "ui/limits/paneparts.h"
#include "ui/limits/problemspanel.h"
#include "ui/limits/versionspanel.h"
#include "ui/limits/yamlview.h"
#include "ui/theme/colors.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/placeholder.h"

#include <QAction>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr int kProblemWidth = 120;

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
    , m_limits(new models::LimitsTableModel(session, this))
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
    m_open = add(icon(Icon::Open), tr("Open..."), {});
    m_open->setToolTip(tr("Open a configuration file"));
    m_save = add(icon(Icon::Save), tr("Save"), QKeySequence::Save);
    m_undo = add({}, tr("Undo"), QKeySequence::Undo);
    m_redo = add({}, tr("Redo"), QKeySequence::Redo);
    m_reload = add(icon(Icon::Refresh), tr("Reload"), {});
    m_reload->setToolTip(tr("Read the file again and drop the edits"));
    connect(m_open, &QAction::triggered, this, &LimitsPage::openRequested);
    connect(m_save, &QAction::triggered, this, &LimitsPage::save);
    connect(m_undo, &QAction::triggered, m_session, &models::ConfigSession::undo);
    connect(m_redo, &QAction::triggered, m_session, &models::ConfigSession::redo);
    connect(m_reload, &QAction::triggered, this, &LimitsPage::reload);
}

QWidget* LimitsPage::createHeader()
{
    auto* header = new QWidget;
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(metrics::kMedium, metrics::kTiny, metrics::kMedium, metrics::kTiny);
    layout->setSpacing(metrics::kSmall);

    m_fileLabel = new ElidedLabel;
    m_verdictIcon = new QLabel;
    m_verdictLabel = new QLabel;
    m_verdictLabel->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_fileLabel, 1);
    layout->addWidget(m_verdictIcon);
    layout->addWidget(m_verdictLabel);
    layout->addSpacing(metrics::kMedium);
    for (QAction* action : {m_open, m_reload, m_undo, m_redo, m_save}) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        layout->addWidget(button);
    }
    return header;
}

void LimitsPage::createViews()
{
    m_outlineView = new QTreeView;
    m_outlineView->setModel(m_outline);
    m_outlineView->setItemDelegate(new CellDelegate(m_outlineView));
    m_outlineView->setUniformRowHeights(true);
    m_outlineView->setIndentation(metrics::kMedium + metrics::kTiny);
    m_outlineView->setFrameShape(QFrame::NoFrame);
    m_outlineView->setAccessibleName(tr("Queues of the configuration"));
    m_outlineView->header()->setStretchLastSection(false);
    m_outlineView->header()->setSectionResizeMode(models::QueueOutlineModel::QueueColumn,
                                                  QHeaderView::Stretch);
    for (const int column :
         {models::QueueOutlineModel::LimitsColumn, models::QueueOutlineModel::ProblemsColumn})
        m_outlineView->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);

    m_limitsView = new QTableView;
    setUpTable(m_limitsView);
    m_limitsView->setItemDelegate(new EditableCellDelegate(
        [this](bool isOpen) {
            m_isCellEdited = isOpen;
            showVerdict();
        },
        m_limitsView));
    m_limitsView->setModel(m_limits);
    m_limitsView->setAccessibleName(tr("Limits of the queue"));
    m_limitsView->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                                  | QAbstractItemView::AnyKeyPressed);
    m_limitsView->setTabKeyNavigation(true);
    m_queueLabel = heading({});
    auto* limitsPane = titled(m_queueLabel, m_limitsView);
    m_noLimits = new Placeholder(Icon::Limits);

    m_text = new YamlView;
    auto* textPane = titled(heading(tr("Text")), m_text);

    createPanels();

    m_limitsStack = new QStackedWidget;
    m_limitsStack->addWidget(limitsPane);
    m_limitsStack->addWidget(m_noLimits);

    auto* columns = new QSplitter(Qt::Horizontal);
    columns->setChildrenCollapsible(false);
    columns->addWidget(titled(heading(tr("Queues")), m_outlineView));
    columns->addWidget(m_limitsStack);
    columns->addWidget(textPane);
    columns->setSizes({290, 560, 340});
    columns->setStretchFactor(1, 3);
    columns->setStretchFactor(2, 2);
    m_split = new QSplitter(Qt::Vertical);
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(columns);
    m_split->addWidget(m_panels);
    m_split->setStretchFactor(0, 1);
    m_split->setSizes({520, 200});

    m_empty = new Placeholder(Icon::Limits);
    m_empty->setMessage(
        tr("No configuration is open"),
        tr("Open a queues.yaml to see its limits, change them, and check it as the scheduler does."));
    auto* openButton = new QPushButton(icon(Icon::Open), tr("Open a configuration file..."));
    connect(openButton, &QPushButton::clicked, this, &LimitsPage::openRequested);
    auto* start = new QWidget;
    auto* startLayout = new QVBoxLayout(start);
    startLayout->addStretch(1);
    startLayout->addWidget(m_empty);
    startLayout->addWidget(openButton, 0, Qt::AlignHCenter);
    startLayout->addStretch(2);

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
    createDiskBar();
    createRecoveryBar();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_recoveryMessages);
    layout->addWidget(m_diskMessages);
    layout->addWidget(m_messages);
    layout->addWidget(m_stack, 1);
}

void LimitsPage::createDiskBar()
{
    m_diskMessages = new MessageBar;
    const auto add = [this](const QString& text, const QString& explanation, auto act) {
        auto* action = new QAction(text, this);
        action->setToolTip(explanation);
        connect(action, &QAction::triggered, this, act);
        m_diskActions << action;
    };
    add(tr("Merge"), tr("Take what changed on disk into your edits"), [this] {
        commitOpenEditor();
        m_session->mergeFromDisk();
    });
    add(tr("Compare"), tr("Show how your text differs from the file"), [this] {
        m_changes->compareWith(tr("Against the file on disk"), *m_session->diskText());
        m_panels->setCurrentWidget(m_changes);
    });
    add(tr("Keep Mine"), tr("Let the next save write over what changed on disk"),
        [this] { m_session->keepMine(); });
    m_diskMessages->setChoices(m_diskActions);
    connect(m_diskMessages, &MessageBar::actionTriggered, this, &LimitsPage::reload);
}

void LimitsPage::createRecoveryBar()
{
    m_recoveryMessages = new MessageBar;
    auto* compare = new QAction(tr("Show Difference"), this);
    connect(compare, &QAction::triggered, this, [this] {
        m_changes->compareWith(tr("Against the edits that were not saved"), m_recovery->found()->text);
        m_panels->setCurrentWidget(m_changes);
    });
    auto* discard = new QAction(tr("Discard"), this);
    discard->setToolTip(tr("Delete the edits that were not saved"));
    connect(discard, &QAction::triggered, this, [this] { m_recovery->discard(); });
    m_recoveryMessages->setChoices({compare, discard});
    connect(m_recoveryMessages, &MessageBar::actionTriggered, this, [this] { m_recovery->recover(); });
}

void LimitsPage::setRecovery(models::RecoveryKeeper* recovery)
{
    m_recovery = recovery;
    connect(recovery, &models::RecoveryKeeper::foundChanged, this, &LimitsPage::showRecovery);
    connect(recovery, &models::RecoveryKeeper::failed, this, [this](const Error& error) {
        report(tr("Unsaved edits cannot be kept for the case of a crash: %1"), error);
    });
}

void LimitsPage::setInsight(models::InsightSource* source)
{
    new InsightPanels(source, m_panels, this); // a child of the page
}

void LimitsPage::showRecovery()
{
    const auto& found = m_recovery->found();
    if (!found) {
        m_recoveryMessages->clearMessage();
        return;
    }
    m_recoveryMessages->showMessage(
        models::RowState::Warning,
        tr("Edits of %1 that were not saved are still there.")
            .arg(QLocale().toString(found->time.toLocalTime(), QLocale::ShortFormat)),
        tr("Recover"));
}

void LimitsPage::showDiskChange()
{
    const QString name = QFileInfo(m_session->path()).fileName();
    const auto& text = m_session->diskText();
    for (auto* action : m_diskActions)
        action->setEnabled(text.has_value());
    m_diskMessages->showMessage(models::RowState::Warning,
                                text ? tr("%1 changed on disk. Your edits are kept.").arg(name)
                                     : tr("%1 cannot be read any more. Your edits are kept.").arg(name),
                                tr("Reload"));
}

void LimitsPage::askAboutConflicts(const std::vector<config::MergeConflict>& conflicts)
{
    auto* dialog = new MergeDialog(conflicts, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { m_session->mergeFromDisk(dialog->settled()); });
    dialog->open();
}

void LimitsPage::createPanels()
{
    m_problems = new ProblemsPanel(m_session);
    addActions(m_problems->pageActions());
    m_changes = new ChangesPanel(m_session);
    m_panels = new QTabWidget;
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
    connect(m_changes, &ChangesPanel::countChanged, this, &LimitsPage::namePanels);
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
    connect(m_session, &models::ConfigSession::busyChanged, this, &LimitsPage::showVerdict);
    connect(m_session, &models::ConfigSession::opened, this, [this] {
        m_messages->hide();
        m_diskMessages->clearMessage();
        m_queue.reset();
        m_outline->setRevision(nullptr);
    });
    connect(m_session, &models::ConfigSession::busyChanged, this, [this] {
        if (m_session->isBusy()) // what was said of the last step does not hold for the next
            m_messages->hide();
    });
    connect(m_session, &models::ConfigSession::saved, this, [this] {
        m_messages->showMessage(models::RowState::Normal, tr("Saved %1.").arg(m_session->path()), {});
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
    connect(m_session, &models::ConfigSession::mergeConflicts, this, &LimitsPage::askAboutConflicts);

    connect(m_outlineView->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &LimitsPage::showQueueOf);
    connect(m_limitsView->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &LimitsPage::revealCell);
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
    if (!revision) {
        showVerdict();
        return;
    }
    m_text->setText(revision->text());
    std::vector<YamlMark> marks;
    std::ranges::transform(revision->verdict.findings, std::back_inserter(marks), markOf);
    m_text->setMarks(std::move(marks));
    m_outline->setRevision(revision);
    if (!m_queue) {
        m_outlineView->expandToDepth(1);
        m_outlineView->setCurrentIndex(m_outline->firstWithLimits());
    }
    showQueueOf(m_outlineView->currentIndex());
    showVerdict();
}

void LimitsPage::showVerdict()
{
    namePanels();
    const auto& revision = m_session->revision();
    const bool isIdle = !m_session->isBusy();
    m_save->setEnabled(m_session->isSavable() || m_isCellEdited);
    m_undo->setEnabled(m_session->canUndo() && isIdle);
    m_redo->setEnabled(m_session->canRedo() && isIdle);
    m_reload->setEnabled(revision != nullptr && isIdle);
    if (!revision)
        return;

    const QString name = QFileInfo(m_session->path()).fileName();
    m_fileLabel->setText(m_session->isModified() ? tr("%1 (modified)").arg(name) : name);
    m_fileLabel->setToolTip(m_session->path());
    const int errors = m_problems->count(config::Severity::Error);
    const bool isAccepted = revision->verdict.accepted;
    const QIcon state = isAccepted ? okIcon() : stateIcon(models::RowState::Critical);
    m_verdictIcon->setPixmap(state.pixmap(metrics::kIcon, metrics::kIcon));
    m_verdictLabel->setText(isAccepted ? tr("The scheduler would accept this")
                                       : tr("The scheduler would reject this: %n error(s)", nullptr, errors));
    m_save->setToolTip(isAccepted ? tr("Write the changes to %1").arg(m_session->path())
                                  : tr("Only a configuration that the scheduler would accept can be saved"));
}

void LimitsPage::showQueueOf(const QModelIndex& index)
{
    if (!index.isValid()) {
        const auto& revision = m_session->revision();
        if (revision && !revision->isReadable())
            m_noLimits->setMessage(tr("The file cannot be read as a configuration"),
                                   tr("Mend the problem listed below in the file, then reload it."));
        else
            m_noLimits->setMessage(tr("No queue is selected"),
                                   tr("Select a queue on the left to see its limits."));
        m_limitsStack->setCurrentWidget(m_noLimits);
        return;
    }
    const auto& row = m_outline->row(index);
    const bool isOther = !m_queue || m_queue->partition != row.partition || m_queue->queue != row.queue;
    m_queue = row;
    m_problems->setQueue(row.queue);
    m_limits->setQueue(row.partition, row.queue);
    m_queueLabel->setText(tr("Limits of %1").arg(QString::fromStdString(row.queue.text())));
    if (m_limits->rowCount() == 0) {
        m_noLimits->setMessage(
            tr("%1 has no limits of its own").arg(QString::fromStdString(row.queue.text())),
            tr("Users and groups are bound here only by the limits of the queues above."));
        m_limitsStack->setCurrentWidget(m_noLimits);
    } else {
        m_limitsStack->setCurrentIndex(0);
        m_limitsView->resizeColumnsToContents();
        m_limitsView->setColumnWidth(m_limits->columnCount() - 1,
                                     kProblemWidth); // it stretches, never scrolls
    }
    if (isOther)
        m_text->reveal(row.place);
}

void LimitsPage::revealCell(const QModelIndex& index)
{
    if (index.isValid())
        m_text->reveal(m_limits->placeOf(index));
}

void LimitsPage::jumpToFinding(const config::Finding& finding)
{
    if (const auto queue = m_outline->indexOfQueue(QueuePath(finding.path)); queue.isValid())
        m_outlineView->setCurrentIndex(queue);
    m_text->reveal(finding.span);
}

void LimitsPage::setScope(const Subject& subject)
{
    if (const auto queue = m_outline->indexOfQueue(QueuePath(subject.name.toStdString())); queue.isValid())
        m_outlineView->setCurrentIndex(queue);
}

void LimitsPage::reload()
{
    if (mayDropEdits())
        m_session->reload();
}

void LimitsPage::save()
{
    commitOpenEditor();
    m_session->save();
}

void LimitsPage::commitOpenEditor()
{
    auto* delegate = m_limitsView->itemDelegate();
    for (auto* editor : m_limitsView->viewport()->findChildren<QLineEdit*>()) {
        Q_EMIT delegate->commitData(editor);
        Q_EMIT delegate->closeEditor(editor);
    }
}

bool LimitsPage::mayDropEdits()
{
    commitOpenEditor();
    if (!m_session->hasUnsavedEdits())
        return true;
    QMessageBox question(QMessageBox::Warning, tr("Unsaved edits"),
                         tr("%1 has edits that are not saved.").arg(QFileInfo(m_session->path()).fileName()),
                         QMessageBox::NoButton, window());
    question.setInformativeText(tr("Without saving, they are lost."));
    auto* discard = question.addButton(tr("Discard the edits"), QMessageBox::DestructiveRole);
    question.setDefaultButton(question.addButton(tr("Keep editing"), QMessageBox::RejectRole));
    question.exec();
    return question.clickedButton() == discard;
}
} // namespace quotadeck::ui
