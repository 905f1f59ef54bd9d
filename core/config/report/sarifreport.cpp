// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/report/sarifreport.h"

#include "core/config/rules/ruleindex.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>

namespace quotadeck::config {
namespace {
/// FNV-1a: the same on every machine and in every version.
std::uint64_t stableHash(std::string_view text)
{
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char c : text) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 0x100000001b3U;
    }
    return hash;
}

/// The first line of the marked text: a span may be a whole queue with all queues below, and changes inside should not
/// make the finding a new one.
std::string_view beginningOf(const TextSpan& span, std::string_view text)
{
    constexpr std::size_t kMost = 200;
    const std::string_view marked
        = text.substr(std::min<std::size_t>(span.begin.offset, text.size()), std::min(span.length(), kMost));
    return marked.substr(0, marked.find_first_of("\r\n"));
}

} // namespace

void SarifReport::add(const CheckedFile& file)
{
    m_log.addFile(file.name);
    std::map<std::uint64_t, int> seen;
    for (const Finding& finding : file.verdict.findings) {
        m_log.addResult(resultOf(file, finding, seen));
        if (!file.isReadable)
            m_log.addNotification(file.name, finding.message.english());
    }
}

SarifResult SarifReport::resultOf(const CheckedFile& file, const Finding& finding,
                                  std::map<std::uint64_t, int>& seen)
{
    const std::uint64_t hash = stableHash(
        fmt::format("{}\n{}\n{}", finding.rule, finding.path, beginningOf(finding.span, file.text)));
    SarifResult result;
    result.rule = finding.rule;
    result.ruleIndex = ruleIndex(finding.rule);
    result.severity = finding.severity;
    result.message = finding.message.english();
    result.file = file.name;
    if (file.isReadable)
        result.span = finding.span;
    result.queue = finding.path;
    result.fingerprintName = "ruleQueueText/v1";
    // The number distinguishes equal places, such as the same misspelled key in two lists.
    result.fingerprint = fmt::format("{:016x}:{}", hash, ++seen[hash]);
    for (const RelatedPlace& place : finding.related)
        result.related.push_back({file.name, place.span, place.message.english()});
    result.fixes = finding.fixes;
    return result;
}

std::size_t SarifReport::ruleIndex(std::string_view id)
{
    const std::vector<RuleInfo>& known = allRules();
    if (const RuleInfo* help = findRule(id))
        return static_cast<std::size_t>(help - known.data());
    const auto found = std::ranges::find(m_unknownRules, id);
    const auto index = static_cast<std::size_t>(found - m_unknownRules.begin());
    if (found == m_unknownRules.end())
        m_unknownRules.emplace_back(id);
    return known.size() + index;
}

std::string SarifReport::text() const
{
    std::vector<RuleInfo> rules = allRules();
    for (const std::string& id : m_unknownRules) {
        RuleInfo rule;
        rule.id = id;
        rule.title.text = nullptr;
        rules.push_back(rule);
    }
    return m_log.text(rules);
}
} // namespace quotadeck::config
