// SPDX-License-Identifier: GPL-3.0-or-later
// How the window is put together, and its dialogs; mainwindow.cpp is what it does.
#include "ui/pages/page.h"
#include "ui/pages/startpage.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/messagestrip.h"
#include "ui/window/aboutdialog.h"
#include "ui/window/connectdialog.h"
#include "ui/window/inspector.h"
#include "ui/window/keysdialog.h"
#include "ui/window/mainwindow.h"
#include "ui/window/momentbar.h"
#include "ui/window/navigationrail.h"
#include "ui/window/simulationbar.h"
#include "ui/window/statusstrip.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QStackedWidget>
#include <QToolBar>

#include <algorithm>

namespace quotadeck::ui {
namespace {
constexpr int kSourceWidth = 240;

bool takesFocus(const QWidget* widget)
{
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0;
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

/// Gives @p button the room of the longest of @p texts; the last one is shown.
void keepWidest(QAction* action, const QStringList& texts, QWidget* button)
{
    int width = 0;
    for (const QString& text : texts) {
        action->setIconText(text);
        width = std::max(width, button->sizeHint().width());
    }
    button->setMinimumWidth(width);
}

QWidget* spacer(QWidget* parent)
{
    auto* widget = new QWidget(parent);
    widget->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    return widget;
}
} // namespace

void MainWindow::createCentral()
{
    auto* central = new QWidget(this);
    m_rail = new NavigationRail(central);
    m_stack = new QStackedWidget(central);
    m_start = new StartPage(m_stack);
    m_sourceBar = new MessageBar;
    m_noticeBar = new MessageBar;
    m_strip->messages()->addBar(m_sourceBar);
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
    connect(m_sourceBar, &MessageBar::actionTriggered, this, [this] {
        if (m_status.state == SourceState::Unauthorized)
            askForConnection();
        else
            Q_EMIT refreshRequested();
    });
}

void MainWindow::createToolBar()
{
    QToolBar* bar = addToolBar(tr("Tools"));
    bar->setObjectName(QStringLiteral("tools"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize({metrics::kIcon, metrics::kIcon});

    m_sourceName = new ElidedLabel(bar);
    m_sourceName->setMinimumWidth(kSourceWidth);
    m_sourceName->setContentsMargins(metrics::kMedium, 0, 0, 0);
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    m_sourceName->setFont(strong);
    m_partitions = new QComboBox(bar);
    m_partitions->setAccessibleName(tr("Partition"));
    m_partitions->setToolTip(tr("Partition of the cluster"));
    m_resources = new QComboBox(bar);
    m_resources->addItem(tr("Dominant resource"), QStringLiteral("dominant"));
    m_resources->setAccessibleName(tr("Resource"));
    m_resources->setToolTip(tr("Resource shown on all pages"));
    m_resources->setSizeAdjustPolicy(QComboBox::AdjustToContents);

    m_pause = new QAction(icon(Icon::Pause), tr("&Pause Display"), this);
    m_pause->setIconText(tr("Pause"));
    m_pause->setCheckable(true);
    m_pause->setShortcut(Qt::CTRL | Qt::Key_P);
    m_pause->setToolTip(tr("Pause the display; recording continues (Ctrl+P)"));
    m_refresh = new QAction(icon(Icon::Refresh), tr("&Refresh"), this);
    m_refresh->setShortcuts({Qt::Key_F5, Qt::CTRL | Qt::Key_R});
    m_refresh->setToolTip(tr("Read the source now (F5)"));

    m_showInspector = new QAction(icon(Icon::Inspector), tr("&Inspector"), this);
    m_showInspector->setCheckable(true);
    m_showInspector->setChecked(true);
    m_showInspector->setShortcut(Qt::Key_F9);
    m_showInspector->setToolTip(tr("Show details of the selection (F9)"));

    bar->addWidget(m_sourceName);
    m_partitionPart = bar->addWidget(m_partitions);
    m_partitionPart->setVisible(false);
    bar->addWidget(spacer(bar));
    auto* label = new QLabel(tr("Resource:"), bar);
    label->setBuddy(m_resources);
    label->setContentsMargins(0, 0, metrics::kTiny, 0);
    bar->addWidget(label);
    bar->addWidget(m_resources);
    bar->addSeparator();
    bar->addAction(m_pause);
    keepWidest(m_pause, {tr("Paused"), tr("Pause")}, bar->widgetForAction(m_pause));
    bar->addAction(m_refresh);
    bar->addAction(m_showInspector);

    connect(m_pause, &QAction::toggled, this, &MainWindow::setPaused);
    connect(m_refresh, &QAction::triggered, this, &MainWindow::refreshRequested);
    connect(m_partitions, &QComboBox::currentTextChanged, this, &MainWindow::partitionChanged);
    connect(m_resources, &QComboBox::currentIndexChanged, this, [this] {
        for (Page* page : std::as_const(m_pages))
            page->setResource(resource());
        Q_EMIT resourceChanged(resource());
    });
}

void MainWindow::createInspector()
{
    m_inspector = new Inspector(this);
    m_inspectorDock = new QDockWidget(tr("Inspector"), this);
    m_inspectorDock->setObjectName(QStringLiteral("inspector"));
    m_inspectorDock->setWidget(m_inspector);
    m_inspectorDock->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetFloatable);
    connect(m_showInspector, &QAction::toggled, this, &MainWindow::updateInspectorDock);
    addDockWidget(Qt::RightDockWidgetArea, m_inspectorDock);
    updateInspectorDock();
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
            &MainWindow::askForConnection);
    connect(add(Icon::Open, tr("&Open Configuration File…"), QKeySequence::Open), &QAction::triggered, this,
            &MainWindow::askForFile);
    menu->addSeparator();
    connect(add(Icon::Open, tr("Open &Recording…"), {}), &QAction::triggered, this,
            &MainWindow::askForRecording);
    m_record = add(Icon::Record, tr("Record to &File…"), Qt::CTRL | Qt::SHIFT | Qt::Key_R);
    m_record->setCheckable(true);
    connect(m_record, &QAction::triggered, this, [this](bool isWanted) {
        m_record->setChecked(!isWanted); // until it is so
        if (isWanted)
            askWhereToRecord();
        else
            Q_EMIT recordToRequested({});
    });
    menu->addSeparator();
    connect(add(Icon::Close, tr("&Quit"), QKeySequence::Quit), &QAction::triggered, this, &QWidget::close);
}

void MainWindow::createViewMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    m_pageMenu = menu->addMenu(tr("&Page"));
    QAction* start = menu->addAction(tr("&Start Page"));
    connect(start, &QAction::triggered, this, &MainWindow::showStartPage);
    menu->addSeparator();
    menu->addAction(m_pause);
    menu->addAction(m_refresh);
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
    menu->addAction(m_showInspector);
    createThemeMenu(menu->addMenu(tr("&Theme")));
    menu->addSeparator();
    QAction* next = menu->addAction(tr("&Next Pane"));
    next->setShortcut(Qt::Key_F6);
    connect(next, &QAction::triggered, this, [this] { focusNextPane(1); });
    QAction* previous = menu->addAction(tr("Pre&vious Pane"));
    previous->setShortcut(Qt::SHIFT | Qt::Key_F6);
    connect(previous, &QAction::triggered, this, [this] { focusNextPane(-1); });
}

void MainWindow::createThemeMenu(QMenu* menu)
{
    m_themes = new QActionGroup(this);
    const auto add = [this, menu](const QString& text, ThemeMode mode) {
        QAction* action = m_themes->addAction(menu->addAction(text));
        action->setCheckable(true);
        action->setChecked(mode == m_theme->mode());
        connect(action, &QAction::triggered, this, [this, mode] { m_theme->setMode(mode); });
    };
    // In the order of ThemeMode.
    add(tr("&System"), ThemeMode::System);
    add(tr("&Light"), ThemeMode::Light);
    add(tr("&Dark"), ThemeMode::Dark);
    connect(m_theme, &Theme::modeChanged, this,
            [this](ThemeMode mode) { m_themes->actions().at(static_cast<int>(mode))->setChecked(true); });
}

void MainWindow::createHelpMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    QAction* keys = menu->addAction(tr("&Keyboard Shortcuts…"));
    keys->setShortcut(QKeySequence::HelpContents);
    connect(keys, &QAction::triggered, this, &MainWindow::showKeys);
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

void MainWindow::connectStartPage()
{
    connect(m_start, &StartPage::demoRequested, this, &MainWindow::demoRequested);
    connect(m_start, &StartPage::connectDialogRequested, this, &MainWindow::askForConnection);
    connect(m_start, &StartPage::connectRequested, this, [this](const QString& address) {
        Q_EMIT connectRequested(ConnectDialog::parseAddress(address), {});
    });
    connect(m_start, &StartPage::openDialogRequested, this, &MainWindow::askForFile);
    connect(m_start, &StartPage::openRequested, this, &MainWindow::openRequested);
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

void MainWindow::askForConnection()
{
    const bool isRest = m_status.kind == SourceKind::Rest;
    auto* dialog = new ConnectDialog(isRest ? QString::fromStdString(m_status.name) : QString(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { Q_EMIT connectRequested(dialog->url(), dialog->token()); });
    dialog->open();
}

void MainWindow::askForFile()
{
    auto* dialog = new QFileDialog(this, tr("Open Configuration File"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Configurations (*.yaml *.yml)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::openRequested);
    dialog->open();
}

void MainWindow::askForRecording()
{
    auto* dialog = new QFileDialog(this, tr("Open Recording"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Recordings (*.qdrec)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::recordingRequested);
    dialog->open();
}

void MainWindow::askWhereToRecord()
{
    auto* dialog = new QFileDialog(this, tr("Record to File"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("qdrec"));
    dialog->setNameFilters({tr("Recordings (*.qdrec)")});
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::recordToRequested);
    dialog->open();
}

void MainWindow::showKeys()
{
    auto* dialog = new KeysDialog(menuBar(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}
} // namespace quotadeck::ui
