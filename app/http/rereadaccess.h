// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/serveraccess.h"
#include "background/jobs.h"

#include <QNetworkProxy>
#include <QPointer>

#include <chrono>
#include <concepts>
#include <functional>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace quotadeck::http {
/// A route with what concerns all requests over it.
struct Way
{
    Route route{};
    QNetworkProxy proxy{QNetworkProxy::NoProxy};
    bool isUnverified = false; ///< as of ServerAccess
};

/// An access that reads files, and reads them again while requests are made, so that a renewed token or certificate is used at once.
///
/// Threading: GUI thread; files are read on another one, which is its own: a sign-in may take minutes.
template <std::derived_from<Way> Reading>
class RereadAccess : public ServerAccess
{
public:
    void open(QObject* receiver, Taker take) final;
    [[nodiscard]] bool isUnverified() const final { return m_isUnverified; }
    [[nodiscard]] QNetworkAccessManager& network() final { return m_network; }

protected:
    using Work = std::function<Result<Reading>(const std::stop_token&)>;

    static constexpr std::chrono::seconds kReadAgainAfter{
        10}; ///< as long as kubectl's library keeps a token file

    explicit RereadAccess(std::chrono::milliseconds readAgainAfter = kReadAgainAfter)
        : m_readAgainAfter(readAgainAfter)
    {
    }

    /// What reads the files, on another thread: owns whatever it touches. @p before is the last reading, if it went well.
    [[nodiscard]] virtual Work work(const std::optional<Reading>& before) const = 0;

    /// Takes note of a reading that went well. False: nobody gets it, and the files are read again at once with it as the last one.
    [[nodiscard]] virtual bool accept(Reading& /*reading*/) { return true; }

    void read(); ///< unless it does
    [[nodiscard]] bool isReading() const { return m_isReading; }
    [[nodiscard]] std::optional<Reading>& reading()
    {
        return m_reading;
    } ///< none before the first that went well
    [[nodiscard]] const std::optional<Reading>& reading() const { return m_reading; }

private:
    struct Waiting
    {
        QPointer<QObject> receiver;
        Taker take;
    };

    void finishReading(Result<Reading> reading);

    std::chrono::milliseconds m_readAgainAfter;
    std::optional<Reading> m_reading;
    std::optional<QSslConfiguration> m_tls; ///< of the last reading that went well, as the next
    bool m_isUnverified = false;
    std::chrono::steady_clock::time_point m_readAt;
    bool m_isReading = false;
    std::vector<Waiting> m_waiting;
    QNetworkAccessManager m_network;
    background::OrderedJobs m_jobs;
    background::LatestJob m_job{&m_network, m_jobs.pool()};
};

template <std::derived_from<Way> Reading>
void RereadAccess<Reading>::open(QObject* receiver, Taker take)
{
    const bool isRecent = m_reading && std::chrono::steady_clock::now() - m_readAt < m_readAgainAfter;
    if (isRecent && !m_isReading) {
        take(m_reading->route);
        return;
    }
    m_waiting.push_back({receiver, std::move(take)});
    read();
}

template <std::derived_from<Way> Reading>
void RereadAccess<Reading>::read()
{
    if (std::exchange(m_isReading, true))
        return;
    m_job.start(work(m_reading), [this](Result<Reading> reading) { finishReading(std::move(reading)); });
}

template <std::derived_from<Way> Reading>
void RereadAccess<Reading>::finishReading(Result<Reading> reading)
{
    m_isReading = false;
    m_readAt = std::chrono::steady_clock::now();
    if (reading && !accept(*reading)) {
        m_reading = *std::move(reading);
        read();
        return;
    }
    const Result<Route> route = reading.map([](const Reading& way) { return way.route; });
    if (reading) {
        if (m_network.proxy() != reading->proxy)
            m_network.setProxy(reading->proxy);
        // Connections keep the certificates that they were made with.
        if (std::exchange(m_tls, reading->route.tls) != reading->route.tls)
            m_network.clearConnectionCache();
        m_isUnverified = reading->isUnverified;
        m_reading = *std::move(reading);
    } else {
        m_reading.reset();
    }
    for (const auto& [receiver, take] : std::exchange(m_waiting, {})) {
        if (receiver)
            take(route);
    }
}
} // namespace quotadeck::http
