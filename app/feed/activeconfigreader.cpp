// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/activeconfigreader.h"

#include "app/http/httpfetcher.h"

#include <algorithm>
#include <utility>

namespace quotadeck::feed {
namespace {
constexpr std::chrono::seconds kPause{30};
constexpr qint64 kMostBody
    = qint64(20) * 1024 * 1024; ///< bytes; the largest that a scheduler reads, and its own keys

/// Whether it will not be had the next time either; a network that fails for once changes nothing in the scheduler.
bool isRefusal(ErrorCode code)
{
    return code != ErrorCode::Network && code != ErrorCode::Timeout;
}
} // namespace

http::HttpRequest activeConfigRequest(const RestConfig& config)
{
    http::HttpRequest request;
    request.url = QUrl(QStringLiteral("/ws/v1/config"));
    request.where = request.url.path(QUrl::FullyEncoded).toStdString();
    request.accept = "application/x-yaml";
    request.limits = config.limits;
    request.limits.maxBody = kMostBody;
    return request;
}

ActiveConfigReader::ActiveConfigReader(QObject* parent) : QObject(parent) { }

ActiveConfigReader::~ActiveConfigReader() = default;

void ActiveConfigReader::follow(const RestConfig& config, SystemTime now)
{
    if (m_fetcher || (m_asked && now - *m_asked < kPause && now >= *m_asked)) // else the clock was set back
        return;
    m_asked = now;
    m_period = std::max<std::chrono::milliseconds>(kPause, config.interval);
    ask(config, now);
}

void ActiveConfigReader::askNextTime()
{
    m_asked.reset();
}

void ActiveConfigReader::stop()
{
    m_fetcher.reset();
    m_asked.reset();
    m_known.reset();
}

void ActiveConfigReader::ask(const RestConfig& config, SystemTime now)
{
    m_fetcher = std::make_unique<http::HttpFetcher>(config.access, activeConfigRequest(config));
    connect(m_fetcher.get(), &http::HttpFetcher::finished, this,
            [this, now](const Result<http::HttpAnswer>& answer) {
                m_fetcher.release()->deleteLater(); // it is emitting
                if (answer)
                    take(answer->body, now);
                else if (isRefusal(answer.error().code))
                    take({}, now);
            });
    m_fetcher->start();
}

void ActiveConfigReader::take(const QByteArray& answer, SystemTime time)
{
    const std::string_view text(answer.constData(), static_cast<std::size_t>(answer.size()));
    if (text.empty() && !m_known)
        return;
    const auto told = m_known && *m_known == text ? m_known : std::make_shared<const std::string>(text);
    m_known = text.empty() ? nullptr : told;
    Q_EMIT answered({told, time, m_period});
}
} // namespace quotadeck::feed

#include "moc_activeconfigreader.cpp"
