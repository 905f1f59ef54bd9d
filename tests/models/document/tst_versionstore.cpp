// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/versionsmodel.h"
#include "models/document/versionstore.h"
#include "tests/support/testprogram.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

namespace tst_versionstore {
using namespace quotadeck;
using models::FileVersion;
using models::VersionNote;
using models::VersionRule;
using models::VersionsModel;
using models::VersionStore;

namespace {
const QString kPath = QStringLiteral("/files/queues.yaml");
/// As version 0.1.0 stored it, before there were users, findings, sources and tickets.
const QByteArray kGolden
    = R"({"format":1,"hash":"b9c2f1f8b0a2f3d4","message":"Before this save","parent":"","path":"/files/queues.yaml","time":"2026-03-01T08:15:30.250Z"})"
      "\npartitions: []\n";

QString hashOf(const QByteArray& bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}
} // namespace

class TestVersionStore : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_store = std::make_unique<VersionStore>(m_dir->path());
    }

    void whatIsKnownOfAVersionIsKept()
    {
        const VersionNote note{.message = QStringLiteral("more for sales"),
                               .ticket = QStringLiteral("OPS-12"),
                               .user = QStringLiteral("sue"),
                               .source = QStringLiteral("Berlin"),
                               .errors = 0,
                               .warnings = 3};
        QVERIFY(m_store->add(kPath, "a", note));
        const auto versions = m_store->list(kPath);
        QCOMPARE(versions.size(), 1UL);
        QVERIFY(versions.front().note == note);
    }

    void whatIsNotKnownStaysUnknown()
    {
        QVERIFY(m_store->add(kPath, "a", {.message = QStringLiteral("first")}));
        const VersionNote note = m_store->list(kPath).front().note;
        QVERIFY(note.user.isEmpty() && note.source.isEmpty() && note.ticket.isEmpty());
        QVERIFY(!note.errors && !note.warnings);
    }

    void aVersionOfAnEarlierProgramIsListed()
    {
        writeByHand(QStringLiteral("00000001-b9c2f1f8"), kGolden);
        const auto versions = m_store->list(kPath);
        QCOMPARE(versions.size(), 1UL);
        const FileVersion& version = versions.front();
        QCOMPARE(version.note.message, QStringLiteral("Before this save"));
        QCOMPARE(version.time,
                 QDateTime::fromString(QStringLiteral("2026-03-01T08:15:30.250Z"), Qt::ISODateWithMs));
        QVERIFY(!version.note.errors && !version.note.warnings);

        VersionsModel model;
        model.setVersions(versions);
        const auto cell = [&model](int column) { return model.index(0, column).data().toString(); };
        QCOMPARE(cell(VersionsModel::FindingsColumn), QStringLiteral("unknown"));
        QCOMPARE(cell(VersionsModel::UserColumn), QStringLiteral("unknown"));
        QCOMPARE(cell(VersionsModel::SourceColumn), QStringLiteral("unknown"));
        QCOMPARE(cell(VersionsModel::TicketColumn), QString());
    }

    /// An earlier version of the program lists form 1, whose keys it knows have their meaning still.
    void anEarlierProgramListsWhatIsStored()
    {
        QVERIFY(m_store->add(kPath, "a", {.message = QStringLiteral("first"), .errors = 1, .warnings = 2}));
        QDirIterator files(m_dir->path(), {QStringLiteral("*.version")}, QDir::Files,
                           QDirIterator::Subdirectories);
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject head = QJsonDocument::fromJson(file.readLine()).object();
        QCOMPARE(head[QLatin1String("format")].toInt(), 1);
        QCOMPARE(head[QLatin1String("path")].toString(), kPath);
        QCOMPARE(head[QLatin1String("hash")].toString(), hashOf("a"));
        QCOMPARE(head[QLatin1String("message")].toString(), QStringLiteral("first"));
        QVERIFY(QDateTime::fromString(head[QLatin1String("time")].toString(), Qt::ISODateWithMs).isValid());
        QCOMPARE(file.readAll(), QByteArray("a"));
    }

    void findingsAreCountedAndZeroIsNotUnknown()
    {
        VersionsModel model;
        FileVersion version;
        const auto findings = [&](std::optional<int> errors, std::optional<int> warnings) {
            version.note.errors = errors;
            version.note.warnings = warnings;
            model.setVersions({version});
            return model.index(0, VersionsModel::FindingsColumn).data().toString();
        };
        QCOMPARE(findings(0, 0), QStringLiteral("none"));
        QCOMPARE(findings(0, 2), QStringLiteral("2 warning(s)"));
        QCOMPARE(findings(1, 1), QStringLiteral("1 error(s), 1 warning(s)"));
        QCOMPARE(findings(std::nullopt, 1), QStringLiteral("unknown"));
    }

    void oldVersionsAreRemovedButTheNewestStay()
    {
        store({300, 200, 100, 1});
        QVERIFY(m_store->prune(kPath, {.newest = 1, .age = std::chrono::days(150)}));
        QCOMPARE(texts(), QStringList({QStringLiteral("1"), QStringLiteral("100")}));

        QVERIFY(m_store->prune(kPath, {.newest = 0, .age = {}})); // one is kept in any case
        QCOMPARE(texts(), QStringList{QStringLiteral("1")});
    }

    void soManyAreKeptHoweverOldTheyAre()
    {
        store({300, 200, 100});
        QVERIFY(m_store->prune(kPath, {.newest = 2, .age = std::chrono::days(1)}));
        QCOMPARE(texts(), QStringList({QStringLiteral("100"), QStringLiteral("200")}));
    }

    void aVersionWithALabelIsKept()
    {
        store({300, 200, 100});
        QVERIFY(m_store->setLabel(m_store->list(kPath).back(), QStringLiteral("before the sale")));
        QVERIFY(m_store->setLabel(m_store->list(kPath)[1], QString())); // a label that was taken away
        QVERIFY(m_store->prune(kPath, {.newest = 1, .age = std::chrono::days(1)}));
        QCOMPARE(texts(), QStringList({QStringLiteral("100"), QStringLiteral("300")}));
        QCOMPARE(filesInAll(), 3); // two texts and a label
    }

    void theNextVersionFollowsThoseThatAreKept()
    {
        store({300, 200, 100});
        QVERIFY(m_store->prune(kPath, {.newest = 1, .age = std::chrono::days(1)}));
        QVERIFY(m_store->add(kPath, "new", {}));
        const auto versions = m_store->list(kPath);
        QCOMPARE(*m_store->text(versions.front()), std::string("new"));
        QCOMPARE(versions.front().parent, versions.back().id);
    }

    void aVersionWhoseLabelCannotBeReadIsKept()
    {
        store({300, 200, 100});
        const QString oldest = m_store->list(kPath).back().id;
        QVERIFY(QDir().mkpath(folder() + u'/' + oldest
                              + QStringLiteral(".label"))); // no file: not even root reads it
        QVERIFY(m_store->prune(kPath, {.newest = 1, .age = std::chrono::days(1)}));
        QCOMPARE(texts(), QStringList({QStringLiteral("100"), QStringLiteral("300")}));
    }

