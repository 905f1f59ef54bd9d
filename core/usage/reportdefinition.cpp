// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/reportdefinition.h"

#include "core/base/jsontext.h"
#include "core/config/yaml/yamltree.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <set>
#include <span>
#include <string_view>

namespace quotadeck::usage {
namespace {
constexpr std::string_view kDefinitionVersion = "quotadeck/v1";
constexpr std::string_view kTagRows = "tag=";
constexpr std::array kRowWords{"queue",     "user",          "group",         "application",
                               "namespace", "instance-type", "user-and-queue"};
constexpr std::array kStepWords{"total", "hour", "day", "week", "month"};
constexpr std::array kChargeWords{"used", "guaranteed", "larger"};
constexpr std::array kIdleWords{"shown", "shared", "left-out"};
constexpr std::array kDefinitionKeys{"apiVersion", "period",  "from",         "to",        "zone",
                                     "rows",       "columns", "where",        "resources", "prices",
                                     "charge",     "idle",    "compareBefore"};

std::optional<std::vector<Dimension>> rowsOfWord(std::string_view word)
{
    if (word == "user-and-queue")
        return std::vector{Dimension::User, Dimension::Queue};
    if (std::ranges::find(kRowWords, word) == kRowWords.end())
        return std::nullopt;
    for (std::size_t i = 0; i < kDimensions; ++i) {
        if (word == dimensionName(static_cast<Dimension>(i)))
            return std::vector{static_cast<Dimension>(i)};
    }
    return std::nullopt;
}

/// Reads one definition.
class ReportDefinitionReader
{
public:
    ReportDefinitionReader(const std::string& text, const std::string& file) : m_text(text), m_file(file) { }

    Result<ReportDefinition> read()
    {
        const auto tree = config::parseYaml(m_text);
        if (!tree)
            return failAt(tree.error().span, tree.error().message);
        const config::YamlNode* const root = tree->root();
        if (!root || root->kind != config::YamlKind::Mapping)
            return failAt(root ? root->span : TextSpan(),
                          QUOTADECK_TEXT("usage", "a report definition is a mapping with apiVersion"));
        std::set<std::string_view> seen;
        for (const config::YamlPair& pair : root->pairs()) {
            const std::string_view key = pair.key.node->text();
            if (std::ranges::find(kDefinitionKeys, key) == kDefinitionKeys.end())
                return failAt(pair.key.place(),
                              Message(QUOTADECK_TEXT("usage", "unknown key \"%1\": use one of %2"), key,
                                      fmt::format("{}", fmt::join(kDefinitionKeys, ", "))));
            if (!seen.insert(key).second)
                return failAt(pair.key.place(),
                              Message(QUOTADECK_TEXT("usage", "the key \"%1\" occurs twice"), key));
            if (Status status = readValue(key, pair.value); !status)
                return tl::unexpected(std::move(status).error());
            if (m_definition.period && (seen.contains("from") || seen.contains("to")))
                return failAt(
                    pair.key.place(),
                    QUOTADECK_TEXT("usage", "a period is a word, or from and to: leave out one of them"));
        }
        if (!seen.contains("apiVersion"))
            return failAt(root->span,
                          Message(QUOTADECK_TEXT("usage", "the apiVersion is missing: write %1"),
                                  fmt::format("apiVersion: {}", kDefinitionVersion)));
        if (Status status = checkTogether(*root); !status)
            return tl::unexpected(std::move(status).error());
        return std::move(m_definition);
    }

private:
    [[nodiscard]] tl::unexpected<Error> failAt(const TextSpan& span, Message message) const
    {
        return fail(ErrorCode::Parse, fmt::format("{}:{}:{}", m_file, span.begin.line, span.begin.column),
                    std::move(message));
    }

    /// What no value says alone.
    [[nodiscard]] Status checkTogether(const config::YamlNode& root) const
    {
        const auto placeOf = [&root](std::string_view key) {
            const auto pair = std::ranges::find_if(
                root.pairs(), [key](const config::YamlPair& each) { return each.key.node->text() == key; });
            return pair == root.pairs().end() ? root.span : pair->key.place();
        };
        if (m_definition.filter.names().contains(Dimension::Tag) && m_definition.tag.empty())
            return failAt(
                placeOf("where"),
                QUOTADECK_TEXT("usage", "a filter by tag is of the tag of the rows: choose rows by tag"));
        if (m_definition.idle && m_definition.charge.value_or(Charge::Used) != Charge::Used)
            return failAt(placeOf("idle"),
                          QUOTADECK_TEXT("usage",
                                         "the cost of guarantees contains that of idle ones: choose what "
                                         "becomes of them only where used amounts are charged"));
        const bool chargesGuarantees
            = m_definition.charge.value_or(Charge::Used) != Charge::Used || m_definition.idle;
        if (m_definition.filter.isBeyondQueues() && chargesGuarantees)
            return failAt(placeOf("where"),
                          QUOTADECK_TEXT("usage",
                                         "guaranteed and idle amounts belong to queues: charge them with a "
                                         "filter of queues alone"));
        if (endsBeforeItBegins())
            return failAt(placeOf("to"),
                          QUOTADECK_TEXT("usage", "the period ends before it begins: enter a later end"));
        return {};
    }

