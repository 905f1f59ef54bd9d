// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/charts/seriespicker.h"

#include <QTest>

namespace tst_seriespicker {
using namespace quotadeck;
using namespace quotadeck::ui;
using namespace std::chrono_literals;

namespace {
/// A store whose queues use as given, in order of the names "a", "b", ...
void record(models::SeriesStore& store, std::chrono::seconds time, const std::vector<Quantity>& used)
{
    auto snapshot = std::make_shared<ClusterSnapshot>();
    snapshot->time = SystemTime(time);
    PartitionSnapshot partition;
    partition.info.name = "default";
    partition.queues.emplace();
    for (std::size_t i = 0; i < used.size(); ++i) {
        QueueInfo queue;
        queue.path = QueuePath(std::string(1, static_cast<char>('a' + i)));
        queue.allocated = Resource{{"vcore", used[i]}};
        partition.queues->push_back(queue);
    }
    snapshot->partitions.push_back(partition);
    store.record(*makeUpdate(nullptr, snapshot, "default"));
}

QString namesOf(const Picked& picked)
{
    QString names;
    for (const PickedSeries& series : picked.series)
        names += QString::fromStdString(series.key.id);
    return names;
}

ChartSpec topOf(int count)
{
    ChartSpec spec;
    spec.topCount = count;
    return spec;
}

struct Picker
{
    SeriesStyles styles;
    SeriesPicker picker{&styles};

    explicit Picker(int count)
    {
        picker.setType(ResourceType("vcore"));
        picker.setSpec(topOf(count));
    }
};
} // namespace

class TestSeriesPicker : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void picksTheLargest()
    {
        models::SeriesStore store;
        record(store, 1s, {5, 9, 0, 7});
        Picker fixture(3);
        SeriesPicker& picker = fixture.picker;
        QCOMPARE(namesOf(picker.pick(store, 1s)), "bda");
        picker.setType(std::nullopt);
        QVERIFY(picker.pick(store, 1s).series.isEmpty());
    }

    void keepsWhoIsInForHalfAMinute()
    {
        models::SeriesStore store;
        record(store, 1s, {5, 9, 1});
        Picker fixture(2);
        SeriesPicker& picker = fixture.picker;
        QCOMPARE(namesOf(picker.pick(store, 1s)), "ba");
        record(store, 2s, {5, 9, 100});
        QCOMPARE(namesOf(picker.pick(store, 2s)), "ba");
        record(store, 40s, {5, 9, 100});
        QCOMPARE(namesOf(picker.pick(store, 40s)), "cb");
    }

    void anotherQuestionIsAnsweredAtOnce()
    {
        models::SeriesStore store;
        record(store, 1s, {5, 9, 1});
        Picker fixture(2);
        SeriesPicker& picker = fixture.picker;
        QCOMPARE(namesOf(picker.pick(store, 1s)), "ba");
        picker.setSpec(topOf(3));
        QCOMPARE(namesOf(picker.pick(store, 1s)), "bac");
        picker.setCandidates({"a", "c"});
        QCOMPARE(namesOf(picker.pick(store, 1s)), "ac");
    }

    void theSelectionIsShownWhateverItUses()
    {
        models::SeriesStore store;
        record(store, 1s, {5, 9, 1});
        Picker fixture(2);
        SeriesPicker& picker = fixture.picker;
        picker.select(models::SubjectKind::Queue, "c");
        QCOMPARE(namesOf(picker.pick(store, 1s)), "cba");
        picker.select(models::SubjectKind::Queue, "b"); // in anyway: once
        QCOMPARE(namesOf(picker.pick(store, 1s)), "ba");
    }

    void theSelectionOfAnotherKindIsNotAmongTheLargest()
    {
        models::SeriesStore store;
        record(store, 1s, {5, 9, 1});
        Picker fixture(2);
        fixture.picker.select(models::SubjectKind::User, "c");
        QCOMPARE(namesOf(fixture.picker.pick(store, 1s)), "ba");
        ChartSpec spec = topOf(2);
        spec.topKind.reset();
        fixture.picker.setSpec(spec);
        QCOMPARE(namesOf(fixture.picker.pick(store, 1s)), "c");
    }

    void whatWasChosenComesBeforeTheLargest()
    {
        models::SeriesStore store;
        record(store, 1s, {5, 9, 1, 7});
        Picker fixture(3);
        ChartSpec spec = topOf(3);
        spec.chosen = {{models::SubjectKind::Queue, "c", models::Measure::Used},
                       {models::SubjectKind::Queue, "b", models::Measure::Guaranteed}};
        fixture.picker.setSpec(spec);
        QCOMPARE(namesOf(fixture.picker.pick(store, 1s)), "cbbda");
        QCOMPARE(fixture.picker.pick(store, 1s).others, std::size_t{1});

        spec.topKind.reset();
        fixture.picker.setSpec(spec);
        QCOMPARE(namesOf(fixture.picker.pick(store, 1s)), "cb");
    }

    void twoMeasuresOfOneSubjectKeepTheirStyles()
    {
        models::SeriesStore store;
        record(store, 1s, {5});
        Picker fixture(3);
        ChartSpec spec = topOf(3);
        spec.chosen = {{models::SubjectKind::Queue, "a", models::Measure::Guaranteed}};
        fixture.picker.setSpec(spec);
        const QList<PickedSeries> first = fixture.picker.pick(store, 1s).series;
        const QList<PickedSeries> again = fixture.picker.pick(store, 2s).series;
        QVERIFY(first[0].style != first[1].style);
        QCOMPARE(again[0].style, first[0].style);
        QCOMPARE(again[1].style, first[1].style);
    }

    void chartsShareStyles()
    {
        models::SeriesStore store;
        record(store, 1s, {5, 9});
        Picker fixture(3);
        SeriesPicker other(&fixture.styles);
        other.setType(ResourceType("vcore"));
        ChartSpec applications = topOf(3);
        applications.measure = models::Measure::Limit; // ranked by use
        other.setSpec(applications);
        const QList<PickedSeries> here = fixture.picker.pick(store, 1s).series;
        const QList<PickedSeries> there = other.pick(store, 1s).series;
        QCOMPARE(there.size(), 2);
        QCOMPARE(there[0].style, here[0].style);
    }

    void aSeriesKeepsItsStyleAndNoneIsGivenTwice()
    {
        models::SeriesStore store;
        record(store, 1s, {5, 9, 1});
        Picker fixture(2);
        SeriesPicker& picker = fixture.picker;
        const QList<PickedSeries> before = picker.pick(store, 1s).series;
        record(store, 40s, {5, 9, 100});
        const QList<PickedSeries> after = picker.pick(store, 40s).series;
        QCOMPARE(after[1].key.id, "b");
        QCOMPARE(after[1].style, before[0].style);
        QVERIFY(after[0].style != after[1].style);

        // More than there are hues, and after the hues were given away.
        record(store, 80s, std::vector<Quantity>(12, 3));
        picker.setSpec(topOf(12));
        QSet<int> styles;
        for (const PickedSeries& series : picker.pick(store, 80s).series)
            styles << series.style;
        QCOMPARE(styles.size(), 12);
    }
};

QUOTADECK_TEST(TestSeriesPicker, NoApplication)
} // namespace tst_seriespicker

#include "tst_seriespicker.moc"
