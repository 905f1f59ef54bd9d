// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/reportfilter.h"

#include "core/usage/report.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <set>
#include <unordered_map>
#include <utility>

namespace quotadeck::usage {
namespace {
constexpr std::string_view kResourceKey = "resource";
constexpr std::string_view kNoName = "(none)";
constexpr std::string_view kUnknownName = "(unknown)";
/// What a backslash makes plain; before other letters it is one itself, as in DOMAIN\user.
constexpr std::string_view kEscaped = ",*\\ (";

struct Letter
{
    char value = 0;
    bool isPlain = false; ///< behind a backslash
};

std::vector<Letter> lettersOf(std::string_view text)
{
    std::vector<Letter> letters;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isEscape
            = text[i] == '\\' && i + 1 < text.size() && kEscaped.find(text[i + 1]) != std::string_view::npos;
        i += isEscape ? 1 : 0;
        letters.push_back({text[i], isEscape});
    }
    const auto isSpace = [](const Letter& letter) { return letter.value == ' ' && !letter.isPlain; };
    letters.erase(letters.begin(), std::ranges::find_if_not(letters, isSpace));
    while (!letters.empty() && isSpace(letters.back()))
        letters.pop_back();
    return letters;
}

std::string withEscapes(std::string_view name)
{
    std::string text;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const bool isEnd = i == 0 || i + 1 == name.size();
        const bool isSpecial = name[i] == ',' || name[i] == '*' || name[i] == '\\'
            || (name[i] == ' ' && isEnd) || (name[i] == '(' && i == 0);
        text += isSpecial ? std::string{'\\', name[i]} : std::string(1, name[i]);
    }
    return text;
}

/// The parts between the commas that are not behind a backslash.
std::vector<std::string_view> partsOf(std::string_view text)
{
    std::vector<std::string_view> parts;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' && i + 1 < text.size() && kEscaped.find(text[i + 1]) != std::string_view::npos) {
            ++i;
        } else if (text[i] == ',') {
            parts.push_back(text.substr(begin, i - begin));
            begin = i + 1;
        }
    }
    parts.push_back(text.substr(begin));
    return parts;
}

std::string_view withoutSpaces(std::string_view text)
{
    const auto begin = text.find_first_not_of(' ');
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
}

std::optional<Dimension> dimensionOfKey(std::string_view key)
{
    for (std::size_t i = 0; i < kDimensions; ++i) {
        if (key == dimensionName(static_cast<Dimension>(i)))
            return static_cast<Dimension>(i);
    }
    return std::nullopt;
}

bool isOfApplication(const Record& record)
{
    return isHeld(record.account);
}

/// What a filter by the names of @p filter leaves unknown is left out as a whole.
void leaveOutUnsaid(Ledger& ledger, const ReportFilter& filter)
{
    const auto dimensions = filter.dimensions();
    Knowledge& ofPending = ledger.known[static_cast<std::size_t>(Account::Pending)];
    if (ofPending != Knowledge::None
        && !std::ranges::all_of(dimensions, [&](Dimension each) { return ledger.saysOfPending(each); })) {
        ofPending = Knowledge::None;
        std::erase_if(ledger.records,
                      [](const Record& record) { return record.account == Account::Pending; });
    }
    if (!std::ranges::all_of(dimensions, [&](Dimension each) { return ledger.saysOfWaits(each); })) {
        ledger.knowsWaits = Knowledge::None;
        ledger.waits.clear();
    }
}

template <typename Value>
void addMissing(std::vector<Value>& values, const Value& value)
{
    if (std::ranges::find(values, value) == values.end())
        values.push_back(value);
}

/// Which names the source says, of all that it has.
void noteSaid(Ledger& ledger)
{
    std::set<const Subject*> subjects; // shared by most records
    for (const Record& record : ledger.records) {
        if (!isOfApplication(record) || !subjects.insert(record.subject.get()).second)
            continue;
        for (std::size_t i = 0; i < kDimensions; ++i)
            ledger.said[i] = ledger.said[i] || record.subject->names[i].has_value();
    }
}

/// Whether the source says of others, and not of some, what was held of @p account.
bool lacksSome(const Ledger& ledger, Account account)
{
    return ledger.knows(account) == Knowledge::Part
        && std::ranges::any_of(ledger.records, [account](const Record& record) {
               return record.account == account && !record.isKnown;
           });
}

