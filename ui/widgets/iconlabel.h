// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QWidget>

namespace quotadeck::ui {
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
} // namespace quotadeck::ui
