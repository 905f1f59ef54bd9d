// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace quotadeck::kube {
/// A context of kubeconfig files.
struct ContextChoice
{
    std::vector<std::string> files{}; ///< empty: those of KUBECONFIG, or the default one
    std::string context{}; ///< empty: the current one

    friend bool operator==(const ContextChoice&, const ContextChoice&) = default;
};

/// A scheduler in the cluster of a context.
struct SchedulerChoice
{
    ContextChoice context{};
    std::string nameSpace{}; ///< of the scheduler; empty: where it is found
    std::string service{}; ///< "NAME" or "NAME:PORT"; empty: the one that looks like it

    friend bool operator==(const SchedulerChoice&, const SchedulerChoice&) = default;
};
} // namespace quotadeck::kube
