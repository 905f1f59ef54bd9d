// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/config/rules/amounts.h"
#include "core/config/rules/queuevisit.h"
#include "core/config/rules/rules.h"
#include "core/config/schema/effective.h"
#include "core/config/schema/resourcetext.h"
#include "core/resource/quantity.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <utility>

/// Amounts whose unit is probably wrong (CFG-LINT-12, ADV-2).
namespace quotadeck::config {
namespace {
constexpr RuleInfo kAmountUnreasonable{
    "CFG-LINT-12", Severity::Warning, "", QUOTADECK_TEXT("rules", "Amounts are plausible for their resource"),
    QUOTADECK_TEXT("rules",
                   "The amount is more than 100 times the largest beside it, more than any cluster has, or "
                   "vcore with a unit of memory such as Gi. Check the number and its unit.")};
constexpr RuleInfo kMemorySmall{"ADV-2", Severity::Warning, "",
                                QUOTADECK_TEXT("rules", "An amount of memory is at least 1 Mi"),
                                QUOTADECK_TEXT("rules",
                                               "A number without a unit is in bytes, k is a thousand bytes. "
                                               "No pod runs with so little: write Mi or Gi.")};

/// "600" of "600 Gi".
std::string_view numberOf(std::string_view text)
{
    return text.substr(0, text.find_first_not_of("0123456789"));
}

/// True for vcore and memory, and for other resources with a suffix: all others are counts, for example of GPUs, which
/// may differ widely.
bool hasUnit(const TextEntry& entry)
{
    if (entry.key == "vcore" || entry.key == "memory")
        return true;
    const std::string_view text = trimmedUnicode(entry.value);
    return reportedType(entry.key).empty() && numberOf(text).size() < text.size();
}

/// A replacement for an amount.
struct Candidate
{
    std::string text;
    Quantity value = 0;
};

std::optional<Candidate> candidate(std::string_view type, std::string text)
{
    const auto value = parseQuantity(text, quantityKind(type));
    if (!value || *value <= 0 || isSmallMemory(type, *value) || exceedsAnyCluster(type, *value))
        return std::nullopt;
    return Candidate{std::move(text), *value};
}

/// One unit down: "64Ti" to "64Gi", cores to millicores.
std::optional<Candidate> oneUnitDown(std::string_view type, std::string_view text)
{
    constexpr std::string_view kUnits = "kMGTPE"; // "Ki" counts as "k"
    const std::string_view number = numberOf(text);
    const std::string_view suffix = trimmedUnicode(text.substr(number.size()));
    if (quantityKind(type) == QuantityKind::Vcore)
        return suffix.empty() ? candidate(type, fmt::format("{}m", number))
                              : candidate(type, std::string(number));
    const auto unit = suffix.empty() ? std::string_view::npos : kUnits.find(suffix.front());
    if (unit == std::string_view::npos || unit == 0)
        return std::nullopt;
    const bool isBinary = suffix.ends_with('i');
    const char below = unit == 1 && isBinary ? 'K' : kUnits[unit - 1];
    return candidate(type, fmt::format("{}{}{}", number, below, isBinary ? "i" : ""));
}

class AmountRules
{
public:
    explicit AmountRules(RuleRun& run) : m_run(run), m_root(rootOf(run.partition())) { }

    void check()
    {
        const Resource none;
        visit({nullptr, m_root, none, {}, {}});
    }

private:
    /// The queue whose amounts are checked.
    struct Level
    {
        const Level* above;
        const QueueConfig& queue;
        const Resource& ceiling; ///< the maxima of all queues above together
        std::optional<Resource> max; ///< its own, once it is needed
        std::optional<LargestTwo> limits; ///< its own, once they are compared

        [[nodiscard]] std::string path() const
        {
            return pathBelow(above ? above->path() : std::string(), queue);
        }
    };

    struct Place
    {
        Level& level;
        const QuantityMap& quantities;
        const TextEntry& entry;
        ResourceType type;
    };

    void visit(Level level)
    {
        forEachQuantityMap(level.queue, [&](const QuantityMap& quantities) {
            for (const TextEntry& entry : quantities.map.value)
                checkEntry(level, quantities, entry);
        });
        if (level.queue.queues.value.empty())
            return;
        const Resource below = *componentMin(maxOf(level), level.ceiling);
        for (const QueueConfig& child : level.queue.queues.value)
            visit({&level, child, below, {}, {}});
    }

