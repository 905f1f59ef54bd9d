// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertion/assertionreview.h"
#include "core/kube/reviewbundle.h"
#include "models/table/rowlist.h"

#include <QString>

#include <optional>
#include <vector>

namespace quotadeck::models {
struct ReviewedAssertionRow
{
    QString id; ///< its name
    std::optional<kube::ReviewedAssertion::Outcome> before{}; ///< nothing: the file has no such assertion
    std::optional<kube::ReviewedAssertion::Outcome> after{}; ///< likewise
    QString found; ///< why it speaks against the change, or else what was found after the change
    bool isObstacle = false; ///< it speaks against the change

    friend bool operator==(const ReviewedAssertionRow&, const ReviewedAssertionRow&) = default;
};

/// The outcomes of assertions before and after a reviewed change.
class ReviewedAssertionModel final : public RowList<ReviewedAssertionRow>
{
    Q_OBJECT
public:
    enum Column { NameColumn, BeforeColumn, AfterColumn, FoundColumn, ColumnCount };
    Q_ENUM(Column)

    explicit ReviewedAssertionModel(QObject* parent = nullptr);

    /// Those with @p obstacles come first.
    void setReview(const kube::ReviewAssertions& assertions,
                   const std::vector<assertion::ReviewObstacle>& obstacles);

private:
    static ColumnTable<ReviewedAssertionRow> columns();
};
} // namespace quotadeck::models
