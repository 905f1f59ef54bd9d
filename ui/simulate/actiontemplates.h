// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/scenario.h"

#include <QList>
#include <QString>

namespace quotadeck::ui {
/// An action to begin with, to be changed by hand.
struct ActionTemplate
{
    QString name; ///< for people
    QString yaml; ///< as sim::readAction() takes it
};

/// One for every kind of action, with names from @p scenario. @p number makes the names of what is new unique.
[[nodiscard]] QList<ActionTemplate> actionTemplates(const sim::Scenario& scenario, int number);

/// What @p action does, in a few words.
[[nodiscard]] QString titleOf(const sim::Action& action);
} // namespace quotadeck::ui
