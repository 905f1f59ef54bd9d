// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/filter/expression.h"
#include "core/resource/resource.h"
#include "models/common/share.h"

#include <QString>
#include <QStringList>
#include <QVariant>

#include <chrono>
#include <optional>
#include <vector>

namespace quotadeck::models {
/// What a filter compares in a field that is a number.
struct FilterNumber
{
    /// Cores, bytes, pieces; seconds since the epoch; infinite: not limited. Nothing: not set or not known.
    std::optional<double> value{};
    std::optional<Share> share{}; ///< of the limit or what stands for it

    [[nodiscard]] static FilterNumber count(std::optional<quint64> value, std::optional<Share> share = {});
    /// @p value in the base units of @p type.
    [[nodiscard]] static FilterNumber amount(std::optional<ResourceType> type, std::optional<Quantity> value,
                                             std::optional<Share> share = {});
    /// As amount(), nothing being no limit.
    [[nodiscard]] static FilterNumber limit(std::optional<ResourceType> type, std::optional<Quantity> value);
    [[nodiscard]] static FilterNumber ofShare(const Share& share) { return {{}, share}; }
    [[nodiscard]] static FilterNumber moment(std::optional<std::chrono::nanoseconds> sinceEpoch);
};

/// What programs read of @p number, which is of @p kind: a double in the units of FilterNumber, a share as a part of 1, a moment as
/// text in UTC (ISO 8601). "unlimited" where there is no limit; invalid for what is not set or not known.
[[nodiscard]] QVariant exactValue(filter::FieldKind kind, const FilterNumber& number);

/// How the rows of a table are filtered by one field, which is a column or something else that a row has.
template <typename Row>
struct FieldOf
{
    const char* key = nullptr; ///< lower case, never translated; null: no field
    filter::FieldKind kind = filter::FieldKind::Text;
    bool hasShare = false; ///< of a count or an amount: it compares with percentages, too
    bool isMain = false; ///< words without a field are looked for here
    QString (*text)(const Row& row) = nullptr; ///< null: that of the column
    QStringList (*others)(const Row& row) = nullptr; ///< more texts that the field has; null: none
    FilterNumber (*number)(const Row& row) = nullptr; ///< of a kind that is not Text
};

/// What the parser of expressions knows of @p fields.
template <typename Row>
std::vector<filter::Field> namesOf(const std::vector<FieldOf<Row>>& fields)
{
    std::vector<filter::Field> names;
    for (const FieldOf<Row>& field : fields)
        names.push_back({field.key, field.kind, field.hasShare});
    return names;
}

/// For FieldOf::number, of a field that every table of usage has: what is used of a type.
template <auto Used>
struct UsedOf
{
    /// Cores.
    template <typename Row>
    static FilterNumber cpu(const Row& row)
    {
        static const ResourceType type{"vcore"};
        return FilterNumber::amount(type, Used(row).valueOr0(type));
    }
    /// Bytes.
    template <typename Row>
    static FilterNumber memory(const Row& row)
    {
        static const ResourceType type{"memory"};
        return FilterNumber::amount(type, Used(row).valueOr0(type));
    }
};
} // namespace quotadeck::models
