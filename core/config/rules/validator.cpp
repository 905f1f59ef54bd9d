// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/validator.h"

#include "core/base/text.h"
#include "core/config/rules/checks.h"
#include "core/config/rules/fixwriter.h"
#include "core/config/rules/ignorecomments.h"
#include "core/config/rules/provedfixes.h"
#include "core/config/rules/rules.h"
#include "core/config/schema/effective.h"
#include "core/config/schema/reader.h"
#include "core/config/yaml/yamltree.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <set>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace quotadeck::config {
namespace {
/// What can be said of a text that is YAML.
struct Judgement
{
    /// The errors in the scheduler's order, then the rest.
    std::vector<Finding> findings;
    bool isCut = false;
    SchedulerConfig config;
};

void runRules(SchedulerConfig& config, const FixWriter& writer, Judgement& judgement,
              std::vector<Finding>& ofRules)
{
    FindingLog errors;
    FindingLog warnings;
    std::deque<EffectiveScope> effective;
    for (PartitionConfig& partition : config.partitions)
        effective.emplace_back(partition);
    std::unordered_map<std::string, const PartitionConfig*> firstOfName;
    for (const PartitionConfig& partition : config.partitions) {
        const auto [first, isNew] = firstOfName.try_emplace(asciiLowered(partition.name.value), &partition);
        RuleRun run(partition, isNew ? nullptr : first->second, writer, errors, warnings);
        for (const RuleStage& stage : ruleStages())
            stage.check(run);
    }
    judgement.isCut = errors.isCut() || warnings.isCut();
    ofRules = errors.take();
    std::ranges::move(warnings.take(), std::back_inserter(ofRules));
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
/// The reader knows keys, but not how they are written.
void writeKeyFixes(std::vector<Finding>& findings, const FixWriter& writer)
{
    for (Finding& finding : findings) {
        for (Fix& fix : std::exchange(finding.fixes, {})) {
            const TextEdit& edit = fix.edits.front();
            addFix(finding, std::move(fix.title), writer.replace(edit.span, edit.text, ScalarUse::Quantity));
        }
    }
}

/// What nothing but comments says, or an empty list of partitions.
Finding emptyConfiguration()
{
    const CheckInfo& info = infoOf(Check::ConfigurationEmpty);
    return {std::string(info.rule),
            info.severity,
            {},
            {},
            {},
            "the configuration has no partition: a scheduler that loads it removes all partitions, and all "
            "applications fail",
            {},
            {}};
}

Judgement judge(std::string_view text, const YamlTree& tree)
{
    Judgement judgement;
    const FixWriter writer(text, tree);
    ReadResult read = readConfig(tree);
    writeKeyFixes(read.findings, writer);
    judgement.findings = std::move(read.findings);
    std::vector<Finding> ofRules;
    runRules(read.config, writer, judgement, ofRules);
    if (read.config.partitions.empty() && judgement.findings.empty())
        judgement.findings.push_back(emptyConfiguration());
    if (!read.damaged.empty())
        dropConsequences(ofRules, tree, read.damaged);
    std::ranges::move(ofRules, std::back_inserter(judgement.findings));
    judgement.config = std::move(read.config);
    return judgement;
}

std::vector<Finding> findingsOf(const std::string& text)
{
    const auto tree = parseYaml(text);
    auto findings = tree ? judge(text, *tree).findings : std::vector{findingFor(tree.error())};
    dropRepeated(findings);
    return findings;
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
        Judgement judgement = judge(text, *tree);
        verdict.findings = std::move(judgement.findings);
        verdict.config = std::move(judgement.config);
        isCut = judgement.isCut;
    }
    const auto first = std::ranges::find(verdict.findings, Severity::Error, &Finding::severity);
    verdict.accepted = first == verdict.findings.end();
    if (!verdict.accepted)
        verdict.category = first->category;
    dropRepeated(verdict.findings);
    keepProvedFixes(text, verdict.findings, findingsOf);
    if (tree) {
        const Silenced silenced = silence(text, *tree, verdict.findings);
        verdict.silenced = silenced.count;
        isCut = isCut || silenced.isCut;
    }
    std::ranges::stable_sort(verdict.findings, {}, &Finding::span);
    if (isCut) {
        const TextSpan last = verdict.findings.empty() ? TextSpan() : verdict.findings.back().span;
        verdict.findings.push_back(
            {"CFG-13", Severity::Info, {}, {}, last, "more problems are not shown", {}, {}});
    }
    return verdict;
}
} // namespace quotadeck::config
