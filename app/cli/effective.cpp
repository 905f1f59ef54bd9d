// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/effective.h"

#include "app/cli/insightinput.h"
#include "core/insight/effectivelimits.h"
#include "core/insight/queuecheck.h"

#include <optional>
#include <ostream>

namespace quotadeck::cli {
int runEffective(const EffectiveOptions& options, Streams streams)
{
    const auto config = readPartitionFile(options.configFile, streams.in, options.partition);
    if (!config)
        return tellInputError(streams.err, config.error());
    std::optional<config::PartitionConfig> before;
    if (!options.beforeFile.empty()) {
        auto read = readPartitionFile(options.beforeFile, streams.in, options.partition);
        if (!read)
            return tellInputError(streams.err, read.error());
        before = *std::move(read);
    }
    const QueuePath queue(options.queue);
    const auto unknown = insight::unknownQueue(*config, nullptr, queue);
    const bool isGone = unknown && before && !insight::unknownQueue(*before, nullptr, queue);
    if (unknown && !isGone)
        return tellInputError(streams.err, unknown->error());
    const auto limits = insight::effectiveLimits(before ? &*before : nullptr, *config,
                                                 readPerson(options.user, options.groups), queue);
    if (!limits)
        return tellInputError(streams.err, limits.error());
    streams.out << (options.format == AnswerFormat::Json ? limits->asJson() + "\n" : limits->asText());
    return ExitDone;
}
} // namespace quotadeck::cli
