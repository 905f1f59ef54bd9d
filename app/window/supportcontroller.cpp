// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/supportcontroller.h"

#include "app/support/supportbundle.h"
#include "app/window/models.h"
#include "app/window/shared.h"
#include "app/window/sourcecontroller.h"
#include "models/common/messagetext.h"
#include "models/common/textfile.h"
#include "ui/help/helpmenu.h"
#include "ui/help/logwindow.h"
#include "ui/help/supportdialog.h"
#include "ui/window/mainwindow.h"

#include <QGuiApplication>

#include <chrono>
#include <initializer_list>

namespace quotadeck::app {
SupportController::SupportController(Shared* shared, Models* models, const SourceController* source,
                                     ui::MainWindow* window, QObject* parent)
    : QObject(parent)
    , m_shared(shared)
    , m_models(models)
    , m_source(source)
    , m_window(window)
{
    const auto* menu = window->findChild<ui::HelpMenu*>();
    connect(menu, &ui::HelpMenu::logRequested, this, &SupportController::showLog);
    connect(menu, &ui::HelpMenu::supportBundleRequested, this, &SupportController::askForBundle);
}

void SupportController::showLog()
{
    if (!m_logWindow)
        m_logWindow = new ui::LogWindow(&m_shared->log, m_window);
    m_logWindow->bringToFront();
}

SupportSources SupportController::sources() const
{
    SupportSources sources;
    sources.time = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    sources.platform = QGuiApplication::platformName().toStdString();
    const QStringList keys = m_shared->store.keys();
    for (const QString& key : keys)
        sources.settings.insert(key, m_shared->store.value(key));
    sources.log = m_shared->log.entries();
    for (const models::EditedFile* file :
         std::initializer_list<const models::EditedFile*>{&m_models->session, &m_models->elastic}) {
        if (file->currentRevision())
            sources.files.push_back({file->path().toStdString(), file->currentRevision()});
    }
    sources.snapshot = m_models->stage.latest();
    sources.quotas = m_models->stage.latestQuotas();
    sources.source = m_source->sampledSource().name;
    return sources;
}

void SupportController::askForBundle()
{
    if (m_dialog) {
        m_dialog->raise();
        m_dialog->activateWindow();
        return;
    }
    const SupportSources known = sources();
    ui::SupportContents contents;
    contents.logEntries = static_cast<int>(known.log.size());
    contents.files = static_cast<int>(known.files.size());
    for (const SupportFile& file : known.files)
        contents.problems += static_cast<int>(file.revision->verdict.findings.size());
    if (known.snapshot)
        contents.snapshot = known.source.empty() ? tr("the source") : QString::fromStdString(known.source);
    m_dialog = new ui::SupportDialog(contents, m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &ui::SupportDialog::saveRequested, this, &SupportController::save);
    m_dialog->open();
}

void SupportController::save(const QString& path, const models::SupportChoice& choice)
{
    auto make = [made = sources(), choice, folder = m_shared->folder]() mutable {
        if (choice.hasLog)
            addStoredLog(made, folder);
        return supportBundle(made, choice);
    };
    models::writeInBackground(
        this, path, std::move(make), [this, path, dialog = m_dialog](const Result<std::size_t>& written) {
            const QString failure = written ? QString()
                                            : tr("The support bundle was not saved: %1: %2")
                                                  .arg(QString::fromStdString(written.error().where),
                                                       models::messageText(written.error().message));
            m_shared->log.add(
                written ? models::LogLevel::Information : models::LogLevel::Error, QStringLiteral("support"),
                written ? QStringLiteral("Support bundle saved: %1").arg(path)
                        : QStringLiteral("Support bundle not saved: %1: %2")
                              .arg(path, QString::fromStdString(written.error().message.english())));
            if (dialog && written)
                dialog->showSaved(path, static_cast<qint64>(*written));
            else if (dialog)
                dialog->showFailure(failure);
            else if (!written) // the dialog is closed
                m_window->showNotice(models::RowState::Critical, failure);
        });
}
} // namespace quotadeck::app

#include "moc_supportcontroller.cpp"
