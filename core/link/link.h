// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/snapshot/clustersnapshot.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

/// Links to what the window shows: "quotadeck:queues?connection=prod&queue=root.dev". A link has no credentials and no address of a
/// server, so that opening one shows something and does nothing else.
namespace quotadeck::link {
inline constexpr std::string_view kScheme = "quotadeck:";

/// The ids of the pages, in the order of the navigation rail.
[[nodiscard]] std::span<const std::string_view> pages();

struct SavedConnection
{
    std::string name;
    friend bool operator==(const SavedConnection&, const SavedConnection&) = default;
};
struct Scenario
{
    std::string name; ///< a built-in one, or the absolute path of a file
    friend bool operator==(const Scenario&, const Scenario&) = default;
};
struct Recording
{
    std::string path; ///< absolute
    std::optional<SystemTime> moment; ///< whole milliseconds; not set: the one that is shown at first
    friend bool operator==(const Recording&, const Recording&) = default;
};

/// Where the object is; the first of them: wherever the link is opened.
using Source = std::variant<std::monostate, SavedConnection, Scenario, Recording>;

enum class Kind { None, Queue, User, Group, Application, Node };

struct Link
{
    std::string page; ///< one of pages()
    Source source{};
    std::string partition{}; ///< empty: that on screen
    Kind kind = Kind::None;
    std::string name{}; ///< of the object: a queue's path, an application's id; empty if there is none
    std::string queue{}; ///< in which a user or group is looked at; empty: in all
    std::string filter{}; ///< of the page

    friend bool operator==(const Link&, const Link&) = default;
};

/// @p link as text that readLink() reads.
[[nodiscard]] std::string writeLink(const Link& link);
/// Errors: InvalidArgument with what is wrong in @p text; TooLarge.
[[nodiscard]] Result<Link> readLink(std::string_view text);
} // namespace quotadeck::link
