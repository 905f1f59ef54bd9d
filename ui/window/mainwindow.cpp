// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "models/connections/connectionlistmodel.h"
#include "models/insight/insightsource.h"
#include "ui/pages/page.h"
#include "ui/pages/startpage.h"
#include "ui/theme/plaintext.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/commandpalette.h"
#include "ui/window/connectdialog.h"
#include "ui/window/connectionband.h"
#include "ui/window/helpdialogs.h"
#include "ui/window/inspector.h"
#include "ui/window/inspectorlink.h"
#include "ui/window/maintoolbar.h"
#include "ui/window/momentbar.h"
#include "ui/window/navigationrail.h"
#include "ui/window/simulationbar.h"
#include "ui/window/sourcedialogs.h"
#include "ui/window/sourcedisplay.h"
#include "ui/window/statusstrip.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenuBar>
#include <QStackedWidget>

#include <algorithm>
#include <iterator>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr auto kGeometry = "geometry";
constexpr auto kLayout = "layout";
constexpr auto kPage = "page";
constexpr auto kPages = "pages";
constexpr auto kSources = "sources";
constexpr auto kResource = "resource";
constexpr auto kInspector = "inspector";
constexpr int kLayoutVersion = 1;

bool takesFocus(const QWidget* widget)
{
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0;
}

/// Alt and the keys of the row of digits from left to right; none for a page behind them.
QKeySequence pageKeys(int index)
{
    static constexpr Qt::Key kKeys[] = {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5,    Qt::Key_6,
                                        Qt::Key_7, Qt::Key_8, Qt::Key_9, Qt::Key_0, Qt::Key_Minus};
    return index < static_cast<int>(std::size(kKeys)) ? QKeySequence(Qt::ALT | kKeys[index]) : QKeySequence();
}

/// Where the focus goes in @p pane; nullptr when nothing there takes it.
QWidget* focusTarget(QWidget* pane)
{
    if (!pane->isVisible() || !pane->isEnabled())
        return nullptr;
    if (QWidget* proxy = pane->focusProxy(); proxy && takesFocus(proxy))
        return proxy;
    if (takesFocus(pane))
        return pane;
    const auto within = pane->findChildren<QWidget*>();
    const auto first = std::find_if(within.begin(), within.end(), takesFocus);
    return first == within.end() ? nullptr : *first;
}
} // namespace

MainWindow::MainWindow(Theme* theme, Clock clock)
    : m_theme(theme)
    , m_band(new ConnectionBand(this))
    , m_dialogs(new SourceDialogs(this))
    , m_strip(new StatusStrip(this))
    , m_source(new SourceDisplay(m_strip, std::move(clock), this))
{
    setWindowIcon(applicationIcon());
    setMinimumSize(860, 570);
    resize(1280, 800);
    setStatusBar(m_strip);
    createCentral();
    createToolBar();
    createInspector();
    createFileMenu();
    createViewMenu();
    createHelpMenu();
    connectStartPage();
    connectDialogs();
    setSourceStatus({});
}

void MainWindow::createCentral()
{
    auto* central = new QWidget(this);
    m_rail = new NavigationRail(central);
    m_stack = new QStackedWidget(central);
    m_start = new StartPage(m_stack);
    m_noticeBar = new MessageBar;
    m_strip->messages()->addBar(m_noticeBar);
    m_momentBar = new MomentBar(central);
    m_momentBar->hide();
    m_simulationBar = new SimulationBar(central);
    m_simulationBar->hide();
    m_stack->addWidget(m_start);
    m_rail->setCurrent(-1);

    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(m_momentBar);
    column->addWidget(m_simulationBar);
    column->addWidget(m_stack, 1);
    auto* row = new QHBoxLayout(central);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addLayout(column, 1);
    setCentralWidget(central);

    connect(m_rail, &NavigationRail::chosen, this, &MainWindow::showIndex);
    connect(m_source, &SourceDisplay::connectRequested, this, [this] {
        if (m_source->restAddress().isEmpty())
            Q_EMIT
        connectionSaveRequested(); // its credentials belong to the connection, whatever that is called
        else m_dialogs->askForConnection(m_source->restAddress());
    });
    connect(m_source, &SourceDisplay::refreshRequested, this, &MainWindow::refreshRequested);
}

