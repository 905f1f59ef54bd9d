// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/config/diff/change.h"
#include "core/config/schema/piecewisereader.h"
#include "core/config/schema/schema.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace quotadeck::insight {
/// A text that a configuration had, plain or in a ConfigMap manifest.
struct ConfigVersion
{
    std::string identity; ///< the same only for equal texts, as a hash is; empty: unknown
    std::function<Result<std::string>()> text; ///< reads it; called on other threads, by one at a time
};

/// Called with the number of versions answered so far, on the thread of the call.
using VersionProgress = std::function<void(std::size_t answered)>;

/// Reads one version after the other as the scheduler does. Versions that differ little from the one before take a fraction of
/// the time. Threading: one thread at a time.
class ConfigVersionReader
{
public:
    /// Gets a configuration that the scheduler accepts, and undoes what it changes there. The places in it may be those of other
    /// texts.
    using Use = std::function<void(config::SchedulerConfig& config)>;

    /// Calls @p use with @p version, or returns why the text cannot be read or the scheduler rejects it. An empty reason: a stop
    /// was requested.
    [[nodiscard]] std::optional<Message> read(const ConfigVersion& version, const std::stop_token& stop,
                                              const Use& use);
    /// Versions; of the others only what differs from another one was read.
    [[nodiscard]] std::size_t readInFull() const { return m_readInFull; }

private:
    config::PiecewiseReader m_pieces;
    std::size_t m_readInFull = 0;
};

/// The differences in meaning; none if one of the versions cannot be read.
[[nodiscard]] std::vector<config::Change> changesBetween(const ConfigVersion& older,
                                                         const ConfigVersion& newer);
} // namespace quotadeck::insight
