// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck {
/// Full path of a queue, "root.sales.crm".
///
/// Shape: dot separated parts; empty only when default constructed. Case is kept as given: the scheduler
///        tracks usage under lower-case paths but keeps limits under the configured spelling (UGM-62).
class QueuePath
{
public:
    QueuePath() = default;
    explicit QueuePath(std::string path) : m_path(std::move(path)) { }
    explicit QueuePath(std::string_view path) : m_path(path) { }
    explicit QueuePath(const char* path) : m_path(path) { }

    [[nodiscard]] const std::string& text() const { return m_path; }
    [[nodiscard]] bool isEmpty() const { return m_path.empty(); }

    /// The last part, "crm".
    [[nodiscard]] std::string_view name() const;
    /// The path without its last part; empty for a path of one part.
    [[nodiscard]] QueuePath parent() const;
    [[nodiscard]] QueuePath child(std::string_view name) const;
    /// True for the same path and for every ancestor of @p other.
    [[nodiscard]] bool contains(const QueuePath& other) const;
    /// Views into this path, which must outlive them.
    [[nodiscard]] std::vector<std::string_view> parts() const;
    /// ASCII lower case, the form under which queues are looked up (QUE-1).
    [[nodiscard]] QueuePath lowered() const;

    friend auto operator<=>(const QueuePath&, const QueuePath&) = default;
    friend bool operator==(const QueuePath&, const QueuePath&) = default;

private:
    std::string m_path;
};

/// Pre-order of the queue tree: a parent, then its whole subtree, siblings in byte order of their names, so
/// root.a < root.a.b < root.a-b. The plain order of the texts would tear root.a from root.a.b.
[[nodiscard]] bool precedesInTree(const QueuePath& left, const QueuePath& right);
} // namespace quotadeck

template <>
struct std::hash<quotadeck::QueuePath>
{
    std::size_t operator()(const quotadeck::QueuePath& path) const noexcept
    {
        return std::hash<std::string>{}(path.text());
    }
};
