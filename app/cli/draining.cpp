// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/draining.h"

#include "app/cli/commands.h"

#include <ostream>

namespace quotadeck::cli {
int runDraining(const DrainingOptions& options, Streams streams)
{
    const auto snapshot = readSnapshotFile(options.snapshotFile, streams.in);
    if (!snapshot)
        return printError(streams.err, snapshot.error());
    if (!snapshot->queues)
        return printError(streams.err,
                          Error{ErrorCode::Parse, options.snapshotFile, "the snapshot contains no queues"});
    const auto queues = insight::drainingQueues(*snapshot);
    streams.out << (options.format == AnswerFormat::Json ? asJson(queues) + "\n" : asText(queues));
    return ExitDone;
}
} // namespace quotadeck::cli