    /// False where that depends on a zone that only the reader knows.
    [[nodiscard]] bool endsBeforeItBegins() const
    {
        const auto isEarlier = [this](const Calendar& calendar) {
            const auto from = calendar.parse(m_definition.from);
            const auto to = calendar.parse(m_definition.to);
            return from && to && *to <= *from;
        };
        if (!m_definition.zone.empty())
            return isEarlier(Calendar::inZone(m_definition.zone).value_or(Calendar()));
        // The zones of the world that are farthest from each other.
        const auto isEarlierIn = [&isEarlier](const char* zone) {
            const auto calendar = Calendar::inZone(zone);
            return !calendar || isEarlier(*calendar);
        };
        return isEarlier(Calendar()) && isEarlierIn("Pacific/Kiritimati") && isEarlierIn("Pacific/Pago_Pago");
    }

    [[nodiscard]] Result<std::string> wordIn(std::string_view key, const config::YamlRef& value) const
    {
        if (value.node->kind != config::YamlKind::Scalar || value.node->text().empty())
            return failAt(value.place(), Message(QUOTADECK_TEXT("usage", "%1 must be a text"), key));
        return std::string(value.node->text());
    }

    [[nodiscard]] tl::unexpected<Error> failForWord(std::string_view key, const config::YamlRef& value,
                                                    const std::string& words) const
    {
        return failAt(value.place(),
                      Message(QUOTADECK_TEXT("usage", "invalid %1 \"%2\": use one of %3"), key,
                              value.node->text(), words));
    }

    /// One of @p words, which are in the order of the values.
    template <typename Value>
    [[nodiscard]] Status readChoice(std::string_view key, const config::YamlRef& value,
                                    std::span<const char* const> words, std::optional<Value>& choice) const
    {
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (value.node->kind == config::YamlKind::Scalar && value.node->text() == words[i]) {
                choice = static_cast<Value>(i);
                return {};
            }
        }
        return failForWord(key, value, fmt::format("{}", fmt::join(words, ", ")));
    }

    [[nodiscard]] Status readSwitch(std::string_view key, const config::YamlRef& value)
    {
        constexpr std::array<std::string_view, 6> kWords{"false", "False", "FALSE", "true", "True", "TRUE"};
        const auto word = value.node->kind == config::YamlKind::Scalar
            ? std::ranges::find(kWords, value.node->text())
            : kWords.end();
        if (word == kWords.end())
            return failForWord(key, value, "false, true");
        m_definition.comparesBefore = word - kWords.begin() >= 3;
        return {};
    }

    [[nodiscard]] Status readValue(std::string_view key, const config::YamlRef& value)
    {
        if (key == "period")
            return readChoice(key, value, kPeriodWordNames, m_definition.period);
        if (key == "columns")
            return readChoice(key, value, kStepWords, m_definition.columns);
        if (key == "charge")
            return readChoice(key, value, kChargeWords, m_definition.charge);
        if (key == "idle")
            return readChoice(key, value, kIdleWords, m_definition.idle);
        if (key == "compareBefore")
            return readSwitch(key, value);
        if (key == "where")
            return readFilter(value);
        if (key == "resources")
            return readNames("resource", value);
        auto word = wordIn(key, value);
        if (!word)
            return tl::unexpected(std::move(word).error());
        return readWord(key, value, *word);
    }

    [[nodiscard]] Status readWord(std::string_view key, const config::YamlRef& value, const std::string& word)
    {
        if (key == "rows")
            return readRows(value, word);
        if (key == "prices") {
            m_definition.priceFile = word;
            return {};
        }
        if (key == "zone") {
            const auto calendar = Calendar::inZone(word);
            if (!calendar)
                return failAt(value.place(), calendar.error().message);
            m_definition.zone = word;
            return {};
        }
        if (key == "apiVersion") {
            if (word != kDefinitionVersion)
                return failForWord(key, value, std::string(kDefinitionVersion));
            return {};
        }
        const auto time = Calendar().parse(word); // the zone may follow
        if (!time)
            return failAt(value.place(), time.error().message);
        (key == "from" ? m_definition.from : m_definition.to) = word;
        return {};
    }

