// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"
#include "ui/widgets/treetable.h"

#include <functional>

class QAction;
class QHBoxLayout;
class QLabel;
class QMenu;
class QSplitter;
class QStackedWidget;

namespace quotadeck::models {
class LiveTreeModel;
}

namespace quotadeck::ui {
class FilterField;
class Placeholder;

/// What the pages with one big table have in common: a bar with the filter, the count of what it leaves and the
/// page's own controls, the table, and a placeholder while there is nothing to show.
class TablePage : public Page
{
    Q_OBJECT
public:
    void focusFilter() override;
    void setPartition(const PartitionSnapshot* partition) override;
    void setSource(const SourceStatus& status) override;
    void setTableActions(const QList<QAction*>& actions) override;
    void setFilterText(const QString& text) override;
    void setPast(bool isPast) override;
    void setStale(bool isStale) override;
    [[nodiscard]] QString filterText() const override;
    [[nodiscard]] Subject selected() const override { return currentSubject(); }
    [[nodiscard]] bool hasColumns() const override { return true; }
    void showAllColumns() override;
    [[nodiscard]] QVariantMap view() const override;
    void showView(const QVariantMap& view) override;
    [[nodiscard]] QVariantMap saveState() const override;
    void restoreState(const QVariantMap& state) override;
    [[nodiscard]] QVariantMap saveSourceState() const override;
    void restoreSourceState(const QVariantMap& state) override;

protected:
    struct Texts
    {
        QString table; ///< accessible name of the table
        QString filter; ///< what the filter field asks for
        QString noMatch; ///< all rows are hidden by the filter
        QString emptyTitle; ///< nothing there
        QString emptyReason;
        QString unknownReason; ///< the source does not offer this part
    };

    TablePage(QString id, QString title, Icon icon, models::LiveTreeModel* model,
              QList<ColumnDefault> columns, Texts texts, QWidget* parent);

    [[nodiscard]] TreeTable* table() const { return m_table; }
    /// Adds a control of the page to the bar above the table.
    void addControl(QWidget* control);
    [[nodiscard]] bool isPast() const { return m_isPast; } ///< see setPast()
    /// Adds a second pane below the table.
    void addPane(QWidget* pane);
    /// Adds @p view, which may be shown instead of the table.
    void addView(QWidget* view);
    /// Shows @p view, which was added, or the table in the place that they share.
    void showView(QWidget* view);
    /// For rows that do not wait for anything: without "why is it waiting".
    void removeExplanation();
    /// Makes the page show all rows again.
    virtual void clearFilter();
    /// The menu of the current row, at @p position of the screen.
    void openMenu(const QPoint& position);
    /// Adds the action "why is it waiting" with the key W to @p table, for the row that @p subject returns. Returns it.
    QAction* addExplanation(TreeTable* table, std::function<Subject()> subject);
    [[nodiscard]] FilterField* filterField() const { return m_filter; }
    void updateCount();
    /// What there is to know of the list while no filter is on: "the last 5,000".
    [[nodiscard]] virtual QString listNote() const;
    /// How many rows there are without a filter.
    [[nodiscard]] virtual int rowTotal() const;
    /// What the table says when it has no rows, from now on; @p isKnown: whether the source offers them.
    void setEmptyTexts(const QString& title, const QString& reason, const QString& unknownReason,
                       bool isKnown);
    /// Adds what only this page can do with the current row to its menu.
    virtual void addToMenu(QMenu& menu);
    /// What finds the events of the current row on the page of events; empty: nothing does.
    [[nodiscard]] virtual QString eventFilter() const;
    /// What the current row stands for; of no kind when other pages do not follow it.
    [[nodiscard]] Subject currentSubject() const { return subjectOf(m_table->currentId()); }
    /// Where the limits of the row called @p rowId are edited: a queue, or a user or group in one; of no kind: nowhere.
    [[nodiscard]] virtual Subject limitsPlaceOf(const QString& rowId) const;
    /// What the row called @p rowId stands for; of no kind for an empty id.
    [[nodiscard]] virtual Subject subjectOf(const QString& rowId) const = 0;

private:
    /// "3 of 184 queues match"
    [[nodiscard]] virtual QString matchText() const = 0;
    /// Whether the source offers what the table shows.
    [[nodiscard]] virtual bool isKnown(const PartitionSnapshot& partition) const = 0;

    void updatePlaceholder();
    /// The table, or why there is none.
    void showContent();
    void showMenu(const QPoint& position);
    void showInChart();
    void editLimits();

    enum class Content { NothingRead, Unknown, Known };

    models::LiveTreeModel* m_model; // not owned
    Texts m_texts;
    FilterField* m_filter; // not owned, as all below: children
    QLabel* m_count;
    QHBoxLayout* m_bar;
    QStackedWidget* m_stack;
    QSplitter* m_splitter;
    QStackedWidget* m_views = nullptr; ///< the table and what may be shown instead; nullptr: only the table
    TreeTable* m_table;
    QAction* m_explain; ///< nullptr: removed
    QAction* m_chart;
    QAction* m_limits;
    QList<QAction*> m_tableActions; ///< not owned: the window's
    Placeholder* m_placeholder;
    bool m_isPast = false; ///< see setPast()
    Content m_content = Content::NothingRead;
    SourceStatus m_source;
};
} // namespace quotadeck::ui
