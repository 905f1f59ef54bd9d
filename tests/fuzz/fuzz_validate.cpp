// SPDX-License-Identifier: GPL-3.0-or-later
// Reader, rules and the second parser on any bytes as a queues.yaml or a manifest that holds one.
#include "core/config/rules/validator.h"
#include "core/config/yaml/secondparser.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace quotadeck;
using namespace quotadeck::config;
using fuzz::require;

namespace {
void requireSound(const Finding& finding, std::string_view text, const TextIndex& index)
{
    require(!finding.rule.empty() && !finding.message.isEmpty(), "a finding says what is wrong");
    fuzz::requireInside(finding.span, text, index);
    for (const RelatedPlace& related : finding.related)
        fuzz::requireInside(related.span, text, index);
    for (const Fix& fix : finding.fixes)
        fuzz::requireEdits(fix.edits, text, index);
}

void requireSound(const Verdict& verdict, std::string_view text)
{
    const bool hasError
        = std::ranges::find(verdict.findings, Severity::Error, &Finding::severity) != verdict.findings.end();
    require(verdict.accepted != hasError, "accepted means no error, and the other way round");
    require(verdict.accepted == verdict.category.empty(), "a rejection has a category, an acceptance none");
    require(!verdict.accepted || verdict.config.has_value(), "what is accepted was read");
    require(std::ranges::is_sorted(verdict.findings, {}, &Finding::span),
            "findings are in the order of the text");
    const TextIndex index(text);
    for (const Finding& finding : verdict.findings)
        requireSound(finding, text, index);
}
} // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the name is libFuzzer's
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);

    requireSound(validate(text), text);
    if (text.find("ConfigMap") != std::string_view::npos)
        requireSound(validateFile(text), text);

    // Any answer is fine: that the two parsers differ is what it is asked for.
    static_cast<void>(agreesWithSecondParser(text));
    return 0;
}
