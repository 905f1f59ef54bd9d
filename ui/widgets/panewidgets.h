// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QKeySequence>
#include <QList>
#include <QScrollArea>
#include <QString>

class QLabel;
class QTableView;
class QToolButton;
class QWidget;

namespace quotadeck::ui {
/// What panes have in common. The caller owns what is made.

/// Rows of the house's height, without grid and row numbers.
void setUpTable(QTableView* view);
[[nodiscard]] QLabel* heading(const QString& text);
/// @p content below @p title.
[[nodiscard]] QWidget* titled(QWidget* title, QWidget* content);
/// A flat button in the row above a pane.
[[nodiscard]] QToolButton* flatButton(const QString& text);

/// What stands above a list or a table of the page; a child of @p parent.
[[nodiscard]] QLabel* paneHeading(const QString& text, QWidget* parent);

/// Keeps the room of @p widget in its layout while it is hidden, so that what is beside it does not move.
void keepSizeWhenHidden(QWidget* widget);

/// A button without text on a bar that moves through time; @p text and @p keys are its tool tip. Owned by @p parent.
[[nodiscard]] QToolButton* transportButton(QWidget* parent, const QIcon& icon, const QString& text,
                                           const QKeySequence& keys);

/// Widgets below each other. They scroll down; a splitter leaves them their width.
class ColumnArea : public QScrollArea
{
public:
    explicit ColumnArea(QWidget* parent = nullptr);

    void setSections(const QList<QWidget*>& sections); ///< once; or setWidget()
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};
} // namespace quotadeck::ui
