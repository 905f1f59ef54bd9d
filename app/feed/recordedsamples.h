// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/snapshot/clustersnapshot.h"

#include <QString>

#include <functional>
#include <string>

namespace quotadeck::feed {
/// Called with a sample and the text of the configuration that was active then; nullptr: that is not known.
using SampleVisitor = std::function<void(const ClusterSnapshot& sample, const std::string* configuration)>;

/// Calls @p visit with every sample of the recording @p file, in its order. False: the file is no recording, or there is none.
/// Errors: those of RecordingReader. Threading: any.
[[nodiscard]] Result<bool> visitRecording(const std::string& file, const SampleVisitor& visit);
/// The same with the elastic quotas of each sample as a partition of it, see elastic::withQuotas().
[[nodiscard]] Result<bool> visitRecordedGroups(const std::string& file, const SampleVisitor& visit);
/// Whether the file begins as recordings do.
[[nodiscard]] bool isRecording(const QString& path);
} // namespace quotadeck::feed
