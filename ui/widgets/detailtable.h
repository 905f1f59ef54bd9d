// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"

#include <QList>
#include <QTableWidget>

namespace quotadeck::ui {
/// One cell of a small table of details.
struct DetailCell
{
    enum class Align { Text, Number };

    QString text;
    Align align = Align::Text;
    models::Emphasis emphasis = models::Emphasis::Normal;
    models::RowState state = models::RowState::Normal;
    QString toolTip; ///< empty: the text
    int indent = 0; ///< levels
    QString link{}; ///< what the cell leads to, in the words of the table's owner; empty: nothing

    friend bool operator==(const DetailCell&, const DetailCell&) = default;
};

/// A row of one fact in a table of more columns is a heading over those that follow.
using DetailRow = QList<DetailCell>;

/// A read-only table just as high as its rows. New details are written into the cells that are there, so that a
/// selection survives. One column gives way, the others show all they have: there is nothing to scroll to. Cells may be
/// links.
class DetailTable final : public QTableWidget
{
    Q_OBJECT
public:
    /// Column @p flexible takes what room is left. Of names in the first column the middle is left out then, of texts the
    /// end.
    DetailTable(const QStringList& headers, int flexible, QWidget* parent = nullptr);

    void setRows(const QList<DetailRow>& rows);
    /// The selected cells, tab separated, without a header.
    [[nodiscard]] QString selectedText() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A cell with a link was clicked, or Enter was pressed in its row.
    void linkActivated(const QString& link);

protected:
    bool viewportEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void setCell(int row, int column, const DetailCell& fact);
    /// Of @p index; empty: none.
    [[nodiscard]] static QString linkOf(const QModelIndex& index);
    void followRow();
    [[nodiscard]] int contentHeight() const;
};
} // namespace quotadeck::ui
