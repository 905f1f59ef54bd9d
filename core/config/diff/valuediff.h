// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/diff/change.h"
#include "core/config/schema/schema.h"

#include <fmt/format.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quotadeck::config {
/// The place whose changes are listed: a partition, one of its queues, or an element of these. Lifetime: that of the
/// list.
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

    /// Adds @p change to the list with this place; the sentence then begins with it.
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

/// The place of @p field; none when it is absent.
template <typename T>
[[nodiscard]] std::optional<TextSpan> placeOfField(const Field<T>& field)
{
    if (!field.isSet)
        return std::nullopt;
    return field.span.isEmpty() ? field.key : field.span;
}

/// The purpose of a map of quantities: decides the meaning of an absent resource and whether more is looser.
enum class QuantityRole { QueueMaximum, Limit, Guarantee };

/// Each adds the changes from the old to the new value of one field, named as in the file, to the scope's list.

/// @p field is that of the whole map; that of a resource is "field.type". A resource without a maximum is not limited,
/// 0 allows nothing (RES-3); a maximum of all zeros is ignored by the running scheduler (QUE-12).
void compareQuantities(const ChangeScope& scope, QuantityRole role, std::string_view field,
                       const TextMap& oldMap, const TextMap& newMap);
/// A maximum number of running applications; 0 is unlimited.
void compareApplications(const ChangeScope& scope, std::string_view field, const CountField& oldCount,
                         const CountField& newCount);
void compareProperties(const ChangeScope& scope, std::string_view field, const TextMap& oldMap,
                       const TextMap& newMap);
void compareAcl(const ChangeScope& scope, std::string_view field, const TextField& oldAcl,
                const TextField& newAcl);
void compareText(const ChangeScope& scope, std::string_view field, const TextField& oldText,
                 const TextField& newText, std::string_view whenEmpty = "nothing");
/// An absent one is @p otherwise.
void compareFlag(const ChangeScope& scope, std::string_view field, const BoolField& oldFlag,
                 const BoolField& newFlag, bool otherwise = false);

/// A map of quantities for display: "memory 10 GiB, vcore 2"; "none" when it is empty.
[[nodiscard]] std::string quantitiesText(const TextMap& map);
} // namespace quotadeck::config
