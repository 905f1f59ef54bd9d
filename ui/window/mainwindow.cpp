// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "ui/pages/page.h"
#include "ui/pages/startpage.h"
#include "ui/theme/plaintext.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/inspector.h"
#include "ui/window/navigationrail.h"
#include "ui/window/snapshotfacts.h"
#include "ui/window/sourcetexts.h"
#include "ui/window/statusstrip.h"

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMenu>
#include <QSignalBlocker>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
using namespace std::chrono_literals;

constexpr auto kGeometry = "geometry";
constexpr auto kLayout = "layout";
constexpr auto kPage = "page";
constexpr auto kPages = "pages";
constexpr auto kResource = "resource";
constexpr auto kTheme = "theme";
constexpr auto kInspector = "inspector";
constexpr int kLayoutVersion = 1;
} // namespace

MainWindow::MainWindow(Theme* theme, Clock clock)
    : m_theme(theme)
    , m_clock(std::move(clock))
    , m_strip(new StatusStrip(this))
{
    setWindowIcon(applicationIcon());
    setMinimumSize(860, 520);
    resize(1280, 800);
    setStatusBar(m_strip);
    createCentral();
    createToolBar();
    createInspector();
    createFileMenu();
    createViewMenu();
    createHelpMenu();
    connectStartPage();

    m_second.setInterval(1s);
    connect(&m_second, &QTimer::timeout, this, &MainWindow::updateStatus);
    setSourceStatus({});
}

void MainWindow::addPage(Page* page)
{
    const int index = int(m_pages.size());
    const QKeySequence keys(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + index));
    m_pages << page;
    m_stack->addWidget(page);
    m_rail->addEntry(page->railIcon(), page->title(), keys.toString(QKeySequence::NativeText));

    QAction* action = m_pageMenu->addAction(icon(page->railIcon()), page->title());
    action->setShortcut(keys);
    connect(action, &QAction::triggered, this, [this, index] { showIndex(index); });
    connect(page, &Page::subjectChanged, this,
            [this, page](const Subject& subject) { select(subject, page); });
    connect(page, &Page::pageRequested, this, &MainWindow::requestPage);
    connect(page, &Page::noticeRequested, this, &MainWindow::showNotice);
    page->setResource(resource());
}

Page* MainWindow::page(const QString& id) const
{
    const auto found
        = std::find_if(m_pages.begin(), m_pages.end(), [&id](const Page* it) { return it->id() == id; });
    return found == m_pages.end() ? nullptr : *found;
}

void MainWindow::showPage(const QString& id)
{
    if (const auto index = m_pages.indexOf(page(id)); index >= 0)
        showIndex(int(index));
}

QString MainWindow::currentPageId() const
{
    const int index = m_rail->current();
    return index < 0 ? QString() : m_pages[index]->id();
}

void MainWindow::showIndex(int index)
{
    Page* page = m_pages[index];
    m_rail->setCurrent(index);
    m_stack->setCurrentWidget(page);
    m_filter->setText(page->filterTitle());
    m_filter->setEnabled(true);
    updateInspectorDock();
    page->setFocus();
    Q_EMIT pageShown(page->id());
}

void MainWindow::showStartPage()
{
    m_rail->setCurrent(-1);
    m_stack->setCurrentWidget(m_start);
    m_filter->setEnabled(false);
    updateInspectorDock();
    m_start->setFocus();
}

QString MainWindow::resource() const
{
    return m_resources->currentData().toString();
}

bool MainWindow::isPaused() const
{
    return m_pause->isChecked();
}

void MainWindow::setRecording(const QString& text)
{
    m_record->setChecked(!text.isEmpty());
    m_strip->showRecording(text);
}

void MainWindow::setInterval(std::chrono::milliseconds interval)
{
    m_interval = interval;
    updateStatus();
}

void MainWindow::setRecent(const QStringList& addresses, const QStringList& paths)
{
    m_start->setRecent(addresses, paths);
}

