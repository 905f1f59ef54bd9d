// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "core/insight/quotareport.h"

#include <ostream>

namespace quotadeck::cli {
int runLending(const LendingOptions& options, Streams streams)
{
    const auto snapshot = readSnapshotFile(options.snapshotFile, streams.in);
    if (!snapshot)
        return printError(streams.err, snapshot.error());
    if (!snapshot->queues)
        return printError(streams.err,
                          Error{ErrorCode::Parse, options.snapshotFile, "the snapshot contains no queues"});
    const auto rows = insight::lending(*snapshot->queues);
    streams.out << (options.format == AnswerFormat::Json ? asJson(rows) + "\n" : asText(rows));
    return ExitDone;
}
} // namespace quotadeck::cli
