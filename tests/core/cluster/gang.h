// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/cluster/appowner.h"

#include <string>

namespace quotadeck::test {
/// An application with @p asked placeholders "p1", "p2", ... of 10 memory, of which the first @p allocated are
/// placed on the node n1: the first one at 101, the next ones a second apart.
inline AppOwner gang(int asked, int allocated, cluster::GangStyle style = cluster::GangStyle::Soft)
{
    AppOwner owner(spec(10 * asked, style));
    const auto key = [](int i) { return "p" + std::to_string(i); };
    for (int i = 1; i <= asked; ++i)
        owner.apply(owner.app.addRequest(placeholder(key(i).c_str(), 10), at(100)));
    for (int i = 1; i <= allocated; ++i)
        owner.apply(owner.app.allocate(key(i), {"n1", "m5"}, at(100 + i)));
    return owner;
}

/// Swaps @p real, requested now, for @p placeholder and has that confirmed.
inline cluster::Effects swap(AppOwner& owner, const cluster::Request& real, const char* placeholder,
                             double time)
{
    owner.apply(owner.app.addRequest(real, at(time)));
    owner.apply(owner.app.replace(real.key, placeholder, {"n1", "m5"}));
    return owner.confirm(placeholder, cluster::Termination::PlaceholderReplaced, time);
}

inline PlaceholderInfo counts(const AppOwner& owner)
{
    return owner.app.data().taskGroups.counts().at(0);
}

inline PlaceholderInfo counted(std::int64_t count, std::int64_t replaced, std::int64_t timedOut)
{
    return {"tg", count, memory(10), replaced, timedOut};
}
} // namespace quotadeck::test
