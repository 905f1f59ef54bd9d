// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/queuetracker.h"

#include "core/resource/resourceops.h"

#include <algorithm>
#include <cassert>

namespace quotadeck::ugm {
const std::string& PathTable::intern(std::string_view path)
{
    const std::lock_guard lock(m_mutex);
    return *m_paths.emplace(path).first;
}

void PathTable::keepOnly(const absl::flat_hash_set<const std::string*>& used)
{
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_paths, [&used](const std::string& path) { return !used.contains(&path); });
}

namespace {
constexpr std::string_view kRootPath = "root";

Quantity toQuantity(std::uint64_t count)
{
    constexpr auto kMost = static_cast<std::uint64_t>(kMaxQuantity);
    return static_cast<Quantity>(std::min(count, kMost));
}

const Limit* findLimit(const Limits* defaults, std::string_view path)
{
    if (!defaults)
        return nullptr;
    const auto limit = defaults->userWildcards().find(path);
    return limit == defaults->userWildcards().end() ? nullptr : &limit->second;
}

void lower(std::optional<Resource>& headroom, const Limit& limit, auto usageOf)
{
    const auto left
        = [&](const Resource::Entry& most) { return saturatingSubtract(most.value, usageOf(most.type)); };
    if (!headroom) {
        headroom = limit.maxResources->withValues(left);
        return;
    }
    for (const Resource::Entry& most : limit.maxResources->entries())
        headroom->lower(most.type, left(most));
}
} // namespace

/// One level of a path: its node, where there is one, and the limit that holds there, if any.
struct QueueTracker::Level
{
    const QueueTracker* tracker = nullptr;
    std::string_view path;
    NodeId node = kNone;
    const Limit* limit = nullptr;
    LimitOrigin origin = LimitOrigin::Wildcard;

    [[nodiscard]] Quantity usage(ResourceType type) const
    {
        return node == kNone ? 0 : tracker->usage(node, type);
    }

    [[nodiscard]] Denial denial() const
    {
        Denial result;
        result.queue = QueuePath(path);
        result.origin = origin;
        return result;
    }
};

/// Calls @p visit with each level of @p path, leaf first, until it returns false. Only the levels below the deepest
/// node have to be looked up.
template <typename Visitor>
void QueueTracker::visitLevels(const QueueTracker* tracker, std::string_view path, const Limits* defaults,
                               Visitor visit)
{
    NodeId node = kNone;
    for (; !path.empty(); path = parentPath(path)) {
        node = tracker ? tracker->find(path) : kNone;
        if (node != kNone)
            break;
        if (!visit(Level{tracker, path, kNone, findLimit(defaults, path), LimitOrigin::Wildcard}))
            return;
    }
    for (; node != kNone; node = tracker->parent(node)) {
        const Node& known = tracker->m_nodes[node];
        if (!visit(Level{tracker, *known.path, node, known.limit.get(), known.origin}))
            return;
    }
}

QueueTracker::QueueTracker(PathTable& paths, const SharedLimits& defaults)
    : m_byPath(0, PathHash{&m_nodes}, PathEqual{&m_nodes})
    , m_paths(&paths)
{
    [[maybe_unused]] const NodeId root = addNode(kRootPath, kNone, defaults);
    assert(root == kRoot);
}

QueueTracker::NodeId QueueTracker::find(std::string_view path) const
{
    const auto node = m_byPath.find(path);
    return node == m_byPath.end() ? kNone : *node;
}

QueueTracker::NodeId QueueTracker::create(std::string_view path, const SharedLimits& defaults)
{
    if (const NodeId known = find(path); known != kNone)
        return known;
    assert(!parentPath(path).empty());
    const NodeId parent = create(parentPath(path), defaults);
    return addNode(path, parent, defaults);
}

QueueTracker::NodeId QueueTracker::addNode(std::string_view path, NodeId parent, const SharedLimits& defaults)
{
    NodeId node = 0;
    if (m_free.empty()) {
        node = static_cast<NodeId>(m_nodes.size());
        reserveNode();
        m_nodes.emplace_back();
        m_rows.resize(m_rows.size() + rowWidth());
    } else {
        node = m_free.back();
        m_free.pop_back();
    }
    m_nodes[node].path = &m_paths->intern(path);
    row(node)[0] = parent;
    resetLimit(node, defaults);
    if (parent != kNone)
        ++m_nodes[parent].references;
    if (limitsResources(node))
        m_nodes[node].limited = node;
    else
        m_nodes[node].limited = parent == kNone ? kNone : m_nodes[parent].limited;
    m_byPath.insert(node);
    return node;
}

/// Makes room for a node. Most trees are small and there are many of them: they grow by a quarter, not to the double.
void QueueTracker::reserveNode()
{
    if (m_nodes.size() < m_nodes.capacity())
        return;
    const std::size_t capacity = m_nodes.size() + std::max<std::size_t>(4, m_nodes.size() / 4);
    m_nodes.reserve(capacity);
    m_rows.reserve(capacity * rowWidth());
}

