// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/link.h"
#include "core/snapshot/sourcestatus.h"
#include "models/common/roles.h"
#include "ui/connections/connectionmark.h"
#include "ui/pages/page.h"
#include "ui/pages/startpage.h"
#include "ui/theme/theme.h"
#include "ui/window/navigator.h"
#include "ui/window/sourcestates.h"

#include <QList>
#include <QMainWindow>
#include <QUrl>
#include <QVariantMap>

#include <chrono>
#include <functional>
#include <memory>
#include <utility>

class QAction;
class QMenu;

namespace quotadeck::models {
class InsightSource;
}

namespace quotadeck::ui {
class CentralArea;
class ConnectDialog;
class ConnectionBand;
class EditMenu;
class FileMenu;
class InspectorDock;
class MainToolBar;
class MessageBar;
class MomentBar;
class Navigator;
class Page;
class PageExport;
class SavedViews;
class SimulationBar;
class SourceDialogs;
class SourceDisplay;
class StatusStrip;
class ViewsMenu;
struct PaletteEntry;

/// The window: pages behind a rail, what applies to all of them in one tool bar, the selection in the inspector,
/// the source in the status bar. Decides nothing about sources: it asks for them by signals.
class MainWindow final : public QMainWindow
{
    Q_OBJECT
public:
    using Clock = std::function<SystemTime()>;
    /// What a link to the data on screen names as its source.
    using LinkSource = std::function<link::Source()>;

    /// @p theme outlives the window. @p clock returns the wall clock time, for the age of data.
    explicit MainWindow(
        Theme* theme, Clock clock = [] { return std::chrono::system_clock::now(); });

    /// Appends @p page to the rail, and takes it over.
    void addPage(Page* page);
    void showStartPage();
    /// Shows the page called @p id; does nothing when there is none.
    void showPage(const QString& id);
    /// Empty on the start page.
    [[nodiscard]] QString currentPageId() const;
    [[nodiscard]] Page* page(const QString& id) const;

    /// Shows @p place; what does not exist any more is shown as missing. Going back leads to what was shown before.
    void showPlace(const Place& place);
    /// What is shown, for links and for going back.
    [[nodiscard]] Place place() const;
    /// Links name no source before this.
    void setLinkSource(LinkSource source);
    /// There are no saved views before this. @p views outlive the window.
    void setViews(SavedViews* views);
    /// Shows @p dock, a child of the window, at the bottom when the user wants it; the menu View has its action.
    void addDock(QDockWidget* dock);
    /// Puts @p panel, which it takes over, below the pages, whichever is shown.
    void addPanel(QWidget* panel);
    /// A link to @p place in what is shown.
    [[nodiscard]] QString linkText(const Place& place) const;

    /// The resource type that numbers are of, or "dominant".
    [[nodiscard]] QString resource() const;
    [[nodiscard]] bool isPaused() const;
    [[nodiscard]] const Subject& subject() const { return m_subject; }

    /// What is known beside the snapshot, of the configuration and of groups. Outlives the window's events.
    void setInsight(models::InsightSource* source);

    /// How often the source is read: data older than three intervals is called old.
    void setInterval(std::chrono::milliseconds interval);
    /// What start page and menu offer again.
    void setRecent(const RecentSources& recent);
    /// What the start page finds.
    void setScenarios(const std::vector<sim::ScenarioTitle>& scenarios);

    /// Geometry, docks, page, resource, and of every page what it wants to keep, also of each of the last sources.
    [[nodiscard]] QVariantMap windowState() const;
    /// To be called when all pages are added. Ignores what it does not know.
    void restoreWindowState(const QVariantMap& state);

    /// What exports the shown page.
    [[nodiscard]] PageExport* pageExport() const { return m_export; }
    /// The way through the moments of a recording; shown while there is one.
    [[nodiscard]] MomentBar* momentBar() const;
    /// An earlier moment of a source that goes on is shown, or its present again: it cannot be paused in the past.
    void setPast(bool isPast);
    /// The way through a simulation; shown while one is the source.
    [[nodiscard]] SimulationBar* simulationBar() const;

public Q_SLOTS:
    void setSourceStatus(const quotadeck::SourceStatus& status);
    /// The status of a second source, which refreshing and pausing concern as well. Shown when there is no source.
    void setSecondSource(const quotadeck::SourceStatus& status);
    /// What is shown from now on; the models are fed by somebody else. Null: nothing was read yet.
    void setSnapshot(const quotadeck::SnapshotPtr& snapshot, const QString& partition);
    /// Shows a notice that does not concern the source. An empty @p text removes the last one.
    void showNotice(quotadeck::models::RowState state, const QString& text);

