// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"

#include <QDialog>
#include <QObject>
#include <QUrl>

class QFileDialog;
class QLineEdit;
class QPushButton;
class QWidget;

namespace quotadeck::ui {
class StateLabel;

/// Asks for the address of a scheduler's REST interface and a bearer token, which is kept for the session only. Stays open while the
/// address is tried, and when it does not work: then it says why, and the user may change it or connect anyway.
class ConnectDialog final : public QDialog
{
    Q_OBJECT
public:
    /// @p address is what the field shows first.
    explicit ConnectDialog(const QString& address, QWidget* parent = nullptr);

    /// What the dialog asks for instead: a scheduler of another kind, with @p example as its address.
    void askFor(const QString& title, const QString& hint, const QString& example);
    /// From now on an address is tried before the dialog is accepted: whoever receives tryRequested() calls accept() or showUnusable().
    void tryFirst() { m_isToTry = true; }
    /// @p reason says what is wrong with the address and what to do.
    void showUnusable(const QString& reason);

    [[nodiscard]] QUrl url() const;
    [[nodiscard]] QString token() const;

    /// @p text as an address with http unless it names a scheme; invalid when it names no host or another scheme
    /// than http and https.
    [[nodiscard]] static QUrl parseAddress(const QString& text);

Q_SIGNALS:
    void tryRequested(); ///< of url() with token()

private:
    void check();
    void showNote(const QString& text, models::RowState state);
    void setFieldsEnabled(bool areEnabled);
    void connectOrTry();
    [[nodiscard]] QString addressProblem() const;

    QString m_hint;
    bool m_isToTry = false;
    bool m_isUnusable = false; ///< what the fields hold, as was tried
    QLineEdit* m_address; // not owned, as all below: children
    QLineEdit* m_token;
    StateLabel* m_note;
    QPushButton* m_connect;
};

/// The dialogs that ask for an address or a file to open or to record to. None of them blocks.
class SourceDialogs final : public QObject
{
    Q_OBJECT
public:
    /// The dialogs belong to @p window, which outlives this object.
    explicit SourceDialogs(QWidget* window);

    /// Starts with @p address.
    void askForConnection(const QString& address);
    void askForConfiguration();
    void askForRecording();
    void askForRecordingTarget();

Q_SIGNALS:
    /// @p dialog asks whether its address works, and waits for the answer.
    void connectionTryRequested(quotadeck::ui::ConnectDialog* dialog);
    void connectionChosen(const QUrl& url, const QString& token);
    void configurationChosen(const QString& path);
    void recordingChosen(const QString& path);
    void recordingTargetChosen(const QString& path);

private:
    [[nodiscard]] QFileDialog* createFileDialog(const QString& title, const QStringList& filters);

    QWidget* m_window; // not owned
};
} // namespace quotadeck::ui