    void checkEntry(Level& level, const QuantityMap& quantities, const TextEntry& entry)
    {
        const auto value = parseQuantity(entry.value, quantityKind(entry.key));
        if (!value || *value == 0)
            return;
        const Place place{level, quantities, entry, ResourceType(entry.key)};
        if (isSmallMemory(entry.key, *value))
            reportSmall(place, *value);
        else if (hasUnitOfBytes(entry.key, entry.value))
            reportBytes(place, *value);
        else if (exceedsAnyCluster(entry.key, *value))
            reportEndless(place, *value);
        else if (!isBounded(place) && hasUnit(entry))
            compare(place, *value);
    }

    /// Whether a maximum of the queue or above it limits the amount anyway.
    static bool isBounded(const Place& place)
    {
        return place.level.ceiling.find(place.type)
            || (place.quantities.place.kind != QuotaPlace::Kind::Max && maxOf(place.level).find(place.type));
    }

    static const Resource& maxOf(Level& level)
    {
        return level.max ? *level.max
                         : level.max.emplace(parseResource(level.queue.resources.value.max).value);
    }

    /// The largest amount beside that of @p place; nullptr: there is none to compare with.
    const Amount* beside(const Place& place)
    {
        using Kind = QuotaPlace::Kind;
        const QuotaPlace& quota = place.quantities.place;
        if (quota.kind == Kind::Limit)
            return limitsOf(place.level).beside(place.type, quota.limit);
        if (!place.level.above || quota.kind == Kind::Template)
            return nullptr;
        const LargestAmounts& amounts = quota.kind == Kind::Max
            ? largest(m_maxima, &ResourcesConfig::max)
            : largest(m_guarantees, &ResourcesConfig::guaranteed);
        return amounts.below(place.level.above->queue).beside(place.type, quota.queue);
    }

    static const LargestTwo& limitsOf(Level& level)
    {
        if (!level.limits) {
            level.limits.emplace();
            for (const LimitConfig& limit : level.queue.limits.value)
                level.limits->add(amountsOf(limit.maxResources), &limit);
        }
        return *level.limits;
    }

    const LargestAmounts& largest(std::optional<LargestAmounts>& known, LargestAmounts::Quota quota) const
    {
        return known ? *known : known.emplace(m_root, quota);
    }

    void reportSmall(const Place& place, Quantity value)
    {
        const std::string_view text = trimmedUnicode(place.entry.value);
        const std::string_view number = numberOf(text);
        constexpr std::size_t kMostDigits = 4; // 43877Gi is not plausible
        const bool isShort = number.size() <= kMostDigits;
        const std::string large = fmt::format("{}{}", number, isShort ? "Gi" : "Mi");
        const std::string small = fmt::format("{}{}", number, isShort ? "Mi" : "Ki");
        Finding& finding = m_run.report(
            kMemorySmall, place.level.path(), place.entry.valueSpan,
            Message(QUOTADECK_COUNT_TEXT(
                        "rules", "\"%1\" of memory is %n bytes, less than 1Mi: did you mean %2 or %3?",
                        "\"%1\" of memory is %n byte, less than 1Mi: did you mean %2 or %3?"),
                    Message::Count{value}, text, large, small));
        offer(finding, place, allowed(place, candidate("memory", large)));
        offer(finding, place, allowed(place, candidate("memory", small)));
    }

    void reportBytes(const Place& place, Quantity value)
    {
        const std::string_view text = trimmedUnicode(place.entry.value);
        Finding& finding = m_run.report(
            kAmountUnreasonable, place.level.path(), place.entry.valueSpan,
            Message(QUOTADECK_TEXT("rules",
                                   "\"%1\" of vcore is %2 cores: Ki, Mi, Gi and so on are units of memory"),
                    text, value / kMillicores));
        offerMemory(finding, place, std::string(text));
        offer(finding, place, allowed(place, candidate(place.entry.key, std::string(numberOf(text)))));
    }

