// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/texthash.h"
#include "core/elastic/manifest.h"

#include <absl/container/flat_hash_map.h>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::elastic {
/// A pod as far as rules on edits need it.
struct BoundPod
{
    std::string namespaceName;
    std::string label; ///< group that its label names; empty without one

    friend bool operator==(const BoundPod&, const BoundPod&) = default;
};

/// All groups of a cluster, looked up by name and by parent. Of several of one name the first counts.
///
/// Ownership: owns the objects.
class QuotaCatalog
{
public:
    explicit QuotaCatalog(std::vector<QuotaObject> objects = {}, std::vector<BoundPod> pods = {});
    QuotaCatalog(const QuotaCatalog&) = delete;
    QuotaCatalog& operator=(const QuotaCatalog&) = delete;
    QuotaCatalog(QuotaCatalog&&) = default;
    QuotaCatalog& operator=(QuotaCatalog&&) = default;
    ~QuotaCatalog() = default;

    [[nodiscard]] const std::vector<QuotaObject>& objects() const { return m_objects; }
    [[nodiscard]] const std::vector<BoundPod>& pods() const { return m_pods; }
    /// nullptr when there is none.
    [[nodiscard]] const QuotaObject* find(std::string_view name) const;
    /// The children of a group in byte order of their names.
    [[nodiscard]] std::span<const QuotaObject* const> children(std::string_view name) const;
    /// Of min over the children of @p name.
    [[nodiscard]] const Resource& sumOfChildMins(std::string_view name) const;

    /// The same with one object put in (by its name) or taken out.
    [[nodiscard]] QuotaCatalog with(const QuotaObject& object) const;
    [[nodiscard]] QuotaCatalog without(std::string_view name) const;

private:
    struct Family
    {
        std::vector<const QuotaObject*> children;
        Resource minima;
    };

    std::vector<QuotaObject>
        m_objects; ///< never changed, since the maps lead into it; moving keeps the places
    std::vector<BoundPod> m_pods;
    absl::flat_hash_map<std::string, const QuotaObject*, TextHash, std::equal_to<>> m_byName;
    absl::flat_hash_map<std::string, Family, TextHash, std::equal_to<>> m_families;
};

/// The groups of @p manifests, with @p pods.
[[nodiscard]] QuotaCatalog catalogOf(std::span<const QuotaManifest> manifests,
                                     std::vector<BoundPod> pods = {});

/// Which group a pod belongs to (EQ-91, EQ-92): kDefaultGroup when none claims it; empty with @p hasDefaultGroup false
/// where only the label counts (EQ-94).
[[nodiscard]] std::string groupOfPod(const QuotaCatalog& catalog, const BoundPod& pod,
                                     bool hasDefaultGroup = true);
} // namespace quotadeck::elastic