std::size_t QueueTracker::column(ResourceType type)
{
    const auto known = std::ranges::find(m_types, type);
    const auto result = static_cast<std::size_t>(1 + (known - m_types.begin()));
    if (known != m_types.end())
        return result;

    const std::size_t width = rowWidth();
    std::vector<Quantity> wider;
    wider.reserve(m_nodes.capacity() * (width + 1));
    wider.resize(m_nodes.size() * (width + 1));
    for (std::size_t node = 0; node < m_nodes.size(); ++node)
        std::copy_n(m_rows.data() + node * width, width, wider.data() + node * (width + 1));
    m_rows = std::move(wider);
    m_types.push_back(type);
    return result;
}

template <typename Operation>
void QueueTracker::book(NodeId node, const Resource& delta, Operation operation)
{
    absl::InlinedVector<std::pair<std::size_t, Quantity>, kUsualTypes> amounts;
    for (const auto& [type, value] : delta.entries()) {
        if (value != 0)
            amounts.emplace_back(column(type), value);
    }
    while (node != kNone) {
        Quantity* const booked = row(node);
        for (const auto& [column, value] : amounts)
            booked[column] = operation(booked[column], value);
        node = static_cast<NodeId>(booked[0]);
    }
}

void QueueTracker::add(NodeId node, const Resource& delta)
{
    book(node, delta, saturatingAdd);
}

void QueueTracker::subtract(NodeId node, const Resource& delta)
{
    book(node, delta, saturatingSubtract);
}

void QueueTracker::prefetch(NodeId node) const
{
    constexpr std::size_t kLine = 64 / sizeof(Quantity);
    if (node == kNone)
        return;
    // The levels near the root are made first: as a rule their rows come first.
    for (const Quantity* const quantity :
         {row(node), m_rows.data(), m_rows.data() + std::min(kLine, m_rows.size() - 1)})
        __builtin_prefetch(quantity, 1);
}

void QueueTracker::addRunning(NodeId node, const HeldLevels& held)
{
    for (; node != kNone; node = parent(node))
        m_nodes[node].running += held.contains(m_nodes[node].path->size()) ? 0U : 1U;
}

void QueueTracker::removeRunning(NodeId node, const HeldLevels& held)
{
    for (; node != kNone; node = parent(node)) {
        if (held.contains(m_nodes[node].path->size()))
            continue;
        assert(m_nodes[node].running > 0);
        --m_nodes[node].running;
    }
}

bool QueueTracker::hasUsage(NodeId node) const
{
    return std::ranges::any_of(usage(node), [](Quantity value) { return value != 0; });
}

bool QueueTracker::isRemovable(NodeId node) const
{
    const Node& candidate = m_nodes[node];
    return candidate.running == 0 && candidate.references == 0 && !candidate.limit && !hasUsage(node);
}

bool QueueTracker::isRemovable() const
{
    return isRemovable(kRoot);
}

void QueueTracker::prune(NodeId node)
{
    while (node != kRoot && node != kNone && isRemovable(node)) {
        const NodeId above = parent(node);
        removeNode(node);
        node = above;
    }
}

void QueueTracker::pruneAll()
{
    for (NodeId node = 0; node < m_nodes.size(); ++node) {
        if (m_nodes[node].path)
            prune(node);
    }
}

void QueueTracker::removeNode(NodeId node)
{
    if (node == kRoot)
        return;
    assert(m_nodes[node].references == 0);
    m_byPath.erase(node);
    --m_nodes[parent(node)].references;
    clearUsage(node);
    m_nodes[node] = Node{};
    m_free.push_back(node);
}

void QueueTracker::dropIdle(const QueuePath& subtree)
{
    std::vector<NodeId> nodes = inOrder();
    std::ranges::reverse(nodes);
    for (const NodeId node : nodes) {
        if (m_nodes[node].references == 0 && m_nodes[node].running == 0
            && subtree.contains(QueuePath(path(node))))
            removeNode(node);
    }
}

std::optional<Denial> QueueTracker::applicationDenial(const QueueTracker* tracker, std::string_view path,
                                                      const HeldLevels& held, const Limits* defaults)
{
    std::optional<Denial> result;
    visitLevels(tracker, path, defaults, [&](const Level& level) {
        if (held.contains(level.path.size()))
            return true;
        const std::uint64_t running = level.node == kNone ? 0 : tracker->m_nodes[level.node].running;
        if (!level.limit || level.limit->allowsAnother(running))
            return true;
        result = level.denial();
        result->used = toQuantity(running);
        result->asked = 1;
        result->limit = toQuantity(level.limit->maxApplications);
        return false;
    });
    return result;
}

