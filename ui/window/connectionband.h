// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/connections/connectionmark.h"

#include <QString>
#include <QWidget>

namespace quotadeck::ui {
/// A band over the whole width of a window, above its menu: name and environment of the connection in its colour, and a warning while
/// the certificate of the server is not verified. Hidden for a connection without any of them.
class ConnectionBand final : public QWidget
{
    Q_OBJECT
public:
    /// @p window makes room for it while it is shown.
    explicit ConnectionBand(QWidget* window);

    void setMark(const ConnectionMark& mark);
    [[nodiscard]] const ConnectionMark& mark() const { return m_mark; }
    /// What it says; empty while it is hidden.
    [[nodiscard]] QString text() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();

    ConnectionMark m_mark;
};
} // namespace quotadeck::ui
