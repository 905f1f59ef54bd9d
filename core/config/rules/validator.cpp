// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/validator.h"

#include "core/base/text.h"
#include "core/config/rules/rules.h"
#include "core/config/schema/effective.h"
#include "core/config/schema/reader.h"
#include "core/config/yaml/yamltree.h"

#include <algorithm>
#include <deque>
#include <set>
#include <tuple>
#include <unordered_map>

namespace quotadeck::config {
namespace {
FindingLog runRules(SchedulerConfig& config)
{
    FindingLog findings;
    std::deque<EffectiveScope> effective;
    for (PartitionConfig& partition : config.partitions)
        effective.emplace_back(partition);
    std::unordered_map<std::string, const PartitionConfig*> firstOfName;
    for (const PartitionConfig& partition : config.partitions) {
        const auto [first, isNew] = firstOfName.try_emplace(asciiLowered(partition.name.value), &partition);
        RuleRun run(partition, isNew ? nullptr : first->second, findings);
        for (const RuleStage& stage : ruleStages())
            stage.check(run);
    }
    return findings;
}

/// Drops what may be a mere consequence of a value that could not be read.
void dropConsequences(std::vector<Finding>& findings, const YamlTree& tree,
                      const std::vector<const YamlNode*>& damaged)
{
    const std::set<const YamlNode*> mappings(damaged.begin(), damaged.end());
    std::erase_if(findings, [&](const Finding& finding) {
        return mappings.contains(tree.mappingAt(finding.span.begin.offset));
    });
}

/// Two rules may run into the same bad value; one finding is enough.
void dropRepeated(std::vector<Finding>& findings)
{
    std::set<std::tuple<TextSpan, std::string, std::string>> seen;
    std::erase_if(findings, [&](const Finding& finding) {
        return !seen.emplace(finding.span, finding.category, finding.message).second;
    });
}
} // namespace

Verdict validate(std::string_view text)
{
    Verdict verdict;
    bool isCut = false;
    auto tree = parseYaml(text);
    if (!tree) {
        verdict.findings.push_back(findingFor(tree.error()));
    } else {
        ReadResult read = readConfig(*tree);
        if (read.damaged.empty())
            *tree = {}; // needed no more, and large
        verdict.findings = std::move(read.findings);
        FindingLog log = runRules(read.config);
        isCut = log.isCut();
        auto ofRules = log.take();
        if (!read.damaged.empty())
            dropConsequences(ofRules, *tree, read.damaged);
        std::ranges::move(ofRules, std::back_inserter(verdict.findings));
        verdict.config = std::move(read.config);
    }
    const auto first = std::ranges::find(verdict.findings, Severity::Error, &Finding::severity);
    verdict.accepted = first == verdict.findings.end();
    if (!verdict.accepted)
        verdict.category = first->category;
    dropRepeated(verdict.findings);
    std::ranges::stable_sort(verdict.findings, {}, &Finding::span);
    if (isCut) {
        const TextSpan last = verdict.findings.empty() ? TextSpan() : verdict.findings.back().span;
        verdict.findings.push_back(
            {"CFG-13", Severity::Info, {}, {}, last, "more problems are not shown", {}, {}});
    }
    return verdict;
}
} // namespace quotadeck::config
