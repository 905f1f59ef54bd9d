// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ugm/manager.h"
#include "tests/core/amounts.h"
#include "tests/support/limitstext.h"

#include <initializer_list>
#include <string>

/// The people, queues and applications that the tests of the tracker speak of.
namespace quotadeck::test {
inline const QueuePath kA("root.a");
inline const QueuePath kB("root.b");
inline const ApplicationId kApp1("app1");
inline const ApplicationId kApp2("app2");
inline const ApplicationId kApp3("app3");
inline const UserName kBob("bob");
inline const UserName kSue("sue");

inline ugm::UserGroups user(const UserName& name, std::initializer_list<const char*> groups = {})
{
    return {name, {groups.begin(), groups.end()}};
}

/// A manager with the limits of the flow-style root @p root.
inline ugm::Manager managerWith(const std::string& root, Mode mode = Mode::Seed)
{
    ugm::Manager manager(mode);
    manager.applyLimits(rootLimits(root));
    return manager;
}
} // namespace quotadeck::test
