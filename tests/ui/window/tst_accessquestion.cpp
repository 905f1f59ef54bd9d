// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/insightsource.h"
#include "tests/support/insightcase.h"
#include "tests/support/limitsfixture.h"
#include "tests/support/testprogram.h"
#include "ui/widgets/labels.h"
#include "ui/window/accessquestion.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>

namespace tst_accessquestion {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
constexpr auto kAccess = R"(partitions:
- name: default
  queues:
  - name: root
    queues:
    - {name: data, parent: true, submitacl: ' ds', queues: [{name: etl}]}
)";
} // namespace

/// Who may submit to a queue (ACL-20 to ACL-23).
class TestAccessQuestion : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theAnswerNamesTheListThatDecides()
    {
        models::ConfigSession session;
        models::InsightSource source(&session);
        source.setSnapshot(insightSnapshot(), "default");
        ui::AccessQuestion question(&source);
        question.setQueue(QStringLiteral("root.data.etl"));
        question.show();
        auto* user = childNamed<QLineEdit>(question, QStringLiteral("User"));
        auto* groups = childNamed<QLineEdit>(question, QStringLiteral("Groups"));
        auto* answer = question.findChild<ui::StateLabel*>();
        QVERIFY(user && groups && answer);
        const auto enter = [](QLineEdit* field, const char* text) {
            field->clear();
            QTest::keyClicks(field, QString::fromLatin1(text));
            QTest::keyClick(field, Qt::Key_Return);
        };
        QVERIFY(!answer->isVisible());

        enter(user, "sue");
        QCOMPARE(groups->text(), QStringLiteral("ds")); // of her application
        QCOMPARE(answer->text(),
                 QStringLiteral("Unknown: the source does not report its active configuration."));
        const auto active = models::readActiveConfiguration(kAccess);
        QVERIFY(active);
        source.setActive(active);
        QCOMPARE(answer->text(),
                 QStringLiteral("Yes: sue may submit to root.data.etl: group ds is in the "
                                "submitacl of root.data."));

        enter(groups, "qa");
        QCOMPARE(
            answer->text(),
            QStringLiteral("No: sue may not submit to root.data.etl: no submitacl or adminacl from there "
                           "up to root names the user or one of the groups."));
        enter(user, "bob"); // groups that were typed stay
        QCOMPARE(groups->text(), QStringLiteral("qa"));
        question.setQueue(QStringLiteral("root"));
        QVERIFY(answer->text().startsWith(QStringLiteral("No: bob may not submit to root:")));
    }
};

QUOTADECK_TEST(TestAccessQuestion, QApplication)
} // namespace tst_accessquestion

#include "tst_accessquestion.moc"
