// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placement/ruleset.h"
#include "tests/core/placement/placed.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_ruleset {
using namespace quotadeck;
using namespace quotadeck::placement;

namespace {
constexpr const char* kQueues = "submitacl: '*', queues: [{name: leaf}, {name: par, parent: true}]";
constexpr const char* kWithDefault
    = "submitacl: '*', queues: [{name: leaf}, {name: par, parent: true}, {name: default}]";
constexpr const char* kParentTag
    = "{name: tag, value: namespace, create: true, parent: {name: tag, value: namespace.parentqueue}}";
const std::pair<const std::string, std::string> kForced{"application.create.force", "true"};

Submission tagged(std::map<std::string, std::string> tags, const char* queue = "")
{
    Submission application = asking(queue);
    application.tags = std::move(tags);
    return application;
}

Submission forced(const char* queue, const char* user = "bob")
{
    Submission application = asking(queue, user);
    application.tags.insert(kForced);
    return application;
}
} // namespace

class TestRuleSet : public QObject
{
    Q_OBJECT

    static void addColumns()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("queues");
        QTest::addColumn<Submission>("application");
        QTest::addColumn<QString>("result");
    }

    static void addRow(const char* name, const char* rules, const char* queues, const Submission& application,
                       const char* result)
    {
        QTest::newRow(name) << rules << queues << application << result;
    }

    static void checkRow(Mode mode)
    {
        QFETCH(QString, rules);
        QFETCH(QString, queues);
        QFETCH(Submission, application);
        QFETCH(QString, result);

        const auto partition = partitionOf(rules.toStdString(), queues.toStdString());

        QCOMPARE(QString::fromStdString(landing(partition, application, mode)), result);
    }

