// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/restconfig.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace quotadeck::feed {
namespace {
constexpr double kJitter = 0.25;
}

BackOff::BackOff(Bounds bounds, std::function<double()> random)
    : m_bounds(bounds)
    , m_random(std::move(random))
    , m_next(bounds.first)
{
}

std::chrono::milliseconds BackOff::next()
{
    const std::chrono::duration<double, std::milli> full = m_next;
    m_next = std::min(2 * m_next, m_bounds.longest);
    return std::chrono::round<std::chrono::milliseconds>(full * (1.0 - kJitter * m_random()));
}

void BackOff::reset()
{
    m_next = m_bounds.first;
}

namespace {
constexpr auto kNoAddress
    = QUOTADECK_TEXT("feed", "this is no address of a server; write it like http://localhost:9080");

double anyNumber()
{
    return QRandomGenerator::global()->generateDouble();
}
} // namespace

SystemTime wallClock()
{
    return std::chrono::time_point_cast<SystemTime::duration>(std::chrono::system_clock::now());
}

Result<RestConfig> RestConfig::fromAddress(const std::string& address, const QString& basePath)
{
    QUrl url(QString::fromStdString(address).trimmed(), QUrl::StrictMode);
    const bool isHttp = url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https");
    const auto refuse = [where = url.toString(QUrl::RemoveUserInfo).toStdString()](MessageTemplate reason) {
        return fail(ErrorCode::InvalidArgument, where, reason);
    };
    if (!url.isValid())
        return fail(ErrorCode::InvalidArgument, address, kNoAddress);
    if (!isHttp || url.host().isEmpty())
        return refuse(kNoAddress);
    if (!url.userInfo().isEmpty())
        return refuse(
            QUOTADECK_TEXT("feed", "the address may not contain a user or a password; use a token"));
    if (url.hasQuery() || url.hasFragment())
        return refuse(QUOTADECK_TEXT("feed", "the address may not contain '?' or '#'"));

    QString path = url.path(QUrl::FullyEncoded);
    while (path.endsWith(QLatin1Char('/')))
        path.chop(1);
    if (!path.endsWith(basePath))
        path += basePath;
    url.setPath(path, QUrl::TolerantMode);

    RestConfig config;
    config.name = url.toString(QUrl::RemovePath).toStdString();
    config.base = url;
    config.access = std::make_shared<http::DirectAccess>();
    config.clock = wallClock;
    config.random = anyNumber;
    return config;
}

RestConfig RestConfig::behind(http::ServerAccessPtr access, std::string name)
{
    RestConfig config;
    config.name = std::move(name);
    config.base = QUrl(QStringLiteral("/ws/v1"));
    config.access = std::move(access);
    config.clock = wallClock;
    config.random = anyNumber;
    return config;
}
} // namespace quotadeck::feed
