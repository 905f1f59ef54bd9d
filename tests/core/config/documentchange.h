// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/edit/document.h"

#include <QMetaType>

#include <string>

/// Changes of a document, and what they are made on.
namespace quotadeck::config::test {
using Operation = Document::Operation;

inline const ConfigPlace kPartition = ConfigPlace() / "partitions" / 0;
inline const ConfigPlace kRoot = kPartition / "queues" / 0;
inline const ConfigPlace kLimits = kRoot / "limits";
inline const ConfigPlace kQueues = kRoot / "queues";
inline const ConfigPlace kRules = kPartition / "placementrules";

/// A root queue with @p below, indented by four.
inline std::string rootWith(const std::string& below)
{
    return "partitions:\n- name: default\n  queues:\n  - name: root\n" + below;
}

inline Operation set(const ConfigPlace& place, const char* text)
{
    return [=](const Document& document) { return document.set(place, text); };
}
inline Operation clear(const ConfigPlace& place)
{
    return [=](const Document& document) { return document.clear(place); };
}
inline Operation insert(const ConfigPlace& place, const ConfigItem& item)
{
    return [=](const Document& document) { return document.insert(place, item); };
}
inline Operation remove(const ConfigPlace& item)
{
    return [=](const Document& document) { return document.remove(item); };
}
inline Operation move(const ConfigPlace& item, const ConfigPlace& to)
{
    return [=](const Document& document) { return document.move(item, to); };
}
inline Operation duplicate(const ConfigPlace& item)
{
    return [=](const Document& document) { return document.duplicate(item); };
}
inline Operation moveQueue(const ConfigPlace& queue, const ConfigPlace& to)
{
    return [=](const Document& document) { return document.moveQueue(queue, to); };
}

inline Operation rename(const ConfigPlace& queue, const char* name)
{
    return [=](const Document& document) { return document.renameQueue(queue, name, PathsInRules::Follow); };
}

inline TextField text(const char* value)
{
    return {value, true, {}, {}};
}

/// "users: [eve]" and "maxresources: {memory: 1Gi}".
inline LimitConfig someLimit()
{
    LimitConfig limit;
    limit.users = {{text("eve")}, true, {}, {}};
    limit.maxResources = {{{"memory", "1Gi", {}, {}}}, true, {}, {}};
    return limit;
}

inline QueueConfig someQueue()
{
    QueueConfig queue;
    queue.name = text("new");
    queue.limits = {{someLimit()}, true, {}, {}};
    return queue;
}

inline PlacementRuleConfig someRule()
{
    PlacementRuleConfig rule;
    rule.name = text("user");
    rule.create = {true, true, {}, {}};
    rule.parent.emplace_back();
    rule.parent.front().name = text("fixed");
    rule.parent.front().value = text("root.people");
    return rule;
}

inline std::string withCrLf(const std::string& text)
{
    std::string result;
    for (const char c : text)
        result += c == '\n' ? std::string("\r\n") : std::string(1, c);
    return result;
}
} // namespace quotadeck::config::test
