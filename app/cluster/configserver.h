// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cluster/connection.h"
#include "core/kube/configapply.h"

#include <memory>

namespace quotadeck::app {
/// The configuration of the scheduler: in its ConfigMaps, or, by the address of its REST interface, the active one, which can be
/// compared and validated, but not written.
/// Threading: GUI thread.
[[nodiscard]] std::unique_ptr<kube::ConfigServer> configServer(const Connection& connection);
} // namespace quotadeck::app
