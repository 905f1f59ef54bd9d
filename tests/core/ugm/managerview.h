// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ugm/manager.h"

#include <QStringList>

#include <optional>
#include <span>
#include <vector>

/// What a manager shows, for comparing.
namespace quotadeck::test {
/// One line a node, "root 10 [app1]"; limits as "<= ...".
inline QString dump(const std::vector<UsageNode>& nodes)
{
    const auto amounts = [](const std::optional<Resource>& amount) {
        QStringList result;
        for (const auto& [type, value] : amount ? amount->entries() : std::span<const Resource::Entry>())
            result += QString::fromStdString(type.name()) + ' ' + QString::number(value);
        return result.isEmpty() ? QString("-") : result.join(", ");
    };
    QStringList lines;
    for (const UsageNode& node : nodes) {
        QString line = QString::fromStdString(node.path.text()) + ": " + amounts(node.usage) + " [";
        for (const ApplicationId& app : node.runningApplications)
            line += QString::fromStdString(app.text());
        line += ']';
        if (node.maxResources || node.maxApplications > 0)
            line += " <= " + amounts(node.maxResources) + " / " + QString::number(node.maxApplications);
        lines += line;
    }
    return lines.join('\n');
}

inline QStringList names(const auto& rows)
{
    QStringList result;
    for (const auto& row : rows)
        result += QString::fromStdString(row.name.text());
    return result;
}

/// Everything a manager shows, to prove that nothing changed.
struct ManagerView
{
    std::vector<UserUsage> users;
    std::vector<GroupUsage> groups;

    explicit ManagerView(const ugm::Manager& manager) : users(manager.users()), groups(manager.groups()) { }
    friend bool operator==(const ManagerView&, const ManagerView&) = default;
};
} // namespace quotadeck::test
