// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readonce.h"

#include "app/feed/restfeed.h"

#include <QEventLoop>
#include <QObject>

#include <memory>
#include <optional>

namespace quotadeck::app {
Result<SnapshotPtr> readOnce(const std::string& url, const std::string& partition)
{
    auto config = feed::RestConfig::fromAddress(url);
    if (!config)
        return tl::unexpected(config.error());

    feed::RestFeed feed(*std::move(config));
    feed.setPartition(partition);
    std::optional<Result<SnapshotPtr>> outcome;
    QEventLoop loop;
    QObject::connect(&feed, &feed::Feed::updated, &loop,
                     [&outcome, &loop](const std::shared_ptr<const SnapshotUpdate>& update) {
                         outcome = update->snapshot;
                         loop.quit();
                     });
    QObject::connect(&feed, &feed::Feed::statusChanged, &loop, [&outcome, &loop](const SourceStatus& status) {
        if (!status.error || outcome)
            return;
        outcome = tl::unexpected(*status.error);
        loop.quit();
    });
    feed.start();
    if (!outcome)
        loop.exec();
    feed.stop();
    return *outcome;
}
} // namespace quotadeck::app
