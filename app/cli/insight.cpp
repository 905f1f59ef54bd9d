// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/samples.h"
#include "app/cli/textreports.h"
#include "core/base/terminaltext.h"
#include "core/insight/advice.h"
#include "core/insight/draining.h"
#include "core/insight/effectivelimits.h"
#include "core/insight/explain.h"
#include "core/insight/insightreport.h"
#include "core/insight/queuecheck.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <ostream>
#include <utility>
#include <vector>

namespace quotadeck::cli {
namespace {
/// The question of the options; its queue may still be empty.
Result<insight::Question> questionOf(const ExplainOptions& options, const PartitionSnapshot* snapshot)
{
    if (options.app.empty()) {
        auto request = readRequest(options.request);
        if (!request)
            return tl::unexpected(std::move(request).error());
        auto person = readPerson(options.user, options.groups, options.usesDirectory);
        if (!person)
            return tl::unexpected(std::move(person).error());
        return insight::Question{
            *std::move(person), QueuePath(options.queue), {}, false, *std::move(request), {}, options.tags};
    }
    if (snapshot == nullptr || !snapshot->applications)
        return fail(ErrorCode::NotFound, "--app", "the snapshot contains no applications");
    const auto app
        = std::ranges::find(*snapshot->applications, ApplicationId(options.app), &ApplicationInfo::id);
    if (app == snapshot->applications->end())
        return fail(ErrorCode::NotFound, "--app",
                    fmt::format("the snapshot has no application {}", options.app));
    auto question = insight::waitingQuestion(*app);
    if (!question)
        return fail(ErrorCode::NotFound, "--app",
                    fmt::format("application {} has no pending request", options.app));
    return *std::move(question);
}

int printNotPlaced(const ExplainOptions& options, const insight::Question& question,
                   const insight::QuotaState& state, const placement::Placement& placed, Streams streams)
{
    if (options.format == AnswerFormat::Json)
        streams.out << insight::notPlacedJson(question, state, placed) << "\n";
    else
        streams.out << printable(insight::notPlacedText(placed).english()) << "\n\n"
                    << printable(insight::questionText(question).english()) << "\n"
                    << rulesText(placed);
    return ExitFindings;
}

/// @p error of the edited configuration and its consequence; @p isAny: no partition was named.
Error withoutImpact(Error error, bool isAny)
{
    if (error.code == ErrorCode::Parse)
        error.message = error.message.english() + "; the impact is unknown until the errors are fixed";
    if (error.code == ErrorCode::NotFound && isAny)
        error.message
            = error.message.english() + "; loading it removes all partitions, and all applications fail";
    return error;
}

/// Prints what @p listOf gives for the snapshot of @p options, which has to contain queues.
template <typename Options, typename ListOf>
int printForQueues(const Options& options, Streams streams, ListOf listOf)
{
    const auto snapshot = readSnapshotFile(options.snapshotFile, streams.in);
    if (!snapshot)
        return printError(streams.err, snapshot.error());
    if (!snapshot->queues)
        return printError(streams.err,
                          Error{ErrorCode::Parse, options.snapshotFile, "the snapshot contains no queues"});
    const auto list = listOf(*snapshot);
    streams.out << (options.format == AnswerFormat::Json ? asJson(list) + "\n" : asText(list));
    return ExitDone;
}

/// What is left in the latest sample with queues, with the progress since the first one.
Result<std::vector<insight::DrainingQueue>> drainingInRecording(const DrainingOptions& options,
                                                                const SampleReader& samples)
{
    insight::DrainingHistory history;
    std::optional<std::vector<insight::DrainingQueue>> queues;
    std::string name = options.partition;
    const Status read = visitRecording(
        options.recordingFile, samples, [&](const ClusterSnapshot& sample, const std::string*) {
            if (name.empty() && !sample.partitions.empty())
                name = findPartition(sample, "default") ? "default" : sample.partitions.front().info.name;
            const PartitionSnapshot* const partition = findPartition(sample, name);
            if (!partition || !partition->queues)
                return;
            history.add(*partition, sample.time);
            queues = insight::drainingQueues(*partition);
        });
    if (!read)
        return tl::unexpected(read.error());
    if (!queues)
        return fail(ErrorCode::Parse, options.recordingFile,
                    options.partition.empty()
                        ? std::string("no sample contains queues")
                        : "no sample contains queues of partition " + options.partition);
    for (insight::DrainingQueue& queue : *queues)
        queue.progress = history.progressOf(queue);
    return *std::move(queues);
}
} // namespace

int runEffective(const EffectiveOptions& options, Streams streams)
{
    if (!options.quotas.files.empty())
        return runQuotaEffective(options, streams);
    const auto config = readPartitionFile(options.configFile, streams.in, options.partition);
    if (!config)
        return printError(streams.err, config.error());
    std::optional<config::PartitionConfig> before;
    if (!options.beforeFile.empty()) {
        auto read = readPartitionFile(options.beforeFile, streams.in, options.partition);
        if (!read)
            return printError(streams.err, read.error());
        before = *std::move(read);
    }
    const QueuePath queue(options.queue);
    const auto unknown = insight::unknownQueue(*config, nullptr, queue);
    const bool isGone = unknown && before && !insight::unknownQueue(*before, nullptr, queue);
    if (unknown && !isGone)
        return printError(streams.err, unknown->error());
    const auto person = readPerson(options.user, options.groups, options.usesDirectory);
    if (!person)
        return printError(streams.err, person.error());
    const auto limits = insight::effectiveLimits(before ? &*before : nullptr, *config, *person, queue);
    if (!limits)
        return printError(streams.err, limits.error());
    streams.out << (options.format == AnswerFormat::Json ? asJson(*limits) + "\n" : asText(*limits));
    return ExitDone;
}

int runExplain(const ExplainOptions& options, Streams streams)
{
    if (!options.quotas.files.empty())
        return runQuotaExplain(options, streams);
    const auto config = readPartitionFile(options.configFile, streams.in, options.partition);
    if (!config)
        return printError(streams.err, config.error());
    const auto snapshot = readGivenSnapshot(options.snapshotFile, streams.in);
    if (!snapshot)
        return printError(streams.err, snapshot.error());
    const PartitionSnapshot* const usage = *snapshot ? &**snapshot : nullptr;
    auto question = questionOf(options, usage);
    if (!question)
        return printError(streams.err, question.error());
    auto state = insight::quotaState(*config, usage, options.mode);
    if (!state)
        return printError(streams.err, state.error());
    if (question->queue.isEmpty()) {
        const auto placed = insight::placementOf(*state, *config, question->user, options.tags);
        if (!placed.isPlaced())
            return printNotPlaced(options, *question, *state, placed, streams);
        question->queue = *placed.queue;
    } else if (const auto unknown = insight::unknownQueue(*config, usage, question->queue, options.mode)) {
        return printError(streams.err, unknown->error());
    }
    const auto answer = insight::explain(*state, *config, *question, options.mode);
    if (!answer)
        return printError(streams.err, answer.error());
    const insight::Advice advice = insight::adviceFor(*state, *config, usage, *answer);
    streams.out << (options.format == AnswerFormat::Json ? asJson(*answer, advice) + "\n"
                                                         : asText(*answer, advice));
    return answer->isAllowed() && !insight::lacksNode(*answer, advice) ? ExitDone : ExitFindings;
}

int runImpact(const ImpactOptions& options, Streams streams)
{
    if (!options.oldQuotas.empty())
        return runQuotaImpact(options, streams);
    const auto edited = readPartitionFile(options.configFile, streams.in, options.partition);
    if (!edited)
        return printError(streams.err, withoutImpact(edited.error(), options.partition.empty()));
    std::optional<config::PartitionConfig> current;
    if (!options.currentFile.empty()) {
        auto read = readPartitionFile(options.currentFile, streams.in, options.partition);
        if (!read)
            return printError(streams.err, read.error());
        current = *std::move(read);
    }
    const auto snapshot = readSnapshotFile(options.snapshotFile, streams.in);
    if (!snapshot)
        return printError(streams.err, snapshot.error());
    Result<std::vector<access::UserGroups>> memberships;
    if (!options.membershipFile.empty())
        memberships = readMembershipFile(options.membershipFile, streams.in);
    if (!memberships)
        return printError(streams.err, memberships.error());
    if (options.usesDirectory) {
        auto directory = openDirectory();
        auto found = insight::groupsInDirectory(directory, {}, *memberships, *snapshot);
        if (found.problem)
            return printError(streams.err, *found.problem);
        std::ranges::move(found.people, std::back_inserter(*memberships));
    }
    const auto result
        = insight::impact({current ? &*current : nullptr, &*edited, &*snapshot, *std::move(memberships)});
    if (!result)
        return printError(streams.err, result.error());
    streams.out << (options.format == AnswerFormat::Json ? asJson(*result) + "\n" : asText(*result));
    const bool isBad = result->count(insight::ImpactVerdict::OverNow)
            + result->count(insight::ImpactVerdict::NotScheduled) + result->countDrainingInUse()
        > 0;
    return isBad ? ExitFindings : ExitDone;
}

int runLending(const LendingOptions& options, Streams streams)
{
    return printForQueues(options, streams, [](const PartitionSnapshot& snapshot) {
        return insight::lending(*snapshot.queues);
    });
}

int runDraining(const DrainingOptions& options, const SampleReader& samples, Streams streams)
{
    if (!options.recordingFile.empty()) {
        const auto queues = drainingInRecording(options, samples);
        if (!queues)
            return printError(streams.err, queues.error());
        streams.out << (options.format == AnswerFormat::Json ? asJson(*queues) + "\n" : asText(*queues));
        return ExitDone;
    }
    return printForQueues(options, streams, insight::drainingQueues);
}

int runOversubscription(const OversubscriptionOptions& options, Streams streams)
{
    const auto config = readPartitionFile(options.configFile, streams.in, options.partition);
    if (!config)
        return printError(streams.err, config.error());
    const auto snapshot = readGivenSnapshot(options.snapshotFile, streams.in);
    if (!snapshot)
        return printError(streams.err, snapshot.error());
    std::optional<Resource> capacity;
    if (*snapshot)
        capacity = insight::capacityOf(**snapshot);
    const auto rows = insight::oversubscription(*config, capacity);
    streams.out << (options.format == AnswerFormat::Json ? asJson(rows) + "\n" : asText(rows));
    // Maxima and limits are usually oversubscribed; guaranteed amounts are promises.
    const bool isOver = std::ranges::any_of(rows, [](const insight::Oversubscription& row) {
        return row.claim == insight::Claim::Guaranteed && row.isOver();
    });
    return isOver ? ExitFindings : ExitDone;
}
} // namespace quotadeck::cli
