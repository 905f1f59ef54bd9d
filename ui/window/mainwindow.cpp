// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "models/connections/connectionlistmodel.h"
#include "ui/connections/connectionmark.h"
#include "ui/connections/sourcedialogs.h"
#include "ui/export/pageexport.h"
#include "ui/help/helpdialogs.h"
#include "ui/help/helpmenu.h"
#include "ui/pages/page.h"
#include "ui/theme/plaintext.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/treetable.h"
#include "ui/window/centralarea.h"
#include "ui/window/commandpalette.h"
#include "ui/window/editmenu.h"
#include "ui/window/filemenu.h"
#include "ui/window/inspector.h"
#include "ui/window/inspectordock.h"
#include "ui/window/maintoolbar.h"
#include "ui/window/momentbar.h"
#include "ui/window/navigationrail.h"
#include "ui/window/navigator.h"
#include "ui/window/savedviews.h"
#include "ui/window/simulationbar.h"
#include "ui/window/sourcedisplay.h"
#include "ui/window/statusstrip.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenuBar>

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
constexpr auto kReportsPage = "reports";
constexpr auto kWhoUsesAction = "whoUsesWhat";
constexpr int kLayoutVersion = 1;
constexpr int kExportActions = 2; ///< of a table, to files; the others copy

bool takesFocus(const QWidget* widget)
{
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0;
}

/// Alt and the keys of the row of digits from left to right; none for a page behind them.
QKeySequence pageKeys(int index)
{
    static constexpr Qt::Key kKeys[]
        = {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5,     Qt::Key_6,
           Qt::Key_7, Qt::Key_8, Qt::Key_9, Qt::Key_0, Qt::Key_Minus, Qt::Key_Equal};
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
    setAnimated(false); // docks
    setMinimumSize(860, 570);
    resize(1280, 800);
    setStatusBar(m_strip);
    m_navigator = new Navigator(
        this, [this] { return place(); }, [this](const Place& place) { return placeTitle(place); });
    connect(m_navigator, &Navigator::placeRequested, this, &MainWindow::showPlace);
    createCentral();
    createToolBar();
    createInspector();
    createExport();
    createFileMenu();
    createEditMenu();
    createViewMenu();
    createGoMenu();
    createHelpMenu();
    connectStartPage();
    connectDialogs();
    connect(m_theme, &Theme::textPercentChanged, this, [this] { m_inspector->fit(width()); });
    setSourceStatus({});
    m_navigator->restart();
}

void MainWindow::createCentral()
{
    m_central = new CentralArea(this);
    setCentralWidget(m_central);
    m_noticeBar = new MessageBar;
    m_strip->messages()->addBar(m_noticeBar);
    connect(m_central, &CentralArea::chosen, this, &MainWindow::showIndex);
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
    m_inspector = new InspectorDock(m_toolBar->inspectorAction(), this);
    connect(m_inspector, &InspectorDock::linkActivated, this, &MainWindow::openLink);
    connect(m_source, &SourceDisplay::staleChanged, this, &MainWindow::setStale);
    addDockWidget(Qt::RightDockWidgetArea, m_inspector);
}

void MainWindow::createToolBar()
{
    m_toolBar = new MainToolBar({m_navigator->backAction(), m_navigator->forwardAction()}, this);
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
    const auto* start = m_central->startPage();
    connect(start, &StartPage::demoRequested, this, &MainWindow::demoRequested);
    connect(start, &StartPage::kubernetesRequested, this, &MainWindow::kubernetesRequested);
    connect(start, &StartPage::connectionRequested, this, &MainWindow::connectionRequested);
    connect(start, &StartPage::connectDialogRequested, this,
            [this] { m_dialogs->askForConnection(m_source->restAddress()); });
    connect(start, &StartPage::connectRequested, this, [this](const QString& address) {
        Q_EMIT connectRequested(ConnectDialog::parseAddress(address), {});
    });
    connect(start, &StartPage::openDialogRequested, m_dialogs, &SourceDialogs::askForConfiguration);
    connect(start, &StartPage::openRequested, this, &MainWindow::openRequested);
    connect(start, &StartPage::recordingRequested, this, &MainWindow::recordingRequested);
    connect(start, &StartPage::scenarioRequested, this, &MainWindow::scenarioRequested);
}

