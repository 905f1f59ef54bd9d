// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/config/rules/amounts.h"
#include "core/config/rules/rules.h"
#include "core/resource/display.h"

#include <algorithm>
#include <fmt/format.h>

namespace quotadeck::config {
namespace {
constexpr MessageTemplate kTypedAmount = QUOTADECK_TEXT("rules", "%1 %2");

/// Suffixes of other systems, and those of the scheduler.
struct SuffixSlip
{
    std::string_view written;
    std::string_view meant;
};
constexpr SuffixSlip kSlips[]
    = {{"K", "k"},    {"KB", "k"},   {"kB", "k"},   {"MB", "M"},  {"GB", "G"},  {"TB", "T"},  {"KiB", "Ki"},
       {"MiB", "Mi"}, {"GiB", "Gi"}, {"TiB", "Ti"}, {"ki", "Ki"}, {"mi", "Mi"}, {"gi", "Gi"}, {"g", "G"}};

/// @p text with a suffix that can be read; empty when none is known.
std::string corrected(std::string_view text, QuantityKind kind)
{
    const std::string_view body = trimmedUnicode(text);
    const auto digits = std::min(body.find_first_not_of("0123456789"), body.size());
    const auto* const slip = std::ranges::find(kSlips, body.substr(digits), &SuffixSlip::written);
    if (digits == 0 || slip == std::end(kSlips))
        return {};
    std::string result = fmt::format("{}{}", body.substr(0, digits), slip->meant);
    return parseQuantity(result, kind) ? result : std::string();
}

/// Both values for display, exact where the short forms would be equal.
std::pair<std::string, std::string> texts(const Excess& excess)
{
    std::pair<std::string, std::string> result{displayQuantity(excess.type, excess.asked),
                                               displayQuantity(excess.type, excess.allowed)};
    if (result.first == result.second) {
        const QuantityKind kind = quantityKind(excess.type.name());
        result = {formatQuantity(excess.asked, kind, QuantityStyle::Decimal),
                  formatQuantity(excess.allowed, kind, QuantityStyle::Decimal)};
    }
    return result;
}
} // namespace

void reportQuantities(RuleRun& run, const RuleInfo& rule, const std::string& path, const QuotaPlace& place,
                      const std::vector<BadQuantity>& bad, MessageTemplate form)
{
    for (const auto& [entry, error] : bad) {
        const QuantityKind kind = quantityKind(entry->key);
        const TextSpan span = entry->valueSpan.isEmpty() ? entry->keySpan : entry->valueSpan;
        Finding& finding
            = run.report(rule, path, span, {form, entry->key, describe(error, entry->value, kind)});
        const std::string better = corrected(entry->value, kind);
        const auto value = parseQuantity(better, kind);
        if (value && !isSmallMemory(entry->key, better)
            && run.quotaFixes().allows(place, ResourceType(entry->key), *value)) {
            addFix(finding, Message(QUOTADECK_TEXT("rules", "Write %1"), better),
                   run.writer().replace(entry->valueSpan, better, ScalarUse::Quantity));
        }
    }
}

Message Excess::askedText() const
{
    return {kTypedAmount, type.name(), Message::Figure{texts(*this).first}};
}

Message Excess::allowedText() const
{
    return {QUOTADECK_TEXT("rules", "%1"), Message::Figure{texts(*this).second}};
}

Message Excess::typedAllowedText() const
{
    return {kTypedAmount, type.name(), allowedText()};
}

std::vector<Excess> excesses(const Resource& larger, const Resource& smaller)
{
    std::vector<Excess> result;
    auto limit = larger.entries().begin();
    for (const auto& [type, value] : smaller.entries()) { // both are in the order of the types
        while (limit != larger.entries().end() && limit->type < type)
            ++limit;
        if (limit == larger.entries().end())
            break;
        const Quantity allowed = std::max<Quantity>(0, limit->value);
        if (limit->type == type && value > allowed)
            result.push_back({type, value, allowed});
    }
    return result;
}

TextSpan placeIn(const TextMap& map, ResourceType type, const TextSpan& otherwise)
{
    const auto entry = std::ranges::find(map.value, type.name(), &TextEntry::key);
    return entry == map.value.end() ? otherwise : entry->valueSpan;
}
} // namespace quotadeck::config
