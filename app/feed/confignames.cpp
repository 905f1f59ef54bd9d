// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/confignames.h"

#include "core/access/queueaccess.h"
#include "core/base/jsontext.h"
#include "core/base/text.h"
#include "core/config/rules/names.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "core/config/schema/queueproperties.h"
#include "core/placement/rule.h"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>
#include <utility>
#include <vector>

namespace quotadeck::feed {
namespace {
using Kind = NameReplacer::Kind;
constexpr std::string_view kAnybody = "*";
constexpr std::string_view kNobody = "nobody"; ///< no replacement is called so

/// Writes a configuration as YAML in blocks. Texts are quoted as in JSON, which YAML reads alike.
class ConfigNames
{
public:
    explicit ConfigNames(NameReplacer& names) : m_names(names) { }

    [[nodiscard]] std::string written(const std::vector<config::PartitionConfig>& partitions)
    {
        line("partitions:");
        for (const config::PartitionConfig& partition : partitions)
            write(partition);
        return std::move(m_text);
    }

private:
    /// What is written while it lives is one level deeper.
    class Level
    {
    public:
        explicit Level(ConfigNames& writer) : m_writer(writer) { m_writer.m_indent += 2; }
        ~Level() { m_writer.m_indent -= 2; }
        Level(const Level&) = delete;
        Level& operator=(const Level&) = delete;

    private:
        ConfigNames& m_writer;
    };

    void line(std::string_view text)
    {
        const std::size_t indent = std::exchange(m_isItem, false) ? m_indent - 2 : m_indent;
        const std::string_view mark = indent < m_indent ? "- " : "";
        m_text += fmt::format("{:{}}{}{}\n", "", indent, mark, text);
    }
    void member(std::string_view key, std::string_view value) { line(fmt::format("{}: {}", key, value)); }
    void text(std::string_view key, const std::string& value) { member(key, jsonQuoted(value)); }
    void text(std::string_view key, const config::TextField& value)
    {
        if (value.isSet)
            text(key, value.value);
    }
    void flag(std::string_view key, const config::BoolField& value)
    {
        if (value.isSet)
            member(key, value.value ? "true" : "false");
    }
    void count(std::string_view key, const config::CountField& value)
    {
        if (value.isSet)
            member(key, std::to_string(value.value));
    }
    void amounts(std::string_view key, const config::TextMap& map)
    {
        if (!map.isSet)
            return;
        std::string list;
        for (const config::TextEntry& entry : map.value)
            list += fmt::format("{}{}: {}", list.empty() ? "" : ", ", jsonQuoted(entry.key),
                                jsonQuoted(entry.value));
        member(key, '{' + list + '}');
    }
    /// Only those with an effect: others may contain anything.
    void properties(const config::TextMap& map)
    {
        config::TextMap known;
        for (const config::TextEntry& entry : map.value) {
            const config::QueueProperty* property = config::findQueueProperty(entry.key);
            if (property && property->isLegal(entry.value))
                known.value.push_back(entry);
        }
        known.isSet = !known.value.empty();
        amounts("properties", known);
    }
    void resources(const config::Field<config::ResourcesConfig>& resources)
    {
        if (!resources.value.guaranteed.isSet && !resources.value.max.isSet)
            return;
        line("resources:");
        const Level level(*this);
        amounts("guaranteed", resources.value.guaranteed);
        amounts("max", resources.value.max);
    }

    [[nodiscard]] std::string replaced(Kind kind, const std::string& name)
    {
        return name == kAnybody ? name : m_names.replacement(kind, name);
    }
    [[nodiscard]] static std::string joined(const std::vector<std::string>& names)
    {
        std::string list;
        for (const std::string& name : names)
            list += (list.empty() ? "" : ", ") + jsonQuoted(name);
        return '[' + list + ']';
    }
    void nameList(std::string_view key, Kind kind, const config::TextList& list)
    {
        if (list.value.empty())
            return;
        std::vector<std::string> names;
        for (const config::TextField& name : list.value)
            names.push_back(replaced(kind, name.value));
        member(key, joined(names));
    }
    /// Of a filter, where one entry alone may be a regular expression (PLC-11).
    void filterList(std::string_view key, Kind kind, const config::TextList& list)
    {
        if (list.value.size() != 1 || !config::looksLikeExpression(list.value.front().value)) {
            nameList(key, kind, list);
            return;
        }
        config::FilterConfig alone;
        (kind == Kind::User ? alone.users : alone.groups) = list;
        const auto filter = placement::Filter::fromConfig(alone, Mode::Current);
        std::vector<std::string> names;
        m_names.forEach([&](Kind of, const std::string& name, const std::string& replacement) {
            access::UserGroups person;
            if (kind == Kind::User)
                person.user = UserName(name);
            else
                person.groups = {GroupName(name)};
            if (of == kind && filter.allows(person))
                names.push_back(replacement);
        });
        std::ranges::sort(names); // their order would give names away, too
        if (names.empty()) // without a name the filter would be for everybody
            names.emplace_back(kNobody);
        member(key, joined(names));
    }
    void accessList(std::string_view key, const config::TextField& list)
    {
        if (!list.isSet)
            return;
        const auto acl = access::Acl::parse(list.value);
        if (!acl)
            return; // such a queue does not exist (VAL-90)
        if (acl->allowsEveryone()) {
            text(key, std::string(kAnybody));
            return;
        }
        const auto listed = [this](Kind kind, const auto& names) {
            std::vector<std::string> replacements;
            for (const std::string& name : names)
                replacements.push_back(m_names.replacement(kind, name));
            std::ranges::sort(replacements);
            std::string result;
            for (const std::string& name : replacements)
                result += (result.empty() ? "" : ",") + name;
            return result;
        };
        const std::string groups = listed(Kind::Group, acl->groups());
        text(key, listed(Kind::User, acl->users()) + (groups.empty() ? "" : " " + groups));
    }

