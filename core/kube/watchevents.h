// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/kube/apiobjects.h"

#include <compare>
#include <string>
#include <string_view>
#include <vector>

/// Lists and watches of the Kubernetes API, for objects of any kind.
namespace quotadeck::kube {
/// An object as the server sent it.
struct ApiObject
{
    std::string nameSpace; ///< empty: of a kind without namespaces
    std::string name;
    std::string uid; ///< another one for an object that was deleted and created again
    std::string resourceVersion; ///< opaque
    std::string json; ///< the whole object; in lists of built-in kinds without its kind and apiVersion

    friend bool operator==(const ApiObject&, const ApiObject&) = default;
};

/// What identifies an object among those of its kind.
struct ObjectKey
{
    std::string nameSpace;
    std::string name;

    friend auto operator<=>(const ObjectKey&, const ObjectKey&) = default;
};

[[nodiscard]] ObjectKey keyOf(const ApiObject& object);

/// A page of a list.
struct ObjectPage
{
    std::string resourceVersion; ///< of the list: a watch goes on from here
    std::string continueToken; ///< of the next page; empty: this is the last one
    std::vector<ApiObject> objects;

    friend bool operator==(const ObjectPage&, const ObjectPage&) = default;
};

/// Reads the list @p json. Errors: Parse, where the JSON is none, or an object has no name. `where` is empty.
[[nodiscard]] Result<ObjectPage> readObjectPage(std::string_view json);

/// A line of a watch.
struct WatchEvent
{
    enum class Kind { Added, Modified, Deleted, Bookmark, Error };

    Kind kind = Kind::Bookmark;
    ApiObject object; ///< a bookmark has a resourceVersion only, an error nothing
    ApiFailure failure; ///< of an error

    friend bool operator==(const WatchEvent&, const WatchEvent&) = default;
};

/// Reads @p line. Errors: Parse, likewise and for a type of event that is unknown.
[[nodiscard]] Result<WatchEvent> readWatchEvent(std::string_view line);

/// Whether @p version is @p last or comes before it; false where they are no numbers, and their order is unknown.
[[nodiscard]] bool isUpTo(std::string_view version, std::string_view last);
} // namespace quotadeck::kube
