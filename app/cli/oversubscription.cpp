// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "core/insight/quotareport.h"

#include <algorithm>
#include <ostream>

namespace quotadeck::cli {
int runOversubscription(const OversubscriptionOptions& options, Streams streams)
{
    const auto config = readPartitionFile(options.configFile, streams.in, options.partition);
    if (!config)
        return printError(streams.err, config.error());
    std::optional<Resource> capacity;
    if (!options.snapshotFile.empty()) {
        const auto snapshot = readSnapshotFile(options.snapshotFile, streams.in);
        if (!snapshot)
            return printError(streams.err, snapshot.error());
        capacity = insight::capacityOf(*snapshot);
    }
    const auto rows = insight::oversubscription(*config, capacity);
    streams.out << (options.format == AnswerFormat::Json ? asJson(rows) + "\n" : asText(rows));
    // Maxima and limits are usually oversubscribed; guaranteed amounts are promises.
    const bool isOver = std::ranges::any_of(rows, [](const insight::Oversubscription& row) {
        return row.claim == insight::Claim::Guaranteed && row.isOver();
    });
    return isOver ? ExitFindings : ExitDone;
}
} // namespace quotadeck::cli
