// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/keptitems.h"

#include <algorithm>
#include <deque>
#include <string_view>
#include <unordered_map>

namespace quotadeck::config {
namespace {
struct Match
{
    std::size_t text = 0;
    std::size_t item = 0;
    std::optional<std::size_t> previous; ///< the match before it in the longest chain that ends here
};

/// A longest chain of @p matches, ordered by text, whose items ascend (patience sorting).
void keepLongestChain(std::vector<Match>& matches, std::vector<std::optional<std::size_t>>& kept)
{
    std::vector<std::size_t> tops; // the match with the lowest item that ends a chain of each length
    for (std::size_t i = 0; i < matches.size(); ++i) {
        const auto place
            = std::lower_bound(tops.begin(), tops.end(), matches[i].item,
                               [&](std::size_t top, std::size_t item) { return matches[top].item < item; });
        if (place != tops.begin())
            matches[i].previous = *(place - 1);
        if (place == tops.end())
            tops.push_back(i);
        else
            *place = i;
    }
    auto at = tops.empty() ? std::nullopt : std::optional(tops.back());
    for (; at; at = matches[*at].previous)
        kept[matches[*at].text] = matches[*at].item;
}
} // namespace

std::vector<std::optional<std::size_t>> keptItems(std::span<const YamlRef> items,
                                                  const std::vector<std::string>& texts)
{
    std::vector<std::optional<std::size_t>> kept(texts.size());
    const auto isSame
        = [&](std::size_t item, std::size_t text) { return items[item].node->text() == texts[text]; };
    std::size_t front = 0;
    std::size_t itemEnd = items.size();
    std::size_t textEnd = texts.size();
    for (; front < std::min(itemEnd, textEnd) && isSame(front, front); ++front)
        kept[front] = front;
    while (std::min(itemEnd, textEnd) > front && isSame(itemEnd - 1, textEnd - 1))
        kept[--textEnd] = --itemEnd;

    std::unordered_map<std::string_view, std::deque<std::size_t>> places;
    for (std::size_t i = front; i < itemEnd; ++i)
        places[items[i].node->text()].push_back(i);
    std::vector<Match> matches;
    for (std::size_t j = front; j < textEnd; ++j) {
        const auto place = places.find(texts[j]);
        if (place == places.end() || place->second.empty())
            continue;
        matches.push_back({j, place->second.front(), {}});
        place->second.pop_front();
    }
    keepLongestChain(matches, kept);
    return kept;
}
} // namespace quotadeck::config
