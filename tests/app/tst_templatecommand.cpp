// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <fmt/format.h>
#include <sstream>

namespace tst_templatecommand {
using namespace quotadeck;

namespace {
const std::string kTemplate = QUOTADECK_RESOURCES "/samples/tenant-template.yaml";
const std::string kConfig = R"(partitions:
  - name: default
    queues:
      - name: root
        queues:
          - name: tenants   # all of them
            queues:
              - name: old
)";

struct Outcome
{
    int exitCode = -1;
    std::string out;
    std::string err;
};
} // namespace

/// quotadeck template and quotadeck bundle.
class TestTemplateCommand : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_config = write("queues.yaml", kConfig); }

    void theTenantIsPrintedWithTheConfiguration()
    {
        const Outcome outcome = make({"name=acme", "owner=sue"}, m_config);
        QCOMPARE(outcome.exitCode, static_cast<int>(cli::ExitDone));
        QVERIFY2(outcome.out.starts_with(kConfig), outcome.out.c_str());
        QVERIFY(outcome.out.find("- name: acme   # tenant of sue, size small") != std::string::npos);
        QCOMPARE(outcome.err, std::string());
    }

    void theTenantIsWrittenToAFile()
    {
        const std::string file = m_dir.filePath(QStringLiteral("out.yaml")).toStdString();
        const Outcome outcome = make({"name=acme", "owner=sue"}, m_config, file);
        QCOMPARE(outcome.exitCode, static_cast<int>(cli::ExitDone));
        QCOMPARE(outcome.out, std::string());
        QVERIFY(read(file).contains("- name: acme"));
    }

    void withoutAConfigurationTheQueuesArePrintedAlone()
    {
        const Outcome outcome = make({"name=acme", "owner=sue", "size=large"}, {});
        QVERIFY2(outcome.out.starts_with("- name: acme   # tenant of sue, size large\n"),
                 outcome.out.c_str());
    }

    void parametersAreListed()
    {
        cli::TemplateOptions options;
        options.file = kTemplate;
        options.lists = true;
        const Outcome outcome = run([&](cli::Streams streams) { return cli::runTemplate(options, streams); });
        QVERIFY(outcome.out.find("small, medium, large") != std::string::npos);
        QVERIFY(outcome.out.find("(required)") != std::string::npos);
    }

    void wrongParametersAreUsageErrorsWithTheirPlace_data()
    {
        QTest::addColumn<QStringList>("values");
        QTest::addColumn<QString>("problem");
        QTest::newRow("missing") << QStringList{"name=a"}
                                 << "tenant-template.yaml:8:3: the parameter owner has no default";
        QTest::newRow("unknown") << QStringList{"name=a", "owner=b", "color=c"}
                                 << "tenant-template.yaml:6:3: the template has no parameter color";
        QTest::newRow("value")
            << QStringList{"name=a", "owner=b", "size=huge"}
            << "tenant-template.yaml:13:3: \"huge\" is no value of size: use small, medium, large";
        QTest::newRow("form") << QStringList{"name"} << "--set: \"name\" is no setting: write NAME=VALUE";
        QTest::newRow("twice") << QStringList{"name=a", "name=b"} << "--set: name is given twice";
    }

    void wrongParametersAreUsageErrorsWithTheirPlace()
    {
        QFETCH(QStringList, values);
        QFETCH(QString, problem);
        std::vector<std::string> given;
        for (const QString& value : values)
            given.push_back(value.toStdString());
        const Outcome outcome = make(given, m_config);
        QCOMPARE(outcome.exitCode, static_cast<int>(cli::ExitUsage));
        QVERIFY2(QString::fromStdString(outcome.err).contains(problem), outcome.err.c_str());
    }

    void aQueueThatExistsIsAUsageErrorWithItsPlace()
    {
        const Outcome outcome = make({"name=old", "owner=sue"}, m_config);
        QCOMPARE(outcome.exitCode, static_cast<int>(cli::ExitUsage));
        QVERIFY2(outcome.err.find(m_config + ":8:23: root.tenants has a queue old already")
                     != std::string::npos,
                 outcome.err.c_str());
    }

    void whatTheSchedulerWouldRejectIsNotWritten() // VAL-44
    {
        const std::string file = m_dir.filePath(QStringLiteral("rejected.yaml")).toStdString();
        const Outcome outcome = make({"name=a b", "owner=sue"}, m_config, file);
        QCOMPARE(outcome.exitCode, static_cast<int>(cli::ExitFindings));
        QVERIFY(!QFile::exists(QString::fromStdString(file)));
        QVERIFY2(outcome.err.find("error") != std::string::npos, outcome.err.c_str());
    }

    void aLeafThatBecomesAParentIsWarnedOf() // QUE-45
    {
        cli::TemplateOptions options;
        options.file = kTemplate;
        options.values = {"name=acme", "owner=sue"};
        options.configFile = m_config;
        options.parent = "root.tenants.old";
        const Outcome outcome = run([&](cli::Streams streams) { return cli::runTemplate(options, streams); });
        QCOMPARE(outcome.exitCode, static_cast<int>(cli::ExitDone));
        QVERIFY2(outcome.err.find("warning: root.tenants.old is a leaf and becomes a parent: applications "
                                  "that run in it are no longer scheduled")
                     != std::string::npos,
                 outcome.err.c_str());
    }

    void aTemplateThatCannotBeReadIsAnInputError()
    {
        cli::TemplateOptions options;
        options.file = write("bad.yaml", "queue:\n  name: ${x}\n");
        const Outcome outcome = run([&](cli::Streams streams) { return cli::runTemplate(options, streams); });
        QCOMPARE(outcome.exitCode, static_cast<int>(cli::ExitInput));
        QVERIFY2(outcome.err.find("bad.yaml:2:9: ${x} is no parameter") != std::string::npos,
                 outcome.err.c_str());
    }

    void aBundleIsWrittenAsHtmlAndJson()
    {
        std::string edited = kConfig;
        edited.replace(edited.find("name: old"), 9, "name: new");
        cli::BundleOptions options;
        options.baseFile = m_config;
        options.candidateFile = write("new.yaml", edited);
        options.outFile = m_dir.filePath(QStringLiteral("review.html")).toStdString();
        const Outcome outcome
            = run([&](cli::Streams streams) { return cli::runBundle(options, {}, streams); });
        QCOMPARE(outcome.err, std::string());
        QCOMPARE(outcome.exitCode, static_cast<int>(cli::ExitDone));
        QVERIFY(read(options.outFile).startsWith("<!DOCTYPE html>"));
        const auto json
            = QJsonDocument::fromJson(read(m_dir.filePath(QStringLiteral("review.json")).toStdString()));
        QCOMPARE(json[QStringLiteral("candidate")][QStringLiteral("text")].toString().toStdString(), edited);

        options.outFile
            = m_dir.filePath(QStringLiteral("review.json")).toStdString(); // both would be one file
        QCOMPARE(run([&](cli::Streams streams) { return cli::runBundle(options, {}, streams); }).exitCode,
                 static_cast<int>(cli::ExitUsage));
    }

    void aBundleSaysWhatTheEditDoesToAssertions()
    {
        std::string edited = kConfig;
        edited.replace(edited.find("name: old"), 9, "name: new");
        cli::BundleOptions options;
        options.baseFile = m_config;
        options.candidateFile = write("new.yaml", edited);
        options.outFile = m_dir.filePath(QStringLiteral("asserted.html")).toStdString();
        const auto facts = [](const char* queue, const char* type) {
            return fmt::format(
                "apiVersion: quotadeck/v1\nassertions:\n  - {{name: a queue, given: {{user: ann, "
                "queue: {}}}, when: {{cluster: empty}}, expect: {{{}: unlimited}}}}\n",
                queue, type);
        };
        options.assertionFile = write("facts.yaml", facts("root.tenants.old", "vcore"));
        const auto bundle
            = [&] { return run([&](cli::Streams streams) { return cli::runBundle(options, {}, streams); }); };

        const Outcome broken = bundle();
        QCOMPARE(broken.err, std::string());
        QCOMPARE(broken.exitCode, static_cast<int>(cli::ExitFindings));
        QVERIFY2(broken.out.find("facts.yaml: 0 of 1 assertion passes with the candidate; it breaks 1.")
                     != std::string::npos,
                 broken.out.c_str());
        const auto json
            = QJsonDocument::fromJson(read(m_dir.filePath(QStringLiteral("asserted.json")).toStdString()));
        const QJsonValue result
            = json[QStringLiteral("assertions")][QStringLiteral("results")].toArray().first();
        QCOMPARE(result[QStringLiteral("before")].toString(), QStringLiteral("passed"));
        QCOMPARE(result[QStringLiteral("after")].toString(), QStringLiteral("failed"));
        QCOMPARE(json[QStringLiteral("assertions")][QStringLiteral("file")].toString(),
                 QStringLiteral("facts.yaml")); // no folder of this machine

        options.assertionFile = write("facts.yaml", facts("root.tenants.old", "vcores"));
        const Outcome wrong = bundle();
        QCOMPARE(wrong.exitCode, static_cast<int>(cli::ExitInput));
        QVERIFY2(wrong.err.find("facts.yaml:3:") != std::string::npos, wrong.err.c_str());
        options.outFile = options.assertionFile; // it would be overwritten
        QCOMPARE(bundle().exitCode, static_cast<int>(cli::ExitUsage));
    }

private:
    template <typename Command>
    static Outcome run(Command command)
    {
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream err;
        const int exitCode = command(cli::Streams{in, out, err});
        return {exitCode, out.str(), err.str()};
    }

    static Outcome make(const std::vector<std::string>& values, const std::string& config,
                        const std::string& out = {})
    {
        cli::TemplateOptions options;
        options.file = kTemplate;
        options.values = values;
        options.configFile = config;
        options.parent = "root.tenants";
        options.outFile = out;
        return run([&](cli::Streams streams) { return cli::runTemplate(options, streams); });
    }

    std::string write(const char* name, const std::string& text)
    {
        const QString path = m_dir.filePath(QString::fromUtf8(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no temporary file");
        file.write(QByteArray::fromStdString(text));
        return path.toStdString();
    }

    static QByteArray read(const std::string& path)
    {
        QFile file(QString::fromStdString(path));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_dir;
    std::string m_config;
};

QUOTADECK_TEST(TestTemplateCommand, QCoreApplication)
} // namespace tst_templatecommand

#include "tst_templatecommand.moc"