    [[nodiscard]] Status readRows(const config::YamlRef& value, const std::string& word)
    {
        if (word.starts_with(kTagRows) && word.size() > kTagRows.size()) {
            m_definition.rows = {Dimension::Tag};
            m_definition.tag = word.substr(kTagRows.size());
            return {};
        }
        auto rows = rowsOfWord(word);
        if (!rows)
            return failForWord("rows", value, fmt::format("{}, tag=KEY", fmt::join(kRowWords, ", ")));
        m_definition.rows = *std::move(rows);
        return {};
    }

    [[nodiscard]] Status readFilter(const config::YamlRef& value)
    {
        if (value.node->kind != config::YamlKind::Mapping)
            return failAt(
                value.place(),
                QUOTADECK_TEXT("usage", "where must be a mapping of keys to names, such as user: ann"));
        std::set<std::string_view> seen;
        for (const config::YamlPair& pair : value.node->pairs()) {
            const std::string_view key = pair.key.node->text();
            if (!ReportFilter::isKey(key))
                return failAt(pair.key.place(),
                              Message(QUOTADECK_TEXT("usage", "unknown key \"%1\": use one of %2"), key,
                                      ReportFilter::keys()));
            if (!seen.insert(key).second)
                return failAt(pair.key.place(),
                              Message(QUOTADECK_TEXT("usage", "the key \"%1\" occurs twice"), key));
            if (Status status = readNames(key, pair.value); !status)
                return status;
        }
        return {};
    }

    /// A name or a list of names. A key without names would take nothing, or all.
    [[nodiscard]] Status readNames(std::string_view key, const config::YamlRef& value)
    {
        const auto take = [&](const config::YamlRef& item) {
            const auto name = wordIn(key, item);
            if (!name)
                return Status(tl::unexpected(name.error()));
            if (Status added = m_definition.filter.add(key, *name); !added)
                return Status(failAt(item.place(), std::move(added).error().message));
            return Status();
        };
        if (value.node->kind != config::YamlKind::Sequence)
            return take(value);
        if (value.node->items().empty())
            return failAt(value.place(),
                          Message(QUOTADECK_TEXT("usage", "the list of %1 is empty: leave it out"), key));
        for (const config::YamlRef& item : value.node->items()) {
            if (Status status = take(item); !status)
                return status;
        }
        return {};
    }

    const std::string& m_text;
    const std::string& m_file;
    ReportDefinition m_definition;
};

void addLine(std::string& out, std::string_view key, std::string_view word)
{
    out += fmt::format("{}: {}\n", key, word);
}

/// Quoted: any text is one in YAML, which reads what JSON writes.
void addQuotedLine(std::string& out, std::string_view key, const std::string& text)
{
    if (!text.empty())
        addLine(out, key, jsonQuoted(text));
}

template <typename Value>
void addChoice(std::string& out, std::string_view key, std::span<const char* const> words,
               const std::optional<Value>& choice)
{
    if (choice)
        addLine(out, key, words[static_cast<std::size_t>(*choice)]);
}

std::string listOf(const std::vector<std::string>& names)
{
    std::vector<std::string> quoted;
    for (const std::string& name : names)
        quoted.push_back(jsonQuoted(name));
    return fmt::format("[{}]", fmt::join(quoted, ", "));
}
} // namespace

Result<ReportDefinition> ReportDefinition::read(const std::string& text, const std::string& file)
{
    return ReportDefinitionReader(text, file).read();
}

std::string ReportDefinition::text() const
{
    std::string out;
    addLine(out, "apiVersion", kDefinitionVersion);
    addChoice(out, "period", kPeriodWordNames, period);
    addQuotedLine(out, "from", from);
    addQuotedLine(out, "to", to);
    addQuotedLine(out, "zone", zone);
    if (rows.size() > 1)
        addLine(out, "rows", "user-and-queue");
    else if (rows == std::vector{Dimension::Tag})
        addQuotedLine(out, "rows", std::string(kTagRows) + tag);
    else if (!rows.empty())
        addLine(out, "rows", dimensionName(rows.front()));
    addChoice(out, "columns", kStepWords, columns);
    if (!filter.names().empty())
        out += "where:\n";
    for (const auto& [dimension, patterns] : filter.names()) {
        std::vector<std::string> names;
        for (const NamePattern& pattern : patterns)
            names.push_back(pattern.text());
        out += fmt::format("  {}: {}\n", dimensionName(dimension), listOf(names));
    }
    if (!filter.types().empty()) {
        std::vector<std::string> names;
        for (const ResourceType type : filter.types())
            names.push_back(ReportFilter::nameText(type.name()));
        addLine(out, "resources", listOf(names));
    }
    addQuotedLine(out, "prices", priceFile);
    addChoice(out, "charge", kChargeWords, charge);
    addChoice(out, "idle", kIdleWords, idle);
    addChoice(out, "compareBefore", std::array{"false", "true"}, comparesBefore);
    return out;
}
} // namespace quotadeck::usage
