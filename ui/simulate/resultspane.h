// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/simulation/groupresultsmodel.h"
#include "models/simulation/resultsmodel.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace quotadeck::ui {
class CsvExport;
class Placeholder;
class ResultTable;
class SegmentedSwitch;

/// What a scenario has come to so far: by queue or by user, or by quota group.
class ResultsPane final : public QWidget
{
    Q_OBJECT
public:
    explicit ResultsPane(QWidget* parent = nullptr);

    /// Nothing is known of a scenario that starts; @p name is that of its files, @p isElastic that it has no queues.
    void setScenario(const QString& name, bool isElastic);
    /// Null is ignored.
    void setResults(const std::shared_ptr<const sim::Results>& results);

private:
    void showRows();
    void showGroups();
    void showResources();
    void exportShown();
    [[nodiscard]] ResultTable* shownTable() const { return m_isElastic ? m_groupTable : m_table; }

    models::ResultsModel m_model;
    models::GroupResultsModel m_groups;
    QString m_name;
    bool m_isElastic = false;
    SegmentedSwitch* m_kind; // not owned, as all below: children
    QLabel* m_resourceLabel;
    QComboBox* m_resource; ///< hidden while there is but one
    QLabel* m_summary;
    QToolButton* m_copy;
    QToolButton* m_export;
    QStackedWidget* m_stack;
    Placeholder* m_nothing;
    ResultTable* m_table;
    ResultTable* m_groupTable;
    CsvExport* m_csv;
};
} // namespace quotadeck::ui
