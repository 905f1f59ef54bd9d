// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/report/diffreport.h"

#include "core/base/jsontext.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>

namespace quotadeck::config {
namespace {
std::string_view nameOf(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Added:
        return "added";
    case ChangeKind::Removed:
        return "removed";
    case ChangeKind::Moved:
        return "moved";
    case ChangeKind::Renamed:
        return "renamed";
    case ChangeKind::Reordered:
        return "reordered";
    case ChangeKind::Changed:
        break;
    }
    return "changed";
}

std::string_view nameOf(Direction direction)
{
    switch (direction) {
    case Direction::Looser:
        return "looser";
    case Direction::Tighter:
        return "tighter";
    case Direction::Raised:
        return "raised";
    case Direction::Lowered:
        return "lowered";
    case Direction::Dangerous:
        return "dangerous";
    case Direction::Neutral:
        break;
    }
    return "neutral";
}

constexpr std::array kDirections = {Direction::Dangerous, Direction::Looser,  Direction::Tighter,
                                    Direction::Raised,    Direction::Lowered, Direction::Neutral};

std::size_t countOf(const std::vector<Change>& changes, Direction direction)
{
    return static_cast<std::size_t>(std::ranges::count_if(changes, [direction](const Change& change) {
        return change.hasEffect && change.direction == direction;
    }));
}

std::size_t countWithoutEffect(const std::vector<Change>& changes)
{
    return static_cast<std::size_t>(std::ranges::count(changes, false, &Change::hasEffect));
}

std::string textJson(const std::optional<std::string>& text)
{
    return text ? jsonQuoted(*text) : "null";
}

std::string spanJson(const std::optional<TextSpan>& span)
{
    if (!span)
        return "null";
    return fmt::format(R"({{"line":{},"column":{},"endLine":{},"endColumn":{}}})", span->begin.line,
                       span->begin.column, span->end.line, span->end.column);
}

std::string changeJson(const Change& change)
{
    return fmt::format(
        R"({{"kind":"{}","direction":"{}","effect":{},"partition":{},"path":{},"element":{},)"
        R"("field":{},"old":{},"new":{},"difference":{},"oldSpan":{},"newSpan":{},"message":{}}})",
        nameOf(change.kind), nameOf(change.direction), change.hasEffect, jsonQuoted(change.partition),
        jsonQuoted(change.path), jsonQuoted(change.element.english()), jsonQuoted(change.field),
        textJson(change.oldText), textJson(change.newText), jsonQuoted(change.difference),
        spanJson(change.oldSpan), spanJson(change.newSpan), jsonQuoted(change.sentence.english()));
}

/// Without control characters and invalid UTF-8, which could control the terminal.
std::string printable(std::string_view text)
{
    std::string out;
    while (!text.empty()) {
        const auto lead = static_cast<unsigned char>(text.front());
        const auto length = wellFormedUtf8Length(text);
        const bool isControl = lead < 0x20 || lead == 0x7F
            || (length == 2 && lead == 0xC2 && static_cast<unsigned char>(text[1]) < 0xA0);
        out += length == 0 || isControl ? std::string_view("\xEF\xBF\xBD") : text.substr(0, length);
        text.remove_prefix(std::max<std::size_t>(1, length));
    }
    return out;
}

/// "old.yaml:12:3"; empty for a change without a place.
std::string placeText(std::string_view oldName, std::string_view newName, const Change& change)
{
    const auto& span = change.newSpan ? change.newSpan : change.oldSpan;
    if (!span)
        return {};
    return fmt::format("{}:{}:{}", change.newSpan ? newName : oldName, span->begin.line, span->begin.column);
}

std::string headingFor(const Change& change)
{
    if (change.partition.empty()) // elastic quotas have none
        return change.path.empty() ? "all groups" : change.path;
    const std::string partition = fmt::format("partition {}", change.partition);
    return change.path.empty() ? partition : fmt::format("{} ({})", change.path, partition);
}

std::string countsText(const std::vector<Change>& changes)
{
    std::string text;
    for (const Direction direction : kDirections) {
        const bool isAlwaysShown = direction == Direction::Looser || direction == Direction::Tighter
            || direction == Direction::Neutral;
        const std::size_t count = countOf(changes, direction);
        if (!isAlwaysShown && count == 0)
            continue;
        fmt::format_to(std::back_inserter(text), "{}{} {}", text.empty() ? "" : ", ", count,
                       nameOf(direction));
    }
    if (const std::size_t count = countWithoutEffect(changes); count > 0)
        fmt::format_to(std::back_inserter(text), ", {} without effect", count);
    return text;
}
} // namespace

std::string diffReportJson(std::string_view oldName, std::string_view newName,
                           const std::vector<Change>& changes)
{
    const std::size_t withoutEffect = countWithoutEffect(changes);
    std::string out = fmt::format(R"({{"old":{},"new":{},"changed":{},"summary":{{)", jsonQuoted(oldName),
                                  jsonQuoted(newName), withoutEffect < changes.size());
    for (const Direction direction : kDirections) {
        if (direction == Direction::Dangerous) // counted as tighter: the keys stay
            continue;
        std::size_t count = countOf(changes, direction);
        if (direction == Direction::Tighter)
            count += countOf(changes, Direction::Dangerous);
        fmt::format_to(std::back_inserter(out), R"("{}":{},)", nameOf(direction), count);
    }
    fmt::format_to(std::back_inserter(out), R"("withoutEffect":{}}},"changes":[)", withoutEffect);
    for (const Change& change : changes) {
        out += changeJson(change);
        out += ',';
    }
    if (!changes.empty())
        out.pop_back();
    return out + "]}";
}

std::string diffReportText(std::string_view oldName, std::string_view newName,
                           const std::vector<Change>& changes)
{
    std::string out;
    std::string heading;
    for (const Change& change : changes) {
        if (std::string next = headingFor(change); next != heading) {
            out += fmt::format("{}{}\n", out.empty() ? "" : "\n", printable(next));
            heading = std::move(next);
        }
        const std::string place = placeText(oldName, newName, change);
        out += fmt::format("  {:<9} {}{}\n", change.hasEffect ? nameOf(change.direction) : "-",
                           printable(change.sentence.english()),
                           place.empty() ? "" : printable(fmt::format(" [{}]", place)));
    }
    if (changes.empty())
        return "no change in meaning\n";
    return out + fmt::format("\n{}\n", countsText(changes));
}
} // namespace quotadeck::config
