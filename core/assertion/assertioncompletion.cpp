// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertion/assertioncompletion.h"

#include "core/assertion/assertion.h"
#include "core/base/queuepath.h"
#include "core/config/edit/textcontext.h"
#include "core/config/schema/effective.h"
#include "core/ugm/limits.h"

#include <algorithm>
#include <span>
#include <utility>

namespace quotadeck::assertion {
namespace {
using AssertedWords = std::vector<std::string_view>;

void addWords(AssertedWords& words, const std::vector<std::string>& names)
{
    words.insert(words.end(), names.begin(), names.end());
}

void sortAsserted(std::vector<std::string>& names)
{
    std::ranges::sort(names);
    const auto doubles = std::ranges::unique(names);
    names.erase(doubles.begin(), doubles.end());
    std::erase(names, std::string(ugm::kWildcard)); // no user or group has this name
}

void collectAmounts(const config::TextMap& map, AssertedNames& names)
{
    for (const config::TextEntry& entry : map.value)
        names.resources.push_back(entry.key);
}

void collectAsserted(const config::QueueConfig& queue, const QueuePath& path, AssertedNames& names)
{
    names.queues.push_back(path.text());
    collectAmounts(queue.resources.value.guaranteed, names);
    collectAmounts(queue.resources.value.max, names);
    for (const config::LimitConfig& limit : queue.limits.value) {
        for (const config::TextField& user : limit.users.value)
            names.users.push_back(user.value);
        for (const config::TextField& group : limit.groups.value)
            names.groups.push_back(group.value);
        collectAmounts(limit.maxResources, names);
    }
    for (const config::QueueConfig& child : queue.queues.value)
        collectAsserted(child, path.child(child.name.value), names);
}

/// The keys of the map that @p keys lead to.
AssertedWords assertedKeys(std::span<const std::string> keys, const AssertedNames& names)
{
    if (keys.empty())
        return {"apiVersion", "assertions"};
    if (keys.front() != "assertions" || keys.size() > 3)
        return {};
    if (keys.size() == 1)
        return {"name", "given", "when", "expect"};
    AssertedWords words;
    if (keys.size() == 3) {
        if ((keys[1] == "given" && keys[2] == "request") || (keys[1] == "expect" && keys[2] == "headroom"))
            addWords(words, names.resources);
        return words;
    }
    if (keys[1] == "given")
        return {"user", "groups", "queue", "partition", "request", "tags"};
    if (keys[1] == "when")
        return {"cluster", "snapshot", "scenario"};
    if (keys[1] == "expect") {
        addWords(words, names.resources);
        for (const std::string_view key :
             {"applications", "headroom", "chargedGroup", "placed", "allowed", "access"})
            words.push_back(key);
    }
    return words;
}

/// The values of @p key in the part @p section of an assertion.
AssertedWords assertedValues(std::string_view section, std::string_view key, const AssertedNames& names)
{
    AssertedWords words;
    if (section == "given") {
        const std::pair<std::string_view, const std::vector<std::string>*> kinds[] = {
            {"user", &names.users},
            {"groups", &names.groups},
            {"queue", &names.queues},
            {"partition", &names.partitions},
        };
        for (const auto& [name, values] : kinds) {
            if (key == name)
                addWords(words, *values);
        }
    } else if (section == "when") {
        if (key == "cluster")
            words = {"empty"};
        else if (key == "scenario")
            addWords(words, names.scenarios);
    } else if (section == "expect") {
        if (key == "allowed")
            return {"true", "false"};
        if (key == "access")
            return {"none", "submit", "admin"};
        if (key == "chargedGroup") {
            addWords(words, names.groups);
            words.push_back("not set");
        } else if (key == "placed") {
            addWords(words, names.queues);
            words.push_back("rejected");
        } else {
            words = {"unlimited", "not set"};
        }
    }
    return words;
}
} // namespace

void AssertedNames::add(const AssertedNames& others)
{
    for (const auto list : {&AssertedNames::queues, &AssertedNames::partitions, &AssertedNames::users,
                            &AssertedNames::groups, &AssertedNames::resources, &AssertedNames::scenarios}) {
        std::vector<std::string>& mine = this->*list;
        mine.insert(mine.end(), (others.*list).begin(), (others.*list).end());
        sortAsserted(mine);
    }
}

AssertedNames namesIn(const std::vector<config::PartitionConfig>& partitions)
{
    AssertedNames names;
    names.resources = {"memory", "vcore"};
    for (const config::PartitionConfig& partition : partitions) {
        names.partitions.push_back(partition.name.value);
        if (!partition.queues.value.empty())
            collectAsserted(config::rootOf(partition), QueuePath(config::kRootQueue), names);
    }
    names.add({});
    return names;
}

config::Completion completionAt(std::string_view text, std::size_t offset, const AssertedNames& names)
{
    offset = std::min(offset, text.size());
    config::Completion completion{config::wordBegin(text, offset), {}};
    const std::string_view begin = text.substr(completion.begin, offset - completion.begin);
    const config::TextContext context = config::contextAt(text, offset);
    const std::span<const std::string> keys = context.keys;
    // An item of a list of groups is a value of the list's key.
    const bool isGroup = keys.size() == 3 && keys[1] == "given" && keys.back() == "groups";
    AssertedWords words;
    if (!context.isValue && !isGroup)
        words = assertedKeys(keys, names);
    else if (keys.size() == 1 && keys.back() == "apiVersion")
        words = {kApiVersion};
    else if (keys.size() == 3 && keys.front() == "assertions")
        words = assertedValues(keys[1], keys[2], names);
    else if (keys.size() == 4 && keys[1] == "expect" && keys[2] == "headroom")
        words = {"unlimited", "not set"};
    for (const std::string_view word : words) {
        if (config::beginsLike(word, begin))
            completion.words.emplace_back(word);
    }
    return completion;
}
} // namespace quotadeck::assertion