private:
    [[nodiscard]] QString folder() const { return m_dir->path() + u'/' + hashOf(kPath.toUtf8()).left(16); }
    void writeByHand(const QString& id, const QByteArray& bytes) const
    {
        QVERIFY(QDir().mkpath(folder()));
        QFile file(folder() + u'/' + id + QStringLiteral(".version"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    /// Versions that are so many days old, whose text says so.
    void store(const std::vector<int>& days) const
    {
        for (int number = 1; const int age : days) {
            const QByteArray text = QByteArray::number(age);
            const QJsonObject head{
                {QStringLiteral("format"), 1},
                {QStringLiteral("path"), kPath},
                {QStringLiteral("hash"), hashOf(text)},
                {QStringLiteral("time"),
                 QDateTime::currentDateTimeUtc().addDays(-age).toString(Qt::ISODateWithMs)}};
            writeByHand(
                QStringLiteral("%1-%2").arg(number++, 8, 10, QLatin1Char('0')).arg(hashOf(text).left(8)),
                QJsonDocument(head).toJson(QJsonDocument::Compact) + '\n' + text);
        }
    }
    [[nodiscard]] QStringList texts() const
    {
        QStringList texts;
        for (const FileVersion& version : m_store->list(kPath))
            texts << QString::fromStdString(m_store->text(version).value_or("damaged"));
        return texts;
    }
    [[nodiscard]] int filesInAll() const
    {
        return static_cast<int>(QDir(folder()).entryList(QDir::Files).size());
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<VersionStore> m_store;
};

QUOTADECK_TEST(TestVersionStore, QCoreApplication)
} // namespace tst_versionstore

#include "tst_versionstore.moc"
