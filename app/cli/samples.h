// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"

#include <cstddef>
#include <functional>
#include <string>

/// Commands that look at many samples of a cluster.
namespace quotadeck::cli {
/// Calls @p visit with every sample of the recording at @p path, in its order. Errors: those of the reader; Parse for a file that is no
/// recording; NotFound where there is none.
[[nodiscard]] Status visitRecording(const std::string& path, const SampleReader& samples,
                                    const SampleVisitor& visit);

/// Calls @p visit with partition @p partition of every sample in @p files, the recordings first. Samples without that partition are left
/// out; the partition of a snapshot, which holds just one, always counts. Errors: those of visitRecording(); InvalidArgument for a file
/// that is given twice.
[[nodiscard]] Status visitSamples(const SampleFiles& files, const std::string& partition,
                                  const SampleReader& samples, std::istream& in,
                                  const std::function<void(const PartitionSnapshot&, SystemTime)>& visit);

/// "2026-11-02T08:00:00Z".
[[nodiscard]] std::string isoTime(SystemTime time);

/// "720 samples from 2026-11-02T08:00:00Z to 2026-11-02T09:00:00Z", without times where they are not known.
[[nodiscard]] std::string samplesText(std::size_t samples, SystemTime first, SystemTime last);
/// The same as members of a JSON object: "samples", "from", "to".
[[nodiscard]] std::string samplesJson(std::size_t samples, SystemTime first, SystemTime last);
} // namespace quotadeck::cli
