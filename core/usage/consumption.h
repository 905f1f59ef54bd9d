// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/resource/resource.h"
#include "core/usage/calendar.h"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What applications and queues held over time, and reports of it.
namespace quotadeck::usage {
/// Resource-seconds: base units times seconds. Byte-seconds of a cluster in a year need more than 64 bits.
__extension__ using Amount = __int128;

[[nodiscard]] std::string amountText(Amount amount);
/// The amount that amountText() writes so; nothing for another text, and for one that is out of range.
[[nodiscard]] std::optional<Amount> readAmount(std::string_view text);

/// What an amount was for. The first three are what applications held, and exclude each other.
enum class Account : std::uint8_t {
    Used,
    Preempted, ///< of allocations that were preempted
    Placeholder, ///< of placeholders that were not preempted
    Guaranteed, ///< what a queue was guaranteed, used or not
    Idle, ///< what a queue did not use of that
    Above, ///< what a queue without children held beyond what was guaranteed to it
    Pending, ///< what applications asked for and had not got
};
inline constexpr std::size_t kAccounts = 7;
inline constexpr std::array<const char*, kAccounts> kAccountNames{
    "used", "preempted", "placeholder", "guaranteed", "idle", "above", "pending"};

/// Used, preempted or placeholders: what applications held.
[[nodiscard]] constexpr bool isHeld(Account account)
{
    return account <= Account::Placeholder;
}

/// What belongs to queues alone: nobody else has a guarantee.
[[nodiscard]] constexpr bool isOfQueues(Account account)
{
    return account == Account::Guaranteed || account == Account::Idle || account == Account::Above;
}

/// What the rows of a report are.
enum class Dimension : std::uint8_t { Queue, User, Group, Application, Namespace, Tag, InstanceType };
inline constexpr std::size_t kDimensions = 7;

/// Whom an amount belongs to, by dimension. Nothing: the source does not know it. Empty: there is none, such as the
/// group of an application that no group is charged for.
struct Subject
{
    std::array<std::optional<std::string>, kDimensions> names{};

    [[nodiscard]] std::optional<std::string>& operator[](Dimension dimension)
    {
        return names[static_cast<std::size_t>(dimension)];
    }
    [[nodiscard]] const std::optional<std::string>& operator[](Dimension dimension) const
    {
        return names[static_cast<std::size_t>(dimension)];
    }
    friend auto operator<=>(const Subject&, const Subject&) = default;
};

using SubjectPtr = std::shared_ptr<const Subject>;

/// An amount that was gathered evenly during a time. All of it counts where the time begins if that has no length.
struct Record
{
    SubjectPtr subject;
    Account account = Account::Used;
    ResourceType type;
    Period time;
    std::optional<Amount> amount; ///< nothing: the counter of the scheduler overflowed, or see isKnown
    bool isKnown = true; ///< false: the source does not report the amount, while it reports that of others
};

/// How long an application waited from its submission to its start. It counts where it started.
struct WaitRecord
{
    SubjectPtr subject;
    Seconds start{};
    std::optional<std::chrono::milliseconds> wait{}; ///< nothing: not known
};

/// From @p submitted to @p started, both since the epoch; nothing where one is missing, or the start is before the submission.
[[nodiscard]] std::optional<std::chrono::milliseconds>
waitOf(const std::optional<std::chrono::milliseconds>& submitted,
       const std::optional<std::chrono::milliseconds>& started);

/// What the cluster had.
struct CapacityRecord
{
    ResourceType type;
    Period time;
    Amount amount = 0;
};

/// What a source knows of an account.
enum class Knowledge : std::uint8_t { None, Part, All };

/// What is known of two times together, of each of which that is known.
[[nodiscard]] constexpr Knowledge together(Knowledge one, Knowledge other)
{
    return one == other ? one : Knowledge::Part;
}

/// Everything that a source knows of what was held.
struct Ledger
{
    std::vector<Record> records;
    std::vector<CapacityRecord> capacity;
    /// When the source was there to see; ascending, without overlap. Nothing: that is not known, as of a log.
    std::optional<std::vector<Period>> covered;
    std::array<Knowledge, kAccounts> known{};
    std::vector<Message> notes; ///< about what is missing
    std::vector<Period>
        leftOut{}; ///< times that amounts which a filter left out were of, where it is not known what is covered
    std::array<bool, kDimensions> said{}; ///< before a filter: names that the source says of what was held
    std::vector<WaitRecord> waits{};
    Knowledge knowsWaits = Knowledge::None;
    /// Times that are covered and of which not all of an account is known, while it is of others. Empty where a source that knows
    /// a part does not report of which times.
    std::array<std::vector<Period>, kAccounts> unknownTimes{};
    std::vector<Period> unknownWaitTimes{}; ///< likewise of waits

    [[nodiscard]] Knowledge knows(Account account) const { return known[static_cast<std::size_t>(account)]; }
    /// Whether it can say to which names of @p dimension what is pending belongs. Nothing is asked for of an instance type.
    [[nodiscard]] bool saysOfPending(Dimension dimension) const;
    /// Likewise how long applications waited.
    [[nodiscard]] bool saysOfWaits(Dimension dimension) const;
    /// From the first to the last moment that it knows anything of, at least a second; nothing for an empty one.
    [[nodiscard]] std::optional<Period> extent() const;
};
} // namespace quotadeck::usage
