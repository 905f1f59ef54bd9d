// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kube/reviewbundle.h"
#include "models/assertions/assertionsession.h"
#include "tests/support/limitsfixture.h"
#include "tests/support/testprogram.h"
#include "ui/document/savesheet.h"
#include "ui/limits/limitsreview.h"
#include "ui/limits/reviewexport.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>

#include <utility>

namespace tst_reviewexport {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
const QByteArray kText = R"(partitions:
  - name: default
    queues:
      - name: root
        submitacl: '*'
        queues: [{name: data}]
        limits:
          - users: [ann]
            maxresources: {vcore: 40}   # agreed
)";

const QByteArray kPromised = "apiVersion: quotadeck/v1\n"
                             "assertions:\n"
                             "- name: ann stays below 40\n"
                             "  given: {user: ann, queue: root.data}\n"
                             "  when: {cluster: empty}\n"
                             "  expect: {vcore: '<= 40'}\n";
} // namespace

class TestReviewExport : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_file = std::make_unique<LimitsFixture>(kText);
        m_file->session.edit([](const config::Document& document) {
            return document.setQuantity({0, QueuePath("root"), 0}, "vcore", "50");
        });
        m_file->waitUntilIdle();
    }

    void theEditsAreReviewedAgainstTheFile()
    {
        ui::ReviewExport review(&m_file->session, nullptr, nullptr, &m_file->page);
        QSignalSpy written(&review, &ui::ReviewExport::written);
        review.write(target("review.html"));
        QTRY_COMPARE(written.count(), 1);

        QVERIFY(bytesOf(target("review.html")).startsWith("<!DOCTYPE html>"));
        const auto read = kube::readReview(bytesOf(target("review.json")).toStdString(), "review.json");
        QVERIFY2(read, read ? "" : read.error().message.english().c_str());
        QCOMPARE(QByteArray::fromStdString(read->base.text), kText);
        QCOMPARE(QByteArray::fromStdString(read->candidate.text), QByteArray(kText).replace("40", "50"));
        QCOMPARE(bytesOf(m_file->path()), kText); // no save
        QTRY_VERIFY(m_file->page.findChild<QMessageBox*>()); // says where it is
    }

    void theOpenAssertionsAreEvaluatedBeforeAndAfterTheEdit()
    {
        models::AssertionSession assertions(&m_file->session);
        QVERIFY(openAssertions(assertions, kPromised));
        const QByteArray edited = QByteArray(kPromised).replace("ann stays", "Ann stays");
        assertions.document.replaceText(edited.toStdString()); // not saved
        QTRY_VERIFY(assertions.document.isModified());
        ui::ReviewExport review(&m_file->session, nullptr, &assertions, &m_file->page);
        QSignalSpy written(&review, &ui::ReviewExport::written);
        review.write(target("review.html"));
        QTRY_COMPARE(written.count(), 1);

        const auto read = kube::readReview(bytesOf(target("review.json")).toStdString(), "review.json");
        QVERIFY2(read, read ? "" : read.error().message.english().c_str());
        QVERIFY(read->assertions);
        QCOMPARE(QByteArray::fromStdString(read->assertions->file.text), edited);
        QCOMPARE(read->assertions->results.size(), std::size_t(1));
        const kube::ReviewedAssertion& result = read->assertions->results.front();
        QCOMPARE(result.name, std::string("Ann stays below 40"));
        QVERIFY(result.isBroken());
        QVERIFY(bytesOf(target("review.html")).contains("Ann stays below 40"));
    }

    void theReviewNamesTheFileOfAssertionsWithoutFolders()
    {
        models::AssertionSession assertions(&m_file->session);
        QTemporaryDir elsewhere;
        for (const auto& [path, name] :
             {std::pair(target("promises.yaml"), std::string("promises.yaml")),
              std::pair(elsewhere.filePath(QStringLiteral("others.yaml")), std::string("others.yaml"))}) {
            QVERIFY(openAssertions(assertions, kPromised, path));
            ui::ReviewExport review(&m_file->session, nullptr, &assertions, &m_file->page);
            QSignalSpy written(&review, &ui::ReviewExport::written);
            const QString page = elsewhere.filePath(QString::fromStdString(name) + QStringLiteral(".html"));
            review.write(page);
            QTRY_COMPARE(written.count(), 1);

            const QByteArray json
                = bytesOf(elsewhere.filePath(QString::fromStdString(name) + QStringLiteral(".json")));
            const auto read = kube::readReview(json.toStdString(), "review.json");
            QVERIFY2(read, read ? "" : read.error().message.english().c_str());
            QCOMPARE(read->assertions->file.name, name);
            for (const QByteArray& text : {json, bytesOf(page)}) {
                QVERIFY(text.contains(name.c_str()));
                QVERIFY(!text.contains(QFileInfo(path).path().toUtf8()));
            }
        }
    }

    void assertionsThatCannotBeReadAreNotLeftOut()
    {
        models::AssertionSession assertions(&m_file->session);
        QVERIFY(openAssertions(assertions, QByteArray(kPromised).replace("when:", "wen:")));
        ui::ReviewExport review(&m_file->session, nullptr, &assertions, &m_file->page);
        QSignalSpy failed(&review, &ui::ReviewExport::failed);
        review.write(target("review.html"));
        QTRY_COMPARE(failed.count(), 1);
        const QString reason = failed[0][0].toString();
        QVERIFY2(reason.startsWith(target("promises.yaml") + QStringLiteral(":5:3: ")), qPrintable(reason));
        QVERIFY(!QFileInfo::exists(target("review.json")));
    }

    void anAssertionFileThatIsNotThereIsNotLeftOut()
    {
        models::AssertionSession assertions(&m_file->session);
        assertions.file.open(target("missing.yaml"));
        QTRY_VERIFY(assertions.file.error());
        ui::ReviewExport review(&m_file->session, nullptr, &assertions, &m_file->page);
        QSignalSpy failed(&review, &ui::ReviewExport::failed);
        review.write(target("review.html"));
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed[0][0].toString().contains(QStringLiteral("missing.yaml")));
        QVERIFY(!QFileInfo::exists(target("review.json")));
    }

    void withoutAFileOfAssertionsTheReviewHasNone()
    {
        models::AssertionSession assertions(&m_file->session);
        ui::ReviewExport review(&m_file->session, nullptr, &assertions, &m_file->page);
        QSignalSpy written(&review, &ui::ReviewExport::written);
        review.write(target("review.html"));
        QTRY_COMPARE(written.count(), 1);
        const auto read = kube::readReview(bytesOf(target("review.json")).toStdString(), "review.json");
        QVERIFY2(read, read ? "" : read.error().message.english().c_str());
        QVERIFY(!read->assertions);
    }

    void thePageIsNotOverwrittenByTheJson()
    {
        ui::ReviewExport review(&m_file->session, nullptr, nullptr, &m_file->page);
        QSignalSpy failed(&review, &ui::ReviewExport::failed);
        review.write(target("review.json"));
        QCOMPARE(failed.count(), 1);
        QVERIFY(!QFileInfo::exists(target("review.json")));
    }

    void anotherJsonIsNotReplacedUnasked()
    {
        QFile other(target("review.json"));
        QVERIFY(other.open(QIODevice::WriteOnly) && other.write("mine") == 4);
        other.close();
        ui::ReviewExport review(&m_file->session, nullptr, nullptr, &m_file->page);
        QSignalSpy written(&review, &ui::ReviewExport::written);
        const auto question = [this] { return m_file->page.findChild<QMessageBox*>(); };
        review.write(target("review.html"));
        QVERIFY(question());
        question()->reject();
        QVERIFY(!QFileInfo::exists(target("review.html")));
        QCOMPARE(bytesOf(target("review.json")), QByteArray("mine"));

        QTRY_VERIFY(!question());
        review.write(target("review.html"));
        childNamed<QPushButton>(*question(), QStringLiteral("Replace"))->click();
        QTRY_COMPARE(written.count(), 1);
        QVERIFY(bytesOf(target("review.json")).startsWith("{"));
    }

    void bothFilesAreWrittenAlsoWhenTheSheetCloses()
    {
        auto review = std::make_unique<ui::ReviewExport>(&m_file->session, nullptr, nullptr, &m_file->page);
        review->write(target("review.html"));
        review.reset();
        QTRY_VERIFY(kube::readReview(bytesOf(target("review.json")).toStdString(), "review.json"));
        QTRY_VERIFY(m_file->page.findChild<QMessageBox*>()); // and says so
    }

    void aFolderThatDoesNotExistIsReported()
    {
        ui::ReviewExport review(&m_file->session, nullptr, nullptr, &m_file->page);
        QSignalSpy failed(&review, &ui::ReviewExport::failed);
        review.write(target("no/review.html"));
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed[0][0].toString().contains(QStringLiteral("no/review.html")));
    }

    void theSaveSheetAsksWhere()
    {
        ui::SaveSheet sheet(&m_file->session, new ui::LimitsReview(&m_file->session, nullptr),
                            ui::ReviewedText::Edits, {}, &m_file->page);
        sheet.open();
        auto* button = childNamed<QPushButton>(sheet, QStringLiteral("Save Review…"));
        QVERIFY(button && button->isEnabled());
        button->click();
        auto* dialog = sheet.findChild<QFileDialog*>();
        QVERIFY(dialog);
        QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(),
                 QStringLiteral("queues-review.html"));
        dialog->reject();
        sheet.reject();
    }

private:
    [[nodiscard]] QString target(const char* name) const
    {
        return QFileInfo(m_file->path()).dir().filePath(QString::fromUtf8(name));
    }

    /// False: it is never open.
    [[nodiscard]] bool openAssertions(models::AssertionSession& assertions, const QByteArray& text,
                                      const QString& path = {}) const
    {
        const QString file = path.isEmpty() ? target("promises.yaml") : path;
        writeBytes(file, text);
        assertions.file.open(file);
        return QTest::qWaitFor([&assertions] { return assertions.isOpen(); }, test::kLongestWait);
    }

    std::unique_ptr<LimitsFixture> m_file;
};

QUOTADECK_TEST(TestReviewExport, QApplication)
} // namespace tst_reviewexport

#include "tst_reviewexport.moc"