/// The names of @p filter that nothing in @p ledger has, as they are written.
std::vector<std::string> namesOfNothing(const Ledger& ledger, const ReportFilter& filter)
{
    std::set<const Subject*> subjects; // shared by most records
    std::set<ResourceType> types;
    for (const Record& record : ledger.records) {
        subjects.insert(record.subject.get());
        types.insert(record.type);
    }
    for (const WaitRecord& wait : ledger.waits)
        subjects.insert(wait.subject.get());
    std::vector<std::string> missing;
    for (const auto& [dimension, patterns] : filter.names()) {
        for (const NamePattern& pattern : patterns) {
            const auto isTaken = [dimension = dimension, &pattern](const Subject* subject) {
                return pattern.takes(dimension, (*subject)[dimension]);
            };
            if (std::ranges::none_of(subjects, isTaken))
                missing.push_back(fmt::format("{}={}", dimensionName(dimension), pattern.text()));
        }
    }
    for (const ResourceType type : filter.types()) {
        if (!types.contains(type))
            missing.push_back(fmt::format("{}={}", kResourceKey, ReportFilter::nameText(type.name())));
    }
    return missing;
}
} // namespace

Result<NamePattern> NamePattern::read(std::string_view text)
{
    const std::vector<Letter> letters = lettersOf(text);
    NamePattern pattern;
    for (const Letter& letter : letters)
        pattern.m_name += letter.value;
    const bool isPlain = std::ranges::none_of(letters, &Letter::isPlain);
    if (letters.empty())
        return fail(ErrorCode::InvalidArgument, {},
                    Message(QUOTADECK_TEXT("usage", "a name is missing: write %1 for those without a name"),
                            kNoName));
    if (isPlain && (pattern.m_name == kNoName || pattern.m_name == kUnknownName)) {
        pattern.m_kind = pattern.m_name == kNoName ? Kind::None : Kind::Unknown;
        pattern.m_name.clear();
        return pattern;
    }
    const auto star = std::ranges::find_if(
        letters, [](const Letter& letter) { return letter.value == '*' && !letter.isPlain; });
    if (star == letters.end())
        return pattern;
    if (star + 1 != letters.end())
        return fail(ErrorCode::InvalidArgument, {},
                    Message(QUOTADECK_TEXT("usage",
                                           "invalid name \"%1\": a * is only allowed at its end; write \\* "
                                           "for the letter"),
                            text));
    pattern.m_kind = Kind::Prefix;
    pattern.m_name.pop_back();
    return pattern;
}

bool NamePattern::takes(Dimension dimension, const std::optional<std::string>& name) const
{
    switch (m_kind) {
    case Kind::Exact:
        return name
            && (*name == m_name
                || (dimension == Dimension::Queue && name->size() > m_name.size() && name->starts_with(m_name)
                    && (*name)[m_name.size()] == '.'));
    case Kind::Prefix:
        return name && name->starts_with(m_name);
    case Kind::None:
        return name && name->empty();
    case Kind::Unknown:
        break;
    }
    return !name;
}

std::string NamePattern::text() const
{
    switch (m_kind) {
    case Kind::Exact:
        return withEscapes(m_name);
    case Kind::Prefix:
        return withEscapes(m_name) + '*';
    case Kind::None:
        return std::string(kNoName);
    case Kind::Unknown:
        break;
    }
    return std::string(kUnknownName);
}

Result<ReportFilter> ReportFilter::read(std::string_view text)
{
    ReportFilter filter;
    if (withoutSpaces(text).empty())
        return filter;
    for (const std::string_view part : partsOf(text)) {
        const auto equals = part.find('=');
        if (equals == std::string_view::npos)
            return fail(ErrorCode::InvalidArgument, {},
                        Message(QUOTADECK_TEXT("usage",
                                               "invalid filter \"%1\": write key=name, such as "
                                               "queue=root.eng,user=ann"),
                                withoutSpaces(part)));
        if (Status status = filter.add(withoutSpaces(part.substr(0, equals)), part.substr(equals + 1));
            !status)
            return tl::unexpected(std::move(status).error());
    }
    return filter;
}

bool ReportFilter::isKey(std::string_view key)
{
    return key == kResourceKey || dimensionOfKey(key);
}

std::string ReportFilter::keys()
{
    std::string all;
    for (std::size_t i = 0; i < kDimensions; ++i)
        all += fmt::format("{}, ", dimensionName(static_cast<Dimension>(i)));
    return all.append(kResourceKey);
}

std::string ReportFilter::nameText(std::string_view name)
{
    return withEscapes(name);
}

Status ReportFilter::add(std::string_view key, std::string_view name)
{
    const auto dimension = dimensionOfKey(key);
    if (!dimension && key != kResourceKey)
        return fail(ErrorCode::InvalidArgument, {},
                    Message(QUOTADECK_TEXT("usage", "unknown key \"%1\": use one of %2"), key, keys()));
    auto pattern = NamePattern::read(name);
    if (!pattern)
        return tl::unexpected(std::move(pattern).error());
    if (dimension)
        addMissing(m_names[*dimension], *pattern);
    else if (pattern->isExact())
        addType(ResourceType(pattern->name()));
    else
        return fail(
            ErrorCode::InvalidArgument, {},
            Message(QUOTADECK_TEXT("usage", "invalid resource \"%1\": write a whole name, such as vcore"),
                    name));
    return {};
}

