// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/quotareport.h"

#include "core/base/jsontext.h"
#include "core/resource/display.h"

#include <cmath>
#include <fmt/format.h>
#include <utility>

namespace quotadeck::insight {
namespace {
/// "root.a 6".
Message namedAmount(const std::string& name, ResourceType type, Quantity amount)
{
    return {QUOTADECK_TEXT("insight", "%1 %2"), name, amountMessage(type, amount)};
}

std::string orNull(const std::optional<Quantity>& value)
{
    return value ? std::to_string(*value) : "null";
}

std::string lendingJson(const LendingRow& row)
{
    const auto sibling = [](const UnusedGuarantee& unused) {
        return jsonObject(
            {{"queue", jsonQuoted(unused.queue.text())}, {"unused", std::to_string(unused.amount)}});
    };
    return jsonObject({{"queue", jsonQuoted(row.queue.text())},
                       {"resource", jsonQuoted(row.type.name())},
                       {"guaranteed", std::to_string(row.guaranteed)},
                       {"used", std::to_string(row.used)},
                       {"borrowed", std::to_string(row.borrowed)},
                       {"unused", std::to_string(row.unused)},
                       {"free", orNull(row.free)},
                       {"siblings", jsonArray(row.siblings, sibling)}});
}

/// "150 %", rounded down: a sum that fits must not seem to exceed its base.
Message factorMessage(const Oversubscription& row)
{
    const auto factor = row.factor();
    if (!factor)
        return "-";
    return Message::Figure{fmt::format("{:.0f} %", std::floor(*factor * 100))};
}

Message baseMessage(const Oversubscription& row)
{
    if (!row.base)
        return QUOTADECK_TEXT("insight", "no limit");
    return amountMessage(row.type, *row.base);
}

/// What the columns do not show.
Message notesOf(const Oversubscription& row)
{
    std::vector<Message> notes;
    if (!row.top.empty())
        notes.push_back(contributorsMessage(row));
    if (row.hasUnlimited)
        notes.push_back(QUOTADECK_TEXT("insight", "some are not limited"));
    if (row.eachOther && row.claim == Claim::Users)
        notes.push_back(
            {QUOTADECK_TEXT("insight", "each other user: %1"), amountMessage(row.type, *row.eachOther)});
    if (row.eachOther && row.claim == Claim::Groups)
        notes.push_back({QUOTADECK_TEXT("insight", "all other groups together: %1"),
                         amountMessage(row.type, *row.eachOther)});
    return Message::joined(std::move(notes), "; ");
}

std::string oversubscriptionJson(const Oversubscription& row)
{
    const auto contributor = [](const Contributor& one) {
        return jsonObject({{"name", jsonQuoted(one.name)}, {"amount", std::to_string(one.amount)}});
    };
    return jsonObject(
        {{"queue", jsonQuoted(row.queue.text())},
         {"resource", jsonQuoted(row.type.name())},
         {"claim", jsonQuoted(claimName(row.claim))},
         {"base", orNull(row.base)},
         {"baseQueue", row.base && !row.baseQueue.isEmpty() ? jsonQuoted(row.baseQueue.text()) : "null"},
         {"sum", std::to_string(row.sum)},
         {"count", std::to_string(row.count)},
         {"top", jsonArray(row.top, contributor)},
         {"unlimited", row.hasUnlimited ? "true" : "false"},
         {"eachOther", orNull(row.eachOther)}});
}
} // namespace

Message siblingsMessage(const LendingRow& row)
{
    std::vector<Message> parts;
    for (const UnusedGuarantee& sibling : row.siblings)
        parts.push_back(namedAmount(sibling.queue.text(), row.type, sibling.amount));
    return Message::joined(std::move(parts));
}

std::string asText(const std::vector<LendingRow>& rows, MessageText text)
{
    if (rows.empty())
        return text(QUOTADECK_TEXT("insight", "No queue has a guaranteed amount.")) + "\n";
    std::string out = fmt::format(
        "{:<32} {:<12} {:>12} {:>12} {:>12} {:>12}  {}\n", text(QUOTADECK_TEXT("insight", "QUEUE")),
        text(QUOTADECK_TEXT("insight", "RESOURCE")), text(QUOTADECK_TEXT("insight", "GUARANTEED")),
        text(QUOTADECK_TEXT("insight", "USED")), text(QUOTADECK_TEXT("insight", "BORROWED")),
        text(QUOTADECK_TEXT("insight", "UNUSED")), text(QUOTADECK_TEXT("insight", "UNUSED OF SIBLINGS")));
    for (const LendingRow& row : rows) {
        const auto shown = [&](Quantity value) { return text(amountMessage(row.type, value)); };
        const std::string siblings = text(siblingsMessage(row));
        out += fmt::format("{:<32} {:<12} {:>12} {:>12} {:>12} {:>12}  {}\n", row.queue.text(),
                           row.type.name(), shown(row.guaranteed), shown(row.used), shown(row.borrowed),
                           shown(row.unused), siblings.empty() ? "-" : siblings);
    }
    return out;
}

std::string asJson(const std::vector<LendingRow>& rows)
{
    return jsonObject({{"rows", jsonArray(rows, lendingJson)}});
}

Message contributorsMessage(const Oversubscription& row)
{
    std::vector<Message> parts;
    for (const Contributor& one : row.top)
        parts.push_back(namedAmount(one.name, row.type, one.amount));
    if (const std::size_t others = row.count - row.top.size(); others > 0)
        parts.push_back({QUOTADECK_COUNT_TEXT("insight", "%n others", "%n other"), Message::Count{others}});
    return Message::joined(std::move(parts));
}

std::string asText(const std::vector<Oversubscription>& rows, MessageText text)
{
    if (rows.empty())
        return text(QUOTADECK_TEXT("insight", "No queue has limits, or child queues with quotas.")) + "\n";
    std::string out = fmt::format(
        "{:<32} {:<12} {:<26} {:>12} {:>12} {:>7}  {}\n", text(QUOTADECK_TEXT("insight", "QUEUE")),
        text(QUOTADECK_TEXT("insight", "RESOURCE")), text(QUOTADECK_TEXT("insight", "SUM OF")),
        text(QUOTADECK_TEXT("insight", "SUM")), text(QUOTADECK_TEXT("insight", "OF")),
        text(QUOTADECK_TEXT("insight", "FACTOR")), text(QUOTADECK_TEXT("insight", "LARGEST")));
    for (const Oversubscription& row : rows) {
        out += fmt::format("{:<32} {:<12} {:<26} {:>12} {:>12} {:>7}  {}\n", row.queue.text(),
                           row.type.name(), text(claimMessage(row.claim)),
                           text(amountMessage(row.type, row.sum)), text(baseMessage(row)),
                           text(factorMessage(row)), text(notesOf(row)));
    }
    return out;
}

std::string asJson(const std::vector<Oversubscription>& rows)
{
    return jsonObject({{"rows", jsonArray(rows, oversubscriptionJson)}});
}
} // namespace quotadeck::insight
