// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/allocation.h"
#include "core/cluster/applicationstate.h"
#include "core/cluster/usagereport.h"
#include "core/ugm/appremoval.h"

#include <optional>
#include <string>
#include <vector>

namespace quotadeck::cluster {
/// What the user and group tracker must be told (UGM-21, UGM-33).
struct UsageChange
{
    enum class Kind { Increase, Decrease };

    Kind kind = Kind::Increase;
    /// An empty decrease is valid, it only removes the application (UGM-36). What a resized pod gives back is
    /// negative in an increase (UGM-22).
    Resource amount;
    ugm::AppRemoval removal = ugm::AppRemoval::Keep; ///< of a decrease (APP-21)

    friend bool operator==(const UsageChange&, const UsageChange&) = default;
};

/// A release that the cluster must be asked for. Nothing changes before it is confirmed (APP-40).
struct Release
{
    std::string key;
    Termination reason = Termination::StoppedByRm;

    friend bool operator==(const Release&, const Release&) = default;
};

/// What a call changed in an application and its owner must carry on, in the order of the fields. Resources that
/// were added or removed are what queue and nodes gain or lose; a swap and a resized allocation are in both lists,
/// before and after.
struct Effects
{
    std::vector<UsageChange> usage; ///< to be booked unconditionally, in this order
    std::vector<Allocation> removed;
    std::vector<Allocation> added;
    /// Swaps that will not come: a place kept for them on a node other than the placeholder's is free again.
    std::vector<Allocation> cancelled;
    std::vector<Release> releases;
    std::vector<Request> dropped; ///< requests that the cluster must be told are gone (APP-34)
    std::vector<StateChange> states; ///< entered one after the other
    /// The line to log, of an application that ran and is finished now (SUM-4).
    std::optional<ApplicationSummary> summary;

    /// What the number of running applications changes by (QUE-30): 1, 0 or -1.
    [[nodiscard]] int runningChange() const;
    /// The application is Completed or Failed and leaves its queue (APP-17).
    [[nodiscard]] bool hasFinished() const;
};
} // namespace quotadeck::cluster
