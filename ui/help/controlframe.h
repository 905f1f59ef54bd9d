// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QRect>
#include <QWidget>

namespace quotadeck::ui {
/// A frame around a control of a window, above all else in it. It takes neither the pointer nor the focus.
class ControlFrame final : public QWidget
{
    Q_OBJECT
public:
    explicit ControlFrame(QWidget* window);

    /// From now on frames the first of @p targets, not owned, that is visible; nothing while none is.
    void setTargets(const QList<QWidget*>& targets);
    /// What is framed; nullptr: nothing.
    [[nodiscard]] QWidget* target() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();
    /// Of @p target in the window, without what its surroundings cut off.
    [[nodiscard]] QRect visibleRect(const QWidget* target) const;

    QList<QPointer<QWidget>> m_targets;
    QList<QPointer<QWidget>> m_watched; ///< the targets and all around them
};
} // namespace quotadeck::ui