void MainWindow::createExport()
{
    m_export = new PageExport(this, [this] {
        Page* shown = page(currentPageId());
        models::TableOrigin origin;
        const bool isSecond = m_source->secondStatus().kind != SourceKind::None
            && (currentPageId() == QStringLiteral("elastic") || m_source->status().kind == SourceKind::None);
        const SourceStatus& status = isSecond ? m_source->secondStatus() : m_source->status();
        origin.page = shown ? shown->title() : QString();
        origin.source = QString::fromStdString(status.name);
        origin.isSimulated = status.isSimulated;
        origin.filter = shown ? shown->filterText() : QString();
        return ShownPage{shown, origin, !isSecond};
    });
    m_strip->messages()->addBar(m_export->bar());
}

void MainWindow::createFileMenu()
{
    m_fileMenu = new FileMenu(this);
    menuBar()->addMenu(m_fileMenu);
    m_fileMenu->addExports(m_export->tableActions().mid(0, kExportActions) + m_export->pageActions());
    connect(m_fileMenu, &FileMenu::demoRequested, this, &MainWindow::demoRequested);
    connect(m_fileMenu, &FileMenu::addressRequested, this,
            [this] { m_dialogs->askForConnection(m_source->restAddress()); });
    connect(m_fileMenu, &FileMenu::kubernetesRequested, this, &MainWindow::kubernetesRequested);
    connect(m_fileMenu, &FileMenu::disconnectRequested, this, &MainWindow::disconnectRequested);
    connect(m_fileMenu, &FileMenu::configurationRequested, m_dialogs, &SourceDialogs::askForConfiguration);
    connect(m_fileMenu, &FileMenu::recordingRequested, m_dialogs, &SourceDialogs::askForRecording);
    connect(m_fileMenu, &FileMenu::connectRequested, m_central->startPage(), &StartPage::connectRequested);
    connect(m_fileMenu, &FileMenu::openRequested, this, &MainWindow::openRequested);
    connect(m_fileMenu, &FileMenu::recentRecordingRequested, this, &MainWindow::recordingRequested);
    connect(m_fileMenu, &FileMenu::recordToRequested, this, [this](bool isWanted) {
        if (isWanted)
            m_dialogs->askForRecordingTarget();
        else
            Q_EMIT recordToRequested({});
    });
    connect(m_fileMenu, &FileMenu::connectionSaveRequested, this, &MainWindow::connectionSaveRequested);
    connect(m_fileMenu, &FileMenu::windowRequested, this, &MainWindow::windowRequested);
    connect(m_fileMenu, &FileMenu::quitRequested, this, &MainWindow::quitRequested);
}

void MainWindow::createEditMenu()
{
    m_editMenu = new EditMenu(this);
    menuBar()->addMenu(m_editMenu);
    m_editMenu->addCopies(m_export->tableActions().mid(kExportActions));
    connect(m_editMenu, &EditMenu::preferencesRequested, this, &MainWindow::preferencesRequested);
    connect(m_editMenu, &EditMenu::copyLinkRequested, this, [this] { copyLink(place()); });
}

