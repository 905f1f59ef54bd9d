// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/names.h"
#include "core/placement/ruleset.h"
#include "tests/core/placement/placed.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <random>

namespace tst_placementmodel {
using namespace quotadeck;
using namespace quotadeck::placement;

namespace {
const std::array<const char*, 4> kUsers = {"ann", "bob.x", "svc$", "eve"};
const std::array<const char*, 3> kGroups = {"dev", "qa", "ops"};
const std::array<const char*, 6> kTexts = {"a", "root.a", "root.a.b", "New", "x.y", "bad name"};
const std::array<const char*, 5> kLists = {"'*'", "ann", "' dev'", "'eve qa,ops'", "''"};

/// A partition's queues that placement may add to.
class GrowingQueues final : public QueueView
{
public:
    explicit GrowingQueues(ConfigQueues configured) : m_configured(std::move(configured)) { }

    void create(const std::vector<QueuePath>& paths)
    {
        for (const QueuePath& path : paths)
            m_dynamic[path] = {path, path == paths.back(), false, false, {}};
    }
    [[nodiscard]] const PlacementQueue* find(const QueuePath& path) const override
    {
        const auto found = m_dynamic.find(path.lowered());
        return found != m_dynamic.end() ? &found->second : m_configured.find(path);
    }

private:
    ConfigQueues m_configured;
    std::map<QueuePath, PlacementQueue> m_dynamic;
};

/// Random configurations and applications; the same numbers give the same ones.
class Dice
{
public:
    explicit Dice(unsigned seed) : m_engine(seed) { }

    std::size_t below(std::size_t end) { return m_engine() % end; }
    bool often() { return below(3) != 0; }
    template <std::size_t N>
    std::string any(const std::array<const char*, N>& texts)
    {
        return texts[below(N)];
    }

    std::string rule(int depth)
    {
        const std::string name = any(std::array<const char*, 5>{"provided", "user", "fixed", "tag", "Fixed"});
        std::string text = "{name: " + name + ", create: " + (often() ? "true" : "false");
        if (name == "tag")
            text += ", value: t";
        const bool isQualified = name.ends_with("ixed") && below(2) == 0;
        if (name.ends_with("ixed"))
            text += std::string(", value: ") + (isQualified ? "root.a.b" : "c");
        if (below(4) == 0)
            text
                += std::string(", filter: {type: ") + (often() ? "allow" : "deny") + ", users: [ann, bob.x]}";
        if (depth > 0 && !isQualified && often())
            text += ", parent: " + rule(depth - 1);
        return text + "}";
    }
    std::string rules()
    {
        std::string text;
        for (std::size_t i = below(4); i > 0; --i)
            text += (text.empty() ? "" : ", ") + rule(2);
        return text;
    }
    std::string queues()
    {
        return "submitacl: " + any(kLists) + ", queues: [{name: a, parent: true, adminacl: " + any(kLists)
            + ", queues: [{name: b, submitacl: " + any(kLists) + "}]}, {name: c, submitacl: " + any(kLists)
            + (often() ? "}, {name: default}]" : ", parent: true}]");
    }
    Submission application()
    {
        Submission result
            = asking(often() ? any(kTexts) : "", any(kUsers).c_str(), {GroupName(any(kGroups))});
        if (often())
            result.tags["T"] = any(kTexts);
        if (below(4) == 0)
            result.tags["application.create.force"] = "true";
        return result;
    }

private:
    std::mt19937 m_engine;
};

/// What is wrong with @p placement of @p application in @p queues; empty when nothing is.
std::string wrongWith(const Placement& placement, const Submission& application, const QueueView& queues)
{
    if (!placement.isPlaced()) {
        const bool isForced = application.isForced() && placement.trace.back().outcome != Outcome::Rejected;
        return placement.created.empty() && !placement.rejection.isEmpty() && !isForced ? "" : "a rejection";
    }
    if (placement.trace.back().outcome != Outcome::Placed || !placement.rejection.isEmpty())
        return "the trace";
    const PlacementQueue* queue = queues.find(*placement.queue);
    if (queue != nullptr && (!queue->isLeaf || !placement.created.empty()))
        return "an existing queue";
    const bool isRecovery = placement.queue->text() == access::kRecoveryQueue;
    if (isRecovery && !application.isForced())
        return "the recovery queue";
    if (!isRecovery
        && !access::checkAccess(access::Permission::Submit, *placement.queue, application.user,
                                aclsOf(queues))
                .isAllowed())
        return "the access";
    QueuePath above = queue != nullptr ? *placement.queue : placement.created.front().parent();
    if (queue == nullptr && (queues.find(above) == nullptr || queues.find(above)->isLeaf))
        return "where queues are created";
    for (const QueuePath& path : placement.created) {
        if (path.parent() != above || path != path.lowered() || queues.find(path) != nullptr
            || !config::isQueueName(path.name()))
            return "a created queue";
        above = path;
    }
    return above == *placement.queue ? "" : "the last created queue";
}
} // namespace

class TestPlacementModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// Whatever the rules: an application lands in a leaf that its user may use, and what the first rule placed lands
    /// there again once its queues exist.
    void placesSoundlyWhateverTheRules()
    {
        int placed = 0;
        int created = 0;
        int partitions = 0;
        for (unsigned seed = 1; seed <= 400; ++seed) {
            Dice dice(seed);
            const std::string rules = dice.rules();
            const auto partition = partitionOf(rules, dice.queues());
            if (partition.name.value == "invalid")
                continue;
            ++partitions;
            const auto set = RuleSet::fromConfig(partition.placementRules.value);
            QVERIFY2(set, rules.c_str());
            GrowingQueues queues(ConfigQueues::fromConfig(config::rootOf(partition)).value());
            for (int i = 0; i < 30; ++i) {
                const Submission application = dice.application();
                const Placement placement = set->place(application, queues);

                const std::string wrong = wrongWith(placement, application, queues);
                QVERIFY2(wrong.empty(), (wrong + " with " + rules).c_str());
                queues.create(placement.created);
                // A new queue may change what an earlier rule makes of the next application, not what this one does.
                if (placement.isPlaced() && placement.trace.size() == 1) {
                    const Placement again = set->place(application, queues);
                    QVERIFY2(again.queue == placement.queue && again.created.empty(), rules.c_str());
                }
                placed += placement.isPlaced() ? 1 : 0;
                created += placement.created.empty() ? 0 : 1;
            }
        }
        qInfo() << partitions << "partitions," << placed << "placed," << created << "with new queues";
        QVERIFY(partitions > 100 && placed > 1000 && created > 100);
    }
};

QUOTADECK_TEST(TestPlacementModel, NoApplication)
} // namespace tst_placementmodel

#include "tst_placementmodel.moc"
