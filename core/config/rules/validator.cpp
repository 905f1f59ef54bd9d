// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/validator.h"

#include "core/base/text.h"
#include "core/config/packaging/activetext.h"
#include "core/config/packaging/queuefile.h"
#include "core/config/rules/fixwriter.h"
#include "core/config/rules/ignorecomments.h"
#include "core/config/rules/queuevisit.h"
#include "core/config/rules/rules.h"
#include "core/config/rules/servicekeys.h"
#include "core/config/schema/configsource.h"
#include "core/config/schema/content.h"
#include "core/config/schema/reader.h"
#include "core/config/yaml/yamltree.h"
#include "core/resource/resource.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

namespace quotadeck::config {
namespace {

/// Findings by their content, without their place. Upper and lower case of queues do not matter.
using Tally = std::map<std::string, int>;

std::string keyOf(const Finding& finding)
{
    return asciiLowered(finding.rule + '\n' + finding.path + '\n' + finding.message.english());
}

Tally tallyOf(const std::vector<Finding>& findings)
{
    Tally tally;
    for (const Finding& finding : findings)
        ++tally[keyOf(finding)];
    return tally;
}

bool needsProof(const Finding& finding)
{
    return finding.rule == "CFG-4" || finding.rule == "VAL-91" || finding.rule == "CFG-LINT-12"
        || finding.rule == "ADV-2";
}

bool settles(Tally before, const Finding& finding, const Tally& after)
{
    --before[keyOf(finding)];
    for (const auto& [key, count] : after) {
        const auto had = before.find(key);
        if (had == before.end() || had->second < count)
            return false;
    }
    return true;
}

/// The result of the rules for a text that is YAML.
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
    checkPartitions(config, writer, errors, warnings, [](RuleRun& run) {
        runChecks(run);
        return true;
    });
    judgement.isCut = errors.isCut() || warnings.isCut();
    ofRules = errors.take();
    std::ranges::move(warnings.take(), std::back_inserter(ofRules));
}

/// Drops findings that may be consequences of a value that could not be read.
void dropConsequences(std::vector<Finding>& findings, const YamlTree& tree,
                      const std::vector<const YamlNode*>& damaged)
{
    const std::set<const YamlNode*> mappings(damaged.begin(), damaged.end());
    std::erase_if(findings, [&](const Finding& finding) {
        return mappings.contains(tree.mappingAt(finding.span.begin.offset));
    });
}

/// Two rules may report the same invalid value; one finding is enough.
void dropRepeated(std::vector<Finding>& findings)
{
    std::set<std::tuple<TextSpan, std::string, std::string>> seen;
    std::erase_if(findings, [&](const Finding& finding) {
        return !seen.emplace(finding.span, finding.category, finding.message.english()).second;
    });
}

/// Rewrites the fixes of the reader in the style of the text.
void writeKeyFixes(std::vector<Finding>& findings, const FixWriter& writer)
{
    for (Finding& finding : findings) {
        for (Fix& fix : std::exchange(finding.fixes, {})) {
            const TextEdit& edit = fix.edits.front();
            addFix(finding, std::move(fix.title), writer.replace(edit.span, edit.text, ScalarUse::Quantity));
        }
    }
}

/// The finding for a text without partitions.
Finding emptyConfiguration()
{
    return {std::string(kConfigurationEmpty.id),
            kConfigurationEmpty.severity,
            {},
            {},
            {},
            QUOTADECK_TEXT("rules",
                           "the configuration has no partition: a scheduler that loads it removes all "
                           "partitions, and all applications fail"),
            {},
            {}};
}

Judgement judge(std::string_view text, const YamlTree& tree, ReadResult read)
{
    Judgement judgement;
    const FixWriter writer(text, tree);
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
    auto findings
        = tree ? judge(text, *tree, readConfig(*tree)).findings : std::vector{findingFor(tree.error())};
    dropRepeated(findings);
    return findings;
}

constexpr auto kAnswerRule = "REST-30";

void moveOutward(Finding& finding, const EmbeddedText& content)
{
    finding.span = content.outerSpan(finding.span);
    for (RelatedPlace& related : finding.related)
        related.span = content.outerSpan(related.span);
    std::vector<Fix> fixes;
    for (Fix& fix : finding.fixes) {
        if (auto edits = content.outerEdits(fix.edits))
            fixes.push_back({std::move(fix.title), std::move(*edits)});
    }
    finding.fixes = std::move(fixes);
}

bool hasOnlyTakenTypes(const QueueConfig& queue)
{
    bool areTaken = true;
    forEachQuantityMap(queue, [&areTaken](const QuantityMap& quantities) {
        areTaken = areTaken && std::ranges::all_of(quantities.map.value, [](const TextEntry& entry) {
                       return receivedType(entry.key).has_value();
                   });
    });
    return areTaken && std::ranges::all_of(queue.queues.value, hasOnlyTakenTypes);
}

/// All findings of a text, before comments silence any.
using Judge = std::function<std::vector<Finding>(const std::string& text)>;

/// Only the new text shows what a renamed key or root queue reveals: of the fixes of such findings this keeps those that
/// settle the finding and cause no new one. Cost: at most a few times that of @p judge.
void keepProvedFixes(std::string_view text, std::vector<Finding>& findings, const Judge& judge)
{
    constexpr int kMostProved = 4;
    int proved = 0;
    Tally before;
    for (Finding& finding : findings) {
        if (!needsProof(finding))
            continue;
        std::erase_if(finding.fixes, [&](const Fix& fix) {
            if (++proved > kMostProved)
                return true;
            if (before.empty())
                before = tallyOf(findings);
            return !settles(before, finding, tallyOf(judge(applied(text, fix.edits))));
        });
    }
}

/// The verdict on a text that is no YAML.
Verdict verdictOn(const YamlError& error)
{
    Verdict verdict;
    verdict.findings.push_back(findingFor(error));
    verdict.category = verdict.findings.front().category;
    return verdict;
}

/// The verdict on @p text, from which @p tree and @p read were read.
Verdict verdictOn(std::string_view text, const YamlTree& tree, ReadResult read)
{
    Verdict verdict;
    Judgement judgement = judge(text, tree, std::move(read));
    verdict.findings = std::move(judgement.findings);
    verdict.config = std::move(judgement.config);
    bool isCut = judgement.isCut;
    const auto first = std::ranges::find(verdict.findings, Severity::Error, &Finding::severity);
    verdict.accepted = first == verdict.findings.end();
    if (!verdict.accepted)
        verdict.category = first->category;
    dropRepeated(verdict.findings);
    keepProvedFixes(text, verdict.findings, findingsOf);
    const Silenced silenced = silence(text, tree, verdict.findings);
    verdict.silenced = silenced.count;
    isCut = isCut || silenced.isCut;
    std::ranges::stable_sort(verdict.findings, {}, &Finding::span);
    if (isCut) {
        const TextSpan last = verdict.findings.empty() ? TextSpan() : verdict.findings.back().span;
        verdict.findings.push_back({"CFG-13",
                                    Severity::Info,
                                    {},
                                    {},
                                    last,
                                    QUOTADECK_TEXT("rules", "more problems are not shown"),
                                    {},
                                    {}});
    }
    return verdict;
}
} // namespace