void MainWindow::createViewMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    m_viewMenu = menu;
    menu->addAction(m_toolBar->pauseAction());
    menu->addAction(m_toolBar->refreshAction());
    menu->addSeparator();
    m_viewsMenu = new ViewsMenu(this);
    menu->addAction(m_viewsMenu->allColumnsAction());
    menu->addMenu(m_viewsMenu);
    menu->addAction(m_toolBar->inspectorAction());
    fillThemeMenu(menu->addMenu(tr("&Theme")));
    fillTextSizeMenu(menu->addMenu(tr("Te&xt Size")));
    QAction* full = menu->addAction(tr("F&ull Screen"));
    full->setObjectName(QStringLiteral("fullScreen"));
    full->setShortcut(Qt::Key_F11);
    full->setCheckable(true);
    connect(full, &QAction::triggered, this,
            [this] { setWindowState(QWidget::windowState() ^ Qt::WindowFullScreen); });
    connect(menu, &QMenu::aboutToShow, full, [this, full] { full->setChecked(isFullScreen()); });
    QAction* reset = menu->addAction(tr("Reset &Layout"));
    reset->setObjectName(QStringLiteral("resetLayout"));
    connect(reset, &QAction::triggered, this, &MainWindow::resetLayout);
    menu->addSeparator();
    QAction* next = menu->addAction(tr("&Next Pane"));
    next->setShortcut(Qt::Key_F6);
    next->setObjectName(QStringLiteral("nextPane"));
    connect(next, &QAction::triggered, this, [this] { focusNextPane(1); });
    QAction* previous = menu->addAction(tr("Previou&s Pane"));
    previous->setShortcut(Qt::SHIFT | Qt::Key_F6);
    previous->setObjectName(QStringLiteral("previousPane"));
    connect(previous, &QAction::triggered, this, [this] { focusNextPane(-1); });
}

void MainWindow::createGoMenu()
{
    m_goMenu = menuBar()->addMenu(tr("&Go"));
    m_goMenu->addAction(m_navigator->backAction());
    m_goMenu->addAction(m_navigator->forwardAction());
    m_goMenu->addAction(momentBar()->goToAction());
    m_goMenu->addSeparator();
    QAction* palette = m_goMenu->addAction(icon(Icon::Zoom), tr("&Find Command, Queue or User…"));
    palette->setShortcut(Qt::CTRL | Qt::Key_K);
    palette->setObjectName(QStringLiteral("find"));
    connect(palette, &QAction::triggered, this, &MainWindow::showPalette);
    QAction* whoUses = m_goMenu->addAction(tr("&Who Uses What Now"));
    whoUses->setObjectName(QLatin1String(kWhoUsesAction));
    whoUses->setVisible(false); // until there is the page of reports
    connect(whoUses, &QAction::triggered, this, [this] {
        if (Page* reports = page(QLatin1String(kReportsPage))) {
            showPage(reports->id());
            reports->showView({{QStringLiteral("preset"), QStringLiteral("now")}});
        }
    });
    m_goMenu->addSeparator();
    connect(m_goMenu->addAction(tr("&Start Page")), &QAction::triggered, this, &MainWindow::showStartPage);
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
    add(tr("&High Contrast, Light"), ThemeMode::LightContrast);
    add(tr("High &Contrast, Dark"), ThemeMode::DarkContrast);
    connect(m_theme, &Theme::modeChanged, themes,
            [themes](ThemeMode mode) { themes->actions().at(static_cast<int>(mode))->setChecked(true); });
}

void MainWindow::fillTextSizeMenu(QMenu* menu)
{
    const auto add = [this, menu](const QString& text, const char* name, const QList<QKeySequence>& keys,
                                  const std::function<int(int)>& next) {
        QAction* action = menu->addAction(text);
        action->setObjectName(QLatin1String(name));
        action->setShortcuts(keys);
        connect(action, &QAction::triggered, this,
                [this, next] { m_theme->setTextPercent(next(m_theme->textPercent())); });
        return action;
    };
    // Plus is above the equals sign of many keyboards.
    QAction* larger = add(tr("&Larger Text"), "largerText",
                          {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}, &largerTextPercent);
    QAction* smaller
        = add(tr("&Smaller Text"), "smallerText", {Qt::CTRL | Qt::Key_Minus}, &smallerTextPercent);
    add(tr("&Normal Text Size"), "normalText", {Qt::CTRL | Qt::Key_0}, [](int) { return kUsualTextPercent; });
    const auto enable = [larger, smaller](int percent) {
        larger->setEnabled(percent < kMostTextPercent);
        smaller->setEnabled(percent > kLeastTextPercent);
    };
    connect(m_theme, &Theme::textPercentChanged, menu, enable);
    enable(m_theme->textPercent());
}

