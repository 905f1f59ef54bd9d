// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/samples.h"
#include "core/base/jsontext.h"
#include "core/insight/unusedlimits.h"

#include <fmt/format.h>
#include <ostream>

namespace quotadeck::cli {
int runUnused(const UnusedOptions& options, const SampleReader& samples, Streams streams)
{
    const auto partition = readPartitionFile(options.configFile, streams.in, options.partition);
    if (!partition)
        return printError(streams.err, partition.error());
    insight::ObservedUse observed;
    const Status read = visitSamples(
        options.samples, partition->name.value, samples, streams.in,
        [&observed](const PartitionSnapshot& sample, SystemTime time) { observed.add(sample, time); });
    if (!read)
        return printError(streams.err, read.error());
    if (observed.samples() == 0) {
        printMessage(streams.err, {},
                     "no sample contains users, groups or applications of partition "
                         + partition->name.value);
        return ExitInput;
    }
    insight::LimitUse use(*partition);
    use.add(observed);
    const auto unused = use.unused();
    if (options.format == AnswerFormat::Json) {
        streams.out << fmt::format(
            "{{{},\"unused\":{}}}\n", samplesJson(observed.samples(), observed.first(), observed.last()),
            jsonArray(unused, [](const insight::UnusedLimit& limit) {
                return jsonObject({{"queue", jsonQuoted(limit.queue.text())},
                                   {"limit", std::to_string(limit.limit)},
                                   {"kind", jsonQuoted(limit.isGroup ? "group" : "user")},
                                   {"name", jsonQuoted(limit.name)},
                                   {"line", std::to_string(limit.span.begin.line)},
                                   {"column", std::to_string(limit.span.begin.column)}});
            }));
    } else {
        for (const insight::UnusedLimit& limit : unused)
            streams.out << fmt::format("{}:{}:{}: {} applied to nobody\n", options.configFile,
                                       limit.span.begin.line, limit.span.begin.column,
                                       describe(limit).english());
        streams.out << fmt::format("{} unused, judged by {}\n", unused.size(),
                                   samplesText(observed.samples(), observed.first(), observed.last()));
    }
    return unused.empty() ? ExitDone : ExitFindings;
}
} // namespace quotadeck::cli
