// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/log/programlog.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QRegularExpression>
#include <QTimeZone>

#include <algorithm>
#include <array>

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

std::vector<LogEntry> logEntries(const QString& lines)
{
    static const QRegularExpression s_first(
        QStringLiteral("^(\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z) (debug|information|warning|error) (\\S*): (.*)$"),
        QRegularExpression::DotMatchesEverythingOption);
    constexpr std::array kLevels{LogLevel::Debug, LogLevel::Information, LogLevel::Warning, LogLevel::Error};
    std::vector<LogEntry> entries;
    for (const QString& line : lines.split(u'\n', Qt::SkipEmptyParts)) {
        const auto match = s_first.match(line);
        if (match.hasMatch()) {
            const auto level = std::ranges::find(kLevels, match.captured(2), logLevelKey);
            const auto time = QDateTime::fromString(match.captured(1), Qt::ISODateWithMs);
            entries.push_back({entries.size() + 1, std::chrono::milliseconds(time.toMSecsSinceEpoch()),
                               *level, match.captured(3), match.captured(4)});
        } else if (!entries.empty()) {
            entries.back().text += u'\n' + (line.startsWith(QStringLiteral("    ")) ? line.mid(4) : line);
        }
    }
    return entries;
}
} // namespace quotadeck::models
