// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QObject>
#include <QSize>

#include <functional>

class QAbstractItemView;
class QHeaderView;
class QWidget;

/// The text size of the program, and what grows with it: lengths are written for 100% and scaled where they are used.
namespace quotadeck::ui {
inline constexpr int kUsualTextPercent = 100; ///< the size that the desktop has
inline constexpr int kLeastTextPercent = 80;
inline constexpr int kMostTextPercent = 200;

/// Reports changes of the text size.
///
/// Threading: GUI thread. Ownership: lives as long as the process.
class TextSize final : public QObject
{
    Q_OBJECT
public:
    [[nodiscard]] static TextSize& current();

    [[nodiscard]] int percent() const { return m_percent; }
    /// Only Theme calls this, after it has changed the font.
    void setPercent(int percent);

Q_SIGNALS:
    void changed();

private:
    int m_percent = kUsualTextPercent;
};

/// @p usual in the size of @p percent.
[[nodiscard]] QFont textFont(const QFont& usual, int percent);

/// The next larger or smaller step, kMostTextPercent or kLeastTextPercent at the end.
[[nodiscard]] int largerTextPercent(int percent);
[[nodiscard]] int smallerTextPercent(int percent);

/// @p pixels of 100% in the current text size. Texts below 100% leave lengths as they are.
[[nodiscard]] int scaled(int pixels);
[[nodiscard]] QSize scaled(const QSize& size);

/// Calls @p apply now and after each change of the text size, at once and when all widgets have their fonts, as long as @p widget
/// lives.
void followTextSize(QWidget* widget, const std::function<void()>& apply);

/// Gives @p widget @p scale times the point size of other texts, in its weight.
void setTextScale(QWidget* widget, qreal scale);
/// Makes @p widget show code: in its font, and from left to right in every language.
void showAsCode(QWidget* widget);

// Fixed, least or most lengths of 100%, which follow the text size.
void setScaledFixedSize(QWidget* widget, const QSize& size);
void setScaledFixedWidth(QWidget* widget, int pixels);
void setScaledFixedHeight(QWidget* widget, int pixels);
void setScaledMinimumWidth(QWidget* widget, int pixels);
void setScaledMinimumHeight(QWidget* widget, int pixels);
void setScaledMaximumWidth(QWidget* widget, int pixels);
/// Height of all rows of a table, by its vertical header.
void setScaledSections(QHeaderView* rows, int pixels);
/// Width of a column of a table, until the text size changes or somebody drags it.
void setScaledColumn(QHeaderView* columns, int column, int pixels);
/// Of a list or a tree.
void setScaledIcons(QAbstractItemView* view, int pixels);
} // namespace quotadeck::ui
