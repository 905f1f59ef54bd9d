// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/yaml/fieldreader.h"
#include "core/connect/profile.h"
#include "core/connect/storeaddress.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace quotadeck::connect {
/// What of a cluster is read.
enum class CollectKind : std::uint8_t {
    YuniKorn, ///< a partition of the scheduler
    Koordinator, ///< the elastic quotas
};

/// A cluster that is read for its metrics.
struct CollectSource
{
    std::string name; ///< value of the label "cluster"; no two have the same
    Reach reach{};
    std::string tokenFile{}; ///< of an address; empty: none
    std::string connection{}; ///< name of a saved connection, which is used instead; empty: none
    std::string partition{}; ///< that is read; empty: "default", or else the first one
    CollectKind kind = CollectKind::YuniKorn;

    friend bool operator==(const CollectSource&, const CollectSource&) = default;
};

/// Where what was held is written.
struct CollectStore
{
    StoreAddress address{};
    std::string passwordFile{}; ///< of a server; empty: as libpq finds it
    std::chrono::seconds interval{
        3600}; ///< amounts are added up by such intervals; a day is a multiple of it
    std::chrono::milliseconds writeEvery{300'000}; ///< what is new
    std::optional<std::chrono::seconds>
        keep{}; ///< intervals that ended before are deleted; nothing: all are kept

    friend bool operator==(const CollectStore&, const CollectStore&) = default;
};

/// What `quotadeck collect` reads, and where it offers the metrics.
struct CollectPlan
{
    std::string address = "127.0.0.1";
    std::uint16_t port = 9177; ///< 0: any that is free
    std::vector<std::string>
        hosts{}; ///< names that the metrics may be asked by, beside those of this machine
    std::chrono::milliseconds interval{15'000}; ///< from reading to reading of a source
    std::size_t mostSamples = 20'000; ///< of one metric of one source
    std::string alertsFile{}; ///< rules that are evaluated; empty: none
    std::vector<CollectSource> sources{}; ///< at least one
    std::optional<CollectStore> store{}; ///< nothing: nothing is stored

    friend bool operator==(const CollectPlan&, const CollectPlan&) = default;
};

/// Reads a file as resources/docs/collect.md describes it. Errors: all problems that were found; never empty.
[[nodiscard]] tl::expected<CollectPlan, std::vector<config::TextProblem>>
readCollectPlan(std::string_view text);
} // namespace quotadeck::connect