void ReportFilter::addType(ResourceType type)
{
    addMissing(m_types, type);
}

void ReportFilter::add(const ReportFilter& other)
{
    for (const auto& [dimension, patterns] : other.m_names) {
        for (const NamePattern& pattern : patterns)
            addMissing(m_names[dimension], pattern);
    }
    for (const ResourceType type : other.m_types)
        addMissing(m_types, type);
}

void ReportFilter::takeKeysOf(const ReportFilter& other)
{
    for (const auto& [dimension, patterns] : other.m_names)
        m_names[dimension] = patterns;
    if (!other.m_types.empty())
        m_types = other.m_types;
}

bool ReportFilter::isBeyondQueues() const
{
    return std::ranges::any_of(m_names, [](const auto& each) { return each.first != Dimension::Queue; });
}

std::vector<Dimension> ReportFilter::dimensions() const
{
    std::vector<Dimension> dimensions;
    for (const auto& [dimension, patterns] : m_names)
        dimensions.push_back(dimension);
    return dimensions;
}

bool ReportFilter::takes(const Subject& subject) const
{
    return std::ranges::all_of(m_names, [&subject](const auto& each) {
        const Dimension dimension = each.first;
        return std::ranges::any_of(each.second, [&](const NamePattern& pattern) {
            return pattern.takes(dimension, subject[dimension]);
        });
    });
}

bool ReportFilter::takes(ResourceType type) const
{
    return m_types.empty() || std::ranges::find(m_types, type) != m_types.end();
}

std::string ReportFilter::text() const
{
    std::vector<std::string> parts;
    for (const auto& [dimension, patterns] : m_names) {
        for (const NamePattern& pattern : patterns)
            parts.push_back(fmt::format("{}={}", dimensionName(dimension), pattern.text()));
    }
    for (const ResourceType type : m_types)
        parts.push_back(fmt::format("{}={}", kResourceKey, ReportFilter::nameText(type.name())));
    return fmt::format("{}", fmt::join(parts, ","));
}

Status applyFilter(Ledger& ledger, const ReportFilter& filter)
{
    if (filter.isEmpty())
        return {};
    const bool hasApplications = std::ranges::any_of(ledger.records, isOfApplication);
    for (const auto& [dimension, patterns] : filter.names()) {
        const auto isSaid = [dimension = dimension](const Record& record) {
            return isOfApplication(record) && (*record.subject)[dimension].has_value();
        };
        if (hasApplications && std::ranges::none_of(ledger.records, isSaid))
            return fail(ErrorCode::Unsupported, {},
                        Message(QUOTADECK_TEXT("usage",
                                               "the source does not say to which %1 amounts belong: choose "
                                               "another filter or another source"),
                                dimensionName(dimension)));
    }
    if (const auto missing = namesOfNothing(ledger, filter); !missing.empty())
        ledger.notes.emplace_back(QUOTADECK_TEXT("usage", "nothing in the source matches %1"),
                                  fmt::format("{}", fmt::join(missing, ", ")));
    const bool hasGuarantees = !filter.isBeyondQueues();
    if (!hasGuarantees) {
        for (const Account account : {Account::Guaranteed, Account::Idle, Account::Above})
            ledger.known[static_cast<std::size_t>(account)] = Knowledge::None;
    }
    noteSaid(ledger);
    leaveOutUnsaid(ledger, filter);
    std::vector<Account> lacking;
    for (const Account account : {Account::Used, Account::Preempted, Account::Placeholder}) {
        if (lacksSome(ledger, account))
            lacking.push_back(account);
    }
    std::unordered_map<const Subject*, bool> isTaken;
    const auto takes = [&](const Record& record) {
        if (!filter.takes(record.type) || (!hasGuarantees && isOfQueues(record.account)))
            return false;
        const auto [known, isNew] = isTaken.try_emplace(record.subject.get());
        if (isNew)
            known->second = filter.takes(*record.subject);
        return known->second;
    };
    std::erase_if(ledger.records, [&](const Record& record) {
        const bool isLeftOut = !takes(record);
        if (isLeftOut && !ledger.covered)
            ledger.leftOut.push_back(record.time);
        return isLeftOut;
    });
    std::erase_if(ledger.waits, [&](const WaitRecord& wait) { return !filter.takes(*wait.subject); });
    for (const Account account : lacking) {
        if (!lacksSome(ledger, account)) // those that the source does not say are left out
            ledger.known[static_cast<std::size_t>(account)] = Knowledge::All;
    }
    std::erase_if(ledger.capacity, [&](const CapacityRecord& record) { return !filter.takes(record.type); });
    return {};
}
} // namespace quotadeck::usage
