// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/tenanttemplate.h"
#include "core/config/rules/validator.h"
#include "core/config/yaml/textedit.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QTest>

#include <rapidcheck.h>

namespace tst_tenanttemplate {
using namespace quotadeck;
using namespace quotadeck::config;

namespace {
const std::string kTemplate = R"(template: Tenant
parameters:
  name:
  owner: {default: nobody}
  size:
    default: small
    classes:
      small: {cpu: 4, apps: 10}
      large: {cpu: 64, apps: 500}
queue:
  # of ${owner}
  name: ${name}
  adminacl: "${owner} "
  maxapplications: "${size.apps}"
  resources:
    max: {vcore: "${size.cpu}"}
)";

const std::string kConfig = R"(partitions:
  - name: default
    queues:
      - name: root   # top
        queues:
          - name: tenants
            queues:
              - name: old  # first
          - name: other
)";

QString outcome(const Result<TemplateQueue>& queue)
{
    return QString::fromStdString(queue ? queue->text
                                        : queue.error().where + ": " + queue.error().message.english());
}

TenantTemplate read(const std::string& text)
{
    return TenantTemplate::read(text, "t.yaml").value();
}

QString problemOf(const std::string& text)
{
    const auto tenant = TenantTemplate::read(text, "t.yaml");
    return tenant ? QString()
                  : QString::fromStdString(tenant.error().where + ": " + tenant.error().message.english());
}

QString added(const std::string& config, const char* parent, const TemplateValues& values)
{
    const Document document(config);
    const auto edits = templateEdits(document, "q.yaml", 0, QueuePath(parent),
                                     read(kTemplate).instantiate(values).value());
    return QString::fromStdString(edits ? applied(config, *edits)
                                        : edits.error().where + ": " + edits.error().message.english());
}
} // namespace

