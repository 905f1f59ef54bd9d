// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/blockcodec.h"

#include <climits>

namespace quotadeck::history {
namespace {
// A block is a byte, 1 for a key block, then its entries: a byte with slot and form, then, by form, the
// difference of the last value to the one before, and how far the bucket reached below and above the last value.
constexpr unsigned kFormBits = 2;
enum Form : unsigned { Unknown, Constant, Spread };

constexpr unsigned kPayloadBits = 7;
constexpr unsigned kMore = 1U << kPayloadBits;
constexpr unsigned kPayload = kMore - 1;

// Differences are taken modulo 2^64, so that any two quantities have one.
std::uint64_t difference(Quantity to, Quantity from)
{
    return static_cast<std::uint64_t>(to) - static_cast<std::uint64_t>(from);
}

Quantity sum(Quantity value, std::uint64_t difference)
{
    return static_cast<Quantity>(static_cast<std::uint64_t>(value) + difference);
}

/// Small differences of either sign become small numbers.
std::uint64_t zigzag(std::uint64_t value)
{
    return (value << 1) ^ (0 - (value >> (sizeof value * CHAR_BIT - 1)));
}

std::uint64_t unzigzag(std::uint64_t value)
{
    return (value >> 1) ^ (0 - (value & 1));
}

void put(QByteArray& block, std::uint64_t value)
{
    for (; value > kPayload; value >>= kPayloadBits)
        block.append(static_cast<char>((value & kPayload) | kMore));
    block.append(static_cast<char>(value));
}

class Reader
{
public:
    explicit Reader(QByteArrayView block) : m_block(block) { }

    [[nodiscard]] bool atEnd() const { return m_position == m_block.size(); }
    [[nodiscard]] bool isGood() const { return m_isGood; }

    unsigned byte()
    {
        if (atEnd()) {
            m_isGood = false;
            return 0;
        }
        return static_cast<unsigned char>(m_block[m_position++]);
    }

    std::uint64_t number()
    {
        std::uint64_t result = 0;
        for (unsigned shift = 0; shift < sizeof result * CHAR_BIT; shift += kPayloadBits) {
            const unsigned part = byte();
            result |= static_cast<std::uint64_t>(part & kPayload) << shift;
            if ((part & kMore) == 0)
                return result;
        }
        m_isGood = false;
        return 0;
    }

private:
    QByteArrayView m_block;
    qsizetype m_position = 0;
    bool m_isGood = true;
};

BlockEntry readEntry(Reader& reader, PageState& state)
{
    const unsigned head = reader.byte();
    BlockEntry entry;
    entry.slot = static_cast<std::uint8_t>(head >> kFormBits);
    const unsigned form = head & ((1U << kFormBits) - 1);
    if (form != Unknown) {
        Range range;
        range.last = sum(state[entry.slot].value_or(0), unzigzag(reader.number()));
        range.lowest = form == Spread ? sum(range.last, 0 - reader.number()) : range.last;
        range.highest = form == Spread ? sum(range.last, reader.number()) : range.last;
        entry.range = range;
    }
    state[entry.slot] = entry.range ? std::optional(entry.range->last) : std::nullopt;
    return entry;
}
} // namespace

QByteArray encodeBlock(PageState& state, std::span<const BlockEntry> entries, bool isKey)
{
    if (isKey)
        state.fill(std::nullopt);
    QByteArray block(1, isKey ? '\1' : '\0');
    for (const auto& [slot, range] : entries) {
        const bool isSpread = range && (range->lowest != range->last || range->highest != range->last);
        const Form form = !range ? Unknown : isSpread ? Spread : Constant;
        block.append(static_cast<char>((static_cast<unsigned>(slot) << kFormBits) | form));
        if (range)
            put(block, zigzag(difference(range->last, state[slot].value_or(0))));
        if (isSpread) {
            put(block, difference(range->last, range->lowest));
            put(block, difference(range->highest, range->last));
        }
        state[slot] = range ? std::optional(range->last) : std::nullopt;
    }
    return block;
}

Result<std::vector<BlockEntry>> decodeBlock(PageState& state, QByteArrayView block)
{
    Reader reader(block);
    const unsigned head = reader.byte();
    if (head == 1)
        state.fill(std::nullopt);
    std::vector<BlockEntry> entries;
    while (reader.isGood() && !reader.atEnd())
        entries.push_back(readEntry(reader, state));
    if (!reader.isGood() || head > 1)
        return fail(ErrorCode::Parse, "history",
                    QUOTADECK_TEXT("history", "A stored block of samples is damaged."));
    return entries;
}
} // namespace quotadeck::history
