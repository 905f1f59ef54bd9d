// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explain.h"

#include "app/cli/insightinput.h"
#include "core/insight/explain.h"
#include "core/insight/queuecheck.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <ostream>

namespace quotadeck::cli {
namespace {
/// What the options ask; the queue may still be empty.
Result<insight::Question> questionOf(const ExplainOptions& options, const PartitionSnapshot* snapshot)
{
    if (options.app.empty()) {
        auto request = readRequest(options.request);
        if (!request)
            return tl::unexpected(std::move(request).error());
        return insight::Question{readPerson(options.user, options.groups),
                                 QueuePath(options.queue),
                                 {},
                                 false,
                                 *std::move(request)};
    }
    if (snapshot == nullptr || !snapshot->applications)
        return fail(ErrorCode::NotFound, "--app", "the snapshot does not tell of applications");
    const auto app
        = std::ranges::find(*snapshot->applications, ApplicationId(options.app), &ApplicationInfo::id);
    if (app == snapshot->applications->end())
        return fail(ErrorCode::NotFound, "--app",
                    fmt::format("the snapshot has no application {}", options.app));
    auto question = insight::waitingQuestion(*app);
    if (!question)
        return fail(ErrorCode::NotFound, "--app",
                    fmt::format("{} waits for nothing: it has no pending request", options.app));
    return *std::move(question);
}
} // namespace

int runExplain(const ExplainOptions& options, Streams streams)
{
    const auto config = readPartitionFile(options.configFile, streams.in, options.partition);
    if (!config)
        return tellInputError(streams.err, config.error());
    std::optional<PartitionSnapshot> snapshot;
    if (!options.snapshotFile.empty()) {
        auto read = readSnapshotFile(options.snapshotFile, streams.in);
        if (!read)
            return tellInputError(streams.err, read.error());
        snapshot = *std::move(read);
    }
    const PartitionSnapshot* const usage = snapshot ? &*snapshot : nullptr;
    auto question = questionOf(options, usage);
    if (!question)
        return tellInputError(streams.err, question.error());
    auto state = insight::quotaState(*config, usage);
    if (!state)
        return tellInputError(streams.err, state.error());
    if (question->queue.isEmpty()) {
        auto queue = insight::placedQueue(*state, *config, question->user);
        if (!queue)
            return tellInputError(streams.err, queue.error());
        question->queue = *std::move(queue);
    } else if (const auto unknown = insight::unknownQueue(*config, usage, question->queue)) {
        return tellInputError(streams.err, unknown->error());
    }
    const auto answer = insight::explain(*state, *config, *question);
    if (!answer)
        return tellInputError(streams.err, answer.error());
    streams.out << (options.format == AnswerFormat::Json ? answer->asJson() + "\n" : answer->asText());
    return answer->isAllowed() ? ExitDone : ExitFindings;
}
} // namespace quotadeck::cli
