// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/diff/changescope.h"
#include "core/config/schema/schema.h"

#include <string>
#include <string_view>

namespace quotadeck::config {
/// What a map of quantities is for: how an absent type reads, and whether more of it is looser.
enum class QuantityRole { QueueMaximum, Limit, Guarantee };

/// Each adds the changes from the old to the new value of one field, named as in the file, to the scope's list.

/// @p field is that of the whole map; a type's is "field.type". A type that a maximum lacks is unlimited and 0 blocks it
/// (RES-3); a maximum of nothing but zeros is none while running (QUE-12).
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

/// What a map of quantities grants, for people: "memory 10 GiB, vcore 2"; "none" when it is empty.
[[nodiscard]] std::string quantitiesText(const TextMap& map);
} // namespace quotadeck::config
