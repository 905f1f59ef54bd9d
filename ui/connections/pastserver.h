// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/connect/profile.h"
#include "models/common/roles.h"

#include <QDialog>
#include <QString>
#include <QWidget>

#include <optional>
#include <utility>

class QLineEdit;
class QPushButton;

namespace quotadeck::ui {
class AddressForm;
class ElidedLabel;
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

/// Shows the Prometheus that knows the past of a connection's cluster, and opens the dialog that edits it. The
/// credentials come later than the rest: until then it cannot be edited.
class PastServerField final : public QWidget
{
    Q_OBJECT
public:
    explicit PastServerField(const connect::PastServer& server, QWidget* parent = nullptr);

    [[nodiscard]] const connect::PastServer& server() const { return m_server; }
    void setSecrets(const connect::Secrets& secrets);
    /// They cannot be read: what is stored stays stored unless the user enters others.
    void setUnknownSecrets();
    /// They are read, or cannot be.
    [[nodiscard]] bool hasSecrets() const { return m_hasSecrets; }
    /// As entered; nothing: those that are stored and cannot be read.
    [[nodiscard]] const std::optional<connect::Secrets>& secrets() const { return m_secrets; }
    /// Nothing: not known.
    [[nodiscard]] const std::optional<connect::Secrets>& storedSecrets() const { return m_stored; }
    /// Where credentials are kept, as a sentence.
    void setSecretsNote(const QString& note, models::RowState state) { m_note = {note, state}; }

Q_SIGNALS:
    void changed(); ///< what is entered, or whether it can be edited

private:
    void showServer();
    void edit();

    connect::PastServer m_server;
    bool m_hasSecrets = false;
    std::optional<connect::Secrets> m_secrets;
    std::optional<connect::Secrets> m_stored;
    std::pair<QString, models::RowState> m_note;
    ElidedLabel* m_text; // not owned, as the next: children
    QPushButton* m_edit;
};
} // namespace quotadeck::ui
