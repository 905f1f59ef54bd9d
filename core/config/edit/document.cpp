// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/document.h"

#include "core/base/text.h"
#include "core/config/schema/content.h"
#include "core/config/schema/effective.h"
#include "core/config/schema/reader.h"
#include "core/config/yaml/textindex.h"
#include "core/config/yaml/yamlsplicer.h"
#include "core/config/yaml/yamltree.h"
#include "core/resource/quantity.h"

#include <algorithm>
#include <fmt/format.h>

namespace quotadeck::config {
namespace {
constexpr std::string_view kMaxResources = "maxresources";
constexpr std::string_view kMaxApplications = "maxapplications";
constexpr std::string_view kDescription = "limit";

QueueConfig* findQueue(std::vector<QueueConfig>& queues, std::string_view name)
{
    const auto queue = std::ranges::find_if(queues, [name](const QueueConfig& candidate) {
        return equalsIgnoringAsciiCase(candidate.name.value, name);
    });
    return queue == queues.end() ? nullptr : &*queue;
}

/// The list of limits that the scheduler applies on the queue of @p address; nullptr when there is no such queue.
std::vector<LimitConfig>* findLimits(SchedulerConfig& config, const LimitAddress& address)
{
    const auto parts = address.queue.parts();
    if (address.partition >= config.partitions.size() || parts.empty()
        || !equalsIgnoringAsciiCase(parts.front(), kRootQueue))
        return nullptr;
    PartitionConfig& partition = config.partitions[address.partition];
    auto* level = &partition.queues.value;
    QueueConfig* queue = level->size() == 1 ? findQueue(*level, kRootQueue) : nullptr; // VAL-12
    if (queue)
        level = &queue->queues.value;
    if (parts.size() == 1) // VAL-21
        return queue && !queue->limits.value.empty() ? &queue->limits.value : &partition.limits.value;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        queue = findQueue(*level, parts[i]);
        if (!queue)
            return nullptr;
        level = &queue->queues.value;
    }
    return &queue->limits.value;
}

LimitConfig* findLimit(SchedulerConfig& config, const LimitAddress& address)
{
    auto* const limits = findLimits(config, address);
    return limits && address.limit < limits->size() ? &(*limits)[address.limit] : nullptr;
}

Result<void> requireText(std::string_view text)
{
    if (validUtf8Length(text) != text.size() || text.find('\0') != std::string_view::npos)
        return fail(ErrorCode::InvalidArgument, {}, "the text is not valid UTF-8");
    return {};
}

/// Block or flow for a new list of a limit: as the first of @p keys that it has is written.
YamlStyle neighbourStyle(const YamlNode& limit, std::initializer_list<std::string_view> keys,
                         YamlStyle otherwise)
{
    for (const std::string_view key : keys) {
        const YamlPair* const pair = YamlSplicer::find(limit, key);
        if (pair && !pair->value.isAlias() && pair->value.node->kind != YamlKind::Scalar)
            return pair->value.node->style;
    }
    return otherwise;
}
} // namespace

/// A text with all that was read from it.
struct Document::Content
{
    explicit Content(std::string source) : text(std::move(source)), index(text)
    {
        auto parsed = parseYaml(text);
        if (!parsed) {
            note(findingFor(parsed.error()));
            return;
        }
        tree = std::move(*parsed);
        ReadResult read = readConfig(tree);
        if (read.findings.empty())
            config = std::move(read.config);
        else
            note(read.findings.front());
    }

    void note(const Finding& finding)
    {
        problem = {ErrorCode::Parse,
                   fmt::format("line {}, column {}", finding.span.begin.line, finding.span.begin.column),
                   finding.message};
    }

    std::string text;
    TextIndex index;
    YamlTree tree;
    std::optional<SchedulerConfig> config;
    Error problem;
};

/// The limit at work: its place in the text, and the configuration as it is meant to become.
struct Document::Target
{
    const YamlNode& mapping;
    LimitConfig& limit;
    YamlStyle newMapStyle; ///< block or flow, as in the limits beside it
    const YamlSplicer splicer;
};

Document::Document(std::string text) : m_content(std::make_unique<Content>(std::move(text))) { }
Document::~Document() = default;
Document::Document(Document&&) noexcept = default;
Document& Document::operator=(Document&&) noexcept = default;

const std::string& Document::text() const
{
    return m_content->text;
}

const SchedulerConfig* Document::config() const
{
    return m_content->config ? &*m_content->config : nullptr;
}

std::vector<TextEdit> Document::apply(const std::vector<TextEdit>& edits)
{
    auto back = inverse(m_content->text, edits);
    m_content = std::make_unique<Content>(applied(m_content->text, edits));
    return back;
}

/// Runs @p change on the limit, then proves that its edits do what it meant, and nothing else.
Result<std::vector<TextEdit>> Document::changed(const LimitAddress& address,
                                                const std::function<Result<Edits>(Target&)>& change) const
{
    if (!m_content->config)
        return tl::unexpected(m_content->problem);
    SchedulerConfig intended = *m_content->config;
    LimitConfig* const limit = findLimit(intended, address);
    if (!limit) {
        return fail(ErrorCode::NotFound, address.queue.text(),
                    fmt::format("there is no limit number {} on this queue", address.limit + 1));
    }
    const YamlNode* const mapping = m_content->tree.mappingWithSpan(limit->span);
    if (!mapping)
        return fail(ErrorCode::Unsupported, address.queue.text(),
                    "the limit has no place of its own in the text");

    YamlStyle mapStyle = mapping->style;
    for (const LimitConfig& sibling : *findLimits(intended, address)) {
        if (const YamlNode* const other = m_content->tree.mappingWithSpan(sibling.span))
            mapStyle = neighbourStyle(*other, {kMaxResources}, mapStyle);
    }
    Target target{*mapping, *limit, mapStyle, YamlSplicer(m_content->text, m_content->index)};
    auto edits = change(target);
    if (!edits)
        return edits;
    const Content after(applied(m_content->text, *edits));
    if (!after.config || !sameContent(*after.config, intended)) {
        return fail(ErrorCode::Unsupported, address.queue.text(),
                    "the change would alter more than this limit, because its text is shared through an "
                    "anchor, or is "
                    "written in an unusual way: edit the text itself");
    }
    return edits;
}