private Q_SLOTS:
    void edgeCasesOfTheScheduler_data()
    {
        addColumns();
        const char* provided = "{name: provided, create: true}, {name: fixed, value: leaf}";
        const char* user = "{name: user, create: true}";
        const char* leafForBob = "queues: [{name: leaf, submitacl: bob}]";
        const char* underPar = "{name: user, create: true, parent: {name: fixed, value: root.par}}";

        addRow("PLC-1: none, full path", "", kQueues, asking("root.leaf"), "root.leaf");
        addRow("PLC-1: none, name", "", kQueues, asking("leaf"), "root.leaf");
        addRow("PLC-19: none, other case", "", kQueues, asking("root.LEAF"), "root.leaf");
        addRow("PLC-16: none, Root.", "", kQueues, asking("Root.leaf"), "rejected");
        addRow("PLC-41: default, no queue", "", kWithDefault, asking(""), "root.default");
        addRow("PLC-41: default, unknown queue", "", kWithDefault, asking("root.zz"), "root.default");
        addRow("PLC-44: none, a parent", "", kQueues, asking("root.par"), "rejected");
        addRow("PLC-14: provided, dots", "{name: provided, create: true}", kQueues, asking("a.b"),
               "root.a_dot_b");
        addRow("PLC-15: an error stops the chain", provided, kQueues, asking("root.a b"), "rejected");
        addRow("PLC-46: below a leaf", provided, kQueues, asking("root.leaf.x"), "rejected");
        addRow("PLC-14: user, dots", user, kQueues, asking("", "bob.x"), "root.bob_dot_x");
        addRow("PLC-15: user with $", "{name: user, create: true}, {name: fixed, value: leaf}", kQueues,
               asking("", "svc$"), "rejected");
        addRow("PLC-43: no access to create", "{name: user, create: true}, {name: fixed, value: leaf}",
               leafForBob, asking(""), "root.leaf");
        addRow("PLC-43: admin of the parent", underPar,
               "queues: [{name: par, parent: true, adminacl: ' dev'}]", asking("", "eve", {GroupName("dev")}),
               "root.par.eve");
        addRow("PLC-17: parent is a leaf", "{name: user, create: true, parent: {name: provided}}", kQueues,
               asking("root.leaf"), "rejected");
        addRow("NSQ-16: parent tag", kParentTag, kQueues,
               tagged({{"namespace", "fin"}, {"namespace.parentqueue", "par"}}), "root.par.fin");
        addRow("NSQ-16: parent tag, full path", kParentTag, kQueues,
               tagged({{"namespace", "fin"}, {"namespace.parentqueue", "root.par"}}), "root.par.fin");
        addRow("NSQ-17: no parent tag", kParentTag, kQueues, tagged({{"namespace", "fin"}}), "rejected");
        addRow("PLC-17: parent tag root", kParentTag, kQueues,
               tagged({{"namespace", "fin"}, {"namespace.parentqueue", "root"}}), "rejected");
        addRow("PLC-10: DENY is allow", "{name: user, create: true, filter: {type: DENY, users: [bob]}}",
               kQueues, asking(""), "root.bob");
        addRow("PLC-10: deny", "{name: user, create: true, filter: {type: deny, users: [bob]}}", kQueues,
               asking(""), "rejected");
        addRow("PLC-10: deny everybody", "{name: user, create: true, filter: {type: deny}}", kQueues,
               asking(""), "rejected");
        addRow("PLC-11: one expression", "{name: user, create: true, filter: {users: ['o.*']}}", kQueues,
               asking(""), "root.bob");
        addRow("PLC-11: no expression among two", "{name: user, create: true, filter: {users: ['b.*', zed]}}",
               kQueues, asking(""), "rejected");
        addRow("PLC-12: a group matches", "{name: user, create: true, filter: {groups: ['^dev']}}", kQueues,
               asking("", "bob", {GroupName("x"), GroupName("devs")}), "root.bob");
        addRow("VAL-92: unknown rule", "{name: bogus}, {name: fixed, value: leaf}", kQueues,
               forced("root.leaf"), "rejected");
        addRow("PLC-24: forced", "{name: provided}", leafForBob, forced("root.leaf", "eve"),
               "root.@recovery@");
    }
    void edgeCasesOfTheScheduler() { checkRow(Mode::Current); }

    void rulesInDetail_data()
    {
        addColumns();
        const char* providedBelowRoot
            = "{name: provided, create: true, parent: {name: fixed, value: root, create: true}}";
        addRow("PLC-1: the first usable queue", "{name: fixed, value: par}, {name: fixed, value: leaf}",
               "submitacl: '*', queues: [{name: leaf}, {name: par}]", asking(""), "root.par");
        addRow("PLC-2: any capitalisation", "{name: PROVided}", kQueues, asking("leaf"), "root.leaf");
        addRow("PLC-2: the test rule as a parent", "{name: user, create: true, parent: {name: Test}}",
               kQueues, asking("a.b"), "root.a_dot_b.bob");
        addRow("PLC-2: the test rule without a queue", "{name: user, create: true, parent: {name: test}}",
               kQueues, asking(""), "root.test.bob");
        addRow("VAL-96: the test rule alone", "{name: test}", kQueues, asking(""), "rejected");
        addRow("PLC-14: fixed keeps dots", "{name: fixed, value: a.b, create: true}", kQueues, asking(""),
               "root.a.b");
        addRow("PLC-15: 64 characters", "{name: user, create: true}", kQueues,
               asking("", std::string(64, 'u').c_str()), ("root." + std::string(64, 'u')).c_str());
        addRow("PLC-15: 65 characters", "{name: user, create: true}, {name: fixed, value: leaf}", kQueues,
               asking("", std::string(65, 'u').c_str()), "rejected");
        addRow("PLC-15: too long with the dot spelled out", "{name: user, create: true}", kQueues,
               asking("", ("a." + std::string(60, 'u')).c_str()), "rejected");
        addRow("PLC-15: not even recovery", "{name: provided, create: true}", kQueues, forced("a b"),
               "rejected");
        addRow("PLC-15: the name before the parent rule",
               "{name: user, create: true, parent: {name: tag, value: none}}, {name: fixed, value: leaf}",
               kQueues, asking("", "svc$"), "rejected");
        addRow("PLC-16: root alone", "{name: provided, create: true}", kQueues, asking("root"), "root.root");
        addRow("PLC-16: Root. is no path", "{name: provided, create: true}", kQueues, asking("Root.x"),
               "root.root_dot_x");
        addRow("PLC-16: empty part", "{name: provided, create: true}", kQueues, asking("root..x"),
               "rejected");
        addRow("PLC-16: empty last part", "{name: provided, create: true}", kQueues, asking("root.x."),
               "rejected");
        addRow("PLC-16: every part is checked", "{name: provided, create: true}", kQueues,
               asking("root.a.b!.c"), "rejected");
        addRow("PLC-17: parent fixed root", providedBelowRoot, kQueues, asking("x"), "root.root.x");
        addRow("PLC-17: a full path skips the parent", providedBelowRoot, kQueues, asking("root.x"),
               "root.x");
        addRow("PLC-17: an error of the parent",
               "{name: user, create: true, parent: {name: tag, value: t, create: true}}, {name: fixed, "
               "value: leaf}",
               kQueues, tagged({{"t", "a b"}}), "rejected");
        addRow("PLC-17: a leaf as parent is an error",
               "{name: user, parent: {name: provided}}, {name: fixed, value: leaf}", kQueues,
               asking("root.leaf"), "rejected");
        addRow("PLC-17: no parent, next rule",
               "{name: user, create: true, parent: {name: tag, value: t}}, {name: fixed, value: leaf}",
               kQueues, asking(""), "root.leaf");
        addRow("PLC-17: a parent that is to be created",
               "{name: user, create: true, parent: {name: tag, value: t, create: true}}", kQueues,
               tagged({{"t", "New"}}), "root.new.bob");
        addRow("PLC-18: parent may not be created",
               "{name: user, create: true, parent: {name: tag, value: t}}, {name: fixed, value: leaf}",
               kQueues, tagged({{"t", "new"}}), "root.leaf");
        addRow("PLC-18: child may not be created",
               "{name: user, parent: {name: tag, value: t, create: true}}, {name: fixed, value: leaf}",
               kQueues, tagged({{"t", "new"}}), "root.leaf");
        addRow("PLC-19: new queues are lower case", "{name: provided, create: true}", kQueues,
               asking("root.PAR.New"), "root.par.new");
        addRow("PLC-22: value in lower case", "{name: fixed, value: LEAF, create: true}", kQueues, asking(""),
               "root.leaf");
        addRow("PLC-22: filter", "{name: fixed, value: leaf, filter: {users: [amy]}}", kQueues, asking(""),
               "rejected");
        addRow("PLC-22: below a parent",
               "{name: fixed, value: a.b, create: true, parent: {name: user, create: true}}", kQueues,
               asking(""), "root.bob.a.b");
        addRow("PLC-23: tag in any case", "{name: tag, value: NameSpace, create: true}", kQueues,
               tagged({{"NAMESPACE", "dev.x"}}), "root.dev_dot_x");
        addRow("PLC-23: empty tag", "{name: tag, value: t, create: true}", kQueues, tagged({{"t", ""}}),
               "rejected");
        addRow("PLC-23: qualified tag", "{name: tag, value: t, create: true}", kQueues,
               tagged({{"t", "root.par.x"}}), "root.par.x");
        addRow("PLC-23: tag filter", "{name: tag, value: t, create: true, filter: {users: [amy]}}", kQueues,
               tagged({{"t", "x"}}), "rejected");
        addRow("PLC-40: nothing provided, next rule", "{name: provided}, {name: fixed, value: leaf}", kQueues,
               asking(""), "root.leaf");
        addRow("PLC-41: not for the forced", "", kWithDefault, forced("root.zz"), "root.@recovery@");
        addRow("PLC-41: default is checked", "", "queues: [{name: default, submitacl: amy}]", asking(""),
               "rejected");
        addRow("PLC-41: default is a parent", "", "submitacl: '*', queues: [{name: default, parent: true}]",
               asking(""), "rejected");
        addRow("PLC-43: nearest ancestor decides", "{name: provided, create: true}",
               "queues: [{name: par, parent: true, submitacl: bob}]", asking("root.par.a.b"), "root.par.a.b");
        addRow("PLC-43: denied, next rule", "{name: provided, create: true}, {name: fixed, value: leaf}",
               "queues: [{name: par, parent: true}, {name: leaf, submitacl: bob}]", asking("root.par.a"),
               "root.leaf");
        addRow("PLC-43: denied below a leaf, next rule",
               "{name: provided, create: true}, {name: fixed, value: leaf}",
               "queues: [{name: x, submitacl: amy}, {name: leaf, submitacl: bob}]", asking("root.x.y"),
               "root.leaf");
        addRow("PLC-44: no leaf, next rule", "{name: provided}, {name: fixed, value: leaf}", kQueues,
               asking("root.par"), "root.leaf");
        addRow("PLC-46: the name of the recovery queue", "{name: provided, create: true}", kQueues,
               asking("root.par.@recovery@"), "rejected");
        addRow("PLC-61: asking for the recovery queue", "{name: provided, create: true}", kQueues,
               asking("root.@recovery@"), "rejected");
        addRow("PLC-61: in other letters", "{name: provided, create: true}", kQueues,
               asking("root.@Recovery@"), "rejected");
        addRow("PLC-42: forced and asking for it", "{name: provided, create: true}", kQueues,
               forced("root.@recovery@"), "root.@recovery@");
        addRow("PLC-62: a configured recovery queue", "", "submitacl: '*', queues: [{name: '@recovery@'}]",
               asking("root.@recovery@"), "rejected");
        addRow("PLC-62: a configured one for the forced", "",
               "submitacl: '*', queues: [{name: '@recovery@'}]", forced(""), "root.@recovery@");
        addRow("VAL-71: FIXED root", "{name: FIXED, value: root}, {name: fixed, value: leaf}", kQueues,
               asking(""), "root.leaf");
        addRow("VAL-96: rooted", "{name: fixed, value: rooted, create: true}, {name: fixed, value: leaf}",
               kQueues, asking(""), "rejected");
        addRow("VAL-96: rooted as a parent",
               "{name: user, create: true, parent: {name: FIXED, value: rooted, create: true}}", kQueues,
               asking(""), "root.rooted.bob");
        addRow("CON-17: not in the scheduler",
               "{name: primarygroupname, create: true}, {name: fixed, value: leaf}", kQueues, asking(""),
               "rejected");
    }
    void rulesInDetail() { checkRow(Mode::Current); }

    void whatRulesCouldCreate_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("isCreatable");
        const auto add = [](const char* name, const char* rules, const char* path, bool isCreatable) {
            QTest::newRow(name) << rules << path << isCreatable;
        };
        const char* const kUser = "{name: user, create: true, parent: {name: fixed, value: root.par}}";
        const char* const kNamespace = "{name: tag, value: namespace, create: true}";
        add("PLC-1: no rules", "", "root.x", false);
        add("PLC-18: create is false", "{name: provided}", "root.x", false);
        add("provided", "{name: provided, create: true}", "root.par.x.y", true);
        add("PLC-46: not below a leaf", "{name: provided, create: true}", "root.leaf.x", false);
        add("PLC-15: not under an illegal name", "{name: provided, create: true}", "root.a b", false);
        add("not beside the root", "{name: provided, create: true}", "toor.x", false);
        add("user", kUser, "root.par.sue", true);
        add("user in capitals", kUser, "Root.Par.Sue", true);
        add("user elsewhere", kUser, "root.sue", false);
        add("user, a level too deep", kUser, "root.par.sue.x", false);
        add("namespace", kNamespace, "root.team", true);
        add("a namespace has no dots", kNamespace, "root.team.x", false);
        add("another tag may be a path", "{name: tag, value: queue, create: true}", "root.team.x", true);
        add("fixed", "{name: fixed, value: root.par.new.one, create: true}", "root.par.new.one", true);
        add("fixed below a rule",
            "{name: fixed, value: batch, create: true, parent: {name: user, create: true}}", "root.sue.batch",
            true);
        add("PLC-17: the parent may not be created",
            "{name: fixed, value: batch, create: true, parent: {name: user}}", "root.sue.batch", false);
        add("PLC-17: a plain root counts as a name",
            "{name: user, create: true, parent: {name: fixed, value: root}}", "root.sue", false);
    }

    void whatRulesCouldCreate()
    {
        QFETCH(QString, rules);
        QFETCH(QString, path);
        QFETCH(bool, isCreatable);
        const auto partition = partitionOf(rules.toStdString(), kQueues);
        QCOMPARE(partition.name.value, std::string("default"));
        const auto placer = ConfigPlacement::fromConfig(partition);
        QVERIFY(placer && placer->rules());

        QCOMPARE(placement::isCreatable(*placer->rules(), placer->queues(), QueuePath(path.toStdString())),
                 isCreatable);
    }

    void rulesOfTheSeed_data()
    {
        addColumns();
        const std::vector<GroupName> groups{GroupName("user1"), GroupName("companyA"), GroupName("x.y")};
        const Submission application = asking("", "user1", groups);
        addRow("CON-17: fixed parent",
               "{name: username, create: true, parent: {name: fixed, value: root.fixedparent, create: true}}",
               kQueues, application, "root.fixedparent.user1");
        addRow("CON-17: group parent",
               "{name: username, create: true, filter: {type: allow, groups: ['company.*']}, parent: {name: "
               "secondarygroupname, create: true}}",
               kQueues, application, "root.companyA.user1");
        addRow("CON-17: other users", "{name: username, create: true, filter: {users: [user2, user3]}}",
               kQueues, application, "rejected");
        addRow("PLC-25: primary group", "{name: PrimaryGroupName, create: true}", kQueues, application,
               "root.user1");
        addRow("PLC-25: no group", "{name: primarygroupname, create: true}", kQueues, asking(""), "rejected");
        addRow("PLC-25: filter", "{name: primarygroupname, create: true, filter: {users: [amy, bob]}}",
               kQueues, application, "rejected");
        addRow("PLC-26: first secondary group", "{name: secondarygroupname, create: true}", kQueues,
               application, "root.companyA");
        addRow("PLC-26: that the filter names",
               "{name: secondarygroupname, create: true, filter: {groups: [x.y, user1]}}", kQueues,
               application, "root.x_dot_y");
        addRow("PLC-26: never the primary",
               "{name: secondarygroupname, create: true, filter: {groups: [user1]}}", kQueues, application,
               "rejected");
        addRow("PLC-26: that the filter does not deny",
               "{name: secondarygroupname, create: true, filter: {type: deny, groups: ['^company']}}",
               kQueues, application, "root.x_dot_y");
        addRow("PLC-26: a single group", "{name: secondarygroupname, create: true}", kQueues,
               asking("", "bob", {GroupName("dev")}), "rejected");
        addRow("PLC-27: application type", "{name: applicationtype, create: true}", kQueues,
               tagged({{"Application.Type", "spark"}}), "root.spark");
        addRow("PLC-27: type in another tag", "{name: applicationtype, value: kind, create: true}", kQueues,
               tagged({{"kind", "spark"}}), "root.spark");
        addRow("PLC-27: no type", "{name: applicationtype, create: true}", kQueues, asking(""), "rejected");
        addRow("CON-18: DENY denies", "{name: user, create: true, filter: {type: DENY, users: [bob]}}",
               kQueues, asking(""), "rejected");
        addRow("CON-19: no root.default", "", kWithDefault, asking("root.zz"), "rejected");
        addRow("CON-38: a dot in a user name", "{name: user, create: true}", kQueues, asking("", "bob.X"),
               "root.bob_dot_X");
        addRow("PLC-17: parent fixed root is root",
               "{name: user, create: true, parent: {name: fixed, value: root, create: true}}", kQueues,
               asking(""), "root.bob");
    }
    void rulesOfTheSeed() { checkRow(Mode::Seed); }
};

QUOTADECK_TEST(TestRuleSet, NoApplication)
} // namespace tst_ruleset

#include "tst_ruleset.moc"
