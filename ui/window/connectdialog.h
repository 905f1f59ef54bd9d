// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QUrl>

class QLabel;
class QLineEdit;
class QPushButton;

namespace quotadeck::ui {
/// Asks for the address of a scheduler's REST interface and a bearer token, which is kept for the session only.
class ConnectDialog final : public QDialog
{
    Q_OBJECT
public:
    /// @p address is what the field shows first.
    explicit ConnectDialog(const QString& address, QWidget* parent = nullptr);

    /// What the dialog asks for instead: a scheduler of another kind, with @p example as its address.
    void askFor(const QString& title, const QString& hint, const QString& example);

    [[nodiscard]] QUrl url() const;
    [[nodiscard]] QString token() const;

    /// @p text as an address with http unless it names a scheme; invalid when it names no host or another scheme
    /// than http and https.
    [[nodiscard]] static QUrl parseAddress(const QString& text);

private:
    void check();

    QString m_hint;
    QLineEdit* m_address; // not owned, as all below: children
    QLineEdit* m_token;
    QLabel* m_problem;
    QPushButton* m_connect;
};
} // namespace quotadeck::ui