    /// What marks the window as that of a connection.
    void setMark(const quotadeck::ui::ConnectionMark& mark);
    /// Whether there is a connection that can be saved.
    void setSavable(bool isSavable);
    /// Shows all amounts and states again, which other units or thresholds apply to now.
    void showAgain();
    /// The saved connections, for the palette and the start page.
    void setConnections(const QList<quotadeck::ui::ConnectionEntry>& connections);

    /// What is being recorded, for the status bar; empty: nothing is.
    void setRecording(const QString& text);

Q_SIGNALS:
    void demoRequested();
    void disconnectRequested(); ///< no source is to be shown any more
    void linkRequested(const quotadeck::link::Link& link); ///< what it leads to is to be shown
    void kubernetesRequested(); ///< the user wants to choose a context
    void connectionRequested(const QString& id); ///< a saved one is to be shown
    void connectionSaveRequested(); ///< that of the present source
    void windowRequested(); ///< another one
    void tourRequested(); ///< in a window of its own
    void preferencesRequested();
    void quitRequested();
    void recordingRequested(const QString& path);
    void scenarioRequested(const QString& name); ///< a built-in one
    /// Everything is to be recorded to a new file @p path; empty: no more.
    void recordToRequested(const QString& path);
    void connectRequested(const QUrl& url, const QString& token);
    /// As SourceDialogs::connectionTryRequested().
    void connectionTryRequested(quotadeck::ui::ConnectDialog* dialog);
    void openRequested(const QString& path);
    void refreshRequested();
    void pauseChanged(bool isPaused);
    void resourceChanged(const QString& type);
    void partitionChanged(const QString& partition);
    void pageShown(const QString& id);
    void noticeShown(quotadeck::models::RowState state,
                     const QString& text); ///< by showNotice(); empty: removed

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void createCentral();
    void createInspector();
    void createExport();
    void createFileMenu();
    void createEditMenu();
    void createViewMenu();
    void createGoMenu();
    void fillThemeMenu(QMenu* menu);
    void fillTextSizeMenu(QMenu* menu);
    void createHelpMenu();
    void createToolBar();
    void connectDialogs();
    void connectStartPage();
    void connectPage(Page* page);

    void showIndex(int index);
    void leaveTo(QWidget* shown, int index);
    void select(const Subject& subject, const Page* origin);
    void requestPage(const QString& id, const Subject& scope);
    void requestFilter(const QString& id, const QString& filter);
    /// What was chosen for the source called @p key replaces what was chosen for the one before.
    void showStateOf(const QString& key);
    [[nodiscard]] QVariantMap sourceState() const;
    void openLink(const QString& link);
    void setStale(bool isStale);
    void requestChart(const QList<ShownSubject>& subjects);
    void focusNextPane(int step);
    void setPaused(bool isPaused);
    void resetLayout();
    void showShortcuts();
    void showPalette();
    void showSource();
    void updateTitle();
    [[nodiscard]] QString titleText() const;
    /// What @p place is called; empty when its page does not exist.
    [[nodiscard]] QString placeTitle(const Place& place) const;
    void copyLink(const Place& place);
    [[nodiscard]] QList<PaletteEntry> find(const QString& words);

    Theme* m_theme; // not owned
    std::shared_ptr<const PartitionSnapshot> m_partition; ///< that is looked at; null: none
    Subject m_subject;
    SourceStates m_sourceStates;
    QList<Page*> m_pages; // not owned, as all below: children

    ConnectionBand* m_band;
    SourceDialogs* m_dialogs;
    StatusStrip* m_strip;
    SourceDisplay* m_source;
    MainToolBar* m_toolBar = nullptr;
    CentralArea* m_central = nullptr;
    QList<ConnectionEntry> m_connections;
    LinkSource m_linkSource;
    MessageBar* m_noticeBar = nullptr;
    PageExport* m_export = nullptr;
    InspectorDock* m_inspector = nullptr;
    QMenu* m_viewMenu = nullptr;
    Navigator* m_navigator = nullptr;
    FileMenu* m_fileMenu = nullptr;
    EditMenu* m_editMenu = nullptr;
    ViewsMenu* m_viewsMenu = nullptr;
    QMenu* m_goMenu = nullptr; ///< its entries for pages have the id as data
};
} // namespace quotadeck::ui
