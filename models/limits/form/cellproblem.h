// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/rules/validator.h"
#include "models/common/roles.h"

#include <QString>

namespace quotadeck::models {
/// What a finding says about a single value in a form.
struct CellProblem
{
    QString message; ///< empty: none
    RowState state = RowState::Normal;

    friend bool operator==(const CellProblem&, const CellProblem&) = default;
};

/// The worst finding of @p verdict that points at exactly @p span, the place of a value. Time: logarithmic.
[[nodiscard]] CellProblem problemAt(const config::Verdict& verdict, const TextSpan& span);
} // namespace quotadeck::models
