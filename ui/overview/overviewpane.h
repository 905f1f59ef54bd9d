// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/treetable.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QStackedLayout;

namespace quotadeck::ui {
/// A table of the Overview page with its heading. While it has no rows it says why.
///
/// Ownership: the model outlives it.
class OverviewPane final : public QFrame
{
    Q_OBJECT
public:
    struct Texts
    {
        QString title;
        QString none; ///< there is nothing: "No application waits"
        QString unknown; ///< the source does not report it
    };

    OverviewPane(models::LiveTreeModel* model, QList<ColumnDefault> columns, Texts texts, QWidget* parent);

    [[nodiscard]] TreeTable* table() const { return m_table; }
    /// Whether the source reports what the table shows.
    void setKnown(bool isKnown);
    /// Beside the title: "34 in all".
    void setNote(const QString& note);
    /// Puts @p tool at the end of the heading, and takes it over.
    void addTool(QWidget* tool);
    /// The page divides its room as it needs it, whatever tables like to have.
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }

private:
    Texts m_texts;
    QLabel* m_title; // not owned, as all below: children
    QLabel* m_note;
    QHBoxLayout* m_heading;
    TreeTable* m_table;
    QLabel* m_nothing;
    QStackedLayout* m_stack;
};
} // namespace quotadeck::ui
