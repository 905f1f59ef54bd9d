// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/manager.h"
#include "tests/support/limitstext.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_traces {
using namespace quotadeck;

namespace {
std::string text(const QJsonValue& value)
{
    return value.toString().toStdString();
}

std::optional<Resource> resource(const QJsonValue& value)
{
    if (value.isNull() || value.isUndefined())
        return std::nullopt;
    Resource result;
    const QJsonObject object = value.toObject();
    for (auto entry = object.begin(); entry != object.end(); ++entry)
        result.set(entry.key().toStdString(), entry.value().toInteger());
    return result;
}

QString line(const QString& owner, const QString& path, QStringList running, std::optional<Resource> usage,
             const std::optional<Resource>& max, qint64 maxApplications)
{
    const auto amounts = [](const std::optional<Resource>& amount) {
        QString result;
        for (const auto& entry : amount ? amount->entries() : std::span<const Resource::Entry>())
            result += QString::fromStdString(entry.type.name()) + '=' + QString::number(entry.value) + ' ';
        return result;
    };
    if (usage)
        usage->prune();
    if (running.isEmpty() && amounts(usage).isEmpty())
        return {};
    running.sort();
    return owner + ' ' + path + " uses " + amounts(usage) + "in " + running.join(',') + " of " + amounts(max)
        + QString::number(maxApplications);
}

/// The reduced normal form of the recorded trees: nodes without usage and running applications left out.
void addExpected(const QString& owner, const QJsonObject& node, QStringList& lines)
{
    const QString own = line(
        owner, node["queuePath"].toString(), node["runningApplications"].toVariant().toStringList(),
        resource(node["resourceUsage"]), resource(node["maxResources"]), node["maxApplications"].toInteger());
    if (!own.isEmpty())
        lines += own;
    for (const QJsonValue& child : node["children"].toArray())
        addExpected(owner, child.toObject(), lines);
}

QStringList expectedUsage(const QJsonObject& expected)
{
    QStringList lines;
    for (const QJsonValue& value : expected["users"].toArray()) {
        const QJsonObject user = value.toObject();
        const QString owner = "user " + user["userName"].toString();
        addExpected(owner, user["queues"].toObject(), lines);
        const QJsonObject groups = user["groups"].toObject();
        for (auto group = groups.begin(); group != groups.end(); ++group)
            lines += owner + " charges " + group.key() + " to " + group.value().toString();
    }
    for (const QJsonValue& value : expected["groups"].toArray()) {
        const QJsonObject group = value.toObject();
        const QString owner = "group " + group["groupName"].toString();
        addExpected(owner, group["queues"].toObject(), lines);
        for (const QJsonValue& app : group["applications"].toArray())
            lines += owner + " has " + app.toString();
    }
    lines.sort();
    return lines;
}

void addActual(const QString& owner, const std::vector<UsageNode>& nodes, QStringList& lines)
{
    for (const UsageNode& node : nodes) {
        QStringList running;
        for (const ApplicationId& app : node.runningApplications)
            running += QString::fromStdString(app.text());
        const QString own = line(owner, QString::fromStdString(node.path.text()), running, node.usage,
                                 node.maxResources, static_cast<qint64>(node.maxApplications));
        if (!own.isEmpty())
            lines += own;
    }
}

QStringList actualUsage(const ugm::Manager& manager)
{
    QStringList lines;
    for (const UserUsage& user : manager.users()) {
        const QString owner = "user " + QString::fromStdString(user.name.text());
        addActual(owner, user.nodes, lines);
        for (const auto& [app, group] : user.groups)
            lines += owner + " charges " + QString::fromStdString(app.text()) + " to "
                + QString::fromStdString(group.text());
    }
    for (const GroupUsage& group : manager.groups()) {
        const QString owner = "group " + QString::fromStdString(group.name.text());
        addActual(owner, group.nodes, lines);
        for (const ApplicationId& app : group.applications)
            lines += owner + " has " + QString::fromStdString(app.text());
    }
    lines.sort();
    return lines;
}

class Replay
{
public:
    /// What the manager answers to one recorded operation, in the words of the recording.
    QJsonValue run(const QJsonObject& operation)
    {
        const QString kind = operation["op"].toString();
        const QueuePath queue(text(operation["queue"]));
        const ApplicationId app(text(operation["app"]));
        const auto usage = resource(operation["usage"]);
        ugm::UserGroups user{UserName(text(operation["user"])), {}};
        for (const QJsonValue& group : operation["groups"].toArray())
            user.groups.emplace_back(text(group));

        if (kind == "config") {
            manager.applyLimits(test::limitsOf(text(operation["yaml"])));
            return QJsonObject{{"accepted", true}};
        }
        if (kind == "tryIncrease")
            return QJsonObject{{"allowed", manager.tryIncrease(queue, app, user, usage).value().isAllowed()}};
        if (kind == "canRun")
            return QJsonObject{{"canRun", manager.canRun(queue, app, user).isAllowed()}};
        if (kind == "headroom")
            return QJsonObject{{"headroom", json(manager.headroom(queue, app, user))}};
        const auto removal
            = operation["removeApp"].toBool() ? ugm::AppRemoval::Remove : ugm::AppRemoval::Keep;
        const Status status = kind == "increase" ? manager.increase(queue, app, user, usage)
                                                 : manager.decrease(queue, app, user.user, usage, removal);
        return status ? QJsonValue(QJsonObject())
                      : QJsonValue(QString::fromStdString(status.error().message.english()));
    }

    explicit Replay(Mode mode) : manager(mode) { }

    ugm::Manager manager;

private:
    static QJsonValue json(const std::optional<Resource>& resource)
    {
        if (!resource)
            return QJsonValue::Null;
        QJsonObject result;
        for (const auto& [type, value] : resource->entries())
            result[QString::fromStdString(type.name())] = static_cast<qint64>(value);
        return result;
    }
};
} // namespace

/// Replays the scheduler's recorded tracker traces.
class TestTraces : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void answersAsTheScheduler_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("isClean");
        const QDir folder(QUOTADECK_VECTORS "/traces");
        const auto names = folder.entryList({"*.jsonl"}, QDir::Files, QDir::Name);
        QVERIFY(names.size() >= 40);
        for (const QString& name : names) {
            QTest::newRow(qPrintable(name)) << folder.filePath(name) << false;
            QTest::newRow(qPrintable(name + ", clean updates")) << folder.filePath(name) << true;
        }
    }

    void answersAsTheScheduler() // UGM-10 to UGM-54, ENF-10 to ENF-15
    {
        QFETCH(QString, path);
        QFETCH(bool, isClean);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        Replay replay(isClean ? Mode::Seed : Mode::Current);
        int number = 0;
        while (!file.atEnd()) {
            const QJsonObject operation = QJsonDocument::fromJson(file.readLine()).object();
            const QByteArray where = "line " + QByteArray::number(++number);
            if (operation["op"] == QJsonValue("usage")) {
                QVERIFY2(actualUsage(replay.manager) == expectedUsage(operation["expect"].toObject()),
                         where + "\nactual:\n" + actualUsage(replay.manager).join('\n').toUtf8()
                             + "\nexpected:\n"
                             + expectedUsage(operation["expect"].toObject()).join('\n').toUtf8());
            } else {
                QVERIFY2(replay.run(operation) == operation["expect"], where);
            }
        }
        QVERIFY(number > 0);
    }
};

QUOTADECK_TEST(TestTraces, NoApplication)
} // namespace tst_traces

#include "tst_traces.moc"
