// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/assertionpanel.h"

#include "models/assertions/assertionsession.h"
#include "models/common/messagetext.h"
#include "models/common/samplefiles.h"
#include "models/common/textfile.h"
#include "ui/document/sincewhen.h"
#include "ui/document/yamlview.h"
#include "ui/limits/assertioneditor.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/columnfitter.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/panewidgets.h"
#include "ui/widgets/placeholder.h"

#include <QAction>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

namespace quotadeck::ui {
namespace {
using models::AssertionListModel;

constexpr int kLeastAssertionColumn = 60;

QString countsText(const models::AssertionCounts& counts)
{
    QStringList parts{AssertionPanel::tr("%Ln passed", nullptr, counts.passed),
                      AssertionPanel::tr("%Ln failed", nullptr, counts.failed)};
    if (counts.unknown > 0)
        parts << AssertionPanel::tr("%Ln unknown", nullptr, counts.unknown);
    if (counts.notApplicable > 0)
        parts << AssertionPanel::tr("%Ln do not apply", nullptr, counts.notApplicable);
    return parts.join(QStringLiteral(", "));
}

QString errorLine(const Error& error)
{
    const QString message = models::messageText(error.message);
    return error.where.empty() ? message
                               : QStringLiteral("%1: %2").arg(QString::fromStdString(error.where), message);
}
} // namespace

AssertionPanel::AssertionPanel(models::AssertionSession* session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
{
    auto* header = createHeader();
    createTable();
    setFocusProxy(m_view);
    m_nothing = new Placeholder(Icon::Ok);
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(m_view);
    auto* results = new QWidget;
    auto* column = new QVBoxLayout(results);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(header);
    column->addWidget(m_stack, 1);
    m_textPlace = new QWidget;
    (new QVBoxLayout(m_textPlace))->setContentsMargins(0, 0, 0, 0);
    auto* split = new QSplitter(Qt::Horizontal);
    split->setChildrenCollapsible(false);
    split->setHandleWidth(1);
    split->addWidget(results);
    split->addWidget(m_textPlace);
    split->setSizes({600, 600});
    m_textPlace->hide();
    auto* row = new QVBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(split);
    connect(&m_session->file, &models::WatchedFile::pathChanged, this, [this] {
        if (!m_session->file.path().isEmpty())
            createEditor();
    });
    if (!m_session->file.path().isEmpty())
        createEditor();
    connect(m_problem, &MessageBar::actionTriggered, this, [this] {
        if (const auto place = m_session->problemPlace()) {
            showText(true);
            m_editor->view()->goTo(*place);
            m_editor->setFocus();
        }
    });
    connect(m_nothing, &Placeholder::actionTriggered, this, &AssertionPanel::chooseFile);
    connect(m_session, &models::AssertionSession::changed, this, &AssertionPanel::showSession);
    connect(m_session, &models::AssertionSession::created, this, [this](const QString& id) {
        select(id);
        revealAssertion(id);
    });
    connect(m_session, &models::AssertionSession::failed, this, [this](const Error& error) {
        showFailure(tr("The assertion was not created: %1").arg(errorLine(error)));
    });
    showSession();
}

QWidget* AssertionPanel::createHeader()
{
    m_summary = new ElidedLabel;
    m_summary->setElideMode(Qt::ElideRight);
    m_summary->setObjectName(QStringLiteral("assertionSummary"));
    m_summary->setAccessibleDescription(tr("How many assertions passed"));
    m_problem = new MessageBar;
    m_problem->setObjectName(QStringLiteral("assertionProblem"));
    m_failure = new MessageBar;
    m_failure->setObjectName(QStringLiteral("assertionFailure"));
    auto* strip = new MessageStrip(m_summary);
    strip->addBar(m_problem);
    strip->addBar(m_failure);
    m_since = flatButton(tr("Since When…"));
    m_apply = flatButton(tr("Apply Smallest Change"));
    auto* header = new QWidget;
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(metrics::kSmall, metrics::kTiny, metrics::kSmall, metrics::kTiny);
    row->setSpacing(metrics::kSmall);
    row->addWidget(strip, 1);
    row->addWidget(m_since);
    row->addWidget(m_apply);
    m_textButton = flatButton(tr("Text"));
    m_textButton->setCheckable(true);
    m_textButton->setToolTip(tr("Edit the file of assertions here"));
    row->addWidget(m_textButton);
    row->addWidget(createFileButton());
    connect(m_textButton, &QToolButton::clicked, this, [this](bool isChecked) {
        showText(isChecked);
        if (isChecked)
            m_editor->setFocus();
    });
    connect(m_apply, &QToolButton::clicked, this, [this] { m_session->apply(currentId()); });
    connect(m_since, &QToolButton::clicked, this, [this] {
        auto* dialog = new BrokenSince(m_session, currentId(), this);
        connect(dialog, &BrokenSince::versionRequested, this, &AssertionPanel::versionRequested);
        dialog->open();
    });
    return header;
}

QToolButton* AssertionPanel::createFileButton()
{
    auto* menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    connect(menu->addAction(tr("&Choose File…")), &QAction::triggered, this, &AssertionPanel::chooseFile);
    QAction* const create = menu->addAction(tr("&New File…"));
    create->setToolTip(tr("Write a file with examples and use it"));
    connect(create, &QAction::triggered, this, &AssertionPanel::askForNewFile);
    m_edit = menu->addAction(tr("&Open in Editor"));
    connect(m_edit, &QAction::triggered, this, [this] {
        const QString path = m_session->file.path();
        m_failure->clearMessage();
        if (!QDesktopServices::openUrl(QUrl::fromLocalFile(path)))
            showFailure(tr("No program opens %1").arg(QDir::toNativeSeparators(path)));
    });
    m_versions = menu->addAction(tr("&Versions…"));
    connect(m_versions, &QAction::triggered, this, [this] { m_editor->showVersions(); });
    m_leave = menu->addAction(tr("&Use No File"));
    connect(m_leave, &QAction::triggered, this, [this] { useFile({}); });
    auto* button = flatButton(tr("File"));
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setToolTip(tr("The file of assertions about the open configuration"));
    return button;
}

void AssertionPanel::createTable()
{
    m_view = new QTableView;
    setUpTable(m_view);
    m_view->setModel(&m_session->rows);
    m_view->setAccessibleName(tr("Assertions about the configuration"));
    m_view->setToolTip(tr("Enter goes to the queue, double-click also to the line of the file"));
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setTabKeyNavigation(false);
    QHeaderView* header = m_view->horizontalHeader();
    header->setMinimumSectionSize(kLeastAssertionColumn);
    header->setStretchLastSection(false);
    // Beside the text there is little room: texts are cut then, which their tool tips show.
    using Fit = FittedColumn::Fit;
    (new ColumnFitter(m_view, header))
        ->setColumns({{AssertionListModel::StateColumn, 80, Fit::Cells},
                      {AssertionListModel::NameColumn, 80, Fit::Room},
                      {AssertionListModel::QueueColumn, 70, Fit::Room},
                      {AssertionListModel::WhoColumn, 60, Fit::Room},
                      {AssertionListModel::UsageColumn, 60, Fit::Room},
                      {AssertionListModel::ResultColumn, 120, Fit::Room}});
    connect(m_view, &QTableView::activated, this, &AssertionPanel::choose);
    connect(m_view, &QTableView::doubleClicked, this,
            [this](const QModelIndex& index) { revealAssertion(index.data(models::IdRole).toString()); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &AssertionPanel::showCurrent);
}

/// Before the file is read, so that it follows all that comes of it: most windows have no file of assertions.
void AssertionPanel::createEditor()
{
    if (m_editor)
        return;
    m_editor = new AssertionEditor(m_session);
    m_editor->names()->setScenarios(m_scenarios);
    if (m_recovery)
        m_editor->setRecovery(m_recovery);
    m_textPlace->layout()->addWidget(m_editor);
    orderFocus();
    connect(m_editor, &AssertionEditor::openRequested, this, &AssertionPanel::chooseFile);
    connect(m_editor, &AssertionEditor::lookedFor, this, [this] {
        showText(true);
        Q_EMIT lookedFor();
    });
    connect(m_editor, &AssertionEditor::asking, this, [this] {
        showText(true);
        Q_EMIT asking();
    });
}

void AssertionPanel::orderFocus()
{
    QList<QWidget*> stops;
    for (QWidget* next = m_editor->nextInFocusChain(); m_editor->isAncestorOf(next);
         next = next->nextInFocusChain()) {
        if (next->focusPolicy() != Qt::NoFocus)
            stops << next;
    }
    QWidget* before = m_view;
    for (QWidget* stop : std::as_const(stops)) {
        setTabOrder(before, stop);
        before = stop;
    }
}

void AssertionPanel::setScenarios(std::vector<std::string> scenarios)
{
    m_scenarios = std::move(scenarios);
    if (m_editor)
        m_editor->names()->setScenarios(m_scenarios);
}

void AssertionPanel::setRecovery(models::RecoveryFiles* recovery)
{
    m_recovery = recovery;
    if (m_editor)
        m_editor->setRecovery(recovery);
}

void AssertionPanel::afterEdits(const std::function<void()>& next)
{
    if (m_editor)
        m_editor->afterEdits(next);
    else
        next();
}

bool AssertionPanel::isSettled()
{
    return !m_editor || m_editor->isSettled();
}

QString AssertionPanel::title() const
{
    const models::AssertionCounts& counts = m_session->counts();
    const int open = counts.failed + counts.unknown;
    //: the number of assertions that did not pass
    return open == 0 ? tr("Assertions") : tr("Assertions (%1)").arg(open);
}

QString AssertionPanel::currentId() const
{
    return m_view->currentIndex().data(models::IdRole).toString();
}

void AssertionPanel::showSession()
{
    const QString path = m_session->file.path();
    const QString problem = m_session->problem();
    const bool hasRows = m_session->rows.rowCount() > 0;
    m_summary->setText(hasRows ? countsText(m_session->counts()) : QString());
    if (problem.isEmpty() || !hasRows) // without rows the pane says it
        m_problem->clearMessage();
    else
        m_problem->showMessage(models::RowState::Warning, tr("The results are stale. %1").arg(problem),
                               m_session->problemPlace() ? tr("Go to Line") : QString());
    if (path.isEmpty())
        m_nothing->setMessage(
            tr("No assertion file"),
            tr("An assertion file lists what users must get in queues. Choose one, or create one from a "
               "limit or a queue."),
            tr("Choose File…"));
    else if (!problem.isEmpty())
        m_nothing->setMessage(tr("The assertions were not evaluated"), problem);
    else
        m_nothing->setMessage(tr("Evaluating assertions…"), {});
    m_stack->setCurrentIndex(hasRows ? 1 : 0);
    const bool isOpen = m_session->isOpen();
    m_textButton->setEnabled(isOpen);
    m_textButton->setText(isOpen && m_session->document.isModified() ? tr("Text (modified)") : tr("Text"));
    showText(m_textButton->isChecked() && !path.isEmpty());
    m_edit->setEnabled(!path.isEmpty());
    const bool isKept = m_session->document.versions().isKept();
    m_versions->setEnabled(isOpen && isKept);
    m_versions->setToolTip(isKept ? tr("Compare and restore the texts that the file had")
                                  : tr("No versions of the file are kept"));
    m_leave->setEnabled(!path.isEmpty());
    m_leave->setToolTip(QDir::toNativeSeparators(path));
    showCurrent();
    Q_EMIT titleChanged();
}

void AssertionPanel::showCurrent()
{
    const QString id = currentId();
    const int row = m_session->rows.rowOf(id);
    const bool isKept = m_session->session()->versions().isKept();
    m_since->setEnabled(isKept && m_session->breakingWalk(id));
    m_since->setToolTip(m_since->isEnabled()
                            ? tr("Find the saved version of the configuration that broke this assertion")
                            : isKept ? tr("Select a failed assertion to find the saved version that broke it")
                                     : tr("No versions of the configuration are kept"));
    m_apply->setEnabled(m_session->isApplicable(id));
    m_apply->setToolTip(m_apply->isEnabled()
                            ? models::sentence(m_session->rows.rows()[static_cast<std::size_t>(row)].change)
                            : tr("Select a failed assertion. Not every one has a change of limits with "
                                 "which it passes."));
}

void AssertionPanel::showFailure(const QString& text)
{
    m_failure->clearMessage(); // so that a new one is seen
    m_failure->showMessage(models::RowState::Critical, text, {});
}

void AssertionPanel::choose(const QModelIndex& index)
{
    const models::AssertionRow& row = m_session->rows.rows().at(static_cast<std::size_t>(index.row()));
    if (!row.queue.isEmpty())
        Q_EMIT queueChosen(row.partition, row.queue);
}

void AssertionPanel::showText(bool isShown)
{
    m_textButton->setChecked(isShown);
    m_textPlace->setVisible(isShown && m_session->isOpen()); // else what it shows is another file
}

void AssertionPanel::revealAssertion(const QString& id)
{
    m_editor->commit();
    showText(true);
    if (const auto place = m_session->placeOf(id))
        m_editor->view()->goTo(*place);
}

void AssertionPanel::useFile(const QString& path)
{
    afterEdits([this, path] { m_session->file.open(path); });
}

void AssertionPanel::select(const QString& id)
{
    m_failure->clearMessage();
    const QModelIndex index = m_session->rows.index(m_session->rows.rowOf(id), 0);
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
}

QFileDialog* AssertionPanel::newDialog(const QString& title, bool isNew)
{
    const QFileInfo config(m_session->session()->path());
    auto* dialog = new QFileDialog(this, title, config.absolutePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(isNew ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog->setFileMode(isNew ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    dialog->setDefaultSuffix(QStringLiteral("yaml"));
    dialog->setNameFilters({tr("YAML files (*.yaml *.yml)"), tr("All files (*)")});
    if (isNew)
        dialog->selectFile(config.completeBaseName() + QStringLiteral(".assertions.yaml"));
    else if (!m_session->file.path().isEmpty())
        dialog->selectFile(m_session->file.path());
    return dialog;
}

void AssertionPanel::chooseFile()
{
    QFileDialog* const dialog = newDialog(tr("Assertion File"), false);
    connect(dialog, &QFileDialog::fileSelected, this, &AssertionPanel::useFile);
    dialog->open();
}

void AssertionPanel::askForNewFile()
{
    QFileDialog* const dialog = newDialog(tr("New Assertion File"), true);
    connect(dialog, &QFileDialog::fileSelected, this, &AssertionPanel::createFile);
    dialog->open();
}

void AssertionPanel::createFile(const QString& path)
{
    if (QFileInfo(path) == QFileInfo(m_session->session()->path())) {
        showFailure(tr("The assertions must not replace the configuration: choose another name."));
        return;
    }
    models::writeInBackground(
        this, path, [] { return Result<std::string>(std::string(models::sampleAssertions())); },
        [this, path, config = m_session->session()->path(),
         before = m_session->file.path()](const Result<std::size_t>& written) {
            if (!written) {
                showFailure(tr("The file was not written: %1").arg(errorLine(written.error())));
                return;
            }
            m_failure->clearMessage();
            if (m_session->session()->path() != config || m_session->file.path() != before)
                return; // somebody has gone on to another configuration or file
            useFile(path);
            m_session->file.readAgain();
        });
}

void AssertionPanel::create(const assertion::DraftPlace& place)
{
    m_failure->clearMessage();
    const models::ConfigRevisionPtr base = m_session->session()->revision(); // that the place is of
    if (!m_session->file.path().isEmpty()) {
        m_editor->commit();
        m_session->create(base, place);
        return;
    }
    QFileDialog* const dialog = newDialog(tr("Add Assertion to File"), true);
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // what is in it stays
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, base, place](const QString& path) { m_session->create(base, place, path); });
    dialog->open();
}

BrokenSince::BrokenSince(models::AssertionSession* session, const QString& id, QWidget* parent)
    : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Since When?"));
    auto* name = new QLabel(tr("Assertion: %1").arg(id), this);
    name->setTextFormat(Qt::PlainText);
    name->setWordWrap(true);
    name->setContentsMargins(metrics::kMedium, 0, metrics::kMedium, 0);
    auto* sinceWhen = new SinceWhen(session->session(),
                                    {tr("Find the saved version of the open file that broke this assertion"),
                                     tr("Version that broke the assertion")});
    auto* result = new QScrollArea(this); // a version may have changed much
    result->setFrameShape(QFrame::NoFrame);
    result->setWidgetResizable(true);
    result->setWidget(sinceWhen);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(metrics::kMedium);
    column->addWidget(name);
    column->addWidget(result, 1);
    column->addWidget(buttons);
    followTextSize(this, [this] { resize(scaled(QSize(640, 260))); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(sinceWhen, &SinceWhen::versionRequested, this, [this](const QString& version) {
        Q_EMIT versionRequested(version);
        accept();
    });
    connect(session->session(), &models::ConfigSession::opened, this,
            &QDialog::reject); // the versions may be those of another file
    sinceWhen->setWalk(session->breakingWalk(id));
    sinceWhen->start();
}
} // namespace quotadeck::ui

#include "moc_assertionpanel.cpp"
