// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/insight/insightsource.h"

#include <QString>

#include <cstddef>
#include <memory>

namespace quotadeck::models {
/// The configuration that the edited text is compared with.
struct Baseline
{
    BaselineKind kind = BaselineKind::File;
    bool isActiveKnown = false; ///< what is in force is known: there is a choice
    bool isActiveOther = false; ///< it and the file as saved differ in what the scheduler acts upon
    bool isUnchanged = false; ///< nothing is edited; of InForce: loading the text would change nothing
    ActiveAge age{}; ///< of the active configuration

    friend bool operator==(const Baseline&, const Baseline&) = default;
};

/// A baseline with the partition that is before the edits.
struct BaselinePartition
{
    Baseline baseline;
    /// Effective; null: the scheduler would reject the file as saved, or it has no such partition.
    std::shared_ptr<const config::PartitionConfig> before;
};

/// The baseline for partition @p number of the edited configuration, which is there and accepted: the one chosen as far as it
/// is known; without a choice what is in force if that is known and differs, as that is what loading the text changes.
/// Takes as long as a validation and a comparison; safe from any thread.
[[nodiscard]] BaselinePartition baselineOf(const InsightData& data, std::size_t number);

/// A note that the active configuration was not read for long, where it was equal to the file and nothing else shows
/// its age; else empty.
[[nodiscard]] QString doubtText(const Baseline& baseline);

/// "Compared with what is in force (read 14:02:31), which differs from the file"; where it does not, doubtText().
[[nodiscard]] QString baselineText(const Baseline& baseline);
} // namespace quotadeck::models
