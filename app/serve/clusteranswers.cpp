// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/answers.h"
#include "core/base/jsontext.h"
#include "core/config/report/activeconfig.h"
#include "core/config/rules/validator.h"
#include "core/placement/placementjson.h"
#include "core/snapshot/restjson.h"

#include <charconv>
#include <fmt/format.h>
#include <tl/expected.hpp>

namespace quotadeck::serve {
namespace {
const QByteArray kYamlType = QByteArrayLiteral("application/x-yaml; charset=UTF-8");

std::string historyJson(const ServedCluster& cluster, const char* key, std::int64_t HistoryPoint::*value)
{
    std::string text = "[";
    for (const auto& point : cluster.history()) {
        text += fmt::format(R"({}{{"timestamp":{},"{}":"{}"}})", text.size() > 1 ? "," : "", point.time, key,
                            point.*value);
    }
    return text + "]";
}

/// What is wrong with the first error in the scheduler's order, and where.
std::string reasonOf(const config::Verdict& verdict)
{
    for (const auto& finding : verdict.findings) {
        if (finding.severity == config::Severity::Error && finding.category == verdict.category)
            return fmt::format("line {}, {}: {} [{}]", finding.span.begin.line,
                               finding.path.empty() ? "the configuration" : finding.path,
                               finding.message.english(), finding.rule);
    }
    return verdict.category;
}
} // namespace

Response answerClusters(const ServedCluster& cluster, const Call&)
{
    return jsonResponse(rest::writeClusters(cluster.snapshot()->clusters));
}

Response answerMetrics(const ServedCluster& cluster, const Call&)
{
    Response response;
    response.contentType = kMetricsType;
    response.cacheKey = "metrics";
    response.body
        = cluster.cached("metrics", [&cluster] { return QByteArray::fromStdString(metricsText(cluster)); });
    return response;
}

Response answerConfig(const ServedCluster& cluster, const Call& call)
{
    const bool isJson = call.request.head.header("accept") == "application/json";
    Response response;
    response.contentType = isJson ? kJsonType : kYamlType;
    response.body = QByteArray::fromStdString(isJson ? config::activeConfigJson(cluster.config())
                                                     : config::activeConfigYaml(cluster.config()));
    return response;
}

Response answerValidateConf(const ServedCluster&, const Call& call)
{
    const auto& body = call.request.body;
    const auto verdict = config::validate({body.constData(), static_cast<std::size_t>(body.size())});
    if (verdict.accepted)
        return jsonResponse(R"({"allowed":true})");
    return jsonResponse(fmt::format(R"({{"allowed":false,"reason":{}}})", jsonQuoted(reasonOf(verdict))));
}

Response answerApplicationHistory(const ServedCluster& cluster, const Call&)
{
    return jsonResponse(historyJson(cluster, "totalApplications", &HistoryPoint::applications));
}

Response answerContainerHistory(const ServedCluster& cluster, const Call&)
{
    return jsonResponse(historyJson(cluster, "totalContainers", &HistoryPoint::containers));
}

Response answerPartitions(const ServedCluster& cluster, const Call&)
{
    return jsonResponse(rest::writePartitions(cluster.snapshot()->partitions));
}

Response answerPlacementRules(const ServedCluster& cluster, const Call& call)
{
    for (const auto& partition : cluster.config()) {
        if (partition.name.value == call.arguments.front())
            return jsonResponse(placement::writePlacementRules(partition.placementRules.value));
    }
    return partitionNotFound();
}

Response answerNodes(const ServedCluster& cluster, const Call& call)
{
    const auto* partition = findPartition(*cluster.snapshot(), call.arguments.front());
    if (!partition)
        return partitionNotFound();
    if (!partition->nodes)
        return unknownPart();
    return cachedJson(cluster, "nodes/" + partition->info.name,
                      [partition] { return rest::writeNodes(*partition->nodes); });
}

Response answerNode(const ServedCluster& cluster, const Call& call)
{
    const auto* partition = findPartition(*cluster.snapshot(), call.arguments.front());
    if (!partition)
        return partitionNotFound();
    if (!partition->nodes)
        return unknownPart();
    const auto* node = findRow(*partition->nodes, call.arguments[1], &NodeInfo::id);
    return node ? jsonResponse(rest::writeNode(*node)) : errorResponse(404, "Node not found");
}

Response answerHealth(const ServedCluster& cluster, const Call&)
{
    const auto& health = cluster.snapshot()->health;
    return health ? jsonResponse(rest::writeHealth(*health))
                  : errorResponse(404, "Health check is not available");
}

Response answerNodeUtilizations(const ServedCluster& cluster, const Call&)
{
    return cachedJson(cluster, "utilizations",
                      [&cluster] { return rest::writeNodeUtilizations(*cluster.snapshot()); });
}

Response answerMovedToDebug(const ServedCluster&, const Call& call)
{
    const auto path = "/debug/" + QByteArray::fromStdString(call.target.parts.back());
    Response response;
    response.status = 301;
    response.contentType = "text/html; charset=utf-8";
    response.headers.emplace_back("Location", path);
    response.body = "<a href=\"" + path + "\">Moved Permanently</a>.\n\n";
    return response;
}

Response answerFullStateDump(const ServedCluster& cluster, const Call&)
{
    return cachedJson(cluster, "dump", [&cluster] {
        const auto& snapshot = *cluster.snapshot();
        std::string partitions;
        for (const auto& partition : snapshot.partitions)
            partitions += (partitions.empty() ? "" : ",") + rest::writePartitionSnapshot(snapshot, partition);
        return fmt::format(
            R"({{"timestamp":{},"clusterInfo":{},"appHistory":{},"containerHistory":{},"partitions":[{}],"config":{}}})",
            snapshot.time.time_since_epoch().count(), rest::writeClusters(snapshot.clusters),
            historyJson(cluster, "totalApplications", &HistoryPoint::applications),
            historyJson(cluster, "totalContainers", &HistoryPoint::containers), partitions,
            config::activeConfigJson(cluster.config()));
    });
}

Response answerNoDiagnostics(const ServedCluster&, const Call&)
{
    return errorResponse(501, "A simulated scheduler has no goroutines and no profiles to show");
}

namespace {
constexpr std::uint64_t kMostRecords = 10'000; ///< of an answer, and the default

/// The number that the parameter @p name has, @p otherwise without it.
tl::expected<std::uint64_t, Response> numberOf(const Call& call, const char* name, std::uint64_t otherwise)
{
    const auto text = call.target.parameter(name);
    if (!text || text->empty())
        return otherwise;
    std::uint64_t value = 0;
    const auto* end = text->data() + text->size();
    const auto [at, error] = std::from_chars(text->data(), end, value);
    if (error != std::errc() || at != end)
        return tl::unexpected(errorResponse(400, fmt::format("\"{}\" must be a whole number", name)));
    return value;
}

std::string recordsFrom(const EventLog& log, std::uint64_t start, std::uint64_t count)
{
    if (log.isEmpty() || start < log.lowestId() || start > log.highestId())
        return "null";
    std::string text = "[";
    const auto end = std::min(start + std::min(count, kMostRecords), log.nextId());
    for (auto id = start; id < end; ++id) {
        text += id == start ? "" : ",";
        text += log.line(id);
    }
    return text + "]";
}
} // namespace

Response answerEventBatch(const ServedCluster& cluster, const Call& call)
{
    const auto count = numberOf(call, "count", kMostRecords);
    if (!count)
        return count.error();
    if (*count == 0)
        return errorResponse(400, "0 is not a valid value for \"count\"");
    const auto start = numberOf(call, "start", 0);
    if (!start)
        return start.error();
    const auto& log = cluster.events();
    return jsonResponse(fmt::format(R"({{"InstanceUUID":{},"LowestID":{},"HighestID":{},"EventRecords":{}}})",
                                    jsonQuoted(cluster.instanceId()), log.isEmpty() ? 0 : log.lowestId(),
                                    log.highestId(), recordsFrom(log, *start, *count)));
}

Response answerEventStream(const ServedCluster&, const Call& call)
{
    const auto count = numberOf(call, "count", 0);
    if (!count)
        return count.error();
    Response response;
    response.contentType = kJsonType;
    response.stream = std::min(*count, kMostRecords);
    return response;
}
} // namespace quotadeck::serve
