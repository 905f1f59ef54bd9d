// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/display.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <fmt/format.h>
#include <utility>
#include <vector>

namespace quotadeck {
namespace {
/// A ladder of units, each @p step times the one before.
struct UnitLadder
{
    std::uint64_t step;
    std::array<std::string_view, 8> units; // the unused ones at the end are not reached by an int64
};

constexpr UnitLadder kBinaryBytes = {1024, {" B", " KiB", " MiB", " GiB", " TiB", " PiB", " EiB", ""}};
constexpr UnitLadder kDecimalBytes = {1000, {" B", " kB", " MB", " GB", " TB", " PB", " EB", ""}};
constexpr UnitLadder kVcoreLadder = {1000, {"m", "", "k", "M", "G", "T", "P", "E"}};
constexpr UnitLadder kItemLadder = {1000, {"", "k", "M", "G", "T", "P", "E", ""}};

std::atomic<DisplayUnits> sharedUnits{DisplayUnits()};

const UnitLadder& ladderOf(std::string_view type)
{
    const ByteUnits bytes = displayUnits().bytes;
    if (type == "memory")
        return bytes == ByteUnits::Decimal ? kDecimalBytes : kBinaryBytes;
    if (type == "ephemeral-storage")
        return bytes == ByteUnits::Binary ? kBinaryBytes : kDecimalBytes;
    return type == "vcore" ? kVcoreLadder : kItemLadder;
}

__extension__ using UnsignedWide = unsigned __int128; // the remainder of an exbibyte times 100 needs 67 bits

/// @p magnitude in the largest unit that leaves at least one whole, rounded to hundredths. Integers only: a
/// double would show INT64_MAX wrongly.
std::string scaled(std::uint64_t magnitude, const UnitLadder& ladder)
{
    std::uint64_t unit = 1;
    std::size_t rung = 0;
    while (magnitude / unit >= ladder.step) {
        unit *= ladder.step;
        ++rung;
    }
    std::uint64_t whole = magnitude / unit;
    auto hundredths = static_cast<std::uint64_t>((UnsignedWide{magnitude % unit} * 100 + unit / 2) / unit);
    if (hundredths == 100) {
        hundredths = 0;
        ++whole;
    }
    if (whole == ladder.step) { // rounding reached the next unit: "1 GiB", not "1024 MiB"
        whole = 1;
        ++rung;
    }
    const std::string_view name = ladder.units.at(rung);
    if (hundredths == 0)
        return fmt::format("{}{}", whole, name);
    if (hundredths % 10 == 0)
        return fmt::format("{}.{}{}", whole, hundredths / 10, name);
    return fmt::format("{}.{:02}{}", whole, hundredths, name);
}

constexpr std::array<std::string_view, 4> kPreferred = {"memory", "vcore", "pods", "ephemeral-storage"};
} // namespace

DisplayUnits displayUnits()
{
    return sharedUnits.load(std::memory_order_relaxed);
}

void setDisplayUnits(const DisplayUnits& units)
{
    sharedUnits.store(units, std::memory_order_relaxed);
}

std::string displayQuantity(ResourceType type, Quantity value)
{
    if (value == 0 && type.name() == "vcore")
        return "0";
    if (type.name() == "vcore" && displayUnits().cores == CoreUnits::Millicores)
        return fmt::format("{}m", value);
    const bool isNegative = value < 0;
    const std::uint64_t magnitude = isNegative ? std::uint64_t{0} - static_cast<std::uint64_t>(value)
                                               : static_cast<std::uint64_t>(value);
    std::string text = scaled(magnitude, ladderOf(type.name()));
    if (isNegative)
        text.insert(text.begin(), '-');
    return text;
}

bool precedesForDisplay(ResourceType left, ResourceType right)
{
    const auto* const l = std::ranges::find(kPreferred, left.name());
    const auto* const r = std::ranges::find(kPreferred, right.name());
    return l != r ? l < r : left < right;
}

Message resourceMessage(ResourceView resource)
{
    if (resource.entries().empty())
        return QUOTADECK_TEXT("resource", "none");
    std::vector<Resource::Entry> entries(resource.entries().begin(), resource.entries().end());
    std::ranges::sort(entries, precedesForDisplay, &Resource::Entry::type);
    std::vector<Message> amounts;
    for (const auto& [type, value] : entries)
        amounts.emplace_back(QUOTADECK_TEXT("resource", "%1 %2"), type.name(),
                             Message::Figure{displayQuantity(type, value)});
    return Message::joined(std::move(amounts));
}

Message amountMessage(const std::optional<ResourceType>& type, Quantity value)
{
    if (!type)
        return std::to_string(value);
    return Message::Figure{displayQuantity(*type, value)};
}

Message typeMessage(const std::optional<ResourceType>& type)
{
    return type ? Message(type->name()) : Message(QUOTADECK_TEXT("resource", "applications"));
}
} // namespace quotadeck