void MainWindow::createHelpMenu()
{
    auto* menu = new HelpMenu(this);
    menuBar()->addMenu(menu);
    m_strip->messages()->addBar(menu->newsBar());
    m_strip->messages()->addBar(menu->tourBar());
    connect(menu, &HelpMenu::handbookRequested, this, [this, menu] { menu->showHandbook(currentPageId()); });
    connect(menu, &HelpMenu::shortcutsRequested, this, &MainWindow::showShortcuts);
    connect(menu, &HelpMenu::tourRequested, this, &MainWindow::tourRequested);
}

void MainWindow::addPage(Page* page)
{
    const int index = int(m_pages.size());
    const QKeySequence keys = pageKeys(index);
    m_pages << page;
    m_central->addPage(page, keys.toString(QKeySequence::NativeText));

    QAction* action = m_goMenu->addAction(icon(page->railIcon()), page->title());
    action->setShortcut(keys);
    action->setData(page->id());
    connect(action, &QAction::triggered, this, [this, index] { showIndex(index); });
    connectPage(page);
    page->setResource(resource());
    page->setTableActions(m_export->tableActions());
    if (page->id() == QLatin1String(kReportsPage))
        m_goMenu->findChild<QAction*>(QLatin1String(kWhoUsesAction))->setVisible(true);
    m_central->noteLayout(*page);
}

void MainWindow::connectPage(Page* page)
{
    connect(page, &Page::subjectChanged, this,
            [this, page](const Subject& subject) { select(subject, page); });
    connect(page, &Page::pageRequested, this, &MainWindow::requestPage);
    connect(page, &Page::filterRequested, this, &MainWindow::requestFilter);
    connect(page, &Page::chartRequested, this, &MainWindow::requestChart);
    connect(page, &Page::noticeRequested, this, &MainWindow::showNotice);
    connect(page, &Page::comparisonChanged, m_inspector, &InspectorDock::setCompared);
    connect(page, &Page::linkRequested, this, [this, page](const Subject& subject) {
        copyLink({page->id(), subject, page->scope(), page->filterText()});
    });
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
    const int index = m_central->current();
    return index < 0 ? QString() : m_pages[index]->id();
}

void MainWindow::showIndex(int index)
{
    Page* page = m_pages[index];
    leaveTo(page, index);
    Q_EMIT pageShown(page->id());
}

void MainWindow::showStartPage()
{
    leaveTo(m_central->startPage(), -1);
}

/// Shows @p shown, the page @p index or the start page.
void MainWindow::leaveTo(QWidget* shown, int index)
{
    m_navigator->move([this, shown, index] {
        Page* page = index < 0 ? nullptr : m_pages[index];
        m_central->show(shown, index);
        m_fileMenu->setPage(page);
        m_editMenu->setPage(page);
        m_viewsMenu->setPage(page);
        // There is nothing to inspect beside the start page and the editor.
        m_inspector->setUseful(page && page->hasSubject());
        shown->setFocus();
    });
}

Place MainWindow::place() const
{
    const Page* shown = page(currentPageId());
    if (!shown)
        return {};
    return {shown->id(), shown->hasSubject() ? m_subject : shown->selected(), shown->scope(),
            shown->filterText()};
}

void MainWindow::showPlace(const Place& place)
{
    if (place.page.isEmpty())
        return showStartPage();
    Page* target = page(place.page);
    if (!target)
        return;
    m_navigator->move([this, target, &place] {
        if (target->filterText() != place.filter)
            target->setFilterText(place.filter); // and shows all, whatever it was narrowed to
        if (target->scope() != place.scope)
            target->setScope(place.scope);
        showPage(place.page);
        if (target->hasSubject())
            select(place.subject, nullptr);
        else
            target->setSubject(place.subject);
    });
}

QString MainWindow::placeTitle(const Place& place) const
{
    if (place.page.isEmpty())
        return tr("Start Page");
    const Page* target = page(place.page);
    if (!target)
        return {};
    const Subject& about = place.scope.kind == Subject::Kind::None ? place.subject : place.scope;
    const QString what = about.kind == Subject::Kind::None ? place.filter : about.name;
    return what.isEmpty() ? target->title() : tr("%1: %2").arg(target->title(), what);
}

QString MainWindow::linkText(const Place& place) const
{
    return QString::fromStdString(link::writeLink(
        linkTo(place, m_linkSource ? m_linkSource() : link::Source(), m_toolBar->chosenPartition())));
}

