// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/kube/fakekubeapi.h"

namespace quotadeck::testing {
struct KubeCall;
class KubeStore;

/// The answer for a path that is no resource: /version, /readyz, /api, /apis/GROUP/VERSION; 404 for any other.
[[nodiscard]] KubeAnswer plainPathAnswer(const KubeStore& store, const KubeCall& call);
} // namespace quotadeck::testing
