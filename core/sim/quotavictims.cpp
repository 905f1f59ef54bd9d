// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/quotavictims.h"

#include "core/resource/resourceops.h"

#include <algorithm>

namespace quotadeck::sim {
namespace {
struct QuotaCandidate
{
    ApplicationId app;
    const cluster::Allocation* allocation = nullptr;
};

/// True when @p amount has something of what is still to be given back.
bool helps(const Resource& remaining, const Resource& amount)
{
    return std::ranges::any_of(remaining.entries(), [&amount](const Resource::Entry& entry) {
        return entry.value > 0 && amount.valueOr0(entry.type) > 0;
    });
}
} // namespace

std::vector<std::pair<ApplicationId, std::string>> quotaVictims(const cluster::Partition& partition,
                                                                const cluster::QuotaExcess& excess)
{
    Resource remaining = excess.excess;
    std::vector<QuotaCandidate> candidates;
    for (const auto& [id, app] : partition.applications()) {
        if (!excess.queue.contains(app.data().spec.queue))
            continue;
        for (const auto& [key, allocation] : app.data().allocations) {
            if (allocation.asked)
                subtractFrom(remaining, allocation.request.resource);
            else
                candidates.push_back({id, &allocation});
        }
    }
    std::ranges::stable_sort(candidates, [](const QuotaCandidate& left, const QuotaCandidate& right) {
        if (left.allocation->request.priority != right.allocation->request.priority)
            return left.allocation->request.priority < right.allocation->request.priority;
        return left.allocation->bound > right.allocation->bound;
    });
    std::vector<std::pair<ApplicationId, std::string>> victims;
    for (const QuotaCandidate& candidate : candidates) {
        const Resource& amount = candidate.allocation->request.resource;
        if (!helps(remaining, amount))
            continue;
        subtractFrom(remaining, amount);
        victims.emplace_back(candidate.app, candidate.allocation->key());
    }
    return victims;
}
} // namespace quotadeck::sim
