// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/filter/expression.h"

#include <QMap>
#include <QString>

#include <cstddef>
#include <tl/expected.hpp>
#include <vector>

namespace quotadeck::models {
/// A table that is filtered by an expression (core/filter/expression.h): what a field for filters works on. GUI thread only.
class FilterTarget
{
public:
    /// Shows only the rows that match @p text; empty: all. Returns what is wrong with the text, positions in UTF-8; then the
    /// filter stays as it was.
    [[nodiscard]] tl::expected<void, filter::Fault> setFilter(const QString& text);
    [[nodiscard]] const QString& filterText() const { return m_text; }
    /// What expressions may name.
    [[nodiscard]] const std::vector<filter::Field>& filterFields() const { return m_fields; }
    /// The texts that rows have in a field, which is one of filterFields(), with the number of rows that have each,
    /// whatever the filter. At most @p mostRows are looked at. O(n).
    [[nodiscard]] virtual QMap<QString, int> valuesOf(std::size_t field, int mostRows) const = 0;

protected:
    explicit FilterTarget(std::vector<filter::Field> fields) : m_fields(std::move(fields)) { }
    virtual ~FilterTarget() = default;
    Q_DISABLE_COPY_MOVE(FilterTarget)

private:
    /// Shows what matches @p expression.
    virtual void takeFilter(const filter::Expression& expression) = 0;

    std::vector<filter::Field> m_fields;
    QString m_text;
};
} // namespace quotadeck::models
