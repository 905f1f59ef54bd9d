// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/alert/alertrule.h"

#include "core/base/goduration.h"
#include "core/base/text.h"
#include "core/config/yaml/yamltree.h"
#include "core/resource/quantityinput.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <set>
#include <span>
#include <utility>

namespace quotadeck::alert {
namespace {
using config::YamlKind;
using config::YamlNode;
using config::YamlPair;

using Words = std::span<const std::string_view>;

// By the value of the enumeration.
constexpr std::array<std::string_view, 4> kSubjects{"queue", "user", "group", "cluster"};
constexpr std::array<std::string_view, 7> kMeasures{"used",    "headroom", "pending", "applications",
                                                    "waiting", "health",   "stale"};
constexpr std::array<std::string_view, 4> kSigns{">", ">=", "<", "<="};
constexpr std::array<std::string_view, 2> kSeverities{"warning", "critical"};

std::vector<Measure> measuresOf(Subject subject)
{
    switch (subject) {
    case Subject::Queue:
        return {Measure::Used, Measure::Headroom, Measure::Pending, Measure::Applications, Measure::Waiting};
    case Subject::User:
    case Subject::Group:
        return {Measure::Used, Measure::Headroom, Measure::Applications};
    case Subject::Cluster:
        break;
    }
    return {Measure::Health, Measure::Stale};
}

std::vector<std::string_view> labelsOf(Subject subject)
{
    switch (subject) {
    case Subject::Queue:
        return {"cluster", "partition", "queue", "resource"};
    case Subject::User:
        return {"cluster", "partition", "queue", "resource", "user"};
    case Subject::Group:
        return {"cluster", "group", "partition", "queue", "resource"};
    case Subject::Cluster:
        break;
    }
    return {"check", "cluster"};
}

std::string_view nameOf(Measure measure)
{
    return kMeasures.at(static_cast<std::size_t>(measure));
}

bool needsResource(Measure measure)
{
    return measure == Measure::Headroom || measure == Measure::Pending;
}

/// The index of the longest of @p words that @p text begins with.
std::optional<std::size_t> beginOf(std::string_view text, Words words)
{
    std::optional<std::size_t> longest;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (text.starts_with(words[i]) && (!longest || words[i].size() > words[*longest].size()))
            longest = i;
    }
    return longest;
}

/// Reads one file; problems are collected.
class RuleReader : private config::FieldReader
{
public:
    tl::expected<std::vector<Rule>, std::vector<config::TextProblem>> read(std::string_view text)
    {
        const auto tree = config::parseYaml(text);
        if (!tree) {
            add(tree.error().span.begin, tree.error().message);
            return tl::unexpected(takeProblems());
        }
        const YamlNode* const root = tree->root();
        if (!root || root->kind != YamlKind::Mapping) {
            add(root ? root->span.begin : TextPosition(),
                QUOTADECK_TEXT("alert", "a file of alerts is a map with the keys apiVersion and alerts"));
            return tl::unexpected(takeProblems());
        }
        readFile(*root);
        if (!problems().empty())
            return tl::unexpected(takeProblems());
        return std::move(m_rules);
    }

private:
    void readFile(const YamlNode& root)
    {
        static constexpr std::array<std::string_view, 2> kKeys{"apiVersion", "alerts"};
        const auto found = fields(root, kKeys);
        const auto version = found.find("apiVersion");
        if (version == found.end() || version->second->text() != "quotadeck/v1")
            add(version == found.end() ? root.span.begin : version->second->span.begin,
                QUOTADECK_TEXT("alert", "\"apiVersion\" has to be quotadeck/v1"));
        const auto alerts = found.find("alerts");
        if (alerts == found.end() || alerts->second->kind != YamlKind::Sequence) {
            add(alerts == found.end() ? root.span.begin : alerts->second->span.begin,
                QUOTADECK_TEXT("alert", "\"alerts\" has to be a list of rules"));
            return;
        }
        std::set<std::string> names;
        for (const config::YamlRef& item : alerts->second->items()) {
            if (item.node->kind != YamlKind::Mapping) {
                add(item.place().begin, QUOTADECK_TEXT("alert", "a rule is a map with name, on and when"));
                continue;
            }
            auto rule = readRule(*item.node);
            if (!rule)
                continue;
            if (names.insert(rule->name).second)
                m_rules.push_back(*std::move(rule));
            else
                add(item.place().begin,
                    {QUOTADECK_TEXT("alert", "there is a rule called %1 already"), rule->name});
        }
    }

