// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/usage/reportwriter.h"
#include "models/reports/reportmeasure.h"
#include "ui/pages/page.h"

#include <optional>

class QComboBox;
class QLabel;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace quotadeck::models {
class ReportSession;
}

namespace quotadeck::ui {
class ElidedLabel;
class FilterField;
class Placeholder;
class ReportChart;
class ReportControls;
class StateLabel;
class TreeTable;

/// Reports of what queues, users and others held over time and what it costs: what is asked for, a chart, a table, the sums,
/// and their export.
///
/// Ownership: the session is the caller's and outlives the page.
class ReportsPage final : public Page
{
    Q_OBJECT
public:
    explicit ReportsPage(models::ReportSession* session, QWidget* parent = nullptr);

    void focusFilter() override;
    void setFilterText(const QString& text) override;
    [[nodiscard]] QString filterText() const override;
    void setTableActions(const QList<QAction*>& actions) override;
    void setSource(const SourceStatus& status) override;
    [[nodiscard]] bool hasSubject() const override { return false; }
    [[nodiscard]] QList<QWidget*> focusStops() override;
    [[nodiscard]] bool hasColumns() const override { return true; }
    void showAllColumns() override;
    /// The question, the filter, the columns and what the chart shows; {"preset": "now"} is who uses what now.
    [[nodiscard]] QVariantMap view() const override;
    void showView(const QVariantMap& view) override;
    [[nodiscard]] QVariantMap saveState() const override;
    void restoreState(const QVariantMap& state) override;

    /// The suffix of @p path decides the format: csv, json, md, html, pdf; a name that ends with .focus.csv is FOCUS.
    void writeReport(const QString& path);
    /// Writes what is asked for, without its source.
    void writeDefinition(const QString& path);
    /// Asks the source of the page what the definition in the file @p path says.
    void openDefinition(const QString& path);

Q_SIGNALS:
    void written(const QString& path);
    void failed();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void createBar();
    void connectParts();
    void createDefinitionMenu();
    void askForFile();
    void askForDefinition(bool isSaved);
    void showWritten(const QString& path, const Result<std::size_t>& size, const QString& done,
                     const QString& problem);
    void showSources();
    void showSession();
    void showTypes();
    void showChart();
    void takeMeasure(const QVariantMap& view);
    [[nodiscard]] QString measureText(models::ReportMeasure measure) const;
    void showPlaceholder();
    void showMenu(const QPoint& position);
    [[nodiscard]] QString factsText() const;
    [[nodiscard]] QString totalText() const;
    [[nodiscard]] QString notesText() const;

    models::ReportSession* m_session; // not owned
    SourceStatus m_source;
    models::ReportMeasure m_chosenMeasure = models::ReportMeasure::Held; ///< the report may not have it
    QList<QAction*> m_tableActions; // not owned: the window's
    ReportControls* m_controls; // not owned, as all below: children
    QWidget* m_bar;
    FilterField* m_filter;
    QComboBox* m_type;
    QComboBox* m_measure;
    ElidedLabel* m_facts;
    QToolButton* m_update;
    QToolButton* m_definition;
    QToolButton* m_export;
    ElidedLabel* m_problem;
    QStackedWidget* m_stack;
    QSplitter* m_splitter;
    ReportChart* m_chart;
    TreeTable* m_table;
    ElidedLabel* m_total;
    Placeholder* m_placeholder;
};
} // namespace quotadeck::ui