void MainWindow::createInspector()
{
    m_inspector = new Inspector(this);
    m_inspectorDock = new QDockWidget(tr("Inspector"), this);
    m_inspectorDock->setObjectName(QStringLiteral("inspector"));
    m_inspectorDock->setWidget(m_inspector);
    m_inspectorDock->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetFloatable);
    connect(m_toolBar->inspectorAction(), &QAction::toggled, this, &MainWindow::updateInspectorDock);
    connect(m_inspector, &Inspector::linkActivated, this, &MainWindow::openLink);
    connect(m_source, &SourceDisplay::staleChanged, this, &MainWindow::setStale);
    addDockWidget(Qt::RightDockWidgetArea, m_inspectorDock);
    updateInspectorDock();
}

void MainWindow::createToolBar()
{
    m_toolBar = new MainToolBar(this);
    addToolBar(m_toolBar);
    connect(m_toolBar, &MainToolBar::pauseChanged, this, &MainWindow::setPaused);
    connect(m_toolBar->refreshAction(), &QAction::triggered, this, &MainWindow::refreshRequested);
    connect(m_toolBar, &MainToolBar::partitionChanged, this, &MainWindow::partitionChanged);
    connect(m_toolBar, &MainToolBar::resourceChanged, this, [this](const QString& type) {
        for (Page* page : std::as_const(m_pages))
            page->setResource(type);
        Q_EMIT resourceChanged(type);
    });
}

void MainWindow::connectDialogs()
{
    connect(m_dialogs, &SourceDialogs::connectionTryRequested, this, &MainWindow::connectionTryRequested);
    connect(m_dialogs, &SourceDialogs::connectionChosen, this, &MainWindow::connectRequested);
    connect(m_dialogs, &SourceDialogs::configurationChosen, this, &MainWindow::openRequested);
    connect(m_dialogs, &SourceDialogs::recordingChosen, this, &MainWindow::recordingRequested);
    connect(m_dialogs, &SourceDialogs::recordingTargetChosen, this, &MainWindow::recordToRequested);
}

void MainWindow::connectStartPage()
{
    connect(m_start, &StartPage::demoRequested, this, &MainWindow::demoRequested);
    connect(m_start, &StartPage::kubernetesRequested, this, &MainWindow::kubernetesRequested);
    connect(m_start, &StartPage::connectionRequested, this, &MainWindow::connectionRequested);
    connect(m_start, &StartPage::connectDialogRequested, this,
            [this] { m_dialogs->askForConnection(m_source->restAddress()); });
    connect(m_start, &StartPage::connectRequested, this, [this](const QString& address) {
        Q_EMIT connectRequested(ConnectDialog::parseAddress(address), {});
    });
    connect(m_start, &StartPage::openDialogRequested, m_dialogs, &SourceDialogs::askForConfiguration);
    connect(m_start, &StartPage::openRequested, this, &MainWindow::openRequested);
}

