// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"

#include <QIcon>
#include <QLabel>
#include <QString>
#include <QWidget>

class QFontMetrics;

namespace quotadeck::ui {
/// Whether @p text is the path of a queue below the root: "root.a".
[[nodiscard]] bool isQueuePath(const QString& text);
/// @p path as it fits into @p width pixels. Whole segments after the first give way, "root…test": siblings differ in the
/// last ones. What does not fit even so is the end of the last segment: dots stand at one place.
[[nodiscard]] QString elidedPath(const QString& path, const QFontMetrics& font, int width);
/// Whether @p text is amounts of resources: "memory 4 GiB", "memory 57 GiB, vcore 8.5".
[[nodiscard]] bool isAmounts(const QString& text);
/// @p amounts as they fit into @p width pixels. The last ones give way, "memory 57 GiB, …", and no number is cut.
[[nodiscard]] QString elidedAmounts(const QString& amounts, const QFontMetrics& font, int width);

/// An icon by itself. Unlike a label's pixmap it follows the theme.
class IconLabel final : public QWidget
{
    Q_OBJECT
public:
    explicit IconLabel(int side, QWidget* parent = nullptr);

    void setIcon(const QIcon& icon);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QIcon m_icon;
};

/// A plain text in the colour of a state, in every theme.
class StateLabel final : public QLabel
{
    Q_OBJECT
public:
    explicit StateLabel(QWidget* parent = nullptr) : QLabel(parent) { setTextFormat(Qt::PlainText); }

    /// Normal is the colour of other labels.
    void setState(models::RowState state);

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyColour();

    models::RowState m_state = models::RowState::Normal;
};

/// One line of text that gives way: elided in the middle, unless told otherwise, when there is no room, whole in the tool tip and when copied.
class ElidedLabel final : public QWidget
{
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    void setText(const QString& text);
    [[nodiscard]] QString text() const { return m_text; }
    void setElideMode(Qt::TextElideMode mode);
    [[nodiscard]] bool isElided() const;
    /// In whose colour the text is; Normal: that of other labels.
    void setState(models::RowState state);
    [[nodiscard]] models::RowState state() const { return m_state; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text;
    QString m_shown; ///< as it is painted, but for the elision
    Qt::TextElideMode m_elideMode = Qt::ElideMiddle;
    models::RowState m_state = models::RowState::Normal;
};
} // namespace quotadeck::ui