    void write(const config::PartitionConfig& partition)
    {
        const Level level(*this);
        const Level inItem(*this);
        m_isItem = true;
        text("name", partition.name.value);
        text("usergroupresolver", partition.userGroupResolverType, "type");
        if (partition.preemption.isSet) {
            line("preemption:");
            const Level below(*this);
            member("enabled",
                   !partition.preemption.value.enabled.isSet || partition.preemption.value.enabled.value
                       ? "true"
                       : "false");
            flag("quotapreemptionenabled", partition.preemption.value.quotaPreemptionEnabled);
        }
        if (partition.nodeSortPolicy.isSet)
            write(partition.nodeSortPolicy.value);
        if (!partition.placementRules.value.empty()) {
            line("placementrules:");
            for (const config::PlacementRuleConfig& rule : partition.placementRules.value) {
                const Level below(*this);
                const Level item(*this);
                m_isItem = true;
                write(rule);
            }
        }
        line("queues:");
        for (const config::QueueConfig& queue : partition.queues.value)
            write(queue, true);
    }

    void text(std::string_view key, const config::TextField& value, std::string_view inner)
    {
        if (value.isSet)
            member(key, fmt::format("{{{}: {}}}", inner, jsonQuoted(value.value)));
    }

    void write(const config::NodeSortPolicyConfig& policy)
    {
        if (!policy.type.isSet && policy.resourceWeights.value.empty())
            return;
        line("nodesortpolicy:");
        const Level level(*this);
        text("type", policy.type);
        std::string weights;
        for (const config::WeightEntry& weight : policy.resourceWeights.value)
            weights
                += fmt::format("{}{}: {}", weights.empty() ? "" : ", ", jsonQuoted(weight.key), weight.value);
        if (!weights.empty())
            member("resourceweights", '{' + weights + '}');
    }

    void write(const config::PlacementRuleConfig& rule)
    {
        text("name", rule.name.value);
        flag("create", rule.create);
        if (rule.value.isSet)
            text("value", valueOf(rule));
        const config::FilterConfig& filter = rule.filter.value;
        if (filter.type.isSet || !filter.users.value.empty() || !filter.groups.value.empty()) {
            line("filter:");
            const Level level(*this);
            text("type", filter.type);
            filterList("users", Kind::User, filter.users);
            filterList("groups", Kind::Group, filter.groups);
        }
        for (const config::PlacementRuleConfig& parent : rule.parent) {
            line("parent:");
            const Level level(*this);
            write(parent);
        }
    }

    [[nodiscard]] std::string valueOf(const config::PlacementRuleConfig& rule)
    {
        const std::string kind = asciiLowered(rule.name.value);
        if (kind == "fixed")
            return m_names.path(QueuePath(rule.value.value)).text();
        return asciiLowered(rule.value.value) == "namespace" ? rule.value.value : std::string("tag");
    }

    void write(const config::QueueConfig& queue, bool isRoot)
    {
        const Level level(*this);
        const Level inItem(*this);
        m_isItem = true;
        text("name",
             isRoot ? queue.name.value
                    : m_names.replacement(Kind::Queue, QueuePath(queue.name.value).lowered().text()));
        flag("parent", queue.parent);
        accessList("adminacl", queue.adminAcl);
        accessList("submitacl", queue.submitAcl);
        count("maxapplications", queue.maxApplications);
        properties(queue.properties);
        resources(queue.resources);
        if (queue.childTemplate.isSet)
            write(queue.childTemplate.value);
        if (!queue.limits.value.empty()) {
            line("limits:");
            for (const config::LimitConfig& limit : queue.limits.value)
                write(limit);
        }
        if (queue.queues.value.empty())
            return;
        line("queues:");
        for (const config::QueueConfig& child : queue.queues.value)
            write(child, false);
    }

    void write(const config::ChildTemplateConfig& childTemplate)
    {
        const bool hasProperties = !childTemplate.properties.value.empty();
        const auto& amounts = childTemplate.resources.value;
        if (!childTemplate.maxApplications.isSet && !hasProperties && !amounts.guaranteed.isSet
            && !amounts.max.isSet)
            return;
        line("childtemplate:");
        const Level level(*this);
        count("maxapplications", childTemplate.maxApplications);
        properties(childTemplate.properties);
        resources(childTemplate.resources);
    }

    void write(const config::LimitConfig& limit)
    {
        const Level level(*this);
        const Level inItem(*this);
        m_isItem = true;
        nameList("users", Kind::User, limit.users);
        nameList("groups", Kind::Group, limit.groups);
        amounts("maxresources", limit.maxResources);
        count("maxapplications", limit.maxApplications);
    }

    NameReplacer& m_names;
    std::string m_text;
    std::size_t m_indent = 0;
    bool m_isItem = false; ///< the next line begins an item of a list
};
} // namespace

std::optional<std::string> replacedConfiguration(const std::string& text, NameReplacer& names)
{
    const config::Verdict verdict = config::validateInput(text);
    if (!verdict.accepted || !verdict.config || verdict.config->partitions.empty())
        return std::nullopt;
    return ConfigNames(names).written(config::effectivePartitions(*verdict.config));
}
} // namespace quotadeck::feed