    std::optional<Rule> readRule(const YamlNode& map)
    {
        static constexpr std::array<std::string_view, 8> kKeys{"name", "on",    "where",    "when",
                                                               "for",  "clear", "severity", "summary"};
        const std::size_t before = problems().size();
        const auto found = fields(map, kKeys);
        const auto node = [&found](std::string_view key) {
            const auto place = found.find(key);
            return place == found.end() ? nullptr : place->second;
        };
        static constexpr std::array<std::string_view, 3> kRequired{"name", "on", "when"};
        require(map, found, kRequired);
        Rule rule;
        if (const YamlNode* name = node("name"))
            rule.name = text(*name, "name").value_or("");
        if (const YamlNode* summary = node("summary"))
            rule.summary = text(*summary, "summary").value_or("");
        if (const YamlNode* severity = node("severity"))
            rule.severity = static_cast<Severity>(word(*severity, "severity", kSeverities).value_or(0));
        if (const YamlNode* lasting = node("for")) {
            if (const auto time = duration(*lasting, "for"))
                rule.lasting = std::chrono::floor<std::chrono::milliseconds>(*time);
        }
        const auto subject
            = node("on") ? word(*node("on"), "on", kSubjects) : std::optional<std::size_t>(std::nullopt);
        if (!subject)
            return std::nullopt;
        rule.subject = static_cast<Subject>(*subject);
        if (const YamlNode* where = node("where"))
            readWhere(*where, rule);
        const std::size_t beforeCondition = problems().size();
        if (const YamlNode* when = node("when"))
            readCondition(*when, rule);
        rule.clear = rule.threshold;
        const bool isCondition = node("when") && problems().size() == beforeCondition;
        if (const YamlNode* clear = node("clear"); clear && isCondition)
            readClear(*clear, rule);
        if (const YamlNode* where = node("where"); where && isCondition)
            checkWhere(*where, rule);
        return problems().size() == before ? std::optional(std::move(rule)) : std::nullopt;
    }

    void readWhere(const YamlNode& map, Rule& rule)
    {
        if (map.kind != YamlKind::Mapping) {
            add(map.span.begin, QUOTADECK_TEXT("alert", "\"where\" is a map such as {queue: root.data.*}"));
            return;
        }
        const auto known = labelsOf(rule.subject);
        for (const auto& [label, value] : fields(map, known)) {
            if (auto pattern = text(*value, label))
                rule.where[std::string(label)] = *std::move(pattern);
        }
    }

    /// Labels that no sample of the measure has.
    void checkWhere(const YamlNode& map, const Rule& rule)
    {
        const bool hasResource = rule.measure == Measure::Used || needsResource(rule.measure);
        if (rule.where.contains("resource") && !hasResource)
            add(map.span.begin,
                {QUOTADECK_TEXT("alert", "%1 has no resource: remove it from \"where\""),
                 nameOf(rule.measure)});
        if (rule.where.contains("check") && rule.measure != Measure::Health)
            add(map.span.begin,
                {QUOTADECK_TEXT("alert", "%1 has no check: remove it from \"where\""), nameOf(rule.measure)});
    }

    void readCondition(const YamlNode& node, Rule& rule)
    {
        const auto given = text(node, "when");
        if (!given)
            return;
        rule.condition = *given;
        std::string_view rest = trimmedUnicode(*given);
        const auto measure = beginOf(rest, kMeasures);
        const auto allowed = measuresOf(rule.subject);
        if (!measure || std::ranges::find(allowed, static_cast<Measure>(*measure)) == allowed.end()) {
            std::vector<std::string_view> names;
            std::ranges::transform(allowed, std::back_inserter(names),
                                   [](Measure each) { return nameOf(each); });
            add(node.span.begin,
                {QUOTADECK_TEXT("alert", "\"when\" begins with one of %1"), config::listOf(names)});
            return;
        }
        rule.measure = static_cast<Measure>(*measure);
        rest = trimmedUnicode(rest.substr(kMeasures.at(*measure).size()));
        if (rule.measure == Measure::Health) {
            if (rest != "failed")
                add(node.span.begin, QUOTADECK_TEXT("alert", "write \"health failed\""));
            rule.comparison = Comparison::Below;
            rule.threshold = 1;
            return;
        }
        const auto comparison = beginOf(rest, kSigns);
        if (!comparison) {
            add(node.span.begin,
                {QUOTADECK_TEXT("alert", "%1 is to be followed by one of %2"), nameOf(rule.measure),
                 config::listOf(kSigns)});
            return;
        }
        rule.comparison = static_cast<Comparison>(*comparison);
        if (const auto value = amount(node, trimmedUnicode(rest.substr(kSigns.at(*comparison).size())), rule))
            rule.threshold = *value;
    }

