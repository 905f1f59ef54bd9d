// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kube/programs.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QProcess>
#include <QStandardPaths>
#include <QStringList>

#include <chrono>
#include <mutex>
#include <optional>

namespace quotadeck::kube {
namespace {
constexpr std::chrono::seconds kShellTime{5};
constexpr int kShellTurn = 50; ///< ms, between two looks whether to stop

/// The PATH of a login shell. Nothing when the shell does not answer in time, or @p stop comes before.
std::optional<QString> pathOf(const QString& shell, const std::stop_token& stop)
{
    QProcess process;
    process.setProgram(shell);
    process.setArguments({QStringLiteral("-lc"), QStringLiteral("printf '\\n%s' \"$PATH\"")});
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start();
    for (const QDeadlineTimer deadline(kShellTime); process.state() != QProcess::NotRunning;) {
        if (deadline.hasExpired() || stop.stop_requested()) {
            process.kill();
            process.waitForFinished();
            return std::nullopt;
        }
        process.waitForFinished(kShellTurn);
    }
    const QByteArray output = process.readAllStandardOutput();
    return QString::fromLocal8Bit(
        output.mid(output.lastIndexOf('\n') + 1)); // a profile may print a greeting before
}

/// The same, asked again only where there was no answer. Empty: there is none.
QString loginPath(const std::stop_token& stop)
{
    static std::mutex mutex;
    static QHash<QString, QString> paths; // by shell
    const QString shell = qEnvironmentVariable("SHELL", QStringLiteral("/bin/sh"));
    {
        const std::lock_guard lock(mutex);
        if (const auto known = paths.constFind(shell); known != paths.constEnd())
            return *known;
    }
    const auto answer = pathOf(shell, stop); // without the lock: another thread may have to stop
    const std::lock_guard lock(mutex);
    if (answer)
        paths.insert(shell, *answer);
    return answer.value_or(QString());
}
} // namespace

FoundProgram findProgram(const QString& command, const std::stop_token& stop)
{
    FoundProgram found{{}, QProcessEnvironment::systemEnvironment()};
    const QString name = QStringLiteral("PATH");
    const QChar separator = QDir::listSeparator();
    QStringList folders = found.environment.value(name).split(separator, Qt::SkipEmptyParts);
    for (const QString& folder : loginPath(stop).split(separator, Qt::SkipEmptyParts)) {
        if (!folders.contains(folder))
            folders.append(folder);
    }
    found.environment.insert(name, folders.join(separator));
    if (!command.contains(QLatin1Char('/')))
        found.path = QStandardPaths::findExecutable(command, folders);
    else if (QFileInfo(command).isExecutable())
        found.path = command;
    return found;
}
} // namespace quotadeck::kube
