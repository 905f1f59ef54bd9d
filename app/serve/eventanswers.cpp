// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/answerparts.h"
#include "app/serve/answers.h"
#include "core/base/jsontext.h"

#include <charconv>
#include <fmt/format.h>
#include <tl/expected.hpp>

namespace quotadeck::serve {
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
