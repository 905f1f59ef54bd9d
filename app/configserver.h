// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/base/result.h"
#include "core/kube/configapply.h"

#include <memory>

namespace quotadeck::app {
/// The configuration of the scheduler that @p server chooses: in its ConfigMaps, or, by the address of its REST interface, the active one,
/// which can be compared and validated, but not written.
/// Errors: InvalidArgument for an address that is none. Threading: GUI thread.
[[nodiscard]] Result<std::unique_ptr<kube::ConfigServer>> configServer(const cli::ServerChoice& server);
} // namespace quotadeck::app
