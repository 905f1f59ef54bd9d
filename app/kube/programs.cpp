// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kube/programs.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QStringList>

#include <chrono>

namespace quotadeck::kube {
namespace {
constexpr std::chrono::milliseconds kShellTime{5'000};

/// The folders of the login shell: a program that the desktop starts has a shorter PATH than the terminal in which the plugin
/// works. Empty when the shell does not answer.
QStringList loginPath()
{
    const QString shell = qEnvironmentVariable("SHELL", QStringLiteral("/bin/sh"));
    QProcess process;
    process.setProgram(shell);
    process.setArguments({QStringLiteral("-lc"), QStringLiteral("printf '\\n%s' \"$PATH\"")});
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start();
    if (!process.waitForFinished(static_cast<int>(kShellTime.count()))) {
        process.kill();
        process.waitForFinished();
        return {};
    }
    const QByteArray output = process.readAllStandardOutput();
    const QByteArray path = output.mid(output.lastIndexOf('\n') + 1); // a profile may print a greeting before
    return QString::fromLocal8Bit(path).split(QDir::listSeparator(), Qt::SkipEmptyParts);
}
} // namespace

QString findProgram(const QString& command)
{
    if (command.contains(QLatin1Char('/')))
        return QFileInfo(command).isExecutable() ? command : QString();
    const QString found = QStandardPaths::findExecutable(command);
    return found.isEmpty() ? QStandardPaths::findExecutable(command, loginPath()) : found;
}
} // namespace quotadeck::kube
