// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/workspacetest.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/shownwidgets.h"
#include "tests/support/testprogram.h"
#include "ui/connections/sourcedialogs.h"
#include "ui/document/unsavededits.h"
#include "ui/explain/explainpage.h"
#include "ui/pages/page.h"
#include "ui/theme/plaintext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/messagebar.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QListView>
#include <QMessageBox>
#include <QStandardItemModel>
#include <QTabWidget>
#include <QTreeView>

#include <set>

namespace tst_plaintexts {
using namespace quotadeck;
using namespace quotadeck::test;
using testing::ReplayServer;

namespace {
/// Markup, the mark of a key, and what Unicode has to mislead the eye.
const QString kHostile = QStringLiteral("<img src=\"x\"><b>b</b>&y\u202E\u2066\u200F\u200Bz\n[*]");

/// The names of a recorded scenario, each with something hostile behind it.
class HostileNames
{
public:
    void collect(const QJsonValue& value, const QString& key = {})
    {
        static const std::set<QString> kNames = {"applicationID",
                                                 "user",
                                                 "groups",
                                                 "userName",
                                                 "groupName",
                                                 "nodeID",
                                                 "hostName",
                                                 "rackName",
                                                 "si/hostname",
                                                 "si/instance-type",
                                                 "si/rackname",
                                                 "si/zone",
                                                 "taskGroupName",
                                                 "allocationKey",
                                                 "kubernetes.io/meta/namespace",
                                                 "kubernetes.io/meta/podName",
                                                 "message",
                                                 "rejectedMessage",
                                                 "Description",
                                                 "DiagnosisMessage",
                                                 "clusterName",
                                                 "tagName"};
        if (value.isString() && key == QStringLiteral("queuename")) {
            for (const QString& part : value.toString().split(u'.'))
                add(part);
        } else if (value.isString() && kNames.contains(key)) {
            add(value.toString());
        } else if (value.isArray()) {
            for (const auto& each : value.toArray())
                collect(each, key);
        } else if (value.isObject()) {
            const QJsonObject object = value.toObject();
            for (auto at = object.begin(); at != object.end(); ++at)
                collect(at.value(), at.key());
        }
    }

    [[nodiscard]] QJsonValue changed(const QJsonValue& value) const
    {
        if (value.isString())
            return changed(value.toString());
        if (value.isArray()) {
            QJsonArray array;
            for (const auto& each : value.toArray())
                array << changed(each);
            return array;
        }
        if (!value.isObject())
            return value;
        QJsonObject object;
        const QJsonObject before = value.toObject();
        for (auto at = before.begin(); at != before.end(); ++at)
            object.insert(changed(at.key()), changed(at.value()));
        return object;
    }

private:
    void add(const QString& name)
    {
        static const std::set<QString> kKept
            = {QString(), "*", "root", "default", "name", "user", "message", "vcore", "memory", "pods"};
        if (!kKept.contains(name) && !name.startsWith(u'@'))
            m_names.insert(name);
    }

    [[nodiscard]] QString changed(const QString& text) const
    {
        if (m_names.contains(text) || text == QStringLiteral("nvidia.com/gpu"))
            return text + kHostile;
        if (!text.startsWith(QStringLiteral("root.")))
            return text;
        QStringList parts = text.split(u'.');
        for (QString& part : parts) {
            if (m_names.contains(part))
                part += kHostile;
        }
        return parts.join(u'.');
    }

    std::set<QString> m_names;
};

/// Lets @p server answer the recorded scenario with hostile names.
void serveHostileNames(ReplayServer& server)
{
    const QDir folder(QStringLiteral(QUOTADECK_TEST_DATA "/vectors/rest/scenario-a"));
    QVERIFY(server.load(folder.path()));
    const auto read = [&folder](const QString& name) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()) : QJsonDocument();
    };
    const auto rootOf = [](const QJsonDocument& document) {
        return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
    };
    HostileNames names;
    const QJsonArray index = read(QStringLiteral("index.json")).array();
    for (const auto& each : index)
        names.collect(rootOf(read(each.toObject()["file"].toString())));
    for (const auto& each : index) {
        const QJsonObject entry = each.toObject();
        const QJsonDocument document = read(entry["file"].toString());
        if (document.isNull() || entry["method"].toString() != QStringLiteral("GET")
            || entry["status"].toInt() != 200)
            continue;
        const QJsonValue root = names.changed(rootOf(document));
        testing::Behaviour behaviour;
        behaviour.body = root.isArray() ? QJsonDocument(root.toArray()).toJson()
                                        : QJsonDocument(root.toObject()).toJson();
        server.set(entry["url"].toString().toUtf8(), behaviour);
    }
}

