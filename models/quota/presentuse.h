// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"
#include "models/common/celltext.h"
#include "models/quota/figures.h"
#include "models/table/columntable.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

namespace quotadeck::models {
/// What is used now, for tables that show an earlier moment beside it. A list that is not set is not known.
struct PresentUse
{
    using ById = std::unordered_map<std::string, Resource>;

    std::optional<ById> queues; ///< by path
    std::optional<ById> users; ///< by path and name: "root.a sue"
    std::optional<ById> groups; ///< likewise
    std::optional<ById> applications; ///< the active ones
};

/// A value, shared with workers. Null: the present is shown, or nothing is known of it.
using Present = std::shared_ptr<const PresentUse>;

/// Null when @p snapshot does not know @p partition. Safe from any thread.
[[nodiscard]] Present presentOf(const ClusterSnapshot& snapshot, const std::string& partition);
/// The key of PresentUse::users and groups.
[[nodiscard]] std::string presentKey(const QueuePath& queue, const std::string& name);
/// What @p id of @p list uses; null: the list is not known, or @p id is not in it. Valid as long as @p list is.
[[nodiscard]] const Resource* presentUse(const std::optional<PresentUse::ById>& list, const std::string& id);
/// An empty amount, for applications and owners that a known list leaves out.
[[nodiscard]] const Resource* noPresentUse();
/// @p used for a row; nothing for null.
[[nodiscard]] std::optional<Resource> usedCopy(const Resource* used);
/// Whether @p row has @p used, without a copy.
[[nodiscard]] bool hasUsed(const std::optional<Resource>& row, const Resource* used);

/// What a row used at the moment shown and uses now, of one resource type.
struct NowFigures
{
    std::optional<ResourceType> type;
    Quantity then = 0;
    std::optional<Quantity> now; ///< nothing: not known

    /// @p usedNow of the type of @p shown.
    [[nodiscard]] static NowFigures of(const Figures& shown, const std::optional<Resource>& usedNow);
    /// From then to now; nothing: not known.
    [[nodiscard]] std::optional<Quantity> change() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString toolTip() const;

    /// Whether both show the same: what is not known looks alike, whatever was used then.
    friend bool operator==(const NowFigures& left, const NowFigures& right)
    {
        return left.now == right.now && (!left.now || (left.type == right.type && left.then == right.then));
    }
};

/// The column "Now" of a table, whose figures of a row @p Of returns.
template <typename Row, NowFigures (*Of)(const Row&)>
[[nodiscard]] constexpr ColumnOf<Row> nowColumn(int column, bool isOfGroups = false)
{
    ColumnOf<Row> now;
    now.column = column;
    now.sharedTitle = nowTitle;
    now.sharedHelp = nowHelp;
    now.isNumeric = true;
    now.isOfGroups = isOfGroups;
    now.text = [](const Row& row) { return Of(row).text(); };
    now.toolTip = [](const Row& row) { return Of(row).toolTip(); };
    now.emphasis = [](const Row& row) { return dimUnless(Of(row).change().value_or(0) != 0); };
    now.isBefore = [](const Row& left, const Row& right) { return Of(left).now < Of(right).now; };
    now.isSame = [](const Row& left, const Row& right) { return Of(left) == Of(right); };
    return now;
}
} // namespace quotadeck::models
