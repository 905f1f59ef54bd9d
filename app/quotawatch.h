// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/koordinatorfeed.h"

#include <QObject>
#include <QString>

#include <chrono>
#include <memory>

namespace quotadeck::models {
class ElasticMonitor;
} // namespace quotadeck::models

namespace quotadeck::app {
/// Lets the monitor follow the elastic quotas of a scheduler, beside the source of everything else, until the monitor gets
/// another source.
///
/// Ownership: @p monitor outlives it.
class QuotaWatch final : public QObject
{
    Q_OBJECT
public:
    explicit QuotaWatch(models::ElasticMonitor* monitor, QObject* parent = nullptr);

    /// Reads the scheduler at @p address from now on. Errors: InvalidArgument for what is no address.
    [[nodiscard]] Status start(const QString& address, const QString& token,
                               std::chrono::milliseconds interval);
    void refresh(); ///< Ignored while nothing is watched.
    /// That was watched last.
    [[nodiscard]] const QString& address() const { return m_address; }

Q_SIGNALS:
    /// The first read of the scheduler failed.
    void firstReadFailed(const quotadeck::Error& error);

private:
    models::ElasticMonitor* m_monitor; // not owned
    std::unique_ptr<feed::KoordinatorFeed> m_feed; ///< null: nothing is watched
    QString m_address;
};
} // namespace quotadeck::app
