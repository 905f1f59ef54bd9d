// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/scenario.h"

#include <QList>
#include <QString>

namespace quotadeck::ui {
/// An action to begin with, for editing.
struct ActionTemplate
{
    QString name; ///< for people
    QString yaml; ///< for sim::readActions()
};

/// One for every kind of action, with names from @p scenario. @p number makes new names unique.
[[nodiscard]] QList<ActionTemplate> actionTemplates(const sim::Scenario& scenario, int number);
} // namespace quotadeck::ui
