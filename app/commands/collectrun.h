// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/alert/alertrule.h"
#include "core/base/result.h"
#include "core/connect/collectplan.h"

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <vector>

namespace quotadeck::app {
/// Collects by @p plan until SIGINT or SIGTERM. Calls @p ready with the port once the metrics can be read; writes to @p log what
/// happens to sources and alerts. Errors: those of opening a connection, of reading a token, of HttpServer::start(), and of
/// Collector::finish().
[[nodiscard]] Status collect(const connect::CollectPlan& plan, std::vector<alert::Rule> rules,
                             std::ostream& log, const std::function<void(std::uint16_t port)>& ready);
/// A cli::SourceChecker. Runs no credential plugin and asks no keyring. Errors: those of Connection::open(), savedConnection(),
/// AddressAccess::checkFiles(), kube::loginOf() and kube::routeOf().
[[nodiscard]] Status checkSource(const connect::CollectSource& source);
} // namespace quotadeck::app
