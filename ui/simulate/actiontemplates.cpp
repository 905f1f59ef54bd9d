// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/actiontemplates.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace quotadeck::ui {
namespace {
struct ActionTexts
{
    Q_DECLARE_TR_FUNCTIONS(quotadeck::ui::ActionTexts)
};

/// The names that the templates use.
struct Names
{
    QString newApp;
    QString app; ///< one that is there at some time
    QString user;
    QString group;
    QString queue;
    QString otherQueue; ///< to move to
    QString node;
    QString newNode;
};

const sim::SubmitApplication* firstSubmitted(const sim::Scenario& scenario)
{
    for (const sim::ScriptedEvent& event : scenario.events) {
        if (const auto* submit = std::get_if<sim::SubmitApplication>(&event.action))
            return submit;
    }
    return nullptr;
}

/// A queue of @p scenario other than @p queue, where it names one.
QString queueBeside(const sim::Scenario& scenario, const QString& queue)
{
    QStringList known;
    for (const sim::Workload& workload : scenario.workloads) {
        for (const QueuePath& path : workload.queues)
            known << QString::fromStdString(path.text());
    }
    for (const sim::ScriptedEvent& event : scenario.events) {
        const auto* submit = std::get_if<sim::SubmitApplication>(&event.action);
        if (submit && !submit->queue.empty())
            known << QString::fromStdString(submit->queue);
    }
    known.removeAll(queue);
    return known.value(0, QStringLiteral("root.other"));
}

Names namesFrom(const sim::Scenario& scenario, int number)
{
    Names names;
    names.newApp = QStringLiteral("by-hand-%1").arg(number);
    names.newNode = QStringLiteral("node-by-hand-%1").arg(number);
    names.app = names.newApp;
    names.queue = QStringLiteral("root.default");
    names.user = QStringLiteral("user");
    names.group = QStringLiteral("group");
    if (!scenario.workloads.empty()) {
        const sim::Workload& workload = scenario.workloads.front();
        names.app = QStringLiteral("%1-0001").arg(QString::fromStdString(workload.name));
        names.queue = QString::fromStdString(workload.queues.front().text());
        names.user = QString::fromStdString(workload.users.front().text());
    } else if (const auto* submit = firstSubmitted(scenario)) {
        names.app = QString::fromStdString(submit->app.text());
        names.queue = submit->queue.empty() ? names.queue : QString::fromStdString(submit->queue);
        names.user = QString::fromStdString(submit->user.text());
    }
    names.otherQueue = queueBeside(scenario, names.queue);
    for (const sim::ScenarioUser& user : scenario.users) {
        if (user.name.text() == names.user.toStdString() && !user.groups.empty())
            names.group = QString::fromStdString(user.groups.front().text());
    }
    names.node = scenario.nodes.empty()
        ? QStringLiteral("node-1")
        : QStringLiteral("%1-1").arg(QString::fromStdString(scenario.nodes.front().name));
    return names;
}

/// @p text as a YAML block scalar, two levels in.
QString block(const std::string& text)
{
    QStringList lines = QString::fromStdString(text).split(QLatin1Char('\n'));
    while (!lines.isEmpty() && lines.last().isEmpty())
        lines.removeLast();
    for (QString& line : lines)
        line = line.isEmpty() ? line : QStringLiteral("    ") + line;
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}
} // namespace

