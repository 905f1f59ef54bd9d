// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/serverchoice.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::usage {
enum class Charge;
enum class Dimension : std::uint8_t;
enum class IdleCost;
enum class ReportFormat;
enum class Step;
} // namespace quotadeck::usage

namespace quotadeck::cli {
/// Reports what was held and what it costs.
struct ReportOptions
{
    std::vector<std::string>
        sources; ///< all of one kind; "-" is standard input; none: the store or the server
    std::string from{}; ///< empty: where the sources begin, or by last
    std::string to{}; ///< empty: where they end
    std::optional<std::chrono::seconds> last{};
    std::string definitionFile{}; ///< says what the other options do not; empty: none
    std::string now{}; ///< that the periods of a definition count back from; empty: as the source has it
    std::vector<usage::Dimension> rows{}; ///< none: queues
    std::string tag{}; ///< key of rows by tag
    std::optional<usage::Step> columns{}; ///< nothing: total; for FOCUS days
    std::string zone{}; ///< empty: UTC
    std::vector<std::string> where{}; ///< as usage::ReportFilter::read() takes them; all count
    std::vector<std::string> resources{}; ///< names; none: all
    std::string priceFile{}; ///< empty: no costs
    std::optional<usage::Charge> charge{}; ///< nothing: used
    std::optional<usage::IdleCost> idle{};
    bool comparesBefore = false;
    ServerChoice server{}; ///< a scheduler whose finished applications are reported; empty: none
    /// Of samples and of the server; empty: "default", else the first one. Of a store; empty: the only one.
    std::string partition{};
    std::string historySource{}; ///< of a history; empty: the only one
    std::string store{}; ///< file or address; empty: none
    std::string passwordFile{}; ///< of a store; empty: none
    std::string cluster{}; ///< of a store; empty: the only one
    std::chrono::seconds longestGap{300}; ///< between samples
    std::optional<std::chrono::nanoseconds> until{}; ///< of a scenario; nothing: 30 minutes
    std::uint64_t seed = 1;
    usage::ReportFormat format{};
    bool isPdf = false; ///< pages of the HTML
    std::string outFile{}; ///< empty: standard output
};
} // namespace quotadeck::cli
