// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/sharing.h"

#include <algorithm>

namespace quotadeck::elastic {
namespace {
Quantity narrowed(WideQuantity value)
{
    return static_cast<Quantity>(std::clamp<WideQuantity>(value, kMinQuantity, kMaxQuantity));
}

struct Quotient
{
    Quantity base;
    WideQuantity remainder;
};

/// Most amounts leave room in 64 bits, where a division is many times quicker.
Quotient divided(WideQuantity product, WideQuantity weights)
{
    if (product <= kMaxQuantity && weights <= kMaxQuantity) {
        const auto small = static_cast<std::uint64_t>(product);
        const auto by = static_cast<std::uint64_t>(weights);
        return {static_cast<Quantity>(small / by), static_cast<WideQuantity>(small % by)};
    }
    const WideQuantity base = product / weights;
    return {static_cast<Quantity>(base), product - base * weights};
}

/// One sharing of one level.
class Sharing
{
public:
    Sharing(const ShareLevel& level, std::span<Quantity> runtime, ShareScratch& scratch, ShareTrace* trace)
        : m_level(level)
        , m_runtime(runtime)
        , m_hungry(scratch.hungry)
        , m_parts(scratch.parts)
        , m_order(scratch.order)
        , m_trace(trace)
    {
    }

    void run()
    {
        WideQuantity pool = classify();
        if (m_trace) {
            m_trace->start.assign(m_runtime.begin(), m_runtime.end());
            m_trace->pool = narrowed(pool);
        }
        while (pool > 0 && !m_hungry.empty()) { // EQ-36
            const WideQuantity weights = sumOfWeights();
            if (weights <= 0)
                break;
            split(narrowed(pool), weights);
            pool = hand();
        }
        if (m_trace)
            m_trace->unassigned = narrowed(std::max<WideQuantity>(pool, 0));
    }

private:
    /// The starts (EQ-33, EQ-34); returns what they leave of the total (EQ-35).
    WideQuantity classify()
    {
        m_hungry.clear();
        WideQuantity pool = m_level.total;
        for (std::size_t i = 0; i < m_level.size(); ++i) {
            const Quantity request = m_level.request[i];
            const Quantity floor = m_level.floor[i];
            if (request > floor)
                m_hungry.push_back(i);
            m_runtime[i] = request > floor || m_level.lends[i] == 0 ? floor : request;
            pool -= m_runtime[i];
        }
        if (m_trace) {
            m_trace->hungry.assign(m_level.size(), 0);
            for (const std::size_t i : m_hungry)
                m_trace->hungry[i] = 1;
        }
        return pool;
    }

    [[nodiscard]] Quantity weightOf(std::size_t sibling) const
    {
        return std::max<Quantity>(m_level.weight[sibling], 0);
    }

    [[nodiscard]] WideQuantity sumOfWeights() const
    {
        WideQuantity sum = 0;
        for (const std::size_t i : m_hungry)
            sum += weightOf(i);
        return sum;
    }

    /// Largest remainder (EQ-37).
    void split(Quantity pool, WideQuantity weights)
    {
        m_parts.clear();
        Quantity left = pool;
        for (const std::size_t i : m_hungry) {
            const auto [base, remainder] = divided(WideQuantity{weightOf(i)} * pool, weights);
            m_parts.push_back({remainder, i, base, false});
            left -= base;
        }
        giveExtra(static_cast<std::size_t>(left));
        if (m_trace)
            m_trace->rounds.push_back({pool, weights, {}});
    }

    /// One unit more for the @p count parts with the largest remainders. Without a weight there is no remainder, and
    /// there are fewer units than remainders, so that those without weight get none.
    void giveExtra(std::size_t count)
    {
        if (count == 0)
            return;
        m_order.resize(m_parts.size());
        for (std::size_t i = 0; i < m_order.size(); ++i)
            m_order[i] = static_cast<std::uint32_t>(i);
        const auto isBefore = [this](std::uint32_t a, std::uint32_t b) {
            return m_parts[a].remainder != m_parts[b].remainder ? m_parts[a].remainder > m_parts[b].remainder
                                                                : a < b;
        };
        const auto end = m_order.begin() + static_cast<std::ptrdiff_t>(count);
        std::nth_element(m_order.begin(), end - 1, m_order.end(), isBefore);
        for (auto at = m_order.begin(); at != end; ++at)
            m_parts[*at].hasExtra = true;
    }

    /// Adds the parts, capped at the requests; returns the rest.
    WideQuantity hand()
    {
        WideQuantity returned = 0;
        m_hungry.clear();
        for (const auto& part : m_parts) {
            Quantity& runtime = m_runtime[part.sibling];
            const Quantity before = runtime;
            const WideQuantity raw = WideQuantity{before} + part.base + (part.hasExtra ? 1 : 0);
            const Quantity request = m_level.request[part.sibling];
            const WideQuantity excess = raw - request;
            if (excess >= 0) {
                runtime = request;
                returned += excess;
            } else {
                runtime = static_cast<Quantity>(raw);
                m_hungry.push_back(part.sibling);
            }
            if (m_trace)
                note(part, before, narrowed(std::max<WideQuantity>(excess, 0)));
        }
        return returned;
    }

    void note(const ShareScratch::Part& part, Quantity before, Quantity givenBack)
    {
        ShareRound& round = m_trace->rounds.back();
        round.shares.push_back({part.sibling, WideQuantity{weightOf(part.sibling)} * round.pool, part.base,
                                part.remainder, part.hasExtra, before, m_runtime[part.sibling], givenBack});
    }

    const ShareLevel& m_level;
    std::span<Quantity> m_runtime;
    std::vector<std::size_t>& m_hungry;
    std::vector<ShareScratch::Part>& m_parts;
    std::vector<std::uint32_t>& m_order;
    ShareTrace* m_trace;
};
} // namespace

void shareLevel(const ShareLevel& level, std::span<Quantity> runtime, ShareScratch& scratch,
                ShareTrace* trace)
{
    Sharing(level, runtime, scratch, trace).run();
}

Quantity scaledMin(Quantity min, Quantity total, WideQuantity sum)
{
    if (total >= sum)
        return min;
    return total <= 0 || sum <= 0 ? 0 : static_cast<Quantity>(WideQuantity{total} * min / sum);
}
} // namespace quotadeck::elastic
