// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/share.h"
#include "ui/charts/linevisibility.h"

#include <QList>
#include <QRect>
#include <QSet>
#include <QTableWidget>

#include <optional>

namespace quotadeck::ui {
/// One line of a legend.
struct LegendEntry
{
    QString id;
    QString name;
    QString tip; ///< the name in full, and the limit
    int style = 0;
    QString last; ///< empty, as the next two: not known in the shown time
    QString min;
    QString max;
    std::optional<models::Share> share; ///< of the limit; empty: there is no such thing
    bool isRemovable = false; ///< somebody put it in
};

/// The legend of a chart, as a table: a click or Enter shows one line alone, with Ctrl it is shown or hidden as
/// well; a second click shows all again. A click on a line that is hidden or held back shows it. Space hides and shows a line, Delete takes
/// out what was put in.
class ChartLegend final : public QTableWidget
{
    Q_OBJECT
public:
    enum Column { NameColumn, LastColumn, MinColumn, MaxColumn, ShareColumn, ColumnCount };

    explicit ChartLegend(QWidget* parent = nullptr);

    void setEntries(const QList<LegendEntry>& entries);
    /// For what is shown from now on, before setEntries().
    [[nodiscard]] LineVisibility& lines() { return m_lines; }
    [[nodiscard]] const LineVisibility& lines() const { return m_lines; }

Q_SIGNALS:
    void shownChanged();
    void hovered(const QString& id); ///< empty: none
    void removeRequested(const QString& id);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setEntry(int row, const LegendEntry& entry);
    void put(int row, int column, int role, const QVariant& value);
    void choose(const QString& id, Qt::KeyboardModifiers modifiers);
    void isolate(const QString& id);
    void toggle(const QString& id);
    void applyVisibility();
    void remove(const QString& id);
    void showVisibility();
    /// Hides the least values while names would be cut to a few letters.
    void giveNamesRoom();
    [[nodiscard]] QString idOf(int row) const;

    LineVisibility m_lines;
    QRect m_changed; // the cells that the views were not told of
    QSet<QString> m_removable;
    int m_minWidth = 0; ///< of the column of least values when it was hidden
};
} // namespace quotadeck::ui
