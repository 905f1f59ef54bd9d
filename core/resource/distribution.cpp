// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/distribution.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace quotadeck {
std::optional<std::vector<Quantity>> distributed(Quantity total, const std::vector<Quantity>& weights,
                                                 Quantity step)
{
    const Quantity unit = total % step == 0 ? step : 1;
    const Quantity steps = total / unit;
    const auto all = std::accumulate(weights.begin(), weights.end(), WideInteger{0});
    if (all == 0)
        return std::nullopt;
    std::vector<Quantity> shares;
    std::vector<WideInteger> remainders;
    shares.reserve(weights.size());
    remainders.reserve(weights.size());
    Quantity left = steps;
    for (const Quantity weight : weights) {
        const WideInteger exact = static_cast<WideInteger>(steps) * weight; // below 2^126
        shares.push_back(static_cast<Quantity>(exact / all));
        remainders.push_back(exact % all);
        left -= shares.back();
    }
    std::vector<std::size_t> order(weights.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(
        order, [&](std::size_t first, std::size_t second) { return remainders[first] > remainders[second]; });
    // Fewer steps are left than there are remainders above 0.
    for (std::size_t i = 0; left > 0; ++i, --left)
        ++shares[order[i]];
    for (Quantity& share : shares)
        share *= unit;
    return shares;
}
} // namespace quotadeck
