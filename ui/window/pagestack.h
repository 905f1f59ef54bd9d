// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

namespace quotadeck::ui {
/// The pages of the window. Needs as much room as the shown one: a page with a wide bar takes none from what stands
/// beside the others.
class PageStack final : public QStackedWidget
{
    Q_OBJECT
public:
    explicit PageStack(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
};
} // namespace quotadeck::ui
