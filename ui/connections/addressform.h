// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/connect/profile.h"
#include "models/common/roles.h"

#include <QString>
#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPlainTextEdit;

namespace quotadeck::ui {
class StateLabel;

/// A line with the file name @p field and a button that chooses a file; several where @p isSeveral, between the separators of paths. Its
/// dialog is called @p title.
[[nodiscard]] QWidget* createFileField(QLineEdit* field, const QString& title, bool isSeveral,
                                       QWidget* parent);

/// Edits the way to a server by its address: sign-in, certificates and proxy, with the credentials.
class AddressForm final : public QWidget
{
    Q_OBJECT
public:
    /// What the form calls its server.
    struct Texts
    {
        QString example; ///< an address of one
        QString explanation; ///< which address
        QString missing; ///< asks for it
    };

    explicit AddressForm(Texts texts, QWidget* parent = nullptr);

    /// Puts @p field below, in line with the address.
    void addRow(const QString& label, QWidget* field);

    void setReach(const connect::AddressReach& reach);
    [[nodiscard]] connect::AddressReach reach() const;
    /// Those of the sign-in.
    [[nodiscard]] connect::Secrets secrets() const;

    /// Fills in the credentials, which come later than the rest: until then they cannot be edited.
    void setSecrets(const connect::Secrets& secrets);
    /// They cannot be read: the fields stay empty, and what is stored stays stored unless the user enters others.
    void setUnknownSecrets();
    /// The fields show what is stored, or it cannot be read.
    [[nodiscard]] bool hasSecrets() const { return m_hasSecrets; }
    /// What is stored; nothing: it is not known.
    [[nodiscard]] const std::optional<connect::Secrets>& storedSecrets() const { return m_stored; }
    /// Where credentials are kept, as a sentence.
    void setSecretsNote(const QString& note, models::RowState state);

    /// Asks for what is missing; empty: nothing is.
    [[nodiscard]] QString problem() const;
    /// What the user should know of the way; empty: nothing.
    [[nodiscard]] QString danger() const;
    /// How serious that is.
    [[nodiscard]] models::RowState dangerState() const;

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] QWidget* createSignIn();
    [[nodiscard]] QWidget* createTls();
    [[nodiscard]] QWidget* createProxy();
    void takeChange();

    Texts m_texts;
    bool m_hasSecrets = false;
    std::optional<connect::Secrets> m_stored;
    QLineEdit* m_url = nullptr; // not owned, as all below: children
    QComboBox* m_signIn = nullptr;
    QLineEdit* m_token = nullptr;
    QLineEdit* m_userName = nullptr;
    QLineEdit* m_password = nullptr;
    QPlainTextEdit* m_headers = nullptr;
    StateLabel* m_secretsNote = nullptr;
    QLineEdit* m_authorityFile = nullptr;
    QLineEdit* m_certificateFile = nullptr;
    QLineEdit* m_keyFile = nullptr;
    QLineEdit* m_serverName = nullptr;
    QCheckBox* m_skipsTlsVerification = nullptr;
    QComboBox* m_proxy = nullptr;
    QLineEdit* m_proxyUrl = nullptr;
};
} // namespace quotadeck::ui