class TestTenantTemplate : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void placeholdersBecomeValues()
    {
        QCOMPARE(
            outcome(read(kTemplate).instantiate({{"name", "acme"}, {"size", "large"}})),
            QStringLiteral("- name: acme\n  adminacl: \"nobody \"\n  maxapplications: 500\n  resources:\n"
                           "    max: {vcore: 64}\n"));
    }

    void aTenantIsAddedWithItsCommentsAndNothingElseChanges()
    {
        QString wanted = QString::fromStdString(kConfig);
        wanted.replace(QStringLiteral("- name: old  # first\n"),
                       QStringLiteral("- name: old  # first\n"
                                      "              - name: acme\n"
                                      "                adminacl: \"sue \"\n"
                                      "                maxapplications: 10\n"
                                      "                resources:\n"
                                      "                  max: {vcore: 4}\n"));
        QCOMPARE(added(kConfig, "root.tenants", {{"name", "acme"}, {"owner", "sue"}}), wanted);
    }

    void aParentWithoutQueuesGetsThem()
    {
        const QString text = added(kConfig, "root.other", {{"name", "acme"}});
        QVERIFY2(text.contains(QStringLiteral("- name: other\n            queues:\n")), qPrintable(text));
        QVERIFY(validate(text.toStdString()).accepted);
    }

    void aQueueThatExistsIsFoundWithItsPlace() // QUE-1: names ignore case
    {
        QCOMPARE(added(kConfig, "root.tenants", {{"name", "OLD"}}),
                 QStringLiteral("q.yaml:8:23: root.tenants has a queue OLD already"));
        QCOMPARE(added(kConfig, "root.no", {{"name", "a"}}),
                 QStringLiteral("q.yaml: there is no queue root.no to add the tenant to"));
    }

    void wrongValuesAreRefusedWithThePlaceOfTheParameter()
    {
        const auto tenant = read(kTemplate);
        QCOMPARE(outcome(tenant.instantiate({})),
                 QStringLiteral("t.yaml:3:3: the parameter name has no default: give it a value"));
        QCOMPARE(outcome(tenant.instantiate({{"name", ""}})),
                 QStringLiteral("t.yaml:3:3: name needs a value"));
        QCOMPARE(outcome(tenant.instantiate({{"name", "a\nb"}})),
                 QStringLiteral("t.yaml:3:3: the value of name is not one line of text"));
        QCOMPARE(outcome(tenant.instantiate({{"name", "a"}, {"size", "huge"}})),
                 QStringLiteral("t.yaml:5:3: \"huge\" is no value of size: use small, large"));
        QCOMPARE(
            outcome(tenant.instantiate({{"name", "a"}, {"colour", "red"}})),
            QStringLiteral("t.yaml:3:3: the template has no parameter colour: it has name, owner, size"));
    }

    void wrongTemplatesAreRefusedWithThePlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* text, const char* problem) {
            QTest::addRow("%s", problem) << QByteArray(text) << QString(problem);
        };
        row("", "t.yaml:1:1: a template is a map");
        row("a: [", "t.yaml:1:5: ");
        row("queue: {name: a}\nqueues: 1\n", "t.yaml:2:1: unknown key \"queues\"");
        row("template: x\n", "t.yaml:1:1: the key \"queue\"");
        row("parameters: [a]\nqueue: {name: a}\n", "t.yaml:1:13: \"parameters\" is a map");
        row("parameters: {a b: }\nqueue: {name: a}\n", "t.yaml:1:14: \"a b\" is no name");
        row("parameters: {a: {colour: 1}}\nqueue: {name: a}\n", "t.yaml:1:18: unknown key \"colour\"");
        row("parameters: {a: {values: 1}}\nqueue: {name: a}\n", "t.yaml:1:26: \"values\" is a text");
        row("parameters: {a: {values: [x], default: y}}\nqueue: {name: a}\n",
            "t.yaml:1:40: \"y\" is no value of a");
        row("parameters: {a: {classes: {s: {c: 1}, l: {d: 1}}}}\nqueue: {name: a}\n",
            "t.yaml:1:39: the size class l has other values than s");
        row("parameters: {a: {values: [s], classes: {s: {c: 1}}}}\nqueue: {name: a}\n",
            "t.yaml:1:14: the parameter a has");
        row("queue:\n  name: ${name}\n", "t.yaml:2:9: ${name} is no parameter of the template");
        row("parameters: {a: }\nqueue:\n  name: x # ${b}\n", "t.yaml:3:13: ${b} is no parameter");
        row("queue:\n  name: \"${name\"\n", "t.yaml:2:9: a placeholder is never closed");
    }

    void wrongTemplatesAreRefusedWithThePlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, problem);
        const QString found = problemOf(text.toStdString());
        QVERIFY2(found.startsWith(problem), qPrintable(found));
    }

    void whatIsNoQueueIsFoundInTheTemplate()
    {
        const auto tenant
            = read("parameters:\n  name:\nqueue:\n  name: ${name}\n  # x\n  resurces: {max: {vcore: 1}}\n");
        const QString problem = outcome(tenant.instantiate({{"name", "a-long-name"}}));
        QVERIFY2(problem.startsWith(QStringLiteral("t.yaml:6:3: ")), qPrintable(problem));
        const auto wide = read("parameters:\n  n:\nqueue:\n  ${n}: ${n}\n");
        QVERIFY2(outcome(wide.instantiate({{"n", "nonsense"}})).startsWith(QStringLiteral("t.yaml:4:3: ")),
                 qPrintable(outcome(wide.instantiate({{"n", "nonsense"}}))));
    }

    void commentsAndEscapesAreKept()
    {
        const auto tenant = read(
            "parameters:\n  o:\nqueue:\n  name: a   # of ${o}\n  # for ${o}\n  properties: {x: \"$${o}\"}\n");
        QCOMPARE(outcome(tenant.instantiate({{"o", "sue"}})),
                 QStringLiteral("- name: a   # of sue\n  # for sue\n  properties: {x: \"${o}\"}\n"));
    }

    void noValueBreaksOutOfItsPlace()
    {
        QVERIFY(rc::check("a value is one text in the queue, whatever it has", [] {
            const auto words = *rc::gen::nonEmpty(rc::gen::container<std::vector<std::string>>(
                rc::gen::element<std::string>("a", ": ", "#", " #", "'", "\"", "{", "}", "[", "]", ",", "&",
                                              "*", "!", "|", ">", "- ", "?", "~", "null", "1", "é", "\\", "%",
                                              "@", "`", " ")));
            std::string value;
            for (const std::string& word : words)
                value += word;
            const auto tenant
                = read("parameters:\n  v:\nqueue:\n  name: a\n  adminacl: ${v}\n  submitacl: 'x ${v}'\n"
                       "  properties: {k: \"${v} y\"}\n");
            const auto queue = tenant.instantiate({{"v", value}});
            RC_ASSERT(queue.has_value());
            RC_ASSERT(queue->queue.adminAcl.value == value);
            RC_ASSERT(queue->queue.submitAcl.value == "x " + value);
            RC_ASSERT(queue->queue.properties.value.at(0).value == value + " y");
            RC_ASSERT(queue->queue.queues.value.empty());
        }));
    }

    void theSampleIsAccepted()
    {
        QFile file(QStringLiteral(QUOTADECK_RESOURCES "/samples/tenant-template.yaml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto tenant = TenantTemplate::read(file.readAll().toStdString(), "sample");
        QVERIFY2(tenant, tenant ? "" : (tenant.error().where + tenant.error().message.english()).c_str());
        for (const std::string& size : tenant->parameters().at(3).allowed) {
            const auto queue = tenant->instantiate({{"name", "acme"}, {"owner", "sue"}, {"size", size}});
            QVERIFY2(queue, qPrintable(outcome(queue)));
            const Document document(kConfig);
            const auto edits = templateEdits(document, "q", 0, QueuePath("root.tenants"), *queue);
            QVERIFY2(edits, edits ? "" : edits.error().message.english().c_str());
            const std::string text = applied(kConfig, *edits);
            QVERIFY2(validate(text).accepted, text.c_str());
            QVERIFY2(text.find("# one person cannot take everything") != std::string::npos, text.c_str());
        }
    }
};

QUOTADECK_TEST(TestTenantTemplate, QCoreApplication)
} // namespace tst_tenanttemplate

#include "tst_tenanttemplate.moc"
