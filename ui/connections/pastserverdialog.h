// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/connect/profile.h"

#include <QDialog>

class QLineEdit;
class QPushButton;

namespace quotadeck::ui {
class AddressForm;
class StateLabel;

/// Edits the Prometheus that knows the past of a connection's cluster, or removes it.
class PastServerDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit PastServerDialog(const connect::PastServer& server, QWidget* parent = nullptr);

    /// As the fields say; without an address after it was removed.
    [[nodiscard]] connect::PastServer server() const;
    /// Where the credentials are entered.
    [[nodiscard]] AddressForm* form() const { return m_form; }

private:
    void check();

    bool m_isRemoved = false;
    AddressForm* m_form; // not owned, as all below: children
    QLineEdit* m_matchers;
    StateLabel* m_problem;
    QPushButton* m_ok = nullptr;
};
} // namespace quotadeck::ui
