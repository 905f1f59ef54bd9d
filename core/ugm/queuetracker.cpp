// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/queuetracker.h"

#include "core/resource/resourceops.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <map>
#include <set>
#include <string>

namespace quotadeck::ugm {
namespace {
constexpr std::string_view kRoot = "root";

Quantity toQuantity(std::uint64_t count)
{
    constexpr auto kMost = static_cast<std::uint64_t>(kMaxQuantity);
    return static_cast<Quantity>(std::min(count, kMost));
}

const Limit* findLimit(const LimitsByQueue& limits, std::string_view path)
{
    const auto limit = limits.find(path);
    return limit == limits.end() ? nullptr : &limit->second;
}

/// Calls @p visit with the path and the name of each level of @p path, the root first.
template <typename Visitor>
void forEachLevel(std::string_view path, Visitor visit)
{
    std::size_t start = 0;
    while (start <= path.size()) {
        const std::size_t end = std::min(path.find('.', start), path.size());
        visit(path.substr(0, end), path.substr(start, end - start));
        start = end + 1;
    }
}
} // namespace

struct QueueTracker::Node
{
    std::optional<Resource> usage; // nil until something was booked
    std::set<ApplicationId> running;
    Limit limit;
    LimitOrigin origin = LimitOrigin::Own;
    std::map<std::string, std::unique_ptr<Node>, std::less<>> children;

    void takeDefault(const Limit* byDefault)
    {
        limit = byDefault ? *byDefault : Limit{};
        origin = byDefault ? LimitOrigin::Wildcard : LimitOrigin::Own;
    }

    [[nodiscard]] bool isRemovable() const
    {
        return children.empty() && running.empty() && isZero(usage) && !limit.isSet();
    }

    [[nodiscard]] Node* find(std::string_view name) const
    {
        const auto child = children.find(name);
        return child == children.end() ? nullptr : child->second.get();
    }

    /// Whether @p app runs in a queue below this one.
    [[nodiscard]] bool holdsBelow(const ApplicationId& app) const
    {
        return std::ranges::any_of(children,
                                   [&app](const auto& child) { return child.second->running.contains(app); });
    }

    void resetLimits(const QueuePath& path, const LimitsByQueue& defaults)
    {
        takeDefault(findLimit(defaults, path.text()));
        for (const auto& [name, child] : children)
            child->resetLimits(path.child(name), defaults);
    }

    void prune()
    {
        std::erase_if(children, [](const auto& child) {
            child.second->prune();
            return child.second->isRemovable();
        });
    }

    void collect(const QueuePath& path, std::vector<UsageNode>& result) const
    {
        UsageNode node;
        node.path = path;
        node.usage = isEmpty(usage) ? std::nullopt : usage;
        node.runningApplications.assign(running.begin(), running.end());
        node.maxResources = limit.maxResources;
        node.maxApplications = limit.maxApplications;
        result.push_back(std::move(node));
        for (const auto& [name, child] : children)
            child->collect(path.child(name), result);
    }
};

/// One level of a path: its node, where there is one, and the limit that holds there, if any.
struct QueueTracker::Level
{
    std::string_view path;
    const Node* node = nullptr;
    const Limit* limit = nullptr;
    LimitOrigin origin = LimitOrigin::Own;

    [[nodiscard]] ResourceView usage() const { return node ? ResourceView(node->usage) : std::nullopt; }

