// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/logcontroller.h"

#include "app/window/models.h"
#include "app/window/sourcecontroller.h"
#include "ui/window/mainwindow.h"

#include <QDir>

#include <utility>

namespace quotadeck::app {
namespace {
using models::LogLevel;
constexpr auto kSourceCategory = "source";
constexpr auto kQuotaCategory = "quotas";
constexpr auto kFileCategory = "file";
constexpr auto kWindowCategory = "window";

LogLevel levelOfNotice(models::RowState state)
{
    switch (state) {
    case models::RowState::Critical:
        return LogLevel::Error;
    case models::RowState::Warning:
    case models::RowState::Stale:
        return LogLevel::Warning;
    case models::RowState::Normal:
    case models::RowState::Notice:
        break;
    }
    return LogLevel::Information;
}
} // namespace

LogController::LogController(models::ProgramLog* log, Models* models, const SourceController* source,
                             const ui::MainWindow* window, QObject* parent)
    : QObject(parent)
    , m_log(log)
{
    connect(source, &SourceController::statusChanged, this,
            [this](const SourceStatus& status) { takeStatus(kSourceCategory, status, &m_status); });
    const auto* monitor = &models->elasticMonitor;
    const auto takeMonitor = [this, monitor] { takeQuotas(*monitor); };
    connect(monitor, &models::ElasticMonitor::sourceChanged, this, takeMonitor);
    connect(monitor, &models::ElasticMonitor::statusChanged, this, takeMonitor);
    connect(&models->assertions, &models::AssertionSession::failed, this, [this](const Error& error) {
        addError(LogLevel::Error, kFileCategory, QStringLiteral("Assertion not added"), error);
    });
    connect(window, &ui::MainWindow::noticeShown, this, [this](models::RowState state, const QString& text) {
        if (!text.isEmpty())
            m_log->add(levelOfNotice(state), QLatin1String(kWindowCategory), text);
    });
    followFile(&models->session);
    followFile(&models->elastic);
    followFile(&models->assertions.document);
}

void LogController::followFile(const models::EditedFile* file)
{
    using models::EditedFile;
    const auto pathOf = [file] { return QDir::toNativeSeparators(file->path()); };
    connect(file, &EditedFile::opened, this, [this, file, pathOf] {
        m_log->add(
            LogLevel::Information, QLatin1String(kFileCategory),
            QStringLiteral("Opened: %1, %2, %3 problems")
                .arg(pathOf(),
                     file->verdict().accepted ? QStringLiteral("accepted") : QStringLiteral("rejected"))
                .arg(file->verdict().findings.size()));
    });
    connect(file, &EditedFile::saved, this, [this, pathOf] {
        m_log->add(LogLevel::Information, QLatin1String(kFileCategory),
                   QStringLiteral("Saved: %1").arg(pathOf()));
    });
    const auto follow = [this, file](auto failed, LogLevel level, const QString& what) {
        connect(file, failed, this,
                [this, level, what](const Error& error) { addError(level, kFileCategory, what, error); });
    };
    follow(&EditedFile::openFailed, LogLevel::Error, QStringLiteral("Not opened"));
    follow(&EditedFile::saveFailed, LogLevel::Error, QStringLiteral("Not saved"));
    follow(&EditedFile::editRefused, LogLevel::Warning, QStringLiteral("Edit rejected"));
    follow(&EditedFile::versionFailed, LogLevel::Warning, QStringLiteral("Saved without a version"));
    follow(&EditedFile::pruneFailed, LogLevel::Warning, QStringLiteral("Version not removed"));
}

void LogController::addError(LogLevel level, const char* category, const QString& what, const Error& error)
{
    m_log->add(
        level, QLatin1String(category),
        QStringLiteral("%1: %2: %3")
            .arg(what, QString::fromStdString(error.where), QString::fromStdString(error.message.english())));
}

/// Those of a simulation or a recording are a part of the first source.
void LogController::takeQuotas(const models::ElasticMonitor& monitor)
{
    SourceStatus status;
    if (monitor.kind() == SourceKind::Rest) {
        status = monitor.status();
        status.kind = monitor.kind();
        status.name = monitor.name().toStdString();
    }
    takeStatus(kQuotaCategory, status, &m_quotaStatus);
}

/// Each retry is a new status: only what differs is logged.
void LogController::takeStatus(const char* category, const SourceStatus& status, SourceStatus* last)
{
    const SourceStatus before = std::exchange(*last, status);
    const QString name = QString::fromStdString(status.name);
    const auto add = [this, category](LogLevel level, const QString& text) {
        m_log->add(level, QLatin1String(category), text);
    };
    const bool isOther = before.kind != status.kind || before.name != status.name;
    if (isOther && before.kind != SourceKind::None)
        add(LogLevel::Information, QStringLiteral("Closed: %1").arg(QString::fromStdString(before.name)));
    if (status.kind == SourceKind::None)
        return;
    if (isOther)
        add(LogLevel::Information, QStringLiteral("Opened: %1").arg(name));
    if (status.state == SourceState::Live && (isOther || before.state != SourceState::Live))
        add(LogLevel::Information,
            QStringLiteral("Read: %1, in %2 ms").arg(name).arg(status.latency.count()));
    if (status.state == SourceState::Stopped && !isOther && before.state != SourceState::Stopped)
        add(LogLevel::Information, QStringLiteral("Stopped: %1").arg(name));
    if (status.error && (isOther || status.error != before.error))
        addError(status.state == SourceState::Unauthorized ? LogLevel::Error : LogLevel::Warning, category,
                 QStringLiteral("Not read: %1").arg(name), *status.error);
    for (const auto& [part, error] : status.unavailable) {
        const auto known = before.unavailable.find(part);
        if (isOther || known == before.unavailable.end() || known->second != error)
            addError(LogLevel::Warning, category,
                     QStringLiteral("Part not read: %1").arg(QString::fromStdString(part)), error);
    }
}
} // namespace quotadeck::app

#include "moc_logcontroller.cpp"
