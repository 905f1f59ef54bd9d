// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/config/edit/document.h"
#include "core/config/schema/schema.h"
#include "core/resource/amountformula.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// One value of many queues or limits, changed at once: what each would become, and the edits that do it.
namespace quotadeck::config {
enum class BulkField { Guaranteed, Max, QueueApplications, LimitMax, LimitApplications };

[[nodiscard]] constexpr bool isOfLimits(BulkField field)
{
    return field == BulkField::LimitMax || field == BulkField::LimitApplications;
}

[[nodiscard]] constexpr bool isOfApplications(BulkField field)
{
    return field == BulkField::QueueApplications || field == BulkField::LimitApplications;
}

struct BulkTarget
{
    BulkField field = BulkField::Max;
    std::string type{}; ///< a resource; empty for applications

    [[nodiscard]] QuantityKind kind() const { return quantityKind(type); }
    [[nodiscard]] AmountFormula::Field formulaField() const
    {
        return isOfApplications(field) ? AmountFormula::Field::Count : AmountFormula::Field::Amount;
    }
};

/// A queue, or one of its limits by its position from 0.
struct BulkPlace
{
    QueuePath queue;
    std::optional<std::size_t> limit{};

    friend bool operator==(const BulkPlace&, const BulkPlace&) = default;
};

enum class BulkDepth { Queue, Subtree };

/// The queues, or their limits if @p ofLimits, of @p queues in the order of the tree, each once. Queues that are not in
/// @p partition are left out. @p partition is an effective one, as below.
[[nodiscard]] std::vector<BulkPlace> bulkPlaces(const PartitionConfig& partition,
                                                const std::vector<QueuePath>& queues, BulkDepth depth,
                                                bool ofLimits);

/// What one value becomes.
struct BulkChange
{
    BulkPlace place;
    std::optional<std::string> before; ///< as written; nothing: not set
    std::optional<std::string> after;
    Message reason{}; ///< why it stays as it is
    Message note{}; ///< how the result differs from the exact one

    [[nodiscard]] bool isChange() const { return before != after; }
};

/// The outcome of @p formula for each of @p places. A value for which the formula has no result stays as it is, with the
/// reason; without a formula all stay. In a formula "parent" is the value of the same field one level up: the parent's guaranteed; the max that binds on
/// the parent; the smallest limit above of those whom the limit names.
[[nodiscard]] std::vector<BulkChange> formulaChanges(const PartitionConfig& partition,
                                                     const std::vector<BulkPlace>& places,
                                                     const BulkTarget& target,
                                                     const std::optional<AmountFormula>& formula);

enum class DistributionWeight {
    Guaranteed, ///< what the children have now; who has nothing gets nothing
    Equal,
    Max, ///< the max that binds on each child
};

/// Gives the guaranteed amount of @p parent out to its child queues, see distributed(): their sum is exactly that amount.
/// Errors: NotFound without such a queue, InvalidArgument where there is nothing to give out or no ratio, with the reason.
[[nodiscard]] Result<std::vector<BulkChange>> distributionChanges(const PartitionConfig& partition,
                                                                  const QueuePath& parent,
                                                                  const std::string& type,
                                                                  DistributionWeight weight);

/// The edits that make all of @p changes, in one step. Values that are replaced are edited without reading the text for each
/// of them, if the outcome is the same, which is checked. Errors: those of Document.
[[nodiscard]] Result<Document::Edits> bulkEdits(const Document& document, std::size_t partition,
                                                const BulkTarget& target,
                                                const std::vector<BulkChange>& changes);

/// How often bulkEdits() reads the text.
[[nodiscard]] std::size_t readsOfBulkEdits(const std::vector<BulkChange>& changes);
} // namespace quotadeck::config
