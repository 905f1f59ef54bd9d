// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scriptedscenario.h"
#include "tests/support/testprogram.h"
#include "ui/simulate/injectpane.h"

#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_injectpane {
using namespace quotadeck;

namespace {

struct Fixture
{
    QTemporaryDir dir;
    ui::InjectPane pane;

    Fixture()
    {
        pane.setScenario(std::make_shared<const sim::Scenario>(test::scriptedScenario(test::kJobs)));
        pane.resize(900, 400);
        pane.show();
    }

    [[nodiscard]] QPlainTextEdit* text() const { return pane.findChild<QPlainTextEdit*>(); }
    [[nodiscard]] QPushButton* button(const QString& words) const
    {
        for (auto* button : pane.findChildren<QPushButton*>()) {
            if (button->text() == words)
                return button;
        }
        return nullptr;
    }
    [[nodiscard]] bool shows(const QString& words) const
    {
        for (auto* label : pane.findChildren<QLabel*>()) {
            if (label->text().contains(words))
                return true;
        }
        return false;
    }
    /// Chooses a file with @p content in the dialog of "From Manifest…".
    void load(const QByteArray& content) const
    {
        QFile file(dir.filePath(QStringLiteral("pod.yaml")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        QTest::mouseClick(button(QStringLiteral("From Manifest…")), Qt::LeftButton);
        auto* dialog = pane.findChild<QFileDialog*>();
        QVERIFY(dialog);
        Q_EMIT dialog->filesSelected({file.fileName()});
        dialog->close();
    }
};
} // namespace

class TestInjectPane : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aManifestFillsTheAction() // APP-42
    {
        const Fixture fixture;
        QSignalSpy requested(&fixture.pane, &ui::InjectPane::injectRequested);
        fixture.load(
            "kind: Job\nmetadata: {name: train}\nspec:\n  parallelism: 2\n  template:\n    metadata:\n"
            "      labels: {applicationId: train-1, queue: root.a}\n      annotations:\n"
            "        yunikorn.apache.org/user.info: '{\"user\": \"ann\"}'\n"
            "        yunikorn.apache.org/task-groups: '[{\"name\": \"w\", \"minMember\": 2, "
            "\"minResource\": {\"cpu\": 1}}]'\n"
            "        yunikorn.apache.org/task-group-name: w\n"
            "    spec: {containers: [{resources: {requests: {cpu: 1}}}]}\n");

        QTRY_VERIFY(fixture.shows("Loaded from"));
        QCOMPARE(fixture.text()->toPlainText(),
                 QString("submit:\n  app: train-1\n  user: ann\n  groups: []\n  queue: root.a\n  namespace: "
                         "default\n  gang:\n    style: soft\n    groups:\n      - {name: w, members: 2, "
                         "resources: {pods: 1, vcore: 1}}\n  pods:\n    - {name: train, count: 2, resources: "
                         "{pods: 1, vcore: 1}, taskGroup: w}\n"));
        QCOMPARE(requested.size(), 0); // the user runs it
        QTest::mouseClick(fixture.button("Run Action"), Qt::LeftButton);
        QCOMPARE(requested.size(), 1);
    }

    void problemsAreShown() // table 10.1
    {
        const Fixture fixture;
        fixture.load(
            "kind: Pod\nmetadata:\n  annotations:\n    yunikorn.apache.org/user.info: bob\nspec: {}\n");
        QTRY_VERIFY(fixture.shows("pod.yaml, line 4, column 36: yunikorn.apache.org/user.info"));
        QVERIFY(fixture.text()->toPlainText().startsWith("submit:\n  app: default-pod\n  user: nobody\n"));
    }

    void whatIsNoManifestChangesNothing()
    {
        const Fixture fixture;
        const QString before = fixture.text()->toPlainText();
        fixture.load("kind: Pod\nspec: {}\n---\nkind: Service\n");
        QTRY_VERIFY(fixture.shows("pod.yaml, line 4, column 1: kind Service has no pods"));
        QCOMPARE(fixture.text()->toPlainText(), before);
    }
};

QUOTADECK_TEST(TestInjectPane, QApplication)
} // namespace tst_injectpane

#include "tst_injectpane.moc"