/// A queues.yaml whose names are refused, so that they stand in findings, too.
QByteArray hostileConfiguration()
{
    const auto quoted = [](const QString& name) {
        QString text = name + kHostile;
        text.replace(u'\\', QStringLiteral("\\\\")).replace(u'"', QStringLiteral("\\\""));
        return QByteArray("\"") + text.replace(u'\n', QStringLiteral("\\n")).toUtf8() + '"';
    };
    return "partitions:\n  - name: default\n    placementrules:\n      - name: fixed\n        value: "
        + quoted("root.rule") + "\n    queues:\n      - name: root\n        submitacl: " + quoted("acl")
        + "\n        queues:\n          - name: " + quoted("queue")
        + "\n            limits:\n              - limit: " + quoted("limit") + "\n                users: ["
        + quoted("user") + "]\n                groups: [" + quoted("group")
        + "]\n                maxresources: {" + quoted("type") + ": 5}\n";
}

QByteArray hostileManifests()
{
    const QString name
        = QString(kHostile).replace(u'"', QStringLiteral("\\\"")).replace(u'\n', QStringLiteral("\\n"));
    return QStringLiteral(
               "apiVersion: scheduling.sigs.k8s.io/v1alpha1\nkind: ElasticQuota\nmetadata:\n  name: "
               "\"group%1\"\n  namespace: \"space%1\"\nspec:\n  max: {cpu: 40}\n  min: {cpu: 60}\n")
        .arg(name)
        .toUtf8();
}
} // namespace

/// Names that come from a cluster or a file are shown as they are, on every page.
class TestPlainTexts : public WorkspaceTest
{
    Q_OBJECT
private Q_SLOTS:
    void init() { prepare(); }

