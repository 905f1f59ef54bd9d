// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/report/sariflog.h"

#include "core/base/jsontext.h"
#include "core/base/queuepath.h"
#include "core/base/version.h"

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

std::string relatedJson(const std::vector<SarifRelated>& places)
{
    int id = 0;
    return jsonArrayOrNothing(places, [&](const SarifRelated& place) {
        return jsonObject({{"id", std::to_string(++id)},
                           {"physicalLocation", physicalJson(sarifUri(place.file), regionJson(place.span))},
                           {"message", messageJson(place.message)}});
    });
}

std::string ruleJson(const RuleInfo& rule)
{
    if (rule.title.text == nullptr)
        return jsonObject({{"id", jsonQuoted(rule.id)}});
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

void SarifLog::addFile(std::string_view file)
{
    m_artifacts.push_back(
        jsonObject({{"location", artifactJson(sarifUri(file))}, {"roles", R"(["analysisTarget"])"}}));
}

void SarifLog::addNotification(std::string_view file, std::string_view message)
{
    const std::string location = jsonObject({{"physicalLocation", physicalJson(sarifUri(file), {})}});
    m_notifications.push_back(jsonObject({{"locations", fmt::format("[{}]", location)},
                                          {"message", messageJson(message)},
                                          {"level", jsonQuoted("error")}}));
}

void SarifLog::addResult(const SarifResult& result)
{
    const std::string uri = sarifUri(result.file);
    const std::string location = jsonObject(
        {{"physicalLocation", physicalJson(uri, result.span ? regionJson(*result.span) : std::string())},
         {"logicalLocations", logicalJson(result.queue)}});
    m_results.push_back(jsonObject(
        {{"ruleId", jsonQuoted(result.rule)},
         {"ruleIndex", std::to_string(result.ruleIndex)},
         {"level", jsonQuoted(levelOf(result.severity))},
         {"message", messageJson(result.message)},
         {"locations", fmt::format("[{}]", location)},
         {"partialFingerprints", jsonObject({{result.fingerprintName, jsonQuoted(result.fingerprint)}})},
         {"relatedLocations", relatedJson(result.related)},
         {"fixes", fixesJson(uri, result.fixes)}}));
}

std::string SarifLog::text(const std::vector<RuleInfo>& rules) const
{
    const std::string driver = jsonObject({{"name", jsonQuoted("QuotaDeck")},
                                           {"version", jsonQuoted(kVersion)},
                                           {"rules", jsonArray(rules, ruleJson)}});
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