    [[nodiscard]] Denial denial() const
    {
        Denial result;
        result.queue = QueuePath(path);
        result.origin = origin;
        return result;
    }
};

QueueTracker::QueueTracker(const LimitsByQueue& defaults) : m_root(std::make_unique<Node>())
{
    m_root->takeDefault(findLimit(defaults, kRoot));
}

QueueTracker::~QueueTracker() = default;
QueueTracker::QueueTracker(QueueTracker&&) noexcept = default;
QueueTracker& QueueTracker::operator=(QueueTracker&&) noexcept = default;

/// The levels of @p path, leaf first.
std::vector<QueueTracker::Level> QueueTracker::levels(const QueuePath& path,
                                                      const LimitsByQueue& defaults) const
{
    std::vector<Level> result;
    const Node* node = nullptr;
    forEachLevel(path.text(), [&](std::string_view levelPath, std::string_view name) {
        if (result.empty())
            node = m_root.get();
        else
            node = node ? node->find(name) : nullptr;
        Level level{levelPath, node, nullptr, LimitOrigin::Own};
        if (node) {
            level.limit = &node->limit;
            level.origin = node->origin;
        } else {
            level.limit = findLimit(defaults, levelPath);
            level.origin = LimitOrigin::Wildcard;
        }
        result.push_back(level);
    });
    std::ranges::reverse(result);
    return result;
}

/// The nodes of @p path, the root first; missing ones are created with their default limit (UGM-6).
std::vector<QueueTracker::Node*> QueueTracker::createPath(const QueuePath& path,
                                                          const LimitsByQueue& defaults)
{
    std::vector<Node*> result;
    forEachLevel(path.text(), [&](std::string_view levelPath, std::string_view name) {
        if (result.empty()) {
            assert(name == kRoot);
            result.push_back(m_root.get());
            return;
        }
        auto& children = result.back()->children;
        auto child = children.find(name);
        if (child == children.end()) {
            child = children.emplace(std::string(name), std::make_unique<Node>()).first;
            child->second->takeDefault(findLimit(defaults, levelPath));
        }
        result.push_back(child->second.get());
    });
    return result;
}

void QueueTracker::increase(const QueuePath& path, const ApplicationId& app, const Resource& delta,
                            const LimitsByQueue& defaults)
{
    for (Node* node : createPath(path, defaults)) {
        if (!node->usage)
            node->usage.emplace();
        addTo(*node->usage, delta);
        node->usage->prune();
        node->running.insert(app);
    }
}

void QueueTracker::decrease(const QueuePath& path, const ApplicationId& app, const Resource& delta,
                            AppRemoval removal)
{
    std::vector<std::pair<Node*, std::string_view>> nodes; // with the name under which the parent knows it
    forEachLevel(path.text(), [&](std::string_view, std::string_view name) {
        nodes.emplace_back(nodes.empty() ? m_root.get() : nodes.back().first->find(name), name);
        assert(nodes.back().first != nullptr);
    });

    for (std::size_t index = nodes.size(); index-- > 0;) {
        const auto [node, name] = nodes[index];
        subtractFrom(node->usage, delta);
        if (node->usage)
            node->usage->prune();
        if (removal == AppRemoval::Remove && !node->holdsBelow(app))
            node->running.erase(app);
        if (index > 0 && node->isRemovable()) {
            auto& siblings = nodes[index - 1].first->children;
            siblings.erase(siblings.find(name));
        }
    }
}

bool QueueTracker::hasNode(const QueuePath& path) const
{
    const Node* node = nullptr;
    bool isRoot = true;
    forEachLevel(path.text(), [&](std::string_view, std::string_view name) {
        if (isRoot)
            node = m_root.get();
        else
            node = node ? node->find(name) : nullptr;
        isRoot = false;
    });
    return node != nullptr;
}

bool QueueTracker::holds(const ApplicationId& app) const
{
    return m_root->running.contains(app);
}

bool QueueTracker::isRemovable() const
{
    return m_root->isRemovable();
}

std::optional<Denial> QueueTracker::applicationDenial(const QueuePath& path, const ApplicationId& app,
                                                      const LimitsByQueue& defaults) const
{
    for (const Level& level : levels(path, defaults)) {
        if (!level.limit || level.limit->maxApplications == 0
            || (level.node && level.node->running.contains(app)))
            continue;
        const std::uint64_t running = level.node ? level.node->running.size() : 0;
        if (running < level.limit->maxApplications)
            continue;
        Denial denial = level.denial();
        denial.used = toQuantity(running);
        denial.asked = 1;
        denial.limit = toQuantity(level.limit->maxApplications);
        return denial;
    }
    return std::nullopt;
}

std::optional<Denial> QueueTracker::resourceDenial(const QueuePath& path, const Resource& asked,
                                                   const LimitsByQueue& defaults) const
{
    for (const Level& level : levels(path, defaults)) {
        if (!level.limit || isZero(level.limit->maxResources))
            continue;
        for (const auto& [type, value] : asked.entries()) {
            const auto limit = level.limit->maxResources->find(type);
            const Quantity used = level.usage().valueOr0(type);
            if (!limit || value <= std::max<Quantity>(0, saturatingSubtract(*limit, used)))
                continue;
            Denial denial = level.denial();
            denial.type = type;
            denial.used = used;
            denial.asked = value;
            denial.limit = *limit;
            return denial;
        }
    }
    return std::nullopt;
}

std::optional<Resource> QueueTracker::headroom(const QueuePath& path, const LimitsByQueue& defaults) const
{
    std::optional<Resource> result;
    for (const Level& level : levels(path, defaults)) {
        if (level.limit && !isZero(level.limit->maxResources))
            result = componentMin(subtractOnlyExisting(level.limit->maxResources, level.usage()), result);
    }
    return result;
}

void QueueTracker::resetLimits(const LimitsByQueue& defaults)
{
    m_root->resetLimits(QueuePath(kRoot), defaults);
}

void QueueTracker::setLimit(const QueuePath& path, const Limit& limit, const LimitsByQueue& defaults)
{
    Node* const node = createPath(path, defaults).back();
    node->limit = limit;
    node->origin = LimitOrigin::Own;
}

void QueueTracker::prune()
{
    m_root->prune();
}

std::vector<UsageNode> QueueTracker::nodes() const
{
    std::vector<UsageNode> result;
    m_root->collect(QueuePath(kRoot), result);
    return result;
}
} // namespace quotadeck::ugm
