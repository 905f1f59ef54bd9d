// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/rules/rules.h"
#include "core/resource/resourceops.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace quotadeck::config {
/// The limit of a name on the nearest queue above that has one.
template <typename Value>
struct Inherited
{
    Value value;
    const LimitConfig* limit;
    std::string_view path;
    const Inherited* further; ///< of the same name, further up; nullptr for none
};

/// Names with a limit on one queue, in front of those of the queues above it.
template <typename Value>
class Scope
{
public:
    /// An empty scope is left out of the chain.
    explicit Scope(const Scope* above) : m_above(above && above->m_names.empty() ? above->m_above : above) { }

    /// True when no name has a limit here or above.
    [[nodiscard]] bool isEmpty() const { return !m_above && m_names.empty(); }

    [[nodiscard]] const Inherited<Value>* find(std::string_view name) const
    {
        for (const Scope* scope = this; scope; scope = scope->m_above) {
            if (const auto found = scope->m_names.find(name); found != scope->m_names.end())
                return &found->second;
        }
        return nullptr;
    }
    void set(std::string_view name, Inherited<Value> inherited)
    {
        m_names.insert_or_assign(name, std::move(inherited));
    }

private:
    const Scope* m_above;
    std::unordered_map<std::string_view, Inherited<Value>> m_names;
};

enum class LimitNames { Users, Groups };

/// A name in a limit on the current queue, and the limits above that bind it.
template <typename Value>
struct Claim
{
    const std::string& path;
    const LimitConfig& limit;
    LimitNames names;
    const std::string& name;
    const Value& value;
    const Inherited<Value>* sameName; ///< nullptr: the name has no limit above
    const Inherited<Value>* wildcard; ///< only when there is none of the same name

    [[nodiscard]] Message who() const ///< "user bob"
    {
        const bool isUser = names == LimitNames::Users;
        if (name == kWildcard)
            return isUser ? QUOTADECK_TEXT("rules", "any user (*)")
                          : QUOTADECK_TEXT("rules", "any group (*)");
        return {isUser ? QUOTADECK_TEXT("rules", "user %1") : QUOTADECK_TEXT("rules", "group %1"), name};
    }
};

/// The value that applies further down for the name of @p claim (VAL-79).
[[nodiscard]] inline Resource carriedResource(const Claim<Resource>& claim)
{
    return claim.sameName ? *componentMin(claim.value, claim.sameName->value) : claim.value;
}

/// Walks the tree as the scheduler does: limits are compared with those above, never with each other (VAL-80).
/// @p Policy has Value, read(limit), check(claim), carried(claim), which returns the value that applies further down,
/// and finish(path, limit).
template <typename Policy>
class LimitWalk
{
public:
    using Value = typename Policy::Value;

    explicit LimitWalk(Policy policy) : m_policy(std::move(policy)) { }

    void visit(const QueueConfig& queue, const std::string& path, const Scope<Value>& users,
               const Scope<Value>& groups)
    {
        const bool isLeaf = queue.queues.value.empty();
        Scope<Value> usersBelow(&users);
        Scope<Value> groupsBelow(&groups);
        for (const LimitConfig& limit : queue.limits.value) {
            const auto& value = m_policy.read(limit);
            for (const TextField& user : limit.users.value)
                step(path, limit, value, LimitNames::Users, user.value, users,
                     isLeaf ? nullptr : &usersBelow);
            for (const TextField& group : limit.groups.value)
                step(path, limit, value, LimitNames::Groups, group.value, groups,
                     isLeaf ? nullptr : &groupsBelow);
            m_policy.finish(path, limit);
        }
        const bool bindsBelow = !usersBelow.isEmpty() || !groupsBelow.isEmpty();
        for (const QueueConfig& child : queue.queues.value) {
            // Otherwise there is nothing to compare, here and below.
            if (bindsBelow || !child.queues.value.empty())
                visit(child, pathBelow(path, child), usersBelow, groupsBelow);
        }
    }

private:
    void step(const std::string& path, const LimitConfig& limit, const Value& value, LimitNames names,
              const std::string& name, const Scope<Value>& inherited, Scope<Value>* below)
    {
        const auto* sameName = inherited.find(name);
        const auto* wildcard = sameName || name == kWildcard ? nullptr : inherited.find(kWildcard);
        const Claim<Value> claim{path, limit, names, name, value, sameName, wildcard};
        m_policy.check(claim);
        if (below)
            below->set(name, {m_policy.carried(claim), &limit, path, sameName});
    }

    Policy m_policy;
};

template <typename Policy>
void walkLimits(const QueueConfig& root, Policy policy)
{
    const Scope<typename Policy::Value> nothing(nullptr);
    LimitWalk<Policy>(std::move(policy)).visit(root, root.name.value, nothing, nothing);
}
} // namespace quotadeck::config
