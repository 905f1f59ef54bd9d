// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/seriespicker.h"

#include <QTest>

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

QString namesOf(const QList<PickedSeries>& picked)
{
    QString names;
    for (const PickedSeries& series : picked)
        names += QString::fromStdString(series.key.id);
    return names;
}

SeriesPicker pickerFor(int count)
{
    SeriesPicker picker;
    picker.setType(ResourceType("vcore"));
    picker.setCount(count);
    return picker;
}
} // namespace

class TestSeriesPicker : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void picksTheLargest()
    {
        models::SeriesStore store;
        record(store, 1s, {5, 9, 0, 7});
        SeriesPicker picker = pickerFor(3);
        QCOMPARE(namesOf(picker.pick(store, 1s)), "bda");
        QVERIFY(SeriesPicker().pick(store, 1s).isEmpty()); // of no type
    }

    void keepsWhoIsInForHalfAMinute()
    {
        models::SeriesStore store;
        record(store, 1s, {5, 9, 1});
        SeriesPicker picker = pickerFor(2);
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
        SeriesPicker picker = pickerFor(2);
        QCOMPARE(namesOf(picker.pick(store, 1s)), "ba");
        picker.setCount(3);
        QCOMPARE(namesOf(picker.pick(store, 1s)), "bac");
        picker.setCandidates({"a", "c"});
        QCOMPARE(namesOf(picker.pick(store, 1s)), "ac");
    }

    void aPinIsShownWhateverItUses()
    {
        models::SeriesStore store;
        record(store, 1s, {5, 9, 1});
        SeriesPicker picker = pickerFor(2);
        picker.pin(models::SubjectKind::Queue, "c");
        QCOMPARE(namesOf(picker.pick(store, 1s)), "cba");
        picker.pin(models::SubjectKind::Queue, "b"); // in anyway: once
        QCOMPARE(namesOf(picker.pick(store, 1s)), "ba");
    }

    void aSeriesKeepsItsStyleAndNoneIsGivenTwice()
    {
        models::SeriesStore store;
        record(store, 1s, {5, 9, 1});
        SeriesPicker picker = pickerFor(2);
        const QList<PickedSeries> before = picker.pick(store, 1s);
        record(store, 40s, {5, 9, 100});
        const QList<PickedSeries> after = picker.pick(store, 40s);
        QCOMPARE(after[1].key.id, "b");
        QCOMPARE(after[1].style, before[0].style);
        QVERIFY(after[0].style != after[1].style);

        // More than there are hues, and after the hues were given away.
        record(store, 80s, std::vector<Quantity>(12, 3));
        picker.setCount(12);
        QSet<int> styles;
        for (const PickedSeries& series : picker.pick(store, 80s))
            styles << series.style;
        QCOMPARE(styles.size(), 12);
    }
};

QTEST_APPLESS_MAIN(TestSeriesPicker)
#include "tst_seriespicker.moc"
