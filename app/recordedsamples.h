// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/snapshot/clustersnapshot.h"

#include <functional>
#include <string>

namespace quotadeck::app {
/// Calls @p visit with every sample of the recording @p file, in its order. False: the file is no recording, or there is none.
/// Errors: those of feed::RecordingReader. Threading: any.
[[nodiscard]] Result<bool> visitRecording(const std::string& file,
                                          const std::function<void(const ClusterSnapshot&)>& visit);
} // namespace quotadeck::app