    void aTextIsShownWithWhatIsInvisible_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown");
        QTest::newRow("plain") << "root.a"
                               << "root.a";
        QTest::newRow("other letters")
            << QString::fromUtf8("Größe 東京 😀") << QString::fromUtf8("Größe 東京 😀");
        QTest::newRow("override") << QString::fromUtf8("a\u202Eb") << QString::fromUtf8("a⟨U+202E⟩b");
        QTest::newRow("isolates") << QString::fromUtf8("\u2066a\u2069")
                                  << QString::fromUtf8("⟨U+2066⟩a⟨U+2069⟩");
        QTest::newRow("marks") << QString::fromUtf8("\u200Fa\u200B")
                               << QString::fromUtf8("⟨U+200F⟩a⟨U+200B⟩");
        QTest::newRow("controls") << QString::fromUtf8("a\u0007\u007F")
                                  << QString::fromUtf8("a⟨U+0007⟩⟨U+007F⟩");
        QTest::newRow("blank letters") << QString::fromUtf8("a\u3164b") << QString::fromUtf8("a⟨U+3164⟩b");
        QTest::newRow("beyond 16 bits")
            << QString::fromUtf8("a\U000E0041") << QString::fromUtf8("a⟨U+E0041⟩");
        QTest::newRow("lines") << "a\nb"
                               << "a\nb";
        QTest::newRow("markup") << "<b>x</b>"
                                << "<b>x</b>";
    }
    void aTextIsShownWithWhatIsInvisible()
    {
        QFETCH(QString, text);
        QTEST(ui::visibleText(text), "shown");
    }

    void wordsForOtherPlacesAreEscaped()
    {
        QCOMPARE(ui::visibleText(QStringLiteral("a\nb"), ui::LineBreaks::Mark), QString::fromUtf8("a⏎b"));
        QCOMPARE(ui::mnemonicFree(QStringLiteral("a&b")), QStringLiteral("a&&b"));
        QCOMPARE(ui::withoutMnemonic(QStringLiteral("&Save a&&b")), QStringLiteral("Save a&b"));
        QCOMPARE(ui::windowTitleText(QStringLiteral("a[*]")), QStringLiteral("a[*][*]"));
        QCOMPARE(ui::shortText(QString(10000, u'x')).size(), 160);
        QCOMPARE(ui::shortText(QStringLiteral("word ").repeated(100)), QStringLiteral("word ").repeated(100));
    }

    void cellsArePaintedWithWhatIsInvisible()
    {
        const ui::Theme theme;
        const auto painted = [](const QString& text) {
            QStandardItemModel model;
            model.appendRow(new QStandardItem(text));
            QListView view;
            view.setModel(&model);
            view.setItemDelegate(new ui::CellDelegate(&view));
            view.resize(400, 60);
            return view.grab().toImage();
        };
        QCOMPARE(painted(QString::fromUtf8("a\u202Eb\nc")), painted(QString::fromUtf8("a⟨U+202E⟩b⏎c")));
        QVERIFY(painted(QStringLiteral("a")) != painted(QStringLiteral("b")));
    }

    void aLongNameMakesNoWideTipOrLabel()
    {
        const ui::Theme theme;
        QWidget window;
        QLabel label(QStringLiteral("<b>") + QString(10000, u'x'), &window);
        window.resize(600, 200);
        window.show();
        window.grab();
        QVERIFY(label.text().size() <= 160);
        QCOMPARE(label.toolTip().size(), 10003);
        PlainTextWalk walk(window);
        QCOMPARE(walk.faults(), QStringList());
        QCOMPARE(walk.tips(), 1);
    }

    void namesOfAClusterArePlainOnAllPages()
    {
        ReplayServer server;
        serveHostileNames(server);
        const QString file = m_dir->filePath(QStringLiteral("queues.yaml"));
        {
            QFile out(file);
            QVERIFY(out.open(QIODevice::WriteOnly | QIODevice::Truncate));
            out.write(hostileConfiguration());
        }
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        cli::WindowOptions options;
        options.source = cli::RestSource{server.url().toStdString()};
        options.openFile = file.toStdString();
        QSignalSpy shown(&workspace, &Workspace::firstDataShown);
        QSignalSpy opened(&workspace.session(), &models::ConfigSession::opened);
        workspace.window().resize(1280, 800);
        workspace.start(options);
        workspace.window().show();
        QTRY_COMPARE(shown.count(), 1);
        QTRY_COMPARE(opened.count(), 1);

        auto& window = workspace.window();
        const auto* queues = viewOf<QTreeView>(window, "Queues");
        const auto* applications = viewOf<QTreeView>(window, "Applications");
        QVERIFY(queues && applications);
        QTRY_VERIFY(applications->model()->rowCount() > 0);
        QVERIFY(
            queues->model()->index(0, 0, queues->model()->index(0, 0)).data().toString().contains(kHostile));
        QVERIFY(applications->model()->index(0, 1).data().toString().contains(kHostile));

        PlainTextWalk walk(window);
        for (auto* page : window.findChildren<ui::Page*>()) {
            window.showPage(page->id());
            QTRY_VERIFY(page->isVisible());
            for (auto* view : page->findChildren<QAbstractItemView*>()) {
                if (view->isVisible() && view->model() && view->model()->rowCount() > 1)
                    view->setCurrentIndex(view->model()->index(1, 0)); // for the inspector
            }
            QCoreApplication::processEvents();
            QCOMPARE(walk.faults(), QStringList());
            for (auto* tabs : page->findChildren<QTabWidget*>()) {
                for (int i = 0; i < tabs->count(); ++i) {
                    tabs->setCurrentIndex(i);
                    QCOMPARE(walk.faults(), QStringList());
                }
            }
        }
        QVERIFY(walk.labels() > 500);
        QVERIFY(walk.tips() > 200);

        window.showNotice(models::RowState::Critical, kHostile);
        QCOMPARE(walk.faults(), QStringList());
        Subject(window, kHostile);
        QCOMPARE(walk.faults(), QStringList());
    }

    void namesInManifestsArePlain()
    {
        const QString file = m_dir->filePath(QStringLiteral("quotas.yaml"));
        {
            QFile out(file);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(hostileManifests());
        }
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        cli::WindowOptions options;
        options.openFile = file.toStdString();
        workspace.start(options);
        workspace.window().show();
        auto* groups = viewOf<QTreeView>(workspace.window(), "Quota groups");
        QVERIFY(groups);
        QTRY_VERIFY(groups->model()->rowCount() > 0);
        QCOMPARE(workspace.window().currentPageId(), QStringLiteral("elastic"));
        PlainTextWalk walk(workspace.window());
        QCOMPARE(walk.faults(), QStringList());
        QVERIFY(walk.tips() > 30);
    }

    void namesInDialogsArePlain()
    {
        const ui::Theme theme;
        QWidget window;
        window.show();
        ui::UnsavedQuestion question(kHostile, {true, true}, &window);
        question.setAttribute(Qt::WA_DeleteOnClose, false);
        question.open();
        PlainTextWalk walk(question);
        QCOMPARE(walk.faults(), QStringList());
        ui::ConnectDialog connecting(kHostile, &window);
        connecting.open();
        PlainTextWalk connect(connecting);
        QCOMPARE(connect.faults(), QStringList());
    }

private:
    /// Shows the inspector with a subject of this name, and the name of the source in the title.
    static void Subject(ui::MainWindow& window, const QString& name)
    {
        SourceStatus status;
        status.kind = SourceKind::Rest;
        status.name = name.toStdString();
        status.state = SourceState::Retrying;
        status.failures = 3;
        status.error = Error{ErrorCode::Io, name.toStdString(), name.toStdString()};
        window.setSourceStatus(status);
        QVERIFY(window.windowTitle().contains(QStringLiteral("[*][*]")));
    }
};

QUOTADECK_TEST(TestPlainTexts, QApplication)
} // namespace tst_plaintexts

#include "tst_plaintexts.moc"
