// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/connect/profile.h"

#include <QColor>
#include <QString>
#include <QWidget>

namespace quotadeck::ui {
/// What marks the connection that a window shows.
struct ConnectionMark
{
    QString name; ///< of a saved connection; empty: it is not saved
    connect::Environment environment = connect::Environment::None;
    QColor colour{}; ///< invalid: none
    bool isUnverified = false; ///< the certificate of the server is not verified

    friend bool operator==(const ConnectionMark&, const ConnectionMark&) = default;
};

/// The mark of @p profile, whose certificate is verified as far as is known.
[[nodiscard]] ConnectionMark markOf(const connect::Profile& profile);

/// A saved connection as lists show it.
struct ConnectionEntry
{
    QString id;
    ConnectionMark mark;

    friend bool operator==(const ConnectionEntry&, const ConnectionEntry&) = default;
};

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
