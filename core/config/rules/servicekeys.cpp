// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/servicekeys.h"

#include "core/base/goduration.h"
#include "core/base/nearestname.h"
#include "core/base/text.h"
#include "core/config/yaml/mapentries.h"
#include "core/config/yaml/textindex.h"
#include "core/config/yaml/yamlscalar.h"
#include "core/config/yaml/yamltree.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

namespace quotadeck::config {
namespace {
constexpr std::string_view kConfigMapKind = "ConfigMap";
constexpr std::array kSchedulerMaps{std::string_view("yunikorn-configs"),
                                    std::string_view("yunikorn-defaults")};

constexpr std::array kServiceKeys{
    ServiceKey{"admissionController.accessControl.bypassAuth", ServiceValue::Flag, "false"},
    ServiceKey{"admissionController.accessControl.externalGroups"},
    ServiceKey{"admissionController.accessControl.externalUsers"},
    ServiceKey{"admissionController.accessControl.systemUsers"},
    ServiceKey{"admissionController.accessControl.trustControllers", ServiceValue::Flag, "true"},
    ServiceKey{"admissionController.filtering.bypassNamespaces", ServiceValue::Text, "^kube-system$"},
    ServiceKey{"admissionController.filtering.generateUniqueAppId", ServiceValue::Flag, "false"},
    ServiceKey{"admissionController.filtering.labelNamespaces"},
    ServiceKey{"admissionController.filtering.noLabelNamespaces"},
    ServiceKey{"admissionController.filtering.processNamespaces"},
    ServiceKey{"admissionController.webHook.amServiceName"},
    ServiceKey{"admissionController.webHook.schedulerServiceAddress"},
    ServiceKey{"event.RESTResponseSize", ServiceValue::Count, "10000"},
    ServiceKey{"event.maxStreams", ServiceValue::Count, "100"},
    ServiceKey{"event.maxStreamsPerHost", ServiceValue::Count, "15"},
    ServiceKey{"event.requestCapacity", ServiceValue::Count, "1000"},
    ServiceKey{"event.ringBufferCapacity", ServiceValue::Count, "100000"},
    ServiceKey{"event.trackingEnabled", ServiceValue::Flag, "true"},
    ServiceKey{"health.checkInterval", ServiceValue::Duration, "30s"},
    ServiceKey{"kubernetes.burst", ServiceValue::Number, "1000"},
    ServiceKey{"kubernetes.qps", ServiceValue::Number, "1000"},
    ServiceKey{"log.level", ServiceValue::LogLevel, "INFO"},
    ServiceKey{"service.clusterId", ServiceValue::Text, "mycluster"},
    ServiceKey{"service.disableGangScheduling", ServiceValue::Flag, "false"},
    ServiceKey{"service.dispatchTimeout", ServiceValue::Duration, "5m"},
    ServiceKey{"service.enableConfigHotRefresh", ServiceValue::Flag, "true"},
    ServiceKey{"service.eventChannelCapacity", ServiceValue::Number, "1048576"},
    ServiceKey{"service.nodeInstanceTypeNodeLabelKey", ServiceValue::Text,
               "node.kubernetes.io/instance-type"},
    ServiceKey{"service.placeholderFsGroup", ServiceValue::Number},
    ServiceKey{"service.placeholderImage", ServiceValue::Text, "registry.k8s.io/pause:3.7"},
    ServiceKey{"service.placeholderRunAsGroup", ServiceValue::Number},
    ServiceKey{"service.placeholderRunAsUser", ServiceValue::Number},
    ServiceKey{"service.policyGroup", ServiceValue::Text, "queues"},
    ServiceKey{"service.schedulingInterval", ServiceValue::Duration, "1s"},
    ServiceKey{"service.volumeBindTimeout", ServiceValue::Duration, "10m"},
};

/// Keys as the scheduler's documentation spells them, which its code does not read.
struct DocumentedName
{
    std::string_view written;
    std::string_view read;
};
constexpr std::array kDocumentedNames{
    DocumentedName{"event.ringbufferCapacity", "event.ringBufferCapacity"},
    DocumentedName{"service.instanceTypeNodeLabelKey", "service.nodeInstanceTypeNodeLabelKey"},
};

constexpr RuleInfo kKeyRule{
    "PKG-4", Severity::Warning, "",
    QUOTADECK_TEXT("rules", "A key of the scheduler's ConfigMap is one that it reads"),
    QUOTADECK_TEXT(
        "rules",
        "The scheduler ignores keys that it does not know, and its documentation spells two keys in a "
        "way that its code does not read. Values must be texts: put numbers and true or false in "
        "quotes.")};
constexpr RuleInfo kValueRule{
    "PKG-5", Severity::Error, "", QUOTADECK_TEXT("rules", "A value of the scheduler's ConfigMap can be read"),
    QUOTADECK_TEXT(
        "rules",
        "With an unreadable value of a key for the service or Kubernetes the scheduler loads nothing of the "
        "ConfigMap, the queue configuration included. Unreadable values of event keys count as not set.")};
constexpr RuleInfo kRestartRule{
    "PKG-6", Severity::Info, "",
    QUOTADECK_TEXT("rules", "A change of the ConfigMap takes effect without a restart"),
    QUOTADECK_TEXT(
        "rules",
        "Only the queue configuration, log levels, the health interval, event keys and the flag for "
        "hot refresh are read again. Restart the scheduler after a change of any other key.")};
constexpr RuleInfo kLevelRule{
    "PKG-7", Severity::Warning, "", QUOTADECK_TEXT("rules", "A log level exists"),
    QUOTADECK_TEXT("rules",
                   "Log levels are -1 to 5 or debug, info, warn, error, dpanic, panic and fatal, in lower or "
                   "upper case. The most specific key counts.")};

bool isLogKey(std::string_view key)
{
    return key.starts_with("log.") && key.ends_with(".level")
        && key.size() > std::string_view("log..level").size();
}

const ServiceKey* keyCalled(std::string_view name)
{
    static constexpr ServiceKey kSubsystemLevel{"log.<subsystem>.level", ServiceValue::LogLevel};
    const auto* const key = std::ranges::find(kServiceKeys, name, &ServiceKey::name);
    if (key != kServiceKeys.end())
        return key;
    return isLogKey(name) ? &kSubsystemLevel : nullptr;
}

bool isFlag(std::string_view text)
{
    constexpr std::array kTruthWords{"1", "t", "T", "TRUE",  "true",  "True",
                                     "0", "f", "F", "FALSE", "false", "False"};
    return std::ranges::find(kTruthWords, text) != kTruthWords.end();
}

template <typename Number>
bool isWholeNumber(std::string_view text)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

bool isLogLevel(std::string_view text)
{
    constexpr std::array kLevels{"debug", "info", "warn", "error", "dpanic", "panic", "fatal"};
    if (std::int32_t number = 0; isWholeNumber<std::int32_t>(text)) {
        std::from_chars(text.data(), text.data() + text.size(), number);
        return number >= -1 && number <= 5;
    }
    const std::string lowered = asciiLowered(text);
    const bool isOneCase = text == lowered
        || std::ranges::none_of(text, [](char letter) { return letter >= 'a' && letter <= 'z'; });
    return isOneCase && std::ranges::find(kLevels, lowered) != kLevels.end();
}

/// What the value of a key should be; empty when @p text is that.
std::optional<Message> expectedInsteadOf(std::string_view text, ServiceValue value)
{
    switch (value) {
    case ServiceValue::Text:
        return std::nullopt;
    case ServiceValue::Flag:
        if (isFlag(text))
            return std::nullopt;
        return QUOTADECK_TEXT("rules", "true or false");
    case ServiceValue::Count:
        if (isWholeNumber<std::uint64_t>(text))
            return std::nullopt;
        return QUOTADECK_TEXT("rules", "a whole number of 0 or more");
    case ServiceValue::Number:
        if (isWholeNumber<std::int64_t>(text))
            return std::nullopt;
        return QUOTADECK_TEXT("rules", "a whole number");
    case ServiceValue::Duration:
        if (parseGoDuration(text))
            return std::nullopt;
        return QUOTADECK_TEXT("rules", "a duration such as 30s or 5m");
    case ServiceValue::LogLevel:
        if (isLogLevel(text))
            return std::nullopt;
        return QUOTADECK_TEXT("rules", "a log level from -1 to 5, or one such as info or debug");
    }
    return std::nullopt;
}

/// False where every "data" of @p document is a block whose keys all end with ".yaml", the usual case, so that it need not be
/// parsed once more for each edit.
bool mayHaveOtherKeys(std::string_view document)
{
    std::optional<std::size_t> dataIndent; // nothing: outside of any
    std::optional<std::size_t> keyIndent; // nothing: no key was seen yet
    for (std::size_t begin = 0; begin < document.size();) {
        const std::size_t end = std::min(document.find('\n', begin), document.size());
        std::string_view line = document.substr(begin, end - begin);
        begin = end + 1;
        const std::size_t indent = line.find_first_not_of(" -\r");
        if (indent == std::string_view::npos || line[indent] == '#')
            continue;
        line.remove_prefix(indent);
        if (dataIndent && indent <= *dataIndent)
            dataIndent.reset();
        if (dataIndent) {
            keyIndent = keyIndent.value_or(indent);
            if (indent < *keyIndent
                || (indent == *keyIndent
                    && line.substr(0, line.find(':')).find(".yaml") == std::string_view::npos))
                return true;
        } else if (line.starts_with("data:")) {
            if (line.find_first_not_of(" \r", 5) != std::string_view::npos)
                return true; // in flow style, or with an anchor
            dataIndent = indent;
            keyIndent.reset();
        } else if (line.find("data") == 1) { // "data" in quotes
            return true;
        }
    }
    return false;
}

/// Goes through the ConfigMaps of a text.
class ServiceKeyCheck
{
public:
    explicit ServiceKeyCheck(std::string_view text) : m_text(text), m_index(text) { }