void MainWindow::createFileMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    const auto add = [this, menu](Icon which, const QString& text, const QKeySequence& keys) {
        QAction* action = menu->addAction(icon(which), text);
        action->setShortcut(keys);
        return action;
    };
    connect(add(Icon::Demo, tr("Open &Demo Cluster"), {}), &QAction::triggered, this,
            &MainWindow::demoRequested);
    connect(add(Icon::Connect, tr("&Connect…"), Qt::CTRL | Qt::SHIFT | Qt::Key_C), &QAction::triggered, this,
            [this] { m_dialogs->askForConnection(m_source->restAddress()); });
    connect(add(Icon::Connect, tr("Connect to &Kubernetes…"), Qt::CTRL | Qt::SHIFT | Qt::Key_K),
            &QAction::triggered, this, &MainWindow::kubernetesRequested);
    connect(add(Icon::Open, tr("&Open Configuration File…"), QKeySequence::Open), &QAction::triggered,
            m_dialogs, &SourceDialogs::askForConfiguration);
    menu->addSeparator();
    connect(add(Icon::Open, tr("Open &Recording…"), {}), &QAction::triggered, m_dialogs,
            &SourceDialogs::askForRecording);
    m_record = add(Icon::Record, tr("Record to &File…"), Qt::CTRL | Qt::SHIFT | Qt::Key_R);
    connect(m_record, &QAction::triggered, this, [this] {
        if (m_strip->isRecording())
            Q_EMIT recordToRequested({});
        else
            m_dialogs->askForRecordingTarget();
    });
    menu->addSeparator();
    m_save = add(Icon::Save, tr("&Save Connection…"), {});
    m_save->setEnabled(false);
    connect(m_save, &QAction::triggered, this, &MainWindow::connectionSaveRequested);
    menu->addSeparator();
    connect(add(Icon::Open, tr("&New Window"), Qt::CTRL | Qt::SHIFT | Qt::Key_N), &QAction::triggered, this,
            &MainWindow::windowRequested);
    connect(add(Icon::Close, tr("Close &Window"), QKeySequence::Close), &QAction::triggered, this,
            &QWidget::close);
    connect(add(Icon::Close, tr("&Quit"), QKeySequence::Quit), &QAction::triggered, this,
            &MainWindow::quitRequested);
}

void MainWindow::createViewMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    m_pageMenu = menu->addMenu(tr("&Page"));
    QAction* start = menu->addAction(tr("&Start Page"));
    connect(start, &QAction::triggered, this, &MainWindow::showStartPage);
    menu->addSeparator();
    menu->addAction(m_toolBar->pauseAction());
    menu->addAction(m_toolBar->refreshAction());
    menu->addSeparator();
    m_filter = menu->addAction(icon(Icon::Filter), tr("&Filter"));
    m_filter->setShortcut(QKeySequence::Find);
    connect(m_filter, &QAction::triggered, this, [this] {
        if (Page* shown = page(currentPageId()))
            shown->focusFilter();
    });
    QAction* columns = menu->addAction(tr("Show All &Columns"));
    connect(columns, &QAction::triggered, this, [this] {
        if (Page* shown = page(currentPageId()))
            shown->showAllColumns();
    });
    menu->addAction(m_toolBar->inspectorAction());
    fillThemeMenu(menu->addMenu(tr("&Theme")));
    menu->addSeparator();
    QAction* next = menu->addAction(tr("&Next Pane"));
    next->setShortcut(Qt::Key_F6);
    connect(next, &QAction::triggered, this, [this] { focusNextPane(1); });
    QAction* previous = menu->addAction(tr("Pre&vious Pane"));
    previous->setShortcut(Qt::SHIFT | Qt::Key_F6);
    connect(previous, &QAction::triggered, this, [this] { focusNextPane(-1); });
}

void MainWindow::fillThemeMenu(QMenu* menu)
{
    auto* themes = new QActionGroup(menu);
    const auto add = [this, menu, themes](const QString& text, ThemeMode mode) {
        QAction* action = themes->addAction(menu->addAction(text));
        action->setCheckable(true);
        action->setChecked(mode == m_theme->mode());
        connect(action, &QAction::triggered, this, [this, mode] { m_theme->setMode(mode); });
    };
    // In the order of ThemeMode.
    add(tr("&System"), ThemeMode::System);
    add(tr("&Light"), ThemeMode::Light);
    add(tr("&Dark"), ThemeMode::Dark);
    connect(m_theme, &Theme::modeChanged, themes,
            [themes](ThemeMode mode) { themes->actions().at(static_cast<int>(mode))->setChecked(true); });
}

