// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/receivedtypes.h"

#include <mutex>
#include <set>
#include <shared_mutex>
#include <string>

namespace quotadeck {
namespace {
class ReceivedTypes
{
public:
    /// False for a name that does not fit.
    bool add(std::string_view name)
    {
        {
            const std::shared_lock lock(m_mutex);
            if (m_names.contains(name))
                return true;
        }
        const std::unique_lock lock(m_mutex);
        if (m_names.size() >= kMostReceivedTypes && !m_names.contains(name))
            return false;
        m_names.emplace(name);
        return true;
    }

private:
    std::shared_mutex m_mutex;
    std::set<std::string, std::less<>> m_names;
};
} // namespace

std::optional<ResourceType> receivedType(std::string_view name)
{
    static ReceivedTypes types;
    if (name.size() > kMostTypeNameSize || !types.add(name))
        return std::nullopt;
    return ResourceType(name);
}
} // namespace quotadeck
