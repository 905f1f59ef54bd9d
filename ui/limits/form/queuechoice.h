// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/configsession.h"

#include <QString>

#include <functional>

class QWidget;

namespace quotadeck::ui {
/// Asks for another queue of the partition than @p current and hands it to @p take.
void askForQueue(QWidget* parent, const QString& title, const models::ConfigRevision& revision,
                 std::size_t partition, const QueuePath& current,
                 const std::function<void(const QueuePath& queue)>& take);
} // namespace quotadeck::ui
