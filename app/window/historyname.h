// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace quotadeck::app {
class SourceController;

/// What the usage of the source of @p shown is kept under in the history; empty: it is not kept. Only data of a scheduler is: simulations
/// and recordings can be repeated. It belongs to where it comes from, not to the name that a connection has been given.
[[nodiscard]] QString historyName(const SourceController& shown, const std::string& partition);
/// The path of the usage history.
[[nodiscard]] QString historyPath();
} // namespace quotadeck::app
