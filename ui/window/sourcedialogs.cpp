// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/sourcedialogs.h"

#include "ui/window/connectdialog.h"

#include <QFileDialog>

namespace quotadeck::ui {
SourceDialogs::SourceDialogs(QWidget* window) : QObject(window), m_window(window) { }

void SourceDialogs::askForConnection(const QString& address)
{
    auto* dialog = new ConnectDialog(address, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->tryFirst();
    connect(dialog, &ConnectDialog::tryRequested, this,
            [this, dialog] { Q_EMIT connectionTryRequested(dialog); });
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { Q_EMIT connectionChosen(dialog->url(), dialog->token()); });
    dialog->open();
}

void SourceDialogs::askForConfiguration()
{
    auto* dialog = createFileDialog(tr("Open Configuration File"),
                                    {tr("Configurations (*.yaml *.yml)"), tr("All files (*)")});
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &SourceDialogs::configurationChosen);
    dialog->open();
}

void SourceDialogs::askForRecording()
{
    auto* dialog = createFileDialog(tr("Open Recording"), {tr("Recordings (*.qdrec)"), tr("All files (*)")});
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &SourceDialogs::recordingChosen);
    dialog->open();
}

void SourceDialogs::askForRecordingTarget()
{
    auto* dialog = createFileDialog(tr("Record to File"), {tr("Recordings (*.qdrec)")});
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("qdrec"));
    connect(dialog, &QFileDialog::fileSelected, this, &SourceDialogs::recordingTargetChosen);
    dialog->open();
}

QFileDialog* SourceDialogs::createFileDialog(const QString& title, const QStringList& filters)
{
    auto* dialog = new QFileDialog(m_window, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilters(filters);
    return dialog;
}
} // namespace quotadeck::ui

#include "moc_sourcedialogs.cpp"
