// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <QSet>
#include <QTimer>

class QAbstractItemView;
class QHeaderView;

namespace quotadeck::ui {
/// How a column gets its width.
struct FittedColumn
{
    enum class Fit {
        Title, ///< no less than its title
        Cells, ///< as its cells in view as well: a cut number is a wrong one
        Room, ///< takes what room is left, as far as its cells want it before the next of these; no less than its title
    };

    int column = 0;
    int least = 0; ///< px; what title and cells leave of it goes to others that would be cut or scrolled to
    Fit fit = Fit::Cells;
};

/// Gives the columns of a table what their titles and the cells in view take. Columns grow while others come into view and do
/// not shrink, so that nothing jumps, until startOver(). A width that the user chose stays. Fits once for all that happens
/// before the event loop is reached; measures nothing while the table is hidden.
class ColumnFitter final : public QObject
{
    Q_OBJECT
public:
    enum class Titles {
        OneLine,
        Words, ///< words may stand one below the other, unless the title has line breaks
    };

    /// A child of @p view, which has its model already; @p header is that of its columns.
    ColumnFitter(QAbstractItemView* view, QHeaderView* header, Titles titles = Titles::OneLine);

    /// Starts over with these, and forgets what the user chose.
    void setColumns(const QList<FittedColumn>& columns);
    /// Other contents than before: columns may become narrower.
    void startOver();
    /// Those whose width the user chose.
    [[nodiscard]] const QSet<int>& chosen() const { return m_chosen; }
    void setChosen(const QSet<int>& columns);
    /// Fits the columns that the user made wider or narrower, too, and starts over.
    void forgetChosen();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitSoon();
    void fit();
    [[nodiscard]] bool measure();
    [[nodiscard]] int cellsWidth(int column) const;
    void layOut();
    void noteResize(int column, int before, int now);
    [[nodiscard]] int titleWidth(int column) const;
    [[nodiscard]] bool hasBar(int column) const;
    [[nodiscard]] bool isFitted(int column) const;

    QAbstractItemView* m_view; // not owned
    QHeaderView* m_header; // not owned
    Titles m_titles;
    QList<FittedColumn> m_columns;
    QHash<int, int> m_cells; ///< the most that cells in view took so far, by column
    QSet<int> m_chosen;
    bool m_isFitting = false;
    bool m_isOther = false; ///< titles or shown columns are
    QTimer m_soon;
};
} // namespace quotadeck::ui
