// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/sourcetexts.h"

#include "models/common/messagetext.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <map>
#include <string>

namespace quotadeck::models {
namespace {
using std::chrono::seconds;

constexpr int kStaleIntervals = 3;
constexpr int kLostIntervals = 10;
constexpr int kReportedFailures = 2;

/// Texts of the functions here, which belong to no class that has a tr().
struct SourceTexts
{
    Q_DECLARE_TR_FUNCTIONS(quotadeck::models::SourceTexts)
};

int secondsBetween(SystemTime from, SystemTime to)
{
    return static_cast<int>(std::max(seconds(0), std::chrono::floor<seconds>(to - from)).count());
}

QString timeOfDay(SystemTime time)
{
    const auto milliseconds = std::chrono::floor<std::chrono::milliseconds>(time).time_since_epoch().count();
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(milliseconds).time(),
                              QStringLiteral("HH:mm:ss"));
}

/// What failed, with the name of the source, as a sentence.
QString failureText(const SourceStatus& status)
{
    const QString name = QString::fromStdString(status.name);
    if (!status.error)
        return SourceTexts::tr("Cannot reach %1.").arg(name);
    const QString message = messageText(status.error->message);
    //: name, reason as a sentence
    return sentence(message.contains(name) ? message
                                           : SourceTexts::tr("Cannot read %1: %2").arg(name, message));
}

QString retryText(const SourceStatus& status, SystemTime now)
{
    const int wait = status.nextTry ? secondsBetween(now, *status.nextTry) : 0;
    const QString attempts = QString::number(status.failures);
    if (!status.lastGood)
        //: a sentence, a number
        return SourceTexts::tr("%1 Retrying in %n s (attempt %2).", nullptr, wait)
            .arg(failureText(status), attempts);
    //: a sentence, the time of day, a number
    return SourceTexts::tr("%1 Showing data from %2. Retrying in %n s (attempt %3).", nullptr, wait)
        .arg(failureText(status), timeOfDay(*status.lastGood), attempts);
}

QString refusedText(const SourceStatus& status)
{
    if (!status.lastGood)
        //: a sentence
        return SourceTexts::tr("%1 Connect again with valid credentials.").arg(failureText(status));
    //: a sentence, the time of day
    return SourceTexts::tr("%1 Showing data from %2. Connect again with valid credentials.")
        .arg(failureText(status), timeOfDay(*status.lastGood));
}

bool isFailure(const Error& error)
{
    return error.code != ErrorCode::Unsupported;
}

/// The parts that an older scheduler does not have, then those that could not be read with the reasons.
QString unavailableText(const SourceStatus& status)
{
    QStringList notOffered;
    std::map<QString, QStringList> failed; // by reason
    for (const auto& [part, error] : status.unavailable)
        (isFailure(error) ? failed[messageText(error.message)] : notOffered) << QString::fromStdString(part);
    QStringList sentences;
    for (const auto& [reason, parts] : failed)
        //: names of data, the reason as a sentence
        sentences
            << SourceTexts::tr("Cannot read %1: %2").arg(parts.join(QStringLiteral(", ")), sentence(reason));
    if (!notOffered.isEmpty())
        sentences << SourceTexts::tr("Not supported by this scheduler: %1.")
                         .arg(notOffered.join(QStringLiteral(", ")));
    sentences << (failed.empty() ? SourceTexts::tr("Dependent values are shown as unknown.")
                                 : SourceTexts::tr("Dependent values are stale or unknown."));
    return sentences.join(QLatin1Char(' '));
}

RowState unavailableState(const SourceStatus& status)
{
    const bool hasFailed
        = std::ranges::any_of(status.unavailable, [](const auto& part) { return isFailure(part.second); });
    return hasFailed ? RowState::Warning : RowState::Notice;
}
} // namespace

QString ageText(const SourceStatus& status, SystemTime now)
{
    if (!status.lastGood)
        return SourceTexts::tr("no data");
    const int age = secondsBetween(*status.lastGood, now);
    if (age < 120)
        return SourceTexts::tr("last updated %n s ago", nullptr, age);
    if (age < 2 * 3600)
        return SourceTexts::tr("last updated %n min ago", nullptr, age / 60);
    return SourceTexts::tr("last updated %n h ago", nullptr, age / 3600);
}

RowState ageState(const SourceStatus& status, SystemTime now, std::chrono::milliseconds interval)
{
    if (!status.lastGood)
        return RowState::Stale;
    if (status.kind == SourceKind::Recording)
        return RowState::Normal;
    const auto age = now - *status.lastGood;
    if (age > kLostIntervals * interval)
        return RowState::Critical;
    return age > kStaleIntervals * interval ? RowState::Warning : RowState::Normal;
}

QString stateText(const SourceStatus& status)
{
    switch (status.state) {
    case SourceState::Stopped:
        return SourceTexts::tr("stopped");
    case SourceState::Connecting:
        return SourceTexts::tr("connecting");
    case SourceState::Live:
        return status.kind == SourceKind::Recording ? SourceTexts::tr("playback")
            : status.isWatched                      ? SourceTexts::tr("watching")
                                                    : SourceTexts::tr("live");
    case SourceState::Retrying:
        return SourceTexts::tr("retrying");
    case SourceState::Unauthorized:
        return SourceTexts::tr("signed out");
    }
    return {};
}

std::optional<Notice> noticeFor(const SourceStatus& status, SystemTime now)
{
    switch (status.state) {
    case SourceState::Retrying:
        if (status.failures < kReportedFailures && status.lastGood)
            return std::nullopt;
        return Notice{RowState::Warning, retryText(status, now), Notice::Action::Retry};
    case SourceState::Unauthorized:
        return Notice{RowState::Critical, refusedText(status), Notice::Action::Connect};
    case SourceState::Live:
        if (!status.unavailable.empty())
            return Notice{unavailableState(status), unavailableText(status), Notice::Action::None};
        return std::nullopt;
    case SourceState::Stopped:
        if (status.error)
            return Notice{RowState::Critical, failureText(status), Notice::Action::None};
        return std::nullopt;
    case SourceState::Connecting:
        return std::nullopt;
    }
    return std::nullopt;
}
} // namespace quotadeck::models