Verdict validate(std::string_view text)
{
    const auto tree = parseYaml(text);
    return tree ? verdictOn(text, *tree, readConfig(*tree)) : verdictOn(tree.error());
}

Verdict validateFile(std::string_view text)
{
    return validateFile(ConfigSource(std::string(text)));
}

namespace {
/// Adds what is to be said of the other keys of the scheduler's ConfigMaps in @p text. An error in them keeps the queues from
/// being loaded, too.
Verdict withServiceKeys(std::string_view text, Verdict verdict)
{
    auto findings = serviceFindings(text);
    for (Finding& finding : findings) {
        if (finding.severity != Severity::Error)
            continue;
        finding.category = kConfigMapReason;
        if (std::exchange(verdict.accepted, false))
            verdict.category = kConfigMapReason;
    }
    std::ranges::move(findings, std::back_inserter(verdict.findings));
    std::ranges::stable_sort(verdict.findings, {}, &Finding::span);
    return verdict;
}
} // namespace

Verdict validateFile(const ConfigSource& file)
{
    if (const auto& error = file.yamlError())
        return withServiceKeys(file.text(), verdictOn(*error));
    Verdict verdict = verdictOn(file.inner(), file.tree(), file.read());
    if (const EmbeddedText* const content = file.embedded()) {
        for (Finding& finding : verdict.findings)
            moveOutward(finding, *content);
        if (verdict.config)
            mapSpans(*verdict.config, [content](const TextSpan& span) { return content->outerSpan(span); });
        return withServiceKeys(file.text(), std::move(verdict));
    }
    return verdict;
}

