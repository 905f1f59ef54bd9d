// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/base/message.h"
#include "core/base/queuepath.h"
#include "core/base/textspan.h"
#include "core/resource/resource.h"

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::assertion {
/// The usage that an assertion starts from.
struct Moment
{
    enum class Kind {
        Empty, ///< nobody uses anything: what limits and quotas allow
        Snapshot, ///< of a file
        Scenario, ///< a simulated cluster some time after its start
    };
    Kind kind = Kind::Empty;
    std::string source{}; ///< the file of the snapshot; the name or file of the scenario
    std::chrono::nanoseconds at{}; ///< since the start of the scenario
    TextSpan span{}; ///< of the value

    /// Whether both are the same usage, wherever they are written.
    [[nodiscard]] bool isSameAs(const Moment& other) const
    {
        return kind == other.kind && source == other.source && at == other.at;
    }
};

enum class Comparison {
    AtLeast, ///< ">= 8"
    AtMost, ///< "<= 8"
    Equal, ///< "== 8"
    Above, ///< "> 8"
    Below, ///< "< 8"
    Unlimited, ///< nothing bounds the amount
    NotSet, ///< neither a limit nor a quota of the configuration sets a number
};

/// ">=", "unlimited", "not set".
[[nodiscard]] std::string_view comparisonText(Comparison comparison);

/// What a user may do in a queue.
enum class Access { None, Submit, Administer };

/// One entry of "expect".
struct Expectation
{
    enum class Kind {
        Amount, ///< the most of one resource type that new applications of the user get
        Headroom, ///< of one type: the smallest difference of limit and usage; negative when over
        Applications, ///< new applications that run at the same time
        ChargedGroup, ///< of a new application
        Placed, ///< the queue of a new application
        Allowed, ///< whether the request fits
        Access,
    };
    Kind kind = Kind::Amount;
    std::optional<ResourceType> type{}; ///< for Amount and Headroom
    Comparison comparison = Comparison::AtLeast; ///< for Amount, Headroom, Applications
    Quantity amount = 0; ///< base units of the type, or applications
    std::string name{}; ///< for ChargedGroup and Placed; empty: no group is charged, or the rules reject it
    bool isAllowed = false; ///< for Allowed
    Access access = Access::None; ///< for Access
    TextSpan span{}; ///< of the value in the file of assertions

    /// True for the kinds with a comparison.
    [[nodiscard]] bool isNumber() const
    {
        return kind == Kind::Amount || kind == Kind::Headroom || kind == Kind::Applications;
    }
    /// "vcore", "headroom.vcore", "applications", "chargedGroup": the key in the file.
    [[nodiscard]] std::string key() const;
    /// ">= 8", "root.data", "true": the value as the file has it.
    [[nodiscard]] std::string text() const;
};

/// An amount of the request in the file of assertions.
struct RequestedType
{
    ResourceType type;
    TextSpan span; ///< of the amount
};

/// What a user is to get in a queue.
struct Assertion
{
    std::string name;
    access::UserGroups user;
    QueuePath queue{}; ///< empty: the placement rules choose it
    std::map<std::string, std::string> tags{}; ///< of the application, for placement rules
    Resource request{}; ///< of one pod; empty: not given
    std::vector<RequestedType> requestSpans{}; ///< in the order of the text
    std::string partition{}; ///< empty: the one of the command, see Evaluator
    TextSpan partitionSpan{};
    Moment when;
    std::vector<Expectation> expectations; ///< in the order of the text
    TextSpan span{}; ///< of its name
};

/// What is wrong with a file of assertions.
struct Problem
{
    TextSpan span;
    Message message; ///< a sentence without a full stop
};

/// A file of assertions as read.
struct AssertionFile
{
    std::string name; ///< as given by the user
    std::vector<Assertion> assertions; ///< those that could be read
    std::vector<Problem> problems; ///< in the order of the text
};

inline constexpr std::string_view kApiVersion = "quotadeck/v1";

/// Reads @p text, the file @p name, with every problem of it. Files that the text names are relative to the folder of
/// @p name. The format is described in resources/docs/assertions.md.
[[nodiscard]] AssertionFile readAssertions(std::string name, std::string_view text);

/// Whether the @p scenario of a moment is a file, and not the name of one that comes with the program.
[[nodiscard]] inline bool isScenarioFile(std::string_view scenario)
{
    return scenario.find('/') != std::string_view::npos || scenario.ends_with(".yaml");
}
} // namespace quotadeck::assertion