namespace {
/// Of a cluster with elastic quotas.
QList<ActionTemplate> quotaTemplates(const sim::ElasticSetup& setup, int number)
{
    const elastic::QuotaGroup* leaf = &setup.quotas.front().group;
    for (const elastic::QuotaObject& object : setup.quotas) {
        if (!object.group.isParent && !elastic::isReserved(object.group.name)) {
            leaf = &object.group;
            break;
        }
    }
    const QString name = QString::fromStdString(leaf->name);
    const auto entries = leaf->max.entries();
    const std::string_view type = entries.empty() ? std::string_view("cpu") : entries.front().type.name();
    const QString resource = QString::fromUtf8(type.data(), static_cast<qsizetype>(type.size()));
    const QString node = QStringLiteral("%1-1").arg(QString::fromStdString(setup.nodes.front().name));
    return {
        {ActionTexts::tr("Create Pods"),
         QStringLiteral("createPods:\n  namespace: by-hand\n  group: %1\n  pods:\n"
                        "    - {name: pod-%2, count: 2, requests: {%3: 1}, priority: 0, runTime: 2m}\n")
             .arg(name, QString::number(number), resource)},
        {ActionTexts::tr("End Pods"), QStringLiteral("endPods: {namespace: by-hand}\n")},
        {ActionTexts::tr("Change Quota Groups"),
         QStringLiteral("applyQuotas:\n  text: |\n") + block(elastic::quotaManifestText(*leaf))},
        {ActionTexts::tr("Delete Quota Group"), QStringLiteral("deleteQuota: {name: %1}\n").arg(name)},
        {ActionTexts::tr("Add Node"),
         QStringLiteral("addNode: {name: node-by-hand-%1, allocatable: {%2: 10}}\n")
             .arg(number)
             .arg(resource)},
        {ActionTexts::tr("Drain Node"), QStringLiteral("drainNode: {name: %1}\n").arg(node)},
        {ActionTexts::tr("Fail Node"), QStringLiteral("loseNode: {name: %1}\n").arg(node)},
        {ActionTexts::tr("Restore Node"), QStringLiteral("returnNode: {name: %1}\n").arg(node)},
        {ActionTexts::tr("Apply Rules for Models"),
         QStringLiteral("cardRules: {resource: %1}\n")
             .arg(QString::fromStdString(setup.cards.empty() ? "nvidia.com/gpu" : setup.cards))},
    };
}
} // namespace

QList<ActionTemplate> actionTemplates(const sim::Scenario& scenario, int number)
{
    if (scenario.elastic)
        return quotaTemplates(*scenario.elastic, number);
    const Names names = namesFrom(scenario, number);
    return {
        {ActionTexts::tr("Submit Application"),
         QStringLiteral("submit:\n  app: %1\n  user: %2\n  queue: %3\n  pods:\n"
                        "    - {name: pod, count: 2, resources: {vcore: 1, memory: 1G}, runTime: 2m}\n")
             .arg(names.newApp, names.user, names.queue)},
        {ActionTexts::tr("Submit Gang"),
         QStringLiteral(
             "submit:\n  app: %1\n  user: %2\n  queue: %3\n  gang:\n    style: soft\n    timeout: 30s\n"
             "    groups: [{name: workers, members: 3, resources: {vcore: 1, memory: 1G}}]\n"
             "  pods:\n    - {name: pod, count: 3, taskGroup: workers, "
             "resources: {vcore: 1, memory: 1G}, runTime: 2m}\n")
             .arg(names.newApp, names.user, names.queue)},
        {ActionTexts::tr("Add Pods to Application"),
         QStringLiteral("addPods:\n  app: %1\n  pods:\n"
                        "    - {name: more-%2, count: 2, resources: {vcore: 1, memory: 1G}}\n")
             .arg(names.app)
             .arg(number)},
        {ActionTexts::tr("Complete Pods"), QStringLiteral("complete: {app: %1}\n").arg(names.app)},
        {ActionTexts::tr("Fail Application"),
         QStringLiteral("fail: {app: %1, message: failed as a test}\n").arg(names.app)},
        {ActionTexts::tr("Move Application"),
         QStringLiteral("move: {app: %1, queue: %2, user: %3}\n")
             .arg(names.app, names.otherQueue, names.user)},
        {ActionTexts::tr("Kill Application"),
         QStringLiteral("kill: {app: %1, user: %2}\n").arg(names.app, names.user)},
        {ActionTexts::tr("Preempt Pods"), QStringLiteral("preempt: {app: %1}\n").arg(names.app)},
        {ActionTexts::tr("Add Node"),
         QStringLiteral("addNode: {name: %1, capacity: {vcore: 16, memory: 64G, pods: 110}}\n")
             .arg(names.newNode)},
        {ActionTexts::tr("Drain Node"), QStringLiteral("drainNode: {name: %1}\n").arg(names.node)},
        {ActionTexts::tr("Fail Node"), QStringLiteral("loseNode: {name: %1}\n").arg(names.node)},
        {ActionTexts::tr("Restore Node"), QStringLiteral("returnNode: {name: %1}\n").arg(names.node)},
        {ActionTexts::tr("Change Groups of User"),
         QStringLiteral("setGroups: {user: %1, groups: [%2]}\n").arg(names.user, names.group)},
        {ActionTexts::tr("Load Configuration"),
         QStringLiteral("configuration:\n  text: |\n") + block(scenario.configText)},
        {ActionTexts::tr("Create or Change Namespace"),
         QStringLiteral("namespace:\n  name: by-hand\n  quota: {memory: 8G}\n")},
        {ActionTexts::tr("Restart Scheduler"), QStringLiteral("restart: {}\n")},
    };
}
} // namespace quotadeck::ui