void MainWindow::createHelpMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    QAction* keys = menu->addAction(tr("&Keyboard Shortcuts…"));
    keys->setShortcut(QKeySequence::HelpContents);
    connect(keys, &QAction::triggered, this, &MainWindow::showShortcuts);
    QAction* palette = menu->addAction(icon(Icon::Zoom), tr("&Find Command, Queue or User…"));
    palette->setShortcut(Qt::CTRL | Qt::Key_K);
    connect(palette, &QAction::triggered, this, &MainWindow::showPalette);
    QAction* about = menu->addAction(tr("&About QuotaDeck…"));
    connect(about, &QAction::triggered, this, [this] {
        auto* dialog = new AboutDialog(this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
}

void MainWindow::addPage(Page* page)
{
    const int index = int(m_pages.size());
    const QKeySequence keys = pageKeys(index);
    m_pages << page;
    m_stack->addWidget(page);
    m_rail->addEntry(page->railIcon(), page->title(), keys.toString(QKeySequence::NativeText));

    QAction* action = m_pageMenu->addAction(icon(page->railIcon()), page->title());
    action->setShortcut(keys);
    connect(action, &QAction::triggered, this, [this, index] { showIndex(index); });
    connect(page, &Page::subjectChanged, this,
            [this, page](const Subject& subject) { select(subject, page); });
    connect(page, &Page::pageRequested, this, &MainWindow::requestPage);
    connect(page, &Page::filterRequested, this, &MainWindow::requestFilter);
    connect(page, &Page::chartRequested, this, &MainWindow::requestChart);
    connect(page, &Page::noticeRequested, this, &MainWindow::showNotice);
    connect(page, &Page::comparisonChanged, this, [this](const Subject& left, const Subject& right) {
        m_compared = {left, right};
        updateInspector();
    });
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
    return m_toolBar->resource();
}

bool MainWindow::isPaused() const
{
    return m_toolBar->isPaused();
}

void MainWindow::setRecording(const QString& text)
{
    m_strip->showRecording(text);
    m_record->setText(m_strip->isRecording() ? tr("Stop &Recording") : tr("Record to &File…"));
}

void MainWindow::setInterval(std::chrono::milliseconds interval)
{
    m_source->setInterval(interval);
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
            {QLatin1String(kResource), resource()},
            {QLatin1String(kInspector), m_toolBar->inspectorAction()->isChecked()},
            {QLatin1String(kPage), currentPageId()},
            {QLatin1String(kPages), pages},
            {QLatin1String(kSources), m_sourceStates.all(sourceState())}};
}

QVariantMap MainWindow::sourceState() const
{
    QVariantMap pages;
    for (const Page* page : m_pages) {
        if (const QVariantMap state = page->saveSourceState(); !state.isEmpty())
            pages.insert(page->id(), state);
    }
    return {{QLatin1String(kResource), resource()}, {QLatin1String(kPages), pages}};
}

void MainWindow::showStateOf(const QString& key)
{
    const auto state = m_sourceStates.enter(key, sourceState());
    if (!state)
        return;
    m_toolBar->setResource(state->value(QLatin1String(kResource), QStringLiteral("dominant")).toString());
    const QVariantMap pages = state->value(QLatin1String(kPages)).toMap();
    for (Page* page : std::as_const(m_pages))
        page->restoreSourceState(pages.value(page->id()).toMap());
    m_subject = {};
    updateInspector();
}

void MainWindow::restoreWindowState(const QVariantMap& state)
{
    restoreGeometry(state.value(QLatin1String(kGeometry)).toByteArray());
    restoreState(state.value(QLatin1String(kLayout)).toByteArray(), kLayoutVersion);
    m_toolBar->inspectorAction()->setChecked(
        state.value(QLatin1String(kInspector), m_toolBar->inspectorAction()->isChecked()).toBool());
    updateInspectorDock();
    if (const QString type = state.value(QLatin1String(kResource)).toString(); !type.isEmpty())
        m_toolBar->setResource(type);
    const QVariantMap pages = state.value(QLatin1String(kPages)).toMap();
    for (Page* page : std::as_const(m_pages))
        page->restoreState(pages.value(page->id()).toMap());
    m_sourceStates.restore(state.value(QLatin1String(kSources)).toList());
    showPage(state.value(QLatin1String(kPage)).toString());
}

void MainWindow::setSourceStatus(const SourceStatus& status)
{
    const bool isNew = m_source->status().kind == SourceKind::None && status.kind != SourceKind::None;
    m_source->setStatus(status);
    if (status.kind != SourceKind::None)
        showStateOf(QStringLiteral("%1:%2")
                        .arg(static_cast<int>(status.kind))
                        .arg(QString::fromStdString(status.name)));
    for (Page* page : std::as_const(m_pages))
        page->setSource(status);
    if (isNew && currentPageId().isEmpty() && !m_pages.isEmpty())
        showIndex(0);
    showSource();
}

void MainWindow::setSecondSource(const SourceStatus& status)
{
    m_source->setSecondStatus(status);
    showSource();
}

void MainWindow::setMark(const ConnectionMark& mark)
{
    m_band->setMark(mark);
    updateTitle();
}

void MainWindow::setConnections(const QList<ConnectionEntry>& connections)
{
    m_connections = connections;
    m_start->setConnections(connections);
}

void MainWindow::setSavable(bool isSavable)
{
    m_save->setEnabled(isSavable);
}

void MainWindow::showSource()
{
    m_toolBar->setSourceName(QString::fromStdString(m_source->shownStatus().name));
    updateTitle();
}

void MainWindow::setSnapshot(const SnapshotPtr& snapshot, const QString& partition)
{
    const std::string name = partition.toStdString();
    const SnapshotSummary summary = snapshot ? snapshotSummary(*snapshot, name) : SnapshotSummary();
    m_strip->showDetails(summary);
    m_toolBar->setResources(summary.resourceTypes);
    m_toolBar->setPartitions(summary.partitions, partition);
    // Shares the ownership of the snapshot.
    m_partition = {snapshot, snapshot ? findPartition(*snapshot, name) : nullptr};
    for (Page* page : std::as_const(m_pages))
        page->setPartition(m_partition.get());
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

void MainWindow::requestFilter(const QString& id, const QString& filter)
{
    Page* target = page(id);
    if (!target)
        return;
    target->setFilterText(filter);
    showPage(id);
}

void MainWindow::openLink(const QString& link)
{
    const auto target = targetOf(link);
    if (!target)
        return;
    requestFilter(target->page, target->filter);
    if (target->subject.kind != Subject::Kind::None)
        select(target->subject, nullptr);
}

void MainWindow::setStale(bool isStale)
{
    for (Page* page : std::as_const(m_pages))
        page->setStale(isStale);
    m_inspector->setStale(isStale);
}

void MainWindow::setInsight(models::InsightSource* source)
{
    m_insight = source;
    m_inspector->setInsight(source);
    connect(source, &models::InsightSource::activeChanged, this, &MainWindow::updateInspector);
}

/// Another page may have selected something else since.
bool MainWindow::isCompared(const Subject& subject) const
{
    const auto isSame
        = [&subject](const Subject& it) { return it.kind == subject.kind && it.name == subject.name; };
    return subject.kind != Subject::Kind::None && (isSame(m_compared.first) || isSame(m_compared.second));
}

void MainWindow::requestChart(const QList<ShownSubject>& subjects)
{
    Page* charts = page(QStringLiteral("charts"));
    if (!charts)
        return;
    showPage(charts->id());
    charts->addSubjects(subjects);
}

void MainWindow::setPaused(bool isPaused)
{
    for (Page* page : std::as_const(m_pages))
        page->setPaused(isPaused);
    updateTitle();
    Q_EMIT pauseChanged(isPaused);
}

void MainWindow::focusNextPane(int step)
{
    Page* shown = page(currentPageId());
    QList<QWidget*> panes = {m_rail};
    panes << (shown ? shown->focusStops() : QList<QWidget*>{m_stack->currentWidget()}) << m_inspector;
    qsizetype current = 1;
    const QWidget* focused = QApplication::focusWidget();
    for (qsizetype i = 0; i < panes.size(); ++i) {
        if (panes[i] == focused || panes[i]->isAncestorOf(focused))
            current = i;
    }
    for (qsizetype i = 1; i <= panes.size(); ++i) {
        QWidget* pane = panes[(current + step * i + panes.size() * i) % panes.size()];
        if (QWidget* target = focusTarget(pane)) {
            target->setFocus(Qt::ShortcutFocusReason);
            return;
        }
    }
}

void MainWindow::showPalette()
{
    auto entries
        = connectionEntries(m_connections, [this](const QString& id) { Q_EMIT connectionRequested(id); });
    entries << pageEntries(m_pages, [this](const QString& id) { showPage(id); });
    entries << commandEntries(*this, *m_pageMenu, currentPageId());
    if (m_partition)
        entries << subjectEntries(*m_partition, [this](const QString& pageId, const Subject& subject) {
            showPage(pageId);
            select(subject, nullptr);
        });
    auto* palette = new CommandPalette(std::move(entries), this);
    palette->setAttribute(Qt::WA_DeleteOnClose);
    palette->open();
}

void MainWindow::showShortcuts()
{
    auto* dialog = new ShortcutsDialog(menuBar(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::updateInspector()
{
    const auto& active = m_insight ? m_insight->active() : nullptr;
    std::optional<InspectorDetails> details;
    if (m_partition && isCompared(m_subject))
        details = compare(*m_partition, m_compared.first, m_compared.second);
    if (m_partition && !details)
        details
            = inspect(*m_partition, m_subject, active ? active->partition(m_partition->info.name) : nullptr);
    if (details) {
        m_inspector->showDetails(*details);
        m_inspector->showAccess(m_subject.kind == Subject::Kind::Queue ? m_subject.name : QString());
    } else if (m_subject.kind == Subject::Kind::None) {
        m_inspector->showHint(tr("Select a queue, user, group or application to see its details."));
    } else {
        m_inspector->showHint(tr("%1 no longer exists.").arg(m_subject.name));
    }
}

void MainWindow::updateInspectorDock()
{
    // There is nothing to inspect beside the start page and the editor.
    const Page* current = page(currentPageId());
    const bool isUseful = current && current->hasSubject();
    m_toolBar->inspectorAction()->setEnabled(isUseful);
    m_inspectorDock->setVisible(isUseful && m_toolBar->inspectorAction()->isChecked());
}

void MainWindow::updateTitle()
{
    setWindowTitle(windowTitleText(titleText()));
}

QString MainWindow::titleText() const
{
    const SourceStatus& shown = m_source->shownStatus();
    if (shown.kind == SourceKind::None)
        return tr("QuotaDeck");
    const QString environment = models::environmentText(m_band->mark().environment);
    const QString name = environment.isEmpty()
        ? QString::fromStdString(shown.name)
        : QStringLiteral("%1 [%2]").arg(QString::fromStdString(shown.name), environment);
    if (m_source->status().isSimulated)
        return (isPaused() ? tr("%1 (simulated, paused) – QuotaDeck") : tr("%1 (simulated) – QuotaDeck"))
            .arg(name);
    return (isPaused() ? tr("%1 (paused) – QuotaDeck") : tr("%1 – QuotaDeck")).arg(name);
}
} // namespace quotadeck::ui

#include "moc_mainwindow.cpp"
