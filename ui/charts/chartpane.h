// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/charts/seriesstore.h"
#include "ui/charts/chartcontent.h"
#include "ui/charts/chartspec.h"
#include "ui/charts/seriespicker.h"

#include <QWidget>

class QLabel;
class QSplitter;
class QStackedWidget;

namespace quotadeck::ui {
class ChartCanvas;
class ChartHeader;
class ChartLegend;
class ChartTable;
struct LegendEntry;
class TimeView;

/// One chart of several on a common time: what it is about, the lines, and the legend; or the numbers as a table.
class ChartPane final : public QWidget
{
    Q_OBJECT
public:
    /// @p store, @p view and @p styles outlive the pane.
    /// Lines are read from @p source, which knows at least what @p store does; none of them is owned.
    ChartPane(const models::SeriesStore* store, const models::SeriesSource* source, TimeView* view,
              SeriesStyles* styles, const ChartSpec& spec, QWidget* parent = nullptr);

    [[nodiscard]] const ChartSpec& spec() const { return m_spec; }
    void setSpec(const ChartSpec& spec);
    /// What the charts of a page know of the cluster.
    struct Cluster
    {
        std::optional<ResourceType>
            pageType; ///< for charts that have none of their own; empty: none is known
        QStringList types; ///< to choose from
        QSet<QString> leaves; ///< the queues that the largest are chosen from; empty: all
        QString root; ///< the queue in which all use adds up; empty: none is known

        friend bool operator==(const Cluster&, const Cluster&) = default;
    };
    /// Draws if that is another one.
    void setCluster(const Cluster& cluster);
    /// Shows the selection as well, if the chart is about its kind; an empty @p id ends it.
    void select(models::SubjectKind kind, const QString& id);
    /// Adds those that are not there yet, until somebody removes them.
    void addSeries(const QList<ChosenSeries>& series);
    /// The resource type that is shown; empty: none is known.
    [[nodiscard]] QString typeName() const;
    void showTable(bool isTable);
    void setRemovable(bool isRemovable);
    /// Continues lines that have a limit up to it, and leaves room for that while live.
    void setForecastShown(bool isShown);
    /// Shows the selection alone from now on: neither added series nor the largest, and nobody removes it.
    void setOfSelection();
    /// The same in all charts, so that one time is one place on the screen.
    void setLegendWidth(int width);

    /// Draws what the store holds of the shown time. Does nothing while hidden.
    void draw();
    /// What is drawn, without what the legend hides.
    [[nodiscard]] const ChartContent& content() const;
    /// "Used: vcore, top queues"
    [[nodiscard]] QString description() const;
    [[nodiscard]] ChartCanvas* canvas() const { return m_canvas; }

Q_SIGNALS:
    void specChanged();
    void removeRequested();
    void exportRequested(); ///< of this chart alone
    void copyRequested(); ///< as a picture
    void legendResized(int width);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void createBody();
    void applyType();
    void askForSeries();
    void removeSeries(const QString& id);
    [[nodiscard]] std::vector<ChartLine> readLines(const Picked& picked,
                                                   const models::TimeWindow& window) const;
    void addRest(std::vector<ChartLine>& lines, const Picked& picked, const models::TimeWindow& window) const;
    void fillLegend(const ChartContent& content);
    /// Lines of all use together may flatten those of its parts.
    void holdBackWholes(const ChartContent& content);
    void noteHidden(const QList<LegendEntry>& entries);
    [[nodiscard]] bool isChosen(const ChartLine& line) const;
    [[nodiscard]] QString noticeFor(const ChartContent& content, std::size_t hiddenLines) const;
    [[nodiscard]] QString nameOf(const models::SeriesKey& key) const;
    [[nodiscard]] QString title() const;

    const models::SeriesStore* m_store; // not owned
    const models::SeriesSource* m_source; // not owned
    TimeView* m_view; // not owned
    SeriesStyles* m_styles; // not owned
    ChartSpec m_spec;
    SeriesPicker m_picker;
    Cluster m_cluster;
    int m_legendWidth;
    bool m_isRemovable = true;
    bool m_isOfSelection = false;
    bool m_isForecastShown = false;

    ChartHeader* m_header; // not owned, as all below: children
    ChartCanvas* m_canvas;
    QWidget* m_side; ///< the legend, and what it has to say
    ChartLegend* m_legend;
    QLabel* m_legendNote;
    ChartTable* m_table;
    QSplitter* m_splitter;
    QStackedWidget* m_body;
};
} // namespace quotadeck::ui