QVariantMap MainWindow::windowState() const
{
    QVariantMap pages;
    for (const Page* page : m_pages)
        pages.insert(page->id(), page->saveState());
    return {{QLatin1String(kGeometry), saveGeometry()},
            {QLatin1String(kLayout), saveState(kLayoutVersion)},
            {QLatin1String(kTheme), static_cast<int>(m_theme->mode())},
            {QLatin1String(kResource), resource()},
            {QLatin1String(kInspector), m_showInspector->isChecked()},
            {QLatin1String(kPage), currentPageId()},
            {QLatin1String(kPages), pages}};
}

void MainWindow::restoreWindowState(const QVariantMap& state)
{
    restoreGeometry(state.value(QLatin1String(kGeometry)).toByteArray());
    restoreState(state.value(QLatin1String(kLayout)).toByteArray(), kLayoutVersion);
    m_showInspector->setChecked(
        state.value(QLatin1String(kInspector), m_showInspector->isChecked()).toBool());
    updateInspectorDock();
    const int mode = state.value(QLatin1String(kTheme), static_cast<int>(m_theme->mode())).toInt();
    if (mode >= 0 && mode < int(m_themes->actions().size()))
        m_themes->actions().at(mode)->trigger();
    if (const QString type = state.value(QLatin1String(kResource)).toString(); !type.isEmpty()) {
        if (m_resources->findData(type) < 0)
            m_resources->addItem(type, type);
        m_resources->setCurrentIndex(m_resources->findData(type));
    }
    const QVariantMap pages = state.value(QLatin1String(kPages)).toMap();
    for (Page* page : std::as_const(m_pages))
        page->restoreState(pages.value(page->id()).toMap());
    showPage(state.value(QLatin1String(kPage)).toString());
}

void MainWindow::setSourceStatus(const SourceStatus& status)
{
    const bool isNew = m_status.kind == SourceKind::None && status.kind != SourceKind::None;
    m_status = status;
    if (isNew && currentPageId().isEmpty() && !m_pages.isEmpty())
        showIndex(0);
    showSource();
}

void MainWindow::setOtherSource(const SourceStatus& status)
{
    m_otherStatus = status;
    showSource();
}

const SourceStatus& MainWindow::toldStatus() const
{
    return m_status.kind != SourceKind::None ? m_status : m_otherStatus;
}

void MainWindow::showSource()
{
    const bool hasSource = toldStatus().kind != SourceKind::None;
    m_refresh->setEnabled(hasSource);
    m_pause->setEnabled(hasSource);
    if (!hasSource)
        m_second.stop();
    else if (!m_second.isActive())
        m_second.start();
    m_sourceName->setText(hasSource ? QString::fromStdString(toldStatus().name) : tr("No source"));
    updateStatus();
    updateTitle();
}

void MainWindow::setSnapshot(const SnapshotPtr& snapshot, const QString& partition)
{
    m_snapshot = snapshot;
    m_partition = partition;
    const std::string name = partition.toStdString();
    const SnapshotFacts facts = snapshot ? snapshotFacts(*snapshot, name) : SnapshotFacts();
    m_strip->showFacts(facts);
    fillResources(facts.resourceTypes);
    fillPartitions(facts.partitions, partition);
    const PartitionSnapshot* known = snapshot ? findPartition(*snapshot, name) : nullptr;
    for (Page* page : std::as_const(m_pages))
        page->setPartition(known);
    updateInspector();
}

void MainWindow::showNotice(models::RowState state, const QString& text)
{
    m_noticeBar->clearMessage();
    if (!text.isEmpty())
        m_noticeBar->showMessage(state, text, {});
}

