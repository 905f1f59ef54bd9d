// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/filevalidator.h"

#include "core/config/packaging/activetext.h"
#include "core/config/packaging/queuefile.h"
#include "core/config/schema/reader.h"
#include "core/config/schema/spans.h"

#include <algorithm>

namespace quotadeck::config {
namespace {
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
} // namespace

Verdict validateFile(std::string_view text)
{
    const auto queueFile = findQueueFile(text);
    if (!queueFile) {
        Verdict verdict;
        verdict.findings.push_back(findingFor(queueFile.error()));
        verdict.category = verdict.findings.front().category;
        return verdict;
    }
    if (!*queueFile)
        return validate(text);
    const EmbeddedText& content = (*queueFile)->content;
    Verdict verdict = validate(content.text());
    for (Finding& finding : verdict.findings)
        moveOutward(finding, content);
    if (verdict.config)
        mapSpans(*verdict.config, [&content](const TextSpan& span) { return content.outerSpan(span); });
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
    note.message
        = "This is a saved answer of a scheduler: the configuration in it is checked, the keys that the "
          "scheduler has added are not. Remove them to use it as a queues.yaml.";
    Fix removal{"Remove the added keys", {}};
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
            return fail(ErrorCode::Parse, "1:1", "The answer is not a configuration: it has no partitions.");
        return verdict;
    });
}
} // namespace quotadeck::config