    std::vector<Finding> run()
    {
        auto begins = documentBegins(m_text);
        begins.push_back(m_text.size());
        for (std::size_t i = 0; i + 1 < begins.size(); ++i) {
            const auto document = m_text.substr(begins[i], begins[i + 1] - begins[i]);
            if (document.find(kConfigMapKind) == std::string_view::npos || !mayHaveOtherKeys(document))
                continue;
            const auto tree = parseYaml(document);
            if (tree && tree->root())
                visit(*tree->root(), begins[i]);
        }
        return m_log.take();
    }

private:
    void visit(const YamlNode& object, std::size_t base)
    {
        m_base = base;
        const std::string_view kind = textOf(&object, "kind");
        const std::string_view name = textOf(valueOf(&object, "metadata"), "name");
        if (kind == kConfigMapKind && std::ranges::find(kSchedulerMaps, name) != kSchedulerMaps.end())
            checkData(valueOf(&object, "data"));
        const YamlNode* const items = valueOf(&object, "items");
        if (!items || !kind.ends_with("List"))
            return;
        for (const YamlRef& item : items->items())
            visit(*item.node, base);
    }

    void checkData(const YamlNode* data)
    {
        if (!data || data->kind != YamlKind::Mapping)
            return;
        for (const YamlPair& pair : data->pairs()) {
            const std::string_view key = pair.key.node->text();
            if (!key.ends_with(".yaml")) // PKG-2
                checkEntry(key, *pair.key.node, *pair.value.node);
        }
    }

