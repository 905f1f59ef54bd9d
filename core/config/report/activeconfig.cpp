// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/report/activeconfig.h"

#include "core/base/jsontext.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <openssl/sha.h>
#include <string_view>
#include <utility>
#include <yaml-cpp/yaml.h>

namespace quotadeck::config {
namespace {
constexpr std::string_view kChecksumKey = "checksum: ";
constexpr std::size_t kDigits = 64;

/// The first checksum entry of @p submitted, at most as long as a checksum can be. The scheduler removes it from the
/// text without reading YAML, so a comment counts as well. Empty when there is none.
std::string_view ownEntry(std::string_view submitted)
{
    const auto begin = submitted.find(kChecksumKey);
    if (begin == std::string_view::npos)
        return {};
    const auto next = submitted.find(kChecksumKey, begin + kChecksumKey.size());
    std::string_view entry
        = submitted.substr(begin, next == std::string_view::npos ? std::string_view::npos : next - begin);
    while (entry.ends_with('\n'))
        entry.remove_suffix(1);
    return entry.substr(0, kChecksumKey.size() + kDigits);
}

std::string without(std::string_view text, std::string_view part)
{
    std::string result;
    result.reserve(text.size());
    for (auto at = text.find(part); !part.empty() && at != std::string_view::npos; at = text.find(part)) {
        result.append(text.substr(0, at));
        text.remove_prefix(at + part.size());
    }
    return result.append(text);
}

constexpr std::string_view kNanText = ".nan";
constexpr std::string_view kInfinityText = ".inf";
constexpr std::string_view kNegativeInfinityText = "-.inf";

struct KeyedItem;

/// A value that can be written in both forms.
struct Item
{
    enum class Kind {
        Text,
        Word, ///< a number or a truth value
        List,
        Struct, ///< the scheduler's own: its keys are in lower case in YAML, and it is left out there when empty
        Map, ///< keys as configured
    };

    Kind kind = Kind::Struct;
    std::string text;
    std::vector<KeyedItem> entries; ///< of a list: without keys

