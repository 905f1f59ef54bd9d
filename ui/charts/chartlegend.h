// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/share.h"

#include <QHash>
#include <QList>
#include <QRect>
#include <QSet>
#include <QString>
#include <QTableWidget>

#include <optional>

namespace quotadeck::ui {
/// Which lines of a chart are shown: all but those that somebody hid, or only those that are shown alone. A line that would
/// flatten all others is held back until somebody wants it. Lines are known by their ids; what was asked for one that is not
/// there for a while is remembered.
class LineVisibility
{
public:
    /// The lines there are. True when others are shown now: what was alone has gone, and an empty chart would be a riddle.
    bool setLines(const QSet<QString>& ids);
    /// Holds back each line of @p wholes, by the highest value of each, that is far above @p parts, the highest value of all
    /// others; not above 0: there are none. One that is held back already is so until it comes close to them.
    void holdBack(const QHash<QString, double>& wholes, double parts);

    /// A click or Enter: shows a line that is hidden or held back, else @p id alone, or all again if it was.
    void choose(const QString& id);
    void isolate(const QString& id);
    /// Shows @p id as well as those that are shown alone, or no more.
    void isolateAsWell(const QString& id);
    void toggle(const QString& id);

    [[nodiscard]] bool isShown(const QString& id) const;
    /// Without anybody having asked for either.
    [[nodiscard]] bool isHeldBack(const QString& id) const;
    [[nodiscard]] bool isAlone(const QString& id) const { return m_alone == QSet<QString>{id}; }

private:
    QSet<QString> m_alone; ///< empty: all that are not hidden
    QSet<QString> m_hidden;
    QSet<QString> m_held;
    QSet<QString> m_wanted; ///< of those that are held back
};

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