void MainWindow::setLinkSource(LinkSource source)
{
    m_linkSource = std::move(source);
}

MomentBar* MainWindow::momentBar() const
{
    return m_central->momentBar();
}

SimulationBar* MainWindow::simulationBar() const
{
    return m_central->simulationBar();
}

void MainWindow::setViews(SavedViews* views)
{
    m_viewsMenu->setViews(views);
    connect(m_viewsMenu, &ViewsMenu::viewRequested, this, [this, views](const QString& name) {
        if (Page* shown = page(currentPageId()))
            m_navigator->move([shown, views, &name] { shown->showView(views->view(shown->id(), name)); });
    });
}

void MainWindow::addDock(QDockWidget* dock)
{
    addDockWidget(Qt::BottomDockWidgetArea, dock);
    dock->hide();
    const QList<QAction*> actions = m_viewMenu->actions();
    m_viewMenu->insertAction(actions.value(actions.indexOf(m_toolBar->inspectorAction()) + 1),
                             dock->toggleViewAction());
}

void MainWindow::addPanel(QWidget* panel)
{
    m_central->addPanel(panel);
}

void MainWindow::copyLink(const Place& place)
{
    QGuiApplication::clipboard()->setText(linkText(place));
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
    m_fileMenu->setRecording(m_strip->isRecording());
}

void MainWindow::setInterval(std::chrono::milliseconds interval)
{
    m_source->setInterval(interval);
}

void MainWindow::setRecent(const RecentSources& recent)
{
    m_central->startPage()->setRecent(recent);
    m_fileMenu->setRecent(recent);
}

void MainWindow::setScenarios(const std::vector<sim::ScenarioTitle>& scenarios)
{
    m_central->startPage()->setScenarios(scenarios);
}

