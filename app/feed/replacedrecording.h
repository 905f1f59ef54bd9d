// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/recordingencoder.h"
#include "core/base/result.h"
#include "core/snapshot/clustersnapshot.h"

#include <QString>

#include <cstddef>
#include <functional>
#include <vector>

namespace quotadeck::feed {
/// Sample @p index of several.
using SampleAt = std::function<Result<RecordedSample>(std::size_t index)>;

/// Writes @p count samples to a new recording at @p path, with the names replaced as NameReplacer does. Reads them twice: the
/// names of all are known before the first configuration is written. Errors: Io with the path, that of an existing file
/// included; those of @p sampleAt.
[[nodiscard]] Status writeReplaced(const QString& path, SourceKind kind, std::size_t count,
                                   const SampleAt& sampleAt);
/// The same with the samples of the recording @p from; returns their number. Errors: also those of RecordingReader.
[[nodiscard]] Result<std::size_t> replaceNames(const QString& from, const QString& path);
} // namespace quotadeck::feed
