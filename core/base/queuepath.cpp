// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/queuepath.h"

#include "core/base/text.h"

#include <algorithm>

namespace quotadeck {
std::string_view QueuePath::name() const
{
    const std::string_view path = m_path;
    const auto dot = path.rfind('.');
    return dot == std::string_view::npos ? path : path.substr(dot + 1);
}

QueuePath QueuePath::parent() const
{
    const auto dot = m_path.rfind('.');
    return dot == std::string::npos ? QueuePath() : QueuePath(m_path.substr(0, dot));
}

QueuePath QueuePath::child(std::string_view name) const
{
    std::string path;
    path.reserve(m_path.size() + 1 + name.size());
    path.append(m_path);
    if (!path.empty())
        path.push_back('.');
    path.append(name);
    return QueuePath(std::move(path));
}

bool QueuePath::contains(const QueuePath& other) const
{
    return other.m_path.starts_with(m_path)
        && (other.m_path.size() == m_path.size() || other.m_path[m_path.size()] == '.');
}

std::vector<std::string_view> QueuePath::parts() const
{
    std::vector<std::string_view> result;
    std::string_view rest = m_path;
    while (!rest.empty()) {
        const auto dot = rest.find('.');
        result.push_back(rest.substr(0, dot));
        if (dot == std::string_view::npos)
            break;
        rest.remove_prefix(dot + 1);
    }
    return result;
}

QueuePath QueuePath::lowered() const
{
    return QueuePath(asciiLowered(m_path));
}

bool precedesInTree(const QueuePath& left, const QueuePath& right)
{
    const auto [l, r] = std::ranges::mismatch(left.text(), right.text());
    if (l == left.text().end() || r == right.text().end())
        return l == left.text().end() && r != right.text().end();
    if (*l == '.' || *r == '.') // a part that ends here comes before any longer one
        return *l == '.';
    return static_cast<unsigned char>(*l) < static_cast<unsigned char>(*r);
}
} // namespace quotadeck