    void checkEntry(std::string_view key, const YamlNode& keyNode, const YamlNode& value)
    {
        const ServiceKey* const known = keyCalled(key);
        if (!known) {
            reportUnknown(key, keyNode);
            return;
        }
        const bool isText = value.kind == YamlKind::Scalar && resolveScalar(value).type == ScalarType::Text;
        if (!isText) {
            Finding& finding
                = report(kKeyRule, value,
                         {QUOTADECK_TEXT("rules",
                                         "the API server rejects the value of \"%1\", which is no text: put "
                                         "it in quotes"),
                          key});
            finding.severity = Severity::Error; // with it the whole object
            return;
        }
        if (const auto expected = expectedInsteadOf(value.text(), known->value))
            reportValue(*known, key, value, *expected);
        else if (key == "service.enableConfigHotRefresh" && !isOn(value.text()))
            report(
                kRestartRule, value,
                QUOTADECK_TEXT("rules",
                               "hot refresh is off: changes of the ConfigMap, also of the queue "
                               "configuration, take effect after a restart only, and so does turning it on "
                               "again"));
    }

    static bool isOn(std::string_view flag)
    {
        return flag == "1" || flag.front() == 't' || flag.front() == 'T';
    }

    void reportValue(const ServiceKey& known, std::string_view key, const YamlNode& value, Message expected)
    {
        const RuleInfo& rule = known.value == ServiceValue::LogLevel ? kLevelRule : kValueRule;
        Finding& finding = report(
            rule, value, {consequenceFor(key), value.text(), key, std::move(expected), known.standard});
        if (!preventsLoading(key))
            finding.severity = Severity::Warning;
    }

