// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/log/programlog.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QTimeZone>

namespace quotadeck::models {
namespace {
struct LogTexts
{
    Q_DECLARE_TR_FUNCTIONS(LogTexts)
};
} // namespace

QString logLevelKey(LogLevel level)
{
    switch (level) {
    case LogLevel::Debug:
        return QStringLiteral("debug");
    case LogLevel::Information:
        return QStringLiteral("information");
    case LogLevel::Warning:
        return QStringLiteral("warning");
    case LogLevel::Error:
        break;
    }
    return QStringLiteral("error");
}

QString logLevelText(LogLevel level)
{
    switch (level) {
    case LogLevel::Debug:
        return LogTexts::tr("Debug");
    case LogLevel::Information:
        return LogTexts::tr("Information");
    case LogLevel::Warning:
        return LogTexts::tr("Warning");
    case LogLevel::Error:
        break;
    }
    return LogTexts::tr("Error");
}

QString logLines(const std::vector<LogEntry>& entries)
{
    QString lines;
    for (const LogEntry& entry : entries) {
        QString text = entry.text;
        text.remove(u'\r');
        while (text.endsWith(u'\n'))
            text.chop(1);
        text.replace(u'\n', QStringLiteral("\n    "));
        lines += QStringLiteral("%1 %2 %3: ")
                     .arg(QDateTime::fromMSecsSinceEpoch(entry.time.count(), Qt::UTC)
                              .toString(Qt::ISODateWithMs),
                          logLevelKey(entry.level), entry.category);
        lines += text + u'\n';
    }
    return lines;
}
} // namespace quotadeck::models
