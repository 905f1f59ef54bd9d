// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kube/objectfields.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_objectfields {
using namespace quotadeck;
using namespace quotadeck::kube;

namespace {
bool isEqual(const FieldPath&, const FieldValue& left, const FieldValue& right)
{
    return left == right;
}

FieldValue text(std::string value)
{
    return {std::move(value), false};
}

const std::string kObject = R"(apiVersion: v1
kind: Thing
metadata:
  name: a
  namespace: n
  uid: "7"
  resourceVersion: "12"
  creationTimestamp: "2026-01-01T00:00:00Z"
  generation: 3
  managedFields: [{manager: m}]
  labels: {example.com/team: red, empty: ""}
spec:
  max: {cpu: 4, memory: 8Gi}
  list: [{b: 1, a: x}]
  none: null
  nothing: {}
status: {used: {cpu: 1}}
)";

FieldObject readOne(const std::string& content)
{
    auto objects = readFieldObjects(content);
    return objects && objects->size() == 1 ? objects->front() : FieldObject();
}
} // namespace

class TestObjectFields : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatTheServerKeepsIsNoField()
    {
        const auto object = readOne(kObject);
        QCOMPARE(object.name, "a");
        QCOMPARE(object.nameSpace, "n");
        QCOMPARE(object.uid, "7");
        QCOMPARE(object.resourceVersion, "12");
        const ObjectFields expected{{{"metadata", "labels", "example.com/team"}, text("red")},
                                    {{"metadata", "labels", "empty"}, text("")},
                                    {{"spec", "max", "cpu"}, {"4", true}},
                                    {{"spec", "max", "memory"}, text("8Gi")},
                                    {{"spec", "list"}, {R"([{"a":"x","b":1}])", true}},
                                    {{"spec", "nothing"}, {"{}", true}}};
        QCOMPARE(object.fields, expected);
    }

    void jsonIsReadLikeYaml()
    {
        const auto object = readOne(kObject);
        const auto again = readOne(objectJson(object));
        QCOMPARE(again.fields, object.fields);
        QCOMPARE(again.kind, object.kind);
        QVERIFY(again.uid.empty()); // a new object has none
        QCOMPARE(readOne(objectYaml(object)), again);
    }

    void listsAreReadItemByItem()
    {
        const auto objects = readFieldObjects(
            R"({"kind":"ThingList","items":[{"kind":"Thing","metadata":{"name":"a"}},{"kind":"Thing","metadata":{"name":"b"}}]})");
        QVERIFY(objects);
        QCOMPARE(objects->size(), 2UL);
        QCOMPARE(objects->at(1).name, "b");
    }

    void whatIsNoYamlIsAnErrorWithItsPlace()
    {
        const auto objects = readFieldObjects("kind: A\n---\nkind: [\n");
        QVERIFY(!objects);
        QCOMPARE(objects.error().code, ErrorCode::Parse);
        QVERIFY2(objects.error().where.starts_with("line 4"), objects.error().where.c_str());
    }

    void textsStayTextsInYaml()
    {
        FieldObject object;
        object.kind = "Thing";
        object.fields = {{{"metadata", "labels", "parent"}, text("true")},
                         {{"metadata", "annotations", "weight"}, text(R"({"cpu":"4"})")},
                         {{"spec", "max", "cpu"}, text("40")}};
        QCOMPARE(objectYaml(object), R"(kind: Thing
metadata:
  annotations:
    weight: '{"cpu":"4"}'
  labels:
    parent: 'true'
spec:
  max:
    cpu: '40'
)");
    }

    void aPatchHasOnlyWhatDiffers()
    {
        const auto before = readOne(kObject);
        auto after = before;
        after.fields[{"spec", "max", "cpu"}] = text("5");
        after.fields.erase({"metadata", "labels", "empty"});
        const auto changes = fieldChanges(before.fields, after.fields, isEqual);
        QCOMPARE(changes.size(), 2UL);
        QCOMPARE(
            mergePatch(changes, "12"),
            R"({"metadata":{"labels":{"empty":null},"resourceVersion":"12"},"spec":{"max":{"cpu":"5"}}})");
        QCOMPARE(mergePatch({}), "{}");
    }

    void aPatchOfMapsThatComeAndGo_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("patch");
        QTest::newRow("emptied") << "{max: {cpu: 1, gpu: 2}}"
                                 << "{max: {}}"
                                 << R"({"max":{"cpu":null,"gpu":null}})";
        QTest::newRow("filled") << "{max: {}}"
                                << "{max: {cpu: 1}}"
                                << R"({"max":{"cpu":1}})";
        QTest::newRow("gone") << "{max: {cpu: 1}, min: 0}"
                              << "{min: 0}"
                              << R"({"max":{"cpu":null}})";
        QTest::newRow("to a text") << "{max: {cpu: 1}}"
                                   << "{max: much}"
                                   << R"({"max":"much"})";
        QTest::newRow("to a map") << "{max: much}"
                                  << "{max: {cpu: 1}}"
                                  << R"({"max":{"cpu":1}})";
    }

    void aPatchOfMapsThatComeAndGo()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(QString, patch);
        const auto changes = fieldChanges(readOne(before.toStdString()).fields,
                                          readOne(after.toStdString()).fields, isEqual);
        QCOMPARE(QString::fromStdString(mergePatch(changes)), patch);
    }

    void editsOfDifferentFieldsAreBothKept()
    {
        const ObjectFields base{{{"a"}, text("1")}, {{"b"}, text("1")}, {{"c"}, text("1")}};
        const ObjectFields ours{{{"a"}, text("2")}, {{"b"}, text("1")}, {{"d"}, text("1")}}; // c removed
        const ObjectFields theirs{{{"a"}, text("1")}, {{"b"}, text("3")}, {{"c"}, text("1")}};
        const auto merge = mergeFields(base, ours, theirs, isEqual);
        QVERIFY(merge.conflicts.empty());
        QCOMPARE(merge.fields, (ObjectFields{{{"a"}, text("2")}, {{"b"}, text("3")}, {{"d"}, text("1")}}));
        QCOMPARE(merge.theirs, (std::vector<FieldPath>{{"b"}}));
    }

    void editsOfOneFieldAreAConflict()
    {
        const ObjectFields base{{{"a"}, text("1")}, {{"b"}, text("1")}, {{"c"}, text("1")}};
        const ObjectFields ours{{{"a"}, text("2")}, {{"c"}, text("4")}}; // b removed
        const ObjectFields theirs{{{"a"}, text("3")}, {{"b"}, text("3")}, {{"c"}, text("4")}};
        const auto merge = mergeFields(base, ours, theirs, isEqual);
        QCOMPARE(merge.conflicts.size(), 2UL); // c is the same on both sides
        QCOMPARE(merge.conflicts[0].path, FieldPath{"a"});
        QCOMPARE(merge.conflicts[0].ours, text("2"));
        QCOMPARE(merge.conflicts[0].theirs, text("3"));
        QVERIFY(!merge.conflicts[1].ours);
        QVERIFY(merge.theirs.empty());
    }

    void pathsAreWrittenWithBracketsWhereTheyNeedThem()
    {
        QCOMPARE(pathText(FieldPath{"metadata", "labels", "example.com/team"}),
                 "metadata.labels[example.com/team]");
    }
};

QUOTADECK_TEST(TestObjectFields, NoApplication)
} // namespace tst_objectfields

#include "tst_objectfields.moc"