QVariantMap MainWindow::windowState() const
{
    QVariantMap pages;
    for (const Page* page : m_pages)
        pages.insert(page->id(), page->saveState());
    return {{QLatin1String(kGeometry), saveGeometry()},
            {QLatin1String(kLayout), saveState(kLayoutVersion)},
            {QLatin1String(kResource), resource()},
            {QLatin1String(kInspector), m_inspector->isWanted()},
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
    m_inspector->setSubject(m_subject);
    m_navigator->restart(); // the places were those of another source
}

void MainWindow::restoreWindowState(const QVariantMap& state)
{
    restoreGeometry(state.value(QLatin1String(kGeometry)).toByteArray());
    restoreState(state.value(QLatin1String(kLayout)).toByteArray(), kLayoutVersion);
    m_inspector->setWanted(state.value(QLatin1String(kInspector), m_inspector->isWanted()).toBool(), width());
    if (const QString type = state.value(QLatin1String(kResource)).toString(); !type.isEmpty())
        m_toolBar->setResource(type);
    const QVariantMap pages = state.value(QLatin1String(kPages)).toMap();
    for (Page* page : std::as_const(m_pages))
        page->restoreState(pages.value(page->id()).toMap());
    m_sourceStates.restore(state.value(QLatin1String(kSources)).toList());
    showPage(state.value(QLatin1String(kPage)).toString());
    m_navigator->restart();
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
    m_central->startPage()->setConnections(connections);
}

void MainWindow::showAgain()
{
    for (auto* table : findChildren<TreeTable*>())
        table->refitColumns();
    for (QWidget* part : findChildren<QWidget*>())
        part->update(); // cells make their texts when they are painted
    m_inspector->refresh();
}

void MainWindow::setSavable(bool isSavable)
{
    m_fileMenu->setSavable(isSavable);
}

void MainWindow::showSource()
{
    m_toolBar->setSourceName(QString::fromStdString(m_source->shownStatus().name));
    m_fileMenu->setConnected(m_source->shownStatus().kind != SourceKind::None);
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
    if (snapshot)
        m_export->setData(
            partition,
            std::chrono::duration_cast<std::chrono::milliseconds>(snapshot->time.time_since_epoch()));
    else
        m_export->setData({}, {});
    for (Page* page : std::as_const(m_pages))
        page->setPartition(m_partition.get());
    m_inspector->setPartition(m_partition, snapshot ? sourceTime(*snapshot) : SystemTime());
}

void MainWindow::showNotice(models::RowState state, const QString& text)
{
    m_noticeBar->clearMessage();
    if (!text.isEmpty())
        m_noticeBar->showMessage(state, text, {});
    Q_EMIT noticeShown(state, text);
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
    m_inspector->setSubject(subject);
}

void MainWindow::requestPage(const QString& id, const Subject& scope)
{
    Page* target = page(id);
    if (!target)
        return;
    m_navigator->move([this, target, &scope] {
        target->setScope(scope);
        showPage(target->id());
    });
}

void MainWindow::requestFilter(const QString& id, const QString& filter)
{
    Page* target = page(id);
    if (!target)
        return;
    m_navigator->move([this, target, &filter] {
        target->setFilterText(filter);
        showPage(target->id());
    });
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
    m_inspector->setInsight(source);
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

void MainWindow::setPast(bool isPast)
{
    m_toolBar->setPast(isPast);
    for (Page* page : std::as_const(m_pages))
        page->setPast(isPast);
    updateTitle();
}

void MainWindow::focusNextPane(int step)
{
    Page* shown = page(currentPageId());
    QList<QWidget*> panes = {m_central->rail()};
    panes << (shown ? shown->focusStops() : QList<QWidget*>{m_central->shown()});
    const auto docks = findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly);
    for (const QDockWidget* dock : docks)
        panes << dock->widget();
    panes << m_central->panels();
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

void MainWindow::resetLayout()
{
    addToolBar(Qt::TopToolBarArea, m_toolBar);
    m_toolBar->show();
    const auto docks = findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly);
    for (QDockWidget* dock : docks) {
        if (dock == m_inspector)
            continue;
        dock->setFloating(false);
        addDockWidget(Qt::BottomDockWidgetArea, dock);
        dock->hide();
    }
    m_inspector->reset(width());
    m_central->resetLayout();
}

void MainWindow::showPalette()
{
    m_fileMenu->refresh();
    m_editMenu->refresh();
    m_viewsMenu->refresh();
    auto entries
        = connectionEntries(m_connections, [this](const QString& id) { Q_EMIT connectionRequested(id); });
    entries << pageEntries(m_pages, [this](const QString& id) { showPage(id); });
    entries << commandEntries(*menuBar(), page(currentPageId()));
    auto* palette = new CommandPalette(
        std::move(entries), [this](const QString& words) { return find(words); }, this);
    palette->setAttribute(Qt::WA_DeleteOnClose);
    palette->open();
}

QList<PaletteEntry> MainWindow::find(const QString& words)
{
    if (const auto link = link::readLink(words.trimmed().toStdString()))
        return {{placeTitle(placeOf(*link)), tr("Link"), {}, icon(Icon::Connect), [this, link = *link] {
                     Q_EMIT linkRequested(link);
                 }}};
    QList<PaletteEntry> entries;
    const QStringList parts = words.split(u' ', Qt::SkipEmptyParts);
    if (m_partition)
        entries << subjectEntries(*m_partition, parts, [this](const QString& id, const Subject& subject) {
            showPlace({id, subject, {}, {}});
        });
    for (Page* page : std::as_const(m_pages))
        entries << placeEntries(
            *page, parts, [this](const QString& id, const Subject& subject) { requestPage(id, subject); });
    return entries;
}

void MainWindow::showShortcuts()
{
    auto* dialog = new ShortcutsDialog(menuBar(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    m_inspector->fit(width());
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
    if (momentBar()->isPast())
        return tr("%1 (past) – QuotaDeck").arg(name);
    if (m_source->status().isSimulated)
        return (isPaused() ? tr("%1 (simulated, paused) – QuotaDeck") : tr("%1 (simulated) – QuotaDeck"))
            .arg(name);
    return (isPaused() ? tr("%1 (paused) – QuotaDeck") : tr("%1 – QuotaDeck")).arg(name);
}
} // namespace quotadeck::ui

#include "moc_mainwindow.cpp"
