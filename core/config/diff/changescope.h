// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/diff/change.h"
#include "core/config/schema/schema.h"

#include <fmt/format.h>
#include <utility>
#include <vector>

namespace quotadeck::config {
/// The place whose changes are being listed: a partition, one of its queues, or an element of these.
/// Lifetime: not beyond the list.
class ChangeScope
{
public:
    ChangeScope(std::vector<Change>& changes, std::string partition, std::string path)
        : m_changes(changes)
        , m_partition(std::move(partition))
        , m_path(std::move(path))
    {
    }

    [[nodiscard]] ChangeScope at(std::string path) const { return {m_changes, m_partition, std::move(path)}; }
    [[nodiscard]] ChangeScope of(std::string element) const
    {
        ChangeScope scope = *this;
        scope.m_element = std::move(element);
        return scope;
    }

    /// Adds @p change to the list with this place, which its sentence then begins with.
    void add(Change change) const
    {
        change.partition = m_partition;
        change.path = m_path;
        change.element = m_element;
        if (!m_element.empty())
            change.sentence = fmt::format("{}: {}", m_element, change.sentence);
        m_changes.push_back(std::move(change));
    }

private:
    std::vector<Change>& m_changes;
    std::string m_partition;
    std::string m_path;
    std::string m_element;
};

/// Where @p field stands; nothing when it is absent.
template <typename T>
[[nodiscard]] std::optional<TextSpan> placeOfField(const Field<T>& field)
{
    if (!field.isSet)
        return std::nullopt;
    return field.span.isEmpty() ? field.key : field.span;
}
} // namespace quotadeck::config
