// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/report/sarifreport.h"

#include "core/base/jsontext.h"
#include "core/base/queuepath.h"
#include "core/base/version.h"
#include "core/config/rules/ruleindex.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>

namespace quotadeck::config {
namespace {
const auto kAsIs = [](const std::string& json) { return json; };

std::string_view levelOf(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return "error";
    case Severity::Warning:
        return "warning";
    case Severity::Info:
        break;
    }
    return "note";
}

/// A text for the user. In a message, braces are arguments unless they are doubled.
std::string messageJson(std::string_view text)
{
    std::string escaped;
    for (const char c : text) {
        escaped += c;
        if (c == '{' || c == '}')
            escaped += c;
    }
    return jsonObject({{"text", jsonQuoted(escaped)}});
}

std::string artifactJson(const std::string& uri)
{
    return jsonObject({{"uri", jsonQuoted(uri)}});
}

std::string regionJson(const TextSpan& span)
{
    return jsonObject({{"startLine", std::to_string(span.begin.line)},
                       {"startColumn", std::to_string(span.begin.column)},
                       {"endLine", std::to_string(span.end.line)},
                       {"endColumn", std::to_string(span.end.column)}});
}

std::string physicalJson(const std::string& uri, const std::string& region)
{
    return jsonObject({{"artifactLocation", artifactJson(uri)}, {"region", region}});
}

std::string logicalJson(const std::string& path)
{
    if (path.empty())
        return {};
    return fmt::format("[{}]",
                       jsonObject({{"name", jsonQuoted(QueuePath(path).name())},
                                   {"fullyQualifiedName", jsonQuoted(path)},
                                   {"kind", jsonQuoted("queue")}}));
}

std::string fixJson(const std::string& uri, const Fix& fix)
{
    const auto replacement = [](const TextEdit& edit) {
        const std::string content
            = edit.text.empty() ? std::string() : jsonObject({{"text", jsonQuoted(edit.text)}});
        return jsonObject({{"deletedRegion", regionJson(edit.span)}, {"insertedContent", content}});
    };
    const std::string change = jsonObject(
        {{"artifactLocation", artifactJson(uri)}, {"replacements", jsonArray(fix.edits, replacement)}});
    return jsonObject({{"description", messageJson(fix.title.english())},
                       {"artifactChanges", fmt::format("[{}]", change)}});
}

std::string fixesJson(const std::string& uri, const std::vector<Fix>& fixes)
{
    std::vector<std::string> items;
    for (const Fix& fix : fixes) {
        if (!fix.edits.empty()) // a fix must change something
            items.push_back(fixJson(uri, fix));
    }
    return jsonArrayOrNothing(items, kAsIs);
}

std::string relatedJson(const std::string& uri, const std::vector<RelatedPlace>& places)
{
    int id = 0;
    return jsonArrayOrNothing(places, [&](const RelatedPlace& place) {
        return jsonObject({{"id", std::to_string(++id)},
                           {"physicalLocation", physicalJson(uri, regionJson(place.span))},
                           {"message", messageJson(place.message.english())}});
    });
}

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

std::string ruleJson(const RuleInfo& rule)
{
    const std::string level = jsonObject({{"level", jsonQuoted(levelOf(rule.severity))}});
    return jsonObject({{"id", jsonQuoted(rule.id)},
                       {"shortDescription", jsonObject({{"text", jsonQuoted(rule.title.text)}})},
                       {"help", jsonObject({{"text", jsonQuoted(rule.help.text)}})},
                       {"defaultConfiguration", level}});
}

bool isUnreserved(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
        || std::string_view("-._~/").find(c) != std::string_view::npos;
}
} // namespace

std::string sarifUri(std::string_view path)
{
    if (path.starts_with("http://") || path.starts_with("https://")) // encoded already
        return std::string(path);
    std::string uri = path.starts_with('/') ? "file://" : "";
    for (const char c : path)
        uri += isUnreserved(c) ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
    return uri;
}

void SarifReport::add(const CheckedFile& file)
{
    const std::string uri = sarifUri(file.name);
    m_artifacts.push_back(jsonObject({{"location", artifactJson(uri)}, {"roles", R"(["analysisTarget"])"}}));
    std::map<std::uint64_t, int> seen;
    for (const Finding& finding : file.verdict.findings) {
        m_results.push_back(resultJson(file, uri, finding, seen));
        if (!file.isReadable) {
            const std::string location = jsonObject({{"physicalLocation", physicalJson(uri, {})}});
            m_notifications.push_back(jsonObject({{"locations", fmt::format("[{}]", location)},
                                                  {"message", messageJson(finding.message.english())},
                                                  {"level", jsonQuoted("error")}}));
        }
    }
}

std::string SarifReport::resultJson(const CheckedFile& file, const std::string& uri, const Finding& finding,
                                    std::map<std::uint64_t, int>& seen)
{
    const std::uint64_t hash = stableHash(
        fmt::format("{}\n{}\n{}", finding.rule, finding.path, beginningOf(finding.span, file.text)));
    // The number distinguishes equal places, such as the same misspelled key in two lists.
    const std::string fingerprint = fmt::format("{:016x}:{}", hash, ++seen[hash]);
    const std::string location = jsonObject(
        {{"physicalLocation", physicalJson(uri, file.isReadable ? regionJson(finding.span) : std::string())},
         {"logicalLocations", logicalJson(finding.path)}});
    return jsonObject({{"ruleId", jsonQuoted(finding.rule)},
                       {"ruleIndex", std::to_string(ruleIndex(finding.rule))},
                       {"level", jsonQuoted(levelOf(finding.severity))},
                       {"message", messageJson(finding.message.english())},
                       {"locations", fmt::format("[{}]", location)},
                       {"partialFingerprints", jsonObject({{"ruleQueueText/v1", jsonQuoted(fingerprint)}})},
                       {"relatedLocations", relatedJson(uri, finding.related)},
                       {"fixes", fixesJson(uri, finding.fixes)}});
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
    std::vector<std::string> rules;
    for (const RuleInfo& rule : allRules())
        rules.push_back(ruleJson(rule));
    for (const std::string& id : m_unknownRules)
        rules.push_back(jsonObject({{"id", jsonQuoted(id)}}));
    const std::string driver = jsonObject({{"name", jsonQuoted("QuotaDeck")},
                                           {"version", jsonQuoted(kVersion)},
                                           {"rules", jsonArray(rules, kAsIs)}});
    const std::string invocation
        = jsonObject({{"executionSuccessful", m_notifications.empty() ? "true" : "false"},
                      {"toolExecutionNotifications", jsonArrayOrNothing(m_notifications, kAsIs)}});
    const std::string run = jsonObject({{"tool", jsonObject({{"driver", driver}})},
                                        {"invocations", fmt::format("[{}]", invocation)},
                                        {"artifacts", jsonArray(m_artifacts, kAsIs)},
                                        {"columnKind", jsonQuoted("unicodeCodePoints")},
                                        {"results", jsonArray(m_results, kAsIs)}});
    return jsonObject({{"$schema", jsonQuoted("https://json.schemastore.org/sarif-2.1.0.json")},
                       {"version", jsonQuoted("2.1.0")},
                       {"runs", fmt::format("[{}]", run)}});
}
} // namespace quotadeck::config
