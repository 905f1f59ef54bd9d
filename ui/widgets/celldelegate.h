// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QAbstractItemView;
class QWidget;

namespace quotadeck::ui {
inline constexpr double kStaleOpacity = 0.45; ///< of bars and maps with stale data

/// Makes @p table show whether its data is stale: its delegate paints it dim then.
void setStale(QAbstractItemView* table, bool isStale);
/// Whether @p widget is a table with stale data; false for nullptr.
[[nodiscard]] bool isStale(const QWidget* widget);

/// Draws the cells of every table by the shared roles: KindRole gives the icon, NumericRole the alignment,
/// EmphasisRole the weight, IndentRole the indentation, LinkRole the underline, StateRole the colour and, behind the name of a
/// row, a sign. All text of a table with stale data is dim, see setStale(). Knows no model.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
    /// Whether @p text is cut as the path of a queue.
    [[nodiscard]] virtual bool isPath(const QString& text) const;

private:
    void paintCell(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
};
} // namespace quotadeck::ui
