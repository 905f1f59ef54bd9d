// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/elastictext.h"
#include "tests/support/testprogram.h"
#include "ui/elastic/detailsections.h"
#include "ui/elastic/elasticdetails.h"
#include "ui/widgets/detailtable.h"

#include <QSignalSpy>
#include <QTest>

#include <fmt/format.h>

namespace tst_podsection {
using namespace quotadeck;
using namespace quotadeck::ui;

namespace {
const ResourceType kGpu("gpu");

/// The group g of max 40, of which 40 are used, with pods that wait: "namespace/name".
models::ElasticStatePtr stateWith(const std::vector<std::string>& pods)
{
    std::string text = test::elasticText(
        {.name = "g", .min = "10", .max = "40", .request = "60", .used = "40", .weight = {}});
    text += "---\n"
        + test::elasticText(
                {.name = "h", .min = "10", .max = "40", .request = "5", .used = "5", .weight = {}});
    for (const std::string& pod : pods) {
        const auto slash = pod.find('/');
        text += fmt::format("---\nkind: Pod\nmetadata:\n  name: {}\n  namespace: {}\n  labels:\n"
                            "    quota.scheduling.koordinator.sh/name: g\n"
                            "spec:\n  containers:\n    - resources: {{requests: {{gpu: 5}}}}\n",
                            pod.substr(slash + 1), pod.substr(0, slash));
    }
    Resource total;
    total.set(kGpu, 100);
    return models::makeElasticState({text, text, total, {}});
}

struct Fixture
{
    ElasticDetails details;
    PodSection* section = details.findChild<PodSection*>();
    PodRemedy* remedy = details.findChild<PodRemedy*>();
    DetailTable* pods = section->findChild<DetailTable*>();

    Fixture() { details.show(); }
    void show(const std::vector<std::string>& names, const QString& group = QStringLiteral("g"))
    {
        details.showGroup(stateWith(names), group, kGpu);
    }
    int rowOf(const QString& pod)
    {
        const auto found = pods->findItems(pod, Qt::MatchExactly);
        return found.isEmpty() ? -1 : found.front()->row();
    }
    QString selected()
    {
        QStringList names;
        for (const QModelIndex& row : pods->selectionModel()->selectedRows())
            names << row.data().toString();
        return names.join(u' ');
    }
};
} // namespace

class TestPodSection : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void thePodAskedAboutStaysItWhileOthersComeAndGo()
    {
        Fixture fixture;
        fixture.show({"work/b", "work/c"});
        fixture.pods->selectRow(fixture.rowOf(QStringLiteral("work/c")));
        QTRY_VERIFY(fixture.remedy->text().contains(QStringLiteral("work/c")));

        fixture.show({"work/a", "work/b", "work/c", "work/d"});
        QCOMPARE(fixture.selected(), QStringLiteral("work/c"));
        QCOMPARE(fixture.pods->currentRow(), fixture.rowOf(QStringLiteral("work/c")));
        QVERIFY(fixture.remedy->text().contains(QStringLiteral("work/c"))); // until the next answer
        fixture.show({"work/c"});
        QCOMPARE(fixture.selected(), QStringLiteral("work/c"));

        fixture.show({"work/a", "work/b"}); // it has gone: the first that waits is asked about again
        QCOMPARE(fixture.selected(), QString());
        QTRY_VERIFY(fixture.remedy->text().contains(QStringLiteral("work/a")));
        fixture.show({"work/a", "work/b", "work/c"});
        QCOMPARE(fixture.selected(), QString());
    }

    void theSameNameInAnotherNamespaceIsAnotherPod()
    {
        Fixture fixture;
        fixture.show({"home/job", "work/job"});
        fixture.pods->selectRow(fixture.rowOf(QStringLiteral("work/job")));
        QTRY_VERIFY(fixture.remedy->text().contains(QStringLiteral("work/job")));
        fixture.show({"home/job"});
        QVERIFY(!fixture.remedy->text().contains(QStringLiteral("work/job")));
        QCOMPARE(fixture.selected(), QString());
    }

    void anotherGroupIsAskedAnew()
    {
        Fixture fixture;
        fixture.show({"work/a", "work/b"});
        fixture.pods->selectRow(fixture.rowOf(QStringLiteral("work/b")));
        fixture.show({"work/a", "work/b"}, QStringLiteral("h"));
        QVERIFY(!fixture.remedy->isVisible());
        fixture.show({"work/a", "work/b"});
        QCOMPARE(fixture.selected(), QString());
    }

    /// An answer that comes after the panel was emptied is of nothing that is shown.
    void aLateAnswerIsDropped()
    {
        Fixture fixture;
        fixture.show({"work/a"});
        fixture.details.showGroup(nullptr, {},
                                  kGpu); // the answer is not there yet: it comes by the event loop
        QVERIFY(!fixture.remedy->isVisible());
        PodRemedy other; // asked behind it, and works on the same threads
        PodQuestion question{stateWith({"work/z"}), {}, false};
        question.pod = models::elasticPods(*question.state).front();
        other.ask(question);
        QTRY_VERIFY(!other.text().isEmpty());
        QCoreApplication::processEvents();
        QVERIFY(!fixture.remedy->isVisible());
        QCOMPARE(fixture.remedy->text(), QString());
    }
};

QUOTADECK_TEST(TestPodSection, QApplication)
} // namespace tst_podsection

#include "tst_podsection.moc"
