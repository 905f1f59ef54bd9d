// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/filevalidator.h"

#include "core/config/packaging/queuefile.h"
#include "core/config/schema/reader.h"
#include "core/config/schema/spans.h"

namespace quotadeck::config {
namespace {
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
} // namespace quotadeck::config
