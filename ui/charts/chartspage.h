// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/sourcestatus.h"
#include "models/charts/seriesstore.h"
#include "ui/charts/chartexport.h"
#include "ui/charts/chartpane.h"
#include "ui/charts/seriesstyles.h"
#include "ui/charts/timeview.h"
#include "ui/pages/page.h"

#include <QPointer>
#include <QTimer>

class QDockWidget;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace quotadeck::ui {
class ChartBar;
class Placeholder;

/// Use, limits and more over time, in as many charts as one likes, one below the other on a common time.
class ChartsPage final : public Page
{
    Q_OBJECT
public:
    /// @p store outlives the page. Whoever records into it calls samplesRecorded(). Lines come from @p lines, if
    /// given: it knows what the store does and what was before it, and outlives the page.
    explicit ChartsPage(const models::SeriesStore* store, const models::SeriesSource* lines = nullptr,
                        QWidget* parent = nullptr);

    void setResource(const QString& type) override;
    void setPartition(const PartitionSnapshot* partition) override;
    void setSubject(const Subject& subject) override;
    /// Adds their usage to the chart of added series of the same resource, or to a new one; of an elastic quota group also its
    /// request, runtime and min.
    void addSubjects(const QList<ShownSubject>& subjects) override;
    void setPaused(bool isPaused) override;
    void focusFilter() override;
    [[nodiscard]] bool hasSubject() const override;
    /// Its charts, their time and how they are shown: a view with a name is a dashboard.
    [[nodiscard]] QVariantMap view() const override;
    void showView(const QVariantMap& view) override;
    [[nodiscard]] QVariantMap saveState() const override;
    void restoreState(const QVariantMap& state) override;
    [[nodiscard]] QVariantMap saveSourceState() const override;
    void restoreSourceState(const QVariantMap& state) override;

    /// A chart of the selection alone, for a window to show beside any page. A child of @p window, called once.
    [[nodiscard]] QDockWidget* createDock(QWidget* window);

    /// The source named in exports, and the message while there are no samples.
    void setSource(const SourceStatus& status) override;
    /// Writes what is shown of all charts, or of @p only, to @p path in the background, in the format of its ending: "png",
    /// "svg", "csv" or "json". Ends with exported() or exportFailed(), and a notice.
    void exportTo(const QString& path, ChartPane* only = nullptr);
    [[nodiscard]] const QList<ChartPane*>& panes() const { return m_panes; }
    [[nodiscard]] TimeView& timeView() { return m_view; }

public Q_SLOTS:
    /// Draws what is new, a few times a second at most.
    void samplesRecorded();

Q_SIGNALS:
    void exported(const QString& path);
    void exportFailed(const quotadeck::Error& error);

protected:
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void createLayout();
    enum class Place { Top, Bottom };
    ChartPane* addChart(const ChartSpec& spec, Place place = Place::Bottom);
    void connectExport(ChartPane* pane);
    /// The chart of nothing but added series that shows the usage of @p type, or a new one above the others; nullptr: there are
    /// too many.
    [[nodiscard]] ChartPane* chartOfAdded(const QString& type);
    /// Scrolls to @p pane once it has its place.
    void reveal(ChartPane* pane);
    void removeChart(ChartPane* pane);
    void clearCharts();
    void showElasticCharts();
    void updateRemovable();
    void redraw();
    void applyResource();
    void showTable(bool isTable);
    void showForecast(bool isShown);
    void setFollowing(bool isFollowing);
    void showSelection(ChartPane* pane);
    /// Of which chart, if there are several.
    void chooseExport();
    /// @p only: of one chart; nullptr: of all.
    void askForFile(ChartPane* only);
    void copyPicture(ChartPane* pane);
    void askForRange();
    [[nodiscard]] ExportHeader exportHeader(const QList<ChartPane*>& panes) const;
    [[nodiscard]] Result<std::string> exportContent(const QString& path,
                                                    const QList<ChartPane*>& panes) const;
    void showPlaceholder();

    const models::SeriesStore* m_store; // not owned
    const models::SeriesSource* m_lines; // not owned
    TimeView m_view;
    SeriesStyles m_styles;
    SourceStatus m_source;
    QString m_resource; // as chosen, maybe "dominant"
    ChartPane::Cluster m_cluster;
    Subject m_subject; ///< the selection, followed or not
    bool m_isFollowing = false;
    bool m_isForecastShown = false;
    QTimer m_pace; // runs after a drawing, until the next may be
    bool m_isBehind = false; // something came meanwhile
    bool m_isTable = false;
    int m_legendWidth = 0; // as somebody set it; 0: nobody did
    TimeView m_dockView;
    QPointer<ChartPane> m_dockPane; ///< null: there is no dock
    QList<ChartPane*> m_panes; // not owned, as all below: children
    ChartBar* m_bar;
    QStackedWidget* m_stack;
    QScrollArea* m_scroll;
    QVBoxLayout* m_column;
    Placeholder* m_placeholder;
};
} // namespace quotadeck::ui
