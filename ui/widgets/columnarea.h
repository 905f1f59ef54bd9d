// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QScrollArea>

namespace quotadeck::ui {
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
