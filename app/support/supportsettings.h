// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantMap>

#include <string>

namespace quotadeck::feed {
class NameReplacer;
} // namespace quotadeck::feed

namespace quotadeck::app {
/// The settings @p values as JSON for a support bundle: those that are known to have no secret, and how many others there are. URLs lose user,
/// password and query; what was typed into fields of the window (views, filters, silences) and its layout are left out.
///
/// @p names replaces names, hosts and files; null: they stay.
[[nodiscard]] std::string supportSettings(const QVariantMap& values, feed::NameReplacer* names);
} // namespace quotadeck::app
