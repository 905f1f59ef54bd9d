// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/connect/profile.h"

#include <optional>
#include <string>

namespace quotadeck::cli {
/// A scheduler: by the address of its REST interface, by the Kubernetes cluster that it runs in, or by a saved connection.
struct ServerChoice
{
    std::string url{}; ///< empty: not by its address
    std::string tokenFile{}; ///< of the address: a file with a bearer token; empty: none
    std::string authorityFile{}; ///< of the address: certificates to trust; empty: those of the system
    std::optional<kube::SchedulerChoice> cluster{};
    std::string connection{}; ///< the name of a saved one; empty: none

    [[nodiscard]] bool isEmpty() const { return url.empty() && !cluster && connection.empty(); }
    [[nodiscard]] connect::Reach reach() const; ///< Of one that is neither empty nor a saved connection.
    [[nodiscard]] std::string name() const; ///< What messages call it.
};
} // namespace quotadeck::cli
