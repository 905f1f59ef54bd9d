// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUrl>

class QFileDialog;
class QWidget;

namespace quotadeck::ui {
class ConnectDialog;

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