    void readClear(const YamlNode& node, Rule& rule)
    {
        const auto given = text(node, "clear");
        if (!given)
            return;
        if (rule.measure == Measure::Health) {
            add(node.span.begin, QUOTADECK_TEXT("alert", "\"health failed\" has no \"clear\""));
            return;
        }
        const auto value = amount(node, trimmedUnicode(*given), rule);
        if (!value)
            return;
        rule.clear = *value;
        const bool isUpper = rule.comparison == Comparison::Above || rule.comparison == Comparison::AtLeast;
        if (isUpper ? rule.clear > rule.threshold : rule.clear < rule.threshold)
            add(node.span.begin,
                isUpper ? QUOTADECK_TEXT("alert", "\"clear\" has to be at most the threshold of \"when\"")
                        : QUOTADECK_TEXT("alert", "\"clear\" has to be at least the threshold of \"when\""));
    }

    /// @p text in the units of the metric; nothing, and a problem, for anything else.
    std::optional<double> amount(const YamlNode& node, std::string_view text, const Rule& rule)
    {
        switch (rule.measure) {
        case Measure::Used:
        case Measure::Applications:
            return percent(node, text);
        case Measure::Waiting:
        case Measure::Stale:
            if (const auto parsed = parseGoDuration(text);
                parsed && *parsed >= std::chrono::nanoseconds::zero())
                return std::chrono::duration<double>(*parsed).count();
            add(node.span.begin,
                {QUOTADECK_TEXT("alert", "\"%1\" is not a duration such as 5m or 1h30m"), text});
            return std::nullopt;
        case Measure::Headroom:
        case Measure::Pending:
            return quantity(node, text, rule);
        case Measure::Health:
            break;
        }
        return std::nullopt;
    }

    std::optional<double> percent(const YamlNode& node, std::string_view text)
    {
        double value = 0;
        const char* const end = text.data() + text.size() - (text.ends_with('%') ? 1 : 0);
        const auto [stop, error] = std::from_chars(text.data(), end, value, std::chars_format::fixed);
        constexpr double kMost = 10'000; // of quotas that are over their max
        if (text.ends_with('%') && error == std::errc() && stop == end && value >= 0 && value <= kMost)
            return value / 100;
        add(node.span.begin, {QUOTADECK_TEXT("alert", "\"%1\" is not a percentage such as 90%"), text});
        return std::nullopt;
    }

    std::optional<double> quantity(const YamlNode& node, std::string_view text, const Rule& rule)
    {
        const auto resource = rule.where.find("resource");
        if (resource == rule.where.end() || resource->second.find('*') != std::string::npos) {
            add(node.span.begin,
                {QUOTADECK_TEXT("alert", "%1 needs one resource: add \"where: {resource: memory}\""),
                 nameOf(rule.measure)});
            return std::nullopt;
        }
        const auto value = readTypedQuantity(text, quantityKind(resource->second));
        if (!value) {
            add(node.span.begin, value.error().message);
            return std::nullopt;
        }
        const double units = resource->second == "vcore" ? 1000.0 : 1.0; // metrics have cores
        return static_cast<double>(value->value) / units;
    }

    std::vector<Rule> m_rules;
};
} // namespace

bool holds(double value, Comparison comparison, double threshold)
{
    switch (comparison) {
    case Comparison::Above:
        return value > threshold;
    case Comparison::AtLeast:
        return value >= threshold;
    case Comparison::Below:
        return value < threshold;
    case Comparison::AtMost:
        break;
    }
    return value <= threshold;
}

std::string_view sign(Comparison comparison)
{
    return kSigns.at(static_cast<std::size_t>(comparison));
}

std::string_view nameOf(Severity severity)
{
    return kSeverities.at(static_cast<std::size_t>(severity));
}

tl::expected<std::vector<Rule>, std::vector<config::TextProblem>> readRules(std::string_view text)
{
    return RuleReader().read(text);
}

std::vector<PatternPart> partsOf(std::string_view pattern)
{
    std::vector<PatternPart> parts;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool isEscaped = pattern[i] == '\\' && i + 1 < pattern.size();
        if (isEscaped)
            ++i;
        parts.push_back({pattern[i], !isEscaped && pattern[i] == '*'});
    }
    return parts;
}

bool matchesPattern(std::string_view text, std::string_view pattern)
{
    const std::vector<PatternPart> parts = partsOf(pattern);
    std::size_t at = 0;
    std::size_t of = 0;
    std::optional<std::size_t> star; // the last one that was passed
    std::size_t resume = 0; // where the text goes on if that takes one character more
    while (at < text.size()) {
        if (of < parts.size() && parts[of].isAny) {
            star = of++;
            resume = at;
        } else if (of < parts.size() && parts[of].character == text[at]) {
            ++of;
            ++at;
        } else if (star) {
            of = *star + 1;
            at = ++resume;
        } else {
            return false;
        }
    }
    return std::all_of(parts.begin() + static_cast<std::ptrdiff_t>(of), parts.end(),
                       [](const PatternPart& part) { return part.isAny; });
}
} // namespace quotadeck::alert
