// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/share.h"

#include <QList>
#include <QSet>
#include <QTableWidget>

namespace quotadeck::ui {
/// One line of a legend.
struct LegendEntry
{
    QString id;
    QString name;
    int style = 0;
    QString last; ///< empty: not known now
    QString limit;
    models::Share share;
};

/// The legend of a chart, as a table: a click shows one line alone, with Ctrl it is shown or hidden as well; the
/// same by Space. A second click shows all again.
class ChartLegend final : public QTableWidget
{
    Q_OBJECT
public:
    enum Column { NameColumn, LastColumn, LimitColumn, ShareColumn, ColumnCount };

    explicit ChartLegend(QWidget* parent = nullptr);

    void setEntries(const QList<LegendEntry>& entries);
    /// What is shown alone; empty: all.
    [[nodiscard]] const QSet<QString>& isolated() const { return m_isolated; }

Q_SIGNALS:
    void isolationChanged();
    void hovered(const QString& id); ///< empty: none

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setEntry(int row, const LegendEntry& entry);
    void isolate(int row, Qt::KeyboardModifiers modifiers);
    void showIsolation();
    [[nodiscard]] QString idOf(int row) const;

    QSet<QString> m_isolated;
};
} // namespace quotadeck::ui