bool MainWindow::event(QEvent* event)
{
    if (event->type() == QEvent::ThemeChange)
        m_theme->refresh();
    return QMainWindow::event(event);
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    // A shortcut would take the slash from fields in which one types a path.
    Page* page = this->page(currentPageId());
    if (event->key() == Qt::Key_Slash && page)
        page->focusFilter();
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::select(const Subject& subject, const Page* origin)
{
    if (subject == m_subject)
        return;
    m_subject = subject;
    for (Page* page : std::as_const(m_pages)) {
        if (page != origin)
            page->setSubject(subject);
    }
    updateInspector();
}

void MainWindow::requestPage(const QString& id, const Subject& scope)
{
    Page* target = page(id);
    if (!target)
        return;
    target->setScope(scope);
    showPage(id);
}

void MainWindow::setPaused(bool isPaused)
{
    m_pause->setIcon(icon(isPaused ? Icon::Play : Icon::Pause));
    m_pause->setText(isPaused ? tr("&Resume Display") : tr("&Pause Display"));
    m_pause->setIconText(isPaused ? tr("Paused") : tr("Pause"));
    for (Page* page : std::as_const(m_pages))
        page->setPaused(isPaused);
    updateTitle();
    Q_EMIT pauseChanged(isPaused);
}

void MainWindow::updateInspector()
{
    const PartitionSnapshot* partition
        = m_snapshot ? findPartition(*m_snapshot, m_partition.toStdString()) : nullptr;
    const auto facts = partition ? inspect(*partition, m_subject) : std::nullopt;
    if (facts)
        m_inspector->showFacts(*facts);
    else if (m_subject.kind == Subject::Kind::None)
        m_inspector->showHint(tr("Select a queue, user, group or application to see its details."));
    else
        m_inspector->showHint(tr("%1 no longer exists.").arg(m_subject.name));
}

void MainWindow::updateInspectorDock()
{
    // There is nothing to inspect beside the start page and the editor.
    const Page* current = page(currentPageId());
    const bool isUseful = current && current->hasSubject();
    m_showInspector->setEnabled(isUseful);
    m_inspectorDock->setVisible(isUseful && m_showInspector->isChecked());
}

void MainWindow::updateStatus()
{
    const SystemTime now = m_clock();
    m_strip->showStatus(toldStatus(), now, m_interval);
    const auto notice = noticeFor(m_status, now);
    if (!notice) {
        m_sourceBar->clearMessage();
        return;
    }
    QString action;
    if (notice->action == Notice::Action::Retry)
        action = tr("Retry Now");
    else if (notice->action == Notice::Action::Connect)
        action = tr("Connect…");
    m_sourceBar->showMessage(notice->state, notice->text, action);
}

void MainWindow::updateTitle()
{
    setWindowTitle(windowTitleText(titleText()));
}

QString MainWindow::titleText() const
{
    if (toldStatus().kind == SourceKind::None)
        return tr("QuotaDeck");
    const QString name = QString::fromStdString(toldStatus().name);
    if (m_status.isSimulated)
        return (isPaused() ? tr("%1 (simulated, paused) – QuotaDeck") : tr("%1 (simulated) – QuotaDeck"))
            .arg(name);
    return (isPaused() ? tr("%1 (paused) – QuotaDeck") : tr("%1 – QuotaDeck")).arg(name);
}

void MainWindow::fillResources(const QStringList& types)
{
    QStringList wanted = {QStringLiteral("dominant")};
    wanted << types;
    const QString current = resource();
    if (!wanted.contains(current))
        wanted << current; // chosen once, it stays, even if nothing uses it now
    QStringList shown;
    for (int i = 0; i < m_resources->count(); ++i)
        shown << m_resources->itemData(i).toString();
    if (shown == wanted)
        return;
    const QSignalBlocker blocker(m_resources);
    m_resources->clear();
    for (const QString& type : std::as_const(wanted))
        m_resources->addItem(type == wanted.first() ? tr("Dominant resource") : type, type);
    m_resources->setCurrentIndex(int(wanted.indexOf(current)));
}

void MainWindow::fillPartitions(const QStringList& partitions, const QString& current)
{
    m_partitionPart->setVisible(partitions.size() > 1);
    QStringList shown;
    for (int i = 0; i < m_partitions->count(); ++i)
        shown << m_partitions->itemText(i);
    const QSignalBlocker blocker(m_partitions);
    if (shown != partitions) {
        m_partitions->clear();
        m_partitions->addItems(partitions);
    }
    m_partitions->setCurrentText(current);
}
} // namespace quotadeck::ui