    /// PKG-5: the shim reads these keys itself. Unreadable values of the others keep nothing from being loaded.
    static bool preventsLoading(std::string_view key)
    {
        return key.starts_with("service.") || key.starts_with("kubernetes.")
            || key == "admissionController.filtering.generateUniqueAppId";
    }

    /// PKG-5.
    static MessageTemplate consequenceFor(std::string_view key)
    {
        if (key.starts_with("event."))
            return QUOTADECK_TEXT("rules",
                                  "the value \"%1\" of \"%2\" must be %3; the scheduler uses %4 instead");
        if (preventsLoading(key))
            return QUOTADECK_TEXT(
                "rules",
                "the value \"%1\" of \"%2\" must be %3; the scheduler loads nothing of this "
                "ConfigMap until it is corrected");
        if (key.starts_with("log.")) // PKG-7
            return QUOTADECK_TEXT(
                "rules", "the value \"%1\" of \"%2\" must be %3; the scheduler does not use this value");
        return QUOTADECK_TEXT("rules", "the value \"%1\" of \"%2\" must be %3; the scheduler cannot read it");
    }

    void reportUnknown(std::string_view key, const YamlNode& keyNode)
    {
        const auto* const documented = std::ranges::find(kDocumentedNames, key, &DocumentedName::written);
        if (documented != kDocumentedNames.end()) {
            Finding& finding = report(
                kKeyRule, keyNode,
                {QUOTADECK_TEXT("rules",
                                "the scheduler does not read \"%1\": its documentation has that name, "
                                "its code reads \"%2\""),
                 key, documented->read});
            finding.fixes.push_back({{QUOTADECK_TEXT("rules", "Rename to %1"), documented->read},
                                     {{finding.span, std::string(documented->read)}}});
            return;
        }
        std::vector<std::string_view> names;
        std::ranges::transform(kServiceKeys, std::back_inserter(names), &ServiceKey::name);
        const std::string_view nearest = nearestKey(key, names);
        if (nearest.empty()) {
            report(kKeyRule, keyNode,
                   {QUOTADECK_TEXT("rules", "unknown key \"%1\": the scheduler ignores it"), key});
            return;
        }
        Finding& finding = report(
            kKeyRule, keyNode,
            {QUOTADECK_TEXT("rules", "unknown key \"%1\": the scheduler ignores it; did you mean \"%2\"?"),
             key, nearest});
        finding.fixes.push_back(
            {{QUOTADECK_TEXT("rules", "Rename to %1"), nearest}, {{finding.span, std::string(nearest)}}});
    }

    Finding& report(const RuleInfo& rule, const YamlNode& at, Message message)
    {
        Finding finding;
        finding.rule = rule.id;
        finding.severity = rule.severity;
        finding.span = m_index.span(m_base + at.span.begin.offset, m_base + at.span.end.offset);
        finding.message = std::move(message);
        return m_log.add(std::move(finding));
    }

    std::string_view m_text;
    TextIndex m_index;
    std::size_t m_base = 0; ///< of the document
    FindingLog m_log;
};
} // namespace

std::span<const ServiceKey> serviceKeys()
{
    return kServiceKeys;
}

std::vector<Finding> serviceFindings(std::string_view text)
{
    if (text.find(kConfigMapKind) == std::string_view::npos || text.size() > kMaxYamlSize)
        return {};
    return ServiceKeyCheck(text).run();
}

std::span<const RuleInfo> serviceRules()
{
    static constexpr std::array kRules{kKeyRule, kValueRule, kRestartRule, kLevelRule};
    return kRules;
}
} // namespace quotadeck::config
