// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/quotatext.h"

#include "core/elastic/amounts.h"

#include <fmt/format.h>
#include <iterator>

namespace quotadeck::cli {
namespace {
using elastic::QuotaAmount;
using elastic::QuotaInput;
using elastic::QuotaProblem;
using elastic::QuotaSolution;
using elastic::QuotaTable;

void appendGroup(std::string& text, const QuotaTable& table, const QuotaSolution& solution,
                 QuotaTable::Row row, std::size_t depth)
{
    const auto amounts
        = [&](QuotaAmount amount) { return elastic::amountsText(solution.resource(table, amount, row)); };
    fmt::format_to(std::back_inserter(text), "{}{}\n", std::string(2 * depth, ' '), table.name(row));
    const std::string indent(2 * depth + 4, ' ');
    fmt::format_to(std::back_inserter(text), "{}min {}", indent,
                   elastic::amountsText(table.resource(QuotaInput::Min, row)));
    fmt::format_to(std::back_inserter(text), " (in effect {}); max {}\n", amounts(QuotaAmount::EffectiveMin),
                   elastic::amountsText(table.resource(QuotaInput::Max, row)));
    fmt::format_to(std::back_inserter(text), "{}request {}; used {}; runtime {}\n", indent,
                   amounts(QuotaAmount::Request), amounts(QuotaAmount::Used), amounts(QuotaAmount::Runtime));
    for (QuotaTable::Row i = 0; i < table.childCount(row); ++i)
        appendGroup(text, table, solution, table.firstChild(row) + i, depth + 1);
}
} // namespace

std::string quotaText(const QuotaProblem& problem, const QuotaTable& table, const QuotaSolution& solution)
{
    std::string text = problem.name ? *problem.name + "\n" : std::string();
    for (QuotaTable::Row root = 0; root < table.treeCount(); ++root) {
        fmt::format_to(std::back_inserter(text), "{}: {} to share\n",
                       table.name(root).empty() ? "all groups" : fmt::format("tree {}", table.name(root)),
                       elastic::amountsText(table.total(root)));
        for (QuotaTable::Row i = 0; i < table.childCount(root); ++i)
            appendGroup(text, table, solution, table.firstChild(root) + i, 1);
    }
    return text;
}

std::string cardsText(const elastic::TypedCards& cards, const std::string& resource)
{
    const auto amount = [&resource](Quantity value) { return elastic::amountText(resource, value); };
    std::string text = fmt::format("models of {} (an addition of QuotaDeck)\n", resource);
    for (const auto& [model, capacity] : cards.capacity()) {
        fmt::format_to(std::back_inserter(text), "  {}: {}, {} free\n", model.empty() ? "no model" : model,
                       amount(capacity), amount(cards.free(model)));
        for (std::size_t i = 0; i < cards.groups().size(); ++i) {
            const elastic::TypedGroup& group = cards.groups()[i];
            const auto amounts = group.models.find(model);
            fmt::format_to(std::back_inserter(text),
                           "    {}: used {}; guaranteed {}, of which {} are to come; headroom {}\n",
                           group.name, amount(amounts == group.models.end() ? 0 : amounts->second.used),
                           amount(cards.guarantee(i, model)), amount(cards.outstanding(i, model)),
                           amount(cards.headroom(i, model)));
        }
        for (const elastic::TypedReclaim& reclaim : cards.reclaim(model))
            fmt::format_to(std::back_inserter(text), "    {} has to give {} back{}\n", reclaim.group,
                           amount(reclaim.cards),
                           reclaim.isMove ? ", and may start again on another model" : "");
    }
    return text;
}
} // namespace quotadeck::cli