std::optional<Denial> QueueTracker::resourceDenial(const QueueTracker* tracker, std::string_view path,
                                                   const Resource& asked, const Limits* defaults)
{
    std::optional<Denial> result;
    visitLevels(tracker, path, defaults, [&](const Level& level) {
        if (!level.limit || isZero(level.limit->maxResources))
            return true;
        for (const auto& [type, value] : asked.entries()) {
            const auto limit = level.limit->maxResources->find(type);
            if (!limit)
                continue;
            const Quantity used = level.usage(type);
            if (hasRoom(*limit, used, value))
                continue;
            result = level.denial();
            result->type = type;
            result->used = used;
            result->asked = value;
            result->limit = *limit;
            return false;
        }
        return true;
    });
    return result;
}

void QueueTracker::lowerHeadroom(std::optional<Resource>& headroom, const QueueTracker* tracker,
                                 std::string_view path, const Limits* defaults)
{
    visitLevels(tracker, path, defaults, [&](const Level& level) {
        if (level.limit && !isZero(level.limit->maxResources))
            lower(headroom, *level.limit, [&level](ResourceType type) { return level.usage(type); });
        return true;
    });
}

void QueueTracker::lowerHeadroomFrom(NodeId limited, std::optional<Resource>& headroom) const
{
    for (; limited != kNone; limited = limitedAt(parent(limited))) {
        lower(headroom, *m_nodes[limited].limit,
              [this, limited](ResourceType type) { return usage(limited, type); });
    }
}

std::vector<LimitLevel> QueueTracker::levels(const QueueTracker* tracker, std::string_view path,
                                             const HeldLevels& held, const Limits* defaults)
{
    std::vector<LimitLevel> result;
    visitLevels(tracker, path, defaults, [&](const Level& level) {
        LimitLevel& row = result.emplace_back();
        row.queue = QueuePath(level.path);
        if (level.limit)
            row.limit = *level.limit;
        row.origin = level.origin;
        row.isCounted = held.contains(level.path.size());
        if (level.node != kNone) {
            row.used = tracker->usageNode(level.node).usage.value_or(Resource());
            row.running = tracker->m_nodes[level.node].running;
        }
        return true;
    });
    return result;
}

bool QueueTracker::limitsResources(NodeId node) const
{
    const Limit* const limit = m_nodes[node].limit.get();
    return limit && !isZero(limit->maxResources);
}

void QueueTracker::relinkLimits()
{
    for (const NodeId node : m_byPath) {
        NodeId limited = node;
        while (limited != kNone && !limitsResources(limited))
            limited = parent(limited);
        m_nodes[node].limited = limited;
    }
}

void QueueTracker::resetLimit(NodeId node, const SharedLimits& defaults)
{
    const Limit* const limit = findLimit(defaults.get(), *m_nodes[node].path);
    if (limit)
        setLimit(node, defaults, *limit, LimitOrigin::Wildcard);
    else
        clearLimit(node);
}

void QueueTracker::resetLimits(const SharedLimits& defaults)
{
    for (NodeId node = 0; node < m_nodes.size(); ++node) {
        if (m_nodes[node].path)
            resetLimit(node, defaults);
    }
}

void QueueTracker::setLimit(NodeId node, const SharedLimits& owner, const Limit& limit, LimitOrigin origin)
{
    m_nodes[node].limit = std::shared_ptr<const Limit>(owner, &limit);
    m_nodes[node].origin = origin;
}

void QueueTracker::clearLimit(NodeId node)
{
    m_nodes[node].limit.reset();
    m_nodes[node].origin = LimitOrigin::Own;
}

void QueueTracker::clearUsage(NodeId node)
{
    std::fill_n(row(node) + 1, m_types.size(), 0);
    m_nodes[node].running = 0;
}

void QueueTracker::collectPaths(absl::flat_hash_set<const std::string*>& paths) const
{
    for (const NodeId node : m_byPath)
        paths.insert(m_nodes[node].path);
}

std::vector<QueueTracker::NodeId> QueueTracker::inOrder() const
{
    std::vector<std::pair<QueuePath, NodeId>> nodes;
    nodes.reserve(m_byPath.size());
    for (const NodeId node : m_byPath)
        nodes.emplace_back(QueuePath(path(node)), node);
    std::ranges::sort(nodes, precedesInTree, &std::pair<QueuePath, NodeId>::first);
    std::vector<NodeId> result;
    result.reserve(nodes.size());
    for (const auto& [path, node] : nodes)
        result.push_back(node);
    return result;
}

UsageNode QueueTracker::usageNode(NodeId node) const
{
    UsageNode result;
    result.path = QueuePath(*m_nodes[node].path);
    Resource used;
    for (const ResourceType type : m_types) {
        if (const Quantity value = usage(node, type); value != 0)
            used.set(type, value);
    }
    if (!isEmpty(used))
        result.usage = std::move(used);
    if (const Limit* const limit = m_nodes[node].limit.get()) {
        result.maxResources = limit->maxResources;
        result.maxApplications = limit->maxApplications;
    }
    return result;
}
} // namespace quotadeck::ugm
