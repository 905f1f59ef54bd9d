// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/unused.h"

#include "app/cli/samples.h"
#include "core/base/jsontext.h"
#include "core/base/terminaltext.h"

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
    const auto judged = insight::unusedRules(*partition, observed);
    const auto rules = judged ? *judged : std::nullopt;
    const std::size_t ruleCount = rules ? rules->size() : 0;
    if (options.format == AnswerFormat::Json) {
        streams.out << fmt::format(
            "{{{},\"unused\":{},\"rules\":{}}}\n",
            samplesJson(observed.samples(), observed.first(), observed.last()),
            jsonArray(unused,
                      [](const insight::UnusedLimit& limit) {
                          return jsonObject({{"queue", jsonQuoted(limit.queue.text())},
                                             {"limit", std::to_string(limit.limit)},
                                             {"kind", jsonQuoted(limit.isGroup ? "group" : "user")},
                                             {"name", jsonQuoted(limit.name)},
                                             {"line", std::to_string(limit.span.begin.line)},
                                             {"column", std::to_string(limit.span.begin.column)}});
                      }),
            rules ? jsonArray(*rules,
                              [](const insight::UnusedRule& rule) {
                                  return jsonObject({{"rule", std::to_string(rule.rule)},
                                                     {"name", jsonQuoted(rule.name)},
                                                     {"line", std::to_string(rule.span.begin.line)},
                                                     {"column", std::to_string(rule.span.begin.column)}});
                              })
                  : std::string("null"));
    } else {
        for (const insight::UnusedLimit& limit : unused)
            streams.out << fmt::format("{}:{}:{}: {} applied to nobody\n", options.configFile,
                                       limit.span.begin.line, limit.span.begin.column,
                                       describe(limit).english());
        if (!rules)
            streams.out << fmt::format("placement rules: unknown: {}\n",
                                       judged ? "no sample contains applications"
                                              : printable(judged.error().message.english()));
        else
            for (const insight::UnusedRule& rule : *rules)
                streams.out << fmt::format("{}:{}:{}: placement rule {} ({}) chose no queue\n",
                                           options.configFile, rule.span.begin.line, rule.span.begin.column,
                                           rule.rule + 1, rule.name);
        streams.out << fmt::format("{} unused, judged by {}\n", unused.size() + ruleCount,
                                   samplesText(observed.samples(), observed.first(), observed.last()));
    }
    return unused.empty() && ruleCount == 0 ? ExitDone : ExitFindings;
}
} // namespace quotadeck::cli