    void reportEndless(const Place& place, Quantity value)
    {
        const std::string_view text = trimmedUnicode(place.entry.value);
        const bool isVcore = quantityKind(place.entry.key) == QuantityKind::Vcore;
        Finding& finding = m_run.report(
            kAmountUnreasonable, place.level.path(), place.entry.valueSpan,
            Message(QUOTADECK_TEXT("rules", "\"%1\" of %2 is more than any cluster has: check the unit"),
                    text, place.entry.key));
        // 600Gi typed as vcore is written as that number of cores.
        if (isVcore && value % (kMillicores * kMebi) == 0)
            offerMemory(finding, place,
                        formatQuantity(value / kMillicores, QuantityKind::Plain, QuantityStyle::Binary));
        offer(finding, place, allowed(place, oneUnitDown(place.entry.key, text)));
    }

    void compare(const Place& place, Quantity value)
    {
        const bool isLimit = place.quantities.place.kind == QuotaPlace::Kind::Limit;
        const Amount* const other = beside(place);
        if (other == nullptr || other->value == 0 || !isBeyondReason(value, other->value))
            return;
        const std::string_view text = trimmedUnicode(place.entry.value);
        Finding& finding = m_run.report(
            kAmountUnreasonable, place.level.path(), place.entry.valueSpan,
            Message(isLimit ? QUOTADECK_TEXT("rules",
                                             "\"%1\" of %2 is more than %3 times the largest of the other "
                                             "limits of this queue, \"%4\": check the unit")
                            : QUOTADECK_TEXT("rules",
                                             "\"%1\" of %2 is more than %3 times the largest of the queues "
                                             "beside this one, \"%4\": check the unit"),
                    text, place.entry.key, kBeyondReason, trimmedUnicode(other->entry->value)));
        finding.related.push_back(
            {other->entry->valueSpan, QUOTADECK_TEXT("rules", "the largest of the others")});
        const auto meant = oneUnitDown(place.entry.key, text);
        if (meant && !isBeyondReason(meant->value, other->value))
            offer(finding, place, allowed(place, meant));
    }

    /// @p wanted if it breaks no rule at that place.
    std::optional<Candidate> allowed(const Place& place, std::optional<Candidate> wanted)
    {
        if (wanted
            && (m_run.hasErrors()
                || !m_run.quotaFixes().allows(place.quantities.place, place.type, wanted->value)))
            wanted.reset();
        return wanted;
    }

    void offer(Finding& finding, const Place& place, const std::optional<Candidate>& wanted)
    {
        if (wanted)
            addFix(finding, Message(QUOTADECK_TEXT("rules", "Write %1 %2"), place.entry.key, wanted->text),
                   m_run.writer().replace(place.entry.valueSpan, wanted->text, ScalarUse::Quantity));
    }

    /// Adds a fix that writes @p text as memory, unless memory is set already.
    void offerMemory(Finding& finding, const Place& place, const std::string& text)
    {
        const auto& entries = place.quantities.map.value;
        const auto wanted = candidate("memory", text);
        if (!wanted || m_run.hasErrors()
            || std::ranges::find(entries, "memory", &TextEntry::key) != entries.end()
            || !m_run.quotaFixes().allows(place.quantities.place, ResourceType("memory"), wanted->value))
            return;
        auto edits = m_run.writer().replace(place.entry.keySpan, "memory", ScalarUse::Quantity);
        if (trimmedUnicode(place.entry.value) != text) {
            auto value = m_run.writer().replace(place.entry.valueSpan, text, ScalarUse::Quantity);
            if (!edits || !value)
                return;
            std::ranges::move(*value, std::back_inserter(*edits));
        }
        addFix(finding, Message(QUOTADECK_TEXT("rules", "Write memory %1 instead of vcore"), text),
               std::move(edits));
    }

    static constexpr Quantity kMillicores = 1000;
    static constexpr Quantity kMebi = Quantity{1} << 20;

    RuleRun& m_run;
    const QueueConfig& m_root;
    // Most amounts are bounded, so that many files need only one of them.
    std::optional<LargestAmounts> m_guarantees;
    std::optional<LargestAmounts> m_maxima;
};
} // namespace

void checkAmounts(RuleRun& run)
{
    AmountRules(run).check();
}

std::span<const RuleInfo> amountRules()
{
    static constexpr std::array kRules{
        kAmountUnreasonable,
        kMemorySmall,
    };
    return kRules;
}
} // namespace quotadeck::config
