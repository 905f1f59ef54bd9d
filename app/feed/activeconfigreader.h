// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/feed.h"
#include "app/feed/restconfig.h"

#include <QByteArray>
#include <QObject>

#include <memory>
#include <optional>
#include <string>

namespace quotadeck::feed {
/// The request for the active configuration of a scheduler in YAML (REST-30).
[[nodiscard]] http::HttpRequest activeConfigRequest(const RestConfig& config);

/// Asks a scheduler for its active configuration (REST-30), not more often than it is likely to change. An answer that
/// is refused is no failure of the source: the configuration is not known then. While the network fails, the last answer
/// stands.
///
/// Threading: GUI thread; never waits.
class ActiveConfigReader final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ActiveConfigReader)
public:
    explicit ActiveConfigReader(QObject* parent = nullptr);
    ~ActiveConfigReader() override;

    /// The scheduler was heard of at @p now: asks unless it did so within the last half minute, or is at it.
    void follow(const RestConfig& config, SystemTime now);
    void askNextTime(); ///< follow() asks whatever the time
    void stop(); ///< Drops what is under way and all that is known.

Q_SIGNALS:
    /// An answer, as it was sent; with an empty text, once: no longer known.
    void answered(const quotadeck::feed::ConfigurationReading& reading);

private:
    void ask(const RestConfig& config, SystemTime now);
    void take(const QByteArray& answer, SystemTime time);

    std::unique_ptr<http::HttpFetcher> m_fetcher; ///< under way, or null
    std::optional<SystemTime> m_asked;
    std::chrono::milliseconds m_period{};
    std::shared_ptr<const std::string> m_known; ///< null: nothing
};
} // namespace quotadeck::feed