Result<std::vector<TextEdit>> Document::setQuantity(const LimitAddress& address, std::string_view type,
                                                    std::string_view quantity) const
{
    const QuantityKind kind = quantityKind(type);
    if (const auto parsed = parseQuantity(quantity, kind); !parsed)
        return fail(ErrorCode::InvalidArgument, std::string(type), describe(parsed.error(), quantity, kind));
    if (const auto status = requireText(type); !status)
        return tl::unexpected(status.error());
    return changed(address, [&](Target& target) -> Result<Edits> {
        auto& map = target.limit.maxResources;
        const bool wasSet = map.isSet;
        map.isSet = true;
        const auto entry = std::ranges::find(map.value, type, &TextEntry::key);
        if (entry != map.value.end())
            entry->value = quantity;
        else
            map.value.push_back({std::string(type), std::string(quantity), {}, {}});

        const NewScalar value{std::string(quantity), ScalarUse::Quantity};
        const YamlPair* const pair = YamlSplicer::find(target.mapping, kMaxResources);
        if (!wasSet || !pair) {
            return target.splicer.addMap(target.mapping, kMaxResources, type, value, target.newMapStyle);
        }
        if (pair->value.isAlias()) {
            return fail(ErrorCode::Unsupported, address.queue.text(),
                        fmt::format("\"maxresources\" is the alias *{}: change it where the anchor stands",
                                    pair->value.node->anchor()));
        }
        return target.splicer.setScalar(*pair->value.node, type, value);
    });
}

Result<std::vector<TextEdit>> Document::removeQuantity(const LimitAddress& address,
                                                       std::string_view type) const
{
    return changed(address, [&](Target& target) -> Result<Edits> {
        auto& map = target.limit.maxResources;
        const auto entry = std::ranges::find(map.value, type, &TextEntry::key);
        if (entry == map.value.end())
            return fail(ErrorCode::NotFound, address.queue.text(),
                        fmt::format("the limit does not set {}", type));
        map.value.erase(entry);
        const YamlPair* const pair = YamlSplicer::find(target.mapping, kMaxResources);
        if (map.value.empty()) {
            map.isSet = false;
            return target.splicer.remove(target.mapping, kMaxResources);
        }
        if (!pair || pair->value.isAlias()) {
            return fail(ErrorCode::Unsupported, address.queue.text(),
                        "\"maxresources\" is shared through an alias or merge key: edit the text itself");
        }
        return target.splicer.remove(*pair->value.node, type);
    });
}

Result<std::vector<TextEdit>> Document::setMaxApplications(const LimitAddress& address,
                                                           std::optional<std::uint64_t> count) const
{
    return changed(address, [&](Target& target) -> Result<Edits> {
        const bool wasSet = target.limit.maxApplications.isSet;
        target.limit.maxApplications.value = count.value_or(0);
        if (count)
            return target.splicer.setScalar(target.mapping, kMaxApplications,
                                            {std::to_string(*count), ScalarUse::Number});
        return wasSet ? target.splicer.remove(target.mapping, kMaxApplications) : Edits{};
    });
}

Result<std::vector<TextEdit>> Document::setUsers(const LimitAddress& address,
                                                 const std::vector<std::string>& users) const
{
    return setNames(address, users, "users", &LimitConfig::users);
}

Result<std::vector<TextEdit>> Document::setGroups(const LimitAddress& address,
                                                  const std::vector<std::string>& groups) const
{
    return setNames(address, groups, "groups", &LimitConfig::groups);
}

Result<std::vector<TextEdit>> Document::setNames(const LimitAddress& address,
                                                 const std::vector<std::string>& names, std::string_view key,
                                                 TextList LimitConfig::*list) const
{
    for (const std::string& name : names) {
        if (const auto status = requireText(name); !status)
            return tl::unexpected(status.error());
    }
    return changed(address, [&](Target& target) -> Result<Edits> {
        TextList& field = target.limit.*list;
        const bool wasSet = field.isSet;
        field.isSet = !names.empty();
        field.value.clear();
        for (const std::string& name : names)
            field.value.push_back({name, true, {}, {}});
        if (names.empty())
            return wasSet ? target.splicer.remove(target.mapping, key) : Edits{};
        const YamlPair* const pair = YamlSplicer::find(target.mapping, key);
        if (wasSet && pair)
            return target.splicer.setItems(pair->value, names);
        const YamlStyle style = neighbourStyle(target.mapping, {"users", "groups"}, YamlStyle::Flow);
        return target.splicer.addList(target.mapping, key, names, style);
    });
}

Result<std::vector<TextEdit>> Document::setDescription(const LimitAddress& address,
                                                       std::string_view description) const
{
    if (const auto status = requireText(description); !status)
        return tl::unexpected(status.error());
    return changed(address, [&](Target& target) -> Result<Edits> {
        const bool wasSet = target.limit.description.isSet;
        target.limit.description.value = description;
        if (!description.empty())
            return target.splicer.setScalar(target.mapping, kDescription,
                                            {std::string(description), ScalarUse::Text});
        return wasSet ? target.splicer.remove(target.mapping, kDescription) : Edits{};
    });
}
} // namespace quotadeck::config
