// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/form/livefacts.h"

#include <QString>

#include <functional>

class QWidget;

namespace quotadeck::ui {
/// Asks for a resource type beyond @p present, with those of the cluster and the usual ones to choose from, and hands it
/// to @p take. Who types "cpu" is offered "vcore", which is what pods ask for (CFG-LINT-1).
void askForResource(QWidget* parent, const QStringList& present, const models::LiveFacts* facts,
                    const std::function<void(const QString& type)>& take);
} // namespace quotadeck::ui