    void add(std::string key, Item item); ///< left out when empty (REST-7)
    void keep(std::string key, Item item);
};

struct KeyedItem
{
    std::string key;
    Item item;
};

void Item::add(std::string key, Item item)
{
    const bool isLeaf = item.kind == Kind::Text || item.kind == Kind::Word;
    if (isLeaf ? !item.text.empty() : !item.entries.empty())
        keep(std::move(key), std::move(item));
}

void Item::keep(std::string key, Item item)
{
    entries.push_back({std::move(key), std::move(item)});
}

Item textItem(const std::string& text)
{
    return {Item::Kind::Text, text, {}};
}

Item wordItem(std::string word)
{
    return {Item::Kind::Word, std::move(word), {}};
}

/// As YAML writes it.
std::string numberWord(double number)
{
    if (std::isnan(number))
        return std::string(kNanText);
    if (std::isinf(number))
        return std::string(number > 0 ? kInfinityText : kNegativeInfinityText);
    return fmt::format("{}", number);
}

Item flagItem(bool flag)
{
    return wordItem(flag ? "true" : "");
}

Item countItem(std::uint64_t count)
{
    return wordItem(count == 0 ? "" : std::to_string(count));
}

Item mapItem(const TextMap& map)
{
    Item item{Item::Kind::Map, {}, {}};
    for (const auto& entry : map.value)
        item.keep(entry.key, textItem(entry.value));
    return item;
}

Item listItem(const TextList& list)
{
    Item item{Item::Kind::List, {}, {}};
    for (const auto& entry : list.value)
        item.keep({}, textItem(entry.value));
    return item;
}

template <typename T>
Item listItem(const std::vector<T>& values, Item (*toItem)(const T&))
{
    Item item{Item::Kind::List, {}, {}};
    for (const T& value : values)
        item.keep({}, toItem(value));
    return item;
}

Item resourcesItem(const ResourcesConfig& resources)
{
    Item item;
    item.add("Guaranteed", mapItem(resources.guaranteed));
    item.add("Max", mapItem(resources.max));
    return item;
}

Item limitItem(const LimitConfig& limit)
{
    Item item;
    item.add("Limit", textItem(limit.description.value));
    item.add("Users", listItem(limit.users));
    item.add("Groups", listItem(limit.groups));
    item.add("MaxResources", mapItem(limit.maxResources));
    item.add("MaxApplications", countItem(limit.maxApplications.value));
    return item;
}

Item templateItem(const ChildTemplateConfig& childTemplate)
{
    Item item;
    item.add("MaxApplications", countItem(childTemplate.maxApplications.value));
    item.add("Properties", mapItem(childTemplate.properties));
    item.keep("Resources", resourcesItem(childTemplate.resources.value));
    return item;
}

Item queueItem(const QueueConfig& queue)
{
    Item item;
    item.keep("Name", textItem(queue.name.value));
    item.add("Parent", flagItem(queue.parent.value));
    item.keep("Resources", resourcesItem(queue.resources.value));
    item.add("MaxApplications", countItem(queue.maxApplications.value));
    item.add("Properties", mapItem(queue.properties));
    item.add("AdminACL", textItem(queue.adminAcl.value));
    item.add("SubmitACL", textItem(queue.submitAcl.value));
    item.keep("ChildTemplate", templateItem(queue.childTemplate.value));
    item.add("Queues", listItem(queue.queues.value, queueItem));
    item.add("Limits", listItem(queue.limits.value, limitItem));
    return item;
}

Item ruleItem(const PlacementRuleConfig& rule)
{
    const auto& filter = rule.filter.value;
    Item filterItem;
    filterItem.keep("Type", textItem(filter.type.value));
    filterItem.add("Users", listItem(filter.users));
    filterItem.add("Groups", listItem(filter.groups));
    Item item;
    item.keep("Name", textItem(rule.name.value));
    item.add("Create", flagItem(rule.create.value));
    item.keep("Filter", std::move(filterItem));
    for (const auto& parent : rule.parent)
        item.keep("Parent", ruleItem(parent));
    item.add("Value", textItem(rule.value.value));
    return item;
}

Item partitionItem(const PartitionConfig& partition)
{
    const auto setFlag = [](Item& item, const char* key, const Field<bool>& field) {
        if (field.isSet)
            item.keep(key, wordItem(field.value ? "true" : "false"));
    };
    Item preemption;
    setFlag(preemption, "Enabled", partition.preemption.value.enabled);
    setFlag(preemption, "QuotaPreemptionEnabled", partition.preemption.value.quotaPreemptionEnabled);
    Item weights{Item::Kind::Map, {}, {}};
    for (const auto& weight : partition.nodeSortPolicy.value.resourceWeights.value)
        weights.keep(weight.key, wordItem(numberWord(weight.value)));
    Item sorting;
    sorting.keep("Type", textItem(partition.nodeSortPolicy.value.type.value));
    sorting.add("ResourceWeights", std::move(weights));
    Item resolver;
    resolver.add("type", textItem(partition.userGroupResolverType.value));

    Item item;
    item.keep("Name", textItem(partition.name.value));
    item.add("Queues", listItem(partition.queues.value, queueItem));
    item.add("PlacementRules", listItem(partition.placementRules.value, ruleItem));
    item.add("Limits", listItem(partition.limits.value, limitItem));
    item.keep("Preemption", std::move(preemption));
    item.keep("NodeSortPolicy", std::move(sorting));
    item.keep("UserGroupResolver", std::move(resolver));
    return item;
}

bool isFinite(std::string_view word)
{
    return word != kNanText && word != kInfinityText && word != kNegativeInfinityText;
}

void writeJson(JsonWriter& writer, const Item& item)
{
    switch (item.kind) {
    case Item::Kind::Text:
        return writer.text(item.text);
    case Item::Kind::Word:
        return writer.raw(isFinite(item.text) ? item.text : "null"); // JSON has no word for the others
    case Item::Kind::List:
        writer.beginArray();
        for (const auto& [key, entry] : item.entries)
            writeJson(writer, entry);
        return writer.endArray();
    case Item::Kind::Struct:
    case Item::Kind::Map:
        writer.beginObject();
        for (const auto& [key, entry] : item.entries) {
            writer.key(key);
            writeJson(writer, entry);
        }
        return writer.endObject();
    }
}

/// Whether YAML leaves @p item out: a struct with nothing in it, an empty text.
bool isHidden(const Item& item)
{
    if (item.kind == Item::Kind::Text || item.kind == Item::Kind::Word)
        return item.text.empty();
    return std::ranges::all_of(item.entries, [](const auto& entry) { return isHidden(entry.item); });
}

/// Whether @p text means the same without quotes to every YAML reader.
bool isPlain(const std::string& text)
{
    constexpr std::string_view kWords[] = {"true", "false", "null", "yes", "no", "on", "off", "y", "n"};
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    const auto isSafe = [&isLetter](char c) {
        return isLetter(c) || (c >= '0' && c <= '9')
            || std::string_view("._/@-").find(c) != std::string_view::npos;
    };
    return !text.empty() && isLetter(text.front()) && std::ranges::all_of(text, isSafe)
        && std::ranges::find(kWords, asciiLowered(text)) == std::end(kWords);
}

void writeYaml(YAML::Emitter& out, const Item& item)
{
    switch (item.kind) {
    case Item::Kind::Text:
        if (!isPlain(item.text))
            out << YAML::DoubleQuoted;
        out << item.text;
        return;
    case Item::Kind::Word:
        out << item.text;
        return;
    case Item::Kind::List:
        out << YAML::BeginSeq;
        for (const auto& [key, entry] : item.entries)
            writeYaml(out, entry);
        out << YAML::EndSeq;
        return;
    case Item::Kind::Struct:
    case Item::Kind::Map:
        out << YAML::BeginMap;
        for (const auto& [key, entry] : item.entries) {
            const bool isStruct = item.kind == Item::Kind::Struct;
            if (isStruct && isHidden(entry))
                continue;
            out << YAML::Key;
            writeYaml(out, textItem(isStruct ? asciiLowered(key) : key));
            out << YAML::Value;
            writeYaml(out, entry);
        }
        out << YAML::EndMap;
        return;
    }
}

std::string yamlOf(const Item& item)
{
    YAML::Emitter out;
    writeYaml(out, item);
    return std::string(out.c_str()) + "\n";
}

Item configItem(const std::vector<PartitionConfig>& partitions)
{
    Item item;
    item.add("Partitions", listItem(partitions, partitionItem));
    // The loaded text may not exist any more, so the checksum is that of the text that would be loaded.
    item.keep("Checksum", textItem(configChecksum(yamlOf(item))));
    item.keep("DeadlockDetectionEnabled", wordItem("false"));
    item.keep("DeadlockTimeoutSeconds", wordItem("60"));
    return item;
}
} // namespace

std::string configChecksum(std::string_view submitted)
{
    const std::string hashed = without(submitted, ownEntry(submitted));
    std::array<unsigned char, SHA256_DIGEST_LENGTH> digest{};
    // A single call on bytes in memory allocates nothing and cannot fail.
    SHA256(reinterpret_cast<const unsigned char*>(hashed.data()), hashed.size(), digest.data());
    std::string text;
    for (const unsigned char byte : digest)
        fmt::format_to(std::back_inserter(text), "{:02X}", byte);
    return text;
}

std::string activeConfigJson(const std::vector<PartitionConfig>& partitions)
{
    JsonWriter writer;
    writeJson(writer, configItem(partitions));
    return writer.take();
}

std::string activeConfigYaml(const std::vector<PartitionConfig>& partitions)
{
    return yamlOf(configItem(partitions));
}
} // namespace quotadeck::config
