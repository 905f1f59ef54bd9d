// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"
#include "core/sim/action.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace quotadeck::sim {
/// A namespace of Kubernetes with its quota, which counts pods from their creation to their end (NSQ-15).
struct Namespace
{
    std::map<std::string, std::string> annotations;
    std::optional<Resource> quota; ///< nothing = none; a type that is missing is unlimited
    Resource used; ///< without zeros
    std::uint64_t refused = 0; ///< pods that were over the quota
};

/// The namespaces of a cluster. A pod without a namespace, or in an unknown one, has no quota.
class Namespaces
{
public:
    /// Creates the namespace or changes it; what its pods use stays.
    void set(const SetNamespace& change);
    [[nodiscard]] const Namespace* find(const std::string& name) const; ///< nullptr when there is none

    /// Takes a pod in if the quota has room for @p resources, else counts it as refused.
    [[nodiscard]] bool admit(const std::string& name, const Resource& resources);
    /// A pod that was admitted has ended.
    void release(const std::string& name, const Resource& resources);

private:
    std::map<std::string, Namespace> m_namespaces;
};
} // namespace quotadeck::sim
