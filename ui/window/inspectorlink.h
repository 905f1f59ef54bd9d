// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

#include <QString>

#include <optional>

/// What the names in the inspector lead to, as texts: the cells of its tables know no subjects.
namespace quotadeck::ui {
/// Where a link leads: a page, whose filter is @p filter then, and what is selected there.
struct InspectorTarget
{
    QString page;
    Subject subject; ///< of no kind: nothing is selected
    QString filter; ///< empty: all rows are shown, so that a filter does not hide the subject

    friend bool operator==(const InspectorTarget&, const InspectorTarget&) = default;
};

/// Empty for a subject of no kind or without a name.
[[nodiscard]] QString linkTo(const Subject& subject);
[[nodiscard]] QString linkToNode(const QString& id);
/// Where @p link leads, which one of the above returned; nothing for another text.
[[nodiscard]] std::optional<InspectorTarget> targetOf(const QString& link);
} // namespace quotadeck::ui