Verdict validateInput(std::string_view text)
{
    const auto added = addedKeys(text);
    if (added.empty())
        return validateFile(text);
    Verdict verdict = validate(answerWithoutAddedKeys(text).value_or(std::string(text)));
    Finding note;
    note.rule = kAnswerRule;
    note.severity = Severity::Info;
    note.span = added.front();
    note.message = QUOTADECK_TEXT(
        "rules",
        "This is a saved answer of a scheduler: the configuration in it is checked, the keys that the "
        "scheduler has added are not. Remove them to use it as a queues.yaml.");
    Fix removal{QUOTADECK_TEXT("rules", "Remove the added keys"), {}};
    for (const TextSpan& span : added)
        removal.edits.push_back({span, {}});
    note.fixes.push_back(std::move(removal));
    verdict.findings.insert(std::ranges::upper_bound(verdict.findings, note.span, {}, &Finding::span),
                            std::move(note));
    return verdict;
}

Result<Verdict> validateAnswer(std::string_view answer)
{
    return answerWithoutAddedKeys(answer).and_then([](const std::string& text) -> Result<Verdict> {
        Verdict verdict = validate(text);
        if (verdict.config && verdict.config->partitions.empty())
            return fail(ErrorCode::Parse, "1:1",
                        QUOTADECK_TEXT("rules", "The answer is not a configuration: it has no partitions."));
        return verdict;
    });
}

Status checkReceivedTypes(std::string_view text)
{
    const auto tree = parseYaml(text);
    if (!tree)
        return {};
    for (const PartitionConfig& partition : readConfig(*tree).config.partitions) {
        if (!std::ranges::all_of(partition.queues.value, hasOnlyTakenTypes))
            return fail(
                ErrorCode::TooLarge, {},
                Message(
                    QUOTADECK_TEXT(
                        "rules",
                        "the configuration has resource types with too long names, or more than %1 new ones"),
                    kMostReceivedTypes));
    }
    return {};
}

std::span<const RuleInfo> packagingRules()
{
    static constexpr std::array kRules{
        RuleInfo::fact("PKG-1", Severity::Error,
                       QUOTADECK_TEXT("rules", "The ConfigMap of the administrator takes precedence"),
                       QUOTADECK_TEXT("rules",
                                      "The scheduler uses each key from \"yunikorn-configs\" if it is there, "
                                      "else from \"yunikorn-defaults\".")),
        RuleInfo::fact("PKG-2", Severity::Error,
                       QUOTADECK_TEXT("rules", "A ConfigMap has the key of the queue configuration"),
                       QUOTADECK_TEXT("rules",
                                      "The key is \"queues.yaml\", or named after the policy group where the "
                                      "ConfigMap sets one. Add it, or check the file that has it.")),
        RuleInfo::fact("PKG-3", Severity::Error,
                       QUOTADECK_TEXT("rules", "A compressed queue configuration can be decompressed"),
                       QUOTADECK_TEXT("rules",
                                      "A key in binaryData that ends in .gz is decompressed and takes "
                                      "precedence over the plain text.")),
        RuleInfo::fact(
            "REST-30", Severity::Info,
            QUOTADECK_TEXT("rules", "A queues.yaml has no keys that the scheduler adds to its answers"),
            QUOTADECK_TEXT(
                "rules",
                "The scheduler reports its active configuration with \"checksum\", \"extra\" and other keys, "
                "and rejects a file that has them all. Remove them to use the answer as a queues.yaml.")),
    };
    return kRules;
}

std::optional<Finding> firstRejection(SchedulerConfig& config, std::string_view text, const YamlTree& tree)
{
    const FixWriter writer(text, tree);
    FindingLog errors;
    FindingLog warnings;
    checkPartitions(config, writer, errors, warnings, [](RuleRun& run) {
        runSchedulerChecks(run);
        return !run.hasErrors();
    });
    std::vector<Finding> found = errors.take();
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

bool isRejected(SchedulerConfig& config)
{
    return firstRejection(config, {}, YamlTree()).has_value(); // without a tree no fix is written
}
} // namespace quotadeck::config
